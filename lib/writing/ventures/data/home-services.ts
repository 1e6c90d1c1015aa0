/** What is done in and around the home: what is known of them; the keys are those of `../lore.ts`. */
export const HOME_SERVICES = `
house-cleaning
job: a clean, cleans
rival: booking platforms for cleaners | they send somebody on the day you tick and replace whoever cancels | Helpling@DE, Helpling@NL, Handy@US, Housekeep@GB, Batmaid@CH, TaskRabbit | house cleaner near me
rival: a cleaner found through friends | she has had the key for years, knows where everything stands and is paid in cash
rival: cleaning on Saturday morning | it costs nothing but the morning and the quarrel about who
meet: office canteens, nurseries and letting agents | head of the nursery | parents who fetch at six have floors that nobody has time for | clean three of their homes for a month with {name} and let them pass your card to the next parent | two afternoons a week | letting agents, moving firms and carers | they are asked at every handover who could clean
measure: the share of homes where the same cleaner is still coming after six weeks
moat: cleaners who stay because they are paid better and live near their homes
risk: after the third visit the household and the cleaner agree on cash and leave out the firm | pay what makes cash pointless, see to sickness and holidays, and step in whenever one is ill
rule: Settle whether cleaners are employed, and who pays for a broken vase | Ask the authority for work whether somebody with fixed homes may count as self-employed, ask an insurer for cover of breakage and lost keys, and keep keys without addresses. | the authority's answer, the policy and the key list lie in one folder
trial: Clean eight homes twice yourself | Take homes of different sizes, clean each twice with the same list, note minutes per room, the way between doors and what people asked for on top. | minutes per room and per way are on one sheet, with the wishes
ask: Why should a cleaner stay with you after meeting the household? | She gets steady hours near her home and is paid when somebody cancels | interviews-2 | by asking ten cleaners what would make them stay
ask: What happens on the day the cleaner is ill? | | trade-trial | by cancelling one visit in the pilot and finding a stand-in
roles: somebody who has cleaned homes and chooses cleaners | a planner for rounds and stand-ins | a developer for booking and payment
search: house cleaner
name: Skirting = the board that shows who cleans well
name: Mop & Merry = how a floor can end up
name: Good Corners = where one sees a good clean
name: Crumbless = a table the way one wants to find it
name: Tuesday Shine = a fixed day and its smell
name: +Dustaway = where it should go
name: Bright Taps = the last thing that is wiped
name: Lemon & Linen = how it smells when they have been
name: Pulito = Italian for clean
name: Doormat Down = the sign that somebody has finished
name: *Broomella = a broom with a kind heart
name: Behind the Sofa = where we look too
line: Come home to visible floors
line: Even behind the taps
line: Saturday without the mop
line: The same pair of hands each week
line: Crumbs have a short life here

handyman
job: a repair, repairs
rival: platforms for tradespeople | one request brings several offers, with reviews beside them | TaskRabbit, Checkatrade@GB, MyHammer@DE, Thumbtack@US, Angi@US, Airtasker@AU, hipages@AU | handyman near me
rival: firms from the next street | they did the bathroom, and their number is on the boiler
rival: a friend with a drill | he comes for a beer, some time this month
meet: builders' merchants, letting agents and housing associations | man at the key counter | everybody who buys one hinge tells him why | put up five shelves for customers of his with {name} and leave him the cards | two mornings a week | letting agents, caretakers and kitchen shops | they are asked every day for somebody who comes for small things
measure: the share of jobs finished at the first visit
moat: craftsmen who like small jobs and turn up at the hour agreed
risk: small jobs do not pay for the drive, and so good people take only big ones | collect the small jobs of one street for one morning and ask for a list before the visit
rule: Settle what only a licensed trade may touch | Ask the chamber of trades where repairs end and licensed work on gas, water and power begins, ask an insurer about burst pipes, and write down which jobs are refused. | a list of jobs that are done, passed on and refused is signed by all
trial: Do twenty small jobs in one quarter | Take a list from each home, go with one craftsman for four mornings, and note minutes, missing parts, second visits and what was found on top. | minutes, parts and second visits of each kind of job are on one sheet
ask: Why should a good plumber come for a dripping tap? | Several taps wait in one street on the same morning | interviews-2 | by asking ten tradespeople which small jobs they would take
ask: Who comes back when it drips again? | We do, and the second visit is not billed | rules | with a written promise that every craftsman signs
roles: a craftsman with many trades in his hands | somebody who asks the right questions on the telephone | somebody who wins and checks tradespeople
search: handyman
name: Odd Job = what nobody wants to come for
name: Hinge & Co = where most of it begins
name: Fixed by Four = the promise of an afternoon
name: Spirit Level = what makes a shelf straight
name: Bring a Drill = what one asks a friend
name: Last Drip = the one one waits for at night
name: Wonky No More = how a table stands afterwards
name: +Nailhead = what a good hand hits
name: Loose Screws = everybody has some
name: Bricoleur = French for one who mends with what there is
name: *Fixandra = she foresaw that it would break
name: Left & Tight = how every screw is turned
line: The list on your fridge, done
line: It has dripped long enough
line: Straight shelves, quiet hinges
line: Somebody with the right screw
line: Yes, we come for one lamp

garden-care
job: a garden visit, garden visits
rival: gardeners and lawn services | they come with their own trailer every other Thursday | TruGreen@US, LawnStarter@US, GreenPal@US, GreenThumb@GB | gardener near me
rival: the retired man with the mower | he lives across the road, knows the roses and takes what you give him
rival: mowing on Saturday | it counts as exercise, and the mower is in the shed
meet: garden centres, allotments and tips for green waste | head of the garden centre | people ask him in March what they should have done in October | put one neglected bed right with {name} in front of his customers and hand out a year's calendar | four Saturdays in spring | garden centres, architects and carers of old people | they see gardens whose owners can no longer kneel
measure: the share of gardens that are visited again in the same season
moat: a notebook on each garden: soil, shade, what died and what came back
risk: everything wants cutting in the same three weeks and nothing at all in January | sell the year instead of the visit, with pruning, planting and repairs in the quiet months
rule: Settle when hedges may be cut and where the green goes | Ask the town about nesting times, noise on Sundays and green waste, ask whether spraying needs a certificate, and ask an insurer about trees and stones thrown by mowers. | a calendar with the town's rules and the policy hang in the van
trial: Look after six gardens for two weeks | Take two lawns, two hedges and two beds, weigh the green waste, and note minutes with and without the way, and which tool was missing. | minutes, kilos and missing tools of each garden are on one sheet
ask: What do your people do from November to February? | They prune, plant bare roots and mend fences | f-2 | by selling the first year plans before summer
ask: How many gardens can one pair serve in a day? | | trade-trial | by doing six with a clock
roles: a trained gardener who knows pruning | somebody who plans routes by weather | somebody who walks through gardens and writes offers
search: gardener
name: Rake & Robin = two who meet on turned soil
name: Good Hedge = what makes good neighbours
name: Dewline = how far the morning has got on the lawn
name: Thursday Mow = a fixed day in summer
name: Bindweed = the one we know by its first name
name: Greenshank = a bird, and a gardener's trousers
name: Compost Club = where everything comes back
name: Secateur = the smallest tool and the best
name: Jardinet = French for a small garden
name: Moss & Clover = what a lawn really wants to be
name: *Hortessa = a lady of hedges
name: Wheelbarrow = what a hedge fills twice
line: The hedge minds its manners again
line: Roses that remember who cut them
line: Dirt under our nails, not yours
line: We know your weeds by name
line: Someone who kneels for your beds

window-cleaning
job: a round, rounds
rival: window cleaners with a round | they have done the street for years and ring when it is time | Fish Window Cleaning@US, Window Genie@US | window cleaner near me
rival: the general cleaner who does panes as well | she is in the house anyway, and does the inside at least
rival: a bucket, a ladder and a dry Sunday | it costs a cloth and some courage
meet: streets with conservatories, bowls clubs and solar fitters | neighbour with the first clean pane | everybody in the street sees the difference from the pavement | clean one house in each street with {name} and ring at the four next to it the same hour | two afternoons a week | roofers, solar fitters and estate agents | they see full gutters and blind panes from above
measure: the share of houses that stay on the round after the first clean
moat: streets in which one stop serves eight doors
risk: scattered houses eat up the day in driving and folding ladders | take on new houses only in streets with a round and give a house number a date, never an hour
rule: Settle work at heights and what a fall costs | Ask the authority for work safety which ladder and which pole is allowed, ask an insurer about broken panes and falls, and ask the town about dirty water in the drain. | the answers and the check of ladders are filed
trial: Clean one street in two days | Do ten houses of one street with a water pole, note minutes for each, streaks the next dry morning, and how many neighbours asked. | minutes, streaks and neighbours who asked are on one sheet
ask: How many houses does a pair finish in a day? | | trade-trial | by cleaning one street with a clock
ask: What if it rains the day after? | Pure water leaves no marks, and rain alone does not make panes dirty | interviews-2 | by going back after rain and showing the owner
roles: a cleaner who is safe on ladders and poles | somebody who fills streets door by door | somebody for the calendar and the weather
search: window cleaner
name: Squeegee = the tool that made the trade
name: Clear Monday = the view at breakfast
name: Pane & Simple = glass, and nothing else
name: Leaf & Ladder = what is in the gutter, how one gets there
name: Streakless = the only thing a client looks for
name: Blue Bucket = what stands on the pavement
name: Rainwell = where gutters should lead
name: Sill to Sill = how far we wipe
name: +Drizzlefree = how panes look afterwards
name: Vitrage = French for a wall of glass
name: *Panella = a small pane with a smile
name: Magpie View = how a bird sees your gutter
line: Oh look, there is a garden outside
line: The gutter sings when it rains
line: No streaks at breakfast
line: We go up, you stay down
line: See who is coming up the path

gutter-cleaning
job: a visit, visits
rival: window and gutter cleaning companies | they have several crews and answer at once | Window Genie@US, Men In Kilts@US, Fish Window Cleaning@US | gutter cleaning near me
rival: roofers who clear gutters between two roofs | they are trusted with the roof, and come when a larger job lets them | | roofer gutter cleaning
rival: the owner's own ladder on a dry Saturday | it costs an hour, and it has always gone well so far
meet: neighborhood groups, hardware stores and streets under tall trees | host of the neighborhood group | one wet week fills every gutter of the street, and everybody asks the same question | clean one gutter in each of four streets with {name} and show the pictures to the doors beside it | two afternoons a week in the leaf season | roofers, realtors and home inspectors | they see overflowing gutters first, and do not want the work themselves
measure: the share of visits done on the booked day
moat: streets in which one drive serves six roofs, with pictures of every one of them
risk: one wet month brings half the year's calls, and scattered houses eat up its days in driving | sell the leaf season by street and date ahead, and move whoever has time to the months before and after
rule: Settle insurance, registration and older damage at the roof | Ask the state or city whether this work has to be registered, ask an insurer about damage to roofs, cars and people below, and write what you say about a shingle that was loose before. | the answers, the policy and the sentence about older damage are filed
trial: Clean one street in two days | Do six houses of different height, note the minutes for each, what could not be reached, and how full the bags were. | minutes, heights and what stayed out of reach are on one sheet
ask: How many houses does one crew finish in a day? | | trade-trial | by cleaning one street with a clock
ask: What do you do about a gutter that cannot be reached from the ground? | It is photographed, left and not charged | trade-trial | by counting them on one street
roles: a crew lead who does the work and is polite at the door | somebody who fills streets and keeps the calendar | a second crew for the leaf season
search: gutter cleaning
name: Clear Eaves = how a roof should meet the rain
name: Downspout = where the rain should go
name: Leaf & Drip = what comes in fall, and what should not
name: Rainline = the edge that keeps a house dry
name: Eaveswell = an edge of the roof as it should be
name: Dry Footing = what a house stands on when the gutters run
name: Spout & Shingle = the two things that are looked at
name: Feet on Ground = where we stay while the roof is cleaned
name: First Rain = the day on which it shows
name: +Leafless = how a gutter looks afterwards
name: Cascada = Spanish for falling water
name: *Eavora = a lady who knows every roof edge
line: Let it rain
line: The rain goes where it should
line: Feet on the ground, gutters clear
line: Nobody on a ladder, nothing in the gutter
line: See your roof edge without climbing

laundry-pickup
job: a laundry bag, laundry bags
rival: laundries that collect by app | they come in the evening and bring it back folded | Rinse@US, Poplin@US, Laundryheap@GB, Laundryheap@US, Ihateironing@GB | laundry pick up and delivery
rival: the dry cleaner on the way to work | he knows the stain and lies between the flat and the station
rival: the machine in the cellar | it washes while one sleeps, and nobody has to iron everything
meet: office towers, student houses and blocks without machines | concierge | he has the shirts of half the house behind his desk anyway | leave bags with him for two weeks with {name} and let him tick who wants them | two evenings a week | concierges, cleaners and letting agents | they are asked where the washing can go
measure: the share of bags that are handed over again within two weeks
moat: houses in which one stop fills half the van
risk: one shrunk pullover costs more than the profit of a month of bags | photograph whatever is delicate at the door and keep a written list of what is never washed
rule: Settle who pays for a lost or shrunk piece | Write down how a piece is valued, ask an insurer for cover of goods in care, ask the town about waste water and the authority about solvents. | the page on lost pieces and the answers are there
trial: Wash twenty bags of one block | Collect by hand, have them washed in a launderette at quiet hours, and note kilos, minutes of folding, missing socks and the drive. | kilos, minutes and missing socks per bag are on one sheet
ask: What does one bag cost you when the van stops for it alone? | | f-2 | by driving a full and a half-empty evening
ask: Who pays for the shrunk cashmere? | We do, up to a sum that stands on the bag | rules | with an insurer's answer and the list of delicate things
roles: somebody who has run a laundry | a driver who remembers names and doorbells | a developer for slots and labels
search: laundry pick up
name: Sock Reunion = what every basket hopes for
name: Fold & Thread = what comes back
name: Bag by Nine = when it stands at the door
name: Warm Pile = a stack just ironed
name: Collar Club = where shirts feel at home
name: Peg & Basket = how washing was done
name: Steamroom = where creases give up
name: Spin Cycle = the part that others do
name: Bucato = Italian for the wash on the line
name: Crease Cease = an order to shirts
name: *Foldora = a box that opens on clean shirts
name: Second Sock = the one that is always missing
line: Both socks come back
line: A bag at the door, shirts on hangers
line: Ironed by someone who likes it
line: Your Sunday smells of coffee, not softener
line: Folded the way your aunt did

moving-help
job: a move, moves
rival: platforms for vans and helpers | a van with two people can be booked for tomorrow | AnyVan@GB, Lugg@US, Dolly@US, U-Haul@US, Movu@CH | movers near me
rival: removal firms with a yard | they look at every room beforehand and answer for the piano
rival: friends, a hired van and pizza | it is paid in pizza, and everybody owes everybody a move
meet: letting agents, student offices and self-storage yards | letting agent | she knows the date of each move before the tenant has thought of boxes | carry three of her tenants with {name} and send her the handover photographs | two mornings a week | letting agents, caretakers and kitchen fitters | they hand over keys and are asked who carries
measure: the share of moves that end within the hour that was named
moat: crews who work together for years and know the stairs of the town
risk: the offer was made by telephone and then there are a piano and five floors | let people film each room, price by cubic metre and floor, and agree on what is added before the first box
rule: Settle damage, parking and lifting | Ask an insurer about goods on the road, ask the town for the no-parking sign and its notice, ask whether a carrier's licence is needed, and have damage noted at the door. | policy, licence and the form for damage are in the van
trial: Carry five moves from film to last box | Estimate each move from a film, measure the real volume and hours, and note what was broken, forgotten or too large for the stairs. | estimated and real volume and hours stand side by side
ask: How far off are your estimates? | | trade-trial | by comparing five films with five moves
ask: Who pays for the scratched table? | Our insurer, when it stands on the form at the door | rules | with the policy and a filled form
roles: a foreman who has carried for years | somebody who estimates from films | somebody who plans vans and crews
search: movers
name: Fifth Floor = the hardest words of the day
name: Crates & Keys = what a move is made of
name: Last Box = the best one of all
name: Piano Too = the question on the phone
name: Landing Three = where everybody puts it down
name: Turn & Tilt = how a wardrobe gets through
name: +Vanfolk = people who come with a van
name: Strap & Quilt = what keeps a table whole
name: Kartonage = from the German for boxes
name: Next Address = where everything is going
name: *Liftrida = one who lifts and rides along
name: Mind the Lamp = what is called on every landing
line: Yes, the piano too
line: Somebody else walks backwards downstairs
line: Everything arrives, even the plants
line: New keys, same lamp
line: We know how sofas turn

peer-storage
job: a storage month, storage months
rival: storage houses | one gets a lit room with one's own key, open day and night | Public Storage@US, Extra Space Storage@US, Big Yellow@GB, Shurgard@FR, Shurgard@NL, Shurgard@DE | self storage near me
rival: cellars of private people | they are round the corner and cost less than a lit corridor | Neighbor@US, Stashbee@GB, Costockage@FR, Spacer@AU | storage space nearby
rival: the parents' attic | it is free until the parents want to build
meet: moving firms, student offices and divorce advisers | foreman of the moving firm | each week there is something left that does not fit the new flat | take what is left over from three moves with {name} and send the owners a list with pictures | two afternoons a week | movers, letting agents and estate agents | they stand among furniture that has to go somewhere
measure: the share of boxes that stay longer than three months
moat: dry rooms in every quarter, with hosts who have been looked at
risk: people who move in pay for three months and then neither pay nor fetch | keep a card on file, write each month what lies there, and agree before on what happens to it
rule: Settle what may lie there and what becomes of it when nobody pays | Ask an insurer about water, fire and theft in private rooms, ask landlords about letting on, write a list of forbidden things and a lawyer-checked step for abandoned goods. | policy, list and contract lie in one folder
trial: Store the things of ten people in four cellars | Carry them in, photograph them, measure damp for two weeks, let three owners fetch something at short notice, and note every question. | humidity, visits and questions for each cellar are on one sheet
ask: What if the cellar floods? | The things stand on pallets and are insured | rules | with an insurer's answer for private rooms
ask: How often do people want to reach their things? | | interviews-2 | by asking twenty people what they last fetched
roles: somebody who looks at rooms and hosts | a developer for listings, payment and lists | somebody who knows insurers and contracts
search: storage space
name: Next Attic = the room one lacks, one door on
name: Skis & Cribs = what one needs in some years
name: Dry Corner = the only thing that counts
name: Dustsheet = what lies over it till then
name: Left Behind = what did not fit the lorry
name: Until Spring = how long most things stay
name: +Nookery = many nooks, all let
name: Grenier = French for attic
name: Spare Cellar = what the neighbour has
name: Box & Bolt = what is kept, and how
name: *Stowella = somebody who knows where to put it
name: Moth & Cedar = the old enemies in every attic
line: Room for grandfather's clock
line: Skis sleep here until winter
line: Somebody near you has a dry cellar
line: Too dear to part with, too big
line: The cot waits for the next child

renovation-matching
job: a renovation, renovations
rival: platforms that sell requests to builders | several firms ring within a day | Houzz, Angi@US, Checkatrade@GB, MyBuilder@GB, Habitissimo@ES, Travaux.com@FR, hipages@AU | renovation quotes
rival: the builder whom friends recommend | one has seen his tiles and knows how late he was
rival: living with the old bathroom | it works, and nobody has to move out
meet: tile showrooms, banks and estate agents | adviser in the tile showroom | couples sit there with plans and no builder | take on two of their bathrooms with {name} and show the next couple the plan of days and what came of it | two Saturdays a month | banks, estate agents and kitchen shops | they lose customers who find no builder
measure: the share of offers that hold until the last invoice
moat: crews whose last ten sites can be visited
risk: the wall is opened and something is found that nobody has priced | open one spot in each trade before the offer and agree on a sum for surprises with the owner
rule: Settle permits, guarantees and in whose name the builder works | Ask a lawyer who owes the work, the platform or the builder, ask the building authority what needs a permit, and have each firm show insurance and tax papers. | the contract, a checklist of permits and each firm's papers are there
trial: Follow two bathrooms from first visit to last tile | Write the plan of days, visit every second day, and note every hour of waiting, each extra and who caused it. | plan and reality of both sites stand beside each other
ask: Why do good builders need you when they are booked for months? | They get measured plans and owners who have decided | interviews-2 | by asking ten builders about the last offer that came to nothing
ask: Who stands there when the tiler does not come? | | closing-calls | by asking three firms for a promise to stand in
roles: a site manager with bathrooms behind her | somebody who wins and checks crews | a lawyer for contracts, by the hour
search: bathroom renovation
name: Dust & After = the two halves of every site
name: Plumb Line = the first thing on a wall
name: Old Walls = where surprises live
name: Tile by Tile = how it is done
name: Architrave = the last trim round a door
name: Lintel = what carries the opening
name: Bare Plaster = the day it looks worst
name: Knock Through = the best noise on site
name: Richtfest = German for the feast when the roof is up
name: Kettle On Site = what keeps crews friendly
name: *Renovelle = new, with French manners
name: Bath by May = a date one can work towards
line: Who comes when, room by room
line: We have looked behind the tiles
line: Dust with an end date
line: The old house keeps its charm
line: A builder who rings back

interior-design-online
job: a room, rooms
rival: design by questionnaire | one fills in a test and gets a room with a shopping list | Havenly@US, Decorilla@US | online interior designer
rival: planners in furniture houses | the drawing is free when one buys the sofa there | IKEA, West Elm@US, Westwing@DE | room planner
rival: pictures saved in the evening and a tin of white paint | it costs nothing and commits to nothing
meet: new housing estates, estate agents and paint shops | estate agent | she hands over keys to rooms that echo | furnish one room of a buyer with {name} and let the agent show the pictures to the next | one evening a week | estate agents, kitchen planners and removal firms | they see people in empty rooms with a budget
measure: the share of rooms that were bought and set up as drawn
moat: rooms photographed years later, with people living in them
risk: the client loves the drawing and then changes one piece after another until nothing fits | agree first on the three things that stay, and offer one exchange for each piece
rule: Settle who answers for measurements and orders | Write down who measures, who buys and who deals with a broken delivery, state every commission from shops openly, and settle who may show pictures of the home. | the page on measuring, buying and commissions is part of the order
trial: Design three rooms from telephone films | Let three households film and measure themselves, draw the room, and then go there with a tape and note each mistake. | measured and true lengths of three rooms are on one sheet
ask: How wrong are the lengths people measure themselves? | | trade-trial | by measuring three rooms again
ask: Do you earn from the shops you recommend? | Where we do, it stands beside the piece | price-talks | by asking clients how they want it shown
roles: a designer with homes to show | somebody who draws rooms quickly and truly | somebody who knows shops, delivery times and returns
search: online interior designer
name: Lampshade = what changes a room most for the least
name: Sit Here = what a good corner says
name: Third Wall = the one nobody dares to paint
name: Rug First = the old rule of furnishing
name: Echo No More = what an empty room stops doing
name: Nook & Lamp = all an evening needs
name: Ochre Door = a colour one remembers
name: Warmroom = where guests stay too long
name: Salotto = Italian for a small sitting room
name: Sofa Compass = which way it should face
name: *Chambrelle = a small room, as if in French
name: Two Chairs = the smallest living room
line: The sofa finds its wall
line: Rooms where guests forget the time
line: White was only the beginning
line: Your grandmother's chair stays
line: Measured, drawn, sat upon

appliance-repair
job: a repair, repairs
rival: service of the makers | it has the original part and the screwdriver for it | Miele, Bosch, Sears Home Services@US, Domestic & General@GB | washing machine repair
rival: independent technicians | they come this week and say honestly when it is not worth it | uBreakiFix@US, iSmash@GB | appliance repair near me
rival: buying a new one | it is delivered on Thursday, and the old one is taken along
meet: recycling yards, repair cafés and tenants' unions | head of the recycling yard | machines are thrown down there that lack one pump | let him set aside ten machines and mend them in front of visitors with {name} | one Saturday a month | landlords, kitchen shops and energy advisers | they are called when something drips and want it over
measure: the share of machines that run after one visit
moat: a parts van stocked from the faults of thousands of visits
risk: the first visit finds the fault and the second brings the part, and two drives eat what is earned | ask for type plate and a film of the fault, and load the three likeliest parts
rule: Settle electricity, warranty and what happens to old machines | Ask the chamber who may open mains devices and coolant, how a repair is tested and logged, how long it is guaranteed, and who takes scrap. | the list of qualified people and the test log lie in the van
trial: Diagnose thirty faults by film and check ten at home | Collect films with type plates, write down the part to bring, visit ten, and note whether it was the right one. | guessed and real fault of each visit are on one sheet
ask: How often is the right part in the van? | | trade-trial | with ten visits after a film
ask: When do you tell people to buy a new one? | When the part costs more than the years left are worth | rules | with a written rule by age and fault
roles: a technician with years on household machines | somebody who asks for plate and film and orders parts | somebody for stock and rounds
search: washing machine repair
name: Spin Again = what the drum should do
name: Second Cycle = a machine's next life
name: No Rattle = what one wants to hear
name: Pump & Fuse = the two usual suspects
name: Kaput No More = German for broken, and over
name: Small Spring = the part that was missing
name: Drum Doctor = who listens to the washing machine
name: Type Plate = where every repair begins
name: Riparo = from the Italian for I repair
name: Last Screw = the one that must not be left over
name: *Fixelle = she finds the fault
name: Fridge & Co = the family in the kitchen
line: The old one has ten more summers
line: It only needed a new pump
line: Listen: it spins again
line: Screwdrivers before scrapyards
line: We open what others throw away

furniture-repair
job: a piece, pieces
rival: workshops of upholsterers | the master has covered chairs of three generations | | upholsterer near me
rival: new furniture houses | the new sofa stands there to sit on, and costs less than the fabric | IKEA, Wayfair, DFS@GB, XXXLutz@DE, XXXLutz@AT | new sofa
rival: a blanket over the hole | it hides everything, and the dog likes it
meet: flea markets, auction rooms and homes that are being cleared | auctioneer | he sees good frames under ugly fabric go for nothing | cover two chairs of his viewing days with {name} and put a photograph of before beside each | one Saturday a month | interior designers, house clearers and antique dealers | they hold good pieces that nobody takes as they are
measure: the share of estimates by photograph that become orders
moat: pieces that stand finished in homes people visit
risk: the seat comes off and the frame is eaten by worms, and nobody has paid for that | open one corner before the price is fixed and name a sum for what may lie below
rule: Settle fire rules for fabric and what a piece is worth | Ask which fabrics and foams must resist fire, how dust and solvents are dealt with in a workshop, and write down the value of each piece before it leaves the house. | fabric certificates, the workshop's answer and a form for value are there
trial: Restore four chairs with a clock | Take four chairs of different ages, estimate from photographs, note hours for stripping, frame, padding and fabric, and metres used. | estimated and real hours of each chair are on one sheet
ask: Why pay more than a new chair costs? | | price-talks | by asking ten owners what the piece means to them
ask: How good is an estimate from photographs? | We open one corner before we fix it | trade-trial | with four chairs
roles: an upholsterer or joiner | somebody who collects, carries and estimates | somebody who takes pictures and answers owners
search: sofa reupholstery
name: Horsehair = what good seats were filled with
name: Tack & Twine = the upholsterer's two friends
name: Old Oak = a table with a past
name: Wobbly Leg = what is brought in most
name: Stout Frame = what a worn chair still has
name: Webbing = what holds up every seat
name: Button Back = a chair with dimples
name: Fauteuil = French for armchair
name: Worn & Worthy = what we look for
name: Beeswax = the smell of a workshop
name: *Sedilla = a small seat with Latin roots
name: Dovetail Days = when joints were made by hand
line: Grandfather's chair, your fabric
line: Good bones, new cover
line: It creaked, now it listens
line: A hundred years, and sat on again
line: Under the cover, a beauty

home-energy-advice
job: a house check, house checks
rival: installers who plan and fit in one | they name one price for everything and bring scaffolding and forms | Sunrun@US, Enpal@DE, Octopus Energy@GB | solar panels for my house
rival: independent energy advisers | they sign what the bank and the grant office ask for | EnergySage@US | energy adviser near me
rival: waiting until the boiler fails | it has run for twenty years, and every neighbour says something else
meet: town evenings on heating, banks and chimney sweeps | chimney sweep | he stands beside every old boiler of the district once a year | check three houses of one street with {name} and show the street all three results on one evening | two evenings a month | banks, estate agents and chimney sweeps | they are asked what the house needs before it gets money
measure: the share of checked houses in which work is ordered within half a year
moat: measured winters of houses of the same age and street
risk: grants change and everybody waits for the next rule | reckon every plan without a grant too, and start with the step that pays in any case
rule: Settle who may issue a report, and independence from installers | Ask the grant office which training it accepts, say openly who pays a commission, and ask an insurer for cover of wrong advice. | the office's answer, the policy and the page on commissions are published
trial: Check five houses of one building year | Measure walls, flow temperature and bills, write a plan in three steps, and have an experienced engineer correct it. | five plans lie there with the engineer's corrections in red
ask: How do you know a heat pump will warm this house? | We ask for last winter's flow temperature and bills first | trade-trial | by measuring five houses of one year
ask: Who pays when the savings do not come? | | rules | with an insurer's answer and the wording of the report
roles: an engineer with a licence for reports | somebody who explains boilers in plain words | somebody who checks installers and their dates
search: heat pump advice
name: Warm Bricks = what a house wants to be
name: Southroof = the side that earns
name: Boiler Bye = the farewell in the cellar
name: Draught Door = where it begins
name: Sun & Cellar = the top and the bottom of the task
name: Coldbridge = the engineer's word for a leak of warmth
name: Thick Walls = what an old house has going for it
name: Woolcoat = what a house wears
name: Kachel = German for the tile of a stove
name: Noon Kettle = tea boiled by the roof
name: *Solanna = a house that turns to the sun
name: Three Winters = how long one should measure
line: Ask the house first
line: Warm feet, cool cellar
line: Which step first? The attic, perhaps
line: Your roof faces south for a reason
line: One last winter with that boiler

tool-lending
job: a loan, loans
rival: hire counters of builders' merchants | the machine is serviced and stands there on Saturday morning | Home Depot@US, HSS@GB, Boels@NL, Boels@DE, Kiloutou@FR | drill hire near me
rival: libraries of things | one is a member, and somebody explains the sander | Library of Things@GB, Fat Llama@GB | borrow a drill
rival: the neighbour's garage | he has everything, and one brings it back with a cake
meet: allotments, housing associations and builders' markets | caretaker | he lends out his own ladder and wants it back | put a locker with twelve things into his house with {name} for a month | one Saturday morning a week | housing associations, towns and libraries | they have empty rooms and tenants with full cellars
measure: the share of things that are out at the same weekend more than once a month
moat: lockers in houses where people pass anyway
risk: everybody wants the same carpet cleaner on Saturday and nobody anything on Tuesday | buy only the twenty things asked for most, let weekday loans run longer and keep two of the favourites
rule: Settle what happens when a tool hurts somebody or comes back broken | Ask an insurer about borrowed machines, have electric tools checked at set dates, and write a page of handling for each. | the policy, the check list and a page for each tool are there
trial: Lend twelve things from one cellar | Offer drill, ladder, sander, carpet cleaner, projector and seven more for two weekends, and note who asks for what, how it comes back and what was missing. | asked, lent and damaged of each thing are on one sheet
ask: Why not buy a cheap drill? | Most do, so we start with what is too large for a cupboard | interviews-2 | by asking thirty households what they last borrowed
ask: Who comes for the deposit when the sander is gone? | | rules | with an insurer and a deposit on the card
roles: somebody who repairs machines and explains them | somebody who wins houses and towns | a developer for lockers and booking
search: borrow a drill
name: Saturday Drill = when everybody needs it
name: Ladder Lane = a street with one ladder
name: Thirteen Holes = how many a drill makes in its life
name: Bring It Back = the only rule
name: Toolmates = neighbours with one toolbox
name: Shed Key = what one gets
name: Loan & Level = borrowed, and straight
name: Borrow Street = where we all live
name: Prestito = Italian for a loan
name: The Big Ladder = what no flat has room for
name: *Werkana = from the German for work
name: Cake & Sander = how thanks were always said
line: One ladder is enough for the house
line: Drill on Saturday, forget it on Sunday
line: Somebody three doors down has one
line: Bring it back with sawdust on
line: The cupboard stays closed

house-sitting
job: a visit, visits
rival: people who live in while you are away | the light is on at night and nothing is paid | TrustedHousesitters, HouseCarers, Nomador@FR | house sitter
rival: security and caretaker firms | they are insured and come when the alarm goes | Securitas, ADT@US, ADT@GB | key holding service
rival: the neighbour with the watering can | she has had the key since you moved in
meet: travel agencies, ferry harbours and estates of holiday houses | head of the holiday estate | she knows which shutters stay closed until Easter | look after five houses for a month with {name} and send each owner a picture after the storm | one afternoon a week | insurers, estate agents and travel agencies | they hear of burst pipes found after three weeks
measure: the share of owners who hand over the key for the next absence too
moat: a board of keys entrusted over years
risk: a key is lost, or one visit is left out and that week a pipe bursts | number keys without addresses and have each visit sealed with a picture and a time
rule: Settle keys, damage and proof of visits | Ask an insurer about lost keys and overlooked damage, ask each owner's insurer how often an empty house must be visited, and check the record of every keeper. | policy, keepers' papers and the page on visits are there
trial: Look after six homes for two weeks | Go through a list at each visit, water, post, taps, windows and cellar, send a picture, and note minutes, the way and what was found. | minutes, way and findings of each visit are on one sheet
ask: Why should strangers have my key? | Each keeper has shown a record, and the key bears no address | rules | with the checks and the insurer's answer
ask: What do you do at night when the alarm rings? | | closing-calls | by asking two security firms for a standby
roles: somebody whom a village would trust with its keys | somebody who plans visits and reads the pictures | somebody who talks with insurers and agents
search: house sitter
name: Key & Fern = two things left behind
name: Lights On = how an empty house should look
name: Postbox = what must not overflow
name: Neighbour's Key = the one that hangs near by
name: Watered Fern = the first thing one sees on returning
name: Home Still = the message one hopes for
name: Shutters Up = how the neighbours know
name: Dry Cellar = news one likes to read abroad
name: Custode = Italian for a keeper
name: Away Week = when we come
name: *Hearthena = a goddess of the hearth, on call
name: Tap & Lock = checked at each visit
line: The fern did not notice
line: Light in the window, nobody home
line: We hear the dripping first
line: Your post waits in a neat pile
line: Somebody has looked in the cellar

decluttering
job: a clear-out, clear-outs
rival: clearance firms | the house is empty by evening and nobody has to look | College Hunks Hauling Junk@US, AnyJunk@GB | house clearance
rival: personal organisers | they sit beside one at the wardrobe and wait | | home organiser near me
rival: putting it into the cellar for now | it costs no decision, and the cellar is still half empty
meet: estate agents, hospices and charity shops | head of the charity shop | sons and daughters bring her bags and tell of the rest | sort one cellar with {name} and let the shop have what it can sell | one afternoon a week | estate agents, notaries and carers of old people | they stand in full homes that have to be handed over
measure: the share of homes still in order three months later
moat: buyers and charities that take what is found the same day
risk: one drawer of letters takes longer than a garage | sort tools before letters, set a time for memories and photograph what need not stay
rule: Settle who may decide, what is found and where it goes | Have every heir sign before the first bag, agree on money and papers found, ask the town about licences for carrying waste, and insure damage on the stairs. | the heirs' form, the licence and a list of finds are there
trial: Clear three rooms of different kinds | Take a wardrobe, a cellar and a study, note hours, bags for each way out, pieces sold, and the moments when everything stopped. | hours and bags of each room are on one sheet
ask: What do you do with the ring in the coat? | It lies on a list with a picture, and two people sign | rules | with the form and an insurer's answer
ask: How much of the bill can be covered by what is sold? | | trade-trial | by selling what three rooms give
roles: somebody with patience and no opinion on other people's things | somebody with a van and a tipping licence | somebody who sells what is good
search: house clearance
name: Floor Again = what comes to light
name: Keep & Kiss = two of the three piles
name: Cable Drawer = the one nobody dares to open
name: Empty Shelf = the finest sight of a Sunday
name: Bags by Door = how a good day ends
name: Odd Socks Out = the first to go
name: Lichtung = German for a clearing
name: One Box Left = what one keeps of a cellar
name: Bare Hook = a place for the coat one wears
name: Aunt's Attic = where it has all been kept
name: *Clarella = a clear room with a friendly name
name: Breathing Room = what remains
line: You find the floor, and the scissors
line: Three piles, then tea
line: The letters last, with time
line: Somebody needs your fondue set
line: Air on every shelf

mould-check
job: a check, checks
rival: surveyors and building biologists | they write a report that a court will read | | damp survey
rival: weather stations for the room | they show the humidity on a small screen, day and night | Netatmo, Airthings, Awair@US, Govee | humidity sensor
rival: bleach, airing and the cupboard in front of it | it costs little, and one no longer sees it
meet: tenants' unions, paediatricians and housing associations | adviser of the tenants' union | each winter she hears landlord and tenant blame each other | hang sensors in ten of these flats with {name} and give both sides the same curve | one evening a week in winter | paediatricians, painters and housing associations | they see the same black corner every year
measure: the share of damp rooms in which the curve falls after the first advice
moat: curves from thousands of rooms with known walls and windows
risk: nobody thinks of it from April to October | sell the autumn check to housing associations and offer summer for cellars
rule: Settle what a reading proves and whose it is | Ask a lawyer what a tenant may measure and show, never promise health effects, ask a surveyor when a visit is needed, and write down who sees the curve. | the lawyer's and the surveyor's answers are published in plain words
trial: Hang sensors in ten bedrooms for two weeks | Measure humidity and wall temperature, let people air as ever in the first week and by message in the second. | both weeks of each room lie above one another
ask: Is it the tenant or the wall? | The curve tells airing from water in the wall in most rooms | trade-trial | by letting a surveyor judge ten curves blind
ask: Who pays, tenant or landlord? | | price-talks | with ten tenants and two housing associations
roles: a building physicist or surveyor | a developer for sensors and messages | somebody who knows tenants and landlords
search: mould in bedroom
name: Black Corner = where it begins
name: Dry Wall = what the paint should be on
name: Airing Bell = when the window should open
name: Windows Wide = the first advice
name: Spore No More = what is hoped for
name: Mildew Watch = what looks behind the cupboard
name: Cold Wall = where water settles
name: Dewpoint = the temperature at which a wall gets wet
name: Trocken = German for dry
name: Airtide = what should go through a room twice a day
name: *Airelle = a corner with air in it
name: Behind the Bed = where nobody looks
line: Look behind the wardrobe first
line: Open the window now, not later
line: The wall tells whose fault it is
line: Dry corners all winter
line: Before the black spot comes back
`;
