/** From the neighbour's table to the village shop: what is known of them; the keys are those of `../lore.ts`. */
export const TABLE_YARD_AND_VILLAGE = `
home-cooked-meals
job: a portion, portions
rival: restaurants and delivery apps | there is a large choice, and food arrives within the hour | Uber Eats, Just Eat@GB, Deliveroo@GB, DoorDash@US, Wolt@FI | food delivery near me
rival: other home cooks and meal services | they already have a menu, reviews and regular customers | Shef@US, CookUnity@US | homemade food delivery
rival: ready meals, or something quick cooked at home | it costs least and needs no order
meet: offices without a canteen, school gates and community centres | head of the community centre | people there have little time to cook and want proper food | bring sample portions there with {name} and take orders for two fixed days | two days a week | nurses, school secretaries and neighbourhood groups | they know who has no time to cook
measure: the share of customers who order again within two weeks
moat: cooks customers trust by name, close to where they live
risk: popular dishes sell out while other days have too few orders | take orders the day before, set a limit for each dish, and start in one neighbourhood with a few cooks or dishes
rule: Settle home kitchen rules, hygiene and tax | Ask whether food may be sold from a home kitchen or only from an approved one, which training and inspection are needed, label allergens on each portion, insure liability, and ask how income is taxed. | the answer, certificates, labels and policy are on file
trial: Sell home-cooked meals in one neighbourhood for two weeks | Offer three dishes on fixed days from one to three cooks in kitchens that are allowed, take orders the day before, and note portions, costs, hours and reorders. | portions, costs, hours and reorders are in one table
ask: Is selling from a home kitchen allowed? | Only if the food authority says so | rules | with a written answer from the food authority
ask: What remains of one portion after food, packaging and delivery? | | f-2 | by listing all costs of twenty portions
ask: Why would somebody trust a home cook they do not know? | | interviews-2 | by asking twenty people what they would want to see first
roles: a good cook with hygiene training | somebody for orders, delivery and customers | somebody for permits, labels and kitchens
search: home cooked meals near me
name: +Homestove = cooked on a home stove
name: Next-Door Dinner = dinner from next door
name: Home Portion = a portion of home cooking
name: +Cooknear = cooked near you
name: Family Ladle = cooked as for the family
name: Kitchen Nearby = a kitchen in the neighbourhood
name: +Dinnernear = dinner from nearby
name: Fresh from Home = freshly cooked at home
name: Real Home Food = proper home cooking
name: *Homeria = from the word home
name: +Neighbourpot = a pot from a neighbour
name: Warm Portion = one warm portion, ready
line: Home cooking without the cooking
line: Cooked at home, near you
line: Real food from real kitchens
line: Dinner like at home
line: Know who cooks your meal
line: Home-cooked, ready when you are

meat-and-fish-shares
job: a box, boxes
rival: butchers, fishmongers and farm shops | customers see the cut before they buy and take only what they need | | butcher near me
rival: supermarkets | meat and fish cost less there and are part of the weekly shop | Tesco@GB, Walmart@US, Edeka@DE
rival: online butchers and frozen fish boxes | single cuts can be ordered at any time and come to the door | ButcherBox@US, Crowd Cow@US, Field & Flower@GB, Kaufnekuh@DE | meat box delivery
meet: farmers' markets, cooking classes and vegetable box schemes | market trader | customers there already ask where their food comes from | take orders for shares of one animal or one catch at the stall with {name} and hand over the boxes there | two market days | cooks, bakers and vegetable growers | their customers ask them where to buy good meat or fish
measure: the share of households that order another box within eight weeks
moat: farmers or skippers who supply you first, and households that take every cut
risk: everybody wants the best cuts, and the rest stays in the freezer | sell mixed boxes only, add a recipe for each less known cut, and make sausage, stock or soup from what is left
rule: Settle slaughter, cold chain and labels | Ask the food authority which slaughterhouse, cutting room, cooling and labels are needed, measure the temperature of a box on the longest route, and keep proof of every claim about feed, pasture or catch. | the authority's answer, the measured box and the proofs are filed
trial: Sell one animal or one catch completely | Take paid orders first, have it cut, pack mixed boxes, deliver them yourself, and note weight by cut, temperature at the last door, hours and what was left. | orders, temperatures, hours and leftovers are on one sheet
ask: What happens to the cuts nobody asks for? | Each box holds a fair mix with recipes, and the rest becomes sausage, stock or soup | trade-trial | by selling one animal or catch completely
ask: How long are households willing to wait for a box? | | interviews-2 | by asking ten buyers how far ahead they plan and how much freezer space they have
ask: Does the box stay cold to the last door in summer? | | rules | with a thermometer in a box on the longest route
roles: somebody whom farmers or skippers trust | a butcher or filleter | somebody for orders, cooling and delivery
search: meat or fish box delivery
name: Fair Cuts = a fair mix of cuts
name: +Farmcatch = from the farm and the boat
name: Boat & Pasture = where the food comes from
name: +Cutfair = cuts shared out fairly
name: Good Source = you know who supplied it
name: *Pastura = from the word pasture
name: Whole Share = every cut is used
name: +Catchbox = the catch in a box
name: Named Farm = the farm is on the label
name: +Freshshare = your share, freshly packed
name: Honest Cut = you know where it comes from
name: Cool Crate = it arrives properly chilled
line: Know the farm, know the boat
line: Your share, straight from the source
line: Good meat and fish, fairly shared
line: Every cut used, nothing wasted
line: From farm or boat to your door
line: A mixed box with recipes included
line: Good food you can trace

jam-and-preserves
job: a jar, jars
rival: brands on the supermarket shelf | they cost less and taste the same every time | Bonne Maman, Tiptree@GB, Smucker's@US, Schwartau@DE | artisan jam
rival: farm shops, delis and market stalls | customers can taste first, and the jar makes a good present | | homemade jam near me
rival: jars made at home by family or friends | they cost nothing and follow a recipe everybody likes
meet: farmers' markets, cheese counters and guest houses | deli owner | customers there are looking for something to go with bread or cheese | open two jars of {name} on the counter for four mornings and count tasters and buyers | two mornings a week | cheesemongers, bakers and guest houses | they are asked for products from small makers
measure: the share of buyers who come back for another jar within six weeks
moat: steady access to good fruit and vegetables, and recipes people ask for by name
risk: all the fruit ripens within a few weeks, and a jar takes more work than its price covers | freeze part of the harvest, cook in larger batches, and sell bigger packs to cafés and guest houses
rule: Settle kitchen, acidity and label | Ask the food authority how the kitchen must be registered, have acidity and shelf life of each recipe tested, check every seal, and ask which names the fruit and sugar content allow. | the registration, the test results and the checked labels are filed
trial: Sell fifty jars of three kinds | Cook three recipes in an approved kitchen, let people taste, sell fifty jars at the full price within two weeks, and note hours, cost per jar, tasters and kinds left over. | jars sold, hours and cost by kind are on one sheet
ask: What does a jar cost with your own hours included? | | f-2 | by timing one batch from fruit to label
ask: Why would somebody pay more than on the supermarket shelf? | More fruit, smaller batches and kinds that no big brand makes | interviews-2 | by letting twenty people taste both side by side
ask: Will shops and guest houses reorder? | | closing-calls | with a sample jar for ten of them
roles: a cook who works exactly and keeps records | somebody who buys or picks the fruit | somebody who sells to shops and at markets
search: homemade jam and chutney
name: +Fruitkettle = fruit cooked in a kettle
name: Good Seal = a jar that closes well
name: +Jarwell = good things in a jar
name: Ripe Batch = cooked when fruit is ripe
name: Late Summer Jar = summer fruit all year
name: +Orchardjar = from orchard to jar
name: More Fruit = more fruit than sugar
name: *Confitella = from confiture, French for jam
name: Small Kettle = made in small batches
name: +Plumspoon = a spoonful of plums
name: Bread & Berry = what goes together
name: *Berrisa = a new word from berry
line: More fruit in every jar
line: Made in small batches, by hand
line: Summer fruit, all year round
line: Goes with bread, cheese and more
line: Simple ingredients, full flavour
line: Picked ripe and cooked the same day
line: A better jar on your table

small-distillery
job: a bottle, bottles
rival: big spirit brands | every bar and shop has them, and they cost less | Hendrick's, Bombay Sapphire, Jameson, Absolut | craft spirits
rival: other small distilleries | they have a shop of their own, tastings and a name people have heard | | distillery near me
rival: wine, beer and cocktails from the menu | guests order what they already know
meet: independent bars, wine shops and hotel bars | bar manager | guests ask for something made nearby | mix two drinks with {name} at the bar for three evenings and leave a bottle on the shelf | two evenings a week | bartenders, hotel buyers and wine merchants | guests ask them for something from a small maker
measure: the share of bars and shops that reorder within eight weeks
moat: a taste people recognise, bars that pour it as their standard and visitors who come to the still
risk: duty is due before bars have paid, and the shelf is full of similar bottles | sell first on site, online and at tastings, and supply bars in small orders with short payment terms
rule: Settle licence, duty and who may buy | Ask the customs or tax office about the still, duty and storage, ask building and fire authorities about vapour, find out how alcohol may be advertised and sold online, and have strength and label checked. | the licences, the storage approval and the checked label are filed
trial: Let sixty people taste three recipes | Have three small test batches made under licence, pour them blind beside a well-known bottle, and note choices, the price people name and who places an order. | choices, prices and orders of sixty people are on one sheet
ask: How many bottles can bars and shops nearby really sell? | | closing-calls | by asking twenty bars and shops for a first written order
ask: What brings in money while spirits age? | Spirits that need no ageing, tastings and tours | f-2 | by planning cash for three years with and without casks
ask: Why choose this bottle over a known brand? | | interviews-2 | by asking guests after a blind tasting
roles: a distiller with a trained palate | somebody for duty, licences and records | somebody who sells to bars and shops
search: craft distillery near me
name: Copper & Grain = the still and what goes in
name: Heart Cut = the best part of a distillation
name: +Stillgrain = grain from a small still
name: Slow Still = distilled without hurry
name: +Caskwell = aged well in the cask
name: Small Still = made in a small still
name: +Junipine = juniper and pine
name: First Cask = where it all began
name: Clear Copper = clear spirit from a copper still
name: *Distilia = a new word from distil
name: Barrel & Still = where good spirits are made
name: +Herbcask = herbs and a cask
line: Distilled by hand in small batches
line: Know who made your drink
line: Made slowly, poured with pride
line: From our still to your glass
line: A local spirit worth ordering
line: Taste it where it is made
line: Small batches, clear taste

junk-removal
job: a clearance, clearances
rival: people with a van | they are cheap, can be paid in cash and come the next day
rival: the public collection, the recycling yard and charities | it is cheap or free | | bulky waste collection
rival: clearance companies | they bring a team, handle the sorting and give a price by photo | LoadUp@US, AnyJunk@GB, 1-800-GOT-JUNK?@US | junk removal near me
meet: recycling yards, estate agents and property managers | estate agent | their clients have to empty homes before they are sold or let | clear one cellar or garage for the agent's client with {name} at a trial price and send photos before and after | two mornings a week | estate agents, property managers, undertakers and movers | their clients ask who can empty a home by a date
measure: the share of clearances finished on the agreed day at the agreed price
moat: buyers and charities for used things, low disposal costs and partners who recommend the team
risk: there is more to clear than expected and the fixed price is too low | quote by photos and volume, agree on a price for extra volume and check on site before starting
rule: Settle waste licence, hazardous items and valuables | Ask the authority which licence carrying and sorting waste needs, keep disposal receipts, list items you may not take, agree in writing what happens to money, papers and valuables, and insure damage. | the licence, the list and the signed form are on file
trial: Clear five small spaces in two weeks | Quote by photo, rent a van, and note estimated and real volume, hours, disposal fees and what was sold or donated. | estimated and real volume, hours and fees of five jobs are on one sheet
ask: How close is a quote by photo? | | trade-trial | by comparing estimate and result in five jobs
ask: What happens to money, letters and photos that are found? | They go into a sealed box, and the customer signs for it | rules | with a form that both sides sign
ask: How much can be sold or given away? | | f-2 | by weighing or counting what leaves the van in five jobs
roles: a foreman who lifts safely and plans well | somebody who quotes from photos | somebody for resale, charities and disposal
search: junk removal near me
name: +Clearloft = a loft that is clear again
name: Room Again = space to use again
name: Hook & Haul = lifted and taken away
name: +Loftlight = a bright, empty loft
name: Swept & Done = cleared and swept
name: Broom Last = swept before we leave
name: Empty by Five = cleared within the day
name: +Haulwell = taken away properly
name: Gone by Friday = cleared this week
name: *Clearova = from the word clear
name: Fresh Floor = you see the floor again
name: Lift & Load = we carry and load
line: Cleared and swept in a day
line: Send a photo, get a price
line: We carry it, sort it, recycle it
line: Your space back by tonight
line: Good things reused, the rest recycled
line: House clearance with care

pest-control
job: a visit, visits
rival: pest control chains | they have a hotline, come quickly and offer yearly contracts | Rentokil, Orkin@US, Terminix@US, Anticimex@SE | pest control near me
rival: sprays, traps and bait from the shop | they cost little and can be used the same evening | | pest spray
rival: local technicians who work on their own | they live nearby, and neighbours pass on their number
meet: property managers' offices, cafés and hardware shops | property manager | tenants report pests there first | inspect three problem flats with {name}, close the entry points and return with the manager two weeks later | two mornings a week | estate agents, caretakers and cleaning firms | they often see the problem before the owner does
measure: the share of homes without new signs three weeks after the first visit
moat: technicians who find the cause, and managers who call for every building
risk: pests come back, and repeat visits eat a fixed price | price by pest and size, seal entry points, include one check, and say openly when neighbours have to join in
rule: Settle licences, chemicals and protected animals | Ask which certificate each treatment needs, which animals may not be touched, how long people and pets must stay out, how records are kept, and insure against damage. | the certificates, the safety sheets and the policy are filed
trial: Treat ten places and check them again | Inspect ten homes or small businesses, treat and seal where needed, check again after ten days, and note minutes, entry points, products used and new signs. | minutes, findings and results of ten places are on one sheet
ask: Can it be done without strong chemicals? | Often, by closing entry points and using traps or heat, and we say where it cannot | trade-trial | by noting what each of ten places really needed
ask: Who pays, the tenant or the owner? | | price-talks | by asking ten tenants and five owners
ask: What does the guarantee cover? | Return visits within an agreed time if the advice was followed | f-2 | by counting how many of ten places needed another visit
roles: a certified technician | somebody who answers calls and plans routes | somebody who wins managers and businesses
search: pest control near me
name: +Pestclear = cleared of pests
name: Quiet Walls = no more noise in the walls
name: +Sealwell = entry points closed properly
name: Clear Home = a home without pests
name: +Homeproof = entry points closed at home
name: Found & Sealed = cause found, entry closed
name: Plain Van = discreet, without lettering
name: Safe Again = safe to live in again
name: *Pestara = a new word from pest
name: No Way In = entry points closed
name: +Nestaway = nests removed safely
name: Pest Sorted = the problem is solved
line: Find the cause, fix it for good
line: Pests gone, entry points sealed
line: Discreet, safe and quick
line: A clear price before we start
line: We check again after two weeks
line: Careful with people and pets
line: Your home to yourself again

christmas-trees
job: an order, orders
rival: supermarkets, garden centres and DIY stores | the tree is cheap and can be taken home at once | IKEA, Home Depot@US, B&Q@GB, Hornbach@DE | christmas tree near me
rival: farms and stands where people choose their own | seeing the tree first is part of the tradition | | cut your own christmas tree
rival: an artificial tree and last year's decorations | they are already paid for and drop no needles | Balsam Hill@US | artificial christmas tree
meet: school fairs, office buildings and residents' groups | fair organiser | people there decide about trees and decorations weeks before Christmas | take orders for {name} at one fair or in one building and deliver them street by street | two afternoons a week in autumn | caretakers, florists and office managers | they are asked who can deliver and set things up
measure: the share of orders delivered in the promised hour and free of complaints
moat: customers who order again every year, and streets and offices that order together
risk: the whole year depends on a few weeks, and one lost van day cannot be made up | take paid orders early, deliver by street, have spare drivers ready, and sell to offices and shops first
rule: Settle stands, plants, fire safety and damage | Ask the town about sales stands and parking, the plant health office about trees with roots, print the safety advice on candles and lights, and insure damage to floors and stairs. | the permits, the safety advice and the policy are filed
trial: Take twenty paid orders and drive the route | Offer two sizes or sets with delivery dates to neighbours and three offices, collect deposits, drive the route once with the same weight, and note minutes, stairs and parking. | orders, deposits and minutes per stop are on one sheet
ask: What does the business earn in the rest of the year? | | f-2 | by planning cash for twelve months with four weeks of sales
ask: What if the tree or the goods arrive damaged? | They are replaced the next day from a small reserve | trade-trial | by counting damage on a first delivery round
ask: How early do people order? | | interviews-2 | by asking twenty households and five offices when they bought last year
roles: a grower or buyer with reliable suppliers | a planner for routes and drivers | somebody for orders, offices and customer questions
search: christmas tree delivery
name: +Firfetch = your fir, delivered
name: Tree to Door = delivered to the door
name: +Pinebright = a bright tree at home
name: Fresh Needles = cut shortly before delivery
name: Up & Glowing = set up and lit
name: +Decktree = a tree ready to decorate
name: Bring the Tree = we bring it to you
name: Winter Greens = trees, wreaths and branches
name: *Firella = a new word from fir
name: +Merrypine = a cheerful pine
name: Easy Evergreen = Christmas without carrying
name: Tall & Green = how a tree should be
line: Delivered and set up for you
line: Fresh, straight and on time
line: Christmas without the carrying
line: Order today, choose your day
line: The right tree for every room
line: We bring it, you decorate it
line: Less mess, more Christmas

garden-bed-sharing
job: a season, seasons
rival: allotments and rented plots | they come with a fixed lease, a shed and other gardeners nearby | Meine Ernte@DE, Ackerhelden@DE, Lend and Tend@GB | allotment near me
rival: pots on the balcony or windowsill | they are at home, cost little and need nobody's permission
rival: community gardens | they cost little, and people learn from each other | | community garden near me
meet: allotment offices, garden centres and neighbourhood groups | secretary of the allotments | the waiting list there is full of people who want to grow food now | match five people from the list with five owners of free garden space through {name} and be at the first meeting | four Saturdays | garden centres, community nurses and local councils | they know unused gardens and people who are looking for one
measure: the share of gardeners and owners who still garden together after six weeks
moat: owners nearby who trust the service, and fair rules that keep both sides together
risk: gardeners lose interest or go on holiday, and the bed dries up under the owner's eyes | agree on watering and holidays in writing, check in every few weeks and keep a replacement gardener ready
rule: Settle access, water, liability and harvest | Write down who may enter when, who pays for water and who owns the harvest, ask an insurer about accidents, check whether tenants may share a garden, and agree how either side can end it. | a one-page agreement is ready and one pair has signed it
trial: Match six gardeners with six beds | Find six owners and six gardeners in one neighbourhood, join each first meeting, call both sides after a week, and note travel time, questions, disputes and whether they go on. | matches, hours and disputes are on one sheet
ask: What happens when the owner wants the garden back? | The gardener may harvest what is sown, or gets part of the fee back | rules | with the signed agreement
ask: Will people pay when they could ask a neighbour? | | price-talks | with ten people on a waiting list
ask: What makes owners offer a bed? | | interviews-2 | by asking ten owners what they want in return
roles: somebody who wins owners and calms disputes | an experienced gardener who gives advice | somebody for agreements, payments and insurance
search: garden plot to rent
name: +Bedshare = a garden bed to share
name: Borrowed Bed = a bed in someone's garden
name: +Plotpair = owner and gardener together
name: Over the Fence = neighbours who share a garden
name: Spare Soil = unused soil put to use
name: +Digtogether = gardening side by side
name: Veg Next Door = vegetables grown close by
name: Shared Rows = the harvest is shared
name: +Plotnear = a plot close to home
name: *Gardino = from giardino, Italian for garden
name: Open Beds = beds that are free
name: Soil to Share = a bed for somebody else
line: Grow your own, close to home
line: A garden bed within walking distance
line: Your space, their green fingers
line: Share a garden, share the harvest
line: From empty lawn to fresh vegetables
line: No garden needed to start growing
line: Find your plot this season

astrology-app
rival: apps with a daily line | it says something rude about one's ex at nine each morning | Co-Star, The Pattern, Nebula, Sanctuary@US | astrology app
rival: readers by video and cards at the fair | somebody looks at one for an hour | Keen@US, Kasamba, Questico@DE | tarot reading
rival: the last page of a magazine, and a friend who knows her moon | it is read aloud on the train, for nothing
meet: tea shops, yoga studios and fairs with incense | owner of the tea shop | people ask her, half joking, what is wrong with this week | write the week for thirty customers with {name}, and ask on Sunday which sentence stayed | two evenings a week | tea shops, yoga teachers and tattooists | people tell them about their moon anyway
measure: the share of people who read it on the fifth day without being reminded
moat: a voice one would recognise, and charts people have entered for all their friends
risk: it is downloaded in January, and in March all sentences sound alike | write with one voice, less often, and let friends read their charts together
rule: Settle promises, fear and birth data | Say on the first page that it entertains and proves nothing, tell nobody about illness, money or death, keep birth data as private, and ask which app shops allow it how. | the first page, the list of taboos and the data page are there
trial: Write one week for thirty people | Send a line each morning to thirty people, half with the wrong sign, and note who reads, answers, passes it on and who noticed. | readings and answers of both halves are on one sheet
ask: Do you believe in it yourself? | As a way of looking at the day, and we promise nothing more | interviews-2 | by asking fifteen readers what they take from it
ask: How do you keep the anxious from paying each night? | | rules | with a limit by day and a page on where to get help
roles: a writer with a voice | an astrologer who can reckon | a developer for charts and mornings
search: astrology app
name: Moon in Socks = at home on a Sunday
name: Blame Mercury = who else
name: Second House = the one with money in it
name: Tea & Taurus = a stubborn morning
name: Rising Late = and so was the sign
name: Lost Comet = it comes in some years
name: Ninth Card = it was turned over
name: +Starsill = where one looks up
name: Segno = Italian for a sign
name: Wrong Scorpio = there was one in everybody's life
name: Lunetta Lou = a small moon with a first name
line: Mercury again, naturally
line: Text him tomorrow, says the moon
line: Believe half, enjoy all
line: Your Leo friend will deny it
line: It is written, roughly

wigs
job: a wig, wigs
rival: wig studios and hairdressers with a wig corner | customers can try on, have it cut and get help with the insurer's form | Ellen Wille, Jon Renau, Rene of Paris | wig shop near me
rival: online wig shops | they offer more colours and lower prices, and nobody is watching | Wigs.com@US, Simply Wigs@GB | wigs online
rival: scarves, caps or no cover at all | they are cheaper, lighter and quick to put on
meet: hospital wards, hairdressers and support groups | specialist nurse | people with new hair loss ask there what they can do | spend two afternoons there with samples of {name}, advise people and sell nothing | two afternoons a week | nurses, dermatologists and hairdressers | patients and clients ask them first
measure: the share of customers who still wear it regularly after four weeks
moat: a natural fit and cut, patient advice, and clinics and hairdressers who recommend it
risk: customers need it within days, stock is costly and returns cannot always be resold | keep a small range of fitting samples, order the final piece quickly, and agree a clear trial and return rule
rule: Settle insurance, hygiene and returns | Ask insurers what they pay and which form they need, find out how tried pieces must be cleaned, write a fair return rule, and document the origin and material of the hair. | the insurers' answers, the hygiene plan and the return rule are filed
trial: Fit eight people with samples | Advise eight people in person or by video, let them try samples, adjust what they choose, call after two weeks, and note minutes, comfort, days worn and returns. | minutes, orders and days worn are on one sheet
ask: What if it does not fit or is not worn? | It can be adjusted, or returned within an agreed time after a hygiene check | rules | with a written return rule
ask: How quickly does an insurer decide, and how much does it pay? | | f-2 | by asking three insurers and one clinic
ask: What would people pay themselves? | | price-talks | by showing ten people pieces of different quality
roles: a hairdresser trained in wigs and hairpieces | somebody who advises with patience and tact | somebody for clinics, insurers and orders
search: wigs for hair loss
name: Soft Fringe = a soft, natural fringe
name: +Hairnear = a wig close to your own hair
name: Soft Crown = light and soft to wear
name: Like My Own = it looks like own hair
name: +Strandwell = good hair, well fitted
name: Stays in Place = a wig that holds
name: Happy Mirror = liking what you see
name: +Lightlace = light lace that breathes
name: Gentle Cap = kind to a sensitive scalp
name: *Chiomella = from chioma, Italian for hair
name: True Texture = hair like your own
name: Still Yourself = you look like you
line: Hair that looks like your own
line: Light to wear, natural to see
line: Try it on in private
line: Fitted and cut just for you
line: Feel like yourself again
line: Stays in place all day
line: Soft on a sensitive scalp

village-shop
job: a purchase, purchases
rival: supermarkets in the next town | they are cheaper, have more choice and lie on the way from work | Tesco@GB, Aldi, Lidl, Edeka@DE, Walmart@US | supermarket near me
rival: grocery delivery and mobile shops | they bring the shopping to the door on fixed days | | grocery delivery
rival: farm shops and vending machines | they are nearby, fresh and open at any hour
meet: village halls, club evenings and local markets | head of the local council | people have asked for a shop there since the last one closed | sell bread, milk and basics in the hall for three Saturdays with {name} and ask each household what it would buy every week | three Saturdays | councillors, community nurses and club leaders | they know who cannot easily get to town
measure: the share of households that shop there every week
moat: residents who shop there by habit, and services such as parcels, post or coffee under one roof
risk: everybody welcomes the shop and still does the big weekly shopping in town | ask for weekly orders before opening, offer fresh bread, parcels and coffee, and keep opening hours and range small at first
rule: Settle legal form, food rules and staffing | Ask an adviser about the legal form, the food authority about the premises, the tax office about records, and an insurer about helpers and hours without staff. | the legal form, the authority's answer and the policy are filed
trial: Run a shop table for three Saturdays | Take orders beforehand, sell basics in a hall or on a stand, and note households, baskets, unsold goods, hours of work and what people asked for. | households, baskets and hours of three Saturdays are on one sheet
ask: How much would each household spend there in a week? | | closing-calls | by collecting a written weekly amount from each household
ask: Who runs the shop when volunteers get tired? | Core hours are paid, and a card or code opens the door at other times | f-3 | by planning a month with the core hours paid
ask: Which goods bring people in several times a week? | Bread, milk, parcels and coffee come first | trade-trial | by counting what sells on three Saturdays
roles: somebody who has run a shop | somebody who brings the village together | somebody for suppliers, stock and accounts
search: village shop near me
name: +Villagestore = the shop for the village
name: Bread by Seven = fresh bread every morning
name: +Breadbell = bread, and a bell over the door
name: Down the Lane = a shop close to home
name: On Foot Again = shopping without the car
name: +Greenshop = beside the village green
name: Our Counter = a shop run together
name: Bench & Basket = shop, sit down and chat
name: +Nearmarket = a market close by
name: Daily Basket = what people need each day
name: *Kramerie = from the German for general store
name: The Village Till = the shop where everybody meets
line: Your shop, just down the road
line: Fresh bread and milk every morning
line: Everything you need, close to home
line: Shop local, meet your neighbours
line: No car needed for groceries
line: Run by the village, for everyone
line: Groceries, parcels and coffee together

hospital-visitors
job: a visit, visits
rival: large charities with their own teams | hospitals and donors know the name | Make-A-Wish, Red Noses@AT, Theodora Foundation@CH, Starlight@GB | hospital charity
rival: the hospital's own staff and volunteers | they are already there and know the patients
rival: family, phone and television | they are free and available at any time
meet: hospital wards, hospices and service clubs | ward manager | staff there know which patients have few visitors or need cheering up | visit one ward on four afternoons with {name} and ask the staff what changed | two afternoons a week | ward staff, hospital chaplains and social workers | they know who would like a visit
measure: the share of planned visits that take place and that patients want again
moat: well-trained visitors and wards that ask for them on fixed days
risk: donations vary from year to year while wards rely on regular visits | promise only visits that are funded, and find firms or clubs that support one ward each
rule: Settle safeguarding, hygiene and consent | Agree with the hospital on hygiene, confidentiality and emergencies, check every visitor's background, ask consent for visits and photos, arrange insurance, and ask which donations are tax-deductible. | the hospital agreement, the checks and the policy are filed
trial: Visit one ward for two weeks | Send two trained people twice a week, and note patients visited, minutes, refusals and the feedback of patients and staff. | visits, minutes and feedback are on one sheet
ask: How do you know that the visits help? | Patients and staff answer the same three questions each month | trade-trial | with a short feedback form on one ward
ask: Who pays for a year of visits? | | price-talks | by asking ten firms, clubs and foundations to support one ward
ask: How are volunteers chosen and kept? | Training, a trial visit and regular talks afterwards | f-2 | by counting how many of the first volunteers stay
roles: somebody who selects and trains visitors | somebody hospitals trust | somebody who wins donors and writes reports
search: hospital visiting charity
name: +Bedsidehour = an hour at the bedside
name: Door Ajar = may I come in
name: A Kind Hour = an hour of company
name: +Wardfriend = a friend on the ward
name: Chair by the Bed = somebody sits down with you
name: Small Visit = a short visit that helps
name: +Kindvisit = a visit that does good
name: Warm Ward = a friendlier ward
name: Good Visitor = company that does good
name: *Sorrida = from sorriso, Italian for smile
name: +Smileround = a round of smiles
name: Company Today = somebody to talk to today
line: Nobody should be ill alone
line: A visit can change the day
line: Good company at the bedside
line: Trained visitors, warm hearts
line: Time to talk, smile and listen
line: Your gift brings a visit
line: A friendly face on every ward
`;
