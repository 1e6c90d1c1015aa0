/** Work done at homes and lets by visit: what is known of them; the keys are those of `../lore.ts`. */
export const EVERYDAY_VISITS = `
holiday-let-cleaning
job: a changeover, changeovers
rival: local cleaners who work on their own | they live nearby, charge little and already have the key | | holiday let cleaner
rival: cleaning as part of a full management contract | the manager sends the cleaners, so the owner has nothing to arrange | | holiday let management
rival: owners who clean between guests themselves | it costs nothing but the day, and they see the place with their own eyes
meet: owners' groups, short-let managers and local tourist offices | group admin | owners ask there for a cleaner every time one of theirs leaves | take over one changeover for three owners with {name} and show the photos to the group | two afternoons a week | short-let managers, key-handover services and laundries | they need cleaners who turn up on changeover days
measure: the share of changeovers that are finished before check-in without a complaint from the next guests
moat: reliable teams on the busiest days, and linen that is always ready
risk: most changeovers fall on the same few hours of the same days, and one missing cleaner leaves guests at the door | plan teams by street, keep a paid stand-in for the busiest days and take no more flats than two teams can cover
rule: Settle damage, keys and the cleaners' contracts | Ask an insurer about breakage and lost keys, ask the labour authority how cleaners with changing hours must be employed, and agree in writing who pays for guest damage. | the policy, the contracts and the damage rule are in one folder
trial: Do twelve changeovers for four owners | Take four flats of different sizes for two weeks, use one checklist, send photos after each visit, and note minutes, linen used, damage found and what guests wrote. | minutes, linen and guest comments of twelve changeovers are on one sheet
ask: Who steps in when a cleaner cancels on a changeover morning? | A stand-in is paid to be on call on the busiest days | trade-trial | by cancelling one team in the trial and timing the replacement
ask: Do owners want linen included or separate? | | price-talks | by offering both to ten owners
ask: Who pays when something is broken or missing? | It is photographed before anything is touched, and the owner is told the same hour | rules | with one page that every owner signs
roles: somebody who has run changeovers or hotel rooms | a planner for teams, keys and booking calendars | somebody for linen and laundry
search: holiday let changeover cleaning
name: +Roomready = ready for the next guests
name: Fresh Keys = keys to a freshly cleaned flat
name: +Changeday = one guest leaves, the next arrives
name: Crisp Sheets = fresh linen on every bed
name: By Check-In = finished before guests arrive
name: Clean Arrival = guests arrive to clean rooms
name: +Stayfresh = clean for each new stay
name: Made Beds = what guests see first
name: +Linenloop = clean linen in, used linen out
name: Turnover Team = the crew between two stays
name: *Staynova = a stay made new
line: Spotless before the next guest
line: Fresh beds when guests arrive
line: Clean flat, clean linen, on time
line: Every changeover checked and photographed
line: From check-out to ready, by afternoon
line: Your guests arrive, everything is ready

holiday-let-management
job: a managed stay, managed stays
rival: national agencies for holiday homes | they bring their own bookings and are known by name | Sykes Cottages@GB, Evolve@US, GuestReady@GB, GuestReady@FR, GuestReady@PT | holiday let agency
rival: owners who host by themselves | they keep the whole fee and use the booking sites' own tools | | how to manage my airbnb
rival: renting the place out long term | the rent comes every month and there are no guests to look after
meet: property viewings, owners' associations and estate agents' offices | estate agent | buyers of second homes ask at the viewing what the place could earn | work out one flat's likely income with {name} and leave the page with the agent | one afternoon a week | estate agents, accountants and builders of holiday homes | their clients ask them who could look after the flat
measure: the share of nights booked in the coming weeks, against the same weeks last year
moat: good reviews, dependable cleaners and owners who recommend a manager they trust
risk: owners expect a full calendar, and leave after one weak season | show a low and a likely income before signing, report each month and explain what was changed
rule: Settle licences, guest tax and the owner's money | Ask the city which licence or registration a short let needs, who must pay the visitor tax, whether managing property for others needs a licence, and keep owners' money on an account of its own. | the city's answers are written down and the separate account is open
trial: Run three flats for two weeks | Take three flats, rewrite the listing, set prices daily, answer every guest, and note hours, replies, call-outs and bookings against the weeks before. | hours, call-outs and bookings of three flats are on one sheet
ask: Which flats does the city still allow as short lets? | | rules | by asking the city about three real addresses
ask: Who answers when guests ring at night? | One person is on call, and repairs have an agreed limit | trade-trial | with a log of every call in the trial
ask: What share of the income would owners give? | | price-talks | by showing ten owners a sample statement
roles: an experienced host who answers guests quickly | somebody for prices, listings and owners' accounts | somebody on the spot for cleaners and repairs
search: holiday let management
name: +Hostwell = hosting that is done well
name: Good Nights = nights booked, guests happy
name: +Letkeeper = looks after your holiday let
name: Spare Keys = somebody local has them
name: +Keyhost = a host with your keys
name: Second Door = care for a second home
name: Good Hosts = guests are in good hands
name: +Stayward = takes care of every stay
name: Booked Well = good guests at good prices
name: Quiet Owner = less work for the owner
name: *Hostoria = a new word for hosting
line: Your holiday home, fully looked after
line: You own it, we host it
line: Good guests without the late calls
line: More bookings, less work for you
line: Guests looked after, income paid monthly
line: Every stay handled from start to finish

property-photography
job: a property shoot, property shoots
rival: agents who take the photos themselves | it costs nothing and is done at the first visit
rival: freelance photographers | they are nearby, and the agent knows their style | | property photographer near me
rival: booking platforms for listing photos | the price is fixed and a photographer is found for any town | HomeJab@US, Snappr@US, Snappr@AU | real estate photos
meet: estate agents' offices, rental agencies and local property meetings | office manager | new listings land on that desk, and photos are wanted within days | shoot one listing for the office with {name} and put it beside their own photos | two mornings a week | home stagers, energy assessors and floor plan surveyors | they visit the same homes before the listing goes online
measure: the hours from the shoot to finished photos in the agent's inbox
moat: agents who send every listing because pictures always come next morning
risk: agents have few listings in quiet months, and the diary is empty | win several offices, offer hosts and builders as well, and agree a monthly account with the busiest
rule: Settle image rights, drones and what may be edited out | Agree in writing who may use the pictures and how long, ask the aviation authority what a drone flight needs, insure equipment and liability, and write down what is never edited away. | the contract, drone answer and policy are there
trial: Shoot six listings for three agents | Photograph six homes with a floor plan each, deliver the next morning, and note hours on site, hours of editing, repeat bookings and enquiries. | hours, delivery times and enquiries of six listings are on one sheet
ask: Who pays, the agent or the seller? | | price-talks | by asking ten agents how they pay for photos today
ask: How fast do pictures have to arrive? | Next morning is promised and counted | trade-trial | by timing six shoots from door to delivery
ask: Which extras are really ordered? | | f-2 | by offering plan, video and drone to six agents and counting the orders
roles: a photographer used to interiors | an editor with a steady look | somebody who wins agents and plans the shoots
search: property photographer
name: +Listlight = bright photos for listings
name: Bright Rooms = how every room should look
name: +Doorframe = photos from the front door on
name: First Viewing = buyers see it online first
name: +Planview = photos and floor plan together
name: Wide & Bright = the look of good interiors
name: +Homelens = a lens for homes
name: Clear Corners = every room in full view
name: Sunny Side = the home at its best
name: By Morning = pictures arrive the next morning
name: *Lumiview = light and a clear view
line: Photos by tomorrow morning
line: Every listing in its best light
line: Photos, plan and film in one visit
line: Better pictures, more viewings
line: Bright rooms, straight lines, fast delivery
line: Show the home before the viewing

home-staging
job: a staging, stagings
rival: selling the home as it is | it costs nothing, and the agent says buyers can imagine it
rival: virtual staging on the photos | it is cheap and ready in a day | BoxBrownie | virtual staging
rival: agents and owners who tidy up themselves | a weekend of clearing and a few cushions feel like enough
meet: estate agents' offices, open houses and moving companies | listing agent | the agent meets sellers weeks before the photos are taken | stage one slow-selling home with {name} and give the agent before and after photos | one afternoon a week | estate agents, property photographers and moving companies | a better-looking home is easier for them to sell
measure: the days from listing to an accepted offer, compared with similar homes that were not staged
moat: agents who call for every empty home, and a warehouse of pieces that suit most rooms
risk: furniture is tied up in homes that do not sell, and storage eats the margin | set a hire period with a weekly fee after it, and buy only pieces that fit many rooms
rule: Settle damage, liability and the hire period | Write down who is liable for furniture in the home, what happens when the sale is delayed, ask an insurer about damage and theft, and agree what the listing must say of the furniture. | contract and policy are ready to sign
trial: Stage two homes with hired furniture | Take one empty home and one lived-in home, hire or borrow the pieces, photograph before and after, and note hours, transport, costs and enquiries. | hours, costs and enquiries of two homes are on one sheet
ask: Who pays, the seller or the agent? | | price-talks | by asking ten agents who paid last time
ask: Does a staged home really sell faster here? | Agents compare it with similar homes in the same months | f-2 | by comparing two homes with two that were not staged
ask: How many homes can one set of furniture serve in a year? | | f-3 | by counting the days until each piece comes back
roles: a stager with an eye for what buyers want | carriers who handle furniture with care | somebody who wins agents and writes offers
search: home staging
name: +Soldready = a home ready to be sold
name: Show Ready = ready for the first viewing
name: First Look = what buyers see in photos
name: +Roomstage = rooms set for the sale
name: +Viewday = the home looks right that day
name: Warm Rooms = empty rooms made welcoming
name: Good Viewing = buyers like what they see
name: +Keyturn = from listing to handing over keys
name: Set to Sell = furnished for a good sale
name: Bare to Bright = empty rooms before and after
name: *Stagely = staging as a single word
line: Rooms that help buyers decide
line: Furnished before the first photo
line: An empty house that feels like home
line: Ready for photos in one day
line: Buyers feel at home at once
line: Look better, sell sooner

plumber-electrician
job: a call-out, call-outs
rival: tradespeople known by name | they did the last job, and the number is in the phone | | plumber near me
rival: platforms for tradespeople | several offers and reviews come within a day | Checkatrade@GB, Thumbtack@US, Angi@US, MyHammer@DE, Urban Company@IN, hipages@AU | find a tradesman
rival: repair cover from insurers and energy firms | it is already paid for each month, and one number is enough | HomeServe@GB, HomeServe@US, British Gas@GB | home emergency cover
meet: builders' merchants, property managers' offices and hardware shops | branch manager | people with a leak or a dead socket ask at the counter who could come | leave cards of {name} at the counter and take the next five small jobs at once | two early mornings a week | property managers, insurers and kitchen fitters | they are asked for somebody reliable every week
measure: the hours from the call to the finished repair
moat: customers who save the number, and a van with the right spares
risk: urgent calls and planned jobs collide, and customers wait for a slot that never comes | keep free slots each day for urgent calls, give half-day windows and say at once when it will be late
rule: Settle licences, liability and certificates | Ask the trade authority which work on water, gas and power needs a licence, ask an insurer about water and fire damage, and write down which jobs are passed on. | licences, the policy and the list of excluded jobs are in the van
trial: Do fifteen small jobs in two weeks | Take fifteen calls of different kinds, note minutes on the road and on site, missing parts, second visits and what customers asked for on top. | minutes, parts and second visits of fifteen jobs are on one sheet
ask: Can the price be fixed before the visit? | Common jobs have a fixed price, others a range after a photo | price-talks | by pricing ten real photos and comparing with the bill
ask: Who answers calls while everybody is on a job? | | trade-trial | with a log of missed calls for two weeks
ask: What happens when the same fault comes back? | The second visit within the warranty is not charged | rules | with a warranty page that every technician signs
roles: a licensed plumber or electrician | somebody who takes calls and plans the rounds | an apprentice or second tradesperson
search: emergency plumber electrician
name: +Fixline = one number for repairs
name: Dry Floor = the leak has stopped
name: Pipe & Plug = water and power in one firm
name: +Tapwire = plumbing and wiring together
name: One Visit = fixed in a single visit
name: +Callfix = call and it gets fixed
name: Dry & Bright = no leaks, and lights on
name: Home Circuit = power that works at home
name: +Sparkpipe = electrician and plumber
name: Flow & Fuse = water runs, power stays on
name: *Fixora = a new word for fixing
line: Fixed today, with the price agreed first
line: Water and power, back today
line: One call for leaks and lights
line: Repaired right the first time
line: We ring before we arrive
line: Clear price before the work starts

painting-decorating
job: a room painted, rooms painted
rival: local painters with a small team | a neighbour has seen their work, and they give a price on the spot | | painter near me
rival: painting firms and paint makers' own services | the price, the crew and a warranty come from one known name | CertaPro Painters@US, CertaPro Painters@CA, Asian Paints@IN | painting company
rival: painting by oneself at the weekend | it costs only the paint and the time | | how to paint a room
meet: paint shops, rental agencies and moving companies | shop manager | people choose colours there and ask who could put them on the wall | paint one room with {name} for a customer of the shop and show the photos at the counter | two mornings a week | letting agents, estate agents and kitchen fitters | homes are painted before people move in
measure: the share of rooms finished on the agreed day without a touch-up visit
moat: clean work, agreed dates kept and neighbours who ask for the same crew
risk: damp, cracks or old layers show up during the work and the fixed price no longer holds | check walls before the offer, name what is extra, and agree any added work in writing before it starts
rule: Settle old paint, ladders and damage | Ask the safety authority about lead paint and work on ladders, ask an insurer about damage to floors and furniture, and check what a painting firm must register. | the answers and the policy are on file
trial: Paint six rooms in three homes | Offer a fixed price from photos, paint each room, and note hours for preparation and painting, litres of paint, surprises and what customers said. | hours, paint and surprises of six rooms are on one sheet
ask: Can a fixed price be given from photos alone? | | trade-trial | by pricing six rooms from photos and comparing with the hours
ask: Who buys the paint and chooses the quality? | The offer names brand, finish and number of coats | price-talks | by showing two paint grades to ten customers
ask: What fills the quiet months? | | f-3 | by asking property managers and shops about indoor work in those months
roles: an experienced painter who plans the work | a second painter for preparation | somebody for offers, colours and dates
search: painter and decorator
name: Two Coats = every wall gets two
name: +Freshwall = a newly painted wall
name: Clean Edges = straight lines at every corner
name: +Brushright = painted properly
name: Room a Day = most rooms done in one day
name: Brush & Roller = the tools of good painters
name: +Newcoat = a new coat of paint
name: Tidy Painters = no mess left behind
name: Calm Walls = colours people like to live with
name: +Paintside = painters by your side
name: *Decorra = decorating in one word
line: Clean edges, clean floors, on time
line: A fresh room by this evening
line: Your walls, painted properly
line: Fixed price, two coats, no mess
line: We move, mask, paint and clean
line: New colour without the weekend work

carpet-oven-cleaning
job: a deep clean, deep cleans
rival: cleaning franchises | the name is known, and the dates are easy to book | Stanley Steemer@US, Chem-Dry@US, Chem-Dry@GB, Ovenclean@GB | carpet and oven cleaning
rival: machines and products from the shop | they cost less and are there at the weekend | Rug Doctor@US, Rug Doctor@GB | carpet cleaner hire
rival: regular house cleaners | they are in the home anyway and wipe it down on request | | house cleaner near me
meet: rental agencies, flooring shops and vets' waiting rooms | rental agent | every move-out ends with a look at the carpet and the oven | clean one flat before its inspection with {name} and show the agent before and after photos | two mornings a week | letting agents, house cleaners and moving companies | they are asked for it and lack the machine
measure: the share of cleans that customers accept without asking for a second visit
moat: rental agents and house cleaners who pass on every job that needs the machine
risk: a carpet shrinks or a stain comes back, and the customer blames the cleaner | test a hidden spot, say before the work what will not come out, and photograph each stain
rule: Settle damage, chemicals and waste water | Ask an insurer about damage to carpets and ovens, ask the city where dirty water may be emptied, and keep the safety sheets of all cleaning products in the van. | policy, answer and safety sheets are in the van
trial: Do ten homes in two weeks | Clean carpets, sofas or ovens in ten homes, and note minutes, water, products, stains that stayed and what was ordered on top. | minutes, products and repeat orders of ten homes are on one sheet
ask: How long until the carpet is dry? | The time is told before the work, and fans shorten it | trade-trial | by measuring drying times in ten rooms
ask: Do people order carpets and ovens together? | | price-talks | by offering a package to ten customers
ask: How often does the same home order again? | | f-1 | by asking past customers of three cleaning firms
roles: a careful cleaner who knows fabrics and ovens | somebody for bookings and rental agents | a second cleaner for busy move-out weeks
search: carpet and oven cleaning
name: +Stainaway = what the visit is for
name: Oven & Rug = the two things we clean
name: +Deepfresh = cleaned below the surface
name: Like New = how it looks afterwards
name: Spotless Rack = clean down to the oven racks
name: +Glasswipe = oven glass one can see through
name: Soft & Dry = carpets ready by evening
name: +Homesteam = steam cleaning at home
name: Move-Out Clean = ready for the inspection
name: Fresh Threads = clean carpets and sofas
name: *Oveno = a friendly word for ovens
line: Clean carpets, dry by evening
line: Your oven, clean down to the glass
line: Stains out, deposit back
line: Deep clean without the scrubbing
line: Sofas, carpets and ovens, like new
line: We bring the machine, you relax

pressure-washing
job: a wash, washes
rival: local washing crews | they are cheap, advertise with yard signs and come the same week | | pressure washing near me
rival: a pressure washer bought or hired | people own one already or hire it for a weekend | Kärcher, Home Depot@US, Home Depot@CA | pressure washer hire
rival: roofers and gardeners who wash on the side | they are at the house anyway
meet: hardware stores, homeowners' associations and garden centres | store manager | owners come in for moss killer and machines to hire | clean half of one driveway with {name} on a busy street and leave a card at each neighbour's door | two Saturdays a month | roofers, estate agents and homeowners' associations | they tell owners that the house needs washing
measure: the share of customers who recommend the wash to a neighbour within a month
moat: streets where several neighbours book on the same day, and surfaces that stay clean longer
risk: too much pressure damages roofs, paint and joints, and the claim costs more than the job | test a small patch, use low pressure on roofs and walls, and photograph everything before the start
rule: Settle runoff, roofs and liability | Ask the city whether dirty water and cleaning agents may run into the drain, ask the safety authority about working on roofs, and insure damage to buildings and plants. | the city's answer and the policy are in the van
trial: Wash ten surfaces in two weeks | Clean driveways, patios and one roof at different houses, and note square metres, minutes, water, agent used and what neighbours asked. | minutes, areas and new enquiries of ten jobs are on one sheet
ask: What does a surface cost, by size or by hour? | A price by area is given before the visit and checked on site | price-talks | by pricing ten driveways from photos and comparing with the hours
ask: How long does a washed surface stay clean? | | f-2 | with photos of three surfaces after some weeks
ask: What can be sold in the cold or wet months? | | f-3 | by asking ten past customers about gutters, windows and lights
roles: a careful operator who knows surfaces | somebody for quotes and neighbours | a second person for ladders and hoses
search: pressure washing service
name: +Cleandrive = a clean driveway
name: Stone & Spray = paving washed clean
name: +Mossfree = paths and roofs without moss
name: Bright Paving = stones in their own colour
name: +Washwright = people who wash with care
name: Soft Spray = gentle on roofs and paint
name: Tidy Front = a clean front of the house
name: +Patiofresh = a patio ready for guests
name: Front & Back = the whole outside of it
name: New Stone = how old paving looks again
name: *Cleanstra = a new word for clean
line: See the colour of your stones again
line: Clean driveway, same day
line: Moss off, joints intact
line: The outside of your house, clean again
line: Gentle on roofs, hard on moss
line: A clean drive before the guests arrive

pool-care
job: a pool visit, pool visits
rival: pool technicians who work alone | a neighbour uses them, and they know the equipment | | pool service near me
rival: pool shops and franchises | chemicals, parts and service come from one place | Leslie's@US, Poolwerx@AU, Jim's Pool Care@AU | pool shop
rival: owners with a test kit and a cleaning robot | they save the monthly fee and are at the pool anyway | Dolphin | pool cleaning robot
meet: pool shops, pool builders and holiday-home managers | shop manager | owners bring a water sample and ask why the pool is green | test the water of ten customers with {name} and offer the first visit | two mornings a week | pool builders, gardeners and holiday-home managers | they are asked who could look after the water
measure: the share of visits at which the water readings are within range
moat: a dense round of pools in the same streets, and owners who never see green water
risk: pools lie far apart and driving eats the day | fill one area before opening the next, with fixed weekdays for each street
rule: Settle chemicals, electricity and guests' safety | Ask which training is needed to store and carry pool chemicals, who may repair pumps and wiring, which water records rented pools must keep, and insure damage and injury. | the answers, training proof and policy are in the van
trial: Look after six pools for two weeks | Visit six pools twice, and note minutes, readings, chemicals used, repairs found and the drive between them. | minutes, chemicals and readings of six pools are on one sheet
ask: Are chemicals included in the monthly fee? | Usual amounts are included, a rescue of green water is extra | price-talks | by showing ten owners both prices
ask: What pays the team outside the season? | | f-3 | by offering openings, covers and repairs to ten owners
ask: How does an owner who is away know that the visit took place? | A photo and the readings arrive after each visit | interviews-2 | with reports of two weeks shown to three owners
roles: a technician who knows water and pumps | somebody who plans the rounds and orders chemicals | an electrician to call for pumps and heaters
search: pool cleaning service
name: +Poolminder = somebody who looks after pools
name: Clear Lane = clear water to swim in
name: Blue Monday = a fixed day for the pool
name: +Swimready = ready whenever you are
name: Clean Tiles = bright down to the waterline
name: Good Water = water that stays clear
name: +Filterwell = good with pumps and filters
name: Weekly Blue = clear water every week
name: Dive In = it is ready to use
name: +Clearpool = a pool with clear water
name: *Aquella = water in a soft word
line: Clear water every week
line: Your pool, ready to swim
line: Tested, cleaned and safe to swim
line: No more green water
line: You swim, we do the rest
line: A clear pool, even while you are away

lawn-and-garden-design
job: a garden design, garden designs
rival: landscapers who build without a drawing | they start soon, and one price covers everything | | landscaper near me
rival: online garden designs | they cost less, and one sees the garden on screen | Yardzen@US | online garden design
rival: doing it step by step from the garden centre | each weekend costs little, and it is fun
meet: garden centres, builders of new homes and stone merchants | head of the garden centre | new owners stand there with photos of bare ground and ask what would grow | sketch three gardens with {name} on a busy Saturday and show the shopping list | two Saturdays a month | builders, architects and plant nurseries | their clients move into houses without a garden
measure: the days from the first visit to an agreed design with a price
moat: finished gardens in the neighbourhood, and a crew that builds what was drawn
risk: the customer pays for a drawing and never builds, or builds with somebody cheaper | design in stages that can be built one by one, and credit part of the fee against the work
rule: Settle boundaries, drains and pesticides | Ask the city about walls, paving and rainwater, ask who may apply weedkillers and cut protected trees, check for cables and pipes before digging, and insure damage. | the answers, the check on cables and the policy are on file
trial: Design four small gardens | Visit four gardens, draw each to scale with a plant list, and note hours, changes, what the build would cost and how many want to go on. | hours, changes and decisions of four gardens are on one sheet
ask: Will people pay for a plan before the work? | The fee is partly credited when the garden is built | price-talks | by offering it to ten owners at a garden centre
ask: Who waters the new lawn and plants in the first weeks? | | trade-trial | with a one-page care plan given to four owners
ask: What keeps the crew busy in winter? | | f-3 | by asking three landscapers for their work month by month
roles: a designer who knows plants and soil | a foreman for paving and planting | somebody for offers and ordering
search: garden design and landscaping
name: +Plotline = a plan for your plot
name: Green Draft = the garden on paper first
name: +Newlawn = a lawn from bare ground
name: Bed & Border = where the plants go
name: +Gardenplan = a garden with a plan
name: First Summer = the season it is ready
name: Path & Plant = stone and green together
name: +Turfwell = a lawn laid properly
name: Outside Room = the garden as living space
name: Root & Stone = plants and paving
name: *Jardina = a garden in a soft word
line: See your garden before we dig
line: From bare ground to first summer
line: A garden that suits your weekends
line: Planned, planted and easy to keep
line: The right plants in the right place
line: Your garden, designed and built

home-solar
job: an installation, installations
rival: large solar companies | they advertise widely and offer monthly payments | Sunrun@US, Enpal@DE, Octopus Energy@GB, Sun King@KE, Sun King@NG | home solar company
rival: local electricians and roofers | they are known in the street and answer the phone later | | solar installer near me
rival: staying with the grid or a generator | there is nothing to decide, and the bill comes anyway
meet: home fairs, builders' merchants and neighbourhood meetings | organizer of the home fair | owners come with their energy bill and want a neutral answer | read the bills of ten owners with {name} and invite them to see one finished roof | two evenings a month | roofers, electricians and banks that lend for homes | owners ask them about panels at every visit
measure: the share of household power that comes from the system in the first month, against the offer
moat: finished systems in the same streets, and service that answers after the sale
risk: material prices, permits and grid approval delay the job while the deposit is already spent | order after approval, hold a reserve per job and give the customer a date only when the papers are in
rule: Settle licences, the grid and the roof | Ask the electricity authority who may connect a system, what the grid operator must approve, ask a roofer about the roof, and insure work at height and warranty claims. | licence, grid form, roof check and policy are on file
trial: Survey ten homes and quote them | Visit ten homes, measure the roof and the power use, write an offer for each, and note hours, likely yield, objections and who signs. | hours, yields and decisions of ten homes are on one sheet
ask: How do customers want to pay? | Purchase and monthly payments are both offered | price-talks | by showing both to ten owners with their own bill
ask: Who repairs it when an inverter fails years later? | | rules | by reading makers' warranties and pricing a service plan
ask: How long does the grid operator take? | | f-4 | by asking three installers about their last ten approvals
roles: a licensed electrician | a planner who surveys and writes honest offers | roof fitters trained for heights
search: home solar installation
name: +Roofvolt = power from your roof
name: Roof & Socket = from the roof to the plug
name: +Dayfuel = the day's sun as fuel
name: Bright Roof = a roof that makes power
name: +Sunbill = the sun on your bill
name: Lights Stay On = power during cuts
name: Own Current = electricity of your own
name: +Gridlight = light with and without the grid
name: Noon Power = most sun at midday
name: Steady Sun = power one can plan with
name: *Solenza = a word made from sun
line: Your roof pays part of the bill
line: Lights on when the grid fails
line: Panels fitted, papers done
line: Sun by day, stored for night
line: One team from survey to first power
line: Power from your own roof

locksmith-security
job: a call-out, call-outs
rival: emergency locksmiths from an online search | they answer at any hour and come quickly | | locksmith near me
rival: alarm companies with a monthly contract | monitoring is included, and the name on the sign deters | ADT@US, Verisure@GB, Verisure@ES, Verisure@FR | home alarm system
rival: cameras and locks bought online | they are cheap and can be fitted at the weekend | Ring, SimpliSafe@US, SimpliSafe@GB | home security camera
meet: rental agencies, hardware stores and neighbourhood meetings | rental agent | every change of tenant needs new locks, and break-ins are talked of there | check the doors of five homes with {name} and leave the agent a fixed price list | two afternoons a week | letting agents, insurers and door fitters | customers ask them after a break-in or a move
measure: the share of jobs billed at exactly the price told on the phone
moat: a local name people trust before they are locked out
risk: dishonest firms have ruined trust, and customers fear the bill | publish all prices, tell the total on the phone and charge exactly that
rule: Settle proof of residence, licences and recordings | Ask whether locksmiths and alarm fitters need a licence or a background check, write down how somebody proves that the home is theirs, and ask the data protection authority what cameras may film. | the licence answer, the proof rule and the camera rule are written down
trial: Check and secure ten homes | Walk through ten homes with one checklist, fit what is ordered, and note minutes, parts, orders and what worried people most. | minutes, orders and worries of ten homes are on one sheet
ask: Who takes calls at night? | The hours are stated, and the night price is on the list | trade-trial | with two nights on call and a log
ask: Do customers want a monthly fee or equipment of their own? | | price-talks | by showing both offers to ten owners
ask: Who answers when an alarm goes off by mistake? | | rules | with a written plan that the owner agrees to
roles: a trained locksmith with a clean record | a technician for cameras and alarms | somebody who answers the phone and plans calls
search: locksmith and home security
name: +Doorsure = sure that the door holds
name: Safe Hall = secure from the front door
name: +Keyguard = looks after your keys
name: Door & Dial = locks and alarms
name: +Latchright = fitted so that it closes properly
name: Good Locks = what every door needs
name: Night Latch = the lock for the night
name: +Homelatch = a home that is locked
name: Inside Again = when you were locked out
name: Quiet Street = where people sleep well
name: *Securo = a short word for secure
line: Open door, honest price
line: The price you hear is the price
line: Locks and cameras fitted in one visit
line: Sleep well behind good locks
line: Back inside at a fair price
line: A safer home by this evening

curtains-blinds
job: a fitting, fittings
rival: ready-made curtains and blinds | they are cheap and can be taken home today | IKEA, Blinds.com@US, Blinds2go@GB | buy blinds online
rival: national made-to-measure firms | an adviser comes home with samples and the name is known | Hillarys@GB, Budget Blinds@US, Budget Blinds@CA, 3 Day Blinds@US | made to measure blinds
rival: curtain shops and seamstresses nearby | people know them and can touch the fabric | | curtain maker near me
meet: builders of new homes, flooring shops and furniture shops | sales manager | buyers of new homes have bare windows and a moving date | measure three show flats with {name} and leave the samples there | two afternoons a week | interior designers, estate agents and flooring shops | their clients choose curtains right after the floor
measure: the share of windows that fit at the first visit
moat: exact measuring, a dependable workroom and neighbours with the same windows
risk: one wrong measurement means a blind nobody else can use | measure twice, have the customer confirm each window and order only after the deposit
rule: Settle child safety, deposits and made-to-order goods | Ask which safety rules apply to cords and chains, whether customers may cancel made-to-measure orders, how deposits must be kept, and insure damage while drilling. | the answers and the order form are ready
trial: Fit windows in five homes | Bring samples to five homes, measure, order and hang, and note hours, errors, days of waiting and what was chosen. | hours, errors and waiting days of five homes are on one sheet
ask: Why not buy ready-made? | Odd sizes, help with measuring and hanging are what people pay for | interviews-2 | by asking ten buyers at a flooring shop
ask: How many homes end in an order after the first visit? | | closing-calls | by counting orders from ten visits
ask: Who repairs a motor or a cord later? | | rules | by asking two makers for their warranty and spare parts
roles: somebody who measures exactly and advises | a sewing workroom or a maker of blinds | a fitter with tools and a van
search: made to measure curtains and blinds
name: +Windowfit = made for your window
name: Soft Light = what curtains do to a room
name: +Drapeway = a simple way to new curtains
name: Hem & Rail = sewn and hung
name: Morning Dark = sleep on after sunrise
name: +Shadewell = good shade in every room
name: Pleat & Pull = curtains and cords
name: +Linenfall = how good curtains hang
name: Soft Evening = cosy after sunset
name: Right Width = measured so that it fits
name: *Velora = a soft new word
line: Measured, sewn and hung for you
line: Curtains that fit your windows
line: Sleep longer, even in summer
line: The right light in every room
line: We bring samples, you choose at home
line: Every window fitted in one visit
`;
