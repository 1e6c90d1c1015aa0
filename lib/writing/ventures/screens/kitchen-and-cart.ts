/** Food made in small kitchens, and what is brought to the door: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const KITCHEN_AND_CART_SCREENS = `
granola-and-cereal
thing: bag, bags = Oat and hazelnut; Cocoa and almond; Seeds and apple
must: Ingredients, allergens and sugar on each product page; A mixed set for the first order; Baking date and best-before date on each bag; A subscription that can be paused
later: A larger bag for cafés and guesthouses; A gift set with a card
screen: Oat and hazelnut | picture Bag beside a bowl with yoghurt | list Inside = Oats, hazelnuts, sunflower seeds; Contains nuts and gluten; Baked this week | ask How many bags = Three | switch Send every month | button Add to basket | choose a flavour or start with the mixed set | sold out, next baking day is Tuesday
screen: Your order | steps Progress = Order received; Baked; Packed; On its way | list Contents = Oat and hazelnut, two; Seeds and apple, one | words Delivery planned for Thursday | buttons Track parcel / Change address | no open order at the moment | the parcel is late, we have asked the carrier
screen: Baking plan | table This week = Flavour, Ordered, In stock; Oat and hazelnut, nine, four; Cocoa and almond, six, none; Seeds and apple, five, seven | button Print labels | no orders to bake yet | an ingredient is missing, the batch is on hold

nut-butter-and-spreads
thing: jar, jars = Peanut, smooth; Almond, crunchy; Hazelnut and cocoa
must: Full list of ingredients and allergens; A small jar to try first; Best-before date and batch on the lid; A list of shops that stock it
later: A large jar for families; Jars taken back for refill
screen: Almond, crunchy | picture Open jar and a slice of bread | list Good to know = Only roasted almonds; Contains nuts; Keep at room temperature | ask Size = Small jar | button Add to basket | choose smooth or crunchy to see the sizes | this size is sold out, the large jar is available
screen: Basket | list Your jars = Peanut, smooth, two; Almond, crunchy, one | words One more jar ships in the same parcel | ask Delivery address = Home | buttons Pay now / Keep shopping | basket is empty, the tasting set is a good start | payment failed, please try another card
screen: Batches and stock | table Jars = Kind, Batch, Left; Peanut, Monday, eight; Almond, Monday, three; Hazelnut and cocoa, Friday, five | list To do = Reorder almonds; Send test sample; Call two shops | button Start new batch | no batch recorded yet | lab result is missing, jars stay in stock

sauces-and-pastes
thing: jar, jars = Tomato and basil; Mild curry; Roasted pepper
must: What to cook with it, in three steps; Ingredients, allergens and how hot it is; How many people one jar serves; How long it keeps after opening
later: A mixed case at a lower price; Recipes sent once a month
screen: Mild curry | picture Jar beside a finished dish | steps Cook it = Fry vegetables or chicken; Add the jar; Simmer and serve with rice | list Details = Serves two to three; Mild; Contains mustard | button Add to basket | choose how hot you like it to see sauces | sold out, similar sauces are shown below
screen: Your order | list Contents = Tomato and basil, two; Mild curry, one | steps Progress = Paid; Packed; With the carrier | words Arrives on Wednesday | buttons Track parcel / Order again | no orders yet | a jar broke on the way, a new one is being sent
screen: Kitchen orders | table To cook = Sauce, Ordered, In stock; Tomato and basil, nine, six; Mild curry, seven, two; Roasted pepper, four, five | list Shops to deliver = Deli on Main Street; Farm shop; Butcher | button Plan cooking day | no orders waiting | a label is missing an allergen, the batch is stopped

protein-foods
thing: pack, packs = Cocoa shake; Peanut bar; Vanilla oats
must: Protein, sugar and allergens on the product page; A sample pack before the large one; Lab report for each batch; A subscription that is easy to change
later: A box for gyms and studios; A shaker or jar to go with it
screen: Cocoa shake | picture Pouch and a glass | list Per serving = High in protein; No added sugar; Contains soya | ask Size = Sample pack | switch Deliver every month | button Add to basket | pick a goal to see what fits | out of stock, leave your email for the next batch
screen: Your subscription | list Next delivery = Cocoa shake, one; Peanut bar, one box | words Leaves on Monday | buttons Skip this month / Change flavours | no subscription yet, samples are shown | payment failed, update your card by Sunday
screen: Batch overview | table Batches = Product, Lab result, Left; Cocoa shake, passed, nine; Peanut bar, waiting, none; Vanilla oats, passed, six | button Release batch | no batch in production | the lab result is outside the limit, do not ship

cookies-and-sweets
thing: box, boxes = Classic mix; Chocolate lovers; Birthday box
must: A delivery date the customer can choose; Ingredients and allergens of every piece; A gift card with a personal message; Photos of what is in the box
later: Orders for offices with many addresses; A vegan or gluten-free choice
screen: Build your box | picture Open box with six cookies | list Choose six = Chocolate chip; Salted caramel; Oat and raisin | ask Message on the card = Happy birthday, Sam | ask Deliver on = Friday | button Add to basket | choose a box to see the flavours | that date is full, the next free day is Saturday
screen: Order status | steps Your box = Order received; Baked; Packed; On its way | words Baked last night, arrives on Friday | list Inside = Six cookies; Gift card; Allergen list | button Track parcel | no box on its way | arrived broken, send a photo and we replace it
screen: Tomorrow's baking | table Orders = Box, Ordered, Packed; Classic mix, eight, eight; Chocolate lovers, five, three; Birthday box, two, none | buttons Print labels / Close orders | no orders for tomorrow | daily limit reached, orders open again for Monday

dog-treats
thing: pack, packs = Beef bites; Salmon crunch; Training mix
must: Ingredients and suitable age or size of dog; A small pack to try; Feeding advice on pack and page; Batch number and best-before date
later: A monthly pack by the dog's size; A jar for groomers and trainers
screen: Beef bites | picture Treats beside the pack | list Details = Only beef; Grain-free; For dogs over six months | ask My dog = Medium, sensitive stomach | button Add to basket | tell us about your dog to see what fits | not suitable for puppies, the soft bites are shown instead
screen: Your dog's pack | list This month = Beef bites, one; Training mix, two | words Next pack leaves on Tuesday | switch Send every month | buttons Skip / Change | no pack set up yet | payment failed, the pack is on hold
screen: Orders to pack | table Today = Owner, Treats, Status; Maya, beef and salmon, packed; Tom, training mix, to pack; Ines, trial pack, to pack | button Print address labels | no orders today | the batch is not released, do not pack it

lunch-van
thing: lunch, lunches = Chicken curry with rice; Vegetable soup and roll; Hot wrap
must: Today's menu and the stops with times; Order ahead by phone before the round; Allergens for every dish; Card and cash at the van
later: A lunch card with a free meal; Catering for site meetings
screen: Today's stops | map The van on its round | list Stops = North gate, at noon; Warehouse yard, half past; Business park, one o'clock | list Menu = Chicken curry; Vegetable soup; Hot wrap | button Order ahead | no round today, the next is on Monday | the van is running ten minutes late at all stops
screen: Your order | ask Stop = North gate, at noon | list Lunch = Chicken curry, one; Coffee, one | words Pick it up at the hatch with your name | buttons Confirm / Cancel | choose a stop to order ahead | sold out, please choose another dish
screen: Round sheet | table Orders = Stop, Ordered, Left over; North gate, nine, none; Warehouse yard, six, two; Business park, seven, one | ask Note = Extra soup on Thursday | button Close the day | no orders before the first stop | the fridge is too warm, throw out the chilled dishes

meal-prep-delivery
thing: meal, meals = Chicken with rice; Lentil curry; Salmon and vegetables
must: A weekly menu with calories and allergens; Skip or pause before the order closes; Heating steps and use-by date on each lid; A delivery day and hour
later: Pick-up at a gym or office; A plan written by a dietitian
screen: This week's menu | list Choose = Chicken with rice; Lentil curry; Salmon and vegetables | words Order closes on Thursday evening | ask Meals this week = Eight | switch Repeat every week | button Confirm my week | choose how many meals to see the menu | one dish is sold out, swap it for another
screen: My deliveries | steps Monday's delivery = Cooked; Packed cold; On the way | list In the bag = Chicken with rice, three; Lentil curry, two | buttons Skip next week / Change meals | no delivery planned, choose your meals | nobody was home, the bag is with your neighbour
screen: Kitchen plan | table To cook = Dish, Portions, Done; Chicken with rice, nine, six; Lentil curry, eight, eight; Salmon, five, none | chart Fridge temperature today | button Print lids | no orders for this cooking day | the temperature log has a gap, check before packing

grocery-delivery
thing: order, orders = Weekly shop; Fruit and vegetables; Small top-up
must: A list by app, phone or message; A substitute the customer agrees to; A delivery hour and a message on the way; A receipt with each item
later: The same list again with one tap; An order for a parent in another street
screen: Your shopping list | list Items = Milk, two; Tomatoes, six; Rice, one bag | ask If missing = Ask me first | ask Deliver = Today, between five and six | button Send list | start a list or repeat the last one | the shop is closed today, choose tomorrow
screen: Order in progress | steps Your order = Shopper in the shop; At the checkout; On the way | talk Substitute = Shopper: No brown rice, white instead?; You: Yes, please | button Call shopper | no open order | the shopper is delayed, delivery is half an hour later
screen: Today's rounds | table Orders = Customer, Hour, Status; Lena, five, shopping; Mr Okoro, six, waiting; Priya, six, packed | map Round by street | button Assign shopper | no orders for today yet | two orders overlap, move one hour or add a shopper

restaurant-delivery-app
thing: order, orders = Two pizzas; Noodle soup; Grilled chicken
must: Restaurants open now with delivery time; Payment and order status in one place; A screen in the kitchen for new orders; Rider directions and proof of delivery
later: Order ahead for lunch; A group order with a split bill
screen: Open near you | list Kitchens = Pizzeria, half an hour; Noodle bar, twenty minutes; Grill, forty minutes | ask Deliver to = Home | button See menus | no kitchen is open right now, opening times are shown | delivery is paused because of the weather
screen: Your order | steps Dinner = Accepted; In the kitchen; With the rider; At the door | map Rider on the way | list Order = Two pizzas; One salad | button Contact rider | no open order | the kitchen had to cancel, your money is on its way back
screen: Kitchen tablet | table Orders = Number, Ready at, Rider; Three, seven o'clock, waiting; Four, ten past, on the way; Five, quarter past, none | buttons Accept / Need more time | no new orders | no rider free, pick-up is later by ten minutes

gas-and-water-delivery
thing: delivery, deliveries = Gas, small cylinder; Gas, large cylinder; Drinking water
must: Size, price and deposit before the order; A time for the delivery; Weight or seal checked at the door; A reminder before it runs out
later: A fixed delivery day each week; One account for several flats
screen: Order a refill | list Choose = Small cylinder; Large cylinder; Drinking water | ask Address = Block C, second floor | ask When = Today after six | button Order refill | choose gas or water to see the sizes | your area is not served yet, leave your number
screen: Delivery status | steps Refill = Order accepted; Loaded and checked; On the way; Handed over | map Rider on the way | words Please keep the empty bottle ready | button Call rider | no open delivery | rider delayed, new time is half past seven
screen: Round and safety check | table Today = Customer, Bottle, Checked; Amina, small gas, yes; Flat nine, water, yes; Food stall, large gas, no | list Before leaving = Weight; Valve and seal; Leak test | button Mark delivered | no deliveries on this round | a valve leaks, take the bottle off the van

pharmacy-delivery
thing: delivery, deliveries = Repeat prescription; New prescription; Items without prescription
must: Prescription sent by photo or from the pharmacy; Questions answered by a pharmacist; Name and address checked at the door; Refill reminders
later: Deliveries for a relative; A fixed day for monthly medicines
screen: Request a delivery | ask Prescription = Photo added | ask Pharmacy = My usual pharmacy | ask Deliver = Today, after five | switch Remind me of the refill | button Send to pharmacy | add a prescription or choose a refill | the photo cannot be read, please take it again
screen: Delivery status | steps Medicine = Checked by pharmacist; Sealed; With the rider; Handed over | words Please have your name and date of birth ready | button Ask the pharmacist | no open delivery | pharmacist has a question and will call you
screen: Rider's list | table Round = Patient, Needs, Status; A. Mensah, keep cool, on board; J. Lewis, signature, next; R. Silva, none, delivered | list Check at the door = Name; Address; Sealed bag | buttons Handed over / Nobody home | no deliveries assigned | a seal is broken, return the bag to the pharmacy

farm-marketplace
thing: order, orders = Vegetables for two; Eggs and cheese; Kitchen order
must: What each farm has this week; One basket from many farms; Pick-up point or delivery day; Payment to each farm shown clearly
later: A standing order for kitchens; A farm page with harvest news
screen: This week's harvest | list Farms = Hill Farm, carrots and spinach; Green Field, eggs; River Dairy, cheese | ask Pick-up = Friday, community hall | button Add to basket | no farm has listed yet, lists open on Sunday | sold out, a similar item from another farm is shown
screen: My basket | table Basket = Item, Farm, Amount; Carrots, Hill Farm, two bunches; Eggs, Green Field, ten; Cheese, River Dairy, one piece | words Orders close on Tuesday evening | buttons Pay / Keep shopping | basket is empty | a farm lost part of its harvest, please choose a substitute
screen: Farm's order list | table To pick for Friday = Item, Ordered, Ready; Carrots, nine bunches, yes; Spinach, six bags, no | button Confirm harvest | no orders yet, the list closes on Tuesday | less harvest than listed, adjust the amount before noon

cocktail-and-mixer-kits
thing: box, boxes = Citrus and ginger; Coffee evening; Without alcohol
must: What is in the box and what to add; Alcohol shown clearly, with an age check; Steps for each drink; A delivery date before the evening
later: Refills of one favourite; A box with a firm's own card
screen: Citrus and ginger | picture Box with bottles and glasses | list Inside = Measured spirit; Ginger syrup; Dried lime | words Add ice and soda, serves six | switch Version without alcohol | button Add to basket | choose with or without alcohol to begin | this box cannot be sent to your area
screen: Mix it | steps One drink = Fill the glass with ice; Pour one small bottle; Top up with soda; Add lime | picture The finished drink | button Next drink | open your box and choose a drink | a bottle is missing, we send a new one
screen: Order status | steps Your box = Paid; Age confirmed; Packed; On its way | words Arrives on Thursday, an adult must sign | button Track parcel | no box ordered yet | age check failed, the parcel has not been sent
`;
