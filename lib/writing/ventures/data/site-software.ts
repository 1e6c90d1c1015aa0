/** Software for trades, property, vehicles and advisers: what is known of them; the keys are those of `../lore.ts`. */
export const SITE_SOFTWARE = `
landlord-software
job: a tenancy, tenancies
rival: a folder, a spreadsheet and online banking | it costs nothing and is enough for a few flats | Microsoft Excel | rent spreadsheet
rival: managing agents | they deal with tenants, repairs and law in return for a fee | | property management company
rival: landlord software | rents, leases and tax reports are in one place | Landlord Studio, Buildium@US, AppFolio@US, Arthur Online@GB, Immocloud@DE | landlord software
meet: landlords' associations, property fairs and tax advisers' evenings | organiser of the association | members ask there about late rent, repairs and the yearly accounts | enter one house with {name} and match the last three months of rent together | two evenings a week | tax advisers, mortgage brokers and insurance brokers | their clients bring incomplete papers every year
measure: the share of rents matched and repairs settled without a phone call
moat: years of leases, payments and repairs stored in one place, and rules kept right for each country
risk: landlords with few flats go on with their folder | win them when they buy, change tenants or prepare the tax return, because that is when they need it most
rule: Settle tenant data, deposits and notices | Ask a lawyer what landlords may store about tenants, how deposits must be held, which notices need a certain form, and what counts as legal advice. | the templates are checked and the data terms are written
trial: Run three landlords' homes for two weeks | Enter leases, rents and open repairs of three landlords, match payments, answer repair requests, and note what was missing. | matched rents, settled repairs and minutes are counted for each landlord
ask: Will tenants use it? | Tenants need only a link and can still phone | trade-trial | by counting repair requests that come by the link
ask: Will landlords pay for a handful of flats? | | price-talks | with ten landlords who own fewer than ten flats
ask: Who answers tenants at night? | Emergencies go to the number the landlord names | f-2 | by reporting three test faults at night
roles: somebody who has managed rented homes | a developer for bank connections and documents | a lawyer for tenancy law
search: landlord software
name: +Rentcalm = rent and papers in order
name: First of Month = the day the rent is due
name: +Boilerbook = a record of every repair
name: Fair Tenancy = fair to both sides
name: Easy Landlord = letting without stress
name: *Domara = from the Latin for house
name: Keys & Rent = keys given, rent paid
name: +Leasenook = the place for every lease
name: Rent In = the rent has arrived
name: Happy Tenant = repairs done, questions answered
name: House File = everything about the house
name: +Letwell = letting done well
line: All your homes in one place
line: See at once who has paid
line: Repairs reported, tracked and done
line: Rent, repairs and papers in order
line: Less paperwork for landlords
line: Ready for the tax return

construction-reports
job: a report, reports
rival: phone photos, chat groups and a notebook | everybody on site uses them, and they cost nothing
rival: construction management suites | drawings, defects and subcontractors are in one system | Procore, PlanRadar, Fieldwire, Autodesk | construction site software
rival: reports typed in the office in the evening | the firm has its own form and knows that it is accepted
meet: construction sites, builders' associations and training for site managers | site manager | they write reports after work and search for photos when there is a dispute | write one day's report with {name} during the site walk and send it before leaving | two mornings a week | surveyors, construction lawyers and builders' merchants | they see how often proof is missing
measure: the minutes it takes to finish the daily report
moat: a dated record of each project that owners, builders and subcontractors rely on
risk: crews and subcontractors do not want another app | let subcontractors answer by link without an account, and make each entry take seconds
rule: Settle proof, notices and privacy | Ask a construction lawyer how a defect must be notified, what a record needs to count as proof, how long it is kept, and whether people may appear in photos. | the report and notice forms are approved
trial: Write reports for two sites for two weeks | Join the site walks, record photos, defects and progress, send the reports the same day, and count answers and fixed defects. | minutes, defects and answers are in one table
ask: Does it work without a signal? | Everything is saved on the phone and sent later | f-2 | by using it for a day without a connection
ask: Who pays, the builder, the planner or the client? | | closing-calls | by asking ten firms from which budget their last tool came
ask: Will the client accept the report? | | rules | by sending a sample to three clients
roles: somebody who has managed sites | a developer for phone apps that work offline | somebody who trains crews
search: construction site report app
name: +Sitedaily = the daily site report
name: Site & Snag = defects on site
name: +Snagclear = defects found and fixed
name: Photo Proof = pictures that show what happened
name: +Buildnote = notes from the building site
name: Before We Leave = the report is done on site
name: Dated & Done = recorded with a date
name: Site Diary Pro = the daily record
name: *Sitelia = a new word from site
name: +Sitephoto = photos from the site
name: On the Drawing = each defect in its place
name: Fixed & Filed = repaired and recorded
line: Finish the report before you leave
line: Every defect with photo and place
line: From site walk to finished report
line: Clear proof when it matters
line: Speak, snap, send
line: Defects noted, assigned and fixed

trades-quoting
job: a quote, quotes
rival: the last quote, copied and changed in the evening | it costs nothing and the owner knows the prices | Microsoft Excel, Word | quote template
rival: job software with quotes | customers, prices, jobs and invoices are in one program | Jobber, ServiceTitan@US, Tradify, Housecall Pro@US, ToolTime@DE | quoting software for trades
rival: price books and the tools of wholesalers | current material prices are already in them
meet: builders' merchants, wholesalers' counters and trade associations | branch manager | tradespeople there say that they write quotes in the evening and lose jobs because they are late | write the quote for one visit with {name} on the phone before the owner drives on | three mornings a week | tool suppliers, accountants and web designers | they hear from tradespeople how long quotes take
measure: the hours from the visit to the quote in the customer's hands
moat: real hours and material from finished jobs of each firm, which make the next quote better
risk: a wrong quantity or price costs the profit of a job | mark every assumption, let the owner confirm the main figures, and compare each finished job with its quote
rule: Settle what is binding | Ask a lawyer when a quote binds, what private customers must be told about cancelling, and how taxes have to be shown. | the wording for quotes and estimates is approved
trial: Write thirty quotes for three firms | Take notes and photos from visits of three firms, write each quote the same day, and compare it with what the owner would have asked. | hours, differences and orders are counted for each firm
ask: Do faster quotes win more jobs? | | trade-trial | by comparing orders from quotes sent the same day with orders from later ones
ask: What about things nobody can see before work begins? | The quote names what is not included | f-2 | by writing ten quotes for old buildings
ask: Why not use the quotes in the job software? | | interviews-2 | with ten owners who have it and still write in the evening
roles: somebody who has written quotes in a trade | a developer for phones and price lists | somebody who sells at the trade counter
search: quoting app for trades
name: +Tapeline = measured and priced
name: Parts & Hours = what a quote is made of
name: Good to Go = the customer says yes
name: +Quotevan = quotes written in the van
name: Same Day Quote = sent on the day of the visit
name: Fair Quote = a clear and fair price
name: *Quotana = a new word from quote
name: +Nailprice = a price that holds
name: Evening Off = no quotes in the evening
name: Priced Right = neither too high nor too low
name: +Sitequote = a quote from the site
name: First Quote = the first to arrive
line: Quote before you leave the site
line: Your evenings without quotes
line: Send it first, win the job
line: Measure, price, send, done
line: Clear quotes customers accept
line: Parts and hours, priced right

field-service
job: a visit, visits
rival: a wall planner, paper slips and the phone | everybody knows it and no signal is needed
rival: field service software | planning, customers, forms and invoices are in one program | ServiceTitan@US, Jobber, Housecall Pro@US, Simpro, BigChange@GB, mfr@DE | field service software
rival: the service module of the bookkeeping system | customers and invoices are already in it | Microsoft Dynamics, SAP, Odoo | service management module
meet: trade fairs, wholesalers' counters and trade associations | owner or dispatcher of a service firm | job sheets come back late or incomplete and invoices wait for them | plan one day with {name} beside the wall planner and send the invoices that evening | two days a week | equipment makers, accountants and IT firms | they depend on complete job sheets or hear the complaints
measure: the days from a visit to the invoice
moat: the history of every machine and address, and technicians who like to use it
risk: technicians do not fill in the app | ask only for what the invoice needs, make it work without a signal, and start with the crew most willing to try
rule: Settle location, working time and signatures | Ask an employment lawyer about tracking vans and recording time, and a tax adviser whether digital job sheets and signatures are accepted. | staff have been informed and the job sheet is approved
trial: Plan and bill two weeks for three firms | Enter every visit of a few technicians, collect photos, hours and parts by phone, and send invoices the same day. | visits, missing details and days to invoice are counted for each firm
ask: Will older technicians use it? | | trade-trial | by letting three of them use it for a week
ask: What happens on a day full of emergencies? | Urgent visits come first, and moved customers get a message | f-2 | by replaying the busiest day of last season
ask: Does it work with the bookkeeping the firm has? | | f-3 | by exporting one week into the software of three firms
roles: a former dispatcher or service manager | a developer for phone apps that work offline | somebody who trains crews
search: field service software
name: +Vanboard = the planning board in the van
name: First Fix = repaired at the first visit
name: Next Call = the next visit
name: +Visitwise = visits planned well
name: Job Signed = signed at the customer's
name: Right Van = the right technician sent
name: *Servanta = from the word service
name: +Crewday = the crew's day at a glance
name: On the Way = the technician is coming
name: Tools & Time = work and hours recorded
name: +Jobslip = a digital slip for each job
name: Done & Billed = finished and invoiced
line: Planned today, billed tonight
line: The right technician, on time
line: No more lost job sheets
line: Every visit recorded, every hour billed
line: Fixed on the first visit
line: Your whole crew in one plan

cleaning-company-software
job: a round, rounds
rival: paper plans, keys on a board and a chat group | it costs nothing and works for a small team | WhatsApp
rival: rota and time clock apps | they are cheap and record the hours | Connecteam, Deputy | staff time clock app
rival: software for cleaning companies | sites, staff, quality checks and invoices are in one program | Swept, Fortytools@DE, Templa@GB, Jobber | cleaning business software
meet: cleaning trade fairs, wholesalers for cleaning supplies and cleaning associations | owner or site manager of a cleaning company | customers complain before the company knows that a round was missed | run three sites for a week with {name} and show the owner every round that was done | two early mornings a week | building managers, payroll bureaus and accountants | they deal with the hours and complaints of cleaning companies every month
measure: the complaints per month and site, before and after
moat: checklists, real times and keys of every site, and an app cleaners can use in any language
risk: cleaners change often and do not use the app | use pictures instead of text, offer many languages, and need no email address
rule: Settle working time, location and photos | Ask an employment lawyer about recording time and place, minimum wage records and photos in customers' rooms, and agree who pays for a lost key. | staff have been informed in their own language and the key list is signed
trial: Run five sites for two weeks | Let the cleaners of five sites check in and out and send one photo after each round, and compare hours and complaints with the weeks before. | missed rounds, hours and complaints are counted for each site
ask: Do cleaners feel watched? | It also proves their work when a customer complains | interviews-2 | by asking ten cleaners without their boss
ask: Who covers when somebody is ill? | Free people nearby are asked first | trade-trial | by counting how many gaps are filled in time
ask: Does it pay for a company with few sites? | | price-talks | with ten owners of different size
roles: somebody who has managed cleaning sites | a developer for simple phone apps | somebody who trains cleaners
search: cleaning business software
name: +Mopround = the cleaning round
name: +Roundcheck = every round checked
name: Before Eight = clean before work begins
name: Clean Proof = proof that it was cleaned
name: Keys & Rounds = keys and visits in order
name: *Pulitara = from the Italian for clean
name: Every Floor = no floor forgotten
name: Spotless Plan = the plan for clean rooms
name: Crew & Key = who has which key
name: +Shinelist = the list for a shining site
name: Seen & Clean = checked and clean
name: +Siteshine = every site shines
line: Every round done, every time
line: Know it was cleaned
line: Cover found before the customer calls
line: Clean sites, happy customers
line: Your crews and keys in one place
line: Proof of every clean

fleet-software
job: a vehicle check, vehicle checks
rival: a spreadsheet, a calendar and drivers who report faults | it costs nothing and is enough for a few vehicles | Microsoft Excel | fleet maintenance spreadsheet
rival: telematics and fleet platforms | location, fuel and driver data come from a box in each vehicle | Samsara, Webfleet, Geotab, Verizon Connect | fleet management software
rival: leasing companies and garages | servicing is part of the contract and they send reminders | Ayvens@GB, Ayvens@DE, Ayvens@FR, Ayvens@ES, Ayvens@IT, Ayvens@NL, Element@US, Element@CA | full service leasing
meet: hauliers' associations, truck dealers and fleet trade fairs | fleet manager | vehicles break down on working days and inspections are missed | check ten vehicles with {name} one morning and list what is due | two early mornings a week | garages, tyre dealers and fleet insurers | they prefer planned visits and fewer claims
measure: the days vehicles stand still without being planned
moat: years of checks, repairs and costs for every vehicle, and links to the telematics boxes in use
risk: the firm already has telematics under a long contract | work with the boxes that are fitted, and sell checks, repairs and deadlines which they do not cover
rule: Settle driver data and compulsory checks | Ask an employment lawyer about location, driving scores and private trips, and the transport authority which checks and records are compulsory. | staff have been informed and the list of compulsory checks is in the product
trial: Check twenty vehicles for two weeks | Let the drivers of two or three firms do a short check with photos before the first trip, and record every defect, repair and deadline. | checks done, defects found and missed deadlines are counted for each firm
ask: Why should drivers do the check every day? | It is short and protects them from blame for old damage | trade-trial | by counting the checks done in two weeks
ask: What does one prevented breakdown save? | | f-2 | by going through the repair bills of three firms
ask: Who buys it in a firm with few vehicles? | | closing-calls | with ten owners and office managers
roles: somebody who has run a fleet or a garage | a developer for vehicle data | somebody who sells to hauliers and service firms
search: fleet maintenance software
name: +Yardwalk = a walk round each vehicle
name: +Vanready = every van ready to go
name: All Roadworthy = every vehicle fit to drive
name: Tread Depth = tyres checked in time
name: Keys & Miles = vehicles and their use
name: *Flotara = from the word for fleet
name: Next Service = when the garage is due
name: Good to Drive = checked and ready
name: +Milebook = a book for each vehicle
name: Service Due = nothing is missed
name: Wheels Ready = every vehicle starts
name: +Fleetneat = a fleet in good order
line: No missed inspection, no surprise breakdown
line: Every vehicle ready every morning
line: Know what each vehicle costs
line: Short checks, fewer breakdowns
line: Service, tyres and papers on time
line: Keep your fleet on the road

route-planning
job: a tour, tours
rival: drivers and dispatchers who plan by experience | they know the streets, customers and back doors, and it costs nothing | | plan delivery route
rival: free maps and spreadsheets | they are on every phone, and there is nothing to buy | Google Maps, Waze | route planner with several stops
rival: route planning software | it sorts stops in minutes, and drivers get the order on the phone | Routific, OptimoRoute, Circuit, Onfleet, Route4Me | delivery route planner
meet: logistics fairs, wholesalers' yards and associations of delivery businesses | dispatcher | the dispatcher plans every day under time pressure and takes the calls about late deliveries | plan tomorrow's routes with {name} and ride along in one van | two early mornings a week | vehicle dealers, till and order software suppliers | their customers ask how deliveries can be planned
measure: the number of stops finished per hour
moat: unloading times, door codes and delivery hours of each customer
risk: the planned route fails in real traffic, and drivers go back to their own | let drivers change the order, learn from it, and start with one van
rule: Settle working hours, location data and proof | Ask a labour lawyer about breaks, tracking of drivers and use of the phone at the wheel, and ask which data and photos customers accept as proof of delivery. | the answers are written down, and the drivers have agreed
trial: Replan the routes of a few vans | Take last week's stops of a few vans, plan them anew, drive some of them, and compare time and distance. | minutes, distance and late stops before and after are in one table
ask: Is the driver's own order not better? | Sometimes, so it is the starting point | trade-trial | by driving the same route in both orders
ask: Which order system must it connect to? | | closing-calls | by asking ten firms where their orders are kept
ask: Do firms want to pay per van or per stop? | | price-talks | by showing both prices to five of them
roles: an experienced dispatcher | a developer for route optimisation | somebody who introduces it to drivers
search: delivery route planner
name: +Stopwise = stops in a wise order
name: +Routewell = routes that go well
name: Best Order = stops in the best order
name: +Dropline = a line past every stop
name: Short Way = shorter ways every day
name: +Vanplan = a plan for every van
name: Next Drop = the next delivery
name: Last Stop Early = finished before time
name: *Rutiva = a new word from route
name: On Its Way = the delivery is coming
name: Every Stop = none is forgotten
line: More deliveries, less driving
line: Plan tomorrow's routes in minutes
line: Customers know when you arrive
line: Shorter routes, more stops
line: The best order for every stop
line: Every driver knows the next stop

shop-stock
job: an order, orders
rival: counting by eye and a spreadsheet | it costs nothing and the owner knows the shelves | Microsoft Excel | stock list template
rival: the stock function of the till or shop system | items, prices and sales are already in it | Shopify, Lightspeed, Square, Odoo | inventory software
rival: inventory and forecasting software | orders, several warehouses and forecasts are in one program | Cin7, Zoho Inventory, Inventory Planner, Netstock | inventory management software
meet: retail associations, wholesalers' order days and trade fairs | shop owner | they have too much of some goods and run out of others | count one shelf and prepare next week's order with {name} | two mornings a week | till suppliers, wholesalers' sales reps and accountants | they hear about missing goods and unsold stock every week
measure: the share of requested items that are in stock
moat: sales by item, season and place over years, and links to tills and suppliers
risk: the stock figures are wrong after a month and nobody trusts them | correct a few items every day instead of counting everything once a year
rule: Settle till data and stocktaking | Ask a tax adviser how stock must be counted and valued and which records the till must keep, and agree who owns the sales data. | the adviser's list is in the product and the data terms are written
trial: Prepare the orders of three shops for two weeks | Suggest each order from sales and stock, let the owner change it, and note what ran out and what stayed on the shelf. | suggested and changed items and missing goods are counted for each shop
ask: Does it order better than an experienced owner? | | trade-trial | by comparing both orders with what was sold
ask: How long does it take to enter all items? | | f-3 | by scanning one shelf and timing it
ask: Why not use the stock function of the till? | | interviews-2 | with ten owners who have it and order by eye
roles: somebody who has run a shop | a developer for tills and supplier orders | somebody who sets up shops
search: inventory software small shop
name: +Shelfcount = what is on the shelf
name: Till & Tally = sold and counted
name: In Stock = the item is there
name: *Stockara = a new word from stock
name: Shelves Full = nothing is missing
name: +Restockwell = goods ordered in time
name: Count Less = less counting by hand
name: Right Order = the right amount ordered
name: +Stockwink = stock at a glance
name: No Gaps = no empty place on the shelf
name: Shelf Smart = good stock decisions
name: +Ordermint = fresh orders every week
line: The right goods on the shelf
line: Never run out of your best sellers
line: Order what sells, skip the rest
line: Know your stock without counting
line: Less money tied up in stock
line: Orders ready in minutes

law-firm-software
job: a matter, matters
rival: practice management suites | files, deadlines, hours and bills are in one system | Clio, LEAP@AU, LEAP@GB, MyCase@US, Actionstep, RA-MICRO@DE | law firm software
rival: legal research and drafting assistants | they search large libraries and draft documents | LexisNexis, Westlaw, Harvey | legal ai assistant
rival: office documents, email and an experienced secretary | everybody knows how it works, and it costs nothing extra
meet: bar association events, small firms' networks and legal training days | partner of a small firm | they lose hours on intake, time sheets and deadlines every week | set up one week of new matters in {name} and compare it with their own records | one day a week | legal software consultants, accountants and liability insurers | they see where firms lose time and miss dates
measure: the share of worked hours that reach a bill
moat: forms, deadlines and fee rules for the kinds of cases a firm handles
risk: firms seldom change their system and fear moving their files | begin with one task that works beside the old system, and help with the move
rule: Settle confidentiality and data storage | Ask the bar association about outside providers, where data may be stored, how client consent is obtained, and ask an insurer who is liable for a missed deadline. | the bar's answers and the data contract are filed
trial: Handle one week of work for two small firms | Record intake, time and deadlines in parallel to their own system for a week, and list what was missed or entered twice. | missed hours, double entries and minutes saved are counted
ask: Who is liable when a deadline is wrong? | The lawyer confirms each date before it counts | rules | with the insurer's written answer
ask: Does it work with email and office software? | | f-2 | by connecting two firms' mailboxes and calendars
ask: What makes a firm change its system? | | interviews-2 | by asking ten partners about their last change
roles: a lawyer or an experienced legal secretary | a developer careful with confidential data | somebody who trains small firms
search: law firm software
name: +Mattercase = every matter in its case
name: Clear Matters = every case in order
name: +Casekept = cases kept in order
name: Billable Day = hours that reach the bill
name: +Filecounsel = counsel with files in order
name: Court Ready = prepared before the date
name: Signed & Filed = the document is finished
name: Firm Files = files of the law firm
name: *Legavia = a way through legal work
name: +Datecounsel = keeps the lawyer's dates
name: Matter Desk = one desk for each matter
name: Due Date Desk = deadlines in one place
line: Every matter, deadline and hour together
line: Record your time as you work
line: No missed deadlines, no lost hours
line: From first call to final bill
line: Less admin, more legal work
line: Client files you find at once

accountant-practice
job: a return, returns
rival: practice management software | clients, deadlines and returns are already in it | Karbon, TaxDome, IRIS@GB, DATEV@DE, Wolters Kluwer | accounting practice software
rival: client portals of bookkeeping software | clients already log in there for their books | Xero, QuickBooks | accounting client portal
rival: emails, phone calls and a spreadsheet | staff know it, clients are used to it and it costs nothing
meet: accountants' associations, training days and user groups of accounting software | owner of a small practice | they spend weeks asking clients for missing documents | collect the documents of ten clients with {name} before the next deadline | two mornings a week | accounting software consultants, trainers and payroll bureaus | they hear every week what slows practices down
measure: the days from the first request to complete documents
moat: request lists for each kind of client, and links to the software practices use
risk: large software makers add the same function to their own product | link to several systems, serve one kind of practice very well and keep support quick
rule: Settle confidentiality and access to client data | Ask the professional body about outside providers, where client data may be stored, who may log in for a client, and which steps a qualified person must sign. | the answers and the data contract are filed
trial: Collect documents for ten clients | Work with one practice for two weeks, send simple requests in its name, and note which documents come at once, late or not at all. | days and reminders per client are in one table
ask: Do clients answer a message or only a call? | | trade-trial | by sending half of the requests by message and half by email
ask: Will a practice trust it with client data? | | rules | with the contract and the security answers on one page
ask: What would a practice pay per client? | | price-talks | by showing ten owners the hours saved in the trial
roles: somebody who has worked in a practice | a developer for accounting systems | somebody who supports practices and their clients
search: accounting practice software
name: +Allreceived = all papers have arrived
name: All Papers In = nothing is missing
name: +Clientdocs = documents from clients
name: Year-End Desk = a desk for year-end work
name: +Returnready = ready for the tax return
name: Calm Season = a busy season under control
name: Sent & Sorted = documents sent and filed
name: Before the Date = finished before the deadline
name: *Fiscora = a new word from fiscal
name: +Practicewell = a practice that runs well
name: Complete File = all client papers together
name: Books & Dates = accounts and deadlines
line: Client documents without the chasing
line: Every deadline in plain view
line: Know what is missing at once
line: Complete files before the deadline
line: Less chasing, more advising
line: A calmer tax season

insurance-tools
job: a claim, claims
rival: claims handlers, adjusters and call centres | people check each case, and the process has been audited | | claims adjuster
rival: the insurer's existing claims system | policies and years of claims are in it, and the contract is running | Guidewire, Duck Creek, Sapiens | insurance claims software
rival: specialised tools for photos, fraud and estimates | large insurers use them and vouch for them | Tractable, Shift Technology, CCC@US, Solera | ai claims processing
meet: insurance conferences, insurers' innovation teams and brokers' associations | head of claims | after a storm many claims come in at once, and customers wait | process a batch of closed claims with {name} and compare with what was paid | two days a week | brokers, loss adjusters and repair networks | customers call them when a claim takes too long
measure: the days from report to payment
moat: claims with known outcomes in one line of insurance
risk: an insurer tests for a year and never buys | charge for the pilot, agree beforehand what counts as success, and begin with small insurers or brokers
rule: Settle supervision, fairness and data | Ask the insurance authority and a lawyer whether a licence is needed, how automatic decisions must be explained, who may refuse a claim, and where customers' data must be stored. | the answers are in writing
trial: Process a batch of closed claims | Get closed claims of one kind from one insurer or broker, process them without seeing the result, and compare time and amount with the real decision. | matches, large differences and minutes are in one table
ask: Could an honest customer be refused? | Only a person may refuse, the tool suggests and explains | f-2 | by running honest old claims through it
ask: Who at an insurer signs for such a tool? | | closing-calls | by asking three insurers about their last purchase
ask: Do insurers prefer a price per claim or per year? | | price-talks | by showing both to five claims managers
roles: an experienced claims handler | a developer for images and documents | somebody with contacts at insurers
search: insurance claims software
name: +Claimroute = the route of a claim
name: +Swiftclaim = claims settled quickly
name: Fairly Settled = a fair end to a claim
name: +Claimlens = damage seen through a lens
name: Paid by Friday = money within days
name: Snap & Settle = a photo, then a payment
name: Known Cover = what is covered, said early
name: +Claimcalm = a claim without worry
name: *Indemna = a new word from indemnity
name: After the Storm = help when many claims arrive
name: First Notice = the first report of damage
line: From photo to payment in days
line: Simple claims paid the same day
line: Every decision with a clear reason
line: More claims handled, fewer calls
line: Handlers decide, routine work is done
line: Customers see where their claim stands

estate-agent-tools
job: a listing, listings
rival: agency software and tour platforms | listings, contacts and portals are already connected | Matterport, onOffice@DE, Reapit@GB, Propertybase | estate agent software
rival: photographers and freelancers | the photos look professional, and the agent has nothing to learn | | property photographer
rival: doing it by hand with a phone and a spreadsheet | it costs nothing extra, and every agent knows how
meet: agents' associations, property fairs and independent agencies | owner of the agency | they answer the same enquiries every evening and pay for each listing themselves | prepare one live listing with {name} and handle its enquiries for a week | two mornings a week | property photographers, mortgage advisers and portal sales staff | they talk to many agencies about new listings
measure: the hours an agent spends on one listing from photos to accepted offer
moat: links to portals and agency software, and enquiry data from many listings
risk: agencies cut their subscriptions when the market is slow | charge by listing or by month, and show what it does to win new sellers
rule: Settle listing rules and enquirers' data | Ask a lawyer which facts every listing must show, how edited pictures must be marked, and how data on enquirers may be stored and checked. | the answers are written into the product's check list
trial: Work on five live listings | Prepare five listings with two or three agents, follow every enquiry for two weeks, and compare hours, viewings and offers with their last five. | hours, viewings and offers of five listings are in one table
ask: Does it help to win new sellers? | | interviews-2 | by asking ten agents why owners chose them
ask: Does it work with the software agencies have? | | f-2 | by linking one listing to two systems
ask: Who in the agency decides and pays? | | closing-calls | by asking five agency owners how their last tool was bought
roles: somebody who has worked as an agent | a developer for images or messaging | somebody who trains agencies
search: software for estate agents
name: +Listwell = listings done well
name: Viewing Desk = a desk for viewings
name: +Viewflow = viewings that run smoothly
name: Sold Sooner = a quicker sale
name: +Homeleads = enquiries for homes
name: Key Enquiry = the enquiry that matters
name: Listing Desk = all listings in one place
name: Ready to View = a listing ready for buyers
name: *Listora = a new word from list
name: +Tourlist = tours and listings together
name: Better Listing = listings that attract buyers
name: Keys & Leads = homes and buyers
line: Better listings in less time
line: Every enquiry answered the same day
line: Fewer wasted viewings, more offers
line: From photos to offer, faster
line: Show every home at its best
line: More time for sellers and buyers
`;
