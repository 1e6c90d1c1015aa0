/** Goods on their way: shelves, lockers, papers, parts: what is known of them; the keys are those of `../lore.ts`. */
export const GOODS_IN_TRANSIT = `
fulfilment-service
job: an order, orders
rival: fulfilment houses | they have a dock, a contract with carriers and a login | ShipBob, byrd, Huboo@GB, Zenfulfillment@DE, Hive | fulfilment for small online shops
rival: the marketplace's own warehouse | the badge sells, and the parcel is there tomorrow | Amazon, Zalando
rival: the spare room, a label printer and the whole family on Sunday | each parcel has a ribbon
meet: parcel counters at five, makers' fairs and shop developers' evenings | shop owner in the queue | her spare room is full and she has not made anything new since spring | send one week's orders of hers from a shelf with {name}, ribbon and all, and count mistakes | two afternoons a week | carriers' drivers and shop developers | they see whose parcels grow
measure: the share of parcels sent right on the day they were ordered
moat: how each shop wants it packed, and carriers' prices that grow with all of them
risk: the small ones make work, the large ones leave for a price | take shops of one kind, with one sort of box, and a lowest sum each month
rule: Settle liability, stock and packaging duties | Ask an insurer about goods in care, a lawyer about lien and lost stock, register for packaging where it is due, and count stock with each owner twice a year. | policy, terms and registrations are filed
trial: Send for four shops for two weeks | Take four shops' goods into a borrowed room, pack by their card, and write minutes, mistakes and carrier's bill for each parcel. | minutes, mistakes and cost per parcel are in one table
ask: Who pays for the wrong colour? | We do, with both ways of postage | rules | with the sentence in the contract
ask: What happens in the second week of December? | | f-2 | by tripling orders for two days
roles: somebody who has led a packing table | somebody who bargains with carriers | somebody for shop links
search: fulfilment for small shops
name: Spare Room Back = what the founder gets
name: +Ribbonpack = with a ribbon, if that's how it goes
name: Dock at Five = when the van comes
name: Bin Forty = where the blue ones lie
name: Last Scan = the beep that ends the day
name: Tape & Twine = what holds it
name: +Shelfmate = who looks after your shelf
name: Nineteen Parcels = the queue at the counter
name: Pacchetto = Italian for a small parcel
name: Paper, No Foam = how it is stuffed
name: Right Colour = what matters most
line: The spare room is a room again
line: Packed as you would, ribbon and all
line: The van comes at five
line: The blue one, and really the blue one
line: You make it, it gets there

warehouse-space
job: a stay, stays
rival: marketplaces for storage | there are photographs, prices and an insurance | Flexe@US, Ware2Go@US, Warehousing1@DE, Stockspots@NL | short term warehouse space
rival: forwarders with halls of their own | one bill for lorry and shelf, and a man one knows
rival: a container in the yard and goods in the meeting room | it is dry, mostly
meet: forwarders' docks, customs offices and importers' meetings | warehouse manager | a third of his rack is empty in spring and full twice over in autumn | find room for thirty pallets for six weeks with {name}, by telephone, and be at the ramp | two days a week | customs agents and hauliers | they are asked where one can put forty pallets by Friday
measure: the share of requests that stand in a hall within two days
moat: halls that have shown they count right
risk: both sides know each other after the first pallets | hold insurance, count and bill, and bring the next goods before the first are gone
rule: Settle whose pallet it is | Have a lawyer write who holds lien and who insures, ask halls for leave of landlord and fire service, refuse dangerous goods, and count at both doors. | contract and policy are filed
trial: Place ten jobs by telephone | Ten importers, six halls, count at arrival and departure, photograph each damage, bill once a week. | days to place, miscounts and damage are in one table
ask: What if the hall wants its room back? | Two weeks' notice, and the next hall at our cost | rules | with the contract
ask: Why not call three forwarders? | | interviews-2 | by asking fifteen importers for their last search
roles: somebody who has led a warehouse | somebody importers phone | a developer
search: short term warehouse space
name: Rack Nine = the one with room
name: +Palletbed = where it sleeps
name: Room by Friday = what importers need
name: Spring Empty = when halls have room
name: Dry & Counted = all one asks
name: Top Shelf Free = up there
name: +Baylend = lent by a hall
name: Forklift Nearby = who lifts it down
name: Magazzino = Italian for a store room
name: Six Weeks Dry = as long as it stays
name: Third Ramp = drive up there
line: Forty pallets, a roof by Friday
line: Rack nine is free till October
line: Counted in, counted out
line: The meeting room has chairs again
line: Somebody's empty shelf, your full lorry

parcel-lockers
job: a parcel, parcels
rival: carriers' and platforms' own lockers | they stand at each petrol station already | InPost, DHL, Amazon, Quadient, Cleveron | parcel locker
rival: shops that take parcels in | they are open till eight and people buy milk | Mondial Relay, Evri@GB
rival: the neighbour on the ground floor | she is always home and knows who orders what
meet: depots at six, village shops and property managers' desks | depot manager | a fifth of his stops find nobody, and the van goes round twice | put one locker beside a village shop with {name} for six weeks and count second trips | two days a week | property managers and shop owners | parcels pile up behind their counter
measure: the share of doors that fill twice a day
moat: good places under contract, open to each carrier
risk: a large carrier puts its own beside yours | be open to all, win places by contract with landlord and town, and go where they don't
rule: Settle place, power and who opens it | Ask town and landlord for leave, secure against rain, frost and crowbar, settle who answers for a lost parcel, and how wheelchair users reach a low door. | leave, tests and liability are filed
trial: Run one locker for six weeks | One used locker, one place, two carriers, a person on the phone, count doors, second trips and wrong codes. | fills, failures and questions by day are in one table
ask: Who comes when door eleven jams at nine? | | trade-trial | by jamming one each evening
ask: Why would a carrier pay for it? | It saves him the second trip | price-talks | by asking four depots for the cost of one stop
roles: somebody who has led a depot | an engineer for boxes in the rain | somebody for places and landlords
search: parcel locker
name: Door Eleven = the one that opens
name: +Hatchpost = a small door for the post
name: Not at Home = and it does not matter
name: By the Bakery = where it stands
name: Downstairs Aunt = who took them in so far
name: Click & Creak = how a door sounds
name: +Cubbyhole = where things lie until one comes
name: After Eight = when one is home
name: Nische = German for a niche
name: Second Trip Off = nobody drives twice
name: Slippers On = how far one has to walk
line: In slippers, after eight
line: Door eleven, and there it is
line: The van comes round once
line: The neighbour may go out
line: Rain outside, parcel dry

customs-paperwork
job: a declaration, declarations
rival: customs agents and forwarders | they stand beside the counter and sign | DHL, Kuehne+Nagel, DSV | customs agent
rival: customs software | it is approved by the authority and speaks all forms | Descartes, AEB@DE, KlearNow, CustomsCity@US | customs software
rival: last year's declaration copied, and the carrier's own clearing | it got through
meet: freight counters, chambers' export days and forwarders' night desks | clerk at an importer | one wrong number held forty boxes for nine days | classify twenty of her goods with {name}, and lay it before an agent who argues | two days a week | chambers, accountants and hauliers | they are phoned when it stands at the border
measure: the share of declarations cleared without a query
moat: goods once classified and accepted, by trade
risk: one wrong code comes back after three years, with interest | say how sure it is, let an agent sign doubtful ones, and ask the authority for rulings
rule: Settle who signs and who is liable | Ask customs which licence an agent needs, who is liable for the number, which systems may connect and what test they ask, and insure against wrong advice. | licence or partner's contract and the policy are filed
trial: Declare thirty shipments twice | Thirty old shipments of six importers, classified by tool and agent without seeing each other's, then by the authority's ruling. | agreements, doubts and duties too high are in one table
ask: Who pays if the code was wrong? | | rules | with the partner's contract and the insurer
ask: Does it know a toy from a decoration? | It asks three questions and says how sure it is | f-2 | with a hundred goods people argue about
roles: a customs agent | a developer for forms of authorities | somebody chambers invite
search: customs declaration help
name: Box Thirty-Three = the field where it goes wrong
name: +Tariffwise = who knows the number
name: Toy or Decor = what one pays depends on it
name: Stamp & Lorry = then it rolls
name: Held at Nine = and released by ten
name: Nothing to Add = what one likes to hear
name: +Borderink = papers, right the first time
name: Green Lane = straight through
name: Dogana = Italian for customs
name: Weight & Worth = what it asks for
name: Night Desk = where forwarders sit
line: Is it a toy or a decoration?
line: Through at ten, not in nine days
line: The number, and how sure it is
line: Forty boxes, one code, no query
line: The lorry rolls on

drone-delivery
job: a flight, flights
rival: drone operators with fixed bases | they have flown for years where roads end | Zipline, Matternet, Wingcopter, Skyports@GB, Wing | drone delivery
rival: motorbike couriers | they go in any wind, cost a tank, and can bring somebody back
rival: the ambulance that goes twice a week and a fridge at the post | one plans, and at times throws away
meet: district hospitals' stores, blood banks and health officers' meetings | head of the blood bank | units expire on one shelf and are missing on another | fly one route of twenty kilometres with {name} for two weeks, beside the motorbike, and log both | one trip and two calls a week | aviation authorities, donors and laboratories | they pay for the vehicles that stand in the mud
measure: the minutes from a call to the fridge, in any weather
moat: leave to fly, landing places villages look after, and weather logs of years
risk: donors pay for a year and leave | find one route that is cheaper than a motorbike without donors, and begin there
rule: Settle air, ground and what is on board | Ask aviation, health authority and villages for leave before importing anything, insure for people below, have cold boxes tested, and settle what happens to one that comes down. | all letters are filed, with a rehearsed crash
trial: Fly one route for two weeks | Hire an operator with a licence, forty flights on one route beside a motorbike, log minutes, temperature and weather. | flights, cancelled ones and cost of each are in one table
ask: What does it do in the rainy months? | | f-2 | with four years of wind and rain on one route
ask: Who picks it up from a mango tree? | Somebody in each village is trained and paid | trade-trial | by letting one land there on purpose
roles: a licensed operator | somebody from a district hospital | an engineer for batteries in heat
search: medical drone delivery
name: Past the Ford = where the road ends
name: +Fridgewing = cold, in the air
name: Two Units O = what was called for
name: Mango Landing = the mark beneath the tree
name: Over in Nine = across the river
name: Heron Post = flies low and straight
name: +Skyford = crossing where there is no bridge
name: Red Bag = what hangs below
name: Ndege = Swahili for a bird and a plane
name: Rain Window = between two showers
name: Dropped Softly = how it comes down
line: The river is high, the blood is here
line: Called at ten, cold by half past
line: Where the road ends it goes on
line: Two units, one small parachute
line: Beneath the mango tree, on the mark

obsolete-parts
job: a part, parts
rival: printing and milling services | one uploads a drawing and has a price in a minute | Protolabs, Xometry, Shapeways, Craftcloud | spare part made to order
rival: dealers in old stock and breakers' yards | the real one lies on a shelf, with dust
rival: the old fitter with a lathe, and a file | he makes it by eye, on Thursday
meet: engine sheds, textile mills' workshops and vintage machine meetings | head of the workshop | a press stands still for a lever no one has made in forty years | scan and make three broken parts of his with {name} and let him fit them himself | two days a week | machine dealers, museums and insurers | they are asked for the part before the machine is scrapped
measure: the share of parts that fit at the first try
moat: a library of parts nobody else has drawn
risk: each part is one of a kind and eats a day of drawing | keep to two kinds of machine, sell the second piece cheaper, and share the library
rule: Settle what may break and who says so | Ask a lawyer about makers' rights, refuse brakes and lifts without an engineer's paper, write load and material on each part, and insure. | the list of refusals, the terms and policy are filed
trial: Make twelve broken parts | Twelve parts of six owners, scanned, drawn, made in two materials, fitted by the owner, and looked at after four weeks. | fits, hours and breaks are in one table
ask: What if the broken one was never right? | Three owners are asked for theirs | f-2 | by measuring five of a kind
ask: What did the hours of drawing cost? | | trade-trial | by timing twelve
roles: a toolmaker | somebody who draws from scans | somebody known in sheds and mills
search: obsolete spare parts
name: Lever Forty = the one that has not been made since
name: +Shedspare = a part for what stands in the shed
name: Gone Since Then = the maker, not the machine
name: Cast & Copied = once, and once again
name: Tooth Nine = what broke off the wheel
name: Pawl = the small thing that holds a ratchet
name: +Cogbook = each wheel, drawn
name: Oil & Dust = how the old one looked
name: Ersatz = German for what takes its place
name: File to Fit = the last tenth, by hand
name: Still Turning = after all these years
line: The maker is gone, the wheel turns
line: Tooth nine is back
line: It fits, with a drop of oil
line: Measured from what was left
line: The press comes down again

production-planning
job: an order, orders
rival: suites for makers | stock, orders and bills are in it, and the consultant comes twice a year | SAP, proALPHA@DE, Epicor, JobBOSS@US, ProShop@US, MRPeasy, Katana | production planning software
rival: planning boards and light tools | it is set up in a week | Fulcrum@US, Steelhead@US, Delmiaworks
rival: a board of cards, a spreadsheet and the foreman's walk at six | he knows that Marek will not do the small ones
meet: foremen's offices at six, machine dealers' open days and toolmakers' evenings | foreman | the board is right until half past seven | plan one week for two machines with {name} beside his board and count what changed by Friday | two early mornings a week | machine dealers and tax advisers of makers | they see late orders first
measure: the share of orders that leave on the promised day
moat: what orders really took, by machine and by hand
risk: times in the system are wishes, and so is the plan | begin by learning real hours, and plan the bottleneck alone
rule: Settle staff's times and who decides | Ask the works council about hours by person, agree that the foreman may overrule with a tap, and write where drawings of customers lie. | the agreement is signed
trial: Plan two machines for three weeks | Beside the board, two machines, real hours by tap, each morning a plan, and each change with its reason. | late orders and changes by cause are in one table
ask: What does it do when Marek is ill at seven? | | f-2 | by replaying the worst Monday of the year
ask: Why not the module of the suite they have? | It plans the night before, and the foreman at half past seven | closing-calls | by asking nine who own one
roles: a former foreman | a developer for planning | somebody who stands on shop floors
search: production planning software
name: Board at Six = where the day is decided
name: +Lathewise = which one, and when
name: Half Past Seven = until then the plan held
name: Marek Is Ill = what every plan has to bear
name: Set-Up Twice = what one wants to avoid
name: Red Card = the order that is late
name: +Chipnote = written between the chips
name: Small Ones First = or last, that is the question
name: Tornio = Italian for a lathe
name: Out by Thursday = promised, and gone
name: Foreman's Walk = once round before coffee
line: The plan still holds at noon
line: Marek is ill, the plan knows it
line: Out by Thursday, as promised
line: One bottleneck, seen at six
line: The foreman has the last word
`;
