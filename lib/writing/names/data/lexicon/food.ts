/** How rows are read is told in ./lexicon.ts. */
export const FOOD = `
bread 60 good bread and the hands that make it
? bread* bake* baking bakery bakeries sourdough loaf loaves flour dough pastry panader* brot* boulanger* pane pão
Levain = the starter a baker feeds every day and never lets die
Crumb = the inside of a loaf, by which bakers judge each other
Oven Spring = the last rise of a loaf in its first ten minutes of heat
First Rise = the hours in which dough does its own work
+Loafline = the line outside a bakery that is worth standing in
+Truecrumb = a crumb with nothing in it that should not be there
Proofing = the waiting that makes bread, and the showing that makes trust
+Ryebell = rye and the bell over a shop door

cake 345 something sweet for an occasion
? cake cupcake wedding-cake confection* patisserie gâteau torte
Batter = what a cake is before it is one
Piping = the thin line of icing that signs a cake
Marzipan = the almond paste of Lübeck and Toledo
+Tierhouse = a house for cakes in tiers

coffee 35 coffee made with care
? coffee espresso barista roast* café cappuccino kaffee
First Crack = the sound by which a roaster knows the bean is ready
Doubleshot = two measures and no small talk
Flat White Hours = the hours in which a coffee stop earns its day
Demitasse = the half cup an espresso is served in
+Beanmile = the distance between a bean and its cup
+Cupward = towards the cup
Portafilter = the handle a barista holds all day

tea 110 leaves, water and time
? tea teas herbal infusion teahouse matcha
Second Flush = the summer picking that tea drinkers wait for
Steep = the minutes in which a leaf gives what it has
+Leafhour = the hour that belongs to a pot of tea
Slow Kettle = a kettle that nobody hurries
Samovar = the urn that keeps water hot for whoever comes

brewing 45 drinks that are made by waiting
? beer brew* wine winery cider distill* spirit* gin kombucha vino bier bodega
Firkin = a small cask, a quarter of a barrel
Angel's Share = the part of a cask that the air drinks
+Caskline = the line chalked on a cask
+Hopgarth = the walled field where hops climb

honey 85 bees and the people who keep them
? bee bees hive* apiar* honey beekeep* colony colonies swarm* pollinat* colmena* bienen* ruche*
Waggle = the dance with which one bee tells the others where to go
Skep = the straw hive that beekeepers used before boxes
First Flight = the day in February when a colony shows that it lives
+Hivelamp = a lamp held over the hive when nobody wants to open it
Humwell = the hum of a colony that is doing well

cheese 70 milk turned into something that keeps
? cheese* milk dairy yoghurt yogurt creamery butter fromage* queso* käse* formagg* caseific* pastori
Rind = the outside of a cheese, which tells its age
Affinage = the care of a cheese while it ripens
Cellar Months = the months in which a wheel becomes a cheese
+Rindmark = the mark pressed into a rind

meat 8 meat with a known origin
? meat butcher* beef pork lamb sausage charcuterie ham
Dry Aged = what a butcher does instead of hurrying
Cleaver = the one tool on a butcher's wall that everybody knows
+Hookyard = the yard behind a butcher's shop
Nose to Tail = an animal of which nothing is wasted
+Smokeyard = the yard where a smokehouse stands

seafood 205 what the boats bring in
? fish seafood shellfish oyster* mussel* fisher* aquacultur* pescad* poisson catch
Landing Hour = the hour when boats come in and prices are made
Slack Water = the still minutes between two tides
Day Boat = a boat that is home by evening, with a catch that is fresh
Offing = the sea that can be seen from the shore
+Quaymark = the mark on a quay where a boat ties up
+Tidecrate = a crate landed with the tide

plantfood 135 food from plants
? vegetable vegan plant-based tofu salad vegetarian greens legume lentil verdura*
Podding = taking peas out of their pods, the slow work of summer
Allotment = the strip of ground a town family grows its food on
Green Half = the half of a plate that should be green
+Leafcrate = a crate of leaves, cut this morning
Kitchen Garden = the garden nearest to the pot

spice 35 flavour in small amounts
? spice* sauce chilli curry pepper herb seasoning pickle* mustard ferment*
Pestle = the tool that wakes a spice up
A Pinch More = what a cook says after tasting
Saffron Road = the way by which flavour travelled
+Cloveyard = a yard that smells of cloves
Mortar & Leaf = what grinds and what is ground

sweets 340 something sweet at the end
? chocolate candy sweets dessert ice-cream gelato praline cocoa
Conche = the machine that stirs chocolate until it is smooth
Snap & Melt = the two things good chocolate does
Sunday Spoon = the spoon that comes out for dessert
+Sugarbell = the bell of a sweet shop
Ganache = cream and chocolate, stirred until they agree

snack 50 something small between meals
? snack lunchbox vending crisps granola nuts
Elevenses = the small meal at eleven that the British never gave up
Pocket Lunch = a lunch that fits where your hand is

meals 40 a meal that is ready when people are
? food meal* lunch dinner cook* kitchen recipe dish chef catering canteen comida plato* cocina cuisine* küche portion restaurant* soup
Mise = everything in its place before the cooking starts
Trivet = the stand that lets a hot pot be put down among people
Long Table = the table at which nobody sits alone
Second Helping = what people ask for when a meal was right
+Platemate = whoever shares your plate
Family Meal = what a kitchen eats before the guests come
+Pantrybell = the bell that calls to the pantry

dining 25 a well run dining room
? restaurant* waiter menu bistro dining reservation guests restaurante*
Covers = the word by which a dining room counts its guests
Full House = every table taken
The Pass = the counter where a kitchen hands over to the room
Mise & Menu = what is prepared and what is promised
+Tableturn = the moment when one party leaves and the next sits down
Last Orders = the call before a kitchen closes

streetfood 30 hot food where people stand
? food-truck street-food kiosk stall cart takeaway
+Hatchway = the window a van opens to its guests
+Forkless = food that needs no fork
Kerbside = the edge of the street where people stop and eat

delivery 15 something brought to the door
? deliver* courier rider meal-kit parcel doorstep lieferung entrega livraison
Doorbell = the sound everybody in the house gets up for
Last Mile = the part of the way that customers notice
Still Warm = how it should be when the door opens
+Doorlight = the light that is on when something arrives
Bell & Basket = what a bicycle brings and how it tells you

allergy 165 food somebody can trust
? allerg* gluten* intoleran* free-from celiac coeliac lactose nut traces contamination
+Batchmark = a mark that says which batch was tested
Safe Slice = a slice nobody has to ask about
+Clearcrumb = a crumb with nothing hidden in it

coldstore 215 produce kept cool and whole
? cold cool* chill* storage freez* fridge refrigerat* perish* spoil*
Larder = the cool room where food waited before there was electricity
Icehouse = the building in which winter was kept for summer
+Cratekeep = a place that keeps crates, and what is in them
+Chillgate = a gate with cold air behind it

market 50 the life of a market
? market-stall trader* stall* vendor* bazaar wholesale produce greengrocer mercado marché
Bushel = the measure a harvest is sold by
Opening Bell = the sound that starts a trading day
Stallholder = whoever stands behind the goods
+Basketway = the way from the stall to the kitchen

grocery 120 the weekly shop
? grocer* supermarket convenience corner-shop pantry zero-waste refill
Corner Basket = the basket you carry without a list
Bring a Jar = how a shop without packaging greets you
+Shelfmate = whoever keeps your shelf full
Provender = an old word for everything that is eaten
`;
