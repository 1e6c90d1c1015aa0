/** Fields that many founders speak of, with names anybody understands; written as in nature.ts. */
export const PLAIN_FIELDS = `
dive dives diver scuba dive-centre regulator wetsuit
Surface Time = the time on land in which everything is made ready
Air & Gear = the two things that have to be right before anybody goes down
Full Tank = what every diver checks first
Dive Ready = the state in which the gear should leave the room
+Depthlog = the record of every dive
Dry Room = where the gear hangs after the last boat

kayak canoe sailing surf windsurf rowing boat-hire paddle*
Slipway = where a day on the water begins
Paddle & Bay = what one takes, and where one goes
Calm Water = what everybody hopes for in the morning
First Wave = the one that makes people come back

orchard apple apples fruit-trees cider windfalls
First Blossom = the week in which the year is decided
Branch & Basket = where the apple hangs, and where it goes
Apple Row = what one walks along in autumn
Our Tree = what a family says after the first year
Picking Day = the day for which everybody comes

garden-fruit fruit berries jam garden-owners cherries plums
Garden Ripe = picked when it is ready and not before
Bush & Branch = where the fruit hangs that nobody picks
Picked Today = the whole difference in two words
Full Basket = what one carries home
Fence to Fence = from one garden to the next

baby babies newborn infant toddler baby-clothes
Little One = what everybody calls a baby, whatever its name is
Soft & Snug = how it should feel on small legs
First Winter = the one for which one needs it
Warm Legs = what parents look after first
Easy On = how clothes should be when a baby cries

hip brace braces hip-brace dysplasia splint
Easy Fit = clothes that fit over what has to be worn
Room to Kick = what a baby needs, even now
Wide & Warm = what these clothes are, in two words
Fourteen Weeks = a time that can be made easier

wheelchair wheelchairs wheelchair-users rollator
Rolling Again = the news one waits for
Chair & Care = what it is about, in three words
Free Wheels = wheels that turn as they should
Level Way = a way without a step

allergy allergen allergens allergies intolerance gluten
Safe Plate = a plate that one can eat without asking twice
Eat & Relax = what guests with an allergy seldom can
Good to Know = what stands beside each dish
Clear Menu = a menu that answers before one asks

scaffold scaffolding scaffolding-yard yard couplers boards site-gear
Yard & Site = the two places between which everything moves
Out & Back = the two ways that every load goes
Full Count = every piece, home again
Yard Check = what is done when the lorry comes back

inspection inspections inspector inspection-dates safety-inspection
Next Date = the one thing that must not be forgotten
Tested & Filed = how an inspection should end
In the Green = where every building should stand
Due & Done = what has to happen, and what has happened

bed-linen linen towels laundry guest-linen
Fresh Fold = what lies on the bed at two
+Linenround = the round on which clean linen comes
Crisp & Counted = how linen should come back
Clean Stack = what stands at the door in the morning
Own Sheets = the ones that one gave away, and gets back

wool knit knitting yarn crochet needles
First Row = where every piece begins
Wool & Wednesday = what one needs, and when one meets
Cast On = how every piece of knitting starts
One More Row = what every knitter says at midnight
Warm Start = a beginning that ends in something warm

lamp lamps candle lantern grave-lamp
Dusklight = a light that comes by itself in the evening
Light & Stone = what it is made of
Stay Lit = the one thing that a lamp should do
Evening Glow = what one sees from the gate

cave-aged cheese dairy dairies maturing
Slow Wheel = a cheese that was given time
Tunnel & Rind = the place, and what grows there
Good Age = what every cheese has once
Cool & Quiet = what a cheese needs for a year

handover ward wards nurses hospital-german
Clear Handover = one after which nobody has to ask again
Ward Talk = the language that no course teaches
Shift & Speech = when one needs it, and what it is
On the Ward = where the words are used

robot robots coding programming kids-code lessons-programming
First Program = the one that nobody forgets
Robot in Class = what the children see first
Try & Run = how everything is learned here
Code Corner = a place where one may try

dementia memory-book photo-book reminiscence
Familiar Faces = what is on every page
Tell Me More = what one says when somebody begins to remember
Page & Memory = what is in the hand, and what comes of it
Do You Remember = the question with which it begins

guided-walk walks city-walk tours locals walking-tour
Walk & Tell = what happens on each round
Old Stones = what everybody walks past
Side Street = where the better stories are
Local Steps = the way that people take who live here

meadow meadows wild-flowers lawn lawns insects
Wild Lawn = what is left when one mows less
Bloom & Buzz = what one sees and what one hears in June
Meadow Mile = how far it may go, if others follow
Let It Flower = the whole idea in three words

rolls bakery bread roll loaves baking
Enough Rolls = what every baker tries to guess in the evening
Oven & Morning = where it is made, and when it is sold
Sold by Six = how a good day ends
Right Batch = the one of which nothing is left

shirt shirts trousers blouse adaptive-clothing magnets
One Hand = all that one needs to get dressed
Click Shut = how it closes, with a small sound
Easy Sleeve = a sleeve that helps
Dress & Go = how little time it takes

chew chews dog dogs dog-treat* dog-teeth
Good Chew = what a dog asks for, if it could
Tail & Tooth = who is glad of it, and what it is good for
Sea Chew = a chew that comes from the sea
Happy Bite = a bite that does some good

stall stalls market-stall farmers-market market-day
Market Till = one till for the whole market
Stall & Sum = who sells, and what comes of it
Market Morning = when it has to work
One Till = all that a market needs

bed-light night-light fall falls older-people
Night Path = the way that one has to find in the dark
Soft Light = what shows it without waking anybody
Up at Night = when it is needed
Safe Steps = the ones from the bed to the door

tools woodwork girls craft-course workshop
Girls & Tools = what it is about, said in three words
First Saw = the one that nobody forgets
Made It Myself = what each of them says at the door
Bench & Spark = where wood is worked, and where metal is
`;
