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
rival: online butchers and fish shops with frozen boxes | one chooses cuts, and it comes on dry ice | ButcherBox@US, Crowd Cow@US, Field & Flower@GB, Kaufnekuh@DE, Sea to Table@US | meat box delivery
rival: the butcher, the fishmonger and the farm gate | one sees it, and gets a slice over the counter
rival: the shelf, and vegetables on weekdays | it lies there, peeled and priced
meet: weekly markets, gyms with hungry people and allotment clubs | market trader for vegetables | customers have carrots in the bag and ask where one can still buy meat or fish with a clear conscience | sell one animal or one morning's catch in shares over the trader's stall with {name} and see which parts nobody takes | two market days | market traders, cooks and vets | people ask them whom one can believe
measure: the share of households that order the next box although the last one held a part they did not know
moat: farmers or boats who sell their best to you, and households who eat all of it
risk: everybody wants fillet, and the freezer fills with the rest | sell only whole boxes with a recipe for the odd part, and make sausage, stock and fish soup of what is left
rule: Settle slaughter, cold chain and labels | Ask the veterinary office which cutting room, cold chain and labels are needed, measure the box on the hottest way, and let what is said of pasture or catch be proved. | the answer, the measured box and the proofs are there
trial: Sell one animal or one catch entirely | Take orders first, have it cut, pack, drive it yourself, and note kilos by part, degrees at the last door, minutes and what was left. | kilos, degrees and leftovers are on one sheet
ask: What do you do with the parts nobody wants? | Each box has some, with a recipe, and the rest becomes stock | trade-trial | by selling one whole animal or catch
ask: How warm is the last box on a day in July? | | rules | with a thermometer in the box, on the longest way
roles: a farmer or skipper with a name | a butcher or filleter with care | somebody for orders, ice and the van
search: meat or fish box delivery
name: Nose & Net = all of it, and from where
name: Odd Cut = it tastes best, slowly
name: Sunday Pot = for what takes four hours
name: Ice & Thyme = how it travels
name: Boat Number = it is on the label
name: Clover Field = where she stood
name: Bone Broth Row = four jars in a freezer
name: +Gullwatch = gulls are the first to know
name: Malga = Italian for a pasture in the hills
name: Wooden Crate = carried by two
name: *Brinetta = a small boat with salt on it
line: One animal, forty kitchens
line: You get the odd cut too
line: It says who, where and which morning
line: Four hours, lid on, nothing else
line: The gull wanted it first

jam-and-preserves
job: a jar, jars
rival: brands on the breakfast shelf | it costs little, and the lid has a check | Bonne Maman, Tiptree@GB, Smucker's@US, Schwartau@DE | artisan jam
rival: farm shops and stalls | one tastes with a wooden stick and ends up with three
rival: an aunt's shelf in the cellar | it costs a visit, and the label says seventeen
meet: markets, cheese counters and guest houses with breakfast | woman at the cheese counter | people ask her what goes with it | put two jars of {name} open on her counter for four mornings and count sticks and jars | two mornings a week | cheesemongers, landlords and gardeners with too much fruit | they are asked for something that is not from the wholesaler
measure: the share of tasters who take a second jar within a month
moat: fruit nobody else gets, and a kettle in which it keeps its taste
risk: all fruit is ripe in the same nine weeks, and a jar costs as much work as three to sell | freeze stoned fruit, cook on wet days, and sell to landlords by the bucket
rule: Settle kitchen, acidity and the label | Ask the food authority which kitchen may cook for sale, have sugar and acid measured, test each jar's seal, and ask how it may be called, with how much fruit. | the answer, the measurements and a checked label are there
trial: Cook one hundred jars and sell them | Pick, cook, fill and sell a hundred jars of four kinds in two weeks, and note hours by jar, sticks by jar sold, seals that failed and kinds left over. | hours and sales by kind are on one sheet
ask: What does one jar cost with your own hours? | | trade-trial | by cooking a hundred with a clock
ask: Why pay three times the price on the shelf? | One tastes which tree it was | interviews-2 | by tasting blind with twenty people
roles: a cook with patience and a thermometer | somebody who picks and fetches | somebody for stalls, landlords and labels
search: homemade jam
name: Wooden Stick = how all of them begin
name: Damson Lane = nobody picked them
name: Lid Pop = the sound of a good jar
name: Third Kettle = it did not burn
name: Wasp & Quince = who else likes it
name: Pip & Copper = a seed and a pot
name: Windfall = what lay in the grass
name: +Plumwick = a place with too many plums
name: Confiture = French for jam
name: Lick the Knife = nobody is looking
name: *Quincella = a small quince in a hurry
line: From the tree nobody picked
line: The lid says pop, the toast is ready
line: Lick the knife, we do
line: Wasps know which one is best
line: It was stirred until the street smelled

small-distillery
job: a bottle, bottles
rival: big brands on the bar and in the duty-free | everybody knows them, and one does nothing wrong | Hendrick's, Bombay Sapphire, Jameson | craft gin
rival: other small stills | there are eleven in the county, each with a herb of its own | | distillery near me
rival: the bottle one was given | it stands in the cupboard since the last birthday
meet: bars with a good shelf, delicatessens and hotel lobbies | barkeeper | guests ask what is from here, and he has nothing to pour | mix two drinks with {name} at his bar for three evenings, and let him sell the rest of the bottle | two evenings a week | barkeepers, hotel buyers and wine merchants | they are asked for something from the region
measure: the share of bars and shops that order a second case within two months
moat: a taste one knows blind, and bars that pour it by habit
risk: tax is due before the bar has paid, and the shelf is full of gins | sell at the still and by tastings first, and give bars small bottles against payment
rule: Settle licence, tax and who may buy | Ask customs about the still, tax and store, ask the building and fire authorities about vapour, ask how alcohol may be sold online and advertised, and have strength and label checked. | licences, tax store and the checked label are there
trial: Pour three recipes for sixty people | Have three trial batches distilled under licence, pour them blind beside a known one, and note choices, words, price named and who ordered. | choices and prices of sixty people are on one sheet
ask: How many bottles does the town drink, if nobody knows you yet? | | closing-calls | by asking twenty bars and shops for an order in writing
ask: What do you live on while a cask ages? | What needs no cask, and tastings in the still house | f-2 | by reckoning three years with and without casks
roles: a distiller with a nose | somebody for tax and papers | somebody bars like to see
search: craft distillery near me
name: Copper Neck = what it climbs through
name: Heart Cut = the middle, and the best
name: Angel's Share = what vanishes from each cask
name: Juniper Post = a bush with a letterbox
name: Last Pear = it went into the bottle
name: Slow Still = it drips, one waits
name: Cask & Cousin = who turns up when it is opened
name: +Dripstone = where drops gather
name: Alambic = French for a still
name: Peel & Pine = two smells of a glass
name: *Spiritelle = a small spirit with good manners
line: It drips slowly, and so do we
line: Juniper from the slope behind the still
line: Heads away, heart into the glass
line: One glass, then the story
line: The angels have had their share

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
rival: chains with a van and a contract | somebody comes today, with a hood and a number | Rentokil, Orkin@US, Terminix@US, Anticimex@SE | pest control near me
rival: sprays, glue and sound from the hardware shop | it costs little, and for two days it is quiet
rival: a cat, a broom and pretending not to hear | it is only at night
meet: caretakers' lodges, hardware shops and bakeries | caretaker | tenants show him pictures of it on the telephone, in a whisper | find the hole in three of his flats with {name}, close it, and come back after two weeks with him | two mornings a week | caretakers, chemists and estate agents | they are asked in a whisper who comes without writing on the van
measure: the share of homes in which it is quiet after three weeks
moat: somebody who finds where they come in, and closes it
risk: one comes four times, they come a fifth, and the price was fixed | name a price for finding and closing, let neighbours join in, and promise no number of days
rule: Settle licence, poison, protected animals and neighbours | Ask which certificate poison and gas need, ask the nature authority which wasps, bats and martens may not be touched, keep children and pets away in writing, and insure damage. | certificates, the list and the form are there
trial: Look after ten homes for three weeks | Visit ten, look for the way in, close it, return twice, and note minutes, kinds, holes, poison that was not needed and quiet nights. | holes and quiet nights of ten homes are on one sheet
ask: Can you do it without poison? | Mostly, when one finds the hole, and we say so where not | trade-trial | with ten homes and three weeks
ask: Who pays, the tenant or the landlord? | | price-talks | with ten tenants and five landlords
roles: a certified technician who looks first | somebody calm on the telephone | somebody for caretakers and landlords
search: pest control near me
name: Who Goes There = behind the skirting
name: Hole Behind = it is always behind the fridge
name: Plain Van = nothing is written on it
name: Scratch at Two = then it was quiet
name: Last Crumb = what they came for
name: Thumb Gap = wide enough for a mouse
name: Cheese & Chalk = one of them marks the way
name: +Nightstill = nothing in the wall
name: Souricette = French for a very small mouse
name: Wire Wool = they do not like it
name: *Mausetta = a mouse that has moved out
line: Nothing in the wall but the wall
line: It was behind the fridge
line: The van says nothing, nor do we
line: They live elsewhere now
line: You heard right, it was a marten

christmas-trees
job: an order, orders
rival: the stand on the supermarket car park, and boxes from abroad | it is there on the way, in a net | IKEA, Hornbach@DE, Home Depot@US | christmas tree delivery
rival: nurseries and foresters who let one cut it oneself | there is a fire, mulled wine and a saw | | cut your own christmas tree
rival: what lies in the loft in three boxes | one cord is broken, and it is ours
meet: nurseries in October, churchyards and garden centres | head of the nursery school | parents decide at the lantern procession what it will be this year | put one in her hall with {name}, let families choose from a list until the first Sunday and bring them by streets | two afternoons in autumn | nursery heads, caretakers and garden centres | they are asked who brings it up the stairs
measure: the share of households that order again for next year in January
moat: streets that order together, and things that come back each year
risk: a whole year hangs on four weeks, and on one driver with flu | take orders by October, bring by streets, train two spare drivers and sell offices first
rule: Settle traffic, fire and plants | Ask the town about stands and parking in December, tell about candles and cables, ask the plant office about roots and soil that travel, and insure stairs and floors. | the permits, the printed warning and the policy are there
trial: Deliver thirty in July | Drive thirty pots or boxes of the same weight up the stairs of three streets, and note minutes, scratches, parking and what people would have liked to choose. | minutes and scratches by street are on one sheet
ask: What do you earn between January and October? | | f-2 | by reckoning a year with four weeks of takings
ask: What about those that die in a warm room? | They are replaced, and we count how many by floor heating | trade-trial | by keeping ten in ten heated rooms
roles: a grower or maker | a planner for December streets | somebody for orders, offices and spares
search: christmas tree delivery
name: Needle Carpet = until May
name: Top Branch = a little crooked
name: Third Floor Fir = somebody carried it
name: Pot & Pine = it lives on
name: Hush Candle = then the door opens
name: Crooked Star = made in year two
name: Bare Corner = it looks sad in January
name: +Sprucewick = a village of firs
name: Tannen = German for firs
name: Box Three = with the good ones
name: *Lamettina = made of a little tinsel
line: Carried up by somebody else
line: A little crooked, so it is ours
line: Back to the hill in January
line: The star is from year two
line: Needles in the carpet until May

garden-bed-sharing
job: a season, seasons
rival: allotment clubs and rented rows on a field | there is a shed, and a list with ninety names | Meine Ernte@DE, Ackerhelden@DE, Lend and Tend@GB | allotment near me
rival: the community garden and the balcony | one meets people, or has three tomatoes
rival: the vegetable stall | it grows there without slugs
meet: allotment offices, churchyards with large gardens and garden centres | secretary of the allotments | ninety names stand on her list, and eleven of them ring each March | bring five from her list and five owners of gardens they no longer manage together through {name}, over the fence first | four Saturdays in spring | allotment secretaries, district nurses and pastors | they see gardens that grow over, and people without one
measure: the share of pairs that go on into a second year
moat: owners whom one would not find, because a neighbour asked them
risk: in August one goes on holiday, all dries up, and the owner looks at it daily | agree on water and holidays in writing, pair two gardeners to each bed and come by in July
rule: Settle water, liability and who may pull up what | Write down whose harvest, water and key it is, ask an insurer about falls, ask a landlord if the garden is rented, and ask the town where animals are kept. | one page is signed by both sides
trial: Bring six pairs together | Match six beds in one quarter, be at the first meeting, come by each week, and note hours, water, quarrels, harvest and what each gave the other. | hours and quarrels of six pairs are on one sheet
ask: What if the owner sells the house in July? | The page says that what is sown may be harvested | rules | with the signed page
ask: Will anybody pay, when neighbours could simply ask? | | price-talks | with ten people from a waiting list
roles: somebody who talks over fences | a gardener who helps in July | somebody for pages, keys and insurers
search: garden to share
name: Over the Fence = where it is agreed
name: Half the Beans = what the owner gets
name: Third Row = from the left
name: Slug Night = out with a torch
name: Spade & Scone = dug by one, baked by the other
name: Runner & Rhubarb = two that come by themselves
name: Borrowed Bed = and no pillow
name: +Plotluck = what somebody else has
name: Semis = French for what is sown
name: Key Under Pot = for the water
name: *Radieselle = a quick red radish
line: Half the beans are his
line: Your boots, her garden, our rhubarb
line: Somebody waters in August
line: She watches from the kitchen, pleased
line: Dirt under nails, without a garden

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
rival: wig studios near clinics | they have a contract with insurers, and a curtain | Rene of Paris, Ellen Wille, Jon Renau | wig shop near me
rival: shops online with hundreds of heads | it is there on Thursday, by daylight it is orange | Wigs.com@US, Simply Wigs@GB
rival: a cap, a scarf from a sister, or nothing at all | one gets used to it, others have to as well
meet: oncology wards, hairdressers and self-help groups | breast care nurse | she says it in the first talk, between two leaflets: it will go in the third week | come to her room for two afternoons with twelve heads of {name}, a mirror and time, and sell nothing | two afternoons a week | breast care nurses, hairdressers and psychologists | women ask them first, and quietly
measure: the share of people who still wear it after a month
moat: hands that cut it so that colleagues ask about the hairdresser
risk: it is needed within eight days, insurers answer in four weeks | begin before the hair goes, lend one until the letter comes, and fill in the form yourself
rule: Settle insurers, hygiene and taking back | Ask insurers what they pay on which prescription, ask how pieces that were tried on are cleaned, make a fair rule for what is not worn, and say where hair comes from. | the insurers' answers, the cleaning plan and the rule are there
trial: Fit eight people at home | Visit eight people with twelve heads, cut, come back after two weeks, and note minutes, tears, laughter, itching and what hung on the hook. | minutes and wearing days of eight people are on one sheet
ask: What if she never wears it? | It is taken back in the first two weeks, cleaned and given on | rules | with the rule for returns in writing
ask: How soon does the insurer pay, and how much? | | closing-calls | by asking three insurers and a clinic
roles: a hairdresser with quiet hands | somebody who has lost hair too | somebody for clinics and insurers
search: wigs for hair loss
name: Third Week = when it goes
name: Windy Day = it holds
name: Same Fringe = nobody noticed
name: Mirror Turned = until one is ready
name: Red at Last = she always wanted to
name: Hook at Night = where it sleeps
name: Silk & Sister = a scarf, and who tied it
name: +Fringelight = a fringe in the sun
name: Ciocca = Italian for a lock of hair
name: Bare & Bold = that works too
name: *Locarina = a lock with a melody
line: Who cuts your hair, they asked
line: It holds on the quay, in the wind
line: The mirror turns round when you do
line: Red, because now she may
line: Somebody comes, with time and twelve heads

village-shop
job: a purchase, purchases
rival: supermarkets at the next roundabout, and their vans | it is cheaper, and one drives past anyway | Tesco@GB, Aldi, Lidl, Edeka@DE, Walmart@US | grocery store near me
rival: farm gates and machines with milk and eggs | it is open day and night, and takes coins
rival: a neighbour who brings something back | she asks across the fence, and forgets the yeast
meet: parish halls, bus stops and the summer feasts of the fire brigade | chairwoman of the village council | she has heard since the last shop closed that one could, one should | put up a table with forty things in the hall for three Saturdays with {name}, and let each family name what it would really buy | three Saturdays | councillors, district nurses and bus drivers | they see who can no longer get to the town
measure: the share of households that shop there every week
moat: villagers who own it, stand in it and are proud of it
risk: all signed, and on Friday all drive to the town | let shares cost something, ask for a weekly sum in writing, and have bread, post and coffee that the town has not
rule: Settle legal form, food and who stands behind the counter | Ask a cooperative association for the form and its check, ask the food authority, the post and tax office, and ask an insurer about helpers. | form, answers and policy are there
trial: Open a table for three Saturdays | Take orders, buy, sell in the hall, and note families, baskets, what went off, hours of helpers and who came on foot. | families, baskets and hours of three Saturdays are on one sheet
ask: What do you do when the helpers tire? | Half the hours are paid from the second year, and the plan says from what | f-3 | by reckoning a week with half the hours paid
ask: How much does each household really leave there in a week? | | closing-calls | by collecting a signed weekly sum from each
roles: somebody who has run a shop | somebody who gathers villagers | somebody for books and suppliers
search: village shop
name: Bell Over Door = who is it
name: Forgot the Yeast = that is what it is for
name: Bread by Seven = and the news
name: Bench & Butter = one sits down first
name: Last Stamp = and a queue of two
name: On Foot Again = in slippers, if need be
name: Half a Cabbage = as much as one needs
name: +Greenshop = beside the village green
name: Alimentari = Italian for a grocer's
name: Owned by Ida = and by all the others
name: *Kramerie = from the German for a general store
line: You forgot the yeast, we did not
line: In slippers, with a basket
line: Half a cabbage, the rest is Ida's
line: The bell rings, somebody knows your name
line: Ours, down to the last stamp

hospital-visitors
job: a visit, visits
rival: large foundations with a known nose or star | every ward has their poster | Make-A-Wish, Red Noses@AT, Theodora Foundation@CH, Starlight@GB | hospital charity
rival: a ward's own play teachers and volunteers | they know each child, until half past four
rival: a television on an arm, and parents who do what they can | it runs, and they hold hands
meet: wards, hospices and clubs that like to help | ward sister | she knows by the breakfast tray who has not laughed for days | come to her ward on four afternoons with {name}, quietly, and ask her the day after what was different | two afternoons a week | ward sisters, hospice doctors and service clubs | they know who needs it, or who gives
measure: the share of wards that ask for a fixed day
moat: visitors who can stop at the door, and wards that know it
risk: money comes in December for one year, and visits are promised for three | sign wards only as far as money lies there, and win firms for a ward each
rule: Settle hygiene, protection of the sick and pictures | Agree with the hospital on hygiene, confidentiality and who says no, see records of each visitor, take no pictures without consent, insure, and ask which gifts count for tax. | the agreement, the records and the tax office's answer are there
trial: Visit one ward for two weeks | Come twice a week with two trained people, and note rooms, minutes, doors that stayed shut and what the ward said the next morning. | rooms, minutes and words of the ward are on one sheet
ask: How do you know that it helps, and not just moves? | The ward says so, or says no, each month in writing | rules | with the agreement and a monthly sheet
ask: Who pays in March? | | price-talks | with ten firms, for one ward each
roles: somebody who trains visitors | somebody wards trust | somebody who wins firms and donors
search: hospital charity
name: Door Ajar = may one come in
name: Red Nose Tuesday = from two to four
name: Room Eleven = she laughed, says the sister
name: Sea Once More = with a bed on wheels
name: Slipper Dance = on the corridor
name: Pyjama Opera = sung in a whisper
name: Small Trumpet = very softly
name: +Bedsidewren = a small bird on the rail
name: Sorriso = Italian for a smile
name: Not Today = one goes again, on tiptoe
name: *Nasella = a little red nose
line: She laughed, says the ward sister
line: A knock, and a no counts
line: The trumpet plays under the blanket
line: Once more to the sea, bed and all
line: From two to four, nobody is ill
`;
