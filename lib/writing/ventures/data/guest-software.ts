/** Software for hosts, clubs, schools and events: what is known of them; the keys are those of `../lore.ts`. */
export const GUEST_SOFTWARE = `
restaurant-reservations
job: a booking, bookings
rival: booking platforms with their own guests | people search for a table there, so new guests come too | OpenTable, TheFork@FR, TheFork@ES, TheFork@IT, Resy@US, SevenRooms | restaurant booking system
rival: the booking function of the till system | table, order and bill are in one place | Toast@US, Square, Lightspeed | restaurant pos with reservations
rival: the phone and a paper book | regulars are used to it, and it costs nothing
meet: restaurants in the quiet hours of the afternoon, wholesalers and trade fairs | owner or restaurant manager | the phone rings during service, and booked tables stay empty | take the bookings of one busy evening with {name} and count the empty seats afterwards | three afternoons a week | till suppliers, wine merchants and restaurant consultants | they visit restaurants every week and hear about no-shows
measure: the share of booked seats that are really taken
moat: guest history that belongs to the restaurant, and bookings that guests make again
risk: restaurants stay with the platform that brings them new guests | win direct bookings from website, map and social media first, and show each month what they saved
rule: Settle deposits and guest data | Ask a lawyer when a deposit or no-show fee may be charged, how long guest data and allergy notes may be kept, and which consent reminders need. | the terms for guests and the data contract are ready
trial: Handle bookings for two restaurants | Take all bookings for two weeks by link, message or phone, send reminders, and note no-shows, cancellations and seats filled again. | no-shows and refilled seats for each evening are in one table
ask: Will guests leave a deposit for a table? | | trade-trial | by asking for one on busy evenings in one restaurant
ask: What happens when the internet fails? | The list of the evening is saved on the device | f-2 | by switching off the connection during a quiet evening
ask: Why leave the platform they use now? | | interviews-2 | by asking ten owners what it costs and brings them
roles: somebody who has run a dining room | a developer for booking and payment | somebody who visits restaurants and sets them up
search: restaurant booking system
name: +Tablekept = the table is kept
name: Full Tables = no empty seats
name: +Seatwell = guests well seated
name: Table for You = a table is waiting
name: +Dinebook = book a dinner
name: Booked Seats = seats that are taken
name: No Empty Chair = every place is filled
name: Host List = the list at the door
name: *Tavolia = a new word from table
name: +Guestseat = a seat for every guest
name: Tonight's Table = a table for this evening
name: Seated at Eight = guests arrive as booked
line: More full tables, fewer no-shows
line: Book a table in seconds
line: Your guests, your bookings, your data
line: Reservations without the phone ringing
line: Fill cancelled tables the same day
line: Know every guest before they arrive

kitchen-waste-stock
job: a delivery, deliveries
rival: spreadsheets, clipboards and the chef's experience | they cost nothing, and the kitchen already works that way | | kitchen inventory template
rival: stock and ordering software for kitchens | suppliers, recipes and costs are in one place | MarketMan, Apicbase, Choco, Nory | restaurant inventory software
rival: scales and cameras for food waste | hotel and catering groups use them, and the results are published | Winnow, Leanpath, Orbisk, Kitro | food waste tracking
meet: restaurant and canteen kitchens in the afternoon, wholesalers and catering fairs | head chef or kitchen manager | food costs rise, and nobody knows exactly what is thrown away | record one week of deliveries and waste with {name} and change one dish or order together | two afternoons a week | food wholesalers, caterers' buying groups and waste collectors | they see the orders and the bins of many kitchens
measure: the kilos of food thrown away per hundred guests
moat: waste, stock and recipe data from many kitchens that lead to better orders
risk: staff stop recording after a few weeks | make each entry take seconds, show one saving every week and let somebody in the kitchen own it
rule: Settle food safety, hygiene and staff pictures | Ask the food authority where devices may stand and what must be logged, which leftovers may be passed on, and ask a privacy adviser about cameras near staff. | the answers are written down and shared with the kitchen
trial: Record waste and stock in two kitchens for a week | Weigh what is thrown away, check deliveries against bills, note the reasons, and agree one change with each chef. | kilos, causes and savings are in one table
ask: Does a chef change orders because of the figures? | | interviews-2 | by showing three chefs their own week
ask: Who enters recipes, prices and deliveries? | | f-2 | by timing thirty entries with the kitchen team
ask: Is the saving larger than the fee? | | price-talks | by comparing one month's saving with the planned price
roles: a chef who is good with figures | a developer or engineer for scales and tills | somebody who sets up kitchens
search: restaurant food cost software
name: Lean Plate = cooked with what is needed
name: +Wastewise = knows what is thrown away
name: +Platesave = saves food from the bin
name: Less in the Bin = less food thrown away
name: +Stockplate = from stock to plate
name: True Food Cost = what a dish really costs
name: Fresh Count = fresh stock, counted
name: Used in Time = eaten before it spoils
name: *Portiona = a new word from portion
name: Save the Plate = food that is not wasted
name: Order Enough = ordering the right amount
name: Kitchen Count = stock in the kitchen
line: Less in the bin, more profit
line: Order what you will really use
line: Know the cost of every dish
line: See where your food goes
line: Use it before it spoils
line: Lower food costs, week by week

hotel-guest-messaging
job: a stay, stays
rival: the front desk, the phone and a folder in the room | guests know them, and nothing has to be set up
rival: guest apps and messaging software | they are already linked to the hotel's booking system | Duve, Canary Technologies, Akia, HiJiffy | hotel guest messaging
rival: the chat of booking portals | guests already use it, and it comes with the booking | Booking.com, Expedia, Airbnb
meet: hotel associations, hospitality fairs and front desks in the early afternoon | hotel manager or front office manager | the same questions reach the desk by phone, email and chat all day | answer one weekend's messages with {name} from beside the front desk | two weekends | booking system providers, hospitality consultants and tourist offices | hotels ask them how to serve guests with fewer staff
measure: the share of guest messages that are settled without the front desk
moat: answers checked by each hotel, and links to its booking system
risk: a wrong answer or a missed request upsets a guest and staff stop trusting it | let it answer only what the hotel has approved, pass the rest to a person and show open requests
rule: Settle guest data, consent and registration | Ask a privacy adviser what may be stored about guests and which messages need consent, and ask the authority how guests must be registered at check-in. | the data contract and the check-in rules are filed
trial: Handle messages for one hotel for two weeks | Answer guest messages with the team, offer two extras, and note which questions come, how fast they are answered and what is bought. | questions, answer times and sales are in one table
ask: Who carries out the request after the message? | Each request goes to a named person with a time | f-2 | by following ten requests until they are done
ask: Does it work with the hotel's booking system? | | f-3 | by asking two providers for access and a price
ask: What would a hotel pay per room? | | price-talks | by showing ten managers the result of the trial
roles: somebody who has worked at a front desk | a developer for hotel systems | somebody who visits and sets up hotels
search: hotel guest messaging software
name: +Staychat = chat during the stay
name: Pocket Desk = the front desk on the phone
name: +Guestwell = guests looked after
name: Warm Reply = a friendly answer
name: +Roomreply = a reply to every room
name: Ask the Hotel = guests ask, the hotel answers
name: Quick Check-In = no queue at the desk
name: Day & Night Desk = answers at any hour
name: *Stayella = a new word from stay
name: +Bellchat = the bell desk by chat
name: Happy Check-Out = guests leave satisfied
name: Good Stay Desk = for a good stay
line: Answer every guest, day and night
line: Check in without the queue
line: Your front desk in every pocket
line: Every request, seen and done
line: Happier guests, a calmer front desk
line: The right offer during the stay

holiday-rental-tools
job: a changeover, changeovers
rival: channel managers and host software | calendars and messages of all portals are in one place | Guesty, Hostaway, Smoobu, Lodgify, Hospitable | holiday rental software
rival: management companies | the owner has nothing to do, and somebody is on site | Vacasa@US, Evolve@US | holiday let management
rival: doing it by hand with the portals' own tools | they are free and enough for one or two homes | Airbnb, Booking.com, Vrbo
meet: host groups, tourist offices and short-let fairs | organiser of a host group | hosts ask there about double bookings, cleaners, keys and local rules | run two changeovers for one host with {name} and show the group how it went | one evening and two changeover days a week | cleaners, key services and tourist offices | they are called when a guest or a cleaner is left waiting
measure: the share of changeovers that finish before check-in without a call to the host
moat: reliable links to portals, locks and cleaners, and hosts who add every home
risk: portals change their rules or a town limits short lets | follow the rules of each town, link to several portals and serve permitted homes first
rule: Settle permits, guest data and visitor tax | Ask the city which registration, night limits and visitor tax apply, ask a privacy adviser how guests' papers may be handled, and read the portals' terms. | the answers for each town are on file
trial: Run three homes for two weeks | Handle calendars, messages, cleaners and access for three homes, and note every call, mistake and minute. | calls, mistakes and minutes per stay are on one sheet
ask: What happens when a cleaner cancels? | | trade-trial | by sending a stand-in to one changeover
ask: Would a host let it write to guests? | The host approves messages first, then chooses which go out alone | interviews-2 | by asking ten hosts which messages they would hand over
ask: Would hosts pay per home or per stay? | | price-talks | by offering both to ten hosts
roles: an experienced host | a developer for portals and door locks | somebody who supports hosts and cleaners
search: holiday rental software
name: +Stayboard = all stays on one board
name: Host Calendar = one calendar for hosts
name: +Hostdesk = a desk for hosts
name: Next Check-In = ready for the next guest
name: +Turnready = ready after the changeover
name: Keys & Stays = access and bookings
name: Single Calendar = all portals in one place
name: Easy Hosting = less work for hosts
name: *Letsora = a new word from lets
name: +Letsync = lets and calendars in step
name: Beds Booked = full calendars
name: Stay Ready = the home is ready for guests
line: All bookings in one calendar
line: No double bookings, no lost keys
line: Every changeover ready on time
line: Host more, message less
line: Cleaners booked, guests informed
line: Your rentals run smoothly

event-ticketing
job: a ticket, tickets
rival: ticket platforms | visitors know them, and a sale can start within an hour | Eventbrite, Ticketmaster, Eventim@DE, DICE, See Tickets@GB, See Tickets@US | sell tickets online
rival: forms, payment links and bank transfers | they cost almost nothing, and the organiser gets the money at once | Google Forms, PayPal
rival: a cash box and a guest list at the door | it needs no account and no internet
meet: small venues, organisers' meetings and event fairs | event organiser | they pay fees on each ticket and wait for their money | sell tickets for their next event with {name} and scan them at the door | the evenings of the first events | venues, sound and light hire firms and printers | they work with every organiser in the area
measure: the minutes a visitor waits at the entrance
moat: organisers who run every event with it, and their own visitor lists
risk: an event is cancelled and visitors want their money back after it was paid out | hold the money until the event or ask for security, and state the refund rule on each ticket
rule: Settle ticket money, refunds and data | Ask a lawyer and a payment provider who may hold ticket money, which refunds are owed, which tax applies, and how visitors' data may be used. | the terms, the payment contract and the refund rule are filed
trial: Run ticket sales for two small events | Sell and scan tickets for two events, stand at the entrance, and note waiting times, refunds, failed scans and questions. | waiting times, refunds and problems are counted
ask: Does scanning work without a connection? | The guest list is saved on the phone before doors open | f-2 | by scanning a full list in flight mode
ask: Why leave the platform they use now? | | closing-calls | by asking ten organisers what they pay and miss
ask: Who pays the fee, the organiser or the visitor? | | price-talks | by offering both to ten organisers
roles: somebody who has organised events | a developer for payments | somebody who supports organisers on event days
search: event ticketing platform
name: +Doorscan = tickets scanned at the door
name: Fair Tickets = clear prices and fees
name: +Eventpass = a pass to the event
name: Quick Entry = no waiting at the door
name: +Seatsold = seats that are sold
name: Straight In = no queue
name: Your Box Office = ticket sales of your own
name: Own the Door = organisers keep control
name: *Tiketta = a new word from ticket
name: +Gatelist = the list at the gate
name: Sold & Scanned = from sale to entry
name: Front Gate = where visitors enter
line: Sell tickets, keep your audience
line: Short queues, quick entry
line: Your tickets, your visitors, your data
line: From sale to entry, made simple
line: Tickets on sale in minutes
line: Scan tickets even without a signal

museum-guide
job: a visit, visits
rival: makers of audio guides and museum apps | they have devices, apps and references | Smartify, Bloomberg Connects, Antenna International | museum audio guide
rival: guided tours by people | visitors can ask questions and feel looked after
rival: wall labels and printed leaflets | they are there already and need no technology
meet: museum conferences, local history museums and tourist offices | head of education or visitor services | they are responsible for what visitors understand and enjoy | produce a few stops for one room with {name} and watch visitors use them for a weekend | two days a month | tourist offices and schools | they send groups and hear their feedback
measure: the average number of stops a visitor plays
moat: well-told content with cleared rights, and museums that update it themselves
risk: museums pay once from a grant and not for upkeep | sell a yearly licence with updates, and show usage figures before each renewal
rule: Clear rights, access and data protection | Clarify who owns images, texts, music and voices, which accessibility rules apply to public bodies, and what usage data may be collected. | a rights list and the checked privacy notice exist
trial: Produce one room | Write and record a few stops with a curator, offer them by a code at the entrance, and compare visits before and after on two weekends. | plays, time in the room and visitor ratings are known
ask: Who decides in a museum, and from which budget? | | closing-calls | by asking ten museums about their last guide
ask: Do visitors use their own phones? | | trade-trial | by counting code scans and visitors in one room
ask: What does it cost to produce and update one stop? | | f-2 | by timing text, recording and translation
roles: a writer and audio producer | a developer | somebody with museum experience
search: museum audio guide
name: +Whisperlabel = a label you can hear
name: Step Closer = look more closely
name: Hear the Room = hear what a room tells
name: +Artvoice = a voice for art
name: Third Room = stories in every room
name: Look & Hear = hear it while you look
name: +Museways = ways through a museum
name: *Guidora = a new word from guide
name: Behind Glass = stories of things behind glass
name: Told Well = stories told well
name: Object Talks = objects tell their story
line: Hear the story behind every object
line: Your guide, in your own language
line: Look closer, understand more
line: Stories for every kind of visitor
line: Scan, listen and explore
line: See more on every visit

club-and-church
job: a member, members
rival: spreadsheets, paper lists and chat groups | they are free, and everybody has them
rival: club and church software | members, dues and events are in one system | Spond, TeamSnap@US, ClubDesk@CH, easyVerein@DE, Planning Center@US, ChurchSuite@GB | membership management software
rival: tools provided by a federation or denomination | they are often free and fit its forms
meet: clubhouses, parish halls and training days of federations | treasurer or secretary | volunteers keep lists and chase payments in their free time | enter one group's members with {name} and collect the next dues together | two evenings a week | federations, dioceses and umbrella organisations | boards ask them how to organise members
measure: the share of members who pay without a second reminder
moat: a full member history that survives every change of board
risk: boards change, and the next volunteer goes back to a spreadsheet | make the handover simple, train two people in each group and work with federations
rule: Settle members' data, minors and money | Ask a privacy adviser about members' and children's data, the bank about collecting dues, and the tax authority about donation receipts. | the consent forms and the answers are filed
trial: Run two groups for two weeks | Enter the members of two groups, send one invitation and one payment request, and note answers, payments and questions. | answers, payments and questions are counted
ask: Who decides about a yearly fee? | The board or council does | closing-calls | by asking five boards for the date of their next meeting
ask: What about members without a smartphone? | | trade-trial | by counting who needs a letter or a call
ask: Why change from a spreadsheet? | | interviews-2 | by asking ten treasurers what takes them longest
roles: somebody who has been a treasurer or secretary | a developer for payments | somebody who trains volunteers
search: membership management software
name: +Memberwell = members looked after
name: Dues & Dates = fees and events
name: +Clubledger = the club's members and fees
name: All Together = every member in one place
name: +Rosterpost = duties sent to everyone
name: Easy Handover = simple for the next board
name: Who Is Coming = answers before the event
name: Members First = made for the members
name: *Memboro = a new word from member
name: +Duesready = dues paid on time
name: Helping Hands = volunteers for every task
name: Who Helps = volunteers at a glance
line: Members, dues and events together
line: Dues paid without the chasing
line: Know who is coming
line: Less admin for busy volunteers
line: An easy handover every time
line: Find volunteers in minutes

school-and-nursery
job: a message, messages
rival: school and nursery suites | registers, messages and fees are in one system | ClassDojo, Famly, Brightwheel@US, ParentMail@GB, Arbor@GB | school parent app
rival: chat groups, email and paper notes | every family has them, and they cost nothing
rival: systems chosen by the education authority | they are already paid for and approved
meet: head teachers' meetings, nursery associations and school offices | head or school secretary | notes, absences and fees reach the office in five different ways | run one class or group for a week with {name} and count the answers from families | two mornings a week | education authorities, nursery associations and parents' councils | schools ask them which systems are allowed
measure: the share of families who answer within a day
moat: families who use it every day, in their own languages
risk: schools decide slowly, and an authority may have to agree | begin with private schools and nurseries that decide alone, and learn the dates of the budget
rule: Settle children's data and photo consent | Ask the education authority which systems are allowed and where data may be stored, and ask a privacy adviser about consent, photos and separated parents. | the approval, the consent form and the data contract are filed
trial: Run one class or group for two weeks | Send notices, absences and payments for one class or group, help families who find it hard, and note answers and minutes saved. | answers, open items and minutes are in one table
ask: How are families without a smartphone reached? | Text message, phone and paper stay possible | trade-trial | by counting them in two classes
ask: Who decides and when? | | closing-calls | by asking five heads how the last system was chosen
ask: Would it be paid per child or per school? | | price-talks | by offering both to ten heads
roles: somebody from a school or nursery office | a developer careful with children's data | somebody who trains staff and talks to authorities
search: school and nursery app for parents
name: +Parentpost = messages for parents
name: School Bag = all a child needs
name: +Classnote = notes for every class
name: All Families = every family is reached
name: +Nurserypost = news from the nursery
name: Home & Class = families and school in touch
name: Safe Pick-Up = the right person collects
name: Good Day Notes = how the day went
name: *Scolara = from school
name: +Daycarelog = the record of each day
name: Read by All = every family reads it
name: Little Register = who is here today
line: Every family reached, every day
line: Absent children noted before class
line: School news in every language
line: Less paper, fewer phone calls
line: See how their day went
line: Messages, absences and fees together

activity-and-tour-booking
job: a booking, bookings
rival: booking systems for tours and activities | they have all functions and connect to the big portals | FareHarbor, Bookeo, Rezdy, Checkfront, Regiondo@DE | tour booking software
rival: portals that sell tours | they bring guests who would not come otherwise | GetYourGuide, Viator
rival: phone, messages and a paper calendar or spreadsheet | everybody in the team knows it and it costs nothing
meet: tourism associations, tour operators' meetups and activity sites before the season | owner who also guides | they miss calls and enter bookings after work | take one provider's bookings through {name} for two weekends and prepare the guest lists | two days a week before the season | tourist offices and hotel desks | they want to book guests without phone calls
measure: the share of places booked online without a call
moat: knowledge of one kind of activity, and links to the hotels and portals that sell it
risk: nobody changes systems in high season | sell and set up in quiet months, and charge with bookings so that costs follow income
rule: Settle payments, cancellations and liability | Check prepayment and refund rules, package travel law, waivers and minors, data protection, and who is liable when a tour is cancelled. | the terms, waiver and privacy notice are checked
trial: Run bookings for one provider | Handle all bookings of one provider for two weeks, enter calls as well, and note changes, errors and hours saved. | online bookings, calls and errors are counted
ask: What happens when the weather cancels a tour? | Guests get one message with new dates or a refund | f-2 | by testing one cancellation from start to end
ask: Would hotel desks book directly? | | trade-trial | by giving a link to five desks
ask: Do providers prefer a monthly fee or a share per booking? | | price-talks | with ten providers and both prices
roles: somebody who has run tours | a developer | somebody who knows the tourism trade
search: activity booking software
name: +Jettylist = the list at the jetty
name: Next Group = ready for the next group
name: +Tourtide = bookings through the season
name: Full Boat = every place taken
name: Sure Seat = a place that is booked
name: +Guidebook In = bookings for guides
name: High Season = ready for the busy months
name: *Tripora = a new word from trip
name: Book & Board = book it and get on
name: +Slotwise = wise use of time slots
name: All Aboard Now = everybody is on the list
line: Full tours, fewer phone calls
line: Booked while you were guiding
line: One calendar for every channel
line: The right guest list every time
line: Sell places at any hour
line: When weather changes, guests know

restaurant-ordering
job: an order, orders
rival: delivery platforms | hungry people already have the app, and riders come with it | Uber Eats, Deliveroo, Just Eat, DoorDash@US, Zomato@IN, foodpanda | food delivery app
rival: ordering functions of the till system | menu, kitchen printer and bill are already connected | Toast@US, Square, Lightspeed, Flipdish | restaurant ordering system
rival: waiters, a notepad and the phone | guests like to talk to a person, and nothing has to be set up
meet: takeaways and restaurants before opening, wholesalers and trade fairs | owner | they pay commission on each platform order and miss calls during the rush | put the menu online with {name}, add a code to tables or bags and take one evening's orders | three afternoons a week | till dealers, menu printers and food wholesalers | they hear owners complain about commission every week
measure: the share of guests who order directly a second time
moat: guests who order from the restaurant itself, and menus linked to kitchen and till
risk: guests keep ordering through the platforms out of habit | give them a reason to order directly, put it on every bag and menu, and count repeat orders
rule: Settle receipts, allergens and payment | Ask the tax authority what each order has to pass on to the till, the food authority how allergens must be shown, and a payment provider who holds the money. | the answers on receipts, allergens and payments are filed
trial: Take orders for two restaurants on two weekends | Set up a short menu, place codes on tables or bags, stand in the kitchen during the rush, and note wrong, late and repeat orders. | orders, mistakes and repeat guests are counted
ask: Does it slow down the kitchen at busy times? | | trade-trial | by timing orders during two rush hours
ask: Does it work with the till and printer in place? | | f-2 | by connecting two common systems
ask: What would an owner pay instead of commission? | | price-talks | by working out the last month's commission with ten owners
roles: somebody who has worked in a restaurant | a developer for tills and payments | somebody who sets up menus on site
search: online ordering system for restaurants
name: +Orderplate = from order to plate
name: Direct Dish = dishes ordered directly
name: +Menutap = tap the menu to order
name: Straight Order = from guest to kitchen
name: +Plateready = the plate is ready
name: Your Own Menu = orders without a platform
name: Tap & Eat = tap to order, then eat
name: Kitchen Bell = the order is ready
name: *Ordina = from the word order
name: +Dishdirect = dishes without a middleman
name: Quick Ticket = orders reach the kitchen fast
name: Order Again = guests come back
line: Orders straight to your kitchen
line: Your menu, your guests, your orders
line: Tap, order, pay, enjoy
line: Fewer mistakes at busy times
line: Order in under a minute
line: Turn first orders into regulars

winery-brewery
job: a batch, batches
rival: software suites for wineries and breweries | they cover cellar, stock, sales and duty in one | Ekos, Vintrace, InnoVint@US, Breww@GB | brewery software
rival: spreadsheets and accounting software | they are already paid for and familiar
rival: a cellar notebook and a whiteboard | it is quick and works with wet hands
meet: trade fairs, brewers' and winegrowers' associations and equipment suppliers | cellar master or head brewer | they keep the records and prepare the duty report | follow one batch from tank to bottle with {name} and prepare its duty report | two days a week outside harvest | equipment suppliers, bottlers and accountants | they visit many cellars and hear about record problems
measure: the hours spent on records and the monthly duty report
moat: batch histories over years, and duty reports that authorities accept
risk: nobody changes systems during harvest or the busy season | start in quiet months, import old records and keep entry to a few taps
rule: Get duty and traceability right | Ask customs and the food authority about duty reports, losses, labels, batch tracing and record keeping, and settle who is liable for a wrong report. | one sample report has been checked by an adviser
trial: Keep records for two cellars | Record every movement of two cellars for two weeks, prepare the report beside their own, and compare quantities and hours. | differences and hours are in one table
ask: Will people enter data while they work? | Short entries by touch or voice | f-2 | by watching one working day in the cellar
ask: What makes a cellar leave its spreadsheet? | | interviews-2 | by asking ten cellars about their last report and inspection
ask: What would a small cellar pay each month? | | price-talks | with ten owners and two packages
roles: somebody who has worked in a cellar or brewery | a developer | somebody known in the trade
search: brewery management software
name: +Tankwise = knows what is in each tank
name: Batch & Barrel = records for batch and barrel
name: +Cellarlog = the log of the cellar
name: Lot to Label = traced from lot to label
name: Duty Done = the duty report is done
name: +Kegtrace = every keg is traced
name: Vat & Vine = for beer and wine
name: *Cellaria = a new word from cellar
name: Next Racking = planning the next racking
name: Litre by Litre = every litre accounted for
name: Brew Ledger = a ledger for brewing
line: Every batch, from tank to bottle
line: Cellar records without the paperwork
line: Your duty report in less time
line: Know what is in every tank
line: Trace any bottle in minutes
line: Built for work in the cellar

allergen-records
job: a recipe, recipes
rival: recipe and allergen software | menus, costs, nutrition and labels come from one system | Nutritics, Kafoodle@GB, Ten Kites@GB, LiberEat@GB, MenuSano@US, Nutrislice@US | allergen management software
rival: spreadsheets and allergen charts on the kitchen wall | they cost nothing and everybody knows them
rival: suppliers' product sheets in a folder | they come with the delivery and are the supplier's responsibility
meet: caterers' associations, food safety courses and wholesalers' events | catering or kitchen manager | they answer for allergen information and update it by hand | check ten recipes with {name} against the packets in the store | two afternoons a week | food safety advisers and wholesalers | they are asked whenever an ingredient changes
measure: the share of recipes whose record agrees with the packets in the store
moat: checked recipes and up-to-date product data from many suppliers
risk: a wrong record harms a guest | keep the packet check as the last step, show who checked each recipe and when, and block recipes with unclear ingredients
rule: Settle liability for wrong records | Ask the food authority and a lawyer which records kitchens must keep, what the contract may promise, which insurance is needed, and how health data of guests is protected. | the answers, the policy and the contract clause are filed
trial: Check the recipes of two kitchens | Enter a small menu for two kitchens, compare each recipe with the packets together with the cook, and note every difference and the time needed. | differences and minutes per recipe are in one table
ask: Who enters the recipes? | We enter the first ones with the cook | f-2 | by timing ten recipes
ask: How are supplier changes noticed? | | trade-trial | by comparing product sheets and packets for two weeks
ask: Who in a catering firm decides and pays? | | interviews-2 | by asking ten managers about their last system
roles: a developer who knows product data | a food safety adviser | somebody with kitchen experience
search: allergen management software
name: +Tracewise = knows about traces
name: Packet & Plate = packet and plate agree
name: +Labelkeep = keeps labels up to date
name: Known Dish = known down to the ingredient
name: Read First = read before it is cooked
name: +Menusafe = a safe menu
name: Cook & Check = the cook checks it first
name: +Plainlabel = plain information for guests
name: *Allergena = a new word from allergen
name: Sure Plate = sure of what is on it
name: Every Ingredient = all ingredients listed
line: Know what is in every dish
line: Allergen answers your team can trust
line: When ingredients change, menus follow
line: Every recipe checked and signed
line: Ready for guests and inspectors
line: Clear allergen information, always current
`;
