/** From the neighbour's table to the village shop: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const TABLE_YARD_AND_VILLAGE_SCREENS = `
home-cooked-meals
thing: portion, portions = Chicken stew; Vegetable curry; Lasagne
must: Menu with ingredients and allergens; Cook's profile with photo and hygiene certificate; Ordering until the evening before; Pick-up or delivery at a fixed time
later: Weekly subscription; Requests for family occasions
screen: Tomorrow's meals | list Near you = Chicken stew, Amira; Vegetable curry, Ravi; Lasagne, Paola | ask Portions = Two | ask Time = 6 pm | words Order until eight this evening | button Order | no meals tomorrow, and the next days are shown | sold out: ask for a message next time
screen: My order | headline Pick-up at 6 pm | list Order = Chicken stew, two | list Allergens = Celery; Milk | steps Status = Ordered; Cooking; Ready | buttons Directions / Message the cook | no open order | the cook is ill: choose another meal or get a refund
screen: Cook's page | table Tomorrow = Dish, Ordered, Limit; Chicken stew, six, eight; Soup, three, six; Flatbread, eight, nine | list To do = Print labels; Buy vegetables | switch Kitchen checklist done | buttons Close orders / Add a dish | no orders yet, your menu is online | an ingredient has changed: update the allergens before cooking

junk-removal
thing: clearance, clearances = Cellar, half a van; Two-room flat, Friday; Garage, old furniture
must: A price from photos; A fixed date with arrival time; Sorting into keep, give away and recycle; Photos and disposal receipts afterwards
later: Cleaning after the clearance; Sale of good pieces for a share
screen: Get a price | picture Photo of the cellar | ask What is it? = Sofa, boxes, two shelves | ask Floor and lift = Cellar, no lift | list Not included = Paint; Gas bottles; Car batteries | words Price range within the hour | button Send photos | no photos yet, one of each corner is enough | the photos are too dark: take them with the light on
screen: My clearance | headline Friday, 9 am, two people | steps Friday = Check the price; Carry out; Sort; Sweep; Hand over | list Keep = Blue chair; Photo albums | switch I have signed the rule on valuables | buttons Add something / Change the day | no date yet, and the next free days are shown | there is more than expected: you get a new price before we go on
screen: Crew's phone | table Today = Place, Volume, Floor; Cellar, half a van, below; Garage, one van, ground; Flat, two vans, third | list Goes to = Charity, table; Recycling, metal; Tip, mattress | picture Room after sweeping | ask Found = Envelope with letters, in the box | buttons Finished / Call the customer | no jobs today, and quotes to send are listed | something hazardous was found: leave it and call the office
`;
