/** Tools and markets for shops, plants, farms and haulage: what is known of them; the keys are those of `../lore.ts`. */
export const TRADE_AND_INDUSTRY = `
online-shop-tools
job: an order, orders
rival: the shop system's own functions | they are included and updated with the system | Shopify, WooCommerce, BigCommerce | shopify settings
rival: apps from the shop system's app store | they can be installed in minutes, and reviews show what others think | Loop Returns, AfterShip, Yotpo, Judge.me, Gorgias | Shopify app
rival: spreadsheets and work by hand | it costs nothing while there are few orders
meet: e-commerce meet-ups, shop owners' groups online and trade fairs for online retail | owner of an online shop | they ask each other which app solves a problem and what it costs | set up {name} in one real shop and look at the figures together after a week | one afternoon a week | shop agencies, fulfilment firms and payment providers | their clients ask which tools to use
measure: the change in one figure of the shop, such as sales per visitor or the share of orders sent back
moat: data from many shops of one kind, good reviews in the app store, and deep links to other tools
risk: the shop system builds the same function or raises its fees | serve one kind of shop in depth, and run on more than one shop system
rule: Settle consumer law and shoppers' data | Ask a lawyer about withdrawal and refunds, tracking consent, fair reviews and what the app store demands for the data of shoppers. | the texts, the data agreement and the app store checklist are approved
trial: Run it in three real shops for two weeks | Install {name} in three shops, show it to half of the visitors or orders, and compare one figure with the other half. | the figure with and without the tool is known for each shop
ask: Does it bring money or only look good? | | trade-trial | by comparing visitors who see it with those who do not
ask: What remains if the shop system offers the same? | | f-3 | by listing what the two largest apps and the system lack
ask: Does it slow the shop down? | | f-2 | by measuring loading times before and after
roles: somebody who has run an online shop | a developer for shop systems | somebody who answers shop owners quickly
search: app for online shops
name: +Basketwise = more from each basket
name: Keep or Return = goods that customers keep
name: As Pictured = goods as shown in the shop
name: +Cartbloom = carts that become orders
name: Last Click = the click that buys
name: *Basketta = a new word from basket
name: Better Basket = larger orders
name: +Keptgoods = goods that are not sent back
name: Quick Checkout = paid in a few clicks
name: Sold & Kept = bought and not returned
name: +Storeboost = more sales for the shop
name: Happy Parcel = the parcel customers keep
line: More sales from the same visitors
line: Fewer returns, happier customers
line: Set up in minutes, no code
line: Sell more without more work
line: The app your shop was missing
line: See what it earns every week

marketplace-seller-tools
job: a listing, listings
rival: seller suites | keywords and years of ranks lie in them | Jungle Scout, Sellerboard, eRank, Vendoo@US | seller tool
rival: the marketplace's own console | it is there and free | Amazon, eBay, Etsy
rival: a spreadsheet and a hunch at midnight | it was right the last time
meet: sellers' groups, trade fairs and parcel shops in the evening | seller with three hundred items | fees, ads and returns eat the margin and no report says where | work out the true profit of fifty items with {name} and stop the worst five | one evening a week | freight forwarders and tax advisers of sellers | they see who pays for air
measure: the share of items that earn after all fees
moat: what sells at what fee, item by item
risk: the marketplace changes its interface or rules overnight | stay on official access, and cover a second marketplace early
rule: Read what the marketplace allows | Check terms on data, repricing and reviews, and ask a tax adviser about sales abroad. | the list of forbidden things is signed off
trial: Reckon a hundred items | Take the reports of three sellers, compute the profit of each item by hand, and see what they change. | surprises per seller are counted
ask: What happens when access is cut off? | | rules | by reading the terms and asking two who were cut off
ask: Do small sellers stay longer than a season? | | interviews-2 | by asking who sold a year ago and no longer does
roles: somebody who has sold there | a developer | somebody who answers in sellers' groups
search: Amazon seller software
name: True Margin = what is left after every fee
name: +Feewise = knows its fees
name: Page Two = where nobody buys
name: Stall Forty = a place in a very large market
name: Buy & Box = what sellers do at night
name: Next Listing = never done
name: +Stallwright = whoever builds the stall
name: Best Offer = as low as one goes
name: Mercato = Italian for market
name: Flohmarkt = German for a flea market
name: Sold Overnight = the loveliest morning mail
line: Sold overnight, and it even earned
line: Which item only pays fees?
line: One photograph, four market stalls
line: Your stall in the largest market
line: Off page two

shift-staffing
job: a shift, shifts
rival: staffing agencies | one call fills the gap, at a price | Randstad, Adecco, Manpower | temp agency
rival: shift apps | those who want to work tonight have them open | Coople@CH, Indeed Flex@GB, Florence@GB, ShiftKey@US, Zenjob@DE, Brigad@FR | shift work app
rival: a call round to own staff and a stranger's favour | everybody knows the ward or the bar
meet: care homes, hotels and event halls at six in the morning | whoever makes the rota | somebody has just called in sick there and the shift starts at two | fill one open shift with {name} and ring back after it | early, five days a week | training schools and former agency staff | their people want shifts without a middleman
measure: the share of open shifts filled by somebody who comes
moat: workers whom houses ask for by name
risk: house and worker agree the next shift between themselves | make pay, papers and cover depend on the platform, and allow hiring for a fee
rule: Find out who the employer is | Ask the labour authority and a lawyer whether a licence for lending staff is needed, who insures, which papers must be checked and how equal pay works. | the licence question is settled in writing
trial: Fill thirty shifts by phone | With ten checked workers and five houses, fill every open shift for two weeks by hand, and note refusals. | filled, refused and missed shifts are counted
ask: Who comes when the replacement is ill too? | A second one is on call and paid for it | f-2 | by counting how often it was needed
ask: Why should a good nurse come to you? | | interviews-2 | by asking nurses why they left an agency
roles: somebody from a staffing office | a developer | somebody who checks papers and knows the wards
search: temporary staff today
name: Two Till Ten = the shift nobody wants
name: Standby Row = those who are ready
name: I'll Take It = the answer one hopes for
name: Apron & Badge = what one needs to begin
name: Open Shift = a gap on the board
name: +Handextra = one more pair of hands
name: Second Wind = somebody fresh at four
name: Asked by Name = the best reference
name: Relevo = Spanish for the one who takes over
name: Einspringer = German for somebody who jumps in
name: Night Bell = when somebody is needed
line: Starts at two, somebody comes
line: The one the ward asks for
line: Sick at six, staffed by noon
line: Pick your shift, know your pay
line: A fresh pair of hands

freight-matching
job: a load, loads
rival: freight exchanges | dispatchers have them open all day | DAT@US, Timocom@DE, Timocom@PL, Trans.eu@PL, Uber Freight@US | load board
rival: forwarders | they know the driver and answer for the goods | DHL, Kuehne+Nagel, DB Schenker | freight forwarder
rival: dispatchers who ring each other up | the number is stored and the word counts
meet: truck stops, hauliers' yards and ports at six in the evening | dispatcher of a haulier with ten trucks | trucks stand empty there three hundred kilometres from home | find one return load by phone with {name} and stay until it is unloaded | four evenings a week | fuel stations, tyre services and insurers of hauliers | they know who drives where
measure: the share of posted loads moved the same day
moat: drivers and shippers of one route who have kept their word
risk: goods are lost or somebody doesn't pay, and both sides blame the platform | begin on one route with checked firms, and hold back payment until unloading
rule: Settle licence and liability for goods | Ask a lawyer whether it is forwarding, which insurance covers cargo, which papers carriers must show, and what holding payments needs. | the insurer's letter is there
trial: Match twenty loads on one road | Take one route, ring up shippers and drivers for two weeks, and match by hand. | matched, refused and late loads are counted
ask: Why wouldn't they call each other the next time? | | trade-trial | by asking both sides a week later
ask: Who pays when the goods get wet? | | rules | with the insurer's answer by sort of goods
roles: a dispatcher | a developer | somebody known in the yards
search: find truck loads
name: Way Back = the half nobody pays for
name: +Loadmate = a load for the way
name: Dock Nine = where it gets loaded
name: Ratchet & Rope = what holds a load
name: Never Empty = how every driver would like to drive
name: Tail Lift = what helps at the kerb
name: +Homeload = the load that takes one home
name: Half Trailer = room for six pallets
name: Carreta = Spanish for a cart
name: Rückweg = German for the way back
name: Long Haul Home = further with something on board
line: Six pallets' room, going south
line: Nobody drives home for nothing
line: The load on the way back
line: Unloaded by noon, loaded by two
line: Dock nine, somebody's expected

quality-camera
job: a part, parts
rival: makers of inspection systems | the line builder fits them and service comes | Cognex, Keyence, Omron | visual inspection system
rival: integrators | they take the order and the blame
rival: a colleague with a lamp at the end of the line | she sees what no camera has been taught
meet: manufacturing fairs, quality circles and line builders' halls | head of quality | a customer has just sent back a pallet there | film one day of parts with {name} and sort them beside the inspector | two days a week | line builders and tool makers | they are asked for a check at the end
measure: the share of bad parts found for each hundred false alarms
moat: pictures of rare faults that nobody else has
risk: each line is different, so every sale turns into a project | choose one kind of part, and refuse the rest for a year
rule: Settle who is liable for a part that slips through | Ask an insurer and a lawyer about recalls, state in the contract what is checked, and ask the works council about cameras near people. | limits are written into the offer
trial: Film one line for a week | Fix a camera over one line, have the inspector label, and compare found and missed faults on Friday. | misses and false alarms are on one sheet
ask: What if a fault comes that nobody has seen? | It shows as odd, and a person looks | f-2 | by hiding ten new faults
ask: How many days until a line runs? | | trade-trial | by counting them on the first line
roles: somebody from quality in a plant | a developer for images | a fitter who can mount a camera
search: automated visual inspection
name: Good Part = what goes in the box
name: +Burrlight = the light that shows a burr
name: End of Line = where somebody looks once more
name: Lamp & Loupe = how it was checked
name: Hairline = the crack one can't see
name: Batch Forty = where it went wrong
name: +Scratchwise = knows a scratch from a hair
name: No Returns = what customers never send
name: Occhio = Italian for an eye
name: Ausschuss = German for rejects
name: Next to Last = the part that was bad
line: The scratch, before the customer sees it
line: Looks at the ten-thousandth as the first
line: A good part is boring
line: Found at the end of the line
line: The pallet that doesn't come back

machine-maintenance
job: a machine, machines
rival: makers of the machines and of bearings | the sensor comes with the part and their fitter knows it | SKF, Siemens, Schaeffler | predictive maintenance system
rival: sensor and maintenance suites | orders and assets lie in them | Augury, UpKeep, Limble, Fiix | maintenance software
rival: a fitter who puts his hand on the housing | he heard it on Monday
meet: maintenance fairs, fitters' workshops in plants and service partners | head of maintenance | a line stood there for nine hours because of a small bearing | put five sensors on their worst machines with {name} and come by every Friday | two days a week | service firms for pumps and compressors | they know which one will stand next
measure: the hours of unplanned standstill per machine
moat: the sound of one sort of machine before it failed, many times
risk: nothing breaks during the pilot, so nobody sees the use | choose machines that failed twice last year, and report the near misses
rule: Keep off machine safety and the plant's network | Ask the plant's safety officer what may be mounted, agree the network with IT, and write that a warning replaces no inspection. | the officer's permit is there
trial: Listen to ten machines | Mount simple sensors on ten machines for two weeks, let the fitters write down what they hear, and compare. | agreements and differences are listed
ask: How often does it warn for nothing? | | trade-trial | by counting warnings nobody could explain
ask: What does an hour of standstill cost there? | | interviews-2 | with the figures of the last three
roles: a fitter or maintenance planner | a developer for signals | somebody who sells through service firms
search: predictive maintenance sensor
name: Hand on Metal = how fitters listen
name: +Humline = the line on which a machine hums
name: Monday Noise = it wasn't there on Friday
name: Grease & Gauge = what keeps a bearing alive
name: Bearing Six = the small one that stops it all
name: Warm Housing = the first sign
name: +Spanhour = the hour before the spanner is needed
name: Night Run = when nobody hears it
name: Ronza = from the Italian for humming
name: Rundlager = German for round bearings
name: Still Humming = the best report
line: It hums differently since Monday
line: A hand on the housing, always
line: Changed on Sunday, not at three
line: The small bearing that stops the line
line: Still humming

building-energy
job: a building, buildings
rival: makers of building controls | their boxes hang in the cellar | Siemens, Honeywell, Schneider Electric, Johnson Controls | building energy management
rival: energy consultants | a report with stamps satisfies the authority | | energy consultant
rival: the caretaker, who knows which valve sticks | he turns it down when he thinks of it
meet: facility managers' meetings, hotel associations and city building offices | facility manager | heating runs there on Sundays and nobody knows since when | read the meters of one building with {name} and turn off three things | one day a week | heating firms and energy advisers | they are called when the bill has come
measure: the energy used per square metre compared with the same weather
moat: curves of similar buildings, with what was found in each
risk: the easy savings are found in the first year and the contract ends | keep watch so that it doesn't creep back, and show what would have been lost
rule: Settle who may touch the controls | Agree with owner and maintenance firm who may change what, read about hygiene of hot water, and ask which reports the authority wants. | the limits are taped to the box
trial: Read one building for two weeks | Walk through with the caretaker, log meters day and night, change three settings, and compare with the weather. | kilowatt-hours before and after are known
ask: Would it have been less anyway in a mild winter? | Weather is taken out of each figure | f-2 | by recomputing last winter
ask: Who earns from the saving, owner or tenant? | | price-talks | by asking both in one house
roles: a heating engineer | a developer for meters and controls | somebody known to facility managers
search: building energy management
name: Sunday Heat = warm, and nobody there
name: +Valvewise = knows which valve sticks
name: Cellar Hum = what runs down there at night
name: Warm Enough = and not more
name: Pump & Pipe = where it goes
name: Night Load = what is used when all sleep
name: +Meterwalk = a walk from meter to meter
name: Floor Nine = always too hot
name: *Calora = from the word for warmth
name: Heizkeller = German for a boiler room
name: Lights Out = the oldest saving there is
line: Who heats the office on Sunday?
line: Floor nine may shut its window
line: The caretaker's nose, in every cellar
line: What runs when everybody sleeps
line: Warm at eight, cool by night

carbon-accounting
job: a report, reports
rival: a spreadsheet filled in by a colleague | it costs nothing, and many customers ask for only a few figures
rival: sustainability consultants | they do the whole report and answer questions from auditors | | carbon footprint consultant
rival: carbon accounting software | it follows known standards, and auditors know the reports | Persefoni, Watershed, Normative, Sweep, Greenly | carbon accounting software
meet: supplier days, chambers of commerce and industry associations | quality, purchasing or sustainability manager | a large customer or a bank has asked for emission figures with a deadline | answer one real request with {name} from energy bills and purchase records | two afternoons a week | accountants, banks and energy advisers | firms ask them who can help with emission reports
measure: the hours from a customer's request to the finished answer
moat: data links, factors and past answers for one industry
risk: reporting duties are postponed, and firms stop paying after the first report | serve requests from customers and banks, keep figures up to date all year and show where costs can be cut
rule: Settle methods, sources and claims | Ask an auditor which standard and emission factors are accepted, and ask a lawyer which climate claims may be used in advertising. | the method, the sources and the list of claims are approved
trial: Finish reports for three firms | Collect bills and purchases of three firms, calculate the footprint, answer one request each, and note which figures were measured or estimated. | hours, gaps and accepted answers are in one table
ask: How much of the result is an estimate? | Every figure is marked as measured or estimated | f-2 | by marking each line of three reports
ask: Who pays after the first report? | | price-talks | by asking ten firms what they would pay for yearly updates
ask: Will an auditor or large customer accept it? | | rules | by sending one report to each for review
roles: a specialist in emission reports | a developer for data from bills and systems | somebody who advises firms
search: carbon accounting software
name: +Carbonbook = a book of emissions
name: Clear Footprint = a footprint one can check
name: +Emitwise = knows where emissions arise
name: Proven Figures = figures with a source
name: +Scopesure = all kinds of emissions covered
name: Ready to Report = figures ready for the report
name: Count Carbon = emissions counted properly
name: Bills to Report = from energy bill to report
name: *Carbovia = a new word from carbon
name: +Tonnewise = knows its tonnes
name: Green Figures = environmental figures
name: Lower Each Year = emissions that go down
line: Your footprint, from bills you have
line: Climate questions answered on time
line: Every figure with its source
line: Report once, answer every customer
line: See where emissions can fall
line: Ready for customers, banks and auditors

crop-and-farm-tools
job: a season, seasons
rival: makers of tractors and seed with a platform | machines and data come from one hand | John Deere, Climate FieldView | farm management software
rival: advisers and dealers | they come by and know the field | | crop adviser
rival: a spade, the neighbour and the weather on the radio | grandfather did it so
meet: field days, machinery rings and cooperatives' yards at delivery | adviser of the cooperative | they walk the same fields each week with a notebook | put one probe into one field with {name} and come back each Thursday | a day a week in season | cooperatives, dealers and water boards | they are asked when to spray or water
measure: the share of warnings after which a farmer did something
moat: several seasons of measured fields in one region and crop
risk: there is one season a year to prove anything | test on two crops at once, and sell before sowing
rule: Advise only what one may | Ask the farm authority who may advise on sprays, which records have to be kept, who owns field data and where drones may fly. | the limits are on the first page
trial: Follow five fields | Measure five fields by hand and by sensor for two weeks, ring the farmer when something should be done, and see what he does. | calls and deeds are listed
ask: What does it know that a farmer doesn't see from the tractor? | | interviews-2 | by walking five fields with their owners
ask: Who goes out when the sensor is ploughed under? | | trade-trial | by burying one and looking for it
roles: an agronomist | a developer for sensors | somebody who drinks coffee in farm kitchens
search: farm management software
name: Spade Deep = how far roots can drink
name: +Furrowline = a line drawn in the field
name: First Frost = the night to be up
name: Dew & Loam = morning and soil
name: Lower Field = always the wet one
name: Ask the Soil = before watering
name: +Leafword = what a leaf has to say
name: Seventh Row = where the pest began
name: Terravi = from the Latin for earth
name: Scholle = German for a clod of earth
name: Rain by Six = what everybody waits for
line: Is the lower field thirsty?
line: A spade that writes letters
line: The frost rings first
line: Row seven, under the leaf
line: Water when roots want it

livestock-monitoring
job: an animal, animals
rival: makers of collars and milking systems | the robot in the barn knows only theirs | Lely, DeLaval, Allflex, Nedap, smaXtec@AT | cow collar
rival: the vet and the inseminator | they come round anyway and see it
rival: a walk through the barn at ten in the evening | a good eye sees a sick calf from the gate
meet: auctions, breeders' evenings and the dairy's delivery days | herd manager | one calving went wrong there at three in the morning | put collars on ten animals with {name} and ring up before the farmer would have looked | one day a week and some nights | vets, inseminators and dairies | they come too late too often
measure: the share of alarms that were true in the barn
moat: years of one breed's behaviour with the vet's findings
risk: false alarms at night, and the receiver is switched off | let each farm set what may wake it, and count every night call
rule: Ask vets and animal welfare first | Ask the vets' chamber what counts as diagnosis, the authority about tags, collars and frequencies, and agree who owns the data. | the answers are filed
trial: Watch ten animals for two weeks | Compare sensor, camera and the farmer's notes on ten animals day and night, and mark each difference. | true, false and missed alarms are counted
ask: Does the collar survive a winter in the mud? | | trade-trial | by leaving ten on and collecting what is left
ask: Who goes out at three at night? | The one on the list, and only for what he chose | f-2 | by counting night calls
roles: somebody who has kept animals | a developer for sensors | a vet as adviser
search: cattle monitoring collar
name: Number Forty = every cow has one, and a character
name: +Barnear = the ear in the barn
name: Off Her Feed = the first sign
name: Bell & Bale = the sound and the smell of a barn
name: Calf at Three = in the morning, of course
name: Warm Nose = what a healthy one hasn't got
name: +Udderwise = knows more than the pail
name: Hoof Note = she walks differently
name: Mandria = from the Italian for a herd
name: Stallwache = German for a night watch in the barn
name: Far Pasture = where one can't see them
line: She hasn't eaten since Tuesday
line: Calf at three, you're there
line: A look into the barn at ten
line: The far pasture, nearer
line: Each with a number and a character

drone-survey
job: a flight, flights
rival: drone firms and surveyors | the report carries a stamp | DroneDeploy, Pix4D, DJI, Terra Drone | drone inspection
rival: climbers, scaffolds and lifts | somebody can touch it and tighten the bolt
rival: binoculars and last year's report | nothing has fallen down yet
meet: roofers' and facility managers' meetings, solar parks and quarries | technical manager of many roofs | nobody has been up there since the storm | fly one roof with {name} and go through the pictures in the site hut | two days a week in dry weather | roofers, insurers and surveyors | they need pictures before they quote
measure: the share of findings that were true when somebody climbed up
moat: flights of the same object over years, laid over one another
risk: pictures get cheap because everybody flies | sell what follows from the picture: list, place, urgency
rule: Get permission to fly and cover | Ask the aviation authority about pilot licence, zones and people below, an insurer about damage, and neighbours about privacy. | licence, policy and checklist are in the case
trial: Fly ten objects | Fly ten roofs or masts, write a list of findings, and have two of them checked by somebody who climbs. | true and missed findings are counted
ask: What is done on the ten windy days? | Dates have a second one from the start | f-2 | by counting last year's flyable days
ask: Is a picture enough for whoever signs? | | interviews-2 | by asking insurers and surveyors
roles: a pilot with licence | somebody who knows roofs, masts or quarries | a developer for pictures
search: drone roof inspection
name: Ridge & Gutter = what one sees from above
name: +Slatewing = a wing over the slates
name: Low Wind = when one may fly
name: No Ladder = nobody had to climb
name: Loose Tile = found before it falls
name: From the Crow = as a crow would see it
name: +Ropeless = without rope or scaffold
name: Next Dry Day = when we fly
name: *Falkona = from falcon
name: Draufsicht = German for the view from above
name: Third Blade = where the crack was
line: The loose tile, seen from the crow
line: Nobody climbs today
line: Up for ten minutes, down with a list
line: The next dry day is yours
line: Roofs you've never seen

surplus-materials
job: a lot, lots
rival: classified sites and auctions | buyers look there first | eBay, Facebook Marketplace, Troostwijk@NL, Surplex@DE | surplus materials
rival: dealers for reclaimed parts | they fetch it the same day and pay cash
rival: the skip | it stands in the yard already
meet: demolition sites, builders' yards and depots at the end of a job | site manager | good doors go into the skip there because the hall must be empty by Friday | sell one lot of leftovers with {name} before the skip is fetched | three mornings a week | skip hirers, architects and demolition firms | tipping costs them money
measure: the share of offered lots that are fetched by somebody
moat: steady sellers and a yard where things may wait
risk: transport costs more than the goods | keep to one region and to goods worth the trip, and sell by the pallet
rule: Settle when leftover becomes waste | Ask the environment office when goods count as waste, who vouches for strength and poisons, and the tax adviser about used goods. | a list of excluded goods exists
trial: Empty one site | List everything one site would throw away, sell for two weeks, drive it yourself, and reckon each hour. | sold, given and tipped lots have an hourly result
ask: Who answers when a reclaimed beam breaks? | | rules | with an engineer's and an insurer's answer
ask: Is it there when a builder needs it? | Seldom on the day, so a yard keeps the good things | interviews-2 | by asking builders how early they know
roles: somebody from demolition or building | somebody with a yard and a lorry | a developer
search: reclaimed building materials
name: Not the Skip = where it doesn't go
name: +Palletful = as much as a pallet holds
name: Second Beam = a beam in its second house
name: Oak & Iron = what lasts longer than a building
name: Left Over Nice = too good to throw away
name: Good Bones = what old houses have
name: +Rackrest = what rests on the rack
name: Odd Lot = three doors and a bathtub
name: Rimasa = from the Italian for what remains
name: Fundgrube = German for a treasure trove
name: Twelve Doors = all with their keys
line: Twelve doors, all with keys
line: Too good for the skip
line: The beam had a house before
line: Fetched before Friday
line: Odd lots for clever builders

waste-collection
job: a collection, collections
rival: waste hauliers | the container stands in the yard and the contract renews itself | Veolia, Remondis@DE, Waste Management@US, Biffa@GB, Suez@FR | commercial waste collection
rival: small collectors with a van | they take the good bits and ask no questions
rival: one bin for everything | nobody has to think about it
meet: back yards of restaurants, offices and markets at seven in the morning | caretaker or kitchen manager | mixed bins stand open there and smell by Thursday | take one sort away for two weeks with {name} and weigh it before their eyes | three early mornings a week | landlords of office buildings and market managers | their tenants complain about the bins
measure: the kilos of clean material per stop
moat: dense rounds where every door is a customer
risk: the price of the material falls and the round stops paying | let the customer pay for collection, and count sales as luck
rule: Get the permit to carry waste | Ask the environment office who may carry, store and treat which waste, whether a town has the sole right, and what proof customers need. | the permit number is on the van
trial: Drive one round for two weeks | Collect from ten neighbours on fixed days, weigh, note dirt and minutes, and find somebody who takes it. | kilos, dirt and minutes per stop are known
ask: Who takes it when the first buyer says no? | A second one is agreed from the start | f-3 | by getting two written offers
ask: How clean is it after a month? | | trade-trial | by sorting ten bags on a table
roles: somebody with permit and lorry licence | somebody who teaches kitchens to sort | somebody who sells the material
search: business recycling collection
name: Thursday Bins = out by seven
name: +Peelround = the round of the peelings
name: Lid Shut = how a clean yard looks
name: Crate & Bale = what comes, what leaves
name: Clean Sort = only one thing in a bin
name: Grounds & Peel = what kitchens give
name: +Baleday = the day it becomes a bale
name: Bottom of Bin = where the truth lies
name: Riciclo = from the Italian for recycling
name: Tonne Blau = German for the blue bin
name: Full Again = said every Thursday
line: Out by seven, gone by eight
line: Coffee grounds have plans
line: The bin that doesn't smell by Thursday
line: One sort, one bin, one round
line: What your yard is worth

reusable-packaging
job: a use, uses
rival: pools of reusable dishes | guests hand them back anywhere in town | Recup@DE, Vytal@DE, DeliverZero@US, Loop | reusable packaging
rival: makers of disposables and cardboard | a pallet comes tomorrow and is cheap | Huhtamaki, Smurfit Westrock, DS Smith | food packaging supplier
rival: the usual box, with a green leaf printed on it | customers feel better already
meet: takeaways before lunch, packaging fairs and parcel docks | owner or packing manager | they unpack a new carton of boxes every morning and pay for the bins | replace one product's box with {name} for two weeks and count what comes back | two days a week | city waste offices and wholesalers | they have to show less waste
measure: the share of containers that come back
moat: return points near every customer's way
risk: containers vanish and the deposit covers only half | choose closed circles first: canteens, festivals, fixed deliveries
rule: Have it tested for food and washing | Ask a laboratory about contact with food, the food office about washing, and the tax office about deposits. | test report and deposit rule are filed
trial: Lend out two hundred containers | Give them to three users for two weeks, wash by hand, and count returns, damage and minutes. | loss and cost per use are known
ask: How many uses until it beats the throw-away one? | | f-3 | with a laboratory's or a study's count for that material
ask: Who washes on Saturday night? | | trade-trial | by doing it once
roles: somebody from packaging or gastronomy | somebody who runs washing and rounds | somebody who sells to buyers
search: reusable packaging for business
name: Back Again = what a good box says
name: +Lidmate = the lid that fits every box
name: Hundredth Use = when it's only getting started
name: Rinse & Return = half of its life
name: Empty Please = bring it like that
name: Round Trip = there and back
name: +Stackwell = stacks well, washed or not
name: Cup Nine = has been everywhere
name: Ritorno = Italian for the way back
name: Pfandhaus = German for a house of pledges
name: Next Lunch = where the bowl is going
line: The bowl has been here before
line: Bring it back hungry
line: A box with a past
line: Washed, stacked, out again
line: Nothing to throw away at the end

water-monitoring
job: a reading, readings
rival: makers of probes and meters | utilities' standards name them | Xylem, Hach, Endress+Hauser, Badger Meter | water quality monitoring
rival: laboratories | an officer accepts their stamp | Eurofins, SGS | water testing laboratory
rival: a sample bottle once a quarter and a nose | nothing has happened so far
meet: water boards' meetings, utilities' yards and plant managers' courses | head of operations at a small utility | a pipe burst there and nobody knew for two days | hang one probe at one point with {name} and compare with the laboratory every week | one day a week | laboratories and plumbers for large buildings | they are called when it's too late
measure: the hours between a fault and somebody knowing it
moat: readings of years with what was found at the same time
risk: public buyers take two years | begin with private buildings and plants, which decide alone
rule: Learn whose figure counts | Ask the health and water offices which readings only a laboratory may give, who has to be told, and what may touch drinking water. | the offices' answers are filed
trial: Compare with the laboratory | Hang probes at three points for two weeks, draw bottles beside them, and compare each value. | differences have a cause
ask: How long until the probe is overgrown? | | trade-trial | by leaving one uncleaned
ask: Who is told at night when a value rises? | The list agreed with the customer, not the public | rules | with the office's rule for reports
roles: somebody from a utility or laboratory | a developer for sensors | somebody who knows public buyers
search: water quality monitoring
name: Clear Glass = what everybody wants to hold
name: +Drippoint = where it drips
name: Valve Twelve = the one to close
name: Well & Weir = where water comes and goes
name: Night Flow = what runs when all taps are shut
name: Hold to Light = how water was tested
name: +Silttrace = a trace of silt
name: First Drop = before the flood
name: *Acquara = from acqua
name: Brunnen = German for a well
name: Blue Ledger = a book for water
line: All taps shut, and it still runs
line: Holds every glass to the light
line: The pipe told us on Tuesday
line: Know it before the kettle does
line: Where does the night water go?
`;
