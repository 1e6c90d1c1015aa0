/** Eating and drinking out: what is known of them; the keys are those of `../lore.ts`. */
export const EATING_OUT = `
coffee-shop
job: a visit, visits
rival: coffee chains | they are on every corner and taste the same everywhere | Starbucks, Costa@GB, Costa@IE, Pret A Manger@GB, Dunkin'@US, Tim Hortons@CA | coffee near me
rival: the other independent cafés of the district | they have had the better corner for years and know half the guests by name | | best café nearby
rival: the machine at home or in the office | it is paid for, stands ten steps away and asks for no small talk
meet: offices, gyms and school gates within five minutes on foot | office manager of the nearest firm | whoever passes at eight every day needs only one good morning to become a regular | leave a card for a first cup at {name} on thirty desks and see which ones come back stamped | an hour every morning | hairdressers, bookshops and estate agents of the street | they like to tell people where to sit while they wait
measure: the share of first-time guests who are back within seven days
moat: regulars whose order is ready before they say it
risk: the mornings are full and the afternoons empty, while the rent runs all day | find one reason to come after two o'clock, a cake, a table for laptops or a class, before the lease is signed
rule: Settle what may be cooked and where guests may sit | Ask the food authority and the building owner about kitchen, extraction, toilets and noise, ask the town about tables on the pavement, and let everybody who touches food take the hygiene course. | permits, floor plan and certificates hang behind the counter
trial: Count feet and pour coffee on the spot itself | Stand at the door of the premises on two weekdays and one Saturday, count who passes each hour with a cup in hand, then serve from a borrowed machine for two mornings. | the passers-by per hour, the cups sold and what people asked for instead stand on one sheet
ask: What does a quiet Tuesday afternoon look like? | Nobody has counted it yet | trade-trial | by standing at the door with a counter from noon to six
ask: How many cups pay the rent? | | f-2 | by dividing rent and wages by what is left of one cup
roles: a barista who has opened a café before | somebody who bakes or buys the food | somebody who does the rota and the books
search: coffee near me
name: Second Cup Yet = what is asked when nobody wants to leave
name: Crema Corner = the gold on top, and where to find it
name: Saucer & Sill = what a cup stands on, and where one looks out
name: The Long Pour = the movement that cannot be hurried
name: +Mornmug = the hour and the thing one holds in it
name: Chipped Cup = the one every regular asks for
name: Tassina = Italian for a little cup
name: Corner Chair = the place that is always taken first
name: Steam & Stir = the two sounds of the counter
name: Eight Fifteen = when the queue reaches the door
name: Crumb Trail = what a croissant leaves behind
name: *Caffable = good coffee and an easy word, in one
line: The table by the window is yours
line: Your usual, before you have said it
line: Stay for the second cup
line: Where the street meets before work
line: Good coffee, worn chairs, familiar faces

coffee-cart
job: a coffee, coffees
rival: station kiosks and takeaway chains | they lie on the way and open before the first train | Starbucks, Costa@GB, Pret A Manger@GB | takeaway coffee near me
rival: barista caterers for events | they bring machine, staff and insurance and are known to the planners | | coffee cart hire
rival: the flask from home | it costs next to nothing and is filled before the day begins
meet: platforms, business parks and weekend markets | manager of the business park | hundreds pass at the same minute and nobody else sells anything hot | park {name} there for three mornings, give the porter a cup and count who comes back on the third | three mornings a week | wedding planners, market managers and film crews | they need something hot where there is no kitchen
measure: the cups sold in the best hour of a pitch
moat: the pitches that others wanted too
risk: rain, frost and school holidays empty the pitch for weeks | book events and office mornings for the dull months before the summer money is spent
rule: Settle the pitch, the water and the power before the cart is built | Ask the town or the landowner for the pitch in writing, show the food authority how hands are washed and waste water is kept, and have the gas or battery system signed off. | the pitch paper, the inspection and the insurance ride in the cart
trial: Sell from a hired cart on three different pitches | Hire a cart with its machine, stand one morning each at a station, a business park and a market, and note cups by the quarter of an hour, the weather and every walk-off from the queue. | cups, takings and weather of the three pitches stand side by side
ask: How many cups can one barista pull in the rush? | | trade-trial | with a stopwatch on the hired cart
ask: Who may throw you off that pitch, and how soon? | The owner of the ground, unless it is in writing | rules | with a signed paper that names dates and hours
roles: a barista who stays friendly at six in the morning | somebody who finds pitches and books events | a mechanic for cart, machine and battery
search: coffee cart hire
name: Rolling Roast = beans that come to where people wait
name: Wheel & Bean = what it rides on and what it sells
name: +Kerbcup = where it is sold and what is handed over
name: Platform Brew = something hot before the train
name: Pedal & Pour = how it comes and what it does
name: Small Wheels = the size of the whole café
name: Kolečko = Czech for a little wheel
name: Corner Steam = the cloud one smells from across the road
name: Park & Pour = stop, brake on, first cup
name: Roundabout = where it can be found on a given morning
name: *Cartuccino = a foamy cup from a cart
line: The café that comes to the kerb
line: Hot by the time the train pulls in
line: A proper espresso, three steps from the platform
line: Brake on, milk steaming
line: Look for the cart with the queue

food-truck
job: a meal, meals
rival: sandwich and burger chains | they are there in any weather and everybody knows what they get | McDonald's, Subway, Greggs@GB, Chipotle@US | lunch near me
rival: the other trucks and stalls of the pitch | they smell just as good and may have the shorter queue | | street food market
rival: lunch from home and the supermarket meal deal | it is cheap, at hand and needs no queue
meet: business parks, brewery yards and weekend markets | organiser of the street food market | a regular slot is worth more than any festival, and it is given to whoever fed the organiser well | cook one lunch for the tenants with {name} and ask the organiser for a trial slot next week | two lunchtimes a week | breweries, sports clubs and wedding planners | they have thirsty guests and no kitchen
measure: the portions served in the busiest hour
moat: slots at the good pitches and a dish people cross town for
risk: a festival takes a high fee, it rains and half the stock is thrown away | agree on a share of the takings where it can be had, and prepare only what a wet day would sell
rule: Settle trading permit, gas and kitchen before the truck is bought | Ask the town where and how long may be traded, have the gas and the fire extinguishers inspected, and show the food authority fridge, hand basin and the kitchen where things are prepared. | permits, gas certificate and hygiene papers hang in the truck
trial: Cook three lunches from a hired stall with the shortest menu | Take a pitch for three days, sell two dishes and one drink, and time each portion from order to hand. | portions per hour, takings, waste and the weather of each day are noted
ask: How many portions leave the hatch in an hour? | | trade-trial | by timing every order at the hired stall
ask: Where does the truck stand in January? | At offices and private parties rather than in the street | closing-calls | with dates promised by firms and breweries
roles: a cook who is quick on two square metres | somebody at the hatch who keeps a queue happy | somebody who books pitches and events
search: street food near me
name: Hatch & Hunger = where the two meet
name: Tin Kitchen = four metal walls and a flame
name: Kerbside Feast = a good dish eaten standing up
name: +Griddlegate = where the queue begins
name: Two Dish Dan = a short menu and somebody behind it
name: Paper Tray = the plate of the pavement
name: Lunch on Legs = how it is eaten
name: Comal = Spanish for the hot plate of a street kitchen
name: Elbow Napkin = what one needs with the sauce
name: Parked Pan = the stove has found its corner
name: Smoke & Napkin = how it starts and how it ends
line: Follow the smoke
line: Best eaten standing up
line: Two dishes, both worth the queue
line: Lunch through a window
line: Bring an appetite, we brought napkins

restaurant
job: a dinner, dinners
rival: the other restaurants within walking distance | they are known, can be reached and have a table free | | restaurants nearby
rival: delivery services | they bring dinner to the sofa and nobody has to dress for it | Uber Eats, Deliveroo@GB, Deliveroo@IE, Just Eat@GB, DoorDash@US, Wolt@FI, Lieferando@DE | dinner delivery
rival: cooking at home | it is cheaper and the evening ends when one likes
meet: hotels, theatres and offices around the corner | concierge of the nearest hotel | every evening somebody asks them where to eat tonight | invite the desk to dinner at {name} and leave a card that keeps one table free for their guests | one evening a week | wine merchants, market traders and hosts of holiday flats | they are asked where their goods taste best
measure: the share of tables that are booked by guests who have eaten there before
moat: guests who bring their own visitors
risk: Friday and Saturday are full, but rent and wages fall due on all seven days | open four evenings first, and add a day only when the waiting list asks for it
rule: Settle kitchen, drinks licence and neighbours before the lease | Ask for the permits for extraction, serving alcohol and closing time, let the food authority see the plan of the kitchen, and read what the lease says about noise and smell. | every permit is promised in writing before anybody signs
trial: Cook the menu for paying guests in somebody else's room | Take over a café on its closed days for two weeks, serve the short menu at the intended price, and note covers, plates sent back, minutes per course and what the bill came to. | covers, spend per head and the cost of every plate are on paper
ask: What does a guest spend, drinks included? | | trade-trial | with the bills of the evenings in the borrowed room
ask: Who cooks when the chef is ill? | One dish list that two people have cooked side by side | f-3 | by letting the second cook run one evening alone
roles: a chef who has costed a menu before | somebody who runs the room and knows wine | somebody who buys, counts and pays
search: restaurants nearby
name: Salt & Sequel = the first bite, and why one comes back
name: Eleven Tables = small enough to know who sits where
name: The Low Flame = what a good sauce waits for
name: Ladle Street = where the pot is, and the way to it
name: +Emberfork = the fire and what one eats with
name: Late Table = the one kept free for those who come from work
name: Mise = French for all that is ready before the guests are
name: Plate & Parley = good food and long talk
name: Mop the Plate = what good bread is for
name: Copper Lid = what keeps the pot's secret
name: Bread First = how an evening should begin
name: *Suppora = supper with an open end
line: A short menu, a long evening
line: Bread first, then decide
line: The table is set, the pot is on
line: Come hungry, stay for the cheese
line: Cooked here, argued over at the table

delivery-kitchen
job: an order, orders
rival: restaurants on the delivery platforms | they have a dining room people remember and hundreds of ratings | Uber Eats, Deliveroo@GB, Just Eat@GB, DoorDash@US, Glovo@ES, foodora@SE | dinner delivery
rival: pizza chains with their own riders | they arrive hot, and the order is two taps away | Domino's, Papa Johns, Pizza Hut | pizza delivery
rival: the freezer and a pan of pasta | they are there at once and nobody waits for the bell
meet: student halls, new blocks of flats and co-working spaces | caretaker of the new block | whole houses order on the same two evenings and share what they found | hang a card with one dish of {name} in the lift and deliver to that door on a Thursday | two evenings a week | gyms, game cafés and night receptions | they have hungry people and no stove
measure: the share of orders that arrive hot within the promised time
moat: recipes that survive twenty minutes in a bag
risk: the platform keeps the customer, raises its cut and shows a rival on top | put a card with your own order page into every bag from the first day
rule: Settle what the kitchen may cook, smell of and send out | Ask the town whether a kitchen without guests is allowed at that address, have extraction and allergen lists checked, and agree with the couriers who answers for a spilt order. | the permit, the allergen list and the courier terms are filed
trial: Cook three dishes from a rented kitchen on two weekends | List three dishes only, send half of the orders to friends of friends who photograph them on arrival, and measure from stove to first bite. | minutes, temperature, photos and ratings of forty orders are in one table
ask: What is left of an order after the platform's cut? | | f-2 | by listing food, box, fee and refund of every order of the first weekend
ask: Which dishes arrive as they left? | The three that were driven round the block and eaten after half an hour | trade-trial | by eating them out of the bag
roles: a cook who thinks in boxes | somebody who watches tablets, riders and refunds | a photographer who eats what is pictured
search: dinner delivery
name: Stovelight = what is on in a kitchen without a front
name: Back Burner = where the good things simmer
name: Buzz & Bag = what announces it and what it comes in
name: +Doordish = what one opens and what one finds
name: Twenty to Eight = when a street gets hungry
name: Lid On = how heat travels
name: Sofa Supper = where the dining room is
name: Stoep = Afrikaans for the step before the front door
name: Warm Knuckles = a knock with dinner behind it
name: The Unseen Chef = who cooked it
name: Hot Handle = a bag that has just left the kitchen
line: Cooked for the ride
line: The dining room is your sofa
line: Dishes that like a bag
line: The bell rings, the lid is still hot
line: We skipped the chairs

bakery
job: a visit, visits
rival: supermarket bake-off counters | they smell of bread at any hour and are part of the weekly shop | Lidl, Tesco@GB, Edeka@DE, Albert Heijn@NL | bakery near me
rival: bakery chains | they are at the station, open early and never sold out | Paul, Greggs@GB, Panera Bread@US, Kamps@DE, Le Pain Quotidien | bread shop
rival: toast from the cupboard and the oven at home | it is already there and lasts the week
meet: weekend markets, nurseries and the queue of the butcher | manager of the weekend market | people who stop for good cheese will cross the street for bread | cut a loaf of {name} at a stall on two Saturdays and take names for the opening day | every Saturday morning | restaurants, delis and cafés | they are asked where the bread on the table comes from
measure: the share of each day's bake that is sold before closing
moat: a starter, an oven and hands that know both
risk: shelves full at closing time please the customer and eat the profit | bake to a list, let the last hour run short, and say when tomorrow's oven opens
rule: Settle oven, flour dust and night work before the lease | Ask whether an oven and its exhaust are allowed in the building, what the trade demands of whoever runs a bakery, how allergens must be shown, and from what hour machines may run. | the permit, the qualification and the allergen sheets lie in the shop
trial: Bake for one market before the shop is fitted | Rent a kitchen for three nights, bake four kinds, sell them on Saturday and note what went first, what was left and how many hours stood behind each loaf. | loaves, hours, leftovers and takings of three Saturdays are side by side
ask: Who gets up at two in the morning? | | f-3 | by writing a rota on which nobody bakes more than five nights
ask: What happens to the unsold bread? | It becomes toast, crumbs and a shelf of yesterday's loaves | trade-trial | with the leftovers counted at every market
roles: a baker with years at the oven | somebody who sells with flour on the sleeves | somebody who drives the early round to cafés
search: bakery near me
name: Crust & Kin = what cracks, and who gets the end piece
name: Night Oven = when the work is done
name: Heel of Bread = the piece people fight for
name: Flourish Lane = flour, and a street that does well
name: +Crumbwell = the inside of a good loaf
name: First Batch = what comes out before the street wakes
name: Levain = French for the dough that starts the dough
name: Warm Paper = the bag on the way home
name: Butter & Blister = what a croissant is and what a crust has
name: Scored = the cut that lets a loaf rise
name: Slow Dough = flour, water and a whole night
name: Ten Grams Salt = all that goes in besides flour, water and time
line: The oven is on while you sleep
line: You will eat the end on the way
line: Flour, water, salt and last night
line: Listen to the crust
line: Sold out means baked today

custom-cakes
job: a cake, cakes
rival: cakes from the supermarket and the coffee chain | they stand in the fridge tonight and bear a film hero | Marks & Spencer@GB, Costco@US, Tesco@GB | birthday cake
rival: the confectioners of the town | they have a window, a name and a book of photographs | | custom cake near me
rival: an aunt who bakes well | she knows the child, charges nothing and brings candles
meet: nurseries, indoor playgrounds and wedding fairs | manager of the indoor playground | every weekend there are six parties, and each mother tastes the cake of the next one's friend | bring a tray of {name} slices on a Saturday and leave a book of photographs at the desk | two Saturdays a month | party rooms, wedding planners and photographers | they are asked for a cake by every second client
measure: the share of parties from which another guest orders
moat: photographs of hundreds of cakes that looked as they were promised
risk: a cake of nine hours is sold at the price of three | write down the hours of every order, and quote from that list rather than by feeling
rule: Settle whether the home kitchen may sell | Ask the food authority whether cakes may be baked at home for sale, how allergens must be told in writing, and which film or brand figures may not be copied. | the registration, the allergen form and a list of figures that are refused are ready
trial: Bake five ordered cakes and clock every step | Take five paid orders from strangers, note hours, ingredients and messages for each, drive one across town in warm weather and ask for the photograph at the table. | hours, costs and the price each host would have paid are in one list
ask: How many cakes can one pair of hands finish before a Saturday? | | trade-trial | with the clocked hours of the five orders
ask: What if it falls over in the car? | Somebody who delivers has a repair kit in the boot, and the host gets the money back | rules | with terms that name who carries it
roles: a decorator with a steady hand | somebody who answers messages and takes deposits | a careful driver with a cool car
search: birthday cake to order
name: Candle Count = the first thing a decorator asks
name: Tier & Cheer = what it is built of and what it gets
name: +Sugarwish = what is eaten and what is made before
name: The Big Slice = the one for whoever is a year older
name: Make a Wish Co = what comes before the knife
name: Icing & Occasion = the cover and the cause
name: Dortik = Czech for a little cake
name: Crumb Coat = the thin first layer only bakers see
name: Blow Them Out = the moment all cameras wait for
name: Marzipanda = marzipan, and an animal on top
name: Plate the Party = when the cake comes in
line: Somebody is about to make a wish
line: The photograph everybody takes before the knife
line: Tell us who turns how many
line: Too pretty to cut, too good not to
line: Candles not included, cheers are

ice-cream
job: an ice, ices
rival: ice cream parlours of the town | they have had the sunny corner for decades and the queue proves it | Amorino, Ben & Jerry's, Gelupo@GB, Baskin-Robbins@US | ice cream near me
rival: tubs from the freezer of the supermarket | they are cheap, at home and open on rainy days too | Häagen-Dazs, Ben & Jerry's, Magnum | ice cream delivery
rival: a cold drink or nothing | the queue is long and the sun will still be there tomorrow
meet: playgrounds, lidos and the last stop of the tram | manager of the lido | on the first warm Sunday everybody walks the same way and wants the same thing | serve three flavours of {name} from a cart at the gate and ask which should stay | every warm weekend | restaurants, wedding planners and school fairs | they want a dessert that somebody else keeps cold
measure: the scoops sold on a warm day and on a cool one
moat: recipes and the corner where the sun is at five
risk: twelve good weekends have to pay for a whole year | sell tubs to restaurants and shops in the months when nobody queues, before the lease is signed
rule: Settle milk, machines and the queue on the pavement | Ask the food authority how raw mix is heated, cooled and tested, have nuts and allergens labelled at the counter, and ask the town about the queue and the benches outside. | the lab test, the labels and the pavement permit are there before the first warm day
trial: Sell five flavours from a cart on four afternoons | Make the mix in a rented laboratory, sell at two places in sun and in cloud, and count scoops by flavour and by the half hour. | scoops, weather, waste and the flavours people asked for are in one table
ask: What pays the rent from October to March? | | closing-calls | with orders for tubs from restaurants and shops
ask: What do you make that the parlour across the square cannot? | | interviews-2 | by letting its own customers taste both without the names
roles: somebody who has learnt the balance of sugar, fat and air | a crew that stays quick and kind in a long queue | somebody who sells tubs to restaurants
search: ice cream near me
name: Drip Side = where to lick first
name: Cone & Co-pilot = one for you, one for who came along
name: Two Scoop Rule = the second is never a mistake
name: +Meltwise = what it does, and how to eat it
name: Sunny Corner = where the queue stands
name: Brainfreeze Inn = what happens to those who hurry
name: Leccata = Italian for a lick
name: Sticky Wrist = the mark of a good afternoon
name: Cold Spoon = what one is given to taste with
name: Churn & Charm = what the machine does, and what the counter does
name: Wafer Away = how far one carries it
name: *Gelarium = a place full of frozen things
line: Lick the drip side first
line: The queue is part of the summer
line: Made this morning, gone by the fountain
line: Two scoops and nowhere to be
line: Ask for the little spoon

juice-bar
job: a drink, drinks
rival: juice and smoothie chains | they stand in stations and malls and know how to be quick | Joe & The Juice, Boost Juice@AU, Smoothie King@US, Jamba@US | smoothie near me
rival: bottles from the chilled shelf | they are cheaper, keep for days and lie next to the sandwich | innocent@GB, Naked@US, Tropicana | cold pressed juice
rival: a banana and the blender at home | it costs little and one knows what is in it
meet: gyms, yoga studios and office lobbies | manager of the gym | people come out thirsty and pleased with themselves | pour small cups of {name} at the door after the evening class and note who asks the price | two evenings a week | trainers, yoga teachers and physiotherapists | they are asked every day what to drink after it
measure: the share of drinkers who come back in the same week
moat: regulars from the gym next door and recipes that fit their day
risk: fruit ripens on its own days and goes into the bin before it goes into a cup | build the menu from six fruits that share every recipe, and freeze what is ripe at closing time
rule: Settle what may be said of health, and how long a bottle keeps | Let the food authority check washing, pressing and the date on the bottle, have the shelf life tested, and strike out every word that promises to heal or to slim. | the lab result and the reviewed menu hang in the bar
trial: Squeeze beside a gym for a week | Set up a table with four drinks next to one gym and one office, and note cups by the hour, minutes per drink and kilos thrown away. | cups, minutes and waste of both places are compared
ask: How much fruit goes into the bin? | | trade-trial | with a scale beside the bin for one week
ask: Who drinks it in February? | Warm drinks and soups would have to take over | interviews-2 | by asking the drinkers of the summer what they buy in winter
roles: somebody who buys fruit at the market at five | a quick pair of hands at the press | somebody who keeps gyms and offices as partners
search: smoothie near me
name: Pulp & Pace = what is in it, and when one drinks it
name: Pip to Lip = the whole way of a fruit
name: +Squeezewell = what hands do with an orange
name: Green Moustache = what a tall glass leaves behind
name: Half a Mango = who wants the other
name: Peel Good = where it starts
name: Sumo = Portuguese for juice
name: Straw & Sunny = how it is drunk and how it tastes
name: Beet Street = the colour that stains the counter
name: Ripe Now = the only right day for fruit
name: Orchard Glass = where it grew and what it is poured in
line: Peeled, pressed, gone
line: A whole orchard through one straw
line: Watch your apple become a drink
line: The pulp stays in
line: Ripe today, in your glass today

bubble-tea
job: a cup, cups
rival: bubble tea chains | they have many flavours, a loyalty stamp and a shop in the mall | Gong cha, CoCo Fresh Tea, Chatime, Mixue, Sharetea | bubble tea near me
rival: frappés and iced drinks of the coffee chains | they are where friends meet anyway | Starbucks, Costa@GB | iced drinks
rival: cans and kits from the Asian supermarket | they cost a third and can be drunk on the bus
meet: schools, dance studios and anime fairs | head of the dance studio | a whole class walks out together and goes where the first one points | bring a tray of small cups from {name} after class and let them vote for the flavour of the month | two afternoons a week | karaoke rooms, cinemas and university clubs | they want something for the hand before it begins
measure: the share of cups bought in groups of two or more
moat: the place where a school year meets after the last lesson
risk: the fashion moves on, and three shops open in the same street | brew real tea that is worth drinking without pearls, and watch how often the same faces come
rule: Settle additives, choking and single-use cups | Check that pearls, syrups and colours are allowed and labelled, write down from what age pearls are served, and ask what the town demands of cups and straws. | ingredient papers and the cup rules are filed, and a sign for small children hangs at the till
trial: Cook pearls for a school afternoon | Sell six drinks from a borrowed counter near a school for five afternoons, time each cup, and taste the pearls after one, two and four hours. | cups by the hour, the waiting time and the hour when the pearls turn hard are noted
ask: What is sold before three in the afternoon? | | trade-trial | by opening at eleven on two of the five days
ask: How is it different from the chain in the mall? | | interviews-2 | by asking ten of its regulars to drink here once and tell why they would return
roles: somebody who cooks pearls every three hours without fail | a counter crew of the age of the guests | somebody who invents the flavour of the month
search: bubble tea near me
name: Fat Straw = the tool without which nothing goes
name: Pearl Jury = those who judge the chew
name: +Chewleaf = the pearl and the tea
name: Shake & Seal = the two sounds of the counter
name: Half Sweet = what those who know order
name: Popping Boat = pearls adrift in a cup
name: Naicha = Mandarin for milk tea
name: Wobble Cup = what happens at the bottom
name: Tea & Tumble = what is drunk, and what rolls in it
name: Last Pearl = the one everybody hunts with the straw
name: *Bobalou = pearls with a friend's name
line: Get every last pearl
line: Half sweet, less ice, your friends
line: Real tea under all that fun
line: Listen for the pop of the straw
line: Chew your tea

supper-club
job: a seat, seats
rival: meal-sharing and experience platforms | they have hosts in every city and ratings for each | Eatwith, Airbnb Experiences, Traveling Spoon | dinner with locals
rival: restaurants with a tasting menu | they are open every night and nobody has to talk to strangers | | restaurant tasting menu
rival: having friends over | they are already liked, and somebody brings a salad
meet: wine shops, galleries and language schools | owner of the wine shop | their customers like to taste, pay in advance and turn up alone | hold one evening of {name} between the shelves for twelve buyers and have each name the next guest | one evening a week | market traders, potters and wine merchants | they want their goods on a table that people photograph
measure: the share of diners who come again with somebody new
moat: a list of guests that fills a table with one message
risk: four of twelve guests cancel on the day and the food is bought | take the money with the booking, keep a waiting list, and let guests hand on their seat
rule: Settle whether paying guests may eat in a home | Ask the food authority and the landlord about cooking for money at home, how wine may be served, and what the liability insurance says about a guest who falls ill. | the answers are written down, or the dinner moves to a licensed room
trial: Host two tables of strangers who pay | Invite twelve people who do not know each other, take the full price in advance, and write down food costs, hours and who stayed after the coffee. | costs, hours, no-shows and second bookings of both evenings are noted
ask: Who comes a third time? | | trade-trial | by keeping the guest list of every evening
ask: What do you do about a guest who spoils the table? | The host seats, moves and, if need be, ends it, and strangers agree to that when they book | rules | with house rules that every guest signs
roles: a cook who calmly feeds twelve | a host who knows whom to seat beside whom | somebody who finds rooms and handles bookings
search: supper club
name: The Odd Chair = the one brought in for the last guest
name: Twelve at Eight = the number and the hour
name: Pass the Salt = the first words between strangers
name: +Elbowroom Club = how close one sits
name: Long Cloth = what covers one table for all
name: Borrowed Table = where the evening takes place this time
name: Sobremesa = Spanish for the talk that stays after the meal
name: Candle & Guest = what one sees by, and who sits across
name: Stay for Cheese = when it becomes a friendship
name: Ladle Lottery = who sits beside you tonight
name: Seat Thirteen = for whoever was told about it late
line: One long table, twelve first names
line: Sit down as strangers, leave with recipes
line: Pass the salt, start a conversation
line: Dinner at somebody's, not somewhere
line: The washing-up is not yours

office-lunch
job: a lunch, lunches
rival: contract caterers | they run kitchen, staff and hygiene under one contract | Compass Group, Sodexo, Elior, Aramark | office catering
rival: lunch platforms and delivery for teams | everybody picks a dish and the firm gets one bill | Just Eat for Business@GB, ezCater@US, Feedr@GB, Deliveroo for Work@GB | team lunch delivery
rival: meal vouchers and the bakery downstairs | they need no organising and everybody eats what they like
meet: business parks, co-working spaces and office managers' breakfasts | office manager | she is the one who gets the complaints about food and can say yes to a trial week without a meeting | feed the team of one floor with {name} on a Wednesday and collect a card from everybody who ate | two lunchtimes a week | landlords of office houses, facility firms and coffee machine suppliers | they are asked about food whenever a tenant moves in
measure: the share of a team that orders again in the second week
moat: a delivery round on which every stop is next to the last
risk: people work at home on Mondays and Fridays, and the driver's wage stays the same | sell fixed days with a least number of meals, and put neighbouring firms on one round
rule: Settle the chain from the pot to the meeting room | Have the kitchen registered, keep food hot or cold on a written log until it is handed over, label allergens on each dish, and ask a tax adviser what a meal paid by the employer counts as. | registration, temperature log, allergen labels and the adviser's note are filed
trial: Feed one floor for five days | Cook or buy in meals for a team of twenty at the intended price, deliver at the same minute each day, and count orders, leftovers and minutes at the door. | orders per day, waste and the words of the office manager are on one page
ask: How many meals must one stop take? | | f-2 | by dividing the driver's hour by what is left of one meal
ask: What about the colleague with a nut allergy? | Dishes with nuts are cooked on other days and each box is labelled | rules | with the kitchen's allergen plan
roles: a cook who can feed eighty by noon | somebody who signs up offices and keeps them | a driver whom receptionists like
search: office lunch delivery
name: Noon Trolley = the sound everybody listens for
name: Fork o'Clock = the only meeting nobody skips
name: Lunchbench = where teams really talk
name: +Desknot = lunch is eaten anywhere but there
name: Half Twelve = an appointment with a plate
name: Lift to Lunch = how it comes up at noon
name: Mittag = German for noon and for lunch
name: Upstairs Feast = where the smell comes from
name: Plate Minutes = the part of a meeting people remember
name: Table for Team = how the booking reads
name: Good Half Hour = what a lunch should be
line: The meeting nobody wants to miss
line: Lunch comes up in the lift
line: Close the laptop, the lids are open
line: Something warm at half past twelve
line: Your team, around one table

healthy-vending
job: a purchase, purchases
rival: vending operators | they place the machine free of charge and fill it | Selecta, Dallmayr@DE, Canteen@US | vending machine for office
rival: makers of smart fridges and micro-markets | they sell the fridge with its till and let the site fill it | Farmer's Fridge@US, Foodji@DE, Felfel@CH | office fridge
rival: the kiosk and the shop across the road | it is staffed, has more choice and costs the employer nothing
meet: hospitals, warehouses and offices with night shifts | facility manager | at two in the morning there is nothing to eat but crisps, and they hear about it | put one fridge of {name} beside the old machine for four weeks and show what each sold | two visits a week | works councils, facility firms and company doctors | they are blamed for the food on the night shift
measure: the sales per machine and day after the first month
moat: the good sites, and knowing what each of them eats on a Tuesday night
risk: fresh food that nobody bought is thrown away every third day | start with the three dishes that sell, fill smaller and more often, and take machines back from sites that stay below the line
rule: Settle who answers for warm food and broken glass | Ask the food authority how an unattended fridge must log its temperature and lock itself, agree with the site on power, access and damage, and label every dish with date and allergens. | the log, the site contract and the labels are approved
trial: Fill one fridge by hand for three weeks | Place an ordinary fridge with a payment terminal at one site, restock daily with ten products, and note what sold at which hour and what was thrown away. | sales, waste and minutes per refill are known by the day
ask: How many sales a day must one machine make? | | f-2 | by setting depreciation, refilling and waste against what is left of a meal
ask: Why should the site drop its present supplier? | Night staff want something other than sweets | closing-calls | with sites that agree to a month side by side
roles: somebody who signs and keeps sites | a driver who restocks and cleans before six | a technician for fridge, lock and terminal
search: healthy vending machine
name: Night Fridge = what hums while others sleep
name: Coil & Carrot = the old machine and its new tenant
name: +Shiftbite = when it is eaten, and how
name: Third Row Left = where the favourite lies
name: The Good Slot = where the fresh thing lies
name: Open Door Deli = how it is bought
name: Frescura = Spanish for freshness
name: Two A.M. Salad = what a night nurse could not buy before
name: Glass Larder = one sees what there is
name: Tap & Take = how little there is to do
name: Still Crisp = what a leaf should be on Thursday
line: The fridge that never goes home
line: Something green at two in the morning
line: Better than crisps on the night shift
line: A larder behind glass
line: Tap, open, lunch

school-meals
job: a meal, meals
rival: contract caterers for schools | they are on the list of the town and win by price per plate | Sodexo, Compass Group, Aramark@US, Chartwells@GB, apetito@GB, apetito@DE | school catering
rival: makers of chilled or frozen meals | they arrive by pallet and need only an oven | apetito@DE, apetito@GB | frozen meals for schools
rival: the lunchbox from home | parents know what is in it and what comes back
meet: parents' evenings and meetings of school heads | school head | one angry parents' evening about the food is all it takes to look for another kitchen | cook one noon for a class and its parents with {name} and let the children mark each dish | two evenings a month | parents' councils, paediatricians and sports coaches | they hear from children what was left on the plate
measure: the share of each dish that children really eat
moat: a menu tested by hundreds of children who do not lie
risk: a tender lasts for years, is decided on price and pays late | begin with nurseries and private schools that decide alone, and learn from one tender without needing it
rule: Settle allergies, nutrition rules and the kitchen | Ask what the authorities demand of meals for children, how allergies are notified and signed, who may enter a school, and how long hot food may stand. | the checked menu, the allergy process and the staff certificates are in one file
trial: Cook for one class for two weeks | Deliver ten lunches to the same class, weigh what comes back on the plates, and change each dish once after the children have spoken. | grams left over, costs per plate and the children's marks are in one table
ask: What do children leave on the plate? | | trade-trial | with a kitchen scale beside the bin for ten days
ask: Who decides, the school, the town or the parents? | Small nurseries decide themselves, most public schools do not | interviews-2 | by asking ten heads who signed the last contract
roles: a cook who is not offended by children | a dietitian who checks every menu | somebody who knows tenders and school offices
search: school lunch catering
name: Clean Plate Club = the ones who ask for more
name: Fork & Satchel = what is eaten with, what is carried
name: +Noonbell = the sound before the best lesson
name: Pea Council = those who decide about vegetables
name: Seconds Queue = where a good dish is asked for
name: Small Forks = whom one cooks for
name: Cantina Nina = Spanish for a girl's canteen, and it rhymes
name: Swap Nothing = a lunch nobody trades away
name: Tray Day = how a school noon looks
name: Hungry Row = the table nearest to the kitchen
name: Carrot Vote = children decide, carrots stand for election
line: Plates that come back empty
line: Even the peas get eaten
line: Tasted and marked by the third year
line: Nobody swaps this lunch
line: Fed before the afternoon bell
`;
