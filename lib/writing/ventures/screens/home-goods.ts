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
thing: piece, pieces = Oak sideboard; Four dining chairs; Two-seat sofa
must: Measurements, photos and marks for each piece; Delivery up to the room; Reserve and pay online; Offer for furniture to sell by photo
later: Alerts for pieces looked for; Small repairs and new covers
screen: Oak sideboard | picture Front, side and inside | list Condition = One scratch on top; Doors close well | list Size = Width; Height; Depth | list Delivery = To the door; To the room; Pick up | buttons Reserve / Ask a question | this piece is sold, see similar ones | it may not fit the stairs: send us a photo
screen: Sell my furniture | picture Photo of the piece | ask What is it? = Sofa, two seats | list Condition = Like new; Some marks; Needs repair | ask Floor and lift | button Ask for an offer | no photo yet, add one to begin | we cannot take this piece: here is who may
screen: Store, this week | table Pieces = Piece, In since, Status; Sideboard, Monday, Reserved; Chairs, Tuesday, On sale; Sofa, Friday, To clean | map Deliveries today | buttons Plan a delivery / Lower the price | nothing to collect today | a piece was damaged: photograph it and call the buyer

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
thing: tool, tools = Chef's knife; Cutting board; Silicone spatula
must: A short video of the tool in use; Material, size and care for each tool; Spare parts and guarantee; Reviews from home cooks
later: Recipes for each tool; Gift sets
screen: Product page | picture The tool in use | list Why it helps = Easy to hold; Dishwasher safe; Spare parts | list Choose = Small; Large | ask Amount = 1 | button Add to basket | no reviews yet | sold out: tell me when it is back
screen: My order | headline Sent on Monday | list In the parcel = Cutting board; Care card | ask How often do you use it? = Every day | buttons Register the guarantee / Report a fault | no order yet | it arrived damaged: send a photo and we replace it
screen: Test kitchen | table Testers = Name, Uses, Note; Anna, Daily, Handle slips; Omar, Weekly, Good; Mei, Daily, Wants a larger one | list To fix = Handle surface | buttons Message testers / Close the test | no testers yet | two testers report the same fault: stop the batch

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
thing: game, games = Family game; Card game for two; Party game
must: Rules as a short video; Players, time and age at a glance; Advance orders with a delivery date; Replacement of missing parts
later: Extra cards for regular players; A list of game nights
screen: The game | picture The game on the table | list At a glance = Two to five players; From age eight; Half an hour | button Watch the rules | ask Copies = 1 | button Order in advance | no copies in stock, the next print is open for orders | the order did not go through: nothing was charged
screen: My order | headline In print | steps Status = Ordered; Printed; Shipped; Delivered | list In the box = Board; Cards; Rules | buttons Report a missing part / Give feedback | no order yet | printing is late: the new date is shown
screen: Play tests | table Groups = Group, Minutes, Again?; Family, Forty, Yes; Students, Fifty, Yes; Couple, Thirty, No | list Rule questions = Who starts?; How are ties decided? | ask Change for the next test | button Save the test | no play tests yet, plan the first | two groups misread the same rule: rewrite it

books
thing: book, books = Novel, paperback; Cookbook, used; Picture book, age four
must: Personal recommendations by taste; Search by title, author and mood; Reserve in the shop or order by post; Clear condition for used books
later: A monthly book choice; Dates for readings and groups
screen: Find my next book | ask A book I liked | list Mood = Light; Exciting; Thoughtful | list We suggest = A family novel; A crime story; Short stories | switch Used books too | buttons Reserve / Order | no suggestion yet, name a book you liked | this book is out of print: we look for a used copy
screen: My books | list Reserved = A family novel, ready; Cookbook, on Friday | list Read = Crime story | ask How was it? = Loved it | buttons Recommend another / Gift it | no books yet | the book is delayed: the new date is shown
screen: Shop desk | table Orders = Name, Book, Status; Anna, Novel, Ready; Omar, Cookbook, Ordered; Mei, Picture book, Wrapped | list To reorder = Crime story | buttons Tell the customer / Reorder | no open orders | the wholesaler is out: offer another edition

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
thing: order, orders = Four bowls, blue glaze; Two large mugs; Plates for a café
must: Photos with size and weight; Food and dishwasher safety for each piece; Made-to-order dates; Replacement of broken pieces in transit
later: Workshops in the studio; Sets for restaurants
screen: Large mug | picture The mug in a hand | list Glaze = Blue; White; Green | list Good to know = Dishwasher safe; Each one varies a little | ask How many? = 2 | button Order | this glaze is fired next week, order now | sold out: tell me when it is back
screen: My order | headline In the kiln | steps Status = Ordered; Thrown; Glazed; Packed | picture Your glaze | buttons Add a piece / Message the potter | no order yet | a piece cracked: we make another, three days later
screen: Kiln plan | table Firings = Day, Pieces, Status; Monday, Bowls, Cooling; Wednesday, Mugs, Ready to load; Friday, Plates, Drying | list Orders waiting = Two large mugs; Café plates | buttons Start the firing / Pack orders | no firing planned | the kiln stopped early: check before opening

bedding
thing: order, orders = Linen set, double; Side-sleeper pillow; Summer duvet
must: Size and material guide; Trial nights with simple return; Care label and wash advice; Reorder of matching pieces
later: A pillow finder; Sets for holiday homes and hotels
screen: Find my pillow | list I sleep = On my side; On my back; On my front | list I prefer = Soft; Medium; Firm | switch I get warm at night | picture The pillow we suggest | button Try it at home | no answer yet, choose how you sleep | this size is sold out: order for next week
screen: My trial nights | headline Night six | ask How did you sleep? = Well | chart Sleep notes | list Good to know = Wash the cover at low heat | buttons Keep it / Return it | no trial running | it does not suit you: book a free return
screen: Orders and returns | table Today = Name, Item, Status; Anna, Linen set, Packed; Omar, Pillow, Return; Mei, Duvet, Sent | list Reason for return = Too firm | buttons Print labels / Refund | no orders today | a batch has a seam fault: stop sending it

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
thing: rental, rentals = Violin, half size; Guitar, full size; Keyboard, with stand
must: Choice by instrument, age and size; Exchange when the pupil grows; Insurance and repairs in the contract; Rent that counts towards buying
later: Teachers nearby; A summer service for school instruments
screen: Choose an instrument | list Instrument = Violin; Guitar; Keyboard | ask Age of the pupil = 8 | picture How to measure the arm | list Included = Bow and case; Insurance; Repairs | button Rent by the month | this size is not free, join the list | not sure about the size: ask the teacher
screen: My rental | headline Violin, half size | list Contract = Monthly; Insured; Rent counts towards buying | switch Remind me to check the size | buttons Change the size / Report damage | no instrument yet | a string broke: a new one is posted today
screen: Workshop, this week | table Instruments = Number, Instrument, Status; One, Violin, Repair; Two, Guitar, Ready; Three, Keyboard, Check | list Needed on Monday = Half-size violin; Two guitars | buttons Mark as ready / Assign | nothing to repair this week | a crack was found: take it out of rental
`;
