/** Software for those on sites, on the road and behind a counter: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const SITE_SOFTWARE_SCREENS = `
landlord-software
thing: tenancy, tenancies = Second floor left, since spring; Shop, lease until March; Attic, a month behind
must: Rent that came, matched without looking; A leak reported with a picture; The handover, room by room, signed; The yearly bill one can follow
later: The meter read by the tenant; What the house costs in ten years
screen: Tenant's phone | picture Under the sink, wet | ask Since when = This morning, a cup an hour | list Then = The house man has it; Comes Tue 9 am or Thu 9 am | buttons Tuesday / It is running out now | nothing is broken, and the last time it was the bell | water that runs: the emergency number, before any form
screen: Owner's desk, the first of the month | table Rents = Flat, Came, Since; Second floor left, yes, -; Attic, no, nine days; Shop, half, says Friday | buttons A friendly word / Ring the attic | everything came | two payments fit one flat: you choose, it remembers

construction-reports
thing: defect, defects = Socket, two fingers too low; Crack, second landing; Door opens the wrong way
must: Where on the drawing, with one finger; Whose it is, and told at once; Spoken with gloves on; The same day on paper, with weather
later: What comes back on every site; The inspection nobody is surprised by
screen: On the landing, with gloves on | picture The crack, a coin beside it | map On the drawing, second landing | talk You said = Crack, as long as a hand, plasterer | buttons To the plasterer / Only into the report | no defect here, and the next floor | no signal in the core: it goes out at the gate
screen: Site office, today's desk | table Open = Defect, Whose, Since; Socket, electrician, Monday; Crack, plasterer, today; Door, joiner, says no | list The day = Dry, cold; Nine people; Crane stood for two hours | button Send the report | nothing open, and it will be looked at twice | one denies it: the picture of the day before, beside it

trades-quoting
thing: quote, quotes = Bath, two rooms; Fuse box, old house; Roof window, with scaffold
must: Measured and priced on the same evening; The hours it took the last time; What is not in it, said; Accepted with one press
later: Material from the wholesaler's list; What became of the last thirty
screen: In the van, after the visit | talk You said = Two rooms, old pipes, fourth floor; No lift, parking bad | list Becomes = Take out; Pipes, both rooms; Tiles, to the ceiling; Carrying, four floors | words Last time carrying was forgotten | button Add to the quote | begin to speak, it sorts | a price is older than a season: it is marked before the customer sees it
screen: Customer's phone | headline Bath, two rooms | list In it = Old pipes out; Carried down four floors | list Not in it = What lies behind the wall; The lamp | buttons Yes, begin in May / What if the wall is wet? | it comes tonight | accepted too late: prices are looked at once more, and you need not agree

field-service
thing: visit, visits = Boiler, noise; Yearly look, school; Second time for the same pump
must: Parts in the van before it leaves; What was done last time, by whom; Signed on the spot, billed the same day; Without a signal, in the cellar
later: The machine that rings by itself; A customer who sees the van come
screen: Technician's phone, cellar | list This boiler = Nine years; Pump changed in spring, by Mei; Owner deaf in one ear | steps Today = Listen; Filter; Pump, if it is the pump | ask Used = One seal | button Sign here | no visit before noon, and what to load | no signal: everything is kept, and goes up the stairs with you
screen: Dispatcher's desk | map Vans, and what burns | table Not planned = Visit, Must, Could; Boiler, today, Jonas at two; School, this month, any; Pump again, Mei, tomorrow | button Give Jonas the boiler | all is planned, for the moment | one is stuck: who is nearest, and which customer is told

cleaning-company-software
thing: site, sites = Practice, after seven; School, two floors; Office, Monday and Thursday
must: What is in the contract, on the cleaner's phone, in her language; Somebody for tonight when one is ill; Seen by the customer: done, by whom; Soap before it is gone
later: Windows, twice a year, not forgotten; Who wants more hours
screen: Cleaner's phone, practice after seven | list Here = Bins, red ones apart; Floor of room two, wet; Not the microscope | switch Soap is low | picture Room two, finished | button Done, alarm on | no site tonight, and tomorrow's key | alarm: do not run, ring this number, wait outside
screen: Site manager's planner, five o'clock | table Tonight = Site, Who, Mind; Practice, Ana, -; School, one ill, ask Mei; Office, Keller, new | buttons Ask Mei / Move the office | everybody is where they should be | a customer wrote about dust: who was there, and what the contract says

fleet-software
thing: vehicle, vehicles = Van nine, brakes soon; Truck four, at the border; Pickup, nobody has had it since May
must: A walk round it before the first mile; When it must be looked at, by law and by road; Who drove when the letter comes; What it costs, by vehicle
later: Two vans one does not need; Fuel that does not fit the road
screen: Driver's phone, six in the morning | steps Round it once = Tyres; Lights; Doors and straps | ask Something odd = Pulls to the left | picture Tyre, front left | button I drive it / I do not | no vehicle is yours today | marked unsafe: the keys stay here, and the office has heard
screen: Fleet dashboard | table Soon = Vehicle, What, By when; Van nine, brakes, two weeks; Truck four, inspection, May; Pickup, sell it, - | chart Days each stood still | button Book van nine, quiet day | nothing is due for a month | a day missed: what may no longer be driven, from midnight

route-planning
thing: stop, stops = Chemist, before nine; Third floor, no lift; Pallet, needs a fork
must: Hours when a door is open; What the driver knows and the map does not; Changed at ten, told to everybody after; Empties on the way back
later: Which customers ride along for nothing; A day without one of the vans
screen: Driver's phone, next stop | map To the yard, not to the front door | list Mind = Ring twice; Dog; Empties, eleven | words You said in May: reverse in | buttons Delivered / Nobody opened | the last stop is done, and the depot is left | the road is shut: a new order, and who is told they wait
screen: Morning planner, four vans | table Vans = Van, Stops, Home; One, twelve, two o'clock; Two, nine, late; Four, in the workshop, - | chart On the road and at doors | button Give two of them to one | nothing to deliver tomorrow | too much for one day: which stop may wait, and who decides

shop-stock
thing: item, items = Wellies, size nine; Blue wool; Kettle, the loud one
must: Counted while it is sold, not on a Sunday; What people ask for in vain; What lies too long; Ordered before it is gone, not after
later: What the other shop has too many of; Back by Friday, kept for somebody
screen: At the shelf | code The code on the box | headline Wellies, size nine | list There = None here; Two in the other shop; Ordered, Thursday | buttons Keep a pair for her / Fetch them over | scan or type, or ask Mei | the shelf says two and there are none: count, and it asks no more
screen: Tonight's order, the shop's desk | table It would = Item, Order, Because; Wellies, four, rain; Blue wool, none, moths; Kettle, send back, two years | ask You know better = School begins, more in size three | button Order like this | the shelves are full, and what sleeps there | the supplier has less: which shop gets it, and which customer is told

law-firm-software
thing: matter, matters = Keller, wall on the boundary; Lin, will with two witnesses; Ruiz, dismissed by message
must: No date lost, ever, and two who see it; Ten minutes written down in ten seconds; The letter of last year, with other names; Against whom one may not act
later: What such a case took the last time; A client who sees where it stands
screen: Lawyer's phone, on the stairs of the court | talk You said = Keller, hearing, an hour, moved to May | list Becomes = An hour, Keller; New date, in both diaries; A line to the client | button So it was | nothing said today | two dates at one hour: seen now, not in May
screen: What is due, the office desk | table Dates = Matter, Until, With; Ruiz, Friday, Ana and Mei; Keller, May, Jonas; Lin, none, waiting | chart Worked and not billed, by matter | button Ruiz is drafted | no date this week, looked at by two | nobody has begun by Friday: it rings the second one

accountant-practice
thing: return, returns = Café, four papers missing; Carpenter, complete; Widow, first year alone
must: What is missing, in the client's words; Photographed by them, sorted here; Who has promised what by when; Questions asked together, once
later: What changes for them next year; The one who pays you late himself
screen: Client's phone, still missing | list Four things = Bank, December; The van's papers; Who was the lady with the cash; Insurance | picture The van's papers, on the bonnet | words Two of these you sent last year | button That is all I have | nothing is missing, and when you will hear | you do not have it: say so, there is another way
screen: Season, the practice desk | table Clients = Who, Missing, Promised; Café, four, Friday; Carpenter, none, sign; Widow, she is afraid, ring her | chart Returns done, week upon week | button Ask the café again | nobody waits for you, and you wait for nobody | sent twice and different: both, until the client says which

insurance-tools
thing: claim, claims = Water, third floor; Bumper, no stranger involved; Hail, whole street
must: Told once, in pictures, at the place; What is covered, said early and plainly; Somebody who knows, for what is not clear; Where it stands, without ringing
later: Who repairs it on Thursday; A street that had the same hail
screen: Customer's phone, standing in it | picture Ceiling, dripping | steps First = Water off; Things away; One picture of each wall | ask It came from = Upstairs, the machine | button That is what happened | nothing to report, and what is covered | danger: out of the room, this number, pictures later
screen: Handler's desk, nine in the queue | table To decide = Claim, Clear, Why not; Bumper, yes, pay; Water, half, whose machine; Hail, yes, whole street | words Forty in that street: send one surveyor, not forty letters | buttons Pay the bumper / Ask upstairs | the queue is empty, for the first time since the hail | looks invented: a person looks, and no machine says no

estate-agent-tools
thing: listing, listings = Two rooms, station side; House with the pear tree; Shop, damp at the back
must: Pictures in the right order, honest ones; Who may view and can pay; Sellers who hear what was said; Papers before somebody falls in love
later: What the street really sold for; A buyer for a house not yet for sale
screen: Looking for a home, on a phone | picture The pear tree, from the kitchen | list Said openly = Trains, twice an hour; Roof, this century; Cellar, damp in spring | ask View it = Thu 6 pm, with two others | button I come, and I can pay | nothing like it now, and you are asked first | it is gone: to whom is not said, for how much is
screen: Seller's desk, after the viewing | table Nine came = Who, Said, Next; Ruiz, roof and price, bank on Friday; Keller, trains, no; Lin, nothing at all, ring | words Five of nine spoke of the cellar | button Have the cellar looked at | nobody has come yet, and the first picture is why | two offers, one hour: both told the same, in writing
`;
