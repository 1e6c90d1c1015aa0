/** Feasts, evenings out and journeys: what is known of them; the keys are those of `../lore.ts`. */
export const EVENTS_TRAVEL = `
wedding-planning
job: a wedding, weddings
rival: wedding portals and checklists | one saves pictures there and finds each florist of the region | The Knot@US, Zola@US, Hitched@GB, Bodas.net@ES, Matrimonio.com@IT, Mariages.net@FR | wedding planner near me
rival: planners at venues | she belongs to the castle and knows where the extension lead is
rival: the maid of honour and a spreadsheet | she does it for love, and has strong views on napkins
meet: registry offices, jewellers and wedding fairs | jeweller | couples who choose rings have a date and no plan yet | take on one day with {name} for the next couple that buys rings, and leave the jeweller a picture | two Saturdays in January | jewellers, registrars and venues | they meet couples months before anybody else
measure: the share of first meetings that end with a signature
moat: florists, cooks and bands who pick up when one calls
risk: all weddings lie on twenty Saturdays and each couple comes only once | take days in the week and small weddings in winter, and ask each couple for one name before the feast
rule: Settle deposits, cancelling and who signs with suppliers | Have a lawyer write when deposits are kept, make the couple sign with each supplier itself, and insure damage on the day. | terms, sample contracts and the policy are there
trial: Coordinate two wedding days for a small sum | Take over from the last week, write the plan by quarter hours, and note calls, delays and what nobody had thought of. | the plan and the real clock of both days lie side by side
ask: What do you do when the band is ill on Friday? | A second one is named in the contract | closing-calls | by asking ten bands for a stand-in
ask: Do you take commission from venues? | Where we do, the couple sees it | rules | with a page on commissions that each couple signs
roles: a planner with calm and a needle in her bag | somebody who knows suppliers and contracts | a second pair of eyes for the Saturdays
search: wedding planner
name: Rice & Ribbon = what is thrown, and tied
name: Spare Ring = what a good planner would have
name: Needle & Veil = what saves the morning
name: Front Row Aunt = who cries first
name: Seating Plan = the hardest drawing of all
name: June Saturday = the day all couples want
name: Aisle Two = the way forward
name: Confetti Broom = who comes last
name: Sposarsi = Italian for to marry
name: First Dance = when it is done
name: *Vowella = a vow with a soft ending
name: Uncle's Speech = it should have an end
line: You say yes, we count chairs
line: The uncle's speech has an end
line: Somebody has needle and thread
line: Rain plan in the drawer
line: The ring is with the right cousin

wedding-photography
job: a shoot, shoots
rival: photographers with a name | one has cried over their pictures and knows the light | | wedding photographer near me
rival: platforms with photographers everywhere | one books an hour in another town as one books a taxi | Flytographer, Snappr@US, Snappr@AU, Perfocal@GB | book a photographer
rival: the cousin with a good camera and the telephones of all guests | there are nine hundred pictures, and two are sharp
meet: florists, venues and midwives | florist | couples sit with her three months before the day | photograph her finest work of the month with {name} and let her show it in the window | one morning a week | florists, venues and make-up artists | they want pictures of their work as much as the couple does
measure: the share of couples who have prints made from their gallery
moat: families who come back for each child
risk: the pictures of June are edited in September, and couples lose patience | send twenty within three days and fix the hours of editing beside each shoot
rule: Settle rights in pictures, faces and lost cards | Write down who may show which picture, ask guests and parents for consent, keep each card twice before going home, and insure equipment and loss. | contract, consents and the rule on copies are there
trial: Photograph three days of three kinds | Take a wedding, a newborn and a family out of doors, note hours there, choosing and editing, and which pictures the people chose. | hours and the chosen pictures of each shoot are on one sheet
ask: What if the photographer breaks a leg on Friday? | A second one with the same hand has the date in the diary | closing-calls | by asking five colleagues for stand-ins
ask: How many hours does one wedding really take? | | trade-trial | with three shoots and a clock
roles: a photographer before whom people forget the camera | somebody for choosing and editing | somebody who knows florists, venues and midwives
search: wedding photographer
name: Second Shutter = one more, just in case
name: Blinked = what aunts do
name: Soft Window = the best light
name: Front Pew = where one sees both cry
name: Laugh Lines = what we do not retouch
name: Half Smile = the second before
name: Silver Hour = before the sun has gone
name: Everyone Closer = what is called for the group
name: Luz = Spanish for light
name: Veil & Wind = two who like each other
name: *Shuttera = a shutter that sings
name: Last Waltz = still in the picture
line: Even the aunt kept her eyes open
line: The laugh before the smile
line: Closer together, the ones at the back
line: Wind in the veil, and we were there
line: Pictures for a drawer that gets opened

photo-booth
job: a booking, bookings
rival: rental firms | they bring it, fetch it and have a second one in the van | | photo booth hire
rival: venues and disc jockeys who offer it too | it stands there already and is on the same bill
rival: a sheet, a ring light and a telephone | it costs an afternoon and falls over once
meet: venues, disc jockeys and schools before the leaving ball | disc jockey | hosts ask him what else would be fun | stand beside his desk with {name} at two parties and let the guests queue | two Saturdays a month | disc jockeys, caterers and venues | they are asked for a tip and want no work from it
measure: the share of parties at which a guest asks for the number
moat: venues that name it in their own offer
risk: everything is out on Saturday and nothing from Monday to Friday | win companies and schools for weekdays and let hosts fetch it themselves
rule: Settle damage, power and pictures of guests | Write down who pays for beer in the printer, ask venues about power and fire, and say how long pictures are kept and who gets them. | terms, the page on pictures and the policy are there
trial: Set up at four parties | Lend or build one, note way, setting up, paper, breakdowns, queue and which props came back. | minutes, breakdowns and queue of each party are on one sheet
ask: What happens when the printer jams at ten? | Somebody answers until midnight, and the pictures are sent | trade-trial | with four parties and a full roll
ask: How many Saturdays must one booth be out? | | f-2 | by adding van, helper, paper and repairs of a year
roles: somebody who repairs a printer in the dark | a driver for Saturdays | somebody who wins venues and disc jockeys
search: photo booth hire
name: Moustache Box = what lies in it
name: Four in a Row = the old strip of pictures
name: Curtain & Clown = what one draws, and becomes
name: Hat Trunk = where the props are
name: Grin Cabin = a small house for faces
name: Squeeze In = what is called
name: Flash & Feather = light, and a boa
name: Silly Strip = what sticks to the fridge
name: Kulisse = German for stage scenery
name: Three Two Now = the count
name: *Grinova = a new grin
name: Late Aunt = who is best at it by midnight
line: Grandmother wears the moustache
line: Five in a box, one hat too few
line: By midnight, even the boss
line: It hangs on the fridge for years
line: Squeeze in, it flashes

private-chef
job: a dinner, dinners
rival: platforms for private chefs | menus, faces and reviews are there to compare | Take a Chef, Yhangry@GB, Cozymeal@US | private chef for dinner
rival: a good restaurant | nobody has to tidy up at home afterwards
rival: cooking themselves | it costs only the ingredients, though whoever cooks misses half of the evening
meet: wine shops, cheese counters and kitchen showrooms | manager | people tell them who is coming to dinner and for how many | have a dinner for eight of their customers cooked on the spot with {name}, with wines from the shop | one Friday a month | wine merchants, kitchen planners and owners of holiday homes | they hear of dinners before they are planned
measure: the share of guests at a dinner who book one of their own
moat: chefs and hosts who know each other's kitchens and tastes
risk: a kitchen lacks what the menu needs, such as a second oven or sharp knives | ask for photos of the stove, the pots and the table at booking, and bring knives and a pan every time
rule: Settle food hygiene in other people's kitchens | Ask the food authority what a cook in a private home has to show, write allergies down at booking, insure burns and broken plates, and ask about wine. | the authority's answer, the allergy form and the policy are there
trial: Follow four dinners in four kitchens from shopping to washing up | Two menus, each in two kitchens: note shopping, travel, cooking, washing up, what was missing and who asked for the number. | hours and missing things of each kitchen are on one sheet
ask: Who washes up? | The cook, and the kitchen is as it was | trade-trial | by asking four hosts the next morning
ask: How few guests still pay for an evening? | | price-talks | with ten hosts, for two, four and eight guests
roles: somebody who tries out cooks and plans menus | somebody who looks after hosts, allergies and dates | a cook who also talks at the table
search: private chef
name: Spare Apron = what hangs on your hook
name: Own Knives = what a cook brings
name: Eight at Eight = how many, and when
name: Table for Home = where one eats best
name: Copper & Thyme = a pot, and a smell
name: Borrowed Stove = where it is cooked
name: Seventh Guest = who stands at the stove
name: Sauce Boat = what is passed twice
name: Chez Vous = French for at your place
name: Corked = what is done with the last bottle
name: *Servanda = a name with a napkin on its arm
name: Crumb & Candle = what is left at one
line: You stay at the table
line: Somebody else burns their fingers
line: Your kitchen smells of Provence
line: The host eats, for once
line: The pans are clean by midnight

catering
job: an event, events
rival: caterers with a kitchen and a name | they have plates for three hundred and a man who stays calm | | caterer near me
rival: restaurants and butchers that deliver platters | one knows the taste, and it is there at noon | ezCater@US | buffet delivery
rival: everybody brings something | there are nine salads and no bread
meet: venues without a kitchen, undertakers and parish halls | owner of the venue | every tenant of her hall asks who cooks | serve at her next open day with {name} and leave her the menu with pictures | one event a month | venues, wedding planners and undertakers | they are asked before anybody has thought of food
measure: the share of events after which a guest asks for an offer
moat: halls that name the kitchen with the key
risk: three feasts on one Saturday and none on the next five | keep Fridays and Sundays a little cheaper and count helpers before saying yes
rule: Settle kitchen, cold chain and allergies | Ask the food authority about kitchen, van and temperatures, mark allergens on each dish, ask about drinks, and insure poisoning and burns. | the approval, temperature lists and the policy are there
trial: Cook three small feasts | Hire a kitchen, weigh what is bought, served and left, note hours and helpers, and ask the host the day after. | grams, leftovers and hours of each feast are on one sheet
ask: How much comes back? | | trade-trial | by weighing three buffets before and after
ask: What do you do when forty more come? | There is bread, soup and a second pot | rules | with a rule on numbers in the offer
roles: a head cook who can count | somebody for halls, offers and helpers | a driver with a cold van
search: caterer near me
name: Forty Forks = as many as a small feast needs
name: Trestle & Thyme = a long table, and its smell
name: Ninth Salad = what there will not be
name: Platter Post = platters that travel
name: Ladle & Lid = what the van holds
name: Butter Curl = a small thing one remembers
name: Second Helpings = what guests look for
name: Silver Tongs = what everybody queues behind
name: Banquette = French for the bench at a long table
name: Warm Rolls = what is gone first
name: *Platterra = a land full of platters
name: Bread Enough = the host's only worry
line: Enough bread for the late ones
line: Warm at one, gone by three
line: Nine salads are eight too many
line: The host holds a glass
line: The last spoon goes to the cook

escape-room
job: a game, games
rival: escape rooms in town | they have three rooms, a ranking and a place on Saturday | Escape Hunt@GB, The Escape Game@US, Breakout Games@US | escape room near me
rival: boxes and games for the telephone | one plays at the kitchen table or in the rain | Kosmos@DE, Ravensburger@DE, ClueQuest@GB | escape game at home
rival: an evening in the pub, a film | everybody knows the rules
meet: board-game shops, hotels and personnel offices | owner of the board-game shop | his customers have solved everything on the shelf | let six of them test a room with {name} and write down where they stood still | two evenings a week | hotels, hen-party planners and personnel offices | they are asked what eight people could do in the rain
measure: the share of groups who book another game of the house
moat: riddles built in wood and iron that nobody can look up
risk: each group comes once, and in two years all have been | build so that a room can be changed in a week and sell mornings to companies
rule: Settle exits, fire and the use of the rooms | Ask the town for permission, the fire service for exits, doors and numbers, never lock a door, and insure bruises and broken props. | permission, the fire service's answer and the policy are there
trial: Test one story with ten groups in a borrowed room | Build it from cardboard, watch without helping, and note where they stand still, what breaks and when they laugh. | stops, laughs and breakages of each group are on one sheet
ask: What brings people back who have solved it? | | interviews-2 | by asking ten groups at the door of another room
ask: What does a Tuesday morning earn? | | f-2 | by planning a week with companies and schools
roles: somebody who invents riddles | somebody who builds what groups cannot break | somebody who is game master and host
search: escape room
name: Third Drawer Key = what is always missing
name: Locked at Nine = how it begins
name: Red Herring = a clue that leads astray
name: Butler's Alibi = it is thin
name: Loose Brick = behind it is something
name: Candle & Cipher = light, and a riddle
name: Missing Hour = what one spends in there
name: Trap Door = never on the list
name: Rätsel = German for a riddle
name: Wrong Wire = somebody always cuts it
name: *Enigmara = an enigma with a door
name: Under the Rug = where one looks first
line: It was not the butler. Or was it?
line: Somebody always looks under the rug last
line: The clock ticks, you whisper
line: Eight friends, one key, no plan
line: You will quarrel over a lamp

guided-tours
job: a tour, tours
rival: platforms for tours | one ticks Saturday at ten and reads four hundred reviews | GetYourGuide, Viator, Airbnb, Civitatis@ES, Klook | walking tour
rival: tours for a tip | one goes along and pays what one likes | GuruWalk, Sandemans | free walking tour
rival: a guidebook, and following one's nose | one turns off where it smells good
meet: hotel receptions, hostels and stations | receptionist | by nine each guest has asked her what to do today | take her team along on a tour with {name} before the season and leave a card at the desk | one morning a week | hotels, hostels and language schools | they want a tip they can stand behind
measure: the share of guests on Monday who were sent by a guest of last week
moat: doors in the town that open for our guides only
risk: it rains, or two come instead of twelve, and the guide has to be paid | agree with guides on a base and a share, join small groups and keep a tour under roofs
rule: Settle who may guide, pay and stop where | Ask the town whether guides need a licence and where groups may stand, agree on pay and status with guides, and insure accidents. | the town's answer, agreements and the policy are there
trial: Lead five groups at five times | Take guests from two hostels, note where they laughed, froze and left, and ask on the last corner what they will tell at home. | stops, losses and what they will tell are on one sheet
ask: How do you live without the large platforms? | | closing-calls | by asking twenty hotels for a place at the desk
ask: What is shown that is not in a guidebook? | Three doors which people of the town open for us | trade-trial | with five groups and a note of where they took pictures
roles: a guide whom one follows round another corner | somebody who wins hotels | somebody for languages, dates and weather
search: walking tour
name: Third Courtyard = where the best is hidden
name: Left at Fountain = how one tells the way
name: Crooked Lane = what one came for
name: Umbrella Up = whom one follows
name: Back Door Town = the town its people know
name: Pigeon's Map = a view from above
name: Baker at Seven = where the tour begins
name: Cobble & Crumb = stones and tastings
name: Flânerie = French for a walk without aim
name: Old Wives' Lane = stories that are nearly true
name: *Strollina = one who strolls
name: Wrong Turn = where it gets good
line: Follow the umbrella with the hole
line: The courtyard behind the courtyard
line: We know who has the key
line: Nearly all of it is true
line: You will come back for the baker

farm-stay
job: a stay, stays
rival: portals for stays | one sees free nights, a map and what guests wrote | Booking.com, Airbnb, Hipcamp, Hostelworld, Vrbo | farm stay
rival: small houses in the woods | there is a stove, a pan and no neighbour | Getaway@US, Huttopia@FR, Canopy & Stars@GB, Raus@DE | cabin in the woods
rival: staying with friends, or in one's own tent | it costs a bottle of wine and a stiff neck
meet: yoga studios, kindergartens and outdoor shops | yoga teacher | her group asks each year where they could go for a weekend | give her group the house for two nights in March with {name} and take pictures | one weekend in the low season | yoga teachers, cycling clubs and local inns | they bring groups in months when nobody comes
measure: the share of nights booked directly instead of through a portal
moat: a view, a stream or an orchard nobody can build
risk: August is full, and November has to be heated | sell groups the grey months, and close altogether in the weeks that do not pay
rule: Settle use of land, fire, water and guest registers | Ask the town what may stand and who may sleep there, the fire service about stoves and exits, ask about drinking water, guest tax and registers, and insure guests. | town's and fire service's answers and the policy are there
trial: Put up one bed for six weekends | Furnish one room or tent, list it, note enquiries, nights, hours of cleaning, and what guests asked for in the morning. | nights, hours and questions of each weekend are on one sheet
ask: How many nights a year must be let? | | f-2 | by adding rent, heating, linen and cleaning of a year
ask: What do guests do when it rains for three days? | There is a stove, a shelf of games and boots in all sizes | interviews-2 | by asking ten guests of similar places
roles: a host who likes breakfast at seven | somebody who builds and repairs | somebody for bookings and pictures
search: farm stay
name: Rooster at Six = who wakes one
name: Creaky Stair = an old house has one
name: Hay & Hush = what one smells and hears
name: Boots by Door = for all who come
name: Owl Post = who calls at night
name: Two Quilts = when the stove goes out
name: Apple Ladder = what leans at the tree
name: Egg & Ember = how breakfast is made
name: Masseria = Italian for a farmhouse in the south
name: Milk Churn = what the path is named for
name: *Haylora = a name with hay in its hair
name: Stream Room = what one hears in bed
line: The rooster has no snooze button
line: Eggs still warm, boots still wet
line: Owls until midnight, then nothing
line: Your nearest neighbour is a cow
line: The stove is yours to feed

surf-school
job: a course, courses
rival: schools on the same beach | they have the flag, the hut and foam boards in a row | | surf lessons near me
rival: camps and hotels with a course included | bed, breakfast and board are one price | Rapture Surfcamps, Club Med | surf camp
rival: hiring a board and watching films | one falls for free
meet: hostels, campsites and swimming clubs | receptionist of the hostel | guests ask at breakfast what the wind is doing | take her two best helpers out one morning with {name} and hang a board with tomorrow's tide at the desk | one morning a week | hostels, campsites and swimming clubs | they are asked what can be done besides lying there
measure: the share of beginners who book a second course within the same stay
moat: a permit for the beach and teachers who come back each season
risk: flat water or a storm for five days, with teachers waiting | sell courses as any three of five days, and keep lessons on balance and currents for land
rule: Settle beach, rescue and who is refused | Ask the town and the coast authority for permits and zones, ask which rescue badge and how many pupils a teacher may have, let all sign that they can swim, and insure accidents. | permits, badges and policy hang in the hut
trial: Teach three groups with hired boards | Take six beginners each, note minutes in the water, waves stood, days without a course, and what they asked about afterwards. | minutes, waves and lost days of each group are on one sheet
ask: How many days of a season cannot be taught? | | rules | with ten years of wind and waves from the weather service
ask: What if somebody drifts out? | A teacher is in the water on the far side, with a board and a whistle | trade-trial | with a rescue practised by all before the season
roles: a teacher with rescue badges | somebody who reads tides and plans buses | somebody for hostels and bookings
search: surf lessons
name: White Water = where one begins
name: Stand Once = the aim of the first day
name: Salt Eyebrows = how one looks afterwards
name: Foam & Fall = a soft board, and what one does
name: Sandy Towel = what is in every car
name: Outside Set = the larger waves further out
name: Knees Bent = the only advice that helps
name: Low Tide Nine = when to meet
name: Espuma = Spanish and Portuguese for foam
name: Pop Up = how one gets to one's feet
name: *Wavelina = a small wave with a friendly face
name: Seaweed Crown = worn by whoever fell most
line: Fall, laugh, paddle back
line: One wave, and you tell everybody
line: Sand in the bed for a week
line: Knees bent, eyes on the shore
line: Salt in the hair, noodles for supper

campervan-rental
job: a journey, journeys
rival: rental firms with a fleet | one flies in and drives off, with breakdown service | Cruise America@US, Roadsurfer@DE, Indie Campers, Jucy@NZ, Jucy@AU | campervan hire
rival: platforms for private campers | the owner shows one where the kettle is | Yescapa@FR, Yescapa@ES, Outdoorsy@US, PaulCamper@DE, Goboony@NL, Camplify@AU, Camplify@GB | rent a camper from owner
rival: a tent, or the friends' old bus | it costs a bottle of wine, and starts most of the time
meet: climbing halls, outdoor shops and campsites in May | head of the outdoor shop | customers tell her of a journey they would make if they had a van | put a van outside her door on three Saturdays with {name}, with the bed made and coffee on | three Saturdays in spring | outdoor shops, climbing halls and ferry offices | they sell what people pack into it
measure: the share of travellers who bring the van back without a new scratch or a dispute
moat: owners who let their van only through us, because it comes back swept
risk: all want it in August, and one crash in July empties the rest of the summer | keep a spare van, sell Easter and October to climbers and end rents on Wednesdays
rule: Settle insurance, damage and drivers' licences | Ask an insurer for cover of rented vans with drivers of every age, ask about weight and licence, photograph each side at handover, and write down who pays a tow. | the policy, the form and the rules for damage are there
trial: Rent out three vans for two weekends | Hand them over with a list, note minutes, questions on the telephone at night, damage, cleaning, and what came back empty. | minutes, calls and damage of each journey are on one sheet
ask: What happens when it breaks down in the mountains on Sunday? | | rules | with the insurer's breakdown terms for rented vans
ask: How many nights a year is one van on the road? | | f-2 | by asking ten owners for last year's calendar
roles: somebody who knows engines and gas | somebody for handovers and cleaning | somebody for insurers, owners and calendars
search: campervan hire
name: Kettle at Dawn = the first sound
name: Pop Top = the roof that lifts
name: Sliding Door = what wakes the neighbours
name: Lay-by Two = the finest view was there
name: Slow Third = the gear of mountain roads
name: Curtain & Coast = what one draws, and sees
name: Tin Snail = a house that drives
name: Level Stones = what one looks for at night
name: Bulli Bleu = a bus, in blue
name: Left the Map = the best part of it
name: *Vanessandro = a van with a surname
name: Folding Chair = all the terrace one needs
line: Breakfast faces the sea today
line: The kettle knows every pass
line: Turn left when it smells of pines
line: The bed is behind the driver
line: Home by Sunday, sand by Tuesday

group-travel
job: a journey, journeys
rival: booking portals | one compares everything for three evenings and then books the first hotel | Booking.com, Expedia, Trip.com, Skyscanner | plan a trip
rival: travel agents and organisers of small groups | somebody answers when the ferry does not come | Intrepid Travel, G Adventures, TUI, Hays Travel@GB | small group tours
rival: the friend who always organises | she has a spreadsheet and has sworn never again
meet: choirs, walking clubs and parents' evenings | head of the choir | she has to get thirty people to Verona | plan one journey for her group with {name} and take over the votes, the money and the train | two evenings a month | choirs, walking clubs and language schools | they travel each year and draw lots who plans
measure: the share of plans that end in a paid booking
moat: hosts, skippers and night trains one can ring up
risk: groups talk for weeks, and then three drop out and nobody has paid | set a date for each decision and let everybody pay a part before the first booking
rule: Settle who is the organiser by law and how money is kept safe | Ask the chamber when several bookings count as a package, what has to be insured, who refunds when a host fails, and keep money of guests apart. | the chamber's answer, the cover and the terms are there
trial: Plan four journeys by hand | Take two families and two groups of friends, note hours, changes, answers one waited for, and what was booked in the end. | hours, changes and bookings of each journey are on one sheet
ask: Would they take your plan and book it elsewhere? | | price-talks | with ten groups, for the plan alone and for all bookings
ask: Who answers at night when the ferry does not sail? | We do, on one number | f-3 | with a list of calls from four journeys
roles: somebody who knows trains, ferries and small hotels | a developer for votes, shares and plans | somebody who answers on journeys
search: plan a group trip
name: Slow Ferry = the one with a deck
name: Aisle or Window = the first quarrel of a journey
name: Eleven Opinions = as many as a group has
name: Platform Four = where all meet
name: Never Again Ann = the friend who used to plan
name: Dog-Eared Map = the one that has been there
name: Half Board = dinner, and the day is free
name: Trieste Tuesday = a day to aim for
name: Reisefieber = German for travel fever
name: Spare Socks = the best advice
name: *Wanderelle = she wanders, and knows the trains
name: All Aboard = what is called at the end
line: Eleven opinions, one train
line: Somebody knows when the last ferry goes
line: The friend who plans may come along
line: Change in Verona, with time for ice cream
line: Nobody counts heads but us

boat-trips
job: a trip, trips
rival: landing stages with hourly hire | the boats lie there, and one pays and pushes off | | boat hire near me
rival: platforms for private boats | one chooses length, town and whether somebody steers | Click&Boat@FR, Click&Boat@ES, Boatsetter@US, GetMyBoat, SamBoat@FR | rent a boat
rival: a blanket on the bank | it is free and does not rock
meet: campsites, hotels on the water and rowing clubs | receptionist of the hotel | guests see boats from breakfast and ask her whose they are | take her and two guests out after work with {name} and leave tomorrow's times | two evenings a week in May | hotels, campsites and harbour restaurants | they like guests who come back hungry
measure: the share of trips that take place on the day booked
moat: a mooring in the middle of the town
risk: rain on four Saturdays in June cannot be made up for | sell days by a flexible card, keep blankets and a roof on board and let to companies on weekdays
rule: Settle licence, mooring and rescue | Ask the harbour office for mooring, licence and number on board, have boat and vests checked, show each guest what to do, and insure all on board. | licences, the check and the policy hang on board
trial: Make ten trips with a borrowed boat | Take guests at five times of the day, note wind, fuel, mooring, cancellations, and what they wished for on board. | weather, costs and wishes of each trip are on one sheet
ask: How many days of a season is the boat out? | | f-2 | with ten years of weather and two skippers' calendars
ask: What if a guest runs aground? | He stays aboard and rings, and we come with the second boat | rules | with the page on board and the insurer's answer
roles: a skipper with a licence | somebody who repairs boats in winter | somebody for hotels, bookings and weather
search: boat hire
name: Second Jetty = where we lie
name: Rope & Lemonade = all one needs
name: Slow Oar = no hurry
name: Ducks First = the rule of the water
name: Wet Rope = what one throws
name: Lee Side = where it is warm
name: Heron Hour = before anybody else is out
name: Knot Known = one that holds
name: Ponton = French for a landing stage
name: Under Bridges = the town from below
name: *Harbelle = a small harbour with a bell
name: Picnic Astern = where the basket stands
line: Ducks have right of way
line: The town from below the bridges
line: Cast off, uncork, drift
line: Sandwiches taste better afloat
line: Somebody knows the knot

small-concerts
job: an evening, evenings
rival: series of concerts in unusual rooms | one hears on the day where it is and sits on the floor | Sofar Sounds, Fever | house concert
rival: clubs and small halls | there is a bar, a programme and a sticky floor that one loves
rival: a record, candles and one's own sofa | nobody coughs, and the wine is paid for
meet: record shops, choirs and furniture shops after closing time | owner of the record shop | he has sold something to each listener of the town | play after closing time between his shelves with {name} for thirty people he names | one evening a month | record shops, music teachers and bars | they know ears
measure: the share of listeners who buy the next evening without knowing who plays
moat: rooms nobody else gets, and listeners who trust the choice
risk: forty seats pay for a trio only when all forty are taken | sell a season in advance and let the room's owner share in drinks
rule: Settle rights, noise and how many may sit there | Ask the collecting society for terms for small rooms, the town about noise and permits, count exits with the fire service, and agree on fees in writing. | the society's and the town's answers and a sample contract are there
trial: Give two evenings in two rooms | Pay musicians fairly, sell by hand, note who came through whom, drinks, noise, and what neighbours said. | seats, drinks, fees and who came through whom are on one sheet
ask: What does a musician earn of a full evening? | The fee is named before, whoever comes | price-talks | with five musicians and four owners of rooms
ask: Who comes when nobody knows the name? | | interviews-2 | by asking twenty listeners what they last heard by chance
roles: somebody with ears and a good address book | somebody who finds rooms and talks with neighbours | somebody for door, sound and tickets
search: live music tonight
name: Cushions & Cello = who sits where
name: Forty Chairs = as many as fit
name: One More Song = nobody wants to go
name: Hushed = how a room sounds before
name: Back Room Blue = where it is played
name: Coats on Bed = what a house concert looks like
name: Last Tram Home = why it ends at eleven
name: Upright Piano = what stands in many flats
name: Zugabe = German for an encore
name: Creaking Floor = the fifth member of the quartet
name: *Sonetta = a small song with manners
name: Candle & Cable = light, and sound
line: You sit near enough to hear breathing
line: Coats on the bed, ears open
line: The singer asks for your salt
line: Somebody always sits on the stairs
line: The neighbours knew, and came

freelancer-coworking
job: a desk month, desk months
rival: chains of shared offices | there is a phone booth, a flat white and a desk in every city | WeWork, Regus, Industrious@US, Impact Hub, Mindspace@DE | coworking near me
rival: cafés, and libraries | one buys a coffee, and knows nobody has to be asked | Starbucks
rival: the kitchen table at home | it is four steps from bed, and from the washing
meet: playgrounds, business start-up offices and trains at seven | adviser of the start-up office | everybody who begins tells her they work from the kitchen | keep ten desks free on Wednesdays with {name} for people she sends, with lunch at one table | one day a week | start-up offices, tax advisers and mayors | they want people to stay in the place
measure: the share of trial members who take a fixed desk within six weeks
moat: a lunch table at which members pass jobs on
risk: rent is fixed for five years and desks are left from month to month | begin in a room with a short lease, have a third of the desks promised first and let the large room by the hour
rule: Settle use of the rooms, fire and liability | Ask the town whether rooms may be used as offices and for how many, the fire service about exits, the landlord about subletting, and insure laptops and falls. | the town's, the landlord's and the insurer's answers are there
trial: Open ten desks for two weeks | Borrow a room, set up desks, net and coffee, and note who comes, when, how loud, how long and who eats along. | desks, hours and voices of each day are on one sheet
ask: Where do they telephone? | In a cupboard with felt, which is built first | trade-trial | with ten desks for two weeks
ask: How many desks cover rent and host? | | f-2 | by adding rent, host, power and coffee of a month
roles: a host who knows who should meet whom | somebody for leases and building | somebody for members, bills and the large room
search: coworking space
name: Lunch at One = when all look up
name: Not My Kitchen = where one works better
name: Third Plug = what each desk needs
name: Felt Cupboard = where one telephones
name: Long Desk = one for all
name: Wednesday Crew = who comes in the middle of the week
name: Good Socket = what people look for
name: Ink & Espresso = what deadlines are made of
name: Établi = French for a workbench
name: Elbow Room = what is missing at home
name: *Deskadora = a desk to adore
name: Shared Stapler = there is just one
line: Your kitchen table may rest
line: Somebody says good morning
line: Lunch at one, jobs over soup
line: The washing cannot see you here
line: Quiet until the espresso machine

board-game-cafe
job: a visit, visits
rival: board-game cafés | there are a thousand boxes, and somebody explains | Draughts@GB, Snakes & Lattes@CA, Snakes & Lattes@US | board game café near me
rival: bars and cafés | there is a table, and nobody has to read rules
rival: the kitchen table, with the same four games | the wine is cheaper, and somebody wants to play that one again
meet: universities, libraries and games fairs | leader of the games club | her twenty people meet in a room without a bar | give her club the back table every Tuesday with {name}, with one who explains | one evening a week | libraries, youth clubs and comic shops | they know players without a table
measure: the share of tables that come again within a month
moat: people on the floor who explain a game in three sentences
risk: six sit four hours over two lemonades | ask for a small fee for the seat, and cook what can be eaten with one hand
rule: Settle permission for the room, kitchen and drinks | Ask the town for change of use, kitchen, toilets and serving of drinks, ask neighbours about Friday nights, and ask whether lending games needs consent. | town's, neighbours' and insurer's answers are there
trial: Run six evenings in a café that is closed on Mondays | Bring eighty games, take a seat fee, and note tables, hours, drinks, games asked for, and games explained. | tables, hours, drinks and games of each evening are on one sheet
ask: How much does a seat earn in an hour? | | trade-trial | with six evenings and a note on each table
ask: Who explains when the place is full? | Each shift one person knows the twenty games asked for most | f-3 | by training two helpers on twenty games
roles: a host who explains in three sentences | somebody who runs kitchen and bar | somebody for rooms, rent and permission
search: board game café
name: Pass Go Café = a square everybody knows
name: Missing Pawn = there is always one
name: Dice & Dumpling = one in each hand
name: Thumbed Rules = the sheet everybody has read
name: Whose Dice = what is asked most often
name: Third Roll = now or never
name: Sore Loser = a table is named after him
name: Meeple & Mug = a small wooden man, and tea
name: Würfel = German for a die
name: Back Table = where it goes on until one
name: *Rolladora = she who rolls
name: Cheat & Chips = only one of them is served
line: Sore losers get a biscuit
line: Rules in three sentences, then dice
line: One more round, somebody says
line: Chips with the left, cards with the right
line: The missing pawn is a button
`;
