/** Money, rules and places for firms and tenants: what is known of them; the keys are those of `../lore.ts`. */
export const FIRMS_AND_LETS = `
business-account
job: a payment, payments
rival: the business account of a high-street bank | it lends money too, takes cash and is known to suppliers | | business bank account
rival: online business banks | the account is opened on a phone and the cards come quickly | Qonto, Tide@GB, Mercury@US, Finom | online business account
rival: a private account used for the business | it is already open and costs nothing more
meet: accountants' offices and start-up advice centres | accountant | new firms ask there where to open an account before they send the first invoice | open one account with {name} beside the founder and note each question | two afternoons a week | accountants, company formation agents and chambers of commerce | their clients need an account before work can start
measure: the days from application to the first payment received
moat: a dependable partner bank, and books that are in order without extra work
risk: fraudsters open accounts, and the partner bank closes the programme | check owners and business before opening, watch unusual payments daily and agree a second partner early
rule: Settle the licence and the checks on customers | Ask a payments lawyer whether you act as agent of a licensed bank or need a licence, how deposits are protected, and which checks on owners and payments you must carry out and record. | the partner, the checks and the wording about deposits are confirmed in writing
trial: Take ten firms through the opening | Sit with ten new firms, collect every document a partner bank asks for, pass the applications on, and note time, missing papers and refusals. | days, missing papers and decisions for ten firms are on one sheet
ask: Whose banking licence stands behind the account? | | rules | by asking three licensed banks for their partner terms
ask: Why would a firm move from its bank? | A new firm has nothing to move yet | interviews-2 | with ten firms that opened an account this year
ask: What would they pay each month? | | price-talks | by showing three plans to ten founders
roles: a compliance officer who knows payments | a developer for bank connections and security | somebody who answers customers quickly
search: business account online
name: +Firmpurse = the purse of a small firm
name: Trade Account = an account made for trading
name: +Tillbase = where the takings come in
name: +Countwell = money that is well counted
name: +Coinstead = a home for company money
name: Own Account = business money kept apart
name: +Paydesk = payments at one desk
name: Money In = see what came in
name: +Ledgercard = a card that keeps the books
name: Tax Aside = the tax is put aside
name: *Bankelo = a new word for banking
line: Your firm's money, clearly kept
line: Open today, get paid tomorrow
line: A proper account for small firms
line: Cards for everyone, limits for each
line: Tax put aside with every payment
line: Business money, apart from yours

cross-border-payments
job: a payment abroad, payments abroad
rival: international transfers by the house bank | the account is there already and the bank knows the firm | | international business payments
rival: online payment services for firms | the rate is shown before sending and many currencies are covered | Wise, Airwallex, Payoneer, WorldFirst | pay overseas suppliers
rival: currency brokers | a person on the phone watches the rate and can fix it ahead | Ebury, Corpay | business foreign exchange
meet: freight forwarders, customs brokers and importers' associations | forwarder | importers ask them how to pay a new supplier | price one real supplier payment with {name} and put it beside the bank's receipt | two mornings a week | forwarders, trade accountants and chambers of commerce | late payments hold up their clients' goods
measure: the share of payments that reach the supplier in full on the promised day
moat: reliable payout partners in a few trade routes, and staff who know the paperwork
risk: a partner stops a route or holds payments, and customers' goods are stuck | keep two partners for each main route, check invoices before sending and tell customers at once about any hold
rule: Settle the licence and the payment checks | Ask a payments lawyer whether you work under a partner's licence, how customers' money must be kept apart, and which sanctions, owner and invoice checks are required in both countries. | the licence, safeguarding and checks are described in one approved document
trial: Follow twenty payments of five importers | Compare what five importers paid their banks for recent payments with a licensed partner's quote, then send the next ones through the partner and note cost, days and questions. | cost, days and questions for each payment are on one sheet
ask: Who holds the customers' money on the way? | | rules | by agreeing safeguarding terms with a licensed partner
ask: Which trade route comes first? | The one where early customers already pay each month | closing-calls | by counting last month's payments at ten firms
ask: How much do firms lose today? | | price-talks | with ten recent bank receipts
roles: a compliance officer with payments experience | a developer for bank and payout connections | somebody who knows importers and their papers
search: business international payments
name: +Tradewire = payments for trade abroad
name: Paid Abroad = your supplier has been paid
name: +Crosspaid = paid across the border
name: Full Amount = nothing is missing on arrival
name: +Ratelock = the rate is fixed first
name: Fair Rate = an exchange rate you can check
name: +Cargopay = pay for goods on the way
name: Two Shores = money between two countries
name: +Borderpay = payment over the border
name: Sent & Landed = sent and safely arrived
name: *Transvelo = a coined word for fast transfer
line: Pay suppliers abroad in full
line: Know the rate before you send
line: Foreign clients pay you like locals
line: The full amount, on the day
line: International payments without bank surprises
line: Send, track and prove every payment

buy-now-pay-later
job: an instalment order, instalment orders
rival: large instalment providers | shoppers know the button and already have an account | Klarna, Afterpay, Affirm@US, Tabby@AE, Tamara@SA | buy now pay later for merchants
rival: credit cards and bank instalments | many shoppers have a card and the bank carries the risk | | credit card instalments
rival: payment plans run by the shop itself | the shop knows its customers and keeps the whole price
meet: shop agencies and owners' groups of online shops | agency owner | shops ask agencies what would help more baskets to be paid | add the button to one shop with {name} and compare paid baskets before and after | two afternoons a week | shop agencies, payment providers and shop system plugins | their clients ask for instalments at checkout
measure: the share of offered orders that are paid in instalments and repaid on time
moat: careful credit decisions in one kind of goods, and funding at a fair cost
risk: shoppers stop paying, and losses eat the fee | begin with low limits and one kind of goods, look at missed payments weekly and tighten before growing
rule: Settle lending rules and consumer protection | Ask a financial lawyer whether instalments need a lending licence, how costs must be shown, which credit checks and complaints process are required, and how missed payments may be chased. | the licence or partner, the contract and the reminder letters are approved in writing
trial: Offer instalments in three shops | Let three shops offer instalments on a few products through a licensed partner or with a small sum of their own, and note choices, refusals, missed payments and bigger baskets. | orders, refusals and missed payments are on one sheet
ask: Who lends the money? | | closing-calls | by agreeing terms with one licensed lender
ask: How many shoppers will not repay? | Limits start low and rise only after repayment | trade-trial | by following every order of the trial to the last instalment
ask: Why would shops not take the big provider? | | interviews-2 | with ten shops that were refused or left
roles: a credit analyst who has run consumer lending | a developer for checkout and shop plugins | a lawyer or compliance officer for consumer credit
search: instalment payments for online shops
name: +Paythirds = pay a third at a time
name: Small Parts = a big price in small parts
name: +Stepwisepay = pay step by step
name: Part by Part = one part after the other
name: +Splitkart = the basket is split
name: Later Lane = pay a little later
name: +Easyparts = easy parts of one price
name: Take & Pay = take it now, then pay
name: +Shareprice = the price in equal shares
name: Month by Month = one part every month
name: *Instalia = a new word from instalment
line: Pay in parts, take it today
line: Shoppers split it, you're paid now
line: Bigger baskets, paid in small steps
line: Fair instalments without hidden fees
line: One price, a few easy payments
line: Instalments your shop can offer tomorrow

company-formation
job: a company registration, company registrations
rival: doing it alone on the official website | only the official fee is paid, and simple cases are quick | | how to register a company
rival: online formation agents | the price is low and address and extras come with it | LegalZoom@US, Stripe Atlas@US, Rapid Formations@GB, firma.de@DE | company formation service
rival: an accountant or lawyer who registers it | they know the case and will look after it later | | accountant company formation
meet: start-up advice days and chambers of commerce | start-up adviser | people come there with an idea and no company yet | go through the choice of form and the list of papers with {name} in one sitting | one day a week | accountants, banks and coworking spaces | they need clients that are properly registered
measure: the days from the first answer to the registration certificate
moat: files that are right the first time, and accountants who send their clients
risk: official websites become easier and founders do it alone | include tax numbers, permits and first-year deadlines, where most mistakes still happen
rule: Settle where advice becomes legal advice | Ask the lawyers' association and the register what you may prepare without a lawyer, whether formation agents must be registered, and which identity checks on owners are required. | the allowed tasks, the agent registration and the identity check are written down
trial: Register five companies by hand | Take five founders from first question to certificate with forms, checklist and a lawyer's check, and note hours, questions, rejected papers and days. | hours, rejections and days for each company are on one sheet
ask: What happens if the register refuses the papers? | They are corrected and filed again at no extra cost | trade-trial | by noting every refusal and its reason
ask: Which extras do founders really need? | | interviews-2 | with ten founders in their first year
ask: Would founders pay above the official fee? | | price-talks | by offering two packages to ten founders
roles: a lawyer or notary's clerk who knows the register | a developer for forms and filings | somebody who answers founders in plain words
search: register a company online
name: +Firmstart = the start of a firm
name: Filed Today = the papers are already in
name: +Companykit = all you need to register
name: First Papers = the first papers of a company
name: +Registerly = registration made simple
name: Sign Once = one signature and it's done
name: +Foundready = founded and ready to trade
name: Open Books = a company properly opened
name: +Stampwell = papers with the right stamp
name: New Firm Desk = the desk for new firms
name: *Formanto = a coined word from forming
line: Your company, properly registered
line: Answer, sign, start trading
line: From idea to registered company
line: All the papers, one fixed price
line: Registered right the first time
line: Less paperwork before your first sale

startup-accelerator
job: a start-up team, start-up teams
rival: university and city incubators | rooms are cheap and the name is trusted nearby | | start-up incubator
rival: large international accelerators | they bring money, investors and a famous name | Y Combinator, Techstars, Plug and Play, Founder Institute | start-up accelerator
rival: advice sessions and events run by the sponsors themselves | it is under their own name and costs little | | start-up support programme
meet: start-up evenings, university courses and chambers of commerce | organiser | teams look there for a mentor, and sponsors look for teams | hold one open workshop with {name} and invite two possible sponsors to watch | two evenings a week | chambers of commerce, universities and investors | they want more good teams to start nearby
measure: the share of teams that gain a paying customer during the programme
moat: mentors who turn up, former teams who help, and sponsors who renew
risk: a sponsor ends the contract and the next round has no money | win three smaller sponsors instead of one large one, and report on every team twice a year
rule: Settle funding, shares and selection | Ask a lawyer and a tax adviser how grants and shares in start-ups are to be handled, write fair selection rules, and check which conditions public money carries. | the selection rules and the sample contracts are approved in writing
trial: Run a two-week mini programme | Take four teams for two weeks in borrowed rooms, with three workshops and a mentor each, and invite sponsors to the last evening. | each team's progress and each sponsor's answer are on one sheet
ask: Why should a sponsor pay? | It meets new firms and can report on every team | closing-calls | by asking ten sponsors what they need to report
ask: Will good teams apply? | | trade-trial | by counting complete applications for the mini programme
ask: What happens to teams after the programme? | | f-4 | with a check on each team after six months
roles: a founder who has built and sold a company | a programme manager for teams, mentors and events | somebody who looks after sponsors and public funding
search: start-up accelerator programme
name: +Startyard = a yard where firms start
name: First Floor = where young firms begin
name: +Founderloft = a loft full of founders
name: Early Days = help in the early days
name: +Launchroom = the room before the launch
name: Ready to Trade = teams that are ready
name: +Seedhouse = a house for new firms
name: Next Founders = the founders of tomorrow
name: +Mentorhall = mentors under one roof
name: Open Bench = a free seat to start
name: *Startoria = a new word for starting
line: Start your company in good company
line: Mentors, desks and a first customer
line: From idea to paying customer
line: A room, a mentor, a start
line: New firms for our region
line: Weeks of help for first-time founders

lawyer-marketplace
job: a legal matter, legal matters
rival: a lawyer recommended by friends or the accountant | somebody they trust has worked with that person | | business lawyer near me
rival: lawyer directories and search portals | nearly every lawyer is listed and looking costs nothing | Avvo@US, anwalt.de@DE, UpCounsel@US, LawBite@GB | find a lawyer
rival: templates and advice found online | it costs nothing and the answer is there at once | | free contract template
meet: business associations, accountants and coworking spaces | association manager | members ask there about unpaid bills, leases and dismissals | hold one open hour in which {name} turns each question into a brief and brings back quotes | one morning a week | accountants, insurers and banks | their clients need a lawyer before a problem grows
measure: the hours from a described problem to the first fixed price
moat: lawyers who answer quickly in many fields, and honest ratings of finished work
risk: client and lawyer meet once and then work without the platform | keep deadlines, papers and payment in one place and give repeat clients a lower fee
rule: Settle referral fees and secrecy | Ask the bar whether lawyers may pay commission or share fees, how matching may be advertised, and how clients' papers are kept secret, also from the platform. | the allowed fee model and the secrecy rules are confirmed in writing
trial: Place ten real matters by hand | Collect ten problems of small firms, write a brief for each, ask three lawyers for a fixed price, and note hours, prices, choices and results. | offers, choices and prices for ten matters are on one sheet
ask: May lawyers pay a commission at all? | | rules | by asking the bar about three fee models
ask: Will lawyers quote a fixed price? | For clear tasks such as a lease or a letter, many do | trade-trial | by asking three lawyers for each of ten matters
ask: What keeps both sides on the platform? | | f-4 | with a second matter offered to each trial client
roles: a lawyer who knows small firms | a developer for intake, offers and payment | somebody who recruits and checks lawyers
search: fixed price business lawyer
name: +Fairbrief = a clear brief at a fair price
name: Set Fee Law = the fee is set first
name: +Counselfind = find the right counsel
name: Three Offers = three lawyers make an offer
name: +Lawmarket = the market for legal help
name: Ask Counsel = put your question to a lawyer
name: +Casematch = a lawyer who fits the case
name: Legal by Noon = a first answer the same day
name: +Counselhub = many lawyers in one place
name: Known Fee = you know what it costs
name: *Lexario = a coined word from law
line: The right lawyer, the price first
line: Ask once, compare three lawyers
line: Legal help small firms can plan
line: A lawyer for this one problem
line: Know the fee before you start
line: Checked lawyers, clear prices, quick answers

guard-service
job: a guard shift, guard shifts
rival: large security companies | they have licences everywhere and can send a stand-in at night | Securitas, Allied Universal, Prosegur | security guard company
rival: cameras and alarm systems | they are paid once and watch all night | Verkada, Ajax Systems | site security cameras
rival: own staff or a caretaker who keeps an eye on things | the person is there already and knows everyone
meet: building sites, property managers and event offices | site manager | thefts and trouble are talked about there the morning after | walk one site with {name} at dusk and write down weak points and a patrol plan | two evenings a week | insurers, property managers and alarm fitters | they ask for guards after a loss
measure: the share of shifts and rounds carried out in full and on time
moat: guards who stay, supervisors who check at night, and clean reports
risk: a guard does not come or falls asleep, and the contract ends after one theft | pay for stand-ins, check rounds by scan and send a supervisor without notice
rule: Settle licences, background checks and insurance | Ask the authority which licence the company and each guard need, which training and background checks are required, what guards may do, and insure liability and keys. | licences, certificates and the policy are in one folder
trial: Guard two sites for one week | Guard two sites with licensed people, directly or as a partner of a licensed firm, scan every round, report each morning, and note rounds missed, events and costs per hour. | rounds, events and costs of every shift are on one sheet
ask: Who steps in when a guard falls ill? | A paid stand-in is named for every night | trade-trial | by cancelling one shift in the trial at short notice
ask: How long does the licence take? | | rules | by asking the authority and two firms that have one
ask: What is wrong with today's guards? | | interviews-2 | with ten managers of guarded sites
roles: a security manager with a licence | a planner for shifts and stand-ins | somebody who wins and looks after contracts
search: security guards for hire
name: +Nightpost = a guard at the post
name: Steady Watch = a watch you can rely on
name: +Gatewell = the gate is in good hands
name: Safe Rounds = every round is walked
name: +Guardroom = where the guards come from
name: Calm Door = calm people at the door
name: +Fencewatch = somebody watches the fence
name: Awake All Night = guards who stay awake
name: +Patrolway = patrols on your grounds
name: On Guard Crew = a crew that is on guard
name: *Vigilera = a coined word from vigil
line: Somebody awake while you sleep
line: Every round walked, every morning reported
line: Trained guards who know your site
line: Your site, watched all night
line: Calm, licensed people at the door
line: The same guards, every shift

digital-credentials
job: a digital certificate, digital certificates
rival: PDF certificates sent by email | every office program makes them and they cost nothing | | certificate template
rival: digital badge platforms | large providers use them and learners know the badges | Credly, Accredible, Certifier, Canvas Credentials | digital badge platform
rival: printed certificates with stamp and signature | employers and families know them and can frame them
meet: training fairs, course providers' associations and registrars' meetings | association secretary | organisers talk there about printing, fakes and calls from employers | issue one real course list with {name} during the meeting | one day a week | makers of learning platforms, exam bodies and professional associations | their clients ask for proof that can be checked
measure: the share of certificates that learners open and share
moat: trusted issuers in one field, and employers who are used to checking
risk: learners leave the badge unopened, and the provider sees no use | show employers in that field how to check, and report to the provider who looked
rule: Settle signatures, identity and learners' data | Ask a data protection adviser which learner data may be shown and for how long, how a record is withdrawn, and which electronic signature the provider's authority accepts. | the data sheet, deletion rule and signature are approved in writing
trial: Issue certificates for three courses | Take three providers, issue the certificates of one course each, and note time saved, opened and shared certificates and checks by employers. | opened, shared and checked certificates are on one sheet
ask: What happens to the certificates if we close? | They follow an open standard and can be exported | f-3 | by reading one certificate in another wallet
ask: Do employers really check? | | trade-trial | by counting checks in the weeks after three courses
ask: Who pays, provider or learner? | | price-talks | by asking ten providers what printing costs them
roles: a developer who knows signatures and open badge standards | somebody who has run courses or a registry | somebody who sells to schools and associations
search: digital certificates for courses
name: +Provenskill = a skill that is proven
name: True Diploma = a diploma you can check
name: +Badgewell = badges that mean something
name: Check & Trust = checked and therefore trusted
name: +Certopen = a certificate open to a check
name: Real Record = the record is real
name: +Learnproof = proof of what was learned
name: Signed Skill = a skill signed by the school
name: +Skillseal = a seal on the skill
name: Show & Verify = show it and let others check
name: *Credenta = a new word from credential
line: Certificates anyone can check
line: Proof of learning, one click away
line: No more fakes, no more calls
line: Issue, share and verify in minutes
line: What you learned, proven for good
line: Certificates your learners are glad to share

school-stem-kits
job: a science lesson, science lessons
rival: robot sets from large brands | teachers know the name and there is much material | LEGO Education, VEX Robotics, Makeblock, Sphero | robotics kits for schools
rival: science equipment from school catalogues | the school has an account there and gets everything in one order | | school science equipment
rival: teachers who collect parts and build things themselves | it costs little and fits the lesson
meet: science teachers' meetings and teacher training days | science adviser | teachers try things there before asking for budget | run one lesson with a class set and {name} and let teachers pack it away | one day a week | teacher training colleges, education offices and companies that support schools | they look for lessons that any teacher can give
measure: the number of lessons a class really gives with the set in one term
moat: lessons that fit the curriculum, spare parts in days, and teachers who recommend them
risk: the sets lie in a cupboard after the first lessons | train two teachers in each school, send missing parts at once and offer a ready lesson for each month
rule: Settle product safety and school buying | Ask a test laboratory which safety tests and marks apply to kits, motors and batteries for children, and ask schools how they must buy and from whom. | the test list is priced and the buying rules are noted
trial: Teach one lesson in five classes | Take one handmade class set to five classes, let the teacher lead with the lesson sheet, and note minutes, lost parts, questions and whether they would order. | minutes, lost parts and answers of five classes are on one sheet
ask: When in the year do schools have money? | | interviews-2 | with ten heads of science about their last order
ask: Can a teacher without training use it? | Lessons are written step by step with pictures | trade-trial | by watching a new teacher lead the lesson
ask: What does a lost part cost? | | f-4 | by counting parts after each trial lesson
roles: a science teacher who writes lessons | an engineer for parts, tests and production | somebody who knows how schools buy
search: robotics kits for schools
name: +Labtray = a lab in a tray
name: Class Built = built by the whole class
name: +Sparkbench = a bench for first experiments
name: Ready Lab = a lab ready to use
name: +Geargrade = gears for every grade
name: Try & Tell = try it, then explain it
name: +Kitclass = a kit for a class
name: Hands on Lab = science with your own hands
name: +Schoolbolt = nuts and bolts for school
name: Wonder Trays = trays that make pupils wonder
name: *Scientino = a coined word for small scientists
line: Science lessons pupils build themselves
line: A whole class, one box
line: Robots, lessons and spare parts included
line: Any teacher can start on Monday
line: Hands-on science in every classroom
line: Unpack, build, understand, pack away

public-charging
job: a charging session, charging sessions
rival: large charging networks | they stand on main roads and the app is already on the phone | Tesla Supercharger, ChargePoint, Ionity, Electrify America@US | ev charging near me
rival: charging at home or at work | it is cheaper and the car stands there anyway
rival: charging points of towns, energy suppliers and shops | they are nearby and sometimes cheap or free | | public charging station
meet: supermarkets, hotels and car parks with free bays | site manager | drivers ask there for a place to charge | count electric cars for a week with {name} and show what a charger would bring the site | two afternoons a week | electricians, grid operators and electric car dealers | drivers ask them where they can charge
measure: the share of charging attempts that work the first time
moat: good sites under long contracts, and chargers that are repaired the same day
risk: the grid connection takes months or costs more than the chargers | ask the grid operator before signing, begin with sites that have spare power and add batteries only where use is proven
rule: Settle grid, metering and payment rules | Ask the grid operator and the metering authority about connection, calibrated meters, price display, card payment, access for disabled drivers and safety checks. | the connection offer and the list of duties are in writing
trial: Test two sites before digging | Count electric cars at two sites for a week, ask drivers what they would pay, get the grid operator's answer, and offer prepaid charging cards. | cars, prepaid cards and connection costs for both sites are on one sheet
ask: How much does the connection cost? | | closing-calls | by asking the grid operator about three addresses
ask: How many sessions pay for one charger? | | f-2 | with the counts and prices of two sites
ask: What if a charger fails at night? | It is restarted from afar, and a fitter comes the next day | rules | by agreeing a repair contract with a local electrician
roles: an electrical engineer who knows grid connections | somebody who finds sites and agrees contracts | a technician for service and repairs
search: ev charging station near me
name: +Plugyard = a yard with plugs
name: Full by Noon = the car is full in time
name: +Currentbay = a bay with power
name: Park & Fill = park the car and fill it
name: +Ampstop = a stop for power
name: Always Live = chargers that always work
name: +Streetplug = a plug on your street
name: Open Current = power open to everyone
name: +Kerbcharge = charging at the kerb
name: Next Plug = the next plug is near
name: *Chargella = a coined word from charge
line: Park, plug in, pay by card
line: Chargers that work when you arrive
line: Charge where you already stop
line: No driveway, still fully charged
line: A clear price on every post
line: Power for your car, close by

e-waste-recycling
job: a collection, collections
rival: scrap dealers who take everything | they come the same day and pay cash for metal | | scrap metal collection
rival: certified recyclers and IT disposal companies | they have certificates and serve several sites | Sims Lifecycle Services, Iron Mountain, ERI@US | electronics recycling for business
rival: storing old devices or putting them in the bin | nobody has to decide about the data and it costs nothing today
meet: IT departments, repair shops and council waste offices | IT manager | old devices wait there because nobody knows what to do with the data | clear one store room with {name}, list each device and hand over the destruction record | one day a week | IT dealers, office movers and councils | their clients ask where the old equipment goes
measure: the days from the call to the destruction and recycling record
moat: permits, steady collection rounds, and buyers who pay fairly for sorted parts
risk: metal prices fall and transport eats the rest | charge for collection and treatment, so that metal income is extra
rule: Settle permits, batteries and data | Ask the environment authority which permits are needed to collect, store and take apart, how batteries must be packed and moved, and how data destruction is recorded. | the permits, packing rules and record form are confirmed in writing
trial: Collect from ten firms | Collect from ten firms with a hired van, pass the loads to a licensed recycler, and note weight, kinds, hours, income and fees. | weight, hours, income and fees for each collection are on one sheet
ask: Which permits are needed before the first load? | | rules | by asking the environment authority with a sample list
ask: Will firms pay for collection? | For monitors, batteries and data destruction many do | price-talks | by offering two prices to ten firms
ask: Who buys the sorted parts? | | closing-calls | with three written offers from buyers
roles: somebody who knows waste permits and dangerous goods | a technician for dismantling and data destruction | a planner for rounds and customers
search: electronics recycling collection
name: +Deviceloop = devices back into the loop
name: Old Wires = what to do with old wires
name: +Boardmine = metals from old boards
name: Safe Scrap = scrap that is safely handled
name: +Circuitend = the good end of a circuit
name: Last Plug = for devices past their last plug
name: +Copperback = copper comes back
name: Wiped & Sorted = data wiped and parts sorted
name: +Techreclaim = reclaimed from old technology
name: Clear the Shelf = the store room is empty again
name: *Recovolt = a coined word from recover and volt
line: Old electronics out, metals back
line: Collected, wiped, recycled, and recorded
line: Your old devices in safe hands
line: No data left, nothing wasted
line: An empty store room, with proof
line: Batteries and boards, properly recycled

medical-supplies-marketplace
job: a supply order, supply orders
rival: medical wholesalers and their representatives | they know the clinic, deliver on account and take returns | Henry Schein, McKesson@US, Medline | medical supplies for clinics
rival: buying groups of clinics and hospitals | they have negotiated prices for all members | Vizient@US, Premier@US | medical group purchasing
rival: phoning several suppliers and buying in shops | it needs no new account and urgent things come at once
meet: clinics, practice managers' meetings and medical trade fairs | practice manager | orders and shortages are talked about there every week | price one clinic's last order with {name} at three suppliers | two mornings a week | practice consultants, accountants and equipment engineers | their clients ask how to spend less on supplies
measure: the share of ordered lines delivered complete and on the promised day
moat: clean product data, checked suppliers, and clinics' lists that are ready to reorder
risk: clinic and supplier go on without the platform | give clinics one order, one invoice and one place for returns, and suppliers payment on time
rule: Settle device rules and traceability | Ask the health authority which products need a licence to sell, how batch numbers, expiry dates and recalls are recorded, and which documents each supplier must show. | the product list and supplier documents are approved in writing
trial: Handle ten clinic orders by hand | Take the real lists of ten clinics, get prices from three suppliers each, place the orders, and note savings, missing lines and delivery days. | prices, missing lines and days for each order are on one sheet
ask: Who is liable for a faulty product? | | rules | by agreeing supplier terms with a lawyer
ask: How much do clinics save? | Their own last order is compared line by line | trade-trial | by pricing ten real orders
ask: Will suppliers show their prices? | | closing-calls | with ten distributors and one sample order
roles: somebody from medical purchasing or nursing | a developer for product data and orders | somebody who signs and checks suppliers
search: order medical supplies online
name: +Cliniccart = a cart for the clinic
name: Gloves & More = gloves and all the rest
name: +Medishelf = a shelf that is always full
name: Ready Ward = a ward that has what it needs
name: +Supplynurse = takes care of supplies
name: Full Cabinet = the cabinet is full again
name: +Wardstock = stock for the ward
name: One Order Med = one order, many suppliers
name: +Clinicbuy = how clinics buy
name: Never Short = supplies do not run short
name: *Medivanto = a coined word from medical
line: All your supplies, one order
line: Compare, order, care for patients
line: Checked suppliers at clear prices
line: Clinic shelves that stay full
line: Less phoning, more time for patients
line: Know the price and the delivery day

factory-automation
job: a robot station, robot stations
rival: local automation integrators | they build to measure and come when the line stands still | | robot integrator near me
rival: ready-made robots and kits from makers | the arm is known worldwide and training is offered online | Universal Robots, FANUC, ABB, Vention | cobot for small manufacturers
rival: hiring more people or temporary workers | it needs no investment and they can do many jobs
meet: factory halls, machine dealers and chambers of industry | plant manager | heavy and dull jobs can be seen there, and staff say what they dislike | film one job, measure it with {name} and show it on a demonstration robot | one day a week | machine dealers, equipment lessors and safety engineers | their customers ask how to work with fewer people
measure: the good parts per shift at the robot station, against the weeks before
moat: proven stations for a few jobs, and service that comes within a day
risk: each plant is different, and one difficult project eats the margin | sell only jobs that were tested on real parts, and agree what counts as accepted before starting
rule: Settle machine safety and acceptance | Ask a machine safety expert which risk assessment, guards, declaration and tests a robot station needs, who signs them, and how liability is insured. | the assessment form, declaration and policy are ready for the first station
trial: Test three real jobs on one arm | Take parts from three factories, try each job with a borrowed or hired arm for a few days, and note cycle time, failed grips and changeover time. | times and failures for three jobs are on one sheet
ask: Is it safe beside people? | A safety expert assesses each station before it starts | rules | by assessing one sample station
ask: When does it pay for itself? | | f-2 | with hours, wages and parts from three plants
ask: What happens when it stops at night? | | trade-trial | by timing a repair by phone with an operator
roles: an automation engineer with plant experience | a mechanic for grippers and fixtures | somebody who knows small manufacturers
search: robot arm for small factory
name: +Armworks = robot arms at work
name: Third Hand = another hand at the machine
name: +Liftcell = a station that does the lifting
name: Steady Arm = an arm that never tires
name: +Shiftarm = an arm for every shift
name: Good Parts = more good parts per shift
name: +Gripright = grips right every time
name: Easy Robot = a robot that is easy to run
name: +Linehelper = help on the line
name: Heavy Done = the heavy work is done
name: *Automaro = a coined word from automation
line: Robots for factories of any size
line: The heavy work, done all shift
line: More good parts, fewer sore backs
line: Your people lead, the robot lifts
line: Tested on your own parts first
line: A robot your team can run

company-merch
job: a merchandise order, merchandise orders
rival: promotional goods dealers and their catalogues | they know every product and have printed for the firm before | | promotional products supplier
rival: online printers and swag platforms | prices are seen at once and ordering takes minutes | Vistaprint, SwagUp@US, Printful, Sendoso | company swag
rival: vouchers, flowers or wine bought by the office manager | everyone likes them and they are bought in minutes
meet: HR meetings, trade fairs and business clubs | HR manager | firms see there what others give and what people leave on the table | make one sample box with {name} and the firm's logo and put it on the manager's desk | two afternoons a week | event agencies, designers and coworking spaces | their clients need something to hand out
measure: the share of boxes delivered whole and on the promised day
moat: tested goods, good print, and stock ready to send for steady clients
risk: a wrong logo or late delivery spoils the event | approve a photo of the first piece, order with spare days and keep a second printer
rule: Settle logos, product safety and tax on gifts | Ask about written permission to use logos, safety rules and marks for goods in contact with food or skin, and how gifts are taxed for staff and clients. | the approval form and supplier certificates are in one folder
trial: Make boxes for five firms | Offer one sample box to fifteen firms, make small runs for the first five that pay, and note hours, faults, delivery days and what people kept using. | orders, faults and delivery days are on one sheet
ask: What do people really keep? | | interviews-2 | by asking twenty employees what stands on their desk
ask: How small may an order be? | Small runs cost more per piece and the price says so | f-2 | with printer quotes for three quantities
ask: Who pays for stock in storage? | | price-talks | by offering storage terms to five clients
roles: a buyer who knows printers and suppliers | a designer for logos and boxes | somebody for packing, stock and shipping
search: company merchandise with logo
name: +Logogoods = goods with your logo
name: Day One Box = a box for the first day
name: +Giftbadge = a gift that carries your badge
name: Worn with Pride = things people like to wear
name: +Teamparcel = a parcel for the team
name: Good Giveaway = a giveaway people keep
name: +Brandbundle = a bundle with your brand
name: Kept Not Tossed = gifts that are not thrown away
name: +Welcomecrate = a crate that says welcome
name: Our Logo Shop = a shop with your own logo
name: *Merchello = a new word from merchandise
line: Gifts your team will really keep
line: Your logo on good things
line: Welcome boxes, packed and sent
line: Company gifts without the cupboard
line: Chosen, printed, packed, and delivered
line: Day one feels like a gift

ticket-resale
job: a resold ticket, resold tickets
rival: large resale sites | nearly every event is listed and buyers trust the guarantee | StubHub, viagogo, SeatGeek@US | resale tickets
rival: official exchanges of ticket sellers and fan exchanges | the ticket is checked and the price is limited | Ticketmaster, Twickets@GB, TicketSwap, Tixel | sell my ticket
rival: selling to friends or in social media groups | there is no fee and the ticket goes at once
meet: fan groups, club forums and concert halls | group admin | tickets are offered and asked for there every day before a show | pass on the tickets for one show with {name} and check every barcode | two evenings before each show | promoters, venues and supporters' clubs | empty seats and cheated fans harm them too
measure: the share of buyers who get in without a problem
moat: agreements with promoters to reissue tickets, and fans who trust the check
risk: a fake or double-sold ticket leaves a fan at the gate | pay sellers only after the event, reissue barcodes where possible and keep a fund for refunds
rule: Settle resale rules and price limits | Ask a lawyer which resale laws, price limits and organiser's terms apply, how fees must be shown, and how buyers' money is kept until the event. | the allowed events, price rule and refund rule are confirmed in writing
trial: Resell the tickets of three shows | Take three shows, match sellers and buyers by hand, check each ticket, hold the money until after the show, and note requests, sales, problems and refunds. | requests, sales and problems for three shows are on one sheet
ask: How is a ticket checked? | The seller proves the purchase, and the organiser reissues it where possible | f-1 | by testing tickets from three ticket sellers
ask: May tickets to this event be resold? | | rules | by reading the terms of ten organisers
ask: Will promoters work with us? | | closing-calls | by offering ten promoters a resale page for one show
roles: a developer for tickets, transfers and payment | somebody who knows promoters and clubs | somebody for fraud checks and fan support
search: buy resale tickets safely
name: +Seatpass = a seat passed on
name: Still Going = somebody still goes
name: +Fanticket = tickets from fan to fan
name: Fair Seat = a seat at a fair price
name: +Gateready = ready for the gate
name: Your Seat Now = a seat that becomes yours
name: +Encorepass = another chance for a ticket
name: No Empty Row = no seat stays empty
name: +Swapstand = swap seats in the stand
name: Real Ticket = a ticket that is real
name: *Ticketara = a coined word from ticket
line: Real tickets, fan to fan
line: Can't go? Another fan can
line: Fair prices for sold-out nights
line: Checked tickets, safe money, good seats
line: Get in or get refunded
line: No touts, no fakes, just fans

student-jobs
job: a student job, student jobs
rival: job boards and notices of universities | students trust them and posting is cheap or free | Handshake, Jobteaser, Studentjob | student job board
rival: general job sites and classifieds | everyone knows them and many people apply | Indeed, Gumtree@GB, Craigslist@US | part-time jobs near me
rival: students who bring their friends | the new person is known and can start at once
meet: campus entrances, cafés and shops around universities | owner | help-wanted notes hang there, and students ask at the counter | fill one real shift with {name} while the owner watches | two afternoons a week | student unions, careers offices and trade associations | students ask them for work, and members ask for staff
measure: the share of posted jobs filled in time with students who turn up
moat: many checked students on each campus, and employers who post again
risk: many students sign up, few jobs are posted, and students leave | win the employers around one campus first and open the next only when jobs are filled quickly
rule: Settle who employs, and the permit limits | Ask a labour lawyer who is the employer, whether a job agency licence is needed, which hour limits apply to students and foreign permits, and how young people's data is kept. | the role, licence and hour limits are confirmed in writing
trial: Fill twenty jobs on one campus | Collect open jobs from ten employers on foot, share them with students by message, arrange each start by hand, and note replies, starts and no-shows. | replies, starts and no-shows for each job are on one sheet
ask: What happens when a student does not turn up? | Others who are free nearby are asked at once | trade-trial | by counting no-shows and replacements
ask: Who is the employer? | | rules | by asking a labour lawyer with a sample job
ask: Why not the free university board? | | interviews-2 | with ten employers who posted there
roles: a student organiser known on campus | a developer for matching and messages | somebody who visits local employers
search: part-time jobs for students
name: +Campusshift = shifts for students on campus
name: Between Classes = work between two classes
name: +Studywork = work that fits the studies
name: After Lecture = work after the lecture
name: +Gigcampus = small jobs near campus
name: Spare Hours = paid for spare hours
name: +Termjobs = jobs for the term
name: Bright Hands = bright students lend a hand
name: +Unishift = shifts for university students
name: Work Near Class = work close to class
name: *Studero = a coined word from student
line: Work that fits around lectures
line: Students nearby, ready to help
line: Open shift today, filled tonight
line: Earn between classes, close to campus
line: Reliable student help for local firms
line: Choose the hours, get the job

student-housing
job: a room booking, room bookings
rival: university halls and housing offices | they are near the campus, and parents trust them | | university accommodation
rival: student housing marketplaces | many cities and residences can be compared in one place | HousingAnywhere, Student.com, Amber Student, Uniplaces@PT | student accommodation
rival: classifieds and social media groups | there are many rooms, and contact is direct | | student room to rent
meet: admission days, international offices and student groups | international office adviser | new students ask there where to live before they arrive | show three checked rooms with {name} and let one student book on the spot | two days before each term | universities, education agents and landlords' associations | students without a room do not come
measure: the share of students who have a signed room before term starts
moat: rooms that were seen and checked, and landlords who list again each year
risk: most bookings fall in a few weeks, and there are too few rooms | sign landlords before results come out and offer shorter stays in the quiet months
rule: Settle deposits, contracts and agency licence | Ask a housing lawyer whether an agency licence is needed, which fees students may be charged, how deposits are kept, and which contract and guarantee are valid. | the licence, fee rule and contract are confirmed in writing
trial: Place ten students before one start of term | Visit fifteen rooms, film them, offer them to new students, arrange contracts by hand, and note viewings, bookings, problems and complaints. | rooms, bookings and problems are on one sheet
ask: How can a student trust a room unseen? | Our people visit and film it before it is listed | trade-trial | by comparing ten rooms with the student's report after moving in
ask: Who pays if the rent is not paid? | | rules | by asking two insurers for guarantee terms
ask: What brings landlords to us? | | interviews-2 | with ten landlords who let to students
roles: somebody who knows landlords and rental law | a developer for listings, booking and payment | somebody who helps students in their languages
search: student accommodation near university
name: +Facultykeys = keys close to the faculty
name: Room for Term = a room for the term
name: +Studynest = a nest for student years
name: First Keys = the first keys of one's own
name: +Hallfinder = find a hall or a room
name: Near Lecture = a room near the lecture
name: +Roomscholar = rooms for scholars
name: Seen & Signed = the room is seen and signed
name: +Termhome = a home for the term
name: Unpack Today = unpack on the first day
name: *Studentia = a coined word for student homes
line: A real room before you arrive
line: Seen, checked, signed before term
line: Your student home, close to class
line: Good rooms for good tenants
line: Arrive with a key waiting
line: Student rooms without the scams

errand-marketplace
job: an errand, errands
rival: family, friends and neighbours | they help for nothing and are trusted with keys and money
rival: task and delivery apps | many helpers are near, and the price is seen at once | Taskrabbit, Airtasker@AU, Instacart@US | errand service app
rival: doing it alone in the lunch break | it costs nothing but time, and nothing has to be explained
meet: office buildings, housing blocks and parents' groups | building manager | people talk there about parcels, queues and things they never get to | run errands with {name} for one building for a day and collect requests at the door | two lunch hours a week | building managers, clinics and employers | residents and staff keep asking for small help
measure: the minutes from request to an accepted helper
moat: many checked helpers in a few quarters, and customers who ask for the same helper again
risk: helper and customer arrange the next errand privately | give insurance, proof and a stand-in with every booking and a lower fee to regulars
rule: Settle helpers' status, checks and insurance | Ask a labour lawyer whether helpers are self-employed, which checks are needed for homes and keys, which goods they may not carry, and how damage and loss are insured. | the helper contract, checks and policy are in one folder
trial: Run thirty errands in one quarter | Take requests by message in one quarter, find checked helpers by hand, pay them the same day, and note kinds, minutes, prices and complaints. | kinds, minutes and prices of each errand are on one sheet
ask: Who pays for the shopping? | The customer pays in advance up to an agreed limit | trade-trial | by noting every purchase in the trial
ask: Which errands come again every week? | | interviews-2 | with fifteen people who asked for help
ask: Do helpers earn enough? | | f-2 | with minutes and fares of each errand
roles: a developer for matching, maps and payment | somebody who finds and checks helpers | somebody for support and complaints
search: someone to run errands
name: +Legwork = somebody does the legwork for you
name: Quick Favour = a quick favour, paid
name: +Errandly = errands done by somebody near
name: Gone & Done = gone out and done
name: +Queuebee = somebody stands in the queue
name: One Less Trip = one trip less for you
name: +Runaround = somebody who runs around for you
name: Nearby Hands = helping hands nearby
name: +Fetchwell = fetched well and quickly
name: Back by Six = done before you are home
name: *Erranda = a coined word from errand
line: Someone nearby does it for you
line: They queue, you carry on
line: Small errands, done today
line: One less thing to run for
line: Ask now, done by tonight
line: Helpers nearby, checked and insured

rental-property-management
job: a managed home, managed homes
rival: letting agents in the area | they find tenants, know the rents and have an office nearby | | letting agent near me
rival: online letting and management services | the fee is low, and everything is seen on a screen | OpenRent@GB, Doorstead@US, Hemlane@US | online property management
rival: landlords who manage the home themselves | it costs nothing, and they know the tenant
meet: landlords' associations, estate agents and banks | association adviser | landlords bring late rent, repairs and new rules there | go through one landlord's contract and repairs with {name} and make a plan for the year | one evening a week | tax advisers, estate agents and builders | owners ask them who could look after the flat
measure: the share of rents paid on time, and the days from a repair call to its end
moat: dependable craftspeople, clear monthly statements, and owners who recommend the manager
risk: few homes at low fees do not carry the calls and drives | keep homes in a few quarters, agree extra fees for new lettings and have tenants report by photo
rule: Settle licence, deposits and tenants' rights | Ask the authority whether managing homes for others needs a licence, keep rents and deposits on separate accounts, and check notice, safety and data rules for tenants. | the licence answer, accounts and contract are in one folder
trial: Look after five homes for two weeks | Take over calls and inspections for five homes, with the owners' agreement, write a condition report for each, and note hours, repairs and late rents. | hours, repairs and reports of five homes are on one sheet
ask: What happens when the tenant does not pay? | A reminder follows within days, and the owner decides on further steps | rules | by writing the steps with a housing lawyer
ask: How many hours does one home take? | | f-2 | with the hours of five homes
ask: Why do owners change their agent? | | interviews-2 | with ten landlords who changed
roles: a property manager who knows rental law | a caretaker or builder for repairs and inspections | somebody for rents and statements
search: property management for landlords
name: +Rentkeeper = keeps rent and home in order
name: Calm Landlord = a landlord who sleeps well
name: +Homeward Lets = rented homes in good care
name: Good Tenancy = a tenancy that goes well
name: +Flatwarden = somebody watches over the flat
name: Rent on Time = the rent arrives on time
name: +Letsteady = steady letting
name: Third Key = the manager has a key too
name: +Doorsteward = a steward at your door
name: Kept Homes = homes that are well kept
name: *Rentoria = a coined word from rent
line: Your rented home, well looked after
line: Rent collected, repairs done, reports sent
line: Good tenants, calm landlords
line: We take the calls, you own
line: Your flat in good hands
line: One manager, every repair, every month

local-deals
job: a local offer, local offers
rival: large deal and coupon sites | many people look there, and the shop pays only when something is sold | Groupon, The Entertainer@AE | local deals
rival: the shop's own social media and window posters | it costs nothing, and regulars see it | | promote my shop locally
rival: leaflets and local papers | they reach every letterbox in the quarter | | local advertising for shops
meet: shopping streets, markets and traders' meetings | chair of the traders | shops talk there about quiet days and what to do about them | create one offer with {name} at the counter and put the sticker in the window | three mornings a week | traders' associations, town marketing and local papers | they want more people in the streets
measure: the number of redeemed offers in quiet hours each week
moat: many shops in one town, and residents who look before going out
risk: people come only for the discount and shops stop paying | let shops choose hours and limits, show who came back and suggest gifts or tastings besides discounts
rule: Settle price rules, consent and refunds | Check how discounts and former prices must be shown, ask consent before messages and location are used, and agree who answers when a shop refuses an offer. | the offer rules, consent text and complaint rule are written down
trial: Run offers for ten shops | Collect one offer each from ten shops in one street, share them for two weeks by simple page and window code, and count visits, redemptions and returning guests. | visits and redemptions for each shop are on one sheet
ask: Do guests come back at full price? | | f-4 | by asking ten shops about the guests they saw again
ask: Why would a shop pay every month? | It sees how many guests came through its offers | closing-calls | by offering ten trial shops a paid plan
ask: How do residents hear of it? | | trade-trial | by giving each window and flyer its own code
roles: somebody who visits shops every day | a developer for app, maps and codes | somebody for local events and social media
search: deals and offers near me
name: +Streetsaver = save on your own street
name: Good Tuesday = offers for quiet days
name: +Townperks = perks from shops in town
name: Round Corner = an offer round the corner
name: +Dealstreet = deals in the street
name: Today Nearby = what is on offer nearby today
name: +Shopspark = a spark for local shops
name: Local Treats = treats from local shops
name: +Couponlane = coupons along the lane
name: Quiet Hours = better prices in quiet hours
name: *Offerino = a coined word for small offers
line: Good offers, round the corner
line: Today's deals from shops nearby
line: More guests on quiet days
line: Save close to home
line: Your street, a little cheaper
line: Find it near, pay a little less
`;
