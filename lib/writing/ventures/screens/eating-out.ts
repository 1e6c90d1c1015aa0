/** Eating and drinking out: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const EATING_OUT_SCREENS = `
coffee-shop
thing: order, orders = Flat white and croissant; Two cappuccinos to go; Tea and cake
must: Menu with prices and allergens; Ordering ahead by phone; Loyalty card with a free coffee; Opening hours and seats, shown online
later: Beans for home; Table booking for groups
screen: Order ahead | list Menu = Flat white; Cappuccino; Croissant, contains gluten | ask Milk = Oat | ask Pick-up = In ten minutes | button Order | choose a drink to begin | the croissants are sold out: other pastries are shown
screen: My card | headline One more until a free coffee | code Show at the counter | list Last orders = Flat white; Tea and cake | buttons Order again / Find the café | no stamps yet, the first comes with your next coffee | card not recognised: give your phone number
screen: Counter | table Orders = Name, Order, Status; Lea, flat white, ready; Paul, two cappuccinos, making; Aisha, tea and cake, new | list Sold out = Croissants; Oat milk | button Mark ready | no open orders | the card reader is offline: take cash or a payment link

coffee-cart
thing: coffee, coffees = Espresso; Cappuccino; Iced coffee
must: Today's place and hours online; Card payment at the cart; Loyalty card; Event enquiries with date and guests
later: Ordering ahead at the busiest pitch; Subscription for offices
screen: Where we are today | map The cart today | list This week = Monday, station; Wednesday, business park; Saturday, market | list Menu = Espresso; Cappuccino; Hot chocolate | button Order ahead | no coffee today, next on Wednesday | storm today: the cart is closed
screen: Book for your event | ask Date = Saturday, June | ask Guests | list Included = Barista; Coffee and milk; Cups | switch Power on site | button Ask for a quote | choose a date to see what is free | the date is taken: the nearest free dates are shown
screen: Barista's day | table Pitches = Place, Cups, Weather; Station, nine in the first hour, dry; Market, six in the first hour, rain; Park, four in the first hour, sun | list To load = Beans; Milk; Water tank | button Close the day | no sales yet today | water tank empty: refill before the next drink

food-truck
thing: meal, meals = Dish of the day; Hot wrap; Vegetarian bowl
must: This week's places and times; Menu with prices and allergens; Card payment and ordering ahead; Enquiries for events
later: Message when the truck is nearby; Loyalty card
screen: Find the truck | map The truck today | list This week = Tuesday, business park; Friday, brewery; Saturday, market | list Menu = Dish of the day; Vegetarian bowl; Drinks | button Order ahead | no service today, next on Friday | sold out for today: see tomorrow's place
screen: My order | headline Ready in ten minutes | list Order = Dish of the day, one; Vegetarian bowl, one | steps Status = Received; Cooking; Ready at the hatch | buttons Show my number / Cancel | no open order | one dish is sold out: choose another or get a refund
screen: Truck tablet | table Orders = Number, Dish, Status; One, bowl, ready; Two, dish of the day, cooking; Three, two bowls, new | list Left = Dish of the day, nine; Bowl, four | buttons Mark ready / Sold out | no orders yet | gas is low: change the bottle before the rush

restaurant
thing: booking, bookings = Dinner for two, Friday; Family lunch, Sunday; Birthday, eight guests
must: Online booking with confirmation; Menu with prices and allergens; Reminder and easy cancellation; Notes on allergies and occasions
later: Gift vouchers; Takeaway orders
screen: Book a table | ask Guests = Two | ask Date = Friday, 7 pm | list Free times = 6 pm; 7 pm; 9 pm | ask Allergies or wishes = Nut allergy | button Book | choose a date to see free tables | fully booked: join the waiting list or choose another day
screen: Menu | picture Dish of the week | list Starters = Soup of the day; Salad; Bread and spread | list Mains = Fish; Chicken; Vegetable dish | words Ask us about allergens | button Book a table | today's menu is published at noon | a dish is sold out today: it is marked on the menu
screen: Tonight's bookings | table Tables = Time, Guests, Note; 6 pm, two, nut allergy; 7 pm, four, birthday; 8 pm, six, window | chart Guests by the hour | list Waiting list = Kim, two; Alvarez, four | buttons Seat / Call guest | no bookings tonight yet | a guest has not come: table is released after a call

delivery-kitchen
thing: order, orders = Rice bowl; Burger and fries; Family menu
must: Menu with photos, prices and allergens; Delivery time before ordering; Order status from kitchen to door; Refund or new dish when something is wrong
later: Loyalty points for direct orders; Ordering ahead for groups
screen: Order dinner | picture Dish of the week | list Menu = Rice bowl; Noodles; Family menu | ask Deliver to = Home | words Arrives in about half an hour | button Order | enter your address to see the menu | we do not deliver to this address yet: pick-up is possible
screen: My order | steps Status = Received; Cooking; With the rider; Delivered | map Rider on the way | list Order = Rice bowl, two; Drinks, two | buttons Help / Order again | no open order | your order is late: the new time is shown
screen: Kitchen screen | table Orders = Number, Dish, Due; Four, rice bowl, five minutes; Five, family menu, nine minutes; Six, noodles, new | list Sold out = Side salad | buttons Ready / Need more time | no open orders | no rider available: offer pick-up or a later time

bakery
thing: product, products = Country loaf; Butter croissant; Seeded rolls
must: Today's products with allergens; Ordering ahead for pick-up; Standing orders for households and cafés; Opening hours and sold-out notice
later: Subscription for a weekly loaf; Cakes to order
screen: Order for tomorrow | list Fresh tomorrow = Country loaf; Seeded rolls; Butter croissants | ask Amount = One loaf, four rolls | ask Pick-up = Saturday, 8 am | button Order | orders for tomorrow close at six in the evening | sold out: a similar bread is shown
screen: Country loaf | picture Loaf, cut open | list Ingredients = Flour; Water; Salt | list Good to know = Contains gluten; Keeps three days; Can be sliced | buttons Add to order / Every week | baked on Tuesday, Thursday and Saturday | not baked today: the next baking day is shown
screen: Baking list | table Tomorrow = Product, Ordered, For the shop; Country loaf, six, nine; Croissants, eight, nine; Rolls, nine, six | list Cafés = Corner café, eight rolls; Office, two loaves | button Print baking list | no orders yet for tomorrow | an ingredient is missing: the product is taken off the list

custom-cakes
thing: cake, cakes = Birthday cake, two tiers; Wedding cake; Cupcakes with names
must: Photos and prices by size; Order form with date, guests and flavour; Allergens in writing; Deposit and confirmation of the date
later: Tasting box; Delivery and setting up at the venue
screen: Ask for a cake | ask Occasion = Birthday | ask Date = Saturday in three weeks | ask Guests = About eight | list Flavour = Chocolate; Vanilla and berries; Lemon | picture Photo of an idea | button Send request | choose a date to see whether we have time | this date is full: the nearest free dates are shown
screen: My cake order | picture Sketch of your cake | list Agreed = Two tiers; Lemon; Name in blue | steps Status = Quote accepted; Deposit paid; Baking; Ready | buttons Ask for a change / Pay the deposit | no order yet, and the price list is shown | changes are closed: call us and we see what we can do
screen: Baker's week | table Orders = Cake, For, Status; Birthday, Saturday, baking; Wedding, Saturday, sketch; Cupcakes, Friday, deposit open | list To buy = Butter; Lemons; Boxes | button Send reminder | no orders this week, and requests are shown | too many orders for Saturday: close the date

ice-cream
thing: scoop, scoops = Vanilla; Strawberry; Chocolate
must: Today's flavours with allergens; Opening hours and place of the day; Tubs to take home; Requests for events
later: Loyalty card; Vote for the next flavour
screen: Today's flavours | list Flavours = Vanilla, contains milk; Strawberry, dairy-free; Hazelnut, contains nuts | picture Flavour of the week | words Open until 9 pm | buttons Order a tub / Find us | today's flavours are posted at noon | closed because of the weather: open again tomorrow
screen: Order a tub | ask Size = Medium | list Choose flavours = Vanilla; Strawberry; Chocolate | ask Pick-up = Today, 5 pm | button Order | choose a size to see the flavours | this flavour is sold out: choose another
screen: Production and sales | table Today = Flavour, Made, Left; Vanilla, six tubs, two; Strawberry, four tubs, one; Hazelnut, three tubs, three | chart Scoops by the hour | list To make = Strawberry; Chocolate | button Close the day | nothing made yet today | freezer too warm: check it and do not sell

juice-bar
thing: drink, drinks = Orange and ginger; Green smoothie; Berry bowl
must: Menu with ingredients and allergens; Ordering ahead; Loyalty card; Choice of size and extras
later: Subscription for offices; Bottles to take home
screen: Order ahead | list Menu = Orange and ginger; Green smoothie; Berry bowl | ask Size = Medium | ask Extras = Oats | ask Pick-up = In ten minutes | button Order | choose a drink to begin | no mango left today: choose another fruit
screen: My card | headline Two more until a free drink | code Show at the counter | list Favourites = Green smoothie; Orange and ginger | buttons Order again / Change order | no stamps yet, the first comes with your next drink | order not ready yet: please wait five more minutes
screen: Counter and stock | table Orders = Name, Drink, Status; Nora, green smoothie, ready; Max, berry bowl, making; Ivy, orange and ginger, new | list Buy tomorrow = Oranges; Spinach; Berries | button Mark ready | no open orders | press needs cleaning: switch to smoothies

bubble-tea
thing: cup, cups = Classic milk tea; Mango green tea; Brown sugar
must: Order by phone and collect; Choice of tea, sweetness, ice and pearls; Allergen list for every drink; A loyalty card
later: Orders for groups and parties; Seasonal drinks
screen: Make your tea | picture Cup with mango and pearls | list Choose = Mango green tea; Half sweet; Little ice; Tapioca pearls | ask Size = Large | ask Pick up at = Four o'clock | button Add to basket | choose a tea to begin | pearls are sold out, jelly is available
screen: Your order | list Contents = Mango green tea, one; Brown sugar, two | steps Progress = Received; Shaken; Sealed; Ready | words Ready at four at the counter | buttons I'm here / Change time | no order yet | a drink is missing, tell us at the counter
screen: Counter | table Next cups = Order, Drink, Status; One, mango, now; Two, brown sugar, shake; Three, classic, seal | list Pearls = Cooked at two; Fresh until six | button Call order | no cups waiting | the pearls are too old, cook a new batch

supper-club
thing: dinner, dinners = Friday supper, four courses; Vegetarian evening; Sunday lunch
must: Menu, host and price on one page; Payment at booking; Allergies asked before shopping; Address sent after booking
later: Private dinners for groups; Waiting list with a message
screen: Book a seat | picture The table and the menu | list Evening = Friday, 7 pm; Four courses; Eight seats | ask Seats = Two | ask Allergies = Shellfish | button Book and pay | no dinner planned yet, leave your email | sold out: join the waiting list
screen: My dinner | headline Friday, 7 pm, two seats | list Good to know = Address in your email; Drinks included; Vegetarian option | words Cancel until Tuesday for a full refund | buttons Pass on a seat / Message the host | nothing booked, and the next dates are shown | the dinner is cancelled: your money is on its way back
screen: Host's desk | table Guests = Name, Seats, Note; Emma, two, shellfish; Yusuf, one, vegetarian; Chloe, two, first time | list To do = Shopping list; Send the address; Set the table | buttons Message guests / Ask the waiting list | no bookings yet, share the link | a guest has cancelled: offer the seat to the waiting list

office-lunch
thing: lunch, lunches = Pasta with vegetables; Chicken and rice; Lentil salad
must: Weekly menu with allergens; Each person orders until the day before; Boxes labelled with names; One monthly bill for the company
later: Catering for meetings; Subsidy set by the employer
screen: Choose your lunch | list Wednesday = Pasta with vegetables; Chicken and rice; Lentil salad | ask Allergies = Nuts | words Order until Tuesday, 4 pm | button Order | this week's menu is published on Friday | ordering is closed for today: choose tomorrow
screen: Office manager's page | table Wednesday = Dish, Ordered, Note; Pasta, six, none; Chicken, five, one without sauce; Lentil salad, four, vegan | list Settings = Delivery at noon; Second floor; Company pays half | buttons Invite colleagues / Add a guest meal | nobody has ordered yet, send a reminder | delivery is late: arrival at quarter past twelve
screen: Kitchen and route | table Stops = Office, Meals, Time; Design office, eight, noon; Law office, six, ten past; Bank branch, nine, half past | map Today's route | switch Temperature checked | button Print labels | no orders for tomorrow | one meal is missing: pack the spare and call the office

healthy-vending
thing: dish, dishes = Chicken salad; Vegetable wrap; Fruit and yoghurt
must: Contents and allergens before buying; Best-before date on each item; Payment by card and phone; A button to report a problem
later: Orders reserved for a shift; A staff discount from the employer
screen: Machine in the hall | list Available = Chicken salad, three left; Vegetable wrap, two left; Yoghurt, five left | picture Open fridge with dishes | ask Filter = Vegetarian | code Scan to open | buttons Pay / Report a problem | nothing left, the next filling is at six | the door does not open, no payment is taken
screen: Site overview | table Sites = Site, Sold, Left; Office, eight, two; Hospital, nine, one; Warehouse, six, four | chart Sales by hour | list To do = Fill salads; Clean shelf; Check terminal | button Plan next round | no site connected | a fridge is too warm, it has been locked
screen: Refill round | map Stops on the round | list Load = Chicken salad, eight; Wrap, six; Yoghurt, five | steps At each stop = Check temperature; Remove old items; Fill; Clean | button Close round | no stops planned today | one product is missing from the supplier

school-meals
thing: meal, meals = Pasta with tomato sauce; Chicken and rice; Vegetable soup
must: Weekly menus with photos and allergens; Each child's allergies checked against every order; Orders cancelled in the morning when a child is ill; Prepaid accounts for parents
later: Ratings by the children for each dish; Reports for the school on leftovers
screen: Lunch for Ida, this week | list Ordered = Monday, pasta with tomato sauce; Tuesday, chicken and rice; Wednesday, vegetable soup | words Allergy on file: sesame | switch Cancel tomorrow's lunch | buttons Confirm the week / Change a meal | no meals ordered yet, and next week's menu is open | this dish contains sesame: please choose another one
screen: Kitchen, today's orders | table By class = Class, Meals, Special; Nursery, 9, one without milk; Class one, 8, none; Class two, 9, two vegetarian | list Allergy labels = Ida, no sesame; Ben, no milk | steps Today = Cook; Label; Load the van; Deliver | button Print the labels | no orders for today, the school is closed | a class changed its number: the kitchen and the driver are told
`;
