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
thing: dress, dresses = Green silk, floor length; Black, open back; Red, knee length
must: A second size in the same parcel; How each label fits, told by those who wore it; A parcel that goes back without a printer; A day between two parties for the cleaner
later: A photograph of the whole outfit by those who wore it; A reminder before the next wedding season
screen: Free on your weekend | ask Day of the party = Saturday | ask Size | table Dresses = Dress, Length, Still free; Green silk, floor, two sizes; Black with open back, floor, one size; Red crêpe, knee, two sizes | button Try it on at home | nothing is free that weekend, and the two weekends beside it are shown | a dress that came back damaged leaves the list, and whoever booked it chooses first among the rest
screen: Our desk, out and back | ask Number on the tag | table This week = Dress, Goes out, Worn, Back by; Green silk, Wednesday, Saturday, Monday; Black with open back, Thursday, Friday, Monday; Red crêpe, at the cleaner's, -, Tuesday | buttons Back, as it left / Back, with a stain | no parcel is due, and the cleaner's list is all there is | a parcel that is late is marked, and the next customer is told before she asks

second-hand-clothes
thing: piece, pieces = Denim jacket; Silk blouse; Leather boots
must: Photos of every piece and every flaw; Measurements besides the size label; Brand check before sale; A clear share for the seller
later: Alerts for favourite sizes and brands; A pick-up bag for sellers
screen: Denim jacket | picture Front, back and label | list Condition = Very good; One button replaced; No stains | table Measured = Part, Hand widths; Chest, six; Length, seven; Sleeve, six | button Add to basket | use the filters to find your size | already sold, similar jackets are shown below
screen: Sell your clothes | steps How it works = Send a bag; We check and photograph; You get your share | list Your bag = Blouse, for sale; Boots, sold; Jumper, not accepted | buttons Send another bag / Get paid | no bag sent yet | a piece was not accepted, choose return or donation
screen: Intake | table Today = Seller, Pieces, Accepted; Maria, eight, six; Tom, five, five; Aisha, four, two | ask Condition = Very good | picture Label and worst flaw | buttons Accept / Return to seller | no bags to check today | the brand is doubtful, keep the piece off sale

upcycled-bags
thing: bag, bags = Rucksack from a red sail; Shopper from a theatre banner; Pouch from an air bed
must: What it used to be, and where it hung; This very one, photographed and no other; How it closes, and what fits inside; A new strap when the old one goes
later: A bag from one's own old tent; Forty from a firm's own banners
screen: This one, and no other | picture Red rucksack, the sail number on the flap | list It used to be = A mainsail, nine summers; Strap, a car's safety belt; Lining, a tent | chart What fits, a laptop and a melon | words Salt does not come out. It was at sea | button This one is mine | somebody was faster, and what else this sail became is shown | the strap gives way: a new one is sewn on from the rest of the belt
screen: Cutting table, one banner | picture The banner from above, with chalk lines | table Laid out = Piece, From where, Sewn by; Flap, letter R, Ana; Back, plain red, Ana; Strap, belt four, Jonas | ask Seams still to go = Three | button Number it and take its picture | no cloth lies here, and the sailing club is asked again | a hole under the needle: it becomes a pouch, and the rucksack gets another panel

shoe-brand
thing: pair, pairs = White trainer; Brown ankle boot; Black slip-on
must: Help to find the right size and width; Materials and sole on each product page; Free exchange for a wrong size; Care advice for each material
later: New soles and repairs; The same pair again with one tap
screen: White trainer | picture Shoe from the side and from above | ask Usual size = Eight | link Measure my feet | list Details = Leather; Wide fit; Sole can be replaced | button Add to basket | measure your feet to see your size | this size is sold out, leave your email for the next run
screen: Find my size | steps Measure = Stand on paper; Mark heel and toe; Enter the length | list Your result = Size eight; Wide fit; Normal instep | button Show pairs that fit | no measurements entered yet | between two sizes, we recommend the larger one
screen: Exchanges and returns | table This week = Pair, Size, Reason; White trainer, eight, too narrow; Ankle boot, six, too small; Slip-on, seven, colour | words Most returns are about width | buttons Send new size / Refund | no returns this week | the wanted size is out of stock, offer a refund

sewing-machine-repair
thing: machine, machines = Hand machine, skips stitches; Overlock, knife is blunt; Electric, belt slips
must: What it does wrong, told by voice or a short film; The old part in the hand, the new one beside it; A yes before anything dearer is changed; When it was oiled and timed, and by whom
later: All machines of a school on one round; What wore out, when the machine is sold on
screen: It has stopped | picture Needle, thread knotted below | ask It does = Skips every third stitch | list Probably = Needle, bent; Timing, off; Belt, worn; Not the motor | ask Where it stands = The shop with the blue door | buttons Come today / Ring me first | no machine is named, and a picture shows where the make stands | the part is not in the box: what holds until it is here, and the day it comes
screen: Mechanic's phone, next shop | table Round = Machine, Told, In the box; Hand machine, skips, needles; Overlock, dull, knife; Electric, slow, belt | picture Old part in a hand, new one beside it | ask Found besides = Brushes, a month or two | switch Paid, and the old part was shown | buttons It sews / Ring before more | no shop until two, and the machines that are due for oil | the same fault within the guarantee: first on the next round, and nothing to pay

shoe-repair
thing: pair, pairs = Brown boots, heel gone; White sneakers, grey by now; Sandal, strap torn
must: A yes or no from one photograph; The day it is done, on half a ticket; What is left alone, and why; Laces and insoles back where they were
later: A look before winter at every pair in the hall; A sole with more grip the next time
screen: Is it worth it? | picture The heel, held to the light | list The cobbler sees = Heel, worn to the nail; Sole, good for another year; Stitching open at the toe | talk Cobbler asks = Cobbler: Do you walk on gravel?; You: Every day, with the dog | buttons Yes, both heels / Only the stitching | no photograph yet, and how to take one in window light | not worth it: it is said before anything is paid, with what they are still good for
screen: Cobbler's bench, today | table Hooks = Ticket, To do, Ready; Four, two heels, Thursday; Seven, wash and whiten, tomorrow; Nine, sew the toe, today | switch Found more than was asked | ask Tell the owner = Left shank is loose | button Hang it on the rail | empty hooks, and the pairs nobody fetched are rung | glue that does not hold: pulled, roughed and stuck again, and the ticket gets a new day

jewellery
thing: piece, pieces = Gold ring; Silver earrings; Pendant with a stone
must: Clear photos, also when worn; Metal, stone and size of each piece; Ring size help; Gift box and insured delivery
later: Engraving; A free cleaning each year
screen: Gold ring | picture Ring on a hand and from above | ask Ring size = Six | ask Engraving = Two initials | list Details = Recycled gold; Made to order; Gift box included | button Add to basket | choose a size to see the delivery date | this size takes longer, delivery is two weeks later
screen: Your order | steps Progress = Order received; In the workshop; Checked; Sent | picture Your ring in the workshop | words Planned for Friday next week | buttons Message the maker / Change engraving | no orders yet | the stone is delayed, we offer you a similar one
screen: Workshop orders | table Open = Customer, Piece, Due; Anna, ring, Monday; Luis, earrings, Wednesday; Grace, pendant, Friday | list Next steps = Order silver; Set stone; Photograph pendant | button Mark as finished | no open orders | the ring size is missing, ask the customer before you start

eyewear
thing: frame, frames = Round, tortoise; Square, clear; Thin wire, brass
must: The numbers of an eye test, asked for in plain words; How wide the face is, before the style; Where the eye sits behind the glass; A first week with them, and whom to tell
later: A second pair of the same, for the sun; Old frames with new glass
screen: Try three on | picture Your face, brass wire on it | list Fits your face = Round, a touch wide; Square, sits well; Wire, light on the nose | ask From your eye test = Left and right, as on the slip | buttons Keep the square / Show narrower | no test this year, and where the next one can be had | they slide down: a picture from the side, and how the temple is bent
screen: Workshop, from slip to glass | table Jobs = Job, Check, State; Lin, left and right swapped?, ask; Keller, centred, grind; Ruiz, strong, thin the rim | steps Before it leaves = Numbers read by two; Centre marked; Tried on a model head | switch Needs measuring in person | button Polish and pack | no job on the bench, and the nose pads are sorted | a number that looks odd: nothing is ground until the optician has been asked

swimwear
thing: piece, pieces = High waist, two parts, rust; One piece, crossed back; Shorts, quick to dry
must: Four measures before the first order; What it holds when one dives in; How lining and colour look wet; How it is kept from chlorine and sun cream
later: Top and bottom in two different sizes; The same cut for a daughter
screen: Four measures | steps With a tape = Under the arms; Waist; Hip; Shoulder, through the legs and back up | picture Where the tape goes, drawn on a line figure | list It says = Top, the smaller one; Bottom, the larger one | words For laps or for lying about? | button Send this one piece | no tape at hand, and a string and a door frame do | cuts in at the leg: a photograph from the side, and the other cut comes
screen: Tag on the swimsuit | headline Crossed back, one piece | list Mind = Rinse in cold water after the pool; Dry in the shade; Hygiene strip stays on while you try | code How to tie it behind | words Wet, it is a shade darker | without its strip it cannot go back on the shelf | a wrong size on the tag: the tape measure decides, not the tag

workwear
thing: outfit, outfits = Trousers, knee pockets, for roofers; Apron, cross back, for the kitchen; Jacket, lined, with reflex
must: Each person's sizes, kept by name; Pockets in the place for this trade's tools; What leaves and what joins, when people change; Which norm it meets, on the inside
later: The firm's name, sewn and not printed; Winter jackets, asked for in August
screen: The crew, by name | table Crew = Who, Trousers, Jacket; Ana, short leg, medium; Jonas, long, large; Mei, women's cut, small | list Chosen = Knee pockets, two layers; Pencil on the left | switch Somebody new on Monday | button Order for the whole crew | nobody has been measured, and the van with the tape can come at seven | trousers that burst at the squat: fetched from the site, and the cut is noted for the next ones
screen: Fitter's phone, on site at seven | picture Knee of the left leg, worn through | ask Who = Jonas, roofer, kneels on tiles | list Seen = Knee gone, seat whole; Ruler pocket never used; Reflex cut by the strap | buttons Exchange it / Mend it | no crew today, and the sizes of those who left are freed | no reflex, no site: a loan jacket is in the van

tailoring
thing: piece, pieces = Jacket, sleeves up a thumb; Trousers, waist in; Father's coat, made smaller
must: Pinned on the body, in the shoes for it; Half an inch more left inside the seam; The day of the second fitting; What cannot be altered, said before the scissors
later: Measures kept for the next piece; A lining of one's own choosing
screen: Your fitting | picture From behind, pins along both shoulders | list Pinned = Sleeve, up a thumb; Waist, in at the back seam; Collar, stays | ask Shoes for the day = Flat, brown | words Stand as you always stand | buttons That is how I like it / A little longer | no piece on the rail, and bring the one you never wear | put on weight since: there is cloth in the seam, and one more fitting
screen: Table, chalk and tickets | table Rail = Name, To do, Second fitting; Ruiz, sleeves, Thursday; Keller, coat smaller, in two weeks; Lin, zip, none | steps The coat = Unpick lining; Take in back; Press; Fit again | switch Cut only after a yes | button Chalk is off, ready | the rail is bare, and the beginner sews a practice pocket | a scorch mark: the owner sees it first, and the panel is cut new

knitwear
thing: piece, pieces = Jumper, undyed, thick; Cardigan, moss green; Hat with a turned brim
must: How it feels at the neck, honestly; Whose sheep, whose hands, how many hours; How wide it is after the first wash; A thread of the same wool, for the elbow
later: A jumper in the lengths of one's own arms; Knitted smaller from an old one
screen: Moss green, eleven skeins | picture The rib between two fingers | list Told by the yarn = From the hill behind the church; Spun once, dyed with birch; A little rough until worn | chart Hours on the needles, back, front and sleeves | ask Arm, from the neck = To the second knuckle | button Cast on for me | nothing on the needles for you, and what hangs finished is shown | moths, or an elbow through: send it in summer, and it comes back darned
screen: Knitter's sheet, cardigan | steps On the needles = Back, done; Left front, row by row; Sleeves, both at once; Buttons | ask Hours this week = Nine | list Yarn left = Moss, three skeins; Undyed, plenty; Grey, none | button Sleeve is finished | no order for this pair of hands, and hats can always be knitted | a dropped stitch far down: laddered up, or back to that row, never hidden

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
thing: piece, pieces = Soft bra, no wire; Briefs, high, cotton; Socks, five of a kind
must: Measured with a tape and a few questions; How it should sit, hook, strap and band; What may come back and what may not; The same one again, when it is worn out
later: A drawer for the months in which bodies change; Two left socks for the one that vanished
screen: Measured in the mirror | steps Alone, with a tape = Under the bust, breathing out; Around, arms down; Bend forward once | ask What bothers you = Strap slides on the left | picture Line drawing, where the band should sit | list It says = Smaller band, larger cup; Start on the middle hook | button Send one to try | no tape, and a ribbon and a ruler do it | red marks in the evening: two questions, and the other cut comes
screen: Fitting desk, letters and tape | talk About the strap = Customer: It slides, only left; Desk: One shoulder is lower. A racer back, then; Customer: Try it | table Fitted = Measured, Sent, Stayed; Narrow band, soft, yes; Wide band, wired, no | button Note what fitted | no letter waits, and the wash test is read | opened and worn pieces are not sold on, and the desk says so gently
`;
