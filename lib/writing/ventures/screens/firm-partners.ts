/** Money, people, rooms and things that firms take from others: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FIRM_PARTNERS_SCREENS = `
freelancer-marketplace
thing: project, projects = New website; Product photos; Monthly reports
must: Freelancers checked by people from the field; Three suggestions for each project; Contract and payment in one place; A replacement if somebody drops out
later: Teams of several freelancers; Invoices sent to the accounting program
screen: Describe a project | ask What do you need? = A new website | ask Start = Monday | ask Budget = Fixed price | list Skills = Design; Shop system | button Find freelancers | no project yet, start with one sentence | the start date is too soon: choose a later day
screen: Three suggestions | table Freelancers = Name, Skill, Free from; Ana, web shops, Monday; Ben, design, next week; Mei, web shops, today | list Checked = Work samples; Two references | buttons Book a call / Ask for others | suggestions arrive by tomorrow | one freelancer is no longer free: a new suggestion follows
screen: Project page | steps Progress = Contract signed; First draft; Final version; Paid | talk Messages = Ana: The draft is ready; You: Looks good, one change | list Hours this week = Monday, four; Tuesday, six | buttons Approve / Report a problem | the contract is waiting for your signature | payment failed: check the account

influencer-matching
thing: campaign, campaigns = New café, three creators; Skincare launch; Weekend sale
must: Creators by place, subject and real followers; Contract with clear content and dates; A code or link for each creator; Results by post
later: Long-term partnerships; Rights to use the content in ads
screen: Find creators | ask What do you sell? = Handmade soap | list Creators = Maria, beauty, nearby; Tom, home, same country; Lena, home cooking, nearby | switch Followers checked | button Send offer | no creator fits yet, change place or subject | this account has false followers: it is not shown
screen: Campaign | table Creators = Name, Content, Status; Maria, video, posted; Tom, photo, draft; Lena, story, agreed | chart Orders by code | list To check = Label as advertising; Correct code | buttons Approve draft / Ask for changes | no posts yet, and the first is due on Friday | the label is missing: ask for a correction today
screen: Creator's phone | headline New offer from a soap maker | list They offer = Product and fee; One video; Post by Friday | ask My price = As offered | buttons Accept / Decline | no offers now, complete your profile | payment is late: we have reminded the brand

invoice-financing
thing: invoice, invoices = Invoice to a retailer, due in May; Invoice to a builder, due in June; Invoice to a hotel, due in July
must: Upload invoices or connect the bookkeeping; Fee and payout shown before accepting; Invoice confirmed by the buyer; Status of each payment until it is settled
later: Automatic offers on new invoices; A portal for large buyers
screen: Get an invoice paid early | ask Invoice = Retailer, due in May | list Offer = Paid out today; Fee, fixed; Rest when the buyer pays | steps Status = Uploaded; Confirmed by buyer; Paid out; Settled | switch The buyer is informed | button Accept the offer | no open invoices, connect your bookkeeping or upload one | the buyer disputes the delivery: no payout until it is settled
screen: Credit desk, checks | table Invoices = Supplier, Buyer, Check; Bakery, retailer, Confirmed; Printer, hotel, Call; Joiner, builder, Disputed | chart Days to payment by buyer | list Limits = Retailer, free; Builder, reached | buttons Approve / Call the buyer | no invoices to check, and those due this week are shown | same invoice found twice: payout is stopped and the supplier asked

credit-scoring
thing: score, scores = First loan, small shop; Repeat loan, farmer; First loan, employee
must: A score with the main reasons; Consent recorded for every data source; Results compared by customer group; An officer can overrule with a reason
later: Alerts when the model needs review; A page where applicants correct their data
screen: Application, first loan | headline Medium risk, approve a small loan | list Reasons = Regular income; Rent paid on time; Short history | switch Consent recorded | ask Officer's reason = Knows the shop | buttons Approve / Refuse with reasons | no application open, and the last decisions are shown | a data source is missing: the score says so and an officer decides
screen: Risk desk, this month | chart Defaults by score group | table Groups = Group, Approved, Late; New customers, 8, 1; Repeat customers, 9, 0 | list To review = Two overruled decisions; One complaint | buttons Export report / Change limits | no loans scored yet, upload past loans to begin | results differ between groups: review before the next release

group-buying
thing: order, orders = Gloves and masks; Cleaning supplies; Paper and toner
must: Joint orders with a closing date; Price compared with the member's last invoice; Volume promised before the supplier is asked; One page with savings for each member
later: Yearly contracts for common items; Suggestions for further items by members
screen: Joint order, cleaning supplies | headline Closes on Friday | list Items = Soap, three boxes; Paper towels, five boxes | chart Volume promised so far | words Price falls when more members join | buttons Add my order / Change amounts | no joint order open, and the next one is shown | volume was not reached: order at the current price or cancel
screen: Buyer's desk, offers | table Offers = Supplier, Delivery, Rank; Current wholesaler, Tuesday, 2; Second wholesaler, Thursday, 1; Manufacturer, Monday, 3 | list Members = Ana, confirmed; Omar, waiting; Lin, confirmed | ask Message to suppliers = Final offer by Friday | buttons Accept an offer / Ask again | no offers yet, suppliers answer by Wednesday | the supplier cannot deliver: the second offer is ready

whistleblower-channel
thing: report, reports = Report about expenses; Report about safety; Report about harassment
must: Anonymous reports by web and phone; A two-way inbox that hides the sender; Deadlines for confirming and answering; Access rights and a record of who read what
later: Yearly summary without names; Training for managers and case handlers
screen: Make a report | list What is it about? = Money; Safety; Treatment of people; Something else | ask What happened? = Describe in your own words | switch Stay anonymous | words Keep your code to read the answer | buttons Send the report / Add a file | no report sent yet, and here is who will read it | sending failed: nothing is stored on this device, please try again
screen: Case desk, open reports | table Reports = Topic, Received, Next step; Expenses, Monday, Confirm; Safety, Tuesday, Interview; Harassment, Friday, Answer due | talk Message to the sender = Case handler: Thank you, can you name the month?; Sender: It was in March | list Who has read it = Case handler; Lawyer | buttons Answer / Close the case | no open reports, and the last test was successful | a reader is named in the report: access is taken away at once

vr-training
thing: training, trainings = Working at height; Forklift driving; Fire drill
must: Scenes for the tasks of the trade; Results for each person and step; Headsets brought, cleaned and set up; A version on screen for those who feel dizzy
later: Own scenes filmed at the customer's site; Refresher trainings with reminders
screen: Training, working at height | picture View from the platform | steps Task = Check the harness; Hook in; Climb; Work; Climb down | list Your result = Harness checked; Hooked in late; Climbed down safely | buttons Try again / Finish | no training today, and the next date is shown | feeling dizzy: take off the headset and go on with the screen version
screen: Trainer's desk, shift A | table Results = Name, Mistakes, Status; Ana, 1, Passed; Omar, 3, Repeat; Mei, 0, Passed | chart Mistakes by step | list Headsets = Four charged; One to clean | buttons Start next group / Send report | no group booked today, and headsets are charging | a headset lost connection: the person continues on the spare one

frontline-training
thing: lesson, lessons = Clean the coffee machine; Greet a guest; Check a delivery
must: Short video lessons on the phone; Lessons in the languages of the team; A supervisor confirms the task on the floor; Proof of who completed what
later: Lessons filmed by shift leaders; A chat to ask the trainer
screen: Today's lesson | picture Cleaning the coffee machine | steps Steps = Rinse; Clean the nozzle; Wipe; Check | ask Question = Which cloth for the nozzle? | button I can do it | no lesson today, and finished ones can be watched again | the video does not load: the steps are shown as pictures
screen: Branch manager, this week | table Team = Name, Lessons, Seen at work; Ana, 5, Yes; Omar, 3, Not yet; Mei, 4, Yes | chart Tasks done right by week | list To confirm = Omar, greet a guest; Lin, check a delivery | buttons Confirm a task / Assign a lesson | no lessons assigned yet, start with the first day | somebody is overdue: remind them or plan time in the shift

interpreter-service
thing: conversation, conversations = Hospital visit, today; Parents' evening, Tuesday; Contract meeting, Friday
must: Request an interpreter by language and time; Connection by phone, video or on site; Checked qualifications and signed secrecy; A record of minutes and costs for each department
later: Favourite interpreters for regular clients; Written translation of short documents
screen: Request an interpreter | ask Language = Arabic | ask When = Now | list How = Video; Phone; On site | ask Topic = Medical | button Connect me | no request yet, and booked conversations are shown | nobody is free in this language: the next possible time is offered
screen: Dispatch desk, today | table Requests = Language, Time, Status; Arabic, now, Connected; Turkish, 2 pm, Confirmed; Tigrinya, 4 pm, Searching | list On call = Omar, until 6 pm; Mei, evening | chart Waiting time today | buttons Assign / Call an interpreter | no open requests, and tomorrow's bookings are shown | the connection broke: the same interpreter is called back first

popup-space
thing: space, spaces = Corner shop, one week; Gallery room, weekend; Mall unit, two weeks
must: Spaces with photos, size and free dates; A short contract signed online; Shelves, till and insurance as extras; Handover with photos before and after
later: Visitor counts for each booking; Other brands to share a space
screen: Corner shop | picture Window and inside | list Included = Shelves; Light; Card terminal | ask Dates = Monday to Sunday | ask What will you sell? = Ceramics | buttons Request booking / Visit first | no free week this month, and similar spaces are shown | the owner declined: your request goes to two similar spaces
screen: Owner and space desk | table Bookings = Brand, Dates, Status; Ceramics, this week, Open; Fashion, next week, Signed; Books, in May, Request | picture Room after handover | list To do = Key box; Meter reading; Cleaning | buttons Accept / Ask a question | no bookings yet, and the brands that look for space are shown | damage at handover: photos are compared and the deposit kept until settled

office-plants
thing: plant, plants = Fern at reception; Palm in the meeting room; Plant wall in the kitchen
must: A light check before plants are chosen; Regular watering and care visits; Free replacement of unhealthy plants; A report after each visit
later: Seasonal plants for reception; Plants for offices that move
screen: Your plants | picture Reception with plants | list Plants = Fern, healthy; Palm, healthy; Ivy, replacement ordered | words Next visit on Tuesday | button Report a problem | no plants placed yet, book a light check | the visit has to move, choose another day
screen: Today's round | table Visits = Office, Plants, Task; North Street, nine, water; Bridge House, six, prune; City Studio, eight, replace one | map Route between three offices | button Start visit | no visits planned today | no access to the office, call the contact

art-rental
thing: artwork, artworks = Harbour at Dawn, oil; Blue Study, print; Garden Wall, photograph
must: A selection that fits the room; Delivery, hanging and insurance included; A swap on a date you choose; A purchase price for every work
later: Staff vote on the next picture; A visit to the artist's studio
screen: Choose for your wall | picture Blue Study shown on your wall | list Suggestions = Harbour at Dawn; Blue Study; Garden Wall | ask Room = Waiting room | button Reserve this work | add a photo of your wall to see suggestions | this work is out on loan, similar works are shown
screen: Your rentals | table On your walls = Work, Room, Swap; Harbour at Dawn, reception, May; Blue Study, office, June | buttons Swap / Buy this work | nothing on your walls yet | report damage here, the insurance is informed
screen: Works in stock | table Works = Work, Artist, Status; Garden Wall, Mara, free; Harbour at Dawn, Tom, on loan; Blue Study, Lin, reserved | button Plan hanging | no works entered yet | the artist's contract ends soon, renew it first

unstaffed-shop
thing: product, products = Milk, one litre; Fresh bread; Eggs from the farm
must: Entry with card or phone; Self-checkout with card payment; Age check for restricted goods; Help by phone while the shop is open
later: Pre-orders for collection; Local producers choose their own shelf
screen: Your basket | list Scanned = Milk; Bread; Eggs | words Receipt goes to your phone | buttons Pay / Call for help | scan your first product | payment failed, try another card
screen: In stock now | list Fresh today = Bread, five left; Milk, eight left; Apples, six left | words Open until late tonight | button Reserve for today | everything fresh arrives in the morning | sold out, next delivery is tomorrow
screen: Stock and alerts | table Stock = Product, Left, Order; Milk, two, today; Bread, five, tomorrow; Eggs, none, now | list Alerts = Fridge normal; Door closed | button Order from supplier | no stock counted yet | the fridge is too warm, go and check it

exoskeleton
thing: device, devices = Back support, medium; Smart helmet; Lone-worker alarm
must: Quick fitting for each worker; Tests for fit, comfort and safety; Washable parts for each wearer; A wearing and comfort report for each team
later: Rental for seasonal peaks; Alerts to the shift leader
screen: Fit check | steps Put it on = Adjust the hips; Close the chest strap; Test a bend | ask Does anything press? = Left shoulder, slightly | button Save my fit | choose your size to begin | it does not fit, ask for another size
screen: Team trial | table This week = Worker, Days worn, Comfort; Ana, five, good; Ben, three, fair; Mo, four, good | chart Wearing time by week | button Share report | no trial started yet | one device is missing data, ask the wearer
screen: Device fleet | table Devices = Device, Team, Check; Back support one, warehouse, done; Back support two, loading, due; Smart helmet, assembly, done | button Book a check | no devices delivered yet | a strap is worn, take the device out of use
`;
