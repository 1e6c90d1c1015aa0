/** Gear and gadgets: what is known of them; the keys are those of `../lore.ts`. */
export const GEAR_AND_GADGETS = `
health-wearable
job: a ring or band, rings and bands
rival: smartwatches and fitness bands | one device also shows messages, pays and records training | Apple, Garmin, Fitbit, Samsung, Xiaomi | best fitness tracker
rival: health rings and screenless bands | they have years of data, reviews and a known app | Oura, Whoop, Ultrahuman, RingConn | smart ring for sleep
rival: going by feeling and seeing a doctor once in a while | it costs nothing and needs no charging or account
meet: running clubs, gyms and wellness studios | head coach or studio owner | people there already talk about sleep, training and rest | lend {name} to ten members for two weeks and look at their first report together | two evenings a week | coaches, physiotherapists and sleep advisers | they can explain rest and strain with figures their clients bring along
measure: the share of wearers who still put it on every day after six weeks
moat: measurements checked against a reference and a fit people forget they wear
risk: claims about illness turn a wellness product into a medical device without approval | keep to wellness claims, publish the accuracy, and ask a specialist before each new health feature
rule: Settle health claims, radio tests and body data | Ask a specialist where wellness ends and a medical device begins, have battery, radio and skin contact tested, get clear consent for body data, and say where it is stored and how it is deleted. | test reports, claims list and consent text are filed
trial: Let ten people wear it for two weeks | Give prototypes or a bought-in band with your own report to ten people, compare readings with a trusted device, ask each morning whether the score felt right, and take paid preorders. | wearing days, readings, answers and preorders are in one table
ask: How accurate is it against a trusted device? | | trade-trial | with ten wearers who use both for two weeks
ask: Which claims may be made without medical approval? | | rules | with written advice from a medical device specialist
ask: Will people pay a monthly fee or only once? | | price-talks | by showing both prices to twenty likely buyers
roles: somebody who designs sensors and electronics | somebody who turns body data into sound advice | somebody who manages production, sizes and warranty
search: health tracking ring
name: +Pulsewell = a pulse that means well
name: Morning Score = a score for each morning
name: +Restline = the line of your rest
name: Body Note = a note from your body
name: +Vitalband = a band for body signals
name: *Somavi = from soma, the body
name: +Beatwise = wise about each heartbeat
name: Ready Ring = shows when you are ready
name: +Calmbeat = a calm heartbeat
name: Know Your Pulse = your pulse made clear
name: +Ringrest = a ring that reads your rest
line: Know how rested you are
line: Your body, in plain words
line: Wear it and forget it
line: See what helps you recover
line: Small ring, clear answers
line: Better nights, better days

home-camera
job: a camera, cameras
rival: doorbells and cameras of big technology brands | they are sold everywhere and work with the speaker at home | Ring, Google Nest, Arlo, Eufy | video doorbell
rival: low-cost network cameras | they cost little and record to a memory card | TP-Link Tapo, Reolink, Wyze@US, Xiaomi | cheap security camera
rival: alarm firms, good locks and neighbours who keep an eye out | somebody answers, and nothing has to be charged or updated | ADT@US, Verisure | home alarm system
meet: housing associations, hardware shops and neighbourhood groups | owner of the hardware shop | people ask there after a parcel is gone or a break-in nearby | mount {name} beside the shop door and let visitors see themselves and the stored clip on a phone | one Saturday a week | locksmiths, electricians and home insurers | their customers ask them how to make the front door safer
measure: the share of alerts in the first month that showed somebody really at the door
moat: alerts people trust and video that stays in their own hands
risk: a leak of home video ends the trust in the brand | store as little as possible, encrypt it, pay for security tests and ship updates for years
rule: Settle recording rules, radio tests and data safety | Ask which parts of street, stairs and neighbours may be recorded, add privacy zones and a sign, have radio, battery and weather protection tested, and pass a security check of app and servers. | test reports, privacy zones and the security check are filed
trial: Watch ten front doors for two weeks | Fit prototypes or adapted standard cameras at ten homes with consent, count right and false alerts, note battery and wireless trouble, and ask each home for a paid order. | alerts, faults, battery days and orders are in one table
ask: How many alerts are false? | | trade-trial | with ten homes and two weeks of counted alerts
ask: May it record the street or the stairwell? | | rules | with written advice from a privacy lawyer
ask: Can it live without a storage fee? | | f-1 | with the real hosting cost of each camera
roles: somebody who builds camera electronics and firmware | somebody who is at home in security and hosting | somebody who handles production, dealers and support
search: video doorbell without subscription
name: +Porchwise = knows what happens on the porch
name: Who Is There = shows who is at the door
name: +Doorview = a view of the door
name: Quiet Watch = watches without false alarms
name: +Stepsight = sight of the front step
name: Home Glance = a glance at home
name: +Gatecheck = a check of the gate
name: *Vedora = view and door in one
name: Kept Home = home is kept, video too
name: +Clearporch = a clear picture of the porch
name: Front Eye = an eye on the front
line: See who is at the door
line: Fewer alarms, the right ones
line: Your video stays with you
line: At home, even when away
line: Answer the door from anywhere
line: No parcel goes unseen

item-tracker
job: an order, orders
rival: tags of the phone makers | millions of phones help to find them, and setup takes a minute | Apple AirTag, Samsung SmartTag | key finder tag
rival: independent tracker brands and no-name copies | they cost little and come as cards, stickers and tags | Tile, Chipolo, Pebblebee, Eufy | bluetooth tracker for wallet
rival: a hook by the door and searching all pockets | it is free and mostly works in the end
meet: luggage shops, stationers and key cutters | owner of the shop | people there have just lost something or are about to travel | put a bowl of {name} by the till and let people ring a hidden tag with a phone | two afternoons a week | travel agents, locksmiths and bag makers | a tag is an easy extra with what they already sell
measure: the share of buyers who have found something with it in the first month
moat: a form that fits where the big brands do not, and alarms against misuse
risk: the phone makers change their networks or sell the same form | use more than one network, serve a niche of objects and keep batteries and mounts replaceable
rule: Settle radio tests, batteries and misuse | Have radio and coin battery safety tested, follow the rules for unwanted tracking alarms, check the licence of the finding network, and say in plain words what data is kept. | test reports, network licence and data text are filed
trial: Tag fifty things that get lost | Give prototypes or bought-in tags in your form to ten households, log each search and find for two weeks, and offer a paid pack at the end. | searches, finds, battery faults and paid packs are in one table
ask: What does it do that a phone maker's tag does not? | | interviews-2 | by asking twenty owners of such tags what still gets lost
ask: Which finding network can we join, and at what cost? | | f-2 | with the written licence terms of the networks
ask: How do we stop people from tracking others? | | rules | by testing the alarm with both kinds of phone
roles: a radio and battery engineer | an app developer for both kinds of phone | somebody who sells to shops and online
search: key and wallet tracker
name: +Foundly = found without a long search
name: There It Is = what you say when found
name: +Keychirp = keys that chirp
name: +Seenlast = shows where you saw it last
name: +Tagalong = a tag that comes along
name: *Findoro = find with a round ending
name: +Beepback = it beeps back when called
name: Never Left = a warning before you leave it
name: +Whereclip = a clip that tells where
name: Ring My Keys = rings the missing keys
name: +Spotcoin = a coin that spots things
line: Find it before you miss it
line: Keys that answer when called
line: Stop searching, start leaving
line: Know where you left it
line: One tag, no lost mornings
line: Your bag, always on the map

kitchen-appliance
job: an appliance, appliances
rival: big appliance brands | they stand in each store, with known service and many models | Philips, KitchenAid, De'Longhi, Breville, Ninja | best countertop cooker
rival: cheap no-name appliances from online shops | the price is low and they arrive tomorrow | Amazon, AliExpress | cheap blender
rival: pots, pans and the appliance they already own | no space is lost and nothing new has to be learned
meet: kitchen shops, food fairs and cooking schools | owner of the kitchen shop | people try there what they will put on their counter for years | cook one dish with {name} in front of visitors and let them taste and clean it | two Saturdays a month | cooking teachers, food writers and recipe groups | they need good equipment to show and like to try what is new
measure: the share of buyers who use it every week after two months
moat: a dish or drink it makes better than others, and spare parts for years
risk: a fault in motor or heating leads to a recall | test early with a laboratory, begin with a small batch, insure recalls and log each fault by series
rule: Settle electrical safety, food contact and take-back | Have electrics, heat and food contact tested for each market, add the right plugs and manuals, insure product liability, and register for the take-back of old appliances. | test reports, policy and registrations are filed
trial: Put five prototypes into five kitchens | Lend working prototypes under supervision, have ten dishes or drinks made in two weeks, note noise, cleaning and faults, and take deposits for the first batch. | uses, faults, cleaning time and deposits are in one table
ask: Does it pass the safety tests? | | rules | with a test laboratory and a written list of faults
ask: What do tooling and the first batch cost? | | f-2 | with offers from three factories
ask: Will people give it a place on the counter? | | trade-trial | with five households who keep it for two weeks
roles: an engineer for motors, heat and safety | somebody who finds and checks the factory | a cook who makes recipes and shows it
search: small kitchen appliance
name: +Countercook = cooks on the counter
name: Quiet Whisk = mixes without noise
name: +Stirhand = a hand that stirs for you
name: First Simmer = the start of a good meal
name: +Potmate = a helper beside the pot
name: Plug & Simmer = plug in and it cooks
name: +Blendhush = blends with little noise
name: *Cucino = little kitchen helper
name: +Steamcorner = the corner that steams
name: Good Motor = a motor that lasts
name: Half Hour Meals = dinner in half an hour
line: Good food, less standing around
line: Small on the counter, big at dinner
line: Built to be repaired
line: Home cooking without the watching
line: Quiet, strong, easy to clean
line: The one you use every day

kids-watch
job: a device, devices
rival: children's watches and phones from other brands | they are known, reviewed and come with a ready plan | Xplora, Gabb@US, Garmin, imoo | kids smartwatch with calls
rival: an old smartphone with parental controls | it is in the drawer already, and the child is pleased | Apple, Google | parental control phone
rival: no device at all, and meeting places agreed beforehand | it costs nothing and children get by without screens
meet: school gates, parents' evenings and parents' groups | head of the parents' council | parents there decide together when children get a first phone | show {name} at a parents' evening and lend five devices to families for a week | two evenings a week | schools, police educators and paediatricians | they want children to be reachable without open internet
measure: the share of children who still wear or carry it each school day after a month
moat: security that outside testers confirm, and whole classes that use it together
risk: strangers reach a child or see its position | have the system attacked by testers before launch, keep positions for a short time and fix faults at once
rule: Settle child data, radio tests and emergency calls | Ask what consent is needed for children's data and location, have radio, battery and skin contact tested, check that emergency calls work, and agree SIM terms with an operator. | consent text, test reports and operator contract are filed
trial: Equip ten children for two weeks | Lend ten test devices with SIM cards to families of one school, log missed calls, wrong positions and empty batteries, and ask for a deposit at the end. | calls, positions, battery days and deposits are in one table
ask: How is a child's location protected? | | rules | with a security test and a privacy lawyer
ask: What does the operator charge for each device? | | f-2 | with written offers from three mobile operators
ask: Will schools allow it in class? | | interviews-2 | by asking ten head teachers about a silent mode
roles: somebody who builds connected devices | somebody responsible for security and child data | somebody who works with schools and parents
search: phone watch for children
name: +Callmum = a call home at any time
name: Call From School = a call when school ends
name: +Firstring = the first ring of their own
name: Little Hello = a small call home
name: +Safehop = small safe steps alone
name: Ring Home = one button rings home
name: +Kidreach = children within reach
name: *Wristle = wrist and a little whistle
name: +Schoolway = for the way to school
name: Just Calls = calls and nothing else
name: Near Enough = free but within reach
line: Reachable, without the internet
line: A first phone that stays simple
line: Free to roam, easy to reach
line: Calls home, nothing else
line: Know they arrived safely
line: Childhood first, smartphone later

robot-kit-for-kids
job: a kit, kits
rival: building and robot sets of known brands | parents trust the name and the parts fit what is at home | Lego, Makeblock, Sphero, Fischertechnik | robot kit for children
rival: boards and cheap parts with free videos | they cost little and there are projects without end | Arduino, Raspberry Pi, micro:bit, Elegoo | electronics kit for beginners
rival: coding apps, computer games and club afternoons | the tablet is there already and nobody has to tidy up | Scratch, Roblox | coding for kids
meet: maker fairs, libraries and school clubs | librarian or club leader | parents see there how long a child stays with it | hold a building hour with {name} for eight children and let them take the last task home | one afternoon a week | teachers, libraries and maker spaces | they look for lessons that work without much preparing
measure: the share of children who finish the third lesson without help
moat: lessons children want to go on with, tried in many classrooms
risk: the kit is played with once and then lies in a drawer | plan the first six lessons before the hardware, watch where children stop and send a new task each month
rule: Settle toy safety, batteries and child data | Have small parts, batteries, radio and materials tested as a toy, state the age, collect no data from children without a parent, and keep the test file. | test reports, age label and consent text are filed
trial: Let twenty children build it | Put together ten kits from bought boards and printed parts, run two building hours and two weeks at home, note where children stop, and take paid preorders from parents. | lessons finished, stops, faults and preorders are in one table
ask: At which step do children give up? | | trade-trial | with twenty children who are watched and not helped
ask: Which toy and radio tests does it need? | | rules | with a quote from a test laboratory
ask: How do schools buy, and from which budget? | | interviews-2 | by asking ten head teachers and school buyers
roles: an electronics and firmware maker | a teacher who writes and tries the lessons | somebody who sells to schools and parents
search: coding robot for kids
name: +Botbuddy = a robot as a buddy
name: First Circuit = the first circuit a child builds
name: +Tinkerbot = a robot to tinker with
name: Little Gears = small gears for small hands
name: +Wirewonder = wonder at what wires do
name: *Robolino = little robot
name: Build and Blink = build it and it blinks
name: +Codecrate = a crate full of code
name: Six Screws = few screws, one robot
name: +Snapvolt = snap it together, add power
name: Start the Robot = press start and it runs
line: Build it, code it, play it
line: From first wire to own robot
line: Screen time that rolls away
line: Made by your child, step by step
line: Lessons they ask for
line: Small parts, big ideas

audio-gear
job: a piece, pieces
rival: headphones and speakers of big brands | they are reviewed everywhere and on sale every few weeks | Sony, Bose, JBL, Apple, Sennheiser | best wireless headphones
rival: low-price earbuds and speakers | they sound good enough and cost little to replace | Soundcore, Xiaomi, Edifier, JLab@US | cheap bluetooth earbuds
rival: what came with the phone, the television or an old stereo | it works, and most people do not compare sound
meet: record shops, hi-fi fairs and cafés | owner of the record shop | people there take time to listen | set up {name} beside a known rival, play the same three songs and let people choose blind | two Saturdays a month | musicians, reviewers and sound engineers | they are asked for advice and enjoy hearing something new
measure: the share of listeners who prefer it to their own in a blind test
moat: a sound or fit that wins blind tests, and parts that can be replaced
risk: big brands copy the feature and cut the price | choose one use or ear that they neglect, build in small batches and sell on listening, not on lists of features
rule: Settle radio, battery and volume rules | Have radio, battery, charging and maximum volume tested, check codec and wireless licences, insure the product, and register for the take-back of electronics and packaging. | test reports, licences and registrations are filed
trial: Run a blind listening week | Build or adapt five working pieces, let thirty people compare them blind with their own, lend them for two days each, and take deposits for the first batch. | preferences, fit, faults and deposits are in one table
ask: Do people hear the difference? | | trade-trial | with thirty listeners in a blind test
ask: What do tooling and certificates cost? | | f-2 | with offers from two factories and a test laboratory
ask: How many will come back as returns? | | f-3 | by asking shops and makers and counting the test loans
roles: an acoustic and electronics engineer | somebody who manages factory and quality | somebody who reaches reviewers, shops and listeners
search: wireless headphones and speakers
name: +Warmtone = a warm tone
name: Small Ears = made for small ears
name: +Earjoy = joy for the ear
name: Front Row = sounds like the front row
name: +Oaksound = sound from oak
name: *Sonelo = sound with a soft ending
name: Second Listen = hear more the second time
name: +Bassnook = bass for a small room
name: Clear Cymbal = even cymbals stay clear
name: +Tuneshell = a shell full of tunes
name: Long Play Audio = for long listening
line: Hear what you have missed
line: Made to listen for hours
line: Good sound that can be repaired
line: Fits your ears, fills the room
line: Every voice, every string
line: Less noise, more music

portable-power
job: a power station, power stations
rival: known power station brands | they offer many sizes, frequent sales and quick delivery | EcoFlow, Jackery, Bluetti, Anker, Goal Zero@US | portable power station
rival: petrol generators and car batteries with an inverter | they run as long as there is fuel and anybody can repair them | Honda | quiet generator
rival: power banks, candles and waiting until the power is back | they cost little and outages are mostly short
meet: campsites, outdoor shops and building suppliers | owner of the outdoor shop or campsite | people there need power and see at once what it can run | run a kettle, a fridge and lights from {name} and let visitors lift it and try their own device | one weekend day a week | camper dealers, electricians and village councils | their customers ask for power where there is no socket
measure: the share of buyers who run what they bought it for as long as promised
moat: honest running times, safe cells and service nearby
risk: a battery fault means fire, a recall and a ban on transport | buy tested cells, protect each pack, insure recalls and log every serial number
rule: Settle battery transport, electrical safety and take-back | Get the transport test for lithium batteries, have inverter and charger tested, use approved packaging and carriers, insure storage and recalls, and register for battery take-back. | test reports, carrier terms and policy are filed
trial: Lend five stations for real days out | Buy or build five tested stations, lend them to campers and households for two weeks, log what they ran and for how long, and take deposits. | devices run, hours, faults and deposits are in one table
ask: Which carriers take these batteries, and at what cost? | | f-2 | with written terms from three carriers
ask: How long does it run a fridge? | | trade-trial | with measured hours in five households
ask: Why not buy a known brand? | | interviews-2 | by asking twenty owners what they miss
roles: a battery and power electronics engineer | somebody responsible for tests, transport and insurance | somebody who handles dealers and service
search: portable power station
name: +Campvolt = volts for the camp
name: Power to Go = power you take along
name: +Sunlug = lug the sun along
name: +Lampkeep = keeps the lamps lit
name: +Plugaway = a plug far away from home
name: *Voltano = volt with an easy ending
name: Quiet Watts = power without noise
name: +Fridgekeep = keeps the fridge running
name: Spare Current = current in reserve
name: +Foldsun = a folding sun panel
name: Socket Anywhere = a socket where there is none
line: Power where there is no plug
line: When the grid stops, you don't
line: Quiet power, indoors and out
line: Charge by day, use by night
line: Keeps the fridge cold
line: Take the socket with you

powerbank-sharing
job: a hire, hires
rival: power bank networks with many stations | people know the app and can return the pack nearly anywhere | ChargeSPOT@JP, Energy Monster@CN, ChargedUp@GB, FuelRod@US | power bank rental near me
rival: buying a power bank or cable at a kiosk | it belongs to them afterwards and lasts for years | Anker | phone charger shop near me
rival: asking the bar for a socket, or letting the phone die | it is free, and the staff mostly help
meet: bars, cafés, stations and event grounds | bar manager | guests ask the staff there for a charger each evening | place one station of {name} at the bar for a month and count hires and questions to the staff | three evenings a week | venue groups, event organisers and town centre managers | they get a service for guests and a share of the fee
measure: the hires per station and day after the first month
moat: the best venues under contract, so that a return point is always near
risk: lost packs and empty stations eat the fees | take a card hold, sell the pack when it is not returned, and check each station before the busy nights
rule: Settle battery safety, deposits and prices | Use tested packs, ask about fire rules in venues, show price, cap and deposit before the hire, insure damage, and keep payment and location data short. | test reports, price text and venue contract are filed
trial: Run three stations for two weeks | Lease or buy three small stations, place them in three venues with a simple contract, refill each evening, and count hires, returns and faults. | hires, returns, losses and venue feedback are in one table
ask: How many hires does a station need each day? | | f-1 | with the venue share, losses and service time of three stations
ask: What share do good venues ask for? | | closing-calls | with ten bars and one written offer
ask: How many packs never come back? | | trade-trial | with three stations and counted packs
roles: somebody who signs venues | a technician for stations, app and payments | somebody who refills and repairs on the rounds
search: rent a power bank nearby
name: +Packpoint = a point to take a pack
name: Borrow a Charge = charge that you borrow
name: +Barcharge = charge at the bar
name: Back to Full = the phone is full again
name: +Chargehop = hop from station to station
name: *Ampino = a little charge
name: Grab and Return = take it, bring it back
name: +Juicestop = a stop for more power
name: +Lastbar = help at the last bar
name: +Packloop = packs that go round
name: Any Corner Power = a station at any corner
line: Charge here, return there
line: Your phone lasts the night
line: Scan, take, go
line: No more asking for a socket
line: Never stuck on the last bar
line: A full phone on the way

smart-glasses
job: a pair, pairs
rival: smart glasses of big technology and eyewear brands | the frames look normal and shops let people try them | Ray-Ban Meta, Xreal, Even Realities, Rokid | smart glasses with display
rival: the phone, a smartwatch or earbuds | they do the same already and never need a lens | Apple, Samsung, Google | live captions app
rival: hearing aids, white canes, paper notes and helpful people | they are proven, and some are paid for by insurers
meet: opticians, hearing groups and technology meetups | optician | people there care about lenses, hearing or new devices and can try a pair in peace | let people wear {name} during a coffee with friends and note what they could read or do | two afternoons a week | opticians, hearing associations and developers | they know who would use it each day and can adjust it
measure: the share of wearers who still use it every day after four weeks
moat: comfort, prescription lenses and one use it does better than a phone
risk: heavy frames, short battery life and unease about cameras leave it in the drawer | pick one use, leave the camera out or show clearly when it is on, and test comfort over whole days
rule: Settle eye safety, radio and recording rules | Have light, battery, radio and skin contact tested, ask when it counts as an aid or medical device, show when camera or microphone are on, and get consent for stored speech. | test reports, device class and privacy text are filed
trial: Let ten people wear a prototype for a week | Build from a display kit or lend bought glasses with your own software, let ten people use them for one task, count hours worn and tasks solved, and take deposits. | hours worn, tasks, complaints and deposits are in one table
ask: For which single task do people put them on? | | trade-trial | with ten wearers for one week
ask: Who supplies display and lenses in small numbers? | | f-2 | with written offers from three suppliers
ask: How do people nearby react? | | interviews-2 | by asking wearers and those who sat opposite them
roles: an optics and electronics engineer | a software developer for speech and display | somebody who works with opticians and user groups
search: smart glasses with live captions
name: +Lenscript = script in the lens
name: Look Up Now = look up from the phone
name: +Seecaption = captions that you see
name: Read the Room = words from the whole room
name: +Eyeline = in the line of your eyes
name: *Visuno = one view for all
name: Hands Free View = a view with free hands
name: +Clearcue = a clear cue in view
name: Words in Sight = spoken words in sight
name: +Framecue = a cue inside the frame
name: Heads Up Frames = frames for looking up
line: See what is said
line: Look up, not down
line: Your hands stay free
line: Subtitles for real life
line: Help right where you look
line: Glasses first, technology second

focus-device
job: a device, devices
rival: blocking apps and the screen time settings of the phone | they are free or cheap and installed in a minute | Opal, Freedom, Forest, Apple Screen Time | app blocker
rival: simple phones, lock boxes and blocking tags of other brands | they are reviewed and sold in online shops | Light Phone, Punkt, Kitchen Safe, Brick, Freewrite | phone lock box
rival: leaving the phone in another room | it costs nothing, and good intentions feel like enough
meet: coworking rooms, libraries and study groups | host of the coworking room | people there want to get work done and know what keeps them from it | lay out {name} for a quiet hour twice a week and let members take one home for a week | two mornings a week | coaches, teachers and therapists | they look for something that helps when good advice does not
measure: the hours without the phone in the second week compared with the week before
moat: a habit it really changes, and an object people like to see on the table
risk: it is used for a week and then avoided | test four weeks before tooling, make starting easier than skipping, and take returns without quarrel
rule: Settle emergencies, safety tests and returns | Make sure emergency calls or a way to open it remain possible, have battery, radio and magnets tested where used, promise no cure, and write clear return rules. | emergency way, test reports and return rules are filed
trial: Lend ten prototypes for two weeks | Build ten from printed or bought parts, let people note screen hours before and during use, ask what made them skip it, and take paid orders. | screen hours, days used, reasons and paid orders are in one table
ask: Do people still use it after a month? | | trade-trial | with ten users and four weeks of screen hours
ask: Why not use a free app? | | interviews-2 | by asking twenty people which blockers they gave up
ask: What does the first batch cost with packaging? | | f-2 | with offers from three makers
roles: a product designer who builds prototypes | somebody who manages parts, tests and assembly | somebody who tells the story and runs the shop
search: box that locks my phone
name: +Phonerest = a rest for the phone
name: Put It Away = put the phone away
name: +Quietbox = a box for quiet hours
name: Tap to Focus = one tap and you focus
name: +Deskhush = hush on the desk
name: *Foculo = focus with a lively ending
name: Back at Nine = the phone comes back later
name: +Scrollstop = stops the scrolling
name: Out of Reach = the phone is out of reach
name: +Stillhour = an hour of stillness
name: One Thing Only = only one thing at a time
line: Put it away, get it done
line: An hour that stays yours
line: Less scrolling, more evening
line: Stronger than good intentions
line: Your phone can wait
line: One tap, no distractions

beauty-device
job: a device, devices
rival: known brands of beauty devices | they show studies, thousands of reviews and offers at every sale | Foreo, Philips Lumea, CurrentBody, Dyson, NuFace | led face mask
rival: salons, laser studios and skin clinics | somebody trained does it and answers for the result | | hair removal salon near me
rival: creams, razors and cheap devices from online shops | they cost little and can be tried at once | Gillette, Amazon | ipl hair removal at home
meet: beauty studios, hairdressers and beauty fairs | owner of the studio | people there ask what they can do at home between visits | offer a short trial of {name} after a treatment and take the same photo again after four weeks | two afternoons a week | beauticians, hairdressers and skin doctors | their clients ask them which devices are safe
measure: the share of users who see a change in their own photos after four weeks
moat: tested safety for more skin and hair types, and honest before and after photos
risk: burns, irritation or big promises end in complaints and bans | test limits with a laboratory, set safe levels, exclude risky users clearly and claim only what was measured
rule: Settle device class, safety and claims | Ask in each market whether it is a cosmetic or a medical device, have electrics, light and skin contact tested, list who must not use it, and clear every claim and photo. | device class, test reports and claims list are filed
trial: Follow twenty users for four weeks | Let twenty adults use tested prototypes or bought devices with your instructions, take the same photo each week, note skin reactions and days used, and take paid preorders. | photos, reactions, days used and preorders are in one table
ask: Is it a medical device where we sell? | | rules | with written advice from a device specialist
ask: Who must not use it? | | rules | with a skin doctor and the test laboratory
ask: Do users see a result before the return period ends? | | trade-trial | with twenty users and weekly photos
roles: a product engineer for skin and light devices | somebody responsible for tests and approvals | somebody who knows beauty buyers and content
search: beauty device for home
name: +Glowhabit = a habit that makes skin glow
name: Ten Minute Glow = glow in ten minutes
name: +Softbeam = a soft beam of light
name: Bathroom Spa = a spa in the bathroom
name: +Smoothkind = smooth and kind to skin
name: *Lumisse = light with a soft ending
name: Light on Skin = light for the skin
name: +Combkind = a comb kind to hair
name: Evening Mask = a mask for the evening
name: +Skinray = a ray for the skin
name: Salon Rest Day = a day off from the salon
line: Salon care, your own bathroom
line: Gentle light, visible care
line: Ten quiet minutes for your skin
line: Smooth skin without appointments
line: Tested for your skin tone
line: See the change in your photos

pain-relief-device
job: a device, devices
rival: pain relief devices from known brands | pharmacies and sports shops stock them and people know how they work | Omron, Beurer, Therabody, Hyperice | massage gun for back pain
rival: pain tablets, creams, plasters and hot-water bottles | they work fast, cost little and are in the house | Voltaren, ThermaCare | heat patch for back pain
rival: physiotherapists, massage and rest | a person examines them, and part may be paid by insurance | | physiotherapist near me
meet: physiotherapy rooms, pharmacies and sports clubs | physiotherapist or pharmacist | people go there with pain and want something to use at home | let patients borrow {name} for a week and rate their pain before and after each use | two mornings a week | physiotherapists, pharmacists and patient groups | they can suggest something for the days between treatments
measure: the change in the user's own pain rating after two weeks of use
moat: evidence from real users and approval that copies do not have
risk: claims without approval lead to a ban, and returns to a loss | settle the device class first, claim only what was shown, and screen out people who should not use it
rule: Settle medical device approval and safety | Ask which class it falls into in each market, keep the technical file and quality system, test heat, pulses and skin contact, and list who must not use it. | device class, test reports and warnings are filed
trial: Follow fifteen people for two weeks | With advice from a clinician and with consent, lend safe approved devices or tested prototypes, collect pain ratings and days used, note reactions, and ask for paid preorders. | ratings, days used, reactions and preorders are in one table
ask: Which approval do we need, and how long does it take? | | rules | with written advice from a medical device consultant
ask: Does the pain rating really fall? | | trade-trial | with fifteen users and two weeks of ratings
ask: Will pharmacies and therapists sell it? | | closing-calls | with ten pharmacies and ten therapists
roles: an engineer for safe heat and stimulation | somebody responsible for approval and quality | a physiotherapist who tests and explains it
search: pain relief device for home
name: +Acheless = less ache
name: Warm Relief = relief from warmth
name: +Belteased = a belt that eases the back
name: Loosen Up = loosens tight muscles
name: +Crampcalm = calms cramps
name: *Lenivo = from a word for soothing
name: Soft Pulse = gentle pulses against pain
name: +Kneekind = kind to the knee
name: Good Hours = more hours without pain
name: +Heatwrap = a wrap that gives heat
name: Move Again = moving becomes easier
line: Warmth right where it hurts
line: Relief you can wear
line: Move with less pain
line: One button against the ache
line: Ease for long days
line: Quiet help under your clothes

camping-gear
job: an order, orders
rival: big outdoor brands | shops let people see and try them, and they have a name for quality | The North Face, MSR, Vaude, Coleman, REI@US | lightweight tent
rival: low-price own brands of sports chains and online shops | a tent costs a third and is good enough for a few nights | Decathlon, Naturehike, Amazon | cheap camping gear
rival: borrowing, renting or buying used gear | it is only needed a few nights a year
meet: campsites, climbing halls and hiking clubs | campsite owner or club leader | people there look at each other's gear and talk about it | set up {name} for a weekend, let people pitch or use it themselves and lend it for one night | two weekends a month | hiking guides, outdoor schools and huts | they use gear hard and their guests ask what they use
measure: the share of buyers who use it again within one season without a repair
moat: gear proved in weather, with spare parts and repairs
risk: a failed seam, pole or burner outdoors can put people in danger | test in the field and in a laboratory, control each batch and replace faults at once
rule: Settle fire, gas and product safety | Have fabric, stoves and load-bearing parts tested to the standards of the market, write warnings for indoor use, label materials and coatings, and insure product liability. | test reports, warnings and policy are filed
trial: Send ten prototypes out for two weekends | Lend ten pieces to hikers and families, let them note pitching time, weight, water and faults with photos, and take deposits for the first run. | nights, faults, weights and deposits are in one table
ask: Does it hold in wind and rain? | | trade-trial | with ten testers and two wet weekends
ask: Which maker sews or builds small runs well? | | f-2 | with samples and offers from three makers
ask: What do shops keep of the price? | | price-talks | with five outdoor shops
roles: a designer who knows materials and field use | somebody who handles makers, quality and repairs | somebody who reaches clubs, shops and testers
search: camping and hiking gear
name: +Pitchfast = a tent that is pitched fast
name: Dry by Morning = dry after a wet night
name: +Trailpot = a pot for the trail
name: Low Wind Stove = a stove for windy places
name: +Tarpwell = a tarp that works well
name: *Bivano = bivouac with a lively ending
name: First Night Out = for the first night outdoors
name: +Packsmall = packs down small
name: Warm Feet Camp = warm feet in camp
name: +Ridgenest = a nest on the ridge
name: Two Nights Kit = what two nights need
line: Dry, warm and quickly packed
line: Up before the rain comes
line: Less weight, more trail
line: Made to be repaired
line: Sleep well outdoors
line: Gear for real weather

home-gym-equipment
job: an order, orders
rival: big brands of home fitness equipment | they have all sizes, reviews and payment by instalments | Bowflex, Peloton, NordicTrack, Rogue Fitness, Concept2 | adjustable dumbbells
rival: sports chains, supermarkets and online shops | they are cheap, nearby and take things back | Decathlon, Amazon, Aldi | weights for home
rival: a gym membership, walking or exercises without equipment | nothing stands around at home, and other people are there
meet: gyms, physiotherapists and sports clubs | personal trainer or physiotherapist | people there learn exercises they should repeat at home | bring {name} to a training hour, let people lift and fold it, and lend a set for two weeks | two evenings a week | trainers, physiotherapists and house builders | their clients ask what to buy for home
measure: the training sessions per week in the second month
moat: equipment that takes little room, lasts and arrives in one piece
risk: heavy freight and returns eat the margin | sell in regions first, fix freight prices by weight, pack for drops and offer parts instead of returns
rule: Settle load tests, warnings and liability | Have frames, bands and locks tested with a clear safe load, write fitting and use instructions, mark the maximum weight, and insure product liability. | load tests, instructions and policy are filed
trial: Put ten sets into homes | Lend ten sets or prototypes for two weeks, count sessions, note noise, space and faults, ask where it stands when not in use, and take paid orders. | sessions, faults, storage place and orders are in one table
ask: What does delivery into the home cost? | | f-2 | with offers from three carriers by weight
ask: Do people still train with it after a month? | | trade-trial | with ten homes and counted sessions
ask: Which load must it hold, and who tests that? | | rules | with a quote from a test laboratory
roles: a designer for steel, loads and folding | somebody who handles making, storage and freight | a trainer who shows the exercises
search: home gym equipment
name: +Cornergym = a gym in the corner
name: Under the Sofa = fits under the sofa
name: +Liftnook = a nook for lifting
name: Ten More Reps = ten more at home
name: +Ironroom = a room with iron
name: *Fitaro = fit with a round ending
name: Fold and Lift = folds away after lifting
name: +Bandwell = bands that hold well
name: No Queue Gym = no waiting for the rack
name: +Steelmate = a mate made of steel
name: Home Set = a set for home
line: Train at home, no waiting
line: Strong gear, small footprint
line: Ready whenever you are
line: Folds away when you're done
line: Built once, lifted for years
line: Your gym, your hours

e-bike-and-scooter
job: a vehicle, vehicles
rival: known e-bike and scooter brands | dealers offer test rides, repairs and instalments | Giant, Trek, Cube, VanMoof, Segway-Ninebot, Xiaomi | electric bike for commuting
rival: low-price e-bikes and scooters from online shops | they cost half and arrive in a box within days | Fiido, Engwe, Decathlon, Lectric@US | cheap electric scooter
rival: bus, car, a plain bike or a shared scooter | it is paid for or costs little, and nobody has to store or charge it | Lime, Bolt | e-scooter near me
meet: workplaces, bike shops and commuter car parks | office manager or bike shop owner | people there make the same trip each day and talk about it | hold a test ride at lunch with {name} and lend one for a week of real commutes | two days a week | employers, bike shops and town transport offices | they want fewer cars in front of the door
measure: the days per week on which it replaces the usual way to work after a month
moat: a vehicle that fits its roads, with parts and service close by
risk: battery faults, thefts and repairs far from a workshop | use tested cells, standard parts and a good lock, and sell first where partners can repair
rule: Settle road approval, battery tests and liability | Ask which class, speed and power are allowed on the road and who must be insured, have frame, brakes and battery tested, and arrange battery transport and take-back. | class, test reports and policies are filed
trial: Lend five for a week of commuting | Build or buy five test vehicles, check and insure them, lend each to two commuters for a week, log trips, range and faults, and take deposits. | trips, range, faults and deposits are in one table
ask: Is it allowed on the road here? | | rules | with the road authority and a test laboratory
ask: Who repairs it, and at what cost? | | f-2 | with written terms from five bike shops
ask: Why pay more than for an import? | | interviews-2 | by asking twenty riders about their last repair
roles: an engineer for frame, motor and battery | somebody who builds up service partners | somebody who runs test rides and sales
search: electric bike for commuting
name: +Liftbike = a bike light enough to lift
name: Tailwind Daily = tailwind on every trip
name: +Hillfree = hills without sweat
name: Stairs Are Fine = light enough for stairs
name: +Rollout = roll out and go
name: *Velandro = bike with a lively ending
name: Dry Shirt Ride = arrive in a dry shirt
name: +Kerbhop = takes kerbs with ease
name: Door to Desk = from the door to the desk
name: +Easywheel = wheels that go easily
name: Past the Queue = ride past the traffic queue
line: Arrive fresh, not late
line: Light enough to carry upstairs
line: Past the traffic, every day
line: Made for real roads
line: Your commute, with tailwind
line: Repaired near you

team-kit
job: an order, orders
rival: big sportswear brands through team dealers | players want the logo, and the dealer lives nearby | Nike, Adidas, Puma, Macron, Joma, Hummel | football kits for teams
rival: online makers of custom kit | a design tool shows the shirt at once and small numbers are possible | Owayo, Spized, Kitlocker@GB, VistaPrint | custom team jerseys
rival: a local printer, last season's shirts or plain bibs | it is cheap, quick and good enough for the league
meet: club houses, tournaments and league meetings | kit manager or club secretary | people there fix sizes, sponsors and colours before the season | bring a size set and a first design for the club with {name} and take the sizes in one evening | two evenings a week | league offices, sponsors and sports shops | they want teams to look good and to have the order off their hands
measure: the share of pieces that arrive on time with the right size, name and number
moat: each club's designs and sizes on file, and repeat orders in the same colour
risk: one wrong list spoils an order just before the season | let the club confirm names, numbers and sizes on one page, keep spare days and reprint faults at once
rule: Settle logos, league rules and terms | Get permission for badges, sponsor logos and fan designs, check the league rules on numbers and colours, test the fabric, and write terms on custom goods, deposits and reprints. | permissions, league rules and terms are filed
trial: Equip two teams | Design for two small teams, collect sizes with a sample set, order from a checked maker, count wrong pieces and days, and ask both for the next order. | pieces, faults, days and repeat orders are in one table
ask: How many days from the size list to the parcel? | | trade-trial | with two teams and counted days
ask: Does the maker hit the same colour twice? | | f-2 | with two samples from three makers
ask: When do clubs decide for the season? | | interviews-2 | by asking fifteen kit managers
roles: a designer for sportswear and print files | somebody who manages makers, sizes and dates | somebody who visits clubs and leagues
search: custom team jerseys
name: +Kitcorner = a corner for kit
name: Number Seven = a shirt with its number
name: +Badgewear = wear with the badge
name: Home and Away = kit for home and away
name: +Clubstitch = stitched for the club
name: *Jerso = short for jersey
name: Same Blue Again = the same blue at each reorder
name: +Squadwear = wear for the whole squad
name: Kick-Off Ready = ready before kick-off
name: +Teamthread = thread for the team
name: Full Bench = kit for all players
line: One club, one look
line: Right names, right numbers, on time
line: Kit for small teams too
line: Your colours, season after season
line: Every player gets their size
line: Wear your club proudly

home-use-meter
job: a device, devices
rival: smart meters and apps of the utility | they come with the contract and cost nothing extra | Octopus Energy@GB | app for electricity use
rival: energy monitors and measuring plugs of other brands | they are known, cheap and show figures at once | Sense@US, Emporia, Shelly, Tibber, TP-Link Tapo | home energy monitor
rival: waiting for the bill and telling the family to switch off lights | it takes no money and no fitting
meet: energy advice offices, hardware shops and tenants' meetings | energy adviser | people come there with a bill in hand | fit {name} in five homes, look at the first week together and name the largest use | two mornings a week | landlords, energy advisers and electricians | they can show people where the money goes
measure: the change in weekly use after four weeks with the display
moat: a display people really look at, and easy fitting on many meters
risk: utilities give similar figures away free | show cost while something is running, serve meters without an app and sell to landlords and advice offices too
rule: Settle electrical safety, meter access and usage data | Ask what may be fixed to the utility's meter and who may open the fuse box, have electrics and radio tested, use materials fit for drinking water where they touch it, and protect usage data. | meter rules, test reports and data text are filed
trial: Measure ten homes for two weeks | Fit ten prototypes, hide the figures in the first week, show them in the second, compare use, ask who looked at the display, and take paid orders. | use before and after, faults, looks and orders are in one table
ask: How much do homes save once they see it? | | trade-trial | with ten homes and two measured weeks
ask: On which meters does it fit? | | interviews-2 | by collecting photos of fifty meters
ask: Would landlords or utilities pay for it? | | closing-calls | with ten landlords and three utilities
roles: an electronics and radio engineer | somebody who turns readings into plain advice | somebody who handles production and support
search: home energy monitor
name: +Billwatch = watches the bill
name: See the Cents = see the cents as they go
name: +Wattview = a view of the watts
name: Know Your Flow = know your water flow
name: +Showercount = counts in the shower
name: *Metrino = a small meter
name: What Runs Now = shows what is running now
name: +Dripcount = counts each drip used
name: Penny Display = a display in pennies
name: +Useglance = use at a glance
name: Before the Bill = know it before the bill
line: See the cost while it runs
line: Know before the bill comes
line: Find what eats your power
line: Less water, same shower
line: Your meter, in plain money
line: Small display, smaller bills

garden-goods
job: an order, orders
rival: garden centres and hardware chains | people see it, load it into the car and have it the same day | IKEA, OBI@DE, B&Q@GB, Home Depot@US, Bunnings@AU | raised garden bed
rival: known garden brands and online shops | they have reviews, spare parts and quick delivery | Gardena, Fiskars, Vego Garden@US, Amazon | garden tools online
rival: building it from old boards, or buying used | it costs little, and making it is part of the pleasure
meet: garden fairs, plant markets and allotments | market organiser or chair of the allotments | gardeners there compare and plan the next season | set up {name} planted and ready, let people lift or use it and take orders with a delivery week | two weekends a month in spring | nurseries, garden designers and allotment clubs | they are asked which things last
measure: the share of buyers who order another piece by the next season
moat: goods that last outdoors, packed so that freight stays low
risk: all orders come in spring, and freight and damage eat the margin | take winter preorders, make flat and strong parcels, and agree freight prices before setting yours
rule: Settle wood, coatings and product safety | Ask for proof of origin for wood, use coatings fit for soil and food plants, test loads and sharp edges, mark safe use, and insure product liability. | proofs, tests and policy are filed
trial: Sell the first twenty from a market stall | Make five samples, show them at two markets and online with photos, take paid orders for one delivery week, pack and send all of them, and count damage. | orders, freight, damage and comments are in one table
ask: What does freight cost for each parcel size? | | f-2 | with offers from three carriers
ask: How does it look after a winter? | | interviews-2 | by asking owners of older pieces and makers of the material
ask: How many orders fall outside spring? | | f-4 | with search figures and sales of five garden shops by month
roles: a maker for wood or metal | somebody who handles packing, storage and carriers | a gardener who shows it in use and writes about it
search: raised beds and garden tools
name: +Bedrock Beds = beds that stand like rock
name: Good Spade = a spade that is good
name: +Slotbed = a bed that slots together
name: Out Back Bench = a bench out the back
name: +Beanpole = support for beans
name: *Verdelo = green with a soft ending
name: Outdoor Oak = oak for outdoors
name: +Terrapot = a pot full of earth
name: First Harvest = the first harvest at home
name: +Soilmade = made for soil
name: Back Door Green = green right by the back door
line: Made to stay outside
line: Grow more, bend less
line: Flat box, full garden
line: Good tools, many springs
line: Your terrace, ready for summer
line: Built for soil and rain

watches
job: a watch, watches
rival: large watch brands | the names are known, and jewellers nearby sell and service them | Seiko, Casio, Swatch, Citizen, Tissot | automatic watch
rival: small independent watch brands | collectors follow them, and each batch feels rare | Baltic, Christopher Ward@GB, Lorier@US, Nomos Glashütte | microbrand watch
rival: smartwatches, the phone or an inherited watch | the time is there already, and a smartwatch does more | Apple, Samsung, Garmin | smartwatch
meet: watch meetings, design fairs and small jewellers | host of the watch meeting | people there like to hold a watch and talk about its details | pass {name} around, let people wear it for an hour and note what they say about size, dial and strap | two evenings a month | jewellers, watchmakers and watch writers | they look for something new that is well made
measure: the share of reserved pieces that are paid in full
moat: a design that people recognise, with honest quality and own service
risk: money is tied up in parts before anybody pays | make prototypes first, take deposits with a clear date, and order only a batch that deposits cover
rule: Settle origin claims, preorders and materials | Ask when words such as Swiss made may be used, have nickel and water resistance tested, write the preorder and refund terms, and register battery take-back for quartz. | claims list, test reports and preorder terms are filed
trial: Show three prototypes and take deposits | Have a few prototypes built from your drawings, let thirty people wear them, ask for the price they would pay, and open a small batch for refundable deposits. | wrist notes, prices and deposits are in one table
ask: Who supplies movements and cases in small numbers? | | f-2 | with samples and offers from three suppliers
ask: How many deposits become orders? | | trade-trial | with one small batch and a fixed date
ask: Who repairs it in five years? | | f-6 | with a watchmaker and a stock of spare parts
roles: a designer for cases and dials | a watchmaker for assembly, checks and service | somebody who reaches collectors and the press
search: small brand automatic watch
name: +Handsworn = hands sworn to good time
name: Calm Hour = an hour that is calm
name: +Dialmade = made around the dial
name: Small Batch Time = watches in small batches
name: +Wristwell = sits well on the wrist
name: *Orovel = gold with an easy ending
name: Plain Dial = a dial that is plain
name: +Tickstone = a tick set like stone
name: Noon and After = from noon onwards
name: +Timewright = one who makes time
name: Slow Seconds = seconds that move slowly
line: Time, made by hand
line: A watch worth handing on
line: Made in small numbers
line: Made for your wrist
line: Good hands, honest price
line: Wear something few people own
`;
