/** Software for trades, property, vehicles and advisers: what is known of them; the keys are those of `../lore.ts`. */
export const SITE_SOFTWARE = `
landlord-software
job: a tenancy, tenancies
rival: landlord software | rents and leases are entered | Landlord Studio, Buildium@US, AppFolio@US, Arthur Online@GB, Immocloud@DE | landlord software
rival: managing agents | they pick up the phone when the boiler stops | | property management company
rival: a folder per flat and the bank statement on the first | it has worked since the first tenant
meet: landlords' associations, auctions and tax advisers' evenings | private landlord with six flats | the yearly settlement of costs keeps them at the kitchen table for three weekends | settle one house's costs with {name} and the folder on the table | two evenings a week | tax advisers and caretakers | they wait for papers that never come
measure: the share of rents and repairs settled without a call
moat: leases, meters and papers of many years, complete
risk: a landlord with three flats is content with a folder | look for those who have just bought the fifth, and for heirs
rule: Keep tenants' data and deposits clean | Ask a lawyer what a landlord may store, how deposits have to be held, which notices need paper, and what counts as legal advice. | notices are checked by a lawyer
trial: Settle three houses by hand | Take over rents, repairs and the yearly settlement of three landlords for two weeks, and note where papers are missing. | missing papers and minutes are listed
ask: Who answers tenants at night? | Emergencies go to the number the landlord names | f-2 | by reporting three faults at night
ask: Does it hold when a tenant disputes the settlement? | | rules | by laying one before a tenants' adviser
roles: somebody who has managed flats | a developer | a lawyer for tenancy law
search: landlord software
name: First of Month = when the rent should be there
name: Keyring Row = the keys of a whole street
name: Hall & Stair = the parts nobody owns alone
name: Warm Rent = the rent with the heating in it
name: Third Floor = where it drips
name: Fair Tenancy = two sides that get on
name: +Boilerbook = what was repaired and when
name: Letterbox Six = a tenant's name in brass
name: *Domara = from domus, the house
name: Hausmeister = German for a caretaker
name: Nice Quiet Let = what both sides hope for
line: Third floor left, it drips
line: The first of the month is calm
line: A folder for every flat
line: The boiler's whole story
line: Tenants who are answered stay

construction-reports
job: a report, reports
rival: construction suites | plans and subcontractors are in them | Procore, PlanRadar, Fieldwire, Capmo@DE, Autodesk | construction site software
rival: the messaging group with nine thousand photographs | everybody on site has it
rival: a notebook in the jacket and a letter typed on Friday | it has stood up in court before
meet: site huts at seven, site managers' training and builders' merchants | site manager | reports are typed there at home after supper | write one day's report with {name} between two floors and send it before lunch | two mornings a week | experts for building faults and surveyors | they miss proof in every dispute
measure: the minutes from seeing a defect to the subcontractor knowing it
moat: defects with place, photograph and date, tied to the trades who made them
risk: subcontractors refuse another app | let them answer by message without an account
rule: Make it hold as proof | Ask a construction lawyer how notices of defects have to be served, whose faces and plates may be in a picture, and how long records are kept. | the notice is approved
trial: Follow one site for ten days | Walk along with one site manager, dictate and photograph, write the reports at once, and count what was answered. | defects, answers and days are counted
ask: Does it work in a cellar without signal? | It stores everything and sends it above ground | f-2 | by using it in three cellars
ask: Who pays, builder, planner or client? | | closing-calls | by asking from whose budget the last tool came
roles: a site manager | a developer for phones without signal | somebody in boots who trains crews
search: construction site report app
name: Second Fix = what comes before it's done
name: +Huttalk = said in the site hut
name: Plumb & True = upright, and right
name: Snag List = what is left on the last day
name: Seven on Site = when work begins
name: +Bootnote = written standing in boots
name: As Built = how it really turned out
name: Wet Paint = don't touch yet
name: Cantiero = from the Italian for a building site
name: Polier = German for a foreman
name: Level Two = where the crack is
line: Seen on level two, known at once
line: Report written, boots still on
line: The crack with date and place
line: Who said the wall goes there?
line: Proof before anybody argues

trades-quoting
job: a quote, quotes
rival: job-management suites | prices and customers are in them | Jobber, ServiceTitan@US, Tradify, Housecall Pro@US, ToolTime@DE | quoting software for trades
rival: price books and the wholesaler's own tool | material prices are right there
rival: the kitchen table on Sunday with last year's quote | he knows what it costs by looking
meet: builders' merchants at seven, guild evenings and suppliers' open days | owner with four vans | six quotes lie there since last week and one customer has gone | write the quote for one visit with {name} before the van has turned | three mornings a week | builders' merchants and tool reps | their sales begin with a signed quote
measure: the hours from the visit to the quote in the customer's hands
moat: what jobs really took in hours and material, for each firm
risk: a wrong quantity costs a month's profit | let the owner confirm the few figures that matter, and learn from the finished job
rule: Settle what binds and what is an estimate | Ask a lawyer when a quote binds, what private customers must be told about cancelling, and which taxes have to be shown. | two wordings are approved
trial: Write thirty quotes for three firms | Ride along, dictate and photograph, write quotes the same evening, and compare with what the owner would have asked. | differences have a reason each
ask: Does the first quote really win? | | trade-trial | by asking customers why they chose
ask: What about the job one can't see into? | A remark names what is unknown and what it would add | f-2 | with ten quotes for old houses
roles: somebody who has quoted in a trade | a developer | somebody who stands at the merchant's counter
search: quoting app for trades
name: Kerbside Sum = reckoned before the van turns
name: +Tapeline = the line of the measuring tape
name: Sunday Table = where quotes were written
name: Parts & Hours = all that a quote is made of
name: Two Sugars = how a visit begins
name: Pencil Ear = where a carpenter keeps it
name: +Nailprice = a price that holds
name: Good to Go = what a customer writes back
name: Preventivo = Italian for a quote
name: Zollstock = German for a folding rule
name: While I'm Here = how a second job is won
line: Quoted before the kettle's cold
line: Your Sunday, without the quotes
line: Measured once, sent at the kerb
line: The job goes to who answers
line: Parts, hours, and a straight sum

field-service
job: a visit, visits
rival: field-service suites | customers, contracts and parts are in them | ServiceTitan@US, Jobber, Housecall Pro@US, Simpro, BigChange@GB, mfr@DE | field service software
rival: the module of the bookkeeping system | accounts have chosen it
rival: a magnetic board, paper slips and the dispatcher's phone | she knows who is nearest and who can solder
meet: wholesalers' counters at seven and guild meetings | dispatcher | paper slips come back there a week late and without hours | plan one day with {name} beside the board and write the bill that evening | two days a week | wholesalers and makers of boilers | their warranty papers come from these slips
measure: the days from a visit to the bill
moat: the history of every boiler and who was there
risk: technicians leave the phone in the van | one photograph and one signature is all it asks
rule: Settle location, working time and signatures | Ask an employment lawyer about tracking vans, recorded times and photographs in homes, and a tax adviser about digital slips. | the staff know what is stored
trial: Dispatch for one week | Sit beside a dispatcher, take slips by photograph, bill each evening, and count forgotten parts and hours. | the forgotten money has a sum
ask: What happens on the first cold day? | Emergencies come first and the rest is told a new time | f-2 | by replaying last winter's worst day
ask: Will a technician of sixty use it? | | trade-trial | by giving it to that one first
roles: a former dispatcher | a developer for phones offline | somebody who trains crews at seven
search: field service software
name: Next Call = where the van goes now
name: +Vanboard = the magnetic board, on wheels
name: Cold Snap = the week everybody rings
name: Spanner & Slip = the work and its paper
name: Who's Nearest = the dispatcher's question
name: Sign Here Mate = how a visit ends
name: +Boilerday = the day it stops
name: Ladder Up = ready to go
name: Tournevis = French for a screwdriver
name: Werkzeug = German for tools
name: First Fix = repaired at the first visit
line: Who's nearest, and can they solder?
line: The slip is back before the van
line: Billed while it's still warm
line: Fixed on the first visit
line: The boiler remembers you

cleaning-company-software
job: a round, rounds
rival: software for building cleaners | objects, rounds and payroll are in it | Swept, Fortytools@DE, Templa@GB, Jobber | cleaning business software
rival: time clocks and rota tools | they cost little and do the hours
rival: an object folder, keys on a board and the foreman's car | he drives round and sees for himself
meet: cleaning fairs, wholesalers for cleaning agents and depots at five in the morning | object manager | a customer rings at eight because nobody came at five | run three objects for a week with {name} and answer the customer before he rings | two early mornings a week | wholesalers for cleaning agents | they deliver to every depot
measure: the complaints per hundred rounds
moat: rounds, keys and real times of each object
risk: cleaners change often and read many languages | use pictures and voice, and need no mail address
rule: Settle hours, location and keys | Ask an employment lawyer about recording times by place, minimum pay by the hour and who is liable for a lost key. | the rules hang in the depot in their languages
trial: Follow five objects | Have cleaners of five objects send one photograph at start and end for two weeks, and compare hours and complaints. | gaps between plan and truth are counted
ask: Isn't it a watch on poorly paid people? | It also proves what they did when a customer complains | interviews-2 | by asking cleaners, without the boss
ask: Who replaces somebody at five in the morning? | | trade-trial | by going through three such mornings
roles: somebody who has led objects | a developer for old phones | somebody who speaks the crew's languages
search: cleaning business software
name: Five A.M. = when offices are cleaned
name: +Mopround = a round with the mop
name: Key Forty = the one on the top hook
name: Bucket & Badge = what a cleaner carries
name: Wet Floor = the yellow sign
name: Empty Office = when the work begins
name: +Squeakclean = clean enough to hear it
name: Before Eight = when it has to shine
name: Pulita = Italian for clean
name: Feudel = northern German for a floor cloth
name: Floor Three = what a foreman wants to know
line: Somebody was here at five
line: Shines before the first meeting
line: Who has key forty?
line: The round nobody sees, seen
line: Clean, and you can show it

fleet-software
job: a vehicle check, vehicle checks
rival: telematics suites | boxes are fitted in every van | Samsara, Webfleet, Geotab, Verizon Connect | fleet management software
rival: leasing companies' own portals | service and tyres are in the contract
rival: a spreadsheet with dates and the driver who hears the rattle | he brings it in before it breaks
meet: yards at six, hauliers' associations and truck dealers | fleet manager | a van stands with a broken belt and the job is two hours away | check ten vans with {name} one morning and book the two that need it | two early mornings a week | truck dealers, tyre services and insurers | they want planned visits and fewer claims
measure: the days a vehicle stands unplanned
moat: wear and damage of one sort of vehicle, over many fleets
risk: telematics boxes are there and the contract runs for years | work with the boxes they have, and sell what those don't do
rule: Settle watching drivers | Ask an employment lawyer about location, driving scores and private trips, and learn which checks and records the authority wants. | a works agreement is drafted
trial: Walk round twenty vans | Check twenty vehicles daily for two weeks by photograph with drivers, write down defects and what they cost later. | defects found early and late are counted
ask: What does a driver gain by reporting? | A van that starts, and no blame for old scratches | interviews-2 | by asking drivers in the yard
ask: Can a breakdown be seen coming? | | trade-trial | by guessing from old repair bills and checking
roles: somebody from a workshop or yard | a developer for vehicle data | somebody known to hauliers
search: fleet maintenance software
name: Cold Start = six in the morning in the yard
name: +Yardwalk = once round each van
name: Spare & Jack = what should be in the back
name: Old Scratch = not mine, it was there before
name: Tread Depth = how much is left
name: Number Nine = the van that always rattles
name: Dipstick Row = the oil of the whole yard
name: Keys Back = what hangs on the board at night
name: Flotilla = Spanish for a little fleet
name: Fuhrpark = German for a fleet
name: Full Tank = left by whoever drove last
line: Number nine rattles, it's booked
line: Starts at six, all of them
line: Whose scratch was that?
line: The belt before it breaks
line: Keys back, tank full, noted

route-planning
job: a tour, tours
rival: route planners | drivers know the app and it costs little | Routific, OptimoRoute, Circuit, Onfleet, Google Maps | route planner
rival: modules of the logistics suite | orders are in it anyway | SAP, Oracle
rival: a driver who knows the streets and sorts the slips himself | nobody finds the back door faster
meet: bakeries', wholesalers' and laundries' yards at five in the morning | dispatcher | a driver is ill and only he knows the round | plan tomorrow's rounds with {name} and ride along in one van | two early mornings a week | makers of till and order systems | they are asked how the goods get to the customer
measure: the minutes a stop takes, door to door
moat: back doors, codes and unloading times of each customer
risk: a map's plan fails at the first market day, and drivers go back to their own | let drivers change the order, and learn from it
rule: Settle driving times and location | Ask an employment lawyer about breaks, tracking and handheld use at the wheel, and the customers about photographs as proof. | the drivers have agreed in writing
trial: Ride along on five rounds | Time each stop of five rounds, replan them, drive them anew, and compare. | minutes saved and lost are explained
ask: Isn't the driver's own order better? | Often, so it is the starting point | trade-trial | by comparing both on the same round
ask: What remains when the map service gets it too? | | f-3 | by listing what it doesn't know about one yard
roles: a dispatcher | a developer for routes | somebody who rides along
search: delivery route planner
name: Back Door = where goods really go in
name: +Stopwise = knows the stops
name: Left at Oak = how drivers explain it
name: Last Crate = empty by eleven
name: Loop & Load = round and full
name: Second Left = then ring twice
name: +Kerbwise = knows where a van may stand
name: Market Day = when the square is closed
name: Tournee = from the French for a round
name: Rundlauf = German for going round smoothly
name: Ring Twice = what stands on the slip
line: Ring twice, back door, mind the dog
line: The round, even when he's ill
line: Empty by eleven
line: It's market day, go left
line: What the old driver knew

shop-stock
job: an order, orders
rival: stock suites and till systems | items, prices and bills are in them | Shopify, Lightspeed, Cin7, Zoho, Odoo | inventory software
rival: forecasting add-ons | they are wired to the shop | Inventory Planner, Netstock
rival: a glance at the shelf and a sheet once a year | she knows what sells by the look of the shelf
meet: shops before opening, wholesalers' order days and retail associations | owner of two shops | money lies in the cellar in the wrong sizes | count one shelf with {name} and order next week's goods with the owner | two mornings a week | wholesalers' reps and till dealers | they take back what nobody buys
measure: the share of items asked for that are on the shelf
moat: what sells with which weather, term and street
risk: the count is wrong after a month and nobody trusts it | correct a few items a day, and never ask for a whole count
rule: Settle till data and the yearly count | Ask a tax adviser how stock has to be counted and valued and what a till must record, and agree who owns the sales data. | the adviser's list is in the tool
trial: Order for two shops | Order for two shops for two weeks by the figures while the owner notes what she'd have ordered, and compare. | both lists and the sales lie side by side
ask: Can figures beat the owner's nose? | On the long tail of items, seldom on fashion | trade-trial | by comparing both lists
ask: How do old items get in? | | f-3 | by scanning one shelf against the clock
roles: somebody who has run a shop | a developer for tills | somebody who counts with owners
search: inventory software small shop
name: Out the Back = where one goes to look
name: +Shelfcount = what is really there
name: Size Six Left = always the wrong one
name: Cellar & Shelf = where the money lies
name: Last Pair = in the window
name: Just Came In = what a regular wants to hear
name: +Dustless = nothing lies that long
name: Till & Tally = sold and counted
name: Magazzi = from the Italian for a store room
name: Ladenhüter = German for what nobody buys
name: Half Dozen = how much to order
line: I'll look out the back
line: The right size, on the shelf
line: Money shouldn't lie in the cellar
line: Ordered before the gap shows
line: What sells when it rains

law-firm-software
job: a matter, matters
rival: practice software for lawyers | calendar, files and bills are in it | Clio, LEAP, MyCase@US, Actionstep, RA-MICRO@DE | law firm software
rival: research services with an assistant | libraries of cases stand behind them | LexisNexis, Westlaw, Harvey
rival: a secretary of thirty years, a desk diary and dictation | no deadline was ever missed
meet: bar associations' evenings, small firms' networks and courts' cafeterias | partner of a firm of five | hours are written down there on Friday from memory | take one week's calls and matters with {name} beside the secretary | one day a week | legal tech advisers and insurers of lawyers | they see missed deadlines and lost hours
measure: the share of worked hours that reach a bill
moat: a field of law with its forms, deadlines and fees
risk: lawyers change software once in ten years | stand beside the old one first, with one task it does badly
rule: Stay within professional secrecy | Ask the bar about outside processors, storage abroad, advertising and referral fees, and who is liable for a missed deadline. | the bar's answer is filed
trial: Sit beside a secretary for a week | Take intakes, deadlines and hours of one small firm along with their system, and compare on Friday. | forgotten hours and double entries are counted
ask: Who is liable when a deadline is computed wrongly? | The firm confirms each, and both calendars run for a while | rules | with the insurer's answer
ask: Do clients like to answer a form first? | | trade-trial | by offering it to every second caller
roles: a lawyer or a legal secretary | a developer | somebody from a bar association
search: law firm software
name: Fair Argument = what a good letter is
name: +Briefbag = what a lawyer carries to court
name: Gown & File = what hangs and what lies
name: In Re = how a matter is called
name: Six Minutes = the smallest hour of a lawyer
name: +Docketwise = knows the day in court
name: Wig Stand = where it rests at night
name: May It Please = how one speaks to a court
name: *Advoca = from advocate
name: Kanzlei = German for a law office
name: Duly Noted = written down and in time
line: Six minutes, written down in two
line: The deadline nobody had to remember
line: From first call to file
line: Hours that don't wait for Friday
line: For firms with a desk diary

accountant-practice
job: a return, returns
rival: practice suites | clients, deadlines and returns of years are in them | DATEV@DE, Karbon, TaxDome, IRIS@GB, Wolters Kluwer | accounting practice software
rival: client portals of the bookkeeping suites | clients have a login already | Xero, QuickBooks
rival: mail, a list on the wall and a trainee who rings clients up | clients react to a voice
meet: tax advisers' congresses, chambers' training and practices in the quiet month | owner of a practice of eight | half of each return is waiting for papers | chase one hundred missing papers with {name} in a fortnight | two days a week | suppliers of practice software and trainers | they hear what every practice struggles with
measure: the days from the first request to complete papers
moat: the questions of one country's returns, asked in clients' words
risk: large suites own the data and set the rules of entry | become a partner early, or work from mail and files alone
rule: Keep professional secrecy and other people's logins | Ask the chamber about outside processors, storage, and what software may prepare or sign. | the chamber's rules are in the contract
trial: Collect papers for twenty clients | Write and call for one practice with plain questions for two weeks, and note what comes at once and what never. | days per paper are known
ask: Do clients answer an app or the adviser? | The adviser's name stands on it | trade-trial | by sending half from each
ask: What is left when returns are filled in by machines? | | interviews-2 | by asking advisers for what clients pay gladly
roles: somebody from a practice | a developer for the suites | somebody clients like on the phone
search: accounting practice software
name: Busy Season = January to the deadline
name: +Papertrace = knows what is still missing
name: Missing Page = the one that stops it all
name: Please Send = how such mails begin
name: Sharp & Sum = pencil and result
name: +Closedbook = a year that is finished
name: Box Fourteen = what is it, asks everybody
name: Extension = asked for every year
name: *Bilanza = from the word for a balance sheet
name: Frist = German for a deadline
name: Quiet August = when one may breathe
line: Only page three is missing
line: Clients who send it the first time
line: Before the deadline, for once
line: Asked so that clients understand
line: The season without the nights

insurance-tools
job: a claim, claims
rival: claims and broker suites | policies and years of claims are in them | Guidewire, Tractable, Applied Systems, Shift Technology | insurance claims software
rival: experts and call centres | somebody has seen the roof with their own eyes
rival: forms, mail and a clerk who knows the tricks | it has been audited
meet: insurers' innovation days and brokers' associations | head of claims | after a hailstorm four thousand photographs come in within two days | settle one hundred old claims with {name} and compare with the payment | two days a week | brokers and loss adjusters | they are rung up by angry customers
measure: the days from report to payment
moat: damages with outcome in one line of insurance
risk: an insurer tests for a year and buys nothing | ask for money for the pilot, and begin with brokers or a small mutual
rule: Know what is supervised | Ask the authority and a lawyer whether a licence as broker or adjuster is needed, how decisions must be explained, and where data lie. | the answer is in writing
trial: Settle a hundred old claims | Get closed claims of one kind, settle them blindly by {name}, and compare with an adjuster's figures. | each large difference is discussed
ask: Would an honest customer be refused? | Nobody is refused by a machine, only paid by one | f-2 | by running honest old claims
ask: Who at an insurer may sign? | | closing-calls | by asking three who signed the last tool
roles: a claims handler | a developer | somebody known to insurers
search: insurance claims software
name: Hail Day = when four thousand photographs come in
name: +Dentlight = the light that shows a dent
name: Act of God = what policies call weather
name: Cause & Cover = what happened, and is it in
name: Fairly Settled = how a claim should end
name: Clause of Calm = a policy that can be read
name: +Roofword = what the roof has to say
name: Wet Cellar = the claim of every spring
name: Rimborso = Italian for money given back
name: Schaden Frei = German for free of damage
name: Paid by Friday = what people remember
line: After the hail, an answer
line: The cellar is wet, who pays?
line: Dented Tuesday, settled Thursday
line: Fair to whoever really lost something
line: The photograph says enough

estate-agent-tools
job: a listing, listings
rival: tour cameras and property suites | listings, owners and portals run through them | Matterport, onOffice@DE, Reapit@GB, kvCORE@US, Flowfact@DE | estate agent software
rival: photographers with a drone | pictures are ready next day | | property photographer
rival: the agent's own phone and a text written in the car | the flat is gone in a week anyway
meet: agents' associations, notaries' offices and open houses on Saturday | agent with an office of their own | forty enquiries come for one flat and thirty never read the text | make one listing with {name} and run its first viewings | two days a week | photographers, notaries and mortgage advisers | they meet each agent with every sale
measure: the viewings needed until an offer comes
moat: rooms, questions and offers of one town
risk: in a cold market agents cancel everything first | win listings for them rather than saving time
rule: Show what is really there | Ask a lawyer what staged pictures must say, which facts a listing needs, and how enquirers' data are handled. | staged pictures carry a note
trial: Make ten listings | Make ten listings with two agents, take all enquiries for a week, and count viewings and second visits. | figures beside their last ten are compared
ask: Does a tour bring owners or only looks? | | interviews-2 | by asking owners why they chose their agent
ask: Who is liable for a wrong floor plan? | The plan says it is a sketch, and a surveyor can sign | rules | with a lawyer's wording
roles: somebody who has sold homes | a developer or photographer | somebody who sits in agents' offices
search: virtual tour for estate agents
name: Open House = Saturday from eleven to twelve
name: +Doorstead = a step before the door
name: South & Sunny = what every listing says
name: Mind the Cat = said at the first viewing
name: Oak & Echo = the sound of an empty flat
name: +Roomwalk = a walk from room to room
name: Second Viewing = when it gets serious
name: Sold Board = the sign in the front garden
name: *Casavista = a look at the house
name: Altbau = German for an old building with high ceilings
name: Light at Four = when to photograph the kitchen
line: Walk through before you drive there
line: The kitchen at four in the afternoon
line: Fewer viewings, better ones
line: High ceilings, honestly shown
line: Thirty who looked, three who come
`;
