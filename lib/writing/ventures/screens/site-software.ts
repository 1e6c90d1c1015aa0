/** Software for those on sites, on the road and behind a counter: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const SITE_SOFTWARE_SCREENS = `
landlord-software
thing: tenancy, tenancies = Flat one, Oak Street; Flat three, Oak Street; House, Lake Road
must: Rent payments matched automatically; Repairs reported with photos; Leases, deposits and handovers in one file; Yearly statements and tax reports
later: Reminders for contracts and inspections; A list of trusted repair firms
screen: Rent this month | table Homes = Home, Tenant, Status; Flat one, Anna, paid; Flat three, Omar, overdue; Lake Road, Lee, paid in part | button Send reminder to Omar | chart Rent received by month | no tenancy yet: add your first home | one payment fits two tenants: choose the right one
screen: Report a repair | ask What is wrong? = Water under the kitchen sink | picture Photo of the leak | ask When can somebody come? = Tuesday morning | button Send report | nothing reported yet | water is running out: call the emergency number now
screen: Flat three, Oak Street | list Documents = Lease; Handover report; Deposit | steps Repair = Reported, Monday; Plumber booked, Tuesday; Done | ask Note | buttons Add document / Message tenant | no documents yet | the lease ends next month: decide on renewal

construction-reports
thing: defect, defects = Crack in the wall; Socket missing; Door does not close
must: Photos and voice notes on site; Each defect placed on the drawing; Tasks sent to subcontractors by link; A dated daily report as PDF
later: Weather and crew filled in by itself; A list for the final inspection
screen: New defect | picture Photo from the site | map Place on the drawing | ask Description = Socket missing beside the door | ask Responsible = Electrician | buttons Save / Send | take a photo to add a defect | no signal: saved on the phone and sent later
screen: Open defects | table Defects = Defect, Responsible, Due; Crack, plasterer, Friday; Socket, electrician, Monday; Door, carpenter, done | button Send reminder | no open defects | a subcontractor disagrees: add a note and a photo
screen: Daily report | headline Tuesday | list Today = Dry weather; Nine people on site; Concrete delivered | picture Progress on the ground floor | buttons Edit / Send report | no entries yet today | a photo is missing its location: add it

trades-quoting
thing: quote, quotes = New bathroom, Anna; Roof repair, Mr Chen; Rewiring, Oak Street
must: Quotes from voice notes and photos; Saved prices for work and material; A clear list of what is not included; Acceptance online with one tap
later: Prices from the wholesaler's list; A comparison of planned and real hours
screen: New quote, on site | ask Speak or type = New bathroom, two walls tiled, old bath out | list Suggested items = Remove old bath; Tile two walls; Fit shower | picture Bathroom before work | buttons Add item / Preview | speak, type or take a photo to start | one item has no price: add it before you send
screen: Quote for Anna | headline New bathroom | list Included = Old bath out; Two walls tiled; Shower fitted | list Not included = Painting; Hidden pipe damage | buttons Accept / Ask a question | the quote is not ready yet | this quote has expired: ask for a new one
screen: My quotes | table This week = Customer, Sent, Status; Anna, today, opened; Mr Chen, Monday, accepted; Oak Street, draft, to finish | button Finish Oak Street | chart Accepted quotes by month | no quotes yet: start with your next visit | a quote was not delivered: check the email address

field-service
thing: visit, visits = Yearly service, Oak Street; Repair, Lake Road; Installation, Hill Court
must: Planning by place, skill and time; The history of each machine and address; Job sheets with photos and signature, without a signal; An invoice from the finished job
later: Reminders for the next service; Arrival times sent to customers
screen: Technician's day | list Today = Oak Street, yearly service; Lake Road, repair; Hill Court, installation | map Way to Oak Street | words Last visit in spring: filter replaced | button Start job | no visits today | no signal: everything is saved and sent later
screen: Job sheet, Lake Road | steps Work = Checked; Pump replaced; Tested | list Parts = One pump; Two seals | picture New pump | ask Signature of customer | button Finish job | nothing recorded yet | the signature is missing: ask for it or write why not
screen: Planning | table Today = Technician, Now, Next; Omar, Oak Street, Lake Road; Lee, Hill Court, free at 3:00; Sara, day off, - | list Not planned = Urgent repair, Park Lane | map Technicians near Park Lane | button Send Lee | all visits are planned | one technician is late: the next customer gets a message

cleaning-company-software
thing: site, sites = Office, Oak Street; Clinic, evenings; Shop, Monday and Thursday
must: Task lists with pictures for each site; Check in and out by phone; Cover when somebody is ill; Photos and reports for customers
later: Orders for cleaning supplies; Hours sent to payroll
screen: Cleaner's phone | headline Office, Oak Street, 6:00 | list Tasks = Empty bins; Kitchen; Floors; Lock the door | picture Where the supplies are | switch Soap is low | button Check out | no site today | the alarm went off: call this number and wait outside
screen: Tonight | table Sites = Site, Cleaner, Status; Office, Anna, checked in; Clinic, Lee, starts at 7:00; Shop, nobody, cover needed | list Free nearby = Mia; Omar | button Ask both | all sites are covered | nobody checked in at the clinic: call Lee
screen: Customer's report | list This week = Monday, done; Wednesday, done; Friday, planned | picture Kitchen after cleaning | ask Report a problem | button Send | no visits yet this week | your message was not sent: try again or call us

fleet-software
thing: vehicle, vehicles = Van two, service due; Truck four, ready; Pickup, in the garage
must: A short daily check with photos; Reminders for service, inspection and insurance; Defects passed on to the garage; Costs for each vehicle
later: Fuel cards and mileage read in; Data from telematics boxes
screen: Driver's check, van two | steps Check = Tyres; Lights; Brakes; Load secured | picture Left front tyre | ask Defect = Left light does not work | buttons Ready to drive / Not safe | no vehicle is booked for you today | marked as not safe: the office has a message and the van stays here
screen: Fleet overview | table Vehicles = Vehicle, Status, Next date; Van two, defect, service on Friday; Truck four, ready, inspection in May; Pickup, in the garage, back on Tuesday | chart Days out of use by vehicle | button Book garage | all vehicles are ready | an inspection date has passed: the vehicle must not be driven
screen: Van two | list History = Brakes, January; Tyres, March; Light, reported today | table Costs = Type, This year, Trend; Repairs, three, fewer; Service, one, same; Tyres, four, same | ask Add a note | button Add invoice | no records yet | the mileage is lower than last time: please check it

route-planning
thing: stop, stops = Park Road, before nine; Station, third floor; Mill Lane, heavy pallet
must: Stops sorted with delivery times and loads; Driver app with notes on access and parking; Live arrival times for customers; Photo or signature as proof of delivery
later: Reports on time and cost for each stop; Changes during the day when orders come in
screen: Driver's phone, next stop | map Way to Park Road | headline Park Road, before nine | list Notes = Entrance at the back; Ring twice; Take back two crates | picture Loading door | buttons Delivered / Nobody there | no stops left, drive back to the depot | the road is closed: the new order is shown and customers are told
screen: Planner's desk, tomorrow | table Vans = Van, Stops, Back at; Van one, nine, 2 pm; Van two, seven, 1 pm; Van three, eight, 3 pm | map All routes | list Not planned = Mill Lane, too heavy for van two | buttons Plan again / Send to drivers | no orders for tomorrow yet | too many stops for three vans: the ones that can wait are marked
screen: Your delivery | headline Arriving between two and three | map Driver is four stops away | ask Note for the driver = Leave with the neighbour | button Change the day | no delivery planned today | running late: the new time is shown here

shop-stock
thing: item, items = Blue jumper, medium; Coffee beans, large bag; Desk lamp
must: Stock counted down with every sale; Order suggestions for each supplier; Warnings before goods run out; A list of goods that do not sell
later: Stock moved between two shops; Goods reserved for customers
screen: Item | code Scan the barcode | headline Blue jumper, medium | list Stock = This shop, two; Second shop, four; Ordered, Thursday | buttons Reserve / Correct stock | scan or search for an item | the stock is below zero: count the shelf
screen: Order suggestion | table Supplier North = Item, In stock, Suggested; Blue jumper, two, six; Coffee beans, one, eight; Desk lamp, five, none | ask Change for coffee beans = Nine | buttons Save / Send order | nothing needs to be ordered today | the supplier cannot deliver all items: choose what to replace
screen: Overview | list Running out = Coffee beans; Blue jumper | list Not selling = Desk lamp, since spring | chart Sales by week | button Count five items | stock is in order today | the till is not connected: sales since this morning are missing

law-firm-software
thing: matter, matters = Lease, Mr Brown; Contract, Ms Silva; Estate, Lee family
must: All documents, dates and contacts for each matter; Time recorded in a few taps; Two reminders for every deadline; Access rights for each person
later: A client area for documents; Bills drafted from recorded time
screen: Matter overview | headline Contract, Ms Silva | list Next dates = Reply due Friday; Call on Monday | list Documents = Contract draft; Letter; Notes | buttons Record time / Add document | open a matter to see its dates and files | possible conflict found: check the parties before opening
screen: Deadlines this week | table Dates = Matter, Due, Responsible; Lease, Tuesday, Anna; Contract, Friday, Omar; Estate, none, Lee | switch Second reminder | button Confirm date | no deadlines this week | two dates do not match: a person must confirm
screen: Time to bill | table Recorded time = Matter, Work, Status; Contract, letter, checked; Lease, call, open; Estate, meeting, open | chart Recorded and billed time | button Draft bill | no time recorded yet | an entry has no matter: assign it first

accountant-practice
thing: return, returns = Year-end, Brown Ltd; Tax return, Ms Silva; Quarterly return, Lee
must: A list of missing documents for each client; Friendly reminders in the practice's name; Documents filed with the right client; A view of all deadlines
later: Questions and answers beside each document; A link to the practice's tax software
screen: Client's phone | headline Three documents missing | list Please send = Bank statement; Insurance bill; Signed form | buttons Take a photo / I do not have it | words Due on Friday | nothing is missing | the picture cannot be read: please take it again
screen: Practice overview | table Clients = Client, Missing, Due; Brown, three, Friday; Silva, none, Monday; Lee, one, Tuesday | chart Returns finished each week | button Send reminders | no open requests | a reminder was not delivered: check the number
screen: Check documents | picture Uploaded bank statement | ask Client = Ms Silva | ask Document = Bank statement | buttons Accept / Ask again | no documents to check | it may belong to another client: please check

insurance-tools
thing: claim, claims = Water damage, kitchen; Dented bumper; Storm damage, roof
must: Report with photos from the phone; Documents and cover checked automatically; A suggestion with reasons for the claims handler; Status of the claim visible to the customer
later: Repair firms booked from the claim; Signs of fraud marked for a person to check
screen: Report a claim | list What happened? = Water; Storm; Car accident; Theft | picture Water on the kitchen ceiling | ask When = Tuesday morning | steps Photos needed = Whole room; Damage close up; Cause, if visible | button Send claim | no claims yet, and your cover is listed here | the photo is too dark: please take it again
screen: Your claim | headline Water damage, kitchen | steps Status = Received; Cover confirmed; Estimate ready; Paid | words Next step: we check the estimate by Thursday | buttons Add a document / Ask a question | no open claims | a document is missing: upload the repair bill
screen: Claims desk, today | table Claims = Claim, Suggestion, Status; Bumper, pay, Ready; Kitchen, send an expert, To check; Roof, pay part, To check | list Reasons = Covered by the policy; Photos match the report | buttons Approve / Decide myself | no claims waiting | something does not match: a person checks before any decision

estate-agent-tools
thing: listing, listings = Flat, two bedrooms; House with garden; Shop with storage
must: Photos, floor plan and text in one place; Enquiries sorted with the key answers; Viewings booked from free times; Edited pictures clearly marked
later: A report for the seller each week; Publishing to several portals
screen: New listing | picture Living room | list Checked = Photos; Floor plan; Required facts | ask Description = Bright flat with balcony | buttons Preview / Publish | add photos to start a listing | a required fact is missing: add it before publishing
screen: Enquiries | table New today = Name, Ready to buy, Next; Anna, yes, viewing Friday; Omar, not yet, call; Lee, yes, choose a time | button Offer viewing times | list Questions = Parking; Date free | no enquiries yet | a message was not delivered: try by phone
screen: Report for the seller | headline Six enquiries this week | chart Views and enquiries | list Feedback = Likes the light; Asks about heating | button Send to seller | no viewings yet this week | the portal sends no figures at the moment
`;
