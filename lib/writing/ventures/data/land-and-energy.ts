/** Farms, ponds, roofs and the climate: what is known of them; the keys are those of `../lore.ts`. */
export const LAND_AND_ENERGY = `
vertical-farm
job: a delivery, deliveries
rival: wholesalers and greenhouse growers | it is cheaper and comes with the rest of the order | Metro@DE, Sysco@US, Rungis Express@DE | herb wholesaler
rival: other indoor farms | they supply supermarkets and are large enough to invest | BrightFarms@US, Gotham Greens@US, Sustenir@SG | vertical farm
rival: the market and one's own pots | it is close, cheap and free of contracts
meet: restaurant kitchens, food markets and produce buyers' fairs | head chef or produce buyer | herbs and salad arrive tired, and part is thrown away | bring samples of {name} to ten buyers, deliver twice, and weigh what is used and thrown away | three afternoons a week | caterers, cookery schools and delicatessens | they are asked for fresh and unusual greens
measure: the share of the harvest that is sold at the full price
moat: growing recipes for varieties others cannot deliver fresh, and buyers with standing orders
risk: power and wages cost more than the greens bring in | choose varieties with a high price, measure power and hours per tray, and grow after standing orders exist
rule: Settle building, food safety and power | Ask the authority about use of the building and water, the food authority about hygiene and labels, have water and greens tested, and fix the power price in writing. | the permits, the test results and the power contract are filed
trial: Sell two harvests from one rack | Grow fast greens such as cress or shoots on one rack or buy trays from a grower, sell to five buyers at the full price, and note weight, hours, power and waste. | weight sold, waste, hours and power are in one table
ask: What does one tray cost in power and hours? | | trade-trial | by measuring one rack for two weeks
ask: Why would a buyer pay more? | It is harvested on the day and keeps longer | price-talks | by asking ten buyers with a sample in hand
ask: How much can be sold in fixed weekly orders? | | closing-calls | by asking ten buyers for a four-week order
roles: a grower | somebody who sells to kitchens and shops | a technician for light, water and air
search: microgreens supplier
name: +Leafrack = leaves grown on racks
name: Cut This Morning = harvested today
name: +Greenlayer = greens grown in layers
name: Fresh Tray = a tray of fresh greens
name: +Sproutwell = shoots that grow well
name: City Leaves = leaves grown in the city
name: Green in Winter = fresh in every season
name: Living Leaf = sold with its roots
name: +Herbstack = herbs in layers
name: Light & Leaf = grown under lights
name: *Verdora = from an old word for green
name: Picked Today = picked on the same day
line: Cut in the morning, served at night
line: Fresh greens in every season
line: Grown close to your kitchen
line: Clean leaves, grown indoors
line: Flavour that lasts all week
line: Fewer miles, fresher leaves

field-robot
job: a hectare, hectares
rival: seasonal workers | they see every plant, pick with care and need no investment
rival: tractors with camera-guided tools and sprayers | contractors have them, and they cover much ground in a day | Garford@GB, Steketee@NL | camera guided hoe
rival: makers of farm robots | dealers show them, and service can be bought with them | FarmDroid, Ecorobotix, Carbon Robotics@US, Odd.Bot@NL | agricultural robot
meet: field days, machinery dealers and growers' associations | grower or farm manager | hands are missing in the weeks when the work must be done | let {name} work a small plot beside the usual crew and count hours, plants and damage | three days in the season | farm advisers, seed companies and cooperatives | they are asked who will do the work next year
measure: the hours of manual work left on each hectare
moat: images and settings for the crops of a region, and service close to the farm
risk: the robot stands still in the few days that matter | sell the finished work with service included, and keep spare parts and a replacement nearby
rule: Settle machine safety, roads and insurance | Have emergency stop, warning signals and remote supervision tested to the machine rules, ask where it may drive without a person, and insure crops and passers-by. | the test report and the policy are filed
trial: Work small plots at three farms | Let the robot, or a hand-guided prototype, do the same task beside the usual work on three farms for one or two days each, and note hours, stops and plants lost. | hours, stops and lost plants are in one table
ask: Do growers buy, rent or pay by the hectare? | | price-talks | by offering all three to ten growers
ask: How often does somebody have to step in? | | trade-trial | by noting every stop and its cause
ask: What happens when it breaks down in season? | A technician or a replacement comes, or the work is not charged | rules | with a service clause that growers accept
roles: an engineer for robots and images | somebody from farming | a service technician
search: agricultural robot
name: +Rowmate = a helper in the row
name: Steady Rows = row after row
name: +Fieldhelper = a helper in the field
name: Day & Night Row = works day and night
name: +Cropwalker = walks along the crop
name: Helping Row = help in every row
name: Along the Row = works along each row
name: +Autofield = fields worked by machine
name: Spare the Crop = leaves the crop unharmed
name: Field Shift = takes a shift in the field
name: *Agrovia = from an old word for field
name: Early Start = out before the crew
line: Work done when hands are short
line: Row after row, day and night
line: Less hand work on every hectare
line: Careful with plants, tireless in rows
line: Pay for the work, not the machine
line: Service near your farm

beehive-monitoring
job: an inspection, inspections
rival: opening the hive and a notebook | it costs nothing, and one sees brood and queen directly
rival: hive scales and sensors | weight and temperature are on the phone, and clubs know them | BroodMinder, Arnia@GB, Beep@NL, wolf-waagen@DE | hive scale
rival: record apps for beekeepers | they are cheap and need no device in the hive | HiveTracks, BeePlus, ApiManager | beekeeping app
meet: beekeepers' associations, honey markets and beekeeping suppliers | chair of a beekeepers' association | members drive far to hives that need nothing and come too late to others | place a few sensors of {name} with members for two weeks and discuss the curves at a meeting | one evening a week | queen breeders, bee inspectors and growers who need pollination | they ask how colonies are doing
measure: the share of trips to the hives that had a reason
moat: years of hive data from many places, and alerts that beekeepers trust
risk: false alarms annoy beekeepers and they stop looking | start with weight and temperature, show how certain an alert is, and learn from what was found in the hive
rule: Settle radio, data and animal health | Check radio and battery rules, keep the places of hives private against theft, ask which bee diseases must be reported, and promise no healthy colonies. | the radio papers, the data terms and the claims are checked
trial: Put sensors in six hives for two weeks | Equip six hives of three beekeepers, send alerts, let them inspect as usual, and note what each alert and each trip showed. | alerts, findings and trips saved are in one table
ask: Is an alert right? | | trade-trial | by comparing each alert with what was found in the hive
ask: Does it work through winter, rain and weak signal? | | f-2 | by testing two devices in a freezer and two outdoors
ask: What would hobby and professional beekeepers pay? | | price-talks | by asking ten of each
roles: an experienced beekeeper | an engineer for sensors and radio | somebody who knows associations and suppliers
search: beehive scale
name: +Hivehum = the sound of a healthy hive
name: Well Hive = a hive that is well
name: +Beewatch = an eye on the bees
name: Hive News = news from the hive
name: +Swarmsign = a sign before the swarm
name: Heavy Hive = a hive full of honey
name: +Hiveweight = the weight of a hive
name: Lid Stays On = no need to open it
name: Good Colony = a strong colony
name: Queen at Home = the queen is there
name: *Meliva = from the Latin for honey
name: Busy Hive = a hive at work
line: Know your hives without opening them
line: Drive out only when needed
line: See when honey is flowing
line: An alert before the swarm
line: Healthy colonies, fewer trips
line: Every hive on your phone

fish-farming
job: a check, checks
rival: makers of probes, feeders and farm software | they offer the whole system with installation and a service contract | Eruvaka@IN, Innovasea, OxyGuard, AKVA Group | fish farm monitoring
rival: the adviser of the feed supplier | the visit comes free with the feed, and feed is sold on credit | | fish feed supplier
rival: checking by hand and writing it in a notebook | it costs nothing, and experienced workers see when the stock behaves oddly
meet: feed stores, hatcheries and landing places | owner of the feed store | farmers buy there every week and talk about their losses | use {name} at three of the store's customers for two weeks and show the readings at the counter | one day a week | hatcheries, fish vets and cooperatives | healthy stock keeps their customers buying
measure: the share of problems noticed early enough to act on them
moat: season after season of readings from the same farms, and service that is close by
risk: probes get dirty and give wrong readings, and farmers stop believing the alarms | include regular cleaning, compare with a hand meter and mark readings that are not reliable
rule: Settle liability, water rules and farm data | Ask which water and animal health records farms must keep, have electrical parts near water checked by a professional, state in the contract that an alarm helps the farmer but guarantees nothing, and agree who may see the figures. | the contract, the safety check and the list of required records are filed
trial: Follow three farms for two weeks | Measure water and stock at three farms every day with a hand meter and a shared sheet, call the farmer when something is off, and note what was done. | readings, warnings and actions are in one table
ask: Who answers an alarm at night? | The farmer first, then a second number if nobody picks up | trade-trial | by counting the alarms that are answered
ask: How long do sensors stay accurate in dirty water? | | f-2 | with weekly comparisons against a clean meter
ask: Which losses do farmers most want to prevent? | | interviews-2 | by asking ten farmers about their last bad season
roles: somebody who has worked on a fish farm | an engineer for sensors and data | somebody for sales and service at the farms
search: fish farm monitoring
name: +Pondpulse = the state of each pond
name: Calm Water = water without surprises
name: +Shellwatch = shellfish under watch
name: Night Pond = watched at night too
name: Shell & Fin = for shellfish and fish
name: +Finwell = healthy fish
name: Safe Stock = fewer losses
name: Full Nets = a good harvest
name: *Tilora = a coined word from tilapia
name: Pond by Pond = every pond checked
name: First Alarm = warned in good time
line: Know your water, day and night
line: Warned before the fish are lost
line: Every pond on one screen
line: Healthy stock, fewer night rounds
line: Feed better and lose less
line: Clear readings, quick action

farm-machine-sharing
job: a job, jobs
rival: contractors and machinery rings | they bring machine and driver, and farmers know them by name | Maschinenring@DE, Maschinenring@AT, Hello Tractor@KE, Hello Tractor@NG, TROTRO Tractor@GH | tractor hire
rival: dealers with machines for hire | the machines are new, and repairs are included | John Deere, CLAAS, Kubota | farm machinery hire
rival: borrowing from a neighbour | it costs little, and the favour is returned
meet: cooperative stores, machinery dealers and growers' meetings | manager of the cooperative store | farmers ask there who has a machine free when work is due | arrange jobs for five of the store's customers with {name} and report how each went | one day a week in season | seed dealers, farm advisers and agricultural banks | their customers do better when work is done on time
measure: the share of requested jobs done on the agreed day
moat: well-kept machines and careful drivers close to every farm
risk: all farmers want the same machine in the same few dry days | plan jobs by route, agree an order beforehand and keep a second machine or contractor ready
rule: Settle insurance, drivers and tax | Ask an insurer who pays for damage to the machine and in the field, ask who may drive it on the road, ask the tax office how income from lending is treated, and agree how hours or area are recorded. | the policy, the driver rules and the damage sheet are signed
trial: Arrange ten jobs with two machines | Take two machines and a handful of farmers for two weeks, plan by phone, photograph the hour meter and the condition at each handover, and note waiting time and damage. | jobs, hours, waiting time and damage are in one table
ask: Who comes first when rain is forecast? | The route is set the evening before, and everybody is told | rules | with a written order that all members accept
ask: Would owners lend a machine to farmers they do not know? | | interviews-2 | by asking ten owners what they would need to say yes
ask: What does an hour really cost the owner? | | f-2 | by adding fuel, wear, repairs and the driver for one machine
roles: somebody who has planned contract work on farms | somebody whom local farmers trust | a developer for bookings that work offline
search: tractor and machinery hire
name: +Fieldshare = machines shared between farms
name: Ready Tractor = a tractor when it is needed
name: +Yardlink = one farmyard linked to the next
name: On Time Field = work done on the right day
name: Shared Harvest = machines for everybody's harvest
name: +Drawbar = what links tractor and machine
name: Barn to Barn = from one farm to the next
name: Next Field = where the machine goes next
name: *Tractiva = a coined word from tractor
name: Machine Round = one machine, many farms
name: +Ploughpool = ploughs and tractors pooled
line: The right machine on the right day
line: Use the machine, skip the loan
line: Idle machines earn money nearby
line: Book a tractor by phone
line: Fields done before the rain
line: Good machines for every farm

grazing-service
job: a grazing round, grazing rounds
rival: mowing and groundwork firms | they come on a fixed date with their own machines and insurance | | grounds maintenance
rival: local shepherds and goat owners | they live nearby and often ask little or nothing | Goats On The Go@US, Rent a Ruminant@US | sheep grazing service
rival: mowing with the owner's own staff | the people and machines are already paid for
meet: solar trade days, land managers' meetings and shepherds' associations | site manager | grass and brush have to be cut every season, often where machines cannot go | graze one small plot with {name} and walk it with the manager before and after | two days a month | ecologists, site planners and conservation groups | they must propose how land is kept
measure: the share of the site that is short enough on the agreed date
moat: flocks close to the sites, and a full season of sites within reach of each other
risk: animals escape, are attacked or damage equipment, and the owner will not have them back | check fences and cables first, visit daily and have somebody on call within an hour
rule: Settle animals, insurance and site safety | Ask vet and authority about registration, transport, water and shade, have cables and poisonous plants checked, insure for damage and escaped animals, and write down who is called at night. | the policy, the site check and the call list are filed
trial: Graze one small plot for two weeks | Fence one plot with a borrowed or own flock, visit every day, take photographs from the same points, and note height, hours, damage and what the animals leave standing. | height, hours and damage are in one table
ask: Which plants do the animals leave standing? | Tough plants are cut once by hand | trade-trial | by walking the plot after two weeks
ask: How many animals does a site need? | | f-2 | by measuring growth and grazing days on one plot
ask: What do owners pay for mowing today? | | price-talks | by asking ten site managers about last year's invoices
roles: an experienced shepherd | somebody who wins site owners | somebody for fences, transport and call-outs
search: sheep and goat grazing service
name: +Grazewell = good grazing, good animals
name: Green Flock = keeps the land green
name: +Flockmow = mowing done by a flock
name: Hoof & Meadow = animals on the land
name: Slope Goats = goats for steep ground
name: +Bankgraze = grazing of steep banks
name: Quiet Mowers = mowing without engines
name: Short Grass Co = grass kept short
name: *Pastoria = a coined word from pasture
name: Living Mowers = animals instead of machines
name: Land & Lamb = land care with sheep
line: Grass kept short without engines
line: Sheep mow where machines cannot
line: Land care with hooves, not blades
line: Steep banks cleared by goats
line: Short grass, fencing and care included
line: Quiet, clean and insured mowing

insect-protein
job: a delivery, deliveries
rival: fish meal and soy from the feed dealer | it is in every recipe and always available | Cargill | fish meal supplier
rival: larger insect farms | they deliver big volumes of the same quality with test papers | Protix, InnovaFeed@FR, Nutrition Technologies@MY, Entobel@VN, InsectiPro@KE | insect meal supplier
rival: cheap feed mixed on the farm | grain and scraps are at hand and cost little
meet: feed mills, poultry and fish farmers' meetings and pet food fairs | buyer at a feed mill | protein prices rise and fall, and supply is uncertain | mix one small batch of feed with {name} and compare it with the usual feed | two days a week | vets, feed advisers and food factories with leftovers | farmers ask them for cheaper or better protein
measure: the share of trial buyers who order again
moat: long contracts for clean leftovers, and a steady quality that is tested
risk: leftovers become scarce or dear, and a cold or sick room kills a generation | sign supply for the long term with several sources and keep breeding stock in a second room
rule: Settle what insects may eat and who may eat them | Ask the feed authority which leftovers are allowed, which animals may be fed, and how the product must be heated, tested and labelled, and ask about permits for smell and waste. | the approval, test results and labels are filed
trial: Feed a trial batch at three farms | Raise or buy one small tested batch, let three customers feed it for two weeks beside the usual feed, and note intake, weight, losses and whether they would order. | intake, weight and orders of three customers are in one table
ask: Is every batch of the same quality? | Each batch is tested before it leaves | f-2 | with laboratory tests of several batches
ask: What does a kilogram cost to make? | | f-6 | by adding feed, heat, labour and drying for one batch
ask: Would buyers pay more than for fish meal? | | price-talks | by asking ten feed buyers for a price and a volume
roles: somebody who has bred insects | an engineer for heating and drying | somebody who sells to feed buyers
search: insect protein for animal feed
name: +Larvalot = larvae in good supply
name: Humble Fly = the fly that does the work
name: Protein Farm = protein grown on a farm
name: +Grubmill = insects milled into feed
name: Second Meal = leftovers become feed
name: +Mealwing = meal from insects
name: Peel to Feed = scraps turned into feed
name: *Insecta Feed = a Latin word with feed
name: Good Grub = good food for animals
name: +Crumbfly = flies raised on leftovers
name: Circle Feed = waste back to feed
line: Local protein for animal feed
line: Leftovers turned into good feed
line: Tested protein in every batch
line: Feed protein without fish meal
line: Less waste, more protein
line: Steady protein from nearby

biogas
job: a digester, digesters
rival: builders of digesters and state programmes | they have reference sites, and some systems are subsidised | Sistema.bio, HomeBiogas, PlanET Biogas@DE, WELTEC Biopower@DE, Flexi Biogas@KE | biogas plant
rival: bottled gas, mains gas and other bought fuel | it works at once and needs no daily care | | gas supplier
rival: wood or charcoal, and waste that is spread or carted away | people are used to it and nothing has to be built
meet: dairies, farmers' cooperatives and food producers' associations | manager of the dairy or cooperative | members have manure or waste every day and pay for fuel | measure the waste and fuel of three members with {name} and show what a digester would give | two days a week | vets, farm advisers and waste hauliers | they see the waste every week and are asked what to do with it
measure: the share of days on which the digester gives the promised gas
moat: trained mechanics close to every digester, and customers who show theirs to neighbours
risk: a digester stops, nobody repairs it, and the neighbours hear about it | sell only where a mechanic is near, visit in the first weeks and watch gas output from the start
rule: Settle gas safety, permits and payment terms | Have leaks and burners tested, ask which permits waste, gas and slurry near water need, and write warranty, service and instalments in plain language. | the tests, the permits and the contract are filed
trial: Measure waste and fuel at five sites for two weeks | Weigh the manure or waste of five customers every day, note what they spend on fuel, compare with a digester that already runs, and make each an offer. | waste, fuel and replies of five sites are in one table
ask: Who feeds and cleans the digester every day? | | interviews-2 | by asking the people who would do it
ask: How much gas does this waste give in the cold season? | | f-2 | with figures from a digester that already runs nearby
ask: Would customers pay in instalments? | A deposit first, then monthly payments while it works | price-talks | by offering two payment plans to ten customers
roles: an engineer or fitter for digesters | somebody whom farmers or factories trust | somebody for finance, permits and service
search: biogas digester
name: +Dungflame = from manure to flame
name: Blue Burner = a clean blue flame
name: +Farmflame = gas made on the farm
name: Waste to Heat = waste that gives heat
name: Own Gas = gas from your own waste
name: +Digestwell = a digester that runs well
name: Green Burner = a flame from waste
name: Home Flame = cooking gas made at home
name: *Biogano = a coined word from biogas
name: Warm Waste = heat from what is left
name: +Gasbarn = gas from the barn
line: Your waste becomes your gas
line: Cook and heat with farm waste
line: Lower fuel bills from your waste
line: Gas every day, fertiliser as well
line: Clean flame, no more firewood
line: Built, checked and serviced nearby

carbon-credits
job: a tonne, tonnes
rival: large project developers and credit brokers | they have many projects, a registry listing and a known name | South Pole, Climate Impact Partners, Patch, Puro.earth, Cloverly@US | buy carbon credits
rival: the cheapest old credits on the market | they cost little and fill the line in the report
rival: cutting own emissions and buying nothing | nobody can question it, and savings stay in the firm
meet: sustainability managers' meetings, auditors' events and trade bodies | sustainability manager | buyers fear public criticism of the credits they choose | show one project with {name}, from plot and measurement to payment, and ask what is missing for a purchase | two days a month | auditors, climate consultants and banks | clients ask them which credits can be trusted
measure: the share of credits on sale whose evidence an outsider has checked
moat: years of measurements on the same sites, and local people who are paid reliably
risk: fire, illegal cutting or weak evidence makes the credits worthless | measure often, keep a reserve of unsold credits and publish good and bad results
rule: Settle land rights, standard and claims | Have a lawyer check who owns land and carbon, obtain written consent from local people, choose a recognised standard, and ask what buyers may claim in each market. | rights, consents and the chosen standard are documented
trial: Measure one site and show it to five buyers | Measure a few sample plots or batches twice, by two people on their own, prepare the evidence on a few pages, and ask five buyers what they would pay and what is missing. | differences and the buyers' answers are in one table
ask: Would this have happened without the money from credits? | | f-2 | by comparing with similar sites that receive none
ask: What happens if stored carbon is lost? | It is replaced from a reserve that is never sold | rules | with the terms of the registry
ask: Which proof do buyers ask for before they sign? | | interviews-2 | by asking ten sustainability managers about their last purchase
roles: an expert in measuring carbon | somebody trusted by landowners and local people | somebody who knows registries and buyers
search: buy carbon credits
name: +Treetally = trees counted one by one
name: Plot & Proof = each plot with its proof
name: +Carbonroot = carbon kept in roots and soil
name: True Tonne = a tonne that really counts
name: Rooted Credit = credits rooted in real land
name: +Groundproof = proof on the ground
name: Standing Trees = trees that stay
name: Local Carbon = projects run by local people
name: *Carbora = a coined word from carbon
name: Open Plot = every plot can be visited
name: Measured Green = measured, not guessed
line: Carbon credits you can check
line: Every tonne measured on the ground
line: See what your money does
line: Local people paid, carbon stored
line: Clear proof behind every credit
line: Credits your auditor can follow

workplace-charging
job: a charge, charges
rival: charging operators | they bring stations, app, payment and a hotline in one package | ChargePoint, Allego, Mer, Virta, Monta | workplace ev charging
rival: electricians and energy suppliers | they already know the building and its connection | E.ON@DE, Engie@FR, Octopus Energy@GB | ev charger installer
rival: a few ordinary sockets and public stations nearby | nothing has to be built, and it is enough for the first cars
meet: facility managers' meetings, car leasing firms and fleet events | facility manager | more staff, guests and vans arrive with electric cars each month | measure the power connection of one site with {name} and show how many cars could charge at once | two visits a week | leasing firms, electricians and solar installers | their customers ask where the cars will charge
measure: the share of vehicles that are charged enough when they leave
moat: detailed load data from each site, and one contact for repairs and billing
risk: cabling and the power connection cost far more than the stations, or the landlord refuses | check connection, cable route and lease before any offer, and price them apart from the stations
rule: Settle connection, billing and permission | Ask the grid operator and the landlord for permission, use meters that are approved for billing, ask a tax adviser about free power for staff, and clear fire safety with the insurer. | the permissions and the billing rule are in writing
trial: Watch one site for two weeks | Log the building's load, the parked vehicles and their leaving times at one site, test a borrowed or existing charger, and show the manager a plan and a price. | load, cars and leaving times are in one table
ask: What do cabling and connection really cost? | | f-2 | with the final invoices of several finished sites
ask: Who moves a car when it is full? | The driver gets a message, and a fee starts later | trade-trial | by counting moved cars at one site
ask: Who pays, the firm, the staff or the guests? | | price-talks | by showing ten facility managers three payment models
roles: an electrician for large connections | somebody who wins firms and landlords | a developer for load sharing and billing
search: workplace ev charging
name: +Yardvolt = power in the yard
name: +Ampshare = power shared between cars
name: Full by Five = charged by closing time
name: Work Plug = a plug at the workplace
name: Ready Fleet = every vehicle charged in time
name: +Parkvolt = power where cars are parked
name: Charged Bays = parking bays with power
name: Plug at Work = charging during working hours
name: *Ampario = a coined word from ampere
name: Guest Charge = charging for guests too
name: +Depotvolt = power for the depot
line: Parked at work, charged for home
line: More cars on the same connection
line: Charging for staff, guests and vans
line: Every vehicle ready to leave
line: One bill for all your charging
line: Chargers installed, run and repaired

battery-for-firms
job: an installation, installations
rival: battery suppliers and energy traders | they have references, finance and their own trading desk | Fluence, Tesla, Fenecon@DE, Stem@US, Enel X, Zenobē@GB | battery storage for business
rival: a better power tariff or switching machines off at peak | it needs no investment and can start at once
rival: a diesel generator | it is already there, and staff know how to use it
meet: energy consultants, electrical contractors and trade association meetings | energy or plant manager | short peaks push up the power bill for months | calculate the savings from one year of meter data with {name} and explain every assumption | two days a week | energy consultants, electricians and solar firms | they see the peaks in their clients' bills
measure: the saving on the power bill, month by month, against the forecast
moat: load data from many sites in one trade, and forecasts that prove right
risk: tariffs and market rules change, and the expected income falls | base the offer on savings from peaks or outages, and count market income as extra
rule: Settle fire safety, grid connection and ownership | Ask the fire service, the insurer and the grid operator about location and connection, and state in the contract who owns the battery, who controls it and what happens if the firm moves. | the answers and the contract are filed
trial: Calculate the savings for five firms | Collect meter data from five firms, list which machines may pause, calculate the savings with and without a battery, and discuss the result with each. | data, savings and replies of five firms are in one table
ask: How much capacity is left after years of use? | | f-2 | with the maker's warranty and data from older installations
ask: Which machines may be switched off, and for how long? | | interviews-2 | by asking ten plant managers
ask: Who pays if the system fails on a peak day? | The contract names a sum and a limit | rules | with a lawyer and the insurer
roles: an engineer for batteries and grid connection | an analyst for tariffs and power markets | somebody who sells to plant managers
search: commercial battery storage
name: +Peakcalm = calm at peak load
name: Steady Load = power use without sharp peaks
name: +Loadwell = load that is well managed
name: Power Reserve = power kept in reserve
name: +Gridpause = a pause for the grid
name: Peak & Store = store power for the peak
name: Flat Peak = peaks made flat
name: Night Charge = filled at night, used by day
name: *Voltara = a coined word from volt
name: +Peakstore = storage against peaks
name: Backup Bay = a battery ready in the yard
line: Lower peaks, lower power bills
line: Store cheap power, use it later
line: Power when the grid fails
line: Get paid for flexible power
line: Savings shown month by month
line: Your battery, planned and run

solar-for-firms
job: an installation, installations
rival: solar companies that offer finance | they have reference roofs and a bank behind them | Daystar Power@NG, Starsight@NG, CrossBoundary Energy@KE, Sun King@KE, d.light@KE, Cleantech Solar@IN | solar for business
rival: local installers paid in cash | over the years it costs less than leasing | | solar installer near me
rival: staying with the grid or a diesel generator | it is already there and needs no decision
meet: business associations, electricians' shops and school or clinic networks | owner or finance manager | power is expensive or fails during working hours | log one week of power use with {name} and show what a solar system would have covered | two days a week | electricians, banks and accountants | they see the power bills of their clients
measure: the share of daytime power that comes from the sun
moat: a local service team, payment records and reference roofs that can be visited
risk: customers stop paying, move out, or the grid price falls below the contract | check credit, take a deposit, and write removal and price rules into the contract
rule: Settle roof, licence and ownership | Have the roof checked for load, ask which licence selling power needs, agree who owns the panels if the building is sold, and insure storm, fire and theft. | the roof report, the licence answer and the policy are filed
trial: Log the power use of five customers for one week | Measure use and outages at five sites, check each roof, calculate a system size and monthly payment, and present the offers. | use, roof results and replies of five sites are in one table
ask: What happens when a customer stops paying? | A reminder, a payment plan, then a limit as agreed in the contract | rules | with a lawyer and the contract
ask: Do firms prefer to buy, lease or pay for each unit? | | price-talks | by showing ten firms all three offers
ask: How far off are the first yield forecasts? | | f-2 | by comparing forecast and meter on installations that already run
roles: an electrician for solar systems | somebody for finance and contracts | somebody for sales and customer care
search: solar for business
name: +Roofwatt = power from the roof
name: Sun Shift = the sun works the day shift
name: +Sunledger = what the roof has saved
name: Daylight Power = power during working hours
name: +Noonpower = most power at noon
name: Roof Return = a roof that pays back
name: Bright Works = solar for workplaces
name: Sun on Site = power made on site
name: *Solvanta = a coined word from solar
name: Paid by Sun = the sun pays the bill
name: Own Roof Power = power from your own roof
line: Your roof pays the power bill
line: Solar power without buying the panels
line: Power that stays on at work
line: Lower power bills from your roof
line: Installed, insured and looked after
line: See what your roof saves

recycled-building-products
job: an order, orders
rival: ordinary brick, concrete, timber and insulation makers | every builder knows the material, and it is in stock | | building materials
rival: established makers of recycled building products | they have test certificates, a price list and references | ByFusion@US, Gjenge Makers@KE, Conceptos Plásticos@CO, Govaplast@BE, Hahn Kunststoffe@DE | recycled building products
rival: used materials from demolition sites | they are cheap and can be collected the same day
meet: builders' yards, architects' offices and public works departments | purchasing manager | projects are asked to use less new material, but the quality has to be proven | lay or fit one small sample area with {name} and inspect it together | two days a week | architects, builders and waste firms | they choose materials or have waste to supply
measure: the share of sample customers who place a paid order
moat: sorted waste at a known price, and test certificates for each use
risk: an engineer refuses the product because tests are missing or quality varies | test load, fire, weather and fumes first, and list clearly where it must not be used
rule: Settle tests, approvals and take-back | Ask a laboratory for load, fire and weather tests, ask the authority which uses need approval, protect workers from dust and fumes, and settle what happens to broken pieces. | the certificates and approved uses are filed
trial: Put samples on three small sites | Give samples to three builders or architects for a path, a wall or a room, be there when they are fitted, and note breakage, fitting time and questions. | breakage, minutes and orders are in one table
ask: How does the product look after years of sun and rain? | Samples are tested for ageing, and older pieces are inspected | f-2 | with laboratory ageing and older pieces
ask: Is there enough clean waste all year? | | interviews-2 | by asking ten suppliers about volume, quality and price
ask: What do builders need before they order? | | closing-calls | by offering ten builders a first paid order
roles: an engineer for materials and machines | somebody who buys and sorts waste | somebody builders and architects trust
search: recycled building materials
name: +Wastebrick = bricks made from waste
name: Second Brick = material with a second life
name: +Rebuildwell = building well with old material
name: Bottle & Brick = bottles turned into bricks
name: Next Wall = waste becomes a wall
name: +Loopboard = boards from recycled material
name: Solid Again = solid material once more
name: Good Scrap = scrap put to good use
name: *Rebrica = a coined word from brick
name: Tested Again = old material, newly tested
name: +Scrapstone = stone made of scrap
line: Solid building material from waste
line: Build well with less waste
line: Tested like any other material
line: Fits like standard, made from waste
line: Bricks and boards from recycled material
line: Old material, solid new walls

modular-building
job: a building, buildings
rival: established makers of modules and prefabricated houses | they have show houses, references and bank approval | Lindbäcks@SE, Baufritz@DE, BoKlok@SE, Portakabin@GB, Algeco@FR, ICON@US | modular building company
rival: traditional builders on site | they can change details late, and architects know them
rival: renting or adapting existing rooms | no permit or building site is needed, and it can be ended
meet: housing companies, school authorities and architects' offices | building manager | space is needed soon, and a long building site would disturb everybody | draw a first layout for one real site with {name} and show cost, permits and dates | two days a week | architects, structural engineers and banks | they are asked early what can be built on a site
measure: the share of steps in the schedule finished on the agreed day
moat: tested details, a reliable factory or crew, and finished buildings to visit
risk: orders come all at once or not at all, and fixed costs continue | take deposits and staged payments, book capacity in advance and share production with partners
rule: Settle structure, fire safety and permits | Have an engineer sign for structure, fire and sound, ask the building authority about the permit, check transport and crane access, and agree the warranty between all firms. | the engineer's report and the permit list are filed
trial: Plan three real sites | Visit three sites within two weeks, measure ground, access and connections, draw a layout from standard parts, and present price and schedule to each owner. | measurements, prices and replies of three sites are in one table
ask: What costs does the ground add? | | f-2 | by comparing ground and connection costs of finished projects
ask: Who is responsible for the joints between parts? | One firm signs for the whole building | rules | with the insurer and the engineer
ask: How soon would customers pay a deposit? | | closing-calls | by asking five owners with a real site
roles: somebody who has led prefabricated building | a structural engineer | somebody who sells to owners and authorities
search: modular buildings
name: +Roomlift = rooms lifted into place
name: Ready Rooms = rooms built ahead
name: +Buildfast = fast building
name: Quick Storey = another storey, quickly built
name: +Modulehaus = a house made of modules
name: Built Inside = built in a dry hall
name: Neat Site = a short and clean building site
name: Plus Rooms = extra rooms, quickly added
name: *Modella Build = a coined word from module
name: Moving Rooms = rooms that can move later
name: Solid Modules = modules that last
line: New rooms without a long site
line: Built inside, finished on site
line: Fixed price, fixed date, solid building
line: More space in less time
line: Quality checked before it leaves us
line: Good rooms, ready sooner

supply-chain-traceability
job: a shipment, shipments
rival: traceability platforms | large buyers and auditors already know them | Sourcemap, TrusTrace, Farmforce, Koltiva, Provenance@GB, Trace Register | supply chain traceability software
rival: certificates and labels | customers know the label, and auditors do the checking | Fairtrade, Rainforest Alliance | sustainability certification
rival: spreadsheets, emails and the word of the importer | it costs nothing extra, and partners are used to it
meet: trade fairs, importers' offices and producers' cooperatives | purchasing or quality manager | customers and authorities ask for proof of origin | trace one real shipment with {name} from producer to buyer and show where data is missing | two days a month | auditors, importers and freight agents | they have to collect the same proof again and again
measure: the share of shipments with complete proof of origin
moat: suppliers who enter data at the source, season after season
risk: wrong data is entered at the start and is trusted from then on | record weight, photo and payment together, compare volumes and check random shipments on site
rule: Settle data rights and permitted claims | Ask which proof customs and buyers accept, get consent for data about producers, agree who owns it, and have claims on packs checked by a lawyer. | consents, accepted proof and permitted claims are filed
trial: Trace three real shipments | Take three shipments that arrive within two weeks, let each supplier and carrier enter one record by phone, and let an outsider check the result. | gaps, errors and minutes per record are in one table
ask: What do suppliers gain by entering data? | | interviews-2 | by asking ten suppliers and producers
ask: Which law or customer demand makes buyers act now? | | price-talks | by asking ten buyers for their current duties and budget
ask: How is false data noticed? | Volumes are compared and random shipments are visited | f-2 | by testing the checks on old shipments
roles: somebody who has bought or exported goods | a developer for offline data entry | somebody whom suppliers trust
search: supply chain traceability software
name: +Tracewell = tracing done well
name: Origin Line = a clear line to the origin
name: +Sourcepath = the path from the source
name: Lot & Label = each lot behind its label
name: +Originproof = proof of origin
name: Known Origin = you know where it comes from
name: Clear Chain = a chain you can see through
name: First Scan = recorded at the start
name: *Originova = a coined word from origin
name: Shipment Story = where a shipment has been
name: +Lotlink = every lot linked to its source
line: Know the origin of your goods
line: Proof of origin for every shipment
line: From producer to shelf, every step
line: Ready when the auditor asks
line: Real products, easy to verify
line: Origin your customers can check
`;
