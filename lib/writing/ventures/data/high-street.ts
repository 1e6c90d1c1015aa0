/** Shops and rooms of a high street: what is known of them; the keys are those of `../lore.ts`. */
export const HIGH_STREET = `
fitness-gym
job: a workout, workouts
rival: low-cost gym chains | they are cheap, open long hours and have several branches | PureGym@GB, Planet Fitness@US, Basic-Fit@NL, Basic-Fit@FR, McFIT@DE | gym near me
rival: independent gyms and council or university sports halls | people know the trainers and the way there | | local fitness centre
rival: training at home or outdoors | it costs nothing and can be done at any hour | | home workout
meet: offices, colleges and shops within ten minutes | manager of the office or student union | people choose a gym that lies on their daily way | offer a week of training at {name} to each team and sign founding members at a desk in the entrance | two afternoons a week | physiotherapists, company health officers and sports clubs | their clients need a place to keep training
measure: the share of new members who still train every week after two months
moat: members who see progress, know the staff and bring their friends
risk: many join in January and stop coming in spring, and then they cancel | plan the first six weeks with each new member, call those who stay away and keep the monthly fee fair
rule: Settle premises, safety and contracts | Ask the building office about use, noise and floor load, ask an insurer about injuries and unstaffed hours, check the rules for membership terms and cancelling, and take written health questions at joining. | the permit, the policy and the membership terms are on file
trial: Sell founding memberships before the lease | Hire a hall or a corner of a sports club for two weekends, bring basic weights, run guided workouts, and offer a founding membership with a small refundable deposit. | visitors, deposits and their distance from the site are on one sheet
ask: How many members cover rent and machines? | | f-3 | by dividing monthly costs by what remains of one membership
ask: Will people pay for unstaffed hours at night? | | price-talks | by offering two memberships to twenty people nearby
ask: What made people leave their last gym? | | interviews-2 | by asking twenty former members
roles: a qualified trainer who likes beginners | somebody for sales, memberships and payments | somebody for machines, cleaning and safety
search: gym near me
name: +Liftyard = a yard for lifting
name: Strong Street = strength around the corner
name: +Repworks = where the repetitions get done
name: Rack & Row = weights and rowing machines
name: +Fitground = ground for getting fit
name: Iron Corner = weights around the corner
name: Daily Lift = training every day
name: +Gymward = on the way to the gym
name: Steady Strong = stronger step by step
name: Open Rack = always a free rack
name: *Fortiva = from the word for strong
line: Train close to home
line: Stronger week by week
line: Good machines, fair price, no queue
line: Your gym around the corner
line: Help when you need it
line: Train before work or after
line: Come as you are, leave stronger

bar-and-pub
job: an evening out, evenings out
rival: other bars and pubs nearby | people know the staff and expect to meet friends there | | bars near me
rival: restaurants and clubs | food or dancing is a reason of its own to go out | | places to go tonight
rival: drinks at home | they cost far less, and nobody has to drive or leave early
meet: the streets around the bar, sports clubs and offices | club secretary or office manager | groups look for a place to sit after training or work | invite two groups a week to a tasting at {name} and keep a table in their name | two evenings a week | hotels, restaurants and theatres nearby | their guests ask where to have a drink afterwards
measure: the share of guests who are seen again within a month
moat: regulars, staff who know them and a licence in a good spot
risk: weekends pay for everything while rent and wages run all week, and one complaint about noise can cost hours | keep opening days short at first, give quiet days an event of their own and speak with neighbours before opening
rule: Clear licence, noise and closing time | Ask the licensing office who may sell alcohol, until when and to whom, check fire exits, noise, outside seating and music fees, and train staff to check age and refuse drunk guests. | the licence conditions and the staff rules hang behind the bar
trial: Run a bar for four evenings in another place | Use a café, gallery or club room under a temporary licence, offer a short list at full price, and note guests, drinks each, spending and who came twice. | guests, bills and drink costs of four evenings are in one table
ask: What does a guest spend in one evening? | | trade-trial | by collecting all bills of four evenings
ask: What would bring people in on a Tuesday? | | interviews-2 | by asking thirty neighbours about their last weekday out
ask: How many guests a night pay rent and wages? | | f-2 | by dividing monthly costs by what remains of one bill
roles: a bartender who trains others | somebody for buying, stock and cash | somebody for events, music and neighbours
search: bar near me
name: Copper Tap = beer from a copper tap
name: Second Round = one more with friends
name: Corner Stool = your seat at the bar
name: +Tapside = a place beside the tap
name: Slow Pint = time to sit and talk
name: Glass & Candle = a drink by candlelight
name: The Good Pour = drinks poured with care
name: +Pintroom = a room for a pint
name: Old Bottle Bar = a bar with character
name: Late Lantern = the light that stays on
name: *Barolino = a small friendly bar
line: Good drinks, good company
line: Your local for the evening
line: A seat at the bar for you
line: Stay for one more
line: Well poured, fairly priced
line: Where the neighbourhood meets

takeaway-shop
job: an order, orders
rival: fast food chains | the taste is known, service is quick and they are open late | McDonald's, KFC, Burger King, Domino's | fast food near me
rival: other takeaways nearby | people go where they have always gone and know the prices | | takeaway near me
rival: ready meals and sandwiches from the supermarket | they are cheap and bought along with the shopping
meet: workplaces, schools and halls of residence within ten minutes | reception or student office | many people there need a quick meal at the same hour | bring sample boxes of {name} at noon and leave menus with a first-order offer | two lunch times a week | sports clubs, bars without a kitchen and hotels | their guests get hungry and ask for something close
measure: the share of customers who order again within two weeks
moat: a taste people crave, short waiting and a spot on their way
risk: food prices rise, apps take a large share and a long menu slows the kitchen | keep the menu short, weigh portions, price app orders apart and win regulars for direct orders
rule: Clear kitchen, extraction and food safety | Ask the building and food offices about use, extraction, grease, waste and closing hours, train everyone in hygiene, label allergens and insure fire and illness. | the permits, hygiene plan and allergen list are on file
trial: Sell the three main dishes on four days | Rent a licensed kitchen or a stall by a busy street, sell three dishes at the full price, and time each order, weigh waste and ask where buyers usually eat. | orders, minutes, waste and repeat buyers are in one table
ask: How many orders can two people make in the busiest hour? | | trade-trial | by timing every order at lunch
ask: What is left of an order through a delivery app? | | f-2 | by setting food, box and fee against the app price
ask: Where do people nearby eat now, and why? | | interviews-2 | by asking thirty people at lunch time
roles: a quick cook who keeps portions even | somebody for the counter and phone orders | somebody for buying, hygiene and accounts
search: takeaway near me
name: Hot Corner = hot food around the corner
name: +Grabgrill = grilled food to take along
name: Quick Bun = a burger without waiting
name: +Bitebox = a good bite in a box
name: Crisp & Go = crisp food to take away
name: Paper Bag = food to carry home
name: +Wrapstop = a stop for wraps
name: Golden Basket = fried until golden
name: Street Oven = hot from the oven
name: Two Minute Grill = grilled food, short wait
name: *Grillino = a small friendly grill
line: Hot, fresh and ready to go
line: Good food without the wait
line: Grab it while it's hot
line: Made fresh when you order
line: Dinner in hand, on your way
line: Big taste, small price

hair-salon
job: a hair appointment, hair appointments
rival: other salons and stylists who rent a chair | clients trust one person with their hair and follow that person | | hair salon near me
rival: salon chains | they take people without a date and the price is known before | Toni&Guy@GB, Supercuts@US, Great Clips@US, Jean Louis David@FR, Franck Provost@FR | cheap haircut women
rival: colour from the box and help from a friend | it costs little and takes no appointment | | hair dye at home
meet: bridal shops, clothes boutiques and offices nearby | shop owner | their customers care how they look and ask for a good stylist | style three of the staff at {name} and leave cards for a first consultation | one afternoon a week | make-up artists, photographers and wedding planners | their clients need hair done before the day
measure: the share of new clients who book the next appointment within ten weeks
moat: stylists with followers of their own, recorded colour recipes and good photos
risk: a popular stylist leaves and clients go along, or late cancellations leave the chair empty | pay and train well, let clients know two stylists, keep recipes with the salon and take deposits for long appointments
rule: Settle qualification, hygiene and colour safety | Ask who may run a salon and employ apprentices, follow the rules for patch tests, ventilation and disinfection, settle how chairs are rented, and insure skin reactions. | the answers, the patch test record and the chair contract are on file
trial: Take clients for two weeks in a rented chair | Rent a chair in a salon, offer three services at the planned price, and note time, product used, next bookings and what clients said of their last salon. | minutes, product cost and next bookings are in one table
ask: How long does each service really take? | | trade-trial | by timing thirty appointments from greeting to payment
ask: Would clients pay a deposit for colour? | | price-talks | by asking for it in twenty bookings
ask: What would make a good stylist join? | | interviews-2 | by asking eight stylists about pay, hours and chair rent
roles: an experienced colour stylist | a stylist with another strength | somebody for reception, stock and bookings
search: hair salon near me
name: +Shearlight = light cuts and colour
name: Copper & Comb = colour and cut
name: Mirror Room = a room with good mirrors
name: +Tresswell = hair that is treated well
name: +Silkcomb = soft, healthy hair
name: Loose Waves = hair that moves
name: Good Parting = a fine parting of the hair
name: +Lockhouse = a house for every lock
name: Braid & Bloom = braids and blooming hair
name: Second Mirror = see the back as well
name: *Coloretta = colour with a soft ending
line: Hair you love every day
line: Colour and cut that suit you
line: Leave feeling like yourself
line: Time for you and your hair
line: Healthy hair, beautiful colour
line: Stylists who listen first

guesthouse
job: a stay, stays
rival: hotel chains | travellers know what they get, collect points and can cancel late | ibis, Premier Inn@GB, Holiday Inn, Best Western | hotel in town
rival: private flats on booking sites | there is a kitchen and more room for the same money | Airbnb, Vrbo | holiday apartment
rival: other guesthouses in the place | they have many reviews and guests who return each year | | bed and breakfast
meet: firms, wedding venues, clinics and colleges nearby | office manager or venue manager | their visitors need a bed for the night | show them two rooms of {name} and leave a rate sheet with a direct number | one morning a week | the tourist office, guides and restaurants | they are asked for rooms and like sending guests to somebody they know
measure: the share of room nights sold in the coming month, against the same month last year
moat: good reviews, guests who return and bookings that come direct
risk: the season is short, and booking sites keep a good part of each night | fill quiet months with work travellers and groups, and win guests for direct booking during the stay
rule: Clear use, fire safety and guest registration | Ask the building office whether rooms may be let by the night, have exits and alarms checked, settle breakfast hygiene, guest registration and visitor tax, and insure guests and house. | the permits, the fire report and the policy are on file
trial: Let two rooms for two weeks | Furnish two rooms fully, where it is allowed, list them on one booking site and with three local firms, serve breakfast, and note nights, work, costs and reviews. | nights sold, hours, costs and reviews are on one sheet
ask: Which nights are empty, and who could fill them? | | interviews-2 | by asking ten firms, venues and clinics about their visitors
ask: What remains of a room night after fees, laundry and breakfast? | | f-2 | by costing ten nights in detail
ask: May this house be let by the night? | | rules | by asking the building office with the floor plan
roles: a host for guests and breakfast | somebody for rooms, laundry and repairs | somebody for bookings, prices and reviews
search: bed and breakfast near me
name: +Nightgarden = quiet nights by a garden
name: Warm Landing = a warm place to arrive
name: Eight Pillows = a small house with few rooms
name: +Bedandbell = ring the bell, a bed is ready
name: Morning Tray = breakfast is included
name: Lantern Rooms = a light for late arrivals
name: The Spare Room = as if with friends
name: +Innerby = an inn close by
name: Two Keys House = front door and room
name: Linen & Toast = clean beds and breakfast
name: *Dormella = from the word for sleep
line: Sleep well, wake to breakfast
line: A warm welcome for the night
line: Quiet rooms, good breakfast
line: Your room in town
line: Come as a guest, feel at home
line: Small house, personal care

convenience-store
job: a purchase, purchases
rival: supermarkets and discounters | they cost less and have everything for the week | Aldi, Lidl, Tesco@GB, Walmart@US, Carrefour@FR | supermarket open now
rival: convenience chains and filling station shops | they are open late and people know the range | 7-Eleven@US, 7-Eleven@JP, 7-Eleven@AU, Circle K@US, Circle K@CA, SPAR@GB, OXXO@MX | convenience store near me
rival: grocery delivery apps | the bag comes to the door, even late in the evening | Instacart@US, Instacart@CA, Getir@TR, Flink@DE, Blinkit@IN | grocery delivery
meet: housing blocks, building sites and schools around the shop | caretaker or housing manager | residents pass there each day and say what they miss | hang up a list with {name}, let people tick what they would buy, and hand out an opening voucher | two evenings | housing companies, parcel services and bakeries | they want a service point close to their people
measure: the number of purchases a week of customers who come at least twice
moat: a spot on everybody's way, long hours and a range that fits the street
risk: stock that spoils, theft and long hours eat a thin margin | start with fast sellers, order little and often, count stock each week and add services that bring people in
rule: Clear licences, age checks and food rules | Ask about the trading permit, opening hours, licences for alcohol, tobacco and lottery, food hygiene and price labels, and train staff to check age. | the permits and the age check sheet are at the till
trial: Count the street and sell from a table for a week | Count who passes at four times of day, then sell twenty basics from a table, kiosk or garage, where allowed, and note purchases, wishes and times. | passers-by, purchases and wishes are in one table
ask: How many people pass at each time of day? | | trade-trial | by counting on three days, morning to night
ask: Which goods sell fast and which only spoil? | | f-2 | by listing sales and waste of two weeks
ask: What do residents buy elsewhere at the last minute? | | interviews-2 | by asking thirty of them about yesterday
roles: a shopkeeper who knows buying and margins | somebody for early or late hours | somebody for stock, cash and paperwork
search: convenience store near me
name: +Cornerwell = all is well at the corner
name: Milk & Matches = small things always needed
name: Daily Nook = a small shop for each day
name: +Quickpantry = a pantry around the corner
name: Near & Now = close by and open
name: Open Late = still open in the evening
name: The Full Shelf = shelves that are never empty
name: +Streetbasket = a basket filled in your street
name: Bread & Bits = bread and the little things
name: Two Minutes Shop = only two minutes away
name: *Nearlo = a coined word for near
line: Everything you ran out of
line: Around the corner, open late
line: Milk, bread and a friendly word
line: Your street's own shop
line: Quick in, quick out
line: Daily basics at fair prices

clothes-boutique
job: a purchase, purchases
rival: online fashion shops | the choice is huge and things can be sent back | Zalando@DE, ASOS@GB, Shein, Nordstrom@US | dresses online
rival: fashion chains | prices are low and something new hangs there each week | Zara, H&M, Mango, Uniqlo | clothes shop near me
rival: other boutiques and department stores | people know the labels and the sales staff | | boutique near me
meet: hair salons, cafés and clubs in the town | owner of the salon or café | their guests care how they look and ask where others found a piece | hold a small fashion evening there with {name} and let guests try on ten pieces | two evenings a month | hairdressers, photographers and alteration tailors | they have the same customers and gain from the evening
measure: the share of buyers who come back within three months
moat: labels nobody else has nearby, and advice that regulars trust
risk: unsold clothes of the last season tie up the money for the next one | buy small first orders, ask labels for reorders and exchange, and mark down early
rule: Settle orders, returns and labels | Read minimum orders, payment dates and area protection in each label's terms, check price and fibre labels and the law on returns, and insure stock against theft and water. | the label agreements and the return rules are on file
trial: Sell thirty pieces at a pop-up | Take pieces on sale or return from three labels, rent a corner or an empty shop for two weekends, sell at full price, and note sizes tried, sold and missed. | pieces tried, sold and asked for are in one table
ask: Which sizes and price levels sell without a markdown? | | trade-trial | by noting every piece tried on at the pop-up
ask: Which labels give small orders and area protection? | | f-4 | with written terms of six labels
ask: Where did customers buy their last three pieces? | | interviews-2 | by asking twenty people with their wardrobe in mind
roles: a buyer with an eye for fit and margins | somebody who sells and advises well | somebody for window, photos and stock
search: fashion boutique near me
name: +Wardrobia = a place full of wardrobes
name: Linen & Lace = fine clothes by their cloth
name: Pearl Button = attention to detail
name: +Fitroom = a room to find what fits
name: Blue Hanger = clothes on a blue hanger
name: Good Sleeve = well made clothes
name: The Dress Edit = a small choice of dresses
name: Seven Hangers = a small, chosen range
name: +Stylehall = a hall for good style
name: Velvet Corner = a soft corner of the town
name: *Modelina = from the word for fashion
line: Clothes you will really wear
line: Chosen pieces, honest advice
line: Try it on, feel it's right
line: Labels you won't find next door
line: Leave with the whole outfit
line: Style that suits your life

street-food-stall
job: a portion, portions
rival: other stalls and food trucks | the queue shows what is good, and prices are alike | | street food near me
rival: bakeries, snack bars and fast food chains | they are dry, quick and always in the same place | McDonald's, Subway, Greggs@GB | quick lunch near me
rival: food brought from home or the supermarket | it is cheaper and there is no queue
meet: weekly markets, breweries and company yards | market manager | they look for hot food that keeps visitors longer | bring tasting boxes of {name} with a photo of the stall and a price list | two mornings | event organisers, bars without a kitchen and offices | hot food makes their guests stay
measure: the share of customers who come back on the next market day
moat: one dish people remember, and regular pitches at good times
risk: rain and a bad pitch can turn a day's food into waste | test pitches before booking a season, prepare in small batches and keep a few private bookings
rule: Get the pitch, hygiene and gas right | Ask for the trading and food permits, register where food is prepared, follow rules for hand washing, cooling, allergens and gas, and insure guests and stall. | the permits, the gas check and the policy are in the cash box
trial: Sell on four days at two pitches | Borrow or hire a stall, cook one dish in two versions, sell at the full price, and note portions an hour, waiting, waste, weather and returning faces. | portions, waste and takings of four days are in one table
ask: How many portions leave the stall in the best hour? | | trade-trial | by counting each hour on four days
ask: Which pitches are free, and what do they cost? | | f-6 | with written answers of five market managers
ask: What is left of one portion? | | f-2 | by costing food, gas, box and pitch
roles: a cook who is quick under pressure | somebody who serves and takes money | somebody for pitches, permits and buying
search: street food near me
name: Hot Plate Street = cooked hot in the street
name: +Stallfire = fire under the pan
name: Little Pan = fresh from a small pan
name: Smoke & Lime = grilled, with lime
name: +Wokcart = a cart with a wok
name: Market Flame = cooked at the market
name: Good Skewer = tasty things on a stick
name: Sizzle Cart = you hear it sizzle
name: +Streetladle = a full ladle in the street
name: Pepper Stand = food with a little heat
name: *Sizzano = from the sizzle in the pan
line: Cooked hot in front of you
line: One dish, done really well
line: Fresh from the pan
line: Worth the queue
line: Real food for hungry people
line: Hot, quick and full of taste

greengrocer
job: a purchase, purchases
rival: supermarkets and discounters | everything is bought in one go and there is parking | Lidl, Aldi, Tesco@GB, Kroger@US, Carrefour@FR | supermarket near me
rival: weekly markets and other stalls | it is fresh, cheap towards closing time and people like to stroll there | | fruit and vegetable market
rival: vegetable boxes and grocery delivery | the bags come home and nobody has to carry them | Riverford@GB, Oddbox@GB, Misfits Market@US | vegetable box delivery
meet: cafés, schools and kitchens nearby | cook or kitchen manager | they need fresh goods each day and often run short | bring a crate from {name} in the morning with today's prices | two early mornings a week | cafés, butchers and bakers in the street | they share the same customers and like a full street
measure: the share of customers who shop at least twice in two weeks
moat: daily buying with a good eye, and customers who come for ripeness and advice
risk: what is not sold in two days is lost | buy each day in small lots, mark down in the evening and make juice, soup packs or cut fruit of the rest
rule: Settle scales, labels and the pitch | Ask about the trading permit or market pitch, have scales approved, show price and origin as required, and follow hygiene rules for cut fruit and juice. | the permit and the scale's approval are on file
trial: Run a stall for six market days | Buy one van load or car load each morning, sell at planned prices, and weigh what is bought, sold and thrown away, and ask what was missing. | kilos bought, sold and lost are in one table
ask: How much is thrown away on a normal day? | | trade-trial | by weighing the waste on six days
ask: Which cafés would order every day? | | closing-calls | with a price list for ten kitchens
ask: Why do people nearby buy fruit where they do? | | interviews-2 | by asking thirty shoppers
roles: a buyer who knows quality at the market | a friendly seller for busy hours | somebody for deliveries, prices and accounts
search: greengrocer near me
name: +Ripewell = fruit that is really ripe
name: Green Crate = a crate full of greens
name: Plum & Pea = fruit and vegetables together
name: +Peachcart = a cart full of peaches
name: Dawn Crates = bought fresh at dawn
name: Apple & Onion = plain fruit and vegetables
name: Leaf & Lemon = salad and citrus
name: +Rootstand = a stand with roots and greens
name: Ready to Peel = ripe and ready to eat
name: Full Colour Veg = vegetables of every colour
name: *Verdello = from the word for green
line: Ripe today, on your table tonight
line: Fresh every morning
line: Fruit that tastes of fruit
line: Loose, fresh and fairly priced
line: Good greens around the corner
line: Ask us what is best today

butcher-fishmonger
job: a purchase, purchases
rival: the supermarket's counter and packs | it is cheaper and bought along with the rest | Tesco@GB, Walmart@US, Carrefour@FR, Edeka@DE | meat on offer
rival: other butchers, fish shops and market stalls | families have gone there for years and trust the quality | | butcher near me
rival: online meat and fish boxes | large packs come frozen or chilled to the door | ButcherBox@US, Wild Alaskan Company@US | meat box delivery
meet: restaurants, clubs with a barbecue and places of worship | chef or club secretary | they buy large amounts for meals and feasts | bring a tasting of {name} with a price list and take a first order | two mornings a week | chefs, wine shops and bakers | their guests ask where the meat or fish comes from
measure: the share of customers who come back within three weeks
moat: skilled cutting, known farms or boats, and trust in freshness
risk: unsold fresh goods lose value each day, and good cutters are rare | order by the day, turn trimmings into sausages, broth or ready dishes, and train a second person early
rule: Clear hygiene, cooling and origin | Ask the food authority which approval, training and temperature records are needed, keep proof of origin, settle waste collection and allergens, and have scales approved. | the approval, the temperature log and the origin papers are on file
trial: Sell pre-orders for two Saturdays | Take orders for ten cuts or kinds of fish, prepare them in an approved room, hand them over on two Saturdays, and note weight, trimming loss, wishes and next orders. | orders, loss and next orders are in one table
ask: How much of a carcass or a catch can be sold at the full price? | | trade-trial | by weighing every part for two weeks
ask: Which farms or boats can deliver every week? | | f-4 | with written offers of five suppliers
ask: How often would customers come, and for what? | | interviews-2 | by asking twenty home cooks about last month
roles: a trained butcher or fishmonger | a seller who likes to give advice | somebody for buying, hygiene records and orders
search: butcher near me
name: Block & Blade = the butcher's two tools
name: Marble Counter = a fine, clean counter
name: +Cutwell = cut with skill
name: Ice & Tide = fish on ice, from the sea
name: +Primeblock = prime cuts from the block
name: Pasture & Port = meat and fish of known origin
name: Good Fillet = a fillet you can trust
name: +Netandknife = caught, then cut to order
name: Sunday Joint = a roast for Sunday
name: Fresh Catch Row = the day's catch in the street
name: *Carnova = a new shop for meat
line: Cut for you, as you like it
line: Fresh today, from people we know
line: Good meat, good fish, good advice
line: Know where your dinner comes from
line: From the counter to your pan
line: Skilled hands, fresh every day

hardware-store
job: a purchase, purchases
rival: large home improvement chains | the choice is wide, prices are low and there is parking | Home Depot@US, Home Depot@CA, Lowe's@US, B&Q@GB, Leroy Merlin@FR, Obi@DE, Bunnings@AU | diy store near me
rival: builders' merchants and other hardware shops | builders have an account there and get delivery to the site | Travis Perkins@GB, Jewson@GB | building materials near me
rival: ordering online | prices can be compared and it comes to the door | Amazon, Screwfix@GB, Toolstation@GB | buy tools online
meet: building sites and tradespeople's breakfast places nearby | site foreman | something is missing on every site before noon | bring a price list of {name} and deliver one urgent item the same morning | three mornings a week | masons, plumbers and building firms | they choose the shop where their clients buy
measure: the share of tradespeople who buy again within two weeks
moat: the right parts in stock, early opening and builders who trust the advice
risk: slow stock and customers on credit tie up the cash | stock fast movers first, set a credit limit in writing and stop delivery when it is reached
rule: Settle storage, safety and credit | Ask about the trading permit and storage of paint, gas and solvents, check weight, safety marks and warranty rules, write credit terms and insure stock and delivery. | the permits, storage plan and credit terms are on file
trial: Supply ten builders for two weeks | Take orders by phone for fast-moving goods, buy them at a wholesaler, deliver the same day, and note items, margin, urgency and payment. | orders, margins and payment dates are in one table
ask: Which fifty items are asked for every week? | | trade-trial | by writing down every request for two weeks
ask: Who pays at once, and who wants credit? | | closing-calls | with written terms for ten builders
ask: What do wholesalers ask for small orders? | | f-4 | with price lists of four wholesalers
roles: somebody who knows building and tools | a counter hand who knows the stock | somebody for buying, credit and accounts
search: hardware store near me
name: Nail & Level = plain tools of the trade
name: +Boltbarn = a barn full of bolts
name: Trowel & Tin = tools and paint
name: +Fixyard = a yard for fixing things
name: Right Screw = the one that fits
name: Solid Counter = firm advice and goods
name: +Buildcorner = building goods at the corner
name: Brick & Brush = for building and painting
name: Hammer Lane = the street for tools
name: Early Counter = open early for builders
name: *Tooleria = a shop for tools
line: The right part, right away
line: Tools, paint and good advice
line: Everything for the job
line: Open before your working day
line: Build with goods that last
line: Ask someone who has built

print-copy-shop
job: a print job, print jobs
rival: other copy shops and stationers | they are on the way and do it while one waits | FedEx Office@US, The UPS Store@US, Ryman@GB | copy shop near me
rival: printing online | cards and flyers are cheap and the design tools are free | VistaPrint, Moo@GB, Flyeralarm@DE | print flyers online
rival: the printer at home, at work or in the library | it is there already, as long as it has ink
meet: colleges, schools and government offices nearby | student union or office clerk | people are sent away there because a copy or a form is missing | put up a price list of {name} with the number for sending files | two mornings | language schools, architects and advice centres | they send people who need papers at once
measure: the share of jobs that are handed over within ten minutes
moat: a place beside a college or office, quick machines and help with forms
risk: fewer people print each year, and a machine at a standstill loses the day | add binding, plans, photos and scanning, and keep a second machine and a service contract
rule: Protect files and respect copyright | Ask how copies of books, identity papers and money may be made, delete customers' files after printing, settle leasing terms and insure the machines. | the deletion rule hangs at the counter and the answers are on file
trial: Print for two weeks from a table | Rent one good machine and a corner in a shop near a college or office, take files by message, and note jobs, pages, time and what else was asked for. | jobs, pages and requests are in one table
ask: Which jobs bring the most money per minute? | | trade-trial | by timing and pricing fifty jobs
ask: What does one page cost with leasing and toner? | | f-2 | by comparing three machine contracts
ask: Which offices would open a monthly account? | | closing-calls | with a price sheet for ten offices
roles: somebody who knows printers and binding | a patient helper at the counter | somebody for office accounts and layout
search: copy shop near me
name: +Pagepoint = the point for every page
name: Copy Corner Co = copies at the corner
name: Print & Bind = pages printed and bound
name: +Paperspot = a spot for paperwork
name: Quick Sheet = a sheet in a minute
name: Ink & Stamp = print and official paper
name: +Scanstreet = scanning in your street
name: Final Copy = ready to hand in
name: Black & White = plain copies, and colour too
name: The Paper Desk = a desk for your papers
name: *Copiana = a place for copies
line: Send it now, collect it printed
line: Copies, prints and scans in minutes
line: Bound and ready to hand in
line: Your printer around the corner
line: Help with every form
line: Clean pages, fair prices

pharmacy-shop
job: a purchase, purchases
rival: other pharmacies and pharmacy chains | people know them, and the prescription is often already there | Boots@GB, CVS@US, Walgreens@US, Clicks@ZA, Mercury Drug@PH | pharmacy near me
rival: online pharmacies | repeat prescriptions come by post and prices can be compared | Pharmacy2U@GB, DocMorris@DE, Amazon Pharmacy@US | online pharmacy
rival: supermarkets, kiosks and leftover medicine at home | simple remedies are bought along with other things, or taken from the drawer
meet: doctors' practices, health centres and care homes | practice nurse | patients ask there where they can get the medicine at once | present {name}, its hours and stock of common prescriptions, and leave a direct number | two afternoons | doctors, nurses and community health workers | their patients should start treatment the same day
measure: the share of prescriptions that are filled completely at the first visit
moat: a licence in a place that needs one, trust in the pharmacist and stock that fits the doctors nearby
risk: expired stock, slow payers and price rules eat the margin | order by what nearby doctors prescribe, check dates each week and settle payment terms with insurers early
rule: Get the licence and the responsible pharmacist | Ask the pharmacy authority about ownership, location, rooms, the pharmacist who must be present, controlled medicines, storage, records and disposal, and insure dispensing errors. | the licence, the pharmacist's contract and the record books are in place
trial: Ask for prescriptions and wishes in the street | Talk to patients at two practices with permission, list the most common medicines and what was missing, ask doctors and insurers, and take names for a first reminder service. | common medicines, gaps and names are in one table
ask: Which medicines are missing nearby, and how often? | | interviews-2 | by asking thirty patients and three doctors
ask: When do insurers pay, and what is left per prescription? | | f-2 | by working through twenty sample prescriptions
ask: Is a licence free for this place? | | rules | with a written answer of the pharmacy authority
roles: a licensed pharmacist | a trained assistant for counter and stock | somebody for buying, claims and accounts
search: pharmacy near me
name: Green Mortar = the chemist's old sign
name: +Medicorner = medicine at the corner
name: Good Remedy = a remedy that helps
name: +Carecounter = care across the counter
name: Near & Well = well again, close to home
name: Kind Chemist = friendly advice
name: +Dosewell = the right dose, explained
name: Family Chemist = for the whole family
name: Well Street = health in your street
name: Calm Counter = time for a question
name: *Pharmella = from pharmacy
line: Good advice with every medicine
line: Your pharmacist around the corner
line: Medicine you can trust
line: Time for your questions
line: Ready when you come
line: Care for the whole family

massage-day-spa
job: a treatment, treatments
rival: hotel spas and thermal baths | they have pools, saunas and make a whole day of it | | day spa near me
rival: massage chains and independent therapists | they can be booked at short notice, and people follow a good therapist | Massage Envy@US, Hand & Stone@US, endota@AU | massage near me
rival: a hot bath, a massage gun or simply rest | it costs little and needs no appointment
meet: offices, gyms and hairdressers nearby | office manager or gym manager | people there complain of tense backs or look for a present | give short neck massages for two hours and hand out a first-visit card of {name} | one afternoon a week | physiotherapists, hotels and wedding planners | their clients ask for a place to relax
measure: the share of new guests who book again within eight weeks
moat: therapists guests ask for, quiet rooms, and memberships or cards
risk: rooms stand empty on weekdays, and good therapists leave | sell cards and quiet-hour prices, pay by treatment with a fair base and plan shifts by bookings
rule: Settle licences, health questions and conduct | Ask which licence and training massage needs, write a short health form, set clear rules of conduct for guests and staff, plan hygiene and laundry, and insure injuries. | the licences, the form and the rules are on file
trial: Treat guests for two weeks in a rented room | Rent a treatment room by the day, offer two treatments at the full price, and note bookings, time between guests, laundry and who books again. | treatments, hours and next bookings are in one table
ask: How many treatments can one therapist do well in a day? | | trade-trial | by noting time and tiredness for two weeks
ask: Card, membership or single price? | | price-talks | by offering all three to twenty guests
ask: What do vouchers and packages bring? | | f-2 | by reckoning price, hours and unused vouchers
roles: a trained and insured massage therapist | a second therapist with other treatments | somebody for reception, bookings and laundry
search: massage near me
name: Warm Stones = stones used in massage
name: +Calmroom = a room to become calm
name: Oil & Linen = massage oil and clean linen
name: Slow Tide = calm like slow water
name: +Softspa = a gentle day spa
name: Quiet Palm = calm hands
name: Light Shoulders = the strain has gone
name: +Restbath = rest and a warm bath
name: Golden Oil = warm oil on the skin
name: Second Breath = time to breathe again
name: *Serenelle = from the word for serene
line: An hour that is yours
line: Let your shoulders drop
line: Good hands, quiet rooms
line: Rest without leaving town
line: Leave lighter than you came
line: Time off for body and mind

aesthetic-clinic
job: a treatment, treatments
rival: chains of laser and aesthetic clinics | they advertise packages and have many branches | Laser Clinics Australia@AU, LaserAway@US | laser hair removal near me
rival: dermatologists and cosmetic surgeons | a doctor with a name feels safer | | botox doctor near me
rival: beauty salons, home devices and creams | they cost less, and nobody need talk about it | Philips Lumea, Braun | ipl home device
meet: hair salons, gyms and doctors' practices nearby | salon owner or doctor | people there speak openly about skin and hair | invite the team to a consultation at {name} and leave honest before-and-after sheets | two afternoons | hairdressers, gynaecologists and bridal shops | they are asked for a safe address
measure: the share of clients who come back for the next planned session
moat: qualified hands, honest advice and results shown with consent
risk: a burn or a bad result ends trust, and device leasing runs on in quiet months | screen each client, do test spots, write aftercare, say no where needed and rent devices before buying
rule: Settle medical supervision, consent and insurance | Ask who may inject, prescribe and use lasers, register the clinic and devices, write consent and aftercare forms, keep rules for advertising and photos, and insure treatment errors. | the permissions, forms and policy are on file
trial: Hold consultations and one treatment day | Rent a licensed room with device and qualified practitioner for a day, see twenty people for paid consultations, treat suitable ones, and note interest, refusals and bookings. | consultations, treatments and bookings are in one table
ask: Who may carry out each treatment here? | | rules | by asking the health authority treatment by treatment
ask: How many sessions a month pay the device? | | f-3 | by comparing rent, leasing and purchase
ask: What keeps people from coming? | | interviews-2 | by asking twenty people about fear, price and pain
roles: a doctor or nurse allowed to treat | a trained laser therapist | somebody for reception, consent forms and follow-up
search: laser hair removal near me
name: +Clearskinly = clearer skin, step by step
name: Smooth Light = laser light, smooth skin
name: Derma House = a house for the skin
name: Soft Feature = natural looking results
name: Fresh Contour = gently refreshed features
name: Even Tone = an even skin tone
name: Fine Line Clinic = fine lines treated with care
name: +Lumaskin = light for the skin
name: Rested Look = looking rested
name: Honest Mirror = what you see is true
name: *Clarelle = from the word for clear
line: Smooth skin, safely done
line: Look rested, stay yourself
line: Honest advice before every treatment
line: Skin care in medical hands
line: Results you can see, gently
line: Your skin, in qualified hands

laundromat
job: a load of washing, loads of washing
rival: other launderettes | people know the machines and the way there | | laundromat near me
rival: laundry and ironing services | somebody else does it and brings it back folded | Rinse@US, Laundryheap@GB | laundry service
rival: a small machine at home, shared machines or washing by hand | nobody has to carry bags through the street
meet: halls of residence, hostels and campsites nearby | housing manager | people live there without a washing machine of their own | hang up the hours and prices of {name} with a first-wash voucher | two evenings | landlords, hostels and hairdressers | their tenants or towels need washing
measure: the share of customers who come back within two weeks
moat: a spot in a street of small flats, machines that work and clean floors
risk: a broken machine or dear power eats the profit of quiet weeks | buy machines that can be serviced locally, keep spare parts and offer drop-off and large loads
rule: Clear water, drains and electricity first | Ask about use of the premises, water and waste water, power or gas load, noise, fire safety and opening without staff, and insure water damage and injuries. | the permits, connection offers and policy are on file
trial: Count laundry and sell prepaid wash cards | Ask residents of three blocks and two hostels how and where they wash, count visitors at the nearest launderette, and sell prepaid cards with a refund promise. | households, loads and cards sold are in one table
ask: How many loads a day pay rent, power and machines? | | f-3 | by dividing monthly costs by what is left of one load
ask: What does one load use in water and power? | | f-2 | with maker's figures and the local tariff
ask: How far do people carry a bag of washing? | | interviews-2 | by asking thirty people in the street
roles: somebody who can service machines | somebody for cleaning and customers | somebody for payments, power and accounts
search: laundromat near me
name: +Spinstreet = machines spin in your street
name: Bubble & Drum = soap and a drum
name: +Washcorner = washing at the corner
name: Fresh Spin = fresh after the spin
name: Heaped Basket = a full basket gets clean
name: +Sudsroom = a room full of suds
name: Big Drum = room for duvets
name: Wash & Wait = wash while you wait
name: Both Socks = both socks come back
name: Clean by Nine = open early for washing
name: *Lavetta = from the word for washing
line: Wash, dry, done
line: Clean clothes in an hour
line: Big machines for big loads
line: Your washing, around the corner
line: Machines that work, floors that shine
line: Fresh and dry, ready to fold

self-storage
job: a storage month, storage months
rival: large self-storage companies | they are easy to find, open long hours and lure with first-month offers | Public Storage@US, Extra Space Storage@US, Big Yellow@GB, Safestore@GB, Shurgard@NL, Shurgard@FR, Shurgard@DE | self storage near me
rival: removal firms that store | they collect, keep and bring everything back | | furniture storage
rival: cellars, garages and relatives' spare rooms | they cost nothing or little, and nobody signs a contract
meet: estate agents, removal firms and housing managers | estate agent or office manager | people who move ask there what to do with their things | leave size cards of {name} with a first-month offer and a direct number | one afternoon a week | removal firms, house clearers and student halls | their customers need space for weeks or months
measure: the share of units that are rented, against the month before
moat: a site near homes, good security and few reasons to move out
risk: rent and loans run in full while units fill slowly | open in stages, start with containers or one floor and sign interested customers before building
rule: Clear use, fire safety and the storage contract | Ask about permitted use, exits, alarms and vehicle access, write a contract on forbidden goods, late payment and clearing out, check customers' identity and settle who insures what. | the permit, the contract and the insurance offer are on file
trial: Reserve units before they are built | Mark out three sizes on the floor or show one container, advertise within a short drive, show people round and take refundable deposits by size. | visits, deposits and wished sizes are in one table
ask: Which unit sizes are asked for most? | | trade-trial | by counting requests and deposits by size
ask: How many rented units cover rent and loan? | | f-3 | by dividing monthly costs by what is left of a unit
ask: What do people do with their things now? | | interviews-2 | by asking twenty people who move this season
roles: somebody for building, doors and security | somebody for enquiries and contracts | somebody for payments, upkeep and accounts
search: storage units near me
name: +Keepyard = a yard that keeps your things
name: Dry Corner = dry storage around the corner
name: +Boxbarn = a barn for your boxes
name: Spare Cellar = the cellar you do not have
name: Room to Keep = space for things to keep
name: +Lockrow = a row of locked units
name: Extra Attic = an attic outside the house
name: Safe Square = safe space by the metre
name: The Store Yard = a yard to store things
name: +Unitwell = units well kept
name: *Stowella = from the word to stow
line: Space for what you keep
line: Dry, safe and close to home
line: Your own key, your own room
line: Rent by the month, leave anytime
line: More room without moving
line: Room for boxes, tools and tyres

event-hall
job: an event, events
rival: hotels and restaurants with function rooms | food, drink and staff come from one hand | Marriott, Hilton | wedding reception venue
rival: other halls, barns and estates | hosts have been guests there themselves, and photos are everywhere | | wedding venue near me
rival: tents, gardens and community halls | they are cheap, and friends can do most things
meet: caterers, photographers and wedding fairs | caterer or wedding planner | they are asked for a place before anything else is booked | invite five of them to a table at {name} and hand over plans, prices and free dates | two evenings a month | florists, bands and bridal shops | they earn from each event that finds its place
measure: the share of viewings that end in a booked date
moat: a place guests remember, good partners and a calendar booked far ahead
risk: weekends in season carry the year, and one noise complaint can close the hall | win weekday firms and small parties, set music times and limits, and take deposits in steps
rule: Clear use, noise, exits and alcohol | Ask about use for events, number of guests, exits, toilets, parking, noise and alcohol, write the hire contract with deposit and cancellation rules, and insure guests and building. | the permits, the contract and the policy are on file
trial: Hold an open day and take date reservations | Dress the hall or a similar rented one for a day, invite engaged couples, families and planners, show prices and take refundable reservations. | visitors, reservations and wished dates are in one table
ask: How many events a year pay for the hall? | | f-3 | by dividing yearly costs by what is left of one event
ask: Own caterer or free choice? | | price-talks | by offering both to fifteen hosts
ask: How many guests and until when are allowed? | | rules | with a written answer of the building office
roles: somebody who runs events on the day | somebody for viewings, contracts and bookings | somebody for the building, sound and safety
search: wedding venue near me
name: +Gladhall = a hall for glad days
name: Long Tables = everyone at one table
name: Garland Hall = a hall with garlands
name: +Feasthouse = a house for feasts
name: White Doors = doors open for your guests
name: Lantern Barn = a barn with lights
name: Grand Day Hall = a hall for the great day
name: Dance & Dine = dinner, then dancing
name: +Gatherhall = a hall to gather in
name: The Big Room = room for all your guests
name: *Festella = from the word for feast
line: Room for everyone you love
line: Your day, your hall, your way
line: One place for the whole party
line: Celebrate with space to dance
line: A fine hall for fine days
line: Good rooms for great occasions

karaoke-bowling-arcade
job: a night out, nights out
rival: bars, clubs and restaurants | they are closer, and nobody has to play or sing | | things to do tonight
rival: chains for bowling, arcade and social games | they are big, known and made for groups | Lucky Strike@US, Dave & Buster's@US, Hollywood Bowl@GB, Tenpin@GB, Round One@JP, Round One@US | bowling near me
rival: cinema, games and karaoke at home | it costs less and needs no planning | PlayStation, Nintendo, Netflix
meet: companies, colleges and sports clubs | team assistant or club secretary | they look for evenings a whole group enjoys | invite organisers to a free hour at {name} and leave a group sheet | two evenings a week | hotels, restaurants and student unions | their guests ask what to do after dinner
measure: the share of groups that book again within three months
moat: a place groups know, with games that work and hosts who set the mood
risk: weekends are full, weekdays are empty, and broken machines cost the evening | fill weekdays with leagues, firms and school groups, and keep a service contract with spare parts
rule: Clear use, noise, music and gaming rules | Ask about use, sound insulation, exits, alcohol, minors, music licences and which prize machines count as gambling, and insure guests and machines. | the permits, licences and policy are on file
trial: Run four group nights with hired games | Hire karaoke sets or game machines, use a bar or hall on quiet evenings, sell places to groups at the full price, and note bookings, length of stay and spending. | groups, hours and spending are in one table
ask: What does a group spend on play, food and drink? | | trade-trial | by collecting the bills of four nights
ask: Buy, lease or share takings with a machine supplier? | | f-4 | with written offers of three suppliers
ask: What would fill a Tuesday? | | closing-calls | by offering weekday dates to fifteen firms and clubs
roles: an evening manager for guests and bar | a technician for lanes, sound or machines | somebody for group sales and events
search: fun things to do with friends
name: Strike & Sing = bowling and karaoke
name: +Singhouse = a house full of songs
name: Bright Lanes = bowling lanes with lights
name: Next Song Please = one song after another
name: +Pinparty = a party with pins
name: Game Night Hall = a hall for game nights
name: Micro & Pins = microphone and bowling pins
name: Token Room = a room full of machines
name: +Playlane = a lane to play on
name: Loud & Happy = sing as loud as you like
name: *Bowlaria = a new word for bowling
line: Play, sing and stay together
line: The night out everyone enjoys
line: Come as a group, leave laughing
line: Your room, your songs, your friends
line: More fun than another dinner
line: Games that work, drinks that come

art-gallery
job: a work of art, works of art
rival: other galleries and art fairs | they represent known names, and collectors meet there | Affordable Art Fair@GB, Art Basel@CH | art gallery near me
rival: online art marketplaces and auctions | the choice is endless, with prices and returns | Saatchi Art, Artsy, Singulart | buy original art online
rival: posters, furniture stores and buying straight from the artist | it is cheaper, and nobody has to enter a gallery | IKEA, Desenio
meet: interior designers, offices and hotels nearby | designer or office manager | bare walls come up there with every move or renovation | hang three works for a month with a card of {name} beside each | two afternoons a month | framers, architects and wine merchants | their customers spend money on good rooms
measure: the share of visitors at an opening who ask for a price or come back
moat: artists who trust the gallery and collectors who buy more than once
risk: sales are irregular while rent is due each month | keep openings modest, place works with firms, offer instalments and sell smaller works beside large ones
rule: Settle artists' contracts, insurance and tax | Write consignment terms on price, share, term and payment, insure works on show and in transport, ask about resale rights, art trade records, export and sales tax, and document authenticity. | the contract, the policy and the tax answers are on file
trial: Hold one exhibition for ten days | Use an empty shop or an office, show three artists on consignment, publish prices, invite a hundred people by name, and note visits, questions, sales and later calls. | visits, price questions and sales are in one table
ask: What price do first-time buyers accept? | | price-talks | by showing three price levels to twenty visitors
ask: Which artists would give works on these terms? | | closing-calls | with a written contract for eight artists
ask: How many sales pay for one exhibition? | | f-3 | by dividing its costs by what is left of a sale
roles: a curator who knows artists | somebody who talks to buyers and firms | somebody for hanging, transport and contracts
search: art gallery near me
name: +Artledge = a ledge for art
name: First Canvas = your first original
name: White Wall Room = a quiet wall for art
name: +Brushhouse = a house for painters
name: Ochre Room = named after a warm colour
name: Open Easel = see what artists make now
name: Frame & Light = good frames, good light
name: One Original = only one of each
name: +Artward = towards art
name: Slow Look = time to look
name: *Paletta = from the painter's palette
line: Original art for your walls
line: Meet the artist, take it home
line: One work, one of a kind
line: Art you can live with
line: See it, love it, hang it
line: Come in, just look
`;
