/** Eating and drinking out: what is known of them; the keys are those of `../lore.ts`. */
export const EATING_OUT = `
coffee-shop
job: a visit, visits
rival: coffee chains | they are everywhere, quick and taste the same each time | Starbucks, Costa@GB, Costa@IE, Pret A Manger@GB, Dunkin'@US, Tim Hortons@CA | coffee near me
rival: other independent cafés nearby | they have regular guests and a known location | | best café nearby
rival: the coffee machine at home or at work | it is cheaper, or free, and a few steps away | Nespresso
meet: offices, gyms and shops within a short walk | office manager | staff pass on their way to work every day and can become regulars | serve a free tasting in one office with {name} and leave a card for a second coffee | two mornings a week | hairdressers, hotels and bookshops | their customers ask where to get a good coffee
measure: the share of first-time guests who come back within two weeks
moat: a good location, consistent coffee and staff who know their regulars
risk: mornings are busy, afternoons are empty, and the rent stays the same | add food, a lunch offer or an event that fills the afternoon, and check the rent against a quiet day before signing
rule: Settle permits, the lease and food hygiene | Ask the food authority about kitchen, toilets and training, ask the town about use of the premises and tables outside, and check in the lease who pays for extraction and repairs. | the permits, training certificates and lease terms are on file
trial: Serve coffee in the neighbourhood for one week | Sell from a rented machine, a stall or a shared counter near the site, or try a new offer in your own café, and count passers-by, cups by the hour, extras and returning guests. | cups, takings and returning guests by the hour are in one table
ask: How many cups a day pay the rent and wages? | | f-2 | by dividing one day's costs by what remains of one cup
ask: What happens in the quiet hours? | | trade-trial | by counting guests every hour for a week
ask: Why would somebody change from their usual café? | | interviews-2 | by asking twenty people who pass with a cup
roles: an experienced barista | somebody for food, buying and suppliers | somebody for staff, shifts and accounts
search: coffee shop near me
name: +Cupcorner = a cup on the corner
name: Corner Roast = roasted coffee on the corner
name: Daily Pour = coffee poured every day
name: +Morningbar = the bar for the morning
name: Warm Cup = a warm cup in the hand
name: Good Beans = coffee from good beans
name: +Brewside = beside fresh coffee
name: Coffee & Crumb = coffee with fresh cake
name: Friendly Cup = coffee from friendly people
name: Neighbour Beans = the café next door
name: *Cafelina = from the word café
name: Stay a While = a place to stay
line: Good coffee, just around the corner
line: Your usual, made right every time
line: Freshly brewed, always a warm welcome
line: Start the day with good coffee
line: A place to meet and relax
line: Coffee, cake and time to talk

coffee-cart
job: a coffee, coffees
rival: kiosks and coffee chains on the way | they are always open at the same place and known to everybody | Starbucks, Costa@GB, Pret A Manger@GB | takeaway coffee near me
rival: other mobile coffee bars and event caterers | they have the good pitches and are known to organisers | | coffee cart hire
rival: coffee from home or the office machine | it is cheap, or free, and always there
meet: stations, business parks and weekend markets | site manager | many people pass there at the same hours and cannot get good coffee | serve there for three mornings with {name} and show the manager how many cups were sold | three mornings a week | event planners, market organisers and office managers | they need coffee where there is no café
measure: the cups sold in the busiest hour of a pitch
moat: good pitches with written permission, and repeat bookings for events
risk: bad weather, holidays and a lost pitch stop sales for weeks | have two or three pitches, and book offices and private events for the quiet months
rule: Settle the pitch, hygiene and power | Get written permission from the town or landowner, show the food authority fresh water, waste water and handwashing, have gas, battery or power checked, and insure the public. | the permission, inspection and policy are with the cart
trial: Sell coffee at three pitches | Work one or two mornings at each of three places with a hired or borrowed cart, or your own, and note cups by the hour, takings, weather and repeat customers. | cups, takings and costs of the three pitches are in one table
ask: How many cups can one barista make in an hour? | | trade-trial | by timing the busiest hour at each pitch
ask: What does a pitch cost, and how secure is it? | Only a written permission counts | rules | with a signed agreement for at least one pitch
ask: Will organisers book the cart for events? | | closing-calls | with ten offices, venues and planners
roles: a fast and friendly barista | somebody who finds pitches and events | somebody for the cart, machine and supplies
search: coffee cart near me
name: +Cartbrew = coffee brewed in a cart
name: Rolling Roast = coffee on wheels
name: Quick Pour = coffee served quickly
name: Coffee on Wheels = coffee from a cart
name: +Cupstop = a stop for a cup
name: Street Espresso = espresso in the street
name: Morning Wheels = there every morning on wheels
name: Hot to Go = hot coffee to take away
name: +Brewwheel = coffee brewed on wheels
name: Little Barista = a small bar with a barista
name: *Baristella = from the word barista
name: +Kerbcup = a cup at the kerb
line: Great coffee, wherever you are
line: Real espresso on your way
line: Good coffee without the detour
line: The coffee bar for your event
line: Freshly ground, ready in a minute
line: Hot coffee, right on the spot

food-truck
job: a meal, meals
rival: fast food and sandwich chains | they are quick, cheap and the same in any weather | McDonald's, Subway, Greggs@GB, Chipotle@US | lunch near me
rival: other food trucks and stalls | they share the same pitch and often have regular guests | | food truck near me
rival: lunch from home or the supermarket | it costs less and there is no queue
meet: business parks, breweries and weekend markets | organiser of the market | people there are hungry at the same hour and no kitchen is near | cook one lunch or evening there with {name} and agree on a trial date for every week | two services a week | event planners, sports clubs and wedding venues | they have guests and need food
measure: the portions served in the busiest hour
moat: regular pitches and a dish people come back for
risk: a wet day or an expensive festival leaves much unsold food | check past visitor numbers, prefer a share of sales to a fixed fee, and prepare less than you hope to sell
rule: Settle trading permits, gas safety and food hygiene | Ask the town where you may trade, have gas, electricity and fire equipment inspected, register the truck and preparation kitchen with the food authority, and insure the public. | the permits, certificates and policy are in the truck
trial: Cook at three services with a short menu | Use a hired stall or truck, or your own, sell two dishes at the normal price, and note portions by the hour, waiting time, waste and takings. | portions, minutes, waste and takings of each service are in one table
ask: How many portions can be served in an hour? | | trade-trial | by timing orders at three services
ask: What does a day cost with pitch, staff, fuel and food? | | f-2 | by listing all costs of three services
ask: Who books the truck in the quiet months? | | closing-calls | with ten offices, venues and private hosts
roles: a fast and reliable cook | somebody who serves and takes payments | somebody who books pitches and events
search: food truck near me
name: Street Plate = a plate of street food
name: +Grillwheel = a grill on wheels
name: Hungry Hatch = the window for hungry people
name: Rolling Kitchen = a kitchen on wheels
name: +Forkstop = a stop to eat
name: Wheel & Fire = cooked on wheels
name: Good Queue = food worth queuing for
name: +Lunchroad = lunch on the road
name: Open Hatch = the kitchen is open
name: Road Feast = a feast by the road
name: *Truckella = from the word truck
name: Kitchen Stop = a stop for cooked food
line: Street food worth the stop
line: Cooked fresh while you wait
line: Big flavour from a small kitchen
line: Hot food, wherever you gather
line: Fresh, fast and full of flavour
line: Your event, our kitchen

restaurant
job: a meal, meals
rival: other restaurants nearby | guests already know the food, the prices and the staff | | restaurants near me
rival: delivery and takeaway | food comes to the door and nobody has to go out | Uber Eats, Deliveroo@GB, Deliveroo@IE, Just Eat@GB, DoorDash@US, Wolt@FI, Lieferando@DE | dinner delivery
rival: cooking at home | it is cheaper and needs no booking
meet: hotels, offices and shops nearby | hotel receptionist | guests ask every day where they can eat well | invite the reception team to a tasting at {name} and leave cards with the booking link | one evening a week | tour guides, holiday hosts and taxi drivers | guests ask them for a good place to eat
measure: the share of guests who come back within two months
moat: regular guests, good reviews and a team that keeps the same quality every day
risk: weekends are full, weekdays are empty, and rent and wages fall due every day | keep the menu short, open on fewer days at first, and add a lunch, group or set menu for quiet days
rule: Settle premises, alcohol and food safety before the lease | Ask about the permits for kitchen, extraction, alcohol, seating outside and closing time, have the food authority see the kitchen plan, and check noise and repairs in the lease. | the permits or written answers and the lease terms are on file
trial: Serve the menu to paying guests on four evenings | Use a rented kitchen, a pop-up or quiet evenings in your own place, offer a short menu at the full price, and note covers, cost per plate, waiting time and comments. | covers, bills, food cost and comments are in one table
ask: What does a guest spend with drinks? | | trade-trial | by collecting the bills of four evenings
ask: How many covers a day pay the rent and wages? | | f-2 | by dividing the monthly costs by what remains of one bill
ask: Why would guests come on a weekday? | | interviews-2 | by asking thirty neighbours about their last meal out
roles: a chef who controls food cost | somebody who runs service and bookings | somebody for buying, staff and accounts
search: restaurants near me
name: +Goodtable = a good place at the table
name: Full Plate = a plate that satisfies
name: House Table = eating like at home
name: +Hearthroom = a room with a warm hearth
name: Salt & Season = good seasoning through the year
name: Seasonal Plate = food of the season
name: Bread & Fire = bread and an open fire
name: +Platehouse = a house for good plates
name: Local Table = the table of the neighbourhood
name: Evening Table = a table for the evening
name: *Tavolina = from the Italian for little table
name: Fresh Board = the menu changes on the board
line: Good food, good company
line: Fresh cooking, warm welcome
line: Come hungry, leave happy
line: Cooked fresh every day
line: A table is waiting for you
line: Your favourite place for dinner

delivery-kitchen
job: an order, orders
rival: restaurants that deliver | guests know their food, and they have many reviews | Uber Eats, Deliveroo@GB, Just Eat@GB, DoorDash@US, Glovo@ES, foodora@SE | food delivery near me
rival: pizza and fast food chains | they are cheap, quick and known to everybody | Domino's, Papa Johns, Pizza Hut | pizza delivery
rival: ready meals and cooking at home | they cost less, and there is no delivery fee
meet: student halls, apartment blocks and offices | caretaker | many people there order food on the same evenings | deliver a first order at a special price to one building with {name} and leave a card in each bag | two evenings a week | gyms, coworking spaces and hotels | their guests ask what can be delivered
measure: the share of customers who order again within four weeks
moat: dishes that travel well, good ratings and customers who order direct
risk: platform commission and discounts leave too little of each order | work out each dish with commission and packaging, keep the menu short, and invite customers to order direct next time
rule: Settle kitchen approval, allergens and liability for delivery | Ask whether delivery cooking is allowed at the address, register with the food authority, have extraction and fire safety checked, show allergens online and on the box, and read the platform terms. | the registration, allergen list and contracts are on file
trial: Sell three dishes on four evenings | Cook in an approved or rented kitchen, take orders online or by message, measure minutes and temperature at the door, and ask each customer for a rating and a photo. | orders, costs, minutes, ratings and reorders are in one table
ask: What is left of an order after all costs? | | f-2 | by listing food, packaging, commission and refunds of twenty orders
ask: Which dishes arrive in good condition? | | trade-trial | by testing each dish after half an hour in the bag
ask: Why would somebody order from a kitchen they do not know? | | interviews-2 | by asking twenty people about their last order
roles: a cook who plans dishes for delivery | somebody for orders, riders and complaints | somebody for photos, menus and marketing
search: food delivery near me
name: +Boxkitchen = a kitchen that cooks for boxes
name: Home Tonight = dinner at home tonight
name: Sofa Supper = supper on the sofa
name: +Dishdoor = a dish at the door
name: Sealed & Hot = sealed and still hot
name: Order & Eat = order, then eat
name: +Hotbag = hot food in the bag
name: Warm Delivery = delivered while still warm
name: Dinner Drop = dinner dropped at the door
name: +Cookdrop = cooked and delivered
name: *Bringella = from the word bring
name: Kitchen Express = quick food from the kitchen
line: Freshly cooked, hot at your door
line: Restaurant food without the restaurant
line: Made to travel well
line: Dinner without cooking tonight
line: Order now, eat it hot
line: Good food on busy evenings

bakery
job: a visit, visits
rival: supermarkets with baked goods | bread is cheaper and bought with the weekly shop | Lidl, Tesco@GB, Edeka@DE, Albert Heijn@NL | bakery near me
rival: bakery chains | they are near stations and shops, and open early and all day | Paul, Greggs@GB, Panera Bread@US, Kamps@DE, Le Pain Quotidien | bread shop
rival: sliced bread and baking at home | it lasts for days or costs only flour and time
meet: weekend markets, cafés and neighbouring shops | market manager | people come there for good food and try new things | sell three kinds of bread with {name} on two Saturdays and take orders for the next week | one market day a week | restaurants, cheese shops and butchers | customers ask them where the bread is from
measure: the share of each day's bake that is sold before closing
moat: bread people come back for, and standing orders from cafés and households
risk: too much is baked and unsold goods eat up the profit | bake a short range, take orders in advance, and use the sales of each weekday to plan the next
rule: Settle premises, trade rules and food safety | Ask which qualification and permits a bakery needs, have oven, exhaust, noise and night work approved, register with the food authority, and show allergens for each product. | the permits, qualification and allergen sheets are on file
trial: Sell four products at one market or café | Bake in an approved kitchen on two or three days, sell at the normal price, and note cost, hours, what sold first and what was left. | pieces sold, costs, leftovers and orders are in one table
ask: How much must be sold each day to pay rent and wages? | | f-2 | by dividing daily costs by what remains of one sale
ask: Would cafés and shops order every day? | | closing-calls | with ten cafés and a sample box
ask: What happens with unsold bread? | | trade-trial | by counting leftovers at every sale
roles: an experienced baker | somebody for the shop and staff | somebody for cafés, orders and delivery
search: bakery near me
name: Morning Loaf = fresh bread in the morning
name: +Crustwell = a good crust
name: Warm Crust = bread still warm
name: +Loafhouse = a house for good loaves
name: Golden Loaf = baked until golden
name: Early Oven = the oven is on early
name: +Breadside = next to fresh bread
name: Oven & Butter = warm bread with butter
name: Daily Crumb = fresh baking every day
name: +Doughday = dough made each day
name: *Brioletta = from the word brioche
name: Good Slice = a good slice of bread
line: Fresh bread, every morning
line: Baked here, baked today
line: Real bread, made with time
line: Warm from the oven
line: Good bread on your table
line: Simple ingredients, great bread

custom-cakes
job: a cake, cakes
rival: cakes from supermarkets and chains | they are cheap and can be bought the same day | Marks & Spencer@GB, Costco@US, Tesco@GB | birthday cake
rival: bakeries and cake shops nearby | they have a shop, a catalogue and a known name | | custom cake near me
rival: a cake baked at home or by a relative | it costs only the ingredients and is made with love
meet: party venues, wedding fairs and parents' groups | manager of the party venue | hosts ask there for a cake for their date | bring a tasting box of {name} to three venues and leave a price list with photos | two afternoons a month | wedding planners, photographers and florists | their clients ask who makes good cakes
measure: the share of customers who order again or send somebody within three months
moat: photos and reviews of cakes that looked as promised
risk: hours of decoration and messages are not covered by the price | work from a fixed list of sizes and designs, take a deposit and price extra work by the hour
rule: Settle the kitchen, allergens and copyright | Ask whether cakes may be sold from a home kitchen, register with the food authority, show allergens in writing, avoid protected characters and logos, and agree on deposits and cancellation. | the registration, allergen sheet and order terms are on file
trial: Make five ordered cakes in two weeks | Take five paid orders, note ingredients, hours, messages and delivery for each, and ask every customer for a photo and a review. | costs, hours, price and reviews of five cakes are in one table
ask: How many cakes can one person make for a weekend? | | f-2 | by timing five orders from message to delivery
ask: What price would customers pay for the hours it takes? | | price-talks | by sending ten quotes at the full price
ask: What if a cake is damaged on the way? | Delivery with a repair kit, and clear terms for collection | rules | with written order terms
roles: a skilled cake decorator | somebody for enquiries, quotes and deposits | a careful driver for deliveries
search: custom cakes near me
name: +Cakewish = the cake you wish for
name: Happy Tiers = cakes with several tiers
name: Sugar & Sponge = what a cake is made of
name: +Layerday = layers for a special day
name: Made to Wish = made as you wish
name: Sweet Slice = a sweet slice for each guest
name: +Frostwell = well frosted
name: Candle Cake = a cake with candles
name: Big Day Bakes = baking for big days
name: +Cakemoment = the moment the cake arrives
name: *Cakella = from the word cake
name: Icing & Joy = icing that brings joy
line: The cake you imagined
line: Made for your special day
line: Beautiful to see, better to eat
line: Your idea, our cake
line: A cake your guests will remember
line: Every celebration deserves its own cake

ice-cream
job: an ice cream, ice creams
rival: ice cream parlours nearby | they have a known place, many flavours and regular guests | Baskin-Robbins, Amorino | ice cream near me
rival: ice cream from the supermarket | it is cheaper, always in stock and already in the freezer | Häagen-Dazs, Ben & Jerry's, Magnum
rival: cold drinks, cakes and other treats | they are sold at each corner and there is no queue
meet: parks, swimming pools and weekend markets | manager of the pool | many families pass there on warm days | sell four flavours there with {name} on two afternoons and let guests vote for a fifth | two afternoons a week | restaurants, cafés and event planners | they need a good dessert and have no ice cream machine
measure: the share of guests who come back within the same month
moat: recipes people come back for, and a place with many passers-by
risk: a few warm months have to pay for the whole year | sell tubs to shops and restaurants, take event bookings and keep fixed costs low out of season
rule: Settle milk safety, allergens and the place of sale | Ask the food authority how the mix is heated, cooled and tested, which records and labels are needed, and ask the town or landowner for permission to sell and for seating. | the registration, test results and permission are on file
trial: Sell five flavours on four afternoons | Make or buy the mix in an approved kitchen, sell at two places at the normal price, and count scoops by flavour and hour, weather, cost and waste. | scoops, takings, costs and waste are in one table
ask: How many scoops pay for one day? | | f-2 | by dividing daily costs by what remains of one scoop
ask: What brings in money in the cold months? | | closing-calls | by offering tubs to ten restaurants and shops
ask: Why would people choose you over the parlour nearby? | | interviews-2 | by letting thirty guests taste and compare
roles: a skilled ice cream maker | somebody for sales, staff and shifts | somebody who sells to restaurants and events
search: ice cream near me
name: +Sunnyscoop = a scoop on a sunny day
name: Happy Cone = a cone that makes happy
name: Fresh Churn = freshly churned
name: +Scoopday = a day for ice cream
name: Little Scoop = a small treat
name: Summer Spoon = the taste of summer
name: +Churnhouse = the house where it is churned
name: Cold & Creamy = what good ice cream is
name: Sprinkle & Cone = a cone with sprinkles
name: +Coneside = a place for a cone
name: *Gelatella = from the word gelato
name: Cream & Berry = cream and fresh fruit
line: Freshly made, scooped with a smile
line: Real fruit, real cream, real taste
line: A small treat for sunny days
line: Flavours worth the queue
line: Made here, every day
line: One more scoop, please

juice-bar
job: a drink, drinks
rival: juice and smoothie chains | they are in busy places and quick | Joe & The Juice, Boost Juice@AU, Smoothie King@US, Jamba@US | smoothie near me
rival: bottled juice from the supermarket | it costs less and keeps for days | innocent@GB, Naked@US, Tropicana | cold pressed juice
rival: fruit and a blender at home | it is cheap, and people know what is in it
meet: gyms, yoga studios and offices | manager of the gym | members finish training thirsty and want something healthy | hand out small cups after classes with {name} and leave cards for a first drink | two evenings a week | personal trainers, yoga teachers and dietitians | people ask them what to drink or eat
measure: the share of first-time guests who come back within two weeks
moat: a busy place, quick service and regulars with a favourite drink
risk: fresh fruit spoils and prices change with the season | use a short menu that shares ingredients, buy often in small amounts and freeze what is ripe
rule: Settle hygiene, shelf life and health claims | Ask the food authority about washing, pressing and cooling, have the shelf life of bottled juice tested, show allergens, and use only permitted nutrition and health claims. | the registration, test results and approved menu are on file
trial: Sell four drinks for one week | Set up a stall or a shared counter near a gym or office, or test four new drinks in your own bar, and note cups by the hour, minutes, cost and waste. | cups, cost, waste and returning guests are in one table
ask: How much fruit is wasted? | | trade-trial | by weighing waste every day for a week
ask: How many drinks a day pay for rent and staff? | | f-2 | by dividing daily costs by what remains of one drink
ask: What sells in cold months? | | interviews-2 | by asking twenty guests what they buy in winter
roles: somebody who creates recipes and buys fruit | fast and friendly staff at the counter | somebody for partners, delivery and marketing
search: juice bar near me
name: +Pressfresh = freshly pressed
name: Fresh Squeeze = freshly squeezed
name: +Fruitbar = a bar for fruit
name: Bright Blend = a blend with bright colours
name: Apple & Mint = two fresh ingredients
name: +Blendside = beside the blender
name: Fruit First = mostly fruit
name: Pure Pour = pure juice, freshly poured
name: Orange & Ginger = fresh, with some spice
name: +Juicewell = juice that does good
name: *Smoothella = from the word smoothie
name: Ripe & Ready = ripe fruit, ready to drink
line: Fresh fruit, pressed while you wait
line: Fresh fruit, nothing artificial
line: Fresh energy for your day
line: Your fruit and vegetables, to go
line: Pressed today, never from concentrate
line: A fresh start in a glass

bubble-tea
job: a cup, cups
rival: bubble tea chains | they have many flavours, loyalty cards and good locations | Gong cha, CoCo Fresh Tea, Chatime, Mixue, Sharetea | bubble tea near me
rival: iced drinks from coffee shops | friends already meet there, and seats are free to use | Starbucks, Costa@GB | iced drinks
rival: cans, kits and drinks from a supermarket | they cost much less and are at hand
meet: schools, campuses and shopping streets | manager of the student union | students meet in groups and decide on the spot where to go | give a small cup of {name} at a student event and hand out a card for the next visit | two afternoons a week | event organisers, dance schools and shopping centres | they look for drinks young guests like
measure: the share of guests who come back within two weeks
moat: consistent tea and pearls, and a place where friends like to meet
risk: the trend fades or several shops open nearby | use good tea, change seasonal flavours, and sell snacks or events as well
rule: Settle food hygiene, allergens and cups | Register with the food authority, check additives and allergens, warn about the choking risk of pearls for small children, and follow local rules on cups and straws. | registration, ingredient papers and cup rules are filed
trial: Sell six drinks for five afternoons | Sell six drinks from a borrowed counter or stall, time each cup, note flavours and groups, and check how long the pearls stay soft. | cups, waiting time and repeat guests are in one table
ask: Which drinks do guests order again? | | trade-trial | with a loyalty card used for two weeks
ask: What is left of a cup after pearls, tea, cup and rent? | | f-2 | by costing every drink on the menu
ask: Would offices, schools or parties order for events? | | closing-calls | with ten organisers and a small tasting
roles: somebody who makes tea and pearls to a set recipe | a manager for counter and staff | somebody for social media and events
search: bubble tea near me
name: +Pearlsip = sip the pearls
name: Shake & Seal = the sounds of the counter
name: +Chewleaf = tea leaves and chewy pearls
name: Half Sweet = choose your sweetness
name: +Bobabloom = pearls and blooming tea
name: Last Pearl = the last one in the cup
name: Tea & Tumble = tea with tumbling pearls
name: *Bobalou = coined from boba
name: +Pearlyard = a yard for pearls
name: Wide Straw = the wide straw for pearls
name: *Chalina = coined from a word for tea
line: Fresh tea, soft pearls, your way
line: Choose your tea, sweetness and pearls
line: Shaken fresh for every cup
line: One cup for every mood
line: Real tea with plenty to chew
line: Sweet, chewy and made fresh

supper-club
job: a seat, seats
rival: restaurants | they are open most days, have a full menu and need no talk with strangers | | restaurants near me
rival: platforms for dinners and experiences | there are many hosts with photos and reviews | Eatwith, Airbnb Experiences, Traveling Spoon | supper club near me
rival: dinner with friends at home | the company is known, and it costs only the food
meet: wine shops, food markets and social media groups | owner of the wine shop | customers like good food and new people | hold one dinner in or with the shop with {name} and invite guests to bring a friend next time | one evening a month | cookery teachers, cheese sellers and local newsletters | they tell customers about special evenings
measure: the share of guests who come again or send a friend within two months
moat: a guest list that fills each date, and hosts people want to meet
risk: guests cancel at the last minute after the food has been bought | take payment at booking, close cancellations a few days before, and keep a waiting list
rule: Settle food rules, alcohol and the place | Ask the food authority and landlord whether paying guests may be served there, how alcohol may be offered, take allergies in writing, and insure guests and property. | the answers, allergy form and policy are on file
trial: Host two dinners for paying guests | Invite eight to twelve people, take full payment at booking, and note food costs, hours, cancellations, comments and bookings for the next date. | costs, hours, cancellations and new bookings are in one table
ask: Do guests come back? | | trade-trial | by keeping a guest list over two dinners
ask: What remains of an evening after all hours? | | f-2 | by adding food, drinks, room and hours of two dinners
ask: What about difficult guests or cancellations? | House rules and refund terms are shown at booking | rules | with written terms each guest accepts
roles: a cook who can serve a group | a host who makes guests feel welcome | somebody for bookings, rooms and messages
search: supper club near me
name: +Supperseat = a seat at supper
name: One Long Table = everybody at one table
name: Supper at Ours = supper in our home
name: +Tableguest = a guest at the table
name: Table of Friends = a table where friendships begin
name: Friday Supper = supper on a Friday
name: +Dinnerfolk = people at dinner
name: Host & Guests = who meets at dinner
name: Dinner & Hello = dinner with new people
name: *Supperia = from the word supper
name: +Gatherplate = gathering over a plate
name: Good Seats = good places at the table
line: Good food, new friends
line: One table, one menu, good company
line: Dinner where strangers become friends
line: Take a seat, meet somebody new
line: A special evening, home-cooked
line: Come for dinner, stay for the company

office-lunch
job: a lunch, lunches
rival: contract caterers and staff canteens | they bring kitchen, staff and menu under one contract | Compass Group, Sodexo, Elior, Aramark | office catering
rival: delivery platforms for companies | everybody can choose a dish, and the company gets one bill | Just Eat for Business@GB, ezCater@US, Deliveroo for Work@GB | team lunch delivery
rival: lunch from home, the supermarket or nearby cafés | the company has nothing to organise, and everybody eats what they like
meet: business parks, coworking spaces and office buildings | office manager | the team has no canteen, and the office manager is asked about lunch | bring a trial lunch for one team with {name} and collect ratings and preferred days | two middays a week | landlords, facility managers and coffee machine suppliers | tenants ask them about food in the building
measure: the share of a team that orders again in the second week
moat: several offices on one short route with fixed delivery days
risk: office attendance changes, and small orders make delivery expensive | set a minimum order and fixed days, collect orders in advance, and put neighbouring offices on one route
rule: Settle kitchen approval, transport and tax | Register the kitchen, log temperatures up to the handover, label allergens on each meal, agree on cancellation with the company, and ask a tax adviser how meals paid by the employer are treated. | the registration, temperature log, terms and tax answer are on file
trial: Deliver lunch to one office for five days | Offer two or three dishes at the normal price, take orders the day before, deliver at the agreed time, and note orders, ratings, waste and minutes. | orders, ratings, waste and costs per meal are in one table
ask: How many meals does one stop need? | | f-2 | by dividing the cost of a route by what remains of one meal
ask: Who pays, the company or the employees? | | price-talks | with ten office managers
ask: How are allergies handled? | Each meal is labelled, and special meals are packed apart | rules | with a written allergen plan
roles: a cook who can prepare many meals on time | somebody who wins and looks after offices | a reliable delivery driver
search: office lunch delivery
name: +Deskplate = a plate for the office
name: Lunch at Noon = lunch on time
name: Team Table = the team eats together
name: +Teamplate = lunch for the whole team
name: Noon Kitchen = a kitchen for noon
name: Office Plate = a proper meal at work
name: Good Break = a good lunch break
name: +Lunchstop = lunch stops at the office
name: Hot at Noon = hot lunch at noon
name: Midday Table = a table set at midday
name: *Lunchora = from the word lunch
name: +Noonserve = served at noon
line: A proper lunch at work
line: Fresh lunch, on time, every day
line: Lunch for the whole team
line: Good food without leaving the office
line: Everyone eats, nobody organises
line: Better lunch breaks, better afternoons

healthy-vending
job: a purchase, purchases
rival: vending operators | they place the machine free of charge and fill it | Selecta, Dallmayr@DE, Canteen@US | vending machine for office
rival: smart fridges and micro-markets | they offer fresh food and pay by card or app | Farmer's Fridge@US, Foodji@DE, Felfel@CH | office fridge
rival: the canteen, kiosk or shop nearby | it has more choice and people can ask for something
meet: offices, hospitals and sites with shift work | facility manager | staff ask for better food at hours when nothing is open | place one machine from {name} beside the old one for two weeks and share sales and comments | two visits a week | works councils, health managers and facility firms | they hear complaints about food at work
measure: the sales per machine and day after one month
moat: good locations with long contracts, and data on what sells there
risk: fresh food that is not sold has to be thrown away | start with few products, fill little and often, and move machines from weak sites
rule: Settle hygiene, labels and the site contract | Ask the food authority about cooling, logs and unattended sale, label date, ingredients and allergens, and agree on power, access and damage in a contract. | the approval, labels and site contract are filed
trial: Fill one fridge by hand for two weeks | Put one fridge with a card terminal at one site, refill it daily with ten products, and note sales by hour, waste and requests. | sales, waste and minutes per refill are in one table
ask: How many sales a day does one machine need? | | f-2 | by adding up machine, refill, food and waste
ask: Will sites sign without a subsidy? | | closing-calls | with ten facility managers and a two-week trial
ask: Which products sell at which hour? | | trade-trial | with one machine and hourly sales
roles: somebody who wins and keeps sites | a driver who fills and cleans | somebody for machine, payment and stock
search: healthy vending machine
name: +Freshcoil = fresh from the machine
name: Any Hour Lunch = lunch at any hour
name: +Greenslot = good food in the slot
name: Better Snack = a better snack at work
name: +Shiftbite = a bite for every shift
name: Glass Larder = see what there is
name: Open All Night = food at any hour
name: *Snackera = coined from snack
name: +Breakfuel = fuel for the break
name: Good Slot = the good choice inside
name: *Frescura = from the Spanish for freshness
line: Fresh food at any hour
line: Better snacks for your break
line: Good food, open day and night
line: Tap, take and enjoy
line: A fresh lunch without leaving work
line: Healthy choices where you work

school-meals
job: a meal, meals
rival: large contract caterers for schools | they win tenders on price and have kitchens and staff in place | Sodexo, Compass Group, Aramark@US, Chartwells@GB, apetito@GB, apetito@DE | school catering
rival: lunchboxes packed at home | parents know what is in them and pay nothing extra
rival: the school's own kitchen or snack stall | it is on site, and the staff know the children
meet: parents' evenings, nurseries and meetings of school heads | school head | complaints about the food reach the head first | serve one lunch to a class and its parents with {name} and let the children rate each dish | two evenings a month | parents' councils, dietitians and nursery owners | parents ask them what children should eat at school
measure: the share of the food served that children really eat
moat: menus children have tested, and parents who order every week
risk: large contracts are decided on price, run for years and pay late | begin with nurseries and private schools that decide quickly, and let parents pay in advance
rule: Settle hygiene, allergies and access to schools | Ask the food authority which kitchen permit and nutrition rules apply, how allergens must be recorded, how long hot food may stand, and which checks staff need to enter a school. | the permit, the allergy process and the staff checks are in one file
trial: Serve one class for two weeks | Deliver lunch to one class each school day, weigh what comes back, note costs per meal, and let the children rate every dish. | leftovers, costs and ratings of ten lunches are on one sheet
ask: Who decides and who pays, the school, the town or the parents? | | interviews-2 | by asking ten school heads how the last supplier was chosen
ask: Which dishes come back uneaten? | | trade-trial | by weighing leftovers dish by dish for two weeks
ask: What may a meal cost parents? | | price-talks | by showing twenty parents two sample menus
roles: a cook with experience of large numbers | a dietitian for menus and allergies | somebody for schools, tenders and orders
search: school lunch catering
name: +Lunchmates = children who eat together
name: Good Noon = a good meal at noon
name: +Trayful = a full tray for each child
name: School Fork = food made for school
name: Happy Trays = trays that come back empty
name: +Middaymeal = a meal at midday
name: Good Portions = portions made for children
name: Fresh Bell = fresh food at the lunch bell
name: *Mensana = canteen food that is healthy
name: Class Lunch = lunch for the whole class
name: Green Tray = vegetables that get eaten
line: School lunch that children really eat
line: Fresh food at every lunch break
line: Balanced meals, empty plates
line: Allergies checked on every meal
line: Order the week in two minutes
line: A warm lunch for every child
`;
