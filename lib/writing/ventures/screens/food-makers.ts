/** Food and drink that is made: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FOOD_MAKERS_SCREENS = `
hot-sauce
thing: jar, jars = Green chilli and lime; Smoked red; Orange, the loud one
must: How hot, beside something people know; What it goes on, said by the dish; A size for one table and one for a kitchen; The batch on every lid
later: A set to taste through with friends; A jar filled again at the market
screen: Which one bites? | chart Heat, from friendly to rude | list On what = Green chilli, eggs and tacos; Smoked red, anything off the fire; Orange, one drop in the soup | picture Three jars, lids off | button Put all three in | nothing is chosen, and the mild one is offered first | a sort that is sold out says when the next batch is ready
screen: Label of the jar | headline Smoked red | list On the back = What is in it, in order of weight; Batch and day; Once open, into the fridge | words Shake it. It settles, that is no fault | code What it goes on | without a tested date it does not leave the kitchen | a wrong allergen means the whole batch comes home

snack-bars
thing: bar, bars = Apricot and oat; Cocoa and hazelnut; Salted peanut
must: What is in it, readable at arm's length; One bar to try before a box; A wrapper that opens with cold fingers; A date long enough for a bag
later: A box for a team's cupboard; A smaller one for children
screen: One of each | picture Three bars, one of them broken in half | list Inside = Dates, oats, apricots; Nothing you have to look up | ask How many of each = Four | button Send the mixed box | one bar of each, because nobody orders a box unseen | a sort that has gone is left out and not replaced in silence
screen: Our desk, where they lie | table Shelves = Place, Sold this week, Oldest date; Climbing hall, most of them, far off; Office on the second floor, half, far off; Corner shop, two, next month | buttons Fill it up / Fetch them back | no shelf yet, and the first three places to ask | a shelf that stands still for two weeks is fetched and moved

chocolate
thing: bar, bars = Dark, with a pinch of salt; Milk, from one farm; Hazelnut, whole ones
must: A parcel that arrives without having melted; Where the beans come from, on the front; A card in somebody's handwriting; Something for the one who gives it
later: A tasting for an evening of six; Bars with a firm's own wrapper
screen: For whom is it? | list A present for = Somebody who says they like no chocolate; Somebody who has tasted it all; A table of eight | picture The box, half open | ask On the card = From all of us on the third floor | switch One for me as well | button Wrap it | no date is given, and it goes out on the next cool day | too warm for the post: it waits, and the card says why
screen: In the box, under the lid | list From left to right = Dark, with salt; Milk, one farm; Hazelnut | words Let it lie on the tongue, then bite | code The farm, and who dries the beans there | a box with a gap is not closed | cracked on the way: a photograph is enough, and a new one leaves

honey
thing: jar, jars = Lime blossom; Forest, dark; Spring, creamed
must: Which valley and which summer; Why one sets and another stays liquid; The beekeeper by name; A jar that can come back empty
later: A hive with your name on it; Candles from the same wax
screen: What does it taste of? | list This year's = Lime blossom, like mint and hay; Forest, dark, nearly salty; Spring, creamed, for bread | map From the hives to the jar | button Take two to compare | the harvest is sold, and the next blossom is named | a rainy June: fewer jars, and it is said before anybody orders
screen: Label of the jar | headline Lime blossom | list Told here = Valley and summer; Who keeps the bees; Jar number | words Gone hard? A warm bath, never a boiling one | code This summer at the hives | a jar without its number stays on the shelf | wrong blossom on the label: it is covered by hand, and said

plant-protein
thing: pack, packs = Mince, unseasoned; Strips for the pan; Four for the grill
must: Cooked the way one always cooks; A short list of what is in it; A dish for the first evening; A size for two people
later: A large bag for canteens; A recipe by whoever cooks for eight
screen: Tonight's pan | steps Like always = Hot pan, a little oil; Three minutes, do not touch; Salt last | picture The plate at the end | list Goes in place of = Mince in a sauce; Strips in a wrap | button Where to buy it | no shop nearby yet, and two canteens that serve it | stuck to the pan: what went wrong, in one line
screen: Kitchen's desk, served today | table Counter = Dish, Plates, Came back; Sauce with noodles, most, little; Wraps, half, some | ask What guests said = Wanted the recipe | buttons Order the same / Fewer next week | no count yet, because the first week is being cooked | a dish that came back half eaten is cooked with the chef once

ferments
thing: jar, jars = Kraut with caraway; Kimchi, two stars of heat; Beetroot, sour
must: A jar that may hiss, and the note that says so; Kept cold all the way; How sour, beside something known; What to do with the last spoonful
later: A crock and a day to learn it; The brine sold by the bottle
screen: Is it still alive? | picture Bubbles under the lid | list That is right = It hisses; It grows sourer; The lid bows a little | list That is not = Fuzz; It smells of cellar | buttons All well / Send it back | nothing in your fridge, and three jars to begin with | not sure: a photograph, and an answer the same day
screen: Cellar, barrel by barrel | table Barrels = Barrel, Since, Sourness; Kraut one, two weeks, rising; Kimchi, five days, right; Beetroot, three weeks, ready | button Fill and number | every barrel is empty, and the cabbage comes on Monday | a barrel that stopped working is tasted by two and then poured away

spices
thing: tin, tins = Pepper, red, from one garden; Cumin, roasted; Paprika, smoked
must: What it smells of, before anybody opens it; A dish that finishes the tin; The harvest and not only the date; A small tin to dare something new
later: A tin filled again; Everything for one dish in one envelope
screen: What are you cooking? | ask Tonight = Lentils, and half an onion | list Then take = Cumin, roasted, at the start; Paprika, smoked, at the end | picture Three tins beside the pan | button Add the small tins | no dish is named, and the one everybody should own stands here | sold until the next harvest: what comes nearest, and what is different
screen: Label of the tin | headline Pepper, red | list Told = Garden and harvest; Best crushed, not ground; Finish it by next summer | words Smell first, then cook | code Three dishes until it is empty | a tin without a harvest is not sold | a lid that does not close: a new one goes out with the next order

tea
thing: tea, teas = Green, roasted; Black, from high up; Mint and fennel
must: How long, how hot, on the tin itself; Small envelopes before the large tin; Whose garden it is; The same tea again, and its harvest
later: A cold one for summer; Tea for a café's whole shelf
screen: Your cup | steps This one likes = Water that no longer boils; Two minutes; A second pour, shorter | chart Two minutes, from the first drop | buttons Too strong / Just right | put a tea in the pot, and this begins | forgotten for ten minutes: cold, over ice, with lemon
screen: Six envelopes | list Drunk and marked = Green, roasted, gone first; Black, from high up, half; Mint and fennel, given away | ask Which one again = The roasted one | button Fill the tin with it | no envelope is open yet | the garden had a poor spring: less of it, or another one beside it

olive-oil
thing: tin, tins = Early harvest, green; Late, mild; For the pan
must: The day it was pressed; How much bite it has, told honestly; Ordered before the harvest, at a price from and to; A tin that pours to the last drop
later: A tree with your name on it; Two tins to share with the floor above
screen: This year's harvest | picture The first green oil from the press | list How it is = More bite than last year; Fewer olives; Pressed the same night | ask How many tins = Two, and one for my sister | button Keep them for me | before the harvest: the grove, and when it begins | hail took half: orders are filled by half, first come first served
screen: Label of the tin | headline Early harvest | list Told = Grove and press; Day it was pressed; Keep it dark, not in the fridge | words It scratches in the throat. That is the good part | code The day at the press | a tin without the press day stays here | a dent in the seam: do not open it, we send another

alcohol-free
thing: bottle, bottles = Bitter, with orange peel; Dry, with bubbles; Smoky, for a slow evening
must: What to pour it over, and how much; A glass that looks like the others at the table; What it tastes of without the word wine; A small bottle for one evening
later: A card for the bar's menu; A case for a dinner of twelve
screen: Pour this | steps One glass = Ice to the rim; Two fingers of bitter; Soda, orange peel | picture The glass beside the others on the table | list Instead of = The aperitif; The second beer | button Two bottles, please | nothing in the cupboard, and the one to begin with | no soda at home: what else does it
screen: For the bar, on one page | table On the menu = Drink, Glass, Pours; Bitter orange, tumbler, a bottle makes eight; Dry with bubbles, flute, a bottle makes five | words Ask before you offer it as something less | code How it is mixed | without a menu it stands beside the till and is not drunk | a bottle opened too long is changed, no questions

soft-drinks
thing: crate, crates = Rhubarb; Ginger, cloudy; Currant, not too sweet
must: The empties fetched with the same trip; How sweet, against what everybody knows; A case that one person can carry; Cold on the bar's own shelf
later: A keg instead of glass; A sort that exists only in August
screen: Bar's phone, order again | list As last time = Rhubarb, two crates; Ginger, one; Empties, three | switch Before Friday at four | button The same again | a first order needs the door and who opens it | out of one sort: what comes nearest, and on which day it is back
screen: Our desk, the van's round | table Today = Door, Brought, Taken back; Café on the square, two crates, two; Bar in the yard, four, three; Kiosk, one, none | buttons Delivered / Nobody opened | no round today, and what stands cold for tomorrow | broken glass is written off at the door, not at the end of the month

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
