/** Shops, yards and workshops: what is known of them; the keys are those of `../lore.ts`. */
export const SHOPS_AND_YARDS = `
used-car-dealer
job: a car sale, car sales
rival: private sellers on car websites | the price is lower and there are many cars to compare | AutoTrader@GB, mobile.de@DE, Craigslist@US, OLX | used cars for sale by owner
rival: dealers of the car makers and large used-car chains | they offer warranty, finance and a big choice in one place | CarMax@US, Carvana@US, Arnold Clark@GB | approved used cars
rival: keeping the old car for another year | they know its faults, and repairs seem cheaper than a purchase
meet: garages, petrol stations and workplaces nearby | garage owner | drivers hear there that their car is no longer worth repairing | leave a page of {name} with the cars in stock and offer a valuation of the old car on the spot | two mornings a week | garages, driving schools and insurance brokers | they are asked for a trustworthy seller, and a fee for each buyer sent is easy to agree
measure: the share of cars sold that come back with no fault in the first month
moat: a good name in the area, careful buying and buyers who send their relatives
risk: a car with a hidden fault, or one that stands for months, eats the profit of several others | set a highest price before each purchase, have every car inspected before it is paid, and cut the price of any car that has stood too long
rule: Settle the dealer's licence, warranty and papers | Ask the authority which licence, trade plates and premises a car dealer needs, learn the buyer's legal rights when a fault appears, and ask how the margin is taxed. | the licence, the sales contract and the tax answer are filed
trial: Buy and sell two cars | Buy two common cars with your own money within the limit the law sets, have them inspected and cleaned, advertise them with all faults listed, and note every cost, call, viewing and the days until each is sold. | costs, viewings, days and profit of both cars are on one sheet
ask: Which cars sell fastest around here? | | interviews-2 | by noting for two weeks which local listings disappear
ask: What happens when a fault shows after the sale? | It is repaired or settled as the written warranty says | rules | with a sales contract checked by a lawyer
ask: Where will good cars come from every month? | | f-2 | by comparing an auction, trade-ins and private sellers
roles: a mechanic who inspects and repairs | somebody who buys at auctions and knows prices | somebody for buyers, finance and papers
search: used cars near me
name: +Fairlot = a car lot with fair prices
name: Honest Miles = the mileage is the true one
name: Second Drive = a car's second life on the road
name: +Trustwheel = wheels you can trust
name: Checked Cars = every car is inspected
name: +Goodgear = a good car in good order
name: Clear Mileage = known miles, known history
name: Plain Deal Cars = plain deals on used cars
name: +Driveworth = a car worth driving
name: Ready Motors = cars ready to drive away
name: *Motorenza = a lively word for motors
line: Used cars with nothing to hide
line: Checked, serviced and ready to drive
line: Know the car before you buy
line: A reliable car at a fair price
line: Every fault told, every car tested
line: Drive home with a good feeling
line: Your old car taken in payment

pet-shop
job: a shopping trip, shopping trips
rival: supermarkets | pet food goes into the basket with everything else | Tesco@GB, Walmart@US, Aldi@DE | cat food offers
rival: pet store chains and online shops | they have every brand, bulk prices and delivery to the door | Petco@US, PetSmart@US, Pets at Home@GB, Fressnapf@DE, Zooplus@DE, Chewy@US | pet store near me
rival: vets and feed merchants that sell food at the counter | the vet's advice is trusted and people are there anyway | | vet diet food
meet: parks, vets' waiting rooms and breeders' and rescue groups | vet or club secretary | owners ask each other there what their animals eat and where they buy it | give out small bags of food with a card of {name} and ask what each animal eats now | two afternoons a week | vets, groomers, trainers and animal rescues | they are asked for food and equipment that they do not sell
measure: the share of customers who come back for the next bag of food
moat: advice that people trust, regular food customers and stock the supermarket does not carry
risk: big bags of food are cheaper online and leave little profit | keep a regular-order list, stock foods with a fair margin and earn on advice, treats and equipment
rule: Settle animals, feed and medicines | Ask which licence is needed to sell live animals, how feed has to be stored and labelled, which treatments only a vet may sell, and get cover for injuries in the shop. | the authority's answers are filed and the policy is signed
trial: Sell food to thirty owners from a market stall | Buy a small stock of the foods and treats that owners asked for, sell on two weekends at a market or beside a vet, and take orders for the next bag. | sales, margins and orders for the next bag are counted
ask: Which food do owners around here buy already? | | interviews-2 | by asking thirty owners for the name on their bag
ask: Will they reorder here and not online? | A reminder and a kept bag make it easy | trade-trial | by counting second orders in the trial
ask: Shall the shop sell live animals? | | rules | by asking the authority what keeping them requires
roles: somebody who knows feeding and animal care | somebody who buys stock and keeps the shelves | somebody for the counter and regular orders
search: pet shop near me
name: +Petpantry = the larder for pets
name: Paw Corner = the pet store on the corner
name: Bowl and Bed = food for the bowl, bed for the night
name: +Tailtown = a town for happy tails
name: Feed & Friend = food for animal friends
name: +Whiskerhall = a big store for small animals
name: Good Feed = feed of good quality
name: Head to Tail = all a pet needs
name: +Pawmarket = a market for pets
name: Happy Hutch = a home for small animals
name: *Pettoria = a store for pets
line: Everything your pet needs, close by
line: Good food and honest advice
line: Ask somebody who knows animals
line: Your usual bag, kept for you
line: From goldfish to big dogs
line: Healthy food for happy pets

electronics-store
job: a purchase, purchases
rival: online shops | prices are easy to compare and the parcel comes to the door | Amazon | buy smartphone online
rival: large electronics chains | they have the choice, the offers and instalment plans | MediaMarkt@DE, Currys@GB, Best Buy@US | electronics store near me
rival: phone networks and supermarkets | the device comes with a contract or with the weekly shopping | | phone contract deals
meet: new housing, churches and offices in the neighbourhood | housing manager | people who move or start a job need a fridge, a phone or a television soon | show a price list of {name} with delivery and installation and note what each household means to buy next | two evenings a week | electricians, kitchen fitters and landlords | their customers ask where to buy a device and who connects it
measure: the share of devices sold that are working at home on the day promised
moat: service after the sale, trusted guarantees and good terms with distributors
risk: prices fall while expensive devices stand on the shelf | keep few of each model, reorder weekly and sell display pieces before the next model comes
rule: Settle guarantees, old devices and credit | Ask what guarantee the law gives a buyer, how old devices and batteries have to be taken back, which safety marks goods must carry, and whether instalments need a lender's licence. | the answers, the guarantee terms and the take-back plan are filed
trial: Sell ten devices to order | Show ten models with prices from a distributor, take paid orders from neighbours and colleagues, deliver and set up each one, and note margin, hours and questions. | orders, margin and hours of ten sales are on one sheet
ask: How much is left after online prices are matched? | | f-2 | by setting distributors' offers beside the lowest online price
ask: Who repairs a device under guarantee? | The maker's service partner, and we send it in | rules | with the written terms of each distributor
ask: Would people pay for delivery and setting up? | | price-talks | by offering two prices to ten households
roles: somebody who buys from distributors | a technician who installs and handles guarantees | somebody who sells and advises in the shop
search: electronics and appliance store
name: +Plugmarket = a market for things with plugs
name: Bright Switch = switch it on and it works
name: +Homevolt = electric goods for the home
name: Plug & Ready = set up and working
name: Power Corner = the appliance shop on the corner
name: +Goodplug = good devices, properly connected
name: New Screen = phones and televisions
name: +Voltstore = a store for electric goods
name: Main Switch = the main shop for devices
name: True Volt = genuine devices only
name: *Voltena = a word from volt
line: Bought today, working tonight
line: Delivered, connected and explained
line: Genuine devices with a real guarantee
line: Try it before you buy it
line: We are here after the sale
line: New devices, old ones taken away

car-parts-shop
job: a parts order, parts orders
rival: wholesalers and chains with trade accounts | they deliver several times a day and give credit | Euro Car Parts@GB, AutoZone@US, NAPA Auto Parts@US, Repco@AU | car parts near me
rival: online parts shops | prices are lower and the catalogue is complete | Autodoc@DE, RockAuto@US, eBay | cheap car parts online
rival: scrapyards and used parts | a used part costs a fraction and fits the old car | | used car parts
meet: workshops and roadside mechanics within a short drive | workshop owner | they order parts every day and lose hours when one is missing | ask which parts they waited for last week and bring a price list of {name} with delivery times | every morning for two weeks | workshops, tyre shops and breakdown drivers | they choose the parts for their customers and need them at once
measure: the share of orders where the right part is handed over on the same day
moat: the right stock for local vehicles, quick delivery and garages that order out of habit
risk: money lies in parts that nobody asks for | stock only what local vehicles use, agree returns with wholesalers and sell off what has stood too long
rule: Settle product safety, oil and returns | Ask which safety marks brakes, lights and tyres must carry, how oil and batteries are stored and taken back, who is liable for a faulty part, and write the return rules. | the answers are filed and the return rules hang at the counter
trial: Supply five garages for two weeks | Take orders by phone from five garages, buy from a wholesaler nearby, deliver yourself, and note each part, price, delivery time and wrong fit. | orders, margins, times and wrong parts are on one sheet
ask: Which parts do local garages wait for? | | interviews-2 | with a list kept by ten garages for a week
ask: How much credit do garages expect? | New accounts start with a small limit | price-talks | by asking ten garages for their present terms
ask: How will fake parts be kept out? | | f-2 | with invoices from authorised wholesalers
roles: a mechanic who finds the right part | somebody for purchasing and stock | a driver for deliveries to garages
search: car spare parts near me
name: +Partpoint = the point for parts
name: Part in Hand = the part in your hand today
name: +Sparehouse = a house full of spares
name: Fit First = it fits the first time
name: +Gearshelf = parts ready on the shelf
name: Parts Counter = spares over the counter
name: +Quickspare = spare parts without waiting
name: Moving Parts = parts that keep you moving
name: True Fit Parts = parts that truly fit
name: +Boltmarket = a market for vehicle parts
name: *Spareo = short for spare parts
line: The right part, the same day
line: Parts on the shelf, not on order
line: Back on the road today
line: Genuine parts at fair prices
line: It fits, or we change it
line: Every common part in stock

mobile-money-agent
job: a transaction, transactions
rival: other agents and corner shops | they are known, close by and already serve the same network | | mobile money agent near me
rival: bank branches and cash machines | the bank feels safe and handles larger sums | | nearest cash machine
rival: paying and sending in cash by hand | it needs no phone and no fee, only somebody who carries it
meet: markets, bus stops and motorbike taxi ranks | market chair | traders and riders handle cash there all day and need change, deposits and airtime | stand beside the stalls with {name}, serve small deposits and ask where people go when an agent has no cash | every market day | wholesalers, schools and savings groups | they want payments without carrying cash
measure: the share of customers who are served without being sent away for lack of cash or float
moat: enough float at every hour, a busy spot and an attendant people trust
risk: robbery, fraud or an empty float on a busy day ends the trust | keep little cash in the kiosk, bank it twice a day, check every identity and agree a float line for pay days
rule: Settle the agent agreement, identity checks and cash | Get the agent agreement and the local trading licence, learn the identity and money-laundering rules, post the official charges, and ask about cover for cash. | the agreement, the licence and the cash rules are in one folder
trial: Work two weeks beside a busy spot | Serve customers under an existing agent's line or rent a table near a market, log each transaction, the commission, the hour and every customer turned away. | transactions, commissions and refusals by hour are on one sheet
ask: How much float does a busy day need? | | trade-trial | with a log of deposits and withdrawals by hour
ask: How is the money kept safe? | Cash is banked before it passes a set limit | rules | with a written cash limit and a bank run twice a day
ask: Does the commission pay the rent? | | f-1 | by adding up two weeks of commissions
roles: an honest attendant who serves quickly | somebody who plans float and bank trips | somebody who keeps the books and deals with operators
search: mobile money agent near me
name: +Cashcorner = cash on the corner
name: Float Point = the point that has float
name: +Quickcash = cash without a queue
name: Money Window = a window for money matters
name: +Cashhatch = a hatch for cash
name: Near Cash = cash close to home
name: +Paystop = stop here to pay
name: Safe Counter = a safe place to pay in
name: Easy Kiosk = an easy stop for payments
name: +Sendpoint = the point to send money
name: *Floatiq = a word from float
line: Cash in and out, close by
line: No bank trip, no long queue
line: Send, pay and withdraw here
line: Always enough cash for you
line: Your money, safe and quick
line: Airtime, bills and cash together

motorbike-workshop
job: a repair, repairs
rival: roadside mechanics | they are cheap, close by and fix the bike while the rider waits | | motorbike mechanic near me
rival: workshops of the brand dealers | they have original parts, diagnostics and the maker's guarantee | Honda, Yamaha, BMW Motorrad | motorcycle dealer service
rival: riders and friends who repair at home | it costs only the parts, and videos show how it is done
meet: taxi ranks, delivery riders' waiting places and bike meetings | rank leader | riders talk there about breakdowns and who repaired them well | check brakes, chain and tyres of ten bikes free of charge and hand out the price list of {name} | two mornings a week | parts shops, riding schools and bike clubs | they are asked every day for a mechanic who can be trusted
measure: the share of repaired bikes that do not come back with the same fault within a month
moat: fast, honest repairs, the right spares in stock and riders who bring their friends
risk: jobs pile up in the season and stand still without parts | take bookings for services, keep the common spares in stock and use the quiet months for storage and overhauls
rule: Settle the workshop permit, oil and liability | Ask which trade licence and training a workshop needs, how waste oil, tyres and batteries are disposed of, and take insurance for bikes in care, test rides and faulty work. | the permit, the disposal contract and the policy are filed
trial: Service fifteen bikes at fixed prices | Borrow a bay or a yard for two weeks, offer one service and three common repairs at fixed prices, and note hours, parts, faults found and who comes again. | hours, parts and takings of fifteen bikes are on one sheet
ask: How many bikes can one mechanic finish in a day? | | trade-trial | by timing fifteen jobs in the trial
ask: Which parts have to be in stock from the start? | | f-2 | with a list of the parts used in the trial
ask: What if the fault comes back? | The same fault is repaired again without charge | rules | with a written guarantee on labour and parts
roles: a trained motorbike mechanic | somebody for parts, bookings and customers | an apprentice for tyres, oil and cleaning
search: motorbike repair near me
name: +Bikebay = a repair bay for bikes
name: Two Wheel Works = works for two wheels
name: +Torquehouse = a house of engine work
name: Back Riding = repaired and riding again
name: +Motomend = motorbikes mended
name: Chain & Spark = chain, plugs and all between
name: Pit Stop Moto = a quick stop for motorbikes
name: +Wheelmend = motorbike wheels mended
name: Good Throttle = runs well when you twist it
name: +Motobench = a workbench for motorbikes
name: *Motorello = a small word for motorbike
line: Back on two wheels today
line: Fixed properly, at a fixed price
line: Your bike in good hands
line: Ride in, ride out
line: All makes, honest work
line: Less waiting, more riding

dry-cleaner
job: an order, orders
rival: other dry cleaners and supermarket counters | they are on the way and customers know the prices | Johnsons@GB, 5àsec, Timpson@GB | dry cleaners near me
rival: pick-up laundries with an app | they collect at the door and deliver in the evening | Laundryheap | laundry pickup
rival: washing and ironing at home | it costs almost nothing, and many clothes can now be machine washed
meet: offices, hotels and tailors near the shop | office manager or hotel housekeeper | many suits, shirts and uniforms are worn there every day | collect ten garments with {name}, bring them back pressed the next day and leave bags with the price list | two mornings a week | tailors, bridal shops and hotels | their customers ask where delicate clothes can be cleaned
measure: the share of garments handed back on the promised day without a complaint
moat: care with difficult garments, a convenient corner and regular customers from nearby offices
risk: one ruined garment costs more than a week of shirts | check and note every fault at the counter, test colours first and agree the limit of liability on the ticket
rule: Settle solvents, waste water and liability | Ask which permit the cleaning machine and its solvent need, how residues and waste water are handled, which fire and air rules apply, and take insurance for garments in care. | the permit, the disposal contract and the ticket terms are filed
trial: Take in forty garments before buying a machine | Take garments from two offices for two weeks, have them cleaned by a trade plant, press and pack them yourself, and note price, minutes, stains and complaints. | garments, minutes, costs and complaints are on one sheet
ask: Does it pay to clean in one's own machine? | | f-1 | by setting a trade plant's price beside rent, power and machine
ask: What is paid when a garment is damaged? | The ticket names a limit, and faults are noted at the counter | rules | with terms checked by a lawyer or trade body
ask: How many suits and shirts do offices nearby give away? | | interviews-2 | by asking forty people at lunch time
roles: an experienced cleaner for stains and fabrics | a presser with a quick hand | somebody for the counter and business customers
search: dry cleaners near me
name: +Pressroom = clothes cleaned and pressed
name: Crisp Collar = shirts with a crisp collar
name: +Finefold = fine clothes, finely folded
name: Fresh Hanger = clean clothes on the hanger
name: Silk & Suit = from silk to suits
name: +Suitwell = suits that look well
name: Spot Gone = the spot has gone
name: +Neatpress = neatly pressed clothes
name: Good Crease = the crease where it belongs
name: Clean Lapel = suits cleaned with care
name: *Pressanova = pressed like new
line: Cleaned, pressed and ready to wear
line: Your best clothes in good hands
line: In today, ready tomorrow
line: Spotless suits, crisp shirts
line: Gentle care for fine fabrics
line: Look your best without ironing

garden-centre
job: a purchase, purchases
rival: do-it-yourself stores and supermarkets | plants are cheap and bought along with everything else | The Home Depot@US, B&Q@GB, Bunnings@AU, OBI@DE | cheap garden plants
rival: established garden centres | they have a large choice, a café and parking | Dobbies@GB, Armstrong Garden Centers@US, Dehner@DE | garden centre near me
rival: cuttings, seeds and roadside sellers | neighbours give plants away and seeds cost little
meet: garden clubs, allotments and new housing | club chair | people there plan beds and swap what grows well | bring twenty strong plants from {name}, talk about soil and planting and take orders | two Saturdays | landscapers, garden designers and allotment clubs | they need healthy plants and send people who want to plant by themselves
measure: the share of plants sold that are alive and growing after the first weeks
moat: plants suited to the local ground, good advice and customers who return each season
risk: most of the year is earned in a few weeks, and weather or disease can spoil them | sow in stages, sell soil, pots and winter goods too, and keep part of the stock on order only
rule: Settle plant health, land and water | Ask whether a grower has to register and give plants a passport, which land use and water permits are needed, how plant treatments may be sold, and take insurance for visitors. | the registration and the permits are filed
trial: Sell two hundred plants in two weekends | Grow or buy in a small range for the season, sell at a market or from the yard, note which plants go first and what people ask for, and take orders. | plants, takings, losses and orders are on one sheet
ask: Which plants are asked for but not found nearby? | | interviews-2 | by asking thirty gardeners what they looked for last spring
ask: What earns money outside the spring? | Soil, pots, trees and winter goods | f-1 | with a sales plan for each month
ask: How many plants are lost before they are sold? | | trade-trial | by counting thrown-away plants in the trial
roles: a trained gardener who raises the plants | somebody for purchasing, till and displays | seasonal helpers for potting and watering
search: garden centre near me
name: +Yardbloom = a yard in bloom
name: Good Roots = plants with good roots
name: +Bloombarn = a barn full of flowers
name: Pot & Spade = for planting and digging
name: Seed to Shade = from seed to tree
name: +Shrubmarket = a market for shrubs
name: First Leaf = the first leaf of the season
name: +Groundwell = grows well in your ground
name: Full Border = fill the border with plants
name: Trowel and Tub = for planting beds and tubs
name: *Gardenova = a garden made new
line: Plants that grow where you live
line: Strong plants, good soil, honest advice
line: Everything for your garden this season
line: Grown here, planted at home
line: A greener garden by the weekend
line: Choose, load, plant and enjoy

pawn-and-gold-shop
job: a pledge, pledges
rival: other pawnbrokers and gold buyers | they are known, open late and pay at once | H&T Pawnbrokers@GB, FirstCash@US, Muthoot Finance@IN, Cash Converters | pawn shop near me
rival: small loans without a pledge | the money comes to the phone and nothing has to be handed over | | instant cash loan
rival: borrowing from relatives or selling online | there is no charge, or the price is better for those who can wait
meet: markets, jewellers and repair shops | jeweller or market chair | traders need cash for a few weeks, and people bring old pieces to be valued | weigh and value pieces openly with {name} and hand out a page that shows every charge | two mornings a week | jewellers, accountants and house-clearance firms | their customers ask what a piece is worth and who buys it
measure: the share of pledges that are redeemed by their owners
moat: fair valuations, safe storage and a name for discretion
risk: stolen or fake pieces and a fall of the gold price cost the loan | check every identity, test every piece, lend only a careful part of its value and watch the price
rule: Settle the licence, identity checks and stolen goods | Ask which licence lending on pledges and buying gold need, which interest limits apply, how long pledges must be kept, which records go to the police, and how identity is checked. | the licence, the ticket terms and the record book are in place
trial: Value fifty pieces before lending | Offer free valuations for two weeks at a jeweller's counter, note each piece, its weight and whether the owner would sell or pledge, and have a licensed gold buyer quote for it. | pieces, values and wishes of fifty owners are on one sheet
ask: How much money must be ready for loans? | | f-3 | with a table of pledges, loan sizes and weeks
ask: How are stolen goods kept out? | Identity is recorded and doubtful pieces are refused | rules | with the duties set by the police and the licence office
ask: What is earned when a piece is not redeemed? | | f-1 | by comparing loan, charge and resale price of twenty pieces
roles: a goldsmith or valuer who tests pieces | somebody for licence, records and storage | somebody friendly and discreet at the counter
search: cash for gold near me
name: +Goldcounter = a counter for gold
name: Fair Scale = weighed openly and fairly
name: +Pledgewell = a pledge in safe hands
name: Safe Pledge = your piece is kept safely
name: Gold & Ticket = gold in, ticket out
name: +Goldbridge = gold that bridges a few weeks
name: Weigh & Pay = weighed and paid at once
name: Old Gold Desk = a desk for old gold
name: +Trueweight = the true weight of gold
name: Redeem Desk = get your piece back
name: *Auralend = lending on gold
line: Cash today, your piece kept safe
line: Weighed before your eyes
line: Borrow on it, get it back
line: Every charge written on the ticket
line: A fair price for your gold
line: Quick, discreet and licensed

vape-and-tobacco-shop
job: a purchase, purchases
rival: corner shops, petrol stations and supermarkets | they are on the way and open late | Circle K, 7-Eleven | tobacco near me
rival: online shops | prices are lower and every flavour is there | | vape shop online
rival: giving up, or staying with the usual brand | stopping costs nothing, and the usual packet needs no thought
meet: the street around bars, offices and building sites | bar owner | adult smokers stand outside there and talk about what they use | hand adults a card of {name}, invite them to a quiet hour in the shop and ask what they buy today | two evenings a week | bars, barbers and lounges | their adult guests ask where good stock is sold
measure: the share of new customers who come back for refills within a month
moat: honest advice, legal stock that is always there and regulars from nearby
risk: new rules, taxes or a flavour ban can make stock worthless overnight | order small amounts, follow the rules closely and earn on devices, parts and accessories too
rule: Settle licence, age checks and permitted goods | Ask which licence is needed to sell tobacco and nicotine, which products and flavours are allowed, how age is checked, what advertising is forbidden and how duty stamps are shown. | the licence, the list of permitted goods and the age check are in place
trial: Serve thirty adult smokers by appointment | With the licence in place, keep a small stock in a shared shop for two weeks, check every age, advise adults one by one and note what they buy and when they come back. | purchases, questions and second visits are on one sheet
ask: Which products may be sold here next year? | | rules | by asking the licensing office and a wholesaler
ask: How are minors kept out? | Everybody who looks young shows an identity card | rules | with a written check and trained staff
ask: Does the margin last after duty and rent? | | f-1 | by listing price, duty and margin of the thirty main goods
roles: somebody who knows devices, tobacco and accessories | somebody for licence, stock and duty | a reliable seller who checks every age
search: vape and tobacco shop near me
name: +Cloudcounter = a counter for vapour
name: Smoke & Leaf = for smoke and tobacco leaf
name: +Vapourhall = a hall of vaping goods
name: Corner Humidor = cigars kept well nearby
name: +Coilhouse = coils and devices
name: Grown-Up Goods = goods for adults only
name: The Leaf Room = a room for tobacco
name: +Cigarbox = a shop like a cigar box
name: Pipe & Pod = from pipes to pods
name: Adult Counter = a counter for adults
name: *Vaporelle = a soft word from vapour
line: Good stock and honest advice
line: Find the device that suits you
line: Adults only, and gladly so
line: Your usual, always in stock
line: Genuine goods, properly stored
line: Ask somebody who knows

mobility-equipment-shop
job: an order, orders
rival: online shops and catalogues | prices are easy to compare and the parcel comes discreetly | Amazon | buy wheelchair online
rival: pharmacies and medical supply shops | the insurer works with them and they are near the doctor | Walgreens@US, CVS@US, Boots@GB | mobility shop near me
rival: borrowing from hospitals, charities and relatives | it costs little, and the need may last only a few weeks | | wheelchair loan
meet: hospital discharge desks, physiotherapists and senior clubs | discharge nurse | families hear there on short notice what they need at home | show three walking aids, explain hire by the week and leave the phone number of {name} for urgent cases | two mornings a week | physiotherapists, home carers and care homes | they see first which aid is missing and are glad of quick delivery
measure: the share of customers who use the device safely at home after two weeks
moat: advice and fitting in person, quick delivery and trust among nurses and therapists
risk: insurers pay late and large devices stand unsold | sell and hire common aids first, order large devices after a trial, and check the insurer's approval before delivery
rule: Settle medical device rules, insurers and hygiene | Ask which registration a seller of medical devices needs, what insurers demand of a supplier, how hired devices are cleaned and checked, and which tax rate applies. | the registration, the insurers' terms and the cleaning plan are filed
trial: Lend twelve aids for two weeks | Buy or borrow a few wheelchairs, rollators and shower seats, hire them to families through two therapists, deliver and adjust them, and note hours, faults and sales. | hires, hours, faults and orders are on one sheet
ask: Which aids are needed at once and never found? | | interviews-2 | by asking ten therapists and discharge nurses
ask: What do insurers pay, and when? | | f-2 | with the written terms of three insurers
ask: Who checks that the device fits? | A trained adviser measures and adjusts it | trade-trial | by calling every customer after two weeks
roles: a trained adviser in mobility aids or nursing | a technician for delivery and repair | somebody for insurers, orders and hire dates
search: mobility shop near me
name: +Steadystride = a steady step each day
name: Up and About = moving about again
name: +Walkwell = walking well again
name: Easy Stride = walking made easier
name: Safe Seat = a seat that feels safe
name: +Freemove = aids to move freely
name: On Your Way = help to be on your way
name: +Rollaround = rolling where you want
name: Near Help Aids = aids from close by
name: Firm Grip = something firm to hold
name: *Mobilora = a word from mobile
line: Try it before you take it home
line: Move safely through your day
line: Delivered, fitted and explained
line: The right aid, set for you
line: Hire it today, use it tonight
line: At home again, on your feet

liquor-store
job: a purchase, purchases
rival: supermarkets | bottles are cheap and go into the weekly basket | Tesco@GB, Costco@US, Aldi, Lidl | wine offers supermarket
rival: chains of drinks shops and delivery apps | they have a wide choice or bring it cold to the door | Total Wine & More@US, Majestic@GB, Dan Murphy's@AU, Uber Eats | liquor store near me
rival: drinking in bars or buying at the producer | the company is better there, or the price at the cellar door is lower
meet: restaurants, delicatessens and neighbourhood parties | restaurant owner | adults talk there about what they drink and where they found it | pour a small taste of three bottles from {name} and hand out a list with prices | two evenings a week | delicatessens, caterers and party venues | their customers ask for the drinks that go with the food
measure: the share of customers who come back within a month
moat: a good corner, a choice the supermarket lacks and advice that people trust
risk: a lost licence closes the shop at once | check every age, keep the hours and the rules, train each seller and record refusals
rule: Get the licence and age checks right | Ask which licence the shop and the seller need, which hours, tastings and deliveries are allowed, how age is checked, how duty must be proved and what advertising is forbidden. | the licence hangs in the shop and the age check is written down
trial: Hold four tasting evenings with orders | Use a licensed place, ask a wholesaler for twelve bottles, let adults taste under the local rules, take orders and note which bottles and prices are chosen. | guests, orders and margins of four evenings are on one sheet
ask: Is a new licence granted on this street? | | rules | by asking the licensing office before signing a lease
ask: What do people nearby buy each week? | | interviews-2 | by asking thirty adults about their last purchase
ask: Which bottles earn more than the supermarket allows? | Small producers, gifts and mixed cases | f-1 | with a list of price and margin by shelf
roles: somebody who knows wine, beer and spirits | somebody for licence, stock and duty | a reliable seller for evenings and weekends
search: liquor store near me
name: +Corkcorner = the corner for wine
name: Pour and Cork = a well chosen bottle to pour
name: Bottle & Barrel = bottles and barrels
name: +Cellarstreet = a cellar on the street
name: Top Shelf Stop = bottles from the top shelf
name: Cork and Cap = from wine to beer
name: +Barleyvine = beer and wine together
name: Evening Bottle = a bottle for the evening
name: +Caskmarket = a market of casks and bottles
name: The Dry Cellar = a cellar with dry wines
name: *Vinoro = a golden word for wine
line: A good bottle, close to home
line: Wine, beer and spirits, well chosen
line: Cold when you need it
line: The right bottle for tonight
line: Ask us what goes with dinner
line: Bottles you will not find elsewhere

dessert-parlour
job: a visit, visits
rival: coffee chains and fast food | they are everywhere and quick, with something sweet at the counter | Starbucks, McDonald's, Dunkin', Krispy Kreme | dessert near me
rival: dessert chains and ice-cream places | teenagers know the menu and meet there anyway | Creams Cafe@GB, Kaspa's@GB, IHOP@US | dessert parlour near me
rival: sweets at home or by delivery | a packet from the shop costs less and nobody has to go out
meet: cinemas, schools and youth clubs nearby | cinema manager | groups and families look there for something sweet afterwards | hand out small waffle pieces with a card of {name} and ask what they would order on a Friday evening | two evenings a week | cinemas, restaurants without desserts and party organisers | their guests want somewhere to go afterwards
measure: the share of guests who come again within a month
moat: a room where groups like to meet, desserts made fresh and regular new flavours
risk: the novelty fades and weekday evenings stay empty | change a few desserts each month, keep two favourites, offer delivery and fill quiet days with groups
rule: Settle hygiene, allergens and the kitchen | Ask which food permit and hygiene training are needed, how allergens are shown, what fryers and irons need for air and fire safety, and which hours and noise are allowed. | the permit, the allergen list and the fire check are filed
trial: Sell desserts on four evenings | Rent a stall or a café after closing time, offer four desserts made to order, and note waiting time, sales, waste and what guests ask for. | sales, minutes and waste of four evenings are on one sheet
ask: How many plates can two people make in the busiest hour? | | trade-trial | by timing each order in the trial
ask: Will guests come on weekdays too? | Groups, birthdays and students fill quiet evenings | interviews-2 | by asking fifty people when they last went for dessert
ask: What is left of a plate after ingredients and wages? | | f-1 | by costing each dessert with its toppings
roles: somebody who makes desserts quickly and well | a host who runs the room and young staff | somebody for purchasing, delivery and social media
search: dessert place near me
name: Sweet Booth = a booth for something sweet
name: +Waffleroom = a room full of waffles
name: Sugar Griddle = sweet things from the griddle
name: +Crepecorner = crêpes on the corner
name: Warm Batter = fresh from the batter
name: Last Course = dessert as the best course
name: +Dollopbar = a bar with a dollop on top
name: Sprinkle Hall = sprinkles on everything
name: Syrup Street = syrup down the street
name: Fluffy Plate = light, fluffy desserts
name: *Dulcetta = a sweet word
line: Dessert made while you watch
line: Something sweet, until late
line: Save room for dessert
line: Warm, fresh and made for you
line: The sweet end of the day
line: Bring friends, share a plate

nightclub
job: a night out, nights out
rival: bars with a DJ | they cost no entry and friends are there already | | bars with dancing
rival: other clubs and festivals | they have known names on the poster and a crowd | Ministry of Sound@GB, Pacha | nightclub near me
rival: house parties and staying in | drinks are cheap, the music is chosen by friends and nobody stands in line
meet: student unions, dance schools and bars before midnight | bar manager | people decide there where the night goes on | put twenty names on the list for {name}, come with a DJ for one hour and ask what they would dance to | three evenings a week | bars, DJs, hotels and student groups | they bring groups and want a good place to send them
measure: the share of guests who come back within two months
moat: a good name for sound and safety, strong regular nights and a late licence
risk: noise complaints, violence or a lost licence can close the club overnight | insulate the room, measure the sound outside, train the door staff and keep a record of each incident
rule: Settle the late licence, capacity and safety | Ask which licence is needed for late hours, alcohol, dancing and shisha, how many guests are allowed, what fire, noise and security rules apply, and which music fees are due. | the licences, the safety plan and the music contract are filed
trial: Hold two club nights in rented rooms | Rent a licensed room, book two local DJs, sell tickets in advance, hire security, and note guests by hour, drinks sold, complaints and costs. | tickets, takings, costs and incidents of two nights are on one sheet
ask: Is a late licence possible in this building? | | rules | by asking the licensing office and the neighbours before the lease
ask: Which nights of the week will fill? | | trade-trial | by comparing advance sales of two different nights
ask: How are guests kept safe? | Trained door staff, an awareness team and a clear house rule | f-4 | with a plan for the night shift and its cost
roles: a booker who knows DJs and promoters | a head of security and door | a bar manager for staff, stock and tills
search: nightclub near me
name: +Nightfloor = a floor for the night
name: Late Line = open late every weekend
name: +Bassroom = a room with strong bass
name: Velvet Floor = soft seats and dancing
name: After Ten = the night begins after ten
name: +Moonhall = a hall under the moon
name: Low Lights = low lights, loud music
name: Two Decks Club = a club with two decks
name: +Pulseyard = a yard with a pulse
name: Midnight Deck = dancing at midnight
name: *Noctelle = a word from night
line: Good sound until late
line: Your night starts here
line: Dance, meet and stay safe
line: Great DJs every weekend
line: One floor, one good crowd
line: Reserve a table, bring friends

metal-workshop
job: a job, jobs
rival: other welders and roadside workshops | they are close, cheap and begin at once for cash | | welder near me
rival: ready-made gates and railings from building stores | they can be taken home today and the price is on the label | The Home Depot@US, Leroy Merlin, B&Q@GB | metal gate price
rival: large steel fabricators and wood or aluminium | builders know them, or another material seems cheaper and lighter
meet: building sites, hardware stores and architects' offices | site manager | gates, stairs and beams are missing there when the builders are nearly done | show a sample corner with weld and coating from {name}, measure one opening and send the quote the next day | three mornings a week | builders, architects and hardware stores | they need small steel jobs done on time
measure: the share of jobs fitted on the promised day without a correction
moat: dates that are kept, clean welds and builders who send the next job
risk: steel prices rise and a wrong measurement eats the profit of the job | measure twice on site, quote for a short time only and take a deposit before the steel is bought
rule: Settle welding certificates, fire safety and liability | Ask which certificates structural steel and welders need, what the workshop must have for fumes, gas and fire, which rules apply to railings and powered gates, and take liability insurance. | the certificates, the safety check and the policy are filed
trial: Make four small jobs from measure to fitting | Take four paid jobs such as a grille, a handrail, a frame and a gate, rent bench time if needed, and note steel, hours, corrections and the promised day. | steel, hours, costs and dates of four jobs are on one sheet
ask: How long does a gate really take? | | trade-trial | by timing measuring, cutting, welding, coating and fitting
ask: What deposit will customers pay? | Enough to cover the steel | price-talks | by offering two payment plans to ten customers
ask: Who checks work that carries a load? | | rules | with a structural engineer's drawing for such jobs
roles: a certified welder | somebody who measures, draws and quotes | a helper for grinding, coating and fitting
search: metal gates and railings near me
name: +Gatewright = somebody who makes gates
name: Iron & Arc = iron welded with an arc
name: +Steelbench = a workbench for steel
name: Strong Gate = a gate that stays strong
name: Clean Weld = welds that are clean
name: Bar & Beam = from bars to beams
name: +Weldhouse = a house for welding
name: True Steel Shop = steel made true to measure
name: Forge Corner = a forge on the corner
name: +Ironrail = railings made of iron
name: *Ferrana = a word from iron
line: Made to measure, made to last
line: Gates that close and stay strong
line: Measured, welded and fitted on time
line: Solid steel, clean welds
line: From drawing to doorstep
line: Safe stairs, strong gates, straight frames

window-door-fitting
job: an installation, installations
rival: national window companies | they advertise everywhere, offer finance and a long guarantee | Anglian@GB, Andersen@US, Pella@US | replacement windows
rival: local joiners and glaziers | neighbours recommend them and they also do the small repairs | | window fitter near me
rival: ready-made windows from building stores, fitted by a builder | the price is on the label and the builder is there anyway | The Home Depot@US, Leroy Merlin, B&Q@GB | windows and doors price
meet: building sites, home fairs and streets where one house is being renovated | site manager or neighbour | people see new windows there and ask what they cost | show a cut corner of a frame from {name}, measure one window free of charge and send a plain quote the next day | two days a week | builders, architects and energy advisers | their customers need windows measured and fitted on time
measure: the share of jobs with no leak, draught or correction in the first month
moat: exact measuring, careful fitting and streets full of customers who recommend the firm
risk: one wrong measurement means frames nobody can use | measure twice by two people, have the customer sign the drawing and order only after the deposit
rule: Settle building rules, glass safety and guarantees | Ask which energy and safety rules windows, doors and low glass must meet, who has to certify the work, which guarantee the law asks for, and insure work at height. | the rules, the certificate and the policy are filed
trial: Fit windows in three homes | Order frames from a maker for three small paid jobs, measure and fit them yourself with a helper, and note hours, costs, corrections and what the neighbours ask. | hours, costs and corrections of three jobs are on one sheet
ask: Is it better to make the frames or to buy them? | They are bought until the orders fill a workshop | f-2 | by comparing three makers' prices with machine and rent
ask: What makes customers sign or refuse? | | closing-calls | with ten quotes followed up by phone
ask: How many windows can a team fit in a day? | | trade-trial | by timing each window in the trial
roles: an experienced fitter or joiner | somebody who measures, draws and quotes | a second fitter for heavy frames
search: new windows and doors near me
name: +Framewell = frames that fit well
name: Fair View Frames = a fair view, well framed
name: +Windowwright = somebody who makes windows
name: Snug Frames = frames without a draught
name: Light & Latch = light in, latch shut
name: +Panehouse = a house of window panes
name: Good Hinge = doors that close smoothly
name: Warm Pane = panes that keep warmth in
name: +Doorfield = a wide choice of doors
name: Bright Opening = brighter openings in the wall
name: *Fenestro = a word from window
line: Warm, quiet and properly fitted
line: Made to measure, fitted on time
line: Let in light, keep out cold
line: Windows that close as they should
line: One price, one team, no mess
line: A better view, a warmer home

drain-and-septic-service
job: a call-out, call-outs
rival: plumbers | they are known to the household and come for anything with water | Roto-Rooter@US, Dyno@GB | blocked drain plumber
rival: other tankers and drain firms | they have been emptying the same tanks for years | | septic tank emptying near me
rival: rods, chemicals and waiting | a bottle from the shop costs little, and the tank may last another month
meet: restaurants, property managers and houses without a sewer | property manager | blocked drains and full tanks come back there again and again | look into one drain with a camera, give them the number of {name} and offer a date for the next emptying | three mornings a week | plumbers, estate agents and property managers | they meet blocked pipes that need other equipment
measure: the share of drains that stay clear for three months after the visit
moat: quick response, legal disposal and customers reminded before the tank is full
risk: the truck breaks down or the disposal site closes | keep a partner with a second truck, agree a second disposal site and service the pump by hours
rule: Settle waste permits, disposal and safety | Ask which permit transporting sewage needs, where it may be discharged and how loads are recorded, train for gas and confined spaces, and take insurance for spills and damage. | the permit, the disposal contract and the safety plan are in the truck
trial: Serve twelve customers with hired equipment | Hire a jetter or work with a licensed tanker for two weeks, serve twelve customers, and note the cause, minutes, disposal fee, price and whether it blocks again. | causes, minutes, fees and prices of twelve visits are on one sheet
ask: Where may the load be emptied, and at what fee? | | rules | by asking the treatment plant and the environment office
ask: How many visits fit into a day? | | trade-trial | with the times of drive, work and disposal
ask: Would restaurants sign a yearly contract? | They want fixed dates and no blocked kitchen | price-talks | by offering ten restaurants a written plan
roles: a trained driver and operator | somebody for calls, routes and reminders | a mechanic for pump, hoses and truck
search: blocked drain and septic service
name: +Clearflow = drains that flow clear
name: Free Flow = the drain flows freely
name: +Drainwise = good sense about drains
name: Tank Empty = the tank is emptied
name: +Pipejet = pipes cleaned with a jet
name: Open Drain = the drain is open again
name: Flow Again = it flows again
name: +Septicare = care for septic tanks
name: Down the Pipe = all that goes down the pipe
name: Quick Drain = drains cleared quickly
name: *Fluvana = a word from flow
line: Blocked today, flowing today
line: Tanks emptied before they overflow
line: Clear drains, day and night
line: We find the cause, not just water
line: Clean work, legal disposal
line: One call and it flows

borehole-drilling
job: a borehole, boreholes
rival: other drilling firms and travelling rigs | they quote low and come when several neighbours order together | | borehole drilling near me
rival: water trucks and tanks | a delivery comes this week and costs far less at once | | water tanker delivery
rival: the public supply, rain tanks and hand-dug wells | they are there already, even if water comes only at times
meet: hardware and pump shops, farmers' groups and new building plots | pump dealer | owners ask there for tanks and pumps because their water fails | explain survey, metres and yield with a sample page from {name} and offer a visit to the site | two days a week | pump dealers, builders and farm advisers | they sell what comes after the borehole
measure: the share of boreholes that deliver the agreed water after the first months
moat: knowledge of the local ground, honest records and service of the pumps afterwards
risk: a dry hole or a broken rig can cost the profit of several jobs | survey each site, agree in writing who pays for a dry hole and keep money aside for repairs
rule: Settle drilling permits, water rights and testing | Ask who licenses drillers and wells, how far a borehole must be from tanks and latrines, which records and water tests are due, and insure the rig and damage to property. | the licence, the permit form and the insurance are filed
trial: Survey ten sites and sell two boreholes | Visit ten owners with a surveyor, quote by metre with a hired rig, take deposits for two boreholes, and note depth, days, costs and yield. | quotes, deposits, depth and costs are on one sheet
ask: Who pays when no water is found? | The contract names the share of each side | rules | with a contract checked by a lawyer
ask: What does a metre cost in the local ground? | | f-1 | by costing fuel, crew, casing and wear of two jobs
ask: Is it better to hire a rig at first? | | f-3 | by comparing hire for a year with a used rig
roles: an experienced driller | a hydrogeologist who surveys sites | a technician for pumps, tanks and service
search: borehole drilling near me
name: +Deepspring = a spring from deep below
name: Water Below = water found below
name: +Wellground = good ground for a well
name: Clear Bore = a clean borehole
name: First Water = the moment water comes
name: +Aquabore = a bore for water
name: Good Yield = plenty of water each day
name: Own Well = a well of your own
name: +Drillspring = drilling to the spring
name: Deep & Clear = deep holes, clear water
name: *Aquifera = a word from water ground
line: Water from your own ground
line: Surveyed first, drilled right
line: Clean water every day
line: Drill once, drink for years
line: From first survey to flowing tap
line: No more waiting for water

plastering-insulation
job: a job, jobs
rival: plasterers who work on their own | builders know them and pay by the metre | | plasterer near me
rival: insulation firms and general builders | they do the whole house and handle the grant papers | | loft insulation installer
rival: boards, foam and filler from building stores | the material is cheap and videos show how it is done | The Home Depot@US, Leroy Merlin, B&Q@GB | insulation boards
meet: building sites, builders' merchants and energy advice evenings | builder or energy adviser | walls wait there for plaster, and owners ask why their rooms are cold | show a finished sample board, measure one damp or cold wall and leave a quote from {name} | two mornings a week | builders, electricians and energy advisers | their own work stops until walls are closed and smooth
measure: the share of walls accepted by the customer without a correction
moat: clean, punctual crews, knowledge of damp and builders who call again
risk: damp sealed behind new insulation comes back as mould | measure moisture first, solve the cause and plan ventilation before anything is covered
rule: Settle fire, dust and energy rules | Ask which fire and energy rules plaster and insulation must meet, how dust, foam and old asbestos are handled, which training grants demand, and insure work on site. | the rules, the training papers and the policy are filed
trial: Finish three rooms and one loft | Do four small paid jobs with a helper and hired tools, measure moisture and warmth before and after, and note hours, material, waste and corrections. | hours, materials and readings of four jobs are on one sheet
ask: How many square metres does a crew finish in a day? | | trade-trial | by timing each wall and ceiling
ask: Which grants pay for insulation here? | | rules | by asking the energy office for the current list
ask: Do owners want plaster and insulation from one firm? | One crew means one date and one guarantee | interviews-2 | by asking twenty owners who are renovating
roles: an experienced plasterer | somebody trained in insulation and damp | a helper for mixing, boards and clearing up
search: plasterer and insulation near me
name: +Warmwall = walls that keep warm
name: Smooth Coat = a smooth coat of plaster
name: +Drywallers = walls smooth and dry
name: True Wall = walls straight and true
name: Snug Loft = a loft that keeps warm
name: +Plasterwell = plaster well done
name: Dry & Warm = dry walls, warm rooms
name: +Skimright = the right skim coat
name: Float & Trowel = tools of a good plasterer
name: Cosy Walls = walls that keep rooms cosy
name: *Calcena = a word from lime
line: Smooth walls, warmer rooms
line: Dry, warm and ready to paint
line: Keep the heat where you live
line: Straight walls, clean floors after
line: The cold stays outside
line: One crew from bare to smooth

pool-builder
job: a pool, pools
rival: large pool companies and franchises | they show many finished pools and offer finance | Anthony & Sylvan@US, Compass Pools@AU, Desjoyaux | swimming pool builder near me
rival: kits and above-ground pools from stores | they cost far less and stand in a weekend | Bestway, Intex | above ground pool
rival: a garden without a pool | public pools and the beach cost little and need no care
meet: garden fairs, architects' offices and streets with new houses | architect or garden designer | owners plan there what the garden will become | show drawings and one finished pool, visit the garden and leave a sketch from {name} with a price range | two afternoons a week | architects, garden designers and pool cleaners | their clients ask who can build a pool that does not leak
measure: the share of pools filled by the promised week and free of leaks
moat: finished pools people can visit, reliable crews and a written guarantee
risk: rock, rain and late payments stretch a job until the profit is gone | test the ground first, keep a reserve in the price and agree payments by stage
rule: Settle permits, safety and structure | Ask which building permit, engineer's drawing, fence or cover a pool needs, which rules apply to water, electricity and hotel pools, and take insurance for the work and later leaks. | the permit list, the drawing and the policy are filed
trial: Renovate one pool and sketch five | Take one paid repair such as tiles, liner or pump, draw five gardens with prices for owners, and note hours, questions and who asks for a contract. | hours and costs of the repair and five answers are on one sheet
ask: How many owners sign after a sketch? | | closing-calls | with calls to every owner who received a sketch
ask: What does bad ground add to the price? | A ground test comes before the fixed price | f-1 | by costing rock, water and slope with a digger firm
ask: Who builds while two pools run at once? | | f-4 | with a plan of crews and partners by week
roles: a site manager who has built pools | a designer who draws and quotes | a technician for pumps, filters and electricity
search: swimming pool builder near me
name: +Poolwright = somebody who builds pools
name: First Dive = the first dive at home
name: +Bluebasin = a blue basin in the garden
name: Garden Swim = a swim in the garden
name: Deep End Works = works down to the deep end
name: +Swimyard = a yard to swim in
name: Clear Blue Build = clear water, well built
name: Stone & Water = stone edges, clear water
name: +Pondhouse = a house with a pond
name: Summer Basin = a basin for summer days
name: *Piscara = a word from pool
line: A pool that fits your garden
line: From first sketch to first swim
line: Built once, enjoyed for years
line: Your summer begins at home
line: Designed, dug, built and filled
line: One team for the whole pool
`;
