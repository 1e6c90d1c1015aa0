/** Tools for trades, agencies, landlords and small firms: what is known of them; the keys are those of `../lore.ts`. */
export const SMALL_FIRM_TOOLS = `
trade-certificates
job: a certificate, certificates
rival: certificate apps for the trades | the official forms are in them and other tradespeople recommend them | iCertifi@GB, Clik Software@GB, Commusoft@GB | electrical certificate software
rival: paper pads and forms typed up in the evening | they cost little and need neither signal nor battery
rival: job software with forms of its own | quotes, jobs and invoices are already in it | ServiceM8, Simpro | job management software trades
meet: trade counters of electrical and plumbing wholesalers | branch manager | self-employed tradespeople collect material there before the first job | fill in one real certificate with {name} on a phone while they wait | two early mornings a week | training centres, certification bodies and insurers | they are asked every week which form is the right one
measure: the minutes from the last test on site to the signed certificate at the customer
moat: forms that follow the rules of each trade, and the past certificates of every address
risk: a standard changes, a form is out of date, and certificates are rejected | follow every change of the rules, have each form checked by a qualified tester, and tell users on the day a form changes
rule: Settle which forms and signatures count | Ask the certification bodies which layouts and electronic signatures they accept, how long records have to be kept, and who is liable for a wrong entry. | every form has been accepted in writing or checked by a named expert
trial: Write one week of certificates for five tradespeople | Let five of them send photos of readings and notes from site, fill in the forms for them the same day, and note minutes saved and questions back. | minutes and corrections for each certificate are on one sheet
ask: Will inspectors and property owners accept it? | It follows the layout of the official form | rules | by sending three sample certificates to a certification body
ask: Does it work without a signal? | | trade-trial | by filling in five certificates in cellars and plant rooms
ask: Why give up the paper pad? | | interviews-2 | with ten tradespeople who still write by hand
roles: a qualified electrician or gas engineer | a developer for phone apps that work offline | somebody who helps tradespeople by phone
search: electrical certificate app
name: +Certcase = a case for every certificate
name: Site Signed = signed before leaving the site
name: +Testpages = every test on its page
name: Pass & Sign = tested, passed and signed
name: +Proofpad = the pad that holds the proof
name: Safe to Use = what the certificate confirms
name: +Formready = the right form is ready
name: Safe & Signed = tested safe and signed
name: +Passnote = a note that it passed
name: Job & Proof = the work and its record
name: *Certello = a new word from certificate
name: +Checkslip = a slip for every check
line: Certified before you leave the site
line: Signed on site, sent at once
line: The right form, every time
line: No more certificates at the kitchen table
line: Every certificate, easy to find
line: Test, sign, send, next job

quote-follow-up
job: a follow-up, follow-ups
rival: quoting and job software with reminders | the quote was written there, so the reminder costs nothing extra | Jobber, Tradify, Housecall Pro@US | quote follow up software
rival: sales software with task lists | it shows every open deal and who should call | HubSpot, Pipedrive | crm for small business
rival: a note in the diary and a call when there is time | it is free, and a personal call often works
meet: networking breakfasts and evenings of trade associations | organiser of the group | owners talk there about quotes that were never answered | go through one owner's open quotes with {name} and send the first messages together | two mornings a week | accountants, web designers and marketing advisers | they see enquiries come in and too few orders follow
measure: the share of open quotes that get a clear yes or no within two weeks
moat: knowing which message at which time gets an answer in each trade
risk: customers feel pushed, and the firm looks as if it needs the work | send few and friendly messages, stop at the first answer, and let the owner approve every text
rule: Write only where it is allowed | Ask a privacy adviser which follow-up messages may go by email and text, how people can opt out, and which contract on customer data you need with each firm. | the rules for each channel are written down and an opt-out was tested
trial: Follow up the old quotes of three firms | Take the unanswered quotes of the last two months, send two friendly messages in the owner's name, and count the answers. | yes, no and silence are counted for each firm
ask: Would they have ordered anyway? | | trade-trial | by leaving out every second quote
ask: How does it know that a customer has answered? | It stops at any reply, and the owner can stop it with one tap | f-2 | by testing replies by email, text and phone
ask: Why not use the reminders they already have? | | interviews-2 | with ten owners about quotes they never chased
roles: somebody who has sold for a small firm | a developer for email and quoting software | somebody who sets up new customers
search: quote follow up software
name: +Quotereply = a quote that gets an answer
name: Yes or No = a clear answer either way
name: +Answerday = the day the answer comes
name: Kind Nudge = a friendly reminder
name: +Quotewake = wakes up silent quotes
name: Still Keen = asking whether they are interested
name: Second Hello = the message after the quote
name: Won & Booked = what an open quote becomes
name: *Quotella = a new word from quote
name: +Nextnudge = the next reminder, on time
name: Open Quotes = all that wait for an answer
name: +Winlist = the list of jobs to win
line: Every quote gets an answer
line: Win the quotes you already sent
line: Friendly reminders, sent on time
line: Never forget an open quote
line: Less chasing, more jobs won
line: Know which jobs are still open

appointment-booking
job: an appointment, appointments
rival: online booking software | it is set up in an hour and often free for one person | Calendly, Acuity Scheduling, Setmore, SimplyBook.me | appointment booking software
rival: phone calls, messages and a paper diary | customers are used to it and the owner keeps full control
rival: booking marketplaces of the trade | new customers find the business there | Fresha, Treatwell@GB, Treatwell@DE, Booksy@US, Booksy@GB | salon booking app
meet: salons, studios and workshops in the quiet hours of the day | owner | the phone rings there while they are serving somebody else | put next week's free times online with {name} while you are there | two mornings a week | web designers, accountants and trade suppliers | they are asked how other businesses take bookings
measure: the share of appointments that are booked without a call or a message
moat: the services, rooms, staff and rules of each trade, and calendars full of regulars
risk: free tools do the basics well enough | choose one trade first and solve what general tools leave out, such as deposits, waiting lists or shared rooms
rule: Settle data, deposits and late cancellation | Ask a lawyer about customer data and consent for reminders, and when a deposit or a fee for a missed appointment may be kept. | the terms stand on the booking page and a late cancellation was tried
trial: Run five calendars for two weeks | Give five businesses a simple booking page, and note who books online, who calls, and who does not turn up. | bookings, calls and missed appointments are counted for each business
ask: Will older customers book online? | They can still call, and staff enter the time for them | trade-trial | by counting who books how over two weeks
ask: Why not a free tool? | | f-3 | by comparing the needs of five businesses with two free tools
ask: What happens to the calendar they have? | It is imported with all regular appointments | f-2 | by moving one full calendar over
roles: somebody who has run a front desk | a developer for calendars and payments | somebody who sets up businesses on site
search: appointment booking software
name: +Slotwell = a slot that suits both sides
name: Next Free = the next free time
name: See You Then = said when a time is fixed
name: +Bookbell = rings when somebody books
name: Pick a Time = how a customer books
name: +Timekept = an appointment that is kept
name: Booked In = the time is yours
name: +Dayfilled = a day without gaps
name: *Slotiva = a new word from slot
name: Calm Calendar = bookings without phone calls
name: +Freehour = an hour that is still free
name: Click & Come = booked online, then visited
line: Booked while you work
line: Fewer calls, fewer empty slots
line: Customers book, you carry on working
line: The next free time in one tap
line: Reminded today, on time tomorrow
line: A full calendar without phone calls

property-inspection-app
job: an inspection, inspections
rival: inspection and inventory software | its templates and reports are known to agents and buyers | SafetyCulture, Spectora@US, HomeGauge@US, InventoryBase@GB | property inspection app
rival: a clipboard, a camera and a report typed at home | it needs no training and the old template still works
rival: inspection firms who do the whole visit | a neutral person signs the report
meet: evenings of letting agents' and home inspectors' associations | chair of the association | members compare disputes and the hours they spend on reports | inspect one room with {name} and show the finished page before the break | one evening a month and two visits a week | insurers, cleaning firms and deposit schemes | they see what happens when photos are missing
measure: the minutes from the last room to the finished report
moat: the condition of the same homes over the years, with photos that can be compared
risk: a photo or a date is missing and the report fails in a dispute | make the photos of each room compulsory, stamp them with the time, and lock the report once it is signed
rule: Make the report count as proof | Ask a lawyer what a report needs in a deposit or sales dispute, which inspections require a licence or insurance, and how photos of people's homes may be stored. | a sample report has been checked by a lawyer
trial: Report on ten homes in two weeks | Go along on ten inspections, write each report with a phone and a simple template, and compare the time with the usual way. | minutes and missing items for each home are listed
ask: Does the report hold in a dispute? | | rules | by showing one to a deposit scheme or a lawyer
ask: Does it work in a building without a signal? | Everything is kept on the phone until it can be sent | f-2 | by inspecting three homes offline
ask: Is it faster than the template they have? | | trade-trial | by timing the same home both ways
roles: somebody who has inspected homes for years | a developer for phone apps with photos | somebody who trains agents and inspectors
search: property inspection app
name: Room by Room = how an inspection is done
name: +Roomproof = proof of every room
name: +Keycheck = a check when keys change hands
name: Then and Now = two photos of one room
name: +Homereport = the report on a home
name: In and Out = moving in and moving out
name: Fair Record = what both sides can trust
name: +Walkscan = a scan while walking through
name: *Roomora = a new word from room
name: +Roomnotes = notes on every room
name: Clear Condition = how the home was left
name: +Checkhouse = a house that was checked
line: The report is done when you are
line: Every room, every photo, on record
line: Fewer disputes when tenants leave
line: Inspect once, report at once
line: Proof of how it was
line: From the front door to finished report

property-manager-inbox
job: a message, messages
rival: property software with a tenant portal | leases, rents and repairs are already in it | AppFolio@US, Buildium@US, Yardi, Entrata@US | tenant portal software
rival: assistants that answer tenants and applicants | they are ready at once and answer at night | EliseAI@US | ai for property management
rival: a shared inbox, a phone and staff who know the houses | tenants know the names and get a human answer
meet: regional meetings of property managers' associations | programme organiser | managers talk there about full inboxes and missing staff | answer last week's messages of one building with {name} and let the manager mark each draft | one day a month and two office visits a week | caretakers, repair firms and property software consultants | they hear tenants complain about missing answers
measure: the hours from a tenant's message to a useful answer
moat: the house rules, contracts and past answers of every building
risk: a wrong answer about rent, notice or an emergency makes the manager liable | let staff approve anything about money and contracts, and pass emergencies to a person at once
rule: Settle what it may answer and what it may keep | Ask a lawyer about tenants' data, about telling people that a machine answers, and about answers on notice, deposits and repairs that only staff may give. | the list of topics for staff only is signed by the manager
trial: Draft the answers for one building for two weeks | Draft replies to every tenant message from the house rules and leases, let the manager send them, and count what was changed. | answered, corrected and passed-on messages are counted
ask: What happens with a water leak at night? | Certain words go straight to the person on duty | f-2 | by sending ten test emergencies at night
ask: Do tenants accept the answers? | | trade-trial | by counting second questions about the same matter
ask: Does it work with the software they have? | | f-3 | by connecting one manager's tenant list and repair orders
roles: somebody who has managed rented homes | a developer for messages and language models | somebody who checks answers every day
search: property management tenant messages
name: +Tenantdesk = one desk for all tenants
name: Answered Home = a home where questions are answered
name: +Managerline = a line to the house manager
name: Reply & Repair = answered and passed on
name: +Flatmail = mail from every flat
name: One Inbox = all messages in one place
name: +Tenantline = a line to every tenant
name: Quick Landlord = a manager who answers fast
name: *Tenantiva = a new word from tenant
name: +Leasereply = answers that fit the lease
name: Known Tenant = each tenant with the whole story
name: +Stairdesk = the office close to the stairs
line: Every tenant gets an answer today
line: One inbox for every building
line: Repairs reported, passed on, answered
line: Answers that match the lease
line: Fewer calls for your team
line: Emergencies reach a person at once

association-management
job: a request, requests
rival: management companies and agents | they collect the money and take the work off the board | FirstService Residential@US, Associa@US, FirstPort@GB | hoa management company
rival: association software | payments, notices and accounts are in one place | PayHOA@US, Buildium@US, Condo Control@CA, MyGate@IN, ADDA@IN | hoa software
rival: spreadsheets, a shared folder and a messaging group | they are free and every board member can use them
meet: annual meetings of owners and evenings for association boards | chair of the board | volunteers do the books and the notices after work | set up one building's owners, fees and papers with {name} and send the first notice together | two evenings a week | accountants, lawyers and insurance brokers for associations | they need complete papers and rarely get them
measure: the share of fees paid on time
moat: years of minutes, votes, accounts and repairs of each building in one place
risk: boards change every year and the new one starts again from zero | make handing over a matter of minutes, and keep prices easy to approve at the yearly meeting
rule: Keep money, votes and owners' data in order | Ask a lawyer how fees must be held and accounted for, which votes and notices may be electronic, and what each owner may see. | the accounts, voting and notice rules for the first country are written down
trial: Run one quarter's work for three buildings | Enter owners, fees and open matters of three associations, send notices and reminders for two weeks, and count payments and questions. | payments, open matters and hours saved are listed for each building
ask: Will owners without email take part? | They get letters, and the board enters their vote | trade-trial | by counting who was reached in three buildings
ask: Where does the money go? | Straight to the association's own account | rules | by asking the bank and a lawyer for associations
ask: Why not a management company? | | interviews-2 | with ten board members about what they would hand over
roles: somebody who has served on a board | a developer for payments and records | an accountant for owners' associations
search: hoa management software
name: +Blockbook = the books of the whole block
name: Our Building = shared by all owners
name: +Ownersdesk = the desk for all owners
name: Fair Shares = what each owner pays
name: +Boardbinder = the board's papers in one place
name: Paid & Posted = fees in, notices out
name: +Homevote = owners vote from home
name: All Owners = everyone who owns a part
name: *Condovia = a new word from condo
name: +Stairfund = money for the shared parts
name: Minutes Kept = decisions that are not lost
name: +Blockvoice = what the owners decide
line: Fees, votes and papers in one place
line: Less work for the board
line: Every owner knows what was decided
line: Fees paid on time
line: The whole building, well run
line: Ready for the next owners' meeting

donor-software
job: a gift, gifts
rival: donor databases for charities | years of gifts and reports are in them | Bloomerang@US, DonorPerfect@US, Blackbaud, Donorfy@GB, Beacon@GB | donor management software
rival: donation pages that keep a list of donors | they take the gift and send the receipt | JustGiving@GB, Givebutter@US, Zeffy@CA | donation page for charity
rival: a spreadsheet and a mailing tool | they are free or cheap and volunteers know them
meet: fundraisers' meetings and training days for charities | organiser of the training day | small charities ask there how others keep in touch with donors | load one charity's donor list into {name} and find those who stopped giving | one day a month and two visits a week | fundraising advisers, auditors and umbrella bodies | they see donors lost because nobody wrote to them
measure: the share of first-time donors who give a second time
moat: a full history of gifts, talks and thanks for every donor
risk: data is messy and staff go back to the spreadsheet | clean and import the list for them, and start with the three tasks they do each week
rule: Protect donors and issue valid receipts | Ask a lawyer about donors' data and consent for mailings, and ask the tax office what a gift receipt must contain and who may issue it. | a sample receipt and the consent form have been checked
trial: Thank and call back the donors of three charities | Clean three donor lists, send thanks and receipts within a day for two weeks, call those who stopped giving, and count the gifts. | thanks, calls and new gifts are counted for each charity
ask: Is it worth the money for a small charity? | | price-talks | by comparing the gifts won back with the monthly price
ask: What happens to the old list? | It is cleaned, matched and imported | f-2 | by moving one real donor list
ask: Why not stay with the spreadsheet? | | interviews-2 | with ten charities about donors they have lost
roles: somebody who has raised funds for a charity | a developer for databases and payments | somebody who imports data and trains staff
search: donor management software
name: +Giverbook = a book of everyone who gives
name: Kind Ledger = gifts kept in good order
name: +Thankwell = thanks that reach every donor
name: Gift & Thanks = a gift and the answer
name: +Donordesk = the desk for all donors
name: Give Again = what happy donors do
name: +Givenote = a note for every gift
name: Every Giver = nobody is forgotten
name: *Donoria = a new word from donor
name: +Supportlist = the list of supporters
name: Warm Thanks = how donors stay
name: +Pledgekeeper = keeps every pledge in view
line: Every gift thanked the same day
line: Know who gives and why
line: Donors who give again
line: Receipts sent, thanks said
line: Less typing, more time for donors
line: No donor is forgotten

agency-reporting
job: a report, reports
rival: reporting tools for agencies | they connect to every advertising channel and look tidy | AgencyAnalytics, DashThis, Whatagraph, Supermetrics | agency reporting tool
rival: free dashboards of the search and advertising companies | they cost nothing and the data is already there | Google, Meta
rival: slides and spreadsheets filled in by a junior every month | the agency can show what it likes and the client is used to it
meet: agency owners' meet-ups and online communities | organiser of the meet-up | owners complain there about the first week of each month | rebuild one real client report with {name} during the evening | one evening a week | freelance marketers, web developers and agency coaches | they are asked which tools save time
measure: the hours from the end of the month to the report at the client
moat: templates, explanations and targets tuned to each kind of client
risk: a channel changes its interface and numbers are missing on the day of the report | check every connection daily, warn the agency early, and keep the last good numbers
rule: Keep client data apart | Ask a privacy adviser about access to clients' accounts and contracts on data, and read the terms of each channel on storing and showing its numbers. | access rules and the terms of every channel are on one page
trial: Write the reports of three agencies for one month | Build ten client reports by hand from their accounts, add plain comments, and ask agencies and clients what they read. | hours saved and questions from clients are listed
ask: Do clients read the reports at all? | | trade-trial | by counting opens and questions for ten reports
ask: Why not a free dashboard? | | f-3 | by showing ten clients both versions
ask: Who checks the comments? | The account manager approves each one | f-2 | by comparing drafts with the sent reports
roles: somebody who has managed agency clients | a developer for data connections | a designer for clear charts
search: client reporting tool for agencies
name: +Clientview = what the client gets to see
name: Month in View = the whole month on one page
name: +Reportready = the report is ready on time
name: Plain Numbers = results anyone understands
name: +Proofpage = a page that proves the work
name: Work & Results = what was done and achieved
name: +Retainwell = clients stay because they see results
name: Report Day = the day the report arrives
name: *Reportella = a new word from report
name: +Chartnote = a chart with a clear note
name: Clear Account = an account the client understands
name: +Resultdesk = all results in one place
line: Client reports, ready on the first
line: Show clients what they pay you
line: Every channel in one clear report
line: Less copying, more time for clients
line: Results your clients understand
line: Reports done before Monday

client-document-collection
job: a request, requests
rival: practice software with a client portal | client records and tasks are already in it | TaxDome, Karbon, Clio | client portal software
rival: document request tools | clients need no training and reminders go out alone | FileInvite, Content Snare | document collection software
rival: emails with a list, shared folders and phone calls | everybody knows how it works and nothing new has to be paid | Dropbox, Google, Microsoft
meet: training days of accountants, brokers and lawyers | training organiser | practices lose hours there that they spend on reminders | build one real checklist with {name} and send it to a client in the break | one day a month and two office visits a week | software trainers, auditors and franchise offices of brokers | they see how long files stay incomplete
measure: the days from the first request to the complete file
moat: checklists for each kind of case, refined by many requests
risk: clients ignore another link and send photos by email as before | let them answer from any phone without a password, and file what comes by email too
rule: Keep confidential papers safe | Ask a privacy adviser and the professional body where papers may be stored, how long they are kept, who may open them, and how identity documents are protected. | storage, access and deletion rules are written and tested
trial: Collect the papers of twenty cases | Run the requests of three practices for two weeks with simple upload links and reminders, and compare with the usual email. | days, reminders and missing papers for each case are listed
ask: Will clients trust the link? | It carries the practice's name and needs no account | trade-trial | by counting how many of twenty clients upload
ask: What about clients who only use paper? | The office scans the paper and ticks it off | f-1 | with five older clients
ask: Does it fit the software they have? | | f-3 | by filing ten documents into one practice's folders
roles: somebody who has worked in a practice or brokerage | a developer for uploads and security | somebody who sets up checklists with customers
search: collect documents from clients
name: +Filecomplete = the file has everything
name: Nothing Missing = a complete set of papers
name: +Papersready = all papers are ready
name: Send & Ticked = sent in and ticked off
name: +Clientfolder = one folder for each client
name: Last Page In = the file is complete
name: +Docready = documents ready for work
name: Got It All = everything has arrived
name: *Doculane = a new word from document
name: +Uploadlist = the list of what to send
name: Full File = everything you asked for
name: +Gatherdesk = where papers come together
line: Every document, without chasing
line: Complete files, days earlier
line: Clients see what is missing
line: Stop writing reminder emails
line: One link for every paper
line: Know which files are complete

customer-feedback
job: a survey, surveys
rival: survey tools | anyone can build a survey in minutes | SurveyMonkey, Typeform, Google, Microsoft | customer survey tool
rival: feedback suites for large firms | they measure every branch and are known to the board | Qualtrics, Medallia | customer experience software
rival: public reviews, and asking customers in person | they cost nothing and come without asking
meet: meet-ups of customer service and product managers | organiser of the meet-up | people there have scores and do not know what to change | ask twenty customers of one firm one question with {name} and read the answers together | one evening a week | web agencies, service trainers and consultants | they are asked what customers really think
measure: the share of customers who answer
moat: comparable answers of many firms in one trade, and what was changed after them
risk: answers come in and nobody acts on them | send each complaint to one named person at once, and show what was changed
rule: Ask with consent and keep answers safe | Ask a privacy adviser who may be contacted after a purchase, how long answers are kept, and when they have to be anonymous. Never reward only good reviews. | the consent text and the deletion rule are in place
trial: Ask the customers of three firms for two weeks | Send one short question after each purchase or visit, call back every unhappy customer, and report each Friday. | answers, calls and changes are counted for each firm
ask: Why pay when survey tools are free? | | f-3 | by comparing answers from both tools at one firm
ask: Will customers answer? | One question gets more answers than ten | trade-trial | by counting answers to one hundred messages
ask: What does a firm change because of it? | | f-4 | by asking three firms after the first month
roles: somebody who has led customer service | a developer for messages and text analysis | somebody who helps firms act on answers
search: customer feedback software
name: +Askwell = a question asked well
name: Heard Today = feedback on the same day
name: +Replyscore = the score behind the replies
name: One Question = all a customer must answer
name: +Voicepoint = where customers have a say
name: Tell Us More = what good firms ask
name: +Guestsay = what guests say
name: Heard & Fixed = a problem heard and solved
name: *Opinella = a new word from opinion
name: +Listenwell = listening to customers
name: Honest Answer = what customers really think
name: +Signalbox = where feedback comes together
line: Know what customers really think
line: Hear complaints while you can help
line: One question, honest answers
line: From feedback to a fix
line: Unhappy customers, called back today
line: See why customers stay or leave

team-learning
job: a course, courses
rival: learning platforms | many courses are ready and records are kept for audits | TalentLMS, Docebo, Moodle, LinkedIn Learning | employee training software
rival: trainers who come to the firm | people ask questions and remember the day
rival: a colleague who shows it, and slides in a folder | it costs nothing extra and fits the job
meet: personnel managers' evenings and training fairs | organiser of the evening | managers must prove training and know that few people finish it | turn one of their own papers into a short lesson with {name} during the talk | one evening a month and two visits a week | safety advisers, auditors and personnel consultants | they find missing training records
measure: the share of staff who finish the course by the set date
moat: lessons made from each firm's own work, and records over several years
risk: staff click through and nothing changes at work | keep lessons short, ask about real cases, and check one task at the workplace
rule: Make training records count | Ask the safety authority and a lawyer which courses may be taken online, what a valid record needs, and what the works council or staff must agree to. | the list of courses that count and their records is checked
trial: Teach one topic in three firms | Make three short lessons from each firm's own papers, send them to twenty people, and compare a test before and after. | finished lessons and test results are listed for each firm
ask: Do people remember it at work? | | f-4 | by watching ten people do the task two weeks later
ask: Why not buy ready-made courses? | Lessons show the firm's own rules and tools | f-3 | by giving one team both versions
ask: When do staff have time to learn? | | interviews-2 | with ten team leaders about the working day
roles: somebody who has trained staff in firms | a developer for learning software | somebody who turns papers into lessons
search: employee training platform
name: +Skillsteps = one step to each skill
name: Learn at Work = lessons in the working day
name: +Teamlesson = a lesson for the whole team
name: Daily Lesson = a little learning each day
name: +Knowready = trained and ready to work
name: Trained & Proved = training with a record
name: +Shiftskill = skills for the next shift
name: Short Lesson = learning that fits a break
name: *Trainella = a new word from training
name: +Coursedesk = all courses in one place
name: Know Your Job = what training is for
name: +Learnloop = learn, practise and repeat
line: Training your team really finishes
line: Five minutes that teach the job
line: Your own rules, taught well
line: Ready for work and for audits
line: See who has been trained
line: Short lessons, lasting skills

returns-for-shops
job: a return, returns
rival: returns apps for online shops | labels, exchanges and refunds run through one page | Loop, AfterShip, ReturnGO, Narvar | returns app for online shop
rival: the shop system's own returns and the carrier's label | it is part of what the shop already pays | Shopify, WooCommerce
rival: an email to the shop and a label by hand | the owner decides each case and keeps the costs down
meet: online sellers' meet-ups and events of parcel carriers | organiser of the meet-up | sellers compare return rates and costs there | set up one shop's returns page with {name} and run a test return | one evening a week | web shop agencies, warehouses and carriers' sales people | they see returns pile up at their customers
measure: the share of returns that end in an exchange or store credit
moat: data on why each size and product comes back, and links to carriers and warehouses
risk: the tool makes returning so easy that returns rise | show sizes and exchanges first, and report which products cause the returns
rule: Keep within consumer law | Ask a lawyer how long customers may return, when the refund is due, who pays for postage, and how store credit has to be offered. | the returns page has been checked for the first country
trial: Handle the returns of three shops for two weeks | Put up a simple returns form, offer an exchange first, send the labels by hand, and note every reason. | returns, exchanges and reasons are counted for each shop
ask: Do customers accept an exchange? | | trade-trial | by counting choices over fifty returns
ask: Does it work with the warehouse? | Each return is announced before the parcel arrives | f-2 | by following ten parcels back
ask: Why not the shop system's own page? | | f-3 | by comparing both at one shop
roles: somebody who has run an online shop's returns | a developer for shop systems and carriers | somebody who looks after the first shops
search: returns app for online shops
name: +Sendback = a parcel on its way back
name: Swap First = exchange before refund
name: +Returnwell = returns that go well
name: Back to Stock = ready to be sold again
name: +Easyswap = another size without trouble
name: Kept & Happy = sales that are not lost
name: +Labelgo = a label in one click
name: Right Size Next = the exchange that fits
name: *Returnova = a new word from return
name: +Swapdesk = where exchanges are handled
name: Fair Return = fair for shop and shopper
name: +Parcelback = the way back for parcels
line: Turn refunds into exchanges
line: Returns without a single email
line: The right size is on its way
line: Know the reasons behind returns
line: Easy for shoppers, cheaper for shops
line: Refunds on time, stock back sooner

no-code-app-builder
job: an app, apps
rival: app builders without code | there are templates, courses and large communities | Bubble, Glide, Adalo, Softr, FlutterFlow | no code app builder
rival: developers and agencies | they understand the problem and take over the work
rival: a spreadsheet and a form | everybody can use them and they cost nothing | Google, Microsoft, Airtable
meet: founders' evenings and meet-ups about automation | organiser of the meet-up | people come with an idea or a spreadsheet that has grown too large | build one small app with {name} during the evening and let them use it on their phone | one evening a week | business advisers, freelancers and trainers | they are asked who can build something small
measure: the hours from sign-up to an app that another person uses
moat: templates and parts for one kind of app, made with many customers
risk: customers reach a limit and move to a developer | say plainly what it can do, offer help from experts, and let them take their data along
rule: Settle who owns the app and its data | Ask a lawyer about ownership, data protection in customers' apps, payments in the app stores, and who answers for what an app does. | the terms and the data contract have been checked
trial: Build five apps with five customers | Sit with five people for an afternoon each, build what they need with simple parts, and see whether it is in use a week later. | apps in use and missing functions are listed
ask: What if the customer outgrows it? | The data can be exported at any time | f-2 | by exporting one finished app with its data
ask: Can somebody without training finish an app? | | trade-trial | by watching five beginners without helping
ask: Why not one of the large builders? | | f-3 | by building the same app with two of them
roles: a developer for visual editors | somebody who teaches beginners | a designer for templates
search: no code app builder
name: +Buildeasy = building made easy
name: No Code Needed = apps without programming
name: +Appbench = the bench where apps are built
name: Drag & Done = moved into place and ready
name: +Blockapp = an app made of blocks
name: Built by You = made by the user
name: +Snaptool = a tool built in a snap
name: Your Own App = made without a developer
name: *Buildora = a new word from building
name: +Sheetapp = from a spreadsheet to an app
name: Ready to Run = an app that works
name: +Makescreen = screens you make yourself
line: Your app, built by you
line: From spreadsheet to app today
line: Build it without a developer
line: Drag, drop and publish
line: The tool your team needs
line: Change it whenever you like

clip-tool
job: a clip, clips
rival: clip and editing tools | they find moments and add captions within minutes | OpusClip, Descript, CapCut, Riverside, Kapwing | ai video clip maker
rival: freelance editors | they have taste and know the channel | Fiverr, Upwork | short form video editor
rival: cutting one clip by hand, or posting only the long version | it costs nothing but time
meet: podcasters' meet-ups and online groups of video creators | organiser of the meet-up | people there have long recordings and no time to cut them | make three clips from their last episode with {name} while they watch | one evening a week | recording studios, podcast editors and social media managers | they are asked for short clips every week
measure: the minutes from upload to the first clip that is posted
moat: knowledge of which moments get watched to the end in each subject
risk: the chosen moments are dull or torn out of context | show why each moment was chosen, let people change the start and end, and learn from what they post
rule: Settle rights in pictures, voices and music | Ask a lawyer who owns the clips, what guests must agree to, how music is licensed, and whether recordings may train a model. | the terms and a consent form for guests are ready
trial: Cut a month of clips for five shows | Make five clips a week for five shows with simple tools, post them, and count views and follows beside their own posts. | views and minutes of work for each clip are on one sheet
ask: Are the clips good enough to post? | | trade-trial | by counting how many are posted without a change
ask: Do clips bring listeners to the long version? | | f-4 | by comparing subscribers before and after two weeks
ask: Why not a free editing app? | | f-3 | by timing the same three clips both ways
roles: an editor of short videos | a developer for video and speech | somebody who works with creators
search: turn long video into short clips
name: +Clipready = a clip ready to post
name: Strong Minute = the best part of a talk
name: +Shortreel = a short reel from a talk
name: Cut & Captioned = clips with captions
name: +Momentcut = the moment cut out
name: Long to Short = long video, short clips
name: +Reelpick = picks the best parts
name: Ten Good Clips = from one long recording
name: *Clipella = a new word from clip
name: +Snipcast = short parts of a podcast
name: Post Today = clips without waiting
name: +Highlightcut = the highlights, cut and ready
line: One recording, ten clips to post
line: The best minute, ready to share
line: Clips with captions in minutes
line: Record once, post all week
line: Short videos without the editing
line: Find the moments people watch
`;
