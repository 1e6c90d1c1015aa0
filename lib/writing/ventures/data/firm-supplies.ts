/** What firms have delivered, rented and looked after: what is known of them; the keys are those of `../lore.ts`. */
export const FIRM_SUPPLIES = `
office-cleaning
job: a clean, cleans
rival: large cleaning firms | one contract covers every branch, and lifts and plants too | ISS, Sodexo, Compass Group | office cleaning service
rival: a small firm from the next street | she has had the key for ten years | | office cleaners near me
rival: the trainee with the vacuum cleaner on Friday | it costs nothing that anybody counts
meet: office landlords, practices before opening and tax advisers' houses | office manager | the bins were full there again on Monday | clean one kitchen and one meeting room with {name} and come on Tuesday to look | two early mornings a week | landlords, painters and movers | a new tenant asks them on the first day
measure: the share of clients without a complaint in the month
moat: cleaners who stay, in houses that stand close together
risk: the cleaner falls ill and nobody notices until eight | have a second person know each object, and ring before the client does
rule: Settle pay, keys and insurance | Ask the labour authority about minimum pay and papers, an insurer about keys and damage, and write down agents and allergies. | policy and key list are there
trial: Clean three offices for two weeks | Clean three neighbouring offices in the evening, take time per room, and let the clients walk through on Friday. | minutes per room and complaints are known
ask: What is left after wages and travel? | | trade-trial | with the minutes of three houses
ask: Why should good cleaners work for you? | Fixed objects, paid travel and a name | interviews-2 | by asking five who cleaned elsewhere
roles: somebody who has cleaned | somebody who walks through with clients | somebody who finds cleaners
search: office cleaning service
name: Sills & Bins = what gets forgotten
name: +Binday = when bins are out
name: Squeaky Sill = nobody looks there but us
name: Mop & Motto = once properly
name: Lemon Smell = nearly no smell at all
name: Corner Too = where dust lives
name: Keysafe Crew = a crew with many keys
name: Lights Last = who goes last turns them off
name: Limpio = Spanish for clean
name: Blank = German for shiny
name: No Streaks = against the light
line: Monday smells of nothing at all
line: We do the corner as well
line: No streaks, not even against the light
line: Always the same face with the key
line: Done before the first coffee

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
rival: event agencies and portals | the offer comes within an hour and somebody else is to blame | teambuilding.com@US, Naboo@FR, Spacebase@DE | team building event
rival: hosts of escape rooms, bowling and boats | everybody knows it and it's booked with one call
rival: beer on the terrace, organised by whoever can't say no | it costs little and those who want to, go home
meet: assistants' networks, HR evenings and hotels in the off season | team assistant or HR lead | the boss has said: something nice in June, for forty | run one evening for a team with {name} and stay until the last taxi | two evenings a week | hotels, restaurants and coach firms | they have the rooms and no idea for the afternoon
measure: the share of firms that book the following year
moat: hosts and places in one region who can be relied upon
risk: when money is short this goes first | have small formats for noon, and an onboarding day that isn't called a party
rule: Settle accidents, food and rights | Ask an insurer about accidents at work, a lawyer about package travel, licences for music and alcohol, and photographs. | insurance and checklist are there
trial: Hold three events | Run three for small teams, ask each person the next day what stays, and reckon every hour. | answers and real hours are listed
ask: What do the quiet ones get out of it? | | interviews-2 | by asking those who didn't say much
ask: What happens if it rains on forty people? | A second place is held until noon | f-2 | with a dry plan for each format
roles: a host who can read a room | somebody who plans and reckons | somebody who finds places
search: team building event
name: Something Nice = what the boss said
name: +Bonfireside = where colleagues become people
name: June for Forty = the usual task
name: Rope & Ladle = climbing or cooking
name: Name Tags Off = when it begins
name: Last Taxi = who was in it
name: Accounts Jive = accounts can dance
name: Odd Teams = who never talks to whom
name: Gitana = from the Italian for an outing
name: Ausflug = German for an outing
name: Even Finance = came along and laughed
line: Even accounts stayed for the fire
line: Something nice, in June, for forty
line: For people who hate team events
line: Nobody has to fall backwards
line: On Monday they say good morning

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
rival: operators of shared and dark kitchens | everything is licensed and a van stands in front | CloudKitchens, Kitopi@AE, Karma Kitchen@GB | commercial kitchen rental
rival: restaurants and church halls on their closed days | it's cheap and one knows the cook
rival: one's own kitchen at home, at night | it costs nothing until the inspector comes
meet: street markets, food founders' evenings and cookery schools | stallholder at the market | at home the jars don't fit anywhere and the office asks questions | let three food makers cook for one night with {name} and wash up with them | three evenings a week | food inspectors, market managers and caterers | they have to send people away
measure: the share of bookable hours that are booked
moat: approved space and makers who pass on orders to one another
risk: everybody wants Thursday night and nobody Tuesday noon | sell fixed weekly hours, and the day for bakers
rule: Have the kitchen approved for many | Ask the food office about several businesses in one kitchen, allergens, storage and cleaning, the landlord about smell, an insurer about fire. | approval and house rules hang at the door
trial: Rent a kitchen for two weeks | Rent one at night, let six makers cook, and write down hours, energy, cleaning and quarrels. | hours and quarrels are known
ask: Who is it when something is missing in the fridge? | Locked shelves and a list of who was in | f-2 | by a week with six makers
ask: What happens to makers who grow? | | interviews-2 | by asking where the last three went
roles: a cook who keeps order | somebody for approval and technique | somebody who knows food makers
search: commercial kitchen rental
name: Hob & Hook = where one cooks and hangs the apron
name: Potluck Row = many pots in a row
name: Tuesday Oven = the one that's free
name: Steel Table = where it all happens
name: Shelf Six = yours, with a lock
name: Jars Cooling = what the night was for
name: +Simmeryard = where many things simmer
name: After Hours = when the ovens are free
name: Cocina = Spanish for kitchen
name: Großküche = German for a large kitchen
name: Label & Lid = the last two steps
line: Your jars outgrew your kitchen
line: An oven for Tuesday
line: A steel table, a shelf with a lock
line: The inspector already likes it
line: Six cooks, one sink, house rules

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
rival: parcel carriers and courier apps | they fetch it each afternoon and go everywhere | DHL, UPS, Uber, Gophr@GB, Lalamove, GoSend@ID | same day courier
rival: taxis and the man with a van | one call and he's there
rival: the trainee on the way home, or customers who fetch it | it costs a smile
meet: pharmacies, florists, print shops and laboratories at four | shop owner in the pedestrian zone | someone leaves the shop there to carry a bag across town | take all bags of five shops for two weeks with {name}, at fixed hours | ten afternoons | town centres' associations and parcel shops | they want fewer vans
measure: the drops one rider makes in an hour
moat: fixed rounds with many doors close together
risk: single trips at any time eat the fee | sell fixed rounds, and take single trips on top
rule: Settle riders, goods and streets | Ask the labour office about riders' status, an insurer about goods and falls, the town about loading and bike roads, and about medicine. | contracts and policy are there
trial: Ride for five shops | Ride two fixed rounds a day for two weeks, write down drops, waiting and rain. | drops per hour and cost are known
ask: What about rain, ice and a broken spoke? | A second bike and a taxi for the last resort | f-2 | by reckoning last winter's worst week
ask: Would shops wait for the four o'clock round? | | price-talks | by offering both at two fees
roles: somebody who has ridden | somebody who plans rounds | somebody the shops like
search: same day courier
name: Ring & Ride = heard first, then seen
name: +Chaincase = guards the chain and the trousers
name: Four O'Clock = goes out on the round
name: Wet Socks = and still on time
name: Short Cut = past the queue
name: Old Town Loop = the round with the cobbles
name: +Pedalpost = post with pedals
name: Kerb to Door = the last ten metres
name: *Velopo = from vélo and post
name: Rückenwind = German for a tail wind
name: Past the Vans = where they're still standing
line: Past the vans, up to the door
line: The four o'clock bag is on its way
line: Wet socks, dry parcel
line: Cobbles, stairs, third floor
line: Across town without a horn

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
