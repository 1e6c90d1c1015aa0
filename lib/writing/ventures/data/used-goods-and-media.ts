/** Used goods, bookings and media: what is known of them; the keys are those of `../lore.ts`. */
export const USED_GOODS_AND_MEDIA = `
local-shops-marketplace
job: an order, orders
rival: large online marketplaces | nearly everything is there, and delivery is fast and familiar | Amazon, eBay, bol@NL, Allegro@PL | buy online delivery today
rival: the shops themselves, in person or by phone | people can see the goods, ask for advice and take them home at once
rival: supermarkets, chains and delivery apps | they have parking, long hours or a driver at the door within the hour | Uber Eats, Instacart@US, Glovo@ES | same day delivery shops
meet: the shops of one or two streets and their traders' group | chair of the traders' group | customers ask at the counter whether something can be ordered or brought home | put a sign with a code for {name} at the till and take the first orders together with the owner | three mornings a week | traders' groups, town centre managers and courier firms | they want more people to buy in town
measure: the share of ordered items that were really in stock and arrived on the promised day
moat: dependable stock data from many shops, and delivery rounds that are full enough to pay for themselves
risk: shops do not update their stock, and customers are told that the item is gone | read stock from the till where possible, start with goods that are always there and call about every missing item within the hour
rule: Settle whose sale it is, and who takes returns | Ask an adviser who is the seller towards the customer, who issues the receipt and pays the tax, who must take back goods, and which goods such as alcohol or medicines need a licence to deliver. | the terms for shops and shoppers are checked and signed
trial: Deliver from eight shops for two weeks | Put thirty items from each of eight shops on a simple page, take paid orders, collect and deliver once a day, and note missing items, minutes and what shoppers paid for delivery. | orders, missing items and minutes per delivery are on one sheet
ask: What does one delivery cost when the basket is small? | | f-3 | by timing every round of the trial
ask: Why would shops keep their stock up to date? | It can be read from the till in many shops | interviews-2 | with ten shop owners and their till systems
ask: Do shoppers come back after the first order? | | trade-trial | by counting second orders within two weeks
roles: somebody whom the shop owners know and trust | a developer for stock feeds and checkout | somebody for delivery rounds and customer service
search: buy from local shops online
name: +Towncart = a cart for the whole town
name: Main Street Cart = your street in one cart
name: +Nearshelf = shelves that are near you
name: Round Here = goods from round here
name: +Shopstreet = the street as one shop
name: One Town Basket = one basket, many shops
name: +Localcart = a cart filled locally
name: Our Shops = the shops we know
name: +Cornercart = from the shops round the corner
name: From Nearby = bought and brought from nearby
name: *Localura = a coined word from local
line: Your town's shops in one basket
line: Local shops, at your door today
line: Buy nearby without the errands
line: The shops you like, now online
line: One order from many local shops
line: Found nearby, delivered today

holiday-home-marketplace
job: a stay, stays
rival: large booking platforms | they have homes everywhere, many reviews and a payment people trust | Airbnb, Booking.com, Vrbo | holiday home rental
rival: hotels, guest houses and campsites | there is a reception, breakfast and little to arrange | | family hotel
rival: the owner's own website, or friends and relatives | there is no fee, and the home is already known
meet: owners' groups, tourist offices and villages with many lets | head of the tourist office | owners ask there how to get more guests without high fees | list five homes on {name} together with their owners and send the page to last year's guests | two afternoons a week | tourist offices, key holders and cleaning teams | they know the owners and want full houses in quiet weeks
measure: the share of booking requests that end in a confirmed and well-reviewed stay
moat: checked homes of one sort that guests cannot compare as well elsewhere, and hosts who are treated well
risk: a guest arrives and the home is not as shown, and trust is gone | check identity and ownership, visit or video-check each home, hold the payment until after arrival and keep replacement homes
rule: Settle registration, guest money and deposits | Ask which registration number a listing must show, whether visitor tax has to be collected, who may hold guests' money, which data must be reported to the tax office, and which cancellation rules apply. | the written answers and the booking terms are on file
trial: Book ten stays by hand | List eight homes of willing owners on a simple page, answer requests yourself, take deposits through a payment service, and note replies, bookings, questions and complaints. | requests, paid stays and complaints are on one sheet
ask: Why not book on the large platforms? | Every home here is checked for the same things | interviews-2 | by asking twenty guests how they chose their last stay
ask: What happens when a home is not as shown? | | rules | with a written promise for guests and hosts
ask: Which share will owners pay? | | price-talks | by offering ten owners two fee models
roles: somebody who knows hosts and their region | a developer for calendars and payments | somebody for guest support, also on weekends
search: holiday homes from private hosts
name: +Staycabin = stay in a cabin or cottage
name: Days of Our Own = a home of your own for days
name: +Homeward Stays = stays that feel like home
name: Weekend Keys = keys for a weekend away
name: +Hostnest = a nest let by a host
name: Real Hosts = people who let their own homes
name: +Awaydoor = a door away from home
name: A Place to Stay = simply what it offers
name: +Holidoor = the door to a holiday home
name: Few Nights Away = a short break in a home
name: *Stayvia = your way to a stay
line: A home for your days away
line: Stay with hosts you can trust
line: Checked homes, fair fees
line: Book a home, not a room
line: Your next stay is a real home
line: From the owner's hands to yours

hobby-class-marketplace
job: a class, classes
rival: experience and ticket sites | they list a lot for tonight and are known to gift buyers | Airbnb, Eventbrite, ClassBento@AU, Wecandoo@FR | workshops near me
rival: community colleges and adult education centres | courses are cheap and the programme comes every term | | evening courses
rival: free videos and kits at home | they cost little and can be watched at any time | YouTube, Skillshare | learn at home
meet: studios, craft shops and makers' markets | owner of the craft shop | people who buy clay, wool or paint ask there where they can learn it | hang up the month's classes from {name} with a code and ask which class people miss | two afternoons a week | craft shops, cafés with a back room and company team planners | classes bring them buyers and something to recommend
measure: the share of seats in listed classes that are filled
moat: good teachers whose free seats are shown live, and learners' reviews of each of them
risk: teachers take returning learners off the platform, and the commission is lost | charge mainly for new learners, fill last seats, and save teachers work with payments, reminders and gift cards
rule: Settle cancellations, safety and gift cards | Write down what happens when a class is cancelled, ask which insurance teachers need for tools, heat and food, and ask how long gift cards must stay valid. | the class terms and each teacher's insurance are on file
trial: Fill the seats of ten classes | List ten classes of five teachers on a simple page for two weeks, sell the seats, send reminders by hand, and note seats filled, no-shows and where learners came from. | seats, no-shows and sources for ten classes are on one sheet
ask: Will teachers stay when they have regulars? | They pay only for learners we bring | price-talks | with ten teachers and two fee models
ask: Which classes sell without discounts? | | trade-trial | by comparing the seats sold in ten classes
ask: What does one new learner cost? | | f-3 | by noting the source of every booking
roles: somebody who finds and visits good teachers | a developer for calendars and payments | somebody for gift cards, firms and social media
search: hobby classes near me
name: +Tryclass = try a class
name: New Hands = hands that learn something new
name: +Hobbyseat = a seat in a hobby class
name: Make One Evening = an evening spent making
name: +Learnbench = a bench to learn at
name: Spare Seat = the seat still free tonight
name: +Makerclass = classes by makers
name: First Attempt = your first try at a craft
name: +Workshopday = a day in a workshop
name: Clay to Cake = from pottery to baking
name: *Hobbella = a soft word from hobby
line: Find a class you'll love
line: Try something new this week
line: Learn it by hand, near you
line: Free seats with good teachers
line: One evening, one new hobby
line: Book a seat and start making

multi-gym-pass
job: a visit, visits
rival: national and international sports passes | they have many partners, and employers already pay for them | ClassPass, Wellhub, Urban Sports Club@DE, MultiSport@PL | gym pass for several gyms
rival: a contract with one gym | it is close, cheap by the month and open all day | | gym membership near me
rival: running outside, home workouts and single tickets | they cost little and bind nobody
meet: studios with quiet hours, and offices near them | studio manager | people ask at the desk for a trial and say they also swim or climb elsewhere | sell the first passes of {name} at the desk of five studios with a joint trial week | three afternoons a week | studio owners, staff councils and health advisers of firms | studios want new faces in quiet hours, and firms want a benefit that is used
measure: the number of visits a member makes each week
moat: a dense choice of good studios near home and work, and payouts that studios find fair
risk: keen members visit so often that payouts exceed what they pay | limit visits per venue, use credits that cost more at busy hours and watch the visits of every plan each week
rule: Settle payouts, cancellation and health data | Agree in writing what a studio gets for each visit and when, ask how a subscription has to be ended and whether the pass counts as a taxed benefit, and show employers no person's visits. | the studio contract, member terms and data notes are checked
trial: Sell thirty passes for five studios | Agree on payouts with five studios, sell a two-week pass, check people in with a simple code, and note visits, hours, payouts and who would pay for a month. | visits, payouts and paid passes are on one sheet
ask: What if members train almost every day? | Busy hours cost more credits | f-3 | by counting visits of thirty members in the trial
ask: Why would a good studio join? | | interviews-2 | with ten studio owners and their quiet hours
ask: Will employers pay a part? | | closing-calls | by offering a trial month to five firms
roles: somebody who knows studio owners and their figures | a developer for bookings and check-in | somebody who sells to employers
search: one membership for many gyms
name: +Manygym = many gyms, one pass
name: Any Mat = train on any mat
name: +Fitroam Key = one key to many gyms
name: All Doors Fit = every door to fitness open
name: +Gymroam = roam from gym to gym
name: Swim Lift Climb = three sports, one pass
name: +Trainpass = a pass for training anywhere
name: One Fit Card = one card for fitness
name: +Sweatpass = a pass for each workout
name: Next Workout = the next place to train
name: *Fitaro = a coined word from fit
line: One pass for every workout
line: Many gyms, one membership
line: Train where you are today
line: Swim, lift or stretch, one pass
line: A new studio whenever you like
line: Your sport, near home and work

salon-marketplace
job: an appointment, appointments
rival: large booking apps for beauty | they show many salons, reviews and free times in one place | Treatwell@GB, Fresha, Booksy, Planity@FR | hairdresser near me book online
rival: the salon people always go to | the stylist knows the hair, and the next visit is made at the desk
rival: maps, social media and friends' advice | photos and stars are free, and a friend's haircut is proof | Google, Instagram | good hairdresser near me
meet: salons and barbers along the main streets | salon owner | gaps show in the diary every week, and new residents walk in and ask | put three salons' free times on {name} and share the gaps each morning | three mornings a week | hair product wholesalers, training salons and card reader sellers | they visit every salon and know who has empty chairs
measure: the share of offered free times that are booked and kept
moat: live diaries of the good salons, and honest photos and reviews for each stylist
risk: clients book direct after the first visit, and salons stop paying | charge for new clients only, give salons deposits and reminders they want to keep and fill last-minute gaps
rule: Settle deposits, reviews and client data | Ask who may take deposits for salons, write down refunds and no-show fees, check how reviews must be verified, and agree whose data a client's record is. | the salon contract, deposit rules and data notes are checked
trial: Fill the gaps of six salons | Collect free times from six salons each morning for two weeks, offer them on a simple page, confirm by phone, and note bookings, no-shows and new clients. | bookings, no-shows and new clients of six salons are on one sheet
ask: Why would salons pay when clients return? | They pay for the first visit only | price-talks | with ten salon owners and two fee models
ask: Are the free times really free? | | trade-trial | by counting double bookings in the trial
ask: What keeps a large app out of this town? | | interviews-2 | by asking twenty clients how they found their salon
roles: somebody from the salon trade | a developer for diaries and deposits | somebody who visits salons and helps them start
search: book a salon nearby
name: +Chairfree = a chair that is free now
name: Free Chair = the chair waiting for you
name: +Trimspot = the spot for a trim
name: Hair Near Here = good hair close by
name: +Salonslot = a free slot at the salon
name: Cut & Colour Day = book a cut or a colour
name: +Lookbook Now = see looks and book
name: Next Trim = when the next trim is due
name: +Brushline = salons in a line to compare
name: Found My Stylist = the stylist that suits you
name: *Coiffio = a coined word from coiffure
line: Find your chair, book it now
line: Salons nearby with time for you
line: See the work, then book
line: Your next haircut is free today
line: Compare, choose and sit down
line: The right stylist, close by

sports-venue-booking
job: a booking, bookings
rival: the venue's own phone, website or notebook | regular groups keep the same hour every week and pay no fee | | book a football pitch
rival: booking apps for courts and pitches | free hours, payment and players are in one app | Playtomic, Playo@IN, Playfinder@GB | court booking app
rival: open courts, parks and club membership | the park is free, and members have their fixed hours
meet: pitches and halls on weekday evenings, and group chats of teams | hall manager | groups stand there and collect money, and others ask for a free hour | offer next week's empty hours of three venues on {name} and take the first bookings at the desk | three evenings a week | leagues, coaches and sports shops | they know which teams look for a place to play
measure: the share of searches for an hour that end in a booked one
moat: live hours of most venues in a town, and groups that pay and fill places in the app
risk: large venues keep their good hours to themselves, and only unwanted hours are listed | begin with venues that are empty by day, bring new groups and link their own calendar so nothing is double-booked
rule: Settle whose contract it is, refunds and liability | Ask an adviser whether players contract with the venue or with you, write down refunds for rain and no-shows, check the venues' insurance and ask who may hold the payments. | the venue contract and the booking terms are checked
trial: Sell the empty hours of six venues | Collect free hours from six venues each day for two weeks, post them on a simple page, take payments by link, and note bookings, cancellations and missing players. | booked hours, cancellations and new groups are on one sheet
ask: Why would venues give up a share? | They pay only for hours that stood empty | price-talks | with ten venue managers and their week
ask: Do groups come back in the app or call direct? | | trade-trial | by asking every group how they will book next time
ask: What does a live calendar link cost per venue? | | f-2 | by listing the calendars that ten venues use
roles: somebody known in local leagues and halls | a developer for calendars and split payments | somebody who wins and helps venues
search: book a pitch or court near me
name: +Courtfree = a court that is free
name: Game Tonight = a place to play tonight
name: +Pitchspot = a spot on the pitch
name: Free Court Now = courts with a free hour
name: +Playhour = an hour to play
name: One More Player = find the missing player
name: +Hallhour = an hour in the hall
name: Nets & Nights = courts in the evening
name: +Kickslot = a slot for a game
name: Where We Play = the place for your game
name: *Courtessa = a coined word from court
line: Find a court, play tonight
line: Every pitch near you in view
line: Book the hour, split the bill
line: A free court in a minute
line: Less calling, more playing
line: Your game has a place

crowd-shipping
job: a delivery, deliveries
rival: postal services and parcel companies | they are known, insured and have a tracking number | DHL, UPS, FedEx | cheap parcel abroad
rival: friends, relatives and bus drivers who take things along | it is nearly free, and they are known personally
rival: platforms that match senders with travellers or drivers | they have trips on offer and hold the money until delivery | Grabr, Cocolis@FR, Roadie@US | send parcel with traveller
meet: community groups of people who live abroad, and groups for used furniture | group admin | people ask there who travels next week and could take something | match the first five requests with trips through {name} and be there at each handover | one hour every evening | community shops, travel agents and bus stations | they are asked all the time who could take a parcel
measure: the share of requests that find a traveller and arrive undamaged on the agreed day
moat: many trips on the same few routes, and travellers with verified identity and good ratings
risk: something forbidden is carried, or a parcel is lost, and nobody trusts the app any more | require open goods, photos at handover and checked identity, exclude risky goods and begin with one route
rule: Settle customs, forbidden goods and insurance | Ask customs and a transport lawyer what private travellers may carry for others, when duty is due, whether carriers need a licence or pay tax on rewards, and which insurer covers loss. | the list of forbidden goods, the terms and the insurer's answer are on file
trial: Match ten deliveries on one route | Choose one route, collect requests and trips by hand for two weeks, photograph every item at handover, hold the payment until receipt, and note days, rewards and problems. | requests, matches, days and problems are on one sheet
ask: Who is liable if a parcel holds something illegal? | Every item is opened and photographed at handover | rules | with the answers of customs and a lawyer
ask: Are there enough trips on the route? | | f-1 | by counting offers and requests in community groups for two weeks
ask: Why would a stranger be trusted? | | interviews-2 | by asking twenty senders what they would hand over
roles: somebody at home in the communities on both ends | a developer for matching and payments | somebody for safety, customs questions and support
search: send parcel with a traveller
name: +Carryalong = carried along on a trip
name: Spare Suitcase = space in a suitcase
name: +Tripcarry = carried on a trip
name: Going Your Way = somebody goes there anyway
name: +Takealong = please take it along
name: Room in the Boot = there is room in the boot
name: +Wayparcel = a parcel along the way
name: Same Route = traveller and parcel, one route
name: +Handbring = brought by hand
name: With a Traveller = sent with a traveller
name: *Carrivia = carried along the way
line: Somebody is already going there
line: Sent along with a traveller
line: Your parcel travels with people
line: Space to spare, parcels to share
line: From hand to hand, insured
line: Send it with the next trip

luxury-resale
job: a sale, sales
rival: resale platforms for luxury | they have a large choice, worldwide buyers and their own authentication | Vestiaire Collective, The RealReal@US, Fashionphile@US, Chrono24 | authenticated designer bags
rival: consignment boutiques, dealers and pawn shops | the piece can be seen at once, and sellers get cash or advice in person | | sell designer bag near me
rival: private sales in classifieds and groups | the price is lower, and no commission is taken | eBay, Vinted | used designer bag
meet: bag and watch groups, tailors, stylists and wardrobe organisers | stylist | owners ask them what to do with good pieces they no longer wear | take ten pieces on consignment for {name} and show each check step in the group | two afternoons a week | stylists, watchmakers and jewellers | their clients ask whether a piece is genuine and what it is worth
measure: the share of consigned pieces that are sold within two months at the agreed price
moat: an expert whose checks are trusted, and owners who bring the next piece
risk: one fake slips through and ruins the name | have each piece checked by two trained people, leave out brands you do not know, insure stock and refund without argument
rule: Settle dealing licences, proof of origin and tax | Ask whether dealing in used valuables needs a licence, how identity and origin have to be recorded, which tax scheme applies to used goods, how brand names may be used, and insure stock in store and in the post. | licence answers, intake form and insurance are on file
trial: Sell ten pieces on consignment | Take ten pieces from five owners, pay an expert to check them, photograph and list them at the agreed price for two weeks, and note questions, offers, days and costs. | checks, offers, sales and costs of ten pieces are on one sheet
ask: Who decides that a piece is genuine? | Two trained people check each piece | rules | with a written check list and an outside expert
ask: What share will owners give? | | price-talks | by showing ten owners a sample payout
ask: What do checks and insured post cost per piece? | | f-3 | by noting every cost of ten pieces
roles: an authenticator for bags or watches | somebody for photographs, listings and customers | somebody who wins owners and agrees prices
search: authenticated designer bags
name: +Trueclasp = the clasp of a genuine bag
name: Real Leather Co = genuine leather pieces
name: +Provenbag = proven to be genuine
name: Second Wrist = a watch for its second wrist
name: +Lovedagain = pieces that are loved again
name: Checked by Two = two experts checked it
name: +Finekeep = fine things worth keeping
name: The Real Bag = the genuine one
name: +Clasphouse = a house for fine bags
name: Proof & Patina = genuine pieces with a past
name: *Genuvelle = genuine, with a fine sound
line: The real thing, for less
line: Genuine pieces, checked by experts
line: Designer bags with proof
line: Sell it safely, buy it surely
line: Every piece checked before it ships
line: Luxury that has been loved before

used-sports-gear
job: a purchase, purchases
rival: online classifieds and marketplaces | they are free, local and full of offers | eBay, Facebook Marketplace, SidelineSwap@US | used skis
rival: club swaps and second-hand sports shops | parents can try the size, and trade-ins are taken | Play It Again Sports@US | used sports equipment store
rival: seasonal hire and cheap new gear | it fits, it is checked and it can be returned or exchanged | Decathlon | ski set hire season
meet: club rooms and halls at the start of a season | youth coach of the club | parents must find gear in the right size before the first training | set up a rail of checked gear with {name}, take in what no longer fits and note missing sizes | the first three weeks of the season | clubs, coaches and sports shops | they want children to start with gear that fits
measure: the share of items that fit and are kept after the first use
moat: clubs that send their families each season, and reliable size and safety checks
risk: stock in the wrong sizes stays until next season | take in by list of wanted sizes, pay the owner after the sale and lower prices as the season goes on
rule: Settle safety gear, liability and returns | Ask which used items must not be sold or need a test, such as helmets, ropes and ski bindings, who is liable after an adjustment, and which warranty and return rules apply to used goods. | the list of excluded items and the check form are on file
trial: Run one swap weekend with a club | Take in gear from twenty families, check and tag it, sell it in the club room and on a simple page for two weeks, and note sizes sold, prices and leftovers. | items sold, sizes missing and leftovers are on one sheet
ask: Which items are too risky to resell? | Helmets and ropes are left out | rules | with a list checked by a trained specialist
ask: What is sold outside the main season? | | f-2 | by listing each sport's months of demand
ask: Will families bring back what is outgrown? | | interviews-2 | by asking twenty families where their last gear went
roles: somebody who can check and adjust gear | somebody close to clubs and parents | somebody for listings, parcels and support
search: used sports gear
name: +Gearagain = gear that is used again
name: Next Season Kit = kit for the coming season
name: +Outgrownly = gear that was outgrown
name: Passed On Kit = kit passed on to others
name: +Kitround = kit that goes round
name: Second Run = ready for a second run
name: +Bootswap = swap boots that got small
name: Still Fast = used gear, still fast
name: +Playonkit = kit to play on with
name: Grown Out Of = what children grew out of
name: *Gearola = a light word from gear
line: Outgrown here, just right there
line: Checked gear for the next season
line: Good kit at a fair price
line: The right size, used once before
line: Trade in, gear up, go out
line: Sport costs less this way

used-bikes
job: a bike, bikes
rival: private sales in classifieds | the price is low, the choice is large and the bike can be tried nearby | eBay, Facebook Marketplace, Pinkbike | second hand bike
rival: online platforms for used bikes | bikes are checked or the payment is protected, and they are sent | Buycycle, Upway | certified used bikes
rival: new bikes from dealers and chains | there is advice, a warranty and often payment by the month | Decathlon, Halfords@GB | cheap new bike
meet: bike workshops, university entrances and commuter stations | workshop owner | people ask there for a sound bike for little money, and others leave their old one | offer five overhauled bikes from {name} for test rides in front of the workshop | two afternoons a week | workshops, leasing firms and cycling clubs | they have old bikes standing around and people who ask for one
measure: the share of bikes that need no repair in the first months after the sale
moat: a steady supply of good bikes, a strict check and low returns
risk: hidden wear and weak batteries eat up the margin | check by a fixed list before buying, measure each battery, price in parts and refuse what cannot be checked
rule: Settle stolen bikes, warranty and battery transport | Record the seller's identity and the frame number, search the theft registers, ask which warranty applies to used goods, how batteries have to be tested and sent, and insure test rides. | the intake form, the register check and the warranty terms are on file
trial: Overhaul and sell eight bikes | Buy or take in eight bikes, check frame numbers, overhaul them, list them for two weeks, and note parts, hours, test rides, selling price and questions. | parts, hours and prices of eight bikes are on one sheet
ask: Where do good bikes come from every month? | | f-2 | by asking ten workshops and leasing firms what they return
ask: How healthy is an old battery? | It is measured before the bike is bought | trade-trial | with the battery reports of the first e-bikes
ask: What does sending one bike really cost? | | f-3 | with written quotes from three carriers and one packed bike
roles: a trained bike mechanic | somebody who buys in and knows prices | somebody for photos, the shop and freight
search: checked second-hand bikes
name: +Rideproof = proof that it rides well
name: Second Spin = a bike's second spin
name: +Frametrue = frame checked and true
name: Checked Chain = every chain checked
name: +Wheelsound = wheels that are sound
name: Two Good Wheels = a sound used bike
name: +Bikereturn = bikes that return to the road
name: Ready to Roll On = overhauled and ready
name: +Pedalagain = pedalled once again
name: Known Owner = whose bike it was is known
name: *Cyclora = a light word from cycle
line: Used bikes you can trust
line: Checked, overhauled, ready to ride
line: A good bike for less
line: Every frame number checked
line: Your next bike has been around
line: Sound brakes, fair price, clear papers

used-books
job: an order, orders
rival: large online sellers of used books | the choice is huge, prices are low and buying in is quick | World of Books@GB, ThriftBooks@US, Momox@DE, AbeBooks | used books online
rival: charity shops, flea markets and public bookcases | books cost little or nothing, and browsing is a pleasure | Oxfam@GB | second hand bookshop near me
rival: libraries, e-books and borrowing from friends | reading costs little and nothing has to be stored
meet: book clubs, libraries and markets | leader of the book club | readers there finish a title together and look for the next one | bring a crate of well-chosen titles with {name}, take read books in and note what is asked for | two Saturdays | libraries, cafés and teachers | they want people to read and have no room for more books
measure: the share of listed books that are sold within three months
moat: a good eye for what sells, honest condition notes and steady sources of books
risk: cheap titles cost more to store and send than they bring | refuse what sells below a set price, bundle cheap titles and review the shelves every month
rule: Settle buying in, tax and returns | Ask how used goods bought from private people have to be recorded and taxed, whether fixed book prices apply to unread copies, which return rules hold online, and check stored books for damp. | the answers, the buying form and the return terms are on file
trial: Sell two hundred books in two weeks | Collect two hundred books from ten homes, scan them, list the good ones on two portals and in one local group, and note sold titles, minutes, postage and what was refused. | titles sold, minutes and postage are on one sheet
ask: Which books are worth listing at all? | | f-3 | by comparing price, postage and minutes of fifty books
ask: Where do good books come from every week? | | f-2 | by asking house clearers, libraries and charity shops
ask: Why not buy from the large sellers? | Each book here is chosen and described by hand | interviews-2 | by asking twenty readers about their last used book
roles: somebody who knows books and their prices | somebody for scanning, storing and posting | somebody who finds libraries and collections
search: buy used books online
name: +Secondpage = a page read a second time
name: Read Before = somebody has read it before
name: +Shelfreturn = back from the shelf
name: Dog Ear Books = well-read books
name: +Rereadnook = a nook for books read again
name: Another Reader = ready for another reader
name: +Pagesagain = pages read again
name: The Read Shelf = a shelf of read books
name: +Spinefinds = finds by their spine
name: Good Old Pages = old pages in good order
name: *Librenza = a coined word from book
line: Good books, read before
line: More stories for less
line: Your next book has been loved
line: Read it, pass it on
line: Well-chosen used books by post
line: Room on your shelf, new stories

antiques-and-auctions
job: a lot, lots
rival: large auction and collectors' sites | they bring bidders from many countries and have experts for each field | Catawiki, eBay, LiveAuctioneers | antiques auction online
rival: auction rooms and antique dealers | the piece can be seen and held, and the name is known | Bonhams, Christie's, Sotheby's | antique dealer near me
rival: flea markets, classifieds and house clearers | the money comes at once and nothing has to be described
meet: house clearers, estate lawyers and flea markets | house clearer | families ask there what the inherited pieces are worth | appraise twenty pieces from photos for {name} and take the best into the first sale | two afternoons a week | estate lawyers, movers and restorers | they see good pieces first and are asked what to do with them
measure: the share of lots that sell at or above the estimate
moat: trusted descriptions, steady sources of estates and bidders who look in every week
risk: a wrong attribution or a broken parcel costs the reputation | have uncertain pieces seen by a specialist, write what is not known, photograph packing and take back mistakes
rule: Settle auction licences, origin and export | Ask which licence and records an auction needs, how a seller's ownership is proved, which materials and cultural goods may not be traded or exported, how fees have to be shown, and keep sellers' money apart. | the licence answer, the seller form and the fee terms are on file
trial: Hold one small online sale | Take forty pieces from five households, appraise, photograph and list them for ten days with low opening bids, and note views, bidders, prices against estimates and packing costs. | bids, prices and costs of forty lots are on one sheet
ask: What if a piece turns out to be something else? | The buyer gets the money back | rules | with written terms and an outside specialist
ask: Will enough bidders come to the first sale? | | f-1 | by collecting sign-ups from collectors' groups before the sale
ask: Which fees do sellers and buyers accept? | | price-talks | with ten sellers and ten buyers and two fee models
roles: an appraiser with a broad eye | somebody for photographs, catalogue and packing | a developer for bidding and payments
search: online antiques auction
name: +Lotfinder = find the lot you look for
name: Third Bid = a bid, another and a third
name: +Gavelroom = a room for the gavel
name: Attic Finds = what was found in the attic
name: +Heirbid = bids for inherited pieces
name: Old & Known = old pieces with known past
name: +Fairhammer = a fair hammer price
name: Sunday Lots = lots that close on Sunday
name: +Patinahall = a hall for things with patina
name: From Estates = pieces from family estates
name: *Antiquora = a coined word from antique
line: Old pieces with a known past
line: Bid on pieces with a story
line: Inherited well, sold well
line: Found in attics, loved again
line: Every lot described by experts
line: Your treasures reach their collectors

bridal-and-occasion-wear
job: a dress, dresses
rival: bridal shops and chains | there are many gowns to try on, and friends come along | David's Bridal@US, Pronovias | bridal shop near me
rival: online shops and fashion chains | prices are low, delivery is quick and returns are easy | Asos, Zalando, Azazie@US | occasion dress online
rival: hired, borrowed and second-hand dresses | a dress for one day costs less, and nothing hangs in the wardrobe after
meet: wedding fairs, registry offices and wedding venues | wedding planner | couples collect names of suppliers there soon after the engagement | show three dresses of {name} on women of different sizes and book fittings on the spot | two weekends | wedding planners, photographers and florists | they are asked for a dress maker and want good pictures
measure: the share of first fittings that end in an order
moat: a fit that photographs well, and brides who send their friends and guests
risk: a dress is late or does not fit days before the celebration | set fixed fitting dates, order cloth early, stop taking orders when the calendar is full and keep days free for last changes
rule: Settle deposits, changes and labels | Write down deposit, fittings, changes and what happens if the celebration is called off, ask which return rules apply to goods made to measure, how textiles must be labelled, and insure dresses in store. | the order form, the label answers and insurance are on file
trial: Hold one fitting weekend | Rent a bright room for a weekend, show a few samples in several sizes, offer bookable fittings, take small deposits and note sizes, wishes, budgets and dates. | fittings, wishes and deposits are on one sheet
ask: How many hours does one dress take with all changes? | | f-3 | by timing three dresses from first fitting to hand-over
ask: Why not order online? | It is fitted on the body before it is finished | interviews-2 | by asking twenty brides where they bought
ask: What happens when the body or the date changes? | | rules | with one page that each customer signs
roles: a dressmaker or pattern cutter | somebody for consultations and fittings | somebody for photographs, fairs and the calendar
search: wedding dress made to measure
name: +Gownday = the day of the gown
name: The Last Fitting = when all of it fits
name: +Aislewear = worn down the aisle
name: Silk & Seam = silk cloth, fine seams
name: +Veilhouse = a house for bridal wear
name: Her Own Gown = a gown made for her
name: +Fittedjoy = joy in a dress that fits
name: Guest of Honour = dressed as a guest of honour
name: +Tulleroom = a room full of tulle
name: White & After = dresses to wear again
name: *Bridessa = a coined word from bride
line: A dress that fits your day
line: Made for you, ready in time
line: Wedding dresses in your real size
line: Three fittings to your dress
line: Dressed well for the big day
line: The dress, the fit, the moment

styling-box
job: a box, boxes
rival: large styling services | the questionnaire is quick, returns are free and many brands are in stock | Stitch Fix@US, Outfittery@DE, Lookiero@ES | personal stylist box
rival: fashion sites with free returns | the choice is endless, and people order several sizes to try | Zalando, Asos, Amazon | clothes free returns
rival: local shops and friends with taste | advice is free, and the clothes can be felt and tried at once
meet: offices, professional networks and parents' groups | head of the network | people there need to look good and have no time to shop | send five first boxes of {name} to members and ask for a photo of what they keep | one hour every evening | career coaches, hairdressers and photographers | their clients ask what to wear
measure: the share of clothes in a box that are kept
moat: sizes, taste and feedback of each customer, and stylists whom people ask for by name
risk: too much comes back, is creased or out of season, and eats the margin | start with clothes on commission from a few labels, ask for measurements and photos, and pause customers who keep nothing
rule: Settle try-on terms, returns and body data | Write down when a sale is made and what happens with pieces that are damaged or not returned, ask which return rights apply, and get consent for measurements and photos. | the try-on terms and the consent text are checked
trial: Send twenty boxes by hand | Interview twenty people, choose clothes bought with a return right or lent by two shops, send the boxes within two weeks, and note pieces kept, reasons for returns, hours and postage. | kept pieces, reasons and costs of twenty boxes are on one sheet
ask: How much is kept per box? | | trade-trial | by counting kept pieces in twenty boxes
ask: Who pays for the clothes until the customer decides? | | f-2 | by asking ten labels for goods on commission
ask: Would people pay a styling fee? | It is taken off the bill when something is kept | price-talks | by offering two models to twenty people
roles: a stylist with a sure eye for fit | somebody who buys from labels and watches stock | somebody for parcels, returns and the site
search: personal stylist clothes box
name: +Wearchosen = chosen for you to wear
name: Picked to Fit = picked so that it fits
name: +Stylesent = style sent home
name: Five to Try = five pieces to try
name: +Mirrorbox = a box for your mirror
name: Keep the Coat = keep what you like
name: +Pickedwear = wear picked by a stylist
name: Home Try = tried on at home
name: +Dressparcel = a parcel to get dressed
name: My Stylist Sent = sent by my stylist
name: *Stylanda = a coined word from style
line: Clothes chosen for you, tried at home
line: A stylist picks, you decide
line: Dressed well without the shops
line: Open, try, keep what you love
line: Outfits that fit your life
line: Your size, your style, your mirror

greeting-cards
job: an order, orders
rival: card publishers in shops and supermarkets | they are there when people remember, and every occasion is in the rack | Hallmark, American Greetings@US, Card Factory@GB | greeting cards shop
rival: services that print and post a card | it takes minutes, has photos and goes straight to the person | Moonpig@GB, Funky Pigeon@GB, Touchnote | send a card online
rival: messages, e-cards and cards made at home | they are free and arrive at once or mean more
meet: gift shops, bookshops and design markets | owner of the gift shop | people look there for a card just before an occasion | put a small rack of {name} beside the till for two weeks and count which designs go | two Saturdays | florists, bookshops and cafés | a card is an easy extra with flowers or a gift
measure: the share of designs that shops reorder within two months
moat: a recognisable hand, designs for occasions others leave out, and shops that reorder
risk: seasonal cards are left over, and many small orders cost more to pack than they earn | print short runs, sell in packs, plan occasions early and keep designs that sell all year
rule: Settle rights, printing and messages | Own or license each drawing, font and saying, ask about marks and labels for paper and seeds, check postage sizes, and protect the addresses and messages that customers enter. | licences, postage sizes and data notes are on file
trial: Test twelve designs in four shops | Print short runs of twelve designs, place them in four shops and on one market for two weeks, and note sales per design, comments and reorders. | sales, comments and reorders per design are on one sheet
ask: What is left of one card after the shop's margin? | | f-3 | with printers' quotes and two shops' terms
ask: Which occasions sell besides the holidays? | | trade-trial | by counting sales by occasion in four shops
ask: Would shops reorder without a visit? | | closing-calls | by offering a reorder sheet to ten shops
roles: an illustrator or a writer with a clear style | somebody for printing, packing and postage | somebody who sells to shops and at fairs
search: greeting cards by independent designers
name: +Inkwishes = wishes in ink
name: Thinking of Them = a card for somebody
name: +Fondlypost = posted fondly
name: Sent with Ink = written and sent
name: +Cardsome = some good cards
name: Paper Hugs = a hug on paper
name: +Wishpaper = paper for a wish
name: Lick & Send = seal it and send it
name: +Envelovely = a lovely envelope
name: Happy Post = post that makes happy
name: *Carduccia = a playful word from card
line: Say it with a real card
line: Cards people keep on the shelf
line: A good word, in the post
line: For every day worth a card
line: Write less, mean more
line: The card that sounds like you

printables
job: a download, downloads
rival: other sellers on marketplaces for downloads | there are thousands of designs with reviews at low prices | Etsy, Creative Fabrica, Teachers Pay Teachers@US | printable planner pdf
rival: free templates and design programs | they cost nothing and can be changed at once | Canva, Pinterest, Microsoft | free printable template
rival: printed planners, books and kits from shops | they are finished, bound and can be picked up or given as a gift
meet: online groups around one hobby or task | group admin | members show their work there and ask for a good template or pattern | give ten members one sheet of {name} to test and ask for a photo of it in use | half an hour a day | bloggers, teachers and craft shops | they like to show a useful sheet with their own tips
measure: the share of buyers who really use the file within a week
moat: a recognisable style for one task, and buyers who look for the next piece
risk: a good design is copied, and prices fall | bring out matching sets, test with real users, keep a mailing list and report copies
rule: Settle licences, refunds and tax on downloads | Check that every font, drawing and photo may be sold in a file, write down what buyers may do with it, ask which tax and withdrawal rules hold for digital goods, and say which device or program is needed. | the licence page, refund text and list of sources are on file
trial: Sell one set to thirty people | Make one small set for one task, test it with five people, offer it on a marketplace and in two groups for two weeks, and note views, sales, questions and mistakes. | views, sales and questions are on one sheet
ask: Why pay when free ones exist? | It is tested and belongs to a matching set | interviews-2 | by asking twenty people what they printed last and why
ask: How do buyers find it among so many? | | f-1 | by noting the search words behind each sale for two weeks
ask: Does one buyer come back for more? | | trade-trial | by offering a second set to all first buyers
roles: a designer with an eye for simple pages | somebody who tests and answers buyers | somebody for listings, photos and the mailing list
search: printable planner download
name: +Printpretty = pretty pages to print
name: Page by Lunch = bought, printed and used by lunch
name: +Sheethappy = happy with a sheet
name: Print at Eight = printed before the day starts
name: +Foldandfile = sheets to fold and file
name: Ready to Print = files ready to print
name: +Pagepantry = a pantry full of pages
name: Home Printed = printed at home
name: +Planpages = pages for planning
name: A Fine Template = a template done well
name: *Printissa = a soft word from print
line: Download it, print it, done
line: Pretty pages for busy weeks
line: Made once, ready for you today
line: A good template saves an evening
line: Patterns and planners in a minute
line: Print what you need tonight

experience-gifts
job: a voucher, vouchers
rival: large sellers of experience vouchers | the choice is wide, and the box is in many shops | Smartbox, Virgin Experience Days@GB, Jochen Schweizer@DE, RedBalloon@AU | experience gift voucher
rival: vouchers straight from a restaurant, spa or park | the giver knows the place, and all the money goes there | | spa gift voucher
rival: money, gift cards and wrapped presents | they are quick to buy, and nothing has to be booked | Amazon | birthday gift ideas
meet: tourist offices, gift shops and hosts in one region | head of the tourist office | people ask there before holidays and birthdays what they could give | show twelve vouchers of {name} at the counter and sell them in a plain card | two afternoons a week | hosts, hotels and staff departments | they want bookings in quiet months or presents that are remembered
measure: the share of vouchers that are booked within three months
moat: hosts that were visited and answer quickly, and an easy exchange
risk: a host closes or never has a free date, and the giver is ashamed | check hosts each season, keep voucher money apart until the visit and offer an exchange at once
rule: Settle validity, unused money and liability | Ask how long vouchers must stay valid, how unredeemed money and tax are treated, whether selling several services together makes you a tour organiser, and check the insurance of every risky activity. | the voucher terms and each host's insurance are on file
trial: Sell thirty vouchers for eight hosts | Agree on terms with eight hosts, print simple cards, sell them online and at one counter for two weeks, and note sales, wishes, bookings and answers of hosts. | sales, wishes and bookings are on one sheet
ask: What happens when the host has no date? | The voucher can be exchanged free of charge | rules | with a written exchange rule for guests and hosts
ask: Why not buy straight from the host? | | interviews-2 | by asking twenty givers about their last voucher
ask: What share will good hosts give? | | price-talks | by showing ten hosts two fee models
roles: somebody who finds and visits hosts | a developer for vouchers and bookings | somebody for gift buyers and firms
search: experience gift voucher
name: +Giftaday = give somebody a day
name: Unwrap a Day = a day to unwrap
name: +Doingsgift = a gift of things to do
name: Ticket to Joy = a voucher for a joyful day
name: +Dayvoucher = a voucher for a day out
name: Not Another Mug = better than one more thing
name: +Giftdare = a gift for the daring
name: Go and Taste = a tasting as a gift
name: +Memorygift = a memory as a gift
name: Your Turn to Fly = a flight as a present
name: *Experina = a coined word from experience
line: Give a day they'll remember
line: A present to look forward to
line: Less stuff, more good days
line: Choose a gift, they choose the date
line: Wrap up an adventure
line: A day out in an envelope

self-published-book
job: a copy, copies
rival: books from publishers in shops and libraries | they are reviewed, stand in the shop and can be leafed through | Penguin Random House, HarperCollins | new books in this genre
rival: other self-published titles on the big platforms | they are cheap or part of a reading subscription, with many stars | Amazon, Kobo | kindle books
rival: free articles, videos and series on the same subject | they cost nothing and are one click away | YouTube, Wikipedia
meet: libraries, readers' groups and events on the book's subject | librarian | people who like such books meet there and talk about what they read | read one chapter from {name}, take names for the launch list and sell signed copies | two evenings a month | libraries, local bookshops and clubs around the subject | they like an author who comes in person
measure: the share of early readers who finish the book and write a review
moat: readers who wait for the next book, and a subject the author knows at first hand
risk: the book comes out and nobody notices | gather a launch list before printing, get early reviews, keep the print run small and start the next title
rule: Settle rights, numbers and deposit copies | Check the rights to pictures, quotes, fonts and songs, change or ask real persons, get a book number, ask about deposit copies, price rules and tax on royalties, and read the platform's contract. | permissions, book number and contracts are on file
trial: Let thirty readers try three chapters | Send three chapters and two cover drafts to thirty readers of such books, ask where they stopped and which cover they would buy, and take pre-orders for two weeks. | finished chapters, comments and pre-orders are on one sheet
ask: Who edits it? | An outside editor reads it before printing | f-2 | with sample edits and quotes from three editors
ask: What is left of one copy? | | f-3 | by working out print, platform share and postage for each format
ask: How do readers hear of it? | | f-1 | by counting sign-ups from readings, groups and posts
roles: an editor | a designer for cover and layout | somebody for launch, events and reviews
search: new books by independent authors
name: +Inkhome = where the ink is at home
name: First Pressing = the first printed copies
name: +Talehatch = where tales hatch
name: Lamp Light Press = books for reading by lamplight
name: +Chapterdoor = the door to a first chapter
name: Own Page Press = pages of one's own
name: +Plotfield = a field of plots
name: Written Here = written and made by the author
name: +Storyjar = a jar of stories
name: One Good Read = a book that is good to read
name: *Novellino = a small novel
line: A story you will want to finish
line: Written from life, printed for you
line: One more chapter tonight
line: The book you were looking for
line: Straight from the author
line: Read it, then pass it on

affiliate-site
job: a referred sale, referred sales
rival: large test and review sites | they rank high, test in laboratories and are known by name | Wirecutter@US, Which?@GB, RTINGS, TechRadar | best product review
rival: video reviewers and influencers | the product is seen in use, and viewers like the person | YouTube, Instagram, TikTok | product review video
rival: customer reviews in shops, forums and answers from AI | they are right where people buy, and there are many of them | Amazon, Reddit, ChatGPT | product opinions
meet: forums and groups where one sort of buyer asks for advice | group moderator | people ask there each week what they should buy | answer twenty questions in full, and link a test on {name} only where the rules allow | half an hour a day | specialist shops, makers and bloggers of the same field | they lend products and profit from informed buyers
measure: the share of readers of a test who go on to a partner shop
moat: own tests and photos that cannot be copied, and readers who come back by name
risk: a search engine changes its order, and visitors vanish overnight | build a mailing list and direct visits, work with several partner programmes and keep tests up to date
rule: Label advertising and settle consent | Mark paid links clearly, ask how tests and comparisons must be worded, read the rules of each partner programme, get consent for tracking and use only photos you own. | the labels, consent tool and programme rules are checked
trial: Publish six tests and count clicks | Test six products that can be borrowed, publish the results with clear labels, share them where people ask for two weeks, and note readers, clicks, orders and questions. | readers, clicks and orders for each test are on one sheet
ask: Why trust it when links earn money? | Every test says how it was done and what was bad | interviews-2 | by asking twenty readers what makes them doubt a test
ask: What remains if search visitors halve? | | f-2 | by counting readers from mail, groups and direct visits
ask: Which partners pay fairly and on time? | | f-3 | by comparing the terms of ten partner programmes
roles: somebody who tests and knows the subject | a writer or photographer | somebody for the website, search and partners
search: honest product test
name: +Testedbench = tested on the bench
name: Tried for You = somebody tried it first
name: +Pickproof = a pick with proof
name: Worth It or Not = says whether it is worth it
name: +Plainverdict = a verdict in plain words
name: We Used It = tests from real use
name: +Buywisely = buy in a wise way
name: Before You Buy = read it before buying
name: +Handtested = tested by hand
name: Good & Bad = what is good and what is bad
name: *Verdictia = a coined word from verdict
line: Tested first, so you choose well
line: Read this before you buy
line: We try it, you decide
line: Honest tests from real use
line: The right one, without the search
line: Good points, bad points, plain words

musician-and-label
job: a release, releases
rival: music by known artists on streaming services | nearly every song is there in one subscription, and playlists choose | Spotify, Apple Music, YouTube | new music playlist
rival: other independent artists and labels | they have followers, shows and shirts of their own | Bandcamp, SoundCloud | indie music
rival: live bands, radio and free videos | music is heard anyway, and nobody has to look for it
meet: small venues, open stages and record shops | venue booker | people there look for new music and stay to talk after the show | play a short set, sell the first release of {name} at the table and take names for the list | two evenings a week | record shops, local radio and film makers | they like to be first with a new sound
measure: the share of listeners who play a song again or join the list within a month
moat: own rights, a list of fans that can be written to, and a sound people recognise
risk: a release costs more than it brings, and attention is gone in a week | press on pre-order, release songs one by one, play shows around them and license the recordings
rule: Settle songs, recordings and splits | Write down who owns song and recording and how income is split, register works and recordings with the rights societies, clear samples and covers, and ask about tax on royalties and shows. | the split sheet, registrations and clearances are on file
trial: Release one song and sell fifty things | Release one song, play three small shows within two weeks, offer downloads, a small item and pre-orders, and note listeners, names on the list, sales and costs. | sales, names and costs are on one sheet
ask: What pays besides streaming? | | f-3 | by listing income from shows, merchandise, pre-orders and licences
ask: Who owns the recordings? | It is written on a split sheet before release | rules | with signatures of everybody who played
ask: How do listeners become buyers? | | trade-trial | by counting who joins the list and buys at three shows
roles: a producer or sound engineer | somebody for bookings, press and radio | somebody for the shop, rights and statements
search: new independent music
name: +Loudnest = a nest for loud music
name: Side B Records = songs from the other side
name: +Songhouse Row = a row of song makers
name: Needle Drop Room = where the needle drops
name: +Humalong = songs to hum along
name: Back Room Band = music from a back room
name: +Echofield = a field full of echo
name: Late Set = the last set of the night
name: +Chorusway = on the way to the chorus
name: Play It Twice = songs you play again
name: *Sonarella = a soft word for sound
line: Songs you will play again
line: New music from people who mean it
line: Hear it first, hear it here
line: Music straight from the artist
line: Turn it up, pass it on
line: Songs made to last longer
`;
