/** Things for the home, for reading and for playing: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HOME_GOODS_SCREENS = `
furniture-maker
thing: piece, pieces = Dining table, oak; Wall shelf; Bed frame
must: Size, wood and finish to choose; Drawing and price before the order; Progress with photos; Delivery and fitting agreed
later: Matching pieces from the same wood; Repair and new finish after years
screen: Ask for a quote | list Choose = Dining table; Shelf; Bed | ask Size = For six people | ask Wood = Oak, oiled | picture Photo of the room | button Ask for a price | choose a piece to begin | size does not fit the room: check the measurements
screen: My order | steps Progress = Drawing approved; Wood chosen; In the workshop; Delivery | picture Table top, this week | list Agreed = Oak, oiled; Delivered and fitted | buttons Approve / Ask a question | no order yet, see finished pieces | the wood arrives later: the new delivery week is shown
screen: Workshop plan | table Pieces = Piece, Step, Due; Table, oiling, Friday; Shelf, cutting, Tuesday; Bed, deposit open, later | chart Hours planned and used | list To order = Oak boards; Hinges | button Send a photo to the customer | no pieces in work, and three quotes to follow up | a board is cracked: order a new one and tell the customer

used-furniture
thing: piece, pieces = Sideboard, teak, one ring mark; Six chairs, one mended; Sofa, for one year
must: Every mark in the light, and the underside; Width of the doorway beside width of the piece; What was mended and what was left as it is; Two people on the day it comes
later: A word when its sister turns up; The piece taken back on moving out
screen: Sideboard, teak | picture Top, the ring of a glass in side light | list Marks, left as they are = Ring, top right; Key is missing; A hinge, newer | ask Narrowest on the way up = The bend on the second floor | words It smells of wax and a little of cigars | buttons Hold it until Saturday / More of the inside | sold this morning, and who is asked when one like it comes | the bend is too tight: the feet come off, or it is not for your stairs
screen: Our desk, in the shed | table Standing here = Piece, Since, Next; Sideboard, a week, price stays; Six chairs, since spring, sell as four; Wardrobe, too long, give it away | picture Tiny holes, fresh dust below | ask Bought from = House in Mill lane, list signed | buttons To the stove room / On the page | the shed is empty, and two clearances next week | worm: out of the shed today, and its neighbours are looked over

house-plants
thing: plant, plants = Snake plant; Fern; Rubber plant
must: Plants by light, size and care; Safe or poisonous for pets, clearly marked; Care card with each plant; Replacement if it arrives damaged
later: Reminders to water; Plant care for offices
screen: Find my plant | ask Light = A little shade | ask I water = Once a week | switch Safe for pets | list Suggested = Snake plant; Fern; Rubber plant | button Show the plants | answer two questions to see plants | no plant fits all answers: the closest are shown
screen: Rubber plant | picture Plant in a living room | list Care = Bright place; Water once a week; Not safe for pets | ask Pot = White | buttons Add to basket / Ask about care | choose a pot to see the price | too cold for delivery this week: sent on Monday
screen: Questions and orders | table Orders = Customer, Plant, Status; Anna, fern, packed; Ben, snake plant, sent; Office, six plants, Friday | talk Question = Ben: The leaves turn brown; You: Please water less | button Send replacement | no open orders or questions | a plant arrived damaged: photo saved, replacement booked

flowers
thing: bunch, bunches = Seasonal bunch, medium; White roses; Weekly vase for the office
must: Flowers of the week with photo; Delivery day and a safe place; A card with a message; Easy to pause a subscription
later: Vases to add; Weekly flowers for offices
screen: Seasonal bunch | picture This week's bunch | list In it = Tulips; Ranunculus; Green branches | ask Size = Medium | ask Delivery = Friday | buttons Order once / Every week | new flowers arrive on Monday | one flower is missing this week: a similar one is used
screen: My subscription | list Next deliveries = Friday, home; Friday next week, home | ask If nobody is home = With the neighbour | switch Message on delivery | buttons Skip a week / Change day | no subscription yet, try one bunch first | nobody was home: the bunch is with your neighbour
screen: Today's orders | table Bunches = Customer, Bunch, Deliver; Anna, medium, morning; Hotel, two vases, 9 am; Ben, roses, evening | list To buy = Tulips; Branches | map Delivery route | button Start the round | no orders today, and tomorrow's list is ready | flowers arrived damaged: photo to the grower, customers told

kitchen-tools
thing: tool, tools = Knife, hand long, plum handle; Board with a drawer; Scraper for the last of it
must: Seen at the one task it is for; How it feels in a small hand and in a large one; What it is made of, where food touches it; Care, told in one line
later: Sharpened again, by post; A handle from one's own old tree
screen: One onion, one knife | picture Onion, half in slices, hand in a claw | list For = Onions and herbs; Not bones; Not the dishwasher | ask My hand = From wrist to middle fingertip | steps Try it = A tomato, no pressure; A crust; Hang it up dry | buttons This length / One to hold in a shop | nobody has cut with it yet, and where it lies out to be tried | a chip in the edge: what was cut, and whether it can be ground out
screen: In the box, under the tool | headline Wash it. Dry it. That is all | steps Every few weeks = Oil on a cloth; Along the grain; Wipe off after an hour | list Made by = Who forged it; Which orchard; Number on the tang | code How to sharpen it | a tool without its number is not packed | rust spots: cork and oil, and they go, and here is how

toys
thing: toy, toys = Building blocks; Pull-along animal; Puzzle for beginners
must: Age, material and safety shown; Photos of real play; Spare parts to order; Delivery before a birthday
later: Extensions for the same toy; Sets for nurseries
screen: Building blocks | picture Child building a tower | list Details = From age three; Solid wood; Safety tested | ask Set = Medium | switch Gift wrap | button Add to basket | choose a set to see what is in it | sold out, back in two weeks
screen: My order | list Contents = Building blocks, one; Puzzle, one | steps Progress = Paid; Packed; On its way; Delivered | words Arrives on Thursday | buttons Track parcel / Order a spare part | no orders yet | a part is missing: we send it free of charge
screen: Stock and safety | table Toys = Toy, Left, Test report; Blocks, nine, filed; Animal, four, filed; Puzzle, none, in progress | list Orders to send = Nursery, two sets; Anna, blocks | button Plan the next batch | no orders to send today | a fault was reported: stop sales and check the batch

toy-rental
thing: delivery, deliveries = Box for age two, five toys; Travel cot for a weekend; Train set for one month
must: Toys by age and interest; Cleaned and checked before delivery; Swap or keep any toy; Clear rules for wear and loss
later: Travel sets for visiting families; Party sets for a weekend
screen: Choose toys | ask Age = Two | list Choose five = Train set; Animal puzzle; Building blocks | picture Toys of this month | button Order the box | add the age to see toys | this toy is out until Friday: reserve it or choose another
screen: At home now | list Our toys = Train set; Animal puzzle; Building blocks | switch Keep the train set | ask Next swap = Saturday | buttons Swap toys / Report damage | no toys at home, choose the first box | a part is missing: look for it until the next swap
screen: Cleaning and returns | table Returned = Toy, Complete, Status; Train set, yes, cleaned; Puzzle, one part missing, waiting; Blocks, yes, to clean | list Out today = Two boxes; One travel cot | switch Checked for recalls | button Ready to go out | no returns today | a toy is damaged: take it out and order the part

board-game
thing: game, games = The whole box, two to five; A second deck, for bad weather; The table copy of a café
must: Explained while the first round runs; A round one can watch before buying; The whole box in one picture, nothing left out; A question of rules answered in the middle of a game
later: A round for one, when nobody has time; A table that plays it each month
screen: First round, somebody reads this out | steps Now = Deal five, face down; Whoever was in a wood last begins; Take one, or ask somebody | picture The table after turn one | ask Stuck at = May I ask twice? | list Said before = Yes, but not the same one; Not on the last turn | buttons Next turn / Second round | nobody is at the table, and how long it takes with three | two rules argue: which one holds, and it is mended in the next print
screen: In the box, lid side | list Count once = All cards, sorted by colour; One wooden basket; Five players, no sixth | words Read this page, no more. The rest while you play | code A round in four minutes | picture How it goes back in | nothing is opened, and the shrink wrap may be recycled | a card twice or missing: tell us which, it comes in an envelope

books
thing: book, books = A lighthouse novel, read twice; Poems, pencil on one page; This month's, wrapped
must: One sentence by somebody who read it; Its condition, spine and pencil marks; For readers of which other book; Wrapped so that corners arrive
later: An evening with whoever wrote it; A book handed on when it is read
screen: What did you last love? | ask Last one I did not put down = One about a lighthouse | list Then perhaps = A short one by an islander; A long one, slow, worth it | words Page nine is where it begins, says Ana | picture Spine, a crease at a third | buttons Wrap me the short one / I know it | nothing loved for years: three thin ones that began it for others | sold this hour: the same text in another cover, or the reader who has it to lend
screen: Wrapping table, today's planner | table Leaves today = For, Book, Letter; Mei, lighthouse, written; Jonas, surprise, who he was last month; Ana, poems, pencil told | ask One line from us = Skip the preface | code Tell us on page nine | switch Nobody gets one twice | button Into the post bag | no parcel today, and a pile nobody has described yet | somebody has it already: another, and this one may go on to a friend

stationery
thing: notebook, notebooks = Undated planner; Lined notebook; Weekly desk pad
must: Photos of the inside pages; Paper weight and size stated; A sample page to print; Start on any date
later: Refills by subscription; Names printed on the cover
screen: Undated planner | picture Open planner, weekly page | list Details = Lies flat; Thick paper; Made from recycled paper | ask Colour = Dark blue | ask Inside = Weekly | buttons Add to basket / Print a sample page | choose a colour to see stock | this colour is sold out, back in two weeks
screen: Basket | list Your order = Undated planner, one; Desk pad, two | switch Gift wrap | ask Delivery = Home | button Pay now | your basket is empty | payment failed, your basket is saved
screen: Orders and stock | table Stock = Product, Left, Orders; Planner, nine, four; Notebook, six, two; Desk pad, none, three | list Shops = Bookshop, order sent; Gift shop, sample sent | button Reorder from printer | no orders today | a batch has a printing mistake: stop sending it

art-prints
thing: work, works = Blue landscape; Abstract in red; Drawing of a bird
must: Preview on one's own wall; Artist and edition named; Frame and size to choose; Returns within the stated time
later: Works for offices to rent; News when an artist has new work
screen: Blue landscape | picture Print in a room | list Details = By Ana Silva; Edition of nine; Signed | ask Size = Medium | ask Frame = Oak | buttons Add to basket / See on my wall | choose a size to see the price | this edition is sold out, other works by the artist are shown
screen: See on my wall | picture Your wall with the print | ask Size = Large | list Also fits = Abstract in red; Drawing of a bird | buttons Choose this / Try another | take a photo of your wall to begin | the photo is too dark: take another in daylight
screen: Artist's page | table My works = Work, Sold, Left; Blue landscape, six, three; Bird, two, seven; Abstract, none, nine | list Next payout = Two sales; Paid on Friday | switch Prints may be sold | buttons Upload a work / Message | no works yet, upload the first | the image is too small for printing: upload a larger file

ceramics
thing: order, orders = Six bowls, ash glaze; Two mugs for large hands; Plates for a small restaurant
must: How far two of a kind may differ; Held in the hand before a set is bought; Oven, machine, microwave: what it stands; When the next kiln is opened
later: One like the one that broke; An evening at the wheel
screen: From the next kiln | picture Four bowls, no two of one blue | list In the hand = Heavy below; Thin at the lip; Rough where it was dipped | ask How many at table = Six, and two who break things | words Opened on Sunday. Some will not come out as hoped | buttons Keep me six / Choose from what there is | the kiln is shut, and the seconds on the shelf | three cracked: you get them from the next fire, or fewer now
screen: Kiln log, bench planner | chart Heat through the night | table Shelves = Shelf, Glaze, Good; Top, ash, all six; Middle, blue, four; Bottom, white, ran | ask Next time = Top shelf a little less | switch This glaze was tested for food | button Number them | the kiln is cold, and what dries until Thursday | power went at three: fired again once, or kept as it is and told

bedding
thing: order, orders = Linen for two, sand; Pillow, one layer out; Cover for a child's bed
must: How one lies: side, back or belly; Cloth to feel before a whole set; Nights to try it, and what comes back; Washed how, dried where
later: A second set for the change; A layer when the shoulder changes
screen: How do you lie? | picture Shoulder, neck and a gap between | ask Mostly on = My side, arm under it | list Then = Two layers for a week; One out, if the ear is warm; Linen, washed before | chart Stiff in the morning, week by week | buttons Cloth in an envelope / This one, for a trial | no bed is measured, and where people go wrong with the length | too high after a week: one layer out, and nothing goes back yet
screen: Tag on the seam | headline Wash me first. I soften | list Told = Fibre, and where it was woven; Warm wash, line or low; Feathers, if any, and from whom | words The creases stay. They are meant to | code Which night it should feel right | a tag without the filling is not sewn in | a seam that opens in the wash: the number beside it tells which day's sewing

gift-boxes
thing: box, boxes = Thank-you box; Birthday box; Welcome box for staff
must: Contents shown in full with allergens; A card with a personal message; Delivery on a chosen day; Several addresses in one order
later: Reminders before birthdays; Boxes with a firm's logo
screen: Birthday box | picture Open box from above | list Contents = Chocolate; Candle; Tea; Small notebook | ask Your message = Happy birthday, Anna | ask Delivery = Friday | button Add to basket | choose an occasion to see boxes | one item is sold out: a similar one is suggested
screen: Order for a team | table Recipients = Name, Address, Status; Anna, complete, ready; Ben, missing, open; Mei, complete, ready | ask Message for all = Thank you for a great year | switch No alcohol | buttons Upload a list / Order | no recipients yet, upload a list | one address is missing: send a link to ask for it
screen: Packing list | table Today = Box, Card, Send; Birthday, printed, today; Thank-you, written, today; Welcome, missing, Friday | list Running low = Candles; Tissue paper | button Print labels | no orders to pack today | a parcel came back: check the address with the buyer

gear-rental
thing: rental, rentals = Full set, Friday to Sunday; Child's size, one week; Two sets, Saturday
must: Free dates and prices for each item; Sizes and a packing list; A choice of pick-up point and time; Deposit and damage rules before booking
later: A reminder the day before return; A discount for groups
screen: Book your gear | picture Complete set | ask Dates = Friday to Monday | ask Size = Medium | list Included = Bag; Accessories; Short guide | button Check and book | choose your dates to see what is free | not free on these dates: the nearest free dates are shown
screen: My rental | headline Pick up on Friday at 5:00 | steps Status = Booked; Deposit paid; Ready for pick-up | list Bring along = ID; Booking code | buttons Change dates / Cancel | no rental booked yet | you cannot return it on time: ask for one more day here
screen: Today's desk | table Rentals = Customer, Set, Status; Anna, full set, ready; Omar, child's size, out; Lee, two sets, to check | switch All parts counted | list To repair = Zip, set four; Strap, set seven | button Mark as returned | nothing goes out or comes back today | a part is missing: note it and tell the customer

instrument-rental
thing: month, months = Violin, half size; Cello, until the summer; Piano, upright, third floor
must: The right size on just this arm; The next size in time; What counts as wear: strings, pegs, scratches; Paid months that count if one buys it
later: A teacher nearby; A summer for the luthier
screen: Which size is it now? | picture Arm stretched, scroll in the palm | ask Teacher says = Three quarters, soon | list She has = Half size, since last autumn; Two strings, one bow hair | chart Months paid, and what would be left to buy | buttons Bring the next size / One more term | nothing at home yet, and how to measure with a tape | a string snaps before the concert: a set lies in the case, and how the bridge stands
screen: Luthier's bench, summer | table Came home = Number, Found, Ready; Four, teeth marks, stays; Nine, seam open, Friday; Twelve, bow without hair, today | picture Teeth marks along the edge | ask For the next child = Peg eased, fine tuner | switch Wood papers in the case | buttons To the shelf / Play it in | none on the bench, and who will have outgrown theirs by autumn | a crack under the bridge: no child gets it, and the insurer sees this picture
`;
