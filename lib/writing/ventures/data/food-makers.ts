/** Food and drink that somebody makes: what is known of them; the keys are those of `../lore.ts`. */
export const FOOD_MAKERS = `
hot-sauce
job: a jar, jars
rival: sauce brands on the supermarket shelf | they are cheap, and everybody knows the taste | Tabasco, Heinz, Cholula, Huy Fong@US | hot sauce
rival: small makers at markets and in delis | people can taste first, and each maker has special flavours | | small batch hot sauce
rival: homemade sauce and spices | fresh chillies, herbs or a recipe from the family cost little
meet: food markets, butchers' shops and street food events | owner of the butcher's shop | customers buy meat for the grill and like a sauce to go with it | let customers taste {name} on a small bite for two Saturdays and leave a dozen jars on commission | two Saturdays a month | delicatessens, burger shops and breweries | a good sauce goes with what they sell
measure: the share of tasters who buy, and the share of buyers who come back for another jar
moat: a flavour people ask for by name, and shops and kitchens that reorder
risk: one jar lasts for months, so single buyers come back slowly | sell sets and gifts, and win restaurants and shops that reorder often
rule: Settle acidity, shelf life and the label | Have a laboratory test acidity and shelf life of each recipe, ask the food authority how the kitchen must be registered, and check weight, ingredients and allergens on the label. | the lab report, the registration and the checked label are filed
trial: Sell fifty jars in two weeks | Fill three tested recipes in an approved kitchen, sell fifty jars at the full price at one market and in one shop, and count tasters, buyers and favourites. | tasters, buyers, cost per jar and favourites are in one table
ask: What remains when a shop takes its share? | | price-talks | with three shopkeepers and your real costs at hand
ask: How long does an open jar last in a kitchen? | | interviews-2 | by asking buyers after two weeks how much is left
ask: Would a restaurant put it on its tables? | | closing-calls | with ten restaurants and a sample bottle each
roles: a cook with a recipe people ask for | somebody who knows filling, acidity and labels | somebody who sells at markets, to shops and online
search: small batch hot sauce
name: Warm Tongue = heat you feel slowly
name: +Chillijar = chillies in a jar
name: Good Heat = hot, but full of taste
name: +Firedrop = one drop is enough
name: Red Shelf = a shelf of red sauces
name: Second Spoon = everybody takes another
name: +Pepperpour = pepper sauce to pour
name: Mild to Mad = a sauce for every level
name: Dip & Glow = dip and feel the warmth
name: *Pikanda = from the word piquant
name: +Saucewell = sauce made well
name: Heat & Sweet = hot and sweet together
line: Big flavour, the right heat
line: A few drops change dinner
line: Made in small batches, full of taste
line: Real chillies, real flavour
line: From mild to very hot
line: The sauce that empties first

snack-bars
job: a pack, packs
rival: big bar and snack brands | they are at every till and often on offer | KIND, Clif Bar, Barebells, Nature Valley, Graze@GB | healthy snack bar
rival: own brands of supermarkets and drugstores | they taste similar and cost less | Lidl, Aldi, Trader Joe's@US | cheap snack bars
rival: fruit, nuts and biscuits | they are at home or in the office already
meet: gyms, cafés and offices | manager of the gym | people are hungry after training and buy something at the desk | give out samples of {name} on two evenings and sell packs at the desk | two evenings a week | trainers, cycling clubs and office managers | they like to offer a better snack
measure: the share of first buyers who order a whole pack within four weeks
moat: a taste people ask for by name, and places that reorder every month
risk: shops order once and the snacks stay on the shelf past their date | visit each shop, count weekly sales, and leave places that do not sell
rule: Settle kitchen, label and health claims | Ask the food authority how the kitchen must be registered, label ingredients, allergens and nutrition, have the shelf life tested, and use words such as high in protein only where allowed. | the registration, the shelf-life test and the checked label are filed
trial: Sell a hundred pieces in two weeks | Make two recipes in an approved kitchen, sell a hundred single pieces at the full price in a gym, an office and a café, and ask for reorders. | pieces by place, cost per piece and reorders are in one table
ask: Which place sells most in a week? | | trade-trial | with three places over two weeks
ask: What does a piece cost when a factory makes it? | | f-2 | with written offers from three producers
ask: Would a shop or gym reorder without being asked? | | closing-calls | with ten places and one sample box each
roles: a food developer who can scale up a recipe | somebody who sells to shops, gyms and offices | somebody who watches stock, dates and orders
search: healthy snack bars
name: +Crunchstop = a short break with crunch
name: Nut & Seed Co = what is inside
name: +Snackoat = a snack made from oats
name: Pocket Oats = oats that fit a pocket
name: Snack at Four = a snack for the afternoon
name: +Bitefuel = energy in a small bite
name: Half Time Oat = oats for the break
name: Real Crunch = crunch from real ingredients
name: +Trailbite = a bite for the trail
name: *Nuttino = a small nutty thing
name: Crunch Break = a break with crunch
name: Office & Trail = for work and outdoors
line: A good snack in every bag
line: Real ingredients, real crunch
line: Energy for the long afternoon
line: Good taste, nothing artificial
line: Short ingredients list, big crunch
line: Keeps you going until dinner

chocolate
job: a purchase, purchases
rival: supermarket chocolate | it is cheap and next to the till | Lindt, Milka, Cadbury, Ritter Sport | chocolate bar
rival: chocolate shops and gift brands | they have beautiful boxes and shops in good streets | Godiva, Hotel Chocolat@GB, Läderach@CH, Neuhaus@BE, See's Candies@US | chocolate gift box
rival: fair-trade and bean-to-bar brands | they tell where the cocoa comes from and are in many shops | Tony's Chocolonely, Zotter@AT, Divine@GB | bean to bar chocolate
meet: gift shops, cafés and seasonal markets | owner of the gift shop | customers there look for a small present and like to taste first | offer tastings of {name} on two Saturdays and stack bars beside the till | two Saturdays a month | hotels, event planners and companies | they need presents for guests, clients and staff
measure: the share of buyers who come back within eight weeks
moat: a taste and look people recognise, and companies and shops that order each season
risk: a few holidays bring most of the sales, and heat stops deliveries | plan production for the holidays early, win companies for birthdays and events, and use cool packaging in warm months
rule: Settle kitchen, allergens and names | Ask the food authority how the kitchen must be registered, how much cocoa a product needs to be called chocolate, label allergens and traces, and keep proof for words such as fair or organic. | the registration, the checked label and the proofs are filed
trial: Sell sixty pieces at two places | Make two kinds in an approved kitchen, sell sixty bars or boxes at the full price in a shop and at a market, and note what was tasted, bought and asked for. | pieces sold, cost per piece and wishes by place are in one table
ask: What remains when cocoa becomes dearer? | | f-2 | by working out the margin at three cocoa prices
ask: Do parcels arrive whole and not melted? | | trade-trial | with ten parcels and a photo from each recipient
ask: Would a company order for its staff or clients? | | closing-calls | with ten companies and a tasting box each
roles: a chocolatier with steady quality | somebody who buys ingredients and plans production | somebody who sells to shops, companies and online
search: handmade chocolate gift
name: +Cocoakind = cocoa bought fairly
name: Second Row = more under the first layer
name: +Meltmoment = the moment it melts
name: Clean Snap = the sound of good chocolate
name: Cocoa & Cream = two main ingredients
name: Midnight Bar = a dark bar for the evening
name: +Truffleby = truffles by a small maker
name: Corner Piece = the first piece you break
name: +Cocoabreak = a break with chocolate
name: Ribbon Box = a box ready to give
name: *Cacaori = a new word from cacao
name: Bar & Bow = chocolate as a present
line: Chocolate worth giving
line: Real cocoa, made by hand
line: A present everyone opens
line: Small batches, rich taste
line: Know where your cocoa grew
line: Hard to stop after one piece
line: Made fresh, wrapped for giving

honey
job: a jar, jars
rival: supermarket honey | it is cheaper, always runny and always there | Langnese@DE, Rowse@GB, Capilano@AU, Nature Nate's@US | honey
rival: local beekeepers at the gate or market | people know them and like to buy nearby | | local honey near me
rival: sugar, jam and syrup | they are at home already and cost less
meet: farmers' markets, farm shops and bakeries | owner of the farm shop | customers there pay more for food with a known origin | let customers taste three kinds of {name} on two Saturdays and note which jar they buy | two Saturdays a month | cafés, hotels and gift shops | local honey is a good addition to breakfast and presents
measure: the share of buyers who come back for another jar within eight weeks
moat: beekeepers who reserve their harvest for you, and shops and hotels that reorder
risk: a poor summer leaves too little honey to sell | work with beekeepers in several areas, keep a reserve and never promise more jars than are in store
rule: Settle purity, origin and labels | Have each batch tested for water, residues and added sugar, ask how origin and words such as raw or local may be used, register the filling room, and add the warning about babies where it is required. | the lab reports, the checked label and the registration are filed
trial: Sell forty jars of two kinds | Buy or harvest two kinds, sell forty jars at the full price at one market and through one shop, and ask buyers what they had at home before. | tasters, jars sold, cost per jar and reorders are in one table
ask: How does a buyer know that the honey is pure? | | rules | with a laboratory report for each batch
ask: How many jars does a household use in a year? | | interviews-2 | by asking fifteen buyers when they bought the last jar
ask: Would a hotel or café order every month? | | closing-calls | with ten hotels and cafés and a sample jar each
roles: a beekeeper or somebody who knows beekeepers well | somebody who fills, labels and keeps batch records | somebody who sells to shops, hotels and online
search: local honey
name: +Hivespoon = from the hive to the spoon
name: Slow Gold = golden and slow from the spoon
name: +Goldcomb = golden honeycomb
name: Comb & Jar = from the comb to the jar
name: Three Hives = honey from a few hives
name: +Bloomjar = blossom in a jar
name: Clover Row = clover in the fields
name: Near Bees = bees from nearby
name: Sweet Harvest = this year's honey harvest
name: *Melora = from the Latin for honey
name: Wild Blossom = from wild flowers
name: +Beeside = honey from beside the hives
line: Pure honey from bees nearby
line: You know the beekeeper
line: Nothing added, just honey
line: This summer in a jar
line: A spoonful from local fields
line: Real honey, tested in every batch

plant-protein
job: a pack, packs
rival: brands of meat and milk alternatives | they are in every chilled shelf and well known | Beyond Meat, Impossible Foods@US, Quorn@GB, Rügenwalder@DE, Oatly, Alpro, Planted@CH | plant based meat
rival: supermarkets' own brands | they cost less and stand beside the brands | Lidl, Tesco@GB, Aldi
rival: meat, dairy, eggs or lentils | people know how to use them and what they cost
meet: canteens, burger restaurants and food markets | head cook of a canteen | one dish on the menu reaches many people who would not buy a pack | cook one dish with {name} for regular guests and ask who would eat it again | one day a week | dietitians, sports clubs and cookery teachers | they are asked how to eat less meat and dairy
measure: the share of buyers who buy a second pack within a month
moat: a taste and texture people prefer, and a process others cannot easily copy
risk: people try it once and do not come back | prove repeat orders with cooks and small shops before paying for supermarket listings
rule: Settle ingredients, names and labels | Ask the food authority whether each ingredient is approved, which product names and nutrition claims are allowed, and which allergen and shelf-life tests are needed. | the authority's answer, the label and lab reports are filed
trial: Serve it in two kitchens | Let people who eat the usual product taste both blind, serve it in two kitchens for some days and sell packs to those who ask. | ratings, second helpings and packs sold are in one table
ask: Who buys it again and again? | | trade-trial | by contacting every buyer two weeks later
ask: At what volume does it cost as much as the usual product? | | f-2 | by asking three producers for prices at growing volumes
ask: Which kitchens would put it on the menu? | | closing-calls | with ten cooks and a sample
roles: a food technologist | a cook who wins kitchens | somebody who knows retail buyers
search: plant based meat
name: +Forkfield = from the field to the fork
name: Sizzle Pea = peas for the pan
name: +Newprotein = a new kind of protein
name: Crisp Edge = crisp at the edges
name: Green Plate = a plate of plants
name: +Plantpan = plants for the pan
name: Bean & Bold = beans and bold taste
name: *Proteva = a new word from protein
name: Hearty Plant = plants that fill you up
name: Field Fillet = a fillet from the field
name: Second Helping = so good you want more
line: New protein, full of flavour
line: Use it like the original
line: More protein, simple ingredients
line: Good protein, easy to cook
line: The dinner everybody wants again
line: Tasty enough for meat lovers

ferments
job: a jar, jars
rival: pickles and sauerkraut from the supermarket | they are cheap, keep for a long time and are always there | Kühne, Vlasic@US, Hengstenberg@DE | sauerkraut
rival: Asian, Eastern European and other special grocers | they have fresh kimchi and pickles, often cheaper and in larger packs | | fresh kimchi
rival: fermenting at home | vegetables and salt cost little | | how to make kimchi
meet: farmers' markets, health food shops and delicatessens | owner of the health food shop | customers there look for unpasteurised food and ask what is new | offer tastings of {name} on two Saturdays and leave a dozen chilled jars | two Saturdays a month | dietitians, burger shops and street food cooks | something sour goes with what they recommend or serve
measure: the share of buyers who buy another jar within six weeks
moat: a steady taste, safe recipes and shops that keep the jars chilled and reorder
risk: living food keeps working, so jars can leak or turn too sour | keep the cold chain, test each recipe until its last day and tell shops how to store it
rule: Settle acidity, shelf life and health words | Have acidity and germs tested over the whole shelf life, ask the food authority how the kitchen must be registered, label ingredients and allergens such as fish or soya, and avoid health promises. | the test series, the registration and the checked label are filed
trial: Sell forty jars in two weeks | Make two tested recipes in an approved kitchen, sell forty jars at the full price at one market and in one shop, and ask buyers two weeks later how much was eaten. | tasters, jars sold, cost per jar and reorders are in one table
ask: How does it taste near the end of its shelf life? | | trade-trial | by tasting jars of different age with ten people
ask: Will a shop keep it chilled and reorder? | | closing-calls | with ten shops and a sample jar each
ask: What do buyers eat it with, and how often? | | interviews-2 | by asking fifteen buyers two weeks after the sale
roles: somebody experienced in fermenting vegetables | somebody for tests, labels and batch records | somebody who sells at markets and to shops
search: fresh kimchi and sauerkraut
name: +Crockfresh = fresh from the crock
name: Salt & Time = all that is needed
name: +Brinewell = pickled well in brine
name: Live Jar = a jar of living food
name: Sour Cellar = fermented in a cool cellar
name: +Krautly = good fresh kraut
name: Cabbage & Co = cabbage and other vegetables
name: Fresh Brine = freshly pickled
name: +Tangjar = a jar full of tang
name: Crisp & Sour = how it tastes
name: *Fermella = ferment with a soft ending
name: Slow Jar = given time to ripen
line: Fresh, crunchy and naturally sour
line: Vegetables, salt and time
line: Raw, living and kept cold
line: A spoonful lifts any meal
line: Fermented slowly, delivered chilled
line: The crunch your plate was missing

spices
job: an order, orders
rival: spice brands in the supermarket | they are cheap and part of the weekly shop | McCormick@US, Schwartz@GB, Fuchs@DE, Ostmann@DE | spices
rival: spice houses and direct-trade brands | they tell the origin and offer many blends | Burlap & Barrel@US, Diaspora Co.@US, Steenbergs@GB, Ankerkraut@DE | spices online
rival: old jars in the kitchen cupboard | they are still half full
meet: cookery classes, food markets and delicatessens | cookery teacher | people cook there and can smell the difference | let one class compare a supermarket spice with {name} and take orders after the meal | two evenings a month | butchers, kitchen shops and food writers | they are asked how to make food taste better
measure: the share of buyers who order again within two months
moat: direct contacts with growers, fresh harvests and blends people come back for
risk: a jar lasts long and customers forget to reorder | send recipes that use the spice, sell sets for one dish, and add blends used every week
rule: Settle import, purity and labels | Have each lot tested for germs, residues and dyes, ask customs and the food authority which papers are needed, and label origin, allergens, lot and date. | lab reports, import papers and labels are filed
trial: Sell small jars at two markets | Let people smell and taste a few spices next to common ones, sell small jars at full price, and ask buyers two weeks later what they cooked. | tasters, buyers and repeat orders are in one list
ask: Which spices do people use up fastest? | | interviews-2 | by looking through the cupboards of twenty cooks
ask: How is purity proved? | Each lot is tested | rules | with lab reports for the first lots
ask: What is left of a jar after testing, filling and postage? | | f-2 | by adding up all costs of one lot
roles: a buyer who knows farms and harvests | a cook who writes recipes | somebody who packs and ships
search: spices online
name: +Cloveletter = cloves by post
name: Pinch Post = spices sent by post
name: Toast & Grind = roasted and freshly ground
name: +Spiceward = on the way to spice
name: Fresh Pinch = a pinch of something fresh
name: Bark & Bud = cinnamon bark and clove buds
name: +Harvestjar = the harvest in a jar
name: *Spicella = a new word from spice
name: Good Drawer = the drawer with good spices
name: Seed & Smoke = seeds and smoked spices
name: Warm Blend = blends with warmth
line: Fresh spices make simple food better
line: Smell the difference first
line: Straight from farm to kitchen
line: Small jars, big flavour
line: Know where your spices grow
line: Better flavour with every pinch

tea
job: an order, orders
rival: tea bags from the supermarket | they are cheap, quick and people know the taste | Lipton, Twinings, Yorkshire Tea@GB, Teekanne@DE | tea bags
rival: tea shops and online tea houses | they have a large choice and give advice | TeaGschwendner@DE, Whittard@GB, Adagio@US, Palais des Thés@FR | loose leaf tea
rival: coffee, water and herbs from the garden | they are at home already
meet: markets, yoga studios and gift shops | yoga teacher | people stay after class and like a warm drink | pour two kinds of {name} after one class each week and sell small packs | one evening a week | cafés, guesthouses and bookshops | good tea goes well with what they offer
measure: the share of buyers who order the same tea again within two months
moat: teas and blends people cannot buy elsewhere, and cafés that reorder
risk: people enjoy the tasting but keep buying the supermarket bag | sell small tasting sets first, ask which tea was finished and offer a refill of that one
rule: Settle import, testing and health words | Ask which papers the import of tea needs, have each lot tested for residues, check which herbs count as food, label weight and origin, and avoid health promises. | the test reports, the herb list and the checked labels are filed
trial: Sell thirty tasting sets | Pour four teas in two places, sell thirty tasting sets at the full price, and ask buyers two weeks later which tea was used up first. | tastings, sets sold, favourites and reorders are in one table
ask: Which tea do buyers finish and order again? | | trade-trial | by asking thirty buyers two weeks after the sale
ask: Is it better than the tea they buy now? | | interviews-2 | by letting fifteen people taste both without seeing the names
ask: Would a café put it on the menu? | | closing-calls | with ten cafés and a sample box
roles: somebody who buys, tastes and blends tea | somebody who packs, labels and keeps batch records | somebody for online shop, cafés and markets
search: loose leaf tea
name: +Steepwell = tea that brews well
name: Kettle Hour = the hour for tea
name: Second Steep = good for a second pot
name: +Leafcup = leaves in your cup
name: Four Minutes = as long as tea takes
name: Quiet Pot = a pot for a quiet hour
name: +Teafield = tea from the field
name: Whole Leaf = whole leaves, no dust
name: Warm Saucer = a warm cup and saucer
name: *Teavelle = tea with a soft ending
name: +Potful = enough for a whole pot
name: Leaf & Water = all that good tea needs
line: Whole leaves, full taste
line: Tea worth sitting down
line: Fresh harvest, straight to your pot
line: The tea you will finish first
line: A calm cup every evening
line: Know the garden behind your tea
line: Good for a second pot

olive-oil
job: an order, orders
rival: supermarket oils | they cost less and stand beside the rest of the shopping | Bertolli, Filippo Berio, Carapelli, Lidl | olive oil
rival: specialist shops and growers selling direct | they tell harvest and origin and let people taste | Oil & Vinegar, Citizens of Soil@GB, Brightland@US, Graza@US | extra virgin olive oil online
rival: oil from holidays, friends or relatives | people know the grower
meet: delicatessens, wine shops and food markets | owner of the delicatessen | customers there taste before they buy and look for presents | pour {name} beside two other oils for a Saturday and sell bottles on the spot | two Saturdays a month | restaurants, bakeries and cookery teachers | they can serve it and tell guests where it comes from
measure: the share of buyers who order again within two months
moat: secure amounts from good growers and customers who order before the harvest
risk: a poor harvest raises prices and reduces supply | take pre-orders with a price range, and work with growers in more than one area
rule: Settle grade, analysis and origin | Have each harvest analysed and tasted by a qualified panel, check which grade, health and origin words are allowed, and store it dark and cool. | the analysis, panel result and label are filed
trial: Sell one small lot | Bring in a small lot, pour it at two shops or markets, sell bottles at full price and ask for orders for the next harvest. | bottles sold, pre-orders and cost per bottle are in one list
ask: Why would people pay more than in the supermarket? | It is fresher, and the origin and harvest are known | trade-trial | by pouring oils without labels
ask: How much oil does a household use? | | interviews-2 | by asking fifteen households about their last bottles
ask: Would restaurants order regularly? | | closing-calls | with ten cooks and a sample bottle
roles: somebody with contacts to growers | somebody who handles import, storage and shipping | somebody who runs tastings and sells
search: extra virgin olive oil
name: Silver Leaf Oil = the leaf of olive trees
name: +Pressday = bottled soon after pressing
name: Grove & Stone = the grove and the mill stone
name: +Olivekin = family of the olive
name: Early Grove = olives picked early
name: Dip Twice = so good you dip twice
name: Green November = fresh green oil from autumn
name: +Grovejar = from the grove to the jar
name: *Olivessa = a new word from olive
name: Peppery End = the fresh peppery finish
name: Old Grove = from old trees
line: Fresh oil from growers we know
line: From the harvest to your table
line: Know the grove and the harvest
line: Better oil for everyday food
line: Fresh, green and slightly peppery
line: One good oil for everything

alcohol-free
job: a bottle, bottles
rival: alcohol-free beer and wine from known brands | they are in every supermarket and taste familiar | Heineken, Guinness, Freixenet, Athletic Brewing@US | alcohol free beer
rival: alcohol-free spirits and aperitifs | bars know them and use them in cocktails | Seedlip, Lyre's, Crodino | alcohol free spirits
rival: water, juice and soft drinks | every bar has them and they cost less
meet: restaurants, bars and wedding fairs | bar manager | at many tables somebody does not drink and wants more than water | serve {name} for one week as a drink of the day and count first and second glasses | two evenings a week | caterers, wedding planners and delicatessens | their guests include people who do not drink
measure: the share of guests who order a second glass or bottle
moat: bars and restaurants that put it on the menu, and buyers who reorder for home
risk: interest is high in some months and low in others | win restaurants, events and offices that order all year
rule: Settle alcohol limits, label and shelf life | Ask which words may be used for how much alcohol, whether age limits apply, have alcohol content and shelf life tested, and say on the label how long an opened bottle keeps. | the lab report, the checked label and the answer on age limits are filed
trial: Get on the menu of three places | Give three bars or restaurants a few bottles and one simple recipe at the full price, and count glasses, second glasses and leftovers for two weeks. | glasses, seconds and leftovers by place are in one table
ask: Would a guest pay the price of a cocktail for it? | | price-talks | with three bars that put it on the menu
ask: What do people drink now when they skip alcohol? | | interviews-2 | by asking twenty guests or buyers
ask: How many first buyers order again? | | trade-trial | with a message to each buyer two weeks later
roles: somebody who develops or selects the drinks | somebody who knows bars and restaurants | somebody for filling, stock and online orders
search: alcohol free drinks
name: +Zeroclink = cheers without alcohol
name: Light Morning = no hangover the next day
name: +Zerowell = zero alcohol, made well
name: Clink Anyway = raise a glass all the same
name: Bitter Zero = bitter taste, no alcohol
name: Long Evening = drinks for a long evening
name: +Zeroglass = a glass without alcohol
name: Same Glass = in the same glass as others
name: Good Driver = a drink for the driver too
name: *Zeroma = zero alcohol, full aroma
name: Late & Clear = a late night, a clear head
name: +Clearpour = pour it and stay clear
line: All the taste, no alcohol
line: Raise a glass, skip the alcohol
line: A clear head the next morning
line: A proper drink without alcohol
line: For every toast, for everyone
line: Good evenings, easy mornings

soft-drinks
job: a crate, crates
rival: the large drink companies | they are in every fridge, known by all and cheap | Coca-Cola, Pepsi, Red Bull, Schweppes | soft drinks
rival: craft lemonade, cola and kombucha brands | bars and shops already order them through their wholesaler | Fever-Tree, Fritz-Kola@DE, Remedy@AU, GT's@US, Dalston's@GB | craft lemonade
rival: water, juice and homemade iced tea | they are free or cheap and always at hand
meet: cafés, bars and food festivals | café owner | guests ask for a drink that is less sweet or simply different | bring one cold crate of {name}, offer tastings for an afternoon and note who orders a second bottle | two afternoons a week | drinks wholesalers, caterers and co-working spaces | they need drinks that stand out
measure: the share of cafés and bars that reorder within four weeks
moat: a taste guests ask for, and places that reorder every week
risk: bottles are heavy, and deposit, transport and wholesalers take much of the price | stay in one area until the delivery round is full, and check the margin before going wider
rule: Settle filling, label and deposit | Ask the food authority about the kitchen or filler, test shelf life and pressure, label sugar, caffeine, sweeteners and any leftover alcohol, and ask whether a deposit system applies. | the lab report, the checked label and the deposit answer are filed
trial: Sell ten crates to five places | Fill a small batch, sell it at the full price to five cafés or bars, offer tastings in two of them, and ask for a reorder after ten days. | crates, reorders and guests' comments are in one table
ask: What remains of a bottle after filler, transport and trade? | | f-2 | by following the price of one bottle from filler to guest
ask: Which drink would a bar remove to make room? | | closing-calls | with ten bars and cafés
ask: Do guests order a second one? | | trade-trial | by counting first and second bottles in two places
roles: somebody who develops drinks and works with fillers | somebody who sells to cafés, bars and shops | somebody for stock, deposit and delivery
search: craft soft drinks
name: +Fizzfield = fizz with natural ingredients
name: Less Sweet = drinks with less sugar
name: +Brightfizz = a bright, fizzy drink
name: Bright Bottle = a bright drink in glass
name: Fresh Fizz = fresh and sparkling
name: +Poursome = pour some for everyone
name: Cloudy Glass = cloudy like real fruit
name: Cold Crate = a crate of cold drinks
name: +Fruitfizz = fizzy drinks with fruit
name: *Limoza = a new word from lemon
name: Sour Streak = a little sour, not too sweet
name: Sunny Fizz = a drink for sunny days
line: Less sugar, more fruit
line: A better drink in every bottle
line: A fresh drink for warm days
line: Sparkling, fruity, not too sweet
line: The drink guests ask about again
line: Brewed in small batches, served cold

craft-beer
job: an order, orders
rival: well-known craft breweries | they have a name, wide distribution and new beers often | BrewDog, Mikkeller@DK, Sierra Nevada@US, Stone & Wood@AU | craft beer
rival: large and regional beer brands | they are on tap nearly everywhere and cost less | Heineken, Budweiser, Pilsner Urquell@CZ
rival: supermarket beer, home brewing or another drink | it is cheaper or already at home
meet: bottle shops, bars and food markets | owner of the bottle shop | customers ask there what is new and worth trying | pour two beers from {name} on a Friday and count bottles sold and orders for the next week | every second Friday | restaurants, event hosts and food trucks | a local beer sets their menu apart
measure: the share of bars and shops that order a second time within a month
moat: regular taps nearby and drinkers who ask for the beer by name
risk: tanks, duty and returned containers tie up money before sales grow | brew in hired tanks until several bars and shops order regularly
rule: Settle brewing licence, duty and age checks | Ask about brewing and sales licences, alcohol duty, labels and deposits, waste water, and how age is checked at the tap and on delivery. | the licences, duty registration and label are filed
trial: Place one beer in a few bars | Brew a small batch in hired tanks or use the current one, place it in three bars or shops, and record how fast it sells and who reorders. | days per keg, reorders and cost per litre are in one list
ask: How much must be sold to pay for a brewery? | | f-2 | by dividing rent, wages and loans by the margin per litre
ask: Which bars would give it a regular tap? | | closing-calls | with ten owners and a first order
ask: How long does it stay fresh in trade? | | f-2 | by tasting stored bottles every week
roles: an experienced brewer | somebody who sells to bars and shops | somebody for licences, duty and logistics
search: craft beer near me
name: +Maltmoor = malt and open country
name: Loud Foam = plenty of foam
name: Hop & Hearth = hops and a warm place
name: +Hopgate = the gate to good hops
name: Long Table Ale = ale for a long table
name: Copper Pint = a pint from copper kettles
name: Cellar Cat = a cat in the beer cellar
name: +Grainhand = grain brewed by hand
name: *Brewella = a new word from brew
name: Third Pint = good for another round
name: Slow Barrel = matured slowly
line: Fresh from a small local maker
line: Small batches, full flavour
line: Brewed with care, best with friends
line: Find your new regular beer
line: Small maker, local taste
line: Worth asking for by name

mushroom-farm
job: a delivery, deliveries
rival: wholesalers and large growers | they deliver big amounts at known prices every day | Metro@DE, Sysco@US, Smithy Mushrooms@GB | gourmet mushrooms
rival: supermarkets and greengrocers | common mushrooms and greens are cheap and always there
rival: foraging or growing at home | it costs little and people enjoy it
meet: restaurant kitchens, farmers' markets and delicatessens | head chef | chefs choose ingredients by quality and reliable supply | bring a sample box from {name} to ten kitchens and deliver the first orders on a fixed day | three mornings a week | box schemes, cookery schools and delicatessens | they look for fresh local produce
measure: the share of each harvest sold before picking
moat: steady quality, fixed delivery days and kitchens that plan their menus with you
risk: mould, pests or high energy costs destroy a harvest or its margin | separate growing rooms, clean between crops, and watch energy cost per kilo
rule: Settle the room, hygiene and air | Ask whether the building may be used for growing, how air, spores and waste water are handled, how workers are protected, and which food hygiene rules apply. | the permit, ventilation plan and hygiene plan are filed
trial: Sell one small harvest | Grow or use one small crop, weigh it, sell it to three kitchens and at one market within two weeks, and record hours and energy. | kilos sold, hours, energy and price per kilo are on one sheet
ask: What does a kilo cost with energy and labour? | | trade-trial | by measuring one full crop
ask: What happens to unsold produce? | | f-3 | by drying or preserving a part and selling it
ask: Would kitchens place standing orders? | | closing-calls | with ten chefs and a fixed delivery day
roles: a grower who works cleanly | somebody who sells to chefs and shops | a technician for climate and water
search: gourmet mushrooms
name: Cap & Cellar = mushrooms from a cellar
name: +Sporeyard = a yard for spores
name: Basement Bloom = what grows in the basement
name: +Mossroom = a room like a damp wood
name: Fresh Flush = a new harvest each week
name: Picked at Six = picked early in the morning
name: +Growshelf = grown on shelves
name: *Fungola = a new word from fungus
name: Root & Rack = grown on racks
name: Cap & Shoot = mushrooms and young shoots
name: Brick & Shoot = shoots grown between bricks
line: Picked this morning, in kitchens today
line: Grown nearby, fresh all year
line: From our racks to your kitchen
line: Harvested to order
line: Steady harvests for busy kitchens
line: Fresh picking days, every week
`;
