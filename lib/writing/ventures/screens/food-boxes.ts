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
thing: product, products = Bread mix, tested; Biscuits, without nuts; Pasta for four
must: The test paper of just this batch; What it is free from, and what it may still meet; A child's box that looks like everybody's; A replacement when something tastes of cardboard
later: A list for grandmother and the nursery; A box for a birthday with guests
screen: Who is it for? | list Must not be in it = Gluten; Nuts; Milk, traces too | ask How strict = By diagnosis | list Then in the box = Bread mix, tested; Biscuits, own line; Pasta | button Show the test papers | nothing yet that fits all three, and what fits two | a maker changed the recipe: it leaves the box, and you are told why
screen: Our desk, batches | table Came in = Product, Tested, Goes out; Bread mix, clean, today; Biscuits, waiting, not yet; Pasta, clean, Friday | button Upload the paper | no batch waits for a test | a bad test: who has it from the last delivery is rung, one by one

veg-box
thing: box, boxes = Small box; Family box; Fruit and vegetables
must: This week's contents before delivery; A list of vegetables never to send; Pause for holidays; Delivery or a pick-up point nearby
later: Eggs, bread and other extras; Recipes for the week's box
screen: This week's box | picture Open box | list Inside = Carrots; Leeks; Salad; Apples | ask Swap = Leeks for spinach | buttons Confirm / Skip this week | the contents are shown on Monday | a vegetable is missing, we added another one
screen: My delivery | list Plan = Small box; Every Thursday; Bakery pick-up point | words Please bring back last week's box | switch Pause deliveries | button Change plan | no box ordered yet | the pick-up point is closed, choose another
screen: Packing and round | table Thursday = Stop, Boxes, Packed; Bakery, eight, eight; Nursery, six, four; Home round, five, none | list From the farms = Carrots; Leeks; Salad | button Start round | no orders for this week yet | the farm sent less salad, replace it in family boxes

bread-subscription
thing: loaf, loaves = Rye, cut; Country loaf, whole; Four rolls, Sunday
must: At the door before the first one is up; Stop it for the holidays the evening before; The bag that hangs where rain does not reach; A note back to the baker
later: Rolls on Sunday only; A loaf for the neighbour, as thanks
screen: Tomorrow at your door | list In the bag = Rye, half, cut; Two rolls | ask Note to the baker = A little darker, please | switch Holidays until Monday | button Add something until eight | no bread tomorrow, and the next morning with some | the oven was late: it says when it hangs there, before you open the door
screen: Rider's phone, the round before six | map From the bakery along one street | table Doors = Door, Bag, Mind; Number two, rye and rolls, left handle; Number seven, country loaf, dog; Number nine, nothing, on holiday | button It hangs | all bags hang, and it is not yet light | a gate is locked: the bag goes to the named neighbour, and both read it

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
thing: bag, bags = Bakery, after six; Lunch that was left; Vegetables with a bruise
must: Fetched until when, and from which door; Whether there may be meat or nuts in it; Something to say when the bag was poor; One that is kept for somebody who cannot pay
later: A standing evening at one shop; What to cook from four rolls and a leek
screen: On your way home | map From the office to the tram | list Still there = Bakery, two bags, until seven; Canteen, one, until two; Greengrocer, four | switch No meat | button Keep me one | all are gone, and the hour at which new ones come | the shop sold out after all: it says so before you set off
screen: Baker's phone, what is left | ask Bags tonight = Three | list Roughly in them = Rolls from noon; Half a plum cake | switch One for the food bank | button Put them up | nothing left is good news, and counts | nobody came for one: it goes to the list of those who take it late

refill-shop
thing: refill, refills = Red lentils; Oats, rolled; Washing liquid
must: The empty jar weighed first; What one needs for the week, not for the cellar; When it was filled into the bin, and from which farm; A jar for those who forgot theirs
later: An order filled before noon; Bins for a neighbour's shared kitchen
screen: Your jars | table At home = Jar, Holds, Last filled; Lentils, large, three weeks ago; Oats, large, Monday; Rice, small, in May | list Running out = Oats | button Fill them by tonight | no jar is known, so weigh one and stick the mark on | a bin is empty: when it is filled, and who else has some
screen: At the scale | ask Weight of the jar = On the mark already | list Filled = Red lentils, up to the line; Pepper, a spoonful | words Cheaper than in a bag, dearer than in the large sack | button On to the till | put the empty jar on it first | a wrong button: weigh again, nothing is poured back

world-groceries
thing: product, products = Plantains, green; Palm oil, red; Cassava flour, fine
must: The name in the language it is asked for; One drop for the whole community, on one day; What is fresh and what was on a ship; What people at home call the right brand
later: A parcel to an aunt two towns away; A recipe written down by somebody's mother
screen: Saturday's drop | list From your list = Plantains, green, ten; Palm oil, the red one; Cassava flour, fine | map From the van to the church hall | words Closes on Thursday evening | button Add to our order | nobody in your street yet, and three make a drop | green plantains came yellow: say yes or no before they are packed
screen: Driver's phone, hall at ten | table Handed out = Family, Bags, Still missing; Family Ruiz, three, flour; Family Lin, two, nothing; Family Keller, one, palm oil | button Fetched and paid | the hall is empty, and the next drop stands there | not fetched by noon: rung once, then to the neighbour they named

wine-club
thing: bottle, bottles = White, from chalk; Red, light enough for fish; Something nobody ordered
must: What it goes with on a Tuesday; When to open it, and when to wait; A box left out while the shelf is full; Who made it, in three sentences
later: A seat at the winegrower's table; The one you liked, by itself
screen: Your shelf | list Lying there = White, from chalk, two; Red, light, one; The odd one, unopened | ask With tonight's supper = Lentils and a sausage | words Open the light red, a little cool | buttons Drunk, and liked / Not mine | the shelf is empty, and that is the moment for a box | corked: say so, and the next box makes it good
screen: In the box, one sheet | list Three bottles = White, from chalk, now; Red, light, within the year; The odd one, with somebody curious | picture The slope it grew on | words Do not read this before the first sip | code Say what you thought | without its story no bottle is packed | broken on the way: keep the sheet, a new one comes with the next

cheese-shop
thing: cheese, cheeses = Hard, eighteen months; Soft, with a skin; Blue, from a cave
must: How ripe it is today, and on which day it will be best; A slice to try before a piece; Cut for four or for fourteen; Cold on its way, and out of the fridge in time
later: A board for a wedding; The herd and the hut it comes from
screen: A board for Saturday | ask How many eat = Six, after supper | list On it = Hard, eighteen months; Soft, ripe on the day; Blue, a little | picture The board from above | words Out of the fridge an hour before | button Cut it for Friday | no evening is named, and a piece for oneself is allowed | not ripe in time: what takes its place, and when the other one comes
screen: Our desk, what ripens | table Cellar = Cheese, Ripe, For; Soft with skin, Saturday, board for six; Blue, now, counter; Hard, any day, parcels | button Turned and wiped | the shelf is cut empty, and Thursday brings more | too warm a day for parcels: all of them move, and each customer is told
`;
