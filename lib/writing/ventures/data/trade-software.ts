/** Software for one trade each: what is known of them; the keys are those of `../lore.ts`. */
export const TRADE_SOFTWARE = `
shop-credit-ledger-app
job: a credit entry, credit entries
rival: exercise books behind the counter | they cost almost nothing, and everybody in the family can write in them
rival: free ledger apps for shops | they cost nothing to start and send reminders to customers | Khatabook@IN, OkCredit@IN, BukuWarung@ID | credit book app
rival: till apps with customer accounts | sales and stock are already in them | Loyverse | shop till app
meet: wholesale markets and cash-and-carry stores | wholesaler | small shopkeepers buy there every week and often owe the wholesaler too | move one shop's credit book onto the phone with {name} while the order is packed | two mornings a week | wholesalers, mobile money agents and savings groups | shops that collect their debts also pay their suppliers
measure: the share of the month's customer credit that is paid back by the agreed day
moat: a complete record of each shop's sales and debts, which makes changing to another book hard
risk: shopkeepers enter debts for a week and then go back to paper because the counter is busy | make an entry possible in two taps, import the old book for them and visit after the first week
rule: Settle customer data and reminders | Ask a lawyer how customers must agree to their names and debts being stored, what a reminder may say, and when offering loans or payments needs a licence. | the consent text, the reminder texts and the lawyer's answer are in one folder
trial: Keep ten credit books for two weeks | Sit with ten shopkeepers, enter the open debts from their books, let them add each new one, send reminders and count entries and repayments. | entries, reminders and repayments of ten shops are on one sheet
ask: Why would they pay when free apps exist? | | price-talks | by offering a paid plan to ten shopkeepers who use a free app
ask: What happens when the phone is lost? | Entries are backed up and open on a new phone with the same number | f-2 | by moving one shop to a second phone in front of the owner
ask: Will customers be offended by a reminder? | The shopkeeper chooses the words and the day | trade-trial | with the replies to every reminder in the trial
roles: somebody who grew up in or ran a small shop | a developer for phone apps that work offline | somebody who signs up and visits shops
search: credit book app for shop
name: +Shopbook = the book of the whole shop
name: +Creditnote = each credit is noted
name: Open Tabs = every tab that is still open
name: +Tallyshop = the shop's tally is right
name: +Dueday = the day the debt is due
name: Fair Balance = a balance both sides trust
name: +Counterbook = the book on the counter
name: Who Owes = shows who owes what
name: +Paidback = credit that comes back
name: Neat Ledger = a tidy ledger on the phone
name: *Ledgerino = a small ledger
line: Know who owes you, every day
line: Your credit book, safe on your phone
line: Get paid back without arguments
line: Two taps for every sale on credit
line: Friendly reminders that bring money in
line: No more lost pages

sports-team-app
job: a match day, match days
rival: group chats | everybody has the chat app already, and it costs nothing | WhatsApp, Facebook Messenger | team group chat
rival: team apps | they are free to start, and players know them from other teams | TeamSnap, Spond, Heja, SportEasy | sports team app
rival: spreadsheets and polls | the coach can arrange them as he likes | Google Sheets, Doodle | team attendance sheet
meet: training grounds and sports halls on training evenings | club secretary | coaches of several teams are there at the same time each week | set up the next match of one team with {name} before training starts | two evenings a week | leagues, referees' groups and club sponsors | they want matches that take place with full teams
measure: the share of players who have answered by the evening before the match
moat: seasons of line-ups, attendance and results that a team does not want to lose
risk: half of the players go on answering in the chat, so the coach has to look in two places | let players answer from a message without an account, and move the whole team in at one training session
rule: Settle children's data and team money | Ask a privacy adviser what consent parents must give for names, photos and chats of children, and a payment provider how team fees may be collected and paid out. | the consent form and the payment terms are written and tested with one team
trial: Run two match days for five teams | Set up five teams, send the call for two matches each, collect the fees, and count answers, reminders needed and fees still open. | answers, reminders and open fees of ten matches are on one sheet
ask: Why leave the group chat? | | interviews-2 | with ten coaches who organise their team in a chat
ask: Who pays, the coach, the players or the club? | | price-talks | by offering the same plan to five coaches and five clubs
ask: How are children's details protected? | Only the team's adults see them | rules | with a one-page text that a club board approves
roles: a coach or team manager with several seasons behind them | a developer for phone apps and payments | somebody who talks to clubs and leagues
search: sports team management app
name: +Lineupday = the line-up is ready in time
name: In or Out = each player answers
name: Full Squad = enough players every time
name: +Squadcall = calls the squad together
name: +Matchready = the team is ready to play
name: Who Plays = shows who plays
name: +Kickoffset = all set before kick-off
name: Good Turnout = players turn up
name: +Teamtally = counts players and fees
name: Bench & Pitch = everybody in the team
name: *Squadio = a new word from squad
line: Know who plays before match day
line: Line-up, fees and lifts in one app
line: More football, fewer messages
line: Every player answers in one tap
line: Match fees paid before the next game
line: Your team, ready on time

rental-shop-software
job: a hire, hires
rival: a wall calendar, paper contracts and a spreadsheet | everybody at the counter knows them, and they cost nothing
rival: rental software | it covers bookings, contracts and stock in one program | Booqable, EZRentOut, Point of Rental, Current RMS | equipment rental software
rival: the till or accounting program with workarounds | invoices and customers are already in it | QuickBooks, Lightspeed | rental invoicing
meet: hire trade fairs and dealers of rental equipment | dealer | hire firms talk there about new machines and how to book them out | enter one firm's busiest machines with {name} and book next weekend together | two days a month | equipment dealers, insurers and repair workshops | they want machines that are returned, paid for and serviced
measure: the share of hires that go out and come back without a clash or a dispute
moat: the firm's stock, kits, prices and contracts in one place, with the history of every machine
risk: moving stock and prices into a new program takes days the firm does not have in season | load the stock for them before the season and run both ways side by side for two weeks
rule: Check contracts, deposits and identity checks | Ask a lawyer which hire terms hold, how card deposits may be held and charged, whether electronic signatures count, and how long copies of identity papers may be kept. | the contract template, the deposit rule and the deletion rule are approved
trial: Run one counter for two weeks | Load the stock of three hire firms, book every hire for two weeks, take hand-over photos, and note clashes, minutes per hire and disputed returns. | clashes, minutes and disputes of three firms are on one sheet
ask: How long does it take to move our stock in? | A spreadsheet or photos of the shelves are enough to start | f-2 | by timing it with one real firm
ask: What happens when the internet fails on Saturday morning? | | trade-trial | by working one hour offline at a real counter
ask: What would a firm pay each month? | | price-talks | by showing three plans to ten owners
roles: somebody who has worked at a hire counter | a developer for bookings, stock and payments | somebody who moves firms over and answers calls
search: equipment rental software for small business
name: +Hiredesk = the desk for every hire
name: Booked & Back = goes out and comes back
name: +Hireboard = one board for all hires
name: +Returnday = the day it comes back
name: Free Friday = what is free on Friday
name: +Kitcalendar = the calendar for all equipment
name: Due Back = what is due back today
name: +Yardbook = bookings for the whole yard
name: Clear Counter = no queue at the counter
name: +Rentwise = hiring out, well organised
name: *Hirelio = a new word from hire
line: Know what is free, any day
line: From enquiry to contract in minutes
line: Every machine out, back and paid
line: No more double bookings
line: Deposits held, returns proved
line: The counter runs, even on Saturdays

photographer-software
job: a shoot, shoots
rival: gallery services for photographers | they look good, sell prints and have free plans to start | Pixieset, Pic-Time, ShootProof | client gallery for photographers
rival: studio and client management programs | contracts, invoices and forms come in one package | HoneyBook, Dubsado, Studio Ninja | photography crm
rival: file transfer links, email and a spreadsheet | they are cheap, and clients know how to use them | WeTransfer, Google Drive, Dropbox | send photos to client
meet: photography workshops and regional photographers' meetings | organiser | working photographers compare there how they deliver and get paid | upload one finished shoot with {name} and send the gallery to a client from the room | one evening a week | print labs, album makers and camera shops | every photographer who sells prints brings them orders
measure: the days from the shoot to the client's final choice of pictures
moat: years of galleries and client lists that a photographer does not want to move
risk: picture storage costs grow every month while photographers stay on the cheapest plan | price by storage, archive old galleries cheaply and let clients pay to keep theirs online
rule: Settle picture rights and clients' data | Ask a lawyer what the terms must say about copyright, pictures of children and guests, storage abroad and deletion, and who is liable when files are lost. | the terms, the deletion rule and the backup plan are written down
trial: Deliver ten shoots for five photographers | Put two finished shoots each online for five photographers, let their clients choose and order, and note days, questions and prints sold. | days, questions and orders of ten shoots are on one sheet
ask: What if pictures get lost? | Every file is kept in two separate places | f-3 | by restoring one gallery from the backup
ask: Why leave the gallery service they use now? | | interviews-2 | with ten photographers about their last delivery
ask: Do clients really order prints online? | | trade-trial | by counting orders in the galleries of the trial
roles: a working photographer with many clients | a developer for storage, galleries and payments | somebody who helps photographers move over
search: client gallery software for photographers
name: +Proofroom = a room for choosing pictures
name: +Galleryday = the gallery is ready
name: Picked & Paid = pictures chosen and paid for
name: +Shootdesk = the desk behind every shoot
name: Favourite Frame = the picture they choose
name: +Picturehand = pictures handed over well
name: Heart This = clients mark what they love
name: +Frameflow = from booking to framed print
name: Last Edit = the final version, delivered
name: +Lensledger = bookings and payments in order
name: *Gallerino = a small gallery
line: From booking to gallery in one place
line: Galleries your clients love to open
line: Contracts signed, pictures delivered, prints sold
line: More shooting, less paperwork
line: Clients choose, you deliver faster
line: Your pictures, beautifully handed over

driving-school-software
job: a driving lesson, driving lessons
rival: paper diaries, whiteboards and phone calls | they are in the car and in the office and need no training
rival: software for driving schools and instructors | it knows lessons, packages and test dates | Total Drive@GB, MyDriveTime@GB, DriveScout@US | driving school software
rival: general calendars and chat groups | they are free and on every phone | Google Calendar, WhatsApp | driving instructor diary app
meet: instructor training days and driving school associations | organiser | school owners and instructors meet there for their required training | plan one school's next week with {name} on a tablet | two days a month | training providers, dealers of school cars and insurers | they meet every new instructor and school
measure: the share of instructor hours in a week that are filled with lessons
moat: complete training records and lesson packages of all pupils, kept in the form the authority accepts
risk: instructors refuse to tap things in between lessons, so the office plan is wrong by noon | keep the lesson entry to one screen and pay lessons from it, so that instructors want it to be right
rule: Settle training records and pupils' data | Ask the licensing authority which training records and signatures count, how long they must be kept, and a privacy adviser how data of minors has to be handled. | the authority's answer and the privacy text are in one folder
trial: Plan two weeks for three schools | Enter instructors, cars and pupils of three schools, run the diary for two weeks, refill cancelled lessons, and count empty hours and calls. | empty hours, calls and refilled lessons are on one sheet
ask: Will older instructors use it in the car? | It takes one tap to finish a lesson | trade-trial | with two instructors who still use a paper diary
ask: Does the authority accept the digital record? | | rules | by showing a sample record to the licensing office
ask: What is an empty lesson worth to a school? | | price-talks | with ten owners and last month's cancellations
roles: a driving instructor or school manager | a developer for calendars and phone apps | somebody who trains schools and answers calls
search: driving school management software
name: +Lessonlane = lessons in the right lane
name: Next Lesson = shows the next lesson
name: +Clutchplan = the plan for every lesson
name: +Learnerlog = a log for every learner
name: No Empty Seat = no empty lessons
name: +Dualdesk = the desk for car and office
name: Road Practice = practice planned for each pupil
name: +Drivediary = the diary of the school
name: Green Lights = everything ready to go
name: +Wheelbook = the book beside the wheel
name: *Drivario = a new word from driving
line: Fewer empty lessons, more passes
line: Every pupil's progress at a glance
line: Lessons, cars and instructors in one plan
line: Cancelled lessons filled again
line: The diary that plans itself
line: Less phoning, more driving

catering-and-event-software
job: an event, events
rival: spreadsheets and templates for quotes | every caterer has built their own, and it costs nothing
rival: catering and event software | menus, proposals and kitchen sheets are in one program | Caterease@US, Total Party Planner@US, Curate@US, Planning Pod | catering software
rival: general tools for quotes and client contacts | they are quick to set up and used for other work too | HoneyBook, Trello, QuickBooks | event planner software
meet: wedding fairs, tastings and hire depots for tableware | depot manager | caterers and planners collect plates, chairs and linen there before every event | turn the menu of one coming event into quote and lists with {name} | one day a week | tableware hire firms, event venues and food wholesalers | fewer late changes and missing items save them trips
measure: the hours from an enquiry to the quote that is sent
moat: the caterer's own recipes, portions and prices, with the actual figures of every past event
risk: caterers are busiest when they most need help and have no time to enter recipes | enter the first menus for them from old quotes and offer this before the season
rule: Settle allergens, contracts and deposits | Ask the food authority which allergen details must reach guests, and a lawyer which terms on deposits, cancellation and electronic signatures hold. | the allergen fields and contract terms have been checked and written down
trial: Prepare six events with three caterers | Enter the menus of three caterers, make quotes, kitchen sheets and packing lists for two events each, and count hours, late changes and missing items. | hours, changes and missing items of six events are on one sheet
ask: Who enters all the recipes? | We enter the first menus from old quotes | f-2 | by timing ten dishes of one caterer
ask: Will cooks look at a screen in a busy kitchen? | Every list can be printed | trade-trial | by watching one kitchen during an event
ask: What is a faster quote worth? | | price-talks | with ten caterers about enquiries they lost
roles: a caterer or banquet manager | a developer for quotes, recipes and lists | somebody who sets up new firms and answers calls
search: catering software for small business
name: +Menuquote = a quote from the menu
name: Per Head = the right amount for each guest
name: +Packlister = nothing left in the store
name: +Eventsheet = one sheet for the whole event
name: Plates & Plans = food and plan together
name: +Guestcount = planned by the number of guests
name: Every Fork = nothing is missing
name: +Feastdesk = the desk behind the feast
name: Serve Ready = ready when guests arrive
name: +Portionwise = portions worked out well
name: *Caterello = a new word from catering
line: From menu to quote in minutes
line: Every guest fed, nothing forgotten
line: Quotes, kitchen and packing in one plan
line: One change updates every list
line: Know your margin before you quote
line: The right portions for every event

pet-business-software
job: a stay or appointment, stays and appointments
rival: paper diaries, cards and messages on the phone | they are simple, and regular customers write there anyway
rival: software for pet businesses | it knows kennels, breeds and vaccination dates | Gingr, MoeGo, Revelation Pets, PetExec | kennel software
rival: general booking calendars | they are cheap and quick to start | Square Appointments, Calendly | pet grooming booking app
meet: grooming shows, pet trade fairs and wholesalers of grooming supplies | organiser | groomers and kennel owners buy there and talk about full weeks and no-shows | set up one owner's next weekend with {name} on the spot | two days a month | vets, grooming schools and pet supply wholesalers | they are asked by every new groomer how to organise bookings
measure: the number of phone calls and messages needed for each booking
moat: notes, vaccination dates and visit history of every animal in one place
risk: owners of pet businesses work with animals all day and never finish the setup | copy the customer cards for them and start with the booking page alone
rule: Settle vaccination proof, liability and customer data | Ask the animal welfare authority which records kennels must keep, and a lawyer which boarding terms, deposits and owner data need written consent. | the record list and the boarding terms have been checked
trial: Take two weeks of bookings for five businesses | Put the customers of five groomers or kennels in, let owners book online, ask for vaccination papers, and count calls, no-shows and missing papers. | calls, no-shows and missing papers are on one sheet
ask: Do pet owners book online? | | trade-trial | by counting online and phone bookings for two weeks
ask: Why not a free calendar? | It does not know places, breeds or vaccination dates | interviews-2 | with ten groomers and kennels about their last mix-up
ask: What is an empty grooming slot worth? | | price-talks | by showing ten owners two monthly plans
roles: a groomer or kennel manager | a developer for bookings and payments | somebody who sets up businesses and answers calls
search: dog grooming and kennel booking software
name: +Kennelbook = the booking book of the kennel
name: Wag & Book = a happy dog, booked
name: +Pawdiary = the diary for every paw
name: Clean Coats = grooming slots in order
name: +Petcheckin = quick check-in for pets
name: Tails Booked = every stay booked
name: +Leashlist = who comes today
name: Cosy Kennels = a good place for each pet
name: +Furcalendar = a calendar for furry guests
name: Next Bath = shows the next grooming
name: *Pawlendo = a playful word from paw
line: Every kennel place in one calendar
line: Vaccinations checked before check-in
line: Fewer calls, more happy pets
line: Grooming slots that fit the dog
line: Bookings, notes and payments together
line: Hands free for the animals

laundry-software
job: a laundry order, laundry orders
rival: paper tickets and numbered tags | they cost almost nothing and everybody at the counter knows them
rival: software for laundries and dry cleaners | tags, racks and routes are built in | CleanCloud, SMRT Systems, Cents@US | dry cleaning pos
rival: an ordinary till and a notebook | the till is there already and takes the payments | Square, Loyverse | laundry till
meet: suppliers of detergents, hangers and laundry machines | sales representative | every laundry orders there each month and asks for advice on its counter | tag and track one morning's orders with {name} at the counter | two mornings a week | machine dealers, label printer dealers and laundry associations | new counter software sells printers, tags and readers
measure: the minutes from a customer's arrival to the right clothes in hand
moat: the order history of every customer and the tags already on their clothes
risk: tagging slows the counter at rush hour, and staff go back to paper | make intake faster than a paper ticket and train each shift in the shop
rule: Settle receipts, lost items and customer data | Ask a tax adviser what receipts and tills must record, and a lawyer how liability for lost or damaged garments may be limited on the ticket. | the receipt format and the ticket terms have been checked
trial: Track two weeks of orders in three shops | Put printer and tags into three shops, record each order for two weeks, send a message when it is ready, and count searches, mix-ups and unpaid bags. | searches, mix-ups and unpaid bags of three shops are on one sheet
ask: Is it as fast as a paper ticket? | | trade-trial | by timing twenty customers with both
ask: Which printers and scanners does it need? | Ordinary label printers and a phone camera are enough | f-2 | by testing with two cheap printers
ask: What would a shop pay each month? | | price-talks | by showing three plans to ten shop owners
roles: somebody who has run a laundry counter | a developer for tills, labels and routes | somebody who installs and trains in shops
search: laundry management software
name: +Tagandtrack = every piece tagged and tracked
name: +Pressdesk = the desk of the laundry
name: Right Rack = the right place on the rack
name: +Shirtfinder = finds every shirt
name: Hang & Hand = from hanger to customer
name: +Foldpoint = from fold to pick-up
name: Ready Rail = clothes ready on the rail
name: +Washticket = the ticket for every wash
name: Clean Count = every piece is counted
name: +Bagback = every bag comes back
name: *Launderio = a new word from laundry
line: Every garment found in seconds
line: Tagged, cleaned and never mixed up
line: Customers know when it is ready
line: From counter to rack to customer
line: Pick-ups and counter in one program
line: No more searching the rack

microfinance-software
job: a loan account, loan accounts
rival: ledgers, passbooks and spreadsheets | members and treasurers know them, and there is no monthly fee
rival: loan and core banking software | it covers loans, savings and accounts in one system | Mambu, Musoni, LoanDisk, Oradian | microfinance software
rival: open-source systems with a local installer | the licence is free, and it can be changed | Apache Fineract, Mifos | open source microfinance software
meet: federations of cooperatives and networks of microlenders | federation manager | small lenders come together there for training and audits | move one group's open loans into {name} and print its member statements | two days a month | federations, auditors and development organisations | clean books make their checks faster
measure: the days from the end of the month to closed and matching books
moat: the migrated accounts of all members, with reports in the form the regulator and federation want
risk: one wrong balance or a leak destroys members' trust in the lender and in the software | reconcile every account before the start, log each change and have the system tested by outside specialists
rule: Check the lender's licence, records and data protection | Ask the financial regulator which records, reports and storage places are required of such lenders, and a privacy adviser how members' data must be protected. | the regulator's requirements are answered point by point in one folder
trial: Run one month's books beside the old ledger | Copy the accounts of two small groups without using real names where possible, book two weeks of payments in both, and count differences and hours. | every difference between ledger and system is explained on one sheet
ask: How are old accounts moved without mistakes? | Each balance is signed off by the lender before the start | f-2 | by moving one group and having its treasurer check each account
ask: What if there is no network at the meeting? | | trade-trial | by recording one group meeting offline
ask: Who pays, and by member or by loan? | | price-talks | by showing both price plans to ten lenders
roles: somebody who has worked in a cooperative or microlender | a developer for accounting and secure systems | a trainer who visits lenders
search: microfinance loan management software
name: +Memberledger = the ledger of all members
name: +Loanround = from loan to last payment
name: Fair Ledger = books that members trust
name: +Groupbook = the book of the group
name: Clear Passbook = a passbook everybody understands
name: +Saversdesk = the desk for savers and loans
name: Balanced Books = the books always match
name: +Coopcount = the cooperative's accounts in order
name: Trust & Tally = trusted and correctly counted
name: +Villagevault = the group's savings, well kept
name: *Microledga = a small ledger
line: Every loan and saving in one ledger
line: Books that match, every evening
line: Members see their balance any time
line: From paper passbook to clear accounts
line: Month-end without the long nights
line: Collections recorded where they happen

bakery-order-software
job: an order, orders
rival: order books, sticky notes and printed lists | they lie beside the phone and work with floury hands
rival: bakery software | it adds up orders and scales the recipes | FlexiBake, Cybake@GB, BakeSmart@US, Cybake@IE | bakery management software
rival: spreadsheets, messages and web shop forms | they are cheap, and customers know how to use them | Shopify, Google Forms, Square Online | cake order form
meet: flour mills and wholesalers of baking supplies | field representative | bakers order there each week and talk about prices and waste | turn one bakery's orders for tomorrow into the baking list with {name} | two afternoons a week | millers, baking supply wholesalers and bakers' guilds | bakeries that plan well stay in business and keep buying
measure: the number of wrong, forgotten or surplus products at the end of a day
moat: the bakery's recipes, standing orders and past demand for each day of the week
risk: orders still come by phone and message, so the list is never complete | let staff enter a phone order in a few seconds and bring the large customers onto the order page first
rule: Settle allergens, labels and receipts | Ask the food authority which allergens and ingredients have to stand on labels and order pages, and a tax adviser what receipts for deposits must show. | the label and receipt samples have been checked
trial: Plan two weeks of baking for three bakeries | Collect all orders of three bakeries each evening, print the baking list, and count mistakes, minutes and products left over against the weeks before. | mistakes, minutes and leftovers of two weeks are on one sheet
ask: Will bakers use a screen at night? | The list is printed and hangs by the oven | trade-trial | by printing the list for one bakery for two weeks
ask: Will cafés order on a page and not by phone? | | interviews-2 | with ten cafés that buy bread every day
ask: What would a bakery pay each month? | | price-talks | by showing two plans to ten bakery owners
roles: a baker or pastry chef who has run production | a developer for orders and recipes | somebody who brings bakeries on and answers calls
search: bakery order management software
name: +Bakelist = the list for tonight's baking
name: Tomorrow's Bread = planned the evening before
name: +Doughplan = the plan for every dough
name: +Cakediary = every cake on its day
name: Fresh Orders = orders in, bread out
name: +Ovenorder = orders in oven order
name: Baked by Six = ready when the shop opens
name: +Crumbcount = every loaf is counted
name: Flour & Forms = baking with less paperwork
name: +Loafline = from order to loaf
name: *Bakario = a new word from baking
line: Every order on tonight's list
line: Bake what is ordered, waste less
line: From order to oven without mistakes
line: Cakes ready on the right day
line: Dough quantities worked out for you
line: More baking, less paper

repair-shop-software
job: a repair ticket, repair tickets
rival: carbon slips, labels and a spreadsheet | they are cheap, and every technician knows them
rival: repair shop software | tickets, parts and the till are in one program | RepairDesk, RepairShopr, BytePhase, Fixably | repair shop software
rival: the till program and a chat app | they are there already, and customers write by chat anyway | Square, Lightspeed, WhatsApp | repair tracking app
meet: spare parts wholesalers and their pick-up counters | counter manager | owners of repair shops collect screens and batteries there every week | take in one real device with {name} and send the customer a price to approve | two mornings a week | parts wholesalers, tool dealers and repair trainers | shops that keep track of parts order earlier and more
measure: the number of customers who have to ask whether their device is ready
moat: the repair and warranty history of every device, and parts and prices for the models the shop sees most
risk: price lists and parts for new models go out of date, and technicians stop trusting the figures | take prices from suppliers where possible and let the shop correct any line in seconds
rule: Settle customers' data and device handling | Ask a privacy adviser how pass codes and data on devices must be treated, and a lawyer what the intake form must say about data loss, warranty and uncollected devices. | the intake form and the pass code rule have been checked
trial: Run two weeks of tickets in three shops | Set up tickets and labels in three shops, send each step to the customer, and count status calls, lost parts and days per repair. | calls, lost parts and days of three shops are on one sheet
ask: How fast is intake at a busy counter? | | trade-trial | by timing twenty intakes with slip and screen
ask: Do technicians update the tickets? | One scan moves a ticket to the next step | f-2 | by watching two technicians for one day
ask: What would a shop pay each month? | | price-talks | by showing two plans to ten shop owners
roles: an owner or technician of a repair shop | a developer for tickets, stock and messages | somebody who sets up shops and answers calls
search: phone repair shop software
name: +Fixticket = a ticket for every fix
name: Is It Ready = answers before they ask
name: +Benchboard = the board at the bench
name: +Repairtrail = the trail of each repair
name: Parts & Fixes = parts and jobs together
name: +Shopticket = the ticket of the shop
name: Ready Today = what is ready today
name: +Fixqueue = the queue of jobs
name: Tagged & Fixed = labelled, repaired, handed over
name: +Serialbook = the book of serial numbers
name: *Repario = a new word from repair
line: Every repair tracked, no more searching
line: Customers know before they call
line: Tickets, parts and messages in one place
line: The right part for every job
line: From intake to pick-up without paper
line: Prices approved before work begins

recruitment-agency-software
job: a placement, placements
rival: spreadsheets, mailboxes and folders of CVs | they cost nothing extra, and each consultant has a way of working
rival: recruitment agency systems | candidates, clients and jobs are in one database | Bullhorn, Vincere, Recruit CRM, JobAdder | recruitment agency software
rival: professional networks with recruiter search | nearly every candidate is on them and keeps the profile current | LinkedIn, XING@DE, XING@AT, XING@CH | find candidates
meet: meetings of recruiters' associations and job fairs | association manager | agency owners meet there to talk about clients, fees and candidates | load one old candidate list into {name} and make a shortlist for an open job | two evenings a month | job boards, payroll firms and trainers for recruiters | agencies that place more people use more of their services
measure: the days from a client's order to the first shortlist
moat: the agency's own candidates and notes, kept current and easy to search
risk: consultants do not write anything down, and the database is out of date within weeks | fill the records from mails, calls and CVs, and ask the consultant only to confirm
rule: Check consent, fairness and licences | Ask a privacy adviser how long candidate data may be kept and how consent is recorded, and a labour lawyer which licence agencies need and what automatic sorting of people must not do. | the retention rule and the checks for fair sorting are written down
trial: Fill ten open jobs from old files | Load the candidate files of three agencies, make shortlists for ten open jobs, and count hours, interviews and candidates who had been forgotten. | hours, interviews and found candidates are on one sheet
ask: How do old files get in? | Mails, CVs and spreadsheets are read and checked by the agency | f-2 | by loading two hundred records of one agency
ask: Why leave the system they have? | | interviews-2 | with ten agency owners about their last lost order
ask: What is a faster shortlist worth? | | price-talks | by offering two plans to ten agencies
roles: a recruiter who has run an agency desk | a developer for databases and reading of documents | somebody who moves agencies over and trains them
search: recruitment agency software
name: +Shortlister = shortlists in less time
name: Placed & Paid = candidate placed, fee paid
name: +Candidesk = the desk for candidates
name: Ready People = good people ready to start
name: +Staffledger = the book of people and jobs
name: Fitting People = the right one for each job
name: +Placeboard = the board of placements
name: Two Sides = clients and candidates together
name: +Agencyflow = from order to placement
name: Known Names = the people you already know
name: *Recrutello = a new word from recruit
line: Shortlists from people you already know
line: Clients, candidates and fees together
line: Place more people, type less
line: Every candidate remembered
line: From order to placement, faster
line: Documents checked before the first shift

solar-installer-software
job: a solar project, solar projects
rival: spreadsheets and tools of panel makers | they are free, and the installer knows what goes in | SMA Sunny Design | solar calculation sheet
rival: solar design and proposal software | design, yield and offer come from one program | Aurora Solar, OpenSolar, PV*SOL, Solargraf | solar design software
rival: job management programs for trades | crews, quotes and invoices are in them already | ServiceM8, Simpro, Jobber | solar installation management software
meet: solar wholesalers and their training days | branch manager | installers collect material there and come to trainings of the makers | design one real roof with {name} and write the offer on the spot | two days a month | wholesalers, inverter makers and energy advisers | more signed offers mean more panels and inverters sold
measure: the hours from the site visit to a finished offer
moat: forms of grid operators, local prices and yields checked against systems that are already running
risk: a yield or subsidy figure is wrong and the installer promises too much | show a careful range, name the source of each figure and check designs against measured systems
rule: Settle grid forms, yields and image rights | Ask grid operators which forms and signatures they accept, a lawyer who is liable for a wrong yield, and image providers whether roof pictures may be used in offers. | the accepted forms, the liability text and the image licence are in one folder
trial: Write ten offers for three installers | Design ten real roofs for three installers, write the offers with their prices, and count hours, corrections and signatures against their usual way. | hours, corrections and signatures of ten offers are on one sheet
ask: How close are the yields to reality? | | trade-trial | by comparing ten designs with systems that are running
ask: Why pay when some design tools are free? | | interviews-2 | with ten installers about their last three offers
ask: Who keeps the forms and subsidies current? | We check them each month and show the date | f-4 | with a list of forms and the person in charge
roles: a solar planner or electrician | a developer for maps, yields and offers | somebody who trains installers and keeps forms current
search: solar design and proposal software
name: +Roofoffer = from roof to offer
name: Sunny Numbers = yields that are easy to read
name: +Arrayplan = the plan of every array
name: Roof Ready = ready to install
name: +Panelpath = the path to a finished system
name: Sun & Sign = designed, offered, signed
name: +Yieldview = a clear view of the yield
name: Grid Papers = the forms for the grid, ready
name: +Stringcheck = strings checked before the offer
name: +Solarfolder = one folder for each project
name: *Solplana = sun and plan
line: From roof to offer in minutes
line: Designs, offers and crews in one plan
line: Yields your customers can trust
line: Grid papers filled in and ready
line: More roofs, fewer evenings at the desk
line: The right parts on every roof

tailor-software
job: a made-to-measure order, made-to-measure orders
rival: measurement books and paper slips pinned to the cloth | they cost nothing and stay with the piece
rival: phone notes, photos and chats | they are on the phone already, and customers send pictures there | WhatsApp, Google Keep | measurement notes app
rival: apps and systems for tailors | measurements and order dates are in one place | Geelus, Orderry, TailorPad | tailor management software
meet: fabric markets and suppliers of threads and buttons | stall or shop owner | tailors and dressmakers come there every week for customers' orders | enter one client's measurements and order with {name} while the fabric is cut | two mornings a week | fabric sellers, sewing machine dealers and fashion schools | they meet every tailor who opens a workshop
measure: the share of orders that are ready on the promised day
moat: the measurements and fitting notes of all clients, ready for their next order
risk: tailors write on paper while measuring and never copy it into the app | let them photograph the slip or speak the figures, and confirm them later
rule: Settle body data and photos of clients | Ask a privacy adviser how measurements and photos of people may be stored, who may see them, and how consent and deletion must work. | the consent text and the deletion rule are in the app
trial: Run two weeks of orders in five workshops | Enter new orders, measurements and fitting dates of five workshops, send messages when pieces are ready, and count late pieces, wrong cuts and open payments. | late pieces, wrong cuts and open payments are on one sheet
ask: Will tailors type while they measure? | They can speak or photograph the slip | trade-trial | by watching ten measurings in real workshops
ask: Does it work with several sewers? | Each piece shows who has it and what is next | f-2 | with one workshop of three or more sewers
ask: What would a workshop pay each month? | | price-talks | by showing two prices to ten tailors
roles: a tailor or dressmaker with many clients | a developer for phone apps that work offline | somebody who visits and trains workshops
search: app for tailors measurements and orders
name: +Measurebook = the book of measurements
name: Cut & Fit = cut right, fits well
name: +Fittingday = the day of the fitting
name: Sewn in Time = ready on the promised day
name: +Stitchlist = the list of what to sew
name: Chalk & Pin = the tailor's marks, kept
name: +Threadboard = the board of the workshop
name: Made to Fit = made for one person
name: +Hemdate = the date for every hem
name: Pressed & Ready = the piece is finished
name: *Sartello = a new word from sartorial
line: Every measurement safe and easy to find
line: Orders ready on the promised day
line: Cut once, fit right
line: Fittings and deadlines at a glance
line: No more lost slips
line: Know who is sewing what

architect-office-software
job: a project phase, project phases
rival: spreadsheets, folders and a general invoice program | the office has built them over years, and they cost little
rival: practice management for architects | hours, fees and phases are linked | Monograph@US, Deltek, CMAP, BQE Core | architecture practice management software
rival: tools for interior design studios | product lists, boards and orders are in one place | Houzz Pro, Programa, Studio Designer@US, Gather@US | interior design software for business
meet: lectures and evenings of architects' chambers and design associations | organiser | owners of small offices talk there about fees, staff and clients | set up one running project with its phases in {name} | two evenings a month | tax advisers, drawing software dealers and material showrooms | offices ask them how to earn more from the same work
measure: the share of hours in a phase that is covered by its fee
moat: hours and fees of all past projects, which make the next fee offer better
risk: staff do not record hours, so the phase figures are wrong | suggest hours from calendar and files, and ask for a confirmation once a week
rule: Check fee rules, record keeping and client approvals | Ask the professional chamber which fee rules and document records apply, and a lawyer which electronic approvals by clients count and who is liable for old plan revisions. | the fee rules and approval text have been checked
trial: Follow four projects for two weeks | Set up four running projects with two offices, record hours by phase and client approvals, and count overruns found and plans sent in old revisions. | hours, overruns and old revisions of four projects are on one sheet
ask: Will designers record their hours? | They confirm a suggestion once a week | trade-trial | by counting confirmed weeks of five people
ask: Does it replace our drawing software? | No, it works beside it and keeps lists of the plans | f-2 | by linking the plan folder of one office
ask: What is an overrun found early worth? | | price-talks | with ten office owners and one finished project each
roles: an architect who has led an office | a developer for fees, lists and invoices | somebody who sets up offices and trains them
search: architecture practice management software
name: +Phasebook = the book of all phases
name: Fee & Phase = what each phase earns
name: +Planrecord = every plan and revision
name: Right Revision = nobody builds from an old plan
name: +Studioledger = the figures of the studio
name: Drawn & Paid = work drawn, fee paid
name: +Specboard = the board for specifications
name: Clear Phases = phases that everybody sees
name: +Atelierdesk = the desk of the design office
name: Signed Off = the client has agreed
name: *Arkiplan = architect and plan
line: Know what every phase earns
line: The right plan to the right people
line: Fees, hours and drawings in one place
line: Client decisions signed and kept
line: More design, less office work
line: See overruns before they cost you

queue-management
job: a visit, visits
rival: benches, paper lists and calling out names | it costs nothing, and visitors know how it works
rival: number printers with a display | they work without phones and last for years | Qmatic, Wavetec | queue ticket system
rival: virtual queue software | visitors can wait elsewhere and get a message | Waitwhile, Qminder, QLess, NextMe | virtual queue software
meet: waiting rooms at the busiest hour of the week | practice or office manager | staff at the counter answer the same question about waiting time all morning | run one morning's queue with {name} on a tablet and printed codes | two mornings a week | practice advisers, screen installers and barber suppliers | their customers complain about full waiting rooms
measure: the number of visitors who leave before it is their turn
moat: real service times for each place and hour, which make the shown waiting time reliable
risk: the shown time is wrong, visitors miss their turn and staff go back to calling names | show a cautious range, call a little early and let staff move anybody with one tap
rule: Settle visitors' data and access for everybody | Ask a privacy adviser which data a queue may show and store, above all in health places, and check that people without a phone or with a disability can queue too. | the screen shows no names where it must not and paper slips work
trial: Run the queue of three places for two weeks | Lend a tablet and a printed code to three places with walk-ins, run their queue for two weeks, and count waiting minutes, missed turns and visitors who leave. | waiting, missed turns and leavers of three places are on one sheet
ask: What about visitors without a smartphone? | They get a slip at the desk and stand in the same queue | f-2 | by running one morning with many older visitors
ask: How right is the waiting time? | | trade-trial | by comparing shown and real minutes for a hundred visitors
ask: Who pays for text messages? | | price-talks | by offering plans with and without texts to ten places
roles: somebody who has managed a busy reception | a developer for real-time screens and messages | somebody who sets up places and trains staff
search: virtual queue system for walk-ins
name: +Turnlight = shows when it is your turn
name: Next Please = the next one, please
name: +Linefree = no standing in line
name: Your Turn Soon = told before your turn
name: +Queueview = a clear view of the queue
name: Sit or Stroll = wait wherever you like
name: +Waitwell = waiting made pleasant
name: Called In = called when it is time
name: Numbers Now = your number at once
name: Calm Room = a quiet waiting room
name: *Queuelia = a new word from queue
line: Wait anywhere, arrive on time
line: Know when it is your turn
line: No more crowded waiting rooms
line: Fewer questions at the counter
line: Take a number from home
line: A fair line for everybody

campus-marketplace
job: a campus sale, campus sales
rival: student groups on social networks and chats | everybody is in them already, and posting is free | Facebook, WhatsApp, Telegram | student buy and sell group
rival: large sites for used goods | they have many more offers and buyers | Facebook Marketplace, eBay, Vinted, OLX | sell used things near me
rival: notice boards, flea markets and giving things to friends | things are seen before they are bought, and people know each other
meet: welcome weeks and move-out days in student halls | hall manager or student union | students need furniture and books then, or want to get rid of them on the same day | post three things from a room with {name} and find the first buyers on the floor | three days each term | student unions, halls of residence and international offices | less is thrown away, and new students settle in faster
measure: the share of posted things that are sold within a week
moat: enough offers on one campus that students look here first
risk: after the start of term there are too few offers and students stop looking | start on one campus only, collect offers before each rush and add services that are needed all year
rule: Settle sign-in, payments and banned goods | Ask the university whether its name and student sign-in may be used, and a lawyer which duties a marketplace has for payments, fraud and goods that may not be sold. | the university's answer and the list of banned goods are in writing
trial: Run a market in one hall for two weeks | Collect things to sell in one hall of residence, post them in a simple shared list, arrange the hand-overs, and count offers, sales and problems. | offers, sales and problems of two weeks are on one sheet
ask: Why not the free student group? | | interviews-2 | with ten students about the last thing they sold
ask: Who pays, buyers, sellers or shops nearby? | | price-talks | by offering a small fee and an ad to ten of each
ask: What happens when something is broken or not handed over? | Payment is released after the hand-over | rules | with a short dispute rule that five sellers accept
roles: somebody active in student life | a developer for marketplaces and payments | campus helpers who win sellers
search: buy and sell on campus
name: +Dormdeal = deals between dorm rooms
name: Hall Market = the market in the hall
name: +Campuscart = the cart for your campus
name: Next Door Desk = a desk from next door
name: +Quadmarket = the market on the campus square
name: Hand It On = things handed to the next student
name: +Termtrade = trade for every term
name: Fellow Finds = finds from fellow students
name: +Movinday = things for move-in day
name: Two Halls Away = close enough to carry
name: *Campusella = sell on campus
line: Buy and sell with fellow students
line: From dorm to dorm, same day
line: Only verified students, close by
line: Furnish your room for less
line: Sell it before you move out
line: Textbooks from last year's students

paid-microtasks
job: a task project, task projects
rival: large crowd platforms | they have many workers and can start at once | Amazon Mechanical Turk, Toloka, Clickworker, Appen | crowdsourcing microtasks
rival: outsourcing firms and freelancers | one team knows the work and one person answers for it | Upwork, Fiverr | data labeling outsourcing
rival: interns and own staff who do it on the side | they know the product, and the data stay in the house
meet: meetups of data teams, market researchers and product people | organiser | people describe there the dull work that keeps their project waiting | take one small batch from a guest and deliver it with {name} within days | two evenings a month | universities, training centres and makers of data tools | they meet firms with data and people who want paid work
measure: the share of results that the client accepts at the first delivery
moat: a tested crowd with known skills and languages, and checks that find careless work
risk: careless or fake workers spoil results, and clients do not come back | test workers before paid tasks, hide known answers in each batch and have doubtful results done twice
rule: Settle pay, tax and data of workers and clients | Ask a labour lawyer how task workers must be treated and paid, a tax adviser what payouts must report, and a privacy adviser which client data may be shown to a crowd. | the worker terms, payout rules and data rules are written down
trial: Deliver three small projects by hand | Win three firms with a small batch each, let twenty people do the tasks in a simple form, check every result, and count errors, hours and pay per hour. | errors, hours and pay of three projects are on one sheet
ask: How do you know that results are right? | Known answers are mixed in and doubtful ones are done twice | trade-trial | by comparing the crowd with an expert on one batch
ask: Do workers earn a fair hourly pay? | | f-2 | by timing every task with ten workers before it is priced
ask: Why not use a large platform? | | interviews-2 | with ten firms about their last batch of tasks
roles: somebody who has run data or survey projects | a developer for task forms and payouts | somebody who recruits, trains and answers workers
search: microtask and data labelling service
name: +Tasknibble = tasks in small bites
name: Swift Crowd = many people, done soon
name: +Bitework = work in small bites
name: Bit by Bit Work = big work in small pieces
name: +Crowdcheck = checked by several people
name: Five Minutes = tasks of a few minutes
name: +Taskbasket = many small tasks in one place
name: Clean Answers = results that were checked
name: +Thousandhands = a crowd that helps
name: Paid Taps = taps that earn money
name: *Microvia = the way for small tasks
line: Small tasks done by many hands
line: Big batches, checked and on time
line: Real people, checked results
line: Earn in minutes, paid on time
line: Answers from the people you need
line: Hand over the dull work

celebrity-video-messages
job: a personal message, personal messages
rival: platforms for celebrity messages | they have well-known stars and are easy to order from | Cameo, Memmo | celebrity video message
rival: messages and comments to the star | it costs nothing, and now and then somebody answers | Instagram, TikTok | how to contact a celebrity
rival: other gifts such as tickets, shirts and signed pictures | they can be unwrapped and arrive for certain
meet: conventions, fan events and shows of regional stars | event organiser | fans queue there for autographs and stars have time between appearances | let one star record the first orders of waiting fans with {name} | two weekends a month | talent managers, event organisers and fan clubs | it earns money for their stars between appearances
measure: the share of orders delivered before the date of the occasion
moat: stars who answer reliably and earn regularly with the platform
risk: stars join and then do not record, and gifts arrive too late | hold payments until delivery, show only stars with free time and refund late orders at once
rule: Settle rights, refunds and content | Ask a lawyer what the contracts with creators must say about image rights, minors, advertising use and tax, and which refund rules bind for personal orders. | the creator contract, the refund rule and the list of banned requests are written
trial: Sell twenty messages from five creators | Win five creators with loyal fans, take orders by a simple form, hold the money until delivery, and count orders, days and refunds. | orders, days and refunds of five creators are on one sheet
ask: Why would a star join? | They set price, slots and limits, and get paid soon after delivery | interviews-2 | with ten creators or their managers
ask: What if the star does not deliver? | The buyer gets the money back | trade-trial | by counting late orders and refunds in the trial
ask: What do fans pay for regional stars? | | price-talks | by testing three prices for the same creator
roles: somebody who knows managers and creators | a developer for orders, video and payments | somebody who looks after orders and checks content
search: personal video message from a celebrity
name: +Starhello = a hello from a star
name: Fan Wish = a wish for a fan
name: +Idolnote = a note from your idol
name: Just for Mum = made for one person
name: +Famewish = wishes from the famous
name: Signed Hello = a hello with a signature
name: +Shoutgift = a shout-out as a gift
name: From Your Star = a message from your star
name: +Fanmoment = a moment for the fan
name: Famous Wishes = wishes from famous people
name: *Starlino = a small star
line: A birthday wish from their star
line: The gift only their idol can give
line: Personal greetings from people they love
line: Recorded for one fan only
line: A message they will never forget
line: Their favourite star says their name

event-photo-sharing
job: an event album, event albums
rival: group chats after the party | everybody has the chat and knows how to send pictures | WhatsApp, Telegram | share wedding photos
rival: shared albums of phones and cloud storage | they are free and hold many pictures | Google Photos, iCloud, Dropbox | shared photo album
rival: apps for guest photos | guests scan a code, and the host gets one album | Guestpix, Kululu, WedUploader | wedding guest photo app
meet: wedding fairs and party venues | venue manager | couples plan there what lies on the tables and what guests can do | set up one couple's code and table cards with {name} at the stand | two weekends a month | wedding planners, DJs and stationery printers | they can offer their clients one more thing guests enjoy
measure: the share of guests who add at least one picture
moat: planners, venues and DJs who put the code on every table
risk: guests forget the code and the album stays empty | put the code on invitations and tables, let the host announce it and remind guests the next morning
rule: Settle consent, children and deletion | Ask a privacy adviser what guests must be told before they upload, how pictures of children and unwanted pictures are removed, and when albums have to be deleted. | the notice, the removal button and the deletion date have been checked
trial: Give five hosts an album | Print codes for five parties or weddings, open a simple upload page for each, and count guests, pictures, questions and hosts who would pay. | guests, pictures and answers of five events are on one sheet
ask: Why pay when shared albums are free? | | interviews-2 | with ten couples about the photos they never got
ask: Does it work with weak mobile signal in the hall? | Pictures wait on the phone and are sent later | f-2 | by uploading from a cellar room
ask: What is it worth for a party or a wedding? | | price-talks | by showing two prices to ten hosts of each
roles: somebody who works at weddings and parties | a developer for uploads and picture storage | somebody who wins planners, venues and DJs
search: wedding guest photo sharing
name: +Guestalbum = the album of all guests
name: All Our Snaps = everybody's pictures
name: +Tablecode = the code on the table
name: Every Angle = the party from all sides
name: +Partyroll = one film for the whole party
name: Scan & Snap = scan the code, take a picture
name: +Guestlens = seen by the guests
name: Morning After = pictures to see the next day
name: +Photopool = all photos in one pool
name: One Big Album = everything in one album
name: *Albumira = an album to admire
line: Every guest's photos in one album
line: Scan, snap and share
line: See the party through their eyes
line: All the pictures, no more asking
line: No app, just scan the code
line: The moments your photographer missed
`;
