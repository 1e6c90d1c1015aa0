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
rival: free-from brands in the supermarket | they are part of the weekly shop and the labels are known | Schär, Genius@GB, Udi's@US | gluten free shop
rival: meal kits and online shops with a diet filter | they have more choice and cover many diets | HelloFresh, Gousto@GB, Green Chef@US | gluten free meal kit
rival: reading labels and cooking everything at home | people trust what they have checked themselves
meet: coeliac and allergy associations, dietitians and parents' groups | dietitian | newly diagnosed people ask what they can still eat | give sample bags of {name} to newly diagnosed clients and call those who agree | two mornings a month | allergy clinics and self-help groups | they are asked for safe products that taste good
measure: the share of customers who keep the box after the third delivery
moat: makers whose test results are on file, and the trust of people with strict diets
risk: one contaminated product destroys trust at once | buy only tested batches, keep samples and have a recall plan ready
rule: Settle free-from claims and allergen control | Ask the food authority which limits and words apply to each claim, how storage and packing must be separated, which tests are needed, and insure against a recall. | the approved wording, test reports and the policy are filed
trial: Send a test box to a few households | Buy tested products, send a box to a small group with a diagnosis, and ask what they would buy again at the full price. | costs per box, answers and paid second orders are in one table
ask: How is each product checked for traces? | Makers supply test reports | rules | with reports from makers and an independent laboratory
ask: What does the box offer that the supermarket does not? | | interviews-2 | by going through the cupboards of ten households
ask: How many diets can one box serve safely? | | f-2 | by working out stock and packing for one diet and for three
roles: a dietitian who knows allergies | a buyer who checks makers and reports | somebody who packs with care
search: gluten free box
name: Safe Crumb = crumbs that are safe
name: Freely Fed = eating freely again
name: +Clearplate = a plate without worries
name: Good Without = good without the allergen
name: +Crumbtrust = trust down to the crumb
name: Label Holiday = a break from reading labels
name: Nothing Hidden = every ingredient is named
name: +Surebite = every bite is sure
name: *Glutenova = new food without gluten
name: Own Toaster = a thing every coeliac kitchen has
name: Safe Shelf = a shelf of safe food
line: Free from worry, full of taste
line: Safe food, checked before you open it
line: Every product checked for your diet
line: Eat well without what harms you
line: No more reading every label
line: Your diet, delivered every month

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
rival: the local bakery | it is close, fresh and lets people choose on the day | Paul, Gail's@GB, Panera Bread@US | bakery near me
rival: supermarket bread and grocery delivery | it is cheaper and comes with the weekly shop | Tesco@GB, Rewe@DE, Albert Heijn@NL
rival: bread in the freezer or baked at home | it is always there
meet: apartment buildings, nurseries and neighbourhood groups | residents' association | many households behind one front door make a short round | deliver free sample loaves of {name} to one building on a Saturday with a card for ordering | every Saturday morning | cheese shops, milk rounds and coworking spaces | their customers buy fresh food every week
measure: the share of trial households that still order in the sixth week
moat: dense delivery rounds and bread that people would miss
risk: scattered addresses make each delivery too dear | open one street or building at a time and start a round only with enough prepaid orders
rule: Settle baking, labels and delivery to the door | Ask the food authority where bread may be baked and how it may be left outside, label allergens on each bag, and get consent for keys and door codes. | the registration, the label and the consents are filed
trial: Deliver to one street for two weeks | Bake or buy bread for a small number of homes, deliver at a fixed time, record minutes per stop and feedback, and ask for a paid subscription at the end. | minutes, costs and paid subscriptions are on one page
ask: How many homes can one round serve before breakfast? | | trade-trial | with a watch on the test round
ask: How often do people pause or change an order? | | interviews-2 | by asking ten households about their last month of bread
ask: What is left of a loaf after baking and delivery? | | f-2 | by adding up flour, hours, bags and the round
roles: a baker | a delivery rider for early mornings | somebody who plans orders and routes
search: bread delivery
name: +Loafpost = bread by delivery
name: Sourdoor = sourdough at the door
name: Crust at Seven = bread before breakfast
name: Warm Bag = bread still warm
name: +Dawnloaf = a loaf at dawn
name: Doorstep Loaf = a loaf on the doorstep
name: +Breadround = the regular bread round
name: *Panivo = from the Latin for bread
name: Weekly Loaf = a loaf every week
name: Crust & Door = good crust brought home
name: Morning Rye = rye bread in the morning
line: Fresh bread before breakfast
line: Baked overnight, at your door early
line: Good bread on your own days
line: Never run out of good bread
line: Pause any time, restart any time
line: Real bread, regularly delivered

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
rival: apps and shops for unsold food | they have many shops and a known brand | Too Good To Go, Olio@GB, Flashfood@US, Flashfood@CA, Motatos@SE | surplus food app
rival: reduced goods in the supermarket | they are there during the normal shop and need no app | Lidl, Tesco@GB, Rewe@DE
rival: food banks, staff meals and the bin | shops have done it that way for years
meet: bakeries, cafés and canteens at closing time | bakery manager | they see what is left every evening | sell the leftovers of one bakery through {name} for a week and bring every buyer to the counter | two evenings a week | student unions, food banks and waste offices | they are looking for ways to reduce food waste
measure: the share of offered bags that are sold and collected
moat: shops that list their surplus every day, and buyers close to them
risk: shops plan better or offer less, and supply dries up | add wholesalers and makers early so that supply does not depend on a few shops
rule: Settle food safety and liability for surplus | Ask the food authority what may be sold close to or after its date, how allergens in mixed bags are told, and agree with shops who handles complaints and refunds. | the authority's answer and the shop contract are filed
trial: Sell the surplus of three shops for two weeks | Take what is left at closing time, sell it through a chat group, and note bags, prices, no-shows and minutes per shop. | bags sold, income, no-shows and shops that go on are in one table
ask: Why would a shop add you to the app it already uses? | | closing-calls | with ten shops that already sell surplus
ask: How much is really left each day? | | trade-trial | by weighing the surplus of three shops every evening
ask: How far do people travel for a bag? | | interviews-2 | by asking twenty buyers where they came from
roles: somebody who wins shops | a developer for offers and collection | somebody who answers complaints
search: surplus food near me
name: Saved Slice = food saved from the bin
name: +Crumbsaver = saves even the last crumb
name: Second Supper = a second chance for food
name: +Dayendbag = a bag at the day's end
name: Closing Bag = a bag at closing time
name: Eat the Rest = what is left gets eaten
name: +Leftshelf = what is left on the shelf
name: *Savoro = from save and savour
name: Ugly Bun = imperfect but good
name: Not for Bins = too good for the bin
name: Evening Bag = a bag in the evening
line: Good food, saved from the bin
line: Eat well, waste less, pay less
line: Pick up dinner at closing time
line: Saved today, eaten tonight
line: Less waste for shops, more for you
line: Tonight's leftovers at a fair price

refill-shop
job: a refill, refills
rival: supermarkets and organic shops with loose goods | everything is in one place and often cheaper | Whole Foods@US, Planet Organic@GB, Naturalia@FR | organic supermarket
rival: refill pouches and tablets by post | they come to the door and are light | Smol@GB, Blueland@US, Everdrop@DE | eco cleaning refills
rival: packaged goods and the recycling bin | it needs no jars and no planning
meet: farmers' markets, repair cafés and parents' groups | organiser of the repair café | people there care about waste and bring things with them | fill jars with {name} at one event and ask what people would refill every month | two Saturdays a month | nurseries, yoga studios and local clubs | they want less packaging and know people who do
measure: the share of customers who return with their own containers within a month
moat: regular customers nearby and a range of goods that sell before they age
risk: people like the idea and buy only a few cheap staples | find the products people refill often, and drop slow ones before they spoil
rule: Settle scales, hygiene and labels | Have the scale verified, ask how loose food and cleaning products must be stored and labelled, tell allergens, and keep a cleaning and batch record for each bin. | the verified scale, cleaning plan and labels are in place
trial: Sell at a market on two Saturdays | Offer a small range by weight, note what each customer buys and how long it takes, and count who returns with a container. | sales by product, minutes and returning customers are in one table
ask: What does one customer spend per visit? | | trade-trial | with the receipts of two Saturdays
ask: Which products are refilled most often? | | interviews-2 | by going through cupboards with ten households
ask: Would people pay for delivery and jar return? | | price-talks | with twenty customers and a clear price
roles: a grocery buyer | somebody who serves and cleans | somebody who wins offices, cafés and schools
search: zero waste shop
name: Jar & Measure = bring a jar, measure it
name: +Scoopright = the right amount each time
name: Second Fill = filled a second time
name: Top Me Up = refill what is empty
name: +Refillry = the place to refill
name: Fill & Weigh = fill and pay by weight
name: +Jarway = shopping with jars
name: *Refilla = a new word from refill
name: Less Wrap = less packaging
name: Bulk & Bottle = loose goods and bottles
name: Clean Jar = a clean jar to fill
line: Refill what you need, skip packaging
line: Bring your jar, fill it up
line: A spoonful or a whole kilo
line: Everyday goods without the packaging
line: Buy exactly as much as needed
line: Less rubbish with every shop

world-groceries
job: an order, orders
rival: grocers of the community | they know the brands, speak the language and let people choose | | african shop near me
rival: online shops for food of one region | they have a wide range and send it nationwide | Weee!@US, Oriental Mart@GB | asian supermarket online
rival: supermarkets' world food shelves and goods from visits home | some staples are there during the weekly shop
meet: community centres, places of worship and hairdressers of the community | owner of a hair salon or community group | people meet there and ask each other where to find things | show a few wanted products from {name} and take orders for one shared delivery | two Saturdays a month | student unions, language schools and money transfer shops | newcomers ask them where to shop
measure: the share of households that order again within a month
moat: reliable importers, the right brands and trust within the community
risk: heavy and fresh goods cost more to deliver than they earn | collect orders for fixed delivery days and shared drop-off points before sending single parcels
rule: Settle imports and labels | Ask customs and the food authority which products may be imported, which plants and animal products are restricted, and how labels, allergens and dates must be given. | the list of allowed goods, import papers and sample labels are filed
trial: Run one shared delivery | Take prepaid orders for a small range in a chat group, buy from wholesalers, hand everything out on one day and note what people asked for. | margin, missing products and repeat orders are in one list
ask: Why not go to the shop they know? | It is far away or lacks fresh goods | interviews-2 | by asking thirty households about their last shop
ask: How much fresh food spoils on the way? | | trade-trial | by checking every box at delivery
ask: Which products bring people back? | | f-2 | by counting repeat orders per product
roles: somebody known in the community | a buyer who knows imports | a driver for delivery days
search: asian grocery delivery
name: Far Pantry = a pantry with food from afar
name: +Spicebound = spices on the way
name: Back Home Box = food from back home
name: Right Brand = the brand you grew up with
name: +Homeshelf = a shelf like at home
name: Auntie's List = what an aunt would buy
name: Yam & More = yam and much more
name: *Mundora = a new word from world
name: +Tastehome = the taste of home
name: World Basket = a basket from the world
name: Sack of Rice = a staple of many kitchens
line: The brands you grew up with
line: Food from home, at your door
line: Fresh, familiar and easy to order
line: Everything for the dishes you miss
line: Real ingredients for home cooking
line: One shop for every family recipe

wine-club
job: a box, boxes
rival: wine clubs and online merchants | they have a large range and strong first offers | Naked Wines@GB, Naked Wines@US, Vivino, Laithwaites@GB, Hawesko@DE | wine subscription
rival: supermarkets and local wine shops | the bottle is there when it is needed | Tesco@GB, Lidl, Edeka@DE
rival: buying direct from a winery | people have met the maker and tasted the wine
meet: delicatessens, cookery classes and tasting evenings | host of the cookery class | people eat well there and ask what to drink with it | pour three wines from {name} at one class and take orders for the first box | one evening a week | cheese shops, caterers and event hosts | they are asked which wine goes with the food
measure: the share of members who take a third box
moat: growers hard to find elsewhere, and knowledge of each member's taste
risk: members cancel when bottles pile up | make skipping easy, adapt box size to how fast they drink, and use ratings for the next choice
rule: Settle alcohol licence, age checks and duty | Ask who may sell and ship alcohol, how age is checked at order and delivery, which duties and deposits apply, and how imported wine must be labelled. | the licence, duty registration and the carrier's age check are in place
trial: Sell a first box after one tasting | Let a small group taste six wines without labels, offer a box of the best, and ask after two weeks who wants another. | ratings, paid boxes and costs per box are in one table
ask: Who chooses the wines, and why trust them? | | interviews-2 | by letting members rate every bottle of one box
ask: What is left after wine, duty and shipping? | | f-2 | by adding up all costs of one box
ask: How many bottles break or suffer from heat? | | trade-trial | with test parcels sent in warm and cold weather
roles: a wine buyer | somebody who handles licences, duty and shipping | somebody who writes and hosts tastings
search: wine subscription
name: +Corkstory = a story with every cork
name: Second Vintage = the next year as well
name: +Vinepost = wine by post
name: Open & Breathe = open it and let it breathe
name: Small Cellar = wines from small cellars
name: +Pourwell = a good pour each time
name: Cork & Corner = a bottle for a quiet corner
name: *Vinela = a new word from vine
name: Grower's Glass = wine straight from growers
name: Third Bottle = three bottles in a box
name: Grape to Table = from the vineyard to the table
line: Wines chosen for your taste
line: Meet a new grower each month
line: Good bottles from small wineries
line: Skip a box whenever you like
line: Know what goes with dinner
line: Find your next favourite bottle

cheese-shop
job: a box, boxes
rival: cheese counters and delicatessens | people can taste first and buy the exact piece | Neal's Yard Dairy@GB, Whole Foods@US, Paxton & Whitfield@GB | cheese shop near me
rival: cheese boxes by post | they arrive cold with a choice made by experts | The Cheese Geek@GB, Murray's@US, Pong Cheese@GB | cheese subscription
rival: packaged cheese from the supermarket | it is cheap, mild and part of the weekly shop
meet: wine shops, farm shops and food markets | owner of the wine shop | their customers need something to eat with the wine | offer three cheeses from {name} at one tasting and take orders for boxes | every Friday evening | wine merchants, caterers and hosts of holiday homes | good cheese goes well with what they sell
measure: the share of buyers who order again within six weeks
moat: small dairies that keep their best cheese for you, and skill in ripening
risk: demand peaks before holidays and cheese spoils in between | take orders from firms, caterers and subscribers, and ship only when parcels arrive the next day
rule: Settle raw milk, cooling and labels | Ask the food authority about raw-milk warnings, hygiene in the cutting room, allergens, dates and the temperature allowed in transit. | the registration, temperature test and labels are filed
trial: Send a test box to a small group | Cut, wrap and send boxes from a few dairies, put a thermometer in some of them, and ask who would pay for the next box. | temperatures, cutting loss and paid second orders are noted
ask: How much is lost in cutting and ripening? | | trade-trial | by weighing each wheel before and after
ask: Can customers get the same cheese again? | Most of the year, depending on the season | closing-calls | with dairies that promise a quantity
ask: What is left after ice packs and express delivery? | | f-2 | by adding up all costs of one box
roles: a cheesemonger who knows ripening | somebody who packs cold and on time | somebody who buys from dairies
search: cheese box
name: +Curdcraft = the craft of cheese
name: Cellar Wedge = a wedge from the cellar
name: Rind & Rye = cheese on rye bread
name: +Ripewheel = a wheel ripe to eat
name: Ripe Today = ready to eat today
name: Blue Corner = a corner for blue cheese
name: +Wedgewell = well-cut wedges
name: *Fromella = from the French for cheese
name: Small Dairy = cheese from small dairies
name: Board & Wheel = cheese for the board
name: Four Cheeses = four cheeses in a box
line: Ripe cheese from small dairies
line: A full cheese board, delivered cold
line: Cut to order, ready to eat
line: Cheese at its best, every month
line: Taste a new dairy each time
line: Everything for a good cheese board
`;
