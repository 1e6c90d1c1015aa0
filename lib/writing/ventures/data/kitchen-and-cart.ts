/** Food made in small kitchens, and what is brought to the door: what is known of them; the keys are those of `../lore.ts`. */
export const KITCHEN_AND_CART = `
granola-and-cereal
job: a bag, bags
rival: cereal brands on the supermarket shelf | they cost less and are part of the weekly shop | Kellogg's, Quaker, Weetabix@GB, Sanitarium@AU | breakfast cereal
rival: premium granola and muesli brands | they are sold in the same supermarket and often on offer | Jordans@GB, Bear Naked@US, mymuesli@DE, Carman's@AU | healthy granola
rival: toast, porridge or homemade granola | the ingredients are cheap and already in the kitchen
meet: farmers' markets, coffee shops and gyms | owner of the coffee shop | guests already eat breakfast there and can taste it on yoghurt before they buy a bag | serve {name} on the yoghurt of one coffee shop for a week and sell bags at the till | two mornings a week | dietitians, personal trainers and small guesthouses | they are often asked what makes a good breakfast
measure: the share of buyers who order a second bag within six weeks
moat: a recipe that people order again, and standing orders from cafés and households
risk: one bag is too small an order to carry its own postage | sell sets of three and a subscription, and give cafés a larger bag on standing order
rule: Settle the kitchen, the label and the health words | Ask the food authority how the kitchen has to be registered, have allergens, nutrition and weight on the label checked, and use words such as high in fibre or no added sugar only where the rules allow them. | the registration, the checked label and the list of allowed words are filed
trial: Sell forty bags in two weeks | Bake two recipes in an approved kitchen, sell forty bags at the full price at one market and to friends of friends, and ask each buyer two weeks later whether the bag is finished. | bags sold, cost per bag and reorders are in one table
ask: How many buyers order again? | | trade-trial | with forty bags and a message to each buyer two weeks later
ask: What is left of a bag after nuts, packaging and postage? | | f-2 | by adding up every cost of one batch
ask: Would a café order it every week? | | closing-calls | with ten cafés and a sample bag for each
roles: a baker who can repeat a recipe exactly | somebody who sells to shops, cafés and online buyers | somebody who packs, posts and watches stock
search: healthy granola
name: +Clusterbowl = big clusters in a bowl
name: +Oatrise = oats for the start of the day
name: Golden Batch = baked until golden
name: Spoon & Seed = how it is eaten and what is inside
name: +Morningmix = a mix for the morning
name: First Bowl = the first meal of the day
name: +Grainjar = grains in a jar
name: *Oatina = a new word made from oats
name: Slow Toast = toasted slowly in the oven
name: Hearty Scoop = a full scoop each morning
name: +Crunchfield = crunchy grain from the field
name: Early Oats = breakfast for early risers
line: Breakfast that lasts until lunch
line: Baked in small batches, sent fresh
line: Real oats, real nuts, real crunch
line: Pour, add milk, breakfast is ready
line: A better bowl every morning
line: Ingredients you know by name

nut-butter-and-spreads
job: a jar, jars
rival: big spread brands in the supermarket | they cost less, and children know the taste | Nutella, Skippy, Jif@US | peanut butter
rival: natural nut butter brands | they are on the same shelf and have a short list of ingredients too | Pip & Nut@GB, Meridian@GB, Justin's@US, Mayver's@AU, Pintola@IN | natural peanut butter
rival: jam, honey, cheese or butter on bread | they are in the fridge already
meet: farmers' markets, gyms and health food shops | owner of the health food shop | customers there read labels and ask for something without added sugar or palm oil | let customers taste {name} on a piece of bread for two mornings and leave a dozen jars on commission | two mornings a week | personal trainers, dietitians and bakeries | they are asked for a spread with a short list of ingredients
measure: the share of buyers who come back for another jar within eight weeks
moat: a taste and texture people come back for, and shops that reorder without being asked
risk: the price of nuts rises while the shops expect last year's price | agree on nut prices for a season where possible, and set the shop price with room for a dearer harvest
rule: Settle allergens, nut quality and the label | Ask the food authority how to register the kitchen, how to separate and label nut allergens, and which tests for mould toxins and shelf life each batch needs. | the registration, the test reports and the checked label are filed
trial: Sell thirty jars of two kinds | Grind two recipes in an approved kitchen, let at least sixty people taste them at one market or shop, sell at the full price and note which jar sells. | tasters, buyers, cost per jar and reorders are in one table
ask: What does a jar cost when nuts become dearer? | | f-2 | by working out the margin at three prices for nuts
ask: Will a shop keep it on the shelf? | | closing-calls | with ten shops and one open jar to taste
ask: Why would a family pay more than for the big brand? | | interviews-2 | by letting families taste both and asking what they would pay
roles: a maker who knows roasting and grinding | somebody who tests, labels and keeps batch records | somebody who sells to shops and at markets
search: natural nut butter
name: +Nutstone = nuts ground on stone
name: Toast & Jar = where it goes and what holds it
name: Only Nuts = nothing else in the jar
name: +Spreadwell = easy to spread and good to eat
name: Slow Grind = ground slowly until smooth
name: +Roastjar = roasted nuts in a jar
name: Thick Slice = bread with plenty on top
name: *Nutavie = nuts and a French word for life
name: Crust to Crust = spread to the edge
name: +Kernelly = full of kernels
name: Smooth Half = the smooth choice of two jars
name: Butter Knife = the tool for the job
line: Good spreads start with good nuts
line: A short label you can read
line: Good on toast, better by the spoon
line: Nothing hidden in the jar
line: The jar that empties first
line: Freshly ground, straight to your table

sauces-and-pastes
job: a jar, jars
rival: sauce brands on the supermarket shelf | they cost less and come in flavours everybody knows | Heinz, Barilla, Dolmio@GB, Dolmio@AU, Patak's@GB, Prego@US | pasta sauce
rival: premium and imported sauces in delis | they look like a present and promise a real recipe | Rao's@US, Blue Dragon@GB | curry paste
rival: cooking from scratch, or ordering in | one costs only time, the other no effort at all
meet: farmers' markets, delicatessens and butchers' shops | owner of the delicatessen | customers there are deciding what to cook tonight | cook one dish with {name} at the counter for a Saturday, hand out small portions and sell the jar beside it | one Saturday and two mornings a week | butchers, greengrocers and cookery teachers | they are asked what to cook and like to hand over something that works
measure: the share of buyers who cook with it and buy another jar within a month
moat: recipes that are hard to copy at home, and shops that reorder
risk: many flavours tie up money in jars that sell slowly | start with three flavours, make what is ordered, and add a new one only when another goes
rule: Settle shelf life, kitchen and label | Have a laboratory test acidity and shelf life of each recipe, register the kitchen with the food authority, and have ingredients, allergens, weight and date on the label checked. | the lab reports, the registration and the checked labels are filed
trial: Sell sixty jars to people who will cook | Make three sauces in an approved kitchen, sell sixty jars at the full price at one market and through one shop, and ask each buyer a week later what was cooked. | jars sold, dishes cooked, cost per jar and reorders are in one table
ask: What remains when a shop takes its share? | | price-talks | with three shopkeepers and your real costs at hand
ask: Which dish do people cook with it? | | interviews-2 | by asking twenty buyers a week after the sale
ask: How long does an opened jar keep? | Only as long as the laboratory confirms | rules | with test results for each recipe
roles: a cook who can scale up a recipe | somebody who knows filling, acidity and labels | somebody who sells to shops and at markets
search: ready made cooking sauce
name: +Simmerjar = simmered, then put in a jar
name: Stir & Serve = all there is to do
name: +Dinnerbase = the base of a good dinner
name: Home Ladle = served as at home
name: Good Base = what a good dish starts with
name: +Potluckjar = a jar for the dinner pot
name: Tonight Pot = dinner for tonight
name: *Saucella = sauce with a softer ending
name: Mortar & Leaf = herbs pounded by hand
name: +Tastebase = the base that gives the taste
name: Half an Hour = the time until dinner
name: Full Flavour = plenty of taste in every spoon
line: Dinner in the time pasta takes
line: Open the jar, dinner is sorted
line: Tastes like hours of cooking
line: Real ingredients, no long shopping list
line: One jar, dinner for the family
line: Home cooking on a busy night

protein-foods
job: a pack, packs
rival: big protein and sports brands | they are in each gym and supermarket and have constant discounts | Optimum Nutrition, Myprotein, Quest@US, Grenade@GB, Barebells, MuscleBlaze@IN | protein bar
rival: supermarkets and discounters with their own protein line | it costs less and is bought with the groceries | Lidl, Aldi | cheap protein powder
rival: eggs, yoghurt, beans and chicken | they are ordinary food, and the price is known
meet: gyms, running clubs and pilates studios | manager of the gym | members finish training hungry and ask the trainers what to eat | hand out samples of {name} after three evening classes and sell packs at the desk | three evenings a week | personal trainers, dietitians and physiotherapists | they are asked about protein every day
measure: the share of first buyers who order again within six weeks
moat: a taste that people finish, and trainers and studios that recommend it
risk: buyers try it once and go back to the brand on discount | win people by samples after training, offer a subscription from the second order and count reorders before adding flavours
rule: Settle claims, supplement rules and lab tests | Ask the food authority whether the product counts as food or as a supplement, which protein and health claims are allowed, and have protein content, heavy metals and allergens tested for each batch. | the answer, the lab reports and the checked label are filed
trial: Sell fifty packs after training | Make one recipe in small numbers with an approved kitchen or maker, give out samples at two gyms, sell fifty packs at the full price and ask for a reorder after ten days. | samples, packs sold, reorders and comments are in one table
ask: Do people like it enough to finish the pack? | | trade-trial | by asking fifty buyers ten days after the sale
ask: What is the smallest run a producer accepts? | | f-2 | with written offers from three contract producers
ask: Would a trainer recommend it by name? | | closing-calls | with ten trainers and a sample for each
roles: a food developer who makes protein taste good | somebody who sells to gyms, studios and shops | somebody who handles production, tests and stock
search: high protein snacks
name: +Stronghold Oat = oats that keep you strong
name: Fuel Pantry = fuel from the kitchen shelf
name: +Repfuel = fuel between repetitions
name: Steady Shake = energy that stays steady
name: +Gainwell = build strength in a good way
name: Lean Larder = a shelf of lean food
name: Set & Shake = training, then a shake
name: +Fuelhouse = a house full of fuel
name: *Provella = a new word made from protein
name: After Set = eaten after the last set
name: Good Grams = protein that counts
name: +Liftday = the day you lift
line: Protein that tastes like food
line: Good after training, good any day
line: Short label, plenty of protein
line: Strong days start in the kitchen
line: The shake you will finish
line: Recover well, train again tomorrow

cookies-and-sweets
job: a box, boxes
rival: biscuit and sweet brands in the supermarket | they are cheap and close to the till | Oreo, Haribo, McVitie's@GB, Haldiram's@IN | biscuits
rival: bakeries and cookie shops in town | they are warm, and one can choose at the counter | Crumbl@US, Insomnia Cookies@US, Ben's Cookies@GB | cookie delivery
rival: baking at home, flowers or chocolates as a gift | they are easy to arrange, and everybody likes them
meet: weekend markets, offices and gift shops | office manager | birthdays and farewells come up every month, and somebody has to bring something | bring a tasting box of {name} to five offices on a Friday and leave an order card | two afternoons a week | event planners, florists and coffee shops | they are asked for a sweet extra that is not from the supermarket
measure: the share of buyers who order again or send a box to somebody else within three months
moat: a taste people describe to friends, and companies that order for each occasion
risk: the holidays bring most orders at once, and the oven and the post cannot keep up | set a daily limit, open holiday orders early and fill quiet months with offices and birthdays
rule: Settle the home kitchen, allergens and shelf life | Ask the food authority whether baking at home is allowed or an approved kitchen is needed, label allergens and ingredients, and have the shelf life tested in the packaging used for the post. | the permission, the label and the shelf-life test are filed
trial: Sell thirty boxes in one week | Bake three kinds, take orders in advance at the full price, post or deliver thirty boxes and ask each recipient how they arrived. | orders, arrivals in one piece, cost per box and repeat orders are in one table
ask: Do they arrive whole and fresh? | | trade-trial | with thirty boxes and a photograph from each recipient
ask: Which occasions make people order? | | interviews-2 | by asking twenty buyers what the box was for
ask: What does an hour of baking earn? | | f-2 | by timing one batch from mixing to label
roles: a baker with a signature recipe | somebody who packs, posts and answers buyers | somebody who wins offices and gift orders
search: cookie gift box
name: +Crumbpost = cookies that come by post
name: Soft Centre = soft in the middle
name: Sweet Tin = a tin full of sweets
name: +Bakedrop = baked, then dropped at the door
name: Butter Crumb = a crumb rich in butter
name: +Sweetloft = a small kitchen for sweets
name: Treat Post = a treat in the post
name: Warm Tray = straight from the oven
name: *Biscotella = biscuit with a softer ending
name: One More Bite = everybody takes another
name: +Sweetnote = sweets with a note
name: Six & Card = a small box and a card
line: Baked last night, yours today
line: A treat through the letterbox
line: Fresh from our oven to your door
line: Send something sweet today
line: Soft, chewy and gone by evening
line: The box everybody opens first

dog-treats
job: a pack, packs
rival: treats from supermarkets and pet shops | they are cheap and bought with the dog food | Pedigree, Milk-Bone@US, Pets at Home@GB, Petco@US | dog treats
rival: natural treat brands and subscription boxes | they promise plain ingredients and come by post | Lily's Kitchen@GB, BarkBox@US, Zuke's@US | natural dog treats
rival: cheese, sausage and leftovers from the kitchen | they cost nothing extra, and the dog loves them
meet: dog parks, groomers and dog training classes | dog trainer | owners there need small treats every lesson and see at once which ones work | give a bag of {name} to two training classes for a week and sell packs after the last lesson | two evenings a week | groomers, trainers and vets | owners ask them which treats are safe
measure: the share of owners who buy again within six weeks
moat: recipes that sensitive dogs tolerate, and trainers and groomers that keep a jar on the counter
risk: a small bag earns too little once it is posted | sell sets and a monthly pack, and place the single bag with groomers, trainers and shops
rule: Settle pet food registration, hygiene and labels | Ask the authority for animal feed how a maker of treats must register, which meat and which drying temperature are allowed, what must be on the label, and have batches tested for germs. | the registration, the test report and the checked label are filed
trial: Try it with twenty dogs | Make two kinds in small numbers, give sample bags to twenty owners for a week, note which dogs like and tolerate them, then offer the full pack at the full price. | dogs that liked it, problems, packs sold and reorders are in one table
ask: Do dogs with sensitive stomachs tolerate it? | | trade-trial | with twenty dogs and a short note from each owner
ask: Will groomers and shops put it on the counter? | | closing-calls | with ten of them and a sample jar
ask: What does a pack cost with meat, drying time and power? | | f-2 | by weighing and timing one batch
roles: a maker who keeps a clean kitchen | somebody who sells to groomers, trainers and shops | somebody who packs, posts and answers owners
search: natural dog treats
name: +Waggbite = a bite that makes tails wag
name: Good Sit = the reward for sitting well
name: +Pawbake = baked for paws
name: Tail Up = a happy dog
name: +Chewbatch = chews made in small batches
name: Paw & Snack = a snack for the paw
name: One Meat = a single meat in each bag
name: +Barkbites = small bites for dogs
name: Treat Pouch = the bag on every walk
name: *Woofina = a friendly word for dog food
name: Clean Bowl = nothing is left over
name: +Pocketpaw = treats for the coat pocket
line: Simple ingredients, nothing else
line: Small treats, big tail wags
line: One look at the label is enough
line: Treats you can trust every day
line: Gentle on sensitive stomachs
line: For every sit, stay and come

lunch-van
job: a lunch, lunches
rival: petrol stations, bakeries and drive-throughs nearby | they are open all day, and people know what they get | Subway, McDonald's, Greggs@GB, Tim Hortons@CA | lunch near me
rival: other vans and sandwich rounds | they have stopped at the same gate for years | | sandwich van
rival: lunch brought from home | it is cheaper and ready when the break starts
meet: industrial estates, building sites and business parks | site manager | people there have a short break and nowhere to walk to for a hot meal | stop {name} at five gates at the same time for one week and count the customers at each | five lunchtimes a week | site managers, business park offices and local foremen | they hear the complaints about lunch
measure: the share of people at a stop who buy at least twice a week
moat: a round of stops where people wait for the van, and permission from the site to stand there
risk: a stop with few customers costs the same time as a good one, and rain empties some of them | count sales per stop each week, drop the weakest and take orders by message before the round
rule: Settle food hygiene, gas and where the van may stand | Ask the council or city for the street trading permit, register the kitchen and the van with the food authority, have the gas and power checked, and get written permission from each private site. | the permits, the gas check and the site permissions are in the van
trial: Drive a short round for one week | Rent or borrow a food van and an approved kitchen, offer two hot dishes at five stops for five days, and count customers, sales and leftovers at each stop. | customers, sales, minutes and leftovers per stop are in one table
ask: How many customers does a stop need? | | f-2 | by adding up food, fuel and time for one stop
ask: Which stops let the van in? | | closing-calls | with ten site managers and a menu in hand
ask: Do people come back on the third day? | | trade-trial | by counting known faces at five stops for a week
roles: a cook who prepares quickly and safely | a friendly driver who is always on time | somebody who wins stops and watches sales
search: lunch van near me
name: +Gatelunch = lunch at the gate
name: Hot Stop = a stop with hot food
name: +Noonwheels = lunch on wheels
name: Soup & Roll = two things people order
name: +Lunchround = the daily round with lunch
name: Right at Noon = lunch right at noon
name: +Breaktruck = the truck for the break
name: Yard Kitchen = a kitchen that comes to the yard
name: Ladle Van = a van with hot soup
name: *Lunchelle = lunch with a soft ending
name: +Rollstop = rolls at every stop
name: Twelve Sharp = there at noon
line: Hot lunch at your gate
line: Your break, a proper meal
line: Same time, same place, fresh food
line: No driving, no queue, just lunch
line: Cooked this morning, served at noon
line: Lunch comes to you

meal-prep-delivery
job: a delivery, deliveries
rival: national meal delivery companies | they have large menus and discounts for the first week | Factor@US, CookUnity@US, My Muscle Chef@AU, Wetaca@ES, Prep Kitchen@GB | meal prep delivery
rival: takeaway apps and ready meals from the supermarket | food is there within the hour, with no plan needed | Uber Eats, Marks & Spencer@GB, Trader Joe's@US | healthy food delivery
rival: cooking for the week on Sunday | it is the cheapest way, and people know what is in the box
meet: gyms, offices and sports clubs | manager of the gym | members there already count what they eat and talk about having no time to cook | put a small fridge with {name} beside the desk for two weeks and let trainers eat free | two evenings a week | personal trainers, dietitians and physiotherapists | their clients ask them what to eat
measure: the share of customers who still order in the fourth week
moat: a menu that people keep ordering from, and pick-up points where many customers are
risk: customers cancel once the dishes repeat | change part of the menu each week, ask why people pause, and make skipping a week easy
rule: Settle kitchen, chilling and nutrition figures | Register an approved kitchen with the food authority, have the shelf life of each dish tested, record temperatures from cooking to delivery, and label allergens and nutrition correctly. | the registration, the shelf-life tests and the temperature log are filed
trial: Feed ten customers for two weeks | Cook five dishes twice a week in an approved kitchen, deliver them chilled to ten paying customers, and ask which dishes they finished and would order again. | cost per meal, hours, dishes finished and customers in week two are in one table
ask: How many customers order a third week? | | trade-trial | with ten paying customers and an order form each week
ask: What does a meal cost with kitchen hours and delivery? | | f-2 | by timing two cooking days and two rounds
ask: Does it still taste good on the last day? | | interviews-2 | by asking each customer about the oldest box
roles: a cook who can run a production kitchen | somebody who plans menus, labels and nutrition | somebody who runs deliveries and answers customers
search: meal prep delivery
name: +Weekplate = meals for the week
name: Fridge Full = a fridge full of meals
name: +Prepwise = meals prepared wisely
name: Ready Sunday = meals ready before the week
name: +Mealrow = a row of meals in the fridge
name: Heat & Eat Well = warm it and eat well
name: Five Dinners = five evenings done
name: *Mealora = a new word made from meal
name: +Liftlunch = lunch for people who train
name: Good Portion = the right amount in each box
name: +Cookless = less cooking at home
name: Plan & Plate = planned, cooked and served
line: Your week of meals, cooked
line: Eat well without cooking
line: Real food, ready in minutes
line: Good dinners waiting in your fridge
line: We cook, you keep your evenings
line: Balanced meals, no Sunday prep

grocery-delivery
job: an order, orders
rival: delivery by large supermarkets and apps | they have the full range and many delivery slots | Instacart@US, Instacart@CA, Tesco@GB, Ocado@GB, Blinkit@IN, Rewe@DE | grocery delivery
rival: the drive to the supermarket or market | one sees what one buys, and there is no fee
rival: the corner shop, a neighbour or a relative who brings something | it is quick, and people know each other
meet: housing estates, apartment blocks and community groups online | manager of the housing estate | many households there shop at the same few shops and use the same entrance | take orders for {name} from one estate for two weeks and hand out a card at the gate | four evenings and two mornings a week | estate managers, carers and local shopkeepers | they know who finds the shopping hard
measure: the share of households that order at least twice in the first month
moat: households close together, and shoppers who choose as carefully as the customer would
risk: single small orders far apart cost more than they bring in | set a minimum order, group deliveries by street and hour, and open a new area only when the first is full
rule: Settle food handling, shoppers' work and payment | Ask which registration delivering food needs, how chilled goods must be kept, whether shoppers are employees or contractors, how age checks for alcohol work, and insure goods and riders. | the registration, the contracts and the policy are filed
trial: Shop for fifteen households for two weeks | Take lists by message, shop at two stores, deliver in a set hour and note items, substitutes, minutes and complaints for each order. | minutes, fee, substitutes and repeat orders are in one table
ask: What does one order cost in time and travel? | | trade-trial | with a clock and a list for fifteen households
ask: What fee do households accept? | | price-talks | by naming three fees to thirty households
ask: What happens when an item is missing? | The customer chooses the substitute before we pay | interviews-2 | by asking ten customers how the last substitute was chosen
roles: somebody who plans orders and rounds | careful shoppers and riders | somebody who answers customers and deals with shops
search: grocery delivery near me
name: +Listdrop = your list, dropped at the door
name: Basket Home = the basket comes home
name: +Doorbasket = a basket at your door
name: Shelf to Step = from the shop to your step
name: +Cartmate = a helper with the cart
name: Full Pantry = nothing is missing at home
name: Market Runner = somebody runs to the market
name: *Grocigo = groceries that go to you
name: +Pantrypath = the way to a full pantry
name: Kind Shopper = somebody who chooses with care
name: Bags In = the shopping is in
name: +Freshknock = fresh food, a knock on the door
line: Your shopping list, at your door
line: Fresh groceries without the trip
line: We choose it as you would
line: Send a list, keep your evening free
line: From the shop to your kitchen
line: The weekly shop is done

restaurant-delivery-app
job: an order, orders
rival: large delivery apps | they have the most restaurants, and customers have the app already | Uber Eats, DoorDash@US, DoorDash@CA, Deliveroo@GB, iFood@BR, Swiggy@IN, Zomato@IN, Chowdeck@NG | food delivery
rival: restaurants that deliver themselves or take calls | there is no commission, and the guests are known by name | | pizza delivery
rival: eating in, picking up or cooking at home | there is no delivery fee and no wait
meet: restaurant streets, student halls and offices | owner of the restaurant | the owners pay commission on each order and know which evenings are empty | bring ten orders from one student hall to three restaurants with {name} in one evening and show the owners the bill | five evenings in two weeks | suppliers of drinks, packaging and tills | they visit restaurants every week and hear about commissions
measure: the minutes from order to door, and the share of customers who order again within two weeks
moat: the restaurants people want most, and enough orders per hour to keep riders busy
risk: too few orders per hour leave riders waiting and customers hungry | start in one district at dinner time, pay riders from a small fixed team and add streets only when times hold
rule: Settle riders' status, food safety and payments | Ask whether riders count as employees, which insurance bikes and goods need, who is liable for food and allergens, how payments for restaurants may be held, and which tax applies to orders. | the answers, the contracts and the policy are filed
trial: Deliver for three restaurants for ten evenings | Take orders by a simple form or phone, use two riders in one district, and note orders, minutes, mistakes and fees for each evening. | orders per hour, minutes, mistakes and cost per order are in one table
ask: How many orders per rider and hour are needed? | | f-2 | by dividing the cost of an evening by the fee of one order
ask: Would restaurants sign at this commission? | | closing-calls | with ten owners and a draft agreement
ask: Why would customers use another app? | | interviews-2 | by asking thirty people about their last order
roles: somebody who signs and looks after restaurants | somebody who runs riders and evenings | a developer for orders and payments
search: food delivery near me
name: +Hotknock = hot food, a knock on the door
name: Local Plate = plates from local kitchens
name: +Dishdash = a dish on its way
name: Local Ladle = served by local kitchens
name: +Forkrider = a rider with your meal
name: Town Table = the restaurants of one town
name: +Supperwheel = supper on two wheels
name: *Supperly = supper, brought quickly
name: Warm Arrival = warm when it arrives
name: Menu Street = all the menus of the street
name: +Biteway = on the way to you
name: Fair Fork = fair to those who cook
line: Local kitchens, at your door
line: Hot food from around the corner
line: Order local, eat it warm
line: Your favourite restaurant comes home
line: Fair for kitchens, quick for you
line: Dinner is on its way

gas-and-water-delivery
job: a delivery, deliveries
rival: shops, filling stations and depots nearby | people can go at once and see the bottle | | gas refill near me
rival: large suppliers and their own trucks | the brand is known and the price is fixed | Calor@GB, AmeriGas@US, Indane@IN, Bonafont@MX, Bisleri@IN, Elgas@AU | gas bottle delivery
rival: the man with the cart or van who calls in the street | he is cheap, known in the street and takes cash
meet: apartment blocks, estates and food stalls | caretaker of the estate | everybody there uses the same bottles and asks at the gate when one runs out | leave a sticker of {name} with the number on thirty kitchen doors and serve one block for two weeks | four afternoons a week | caretakers, food sellers and estate agents | residents ask them where to get a refill
measure: the minutes from order to a full bottle at the door, and the share of households that order the next one
moat: a record of when each household runs out, and rounds close together
risk: single heavy bottles across town cost more than they earn, and an unsafe one ends the business | serve one area by fixed rounds, remind customers before they run out and check each bottle before it leaves
rule: Settle licences, storage and safety | Ask which licence storing and carrying gas needs, how many bottles may stand in one place, which training drivers need, how drinking water must be tested and sealed, and insure damage at the customer's home. | the licences, training records, water tests and policy are filed
trial: Serve twenty households for two weeks | Work with a licensed depot, take orders by message, deliver in one estate and note weight or seal, minutes, carrying and the date the bottle will be empty. | deliveries, minutes, cost per bottle and next dates are in one table
ask: How often does a household order? | | trade-trial | by noting the date of each swap in twenty homes
ask: What does one delivery cost? | | f-2 | by adding rider, fuel and bottle deposit for one round
ask: How do customers know the bottle is full and safe? | It is weighed or unsealed in front of them | rules | with a scale, a seal and a safety checklist at the door
roles: a trained driver who handles bottles safely | somebody who takes orders and plans rounds | somebody who deals with the depot, licences and stock
search: gas delivery near me
name: +Flameready = gas before the flame goes out
name: Full & Fitted = full, and fitted for you
name: +Swapdoor = swapped at the door
name: Always Full = a bottle that is always full
name: +Refillrun = the round with refills
name: Clear Jug = clean water in a jug
name: +Tankmate = somebody who minds the bottle
name: Next Bottle = the next one is on its way
name: *Refillio = refill with a lively ending
name: Steady Flame = a flame that does not go out
name: +Bottleround = a round with full bottles
name: Safe Swap = a swap done safely
line: A full bottle, at your door
line: Refilled before it is empty
line: Weighed, checked and carried inside
line: No more carrying heavy bottles
line: Order now, cook tonight
line: Sealed, safe and on time

pharmacy-delivery
job: a delivery, deliveries
rival: the pharmacy nearby | the pharmacist knows the patient and answers questions at once | Boots@GB, CVS@US, Walgreens@US | pharmacy near me
rival: online pharmacies and chains that deliver | they have a large stock, reminders and often free delivery | Amazon Pharmacy@US, Pharmacy2U@GB, DocMorris@DE, PharmEasy@IN, MyDawa@KE | online pharmacy
rival: a relative or neighbour who picks it up | it is free, and somebody looks in
meet: pharmacies, doctors' practices and carers' groups | owner of the pharmacy | patients who cannot come in already ask there for delivery | deliver for one pharmacy with {name} for two weeks and put a card in each bag | five afternoons a week | doctors' receptionists, home carers and district nurses | they see who misses a refill
measure: the hours from a ready prescription to the patient's hand, and the share of refills that arrive on time
moat: agreements with trusted pharmacies, and patients whose refills come to us by routine
risk: a wrong bag or a warm medicine harms a patient | check name and address at the door, use sealed bags and cool boxes, and leave every question of advice to the pharmacist
rule: Settle licences, privacy and cold chain | Ask the health authority who may sell, carry and hand over medicines, which prescriptions may be delivered, how health data is protected, how cool medicines are kept and which insurance is needed. | the answer, the agreement with the pharmacy and the handover rules are filed
trial: Deliver for one pharmacy for ten days | Work under a licensed pharmacy, deliver to twenty patients who agreed in writing, and note minutes, failed handovers and questions for the pharmacist. | deliveries, minutes, failed handovers and refills booked are in one table
ask: Who pays for the delivery? | | price-talks | with five pharmacies and twenty patients
ask: What may be delivered, and who may hand it over? | Only what the pharmacy may send, in sealed bags | rules | with a written answer from the health authority
ask: How many deliveries fit into an hour? | | trade-trial | with a clock on ten afternoons
roles: a pharmacist as partner or adviser | reliable riders who handle private matters well | somebody who signs pharmacies and plans rounds
search: pharmacy delivery
name: +Medknock = medicine at your door
name: Sealed Bag = how it arrives
name: +Refillready = the refill is ready in time
name: Care Courier = a courier with care
name: +Dosedoor = the dose comes to the door
name: By Tonight = medicine before the night
name: +Healthstep = health at the doorstep
name: *Pharmigo = pharmacy on the go
name: Kind Refill = refills without the trip
name: Parcel & Pill = pills in a small parcel
name: +Scriptway = the way of a prescription
name: Rest & Refill = stay at home, get the refill
line: Your medicine, at your door
line: Stay home, we collect it
line: Refills that arrive on time
line: Sealed by your pharmacist, delivered today
line: Never miss a refill again
line: From your pharmacy, to your hand

farm-marketplace
job: an order, orders
rival: supermarkets and wholesalers | everything is in one place on every day, at a lower price | Sysco@US, Metro@DE | fresh vegetables
rival: farm shops, weekly markets and vegetable boxes | one meets the farmer and can choose | Riverford@GB, Abel & Cole@GB | farm shop near me
rival: online farmers' markets and food hubs | they have farms, pick-up points and regular buyers already | La Ruche qui dit Oui@FR, Marktschwärmer@DE, Open Food Network@GB, Open Food Network@AU | local food online
meet: farmers' markets, restaurant kitchens and farmers' meetings | organiser of the farmers' market | farmers and regular buyers are there on the same morning | take orders for next week from twenty buyers for five farms with {name} and bring them in one round | two mornings a week | chefs, farm advisers and market organisers | they are asked where to buy or sell directly
measure: the share of harvest listed that is sold, and the share of buyers who order again the next week
moat: farms that list with us first, and a round full enough to pay for itself
risk: the round costs more than the commission while orders are few and far apart | start with pick-up points and one delivery day, set a minimum order, and add streets when the van is full
rule: Settle food rules, labels and who sells to whom | Ask whether the platform or the farm is the seller, how meat, eggs and milk must be kept and labelled, who may say organic, and how returns and payments to farms are handled. | the answers, the farm agreement and the cold chain rules are filed
trial: Sell the harvest of five farms for two weeks | List what five farms have with a simple form, take orders from twenty buyers, collect and hand over on one day a week and note what sold, what was missing and the hours. | orders, missing items, hours and earnings per farm are in one table
ask: What does a farm keep compared with the wholesaler? | | price-talks | with five farmers and their last invoice
ask: How many orders make a round pay? | | f-2 | by adding driver, fuel and cooling for one day
ask: Do buyers come back when something is missing? | | trade-trial | with twenty buyers over two weeks
roles: somebody farmers trust | somebody who runs orders, collection and the round | somebody who wins kitchens and households
search: buy direct from farmers
name: +Farmbasket = one basket from many farms
name: Field List = what the fields have this week
name: +Harvestlane = the way from harvest to home
name: Picked for You = harvested after the order
name: +Cropdoor = the crop at your door
name: Grower & Cook = those who grow, those who cook
name: +Barnbuy = bought straight from the barn
name: Direct Furrow = straight from the field
name: *Fieldora = a new word made from field
name: +Rootmarket = a market at the root
name: Friday Crate = the crate that comes on Friday
name: Good Growers = growers you can name
line: Straight from the farm to you
line: Harvested for your order
line: Know who grew your food
line: More of your money reaches the farmer
line: One basket, many local farms
line: Fresher, because it was ordered first

cocktail-and-mixer-kits
job: a box, boxes
rival: spirits, mixers and canned cocktails from the shop | they are cold, cheap and on the way home | Schweppes, Fever-Tree, Bacardi | cocktail mixers
rival: cocktail boxes and subscriptions by post | they are easy to send as a present | Shaker & Spoon@US, Cocktail Courier@US | cocktail kit gift
rival: a bar, or a bottle of wine at home | somebody else mixes, or nothing has to be mixed
meet: gift markets, wine shops and company events | owner of the wine shop | customers there want something for tonight or a present for the weekend | mix small tastings of {name} in one wine shop on two Fridays and sell the box beside the till | two evenings a week | event planners, gift shops and wine shops | they are asked for a present that is ready to hand over
measure: the share of buyers who order again or give a second box within three months
moat: recipes by good bartenders, and firms that order for each event
risk: most people buy one box as a gift and never again | sell refills and a subscription, and offer teams and weddings a version of their own
rule: Settle alcohol licences, age checks and labels | Ask which licence selling and posting alcohol needs, how age must be checked at the order and at the door, how small bottles may be filled, and what the label must show. | the licence or answer, the age check and the labels are filed
trial: Sell twenty boxes for real evenings | Pack one cocktail for six drinks, with alcohol only where the licence allows it, sell twenty boxes at the full price and ask each host for a picture and a comment. | boxes sold, cost per box, comments and reorders are in one table
ask: May it be sent by post with alcohol inside? | Only with the right licence and age check | rules | with a written answer from the licensing office
ask: What does a box cost after bottles, packing and postage? | | f-2 | by adding up each part of one box
ask: Would a company order it for a team evening? | | closing-calls | with ten office and event managers
roles: a bartender who writes recipes that work at home | somebody who handles filling, licences and packing | somebody who sells gifts and company orders
search: cocktail kit
name: Pour & Peel = a drink and its garnish
name: +Mixwell = easy to mix well
name: Home Pour = the bar at home
name: +Shakerbox = a box for the shaker
name: Evening Pour = drinks poured in the evening
name: +Limekit = a kit with fresh flavour
name: Measured Mix = everything already measured
name: *Mixella = mix with a soft ending
name: Round of Six = drinks for six
name: +Glassready = ready for the glass
name: Ice & Evening = all that is missing
name: First Sip = the best moment of a drink
line: Bar-quality drinks at home
line: Everything measured, just add ice
line: Your cocktail evening in a box
line: Shake, pour and enjoy
line: A gift they can drink tonight
line: Good drinks, nothing wasted
`;
