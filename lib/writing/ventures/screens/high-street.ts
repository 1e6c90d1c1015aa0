/** Shops and rooms of a high street: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HIGH_STREET_SCREENS = `
fitness-gym
thing: membership, memberships = Monthly membership; Student membership; Day pass
must: Join and pay online in a few minutes; Entry by phone or card; A first workout plan with a trainer; Pause or cancel without a letter
later: How full the gym is now; Classes and trainer sessions booked online
screen: Join the gym | list Choose = Monthly membership; Student membership; Day pass | ask Start = Monday | words Cancel any month, first meeting with a trainer included | picture Weights area | buttons Join now / Book a visit | choose a membership to see what is included | payment did not go through, please try another card
screen: My training | code Door code for today | list Plan A = Squat, three sets; Row, three sets; Bike, five minutes | chart Visits by week | buttons Book a trainer / Pause membership | no plan yet: book a free meeting with a trainer | door does not open: call the number beside it
screen: Front desk, today | table Members = Name, Joined, Status; Lena, Monday, first plan today; Amir, Tuesday, no visit this week; Jo, in spring, payment open | list To do = Call Amir; Repair bike by the window | chart Visits by hour | buttons Add member / Report a fault | no new members today | card reader is offline, doors open by code

bar-and-pub
thing: table booking, table bookings = Table for four, Friday; Quiz team, Thursday; Birthday, eight guests
must: Drinks and snacks with prices; Table booking for groups; Events of the week; Opening hours and last orders
later: Vouchers for a round; Private evenings on quiet days
screen: This week | headline Quiz on Thursday | list On tap = Pale ale; Wheat beer; Dry cider | list Events = Quiz, Thursday; Live music, Saturday | picture The bar in the evening | buttons Reserve a table / See all drinks | no events this week, the bar is open as usual | page did not load, call us for a table
screen: Reserve a table | ask Guests = Four | ask Evening = Friday, 8 pm | list Free = By the window; At the bar; On the terrace | button Reserve | choose an evening to see free tables | fully booked: some seats at the bar stay free for walk-ins
screen: Bar desk, tonight | table Tables = Time, Guests, Note; 7 pm, four, window; 8 pm, eight, birthday; 9 pm, two, bar | list Running low = House white; Tonic | chart Guests by hour | buttons Seat guests / Order stock | no bookings tonight yet | till is offline, write tabs on paper

takeaway-shop
thing: order, orders = Cheeseburger and fries; Two margheritas; Chicken box, family
must: Menu with prices and allergens; Order ahead with a pick-up time; Pay online or at the counter; A message when the food is ready
later: Stamps for regulars; Group orders for offices
screen: Menu | picture Cheeseburger and fries | list Favourites = Cheeseburger; Chicken wrap; Falafel box | ask Extras = No onions, extra sauce | words Allergens are shown for each dish | button Add to order | kitchen opens at noon | this dish is sold out today, please choose another
screen: My order | list Order = Cheeseburger; Fries; Lemonade | steps Progress = Received; On the grill; Ready to collect | headline Ready at the counter soon | buttons Call the shop / Order again | no orders yet | payment did not go through, you can pay at the counter
screen: Kitchen screen | table Orders = Number, Food, Ready; One, two wraps, now; Two, family box, in five minutes; Three, burger without onions, in eight minutes | switch Accept app orders | list Running low = Buns; Chicken wings | button Mark as ready | no open orders | too many orders: pick-up times are moved back

hair-salon
thing: appointment, appointments = Cut and blow-dry; Highlights, Friday; Box braids, Saturday
must: Book a stylist and a service online; Prices and lengths of each service; Reminders and a deposit for long appointments; Colour recipe and photos kept for next time
later: Gift vouchers; Care products ordered with the appointment
screen: Book an appointment | list Service = Cut and blow-dry; Highlights; Braids | list Stylist = Mia, Friday; Zoe, Saturday; First free chair | words Colour needs a patch test two days before | button Reserve Friday, 2 pm | choose a service to see free times | this time has just been taken, please choose another
screen: My hair | picture Last colour, from the side | list Notes = Warm blonde; Shorter fringe; Sensitive scalp | ask Wish for next time = A little darker | buttons Book again / Change appointment | no visits yet | photo could not be saved, please try again
screen: Salon desk, today | table Chairs = Time, Client, Stylist; 9 am, Anna, Mia; 1 pm, Ruth, Zoe; 3 pm, free, Mia | list To prepare = Patch test for Ruth; Order toner | buttons Check in / Offer free slot | no bookings yet today | a stylist is ill: her clients are called and offered another time

guesthouse
thing: room, rooms = Double with garden view; Single, quiet side; Family room
must: Book direct with free rooms and prices; Arrival time and late key; Breakfast wishes and allergies; Simple rules for cancelling
later: Dinner or packed lunch added to the stay; Vouchers for a weekend
screen: Our rooms | picture Double with garden view | list Rooms = Double with garden view; Single, quiet side; Family room | ask Nights = Friday to Sunday | words Breakfast is included | button Book direct | choose your nights to see free rooms | these nights are full, the nearest free ones are shown
screen: Your stay | headline Welcome, your room is ready from 3 pm | map Way to the house | ask Breakfast = 8 am, no nuts | code Key box for late arrival | buttons Message the host / Change my stay | no stay booked yet | key box does not open: call the host at any hour
screen: House desk, today | table Rooms = Room, Guest, Status; Garden, Nora, arrives at 4 pm; Single, Paul, stays; Family, Silva, leaves today | list Breakfast tomorrow = Two at 7 am; Three at 9 am | list To clean = Family room; Stairs and hall | buttons Check in / Block a room | no arrivals today | two bookings for one room: call the newer guest and offer another room

convenience-store
thing: item, items = Milk, one litre; Wholemeal rolls; Washing powder, small
must: Opening hours and what is in stock; A list sent ahead and packed; Card, cash and phone payment; Stock count with low items shown
later: Parcel pick-up and returns; Stamps for regulars
screen: Shop by phone | list Fresh today = Rolls; Milk; Bananas | ask My list = Eggs, milk, coffee | switch Pack it for 6 pm | words Open until late, seven days | buttons Send list / See offers | write a list or choose from the favourites | an item is out of stock: choose another one
screen: My bag | steps Progress = Received; Packed; Ready at the till | list In the bag = Eggs; Milk; Coffee | words Pay when you collect | buttons Add something / Call the shop | no list sent yet | shop is closed now, your list is packed in the morning
screen: Shop desk, today | table Stock = Item, Left, Order; Milk, six, today; Rolls, two, tomorrow; Batteries, nine, no | list Running out = Rolls; Phone cards | chart Purchases by hour | buttons Order now / Count shelf | nothing to order today | scanner is offline, note sales on the pad

clothes-boutique
thing: piece, pieces = Linen dress, blue; Wool coat, medium; Striped shirt
must: New arrivals with photos and sizes; Pieces put aside for a day; Fit notes and wishes of regulars; Exchange with the receipt
later: A message when a wished size comes; Styling by appointment
screen: New this week | picture Linen dress, blue | list New pieces = Linen dress; Wool coat; Striped shirt | ask My size = Medium | words Every piece in small numbers | buttons Put aside / Book styling | new pieces come in on Friday | this size is gone: leave your number for the next one
screen: My pieces | list Put aside = Linen dress, until Saturday; Shirt, until Saturday | list My notes = Longer sleeves; No wool | picture Outfit idea | buttons Keep a day longer / Let it go | nothing put aside yet | the piece was sold by mistake, we call you today
screen: Shop desk | table Stock = Piece, Sizes left, Since; Linen dress, S and M, two weeks; Wool coat, L, five weeks; Shirt, all, new | list Wishes = Eva, coat in M; Rita, dress in L | chart Sold by label | buttons Reorder / Mark down | no wishes open | stock count differs, please check the rail

street-food-stall
thing: portion, portions = Dumplings, six pieces; Veggie wrap; Sweet crepe
must: Where the stall stands this week; A short menu with allergens; Pre-orders for groups; Sales and waste noted by day
later: Stamps for regulars; Bookings for private events
screen: Where we are | map Today at Market Square | list This week = Tuesday, Market Square; Friday, brewery yard; Saturday, harbour | list Menu = Dumplings; Veggie wrap; Sweet crepe | words Until sold out | buttons Order for a group / Book us | no market day today, see the next one | rain has closed the market, we are back on Friday
screen: Group order | ask Portions = Eight, two without meat | ask Pick-up = Friday, noon | list Allergens = Wheat; Soy; Sesame | button Send order | choose a market day first | that time is full, please choose half an hour later
screen: Stall sheet, today | table Sold = Dish, Made, Left; Dumplings, nine trays, one; Wraps, four trays, none; Crepes, all batter, little | list Tomorrow = Buy flour; Fill gas | chart Portions by hour | button Close the day | no sales noted yet | card reader has no signal, take cash or use the phone

greengrocer
thing: item, items = Tomatoes, one kilo; Apples from the region; Soup pack
must: Today's goods with price and origin; A list ordered ahead and packed; Standing orders for cafés; Bought, sold and lost noted each day
later: A fruit basket for offices; Recipes for what is in season
screen: Fresh today | picture Morning crates | list Best today = Strawberries; Young spinach; Ripe mangoes | ask My list = Tomatoes, onions, herbs | words Ripe for today or for the weekend, just say | buttons Pack for me / Call the shop | today's goods are shown after seven | sold out for today: choose another kind
screen: Café order | table Order = Item, Amount, For; Lettuce, six heads, Monday; Lemons, two kilos, Monday; Herbs, four bunches, Tuesday | switch Repeat every week | words Delivered before eight | buttons Change / Confirm | no standing order yet | item missing at the market: we call by seven
screen: Our crates, today | table Crates = Item, Bought, Left; Tomatoes, six, one; Spinach, three, none; Pears, four, two | list Mark down = Pears; Bananas | chart Lost by day | buttons Plan tomorrow / Mark down | nothing entered yet | scale is offline, write weights by hand

butcher-fishmonger
thing: order, orders = Roast for Sunday; Two sea bass, filleted; Barbecue pack, six people
must: Order ahead with cut and weight; Origin shown for each item; Pick-up time without a queue; Temperature and waste records
later: Holiday orders with a deposit; Recipes sent with the order
screen: Order ahead | picture Today's counter | list Today = Beef for stew; Lamb chops; Sea bass | ask How shall we cut it = Thin slices, no bone | ask Pick-up = Saturday morning | button Send order | counter opens on Tuesday, orders are welcome | not in today: we suggest something similar
screen: My order | steps Progress = Received; Cut; In the cold room; Collected | list Order = Roast, two kilos; Bones for broth | words Origin: farm named on the label | buttons Change order / Call the shop | no order yet | the weight differs a little, price is settled at the counter
screen: Counter desk, today | table Orders = Name, Order, Time; Ines, roast, 9 am; Paul, fish for two, 4 pm; Chef Marco, six chickens, noon | list To buy = Lamb; Prawns | chart Cold room temperature | buttons Print labels / Note waste | no orders for today | cold room is too warm: check the door and call service

hardware-store
thing: order, orders = Cement, six bags; Paint, white, five litres; Pipe fittings
must: Stock and price by phone; Orders ready at the counter; Delivery to the site; Account with limit and open sum
later: Material list for a whole job; Tool reservation for the weekend
screen: Order materials | list Often ordered = Cement; Screws, box; White paint | ask Amount = Six bags | ask Where = Deliver to site, before 9 am | words In stock today | buttons Order / Ask the counter | search for a part or send a photo | not in stock: it arrives on Thursday
screen: My account | table Orders = Day, Goods, Status; Monday, cement, paid; Tuesday, pipes, open; Friday, paint, ready | headline Two orders open | buttons Pay now / Send receipt | no orders yet | limit reached: please pay an open order first
screen: Counter desk, today | table Pick-ups = Name, Goods, Time; Ali, pipes, 7 am; Rosa, paint, 9 am; Building crew, cement, noon | list Low stock = Wall plugs; Sealant | map Deliveries today | buttons Ready / Reorder | no orders yet this morning | delivery late: the site is called

print-copy-shop
thing: print job, print jobs = Thesis, two copies, bound; Boarding pass; Floor plan, large
must: Files sent by phone or mail; Price shown before printing; A message when the job is ready; Files deleted after pick-up
later: Prepaid print cards; Monthly bills for offices
screen: Send a file | button Choose file | ask Copies = Two, colour | list Finish = Stapled; Spiral bound; Hard cover | words Your file is deleted after pick-up | buttons Send to print / Ask the counter | choose a file to see the price | file cannot be opened: please send it as PDF
screen: My job | steps Progress = Received; Checked; Printed; Ready | headline Ready at the counter | code Pick-up code | buttons Change job / Print again | no job sent yet | page three is cut off: please confirm or send it again
screen: Counter desk, today | table Jobs = Job, Finish, Ready; Thesis, hard cover, 4 pm; Plan, folded, now; Flyers, cut, 5 pm | list Low = White paper; Black toner | switch Machine two in use | buttons Start job / Call customer | no jobs waiting | printer is jammed, jobs go to machine two

pharmacy-shop
thing: prescription, prescriptions = Blood pressure tablets; Eye drops; Cough syrup, child
must: Prescription sent ahead and message when ready; Opening and night hours; A private word with the pharmacist; Expiry dates and stock checked
later: Weekly pill packs; Vaccination appointments
screen: Send a prescription | button Photograph prescription | ask Pick-up = Today, after 5 pm | switch Remind me before I run out | words The original is needed at pick-up | buttons Send / Ask the pharmacist | send a prescription to see when it is ready | photo is not readable, please take it again
screen: My medicines | list Now = Blood pressure tablets; Eye drops | steps Progress = Received; Checked; Ready | words Ask us before taking something new | buttons Order again / Book a talk | no prescriptions yet | one medicine is missing: it comes tomorrow morning
screen: Pharmacy desk, today | table Prescriptions = Name, Item, Status; Rosa, tablets, ready; Ben, eye drops, ordered; Mira, syrup, to check | list Expiring soon = Sun cream; Vitamin drops | chart Fridge temperature | buttons Mark as checked / Order | no prescriptions waiting | fridge alarm: move the vaccines and call service

massage-day-spa
thing: treatment, treatments = Back massage, one hour; Hot stones, Friday; Couples' massage
must: Treatments with length and price; Booking with a therapist and a time; Short health form before the first visit; Vouchers bought and used online
later: Treatment cards and memberships; A quiet-hour offer on weekdays
screen: Book a treatment | list Treatment = Back massage; Hot stones; Body scrub | list Therapist = Mei, Thursday; Jonas, Friday; First free | words Please come a little early | picture Treatment room | button Reserve Friday, 6 pm | choose a treatment to see free times | this time has just gone, please choose another
screen: Before your visit | ask Pain or injury = Left shoulder | ask Pregnant or under treatment = No | switch Only light pressure | words Only your therapist reads this | buttons Save / Call us | no visit booked yet | form was not saved, please try again
screen: Spa desk, today | table Rooms = Time, Guest, Therapist; 3 pm, Lea, Mei; 5 pm, Tom and Ana, both; 7 pm, free, Jonas | list To prepare = Warm towels; Massage oil | chart Bookings by day | buttons Check in / Offer free hour | no guests yet today | a therapist is ill: guests are offered another time

aesthetic-clinic
thing: treatment, treatments = Laser, lower legs; Skin peel; Anti-wrinkle consultation
must: A consultation before the first treatment; Price for each area and session; Consent and aftercare on the phone; Photos kept safe with consent
later: Payment in parts; A yearly skin plan
screen: Book a consultation | list I am asking about = Laser hair removal; Lines; Scars and spots | ask Medicines or pregnancy = None | list Free times = Tuesday, 4 pm; Thursday, 6 pm | words We also say if a treatment is not for you | button Book consultation | choose a topic to see times | this time is taken, please choose another
screen: My treatment plan | steps Sessions = Test spot; First session; Second session; Check | list Aftercare = Cool the skin; No sun for a week | picture Before, with my consent | buttons Book next / Report a reaction | no plan yet: start with a consultation | photo could not be saved, the clinic takes it again
screen: Clinic desk, today | table Clients = Time, Client, To check; 2 pm, Sara, consent missing; 4 pm, Nils, test spot; 6 pm, Dina, follow-up | list Follow-up calls = Eva, day two; Omar, week one | chart Sessions by device | buttons Open file / Block device | no clients today | device fault: the room is closed and clients are moved

laundromat
thing: load, loads = Coloured wash, small; Duvet, large drum; Towels, drying
must: Free machines shown on the phone; Card and phone payment; A message when the load is done; A number for faults
later: Drop-off and folding; Loyalty washes
screen: Free machines | list Washers = Small, three free; Medium, one free; Large, free at 5 pm | list Dryers = Large, one free; Small, three free | map Way to the laundry | words Open from early morning to late evening | buttons Reserve large drum / Report a fault | all machines free | no connection to the machines, come and look
screen: My load | steps Progress = Washing; Rinsing; Spinning; Done | headline Ready in nine minutes | ask Next = Dry, medium heat | buttons Start dryer / Get help | no load running | payment was taken but the machine did not start: press help
screen: Owner's page, today | table Machines = Machine, Loads, State; Washer one, six, running; Washer two, four, free; Dryer three, none, fault | chart Loads by hour | list To do = Clean filters; Fill soap | buttons Block machine / Refund load | no loads yet today | water pressure is low: machines are stopped and you are called

self-storage
thing: unit, units = Small unit, ground floor; Container by the gate; Medium unit, first floor
must: Sizes with photos and monthly price; Contract and first payment online; Access by code or key; Reminder before payment fails
later: Boxes, locks and insurance in the same order; Moving van booked with the unit
screen: Find a size | picture Medium unit with furniture | list Sizes = Locker; Small unit; Medium unit; Container | ask To store = Bed, sofa, nine boxes | words Month by month, no long contract | buttons Reserve / Book a visit | tell us what you store to see a size | this size is full: join the list or take the next one
screen: My unit | headline Small unit, ground floor | code Gate code | list Last visits = Monday, 6 pm; Saturday, 9 am | switch Pay automatically | buttons Change size / Give notice | no unit rented yet | payment failed: please check your card by Friday
screen: Site desk, today | table Units = Unit, Customer, State; Small two, Lara, moves in; Container four, Building firm, rented; Medium one, free, to clean | map Site plan with free units | list To do = Repair light; Call about late payment | buttons New contract / Block unit | no moves today | gate is offline: open by key and note names

event-hall
thing: event, events = Wedding, Saturday; Birthday party, Friday; Company dinner, Thursday
must: Free dates shown at once; Clear prices and what is included; Viewing booked online; Plan for tables, times and suppliers
later: Partner caterers and bands to choose from; Guests' parking and beds nearby
screen: See the hall | picture Hall dressed for a wedding | list Included = Tables and chairs; Kitchen; Sound; Cleaning | ask Date = Saturday in June | ask Guests = About ninety | buttons Check date / Book a viewing | choose a date to see if it is free | this date is taken: the nearest free ones are shown
screen: Our event | steps Progress = Date reserved; Contract signed; Plan agreed; Keys handed over | list Plan = Ceremony, 3 pm; Dinner, 6 pm; Music ends, 2 am | list Suppliers = Caterer confirmed; Band open | buttons Change plan / Ask the hall | no event booked yet | deposit has not arrived, the date is held until Friday
screen: Hall desk, this week | table Events = Day, Event, Open; Thursday, company dinner, menu; Friday, birthday, music; Saturday, wedding, table plan | list Viewings = Mia and Jon, Tuesday; Okoro family, Sunday | list To prepare = Long tables; Check exits | buttons Hold date / Send contract | no events this week | two requests for one date: the first deposit decides

karaoke-bowling-arcade
thing: group booking, group bookings = Karaoke room, six people; Two lanes, Friday; Birthday, eight children
must: Rooms, lanes or tables booked by the hour; Clear price for groups; Food and drinks ordered to the place; Faults reported and fixed fast
later: Leagues and theme nights; Vouchers and play cards
screen: Book your night | ask Guests = Six | ask Evening = Friday, 8 pm | list Choose = Karaoke room; Bowling lane; Arcade cards | picture Private karaoke room | button Reserve | choose an evening to see what is free | fully booked: an earlier hour is offered
screen: Our room | headline Room three, until 9 pm | list Next songs = Ana's song; Duet; Team song | list Order = Lemonades; Fries to share | switch Score on screen | buttons Add a song / Stay longer | no songs chosen yet | sound has failed: a host is on the way
screen: Front desk, tonight | table Bookings = Time, Group, Place; 6 pm, family of five, lane two; 7 pm, office team, lanes four and five; 8 pm, birthday, room one | list Faults = Pinball, flipper; Lane six, sensor | chart Guests by hour | buttons Check in / Close lane | no bookings tonight yet | lane is down: the group moves and plays longer

art-gallery
thing: work, works = Harbour at dusk, oil; Bronze figure, small; Blue field, large
must: Works with price, size and artist; Hold a work for a few days; Certificate with each sale; Contract and payment for each artist
later: Payment in parts; View a work on your own wall
screen: Current exhibition | picture Harbour at dusk, oil | list On show = Harbour at dusk; Bronze figure; Blue field | words Prices are shown beside each work | list Dates = Opening, Thursday; Artist talk, Saturday | buttons Hold this work / Plan a visit | next exhibition opens on Thursday | this work is sold, see others by the artist
screen: My works | list Held = Blue field, until Sunday; Bronze figure, until Friday | steps Purchase = Held; Paid; Packed; Delivered | picture Blue field on my wall | buttons Buy / Release | no works held yet | transport is delayed, we call with a new day
screen: Gallery desk | table Works = Work, Artist, State; Harbour at dusk, Irene, sold; Bronze figure, Paul, held; Blue field, Sana, on show | list To do = Pay Irene; Send certificate | list Follow up = Two visitors from the opening; Law office, wall by the stairs | buttons Add work / Print labels | no works entered yet | work is marked twice: check the contract first
`;
