/** Food that comes to the door or is sold by the shelf: what is known of them; the keys are those of `../lore.ts`. */
export const FOOD_BOXES = `
meal-kit
job: a box, boxes
rival: large meal kit companies | they have many recipes and big discounts on the first boxes | HelloFresh, Gousto@GB, Marley Spoon, Blue Apron@US | meal kit
rival: the supermarket and its delivery | it is cheaper, and the rest of the shopping comes along | Tesco@GB, Instacart@US, Ocado@GB, Picnic@NL | grocery delivery
rival: takeaways and ready meals | nobody has to cook after work | Uber Eats | dinner delivery
meet: nurseries, offices and sports clubs | head of the nursery | parents collect their children shortly before dinner time | sell ten bags of {name} at the door on one afternoon and ask the families the next day | two afternoons a week | dietitians, kitchen shops and personal trainers | people ask them for simple healthy dinners
measure: the share of households that order a fourth box
moat: recipes households like and reorder, and a delivery they can rely on
risk: many people try the first box and then stop | keep the first discount small, let customers skip a week easily and count only those who order the fourth box
rule: Settle kitchen, cold chain and labels | Ask the food authority how the packing room must be registered, test how long boxes stay cold on the way, and label allergens and use-by dates of all ingredients. | the registration, the temperature test and the labels are filed
trial: Pack boxes for ten households for two weeks | Buy the ingredients, pack two or three dinners per household at the full price, deliver them and ask what was cooked, left over and liked. | cost per box, leftovers and second orders are in one table
ask: How many households order again without a discount? | | trade-trial | with ten households over two weeks
ask: What does a box cost to pack and deliver? | | f-2 | by adding up ingredients, hours and packaging for ten boxes
ask: What do households eat on busy days now? | | interviews-2 | by asking fifteen households about their last five dinners
roles: a cook who writes simple recipes | a buyer for fresh ingredients | somebody who runs packing, delivery and customers
search: meal kit delivery
name: +Simmerbox = a box to simmer for dinner
name: Tonight Box = dinner for tonight
name: +Panready = ready for the pan
name: Measured Out = each ingredient is measured
name: Chop & Stir = two steps to dinner
name: +Cookwell = cook a good dinner
name: Three Dinners = three dinners in one box
name: Open & Cook = open the box and cook
name: +Supperkit = a kit for supper
name: *Dinnero = a new word for dinner
name: No Leftovers = exactly as much as needed
name: Weeknight Pan = quick dinners on weekdays
line: Dinner planned, shopped and measured
line: Open the box and start cooking
line: Home-cooked dinners without the planning
line: Fresh dinners with nothing wasted
line: Cook something new tonight
line: Real cooking for busy evenings

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
rival: supermarkets and greengrocers | they are close, open daily and people choose each piece | Lidl, Aldi, Carrefour | organic vegetables near me
rival: farm boxes and organic delivery services | they have farms, vans and regular customers already | Riverford@GB, Abel & Cole@GB, Misfits Market@US, Aarstiderne@DK | vegetable box delivery
rival: the farmers' market and one's own garden | people know the grower and buy what looks good
meet: nurseries, offices and yoga studios | head of the nursery | many families come to one door and can collect their boxes there | show one open box of {name} at the door and take names for next week | one afternoon a week | bakeries, dietitians and cookery teachers | their customers care about good food
measure: the share of households that still take the box after eight weeks
moat: farms that grow for your customers, and pick-up points close to where they live
risk: people cancel when they get too much or the same vegetables again | let households exclude vegetables, swap one each week and pause for holidays
rule: Settle origin, organic words and farm agreements | Ask who may use the word organic, how origin and weight have to be shown, how the packing room is registered, and agree in writing what happens when a harvest fails. | the certificates, the label and the farm agreements are filed
trial: Deliver fifteen boxes for two weeks | Buy from two farms, pack fifteen boxes at the full price, use one pick-up point and a short round to the doors, and ask what was eaten and what was thrown away. | cost per box, swaps, waste and second orders are in one table
ask: What is in the box in the months with little harvest? | | f-1 | by planning a year of boxes with two growers
ask: How many households stay after the first boxes? | | trade-trial | with fifteen households over two weeks
ask: Will enough farms deliver all season? | | closing-calls | with five farms and a written plan
roles: somebody who knows farms and vegetables | a packer who checks quality | somebody who plans rounds and answers households
search: vegetable box delivery
name: +Cratefield = a crate from the field
name: Crooked Carrot = odd shapes welcome
name: +Rootbox = a box of roots and greens
name: Field & Door = from the field to the door
name: Dig Day = harvested this week
name: +Greenstep = greens on your doorstep
name: Thursday Crate = a crate every Thursday
name: Leaf & Root = what is in the box
name: +Cropbasket = a basket of the week's crop
name: In Season Box = only what is in season
name: *Veggora = vegetables as a brand name
name: Near Farms = from farms nearby
line: Fresh from farms you know
line: This week's harvest, at your door
line: Seasonal vegetables without the shopping
line: Picked, packed and brought to you
line: Eat what is in season
line: Good vegetables, any shape

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
rival: supermarket coffee and capsules | they are cheap, always there and people know the taste | Lavazza, illy, Nespresso, Starbucks, Tchibo@DE | coffee beans
rival: specialty roasters with an online shop | they have good reviews, fresh beans and a subscription | Pact Coffee@GB, Blue Bottle@US, Trade Coffee@US, Blue Tokai@IN | coffee subscription
rival: coffee bought at a café or at work | somebody else makes it | Starbucks | coffee near me
meet: farmers' markets, offices and independent cafés | office manager | the coffee runs out every few weeks and everybody has an opinion on it | brew {name} for one office for a morning and leave a bag and an order link | two mornings a week | café owners, coffee machine dealers and bakeries | they are asked which beans to buy
measure: the share of buyers who order a second bag within four weeks
moat: a taste people get used to, and homes, offices and cafés on standing orders
risk: the price of green coffee rises while customers expect the same price | agree on prices for some months ahead, keep a second origin ready and tell customers early about a change
rule: Settle roasting, taxes and labels | Ask the city about smoke, noise and fire safety of a roaster, ask the customs and tax office about coffee, and keep proof for words such as organic or direct trade. | the permit, the tax answer and the proofs are filed
trial: Sell forty bags in two weeks | Roast or have roasted two coffees, let people taste both at one market or office, sell forty bags at the full price and ask for the next order two weeks later. | tastings, bags sold, cost per bag and reorders are in one table
ask: How many buyers order again? | | trade-trial | with forty bags and a message two weeks later
ask: What remains of a bag after beans, roasting and postage? | | f-2 | by adding up every cost of one roast
ask: Would an office or café change its supplier? | | closing-calls | with ten offices and cafés and a free tasting
roles: a roaster with a trained palate | somebody who buys green coffee and checks quality | somebody for subscriptions, offices and cafés
search: fresh coffee beans subscription
name: First Crack = the sound of roasting beans
name: +Roastpost = fresh roasts by post
name: Slow Bean = roasted slowly
name: +Morninggrind = ground fresh in the morning
name: Drum & Bean = the roasting drum and its beans
name: Fresh Drum = straight from the roaster
name: +Beanside = beans always at hand
name: Round Roast = a round, full roast
name: Roast Date = the date on every bag
name: *Cafello = coffee with a soft ending
name: +Brewbag = a bag ready to brew
name: Hill & Cup = from the hills to your cup
line: Roasted this week, in your cup next
line: Fresh beans before the bag is empty
line: Good coffee without leaving home
line: Know the farm behind your cup
line: Roasted in small batches, sent fresh
line: Better mornings start with fresh beans

ready-meals
job: a meal, meals
rival: chilled and frozen meals from supermarkets | they are cheap and bought on the way home | Iceland@GB, Marks & Spencer@GB, Trader Joe's@US | frozen ready meals
rival: takeaways and delivery apps | the food is hot and the choice is large | Uber Eats, Domino's | food delivery
rival: prepared meal services | they deliver a week's meals with calories on the lid | Factor@US, CookUnity@US, Prep Kitchen@GB, Wiltshire Farm Foods@GB | prepared meals delivery
meet: gyms, offices and medical practices | manager of the gym | members ask how they should eat and have no time to cook | let ten members eat {name} for one week and ask them on Friday which meals they finished | two evenings a week | dietitians, physiotherapists and home carers | their clients need regular good meals
measure: the share of customers who order a third time
moat: meals that still taste good after reheating, and customers on a weekly order
risk: customers get bored after a few weeks | change part of the menu every week and ask everybody who pauses for the reason
rule: Settle kitchen, shelf life and labels | Ask the food authority how the kitchen must be registered, have a laboratory confirm how long each meal keeps, log cooling and storage temperatures, and label allergens and nutrition. | the registration, the lab dates and the temperature log are filed
trial: Feed ten people for two weeks | Cook in an approved kitchen, deliver five meals a week to ten people at the full price, and ask which meals were eaten, left or thrown away. | cost per meal, hours, favourites and second orders are in one table
ask: Do the meals still taste good on the last day? | | trade-trial | by asking customers to rate the first and the last meal
ask: What does a meal cost to cook, pack and deliver? | | f-2 | by adding up every cost of one cooking day
ask: What do customers eat on the days without your meals? | | interviews-2 | by asking fifteen customers about their last week
roles: a cook who can plan for many portions | somebody who handles food safety and labels | somebody for orders, delivery and customers
search: prepared meals delivery
name: +Forkready = ready for the fork
name: Full Shelf = a week of ready meals
name: +Warmplate = a warm plate in minutes
name: Warm & Eat = heat it, eat it
name: Lid & Fork = lift the lid and eat
name: +Mealstack = a stack of ready meals
name: Five Good Meals = meals for a working week
name: Real Plates = proper food on a plate
name: +Ovenhome = home cooking from the oven
name: *Platelle = plate with a soft ending
name: Chef's Shelf = cooked by a chef, kept cold
name: Minute Dinner = dinner within minutes
line: Good food, ready in minutes
line: A fridge full of real dinners
line: Cooked by chefs, heated by you
line: Eat well on your busiest days
line: Dinner is in the fridge
line: Home-cooked taste, nothing to wash
line: No shopping, no cooking, no dishes

baby-food
job: a box, boxes
rival: jars and pouches from the supermarket | they are cheap, keep for months and are everywhere | HiPP@DE, HiPP@AT, HiPP@GB, Gerber@US, Ella's Kitchen@GB | baby food
rival: cooking and mashing at home | it is cheap, and parents know what is inside | | how to make baby food
rival: fresh or frozen baby meals by delivery | they come in stages and save time | Little Spoon@US, Little Dish@GB | fresh baby food delivery
meet: baby groups, midwives' practices and nurseries | midwife | parents ask there when and how to begin with solid food | bring {name} to one weaning class and let the babies taste it | one morning a week | midwives, children's doctors and nurseries | parents ask them what to feed
measure: the share of parents who order again within four weeks
moat: the trust of parents and midwives, and meals for each stage of growing up
risk: babies need purées for a few months only | add finger food and toddler meals so that families stay longer, and ask happy parents for recommendations
rule: Settle the special rules for infant food | Ask the food authority which rules apply to food for babies, have recipes tested for residues, germs and shelf life, label age and allergens, and prepare a recall plan. | the lab reports, the labels and the recall plan are filed before the first sale
trial: Cook for ten babies for two weeks | Make four tested recipes in an approved kitchen, sell a small box at the full price to ten families, and ask what was eaten and what was refused. | portions eaten, cost per portion and reorders are in one table
ask: Which tests and labels are needed before the first sale? | | rules | with written answers from the food authority and a laboratory
ask: How long does a family stay? | | interviews-2 | by asking parents of older children when they stopped buying
ask: What does a portion cost, including delivery? | | f-2 | by adding up every cost of one cooking day
roles: a cook who knows food for small children | a food technologist or dietitian for recipes and safety | somebody for parents, orders and delivery
search: fresh organic baby food
name: Early Spoons = the first solid food
name: +Spoonling = small spoons for small people
name: +Gentlemash = soft mashed food
name: Little Plates = food for small plates
name: Pea & Pear = two first tastes
name: +Mealsteps = new foods in easy steps
name: Tiny Bites = small bites for small mouths
name: More Please = babies ask for more
name: +Bibfull = a good meal in a bib
name: *Mashella = mash with a soft ending
name: Soft Carrot = a gentle first food
name: Soft & Fresh = soft meals, freshly cooked
line: Fresh food for first bites
line: Real vegetables, soft enough for babies
line: Cooked fresh, nothing added
line: The right food for every stage
line: Good meals for small people
line: Healthy meals for babies, made easy

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
