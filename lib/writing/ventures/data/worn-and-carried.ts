/** What is worn, carried, fitted or given away: what is known of them; the keys are those of `../lore.ts`. */
export const WORN_AND_CARRIED = `
socks-and-basics
job: an order, orders
rival: clothing chains and supermarkets | multipacks are cheap and bought along with something else | Uniqlo, H&M, Primark@GB, Marks & Spencer@GB, Target@US | cotton socks pack
rival: online brands for socks and basics | they have many reviews, bundles and free exchanges | Bombas@US, Happy Socks, SNOCKS@DE, Bonds@AU | best everyday socks
rival: wearing the old ones a little longer | nobody sees the hole, and shopping for them is dull
meet: offices, craft markets and gift shops | owner of the gift shop | people there look for a present that is useful and always the right size | lay out three packs of {name} beside the till for two weeks and ask each buyer for whom they are | two Saturdays | gift shops, shoe shops and running clubs | they can add a small useful item to each sale
measure: the share of buyers who order a second pack within four months
moat: a fit and quality that people reorder without looking elsewhere
risk: one cheap pair cannot pay for advertising and postage | sell packs, offer an automatic refill and keep the range small enough to stay in stock
rule: Settle fibre labels, returns and claims | Ask how fibre content, origin and care have to be labelled, have colours and wear tested, set the return rules for opened packs, and use words such as organic or bamboo only with proof. | the label, the test report and the return rules are filed
trial: Let twenty people wear them for two weeks | Order a small run or samples from two makers, give pairs to twenty people, check heels, colours and shape after several washes, and take paid orders for the better one. | wear, washes, comments and paid orders are in one table
ask: How do they look after many washes? | | trade-trial | with twenty wearers and the same washing programme
ask: What is the smallest order a maker accepts? | | f-2 | with written offers from three makers
ask: Would buyers accept an automatic refill? | | interviews-2 | by asking thirty people when they last bought some
roles: somebody who knows yarn, cloth and fit | somebody who finds makers and checks quality | somebody who runs the shop, parcels and exchanges
search: everyday socks and basics
name: +Pairkeep = pairs that stay together
name: Top Drawer Knit = knits for the top drawer
name: +Heelwell = made strong at the heel
name: Soft Start = soft from the first hour
name: +Plainwear = plain things to wear daily
name: Five Pairs = a pack of five pairs
name: Good Cotton = cotton of good quality
name: *Sockelle = sock with a soft ending
name: +Daylayer = the layer worn each day
name: Toe & Tee = from socks to T-shirts
name: Fresh Drawer = a drawer with new basics
name: +Stayknit = knitted to stay in shape
line: Basics that keep their shape
line: Soft, strong and always in pairs
line: A fresh drawer without shopping
line: The pair you reach for first
line: Good yarn, made to last
line: Every day starts comfortable

activewear
job: an order, orders
rival: big sports brands | they have shops, athletes and all sizes in stock | Nike, Adidas, Lululemon, Under Armour | gym leggings
rival: online sportswear brands and low-cost chains | they drop new styles each month and discount often | Gymshark, Decathlon, Shein, Fabletics@US | affordable activewear
rival: old T-shirts and the leggings people already own | they cost nothing and nobody minds at training
meet: gyms, studios and running clubs | studio manager | people train there in clothes they complain about or recommend to each other | bring all sizes of {name} to three classes, let people train in them and note what slipped or showed | three evenings a week | trainers, studio owners and race organisers | they are seen in what they wear and like a discount for their members
measure: the share of pieces that are kept after the first training
moat: a fit that people recommend to each other, and coaches who wear it
risk: sizes that do not fit come back and cost the margin | start with one cut in all sizes, publish real measurements and exchange the first order free of charge
rule: Settle fibres, performance words and returns | Ask how fibre and care must be labelled, have stretch, colour and see-through tested, keep proof for recycled or sun-protective fabric, and write the return rules for worn pieces. | the test report, proofs and return rules are filed
trial: Let twenty people train in one cut | Have samples of one piece sewn in the main sizes, let twenty people train in it for two weeks, note fit, sweat and washing, and take paid orders at the full price. | fit by size, faults, orders and returns are in one table
ask: Which sizes come back, and why? | | trade-trial | with twenty wearers across the sizes
ask: What is the smallest run, and who pays for it? | | f-2 | with written offers from three sewing workshops
ask: Would a studio sell it to its members? | | closing-calls | with ten studios and a sample set
roles: a pattern maker for stretch fabrics | somebody who manages workshops and quality | somebody who works with coaches, studios and the online shop
search: activewear
name: +Squatproof = stays opaque when you squat
name: Second Set = ready for another set
name: +Movewell = clothes to move well in
name: Full Range = every movement is free
name: +Pacewear = clothing for your pace
name: High Knees = for quick feet
name: +Sweatlight = light when you sweat
name: *Strivio = strive with a lively ending
name: Deep Pocket = a pocket for the phone
name: Warm Up Club = where training starts
name: +Stretchline = a line that stretches along
name: First Lap = the start of the run
line: Made to move, made to last
line: Stays put through every rep
line: Pockets where you need them
line: Train in it, wash it, repeat
line: Fits your body, not the chart
line: Nothing slips, nothing shows

modest-and-plus-size-fashion
job: an order, orders
rival: large online fashion shops | they have many styles, sizes and free returns | ASOS, Shein, H&M, Amazon | plus size dresses
rival: specialist brands for modest or larger sizes | they know the fit, and customers trust the size chart | Torrid@US, Lane Bryant@US, Simply Be@GB, City Chic@AU, Modanisa@TR | modest dresses
rival: a tailor, or altering ordinary clothes | the piece fits in the end, and the tailor is known
meet: community events, weddings and women's groups | organiser of the women's group | many there talk about what they could not find in their size or style | show twelve pieces of {name} in several sizes at two gatherings and note who tried what | two afternoons a week | stylists, hairdressers and photographers | they hear what their customers cannot find for an occasion
measure: the share of orders kept after the first fitting
moat: patterns and size charts made from real customers, and customers who send photographs
risk: money is tied up in sizes that sell slowly while popular sizes are gone | make small runs, take preorders and let actual sales decide the next sizes
rule: Settle labels, size claims and returns | Ask how fibre, care and origin must be labelled, write a size chart in body measurements, set clear return rules and get written consent before using photographs of customers. | the labels, size chart and return rules are filed
trial: Fit two pieces on twenty women | Have two pieces sewn in the main sizes, fit them on twenty women, note bust, arms, length and how they feel, and take paid preorders with a delivery date. | fit by size, changes and paid preorders are in one table
ask: Which sizes and lengths are really needed? | | interviews-2 | by measuring twenty customers with their consent
ask: How many orders come back? | | trade-trial | with the first thirty orders and the reason for each return
ask: What does a small run cost in every size? | | f-2 | with written offers from three workshops
roles: a pattern maker who fits different bodies | somebody who runs workshops, stock and returns | somebody who knows the community and tells the story
search: modest and plus size clothing
name: +Trueform = true to your form
name: Long & Lovely = long cuts that look good
name: +Coverkind = covers well and feels kind
name: Full Figure = made for a full figure
name: +Gracecut = a cut with grace
name: Every Curve = made for every curve
name: Soft Drape = cloth that falls softly
name: *Amplia = a new word made from ample
name: +Fitkind = a fit that is kind
name: Made to Sit = comfortable when you sit
name: Bold Hem = a hem with character
name: +Grandcut = a generous cut
line: Made for your size from the start
line: Covered, comfortable and well dressed
line: Fits your arms, bust and length
line: Style in the size you wear
line: Dress your way, every day
line: Beautiful clothes that really fit

hats-and-accessories
job: an order, orders
rival: clothing chains and department stores | they are cheap and bought along with an outfit | H&M, Zara, Accessorize@GB | hats and scarves
rival: known hat and accessory brands | people recognise the label and give it as a present | New Era, Stetson@US, Tilley@CA, Lack of Color@AU | sun hat
rival: market stalls and souvenir shops | one can try it on at once and take it along
meet: craft markets, boutiques and beach or outdoor shops | owner of the boutique | people there have an outfit in hand and look for what goes with it | place a mirror and ten pieces of {name} in two boutiques for a fortnight and note what was tried and bought | two Saturdays and two visits a week | stylists, hairdressers and photographers | they are asked what goes with an outfit
measure: the share of people who try one on and buy it
moat: shapes and designs people recognise, and shops that reorder each season
risk: the season ends with the wrong colours and sizes left over | make small runs, offer both a summer and a winter line, and take preorders before each season
rule: Settle labels, materials and returns | Ask how fibre, leather and origin must be labelled, have sun protection or skin contact tested where claimed, protect your own designs, and write the return rules. | the labels, test reports and return rules are filed
trial: Sell thirty pieces in two places | Make or order three designs in small numbers, sell them at one market and one shop at the full price, and note what was tried, bought and asked for. | tried, bought, returned and asked for are in one table
ask: Which shapes and sizes do people ask for? | | interviews-2 | by watching and asking at two markets
ask: What does one piece cost with making and packing? | | f-2 | by timing and costing ten pieces
ask: Will a shop reorder after the first lot? | | closing-calls | with ten shops at the end of the trial
roles: a designer who can make a first sample | somebody who finds makers and checks quality | somebody who sells to shops and online
search: hats and accessories online
name: +Brimwell = a brim that sits well
name: Hat Peg = where the favourite hat hangs
name: +Shadebrim = a brim that gives shade
name: Knot & Brim = a scarf and a hat
name: Good Shade = shade on a hot day
name: +Scarfline = a line of scarves
name: Last Touch = what completes an outfit
name: *Hattery = a house of hats
name: Crown & Cord = the hat and what holds it
name: +Capsmith = somebody who makes caps
name: Windproof Hat = stays on in the wind
name: Soft Wool = wool that feels soft
line: The piece that finishes the outfit
line: Sits well, stays on, looks good
line: Shade you will want to wear
line: Goes with what you own
line: Made in small numbers, worn for years
line: Looks good, feels right all day

bags-and-backpacks
job: a bag, bags
rival: well-known bag and backpack brands | they are in each shop, and people trust the warranty | Eastpak, Fjällräven, Samsonite, Herschel, Bellroy@AU | laptop backpack
rival: cheap bags from chains and online marketplaces | they cost little and arrive the next day | Decathlon, Amazon, Shein | cheap backpack
rival: the bag people already have | it still closes and everything has its place
meet: bicycle shops, design markets and offices with many commuters | owner of the bicycle shop | people come in with a bag that hurts, leaks or does not fit the bike | hang five bags of {name} in two shops for two weeks and let people load their own things | two Saturdays and two evenings | bike shops, coworking spaces and travel shops | they see what people carry every day
measure: the share of people who load their own things and then buy
moat: a pattern and details people miss in other bags, and a repair promise
risk: stock in many colours ties up the money before the first sale | start with one model in two colours, take preorders and add a size only when it is asked for often
rule: Settle materials, claims and warranty | Ask how leather and textiles must be labelled, have seams, zips and water resistance tested before claiming them, protect the design and write down what the warranty covers. | the test report, labels and warranty are filed
trial: Let twelve people carry it for two weeks | Have a small number of samples sewn, let twelve people use them daily, note weight, rain, zips and comfort, and take paid preorders at the full price. | use, faults, comments and paid preorders are in one table
ask: What breaks or annoys first? | | trade-trial | with twelve people carrying it for two weeks
ask: What does one bag cost in a small run? | | f-2 | with written offers from three workshops
ask: Why would people replace the bag they have? | | interviews-2 | by asking twenty people to empty their bag on the table
roles: a designer who can sew a sample | somebody who manages workshops and material | somebody who sells to shops and answers customers
search: everyday backpack
name: +Carrywell = easy to carry
name: Both Straps = carried on both shoulders
name: +Commuteroll = a roll-top for the commute
name: Light Load = a load that feels light
name: +Packright = everything in the right place
name: Side Pocket = the pocket used most
name: +Drypack = a pack that stays dry
name: Desk & Trail = for office and weekend
name: *Carrova = a new word made from carry
name: Good Handle = a handle that feels right
name: +Daysling = a bag for the day
name: Shoulder & Seam = comfortable and well sewn
line: Everything in, nothing in the way
line: Carries your day, keeps it dry
line: Room for work and weekend
line: Light on the shoulder all day
line: Made to carry for years
line: Find your keys the first time

sneakers-resale
job: a pair, pairs
rival: large resale platforms | they have nearly every pair and size and check the shoes | StockX, GOAT, eBay | buy sneakers resale
rival: apps for used things and social media groups | prices are lower, and buyer and seller talk directly | Vinted, Depop, Facebook Marketplace, OfferUp@US | used sneakers
rival: new releases and sales at shoe shops | they are new, genuine and can be returned | Nike, Adidas, Foot Locker | sneakers sale
meet: sneaker fairs, universities and skate shops | organiser of the sneaker fair | collectors bring pairs there to sell, and buyers come with a size in mind | check and photograph thirty pairs for sellers with {name} at one fair and sell them on the spot | two weekends a month | shoe cleaners, skate shops and student clubs | they know who has pairs to sell
measure: the share of pairs sold within thirty days, and the share returned
moat: a name for honest checks and grading, and sellers who bring pairs to us first
risk: one fake pair destroys trust, and unsold pairs tie up money | check each pair with two people, take pairs on consignment first and buy only sizes that sell
rule: Settle fakes, returns, tax and stolen goods | Write down how pairs are checked and who pays for a fake, ask which return rights apply, how sales of used goods are taxed, and how the identity of sellers must be recorded. | the checking list, the terms and the seller records are filed
trial: Sell twenty pairs in two weeks | Take twenty pairs on consignment, check, clean, grade and photograph them, list them at a fair price and note minutes, price, days and returns. | minutes, days, price and returns per pair are in one table
ask: How much work does one pair take? | | trade-trial | with a clock from bag to parcel for twenty pairs
ask: What share do sellers accept? | | price-talks | by offering two rates to twenty sellers
ask: Why would buyers trust the check? | | interviews-2 | by asking twenty buyers what made them hesitate last time
roles: somebody who knows models and fakes | somebody who cleans, photographs and lists | somebody who finds sellers and handles returns
search: authentic used sneakers
name: +Solecheck = soles checked for real
name: Real Pair = a pair that is genuine
name: +Kickgrade = kicks with an honest grade
name: Second Lace = laces for a second time
name: +Pairproof = proof that it is real
name: Clean Sole = cleaned before it is sold
name: Box & Tag = complete with box and tag
name: *Sneakova = sneaker with a new ending
name: +Legitlace = laces on genuine pairs
name: Next Step Kicks = shoes for the next owner
name: Size Found = your size, found at last
name: +Freshlace = fresh laces in every pair
line: Checked by hand, ready to wear
line: Genuine pairs, honestly graded
line: The pair you missed, in your size
line: Real sneakers, no guessing
line: Sell yours, find your next
line: Cleaned, checked and on their way

phone-accessories
job: an order, orders
rival: marketplaces and market stalls | it costs little and there is one for every model | Amazon, AliExpress, Temu | phone case
rival: known accessory brands and the phone makers | people trust that they fit and charge safely | Apple, Samsung, Anker, Belkin, Spigen, OtterBox, Casetify | protective phone case
rival: no case, or the cable that came with the phone | it costs nothing until something breaks
meet: phone repair shops, campuses and weekend markets | owner of the phone repair shop | people there stand with a broken screen or a dead battery and need something the same day | place a small stand of {name} beside the till of two repair shops for two weeks and note which models are asked for | two visits a week | repair shops, mobile phone shops and student groups | they see what breaks and can add a useful sale
measure: the share of orders without a return or fault after thirty days
moat: products tested by us, and a clear replacement promise
risk: new models make stock worthless overnight | keep few models in stock, print or order to demand, and sell out old sizes before each launch
rule: Settle safety marks, batteries and brand names | Ask which safety mark chargers and batteries need, how batteries must be shipped and taken back, which warranty applies, and how the names of phone makers may be used. | the certificates, shipping rules and warranty are filed
trial: Sell forty items in two weeks | Order small numbers of three products, test each one, sell them in one shop and online and note returns, questions and models asked for. | sold, returned, faults and models asked for are in one table
ask: Which models and products sell? | | trade-trial | with forty items in one shop and online
ask: What remains after returns, postage and platform fees? | | f-2 | by working through twenty real orders
ask: Why not the cheapest one? | | interviews-2 | by asking twenty buyers what broke last time
roles: somebody who finds suppliers and tests goods | a designer for cases and packaging | somebody who runs listings, parcels and replacements
search: phone case and charger
name: +Gripwell = sits well in the hand
name: Drop Ready = ready for a fall
name: +Chargeline = the line that charges
name: Soft Corner = corners that take the fall
name: +Casecraft = cases made with care
name: Full Bar = a full battery
name: +Gripkeep = keeps a firm grip
name: Long Charge = a charge that lasts
name: *Caselio = case with a lively ending
name: Cable & Case = two things a phone needs
name: +Screenkeep = keeps the screen whole
name: Pocket Power = power for the pocket
line: Drop it, pick it up, keep going
line: Charges fast, lasts for years
line: Protection that fits your pocket
line: Tested before it reaches you
line: A full battery all day long
line: Fits your phone, survives your day

press-on-nails
job: a set, sets
rival: nail salons | the result is neat, and somebody else does the work | | nail salon near me
rival: ready-made press-on brands from the drugstore and online | they cost little and can be bought today | KISS@US, Glamnetic@US, Static Nails@US, Olive & June@US | press on nails
rival: painting nails at home | the bottle is already in the drawer
meet: beauty markets, bridal events and campuses | organiser of the beauty market | visitors come with their hands in view and compare nails with each other | measure fifty hands and sell ready sets of {name} at one market, with one nail put on free of charge | two weekend days | hairdressers, make-up artists and bridal shops | their customers ask about nails for the same occasion
measure: the days a set stays on, and the share of buyers who order again within two months
moat: a record of each customer's nail sizes, and designs that followers ask for
risk: hand-painted sets take more hours than they earn, and a poor fit loses the customer | sell a sizing kit first, offer a fixed collection beside custom art and time every design
rule: Settle glue, skin safety and labels | Ask which cosmetic rules apply to glue and tabs, what has to be on the label, how skin reactions are handled, and write clear advice on use, removal and hygiene returns. | the safety data, labels and instructions are filed
trial: Fit twenty customers in two weeks | Size twenty people, make one set for each at the full price or a small deposit, and ask for a photograph after a day and after a week. | hours per set, days worn, lost nails and reorders are in one table
ask: How many days does a set stay on? | | trade-trial | with twenty wearers and two photographs each
ask: What does an hour of painting earn? | | f-2 | by timing five designs from tip to parcel
ask: Would people wait for a custom set? | | price-talks | by offering a ready set and a custom set side by side
roles: a nail artist with a steady hand | somebody who photographs and posts new designs | somebody who packs orders and answers size questions
search: press on nails
name: +Tipset = a set of tips
name: Ten Ready = ten nails, ready to wear
name: +Pressglow = press on and glow
name: Nail Box = a box of nails
name: +Gelnight = gel nails for the night
name: Fast Ten = ten nails done quickly
name: +Glossfit = glossy and fitted
name: *Nailette = nails, small and neat
name: Wear & Repeat = worn more than once
name: Clear Coat = the shine on top
name: +Handmuse = beauty for the hands
name: Size Me Set = a set in your size
line: Salon nails without the salon
line: On in minutes, reusable for weeks
line: Your size, your shape, your colour
line: Ready for tonight, gone by Monday
line: Beautiful nails on your own time
line: Ten nails, ten minutes, done

personalised-gifts
job: a gift, gifts
rival: large personalisation shops online | they have thousands of items and quick delivery | Etsy, Zazzle, Vistaprint, Personalization Mall@US, Moonpig@GB | personalised gifts
rival: engravers, print shops and gift shops in town | one can see the piece and pick it up | | engraving shop near me
rival: flowers, vouchers and money in an envelope | they are quick and always accepted
meet: wedding fairs, craft markets and schools | organiser of the wedding fair | couples, parents and relatives there need something with a name or a date on it | engrave or print small pieces with {name} on the spot at one fair and take orders for more | two weekend days | florists, photographers and wedding planners | their customers need a gift for the same day
measure: the share of orders delivered before the occasion without a mistake
moat: a quick preview and production, and families that order for every occasion
risk: holidays bring a rush, and a misspelt name cannot be sold again | show a preview the customer confirms, set order deadlines and limit daily orders before holidays
rule: Settle rights, returns and safe materials | Ask which return rules apply to custom goods, get permission for photographs and logos, avoid protected characters and lyrics, and check that cups, baby items and toys meet safety rules. | the terms, preview step and safety papers are filed
trial: Deliver thirty orders in two weeks | Offer three items with a name or a date, show each buyer a preview, make and deliver thirty orders and note minutes, mistakes and the occasion. | minutes, mistakes, arrival before the date and repeat orders are in one table
ask: How many minutes does one order take? | | trade-trial | with thirty orders from preview to parcel
ask: Which occasions bring orders? | | interviews-2 | by asking twenty buyers what the gift was for
ask: Would firms or schools order many at once? | | closing-calls | with ten offices or parent groups and a sample
roles: a designer with a good eye for lettering | somebody who runs machines and checks names | somebody who answers buyers and ships on time
search: personalised gift with name
name: +Namecraft = names made with care
name: Etched = a name cut into the surface
name: +Giftmark = the mark on a gift
name: By Name = a gift with a name
name: +Keepmade = made to keep
name: Date & Name = two things worth keeping
name: Only Yours = nobody else has it
name: *Inscribo = a new word made from inscribe
name: +Wrapnote = wrapped with a note
name: First Letter = the letter a name starts with
name: +Heartline = a line with feeling
name: Your Line = the line you choose
line: A gift with their name
line: Made for one person only
line: See it first, then we make it
line: Personal, wrapped and there on time
line: More personal than a voucher
line: Your words, kept for years

eco-household
job: an order, orders
rival: cleaning brands in the supermarket | they are cheap, familiar and bought with the groceries | Method, Ecover, Frosch@DE, Seventh Generation@US | eco cleaning products
rival: online brands for refills and plastic-free basics | they send starter sets and subscriptions with a lower price | Blueland@US, Grove Collaborative@US, Smol@GB, everdrop@DE | cleaning tablets refill
rival: vinegar, baking soda and the bottles under the sink | they cost little and people know how to use them
meet: farmers' markets, zero-waste shops and parents' groups | owner of the zero-waste shop | customers there want to use less plastic and ask whether it cleans as well | clean a stained tile with {name} at two markets and sell the starter set beside it | two Saturdays | refill shops, cleaners and holiday flat owners | they are asked which products are safe and work
measure: the share of starter set buyers who order a refill within three months
moat: refills that people order by habit, and proof that they clean well
risk: buyers take the starter set and go back to the supermarket for refills | remind them before the tablets run out, make the refill fit the letterbox and keep its price near the usual one
rule: Settle chemical safety, green claims and labels | Ask which safety rules, hazard labels and registrations apply to cleaning products, have the formula tested, and keep proof for words such as biodegradable or plastic-free. | the safety data, registration and claim proofs are filed
trial: Clean twenty homes' kitchens for two weeks | Give a starter set to twenty households at a small price, ask them to use only that for two weeks, and offer the refill at the full price. | results, complaints, refills ordered and use per week are in one table
ask: Does it clean as well as what they used before? | | trade-trial | with twenty households and the same stain test
ask: How long does one refill last? | | interviews-2 | by asking each household to mark the bottle each week
ask: What does a refill cost after packing and postage? | | f-2 | by adding up every part of one refill
roles: a chemist or product developer | somebody who manages production, safety and stock | somebody who sells to shops and keeps customers ordering
search: plastic free cleaning products
name: +Cleanleaf = clean with plants
name: Drop & Fill = drop a tablet, fill with water
name: +Tidydrop = a drop that tidies
name: Bright Sink = a sink that shines
name: +Refillhome = a home with refills
name: Less Plastic = fewer bottles at home
name: +Puresponge = a sponge of plants
name: *Sudsio = suds with a lively ending
name: Tap & Tablet = water and a tablet
name: Good Suds = suds that do good
name: +Zerodrawer = a drawer without plastic
name: Soft Wash = a wash kind to skin
line: Clean home, no plastic bottles
line: Just add water and clean
line: Works on stains, gentle on skin
line: Refills that fit the letterbox
line: Less waste under the sink
line: A clean home, no harsh smell

home-fragrance
job: an order, orders
rival: air fresheners and sprays from the supermarket | they are cheap and within reach of the shopping cart | Air Wick, Glade, Febreze | room spray
rival: home fragrance brands and perfume houses | the scent is known, and the box makes a good present | Rituals, Jo Malone, Diptyque, Yankee Candle, Bath & Body Works@US | reed diffuser
rival: an open window, a candle or cooking spices | they cost nothing or are already at home
meet: gift shops, interior shops and craft markets | owner of the interior shop | customers there are choosing something for their home and notice the scent when they enter | scent one shop with {name} for two weeks, put three testers beside the till and note what was bought | two visits and one Saturday a week | interior stylists, yoga studios and holiday flat owners | guests ask them what smells so good
measure: the share of buyers who order a refill or a second scent within three months
moat: scents people recognise, and refills they reorder
risk: buyers cannot smell it online, and a scent they dislike comes back | sell a sampler set first, describe scents by familiar things and credit the sampler against a full bottle
rule: Settle fragrance safety, labels and pets | Ask which hazard labels and allergen lists fragranced products need, have each blend and its burning or leaking risk tested, state what is unsafe for pets or babies, and keep proof for natural claims. | the safety sheets, labels and tests are filed
trial: Test three scents in twenty homes | Make three scents in small numbers, place samplers in twenty homes for two weeks, ask how strong and pleasant they were and offer the full size. | strength, comments, orders and refused scents are in one table
ask: How long does one bottle last and smell? | | trade-trial | with twenty homes and a note each week
ask: What does a bottle cost with oil, glass and postage? | | f-2 | by adding up every part of one batch
ask: Would shops and hotels reorder? | | closing-calls | with ten shops or hosts after two weeks
roles: somebody who blends scents | somebody who knows safety rules, filling and stock | somebody who sells to shops and writes about scents
search: natural reed diffuser
name: +Roomnote = the scent a room gives
name: Warm Cedar = a warm wood scent
name: +Scentwell = a room that smells well
name: Soft Reed = a reed that carries scent
name: +Airglow = air with a glow
name: Hello Home = a welcome scent at home
name: +Homebreeze = a breeze through the home
name: *Aromelle = aroma with a soft ending
name: Fig & Linen = two scents people like
name: Quiet Scent = a scent that is never loud
name: +Reedhouse = a house with scented reeds
name: Fresh Hall = a hall that smells good
line: Come home to a good scent
line: Every room smells like home
line: Make any room feel welcoming
line: A soft scent that lasts weeks
line: Guests notice the moment they enter
line: Your favourite scent in every room

home-office-gear
job: an order, orders
rival: furniture and electronics stores | one can try it, and delivery is cheap | IKEA, Amazon | home office desk
rival: specialist desk and chair brands | they offer trial periods, long warranties and many models | Herman Miller, FlexiSpot, Uplift Desk@US, Branch@US | standing desk
rival: the kitchen table with a few books under the laptop | it costs nothing and nothing has to be put away
meet: coworking spaces, online groups and office events | manager of the coworking space | people there work on laptops for hours and talk about their back or their calls | set up one desk with {name} in a coworking space for two weeks and let members work at it | one morning a week | physiotherapists, IT support firms and HR departments | they hear complaints about pain and bad calls
measure: the share of buyers who still use it daily after four weeks
moat: gear that fits small homes, and companies that order for all their staff
risk: heavy parcels, damage and returns eat the margin | design flat parcels, test the packaging, and offer help with the setup before a return
rule: Settle product safety, wiring and returns | Ask which safety marks furniture and electrical goods need, have stability and load tested, decide on claims about health, and write the terms for returns of large parcels. | the test reports, marks and return terms are filed
trial: Set up fifteen desks for two weeks | Build or buy a small number of samples, set them up in fifteen homes, note use per day, complaints and space, and ask for a full-price order. | daily use, faults, comments and orders are in one table
ask: Is it still used after two weeks? | | trade-trial | with fifteen homes and a photograph each week
ask: Would employers pay for it? | | closing-calls | with ten HR managers and a sample offer
ask: What does a parcel cost with freight and returns? | | f-2 | with quotes from two carriers and a drop test
roles: a product designer who can prototype | somebody who handles suppliers, freight and warranty | somebody who sells to companies and online buyers
search: home office setup
name: +Deskwell = a desk you work well at
name: Fold & Focus = folds away, helps you focus
name: +Backright = a back that sits right
name: Small Desk = a desk for small rooms
name: +Standeasy = easy to stand at work
name: Eye Level = a screen at eye height
name: +Callready = ready for the call
name: *Deskova = desk with a new ending
name: Tidy Cable = cables in order
name: Good Posture = sitting and standing well
name: +Worknook = a small place to work
name: Clear Surface = a desk with nothing in the way
line: Work well in any corner
line: Your back will thank you
line: Set up in minutes, gone by dinner
line: Look and sound good on calls
line: A proper desk at home
line: Small space, full working day

bike-and-car-accessories
job: an order, orders
rival: marketplaces and discount shops | it costs little and there is one for nearly every model | Amazon, AliExpress, Temu | car accessories
rival: parts stores, bike shops and known brands | people can ask somebody and try the fit | Halfords@GB, AutoZone@US, Supercheap Auto@AU, Norauto@FR, Decathlon, WeatherTech@US | seat covers
rival: making do with tape, string or a plastic bag | it costs nothing and works for the moment
meet: bike shops, car washes and owners' clubs | chair of the owners' club | members there know each model and compare what fits and lasts | fit ten vehicles with {name} at one meeting and ask each owner for a picture after two weeks | two evenings and one weekend day | mechanics, bike shops and driving schools | customers ask them what fits and does not break
measure: the share of orders that fit at the first try and stay on after thirty days
moat: a checked list of models that fit, and reviews with photographs by owners
risk: each model needs another part, and wrong fits come back | start with few popular models, check the fit before dispatch and add a model only with a tested sample
rule: Settle road safety, marks and model names | Ask which marks lights, mounts and electrical parts need on the road, what must not block airbags or view, which names of makers may be used, and insure product damage. | the test reports, marks and insurance are filed
trial: Fit twenty vehicles in two weeks | Make or buy samples for two models, fit them on twenty vehicles, note time, fit, rattles and weather, and take orders at the full price. | fit, faults, minutes and orders are in one table
ask: Which models should come first? | | interviews-2 | by asking owners' clubs and workshops what they are asked for
ask: Does it fit without tools or damage? | | trade-trial | with twenty vehicles and owners fitting it themselves
ask: What does one order cost with returns? | | f-2 | by working through the first thirty orders
roles: a designer who knows vehicles | somebody who manages suppliers and fit data | somebody who runs listings, shops and returns
search: car and bike accessories
name: +Fitright = fits right the first time
name: Road Pocket = a pocket for the road
name: +Rideready = ready before the ride
name: Clean Seat = a seat that stays clean
name: +Mountwell = mounted so that it holds
name: Boot & Bar = for the car and the bike
name: +Rattlefree = nothing rattles on the road
name: *Ridella = ride with a soft ending
name: Dry Saddle = a saddle out of the rain
name: Snug Mount = a mount that sits firmly
name: +Wheelkit = a kit for wheels
name: Second Lane = gear for bike and car
line: Fits first time, stays put
line: Tidy, safe and always at hand
line: Safe, tidy and easy to fit
line: Made for your model
line: Nothing rattles, nothing slips
line: Ready before you leave

baby-gear
job: an order, orders
rival: baby shops and large retailers | everything is new, in stock and easy to return | Amazon, IKEA, Target@US, Mamas & Papas@GB, Baby Bunting@AU, FirstCry@IN | baby equipment
rival: second-hand apps and online groups | there are thousands of used items nearby at low prices | Vinted, eBay, Facebook Marketplace, Wallapop@ES | used pram
rival: borrowing from friends and relatives | it costs nothing, and one knows where it comes from
meet: antenatal classes, baby groups and maternity clinics | leader of the antenatal class | expectant parents there make lists of what to buy and ask which things are needed at all | bring three items of {name} to two classes, show how they are checked and take bookings for one month | two evenings a week | midwives, maternity nurses and nursery owners | parents ask them what to buy and what to borrow
measure: the share of families that rent or buy a second item within three months
moat: a checked stock in good condition, and parents who hand items on through us
risk: items come back damaged, recalled or out of season and tie up money | check each item against recall lists, keep few popular models and charge for damage by a clear list
rule: Settle safety, hygiene and liability | Ask which standards and recall lists apply to each item, how old or after which damage car seats and cots may not be used, how items must be cleaned, and insure damage and injury. | the checklists, cleaning rules and policy are filed
trial: Place fifteen items in two weeks | Take fifteen checked items from parents, rent or sell them to families, and note hours of cleaning, faults, days out and what was asked for and missing. | hours, faults, days out and missing items are in one table
ask: Which items do parents want, and for how long? | | interviews-2 | by asking twenty parents what they used and what stood idle
ask: How many hours does one item take between families? | | trade-trial | with fifteen items and a note of each hour
ask: What does damage and loss cost? | | f-2 | by adding up repairs and losses of the first month
roles: somebody who checks and cleans items | somebody who runs bookings, rounds and stock | somebody who works with midwives and parent groups
search: used or rented baby gear
name: +Cotcircle = cots that go round
name: Next Baby = ready for the next baby
name: +Pramshare = prams shared by families
name: Small Season = things for a short time
name: +Tinyturn = small things take turns
name: Safe Second = second-hand and safe
name: +Growswap = swap as the baby grows
name: *Bambilo = a new word for babies
name: Grow & Return = used, then returned
name: Clean Cot = a cot that is clean
name: +Strollback = strollers that come back
name: Light Nursery = a nursery with less stuff
line: Everything baby needs, for now
line: Checked, cleaned and ready to use
line: Swap it when they grow
line: Good gear without the new price
line: Safe for the next little one
line: Less to buy, less to store
`;
