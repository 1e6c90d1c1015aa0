/** Food and drink that somebody makes: what is known of them; the keys are those of `../lore.ts`. */
export const FOOD_MAKERS = `
hot-sauce
job: a jar, jars
rival: brands on the supermarket shelf | they cost less, and everybody knows what they get | Tabasco, Heinz, Barilla, Cholula@US, Encona@GB | hot sauce
rival: small makers at markets and in gift shops | they stand behind the table themselves and let people taste | | small batch sauce
rival: a jar from grandmother or a friend who cooks | it is a present, and nobody looks at the label
meet: weekend markets, butchers and craft breweries | owner of the butcher's shop | whoever buys a good steak has a hand free for the jar beside the till | let customers taste {name} on a slice of sausage for a Saturday and leave twelve jars on commission | every second Saturday | delicatessens, barbecue clubs and restaurants | they like something to recommend that the supermarket does not have
measure: the share of tasters who come back for a second jar
moat: a recipe people ask for by name and a row in the shops they trust
risk: a jar lasts for months, and a single shop sells four of them | make the jar the doorway, and sell sets, large bottles and kitchens from the first year
rule: Settle acidity, shelf life and the label | Have a laboratory measure acidity and test the shelf life, register the kitchen where it is filled, and let somebody check weight, list of ingredients and allergens on the label. | the lab report, the registration and the approved label are filed
trial: Sell sixty jars across one table | Fill sixty jars of three kinds in a rented kitchen, sell them on two market days at the intended price, and count tasters, buyers and who asked for the next size. | tasters, buyers, costs per jar and favourites are in one table
ask: What remains when a shop takes its half? | | price-talks | with three shopkeepers and your real costs on the table
ask: Why would it stand open in the fridge and get used? | | interviews-2 | by asking buyers after six weeks to photograph the jar
roles: a cook with a recipe that others beg for | somebody who knows filling, acidity and labels | somebody who stands at markets and rings shops
search: hot sauce
name: Slow Burn Row = heat that takes its time
name: Jar & Jolt = what it comes in and what it does
name: Second Spoon = what the first one asks for
name: +Drizzlebeast = how it falls and how it bites
name: Lick the Lid = what nobody admits
name: Middle Shelf = where the good ones live
name: Scovillain = a bad name for a hot pepper
name: Piquín = Spanish for a tiny wild chilli
name: Granny's Threat = a spoon of it, and be brave
name: Bottom of Jar = where bread goes in
name: Red Shelf = the jars from mild to mad
line: Scrape the jar, we saw you
line: A spoonful of trouble for plain rice
line: Stirred in a pot you could lift
line: Starts sweet, ends loud
line: The jar that moves to the front

snack-bars
job: a pack, packs
rival: bar and snack brands | they hang at each till and pay for the place | Kind, Clif Bar, Barebells, Grenade@GB, Graze@GB, Corny@DE, RXBAR@US | protein bar
rival: own brands of supermarkets and chemists | they taste nearly the same at a third less | Lidl, dm@DE, Trader Joe's@US
rival: a banana, a handful of nuts and the office biscuits | they lie there and nobody has to think
meet: climbing halls, gyms and bicycle shops | manager of the climbing hall | people come down hungry, with chalky fingers and a purse at the counter | stand at the counter with {name} for an evening and watch who buys the second one after the climb | two evenings a week | trainers, cycling cafés and office kitchens | a bowl by the till that sells itself is welcome
measure: the share of buyers who order a whole box after the single piece
moat: places at the till of halls, cafés and offices that others overlook
risk: shops order once, the bars stand still and come back past their date | sell where people are hungry, count the turnover per shelf each week, and leave shops that do not move
rule: Settle health words, dates and who fills it | Let somebody check every word such as protein, natural or sugar, have the shelf life tested in heat, and see the hygiene papers of the filler. | the checked wrapper, the shelf-life report and the filler's papers are filed
trial: Sell four hundred pieces by hand | Make two kinds in a rented kitchen, sell them at three halls and two offices, and ask the filler for the price of five thousand. | pieces per place and week, reorders and the filler's offer are on one page
ask: What does it cost at five thousand, and at fifty thousand? | | f-2 | by asking three fillers for written offers
ask: Would somebody take it over the one beside it? | | trade-trial | by laying it next to the leader at one till for two weeks
roles: somebody who develops recipes for machines | somebody who sells to halls, cafés and buyers | somebody who watches stock and dates
search: healthy snack bar
name: Half Time Oat = a bar for the break
name: Nut & Nerve = what is in it and what it holds up
name: Top of Pitch = where one unwraps it
name: +Crunchledge = what one hears on a mountain edge
name: Pocket Oats = where they travel
name: Four O'Crunch = the hour and the sound
name: Chalk & Chew = before the wall and after it
name: Morso = Italian for a bite
name: Last Mile Bar = the one kept for the end
name: Seed Parade = who marches in it
name: *Munchery Hill = a high place for small bites
line: For the hill after the last hill
line: A crunch the whole meeting hears
line: Lives in the coat pocket
line: You can see the nuts
line: Unwrap at four

chocolate
job: a purchase, purchases
rival: chocolate houses | they have shops in the best streets and a box for each occasion | Lindt, Godiva, Läderach@CH, Hotel Chocolat@GB, Neuhaus@BE, See's Candies@US | chocolate gift box
rival: bean-to-bar makers and fair brands | they tell the story of the farm and stand in good shops | Tony's Chocolonely, Zotter@AT, Zotter@DE, Original Beans, Dandelion@US | bean to bar chocolate
rival: the bar from the till of the supermarket | it is eaten before one is home
meet: wine shops, bookshops and hotel receptions | bookseller | people look for something small to put beside a book for a friend | let each buyer of a book break off a piece of {name} and stack twenty bars next to the till | two Saturdays before each holiday | hotels, theatres and firms with many clients | they look for a present with a story
measure: the share of gift buyers who come back to buy one for themselves
moat: beans from farms that sell their best fermentation to you
risk: Christmas and Easter earn the year, and summer melts it | bring bars for walkers, kitchens and ice makers in summer, and buy beans after the feast and not before
rule: Settle what may be called chocolate, and nuts in the room | Ask which share of cocoa each name demands, label allergens and traces of each line, and keep papers for each word such as fair or organic. | the recipes, labels and papers of origin are filed
trial: Make two hundred bars and sell them across three tills | Make two kinds, wrap them as they are meant to look, place them in three shops at full price and note what was sold, melted and asked. | bars sold, broken and asked for by shop are known
ask: What happens when the price of cocoa doubles? | | f-2 | by writing down the margin at three prices of cocoa
ask: Do you meet the farmers or a trader? | | rules | with the papers of the first sack
roles: a chocolatier who tempers in her sleep | somebody who buys beans and speaks with farms | somebody who sells to shops and firms before the feasts
search: handmade chocolate
name: Snap & Sigh = what it does, and what you do
name: Tempered = chocolate that breaks with a clean sound
name: Pod & Pestle = where the bean sat, and what crushed it
name: +Meltmoment = the second before it is gone
name: Second Row = the pralines under the pralines
name: Foil Whisper = the sound of somebody not sharing
name: Hide This One = what one does with the good bar
name: Amargo = Spanish for bitter
name: Cocoa & Cover = the bean, and the wrapping one keeps
name: Corner Piece = the first to be broken off
name: Midnight Bar = dark, and eaten in the dark
line: Listen for the snap
line: The second row is yours
line: Let it melt, do not bite
line: Hide it behind the flour
line: Somebody opened this pod by hand

honey
job: a jar, jars
rival: brands on the shelf | they are always liquid, always golden and half the price | Langnese@DE, Rowse@GB, Lune de Miel@FR | honey
rival: the beekeeper of the village | he knows each hive and puts jars on a table by the road | | local honey near me
rival: sugar, syrup and jam | they stand on the table already
meet: allotments, farm shops and Christmas markets | chair of the allotment club | everybody there has seen the bees and would like to taste them | set up three kinds of {name} from three miles around and let people guess the tree | two Saturdays a month | tea shops, cheese counters and hotels with breakfast | a named jar on the table makes guests ask
measure: the share of buyers who return when the jar is empty
moat: beekeepers who give you the harvest before the wholesaler rings
risk: one wet June, and there is nothing to fill | buy from valleys with different blossom, and sell the adopted hive rather than a promised number of jars
rule: Settle origin, purity and what stands on the jar | Have each batch tested for origin and residues, ask how local, raw and blossom may be used as words, and register the room where it is filled. | the lab reports, the label and the registration are filed
trial: Sell the harvest of two beekeepers | Fill eighty jars of two kinds, sell one half at a market and one half by order, and ask buyers what they have at home. | jars, price, channel and what stood in the cupboard are noted
ask: How do I know it was not stretched with syrup? | Each batch is tested and the beekeeper stands on the lid | rules | with a laboratory's report that buyers can read
ask: How many jars does one household eat in a year? | | interviews-2 | by weighing the open jar of fifteen households twice
roles: a beekeeper with years of swarms behind her | somebody who fills, labels and posts without leaks | somebody who sells to hotels and firms
search: local honey
name: Comb & Cupboard = where it was and where it stands
name: Lindenlid = the tree and what keeps it in
name: Three Miles Out = how far a bee flies for it
name: +Hivespoon = from there to there
name: Sticky Drawer = where the honey jar lives
name: Clover & Drone = what blooms and who hums
name: Slow Gold = how it leaves the spoon
name: Miele Mio = Italian for my honey
name: Waggle = the dance that tells the way to the blossom
name: Late Lavender = the last blossom worth the flight
name: *Beelong = a jar one longs for, and a bee that belongs
line: Somebody flew for every spoonful
line: Wait for the drop
line: From the lime trees behind the school
line: Every June tastes different
line: The bees know the good gardens

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
rival: chilled brands of organic shops | they are near and made safe by heat or not | Biona@GB, Biotiful@GB, Bubbies@US, Cleveland Kitchen@US, Completeorganics@DE | raw sauerkraut
rival: Asian grocers and their own barrels | it is sharper, cheaper and sold by the scoop | | fresh kimchi
rival: a jar on one's own worktop | it costs a cabbage, and bubbles to look at
meet: organic markets, sausage stalls and yoga studios | owner of the sausage stall | he sells tons of cabbage out of a tin and has never tasted yours | serve {name} on his sausages for a noon and count who asks for the jar | one noon a week | dietitians, cheese counters and ramen cooks | sour belongs to what they serve
measure: the share of jars that are bought again within six weeks
moat: cultures and times that only your cellar knows
risk: living jars go on working, lids bulge and shops send them back | keep the chain cold, test each recipe over its whole date and tell the shop how it should sound
rule: Settle acidity, pressure and promises about the gut | Have acidity and germs tested over the whole shelf life, try lids under pressure and warmth, and strike out every promise about health. | the test series, the lid and the reviewed label are filed
trial: Ferment one barrel and sell all of it | Fill one hundred jars of two kinds, keep ten warm and ten cold to see what happens, and sell eighty at two markets and one stall. | acidity by week, burst lids, sales and reorders are in one list
ask: How sour is it after ten weeks? | | trade-trial | by tasting one jar of each week side by side
ask: What if one explodes in my fridge? | | rules | with the pressure test of lid and glass
roles: somebody with years of crocks and patience | somebody who reads lab reports | somebody who sells to shops that really cool
search: kimchi
name: Brine & Shine = what covers it, and how it comes out
name: Burping Lid = what tells that it lives
name: Cabbage Patience = the two things it takes
name: +Crockhum = the sound of a pot that works
name: Salt Weather = what a cabbage needs for six weeks
name: Sour Cellar = where the good things turn
name: Fizz & Fork = it tickles, one stabs
name: Kiseli = Serbian and Croatian for the sour ones
name: Week Six = when one may open it
name: Bubble Shelf = jars that talk at night
name: Press the Leaf = what the stone does
line: It was a cabbage six weeks ago
line: Open slowly, it is awake
line: Sour enough to make you blink
line: Salt, time and a heavy stone
line: Put it on everything but the cake

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
rival: tea houses and online tea shops | they have hundreds of kinds and a tin for each | TeaGschwendner@DE, Whittard@GB, Adagio@US, Palais des Thés@FR, Bird & Blend@GB | loose leaf tea
rival: bags from the supermarket | they are quick, cheap and taste as at home | Twinings, Lipton, Yorkshire Tea@GB, Teekanne@DE | tea
rival: mint from the window sill and hot water | it is free and nobody has to choose
meet: yoga studios, bookshops and pottery workshops | yoga teacher | after class everybody sits on the floor with empty hands | pour two kinds of {name} after class for a week and leave a tin with a list | one evening a week | potters, bookshops and midwives | something warm belongs to what they offer
measure: the share of buyers who order the same tea a second time
moat: blends people cannot find under another name
risk: everybody likes to taste and goes on drinking the bag from the supermarket | sell six sorts in small envelopes first, and refill only the one they finished
rule: Settle residues, herbs and words about health | Have each lot tested for residues, ask which herbs count as medicine, and take every claim about sleep, cleansing or slimming off the label. | lab reports, a list of herbs and the reviewed label are filed
trial: Pour for a hundred people and post thirty samplers | Pour four teas in three places, post samplers to thirty buyers and ask after three weeks which envelope is empty. | cups, samplers sold and the empty envelope of each buyer are noted
ask: Which tea is finished and not just tasted? | | trade-trial | with the empty envelopes of thirty buyers
ask: What makes it yours and not the wholesaler's? | | interviews-2 | by letting ten drinkers taste yours and the wholesaler's without the names
roles: somebody who blends and buys with a trained tongue | somebody who designs tins worth keeping | somebody who runs shop, post and cafés
search: loose leaf tea
name: Second Steep = when a good leaf gets better
name: Kettle Hour = when a house goes quiet
name: Leaf & Lull = what goes in, and what follows
name: +Steepwell = a deep place for hot water
name: Four Minutes = all it asks of you
name: Saucer Moon = the shape under the cup
name: Pot for One = and a book
name: Chaya = Japanese for a tea house
name: Tin Garden = where the herbs sleep
name: Pinkie Out = how one drinks when nobody looks
name: Spoon Stands = tea as the grandmother made it
line: Put the kettle on, sit down
line: The second steep is the good one
line: Leaves that still look like leaves
line: Let it stand, look outside
line: A tin for rainy Tuesdays

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
rival: alcohol-free brands | they look like the bottle beside them and every bar can order them | Seedlip, Lyre's, Lucky Saint@GB, Athletic Brewing@US, Leitz@DE, Heineken | alcohol free drinks
rival: specialist shops for drinking without alcohol | they have everything and let one taste | Wise Bartender@GB | alcohol free shop
rival: soda water with lime, juice or cola | every bar has it, and nobody asks
meet: restaurants, wedding fairs and running clubs | head waiter | each evening three at a table do not drink and are offered apple juice | serve {name} beside the menu's first course for a week and count how often a second glass is ordered | two evenings a week | bartenders, midwives and driving schools | they are asked what to drink instead
measure: the share of tables that order a second round
moat: bars and restaurants that put the name on their menu
risk: January is wonderful and February is not | win the restaurants that serve it all the year, and treat January as a gift
rule: Settle how much alcohol is none, and how long it keeps | Ask which remaining alcohol each word on the label allows, have the shelf life of an opened bottle tested, and check whether age rules still apply. | the lab report, the label and the answer on age are filed
trial: Stand on the menu of three places for two weeks | Give three bars enough bottles and one recipe each, and count first glasses, second glasses and bottles poured away. | glasses, seconds and waste by bar are on one sheet
ask: What does it do at the second sip that juice does not? | | trade-trial | by serving it to twenty people beside what they would have drunk
ask: Will a guest pay the price of a cocktail? | | price-talks | with three bars that print it on the menu
roles: somebody who builds taste without alcohol | somebody whom bars let in at the back door | somebody who knows filling and shelf life
search: alcohol free drinks
name: Dry & Daring = no drop in it, and yet
name: Clear Sunday = the morning after
name: Clink Anyway = what two glasses do
name: +Bitterbloom = what it tastes of first and last
name: Drive Me Home = what whoever drinks it can do
name: Garnish Club = for those who want the olive
name: Raised Glass = a toast with anything in it
name: Brindo = Spanish for I raise my glass
name: Half Past Sober = still early, still good
name: Tall & Tart = the glass and what is in it
name: Long Memory = what the evening leaves behind
line: Raise a glass, remember the toast
line: The driver gets the good glass
line: Bitter, tall and wide awake
line: Clink now, run tomorrow
line: All the ceremony, clear head

soft-drinks
job: a crate, crates
rival: young drink brands in every good bar | they have crates, fridges and a wholesaler who drives anyway | Fritz-Kola@DE, Fever-Tree, Remedy@AU, GT's@US, Lemonaid@DE, Dalston's@GB | craft lemonade
rival: the large drink companies | they own the fridge in which yours would stand | Coca-Cola, Pepsi, Red Bull, Schweppes
rival: tap water with a slice of lemon | it is free and comes to the table with the meal
meet: bars, cafés and festival tents | barkeeper | guests ask for something that is not too sweet, and the barkeeper decides what is put in front of them | bring two cold crates of {name}, work the counter for an evening and note who orders a second | two evenings a week | drinks wholesalers, festival crews and co-working spaces | they like one crate that nobody else pours yet
measure: the crates an average bar orders again within four weeks
moat: a place in the fridge of bars that others would like to be in
risk: glass is heavy, deposits tie up money, and the wholesaler wants a third | grow in one city until a van is full, before the first pallet goes anywhere else
rule: Settle filling, deposit and the words on the label | Ask about the deposit system, caffeine, sweeteners and remaining alcohol, and have the filler test how long a bottle lasts warm and in the light. | the deposit contract, the test and the label are filed
trial: Sell forty crates in one quarter of town | Fill a small batch, carry it to ten bars yourself, pour for an evening in each, and ring every Monday for the next order. | crates, reorders, breakage and the words of barkeepers are in one list
ask: What is left of a bottle after wholesaler and bar? | | f-2 | by writing the price of one bottle from filler to guest
ask: Whose place in the fridge do you take? | | closing-calls | with barkeepers who name the bottle that goes
roles: somebody who invents drinks and knows fillers | somebody who carries crates into bars | somebody who counts deposits and freight
search: craft lemonade
name: Cap & Crackle = the opening, and what follows
name: Kerb Fizz = what is drunk on the pavement
name: Sour Streak = the line down the middle of the tongue
name: +Bottlenod = what two strangers with the same drink do
name: Crate Nine = the one that was left in the sun, nearly
name: Tongue Twist = what ginger does
name: Straw Hat Fizz = for the hot end of a street
name: Brus = Norwegian for a fizzy drink
name: Half Cold = when it tastes of most
name: Green Glass = how it stands on the counter
name: Deposit Club = those who bring the bottle back
line: Bring the bottle back, take another
line: Not that sweet, on purpose
line: Hear the cap hit the table
line: Sour first, sunny after
line: Drunk on kerbs since last summer

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
