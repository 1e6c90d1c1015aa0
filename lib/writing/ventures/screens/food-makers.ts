/** Food and drink that is made: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FOOD_MAKERS_SCREENS = `
hot-sauce
thing: jar, jars = Green and mild; Smoky red; Extra hot
must: How hot each sauce is; Ingredients and allergens; What each sauce goes with; A set to try several
later: Large bottles for restaurants; Gift sets
screen: Smoky red | picture Bottle and a dish | chart Heat from mild to hot | list Goes with = Grilled meat; Eggs; Vegetables | ask Size = Small | button Add to basket | choose your heat to see sauces | sold out, the next batch is ready on Friday
screen: Your order | steps Progress = Order received; Packed; On its way | list Items = Green and mild, one; Smoky red, two | words Delivery planned for Thursday | buttons Track parcel / Order again | no orders yet | a bottle broke on the way, we are sending a new one
screen: Batches and shops | table Stock = Sauce, Lab test, Left; Green, passed, nine; Smoky red, passed, four; Extra hot, waiting, none | list Reorders = Butcher, six; Deli, four | button New batch | no batches recorded yet | the lab test is missing, do not sell this batch

snack-bars
thing: pack, packs = Apricot and oat; Cocoa and hazelnut; Salted peanut
must: Ingredients, allergens and nutrition; A mixed pack to try; Best-before date on each pack; Larger boxes for offices and gyms
later: A monthly subscription; A smaller size for children
screen: Mixed pack | picture Three bars | list Inside = Apricot and oat; Cocoa and hazelnut; Salted peanut | words Contains nuts | ask Packs = Two | button Add to basket | choose a flavour or start with the mixed pack | sold out, the next batch is ready on Monday
screen: Your order | steps Progress = Order received; Packed; On its way | list Items = Mixed pack, two | words Delivery planned for Wednesday | buttons Track parcel / Order again | no orders yet | the parcel is late, we have asked the carrier
screen: Shops and gyms | table This week = Place, Sold, Left; Gym, nine, three; Café, six, six; Office, eight, one | list To do = Refill the gym; Call the café; Reorder oats | button Plan delivery | no shop added yet | packs near their date, collect them this week

chocolate
thing: box, boxes = Dark chocolate bar; Box of pralines; Hazelnut milk bar
must: Ingredients, cocoa and allergens; Gift wrapping with a card; A delivery date the customer chooses; Cool packaging in warm weather
later: Own labels for companies; A tasting set
screen: Build a gift box | picture Open box | list Inside = Dark bar; Hazelnut bar; Six pralines | ask Card = Thank you, Anna | ask Deliver on = Friday | button Add to basket | choose a box to see the fillings | too warm for delivery on Friday, choose another day
screen: Your order | steps Progress = Order received; Made; Wrapped; On its way | list Items = Box of pralines, one; Dark bar, two | words Delivery planned for Friday | buttons Track parcel / Change the card | no orders yet | arrived broken, send a photo and we replace it
screen: Workshop | table This week = Product, Ordered, Made; Pralines, nine, six; Dark bar, eight, eight; Hazelnut bar, five, none | list To do = Order cocoa; Print labels; Pack office order | button Start batch | nothing to make today | an allergen is missing on the label, stop packing

honey
thing: jar, jars = Blossom honey; Forest honey; Creamed honey
must: Origin and harvest on each jar; Taste notes for each kind; Lab report for each batch; Safe packaging for glass jars
later: Gift sets; A yearly order from the new harvest
screen: Blossom honey | picture Jar and spoon | list Details = Mild and floral; From one area; This summer's harvest | link Lab report | ask Size = Large | button Add to basket | choose mild or strong to see kinds | sold out until the next harvest, leave your email
screen: Your order | steps Progress = Order received; Packed; On its way | list Items = Blossom honey, two; Creamed honey, one | words Delivery planned for Tuesday | buttons Track parcel / Order again | no orders yet | a jar broke on the way, we are sending a new one
screen: Harvest and stock | table Jars = Kind, Batch, Left; Blossom, four, nine; Forest, two, five; Creamed, three, six | list To do = Send sample to the lab; Print labels; Call the hotel | button Add batch | no harvest entered yet | the water content is too high, do not fill this batch

plant-protein
thing: pack, packs = Plant mince; Burger patties; Oat drink
must: Short list of ingredients and nutrition; Allergens on every pack; Cooking steps on the pack and online; A map of shops and kitchens that sell it
later: Large packs for canteens; Recipes for families
screen: Product page | picture Plant mince in a pan | list Inside = Pea protein; Rapeseed oil; Spices | steps Cook it = Heat some oil; Fry for five minutes; Season and serve | button Find a shop | no shop near you yet, order online | sold out here, next delivery on Thursday
screen: Order for kitchens | table Products = Product, Pack, Order; Mince, large, two; Strips, large, one; Patties, box, three | ask Delivery day = Wednesday | button Send order | choose your first products | minimum order not reached yet
screen: Production plan | table Batches = Product, Lab, Ready; Mince, passed, Monday; Strips, waiting, Tuesday; Patties, passed, Friday | button Release batch | no batches planned | lab result outside the limit, batch blocked

ferments
thing: jar, jars = Kimchi; Sauerkraut; Pickled beetroot
must: Ingredients, allergens and taste strength; Cold delivery; Storage and opening advice; Best-before date and batch number
later: A mixed box each month; Large tubs for restaurants
screen: Kimchi | picture Open jar | list Details = Medium hot; Contains fish sauce; Keep cold | ask Jars = Two | link How to open and store | button Add to basket | choose mild or sour to see jars | sold out, the next batch is ready on Monday
screen: Your delivery | steps Progress = Order received; Packed cold; On its way | list Items = Kimchi, two; Sauerkraut, one | words Put the jars in the fridge on arrival | buttons Track parcel / Report a problem | no orders yet | a jar leaked, send a photo and we replace it
screen: Fermenting batches | table Batches = Jar, Started, Status; Kimchi, Monday, fermenting; Sauerkraut, two weeks ago, ready; Beetroot, Thursday, fermenting | list Today = Check acidity; Taste sauerkraut; Print labels | button Fill jars | no batch started yet | the acidity is not low enough, do not fill this batch

spices
thing: jar, jars = Smoked paprika; Roasted cumin; Black pepper
must: Origin, harvest and lot on each jar; Small jars to try; Recipes for every spice; Allergen and purity information
later: Refill bags for empty jars; Sets for one dish
screen: Smoked paprika | picture Open jar | list Details = Mild and smoky; Latest harvest; Tested for purity | ask Size = Small jar | button Add to basket | choose a spice or a dish | sold out until the next harvest
screen: Spices for your dish | ask I am cooking = Lentil curry | list You need = Cumin; Turmeric; Coriander seed | button Add the set | enter a dish to see the spices | one spice is missing, we suggest another
screen: Stock and lots | table Lots = Spice, Test, Left; Paprika, passed, eight; Cumin, passed, three; Pepper, waiting, none | button Reorder | no lots recorded | a lot failed its test, do not fill it

tea
thing: tea, teas = Green tea; Black tea; Mint and fennel
must: Brewing time and temperature for each tea; A tasting set with small packs; Origin and harvest on each pack; Easy reorder of a favourite
later: A subscription; Larger packs for cafés
screen: Green tea | picture Leaves and cup | list Details = From one garden; Spring harvest; Fresh and mild | steps How to brew = Let the water cool; Brew two minutes; Enjoy | ask Pack = Small | button Add to basket | choose mild or strong to see teas | sold out, a similar tea is shown below
screen: Rate your tasting set | list Your teas = Green tea, liked; Black tea, loved; Mint and fennel, not tried | words Your favourite is black tea | buttons Order favourite / Rate the next | no ratings yet | this tea is sold out, we can tell you when it is back
screen: Orders | table Today = Customer, Tea, Status; Nora, tasting set, packed; James, black tea, to pack; Café, green tea, to pack | list Stock = Green tea, six packs; Black tea, two packs | button Print labels | no orders today | black tea is running low, reorder now

olive-oil
thing: oil, oils = Early harvest; Mild late harvest; Oil for cooking
must: Harvest date, grove and variety; A taste description in plain words; Analysis for each harvest; Pre-order before the harvest
later: A tin as a gift; Refill bags for the bottle
screen: Early harvest | picture Tin and a bowl of oil | list Details = Fruity and peppery; Pressed on harvest day; One family grove | ask How many = Two | button Add to basket | choose mild or strong | sold out, pre-order the next harvest
screen: Pre-order | steps Next harvest = Reserved; Harvest; Pressed; Shipped | ask Quantity = Three tins | words We confirm price and date after pressing | button Reserve | pre-orders open in summer | harvest is small, your order was reduced
screen: Lots and orders | table Lots = Oil, Analysis, Left; Early, passed, nine; Mild, passed, four; Cooking, waiting, none | button Print labels | no lots in stock | a tin leaks, remove it from the order

alcohol-free
thing: bottle, bottles = Bitter aperitif; Sparkling white; Pale ale
must: Alcohol content and ingredients on each page; Taste notes and how to serve it; A tasting set; Delivery before a chosen date
later: A monthly selection; Menus and recipes for bars
screen: Bitter aperitif | picture Bottle and glass | list Tastes like = Orange; Herbs; Lightly bitter | steps Serve it = Fill a glass with ice; Add the aperitif; Top up with soda | ask Bottles = Two | button Add to basket | choose a taste to see drinks | sold out, two similar drinks are shown
screen: Your order | steps Progress = Order received; Packed; On its way | list Items = Bitter aperitif, two; Sparkling white, one | words Delivery planned for Friday | buttons Track parcel / Order again | no orders yet | a bottle broke on the way, we are sending a new one
screen: Bars and restaurants | table This week = Place, Ordered, Left; Corner bar, six, two; Hotel, four, three; Bistro, five, none | list To do = Call the bistro; Send recipe cards; Check stock | button New order | no bars or restaurants added yet | a delivery is overdue, call the place today

soft-drinks
thing: crate, crates = Ginger; Rhubarb; Lemon and mint
must: Sugar, ingredients and shelf life on each label; Repeat orders with one tap; Delivery day and empties collected; A mixed crate to try
later: Kegs for bars; A seasonal flavour
screen: Order drinks | list Choose crates = Ginger, two; Rhubarb, one; Lemon and mint, one | ask Delivery = Thursday morning | ask Empties = Three crates | button Place order | repeat your last order or start a new one | rhubarb is sold out, it is back on Monday
screen: Ginger | picture Bottle and glass | list Details = Real ginger; Less sugar; No alcohol | ask Pack = Six bottles | button Add to basket | choose a flavour or take the mixed pack | sold out, a similar flavour is shown
screen: Delivery round | table Thursday = Customer, Crates, Empties; Café, two, two; Bar, four, three; Office, one, none | map Round by street | button Mark delivered | no deliveries today | a crate is missing, tell the customer before you arrive

craft-beer
thing: beer, beers = Pale ale; Dark lager; Wheat beer
must: Style, strength and ingredients for each beer; Fill date on every can and keg; Age check at order and delivery; A map of bars and shops that stock it
later: A subscription for new beers; Brewery tours and tastings
screen: Where to find it | map Bars and shops nearby | list On tap = Corner Bar, pale ale; Bridge Inn, dark lager; Bottle shop, all three | button Order for home | no bar near you yet, order online | this keg is empty, next one on Friday
screen: Order for bars | table Beers = Beer, Stock, Order; Pale ale, eight kegs, two; Dark lager, three kegs, one; Wheat beer, none, none | ask Delivery day = Thursday | button Send order | no order yet, try a sample keg | empty kegs are missing, please add them
screen: Tank plan | table Tanks = Tank, Beer, Status; One, pale ale, ready; Two, dark lager, maturing; Three, free, clean | chart Fermentation in tank two | button Plan filling | no brew planned | tank too warm, check the cooling

mushroom-farm
thing: delivery, deliveries = Oyster mushrooms; Shiitake; Pea shoots
must: Available quantity for each harvest day; Standing orders for kitchens; Harvest date and batch on each crate; Storage and cooking tips
later: Dried or preserved surplus; Growing kits for home
screen: Order for tomorrow | table Available = Crop, Kilos, Your order; Oyster, nine, two; Shiitake, three, one; Pea shoots, six, none | ask Delivery = Before ten | button Place order | next harvest is on Thursday | harvest is smaller, please confirm the change
screen: Growing rooms | table Rooms = Room, Crop, Next task; One, oyster, harvest; Two, shiitake, mist; Three, empty, clean | chart Temperature and humidity | button Record harvest | no crop started | humidity is low in room two
screen: Deliveries | list Today = Bridge Kitchen, two crates; Market stall, four crates; Deli, one crate | map Route for three stops | button Mark as delivered | no deliveries today | customer closed, call before leaving it
`;
