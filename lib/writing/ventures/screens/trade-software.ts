/** Software for one trade each: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const TRADE_SOFTWARE_SCREENS = `
shop-credit-ledger-app
thing: credit entry, credit entries = Rice and oil, Amina; Sugar, Joseph; Cement, Mr Silva
must: A sale or debt noted in two taps; A balance for every customer; Polite reminders by text message; Entries that work without a connection
later: A statement for lenders; Several phones for one shop
screen: Who owes me | ask Search a customer | table Open credit = Customer, Last entry, Due; Amina, rice and oil, Friday; Joseph, sugar, today; Mr Silva, cement, next week | buttons Add credit / Record payment | list Paid today = Grace; Ben | nobody owes you anything today | no connection: the entry is saved and sent later
screen: Amina's page | headline Two entries open | list Entries = Rice and oil, Monday; Soap, Tuesday; Payment, last week | switch Remind on payday | ask Message = Hello Amina, your balance is due on Friday | button Send reminder | no entries for this customer yet | the message could not be sent: check the number
screen: Customer's phone | talk From the shop = Shop: you bought rice and oil today, due on Friday; Amina: thank you, I will pay on Friday | link See my balance | no open balance at this shop | this link has expired: ask the shop for a new one

sports-team-app
thing: match day, match days = Sunday, home against Riverside; Training, Tuesday; Cup match, Saturday
must: Players answer yes or no in one tap; Line-up picked from those who can play; Fees shown for each player; Reminders to those who have not answered
later: Attendance over the season; Lifts to away matches
screen: Sunday, home match | headline Kick-off on Sunday at 3 | list Your answer = I can play; I cannot play; Not sure yet | list Already in = Sam; Leila; Tomas; Ken | words Meet at the clubhouse an hour before | buttons I am in / I am out | no match planned this week | your answer was not saved: please tap again
screen: Coach's line-up | table Squad = Player, Position, Answer; Sam, goal, yes; Leila, left wing, yes; Ken, midfield, not yet | picture Pitch with positions | buttons Remind the others / Publish line-up | nobody has answered yet | two players have the same position: check the line-up
screen: Team money | table Match fees = Player, Match, Status; Sam, Sunday, paid; Leila, Sunday, open; Tomas, last week, paid in cash | chart Paid and open by month | button Ask for payment | no fees have been set | a payment failed: ask the player to try another card

rental-shop-software
thing: hire, hires = Mini digger, Friday to Monday; Party tent, Saturday; Tile cutter, one day
must: Free equipment shown for any date; Contract signed on a tablet; Deposit held on the card; Photos when goods go out and come back
later: Online booking on the firm's website; Service dates by hours of use
screen: Today at the counter | table Going out and coming back = Item, Customer, Status; Mini digger, Lee, out at 9; Party tent, Maria, back by noon; Tile cutter, Omar, late | buttons New hire / Return | list To prepare = Chairs for Saturday; Generator, check fuel | nothing goes out or comes back today | this item is already booked: free again on Tuesday
screen: New hire, mini digger | ask Customer = Lee Building | ask From and until = Friday to Monday | list Included = Two buckets; Trailer; Fuel can | switch Hold deposit on card | picture Condition at hand-over | button Sign contract | choose an item to start | the deposit was refused: ask for another card
screen: Customer's booking | headline Party tent, Saturday | list Good to know = Pick up after 8; Bring an identity card; Two people to carry | steps Status = Booked; Deposit held; Ready for pick-up | buttons Change / Call the shop | you have no booking with us | this date is no longer free: please choose another

photographer-software
thing: shoot, shoots = Wedding, Anna and Luis; Family portrait, Chen; Newborn session, Sara
must: Private galleries for each client; Favourites and comments on pictures; Contract and deposit in one link; Print orders sent to a lab
later: Album design with approval; Films and pictures on one page
screen: Anna and Luis, gallery | picture First dance | list Albums = Ceremony; Party; Portraits | switch Show favourites only | ask Comment = This one for the album, please | buttons Order prints / Download | your pictures are being prepared | this gallery is closed: ask your photographer to open it again
screen: Studio desk, this month | table Shoots = Client, Step, Next; Anna and Luis, gallery sent, album choice; Chen, contract sent, signature; Sara, deposit paid, shoot on Friday | list Waiting for you = Edit the Novak pictures; Answer a new enquiry | button New shoot | no shoots booked yet | a file did not upload: it will be tried again tonight
screen: Book your session | list Free dates = Friday, 9 am; Saturday, 4 pm; Monday, 5 pm | ask Kind of shoot = Family portrait | words The date is yours when the contract is signed | buttons Sign contract / Pay deposit | no free dates this month: join the waiting list | the deposit was not paid: please try again

driving-school-software
thing: driving lesson, driving lessons = Lesson, Mia, Monday; Motorway drive, Jon; Night drive, Aisha
must: One plan for instructors, cars and pupils; Pupils book and move lessons themselves; Progress noted after each lesson; Lesson packages counted automatically
later: A waiting list for cancelled lessons; Instructor pay from finished lessons
screen: Instructor's day | table Today = Time, Pupil, Lesson; 8, Mia, parking; 2, Jon, motorway; 4, free, waiting list asked | list After the lesson = Mirrors; Speed; Parking | buttons Finish lesson / Cancel | no lessons today | no connection: the lesson is saved on the tablet
screen: Office, this week | table Plan = Instructor, Car, Free hours; Eva, blue car, two; Marc, red car, none; Ali, white car, one | list To solve = Marc ill on Thursday; Red car to the workshop | buttons Fill free hours / Message pupils | the week has not been planned yet | two lessons use the same car: choose another
screen: Mia's progress | headline Six lessons done | chart Skills by lesson | list Next = Roundabouts; Emergency stop | words Four lessons left in your package | buttons Book next lesson / Pay | no lessons booked yet | this time has just been taken: please choose another

catering-and-event-software
thing: event, events = Wedding, Saturday; Office lunch, Tuesday; Birthday party, Friday
must: Quote from menu and number of guests; Kitchen and shopping lists from the recipes; Packing list for the van; Staff plan with call times
later: Deposits and signatures online; Figures after each event
screen: Quote for a wedding | ask Guests and date = Saturday, garden hall | table Menu = Dish, Portion, Note; Tomato soup, cup, vegan; Roast chicken, plate, no nuts; Fruit tart, slice, contains egg | switch Show price per guest | buttons Save draft / Send quote | choose a menu to start the quote | one dish has no recipe yet: add it before sending
screen: Saturday, kitchen and van | list Kitchen = Soup, start on Friday; Chicken, start at 8; Tarts, from the bakery | list Packing = Plates and forks; Two warmers; Table linen | table Staff = Name, Task, Call time; Eva, service, 4 pm; Sam, kitchen, 9 am; Lee, van, 3 pm | button Print lists | no event this week | the guest number has changed: print the lists again
screen: Client's page | headline Your wedding, Saturday | steps Status = Quote accepted; Deposit paid; Menu to confirm | ask Diets and allergies = Two vegetarians, one without nuts | buttons Change guests / Confirm menu | your planner has not sent anything yet | changes are closed for this event: please call us

pet-business-software
thing: stay or appointment, stays and appointments = Bella, full groom; Max, three nights; Luna, daycare Tuesday
must: Online booking with free places; Vaccination dates checked before a stay; Notes on coat, food and temper; Reminders and deposits
later: Photo report for the owner; Passes for daycare days
screen: Today at the front desk | table Arrivals = Pet, Visit, Papers; Bella, full groom, complete; Max, three nights, vaccination missing; Luna, daycare, complete | list Going home = Rocky, 4 pm; Mimi, 5 pm | buttons Check in / Message owner | no arrivals today | this place is already taken: choose another one
screen: Book for your pet | ask Name and breed = Bella, poodle | list Free times = Monday, 9 am; Wednesday, 2 pm; Friday, 4 pm | ask Anything we should know = Afraid of the dryer | switch Vaccination paper uploaded | button Book and pay deposit | no free place on these days: join the waiting list | the vaccination has expired: please upload the new paper
screen: Max's card | picture Max | list Notes = Two meals a day; Not with large dogs; Blue blanket | table Visits = When, What, Note; Last month, two nights, ate well; Monday, nails, calm | button Write report | no visits yet | the photo could not be saved: try again

laundry-software
thing: laundry order, laundry orders = Five shirts, Mr Lee; Silk dress, Ana; Wash and fold bag, Omar
must: A tag for every piece; Photos of stains at intake; Rack position for finished clothes; Message when the order is ready
later: Pick-up routes for the driver; Online orders and payment
screen: Counter, new order | ask Customer = Ana | table Pieces = Piece, Service, Note; Silk dress, dry clean, stain on sleeve; Coat, dry clean, button loose; Shirt, press, none | picture Stain on the sleeve | buttons Print tags / Take payment | scan a piece or choose a customer | the printer does not answer: check paper and cable
screen: Orders today | table Status = Customer, Pieces, Place; Ana, dress and coat, rack four; Mr Lee, five shirts, pressing; Omar, one bag, folding | ask Find a tag | list Late = Coat, Mrs Novak; Two curtains, Ben | button Send ready messages | no open orders today | this tag is on two orders: check the piece
screen: Customer's phone | headline Your clothes are ready | list Order = Silk dress; Coat; Shirt | words Pick up until 7 this evening | buttons Pay now / Ask for delivery | you have no open order | the payment failed: please try again or pay at the counter

microfinance-software
thing: loan account, loan accounts = Group loan, Market Women; Farm loan, Joseph; School loan, Maria
must: Loans and savings for every member; Repayment plan and arrears list; Collections recorded in the field; Reports for regulator and meeting
later: Balance by text message; Dividend at the end of the year
screen: Group meeting | table Members = Name, Saved, Repaid; Amina, yes, yes; Grace, yes, part; Joseph, no, open | ask Cash counted = matches the list | switch Save without connection | buttons Correct / Close meeting | no meeting planned today | the cash does not match the list: count again before closing
screen: Joseph's loan | headline Farm loan, two payments left | chart Repaid by month | table Plan = Due, Status; Last Friday, paid; This Friday, open; Next month, open | list Papers = Contract; Guarantor; Photo of the field | button Record payment | no loan has been paid out yet | this payment was already recorded today
screen: Manager's overview | list To decide = Maria, school loan; Market Women, group loan | chart Arrears by branch | table Branches = Branch, Books, Officer; North, closed, Ben; South, open, Lucy | buttons Approve / Export report | nothing waits for a decision | one branch has not closed its books: ask the officer

bakery-order-software
thing: order, orders = Rye bread, Corner Café; Birthday cake, Mia; Rolls, station shop
must: All orders in one book; Baking list for the night; Recipes scaled to the orders; Delivery list for each customer
later: Online orders with deposit; Cost of each product
screen: Tonight's baking list | table Bake = Product, Pieces, Oven time; Rye bread, nine, 2 am; Rolls, eight trays, 4 am; Birthday cake, one, 5 am | list Dough to prepare = Rye sour; Butter dough | switch Print at closing time | button Print list | no orders for tomorrow yet | one order came after closing: add it or call the customer
screen: Order a cake | ask Date = Saturday | list Size = Small; Medium; Two tiers | ask Writing on top = Happy birthday Mia | picture Photo of an example | switch Without nuts | buttons Back / Pay deposit | this day is full: choose another one | the picture is too large: choose a smaller one
screen: Café's order page | table Standing order = Product, Weekday, Pieces; Rolls, Monday, four trays; Rye bread, Monday, six; Croissants, Saturday, five trays | words Changes for tomorrow until 5 this evening | buttons Change / Confirm | you have no standing order yet | it is too late to change tomorrow: please call the bakery

repair-shop-software
thing: repair ticket, repair tickets = Cracked screen, Maria; Laptop battery, Ben; Game console, Omar
must: Tickets with photos and serial number; Spare parts reserved for each job; Price approval by text message; Status messages to the customer
later: Trade-in offers at the counter; Online booking by model
screen: Repairs today | table Tickets = Device, Customer, Status; Phone, Maria, waiting for part; Laptop, Ben, on the bench; Console, Omar, ready | ask Scan or search | buttons New ticket / Send messages | list Parts arriving = Screen; Battery | no open repairs | this serial number is already in repair: open the first ticket
screen: New ticket | ask Customer and phone = Maria | ask Device and serial number | list Fault = Screen broken; Battery weak; Does not start | picture Condition at intake | switch Customer agreed to the terms | button Print label | choose a customer to start | a photo is missing: take one before printing
screen: Customer's phone | headline Your phone: new screen needed | talk Messages = Shop: the screen is broken and we have the part; Maria: please go ahead | steps Status = Received; Checked; In repair; Ready | buttons Approve price / Decline | you have no repair with us | your answer was not sent: please call the shop

recruitment-agency-software
thing: placement, placements = Nurse, city hospital; Accountant, Hill Ltd; Welder, north yard
must: Candidates and clients in one database; Shortlists from your own files; Documents with expiry dates; Fees and invoices for placements
later: Shifts confirmed by phone; Reports in the client's layout
screen: Accountant for Hill Ltd | headline Shortlist due on Thursday | table Candidates = Name, Step, Next; Eva, interview, Monday; Tom, called, send profile; Aisha, new, call today | list Found in old files = Maria; Lee | buttons Add candidate / Send shortlist | no candidates yet: search your files | this candidate was sent by a colleague last week
screen: Eva's file | list Papers = CV; Diploma; Work permit, expires in May | talk Notes = Sam: looking for part-time; Eva: free from June | switch May be shown to clients | buttons Call / Put on shortlist | no notes on this candidate yet | the permission to store this file has ended: ask again or delete
screen: Agency overview | chart Placements by month | table Open jobs = Job, Consultant, Step; Nurse, Sam, shortlist sent; Welder, Ana, interviews; Accountant, Sam, searching | list To invoice = Welder, north yard; Nurse, city hospital | no open jobs | one fee has no client contact: add it before invoicing

solar-installer-software
thing: solar project, solar projects = House with gable roof, Novak; Farm barn, Lopez; Flat roof and battery, Chen
must: Roof design with panels and strings; Yearly yield with shade; Offer with prices and subsidy; Papers for the grid operator
later: Crew calendar and material list; Messages to the customer during the project
screen: Novak, roof design | picture Roof with panels | list Design = Eight panels south; Four panels west; One inverter | chart Yield by month | switch Add battery | buttons Check strings / Write offer | search an address to start | the roof image is old: check the roof on site
screen: Projects | table This week = Customer, Step, Open; Novak, offer sent, answer; Lopez, papers sent, grid reply; Chen, crew on Friday, scaffold | list Late = Grid reply for Lopez; Inverter for Chen | buttons New project / Plan crews | no projects yet | two crews have the same day and van: change one
screen: Customer's offer | headline Your roof, your power | picture Your house with panels | chart Power from the roof and from the grid | list Included = Panels and inverter; Installation; Papers for the grid | buttons Ask a question / Accept offer | your offer is being prepared | this offer has expired: ask for current prices

tailor-software
thing: made-to-measure order, made-to-measure orders = Wool suit, Mr Silva; Wedding dress, Amina; Two shirts, Ken
must: Measurements saved for each client; Photos of fabric and style; Fitting and delivery dates; Messages when a piece is ready
later: Pay per piece for each sewer; Group orders for one event
screen: Amina's order | headline Wedding dress, fitting on Friday | picture Style and fabric | table Measurements = Place, Today, Note; Bust, noted, as before; Waist, noted, changed; Length, noted, with heels | steps Stage = Cut; Tacked; Fitting; Finished | buttons Add note / Move fitting | no measurements for this client yet | the waist measure differs a lot from last time: measure again
screen: Workshop board | table Today = Piece, Who, Next; Wool suit, Joseph, sleeves; Dress, Grace, fitting; Shirts, Ali, buttons | list Due this week = Shirts, Thursday; Dress, Saturday | buttons New order / Print slip | no orders in work | this piece has no sewer: choose one
screen: Client's phone | talk Messages = Workshop: your shirts are ready; Ken: I will come at five | list Open = Balance for two shirts; Fitting on Monday | buttons Confirm time / Change time | you have no order with us | this time is taken: please choose another

architect-office-software
thing: project phase, project phases = School, design phase; House on the hill, permit; Dentist's rooms, tender
must: Fee and hours for each phase; Plan list with revisions; Client approvals by link; Invoices by phase
later: Staff planning for coming months; Orders for furniture and materials
screen: House on the hill | headline Permit phase, fee partly used | chart Hours and fee by phase | table Phases = Phase, Hours, Status; Sketch, used, invoiced; Permit, on plan, in work; Tender, not started, open | list This week = Answer the city; Send plan to engineer | buttons Record hours / Make invoice | no phases yet: start from a template | this phase is over its fee: inform the client
screen: Plan list | table Plans = Plan, Revision, Sent to; Ground floor, C, builder; Section, B, engineer; Stairs, A, nobody | switch Show latest only | ask Send to = Builder and engineer | buttons Add plan / Send plans | no plans in this project yet | the builder has an older revision: send the new one
screen: Client approval | headline Please choose the floor | picture Oak floor sample | list Options = Oak, light; Oak, dark; Stone tiles | ask Comment = Dark oak in the living room | buttons Not yet / Approve | nothing to approve at the moment | this choice was changed: ask the office for the new link

queue-management
thing: visit, visits = Number seven, blood test; Number eight, new passport; Beard trim, walk-in
must: Number by phone or paper slip; Waiting time that is shown to everybody; Call by text and on the screen; One tap for the next visitor
later: Figures on busy hours; Several counters and matters
screen: Visitor's phone | headline You are third in line | words About nine minutes, you may wait outside | steps Your visit = In line; Almost your turn; Please come in | buttons Leave the line / I need more time | the queue is not open yet | your place was released: ask at the desk to join again
screen: Counter | headline Now: number five | table Waiting = Number, Matter, Wait; Six, passport, four minutes; Seven, blood test, six minutes; Eight, question, eight minutes | list Missed = Number two; Number four | buttons Call next / Call again | nobody is waiting | the screen on the wall is not connected: call the number aloud
screen: Screen on the wall | headline Number five, counter two | list Next = Six; Seven; Eight | words Scan the code to wait outside | code Join the line | no one is waiting, please come in | the screen is not up to date: please listen for your number

campus-marketplace
thing: campus sale, campus sales = Desk lamp, North Hall; Biology textbook, library; Mini fridge, South Hall
must: Sign-in with a student account; Things and services from one campus; Chat and hand-over places; Payment released after the hand-over
later: Books by course; Boosted posts and offers by local shops
screen: On campus today | ask Search = desk lamp | list New = Desk lamp, North Hall; Biology textbook; Bike with basket; Guitar lessons by Leo | switch Only my hall | map Hand-over places | button Sell something | nothing found: save the search and get a message | this thing has just been sold: see similar ones
screen: Desk lamp | picture Lamp on a desk | headline Like new, North Hall | talk Chat = Mia: is it still there?; Tom: yes, at six by the entrance? | list Hand-over = Entrance of North Hall; Library steps | buttons Reserve / Pay | no messages yet | the seller did not come: your money is returned
screen: Campus desk | table To check = Post, Reason, Step; Concert ticket, reported, ask seller; Fridge, not handed over, call both | chart Sales by week | list New sellers = Leo; Aisha; Ken | buttons Remove post / Close case | nothing to check today | this student account has ended: ask for a new sign-in

paid-microtasks
thing: task project, task projects = Sort shoe photos; Short survey on tea; Read sentences aloud
must: Tasks that take a few minutes; Tests before paid work; Results checked twice; Payouts to phone or account
later: Templates for common projects; Connection to the client's system
screen: Worker's phone | headline Three tasks for you | list Open tasks = Is this a boot?, two minutes; Tea survey, five minutes; Read aloud, four minutes | chart Earned by day | words Paid out every Friday | buttons Start task / Pay out | no task fits your profile now: we will tell you | the test was not passed: try again tomorrow
screen: One task | picture Shoe on a white table | list Is this a boot? = Yes; No; Cannot tell | words Four of eight done | buttons Skip / Save answer | all tasks of this project are done | your answer was not saved: check the connection
screen: Client's project | headline Sort shoe photos | chart Done and checked by hour | table Results = Batch, Checked, Status; One, yes, accepted; Two, yes, waiting for you; Three, no, in work | list Doubtful = Photo with two shoes; Dark photo | buttons Send back / Accept | no results yet | two workers disagree: a third one is asked

celebrity-video-messages
thing: personal message, personal messages = Birthday video for Mia; Get well wish for Dad; Small drawing for Leo
must: Stars with price and free slots; A form for name, occasion and wish; Payment held until delivery; Check of every request
later: Live calls with fans; Orders by firms for their teams
screen: Choose a star | ask Search by name or occasion | list Free this week = Ana, singer; Leo, footballer; Nina, comedian | picture Ana on stage | switch Needed by Friday | button Order a message | nobody with this name yet: tell us whom you miss | no free slot with this star this week: choose another date
screen: Your order | ask For = Mia | list Occasion = Birthday; Wedding; Get well | ask Wish = She sings your songs in the car | steps Status = Paid; Accepted; Recorded; Sent | buttons Change wish / See video | you have no order yet | the star could not accept: your money is returned
screen: Creator's phone | headline Three wishes to record | table Orders = For, Occasion, Until; Mia, birthday, Friday; Dad, get well, today; Ben, exam, Sunday | words Say the name twice and keep it short | buttons Decline / Record | no orders today | the video has no sound: record it again

event-photo-sharing
thing: event album, event albums = Wedding of Ana and Tom; Team summer party; Grandma's birthday
must: Upload by code without an app; One private album for the host; Download of all pictures; Pictures that the host can hide
later: Live wall on a screen; Printed book from the album
screen: Guest's phone | headline Ana and Tom, add your photos | picture Last photo from the dance floor | switch Show on the live wall | ask Wish for the couple = All the best from Lee | buttons Choose photos / Take photo | no photos yet: be the first | the photo is waiting for a better signal: it is sent later
screen: Host's album | picture Guests on the dance floor | list By time = Ceremony; Dinner; Dance | list New from guests = Lee, four photos; Sara, one video | chart Photos by hour | buttons Hide photo / Download all | the album opens on the day of the party | the download stopped: start it again
screen: Set up an album | ask Name of the event = Ana and Tom | ask Date = Saturday | list Who may see it = Only us; All guests; Everybody with the code | code Code for the tables | buttons Print cards / Share link | no event yet: enter a name to start | the date has passed: choose another one
`;
