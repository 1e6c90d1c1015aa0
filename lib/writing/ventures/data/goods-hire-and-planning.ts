/** Goods with a following, hire and planning: what is known of them; the keys are those of `../lore.ts`. */
export const GOODS_HIRE_AND_PLANNING = `
ethnic-wear
job: an order, orders
rival: boutiques and tailors in the community | people can touch the cloth, try it on and have it altered | | traditional clothes near me
rival: big labels and web shops from the home country | the choice is wide and prices are low before shipping | Fabindia@IN, Manyavar@IN, Biba@IN, D'iyanu@US | traditional wear online
rival: relatives who bring clothes from a visit home | they know the taste and buy at local prices
meet: festivals, cultural associations and wedding fairs | organiser of the festival | families think about outfits in the weeks before a celebration | show ten outfits of {name} at one stall, take measurements and note what people wanted but did not find | two weekends | wedding planners, make-up artists and community halls | their customers ask where the outfits come from
measure: the share of outfits that arrive in time and are worn without another alteration
moat: good makers, sizes that fit and families who order for every celebration
risk: an outfit arrives late or does not fit, and the celebration is over | take orders only up to a firm date, check measurements by video and keep a small stock at hand
rule: Settle labels, duty and the right to patterns | Ask how fibre, origin and size must be labelled, which duty and tax apply to imported clothes, what the return rules say about made-to-measure pieces, and whether a traditional pattern is protected. | the answers, a sample label and the return rules are filed
trial: Take orders for one celebration | Choose five outfits, show samples to twenty families before the next festival, take paid orders to measure, and note fit, delivery day and exchanges. | paid orders, arrival days and fit are in one table
ask: Will it fit without trying it on? | Each order is checked against a garment the customer already owns | trade-trial | by measuring twenty customers from a distance
ask: What happens after the festive season? | | interviews-2 | by asking twenty customers what they wear between celebrations
ask: How many pieces must a maker be paid for at once? | | f-2 | with written offers from three workshops
roles: somebody who knows cloth, cut and custom | a buyer close to the workshops | somebody for the shop, measurements and parcels
search: traditional clothes online
name: +Festdrape = cloth draped for the feast
name: Home Thread = thread from home
name: +Rootwear = clothes from your roots
name: Bright Cloth = cloth in bright colours
name: +Kinwear = clothes for the whole family
name: Feast & Fold = folded cloth for festive days
name: +Drapewell = drapes that sit well
name: Proud Stitch = sewn with pride
name: +Loomhome = woven at home
name: Gold Border = the border of a festive cloth
name: *Celebrella = a word from celebrate
line: Dressed for every celebration
line: From home, made to fit
line: Your tradition, in your size
line: Festive outfits, there on time
line: Matching outfits for the whole family
line: Real cloth, well cut

hair-extensions
job: an order, orders
rival: beauty supply shops | the hair can be seen and touched and is taken home at once | Sally Beauty@US, Pak Cosmetics@GB | beauty supply store
rival: well-known online brands for extensions | they have many reviews, shade guides and fitting videos | Luxy Hair, Bellami Hair@US, Mayvenn@US | hair extensions online
rival: the stylist who brings the hair | nobody has to choose, and the price includes the fitting
meet: braiding salons, hair schools and hair shows | salon owner | every client there either brings hair or asks where to get it | give three braiders packs of {name} to use for two weeks and write down what they and the clients say | two afternoons a week | stylists, hair schools and make-up artists | they lose time when a client brings bad hair
measure: the share of customers who order the same hair again for their next style
moat: hair of steady quality, shades always in stock and stylists who recommend it
risk: one mixed or wrongly matched batch brings returns and bad reviews | test each batch by washing, combing and colour, keep a sample and replace bad packs at once
rule: Settle labels, origin and hygiene returns | Ask how human and synthetic hair must be labelled, which papers and duty apply to imported hair, which claims about origin need proof, and when opened packs may be returned. | labels, supplier papers and return rules are filed
trial: Let ten stylists wear in one batch | Order samples from three suppliers, have ten stylists fit them, wash and photograph the hair over two weeks, and take paid orders for the best one. | shedding, tangling, comments and paid orders are on one sheet
ask: Is it the same quality every time? | A sample of each batch is washed and kept | f-2 | with samples from two batches of each supplier
ask: How does a customer find the right shade? | | trade-trial | by sending swatches to fifteen customers
ask: Would stylists buy from here each month? | | price-talks | by offering ten stylists a trade price
roles: an experienced stylist or braider | a buyer who tests hair and visits suppliers | somebody for photos, messages and parcels
search: hair extensions online
name: +Lengthly = for the length you want
name: Silk Lengths = lengths as soft as silk
name: +Shadematch = hair in your shade
name: Long & True = long hair that looks real
name: +Braidease = braids without the itch
name: Full Lengths = long, full hair
name: +Bundlewell = bundles of good quality
name: Good Bundle = a bundle you can trust
name: +Plaitline = hair for plaits and braids
name: No Tangle = hair that does not tangle
name: *Tressana = a word from tress
line: Hair that matches yours
line: Soft, full and no itch
line: Longer hair by this weekend
line: Your shade, always in stock
line: Made to last wash after wash
line: The hair your braider loves

crystals-and-spiritual-goods
job: an order, orders
rival: crystal and esoteric shops in town | people can hold the stone and ask for advice | | crystal shop near me
rival: sellers on marketplaces and live sales | the choice is endless and prices are low | Etsy, eBay | buy crystals online
rival: bookshops and gift shops with a small shelf | a deck or a stone is picked up along with something else
meet: mineral fairs, yoga studios and craft markets | studio owner | visitors there already care about calm, rituals and beautiful things | lay out twenty pieces of {name} after a class, explain each one and note what is picked up and bought | two weekends | yoga teachers, card readers and massage therapists | their clients ask where to buy what they saw in the room
measure: the share of buyers who come back for another piece within three months
moat: honest sourcing, a good eye for pieces and regulars who trust the choice
risk: a stone proves dyed or made of glass, and trust is gone | buy from known cutters, test samples, name every treatment and take pieces back without argument
rule: Settle claims, origin and safe use | Ask which words about healing or luck are not allowed, which plants, woods and stones need papers, how candles and incense must be labelled, and which fire warnings are needed. | the word list, the papers and the sample labels are filed
trial: Sell thirty pieces on two evenings | Take thirty pieces and five small sets to a studio and a market, name origin and treatment on a card, and note prices, questions and sales. | pieces, prices, questions and sales are on one sheet
ask: How does the buyer know that a stone is real? | Origin and treatment stand on its card | f-2 | by having five samples tested
ask: Which sets do beginners really buy? | | trade-trial | by offering three sets at one market
ask: What may be said about the effect? | | rules | with a list of allowed words
roles: somebody who knows stones, decks and customs | a photographer who also films short videos | somebody for stock, packing and fairs
search: crystals and incense shop
name: +Moonshelf = a shelf of ritual things
name: True Quartz = real stones only
name: +Stonecalm = stones for a calm home
name: Quiet Altar = things for a quiet corner
name: +Glowstone = stones with a glow
name: Sage & Stone = herbs and crystals
name: +Ritualbox = all that a ritual needs
name: Smoke & Star = incense and star cards
name: +Dawnstone = a stone for the morning
name: Soft Amethyst = a gentle violet stone
name: *Lunestra = a word from moon
line: Real stones, honestly named
line: Small rituals for calmer days
line: Find the piece that speaks
line: Everything for your quiet corner
line: Know where your crystal comes from
line: Beautiful things for your altar

religious-goods
job: an order, orders
rival: shops beside churches, mosques and temples | people pass them after prayer and know the keeper | | religious shop near me
rival: general marketplaces | they are cheap, quick and have nearly every title and item | Amazon, Etsy | prayer gifts
rival: things brought back from a pilgrimage or handed down | they carry a memory that no shop can offer
meet: congregations and their feast day markets | parish office or mosque committee | families look for gifts in the weeks before a holy day or ceremony | set up one table of {name} after the service, show twelve pieces and take orders for the next feast | two weekends | congregations, religious schools and celebration organisers | they are asked which gift is suitable
measure: the share of gift orders that arrive before the holy day they were meant for
moat: pieces approved by respected people of the faith, and congregations that order every year
risk: something offends believers or breaks a custom | show each text and design to someone with authority in the faith before it is made, and correct it without delay
rule: Settle texts, rights and respectful handling | Ask who holds the rights to translations and images, which materials and certificates the faith requires, how scripture must be packed, and which safety labels candles and oils need. | the permissions and packing rules are written down and one adviser has seen the range
trial: Take orders for one feast day | Choose eight pieces, show them at two congregations before the next feast, take paid orders with names to engrave, and note delivery days and wishes. | orders, wishes and delivery days are on one sheet
ask: Who says that the goods are right for the faith? | A named adviser sees each new piece | rules | with a written review by one cleric or scholar
ask: What sells between the holy days? | | interviews-2 | by asking twenty believers about their last three gifts
ask: Would congregations order in bulk? | | price-talks | with offers to five congregations
roles: somebody well known in the congregations | a designer or maker for gifts and engraving | somebody for stock, orders and parcels
search: religious gifts online
name: +Faithgift = a gift that shows faith
name: Morning Prayer = the first prayer of the day
name: +Kneelwell = comfortable prayer
name: Holy Day Gifts = gifts for holy days
name: +Beadlight = prayer beads and candles
name: Quiet Candle = a candle for prayer
name: +Blesswell = gifts for a blessing
name: Prayer Corner = the place for prayer at home
name: +Psalmhouse = a house for scripture
name: Given in Faith = gifts given in faith
name: *Devotella = a word from devotion
line: Gifts for life's holy moments
line: Made with care for your faith
line: For the quiet minutes of prayer
line: The right gift, before the feast
line: Beautiful things for daily prayer
line: Faith has a place at home

home-water-filter
job: an order, orders
rival: bottled water and refill stations | it needs no fitting, and people trust the taste | | bottled water delivery
rival: filter jugs and big filter brands | they stand in every shop and cost little to start with | Brita, Culligan, Aquasana@US, Kent RO Systems@IN | water filter
rival: boiling the tap water or drinking it as it is | it costs next to nothing and needs no new device
meet: home shows, parents' groups and plumbers' shops | shop owner | people there talk about limescale, taste and old pipes | test the tap water of ten homes with {name}, show the result before and after and leave the filter for a week | two afternoons a week | plumbers, property managers and paediatric clinics | they are asked whether the tap water is good enough
measure: the taste and the test values at the customer's own tap before and after the filter
moat: results proven by a laboratory, and cartridges that customers reorder for years
risk: a cartridge is used too long and the water becomes worse than before | send the next cartridge on time, show the change date on the device and say plainly when not to drink
rule: Have claims, materials and fittings tested | Ask which tests materials touching drinking water need, which claims about lead or germs require a laboratory report, who may connect devices to the mains, and how used cartridges are taken back. | the reports and the fitting rules are filed, and every claim has its proof
trial: Fit filters in ten homes | Test the water of ten homes, fit two models for two weeks, repeat the test, ask about taste and flow, and take paid orders with the first refill. | test values, comments and paid orders are in one table
ask: Does it remove what people here worry about? | | f-2 | with a laboratory test of local water before and after
ask: Do customers change the cartridge in time? | A new one arrives shortly before the old one is spent | trade-trial | by asking ten homes for a photo of the change date
ask: Why not stay with bottled water? | | interviews-2 | by counting what twenty households carry home
roles: somebody who knows water chemistry and testing | a plumber or technician for fitting | somebody for orders, refills and questions
search: water filter for home
name: +Tapwell = good water from the tap
name: Fresh Glassful = a glass of fresh water
name: +Sipsure = sure of every sip
name: Clean Tap = clean water at home
name: +Purejug = pure water in the jug
name: Spring Tap = tap water like a spring
name: +Dropcheck = water checked to the drop
name: Better Tap = a better tap in the kitchen
name: +Filterday = the day for a new filter
name: No More Crates = no bottles to carry
name: *Aquelio = a word from water
line: Good water from your own tap
line: Taste the difference in one glass
line: No more bottles to carry
line: Tested at your own tap
line: New filter, right on time
line: Clear water for the whole family

stickers-and-pins
job: an order, orders
rival: independent artists on marketplaces and at conventions | each has a style of their own, and buyers like to support the artist | Etsy | cute stickers and pins
rival: print-on-demand shops | there is a design for every fandom, and nothing is ever out of stock | Redbubble, TeePublic | vinyl stickers
rival: official merchandise and chain stores | it carries the known logo and stands beside the till | Hot Topic@US, BoxLunch@US | anime merch
meet: conventions, zine fairs and art markets | organiser of the artist alley | visitors come with money set aside for small things by artists they have just met | lay out fifteen designs of {name} on half a table, count which are picked up and bought, and hand out the next drop date | two weekends | comic shops, gift shops and fellow artists | small pieces sell beside the till and need little room
measure: the share of buyers who order again at the next drop
moat: a style that people recognise at once and followers who wait for each drop
risk: a design does not sell, or a rights holder has the shop closed | test designs by pre-order, keep runs small and draw only what you own or have a licence for
rule: Settle rights, small parts and sales tax | Ask which fan designs need a licence, how to protect your own drawings, which warnings small metal parts need for children, and how tax and duty work for small letters abroad. | each design has a written right of use, and the warnings and tax rules are filed
trial: Sell ten designs before printing many | Make a small run of five stickers and show mock-ups of five pins, sell at one fair and to your followers, and note pre-orders for each design. | sales and pre-orders for each design are on one sheet
ask: Which designs may be sold at all? | | rules | with a list that shows the source of each drawing
ask: Do buyers come back after the first order? | | f-4 | by opening a second drop to the first buyers
ask: Does postage eat up a small order? | Packs are made to fit in an ordinary letter | price-talks | by offering packs of three sizes
roles: an illustrator with a clear style | somebody who finds printers and checks proofs | somebody for packing, messages and fairs
search: enamel pins and stickers
name: +Stickmint = fresh new stickers
name: Pin Parade = pins in a row
name: +Badgebird = badges with a cheerful look
name: Little Gloss = small shiny things
name: +Peelpop = peel it and it pops
name: Tiny Merch = small things for fans
name: +Pinjoy = joy in a pin
name: Sheet & Pin = sticker sheets and pins
name: +Fanflair = flair for fans
name: Stuck on You = stickers that stay on
name: *Stickaroo = a word from sticker
line: Small art for everyday things
line: Wear what you love
line: Tiny drops, gone fast
line: Drawn by hand, made to stick
line: Cheer up your laptop
line: A little art for your jacket

miniatures-and-roleplay
job: an order, orders
rival: the big miniature and game makers | everybody plays with them, and shops stock every set | Games Workshop, WizKids, Reaper Miniatures@US | tabletop miniatures
rival: file stores and printing at home | one file can be printed again and again at any size | MyMiniFactory, Cults3D | stl miniatures
rival: tokens, paper figures and adventures made at home | they cost nothing and suit the group exactly
meet: game stores, clubs and conventions | owner of the game store | groups meet there every week and show each other what they have bought | run one evening's game with the figures and adventure of {name} and leave three sets on the painting table | two evenings a week | game stores, club organisers and painting channels | new sets bring people back to the table
measure: the share of buyers whose set was on the table or painted within a month
moat: a world and style that players want to complete, and a community that helps choose the next set
risk: moulds and artwork are paid for before anybody buys | show sketches, take pre-orders and make the next set only after a set number of orders
rule: Settle licences, rights and safety notes | Ask which game rules may be named or used, who owns sculpts and texts made by others, what licence sold files carry, and which age and resin warnings belong on the box. | the contracts with artists and the checked box text are filed
trial: Put one set on ten tables | Print or cast one small set with a short adventure, give it to ten groups for two weeks, note breakages, playing time and wishes, and take paid pre-orders. | comments, breakages and pre-orders are on one sheet
ask: Would they buy it again from an unknown maker? | | f-4 | by offering the second set to the first buyers
ask: Does the piece survive the post and the table? | | trade-trial | with ten sets sent by ordinary parcel
ask: Which rules may be used and named? | | rules | by having the licence of each rule set read
roles: a sculptor or illustrator | a writer who runs games | somebody for casting, packing and shops
search: tabletop miniatures and dice
name: +Dicehearth = dice by the fireside
name: Brave Minis = figures of brave heroes
name: +Questcast = figures cast for quests
name: Roll & Paint = dice to roll, figures to paint
name: +Heroshelf = a shelf full of heroes
name: Table Dragons = dragons for the table
name: +Dungeonbox = a dungeon in a box
name: Next Session = for the next game evening
name: +Lorecast = stories and cast figures
name: Six Heroes = a party of six figures
name: *Minifera = a word from miniature
line: New heroes for your table
line: Ready for the next session
line: Open the box, start the quest
line: Figures worth every brush stroke
line: Less preparation, more play
line: Monsters your players will remember

sports-equipment
job: an order, orders
rival: big sports brands and chain stores | the gear can be tried in the shop, and professionals use it | Decathlon, Wilson, Mizuno | sports equipment
rival: specialist web shops for one sport | they stock every brand and know the sport well | Tennis Warehouse@US, Pro-Direct@GB | racket shop
rival: used gear and what the club lends | beginners need not spend much before they know that they will stay
meet: clubs, tournaments and training sessions | club coach | players ask the coach what to buy and copy what the best player uses | bring six pieces of {name} to training, let everyone play with them for an hour and note what they say | two evenings a week | coaches, clubs and sports schools | they need gear that lasts and a fair team price
measure: the share of testers who keep playing with it a month later
moat: players and coaches of one sport who recommend it, and gear that is known to last
risk: a piece breaks in play and somebody is hurt | have it tested, insure the product, keep records of each batch and replace faulty pieces at once
rule: Have the gear tested and insured | Ask which standards protective gear must meet, what the sport's federation approves, which warnings and age limits are needed, and what product insurance covers. | the test reports, approvals and policy are filed
trial: Let twenty players use the samples | Order samples from two makers, have twenty club players use them for two weeks, note wear and comments, and take paid pre-orders for the better one. | wear, comments and pre-orders are in one table
ask: Does it last as long as the known brands? | | trade-trial | by using both side by side in one club
ask: Would the federation allow it in a match? | | rules | by asking for the list of approved gear
ask: What do clubs pay for a team set? | | price-talks | with offers to five clubs
roles: a coach or good player of the sport | somebody who knows makers, materials and tests | somebody for the shop, clubs and parcels
search: sports gear for club players
name: +Surehold = a sure hold
name: First Serve = the start of a match
name: +Courtkit = kit for the court
name: Club Gear = gear for clubs
name: +Toughplay = stands up to hard play
name: Match Ready = ready for the match
name: +Boardmate = a board as a companion
name: Fair Bounce = balls that bounce true
name: +Rallyset = a set for long rallies
name: Next Season = gear that lasts another season
name: *Matchelo = a word from match
line: Play better, pay less
line: Gear that lasts the season
line: Tested by players like you
line: Ready for your next match
line: Made for club players
line: More play, fewer replacements

pet-supplements
job: an order, orders
rival: supplements sold at the vet's practice | the vet knows the animal and recommends the dose | Dechra, Vetoquinol | dog joint supplement vet
rival: well-known brands in pet shops and online | they have thousands of reviews and arrive the next day | Zesty Paws@US, YuMOVE@GB, Nutramax@US | dog supplements
rival: special feed and home remedies | it goes into the bowl anyway and costs little more
meet: vet practices, dog schools and pet fairs | owner of the dog school | owners there talk about stiff joints, itching and fear | give ten owners a two-week pack of {name}, note weight and habits at the start and ask what changed | two afternoons a week | vets, trainers and groomers | owners ask them what to give
measure: the change in a simple daily score that the owner keeps for the first four weeks
moat: a recipe with tests behind it, vets who trust it and owners who reorder each month
risk: a claim goes too far or an animal reacts badly | say only what is proven, name all ingredients, advise a visit to the vet and answer every report the same day
rule: Register the recipe and check each claim | Ask the feed authority which ingredients and doses are allowed, whether the maker and the product must be registered, which claims would make it a medicine, and what the label must show. | the registration, label and list of claims are checked and filed
trial: Feed one small batch to fifteen pets | Buy a finished formula from a registered maker, give it to fifteen pets for two weeks with their vet informed, and note appetite, reactions and reorders. | appetite, reactions and paid reorders are on one sheet
ask: Will the animal eat it every day? | | trade-trial | with fifteen pets and three flavours
ask: Would a vet recommend it? | | interviews-2 | by showing the recipe to eight vets
ask: What may be promised on the label? | | rules | with the written answer of the feed authority
roles: a vet or animal nutritionist | somebody who knows feed makers and registration | somebody for customers, reminders and parcels
search: supplements for dogs and cats
name: +Pawstrong = strong from the paws up
name: Easy Joints = joints that move easily
name: +Bowlboost = a boost in the bowl
name: Quiet Whiskers = calmer cats and dogs
name: +Waghealth = health behind a wagging tail
name: Scoop a Day = one scoop each day
name: +Spryfellow = a lively old companion
name: Bright Coat = a shiny coat
name: +Petvita = vitamins for pets
name: Old & Lively = old but still lively
name: *Furvanta = a word from fur
line: Helps them move with ease
line: One scoop, every day
line: Calmer days, quieter nights
line: Checked by vets, eaten with joy
line: Every ingredient on the label
line: For a shiny coat and lively steps

wallpaper-and-murals
job: a wall, walls
rival: wallpaper shops and home improvement stores | rolls are in stock, cheap and can be seen on the spot | Graham & Brown@GB, B&Q@GB, Home Depot@US, Leroy Merlin@FR | wallpaper
rival: online shops for printed wall murals | the choice of pictures is wide and they print to measure | Photowall, Rebel Walls, Murals Wallpaper@GB | wall mural
rival: a pot of paint and a few framed pictures | it is done in a weekend and easy to change
meet: interior designers, cafés and paint shops | interior designer | their clients have a bare wall and a date by which it must look good | make one sample wall of {name} in a café for the cost of materials and leave cards beside it | two afternoons a week | interior designers, decorators and shopfitters | they need a wall that fits and somebody who stands by it
measure: the share of walls finished on the agreed day without a reprint or repair
moat: designs found nowhere else and walls in public places that bring the next client
risk: a wrong measure or a damp wall spoils the whole job | ask for photos and measures, check them before printing and write down what the wall must be like
rule: Settle picture rights, fire rules and work at height | Ask who owns each design, which fire rating wall coverings need in public rooms, whether an outside wall needs a permit, and how ladders and scaffolds must be insured. | the rights, the fire papers and the insurance are filed
trial: Finish three walls for three customers | Do one small wall for a family, one for a café and one for an office at a low price, and note measuring, design, hanging or painting hours and what visitors say. | hours, costs and comments of three walls are on one sheet
ask: Does it come off or stay on as promised? | | trade-trial | by fixing samples to five kinds of wall
ask: How do customers know how it will look? | They see their own photo with the design before they order | f-2 | with previews for ten real walls
ask: What do they pay for one wall? | | price-talks | by offering three sizes to ten customers
roles: an illustrator or wall painter | somebody who measures, prints and hangs | somebody for customers, orders and photos
search: wall mural to measure
name: +Wallbloom = walls that come to life
name: Bare No More = no more bare walls
name: +Muralmade = murals made to measure
name: First Wall = start with one wall
name: +Paperfield = a field of wallpaper
name: Tall Flowers = a pattern for high walls
name: +Wallstory = a wall that tells a story
name: Brush & Roll = painted walls, printed rolls
name: +Patternhome = patterns for the home
name: One Big Wall = a single wall, well done
name: *Muralina = a word from mural
line: Your wall, made to measure
line: A bare wall becomes the favourite
line: Printed to fit, easy to hang
line: Give your room a view
line: Painted for your place alone
line: A new room in one day

skip-and-site-toilet-hire
job: a hire, hires
rival: large waste and hire companies | they have depots everywhere, every size and accounts for builders | Biffa@GB, WM@US, United Site Services@US, Toi Toi & Dixi@DE | skip hire
rival: local hauliers with a few containers | they are known on every site and answer the phone themselves | | skip hire near me
rival: own trailer and trips to the tip | it seems cheaper and can be done at any hour
meet: builders' merchants and building sites | branch manager of the merchant | builders buy material there before the waste starts | offer three builders their next skip or toilet through {name} and write down the wait, the swap and the state of the site | two early mornings a week | builders' merchants, roofers and event planners | their customers need a container on the same day as the material
measure: the share of deliveries and collections made within the promised hours
moat: units that come clean and on time, and fixed prices at the tip or emptying plant
risk: a truck breaks down and sites are left with full containers | agree on a stand-in truck with a neighbour firm, service early and plan swaps before units are full
rule: Obtain waste, road and discharge permits | Ask which licence is needed to carry waste, where each load may be tipped or emptied, who applies for placing containers on the road, and what insurance covers damage to drives and cables. | licences, tipping contracts and insurance are filed
trial: Broker ten hires before buying a truck | Take ten orders, have them carried out by a haulier with free capacity, be there at delivery and collection, and note waiting time, weight, fees and complaints. | times, fees and complaints of ten hires are on one sheet
ask: What does each load cost at the tip or plant? | | f-2 | with written prices from three sites
ask: Can it come the day after the call? | A few units are kept free for late orders | trade-trial | by noting order and delivery time of ten hires
ask: Would builders leave their present firm? | | interviews-2 | by asking fifteen builders about their last three hires
roles: a driver with the right licence | a dispatcher who plans swaps and routes | somebody for builders, events and invoices
search: skip hire next day
name: +Skipready = a skip when you are ready
name: Clean Site = a clean building site
name: +Loadline = loads taken in line
name: Drop & Swap = dropped off and swapped
name: +Sitekit = the kit a site needs
name: Fresh Cabin = a toilet cabin that is fresh
name: +Bindrop = the bin is dropped off
name: Early Truck = the truck comes early
name: +Loopskip = skips out, waste recycled
name: Full to Gone = full today, gone tomorrow
name: *Skipzy = a short word from skip
line: There in the morning, gone when full
line: A clean site from day one
line: One call, the skip is there
line: Clean toilets, serviced on time
line: Fixed price, legal disposal
line: Full today, swapped tomorrow

motorbike-lease-to-own
job: a payment, payments
rival: private owners who rent out bikes by the day | the rider gets a bike at once without papers
rival: lease and credit companies for motorbikes | they have many branches and ties to dealers | Watu@KE, Watu@UG, Tugende@UG, M-KOPA@KE, MAX@NG | motorcycle on credit
rival: savings groups and family loans | members know each other and charge little or nothing
meet: stages where riders wait, and riders' associations | chairman of the stage | riders there compare what they hand over to the owner each evening | work through one rider's week with {name}, show payments until the bike is his and ask who would vouch for him | two mornings a week | riders' associations, dealers and delivery companies | their members and couriers need bikes of their own
measure: the share of riders who have made every payment of the past four weeks
moat: riders who are chosen well, quick repairs and guarantors who care
risk: riders stop paying, bikes disappear or an accident ends the income | check income and guarantors, fit trackers, insure bike and rider, allow pauses for illness and take bikes back only by the contract
rule: Settle the credit licence and repossession | Ask whether leasing to riders needs a licence, how the full cost must be shown, when a bike may be stopped or taken back, who holds the title, and which location data may be kept. | the licence answer, contract and insurance are checked by a lawyer
trial: Lease three bikes for two weeks | Take or borrow three used bikes, choose riders with two guarantors each, collect every day by phone payment, and note payments, breakdowns and earnings. | daily payments, breakdowns and earnings are in one table
ask: What happens when a rider is ill or has an accident? | Payments pause and the insurer is told | rules | with the insurer's terms and one page for riders
ask: Can the rider pay and still live on the rest? | | interviews-2 | by writing down the takings of fifteen riders for a week
ask: Who pays for repairs and lost days? | | trade-trial | by keeping a repair log for three bikes
roles: somebody whom riders respect | a mechanic who runs the workshop | somebody for contracts, payments and investors
search: motorbike lease to own
name: +Rideown = ride it, then own it
name: My Own Bike = the bike becomes yours
name: +Paywheel = wheels that are paid off
name: Last Payment = the day the bike is yours
name: +Ownwheels = wheels of your own
name: Bike by Day = paid off day by day
name: +Riderkey = the key stays with the rider
name: Stage to Own = from the stage to ownership
name: +Stagebike = a bike for the taxi stage
name: Fair Wheels = fair terms for riders
name: *Motovia Plan = a plan for motorbikes
line: Ride today, own it tomorrow
line: Small payments, your own bike
line: Stop renting, start owning
line: Your bike, paid day by day
line: Earn with a bike that becomes yours
line: Repairs and insurance included

scooter-rental
job: a hire, hires
rival: rental shops at the harbour, station or beach | they are right there and hand over a key in minutes | | scooter rental near me
rival: booking sites and larger rental firms | people can reserve from home and read reviews | EagleRider@US, Cooltra@ES, Cooltra@IT, Royal Brothers@IN | rent a motorbike
rival: taxis, buses and rental cars | nobody needs a special licence, and the luggage fits
meet: small hotels, campsites and ferry piers | hotel receptionist | guests ask at breakfast how to get around | bring two scooters of {name} to the hotel for a week and let the reception book the first guests | two mornings a week | small hotels, holiday lets and tour guides | guests stay happier when they can reach beaches and sights
measure: the share of hires returned without breakdown or damage dispute
moat: well-kept scooters, fair damage handling and hotels that recommend the shop
risk: an accident or an uninsured driver causes a large claim | check licences with care, explain the cover in writing, do a short test ride and service after a fixed distance
rule: Settle licences, insurance and helmets | Ask which permit a hire firm needs, which licence each engine size requires for locals and visitors, what insurance must cover, and which rules apply to helmets, deposits and copies of papers. | the permit, policy and handover form are filed
trial: Hire out three scooters for two weeks | Borrow or lease three insured scooters, offer them through two hotels, film each handover, and note licence checks, hours, damage and wishes. | hires, hours and damage are on one sheet
ask: What is covered in an accident abroad? | | rules | with the insurer's answer on one page for renters
ask: How is quarrelling about scratches avoided? | The scooter is filmed with the renter before and after | trade-trial | by filming every handover
ask: What do the scooters earn outside the season? | | f-6 | by asking five shops and ten residents about the quiet months
roles: a mechanic who checks every scooter | somebody friendly who speaks the visitors' languages | somebody for bookings, hotels and insurance
search: scooter rental by day
name: +Zipcoast = a quick ride along the coast
name: Two Helmets = a scooter for two
name: +Daythrottle = a motorbike for a day
name: Sunny Road = a ride on a sunny road
name: +Keyride = take the key and ride
name: Beach Scooter = a scooter to the beach
name: +Hopwheel = hop on and go
name: Open Road Day = a day on the road
name: +Mopedmate = a moped for company
name: Easy Throttle = easy rides
name: *Scootaly = a word from scooter
line: Hop on and see more
line: Two helmets and a free day
line: Booked online, at your hotel
line: Clear cover, no surprises
line: The coast at your own pace
line: Well-kept scooters, fair prices

camera-and-stage-hire
job: a hire, hires
rival: established hire houses and event technicians | they have large stocks, spare units and crews | Lensrentals@US, PRG, Neg Earth@GB | equipment rental
rival: platforms where owners lend to each other | prices are low and the owner lives around the corner | ShareGrid@US, Fat Llama@GB | rent camera from people
rival: borrowing from colleagues or buying used | it is free or can be sold again after the job
meet: film schools, venues and event agencies | technical manager of the venue | crews and organisers ask there what they are missing before a job | lend one tested kit of {name} for a rehearsal, be on call and write down what they missed | two afternoons a week | venues, film schools and event planners | they are asked for gear that they do not own
measure: the share of hires in which everything worked and came back complete
moat: gear that is tested after each hire, and technicians who answer during the job
risk: costly gear is stolen, dropped or out of date | check identities, insure each item, take deposits, and buy only what several customers have asked for
rule: Settle insurance, electrical checks and rigging | Ask how often electrical gear must be tested, who may rig loads and set up stages, which papers a stage needs for wind and crowds, and what insurance covers theft from a renter. | test log, rigging papers and policy are filed
trial: Serve six small jobs with borrowed stock | Rent stock from a larger house at trade price, equip six small jobs, test before and after, and note hours, missing parts and what customers asked for in vain. | hours, faults and wishes of six jobs are on one sheet
ask: Which items are hired often enough to buy? | | f-2 | with a list of requests from fifteen crews
ask: Who helps when something fails during the show? | A technician is on call and a spare is packed | trade-trial | by noting each call in six jobs
ask: Does the insurer pay when a renter loses it? | | rules | with the written terms of two insurers
roles: a sound, light or camera technician | somebody who tests, packs and drives | somebody for quotes, bookings and venues
search: camera and sound hire
name: +Stagelift = lifts every stage
name: Spare Cable = the cable you forgot
name: +Kitcrate = a crate with the full kit
name: Sound & Lens = sound gear and cameras
name: +Lightcase = lights in a case
name: Curtain Kit = ready when the curtain rises
name: +Lensday = a lens for the day
name: Plug & Stage = plug in and begin
name: +Crewcase = cases for the crew
name: Slate & Sound = film gear and sound gear
name: *Stagero = a word from stage
line: Tested, packed, ready to roll
line: The right gear for your day
line: Sound and light that simply work
line: Hire the kit, keep the budget
line: Help on call during your show
line: Everything on stage, on time

furniture-and-appliance-rental
job: a rented item, rented items
rival: low-cost furniture stores and used goods | people own it at once, and the single price looks small | IKEA | cheap furniture
rival: rental companies for furniture and devices | they have large catalogues and deliver in many cities | CORT@US, Rent-A-Center@US, Furlenco@IN, Rentomojo@IN, Grover@DE | rent furniture monthly
rival: furnished flats and shop credit | all is there on the first day, or the payments end in ownership
meet: student housing offices, letting agents and relocation services | housing officer | people get keys to an empty flat and need a bed the same week | furnish three rooms with {name} for move-in day and ask after two weeks what was missing | two afternoons a week | letting agents, universities and employers who hire from far away | an equipped flat lets sooner and newcomers settle faster
measure: the days from the order to a room that can be lived in
moat: quick delivery and repair, and pieces that survive many renters
risk: pieces come back broken or payments stop | check identity and income, choose sturdy models, keep spare parts and agree on a fair deposit
rule: Settle contract terms, safety and data | Ask which consumer credit rules apply when renters may keep the item, how returned beds and appliances must be cleaned and tested, which fire labels furniture needs, and how data on old laptops is erased. | contract, cleaning list and test log are checked and filed
trial: Furnish five rooms for new tenants | Buy good used beds, desks and one fridge, rent them to five tenants by the month with a signed contract, and note delivery hours, damage, questions and what else they asked for. | hours, damage and wishes of five rooms are on one sheet
ask: How often can one piece be rented again? | | f-2 | by asking three used furniture dealers about returned pieces
ask: Why not buy it used? | No carrying, no repairs and no selling when they move | interviews-2 | with fifteen tenants about their last move
ask: What if something breaks? | | trade-trial | by timing each repair in five rooms
roles: somebody who repairs and refurbishes | a driver who delivers and sets up | somebody for contracts, payments and agents
search: rent furniture monthly
name: +Roomlend = a room on loan
name: First Night = a bed for the first night
name: +Monthsofa = a sofa by the month
name: Move & Return = return it when you move
name: +Homekit = a kit for the home
name: Borrowed Nest = a home with rented things
name: +Fridgeday = a cold fridge on day one
name: Light Movers = move without heavy things
name: +Flatfill = fills the empty flat
name: Sofa for Now = a sofa for as long as needed
name: *Furnello = a word from furniture
line: Furnished by the first night
line: Rent it, use it, return it
line: Move light, live well
line: Repairs are on us
line: A home without the heavy buying
line: From empty flat to home

architecture-practice
job: a project, projects
rival: established architects' offices | they can show finished houses and know the permit office | | architect near me
rival: builders who bring their own plans | one contract covers drawing and building, and the drawing seems free | | design and build contractor
rival: catalogue plans and online plan services | they cost little and can be seen at once | Houseplans@US, Resi@GB | house plans
meet: building exhibitions, lenders and plots for sale | mortgage adviser | people ask there what their plot or house allows | check one real plot with {name}, sketch two options and hand over a page with steps and likely cost | two afternoons a week | mortgage advisers, estate agents and builders | their clients need plans before money and work can move
measure: the share of applications accepted without a request for changes
moat: knowledge of local rules, trusted builders and finished houses that people can visit
risk: the building costs more than planned and the client stops | estimate the cost at each stage, check it with a builder before the permit and agree on what can be left out
rule: Settle title, liability and building law | Ask who may call themselves an architect and sign applications, what liability insurance must cover and for how long, which experts have to sign, and how the fee contract must be written. | registration, policy and contract are filed
trial: Do three feasibility studies | Offer three owners a small paid study with measurements, what the rules allow, two sketches and a cost range, and note hours, questions and who asks for a full offer. | hours, questions and follow-up orders of three studies are on one sheet
ask: Will it be approved? | The rules for the plot are checked before any design | rules | by taking three cases to the permit office
ask: What will the building cost in the end? | | f-2 | by having three sketches priced by two builders
ask: Would owners pay for a study first? | | price-talks | by offering it to ten owners
roles: a registered architect | a structural engineer | somebody for drawings, permits and site visits
search: architect for house extension
name: +Planhouse = plans for your house
name: First Sketch = it starts with a sketch
name: +Permitline = the line to the permit
name: North Light = rooms with good light
name: +Roomplan = a plan for every room
name: Plot & Plan = from plot to plan
name: +Stairwell = drawn from floor to floor
name: Good Walls = walls in the right place
name: +Drawhouse = houses drawn well
name: One Floor More = the floor to be added
name: *Archella = a word from architect
line: From first sketch to permit
line: Know what you may build
line: Plans that get approved
line: More room, better light
line: A house that fits your plot
line: Drawn for the way you live

property-development
job: a home, homes
rival: large housebuilders | buyers know the name, can see a show home and get help with the loan | Barratt@GB, Persimmon@GB, D.R. Horton@US, Lennar@US | new build homes
rival: private sellers of older homes | the price looks lower and the street is already known | | houses for sale
rival: buying an old home and renovating it alone | the buyer decides everything and pays bit by bit
meet: estate agencies and lenders in the chosen streets | estate agent | buyers tell the agent every week what they look for and cannot find | show a plan and material board of one home by {name} and take down what fifteen buyers would change | two afternoons a week | estate agents, lenders and builders | they earn or gain work when good homes come on the market
measure: the number of serious buyers who reserve with a deposit before completion
moat: an eye for sites, builders whose cost is known and buyers who recommend the finish
risk: cost or interest rises, the sale is late and the money runs out | work with a reserve, fix prices with builders, sell early where allowed and never hold more sites than the reserve can carry
rule: Settle title, permits and buyers' deposits | Ask a lawyer about title and charges on the land, which permits are needed, how deposits for unfinished homes must be protected, what guarantee a new home carries and how the profit is taxed. | title, permits and sale contract are checked and filed
trial: Work through three real sites | Take three homes or plots for sale, have a builder price the work, ask an agent what they would sell for, and show the plans to fifteen buyers. | price, work, sale value and buyers' answers are on one sheet for each site
ask: What if it sells for less than planned? | A low sale price is worked out before buying | f-2 | by having two agents value each site
ask: What is hidden in the walls or ground? | | trade-trial | by sending a surveyor to three sites
ask: How are early deposits kept safe? | | rules | with the lawyer's written answer
roles: a builder or site manager | somebody who knows finance and contracts | somebody who finds sites and speaks to buyers
search: new and renovated homes for sale
name: +Homeyard = homes around a yard
name: New Front Door = the door of a new home
name: +Keyrow = keys to a row of homes
name: Old House New = an old house made new
name: +Brightrow = a row of bright homes
name: Finished Home = a home with nothing left to do
name: +Goodgate = a good home behind the gate
name: Move Right In = ready to move into
name: +Gablewell = good homes under good roofs
name: Four Gables = a few homes together
name: *Domovia = a word from home
line: Move in with nothing to fix
line: New homes on streets you like
line: Old houses, ready for new lives
line: Warm rooms, low bills
line: Your keys on the agreed day
line: Built well, sold with clear papers

call-centre
job: a customer contact, customer contacts
rival: large outsourcing companies | they take any volume, language and hour | Teleperformance, Concentrix, Foundever | customer service outsourcing
rival: own staff who answer beside their work | they know the product and cost no extra contract
rival: chatbots and voice menus | they answer at once, day and night, at a low price per contact | Intercom, Zendesk | customer service chatbot
meet: meetings of online shops and service firms | organiser of the meeting | owners there complain about missed calls and full inboxes | take one firm's overflow calls with {name} for a week and bring the recordings and reasons for calling | two mornings a week | shop software agencies, phone providers and accountants | their clients grow faster than their support
measure: the share of calls answered in time and solved at the first contact
moat: agents who stay, know the client's products and report what customers ask
risk: one large client leaves and the shifts are empty | limit the share of one client, agree on notice and volumes, and train agents for two accounts
rule: Settle call recording, data and shift work | Ask when calls may be recorded, which sales calls are banned, what contract is needed for customers' data across borders, and which rules bind night and shift work. | data contract, call rules and shift rules are checked and filed
trial: Answer for two firms for two weeks | Take the overflow calls and chats of two firms with two agents, write short answer guides, and note waiting time, solved contacts and reasons for calling. | waiting time, solved contacts and reasons are on one sheet for each firm
ask: Will callers notice that it is not the firm itself? | Agents know the products and speak in the firm's name | trade-trial | by asking twenty callers for a mark
ask: What happens on days with twice the calls? | | f-2 | with the call records of two firms
ask: Which price do firms prefer? | | price-talks | by offering minute, hour and monthly price to ten owners
roles: an experienced team leader | somebody for phone system and reports | somebody who hires and trains agents
search: outsourced customer service
name: +Callwell = calls that are handled well
name: Second Ring = answered by the second ring
name: +Linekeeper = keeps your line answered
name: Warm Voice = a warm voice on the phone
name: +Ringready = ready when it rings
name: No More Hold = no waiting on hold
name: +Deskvoice = the voice of your help desk
name: Answered Here = each call is answered
name: +Chatcrew = a crew for chat and calls
name: Spoken For = we speak for your firm
name: *Callista Desk = a desk for calls
line: Every call answered, in your name
line: No more missed calls
line: Real people for your customers
line: Your phone answered, day and night
line: Help that sounds like you
line: Less waiting, happier customers

management-system-consulting
job: a certification project, certification projects
rival: established quality consultants | they have references and know how auditors think | | iso consultant
rival: template packs and software | they cost little and can be bought the same evening | Advisera | iso templates
rival: the quality manager who does it alone | no outsider is paid, and the plant is known from inside
meet: industry associations and suppliers' days | association adviser | owners hear there that a customer now demands a certificate | walk through one plant with {name}, mark the gaps on a single page and explain it to the owner | two mornings a week | industry associations, accountants and machine dealers | their members lose orders without the certificate
measure: the number of open gaps before the audit, week by week
moat: sectors known from the inside and systems that people on the floor really use
risk: the papers are fine but nobody works by them, and the auditor sees it | build instructions with the workers, train foremen and hold a mock audit early enough to correct
rule: Keep advice apart from certification | Ask which standards and sector rules apply, that the certification body is accredited and independent of the adviser, what liability cover is needed, and how plant secrets are protected. | scope, accreditation, policy and secrecy agreement are filed
trial: Do gap checks in three plants | Offer three small plants a paid check of one day, list the gaps by weight, solve two with the workers, and note hours and who orders the rest. | gaps, hours and follow-up orders of three plants are on one sheet
ask: Does it help the work or only the audit? | Instructions are written at the machine | f-2 | by following one complaint from start to end in three plants
ask: How long until the certificate? | | interviews-2 | by asking ten certified firms how long it took
ask: Which price fits a small plant? | | price-talks | by offering a fixed and a monthly price to ten owners
roles: a trained lead auditor | somebody with years in production | somebody for documents and training
search: iso certification consultant
name: +Auditready = ready for the audit
name: First Pass = passed the first time
name: +Certpath = the path to the certificate
name: Plant in Order = order on the shop floor
name: +Gapclose = closes the gaps
name: Floor to File = from the floor to the file
name: +Shopstandard = standards for the shop floor
name: Mock Audit = a practice run before the audit
name: +Qualisteps = steps to better quality
name: Sealed Right = the seal is earned
name: *Normatia = a word from norm
line: Ready on the day of the audit
line: A system your people really use
line: Certified without the paper mountain
line: Win orders that need a certificate
line: From gaps to certificate
line: Written at the machine, not the desk

proofreading-and-ghostwriting
job: a manuscript, manuscripts
rival: freelance editors and writers on platforms | there are many, with reviews, prices and samples | Reedsy, Fiverr, Upwork | freelance editor
rival: editing companies with fixed rates | the price per word is shown at once and large teams are quick | Scribendi, Enago, Editage | proofreading service
rival: writing software and chatbots | they correct and rewrite in seconds for little money | Grammarly, ChatGPT, DeepL Write | grammar checker
meet: universities, writers' groups and speakers' clubs | graduate school coordinator | people there sit on a finished draft and a deadline | edit the first two pages of eight drafts with {name}, explain each change and ask for permission to quote the result | two afternoons a week | universities, small presses and printers | they receive texts that are not ready
measure: the number of errors and open questions left after the last round
moat: editors who know a field, firm delivery days and authors who return with the next text
risk: a deadline is missed, or the author does not recognise their own voice | send a sample first, agree on rounds and days in writing and keep a second editor ready
rule: Settle rights, secrecy and academic honesty | Ask what help with theses universities allow, how rights in a written text pass to the client, how secrecy is agreed, and what must be said when software is used. | contract, secrecy page and rules for theses are filed
trial: Edit eight texts by an agreed day | Take eight texts from four kinds of authors, edit one part each at a test price, and note hours, errors found, questions and who orders the rest. | hours, errors and follow-up orders of eight texts are on one sheet
ask: Why not let software correct it? | It misses meaning, facts and the author's voice | trade-trial | by editing five pages that software has already corrected
ask: Does the book still sound like the author? | | interviews-2 | with five authors who read a sample chapter
ask: What do authors pay per page or book? | | price-talks | by offering a page price and a package to ten authors
roles: an experienced editor | a writer who interviews well | somebody for quotes, calendars and clients
search: proofreading service
name: +Cleanpage = a page without mistakes
name: Two Red Pens = a second pair of eyes
name: +Commaright = commas in the right place
name: Your Own Voice = the text stays yours
name: +Draftwell = drafts made good
name: Last Proof = the final check
name: +Chapterly = chapter by chapter
name: Told for You = your story, written down
name: +Pagecraft Duo = two people on each page
name: Fair Copy = a clean final version
name: *Scriptella = a word from script
line: Your words, without the mistakes
line: Your story, well told
line: Ready to hand in
line: A second pair of eyes
line: Clear text, still your voice
line: Edited well, back on time
`;
