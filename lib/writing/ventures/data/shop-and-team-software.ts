/** Software for shops and teams: what is known of them; the keys are those of `../lore.ts`. */
export const SHOP_AND_TEAM_SOFTWARE = `
loyalty-cards
job: a reward card, reward cards
rival: paper stamp cards | they cost next to nothing and every customer understands them | | loyalty stamp cards for cafes
rival: loyalty functions of the till or card terminal | points are counted with the payment and nothing new has to be installed | Square, Lightspeed, Clover | pos with loyalty program
rival: digital loyalty card services | they are ready to use and many shops know them | Stamp Me, Loopy Loyalty | digital loyalty card for small business
meet: shopping streets in the quiet hour after the morning rush | owner behind the counter | cafés, bakeries and salons are open all day and the owner is often there | set up the shop's own card with {name} and give the first customers their stamps | three mornings a week | traders' associations, till dealers and coffee roasters | they want the shops they serve to keep their customers
measure: the share of card holders who come back within four weeks
moat: the return habits of many local shops, and rewards that are known to bring people back
risk: staff forget to offer the card, few customers join, and the shop cancels | put a sign and a code at the counter, train every shift, and show the owner each week who joined
rule: Ask customers before writing to them | Have a privacy adviser check the consent text, how customers can leave and be deleted, who owns the customer list, and how unused rewards are treated in the accounts. | the consent text and the contract with shops are approved
trial: Run cards in three shops for two weeks | Give three shops a simple card with a code at the counter, be there on the first day, and count who joins and who comes back. | new members and second visits are counted for each shop
ask: Would the regulars have come anyway? | | trade-trial | by comparing visits of members before and after they joined
ask: Who owns the customer list? | The shop does, and it can take the list away at any time | rules | by writing it into the contract
ask: Why not stay with paper? | | interviews-2 | with ten owners who use stamp cards today
roles: somebody who has run a shop or café | a developer for phone wallet cards | somebody who visits shops and trains staff
search: digital stamp card for cafe
name: +Stampjoy = a stamp that makes happy
name: +Regularly = customers come regularly
name: +Backagain = they come back again
name: Tenth Treat = the treat after many visits
name: +Pointpal = a friend that counts points
name: Local Perks = rewards from local shops
name: +Perkstamp = stamps that turn into perks
name: Hello Again = greets returning customers
name: +Cardling = a small card on the phone
name: *Loyali = a new word from loyal
name: +Treatcard = a card for treats
line: Give regulars a reason to return
line: The stamp card nobody loses
line: See who comes back
line: Rewards your customers really use
line: A card for every regular
line: Bring first visitors back
line: No app, just scan and collect

till-software
job: a sale, sales
rival: tablet till systems tied to a card terminal | payment and till come from one supplier and the basic version costs little | Square, SumUp, Zettle | pos system for small shop
rival: till systems for retail and hospitality | they cover stock, tables and several branches | Lightspeed, Toast@US, Epos Now | best pos for cafe
rival: cash registers from a local dealer | they are paid for once, staff know them, and the dealer comes when one breaks | Casio, Sharp | cash register for shop
meet: markets and street food events | market manager | traders sell there with a phone, a cash box or an old register | take the sales of one stall for a morning with {name} and print the day's report | two market days a week | card terminal sellers, accountants and shop fitters | they are asked by every new shop which till to buy
measure: the seconds from the first item to the receipt at the busiest hour
moat: speed at the counter for one kind of shop, and connections to printers, scales and card readers
risk: the till stops on a busy Saturday and the shop cannot sell | let it sell without internet, keep a spare device ready, and answer the phone whenever shops are open
rule: Meet the rules for receipts and records | Ask a tax adviser which records, signatures or certified devices a till needs in each country, how long data must be kept, and which rules apply to card payments. | a tax adviser has approved a sample receipt and a daily report
trial: Run one counter beside the old till | Enter one shop's products, let the staff ring up a quiet and a busy day on a tablet, and compare speed, mistakes and cash at closing. | sales, mistakes and the cash difference are listed for both days
ask: What happens when the internet fails? | It goes on selling and sends the sales later | f-2 | by switching the connection off for a whole day
ask: Does it meet the tax rules for tills? | | rules | by having a tax adviser check receipts and records
ask: Who answers on a Saturday evening? | | f-4 | by writing a support plan for all opening hours
roles: somebody who has worked at a till | a developer for tablets and printers | somebody who sets up shops and answers calls
search: pos system for small shop
name: +Tillmate = a mate at the till
name: +Tillhand = a hand at the till
name: Quick Counter = a counter where it goes fast
name: +Tillnote = a note for every sale
name: Next Please = the queue keeps moving
name: +Cashlight = a light and simple till
name: +Sellslip = a slip for each sale
name: Swift Receipt = the receipt comes fast
name: +Countertop = where the till stands
name: *Tillio = a new word from till
name: +Tapsale = a sale with a tap
line: Shorter queues at the counter
line: Learn it before the first customer
line: Sells even without internet
line: Know today's takings tonight
line: A till that staff like
line: Cash, card, receipt, next
line: Closing time in minutes

team-task-manager
job: a task, tasks
rival: task and project boards | the team knows them and small teams start free | Trello, Asana, Monday.com, ClickUp | task management software for small teams
rival: task lists in the office suite | they come with the email accounts the firm already pays for | Microsoft Planner, Google Tasks | shared to do list office
rival: group chats, spreadsheets and a whiteboard | everybody has them and nobody needs training | | task list template excel
meet: coworking spaces | community manager | small teams work there side by side and talk about how they organise work | move one team's open jobs onto a board with {name} and plan the week together | one morning a week | business coaches, IT service firms and consultants for small firms | they see teams lose time because nobody knows who does what
measure: the share of tasks finished by the agreed day
moat: a way of working that fits one kind of team better than the general tools
risk: the team stops updating the board after the first weeks | start with one weekly routine, send each person a short list, and call teams that go quiet
rule: Keep customers' work safe and separate | Have a privacy adviser check the contract on data, where it is stored, who can see which board, how it is exported and how it is deleted. | the data contract, backup and deletion have been checked and tested
trial: Run one week for five teams | Set up a plain board for five teams, let them plan on Monday and review on Friday, and count finished, late and forgotten tasks. | finished and late tasks and daily users are counted for each team
ask: Why leave the tool they have? | | interviews-2 | with ten teams that gave up on a task tool
ask: Will everybody use it after a month? | | trade-trial | by counting who opens it each day without being asked
ask: Can a team take its data away? | Everything can be exported at any time | f-2 | by exporting a full board and opening it elsewhere
roles: somebody who has led a small team | a developer for shared live pages | somebody who helps teams start
search: simple task management for small teams
name: +Taskpath = the way a task goes
name: +Donelist = the list of what is done
name: Who Does What = it is clear who does what
name: +Weekboard = the board for the week
name: Clear Desk = nothing left lying around
name: +Teamtick = the team ticks tasks off
name: +Jobflow = jobs that keep flowing
name: On It = somebody is working on it
name: +Nextcard = the next card to do
name: *Tasklo = a new word from task
name: +Doneday = done by the day
line: Everyone knows what is next
line: Who does what, by when
line: Fewer meetings, more finished work
line: No task lost in the chat
line: The week on one board
line: See what is stuck
line: Plan on Monday, done by Friday

small-firm-erp
job: an order, orders
rival: spreadsheets beside an accounting program | they are paid for, flexible, and everybody in the office can use them | QuickBooks, Xero, Microsoft Excel | inventory and order spreadsheet
rival: business systems for small and mid-sized firms | they cover nearly everything and local partners set them up | Odoo, SAP Business One, Microsoft Dynamics, ERPNext | erp for small manufacturing business
rival: software of the trade from a local IT house | it knows the trade and a familiar person helps | | business software for manufacturers
meet: regional trade fairs for makers and suppliers | owner at the stand | small manufacturers and traders show their goods there and complain about office work | follow one real order from quote to invoice through {name} with the owner | three days per fair | accountants, tax advisers and local IT service firms | they get the wrong stock figures and late invoices at the end of each year
measure: the share of orders delivered complete on the promised day
moat: ready settings for one trade, and a short path from old spreadsheets to clean data
risk: the change takes too long and the firm falls back to its spreadsheets | start with orders and stock, move accounts later, and agree a date for each step
rule: Have the bookkeeping part checked | Ask a tax adviser how invoices, stock values and records must be kept, which exports accountants need, and who is liable when figures are wrong. | a tax adviser has checked invoices, stock values and the export
trial: Take ten orders of one firm through | Enter the parts, stock and suppliers for ten real orders, follow them from order to invoice beside the old way, and note each gap. | ten orders are complete, with time, gaps and stock differences listed
ask: How long until it runs? | | trade-trial | by timing the setup of one firm from its spreadsheets
ask: What happens to the old data? | Customers, items and open orders are taken over first | f-2 | by importing one firm's spreadsheets and checking the stock
ask: Why not a well-known system? | | interviews-2 | with ten owners who looked at one and decided against it
roles: somebody who has run orders and purchasing in a small firm | a developer for databases and accounts | somebody who sets up firms and trains them
search: erp for small business
name: +Orderloom = weaves all orders together
name: One Ledger = one book for everything
name: +Stockline = stock and orders in line
name: +Firmbase = the base of the firm
name: All in Order = every order under control
name: +Buildbook = the book of what is made
name: +Makertrack = keeps track for makers
name: Whole Shop = the whole firm in view
name: +Goodsflow = how goods move through
name: *Ordena = a new word from order
name: +Tradecore = the core of a trading firm
line: Orders, stock and accounts in one place
line: Know what you can deliver
line: Buy only what is missing
line: Stock figures that are right
line: From order to invoice without retyping
line: The whole firm on one page
line: No more month end surprises

wholesale-marketplace-for-shops
job: a wholesale order, wholesale orders
rival: online wholesale marketplaces | they offer many brands, late payment and returns of first orders | Faire, Ankorstore | wholesale marketplace for boutiques
rival: trade fairs and showrooms | buyers can touch the goods and meet the makers | Maison&Objet@FR, NY NOW@US | trade show for gift shops
rival: sales agents, distributors and direct orders | they visit the shop, know its customers and grant credit | | wholesale distributors for retailers
meet: shopping streets with independent shops | shop owner | owners decide there what to stock and are in the shop most days | choose a small first order from several brands in {name} together | two days a week | shopkeepers' associations, sales agents and makers' markets | they know shops that look for new goods and makers that look for shops
measure: the share of ordered goods sold at the full price within eight weeks
moat: brands that shops cannot find elsewhere, and knowledge of what sells in which shop
risk: shop and brand meet on the platform and then order directly | keep one basket, one invoice and later payment worth more than the commission
rule: Settle who sells and who bears the loss | Have a lawyer and a tax adviser settle who the seller is, how sales tax is invoiced, who pays for damage and unpaid bills, and which product rules brands must meet. | the terms for shops and brands are approved in writing
trial: Broker ten orders by hand | Collect price lists from ten brands in one simple catalogue, show it to ten shops, place the orders yourself and ask what they would order again. | orders, order values and wishes to reorder are on one sheet
ask: Why would a shop not order directly? | | interviews-2 | with ten owners about how they ordered last season
ask: Who pays when a shop does not? | | rules | by agreeing payment terms and limits with a credit insurer
ask: Why should brands give up a share? | They pay only when a shop orders | price-talks | with ten brands that already sell to shops
roles: somebody who has bought for shops | a developer for online marketplaces | somebody who finds and looks after brands
search: wholesale marketplace for independent shops
name: +Shelfmeet = where brands meet shelves
name: +Stockfind = find stock for the shop
name: New on Shelf = new goods for the shelf
name: +Shopfair = a fair for shops
name: +Tradenook = a corner for trade
name: Small Batch Buy = buying in small amounts
name: +Brandshelf = brands for your shelf
name: One Basket = many brands in one basket
name: +Shopstocked = the shop is well stocked
name: *Wholio = a new word from wholesale
name: +Buyerbay = a place for shop buyers
line: New brands for your shelves
line: Many brands, one order
line: Stock what others do not have
line: Small orders, fair trade prices
line: Find your next bestseller
line: Order after closing time
line: Try a brand before you commit

candidate-assessment
job: an assessment, assessments
rival: phone screening and interviews by the manager | a talk shows quickly whether somebody fits, and no tool is needed | | how to screen applicants
rival: online test libraries for hiring | tests for many jobs are ready and candidates know them | TestGorilla, SHL, HackerRank, Codility | pre employment skills test
rival: recorded video interviews | managers watch them when they have time | HireVue, Spark Hire, Willo | video interview software
meet: local meetings of HR managers | organiser of the evening | people who hire talk there about too many applications that look alike | turn one open job into a short test with {name} and let two colleagues try it | two evenings a month | recruitment agencies, chambers of commerce and training providers | they want to show employers who can really do a job
measure: the share of invited applicants whom the manager would hire
moat: tasks proved for each job by how the people hired later performed
risk: good applicants drop out because the test takes too long or seems unfair | keep it short, use tasks from the job, and tell every applicant the result
rule: Prove that the test is fair | Ask an employment lawyer and a psychologist which questions are allowed, how automated scores may be used, how applicants consent, and how bias is checked. | the tests, consent text and fairness check are approved in writing
trial: Test the applicants for three open jobs | Write short tasks with three managers, let all applicants do them, and compare the scores with the managers' own choice after the interviews. | scores, drop-outs and the managers' choices are on one sheet
ask: Does a good score mean good work? | | trade-trial | by giving the test to people who already do the job well
ask: What about answers written by a chatbot? | Tasks need follow-up answers and a short live part | f-2 | by letting five people try to cheat
ask: Is it allowed to score people by machine? | A person always decides | rules | with an employment lawyer
roles: a work psychologist | a developer for tests and video | somebody who has hired many people
search: skills test for applicants
name: +Skillproof = proof of skill
name: Show the Work = applicants show their work
name: +Trialtask = a task on trial
name: +Fairscreen = screening that is fair
name: Can Do Check = checks what people can do
name: +Taskfit = fit for the task
name: +Hiretest = a test before hiring
name: First Round = the first round of choosing
name: +Jobsample = a sample of the job
name: *Assessa = a new word from assess
name: +Meritlist = a list by merit
line: See who can do the job
line: Skills first, papers second
line: Fewer interviews, better hires
line: The same fair start for everyone
line: Know before you invite
line: Real tasks, real answers
line: A short list you can trust

chat-commerce
job: a chat order, chat orders
rival: answering chats by hand in the business app | it is free, personal, and customers already write there | WhatsApp Business | how to sell on whatsapp
rival: messaging platforms for sales and campaigns | they connect to the shop and let a team share one number | WATI, respond.io, Charles, Gupshup | whatsapp commerce platform
rival: an online shop with email and social media | customers know the checkout and the shop owns the page | Shopify, WooCommerce | sell online small business
meet: street markets and shopping streets | stallholder or shop owner | many of them already take orders by phone message between customers | move one day's chat orders into {name} and send the first catalogue together | two mornings a week | delivery firms, payment providers and traders' associations | more ordered goods mean more deliveries and payments for them
measure: the share of chats that end in a paid order
moat: the words customers use to order, and connections to local payment and delivery
risk: the messaging company changes its prices or rules | offer more than one channel, keep the customer list exportable, and show message costs openly
rule: Write only to those who agreed | Check the rules of the messaging service, the consent for offers, how customers can stop them, the consumer rights in distance selling, and who handles payment data. | consent, opt-out and order terms are checked for each channel
trial: Take the orders of three shops for a week | Put the catalogue of three sellers into a chat, handle the orders partly by hand, and count orders, mistakes and unanswered messages. | orders, mistakes and waiting times are counted for each shop
ask: What if the bot misunderstands an order? | It repeats the order and a person can take over | f-2 | by testing with a week of real messages
ask: What does each message cost? | | f-6 | with the price list of the messaging service and one month of chats
ask: Why not go on by hand? | | interviews-2 | with ten sellers who take orders by chat today
roles: somebody who sells through chat | a developer for messaging and payments | somebody who sets up shops and catalogues
search: sell on whatsapp
name: +Chatbasket = a basket in the chat
name: +Orderchat = orders in the chat
name: Text to Buy = buying by text
name: +Sellchat = selling by chat
name: Same Again = the same order once more
name: +Shopthread = a shop in the thread
name: +Buybubble = buying in a chat bubble
name: Chat and Pay = chat first and then pay
name: +Pingshop = a shop one ping away
name: *Chatello = a new word from chat
name: +Counterchat = the counter in the chat
line: Your shop in every chat
line: Orders that do not get lost
line: Chat, choose, pay
line: Sell where customers already write
line: Every message answered
line: From hello to paid order
line: No website needed

procurement-software
job: a purchase request, purchase requests
rival: emails, spreadsheets and paper forms | they cost nothing and every supplier can answer them | | purchase request form template
rival: purchasing parts of the business system | orders and invoices already run there | SAP Ariba, Coupa, Oracle, Microsoft Dynamics | procurement module erp
rival: purchasing software for mid-sized firms | it is quick to set up and easy for requesters | Procurify, Precoro, Zip | purchase order software
meet: regional groups of purchasing managers | leader of the group | buyers compare suppliers and ways of working there | run one real request from need to approved order in {name} with a buyer | one meeting a month | auditors, accountants and purchasing consultants | they find missing approvals and price differences every year
measure: the days from a request to an approved order
moat: the price history of each firm, and approvals that fit its own rules
risk: staff go on buying with a call or a card | make the request faster than the call, begin with one department, and show what was bought outside
rule: Make approvals stand up in an audit | Ask an auditor what a valid approval and order need, how long records are kept, who may see suppliers' offers, and how conflicts of interest are reported. | an auditor has checked one complete purchase
trial: Run ten purchases of one firm | Take ten real needs, collect quotes through a simple link, let the manager approve them, and compare time and price with the old way. | days, quotes and price differences are listed for ten purchases
ask: Will suppliers answer through a link? | They need no account | trade-trial | by sending ten requests to their usual suppliers
ask: Why not use the system they have? | | interviews-2 | with ten buyers who work beside their business system
ask: How much does it save? | | f-6 | by comparing ten purchases before and after
roles: an experienced buyer | a developer for approvals and links to accounts | somebody who starts up firms and trains staff
search: purchase request software
name: +Askbuy = ask first and then buy
name: +Quotelane = a lane for quotes
name: Need to Order = from the need to the order
name: +Buyflow = how buying flows
name: Three Offers = several offers to compare
name: +Purchasepath = the path of a purchase
name: +Supplysign = signed before supply
name: Clear to Buy = approved for buying
name: +Bidsheet = all bids on a sheet
name: *Procura = a new word from procure
name: +Okayorder = an order with an okay
line: From request to order in days
line: Every offer side by side
line: Approved before it is bought
line: Know what was agreed
line: Buying without paper and chasing
line: One place for every purchase
line: Spend what you planned

tutoring-centre-software
job: a lesson, lessons
rival: spreadsheets, paper registers and a group chat | they cost nothing and the owner made them to fit | Google Sheets, Microsoft Excel | tuition attendance sheet
rival: software for tutoring businesses | lessons, tutors and invoices are joined and other centres use it | TutorCruncher, Teachworks, Tutorbird, Oases | tutoring centre software
rival: general booking and invoicing tools | they are cheap and quickly set up | Calendly, QuickBooks | class scheduling and billing
meet: tutoring centres before the afternoon lessons | centre owner | owners do their planning and bills in those quiet hours | enter one week of lessons and packages into {name} with the owner | two mornings a week | bookkeepers, textbook suppliers and franchise head offices | they deal with many centres and see missing hours and late fees
measure: the hours the owner spends each week on planning and bills
moat: rules for packages, missed lessons and groups that fit how centres really work
risk: centres change systems only before a new term | start talks early, take over the data for them, and offer a quiet month to run both
rule: Protect the pupils' data | Have a privacy adviser check which data about children are stored, who can see notes, how parents agree, and how long reports and bills are kept. | the privacy check and the data contract are approved
trial: Run one week in three centres | Enter timetables and packages of three centres, keep attendance with the tutors, send parents a note, and prepare the bills for that week. | lessons, corrections and owner hours are counted for each centre
ask: Can it handle missed lessons? | Each centre sets its own rule | f-2 | by entering a month of real changes from one centre
ask: Why change from spreadsheets? | | interviews-2 | with ten owners who plan by hand
ask: Will tutors fill it in? | | trade-trial | by counting notes written on the day of the lesson
roles: somebody who has run a tutoring centre | a developer for timetables and billing | somebody who takes over data and trains staff
search: tutoring centre management software
name: +Lessonbook = the book of lessons
name: +Tutorplan = a plan for tutors
name: Lessons Left = shows how many are left
name: +Classcredit = credits for classes
name: +Tuitiondesk = the desk for tuition
name: Every Hour = every hour is recorded
name: +Centredesk = the desk of the centre
name: +Pupilpath = the path of a pupil
name: After School HQ = the base after school
name: *Tutoro = a new word from tutor
name: +Hourslate = a slate of hours
line: Every lesson planned, held and paid
line: Parents always know how it goes
line: No lost hours, no lost fees
line: Timetables without sticky notes
line: Lessons left at a glance
line: More teaching, less paperwork
line: One place for your centre

hotel-management-system
job: a booking, bookings
rival: hotel systems for small houses | rooms, rates and booking sites are joined and support knows hotels | Cloudbeds, Little Hotelier, Mews, eviivo | hotel management software small hotel
rival: the pages of booking sites and a shared calendar | most bookings come from there and it costs nothing more | Booking.com, Airbnb, Expedia | booking calendar for guest house
rival: an old front desk program or a paper plan | staff know it by heart and it is paid for | | front desk software
meet: small hotels in the quiet season | owner or receptionist | they have time then for changes before the next season | enter rooms, rates and one week of bookings into {name} at the front desk | two weeks before the season | tourist boards, hotel associations and hotel accountants | they advise owners who lose bookings and hours with old plans
measure: the minutes of desk work for each booking
moat: steady connections to booking sites and local guest forms
risk: a sync fails and one room is sold twice | check availability all the time, warn at once, keep a safety room, and answer calls at night
rule: Follow guest registration and card rules | Ask a lawyer and a tax adviser which guest data must be reported, how tourist tax and invoices work, how card data are stored, and what booking sites require. | guest form, invoice and card handling are checked
trial: Run one guest house beside its old plan | Enter rooms and bookings of one small house for a week, work at the desk with the staff, and compare every arrival and bill. | differences, double bookings and desk minutes are listed
ask: What if the connection to a booking site fails? | It warns the hotel and shows which room is affected | f-2 | by cutting the connection in a test house
ask: Why leave the present system? | | interviews-2 | with ten owners about their last season
ask: Can it start in the season? | | closing-calls | with five owners about the best month to change
roles: somebody who has worked at a front desk | a developer for booking site connections | somebody who sets up hotels and answers calls
search: hotel software for small hotels
name: +Roomrack = the rack with all rooms
name: +Keydesk = the desk with the keys
name: Front Desk One = one program for the desk
name: +Innkeep = keeps the inn in order
name: +Roomwise = wise about rooms
name: Full House Desk = a desk for a full house
name: +Bedplan = the plan of beds
name: +Staybook = the book of stays
name: Never Twice = no room sold twice
name: *Hotelio = a new word from hotel
name: +Guestledger = the ledger of guests
line: No room sold twice
line: All rooms and bookings on one page
line: Check-in without a queue
line: Less desk work, more time for guests
line: Every booking site in step
line: Made for small hotels
line: Bills ready before breakfast

digital-business-cards
job: a contact exchange, contact exchanges
rival: printed business cards | everybody understands them and they cost very little | Vistaprint, Moo | business card printing
rival: digital card services | they are ready to use and offer cards with a chip | Popl, HiHello, Blinq, Mobilo | digital business card for teams
rival: a networking profile or the number typed into the phone | it is free and both already have it | LinkedIn | share contact qr code
meet: trade fairs | stand manager | sales staff meet many strangers there in a short time | let one team exchange contacts with {name} for a day and send the list home in the evening | one or two days per fair | printers, event agencies and sales trainers | their customers ask for cards that lead to more follow-ups
measure: the share of new contacts followed up within a week
moat: cards and data of a whole team in one place, linked to its sales list
risk: staff find the tap awkward and go back to paper | offer code and link too, train the first ten sentences, and keep the design of the firm
rule: Handle contact data with consent | Have a privacy adviser check what visitors are told, who may use their details, how long they are kept, and what happens to a card when somebody leaves. | the notice to visitors and the data contract are approved
trial: Equip one sales team for two weeks | Give five sales people a card and a contact page, compare with their paper cards, and count contacts saved and followed up. | contacts saved and followed up are counted for each person
ask: What if the other phone does not read the chip? | A code on the card opens the same page | f-2 | by tapping on twenty different phones
ask: Why not a free app? | | interviews-2 | with ten sales managers about what happens after a fair
ask: Will firms pay each month? | | price-talks | with five firms that print cards for their staff
roles: somebody who has led a sales team | a developer for contact pages and sales software | somebody who orders, prints and ships cards
search: digital business card for teams
name: +Tapcard = a card that is tapped
name: +Hellotap = hello with a tap
name: Tap to Meet = meeting with a tap
name: +Namechip = a chip with your name
name: +Cardlink = a card that links
name: Nice to Meet = what people say when they meet
name: +Metcard = a card for people you met
name: +Shakeless = contacts without a handshake
name: Meet and Save = meet and save the contact
name: *Cardova = a new word from card
name: +Contactglow = contacts that shine
line: Tap once, stay in touch
line: Contacts that get followed up
line: One card, always up to date
line: No more typing in names
line: Your team, one clear look
line: From handshake to sales list
line: The card nobody throws away

conference-app
job: an event, events
rival: printed programme, website and email | it needs no setup and every guest can use it | | conference programme template
rival: event apps and platforms | organisers know them, and agenda, registration and stands are joined | Cvent, Whova, Swapcard, Brella | conference app
rival: a chat group and a shared document | it is free and quickly made | WhatsApp, Google Docs | event chat group
meet: conferences of associations | head of the office | the people who plan next year's event are in the room | put one day of a coming programme into {name} and show it on their phones | two days per event | congress centres, event agencies and sound and light firms | organisers ask them which app others used
measure: the share of participants who open the app and hold at least one arranged meeting
moat: matching that brings useful meetings, and the data of yearly events that return
risk: the app fails or stays empty on the event day | load everything early, let it work without a network, and have a person at the help desk
rule: Settle what participants see of each other | Have a privacy adviser check consent to profiles and badge scans, what sponsors receive, and when data are deleted after the event. | consent texts and the deletion date are agreed with the organiser
trial: Run one small event | Set up agenda and matching for a meeting of fewer than a hundred people, stand at the entrance, and count users, questions and meetings. | users, meetings and complaints are counted
ask: Will participants install it? | It opens in the browser without installing | trade-trial | by counting users at one event
ask: What if there is no network in the hall? | | f-2 | by using it for an hour with the phone offline
ask: Why should an organiser pay each year? | | price-talks | with ten organisers after their last event
roles: somebody who has organised conferences | a developer for phones and live updates | somebody who sets up events and helps on site
search: conference app for organisers
name: +Hallmate = a mate in the halls
name: +Talkmap = the map to the talks
name: Meet by Coffee = meetings over coffee
name: +Agendago = the agenda to go
name: +Badgehello = hello by badge
name: Front Row App = close to the stage
name: +Fairmatch = matches at the fair
name: Who to Meet = people you should meet
name: +Roomnext = the next room to go to
name: *Confero = a new word from confer
name: +Stagenote = notes from the stage
line: Meet the people you came for
line: The whole programme in your pocket
line: No talk missed, no room wrong
line: Better meetings at every fair
line: Questions that reach the stage
line: Exhibitors meet real buyers
line: An event people remember

health-and-safety-software
job: a safety record, safety records
rival: paper forms, binders and spreadsheets | they exist, inspectors know them, and nobody needs a login | | risk assessment template
rival: safety software | templates, incidents and training are joined and large firms use it | SafetyCulture, EcoOnline, HammerTech, Intelex | health and safety software
rival: an outside safety adviser | a person takes over the duty and visits the site | | health and safety consultant
meet: builders' merchants and regional safety days | organiser or branch manager | site and factory managers hear there about new duties and accidents | turn one paper risk assessment into {name} together and report a hazard by photo | two days a month | safety advisers, insurers and training centres | fewer accidents and better records help their own work
measure: the share of reported hazards closed by the agreed date
moat: checked templates for each trade, and workers who really report
risk: workers do not report because it takes time or they fear trouble | make it two taps, allow reports without a name, and tell them what was done
rule: Have templates checked by a safety expert | Ask a qualified safety expert and a lawyer which records the law asks for, how long they are kept, how health data are protected, and who stays responsible. | templates, storage times and the limits of liability are checked
trial: Run one site for two weeks | Put risk assessments, a hazard report and training dates of one site on phones, and count reports, closed actions and expired trainings. | reports, closed actions and open trainings are listed
ask: Will an inspector accept it? | | rules | by showing three records to an inspector or a safety expert
ask: Will workers report hazards? | They can send a photo without a name | trade-trial | by counting reports before and during the test
ask: Who is liable if a template is wrong? | | f-3 | with a lawyer and an insurer
roles: a qualified safety adviser | a developer for phone apps that work offline | somebody who trains sites and answers questions
search: risk assessment software
name: +Safeshift = a shift without accidents
name: +Hazardnote = a note for each hazard
name: Home Safe Crew = the crew gets home safe
name: +Safetyboard = a board for safety
name: +Helmetbook = safety records under a helmet
name: Safe Start = a safe start to work
name: +Siteguardian = guards the site
name: See It Fix It = see a hazard and fix it
name: +Permitpad = a pad for permits
name: +Safedesk = a desk for safety
name: +Toolboxlog = a log of toolbox talks
line: Everyone home safe
line: Report a hazard in two taps
line: Ready when the inspector comes
line: Know who is trained
line: Less paper, safer work
line: Hazards seen, hazards fixed
line: Safety rules workers understand

construction-estimating
job: an estimate, estimates
rival: measuring by hand and a spreadsheet | it is familiar, free, and the estimator trusts own figures | Microsoft Excel | construction estimate spreadsheet
rival: take-off and estimating software | it measures on screen and estimators are trained in it | Bluebeam, PlanSwift, STACK, Togal.AI | construction takeoff software
rival: an outside estimator or quantity surveyor | no software has to be learned and somebody answers for the figures | | quantity surveyor services
meet: builders' associations and tender evenings | office of the association | contractors hear there about new tenders and short deadlines | read one of their past plans with {name} and compare with the quantities they counted | two evenings a month | building material merchants, architects and quantity surveyors | complete quantities save them questions and wrong deliveries
measure: the hours from receiving plans to a finished estimate
moat: plans corrected by real estimators, and prices from each firm's own projects
risk: a missed wall leads to a loss on a job | show each quantity on the plan, mark what is uncertain, and require a check by the estimator
rule: Settle who answers for the quantities | Ask a lawyer and an insurer how to word the limits of the result, what may be stored of other people's plans, and which measuring standards apply. | terms, insurance and measuring rules are in writing
trial: Measure five past tenders again | Take five finished jobs of different contractors, read the plans with your tool, and compare quantities and hours with what was built. | differences and hours are listed for five jobs
ask: How exact are the quantities? | Every quantity links to its place on the plan | trade-trial | by comparing five finished jobs
ask: What about poor scans and hand drawings? | | f-2 | by reading ten bad plans and counting failures
ask: Who is liable for a mistake? | | rules | with a lawyer and an insurer
roles: an experienced estimator | a developer for reading drawings | somebody who knows contractors and sells to them
search: construction takeoff software
name: +Planmeasure = measures from the plan
name: +Takeoffly = quick take-offs
name: Bid by Friday = the bid is ready on time
name: +Wallcount = counts every wall
name: +Plansum = the sum of the plan
name: Right Quantity = the right amount of material
name: +Bidmark = bids with marked plans
name: +Buildtally = a tally for builders
name: From the Plan = figures from the plan
name: *Estima = a new word from estimate
name: +Rulerless = no ruler needed
line: From plan to price by tonight
line: Count once, count right
line: More bids, fewer late nights
line: Every wall, every door, every metre
line: See where each figure comes from
line: Bid with confidence
line: No room forgotten

background-checks
job: a background check, background checks
rival: reference calls and copies collected by HR | they cost only time and the manager hears a voice | | reference check questions
rival: screening companies | they cover many sources and countries and large employers trust them | Checkr@US, HireRight, First Advantage | employee background check
rival: no check beyond the interview | hiring goes faster and nobody has to ask | | how to verify a candidate
meet: regional meetings of HR managers and staffing agencies | organiser | they talk there about false papers and slow references | run one check with {name} on a volunteer from their team | two meetings a month | employment lawyers, payroll offices and recruitment agencies | a bad hire comes back to them as a problem
measure: the days from the candidate's consent to the finished report
moat: quick access to registers and employers, and reports that stand up to a privacy check
risk: a wrong record harms a candidate and the employer | match several details, let the candidate see and correct the report, and have a person confirm every bad finding
rule: Check what may be asked and stored | Ask an employment and a privacy lawyer which checks are allowed for which jobs, how consent is given, which licences are needed, and when reports are deleted. | allowed checks, consent and deletion are approved for each country
trial: Do ten checks by hand | Check references, degrees and past jobs of ten willing candidates for three employers, and note days, answers and differences. | days, answers and findings of ten checks are on one sheet
ask: Is it allowed? | Only with consent and only what the job needs | rules | with an employment lawyer in each country
ask: What if the report is wrong? | | f-3 | by agreeing how candidates correct an entry
ask: Why not call the referees ourselves? | | interviews-2 | with ten HR managers about their last five hires
roles: somebody who has worked in screening or HR | a developer with experience in data protection | somebody who speaks with registers and former employers
search: employee background check
name: +Truefile = a file that is true
name: +Hireclear = clear before hiring
name: Checked and Fair = checked in a fair way
name: +Papersproof = proof of papers
name: +Trustfile = a file you can trust
name: Sure Start Hire = a sure start with a new hire
name: +Referwell = references done well
name: *Vettly = a new word from vet
name: Before Day One = before the first day at work
name: *Verido = a new word from verify
name: Cleared to Start = cleared to start work
line: Know before the first day
line: Checked fairly, hired safely
line: References without the phone calls
line: Real degrees, real jobs
line: Hire with a clear view
line: Consent first, answers soon
line: A report you can rely on

performance-and-goals
job: a review, reviews
rival: forms and spreadsheets once a year | they cost nothing and everybody knows the routine | Microsoft Word, Microsoft Excel | employee review template
rival: performance and goals software | goals, reviews and one-to-ones are joined and HR teams recommend it | Lattice, Culture Amp, Leapsome, 15Five | performance management software
rival: modules of the personnel software | staff data are already there and no new supplier is needed | BambooHR, Personio, Workday | hr software with performance reviews
meet: local meetings of HR managers | organiser | they share there how they prepare the yearly talks | prepare one real one-to-one in {name} with a manager and ask both afterwards | two meetings a month | leadership trainers, HR advisers and payroll firms | their clients ask how talks and goals can last after the training
measure: the share of planned one-to-ones held each month
moat: questions and habits that managers keep using, fitted to one kind of firm
risk: managers fill it in only because HR asks | put the next talk first, keep it short, and show HR only what the firm agreed to show
rule: Agree who may see what | Ask an employment and a privacy lawyer how notes and ratings may be stored, what staff may read and correct, and when staff representatives must agree. | access rights, storage times and staff information are approved
trial: Guide five managers for two weeks | Give five managers an agenda and a goals page for their one-to-ones, remind them, and ask both sides after each talk. | talks held and answers of both sides are counted
ask: Will managers keep it up? | | trade-trial | by counting talks held without a reminder
ask: Can staff trust the notes? | They see everything written about them | rules | with a privacy lawyer and staff representatives
ask: Why not use the personnel software? | | interviews-2 | with ten HR managers after their last review round
roles: somebody who has led HR or trained managers | a developer for business software | somebody who introduces it in firms
search: performance review software
name: +Goalhand = goals in hand
name: +Talkpair = two people in a talk
name: A Good Talk = a talk that goes well
name: +Aimboard = a board of aims
name: +Reviewlight = reviews made light
name: Next Step Talk = a talk about the next step
name: +Growlane = a lane to grow in
name: +Checkinly = regular check-ins
name: Clear Goals = goals everybody understands
name: *Okara = a new word from goals and results
name: +Teamaim = the aim of the team
line: Goals everyone can see
line: Better talks, every month
line: No surprises at the yearly review
line: Know how you are doing
line: Reviews that write themselves
line: Managers who listen, teams that grow
line: Less form, more feedback

employee-benefits
job: a benefit, benefits
rival: pay rises, gifts and vouchers given by hand | everybody understands money and no provider is needed | | small business employee perks ideas
rival: benefits and discount platforms | they have many partners and a ready app | Perkbox, Reward Gateway, Benefit Systems@PL | employee benefits platform
rival: single providers for meals, sport or bikes | each is well known and the tax adviser knows the rules | Edenred, Pluxee, Urban Sports Club | meal vouchers for employees
meet: breakfasts of local business associations | organiser | small employers talk there about finding and keeping staff | set a budget for one team in {name} and let the staff choose on their phones | two mornings a month | tax advisers, payroll offices and insurance brokers | employers ask them which extras are worth the cost
measure: the share of staff who use a benefit within the first month
moat: tax rules built in, and local partners that staff use every week
risk: staff do not use the app and the employer stops | start with what they buy every week, ask them first, and show the use each month
rule: Clear tax and payment rules | Ask a tax adviser which extras are taxed and how they reach payroll, and a lawyer whether cards or vouchers need a payment licence and which data staff share. | every benefit has a written tax note and the payment setup is approved
trial: Offer five benefits to three teams | Agree five benefits with local partners, let three small firms give their staff a small budget, and count what is chosen and used. | choices, uses and questions are counted for each firm
ask: How are the benefits taxed? | | rules | with a tax adviser for each kind of benefit
ask: Why not simply pay more? | | interviews-2 | with ten employers and some of their staff
ask: Will partners give real discounts? | They pay only with more customers | closing-calls | with ten shops near the test firms
roles: somebody who knows payroll and tax | a developer for cards and apps | somebody who wins partners and employers
search: employee benefits for small business
name: +Perkbasket = a basket of perks
name: +Staffjoy = joy for the staff
name: Pick Your Perk = choose your own perk
name: +Extrapay = something on top of pay
name: +Thankscard = a card that says thanks
name: More Than Pay = more than a wage
name: +Benefitbox = a box of benefits
name: +Choosewell = staff choose well
name: On Top of Pay = what comes on top
name: *Perkado = a new word from perk
name: +Goodstaff = good to the staff
line: Benefits people really use
line: Big firm perks for small teams
line: One budget, everyone chooses
line: Thank your team every month
line: Extras without the paperwork
line: Give more than pay
line: One app, one bill

employer-of-record
job: an employment, employments
rival: contractor agreements and freelance invoices | they are quick and cheap and the worker often agrees | | hire contractor abroad contract
rival: global employment platforms | they cover many countries and start quickly | Deel, Remote, Oyster, Papaya Global | employer of record
rival: an own company or branch with a local accountant | the firm keeps control and the costs fall with more staff | | set up company abroad to hire staff
meet: export and startup events of chambers of commerce | event organiser | firms talk there about their first people abroad | go through one planned hire with {name}, with cost, contract and start date | two evenings a month | recruiters, tax advisers and immigration lawyers | a candidate can start only when somebody can employ them
measure: the days from the candidate's yes to the first working day
moat: own companies and lawyers in a few countries, and answers on the same day
risk: wrong employment or tax treatment leads to fines and claims | start in few countries, have every contract checked there, and hold a reserve for salaries and notice periods
rule: Get licence and liability right | Ask lawyers in each country whether lending out staff needs a licence, who bears dismissal and tax risks, and how work permits and inventions are settled. | a written opinion and a contract exist for each country
trial: Prepare three real hires | Take three firms with a candidate abroad, work out cost, contract and start date with a local payroll office, and ask for a signed order. | three offers with answers and days needed are on one sheet
ask: Is the firm safe from a claim by the worker? | | rules | with an employment lawyer in the country
ask: Why not a large platform? | Few countries, known in depth, with people who answer | interviews-2 | with ten firms that employ or pay people abroad
ask: Who pays the salary if the client is late? | | f-6 | by planning deposits and a reserve for two months
roles: an international payroll specialist | an employment lawyer in the first country | somebody who looks after clients and workers
search: employ someone abroad without a company
name: +Hirewide = hire far and wide
name: +Payabroad = pay people abroad
name: Staff Anywhere = staff in any place
name: +Borderhire = hiring across borders
name: +Localcontract = a contract by local law
name: Hired and Home = hired where home is
name: +Farcolleague = a colleague far away
name: Your Team There = your team in another country
name: +Globalpayday = pay day all over the world
name: *Employa = a new word from employ
name: +Hirebridge = a bridge to hire over
line: Hire abroad without a company
line: Your people there, safely employed
line: Local contracts, paid on time
line: From yes to first day, fast
line: Good people, any country
line: One invoice for staff abroad
line: Employed properly, wherever they live

facility-management-software
job: a work order, work orders
rival: emails, calls and a spreadsheet | they cost nothing and everybody can use them | | maintenance request form template
rival: facility and maintenance software | requests, plans and costs are joined and many sites use it | UpKeep, Limble, Planon, MaintainX | facility management software
rival: an outside facility firm that takes care of all | one contract covers everything and somebody else is on call | ISS, Sodexo, CBRE | facility management company
meet: regional meetings of building and school caretakers | organiser | they speak there about lost requests and inspections | report and close one real fault in a building with {name} | one visit to three buildings a week | maintenance contractors, insurers and property advisers | clear requests spare them calls and wasted trips
measure: the days from a report to a finished repair
moat: the history of each building, and reports that anybody can make without a login
risk: reports pile up and people say nothing happens | show every reporter the state, begin with one building, and agree who sorts the list each morning
rule: Check inspection duties and data | Ask a building expert which inspections and records are required, how long they must be kept, and a privacy adviser what may be stored of reporters and workers. | a list of inspections and the data contract are checked
trial: Run one building for two weeks | Put codes in the rooms of one school or office, pass the reports to the caretaker, and count reports, days and open items. | reports, days to repair and open items are listed
ask: Will people report more than the team can do? | | trade-trial | by counting reports and repairs in one building
ask: Will contractors use it? | They get a link and need no account | f-2 | by sending five jobs to their usual contractors
ask: Why leave the spreadsheet? | | interviews-2 | with ten building managers about last month's requests
roles: somebody who has run buildings | a developer for phones and work orders | somebody who enters buildings and trains teams
search: maintenance request software for buildings
name: +Fixticket = a ticket to fix it
name: +Roomreport = a report from the room
name: Lamp to Roof = all things in a building
name: +Caretrack = keeps track for caretakers
name: +Buildinglog = the log of a building
name: Mended This Week = repairs done within days
name: +Faultnote = a note for each fault
name: +Siteround = the round through the site
name: House in Order = a building in order
name: *Facilo = a new word from facility
name: +Workorderly = work orders in order
line: Reported today, fixed this week
line: No request gets lost
line: Every building on one page
line: Know when each inspection is due
line: Faults seen, faults fixed
line: Fewer calls, faster repairs
line: One photo and it is reported

cyber-monitoring
job: an alert, alerts
rival: antivirus and firewall without anybody watching | they are bought once and seem to be enough | Microsoft Defender, Bitdefender, Sophos | antivirus for small business
rival: the IT service firm that looks after the computers | it knows the firm and answers the phone | | it support with security
rival: managed detection services | analysts watch at all hours and insurers accept them | Huntress, Arctic Wolf, Sophos, CrowdStrike | managed detection and response for small business
meet: evenings of business associations on fraud and attacks | organiser | owners hear there from firms that were attacked | check one firm's mail accounts for strange logins and rules with {name} | two evenings a month | IT service firms, insurance brokers and accountants | an attacked client costs them days of work
measure: the minutes from the first sign of an attack to the locked account or device
moat: experience with attacks on small firms, and a person who calls and helps
risk: an attack is missed or too many false alarms tire the customer | let two layers check each alert, practise every month, and state clearly what is covered
rule: Settle access, privacy and liability | Have a lawyer check consent to reading logs, what staff must be told, what you may lock, how incidents are reported, and which liability insurance covers errors. | contract, staff notice and insurance are in place
trial: Watch three firms for two weeks | Connect the mail accounts and a few computers of three firms with their consent, stage a harmless test attack, and note alerts and reaction times. | alerts, false alarms and reaction times are listed for each firm
ask: Who watches at night? | | f-4 | by planning on-call duty with a partner firm
ask: Is antivirus not enough? | It does not see a stolen password | interviews-2 | with ten owners about their last security incident
ask: What if an attack is missed? | | rules | with a lawyer and a liability insurer
roles: an experienced security analyst | a developer for log data and alerts | somebody who works with IT service firms
search: managed detection and response for small business
name: +Nightsentry = a sentry at night
name: +Loginwatch = watches every login
name: Awake for You = awake while you sleep
name: +Alarmcall = a call when it matters
name: +Firmguard = guards the firm
name: Odd Login = notices strange logins
name: +Breachbell = a bell at the first breach
name: +Watchpost = a post that watches
name: Safe Inbox Watch = watches over the inbox
name: *Sentria = a new word from sentry
name: +Lockfast = locks fast in danger
line: We watch while you work
line: Attacks stopped before they spread
line: A person calls when it matters
line: Know when somebody gets in
line: Night watch for your computers
line: Protection small firms can afford
line: Every login under watch
`;
