/** Food that comes home: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FOOD_BOXES_SCREENS = `
meal-kit
thing: box, boxes = Three suppers for two; Four for a family; Two, without meat
must: A week left out without a telephone call; What nobody at this table eats; How long it takes with one hand free; Everything in the box but oil and salt
later: A supper for guests put on top; The card of a dish one wants again
screen: Next week's box | list Three suppers = Trout with dill potatoes; Chickpeas from the tray; Dumplings, the children fold | table Time = Supper, At the stove; Trout, half an hour; Chickpeas, mostly waiting | buttons Swap one / Leave this week out | a week left out, and the next one as it stands | a dish that cannot be cooked this week is changed until Thursday, by your own hand
screen: In the box, the card on top | headline Chickpeas from the tray | steps Tonight = Oven on before you unpack; All of bag two onto the tray; Lemon at the end, not before | list Not in the box = Oil; Salt | code What to do with what is left | a card without a photograph of the middle stays in the kitchen | something is missing: ring, and the next box brings it twice

free-from-box
thing: product, products = Bread mix, tested; Biscuits, without nuts; Pasta for four
must: The test paper of just this batch; What it is free from, and what it may still meet; A child's box that looks like everybody's; A replacement when something tastes of cardboard
later: A list for grandmother and the nursery; A box for a birthday with guests
screen: Who is it for? | list Must not be in it = Gluten; Nuts; Milk, traces too | ask How strict = By diagnosis | list Then in the box = Bread mix, tested; Biscuits, own line; Pasta | button Show the test papers | nothing yet that fits all three, and what fits two | a maker changed the recipe: it leaves the box, and you are told why
screen: Our desk, batches | table Came in = Product, Tested, Goes out; Bread mix, clean, today; Biscuits, waiting, not yet; Pasta, clean, Friday | button Upload the paper | no batch waits for a test | a bad test: who has it from the last delivery is rung, one by one

veg-box
thing: box, boxes = Small, for two; Large, for four; Without salad
must: Two vegetables that never come again; What to do with the strange one; A neighbour as pick-up point; Holidays without a box
later: Potatoes for the cellar, once a year; A day of lifting carrots
screen: Thursday's box | list In it = Beetroot, with leaves; Leeks, two; Kohlrabi, the last one; Apples from the long field | picture The box, as it was packed this morning | buttons Swap the kohlrabi / Not this week | not packed yet, and what the field looks like | the frost took the salad: what lies there instead, from whom
screen: Packer's phone, the barn at six | table Boxes = Kind, How many, Without; Small, twelve, kohlrabi in two; Large, nine, salad in one | steps In this order = Heavy below; Earth away, leaves on; Note on top | button Round is loaded | the list is empty until the farm has written what there is | short of something: divide it over the large ones, and tick who gets double next week

bread-subscription
thing: loaf, loaves = Rye, cut; Country loaf, whole; Four rolls, Sunday
must: At the door before the first one is up; Stop it for the holidays the evening before; The bag that hangs where rain does not reach; A note back to the baker
later: Rolls on Sunday only; A loaf for the neighbour, as thanks
screen: Tomorrow at your door | list In the bag = Rye, half, cut; Two rolls | ask Note to the baker = A little darker, please | switch Holidays until Monday | button Add something until eight | no bread tomorrow, and the next morning with some | the oven was late: it says when it hangs there, before you open the door
screen: Rider's phone, the round before six | map From the bakery along one street | table Doors = Door, Bag, Mind; Number two, rye and rolls, left handle; Number seven, country loaf, dog; Number nine, nothing, on holiday | button It hangs | all bags hang, and it is not yet light | a gate is locked: the bag goes to the named neighbour, and both read it

coffee-beans
thing: bag, bags = Chocolate and nut, for the machine; Berries, for the filter; Without caffeine, evening
must: The day it was roasted; Whole or ground for the thing at home; A faster bag before visitors, a slower one after; What it tastes of for somebody who just wants coffee
later: The farm's second harvest; A bag for the office kitchen
screen: How do you make it? | list It stands at home = A machine with a lever; A pot on the stove; Paper and hot water | list Yours then = Chocolate and nut, ground fine; Arrives before the bag is empty | button Send the first | the last bag is still full, and the next one waits | too sour, too bitter: one touch, and the next one is another
screen: Roaster's desk, Tuesday's drum | table Roasting = Lot, For, Colour; Hill farm, lever machines, darker; River farm, paper, lighter; Water process, evenings, middle | chart Heat in the drum, minute by minute | button Bag and stamp the day | no lot is planned, and how much green coffee lies there | a roast that ran away is brewed for ourselves, and the day moves

ready-meals
thing: meal, meals = Chicken with barley; Lentils and greens; Fish pie, small
must: What is in it and how much of it; A menu that changes before one is tired of it; How to warm it so that it tastes cooked; A pause for the days out
later: A freezer full before a baby or an operation; Meals by the advice of somebody's dietitian
screen: Your five for next week | list Chosen = Chicken with barley; Lentils and greens; Fish pie, small; Soup, twice | words Two are new, one you had in spring | buttons Change one / Fewer this week | nothing chosen, and what most people ate up stands ready | a dish fell out of the pot: another one takes its place until you say no
screen: Label of the tray | headline Lentils and greens | list Told = What is in it, by weight; Eat by; What it may contain | steps Warm it = Lid off, a spoon of water; Three minutes, stir, one more | code It was not good, say why | without a day it does not leave the cold room | warm at the door: do not eat it, tell us, a new one comes

baby-food
thing: jar, jars = Carrot, only carrot; Pear and oats; Pea with a little fish
must: For which month, and why; One new thing at a time; What is in it, and nothing behind it; An order that grows with the child
later: The family's dish without salt; A box for grandparents' day
screen: First spoons | list This week = Carrot, three days; Then pear; Wait with fish | ask How did it go = Two spoons, then the wall | buttons Liked it / Later again | no first day yet, and the signs that it is time | a rash or a bad night: stop the new one, and ask the doctor
screen: Label of the jar | headline Carrot, only carrot | list Told = From the sixth month; One farm, one day; Once open, two days cold | code Who grew it | words Warm it in water, try it on your lip | without the test of this batch no lid is closed | a lid that does not click: do not give it, photograph it

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
