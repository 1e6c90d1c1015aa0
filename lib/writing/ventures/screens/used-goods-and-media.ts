/** Used goods, bookings and media: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const USED_GOODS_AND_MEDIA_SCREENS = `
local-shops-marketplace
thing: item, items = Kettle, hardware store; Novel, corner bookshop; Goat cheese, dairy counter
must: One basket for goods from several shops; Stock read from the shop's till or confirmed; Same-day delivery or pick-up; A clear split of each payment
later: A points card for all shops; Gift vouchers valid in every shop
screen: In town today | ask Search = Kettle | list In stock near you = Kettle, hardware store; Tea pot, kitchen shop; Mugs, pottery corner | map Shops with stock | buttons Add to basket / Reserve | nothing found, ask the shops and they answer today | this item was just sold, two similar ones are near
screen: Your basket | table Order = Item, Shop, Ready; Kettle, Hardware store, Now; Novel, Corner bookshop, By noon | ask Delivery = This evening | words One payment for all shops | button Pay and order | basket is empty, look at what is new in town | one shop closed early: this item comes tomorrow
screen: Our desk, delivery round | steps Evening round = Collect at three shops; Load the bike; Deliver six orders | list Open questions = Mugs not on the shelf; Address without bell | buttons Call the shop / Message customer | no orders yet, the next round starts at five | a shop has not confirmed, call before the round

holiday-home-marketplace
thing: stay, stays = Lake cabin, three nights; Old farmhouse, one week; Garden flat, weekend
must: Calendars kept in step with other sites; Payment held until after arrival; Checked hosts and homes; Reviews from guests and hosts
later: Insurance against cancelled trips; Offers for empty midweek nights
screen: Lake cabin | picture Terrace and lake | list Checked by us = Owner known; Photos are recent; Wi-Fi measured | ask Nights = Friday to Monday | switch Bring a dog | buttons Book now / Ask the host | choose your dates to see the price | these nights were just booked, the next free weekend is shown
screen: Your stay | steps Booking = Requested; Confirmed; Paid; Arrival | talk Host Maria = You: Is there a cot?; Maria: Yes, it is in the bedroom | words Payment goes to the host after arrival | button Arrival details | no stays booked yet | the host cannot take you: three similar homes are free
screen: Host page | chart Nights booked by month | table Requests = Guest, Nights, Answer; Tom, Friday to Sunday, Open; Lena, one week, Accepted | switch Midweek offer | buttons Open calendar / Answer request | no requests yet, check your photos and prices | two calendars differ: please check Saturday

hobby-class-marketplace
thing: class, classes = Pottery evening, Thursday; Bread baking, Saturday; Life drawing, Monday
must: Free seats shown live; Payment and reminders before the class; Profiles and reviews of teachers; Clear rules when a class is cancelled
later: Gift cards for any class; Private sessions for teams
screen: Classes this week | ask What would you like to try = Pottery | list Free seats = Pottery evening, two left; Bread baking, four left; Life drawing, one left | map Studios nearby | button Show details | no classes on this day, see the weekend | the last seat was just taken, join the waiting list
screen: Pottery evening | picture The studio and last week's bowls | list Included = Clay and tools; Firing; Tea | words Six people at most, beginners welcome | ask Seats = Two | button Book seats | new dates come on Monday | payment did not go through, your seats are held for now
screen: Teacher page, Ana | table Thursday class = Guest, Seats, Paid; Tom, two, yes; Lena, one, yes | list Waiting = Ben, one seat; Sara, two seats | buttons Message the group / Add a date | no seats sold yet, share your class | too few guests: decide by Wednesday

multi-gym-pass
thing: visit, visits = Swim, Monday morning; Yoga class, Wednesday; Climbing hall, Sunday
must: One app to book and check in; Partner studios near home and work; Clear limits for visits and credits; Payouts per visit shown to studios
later: Plans paid partly by employers; A pass for a friend
screen: Near you today | map Gyms and studios | list Free now = Pool, until nine; Yoga, six places; Boxing, two places | words Five credits left this month | buttons Book / Save | nothing free nearby, look at tomorrow | this class is full, you are next on the list
screen: Check-in | headline Yoga, today at six | code Your entry code | steps Visit = Booked; Checked in; Done | button Cancel booking | no visit booked | the code was not read: say your name at the desk
screen: Studio page | chart Visits by hour | table This week = Class, Visits, Payout; Yoga, eight, Friday; Boxing, five, Friday | switch Keep evening places for own members | button Open quiet hours | no visits yet, open your quiet hours | one visit has no check-in, please confirm it

salon-marketplace
thing: appointment, appointments = Haircut, Thursday at four; Brows, Friday at noon; Beard trim, today
must: Free times taken from the salon's diary; Price lists and photos of real work; Deposits and reminders against no-shows; Reviews only after a visit
later: Last-minute prices for empty hours; Points valid in all salons
screen: Free near you | ask Service = Haircut, curly hair | list Today = Salon Vera, at four; Cut Room, at five; Barber Ali, now | map Salons nearby | buttons Book / See photos | nothing free today, tomorrow has six times | this time was just taken, the next one is at five
screen: Stylist Vera | picture Cuts and colours by Vera | table Prices = Service, Time, From; Cut, one hour, see list; Colour, two hours, see list | list Reviews = Curls cut well; On time | button Book with Vera | no reviews yet | deposit did not go through, please try again
screen: Salon desk | table Thursday = Time, Client, Status; Ten, Lena, confirmed; Noon, free, offered; Four, Tom, new client | switch Offer last-minute gaps | buttons Block time / Message client | no bookings yet, offer your next free times | two bookings at one time: please move one

sports-venue-booking
thing: booking, bookings = Football, hall two, Thursday; Badminton court, Friday; Tennis, Sunday morning
must: Free hours of all venues on one map; Booking and payment without membership; Costs split among the players; No double bookings with the venue's calendar
later: Missing players found by level; Fixed weekly hours for groups
screen: Free tonight | ask Sport = Badminton | map Courts nearby | list Free hours = Sports hall, at seven; School gym, at eight; Tennis club, at nine | buttons Book / Watch this hour | nothing free tonight, tomorrow has five courts | this hour was just taken, the next is at eight
screen: Thursday game | headline Football, hall two, at seven | table Players = Name, Paid, Coming; Ana, yes, yes; Ben, no, yes; Tom, yes, no | button Invite a player | words One place is free | nobody invited yet | one payment is missing, send Ben a reminder
screen: Venue desk | table Thursday = Hour, Court, Guest; Six, hall one, club; Seven, hall two, Ana's group; Eight, hall two, free | switch Offer empty hours | chart Hours booked by day | buttons Block hour / Message group | no bookings today, offer your empty hours | the calendars differ at eight, please check

crowd-shipping
thing: delivery, deliveries = Shoes, London to Accra; Sideboard, Lyon to Lille; Documents, Friday flight
must: Trips and requests matched by route and date; Identity checked on both sides; Photos of open goods at handover; Payment held until the receiver confirms
later: Estimate of duty at the border; Pick-up points at stations
screen: Send something | ask From and to = London to Accra | ask What is it = Shoes, one box | list Travellers = Ama, flies Friday; Kofi, flies Sunday | buttons Ask Ama / Ask Kofi | no trips on this route yet, we tell you when one is posted | this item cannot be carried, see the list
screen: Handover | steps Delivery = Agreed; Opened and photographed; On the way; Received | picture The open box | code Receiver's code | button Confirm handover | no delivery under way | the photo is missing, take it before you part
screen: Safety desk | table To check = Trip, Question, Status; London to Accra, identity, open; Lyon to Lille, damage, photos asked | list New travellers = Ama, passport checked; Ben, waiting | buttons Approve / Stop delivery | nothing to check right now | one receiver has not confirmed, call both sides

luxury-resale
thing: piece, pieces = Shoulder bag, black leather; Steel watch, with papers; Silk scarf, as new
must: Every piece checked by trained experts; Condition shown with close photos; Insured post both ways; A clear payout for the owner
later: An instant offer to buy; Cleaning and repair before the sale
screen: Shoulder bag, black leather | picture Front, clasp and lining | list Checked = Stitching; Serial; Hardware; Lining | words Very good, light marks on the corners | buttons Buy now / Make an offer | sold, see three similar pieces | payment was declined, the bag is held for an hour
screen: Sell a piece | ask Brand and model = Steel watch, with papers | picture Your photos | steps Sale = Photos; Estimate; Sent insured; Checked; Listed | button Get an estimate | add three photos to start | the serial cannot be read, please take a closer photo
screen: Check desk | table Today = Piece, First check, Second check; Shoulder bag, passed, passed; Steel watch, passed, open; Scarf, failed, returned | list To photograph = Bag, black; Belt, brown | buttons List piece / Return to owner | nothing to check, the next parcel comes on Monday | two checks differ, ask the outside expert

used-sports-gear
thing: item, items = Children's skis, short; Hockey skates, small; Wetsuit, medium
must: Search by sport, size and level; A condition check for each item; Safety items excluded or tested; Exchange if the size is wrong
later: Trade-in credit for the next season; Lists for clubs and coaches
screen: Find gear | ask Sport and size = Skis, child, short | list In stock = Skis with boots; Skis only; Full set with poles | picture Full set with poles | buttons Reserve / Ask about size | nothing in this size, we tell you when it comes in | this set was just sold, two similar ones are here
screen: Full set with poles | list Checked = Edges; Bindings; Soles; Straps | words Good for a second winter | ask Child's height and shoe size | button Reserve for pick-up | choose a size first | the binding needs a new test before pick-up
screen: Intake desk | table Taken in = Item, Owner, Status; Skates, Tom's family, checked; Helmet, Ana, refused; Wetsuit, Ben, to wash | list Wanted sizes = Skis, short; Skates, small | buttons Print tag / Pay out | nothing taken in today | no size on the tag, measure it again

used-bikes
thing: bike, bikes = City bike, medium frame; Gravel bike, large; E-bike, battery checked
must: Frame number checked against theft registers; A mechanic's check with photos; Battery health shown for e-bikes; Warranty and return for every bike
later: Trade-in of the old bike; Payment by the month
screen: Gravel bike, large | picture Bike from the drive side | list Checked by Sam = Frame; Brakes, new pads; Gears; Wheels true | words Frame number is clear | buttons Buy / Book a test ride | sold, three similar bikes in your size | this bike is on a test ride, ask us to hold it
screen: Sell your bike | ask Frame number | picture Your photos | steps Sale = Details; Offer; Pick-up; Paid | button Get an offer | add the frame number and four photos | this number is listed as stolen, please contact us
screen: Workshop desk | table This week = Bike, Work, Status; City bike, brakes, done; E-bike, battery test, today; Gravel bike, wheels, waiting for parts | list Ready for photos = City bike; Folding bike | buttons List bike / Order parts | no bikes in the stand, four come on Monday | battery too weak, lower the price or return it

used-books
thing: book, books = Crime novel, very good; Picture book, good; Garden guide, as new
must: Condition described honestly for each book; Search by title, author and subject; An offer for your books by barcode; Sturdy parcels and simple returns
later: Credit for books sent back; A wish list for rare titles
screen: Crime novels | ask Search = Title or author | list In stock = Harbour mystery, very good; The last train, good; Night garden, as new | picture Cover and spine | buttons Add to basket / More by this author | not in stock, we tell you when one comes in | this copy was just sold, one more is in good condition
screen: Sell your books | ask Scan the barcode | list Your box = Garden guide, accepted; Old atlas, not this time; Crime novel, accepted | steps Sale = Scan; Send; Checked; Paid | button Print label | scan your first book to see the offer | barcode not read, type the number instead
screen: Packing desk | table Today = Order, Shelf, Status; Lena, C two, packed; Tom, A five, open; Ana, B one, missing | list New arrivals = Four boxes from the library; One box from Ben | buttons Print labels / Mark as missing | no orders yet, list the new arrivals | book not on its shelf, offer another copy

antiques-and-auctions
thing: lot, lots = Wall clock, oak; Table lamp, brass; Silver spoons, set of six
must: Descriptions with condition and known origin; Bids with a clear end and all fees shown; Appraisal from photos; Safe packing and insured post
later: Alerts for makers and periods; A record of past prices
screen: Wall clock, oak | picture Dial, case and back | list Known = Made for a railway; Movement runs; Glass replaced | words Ends on Sunday at eight, fees shown below | ask Your highest bid | button Place bid | no bids yet, be the first | you were outbid, raise your bid or watch
screen: What is it worth? | picture Your photos | ask What do you know about it = From my grandmother | steps Appraisal = Photos; Estimate; Collected; In the sale | button Ask for an estimate | add three photos to start | we cannot tell from these photos, show the mark on the back
screen: Sale desk, Sunday | table Lots = Lot, Bids, Status; Clock, six, above estimate; Lamp, two, below; Spoons, none, open | list To pack = Mirror; Two chairs | chart Bidders by day | buttons Message sellers / Print catalogue | no lots yet, add the first | one seller has not proved ownership, hold the lot

bridal-and-occasion-wear
thing: dress, dresses = Simple silk gown; Evening dress, green; Two-piece with lace top
must: Samples to try in many sizes; Fitting dates fixed with the order; One price with cloth, sewing and changes; Photos on real customers
later: Dyeing or shortening after the day; Dresses for the whole party
screen: Simple silk gown | picture Front, back and cloth | list Choose = Neckline; Sleeve; Length | words Finished well before your day | buttons Book a fitting / Ask a question | more photos on request | no fitting on this day, Friday is free
screen: Your dress | steps Progress = Measured; Mock-up; Second fitting; Finished | list Next fitting = Thursday at four; Bring your shoes | picture Cloth and lace | buttons Move fitting / Message the atelier | no fitting booked yet | this date is too close to the wedding, please call us
screen: Atelier, this week | table Fittings = Day, Customer, Dress; Monday, Lena, mock-up; Thursday, Ana, last fitting; Friday, Sara, first visit | list Cloth to order = Silk, ivory; Lace, fine | buttons Add fitting / Mark finished | no fittings this week, cut the next mock-up | cloth is late, tell Ana today

styling-box
thing: box, boxes = Office outfits, Lena; Weekend box, Tom; Wedding guest, Ana
must: Questions about size, taste and budget; A named stylist who answers messages; Try at home and pay for what stays; Free returns with a printed label
later: A box by itself each season; Tips for combining with your own clothes
screen: About you | ask Sizes = Top, trousers, shoes | ask I need clothes for = Office and weekend | picture Your photo, if you like | switch No wool | button Send to my stylist | fill in your sizes to start | the photo could not be loaded, try a smaller one
screen: Your box | headline Five pieces from Mia | table Try at home = Piece, Size, Decision; Blue blazer, medium, keep; Trousers, medium, too long; Shirt, small, keep | talk Mia = You: Longer sleeves?; Mia: Yes, next time | buttons Pay for kept pieces / Print return label | no box on the way, order one when you like | payment did not go through, please try again
screen: Stylist desk | list New profiles = Lena, office; Tom, weekend | table Boxes out = Customer, Sent, Back; Ana, Monday, Friday; Ben, Tuesday, late | chart Pieces kept per box | buttons Pick clothes / Send reminder | no new profiles today | one piece is not in this size, choose another

greeting-cards
thing: card, cards = Birthday card, blue bird; Thank you, three pack; Sympathy card, plain
must: Designs sorted by occasion; Envelope and size shown; Own message printed or left blank; Trade prices and reorders for shops
later: Reminders before birthdays; Matching wrap and gift tags
screen: Birthday cards | ask Occasion = Birthday | list Designs = Blue bird; Cake with one candle; Cat on a chair | picture Blue bird, front and inside | buttons Add to basket / Send for me | no design for this occasion yet, tell us your wish | sold out, back on Tuesday
screen: Send for me | picture Your card | ask Message = Happy birthday, dear Ana | ask Address | ask Arrives by = Friday | button Print and post | write your message to see the card | the address is incomplete, please check the street
screen: Shop orders | table Reorders = Shop, Design, Packs; Flower shop, Blue bird, two; Bookshop, Thank you, three; Café, Cat, one | chart Sales by design | list To print = Blue bird; Sympathy, plain | buttons Pack order / Call shop | no reorders yet, visit a shop this week | one design is out of stock, offer another

printables
thing: download, downloads = Weekly planner, plain; Knitting pattern, child's hat; Seating chart template
must: Files ready right after payment; Preview of every page; Paper size and program stated; Licence in plain words
later: Bundles by subject; Updates for earlier buyers
screen: Weekly planner, plain | picture Preview of all pages | list Included = Week view; Notes; Goals | words For print and tablet, in two paper sizes | ask Paper size = A four or letter | buttons Buy and download / Save for later | choose a paper size first | payment did not go through, please try again
screen: Your downloads | list Files = Weekly planner, plain; Child's hat pattern; Thank-you tags | words You can download each file again | buttons Download all / Ask for help | nothing bought yet, look at the free sheet | the link has expired, we are sending a new one
screen: Shop desk | chart Sales by design | table Questions = Buyer, File, Status; Lena, planner, answered; Tom, pattern, open | list In work = Meal planner; Baby hat pattern | buttons Answer / Add a file | no sales yet, check your first photo and title | one font has no licence for sale, replace it

experience-gifts
thing: voucher, vouchers = Wine tasting for two; Kayak morning; Pottery for beginners
must: Booking a date online with the voucher code; Free exchange for another experience; Checked hosts with real photos; Voucher by mail or as a card
later: Vouchers with a personal video; Orders for staff with one invoice
screen: Find a gift | ask For whom = Friend who likes food | list Ideas = Wine tasting for two; Bread baking; Cheese farm visit | picture Wine tasting for two | buttons Give this / More ideas | nothing found nearby, choose an open voucher | this host is full this season, see two similar gifts
screen: Your gift from Ana | headline Kayak morning | code Voucher code | ask Choose a date = Saturday | steps Visit = Received; Booked; Confirmed; Enjoyed | buttons Book date / Exchange | no free date this week, see next week | the host cannot take you, exchange it free of charge
screen: Our desk, bookings | table To confirm = Voucher, Date, Host; Kayak, Saturday, waiting; Wine tasting, Friday, yes; Pottery, Monday, no | list Firms = Order for six staff; Question from Lena | buttons Call host / Offer exchange | no bookings open | one host has not answered for two days, call today

self-published-book
thing: copy, copies = Paperback, signed; E-book; Pack for a reading group
must: A sample chapter to read; All formats in one place; Signed copies by post; A list for news about the next book
later: Audio version; Visits to schools and clubs
screen: The book | picture Cover | words A few lines on what it is about | list Formats = Paperback; E-book; Signed copy | buttons Read a chapter / Order | more formats come soon | signed copies are gone, new ones come on Monday
screen: Your order | list Basket = Paperback, signed; Bookmark | ask Dedication = For Ana | steps Order = Paid; Signed; Posted | button Pay now | basket is empty, read a chapter first | payment did not go through, please try again
screen: Author's desk | chart Copies by week and format | table Readings = Place, Day, Copies; Library, Thursday, eight; Bookshop, Saturday, six | list To do = Send early copies; Answer the book club | buttons Write to readers / Print labels | no orders yet, invite your early readers | proof copy has an error, stop the print run

affiliate-site
thing: test, tests = Quiet air purifier; Folding pram; Camping fridge
must: How it was tested on every page; Good and bad points side by side; Paid links clearly marked; Prices and stock of several shops
later: A letter with new tests; Questions answered by testers
screen: Test, folding pram | picture Pram on a kerb | table Result = Point, Pram A, Pram B; Folding, easy, stiff; Kerb, good, fair; Weight, light, heavy | words We earn a share when you buy through marked links | buttons See shops / Ask a question | no test yet, vote for it | price is out of date, look in the shop
screen: Find the right one | ask What matters most = Small car boot | steps Choose = Use; Size; Budget | list Fits you = Pram A; Pram C | button Show comparison | answer three questions to see a choice | nothing fits all your wishes, leave one out
screen: Our desk | chart Readers and clicks by test | table Partners = Shop, Orders, Paid; Baby shop, six, yes; Outdoor shop, two, open | list To renew = Fridge test; Pram prices | buttons Update test / Add link | no orders yet, share your first test | one link is broken, choose another shop

musician-and-label
thing: release, releases = Single, Night Bus; Album on vinyl; Live session
must: Songs to hear before buying; Shop for records and shirts; Dates of the next shows; A list for fans
later: A members' club with demos; Licences for films and games
screen: Night Bus, new single | picture Cover | list Listen = Night Bus; Night Bus, live | link Lyrics and credits | buttons Buy / Join the list | the song comes out on Friday, listen to a part | the song does not play, try another service
screen: Shows and shop | table Shows = Day, Place, Tickets; Thursday, Small hall, yes; Saturday, Record shop, free | list Shop = Album on vinyl; Shirt, black; Songbook | buttons Get tickets / Add to basket | no shows this month, join the list | vinyl is sold out, order the next pressing
screen: Label desk | chart Plays by song | table Income = Source, Song, Status; Shop, Night Bus, paid; Film licence, Harbour, asked; Streaming, all, due Friday | list To send = Four records; Two shirts | buttons Write to fans / Send statement | no release planned, choose a date | a split sheet is not signed, do not release yet
`;
