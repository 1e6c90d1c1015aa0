/** What people wear: what is known of them; the keys are those of `../lore.ts`. */
export const FASHION = `
clothing-brand
job: an order, orders
rival: fashion chains and large online shops | they are cheap, have every size and bring something new each week | Zara, H&M, Uniqlo, Shein, Primark@GB | clothes online
rival: independent and sustainable brands | they show who sews their clothes and have loyal followers | Patagonia, Armedangels@DE, Everlane@US, Knowledge Cotton Apparel@DK | sustainable clothing
rival: second-hand clothes and what is already in the wardrobe | it costs little or nothing | Vinted, eBay
meet: design markets, pop-up shops and independent boutiques | owner of the boutique | shoppers there try clothes on and look for something the chains do not have | hang five pieces of {name} on a rail for two Saturdays and note what is tried on, bought and put back | two Saturdays a month | hairdressers, photographers and stylists | people ask them what to wear
measure: the share of pieces that are kept and not sent back within the return period
moat: a fit customers trust and cannot easily find elsewhere, and buyers who come back each season
risk: money is tied up in sizes and colours that do not sell | start with one or two cuts in small runs, sell in advance where possible and reorder only what sells
rule: Settle labels, returns and green claims | Ask how fibre content, origin and care have to be labelled, write the return rules in plain words, and keep proof for words such as organic, recycled or fair. | the labels, return rules and proofs are filed
trial: Sell one piece from samples | Have one cut sewn in the main sizes, let twenty people try it on, note where it fits and where it does not, and take paid orders at the full price with a delivery date. | fittings, orders and reasons for no are in one table
ask: How many pieces come back, and what does one return cost? | | trade-trial | with the first orders and a note for each return
ask: What is the smallest run a workshop accepts? | | f-2 | with written offers from three sewing workshops
ask: Why would somebody pay more than at a chain? | | interviews-2 | by asking ten buyers what they compared it with
roles: a designer or pattern maker who gets the fit right | somebody who finds fabrics and workshops and checks quality | somebody for photos, online shop and returns
search: independent clothing brand
name: +Seamfield = seams and natural fibres
name: Worn Well = clothes that age well
name: Second Button = a small detail of a shirt
name: +Threadkind = clothes made with care
name: Pocket First = clothes with real pockets
name: Long Wear = clothes you keep for years
name: +Fitfolk = a good fit for everyone
name: True Hem = the right length, well sewn
name: *Modella = a soft word for fashion
name: Easy Cut = a cut easy to wear
name: Plain Thread = simple clothes of good thread
name: +Goodseam = sewn to last
line: Clothes you will wear for years
line: A better fit from the first try
line: Know who made your clothes
line: Fewer clothes, worn more often
line: Made in small runs, made well
line: The piece you reach for daily

kids-clothes
job: an order, orders
rival: children's clothes from chains and supermarkets | they are cheap, and children grow out of them quickly anyway | H&M, Zara, Primark@GB, Carter's@US, Petit Bateau@FR | children's clothes
rival: second-hand apps, shops and sales | the right size costs little and is often as good as new | Vinted, eBay, ThredUp@US | second hand children's clothes
rival: hand-me-downs from family and friends | they are free and arrive by the bag
meet: nurseries, baby groups and children's clothes sales | head of the nursery | parents come to the door twice a day and always need the next size | bring a rail of {name} to the gate on two afternoons and let parents choose the next size | two afternoons a week | midwives, playgroup leaders and children's photographers | parents ask them where to find good things
measure: the share of families that order a second time within eight weeks
moat: families who stay from one size to the next, and a stock that has the right size at the right time
risk: some sizes and seasons sell out while others stay on the shelf | ask families early which size comes next, buy in small amounts and sell or swap what is left before the season ends
rule: Settle child safety, labels and returns | Ask what the rules say about cords, buttons, small parts and dyes in children's clothes, how fibre and care must be labelled, and write down what happens with stains, holes and returns. | the safety list, the labels and the terms are filed
trial: Dress twenty children for the next size | Offer twenty families a small choice in the next size at the full price, and note which pieces were taken, returned and worn, and what was missing. | pieces taken, returns and missing sizes are in one table
ask: How often does a family buy, and what makes it come back? | | interviews-2 | by asking fifteen parents about the last three things they bought
ask: Which pieces still look good after weeks of play and washing? | | trade-trial | by checking the pieces again with twenty families
ask: What remains of an order after postage and returns? | | f-2 | by adding up every cost of ten orders
roles: somebody who knows fabrics, fit and child safety | somebody who buys, sorts and keeps the stock | somebody for photos, online shop and parents' questions
search: children's clothes
name: +Growhem = a hem to let down
name: Next Size Up = ready for the next size
name: +Playthread = clothes made for playing
name: Little Layers = layers for small people
name: Puddle Days = clothes for wet days
name: +Kneestrong = strong at the knees
name: Room to Grow = fits a little longer
name: Soft Sleeves = soft on small arms
name: *Minimodo = small fashion in one word
name: Easy Buttons = children can dress themselves
name: +Kidfold = a folded stack for a child
name: Size by Size = along with your child
line: Ready before the sleeves get short
line: Made for play, easy to wash
line: The next size, without the search
line: Soft, strong and ready for mud
line: Good clothes, one child after another
line: Clothes that keep up with them

dress-rental
job: a rental, rentals
rival: buying from fashion chains and online shops | low prices, quick delivery and easy returns | Zara, ASOS, Zalando@DE | occasion dress
rival: online rental platforms | large choice of labels and reviews with photos | Rent the Runway@US, By Rotation@GB, HURR@GB, Nuuly@US | dress hire
rival: wearing something owned or borrowed | it costs nothing and is known to fit
meet: bridal shops, hairdressers and graduation committees | bridal shop owner | wedding guests and bridesmaids ask what they could wear | bring a rail of {name} to one fitting evening, let guests try and book | one evening a week | photographers, stylists and event planners | clients ask them where to find an outfit
measure: the rentals per dress each month
moat: sizes that fit, photos by real customers and a dress ready on the date promised
risk: everybody wants the same weekends, and late or damaged dresses fail the next customer | leave days between rentals, keep the popular sizes twice and have a cleaner and seamstress ready
rule: Settle damage, late returns and cleaning | Write rental terms on wear, stains, loss and late return, take a deposit or insurance, and test how each fabric can be cleaned. | the terms, the policy and the cleaning list are filed
trial: Rent out twenty dresses for two weekends | Borrow or buy twenty dresses, offer fittings at full price, and note sizes asked for, rentals, cleaning time and damage. | rentals, missing sizes and damage are on one sheet
ask: How many rentals pay for one dress? | | f-2 | by dividing price, cleaning and delivery by the margin per rental
ask: What if it does not fit on the day? | A second size comes along | trade-trial | by sending two sizes with each order in the trial
ask: Do customers want to try on first or order by post? | | interviews-2 | by asking twenty wedding guests
roles: a buyer with an eye for fit | a seamstress for repairs and changes | somebody for cleaning, parcels and dates
search: dress hire near me
name: +Gownloan = a gown on loan
name: Rent The Dress = what one does here
name: +Dressround = dresses that go round
name: One Night Gown = a gown for one night
name: Guest List Gown = for wedding guests
name: +Partyrail = a rail of party dresses
name: Wear & Return = worn once, sent back
name: The Dress Loan = a dress without buying it
name: *Roberelle = a dress for the evening
name: Dance & Return = worn dancing, then returned
name: Borrowed Silk = a fine dress, borrowed
line: Wear it once, send it back
line: Designer dresses without buying
line: Two sizes sent, one to wear
line: Cleaning included, every time
line: A new dress for every occasion
line: Dressed up without a full wardrobe

second-hand-clothes
job: a purchase, purchases
rival: apps for selling used clothes | they have the largest choice, and buyers and sellers are already there | Vinted, eBay, Depop, Poshmark@US, Wallapop@ES, Vestiaire Collective | second hand clothes
rival: charity shops, thrift shops and vintage shops | they are nearby, cheap and one can try things on | Oxfam@GB, Goodwill@US, Humana@DE | vintage shop near me
rival: cheap new clothes from chains | every size is there and nobody wore it before | H&M, Primark@GB, Shein
meet: universities, flea markets and city festivals | organiser of the student market | many people with small budgets and an interest in clothes are there on one day | run a rail of {name} for a day, count what is tried on and bought, and take in good pieces | one day a week | dry cleaners, tailors and home organisers | they see clothes that hang unused in wardrobes
measure: the share of pieces sold within six weeks after they go online or on the rail
moat: sellers who bring their good pieces to you first, and buyers who trust your selection
risk: checking, photographing and posting takes more time than a cheap piece earns | set a lowest price for what is taken in, work in batches and say no to pieces that are not worth the time
rule: Settle fakes, returns and taxes | Write down how brands are checked and what happens with a fake, ask which rights buyers have when they buy used goods, and ask the tax office how sales and sellers' shares are taxed and reported. | the check list, the terms and the tax answer are filed
trial: Sell fifty pieces in two weeks | Take in fifty good pieces from ten people, time every step from the bag to the parcel, and note prices, days until sold and returns. | minutes, prices, sales and returns of fifty pieces are in one table
ask: How much work is one piece, from intake to parcel? | | trade-trial | by timing each step for fifty pieces
ask: Why would people with good clothes bring them to you? | | closing-calls | with ten owners of clothes you would like to sell
ask: Which share of the price do sellers accept? | | price-talks | by offering three shares to ten sellers
roles: somebody with a good eye for clothes, brands and flaws | somebody who photographs and describes quickly | somebody for sellers, parcels and returns
search: second hand clothes
name: +Threadtwice = worn by two people
name: Second Rail = a rail of used clothes
name: Worn Again = clothes get worn again
name: +Refold = folded again for someone new
name: Lucky Find = what everybody hopes for
name: Next Wardrobe = from one wardrobe to the next
name: +Rewearly = clothes worn again soon
name: One of Each = every piece exists once
name: Good Condition = checked and as described
name: *Vintella = vintage with a soft ending
name: Fresh Rail = new finds every week
name: Swap & Wear = bring clothes, find clothes
line: Good clothes deserve a second owner
line: Every piece checked, every flaw shown
line: New finds every week
line: One of each, so be quick
line: Clear your wardrobe, get paid
line: Better clothes for less

upcycled-bags
job: a bag, bags
rival: bags from chains and sports shops | they cost little and are sold everywhere | Decathlon, H&M, Eastpak | backpack
rival: well-known brands of recycled or durable bags | customers know the name and the look | Freitag, Fjällräven, Cotopaxi@US, Elvis & Kresse@GB, Matt & Nat | upcycled bag
rival: the bag somebody already owns | it still works and costs nothing
meet: design markets, bicycle shops and museum shops | shop owner | customers look for gifts and bags with a story | place six bags of {name} beside the till for two weeks and note which are picked up and bought | two Saturdays a month | companies with old banners, concept stores and event planners | they have material or need gifts
measure: the share of bags sold within a month of being made
moat: steady sources of good material, and designs people recognise
risk: each piece is different and takes too long to make for its price | reduce the designs to a few patterns, cut in batches and make series for companies from their own banners
rule: Settle material safety, brands and labels | Have used material tested for harmful substances and colour that rubs off, ask for permission to show printed brands, and check labelling and customs rules for material. | the tests, the permissions and the labels are filed
trial: Make ten bags and sell them | Sew ten bags of two designs, note hours and material for each, sell at one market and in one shop, and ask buyers why they chose it. | hours, costs and sales of ten bags are on one sheet
ask: Where does material come from when the first source ends? | | closing-calls | by asking five companies for their banners, tarps or offcuts
ask: Would companies order bags from their own material? | | price-talks | by showing a sample to ten companies
ask: How long do seams, straps and zips last? | | trade-trial | by loading and opening two bags until something gives
roles: a pattern maker for simple, strong bags | somebody for material and cleaning | somebody for shops, markets and companies
search: upcycled bag
name: +Sailbag = a bag made from sails
name: Second Tarp = tarps used again
name: +Strapyard = a workshop for bags and straps
name: Banner & Buckle = bags made from banners
name: New From Old = old material, new bag
name: +Remnantbag = a bag from leftover material
name: Again Bags = material used again
name: Offcut & Co = bags made from offcuts
name: *Retasca = a pocket made again
name: One Off Bags = no two are alike
name: Truck & Tote = truck covers made into totes
line: Old material, new bag
line: No two bags are alike
line: Made from what others throw away
line: Strong, useful and one of a kind
line: Know what your bag once was
line: Your old banners, made into bags

shoe-brand
job: a pair, pairs
rival: big shoe and sports brands | they are known, in every shop and available in every size | Nike, Adidas, Clarks, Birkenstock | comfortable shoes
rival: shoe chains and online shoe shops | people can try many pairs and send them back free of charge | Zalando@DE, Deichmann@DE, Foot Locker, Zappos@US | shoes online
rival: direct brands with a clear promise | they have strong reviews and a story people repeat | Veja, Vivobarefoot, Allbirds, Wildling@DE | barefoot shoes
meet: running clubs, design markets and physiotherapy practices | organiser of the running club | people there talk about shoes and pass on what works | let ten people try {name} for a week and note fit, comfort and who wants to keep the pair | two evenings a week | physiotherapists, podiatrists and shoe repairers | they are asked which shoes are good
measure: the share of pairs that are kept after the first try
moat: a fit that suits feet other brands miss, and buyers who order the same shoe again
risk: every model needs many sizes in stock, and returns are expensive | start with one model in few colours, sell by order, and help buyers measure their feet before they choose
rule: Settle labels, materials and health words | Ask how materials of shoes have to be labelled, have leather, glue and soles tested, write the return rules, and avoid any promise to cure feet or backs. | the test report, the labels and the return rules are filed
trial: Fit one model on twenty feet | Get samples of one model in the common sizes, let twenty people wear them indoors or for a day, note size, width and pressure points, and take paid orders at the full price. | fit by size, complaints and paid orders are in one table
ask: How many pairs come back because of the size? | | trade-trial | with measured feet and the first orders
ask: What is the smallest run a maker accepts, and who pays for it? | | f-2 | with written offers from three makers
ask: What do buyers dislike about the pair they wear now? | | interviews-2 | by asking fifteen people to show their most worn pair
roles: a designer or shoemaker who understands lasts and fit | somebody who works with makers and checks quality | somebody for online shop, size advice and returns
search: comfortable everyday shoes
name: +Solefield = a sole for every ground
name: Roomy Front = space for the toes
name: +Stepwell = shoes to walk well in
name: Wide Step = room for wider feet
name: Lace & Sole = the two ends of a shoe
name: +Footkind = kind to your feet
name: First Mile = comfortable from the first mile
name: +Walkmade = made for walking
name: Soft Heel = nothing rubs at the heel
name: All Day Pair = comfortable until the evening
name: *Calzera = a new word for footwear
name: Good Ground = a firm, comfortable step
line: Comfortable from the first step
line: Shoes with room for your toes
line: Made to be walked in daily
line: Your size, right the first time
line: Good shoes, repaired and worn again
line: All day on your feet, easily

sewing-machine-repair
job: a repair, repairs
rival: repairers in markets and small workshops | they are nearby, cheap and known to everybody who sews | | sewing machine repair near me
rival: brand dealers and their service | they have original parts and know the guarantee | Singer, Juki, Brother, Bernina, Husqvarna Viking | sewing machine dealer
rival: buying a new machine or borrowing one | cheap machines cost little more than a repair
meet: fabric shops, haberdashers and sewing classes | fabric shop owner | customers ask there when a machine stops | service the shop's own machine with {name} and leave cards beside the needles | two mornings a month | sewing teachers, tailors and schools | their work stops when a machine stops
measure: the share of machines that work after the first visit and do not come back
moat: a record of every machine, parts in stock and tailors who call first
risk: everybody calls in the busy season, and nobody in the quiet months | sell yearly services, plan school and workshop rounds in quiet months and put regulars first
rule: Settle the guarantee, liability and electrical safety | Ask an insurer about damage to customers' machines, ask who may repair motors and wiring, and write what the repair guarantee covers. | the answers and the guarantee are on one page
trial: Record thirty repairs | For each machine, note make, fault, minutes, parts and price, and call the owner after one week. | faults, times, parts and returns of thirty machines are on one sheet
ask: Which parts must be in stock? | | trade-trial | by noting every missing part in thirty repairs
ask: What would workshops pay for a yearly service? | | price-talks | by offering ten tailors and schools a plan
ask: What does a second visit under guarantee cost? | | f-2 | by counting returns and their minutes
roles: a mechanic for domestic and industrial machines | somebody for calls, appointments and parts | somebody who visits schools and workshops
search: sewing machine repair near me
name: Running Stitch = a machine that runs again
name: +Stitchmend = stitches mended
name: Sews Again = the machine works again
name: Needle & Oil = care for sewing machines
name: +Bobbinfix = faults at the bobbin fixed
name: Smooth Stitch = even stitches after service
name: +Sewcare = care for sewing machines
name: Stitch Doctor = a doctor for machines
name: *Sewmedica = a clinic for sewing machines
name: Even Seam = a straight and even seam
name: Machine Rounds = the mechanic visits
line: Your machine sews again
line: Repairs at your workshop or ours
line: Price agreed before we start
line: Every make, old or new
line: A yearly service prevents the breakdown
line: Back to sewing this week

shoe-repair
job: a repair, repairs
rival: local cobblers and heel bars | heels are done while the customer waits | Timpson@GB, Mister Minit | shoe repair near me
rival: buying a new pair | cheap shoes cost little more than a repair
rival: repair by post and sneaker cleaning | shoes are collected and returned, with photos and a price online | Sneakers ER@GB | shoe repair by post
meet: shoe shops, offices and dry cleaners | shoe shop manager | customers ask there whether old shoes can be saved | put a drop-off box of {name} in the shop for two weeks and return the pairs there | two afternoons a week | dry cleaners, hotel concierges and dance schools | people ask them for a cobbler
measure: the share of customers who bring another pair within three months
moat: good craftsmen, drop-off points nearby and a price known before the work
risk: collecting, working and returning cost more than customers pay for a cheap pair | gather pairs at drop-off points, take only shoes worth repairing and say so from a photo
rule: Settle prices, damage and lost pairs | Let customers approve price and limits, photograph each pair on arrival, insure what is in the workshop, and write how long uncollected shoes are kept. | the order form, the photo rule and the policy are filed
trial: Repair thirty pairs in two weeks | Collect thirty pairs at two drop-off points, note work, minutes, material and price, and call customers afterwards. | minutes, costs and comments on thirty pairs are on one sheet
ask: What do customers pay compared with a new pair? | | price-talks | by quoting three service levels at the drop-off
ask: Who does the work when orders grow? | | f-3 | by asking five cobblers about free hours
ask: Which drop-off points bring most pairs? | | trade-trial | by counting pairs per point for two weeks
roles: an experienced cobbler | somebody who quotes from photos | somebody for collection and drop-off points
search: shoe repair near me
name: +Solemend = soles mended
name: Second Sole = a new sole for old shoes
name: +Heelhouse = a house for heels
name: Walk Again = shoes one can walk in again
name: Good Soles = soles that are good again
name: +Bootrescue = boots saved from the bin
name: Like New Shoes = shoes that look like new
name: Stitch & Sole = seams and soles repaired
name: *Solvera = soles renewed
name: Polish & Post = polished and sent back
name: Fresh Heels = worn heels replaced
line: Keep the shoes you love
line: New soles, same shoes
line: Price from a photo, before you send
line: Drop off today, wear next week
line: Sneakers cleaned like new
line: Good shoes deserve a repair

jewellery
job: a piece, pieces
rival: jewellery brands and chains | they are well known, in every shopping street and easy to give | Pandora, Swarovski, Tiffany & Co., Mejuri | silver jewellery gift
rival: local jewellers and goldsmiths | people know the shop and can try a piece on | | goldsmith near me
rival: makers on online marketplaces | there are thousands of handmade pieces at low prices | Etsy | handmade jewellery
meet: craft markets, gift shops and wedding fairs | owner of the gift shop | shoppers there look for a present for a birthday, a wedding or an anniversary | show ten pieces of {name} for two weeks and note what is tried on, asked for and bought | two afternoons a week | wedding planners, florists and dressmakers | their customers look for jewellery for a special day
measure: the share of buyers who come back or send a friend within eight weeks
moat: a recognisable style, and customers who return for the next occasion
risk: making one piece takes hours, and the price of metal can rise after the offer | price by hours and metal, take a deposit for custom work and keep an offer valid for a few days only
rule: Settle hallmarks, nickel and insurance | Ask which marks precious metal must carry, have metal parts tested for nickel and lead, keep papers for stones, and insure the workshop and the parcels. | the marks, test reports and policy are filed
trial: Sell ten pieces to people you do not know | Make a small set of designs, sell ten pieces at the full price at one market and online, and note hours, metal, questions and who asked for a change. | hours, costs, prices and wishes are in one table
ask: What do you earn per hour for a finished piece? | | f-2 | by writing down hours, metal and fees for ten pieces
ask: Which occasions bring most orders? | | interviews-2 | by asking fifteen buyers what the piece was for
ask: What happens when a ring does not fit? | The first change of size is free of charge | rules | with written terms for sizes, repairs and returns
roles: a goldsmith or jewellery designer | somebody who takes good photos of small things | somebody for markets, shops and online orders
search: handmade jewellery
name: Small Shine = a little sparkle every day
name: +Ringwell = rings that fit well
name: Clasp & Chain = two parts of a necklace
name: +Goldloop = a loop of gold
name: Fine Loop = earrings and fine rings
name: Bright Stone = a stone that catches the eye
name: +Glintly = a small glint of light
name: Keepsake Gold = gold to keep and pass on
name: Third Finger = where a ring is worn
name: *Aurelle = from the Latin word for gold
name: Day & Dress = for every day and for evenings
name: Hand & Metal = jewellery made by hand
line: Jewellery you will wear every day
line: Made by hand, made for you
line: A piece for each special day
line: Old gold, a new ring
line: The present they will wear
line: Small pieces, made to last

eyewear
job: a pair, pairs
rival: optician chains | they test eyes, have shops nearby and offer a second pair | Specsavers, Fielmann@DE, Apollo@DE, LensCrafters@US, Pearle@NL | optician near me
rival: online brands | low prices, and frames sent home to try on | Warby Parker@US, Mister Spex@DE, Ace & Tate@NL, Zenni@US, Cubitts@GB, Jimmy Fairly@FR | glasses online
rival: local independent opticians | they know the customer's eyes and adjust glasses for free
meet: eye doctors' practices, offices and markets | optometrist without a shop | patients leave with a prescription and ask where to go | show thirty frames of {name} in the practice for two mornings and note which are tried on and ordered | two mornings a week | eye doctors, company nurses and driving schools | people with weak eyes come to them
measure: the share of pairs that are worn without being remade
moat: frames that fit many faces, good measuring and customers who reorder
risk: wrong measurements lead to remakes that cost more than the sale earned | start with simple lenses, have difficult ones measured by an optician and record every remake
rule: Settle who may test eyes, measure and sell | Ask which licence testing eyes and selling glasses needs, how frames and lenses must be registered and marked, and have sunglasses tested for protection. | the licences and the test reports are filed
trial: Fit twenty people | Show forty frames to twenty people with a prescription, order lenses from a partner lab, adjust each pair and call after one week. | choices, remakes and margin of twenty pairs are on one sheet
ask: How many pairs have to be remade? | | trade-trial | by recording every complaint and its cause
ask: Who measures when there is no shop? | | rules | with an optician who signs for each order
ask: What do customers compare the price with? | | price-talks | by showing twenty people two complete prices
roles: a licensed optician | somebody who designs or buys frames | somebody for orders, lenses and remakes
search: glasses near me
name: +Sightframe = frames for good sight
name: Good Lens = lenses that suit the eyes
name: +Lightspecs = light glasses
name: See & Style = see well, look good
name: Second Pair = a spare pair of glasses
name: +Framehouse = a house full of frames
name: Face First = frames chosen for the face
name: See It Sharp = seeing sharply again
name: *Visela = a good view
name: Owl Frames = big frames for sharp eyes
name: Bridge & Temple = the parts that must fit
line: Glasses that fit your face
line: See clearly, look like yourself
line: One clear price, lenses included
line: Try them on before you decide
line: Measured properly, adjusted for free
line: A spare pair you can afford

swimwear
job: an order, orders
rival: fashion and sports chains | they are cheap, nearby and can be tried on | H&M, Decathlon, Marks & Spencer@GB | swimsuits
rival: known swimwear brands | customers trust their fit and quality | Speedo, Arena, Calzedonia, Seafolly@AU, Funkita@AU | swimwear brand
rival: last year's swimsuit | it still does for a few days a year
meet: pools, beaches, swim clubs and dance studios | swimming teacher | swimmers talk about suits that slip or fade | bring all sizes of {name} to the pool for one afternoon and note what fits and what is bought | one day a week in the season | swim coaches, beach hotels and fitness trainers | they see what people wear and what fails
measure: the share of ordered pieces that customers keep
moat: a fit for bodies chains forget, and fabric that keeps its shape
risk: many pieces come back, and most sales fall into a few weeks | ask for measurements before the first order, start with few cuts and sell to clubs and warm countries in the quiet months
rule: Settle fabric tests, labels and hygiene | Test colour and stretch in chlorine, salt and sun, label fibres and care, and write which worn pieces can be returned. | the tests, the labels and the return rules are filed
trial: Test one cut with twenty swimmers | Have one cut made in several sizes, let twenty people swim in it, note where it slips or pinches, and offer it at full price. | fit, complaints and paid orders of twenty swimmers are on one sheet
ask: Which sizes are missing in the shops? | | interviews-2 | by asking thirty swimmers what they could not find
ask: How does the fabric look after weeks of chlorine? | | trade-trial | by leaving samples in pool water and wearing two daily
ask: How many pieces must be ordered for a first series? | | f-2 | by asking three factories for their smallest order
roles: a pattern maker for stretch fabrics | somebody who knows factories and fabrics | somebody for fit advice, orders and returns
search: swimwear that fits
name: +Swimfit = swimwear that fits
name: Stay Put Swim = it stays where it is
name: +Tidewear = clothes for the sea
name: Dive & Dry = dries quickly after a dive
name: Sea Shape = shape kept in the sea
name: +Splashline = a line for the water
name: Every Body Swim = swimwear for each body
name: Lap & Lounge = for laps and sunbathing
name: *Nuotessa = made for swimming
name: Cross Back Swim = straps that hold
name: Bright Laps = colours that stay bright
line: Swimwear that stays in place
line: Cut for real bodies
line: Dive in, nothing slips
line: Colours that survive the pool
line: The right size, top and bottom
line: Swim, stretch and sunbathe in comfort

workwear
job: an outfit, outfits
rival: workwear brands and catalogues | all sizes are in stock and arrive quickly | Engelbert Strauss@DE, Snickers@SE, Carhartt@US, Dickies, Blåkläder@SE, Würth | workwear
rival: rental laundries | they wash, mend and replace everything for a fixed fee | CWS@DE, Cintas@US, Elis@FR, Johnsons Workwear@GB, Mewa@DE | workwear rental
rival: workers who buy their own clothes | it costs the firm nothing, and nobody has to collect sizes
meet: building merchants, trade fairs and training centres | foreman | the crew tells him what tears and what does not fit | dress one crew in {name} for two weeks and show the boss how the clothes held | two mornings a week | safety officers, printers and trade associations | firms ask them what staff should wear
measure: the share of firms on trial that order for the whole team
moat: sizes of whole teams on file, and reorders that take minutes
risk: firms order once, and exchanging sizes eats the margin | measure on site before the order, agree on a number of exchanges and offer sets for new staff
rule: Settle safety norms, printing and who pays | Ask which norms the customers' work requires, whether logos affect protection, which proof the maker must give, and who pays for washing and replacement. | the norm papers and the supply contract are filed
trial: Dress two teams for two weeks | Measure two teams on site, give each person one outfit, visit weekly, and note exchanges, damage and what they want to order. | exchanges, damage and orders of two teams are on one sheet
ask: Who decides, the owner, the foreman or the safety officer? | | interviews-2 | by asking ten firms about their last order
ask: What wears out first? | | trade-trial | by photographing knees, pockets and seams each week
ask: How much may exchanges cost? | | f-2 | by counting the exchanges in the first ten orders
roles: somebody who measures on site and talks with crews | somebody who knows makers, norms and printing | somebody for sizes, orders and exchanges
search: workwear for companies
name: +Crewkit = clothes for the whole crew
name: Tough Seam = seams that hold
name: +Workfit = workwear that fits
name: Double Knee = knees made twice as strong
name: +Shiftgear = gear for the shift
name: Dressed For Work = clothes made for work
name: Team Sizes = every size on file
name: Strong Pocket = pockets that hold tools
name: *Robustra = robust clothes for work
name: Day One Kit = dressed on the first day
name: Hard Day Wear = clothes for hard days
line: Workwear that survives the job
line: The whole team dressed by Monday
line: Every worker in the right size
line: Measured on site, reordered in minutes
line: Your logo, your colours, your sizes
line: Pockets where you need them

tailoring
job: a piece, pieces
rival: alteration shops and dry cleaners | they are nearby, cheap and ready in a few days | Timpson@GB, Mister Minit | alterations near me
rival: made-to-measure shops and sites | they have fabrics, known prices and a fixed process | Suitsupply, Indochino, Hockerty, Sumissura | made to measure suit
rival: ready-made clothes that nearly fit | they can be worn today and cost less
meet: bridal shops, clothes shops and offices | shop manager | customers leave things that almost fit | pin clothes in the shop on a Saturday and return them as {name} within days | every Saturday | wedding planners, second-hand shops and law firms | their customers need clothes that fit by a date
measure: the share of pieces that fit at the first fitting
moat: skilled hands, kept measurements and customers who come back
risk: skilled tailors are hard to find, and wedding season brings more work than can be done | train a beginner early, take bookings by date and charge for urgent work
rule: Settle prices, corrections and damaged clothes | Write which corrections are included, have changes signed before cutting, photograph each piece, and insure customers' clothes. | the order form and the policy are ready
trial: Alter thirty pieces and make two | Take orders at full price, note minutes for each kind of work, second fittings, and how customers came. | minutes, prices and second fittings are on one sheet
ask: Which work earns most per hour? | | f-2 | by comparing minutes and prices of thirty orders
ask: Who helps when orders grow? | | f-3 | by trying out one beginner for two days
ask: What will customers pay for a piece made to measure? | | price-talks | by showing ten customers a sample and two prices
roles: an experienced tailor | a seamstress or apprentice | somebody for fittings, dates and orders
search: tailor near me
name: Pins & Thread = pinned and sewn
name: +Fitmaker = makes clothes fit
name: Neat Fit = clothes that fit well
name: +Hemworks = hems and more
name: Right Length = trousers of the right length
name: +Threadhand = sewn by hand
name: Cut For You = cut for one person
name: Second Fitting = tried on until it fits
name: *Sartella = a small tailor's shop
name: Tape & Chalk = measured and marked
name: Fits Again = old clothes that fit again
line: Clothes that fit you, finally
line: Pinned today, ready this week
line: Made for your shoulders
line: Alterations with a fixed price
line: Your favourite piece fits again
line: Ready in time for the wedding

knitwear
job: an order, orders
rival: knitwear from fashion chains | it is cheap, in all sizes and easy to return | Uniqlo, H&M, Zara | wool jumper
rival: known wool and outdoor brands | customers trust quality and warmth | Icebreaker, Finisterre@GB, Johnstons of Elgin@GB, Armor Lux@FR, Babaa@ES | wool brand
rival: hand-knitted gifts and knitting it oneself | it is personal and costs mainly time | We Are Knitters@ES, LoveCrafts | knitting pattern
meet: craft markets, wool fairs and winter pop-up shops | market organiser | visitors come to touch and try on | show two styles of {name} in few colours, and note who tries on, buys or asks for another size | two Saturdays a month | mountain hotels, design shops and yarn makers | their customers look for warm, lasting clothes
measure: the share of people who try a piece on and buy it
moat: good yarn, reliable knitters and styles people recognise
risk: handwork takes hours that the price does not pay, and sales fall in one season | knit plain parts by machine, keep hand finish where it shows and take orders in advance
rule: Settle fibre labels, care and the knitters' pay | Ask how fibres and origin must be labelled, test washing and colour, and ask whether people knitting at home count as employees. | the labels, the wash tests and the contracts are filed
trial: Sell ten pieces of one style | Have ten pieces made, note hours and yarn, wash two of them several times, and sell at one market and by order. | hours, costs, wash results and sales are on one sheet
ask: Which sizes and colours sell? | | trade-trial | by noting every piece tried on in two market days
ask: What does a knitter earn per hour? | | f-2 | by timing three knitters on the same pattern
ask: Would shops order for the coming season? | | closing-calls | by showing samples to ten shops
roles: a knit designer | somebody for yarn and knitters | somebody for shops, markets and orders
search: wool jumper made locally
name: +Woolhouse = a house for wool
name: Soft Collar = soft at the neck
name: +Knitkin = knitted for the family
name: Warm Sleeve = sleeves that keep warm
name: Long Yarn = good yarn that lasts
name: +Purlwear = clothes that are knitted
name: Good Wool = honest wool
name: Rib & Cuff = well made edges
name: *Lanella = soft wool
name: Winter Knit = knitwear for winter
name: Slow Stitch = knitted with time
line: Warm wool, soft on the skin
line: Knitted to last for years
line: Know who knitted your jumper
line: Wear it out, we repair it
line: Natural wool, fair work
line: One good jumper for every winter

printed-shirts
job: an order, orders
rival: online print services | anybody can design a shirt and order a single one | Spreadshirt, Printful, Printify, Redbubble, Vistaprint | custom t-shirts
rival: local print and embroidery shops | they are close, give advice and are quick for groups | | t-shirt printing near me
rival: ready-made shirts from chains | they are cheap and need no design | H&M, Uniqlo
meet: sports clubs, concerts and schools | chair of the club | once a year somebody has to organise shirts for everyone and collect the sizes | print a sample shirt with the club's own logo as {name} and show it at the next meeting | one evening a week | event organisers, bands and school offices | they need shirts for groups again and again
measure: the days from the approved design to shirts in the customer's hands
moat: groups that order each season, and designs that only you may print
risk: designs are easy to copy, and single shirts bring little profit | focus on groups and on designs with signed rights, and set a smallest order that pays
rule: Settle rights, returns and labels | Have designers and clubs confirm in writing that the design may be printed, refuse logos and faces without permission, ask how textiles must be labelled, and say which printed orders cannot be returned. | the rights form, the list of refusals and the terms are filed
trial: Print for three groups | Make a sample for three clubs, teams or companies, collect sizes with an order form, print one order at the full price, and wash five shirts ten times. | orders, hours, faults and washed shirts are noted
ask: What remains of one shirt after blank, print and postage? | | f-2 | by adding up every cost of ten orders
ask: How does the print look after many washes? | | trade-trial | by washing five shirts ten times
ask: Who orders again each year? | | closing-calls | with ten clubs, schools or companies
roles: a designer who prepares artwork for print | somebody who runs printing or manages printers | somebody who wins groups and collects sizes
search: custom printed t-shirts
name: +Teeprint = printed T-shirts
name: Two Sided = print on both sides
name: +Inkwear = ink you can wear
name: Club Tees = shirts for clubs and teams
name: Fresh Print = newly printed shirts
name: +Chestprint = a print on the chest
name: Team Cotton = cotton shirts for a team
name: Screen & Ink = the tools of shirt printing
name: Own Design = your design on a shirt
name: *Tintero = a word made from ink
name: Size List = sizes collected for everyone
name: Merch Table = shirts for fans and events
line: Your design, ready to wear
line: Shirts for the whole team
line: From sketch to shirt in days
line: Prints that survive the wash
line: Everyone's size, one easy order
line: Good shirts, your own design
line: One shirt or a whole club

baby-wear
job: an order, orders
rival: known brands for carriers and maternity wear | friends and midwives recommend them by name | Ergobaby, BabyBjörn, Tula, Seraphine@GB, Didymos@DE | baby carrier
rival: clothing chains with a maternity or baby range | they are cheap, and the time of use is short | H&M, Next@GB, Target@US | maternity clothes
rival: second-hand, borrowed or larger ordinary clothes | they cost little and are needed for a few months only | Vinted, eBay
meet: birth classes, midwives' practices and baby groups | midwife | parents ask there what they need before the birth and what they can leave out | show {name} in one class, let parents try it on and lend it for a few days | one morning a week | midwives, breastfeeding advisers and baby group leaders | parents ask them what to buy
measure: the share of people who keep the piece after trying it at home
moat: midwives and parents who recommend you, and a piece that is easy to use
risk: each customer needs it for a short time only | ask for recommendations early, sell pieces that work before and after the birth, and take used ones back for resale
rule: Settle safety tests and instructions | Ask which safety standard applies to carriers, sleeping bags or baby clothes, have seams, buckles and dyes tested, write instructions with pictures, and take out product liability insurance. | the test report, the instructions and the policy are filed
trial: Lend it to ten families | Let ten families use tested samples for three days each, watch how they put it on without help, note problems and offer the piece at the full price. | minutes, problems and paid orders are in one table
ask: Can one person put it on alone without help? | | trade-trial | by watching ten people use it for the first time
ask: Which safety tests are needed before the first sale? | | rules | with written answers from a test laboratory
ask: When do parents decide to buy, and who advises them? | | interviews-2 | by asking fifteen parents of small babies
roles: a designer who knows babies and mothers' needs | somebody who handles makers and safety tests | somebody who works with midwives and runs the shop
search: baby carrier and maternity wear
name: +Nestknot = a carrier tied like a nest
name: Close & Warm = baby close to you
name: +Bumpwell = comfortable with a growing bump
name: Both Hands Free = your hands are free again
name: Soft Carry = a soft baby carrier
name: +Snugtie = a carrier tied snugly
name: Near Me = baby always close
name: First Months = for the time around the birth
name: +Cuddlefold = cloth for carrying and cuddling
name: *Mamorra = a soft word for mother
name: Easy Wrap = a wrap easy to tie
name: Heartside = carried next to the heart
line: Baby close, both hands free
line: Comfortable before and after the birth
line: Easy to put on, easy to love
line: Soft for baby, light for you
line: Grows with your bump
line: Safe, soft and close to you

underwear
job: an order, orders
rival: multipacks from chains and supermarkets | they are cheap, familiar and bought while shopping | Marks & Spencer@GB, H&M, Uniqlo, C&A | underwear pack
rival: lingerie and underwear brands | customers know their size there and can try on | Triumph, Victoria's Secret, ThirdLove@US, Hunkemöller, Bravissimo@GB, Calida@CH, Bonds@AU | bra fitting
rival: the old favourites in the drawer | they are comfortable, and nobody sees them
meet: fitness studios, maternity groups and markets | physiotherapist | clients complain about straps and seams that rub | measure clients at two sessions and let them try {name} at full price | one afternoon a week | fitness trainers, midwives and stylists | they hear what does not fit
measure: the share of first orders that customers keep and reorder
moat: fit data from real customers, and people who reorder the same piece
risk: many sizes tie up money, and worn pieces cannot be sold again | start with one cut, guide size with a few questions and make small series
rule: Settle labels, skin tests and returns | Have dyes and elastic tested for skin, label fibres and origin, and write which pieces can be returned for reasons of hygiene. | the tests, the labels and the return rules are filed
trial: Let twenty people wear one cut for two weeks | Measure them, sell each a piece, ask after one and two weeks about fit, and wash samples many times. | fit, complaints, wash results and reorders are on one sheet
ask: How many sizes are needed for the first sale? | | f-2 | by matching twenty measured customers with the sizes they needed
ask: Would customers reorder without being asked? | | trade-trial | by counting reorders among first customers
ask: What do they pay now, and for what quality? | | price-talks | by showing thirty people a sample and two prices
roles: a pattern maker for elastic fabrics | somebody for factories and fabrics | somebody for fit advice, stock and returns
search: comfortable underwear
name: +Softseam = seams that do not scratch
name: Feels Like Skin = as soft as skin
name: +Barelywear = hardly felt when worn
name: First Layer = worn under everything
name: All Day Soft = soft the whole day
name: +Dailycotton = cotton for each day
name: True Band = the band that fits
name: Nothing Digs = nothing cuts in
name: *Intimella = soft things worn close
name: No Pinch = it does not pinch
name: Good Basics = simple underwear of quality
line: So comfortable you forget it
line: The right size, first time
line: No marks, no pinching
line: Soft cotton for every day
line: Underwear that keeps its shape
line: Measured in two minutes, worn all day
`;
