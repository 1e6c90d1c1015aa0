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
rival: brands of meat and milk alternatives | they are on every chilled shelf and spend on tastings | Beyond Meat, Impossible Foods@US, Quorn@GB, Rügenwalder@DE, Oatly, Alpro, Planted@CH | plant based meat
rival: own brands of supermarkets | they cost as much as minced meat and stand next to it | Lidl, Tesco@GB, Aldi
rival: lentils, eggs and a smaller piece of meat | they cost little and need no explanation
meet: canteens, burger stalls and cookery classes | head cook of the canteen | one cook who puts it on Wednesday's menu feeds hundreds who would never have bought it | cook one dish with {name} for fifty regular guests without a sign and then ask who wants it again | one day a week | dietitians, butchers with a vegetable shelf and sports clubs | they are asked how to eat less meat without missing it
measure: the share of buyers who buy a second pack within a month
moat: a texture that cooks trust and a process that is hard to copy
risk: everybody tries it once, and the second pack stays on the shelf | serve it in canteens until the recipe is asked for, before any money goes into supermarket listings
rule: Settle what it may be called and whether it is new as a food | Ask whether each ingredient may be sold as food at all, which names of meat or milk are allowed, and how allergens and shelf life must be tested. | the authority's answer, approved name and lab reports are filed
trial: Cook it beside the real thing | Have forty regular meat eaters eat both without knowing, once as a dish and once plain, and sell what is left in three shops. | blind marks, second helpings and packs sold are in one table
ask: Who has eaten it a tenth time? | | trade-trial | by following the households that bought on the first day
ask: When does it cost no more than meat? | | f-2 | by asking three producers for their price at ten times the amount
roles: a food technologist with factory years | a cook who gets it into canteens | somebody who knows buyers and listings
search: plant based meat
name: Sizzle Pea = what it is, and the sound it makes
name: Bean & Brawn = what goes in and what it gives
name: Wednesday Cut = the day the canteen serves it
name: +Forkfield = what one eats with, and where it grew
name: Cow's Day Off = who has nothing to do
name: Crisp Edge = the part people try first
name: The Pea Grill = a small vegetable over the fire
name: Sabroso = Spanish for tasty
name: Chew & Chickpea = what it does and what it is
name: Pan Side Down = how it gets its crust
name: Off the Hoof = where it does not come from
line: The cow has the day off
line: Hear it hit the pan
line: Ask for seconds, then ask what
line: Grew in a field, sizzles in a pan
line: For the barbecue that invites everyone

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
rival: spice brands on the rack | they are there when the tin is empty and cost the small change | McCormick@US, Schwartz@GB, Fuchs@DE, Ostmann@DE | spices
rival: spice houses with direct trade | they name the farm, and cooks swear by them | Burlap & Barrel@US, Diaspora Co.@US, Steenbergs@GB, Ankerkraut@DE, Rooted Spices@GB | spices online
rival: the tin from the year of the wedding | it is still half full and smells of the cupboard
meet: cookery schools, butchers and farmers' markets | teacher of the cookery class | ten people stand at the stove and smell the difference with their own noses | give each cook two pinches to smell, one from the shop and one of {name}, and take orders after the meal | two evenings a month | cookery writers, butchers and kitchen shops | they are asked why it tastes better at theirs
measure: the share of buyers who order another spice within three months
moat: farms whose harvest is promised to you before it is dry
risk: a tin lasts for a year, and the buyer forgets you | send recipes that finish the tin, and sell sets for a dish rather than single spices
rule: Settle import, purity and dust | Have each lot tested for germs, residues and dyes, ask which papers the customs office and the food authority want, and label origin, lot and date. | lab reports, import papers and labels of the first lot are filed
trial: Let two hundred noses compare | Stand at a market with five spices beside those of the shop, sell small tins at full price and write down what each buyer means to cook. | noses, buyers, dishes and prices are in one list
ask: Which spice do people really use up? | | interviews-2 | by asking twenty cooks to open their drawer
ask: How do I know it is the real one? | Every lot has a lab report and a farm on the lid | rules | with papers of the first three lots
roles: somebody who knows farms and harvests | a cook who writes recipes | somebody who fills, labels and posts
search: spices online
name: Pinch Post = how much, and how it comes
name: Mortar & More = where it gets its smell back
name: Sneeze Test = how one knows good pepper
name: +Cloveletter = a small bud with something to say
name: Third Harvest = when the farm gets it right
name: Toast & Grind = what one does before the pot
name: Stained Fingers = the sign of real turmeric
name: Masala Mile = Hindi for a spice blend, and how far it smells
name: Tin & Temper = what it lives in, and how it is
name: The Good Drawer = the one that smells when it opens
name: Bark & Bud = cinnamon and clove before they had a tin
line: Open the tin and lean in
line: Throw out the paprika from the wedding
line: Smell first, then cook
line: It grew on a hill with a name
line: One pinch less than you think

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
rival: brands of the supermarket | they stand at eye level, and the price looks reasonable | Bertolli, Filippo Berio, Carapelli, Lidl | olive oil
rival: specialist shops and growers who post | they show the harvest and win prizes | Oil & Vinegar, zait@DE, Citizens of Soil@GB, Brightland@US, Graza@US | extra virgin olive oil online
rival: the canister brought back from holiday | one has stood under the tree
meet: delicatessens, pottery markets and wine shops | owner of the wine shop | whoever tastes wine also dips bread and has a basket on the arm | pour {name} beside two oils from the shelf and let people cough before they buy | two Saturdays a month | cookery teachers, bakeries and restaurants | a good oil makes bread and fish theirs
measure: the share of households that order again before the next harvest
moat: growers whose early harvest is pressed for your names on a list
risk: a dry year halves the harvest and doubles the price after tins were promised | take orders before the harvest with a price from and to, and keep a second grove in another valley
rule: Settle grade, analysis and origin | Have each harvest analysed and tasted by a panel, ask which origin words are allowed on the tin, and store it dark, cool and full. | the analysis, the panel sheet and the label are filed
trial: Sell one pallet to people you do not know | Bring fifty tins from one press, pour at three shops and one market, and take orders for November with a part paid in advance. | tins sold, paid orders and freight per tin are in one list
ask: Why pay three times the price of the supermarket? | It burns in the throat, and that is the point | trade-trial | by pouring both from jugs without a label
ask: How much oil does a household use in a year? | | interviews-2 | by marking the level on fifteen bottles for a month
roles: somebody whose family knows a press | somebody who handles import, tins and post | somebody who pours, tells and sells
search: extra virgin olive oil
name: First Cough = what tells a fresh oil
name: Grove & Gravel = the trees, and what they stand on
name: November Green = the colour of the first days
name: +Pressday = when the whole village smells of it
name: Stone & Branch = the mill, and what it is given
name: Dip Twice = the bread knows why
name: Old Trunk = who has been there longest
name: Molazza = Italian for the stone that crushes the olives
name: Silver Leaf = the underside in the wind
name: Net & Ladder = all that a harvest takes
name: Peppery End = where good oil says goodbye
line: It tickles your throat on purpose
line: Pressed the night it was picked
line: Bread first, then salad, then everything
line: Know the tree by its bend
line: Greener than you remember

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
rival: craft breweries with a name | they stand in good bars and bring out a new can each month | BrewDog, Mikkeller@DK, Sierra Nevada@US, Stone & Wood@AU, Camden Town@GB | craft beer
rival: the beer of the region | it is on tap in the village, and the father drank it too | Heineken, Augustiner@DE, Pilsner Urquell@CZ
rival: a crate from the supermarket and home brewing | it costs a third or is fun to make
meet: bottle shops, football clubs and food markets | owner of the bottle shop | fifty bottles stand side by side there, and his word decides which one goes home | pour two kinds of {name} on a Friday and let guests write the name of the third | every second Friday | restaurants, wedding hosts and butchers | a beer from next door is talked about at the table
measure: the share of kegs that a bar orders again
moat: taps in the neighbourhood and guests who know the brewer
risk: tanks, duty and empties eat the money long before the beer does well | brew in somebody else's tanks until three bars order without being asked
rule: Settle duty, brewing permit and age checks | Ask about the brewing licence, duty, deposit, waste water and smell, and how age is checked at the tap and at the door. | licence, duty number and the plan for waste water are filed
trial: Brew one batch in a hired tank | Brew one keg beer and one bottle, place them in three bars and one shop, and count how many days each keg lasted. | days per keg, bottles sold and costs per litre are in one list
ask: How many litres a month pay for the tanks? | | f-2 | by dividing rent, wages and instalments by what is left of a litre
ask: Which bar gives you a tap for a year? | | closing-calls | with owners who name the tap in writing
roles: a brewer with years at the kettle | somebody who sells kegs and drinks little | somebody who knows duty, permits and empties
search: craft beer near me
name: Loud Foam = what sits on top
name: Kettle & Kerb = where it is brewed and where it is drunk
name: Keg & Kin = who comes when it is tapped
name: +Maltmoor = grain, and a foggy place
name: Coaster Creed = what stands on the beer mat
name: Hop Skip Pint = three steps to the bar
name: Last Orders Inn = when the bell rings
name: Prost Corner = German for cheers, and where it is heard
name: Cellar Cat = who kept the mice off the malt
name: Long Table Ale = for those who move up
name: Wort & All = the sweet start, and everything after
line: Move up, there is room
line: Brewed behind that door
line: The foam holds, so does the talk
line: Known by name at the tap
line: Grain, water, hops and a Tuesday night

mushroom-farm
job: a delivery, deliveries
rival: growers who sell through the wholesale market | they bring large amounts at a known price every night | GrowUp Farms@GB, Gotham Greens@US, Smithy Mushrooms@GB | gourmet mushrooms
rival: the greengrocer and the supermarket | they have button mushrooms and salad at any time | Metro@DE, Rungis Express@DE, Sysco@US
rival: going into the woods or a pot on the window sill | it costs nothing, and one tells everybody
meet: kitchen doors of restaurants, farmers' markets and cookery schools | head chef | a chef decides in the minute in which the box is open on the pass | open a box of {name} at the back door before noon and come again with the same quality on Thursday | three mornings a week | delicatessens, cookery schools and box schemes | a thing grown in the next street is a story for them
measure: the share of the harvest that is sold before it is picked
moat: chefs who have planned their menu around your harvest day
risk: one mould in the room, or one dear winter of electricity, and the harvest is gone | run two separate rooms, and know the price of power at which you stop growing
rule: Settle use of the room, waste water and hygiene | Ask whether food may be grown in the building, how air with spores or damp is led out, how workers are protected, and what is checked before delivery. | the permit, the plan for air and the hygiene papers are filed
trial: Grow in one room for two harvests | Set up one small room, weigh each harvest, sell it to three chefs and at one market, and read the meter every day. | kilos, hours, power and price per kilo are on one sheet
ask: What does a kilo cost, power and hours included? | | trade-trial | with meter, scale and watch over two harvests
ask: What do you do with a harvest nobody ordered? | | f-3 | by drying or preserving a tenth of it and selling that
roles: a grower with clean hands | somebody chefs open the door for | a technician for air, water and light
search: gourmet mushrooms
name: Cap & Cellar = what grows, and where
name: Damp Corner = the best place in the house
name: Overnight Inch = how fast it goes
name: +Sporeyard = where it all begins
name: Tray Seven = the one that is ready
name: Low Light Leaf = what grows behind the door
name: Basement Bloom = what the street does not see
name: Setas = Spanish for mushrooms
name: Gills & Grounds = what they have and what they stand on
name: Root & Rack = what goes down, and what it stands on
name: Thursday Pick = the day chefs wait for
line: Picked while the chef wrote the menu
line: It grew three streets from the plate
line: Doubled in size since last night
line: Grown in a cellar, gone by Friday
line: Ask what is ready tomorrow
`;
