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
rival: seller software suites | they offer keyword, stock and profit data in one subscription | Jungle Scout, Sellerboard, eRank, Vendoo@US | marketplace seller software
rival: the marketplace's own seller tools | they are free and already in the account | Amazon, eBay, Etsy
rival: spreadsheets and work by hand | they cost nothing and fit the seller's own way of working
meet: sellers' groups, trade fairs and parcel shops | group admin | sellers there ask how to save time and what they really earn | go through fifty listings of one seller with {name} and show what to fix first | one evening a week | accountants, freight forwarders and product photographers | their clients sell on marketplaces
measure: the hours and lost margin saved per seller each month
moat: reliable connections to several marketplaces, and data on fees, returns and sales for each item
risk: a marketplace changes its rules, fees or access overnight | use official access only, and support a second marketplace early
rule: Check what each marketplace allows | Read the terms on data access, automatic posting, pricing and reviews, agree how customer data is protected, and ask a tax adviser what sellers must report. | the list of allowed and forbidden functions is signed off
trial: Work through one hundred listings | Take the listings and reports of three sellers, find errors, double work or items that lose money, and note what they change within two weeks. | findings, changes and hours saved are counted for each seller
ask: What happens if a marketplace cuts off access? | Data can be exported, and other marketplaces keep working | rules | by reading the terms and asking the developer support
ask: Will small sellers keep paying after the season? | | interviews-2 | by asking ten sellers which tools they cancelled and why
ask: Why not the free tools of the marketplace? | | f-3 | by comparing both on the listings of three sellers
roles: somebody who has sold on marketplaces | a developer for marketplace connections | somebody for onboarding and support
search: marketplace seller software
name: +Feewise = knows every fee
name: True Margin = what is left after fees
name: +Listonce = list once, sell everywhere
name: Sold Everywhere = one item, several marketplaces
name: +Stallwright = builds and tends your stall
name: Next Listing = listed in less time
name: Every Fee = all fees in one view
name: +Sellclear = clear figures for sellers
name: Clear Profit = what each item earns
name: *Listivo = a new word from list
name: Stock in Sync = the same stock everywhere
name: Seller's Bench = where a seller works
line: See what every item really earns
line: List once, sell everywhere
line: Less typing, more selling
line: All your marketplaces in one place
line: Know your profit after every fee
line: Never sell the same item twice
line: Fewer errors, better listings

shift-staffing
job: a shift, shifts
rival: staffing agencies | one call is enough, and they handle contracts and payroll | Randstad, Adecco, Manpower | temp agency near me
rival: shift apps | workers and employers are already on them and fill shifts at short notice | Coople@CH, Indeed Flex@GB, Florence@GB, ShiftKey@US, Zenjob@DE, Brigad@FR | shift work app
rival: overtime and calls to own staff | the team knows the work, and there is no agency fee
meet: care homes, hotels and warehouses early in the morning | rota planner | somebody has just called in sick there and a shift is open | fill one open shift with {name} and call afterwards to ask how it went | two early mornings a week | training schools, trade associations and payroll advisers | they know employers short of staff and people looking for shifts
measure: the share of open shifts filled by somebody who turns up on time
moat: checked workers whom employers ask for by name
risk: employers and workers arrange the next shift directly | make pay, checks, insurance and replacement easier through the service, and offer a fair fee for permanent hiring
rule: Settle who is the employer | Ask a lawyer and the labour authority whether a staffing licence is needed, who employs, pays and insures the worker, which papers must be checked, and which rules on pay and rest apply. | the licence question and the employment model are settled in writing
trial: Fill twenty shifts by hand | With ten checked workers and five employers, fill open shifts by phone and message for two weeks, and note time to fill, refusals, late arrivals and requests for the same person. | filled, refused and missed shifts are counted
ask: What if the worker does not turn up? | A paid reserve is on call at busy times | trade-trial | by counting missed shifts and the time to replace somebody
ask: Why should good workers choose this service? | | interviews-2 | by asking ten workers what they like and dislike about agencies and apps
ask: What fee do employers accept per shift? | | price-talks | by asking ten employers what their last agency shift cost them
roles: somebody from staffing or rota planning | a developer | somebody who checks papers and supports workers
search: temporary staff today
name: +Shiftfill = open shifts filled
name: Open Shift = a shift waiting for somebody
name: +Handextra = one more pair of hands
name: Asked by Name = workers wanted back
name: Covered Tonight = tonight's shift is filled
name: +Rotaready = a rota without gaps
name: Next Shift = work when you want it
name: On the Rota = your name is down
name: +Crewcall = calls the right crew
name: Full Rota = every shift has a name
name: *Shiftera = a new word from shift
name: Ready by Six = staff there on time
line: Open shift today, filled today
line: Checked staff, when you need them
line: Choose your shifts, know your pay
line: No more gaps in the rota
line: The right people, on time
line: Good staff who come back again
line: Staff in the morning, not next week

freight-matching
job: a load, loads
rival: freight forwarders and brokers | they know reliable carriers and answer for the whole transport | DHL, Kuehne+Nagel, DSV | freight forwarder
rival: online load boards | dispatchers already use them every day and find many loads there | DAT@US, Timocom@DE, Timocom@PL, Trans.eu@PL, Uber Freight@US | load board
rival: calls and chat groups among shippers and drivers | they cost nothing, and people know each other by name
meet: hauliers' yards, truck stops and warehouses | dispatcher | trucks wait there for a load home | find one return load by phone with {name} and follow it until it is unloaded | four evenings a week | insurers, fuel stations and warehouse operators | they know who drives which route
measure: the share of posted loads that are moved on the agreed day
moat: reliable shippers and carriers on the same routes, with checked papers and ratings
risk: shippers and carriers know each other after one trip and skip the platform | save them work on every trip with checked papers, cargo cover, proof of delivery and prompt payment
rule: Settle licence, liability and payment | Ask a lawyer whether the service counts as freight brokerage or forwarding, what insurance must cover, which papers carriers must show, and what is needed to hold payments. | the licence question and the insurer's answer are filed
trial: Match ten loads on one route | Choose one route, call shippers and carriers for two weeks, match by hand, and note time, price, empty distance saved, refusals and delays. | matched, refused and late loads are counted
ask: Why would both sides come back for the next load? | | trade-trial | by asking both sides a week after the first trip
ask: Who pays when goods are damaged or lost? | | rules | with the insurer's answer for each type of goods
ask: Which fee do shippers or carriers accept? | | price-talks | by asking five shippers and five carriers what they pay today
roles: an experienced dispatcher | a developer | somebody whom shippers and carriers trust
search: find truck loads
name: +Loadmate = a load that suits the truck
name: Never Empty = no empty trips
name: +Homeload = a load for the trip home
name: Full Both Ways = loaded out and back
name: +Freightpair = load and truck matched
name: Room on Board = space left in a truck
name: Next Load = the next job for the truck
name: On the Way Back = a load for the return trip
name: *Cargonova = a new word from cargo
name: Straight Load = from shipper to driver directly
name: Good Haul = a trip that pays
name: +Truckmatch = the right truck for each load
line: A load for every trip home
line: Fewer empty trips, better pay
line: The right truck for your load
line: Checked carriers, clear prices
line: Post a load, find a truck
line: Know where your freight is
line: Delivered, signed and paid promptly

quality-camera
job: a part, parts
rival: staff who check by eye | they are already there and notice faults nobody has described
rival: makers of industrial vision systems | engineers know the brand, and service is nearby | Cognex, Keyence, Omron | visual inspection system
rival: system integrators | they plan, install and take responsibility for the whole line | | machine vision integrator
meet: manufacturing fairs, suppliers' meetings and quality associations | quality manager | complaints and returned goods land on that desk | film one hour of production with {name} and compare the result with the inspectors | two days a week | machine builders, maintenance firms and quality consultants | factories ask them how to reduce rejects
measure: the share of faulty parts found, with false alarms counted beside it
moat: a large collection of labelled faults for one kind of product, and quick set-up on a new line
risk: every line is different, so each sale becomes a custom project | start with one kind of product, use a fixed mount and light, and charge separately for special work
rule: Settle liability, product standards and staff privacy | State in the contract what is checked and how often faults may be missed, ask an insurer about recalls, check which standards the device must meet, and agree how staff stay out of the picture. | the contract limits, the insurer's answer and the list of standards are filed
trial: Film one line for a week | Set a simple camera over one line, let inspectors label good and bad parts, and compare what camera and people found and missed. | found, missed and false alarms are on one sheet
ask: What happens with a fault it has never seen? | It is marked as unusual, and a person decides | f-2 | by mixing ten new faults among good parts
ask: How long does it take to set up a line? | | trade-trial | by timing the first installation
ask: What does a missed fault cost the factory? | | interviews-2 | by asking five quality managers about their last complaint
roles: somebody from factory quality | a developer for image recognition | a technician for cameras, light and mounting
search: automated visual inspection
name: Good Part = only good parts leave
name: +Faultlight = brings faults to light
name: Seen Twice = every part is looked at
name: +Scratchwise = knows a scratch when it sees one
name: Clear Pass = checked and passed
name: +Linelens = a lens over the line
name: No Returns = nothing comes back
name: Every Part = each part is checked
name: +Passmark = the mark of a good part
name: Sharp Line = a line with sharp eyes
name: *Inspecto = a new word from inspect
name: End of Line = the last check
line: Every part checked, every shift
line: Find faults before your customer does
line: Fewer complaints, fewer returns
line: The same check, day and night
line: Set up with good parts only
line: See why each part was rejected
line: Good parts out, bad parts caught

machine-maintenance
job: a machine, machines
rival: the maintenance team's experience and fixed service intervals | they cost nothing extra, and the team knows the machines
rival: maintenance software and sensor systems | work orders, parts and machine data are in one place | Fiix, Limble, UpKeep, Augury | maintenance software
rival: service contracts of the machine and bearing makers | they know the machine, bring original parts and keep the warranty | SKF, Siemens, Schaeffler | machine service contract
meet: factory visits, maintenance fairs and service workshops | maintenance manager | that desk answers for every hour a machine stands still | set up five critical machines with {name} and look at the results together each week | two days a week | machine service firms, parts dealers and electricians | they are called whenever a machine fails
measure: the hours of unplanned downtime per machine each month
moat: a history of readings, faults and repairs for many machines of the same kind
risk: nothing fails during the pilot, so nobody sees the benefit | start with machines that failed recently, and count small findings and saved work as well
rule: Settle safety, network and warranty | Ask the safety officer what may be mounted, the IT team how data leaves the plant, the maker whether the warranty is affected, and state that warnings do not replace inspections. | the three answers are filed and the limits stand in the contract
trial: Follow ten machines for two weeks | Record faults, repairs and simple readings of ten machines in two or three workshops, discuss each finding with the technicians, and count what they act on. | findings, actions and false warnings are on one sheet
ask: How many warnings turn out to be false? | | trade-trial | by checking every warning with a technician
ask: What does an hour of downtime cost? | | interviews-2 | by going through the last three breakdowns with five managers
ask: Will technicians use it on the shop floor? | One scan opens the machine, and a report takes a minute | f-2 | by watching five technicians report a fault
roles: a maintenance technician or planner | a developer for sensors and data | somebody who sells to factories and service firms
search: predictive maintenance system
name: +Humline = listens to how machines run
name: Runs On = the machine keeps running
name: +Machinewell = machines in good health
name: Early Sign = a warning in time
name: +Faultfound = faults found early
name: Smooth Shift = a shift without breakdowns
name: No Standstill = machines that keep going
name: Ready Machines = machines ready to run
name: +Wearwatch = watches wear on machines
name: Planned Stop = repaired when it suits
name: *Machinova = a new word from machine
name: Grease & Gauge = care and measurement
line: Fix it before it stops
line: Fewer breakdowns, better planned repairs
line: Know which machine needs care next
line: Every machine's history, one scan away
line: Repairs when it suits production
line: From first warning to finished repair
line: Keep your machines running

building-energy
job: a building, buildings
rival: makers of building controls | their systems are already installed and they have a service contract | Siemens, Honeywell, Schneider Electric, Johnson Controls | building energy management
rival: energy consultants and audits | their report is accepted by owners and authorities | | energy consultant
rival: the facility team and the monthly bill | it costs nothing extra, and they know the building
meet: facility managers' meetings, hotel associations and property owners' groups | facility manager | energy bills and complaints about heat or cold arrive there | read the meters of one building with {name} and list three savings that cost nothing | one day a week | heating and cooling firms, electricians and property managers | they see which buildings waste energy
measure: the energy used per week compared with similar weather before
moat: data from many similar buildings, and control systems already connected
risk: after the first savings the owner sees no reason to keep paying | report monthly what was saved, catch waste that returns, and add bills, budgets and required reports
rule: Settle who may change settings | Agree with owner, tenants and service firm who may change what, keep hot water and ventilation within the health rules, protect the control network, and ask which reports authorities require. | the permissions and limits are signed
trial: Check three buildings for two weeks | Collect bills and meter readings, walk through each building with its caretaker, change a few settings with permission, and compare with similar days. | energy before and after is on one sheet for each building
ask: Would the use have fallen anyway because of the weather? | Each result is compared with days of similar weather | f-2 | by checking the method on last year's bills
ask: Who benefits, the owner or the tenant? | | price-talks | by asking both in three buildings
ask: Does it work with old controls and meters? | | f-3 | by listing meters and controls of five buildings
roles: a building services engineer | a developer for meters and controls | somebody who sells to owners and facility managers
search: building energy management
name: +Meterwalk = every meter in one walk
name: Night Load = what runs at night
name: +Valvewise = knows which valve to turn
name: Just Warm = comfort without waste
name: +Wattwell = power used well
name: Lights Out = off when nobody is there
name: Saved Degrees = less heat wasted
name: Even Degrees = steady temperatures
name: +Heatfair = heat where it is needed
name: *Calora = from calor, Latin for heat
name: Quiet Meter = the meter runs more slowly
name: Right Setting = set as it should be
line: Find waste, cut the bill
line: See where your energy goes
line: Comfortable rooms, lower bills
line: All your buildings in one view
line: Heat and cool only when needed
line: Savings you can check every month
line: Stop heating empty rooms

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
rival: makers and dealers of farm machinery | they are nearby, repair quickly and take the old machine back | John Deere, Kubota, Claas | farm equipment dealer
rival: farm software and advisory services | maps, records and advice come together in one place | Climate FieldView | farm management software
rival: hand work, experience and the tools already owned | they cost nothing more, and the farmer knows every field
meet: field days, growers' associations and cooperatives | adviser of the cooperative | farmers talk there about this season's problems | try {name} on one field or job with the farmer and come back each week | one day a week in season | dealers, crop advisers and repair workshops | farmers ask them what works
measure: the hours, water or losses saved per field against the usual way
moat: results from several farms and seasons, and quick service nearby
risk: there is only one season a year to prove that it works | test on several farms and crops, show hours saved within days, and take orders before the next season
rule: Settle safety, advice and data | Ask which safety rules the tool or device must meet, who may advise on crop protection, which records inspectors want, who owns field data, and insure against damage. | the safety list, the authority's answers and the policy are filed
trial: Follow five farms for two weeks | Use the tool or readings for one job on five farms, compare it with the usual way, and note hours, faults, results and what each farmer changes. | hours, faults and results are on one sheet for each farm
ask: What does it do better than the farmer's own way? | | interviews-2 | by doing the job side by side on five farms
ask: Who repairs it in the middle of the season? | Spare parts are in stock, and a workshop nearby is trained | trade-trial | by timing every repair in the trial
ask: When in the year do farms decide to buy? | | price-talks | by asking ten farmers when and how they bought last time
roles: an agronomist or experienced grower | somebody who develops and tests the product | somebody for farm visits, sales and service
search: farm tools and technology
name: +Furrowline = straight work in the field
name: Spade Deep = down to the roots
name: +Fieldready = ready for work in the field
name: Firm Roots = plants that grow well
name: +Growright = the right step for each crop
name: Better Row = better results in each row
name: Sure Season = a season under control
name: +Handfield = a helping hand in the field
name: Ask the Soil = soil tells what is needed
name: Easy Acre = less work per field
name: *Terravi = from terra, Latin for earth
name: Seed to Sack = from sowing to harvest
line: Less work, better harvests
line: Built for the field
line: Know what each field needs
line: Save hours on every field
line: Simple to use, easy to repair
line: Better decisions, row by row
line: From sowing to harvest, under control

livestock-monitoring
job: an animal, animals
rival: daily rounds and an experienced eye | they cost nothing extra, and the farmer knows the animals
rival: makers of collars, tags and milking systems | the system fits the barn equipment and the dealer services it | Lely, DeLaval, Allflex, Nedap, smaXtec@AT | livestock monitoring system
rival: vets and breeding advisers on regular visits | farmers trust their judgement, and they treat at once | | livestock vet near me
meet: livestock markets, breeders' meetings and farm cooperatives | herd manager | sick, lost or missed animals are noticed there first | fit ten animals or one pen with {name} and check each alert together | one day a week and some evenings | vets, feed advisers and dairies or processors | they see which farms lose animals or yield
measure: the share of alerts that are confirmed when somebody checks the animal
moat: years of animal data compared with the vet's findings, and equipment that lasts in the barn
risk: too many false alerts, and the farmer switches them off | let each farm set its alerts, record whether each was right, and improve before adding functions
rule: Settle animal welfare, diagnosis and data | Ask a vet what counts as diagnosis, the authority about tags, collars, cameras and radio, check that equipment does not hurt animals, and agree who owns the data. | the answers are filed and the data agreement is signed
trial: Watch ten animals or one pen for two weeks | Compare sensor or camera readings with the farmer's and vet's notes on two farms, and mark each alert as right, wrong or missed. | right, wrong and missed alerts are counted
ask: Does the device last in dirt, wet and cold? | | trade-trial | by leaving it in use for two weeks and checking each one
ask: Which alerts should wake somebody at night? | Only those the farmer has chosen | f-2 | by counting night alerts on two farms
ask: What is one early warning worth? | | interviews-2 | by asking ten farmers about their last sick or lost animal
roles: somebody with farm experience | a developer for sensors or cameras | a vet as adviser
search: livestock monitoring system
name: +Barnear = an ear in the barn
name: +Herdwell = a healthy herd
name: Every Hoof = each animal counts
name: Barn Lookout = somebody watches the barn
name: +Flocksure = sure that the flock is well
name: Early Alert = noticed at the first sign
name: Calm Barn = a barn without worries
name: +Grazewatch = a watch over grazing animals
name: Sound Herd = animals in good health
name: Far Pasture = animals seen from afar
name: *Bovitta = a new word from bovine
name: Well & Grazing = healthy and out grazing
line: Notice sick animals sooner
line: An eye on every animal
line: Alerts you can trust, day and night
line: Healthier animals, fewer losses
line: Know where your animals are
line: Sleep well, the barn is watched
line: Early signs, quicker treatment

drone-survey
job: a flight, flights
rival: climbers, lifts and scaffolding | people on site can touch, test and repair at once
rival: surveyors and established drone firms | their reports are accepted by insurers and authorities | Terra Drone | drone survey near me
rival: a drone flown by own staff | it is paid for, always there and needs only software | DJI, DroneDeploy, Pix4D | drone mapping software
meet: building sites, facility managers' meetings and farm or solar trade days | site or facility manager | inspections and measurements are planned there, often at short notice | fly one site with {name} and go through the findings the same day | two days a week in dry weather | roofers, surveyors and insurers | they need pictures and measurements before they quote or decide
measure: the hours from the flight to a report the customer can use
moat: reports that customers act on, and repeated flights of the same sites for comparison
risk: drones become cheaper, and customers fly themselves | sell measured findings, comparisons and clear recommendations, and offer a fixed schedule of repeat flights
rule: Settle flight permits, privacy and insurance | Ask the aviation authority which licence and permits each flight needs, inform neighbours where required, agree who owns the pictures, and insure against damage and injury. | the licence, policy and checklist are on file
trial: Fly six sites for three customers | Fly six roofs, fields or sites, deliver a report for each, let somebody check some of the findings on the spot, and note hours, delays and what customers did next. | hours, findings and follow-up orders are on one sheet
ask: What happens when the weather does not allow a flight? | A second date is booked from the start | f-2 | by counting the days suitable for flying last month
ask: Are the pictures and figures accepted as proof? | | interviews-2 | by showing a sample report to five insurers, surveyors or authorities
ask: Would customers book a regular flight? | | price-talks | by offering single flights and a yearly plan to ten customers
roles: a licensed drone pilot | somebody who knows roofs, sites, solar parks or fields | somebody who processes data and writes reports
search: drone survey and inspection
name: +Skymeasure = measured from above
name: No Ladder = seen without climbing
name: Clear Aerial = clear pictures from the air
name: +Rooflook = a look at the roof from above
name: From Above = seen from the air
name: +Flywell = safe and careful flights
name: Sharp Aerial = sharp pictures from the air
name: Fly & Report = a flight and a clear report
name: *Falkona = a new word from falcon
name: Ridge & Row = roofs and fields from above
name: High & Clear = a clear view from above
name: +Sitewing = a wing over the site
line: See every roof without climbing
line: Up in minutes, report by tomorrow
line: Clear pictures, exact measurements
line: Find damage before it gets worse
line: Safe inspections from the air
line: Measured from above, ready to use
line: Know your site, week by week

surplus-materials
job: a lot, lots
rival: scrap dealers and the skip | the goods are gone the same day, and nobody has to find a buyer
rival: classified sites and auctions | many buyers look there, and listing is cheap or free | eBay, Facebook Marketplace, Troostwijk@NL, Surplex@DE | surplus materials for sale
rival: merchants who sell new goods | any quantity is delivered with a guarantee and a return right | | materials supplier
meet: building sites, factories and warehouses after a project | site or store manager | leftovers there must be cleared to make room | list one lot of leftovers with {name} and find a buyer before it is thrown away | three mornings a week | architects, workshops and disposal firms | they know who has leftovers and who is looking for some
measure: the share of offered lots that are sold and collected within two weeks
moat: regular sellers, buyers who search there first, and exact descriptions of every lot
risk: transport and handling cost more than the goods are worth | start in one region with goods worth the trip, set a minimum lot, and let buyers collect
rule: Settle waste rules, safety and liability | Ask the environment office when leftovers count as waste, decide which goods are excluded, state who answers for defects, and ask a tax adviser about used goods. | the list of excluded goods and the terms of sale are ready
trial: Sell ten lots in two weeks | Photograph and measure ten lots from three sellers, offer them to likely buyers, arrange collection, and note hours, prices, questions and what stays unsold. | sold and unsold lots and hours are on one sheet
ask: Who answers if the material is faulty? | Condition, age and tests are stated, and the terms say what is excluded | rules | with a lawyer's and an insurer's answer
ask: How far will buyers travel or pay for transport? | | trade-trial | by noting distance and transport for ten lots
ask: Why should sellers list instead of calling the skip? | | price-talks | by comparing sale, storage and disposal with five sellers
roles: somebody from building, industry or textiles | somebody for storage, measuring and transport | a developer or shop manager
search: surplus materials for sale
name: +Lotfind = finds the right lot
name: Second Beam = beams used a second time
name: +Palletfair = leftovers sold by the pallet
name: Not the Skip = sold instead of thrown away
name: Good Leftovers = leftovers still worth using
name: +Surplusly = a place for surplus
name: Last Pallet = the pallet left over
name: Ready Stock = stock that is there now
name: Odd Lots = small lots of good material
name: +Reclaimwell = reclaimed in good condition
name: *Rimasa = from rimasto, Italian for left over
name: Still Useful = good material gets used
line: Good material, ready to use
line: Sell leftovers instead of dumping them
line: Clear your store, get paid
line: Quality materials for less
line: Small lots that others cannot supply
line: Measured, photographed and ready for collection
line: Less waste, more value

waste-collection
job: a collection, collections
rival: large waste companies | they provide bins, fixed rounds and papers under one contract | Veolia, Remondis@DE, Waste Management@US, Biffa@GB, Suez@FR | commercial waste collection
rival: the town's own collection | it is included in local charges or required by law
rival: small collectors with a van | they come when called, are cheap and take single materials | | waste collection near me
meet: restaurants, markets and office buildings early in the morning | site or kitchen manager | full or mixed bins are a daily problem there | collect one kind of waste with {name} for two weeks and show the weight after each stop | three early mornings a week | property managers, hygiene advisers and market managers | their tenants and clients complain about bins
measure: the share of collections made on the agreed day without contamination
moat: dense rounds with many stops close together, and steady buyers or plants for the material
risk: material prices fall or loads are contaminated, and the round loses money | charge for collection, inspect every load, and count sales of material only as extra income
rule: Settle permits, proof and treatment | Ask the environment office who may collect, carry and store each kind of waste, whether the town has the sole right, which papers customers need, and get a written acceptance from the treatment plant. | the permits and the plant's acceptance are filed
trial: Run one round for two weeks | Collect from ten businesses on fixed days, weigh and inspect each load, and note minutes, contamination, missed stops and complaints. | weight, contamination and minutes per stop are on one sheet
ask: Where does the material go if the first buyer stops? | A second buyer or plant is agreed from the start | f-3 | by getting two written offers
ask: When can customers leave their present contract? | | closing-calls | by asking twenty businesses for the end date of their contract
ask: How well do staff sort after a month? | | trade-trial | by inspecting loads from ten businesses
roles: somebody with a waste permit and a driving licence for the vehicle | somebody who wins and trains customers | somebody for buyers, plants and records
search: business waste collection
name: +Binround = a round from bin to bin
name: Clean Sort = waste that is well sorted
name: Clear Yard = a yard without full bins
name: +Cleanlift = collected and left clean
name: Lid Shut = bins that close properly
name: On Bin Day = collected on the agreed day
name: +Binbright = clean bins, emptied on time
name: Crate & Bale = collected, then recycled
name: Fair Lift = a fair price per collection
name: Second Life Bin = waste that gets used again
name: *Riciclo = from riciclo, Italian for recycling
name: Gone by Eight = collected early in the morning
line: Collected on time, every time
line: Clean bins, clear prices
line: Know what happens to your waste
line: Less waste, more recycling
line: The right bin for every material
line: Proof with every collection
line: Bins emptied before you open

reusable-packaging
job: a use, uses
rival: makers and wholesalers of disposable packaging | it is cheap, in stock and needs no washing or return | Huhtamaki, Smurfit Westrock, DS Smith | packaging supplier
rival: pools of reusable cups, bowls and crates | return points, washing and accounts are already set up | Recup@DE, Vytal@DE, DeliverZero@US, Loop, IFCO | reusable packaging
rival: recyclable or compostable single-use packaging | it looks greener and changes nothing in the daily work | | compostable packaging
meet: restaurants, canteens and shipping departments | kitchen or packing manager | they order and throw away packaging every day | replace one package with {name} for two weeks and count costs, damage and returns together | two days a week | packaging wholesalers, caterers and city waste offices | businesses ask them how to reduce waste
measure: the cost per use compared with the packaging used before, with losses counted
moat: packaging that fits the customer's daily work, and a short way back for every piece
risk: too many pieces are lost or come back late | start with closed circles such as canteens, events and regular deliveries, track pieces, and set a deposit or late fee
rule: Settle food safety, claims and deposits | Have the material tested for its use, ask the food authority about washing, check which environmental claims can be proved, and ask the tax office how deposits are booked. | the test report, washing plan and deposit rule are filed
trial: Use one hundred pieces with three customers | Replace one package at three businesses for two weeks, and note uses, losses, damage, minutes for handling or washing, and what staff and guests say. | uses, losses and cost per use are on one sheet
ask: After how many uses is it better than single-use? | | f-3 | by comparing material, washing and transport with a published study
ask: Who collects, washes and checks the pieces? | | trade-trial | by running the whole circle for two weeks
ask: What may it cost compared with today's packaging? | | price-talks | with ten buyers and their last packaging bill
roles: somebody from packaging, catering or logistics | somebody for washing, checks and collection | somebody who sells to businesses
search: reusable packaging for business
name: Back Again = packaging that comes back
name: +Bringback = easy to bring back
name: Rinse & Return = washed and used again
name: +Boxagain = a box used again and again
name: Hundredth Use = made for many uses
name: Stack & Go = easy to stack and carry
name: +Cupround = cups that go round
name: Next Use = ready for the next use
name: +Lidmate = a lid that fits
name: Round Trip Box = out and back again
name: *Ritorna = from ritorno, Italian for return
name: No More Bins = less packaging thrown away
line: Packaging that comes back
line: Use it again, waste less
line: Washed, checked and ready again
line: Less packaging to buy and bin
line: Easy to use, easy to return
line: Built to be used many times
line: Good packaging without the waste

water-monitoring
job: a reading, readings
rival: laboratories and manual samples | authorities accept the results | Eurofins, SGS | water testing laboratory
rival: large makers of probes and meters | customers know the name, and service is in the contract | Xylem, Hach, Endress+Hauser, Badger Meter | water quality monitoring
rival: staff rounds with a thermometer, test strip or logbook | they cost little and meet the present rules
meet: utilities, facility managers' meetings and fish farm or industry fairs | operations manager | they answer for water that must be checked every day | install one sensor with {name} and compare it with laboratory samples every week | one day a week | laboratories, plumbers and water treatment firms | they are called when values are wrong
measure: the hours between a problem in the water and the first alert
moat: long series of readings from similar sites, and service that keeps sensors accurate
risk: public buyers decide slowly and want long tests | start with private buildings, plants or fish farms, and offer a short paid pilot
rule: Settle which readings count and who must be told | Ask the health or water authority which values need a laboratory, which materials may touch drinking water, who must report a breach, and how sensors have to be calibrated. | the authority's answers and the calibration plan are filed
trial: Compare readings at three points | Place sensors at three points for two weeks, take samples at the same time, clean and check the sensors, and note differences, failures and alerts. | differences, failures and alerts are on one sheet
ask: How long does a sensor stay accurate without cleaning? | | trade-trial | by leaving one sensor uncleaned and comparing it with samples
ask: Who is told when a value is too high? | The people on the customer's list, in the agreed order | rules | with a written alert plan for each customer
ask: Which checks and samples can it save? | | interviews-2 | by going through the logbooks of five operators
roles: somebody from a water utility or laboratory | a developer for sensors and data | somebody who sells to operators and public buyers
search: water quality monitoring system
name: Clear Glass = water clear enough to drink
name: +Flowtell = tells how the water flows
name: First Drop = noticed from the first drop
name: +Waterwell = water in good condition
name: Sure Water = water you can be sure of
name: +Tapcheck = checks every tap
name: Steady Flow = a flow without surprises
name: Clean Intake = clean water coming in
name: *Acquara = from acqua, Italian for water
name: Water Ledger = a logbook for water
name: +Probeclear = clear readings from every probe
name: Every Reading = no reading is missed
line: Know your water, every hour
line: Find problems before people notice
line: Safe water, less paperwork
line: Leaks and bad values found early
line: Every reading logged by itself
line: Fewer rounds, better control
line: Clear alerts when water changes
`;
