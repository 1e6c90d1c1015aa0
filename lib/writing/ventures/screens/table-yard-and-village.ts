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

meat-and-fish-shares
thing: box, boxes = Mixed beef box, small; Fish of the week, two portions; Half a lamb, cut and packed
must: Shares ordered and paid before slaughter or landing; Farm or boat, date and batch on every label; A list of cuts with weights for each box; Chilled delivery or pick-up at a chosen time
later: Extra portions of favourite cuts; A standing order for every month
screen: Order a share | picture What is in the box | list Choose = Small mixed box; Large mixed box; Fish of the week | list Comes from = Hill Farm; Pasture raised | ask Pick-up = Market stall, Saturday | button Reserve my share | no shares open, and the next date is on Friday | the payment failed: your share is held for one hour
screen: My box | headline Ready on Saturday | steps Status = Sold out; Cut; Packed; On the way | list Inside = Mince; Roast; Stewing meat; Sausages | link Recipes for this box | buttons Change pick-up / Ask a question | no box ordered yet, and the next share opens soon | a cut is missing: tell us and it is refunded
screen: Packing desk | table Orders = Household, Box, Pick-up; Anna, small, Saturday; Ben, large, delivery; Mei, fish, Friday | list Still to sell = Two small boxes; One large box | ask Temperature at packing = Two degrees | button Print labels | no orders yet, and the share can be opened | the cooler is too warm: move the boxes and note the time

jam-and-preserves
thing: jar, jars = Strawberry jam; Apple chutney; Pickled cucumbers
must: Ingredients, allergens and best-before date on every jar; Single jars and mixed sets in one basket; A batch number for every filling; Shop and guest house prices in a separate order form
later: Gift boxes with a card; Returned jars with a deposit
screen: Our jars | picture Six jars in a row | list Choose = Strawberry jam; Apple chutney; Pickled cucumbers | ask Quantity = Three | words Goes well with bread and cheese | button Add to basket | nothing in the basket, and the set of three is most popular | this kind is sold out: get a message when it is back
screen: My order | steps Status = Paid; Packed; Posted | list Order = Strawberry jam, two; Apple chutney, one | ask Card = Happy birthday | buttons Order again / Contact us | no orders yet, and the sets are shown | a jar broke on the way: send a photo and get a new one
screen: Kitchen desk | table Batches = Kind, Jars, Checked; Strawberry, eight, yes; Chutney, six, yes; Cucumbers, nine, waiting | list Shop orders = Deli, six jars; Guest house, four jars | ask Acidity = Within the limit | button Print labels | no batch today, and stock is shown | a lid did not seal: take the jar out of the batch

small-distillery
thing: bottle, bottles = Dry gin, batch four; Apple spirit; Single malt, from the cask
must: Age check before ordering and at the door; Batch, strength and ingredients for every bottle; Tastings and tours booked online; Trade orders with their own price list
later: A club with first access to new batches; Personal labels for gifts
screen: Shop | picture Three bottles | list Choose = Dry gin; Apple spirit; Tasting set | ask Date of birth | switch I am old enough to buy alcohol | button Add to basket | the basket is empty, and the tasting set is a good start | age could not be confirmed: the order is not sent
screen: Book a tasting | headline Tour and tasting, Saturday | list Included = Tour of the still; Four small glasses; Water and bread | ask Guests = Four | ask Driver = One, without alcohol | buttons Book / Give as a present | no places this Saturday, and the next dates are shown | you cannot come: move the booking until the day before
screen: Distillery desk | table Trade orders = Customer, Bottles, Paid; Corner bar, six, yes; Wine shop, nine, no; Hotel, three, yes | list Stock = Batch four, ready; Batch five, resting | chart Bottles sold by week | button Record a batch | no orders this week, and bars to call are listed | duty report is due: the figures are ready to check

pest-control
thing: visit, visits = Kitchen, first inspection; Flat on the second floor, treatment; Café, monthly check
must: Photos and signs sent before the visit; A price for inspection, treatment and check; A report with findings, products and safety advice; A second visit planned from the start
later: Yearly contracts for managers and restaurants; Reminders before the season starts
screen: Report a problem | list What have you seen? = Droppings; Insects; Noises; Damage | picture Photo of the spot | ask Where? = Kitchen | ask Pets or small children = One dog | button Request a visit | nothing reported, and common signs are explained | the photo is too dark: send another or describe it
screen: My visit | headline Technician arrives Tuesday, 9 am | steps Plan = Inspection; Treatment; Sealing; Check | list Before we come = Clear under the sink; Keep pets away | words A plain van, no lettering | buttons Change the time / Call us | no visit booked, and the next free time is shown | the neighbours have it too: we ask the owner to treat both
screen: Technician's phone | table Today = Place, Job, Status; Mill Lane, inspection, Done; Park Road, treatment, Next; Café, check, Booked | ask Finding = Gap behind the pipe | picture Before sealing | switch Safety advice handed over | button Send report | no visits today, and due checks are listed | a protected animal was found: stop and call the office

christmas-trees
thing: order, orders = Medium tree with stand; Small tree in a pot; Wreath and branches
must: Size, kind and price before ordering; Delivery in a chosen hour; Setting up in the stand on request; Collection in January
later: Order again with one tap next year; Decorations to hire or buy
screen: Choose your tree | picture Tree beside a door | list Size = Small, for a table; Medium; Tall | list Extras = Stand; Lights; Wreath | ask Ceiling height | button Choose a day | nothing chosen yet, and the medium tree is most popular | this size is sold out: the next size is shown
screen: My order | headline Friday, between 5 and 7 pm | steps Status = Ordered; Packed; On the way; Set up | list Order = Medium tree; Stand | ask Note for the driver = Third floor, lift | buttons Change the day / Book collection | no order yet, and free delivery days are shown | the tree arrived damaged: send a photo for a replacement
screen: Route desk, Friday | map Today's stops | table Stops = Address, Order, Time; Mill Lane, medium, 5 pm; Park Road, small, 6 pm; Office, tall, 3 pm | list To load = Six trees; Four stands; Two wreaths | button Start the route | no stops today, and open orders are listed | a driver is ill: the stops are offered to the reserve driver

garden-bed-sharing
thing: bed, beds = Two sunny beds behind a house; Half a lawn near the park; Plot four at the field edge
must: Search for beds by distance, size and sun; A short agreement on access, water and harvest; A guided first meeting before anybody pays; Messages between owner and gardener
later: A sowing calendar for the bed; Tools shared among neighbours
screen: Beds near me | map Five beds nearby | list Free = Two sunny beds, water on site; Half a lawn, partly shaded; Plot four, tools included | ask Distance = Ten minutes on foot | button Arrange a meeting | no bed nearby yet, and the waiting list is open | this bed has just been taken: similar ones are shown
screen: My bed | headline Two sunny beds, with Anna | list Agreed = Tuesdays and weekends; Water from the rain barrel; Harvest shared in half | talk Messages = Anna: The beans need water; You: I will come tonight | list This week = Water; Sow lettuce | buttons Plan a visit / Ask for help | nothing agreed yet, and the first meeting is on Saturday | you are away: ask a neighbour to water
screen: Our desk, matches | table Matches = Bed, Gardener, Status; Mill Lane, Ben, meeting; Park Road, Mei, active; Field plot four, Tom, new | list Call today = Park Road, after the first week; Mill Lane, first meeting | switch Agreement signed by both | button Suggest a match | no open matches, and free beds are listed | one side wants to stop: the agreed steps are shown

wigs
thing: wig, wigs = Short bob, dark brown; Long curls, lace front; Light hairpiece, grey
must: Photos and measurements for a first selection; Try-on at home, in a studio or by video; Adjustment and cutting included; Help with the insurer's form
later: Care sets and repair; A second piece at a lower price
screen: Find my wig | picture My photo | ask Head size | list I would like = My usual style; Something new; A light hairpiece | list Material = Human hair; Synthetic; Not sure | button Show a selection | nothing chosen yet, and a short guide explains the materials | the photo is too dark: take another by the window
screen: My fitting | headline Thursday, 3 pm, at home | list In the selection = Short bob; Soft waves; Light hairpiece | steps What happens = Try on; Choose; Cut and adjust | switch Have my prescription checked | buttons Change the time / Ask a question | no fitting booked, and free times are shown | the size is wrong: another one comes without charge
screen: Adviser's desk | table Customers = Name, Step, Next; Anna, selection, Tuesday; Ben, fitting, Thursday; Mei, insurer's form, waiting | list Samples out = Short bob; Long curls | ask Note = Prefers a lighter cap | button Send the selection | no open requests, and follow-up calls are listed | a piece came back worn: check it against the hygiene rule

village-shop
thing: basket, baskets = Bread, milk and eggs; Vegetables and cheese; Parcel and newspaper
must: Opening hours and today's fresh goods; Orders for bread and meat by the evening before; Entry by card or code outside staffed hours; A stock list with best-before dates
later: Delivery to people who cannot come; Accounts for clubs and guest houses
screen: Order for tomorrow | list Fresh = Bread; Rolls; Milk; Vegetables | ask Loaves = Two | ask Collect = After 7 am | switch Same order every Friday | button Place order | nothing ordered, and last week's order is shown | ordering for tomorrow is closed: the next day is open
screen: Our shop today | headline Open until 6 pm | list New today = Apples from the farm; Fresh cheese; Cake at the counter | list Services = Parcels; Cash; Coffee | code Entry after hours | buttons Suggest a product / My account | the shop is closed today, and the entry code still works | your card was not recognised: ask for a new one
screen: Shop desk | table Stock = Product, Left, Order; Bread, four, yes; Milk, six, yes; Rice, nine, no | list Use first = Yoghurt; Salad | table Helpers = Day, Name; Saturday, Ben; Sunday, open | button Send the order | nothing to reorder today | the fridge is too warm: move the goods and call service

hospital-visitors
thing: visit, visits = Ward three, Tuesday afternoon; Reading aloud, Thursday; Music on the ward, Friday
must: Requests from wards with wishes and limits; Visitors with training and background checks; A plan of visits with a stand-in; Short feedback from patients and staff
later: Reports for donors; Visits by video
screen: Ask for a visit | ask Ward = Ward three | ask First name = Anna | list Would like = A chat; Reading aloud; Music or games | ask Please note = Quiet voice, no flowers | switch The patient agrees | button Send request | no requests today, and the next visiting day is Tuesday | no visitor is free: the next possible day is offered
screen: Visitor's phone, Tuesday | table Today = Ward, Wish, Time; Three, chat, 2 pm; Three, reading, 3 pm; Five, music, 4 pm | list Before you go in = Wash hands; Ask the staff; Knock | ask Note = Anna would like you to come again | button Finish visit | no visits today, and your next one is on Friday | the ward says not today: the visit is moved
screen: Office, visits and donations | chart Visits by week | table Wards = Ward, Day, Funded until; Three, Tuesday, May; Five, Friday, June; Seven, Monday, open | list To do = Check two new visitors; Thank the donors | button Send the report | no visits yet, and the first ward can be added | a background check has expired: the visitor is paused
`;
