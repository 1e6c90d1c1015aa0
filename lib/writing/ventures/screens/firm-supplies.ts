/** What firms have delivered, rented and looked after: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FIRM_SUPPLIES_SCREENS = `
shared-kitchen
thing: booking, bookings = Tuesday morning, baker; Wednesday evening, sauces; Friday, catering prep
must: Free hours, stations and equipment in a calendar; Storage and cold space by the shelf; Users' registration and insurance papers on file; A cleaning checklist with photos after each session
later: Shared deliveries of ingredients; Help with food registration and labels
screen: Book a kitchen | ask Date = Tuesday, 6 am to noon | list Station = Oven station; Hob station; Cold kitchen | list Add = Cold shelf; Dry storage; Mixer | switch My registration is uploaded | button Book the hours | these hours are taken, and the next free slots are shown | a paper has expired: upload the new one to book
screen: Finish my session | steps Checklist = Surfaces cleaned; Oven and hob off; Fridge labelled; Waste taken out | picture Station after cleaning | ask Report a problem = Mixer is slow to start | button Close the session | no session open, and your next booking is on Friday | a photo is missing: take it before you close
screen: Kitchen manager's day | table Today = Time, User, Station; 6 am, baker, oven; 2 pm, sauces, hob; 6 pm, caterer, cold kitchen | list To check = Fridge temperature; Two papers that expire | chart Hours booked by weekday | buttons Message a user / Block a station | no bookings today, and quiet hours are offered to regular users | a machine is broken: bookings that need it are listed

office-cleaning
thing: clean, cleans = Office, Monday evening; Meeting rooms, daily; Windows, once a month
must: A cleaning plan for each room and day; Check-in and check-out of the cleaner; Problems reported with a photo; A stand-in when somebody is ill
later: Supplies ordered with the clean; A yearly deep clean
screen: Our office | headline Cleaned this morning | list Done = Desks; Kitchen; Bathrooms; Bins | list Next = Windows, Friday; Carpet, next month | picture Kitchen after cleaning | ask Please add = Whiteboard in meeting room two | buttons Send / Report a problem | no clean today, and the next one is on Monday | the cleaner is ill: Ana comes at the same time
screen: Cleaner's phone | steps Tonight = Kitchen; Bathrooms; Desks; Floors; Alarm on | list Notes = Do not move papers; Door code has changed | picture Photo of a broken tap | switch Keys returned | buttons Finished / Report a problem | no clean tonight, and tomorrow's office is shown | the alarm goes off: the number to call is at the top
screen: Planner's desk | table Tonight = Office, Cleaner, Status; Law firm, Ana, started; Practice, Tom, not started; Studio, Lin, finished | chart Complaints by month | list To do = Call the practice; Order paper towels | buttons Send a stand-in / Message the client | no cleans tonight, and quality visits are planned | nobody has checked in: call the cleaner and the stand-in

team-events
thing: event, events = Cooking evening, nine guests; Summer party, garden venue; Workshop day with lunch
must: Three ideas with prices after a few questions; Guests' food wishes and needs collected online; A plan for bad weather; One contact before and during the event
later: Photos shared with the team; Dates reserved for next year
screen: Find an event | ask How many people? = Nine | ask Date = Thursday in June | list What do you like? = Cooking; Games outdoors; Creative workshop | ask Budget per person = Medium | picture Cooking evening | button Show three ideas | no idea fits yet, call us and we plan one | the date is full: nearby dates are shown
screen: Our event | headline Cooking evening, Thursday 6 pm | steps Plan = Welcome drink; Cook in teams; Dinner; Prize for the best dish | list Guests = Six have answered; Three are missing | list Food wishes = Two vegetarians; One nut allergy | buttons Remind the team / Change the number | no guests invited yet, and the invitation is ready | heavy rain: the indoor plan is active and guests are told
screen: Host's desk | table Events = Company, Date, Open; Bank, Thursday, final number; Studio, Friday, menu; Clinic, in June, offer | list Call today = Venue; Coach company | switch Insurance checked | button Send plan to the host | no events this week, and offers to follow up are listed | a host is ill: the stand-in is called and the client is told

bike-courier
thing: delivery, deliveries = Pharmacy order, by 4 pm; Flowers, two stops; Documents, urgent
must: Order in a minute, with price and arrival time; A live map for sender and customer; Proof of delivery by photo or signature; Fixed rounds for regular customers
later: Orders straight from the online shop; A monthly report with distance by bike
screen: Order a delivery | ask From = Our shop | ask To = Mill Street, second floor | list When = Within the hour; Next round, 4 pm; Tomorrow morning | ask Size = Small box | words Arrives before five | button Order | no rider is free now, and the next round is offered | the address was not found: check the street
screen: Track my delivery | map Rider two streets away | steps Status = Collected; On the way; Delivered | words Tom arrives in about five minutes | list Instructions = Ring twice; Leave with a neighbour | buttons Call the rider / Change instructions | no delivery on the way, and past ones are shown | nobody was at home: choose a new time or a neighbour
screen: Dispatch | table Round at 4 pm = Stop, Item, Status; Pharmacy, two bags, collected; Mill Street, flowers, on the way; Law firm, envelope, next | map Riders now | list Waiting = Print shop, one box; Bakery, cake | buttons Assign / Call the rider | no open deliveries, and the next round starts at four | a bike breaks down: the nearest rider and spare bike are shown

office-pantry
thing: delivery, deliveries = Fruit and milk, Monday; Coffee beans and tea; Lunch fridge, refilled on Thursday
must: Orders that can be changed until the day before; Fixed delivery days and times; Likes, dislikes and allergies of the team; One monthly bill with use and waste
later: A fridge with payment by card or phone; Treats for birthdays and meetings
screen: This week's order | table Order = Item, Monday, Thursday; Fruit bowl, two, one; Coffee beans, one, none; Oat milk, four, two | ask People in the office = Eight | list Team wishes = More nuts; Less juice | switch Pause on Friday | button Save the order | no order yet, begin with the starter set | the deadline has passed: call us and we try
screen: Lunch fridge | list Today = Lentil salad; Chicken wrap; Yoghurt with berries | picture Fridge, filled this morning | ask Allergies = Nuts | code Scan to open | buttons Pay by phone / Report a problem | the fridge is empty, and the next refill is on Thursday | the door does not open: try again or call the number on the fridge
screen: Driver's round | map Six offices in order | table Stops = Office, Bring, Note; Mill Lane, fruit and milk, third floor; Park Road, coffee, clean machine; Hill View, lunches, ask at reception | ask Left over = Two bananas, one wrap | switch Fridge temperature checked | button Filled, next stop | no stops today, and tomorrow's boxes to pack | an office is closed: the delivery moves to the next day

linen-and-workwear
thing: delivery, deliveries = Bed linen and towels, Tuesday; Kitchen jackets, Thursday; Tablecloths for the weekend
must: Pieces counted in and out; Fixed collection and delivery days; Extra orders before busy weekends; Repair and replacement of damaged pieces
later: Names and logos on workwear; Tags that track each piece
screen: Our linen | table This week = Piece, Delivered, Returned; Sheets, eight, eight; Towels, nine, seven; Pillow cases, eight, eight | headline Next delivery on Thursday | ask Extra for Saturday = Four bed sets | list Stains reported = Red wine, one tablecloth | buttons Order extra / Report a problem | no delivery yet, and the first is on Tuesday | pieces are missing: both counts and photos are shown
screen: Workwear by employee | table Team = Name, Size, Set; Ana, M, three jackets; Ben, L, two jackets; Lin, S, to be fitted | list In repair = Jacket, torn pocket; Trousers, zip | ask New employee = Jonas, size L | button Order a set | nobody added yet, begin with names and sizes | a size is wrong: it is exchanged with the next delivery
screen: Driver's round | map Five stops this morning | table Stops = Client, Bring, Collect; Harbour Hotel, six bags, five bags; Mill Practice, two bags, two bags; Park Kitchen, aprons, used aprons | ask Counted with = Housekeeper | switch Clean and used kept apart | button Delivered and counted | no stops today, and two bags to repair | the van is late: clients get the new time

cold-storage
thing: crate, crates = Tomatoes, two crates; Fresh fish, one crate; Cheese, until Friday
must: Free space shown by day; A receipt with condition and arrival time; Temperature records and alarms; Booking and payment by phone
later: Market prices by message; Collection and delivery to buyers
screen: Book space | headline Space for six crates today | ask What do you bring? = Tomatoes, two crates | ask Until = Friday | list Rooms = Cool room, 4 degrees; Freezer | button Reserve | no space today, and tomorrow has room for four crates | these goods cannot be stored together: another room is suggested
screen: My crates | table Stored = Goods, Since, Until; Tomatoes, Monday, Friday; Fish, today, tomorrow; Cheese, Sunday, Friday | chart Temperature in my room | picture Tomatoes on arrival | buttons Collect / Extend | nothing stored yet, and prices are shown here | the temperature rose: you get a message and the attendant checks your crates
screen: Attendant's desk | table Rooms = Room, Free, Temperature; Cool one, six, 4 degrees; Cool two, none, 5 degrees; Freezer, two, cold | ask New crate = Mangoes, good, one soft | switch Door closed | list Leaves today = Ana, two crates; Yusuf, fish | button Print receipt | no crates today, and cleaning is due | power is off: start the backup and call the engineer

equipment-rental
thing: rental, rentals = Mini excavator, two days; Generator, one week; Work platform, Friday
must: Real-time list of what is free; Booking by day, week or month; Photos at handover and return; Delivery and collection by appointment
later: Monthly invoice for regular customers; Service reminders for every machine
screen: Book a machine | picture Mini excavator | list Details = Fits through a narrow gate; Serviced this month; Insurance included | ask From = Monday morning | ask For = Two days | switch Deliver to my site | button Book now | nothing is free on that day, the next free day is shown | payment failed, the booking is held for one hour
screen: My rental | steps Rental = Booked; Delivered; In use; Collected | list Handover = Four photos; Fuel full; No damage | words Collection on Wednesday afternoon | buttons Extend by a day / Report a problem | no rental at the moment | the machine has stopped, we are calling you back
screen: Fleet today | table Machines = Machine, Where, Free from; Mini excavator, at customer, Wednesday; Generator, in the yard, today; Work platform, repair, Friday | list Trips today = Deliver generator, morning; Collect roller, afternoon | button Add a booking | no rental planned today | two bookings overlap, please choose another machine

team-offices
thing: booking, bookings = Office for six, from Monday; Meeting room, Tuesday morning; Two desks, this week
must: Photos, size and price of every room; Booking by hour, day or month; Internet, cleaning and power included; Door code on the phone
later: Larger room when the team grows; Business address and post
screen: Find a room | map Rooms near the station | list Free = Office for six; Meeting room for eight; Quiet room for two | ask Team size = Six | ask From = Monday | button See the room | no room of this size is free, choose another date | the map did not load, rooms are listed below
screen: Your booking | headline Office for six, second floor | code Door code for your team | list Included = Internet; Cleaning; Coffee; Meeting room on request | buttons Extend / Report a problem | no booking yet | the door did not open, call the host
screen: Rooms this week | table Rooms = Room, Team, Until; Second floor, Nora's team, Friday; Corner room, free, today; Meeting room, Ben's team, noon | list To do = Replace a lamp; Welcome new team on Monday | button Offer a free room | every room is free, tell the waiting list | two teams booked the same room, move one of them

local-wholesale
thing: order, orders = Vegetables for Tuesday; Cheese and eggs; Jams and honey
must: What is available, from which producer; Order until a fixed hour for the next delivery; Substitute suggested before delivery; One invoice for all producers
later: Standing order for every week; Stories and photos of producers for the shop
screen: Order for Tuesday | list Available = Carrots, two crates; Goat's cheese, six pieces; Honey, nine jars | ask Add a product = Eggs, three trays | words Order closes tonight | switch Repeat every week | button Send order | nothing in the basket, last week's order is shown | one product is sold out, choose a substitute
screen: Delivery | steps Your order = Received; Collected from producers; Loaded; On its way | list Changes = Spinach replaced by chard; Eggs complete | words Arrives on Tuesday morning | buttons Accept / Report missing goods | no delivery planned | the van is late, the new time is shown
screen: Collection round | table Today = Producer, Goods, Customers; Hill Farm, carrots, three; Dairy, cheese, five; Beekeeper, honey, two | map Round from the first farm to the last shop | button Print crate labels | no orders to collect | a producer cannot deliver, customers are told now
`;
