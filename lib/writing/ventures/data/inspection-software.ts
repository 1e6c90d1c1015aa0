/** Software for single trades that inspect, repair and look after things: what is known of them; the keys are those of `../lore.ts`. */
export const INSPECTION_SOFTWARE = `
lift-maintenance-software
job: a visit, visits
rival: the big makers' own service systems | their lifts report there by themselves, and they keep it closed | Otis, KONE, Schindler, TK Elevator | lift maintenance software
rival: field-service software for all trades | plans, vans and bills are in it, though no lift is | ServiceMax, Simpro, BigChange@GB | elevator service software
rival: the paper logbook in the machine room and the mechanic's memory | the inspector reads paper, and it never needs a signal
meet: inspection bodies' evenings, spare-part counters and lift trade fairs | owner or dispatcher | a missing signature in a logbook stops a lift and ends in a call from the hospital | take one mechanic's round of twenty lifts into {name} and hand the inspector the print | one day a week | inspection bodies and property managers | they wait for papers that hang in a locked machine room
measure: the share of visits with a complete entry on the same day
moat: the history of each lift by door, brake and board, across changes of contract
risk: a mechanic does sixteen lifts a day and will not type in a shaft | one scan, three taps and a spoken sentence, and no network needed
rule: Settle what counts as the logbook | Ask the inspection body whether a digital book is accepted, who must sign, how it is read in the machine room without a network, and who is liable for a missed date. | the inspection body has agreed in writing
trial: Keep two logbooks for two weeks | Follow two mechanics, enter each visit beside the paper, and let an inspector check both. | gaps in either book and minutes per lift are in one table
ask: Who owns the history when the contract goes to a rival? | The owner of the building, who takes it along | rules | with the contract of a property manager
ask: Does it know a controller of the last century? | Only what the mechanic writes | f-2 | by entering twenty lifts of five makers
roles: a lift mechanic | a developer for phones without signal | somebody whom inspection bodies know
search: lift maintenance software
name: +Shaftbook = the logbook of the shaft
name: Pit & Pulley = the lowest and the highest part
name: Door Opens = what one hopes for
name: Sixteen a Day = a mechanic's round
name: Level Stop = even with the floor
name: +Cabinlog = written in the cabin
name: Car Top = where the mechanic stands
name: Going Up Again = the call one likes
name: Paternoster = the lift that never stops
name: Brass Button = what one presses
name: Ground & Nine = from the bottom to the top
line: It goes up again, and here is why
line: The logbook comes out of the machine room
line: Sixteen lifts, sixteen entries
line: Who was in the shaft, and when?
line: Scan, grease, sign, next door

fire-safety-inspection
job: an inspection, inspections
rival: software for fire protection firms | devices, dates and certificates are in it | Uptick, BuildOps@US, Joblogic@GB, FireMate@AU, ServiceTrade@US | fire inspection software
rival: general form apps on a tablet | any list can be built in an evening | SafetyCulture, GoCanvas
rival: stickers, a carbon-copy pad and a list typed on Friday | the insurer has always accepted it
meet: fire officers' courses, insurers' evenings and wholesalers for extinguishers | owner or dispatcher | certificates are typed there until Sunday and one device in twenty is not found again | inspect one school with {name} and hand over the certificate at the door | one day a week | fire officers of companies and insurers | they ask for proof before they cover a hall
measure: the hours from the last device to the certificate
moat: each device with place, age and faults, found again every year
risk: the technician changes firms and the customer list goes with him | make the building's owner read his own devices, and the dates tie both
rule: Settle who may sign which certificate | Ask the authority and insurers which inspections need which licence, which text a certificate must carry, and how long it is kept. | the certificate has been accepted by an insurer and an authority
trial: Inspect three buildings twice | Go along with one inspector through a school, a hall and a block of offices, on paper and on screen, and compare devices found. | devices missed and minutes to the certificate are counted
ask: What if a device is behind a locked door? | It is marked as not seen, and the certificate says so | rules | with the insurer's wording
ask: How does one get ten thousand old devices in? | | trade-trial | by scanning one building with its inspector
roles: a licensed inspector | a developer for scanning and certificates | somebody insurers know
search: fire inspection software
name: Pin & Tag = what is checked on an extinguisher
name: +Emberlog = the record of what never burnt
name: Red Bottle = what hangs in each corridor
name: Green Man Out = the sign that runs to the door
name: Door Wedge = what fire doors suffer from
name: Break Glass = what one hopes not to
name: Floor Two East = where the missing one was
name: Quiet Siren = nothing has happened
name: +Sparkledger = what could have, written down
name: Estintore = Italian for an extinguisher
name: Hose & Hinge = what has to work that day
line: Every red bottle, found and tagged
line: The fire door really closes
line: Certificate before the van door shuts
line: The one behind the cupboard counts too
line: Checked, so that nothing happens

food-safety-records
job: a check, checks
rival: digital hygiene records | sensors and lists come as one, and chains use them | Jolt@US, FoodDocs, Navitas@GB, Trail@GB, Testo, Kitchen CUT@GB | food safety app
rival: consultants who write the folder | the inspector knows them by name
rival: sheets in plastic on the fridge door, filled in for the whole week on Friday | it has passed each inspection so far
meet: back doors at three in the afternoon, wholesale counters and courses for food handlers | head chef | the sheets on the fridge are written there with one pen on one day | fit two fridges with {name} for two weeks and print what the inspector would see | two afternoons a week | food inspectors' advisers and refrigeration engineers | they come when the fridge has already failed
measure: the share of checks written on the day they are due
moat: kitchens whose records an inspector has read and accepted
risk: the sensor shows at last how warm the fridge is, and nobody wants to know | send the alarm first to the person who can close the door, and give a day to mend it
rule: Settle what an inspector accepts | Ask the food authority which records may be digital, how sensors are calibrated, how long data is kept, and write that the kitchen remains responsible. | an inspector has looked at a full month
trial: Put sensors into four kitchens | Two weeks beside the paper sheets, then compare temperatures, missed checks and alarms with the head chef. | warm hours nobody knew of and missed checks are counted
ask: Does an honest record harm the kitchen? | It shows what was done about it, which is what inspectors ask for | interviews-2 | by asking three food inspectors
ask: Who looks when the alarm comes at four in the morning? | | trade-trial | by noting each alarm and who moved
roles: a former head chef | an engineer for sensors in cold rooms | somebody who has been a food inspector
search: food safety app
name: Four Degrees = where the fridge should be
name: +Fridgelog = what hung on the door in plastic
name: Clean Sheet = a list really filled in
name: Dated Tub = a label on every box
name: Cold Chain Kin = who keeps it from breaking
name: Red Board Raw = the colour for meat
name: +Probewise = what goes into the chicken
name: Monday Pen = the one that wrote the whole week
name: Mise & Wipe = how a kitchen is left
name: Kelder = Dutch for a cellar
name: Back Door Knock = when the inspector comes
line: The fridge writes its own sheet
line: The inspector may come on a Saturday
line: Written on Monday, not for Monday
line: The warm fridge says so first
line: Each tub knows its date

tool-tracking
job: a handover, handovers
rival: makers' own trackers and tool systems | it comes with the drill and the tag is already in it | Hilti, Milwaukee Tool, Bosch, DeWalt | construction tool tracking
rival: software for tool stores | it knows inspection dates and who signed | ShareMyToolbox@US, ToolSense, Timly, ToolWatch@US | tool inventory app
rival: a board with hooks, the storeman and a new drill from the shop | it is there within the hour
meet: tool stores at half past six, builders' merchants and site offices | storeman | he buys the same grinder for the third time and says nothing | tag two hundred tools with {name} on one Saturday and count them again after a month | one morning a week | tool shops and inspectors for electrical safety | they see the same machine only when it is tested
measure: the share of tools that are where the list says
moat: inspections, repairs and routes of every machine
risk: nobody scans, and after two months the list is worth nothing | find tags by passing by with the van, and ask people for nothing but a yes
rule: Settle tracking and the crew | Ask works council and lawyer what a tag says about people, agree that it follows tools, and write who pays for a lost one. | the agreement with the crew is signed
trial: Tag two hundred tools | Tag the store of one firm, ride along with two vans for two weeks, and count what was found, lent and bought again. | found, missing and bought twice are in one table
ask: How long does a tag live under concrete dust? | | trade-trial | by mixing mortar beside ten of them
ask: What does the maker's own tag lack? | It knows one make, and the van holds nine | f-2 | by counting makes in three vans
roles: a storeman | an engineer for small radio tags | somebody who sells at seven in the morning
search: construction tool tracking
name: +Hookboard = the board where each tool hangs
name: Third Grinder = the one that need not be bought
name: Where's It Hung = the question of every morning
name: Van Six = where it usually is
name: Rust & Return = what happens to lost tools
name: +Plumbtag = a tag, straight as a plumb line
name: Painted Red = how old hands marked their own
name: Mortar & Mark = dust on it, and still legible
name: Outillage = French for a set of tools
name: Lend Me That = how it disappears
name: Half Past Six = when the store opens
line: The drill is in van six
line: Nobody buys the third grinder
line: Home by Friday, every one of them
line: The hook is empty, and here is why
line: Lent to Marek, and Marek knows

car-workshop-software
job: a repair, repairs
rival: workshop systems with parts catalogue | times, parts and the wholesaler's prices are in them | Tekmetric@US, Shopmonkey@US, GaragePlug@IN, Garage Hive@GB, AutoFluent@US, Werbas@DE | auto repair shop software
rival: the parts wholesaler's own system | it is free as long as one orders there
rival: a wall planner, carbon paper and the boss who answers with oily hands | he knows every car by its sound
meet: parts wholesalers' counters, guild evenings and tyre season's waiting rooms | owner of the garage | the phone rings there while both hands are in an engine | plan one tyre week with {name} and count the calls nobody had to take | two mornings a week | parts reps and inspection engineers | they come in every week and hear the same
measure: the share of lift hours that are billed
moat: each car's history, tyres and promises, with the customer's yes in writing
risk: the mechanic does not type and the boss decides after eight in the evening | a photograph, a spoken sentence and a yes by message have to be enough
rule: Settle approvals, data and stored tyres | Ask a lawyer when a customer's message counts as an order, how stored wheels are insured, and what of a car's data may be kept. | order text and storage terms are checked
trial: Plan one tyre season week | Sit at the counter of two garages, take bookings, send approvals, label wheels, and note each question. | calls, approvals and wheels not found are counted
ask: What if the customer says he never agreed? | The message, picture and time are in the order | rules | with a lawyer's wording
ask: Does it get parts prices without the wholesaler's leave? | | closing-calls | by asking two wholesalers
roles: somebody who has run a counter | a developer | somebody the parts reps like
search: garage management software
name: Two-Post = a lift with two columns
name: +Oilthumb = what marks every job card
name: Bay Three = where the car stands
name: Winter Set = four wheels on a shelf
name: Ready by Four = what is promised at eight
name: +Sparkslot = a place for the next car
name: Rattle & Reason = a noise, and where it comes from
name: Dipstick Note = what was found on the way
name: Officina = Italian for a workshop
name: Keys in Tray = how the day begins
name: Torque & Tea = what holds a workshop together
line: Ready by four, and it really is
line: Your wheels are on shelf nine
line: It rattled, and this is why
line: Hands in the engine, phone at peace
line: Said yes in writing, then turned the bolt

funeral-home-software
job: a funeral, funerals
rival: software for funeral homes | forms of every office and the price list are in it | Passare@US, Osiris@US, FrontRunner@US, Opusxenta@AU, Rapid Data@DE | funeral home software
rival: trade associations' forms and a word processor | they are free to members and the registrar knows them
rival: a paper folder for each case and the director's phone by the bed | nothing is forgotten while he is well
meet: funeral trade fairs, associations' days and coffin makers' visits | funeral director | the family sits across the table and is asked for the same name six times | take one real case through {name} beside the folder, with the family's consent | one day a week | coffin makers, florists and celebrants | they wait for a date and a name's spelling
measure: the calls it takes from the first conversation to the service
moat: forms, offices and parishes of a region that fill themselves correctly
risk: one misspelt name on a ribbon is never forgiven | names are typed once by the family, read back aloud, and locked
rule: Protect the dead and those who mourn | Ask a lawyer which data of the dead and the family may be kept, who may see medical papers, how quotes must be shown, and how registrars want their forms. | forms are accepted by two registrars and the rules are signed
trial: Go with five cases from call to invoice | Sit beside a director for two weeks, enter five cases beside the folder, and note what was asked twice. | questions asked twice and papers sent back are counted
ask: Does a screen belong in such a room? | It stays closed, the family fills in at home what it wants to | interviews-2 | by asking eight families a year later
ask: Who types at three in the night? | | trade-trial | by going along with the night duty
roles: a funeral director | a developer with quiet taste | somebody who knows registrars
search: funeral home software
name: +Stillfolder = a folder that keeps calm
name: First Call = how it begins, often at night
name: Quiet Table = where the family sits
name: Name on Ribbon = what has to be spelled right
name: Lamp Left On = somebody is there at night
name: Black Coat = what hangs ready
name: Bell & Earth = what one hears last
name: +Wreathday = the day itself
name: Requies = from the Latin for rest
name: Asked Once = and never again
name: White Lilies = what stands in the hall
line: Asked once, gently, and never again
line: The name is spelled right everywhere
line: More time for the person across the table
line: Every paper in place by Thursday
line: Somebody answers at three in the night

marina-software
job: a booking, bookings
rival: marina systems | contracts, map and power meters are in them | Dockwa@US, Harbour Assist@GB, Marina Master, Molo@US, Pacsoft | marina management software
rival: booking apps for guest berths | sailors have them on board already | Navily, Dockwa@US, mySea, GoMarina, Harba | book a berth
rival: the harbour master's notebook, a radio and the red and green signs | he sees who is out by looking
meet: harbour offices in March, boat shows and sailing clubs' winter evenings | harbour master | he phones from boat to boat in July to learn who comes home tonight | run ten berths of one pontoon in {name} through a weekend with guests | two days a week | sailmakers, winter yards and club secretaries | they are asked for a free berth all winter
measure: the guest nights sold on berths whose owners were away
moat: members who say when they are away because they earn from it
risk: the members own the harbour and like it as it is | let the empty nights pay for the new pontoon, and tell it at the general meeting
rule: Settle who pays and who answers for a rope | Ask club and lawyer whose berth it is when its owner is out, how guest fees and visitors' tax are paid, who answers for damage, and what insurance guests show. | the club's rules are adopted
trial: Run one pontoon for two weekends | Mark who is out, take guests by phone code, read power by hand, and count who stood before a taken berth. | nights sold, disputes and empty berths are counted
ask: What if the owner comes home a day early? | The guest has a second berth on his phone before he ties up | f-2 | by acting it out with three members
ask: Do members mark that they are away? | | trade-trial | with one pontoon for four weeks
roles: a harbour master | a developer for maps and meters | somebody who speaks at club meetings
search: marina management software
name: +Berthbell = rings when one is free
name: Red or Green = the sign at each berth
name: Pontoon C = the one with the view
name: Fender & Line = what is out before one ties up
name: Springline = the rope that holds a boat in place
name: Harbour Light = what one looks for at dusk
name: +Cleatbook = who lies at which cleat
name: Two Knots In = how slowly one comes
name: Bitta = Italian for a bollard
name: Back by Sunday = the note on the berth
name: Gull Row = who always has a place
line: Red or green, seen from the sea
line: The berth earns while you sail
line: Tied up before the kettle boils
line: Pontoon C, seven, starboard side
line: The harbour master sleeps in July

campsite-software
job: a booking, bookings
rival: campsite systems | seasons, pitches and meters are in them | Newbook, Campspot@US, Firefly Reservations@US, Anytime@GB, eSeason@FR, Compusoft@DE, Secureholiday@FR | campsite booking software
rival: booking platforms for campers | guests look there first | Pitchup, Hipcamp, ACSI, PiNCAMP@DE | campsites near me
rival: a wall with little cards and a queue at the barrier | she knows who wants the shade
meet: campsite owners' autumn fairs, tourist offices and barrier queues in August | receptionist or owner | sixty guests stand there at four with the same form | let one Saturday's arrivals of ten pitches check in with {name} on the way | one weekend a month in season | tourist offices and makers of mobile homes | they are asked for a free pitch at noon
measure: the minutes from the barrier to the pitch
moat: pitches with shade, slope and power as guests have found them
risk: the season lasts ten weeks and nobody changes systems in May | sell in October, train in March, and stand at the barrier in July
rule: Settle guest registration, tax and power | Ask town and authority how guests are registered, which visitors' tax is due, whether power may be billed by meter, and how cards are charged. | registration and tax lists are accepted by the town
trial: Take one arrival day | Let ten pitches check in by phone on a Saturday, read power by hand, and ask each guest at the tap next morning. | minutes, wrong pitches and questions are counted
ask: Who chooses the pitch, guest or owner? | The guest wishes, the owner moves the card until the day before | f-2 | with last August's arrivals
ask: What of the sites where the phone has no signal? | | trade-trial | by trying it on a site in a valley
roles: somebody who has run a reception | a developer for maps and meters | somebody at autumn trade fairs
search: campsite booking software
name: +Pegmap = where each tent stands
name: Pitch Nine = the one in the shade
name: Barrier Up = come in, you are expected
name: Guy & Peg = what holds a tent
name: Tap at Eight = where everybody meets
name: Morning Zip = the sound of a campsite
name: +Awningday = the first day of holidays
name: Shade by Two = what guests ask for
name: Lanterne = French for a lantern
name: Four in August = when all of them come
name: Gravel Quiet = after ten, please
line: The barrier knows you already
line: Pitch nine has shade by two
line: August without the queue
line: The kettle is on by half past four
line: Power by the meter, quiet by ten

tattoo-studio-software
job: an appointment, appointments
rival: booking software for tattooists | deposits and consent are in it | Porter@US, Tattoogenda, Venue Ink@US, Booksy, Fresha | tattoo studio software
rival: general booking pages and a form builder | they cost little and any artist sets them up
rival: direct messages, a folder of signed sheets and a screenshot of the payment | that is where clients write anyway
meet: conventions, supply shops and hygiene courses | studio manager | four hundred messages and a shoebox of consent sheets lie there | take one artist's week into {name} with deposits and ink batches | one day a week | ink suppliers and hygiene inspectors | they ask for batch numbers nobody can find
measure: the share of appointments with consent and ink batch on file
moat: proof by client, needle and batch that an inspector accepts
risk: artists are guests in the studio and each has a way of his own | let each keep calendar and money, and the studio keep the papers
rule: Settle health data, minors and ink | Ask the health office what a consent must say, how long it is kept, which inks have to be recorded, what about minors, and protect health answers like a practice does. | the health office has seen the form
trial: Follow one studio for two weeks | Send consents and deposits for every appointment, photograph batches, and let a hygiene inspector look for three clients. | missing papers, no-shows and messages are counted
ask: Can one find all clients of one ink batch tonight? | | f-2 | with one real batch in one studio
ask: Who keeps the client when an artist leaves? | The artist keeps clients, the studio keeps consents | rules | with three studios' agreements
roles: a studio manager | a developer | a hygiene trainer
search: tattoo studio software
name: Ink Batch = what has to be written down
name: +Needlebook = what was used on whom
name: Stencil & Sign = purple first, then the signature
name: Wrap On = how one goes home
name: Second Skin Log = what was done, and how it heals
name: Black & Grey = a style, and a good order
name: +Flashsheet = the drawings on the wall
name: Chair Two = where it buzzes
name: Tinta = Spanish and Portuguese for ink
name: No Grey Area = signed, dated, found
name: Sunday Touch-Up = the visit that is for free
line: Which ink, which needle, which Tuesday?
line: Signed before the stencil dries
line: The shoebox of consents is empty
line: Deposit in, doodle on
line: Healed, and on file

midwife-software
job: a visit, visits
rival: software for midwives | fee codes and forms of the insurers are in it | Ammely@DE, HebRech@DE, Maternity Neighborhood@US | midwife software
rival: a billing office | one sends the sheets and the money comes
rival: a paper file in the car and billing on Sunday | it works at any bedside
meet: midwives' association evenings, birth centres and training days | freelance midwife | the visits are done and the bills of three months lie on her kitchen table | bill one month of visits with {name} at her table and see what the insurer sends back | one evening a week | birth centres and midwifery schools | they train people who will work for themselves
measure: the share of bills paid without a query
moat: fee rules of every insurer, learnt from returned bills
risk: the group is small, tired and poor, and writes by hand at the bedside | win one association, and let a spoken sentence in the car become the record
rule: Protect mother and child | Ask a data protection lawyer and the association how records have to be kept and for how long, who may see them, what counts as a signature at home, and how bills are sent. | association and lawyer have agreed in writing
trial: Ride along for a week | Record visits of two midwives by voice in the car, bill them the same evening, and compare with their paper. | minutes, gaps and bills sent back are counted
ask: Will it hold when a birth is looked at in court years later? | | rules | by showing three records to a lawyer for births
ask: Does it work in a flat without signal? | It keeps the visit and sends it from the street | f-2 | by visiting three cellars
roles: a midwife who works | a developer for health data | somebody who knows insurers' billing
search: midwife software
name: +Cribnotes = what is written beside the cot
name: Tenth Day = when the midwife weighs again
name: Tea & Tape = what she brings along
name: Night Bag = what stands by the door
name: Stork Ledger = who came when
name: First Week = when she comes every day
name: +Weighday = the day the sling scale comes out
name: Boots & Booties = hers and the baby's
name: Comadre = Spanish for the woman who helps at birth
name: Kitchen Visit = where the real questions come
name: Third Bell = the one with the baby's name
line: Written in the car, billed by supper
line: The tenth day, in ten lines
line: Her Sundays belong to her again
line: Weighed, fed, written down
line: The file stays, the pen runs out

farrier-software
job: a visit, visits
rival: apps for farriers and yard trades | horses, owners and dates are in them | EQUINET | farrier app
rival: general calendars and invoicing apps | the bank gave one for free
rival: a diary on the dashboard and cash in the yard | the next date is said over the horse's back
meet: yards on shoeing day, farrier supply shops and county shows | farrier | six owners a day ask for a date while he holds a hind leg | ride along for a day with {name}, send every invoice in the yard and book the next round | one day a week | vets, yard managers and feed merchants | they are asked who comes on Thursdays
measure: the share of horses with the next date set before he drives off
moat: hoof pictures of years, by horse and by winter
risk: hands are dirty, gloves are thick and there is no signal in the valley | everything by voice and one photograph, sent later
rule: Settle pictures, pay and lameness | Ask a vet and a lawyer what may be written about lameness, who may see a horse's pictures, what an invoice must show, and how a horse that kicks is noted. | the wording is agreed with a vet
trial: Go round with two farriers for a week | Speak notes, take pictures, send invoices from the yard, and ring nobody for the next date. | unpaid visits and calls before and after are counted
ask: Who pays when a yard has twelve owners? | Each owner gets his own line and link | f-2 | with one livery yard
ask: Are there enough of them to live on? | | closing-calls | by counting farriers and trimmers in two countries
roles: a working farrier | a developer for phones offline | somebody yards know
search: farrier app
name: +Hoofbook = each hoof, each visit
name: Hot Shoe = smoke and a hiss
name: Seventh Week = when they need him again
name: Near Hind = the leg that kicks
name: Anvil & Apron = what he has in the van
name: Nail & Note = the last blow and the bill
name: +Yardround = who stands where on Thursday
name: Four New Shoes = what a happy horse has
name: Maréchal = French for a farrier
name: Rasp & Rest = work, and then the kettle
name: Steady Girl = what he says all day
line: Four feet, one photograph, next date
line: Paid before the van door shuts
line: Steady, girl, seven weeks again
line: The near hind has a history
line: Thursday's yards in driving order

truck-parking
job: a booking, bookings
rival: booking apps for truck parking | places, fences and showers are rated there | Truck Parking Europe, SNAP@GB, Bosch Secure Truck Parking, Travis Road Services, TruckPark@US, Trucker Path@US | truck parking app
rival: service stations along the motorway | they are there, lit, and full at six
rival: the slip road, an industrial estate and a curtain tied shut | it costs nothing until the load is gone
meet: loading ramps, services at five in the afternoon and hauliers' association evenings | dispatcher | drivers call there at six from a full car park with nine minutes left | open four yards on one route with {name} and fill them for two weeks by phone | three evenings a week | cargo insurers and shippers of costly goods | they pay for curtains that are cut
measure: the nights booked per place and week
moat: yards with gate, light and toilet along one corridor, rated by drivers
risk: the driver would pay with his own money, and so sleeps in the lay-by | sell to the firm and its insurer, one invoice a month, and nothing from the driver's pocket
rule: Settle land, liability and rest | Ask town and owners whether lorries may stand there overnight, who answers for stolen loads and oil on the ground, which insurer recognises a yard, and what a driver must find there. | leave of the town, the policy and the yard's rules are filed
trial: Open four yards for two weeks | Rent four farm or depot yards on one corridor, put up light and a toilet, fill them by phone through three hauliers, and talk to each driver at seven. | nights, complaints and calls from full places are counted
ask: What if a driver arrives and his place is taken? | The next yard on the way is held for him and the fine is ours | f-2 | by sending two at once
ask: Who pays more for a guarded place? | | price-talks | by asking ten dispatchers and three insurers
roles: a former dispatcher | somebody who finds and signs yards | a developer for bookings and gates
search: secure truck parking
name: Nine Minutes = what is left when the last exit comes
name: +Curtainsafe = nobody cuts it tonight
name: Bay & Brew = a place and a coffee
name: Brake & Bunk = the end of a day
name: Gate & Gravel = a yard, locked
name: Six O'Clock Full = what every driver fears
name: +Yardnight = a night behind a gate
name: Dim the Lights = then one sleeps
name: Siesta Sur = from the Spanish for a rest
name: Boots Outside = how a cab is kept clean
name: Kilo Nine Rest = one more exit, then bed
line: Nine minutes left, and a place
line: The curtain is whole in the morning
line: A gate, a light, a hot shower
line: Engine off, shoes off, good night
line: Not the lay-by again
`;
