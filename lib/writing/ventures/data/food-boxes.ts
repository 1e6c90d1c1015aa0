/** Food that comes to the door or is sold by the shelf: what is known of them; the keys are those of `../lore.ts`. */
export const FOOD_BOXES = `
meal-kit
job: a box, boxes
rival: meal kit companies | they have dozens of dishes a week and a first box for next to nothing | HelloFresh, Gousto@GB, Marley Spoon, Mindful Chef@GB, Blue Apron@US, Chefs Plate@CA | meal kit
rival: supermarkets with delivery | everything else on the list comes in the same crate | Ocado@GB, Tesco@GB, Instacart@US, Picnic@NL, Picnic@DE, Rohlik@CZ | online supermarket
rival: the five dishes everybody in the house can cook blindly | they need no plan and the children eat them
meet: nurseries, choirs and sports clubs at six in the evening | trainer of the children's team | parents stand there hungry with no idea for dinner | hand three families a bag of {name} to cook that night and ring them the next day | two evenings a week | dietitians, kitchen shops and cookery writers | they are asked for something simple that is not pasta again
measure: the share of households that order a fourth box
moat: recipes rated by the same households over many weeks
risk: people take the cheap first box, then move to the next offer | give no large discount at the start, and count only households at the fourth box
rule: Settle cold chain and labels before the first parcel | Have the packing room registered, test how long fish and meat stay cold in a parcel left in the sun, and print allergens and dates for each ingredient. | the registration, the temperature log of ten parcels and the labels are filed
trial: Pack thirty boxes by hand for three weeks | Buy from the wholesaler, pack three dishes for ten households, deliver them yourself and ask for a photograph of every plate and every leftover. | costs per box, minutes per dish and who ordered the third time are known
ask: How many households are left after the third box? | | trade-trial | with the ten households, week by week and without a discount
ask: What do you throw away on Friday? | Orders close before the buying, so little should remain | f-2 | by weighing what is left of three buying days
roles: a cook who writes recipes others can follow | a buyer for fresh goods | somebody who runs packing and routes
search: recipe box
name: Pinch & Pan = how much, and into what
name: Peel Me First = what the first step says
name: Half an Onion = what is never left over
name: +Simmerbox = what comes in and what it does
name: Stir Club = who meets at the stove at six
name: Tuesday Pot = dinner on the day nobody has an idea
name: Four Hands = two cooks, one chopping board
name: Fond = French for what sticks to the pan and makes the sauce
name: Spoon & Schedule = what one cooks with and cooks to
name: Lid Lifters = those who look in too early
name: *Cookadoo = cooking, and a little noise about it
line: Everything for dinner but the appetite
line: Chop, stir, call them to the table
line: The right pinch, already in the bag
line: No half cabbage left behind
line: You cooked that

free-from-box
job: a box, boxes
rival: free-from brands on the shelf | they are in every supermarket and the labels are known | Schär, Genius@GB, Udi's@US, Barilla | gluten free shop
rival: meal kits and box services with a free-from filter | they carry many diets at once | HelloFresh, Gousto@GB, Green Chef@US, Green Chef@GB | gluten free meal kit
rival: reading every label and baking at home | they trust nobody but themselves
meet: coeliac societies, allergy clinics and dietitians | dietitian | a newly diagnosed family leaves the practice with a list of what is forbidden and nothing to eat that evening | give her ten small bags of {name} for her next ten patients and ring those who agree | two mornings a month | paediatricians, allergy clinics and self-help groups | they have to tell people what to avoid and would like to add what tastes good
measure: the share of diagnosed households that take a third box
moat: kitchens and suppliers whose tests are on record
risk: one contaminated batch ends the trust of a community that talks to itself daily | test each batch before it leaves, keep samples and publish the results
rule: Settle who may write free from on a label | Ask the food authority which limit holds, how lines are separated and cleaned, which test counts, and have an insurer cover a recall. | the limit, the cleaning plan, the first lab report and the policy are filed
trial: Send twenty boxes to people with a diagnosis | Buy only from makers with test papers, have three products tested again, send a box to twenty affected households and ask what they would buy again at the intended price. | test results, costs per box and twenty filled-in sheets are there
ask: How do you know that there are no traces in it? | Each batch has a test from the maker | rules | with lab reports of your own beside those of the makers
ask: What is in it that the supermarket shelf does not have? | | interviews-2 | by unpacking it with ten households at their own cupboard
roles: a dietitian with allergy patients | somebody who visits makers and reads lab reports | somebody who packs without mixing crumbs
search: gluten free box
name: Safe Crumb = what even the strictest may pick up
name: Clean Spoon = the rule of every careful kitchen
name: Freely Fed = at a table where nothing is forbidden
name: +Crumbtrust = what falls off and what it needs
name: Nothing Hidden = the list on the back, told in front
name: Bite & Breathe = what one does when nobody has to ask
name: The Other Flour = rice, millet, buckwheat and their friends
name: Miga = Spanish for a crumb
name: Label Holiday = a week without reading the small print
name: Good Without = what is left out is not missed
name: Own Toaster = what everybody with the diagnosis has
line: Eat first, read the label never
line: A cake the whole class can share
line: Nothing in it you have to ask about
line: For people with their own toaster
line: The crumbs are on your side

veg-box
job: a box, boxes
rival: organic box schemes | they have farms of their own, a van on each street and years of regulars | Riverford@GB, Abel & Cole@GB, Oddbox@GB, Misfits Market@US, Aarstiderne@DK, Etepetete@DE | vegetable box delivery
rival: the weekly market and supermarket shelves | one can choose, touch and take only two carrots | Lidl, Whole Foods@US, Alnatura@DE | organic vegetables near me
rival: the garden, the allotment and the neighbour's surplus | it is free and one has seen it grow
meet: nurseries, yoga studios and village fêtes | head of the nursery | ten families who pick up children at one door can pick up ten boxes there | leave one open crate of {name} at the door with a list, and take the names of those who want the next | one afternoon a week | midwives, cookery teachers and bakeries | they talk about good food all day and do not sell it
measure: the share of households that still take the box after eight weeks
moat: farms that plant for the list of your regulars
risk: the third week of kohlrabi in a row, and they cancel | let each household strike two vegetables for ever and swap one every week
rule: Settle origin, labels and who carries the frost | Ask who may say organic, how origin and weight must be shown, and agree with each farm in writing what happens when hail takes the crop. | the certificates, a sample label and signed farm agreements are filed
trial: Pack twenty boxes in a barn for four weeks | Take what two farms have, pack at the intended price, drive one round with pick-up points and one to the doors, and note what came back and what people swapped. | costs per stop, swaps and the households left in week four are noted
ask: What is in the box in March? | | trade-trial | by writing the contents of all fifty-two boxes with two growers
ask: Why would the farm not sell at the gate itself? | It does, and has no time to drive into town | closing-calls | with farms that sign for a season
roles: somebody who grew up on a farm | a packer with an eye for ripe and bruised | somebody who plans rounds and answers households
search: vegetable box delivery
name: Crooked Carrot = what tastes the same as a straight one
name: Mud & Leaf = what clings to it and what tops it
name: +Cratefield = where it is packed and where it grew
name: Seven Roots = a winter box
name: Beet Post = vegetables by delivery
name: Thursday Crate = the day one looks forward to
name: Kohlrabbit = a cabbage with ears
name: Le Cageot = French for the market crate
name: Dig Day = when the box is filled
name: Row & Round = where it grows, and the way to your door
name: Leaf & Lorry = what comes in, and on what
line: There is still earth on it
line: What the field had this week
line: Crooked, fresh and cut this morning
line: Know whose field dinner came from
line: Surprised by a celeriac again

bread-subscription
job: a loaf, loaves
rival: the bakery round the corner | it smells of it, and one can choose | Paul, Gail's@GB, Panera Bread@US | bakery near me
rival: bread from the supermarket and its delivery | it comes with everything else and keeps all week | Tesco@GB, Rewe@DE, Albert Heijn@NL
rival: sliced bread in the freezer and a bread maker | it is always there, even on Sundays
meet: allotments, nurseries and blocks of flats with many families | chair of the residents' association | thirty doors in one stairwell make a round that pays | hang thirty warm rolls of {name} on thirty handles one Saturday with a note how to go on | every Saturday before seven | milk rounds, cheese shops and newspaper carriers | they already know who is up early and what goes with bread
measure: the share of trial households that still get bread in the sixth week
moat: streets in which every third door has a bag on the handle
risk: a round of scattered addresses eats the whole margin | open one street after the other, and start a round only when twelve doors have paid
rule: Settle baking place, bags at the door and keys | Ask the food authority where may be baked and how bread may hang outside, label allergens on the bag, and agree with house owners on keys and night access. | the registration, the bag label and the key list are there
trial: Run one street for two weeks | Bake or buy in for fifteen doors, hang the bags before half past six, note minutes per door, mistakes and what people wished for on the note in the bag. | minutes, bread costs and the doors that stayed are on one page
ask: How many doors does one rider reach before seven? | | trade-trial | with a watch on the round of fifteen
ask: What about holidays and a freezer full of bread? | Pausing must be as easy as a note on the handle | interviews-2 | by asking ten households when they last threw bread away
roles: a baker who is glad of a fixed order | a rider for the hour before dawn | somebody who keeps routes and pauses straight
search: bread delivery
name: Doorhandle = where breakfast hangs
name: Half Past Crust = the hour of the round
name: Crust & Letter = what lies at the door in the morning
name: +Loafpost = what comes, and how
name: Warm Bag = what one reaches for in slippers
name: Sourdoor = the dough and where it ends up
name: Slipper Round = as far as one has to walk
name: Fornaia = Italian for a woman who bakes
name: The Heel First = which end gets eaten in the hall
name: Dawn Rye = dark bread for a light morning
name: Stairwell Six = the doors of one house
line: Open the door in slippers
line: Bread on the handle before the alarm
line: Still warm when you find it
line: The heel is gone before breakfast
line: Somebody was up before you

coffee-beans
job: a bag, bags
rival: roasters with a subscription | they have a name among people who own a grinder | Pact Coffee@GB, Grind@GB, Blue Bottle@US, Trade Coffee@US, Blue Tokai@IN, Coffee Circle@DE | coffee subscription
rival: capsules and supermarket coffee | they are there on Saturday and taste as they always did | Nespresso, Lavazza, illy, Tchibo@DE
rival: the café on the way to work | somebody else grinds, froths and washes up
meet: repair shops for coffee machines, offices and food markets | owner of the machine repair shop | people who pay to mend a grinder will pay for what goes into it | leave two tins of {name} at the counter with a blind tasting on Saturday | one Saturday a month | machine dealers, cycling clubs and cafés without a roaster | they are asked which beans to take
measure: the share of subscribers who get a fourth bag
moat: growers who set aside the same lot every year
risk: the price of green coffee climbs within weeks and the bags are already promised | buy half a year ahead, and tell subscribers openly when a lot becomes dearer
rule: Settle roasting, smoke and what the bag may claim | Ask the town about smoke and fire, the customs office what roasted coffee owes, and show papers for each word such as organic or direct on the bag. | the permit, the duty number and the papers of the first lot are filed
trial: Roast one lot and pour it blind | Rent time on a roaster, pour it blind beside what twenty drinkers have at home, then post each a bag and ask for the order of the second. | the blind marks, the cost per bag and the second orders are in one table
ask: Why you rather than the roaster round the corner? | | interviews-2 | by asking ten subscribers of others what made them stay
ask: How long is a bag good after roasting? | It tastes best after a week and for about two months | trade-trial | by tasting the same lot at one, four and eight weeks
roles: a roaster with a trained tongue | somebody who speaks with growers and importers | somebody who runs postings, pauses and office customers
search: coffee subscription
name: First Crack = the pop by which a roaster knows the bean is done
name: Drum & Drift = where it turns and how it smells
name: Bloom & Brew = the foam of fresh coffee, and what follows
name: +Sackstory = where beans come in, and what they tell
name: Letterbox Lot = a harvest that fits through the slot
name: Chaff = the silver skin that flies off in the roaster
name: Eleven Days = when a roast tastes best
name: Cerezo = Spanish for a cherry tree, and coffee is a cherry
name: Kettle & Hill = what you need, and where the beans grew
name: Slow Bean = roasted longer, drunk sitting down
name: Crackle Post = the sound of roasting, by mail
line: Smell the letterbox
line: You know the roast date and the hill
line: The bag that wakes the hallway
line: Ground by you, roasted on Monday
line: Somebody picked this by hand

ready-meals
job: a meal, meals
rival: makers of prepared meals | they cook in factories, post nationwide and fit every diet | Factor@US, CookUnity@US, Prep Kitchen@GB, Wiltshire Farm Foods@GB, Cook@GB, bofrost@DE | meal prep delivery
rival: chilled and frozen meals of supermarkets | they cost half and are bought on the way home | Marks & Spencer@GB, Iceland@GB, Trader Joe's@US
rival: a Sunday of cooking into boxes | it costs only time, and one knows how much oil went in
meet: gyms, rehabilitation clinics and day centres | trainer or nurse | they give people a plan for eating and see each week that nobody has cooked it | have five of their people eat {name} for one week and sit down with them on Friday | two afternoons a week | physiotherapists, dietitians and home carers | their own work shows more when people eat properly
measure: the share of eaters who order a third week
moat: recipes that taste of something after reheating
risk: by the fourth week everything tastes like the same box | cook fewer dishes and change two every week, and ask everyone who pauses which dish was the last
rule: Settle kitchen, shelf life and what is said of diets | Have the kitchen registered, let a laboratory set the date for each dish, keep a log of cooling down, and let a dietitian sign every figure on the lid. | the lab dates, the cooling log and the signed figures are filed
trial: Feed ten people for two weeks | Cook twice a week in a rented kitchen, deliver cold, weigh portions, and ask on the fifth day which boxes were eaten, given away or thrown out. | cost per meal, hours in the kitchen and the eaters of week two are known
ask: Does it still taste on the fourth day? | | trade-trial | by serving the oldest box to people who do not know its age
ask: What happens when the courier leaves it in the sun? | The box has to stay cold until the evening | rules | with a thermometer in ten parcels
roles: a cook who has run a production kitchen | a dietitian who answers for the figures | somebody who plans routes and ice packs
search: prepared meals delivery
name: Lid & Fork = all one has to find
name: Full Shelf = a week without a shopping list
name: Fed by Monday = how the week begins
name: +Portionwell = the right amount, and then it is good
name: Stacked = how dinner looks behind the door
name: Dinner in Sight = one door away
name: Grandma's Ping = old dishes, new bell
name: Merienda = Spanish for a small meal between meals
name: Real Rice = the difference one tastes
name: Weighed & Warm = how it is packed and how it is eaten
name: Second Shelf = where dinner waits
line: Open the fridge, dinner is in
line: Cooked by a person, warmed by you
line: Five lids, five good evenings
line: No pan to wash tonight
line: Somebody else peeled the potatoes

baby-food
job: a box, boxes
rival: jars and pouches of the shelf | they keep for months and every chemist has them | HiPP@DE, HiPP@AT, Ella's Kitchen@GB, Gerber@US, Alnatura@DE, Nestlé | organic baby food
rival: fresh baby meals by post | they arrive cold and change as the child grows | Little Spoon@US, Little Dish@GB | fresh baby food delivery
rival: a steamed carrot and a fork | it is what everybody else is eating anyway
meet: baby groups, midwives' rooms and paediatricians' waiting rooms | midwife | at six months every parent asks the same question in the same week | bring {name} to the weaning evening and let every child spit or swallow it in front of all | one morning a week | midwives, paediatricians and nurseries | parents ask them what to begin with
measure: the share of parents who order again after the first spoonful week
moat: what hundreds of children ate and spat out at which age
risk: a child needs it for a few months only and every month the customers have to be found anew | go on with meals for toddlers, and make each box worth showing at the baby group
rule: Settle the strict rules for infants' food | Ask the food authority about residues, heating, allergens, age on the label and what may be said of health, and have a laboratory test each recipe. | the lab reports, labels and the recall plan are filed before a child eats it
trial: Cook for ten babies for two weeks | Cook six recipes in a registered kitchen, bring them to ten families and let them film the first spoon of each. | spoons eaten, costs per jar and reorders are in one table
ask: Which baby food may stand warm, and how long? | Once opened it belongs in the fridge or the bin | rules | with the laboratory's answer on the label
ask: How long does a family stay? | | interviews-2 | by asking parents of two-year-olds when they bought the last jar
roles: a cook with patience for small tasters | a food technologist who knows infant rules | somebody whom midwives trust
search: organic baby food
name: Spoon Jury = the honest ones in the high chairs
name: First Spoon = the meal everybody films
name: Bib & Bravo = what one wears and what one hears
name: +Gobblespoon = how it goes on a good day
name: Pea Face = the look at something new
name: Mash Hour = noon with a seven-month-old
name: Little Train = here it comes, mouth open
name: Lusikka = Finnish for a spoon
name: Carrot Chin = where half of it goes
name: More Please = the word that follows the sign
name: *Munchkeen = munching, and keen on it
line: Half goes in, half goes on
line: Open wide for something real
line: The first pear of a whole life
line: Small spoons, serious critics
line: Tasted by people without teeth

surplus-food
job: a bag, bags
rival: apps and shops for unsold food | they have a shop in each street and a bag for an evening | Too Good To Go, Olio@GB, Flashfood@US, Flashfood@CA, Motatos@SE | surplus food app
rival: the yellow stickers of the supermarket | they hang there every evening and need no app | Lidl, Tesco@GB, Rewe@DE
rival: food banks, staff and pigs | they take it without forms and without a fee
meet: bakeries and canteens at closing time | manager of the bakery | every evening she throws away what she baked in the morning and it hurts her | stand beside her at closing time with ten people who bought a bag of {name}, and leave the bin empty | two evenings a week | student unions, food banks and town offices for waste | they are asked what can be done against the full bins
measure: the share of the offered bags that are fetched on time
moat: shops that put their bags in without thinking about it
risk: shops plan better and have nothing left, and the bags grow worse before they grow fewer | take goods from wholesalers and makers as well, before the good bakeries are empty
rule: Settle who answers for food on its last day | Ask the food authority what may be sold after which date, who labels allergens of a surprise bag, and write into the contract who takes back a bag gone bad. | the authority's answer and the contract with the shops are filed
trial: Empty the bins of five shops for two weeks | Take what five shops have left at closing time, sell it through a chat group, and note bags, prices, minutes and who did not come. | kilos, takings, no-shows and the shops that want to go on are in one table
ask: What will a shop do with you that it does not do with the large app? | | closing-calls | with shops that already use it
ask: How many bags a day is there really to save? | | trade-trial | by weighing the bins of five shops every evening
roles: somebody who wins shops behind the counter | a developer for offers and collection | somebody who answers when a bag was bad
search: surplus food near me
name: Shutter Bun = what is left when the shop closes
name: Saved Slice = what did not land in the bin
name: Bin There Not = where the bread does not go
name: +Crumbsaver = who picks up even the last ones
name: Closing Bell = when dinner gets decided
name: Last Light Loaf = the one still in the window at dusk
name: Ugly Bun = tastes like its pretty sister
name: Avanzi = Italian for what is left over
name: Ten to Seven = the best minutes at the counter
name: Second Supper = what one shop's end is for somebody else
name: Half Shelf = what evening leaves
line: Eat what the day left over
line: Dinner was nearly in the bin
line: Be there when the shutters fall
line: The last bun wants company
line: A surprise from the end of the counter

refill-shop
job: a refill, refills
rival: organic supermarkets | they have everything in one place, some of it loose | Whole Foods@US, Bio Company@DE, Planet Organic@GB, Naturalia@FR | organic supermarket
rival: refills in pouches and tablets by post | they come to the door, and nobody has to carry jars | Smol@GB, Blueland@US, Everdrop@DE | eco cleaning refills
rival: the supermarket and the recycling bin | it is on the way and the bin quiets the conscience
meet: farmers' markets, nurseries and repair cafés | organiser of the repair café | these people already carry a bag with a jar in it | weigh and fill jars of {name} beside the menders for an afternoon and note what each would refill next | two Saturdays a month | nurseries, yoga studios and churches | they want less rubbish and have no shelf
measure: the share of customers who come back with their own jars
moat: households whose jars are all from the same scale
risk: everybody loves the idea and buys only lentils | find the ten goods people really refill, and let the rest go before they grow old
rule: Settle scales, hygiene and lists of allergens | Have the scale verified, ask how loose food and detergents must be stored, dispensed and labelled, and write down who cleans which bin when. | the verified scale, the cleaning plan and the labels are there
trial: Open for six Saturdays on a market | Offer twenty goods by weight, note what each customer filled, the time at the scale, and who came a second time with jars. | kilos and margin by product and the share of returning jars are known
ask: What does one customer spend per visit? | | trade-trial | with the till roll of six Saturdays
ask: Who carries five jars through the rain? | People who walk past anyway, or those to whom it is brought | interviews-2 | by asking where they come from and what they carry
roles: somebody who buys in sacks and knows margins | a patient person at the scale | somebody who finds schools, offices and cafés as customers
search: zero waste shop
name: Jar & Measure = what one brings and what it gets
name: Lentil Street = what everybody starts with
name: Tare = the weight of the empty jar, taken off first
name: +Scoopright = as much as one needs
name: Top Me Up = what an empty bottle says
name: Clip & Grain = how a jar is shut and what is in it
name: Clink = the sound of a bag full of glass
name: Bocal = French for a preserving jar
name: Second Fill = when a bottle begins to count
name: Weigh Back = the way to the scale, and home again
name: Nothing But Rice = what is in the jar, and around it
line: Bring the jar, leave the wrapping
line: The bag that clinks on the way home
line: Take a spoonful or take a kilo
line: Weighed empty, carried full
line: An empty jar has plans

world-groceries
job: an order, orders
rival: grocers of the quarter | they know the brands, speak the language and give credit | | african shop near me
rival: online shops for food of one region | they have everything dry and post it nationwide | Weee!@US, Oriental Mart@GB, HungryPanda@GB | asian supermarket online
rival: a suitcase from home | it holds exactly the right brand, and a greeting from an aunt
meet: churches, cultural clubs and hairdressers of the community | owner of the hair salon | everybody sits there for three hours and talks about food | bring one product of {name} that nobody could find for years and take orders for the next crate | two Saturdays a month | churches, student unions and money transfer shops | newcomers ask them first where to find things
measure: the share of families that order again within a month
moat: importers and aunts who know which brand is the right one
risk: parcels of yam and rice cost more to post than they earn | gather orders for one drop a week at a church or a shop before you send single parcels
rule: Settle import papers and labels in the local language | Ask customs and the food authority what may be brought in, which plants and meats are banned, and how labels, allergens and dates must be translated. | the list of banned goods, import papers and sample labels are filed
trial: Fill one van for one community | Take orders for thirty products in a chat group, buy from two wholesalers, hand everything out on one Saturday and note what was asked for in vain. | margins, missing goods and families for the next drop are in one list
ask: Why would they not walk to the shop they know? | It lies an hour away, or has no fresh goods | interviews-2 | by asking thirty families for the way to their last shop
ask: How fresh is the plantain? | | trade-trial | by opening five boxes at the door of the customer
roles: somebody the community trusts | a buyer who reads customs papers | a driver for the weekly drop
search: asian grocery delivery
name: Taste of Aunty = the only standard that counts
name: Yam & Yonder = what one misses, and where it grows
name: +Spicebound = on the way with something hot
name: Suitcase Shelf = what used to come in the luggage
name: Right Brand = the one with the old label
name: Auntie's List = what one must bring
name: Back Home Basket = what lies in it
name: Duka = Swahili for a small shop
name: Plantain Post = the green and the yellow ones, by delivery
name: Sack of Rice = how a family measures home
name: Far Pantry = a cupboard with a long way behind it
line: The brand your mother means
line: Tastes like the kitchen you left
line: No more suitcase full of spices
line: Ask for it by its real name
line: Home comes in a cardboard box

wine-club
job: a box, boxes
rival: wine clubs and online merchants | they have thousands of bottles and a tempting first case | Naked Wines@GB, Naked Wines@US, Vivino, Laithwaites@GB, Hawesko@DE, Vinatis@FR | wine subscription
rival: the wine shelf of the supermarket | it is there when guests come tonight | Tesco@GB, Lidl, Edeka@DE
rival: a trip to a grower with an empty boot | one has met the person and tasted from the barrel
meet: delicatessens, cookery classes and book clubs | teacher of the cookery class | twelve people eat something good and ask what to drink with it | pour three bottles of {name} to one course and let each write down one order | one evening a week | cheese shops, restaurants without a shop and architects of kitchens | they are asked what goes with it
measure: the share of members who take a third box
moat: small growers who ship to nobody else here
risk: members stop when there are thirty bottles in the cellar | let them skip a box with one click, and sell the empty shelf rather than the full one
rule: Settle age checks, duty and shipping of alcohol | Ask who may sell alcohol by post, how age is checked at the door, what duty and deposit fall due, and how wine from abroad must be labelled. | the licence, the duty number and the courier's age check are in place
trial: Pour six wines for twenty drinkers | Taste blind with twenty people who would pay the price, sell six-packs of the two winners, and ask after a month who wants the next. | marks, orders, breakages and costs per case are in one table
ask: Who chooses, and why should I trust that tongue? | | interviews-2 | by letting twenty members score every bottle of two boxes
ask: How many bottles break, cook or freeze on the way? | | trade-trial | with ten test parcels in hot and cold weather
roles: somebody who has tasted at many cellar doors | somebody who knows licences, duty and couriers | a writer who explains wine without Latin
search: wine subscription
name: Cork & Corner = what is pulled, and where one sits
name: Last Glass = the one people fight for
name: Slope & Cellar = where it grows and where it waits
name: +Corkstory = what every bottle begins with
name: Second Vintage = when one trusts a grower
name: Cellar Legs = what the steps to the good bottles ask for
name: Third Row Up = where the grapes get the evening sun
name: Sorso = Italian for a sip
name: Stained Lips = who has tasted
name: Open & Breathe = what a good red needs
name: Label Side Out = how it should be poured
line: Meet the grower, then the glass
line: Somebody climbed a slope for this
line: Pull the cork, hear about the hill
line: Bottles with a first name
line: What goes with tonight is in the box

cheese-shop
job: a box, boxes
rival: cheese counters and delicatessens | they cut it as one likes and let one taste | Neal's Yard Dairy@GB, Whole Foods@US, Paxton & Whitfield@GB | cheese shop near me
rival: cheese boxes by post | they come cold with a card for each piece | The Cheese Geek@GB, Murray's@US, Pong Cheese@GB | cheese subscription
rival: the usual piece in plastic from the supermarket | everybody in the house eats it
meet: wine shops, farm shops and Christmas markets | owner of the wine shop | their guests stand there with a glass and nothing to eat | cut three cheeses of {name} beside three of their bottles on a Friday and count what is sold of both | every Friday evening | wine merchants, bakeries and hosts of holiday flats | a board makes what they sell taste better
measure: the share of boxes after which somebody orders one cheese again
moat: dairies that keep their best wheels for you
risk: half the year's business falls into December and spoils in July | sell boards to firms and weddings, and post only on days when the parcel arrives the next morning
rule: Settle raw milk, cooling and the date on each piece | Ask the food authority how raw-milk cheese must be labelled and for whom it is unsafe, how cutting rooms are cleaned, and how warm a parcel may become. | the registration, the parcel test and the labels are filed
trial: Post thirty boxes on the hottest weeks you can find | Buy from three dairies, cut, wrap and post thirty boxes with a thermometer in ten of them, and ask who would pay for the next. | temperatures, cutting loss, complaints and paid reorders are noted
ask: How much of a wheel ends up as rind and crumbs? | | trade-trial | with the scale, wheel by wheel
ask: Can I get the same cheese again? | Most of them, as long as the goats give milk | closing-calls | with dairies that promise a quantity for the year
roles: somebody who can tell a ripe wheel by tapping | somebody who packs cold and on time | somebody who visits dairies and tells their stories
search: cheese box
name: Rind & Reason = the outside, and why one bothers
name: Tap the Wheel = how one hears that it is ripe
name: Holey Moo = what is missing and who made it
name: +Curdcraft = milk gone thick, in good hands
name: Affinage = French for the art of letting cheese ripen
name: Blue Corner = where the brave begin
name: Goat Told Me = who knows what she ate
name: Cellar Wedge = a slice fresh from the shelf
name: Crumbly End = the piece for the cutter
name: Say Brie = what one says before a picture, nearly
name: Ripe Tomorrow = what the monger says of a good one
line: Take it out an hour before
line: From a goat with a name
line: The knife goes in, talk stops
line: It smells worse than it tastes
line: One more sliver, just to be sure
`;
