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
rival: rental platforms for dresses | they have hundreds of labels and reviews with photographs | Rent the Runway@US, By Rotation@GB, HURR@GB, Nuuly@US | dress hire
rival: fashion chains and returns after the party | they send three sizes, and two go back | Zara, ASOS, Zalando@DE | occasion dress
rival: a friend's wardrobe and the dress from the last wedding | nobody there has seen it, hopefully
meet: hairdressers, dance schools and bridal shops | bridal shop owner | behind each bride come twelve women who have nothing to wear | bring a rail of {name} to one bridal party, let everybody try and book, and note which sizes were missing | one evening a week | bridal shops, photographers and graduation committees | they are asked what one wears to it
measure: the rentals of each dress before its first year is over
moat: dresses that fit, with photographs of real bodies in them
risk: all want the same Saturday, and one dress comes back torn on Monday | keep two of what is always asked for, a day in between, and a seamstress round the corner
rule: Settle wine, tears and the dress that does not come back | Write down what ordinary wear is and what is charged, take a deposit or insure, and ask what cleaning does to each cloth. | the terms, the cleaning list and the insurer's answer are filed
trial: Let thirty dresses for eight weekends | Borrow or buy thirty dresses, let them out at full price, and write down for each fitting, stain, hour and parcel. | rentals per dress, hours, damage and missing sizes are known
ask: How often must one dress go out before it is paid? | | f-2 | by dividing price, cleaning and parcels by what is left of a rental
ask: What if it does not fit on Friday night? | A second size travels along | trade-trial | with two sizes in each parcel for four weekends
roles: somebody with an eye for dresses and bodies | a seamstress who works on Mondays | somebody who runs parcels and cleaning
search: dress hire
name: Plus One Gown = for whoever goes along
name: Back by Monday = the rule of the house
name: Borrowed Blue = the third thing a bride needs
name: +Midnightrail = where it hangs before it dances
name: Nobody's Seen It = what one wants of a dress
name: Zip Me Up = what one calls through the door
name: Spin & Send = the dance and the parcel
name: Abito = Italian for a dress
name: Second Waltz = what it does the weekend after
name: Nine Weddings = what one summer brings
name: Hanger Guest = who came in a garment bag
line: Danced in on Saturday, posted on Monday
line: Nobody there has seen it
line: Nine weddings, nine dresses, no wardrobe
line: Two sizes travel, one goes dancing
line: Leave the stain to us

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
rival: brands of bags with a story | they hang on shoulders in every tram | Freitag, Fjällräven, Elvis & Kresse@GB, Cotopaxi@US, Matt & Nat | upcycled bag
rival: bags from chains and sports shops | they cost a fraction and are replaced when the zip goes | Decathlon, H&M, Eastpak, Primark@GB
rival: the cotton bag from the bookshop | it was free, and there are eleven of them in the kitchen
meet: bicycle shops, design markets and museum shops | owner of the bicycle shop | people stand there with wet things on their back and nothing that fits the rack | hang six pieces of {name} beside the tills of two shops and write down which were picked up and turned round | two Saturdays a month | museum shops, sailmakers and firms with old banners | they like to show what became of something
measure: the share of people who pick one up and then buy it
moat: sources of material that others do not get
risk: each piece is different, takes three hours and is priced like one from a factory | cut the pattern down to eight seams, and let firms pay for their own banners in new form
rule: Settle the origin of the material and what it leaves on clothes | Have old material tested for harmful stuff and rubbing off, get the right to use printed brands, and say how it may be cleaned. | test reports, brand permissions and care labels are filed
trial: Sew thirty and sell them to strangers | Clock each step for thirty pieces, sell in two shops and at one market, and carry ten of them through a month of rain. | hours, material, prices and torn seams are in one table
ask: What happens when the material runs out? | | closing-calls | with three sources that promise an amount for a year
ask: How long does the zip last? | | trade-trial | by opening and shutting ten of them a thousand times
roles: a pattern maker who thinks in few seams | somebody who finds and cleans material | somebody who places pieces in good shops
search: upcycled backpack
name: Old Sail Row = where the cloth has been before
name: Zip & Zenith = it closes, and the sun stands high
name: Third Life = after the truck and the wall
name: +Strapyard = where straps are cut
name: Rain Side Out = how it likes to be worn
name: Shoulder Season = spring and autumn, and where it hangs
name: Patch Atlas = every piece a different map
name: Sacoche = French for a bag on a bicycle
name: Tram Hook = where it swings on the way home
name: Weatherflap = what folds over when it pours
name: Eight Seams = all there are
line: It crossed the Alps as a truck
line: No other one has your stripe
line: Hang it on your shoulder, let it rain
line: Ask what it was before
line: Room for a loaf and a laptop

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
rival: repairers with a bench at the market or behind a shop | they take little, and have parts of three old machines in a drawer | | sewing machine repair near me
rival: dealers of the makes | they have the original part, and would rather sell a new machine | Singer, Juki, Brother, Bernina, Husqvarna Viking | sewing machine dealer
rival: a borrowed machine and a drop of oil | it costs a favour, and the orders go on somehow
meet: cloth markets and shops for thread and buttons | haberdasher | everybody who sews stands there for thread and says what has broken | hang a card with the number of {name} beside the needles and mend the shop's own machine first | two mornings a month | haberdashers, cloth sellers and sewing teachers | they sell nothing to somebody whose machine stands still
measure: the share of machines that sew again after the first visit
moat: a card on every machine, with its make, what was changed and what wore out, and a box stocked from those cards
risk: before the great feasts every machine stops at once, and afterwards nobody calls | offer the check in the weeks before, take those on a plan first, and oil and time machines in the quiet month
rule: Settle who answers for an open machine | Ask an insurer about damage to a machine while it is open, ask who may touch a motor and its wiring, and write on one page what the guarantee covers and what a new fault is. | both answers and the page on the guarantee lie in the tool box
trial: Write down thirty machines one by one | Note make, fault, minutes, the part and whether it was in the box, what was taken for it, and which machine stopped again within the guarantee. | fault, minutes, part and return of thirty machines are on one sheet
ask: Which parts must be in the box? | | trade-trial | with thirty machines written down one by one
ask: What does a machine cost you that stops again within the guarantee? | | f-2 | by counting the second visits that nobody paid for
ask: What do you do in the quiet weeks after the feasts? | Oiling and timing, for schools and for those on a plan | f-2 | by asking ten owners for a date in the quiet month
roles: a mechanic at home in hand, electric and overlock machines | somebody for calls, the round of the day and the parts box | somebody who visits schools and larger workshops
search: sewing machine repair
name: Running Stitch = the plainest seam there is, and a machine that runs
name: Bobbin & Belt = what is looked at first
name: Needle Down = where a good seam begins
name: Lockstitch = how two threads hold each other
name: Treadle On = the foot may move again
name: Sews Again = what she says when she tries it
name: Oil & Timing = what a machine asks for
name: Straight Seam = how one sees that it is mended
name: Seam Again = what the day brings after all
name: Second Bobbin = the one that is kept ready
name: +Stitchmend = stitches, and whoever mends
name: Thread Tension = what is set with one finger
name: Presser Foot = it comes down, and work begins
name: Shuttle = what carries the lower thread
name: Feed Dog = the teeth that move the cloth on
name: Aguja = Spanish for a needle
line: Back at the machine before noon
line: Nothing changed that was not worn
line: The mechanic comes, the machine stays
line: It sews again, where it stands
line: See the old part, hear the new one
line: Oiled, timed and back to work
line: Two turns of the wheel, and it sews

shoe-repair
job: a repair, repairs
rival: cobblers and heel bars | they are at the station and do a heel while one waits | Timpson@GB, Mister Minit, Minit@FR | shoe repair near me
rival: repair by post and sneaker cleaners | they fetch the box, show a picture and bring it back | Sojo@GB, Sneakers ER@GB | shoe repair by post
rival: the bin and a new pair | it costs hardly more than a sole
meet: shoe shops, offices and dance schools | manager of the shoe shop | people buy a new pair with the old one on their feet | stand a box of {name} beside the till for two weeks, take in the old pairs and bring them back like new | two afternoons a week | shoe shops, dry cleaners and concierges | they are asked who still does that
measure: the share of customers who send a second pair within half a year
moat: craftsmen who can do what the bar at the station cannot
risk: the repair costs as much as a cheap pair, and the post comes on top | take only shoes worth it, say so from a photograph, and gather them at shops instead of posting each
rule: Settle the price before work, and the pair that gets ruined | Let the customer agree to price and limits from photographs, photograph again on arrival, and insure what stays overnight. | the form, the photographs and the policy are ready
trial: Repair sixty pairs with two craftsmen | Gather sixty pairs at two shops, note minutes, material, what the customer expected and what was said at the handing back. | minutes, costs, complaints and second pairs are in one list
ask: How many good cobblers are there, and how old are they? | | interviews-2 | by visiting all of them within twenty miles
ask: What is a repair worth to people compared with a new pair? | | price-talks | by naming three prices at the handing in
roles: a cobbler who likes difficult cases | somebody who writes estimates from photographs | somebody who runs collecting and bringing back
search: shoe repair
name: Heel & Hearty = the worn end, healthy again
name: Wax Thread = what holds for years
name: Last & Latch = the wooden foot, and the shop door
name: +Solemend = beneath, and made good
name: Hobnail Row = where the street still sounded
name: Good as Danced = worn and ready again
name: Tongue & Tack = two parts of a boot on a bench
name: Tacco = Italian for a heel
name: Second Sole = when a shoe begins to fit
name: Brush & Bench = how it ends, and where
name: Bright Laces = what an old sneaker wants
line: Half a shoe is still a shoe
line: Bring the ones you cannot part with
line: They know your feet already
line: New soles, same old walks
line: From the back of the cupboard, dancing

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
rival: optician chains | they test the eyes, are on the high street and give a second pair | Specsavers, Fielmann@DE, Apollo@DE, LensCrafters@US, Pearle@NL, Grand Optical@FR | optician near me
rival: glasses by post and young brands | five frames come home to be tried on | Warby Parker@US, Mister Spex@DE, Ace & Tate@NL, Zenni@US, Cubitts@GB, Jimmy Fairly@FR | glasses online
rival: the old pair, held with a drop of glue | one can still see through it
meet: eye doctors' waiting rooms, reading circles and offices | optometrist without a shop | people come out with a slip of paper and ask where to go | set a mirror and thirty frames of {name} in her waiting room for two mornings and note each frame put on and each put back | two mornings a week | eye doctors, hairdressers and driving schools | they see who squints
measure: the share of pairs that are worn without a correction
moat: face and lens data of thousands of pairs that sit well
risk: varifocals made from a distance go wrong, and each remake eats three sales | leave difficult lenses to a partner who measures in person, until remakes are rare
rule: Settle who may test, measure and hand out | Ask who may measure eyes and dispense lenses, what counts as a medical product, and have the sun filter of each lens tested. | the answer, the partner's licence and test reports are filed
trial: Fit forty noses | Take forty people with a prescription, let them choose from sixty frames, hand out the pair in person, and ring after two weeks. | frames chosen, corrections, remakes and margin are known
ask: How many pairs have to be made again? | | trade-trial | with forty pairs and a call after two weeks
ask: Who measures, when there is no shop? | | rules | with an optician who signs each pair
roles: an optician with a licence | somebody who designs or buys frames | somebody who handles returns and remakes
search: glasses online
name: Bridge & Brow = where it sits, and what it frames
name: Nose First = who has the last word
name: Sharp Corner = seen clearly, and the shape of a frame
name: +Hingelight = the small screw, and what comes through
name: Top of Head = where one looks for them last
name: Line Nine = the smallest one on the chart
name: Fog & Fix = when one comes in from the cold
name: Occhiata = Italian for a glance
name: Far Wall = what one can read again
name: Glovebox Pair = the one in the car
name: Owl & Acorn = big round eyes, small round wood
line: You can read the far wall
line: Nose first, then style
line: They are on your head
line: Sit on them, we bend them back
line: Faces look at you differently

swimwear
job: an order, orders
rival: swimwear brands |  they have a model like oneself in the picture and take it back | Speedo, Calzedonia, Seafolly@AU, Arena, Patagonia, Funkita@AU | swimsuits
rival: department stores and chains | one can try it, in that light | Marks & Spencer@GB, H&M, Decathlon
rival: the old one that has lost its stretch | it is just for the lake
meet: lakes, lidos and changing rooms of dance schools | swimming teacher | in the changing room everybody talks about what pinches | bring all sizes of {name} to the lido for one afternoon and write down who tugged where | one day a week | swimming teachers, midwives and physiotherapists | they see what slips
measure: the share of pieces that are kept after being tried on
moat: a table of bodies and sizes that no chain has measured
risk: a third comes back, and worn pieces cannot be sold again | ask for four measures before each first order, and send one piece instead of three
rule: Settle labels, chlorine and returns of worn pieces | Test colour and stretch in salt, sun and chlorine, label fibres, and write which pieces can go back for hygiene. | the wash tests, labels and return rules are filed
trial: Let forty bodies jump in | Sew one cut in eight sizes, let forty women or men jump, swim and bend, write down where it slipped, and sell it at full price. | sizes, slips, returns and paid pieces are in one table
ask: How does it look after fifty days of chlorine? | | trade-trial | with five pieces in a pool for a month
ask: Which size do you make that the chains do not? | | interviews-2 | by measuring fifty people who came out of the changing room empty-handed
roles: a pattern maker for stretch | somebody who has had small runs sewn | somebody who answers about fit without shame
search: swimsuits
name: Jump In = what it has to survive
name: Towel Tent = how one changes at a lake
name: Strap & Splash = what stays where it is, and why it matters
name: +Tideline = as far as the sea came
name: Pier Seven = where one runs up
name: Second Swim = when it is dry, or nearly
name: Tan Line = what one sees in September
name: Tuffo = Italian for a dive
name: Cold Knees = how one begins
name: Bend & Breathe = the test before the mirror
name: Salt Hook = where it hangs overnight
line: Jump first, tug never
line: Bend over, breathe out, it stays
line: Dry by the second ice cream
line: Measured on people who swim
line: Nothing slips at the ladder

workwear
job: an outfit, outfits
rival: workwear brands and catalogues | they have everything in each size on the next day | Engelbert Strauss@DE, Snickers@SE, Carhartt@US, Dickies, Blåkläder@SE, Würth | workwear
rival: rental laundries | they fetch it dirty, mend it and bring it clean | CWS@DE, Cintas@US, Elis@FR, Johnsons Workwear@GB, Mewa@DE | workwear rental
rival: jeans and T-shirts that everybody buys alone | it costs the firm nothing, and nobody has to measure
meet: guild evenings, building merchants and trade schools | foreman | he hears every morning what pinches and tears, and the boss asks him what to order | dress one crew in {name} for four weeks and lay out the knees and pockets at the end | two mornings a week | printers of shirts, safety officers and building merchants | they are asked for clothes and sell something else
measure: the share of dressed crews that order for the rest of the firm
moat: size lists of whole firms, with who left and who came
risk: a firm orders once, people leave and the exchange of sizes costs more than was earned | agree on a fixed number of exchanges, and keep each person's sizes on file
rule: Settle norms, washing and who owns the clothes | Ask which norms the trade demands, whether prints weaken protection, who pays and washes, and what becomes of clothes when somebody leaves. | norm papers, the washing rule and the contract are filed
trial: Dress two crews for a month | Measure two crews on site, hand out one outfit each, visit every Friday and photograph knees, pockets and seams. | sizes, exchanges, tears and reorders are in one table
ask: What tears first? | | trade-trial | with knees and pockets of two crews after four weeks
ask: Who decides, the boss, the crew or the safety officer? | | closing-calls | with twelve firms that have just ordered
roles: somebody who measures on site and is liked by crews | somebody who knows makers, norms and printing | somebody who keeps sizes and exchanges in order
search: workwear
name: Third Pocket = the one for the pencil
name: Knee & Nail = what goes through first, and on what
name: Foreman's Fit = the one all others follow
name: +Rivetrow = where it would otherwise tear
name: Shift & Seam = how long it has to hold
name: Crew Colour = seen from the scaffold
name: Loop & Level = where the tools hang
name: Blaumann = German for a worker's blue overalls
name: Double Knee = what roofers ask about
name: Cold Site = six in the morning, no walls yet
name: Chalk Cuff = who measured last
line: It tears where nobody kneels
line: A pocket for the pencil
line: The whole crew, in their own sizes
line: Warm at six, light at noon
line: Kneel as often as you like

tailoring
job: a piece, pieces
rival: makers of suits to measure | they have a showroom, cloth books and a date for the wedding | Suitsupply, Indochino, Dolzer@DE, Sumissura, Hockerty | made to measure suit
rival: alteration shops and dry cleaners | they shorten trousers by Friday | Timpson@GB, Mister Minit | alterations near me
rival: rolling up the sleeve | nobody looks that closely
meet: bridal shops, law firms and clothes shops | manager of the clothes shop | every day something is hung back that was two inches too long | stand with pins in the shop on a Saturday and bring back what was pinned as {name} by Thursday | every Saturday | bridal shops, second-hand shops and personal trainers | their customers changed shape or fell in love
measure: the share of pieces that are right at the first trying on
moat: measures and patterns of each customer in the drawer
risk: good hands are few and old, and everybody marries in June | train one beginner from the first day, and take dates instead of urgent orders
rule: Settle what counts as a fit, and ruined cloth | Write down how many corrections are included, photograph and sign before cutting, and insure things that were handed in. | the order form, photographs and policy are ready
trial: Alter fifty pieces and make five | Take fifty alterations and five new pieces at full price, clock each, and count second fittings. | minutes, prices, second fittings and complaints are listed
ask: How many minutes does a zip really take? | | trade-trial | with the clock beside the machine
ask: Who will do it when your seamstress retires? | | f-3 | by taking on one beginner for two days a week
roles: a tailor with twenty years at the table | a beginner with good hands | somebody who measures, listens and keeps dates
search: alterations near me
name: Chalk & Cuff = the line and the edge
name: Pins Please = what is said kneeling
name: Inside Seam = where one sees how it was made
name: +Thimblemark = what a finger wears and leaves
name: Half an Inch = what makes the difference
name: Tack & Turn = one step, then round
name: Hem Friday = when trousers are ready
name: Ago e Filo = Italian for needle and thread
name: Second Fitting = when it begins to be a jacket
name: Button Eleven = the spare one inside
name: Stand Straight = what is said before measuring
line: Stand straight, breathe out
line: Half an inch, and it is yours
line: From grandfather's coat to yours
line: Pins today, party on Friday
line: Cut for your shoulders, both of them

knitwear
job: an order, orders
rival: knitwear brands | they have the soft pile on the table and all sizes | Finisterre@GB, Babaa@ES, Icebreaker, Johnstons of Elgin@GB, Armor Lux@FR | wool jumper
rival: yarn shops and kits | one does it oneself, in front of a film | We Are Knitters@ES, Drops@NO, LoveCrafts | knitting kit
rival: grandmother, or a fleece from the sports shop | one knits out of love, the other goes into the machine
meet: wool markets, ski huts and ceramics fairs | organiser of the wool market | people there touch before they ask for the price | lay out {name}, two colours only, knit beside it, and write down each person who put it on and sighed | two Saturdays a month | mountain guides, bookshops and sheep farmers | something warm belongs to their stories
measure: the share of pieces tried on that are bought
moat: knitters and a flock that work for nobody else
risk: thirty hours of knitting are sold for the price of eight | let a machine knit the plain parts, and keep hands for collar, colour and seams
rule: Settle fibre labels, moths and pay of the knitters | Ask how fibres must be named, how wool is kept free of moths, and whether women who knit at home are employed. | labels, storage rule and the adviser's note are filed
trial: Knit twelve and sell them in the cold | Have twelve pieces of one pattern made, clock the hours, sell at one market and by order, and wash four of them ten times. | hours, prices, pilling and orders are in one table
ask: Does it scratch? | | trade-trial | with forty necks and no label
ask: What does a knitter earn in an hour? | | f-2 | by clocking three of them on the same pattern
roles: a designer who counts in stitches | somebody who looks after knitters and yarn | somebody who sells from September to March
search: wool jumper
name: Purl & Porch = a stitch, and where one sits with it
name: Elbow Wool = where it wears out first
name: North Stitch = for where the wind comes from
name: +Flockrow = sheep, and loops side by side
name: Grandma Twelve = who knitted the twelfth
name: Drop One = a stitch, and it can be seen
name: Long Yarn = a thread, and a tale
name: Gomitolo = Italian for a ball of yarn
name: Ram & Ribbing = who gave it and how it ends
name: Cold Platform = where one is glad of it
name: Both Hands Full = why she does not answer the phone
line: Somebody counted every stitch
line: The sheep lives up that hill
line: For platforms in February
line: Warm before the stove is
line: It scratches nobody

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
rival: lingerie and underwear brands | they have a shop to try it on, or send it back free | Triumph, Victoria's Secret, ThirdLove@US, Hunkemöller, Bravissimo@GB, Calida@CH, Bonds@AU | bra fitting
rival: packs of three from chains | they cost little, and nobody sees them | Marks & Spencer@GB, H&M, Uniqlo, C&A
rival: the drawer with the old ones | the favourite has a hole and is still the favourite
meet: dance schools, physiotherapists' rooms and mothers' groups | physiotherapist | people undress there and she sees which strap has cut in | measure twenty of her patients behind the curtain and let them wear {name} until the next appointment | one afternoon a week | dressmakers, midwives and fitness trainers | they see what pulls, slips and rubs
measure: the share of first orders that fit and are worn a week later
moat: measures of thousands of bodies, each with what finally fitted
risk: half of all bras come back, and underwear that was worn is lost | measure first with a tape and five questions, and send one piece with a fitting video
rule: Settle fibre labels, skin and returns | Have dyes and elastic tested on skin, label fibres, and write down which pieces may come back for reasons of hygiene. | the test reports, labels and return rule are filed
trial: Measure forty people and wash ten pieces thirty times | Fit one cut on forty people, let them wear it for two weeks, wash ten pieces thirty times, and sell the pair at full price. | measures, marks on the skin, worn-out elastic and sales are in one table
ask: How many sizes must lie in stock before the first sale? | | f-2 | by setting forty measured people against the sizes they needed
ask: What will it look like after thirty washes? | | trade-trial | with ten pieces in a household machine
roles: a pattern maker for elastic cloth | somebody who measures without embarrassment | somebody who runs stock, fitting advice and returns
search: bra fitting
name: Middle Hook = where it should sit on the first day
name: Top Drawer Left = where they all live
name: Strap & Sigh = what comes off in the evening
name: +Softseam = what nobody feels
name: Second Skin Sue = as close as a person gets
name: Odd Sock Inn = where the other one has gone
name: Under & Over = which one is for whom
name: Cotton Monday = how a week should start
name: Mutanda = Italian for underpants
name: First Layer = what one puts on before deciding
name: Nothing Digs = the whole idea
line: You will forget you have it on
line: Measured once, no red marks
line: First thing on, last thing noticed
line: Hooked in the middle, as it should be
line: For the drawer only you open
`;
