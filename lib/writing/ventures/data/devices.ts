/** Devices for people and their homes: what is known of them; the keys are those of `../lore.ts`. */
export const DEVICES = `
plant-pot
job: a pot, pots
rival: ordinary pots and a watering can | they cost little and come in every size and style | IKEA | plant pot
rival: self-watering pots and indoor gardens | they are sold in garden centres, and seeds or refills are easy to get | Click & Grow, AeroGarden, Lechuza | self watering plant pot
rival: neighbours and friends who water | they do it for free and notice when a plant is ill
meet: plant shops, garden centres and home fairs | owner of the plant shop | customers come back with dry or drowned plants and ask what they did wrong | place a few pots of {name} in the shop for some weeks and show how the plants grow | one day a week | florists, interior designers and plant groups online | people ask them which plants and pots are easy to keep
measure: the share of plants still healthy after four weeks
moat: a pot that never leaks, and care advice that fits each plant
risk: it is bought as a gift, leaks or fails and is never used again | test every pot for leaks, keep it simple and send a spare part at once
rule: Settle electrical safety, water and recycling | Ask a testing laboratory about electricity near water, radio and batteries, ask who takes back old devices, and ask an insurer about water damage. | the test reports, the registration and the policy are filed
trial: Put ten pots into ten homes for two weeks | Place ten prototypes with plant owners, let nobody water by hand, and note leaks, plant health, refills and who would pay the full price. | leaks, plant health and paid orders are in one table
ask: Does it stay dry underneath? | | trade-trial | by standing ten pots on paper for two weeks
ask: What does it cost to make in a small series? | | f-2 | with offers from two makers and a full list of parts
ask: Would people pay more than for an ordinary pot? | | interviews-2 | by showing both to twenty plant owners
roles: a product engineer | somebody who knows plants | somebody for design and online sales
search: self watering plant pot
name: +Potwell = a pot that looks after plants
name: Green & Easy = plants without worry
name: +Waterleaf = water for every leaf
name: Happy Roots = roots with enough water
name: +Growkeep = keeps plants growing
name: Leaf by Leaf = steady growth
name: Holiday Pot = plants live while you travel
name: Never Dry = always enough water
name: *Plantello = a new word from plant
name: +Rootwell = healthy roots
name: Self-Watered = waters by itself
name: Evergreen Sill = green all year
line: Healthy plants without daily watering
line: Come home to healthy plants
line: Just enough water, every day
line: Fill it once, watch it grow
line: Plants that thrive on their own
line: Fresh green at home all year

sleep-device
job: a device, devices
rival: sleep trackers, lamps and smart mattresses | they are known brands with reviews and sold everywhere | Oura, Philips, Hatch@US, Withings, Eight Sleep@US, Lumie@GB, Loop | sleep device
rival: sleep apps, courses and remedies from the pharmacy | they cost little and can be tried tonight | Sleepio@GB, Calm, Headspace | cannot sleep
rival: earplugs, a better pillow or another room | they are cheap and help at once
meet: bed shops, sleep clinics and online sleep groups | owner of the bed shop | customers there spend money on better sleep and want to try before they buy | lend {name} to ten customers for three weeks and ask for a short note each morning | two afternoons a week | doctors, dentists and physiotherapists | patients ask them about snoring and bad nights
measure: the share of users who still use it in the fourth week
moat: results from many nights that show whom it helps and whom not
risk: it seems to help at first and is returned at the end of the trial | measure over four weeks, say for whom it is not meant, and offer a fair return
rule: Settle whether it is a medical device | Have every claim checked, find out whether it counts as a medical device, test battery, radio and materials, and protect sleep data. | the classification, test reports and data rules are filed
trial: Let ten people sleep with it for two weeks | Lend prototypes to ten people, have them rate each night, compare a week with and a week without it, and offer it for sale at the end. | ratings with and without, and orders, are in one table
ask: Does it help more than a placebo? | | trade-trial | with one week switched off and one week switched on
ask: How many customers return it? | | f-2 | by counting returns of the first fifty sales
ask: Which customers sleep better with it? | | interviews-2 | with users who kept it and users who did not
roles: an engineer for small quiet devices | a sleep specialist who checks claims and tests | somebody for sales, service and returns
search: sleep device
name: +Nightwell = a good night
name: Soft Nights = calm nights
name: +Sleepstone = a small stone for sleep
name: Dim & Drift = the light fades, sleep comes
name: Same Bed = couples share it again
name: +Pillowtone = a quiet sound at the pillow
name: Heavy Lids = ready to sleep
name: *Slumbera = coined from slumber
name: Rested by Seven = awake and rested
name: +Quietcap = a cap on the noise
name: *Somnea = coined from the Latin for sleep
line: Fall asleep sooner, wake up rested
line: Quiet nights for both of you
line: Try it in your own bed
line: Better sleep without an app
line: Small device, longer nights
line: Wake up ready for the day

baby-monitor
job: a device, devices
rival: baby monitors and smart cots | friends recommend them and every baby shop has them | Owlet@US, Nanit, Philips Avent, Angelcare, SNOO, VTech | baby monitor
rival: used monitors or an old phone with an app | they cost little or nothing | eBay, Vinted, Amazon
rival: an open door and a parent close by | it costs nothing and always works
meet: antenatal classes, baby shops and parents' groups | midwife | expectant parents ask her what they really need | lend {name} to eight families for ten nights and talk to each at the end | one day a week | midwives, nurses and baby shops | parents ask them which device to trust
measure: the share of alarms that were right
moat: fewer false alarms than others, and a good name for safety and privacy
risk: a few false alarms at night and parents stop using it | test in many bedrooms before the launch and say clearly what it cannot detect
rule: Settle safety, health claims and data | Find out whether it counts as a medical device, have cords, heat, radio and battery tested, secure camera and data, and insure product liability. | classification, test reports and policy are filed
trial: Test it in eight bedrooms for ten nights | Lend prototypes to eight families beside their usual monitor, log each alarm and its cause, and take advance orders. | right and false alarms and orders are in one table
ask: How often does it wake parents for nothing? | | trade-trial | with a log of eighty nights
ask: Who can see the pictures and sounds? | Only the parents | rules | with an independent security test
ask: Why choose it over a known brand? | | interviews-2 | with ten expectant parents who compare monitors
roles: an engineer for safe hardware | somebody for safety standards and security | somebody who wins midwives, shops and parents
search: baby monitor
name: +Cribwatch = watches the crib
name: Hush & Hear = quiet, yet heard
name: +Nurserynote = a note from the nursery
name: Soft Alarm = an alarm that is gentle
name: +Sleepears = ears for the sleeping baby
name: Down the Hall = the baby sleeps down the hall
name: Calm Cot = a calm baby in the cot
name: *Nannela = coined from nanny
name: Two Hearts Near = parent and baby close
name: +Lullaguard = guards while baby sleeps
name: *Babelio = coined from baby
line: Hear your baby, not false alarms
line: Relax in the next room
line: Sleep well, you will hear them
line: Know they are sleeping soundly
line: Your pictures stay at home
line: Calmer nights for new parents

air-sensor
job: a sensor, sensors
rival: opening a window by feel | it costs nothing and works in most rooms
rival: makers of air quality monitors | they are sold in shops and online and come with an app | Airthings, Netatmo, Aranet, IQAir | air quality monitor
rival: building technology firms | they install and maintain sensors with the ventilation system | Siemens, Honeywell, Testo | indoor air quality sensor
meet: schools, offices and property managers | facility manager | people complain about stale air, headaches or damp walls | place three sensors of {name} for two weeks and show which rooms need fresh air | two visits a week | heating engineers, allergy groups and property advisers | people ask them what causes bad air or mould
measure: the minutes of bad air a day, before and after
moat: reliable readings over years, and advice that leads to action
risk: people look at it for two weeks and then ignore it | send a clear hint at the right moment and name who should act
rule: Settle accuracy, approvals and data | Have sensors checked against a calibrated device, ask a testing laboratory about radio, battery and electrical rules, and ask who may see readings from rooms with people. | the test reports and the privacy answer are filed
trial: Measure ten rooms for two weeks | Place ten sensors or bought samples in different rooms, hide the readings in the first week, show them in the second, and compare air and actions. | readings, actions and feedback of ten rooms are in one table
ask: How accurate is it after some months? | | trade-trial | by comparing used sensors with a calibrated device
ask: Who acts when the air is bad? | | interviews-2 | by asking ten users what they did after a warning
ask: What does it cost to make in a small series? | | f-2 | with offers from two makers and a full list of parts
roles: an engineer for sensors | somebody for manufacturing and tests | somebody who sells to firms and households
search: indoor air quality monitor
name: +Airsight = see the air in the room
name: Clear Room = a room with good air
name: +Breathclear = air that is good to breathe
name: Fresh Signal = a sign to open the window
name: +Ventnow = time to let air in
name: Open the Window = the simplest remedy
name: Good Air Days = good air every day
name: Room Breath = how the room breathes
name: *Airella = a new word from air
name: +Airhint = a hint about the air
name: Pure Corner = good air in each corner
name: Air Check = a check of the air
line: Know when to open the window
line: Better air in every room
line: See what you are breathing
line: Fresh air at the right time
line: Spot bad air before you feel it
line: Clear hints for healthier rooms

leak-sensor
job: a sensor, sensors
rival: leak protection from plumbing brands | plumbers know them and fit them at the main pipe | Grohe, Moen, Phyn@US, LeakBot@GB, Hydrop@DE | water leak detector
rival: cheap water alarms and smart-home sensors | they are easy to buy and work with the system at home | Aqara, Bosch, Shelly, Eve
rival: home insurance and no sensor at all | insurance pays for most damage and is already there
meet: property managers, insurers and plumbing firms | property manager | one burst pipe means damaged flats, claims and angry tenants | fit {name} in one building for a few weeks and give the manager a short report | two visits a week | plumbers, insurance agents and drying firms | they see the damage and are asked how to prevent it
measure: the share of alarms with real water behind them
moat: data from many homes that tell a leak from normal use
risk: private owners buy only after the first damage | sell to insurers, landlords and property managers who have damage every year
rule: Settle installation, tests and liability | Ask who may work on the main pipe, have electronics and valve tested, say in the terms what the sensor cannot detect, and agree on liability with an insurer. | test reports, terms and the insurer's answer are filed
trial: Fit twenty sensors for two weeks | Place twenty sensors in homes, make a small test leak in each, and note alarms, misses, false alarms and battery level. | right, missed and false alarms are in one table
ask: How small a leak does it find? | | trade-trial | with a measured drip in twenty homes
ask: Would an insurer or landlord pay for it? | | closing-calls | with five insurers and ten property managers
ask: What does installation cost? | | f-2 | by timing ten installations
roles: an engineer for sensors and radio | a plumber for installation | somebody who sells to insurers and property managers
search: water leak detector
name: +Leakwatch = watches for leaks
name: First Drip = found at the first drop
name: +Pipeguard = guards the pipes
name: Dry Floors = floors stay dry
name: +Valvewarden = keeps watch at the valve
name: Shut in Time = water off before damage
name: Drop & Bell = a drop rings the bell
name: *Leakora = coined from leak
name: +Dampsense = senses damp
name: Cellar Dry = the cellar stays dry
name: *Drippo = coined from drip
line: Find the leak before the damage
line: Dry floors, even when you travel
line: A small sensor against big damage
line: Know at the first drop
line: Water off before it spreads
line: Protects every room with a pipe

cargo-bike
job: a bike, bikes
rival: established cargo and electric bike brands | dealers nearby offer test rides and repairs | Urban Arrow, Riese & Müller, Tern, Babboe, Cube, Rad Power Bikes@US | cargo bike
rival: leased, subscribed or used bikes | monthly cost is low and repairs may be included | Swapfiets, Jobrad@DE, Rebike@DE, Cyclescheme@GB
rival: the car, van or public transport | it is already paid for, dry and has room
meet: bike shops, nurseries and local traders | owner of the bike shop | customers ask there for a bike that carries children, shopping or tools | hold a test-ride day with {name} outside the shop and lend one for the following week | one Saturday a week | employers, town planners and delivery firms | they want fewer car trips and short deliveries by bike
measure: the share of test riders who order within two months
moat: a bike that is proven in daily use, with service partners and spare parts nearby
risk: a faulty frame or battery leads to a costly recall | test well beyond the standard, insure recalls, and sell first where service is close by
rule: Settle frame, battery and vehicle class | Find out whether it counts as a bicycle or needs approval, have frame, brakes and battery tested with full load, and check rules for battery transport. | test reports, the vehicle class and policy are filed
trial: Lend two bikes to ten riders | Lend two prototypes for a day or two each to families or firms, note trips, load and faults, and ask for a deposit on an order. | trips, faults and deposits are in one table
ask: Who repairs it away from your workshop? | | closing-calls | with ten bike shops and a service agreement
ask: What does the warranty cost per bike? | | f-2 | by pricing all repairs of the test bikes
ask: What would replace the car for these buyers? | | interviews-2 | with ten families and five traders after a test ride
roles: an engineer for frame and drive | a mechanic who builds up service | somebody who wins dealers, employers and fleets
search: electric cargo bike
name: +Kerbglide = rides smoothly past the kerb
name: +Loadwheel = wheels for a load
name: Room for Two = two children fit in
name: +Haulride = carries a lot and rides well
name: Crate & Crew = cargo and children
name: Low Step = easy to get on
name: +Boxpedal = a box and pedals
name: Front Load = the load rides in front
name: *Cargonda = coined from cargo
name: Up the Hill = help uphill
name: *Pedalio = coined from pedal
line: Carry more and leave the car
line: Children, shopping and one bike
line: Built for loads, easy to ride
line: Past the traffic, fully loaded
line: The bike that replaces a car
line: Up the hill with ease

printed-things
job: a piece, pieces
rival: marketplaces and online print services | they have a huge choice or an instant quote | Etsy, Amazon, Shapeways | custom printed parts
rival: the original spare part or a new product | it fits for certain and comes with a guarantee
rival: a friend with a printer, or glue | it costs little and is close by
meet: repair cafés, makers' markets and repair shops | organiser of the repair café | visitors bring things that fail for want of one small part | join four evenings, measure broken parts, print them as {name} and hand them over the week after | one evening a week | repair shops, model clubs and interior designers | they need parts or pieces nobody stocks
measure: the share of orders that are right at the first print
moat: a library of tested designs and fast, well finished prints
risk: others copy the design or print it more cheaply | sell fit, finish, custom work and small series instead of simple trinkets
rule: Settle design rights and product safety | Check rights to each design, find out what toys, lamps and items for food need, and refuse parts on which safety depends. | the rights check, safety answers and list of refusals are filed
trial: Take thirty paid orders | Sell thirty pieces through one market, one shop and one online page, and time drawing, printing, finishing and reprints. | hours, costs, reprints and prices are in one table
ask: How long does one order really take? | | trade-trial | with a clock from first message to parcel
ask: Which pieces are ordered again? | | f-1 | by counting repeat orders after one month
ask: Would firms order small series? | | closing-calls | with ten shops and workshops and a sample
roles: a designer who draws and measures parts | somebody who runs printers and finishing | somebody who finds buyers and small series
search: custom printed parts
name: +Layerlab = a lab of printed layers
name: Click & Hold = clicks in and holds
name: +Partprint = parts from the printer
name: Any Shape = any shape you need
name: +Shapeshop = a shop for shapes
name: Missing Piece = the part you need
name: Layer by Layer = how it is made
name: *Printella = coined from print
name: +Formforge = forges forms
name: Small Series = a few of each
name: *Filandia = coined from filament
line: The part you cannot buy anymore
line: Designed, printed and ready to use
line: One piece or a small series
line: Send a sketch, get the piece
line: Made to fit, made to last
line: Your idea, printed and finished

plug-in-solar
job: a set, sets
rival: sellers of balcony solar sets and home batteries | they have sets in stock and good guides | Anker, EcoFlow, Priwatt@DE, Yuma@DE, Zendure, Sunology@FR | balcony solar
rival: energy monitors and smart plugs | they cost less and show at once where power goes | Shelly, Tibber@DE, Tibber@NO, Sense@US, Loop Energy@GB, Emporia@US
rival: saving power or changing the tariff | it needs no purchase and no permission
meet: tenants' associations, hardware shops and energy fairs | chair of the tenants' association | members ask there what is allowed and what it saves | install one {name} for a member and show the readings at the next meeting | two evenings a month | electricians, energy advisers and housing companies | residents ask them about solar for flats
measure: the energy one set produces in its first month
moat: easy mounting, help with permission and a good name among landlords
risk: panel prices fall and stock loses value | keep stock small and earn on mounting, storage and service
rule: Settle grid rules, mounting and liability | Ask the grid operator about limits, plug and registration, check when a landlord must agree, and have mounts tested for wind load. | the grid answer, wind test and policy are filed
trial: Install ten sets on ten homes | Sell ten sets at the full price, help with mounting, note time and problems, and read the meters after two weeks. | energy, hours and problems per set are in one table
ask: How long until a set pays for itself? | | f-2 | with readings from ten homes facing different ways
ask: Will landlords agree? | | closing-calls | with ten landlords and a one-page safety sheet
ask: What stops interested people from buying? | | interviews-2 | with ten visitors who looked but did not buy
roles: an electrician who checks safety | somebody for purchasing and stock | somebody who wins landlords, towns and customers
search: balcony solar kit
name: +Sunrail = sun on the railing
name: Plug & Ray = plug in and use sunlight
name: +Balconywatt = power from the balcony
name: Plug in Noon = use the midday sun
name: +Railray = rays at the railing
name: Own Sun = your own solar power
name: Bright Socket = solar power at the socket
name: *Solbina = coined from sol
name: +Flatwatts = watts for flats
name: Small Sun = a small solar set
name: *Balkona = coined from balcony
line: Solar power for your balcony
line: Plug in and pay less
line: Your own power, even in a flat
line: Set up in one afternoon
line: Let the sun run the fridge
line: Small panels, lower bills

fall-pendant
job: a device, devices
rival: emergency call services | they have a call centre and are recommended by hospitals and insurers | Johanniter@DE, Malteser@DE, Life Alert@US, Careline@GB, Age UK@GB, Bay Alarm Medical@US | fall alarm for elderly
rival: watches with fall detection | they look like normal watches and do more | Apple, Samsung, Garmin
rival: daily calls and neighbours with a key | they cost nothing and are personal
meet: rehabilitation clinics, senior centres and pharmacies | discharge nurse | families ask her what to arrange before somebody comes home after a fall | let eight people try {name} at home for two weeks and call them each Friday | one morning a week | community nurses, doctors and pharmacists | they hear about falls first
measure: the share of waking hours in which it is worn
moat: few false alarms and a call centre that responds fast
risk: the family buys it, but the parent does not wear it | make it light and good-looking, and let the wearer choose it
rule: Settle medical rules and the emergency response | Find out whether it counts as a medical device, sign with a call centre, test radio, battery and water resistance, and write down what it may miss. | classification, contract and test reports are filed
trial: Let ten people wear it for two weeks | Give ten people a prototype, log hours worn, alarms and false alarms, and make one test call to each. | hours worn, alarms and response times are in one table
ask: Does it detect real falls? | | trade-trial | with test falls on mats and two weeks of daily wear
ask: Who pays, family, insurer or care provider? | | price-talks | with ten families and three care organisations
ask: Will people wear it in the bathroom and at night? | | interviews-2 | with ten wearers after two weeks
roles: an engineer for sensors and radio | a nurse or care expert | somebody who works with clinics and call centres
search: fall alarm for seniors
name: +Steadybell = a bell for steadier days
name: Up Again = help to get up
name: +Standbell = a bell to get you up
name: Help at Hand = help is near
name: +Carependant = a pendant that cares
name: Brooch & Bell = jewellery that calls for help
name: Home & Safe = safe in your own home
name: *Safinda = coined from safe
name: +Nearcall = help is a call away
name: Not Alone = somebody always answers
name: *Helpina = coined from help
line: Help comes, even without a button
line: Safe at home, day and night
line: Someone answers when you fall
line: Live alone without being alone
line: Light to wear, quick to help
line: Peace of mind for the family

posture-wearable
job: a device, devices
rival: fitness trackers and smartwatches | many people already wear one and it counts almost everything | Apple, Garmin, Fitbit, Oura, Whoop | fitness tracker
rival: posture devices, straps and massage tools | they are easy to buy and promise relief at once | Upright, Therabody, Compex, Hyperice | posture corrector
rival: exercises, physiotherapy or a better chair | they are recommended by doctors, and exercises cost nothing
meet: physiotherapy practices, gyms and offices | physiotherapist | patients ask for help between sessions | lend {name} to eight patients for two weeks and go through the results at the next session | two mornings a week | company health managers, trainers and ergonomics advisers | people ask them about pain from sitting or training
measure: the share of users who still wear it after three weeks
moat: proof from regular wearers that habits change, and therapists who recommend it
risk: people wear it for two weeks and leave it in a drawer | make it easy to wear, give few but useful reminders, and sell it with a short programme
rule: Settle health claims, safety and data | Find out whether it counts as a medical device, have claims about pain or posture checked, test skin contact, battery and radio, and protect body data. | classification, test reports and data rules are filed
trial: Let ten people wear it for two weeks | Give ten people a prototype, log days worn, reminders and reactions, have a physiotherapist check before and after, and offer it for sale. | days worn, results and orders are in one table
ask: Does it change anything after it is taken off? | | trade-trial | with a check by a physiotherapist before, after and later
ask: Why not use the watch people already have? | | interviews-2 | with ten owners of a smartwatch
ask: Would therapists or employers buy it? | | closing-calls | with ten practices and five health managers
roles: an engineer for sensors and software | a physiotherapist who designs the programme | somebody who wins practices, gyms and employers
search: posture corrector device
name: +Backcue = a cue for the back
name: Stand & Stack = an upright spine
name: +Spinesense = senses the spine
name: Tall by Noon = upright all morning
name: Gentle Nudge = a small reminder
name: +Posturepal = a friend for your posture
name: Shoulders Down = relaxed shoulders
name: *Postura = coined from posture
name: +Sitsteady = sits well and steadily
name: Good Stance = standing well
name: *Dritta = from the Italian for straight
line: A gentle nudge to sit well
line: Better posture, one day at a time
line: Feel when you start to slump
line: Small sensor, stronger habits
line: Wear it, move better
line: Helps you move through the day

water-bottle
job: a bottle, bottles
rival: filter jugs, bottles and tap filters | they are in every shop, and the cartridges are easy to find | Brita, LARQ, LifeStraw, Waterdrop, Grayl | water filter
rival: well-known drinking bottles | they look good, keep drinks cold and last for years | Stanley, Hydro Flask, Chilly's@GB, Dopper@NL | reusable water bottle
rival: tap water or bottled water from the shop | it needs no device and no upkeep
meet: outdoor shops, gyms and offices | manager of the shop or gym | people fill or buy water there every day | let visitors taste water with and without {name} for an afternoon and take orders | one afternoon a week | trainers, travel clinics and schools | they remind people to drink enough clean water
measure: the share of owners who still use it every day after four weeks
moat: tested quality, and filters or parts that customers reorder
risk: people buy it once and never order a filter or a second one | send a reminder before the filter is due, and offer refills and spare parts in a subscription
rule: Settle tests, materials and health claims | Have materials tested for contact with drinking water, have any filter tested for what it removes, and claim only what the report shows. | the test reports and the list of allowed claims are filed
trial: Let ten people use it for two weeks | Give or sell a prototype or a bought sample to ten people, and note daily use, taste, leaks, cleaning and who would pay the full price. | daily use, faults and paid orders of ten people are in one table
ask: Who needs it where tap water is good? | | interviews-2 | by asking twenty people what they drink today and what annoys them about it
ask: What does it cost to make in a small series? | | f-2 | with offers from two makers and a full list of parts
ask: Does it still do its job after months of use? | | trade-trial | with a second laboratory test on a worn sample
roles: a product engineer | somebody for tests and suppliers | somebody for online sales and shops
search: water bottle with filter
name: +Clearsip = a sip of clear water
name: Pure Refill = clean water again
name: +Tapfresh = fresh water from the tap
name: Daily Sip = water for every day
name: +Refillwell = easy to fill again
name: Bright Water = water that looks clean
name: Good Gulp = a good drink of water
name: Fill & Go = fill it and leave
name: *Aquelo = a new word from water
name: +Sipready = always ready to drink
name: Clean Draught = clean water to drink
name: Every Refill = good water every time
line: Clean water wherever you are
line: Better water, less plastic
line: Fill it, drink it, repeat
line: Good water straight from the tap
line: No leaks, no odd taste
line: Drink more water every day

safety-alarm
job: a device, devices
rival: personal alarms for keys or bags | they are cheap, loud and need no contract | She's Birdie, invisaWear@US, Flare@US, Safelet@NL | personal safety alarm
rival: emergency functions on phones and watches, and safety apps | they are free and always with people | Apple, Google, bSafe
rival: calling a friend, taking a taxi or staying on busy streets | it needs no device
meet: universities, self-defence courses and employers with lone workers | self-defence trainer | people who come there think about safety and try things | show {name} at the end of five courses and lend it for two weeks | two evenings a week | student unions, safety officers and employers | they are asked what people can carry on the way home
measure: the time from pressing to an answer in test calls
moat: reliable alarms, a fast response and few false calls
risk: people forget it or find it uncharged when they need it | fix it to something worn daily, show the battery clearly, and ask for a test each month
rule: Settle what is allowed and who responds | Check rules on loud alarms, location data and calls to the police, sign with a call centre if one answers, and write down what happens without signal. | the legal answer, the contract and the test reports are filed
trial: Let fifteen people carry it for two weeks | Give fifteen people a prototype, send test calls at agreed times, and log answers, false alarms and days carried. | response times, false alarms and days carried are in one table
ask: What happens without signal or with a dead battery? | A loud tone sounds and contacts see the last place | rules | with tests in cellars, parks and trains
ask: Who pays, the wearer or an employer or university? | | price-talks | with ten wearers and five organisations
ask: Do people still carry it after a month? | | f-3 | by counting test calls that are answered
roles: an engineer for radio and battery | somebody for response partners and data protection | somebody who wins universities and employers
search: personal safety alarm
name: +Keycall = a call from the key ring
name: Home by Lamp = on lit ways home
name: +Safepress = press for safety
name: Heard at Once = everybody hears it
name: +Waybell = a bell for the way
name: With You Home = company on the way
name: One Press Help = help at one press
name: *Alarmina = coined from alarm
name: +Nightmate = a companion at night
name: Walk On Safe = keep walking safely
name: *Sirella = coined from siren
line: One press and help knows where
line: Company on every way home
line: Loud when you need it
line: Small enough to carry every day
line: Your people know you are safe
line: Press once, never walk alone

home-robot
job: a robot, robots
rival: makers of robots for house and garden | they have models for each size and are in every electronics shop | iRobot, Husqvarna, Roborock, Ecovacs, Gardena, Dreame, Worx | home robot
rival: cleaners, gardeners and home helpers | they do more than one task and notice what is needed | Helpling@DE, TaskRabbit | home help near me
rival: doing it oneself with ordinary tools | it is cheaper and done the way one likes
meet: garden centres, electronics shops and home fairs | owner of the garden or electronics shop | customers ask there for help with chores and want to see a robot at work | run {name} in the shop on three Saturdays and lend it to five customers for a week | one Saturday a week | property managers, care services and home-help firms | they know who needs help with chores
measure: the hours it works without human help
moat: hours in real homes or gardens and quick repair nearby
risk: robots that get stuck cause calls, visits and returns | sell close to your service first and fix the commonest causes before growing
rule: Settle product safety, data and liability | Have blades, arms, battery and radio tested with children and pets in mind, protect camera data, and insure product liability. | test reports, data rules and policy are filed
trial: Place three robots in six homes | Lend three prototypes for two weeks, log each stop and its cause, minutes of help, and who would pay a deposit. | hours, stops and deposits are in one table
ask: What does service cost per robot and year? | | f-2 | by pricing all stops and repairs of the trial
ask: What does it do better than known brands? | | interviews-2 | with ten owners of another robot
ask: Buy or rent? | | price-talks | with ten households after a week of use
roles: an engineer for navigation and drive | a technician for service and repairs | somebody who wins shops and test homes
search: home robot
name: Saturday Off = chores done without you
name: +Chorebot = a robot for chores
name: Crumb Patrol = cleans up crumbs
name: +Mossmate = a helper in the garden
name: Dock & Done = back at the dock, work finished
name: +Helperhub = a hub for a helper
name: Quiet Worker = works without noise
name: *Robella = coined from robot
name: +Homehand = a hand in the home
name: Every Corner = no corner left out
name: *Tidora = coined from tidy
line: The chores done while you rest
line: More free time every week
line: It works, you relax
line: A helper that finds its way
line: Cleaner home, tidier garden, less work
line: Sets off alone, returns alone

smart-lock
job: a lock, locks
rival: makers of smart locks and doorbells | they fit many doors and work with the system at home | Nuki, Yale, August@US, Ring, Tedee, Danalock, Abus | smart lock
rival: locksmiths and mechanical lock makers | people trust them, and they come when a key is lost | Assa Abloy, Winkhaus@DE | locksmith
rival: spare keys, key boxes and a neighbour with a key | they cost little and work without power
meet: locksmiths, property managers and holiday hosts | property manager | keys for guests, cleaners and tenants take up time each week | fit {name} on three doors for two weeks and count the trips saved | two visits a week | locksmiths, host associations and home-care services | they handle other people's keys every day
measure: the share of openings that work at first try
moat: reliable fitting on many doors, tested security and fast support
risk: one failure locks people out and damages trust | keep a mechanical key, warn early of low battery, and answer calls day and night
rule: Settle security, escape routes and insurance | Ask which fire and escape rules apply, what insurers and landlords accept, and have hardware, radio and access rights tested from outside. | the security test, insurer's answer and rules are filed
trial: Fit locks on ten doors for two weeks | Fit locks on old, new and rented doors, log each opening, failure and battery level, and test without internet. | openings, failures and paid orders are in one table
ask: What happens when power or internet fails? | The door still opens with a key and from inside | rules | with tests on ten doors
ask: Who pays most, homes, hosts or managers? | | price-talks | with ten of each
ask: How long does fitting take? | | f-2 | by timing ten doors of different kinds
roles: an engineer for hardware and radio | a locksmith for fitting and testing | somebody who wins managers, hosts and trade partners
search: smart door lock
name: +Latchlink = links the latch to the phone
name: Who Has Keys = know who has access
name: +Phonelatch = the phone opens the latch
name: Bolt & Bell = the lock and the doorbell
name: +Dooraccess = access to the door
name: Let Them In = open for whom you choose
name: Turn & Tap = two ways to open
name: *Lockina = coined from lock
name: +Entryease = easy entry
name: No Spare Key = no spare key needed
name: *Claviso = coined from a word for key
line: Open the door from anywhere
line: Know who came and when
line: No more keys under the mat
line: Give access, take it back
line: A safe door without a spare key
line: Home, unlocked by you

refurbished-phones
job: a device, devices
rival: marketplaces and shops for refurbished devices | they have most models in stock, with a warranty and reviews | Back Market, refurbed@DE, refurbed@AT, Swappie@FI, musicMagpie@GB, Gazelle@US | refurbished phone
rival: new devices from makers and network operators | they come with a full warranty and can be paid for monthly | Apple, Samsung | phone trade in
rival: buying from private sellers | the price is lowest, and the device can be seen before paying | eBay, Facebook Marketplace | used phone
meet: repair shops, schools and firms that replace their devices | IT manager | a firm that renews its devices needs somebody to collect and wipe the old ones | collect one batch, wipe and grade it with {name} and send back a report on each device | two visits a month | repair shops, schools and charities | they know who is looking for a good device at a low price
measure: the share of sold devices that are not returned within the first weeks
moat: firms that hand over their old devices regularly, and low return rates
risk: prices fall while stock waits, and weak batteries lead to returns | buy what sells quickly, repair within days and replace every battery below a set level
rule: Settle data wiping, warranty and batteries | Ask which records a dealer in used goods must keep, how data must be wiped and documented, which warranty is owed and how batteries may be shipped. | the wiping record, the purchase book and the warranty terms are filed
trial: Buy, refurbish and sell ten devices | Buy ten used devices, check, wipe and repair them, sell them with a warranty, and note hours, parts, price and complaints. | hours, parts, margin and complaints of ten devices are in one table
ask: What does one returned device cost? | | f-2 | by adding up postage, repair and lost value of each return
ask: Where will a steady supply come from? | | closing-calls | by asking ten firms and schools what they do with old devices
ask: How is it shown that all data is gone? | Each device gets a wiping report with its serial number | rules | with a report from tested wiping software
roles: a technician for repairs and batteries | somebody who buys from firms and private sellers | somebody for grading, shipping and customers
search: refurbished phone
name: +Devicewell = a device in good health
name: Second Start = a device starts again
name: +Renewtech = renewed technology
name: Good Again = works like new
name: Good Battery = a charge that lasts
name: +Usedwise = a smart used choice
name: Wiped & Ready = data gone, ready to use
name: Like New Lab = checked and repaired
name: *Renuvia = a new word from renew
name: +Devicetwo = a device's second owner
name: Tested Twice = checked before it is sold
name: Good as Tested = tested and found good
line: Checked, wiped and ready to use
line: A good device for less
line: Fully tested, fairly priced
line: Used devices with a real warranty
line: Like new, without the new price
line: Every scratch shown before you buy
`;
