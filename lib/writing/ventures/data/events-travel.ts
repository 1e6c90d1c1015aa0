/** Feasts, evenings out and journeys: what is known of them; the keys are those of `../lore.ts`. */
export const EVENTS_TRAVEL = `
wedding-planning
job: a wedding, weddings
rival: couples who plan it themselves | it saves the planner's fee, and they enjoy choosing the details | The Knot@US, Zola@US, Hitched@GB, Bodas.net@ES, Matrimonio.com@IT, Mariages.net@FR | wedding planning checklist
rival: the venue's own coordinator | the service is part of the venue's price, and they know the house | | wedding venue with coordinator
rival: family and friends who help | they do it for free and know the couple well
meet: wedding fairs, venues and jewellers | venue manager | couples who have just booked a date ask there what to do next | coordinate one wedding at the venue with {name} at a trial price and leave the finished timetable with the manager | two Saturdays in the booking season | venues, photographers, caterers and jewellers | a well-planned day makes their own work easier
measure: the share of planned items that are done by the date agreed with the couple
moat: trusted suppliers who keep dates free, and couples who recommend the planner
risk: most weddings fall on the same few weekends and each couple buys only once | offer weekdays, the quieter season and day coordination, and ask every couple for a review and an introduction
rule: Settle deposits, cancellations and liability | Have a lawyer check the terms on deposits, cancellation and postponement, let couples sign with suppliers directly, ask whether trips with rooms count as package travel, and insure your liability. | the checked terms, a sample contract and the policy are there
trial: Plan for four couples for two weeks | Offer four engaged couples a paid planning session, give each a budget, a timetable and three supplier offers, and note your hours, open questions and who books more help. | hours, supplier answers and bookings of four couples are on one sheet
ask: What happens when a supplier cancels in the last week? | A stand-in for every key supplier is on file | closing-calls | by asking ten suppliers who could replace them at short notice
ask: Which help do couples pay for? | | price-talks | by offering full planning, part planning and the day alone to ten couples
ask: Do you take commission from suppliers? | Where we do, the couple is told in writing | rules | with one page on commissions that every couple signs
roles: an experienced wedding planner | somebody for suppliers, budgets and contracts | a second coordinator for the busiest weekends
search: wedding planner
name: Vow & Venue = the promise and the place
name: +Aislewise = wise help to the aisle
name: +Wedwell = a wedding done well
name: Day of Yes = the day you say yes
name: Big Day Crew = a crew for the big day
name: Happy Aisle = a happy walk down the aisle
name: First Dance = the moment the party starts
name: Calm Couple = less stress for the couple
name: Rings & Roses = rings and flowers
name: +Vowday = the day of the vows
name: *Vowella = from the word vow
name: Table Plan = every guest has a seat
line: Your day, planned down to the minute
line: Enjoy your wedding, leave the planning
line: All your suppliers, one contact
line: A wedding within your budget
line: Every detail ready on the day
line: From first list to last dance

wedding-photography
job: a shoot, shoots
rival: established local photographers | couples have seen their albums and friends recommend them | | wedding photographer near me
rival: platforms with photographers in many cities | the price is fixed and a date is booked in minutes | Flytographer, Snappr@US, Snappr@AU, Perfocal@GB | book a photographer
rival: guests' phones and a friend with a good camera | it costs nothing, and the pictures are there the same evening
meet: venues, wedding fairs and wedding planners | venue manager | couples who book a date ask which photographer is good | photograph the venue and one real event with {name} and give the manager pictures to use with a credit | one morning a week | venues, planners, florists and make-up artists | they want good pictures of their own work
measure: the days from the shoot to the finished gallery
moat: a recognisable style, and families who come back for the next occasion
risk: editing piles up after busy weekends and galleries come late | promise a date for the gallery, deliver a first selection within days and limit the shoots of a week
rule: Settle picture rights, consent and backup | Write into the contract who may use which pictures, ask for consent before publishing people and children, keep two copies of every card, check permits for drones and public places, and insure equipment and liability. | the contract, the consent form and the backup rule are there
trial: Photograph four sessions in two weeks | Offer four couples or families a short paid session, deliver within a week, and note hours of shooting and editing, pictures chosen and who books or recommends you. | hours, chosen pictures and bookings of four sessions are on one sheet
ask: What happens if the photographer falls ill on the day? | A colleague with a similar style takes over | closing-calls | by asking five photographers to stand in for one another
ask: How many hours does one full day take with editing? | | f-2 | by timing four sessions from preparation to delivery
ask: Which package do couples choose? | | price-talks | by showing three packages to ten couples
roles: a photographer who makes people feel at ease | somebody for selection and editing | somebody for enquiries, contracts and partners
search: wedding photographer
name: +Vowframe = vows in a frame
name: +Lovelens = love through a lens
name: Candid Day = the day as it was
name: Happy Tears = the moments that count
name: Golden Light = the best light for pictures
name: Warm Frame = warm pictures to keep
name: Light & Vows = two things every wedding has
name: +Dayframe = your day in pictures
name: Every Smile = no smile is missed
name: *Shuttera = from the word shutter
name: Our Album = pictures you keep for life
name: Natural You = pictures without posing
line: Your day, just as it felt
line: Natural pictures, no stiff poses
line: Photos you will frame
line: Every moment that mattered, in pictures
line: Your first pictures within days
line: Relax, we catch the moments

photo-booth
job: a booking, bookings
rival: local rental firms | they deliver, set up and collect, and have many reviews | | photo booth hire
rival: venues and DJs who offer a booth as an extra | it is on the same bill and needs no second contact
rival: guests' phones, a backdrop and a ring light | it costs very little and everybody has a camera
meet: venues, DJs and event planners | venue manager | hosts ask them for ideas to entertain their guests | set up the booth at one event or open day with {name} for free and leave printed strips with a booking code | two evenings a month | DJs, caterers and event planners | they are asked for tips and like partners who set up quietly
measure: the share of guests at an event who use the booth
moat: venues and planners who book the same supplier every time
risk: nearly all bookings fall on weekends and the equipment stands idle in between | win company events and schools for weekdays and offer a version that hosts collect and set up themselves
rule: Settle damage, safety and guests' pictures | Write down who pays for damage, ask venues about electricity, fire safety and insurance, and tell guests how long pictures are stored and who can see them. | the terms, the privacy notice and the policy are there
trial: Set up at three events | Borrow or rent equipment, serve three real events at a small price, and note set-up time, use, paper, faults and who asks for a quote. | set-up minutes, prints, faults and enquiries of three events are on one sheet
ask: What happens when the printer fails during a party? | A spare part is in the case, and guests get the pictures on their phones | trade-trial | by running the booth for four hours without a break
ask: How many bookings a month cover the booth? | | f-2 | by adding up transport, helper, paper and repairs
ask: Do hosts want a helper on site or set it up alone? | | price-talks | by offering both to ten hosts
roles: somebody who keeps the equipment running | somebody for delivery and set-up | somebody who wins venues and planners
search: photo booth hire
name: +Snapcorner = a corner for snapshots
name: +Grinbox = a box full of grins
name: Smile Strip = a printed strip of smiles
name: Party Flash = the flash at the party
name: Pose & Print = pose, then take the print
name: +Funframe = fun in a frame
name: Squeeze In = everybody fits in
name: Photo Corner = where guests take pictures
name: Snap & Share = take it and send it
name: *Grinova = from the word grin
name: Print Party = every guest takes one home
name: Props & Poses = hats, glasses and fun
line: Every guest takes a picture home
line: Photos and fun for every party
line: Set up, smile, print, share
line: Big smiles, printed in seconds
line: Pictures your guests will keep
line: We set it up, you enjoy

private-chef
job: a dinner, dinners
rival: platforms for private chefs | chefs, menus and reviews can be compared and booked online | Take a Chef, Yhangry@GB, Cozymeal@US | private chef for dinner
rival: a good restaurant | the kitchen, service and drinks are all there, and nobody has to clean up | | best restaurants nearby
rival: cooking for guests at home | it costs only the ingredients and time
meet: wine shops, kitchen showrooms and holiday homes | owner of the wine shop | customers tell them about dinners and celebrations they are planning | cook a tasting for a few of their customers with {name} and take first bookings | one evening a week | event planners, concierges and florists | they are asked who can cook at home
measure: the share of dinners after which the host or a guest books another one
moat: hosts who book again and recommend the chef to their guests
risk: shopping, travel and cleaning take more hours than the price covers | set a minimum number of guests, offer fixed menus, charge travel and take a deposit
rule: Settle food hygiene, allergies and liability | Ask which registration and training are needed to cook in private homes, take allergies in writing, agree on who supplies drinks, set deposit and cancellation terms, and insure injury and damage. | the registration, allergy form, terms and policy are on file
trial: Cook three dinners for paying hosts | Offer two fixed menus, ask for photos of the kitchen beforehand, and note shopping, travel, cooking and cleaning hours, costs and new enquiries. | hours, costs, earnings and enquiries of three dinners are in one table
ask: How many guests make a dinner worthwhile? | | price-talks | with ten hosts, for small and larger groups
ask: What does one dinner cost with all hours? | | f-2 | by adding shopping, travel, cooking and cleaning for three dinners
ask: What if the kitchen lacks equipment? | Photos at booking, and the chef brings what is missing | rules | with a checklist sent to each host
roles: an experienced chef | somebody for enquiries, menus and bookings | somebody for service and cleaning up
search: private chef near me
name: +Guestchef = a chef for your guests
name: Dine at Home = dining in your own home
name: Chef for Tonight = a chef for one evening
name: +Chefhour = when the chef cooks
name: Private Plate = dinner in private
name: Host & Chef = one hosts, one cooks
name: +Dinewell = dining well
name: Evening Chef = a chef for the evening
name: Chef Comes Home = a chef in your kitchen
name: *Chefina = from the word chef
name: +Tablechef = a chef for your table
name: Relaxed Host = a host with time for guests
line: A restaurant evening in your home
line: You host, we cook
line: Your menu, your table, our chef
line: Enjoy your guests, leave the kitchen
line: Dinner cooked, kitchen left clean
line: Fine dining at your own table

catering
job: an event, events
rival: established caterers | they have staff, equipment and references for large events | | caterer near me
rival: restaurants, butchers and supermarkets with platters | people know the food, and it can be ordered at short notice | ezCater@US | party platters
rival: food brought by guests or cooked by the hosts | it costs least and feels personal
meet: event venues, community halls and offices | manager of the venue | everybody who hires the room asks who can do the food | serve a tasting at the next open day with {name} and leave menus with photos | one event a month | wedding planners, office managers and florists | hosts ask them for a caterer early
measure: the share of events that bring a repeat booking or an enquiry from a guest
moat: venues and companies that recommend the caterer each time
risk: busy dates are overbooked, quiet weeks are empty, and late changes cost money | limit events per day, take deposits, fix a date for final numbers and offer company lunches in quiet weeks
rule: Settle food safety, allergens and contracts | Register the kitchen, record temperatures in storage, transport and service, label allergens on each dish, ask about alcohol, and set deposit, cancellation and liability in the contract. | the registration, temperature log, contract and policy are on file
trial: Cater three small events | Use an approved or rented kitchen, offer one menu at the full price, and note cost, hours, leftovers, staff and comments from the host. | costs, hours, leftovers and comments of three events are in one table
ask: How much food per guest is right? | | trade-trial | by weighing food served and left over at three events
ask: What does an event cost with staff and equipment? | | f-2 | by listing all hours and purchases of three events
ask: Would a venue put you on its list? | | closing-calls | with ten venues and a tasting
roles: a cook who can plan for groups | somebody for enquiries, offers and venues | somebody for staff, transport and equipment
search: catering near me
name: +Feastready = the feast is ready
name: Plenty for All = enough for all guests
name: Full Buffet = a buffet that stays full
name: +Guestplate = a plate for each guest
name: Party Plates = food for parties
name: Event Kitchen = a kitchen for events
name: +Platterwell = platters done well
name: Good Spread = a table full of food
name: Serve & Smile = friendly service
name: *Cateria = from the word catering
name: +Feastday = food for a festive day
name: Happy Guests = guests who eat well
line: Good food for every guest
line: You celebrate, we do the food
line: Fresh food, served on time
line: From first plate to last guest
line: Food your guests will remember
line: Everything served, everything cleared

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
rival: tours on large booking sites | they have thousands of reviews and can be booked on the phone in a minute | GetYourGuide, Viator, Airbnb, Civitatis@ES, Klook | guided tour near me
rival: free walking tours | guests pay a tip at the end, and only if they liked it | GuruWalk, Sandemans | free walking tour
rival: exploring alone with a map, an app or a guidebook | it is free, and people set their own pace
meet: hotels, hostels and tourist offices | front desk manager | guests ask at the desk every day what they should see | invite the front desk team to one tour with {name} and leave a card with a code for their guests | one morning a week | hotels, tourist offices and travel agents | they need a recommendation their guests will thank them for
measure: the share of guests who give the highest rating after the tour
moat: guides people remember, and local partners who open doors for our groups
risk: bad weather or too few guests, and the guide still has to be paid | set a minimum group, agree on a base fee with guides, offer a rainy-day route and sell private groups
rule: Settle guide licences, permits and insurance | Ask the city and the tourist authority whether guides need a licence and where groups may stop, check tickets for museums and sites, and insure your liability for guests. | the authority's answers and the policy are there
trial: Lead five tours in two weeks | Offer five tours at different times to guests of two hotels, and note bookings, no-shows, questions, length and what guests would change. | bookings, no-shows and ratings of five tours are on one sheet
ask: How many bookings come without the large booking sites? | | closing-calls | by asking twenty hotels and hosts to hand out a code
ask: Why book this tour and not a free one? | Small groups and stops the others do not have | interviews-2 | by asking twenty guests why they chose their last tour
ask: How many guests cover the cost of one tour? | | f-2 | by adding guide, tickets, tastings and fees
roles: a guide who tells stories well | somebody who wins hotels and partners | somebody for bookings, guides and reviews
search: guided tour
name: Stroll & Story = a walk with stories
name: +Localsteps = in the steps of locals
name: +Storywalk = a walk full of stories
name: Good Guide = a guide you will recommend
name: *Strollina = from the word stroll
name: Hidden Corners = places visitors miss
name: Small Group = never in a crowd
name: +Walkfellow = good company on a walk
name: Meet & Wander = meet up, then explore
name: Next Corner = something new each time
name: Friendly Feet = walking with friendly people
name: Local Lanes = small streets locals know
line: See the places locals love
line: Small groups, great stories
line: Explore with somebody who lives here
line: More than the usual sights
line: Stories you will tell at home
line: Discover more, skip the crowd

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
job: a trip, trips
rival: large rental companies | they have many vans, several stations and their own breakdown service | Cruise America@US, Roadsurfer@DE, Indie Campers, Jucy@NZ, Jucy@AU | campervan hire
rival: platforms for private campervans | the choice is wide and private owners are often cheaper | Yescapa@FR, Yescapa@ES, Outdoorsy@US, PaulCamper@DE, Goboony@NL, Camplify@AU | rent a camper from owner
rival: a tent, a hotel or a friend's van | it costs less, and they are used to it
meet: campsites, outdoor shops and travel fairs | shop manager | customers who plan a trip ask there for gear and routes | show one van outside the shop with {name} for two Saturdays and let people sit, lie down and ask | two Saturdays in spring | outdoor shops, campsites and climbing halls | their customers ask where they can try van travel
measure: the share of trips that end without a breakdown, damage or dispute
moat: well-kept vans, good reviews and guests who come back each season
risk: demand falls into a few months, and one damaged van cancels the next bookings | leave a day between bookings, agree on a replacement with another owner, and offer weekends and longer rents in the low season
rule: Settle insurance, licences and damage | Ask an insurer for cover that allows hire, check which driving licence and age the vans need, have gas and safety equipment inspected, and photograph every van at handover and return. | the policy, the inspection papers and the handover form are there
trial: Rent out one van for two weekends | Use an own or borrowed van that is insured for hire, and note handover time, calls from the road, cleaning time, damage and the price paid. | handover, calls, cleaning and income of two trips are on one sheet
ask: What happens when a van breaks down at the weekend? | Breakdown cover and one phone number that is always answered | rules | with the insurer's breakdown terms for hired vans
ask: How many nights a year is one van booked? | | f-2 | by asking ten owners for last year's calendar
ask: What do guests look at when they choose? | | interviews-2 | by asking ten people about their last trip
roles: somebody who knows vans, engines and gas | somebody for handovers and cleaning | somebody for bookings, insurance and guests
search: campervan hire
name: +Roadnest = a nest on the road
name: Pop Top = the roof that opens
name: Sleep & Drive = a bed that travels along
name: +Campwheel = camping on wheels
name: Van Mornings = waking up in the van
name: Bed & Road = a bed and the road
name: *Camperly = from the word camper
name: +Vanward = off with the van
name: Kettle & Coast = coffee by the sea
name: Packed & Gone = pack and drive off
name: +Wheelnest = a nest on wheels
name: Park & Dream = park, then sleep well
line: Wake up wherever you like
line: Pick up the keys and go
line: Your holiday home on wheels
line: Everything on board, ready to drive
line: Go where the road takes you
line: Clean vans, easy handover

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
rival: hire points and tour boats at the harbour | they are in sight, and people pay on the spot and get on | | boat hire near me
rival: platforms for private boats | people compare size, price and reviews in one place | Click&Boat@FR, Click&Boat@ES, Boatsetter@US, GetMyBoat, SamBoat@FR | rent a boat
rival: other days out on land | a beach, a park or a restaurant costs less and does not depend on wind
meet: hotels, campsites and harbour restaurants | hotel receptionist | guests see the water and ask how to get out on it | take the reception team out once with {name} and leave the times and a booking code at the desk | two evenings a week before the season | hotels, campsites, tourist offices and restaurants | they like to offer their guests something special
measure: the share of booked trips that take place on the planned day
moat: a good mooring, safe boats and hotels that send guests
risk: bad weather cancels trips on the few days that earn the money | offer an easy change of date, sell private groups and companies on weekdays, and keep costs low outside the season
rule: Settle licences, safety and insurance | Ask the harbour and shipping authority which licences, moorings and passenger numbers apply, have boats and life jackets inspected, write a safety briefing, and insure guests and boat. | the licences, the inspection papers and the policy are on file
trial: Run eight trips in two weeks | Work with a licensed boat and skipper, offer trips at different times, and note bookings, cancellations, fuel, costs and guests' ratings. | bookings, costs and ratings of eight trips are on one sheet
ask: How many days of the season can boats go out? | | f-2 | by looking at weather records and asking two skippers
ask: What happens when guests run aground or the motor stops? | Guests call one number, and help with a second boat is agreed | rules | with the emergency plan and the insurer's answer
ask: Which trip sells best? | | price-talks | by offering three trips to twenty guests
roles: a licensed skipper | somebody for boats, moorings and maintenance | somebody for bookings and hotel partners
search: boat trip
name: +Deckday = a day on deck
name: +Bluewake = the trail behind the boat
name: Harbour Hours = hours on the water
name: Boat & Basket = a boat and a picnic
name: *Harbelle = from the word harbour
name: Easy Aboard = simple to get on board
name: Calm Wake = quiet time on the water
name: Skipper & Sun = somebody steers, you relax
name: +Jettygo = off from the jetty
name: Slow Waves = time to relax
name: All Aboard Day = a day out for everybody
name: Sundeck Hours = time in the sun
line: A day on the water, made easy
line: Step aboard and relax
line: See it all from the water
line: Your boat is ready
line: Sun, water and a safe boat
line: Book today, sail tomorrow

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
rival: working from home | it costs nothing extra and there is no journey to work
rival: cafés and libraries | they are nearby, and people stay for the price of a coffee or for free | Starbucks
rival: chains of shared offices | they have many locations, meeting rooms and flexible contracts | WeWork, Regus, Industrious@US, Impact Hub, Mindspace@DE | coworking near me
meet: start-up centres, freelancers' meetups and neighbourhood groups online | organiser of the meetup | people who work alone come there for contacts and a reason to leave home | host one meetup in the room with {name} and give every guest a free trial day | one evening a week | start-up centres, accountants and estate agents | their clients ask for a desk without a long lease
measure: the days per week on which members come in
moat: members who know each other, pass on work and stay
risk: the rent is fixed for years while members can leave every month | begin with a short lease, sign up members before opening, and rent out meeting rooms and event space
rule: Settle permitted use, fire safety and subletting | Ask the city whether the rooms may be used as shared offices and for how many people, the fire authority about exits, the landlord about subletting in writing, and insure liability and equipment. | the answers of city and landlord and the policy are there
trial: Open a test space for two weeks | Borrow or rent a room by the day, set up a few desks with fast internet, charge a small day price, and note who comes, for how long and who would sign up for a month. | visits, hours and sign-ups are on one sheet
ask: How many members cover the rent? | | f-2 | by adding up rent, power, internet, cleaning and host hours
ask: Where do members take calls? | Quiet places for calls are part of the plan from the first day | trade-trial | by counting calls and complaints in the test space
ask: Which membership do people want? | | price-talks | by offering day, part-time and full membership to twenty people
roles: a host who brings members together | somebody for lease, rooms and equipment | somebody for membership, events and invoices
search: coworking space
name: +Deskhive = many desks, busy people
name: Room to Work = space and quiet to work
name: Desk & Coffee = a desk with coffee
name: +Daydesk = a desk for the day
name: +Workhearth = a warm place to work
name: *Deskadora = a desk to adore
name: Desk Neighbours = good people at the next desk
name: Work Nearby = a workplace close to home
name: +Openseat = a seat is free
name: Quiet & Coffee = focus and good coffee
name: Out of Office = away from the home office
name: Plug In Place = a desk with power
line: A desk, coffee and good people
line: Leave home, get more done
line: A desk from today
line: Work alone, but not lonely
line: Fast internet, good coffee, nice neighbours
line: An office without a long lease

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
