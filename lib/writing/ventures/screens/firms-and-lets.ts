/** Money, rules and places for firms and tenants: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FIRMS_AND_LETS_SCREENS = `
business-account
thing: payment, payments = Invoice paid by Mill Café; Card payment, fuel; Rent for the workshop
must: Account opening by phone with identity check; Cards for each person with a limit; Incoming payments matched to invoices; A pot that puts tax aside
later: Access for the accountant; Terminals for card payments
screen: My account | headline Good morning, Maria | list Today = Invoice paid, Mill Café; Card payment, fuel; Tax put aside | chart Money in and out by week | buttons Send money / New invoice | no payments yet, and your account details to share | a payment is on hold: we are checking it and call today
screen: Team cards | table Cards = Person, Card, Status; Ana, Fuel, Active; Ben, Materials, Active; Tom, Online, Locked | switch Receipts required | button New card | no cards yet, and the first one is free | this card was declined: raise the limit or choose another
screen: Our desk, new applications | table To check = Firm, Papers, Status; Tom's bikes, complete, Check; Studio Lena, one missing, Waiting; Ali bakery, complete, Approved | list Questions = Who owns the firm?; What does it sell? | buttons Approve / Ask for papers | no applications are waiting | the identity check is down: applicants are told and kept in line

cross-border-payments
thing: payment, payments = Tiles from Turkey; Fabric from India; Fee from a client abroad
must: Rate and full cost shown before sending; The supplier's details checked before the first payment; Tracking from sent to received; Proof of payment as a PDF
later: Rates fixed for later payments; Payments taken over from the accounts software
screen: New payment | ask Supplier = Tile factory | ask Amount and currency | list You will see = Exchange rate, locked; Our fee; What the supplier receives | buttons Lock the rate / Save for later | no suppliers yet, and how to add the first one | the rate has changed: look at the new one before sending
screen: Payments on the way | steps Tiles from Turkey = Money received from you; Currency bought; Sent to the supplier's bank; Received | table Others = Payment, Status; Fabric from India, Received; Machine parts, Checking | link Proof of payment | nothing on the way, and your last suppliers are listed | the bank asks for the invoice: upload it here
screen: Our desk, payments to check | table Today = Firm, Country, Status; North Imports, Turkey, Clear; Lena Textiles, India, Invoice missing; Ali Trading, China, New supplier | buttons Release / Ask the customer | no payments are waiting for a check | the payout partner does not answer: customers are told about the delay

buy-now-pay-later
thing: order, orders = Sofa in three parts; City bike in four parts; Phone in six parts
must: An instalment button for the checkout; A decision within a minute; All instalments and dates shown before agreeing; The shop paid the next working day
later: Instalments at the counter by QR code; A change of payment date by the shopper
screen: Checkout, pay in parts | headline City bike in four parts | list Your payments = First part today; Three more, one each month | ask Phone number | switch I have read the terms | button Agree and order | no instalments for this basket, and other ways to pay | we could not decide: no payment was taken
screen: Shop desk, orders | table This week = Order, Status; Sofa, Paid to you; City bike, Paid to you; Lamp, Cancelled | chart Orders paid in parts by week | buttons Refund an order / Download list | no instalment orders yet, and how to test the button | the button did not load: other payment methods are shown
screen: My instalments | list City bike = First part, paid; Second part, due Friday; Third part, open | buttons Pay now / Move the date | nothing left to pay | the payment failed: try another card before Friday

company-formation
thing: registration, registrations = Studio Lena, limited company; Ali's bakery, sole trader; Two partners, consulting
must: A guide to the right legal form; Documents prepared from a few questions; Filing with the register and tax office; A list of deadlines for the first year
later: Registered address with mail scanning; Change of owners or name
screen: My registration | headline Studio Lena | steps Progress = Name checked; Articles ready; Signed; Filed; Certificate | list You still need to send = Copy of your passport; Proof of address | button Upload papers | nothing started yet, and the first five questions | the name is taken: here are three that are free
screen: Choose the form | table Compare = Form, Liability, Good for; Sole trader, personal, one person; Limited company, limited, growing firms; Partnership, shared, two or more | talk Question = Ana: Can I change it later?; Adviser: Yes, and we tell you what it takes | buttons Choose / Ask an adviser | answer five questions to see a suggestion | the comparison did not load: call us and we explain it
screen: Our desk, files | table Open files = Founder, Step, Status; Lena, Articles, To check; Ali, Tax number, Waiting; Tom, Certificate, Arrived | list Returned by the register = Ali, one signature missing; Tom, address unclear | buttons Check file / Message founder | no open files, and the founders to call back | the register's website is down: files are kept and sent later

startup-accelerator
thing: team, teams = Solar dryer, two founders; Care app, three founders; Mill Bakery, one founder
must: An application form with clear questions; A week plan with workshops and mentor hours; Goals and progress for every team; A report for each sponsor
later: A page for former teams; Booking of rooms and machines
screen: Our team, week three | headline Solar dryer | list Goals = Talk to five customers; Price on the website; First order | steps This week = Sales workshop, Tuesday; Mentor hour, Wednesday; Group review, Friday | buttons Add progress / Book mentor | no goals yet, and the first mentor hour is on Tuesday | the mentor cannot come: two other hours are offered
screen: Programme desk | table Teams = Team, Mentor, Status; Solar dryer, Ana, On course; Care app, Ben, Needs help; Mill Bakery, Lena, First sale | list To do = Confirm trainer; Invite investors | button Write to all teams | no teams yet, and applications open on Monday | a team missed two weeks: call the founders today
screen: Sponsor's page | headline What your support has done | list This round = Eight teams chosen; Five with customers; Two pilots agreed | chart Progress by team | button Meet a team | the first report comes after week four | the report is late: the programme manager will send it today

lawyer-marketplace
thing: matter, matters = Shop lease to check; Unpaid invoice letter; Terms for a web shop
must: A guided form that turns a problem into a brief; Fixed offers from several checked lawyers; Payment held until the work is done; Papers exchanged in a protected room
later: A yearly legal check for regular clients; Ratings by field of law
screen: Describe your problem | ask What is it about = Shop lease to check | ask When do you need it | list Papers added = Lease; Letter from the landlord | switch Do not show my firm's name yet | button Ask for offers | tell us in three sentences what happened | the file did not load: send it again or add it later
screen: Your three offers | table Offers = Lawyer, Delivery, Includes; Ana, Tuesday, call and notes; Ben, Thursday, notes; Lena, Friday, full new draft | link How we check lawyers | buttons Choose / Ask a question | the lawyers are reading your brief, and the first offer comes today | no lawyer took this matter: we look further and write tomorrow
screen: Our desk, open matters | table Today = Matter, Lawyer, Status; Shop lease, Ana, In work; Unpaid invoice, none yet, Two offers; Web shop terms, Ben, Delivered | buttons Remind lawyer / Call client | no open matters, and the lawyers to welcome | a deadline was missed: the client chooses a refund or another lawyer

guard-service
thing: shift, shifts = Building site, Monday night; Warehouse gate, day shift; Concert entrance, Saturday
must: Licensed guards named for every shift; Rounds recorded by scan at each point; A report every morning; A stand-in when a guard falls out
later: Key holding and alarm response; Visitor list on the gate tablet
screen: Site report, Monday night | headline All rounds walked | steps Rounds = Evening round; Midnight round; Early round; Handover | list Noted = Fence open at the back, closed; Light broken by gate two | picture Fence after closing | button Call the supervisor | the first shift begins tonight | a round was missed: the supervisor is on the way
screen: Guard's phone, tonight | headline Warehouse gate | map Patrol points | list Remember = Delivery at five; Dog in the yard | buttons Scan point / Report something | no shift tonight, and the next is on Thursday | no signal: scans are kept and sent later
screen: Our desk, shift plan | table Tonight = Site, Guard, Status; Building site, Ana, On site; Warehouse, Ben, On the way; Hotel, none, Stand-in called | list Licences = Ben, renew this month; Tom, valid | button Send stand-in | no open shifts tonight | a guard has not checked in: call the guard, then the stand-in

digital-credentials
thing: certificate, certificates = First aid course, Lena; Welding basics, Tom; Project management, Ana
must: Certificates sent to a whole course from one list; A public page where anyone can check; Skills and results described on each certificate; Withdrawal and expiry dates
later: Connection to the learning platform; A design for each partner school
screen: Issue certificates | ask Course = First aid course | table Learners = Name, Result, Status; Lena, passed, ready; Tom, passed, ready; Ali, absent, left out | picture Certificate design | buttons Send all / Send a test | no learners yet: upload a list or add one by hand | two email addresses look wrong: correct them before sending
screen: Certificate page | headline Valid: First aid course, Lena | list Shown skills = Wound care; Resuscitation; Emergency call | words Issued by the Mill Road training centre on Friday | code Check code | buttons Share / Download | this certificate has been withdrawn by the school | the check is not possible right now: try again in a minute
screen: School desk, this term | chart Opened and shared by week | table Courses = Course, Issued, Opened; First aid, eight, seven; Welding, six, six | list Expiring soon = Forklift, Tom; First aid, Ali | button Remind learners | no certificates issued yet, and how to begin | sending has stopped: the rest of the list goes out within the hour

school-stem-kits
thing: class set, class sets = Solar car set; Robot arm set; Light and sound set
must: Parts for a whole class in numbered trays; Lesson plans and worksheets that fit the curriculum; A short training for teachers; Spare parts sent within days
later: Loan of sets for one term; New lessons each school year
screen: Class set page | headline Solar car set | picture Trays and finished car | list In the box = Eight building sets; Teacher's book; Worksheets; Spare parts | words For pupils of nine and older, with a lesson plan for each week | buttons Ask for a quote / Borrow for a week | this set is being packed again, and the date when it returns | the quote could not be sent: call us and we send it by post
screen: Teacher's page, lesson two | steps Lesson = Show the film; Build in pairs; Race the cars; Pack away | picture Tray with all parts | link Worksheet to print | button Report a missing part | choose a set to see its lessons | the film does not play: use the picture pages instead
screen: Our desk, school orders | table Orders = School, Set, Status; Hill School, Solar car, Packed; Park School, Robot arm, Quote sent; Lake School, Light and sound, Parts to send | list To do = Call Park School; Order motors | button Ship today | no open orders, and the schools to call | motors are late: tell two schools about the new date

public-charging
thing: charging session, charging sessions = Station car park, bay two; Hotel yard, overnight; Market square, lunch hour
must: Payment by card without an account; Price shown before plugging in; Free bays shown live on a map; Faults noticed and restarted from afar
later: Monthly plan for frequent drivers; Booked bays for vans
screen: Find a bay | map Charging points nearby | list Free now = Station car park, two bays; Hotel yard, one bay | switch Only fast chargers | button Show the way | no free bay nearby, and when the next one should be free | live data is missing: the last known state is shown
screen: Charging now | headline Market square, bay three | chart Battery filling | list Details = Price per unit, as on the post; Plugged in at noon; Ready in about an hour | buttons Stop / Send receipt | plug in and tap your card to begin | charging stopped: try again or move to bay four
screen: Operator desk | table Sites = Site, Bays, Status; Station car park, four, All working; Hotel yard, two, One fault; Market square, three, All working | chart Sessions by day | buttons Restart charger / Call fitter | no sessions yet today | the charger is offline: restart it, then call the fitter

e-waste-recycling
thing: collection, collections = Office, three pallets; School, old computers; Repair shop, batteries
must: A date for collection from a short list; Each device or pallet weighed and recorded; Data destroyed with a written record; A report of what was recovered
later: Locked boxes with fill level; Payment for valuable parts
screen: Book a collection | ask What do you have = Computers, screens, batteries | ask How much = Three pallets | switch Destroy all data | ask Date = Thursday morning | button Book the van | tell us roughly what is there, and a photo is enough | damaged batteries need a special box: we call you first
screen: Your report | headline Collected and destroyed | table Devices = Kind, Count, Treatment; Laptops, eight, drives shredded; Screens, five, dismantled; Batteries, one box, to the smelter | link Destruction record | button Book the next date | the report follows two days after collection | two devices are missing on the list: we check and call you
screen: Our desk, today | map Collection round | table Stops = Firm, Load, Status; Mill Office, three pallets, Loaded; Hill School, computers, Next; Ali Repairs, batteries, Box needed | list In the hall = Boards to sort; Drives to shred | button Message driver | no collections today | the van is full: the last stop moves to tomorrow

medical-supplies-marketplace
thing: order, orders = Gloves and syringes; Wound dressings; Examination couch
must: Prices of several suppliers side by side; Certificates and expiry dates shown; One order and one invoice; Reordering from the clinic's own list
later: Payment after thirty days; Used equipment with an inspection report
screen: Our clinic's list | table Compare = Item, Supplier, Delivery; Gloves, North Medical, tomorrow; Syringes, City Supply, tomorrow; Dressings, Lena Care, Thursday | switch Only items in stock | buttons Order all / Change supplier | no list yet: add three items or send us your last invoice | one item has sold out: two alternatives are shown
screen: Order on the way | headline Two of three parcels delivered | steps Dressings = Ordered; Packed; On the van; Delivered | link Certificates and batch numbers | buttons Report a fault / Order again | no open orders | the delivery is late: the new day and other suppliers are shown
screen: Our desk, suppliers | table To check = Supplier, Papers, Status; North Medical, complete, Approved; City Supply, certificate ends soon, Ask; Ali Devices, new, Check | list Recalls = Test strips, one batch; None for others | button Tell clinics | no papers to check today | a recall has come in: tell all clinics that bought the batch

factory-automation
thing: robot station, robot stations = Box stacking, line two; Loading the lathe; Welding frames
must: A test with the customer's own parts; Gripper, guards and controls from one source; Training for two operators; Help by phone in every shift
later: Second product on the same station; Report of parts and stops
screen: Your station today | headline Box stacking, line two | chart Boxes per hour | list Stops today = One box crushed; Empty pallet missing | buttons Call for help / Change product | the station starts with the morning shift | the gripper has lost a box: clear the belt, then press start
screen: Test with your parts | picture Robot with your part | table Results = Job, Time, Result; Pick from tray, four seconds, works; Place in chuck, five seconds, works; Turn the part, open, new gripper | talk Question = Tom: Does it work with oily parts?; Ana: We test that on Friday | button Ask for a quote | send us three parts to begin | one test failed: we show why and what would help
screen: Our desk, projects | table Projects = Customer, Step, Status; Mill Plastics, Test, Good; Lake Dairy, Safety check, Friday; Hill Metal, Running, One stop | list To order = Gripper fingers; Safety scanner | button Plan a visit | no open projects, and the plants to call | a part is late: tell Lake Dairy the new start date

company-merch
thing: merchandise order, merchandise orders = Welcome boxes; Event giveaways; Client gifts for the new year
must: A photo of the logo on each item before printing; Small and large quantities; Boxes sent to many addresses; Stock shown for each client
later: A shop where staff choose for themselves; Thank-you cards with names
screen: Build a box | picture Box with your logo | list Inside = Hoodie; Bottle; Notebook; Card with name | ask Number of boxes | switch Send to home addresses | buttons See a sample / Ask for a price | pick a first item to begin | the logo is too small to print: send a larger file
screen: Your stock | table Items = Item, Left, Status; Hoodies, eight, Enough; Bottles, two, Order soon; Notebooks, five, Enough | list Last sent = Welcome box, Lena; Client gift, North Bank | buttons Send a box / Reorder | nothing stored yet | one address is missing: ask the person by email
screen: Our desk, orders | table This week = Client, Order, Status; North Bank, client gifts, Photo approved; Studio Lena, welcome boxes, Printing; City Fair, giveaways, Packed | list Waiting for = Logo from City Clinic; Sizes from Studio Lena | button Message client | no open orders, and the samples to send | the printer is late: call the client and offer the second printer

ticket-resale
thing: ticket, tickets = Two seats, Friday concert; One seat, home game; Theatre, row C
must: A check of each ticket before it is listed; A price limit shown to both sides; Money held until after the event; A new barcode for the buyer where possible
later: Waiting list for sold-out shows; Official page for a club or venue
screen: Friday concert | headline Two seats, side by side | list Details = Original price shown; Checked by us; New barcode for you | map Seats in the hall | buttons Buy / Join waiting list | no tickets right now, and we write when one comes | somebody else was faster: your card was not charged
screen: Sell my ticket | ask Event = Home game on Sunday | ask Upload ticket | ask Price, up to the original | steps Then = We check it; A fan buys it; You are paid after the game | button List my ticket | no tickets listed yet | this ticket can't be checked: send the order confirmation too
screen: Our desk, checks | table To check = Ticket, Seller, Status; Friday concert, Ana, Valid; Home game, Tom, Name differs; Theatre, Lena, New barcode sent | list At the gate today = One question, Ben; All others inside | buttons Approve / Ask seller | no tickets to check | a buyer is held at the gate: call the venue now

student-jobs
thing: job, jobs = Café help, Saturday; Stock taking, two evenings; Event entrance, Friday
must: Student identity checked once; Jobs that match free hours; A simple contract in the app; A replacement when somebody cancels
later: Hours counted for work permits; A reference after each job
screen: Jobs near me | switch Only my free hours | list This week = Café help, Saturday morning; Stock taking, two evenings; Event entrance, Friday | map Jobs around campus | buttons Apply / Save | no job fits your hours, and what is open next week | this job was just filled: here are two like it
screen: Employer's page, Café help | table Applicants = Student, Free, Rating; Ana, Saturday and Sunday, very good; Ben, Saturday, new; Lena, Sunday, good | talk Ana = Ana: Can I start at nine?; Café: Yes, ask for Tom | buttons Choose / Ask others | no applicants yet: better wording is suggested | a student cancelled: others free on Saturday have been asked
screen: Our desk, one campus | table Open jobs = Employer, Job, Status; Mill Café, Saturday, Filled; Park Shop, stock taking, Two applied; City Hall, event, None yet | list To check = Tom, student card; Ali, permit hours | button Message students | all jobs are filled | the student card could not be read: ask for a new photo

student-housing
thing: room, rooms = Room near the library; Studio in a hall; Shared flat, three students
must: Rooms visited and filmed before listing; Full monthly cost with bills shown; Contract signed on the phone; Deposit kept on a separate account
later: Rent guarantee for students from abroad; Booking as a group of friends
screen: Rooms near the university | map Rooms and campus | list Free from September = Room near the library; Studio in a hall; Shared flat, three students | switch Bills included | button Watch the tour | no room in this area, and what is free two stops further | the map did not load: the list is shown by distance
screen: My booking | headline Room near the library | steps Progress = Booked; Contract signed; Deposit paid; Keys handed over | list Before you come = Copy of passport; Arrival time | buttons Message landlord / Get help | nothing booked yet, and how booking works | the landlord has not signed: we call today and keep your place
screen: Our desk, rooms to check | table Today = Address, Landlord, Status; Mill Road, Mrs Brown, Film done; Hill Street, Ali, Visit at four; Lake Hall, residence, Contract sent | list Questions = Lena, can my parents visit?; Tom, late arrival | button Plan a visit | no rooms to check today | a room is not as filmed: take it off the list and call the student

errand-marketplace
thing: errand, errands = Queue at the passport office; Parcel to the post; Pharmacy and bread
must: A helper found within minutes; Price agreed before starting; Photo or receipt as proof; Identity checked for every helper
later: The same helper every week; A bill for offices
screen: New errand | ask What shall we do = Parcel to the post | ask Where from and to | ask Until when = Today, six | list Helpers near = Ana, very near; Ben, ten minutes' walk | buttons Ask now / Plan for later | tell us in one sentence what you need | no helper is free right now: choose a later time
screen: Errand on the way | headline Ben is in the queue | map Where Ben is | steps Passport office = Accepted; In the queue; Number taken; Your turn soon | talk Ben = Ben: Eight people before us; You: Thanks, I leave now | button Call Ben | no errand today | the helper had to stop: another one takes over
screen: Helper's page | list Near you = Pharmacy and bread, this street; Parcel to the post, two streets | table My week = Day, Errands, Paid; Monday, three, yes; Tuesday, two, yes; Today, one, tonight | switch I am free now | button Take it | no errands near you, and the busy hours today | the customer cancelled: you are paid for the way

rental-property-management
thing: managed home, managed homes = Two-room flat, Mill Road; Family house, Park Lane; Studio by the station
must: Tenants found and checked; Rent collected on a separate account; Repairs ordered and followed up; A monthly statement for the owner
later: A yearly rent review; Inspection by video
screen: Owner's page, Mill Road | headline Rent received on Monday | list This month = Rent in; Tap repaired, receipt added; Our fee | chart Rent and costs by month | buttons Ask my manager / Download statement | the first statement comes at the end of the month | the rent is late: we wrote to the tenant today
screen: Tenant's page, report a repair | ask What is broken = Heating in the bedroom | ask Add a photo | steps Then = We answer today; Fitter comes; You confirm | button Send | nothing reported | the photo is too large: send it without and we call you
screen: Our desk, today | table To do = Home, Matter, Status; Mill Road, heating, Fitter at two; Park Lane, new tenant, Viewing; Studio, rent, Late | list Owners to call = Mrs Brown; Ali | buttons Order repair / Call tenant | nothing urgent today | the fitter cancelled: call the second one and tell the tenant

local-deals
thing: offer, offers = Coffee and cake, Tuesday; Haircut before noon; Second pizza free
must: Offers made by the shop in two minutes; Only offers that are open now; Redeemed with a code at the counter; Count of visits for each shop
later: Stamp card across several shops; Offers for staff of local firms
screen: Offers near me | map Shops around you | list Open now = Coffee and cake, until five; Haircut before noon; Second pizza free, tonight | switch Tell me when I walk past | button Show code | nothing open right now, and what starts this evening | location is off: choose your street by hand
screen: Shop page, new offer | ask Offer = Coffee and cake | ask When = Tuesday, two to five | ask How many at most | picture Preview | buttons Publish / Save for later | no offer yet: start with your quietest hours | the photo did not load: publish without it
screen: Shop page, this week | chart Redeemed by day | table Offers = Offer, Seen, Redeemed; Coffee and cake, often, eight; Second pizza, often, five; Lunch soup, seldom, one | list Guests = Six new; Two came back | button Repeat offer | no visits yet, and where to put the window sticker | counting has stopped: note codes by hand and we add them
`;
