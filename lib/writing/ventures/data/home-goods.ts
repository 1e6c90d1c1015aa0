/** Things for the home, for reading and for playing: what is known of them; the keys are those of `../lore.ts`. */
export const HOME_GOODS = `
furniture-maker
job: a piece, pieces
rival: furniture chains | pieces are cheap, on show and ready to take home | IKEA, Maisons du Monde@FR, XXXLutz@AT, West Elm@US | solid wood table
rival: second-hand furniture and what people already own | it is cheap or free and available today | Facebook Marketplace, Kleinanzeigen@DE, eBay | used furniture
rival: online makers and other local joiners | size and wood can be chosen, with a price before the order | Tylko, Pickawood@DE | custom furniture
meet: interior studios, home fairs and design markets | interior designer | clients there have a room to furnish and find nothing that fits | show one finished piece of {name} with wood samples and offer a drawing and a price within a week | one day a week | interior designers, architects and kitchen studios | their projects need pieces that no shop sells
measure: the share of quotes that become an order within six weeks
moat: tested designs, photos of finished pieces and customers who recommend them
risk: every piece is different and takes more hours than the price covers | offer a few designs in several sizes, note hours for each, and take a deposit
rule: Settle safety, finishes and delivery | Ask which safety standards apply to shelves, beds and pieces that can tip over, keep data sheets for finishes, insure liability, and write down who pays for damage during delivery. | the standards, data sheets, insurance and delivery terms are filed
trial: Quote and build one design for real buyers | Choose one design, quote it in different sizes to eight interested people, take a deposit from those who order, and time every step of the first piece. | quotes, deposits, hours and material costs are in one table
ask: How long are customers willing to wait? | | closing-calls | by naming the delivery week to ten buyers before they pay a deposit
ask: What do delivery and fitting really cost? | | trade-trial | by timing and pricing the first three deliveries
ask: Do designers and architects bring repeat orders? | | price-talks | by offering five of them samples and trade terms
roles: a furniture maker | a designer who draws for production | somebody for quotes, customers and delivery
search: solid wood furniture made to order
name: +Oakmade = made of oak
name: Solid Table = a table of solid wood
name: +Woodfit = wood made to fit
name: Made to Measure = built to your size
name: Well Joined = joints that hold
name: Grain & Form = wood grain and good form
name: +Tablecraft = the craft of making tables
name: One Good Table = one table for many years
name: Bench & Board = from the workbench
name: *Lignova = from the Latin for wood
name: +Roommade = made for your room
name: Built to Stay = built to last
line: Furniture made for your room
line: Solid wood, made to last
line: The size you really need
line: Built once, used for decades
line: Made by hand, made to order
line: See the drawing before you order

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
rival: garden centres, furniture shops and supermarkets | plants are cheap, visible and can be taken home at once | IKEA, Dobbies@GB, Home Depot@US, Intratuin@NL | house plants near me
rival: online plant shops | they have rare plants, care tips and delivery to the door | Patch Plants@GB, The Sill@US | plants online
rival: cuttings from friends and swap groups | they cost nothing and come with advice | Facebook | plant swap
meet: cafés, weekend markets and plant swaps | market organiser | visitors there like plants and have questions about their own | bring a small choice of {name} with a care card on each plant, answer questions and take orders | two Saturdays a month | interior designers, yoga studios and offices | they want greenery and somebody to look after it
measure: the share of plants still healthy after eight weeks
moat: experience of which plant does well in which room, and advice after the sale
risk: plants are damaged on the way or die soon, and customers blame themselves or the shop | recommend by light and care, pack for heat and cold, and replace a plant that dies early
rule: Settle plant passports, pests and safety | Ask whether plants need a passport or registration, which imports are allowed, check for pests before sale, and mark plants that are poisonous to people or pets. | the registration, the supplier papers and the warning labels are filed
trial: Sell twenty plants in two weeks | Ask each buyer about light and watering, sell twenty plants by post and by hand, and ask for a photo after one and four weeks. | damage on the way, healthy plants and repeat orders are in one table
ask: How many plants arrive damaged? | | trade-trial | by sending ten parcels and asking for photos on arrival
ask: Do buyers come back? | For pots, soil and further plants | interviews-2 | by asking fifteen buyers what they bought for their plants since
ask: Would offices pay for plants with care? | | closing-calls | with ten offices and a price by month
roles: a gardener who gives good advice | somebody who packs and delivers | somebody who runs the shop and answers care questions
search: house plants online
name: +Leaflight = leaves that suit your light
name: Easy Green = green that is easy to keep
name: +Roomleaf = a leaf for every room
name: Right Spot = the right place for a plant
name: Leafy Corner = a corner full of leaves
name: Hard to Kill = plants that survive a lot
name: +Potandplant = a pot and its plant
name: Happy Leaf = a plant that does well
name: Low Light Green = plants for darker rooms
name: *Plantelle = from the word plant
name: +Growindoors = growing inside the home
name: Shelf & Leaf = plants for the shelf
line: Plants that suit your home
line: Green rooms made easy
line: The right plant for your light
line: Healthy on arrival, easy to keep
line: Plants with advice included
line: Bring more green indoors

flowers
job: a bunch, bunches
rival: supermarkets and market stalls | flowers are cheap and bought along with the shopping | Tesco@GB, Aldi, Trader Joe's@US | cheap flowers
rival: local florists | they are nearby, give advice and make up a bunch while the customer waits | | florist near me
rival: online flower delivery | an order takes minutes and arrives the next day | Interflora, Bloom & Wild@GB, Fleurop@DE, FTD@US | flower delivery
meet: cafés, hairdressers and hotel receptions | owner of the café | many guests pass the counter every day and look at the flowers | supply one vase with a card of {name} each week for a month and count orders from it | one morning a week | wedding planners, funeral directors and event venues | their customers need flowers on a fixed date
measure: the share of bunches still fresh after five days
moat: direct contact with growers and regular orders from homes and firms
risk: flowers spoil, and sales depend on a few holidays | sell subscriptions and weekly orders from firms, and buy only what is ordered
rule: Settle selling permits, plant rules and delivery | Ask whether a stall, street sale or Sunday opening needs a permit, which papers imported flowers need, and write down what happens when nobody is at home. | the permits, supplier papers and delivery terms are filed
trial: Sell twenty bunches in two weeks | Buy from one or two growers, offer one bunch a week by order and at one café, and ask buyers for a photo after five days. | bunches sold, waste, freshness and repeat orders are on one sheet
ask: How much is thrown away? | | f-2 | by weighing leftovers after each selling day
ask: What is on offer outside the season? | Dried flowers, branches and plants, or imported flowers | trade-trial | by planning the quiet months with two growers
ask: Would firms take flowers every week? | | closing-calls | with ten offices, hotels and restaurants and a first vase
roles: a florist with good taste | somebody who buys from growers | somebody for orders and delivery
search: fresh flower delivery
name: +Stemfresh = stems that stay fresh
name: Weekly Bunch = a bunch every week
name: +Bloomday = a day with blooms
name: Field Fresh = fresh from the field
name: Fresh Stems = stems cut freshly
name: Flower Friday = flowers for the weekend
name: +Vaseful = a vase full of flowers
name: Cut Today = flowers cut today
name: Petal Post = flowers by post
name: *Bloomera = from the word bloom
name: +Bunchgood = a good bunch
name: In Season = flowers of the season
line: Fresh flowers, every week
line: Cut today, delivered tomorrow
line: Flowers that last longer
line: Straight from the grower
line: Say it with fresh flowers
line: A fresh bunch for your table

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
rival: large toy brands | children know them from films and friends, and every shop sells them | LEGO, Playmobil, Mattel, Ravensburger | toys for children
rival: cheap toys online and in discount shops | the price is low and delivery is quick | Amazon, Temu, Flying Tiger | cheap toys
rival: wooden and learning toy brands | parents trust the quality and give them as presents | Melissa & Doug, PlanToys, Lovevery, KiwiCo | wooden toys
meet: nurseries, libraries and family events | nursery teacher | children play there under the eyes of people who notice what they like | leave {name} in a playroom for one week and ask the staff who played with it and for how long | one morning a week | teachers, therapists and toy shops | parents and grandparents ask them what to give
measure: the share of children who still play with it in the second week
moat: a design children keep coming back to, protected and recommended by parents and teachers
risk: most sales come before the holidays, and the money is in stock until then | sell to nurseries and for birthdays all year, and add small extensions to what sells well
rule: Settle toy safety before selling | Have the toy tested for small parts, paint, strings, magnets and batteries, prepare the safety file, age label and warnings, and insure product liability. | the test report, the safety file and the insurance are there
trial: Give the toy to eight families | Lend a prototype or first toys to eight families for one week, ask for minutes of play and broken parts, and offer it for sale at the end. | minutes of play, damage and paid orders are in one table
ask: Do children still play with it after two weeks? | | trade-trial | with eight families and a short daily note
ask: Who buys it, and for which occasion? | | interviews-2 | by asking twenty buyers for whom it is
ask: Would nurseries and shops order it? | | closing-calls | with ten of them and a sample
roles: a toy designer | somebody for safety tests and manufacturing | somebody who sells online and to shops
search: educational wooden toys
name: +Playlong = toys children play with for long
name: Busy Hands = hands with something to do
name: +Toyshed = a shed full of toys
name: Floor Time = time to play on the floor
name: Build & Tumble = build it and knock it down
name: Play Again = one more time
name: +Blockfriend = a friend made of blocks
name: Small Builders = children who build
name: +Goodplay = play that is good for children
name: *Playmino = from the word play
name: Years of Play = play that lasts
name: Rainy Day Toys = toys for days indoors
line: Played with every day
line: Made for years of play
line: More play, less screen time
line: Safe, strong and fun
line: Small hands, big ideas
line: The toy they choose again

toy-rental
job: a delivery, deliveries
rival: new toys from shops and online | they arrive the next day and belong to the child | Amazon, IKEA, Smyths Toys@GB | toys by age
rival: used toys and hand-me-downs | they cost little or nothing and can be sold again | Vinted, Facebook Marketplace, Kleinanzeigen@DE | used toys
rival: toy libraries and other rental services | families pay little and return what is no longer used | BabyQuip@US, Baboodle@GB | toy rental
meet: family centres, libraries and playgroups | head of the family centre | families there talk about full rooms and toys that soon become boring | set up a small shelf of {name} for two weeks and let families borrow and return | one afternoon a week | midwives, playgroup leaders and holiday hosts | families ask them for things they need only for a short time
measure: the share of families that have ordered a second delivery after six weeks
moat: a well-kept stock, known return rates and families who recommend it
risk: missing parts, damage and cleaning cost more than the fee | choose toys with few parts, check on return, keep spares and include normal wear in the price
rule: Settle hygiene, safety and damage | Ask how toys must be cleaned between families, check every item for recalls and loose parts, keep the warnings with it, and write down who pays for loss. | the cleaning plan, the checklist and the rental terms are filed
trial: Rent out toys to six families | Buy or collect twenty toys, rent them to six families for two weeks for a small fee, and note cleaning time, damage and what they would take next. | rentals, minutes, losses and second orders are in one table
ask: How often must a toy go out to pay for itself? | | f-2 | by noting price, cleaning time and wear for twenty toys
ask: What happens when a child wants to keep a toy? | The family can buy it for the rest of the price | trade-trial | by offering that to six families
ask: Do families prefer a subscription or single rentals? | | price-talks | by offering both to ten families
roles: somebody who cleans, checks and repairs | somebody who knows toys and families | somebody for delivery and returns
search: toy rental subscription
name: +Toyround = toys that go round
name: Play & Return = play with it, then return it
name: +Swaptoybox = a toy box to swap
name: Borrowed Toys = toys on loan
name: Next Toy = the next toy arrives
name: Fresh Toys = new toys every month
name: +Toyloop = toys in a loop
name: Clear Floor = fewer toys on the floor
name: Toy Rotation = toys change regularly
name: *Ludora = from the Latin for play
name: +Lendplay = play things to lend
name: Shared Toys = toys shared by families
line: New toys every month, less clutter
line: Borrow, play, return
line: More toys, less stuff
line: Clean toys, delivered to you
line: Swap toys when play gets dull
line: Play more, buy less

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
rival: phones, calendars and note apps | they are free, always at hand and send reminders | Google Calendar, Notion, Todoist | planner app
rival: well-known notebook and planner brands | the quality is familiar and they are sold everywhere | Moleskine, Leuchtturm1917, Paperblanks, Filofax | paper planner
rival: supermarkets, discount shops and stationers | paper is cheap and bought along with other things | Muji, Flying Tiger, Staples@US | stationery shop
meet: design markets, bookshops and gift shops | shop owner | people there touch the paper, turn the pages and compare | lay out open samples of {name} with a pen and note which one people write in and buy | two Saturdays a month | teachers, coaches and gift shops | they recommend writing things down
measure: the share of buyers who still use it after four weeks
moat: a layout that customers are used to and buy again
risk: planners sell for a few weeks a year, and the rest stays in stock | make undated planners, print small runs and add products for other seasons
rule: Settle design rights, paper claims and safety | Keep written rights to drawings and fonts, hold certificates for recycled or forest-friendly paper, and ask whether any product counts as a toy. | the rights, the certificates and the answer are filed
trial: Sell one small batch | Print a small batch or samples, sell to fifteen people at a market and online, and ask after one week which pages they use. | pieces sold, pages used and repeat orders are on one sheet
ask: Do buyers still use it after a month? | | trade-trial | by asking fifteen buyers for a photo of a page
ask: What is the smallest print run, and what does it cost? | | f-2 | with written offers from three printers
ask: Would shops stock it? | | closing-calls | with ten shops and a sample set
roles: a designer who knows paper | somebody who works with printers | somebody who runs the shop and sells to retailers
search: paper planner and notebook
name: +Pagewise = pages used wisely
name: Lie Flat = a notebook that lies flat
name: +Plannotes = plans and notes in one
name: Clear Page = a page with room
name: Write It Down = put it on paper
name: Paper & Plan = plans on paper
name: +Inkfriend = paper that takes ink well
name: Good Margins = room at the edge
name: Any Day Planner = start on any day
name: *Papella = from the word paper
name: +Dailypage = one page for each day
name: Thick Paper = paper that ink does not pass
line: Paper that makes plans clear
line: Write it down, get it done
line: Lies flat, lasts all year
line: Start on any day
line: Good paper for every day
line: Notebooks you will really fill

art-prints
job: a work, works
rival: furniture shops and poster shops | prints are cheap, framed and ready to take home | IKEA, Desenio, Posterlounge@DE, Society6@US | art prints
rival: online galleries and marketplaces | they have thousands of works in every style and accept returns | Etsy, Saatchi Art, Artfinder, Singulart | affordable art online
rival: personal photos, gifts and an empty wall | they are personal or cost nothing
meet: cafés, open studios and art markets | café owner | guests sit in front of the walls for a while and have time to look | hang four works of {name} with a small price card and a code, and change them every month | one morning a week | framers, interior designers and estate agents | their customers ask what to put on the wall
measure: the share of works sold that buyers keep after the return period
moat: artists who offer new work here first, and buyers who trust the choice
risk: people like many works and do not decide | show a small choice for one wall and size, with a preview at home and easy returns
rule: Settle copyright, editions and artists' shares | Have each artist agree in writing to what may be printed and how many, ask whether resale royalties apply, and insure works on loan and on the way. | the artist contract, the edition list and the insurance are filed
trial: Show and sell twelve works in two weeks | Choose twelve works by a few artists, show them in one café and online, offer previews on the buyer's own wall, and note what sells. | works viewed, sold and returned are in one table
ask: What does an artist gain here? | | closing-calls | with ten artists, about what they sold last year and where
ask: Which sizes and frames do buyers want? | | trade-trial | by offering each work in two sizes, with and without a frame
ask: Do buyers come back for a second work? | | interviews-2 | by asking ten buyers what is still missing on their walls
roles: somebody with a good eye whom artists trust | somebody for printing, framing and shipping | somebody who sells online and to firms
search: affordable art prints
name: +Wallready = ready to hang
name: Hung Well = art that hangs well
name: +Printwall = prints for your wall
name: Signed Print = a print signed by the artist
name: Blank Wall = a wall that needs art
name: Small Edition = only a few of each
name: +Artnear = art from artists nearby
name: Frame & Hang = framed and ready to hang
name: Over the Sofa = art for the living room
name: *Printelle = from the word print
name: +Framefit = frame and print that fit
name: First Print = the first of an edition
line: Art for your own walls
line: Real artists, fair prices
line: See it on your wall first
line: Signed prints, ready to hang
line: Great art without gallery prices
line: Find the right print for home

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
rival: flowers, chocolates, wine and vouchers | they are quick to buy and nearly always welcome | Amazon | gift ideas
rival: online gift shops | they have boxes for every occasion and deliver within days | Not On The High Street@GB, Moonpig@GB, BOXFOX@US, Greetabl@US | gift box delivery
rival: local gift shops and things people make themselves | they feel personal and can be seen before buying | | gift shop near me
meet: offices, makers' markets and wedding fairs | office manager | firms and visitors there need gifts for several people at once | show three finished boxes of {name} with a price list and take orders with a delivery date | two mornings a week | event planners, estate agents and HR departments | they give something to clients and staff all year
measure: the share of buyers who order another gift within three months
moat: exclusive contents from small makers, and customers whose dates and addresses are saved
risk: most orders come before a few holidays, and unsold stock remains | use contents that suit several occasions, pack to order, and win firms that give all year
rule: Settle labels, alcohol and personal data | Ask which labels food and cosmetics need when they are repacked, whether alcohol needs a licence and an age check, and how addresses of recipients must be protected. | the labels, the licence answer and the privacy notice are filed
trial: Sell twenty boxes in two weeks | Put together two kinds of box, sell twenty to private buyers and two or three firms, time the packing, and ask recipients what they liked. | minutes, costs, damage and repeat orders are on one sheet
ask: What do recipients really use? | | interviews-2 | by asking fifteen people who received a box
ask: How many boxes can be packed in one day? | | f-3 | by timing one full day with a helper
ask: Would firms order for staff or clients? | | closing-calls | with ten office managers and a sample box
roles: somebody with taste who finds makers | somebody who packs and ships | somebody who sells to firms
search: gift box delivery
name: +Bowandbox = a box with a bow
name: For You Box = a box just for you
name: Kindly Packed = packed with care
name: +Giftready = a gift ready to send
name: Thank You Box = a box that says thanks
name: Open & Smile = open it and smile
name: +Boxofjoy = a box full of joy
name: Sent with Care = chosen and sent with care
name: Good Surprise = a welcome surprise
name: *Giftella = from the word gift
name: +Wrapwell = well wrapped
name: Small Makers Box = gifts from small makers
line: Gifts people really use
line: A good gift, sent today
line: Packed by hand, delivered on time
line: Say thank you with a box
line: One box, chosen with care
line: The easy way to give well

gear-rental
job: a rental, rentals
rival: rental desks of sports and outdoor shops | the staff fit the gear and give advice, and it is collected on the spot | REI@US, Intersport@AT, Intersport@FR, Decathlon@FR | outdoor gear rental
rival: buying cheap gear | it is always at hand and soon costs less than a few rentals | Decathlon | cheap camping gear
rival: borrowing from friends and neighbours | it is free, and a message is enough
meet: climbing halls, outdoor clubs and campsites | manager of the hall or campsite | people plan their next trip there and notice what they still need | put a sign and a small set from {name} beside the desk and take bookings for the next six weekends | two evenings a week | outdoor clubs, hostels and event organisers | their guests ask where they can hire what they did not bring
measure: the share of customers who rent again within the same season
moat: clean, complete and well-kept gear, and pick-up points where trips begin
risk: everybody wants the same few weekends, and the gear lies unused on the others | take bookings early, offer lower weekday rates to schools and clubs, and add gear for a second season
rule: Settle safety checks, deposits and insurance | Ask which checks the law and the makers require for each kind of gear, write down who pays for damage and loss, and ask an insurer about accidents and theft. | the check list, the rental terms and the policy are filed
trial: Rent out ten sets in two weeks | Buy a few used sets or borrow them, rent them out at the full price, and note pick-up, cleaning time, damage and what customers asked for. | rentals, minutes per set, damage and requests are in one table
ask: After how many rentals has a set paid for itself? | | f-2 | by dividing its price by what a rental leaves after cleaning and repairs
ask: Do customers want delivery or a pick-up point? | | trade-trial | by offering both to the next ten customers
ask: What happens when gear comes back wet, late or broken? | It is checked on return, and the terms say what is charged | rules | with one page of terms that a lawyer has read
roles: somebody who checks, cleans and repairs gear | somebody who wins clubs and pick-up points | somebody for bookings and deposits
search: outdoor gear rental
name: +Gearday = gear for the day
name: Weekend Kit = all you need for a weekend
name: +Rentaway = rent it and go away
name: Pack & Return = pack it, bring it back
name: +Trailkit = a kit for the trail
name: Ready Pack = a pack ready to go
name: Gear Shelf = a shelf of gear to share
name: Out & Back = the trip and the return
name: *Kitova = a new word from kit
name: Borrow & Go = borrow gear and leave
name: +Borrowbase = the base for borrowed gear
name: Grab the Gear = pick it up and go
line: Rent the gear, keep the memories
line: Everything you need, ready to go
line: Good gear without buying it
line: Pick up Friday, return Monday
line: Clean, checked and complete
line: Try it before you buy it
line: More trips, less stuff at home

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
