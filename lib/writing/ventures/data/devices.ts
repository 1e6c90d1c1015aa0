/** Devices for people and their homes: what is known of them; the keys are those of `../lore.ts`. */
export const DEVICES = `
plant-pot
job: a pot, pots
rival: indoor gardens and watering pots | they come with capsules, a lamp and basil by the third week | Click & Grow, AeroGarden, Lechuza, Veritable@FR, LeGrow | smart plant pot
rival: sensors that are stuck into the soil | they cost little and send a message | Xiaomi, Ecowitt, FYTA@DE | plant sensor
rival: a finger in the earth and the neighbour with a key | it costs a jar of jam after the holiday
meet: plant shops, libraries of things and offices | owner of the plant shop | people come back there with brown leaves and ask what they did wrong | stand six of {name} in her shop over a holiday of three weeks with nobody watering, and show the before and after | one day a week | florists, estate agents and holiday hosts | they are asked who waters in August
measure: the share of plants that are alive after a holiday of three weeks
moat: watering learnt from thousands of windows and seasons
risk: it is a nice present, leaks once onto the parquet and goes into the cellar | test for leaks longer than for features, and sell where plants die rather than where gadgets are sold
rule: Settle water beside electricity | Have tightness, battery or mains and radio tested, mark it as demanded, register for old devices and batteries, and insure against water damage. | test reports, registrations and the policy are filed
trial: Put fifteen into fifteen homes over a holiday | Build fifteen by hand, place them with people who go away, photograph before and after, and take paid orders from those who saw it. | leaks, dead plants, battery days and paid orders are in one table
ask: What does the floor look like if it leaks? | | trade-trial | with fifteen on paper for six weeks
ask: What does one cost at a thousand, and at ten thousand? | | f-2 | with two makers' offers and a full list of parts
roles: an engineer who has brought a device to market | a gardener who says what plants need | somebody who designs for window sills
search: self watering plant pot
name: Wick & Well = how water climbs by itself
name: August Away = when it has to prove itself
name: Sill Sailor = what rides out three dry weeks
name: +Rootbutler = who brings a drink without being called
name: Basil Still = alive, in spite of you
name: Third Week Green = how it looks when you come home
name: Low Tide Pot = when the float goes down
name: Gocciola = Italian for a small drop
name: Drink Up Fern = what it says, more or less
name: Saucer Sea = the water below
name: Window Aunt = who waters when you are away
line: Go away for three weeks
line: The basil is still there
line: It drinks when it is thirsty
line: Nobody has to have your key
line: Brown leaves were not your fault

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
rival: makers of air sensors | they look good on the wall and have an app with a curve | Airthings, Netatmo, Aranet, Awair@US, IQAir | air quality monitor
rival: suppliers of building technology | the caretaker has their number, and they come with a maintenance contract | Siemens, Honeywell, Testo | classroom air sensor
rival: opening the window when it smells | it costs nothing, and somebody is always cold
meet: staff rooms, parents' councils and property managers' offices | school caretaker | he has the keys, the complaints and the mould behind the cupboard | hang five of {name} in five rooms for two weeks, the display covered in the first, and show the curves in the staff room | two visits a week | heating engineers, paediatricians and tenants' associations | they are asked whether it is the wall or the airing
measure: the minutes a day in which the air is bad, before and after
moat: years of measurements from rooms of every age
risk: everybody looks for two weeks, then the light is red and nobody gets up | tie it to somebody whose task it is, and send one sentence a week instead of curves
rule: Settle accuracy, radio and whose data it is | Have sensors calibrated with papers, radio and battery tested, ask works council or school what counts as watching people, and write who reads what. | calibration, test reports and the agreement are filed
trial: Measure ten rooms for four weeks | Hang ten sensors, two weeks hidden and two weeks open, beside one calibrated device, and ask each Friday who opened the window why. | curves, differences to the calibrated device and windows opened are known
ask: Who does what when it turns red? | | interviews-2 | by asking ten caretakers and teachers who got up
ask: How far is it off after a winter? | | trade-trial | with ten old ones beside a calibrated one
roles: an engineer for sensors and calibration | somebody whom schools and owners let in | somebody who turns curves into one sentence
search: classroom air monitor
name: Window Duty = whose turn it is to get up
name: Third Lesson = when heads get heavy
name: Stale & Spring = before the window and after
name: +Breathboard = what hangs beside the blackboard
name: Pit Canary = who used to warn the miners
name: Musty Corner = behind the wardrobe
name: Fug = the word for air that has been used
name: Tief Luft = German for a deep breath, nearly
name: Red at Ten = by the second hour
name: Sash & Sigh = up goes the window
name: Draught Dodger = who sits there in a scarf
line: Somebody open the window
line: The third lesson, wide awake
line: Sees what the nose has got used to
line: Red means get up
line: The wall is not sweating any more

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
rival: bottles and filters | they stand in each kitchen and shop, with the cartridge beside it | Brita, LARQ, LifeStraw, Waterdrop, SodaStream, Grayl, Phox@GB | water filter bottle
rival: bottles people are seen with | they keep cold, cost much and go to school | Stanley, Chilly's@GB, Hydro Flask, Dopper@NL, air up
rival: the tap, and crates from the supermarket | the water here is good, or one likes bubbles
meet: climbing shops, offices and pharmacies for travellers | pharmacist of the travel counter | people are vaccinated there and ask what one may drink | put {name} beside two glasses, one through it and one not, and let fifty people guess | one afternoon a week | mountain guides, travel doctors and schools | they say drink a lot and carry the crates
measure: the share of owners who order the second filter
moat: filters that fit only this bottle, and test papers for each water
risk: the bottle is bought and the filter is not | send it before it is due, and let it show when it is done
rule: Settle what comes out of it | Have the filter tested for what it should hold back and what it gives off, materials for contact with food, and write no word more than the test. | the reports and allowed words are filed
trial: Let thirty people drink for two months | Hand out thirty in three places, test water before and after at the start and the end, weigh filters, and count who orders the second. | lab figures, taste marks and second filters are in one table
ask: What does it hold back in week eight? | | trade-trial | with the laboratory's second report
ask: Who needs it where tap water is good? | | interviews-2 | by asking thirty people what they carry home and why
roles: an engineer for filters | somebody for laboratories and contact with food | somebody who wins shops and keeps refills going
search: water filter bottle
name: Cap & Current = what shuts it, what runs through
name: Brook Lid = a stream with a cap on
name: Sip Seven = how many a day
name: +Tapward = where one goes instead of the shop
name: Crate Free = nothing to carry up the stairs
name: Gravel Bed = how the earth does it
name: Long Gulp = after the hill
name: Fonte Fria = Portuguese for a cold spring
name: Clear & Clank = what is in it, how it lands
name: Last Village Tap = where one fills it
name: Puddle Proof = drunk from, and lived
line: Fill it where others would not
line: Nobody carries crates upstairs
line: The tap was always there
line: It clanks, it never leaks
line: Tastes of nothing, as it should

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
rival: marketplaces and shops for refurbished devices | they have each model with a guarantee and a price that moves daily | Back Market, refurbed@DE, refurbed@AT, Rebuy@DE, Swappie@FI, musicMagpie@GB, Gazelle@US | refurbished phone
rival: makers and telephone companies | they give a new one with the contract and take the old one | Apple, Samsung, Vodafone
rival: a cracked screen, and the old one from the drawer | it still works if held like this
meet: schools, telephone repair shops and firms that change their laptops | head of IT of a firm | every three years eighty laptops go onto a pallet, and somebody has to wipe them | fetch one pallet, wipe and grade it as {name}, sell it within a month and show her the list | two visits a month | schools, insurers and charities | they need thirty good ones, not new
measure: the share of devices that come back within the guarantee
moat: firms that hand over their old devices every year
risk: prices fall while the device lies on the bench, and batteries fail in month five | turn goods over within thirty days, and change every battery below a set mark
rule: Settle wiped data, batteries and the guarantee | Wipe with a record for each device, ask what dealers in used goods must log, how batteries are posted, which guarantee is owed, and which parts may be used. | wipe records, the purchase book and terms are filed
trial: Turn one hundred devices in six weeks | Buy a hundred from firms and people, clock checking and repair, grade, sell, and follow for two months. | minutes, parts, margin and returns per model are in one table
ask: What does one returned device cost? | | f-2 | by adding up ten returns from parcel to parcel
ask: Where will the next thousand come from? | | closing-calls | with firms that sign for their next exchange
roles: a technician who solders | somebody who buys from firms | somebody who grades, posts and answers
search: refurbished phone
name: Second Charge = the new battery in an old friend
name: Drawer Four = where the old ones lie
name: Cracked & Kept = why throw it away
name: +Solderlark = a small bright repair, at dawn
name: Good Scratch = the one that lowers the price
name: Wiped Slate = nothing of anybody left on it
name: Tiny Screws Co = all forty of them
name: Znovu = Czech for once more
name: Grade A Minus = a nick you will never find
name: Thumb Warm = somebody held it before
name: Screen & Second = the glass, and its owner
line: It has been dropped once, carefully
line: New battery, known past
line: Find the scratch, if you can
line: Somebody else paid for the box
line: Older than it looks inside
`;
