/** Software for single trades that inspect, repair and look after things: what is known of them; the keys are those of `../lore.ts`. */
export const INSPECTION_SOFTWARE = `
lift-maintenance-software
job: a visit, visits
rival: paper logbooks, spreadsheets and phone calls | they cost nothing, and inspectors are used to them
rival: field service software for all trades | plans, reports and invoices are covered, and it is quick to start | ServiceMax, Simpro, BigChange@GB | field service software
rival: systems of the large lift makers | their own lifts report faults there by themselves | Otis, KONE, Schindler, TK Elevator | lift maintenance system
meet: lift industry fairs, trade associations and spare-part dealers | owner of a maintenance firm | reports arrive late, and due dates are kept in several lists | run one mechanic's round with {name} for a week and show the reports to an inspector | one day a week | inspection bodies, property managers and insurers | they wait for reports and logbooks
measure: the share of visits with a complete report on the same day
moat: the full history of every lift, with parts, faults and inspections
risk: mechanics do not type on site and the records stay empty | let them scan, tap and speak, without a signal in the shaft, and test it with two mechanics first
rule: Settle the logbook, signatures and data | Ask the inspection body whether a digital logbook is accepted, who must sign, how long records are kept and how they are read on site, and agree who owns the history of a lift. | the inspection body's answer and the data terms are filed
trial: Run two mechanics' rounds for two weeks | Enter every visit beside the paper logbook, let an inspector look at both, and note missing entries, minutes per lift and questions. | complete reports, minutes and missing entries are in one table
ask: Do mechanics enter more or less than on paper? | | trade-trial | by comparing both for two weeks
ask: Who owns the history when the contract changes? | The owner of the building | rules | with a clause checked by two property managers
ask: Does it know old lifts and unknown makes? | | f-2 | by entering twenty lifts of different age and make
roles: a lift mechanic | a developer for apps without a signal | somebody who wins maintenance firms
search: lift maintenance software
name: +Liftrecord = the record of a lift
name: Next Floor = on to the next floor
name: +Shaftbook = the logbook of the shaft
name: All Floors = every floor served
name: +Liftround = a mechanic's round
name: In Service = the lift is running
name: Smooth Lift = a lift that runs smoothly
name: Never Overdue = no inspection is forgotten
name: +Cabincheck = checks in the cabin
name: Lift in Order = a lift in good order
name: *Elevra = from the word elevate
name: Clear Logbook = a logbook anybody can read
line: Every lift, every visit, one logbook
line: Reports finished before the next lift
line: Never miss an inspection date
line: Know each lift before you arrive
line: Faults reported, mechanics sent
line: Works even without a signal

fire-safety-inspection
job: an inspection, inspections
rival: paper lists, stickers and typed certificates | they cost nothing, and customers accept them
rival: software for fire protection firms | devices, due dates and certificates are in one system | Uptick@AU, ServiceTrade@US, BuildOps@US, Joblogic@GB | fire inspection software
rival: general checklist apps | any form is built in an hour | SafetyCulture, GoCanvas | inspection checklist app
meet: fire safety fairs, training courses and wholesalers of fire equipment | owner of an inspection firm | reports are typed in the evening, and some devices are not found again | inspect one building with {name} and hand over the report on the spot | one day a week | insurers, property managers and safety officers | they ask for proof that everything was checked
measure: the hours from the last device checked to the report
moat: the list of devices in every building, with place, age and faults
risk: entering all old devices takes weeks and the customer gives up | enter them during the next round of inspections and import lists where they exist
rule: Settle licences, wording and records | Ask the fire authority and insurers who may inspect and sign, what a certificate must say, how long it is kept, and whether a digital one is accepted. | an authority or insurer has accepted a sample report
trial: Inspect three buildings in two weeks | Go along with one inspector, use the app beside the usual paper, and note devices found, minutes per device and hours until the report. | devices missed, minutes and hours are in one table
ask: What if a device cannot be reached? | It is marked as not checked, and the report says so | rules | with the wording of an insurer
ask: How are thousands of old devices entered? | | trade-trial | by scanning one building with its inspector
ask: Who pays, the inspection firm or the building? | | price-talks | by asking five inspection firms and five building owners
roles: a licensed inspector | a developer for scanning and reports | somebody who wins inspection firms
search: fire inspection software
name: +Safetylist = a list of safety devices
name: All Devices = none left out
name: +Firecheckup = a check-up for fire safety
name: Passed & Filed = inspected and on file
name: +Alarmbook = the record of alarms
name: Exit Clear = escape routes kept clear
name: Tag & Test = tag a device, test it
name: Green Exit = the sign to safety
name: +Safetyround = a round of safety checks
name: Every Door = all fire doors checked
name: *Ignira = from the word ignite
name: Report on Site = the report, handed over there
line: Every device found, checked and filed
line: The report before you leave
line: Know what is due next month
line: Faults shown with photo and place
line: Proof for insurers in one click
line: Inspections without the evening typing

food-safety-records
job: a check, checks
rival: paper sheets in a folder | they cost nothing, and inspectors know them
rival: hygiene consultants and laboratories | they bring ready folders and train the staff | | food hygiene consultant
rival: digital checklists with sensors | chains and canteens use them, and records fill themselves | Jolt@US, FoodDocs, Navitas@GB, Trail@GB, Testo | food safety app
meet: food hygiene courses, catering fairs and wholesale markets | kitchen manager or owner | temperature and cleaning sheets are filled in late or not at all | set up two fridges and one cleaning list with {name} for a week and print the record for an inspector | two afternoons a week | hygiene trainers, refrigeration engineers and accountants | they see kitchens before and after an inspection
measure: the share of checks recorded on the day they are due
moat: checklists for each kind of food business, accepted by inspectors
risk: staff tick everything at the end of the shift | keep checks short, show the time of each entry, and let sensors do what they can
rule: Settle what inspectors accept | Ask the food authority which records may be digital, how sensors are calibrated and how long data is kept, and say in the terms that the business stays responsible. | an inspector has looked at a full record
trial: Equip four kitchens for two weeks | Set up fridges, deliveries and cleaning in four food businesses, keep the paper beside it, and note missed checks, alarms and minutes. | missed checks, alarms and minutes are in one table
ask: Who acts when an alarm comes at night? | | trade-trial | by noting who reacted to each alarm and when
ask: Does an inspector accept the record? | A printed month with times and names | interviews-2 | by asking three food inspectors
ask: What would a small kitchen pay each month? | | price-talks | by offering two prices to ten kitchens
roles: a former head chef | a developer for apps and sensors | somebody who knows food inspections
search: food safety app
name: +Fridgelog = the record of the fridge
name: Kitchen Record = records of a kitchen
name: +Checkplate = checks before the plate
name: Cold & Clean = cold fridges, clean kitchen
name: +Hygienebook = the book of hygiene
name: Ready to Show = ready for the inspector
name: Fridge to Fork = safe from fridge to fork
name: Signed & Dated = every check, signed and dated
name: +Safekitchen = a safe kitchen
name: Clean Sheet Log = a record without gaps
name: *Hygiora = from the word hygiene
name: Kept Cold = kept cold as it should
line: Ready when the inspector comes
line: Every check done, every record found
line: Know when a fridge gets warm
line: Food safety without the paper
line: Less paperwork after closing time
line: Safe food, proved every day

tool-tracking
job: a handover, handovers
rival: spreadsheets, boards and the storekeeper's memory | they cost nothing, and everybody knows whom to ask
rival: systems of the tool makers | they come with the tools, and tags are already built in | Hilti, Milwaukee Tool, Bosch, DeWalt | tool tracking system
rival: apps for equipment and inspections | they cover every make and remind of tests | ShareMyToolbox@US, ToolSense, Timly@DE, Timly@CH | tool inventory app
meet: builders' merchants, trade fairs and tool dealers | owner or storekeeper | tools go missing between van, site and store, and are bought twice | tag fifty tools of one firm with {name} and count them again after two weeks | two mornings a week | electrical safety testers, insurers and trade associations | they see which tools are lost or untested
measure: the share of tools that are where the list says
moat: the history of each tool with tests, repairs and costs
risk: nobody scans and the list is out of date within weeks | make a handover one tap, find tags on the way where possible, and name one person in charge
rule: Settle tracking and responsibility | Ask a lawyer and staff representatives what may be recorded about people, track tools and not workers, and write down who answers for loss and damage. | the agreement is signed by the firm and its staff
trial: Tag fifty tools for two weeks | Tag the tools one firm uses most, record every handover between store, van and site, and count what is found, missing and overdue for a test. | found, missing and overdue tools are in one table
ask: Do workers scan without being reminded? | | trade-trial | by counting handovers with and without a scan
ask: How long does a tag last on site? | | f-2 | by testing ten tags in dust, rain and cold
ask: Why not the system of a tool maker? | Firms own several makes | closing-calls | by counting makes in three vans
roles: a former storekeeper or foreman | a developer for tags and apps | somebody who sells to trade firms
search: construction tool tracking
name: +Tooltrace = traces every tool
name: Where It Is = where the tool is now
name: +Vanlist = what is in the van
name: Back on Hook = the tool is back
name: +Tagbench = tags for the workbench
name: Who Has It = who has the tool
name: Signed Out = taken out and recorded
name: Tool in Hand = found when needed
name: +Kitcount = counts the kit
name: Found on Site = found at the site
name: *Tooltera = from the word tool
name: Tested & Here = tested and in its place
line: Know who has which tool
line: Find it before you buy it twice
line: Every tool, van and site
line: Never miss a safety test
line: Less searching, more building
line: From store to site and back

car-workshop-software
job: a repair, repairs
rival: paper diary, job cards and an invoicing program | the staff know them, and nothing has to be learned
rival: workshop systems with parts catalogue | repair times, parts and prices are in one place | Tekmetric@US, Shopmonkey@US, Garage Hive@GB, Werbas@DE, GaragePlug@IN | garage management software
rival: programs from the parts wholesaler | they cost little or nothing for those who order there
meet: parts wholesalers, trade fairs and garage associations | garage owner | the phone rings while hands are in an engine, and quotes wait until the evening | run one week of bookings and approvals with {name} and count calls and approved repairs | two mornings a week | accountants, tyre dealers and equipment suppliers | they know which garages have trouble with paperwork
measure: the share of working hours that end up on an invoice
moat: the history of every car, with photos, quotes and reminders
risk: mechanics do not enter anything and the owner still types in the evening | start with bookings and photo approvals on the phone, and connect parts and accounts later
rule: Settle approvals, data and storage | Ask a lawyer when a message counts as an order, which data on cars and owners may be kept, and how stored wheels and keys are insured. | the order text, the data terms and the storage terms are checked
trial: Run two garages for two weeks | Take bookings and send quotes with photos for two garages, keep the old diary beside it, and note calls, approvals, hours billed and errors. | calls, approvals and hours billed are in one table
ask: Do customers approve more when they see a photo? | | trade-trial | by comparing quotes with and without a photo
ask: Can parts and prices be read from wholesalers? | | f-2 | by asking two wholesalers for access
ask: What if a customer says there was no approval? | Message, photo and time are kept with the order | rules | with wording checked by a lawyer
roles: somebody who has run a garage | a developer for bookings and parts | somebody who wins garages
search: garage management software
name: +Cardesk = the desk of the garage
name: Bay Planner = plans every bay
name: +Garagebook = the book of the garage
name: Ready by Four = the car is ready on time
name: +Liftplan = a plan for every lift
name: Show & Approve = show the fault, get a yes
name: Keys & Quotes = keys in, quote out
name: Clear Job = a repair, clearly explained
name: +Wrenchdesk = wrench and desk together
name: Next in Bay = the next car in the bay
name: *Motorika = from the word motor
name: Fixed & Billed = repaired and invoiced
line: More repairs, fewer phone calls
line: Show the fault, get the approval
line: Every job from booking to invoice
line: Your workshop, planned for the week
line: Paperwork done by closing time
line: Repairs your customers understand

funeral-home-software
job: a funeral, funerals
rival: paper folders, word processor and a wall calendar | everybody on the team knows them, and they never fail
rival: software for funeral homes | forms, price lists and invoices are included | Passare@US, Osiris@US, FrontRunner@US, OpusXenta@AU, Rapid Data@DE | funeral home software
rival: forms from the association, with accounting software | they cost little, and offices accept them
meet: funeral trade fairs, associations' meetings and suppliers' open days | funeral director | the same names and dates are written on many forms, and one mistake hurts | enter one finished funeral in {name} beside the folder and count what had to be written twice | one day a week | coffin makers, florists and celebrants | they wait for names, dates and times
measure: the minutes of paperwork for one funeral
moat: correct forms for the offices, churches and cemeteries of a region
risk: a wrong name or date is printed and hurts the family | enter it once, let the family confirm it, and lock it before anything is printed
rule: Protect personal data and show prices correctly | Ask a lawyer which data on the deceased and the family may be kept and for how long, how prices must be shown, and which forms the offices accept. | the data terms are signed and two offices have accepted the forms
trial: Follow five funerals beside the folder | Enter five funerals of one or two funeral homes, finished or running, keep the usual folder as well, and note what is written twice, minutes and forms sent back. | minutes, repeated entries and returned forms are in one table
ask: Do families want to enter things themselves? | | interviews-2 | by asking five funeral directors and five families some months later
ask: Which forms does every funeral need? | | f-2 | by collecting the papers of ten funerals in one town
ask: Do homes pay by the month or by the funeral? | | price-talks | by offering both to ten funeral homes
roles: a funeral director | a developer for forms and data | somebody who wins funeral homes
search: funeral home software
name: +Stillfolder = a calm folder for each funeral
name: Asked Once = nothing is asked twice
name: +Caringdesk = a desk that cares
name: Quiet Order = everything quietly in order
name: +Farewellbook = a book of farewells
name: Names Right = every name spelled right
name: Papers Complete = every paper there in time
name: Every Detail = no detail is forgotten
name: +Gentledesk = a gentle office
name: First Call Log = from the first call on
name: *Silentia = from the word silent
name: Good Farewell = a farewell that goes well
line: Enter it once, right everywhere
line: More time for the family
line: Every form and date in order
line: Names and dates, checked and correct
line: Nothing forgotten before the service
line: A calm system for busy days

marina-software
job: a booking, bookings
rival: notebook, whiteboard and the radio | the harbour staff know every boat by sight
rival: marina management systems | contracts, berth plan and invoices are in one place | Harbour Assist@GB, Marina Master, Molo@US, Dockwa@US | marina management software
rival: berth booking apps | visiting boaters have them on the phone already | Navily, Dockwa@US, Harba@DK | book a berth
meet: boat shows, marina associations and yacht clubs | harbour master | in season nobody knows for sure which berths are free tonight | run one pontoon with {name} over a weekend and count free nights, bookings and calls | two days a week | sailmakers, boatyards and chandlers | they are asked for berths and hear complaints
measure: the share of berths that are let or paid for each night
moat: berth holders who say when they are away, and visitors who book directly
risk: members and staff do not keep the berth plan up to date | make it one tap, share the income with berth holders, and remind them before weekends
rule: Settle berths, liability and payments | Ask marina and lawyer who may let a berth while its holder is away, who is liable for damage, which fees and taxes apply, and how payments are passed on. | the rules are adopted by the marina
trial: Run one pontoon for two weekends | Keep the plan of ten berths up to date with their holders, take bookings by phone or link, and note nights let, conflicts and calls. | nights let, conflicts and calls are in one table
ask: Do berth holders say when they are away? | | trade-trial | by reminding ten holders before each weekend
ask: What if a holder returns early? | A second berth is kept for such cases | f-2 | by acting it out with the harbour staff
ask: Who pays, the marina or the visitor? | | price-talks | by asking five marinas and ten boaters
roles: a former harbour master | a developer for plans and payments | somebody who wins marinas and clubs
search: marina management software
name: +Berthbook = a book of berths
name: Free Tonight = a berth that is free tonight
name: +Dockplan = a plan of the docks
name: Mooring Free = a mooring that is free
name: +Harbourdesk = the desk of the harbour
name: Lines On = tied up and at rest
name: Berth Ready = a berth that is ready
name: Pier to Pier = from one pier to another
name: +Pontoonplan = a plan for each pontoon
name: Room for Guests = berths for visitors
name: *Marivela = from words for sea, sail
name: Calm Harbour = an orderly harbour
line: See every free berth at once
line: Book a berth before you arrive
line: Empty berths that earn money
line: Contracts, berths and power in one place
line: Fewer radio calls, more moored boats
line: The whole marina on one plan

campsite-software
job: a booking, bookings
rival: wall plan, spreadsheets and phone bookings | they cost nothing, and the owner sees everything at a glance
rival: campsite booking systems | seasons, pitches and payments are covered | Newbook@AU, Campspot@US, Firefly Reservations@US, Anytime@GB, Secureholiday@FR, Compusoft@DE | campsite booking software
rival: booking platforms for campers | they bring guests, and many campers look there first | Pitchup@GB, Hipcamp@US, ACSI@NL, PiNCAMP@DE | campsites near me
meet: campsite trade fairs, associations of campsite owners and tourist offices | campsite owner | bookings come by phone and email, and a pitch is given away twice | enter one week of bookings in {name}, let ten guests check in online, and count the minutes saved | two days a week outside the season | makers of mobile homes, caravan dealers and accountants | they talk to owners when the season is planned
measure: the share of bookings made online without a call
moat: a full picture of every pitch, and guests who book directly again
risk: owners do not change systems during the season | sell after the season, import old bookings and be there on the first busy weekend
rule: Settle guest registration, taxes and payments | Ask the authority how guests must be registered and which visitors' tax is due, whether power may be billed by meter, and how deposits are refunded. | the registration form, the tax list and the refund terms are accepted
trial: Run ten pitches for two weeks | Take bookings for ten pitches or copy past ones, let guests book and check in online, and note minutes, wrong pitches, double bookings and questions. | minutes, errors and online bookings are in one table
ask: Do guests choose their own pitch? | The owner can still move them | f-2 | by sorting one busy week of last season
ask: How do bookings from platforms come in? | | trade-trial | by connecting one platform for two weeks
ask: Do owners pay by the pitch, the booking or the month? | | price-talks | by offering all three to ten owners
roles: somebody who has run a campsite | a developer for bookings and payments | somebody who wins campsite owners
search: campsite booking software
name: +Pitchplanner = plans every pitch
name: Pitch Ready = a pitch that is ready
name: +Campdesk = the desk of a campsite
name: Gate Open = guests come straight in
name: +Tentplan = a plan for tents and vans
name: Check In & Camp = check in, then camp
name: Full Season = booked all season
name: Choose a Pitch = guests pick their place
name: +Campgate = the gate of the camp
name: Map & Pitch = book from the site map
name: *Campora = from the word camp
name: No Queue Camp = arrival without a queue
line: Guests book, you see every pitch
line: No more double bookings
line: Check in before you arrive
line: More direct bookings for your campsite
line: From booking to barrier in minutes
line: Less desk work in high season

tattoo-studio-software
job: an appointment, appointments
rival: direct messages, paper forms and a calendar | clients write there anyway, and it costs nothing | Instagram, WhatsApp
rival: booking apps for beauty and hair | they are cheap, and clients can book at any hour | Fresha, Booksy, Treatwell@GB | appointment booking app
rival: software for tattoo studios | deposits and consent forms are included | Porter@US, Venue Ink@US, Tattoogenda | tattoo studio software
meet: tattoo conventions, suppliers of inks and hygiene courses | studio owner or artist | requests, deposits and consent forms are spread over messages and paper | move one artist's appointments of a week into {name}, with deposits and consent | one day a week | ink and needle dealers, piercers and hygiene trainers | they visit studios and see the paperwork
measure: the share of appointments with deposit and signed consent before the day
moat: complete records of clients, inks and healing that studios do not want to lose
risk: artists work for themselves and each keeps another calendar | let each artist keep clients and money, and let the studio keep consent and hygiene records
rule: Settle consent, health data and minors | Ask the health authority what a consent form must say, which inks and batches are recorded, how long papers are kept and which age limit applies, and protect health answers. | the health authority or a lawyer has seen the form
trial: Run one studio for two weeks | Take requests, deposits and consent for one studio, record inks and needles, and note missing forms, no-shows and messages per appointment. | missing forms, no-shows and messages are in one table
ask: Do deposits reduce no-shows? | | trade-trial | by comparing appointments with and without a deposit
ask: Who pays, the studio or each artist? | | price-talks | by asking five studios and ten artists
ask: Can clients of one ink batch be found in a minute? | | f-2 | by searching a batch in a month of records
roles: somebody who has run a studio | a developer for bookings and forms | somebody who knows artists and conventions
search: tattoo studio software
name: +Inkdesk = the desk of a tattoo studio
name: Sign & Ink = sign first, then ink
name: +Needlebook = a book of needles and inks
name: Booked for Ink = an appointment for a tattoo
name: +Consentpad = consent on the screen
name: Fresh Lines = new lines on the skin
name: Studio in Order = the studio, in order
name: Chair Booked = no empty chair
name: +Inkrecord = a record of inks
name: Deposit First = a deposit before the date
name: *Inkora = from the word ink
name: Heal & Return = healed, and back again
line: Requests, deposits and consent in one place
line: Fewer no-shows, more tattoos
line: Consent signed before the day
line: Every ink and needle on record
line: More time to draw
line: From first idea to healed tattoo

midwife-software
job: a visit, visits
rival: paper files and a calendar | they work everywhere, and nothing has to be charged
rival: software for midwives | records and billing follow the rules of the country | Ammely@DE, HebRech@DE, Maternity Neighborhood@US | midwife software
rival: billing services and general practice tools | they save time on invoices, and one knows what they cost
meet: midwives' associations, birth centres and training days | self-employed midwife | records and bills are written in the evening after the last visit | record and bill one week of visits with {name} together and count the evening hours saved | one evening a week | midwifery schools, lactation consultants and billing services | they advise midwives who set up on their own
measure: the hours of paperwork in a week
moat: records and billing rules that fit how midwives in one country work
risk: midwives find it too slow during visits and return to paper | make notes possible by voice and without a signal, and help with the first week of records
rule: Protect the data of mother and child | Ask a data protection lawyer and the midwives' association how records must be kept and signed, for how long, who may read them, and how bills are sent. | the lawyer and the association have approved it in writing
trial: Run two midwives' weeks | Record visits with two midwives beside their usual papers, write the bills, and note minutes, gaps and queries. | minutes, gaps and queries are in one table
ask: Would the record hold up in a legal dispute? | | rules | by showing three sample records to a specialist lawyer
ask: Does it work during a visit without a signal? | Notes are kept and sent later | f-2 | by using it offline on five visits
ask: Who pays, the midwife, the practice or the client? | | price-talks | by asking ten midwives and two birth centres
roles: a practising midwife | a developer for health data | somebody who knows billing and associations
search: midwife software
name: +Cribnotes = notes beside the crib
name: Mother and Child = records for mother and child
name: +Birthfile = the file of a birth
name: Visit & Write = visit, then write it down
name: +Midwifebook = records for midwives
name: Noted at Home = notes made on home visits
name: Evenings Free = no paperwork at night
name: Gentle Record = records kept with care
name: +Visitnotes = notes of every visit
name: Notes in Order = every note in its place
name: *Natalea = from the word natal
name: Off by Six = paperwork done in time
line: Records done before the next visit
line: More time for mothers, less paperwork
line: Notes, appointments and bills in one app
line: From first visit to final bill
line: Your records, safe and complete
line: Get your evenings back from paperwork

farrier-software
job: a visit, visits
rival: pocket diary and messages | they cost nothing and need no learning
rival: general calendar and invoicing apps | they are cheap and work for any trade | Google Calendar, QuickBooks | invoicing app for tradespeople
rival: apps for farriers and equine work | horses, owners and due dates are already in them | EQUINET | farrier app
meet: farrier supply shops, stable yards and farrier associations | farrier | dates and unpaid bills are kept in the head or in a diary | ride along for one day with {name}, record each horse, send each bill in the yard and book the next date | one day a week | vets, yard managers and farrier schools | they know every farrier in the area
measure: the share of horses with the next date booked before the farrier leaves
moat: photos and history of each horse over the years, and owners used to the reminders
risk: hands are dirty, the signal is weak and nothing gets entered | use large buttons and voice, work offline, and enter only what is needed for bill and next date
rule: Settle invoices, photos and records | Ask an accountant what an invoice must show, ask owners before photos are shared with a vet, and have a vet check how findings are worded. | the invoice form, the consent text and the wording are checked
trial: Go round with two farriers for a week each | Record every horse, send bills from the yard, book the next date, and note minutes, unpaid bills and forgotten dates before and after. | minutes, unpaid bills and booked dates are in one table
ask: How are bills split when a yard has many owners? | Each owner gets a separate bill | f-2 | with all the horses of one yard
ask: Do owners pay faster by link? | | trade-trial | by comparing days until payment for two weeks
ask: What would a farrier pay each month? | | price-talks | by offering two prices to ten farriers and trimmers
roles: a working farrier | a developer for apps without a signal | somebody known in yards and associations
search: farrier app
name: +Hoofbook = a record of every hoof
name: Next Shoeing = the next date, booked
name: +Farrierdesk = the office of a farrier
name: Yard Round = a round of the yards
name: +Shoedue = when shoes are due
name: Trim & Bill = trim, then send the bill
name: Sound Hoof = a healthy hoof
name: Paid in Yard = paid before leaving
name: +Hoofround = a round of hooves
name: Horse by Horse = a record for each horse
name: *Farriera = from the word farrier
name: Four Shoes On = the job is done
line: Every horse, every visit, one app
line: Next date booked before you leave
line: Bills sent from the yard
line: Know who is due next week
line: Hoof photos from every visit
line: Less paperwork after a long day

truck-parking
job: a booking, bookings
rival: motorway services and truck stops | they are on the way, lit and known to every driver | Love's@US, Pilot@US, TA@US | truck stop near me
rival: parking and booking apps | they show places, security and ratings on a map | Truck Parking Europe@NL, Truck Parking Europe@DE, SNAP@GB, Travis Road Services@NL, TruckPark@US, Trucker Path@US | truck parking app
rival: lay-bys, industrial estates and the customer's yard | they cost nothing and are close to the next stop
meet: haulage firms, freight centres and logistics fairs | dispatcher or fleet manager | drivers lose time in the evening looking for a safe place to stop | find places at two or three yards on one route, fill them through {name} for a week, and ask every driver | three evenings a week | cargo insurers, shippers and haulage associations | they pay when cargo is stolen or late
measure: the share of places booked each night
moat: safe, well-rated yards along the routes that fleets use every week
risk: drivers will not pay out of their own pocket | sell to the firm with one monthly invoice, and show what theft and lost driving time cost
rule: Settle permission, liability and safety | Ask the local authority and owners whether trucks may park overnight, who is liable for theft and spills, what an insurer requires of a secure yard, and what drivers must find there. | the permission, the policy and the house rules are filed
trial: Open two yards for two weeks | Rent or borrow places at two yards on one route, check light, gate and toilet, fill them by phone through a few haulage firms, and talk to the drivers. | nights booked, complaints and repeat bookings are in one table
ask: What if a driver arrives and the place is taken? | The nearest other yard is booked, at no extra charge | f-2 | by testing it with two drivers in one evening
ask: Who pays more for guarded parking? | | price-talks | by asking ten fleet managers and two insurers
ask: How far from the route will drivers go? | | interviews-2 | by asking twenty drivers where they slept last week
roles: a former dispatcher | somebody who finds and signs yards | a developer for bookings and gates
search: secure truck parking
name: +Yardnight = a night in a safe yard
name: Bay Tonight = a parking bay for tonight
name: +Trucknest = where a truck rests
name: Park & Rest = park, then rest
name: Gate & Light = fenced and lit
name: Booked Bay = the bay is booked
name: +Restbay = a bay to rest in
name: Safe Load = the cargo is safe
name: +Haulrest = rest for hauliers
name: Stop Before Six = parked in good time
name: *Parkora = from the word park
name: Quiet Night Yard = a quiet place to sleep
line: A safe place before your hours end
line: Book tonight's parking before noon
line: Safe cargo, rested drivers
line: A gate, a light, good sleep
line: Parking booked along the whole route
line: No more searching for parking
`;
