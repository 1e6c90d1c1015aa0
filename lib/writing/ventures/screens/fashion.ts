/** Clothes and what is worn: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FASHION_SCREENS = `
clothing-brand
thing: piece, pieces = Shirt, washed cotton, sand; Trousers, wide, black; Coat, boiled wool
must: How it falls on three bodies, not one; Where it is cut and who sews it; A size told by a shirt from one's own wardrobe; What washing does to it
later: The next run, ordered before it is cut; A mending note with every piece
screen: Wide trousers, black | picture Worn by three, short, tall and round | ask A pair that fits you = Measured flat, the waist | list Your size = Medium, long enough to turn up once; Large sits on the hip | words Grows softer, shrinks half a thumb | button Order from this run | the run is full, and the list for the next one opens | between two sizes: both are described, and the looser one is said to be looser
screen: Cutting desk, what came back | table Trousers = Size, Kept, Came back because; Small, most, too long; Medium, nearly all, colour; Large, half, tight at the thigh | chart Orders for the next run, size by size | ask Change in the pattern = Thigh, a finger wider | button Send to the cutter | no piece is out yet, and ten fittings are planned | cloth comes in another black: the run waits, and each buyer chooses

kids-clothes
thing: bundle, bundles = Size of six months, eight pieces; Rain set, size four; Winter overall, size two
must: The next size named before sleeves are short; What is in the bundle, piece by piece; What grass and beetroot may do to it; A bag to send the small ones back
later: The one piece that is kept for ever; A bundle for a little brother in spring
screen: Ida has grown | ask Tall as = The second door hinge | list In the next bundle = Two trousers, double knees; Rain jacket, hood comes off; Three shirts, one with a digger | picture Everything laid on the carpet | switch She dresses herself, no small buttons | buttons Send it / Two weeks more | nothing fits yet, and the smallest size waits ready | the waterproof ones are gone: a new pair is bought in, or the day they come back
screen: Sorting table, one bag in | steps Each piece = Hold to the window; Knees, cuffs, zip; Size by tape, not by label | table Bag = Piece, Size, Goes; Overall, two, out again; Jumper, six months, mend; Shirt, four, rags | code Tag for the shelf | button Bag is done | no bag came today, and the sizes that lack are listed | a zip that bites a chin never goes out, and the family hears why

dress-rental
thing: dress, dresses = Green silk, floor length; Black, open back; Red, knee length
must: A second size in the same parcel; How each label fits, told by those who wore it; A parcel that goes back without a printer; A day between two parties for the cleaner
later: A photograph of the whole outfit by those who wore it; A reminder before the next wedding season
screen: Free on your weekend | ask Day of the party = Saturday | ask Size | table Dresses = Dress, Length, Still free; Green silk, floor, two sizes; Black with open back, floor, one size; Red crêpe, knee, two sizes | button Try it on at home | nothing is free that weekend, and the two weekends beside it are shown | a dress that came back damaged leaves the list, and whoever booked it chooses first among the rest
screen: Our desk, out and back | ask Number on the tag | table This week = Dress, Goes out, Worn, Back by; Green silk, Wednesday, Saturday, Monday; Black with open back, Thursday, Friday, Monday; Red crêpe, at the cleaner's, -, Tuesday | buttons Back, as it left / Back, with a stain | no parcel is due, and the cleaner's list is all there is | a parcel that is late is marked, and the next customer is told before she asks

second-hand-clothes
thing: piece, pieces = Trench, lined, hardly worn; Blue jumper, one darn; Boots, resoled
must: Every flaw in its own picture; Measured flat, since labels lie; What the one who gave it gets, and when; Turned away at the door, with a kind word
later: A rail for one street's wardrobes; A hint when one's size and colour comes in
screen: Trench, hardly worn | picture Front, back, and the cuff close up | list Seen under the lamp = One button replaced; Lining whole; No smell of cellar | table Measured flat = Where, Hand widths; Shoulder, five; Chest, six; Sleeve, seven | buttons Put it by / Too small | gone since this morning, and two near it hang here | a flaw nobody saw: it comes back, and the picture is added for the next one
screen: Intake desk, one bag | table Bag = Piece, Under the lamp, Hangs; Jumper, one darn, yes; Blazer, moth, no; Boots, resoled, yes | ask Whose bag = Mei Lin, number nine | picture The label and the worst spot | buttons Onto the rail / Give it back | no bag waits, and what hung for six weeks is listed | stolen or false brand in doubt: it stays in the cupboard, and the giver is asked

upcycled-bags
thing: bag, bags = Rucksack from a red sail; Shopper from a theatre banner; Pouch from an air bed
must: What it used to be, and where it hung; This very one, photographed and no other; How it closes, and what fits inside; A new strap when the old one goes
later: A bag from one's own old tent; Forty from a firm's own banners
screen: This one, and no other | picture Red rucksack, the sail number on the flap | list It used to be = A mainsail, nine summers; Strap, a car's safety belt; Lining, a tent | chart What fits, a laptop and a melon | words Salt does not come out. It was at sea | button This one is mine | somebody was faster, and what else this sail became is shown | the strap gives way: a new one is sewn on from the rest of the belt
screen: Cutting table, one banner | picture The banner from above, with chalk lines | table Laid out = Piece, From where, Sewn by; Flap, letter R, Ana; Back, plain red, Ana; Strap, belt four, Jonas | ask Seams still to go = Three | button Number it and take its picture | no cloth lies here, and the sailing club is asked again | a hole under the needle: it becomes a pouch, and the rucksack gets another panel

shoe-brand
thing: pair, pairs = Low, canvas, white; Ankle, brown leather; Trail, grey
must: A foot drawn on paper, instead of a guessed size; Width and instep, not length alone; How soft it is after two weeks; A sole that can be changed
later: The same pair again, in the colour that was missing; Laces and insoles by themselves
screen: Stand on a sheet of paper | steps Your foot = Heel to the wall; Pencil round it; Both feet, in the evening | picture The outline, with two lines across | list It says = Left is longer; Wide at the ball; Low instep | button Show me my pair | no outline yet, and a shoe that fits you can be named instead | between two lasts: the roomier one goes out, with a thin insole in the box
screen: Our desk, pairs that came back | table Returns = Pair, Where it pinched, Worn; Canvas, little toe, one hour; Ankle, heel slips, a day; Trail, nothing, wrong colour | picture Insole, where the foot really stood | ask To the last maker = More room above the toes | buttons As new / Seconds | nothing came back this week, and the first soles are due for a look | one size runs short: orders stop there and not in every size

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
thing: piece, pieces = Ring, yellow gold, plain; Earrings, two small moons; Pendant from grandmother's brooch
must: A ring size without asking the person; What the metal is, stamped and said; A drawing of it beside a fingertip; What happens when it must be made wider
later: The old stone set anew; A second one that lies beside the first
screen: A ring, before it is cast | picture Drawn on a hand, and from above | ask Size = By a ring she wears on the right | list Made of = Yellow gold, melted from two old ones; Inside, the day in small letters; One stone, set low | buttons Cast it / Make it thinner | nothing drawn yet, and bring what lies in the drawer | too tight on the day: widened once, and the letters stay
screen: Goldsmith's bench, by tray | table Trays = Tray, Metal in, Next; Ana and Jo, two old rings, melt; Moons, silver, polish; Brooch, one stone loose, set | ask On the scale = Before the file and after | picture Each stone under the glass, with its mark | button Into the safe | no tray is open, and the scraps are weighed | a stone chips: the owner hears it today and sees two that match

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
thing: shirt, shirts = Front print, two colours, black; Back print, tour dates; Small heron, over the heart
must: The motif on a real shirt, not on a screen; Sizes gathered from forty people, without forty messages; Who drew it, and that they agreed; How it looks after ten washes
later: The same motif on a bag; A second print for those who joined late
screen: Shirts for the club | picture Heron over the heart, on grey | table Gathered = Who, Size, How many; Ana, medium, one; Jonas, large, two; Mei, child's, one | ask Name on the back = None | link Send the list round once more | button Close the list | nobody has answered, and the first reminder is ready to send | three sizes missing on the day: spares in each size lie in the box
screen: Press room, motif by motif | table Screens = Motif, Shirts, Ink; Heron, grey, one; Tour, black, two; Dragon, waits, rights unsigned | switch Artist has signed | picture Test print on a scrap | buttons Through the dryer / Print again | no motif is signed, and the screens are washed | a face or a logo that is not theirs: it is not printed, and the club is offered a redraw

baby-wear
thing: piece, pieces = Sling, woven, slate; Carrier with buckles, sand; Wide trousers for the ninth month
must: Put on alone, step by step, with one hand; From what weight on, and until when; A check on nose, knees and back; What it is good for once the child has grown
later: A loan for the first week; Taken back when the next family waits
screen: Put it on with me | steps With a crying child = Cross behind you; Over both shoulders; In, knees high; Pull until you could kiss the head | picture From the side, back rounded | list Look again = Nose free; Knees higher than bottom; Tight enough to let go | buttons It sits / Something slips | before the birth, a bag of flour practises | child slumps or the cloth rides up: take it out, and somebody looks through the camera
screen: Lending desk at the midwife's | table Out = Piece, Family, Back; Sling, Lin, Tuesday; Carrier, Keller, today; Nursing shirt, Ruiz, keeps it | ask Sore spot = Left shoulder | switch Buckles and seams tested | button Wash and lend again | all pieces are out, and the next one is back tomorrow | a buckle that cracked: this batch is called in, name by name

underwear
thing: piece, pieces = Soft bra, no wire; Briefs, high, cotton; Socks, five of a kind
must: Measured with a tape and a few questions; How it should sit, hook, strap and band; What may come back and what may not; The same one again, when it is worn out
later: A drawer for the months in which bodies change; Two left socks for the one that vanished
screen: Measured in the mirror | steps Alone, with a tape = Under the bust, breathing out; Around, arms down; Bend forward once | ask What bothers you = Strap slides on the left | picture Line drawing, where the band should sit | list It says = Smaller band, larger cup; Start on the middle hook | button Send one to try | no tape, and a ribbon and a ruler do it | red marks in the evening: two questions, and the other cut comes
screen: Fitting desk, letters and tape | talk About the strap = Customer: It slides, only left; Desk: One shoulder is lower. A racer back, then; Customer: Try it | table Fitted = Measured, Sent, Stayed; Narrow band, soft, yes; Wide band, wired, no | button Note what fitted | no letter waits, and the wash test is read | opened and worn pieces are not sold on, and the desk says so gently
`;
