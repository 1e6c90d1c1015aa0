/** What hobbies need: kits, wool, seeds, cards and tools: what is known of them; the keys are those of `../lore.ts`. */
export const HOBBY_GOODS = `
tool-kit-for-children
job: a project, projects
rival: craft and science boxes by subscription | they come by themselves each month, and grandparents can order them | KiwiCo, Tinkerbox@US, Toucan Box@GB | craft box for kids
rival: building kits from the toy shop | everybody knows them, and the pieces fit by clicking | Lego, Kosmos@DE, Matador@AT | building kits for kids
rival: a grandfather with a shed, or an afternoon with glue | the grandfather has a vice, and knows when to look away
meet: open days of schools, toy shops with wooden toys and craft markets | teacher of handicrafts | some children will not put the saw down when the bell rings | set up one bench with {name} for an afternoon, let eight children build the same thing, and watch where hands get stuck | two Saturdays a month | teachers of handicrafts, librarians and grandfathers | they are asked for something that is not a screen
measure: the share of children who finish the project and ask for the next
moat: projects tried by many children, with drawings in which every place where one gets stuck is solved
risk: the third box stands unopened in the hall, and then it is cancelled | let the child choose the next project, make pausing easy and send it only when the last is built
rule: Settle safety, age and who stands by | Ask a testing institute which rules hold for real tools and kits for children, print age and dangers on each box, round what can be rounded, and ask an insurer about cut fingers. | the institute's answer, the printed warnings and the policy are there
trial: Let ten children build the same thing | Give ten families one kit with only the printed plan, watch three of them, and note minutes, plasters, missing screws, grown-ups' hands and what was built afterwards. | minutes, plasters and hands of ten builds are on one sheet
ask: What happens when a child cuts a finger? | A plaster lies in the box, and a grown-up is in the room | rules | with the institute's answer and an insurer's
ask: How many projects does a child build before it stands in the hall? | | f-4 | by counting finished projects of the first families
roles: a joiner who likes children's hands | somebody who draws plans without words | somebody for cutting, packing and post
search: woodworking kit for kids
name: Small Clamp = it holds what small hands cannot
name: Spruce & Plaster = wood, and what else is needed
name: Crooked Nail = the first one, kept
name: Sawdust Sunday = how the kitchen looks
name: Blue Thumb = the one that met the hammer
name: Cork & Bow = what shoots across the kitchen
name: Pocket Rule = folded, in a trouser leg
name: Made by Max = it stands on the shelf
name: Bricole = French for a small job
name: +Planewood = wood, planed by hand
name: *Hammerella = a girl with a hammer
name: Birdhouse One = somebody moves in
line: It holds, and she built it
line: Sawdust under the kitchen table
line: A real saw, in a smaller size
line: Bent nails are part of it
line: The bird moved in on Tuesday
line: Ask the child what is next

grow-at-home-kit
job: a kit, kits
rival: kits from brands on gift tables | it is a parcel under the tree, and it sprouts in the kitchen | Back to the Roots@US, GroCycle@GB, Click & Grow, AeroGarden@US | grow kit
rival: garden centres and bags of compost | it costs a few coins, and one may ask somebody | | garden centre
rival: buying it at the market | it is ready, washed, and nobody has to spray
meet: farmers' markets, gift fairs and garden weekends | market gardener | people at the stall ask whether one could do that at home | open one kit of {name} on his table, let it grow over two market days and sell it where it can be seen | two Saturdays a month | market gardeners, cooks and biology teachers | they are asked how one begins without a garden
measure: the share of kits that bring a harvest at the customer's home
moat: a living part that succeeds on a dark kitchen counter
risk: the first one fails on a cold windowsill, and nobody writes, they only tell others | send a photograph guide for the first week, answer with a new one, and count what fails
rule: Settle what may grow, travel and be eaten | Ask the food authority whether a kit counts as food or plant, ask which spores, seeds and cultures may be posted across borders, and print what must not be eaten. | the authority's answer and the printed warnings are there
trial: Give twenty kits to twenty kitchens | Post twenty kits to different homes, ask for a picture every third day, and note warmth, light, spraying, mould, harvest and what was cooked. | harvest, failure and place of twenty kits are on one sheet
ask: What comes after the first harvest? | A refill without the box | f-4 | by counting refills of the first buyers
ask: How long does it keep in a warehouse in July? | | trade-trial | by posting ten kits after two hot weeks
roles: a grower who knows cultures | somebody who answers photographs of mould | somebody for packing, post and shops
search: grow your own kit
name: Counter Crop = a field beside the kettle
name: Sill & Spoon = from the window to the soup
name: Spray Twice = the whole instruction
name: Damp Corner = the best place in the flat
name: Day Nine = when it shoots up
name: Pot Luck Lane = one never knows how much
name: Kitchen Acre = an acre of one tray
name: +Sproutshed = a shed for what comes up
name: Germoglio = Italian for a sprout
name: Bread & Spore = what comes out of a jar
name: *Fungella = a small lady with a hat
line: Something is growing beside the kettle
line: Look, there was nothing yesterday
line: Water it when you make tea
line: Harvested in slippers
line: From the windowsill into the pan

yarn-box
job: a box, boxes
rival: big wool shops online | there are forty blues, and patterns cost nothing | We Are Knitters, LoveCrafts, Drops | yarn shop
rival: dyers with a stall at festivals | one feels it, smells it and meets whoever stirred the pot
rival: the stash in the wardrobe | it lasts until the year after next, they say
meet: wool festivals, knitting evenings and trains with long journeys | leader of the knitting evening | eight people sit there who see at once whether a wool will pill | bring one box of {name}, cast on together and ask after two weeks who has gone past the heel | two evenings a month | knitting designers, wool shops and sheep farmers | they are asked which wool for which pattern
measure: the share of knitters who show the finished piece
moat: colours nobody else stirs, and designers who knit with them first
risk: a colour never comes out twice the same, and somebody lacks one skein | dye a few skeins more of each bath, number them and keep them for half a year
rule: Settle labels, dyes and patterns | Ask what a label must say of fibre and washing, test that colours do not bleed, agree in writing with designers who may print a pattern, and look after your own lungs and waste water. | label, washing test and agreements are there
trial: Let twelve people knit one box | Give one box to twelve knitters of different skill, and note hours, leftovers, wrong lines in the pattern, washing and how many want the next. | hours, mistakes and leftovers of twelve pieces are on one sheet
ask: What does one skein cost with your own hours? | | f-2 | by dyeing for two days with a clock
ask: What when somebody runs out on the second sleeve? | Spare skeins of each bath lie here for half a year | rules | with a number on each band
roles: a dyer with a steady hand | a designer whose patterns have no mistakes | somebody for photographs, post and festivals
search: hand-dyed yarn
name: Second Sleeve = where most of them stop
name: Cast On Club = how everything begins
name: Purl & Plum = a stitch and a colour
name: Last Row = just one more
name: Fog Merino = a colour one wants at once
name: Dropped Stitch = it happens on the bus
name: Skein & Skillet = the pot it is dyed in
name: +Woolwend = a thread that goes its way
name: Laine = French for wool
name: Heel Turn = the hard bit of a sock
name: *Yarnella = she spins
line: Just one row more, then bed
line: A colour like the moor in March
line: The sheep was called Berta
line: For the second sleeve as well
line: It was a jumper by Easter

sewing-patterns
job: a pattern, patterns
rival: pattern houses and magazines | they have everything since the fifties, in an envelope at the shop | Burda, Simplicity, McCall's | sewing patterns
rival: independent designers with films | they sew it before one's eyes and answer below the film | Tilly and the Buttons@GB, Closet Core, Seamwork | indie sewing patterns
rival: an old dress taken apart on the carpet | it fitted, and it costs nothing
meet: fabric shops, sewing fairs and evening classes | owner of the fabric shop | people stand there with cloth and do not know how much | sew one pattern of {name} in her shop with six women and see which seam stops them | two evenings a month | needlework teachers, dressmakers and sellers of machines | they are asked what a beginner could begin with
measure: the share of buyers who wear the finished piece
moat: patterns that fit bodies which others leave out
risk: a pattern is bought, printed and never cut | sew along together on fixed evenings, and show the finished ones on many bodies
rule: Settle copying, sizes and what may be sold | Write down whether one may sell what is sewn from it, have each size sewn by two people, and ask whether a class at machines needs an insurer. | licence page, test list and insurer's answer are there
trial: Let two people sew each size | Give the pattern to two sewers per size without help, and note hours, questions, changes and whether it is worn two weeks later. | hours, questions and fit by size are on one sheet
ask: How do you fit a body you have never seen? | Two people of each size sew it before it is sold | trade-trial | with the list of test sewers
ask: Why pay when free patterns are everywhere? | | interviews-2 | by asking ten sewers which free one they still wear
roles: a cutter who grades patterns | somebody who explains seams in films | somebody for fabric shops and fairs
search: sewing patterns
name: Seam & Seven = one was unpicked six times
name: Unpicker = the tool everybody owns
name: Has Pockets = what is said first about a dress
name: Notch = where two pieces meet
name: On the Fold = what is cut once and opens
name: Bobbin Lane = a street of small reels
name: Tissue & Chalk = paper, and a line on cloth
name: +Darthouse = a home for darts
name: Ourlet = French for a hem
name: Bias Cut = how a skirt swings
name: Selvedge = the edge that does not fray
line: Thanks, it has pockets
line: Cut on the carpet, worn on Friday
line: The zip is easier than you think
line: Drawn for hips like mine
line: Unpick, breathe, sew again

puzzle-and-brick-library
job: a set, sets
rival: the shop with the newest box | it smells of new, and everything is in it | Lego, Ravensburger, Smyths Toys@GB | brick sets
rival: rental by post and second-hand platforms | there is a size for each month, or a sack by the kilo | Brick Borrow@GB, Completing the Puzzle@US, BrickLink | rent lego
rival: the loft, and one box for the third time | it costs nothing, and one knows where the sky goes
meet: libraries, toy swaps and brick fairs | librarian | families ask there why games may not be borrowed like books | lend twelve sets of {name} over the counter for a month and count what comes back and how complete | one afternoon a week | librarians, wardens of retirement homes and playgroup leaders | they hear that it is always too little or too dear
measure: the share of sets that come back with no piece missing
moat: a quick way of counting thousands of pieces, and spares of nearly all
risk: counting one set takes longer than its rent is worth | weigh instead of counting, photograph by bags, and keep a sack of spares in every colour
rule: Settle missing pieces, brands and hygiene | Say in one sentence when a missing piece costs something, ask how a brand's name may be used by somebody who only lends, and write down how sets are washed and what is kept from babies. | the sentence, the answer and the washing plan are there
trial: Lend twelve sets twice | Lend twelve sets to different homes twice in a row, weigh before and after, and note minutes for counting and washing, pieces lost, and which was wanted next. | minutes and missing pieces of each set are on one sheet
ask: How long does it take to check one set? | | trade-trial | by weighing, counting and washing twelve with a clock
ask: Who pays for the lost piece in the middle? | We do, from the sack of spares, up to a handful | rules | with one sentence in the lid
roles: somebody who counts fast and likes order | somebody who chooses and repairs sets | somebody for post, lockers and libraries
search: rent puzzles and bricks
name: Last Piece = under the sofa, always
name: Sky First = nobody does it so
name: Lost Corner = the one in the dog
name: Stud Count = how one knows it is all there
name: Under the Rug = where we look too
name: Thousand Blue = a box that is mostly sea
name: Edge & Eagle = what one begins with
name: +Boxback = it comes back in its box
name: Steinchen = German for a small stone, or a brick
name: Table in Use = dinner is on the stairs tonight
name: Legenda Lane = where every set has a story
line: No piece missing, not even the cloud
line: Dinner has to wait for the castle
line: Built on Sunday, back on Monday
line: Barefoot at your own risk
line: When it is done, there is another

trading-cards
job: a piece, pieces
rival: marketplaces for collectors | there is a price for each card and somebody who buys tonight | eBay, Cardmarket, TCGplayer@US, StockX | buy trading cards
rival: grading houses and shops with a glass counter | the plastic case is believed everywhere | PSA, Beckett@US | card grading
rival: the schoolyard, the club and a folder under the bed | one sees the eyes of the other while swapping
meet: swap meets, game shops on tournament day and fairs | owner of the game shop | everybody asks him what it is worth and whether it is real | check fifty pieces of customers' folders with {name} on tournament day and compare with what he would pay | two Saturdays a month | game shops, fair organisers and insurers of collections | they are asked whether something is genuine
measure: the share of sales that nobody complains about
moat: eyes that know a forgery, and a record of what each one fetched
risk: one good forgery passes, and the whole forum knows by evening | photograph back, edge and weight of each dear piece, and pay at once when you were wrong
rule: Settle who guarantees, who is a child and where money waits | Write down what "checked" means and who pays for an error, ask from which age somebody may sell, ask who may hold buyers' money, and insure post by value. | the page on checking, the answers and the policy are there
trial: Check and sell a hundred pieces by hand | Take a hundred from ten collectors, photograph, grade, sell, and note minutes, price said and got, disputes and forgeries. | minutes, prices and disputes of a hundred pieces are on one sheet
ask: Why should anybody believe your grade? | Three people grade blind, and differences are shown | trade-trial | by grading a hundred pieces three times
ask: What happens when prices halve, as they have before? | | f-4 | by looking at sales per collector in a falling month
roles: somebody collectors have known for years | somebody who checks and photographs | a developer for prices and post
search: trading card marketplace
name: Mint Corner = what the edge has to be
name: Loose Sleeve = how they come from school
name: Folder Nine = the one with the good ones
name: Schoolyard = where each of them was first swapped
name: Got Got Need = what is said while leafing
name: Holo Alley = it shines if one tilts it
name: Rare & Round = a coin, or a corner
name: +Binderdale = a valley of folders
name: Doppio = Italian for a double one
name: Edgewear = what a glass shows
name: *Swapolina = she gives two for one
line: Got, got, got, need
line: Tilt it, then it shines
line: The one your brother traded away
line: Look at the corners first
line: Two of these for that one

film-lab
job: a roll, rolls
rival: chemists' photo counters and big labs | one drops it in with the shampoo, and it comes back in ten days | CEWE, Boots@GB, CVS@US | film developing
rival: small labs by post | they scan large and write what went wrong | The Darkroom@US, Carmencita Film Lab@ES, Analogue Wonderland@GB | film lab near me
rival: a telephone with a filter, or the roll in the drawer | it is there at once, or lies there since Rome
meet: camera fairs, art schools and cafés with old cameras in the window | seller of used cameras | everybody who buys one asks where the film goes afterwards | put a prepaid bag of {name} into every camera sold for two weeks and see how many arrive | two Saturdays a month | sellers of used cameras, art teachers and photo clubs | they are asked who still develops
measure: the share of people who send a second roll within two months
moat: clean chemistry, a steady hand at the scanner and notes on each customer's taste
risk: one bath goes wrong, and forty holidays are gone | run a test strip before each batch, split batches, and keep a spare machine's parts
rule: Settle lost film, chemistry and pictures one must not see | Say what is paid for a spoiled roll, ask the town where silver and bleach may go, insure post, and write down what happens with forbidden pictures. | the sentence, the answers and the plan are there
trial: Develop sixty rolls of twenty people | Take sixty rolls by post, develop and scan, and note minutes, dust, scratches, days from letterbox to link, and questions. | minutes, faults and days of sixty rolls are on one sheet
ask: What do you say when the roll comes out empty? | What we saw on it, and how to load the next | trade-trial | with sixty rolls and their letters
ask: What if film gets dearer again? | | interviews-2 | by asking ten photographers how many rolls they would still shoot
roles: somebody who keeps chemistry clean | somebody who scans with taste | somebody for parcels and answers
search: film developing by post
name: Red Bulb = the only light allowed
name: Frame Zero = the one half lost, often the best
name: Grain & Light = what a picture is made of
name: Silver Hour = in which it appears
name: Stop Bath = the second tray
name: Drying Line = where they hang like socks
name: Thirty Six = then it is full
name: +Darkslide = what one forgets to pull
name: Chambre Noire = French for a darkroom
name: Loose Canister = it rolls about in the rucksack
name: *Halidine = a grain of silver with a name
line: You forgot what is on it
line: Thirty-odd tries, one is the one
line: The blurred one is the best
line: Wait a week, be surprised
line: It was Rome, after all

heirloom-seeds
job: an order, orders
rival: seed racks in supermarkets and garden centres | they hang there in March beside the soil | Thompson & Morgan@GB, Burpee@US, Sperli@DE | vegetable seeds
rival: seed houses for old varieties | there is a catalogue one reads in bed in January | Baker Creek@US, Real Seeds@GB, Bingenheimer Saatgut@DE, Kokopelli@FR | heirloom seeds
rival: an envelope from the neighbour | it has grown in this soil for thirty years
meet: seed swaps, allotment clubs and plant markets in April | chairman of the allotments | everybody there saves one bean of which nobody knows the name | grow two of his members' varieties for {name} and give back twice the seed with its story | two Saturdays a month | allotment clubs, cooks and teachers with school gardens | they are asked where the good tomatoes come from
measure: the share of packets that come up as the test said
moat: varieties nobody else has, and growers who keep them pure
risk: everybody orders in the same six weeks, and a wet August spoils the seed of the year | sell gifts in November, spread each variety over two growers and keep a cold reserve
rule: Settle which varieties may be sold, and plant health | Ask the seed authority which unlisted varieties may be sold in small packets, ask for plant passports and rules for post abroad, and test germination by lot. | the authority's answer and a test for each lot are there
trial: Sow every lot on wet paper | Test each lot, let twenty gardeners sow five varieties, and note germination, labels misread, slugs and what they would sow again. | germination and answers for each variety are on one sheet
ask: What do you tell somebody in whose bed nothing came up? | What the test of that lot was, and a new packet | rules | with a test number on each packet
ask: What lives the business on from June to December? | | f-2 | by planning gifts, garlic and courses month by month
roles: a gardener who keeps varieties apart | somebody who writes their stories | somebody for growers, tests and post
search: heirloom vegetable seeds
name: Grandpa's Bean = everybody has one without a name
name: Black Krim Row = an old tomato, and where it stands
name: Paper & Pea = how seeds travel
name: Envelope Nine = the one with the marrow
name: Bolted = when salad thinks of children
name: Wet Tissue = on which one tests them
name: March Sill = where it all begins
name: +Podfolk = those who shell beans in autumn
name: Semina = Latin for seeds
name: Crooked Marrow = it tastes best
name: *Radisha = a radish with a name
line: Ugly tomato, wait until you taste it
line: This bean came in an apron pocket
line: Save two, eat the rest
line: January is for reading seeds
line: It came up where grandmother put it

mystery-by-post
job: a case, cases
rival: mystery boxes by subscription | they are known, and their cases run over several boxes as well | Hunt A Killer@US, Finders Seekers@US, The Enigma Box@AU | mystery subscription box
rival: crime and escape games in a box from the shop | they cost little, and one can play tonight | Exit, Sherlock Holmes Consulting Detective | detective board game
rival: a crime series on the sofa | it costs nothing more, and one guesses together
meet: game cafés, crime readings and bookshops | bookseller for crime | readers there tell who did it before page forty | lay one envelope of {name} on the table at her reading evening and watch where people stop | two evenings a month | booksellers, hosts of game nights and makers of crime podcasts | whoever liked one mystery asks them for another
measure: the share of players who are ready when the next envelope comes
moat: cases in which every paper is true to its time
risk: the next envelope arrives, and the last one lies unopened | begin each envelope with one page that says what is known so far, and ask whoever falls silent what they got stuck on
rule: Settle how far an invented paper may look real | Say in each envelope that all of it is invented, use no real name, seal or telephone number, name the age it is meant for, and agree with each author in writing who owns the case. | the note, the list of names and the contracts are in one folder
trial: Watch six groups open one envelope | Let six groups play an evening while you are silent in a corner, and note minutes, dead ends, hints opened and quarrels. | minutes and dead ends of six groups are on one sheet
ask: How long does it take to write the next case? | | f-2 | with the hours of author, designer and printer side by side
ask: What if somebody looks up the solution? | Then they miss the fun they paid for, and the next case is another | trade-trial | with six groups and one sealed envelope
roles: an editor who plays every case before it is printed | a designer of letters and tickets | somebody for printing and post
search: murder mystery box
name: Wet Signature = ink that was not dry
name: Third Aunt = nobody suspects her
name: Red Thread = on a wall with pins
name: Sealed at Six = and opened by whom
name: Ash & Alibi = what lies in the grate
name: Torn Menu = evidence number one
name: Left Glove = where is the other
name: +Cluewell = a deep well of clues
name: Enveloppe = French, and it is under the door
name: Butler Absent = so it was not him
name: *Suspecta = she was in the garden
line: Aunt Clara lied about the train
line: Clear the table, close the curtains
line: The ticket is stamped the wrong day
line: Nobody leaves before it is solved
line: It was not the gardener
line: The clue is in your hands
line: Read it twice, then accuse
line: One envelope, one whole evening
line: Somebody in it is lying

leather-goods
job: a piece, pieces
rival: bag brands from the airport | one knows the sign, and it lies in every city | Fossil, Longchamp, Coach | leather bag
rival: makers with a bench in the window | one sees the needles and may choose the thread | | handmade leather bag
rival: the old one, with a knot in the strap | it knows its way about in the dark
meet: craft markets, tailors and bookshops with a shelf for things | tailor | customers stand there with a good coat and a bad belt | measure belts at the tailor's for two afternoons, sew one while people watch and show {name} beside an old one that was mended | two Saturdays a month | tailors, shoe repairers and saddlers | they are asked who mends a strap and where one buys something that lasts
measure: the share of buyers who come back for a second piece or send a friend
moat: a form of one's own, and pieces seen in the street after ten years
risk: a bag takes nine hours, and the buyer compares it with one made in nine minutes | make three forms only, cut in batches, and show the hours on a card
rule: Settle what "genuine" and "lifelong" mean | Ask what must be said of skin, tanning and origin, test dye on wet cotton, and write down what is mended for nothing and what is not. | label, test and page on mending are there
trial: Make ten of one form | Sew ten in a row with a clock, give three away to be used hard, and note minutes, waste, stitches undone and what was asked at the stall. | minutes, waste and wear of ten pieces are on one sheet
ask: How many can you sew in a week without losing the joy? | | trade-trial | by sewing ten with a clock
ask: Who mends it when you have given up? | The pattern and thread are named inside, any saddler can | rules | with a card sewn into each piece
roles: a maker with a straight seam | somebody who photographs and sells | somebody for hides, buckles and post
search: handmade leather bag
name: Awl & Anna = the tool, and who holds it
name: Fifth Hole = the one after Christmas
name: Saddle Stitch = two needles, one thread
name: Good Strap = the part that must not give
name: Brass Tongue = in the middle of a buckle
name: Waxed Thread = why it holds
name: Old Satchel = everybody had one
name: +Buckleburn = a stream with a bridge of brass
name: Cuoio = Italian for leather
name: Scratch & Shine = it gets better
name: *Belterra = a belt from good earth
line: The scratch is from Lisbon
line: Two needles and no hurry
line: It will outlive the coat
line: Darker each summer, softer each winter
line: The buckle was your grandfather's

knife-sharpening
job: a sharpening, sharpenings
rival: the market stall with the wheel | one waits ten minutes and hears who else was there | | knife sharpening near me
rival: sharpeners for the drawer and hotel-shop steels | pulled through twice, and it cuts tomatoes for a day | Work Sharp, Tormek, Horl@DE | knife sharpener
rival: a new knife from the supermarket, or pressing harder | one is used to it, until the onion slips
meet: weekly markets, butchers' shops and cookery schools | butcher | customers ask over the counter how his gets so sharp | sharpen ten knives of the butcher's customers for {name}, and let them cut a tomato at the counter | two mornings a week | butchers, hairdressers and cookery schools | blunt steel is complained about in front of them every day
measure: the share of households that send again within half a year
moat: hands that keep the shape of a blade, and rounds that fill a day
risk: people love it, and then forget for two years | mark a date on the box, send a card before Christmas, and come to fixed places on fixed days
rule: Settle blades by post and in a van | Ask carriers how knives may be packed and sent, ask which blades may not be carried in public, and say beforehand which nicks cannot be taken out. | the carrier's answer, the box test and the sheet are there
trial: Sharpen a hundred blades | Take a hundred from ten kitchens and two shops, and note minutes, rust, chips, days away and how they cut two weeks later. | minutes, damage and days of a hundred blades are on one sheet
ask: What does somebody cut with while the knife is away? | The round takes it in the morning and brings it at night, or a spare lies in the box | interviews-2 | by asking ten cooks what they would miss
ask: How many blades fill a day? | | trade-trial | by sharpening a hundred with a clock
roles: a grinder with a light hand | somebody who plans rounds and shops | somebody for boxes and post
search: knife sharpening near me
name: Tomato Test = how everybody tries it
name: Wet Stone = on which it is done
name: Onion Quiet = no tears, no slipping
name: Keen Monday = when they are fetched
name: Burr & Bread = what a stone takes off
name: Whistle Wheel = the sound of the old grinder
name: Paper Cut = the last proof
name: +Edgewater = steel, and what cools it
name: Affila = Italian for he sharpens
name: Drawer Twelve = full of blunt ones
name: *Honella = she hones
line: It falls through the tomato
line: Mind your fingers again
line: The good knife is out of the drawer
line: Onions without a fight
line: Even the scissors for wrapping paper

left-handed-goods
job: an order, orders
rival: the corner in a large online shop | it is there by Thursday, if one finds it | Amazon | left handed scissors
rival: small shops for left-handers | somebody there writes with the left too and knows what is nonsense | Anything Left-Handed@GB, Lefty's@US
rival: getting used to what everybody else uses | one has managed for forty years
meet: first school days, guitar shops and courses for gardeners and cooks | teacher of a first class | a child sits there that is not clumsy, it has the wrong scissors | leave a case of twelve things of {name} with the class for two weeks and ask what nobody wanted to give back | two afternoons a week | occupational therapists, guitar teachers and teachers of first classes | they see who struggles with a thing made for others
measure: the share of buyers who order a second thing within the year
moat: things tried by left-handed people, and makers who build what was missing
risk: one buys the scissors once and is equipped for ten years | follow a life, from first scissors to fountain pen, knife, guitar and garden shears
rule: Settle safety, returns and what has no left side | Ask what toys, blades and school things must show before they are sold, find out which machines may not be turned round, and write a fair rule for things tried out. | the marks, the wording and the rule are there
trial: Let twenty people choose from one case | Put thirty things before twenty people, let each use five for two weeks, and note what was kept, laughed at and missing. | kept and returned for each thing are on one sheet
ask: Is the mark-up enough with stock of so many slow things? | | f-2 | by reckoning stock for one year
ask: Why not order the scissors where everything else is ordered? | Somebody here has cut with nine of them | trade-trial | with twenty people and one case
roles: a left-hander who cooks, writes and gardens | a buyer who finds makers | somebody for stock, returns and schools
search: left handed shop
name: Other Hand = the one nobody thought of
name: Smudge & Ink = what happens to the wrong hand
name: Wrong Way Round = what one always heard
name: Spiral Side = where the wire of the pad hurts
name: Elbow Room = what is missing at table
name: Odd One In = instead of out
name: Mirror Drawer = everything the other way
name: +Sinistrade = Latin for left, and a trade
name: Mancino = Italian for left-handed
name: Corner Seat = where nobody bumps into one
name: *Zweita = one for the second hand
line: It was the scissors, not you
line: The ink is dry, the hand is clean
line: Made the other way round, on purpose
line: No more borrowing what hurts
line: Somebody thought of the other hand

fishing-app
job: a permit, permits
rival: apps with maps and catches | others write there what bites, a week too late | Fishbrain, iFish, FishAngler | fishing app
rival: the tackle shop with the permit book | he sells the card, and says where, if he likes somebody
rival: the bench one has had for twenty years | nobody else knows about it, and that is the point
meet: tackle shops, club evenings and opening day at the lake | owner of the tackle shop | he knows each permit, each pike and who lies | print his permits out of {name} for two weeks, and ask each buyer which water they could not find | two mornings a week | tackle shops, water bailiffs and campsites | they are asked for permits and parking on Sunday at six
measure: the share of buyers who buy the next permit here
moat: water owners who sell their day cards nowhere else
risk: no angler shows a good place to strangers | show rules, depth and permits for everybody and keep catches between friends
rule: Settle who may sell which permit | Ask clubs, owners and the authority which cards may be sold by whom and to whom, show close seasons and sizes from the source, and name a day when they were last checked. | contracts with the first waters and the list of sources are there
trial: Sell the cards of three waters | Take three waters, sell their day cards by a plain page for two weeks, and note buyers, hours, questions, controls and what the bailiff said. | cards, questions and controls of three waters are on one sheet
ask: Why should clubs give you their cards? | | closing-calls | by asking ten clubs what the paper book costs them
ask: Who is liable when a close season in it is wrong? | The source and date stand beside each rule | rules | with the owner's signature under each page
roles: an angler whom clubs know | a developer for maps without signal | somebody who signs waters
search: fishing permit online
name: Rising Ring = a circle on still water
name: Early Bench = at five, with a flask
name: Pike & Patience = one needs both
name: Reed Gap = where one can cast
name: Slack Line = nothing yet
name: Waders On = when it gets serious
name: Third Cast = the one that counts
name: +Floatbob = what one stares at
name: Lenza = Italian for a fishing line
name: Not Telling = where it was
name: *Troutina = she got away
line: It was this long, at least
line: Where one may, and until when
line: Your bench stays your secret
line: A card for dawn, bought at night
line: Nothing bit, lovely day
`;
