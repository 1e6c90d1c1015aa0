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
rival: classified ads and marketplaces online | there is a huge choice, and prices can be haggled over | Facebook Marketplace, Kleinanzeigen@DE, Gumtree@GB, Leboncoin@FR, Craigslist@US | second hand furniture
rival: new furniture from large chains | it is cheap, in stock and delivered | IKEA | cheap furniture
rival: charity shops and furniture from relatives | it costs little or nothing
meet: flat clearances, moving firms and home styling groups | owner of the moving firm | furniture that does not fit is left over at every move | take good pieces from three moves with {name} and show them in neighbourhood groups | two afternoons a week | movers, estate agents and interior designers | their customers get rid of furniture or need some
measure: the days from collecting a piece to its sale
moat: an eye for good pieces, steady sources and delivery up to the room
risk: large cheap pieces fill the store and cost more to move than they bring | set a minimum price, refuse what sells slowly and lower prices on fixed dates
rule: Settle used-goods trading, safety and transport | Ask which licence and records trading in used goods needs, which fire labels upholstery must have, how returns work online, and insure transport and stock. | the answers, the purchase book and the policy are on file
trial: Sell ten pieces in two weeks | Take ten pieces on commission, clean and photograph them, list them in two places, and note hours, enquiries, price asked and paid, and delivery. | hours, enquiries and sales of ten pieces are on one sheet
ask: Which pieces sell within two weeks? | | trade-trial | by listing ten different pieces and counting the days
ask: Do owners prefer cash or a share of the sale? | | price-talks | by offering both to ten owners
ask: What does delivery to the room cost? | | f-2 | by timing first deliveries with two people
roles: a buyer who knows furniture and prices | somebody for cleaning, small repairs and photos | two people for transport and delivery
search: second-hand furniture
name: +Secondseat = a second life for seats
name: Good Wood Again = good wood used again
name: +Homeagain = furniture with a new home
name: Next Sofa = your next sofa, already used
name: Kept Chairs = chairs worth keeping
name: +Resettle = furniture that settles again
name: Loved Twice = loved by a second owner
name: Fair Chair = good chairs at fair prices
name: +Roomreturn = furniture returns to a room
name: *Furnova = furniture as good as new
name: Old Oak Table = good furniture with years behind it
line: Good furniture, second home
line: Checked, cleaned and delivered
line: Better furniture for less money
line: Give good furniture a new room
line: Used furniture you'll want to keep
line: Sell your sofa without the hassle

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
rival: well-known kitchen brands | people trust them, and every department store has them | OXO, Zwilling, Joseph Joseph, Tefal | kitchen tools
rival: cheap tools from marketplaces and supermarkets | they cost a fraction and come the next day | Amazon, Temu, IKEA
rival: the tools already in the drawer | they are paid for, and people are used to them
meet: cookware shops, food fairs and cooking classes | cooking teacher | people try tools there and ask where to buy them | use the tool in two classes with {name} and let pupils try it | two evenings a week | cookware shops, chefs and cooking bloggers | home cooks ask them which tools are worth buying
measure: the share of testers who still use the tool after two weeks
moat: a better solution to one kitchen task, protected design and buyers who recommend it
risk: copies appear at a lower price | file the design early, build on quality and service, and bring out the next tool
rule: Settle food contact, safety and design rights | Have materials tested for food contact, check rules for blades and heat, search other people's patents and register the design before showing it. | the test report, the search and the filing are on file
trial: Lend ten tools to ten kitchens | Give ten home cooks a prototype for two weeks, ask for one photo a week, and note use, cleaning, breakage and who wants to buy. | use, faults and purchases of ten kitchens are on one sheet
ask: Which task does it do better than the old tool? | | trade-trial | by letting cooks do the task with both
ask: What would shops pay and order? | | closing-calls | by showing the tool to six shops
ask: What does one cost to make in a small batch? | | f-2 | by asking three makers for an offer
roles: a designer who knows kitchens | somebody for materials, makers and quality | somebody for shops, classes and online sales
search: kitchen tools
name: +Cookhand = a helping hand for cooks
name: Good Grip Cook = good to hold while cooking
name: +Choplight = chopping made easy
name: Daily Ladle = a tool for every day
name: +Stirwell = stirs well
name: Top Drawer Tool = a tool kept close by
name: Easy Peel Co = peeling made easy
name: +Kitchenhold = good to hold in the kitchen
name: Cook & Reach = the tool you reach for
name: *Culinova = something new for cooks
name: First to Hand = the tool you take first
line: The tool you reach for daily
line: Cooking made a little easier
line: Made well, used every day
line: Less effort, better cooking
line: One tool that does it right
line: Easy to hold, easy to clean

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
rival: well-known games from shops | everybody knows them, and they are easy to give | Catan, Hasbro, Ravensburger, Asmodee | board games
rival: other new games on crowdfunding sites | they offer new ideas and rich material to keen players | Kickstarter, Gamefound | new board games
rival: games already on the shelf, cards and apps | the rules are known, and nothing has to be bought
meet: game nights, board game cafés and game fairs | game café owner | players try new games there and tell others | play a prototype at two tables with {name} and note what they say after the first round | two evenings a week | game shops, reviewers and game clubs | players ask them what to play next
measure: the share of groups who ask for a second round
moat: a game that is explained quickly and played again, with fans who bring it along
risk: a print run is too large and stays in the store | collect orders first, print a small run and keep the box easy to post
rule: Settle toy safety, rights and the name | Ask which safety rules and age mark apply, agree rights with designers and illustrators in writing, search the name as a trade mark, and ask about customs for printing abroad. | the safety answer, the contracts and the name search are on file
trial: Play the prototype with eight groups | Let eight groups play from the written rules alone, watch in silence, and note minutes, rule questions, laughter and who asks for another round. | minutes, questions and second rounds of eight groups are on one sheet
ask: Can new players start from the rules alone? | | trade-trial | by watching groups who have never seen it
ask: What price do players and shops accept? | | price-talks | by showing the box to ten players and three shops
ask: How many orders come in before printing? | | f-1 | by opening a list for advance orders
roles: a game designer who tests patiently | an illustrator and graphic designer | somebody for printing, shops and dispatch
search: new board game
name: +Tabletopple = fun on the table
name: Again, Again = everybody wants another round
name: +Gamechest = a chest full of games
name: Your Move Now = it is your turn
name: +Dicewell = games with dice
name: Night of Games = an evening of play
name: Roll & Laugh = roll the dice and laugh
name: +Boardmates = friends around the board
name: Round the Board = once around the board
name: *Ludissimo = play at its best
name: Shuffle Night = cards are shuffled tonight
line: Easy to learn, hard to stop
line: One more round, please
line: Open the box and play
line: A game for the whole table
line: Make it a game night
line: Learn it fast, play it often

books
job: a book, books
rival: large online booksellers | they have almost every title and deliver quickly | Amazon, Bookshop.org@US, Bookshop.org@GB | buy books online
rival: book chains and local bookshops | one can browse and ask | Waterstones@GB, Thalia@DE, Barnes & Noble@US, Fnac@FR | bookshop near me
rival: libraries, borrowed and used books | they are free or cost little | World of Books@GB, momox@DE, ThriftBooks@US, AbeBooks
meet: reading groups, cafés and book fairs | reading group host | members choose the next book there and buy several copies | bring a small choice with {name} and recommend one book to each reader | two evenings a month | librarians, teachers and reading groups | readers ask them what to read next
measure: the share of customers who buy again within the season
moat: personal recommendations, a clear choice and regular readers who trust it
risk: margins are thin, and unsold books tie up money | buy in small numbers, agree returns and earn with events, clubs and gifts
rule: Settle book prices, returns and tax | Ask whether fixed book prices apply, agree returns and discounts with wholesalers, and ask how new and used books are taxed. | the supplier terms and the tax answer are on file
trial: Recommend books to ten readers | Ask ten readers for three books they liked, choose one for each, offer it for sale, and note who buys, finishes and asks for another. | sales and repeat wishes of ten readers are on one sheet
ask: Which readers come back? | | f-4 | by asking first customers what they read next
ask: Do readers want single books or a monthly choice? | | price-talks | by offering both to ten readers
ask: What margin remains after post and discount? | | f-2 | by calculating first orders one by one
roles: a bookseller who reads widely | somebody for stock, orders and post | somebody for events, groups and online presence
search: bookshop
name: +Pagefriend = a friend who knows books
name: Good Next Read = a good book to read next
name: +Shelfwell = a shelf of well-chosen books
name: Picked to Read = books picked for you
name: +Readnook = a corner for reading
name: Turn the Page = reading on
name: Worn Covers = books that were read often
name: +Bookround = books that go around
name: Late Chapter = one chapter before sleep
name: *Libroria = a home for books
name: Chosen Pages = books chosen with care
line: Find your next good book
line: Books picked for you
line: A good book is waiting
line: Less scrolling, more reading
line: Tell us what you liked
line: Well-chosen books, delivered or collected

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
rival: well-known tableware brands | pieces match and can be bought again for years | Villeroy & Boch, Denby@GB, Royal Copenhagen, Heath Ceramics@US | tableware
rival: handmade-looking tableware from chains | it is cheap and dishwasher safe | IKEA, H&M Home, Zara Home
rival: other potters at markets and online | pieces can be touched, and the maker is there | Etsy | handmade ceramics
meet: pottery markets, design shops and open studios | design shop owner | customers pick up pieces there and ask who made them | put six pieces into the shop with {name} and note which are taken in hand | two Saturdays a month | design shops, restaurants and florists | they look for pieces that others do not have
measure: the share of pieces that come out of the kiln fit to sell
moat: a recognisable style, steady quality and shops and restaurants that reorder
risk: breakage and hours eat up the price | keep few shapes, time each one and include losses in the price
rule: Settle food safety, kiln and claims | Have glazes tested for food contact, state whether pieces may go into oven and dishwasher, ask about kiln power and fire safety, and protect against dust. | the lab report, the kiln answer and the care card are on file
trial: Sell a first batch of one shape | Make a batch of one mug or bowl, count losses and hours, show it at one market or shop, and note touches, questions and orders. | hours, losses and orders of one batch are on one sheet
ask: What does one piece really cost? | | f-2 | by timing each step and counting losses
ask: Do restaurants order sets? | | closing-calls | by showing a plate to six restaurants
ask: Which shapes are bought first? | | trade-trial | by showing several shapes at one market
roles: a potter with steady hands | somebody for glazes, kiln and quality | somebody for shops, markets and packing
search: handmade ceramics
name: +Clayday = a day at the clay
name: Good Mug = a mug one likes to hold
name: +Bowlmade = bowls made by hand
name: Warm Glaze = glaze in warm colours
name: +Kilnhouse = from the house with the kiln
name: Thrown Here = made on the wheel
name: Table Clay = clay for the table
name: +Potterline = a line of pottery
name: Round Bowl Co = bowls for every day
name: *Clayora = shaped in clay
name: Daily Plate = a plate for every day
line: Made by hand, used every day
line: Plates worth setting the table
line: Your new favourite mug
line: Handmade pieces for everyday meals
line: No two pieces the same
line: Handmade and dishwasher safe

bedding
job: an order, orders
rival: mattress and bedding brands online | they deliver to the door and offer trial nights | Emma, Simba@GB, Casper@US, Brooklinen@US | bedding online
rival: bed shops and furniture chains | one can lie down and touch before buying | IKEA, JYSK, Dreams@GB | bed shop near me
rival: keeping the old bedding | it is paid for, and one is used to it
meet: home fairs, small hotels and interior shops | owner of a small hotel | guests ask there about the bed they slept in | fit out one room with {name} and leave a card for guests | two afternoons a week | small hotels, interior designers and physiotherapists | they are asked what to sleep on
measure: the share of orders that are kept after the trial nights
moat: good materials, fair trial terms and customers who reorder for every bed
risk: large items come back and cannot be sold as new | begin with linen and pillows, explain sizes well and agree with a partner who takes returns
rule: Settle fire tests, labels and returns | Ask which fire and material tests apply, label filling and care, state how returns of used bedding work, and check claims about health or allergies. | the test papers, the labels and the return terms are on file
trial: Let ten people sleep on it for two weeks | Give ten people a pillow or a set of linen, ask for a note after the first and the last night, and record warmth, washing, complaints and who buys. | notes, washing and purchases of ten people are on one sheet
ask: What do sleepers complain of today? | | interviews-2 | by asking ten people about their bed
ask: How many return it after the trial nights? | | f-4 | by following first orders to the end of the trial
ask: Which price is accepted for better material? | | price-talks | by showing two qualities side by side
roles: a textile expert who chooses materials | somebody for suppliers, tests and quality | somebody for shops, hotels and online sales
search: bedding
name: +Sleepfold = folded linen for sleep
name: Soft Sunday = a slow morning in bed
name: +Linenday = linen for every day
name: My Best Pillow = the pillow that suits you
name: Cool Sheets = sheets that stay cool
name: +Downwell = sleeps well under down
name: Night Cotton = cotton for the night
name: +Bedmade = a bed that is made
name: Slept Well = how you slept
name: *Sonnella = a soft word for sleep
name: Fresh Linen Co = fresh linen for every bed
line: Better sheets, better sleep
line: Soft, cool and easy to wash
line: Sleep on it before deciding
line: Linen that softens with every wash
line: Make your bed a good place
line: The pillow that suits you

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
job: a rental month, rental months
rival: music shops that rent and sell | teachers recommend them, and repairs are included | Thomann@DE, Music & Arts@US, Normans@GB | instrument rental
rival: cheap new or used instruments online | the price is low, and they may be kept | Amazon, eBay | buy a cheap violin
rival: instruments lent by the school or by relatives | they cost nothing or very little
meet: music schools, teachers' studios and try-out days | music teacher | parents ask the teacher what to get and where | bring instruments in several sizes to a try-out day with {name} and let the teacher play them | two afternoons a week | music teachers, orchestras and instrument makers | families follow their advice
measure: the share of customers who rent on after the first term
moat: well-kept instruments, teachers who recommend them and quick exchange
risk: pupils give up, and instruments come back worn | set a minimum term, include care, and let rent count towards buying
rule: Settle insurance, wear and contracts | Insure theft and damage, state what counts as wear and what the customer pays, check deposit and cancellation rules, and ask about papers for protected woods. | the policy, the contract and the wood answer are on file
trial: Rent out six instruments for two weeks | Place six instruments through one teacher, note condition before and after, questions, exchanges, and who signs for the term. | condition, exchanges and contracts of six instruments are on one sheet
ask: How long do beginners keep an instrument? | | interviews-2 | by asking five teachers and ten families
ask: Do families want rent that counts towards buying? | | price-talks | by offering rent with and without it
ask: Which instruments do teachers trust? | | closing-calls | by asking five teachers to play each model
roles: an instrument maker for set-up and repairs | somebody who knows teachers and schools | somebody for contracts, stock and exchange
search: instrument rental
name: +Tunelend = instruments to borrow
name: First Strings = a first instrument
name: +Playrent = rent it and play
name: Right Size Music = instruments in the right size
name: +Notehire = hire an instrument
name: Start to Play = an easy start in music
name: Borrowed Bow = a bow on loan
name: +Melodyloan = a loan for melodies
name: Grow & Play = sizes that grow with them
name: *Rentissimo = rent, with a musical ending
name: Well in Tune = instruments that are set up well
line: Rent it, play it, love it
line: The right size as they grow
line: Start playing without buying
line: A good instrument from day one
line: Swap sizes whenever you need
line: Well-kept instruments for every beginner
`;
