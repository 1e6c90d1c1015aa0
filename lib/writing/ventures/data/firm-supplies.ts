/** What firms have delivered, rented and looked after: what is known of them; the keys are those of `../lore.ts`. */
export const FIRM_SUPPLIES = `
office-cleaning
job: a clean, cleans
rival: local cleaning firms and self-employed cleaners | they are cheap, live nearby and have had the key for years | | office cleaners near me
rival: large facility companies | one contract covers many sites and other services too | ISS, Sodexo, ABM@US | office cleaning service
rival: staff who clean the office themselves | it costs nothing extra and no stranger has the key
meet: office buildings, business networks and property managers | property manager | new tenants ask for a cleaner when they move in | clean one shared kitchen or meeting room in the building with {name} as a trial and leave a price list with the manager | two mornings a week | property managers, office movers and painters | their customers ask for a reliable cleaner
measure: the number of complaints per month and client
moat: reliable cleaners who stay, and clients close to one another
risk: a cleaner is ill or leaves and the office stays dirty | train a stand-in for every office, check attendance each day and pay enough that people stay
rule: Settle employment, keys and insurance | Ask the labour authority about contracts, minimum pay and checks, insure damage and lost keys, keep safety sheets for cleaning products, and agree on confidentiality. | the contracts, the key list and the policy are on file
trial: Clean three offices for two weeks | Take three paying offices near each other, use one checklist, and note minutes per room, material, complaints and who signs on. | minutes, complaints and sign-ups of three offices are on one sheet
ask: What remains after wages, travel and material? | | f-2 | by timing three offices for two weeks
ask: Why would an office change its cleaner? | | interviews-2 | by asking ten office managers about their last complaint
ask: How do you find and keep good cleaners? | Fixed hours, paid travel and work near home | closing-calls | by asking ten experienced cleaners what would make them join
roles: somebody who has cleaned and trains others | somebody for clients and quality visits | somebody who finds and plans cleaners
search: office cleaning service
name: +Deskbright = bright, clean desks
name: Corner Too = clean into every corner
name: +Cleandesk = desks that are clean
name: Fresh by Eight = clean before work starts
name: Mop & Move = quick and thorough cleaning
name: No Streaks = windows without streaks
name: Spotless Start = a clean start to the day
name: +Brightfloor = floors that shine
name: Evening Shine = cleaned after office hours
name: *Limpora = from the Spanish for clean
name: Neat Office = a neat office every day
name: Tidy Monday = a clean start each week
line: A clean office every morning
line: Spotless before your team arrives
line: Same cleaner, same high standard
line: Clean desks, kitchens and bathrooms
line: Cleaning you never have to chase
line: Your office, ready for visitors

office-pantry
job: a delivery, deliveries
rival: large coffee, vending and snack suppliers | they bring the machines and service under one contract | Selecta@DE, Selecta@CH, Selecta@ES, Selecta@IT, Fruitful Office@GB, Aramark@US | office snacks delivery
rival: shopping by the office manager in a supermarket or online | it is cheaper and there is no contract
rival: cafés, canteens and delivery apps nearby | the choice is wide and the company pays nothing | Uber Eats, Deliveroo@GB | lunch near the office
meet: business parks, coworking spaces and office managers' groups | office manager | they order for the kitchen every week and hear all the complaints | stock one office kitchen with {name} for two weeks and show on Friday what was eaten | three mornings a week | landlords, office cleaners and furniture suppliers | clients ask them who can look after the kitchen
measure: the share of delivered food that is eaten and not thrown away
moat: dense delivery rounds and orders that fit what each team eats
risk: people work from home and offices cut their orders | adjust every order to the number of people present, and let clients pause at short notice
rule: Settle food safety, machines and tax on food for staff | Ask the food authority about cooling and labels, the landlord about power and water, an insurer about leaks, and a tax adviser how free food for staff is treated. | the answers and the policy are on file
trial: Stock three offices for two weeks | Deliver to three offices near each other, count what is eaten and thrown away, and ask staff what they want more of. | eaten and wasted goods and minutes for each stop are on one sheet
ask: What happens when most people work from home? | Orders can be changed until noon the day before | f-2 | by comparing orders with attendance for two weeks
ask: What does one stop cost? | | trade-trial | by timing each stop for two weeks
ask: Who pays, the employer or the staff? | | price-talks | by offering ten offices both ways
roles: a driver who also fills shelves and machines | a buyer for food and drinks | somebody who wins office managers
search: office fruit and snack delivery
name: +Snackshelf = a shelf full of snacks
name: Top It Up = the kitchen is filled again
name: +Deskbite = a bite at the desk
name: Fresh Break = fresh food for the break
name: +Pantryfull = a pantry that stays full
name: Bean & Bowl = coffee beans and a fruit bowl
name: Kitchen Full = a kitchen full of food
name: +Fridgewell = a well-stocked fridge
name: Kitchen Sorted = the office kitchen, handled
name: Pick Me Up = something to lift the afternoon
name: *Snackora = a new word from snack
line: A full office kitchen, every week
line: Fresh fruit, good coffee, no shopping
line: Your team's favourites, always in stock
line: Lunch and snacks without leaving work
line: We fill it, you enjoy it
line: Less waste, happier breaks

team-events
job: an event, events
rival: restaurants, bowling and escape rooms booked directly | they are well known, and one call is enough
rival: an assistant or colleague who organises it | it costs only hours, and they know the team
rival: event agencies and booking platforms | they offer many ideas and handle everything | teambuilding.com@US, Naboo@FR | team building event
meet: HR networks, assistants' networks and business hotels | HR manager or assistant | they have been asked to organise something for the team | host a short version of one event with {name} for the members of the network and hand out a price list | two evenings a month | hotels, restaurants and coach companies | they have guests who ask for a programme
measure: the share of participants who would recommend the event to another team
moat: tested formats, reliable hosts and venues, and companies that book every year
risk: companies cut events first when money is short | offer small formats, onboarding and training days, and sell dates for the whole year
rule: Settle safety, insurance and travel law | Ask an insurer about accidents, check licences for venues, alcohol and music, ask whether trips with overnight stays count as package travel, and get consent for photos. | the checklist, the insurance and the terms are on file
trial: Run three small events in two weeks | Offer three teams a two-hour event at a trial price, note hours and costs, and send every participant three questions the next day. | hours, costs and answers of three events are on one sheet
ask: What happens when the weather is bad or guests cancel? | An indoor plan and a date for the final number are part of each offer | trade-trial | by writing both plans for three events
ask: Which events do quieter people enjoy? | | interviews-2 | by asking ten participants after an event
ask: What do companies spend per person? | | price-talks | by offering three packages to ten companies
roles: a host who is good with groups | somebody who plans and budgets | somebody who wins companies and venues
search: team building event
name: +Teamglow = a team that shines together
name: +Bonfireside = together around the fire
name: Name Tags Off = people get to know each other
name: Good Day Out = a good day for everybody
name: Team & Table = eating and working together
name: +Laughwell = laughing together
name: Mixed Teams = people who rarely meet
name: Off the Desk = away from the desk
name: After Work Club = fun after work
name: *Teamara = from the word team
name: All Together Day = one day for everybody
name: Cheers & Games = drinks and games together
line: Team days people enjoy
line: You pick the date, we plan
line: Fun for the whole team
line: Get colleagues talking to each other
line: One call and it is organised
line: A day your team will remember

linen-and-workwear
job: a delivery, deliveries
rival: large textile service companies | they supply linen and workwear, wash it and have spare capacity | Elis, Cintas@US, Alsco, CWS@DE, Johnsons Workwear@GB | linen rental service
rival: local laundries | they are close, flexible and need no long contract | | commercial laundry near me
rival: washing in-house or at home | the machines are there and nobody has to wait for a delivery
meet: hotels, restaurants and medical practices | head housekeeper | they count missing pieces and stains every week | wash or supply one week's linen or workwear through {name} and count every piece with the housekeeper | three mornings a week | hotel suppliers, cleaning firms and property managers | clients ask them for a reliable laundry
measure: the share of pieces that come back complete, clean and on the agreed day
moat: dense delivery rounds, enough stock in circulation and exact counting
risk: one large client fills the machines and then asks for a lower price | keep each client to a fair share of capacity and win several small ones nearby
rule: Settle hygiene, waste water and loss | Ask the health authority about linen from kitchens and practices, the water authority about waste water, and agree in writing who pays for lost and damaged pieces. | the answers are part of every contract
trial: Serve two clients for two weeks | Wash and deliver for two clients, with a partner laundry if needed, count pieces in and out, weigh each load and note stains and delays. | cost by weight, losses and delays are on one sheet
ask: How many pieces get lost, and who pays? | | trade-trial | by counting every piece in and out for two weeks
ask: What happens when a machine breaks down? | A partner laundry takes over within a day | f-2 | with the partner's agreement in writing
ask: Would clients rent, or only have their own pieces washed? | | price-talks | by offering ten clients both
roles: somebody who has run a laundry | a driver for fixed rounds | somebody who wins and looks after clients
search: linen and workwear rental
name: +Freshfold = fresh and neatly folded
name: White & Ready = clean linen, ready to use
name: +Linenround = linen on a fixed round
name: Fresh Stack = a stack of fresh towels
name: +Ironbright = freshly ironed and bright
name: Counted & Clean = every piece counted and clean
name: Wash & Wear = washed and ready to wear
name: +Uniformfresh = fresh uniforms every week
name: Clean Apron = a clean apron every shift
name: +Sheetflow = sheets come and go smoothly
name: *Lintessa = a new word from linen
line: Clean linen, counted and on time
line: Fresh uniforms every week
line: We wash, you get on with work
line: Clean linen without your own laundry
line: Fresh, pressed and always enough
line: Every piece back, every time

cold-storage
job: a crate, crates
rival: large cold stores and logistics companies | they have much space, transport and fixed contracts | Lineage, Americold@US, ColdHubs@NG | cold storage for rent
rival: own fridges, ice and cool vans | they are at hand and nobody has to be paid by the day | | ice supplier near me
rival: selling at once at a lower price | the money is there the same day and nothing can spoil
meet: wholesale markets, landing sites and producers' cooperatives | chair of the traders' association | goods are sold below value there because they would spoil by evening | store crates for five users with {name} for a few days and compare the price or loss with the usual day | three mornings a week | market managers, cooperatives and food traders | they see how much is thrown away
measure: the share of stored goods sold in good condition
moat: a place close to the goods, reliable cooling and trust in the attendant
risk: the room is overfull in the season and half empty afterwards | charge by crate and day, take bookings for the season and store other goods in the quiet months
rule: Settle the site, food safety and liability | Get the site and power connection agreed in writing, ask the food authority about storage and temperature records, ask an insurer about power failure, and note the condition of each crate on arrival. | the site agreement, the policy and the crate receipt are ready
trial: Store goods for ten users | Rent a small cold room or cooled van for two weeks, store crates for ten producers or traders, and note temperature, days, losses and selling prices. | losses, prices and fees for each crate are on one sheet
ask: Do users pay on arrival or after the sale? | | price-talks | by offering both to ten users
ask: What happens when the power fails? | A backup keeps it cold, and the attendant has a plan | f-2 | by switching the power off once and timing the temperature
ask: How full is the room outside the season? | | f-3 | by asking ten users what they store in each month
roles: somebody who knows traders and producers | a cooling engineer | a reliable attendant
search: cold storage for rent
name: +Coolkeep = keeps goods cool
name: +Cratecool = crates kept cool
name: Fresh for Days = goods stay fresh for days
name: +Chillspace = cold space for rent
name: Cool Corner = a cold place nearby
name: Wait for Price = wait for a better price
name: +Freshhold = fresh goods, safely held
name: Cold & Near = cold storage close by
name: Shared Chill = a cold room for many
name: +Frostdoor = the door to the cold room
name: *Frigora = from the Latin for cold
line: Keep it fresh, sell it better
line: Cold storage by the crate
line: Lose less, earn more
line: Cold space when you need it
line: Fresh today, still fresh on Friday
line: Pay only for the space you use

equipment-rental
job: a rental, rentals
rival: rental chains | they have a depot nearby, a wide choice and a replacement when something breaks | Boels@NL, Boels@DE, Loxam@FR, United Rentals@US, Sunbelt Rentals@US, Sunbelt Rentals@GB, Kennards Hire@AU | equipment rental
rival: buying or leasing from a dealer | the equipment is always there and belongs to the firm in the end
rival: borrowing from colleagues and neighbouring firms | it costs little, and both sides know the machine
meet: machinery dealers, trade fairs and the yards of small firms | owner of a small firm | firms need a machine for a few days only, and others have one standing idle | rent one machine to three firms through {name}, deliver and collect it, and note every trip | three mornings a week | mechanics, fuel suppliers and trade associations | they know who needs a machine and who has one to spare
measure: the days in a month on which each machine is rented out
moat: well-kept equipment close to the customers, and one phone number for help
risk: a machine comes back damaged and nobody admits it | film it at handover and return, take a deposit and insure every rental
rule: Settle insurance, tests and who may operate | Ask an insurer about damage, theft and liability, ask the safety authority about regular tests and operators' licences, and have a lawyer check the rental terms. | the policy, the terms and the handover sheet are there
trial: Rent out three machines for two weeks | Take three machines that you own or can borrow, rent them to firms nearby, deliver and collect them yourself, and note days rented, trips, damage and questions. | days rented, income and cost of each rental are on one sheet
ask: What do delivery and collection cost? | | trade-trial | with the time and fuel of every trip
ask: What happens when a machine breaks down on the job? | A replacement comes, or the day is not charged | f-2 | by asking three repair shops how soon they can come
ask: Do firms rent by the day, the week or the month? | | price-talks | by offering all three to ten firms
roles: somebody who knows the machines | a mechanic | somebody for bookings and delivery
search: equipment rental
name: +Hiredepot = a depot of things for hire
name: Yard to Job = from the yard to the job
name: +Gearlender = somebody who lends gear
name: Rent & Return = use it, bring it back
name: Kit on Call = equipment when it is needed
name: +Idlefleet = idle machines put to work
name: Hire by the Day = rented day by day
name: Right Machine = the one for the job
name: +Machinepool = machines shared by many
name: Ready at Seven = there when work begins
name: *Hirona = from the word hire
name: Shared Yard = a yard several firms use
line: The right machine, when you need it
line: Rent it for days, not years
line: Delivered in the morning, ready to work
line: Equipment without the purchase price
line: Book today, work tomorrow
line: Serviced, insured and ready to go

shared-kitchen
job: a booking, bookings
rival: kitchens of restaurants, halls and clubs outside their hours | they are cheap, equipped and the owner is often known
rival: cooking at home | it costs nothing extra and there is no journey
rival: rental and delivery kitchens run by companies | they are approved, equipped and ready at once | CloudKitchens@US | commercial kitchen rental
meet: food markets, food start-up groups and cookery schools | market manager | small producers ask there where they may cook for sale | let three producers cook one session with {name} at a trial price and ask them what was missing | two evenings a week | market managers, food safety trainers and caterers | they meet producers who have outgrown their home kitchen
measure: the days from a producer's first enquiry to the first session in the kitchen
moat: an approved kitchen with good equipment, storage and loyal regular users
risk: everybody wants the same evenings and the other hours stay empty | sell fixed weekly slots, offer lower prices for quiet hours and win caterers and bakers who work by day
rule: Get approval for several food businesses | Ask the food authority about shared use, allergens, storage and cleaning records, ask landlord and fire authority about ventilation and waste, and require each user's registration and insurance. | the approval, the house rules and the users' papers are on file
trial: Rent out a kitchen for two weeks | Rent an approved kitchen in its free hours, let six producers cook there, and note hours, energy, cleaning time, conflicts and who books again. | hours, costs and repeat bookings are on one sheet
ask: How many booked hours cover the costs? | | f-2 | by adding rent, energy, cleaning and repairs
ask: How are theft and mess between users prevented? | Locked storage and a photo checklist at the end of each session | trade-trial | with six users over two weeks
ask: What else do users pay for? | | price-talks | by offering storage, cold space and help with registration to ten producers
roles: somebody who has run a professional kitchen | somebody for approval, equipment and cleaning | somebody who knows local food producers
search: commercial kitchen rental
name: +Simmeryard = many pots simmering together
name: Kitchen Hours = kitchen time to book
name: +Cookbase = a base for cooks
name: Shared Stove = one stove, many cooks
name: Open Oven = an oven that is free
name: +Prepspace = space to prepare food
name: Hob by Hour = a kitchen by the hour
name: Ready Kitchen = a kitchen ready to use
name: Pots & People = many cooks, one kitchen
name: *Kitchora = from the word kitchen
name: +Makerstove = a stove for food makers
name: Cook Here = come in and cook
line: Your kitchen by the hour
line: Cook today, sell tomorrow
line: An approved kitchen when you need it
line: Book the kitchen, bring your recipe
line: Room to cook, store and grow
line: All the equipment, none of the upkeep

team-offices
job: a booking, bookings
rival: office and coworking chains | they are in every large city and can be booked at once | Regus, WeWork, Industrious@US, Mindspace@DE | office space for teams
rival: an ordinary lease through an agent | it is cheaper per desk, and the rooms can be fitted out as one likes | | office to let
rival: working from home, with cafés and hotel rooms for meetings | it costs little, and nobody has to commute
meet: founders' evenings, business networks and events of the chamber of commerce | founder or office manager | teams grow out of their rooms and do not want to sign for years | let one team work or meet for a day with {name} and ask in the evening what was missing | two days a week | office agents, accountants and architects | they hear of firms that need rooms, and of rooms that stand empty
measure: the share of rooms and desks that are let in a week
moat: good rooms in the right districts, and owners who offer them here first
risk: rent has to be paid for years while teams may leave within a month | share the income with the owner of the rooms, or sign for as short a time as the teams do
rule: Settle use, fire safety and subletting | Ask the building authority about the permitted use and escape routes, get the landlord's consent to sublet, have a lawyer check the terms, and insure liability. | the consents, the policy and the house rules are filed
trial: Let five rooms or desks for two weeks | Find spare rooms at two or three firms, let them by the day or week, welcome every team yourself, and note what fails and who wants to stay. | bookings, faults and repeat bookings are on one sheet
ask: How full must the rooms be to pay? | | f-2 | with rent, cleaning and internet of one floor
ask: What if the owner needs the room back? | The contract names the notice, and a second room nearby is offered | rules | with a clause checked by a lawyer
ask: Do teams book by the hour, the day or the month? | | price-talks | by offering all three to ten teams
roles: somebody who wins owners and signs contracts | a host who looks after the teams | somebody for bookings and technology
search: office space for teams
name: +Teamfloor = a floor for your team
name: Our Own Floor = a floor for one team
name: Spare Floor = space another firm does not need
name: +Deskready = desks ready to use
name: Flexible Lease = a lease that fits
name: +Officeshare = offices that firms share
name: Monday Desk = a desk from Monday
name: Team Rooms = rooms for teams
name: +Meetwell = good rooms to meet in
name: More Desks = more desks when you grow
name: *Officia = from the word office
name: Front Door Key = your own door, your own key
line: An office that grows with you
line: Move in Monday, no long lease
line: Rooms for your team, by the month
line: Book a meeting room in minutes
line: Your own door, no long contract
line: Pay for the space you use

bike-courier
job: a delivery, deliveries
rival: parcel companies | they collect every day, go everywhere and have fixed prices | DHL, UPS, FedEx | parcel delivery
rival: delivery apps and taxis | a driver comes within minutes and is booked by phone | Uber, Lalamove, Gojek@ID | same day courier
rival: shops that deliver themselves or let customers collect | it costs nothing extra, and they know the customers
meet: shopping streets, pharmacies and trade associations | shop owner | staff leave the shop there to take orders to customers | carry all deliveries of five shops with {name} for one week at a trial price and fixed times | five afternoons | shop associations, print shops and parcel shops | they want quick delivery and fewer vans in the street
measure: the share of deliveries that arrive within the promised time
moat: regular rounds with many stops close together
risk: single orders at any time keep riders waiting and cost more than they earn | sell fixed daily rounds to regular customers and fit urgent orders between them
rule: Settle employment, goods and traffic rules | Ask the labour authority whether riders are employees, ask an insurer about accidents and lost goods, check rules for cargo bikes and loading, and ask which licence medicine, food or alcohol needs. | the answers, the contracts and the policy are on file
trial: Deliver for five shops for two weeks | Ride two fixed rounds a day at a trial price, and note stops per hour, waiting, failed deliveries and who signs on. | stops, failed deliveries and sign-ups are on one sheet
ask: How many stops an hour cover the cost? | | f-2 | by adding wages, bike, battery and insurance
ask: Will shops accept fixed collection times? | | price-talks | by offering fixed and urgent delivery at two prices to ten shops
ask: What happens in bad weather or when a bike breaks? | A spare bike is ready, and customers hear of delays at once | trade-trial | by riding on a rainy day and timing it
roles: an experienced rider | somebody who plans rounds | somebody who wins shops and businesses
search: same day bike courier
name: +Pedalpost = post that comes by bike
name: Quick by Bike = quick delivery by bike
name: +Swiftwheel = fast on two wheels
name: Ring & Ride = ring the bell, ride on
name: Today by Bike = delivered the same day
name: Door by Bike = to the door by bike
name: +Roundrunner = runs fixed rounds
name: Clean Mile = delivery without exhaust
name: *Velopo = from velo and post
name: Shop to Door = from the shop to the door
name: Fast Saddle = quick on the bike
name: +Lanebike = by bike through small lanes
line: Across town within the hour
line: From your counter to their door
line: Same-day delivery without the van
line: Fast, quiet and on time
line: Fixed rounds, every working day
line: Your customers get it today

local-wholesale
job: an order, orders
rival: wholesalers and cash-and-carry markets | everything is in one place, and regular customers get credit | Metro@DE, Metro@FR, Sysco@US, US Foods@US, Bidfood@GB, Bidfood@ZA, Transgourmet@DE | wholesale supplier
rival: online wholesale platforms | they offer many brands, small quantities and time to pay | Faire@US, Faire@GB, Ankorstore@FR, Choco@DE | wholesale marketplace
rival: buying directly from producers and at the market | the price is good, and one sees what one gets
meet: wholesale markets, producers' fairs and the back doors of shops and kitchens | shop owner or chef | they order from many small suppliers, and each has another day and another bill | collect one order from three producers for five customers through {name} and deliver it on the promised day | three mornings a week | chambers of agriculture, tourist offices and cookery schools | they are asked where local goods can be bought
measure: the share of customers who order again in the following week
moat: producers who sell through this one supplier, and full delivery rounds
risk: customers pay late while producers want their money at once | take cards or direct debit, and pay producers when the customer has paid
rule: Settle trading, hygiene and payment terms | Ask the authority which registration, cooling and records of origin the goods need, ask an insurer about recalls, and write terms for late payment and missing goods. | the registration, the policy and the terms are there
trial: Deliver ten orders a week for two weeks | Take orders by message from five to ten shops or kitchens, collect from a few producers, deliver, and note missing goods, hours and margin for each stop. | orders, missing goods and margin per stop are in one table
ask: What is left of an order after the delivery? | | trade-trial | with the hours, fuel and returns of each stop
ask: What if a producer cannot deliver? | The customer hears it the day before, with a substitute | f-2 | by counting missing goods with three producers
ask: How small may an order be? | | price-talks | by offering ten customers two minimum orders
roles: a buyer whom producers trust | somebody who sells to shops and kitchens | somebody for orders, van and invoices
search: local food wholesale
name: +Cratelink = links producers and shops
name: Near Harvest = harvested nearby
name: One Local Order = local goods in one order
name: +Makermarket = a market of makers
name: Back Door Daily = delivered at the back door
name: +Regionbox = goods from the region
name: Short Way In = a short way from the maker
name: Half Pallet = enough for a small shop
name: +Farmtrade = trade with farms
name: Local Shelf = local goods on the shelf
name: *Grossita = from an old word for wholesale
name: Morning Crates = delivered in the morning
line: Many local makers, one order
line: Order tonight, delivered in the morning
line: Know who made what you sell
line: Small orders, one invoice
line: Local goods without the driving
line: More local brands on your shelves
`;
