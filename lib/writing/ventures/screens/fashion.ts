/** Clothes and what is worn: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FASHION_SCREENS = `
clothing-brand
thing: piece, pieces = Cotton shirt; Wide trousers; Wool jumper
must: Photos on people of different height and size; Measurements for each size; Fabric, care and place of making; Simple returns and exchanges
later: Early orders for the next run; A repair service
screen: Wide trousers, black | picture Worn by three people | ask Size = Medium | list Details = Organic cotton; Pockets; Wash cold | link How to find your size | button Add to basket | choose a size to see when it ships | sold out in this size, leave your email for the next run
screen: Your order | steps Progress = Order received; Packed; On its way | list Items = Wide trousers, medium; Cotton shirt, medium | words Delivery planned for Thursday | buttons Track parcel / Return an item | no orders yet | the parcel is late, we have asked the carrier
screen: Orders and returns | table This week = Piece, Sold, Returned; Wide trousers, nine, two; Cotton shirt, seven, one; Wool jumper, five, none | list Reasons = Too long; Colour different; Wrong size | button Plan next run | no orders this week yet | a size is sold out, its orders are paused

kids-clothes
thing: piece, pieces = Rain jacket; Soft trousers; Striped jumper
must: Sizes by height and age; Fabric, care and safety details; Photos of every piece, front and back; Easy returns for a wrong size
later: A reminder for the next size; A set of pieces for each season
screen: Rain jacket | picture Jacket, front and back | ask Child's height = Size four | list Details = Waterproof; Hood comes off; Wash warm | button Add to basket | enter a height to see what fits | this size is sold out, the next one up is available
screen: Your order | steps Progress = Order received; Packed; On its way | list Items = Rain jacket, one; Soft trousers, two | words Delivery planned for Friday | buttons Track parcel / Change size | no orders yet | one piece is missing, we are sending it separately
screen: Stock by size | table In stock = Piece, Size three, Size four; Rain jacket, two, none; Soft trousers, five, six; Jumper, four, three | list To do = Reorder rain jackets; Photograph new pieces; Answer a parent | button Add stock | no stock entered yet | an order holds a piece that is not in stock

dress-rental
thing: dress, dresses = Green silk, long; Black, open back; Red, knee length
must: Free dresses shown for the date of the event; A second size sent with each order; Reviews with height, size and photos; Return label and cleaning included
later: Matching bags and jewellery; Rentals for whole bridal parties
screen: Find a dress | ask Date of the event = Saturday | ask Size = Medium | list Available = Green silk, long; Black, open back; Red, knee length | picture Green silk, worn by customers | buttons Book a fitting / Rent it | nothing free on that date, and similar dresses are shown | the dress came back damaged: choose another one or get your money back
screen: Our desk, out and back | table This week = Dress, Out, Back; Green silk, Wednesday, Monday; Black, Thursday, Monday; Red, at the cleaner, Tuesday | list To check = Zip, black dress; Hem, red dress | picture Stain on the hem | buttons Returned in order / Report damage | no dresses due today | a return is late: the next customer is offered a replacement

second-hand-clothes
thing: piece, pieces = Denim jacket; Silk blouse; Leather boots
must: Photos of every piece and every flaw; Measurements besides the size label; Brand check before sale; A clear share for the seller
later: Alerts for favourite sizes and brands; A pick-up bag for sellers
screen: Denim jacket | picture Front, back and label | list Condition = Very good; One button replaced; No stains | table Measured = Part, Hand widths; Chest, six; Length, seven; Sleeve, six | button Add to basket | use the filters to find your size | already sold, similar jackets are shown below
screen: Sell your clothes | steps How it works = Send a bag; We check and photograph; You get your share | list Your bag = Blouse, for sale; Boots, sold; Jumper, not accepted | buttons Send another bag / Get paid | no bag sent yet | a piece was not accepted, choose return or donation
screen: Intake | table Today = Seller, Pieces, Accepted; Maria, eight, six; Tom, five, five; Aisha, four, two | ask Condition = Very good | picture Label and worst flaw | buttons Accept / Return to seller | no bags to check today | the brand is doubtful, keep the piece off sale

upcycled-bags
thing: bag, bags = Backpack, red tarp; Tote, banner fabric; Pouch, offcuts
must: A photo of each single piece; Where the material comes from; Sizes and what fits inside; Repairs of straps and zips
later: Bags made from a company's own banners; A choice of strap and lining
screen: Backpack, red tarp | picture The very piece you will get | list Details = Made from a truck tarp; Fits a laptop; Wipes clean | words Only one of this kind | buttons Buy this one / See similar | this piece is sold, and similar ones are shown | a strap broke: send a photo and choose repair or return
screen: Workshop, this week | table In work = Piece, Material, Step; Backpack, red tarp, Sewing; Tote, banner, Cutting; Pouch, offcuts, Finished | list Material in stock = Truck tarp, two rolls; Banners, five; Belts, enough | picture Photo for the shop | buttons Put in the shop / Order material | nothing in work, and the open orders are shown | the material has a fault: cut a smaller piece from it

shoe-brand
thing: pair, pairs = White trainer; Brown ankle boot; Black slip-on
must: Help to find the right size and width; Materials and sole on each product page; Free exchange for a wrong size; Care advice for each material
later: New soles and repairs; The same pair again with one tap
screen: White trainer | picture Shoe from the side and from above | ask Usual size = Eight | link Measure my feet | list Details = Leather; Wide fit; Sole can be replaced | button Add to basket | measure your feet to see your size | this size is sold out, leave your email for the next run
screen: Find my size | steps Measure = Stand on paper; Mark heel and toe; Enter the length | list Your result = Size eight; Wide fit; Normal instep | button Show pairs that fit | no measurements entered yet | between two sizes, we recommend the larger one
screen: Exchanges and returns | table This week = Pair, Size, Reason; White trainer, eight, too narrow; Ankle boot, six, too small; Slip-on, seven, colour | words Most returns are about width | buttons Send new size / Refund | no returns this week | the wanted size is out of stock, offer a refund

sewing-machine-repair
thing: machine, machines = Domestic, skips stitches; Overlock, blunt knife; Industrial, slow motor
must: Describe the fault with a photo or film; A price approved before the repair; Status messages until the machine is ready; A service record for each machine
later: Reminders for the yearly service; Service rounds for schools and workshops
screen: Report a fault | ask Make and model = Domestic, ten stitches | ask What is wrong? = It skips stitches | picture Photo of needle and thread | list Try first = New needle; Thread again | buttons Book a visit / Bring it in | no machine registered yet, add the first one | the part must be ordered: the new date is shown and you can borrow a machine
screen: Mechanic's phone, today | table Jobs = Customer, Fault, Status; Ana, skips stitches, Next; Fabric shop, motor slow, 2 pm; School, yearly service, Friday | list Parts used = Needle; Belt | picture Old and new part | buttons Ask for approval / Finished | no jobs today, and services that are due are listed | same fault under guarantee: booked first and free

shoe-repair
thing: pair, pairs = Brown boots, new heels; White sneakers, clean; Sandals, torn strap
must: A quote from photos before drop-off; Drop-off or collection near the customer; Status messages until the pair is ready; Before and after photos of each pair
later: Yearly care for a whole wardrobe; Drop-off boxes for offices
screen: Ask for a quote | picture Photo of the worn heel | ask What is needed? = New heels | list Quote = Both heels; Stitching at the toe; Polish included | ask Drop-off = Shoe shop, Mill Lane | buttons Accept / Heels only | no photo yet, take one from the side and one of the sole | not worth repairing: we say why before you pay anything
screen: Workshop, today | table Pairs = Ticket, Work, Ready; 4, two heels, Thursday; 7, clean sneakers, Tomorrow; 9, sew the toe, Today | list To collect = Shoe shop, three pairs; Office, two pairs | ask Note to customer = Lining is worn as well | buttons Ready / Ask the customer | no pairs in the workshop, and drop-off points are shown | a repair failed: it is done again free and the customer is told

jewellery
thing: piece, pieces = Gold ring; Silver earrings; Pendant with a stone
must: Clear photos, also when worn; Metal, stone and size of each piece; Ring size help; Gift box and insured delivery
later: Engraving; A free cleaning each year
screen: Gold ring | picture Ring on a hand and from above | ask Ring size = Six | ask Engraving = Two initials | list Details = Recycled gold; Made to order; Gift box included | button Add to basket | choose a size to see the delivery date | this size takes longer, delivery is two weeks later
screen: Your order | steps Progress = Order received; In the workshop; Checked; Sent | picture Your ring in the workshop | words Planned for Friday next week | buttons Message the maker / Change engraving | no orders yet | the stone is delayed, we offer you a similar one
screen: Workshop orders | table Open = Customer, Piece, Due; Anna, ring, Monday; Luis, earrings, Wednesday; Grace, pendant, Friday | list Next steps = Order silver; Set stone; Photograph pendant | button Mark as finished | no open orders | the ring size is missing, ask the customer before you start

eyewear
thing: pair, pairs = Round frame, brown; Square frame, clear; Thin metal frame
must: Upload of a prescription, or booking an eye test; Frames suggested by face width; One price with frame and lenses; Free adjustment or remake after the first week
later: Sunglasses with the same prescription; Reminders for the next eye test
screen: Try frames | picture Your photo with the round frame | list Fits your face = Round, brown; Square, clear; Thin metal | ask Prescription = Uploaded | words Frame and simple lenses in one price | buttons Try at home / Order | no prescription yet, and nearby eye tests are shown | the prescription cannot be read: send a new photo or let us call your optician
screen: Optician's desk, orders | table Orders = Customer, Check, Status; Lin, prescription, Ask; Ana, measured, At the lab; Omar, ready, Collect | list To measure = Lin, eye distance; Tom, reading height | switch Checked by the optician | buttons Send to the lab / Call the customer | no orders waiting, and remakes are shown | values look unusual: nothing is ordered until the optician has checked

swimwear
thing: piece, pieces = High-waist bikini; Swimsuit, crossed back; Swim shorts
must: Size advice from a few measurements; Tops and bottoms sold in separate sizes; Photos on different bodies; Clear hygiene and return rules
later: Club orders with a printed name; A second colour of a cut that fits
screen: Find your size | steps Measure = Chest; Waist; Hip; Torso | picture Where to hold the tape | list Your size = Top, small; Bottom, medium | ask Mostly for = Swimming laps | button Show what fits | no tape at hand, use a string and a ruler | between two sizes: we send both and one comes back
screen: Our desk, orders | table Orders = Customer, Piece, Status; Ana, swimsuit, Sent; Mei, bikini, Exchange; Lin, shorts, Packed | chart Sizes exchanged | list Returns = Top too small; Strap too long | buttons Send an exchange / Note on fit | no orders today, and stock by size is shown | the hygiene strip is missing: the return is checked with the customer

workwear
thing: outfit, outfits = Work trousers, knee pockets; Jacket, high visibility; Apron, kitchen
must: Sizes of each employee on file; Reorders with logo in a few clicks; Safety norms shown for each item; Exchanges arranged by the supplier
later: Sets for new employees; A reminder when clothes are due for replacement
screen: Our team, order | table Team = Name, Trousers, Jacket; Ana, short, medium; Jonas, long, large; Mei, regular, small | list In the basket = Trousers, three; Jackets, three | switch With our logo | buttons Order for the team / Add a person | nobody measured yet, book a visit on site | one size is out of stock: the delivery date and an alternative are shown
screen: Fitter, on site | ask Employee = Jonas | list Sizes = Trousers, long; Jacket, large; Shoes, from own shop | picture Torn knee after two weeks | ask Note = Wants a pocket on the left | buttons Save sizes / Exchange | no visits today, and the reorders that are due are shown | norm does not match this job: ask the safety officer before ordering

tailoring
thing: piece, pieces = Jacket, sleeves shortened; Trousers, waist in; Dress, made to measure
must: Fittings booked online; A price and date before the work; Measurements kept for the next order; A message when the piece is ready
later: Pick-up and delivery; A fabric choice for made-to-measure pieces
screen: Book a fitting | ask What is it? = Jacket, sleeves too long | picture Photo of the sleeve | list Price guide = Sleeves; Lining, if needed | ask Needed by = Friday next week | button Book the fitting | no free fitting this week, and the next one is on Monday | this change is not possible: we say why before cutting
screen: Tailor's table, this week | table Pieces = Customer, Work, Fitting; Ana, dress, Thursday; Omar, sleeves, none; Lin, waist in, Friday | list Measurements, Ana = Chest; Waist; Length | switch Approved before cutting | buttons Ready for fitting / Finished | no pieces on the rail, and the next bookings are shown | fabric was damaged: the customer is called and a repair offered

knitwear
thing: piece, pieces = Jumper, natural white; Cardigan, moss green; Hat with turned brim
must: Photos and measurements of each piece; Where yarn and work come from; Washing and care explained simply; Repairs for worn elbows and cuffs
later: Custom sleeve and body length; Yarn or a pattern for the same style
screen: Cardigan, moss green | picture Front and cuff | list About it = Pure wool; Knitted nearby; Soft at the neck | ask Size = Medium | words Made to order in three weeks | buttons Order / Ask about size | this size is sold out, leave your email for the next one | a hole or pull: send a photo and choose repair or return
screen: Workshop, orders | table Orders = Piece, Knitter, Status; Jumper, Ana, Sleeves; Cardigan, Lin, Buttons; Hat, Mei, Finished | list Yarn in stock = White, enough; Green, three balls; Grey, order now | chart Hours per piece | buttons Mark finished / Order yarn | no open orders, and stock for the market is shown | yarn lot differs in colour: the customer is asked before knitting

printed-shirts
thing: shirt, shirts = Black T-shirt; Grey hoodie; White team shirt
must: A preview of the design on the shirt; Sizes collected with one link; A fixed delivery date; Approval of the design before printing
later: Names and numbers on the back; A small shop for fans
screen: Your design | picture Design on a grey T-shirt | ask Upload file = Club logo | list Choose = Front; Back; Sleeve | ask Shirt colour = Grey | button Continue to sizes | upload a file to see the preview | the picture is too small to print, please send a larger one
screen: Sizes for your group | table Answers = Name, Size, Shirts; Emma, medium, one; Jonas, large, two; Lin, small, one | words Two people have not answered yet | buttons Send reminder / Close list | share the link to collect sizes | the list closes on Friday, add late sizes by hand
screen: Print queue | table This week = Customer, Shirts, Status; Running club, nine, approved; School band, eight, waiting; Café, five, printed | switch Rights confirmed | button Start printing | nothing to print yet | the design is not approved, do not print

baby-wear
thing: piece, pieces = Baby carrier; Nursing top; Soft wrap
must: Size and weight guide; A video that shows how to use it; Safety tests and washing instructions; Easy returns after trying at home
later: A trial loan for a few days; Buy-back of used pieces
screen: Baby carrier | picture Carrier worn by two parents | list Details = From birth; Soft cotton; Machine washable | ask Colour = Sand | link See the safety test | button Add to basket | choose a colour to see the delivery date | sold out in this colour, grey is available
screen: How to put it on | steps Step by step = Fasten the waist belt; Place baby; Pull up the straps; Check baby's face | picture Parent and baby from the side | list Check = Face is free; Knees are high; Straps are tight | buttons All good / Get help | choose your carrier to see the steps | not sure it sits right, book a short video call
screen: Trial loans | table Out now = Piece, Family, Back; Carrier, Lin, Tuesday; Wrap, Keller, Thursday; Nursing top, Ruiz, keeps it | list To do = Wash carrier; Check buckles; Send invoice | button New loan | no loans at the moment | a buckle is damaged, take the carrier out of use

underwear
thing: piece, pieces = Soft bra, no wire; High briefs, cotton; Boxer shorts, pack of three
must: Size finder with a few questions; Fabric and fit described with photos; Clear hygiene and exchange rules; One tap to reorder
later: A subscription for basics; Maternity and after-surgery styles
screen: Find your size | ask What bothers you now? = Straps slip | ask Measurements = Entered | picture Where the band should sit | list Your size = Band, small; Cup, medium; Soft bra, no wire | button Order one to try | not measured yet, use a tape or a string and a ruler | the size does not fit: send two answers and get an exchange
screen: Our desk, fit and exchanges | table Orders = Customer, Piece, Result; Ana, soft bra, Kept; Mei, briefs, Kept; Lin, soft bra, Exchange | chart Exchanges by size | list Low stock = Soft bra, small; Briefs, medium | buttons Send exchange / Reorder stock | no open exchanges, and the reorders are shown | an opened piece came back: check the hygiene rule before refunding
`;
