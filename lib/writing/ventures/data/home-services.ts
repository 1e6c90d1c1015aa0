/** What is done in and around the home: what is known of them; the keys are those of `../lore.ts`. */
export const HOME_SERVICES = `
house-cleaning
job: a clean, cleans
rival: a cleaner who works alone | friends recommend them, they cost less than a firm and already have the key | | house cleaner near me
rival: booking platforms and cleaning firms | they can be booked online and send somebody else when a cleaner is ill | Handy@US, Molly Maid@US, Merry Maids@US, Molly Maid@CA, Housekeep@GB, Batmaid@CH, Helpling@DE, Urban Company@IN | book a cleaner
rival: cleaning the home themselves | it costs only time, and no stranger comes into the home
meet: letting agents' offices, nurseries and neighbourhood groups online | letting agent | people ask there for a cleaner whenever they move in or out | clean three homes for customers of the agent with {name} and ask each household to tell one neighbour | two afternoons a week | letting agents, moving firms and home carers | they are often asked for a reliable cleaner
measure: the share of households that book a regular clean after the first visit
moat: reliable cleaners who stay, and rounds with homes close together
risk: a household and its cleaner start to deal directly and leave the firm out | pay cleaners well, send a stand-in when one is ill and insure every booked clean
rule: Settle employment, keys and damage | Ask the labour authority whether cleaners with fixed homes count as employees, ask an insurer about breakage and lost keys, and keep keys without addresses on them. | the answer, the policy and the key list are on file
trial: Clean eight homes in two weeks | Clean eight homes of different sizes with one checklist, note minutes per room, travel and extra wishes, and offer each household a regular day. | minutes, travel and regular bookings of eight homes are on one sheet
ask: Who comes when the regular cleaner is ill? | A stand-in who has the checklist of the home | trade-trial | by replacing one cleaner in the trial and asking the household afterwards
ask: What makes good cleaners stay? | | interviews-2 | by asking ten cleaners why they left their last job
ask: Do customers prefer a price by the hour or by the home? | | price-talks | by offering both to ten households
roles: an experienced cleaner who trains others | a planner for rounds and stand-ins | somebody for bookings, keys and complaints
search: house cleaner
name: +Homegleam = a home that shines
name: Clear Surfaces = clean and tidy worktops
name: Fresh Floors = newly cleaned floors
name: +Mopwise = people who know cleaning
name: Weekly Shine = a clean home every week
name: +Dustaway = the dust is gone
name: Good Corners = clean right into the corners
name: Neat by Noon = finished before midday
name: +Tidykeep = keeps the home tidy
name: Bright Kitchen = the room one notices first
name: *Spotella = from spotless
name: Clean Doorstep = clean from the door on
line: Come home to a clean home
line: The same cleaner every week
line: Your weekend without the cleaning
line: Clean rooms without lifting a finger
line: A spotless kitchen when you return
line: Book once, clean every week

handyman
job: a repair, repairs
rival: the local handyman | people have the number from a neighbour and know the work | | handyman near me
rival: platforms for tradespeople | several offers and reviews come within a day | TaskRabbit@US, TaskRabbit@GB, Thumbtack@US, Angi@US, Checkatrade@GB, MyHammer@DE, Airtasker@AU, hipages@AU, Urban Company@IN | find a handyman
rival: doing it themselves or asking a friend | it costs only the material, and videos show how | YouTube | how to fix it yourself
meet: hardware shops, letting agents' offices and residents' groups | manager of the hardware shop | customers buy the parts there and ask who could fit them | do five small jobs for customers of the shop with {name} and leave cards at the counter | two mornings a week | letting agents, caretakers and estate agents | they are asked every week for somebody who does small jobs
measure: the share of jobs finished at the first visit
moat: skilled people who turn up on time, and customers who save the number
risk: one small job does not pay for the trip | set a minimum charge, ask for a list of jobs before the visit and plan several homes in one area
rule: Settle licensed work, liability and warranty | Ask the trade authority which work on electricity, gas and water needs a licence, insure against damage in the home, and write down how long repairs are guaranteed. | the list of excluded jobs, the policy and the warranty are with every handyman
trial: Do twenty small jobs in two weeks | Ask each home for a list with photos, quote before the visit, and note minutes, missing parts, second visits and jobs added on the spot. | quoted and real minutes of twenty jobs are on one sheet
ask: Can the price be given from photos? | Common jobs have a fixed price, others a range | trade-trial | by quoting twenty jobs from photos and comparing with the bill
ask: Who comes back when the repair fails? | The same handyman, free of charge | rules | with a written warranty
ask: Who orders most often, households or landlords? | | price-talks | by offering a price list to five households and five landlords
roles: a handyman with several skills | somebody who takes calls and plans the visits | somebody who wins landlords and repeat customers
search: handyman
name: +Fixlist = your list of repairs, done
name: Shelf & Tap = two of the usual jobs
name: +Handright = done right by hand
name: Small Jobs Done = no job is too small
name: Hinge & Screw = small repairs at home
name: Fixed by Four = repaired this afternoon
name: +Repairmate = a helper for repairs
name: Spirit Level = straight and properly fitted
name: Ready Toolbox = comes with all the tools
name: Odd Jobs Today = small jobs, done quickly
name: *Handova = a new word from handy
name: Good Fix = a repair that lasts
line: Your repair list, done in one visit
line: Small jobs, done properly
line: On time, with the right tools
line: Fixed properly, with a guarantee
line: One call for every small repair
line: Shelves, taps and doors sorted

garden-care
job: a garden visit, garden visits
rival: local gardeners | a neighbour recommends them, and they come on a fixed day | Jim's Mowing@AU | gardener near me
rival: lawn care companies and platforms | they are easy to book and have a fixed plan for the year | TruGreen@US, LawnStarter@US, GreenPal@US, GreenThumb@GB | lawn care service
rival: doing the garden themselves | it costs nothing, and many people enjoy it
meet: garden centres, allotment clubs and streets with front gardens | manager of the garden centre | customers ask there who could look after their garden | tidy three gardens in one street with {name} and leave a card with the neighbours | two Saturdays a month | garden centres, estate agents and home carers | they meet people who can no longer look after a garden
measure: the share of gardens booked for regular care after the first visit
moat: notes on every garden, and rounds in the same streets
risk: too much work in the growing season and too little in the rest of the year | sell a yearly plan with equal monthly payments and move planting and repairs into quiet months
rule: Settle green waste, spraying and damage | Ask the city where green waste may go and when hedges may be cut, ask whether weedkillers need a certificate, and insure against damage by machines and falling branches. | the answers and the policy are on file
trial: Look after six gardens for two weeks | Visit six gardens of different sizes, note minutes, bags of green waste, travel and missing tools, and offer each owner a regular plan. | minutes, waste and plans sold are on one sheet
ask: What brings in money in the quiet months? | | f-3 | by offering pruning, planting and fence repairs to ten owners
ask: How many gardens can one team do in a day? | | trade-trial | with a clock in six gardens
ask: Do owners prefer a monthly plan or single visits? | | price-talks | by offering both to ten owners
roles: a trained gardener | somebody who plans rounds and weather changes | somebody who visits new customers and writes offers
search: gardener
name: +Lawnwell = a lawn in good health
name: Good Hedge = neatly trimmed hedges
name: Rake & Bloom = tidy beds and flowers
name: +Gardenround = regular visits to gardens
name: Trim & Tidy = cut back and cleaned up
name: +Plotwell = a garden plot in good health
name: All Year Green = care in every season
name: Mown & Edged = a lawn with clean edges
name: Thursday Mow = a fixed day for the lawn
name: Weed Free = beds without weeds
name: *Verdella = from a word for green
name: Garden Hands = people who work in gardens
line: A tidy garden, all year round
line: Mown, trimmed and cleared away
line: Enjoy the garden, skip the work
line: Your garden on a fixed day
line: Neat lawn, healthy beds, no effort
line: We cut, weed and tidy everything

window-cleaning
job: a round, rounds
rival: window cleaners with a regular round | they come without being called and know every house | Fish Window Cleaning@US, Window Genie@US | window cleaner near me
rival: general cleaners who do the windows too | they are in the building anyway
rival: cleaning the windows themselves | it costs only a cloth, a ladder and an afternoon
meet: residential streets, shopping streets and residents' associations | shop owner | the windows are seen by every customer and need cleaning often | clean the windows of three neighbours with {name} on one day and ring at the doors beside them | two afternoons a week | gutter cleaners, painters and estate agents | they see dirty windows at work and do not clean them
measure: the share of customers who stay on the round after the first clean
moat: streets where many neighbours are cleaned on the same day
risk: customers far apart fill the day with driving | take new customers near existing ones first, and give each area a fixed day
rule: Settle ladders, liability and waste water | Ask the safety authority which ladders and poles may be used at which height, insure against broken glass and falls, and ask whether a street round needs a licence. | the answers, the policy and the ladder check are on file
trial: Clean one street in two days | Clean ten homes or shops in one area, note minutes, travel and complaints, and offer each a regular date. | minutes, complaints and regular dates are on one sheet
ask: How many windows can one team clean in a day? | | trade-trial | with a clock on two full days
ask: How often do customers want it? | | price-talks | by offering three intervals to ten customers
ask: What happens when it rains? | Light rain does no harm, and storms move the round by a day | interviews-2 | by asking ten customers about streaks after a clean in light rain
roles: a cleaner trained for heights | somebody who wins new streets | somebody for the round, payments and reminders
search: window cleaner
name: +Streetshine = clean windows in every street
name: Clear Monday = a clear view this week
name: Streakless = windows without streaks
name: Sill to Sill = the whole window, edge to edge
name: +Glassround = a round for clean glass
name: Clean Frames = panes and frames too
name: Fresh Panes = newly cleaned panes
name: +Viewbright = a bright, clear view
name: Inside & Out = both sides of the glass
name: Full Daylight = more light in the room
name: *Panella = a new word from pane
name: Clear Front = clean windows at the front
line: Clear windows, no streaks
line: Inside and out, on a fixed day
line: More daylight in every room
line: Clean windows without the ladder
line: Clear windows, all year round
line: Panes, frames and sills included

gutter-cleaning
job: a visit, visits
rival: window and gutter cleaning companies | they have crews and insurance and can come soon | Window Genie@US, Men In Kilts@US, Men In Kilts@CA, Fish Window Cleaning@US | gutter cleaning near me
rival: roofers and handymen | they know the house and do small repairs on the same visit | | roofer gutter cleaning
rival: doing it oneself with a ladder | it costs only an hour or two
meet: streets with tall trees, hardware shops and neighbourhood groups | host of the neighbourhood group | neighbours ask there for somebody after every heavy rain | clean one gutter in the street with {name} and show before and after photos to the group | two afternoons a week in the season | roofers, estate agents and property managers | they see blocked gutters and pass the work on
measure: the share of visits done on the booked day
moat: full streets on one day, photo proof and yearly bookings
risk: most calls come in a few weeks, and travel eats up the day | book streets ahead, offer a yearly date and sell other exterior work in quiet months
rule: Settle work at height, insurance and existing damage | Ask the labour authority about ladders and work at height, ask whether the trade must be registered, insure damage and injury, and photograph existing damage before starting. | the answers, the policy and the photo rule are on file
trial: Clean six houses in one area | Clean six houses of different heights, take photos before and after, and note minutes, waste, unreachable places and who books again. | minutes, photos and repeat bookings of six houses are on one sheet
ask: How many houses can one crew do in a day? | | trade-trial | by timing each house in one area
ask: Will customers book a yearly visit? | | price-talks | by offering a single and a yearly price
ask: What if part of a gutter cannot be reached? | It is photographed, left and not charged | trade-trial | by counting such places on six houses
roles: a crew lead trained for work at height | a planner for streets and dates | somebody for customers, photos and bills
search: gutter cleaning
name: +Gutterclear = gutters cleared of leaves
name: Let It Flow = water runs again
name: +Eavesclean = clean along the eaves
name: Leaf Free Roof = no leaves left up there
name: +Rainready = ready for the rain
name: Clear Downpipe = the pipe is free
name: Before the Rain = done before it rains
name: Clean Eaves Co = clean edges of the roof
name: +Gutterday = one day for all gutters
name: *Gutterino = gutters kept clean
name: No Ladder Day = you stay off the ladder
line: Clear gutters before the rain
line: Stay off the ladder
line: Leaves out, water flows
line: See your gutters before and after
line: Clean gutters, dry walls
line: One visit, no more overflow

laundry-pickup
job: a laundry bag, laundry bags
rival: washing at home | the machine is there, and it costs only water, power and time
rival: dry cleaners and launderettes nearby | they are on the way to work and know their customers | | dry cleaner near me
rival: laundry apps that collect | a pick-up can be booked in a minute and the price is clear | Rinse@US, Poplin@US, Laundryheap@GB, Laundryheap@US | laundry pick up and delivery
meet: apartment buildings, offices and student homes | building manager | residents ask there where they can have shirts washed and ironed | put a sign of {name} in the lobby for two weeks and collect from one building on fixed evenings | two evenings a week | building managers, hosts of short lets and house cleaners | residents and guests ask them about laundry
measure: the share of customers who hand over another bag within three weeks
moat: buildings with many customers, so that each stop fills several bags
risk: lost or shrunk clothes cost more than the order brought in | count and photograph items at pick-up, read every care label and list what is not accepted
rule: Settle lost items, chemicals and waste water | Write down what is paid for lost or damaged items, insure goods in your care, and ask the authority about solvents and waste water if you wash yourself. | the terms, the policy and the answers are on file
trial: Wash twenty bags in two weeks | Collect twenty bags from one area, use your own machines or a partner's, and note kilos, minutes, route, complaints and second orders. | cost per bag, complaints and second orders are on one sheet
ask: How many bags must one round bring in? | | f-2 | by comparing the cost of a full round and a half-empty one
ask: Do customers want a price by kilo, bag or item? | | price-talks | by showing three price lists to ten customers
ask: Who pays when something is damaged? | We do, up to the value written in the terms | rules | with the insurer's answer and the list of excluded items
roles: somebody who knows fabrics and stains | a driver for the rounds | somebody for orders, labels and complaints
search: laundry pick up
name: +Foldaway = folded and ready for the wardrobe
name: Bag & Fold = collected, washed and folded
name: +Washround = laundry collected on rounds
name: Fresh Basket = a basket of clean laundry
name: Fold & Thread = folded with care
name: Clean by Friday = back before the weekend
name: +Shirtready = shirts ready to wear
name: Doorstep Wash = collected at your door
name: Warm Pile = freshly ironed laundry
name: +Laundrylane = laundry on its way to you
name: *Foldora = a new word from fold
name: Crisp & Clean = ironed and fresh
line: Washed, ironed and back on time
line: Laundry collected at your door
line: Fresh shirts without the ironing
line: Your bag out, clean clothes back
line: Every item counted, every shirt ironed
line: A weekend without laundry

moving-help
job: a move, moves
rival: friends, family and a hired van | it costs little and can be done on any day | U-Haul@US | van hire
rival: moving companies | they bring packers, insurance and experience with heavy pieces | Two Men and a Truck@US, Pickfords@GB | movers near me
rival: platforms for vans and helpers | the price is shown at once, and a van is free tomorrow | AnyVan@GB, Lugg@US, Dolly@US, Movu@CH | man and van
meet: letting agents' offices, student housing and self-storage sites | letting agent | tenants name their moving date there weeks before they look for a van | move three tenants with {name} and leave the agent a price list for the next ones | two mornings a week | letting agents, estate agents and storage firms | they know who is about to move
measure: the share of moves finished on time and at the agreed price
moat: crews that have worked together for years, and agents who send every new tenant
risk: the quote was too low because half the things were never mentioned | ask for photos or a video of each room, price by volume and floors, and agree on extras in writing
rule: Settle insurance, licences and parking | Insure goods in transit and damage to buildings, ask which licence a moving van needs, ask the city about parking permits, and check who counts as an employee. | the policy, the licences and the damage form are in the van
trial: Carry out five moves | Quote five moves from photos or video, carry them out, and note the estimated and real volume, hours, damage and waiting times. | estimated and real hours of five moves are on one sheet
ask: How accurate is a quote from photos? | | trade-trial | by comparing five quotes with the real hours
ask: Who pays for damage? | Our insurance, within the limits in the contract | rules | with the policy and a damage form both sides sign
ask: What fills the days in the middle of the month? | | f-3 | by asking shops and offices about deliveries and small moves
roles: an experienced crew leader | somebody who gives quotes and plans vans | a reliable team of movers
search: movers
name: +Movepal = a helper for your move
name: Crates & Keys = boxes packed, keys handed over
name: Last Box = the move is finished
name: +Liftwell = lifted and carried with care
name: Two & a Van = two helpers and a van
name: New Keys = the start in a new home
name: +Boxready = boxes ready for the van
name: Strap & Carry = secured and carried
name: Next Address = moving to the new home
name: Door to Door = from one home to another
name: *Movenda = a new word from move
name: Safe Landing = everything arrives in one piece
line: Moved in a day, nothing broken
line: A fixed price before we lift
line: We carry, you unlock the door
line: Your move, on time and insured
line: From old home to new, without stress
line: Packed, loaded and unloaded with care

peer-storage
job: a storage month, storage months
rival: self-storage companies | they have clean rooms, own keys and long opening hours | Public Storage@US, Extra Space Storage@US, Big Yellow@GB, Shurgard | self storage near me
rival: other platforms for private storage space | they cost less than storage houses and have many hosts | Neighbor@US, Stashbee@GB, Costockage@FR, Spacer@AU | storage space nearby
rival: parents' and friends' homes, or throwing things away | it is free, and no contract is needed
meet: moving firms, student housing offices and neighbourhood groups | owner of the moving firm | customers have furniture left over that does not fit the new home | find space for three of its customers with {name} and show photos of the rooms | two afternoons a week | movers, estate agents and student housing offices | they are asked where things can be stored
measure: the share of enquiries that end with things stored
moat: checked rooms close to customers, reliable hosts and insurance that pays
risk: storers stop paying, or leave things behind | take a card and a deposit, agree what happens after missed payments and remind early
rule: Settle insurance, subletting and abandoned things | Ask an insurer about fire, water and theft in private rooms, ask a lawyer about subletting and abandoned goods, and list what may not be stored. | the policy, the contract and the list are on file
trial: Store the things of five people | Find five hosts, check the rooms, store things for two weeks, and note questions, visits, damp and what both sides would pay. | visits, damp and questions of five rooms are on one sheet
ask: Who pays for damage or theft? | The insurance named in the contract, up to its limit | rules | with an insurer's offer for private rooms
ask: How often do people want access? | | trade-trial | by noting each visit in the trial
ask: What do hosts want to earn? | | price-talks | by asking ten people with spare rooms
roles: somebody who finds and checks hosts | a developer for listings, bookings and payments | somebody for insurance, contracts and support
search: storage space near me
name: +Spacelend = space that is lent
name: Spare Room Store = store it in a spare room
name: +Neighbourstow = stored with neighbours
name: Room for More = space for what does not fit
name: +Stashwell = stored well
name: Dry & Nearby = dry rooms close by
name: Box Next Door = your boxes next door
name: +Garageshare = garages that are shared
name: Keep It Close = stored near home
name: *Storabo = store it nearby
name: Empty Corner = a corner that can earn
line: Storage around the corner
line: Rent the space next door
line: Your spare room can earn
line: Store more, pay less
line: Dry, safe and close to home
line: Space for everything you keep

renovation-matching
job: a renovation, renovations
rival: builders recommended by friends | their work can be seen, and somebody can say how it went
rival: platforms that pass on requests | several firms call within a day, and customers pay nothing | Houzz, Angi@US, Checkatrade@GB, MyBuilder@GB, MyHammer@DE, Habitissimo@ES, Travaux.com@FR, hipages@AU | renovation quotes
rival: hiring each trade themselves or putting it off | there is no fee, and nothing has to be decided now
meet: tile and kitchen showrooms, banks and estate agents' offices | showroom adviser | customers choose tiles and ask who could do the work | find builders for two customers of the showroom with {name} and show the next ones the finished rooms | two Saturdays a month | banks, estate agents and architects | their clients need a builder and often cannot find one
measure: the days from the request to a signed contract with a checked builder
moat: builders with checked work nearby, and photos, prices and dates of finished projects
risk: hidden damage appears once work begins, and price and date no longer hold | inspect the critical spots before the contract and agree on a reserve and written approval for extras
rule: Settle contracts, permits and insurance | Ask a lawyer who owes the work to the customer, ask the building authority what needs a permit, and check each firm's licence, insurance and tax papers. | the contract, the permit list and each firm's papers are on file
trial: Match five projects in two weeks | Visit five homes or look at their plans, write one clear description each, send it to checked builders, and note answers, price differences and signed contracts. | answers, quotes and contracts of five projects are on one sheet
ask: Why do good builders take your requests when they are busy? | They get clear plans and customers who have decided | interviews-2 | by asking ten builders what a good request contains
ask: Who pays, the owner or the builder? | | price-talks | by offering both models to five owners and five builders
ask: What happens when a builder drops out? | A second builder has already quoted | closing-calls | by asking three firms for a written promise to step in
roles: a site manager who can judge work and prices | somebody who finds and checks builders | somebody for owners, contracts and payments
search: renovation contractor
name: +Buildmatch = the right builder for you
name: Plumb Line = straight and honest work
name: Tile by Tile = step by step
name: +Sitesteady = a building site without surprises
name: Good Builders = firms one can trust
name: +Renoright = a renovation done right
name: Three Quotes = offers to compare
name: On Schedule = finished on the agreed date
name: Fresh Plaster = walls made new
name: Last Tile = the room is finished
name: *Renovelle = from renovate
name: Fixed Plan = a clear plan with dates
line: The right builder for your home
line: Checked builders, clear prices
line: Compare three offers with confidence
line: Your renovation, on plan and on budget
line: Know who comes when
line: From first idea to finished room

interior-design-online
job: a room, rooms
rival: pictures and ideas collected online | they are free, and people enjoy looking for them | Pinterest, Houzz | living room ideas
rival: planning in furniture shops | it is free or cheap when the furniture is bought there, and pieces can be touched | IKEA, West Elm@US | room planner
rival: online design services | the price per room is fixed, and a shopping list comes with the drawing | Havenly@US, Decorilla@US | online interior designer
meet: estate agents' offices, paint shops and groups for new home owners | estate agent | buyers get the keys there and ask how to furnish the rooms | design one room for a buyer with {name} and let the agent show the pictures to the next one | one evening a week | estate agents, builders and moving firms | they meet people with empty rooms
measure: the share of rooms that customers furnish as designed within two months
moat: photos of finished rooms, and a designer who knows the customer's home and taste
risk: customers ask for endless changes or pick other pieces until nothing fits | agree on budget and must-keep pieces first, and limit the rounds of changes
rule: Settle measurements, commissions and picture rights | Write down who is responsible for measurements and orders, state commissions from shops openly, and ask for consent before showing pictures of a home. | the terms and the consent form are part of every order
trial: Design three rooms in two weeks | Let three households measure and film one room, design it within their budget, and note hours, rounds of changes, wrong measurements and pieces bought. | hours, changes and pieces bought for three rooms are on one sheet
ask: How reliable are measurements taken by customers? | | trade-trial | by measuring three rooms again
ask: Do customers accept that shops pay a commission? | When it is shown beside the piece | price-talks | by offering ten people a price with and without it
ask: Why pay when ideas are free? | The plan fits the room, the budget and the furniture that stays | interviews-2 | by asking ten people about their last unfinished room
roles: an interior designer with finished rooms to show | somebody who draws plans and pictures | somebody who knows shops, delivery and returns
search: online interior designer
name: +Roomdraft = a drawing of your room
name: Lamp & Chair = a good place to sit
name: Rug First = where many rooms begin
name: Warm Nook = a cosy part of the room
name: +Planhome = a home that is planned
name: Style & Size = looks right and fits
name: Fits the Wall = pieces that really fit
name: +Moodroom = a room with the right mood
name: Easy Interior = a simple way to furnish
name: Whole Room = everything in the room, planned
name: *Decorova = a new word from decor
name: Good Proportion = everything the right size
line: A room that fits your life
line: Your room, planned to the last lamp
line: Good design within your budget
line: See it before you buy it
line: From empty room to home
line: Furniture that really fits

appliance-repair
job: a repair, repairs
rival: buying a new one | it comes with a warranty, and the old one is taken away | MediaMarkt@DE, Currys@GB, Best Buy@US | washing machine price
rival: the maker's own service | it has the original parts and knows the model | Miele, Bosch, Sears Home Services@US | washing machine service
rival: independent repairers nearby | they are cheaper and often come the same week | | appliance repair near me
meet: appliance shops, repair cafés and letting agents' offices | owner of the appliance shop | customers ask there whether the old machine can still be repaired | take on five repairs for customers of the shop with {name} and report what was wrong and what it cost | two mornings a week | letting agents, caretakers and kitchen fitters | tenants and owners call them first when a machine breaks
measure: the share of repairs finished at the first visit
moat: a stock of common parts and a record of faults by model
risk: a second visit for a missing part uses up the profit | ask for the model number and a video of the fault, and bring the likeliest parts
rule: Settle electrical safety, warranty and scrap | Ask who may open electrical and cooling devices, how a repair must be tested, how long it is guaranteed and how old devices are disposed of. | the qualifications, the test log and the warranty are on file
trial: Take on twenty repairs in two weeks | Ask for model number, photo or video, write down the expected fault and part, and note the real fault, minutes, part and price accepted. | expected and real faults of twenty repairs are on one sheet
ask: How often is the right part there at the first visit? | | trade-trial | by counting it in twenty repairs
ask: When is a repair not worth it? | When part and labour come close to the price of a new one | rules | with a written rule that every customer sees
ask: Do customers accept a fixed fee for the diagnosis? | | price-talks | by offering it to ten callers
roles: a qualified technician | somebody who takes calls and orders parts | somebody for routes, invoices and warranty
search: appliance repair
name: +Fixcycle = a machine that runs again
name: Second Cycle = the machine's next life
name: No Rattle = it runs quietly again
name: +Partright = the right part at once
name: Spin Again = the washing machine works
name: Repair First = before buying a new one
name: +Wirewell = knows electrical devices
name: Warm Oven = the oven heats again
name: Cold Fridge = the fridge cools again
name: Still Running = it keeps working
name: *Fixelle = a new word from fix
name: Longer Life = machines that last longer
line: Repaired today, running tonight
line: Fix it before you replace it
line: The right part, first visit
line: Your machine has more years left
line: Honest advice, repair or replace
line: Clear price before we open it

furniture-repair
job: a piece, pieces
rival: buying new furniture | it is often cheaper than a repair and ready at once | IKEA, Wayfair@US, Wayfair@GB, DFS@GB, XXXLutz@AT, XXXLutz@DE | new sofa
rival: local upholsterers and joiners | their work can be seen in homes nearby | | upholsterer near me
rival: a cover, some glue or a repair by the owner | it costs little and holds for a while
meet: antique shops, flea markets and fabric shops | owner of the antique shop | customers like an old piece and ask who could repair it | restore two chairs for the shop with {name} and show photos of before and after beside them | one Saturday a month | interior designers, antique dealers and house clearers | they often have good pieces in bad condition
measure: the share of quotes from photos that become orders
moat: finished pieces that customers show to friends, and shops that send every worn piece
risk: damage inside the piece is found only after the price was agreed | check the frame before the final price, and agree on a limit for extra work
rule: Settle fire rules, collection and value | Ask which fire rules apply to fabric and foam, insure pieces in transit and in the workshop, and write down the condition and value of each piece at collection. | the fabric certificates, the policy and the collection form are on file
trial: Restore four pieces in two weeks | Quote four small pieces from photos, restore them, and note hours for each step, material, surprises and what the owner says. | quoted and real hours of four pieces are on one sheet
ask: Why repair when new furniture costs less? | | interviews-2 | by asking ten owners what the piece means to them
ask: How accurate is a quote from photos? | It is confirmed after a look at the frame | trade-trial | with four pieces quoted before and after inspection
ask: Do customers accept the waiting time? | | price-talks | by offering ten customers a normal and a faster date
roles: a trained upholsterer or joiner | somebody for quotes, photos and customers | somebody who collects and delivers
search: furniture repair
name: +Chairwell = chairs made well again
name: Tack & Twine = an upholsterer's materials
name: Worn & Worthy = worn pieces worth a repair
name: +Seatright = a seat that is right again
name: Good Frame = a solid base for a repair
name: Second Sitting = a chair back in use
name: Fresh Cover = new fabric for an old piece
name: +Woodmend = wood repaired
name: Glue & Grain = wood repaired with care
name: Keep the Chair = repair it instead
name: *Sedilla = from an old word for seat
name: Family Table = a table worth keeping
line: Your old chair, good as new
line: Keep the piece, change the fabric
line: Repaired by hand, made to last
line: New life for good furniture
line: From worn out to well loved
line: Collected, restored and delivered home

home-energy-advice
job: a house check, house checks
rival: installers who advise and sell in one | the advice is free and they can start the work at once | Sunrun@US, Enpal@DE, Octopus Energy@GB | solar panels for my house
rival: public advice centres and independent energy advisers | their advice is neutral and often subsidised | EnergySage@US | energy adviser near me
rival: waiting until the heating breaks down | it still works, and doing nothing costs nothing today
meet: town information evenings, home fairs and homeowners' associations | organiser of the information evening | owners ask which step comes first and whom they can trust | check three houses of members with {name} and present the results at the next evening | two evenings a month | banks, estate agents and architects | owners ask them about renovation before they borrow or buy
measure: the share of checked houses whose owners order the first recommended step
moat: measured results from many houses of the same age and type
risk: grant rules change and owners wait for better ones | calculate every plan with and without a grant, and begin with the step that pays either way
rule: Settle who may issue reports, and liability for advice | Ask the grant office which qualification it accepts, state openly who pays a commission, and ask an insurer for cover against wrong advice. | the office's answer, the policy and the statement on commissions are on file
trial: Check five homes for a small fee | Look at walls, heating and bills of five homes, write each owner a plan in three steps, have an experienced engineer check it, and note what is ordered. | plans, corrections and orders are on one sheet
ask: How reliable are the savings you promise? | We start from the real bills and give a range | trade-trial | by having an engineer check five plans
ask: Who pays for advice when installers give it away? | | price-talks | by offering ten owners a check at a fixed price
ask: Who is liable if the savings do not come? | | rules | with the insurer's answer and the wording of the report
roles: an engineer who may issue reports | somebody who explains technology simply | somebody who finds and checks installers
search: home energy advice
name: +Warmplan = a plan for a warm home
name: First Step Home = where to begin
name: +Houseready = a home ready for tomorrow
name: Less to Heat = a lower heating bill
name: Clear Watt = plain facts on energy
name: Home Heat Plan = a plan for heating
name: +Wattright = the right use of energy
name: Snug & Sound = warm and well built
name: Roof to Cellar = the whole house looked at
name: Fair Watt = advice without sales
name: *Enervia = a way to less energy
line: Know which step comes first
line: Lower bills, warmer rooms
line: Energy advice with nothing to sell
line: A clear plan for your home
line: Renovate in the right order
line: Know the savings before you spend

tool-lending
job: a loan, loans
rival: tool hire counters of builders' merchants | the machines are serviced and staff explain them | Home Depot@US, HSS@GB, Boels@NL, Boels@DE, Kiloutou@FR | tool hire near me
rival: buying a cheap tool | it costs little more than hiring and is always there | Amazon | cheap power drill
rival: neighbours, family and libraries of things | they lend for little or nothing | Library of Things@GB | borrow a drill
meet: housing associations, allotments and community centres | caretaker or manager of the building | residents ask for ladders and drills, and cellars are full | place twelve tools from {name} in the building for one month | one Saturday morning a week | housing companies, towns and libraries | they have rooms and want residents to share
measure: the number of loans per tool each month
moat: pick-up points people pass every day, and tools that are always in order
risk: everybody wants the same tools on Saturday and the rest stand idle | buy only what is asked for most, keep two of the favourites and make weekday loans cheaper
rule: Settle liability, safety checks and deposits | Ask an insurer about injuries and damage with borrowed machines, have electric tools checked at fixed dates, and write one page of instructions for each. | the policy, the check dates and the instructions are there
trial: Lend twelve tools for two weekends | Offer drill, ladder, sander, carpet cleaner and eight more from one room, and note who asks for what, what comes back late or damaged, and what was missing. | loans, damage and requests are on one sheet
ask: Why not simply buy the tool? | Most tools are used once or twice a year and take up space | interviews-2 | by asking thirty households what they last borrowed or bought
ask: What happens if a tool is damaged or not returned? | | rules | with a deposit, written terms and an insurer's answer
ask: How often must a tool go out to pay for itself? | | f-2 | by dividing price and repairs by the loans of the trial
roles: somebody who maintains tools | somebody who wins housing companies and towns | a developer for booking and lockers
search: rent tools near me
name: +Toolround = tools that go round
name: Borrow to Build = borrow it, then build
name: +Lendshed = a shed that lends
name: Shared Drill = one drill for many
name: Tool Next Door = a tool close by
name: +Borrowbench = a workbench to borrow from
name: Weekend Tools = tools for the weekend
name: Loan a Ladder = ladders and more on loan
name: Open Toolbox = a toolbox for everybody
name: *Toolera = from the word tool
name: Use & Return = use it, bring it back
line: Borrow the tool, skip the cost
line: The right tool, ready on Saturday
line: Use it once, bring it back
line: Good tools around the corner
line: Less in the cellar, more done
line: Why buy what you can borrow?

house-sitting
job: a visit, visits
rival: neighbours, friends and family | they are trusted, live nearby and do it for free
rival: house sitters who live in for free | nothing is paid and somebody is there at night | TrustedHousesitters, HouseCarers, Nomador | house sitter
rival: security and caretaking firms | they are insured and come when the alarm rings | Securitas, ADT@US | key holding service
meet: holiday home owners' associations, travel agencies and local online groups | manager of a holiday home estate | owners ask who can look in while they are away | look after five homes with {name} for one month and send each owner a report after every visit | one afternoon a week | insurers, estate agents and vets | they hear about damage in empty homes and pets without care
measure: the share of clients who book again for their next absence
moat: keys entrusted over years and owners who recommend the service
risk: a key is lost or a visit is missed | mark keys with numbers only, confirm each visit with photo and time, and have a second person ready
rule: Settle keys, liability and proof of visits | Insure lost keys and damage, ask how often a home insurer wants an empty house checked, and check identity and record of every sitter. | the policy, the checks and the visit protocol are there
trial: Look after six homes for two weeks | Follow a checklist of post, plants, taps, windows and pets at each visit, send a photo, and note minutes, travel and problems found. | minutes, travel and findings of each visit are on one sheet
ask: Why should I give a stranger my key? | Every sitter is checked and insured, and keys carry no address | rules | with the checks and the insurer's answer
ask: What do you do if there is damage or an alarm? | | closing-calls | by agreeing an emergency list with two trade firms
ask: What is a visit worth to the owner? | | price-talks | by offering ten owners a price for two weeks
roles: a reliable sitter known locally | somebody who plans visits and answers owners | somebody who talks to insurers and agents
search: house sitter near me
name: +Homeminder = somebody who minds the home
name: Trusted Keys = keys in safe hands
name: While Away = care while you are away
name: +Housewatch = somebody watches the house
name: Plants & Post = what is taken care of
name: Happy Return = all is well on return
name: Look In Daily = a daily look at the home
name: +Awaykeeper = keeps the home while away
name: All's Well Home = a message that all is well
name: *Homella = from the word home
name: House & Cat Care = care for home and pets
line: Go away, your home is cared for
line: A photo after every visit
line: Post, plants and pets looked after
line: Travel with an easy mind
line: Somebody checks while you are away
line: Your keys in good hands

decluttering
job: a clear-out, clear-outs
rival: doing it themselves with books and videos | it costs nothing and can wait until the weekend | YouTube, KonMari | how to declutter
rival: clearance firms | everything is gone in a day, and nobody has to decide piece by piece | College Hunks Hauling Junk@US, AnyJunk@GB | house clearance
rival: renting a storage unit | nothing has to be thrown away or decided | Public Storage@US, Big Yellow@GB, Shurgard@DE | self storage near me
meet: charity shops, moving firms and parents' groups | manager of the charity shop | people bring bags there and say how much is still at home | sort one room for two donors with {name} and show photos of before and after | one afternoon a week | estate agents, moving firms and home carers | they see full homes that have to be sorted
measure: the share of customers whose room is still in order a month later
moat: discreet organisers who are recommended, and fixed contacts that take donations and waste
risk: decisions about personal things take far longer than planned | start with easy areas, agree on a goal for each session and put letters and photos last
rule: Settle consent, valuables and waste | Get written consent from whoever owns the things, note money and documents that are found, ask which licence carrying waste needs, and insure against damage in the home. | the consent form, the licence answer and the policy are on file
trial: Clear three rooms in two weeks | Sort a wardrobe, a kitchen and a storeroom with three customers, and note hours, bags, where things went and what slowed the work. | hours, bags and follow-up bookings are on one sheet
ask: Do customers pay by the hour, the day or the room? | | price-talks | by offering all three to ten people
ask: What happens to valuables that are found? | They are shown to the owner at once and written down | rules | with a form both sides sign
ask: How do rooms stay in order? | With a place for everything and a short follow-up visit | trade-trial | by visiting three customers again after two weeks
roles: a patient organiser | somebody with a van for donations and waste | somebody who answers enquiries and plans sessions
search: home organiser
name: +Clearshelf = shelves with room again
name: Three Piles = keep, give away, let go
name: Breathing Room = space to live in
name: +Sortwell = sorted properly
name: Floor Again = the floor can be seen
name: Room to Spare = space that is free again
name: +Lighterhome = a home with less in it
name: Keep & Give = what stays and what goes
name: Calm Cupboards = everything in its place
name: Easy to Find = things where you look
name: *Clarella = a new word from clear
name: One Drawer First = start small
line: Less clutter, more room
line: One room sorted in a day
line: Find everything at once
line: We sort, you decide
line: Clear shelves and a clear head
line: Order that stays after we leave

mould-check
job: a check, checks
rival: cleaning it off, airing and painting over it | it costs little and the stain is gone at first | | remove mould from wall
rival: surveyors and mould specialists | their report counts with landlords, insurers and courts | | damp survey
rival: humidity sensors for the home | they are cheap and show the value day and night | Netatmo, Airthings, Govee | humidity sensor
meet: tenants' associations, housing companies and property managers | adviser of the tenants' association | every winter tenants and landlords argue about the cause | check ten homes with {name} and give both sides the same report | one evening a week in winter | painters, property managers and family doctors | they see mould return every year
measure: the share of damp rooms whose humidity falls within four weeks of the advice
moat: comparable readings from many rooms with a known cause
risk: demand falls outside the cold months | sell regular checks to housing companies and offer cellars and water damage in summer
rule: Settle what a reading proves and who may see it | Ask a lawyer what a tenant may measure, make no promises about health, ask a surveyor when a visit is needed, and get consent for the data. | the answers, the consent form and the limits of the report are on file
trial: Check ten rooms for two weeks | Measure humidity and wall temperature in ten rooms, leave habits unchanged in the first week, give advice in the second, and compare. | readings of both weeks are on one sheet for each room
ask: Is the cause the building or the airing? | Readings of humidity and wall temperature separate most cases | trade-trial | by letting a surveyor judge ten rooms without knowing your result
ask: Who pays, tenant, owner or landlord? | | price-talks | with ten tenants and two property managers
roles: a surveyor or building physicist | a developer for sensors and reports | somebody who knows landlords and tenants
search: mould in bedroom
name: +Drycheck = a check for dry rooms
name: +Mouldfinder = finds mould and its cause
name: No More Damp = damp that is gone
name: Damp Check = a check for damp
name: +Airright = airing the right way
name: Root of Damp = the cause of damp
name: Dry Home = a home without damp
name: +Wallreport = a report on the wall
name: Clean Corners = no mould in the corners
name: *Damply = a small word on damp
name: Healthy Walls = walls without mould
line: Find the cause, not just the stain
line: Dry walls all winter
line: Facts for tenant and landlord
line: Mould gone, and it stays gone
line: Know the real cause of damp
line: A clear report on every room
`;
