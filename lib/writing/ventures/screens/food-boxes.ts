/** Food that comes home: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FOOD_BOXES_SCREENS = `
meal-kit
thing: box, boxes = Two dinners for two; Three dinners for four; Vegetarian box
must: A weekly menu to choose from; Allergens and cooking time for each dish; Skip a week without a call; A delivery day and hour
later: Extra dishes for guests; Favourites that can be ordered again
screen: Next week's menu | list Choose three = Chicken with rice; Chickpea curry; Fish with potatoes | words Change until Thursday evening | ask People = Four | buttons Confirm menu / Skip this week | choose how many people to see the menu | this dish is sold out, choose another
screen: Chickpea curry | picture Finished dish | steps Cook it = Fry onion and spices; Add chickpeas; Simmer; Serve with rice | list From your kitchen = Oil; Salt | button Mark as cooked | choose a dish from your box | something is missing, tell us and we refund it
screen: Packing day | table Wednesday = Box, Ordered, Packed; For two, nine, six; For four, five, five; Vegetarian, four, none | list Fridge check = Chicken, cold; Fish, cold | button Print labels | no boxes to pack today | an ingredient did not arrive, choose a substitute

free-from-box
thing: product, products = Bread mix, gluten-free; Biscuits without nuts; Pasta, gluten-free
must: A diet profile for each person; Allergens and traces on every product; Test result for each batch; A replacement when a product does not suit
later: A list for school and relatives; A box for birthdays
screen: Your diet profile | list Must be free from = Gluten; Nuts; Milk | switch Avoid traces as well | list In your next box = Bread mix; Biscuits; Pasta | button Confirm box | no product fits yet, change the profile | a recipe changed, the product was removed
screen: Product details | picture Bread mix | list Checked for = Gluten, below the limit; Nuts, none used; Packed separately | words Batch tested on Monday | buttons Test report / Swap product | no report uploaded yet | this batch was recalled, do not eat it
screen: Batch control | table Batches = Product, Test, Status; Bread mix, passed, released; Biscuits, waiting, blocked; Pasta, passed, released | button Upload report | no batches waiting | a test failed, customers must be informed

veg-box
thing: box, boxes = Small box; Family box; Fruit and vegetables
must: This week's contents before delivery; A list of vegetables never to send; Pause for holidays; Delivery or a pick-up point nearby
later: Eggs, bread and other extras; Recipes for the week's box
screen: This week's box | picture Open box | list Inside = Carrots; Leeks; Salad; Apples | ask Swap = Leeks for spinach | buttons Confirm / Skip this week | the contents are shown on Monday | a vegetable is missing, we added another one
screen: My delivery | list Plan = Small box; Every Thursday; Bakery pick-up point | words Please bring back last week's box | switch Pause deliveries | button Change plan | no box ordered yet | the pick-up point is closed, choose another
screen: Packing and round | table Thursday = Stop, Boxes, Packed; Bakery, eight, eight; Nursery, six, four; Home round, five, none | list From the farms = Carrots; Leeks; Salad | button Start round | no orders for this week yet | the farm sent less salad, replace it in family boxes

bread-subscription
thing: loaf, loaves = Rye loaf, sliced; Country loaf, whole; Morning rolls
must: Delivery days chosen by the customer; Pause or change until the evening before; Allergens and ingredients for every bread; Safe delivery place at the door
later: Weekend rolls and pastries; A loaf as a gift for a neighbour
screen: Your next delivery | list Saturday = Rye loaf, sliced; Four rolls | ask Delivery place = Bag on the door | switch Pause next week | button Save changes | no delivery planned, choose a day | too late for tomorrow, the change starts on Sunday
screen: Delivery round | map Route from the bakery | table Stops = Address, Order, Note; Mill Lane one, rye, door bag; Mill Lane four, rolls, box; Park Street two, country loaf, ring | button Mark as delivered | no deliveries today | door locked, see the note or call
screen: Baking list | table Tomorrow = Bread, Ordered, Ready; Rye, eight, none; Country loaf, six, none; Rolls, nine, none | button Print labels | no orders for tomorrow | the oven is late, customers get a message

coffee-beans
thing: bag, bags = House blend; Filter roast; Decaf
must: Roast date and origin on each bag; Whole beans or ground to order; A subscription that can be paused; Taste notes in plain words
later: A tasting set; Larger bags for offices and cafés
screen: House blend | picture Bag and cup | list Tastes like = Chocolate; Nuts; Low acidity | ask Grind = Whole beans | ask Deliver = Every two weeks | button Add to basket | tell us how you make coffee to see what suits you | sold out, the next roast is on Tuesday
screen: Your subscription | list Next bag = House blend, one; Ground for filter | words Roasted on Tuesday, with you on Thursday | buttons Skip / Change coffee | no subscription yet, start with one bag | payment failed, please update your card
screen: Roasting plan | table Tuesday = Coffee, Ordered, In stock; House blend, nine, two; Filter roast, six, one; Decaf, three, four | list To do = Roast house blend; Print labels; Pack office orders | button Start roast | no orders to roast yet | green coffee is running low, reorder before Friday

ready-meals
thing: meal, meals = Chicken with rice; Lentil stew; Vegetable lasagne
must: A weekly menu with photos; Ingredients, allergens and nutrition; Heating steps and use-by date; Skip or pause at any time
later: Frozen meals in larger packs; Meals for special diets
screen: Choose your meals | list This week = Chicken with rice; Lentil stew; Vegetable lasagne | ask Meals = Six | ask Avoid = Nuts | words Order by Thursday evening | button Confirm order | choose how many meals you need | this meal is sold out, choose another
screen: My delivery | steps Monday = Cooked; Packed cold; On the way; Delivered | list In the bag = Chicken with rice, three; Lentil stew, three | buttons Track / Rate meals | no delivery planned | the delivery is late, the meals stay cold until evening
screen: Cooking day | table Sunday = Meal, Ordered, Cooked; Chicken with rice, nine, nine; Lentil stew, seven, four; Lasagne, five, none | chart Fridge temperature | button Print labels | no orders for this week yet | the fridge is too warm, check before packing

baby-food
thing: meal, meals = Carrot purée; Pear and oats; Pasta with vegetables
must: Meals sorted by age; Ingredients and allergens for each meal; Storage and heating steps; A box that grows with the child
later: Toddler meals; A gift box for new parents
screen: Meals for your baby | ask Age = Seven months | list Suitable = Carrot purée; Pear and oats; Pea and potato | ask Avoid = Milk | button Fill my box | enter the age to see suitable meals | this meal is sold out, a similar one is shown
screen: First tastes | list Tried = Carrot, liked; Pear, liked; Peas, not yet | ask Today = Peas, two spoons | buttons Save / Change next box | no foods noted yet | a possible reaction, stop this food and ask your doctor
screen: Kitchen batches | table This week = Meal, Portions, Test; Carrot, nine, passed; Pear and oats, eight, passed; Pea, six, waiting | list Check = Temperature; Labels; Seals | button Release batch | no batch in the kitchen | the test is missing, do not release this batch

surplus-food
thing: bag, bags = Bakery bag; Lunch bag; Fruit and vegetable bag
must: Pickup time and place for each bag; Likely allergens and diet information; Payment in advance; A refund when a bag is not good
later: Favourite shops with alerts; A bag donated to somebody in need
screen: Bags near you | map Shops nearby | list Available = Bakery, two left; Canteen, one left; Greengrocer, four left | switch Vegetarian only | button Reserve a bag | nothing available now, turn on alerts | the shop sold out, you get your money back
screen: Your pickup | headline Bakery bag | list Pickup = Today before seven; Corner Bakery; Bring a bag | code Pickup code | buttons Collected / Cancel | no bag reserved | shop closed early, request a refund
screen: Shop's offers | ask Bags today = Three | ask Pickup from = Half past five | table Tonight = Bag, Sold, Collected; Bakery bag, three, two; Cake bag, one, none | button Publish bags | no surplus today | one bag was not collected

refill-shop
thing: refill, refills = Red lentils; Rolled oats; Washing-up liquid
must: Weighing of the empty container; Price by weight for each product; Origin, batch and allergens on every bin; Containers to buy or borrow
later: Orders filled for collection; Delivery with return of empty jars
screen: Order a refill | list Products = Red lentils; Rolled oats; Washing-up liquid | ask Amount = One kilo | ask Container = My own jar | button Add to order | choose your first product | out of stock, back on Thursday
screen: Weigh and pay | steps At the scale = Weigh the empty jar; Fill it; Weigh again; Print the label | list In your basket = Lentils; Oats | button Pay | put the empty jar on the scale | weight unclear, please weigh again
screen: Bins and stock | table Bins = Product, Left, Cleaned; Lentils, half full, Monday; Oats, nearly empty, Friday; Rice, full, Tuesday | button Order more | no bins set up yet | a batch is past its date, empty the bin

world-groceries
thing: product, products = Green plantains; Red palm oil; Jasmine rice
must: Search in the language customers use; Known brands with photos; Fixed delivery days for each area; Ingredients and allergens in the local language
later: Boxes for festivals; Recipes with a ready shopping list
screen: Shop by product | ask Search = Plantain | list Results = Green plantains; Ripe plantains; Plantain flour | picture Green plantains | button Add to basket | search for a product or brand | sold out, we show a similar brand
screen: Your delivery | list Basket = Plantains, two kilos; Palm oil, one; Rice, one bag | words Next delivery to your area is Saturday | ask Drop-off point = Community hall | button Place order | basket is empty | an item is missing, replace it or get a refund
screen: Packing list | table Orders = Customer, Items, Status; Amara, six, packed; Linh, four, one missing; Diego, eight, packed | map Stops on Saturday | button Start delivery | no orders for this day yet | customer not reached, keep cold goods in the van

wine-club
thing: wine, wines = Dry white; Light red; Sparkling rosé
must: A taste profile before the first box; Notes on maker, food and serving; Skip or pause a box at any time; Age check at order and delivery
later: Reorder favourite bottles; Online tastings with growers
screen: Your next box | list Chosen for you = Dry white; Light red; Sparkling rosé | words Ships on Tuesday | ask Swap a bottle = Light red | buttons Confirm / Skip this box | tell us your taste to see a box | payment failed, update your card
screen: Wine details | picture Bottle and label | list Good to know = Goes with fish; Serve cool; Drink this year | ask Your rating = Four of five stars | button Order again | rate your first bottle | this vintage is sold out, see the next
screen: Members and stock | table Boxes = Member, Box, Status; Nina, white and red, packed; Omar, red only, skipped; Lea, mixed, age check | button Print labels | no boxes to pack | a bottle broke, send a replacement

cheese-shop
thing: cheese, cheeses = Aged mountain cheese; Soft goat's cheese; Mild blue
must: Boxes by taste and number of people; Ripeness and best date for each cheese; Chilled delivery on a chosen day; Milk, rennet and allergen information
later: Boards for parties and offices; Wine and bread to go with it
screen: Build your board | ask People = Six | list On the board = Aged mountain cheese; Soft goat's cheese; Mild blue | switch Vegetarian rennet only | ask Deliver on = Friday | button Add to basket | choose how many people will eat | not ripe in time, we suggest another cheese
screen: Your box | steps Progress = Cut; Packed cold; On its way; Delivered | list Serving tips = Take out an hour before; Eat goat's cheese first | button Track parcel | no box ordered yet | arrived warm, send a photo for a refund
screen: Ripening room | table Cheeses = Cheese, Ripe, Reserved; Soft goat's, Saturday, four; Mild blue, now, two; Mountain, any day, five | button Plan cutting | no cheese in the room | too warm for parcels, move deliveries
`;
