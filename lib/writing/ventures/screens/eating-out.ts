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
thing: cup, cups = Black milk tea, brown sugar; Jasmine, passion fruit; Oolong, cheese foam
must: Less sweet and less ice, asked every time; Pearls cooked within the last hours; A straw that fits the pearl; One order for four who cannot agree
later: The order of last time, with one thing changed; A pearl-making hour for a school class
screen: Build a cup | list Tea = Black, with milk; Jasmine, clear; Oolong, roasted | ask Sweet = A third of it | ask Ice = None | list Into it = Pearls, cooked at two; Grass jelly | button Shake it | four cups of friends begin with one link, and everybody adds their own | pearls gone hard: they leave the list, and the next pot says in how many minutes
screen: Counter, pots and shakers | table Pots = What, Cooked at, Until; Pearls, two, six; Black tea, noon, four; Jasmine, one, five | list Next = Table of four, one without milk; Mei, no ice | switch New pearls on | button Sealed and called | no cup is waiting, and the next pot of pearls is set | somebody small is drinking: the card about pearls and little children lies beside the cup

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
thing: dish, dishes = Noodle salad, peanut; Yoghurt and oats; Wrap, hummus
must: What is in the box, before the door opens; How long it has stood there, on every lid; A door that lets one change one's mind; Somebody to tell when it has swallowed a meal
later: A favourite kept back until three; A vote on what goes in next week
screen: In the fridge downstairs | list Behind the glass = Noodle salad, filled at seven; Wrap, hummus, two left; Yoghurt, oats | picture Second shelf, from the left | code Open the door | buttons Take it / Put it back | night shelf: what is still good until six, and the next filling | the door will not open: it unlocks from afar, or nothing is taken
screen: Filler's desk, site by site | table Sites = Site, Gone by three, Thrown away; Hospital wing, most, one; Print works, half, four; College, all, none | list Load today = Salad, six; Wrap, eight; Yoghurt, four | switch Temperature read | button Set the load for tomorrow | no site is in yet, and the checklist for a good corner stands here | a warm fridge: the door locks itself, and nothing leaves it

school-meals
thing: dish, dishes = Pasta with peas; Bean stew, carrots; Pancakes, apple
must: One child's allergies, on every dish, every day; A meal cancelled by eight, when a child is ill; What was eaten, seen by the plate; The week's plan, in pictures for small ones
later: A dish that the class has cooked up; Lunch with a parent on a Friday
screen: Ida's week at school | picture Pasta with peas, as on the plate | list Her days = Mon, pasta, peas; Tue, stew, no carrots for Ida; Wed, pancakes | switch Ill tomorrow, no meal | ask She must not have = Sesame | button That is right for the week | before the first Monday, the five plates stand as pictures | a dish with sesame slipped in: hers is changed, the school and you hear it together
screen: Kitchen's desk, what came back | table Plates = Dish, Taken, Left over; Pasta with peas, all, peas; Stew, most, half of it; Pancakes, all, nothing | ask Children with a card = Nine | words Peas come back whole, try them mashed | button Change next week | no plate has come back yet, and the plan stands as written | one tray short: the second kitchen sends pasta, and the little ones eat first
`;
