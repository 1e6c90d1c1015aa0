/** Farms, ponds, roofs and the climate: what is known of them; the keys are those of `../lore.ts`. */
export const LAND_AND_ENERGY = `
vertical-farm
job: a delivery, deliveries
rival: greenhouse growers and produce wholesalers | it comes at five with everything else, and costs half | Metro@DE, Sysco@US, Rungis Express@DE | herb wholesaler
rival: other indoor farms | they supply supermarkets and have lived through the power bill | BrightFarms@US, Sustenir@SG, Gotham Greens@US | vertical farm
rival: pots on the kitchen's window sill and a bunch from the market | it is there, and tired by Thursday
meet: back doors at three, chefs' tables and cash-and-carry markets | head chef | half of the basil is black by Friday and thrown away | bring four trays alive to the pass for two weeks and weigh what is thrown away | three afternoons a week | sommeliers, fish dealers and pastry chefs | they are asked where the leaves come from
measure: the share of trays harvested that are paid for
moat: recipes of light and days for leaves others can't bring
risk: the power bill is larger than the salad's | grow what is dear, tired or not to be had, and know the power per tray before a second container
rule: Settle building, water and hygiene | Ask the town about a container and noise, the food office about washing and labels, test water for germs, and fix the power price before signing a lease. | leave, water test and power contract are filed
trial: Grow one rack for eight weeks | One rack in a cellar, six sorts, sold to four kitchens each week at the full price, with every hour and kilowatt written down. | weight sold, thrown away, hours and power per tray are in one table
ask: What does a tray cost when power doubles? | | f-2 | with two years of prices for power
ask: Why would a chef pay twice? | It is cut at ten and still stands on Friday | price-talks | by asking nine chefs with a tray in hand
roles: a grower who has lost a crop | somebody chefs open the back door to | an engineer for light and air
search: microgreens supplier
name: Pass at Three = when the chef has time
name: +Traymorn = cut this morning
name: Cellar Basil = grown where nobody looks
name: Stem & Steel = leaves in a box of iron
name: Eleven Storeys = of lettuce
name: Pink Light = what they grow under
name: +Cressbox = small leaves, large box
name: Behind the Bins = where the container stands
name: Foglia = Italian for a leaf
name: Shiso Sunday = the leaf nobody else brings
name: Root to Pass = forty metres in all
line: Cut at ten, on the plate at seven
line: Grown behind the kitchen, forty steps away
line: The basil still stands on Friday
line: Eleven storeys of salad
line: Bring the tray, cut it yourself

field-robot
job: a hectare, hectares
rival: makers of field robots | dealers show them every spring, and service is paid for | Naïo, FarmDroid, Carbon Robotics@US, Ecorobotix, Odd.Bot@NL | weeding robot
rival: tractor hoes with a camera | any contractor has one, and it does twelve rows | Garford, Steketee, K.U.L.T. | camera guided hoe
rival: a crew on its knees behind the tractor | it sees every weed and goes home in July
meet: field days, cooperatives' yards and organic advisers' rounds | organic grower | the crew he counted on went to the next farm in June | do two hectares beside his crew with {name} and count weeds and beets together | three days in May | organic advisers and machinery dealers | they are asked who weeds next year
measure: the hours of hand work left on each hectare
moat: crops and weeds of a region by week, and a mechanic within two hours
risk: it stands still in the three days that matter | sell the clean hectare and not the machine, with a person and a spare on the trailer
rule: Settle machine safety and roads | Have emergency stop, fence and remote watch tested, ask which field paths it may cross, insure for crops and walkers, and write who stops it in a storm. | tests and the policy are filed
trial: Do six hectares at three growers | Two hectares each in the worst weeks, beside hand work, and count hours, plants lost and stops. | hours left, lost plants and stops are in one table
ask: What does it do in wet clay? | | trade-trial | with a log of two rainy weeks
ask: What does the grower do on the day it stands? | A spare comes, or we pay for the crew | rules | with the sentence in the contract
roles: an engineer who has slept beside a field | somebody growers phone | a mechanic with a van
search: weeding robot
name: Row Forty = where it is now
name: +Weedwander = goes, and bends down
name: Knees Up = nobody kneels any more
name: Dawn Hoe = out before the sun
name: Fat Hen = a weed one knows
name: +Beetwalker = who goes along the rows
name: May Crew = when all hands are needed
name: Left the Beet = took the thistle
name: Hacke = German for a hoe
name: Three Dry Days = when it has to work
name: Moles Off Duty = who dug here before
line: Took the thistle, left the beet
line: Row forty, still going
line: Nobody on their knees in June
line: Clean by Thursday, rain on Friday
line: It works while the kettle boils

beehive-monitoring
job: an inspection, inspections
rival: makers of hive scales and sensors | curves of weight are on the phone and the association knows them | BroodMinder, Arnia@GB, Beep@NL, HiveWatch@CH, ApisProtect@IE, wolf-waagen@DE | hive scale
rival: hive books and apps for notes | they cost little and need no battery | HiveTracks, BeePlus, ApiManager | beekeeping app
rival: lifting a corner with two fingers, and a stone on the lid | he has known what it means for forty years
meet: beekeepers' evenings, queen breeders' yards and supply shops in February | chair of the association | members drive forty minutes to look at hives that are fine | set six of {name} under hives of members along one valley and meet over the curves in June | one evening a week | supply shops, breeders and bee inspectors | they are asked why a yard died
measure: the share of drives to a yard that had a reason
moat: weights of many valleys, so that one sees where it flows
risk: keepers are careful with money and love to lift the lid | sell one scale for a yard, and let associations share the curve
rule: Settle radio, theft and where yards are | Test battery and radio through a winter, keep places of yards secret, ask which data on disease has to be reported, and promise no healthy bees. | the winter test and rules on places are filed
trial: Put six scales out for four weeks of flow | Six hives of three keepers, message each evening, weigh by hand once a week, and ask which drive was saved. | differences in weight and drives saved are counted
ask: Does it live through a winter at minus twenty? | | trade-trial | with two in a freezer and two on a hill
ask: Can it tell a swarm before it goes? | At times, and it says how sure it is | f-2 | with curves of last May
roles: a beekeeper with two hundred hives | an engineer for scales outdoors | somebody associations invite
search: beehive scale
name: +Hivehum = what one hears with an ear to the wood
name: Stone on Lid = how keepers mark a hive
name: Lime Flow = the two weeks that count
name: Two Fingers = how one weighs a hive
name: Queenless = what one wants to know first
name: Skep = a hive made of straw
name: +Swarmnote = in time, not after
name: Up the Valley = where it is in flower now
name: Rucher = French for a bee yard
name: Winter Kilos = what has to be there in October
name: Forager = who brings it home
line: Leave the lid on, look here
line: The lime is flowing up the valley
line: Two fingers, and a number
line: Drive out when they need you
line: Heavy enough for the winter

fish-farming
job: a check, checks
rival: makers of probes and feeders | feed dealers sell and mount them | Eruvaka@IN, Innovasea, OxyGuard, AKVA Group | pond oxygen sensor
rival: the feed dealer's adviser | he comes with feed on credit, and looks at the water
rival: getting up at three, a torch, and seeing whether they gasp | it has saved the pond often, and once not
meet: feed stores, hatcheries and landing places at dawn | owner of the feed store | farmers buy on credit there and stop after one bad night | hang {name} in six ponds of her customers for the hot weeks and write each night down | two days a week | hatcheries, vets and feed stores | dead fish buy no feed
measure: the nights on which somebody got up in time
moat: nights, temperatures and losses of ponds in one region
risk: probes grow over in a week and then lie | clean as a part of the service, and say when a reading is not to be trusted
rule: Settle power beside water and who answers for dead fish | Have power at the pond checked, write that an alarm is help and no promise, ask which water data authorities may demand, and insure. | contract and checks are filed
trial: Guard six ponds for two hot weeks | Six ponds, a probe each, a person on call, compare with a hand meter at dawn, and note what was done. | alarms, false ones and fish lost are in one table
ask: Who gets up at three? | The farmer, and a second number after ten minutes | trade-trial | by counting who picks up
ask: How long does a probe tell the truth in green water? | | f-2 | with weekly checks beside a clean one
roles: a fish farmer | an engineer for probes in dirty water | somebody feed stores trust
search: pond oxygen monitor
name: Three by Torch = when one goes to look
name: +Gillwatch = before they gasp
name: Green Water = what probes grow over in
name: Tide Table = when oysters can be reached
name: Still Surface = what one hopes to see
name: Paddle On = the wheel that stirs in air
name: +Pondbell = rings while there is time
name: Low by Dawn = when air is scarce
name: Estanque = Spanish for a pond
name: Carp Diem = a fish and a day
name: Silver Morning = all of them alive
line: It rings before they gasp
line: The paddle turns, you sleep on
line: A silver morning, all of them there
line: Low air at three, told at two
line: The torch can stay on its nail

farm-machine-sharing
job: a job, jobs
rival: machinery rings and contractors | they have a list, an office and hours settled at the end of the year | Maschinenring@DE, Maschinenring@AT, Hello Tractor@KE, Hello Tractor@NG, Trringo@IN, Machinery Link@US | tractor hire
rival: dealers with rental fleets | the machine is new and comes on a trailer | John Deere, CLAAS, Kubota
rival: the neighbour, a bottle of schnapps and a beam that must be back by noon | both know that it evens out
meet: cooperatives' yards, dealers' winter shows and mills in autumn | secretary of the machinery ring | everybody wants the drill in the same four dry days | plan four days of one machine with {name} by phone and drive along | two days a week in season | cooperatives, seed dealers and lenders | they sell more seed where somebody can drill
measure: the hectares one machine does in the dry days
moat: who drives what carefully, and arrives
risk: all want it on the same day | sell places in the queue along a route, with a second machine for the dry week
rule: Settle breakage, drivers and roads | Ask an insurer who pays for a stone in the combine, who may drive what on the road, what the tax office calls neighbourly help, and how hours are proved. | policy and the price sheet for breakage are signed
trial: Run three machines for two weeks | Three machines, twenty farmers, one telephone, hours by photograph of the counter, settled on Fridays. | hectares, waiting days and damage are in one table
ask: Who comes first when rain is coming? | The route is set the evening before, and told to all | rules | with the ring's rules written down
ask: Does the owner lend it to somebody he does not know? | | interviews-2 | by asking fifteen owners for their worst loan
roles: somebody who has planned contractors | somebody villages know | a developer for phones offline
search: tractor hire
name: Four Dry Days = when all want the same one
name: +Drawbar = what machines hang on
name: Back by Noon = what was promised
name: Hour Meter = what is paid by
name: Barn to Barn = where it goes next
name: +Neighbarn = the one beside yours
name: Stone & Blade = what one is afraid of
name: Row of Barns = all along the road
name: Trattore = Italian for a tractor
name: Schnapps Rate = what it cost so far
name: Drill on Tuesday = when it comes to you
line: The drill comes on Tuesday
line: One baler, nine barns, four dry days
line: Back by noon, washed, full
line: Your neighbour has got one
line: Hours by the meter, not by memory

grazing-service
job: a round, rounds
rival: mowing firms with strimmers | they come twice, have insurance and leave a photograph | | solar park mowing
rival: shepherds of the region | they know the slope and take what one gives | American Solar Grazing Association@US
rival: the caretaker's brother with a tractor, and one broken module a summer | he is there on Friday
meet: solar trade days, water boards' offices and shepherds' markets | technical manager | strimmers throw stones, and a cracked module costs more than the mowing | put forty sheep into two hectares with {name} for four weeks, and count cracked modules and shade | two days a month | ecologists, planners and shepherds' associations | they have to write a plan for the grass
measure: the share of rows without shade in June
moat: a chain of sites a flock can walk through in a year
risk: a ram on a cable, a dog in the flock, and the operator never wants it again | check cables up to knee height, fence twice, and have somebody within an hour
rule: Settle animals, cables and who comes at night | Ask vet and authority about water, shade, shearing and transport, have cables checked, insure for modules and for escaped sheep, and write who comes at night. | policy, cable check and duty list are filed
trial: Graze two hectares for four weeks | Borrow a flock, fence two hectares, visit daily, photograph rows each Friday, count bites, stones and hours. | rows in shade, damage and hours are in one table
ask: What do they leave standing? | Thistle and dock, which we cut once | trade-trial | by counting them after four weeks
ask: What if a sheep dies between the rows? | | rules | with the vet and the operator's form
roles: a trained shepherd | somebody operators sign with | somebody for fences, at night too
search: solar grazing sheep
name: Forty Ewes = who come to mow
name: +Grazework = eating, for pay
name: Under the Panels = where it is cool
name: Bell & Bite = what one hears
name: Knee High = up to where they reach
name: Dock & Thistle = what they leave
name: +Flockround = from park to park
name: Dyke Crew = who treads it firm
name: Transumanza = Italian for moving flocks with the seasons
name: No Petrol Ewe = who runs on grass
name: Quiet Mower = four legs
line: The mower has lambs
line: Forty ewes, no stones against the glass
line: They mow, they tread, they leave
line: Cool under the panels, short above
line: Runs on what it cuts

insect-protein
job: a tonne, tonnes
rival: large insect farms | they deliver by the lorry with the same protein each time | Protix, InnovaFeed@FR, Nutrition Technologies@MY, Entobel@VN, InsectiPro@KE | insect meal supplier
rival: fish meal and soy from the feed dealer | it is in the recipe, on credit, and comes on Tuesday | Cargill
rival: live larvae and kitchen waste in a barrel behind the house | it costs a smell
meet: feed mills, hatcheries and breweries' yards | owner of the feed mill | fish meal has gone up again and half of it was sand | mix one tonne with {name} for six ponds beside the old feed and weigh fish together | two days a week | breweries, juice makers and vets | they pay to have their waste taken away
measure: the weight of dried larvae from one tonne of waste
moat: a waste that comes every day under contract, and a strain used to it
risk: waste is free until it has a price, and a cold week kills a generation | sign waste for years, keep a second room of breeders, and dry with heat one has anyway
rule: Settle what larvae may eat and who may eat them | Ask the feed authority which waste is allowed, which animals may be fed, how it is heated and labelled, test for germs and metals, and ask neighbours about the smell. | approval, tests and labels are filed
trial: Feed six ponds for six weeks | Raise one tonne of waste into meal, have it tested, feed six ponds or pens beside the usual feed, weigh weekly. | weight, deaths and price per kilogram grown are in one table
ask: Is each sack like the last one? | | f-2 | with tests of ten batches
ask: What of the smell in July? | Closed rooms, and a filter neighbours may visit | rules | with a talk before the first tonne
roles: somebody who has bred insects | an engineer for heat and drying | somebody feed mills buy from
search: black soldier fly meal
name: Brewer's Fly = grown on what the brewery leaves
name: +Grubmill = what grinds them
name: Day Fourteen = when they are fat
name: Peel to Meal = from the one to the other
name: Pond Approves = the fish have been asked
name: +Larvalot = many, very many
name: Humble Fly = who does not bite
name: Spent Grain = what they are fed
name: Mdudu = Swahili for an insect
name: Hen's Choice = what hens pick first
name: Wriggle & Dry = before, and after
line: The brewery's leftovers, on wings
line: Hens have known it all along
line: Fourteen days from peel to meal
line: Ask the fish
line: It wriggled, it dried, it feeds

biogas
job: a digester, digesters
rival: makers of small digesters and state programmes | thousands are in the ground, at times with a subsidy | Sistema.bio, HomeBiogas, Flexi Biogas@KE | biogas digester
rival: bottled gas and charcoal from the shop | one buys it in small sums and it burns at once
rival: wood that children fetch, and dung on the field | it costs nothing but the morning
meet: milk collection points, farmers' savings groups and women's meetings | manager of the collection point | ninety farmers with two cows stand there each morning and pay through the milk | set up one beside the collection point with {name} and cook tea on it for everyone | three mornings a week | dairies, savings groups and vets | their farmers would pay by milk
measure: the share of digesters that burn after a year
moat: mechanics within a day's ride, and payment through milk
risk: a bag leaks in the second rain, nobody comes, and the village tells it | visit at one, three and twelve months, and sell only where a mechanic lives
rule: Settle gas, credit and waste water | Have leaks and stoves tested, ask which rules hold for slurry near wells, write warranty and instalments plainly, and say what is taken back when milk stops. | tests, contract and warranty are in the farmer's language
trial: Put up six for eight weeks | Six homes at one milk point, daily note of hours cooked, dung carried and wood bought, paid by milk from week one. | hours, faults and paid weeks are in one table
ask: Who carries the water and the dung? | | interviews-2 | by asking the women, without their husbands
ask: What happens to instalments when a cow dies? | They stand still for three months | rules | with the sentence in the contract
roles: a mason or fitter for digesters | somebody dairies trust | somebody for small credit
search: biogas digester
name: Two Cows = enough for breakfast and supper
name: +Dungflame = what it becomes
name: Blue Ring = how it burns
name: No Smoke Tea = what one tastes
name: Gas by Cow = the name says it
name: Slurry & Maize = what grows better with it
name: +Byrelight = light from the cow house
name: Milk Money = how it is paid
name: Moto Safi = Swahili for a clean fire
name: Bag & Burner = all there is to it
name: Eyes Dry = cooking without smoke
line: Two cows boil the tea
line: A blue flame, and dry eyes
line: Paid by the litre, like the milk
line: The morning's wood stays on the tree
line: What the cow leaves cooks supper

carbon-credits
job: a tonne, tonnes
rival: project developers and exchanges | registries list them and they sell in thousands of tonnes | South Pole, Climate Impact Partners, Patch, Puro.earth, Cloverly@US | buy carbon credits
rival: cheap old credits | a hall of certificates costs what lunch does
rival: flying less, insulating the hall and saying nothing | nobody can write an article about it
meet: buyers' days of sustainability managers, village meetings and auditors' rooms | head of sustainability | she has bought once and was in the paper for it | walk two plots with her and {name}, find five trees by their number, and show who is paid | one trip and two calls a week | auditors and banks | they ask what stands behind a certificate
measure: the share of sold tonnes a stranger can find on the ground
moat: years of measurements on the same plots, with payments families remember
risk: a fire, a chainsaw or a newspaper undoes it | sell only what has grown, keep a reserve, and publish each plot
rule: Settle land, double counting and who is paid when | Ask lawyers who owns tree and carbon, have consent of families in their language, choose a registry and method, and write what share reaches whom on which day. | titles, consents and payment lists can be inspected
trial: Measure fifty plots twice | Fifty plots, by hand and by satellite, with two teams who do not know each other's numbers, and pay a first sum. | differences between teams and sums received are in one table
ask: Would the trees be there without the money? | | f-2 | with plots nobody pays for beside them
ask: What happens if a third burns? | It comes out of a reserve that is never sold | rules | with the registry's terms
roles: a forester or soil scientist | somebody villages trust | somebody who knows registries and buyers
search: buy carbon credits
name: Plot by Plot = each can be found
name: +Treetally = counted, one by one
name: Ring Nine = the ninth year of a tree
name: Who Is Paid = what one should ask first
name: Char & Clay = what stays in the ground
name: Standing Yet = after ten years
name: +Rootreckon = reckoned from below
name: Mud & Mangrove = where it keeps best
name: Mti = Swahili for a tree
name: Walk There = and see for yourself
name: Rain Year = when they grow
line: Go there and count
line: Grown first, sold after
line: This tree has a number and an owner
line: The family is paid on the ninth
line: Still standing when you look again

workplace-charging
job: a charge, charges
rival: charging operators | they bring app, card and a hotline with them | ChargePoint, Allego, Mer, Virta, Monta | workplace ev charging
rival: electricians and energy suppliers | they know the cellar, and the bill comes with the power | E.ON@DE, Engie@FR, Octopus Energy@GB
rival: one socket in the yard and a list on the door | it is for the boss's car
meet: facility managers' rounds, car leasing firms and electricians' depots | facility manager | eleven leased cars arrive in spring and the connection carries four | measure the connection of one yard for two weeks with {name} and show how many cars it carries at once | two visits a week | leasing firms, electricians and solar fitters | they hand over cars nobody can charge
measure: the share of mornings when every car is full enough
moat: yards whose connection we know hour by hour
risk: costs are in the trench, and the landlord says no | look at cellar and lease before any offer, and split trench from boxes
rule: Settle connection, meter and tax | Ask grid operator and landlord for leave, have meters that may be billed by, ask a tax adviser about staff's power at home and work, and insure for fire. | letters of grid, landlord and insurer are filed
trial: Run one yard for four weeks | Hire mobile boxes, put them into one yard, share power among cars by hand, bill by card, and note who moved a car. | full cars, faults and moves are counted
ask: Who moves a full car at eleven? | A message, and a higher price after an hour | trade-trial | by watching one yard
ask: What does the trench really cost? | | f-2 | with the bills of four yards
roles: an electrician for large connections | somebody facility managers sign with | a developer for sharing and billing
search: workplace ev charging
name: Bay Eleven = the one that is free
name: +Yardvolt = power in the yard
name: Full by Five = when one drives home
name: Trench & Box = what it takes
name: Cable Courtesy = moving when one is full
name: Plug at Nine = and forget
name: +Ampshare = each gets some
name: Cellar Fuse = where it is decided
name: Stekker = Dutch for a plug
name: Green Bay = painted on the ground
name: Eleven Cars = four at once, all by five
line: Parked at nine, full by five
line: Eleven cars, one fuse, nobody stranded
line: It knows whose turn it is
line: The visitor charges too
line: Bay eleven is free again

battery-for-firms
job: an installation, installations
rival: storage firms and energy traders | they have containers standing and a desk that trades at night | Fluence, Tesla, Fenecon@DE, Stem@US, Enel X, Zenobē@GB | battery storage for business
rival: the supplier's tariff with a cheap night | one signature, and nothing to set up
rival: a diesel in the yard and switching off ovens when it is tight | it has always started so far
meet: energy consultants' offices, bakers' and cold stores' associations and works electricians' days | works electrician | one quarter of an hour in January sets the bill for a year | read a year of quarter hours with {name}, and say what a battery had saved and not saved | two days a week | energy consultants, electricians and solar firms | they see the peak and can only write it down
measure: the sum on the bill, with and without, month by month
moat: load curves of a trade, and a desk that knows what markets pay
risk: markets change rules and half of the income is gone | reckon with the saved peak alone, and treat the rest as a gift
rule: Settle fire, grid and who owns it | Ask fire service, insurer and grid operator about place, connection and distance, and write who owns it, who trades and what remains when the building is sold. | letters of all three are filed
trial: Reckon ten years of bills, then hire one | Read quarter hours of ten firms, choose one, hire a container for six weeks, and compare the bill with the reckoning. | reckoned and real savings are in one table
ask: What is left after four thousand cycles? | | f-2 | with the maker's warranty and an older one's log
ask: Who pays if it fails on the coldest day? | The contract names a sum per day | rules | with the insurer's view
roles: an engineer for storage | somebody who trades power | somebody firms sign ten years with
search: commercial battery storage
name: Quarter Hour = the one that sets the bill
name: +Peakpaws = soft on the steep part
name: Cellar Tide = fills at night, empties at noon
name: Cheap at Three = when it drinks
name: Oven & Ice = who pulls the most
name: Night Barrel = full by morning
name: +Loadlull = rest for the meter
name: January Spike = what cost a year
name: Pila = Italian for a battery
name: Hum in Cellar = all one hears
name: Dip & Fill = all it does
line: One quarter hour, no longer dear
line: It drinks at three in the morning
line: The peak goes to the cellar
line: Ovens on, meter calm
line: Full by dawn, lent out by noon

solar-for-firms
job: an installation, installations
rival: solar firms with finance | they have roofs to show and a bank behind them | Daystar Power@NG, Starsight@NG, CrossBoundary Energy@KE, Sun King@KE, d.light@KE, Enpal@DE, Cleantech Solar@IN | solar for business
rival: fitters who sell for cash | it is cheaper over ten years, for those who have it
rival: a diesel behind the wall, and candles | the mechanic is his cousin
meet: bursars' offices, market halls and electricians' shops | bursar | diesel is dearer than two teachers, and off by four | measure a week of diesel with {name} and put the same hours on a sheet as sun | two days a week | electricians, banks and diesel mechanics | they know who has just bought a new engine
measure: the share of bills that are paid by the tenth
moat: roofs, loads and paying habits of a town, and fitters who come the same day
risk: the currency falls, the customer moves, or the grid comes | price in what one buys in, fit so that it can be taken down, and keep deposits
rule: Settle roof, licence and who owns it | Have roofs checked for load, ask which licence selling power needs, write who owns panels if the school is sold, and insure for storm and theft. | roof report, licence and policy are filed
trial: Light one school for four weeks | Hire panels and a battery for one school, count diesel before and after, send a bill by week, and be there when it rains. | diesel hours, bills paid and faults are in one table
ask: What happens after the third unpaid month? | Lamps stay on, the rest is switched off | rules | with the sentence read aloud at signing
ask: What does the power cost when money loses a fifth? | | f-2 | by reckoning three rates of exchange
roles: an electrician for roofs | somebody for finance in two currencies | somebody who collects politely
search: solar for business
name: Roof by Roof = how a street changes
name: +Noonkeeper = what it brings and saves
name: Diesel Off = the quiet
name: Lamp till Ten = when pupils read
name: Tin & Sun = the roof, and above it
name: Fan at Noon = what runs when it is hot
name: +Sunledger = what the roof has earned
name: Quiet Yard = where the engine stood
name: Jua Kali = Swahili for a fierce sun
name: Bill by Tenth = how it is paid
name: Tall Light = from the ridge down to the desk
line: Listen, the diesel is off
line: The roof works from seven to six
line: Lamps on, and pupils read till ten
line: Fans turn when it is hot
line: The yard is quiet at noon

recycled-building-products
job: an order, orders
rival: makers of recycled building products | they have test papers and a price list by the lorry | ByFusion@US, Gjenge Makers@KE, Conceptos Plásticos@CO, Govaplast@BE, Hahn Kunststoffe@DE | recycled plastic building products
rival: concrete works and timber yards | it is on the yard, and every mason has laid it
rival: sand, cement and a mould behind the house | it costs a day
meet: builders' yards, municipal depots and masons' meetings | municipal works manager | paths wash away each rain and a lorry of plastic comes to his dump each week | pave forty steps of one path with {name} for nothing and look at them after the rains | two days a week | architects, masons and waste pickers | they carry waste or lay stones
measure: the pieces sold out of those pressed
moat: sorted waste at a known price, and a stone with test papers
risk: it fades, burns or smells, and no engineer signs | have load, fire, sun and wear tested before the first street, and say where it does not belong
rule: Settle tests, fire and fumes | Ask a laboratory for load, fire and weathering, the authority which uses need approval, guard workers from fumes, and settle what becomes of it when it breaks. | papers for each use are filed
trial: Pave two paths | Press four hundred by hand, lay two paths with two masons, drive over them, and ask for an order at the full price. | broken ones, minutes of laying and orders are counted
ask: What does it look like after ten summers? | | f-2 | with a laboratory's lamp and pieces that are old already
ask: Is there enough clean waste in the rains? | Two months of it lie under a roof | trade-trial | by weighing collection for eight weeks
roles: somebody for presses and moulds | somebody waste pickers trust | an engineer builders believe
search: recycled plastic paving
name: Forty Steps = of a path that holds
name: +Pressedwell = once a bottle
name: Second Brick = what it became
name: Bag to Bench = from the one to the other
name: Rains & After = when one sees whether it holds
name: Lid Street = paved with lids
name: +Pavemend = a path again
name: Grey & Flecked = how it looks, honestly
name: Posho Mould = from the maize press next door
name: Hod = what bricks are carried in
name: Sold by Weight = like what it is made of
line: Walk on what was thrown away
line: After the rains it is still a path
line: Lids, bags, bottles, bench
line: Grey, flecked, and here to stay
line: Lay it like any other stone

modular-building
job: a building, buildings
rival: makers of timber modules and houses | one can walk through one, and the bank has seen the name | Lindbäcks@SE, Kaufmann Zimmerei@AT, Baufritz@DE, Boklok@SE, ICON@US | modular timber building
rival: builders on site | they bend when the wall is crooked, and the architect has known them long
rival: staying in four rooms, and a loft full of boxes | nothing has to be paid
meet: housing companies' building evenings, joiners' halls and architects' chambers | building manager | roofs are due anyway and tenants stay below | measure one roof with {name}, build one bathroom in the hall, and let tenants stand in it | two days a week | roofers, architects and banks | they see each roof before anyone else
measure: the days between the first lorry and the key
moat: joints, lifts and authorities known from house to house
risk: hall is empty for two months, then three orders come at once | sell roofs in a row along one owner's street, with deposits that carry the hall
rule: Settle fire, load, sound and the crane | Ask a structural engineer, the fire service and the building office before drawing, settle street, crane and tenants' notice, and insure what hangs. | all letters lie in the file before timber is ordered
trial: Build one room | One bathroom with all pipes, built in a borrowed hall, put on a lorry, lifted, joined, and taken apart once. | gaps, hours and damage by transport are in one table
ask: What if the old wall is nine centimetres out? | | trade-trial | by measuring twelve roofs by laser
ask: Who answers for damp in year six? | One firm, one signature, for joint and pipe | rules | with the insurer's wording
roles: a carpenter who has led a hall | a structural engineer | somebody housing companies sign with
search: modular timber extension
name: Two Days Up = how long the crane stays
name: +Craneday = when the street comes to look
name: Storey Four = the new one
name: Joint & Jib = where it meets, what lifts it
name: Hall & Hoist = built here, lifted there
name: Dry by Night = the roof is shut
name: +Loftlorry = a room on wheels, once
name: Spruce Street = what it smells of
name: Vind = Swedish for a loft
name: Above Olsson = who lives below, and stays
name: Kettle by Friday = and then one moves in
line: The crane came on Tuesday
line: A room arrives, tiles and all
line: Below they drank their coffee
line: Dry by night, kettle by Friday
line: Built in the hall, out of the rain

supply-chain-traceability
job: a shipment, shipments
rival: traceability platforms | auditors know them and large buyers prescribe them | Sourcemap, TrusTrace, Farmforce, Koltiva, Provenance@GB, Trace Register | supply chain traceability software
rival: certificates and their auditors | the label is on the bag, and people have seen it before | Fairtrade, Rainforest Alliance
rival: a spreadsheet by mail, and an importer who has been there | he has drunk coffee with the mill
meet: cupping tables, importers' warehouses and cooperatives' weighing days | buyer | a customer asked who grew it, and the answer is a country | follow six sacks with {name} from the weighing to the roaster and phone one farmer together | one trip and two calls a week | importers, cooperatives and auditors | they fill in the same origin six times
measure: the share of sacks whose story a stranger can check
moat: cooperatives that weigh and enter, harvest after harvest
risk: what is typed in at the start is false, and then it is false forever | weigh, photograph and pay at the same moment, and check one lot in twenty by visit
rule: Settle farmers' data and what may be claimed | Ask which data of farmers may be shown and how they agree, who owns the map of a plot, what a buyer may write on a bag, and which proof customs accept. | consents and allowed sentences are filed
trial: Follow six lots | With one cooperative, six lots from weighing to shelf, each hand on the way enters once, then a stranger checks. | gaps, false entries and minutes are in one table
ask: What does the farmer get from it? | | interviews-2 | by asking twenty at the scale
ask: Why does it need a chain of blocks? | It may do without, the weighing decides | f-2 | by running six lots both ways
roles: somebody who has bought at origin | a developer for phones offline | somebody cooperatives trust
search: supply chain traceability software
name: Sack Nine = which one exactly
name: +Weighbook = where it begins
name: Who Grew It = what a customer asks
name: Mill & Mule = how it comes down
name: Lot Eleven = and no other
name: Scale by Tree = where it was weighed
name: +Beanline = from tree to cup
name: Third Hand = who had it before
name: Asili = Swahili for origin
name: Down the Hill = how it began
name: Name on Sack = hers
line: Sack nine has a name
line: Who grew it? Ask her
line: Weighed, paid, sent down the hill
line: A stranger can check it
line: More than the name of a country
`;
