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
rival: other escape rooms in town | they have several rooms, good reviews and free slots at the weekend | Escape Hunt@GB, The Escape Game@US, Breakout Games@US | escape room near me
rival: cinema, bowling and bars | everybody knows them, and no booking weeks ahead is needed
rival: escape games in a box or an app for home | they cost little and can be played at any time | Kosmos@DE, Ravensburger@DE
meet: company event planners, hotels and board-game shops | event planner | teams ask for an outing that works in any weather | invite one team to a test game with {name} and ask for a quote about it | two evenings a week | hotels, tourist offices and party planners | groups ask them what to do together
measure: the share of bookable slots that are sold each week
moat: rooms built in-house, good reviews and companies that book every year
risk: each group solves a room only once, so demand falls when the town has played it | plan a new room from the start, build sets that can be changed, and sell weekdays to companies and schools
rule: Settle fire safety, exits and permits | Ask the building authority for the permitted use, the fire service about exits, locks and group sizes, and an insurer about injuries and broken props. | the permit, the fire service's answer and the policy are filed
trial: Test one game with ten groups | Build the puzzles in simple materials in a borrowed room, watch ten groups play, and note where they get stuck, what breaks and who would pay. | times, sticking points and paid bookings of ten groups are on one sheet
ask: What fills the room on weekdays? | | price-talks | by offering a weekday package to ten companies and schools
ask: Would groups come back for a second room? | | interviews-2 | by asking ten groups after their game
ask: How many bookings a week cover the rent? | | f-2 | by adding rent, staff and repairs for one room
roles: a game designer who tests with players | a builder for sets and electronics | a host for bookings, groups and reviews
search: escape room near me
name: +Clueroom = a room full of clues
name: Last Minute Key = found just in time
name: Final Lock = the last one to open
name: +Puzzledoor = solve it and the door opens
name: Ticking Room = the clock runs while you play
name: The Way Out = what every group looks for
name: Four Locks = a game with locks to open
name: *Enigmora = a house of enigmas
name: Team Exit = out together
name: +Mysterybox = a mystery to step into
name: Clock Beaters = out before time is up
line: One room, one hour, one team
line: Solve it together before time runs out
line: Real puzzles you can touch
line: A team outing everybody enjoys
line: Can your team find the way out?
line: Games for beginners and experts

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
rival: holiday homes and cabins on booking sites | guests compare photos, prices and reviews in one place | Airbnb, Booking.com, Vrbo, Hipcamp | farm stay
rival: hotels and holiday parks | they offer pools, restaurants and reliable comfort | Center Parcs@GB, Center Parcs@FR, Center Parcs@NL, Center Parcs@DE
rival: camping or staying with family | it costs little and needs no planning
meet: tourist offices, family groups online and farmers' markets | tourist office | visitors ask there for places where children can see animals | offer one weekend at the farm with {name} to three families they send and collect reviews | two mornings a week in the low season | yoga teachers, schools and cycling clubs | they look for places to take groups
measure: the share of open nights that are booked, and how many of them directly
moat: a real farm, guests who return each year and reviews that name the hosts
risk: the season is short, and heating, cleaning and portal fees eat the rest of the year | sell quiet months to groups, win direct bookings from past guests and close in weeks that do not pay
rule: Settle permits, fire safety and animals | Ask the town which buildings or tents may be let, which guest register and tax apply, the fire service about stoves and exits, and an insurer about guests near animals and machines. | the town's answer, the fire check and the policy are filed
trial: Host three weekends with one room | Prepare one room, tent or cabin, take paying guests for three weekends, and note enquiries, hours of work, costs and what guests praised or missed. | nights, hours, costs and comments of three weekends are on one sheet
ask: How many nights must be let for it to pay? | | f-2 | by adding heating, linen, cleaning and fees for one year
ask: Which guests come outside the school holidays? | | interviews-2 | by asking ten group leaders and couples
ask: Would guests book directly instead of on a portal? | With a small extra from the farm they might | price-talks | by offering past guests a direct booking
roles: a host who likes guests and mornings | somebody for building and repairs | somebody for bookings, photos and reviews
search: farm stay near me
name: +Haystay = a stay on a farm
name: Barn & Breakfast = sleep and breakfast on the farm
name: +Meadowbed = a bed beside the meadow
name: Fresh Eggs = breakfast from the hens
name: Gate House Farm = rooms behind the farm gate
name: Hens & Hills = animals and open country
name: +Orchardnest = a nest among fruit trees
name: Quiet Acres = space and quiet
name: *Farmora = farm days to remember
name: Field Nights = nights in the country
name: Feed The Goats = what children do first
line: Wake up on a real farm
line: Animals, fresh air and farm breakfast
line: A farm holiday for the whole family
line: Quiet nights, starry skies
line: Help feed the animals every morning
line: Book directly with the farmer

surf-school
job: a lesson, lessons
rival: other schools on the same beach | they stand at the beach entrance and hotels send guests to them | | surf lessons near me
rival: surf camps with lessons included | bed, food and lessons come at one price | Rapture Surfcamps | surf camp
rival: renting a board and trying alone | it is cheaper, and films explain the basics
meet: hostels, campsites and holiday rentals near the beach | hostel host | guests ask every morning what they can do that day | take two of the staff surfing with {name} and leave a card with tomorrow's lesson times | two mornings a week | hotels, tour desks and swimming clubs | guests ask them for a trusted school
measure: the share of beginners who book another lesson within the same stay
moat: patient instructors, safe spots and hotels that send their guests
risk: no waves, bad weather or a short season leave instructors unpaid | keep bookings movable, offer other lessons on flat days and pay seasonal staff by the day with a minimum
rule: Settle beach permit, qualifications and insurance | Ask the beach authority for a permit and zone, which instructor and rescue certificates count, how many pupils one instructor may take, and an insurer about injuries. | the permit, the certificates and the policy are filed
trial: Teach six small groups | Rent boards, teach six groups of beginners within two weeks, film each group, and note who stood up, who came back and who sent them. | pupils, repeat bookings and sources of six groups are on one sheet
ask: How many days a season can be taught? | | f-2 | by checking wind and wave records of past years
ask: Who sends guests, and for what share? | | price-talks | with five hostels and hotels
ask: What do pupils get when the sea is too rough? | They move the lesson, learn on land or get their money back | rules | with one page of booking terms
roles: a certified instructor | somebody for bookings and hotels | somebody for boards, suits and beach safety
search: surf lessons for beginners
name: First Wave = the first wave one rides
name: +Standup Surf = pupils who stand on the board
name: +Wavestart = where surfing starts
name: White Water = where beginners learn
name: Board & Beach = all that is needed
name: *Surfella = surfing for everybody
name: Easy Swell = waves that suit beginners
name: Salty Steps = first steps in the sea
name: +Paddleout = out to the waves
name: Green Wave = the goal after the first days
name: Sandbar Surf = lessons in shallow water
line: Stand up on your first wave
line: Small groups, patient teachers
line: Board, suit and lesson included
line: Learn to surf safely
line: From first wave to real surfer
line: Lessons for all ages and levels

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
job: a group trip, group trips
rival: booking sites used by the one who organises | everything can be compared and booked at any hour | Booking.com, Expedia, Trip.com, Skyscanner | plan a group trip
rival: group tours with fixed dates | the route is ready, and a guide is included | Intrepid Travel, G Adventures, TUI | small group tours
rival: a chat group and a shared spreadsheet | they are free, and everybody already uses them | WhatsApp, Google Sheets
meet: choirs, sports clubs and walking groups | club secretary | one person plans the yearly trip for all and collects the money | plan one trip for the club with {name} and take over votes, payments and bookings | two evenings a month | language schools, dance schools and parish groups | they travel each year and need a planner
measure: the share of planned trips that end in a paid booking
moat: group rates with hotels and transport, and clubs that travel every year
risk: groups discuss for weeks, then people drop out before anyone has paid | set a date for each decision and take a deposit from everybody before booking
rule: Settle package travel rules and customers' money | Ask whether selling transport and rooms together counts as a package, which licence, insurance or guarantee is needed, and how customers' money is kept safe. | the answers, the guarantee and the booking terms are filed
trial: Plan four trips by hand | Take four real groups, collect wishes, dates and deposits, get offers, and note hours, changes and who booked in the end. | hours, changes and deposits of four groups are on one sheet
ask: Would groups take the plan and book it elsewhere? | | price-talks | by asking ten groups to pay for planning, and for planning with booking
ask: Where does the money come from, the group or the hotels? | | f-2 | by working out fee and commission for four real trips
ask: Who helps when something goes wrong on the trip? | One number is answered day and night | f-3 | with a log of every call in the first trips
roles: a planner who knows hotels and transport | a developer for votes, payments and plans | somebody who answers travellers
search: plan a group trip
name: +Tripvote = the group votes on the trip
name: All In Travel = everybody comes along
name: One Plan = one plan for the whole group
name: +Groupway = the way for a group
name: Split & Go = share the cost and go
name: Ten Suitcases = a trip for many
name: Same Train = everybody on one train
name: +Crewtrip = a trip for the whole crew
name: *Grouvia = a way for groups
name: We All Go = nobody stays behind
name: Easy Party = travel made easy for groups
line: One plan for the whole group
line: Everybody votes, pays and travels
line: No more chasing friends for money
line: Dates, rooms and tickets settled together
line: Group trips without the spreadsheet
line: From idea to booked in days

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
job: a concert, concerts
rival: concert series in unusual places | they have a following, a mailing list and known formats | Sofar Sounds, Fever | live music near me
rival: clubs, bars and small halls | they have a stage, a bar and regular guests
rival: streaming and an evening at home | it costs nothing extra and nobody has to go out | Spotify, YouTube
meet: record shops, music schools, cafes and wine bars | cafe owner | the room stands empty after closing time | hold one concert there with {name}, invite the owner's regulars and share the drinks | two evenings a month | music teachers, booking agents and shop owners | they know musicians and people who listen
measure: the share of guests who buy a ticket for another concert within a month
moat: a mailing list that trusts the choice, and rooms others cannot book
risk: a small room earns little, and one half-empty evening takes the profit of several | agree the fee and the smallest number of tickets beforehand, sell season passes and share risk with the room
rule: Settle music rights, noise and room safety | Ask the collecting society about licences for small rooms, the town about noise and events in shops or homes, the fire service about exits and seats, and put fees in writing. | the licence, the town's answer and a sample contract are filed
trial: Hold two concerts in two rooms | Book two acts at a fair fee, sell tickets by hand and online, and note seats, costs, drinks, neighbours' comments and how guests heard of it. | seats, income and sources of guests are on one sheet
ask: Do guests come when they do not know the act? | | interviews-2 | by asking twenty guests why they came
ask: What fee is fair when the room is small? | The fee is agreed before the evening and paid whatever comes in | price-talks | with five musicians and four hosts
ask: Who hosts the next evenings? | | closing-calls | by asking ten cafes and shops for a date
roles: somebody who knows musicians and chooses well | somebody for rooms, hosts and neighbours | somebody for tickets, door and sound
search: live music tonight
name: +Roomtone = the sound of a room
name: Front Row Only = everybody sits close
name: Close Up Live = live music from near
name: +Parlourplay = music played in a parlour
name: Forty Seats = a small audience
name: Small Stage = concerts in small rooms
name: +Nearsong = songs heard from near
name: *Sonetta = a small concert
name: Lamp Light Live = music by soft light
name: Living Room Gig = concerts at home
name: Unplugged Room = acoustic evenings
line: Live music, close enough to touch
line: Small rooms, great musicians
line: Hear your next favourite artist
line: A concert where everybody listens
line: Every seat is a front seat
line: New rooms, new music, every month

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
rival: cafes and bars nearby | they are known, need no rules and no booking
rival: game evenings at home | the games are paid for, and drinks cost less
rival: other board-game cafes and shops with tables | they have large shelves and staff who explain games | Draughts@GB, Snakes & Lattes@CA, Snakes & Lattes@US | board game cafe
meet: universities, libraries and game clubs | games club organiser | clubs look for a room with tables, food and late hours | reserve a weekly table for the club with {name} and explain a new game each time | one evening a week | game shops, youth clubs and company event planners | they know players who need a place
measure: the income per occupied seat and hour
moat: staff who teach games well, a full event calendar and clubs that come weekly
risk: guests stay for hours and order little | charge for the seat or ask for a minimum, keep a menu that is quick to make and sell events and games
rule: Settle the cafe permit, alcohol and noise | Ask the town about the use of the room, kitchen, toilets and alcohol, neighbours about evening noise, and publishers or a lawyer about lending games for a fee. | the permits and the answers are filed
trial: Run four game evenings in a borrowed cafe | Bring games to a cafe on its quiet evening, take a seat fee, explain games, and note guests, hours, orders and the games asked for. | guests, hours and orders of four evenings are on one sheet
ask: What do guests accept, a fee per hour, per visit or per order? | | price-talks | by offering each on a different evening
ask: What fills the tables on weekdays? | Clubs, schools and company evenings | closing-calls | by asking ten groups for a fixed weekday
ask: How many seats must be taken to cover rent? | | f-2 | by adding rent, staff and goods for one week
roles: a host who explains games quickly | somebody for kitchen and bar | somebody for events, clubs and bookings
search: board game cafe near me
name: Roll & Roast = dice and coffee
name: +Tabletop House = a house full of game tables
name: Your Turn Cafe = what players say
name: +Dicehouse = a house for dice
name: Play Another = one game leads to another
name: Meeple & Mug = a game figure and a drink
name: +Playtable = a table to play on
name: Good Move = a good move in the game
name: *Gamelora = a place full of games
name: Cards & Cake = play and something sweet
name: Full Table = friends around one table
line: Hundreds of games, one good table
line: We explain, you play
line: Games, food and friends
line: No rule book needed
line: Find a game for any group
line: Come alone, leave with friends
`;
