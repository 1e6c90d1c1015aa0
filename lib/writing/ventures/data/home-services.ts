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
name: Under the Sofa = where we look too
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
name: Drip Stop = the most wished-for sound in a bathroom
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
name: Two Wheelbarrows = how much a hedge leaves
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
name: Squeegee & Sons = the tool that made the family
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
name: Lavanda = Italian for lavender, and from the word for washing
name: Crease & Desist = an order to shirts
name: *Foldora = a box that opens on clean shirts
name: Second Sock = the one that is always missing
line: Both socks come back
line: A bag at the door, shirts on hangers
line: Ironed by someone who likes it
line: Your Sunday smells of coffee, not softener
line: Folded the way your aunt did

moving-help
job: a move, moves
rival: platforms for vans and helpers | a van with two people can be booked for tomorrow | AnyVan@GB, Lugg@US, Dolly@US, U-Haul@US, Movu@CH, Movinga@DE | movers near me
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
name: Sofa Upstairs = the hardest sentence of the day
name: Boxes & Keys = what a move is made of
name: Last Box = the best one of all
name: Piano Too = the question on the phone
name: Stairwell = where moves are won
name: Turn & Tilt = how a wardrobe gets through
name: +Vanfolk = people who come with a van
name: Strap & Blanket = what keeps a table whole
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
name: Attic Next Door = the room one lacks
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
name: Moth & Mothball = the old enemies of storage
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
name: Second Fix = the builders' word for the fine work
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
`;
