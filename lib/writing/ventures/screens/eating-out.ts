/** Eating and drinking out: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const EATING_OUT_SCREENS = `
coffee-shop
thing: order, orders = Flat white, oat, to stay; Filter and a cinnamon bun; Two espressos, one on the sill
must: The usual, kept under a first name; What is left in the cake case right now; Whether a table with a socket is free; A word to the bar before one walks over
later: Beans for home, ground for one's own pot; The corner table for a birthday breakfast
screen: Your usual | picture The table by the window, just wiped | list At the bar = Flat white, oat; Cinnamon bun, the last three; Window table, free | ask When you come in = Ten past eight | buttons Put it on / Something else today | the first visit has no usual yet, and the bar asks once what it was | the last bun has just gone: it says so before you cross the road, and what came out of the oven instead
screen: Bar, the tickets by the machine | table On the rail = Name, Drink, Where; Ana, flat white with oat, window; Jonas, filter, takes it along; Mei, espresso, sill | words Two regulars have not been in since Monday | button Cup is on the counter | no ticket hangs, and the grinder wants cleaning | the oat milk is out: it goes grey on every phone and on the board

coffee-cart
thing: coffee, coffees = Cappuccino, to the train; Filter, black; Hot chocolate, small
must: Where the cart stands this morning, and until when; How long the queue is before one leaves the office; A cup ready by the minute of the train; A mark when the weather keeps it away
later: The cart for a wedding or a set at dawn; A cup of one's own, hung on the side
screen: Where is the cart? | map Platform side of the station, beside the bike racks | list This week = Mon to Wed, station, until ten; Thu, business park gate; Sat, market, by the fountain | ask My train = Twelve past eight | button Have it in my hand by then | no pitch today, and tomorrow's is on the map | storm: the awning stays shut, and the map says so by six
screen: Barista's phone, quarter by quarter | chart Cups in each quarter of an hour | list Cart = Water for two more hours; Milk, four bottles; Battery, half | switch Waste tank emptied | buttons Queue is long / Packing up | before the first cup the checklist for gas, water and brake stands here | whoever walks off from the queue is counted with one tap

food-truck
thing: dish, dishes = First dish, green sauce apart; Second dish, the hot one; Small one, for a child
must: Tonight's pitch and the hour the hatch shuts; What is sold out, seen from the end of the queue; What is in the sauce, for those who must ask; A number that is called over the noise
later: The truck for a party in the yard; The next pitches of the month in one's calendar
screen: At the hatch | headline Two dishes, both still on | list On the board = The first one, green sauce apart; The second one, hot, chilli at the side; Lemonade, with mint | ask Without = Coriander | button Give me a number | the hatch opens at noon, and the smoke is what you smell | sold out before you reached the front: the number behind you is told too
screen: Inside the truck, the pass | table Tickets = Number, Dish, Mind; Seven, the hot one twice, sauce apart; Eight, the green one, no coriander; Nine, one of each, pram at the side | switch Sauce is running low | buttons Called / Nobody came | no ticket hangs, and prep for the wet-day amount is listed | the gas drops: new tickets stop, and those in the queue hear it first

restaurant
thing: table, tables = By the window, two at eight; The long one, six at seven; Bar, one, any time
must: A table one can see before choosing it; What the kitchen must leave out, passed on to the pass; A waiting list that rings when somebody cancels; Who has sat here before, and where
later: The whole room for one evening; A menu sent to the host of a table
screen: A table tonight | picture The room, with the corner under the lamp | ask How many = Three, one in a high chair | list Still free = Corner, at six; Window, at half past eight; Bar, whenever you like | ask The kitchen should know = No nuts for Jonas | button Keep it for us | all seats are taken, and the waiting list opens at the hour you named | later than a quarter of an hour: the table is kept one call longer
screen: Door desk, this evening's book | table First sitting = Name, Seats, Note; Ruiz, four, been here twice; Keller, two, no nuts; Lin, six, pays separately | list Waiting = Two, by phone; Three, at the bar with olives | buttons Seated / Not come | nobody has booked Tuesday yet, and the regulars of last Tuesday are named | one table sits longer than planned, and the next guests get a drink at the bar

delivery-kitchen
thing: bag, bags = Noodles, extra broth apart; Rice bowl, egg on top; Two wraps, no onions
must: How long until the pot is empty, honestly; Sauce and crisp things packed apart; Who carries it, and by which door; A card back to the kitchen in every bag
later: The same evening meal every Thursday; A box for twelve in an office
screen: On its way from the stove | steps Your bag = On the fire; Lid on, broth apart; Rider at the kitchen door; Your stairs | map From the kitchen window to your bell | words Crisp things ride on top | button Tell the rider which door | nothing is ordered, and what the stove does best tonight is shown | the rain holds the rider up: crisp dishes are fried a second time, not sent soft
screen: Packing shelf, next five bags | table Shelf = Bag, Must not miss, Leaves; Noodles, broth apart, now; Rice bowl, egg on top, in four minutes; Wraps, no onions, in six | switch Card is in the bag | buttons Sealed / Cook again | the rail is empty, and rice is washed for the rush | a rider who does not come: the food goes back to the stove after six minutes

bakery
thing: loaf, loaves = Rye, two days to rise; Country white; Seeded, sliced
must: When the oven opens, loaf by loaf; Something put by until after work; How old the bread is, and how to wake it; What goes into the dough, to the last seed
later: A loaf every Saturday without asking; A platter for the street party
screen: Out of the oven | list Today = Country white, at seven; Rye, at nine, still warm at ten; Seeded, the last at four | picture Crust, cut open | ask Keep for me = One rye, unsliced | button I come before closing | the oven is cold, and tomorrow's first batch is named | sold before you came: half a rye is put by, or the first of tomorrow
screen: Baker's sheet, midnight | table Bake = Dough, Yesterday left, Tonight; Rye, two, six; Country, none, eight; Seeded, three, four | words Rain at seven, fewer rolls | ask Put by for tonight = Nine loaves | button Start the mixer | no count came from the shop, and last week's same day stands in | a dough that does not rise: the shop learns at five what will be missing

custom-cakes
thing: cake, cakes = Three tiers, lemon and elder; Dinosaur, chocolate inside; Heart, no nuts, for eight
must: A drawing before anybody bakes; Slices counted from the guests, not guessed; How it travels, and who holds it on their knees; What nobody at the table may eat
later: A small one to taste a month before; Half a tier for the freezer and the first anniversary
screen: Draw it with me | ask For whom = Ida, turns six, loves diggers | picture A sketch, digger on two tiers | list Inside = Chocolate sponge; Raspberry; No nuts in the kitchen that day | ask Guests = Nine children, seven grown-ups | buttons That is it / Draw again | nothing is drawn yet, and three questions begin it | the date is full: two bakers who do good diggers are named
screen: Work sheet, Friday's cake | steps Hours = Bake and cool; Level and fill; Digger in sugar; Box and dowels | table Order = Tier, Inside, Note; Bottom, chocolate, dowels in; Top, raspberry, name on the front | chart Hours planned and hours worked | switch Allergens read aloud | no cake this week, and sugar flowers are made ahead | cracked on the way: a repair tin with cream and a spatula rides along

ice-cream
thing: flavour, flavours = Hazelnut, roasted; Lemon, no milk; Sour cherry
must: Which tubs are in the case this minute; Which are made without milk, nuts or egg; How long a tub survives the way home; The flavour of tomorrow, by vote
later: A cart with two tubs for a wedding; A tub a month, in winter too
screen: In the case now | list Tubs = Hazelnut, just filled; Lemon, no milk; Sour cherry, two scoops left | picture A cone with a second scoop leaning | ask In what = Cone, and a spoon | buttons Two scoops / Take a tub home | the machine is churning, and the first tub is named | a tub gone soft on the way: what to do with it tonight, and a scoop next time
screen: Churn list, by the weather | chart Sunshine tomorrow, hour by hour | table Churn = Flavour, Left, Make; Hazelnut, one tub, two; Lemon, none, three; Cherry, half, one | switch Nut batch runs last | button Send to the machine | rain all day, and tubs for the two restaurants are churned instead | the freezer warms: an alarm at once, and what melted once is not frozen again

juice-bar
thing: glass, glasses = Carrot, apple, ginger; Green, with cucumber; Beetroot and orange
must: What is pressed now and what was this morning; What each glass is mainly made of; Sweeter or sharper, without a long talk; A bottle back into the crate
later: Three bottles for the morning after; A crate for the yoga hall's break
screen: What is in it? | picture Carrots and half an apple, beside the press | list This glass = Carrot, most of it; Apple, for the sweet; Ginger, as thick as a thumb | buttons Sharper / Sweeter | button Press it | nothing chosen, and what is ripest today is offered | the cucumbers are bitter today: the green one is off, and what is near it is shown
screen: Fruit box, what is ripe | table Crates = Fruit, Ripe until, Goes into; Mango, tonight, green and breakfast; Pear, Thursday, sharp one; Carrot, Sunday, four glasses | switch Freeze what is left at closing | button Put it on the board | the crates are empty, and the market opens at five | a soft crate from the market: a photograph, and it goes back with the van

bubble-tea
thing: cup, cups = Black milk tea, brown sugar; Jasmine, passion fruit; Oolong, cheese foam
must: Less sweet and less ice, asked every time; Pearls cooked within the last hours; A straw that fits the pearl; One order for four who cannot agree
later: The order of last time, with one thing changed; A pearl-making hour for a school class
screen: Build a cup | list Tea = Black, with milk; Jasmine, clear; Oolong, roasted | ask Sweet = A third of it | ask Ice = None | list Into it = Pearls, cooked at two; Grass jelly | button Shake it | four cups of friends begin with one link, and everybody adds their own | pearls gone hard: they leave the list, and the next pot says in how many minutes
screen: Counter, pots and shakers | table Pots = What, Cooked at, Until; Pearls, two, six; Black tea, noon, four; Jasmine, one, five | list Next = Table of four, one without milk; Mei, no ice | switch New pearls on | button Sealed and called | no cup is waiting, and the next pot of pearls is set | somebody small is drinking: the card about pearls and little children lies beside the cup

supper-club
thing: evening, evenings = Grandmother's Georgian table; Eel, beets and rye; Everything from one garden
must: Who cooks, told in their own words; Seats handed on when somebody falls ill; What a guest must not eat, asked before the shopping; The address, sent once the seat is sure
later: A table for one's own twelve friends; The recipe of the dish all asked about
screen: A seat at the long table | picture Twelve plates, one candle, a cat on the bench | list The evening = Door at seven, soup at half past; Six courses on old plates; Whoever stays washes up | talk From the cook = Ana: My aunt made this on Fridays; Guest: May I bring my father? | ask I must not eat = Shellfish | button Keep me a seat | the table is full, and the waiting list begins with one seat | ill on the day: your seat is offered to the list, and you name who gets it
screen: Host's phone, the table on Friday | table Seats = Guest, Mind, Beside; Ruiz, no shellfish, somebody who also sails; Keller, came with two, strangers; Lin, first time, the host | steps Before seven = Count the knives; Ice; Hide the laundry | button Ask the waiting list | four seats are open, and those who came last time hear first | a guest who does not come: the plate is set anyway, until the main course

office-lunch
thing: meal, meals = Lentil salad, feta; Roast vegetables, rice and greens; Soup and half a sandwich
must: Orders closed by an hour nobody has to remember; Names on lids, not a heap of boxes; Working from home, taken off in one tap; Crockery that goes back with the driver
later: Lunch for a meeting of guests; A look at what a team really leaves over
screen: Lunch on Wednesday | list For tomorrow = Lentil salad, feta; Roast vegetables, rice; Soup, half a sandwich | ask On my lid = Mei, third floor | switch At home on Friday | button Count me in until ten | nobody has ordered on your floor, and three are enough for the round | your lid is missing: the driver still has two spare meals, and leaves one at the door
screen: Driver's phone, the round at noon | map Four doors, the tall house first | table Doors = Firm, Meals, Leave at; Printers, nine, front desk; Lawyers, six, kitchen on two; Dentists, four, back door | switch Empty boxes taken | button Stands on the table | no firm eats today, and the van is cleaned | lift out of order: the firm is told to send two people down

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
