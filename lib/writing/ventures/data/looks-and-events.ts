/** Looks, pictures, parties and the car at the door: what is known of them; the keys are those of `../lore.ts`. */
export const LOOKS_AND_EVENTS = `
mobile-mechanic
job: a repair, repairs
rival: the local garage | people have gone there for years, and it has a lift for big jobs | | garage near me
rival: booking services for mobile mechanics | the price is shown online and the work is guaranteed | ClickMechanic@GB, YourMechanic@US | mobile mechanic
rival: chains and main dealers | they keep the service record and are open at fixed hours | Halfords@GB, Jiffy Lube@US, Midas@US | car service
meet: office parking areas, parts shops and drivers' groups | counter manager | people buy a battery or a bulb and ask who could fit it | fit parts for five customers of the shop with {name} and leave cards at the counter | two afternoons a week | parts shops, tow truck drivers and used-car dealers | they are asked daily for an honest mechanic
measure: the share of repairs finished on the first visit
moat: honest findings with photos, and customers who give the number to neighbours
risk: the fault turns out bigger than described, the part is not in the van and the day is lost | ask for photos, sounds and the plate number first, and list which jobs need a workshop
rule: Settle where repairs are allowed, waste oil and liability | Ask the city about repairs in the street, ask how oil and batteries must be disposed of, which licence a mechanic needs, and insure test drives and damage. | the answers, the disposal receipt and the policy are in the van
trial: Repair twelve cars where they stand | Take twelve simple jobs, and note minutes on the road and on the car, missing parts, second visits and what customers asked for next. | minutes, parts and second visits of twelve cars are on one sheet
ask: Which jobs can be done without a lift? | Brakes, batteries, oil, belts and diagnostics can | trade-trial | with twelve cars and a list of what had to be passed on
ask: Will customers pay the same as at the garage? | | price-talks | by quoting ten car owners who have a garage bill
ask: What happens when the repair fails? | Parts and labour carry a written warranty | rules | with a warranty page for every job
roles: a qualified mechanic with a van | somebody who takes calls, quotes and orders parts | a second mechanic for busy days
search: mobile mechanic near me
name: +Wheelside = repaired beside your car
name: Drive Again = what people want most
name: +Carcall = call, and we come to the car
name: Tools Out = work starts on the spot
name: Brake & Belt = the everyday repairs
name: +Sparkcar = a car that starts again
name: Home Garage = a garage that comes home
name: Back on Road = repaired and driving
name: +Drivewayfix = fixed on your driveway
name: Same Spot = repaired where it is parked
name: *Motoria = a friendly word for motors
line: The mechanic comes to your car
line: Fixed where it is parked
line: Back on the road today
line: No garage, no waiting room
line: See the old parts, know the price
line: Your car, repaired while you work

barber-shop
job: a haircut, haircuts
rival: the barber around the corner | people know the face, and one can walk in without a date | | barber near me
rival: chains of cheap haircuts | they are open long hours and cost less | Great Clips@US, Great Clips@CA, Supercuts@US | cheap haircut
rival: clippers at home | it takes a few minutes and costs nothing after the first time
meet: gyms, sports clubs and offices nearby | gym manager | men come there every week and talk about who cut their hair | offer a free cut to ten members through {name} and put cards at the desk | two evenings a week | gyms, tailors and hotels | their customers want to look good before an occasion
measure: the share of new clients who come back within six weeks
moat: barbers clients follow, and a booking history that makes the next cut the same
risk: a popular barber leaves and takes the clients along | pay fairly, let clients know the whole team, and keep bookings and photos with the shop
rule: Settle hygiene, licences and the chairs | Ask the health office about razors and disinfection, ask whether cutting hair needs a licence, check rules for rented chairs and self-employed barbers, and insure injuries. | the answers, the cleaning plan and the chair contract are ready
trial: Cut for two weeks in a rented chair | Rent one chair in an existing shop, take bookings online, and note minutes per cut, no-shows, waiting and who books again. | minutes, no-shows and repeat bookings are on one sheet
ask: Walk-in, booking or both? | Bookings go first, and free slots are shown for walk-ins | trade-trial | by counting waiting and empty minutes for two weeks
ask: How many cuts does one chair need each day? | | f-3 | by reckoning rent, pay and minutes per cut
ask: What would make a good barber join? | | interviews-2 | by asking eight barbers about pay, hours and chair rent
roles: an experienced barber | a second barber with another style | somebody for bookings, cleaning and stock
search: barber near me
name: Good Fade = a cut that is done well
name: +Cutcraft = care in every cut
name: Next Chair = the one that is free now
name: Sharp & Warm = a clean cut, a warm towel
name: +Clipyard = a yard for good haircuts
name: Neat Collar = a tidy finish at the neck
name: Straight Razor = the classic tool
name: +Trimhouse = a house for hair and beard
name: Fresh Saturday = ready for the weekend
name: Beard & Co = hair and beard together
name: Barbero = Spanish for barber
line: Your cut, the same every time
line: Sharp cut, short wait
line: Fresh hair before the weekend
line: Hair and beard, done right
line: Sit down, leave looking sharp
line: The barber who remembers your cut

beauty-salon
job: a treatment, treatments
rival: walk-in nail bars and chains | they are cheap, open long and need no booking | Regal Nails@US, European Wax Center@US | nail salon near me
rival: beauticians who work from home | they know the client, charge less and are flexible in the evening | | lash technician near me
rival: kits and products for home | they cost little and can be used at any time
meet: gyms, clothes shops and bridal shops | shop manager | customers there prepare for an occasion and ask who does nails and brows | treat five customers of the shop with {name} and leave cards with the staff | two afternoons a week | bridal shops, hairdressers and make-up artists | they are asked for nails, lashes and brows
measure: the share of clients who book the next date before they leave
moat: visible hygiene, staff with skill and clients who return every few weeks
risk: no-shows empty the diary and staff leave with their clients | take a small deposit, send reminders, and let each client know more than one member of staff
rule: Settle hygiene, qualifications and reactions of the skin | Ask the health office about tools, disinfection and ventilation, ask which treatments need a qualification, do a patch test with written consent, and insure treatment mistakes. | the answers, the consent form and the policy are in one folder
trial: Treat fifteen clients in two weeks | Rent one chair or room, offer three treatments, and note minutes, products used, no-shows, reactions and rebookings. | minutes, no-shows and rebookings of fifteen clients are on one sheet
ask: Will clients pay a deposit? | | price-talks | by asking for it in fifteen bookings
ask: Which three treatments bring clients back most often? | Nails, lashes and brows are renewed every few weeks | f-1 | by asking ten clients what they had done and when
ask: What would make good staff stay? | | interviews-2 | by asking eight beauticians about pay, hours and chair rent
roles: a qualified beautician | a second one for nails or lashes | somebody for bookings, hygiene and products
search: beauty salon near me
name: Nail & Brow = what is treated here
name: +Lashlight = lashes that open the eyes
name: Soft Hands = hands after a manicure
name: +Browbloom = brows that look natural
name: Clean Table = hygiene at every place
name: +Polishday = a day for nails
name: Fine Lashes = lashes set one by one
name: Gentle Gloss = shine without damage
name: After Five = appointments after work
name: Fresh Glow = skin that looks fresh
name: *Bellara = a word made from beautiful
line: Nails, lashes and brows after work
line: Clean tools, careful hands
line: Nails and lashes that last
line: Look fresh without the rush
line: A calm hour just for you
line: Your treatment, at a time that suits

portrait-photography
job: a portrait shoot, portrait shoots
rival: the phone in the pocket | it is always there and costs nothing
rival: portrait studios and chains | the price is advertised and a visit takes little time | JCPenney Portraits@US, Venture Studios@GB | portrait studio near me
rival: pictures made by artificial intelligence | they cost little and arrive the same day | HeadshotPro, Aragon AI | ai headshots
meet: parents' groups, co-working spaces and children's shops | community manager | people there change jobs, have babies and need a good picture | photograph ten members in one morning with {name} and hang three prints, with their consent | one morning a week | midwives, career coaches and children's shops | they meet people at the moment they want a picture
measure: the share of clients who order prints within a month
moat: pictures people show to friends, and families who come back every year
risk: the session is sold cheaply and the hours of editing eat the income | fix the number of edited pictures, price prints separately and show prices before the session
rule: Settle image rights, consent and babies' safety | Get written consent for showing any picture, agree who may use it and where, ask an insurer about liability, and learn safe handling before photographing babies. | the contract, the consent form and the policy are ready
trial: Photograph ten clients in two weeks | Offer one short session to families and professionals, and note minutes of shooting and editing, chosen pictures and orders. | minutes, chosen pictures and orders of ten clients are on one sheet
ask: Do clients want files, prints or both? | | price-talks | by offering both to ten clients
ask: How many hours does one session take in all? | | trade-trial | with a log of shooting, editing and calls
ask: How is a shoot cancelled when a child is ill? | It moves once without a fee | rules | with terms that each client confirms
roles: a photographer who puts people at ease | somebody for editing and prints | somebody for bookings and partners
search: portrait photographer near me
name: Easy Smile = a smile that comes by itself
name: +Facelight = soft light on a face
name: Family Frame = everybody in one picture
name: +Portraitly = portraits, simply made
name: Window Light = the softest light there is
name: Just Us = a picture of your own people
name: +Smileroom = a studio where people relax
name: True Likeness = a picture that looks like you
name: First Weeks = photos of a new baby
name: Kept Moment = a moment to keep
name: Retrato = Spanish for portrait
line: Pictures that look like you
line: Everyone in the photo, even you
line: A good portrait in one short visit
line: Photos you will want to frame
line: Relaxed pictures, ready in a week
line: Photos that do you justice

pet-photography
job: a pet shoot, pet shoots
rival: phone pictures | the animal is at home, and there are hundreds of photos already
rival: family photographers | they take pets along on request, and the family knows them | | family photographer near me
rival: drawings and printed gifts made from a photo | they are ordered online in minutes | Etsy | custom pet portrait
meet: dog parks, pet shops and vets' waiting rooms | shop manager | owners there talk about their animals and show pictures | hold one mini studio day in the shop with {name} and let each visitor choose a print | two Saturdays a month | vets, groomers and dog trainers | owners show them pictures at every visit
measure: the share of sessions after which the owner orders a print or a book
moat: patience with animals and vets, groomers and trainers who recommend it
risk: an animal is scared, will not stay still, and the session has to be repeated | ask about habits first, plan breaks, offer a second short try, and work outdoors when it helps
rule: Settle bites, leads and other owners' land | Ask an insurer about injuries and damage by animals, ask park owners whether photography is allowed, keep dogs on leads where required, and get consent for showing pictures. | the policy, the permits and the consent form are there
trial: Photograph ten animals in two weeks | Offer ten short sessions in two places, and note minutes, usable pictures, breaks, orders and what owners asked for. | minutes, usable pictures and orders of ten sessions are on one sheet
ask: What do owners buy in the end, files or prints? | | price-talks | by showing samples of both to ten owners
ask: How long does an animal stay calm? | Short rounds with breaks are planned | trade-trial | with ten sessions and a clock
ask: Which partner sends the most owners? | | f-1 | by leaving cards with a vet, a groomer and a shop, and counting calls
roles: a photographer who is good with animals | a helper with treats and leads | somebody for editing and prints
search: pet photographer near me
name: Good Paws = pictures of good animals
name: +Tailframe = a tail in a frame
name: Sit & Smile = what everybody hopes for
name: +Pawlight = soft light on fur
name: Best Friend = who is in the picture
name: Furry Faces = portraits of animals
name: +Whiskerview = portraits of cats
name: Treat Time = what makes them look
name: Head Tilt = the look everyone loves
name: Gentle Lens = calm shoots for animals
name: *Furlina = a soft word for fur
line: Your best friend, beautifully photographed
line: Portraits with patience and treats
line: The look you love, on your wall
line: Even lively dogs get great pictures
line: Keep that face for ever
line: A picture of you two together

event-photography-video
job: an event shoot, event shoots
rival: freelance photographers | they are recommended by somebody who hired them before | | event photographer near me
rival: booking platforms for photographers | the price is fixed and somebody is free in every city | Snappr@US, Splento@GB | book event photographer
rival: guests or staff with phones | it costs nothing, and the pictures are online at once
meet: event venues, event agencies and chambers of commerce | event manager of the venue | hosts ask the venue for a photographer when they book the room | photograph one open evening of the venue with {name} and give it the pictures the same night | two evenings a month | venues, event agencies and caterers | every host asks them for names
measure: the hours from the end of the event to the first usable pictures
moat: fast delivery, a calm manner on site and venues that recommend the team
risk: equipment fails or somebody is ill, and the event cannot be repeated | bring two cameras, two cards and a named stand-in to every event
rule: Settle consent, music and drones | Ask how guests and children must be told of recordings, check rights to music in films, ask the aviation authority about drones, and insure equipment and liability. | the notice for guests, music licence and policy are ready
trial: Cover four events in two weeks | Photograph or film four events of different kinds, and note hours on site, hours of editing, delivery times and what the host used. | hours, delivery times and uses of four events are on one sheet
ask: Photos, film or both? | | price-talks | by offering both to eight hosts
ask: How fast do hosts really need the pictures? | First pictures are promised the same evening | interviews-2 | by asking eight hosts when they posted theirs
ask: Who stands in when the photographer is ill? | | closing-calls | by agreeing on a stand-in with three colleagues
roles: a photographer who works unnoticed | a camera person who edits films | somebody for offers, consent and delivery
search: event photographer and videographer
name: +Eventframe = the event in good pictures
name: Same Night = when pictures arrive
name: +Stagelight = pictures from stage and hall
name: Hall & Stage = pictures of both
name: Wide Angle = the whole event in view
name: +Clipnight = the evening as a short film
name: Guest View = pictures guests want to share
name: Good Record = an event well recorded
name: Next Morning = photos are in the inbox
name: Sound & Scene = film with clear sound
name: Evento = Spanish for event
line: Your event, online the same evening
line: Photos and film from one team
line: Every speaker, every guest, every moment
line: Pictures ready to post tonight
line: We film it, you enjoy it
line: The evening, in pictures people share

party-rental
job: a party booking, party bookings
rival: local hire companies | they are known by schools and clubs and deliver it all | | party hire near me
rival: cheap equipment bought online | it costs little more than hiring once | Amazon | buy bouncy castle
rival: borrowing from clubs, churches and neighbours | it is free, and somebody knows where the tables are
meet: schools, sports clubs and community halls | hall caretaker | everybody who books the hall asks for tables, tents and something for children | equip one school or club day with {name} and hang a card on each piece | two Saturdays a month | caterers, halls and party decorators | hosts ask them where to hire the rest
measure: the share of deliveries that are set up by the agreed time
moat: clean equipment with safety checks, and schools and halls that book every year
risk: wind, rain or an accident cancels a whole weekend | write wind limits and free new dates into the contract, anchor everything and train whoever sets it up
rule: Settle safety checks, insurance and power | Ask which inspection inflatables and tents need, ask an insurer about injuries, ask the city about setting up in parks, and check power and anchors at each place. | the inspection, policy and safety sheet go out with each delivery
trial: Equip six parties in two weeks | Hire or buy a few pieces, equip six parties, and note minutes of setting up, cleaning, damage, distance and what was missing. | minutes, damage and extra wishes of six parties are on one sheet
ask: How many weekends a year does each piece go out? | | f-3 | by asking three hire firms about their calendar
ask: What happens when it is windy? | A new date is free, and nothing is inflated above the limit | rules | with one page in every contract
ask: Do people want delivery or collection? | | price-talks | by offering both to ten hosts
roles: somebody for booking and advice | two people who deliver and set up safely | somebody who cleans and checks equipment
search: party equipment hire
name: +Castleday = a day with a bouncy castle
name: Tables & Tent = what a party needs
name: +Partyvan = the party comes by van
name: Set & Ready = everything is in its place
name: Hop & Slide = fun for the children
name: +Gardenfete = a party in the garden
name: Plates Too = even the plates are included
name: Big Saturday = the day of the party
name: +Partyloan = party things on loan
name: Chairs for All = nobody has to stand
name: *Fiestello = a small word for a party
line: Delivered, set up and collected
line: Everything for the party, clean and ready
line: You invite, we bring the rest
line: The whole party from one van
line: Castle up, kids happy
line: Tables, tents and fun, delivered

mobile-bar
job: an event, events
rival: the bar of the venue or hotel | it is already there, with a licence and staff
rival: caterers who serve drinks as well | one contract covers food and drinks | | wedding catering with bar
rival: hosts who buy drinks and serve themselves | it is the cheapest way, and friends help
meet: wedding venues, event venues and wedding fairs | venue manager | couples ask the venue who could do the bar | serve one open day of the venue with {name} and leave the drinks list | two evenings a month | venues, caterers and wedding planners | they are asked for a good bar at nearly every event
measure: the minutes guests wait for a drink at the busiest time
moat: a bar that looks good in photos, quick bartenders and venues that recommend it
risk: busy months are short, and the bar stands unused the rest of the year | sell winter parties, company events and tastings, and keep fixed costs low
rule: Settle the licence, minors and liability | Ask the city which alcohol licence each event needs and who must hold it, train staff to check age and refuse drunk guests, and insure liability. | the licence answer, the staff rule and the policy are there
trial: Serve three small events | Rent a simple bar, serve three parties, and note drinks per guest, waiting, ice, breakage, staff hours and what was left over. | drinks, waiting and staff hours of three events are on one sheet
ask: Who buys the alcohol? | The host or we, as the licence allows, with a shopping list | price-talks | by offering both to eight hosts
ask: How many bartenders does a party need? | | trade-trial | by counting guests and waiting minutes at three events
ask: What fills the quiet months? | | f-3 | by asking three mobile bars for their calendar
roles: an experienced bartender | somebody for sales, licences and stock | helpers for setting up and glasses
search: mobile bar hire
name: +Roundbar = a bar guests gather around
name: Ice & Lime = the start of a good drink
name: +Barwagon = a bar on wheels
name: Good Pour = drinks made with care
name: Full Glasses = nobody waits for a drink
name: Clink & Co = glasses at every toast
name: +Garnishcart = drinks with a finish
name: First Toast = the drink that opens it
name: Open Tap = drinks ready to pour
name: Cheers Cart = drinks served from a cart
name: *Bartello = a small travelling bar
line: Good drinks, no queue at the bar
line: The bar comes to your party
line: You toast, we pour
line: Cold drinks, warm evening
line: Bartenders, glasses and ice included
line: A proper bar wherever you celebrate

balloon-and-decor
job: a decoration, decorations
rival: party shops and online sets | they cost little and arrive in a day | Amazon | balloon arch kit
rival: decorators found on social media | people see their pictures and write a message | | balloon decorator near me
rival: family and friends the night before | it is free and part of the preparation
meet: party venues, cake makers and children's play places | cake maker | customers order the cake weeks before and show the theme | decorate one table for the cake maker with {name} and use the photo together | two Saturdays a month | cake makers, party venues and photographers | they see the party before anybody else
measure: the share of decorations that are finished before the first guest arrives and look like the picture chosen
moat: designs people recognise, and cake makers and venues that recommend them
risk: heat, wind or a late key ruins a decoration on the day | ask about sun, power and access beforehand, keep spare balloons and plan an extra hour
rule: Settle safety, helium and the venue's rules | Ask the venue about fixings, candles and fire exits, keep small parts away from children, ask about balloon releases and waste, and insure damage. | the venue's rules, the safety note and the policy are on file
trial: Decorate six parties in two weeks | Offer three designs, decorate six parties, and note minutes, material, spoiled pieces, travel and new enquiries. | minutes, material and enquiries of six parties are on one sheet
ask: Do people choose a fixed design or their own? | Fixed designs with colours to choose are fastest | price-talks | by showing both to ten hosts
ask: How many hours does one arch take with the drive? | | trade-trial | with a log of six decorations
ask: What is rented and returned, and who brings it back? | | rules | with a deposit rule every host confirms
roles: a decorator with steady hands | somebody for enquiries and designs | a driver who helps to set up
search: balloon decorator near me
name: +Partyarch = an arch for the party
name: Bright Room = a room ready to celebrate
name: +Ribbonday = a day with ribbons
name: Balloon & Bow = how a party looks
name: Big Surprise = the face at the door
name: +Brightlift = colour that lifts a room
name: Hooray Room = a room that celebrates
name: Pop & Petal = balloons and flowers
name: Cake Corner = the table everybody photographs
name: Floating Days = balloons on special days
name: *Balloona = balloons in a soft word
line: The party looks ready before guests arrive
line: Balloons up, worries gone
line: Walk in and see the surprise
line: Your colours, built at your place
line: The backdrop everyone photographs
line: We decorate, you celebrate

event-venue-finder
job: a venue booking, venue bookings
rival: search engines and calls to each venue | people know how it works and can ask directly | Google | venue hire near me
rival: venue platforms | they have many rooms with photos and reviews | Tagvenue@GB, HeadBox@GB, Peerspace@US | event venue booking
rival: event agencies and friends' advice | somebody who has been there chooses for you | | event agency
meet: venue owners' meetings, event fairs and office managers' groups | group organiser | both sides are there, and each complains about enquiries without an answer | place five real enquiries by hand with {name} and show both sides how fast it went | two evenings a month | caterers, photographers and event technicians | hosts ask them where to celebrate
measure: the hours from an enquiry to a confirmed date
moat: venues with true prices and free dates, and hosts who come back for the next event
risk: venue and host meet through the site and book directly | protect deposit, contract and date on the site, and give both sides a reason to stay
rule: Settle commission, deposits and who the contract is with | Ask who is the contract partner, what a platform must tell users, whether holding deposits needs a licence, how tax on commission is handled, and how venues' details are checked. | the answers are in the terms for both sides
trial: Place ten enquiries by hand | List twenty venues with prices and free dates, take ten real enquiries, and note hours to the answer, offers, bookings and reasons for no. | hours, offers and bookings of ten enquiries are on one sheet
ask: Will venues show prices and free dates? | | closing-calls | by asking twenty venues to list both
ask: Which side is hard to find first? | Start with one city and one kind of event | f-1 | by listing twenty venues and counting enquiries for two weeks
ask: What commission would a venue accept? | | price-talks | by asking ten venues what a booking costs them today
roles: somebody who wins venues and checks them | a developer for calendar and payment | somebody who looks after enquiries
search: event venue hire
name: +Roomfinder = a room for the event
name: Free Dates = only venues that are free
name: +Venueway = the way to a venue
name: Doors at Six = when the party starts
name: +Hallhunt = looking for a hall
name: Right Room = the space that fits
name: Good Floor = space for guests and dancing
name: Space & Date = both found together
name: Fits Everyone = enough room for all guests
name: +Placebook = places to book
name: *Venuto = a short word for venues
line: Real prices, free dates, one request
line: Find the room, fix the date
line: A venue without thirty emails
line: The right space for your guests
line: Compare venues and reserve today
line: See what is free on your date

wedding-vendor-marketplace
job: a wedding booking, wedding bookings
rival: large wedding portals | couples start there, and there are reviews for every town | The Knot@US, WeddingWire@US, Hitched@GB, Bridebook@GB, WedMeGood@IN, Easy Weddings@AU, Bodas.net@ES | wedding suppliers
rival: social media and recommendations | couples see real work and trust their friends | Instagram, Pinterest
rival: wedding planners with suppliers they know | they take the whole search off the couple | | wedding planner near me
meet: wedding fairs, wedding venues and bridal shops | venue manager | couples have a date and a room there, and need everything else | find the missing suppliers for five couples with {name} by hand | two Saturdays a month | venues, bridal shops and celebrants | couples ask them for names at the first visit
measure: the days from a couple's request to a signed supplier
moat: suppliers with true prices and dates, and reviews from real weddings
risk: couples marry once, so new ones must be won all the time, and suppliers leave if enquiries are weak | work with venues that send couples every week, and count signed bookings for each supplier
rule: Settle deposits, cancellations and reviews | Ask whether holding deposits needs a licence, what applies when a supplier fails to appear, how reviews must be checked, and what a platform must tell both sides. | the answers are in the terms for couples and suppliers
trial: Match ten couples by hand | Sign up thirty suppliers with prices and dates, match ten couples, and note answers, days, bookings and reasons for no. | answers, days and bookings of ten couples are on one sheet
ask: Will suppliers show prices and free dates? | | closing-calls | by asking thirty suppliers to list both
ask: Would suppliers rather pay a fee or a share? | | price-talks | by offering both to ten suppliers
ask: Who helps when a supplier cancels? | We find a replacement from those free on the date | rules | with a rule that both sides accept
roles: somebody who knows wedding suppliers | a developer for calendar, messages and payment | somebody who helps couples and checks reviews
search: find wedding suppliers
name: +Vowlist = everyone you need for the vows
name: Free That Day = only suppliers who are free
name: +Altarside = suppliers beside you that day
name: Ring & Room = rings, room and the rest
name: +Bridalboard = wedding suppliers on one board
name: Our People = the team for your wedding
name: Said Yes = what comes after the engagement
name: Yes Days = days worth planning well
name: Confetti List = who is needed for the day
name: Veil & Venue = wedding and place together
name: *Wedora = a short word for weddings
line: Suppliers who are free on your day
line: Real prices for your wedding
line: Find your wedding team in one place
line: From engaged to booked
line: Compare, choose and relax
line: Your date, your style, your budget

day-coordination
job: a coordinated day, coordinated days
rival: full-service planners | they plan everything and are there on the day as well | | wedding planner near me
rival: the venue's own coordinator | it is part of the price, and they know the rooms
rival: family, friends or staff | it is free, and they know the guests
meet: venues, caterers and wedding fairs | venue manager | hosts ask the venue who will run the day | run one small event at the venue with {name} and give the manager the finished timeline | two evenings a month | venues, photographers and caterers | a well-run day makes their work easier
measure: the minutes by which each part of the day starts later than planned
moat: venues and suppliers who ask for the same coordinator
risk: the coordinator is ill on the one day that cannot move | name a trained stand-in in every contract and keep the plan where both can read it
rule: Settle liability, suppliers' contracts and working hours | Write down who may decide on the day, ask an insurer about liability, check that suppliers stay bound to the host, and ask about working hours and pay for helpers. | the contract, the policy and the helper agreement are ready
trial: Run two events from the handover to the end | Take two self-planned events, write the timeline, ring every supplier, run the day, and note hours, problems, delays and calls to the host. | hours, delays and calls of two events are on one sheet
ask: How many weeks before the day does the work begin? | The handover takes place some weeks before | trade-trial | with a log of hours for two events
ask: Will hosts who planned everything pay for the day? | | price-talks | by offering it to ten hosts whose date is fixed
ask: How many days a year can one coordinator take? | | f-3 | by counting hours for each event and free weekends
roles: a calm coordinator | an assistant for the day | a stand-in who knows the plan
search: on the day wedding coordinator
name: +Timelineday = a day that follows the plan
name: Smooth Day = everything runs as planned
name: +Runsheet Co = the plan, minute by minute
name: Calm Hands = somebody calm in charge
name: +Dayrunner = runs the day for you
name: Last Dance = there until the end
name: Good Order = everything in the right order
name: You Enjoy = the host is a guest too
name: Quiet Lead = in charge without fuss
name: Next Cue = everybody knows what comes next
name: *Daywell = a day that goes well
line: Be a guest at your own party
line: You planned it, we run it
line: Everything on time, nothing on your mind
line: One calm person in charge
line: The day goes as you planned
line: We take the calls, you celebrate

kids-art-classes
job: a class, classes
rival: school clubs and community centres | they are close, cheap and need no driving | | kids art club near me
rival: other art studios and online classes | there are courses for every age and subject | Outschool, Kidcreate Studio@US | online art classes for kids
rival: crayons, kits and videos at home | they cost little and are there at any hour
meet: schools, libraries and toy shops | head of the library | families come there in the afternoon and look for something to do | hold one free art hour with {name} and let each child take a picture home | two afternoons a month | schools, toy shops and music teachers | parents ask them what else their children could do
measure: the share of children who sign up for the next term
moat: teachers children like, finished work to show and places near schools
risk: groups are full in autumn and half empty after the holidays | sell by the term, run holiday workshops and invite parents to an exhibition at its end
rule: Settle child protection, safety and the room | Ask which background checks teachers need, ask about group sizes and rooms for children, use materials that are safe for their age, get consent for photos, and insure accidents. | the checks, the consent form and the policy are in one folder
trial: Hold four classes with two groups | Rent a room for two weeks, teach two age groups twice, and note children, material, cleaning time, who returns and what parents ask. | children, material and returns of four classes are on one sheet
ask: Do parents book a term or single classes? | The term has a lower price for each class | price-talks | by offering both to fifteen parents
ask: How many children can one teacher look after well? | | trade-trial | with groups of two sizes
ask: Which afternoon and place suit most families? | | f-1 | by asking twenty parents at two schools
roles: an art teacher who is good with children | a helper for materials and younger children | somebody for bookings and schools
search: kids art classes near me
name: +Paintpals = children who paint together
name: Big Brush = for small hands
name: +Drawclub = a club for drawing
name: Clay & Crayon = what is on the table
name: Messy Hands = they are allowed here
name: +Sketchkids = children who draw
name: Little Easel = an easel in the right size
name: Paper Planets = worlds made of paper
name: Wall of Art = where the pictures hang
name: Purple Tree = colour it as you like
name: *Pintoo = a playful word for painting
line: Where children make real art
line: Paint on the apron, not the sofa
line: New skills and a picture to hang
line: An hour away from the screen
line: Small groups, big pictures
line: Every child finishes something
`;
