/** Software for hosts, clubs, schools and events: what is known of them; the keys are those of `../lore.ts`. */
export const GUEST_SOFTWARE = `
restaurant-reservations
job: a booking, bookings
rival: booking and ordering platforms | guests look for a table there first | OpenTable, TheFork@FR, TheFork@ES, TheFork@IT, Resy@US, SevenRooms, Zenchef@FR | restaurant booking system
rival: the till's own module | order and bill end up in one place | Toast@US, Square, Lightspeed, sunday
rival: the book by the till and a waiter who takes the call | regulars have had the same table for years
meet: restaurants between lunch and dinner, wholesalers' cash and carry and trade fairs | owner who stands at the door | on Friday the phone rings while four tables want to pay | take one Friday's bookings with {name} and count the empty chairs afterwards | three afternoons a week | breweries, wine merchants and till sellers | they visit every week and see the empty tables
measure: the share of booked seats that are really taken
moat: guests with their habits, which belong to the house
risk: each empty table is blamed on the new system | start on weekdays, and show the owner every week what came through it
rule: Settle deposits, data on guests and the till's duties | Ask a lawyer when a no-show fee may be charged, which allergies must be shown at the order, and the tax office what a till link must record. | three answers hang in the kitchen file
trial: Run a restaurant's bookings for two weeks | Take all calls and messages of two houses, write the book yourself, and note late, smaller and missing parties. | lost seats are known by day and cause
ask: Will guests give card details for a table? | | trade-trial | by asking for them on Saturdays in one house
ask: What happens when the internet fails at eight? | The evening's list is printed at six | f-2 | by pulling the plug on a quiet evening
roles: somebody who has run a dining room | a developer for tills | somebody who visits kitchens at three
search: restaurant booking system
name: Table Nine = the one by the window
name: +Chairpull = what a good host does
name: Party of Four = how every evening begins
name: Crumb & Chair = what is left of a good evening
name: Full Book = what an owner likes to see at five
name: +Breadfirst = what comes before the order
name: Eight O'Clock = when everybody wants to come
name: By the Window = what everyone asks for
name: Tavola = Italian for the table
name: Stammtisch = German for the regulars' table
name: More Chairs = there is always room
line: The table by the window at eight
line: Guests who said they'd come, come
line: Take plates, not calls
line: Knows who likes the corner
line: A Friday without an empty chair

kitchen-waste-stock
job: a delivery, deliveries
rival: food-waste scales | hotel chains have bought them and their reports are known | Winnow, Leanpath, Orbisk, Kitro | food waste tracking
rival: stock and ordering tools for kitchens | suppliers and recipes are entered | MarketMan, Apicbase, Choco, Nory
rival: the chef's nose and a clipboard in the cold room | he has cooked with it for twenty years
meet: kitchens at three in the afternoon, canteen associations and food fairs | head chef | the buffet is thrown away there by the tray and nobody writes it down | weigh one week's bins with {name} and change a single dish | two afternoons a week | caterers' buying groups and waste haulers | they see bins and bills
measure: the kilos thrown away for each hundred guests
moat: recipes, portions and bins of many kitchens side by side
risk: after a month nobody presses the button | let it run without anybody, and cook one thing differently every week
rule: Stay out of food safety until asked in | Ask the food inspector what may stand above a bin, which temperatures must be logged, and which leftovers may be given away. | the inspector's yes is in writing
trial: Stand at two bins for a week | Weigh and photograph everything that is thrown away in two kitchens, name the reason, and go through it with the chef on Friday. | the five costliest causes are known
ask: Does a chef change the menu because of a number? | | interviews-2 | by bringing two chefs their own bin in figures
ask: Who puts in the recipes? | We do the first thirty with the sous-chef | f-2 | by timing ten
roles: a cook who can count | a developer for scales or tills | somebody who may walk into kitchens
search: restaurant food cost software
name: Lean Plate = cooked with what is needed
name: +Binlight = a light over the bin
name: Mise & Measure = everything in place, and weighed
name: Sous Ledger = the chef's second notebook
name: Par Level = how much should be on the shelf
name: Last Tray = the one too many
name: Trim & Tops = what usually lands in the bin
name: +Coldroomwise = knows what is on the lowest shelf
name: Reste = German for leftovers
name: Zero Behind = a chef's call when passing, and the aim
name: Stockpot = where yesterday becomes soup
line: What went in the bin on Tuesday?
line: Cook the tray that gets eaten
line: The chef's nose, with figures
line: Ordered for Thursday, eaten on Thursday
line: The bin tells the menu

hotel-guest-messaging
job: a stay, stays
rival: guest apps and messaging suites | the hotel's system knows them | Duve, Canary Technologies, hotelkit, Akia | hotel guest messaging
rival: booking portals' own chat | guests have it on the phone already | Booking.com, Expedia
rival: the night porter and a folder in the room | he knows where to eat at eleven
meet: hotel owners' associations and front desks at two in the afternoon | front-office manager | the same eight questions come between ten and midnight | answer one weekend's questions with {name} beside the desk | two weekends | makers of hotel systems and linen suppliers | they hear what the desk sighs about
measure: the share of guests' messages settled without the desk
moat: what guests of a house ask, in their own languages
risk: the hotel's system charges for each connection or closes it | choose two systems that want partners, and live without writing into the rest
rule: Settle guests' data and registration | Ask a lawyer what may be stored about guests, which registration needs a signature or a passport, and when messages count as advertising. | the registration path is approved
trial: Be the night desk for two weekends | Take over the messages of one house by hand, offer late check-out and breakfast, and note what is asked and bought. | questions and sales are counted
ask: Do guests want a machine on holiday? | They want the code for the door at midnight | interviews-2 | by asking guests at check-out
ask: Who carries up the towels it promised? | | f-2 | by following ten wishes to the door
roles: somebody from a front desk | a developer for hotel systems | somebody who visits owners in the off season
search: hotel guest messaging
name: Room Eleven = the one with the view
name: +Latekey = a key for those who come at midnight
name: Bell & Desk = where every hotel begins
name: More Towels = the wish of every second guest
name: Do Not Disturb = the sign on the handle
name: +Portermate = the night porter's colleague
name: Breakfast Till = until when, asks everybody
name: Sea View = what one hopes for
name: Albergo = Italian for an inn
name: Zimmerfrei = German for room to let
name: Wi-Fi & Coffee = what guests ask first
line: Breakfast is until ten, says somebody
line: The night porter's second pair of hands
line: A door code at midnight
line: Two more towels, on their way
line: The folder in the room, answering

holiday-rental-tools
job: a changeover, changeovers
rival: channel and host suites | calendars of every portal run through them | Guesty, Hostaway, Smoobu, Lodgify, Hospitable | holiday rental software
rival: managers who take a share of the rent | the owner need not live nearby | Vacasa@US, GuestReady | holiday let management
rival: a neighbour with the key and a list on the fridge | she knows when the boiler sulks
meet: hosts' groups, tourist offices and cleaning firms | host with five flats | cleaners, guests and codes meet there on Saturday at eleven | run one Saturday's changeovers with {name} and be reachable until the last guest is in | every Saturday | tourist offices and cleaning firms | they are called when nobody finds the key
measure: the share of changeovers done before the next guest arrives without a call
moat: reliable cleaners and fixers around each house
risk: a town limits short lets and half of the hosts stop | serve country houses and permitted lets first, and keep track of each town's rules
rule: Learn the town's rules for short lets | Ask the town about permits, nights, registration and visitor tax, and an insurer about guests who break things. | each house has its number in the listing
trial: Run three houses for two weeks | Take over messages, cleaners and codes of three houses by hand, and write down every call and every minute. | causes of calls are counted
ask: What happens when the cleaner is ill on Saturday? | | trade-trial | by having a second one stand in once
ask: Will a host let somebody else write to guests? | Drafts first, then alone | interviews-2 | by asking hosts which messages they'd never give away
roles: somebody who has hosted for years | a developer for portals | somebody who keeps the cleaners
search: holiday let management
name: Key & Kettle = what a guest looks for first
name: +Matwelcome = what the doormat says
name: Half Eleven = one leaves, one arrives
name: Sand & Sheets = what is left, and what is changed
name: Spare Key = the neighbour has it
name: Under the Pot = where the key used to be
name: Fresh Beds = the smell of arriving
name: +Fridgenote = the list on the fridge
name: Casetta = Italian for a little house
name: Schlüssel = German for a key
name: Wipe Your Feet = the only house rule read
line: Out by ten, in by four
line: Beds made before the ferry lands
line: The key isn't under the pot
line: Guests sleep, so do you
line: Somebody knows why the boiler sulks

event-ticketing
job: a ticket, tickets
rival: ticket platforms | visitors have an account there and look for a Saturday | Eventbrite, Ticketmaster, Eventim@DE, Dice, See Tickets@GB | event ticketing
rival: free form and payment links | a bank account and a list at the door suffice
rival: a cash box at the door and stamps on hands | it has never crashed
meet: small venues, festival organisers' meetings and clubs' boards | organiser of a small festival | they pay fees on each ticket and don't own the address of one visitor | sell the next small evening with {name} and stand at the door scanning | the evenings of the first events | sound hirers and poster printers | they work with every organiser in the region
measure: the share of visitors who are through the door in the first half hour
moat: the organisers of one scene who sell only here
risk: an organiser goes broke after selling out | pay out after the event, and advance nothing without a guarantee
rule: Settle who holds the money until the doors open | Ask a lawyer about holding ticket money, refunds after a cancelled evening, resale, and what must stand on a ticket. | the refund rule stands on each ticket
trial: Run three doors | Sell and scan three small events with whatever exists, and write down the queue, refunds and every question at the door. | minutes per guest and causes of trouble are known
ask: What if there is no signal in the field? | The list is on the phone before doors open | f-2 | by scanning in flight mode
ask: Why would visitors look for events here? | They don't, organisers bring them | closing-calls | by asking organisers where buyers came from
roles: somebody who has organised events | a developer for payments | somebody who stands at doors
search: event ticketing platform
name: Doors at Seven = what stands on the poster
name: +Stubkeeper = whoever keeps old tickets
name: Row & Stage = where one sits, and why
name: Soundcheck = the hour before
name: Last Encore = what nobody wants to miss
name: Inkstamp = the stamp on the hand
name: Plus One = whoever comes along
name: Queueless Eve = an evening without the line
name: *Bilieto = from billet
name: Einlass = German for the doors opening
name: Sold Out Sign = the nicest thing to hang up
line: Doors at seven, in by half past
line: The stamp on the hand, kept dry
line: Your crowd, your list
line: For halls with bad reception
line: One more song, nobody in the queue

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
rival: club and church suites | the member list and dues are in them | Spond, TeamSnap@US, ClubDesk@CH, easyVerein@DE, Planning Center@US | club management software
rival: messaging groups | everybody has them and the coach writes there
rival: the treasurer's spreadsheet and a box of envelopes | he has done it for twenty years
meet: clubhouses, parish halls and federations' training evenings | treasurer who does it after work | they want to hand over the office and nobody takes it because of the list | collect one season's dues with {name} and sit with the treasurer at the table | two evenings a week | sports federations and dioceses | they get the same questions from hundreds of boards
measure: the share of members who answer without a reminder
moat: a federation's forms and dates built in
risk: boards change each year and the next one prefers a spreadsheet | make the handover the best part, and sell through federations
rule: Settle minors' data and other people's money | Ask a privacy adviser about children's pictures and health notes, the bank about collecting dues, and the federation about its forms. | the consent for minors is approved
trial: Do the dues of two clubs | Collect dues and attendance of a sports club and a choir by hand for two weeks, and note who asks what. | open dues and questions are counted
ask: Who in a club signs for a yearly fee? | The board, in two meetings a year | closing-calls | by asking for the date of the next one
ask: Why leave the chat group? | | interviews-2 | by watching how a coach finds out who plays on Sunday
roles: somebody who has been treasurer | a developer | somebody who knows the federation
search: club management software
name: Treasurer Tom = who has done it for twenty years
name: +Clubkey = the key to the clubhouse
name: Any Helpers = who brings the cake
name: Home & Away = where it's played on Sunday
name: Second Team = where it is most fun
name: Tea After = what follows every meeting
name: Bell & Bench = church and playing field
name: +Membernote = a note in everyone's pocket
name: Sodalis = Latin for a companion
name: Verein = German for a club
name: Who Plays = the question of every Saturday
line: Who's playing on Sunday?
line: Dues paid, cake arranged
line: The treasurer may retire
line: Everybody knows, nobody was chased
line: For the people who put out chairs

school-and-nursery
job: a message, messages
rival: school and nursery suites | classes, marks and children's files are in them | ClassDojo, Famly, Brightwheel@US, ParentMail@GB, Schoolfox@DE, Arbor@GB | school communication app
rival: the parents' chat group | everybody reads it within a minute
rival: a slip of paper in the school bag | it needs no account, only a child who remembers
meet: heads' conferences, nursery owners' associations and school offices after nine | school secretary | slips, sick calls and fees arrive there at once before nine | run one class's slips and sick notes with {name} for a week | two mornings a week | education authorities and parents' councils | they want one way that works for every family
measure: the share of families who answer within a day
moat: every family of a town with its languages
risk: schools decide once a year and the authority has to agree | know the budget day, and begin with nurseries that decide themselves
rule: Treat children's data more strictly than anything | Ask the education authority which systems are allowed, where data lie, who consents, and what happens when parents live apart. | the authority's answer is filed
trial: Take over one class for two weeks | Send and collect slips, sick notes and money of one class by message, and help families who can't read the language. | answers per family and way are counted
ask: What about parents without a smartphone? | Paper and phone go on for them | trade-trial | by counting them in two schools
ask: Who decides, the head or the authority? | | closing-calls | by asking three heads how the last tool came in
roles: somebody from a school office or nursery | a developer careful with rights | somebody who knows the authority
search: school parents app
name: Red Folder = what lies in every school bag
name: +Pegname = the name above the coat hook
name: Bell at Eight = when it all begins
name: Wellies & Wax = boots and crayons of a nursery
name: Bring a Cake = what the slip said
name: Home Time = the best bell of the day
name: +Slipcatch = the slip that doesn't get lost
name: Lost Glove = what hangs on the fence
name: *Scolara = from school
name: Ranzen = German for a school bag
name: Sick Today = the call before eight
line: The slip that reached the kitchen table
line: Swimming things on Thursday
line: One message, in every family's language
line: Everybody knows about the cake
line: Sick today, noted by eight

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
rival: till makers with ordering of their own | menu, bill and kitchen printer hang on one till | Toast@US, Square, Lightspeed, sunday, Flipdish@IE | restaurant ordering system
rival: delivery platforms | hungry people have the app open already | Deliveroo, Uber Eats, Just Eat, Zomato@IN, foodpanda
rival: a pad, a pencil and a telephone at the counter | it hasn't crashed in thirty years
meet: takeaways before opening, cash and carry and gastronomy fairs | owner of a takeaway | a third of each meal goes to a platform there and the phone rings during the rush | take one Friday's orders with {name} and put a slip into each platform bag | three afternoons a week | till dealers, menu printers and wholesalers | they hear about the commission every week
measure: the share of guests who order directly the second time
moat: guests who order from the house itself, with their favourites
risk: guests stay with the platform out of habit | give the house a reason to put on each bag, and count only second orders
rule: Settle receipts, allergens and payment | Ask the tax office what an order has to hand over to the till, the food office how allergens must be shown before ordering, and who holds the guest's money. | the till's certificate and the allergen list are filed
trial: Take a weekend's orders for two houses | Put codes on five tables and a link on fifty bags, sit in the kitchen on two weekends, and write down each wrong or late plate. | wrong plates and second orders are counted
ask: What does the waiter say about it? | Some tables want a person, so nobody is forced | interviews-2 | by asking waiters after a Saturday
ask: Who rides out on a rainy Sunday? | | trade-trial | by covering two Sundays
roles: somebody from a kitchen pass | a developer for tills and printers | somebody who visits takeaways at three
search: restaurant ordering system
name: Kitchen Pass = where plates change hands
name: +Tablebell = a bell on each table
name: Extra Cheese = the commonest wish
name: Fork & Forty = table forty is hungry
name: Twelve & Chips = the dish by its number
name: Order Up = shouted from the pass
name: My Usual = what regulars want
name: Hot in the Bag = how it leaves
name: Comanda = Spanish and Italian for an order in the kitchen
name: Bestellt = German for ordered
name: No Onions = written in capitals
line: No onions, and the kitchen knows
line: Number twelve, as always
line: Your guests, your menu, your bag
line: The phone is quiet, the pass isn't
line: Two more beers without waving

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
