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
thing: pack, packs = Mince, unseasoned; Strips for the pan; Four for the grill
must: Cooked the way one always cooks; A short list of what is in it; A dish for the first evening; A size for two people
later: A large bag for canteens; A recipe by whoever cooks for eight
screen: Tonight's pan | steps Like always = Hot pan, a little oil; Three minutes, do not touch; Salt last | picture The plate at the end | list Goes in place of = Mince in a sauce; Strips in a wrap | button Where to buy it | no shop nearby yet, and two canteens that serve it | stuck to the pan: what went wrong, in one line
screen: Kitchen's desk, served today | table Counter = Dish, Plates, Came back; Sauce with noodles, most, little; Wraps, half, some | ask What guests said = Wanted the recipe | buttons Order the same / Fewer next week | no count yet, because the first week is being cooked | a dish that came back half eaten is cooked with the chef once

ferments
thing: jar, jars = Kimchi; Sauerkraut; Pickled beetroot
must: Ingredients, allergens and taste strength; Cold delivery; Storage and opening advice; Best-before date and batch number
later: A mixed box each month; Large tubs for restaurants
screen: Kimchi | picture Open jar | list Details = Medium hot; Contains fish sauce; Keep cold | ask Jars = Two | link How to open and store | button Add to basket | choose mild or sour to see jars | sold out, the next batch is ready on Monday
screen: Your delivery | steps Progress = Order received; Packed cold; On its way | list Items = Kimchi, two; Sauerkraut, one | words Put the jars in the fridge on arrival | buttons Track parcel / Report a problem | no orders yet | a jar leaked, send a photo and we replace it
screen: Fermenting batches | table Batches = Jar, Started, Status; Kimchi, Monday, fermenting; Sauerkraut, two weeks ago, ready; Beetroot, Thursday, fermenting | list Today = Check acidity; Taste sauerkraut; Print labels | button Fill jars | no batch started yet | the acidity is not low enough, do not fill this batch

spices
thing: tin, tins = Pepper, red, from one garden; Cumin, roasted; Paprika, smoked
must: What it smells of, before anybody opens it; A dish that finishes the tin; The harvest and not only the date; A small tin to dare something new
later: A tin filled again; Everything for one dish in one envelope
screen: What are you cooking? | ask Tonight = Lentils, and half an onion | list Then take = Cumin, roasted, at the start; Paprika, smoked, at the end | picture Three tins beside the pan | button Add the small tins | no dish is named, and the one everybody should own stands here | sold until the next harvest: what comes nearest, and what is different
screen: Label of the tin | headline Pepper, red | list Told = Garden and harvest; Best crushed, not ground; Finish it by next summer | words Smell first, then cook | code Three dishes until it is empty | a tin without a harvest is not sold | a lid that does not close: a new one goes out with the next order

tea
thing: tea, teas = Green tea; Black tea; Mint and fennel
must: Brewing time and temperature for each tea; A tasting set with small packs; Origin and harvest on each pack; Easy reorder of a favourite
later: A subscription; Larger packs for cafés
screen: Green tea | picture Leaves and cup | list Details = From one garden; Spring harvest; Fresh and mild | steps How to brew = Let the water cool; Brew two minutes; Enjoy | ask Pack = Small | button Add to basket | choose mild or strong to see teas | sold out, a similar tea is shown below
screen: Rate your tasting set | list Your teas = Green tea, liked; Black tea, loved; Mint and fennel, not tried | words Your favourite is black tea | buttons Order favourite / Rate the next | no ratings yet | this tea is sold out, we can tell you when it is back
screen: Orders | table Today = Customer, Tea, Status; Nora, tasting set, packed; James, black tea, to pack; Café, green tea, to pack | list Stock = Green tea, six packs; Black tea, two packs | button Print labels | no orders today | black tea is running low, reorder now

olive-oil
thing: tin, tins = Early harvest, green; Late, mild; For the pan
must: The day it was pressed; How much bite it has, told honestly; Ordered before the harvest, at a price from and to; A tin that pours to the last drop
later: A tree with your name on it; Two tins to share with the floor above
screen: This year's harvest | picture The first green oil from the press | list How it is = More bite than last year; Fewer olives; Pressed the same night | ask How many tins = Two, and one for my sister | button Keep them for me | before the harvest: the grove, and when it begins | hail took half: orders are filled by half, first come first served
screen: Label of the tin | headline Early harvest | list Told = Grove and press; Day it was pressed; Keep it dark, not in the fridge | words It scratches in the throat. That is the good part | code The day at the press | a tin without the press day stays here | a dent in the seam: do not open it, we send another

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
thing: beer, beers = Pale, in the can; Dark, in the keg; Sour, while there is some
must: The day it was filled, on every can; How bitter, beside something they know; A keg's freshness, once tapped; The deposit, said before the price
later: A glass with the brewery's line on it; An evening at the tanks
screen: On tap tonight | table Where it runs = Beer, Place, Tapped; Pale, bar in the yard, today; Dark, pub at the bridge, Tuesday; Sour, here, last keg | map From the brewery to the taps | button Keep me a case | nothing is on tap this week, and two shops that have cans | a keg that ran flat: tell us, and it is changed
screen: Brewer's desk, tanks | table Tanks = Tank, Beer, Day; One, pale, ready to fill; Two, dark, sixth day; Three, empty, to be cleaned | chart Sugar left, day by day | button Fill on Thursday | no brew is planned, and the malt that is in the store | a tank too warm at night rings the brewer, not the office

mushroom-farm
thing: delivery, deliveries = Oyster, this morning's; Lion's mane, two kilos; Shiitake, small ones
must: Picked when it is ordered; What each one is good for, in a chef's words; A crate that breathes; What is left on Friday, at a Friday price
later: A block to grow at home; Stems dried for stock
screen: Chef's phone, for tomorrow | table To be picked = Mushroom, There is, For you; Oyster, plenty, two crates; Lion's mane, a little, one; Shiitake, enough, none | ask By when = Before ten, back door | button Pick it | nothing is ready tomorrow, and what will be the day after | a flush that came early: more of it, and what to do with it
screen: Grower's phone, room two | chart Damp and warmth, hour by hour | list To do now = Mist the left shelf; Pick oysters before noon; Bag out, mould in the corner | switch Lamp | button Picked and weighed | the room is resting, and its next day | no reading from the room: go and look, and only then believe it
`;
