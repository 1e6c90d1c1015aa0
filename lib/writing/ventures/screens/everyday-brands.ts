/** Everyday goods under an own brand: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const EVERYDAY_BRANDS_SCREENS = `
dropshipping-store
thing: product, products = Sunset lamp; Foldable phone stand; Car seat organiser
must: True delivery days on every product page; Photos and videos of our own test; Safe payment and clear returns; Parcel tracking by message
later: Bundles that go well together; A list of new finds by mail
screen: Sunset lamp | picture Lamp in a real living room | list Good to know = Tested by us; Arrives in about eight days; Money back for two weeks | ask Colour = Orange | buttons Add to basket / See the test video | choose a colour to see delivery days | this product is paused while we check the supplier
screen: Your parcel | steps Progress = Ordered; Checked; Sent; Delivered | words Expected on Thursday | buttons Track parcel / Ask for help | no orders yet | the carrier has no news, we are asking for you
screen: Supplier desk | table Orders today = Product, Supplier, Status; Sunset lamp, Supplier A, sent; Phone stand, Supplier B, waiting; Seat organiser, Supplier A, complaint | chart Days to delivery by supplier | button Pause product | no orders today | one supplier has not confirmed, switch to the second one

craft-kits
thing: kit, kits = Lino printing kit; Mosaic tray kit; Candle making kit
must: Time and difficulty shown for each kit; All contents listed on the page; Video guide by code on the box; Missing parts sent free of charge
later: Refill packs for a second piece; Photo gallery of finished pieces
screen: Lino printing kit | picture Open box and finished print | list Inside = Two lino plates; Cutter and roller; Ink, paper and guide | words One evening, for beginners | buttons Add to basket / Send as gift | choose a colour to see the contents | this kit is being packed, it is back on Friday
screen: Guide, step three | picture Hands cutting the plate | words Cut away from your hand and turn the plate | steps Progress = Draw; Cut; Ink; Print | buttons Play video / I am stuck | scan the code in your box to begin | the video does not load, read the step below
screen: Packing desk | table Orders = Kit, Pieces, Status; Lino printing, four, packed; Mosaic tray, two, part missing; Candles, six, open | list Order soon = Ink; Boxes | button Print labels | no orders to pack | a part is missing, send it today with a note

kids-activity-box
thing: box, boxes = Volcano box, five to seven; Ocean box, three to four; Bridges box, eight to ten
must: Child's age and name in the profile; Theme of the next box shown before payment; Pausing and cancelling in two taps; Card for parents with safety notes
later: Gift months for grandparents; Video help for each task
screen: Next box for Mia | picture Volcano box with all parts | list Inside = Build a volcano; Story book; Stone game | words Ships on Monday | buttons Keep this theme / Skip a month | add a child to see the next box | this age group is sold out, choose another theme
screen: My subscription | ask Child = Mia, six years | ask Level = Five to seven | switch Pause next month | list Deliveries = Ocean, delivered; Volcano, on Monday | buttons Change address / Cancel | no subscription yet | payment failed, update the card before Friday
screen: Packing week | table Boxes = Level, Theme, Status; Three to four, ocean, packed; Five to seven, volcano, open; Eight to ten, bridges, part missing | chart Families who stay by month | button Print labels | nothing to pack this week | a part has no safety report, take it out

skincare-brand
thing: product, products = Vitamin serum; Night cream; Gentle cleanser
must: Ingredients and strength on every page; Short skin questions that suggest a routine; Dated photos from testers; Easy reorder of the same bottle
later: Refills for empty bottles; Advice by photo from a skin expert
screen: Find my routine | ask My concern = Dark spots | ask My skin = Oily, reacts sometimes | list Suggested = Cleanser, evening; Serum, every second evening; Cream, daily | buttons Take the set / Ask us | answer two questions to see a routine | with a rash or wound please ask a doctor first
screen: Vitamin serum | picture Bottle and texture on skin | list On the label = Strength; How to begin; Keep for six months | chart Testers who saw a change | button Add to basket | choose a size to see the price | sold out, the next batch is tested on Friday
screen: Customer care | table Messages = Customer, Matter, Next; Ana, redness, call today; Ben, reorder, sent; Lea, how to use, answer | list Batches = May, tested; June, waiting | button Note reaction | no messages today | two reactions in one batch, stop sales and check

home-decor
thing: piece, pieces = Round mirror; Ribbed vase; Wooden tray
must: Photos in real rooms with size shown; Sets that match each other; Breakage replaced after one photo; Delivery day shown before payment
later: A preview on the customer's own wall; Trade orders for home stylists
screen: Shelf set, warm tones | picture Shelf with mirror, vase and tray | list In this set = Round mirror; Ribbed vase; Wooden tray | ask Shelf width = One metre | buttons Add the set / Choose single pieces | choose a style to see a set | one piece is sold out, see what fits instead
screen: My order | steps Progress = Paid; Packed; On its way; Delivered | words Arrives on Wednesday, fragile | buttons Track parcel / Report breakage | no orders yet | the photo did not upload, please try again
screen: Stock and season | table Stock = Piece, Left, Sold this week; Round mirror, four, two; Ribbed vase, one, five; Wooden tray, eight, none | list Broken in transit = Mirror, Monday; Vase, Thursday | button Order more | no stock entered yet | too many breakages, change the packing first

oral-care
thing: product, products = Mint toothpaste; Soft brush; Brush heads, four
must: Ingredients and fluoride shown clearly; Sets for the whole household; Refill plan that can be paused; Advice on brush and strength by age
later: Orders for dental practices; A reminder when the brush is worn
screen: Family set | picture Brushes and paste for four | list In this set = Four soft brushes; Two mint pastes; One for children | ask Children's age = Three and seven | switch Refill every three months | button Add to basket | choose ages to see the right paste | this brush is sold out, choose another colour
screen: My refills | list Next parcel = Brush heads, four; Mint paste, two | words Sent on Monday | buttons Send sooner / Pause | no refill plan yet | payment failed, update the card to get your refill
screen: Practice orders | table Practices = Practice, Sets, Status; Dr Lee, nine, sent; Dr Costa, four, paid; Smile House, six, follow up | list Hygienists ask = Shorter brush; Stronger mint | button Add practice | no practice has ordered yet | this batch has no test report, hold the parcel

intimate-products
thing: product, products = Quiet massager; Water-based lubricant; Massage candle
must: Age check before the shop opens; Material, noise and cleaning in plain words; Neutral parcel and bank statement; Private questions answered by an adviser
later: Pick-up at a parcel locker; A gift box for couples
screen: Quiet massager | picture Product on a plain cloth | list Good to know = Safe silicone; Very quiet; Wash with soap | words Plain parcel, neutral sender | buttons Add to basket / Ask in private | choose a colour to see delivery | sold out, we can write to you discreetly
screen: Ask in private | talk Advice = Guest: Which lubricant suits silicone?; Adviser: The water-based one. | ask Your question = Dryness after a birth | button Send without a name | no questions yet | your message was not sent, please try again
screen: Order desk | table Orders = Order, Parcel, Status; Massager, plain, sent; Candle, gift, packed; Lubricant, locker, open | list Returns = Sealed, accept; Opened, ask | button Print neutral labels | no orders today | a label shows the shop name, print it again

cbd-products
thing: product, products = Hemp oil, mild; Muscle balm; Evening drops
must: Lab certificate for every batch; Age check before payment; Amount per drop shown clearly; Only countries where it is allowed
later: Trade prices for practices and shops; A reorder reminder
screen: Hemp oil, mild | picture Bottle with dropper | list On the label = Amount per drop; Batch and date; Keep from children | link See lab certificate | button Add to basket | choose a strength to see the price | we may not send this to your country
screen: Batch certificate | ask Batch code = From the bottle | table Results = Test, Result; Active content, as labelled; Pesticides, none found; Limit, kept | button Save certificate | enter the code from your bottle | code not found, please check the letters
screen: Batches and countries | table Batches = Batch, Lab, Sale; May oil, passed, open; June oil, waiting, closed; Balm, passed, open | list Countries = Allowed; Ask lawyer; Closed | button Close a batch | no batches yet | a certificate is missing, sale is stopped

beauty-box
thing: box, boxes = May box, dry skin; Hair edition; Evening make-up box
must: Beauty profile before the first box; No item sent twice; Rating for every product; Pausing and cancelling in two taps
later: Points towards full sizes; Gift boxes for friends
screen: My beauty profile | ask Skin = Dry, light spots | ask I already own = Mascara, night cream | list Please no = Strong perfume; Glitter | buttons Save / Skip | answer three questions to get your first box | not saved, please try again
screen: My May box | picture Open box with five small products | list Inside = Serum; Lip balm; Hair mask; Mascara; Hand cream | ask Rate the serum = Loved it | buttons Buy full size / Next box | your first box is being packed | one item is late, it comes in the next box
screen: Choosing and brands | table Next box = Product, Brand, Status; Face mist, Brand A, promised; Lipstick, Brand B, arrived; Scrub, Brand C, missing papers | chart Ratings by product | button Confirm box | no samples promised yet | a product has no ingredient list, leave it out

international-snack-box
thing: box, boxes = Japan box; Mexico box; Turkey box
must: Country and contents of the next box; Allergens in the buyer's language; Price with postage and duties; Pausing and gift months
later: Ordering a favourite snack again; A quiz for each country
screen: Next box, Japan | picture Open box with crisps and sweets | list Inside = Seaweed crisps; Plum candy; Tea biscuits | map Where each snack is made | buttons Subscribe / Give as gift | the next country is announced on Friday | we do not post to your country yet
screen: Booklet | headline Plum candy | words Made by a family near the sea | list Contains = Sugar; Plum; May contain nuts | buttons I loved it / Not for me | open your box and tap a snack | this page is not ready, see the printed sheet
screen: Buying desk | table Snacks = Snack, Best before, Status; Seaweed crisps, autumn, arrived; Plum candy, winter, on its way; Tea biscuits, summer, label missing | list Duties to check = Honey; Milk | button Confirm box | no snacks ordered yet | a snack may not be imported, choose another

pet-subscription-box
thing: box, boxes = Beach box, large dog; Garden box, cat; Party box, puppy
must: Animal's size, age and allergies in the profile; Rating for each toy and treat; Skipping, swapping and cancelling in two taps; Ingredients of every treat
later: Birthday boxes with the pet's name; Reordering a favourite toy
screen: Profile of Bruno | picture Brown dog with a ball | ask Size = Large, strong chewer | ask Must not eat = Chicken | list Likes = Squeaky toys; Ropes | buttons Save / Add another pet | add your pet to see the first box | not saved, please try again
screen: This month's box | picture Open box with toys and treats | list Inside = Rope toy; Squeaky crab; Duck bites; Chew stick | ask Rate the rope = Loved it | buttons Order again / Skip next box | your first box is being packed | one toy is out of stock, choose another
screen: Packing desk | table Boxes = Size, Boxes, Status; Small dogs, six, packed; Large dogs, nine, open; Cats, four, treat missing | chart Owners who stay by month | button Print labels | nothing to pack today | a treat has no ingredient list, leave it out

savoury-snacks
thing: case, cases = Sea salt crisps, case of bags; Chilli chickpeas; Roasted almonds
must: Case prices and dates for shops; Ingredients and allergens on every page; Mixed case to try; Reorder in one tap
later: Gift tins before holidays; Private label for larger customers
screen: Mixed case | picture Five bags in different colours | list Choose flavours = Sea salt; Rosemary; Smoked chilli | words Stays crisp until autumn | buttons Add to basket / For shops | choose three flavours to fill the case | this flavour is sold out, next batch on Tuesday
screen: Shop order | table My order = Flavour, Cases, Best before; Sea salt, two, autumn; Rosemary, one, autumn; Chilli, one, winter | ask Delivery = Thursday morning | buttons Order again / Change | no orders yet | the order is below one case, please add one
screen: Batches and shops | table Batches = Batch, Flavour, Status; Monday, sea salt, packed; Tuesday, chilli, lab check; Friday, rosemary, planned | chart Bags sold by shop | button Plan next batch | no batch planned | the lab result is missing, hold this batch

small-dairy
thing: jar, jars = Plain yoghurt; Cultured butter; Oat milk
must: Fixed delivery days by street; Standing order that can be paused; Use-by date on every order; Jar deposit counted automatically
later: A map of pick-up fridges; Seasonal flavours by vote
screen: My weekly order | list Every Thursday = Plain yoghurt, two; Butter, one; Oat milk, three | switch Pause next week | ask Leave it = Cool box by the door | buttons Change / Add for this week | no order yet, choose your first jar | orders for Thursday are closed, we add it next week
screen: Delivery round | map Stops for Thursday | table Stops = Stop, Order, Done; Café Luna, milk, yes; Mill Street, yoghurt, no; Deli Rosa, butter, no | ask Van temperature = Four degrees | button Next stop | no stops today | the van is too warm, check the cooling
screen: Making plan | table Today = Product, Jars, Status; Yoghurt, nine crates, setting; Butter, two crates, wrapped; Oat milk, four crates, filling | list Tests = Milk, passed; Swab, on Friday | button Note test | nothing planned today | a test is missing, do not deliver this batch

pasta-and-noodles
thing: pack, packs = Fresh tagliatelle; Ravioli with spinach; Pork dumplings
must: Sorts and allergens for today; Order for pick-up or delivery; Cooking time on every pack; Standing orders for restaurants
later: A sauce that matches each sort; A recipe by message
screen: Fresh today | picture Tray of ravioli | list Today = Tagliatelle; Ravioli with spinach; Potato gnocchi | ask Collect = Friday after four | buttons Order / See allergens | new sorts appear on Tuesday morning | ravioli is sold out, try tagliatelle
screen: Restaurant order | table Standing order = Sort, Kilos, Day; Ramen noodles, six, Monday; Udon, three, Thursday | ask Thickness = Thin | buttons Confirm / Change | no standing order yet | changes for tomorrow are closed, please call us
screen: Kitchen plan | table Today = Sort, Packs, Status; Tagliatelle, nine trays, cut; Ravioli, six trays, filling; Dumplings, four trays, frozen | list Check = Fridge; Date labels; Eggs | button Print labels | nothing planned today | the fridge log is missing, enter it first

baking-mixes
thing: bag, bags = Rye bread mix; Chocolate cake mix; Pancake mix
must: What to add shown on the front; Allergens and ingredients on every page; Step by step card with pictures; Bundles that save postage
later: Refill plan for favourite bags; Videos for the first bake
screen: Rye bread mix | picture Warm loaf on a board | list You add = Water; A little oil | words Stir, wait, bake in a pot | buttons Add to basket / See allergens | choose a bag to see what you add | sold out, blended again on Wednesday
screen: Bake along | steps Progress = Stir; Rest; Shape; Bake | words Wait until the dough is twice as high | picture Dough in a bowl | buttons Next step / My dough looks different | scan the code on your bag to begin | the video does not load, follow the pictures
screen: Blending desk | table Batches = Mix, Bags, Status; Rye bread, nine, sealed; Cake, six, weighing; Pancake, eight, planned | list Allergens today = Wheat; Milk | button Print labels | no batch today | gluten-free comes first, clean before this batch

baby-and-feeding-products
thing: product, products = Vented bottle, set; One-hand stroller; Suction plate
must: Safety papers and materials on the page; Short film of real use with one hand; Spare parts for each product; Registration for safety notices
later: Lists for friends who give presents; Advice by a midwife
screen: Vented bottle, set | picture Bottle taken apart into four pieces | list Good to know = Glass inside; Four parts to wash; For newborns | words Safety report on this page | buttons Add to basket / See how it works | choose an age to see the right teat | this set is sold out, the next series comes in May
screen: My product | ask Batch number = On the bottom | list Spare parts = Teat; Vent ring; Lid | switch Tell me about safety notices | button Register | register to get spare parts faster | number not found, please check the bottom
screen: Tests and series | table Series = Series, Test, Status; First, passed, sold; Second, at test house, waiting; Third, planned, open | list Parents report = Lid tight; Easy to wash | button Stop a batch | no series yet | a parent reports a crack, check this batch today

kids-furniture
thing: piece, pieces = House bed; Growing desk; Climbing triangle
must: Sizes and age range shown for each piece; Safety tests and warnings on the page; Assembly film and spare parts; Delivery day to the room or kerb
later: A plan of the child's room; Buying back outgrown pieces
screen: Growing desk | picture Desk at three heights | list Good to know = Age five to teens; Solid beech; Wall fixing inside | ask My child = Seven years | buttons Add to basket / See assembly | enter the age to see the right height | this wood is sold out, choose another
screen: Assembly | steps Progress = Frame; Rails; Drawer; Wall fixing | picture Rails and four bolts | words Fix it to the wall before use | buttons Next step / Part is missing | choose your piece to begin | film does not load, follow the pictures
screen: Workshop board | table Orders = Piece, Family, Status; House bed, Costa, painting; Desk, Lee, packed; Triangle, nursery, cutting | list Damage in transit = Corner, Monday; Shelf, Tuesday | button Send spare part | no orders this week | one carton failed the drop test, change the packing

school-bags-and-lunchboxes
thing: item, items = School bag, light blue; Lunch box with name; Name labels, set
must: Name and picture preview before ordering; Weight and fit by the child's height; Order date that still arrives before school; Spare seals, straps and lids
later: School page with the teacher's list; A set for the next school year
screen: My set for Mia | picture Blue bag, box and bottle | ask Name on each piece = Mia | list In this set = Bag; Lunch box; Bottle | words Arrives before school begins | button Add to basket | type a name to see the preview | this colour is sold out, choose another
screen: School page | headline Oak School, first year | table Teacher's list = Item, Needed, In basket; Bag, yes, yes; Lunch box, yes, no; Labels, yes, yes | buttons Order all / Choose | your school has no page yet, add the list | the list has changed, please check it
screen: Print and pack | table Today = Name, Item, Status; Mia, lunch box, engraved; Omar, labels, printed; Lea, bag, packed | list Schools by Friday = Oak School; Lake School | button Print labels | nothing to print today | a name is too long for the lid, ask the parent

rugs-and-home-textiles
thing: piece, pieces = Wool rug, sand; Linen tablecloth; Velvet cushion
must: Samples by post before buying; Preview in the buyer's own room; Fibre, size and care on the page; Pick-up of returns for large pieces
later: Made-to-measure sizes; Trade page for designers
screen: Wool rug, sand | picture Rug under a sofa | list Details = Wool from one mill; Flat weave; Cold wash | ask Size = Two by three metres | buttons Order sample / Add to basket | choose a size to see delivery | this size is on the loom, order for next month
screen: See it in my room | picture My living room with the rug | ask Photo = Living room | buttons Try another colour / Save | add a photo of your room | the photo is too dark, take it by the window
screen: Weaving and samples | table On the loom = Piece, Weaver, Status; Rug, Ana, half done; Throws, Ben, dyed; Cushions, Lea, sewn | list Samples out = Studio Nord; Hotel Mar | button Follow up samples | nothing on the loom | the colour differs from the sample, do not send

lamps
thing: lamp, lamps = Paper pendant; Oak table lamp; Brass wall light
must: Size, brightness and bulb on the page; Photos switched on and off; Safety mark and manual for each model; Made-to-measure length with a drawing
later: Spare shades in other colours; Trade page with drawings
screen: Paper pendant | picture Pendant above a table, switched on | list Details = Warm light; Dimmable; Bulb included | ask Cable length = Two metres | buttons Add to basket / Ask for a drawing | choose a length to see delivery | this shade is sold out, made again next week
screen: Find the size | ask Table length = Two metres | ask Ceiling height = Normal | list Suggested = One long pendant; Two small pendants | buttons See in room / Ask us | add the length of your table | too short for this pendant, see the smaller one
screen: Workshop board | table Lamps = Lamp, Buyer, Status; Pendant, Ana, wiring test; Wall light, Café Luna, packed; Table lamp, Omar, shade cut | list Order soon = Sockets; Cable | button Print test sheet | no lamps in work | the wiring test failed, do not pack this lamp
`;
