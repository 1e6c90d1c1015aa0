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
rival: trackers, lamps and machines for the bedside | they show a curve in the morning | Oura, Philips, Hatch@US, Withings, Eight Sleep@US, Lumie@GB, Loop | sleep device
rival: pills, drops and courses against sleeplessness | they can be had at the chemist's tonight | Sleepio@GB, Calm, Headspace | cannot sleep
rival: earplugs, a book and the sofa in the next room | they cost next to nothing, and the partner snores on
meet: sleep laboratories, dentists' practices and hotels | doctor of the sleep laboratory | people come with a partner who has not slept either and would try anything | lend ten of {name} to couples on her list for three weeks and have both mark each morning | one morning a week | dentists, family doctors and bed shops | they are asked and can offer a pill or nothing
measure: the share of users who still use it in the fourth week
moat: nights on record, with what helped whom
risk: it helps for a week because one hopes, and comes back on the last day of the trial | count from the fourth week on, and ask for whom it does nothing before selling
rule: Settle whether it is a medical device | Have each sentence checked for claims to treat, test light, heat, battery and radio, and protect data of nights like those of patients. | the classification, test reports and data rules are filed
trial: Let twenty couples sleep with it for four weeks | Lend twenty, have both partners give one mark each morning without seeing the other's, take it away for one week, and sell at the end. | marks with and without, and paid devices, are in one table
ask: Does it do more than hope does? | | trade-trial | with one week in which it is switched off unnoticed
ask: How many come back within the trial nights? | | f-2 | by counting returns of the first fifty
roles: an engineer for small quiet devices | a sleep doctor who signs the test | somebody for returns and honest answers
search: anti snoring device
name: Far Side Pillow = where the quiet one lies
name: Ceiling at Four = the thing one knows by heart
name: Moth & Moon = two who are awake for a reason
name: +Lullgear = a small machine that hums
name: Second Sleep = what people had between midnight and dawn
name: Sheep Twelve = as far as one gets
name: Heavy Lids = what one waits for
name: Dormi = Italian for sleep now
name: Owl Off Duty = who goes to bed as well
name: Dim & Drift = the light, then oneself
name: Same Bed Again = what couples want
line: Same room, same bed, both asleep
line: The ceiling may be dull again
line: Twelve sheep, no more
line: Morning will tell
line: Nobody moves to the sofa tonight

baby-monitor
job: a device, devices
rival: monitors and rocking cots | they are on every list of friends and in the shop with the prams | Owlet@US, Nanit, Philips Avent, Angelcare, SNOO, VTech | baby monitor
rival: an old telephone with an app and a used monitor | it costs nothing, and the sister has one | eBay, Vinted, Amazon
rival: the bedroom door ajar and the ear of a mother | she wakes before it cries
meet: birth classes, midwives' rooms and maternity wards | midwife | she stands in their bedroom in the first week and sees what is never switched on | lend {name} to eight families for ten nights and sit with them at breakfast on the last | one day a week | midwives, maternity nurses and family doctors | they are asked what one really needs
measure: the share of families who use it in the third month
moat: a record of false alarms lower than any other
risk: one false alarm at three in the morning, and it goes into the drawer | hold it back until it wakes nobody in vain, and say plainly what it does not watch
rule: Settle what it may promise about a child's life | Have it checked whether it is a medical device, test cords, heat, radio and battery, secure camera and data, and insure for children. | classification, test reports, the security check and policy are filed
trial: Put eight into eight bedrooms for ten nights | Lend prototypes with parents' written consent beside what they use, log each alarm and what was behind it, and sell by advance order. | true and false alarms by night and paid orders are in one table
ask: How often does it wake somebody for nothing? | | trade-trial | with a log of eighty nights
ask: Who can look through that camera? | The parents and nobody else | rules | with a security check by somebody from outside
roles: an engineer for safe hardware | a midwife or paediatrician who says no | somebody for standards, security and insurance
search: baby monitor
name: Ear Open = how parents sleep
name: Hush & Hum = the room, and what watches it
name: Tiptoe Floor = the board that must not creak
name: +Cribwhisper = what comes through the wall
name: Wren Watch = a small bird, always awake
name: Three A.M. Calm = nobody gets up for nothing
name: Still Breathing = what each parent bends down to hear
name: Nanna = Italian for beddy-byes
name: Listening Bear = who sits at the end of the bed
name: Sofa in Earshot = as far as one dares to go
name: Soft Alarm = it wakes one of you
line: Go and sit down, both of you
line: It wakes you when it matters
line: The creaking board is the loudest thing
line: You would have gone to look anyway
line: Next room, one ear less

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
rival: makers of leak protection | the plumber knows them and fits the valve at the main | Grohe, Moen, Phyn@US, LeakBot@GB, Hydrop@DE | water leak detector
rival: alarms for smart homes | one lies under the washing machine and calls the telephone | Aqara, Bosch, Shelly, Eve
rival: the house insurance and a towel under the sink | the insurance has always paid
meet: insurers' offices, plumbers' vans and owners' meetings | property manager | a pipe burst last year above four flats, and she still has the files on her desk | fit {name} in the cellar of two houses for eight weeks and bring her the night consumption on one page | two visits a week | plumbers, insurers and chimney sweeps | they stand in the wet afterwards
measure: the share of alarms behind which there was real water
moat: patterns of thousands of homes that tell a bath from a burst
risk: people buy after the damage, never before | go to insurers and property managers, who pay for many damages a year
rule: Settle who answers when it shuts, or does not | Ask who may work at the main pipe, have valve, radio and battery tested, write what it does not find, and agree with an insurer. | test reports, terms and the insurer's letter are filed
trial: Listen to twenty pipes for eight weeks | Fit twenty in homes, open a tap a little at night without telling, and note alarms, misses and batteries. | true, false and missed alarms are in one table
ask: How many drops a minute does it notice? | | trade-trial | with a tap, a cup and a watch in twenty homes
ask: What does an insurer give for it? | | closing-calls | with three insurers and their figures on pipe damage
roles: an engineer for water and radio | a plumber who fits it in half an hour | somebody who speaks the language of insurers
search: water leak detector
name: Drip at Two = what one hears at night
name: Main Tap = where it should have been shut
name: Ankle Deep = how the cellar greets you
name: +Valvewarden = who stands at the pipe
name: Dry Socks = what one has in the morning
name: Ceiling Stain = how it is noticed otherwise
name: Weekend Away = when it always happens
name: Rubinetto = Italian for a tap
name: Washer & Watch = the worn ring, and who is awake
name: Bucket Retired = who is no longer needed
name: Hose Nine = the one behind the machine
line: Hears the drip before the ceiling does
line: Come home to dry socks
line: The bucket may retire
line: Shut before you have found your shoes
line: Water stays in the pipes tonight

cargo-bike
job: a bike, bikes
rival: brands of cargo bikes and electric bikes | the shop round the corner has them for a test ride and mends them | Urban Arrow, Riese & Müller, Tern, Babboe, VanMoof, Cube, Rad Power Bikes@US | cargo bike
rival: bikes by monthly payment, and used ones | one pays a little, and somebody else mends | Swapfiets, Jobrad@DE, Rebike@DE, Cyclescheme@GB
rival: the second car, or the bus with a pram | it is paid for, dry and has a boot
meet: nurseries, bike shops and car-free Sundays | nursery head | at eight the pavement is full of cars that come for one small child | leave one {name} at the gate for two weeks, let a different family ride each day, and ring in the evening | two mornings a week | bike shops, employers and town planners | they want one car less before their door
measure: the share of test families that order within two months
moat: shops that will mend it, and spare parts for ten years
risk: a battery or a frame fails, and all that were sold must come back | test longer than seems bearable, insure the recall, and sell first within reach of your own workshop
rule: Settle frame, battery and what counts as a bike | Ask what makes it a bike and no moped, have frame, brakes and battery tested with a load, ask how batteries may be posted, and insure a recall. | test reports, the classification and policy are filed
trial: Lend three to thirty families | Build or assemble three, lend each for three days through rain and up hills, log kilometres, screws and falls, and take orders with a part payment. | kilometres, repairs and paid orders are in one table
ask: Who mends it two hundred miles away? | | closing-calls | with bike shops that sign to service it
ask: What does the guarantee cost per bike? | | f-2 | by pricing the repairs of thirty test weeks
roles: an engineer who has had frames tested | a mechanic who says what will break | somebody whom shops and employers trust
search: cargo bike
name: Wet Pannier = what hangs in the hall
name: Two Up Front = who sits in the box
name: Hill & Hover = with a little help
name: +Kerbglide = over the edge without a bump
name: Nursery Run = eight o'clock, every day
name: Ring & Rumble = the bell, and the cobbles
name: Crate of Kids = three, and a trombone
name: Fiets Vijf = Dutch for bike number five
name: Low Step = for skirts, bags and grandfathers
name: Tail Wind Co = what one always wants
name: Room for Rover = what fits in as well
line: Wave at the traffic jam
line: Two children, one cello, no boot
line: Uphill, still talking
line: The second car is for sale
line: Ring the bell, somebody waves

printed-things
job: a piece, pieces
rival: shops full of printed things | there are ten thousand shapes, and one costs less than the postage | Etsy, Amazon, Shapeways, Gantri@US | custom printed parts
rival: the original spare part, or a new device | it fits for sure | IKEA, Bosch
rival: a friend with a printer, or glue | he does it for a beer, next month
meet: repair cafés, maker spaces and games shops | organiser of the repair café | each time there lies something on the table that works but for one broken clip | sit there for four evenings with a caliper, print what is missing as {name}, and note what people would have paid | one evening a week | repair shops, model clubs and interior shops | they lack a part nobody makes any more
measure: the share of prints that are good at the first go
moat: a library of measured parts and finishes that are found nowhere else
risk: anyone with the same machine copies the file by Friday | sell what fits, is finished or belongs to somebody, and leave trinkets to others
rule: Settle whose shape it is, and what it has to hold | Search rights to each shape, ask what toys, lamps and things for food demand, and refuse what carries people or gas. | the search, test papers and a list of refusals are filed
trial: Print sixty ordered pieces | Take sixty paid orders from three places, clock drawing, printing, sanding and failures, and ask after a month if it still holds. | minutes, failures, prices and what broke are in one table
ask: How many hours does one piece really take? | | trade-trial | with the clock from first message to parcel
ask: Why would anybody not print it at home? | | interviews-2 | by asking twenty owners of printers what they order nevertheless
roles: somebody who draws parts after measuring once | somebody who runs and mends six machines | somebody who finds orders worth a hundred pieces
search: custom printed parts
name: Layer & Lamp = thin lines with light behind
name: Missing Clip = the only broken thing
name: First Layer Luck = what decides the night
name: +Nozzlenook = a corner that hums
name: Caliper Club = those who measure twice
name: Overnight Shape = what stands there at breakfast
name: Thin Lines Co = how it is made
name: Filo Fino = Italian for a fine thread
name: Snap & Fit = the sound one wants
name: Spaghetti None = what a failed print looks like
name: Bed Level = what must be flat first
line: The one clip nobody sells any more
line: It grew overnight
line: Hold it to the light, count lines
line: Snap, and it works again
line: Bring the broken half

plug-in-solar
job: a set, sets
rival: sellers of balcony panels and home batteries | they have sets on stock and a film how to hang them | Anker, EcoFlow, Priwatt@DE, Yuma@DE, Zendure, Sunology@FR | balcony solar
rival: energy monitors and smart plugs | they show what the freezer eats | Shelly, Tibber@DE, Tibber@NO, Sense@US, Loop Energy@GB, Emporia@US
rival: switching off the light and another tariff | it costs nothing, and grandfather did it
meet: tenants' associations, allotments and hardware shops | chair of the tenants' association | he knows every balcony that looks south, and who would like to and may not | hang one {name} on his railing for a month with the display in the stairwell | two evenings a month | electricians, allotment clubs and housing cooperatives | they are asked daily whether that is allowed
measure: the kilowatt hours of one south balcony in its first month
moat: permissions, brackets and landlords already won over
risk: prices of panels fall each month, and what is in stock loses its value | keep little stock, earn on brackets, hanging and permission, and turn goods over within six weeks
rule: Settle who may plug in, and what hangs over the pavement | Ask grid operator and landlord about plug, limit and registration, have the bracket reckoned for storm, and insure what could fall. | the answers, the storm figure and policy are filed
trial: Hang ten on ten balconies | Hang ten on railings of three kinds, read meters for six weeks, note hours, drill holes, neighbours and landlords, and sell at full price. | kilowatt hours, hours of work and refusals are in one table
ask: After how many years is it paid, on an east side as well? | | f-2 | with the readings of ten balconies
ask: What does it do in a storm? | | rules | with the bracket reckoned by somebody who signs
roles: an electrician who signs | somebody who knows imports and guarantees | somebody who wins landlords
search: balcony solar panel
name: South Rail = the best place in the house
name: Noon Meter = when it turns slowest
name: Fridge on Sun = what runs on it
name: +Railray = what hangs there and what it catches
name: Third Floor Sun = closer than below
name: Backwards Wheel = what the old meters did
name: Geranium Gap = where the panel goes
name: Sole Mio Uno = Italian for my sun, the first
name: Plug & Parasol = in the wall, in the light
name: Cloud Count = what one begins to do
name: Kettle at One = when to put it on
line: The fridge runs on this morning
line: Boil the kettle when it is sunny
line: Between the geraniums, a power station
line: You will look up more often
line: The railing has found a job

fall-pendant
job: a device, devices
rival: emergency call services | they have a call centre, and the insurer often pays | Johanniter@DE, Malteser@DE, Life Alert@US, Careline@GB, Age UK@GB, Bay Alarm Medical@US | fall alarm for elderly
rival: watches with fall detection | the grandson already wears one | Apple, Samsung, Garmin
rival: a telephone call every evening and the neighbour with a key | mother does not want anything round her neck
meet: rehabilitation clinics, day centres and pharmacies | ward nurse for people sent home after a fall | on the day of leaving all children ask her what happens now | let eight people go home with {name}, ring each Friday, and ask where it lies | one morning a week | community nurses, pharmacists and doctors of old people | they hear of the second fall
measure: the share of hours a day in which it is really worn
moat: false alarms fewer than anybody's, and a call centre that knows the names
risk: the daughter buys it, and mother hangs it on the hook in the hall | make it something she would wear anyway, and sell to both at the same table
rule: Settle who comes when it rings | Ask whether it is a medical device, sign with a call centre and key holders, test battery, radio and cellar, and write what it cannot notice. | the classification, contract and tests are filed
trial: Let twelve people wear it for four weeks | Hand out twelve, log hours worn, alarms true and false and flat batteries, and try each Friday lying on the floor yourself. | hours worn, alarms and paid contracts are in one table
ask: Does she wear it in the bath and at night? | | trade-trial | with the hours of twelve wearers
ask: Who pays, insurer, town or daughter? | | interviews-2 | by asking fifteen families who signed the last one
roles: an engineer for small reliable devices | a nurse whom old people let in | somebody for call centre, insurers and contracts
search: fall alarm for elderly
name: Up Again = what one wants to be
name: Hook in Hall = where it must not hang
name: First Door Left = who comes when it rings
name: +Steadybell = what rings when somebody does not stand
name: Sunday Call = what the children do
name: Third Stair = the one
name: Bathroom Tile = where it happens
name: Zu Hause Bleib = German for staying at home, said softly
name: Ring for Rose = and somebody comes to her
name: Brooch & Bell = jewellery that calls
name: Good Carpet = the one that will not slip
line: Somebody comes, and knows your name
line: Worn like a brooch, even in the bath
line: Mother stays in her own kitchen
line: Ring before the neighbour notices
line: For the third stair

posture-wearable
job: a device, devices
rival: trackers and watches | they are on the wrist already and count everything | Apple, Garmin, Fitbit, Oura, Whoop | fitness tracker
rival: small devices and straps for back and muscles | they buzz or warm, and the physiotherapist has one | Upright, Therabody, Compex, Hyperice | posture corrector
rival: a walk, gymnastics and mother's voice saying sit up | it is free, and one knows it helps
meet: physiotherapists' rooms, running clubs and offices | physiotherapist | she says the same sentence to each patient and knows that it lasts until the car park | give ten of her patients {name} between two appointments and let her judge the back, not the curve | one day a week | trainers, osteopaths and company doctors | they want somebody to be reminded when they are not there
measure: the share of wearers who still put it on in week six
moat: weeks of wearing, with what changed according to somebody who can judge it
risk: it is worn for twelve days and then lies beside the charger | build it into something that is put on anyway, and sell through people who see the wearer again
rule: Settle whether it treats or only reminds | Have every claim checked, test skin, battery, heat and radio, and keep body data as if they were a patient's. | the classification, tests and data rules are filed
trial: Let twenty people wear it for six weeks | Hand out twenty, log days worn, switch the reminder off for one week, let a physiotherapist judge before and after, and sell. | days worn, judgements and paid devices are in one table
ask: What changes when it is taken off? | | trade-trial | with one week without the reminder
ask: What does the watch on the wrist not do already? | | interviews-2 | by asking twenty owners of watches what they look at
roles: an engineer for things worn on skin | a physiotherapist who judges | somebody for tests, returns and partners
search: posture corrector
name: Sit Up Straight = mother's voice
name: Between Blades = where it sits, under the neck
name: Tall by Noon = what one is reminded of
name: +Spinesong = a small hum in the middle
name: Nudge & Nape = what it does, and where
name: Chin Over Heart = how one should sit
name: Shoulder Drop = what a good breath does
name: Dritto = Italian for straight
name: Shirt Tail = where it hides
name: Day Thirteen = when others lie in the drawer
name: Stack & Stand = bone on bone, head on top
line: Mother's voice, but gentler
line: Shoulders down, now read on
line: Put it on, forget it, be reminded
line: The photograph will be better
line: You just sat up, did you not

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
rival: alarms on a key ring and in a ring | they are loud, or they call somebody | Birdie@US, invisaWear@US, Flare@US, She's Birdie, Safelet@NL | personal safety alarm
rival: the telephone and the watch | they share the way and have an emergency button | Apple, Google, bSafe
rival: keys between the fingers and a call to a friend | one has them, and she answers
meet: running clubs, universities and night bus stops | trainer of the women's running club | in October half of them stop coming because it is dark | let fifteen runners wear {name} through November and set it off once each, without warning their contacts | two evenings a week | students' unions, bus companies and sports shops | they are asked what somebody can do alone at night
measure: the seconds from pressing to a person who answers
moat: a net of people who come, street by street
risk: it is bought out of fear, forgotten in the second week and flat when it is needed | fix it to something worn daily, show the battery, and set off a trial call every month
rule: Settle what it may be, and what it may promise | Ask whether noise, spray or tracking is allowed, test battery, radio and pockets, agree who answers at night, and never promise safety. | the answers, tests and the call contract are filed
trial: Set off sixty alarms | Give fifteen people one each for four weeks, set each off four times at odd hours, and clock until somebody answers. | seconds, silences, false alarms and paid devices are in one table
ask: What if nobody answers? | | trade-trial | with sixty calls at odd hours
ask: Does it make anybody safer, or only calmer? | Calmer is what was seen so far | interviews-2 | by asking runners and the police what would have helped
roles: an engineer for small radios | a runner or student whom others believe | somebody for call centre, law and partners
search: personal safety alarm
name: Ring Me Home = what friends say at the door
name: Key & Kin = in the hand, on the line
name: Lamp to Lamp = how one walks at night
name: +Homewardbell = what rings on the way
name: Night Bus Back = the last mile
name: Loud Sparrow = small, and heard three streets off
name: Left Hook Lane = the dark bit behind the school
name: Civetta = Italian for a little owl
name: Both Ears Free = no music in the park
name: Hedge & Hurry = where one walks faster
name: Home by Lamp = where the light is better
line: For the last street before yours
line: Small, and very loud
line: For the stretch without a lamp
line: Run in November, too
line: Somebody knows which street you are in

home-robot
job: a robot, robots
rival: makers of robots for house and garden | they have models for each size and a shelf in the electronics shop | iRobot, Husqvarna, Roborock, Ecovacs, Gardena, Dreame, Worx | robot lawn mower
rival: people who come and do it | they see the corner and talk with one | Helpling@DE, Taskrabbit | cleaner near me
rival: doing it on Saturday morning | it takes an hour, and one sees the result
meet: garden centres, show homes and dealers of tools | dealer of garden tools | he sells the machine, mends it and hears every curse | run {name} on three lawns or floors of his customers for a month and let him fetch it when it is stuck | two days a week | caretakers, estate agents and physiotherapists | they know who can no longer bend
measure: the hours it works between two rescues
moat: hours in real gardens or rooms, and every corner where it got stuck
risk: each one that gets stuck is a call, a van and an angry Saturday | sell within an hour's drive until it needs rescue less than once a month
rule: Settle fingers, blades, cameras and batteries | Have blades or arms tested with children and animals in mind, battery and radio as well, say where pictures go, and insure. | test reports, the data rule and policy are filed
trial: Run five for eight weeks with real people | Place five prototypes, count each rescue with place and reason, take them away for a week, and ask for a part payment. | hours, rescues, repairs and paid orders are in one table
ask: How often does it have to be rescued? | | trade-trial | with a tally at five homes
ask: What does the guarantee of three years cost? | | f-2 | by pricing all repairs of the eight weeks
roles: an engineer who has built robots that were sold | somebody for parts, makers and tests | a dealer who mends
search: robot lawn mower
name: Saturday Off = what one gets back
name: Third Corner = where it always got stuck
name: Thistle Tin = a small machine among weeds
name: +Mossmachine = it goes where it is damp
name: Hum & Hedge = how it goes, how far
name: Dock at Dusk = when it goes home
name: Uncle Torque = strong, patient, does not talk
name: Pomocník = Czech for a helper
name: Crumb Patrol = under the table, after supper
name: Bumper & Beech = who gives way
name: Slow Brave Thing = it tries again
line: It has Saturdays, so you do not
line: Goes home by itself at dusk
line: Minds the hedgehog
line: Under the sofa and out again
line: It hums, you read

smart-lock
job: a lock, locks
rival: makers of electronic locks and bells | they fit most doors and work with the lamp and the blind | Nuki, Yale, August@US, Ring, Tedee, Danalock, Abus | smart lock
rival: locksmiths and cylinder makers | they know the door and come at night | Assa Abloy, Winkhaus@DE
rival: a key under the pot and one with the neighbour | it has never failed in twenty years
meet: holiday hosts' evenings, care services and housing cooperatives | holiday host | she drives an hour to hand over a key to somebody whose train is late | fit {name} on three of her doors for a month and count journeys, calls and people left outside | two visits a week | cleaners, carers and locksmiths | they stand before doors for which somebody else has the key
measure: the share of openings that work at the first try
moat: doors of every age on which it was fitted, with what went wrong
risk: one person locked out in the rain tells more people than a hundred who came in | always leave a way in with a key, and answer the telephone at night
rule: Settle escape, insurance and who is let in | Ask whether fire and escape rules and the insurer accept it, let somebody from outside try to break hardware and radio, and write how rights end. | the insurer's answer, the break-in report and rules are filed
trial: Fit ten doors for eight weeks | Fit ten on old, new, warped and rented doors, log each opening, battery and call, and cut the internet once unannounced. | openings, failures, batteries and paid locks are in one table
ask: What if the battery is flat and it snows? | The key still turns, or there is a contact for a power bank | trade-trial | with ten doors and the battery taken out
ask: Who has tried to break it? | | rules | with the report of somebody paid to do so
roles: an engineer for locks and radio | a locksmith who knows doors | somebody who answers at night
search: smart lock
name: Clay Pot Key = where it used to lie
name: Latch & Late = who comes home when
name: Spare Key Sue = the neighbour who has them all
name: +Thresholdhum = what one hears at the door
name: Two Turns Left = how grandfather's opened
name: Cold Handle = how long one stands there
name: Let Bruno In = the plumber, at nine
name: Chiavetta = Italian for a little key
name: Who Has Keys = what hosts ask one another
name: Bolt & Bell = what shuts and what calls
name: Doormat Bare = nothing lies beneath it
line: Nothing under the flower pot
line: Let the plumber in from the tram
line: Pockets empty, door open
line: The neighbour may give her key back
line: It knows who may, and until when

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
