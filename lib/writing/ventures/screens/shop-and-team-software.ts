/** Software for shops and teams: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const SHOP_AND_TEAM_SOFTWARE_SCREENS = `
loyalty-cards
thing: card, cards = Coffee card, Anna; Bread card, Omar; Haircut card, Lee
must: A stamp card in the phone wallet; A stamp by scanning a code at the counter; Rewards that the shop sets; A list of customers who come back
later: A birthday treat sent by itself; Points shared by several shops
screen: My card | headline Coffee card, Corner Café | chart Seven stamps collected | words Three more until your free coffee | code Show at the counter | button Add to wallet | no stamps yet: scan the code at the counter | this stamp was already given today
screen: Counter | ask Customer's code | list Last stamps = Anna, coffee; Omar, bread; Lee, reward used | buttons Give stamp / Redeem reward | no stamps today | code not read: type the phone number instead
screen: Who comes back | table This week = Customer, Visits, Next; Anna, three, reward due; Omar, two, on the way; Mei, none, send a hello | chart Visits by weekday | switch Send a treat after four quiet weeks | nobody has joined yet | the message could not be sent: the customer has not agreed to messages

till-software
thing: sale, sales = Two coffees and a bun; Blue scarf, gift wrapped; One loaf, one baguette
must: Products on large buttons; Cash, card and receipt in few taps; Selling without internet; A daily closing report
later: Stock counted with each sale; Gift vouchers
screen: Till | list Basket = Coffee, two; Apple cake, one | buttons Cash / Card | ask Discount or note | button Park this sale | basket is empty: tap a product | card reader not found: take cash or try again
screen: Close the day | table Today = Payment, Sales, Check; Cash, counted, correct; Card, sent, correct; Voucher, one, open | ask Cash in the drawer | button Close and print | no sales today | the cash does not match: please count again
screen: Products | table List = Product, Group, Stock; Coffee, drinks, plenty; Apple cake, bakery, four left; Scarf, gifts, one left | button Add product | switch Warn when stock is low | no products yet: add the first one | two products have the same code

team-task-manager
thing: task, tasks = Send draft to client; Order new chairs; Check the contract
must: A board that shows every open task; One person and one date for each task; Reminders before a task is late; Comments and files at the task
later: Tasks that return every week; A weekly summary for the leader
screen: Board | list To do = Order new chairs, Omar; Check the contract, Lee | list Doing = Send draft, Anna; Fix the sign, Ben | list Done = Book the room, Mei; Call the printer, Lee | button Add task | no tasks yet: add the first one | a change could not be saved: it will be sent again
screen: Task | headline Check the contract | ask Who = Lee | ask By = Thursday | talk Comments = Anna: the new version is attached; Lee: I will read it tomorrow | button Mark as done | no comments yet | this task was changed by somebody else: reload it
screen: My day | list Today = Send draft to client; Call the printer | list Late = Update the price list; Order labels | switch Remind me at nine | words Anna waits for your draft | nothing due today | tasks could not be loaded: showing the last saved list

small-firm-erp
thing: order, orders = Six oak tables, Garden Hotel; Steel frames, Novak; Soap, nine boxes, Green Shop
must: One path from quote to invoice; Stock that changes with every order; A list of what must be bought; Figures ready for the accountant
later: Work orders on a screen in the workshop; Orders from the web shop
screen: Orders | table Open orders = Customer, Goods, Status; Garden Hotel, tables, oak missing; Novak, frames, ready to ship; Green Shop, soap, invoiced | button New order | list Late = Novak, two days; Lee, one day | no open orders | an item has no supplier: choose one before you order
screen: To buy | table Missing = Item, Need, Supplier; Oak boards, eight, Miller; Screws, two boxes, Bolt Trade; Labels, one roll, Print House | buttons Change / Send purchase orders | switch Suggest before stock runs out | nothing is missing | the supplier's email address is missing
screen: Month | headline This month | chart Orders, purchases and payments | list Unpaid = Garden Hotel, one week; Lee, two days | button Export for the accountant | no bookings this month | two invoices are not booked yet

wholesale-marketplace-for-shops
thing: order, orders = Candles and cards, Corner Shop; Wooden toys, Toy Box; Scarves, Anna's Boutique
must: Brands with trade prices and photos; One basket for several brands; Small minimum orders; Payment after delivery for checked shops
later: Samples before the first order; Suggestions from what sold before
screen: Find brands | ask Search goods or brand | list New this week = Bee candles; Fold cards; Little Oak toys | table Brands = Brand, Minimum, Delivery; Bee candles, one box, Friday; Fold cards, none, Monday | button Open catalogue | no brand fits: try another word | prices are shown once your shop has been checked
screen: Basket | list Bee candles = Honey, six; Pine, six | list Fold cards = Birthday set, four; Thank-you set, two | words One invoice, pay in two months | buttons Keep looking / Place order | your basket is empty | the minimum of one brand is not reached
screen: Brand's desk | table Orders = Shop, Goods, Status; Corner Shop, candles, to pack; Toy Box, candles, sent; Anna's Boutique, candles, ordered again | button Confirm order | chart Shops that ordered again | no orders yet | this item is out of stock: offer another one

candidate-assessment
thing: assessment, assessments = Bookkeeper, Anna; Driver planner, Omar; Shop manager, Lee
must: Tasks taken from the real job; One link that works on any phone; Results of all applicants side by side; A reason for every score
later: Questions asked by an AI interviewer; A short report for each applicant
screen: Your task | headline Sort these five invoices | words About nine minutes, you can pause once | list Invoices = Paper; Rent; Repairs | ask Your answer | button Next task | the first task is opening | connection lost: your answers are saved
screen: Results | table Bookkeeper = Applicant, Tasks, Interview; Anna, strong, strong; Ben, strong, open; Mei, fair, strong | link Watch Ben's answers | buttons Invite / Say no kindly | nobody has finished the test yet | one video could not be loaded
screen: New test | ask Job = Shop manager | list Suggested tasks = Answer an angry customer; Plan the week; Count the till | switch Recorded interview | button Create link | choose a job to see tasks | this test is too long: remove one task

chat-commerce
thing: chat order, chat orders = Birthday cake, Anna; Blue dress, size M, Mei; Fish and lemons, Omar
must: A catalogue that opens in the chat; Basket and payment link; All orders in one list; A person can take over any chat
later: Reminders for baskets left open; Orders understood from voice messages
screen: Customer's chat | talk Corner Shop = Anna: do you have the blue dress?; Shop: yes, sizes S and M; Anna: M please | picture Blue dress | buttons Pay now / Keep looking | say hello to start | this size has just been sold: choose another
screen: Orders | table Today = Customer, Order, Status; Anna, blue dress, paid; Omar, fish, address missing; Mei, cake, for Friday | button Answer Omar | list Needs a person = Question about an allergy; Change of date | no orders yet today | the payment could not be checked: ask for it again
screen: New offer | ask Text = Fresh bread from Monday | list Send to = Regulars; Agreed to offers | switch Stop when sold out | button Send | nobody has agreed to offers yet | the messaging service refused this text

procurement-software
thing: purchase request, purchase requests = Office chairs, four; Gloves, nine boxes; Pump for line two
must: A short request form for staff; Supplier quotes through a link; Approval on the phone; An order that goes out by itself
later: Check of invoice against order; Prices of past purchases
screen: New request | ask What do you need? = Gloves, nine boxes | ask When = Friday | ask Cost centre = Kitchen | button Ask for approval | no requests yet | choose a cost centre first
screen: Quotes | table Gloves = Supplier, Delivery, Offer; Miller, Thursday, lowest; Green Supply, Friday, middle; Novak, Monday, highest | list Still open = Lee Trade; Anna's Store | buttons Ask again / Choose | no quotes yet: suppliers have until Wednesday | one quote has no delivery date
screen: To approve | list Waiting = Chairs, asked by Omar; Pump, asked by Mei | words The pump is within the budget | buttons Refuse / Approve | nothing to approve | this request is above your limit: it goes to the manager

tutoring-centre-software
thing: lesson, lessons = Maths, Mei, Monday; English group, Tuesday; Piano, Omar, Friday
must: A timetable of pupils, tutors and rooms; Lesson packages that count down; Attendance on a phone or tablet; Bills and reminders for parents
later: Progress notes for parents; Pay for tutors by hours taught
screen: Timetable | table Monday = Time, Room one, Room two; three, Mei maths, free; four, group A, Lee English; five, Omar piano, free | button Add lesson | switch Show missed lessons | no lessons on this day | this tutor already has a lesson then
screen: Pupil | headline Mei, maths | words Four lessons left in the package | list Notes = Fractions go well; Practise long division | buttons Renew package / Message parents | no notes yet | the package is used up: renew it before the next lesson
screen: Parents' view | list This week = Monday, maths, attended; Thursday, maths, planned | words Next topic: decimals | button Pay the bill | link Move a lesson | no lessons planned | payment failed: try another card

hotel-management-system
thing: booking, bookings = Room five, Anna, two nights; Double room, Chen, Friday; Family room, Garcia, week
must: A plan of all rooms and days; Booking sites kept in step; Check-in, guest form and bill; A cleaning list for housekeeping
later: Prices that change with demand; Online check-in before arrival
screen: Room plan | table This week = Room, Friday, Saturday; One, Anna, Anna; Two, free, Chen; Three, Garcia, Garcia | button New booking | list Arrivals today = Anna, room one; Garcia, room three | no bookings this week | one booking site does not answer: check before you sell room two
screen: Check-in | headline Anna, room one | steps Arrival = Details; Guest form; Key | ask Car number plate | button Finish check-in | choose a guest | the guest form is not complete
screen: Housekeeping | list To clean = Room two, leaves today; Room three, stays | list Ready = Room one; Room four | switch Tell the desk when ready | all rooms are ready | list could not be updated: pull down to reload

digital-business-cards
thing: card, cards = Anna, sales; Omar, service; Mei, management
must: A contact page that opens with a tap; A code for phones without a chip reader; Visitors can leave their details; One page to manage all staff
later: Contacts sent to the sales software; Signatures for emails
screen: Contact page | picture Anna, Sales, Green Pumps | list Contact = Phone; Email; Website | buttons Save contact / Leave yours | link Book a meeting | this page is being set up | the contact could not be saved: try the code
screen: New contacts | table Fair, Tuesday = Name, Firm, Next; Ben, Novak, call; Lee, Hill Farm, send prices; Mei, City Works, none yet | ask Note = Wants two pumps in May | button Send to sales list | no contacts yet: share your card | two contacts have no email address
screen: Team | list Cards = Anna, active; Omar, active; Lee, left the firm | switch Lock the design | button Add person | chart Contacts by person | no cards yet: add the first person | one card has no phone number

conference-app
thing: event, events = Nurses' congress; Garden trade fair; Founders' day
must: Agenda with rooms and changes; Personal plan of talks; Suggested people and meeting times; Questions and votes during talks
later: Lead lists for exhibitors; Certificates after the event
screen: My day | list Today = Nine, opening, main hall; Lunch, meet Mei; Three, workshop, room two | words The workshop moved to room four | button Show the way | ask Search talks | nothing planned yet: choose talks | changes could not be loaded: ask at the help desk
screen: People to meet | list Suggested = Mei, looks for suppliers; Omar, offers training; Lee, same field | ask Message = Shall we meet at lunch? | buttons Not now / Ask to meet | complete your profile to see people | this time is already taken
screen: Organiser | headline Event day one | chart Opened the app, meetings held | talk Questions for the stage = Anna: how long did it take?; Ben: can we see the plan? | button Send a change | no questions yet | message not sent: try again

health-and-safety-software
thing: record, records = Loose railing, stairs; Forklift training, Omar; Risk assessment, cutting
must: Hazard reports by photo; Risk assessments for each job; Training dates for each person; Actions with a person and a date
later: Permits to work; Reports without a name in several languages
screen: Report a hazard | picture Loose railing on the stairs | ask Where = Hall two | switch Without my name | button Send | take a photo to start | no connection: the report is saved and sent later
screen: Open actions | table This week = Hazard, Who, By; Loose railing, Lee, Tuesday; Wet floor, Ana, today; Missing guard, Omar, late | button Add action | chart Reported and closed | no open actions | one action has nobody in charge
screen: Training | table People = Name, Training, Status; Omar, forklift, valid; Ben, first aid, due soon; Mei, ladders, missing | button Remind | list New people = Lee; Ana | no trainings entered yet | a certificate has no date

construction-estimating
thing: estimate, estimates = School roof; Two flats, Mill Street; Office floor
must: Plans read from a file; Quantities shown on the plan; Prices from own past jobs; A list that can be corrected by hand
later: Comparison of two plan versions; A finished bid with the firm's logo
screen: Plan | picture Ground floor with marked walls | list Found = Outer walls, four; Doors, nine; Windows, eight | ask Scale from a known length | buttons Correct / Accept | upload a plan to start | the scale could not be read: mark a known length
screen: Quantities | table List = Item, Amount, Check; Walls, measured, done; Floor, measured, done; Stairs, unclear, open | button Add item | link Show on the plan | no quantities yet | one item has no unit price
screen: Estimate | headline Two flats, Mill Street | chart Material, labour, hire | list To check = Stairs; Waste removal | buttons Change rates / Export | nothing priced yet | a material price is older than three months

background-checks
thing: check, checks = Nurse, Anna; Driver, Omar; Accountant, Lee
must: Consent by the candidate first; References by an online form; Degrees and certificates confirmed; A report the candidate can see
later: Reminders for certificates that expire; Links to applicant software
screen: Checks | table In progress = Candidate, Check, Status; Anna, references, one of two; Omar, licence, confirmed; Lee, degree, asked | button New check | list Needs a person = Lee, name differs; Anna, referee asks back | no checks yet | a referee's address does not look right
screen: Candidate's page | headline Your check for Hill Care | steps Your part = Consent; Identity; Past jobs | link See what is checked | buttons Say no / Agree | nothing to do right now | photo not readable: take it again
screen: Report | headline Omar, driver | list Results = Identity, confirmed; Licence, confirmed; Last job, confirmed | words Omar has seen this report | button Download | the report is not ready yet | one answer is missing: we ask again on Monday

performance-and-goals
thing: review, reviews = Anna, half year; Omar, first month; Lee, yearly
must: An agenda for each one-to-one; Goals of firm, team and person; Notes that both can read; A review prepared from the notes
later: Feedback from colleagues; Suggestions for the next training
screen: One-to-one | headline Anna and Mei, Thursday | list To talk about = New shift plan; Training in May | list Promised last time = Mei asks for a laptop; Anna writes the guide | ask Note for both | button Finish talk | no topics yet: both can add some | note not saved: try again
screen: Goals | table Team = Goal, Who, State; Answer within a day, Anna, on track; New price list, Omar, late; Fewer returns, Lee, started | chart Goals on track | button Update | no goals yet: add one for the team | this goal has no owner
screen: HR page | list Talks this month = Sales, all held; Store, two open; Office, one open | switch Remind managers | words Notes stay between the two | button Start reviews | no teams yet | a manager has no team

employee-benefits
thing: benefit, benefits = Lunch allowance; Gym pass; Bicycle
must: A budget for each person; Benefits that staff choose themselves; One bill for the employer; A list ready for payroll
later: Discounts at local shops; Receipts by photo
screen: My benefits | headline Your budget for May | list Chosen = Lunch allowance; Bus ticket | list More = Gym pass; Language course; Bicycle | button Choose | nothing chosen yet | your budget does not cover this one
screen: Employer | table Team = Name, Chosen, State; Anna, lunch and bus, active; Omar, gym, active; Lee, nothing, invited | switch Same budget for all | button Export for payroll | nobody invited yet | one person has no tax details
screen: At the shop | picture Discount card for Anna | code Show at the till | words Valid today at Corner Bakery | button Save receipt | choose a shop first | code has expired: load a new one

employer-of-record
thing: employment, employments = Anna, developer; Omar, sales; Mei, support
must: A cost preview for each country; Contract by local law in two languages; Salary, tax and social insurance paid; Holiday and expenses on one page
later: Work permits; Equipment ordered for new staff
screen: New hire | ask Country | ask Role = Developer | ask Start = Monday | list Included = Contract; Payroll; Health cover; Leave | button See the cost | choose a country to begin | this country is not covered yet
screen: Team abroad | table People = Name, State, Next; Anna, active, payslip Friday; Omar, contract sent, signature; Mei, starts Monday, equipment | button Add person | list To approve = Leave, Anna; Expenses, Mei | nobody employed yet | salary payment is waiting for your transfer
screen: Employee's page | headline Welcome, Omar | steps Start = Details; Contract; Bank; First day | link Read contract | buttons Ask a question / Sign | no payslips yet | signature not saved: try again

facility-management-software
thing: work order, work orders = Broken lamp, room four; Leaking tap, kitchen; Yearly fire door check
must: Reports by photo and room code; A list sorted by urgency; Jobs sent to caretaker or contractor; Dates of inspections and contracts
later: Costs for each building; Guarantees and plans of each room
screen: Report a fault | words Room four, Hill School | picture Dark lamp above the door | ask What is wrong? | button Send | scan the code in the room | no connection: report is saved and sent later
screen: Work orders | table Open = Fault, Who, State; Lamp, Omar, today; Tap, Miller Plumbing, Thursday; Heating, nobody, urgent | button Assign | chart Reported and done | no open work orders | a contractor has not answered: call or choose another
screen: Inspections | list Due soon = Fire doors; Ladders; Emergency lights | switch Remind two weeks before | list Contracts = Lift service; Heating service | button Add date | no inspections entered yet | one inspection has no report

cyber-monitoring
thing: alert, alerts = Strange login, Anna's mail; New forwarding rule, office; Blocked file, laptop three
must: Watch over mail accounts and devices; Locking an account or device at once; A call by a person; A report in plain words
later: Test attacks to practise; Evidence for insurers
screen: Your firm today | headline All quiet | list Watched = Nine laptops; Eight mailboxes; One server | chart Alerts this week | button Call us | nothing is connected yet | one laptop has not reported since Monday
screen: Alert | headline Strange login, Anna's mail | steps What happened = Login from abroad; New rule; Account locked | words We have called Anna | buttons It was me / Not me | no alerts | account could not be locked: we are calling you
screen: Analyst's desk | table Open = Firm, Sign, State; Hill Care, strange login, checking; Novak, blocked file, closed; Green Shop, many deletions, urgent | button Take over | talk Call notes = Lee: is Anna travelling?; Owner: no, she is here | no open alerts | logs of one firm arrive late
`;
