/** What hobbies need: kits, wool, seeds, cards and tools: what is known of them; the keys are those of `../lore.ts`. */
export const HOBBY_GOODS = `
tool-kit-for-children
job: a project, projects
rival: craft and science boxes by subscription | they arrive each month and make an easy gift | KiwiCo | craft box for kids
rival: building sets and craft kits from the toy shop | they are well known, cheap to try and ready today | Lego, Kosmos@DE, Matador@AT | building kits for kids
rival: building with parents or grandparents at home | the tools are there, and it costs only time
meet: craft markets, school open days and toy shops with a play table | organiser of the craft market | children stop where they may try a tool, and parents stay with them | set up one bench with {name} and let children build a small piece to take home | two Saturdays a month | craft teachers, librarians and toy shop owners | parents ask them for presents away from a screen
measure: the share of children who finish a project and want another
moat: well-tested projects, tools that fit small hands and instructions a child can follow alone
risk: boxes pile up unopened, and families cancel | let the child choose the next project, allow pauses and send only when the last one is finished
rule: Settle toy safety, tools and age marks | Ask a testing institute which safety rules hold for toys and real tools, print age and warnings on the box, say when an adult has to be present, and insure product liability. | the test answer, the warnings and the policy are on file
trial: Let eight children build the same project | Give eight families one kit with its instructions, watch three of them build, and note minutes, stuck steps, help needed and missing parts. | minutes, stuck steps and finished pieces of eight kits are on one sheet
ask: At what age can children use the tools safely? | | trade-trial | by watching children of different ages build the same project
ask: Do families want a single kit or a subscription? | | price-talks | by offering both to ten parents
ask: How many projects does a child finish? | | f-4 | by counting the finished projects of first customers
roles: a woodworker or craft teacher who designs projects | somebody who draws clear instructions | somebody for sourcing, packing and dispatch
search: tool kit for kids
name: +Kidbench = a workbench for kids
name: Small Hammer = a hammer for small hands
name: +Makerbox = a box for young makers
name: First Toolbox = a child's first tools
name: Real Tools = proper tools in children's sizes
name: +Kidworkshop = a workshop for kids
name: Little Builders = children who build
name: Saw & Smile = building is fun
name: +Buildbright = bright ideas to build
name: *Toolino = tools in a small size
name: I Made This = what a proud child says
line: Real tools for small hands
line: Build something real together
line: Everything in the box to build
line: They built it, they'll keep it
line: An afternoon away from the screen
line: Big projects for small hands

grow-at-home-kit
job: a kit, kits
rival: well-known growing kits from shops and online | they are cheap, giftable and found in many shops | Back to the Roots@US, GroCycle@GB, Click & Grow | grow kit
rival: seeds, soil and pots from the garden centre | each part costs little, and staff can give advice | | garden centre
rival: buying herbs and vegetables ready to eat | there is no waiting, and nothing can fail
meet: farmers' markets, gift shops and plant fairs | market manager | people stop for something that is growing in front of them | show a kit in full growth with {name} and sell the first ones there | two Saturdays a month | gift shop owners, teachers and garden bloggers | their customers look for simple presents and projects
measure: the share of kits that grow to a first harvest
moat: fresh and reliable growing material, and instructions that work on an ordinary windowsill
risk: the first kit fails, and the buyer does not come back | send simple help for the first week, replace failed kits and find out why they failed
rule: Settle plant health, food rules and post | Ask the plant health or food authority which seeds, spores or cultures may be sold and posted, test shelf life, and print safety notes and best-before dates. | the authority's answer and the printed notes are on file
trial: Give ten homes a kit for two weeks | Hand out ten kits that show growth quickly, ask for a photo every third day, and note sprouting, failures, questions and light. | photos, failures and questions of ten kits are on one sheet
ask: How many kits grow well in ordinary homes? | | trade-trial | by collecting photos from ten homes
ask: Do buyers come back for refills? | | f-4 | by offering a refill to first customers after harvest
ask: How long does a kit keep in the shop? | | f-2 | by starting kits of different age side by side
roles: a grower who knows the plants or mushrooms | somebody for packaging and fresh dispatch | somebody for shops, gifts and online sales
search: grow your own kit
name: +Growbox Home = a box that grows at home
name: Sill Harvest = a harvest from the windowsill
name: +Sproutkit = a kit for sprouting
name: Kitchen Crop = grown in the kitchen
name: +Windowgreen = green on the windowsill
name: Harvest at Home = a harvest without a garden
name: Pick at Home = pick it in your kitchen
name: +Potready = everything for the pot
name: Just Add Water = all it needs is water
name: *Sproutella = small sprouts at home
name: Grow & Eat = grow it, then eat it
line: Grow your own in the kitchen
line: From windowsill to plate
line: Just add water and watch
line: A first harvest without a garden
line: Fresh food from your own windowsill
line: A gift that grows

yarn-box
job: a box, boxes
rival: large yarn shops online | the choice is wide, patterns are often free and prices are low | We Are Knitters, LoveCrafts, DROPS Design | yarn shop
rival: local yarn shops and stalls at fairs | one can feel the yarn and ask for advice | | yarn shop near me
rival: using up the yarn at home | it is already paid for and takes up space
meet: yarn festivals, knitting groups and craft cafés | knitting group host | knitters touch new yarn there and show each other what they make | knit one small project together with {name} and take orders for the next box | two evenings a month | pattern designers, teachers and owners of wool cafés | knitters follow what they recommend
measure: the share of customers who order again after the first box
moat: own colours, reliable quality and designers who make patterns for them
risk: customers stop when yarn piles up at home | offer pauses, smaller sizes and projects that are finished before the next box comes
rule: Settle labels, dyes and pattern rights | Ask what a yarn label must say about fibre and care, test colours for washing, handle dye waste as the town requires, and agree pattern rights with each designer in writing. | the label, the wash test and the agreements are on file
trial: Send eight test boxes | Make eight boxes with one yarn and one pattern, send them to knitters of different skill, and note finished projects, questions and wishes for the next box. | finished projects and repeat wishes of eight boxes are on one sheet
ask: Do knitters want a surprise or a choice of colour? | | price-talks | by offering both to ten knitters
ask: Can a colour be dyed again in the same shade? | Each batch is numbered, and spare skeins are kept | f-2 | by dyeing the same colour several times and comparing
ask: How many boxes does a knitter keep up with? | | f-4 | by asking first customers what they have finished
roles: a dyer or buyer with an eye for yarn | a designer who writes clear patterns | somebody for packing, orders and community
search: yarn box
name: +Skeinbox = a box of skeins
name: Next Row = one more row to knit
name: +Woolpost = wool by post
name: Cast On Club = a club for starting projects
name: Soft Skeins = yarn that feels soft
name: +Yarnday = the day the yarn arrives
name: Two Needles = all you need besides the yarn
name: Hand-Dyed Home = hand-dyed yarn sent home
name: +Knitparcel = a parcel for knitters
name: *Woolina = soft wool with a name
name: Knit a Row = one row at a time
line: Beautiful yarn, ready to knit
line: Your next project in a box
line: Hand-picked yarn at your door
line: Yarn, pattern and needles, ready to knit
line: New colours for your needles
line: Open the box and start knitting

sewing-patterns
job: a pattern, patterns
rival: large pattern brands and magazines | they have hundreds of designs and are sold in every fabric shop | Burda, Simplicity, McCall's | sewing patterns
rival: independent designers | their instructions are modern, and they help with videos | Tilly and the Buttons@GB, Closet Core Patterns, Seamwork | indie sewing patterns
rival: free patterns and copies of clothes that fit | they cost nothing but time
meet: fabric shops, sewing classes and sewing groups online | fabric shop owner | customers stand there with fabric and look for something to sew | sew one finished sample with {name} and hang it in the shop beside the fabric | two afternoons a week | sewing teachers, fabric shops and sewing bloggers | they are asked for patterns that work
measure: the share of buyers who show a finished garment
moat: patterns with a dependable fit, tested on many bodies and clearly explained
risk: people buy a pattern and never sew it | offer simple first projects, video help and dates for sewing together
rule: Settle copying, use and consumer rights | Have a lawyer check the licence for printing and selling finished pieces, state refunds for downloads, and agree rights with testers and illustrators. | the licence, the refund terms and the agreements are on file
trial: Have eight people sew the same pattern | Give one pattern in several sizes to eight sewers, ask for photos and notes at each step, and record mistakes, hours and fit. | fit, mistakes and hours of eight garments are on one sheet
ask: Which sizes and body shapes are missing today? | | interviews-2 | by asking ten sewers what never fits
ask: Do buyers want paper, a file to print or a projector file? | | price-talks | by offering all three to first buyers
ask: Where do beginners get stuck? | | trade-trial | by watching two beginners sew the sample
roles: a pattern maker who knows grading and fit | somebody who writes and films clear instructions | somebody for testers, shops and community
search: sewing patterns
name: +Patternwell = patterns that work well
name: Pins & Paper = what a pattern needs
name: +Seamguide = a guide along the seam
name: Cut & Sew It = cut it out and sew it
name: True Fit Paper = paper patterns that fit
name: +Sewready = ready to sew
name: First Dress = a dress to start with
name: Clear Seams = instructions that are clear
name: +Fitnotch = notches that show the fit
name: *Sewella = sewing for everybody
name: Made to Fit You = clothes that fit you
line: Sew clothes that really fit
line: Clear patterns for every body
line: From pattern to favourite dress
line: Your size, your style, your seams
line: Sew it yourself, step by step
line: Patterns tested by people who sew

puzzle-and-brick-library
job: a set, sets
rival: buying new sets | everything is complete, and the set may be kept | Lego, Ravensburger | buy building sets
rival: used sets and other rental services | they cost less than new and come by post | Brick Borrow@GB, BrickLink, eBay | rent building sets
rival: toy libraries, swaps with friends and sets at home | they cost little or nothing
meet: family cafés, libraries and fairs for builders and puzzlers | librarian | families and puzzlers look there for something new to borrow | lend a shelf of sets with {name} for one month and count what is taken home | one afternoon a week | librarians, family centres and puzzle clubs | visitors ask them for games without buying
measure: the share of sets that come back complete
moat: quick checking of returned sets, a stock of spare pieces and a wide choice
risk: counting and posting a set costs more than the rent | weigh and sort by bag, offer local pick-up and lend large sets for longer
rule: Settle lost pieces, brand names and hygiene | Ask a lawyer how brand names and pictures may be used by somebody who lends, state what missing pieces cost, and write down how sets are cleaned and which age they suit. | the lawyer's answer, the terms and the cleaning plan are on file
trial: Lend ten sets to eight households | Lend ten sets or puzzles for one week each, weigh and check them before and after, and note missing pieces, minutes and wishes. | minutes, missing pieces and wishes of ten loans are on one sheet
ask: How long does it take to check a returned set? | | trade-trial | by timing each return
ask: What should customers pay for a lost piece? | Small losses are included, and large parts are charged | rules | with terms that ten customers have read
ask: Do customers want a subscription or single loans? | | price-talks | by offering both to ten households
roles: somebody who checks, sorts and replaces pieces | a planner for stock and waiting lists | somebody for members, shops and post
search: rent puzzles and building sets
name: +Bricklend = bricks to borrow
name: Borrow a Set = borrow it, build it, return it
name: +Puzzleswap = puzzles that change homes
name: Every Piece = sets come complete
name: +Buildreturn = build it and send it back
name: Next Puzzle = one finished, the next one comes
name: Shared Bricks = bricks shared by many families
name: +Setshelf = a shelf full of sets
name: Piece by Piece = put together bit by bit
name: *Brickoteca = a library of bricks
name: Build, Box, Back = build it, then send it back
line: Build it, enjoy it, swap it
line: Borrow big sets, keep your shelves free
line: A new puzzle every month
line: More sets, less clutter at home
line: Checked, cleaned and ready to build
line: Why buy it? Borrow it

trading-cards
job: a card, cards
rival: large marketplaces for collectors | there are many buyers, and prices of past sales can be seen | eBay, Cardmarket, TCGplayer@US | buy trading cards
rival: card shops, fairs and grading companies | cards can be seen before paying, and a grade is trusted | PSA, Beckett@US | card shop near me
rival: swapping with friends and in groups | there are no fees, and people know each other
meet: card fairs, game shops and tournaments | game shop owner | players bring cards there that they want to sell or swap | price and check a folder of cards with {name} at one tournament | one weekend a month | game shops, tournament hosts and collectors with a channel | collectors ask them what a card is worth
measure: the share of sales completed without a dispute
moat: a reputation for checked cards, fair grading and quick payment
risk: one fake or badly described card costs trust | photograph both sides, check valuable cards by hand and refund mistakes at once
rule: Settle authenticity, payments and under-age users | Ask a lawyer what a check or guarantee promises, who may hold buyers' money, from which age people may trade, and insure valuable post. | the lawyer's answers, the terms and the policy are on file
trial: Sell ten cards for four collectors | Take ten cards of different value, check, photograph and list them, send them insured, and note minutes, questions, returns and prices asked and reached. | minutes, questions and outcomes of ten cards are on one sheet
ask: Which cards are worth checking by hand? | | f-2 | by comparing checking time and sale price of first cards
ask: What do sellers pay for checking and selling? | | price-talks | by offering a fee and a share to ten collectors
ask: What if a buyer says the card is fake? | It is checked again and refunded if we were wrong | rules | with terms a lawyer has read
roles: an expert who checks and grades cards | a developer for listings, prices and payments | somebody for collectors, shops and fairs
search: buy and sell trading cards
name: +Cardproof = cards that are proved genuine
name: Sharp Corners = the mark of a good card
name: +Cardfolder = a folder for your cards
name: Full Binder = a collection that is complete
name: +Sleevesafe = safe in its sleeve
name: Fair Pull = a fair chance at good cards
name: Checked Cards = cards looked at by experts
name: +Tradewell Cards = trade your cards well
name: Near Mint Deal = good cards at fair prices
name: *Cardissimo = the best of cards
name: Missing One = the card you still need
line: Checked cards from real collectors
line: Find the card you're missing
line: Trade safely, collect happily
line: Know your card is genuine
line: Your collection, fairly priced
line: Sell your cards without the worry

film-lab
job: a roll, rolls
rival: photo counters and large labs | they are cheap, and rolls can be dropped off while shopping | CEWE, Boots@GB, CVS@US | film developing
rival: specialised labs by post | they scan well and give advice on each roll | The Darkroom@US, Carmencita Film Lab@ES | film lab
rival: developing at home, or shooting digital | it costs little, and the pictures are there at once
meet: photo walks, camera shops and photography schools | camera shop owner | customers buy film there and ask where to have it developed | develop and scan a few rolls for the shop's customers with {name} and show the prints | two afternoons a week | camera repairers, photography teachers and photo clubs | they are asked for a good lab
measure: the days from receiving a roll to finished scans
moat: steady chemistry, careful scans and photographers who trust the lab with important rolls
risk: a fault in the process ruins rolls that cannot be shot again | test the chemistry before each batch, split important orders and keep spare parts
rule: Settle chemical waste, lost rolls and data | Ask the waste authority how chemistry and silver must be handled, state what is paid for a lost or damaged roll, and protect customers' scans. | the waste answer, the terms and the data rule are on file
trial: Develop twelve rolls for six photographers | Process twelve colour or black-and-white rolls, scan and return them, and note days, scan minutes, faults and repeat orders. | days, minutes and repeat orders of twelve rolls are on one sheet
ask: Do customers want speed, price or better scans? | | price-talks | by offering three options to ten photographers
ask: How many rolls a week keep the chemistry fresh? | | f-2 | by testing a control strip with each batch
ask: What is paid if a roll is lost? | A new film and the order, as the terms say | rules | with terms that customers accept when ordering
roles: a lab technician who controls chemistry and scans | somebody for intake, packing and return | somebody for photographers, shops and clubs
search: film developing
name: +Filmreturn = your film comes back as pictures
name: Fresh Negatives = newly developed film
name: +Rollready = your roll is ready
name: Good Grain = film with fine grain
name: +Darkbath = film developed in the dark
name: Drop the Roll = drop it off, get scans
name: Roll to Print = from film to finished print
name: Red Lamp Lab = the lamp in the darkroom
name: +Scanroll = rolls developed and scanned
name: *Filmoria = memories on film
name: Last Frame = every frame, to the last
line: Your film, carefully developed
line: From roll to scan in days
line: Send film, get pictures
line: Every frame treated with care
line: Clean scans you can print
line: Real film, developed by hand

heirloom-seeds
job: an order, orders
rival: seed racks in garden centres and supermarkets | they are cheap and sold beside soil and pots | Thompson & Morgan@GB, Burpee@US | vegetable seeds
rival: established seed houses for old varieties | they have a wide choice and loyal gardeners | Baker Creek@US, Real Seeds@GB, Bingenheimer Saatgut@DE, Kokopelli@FR | heirloom seeds
rival: seed swaps and saving one's own seed | it is free, and the plants suit the local soil
meet: seed swaps, plant fairs and community gardens | host of the seed swap | gardeners choose their varieties there before the season starts | bring samples and grown examples with {name} and let people order | two Saturdays a month | community gardens, garden clubs and garden bloggers | gardeners follow their advice on varieties
measure: the share of seeds in each lot that germinate
moat: rare varieties, careful growers and tested seed with a known origin
risk: orders come in a short season, and a bad harvest empties the shelf | grow each variety in more than one place, keep a reserve and sell gifts outside the season
rule: Settle seed law, plant health and labels | Ask the seed authority which varieties may be sold and in what packets, which plant health papers are needed for post abroad, and what a label must say. | the authority's answer and a germination test for each lot are on file
trial: Test and sell ten varieties | Test germination of ten varieties at home, offer small packets at one swap or to one garden group, and note orders, questions and what people missed. | germination, orders and questions of ten varieties are on one sheet
ask: Which varieties do gardeners look for and not find? | | interviews-2 | by asking ten gardeners for a variety they miss
ask: Do beginners prefer single packets or ready collections? | | price-talks | by offering both at one swap
ask: How long does each lot keep? | | f-2 | by testing germination of older lots
roles: a seed grower who keeps varieties true | somebody for testing, packing and labels | somebody for gardeners, fairs and online orders
search: heirloom vegetable seeds
name: +Seedkin = seeds in one family
name: Old Garden Seed = seeds from old gardens
name: +Trueseed = seeds that come true
name: Saved & Sown = saved one year, sown the next
name: Long Row Seeds = seeds for a long row
name: +Heirpod = pods handed down
name: Good Old Beans = old varieties that are good
name: Sown Again = sown year after year
name: +Keepseed = seeds worth keeping
name: *Seedora = a treasure of seeds
name: Real Tomatoes = tomatoes that taste of something
line: Old varieties, real flavour
line: Grow something you can't buy
line: Save the seed, sow again
line: Rare seeds for your garden
line: Tested seeds that really grow
line: From old seed to full flavour

mystery-by-post
job: a case, cases
rival: mystery boxes by subscription | they are well known and offer many cases | Hunt A Killer@US, Finders Seekers@US, The Enigma Box@AU | mystery subscription box
rival: detective and escape games from the shop | they cost little and can be played tonight | Exit, Unlock! | detective board game
rival: crime series, books and free puzzles | they are at hand and need no preparation
meet: board game cafés, book shops and crime reading groups | owner of the game café | guests look there for a game to share an evening with | play a short case with two tables and {name} and watch where they get stuck | two evenings a month | game cafés, book shops and gift blogs | they are asked for unusual presents
measure: the share of players who solve a case and order the next
moat: well-tested cases, good writing and papers that feel real in the hand
risk: customers fall behind and cancel with unopened envelopes | let players set the pace, start with single cases and offer hints
rule: Settle invented documents, rights and age | Mark every case clearly as fiction, avoid real names, numbers and seals, state a suitable age, and agree rights with authors and illustrators in writing. | the fiction note, the checked names and the contracts are on file
trial: Let six groups solve the first case | Print one short case six times, give it to friends of friends, watch two groups play, and note hours, stuck points, hints and wishes. | hours, stuck points and wishes of six groups are on one sheet
ask: How difficult may a case be? | | trade-trial | by noting hints and hours of six groups
ask: Do buyers want a single case or a series? | | price-talks | by offering both to ten players
ask: Who buys it, the player or somebody who gives it? | | interviews-2 | by asking first buyers for whom they ordered
roles: a writer who builds fair puzzles | a designer for letters, maps and objects | somebody for printing, packing and orders
search: mystery game by post
name: +Cluepost = clues by post
name: Open Case = a case to be solved
name: +Mystermail = mysteries by mail
name: Sealed Clue = a clue in an envelope
name: The Next Clue = what comes in the next letter
name: +Caseletter = a case told in letters
name: Who Wrote It = a question to be solved
name: Solve by Lamp = solved on a quiet evening
name: +Sleuthbox = a box for detectives
name: *Enigmetta = a little enigma by post
name: Red Envelope = how the case arrives
line: A mystery in your letterbox
line: Open the envelope, solve the case
line: Be the detective tonight
line: Real clues in your hands
line: Solve it together at home
line: A new case every month

leather-goods
job: a piece, pieces
rival: well-known bag brands | the brand is known, and the bags are sold in every city | Fossil, Longchamp, Coach | leather bag
rival: other makers on marketplaces and at craft fairs | there is a wide choice, and pieces can be made to order | Etsy | handmade leather bag
rival: cheap bags of other materials, or the old one | they cost less and still do the job
meet: craft fairs, design markets and small fashion shops | organiser of the design market | people touch leather there and ask how it is made | show three finished pieces with {name} and take orders by size and colour | two Saturdays a month | fashion shops, shoe repairers and gift buyers of firms | customers ask them for something that lasts
measure: the hours of work for each piece sold
moat: own designs, good leather and repairs that bring customers back
risk: hand work takes many hours, and the price does not pay for them | keep few designs, cut in batches, time each piece and set the price from the hours
rule: Settle material labels, origin and guarantees | Ask what must be said about leather and origin, check which hides may be sold across borders, test colours for rubbing, and write down what is repaired free. | the labels, the test and the guarantee are on file
trial: Make and sell six pieces | Make two designs three times, time each step, show them at one market or to one shop, and note what is touched, asked and ordered. | hours, questions and orders of six pieces are on one sheet
ask: What do buyers pay for hand work? | | price-talks | by showing the same piece at two prices
ask: Which piece is ordered most? | | f-4 | by counting first orders by design
ask: How long does one piece take? | | f-2 | by timing each step of six pieces
roles: a leather worker with steady hands | a designer for shapes and details | somebody for markets, shops and orders
search: handmade leather goods
name: +Hidecraft = hides turned into goods
name: Good Strap = a strap that holds
name: +Stitchhide = leather stitched by hand
name: Long Carry = bags carried for years
name: Brown Buckle = the look of good leather
name: +Saddleseam = seams as strong as on saddles
name: Edge & Thread = finished edges, strong thread
name: Better Worn = gets better as you wear it
name: +Tanbench = leather from the workbench
name: *Leatheria = a house for leather
name: Years of Use = made to be used for years
line: Leather that gets better with age
line: Made by hand, made to last
line: Carry it for years
line: Cut, stitched and finished by hand
line: One good bag for every day
line: Made to order, repaired when needed

knife-sharpening
job: a sharpening, sharpenings
rival: hardware shops and stalls at the market | they are close by, and one can wait for the knife | | knife sharpening near me
rival: sharpeners for home use | they are bought once and always at hand | Work Sharp, Tormek, Horl | knife sharpener
rival: buying a new knife, or using a blunt one | a cheap knife costs little, and there is no waiting
meet: farmers' markets, cookware shops and restaurant kitchens | cookware shop owner | people buy knives there and ask who sharpens them | sharpen the shop's own knives with {name} and collect customers' knives on one fixed day | one day a week | cookware shops, butchers, hairdressers and cooking schools | they use blades every day and are asked where to sharpen them
measure: the share of customers who bring knives again
moat: even quality, fixed days and regular rounds with kitchens and shops
risk: home customers come seldom, and the diary is uneven | win kitchens and salons with regular rounds, keep fixed collection days and send reminders
rule: Settle transport of blades, damage and insurance | Ask carriers and the police how knives may be carried and posted, insure liability, and agree beforehand what chips and thin blades allow. | the answers, the policy and the order form are on file
trial: Sharpen forty blades on two days | Offer a fixed day at one shop or market, sharpen everything that comes, and note minutes, types of blade, damage and who wants a reminder. | minutes, blades and repeat bookings of two days are on one sheet
ask: How many blades can be sharpened in an hour? | | trade-trial | by timing each blade on two days
ask: What would restaurants pay for a weekly round? | | price-talks | by offering a round to six kitchens
ask: Do people send knives by post? | | f-1 | by offering a post box to ten customers
roles: an experienced sharpener | a driver for rounds and fixed days | somebody for shops, kitchens and bookings
search: knife sharpening
name: +Edgeday = the day edges get sharp
name: Sharp as New = sharp as on day one
name: +Bladeround = a round for blunt blades
name: Paper Thin Cut = sharp enough to cut paper
name: Fresh Edge = a newly ground edge
name: +Whetworks = works with the whetstone
name: Clean Slice = cuts cleanly again
name: Blunt No More = no more blunt knives
name: +Honewell = honed well
name: *Sharpella = sharp edges for the kitchen
name: Tomato Test = sharp enough for a tomato
line: Your knives, sharp again
line: Blunt today, sharp tomorrow
line: Sharp knives for every kitchen
line: Drop them off, cut like new
line: Don't replace it, sharpen it
line: Hand-sharpened, ready to use

left-handed-goods
job: an order, orders
rival: large online shops | they deliver quickly and sell single items for left-handers | Amazon | left handed scissors
rival: specialist shops for left-handers | they have a full range and know what works | Anything Left-Handed@GB, Lefty's@US | left handed shop
rival: getting by with ordinary tools | most people have learned to manage
meet: schools, stationery shops and groups for left-handers online | primary school teacher | teachers see children struggle with scissors and pens | bring a try-out box with {name} and let left-handed children compare | two afternoons a week | teachers, occupational therapists and stationery shops | parents ask them what to buy
measure: the share of customers who order a second kind of item
moat: a range tried out by left-handers, with honest advice on what really helps
risk: customers buy one item and need nothing for years | offer tools for each age and task, gift sets and supplies for schools
rule: Settle product safety, returns and descriptions | Ask which safety marks toys, blades and school items need, check suppliers' papers, and state clear return terms for items that were tried. | the safety papers and the return terms are on file
trial: Lend a try-out box to eight households | Give eight left-handed people a box of five tools for one week, and note what they used, kept, bought or sent back. | use, purchases and returns of eight boxes are on one sheet
ask: Which items make a real difference? | | trade-trial | by comparing each tool with the ordinary one
ask: Do schools buy for left-handed pupils? | | closing-calls | by asking ten schools who orders
ask: What do customers buy after the first item? | | f-4 | by asking first customers what they look for next
roles: a left-handed buyer who tests each item | somebody for stock, packing and returns | somebody for schools, shops and content
search: left-handed tools
name: +Leftwell = left and well
name: Other Hand = made for the other hand
name: +Lefthold = made to hold with the left
name: Left at Last = at last, made for lefties
name: +Southhand = for southpaws
name: Lefty & Co = company for left-handers
name: My Left Hand = made for my left hand
name: +Leftcut = scissors that cut on the left
name: Left Is Right = left is right for you
name: *Leftissimo = everything for the left hand
name: Easy Left = easy with the left hand
line: Made for your left hand
line: Left-handed tools that really work
line: Cut, write and cook with ease
line: Everything for left-handers in one place
line: The right tool for the left
line: Tested by left-handed people

fishing-app
job: a permit, permits
rival: apps with maps and catches | many anglers use them, and the basic version is free | Fishbrain, FishAngler | fishing app
rival: tackle shops, clubs and official permit sites | they sell the permit and give advice on the spot | | fishing permit
rival: own experience and friends | it costs nothing, and good places stay secret
meet: tackle shops, angling clubs and fishing fairs | tackle shop owner | anglers ask there about permits, rules and conditions | put the rules of the local waters into {name} and try them with the shop's customers | two mornings a week | angling clubs, water owners and guides | they answer the same questions every week
measure: the share of users who open the app again on the next trip
moat: correct rules for each water, contracts with clubs and anglers who keep a log
risk: anglers do not share good places, and rules go out of date | keep catches private by default, show the date and source of each rule and let clubs correct them
rule: Settle permits, sources and location data | Ask clubs, owners and authorities who may sell which permit, agree who keeps the rules current, and check how catch and location data may be used. | the agreements, the source list and the data text are on file
trial: Cover three waters for ten anglers | Collect rules, permits and access for three waters, send them to ten anglers by hand before each trip, and note questions, errors and what they looked up. | questions and errors of two weeks are on one sheet
ask: What do anglers look up before a trip? | | interviews-2 | by asking ten anglers about their last trip
ask: Will clubs sell permits through the app? | | closing-calls | by asking six clubs for a first contract
ask: What would an angler pay for? | | price-talks | by offering permits, maps and a log separately
roles: an angler with contacts to clubs | a developer for maps and permits | somebody who keeps rules and waters up to date
search: fishing app
name: +Fishmate Log = a mate for the fishing log
name: Water Rules = the rules of each water
name: +Anglerpass = a pass for anglers
name: Good Swim = a good place to fish
name: +Rodready = ready to go fishing
name: First Cast = the start of a fishing day
name: Permit & Go = get the permit and go fishing
name: +Bankside Map = a map for the bank
name: Where to Fish = waters near you
name: *Fishora = fishing hours well spent
name: Catch Notes = notes on each catch
line: Know the water before you go
line: Permits, rules and maps in one
line: Get your permit, start fishing
line: Your catches stay yours
line: Fish more, search less
line: Find your next fishing spot
`;
