/** Things for the home, for reading and for playing: what is known of them; the keys are those of `../lore.ts`. */
export const HOME_GOODS = `
furniture-maker
job: a piece, pieces
rival: furniture chains | they have a sofa to sit on and a flat box for tonight | IKEA, Maisons du Monde@FR, Höffner@DE, Habitat, West Elm@US | solid wood table
rival: online makers to measure | they draw it on the screen and send it in boxes | Tylko, Pickawood@DE, Vitsoe@GB | custom shelves online
rival: grandmother's table, or two trestles and a board | it is there, and it will do until the next move
meet: architects' offices, wine bars and showrooms of kitchen makers | interior architect | she draws the wall with a hole where the piece should stand and does not know who makes it | put one table of {name} into a wine bar for six weeks with a small brass plate, and count who asks the waiter | one day a week | interior architects, kitchen makers and estate agents | their rooms look better in the photograph
measure: the share of offers that become an order within six weeks
moat: joints, drawings and a waiting list
risk: each piece is made once, priced for the fifth time and paid at delivery | make three pieces in four sizes, ask for half in advance, and sell what stands in the showroom
rule: Settle load, finish and who carries it upstairs | Ask which tests hold for shelves, beds and things for children, use finishes with papers, and write down who pays when it scratches the stairwell. | test papers, the delivery terms and the policy are filed
trial: Make one piece five times | Build the same table five times, clock each step, sell at full price with delivery, and visit each after two months. | hours, wood, damage and the price of each are in one table
ask: How long do people wait, and do they? | | closing-calls | with ten buyers who pay half today
ask: What does delivery to the fourth floor cost? | | trade-trial | by carrying all five up yourself
roles: a joiner who repeats himself well | a designer who draws for the machine | somebody who talks with architects and buyers
search: solid wood table
name: Dovetail Ten = the joint that needs no screw
name: Knot & Grain = what one sees in a board
name: Square Shoulder = a corner one can trust
name: +Oakarrive = a tree comes up the stairs
name: Long Supper Co = what a big table is for
name: Shavings = what lies on the floor at six
name: Trestle Row = where twelve people sit
name: Holzbein = German for a wooden leg
name: Plane Sunday = a smooth board, a quiet day
name: Board & Bond = two pieces that stay together
name: Heirloom Soon = old one day, new now
line: Knock on it
line: No screws, ask the corner
line: It comes up the stairs once
line: The ring of the first glass is yours
line: Built for elbows and arguments

used-furniture
job: a piece, pieces
rival: classified ads and marketplaces | everything is there tonight if one has a car and a strong friend | Facebook Marketplace, Kleinanzeigen@DE, Gumtree@GB, Leboncoin@FR, Craigslist@US, Selency@FR, Vinterior@GB | second hand furniture
rival: furniture by the month, and new from the chain | it arrives in one van and fits together | IKEA, CORT@US, Lyght Living@DE
rival: the parents' attic and the pavement on collection day | it is free, and one tells the tale for years
meet: student halls, relocation offices and house clearances | house clearer | he stands in a full flat on Monday and on Friday it must be empty | go along on three clearances, take the best six pieces, and sell them as {name} within two weeks | two days a week | estate agents, undertakers and relocation offices | somebody asks them what should happen to all this
measure: the days a piece stands before it is sold
moat: clearers who ring you before they ring the tip
risk: a cheap wardrobe takes as much room, van and back as a dear one | set a least price, and take nothing that two people cannot carry and one cannot photograph
rule: Settle woodworm, stolen goods and the stairwell | Ask who may deal in used goods, write down from whom each piece came, check fire labels of upholstery, and insure the carrying. | the purchase book, checks and policy are in place
trial: Turn thirty pieces in six weeks | Buy thirty pieces, clock mending, photographs and carrying, sell at the price you need, and note the days each stood. | days, hours, margin and damage per piece are in one table
ask: What does it cost to carry one chest of drawers twice? | | trade-trial | with van, two people and a watch
ask: Where does the good stuff come from next year? | | closing-calls | with five clearers who sign to ring first
roles: somebody with an eye for old things | a restorer who knows when to stop | two people with a van
search: second hand furniture
name: Attic & After = where it stood, where it goes
name: Third Flat = where this sofa has lived
name: Drawer Letter = what one finds stuck at the back
name: +Patinarow = old shine, in a line
name: Woodworm None = the first thing one checks
name: Good Bones Co = what can be saved under bad cloth
name: Aunt's Armchair = the one everybody wanted
name: Brocante = French for the trade in old things
name: Swan Neck = a leg from another century
name: Two to Carry = the rule for taking it in
name: Left in Legacy = how most of it comes
line: Somebody has already spilled the wine
line: Look for letters behind the drawer
line: Sat in since nineteen something
line: It has moved house before
line: The wobble is gone, the scratch stays

house-plants
job: a plant, plants
rival: plant shops and garden centres | one sees whether it droops, and carries it home | IKEA, Dehner@DE, Dobbies@GB, Home Depot@US, Intratuin@NL | house plants near me
rival: plants by post | they come in a tall box with a card on how not to kill them | Patch Plants@GB, The Sill@US | plants online
rival: cuttings from a friend on the window sill | they are free, root in a glass and have a name
meet: cafés, hairdressers and offices of new firms | owner of the café | people sit beside a plant for an hour and begin to feel that theirs is dying | stand six pots of {name} on the tables with a price on the rim and count what goes home | one day a week | hairdressers, interior shops and yoga teachers | green makes their room, and somebody has to bring it
measure: the share of plants alive six months later
moat: knowing which plant survives in which flat
risk: it freezes in the parcel or dies after three weeks, and the customer blames herself or you | sell by window and forgetfulness, and replace the first one that dies
rule: Settle plant passports, frost and poison | Ask which plant passport is needed, what of imported plants and soil, and mark what is poisonous for children, cats and dogs. | the registration, frost test and warning signs are filed
trial: Send thirty plants into thirty flats | Sell thirty plants after five questions on light and watering, post half and bring half, and ask for a photograph after four and eight weeks. | losses by plant, way and window are in one table
ask: How many die before, during and after the parcel? | | trade-trial | with thirty plants and sixty photographs
ask: Who needs a fifth one? | | interviews-2 | by counting pots in twenty flats
roles: a gardener who can guess a flat | somebody who packs tall things | somebody who answers pictures of brown leaves
search: house plants online
name: North Sill = the hard place, and who likes it
name: Leaf & Landing = green on the stairs
name: Thirsty Thursday = when one goes round with the can
name: +Potparade = how they stand in a row
name: Root in Glass = how most of them began
name: Finger Test = how one knows whether to water
name: Fern Address = where one is at home among leaves
name: Foglia = Italian for a leaf
name: Green Flatmate = who never does the washing-up
name: Dusty Leaf = what one wipes on Sunday
name: Turn Me = what it asks every week
line: Likes your dark corner
line: Forgives a fortnight's holiday
line: Stick a finger in, then decide
line: One more leaf since Sunday
line: A flatmate who asks for little

flowers
job: a bunch, bunches
rival: flowers by post | they know the birthday and are there tomorrow | Bloom & Wild@GB, Interflora, Fleurop@DE, FTD@US | flower delivery
rival: florists and the bucket at the supermarket | it stands beside the till on Friday at six | Tesco@GB, Aldi, Carrefour@FR | florist near me
rival: the garden, chocolate, or nothing this time | one was going to bring wine anyway
meet: hairdressers, bakeries and receptions of small hotels | hotel owner | the vase at the desk is the first thing a guest sees, and it is empty by Wednesday | fill the vase every Monday for a month as {name}, with a card beside it, and count who asks | one morning a week | bakeries, undertakers and wedding planners | flowers belong to what they do, and they have no water for them
measure: the share of subscribers who still have flowers on the table in the third month
moat: growers in the next valley and rounds that are full
risk: Mother's Day earns the spring, and a hot July wilts the rest | sell the Monday vase to firms first, and cut only what is ordered
rule: Settle market days, residues and who is at home | Ask about selling on the pavement and on Sundays, get papers for fair or local, and say what happens if nobody opens. | permits, papers of the growers and delivery terms are filed
trial: Bind forty bunches from one field | Buy from one grower, bind forty bunches of one size, sell by order and at one door, and ask for a photograph on day seven. | waste, minutes per bunch, days in the vase and second orders are known
ask: What do you bind in February? | Branches, dried flowers and bulbs from a cold house | trade-trial | by planning fifty-two weeks with two growers
ask: How much is thrown away? | | f-2 | by weighing the bin after four market days
roles: a florist who likes weeds too | somebody who grows or knows growers | a rider with a careful bicycle
search: flower delivery
name: Wild Tuesday = what stands on the table in the week
name: Stem & String = all a bunch needs
name: Day Seven = when one sees how fresh it was
name: +Vasewater = what to change every second day
name: Slant Cut = how a stem drinks
name: From the Verge = what grew beside the road
name: Peony Week = the eight days one waits for
name: Fleurette = French for a little flower
name: Bucket & Bloom = where it stands and what it does
name: One Odd Stem = the one that makes it
name: Field Post = straight from there
line: Cut at six, on your table by six
line: Smells of the field, not the fridge
line: One odd stem in every bunch
line: Put it where you sit
line: The doorbell that smells of sweet peas

kitchen-tools
job: a tool, tools
rival: brands of pans, knives and helpers | they lie in each department store and on wedding lists | OXO, Le Creuset, Zwilling, Joseph Joseph, Tefal, Our Place@US | kitchen tools
rival: copies on the large marketplaces | they look alike and cost a quarter | Amazon, Temu, IKEA
rival: the old knife and a fork | one knows exactly how to hold it
meet: cookery schools, kitchen shops and weekend markets | teacher of the cookery class | twelve people have it in hand for an hour, and she is asked where she has hers from | let one class cook with {name} and one without, and watch which hand reaches for it again | one evening a week | butchers, cookery writers and kitchen fitters | they like to show how it is done
measure: the share of buyers who used it in the past seven days
moat: a tool that cooks hold on camera, and a protected shape
risk: it is copied within months and sold at a quarter of the price | protect the shape before showing it, and sell to people who touch it first
rule: Settle what may touch food | Have materials tested for contact with food, check safety of blades and heat, file the design before it is shown, and search other people's patents. | the test report, the filing and the search are filed
trial: Put twenty prototypes into twenty kitchens | Lend twenty for three weeks, ring each Sunday, look in which drawer they lie, and offer them at full price. | uses per week, the drawer, breakages and paid tools are in one table
ask: In which drawer does it lie after a month? | | trade-trial | by visiting twenty kitchens unannounced
ask: What does it cost from the mould on? | | f-2 | with offers of three makers for one, five and twenty thousand
roles: an industrial designer who cooks | somebody who knows moulds and makers | somebody who shows it in front of people
search: kitchen tools
name: Top Drawer Tool = where the used ones lie
name: Peel & Pivot = two movements of one hand
name: Burr Edge = what a knife shows when it is ground
name: +Whiskwright = who makes what stirs
name: Left Hand Too = for both kinds of cooks
name: Chop Tempo = how fast it goes
name: Handle First = what one feels
name: Mestolo = Italian for a ladle
name: Pan & Patience = how one gets a crust
name: Hook by Stove = where the good things hang
name: Onion Dry = an eye that does not weep
line: It lives in the top drawer
line: Pick it up, you will see
line: The one you reach for
line: For cooks with two left hands, too
line: Onions have met their match

toys
job: a toy, toys
rival: toy brands | children know the film, and godparents know the name | LEGO, Playmobil, Mattel, Ravensburger, Melissa & Doug, Haba@DE, PlanToys | wooden toys
rival: learning boxes by subscription | a parcel with the child's name comes every month | KiwiCo, Lovevery | learning toys
rival: a cardboard box, sticks and the saucepan lids | they hold attention longest and cost nothing
meet: nurseries, libraries and waiting rooms of children's doctors | nursery teacher | she sees within ten minutes what children come back to | leave {name} in the room for two weeks without a word and have her note who took it and for how long | one morning a week | speech therapists, librarians and godparents | they are asked what one gives a child who has everything
measure: the minutes children play with it in the second week
moat: a play that children teach one another
risk: grandparents buy in December, and the shelf stands still until Easter | sell to nurseries and therapists from January, and bring additions to what is already loved
rule: Settle toy safety before the first sale | Have it tested for small parts, paint, strings and batteries, write the file and the warnings, mark it as demanded, and insure. | the test report, the file and policy are there
trial: Put ten into ten playrooms | Lend ten for three weeks, note minutes and broken parts, ask the child and then the parents, and sell at the end. | minutes per week, broken parts and paid pieces are in one table
ask: Does it still get taken out in week three? | | trade-trial | with ten playrooms and a tally on the wall
ask: Who buys: mother, grandfather or the nursery? | | interviews-2 | by asking thirty buyers at a till
roles: a maker who has watched many children | somebody for tests, files and makers | somebody who gets it into nurseries and shops
search: wooden toys
name: Sofa Cave = where half of it lives
name: Peg & Pirate = a bit of wood, and what it is today
name: Rain Afternoon = when it gets taken out
name: +Clackwood = the sound of two blocks
name: Tower Again = what one says after the crash
name: Carpet Sea = where the ships go
name: Knee High Co = how far up the world is
name: Kuckuck = German for a cuckoo, and for peekaboo
name: Wobble & Wow = it sways, it stands
name: Again Again = what is called from the carpet at seven
name: *Tumblewick = what falls and lights up a face
line: Still out of the box in week three
line: Today it is a ship
line: Crash, laugh, build it again
line: No batteries, a lot of noise
line: Dinner has to wait

toy-rental
job: a delivery, deliveries
rival: toy and baby gear rental services | they bring it washed, and take it back in one box | BabyQuip@US, Baboodle@GB, Tiny Library@NL | toy rental
rival: used things by classified ad | it costs little, and one sells it on | Kleinanzeigen@DE, Facebook Marketplace, Vinted, Gumtree@GB | used toys
rival: a cousin's cellar and the town's toy library | it is there, complete or nearly
meet: midwives' rooms, family centres and holiday flats | head of the family centre | the same things are carried in and out of cellars all over the quarter | set up a shelf of {name} there for four weeks and let families take and bring back | one afternoon a week | midwives, holiday hosts and grandparents' clubs | a child comes to stay and there is no cot
measure: the share of families that take a third delivery
moat: a stock that comes back complete, and families who treat it well
risk: one missing part makes a whole set worthless | choose things of few pieces, weigh them on return, and keep a cupboard of spare parts
rule: Settle hygiene, safety and what is lost | Ask how things that babies mouth must be cleaned, check car seats and cots for recalls and accidents, and write down what wear is free. | the cleaning plan, check lists and terms are filed
trial: Lend forty things for two months | Buy forty things used, lend to fifteen families for a fee, and note days out, minutes of cleaning and what came back without. | days out, minutes, losses and fees per thing are in one table
ask: How often must one thing go out to be paid? | | f-2 | by dividing price and cleaning by what is left of a month
ask: Does a child give it back? | Some things stay, and that is a sale | trade-trial | with fifteen families and what was cried over
roles: somebody who cleans, counts and mends | a parent whom others ask | a driver with an estate car
search: toy rental
name: Back in Box = how it should return
name: Lend & Lullaby = what one takes for a while
name: Borrowed Bear = who stays four weeks
name: +Swapcarpet = where one pile goes and one comes
name: Cot for a Week = when the grandchildren come
name: Fourth Home = where this train runs now
name: Two Wheels Less = a pram that goes on
name: Leihling = German for something small that is lent
name: Round Robin Rug = it goes from floor to floor
name: Attic Empty = what one has with it
name: Sleepover Bear = he has seen many beds
line: Loved hard, washed, passed on
line: The next pile is on its way
line: The attic stays empty
line: Grandma has a cot now
line: Send it back before it is boring

board-game
job: a game, games
rival: games in every shop | they won the prize and everybody knows the rules | Catan, Hasbro, Ravensburger, Asmodee, Exploding Kittens, Cards Against Humanity | board games
rival: new games by crowdfunding | they come with figures and a story, a year later | Kickstarter, Gamefound | new board games
rival: a pack of cards and the games in the cupboard | one need not explain anything
meet: board game cafés, libraries and fairs | owner of the board game café | tables full of strangers there ask him every night what to play next | put {name} on one table for three Fridays, say nothing, and write down each time somebody opens the rules twice | one evening a week | teachers, youth leaders and game shops | they need something for six people and half an hour
measure: the share of tables that play a second round at once
moat: a circle of players who test, argue and tell others
risk: printing starts at two thousand, and six hundred are sold | take orders first, print after, and keep the box small enough to post
rule: Settle toy rules, pictures and the name | Ask from what age toy safety counts, own the rights to pictures and idea in writing, search the name, and reckon freight and duty. | the age mark, contracts and search are filed
trial: Let twenty tables play without you | Make six handmade copies, lend them to twenty tables who film themselves, and count questions, laughter and second rounds. | minutes, questions, second rounds and advance orders are known
ask: Can strangers play it from the rules alone? | | trade-trial | with twenty films in which nobody explains
ask: How many must be sold before the printing is paid? | | f-2 | with offers of three printers and a freight forwarder
roles: a game designer who throws things away | an illustrator with contracts | somebody who stands at fairs and packs parcels
search: board game for adults
name: Your Turn Again = what somebody always has to say
name: Meeple Street = where small wooden people live
name: Dice Under Chair = where the six is
name: +Rulebend = what uncles do
name: Second Round Yes = how one knows that it was good
name: Sore Loser Inn = where they all end up
name: Shuffle & Sulk = how it begins, how it may end
name: Würfelzucker = German for sugar cubes, with dice in it
name: Left of Dealer = who begins
name: Pawn Sunday = rain, tea, revenge
name: Grandma Cheats = the oldest rule of the table
line: One more round, then bed
line: Your turn, still
line: It ends in laughter or in sulking
line: The quiet aunt wins again
line: Out of the box in two minutes

books
job: a book, books
rival: booksellers | they have it tomorrow, or on the table by the door | Amazon, Waterstones@GB, Thalia@DE, Barnes & Noble@US, Bookshop.org, Fnac@FR | bookshop near me
rival: used books by post | nearly each title is there for the price of a coffee | World of Books@GB, momox@DE, ThriftBooks@US, AbeBooks, Medimops@DE | second hand books
rival: the library, a friend's shelf and the pile by the bed | it is free, and there are nine unread ones
meet: libraries, reading circles and trains | librarian | readers tell her what they could not put down | lay out ten wrapped books of {name} with three words on each at the reading circle, and ask a month later who finished | one evening a month | teachers, cafés and guest houses | a book belongs to a chair and a window
measure: the share of readers who take a fourth book
moat: knowing what each reader could not put down
risk: the price is fixed or falls to nothing, and the margin is a stamp | earn with choice, clubs and evenings, and buy only by the metre what you know you can sell
rule: Settle fixed prices, returns and used goods | Ask whether book prices are fixed, what publishers take back, how used goods are taxed, and who may lend for money. | terms with the wholesaler and the adviser's note are filed
trial: Choose for forty readers for two months | Ask forty readers for three books they loved, send one wrapped each month at full price, and ask which page they stopped at. | books finished, put down and returned are in one table
ask: Why you and not the large one with everything? | It does not know what made you cry | interviews-2 | by asking forty readers how they chose their last three
ask: How many books an hour can one person sort? | | trade-trial | with twenty boxes from a clearance and a watch
roles: a bookseller with a memory for people | somebody who sorts, prices and posts | somebody who holds evenings and keeps clubs
search: second hand books
name: Dog Ear Days = the corners turned down
name: Chapter & Chair = the two things one needs
name: Bed Lamp Owl = who is still awake
name: +Spinewise = how one reads a shelf
name: Lamp & Late = just this chapter
name: Pencil in Margin = who underlined it before
name: Inky Gull = a bird over a sea of pages
name: Liseuse = French for a woman who reads
name: Nine Unread = the pile beside the bed
name: Slow Shelf = where things stand until they are needed
name: Last Page First = what only some admit
line: Just to the end of the chapter
line: Somebody underlined this for you
line: Three words on the wrapper, no more
line: The lamp stays on tonight
line: Give it until the second chapter

stationery
job: an order, orders
rival: brands of notebooks and planners | they lie in stations and bookshops and look as one wants to be | Moleskine, Leuchtturm, Passion Planner@US, Paperblanks, Hobonichi, Filofax | paper planner
rival: paper shops and the school aisle | it costs the price of a roll | Muji, Flying Tiger | stationery shop
rival: the telephone, and the back of an envelope | it is in the hand already
meet: libraries, coffee bars and paper markets | owner of the paper shop | people turn pages there, smell them and buy what they do not need | lay three bindings of {name} open beside a pen and see which gets written in | two Saturdays a month | teachers, coaches and calligraphers | they tell people to write it down
measure: the share of books that are written in past the third week
moat: a layout people have arranged their year in
risk: planners are sold in eight weeks, and in February they are paper | make it undated, and bring out something for May
rule: Settle pictures, patents and papers for the paper | Own drawings and fonts in writing, hold papers for recycled or forest claims, and ask whether cords and boxes make it a toy. | the rights, certificates and answers are filed
trial: Bind sixty and look inside after a month | Have sixty printed and bound, sell at two markets and by order, and ask for a photograph of week four. | empty pages, prices and reorders are in one table
ask: How full are they in March? | | trade-trial | with photographs of forty buyers
ask: What is the smallest print run, and what lies unsold? | | f-2 | with offers of three printers
roles: a designer who writes by hand | somebody for printers, paper and binding | somebody who sells before September
search: paper planner
name: Margin & Moon = where the best notes stand
name: Ink Dries Slow = why one waits before turning
name: Tuesday Page = the one that is always full
name: +Inkharbour = where thoughts tie up
name: Dotted Line Co = what guides and does not push
name: Crossed Out = the best feeling on paper
name: Ribbon Here = where one stopped
name: Carta Corta = Italian for a short sheet
name: Blot & Bind = what ink does, what thread does
name: Pencil Behind = where it sits, at the ear
name: Left Page Free = for what comes up
line: Cross it out with a real line
line: Lies open, stays open
line: Turn the page when the ink is dry
line: Room beside the list for a drawing
line: Smell it first, then write

art-prints
job: a work, works
rival: poster shops and print galleries | they have the size, the frame and a wall to try it on | Desenio, King & McGaw@GB, Posterlounge@DE | art prints
rival: online galleries for originals | they have thousands of painters and take it back | Saatchi Art, Artfinder@GB, Singulart@FR, Rise Art@GB | affordable art online
rival: holiday photographs, or the white wall | one has got used to it
meet: wine bars, doctors' waiting rooms and open studios | doctor with a bare waiting room | forty people a day stare at that wall for twenty minutes | hang four works of {name} there for two months with a small card, and change what nobody asked about | one morning a week | framers, interior architects and estate agents | they see the empty nail
measure: the share of people who try a work on their wall and keep it
moat: artists who show their new work to you first
risk: people like a hundred pictures and buy none | show seven for one wall, let them hang it for two weeks, and fetch it if it was wrong
rule: Settle rights, shares and resale money | Have artists sign what may be printed and for how many, ask whether a share of resale is owed, and insure works on the way and on loan. | the artist contract, edition lists and policy are filed
trial: Hang thirty works on thirty walls | Let thirty households choose from ten photographs, hang what they chose for two weeks, and sell or fetch it. | works kept, prices, damage and hours are in one table
ask: How does an artist earn more with you than alone? | | closing-calls | with twelve artists and their sales of last year
ask: Who buys a second one? | | interviews-2 | by sitting in the living rooms of fifteen buyers
roles: somebody with an eye whom artists trust | somebody who packs glass and hangs straight | somebody who finds walls
search: affordable art prints
name: Bare Nail = what is left of the last picture
name: Wall & Wonder = where, and what for
name: Red Dot Row = what is stuck beside what was sold
name: +Hangwell = straight, and at eye level
name: Nine of Forty = a print with its place
name: Level Eye = how high it should be
name: Wet Canvas = how new some of it is
name: Cornice = Italian for a frame
name: Above the Sofa = the place everybody asks about
name: Northlight Room = where painters like to work
name: Signed Small = down on the right
line: The nail is already there
line: Live with it two weeks, then say
line: Somebody you can ring painted this
line: For the wall you stopped seeing
line: Signed small, bottom right

ceramics
job: an order, orders
rival: tableware brands | one can buy the seventh plate in ten years | Villeroy & Boch, Denby@GB, Royal Copenhagen, Heath@US, Emma Bridgewater@GB, Fable@CA | handmade plates
rival: chains with a rustic glaze | it looks handmade and goes into the dishwasher | IKEA, H&M Home, Zara Home, Søstrene Grene
rival: grandmother's service and mugs from trade fairs | they are there, and nobody minds if one breaks
meet: restaurants, pottery markets and flower shops | chef | a plate is photographed there forty times a night, and somebody asks whose it is | lend eight plates of {name} to one kitchen for a month and count what came back whole | one morning a week | chefs, florists and wedding planners | what they serve looks better on it
measure: the share of buyers who order more of the same glaze
moat: a glaze nobody else gets out of the kiln
risk: every third piece cracks, and the hours of the other two are not paid | make six shapes, clock each, and price with the broken ones in
rule: Settle what the glaze gives off | Have each glaze tested for lead and cadmium, say what stands oven and dishwasher, and ask about gas, power and dust of the kiln. | the lab report, marks and kiln permit are filed
trial: Fire one set for one restaurant | Make forty pieces of three shapes, clock them, lend them for a month, and count chips, requests and orders. | hours, cracks, chips and orders per shape are in one table
ask: What does a cup cost if the cracked ones are counted? | | f-2 | by writing down one full kiln from clay to shelf
ask: Can somebody order six more next year? | The same shape yes, the same blue nearly | trade-trial | by firing the same glaze in three kilns
roles: a potter who can repeat | somebody who packs so that nothing breaks | somebody who visits chefs and shops
search: handmade ceramics
name: Thumbprint = where somebody held it wet
name: Kiln & Kin = the fire and the family of shapes
name: Foot Ring = where it stands and is not glazed
name: +Clayharrow = earth, combed by hand
name: Sunday Mug = the one that gets picked
name: Glaze & Gravity = what ran, and what stopped it
name: One of Eight = how a set begins
name: Fango = Italian for mud
name: Spin & Still = wheel on, wheel off
name: Speckle Hen = an egg, a plate, the same dots
name: Cone Ten = as hot as the kiln gets
line: Put your thumb where mine was
line: No two lean the same way
line: It was mud on Monday
line: The cup everybody reaches for
line: Soup looks back at you

bedding
job: an order, orders
rival: mattresses and bedding by post | one may sleep on it for a hundred nights | Emma, Simba@GB, Casper@US, Brooklinen@US, Piglet in Bed@GB | mattress online
rival: bed shops and chains | one lies down there in a coat for a minute | IKEA, Dreams@GB, JYSK, Dänisches Bettenlager@DE, Sleep Number@US | bed shop near me
rival: the old one, turned round | it has a hollow that fits
meet: guest houses, physiotherapists' rooms and birth classes | owner of the guest house | guests sleep two nights on it and ask in the morning what it was | fit out one room with {name} for six weeks and lay a card beside the breakfast | one morning a week | physiotherapists, hosts and interior shops | they are asked about backs and beds
measure: the share that is kept after the trial nights
moat: nights slept, and what people of which weight said about them
risk: one in ten mattresses comes back and cannot be sold | sell pillows and linen first, and find a charity that takes what returns
rule: Settle fire, feathers and returns after use | Ask which fire test holds, have dust, dyes and down tested, label filling and care, and write down who fetches a mattress. | the tests, labels and return terms are filed
trial: Let thirty people sleep on it for four weeks | Lend to thirty sleepers of different weight and side, ask each Sunday for one mark, wash linen twenty times, and sell at the end. | marks by weight and side, returns and wash results are in one table
ask: What happens to those that come back? | | f-4 | with three charities or recyclers who put it in writing
ask: Who sleeps badly on it? | | trade-trial | with the marks of thirty sleepers by weight
roles: somebody who knows foam, wool or linen | somebody for freight and returns | somebody who talks with hosts and physiotherapists
search: linen bedding
name: Left Side Mine = who sleeps where
name: Pillow & Pact = about the window and the light
name: Cold Foot Treaty = what married people sign
name: +Quiltquiet = under it, nothing
name: Tucked Corner = how a fresh bed begins
name: Cool Side Up = where the cheek goes
name: Snug Harbour = anchored by nine
name: Coperta = Italian for a blanket
name: Ten More Minutes = what one asks for
name: Line Dried = how it ought to smell
name: Feather & Fold = the inside and the edge
line: The cool side is always up
line: Ten more minutes
line: Two people, one dip less
line: Smells of the washing line
line: Your feet may stay out

gift-boxes
job: a gift, gifts
rival: gift shops by post | they engrave, wrap and deliver by Friday | Moonpig@GB, Not On The High Street@GB, Wonderbly@GB, Greetabl@US, Photobox, CEWE | gift box
rival: shops of the town, wine and a voucher | it is wrapped at the till, and nobody can be wrong | Amazon, Etsy
rival: a cake, a card or money in an envelope | it comes from the heart, or it fits
meet: offices before the holidays, maternity wards and bookshops | office manager | each December she has to send forty parcels, and nobody thanks her | pack one box of {name} for her desk in October with a price for forty, and come back after a week | two mornings a week | funeral directors, midwives and estate agents | a gift belongs to the day on which they meet people
measure: the share of those who were given one and then send one
moat: makers, motifs and dates of birthdays that come back each year
risk: ten weeks earn the year, and what is left in January has a reindeer on it | keep box and contents apart, pack after the order, and win firms that give all year
rule: Settle contents, pictures and names of children | Check what each content demands on labels and age, get rights for pictures, and keep names and photographs of children safe. | labels, rights and data rules are filed
trial: Pack sixty before the season | Pack sixty of two kinds, sell half to firms and half to people, clock each, and ring those who were given one. | minutes, costs, breakages and second senders are known
ask: What did the person who got it do with it? | | interviews-2 | by ringing thirty who were given one
ask: Who packs nine hundred in December? | | f-3 | by packing a hundred in one day with two helpers
roles: somebody with taste who finds makers | somebody who runs a packing room in December | somebody who sells to firms in September
search: personalised gifts
name: Tissue Rustle = the sound before one sees it
name: String & Guess = one pulls, one shakes
name: For No Reason = the best one
name: +Ribbonreason = a knot, and what it is for
name: Shake It Once = what everybody does
name: Your Name Here = on page one, and on the hat
name: Doorstep Oh = what somebody says
name: Regalo = Spanish and Italian for a gift
name: Paper First = tear or unfold, two kinds of people
name: Aunt May Knows = who always gets it right
name: Bow & Behold = a ribbon, and then this
line: Shake it once, then open it
line: Somebody thought about you on a Tuesday
line: Your name is on page one
line: Tear the paper, keep the box
line: The person who has everything lacks this

gear-rental
job: a rental, rentals
rival: rental shops for mountains and boats | they stand where one needs it, and know how to fit it | Decathlon, REI@US, Intersport | camping gear hire
rival: platforms on which neighbours lend | it is two streets away and cheap | Fat Llama@GB, Peerby@NL
rival: a friend's cellar, and buying the cheap one | it costs little and is used twice
meet: climbing halls, railway stations and festival camps | manager of the climbing hall | people decide there on Thursday where they go on Friday and have half of what they need | set up a shelf of {name} beside the desk for six weekends, handed out on Friday and back by Monday | two evenings a week | hostels, alpine clubs and festival organisers | guests come by train with a toothbrush
measure: the weekends a piece is out in its first season
moat: gear that comes back dry and complete, and desks where it is handed out
risk: twelve sunny weekends, and everybody wants the same Friday | find a second season for the same shelf, and let pieces work on weekdays with schools and clubs
rule: Settle safety, wet tents and what is lost | Ask which checks ropes, gas and helmets demand, write who pays for tears and theft, take a deposit, and insure accidents. | check lists, terms and the policy are filed
trial: Hand out forty pieces on six weekends | Buy forty pieces used, hand out at two desks, clock drying and checking, and write down what was lost, torn and asked for. | rentals, minutes, damage and missing things are in one table
ask: How many weekends pay for one tent? | | f-2 | by dividing price and drying by what is left of a weekend
ask: Who dries nine wet tents on Monday? | | trade-trial | with a rope, a cellar and a watch
roles: somebody who checks, dries and mends | somebody who wins desks and clubs | a developer for booking and deposits
search: camping gear hire
name: Peg Count = what is checked on Monday
name: Dry by Tuesday = how it comes back to the shelf
name: Borrowed Summit = reached in somebody's boots
name: +Guyline Row = what one trips over at night
name: Friday Shelf = where the weekend begins
name: Tent & Tell = where it has been
name: Sea in Cellar = boards, fins, paddles
name: Zelten Nord = German for camping, up there
name: Smoke in Sleeve = how jackets come home
name: Two Nights Out = as long as one needs it
name: Mallet & Marsh = for pegs, on wet ground
line: Take Friday's tent, bring back Monday's mud
line: All the pegs are in it
line: It has been up there before
line: Needed twice a year, stored by us
line: Come by train, camp by dusk

instrument-rental
job: a month, months
rival: music shops with rental | the teacher sends everybody there, and they change the strings | Thomann@DE, Yamaha, Music & Arts@US, Normans@GB, Woodbrass@FR | violin rental
rival: cheap sets on the net | they come with bow, case and rosin for the price of four months | Amazon, Stentor@GB
rival: the school's cupboard and grandfather's violin | it is there, and perhaps worth something
meet: music schools, school orchestras and concerts of pupils | head of the music school | in September sixty children begin, and none has an instrument of the right size | measure arms at the open day, hand out {name} the same afternoon, and ask teachers in four weeks how it sounds | all of September | teachers, conductors and instrument makers | a bad instrument costs them the pupil
measure: the share of children who change to the next size with you
moat: teachers who trust what comes out of your case
risk: half the children give up by Easter, and small violins come back with teeth marks | let out by the school year, mend in summer, and let paid months count towards buying
rule: Settle insurance, wood and what wear is | Insure falls and theft, ask about papers for protected woods, and write what strings, pegs and scratches cost. | the policy, papers and terms are filed
trial: Equip one class of strings | Buy or borrow fifteen, let them out at full price for a term, note repairs and teachers' words, and ask who goes on. | months, repairs and children who stay are in one table
ask: How many months pay for one violin? | | f-2 | by dividing price and repairs by what is left of a month
ask: What do teachers say of the sound? | | closing-calls | with five teachers who play each one
roles: an instrument maker for set-up and repair | somebody whom teachers know | somebody who runs sizes, contracts and returns
search: violin rental
name: Half Size = what an eight-year-old can hold
name: Bow & Biscuit = before practice, after practice
name: Rosin Row = the dust under the strings
name: +Scrollcase = the curl at the end, and where it sleeps
name: Squeak Season = the first three months
name: Open String = the first note anybody plays
name: Cellar Cello = who deserves better
name: Archetto = Italian for a little bow
name: Elbow Under = what the teacher says
name: Neighbour's Ear = who practises along
name: Second Desk = where one begins in the orchestra
line: It squeaks at first, that passes
line: The right size, until the next
line: Arms grow, so does the violin
line: The teacher tuned it twice
line: From squeak to Sunday concert
`;
