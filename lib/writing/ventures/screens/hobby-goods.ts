/** What hobbies need: kits, wool, seeds, cards and tools: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HOBBY_GOODS_SCREENS = `
tool-kit-for-children
thing: project, projects = Catapult, with a real saw; Lamp, first wires; Bird box, seven screws
must: Which tool is real, and how a small hand holds it; Steps a child can read alone; Where a grown-up sits beside it; A pause until the last one is built
later: A screw or a wheel that got lost; The same for a sister, a year later
screen: Step six, the saw | picture Small hands, saw and vice | steps Now = Pencil line; Vice tight; Long, slow strokes | words A grown-up sits here, hands in pockets | talk Ben and the saw = Ben: It jumps!; Card: Begin backwards, three times | buttons It is off / It got crooked | box still shut, and the next one waits until this one stands | a finger: cold water, plaster from the lid, and on we go tomorrow
screen: In the box, on the lid | headline Catapult | list In here = Saw, for small hands; Nine pieces of beech; Plaster, two | words Count first, then build | code The tricky step, filmed | without the plaster it is not closed | a piece that lacks: the number on it is enough

grow-at-home-kit
thing: kit, kits = Oyster mushrooms, in a box; Cress and radish; Chillies on the sill
must: Where in this very flat it will grow; What the first week looks like, day by day; What is mould and what is life; When one may eat it, and what never
later: A second harvest from the same box; Where it all goes in the end
screen: Day five, is that right? | picture White fur, close up | list That is life = White, like wool; Drops, clear; Smells of forest | list That is not = Green; Black spots; Smells sour | ask Where it stands = Kitchen, behind the kettle | buttons Looks like that / Look at mine | day one, and nothing to see is how it should be | green: take it outside, and a new one comes without a question
screen: Our desk, first weeks | table Written in = Who, Day, Seen; Lin, five, white fur; Keller, nine, bare on a cold sill; Ruiz, twelve, picked the first | chart Kits that came up, batch by batch | ask Answer = Move it a metre inwards | button Send a new one | nobody wrote, and those on day seven are asked for a picture | one batch stays bare: all who have it hear first

yarn-box
thing: skein, skeins = Bath nine, moss; Undyed, thick; Two greys, thin
must: Which dye bath, on every band; How far it reaches, by the garment; A skein more of the same bath; How it washes
later: Swap a colour one does not love; A finished piece to hang beside it
screen: Does it reach? | ask I am knitting = A jumper, medium | picture Skein beside a finished sleeve | chart Yarn left, row by row | list From this bath = Two skeins here; One kept back for you; Next bath will be darker | button Put the kept one by | nothing on the needles, and what one skein alone becomes is shown | run out of the bath: knit both alternately, two rows each, and nobody sees it
screen: Dye notebook, bath nine | picture Wet and dry, side by side | table In the pot = What, How much, When; Birch leaves, a bucket, first; Wool, nine skeins, warm; Iron, a pinch, last | steps Then = Cool overnight; Rinse till clear; Hang in the shade | switch Two skeins kept back | button Number the bands | pot is clean, and leaves are gathered on Sunday | came out another green: it gets a name of its own

sewing-patterns
thing: pattern, patterns = Shirt dress, pockets; Trousers with a rubber waist; Jacket, no lining
must: Which body it was drawn for, and on which it was worn; How much cloth, at this width; The step where everybody gets stuck; Sheets that fit together, measured with a square
later: An evening sewn together; The same one without sleeves
screen: Step nine, the pocket | picture Inside out, seam marked in red | steps The pocket = Right sides together; Sew to the dot; Turn; Iron before you curse | list Worn by = Short and broad; Tall, long back; With a belly | ask I am stuck at = It comes out mirrored | buttons Film it for me / Through | not cut yet, and the test square is printed first | cut wrong: what else that piece becomes, and where half a metre more is
screen: Label of the pattern | headline Shirt dress, with pockets | list Before you cut = Measure the square; Bust and hip, not dress size; Longer in the back | code On nine bodies | words Cloth, thread, seven buttons | a pattern that only one woman sewed is not printed | sheet four is twisted: redrawn today, and all who have it hear

puzzle-and-brick-library
thing: set, sets = Castle, one flag replaced; Ship, complete; Meadow, mostly sky
must: How long it takes and from what age; Whole, weighed before it left; A piece that fell behind the sofa; Bags in the right order
later: Two sets in the long holidays; Built with somebody on Saturday
screen: Castle, on the carpet | picture Half a tower, three bags left | steps Bags = One, the gate; Two, the walls; Three, towers | ask Missing = A grey one, two by four | words One more week, if it grows slowly | buttons Take apart / One more week | the carpet is free, and what fits four evenings is shown | not to be found: the sack of spares has one, and nobody scolds
screen: Weighing table, back from a family | table Bags = Bag, Should be, Is; One, right, right; Two, right, two pieces light; Three, right, right | picture Bag two on the scale, from above | list Out of the sack = Grey, two by four; Flag, red | switch Washed and dried | button Castle is whole again | nothing back today, and new sets are photographed by bags | a sweet wrapper and no wheel: the wheel is replaced, the wrapper framed

trading-cards
thing: card, cards = First dragon, edge like new; Goalkeeper, corner soft; Book of spells, sealed
must: Front, back, edge and corner, close up; Real or not, and how one saw it; What it last went for, and when; Wrapped so it cannot bend
later: The hole in one's album, watched; A table on which to swap on Sundays
screen: First dragon, by its edges | picture Four corners, held to the light | list Seen = Edge, straight; Back, one white dot; Weight as it should be | chart What the same one last changed hands for | ask My one to swap = Goalkeeper, soft corner | buttons I take it / Another corner, please | not here at present, and the hole in your album waits | doubt afterwards: it comes back, and whoever was wrong pays, if it was us then us
screen: Testing table, under the lamp | table Cards = Card, Scale, Lamp; Dragon, right, real; Spells, light by a hair, not; Keeper, right, corner soft | steps Each dear piece = Scale; Edge; Lamp; Second pair of eyes | switch Owner's paper copied | button Sleeve and seal | nothing to test, and prices of last week are read | a forgery: nobody gets it back into the game, and the forum reads how one sees it

film-lab
thing: roll, rolls = Colour, from the lake; Black and white, pushed; Old one, from an attic
must: Which roll is in which bath, and since when; What to do: normal, pushed, or as it comes; A look before anything is enlarged; Negatives back, in order
later: A borrowed camera with one roll in it; Paper prints of three
screen: Your roll | steps It is = In, number nine; In the bath; Hanging to dry; On the light table | picture Contact sheet, as one strip | ask Which ones on paper = Four, seven, and the blurred one | list From the lab = Two are dark, light leaked in; The rest is wonderful | button Print these three | not arrived, and nobody opens a roll twice | bath went wrong: rung the same hour, with what can still be saved
screen: Darkroom sheet, tonight | table Tank = Roll, How, Since; Nine, normal, ten past eight; Four, pushed, waits; Two, by itself, last | switch Test strip is clean | words Never two holidays of one family in one tank | chart Bath temperature, minute by minute | buttons Out and hang / Stop it | no roll in, and the chemicals are renewed | strip comes out thin: nothing goes in, whoever waits is told

heirloom-seeds
thing: packet, packets = Tomato, ribbed, from an aunt; Bean, black and white; Lettuce that survives frost
must: When and how deep, for this very garden; How many came up in the test; Whose seed it was; How to keep one's own for next year
later: A packet swapped for a story; Twelve for somebody's first balcony
screen: Your balcony, in March | ask It stands = Fourth floor, morning sun | list Begin now = Tomato, inside, as deep as a nail; Lettuce, outside, under a cloth; Beans, not before May | chart First frost to last frost, in your place | picture Pot, two leaves, a match for scale | button Remind me of the beans | too early for everything, and what may stand on the sill | nothing came up in two weeks: new seed, and a look at the window
screen: Label of the packet | headline Tomato, ribbed, from an aunt | list On the back = Sown in March, inside; Nine of ten came up; Keep three for next year | words She grew it behind the railway | code How to save the seed | a lot that came up badly is not filled | a bean in the wrong packet: it is grown out, and said

mystery-by-post
thing: case, cases = The deaf lighthouse keeper; Letters to nobody; Whoever wound the clock
must: Evidence one can hold; A hint that gives away little; What one already knows, kept on one sheet; A missing clue, sent again at once
later: A second envelope for those who want more; A case written for one person's birthday
screen: The lighthouse, three clues in | picture Train ticket, torn at the date | list On the table = Ticket, without a return; Key, too small; A letter in two hands | ask We suspect = The sister | talk Hint, very small = You: We are stuck; Keeper: Who else cannot hear a bell? | buttons Name the culprit / One hint | envelope still sealed, and who should sit at the table | a clue is missing in the envelope: tap it, and it is in the post and on the screen
screen: In the box, the inner envelope | headline Do not open before nine | list In here = A ticket; A key, too small; Seven pages, one of them false | words If you have opened it, he knows | code One hint, no more | without all seven pages it is not sealed | a page in the wrong order: these envelopes are packed again

leather-goods
thing: piece, pieces = Belt, two holes further; Purse for coins only; Bag, three forms, this is the middle one
must: Which hide, and whose back it was; How it looks after five winters; Hours of work, on the card; Grease, thread and where it is mended
later: Two letters, pressed small; Your own old leather, made into something else
screen: The middle bag | picture Today, and after five winters | list Made of = One hide, back piece; Linen thread, waxed; Nine hours | ask Strap = Over a thick coat | chart Cutting, punching, sewing, edges, in hours | button Cut mine from this hide | this hide is used up, and the next one lies here, a shade redder | stitch gives way: sent or brought, it is sewn by the same hand
screen: Bench card, one bag | steps Today = Punched; Sew the gusset; Edges, four times; Press | table From one hide = Piece, Out of, Left; Bag, back, strap end; Belt, edge, none; Purse, neck, two more | picture A scar, placed under the flap | switch Edges rubbed cold | button My name inside | nothing on the bench, and scraps become keyrings | knife slips: that side becomes the purse, and the bag is cut anew

knife-sharpening
thing: blade, blades = Kitchen knife, chip at the tip; Bread knife; Scissors, for cloth
must: What one hands over, counted and described; Without knives for how long; Which angle for which steel; How one carries it, so that nobody bleeds
later: A card before Christmas; A house block kept sharp for good
screen: Three knives on Tuesday | picture The edge, a chip as big as a lentil | list In the box = Small one, daily; Large one, chip; Scissors, for cloth only | ask Left-handed? = Yes, the scissors | steps When they come back = Wipe, no dishwasher; Towel under the board; Slice a tomato | button I bring them on Tuesday | no date near you, and the next street is shown | chip too deep: how much of the knife would go, said before it is ground
screen: Grinder's bench, by owner | table Tray = Owner, Blades, Angle; Lin, three, steep; Keller, bread knife, only the teeth; Ruiz, sheep shears, flat | words Left-handed ones to the left of the stone | switch Tested on paper, not on a thumb | button Wrap and label | the stone is flattened, and nobody waits | a blade goes blue: it is shown, replaced, and not polished over

left-handed-goods
thing: thing, things = Scissors, for a child; Tin opener; Fountain pen, slow ink
must: What is different about it, in one movement; Tried with the hand it is meant for; What else in the house is the wrong way round; By age, from first scissors to shears
later: A drawer for a left-handed classmate; A look at the desk at school
screen: Other way round | picture Two hands, the blade seen from above | ask Who is left-handed = Ida, starts school | list In her house = Scissors, as yet wrong; Ruler, counts from the right; Tin opener, mother's turn | buttons Show me the movement / Put it in | nobody left-handed yet, and a test with a spoon and a ball | a left-hander who learnt it right-handed: keep the scissors you know, and take the ruler
screen: Tag on the scissors | headline For the left | list See it? = The cutting line stays in view; Thumb goes below; Paper falls to the right | words Right-handers will say they are blunt | code Ida cuts a star | a pair mounted the wrong way is not hung up | looks the same and is not: a film shows why

fishing-app
thing: permit, permits = River, lower stretch, one day; Lake, season, no boat; Harbour wall, youth
must: Which stretch, seen on the map, ends where; What may be taken, and how long it has to be; A permit that opens without a network; A catch noted before the next cast
later: A mark only friends can see; A message to whoever looks after the bank
screen: Where may I stand? | map From the bridge down to the willow, left bank | list Today here = Trout, yes; Pike, closed until May; One rod, no boat | picture Fish on the ruler, mouth to tail | ask Caught = Trout, two hands long, put back | code Permit, for the warden | no permit for this water, and which one and from when | no network at the bend: map and permit lie on the phone since this morning
screen: Club's desk, stretch by stretch | map Three stretches, one closed | table Permits = Stretch, Today, Taken; Lower, nine, four trout; Upper, closed, otter; Lake, two, nothing | chart What was taken, month by month | switch Upper stretch closed | button Tell all who are on the water | nobody out today, and the close season ends in a week | dead fish reported: stretch shut here, authority rung, all permits told
`;
