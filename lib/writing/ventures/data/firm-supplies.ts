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
rival: suppliers of coffee, fruit and machines | the machine is theirs and the contract runs for years | Selecta@DE, Selecta@CH, Selecta@ES, Selecta@IT, Fruitful Office@GB, Flaschenpost@DE | office snacks delivery
rival: the supermarket round the corner, and whoever goes | it is on the way and one sees what one buys
rival: a kettle and the biscuits of the last birthday | nobody has left because of it
meet: office kitchens at ten in the morning and office managers' networks | office manager | a brown banana and an empty beans hopper are what everybody complains about there | fill one kitchen with {name} for two weeks and count what is left on Friday | three mornings a week | landlords, coworking spaces and cleaners | they are asked who fills the kitchen
measure: the share that is eaten by Friday
moat: a dense round and what each kitchen really likes
risk: home working empties the offices on Fridays | deliver by people present, and let clients pause with a word
rule: Settle hygiene and machines | Ask the food office about cooling and labels, the building about power and water, an insurer about leaks, and a tax adviser about food for staff. | answers and policy are filed
trial: Fill three kitchens for two weeks | Deliver to three neighbouring offices twice a week, weigh what is left, and ask five people at each sink. | eaten and left goods are known
ask: What happens in a week when everybody is at home? | They pause until noon the day before | f-2 | by looking at attendance for a month
ask: What does a stop cost you? | | trade-trial | with the minutes of two weeks
roles: somebody with a van and good legs | a buyer with a nose | somebody office managers like
search: office fruit delivery
name: Ten O'Clock = when everybody meets at the sink
name: +Crumbday = the day before the delivery
name: Ripe Tuesday = as a pear should be
name: Bean & Basil = what smells good in an office
name: Third Cup = after which it gets productive
name: Kettle News = what's told by the sink
name: Bowl Again = a bowl that has been filled
name: Last Biscuit = the one nobody dares to take
name: Elevenses = the English word for the snack at eleven
name: Teeküche = German for an office kitchen
name: Fern & Fig = a plant and a snack
line: Never a brown banana
line: The kitchen everybody walks past slowly
line: Full on Monday, eaten by Friday
line: Somebody waters the fern
line: The last biscuit has a successor

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
rival: large textile services | linen is theirs and the contract runs for years | Elis, Cintas@US, CWS@DE, Alsco | hotel linen service
rival: laundries in town | they fetch it even on Sunday
rival: a machine in the cellar and someone at night | it's there when a guest spills
meet: back doors of hotels, practices and restaurants at seven | housekeeper | grey towels and missing pillow cases are counted there on Saturday | wash one week for one house with {name} and count with the housekeeper | three early mornings a week | hotel outfitters, cleaners and hosts' managers | they see grey towels first
measure: the share of pieces that come back complete and on the day
moat: linen in circulation and a dense round
risk: one large hotel fills the machines and then presses the fee | limit any one house to a quarter of the washing
rule: Settle hygiene, water and loss | Ask the health office about linen from practices and kitchens, the water office about waste water, and write who pays for what's lost. | the rules are in the contract
trial: Wash for two houses | Take over linen for two houses through a wage laundry for two weeks, count in and out, weigh, and stop the minutes. | cost per kilo and losses are known
ask: Where do the pillow cases disappear to? | | trade-trial | by counting in and out
ask: What happens on the Saturday when the machine stands? | A second laundry is agreed | f-2 | with its written yes
roles: somebody from a laundry | a driver people like | somebody for housekeepers
search: hotel linen service
name: Hospital Fold = how a bed's corner is made
name: Threadcount = sheets that can be counted
name: Fresh Stack = what stands by the bath
name: Fold in Three = how it's stacked
name: Press & Peg = iron and line
name: Linen Trolley = what rolls to the back door
name: +Sheetwind = sheets in the wind
name: Red Wine Out = it does come out
name: Lavato = Italian for washed
name: Weißwäsche = German for white linen
name: Clean Apron = how a shift begins
line: The red wine came out
line: White on Thursday, counted twice
line: Corners you could cut with
line: A clean apron every shift
line: The cellar is free again

cold-storage
job: a crate, crates
rival: large cold stores and traders with trucks | they take the whole lorry at once | ColdHubs@NG, Lineage | cold storage near me
rival: ice sellers and refrigerated vans | one pays for today only
rival: shade, wet sacks and selling cheap at four | it has always been done so
meet: wholesale markets at four in the morning and landing places | chair of the traders' association | half of the tomatoes are sold for nothing there before noon | store ten crates for three traders with {name} and weigh them after two nights | four early mornings a week | market masters and cooperatives | they are blamed for the rubbish
measure: the share of spaces taken on an ordinary night
moat: a place in the market and trust in the lock
risk: in the glut everybody wants in and after it nobody | charge by day, and find what fills it off season
rule: Settle place, power and who answers for rot | Ask the market about the site in writing, the food office about storage, an insurer about failure, and take note of each crate's state when it comes in. | agreement and crate slip exist
trial: Store for two weeks | Rent a cool van, take crates of ten traders, and compare prices at four, and two days later. | gain per crate and fee are known
ask: Does a trader pay before she has sold? | | price-talks | by asking for money on collection and in advance
ask: What happens when power fails for two days? | The room holds one night and the attendant has a plan | f-2 | by switching it off once
roles: somebody from the market | a cooling engineer | an attendant everybody trusts
search: cold storage for rent
name: Two Nights = what a tomato gains
name: +Frostdoor = the door with the fog
name: Shade & Ice = how it was done
name: Wait for Price = sell when it's good
name: Crate Eleven = hers, with the blue string
name: Firm Tomato = on the third day
name: +Coolkeep = keeps it cool
name: Blue String = how each knows her crate
name: Al Fresco = Italian for in the cool air
name: Baridi = Swahili for cold
name: Fresh at Four = at the market's opening
line: Still firm on the third day
line: Wait for the better price
line: Her crate has the blue string
line: Two more nights for a tomato
line: Noon no longer sets the price

equipment-rental
job: a rental, rentals
rival: rental chains | there's a yard in each town and a second one if it breaks | Boels@NL, Boels@DE, Loxam@FR, United Rentals@US, Sunbelt Rentals, Zeppelin Rental@DE | equipment rental
rival: dealers and their lease | after three years it belongs to you
rival: a colleague who lends his for a crate of beer | one knows where it has been
meet: building yards at six, machinery dealers and farm cooperatives | foreman or machine owner | one stands idle there and the neighbour needs exactly that on Monday | lend one machine to three firms with {name} and bring and fetch it | three early mornings a week | dealers, repair shops and fuel suppliers | they know what stands idle
measure: the days a month on which a machine works
moat: machines, keys and trust within half an hour's drive
risk: it comes back broken and nobody did it | film at handover and return, and take a deposit
rule: Settle licence, damage and who may drive | Ask an insurer about damage and theft, the safety office about tests and operators' papers, and a lawyer about hidden faults. | policy and handover sheet are there
trial: Rent out three machines | Take three owners' machines, rent them for two weeks, do the driving yourself, and write down wear and minutes. | income, driving and damage per day are known
ask: What does bringing and fetching eat? | | trade-trial | with the minutes of each trip
ask: Who mends it on Friday at three? | A repair shop with an agreed hour, or a second machine | f-2 | by ringing them on a Friday
roles: somebody from a machine yard | a mechanic | somebody who answers at six
search: equipment rental
name: Key Under Seat = where it always was
name: +Bucketday = a day with the digger
name: Monday Digger = needed by seven
name: Yard Nine = where it's waiting
name: Dig & Return = the whole contract
name: Half Full Tank = never
name: +Ironidle = iron that stands about
name: Two Days Only = as long as it's needed
name: Pala = Italian and Spanish for a shovel
name: Bagger = German for a digger
name: Hose It Down = before it goes back
line: A digger for two days only
line: Iron that doesn't stand about
line: Monday at seven, in your yard
line: Back by five, tank full
line: The neighbour's crane, with papers

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
rival: office chains | there's one in every city and the door opens with the phone | Regus, WeWork, Industrious@US, Mindspace | coworking space
rival: hotels and business lounges | the coffee comes by itself and the address impresses | | meeting room to rent
rival: one's own small rooms, a café and working from home | the lease runs on anyway
meet: founders' evenings, office agents and hotel lobbies full of laptops | team assistant or founder of a growing firm | eleven people sit there in a room for six, and the lease is for five years | let one team work and meet for a week with {name} and ask on Friday what was missing | two days a week | office agents, chambers and firms with too much space | they are asked for rooms for three months
measure: the share of teams that book again within a month
moat: rooms close to each other, with owners who answer
risk: rent is fixed for ten years and teams leave within a month | share the turnover with the owner instead of paying a fixed rent
rule: Settle use, fire and house rules | Ask the building office about change of use and escape routes, the landlord about letting on, a lawyer about postal addresses, and an insurer. | approvals and rules hang at the door
trial: Let five rooms for two weeks | Borrow rooms from firms with too much space, let them to teams by the day, be there at nine, and write down what fails. | bookings, failures and returns are counted
ask: Who books in August and on Fridays? | | trade-trial | with the calendars of two houses that will talk
ask: What if the owner needs the room himself? | A second one nearby is named in the booking | f-2 | by moving three bookings
roles: somebody for owners and contracts | a host who is there at nine | a developer for calendar and doors
search: meeting room rental
name: Room for Eleven = when six no longer fit
name: +Doorbadge = the badge that opens the door
name: Corner Table = where decisions are made
name: Flipchart In = with pens that write
name: Lease & Relief = no lease, and the relief of it
name: Fourth Socket = there's one for everybody
name: Spare Floor = what another firm doesn't need
name: Till April = as long as it's needed
name: +Windowtable = the table by the window
name: Stanza = Italian for a room
name: Sitzung = German for a meeting where people sit
line: Eleven people, a room for eleven
line: A door, a table, pens that write
line: Until spring, and then we'll see
line: The floor next door is empty
line: Meet somewhere with a window

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
rival: wholesalers and cash and carry | all is there at five in the morning and credit runs for weeks | Metro, Sysco@US, Bidfood, Transgourmet@DE | food wholesaler
rival: ordering platforms for shops | new brands, small quantities and time to pay | Faire, Ankorstore, Choco, Wasoko@KE
rival: the farmer who comes by, and the drive to the market | one may smell it and haggle
meet: wholesale markets at five, chefs' evenings and shop fairs | chef or shop owner | they ring four people there after closing and two don't answer | bring one order to ten kitchens or shops with {name} and come on the same day again | three early mornings a week | chefs, farm advisers and fairs | they are asked where one gets that
measure: the share of customers who order in the following week
moat: producers who sell only here, and a full van
risk: kitchens pay late and the farmer wants cash | take cards or direct debit, and advance to nobody
rule: Settle food, cooling and who pays when | Ask the food office about trading, cooling chain and traces, an insurer about recalls, and write terms for late payment. | registration and terms exist
trial: Drive ten orders a week | Take orders by message from ten kitchens or shops, buy, drive, and reckon each crate. | what's left per stop is known
ask: What is left after the van? | | trade-trial | with two weeks' stops
ask: What if the farmer has no lettuce on Friday? | The chef hears it on Thursday, with a substitute | f-2 | by counting missing goods
roles: somebody from a kitchen or market | somebody for van and cellar | somebody producers trust
search: local food wholesale
name: Back of Van = where one may have a look
name: +Cratecall = the call for the crates
name: Leeks at Five = with earth on them
name: Chef's Knock = at the back door
name: Dirt On Still = how fresh it is
name: Thursday List = what there is this week
name: +Fieldvan = from the field, in a van
name: Short Way In = from there to here
name: Grossista = Italian for a wholesaler
name: Marktfrau = German for a woman at the market
name: Half Pallet = as much as a small shop takes
line: Leeks with earth on, at the back door
line: One call instead of four
line: What there is, this Thursday
line: Half a pallet is plenty
line: You can ring who grew it
`;
