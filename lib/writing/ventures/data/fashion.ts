/** What people wear: what is known of them; the keys are those of `../lore.ts`. */
export const FASHION = `
clothing-brand
job: an order, orders
rival: fair and slow fashion brands | they show the mill and the seam and are tagged by people who care | Patagonia, Armedangels@DE, Everlane@US, People Tree@GB, Knowledge Cotton Apparel@DK | sustainable clothing
rival: fashion chains | they have the cut of this week in each size at the price of lunch | Zara, H&M, Uniqlo, Primark@GB, Shein | clothes online
rival: second-hand and the back of the wardrobe | it costs little, and the good coat has lasted so far
meet: hairdressers, ceramics markets and dance evenings | hairdresser | people look at themselves in the mirror for an hour and are ready for something | hang five pieces of {name} beside the mirror for two weeks and write down what was tried on and put back | one day a week | photographers, yoga teachers and bookshops | they wear it and get asked
measure: the share of pieces that are kept and not sent back
moat: a cut that fits people others forget, and a list of those it fits
risk: money lies in sizes nobody ordered, while the one that sells is gone | make small runs on order, and let sizes that come back decide the next cut
rule: Settle labels, fibre and words such as sustainable | Ask how fibres, origin and care must be labelled, keep papers for every green word, and write the rules for returns in one sentence. | labels, certificates and return rules are filed
trial: Sell one cut in all sizes before the second | Have forty pieces of one cut sewn, fit them on thirty bodies, sell by order with a date, and count what comes back and why. | pieces, sizes, returns and reasons are in one table
ask: How many come back, and what does one return cost? | | trade-trial | with the forty pieces and their parcels
ask: Who sews it, and have you stood in the room? | | rules | with the name of the workshop and a visit
roles: a pattern maker with a good fit | somebody who knows cloth, mills and sewing rooms | somebody who photographs, sells and takes back
search: sustainable clothing
name: Second Button = the one that decides how it hangs
name: Hem & Harbour = where cloth ends and ships come in
name: Long Sleeve Sea = a wide blue shirt
name: +Seamfield = where the thread runs and the plant grew
name: Good Coat Rule = buy one, wear it ten years
name: Chair Back = where the favourite lies at night
name: Warp & Wander = a thread, and the way one goes
name: Stoff = German for cloth
name: Worn Well = a compliment for cloth and owner
name: Pocket First = what women ask about
name: Loose Thread = pull here, see who made it
line: Yes, it has pockets
line: Still your favourite in five winters
line: Cut for bodies that sit down
line: Ask us who sewed it
line: It hangs over the chair, ready

kids-clothes
job: an order, orders
rival: second-hand apps and shops | there is a bag in the right size for little tonight | Vinted, eBay, ThredUp@US | second hand children's clothes
rival: children's clothes of chains | they are cheap enough to be painted on | H&M, Primark@GB, Carter's@US, C&A, Petit Bateau@FR, Zara | children's clothes
rival: bags from a cousin and the school jumble sale | they cost nothing, and there is always another cousin
meet: nurseries, baby groups and jumble sales | head of the nursery | a box of things that are too small stands in every hall and nobody has time for it | park a rail of {name} at the gate on a Friday, take what is too small and hand out what fits | one afternoon a week | midwives, nurseries and hospital mothers' groups | they watch children grow through everything
measure: the share of families that come back with the next size
moat: a stock in which each size is there when the weather turns
risk: everybody brings size six months and wants waterproof trousers in size four | take in only what you can hand out, and buy the missing sizes new
rule: Settle cords, small parts and who washes | Ask what the rules say about cords, buttons and finish of children's clothes, write down the washing, and say what stains and holes cost. | the check list, washing rule and terms are filed
trial: Swap sizes for twenty families for a season | Take in what is too small, lend or sell the next size, and write down for each piece where it came from, hours and stains. | pieces in and out, hours, stains and families that stay are in one table
ask: How many children wear one piece before it is rags? | | f-2 | by following fifty pieces with a number sewn in
ask: Who pays for the grass stain? | Ordinary stains are part of it, scissors are not | rules | with terms that parents have read aloud
roles: somebody with an eye for fabric and dirt | somebody who runs washing, sorting and post | a parent who knows every nursery
search: second hand baby clothes
name: Sleeve Too Short = how one notices
name: Next Size Up = what is needed on Monday
name: Puddle & Peg = where it got wet and where it dries
name: +Growhem = a seam with something to spare
name: Cousin Bag = where the best things came from
name: Three Knees = how many holes a child has
name: Wren & Romper = a small bird in a small suit
name: Poussette = French for a pram
name: Name Tape = what is sewn in, then crossed out
name: Mud Season = when everything is washed twice
name: Button Boat = what sails from child to child
line: It has already climbed trees
line: Too short on Monday, sorted by Friday
line: Worn by a Mia, then a Jonas
line: Bring the small ones, take the bigger
line: Knees may go through

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
rival: apps for used clothes | everybody is there, and most of it costs less than the stamp | Vinted, Depop, eBay, ThredUp@US, Vestiaire Collective, Poshmark@US, Wallapop@ES | second hand clothes
rival: charity shops and vintage shops of the town | one finds something one was not looking for | Oxfam@GB, Humana@DE, Goodwill@US | vintage shop near me
rival: cheap new clothes, and leaving the old ones in the wardrobe | it takes no effort at all
meet: universities, flea markets and concert halls | chair of the student union | whole halls of residence clear out in one week and dress anew in another | hang a rail of {name} in the hall for a day, weigh what is bought and take in what is brought | one day a week | dry cleaners, seamstresses and removal firms | they see what hangs unused in wardrobes
measure: the share of pieces that are sold within six weeks
moat: sellers with taste who bring their best things to you first
risk: photographing a shirt takes longer than the shirt is worth | take only pieces above a set price, and turn the rest away at the door
rule: Settle fakes, returns and what sellers owe the tax office | Write down how labels are checked and who pays for a fake, ask which rights buyers have against private sellers, and what has to be reported of sales. | the check list, terms and the adviser's note are filed
trial: Sell two hundred pieces in one month | Take in two hundred pieces of thirty people, clock each minute from bag to parcel, and note price, days and returns. | minutes, days and margin per piece are in one table
ask: How many minutes does one piece take? | | trade-trial | with a clock beside the photograph wall
ask: Why would the best pieces come to you? | | closing-calls | with twenty owners of good wardrobes
roles: somebody with an eye for cut, cloth and fakes | somebody who photographs and describes fast | somebody who handles sellers, parcels and returns
search: second hand clothes
name: Put Back Twice = the piece one buys in the end
name: Rummage & Rail = first the heap, then the order
name: Somebody's Silk = where it comes from
name: +Threadtwice = worn here, then there
name: Lucky Lapel = a jacket with a past
name: Found in Fold = the ticket in the pocket
name: Velvet Sunday = what one only finds slowly
name: Trouvaille = French for a lucky find
name: Auntie Chic = whose coats were better anyway
name: Last Owner = who you are for now
name: One of Each = how it hangs there
line: Check the pockets, they tell stories
line: Only one, only your size
line: It danced before you were born
line: Somebody else broke it in
line: Good coats have several lives

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
rival: brands of fair or barefoot shoes | those who wear them tell everybody | Veja, Vivobarefoot, Allbirds, Wildling@DE, Toms | barefoot shoes
rival: sports and shoe chains | they stand in every size on the shelf and can be tried at once | Nike, Adidas, Deichmann@DE, Clarks@GB, Zalando@DE | shoes online
rival: the old pair, glued once more | it knows the foot
meet: physiotherapists' rooms, running clubs and nurseries | physiotherapist | people take off their shoes there and hear for the first time what they do to them | measure fifty feet in her practice, let ten walk a week in {name} and look at the soles | one afternoon a week | running coaches, midwives and orthopaedic shoemakers | they are asked which shoe, and most give no name
measure: the share of pairs that are kept after the first try
moat: a last made from feet that others do not fit
risk: every size has to lie there in each colour before the first pair is sold | begin with one model in two colours, sell by order, and measure the foot before sending
rule: Settle labels, materials and promises about health | Ask how materials must be labelled, have glue and leather tested, and leave out every word about curing backs and feet. | the test report, labels and reviewed words are filed
trial: Put forty pairs on forty feet for a month | Have one model made in the common sizes, measure feet before and soles after, and sell the pairs at full price if they stay. | sizes, blisters, returns and paid pairs are in one table
ask: How many pairs come back because of the size? | | trade-trial | with forty pairs sent by measure and not by number
ask: What is the smallest run, and who finances it? | | f-2 | with written offers of three makers
roles: a shoemaker who builds the last | somebody who has had shoes made before | somebody who answers about feet all day
search: barefoot shoes
name: Long Toe = the second one, which nobody measures
name: Lace & Loam = what ties it and what it walks on
name: Thaw Walk = the first day without heavy boots
name: +Solefield = what is beneath, and where it goes
name: Wet Grass Walk = how feet remember what they are for
name: Puddle North = where shoes are tested
name: Ten Free Toes = all of them, at last
name: Zapato = Spanish for a shoe
name: Roomy Front = what a foot asks for
name: Doormat Pair = those that stand by the door
name: Cobble & Kin = old stones, and who walks there
line: Room for the little toe
line: The pair that waits by the door
line: Walk home the long way
line: Measure the foot, forget the number
line: Every toe may lie down

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
rival: jewellery brands | they have a box in a colour that everyone knows | Pandora, Tiffany, Swarovski, Missoma@GB, Mejuri, Blue Nile@US | handmade jewellery
rival: goldsmiths of the town | they sit behind the window and look one in the eye | | goldsmith near me
rival: an heirloom from the drawer, flowers or a voucher | it is in the family, or it is quick
meet: registry offices, florists and galleries | florist | men stand there with a bunch in their hand and know that it is not enough | lay three pieces of {name} under the glass of the counter and note which one is asked for on which occasion | two afternoons a week | wedding planners, photographers and dressmakers | they see what is still missing
measure: the share of buyers who come back for another occasion
moat: designs that one recognises across a table
risk: gold rises between the order and the casting | quote for seven days, take a part payment and buy the metal on the same day
rule: Settle hallmark, nickel and insured post | Ask what must be stamped, test for nickel and lead, keep papers of stones and metal, and insure workshop and parcel. | the hallmark, test and policy are there
trial: Sell twenty pieces that strangers wear | Make five designs, sell twenty at full price in two places, and ask for a photograph on the neck after a month. | hours, metal, prices and repairs are in one table
ask: What does your hour earn when a ring is finished? | | f-2 | by writing hours and metal of ten pieces
ask: What if the finger grows? | It is made wider once without charge | rules | with terms for sizes and repairs
roles: a goldsmith with a handwriting | somebody who photographs small shiny things | somebody who sells to couples and shops
search: handmade jewellery
name: Clasp = the small thing that holds it all
name: Ember & Ore = how it begins
name: Left Drawer = where grandmother's is
name: +Larkring = a small bird around a finger
name: Third Date Gold = when one may
name: File & Flame = the two tools
name: Collarbone = where it lies
name: Anello = Italian for a ring
name: Yes at Noon = what was said and when
name: Fourth Finger = where it goes
name: Small Shine = enough for across the table
line: It lies where the pulse is
line: Somebody bent this over a flame
line: From grandmother's chain, your ring
line: Ask about it, I like telling
line: Hold out your hand

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
rival: print platforms and their marketplaces | they print one piece and post it worldwide | Spreadshirt, Redbubble, Printful, Printify, Vistaprint | print on demand t-shirts
rival: printers of the town | they do forty for the club by Friday | | t-shirt printing near me
rival: the plain shirt from the three-pack | it goes with everything
meet: concerts, club houses and comic fairs | chair of the club | once a year somebody has to see to the shirts, and nobody wants to | draw one motif with the club, print twenty as {name} and sell them on match day | one evening a week | bands, podcasters and club chairs | they have people who would like to wear it
measure: the share of designs that sell more than twenty times
moat: artists and clubs that bring their motifs to you alone
risk: anybody can copy the motif by evening and sell it for less | print for groups that would never wear a copy, and keep the rights in writing
rule: Settle whose motif it is | Have artists sign what may be printed, refuse logos and faces without permission, and ask how fibre and maker must be labelled. | the artist contract, the list of refusals and labels are filed
trial: Sell two motifs to two crowds | Draw two motifs with two groups, print thirty each, sell at one evening and online for a week, and wash five of them ten times. | sales by group, margin and washed prints are known
ask: What remains of one shirt? | | f-2 | by writing blank, print, return and postage of ten orders
ask: Who draws the next twenty motifs? | | closing-calls | with artists who sign for a year
roles: an illustrator with a following | somebody for printers, blanks and returns | somebody whom clubs and bands know
search: custom t-shirts
name: Inkling Tee = an idea, wet on cotton
name: Front Row Cotton = what is worn at the barrier
name: Pulled Ink = the colour goes through the screen
name: +Chestnote = a word to those one meets
name: Wear the Joke = what one does with a good one
name: Tour Van = where boxes of them travel
name: Ink & Grin = for those who know
name: Tinta = Spanish for ink
name: Forty by Friday = what a club asks for
name: Chest First = the part people read
name: Back Print = what those behind one read
line: Those who know will grin
line: Read it across the bar
line: Forty for the club, one for grandma
line: The joke survives the wash
line: Wear what you shouted

baby-wear
job: an order, orders
rival: brands of carriers and maternity wear | midwives know them, and the friend has one to lend | Ergobaby, BabyBjörn, Seraphine@GB, Didymos@DE,  Storchenwiege@DE | baby carrier
rival: chains with a corner for it | it costs little, and it is only for a few months | H&M, Next@GB, Target@US
rival: his shirts and a friend's carrier | they are there and cost nothing
meet: birth classes, midwives' rooms and mothers' breakfasts | midwife | she shows mothers in the first week how one carries, and they buy what she has on | tie {name} with ten mothers at her class and lend it for three days each | one morning a week | midwives, osteopaths and breastfeeding advisers | they are asked what to get and what to leave
measure: the share of lent pieces that are bought afterwards
moat: midwives who learnt on your piece
risk: each customer leaves after one year for ever | make it worth handing on, buy it back, and be the one they name at the next baby group
rule: Settle safety tests of everything that holds a child | Ask which norm holds for carriers and sleeping bags, have load, buckles and cords tested, write instructions with pictures, and insure. | the test report, instructions and policy are filed
trial: Lend ten pieces to thirty mothers | Lend each for three days, watch the putting on without help, photograph the back, and offer to sell. | minutes, sore spots, questions and purchases are in one table
ask: Can one person put it on alone with a crying child? | | trade-trial | by watching thirty of them and keeping quiet
ask: Which laboratory has pulled on it? | | rules | with the report and the norm it names
roles: a designer who has carried children | somebody who knows test laboratories | a midwife who speaks her mind
search: baby carrier
name: Wrap & Warble = cloth around, and a small song
name: Hip Side = where they sit from the sixth month
name: Both Hands Free = what one gets back
name: +Nestknot = where it holds
name: Under the Coat = two heads out of one collar
name: Third Trimester = when nothing shuts any more
name: Roo = who had the idea first
name: Hamaca = Spanish for a hammock
name: Heartside = the left one, where they sleep
name: Fold of Joy = in which somebody lies
name: Tummy Season = the months in wide things
line: Two heads, one coat
line: Both hands, and a warm chest
line: For the months when nothing shuts
line: Asleep by the second corner
line: Passed on when the next one comes

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
