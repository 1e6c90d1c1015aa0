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
rival: makers of audio guides | devices stand charged at the desk | Smartify, Bloomberg Connects, Antenna International | museum audio guide
rival: guided tours by people | a question gets an answer and a story
rival: the label on the wall | it needs no battery
meet: museums' association meetings and museum desks on rainy Sundays | curator for visitors | half of the visitors leave after the third room | tell one room with {name} and stand beside it on Sunday | two Sundays | tourist offices and school authorities | they send groups and hear what bored them
measure: the number of stops a visitor listens to
moat: recorded stories of curators and witnesses
risk: money comes once from a fund, then nobody pays for upkeep | sell yearly care, and let the staff change every text
rule: Clear the rights in pictures and voices | Ask the museum and a lawyer who owns photographs, loans, music and voices, and what must be offered to blind and deaf visitors. | a rights list exists for each stop
trial: Tell one room | Write and record six stops with a curator, hang up a code, and watch how long visitors stand there on two Sundays. | minutes per object before and after are known
ask: Who in a museum can sign for it? | | closing-calls | by asking when the last guide was bought and from which money
ask: Do visitors want a phone in front of a painting? | To the ear, not before the eyes | trade-trial | by watching where they look
roles: somebody who tells stories aloud | a developer | somebody who has worked in a museum
search: museum audio guide
name: Room Four = where most visitors turn round
name: +Whisperlabel = a label that speaks softly
name: Step Closer = what a guide says
name: Dust & Gold = what hangs in old rooms
name: Do Touch = the sign one would love
name: Quiet Please = except in the ear
name: +Benchstory = told where one can sit down
name: Behind Glass = where the best things lie
name: Ecouta = from the French for listen
name: Flüstern = German for whispering
name: Third Room = where the story begins
line: The painting, from somebody who knows
line: Step closer, listen
line: The label that whispers
line: Why is the duke looking sideways?
line: Stay for the third room

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
rival: booking systems for activities | next season's bookings are in them | FareHarbor, Bookeo, Rezdy, Checkfront, Regiondo@DE | tour booking software
rival: portals that sell tours | they bring guests and keep a large share | GetYourGuide, Viator
rival: a phone, a wall calendar and a biro on a string | the skipper writes it down himself
meet: harbours, cellars and schools in the weeks before the season | owner who also guides | bookings arrive there while they are out on the water | enter one weekend's groups with {name} and hand out the list at the jetty | the weekends before the season | hotel desks and tourist offices | they would book for guests if somebody answered
measure: the share of places booked without a call
moat: guides, boats and weather rules of one sort of activity
risk: nobody changes systems in the season and nobody has money outside it | sell in the quiet months and bill when bookings come
rule: Settle cancelling, weather and who is liable | Ask an insurer and a lawyer about waivers, minors, cancelling for weather, licences for alcohol, and prepaid money. | waiver and refund rule are approved
trial: Run one weekend | Take all bookings of one provider for two weekends by link and phone, write the lists, and note every change for weather. | changes and calls are counted
ask: What happens when the wind turns at ten? | Everybody gets one message with two new dates | f-2 | by calling off one trip for real
ask: Do hotel desks use a link? | | trade-trial | by giving one to five desks
roles: somebody who has guided for seasons | a developer | somebody known along the coast
search: activity booking software
name: High Season = eight weeks that decide
name: +Jettylist = the list at the jetty
name: Wind & Waiver = what to check first
name: Half Ten Boat = the one everybody wants
name: Wet Shoes = how good days end
name: Next Group = who waits by the steps
name: +Barrelbook = the cellar's own book
name: Life Vest = put on before leaving
name: Ventana = Spanish for a window, of time or weather
name: Ahoi = German for ahoy
name: Low Season = when there is time for such things
line: Eight for the ten o'clock boat
line: The wind turned, everybody knows
line: Booked while you were on the water
line: The list at the jetty is right
line: Eight weeks, every place taken

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
rival: cellar and brewery suites | duty reports and batches of years lie in them | Ekos, Vintrace, InnoVint@US, Breww@GB | brewery software
rival: the bookkeeping or stock programme | the accountant insists on it anyway
rival: chalk on the tank and a notebook with red stains | the cellar master reads it upside down
meet: winegrowers' and brewers' congresses, cooperages and filling lines on hire | cellar master | litres, labels and duty have to agree there by the tenth | follow one batch from tank to bottle with {name} and write its duty report | two days a week outside harvest | cooperages, malt traders and bottlers | they come to every cellar
measure: the hours a cellar spends on one month's duty report
moat: batches of several years, comparable between cellars
risk: nobody learns a programme during harvest | start in winter, and let a finger with a glove use it
rule: Get duty and traces right | Ask customs and the food office about duty reports, losses, labels and tracing batches, and who answers for a wrong report. | a report has been accepted once
trial: Write along for two cellars | Take down every movement of two cellars for two weeks by voice and photograph, write the duty report, and compare with theirs. | differences in litres are explained
ask: Who enters it with wet hands? | Voice, or one touch per movement | f-2 | by watching a day in the cellar
ask: Why leave the notebook? | | interviews-2 | by asking what the last inspection took
roles: somebody who has worked in a cellar | a developer | somebody known among growers or brewers
search: brewery management software
name: Chalk on Tank = how it was noted
name: +Keghome = a keg that comes home
name: Red Notebook = stained, and complete
name: Lees & Ledger = what sinks and what's written
name: Tank Nine = it still ferments
name: Angel's Share = what evaporates, and belongs to nobody
name: +Bungtap = a tap on the bung
name: Wet Hands In = how one works in a cellar
name: *Cantara = from cantina, the cellar
name: Gärkeller = German for a fermenting cellar
name: Second Racking = moved once more, then quiet
line: Tank nine still sings
line: The chalk that doesn't wash off
line: Litres, labels, duty: the same figure
line: Where are the other forty kegs?
line: For gloves, hoses and wet floors

allergen-records
job: a recipe, recipes
rival: recipe and allergen suites for caterers | menus, costs and labels come out of one list of ingredients | Nutritics, Kafoodle@GB, Ten Kites@GB, LiberEat@GB, MenuSano@US, Nutrislice@US | allergen management software
rival: the sheet on the kitchen wall | everybody knows where it hangs, and it costs nothing
rival: the wholesaler's own product sheets | they come with the delivery and bear a name that answers for them
meet: kitchens after lunch, meetings of the caterers' association and the wholesalers' open days | catering manager | the sheet and the packets stand side by side there, and they seldom agree | check ten recipes with {name} against the packets in the store | two afternoons a week | wholesalers' field staff and advisers on food safety | they are asked each time that an ingredient changes
measure: the recipes whose record agrees with the packets in the store
moat: recipes and product lists that kitchens have checked line by line
risk: a wrong record hurts somebody, and the kitchen stops reading packets because a screen says that it is safe | keep the cook's look at the packet as the last step, and show for each recipe who checked it and when
rule: Settle who answers for a wrong record | Ask the food authority and a lawyer what a kitchen must be able to show, what the contract may promise, which insurance covers harm to somebody who ate, and how data on allergies, which is health data, may be kept. | the answers, the insurance and the clause in the contract are in one file
trial: Check fifty recipes against the packets | Enter the recipes of two kitchens and compare each with the packets in the store, together with the cook. | each difference is written down, with who would have been harmed by it
ask: What happens when the record is wrong? | The packet in the cook's hand decides, and that recipe is stopped until somebody has checked it | trade-trial | by comparing fifty recipes with the packets
ask: Who enters the recipes? | We do the first thirty with the cook | f-2 | by timing ten of them
roles: an engineer who has read suppliers' lists before | a food safety adviser who checks what the record says | somebody who visits kitchens after lunch
search: allergen management software
name: Every Label = what is read before anything is cooked
name: +Tracewise = knows what may hold traces
name: Packet & Plate = what has to agree
name: Known Dish = a plate of which everything is known
name: Named Inside = every ingredient called by its name
name: Read First = what a label is for
name: +Plainlabel = what a packet ought to say
name: Second Look = what a plate gets before it goes out
name: At the Pass = where a plate is looked at once more
name: +Labelkeep = who keeps the small print up to date
name: Zutat = German for an ingredient
line: Read before it reaches a plate
line: When the packet changes, the menu knows
line: The packet and the list agree
line: No dish without its names
line: Checked by somebody, and it says by whom
`;
