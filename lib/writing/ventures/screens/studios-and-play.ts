/** Studios, classes and places to play: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const STUDIOS_AND_PLAY_SCREENS = `
pottery-studio
thing: piece, pieces = Small bowl, drying; Mug, ready to glaze; Plate, ready to collect
must: Classes and wheel times booked online; The status of every piece, from drying to ready; A firing calendar for members; Membership, clay and firing on one bill
later: Private groups and birthdays; Gift vouchers
screen: Book a class | headline First time at the wheel | picture Wheels by the window | ask Day = Tuesday, 6 pm | list Included = Clay; Apron; Firing and glaze | ask Guests = Two | button Book | no places on Tuesday, and Thursday is open | you cannot come: change the date until the day before
screen: My pieces | table Shelf = Piece, Status, Ready; Bowl, drying, next week; Mug, ready to glaze, today; Plate, fired, collect now | picture My mug | ask Glaze = Blue | words Pieces are kept for six weeks | buttons Book a wheel / Ask the studio | no pieces yet, and the next beginners' class is on Tuesday | a piece broke in the kiln: we are sorry, and a new try is free
screen: Studio desk | table Kiln = Shelf, Pieces, Status; Top, nine mugs, ready; Middle, four plates, drying; Bottom, six bowls, ready | list Today = Class at six, eight guests; Clay delivery | switch Everything in the kiln is dry | buttons Start firing / Message owners | the kiln is empty, and pieces waiting are listed | the kiln has stopped: note the temperature and call the technician

craft-workshops
thing: workshop, workshops = Basket weaving, Saturday; Woodcarving, one evening; Bookbinding, half a day
must: What you make, how long and how many people; Dates and free places shown live; Material and tools included in the price; Clear rules for changing a date
later: Gift vouchers; Private groups and team days
screen: Book a workshop | headline Basket weaving for beginners | picture The finished basket | list Included = Material; Tools; Tea and cake | ask Date = Saturday, 2 pm | ask Guests = Two | button Book now | no places left on Saturday, and the waiting list is open | too few guests: choose a new date or get your money back
screen: My booking | map Way to the workshop | list Bring = Old clothes; Closed shoes | steps Saturday = Welcome; First steps; Your basket; Tea | words Tell us about allergies or injuries | buttons Change my date / Give my place away | no booking yet, and this month's workshops are shown | the teacher is ill: new dates are offered
screen: Organiser's desk | table Dates = Workshop, Teacher, Booked; Basket, Ana, six; Woodcarving, Tom, three; Bookbinding, Lin, full | list To prepare = Willow; Aprons; First aid kit | chart Places sold by week | buttons Message guests / Add a date | no dates yet, and teachers to ask are listed | below the minimum on Thursday: decide to run, move or cancel

paint-and-sip
thing: picture, pictures = The bridge, in two colours; Pears on a plate; Your neighbour, blind
must: What is painted, and from which window; Everything on the table, apron too; Somebody who shows it in three layers; How it gets home wet
later: An evening for one's own round of friends; The same place again with charcoal
screen: The bridge, tonight | picture Nine bridges, none alike | steps Three layers = Sky, broad brush; The dark of the arch; Light, last, with a finger | list At your place = Apron; Two brushes; A glass, keep it off the palette | ask Who sits beside you = Ana, who says she cannot | button Two easels by the window | full, and what the other place paints on Thursday | brush in the glass: it happens at every table, a clean one is there
screen: Painter's crate, this evening's place | table Crate = What, For nine, Lies; Canvas, nine, dry; Blue, half a tube, buy; Aprons, eight, one at the wash | map From the car to the back door of the bar | switch Tables covered | words A hen party on the left, quiet two on the right | button Set up and lit | no booking, and the motif of the month is painted for the window | room double-booked: the landlord's yard, and guests hear it before they park

cooking-classes
thing: class, classes = Ravioli, folded by oneself; Knife evening; Five curries, one pan
must: Four at one board, a knife each; What cannot be on the table for somebody; The dish cooked again at home; Who stands beside whom
later: A class for a team that never talks; The market first, the stove afterwards
screen: Your board tonight | picture Board, knife, dough under a cloth | steps You, not the cook = Knead until it pushes back; Roll thin as a leaf; Fold, no air | talk From the stove = You: It tears; Cook: Flour below, not above | ask Leave out = Nuts | buttons We eat / Once more from the start | class not yet full, and what you can practise with an onion | cut or burnt: cold water, plaster, and your neighbour folds yours too
screen: At home, two weeks later | list To buy = Flour, the fine one; Two eggs; Whatever is in the fridge | steps Alone now = Dough; Half an hour's rest; Leaf thin; Water boils, three minutes | picture Yours, sent in, beside that evening's | ask Went wrong = Burst in the pot | button The cook has a look | not cooked yet, and the shopping list for a wet Sunday | tears or bursts: which of the three steps it was

martial-arts-school
thing: class, classes = Beginners of all ages, Tuesday; Throws, from the second month; Children, falling first
must: Falling, before anything else; A partner of one's weight; What is shown next, and it is no belt; What one may not do outside
later: A Saturday for mothers and daughters; Two weeks on the mat in the holidays
screen: Tuesday on the mat | steps Tonight = Bow; Fall to both sides; One throw, slowly; Sit, breathe | list For your first time = Nails short; No rings; Trousers without a zip | picture Arm out, chin in, the fall | ask Beside me would be good = Somebody as light as I am | buttons I come / My knee rests | first evening, one may stand at the edge | a knock: stop, sit, ice, and nobody is laughed at
screen: Trainer's phone, after three months | table Who slackens = Who, Was here, Gives; Ida, four times, shows the little ones; Ben, once, ring him; Keller, twice, the new throw | chart Evenings on the mat, by beginner | switch Mats wiped, edges closed | words Twelve beginners were nine at the second belt | button Ask Ben to help on Saturday | all are still there, and who helps the new ones is named | too rough: both speak with the trainer, before the next bow

chess-school
thing: game, games = Ida against Ben, move nine; Lost by one pawn, nicely; Simultaneous on Sunday
must: An opponent of one's strength, whatever the age; One's own game, looked at with somebody; A small task between two lessons; Losing, practised
later: A tournament on Saturday, three rounds; Grandfather as the opponent by post
screen: Your game, move nine | picture Board, knight stands alone | list Found together = Here you saw the queen only; The bishop slept; That one was beautiful | ask What would you play = Knight back | talk With Ana = Ana: Who protects it?; Ida: Nobody. Oh. | buttons Play from here / The next one | no game this week, and three pawns against three go as well | lost four in a row: the next opponent is the one who also lost four
screen: Club desk, pairs by strength | table Tables = White, Black, Because; Ida, Ben, even; Lin, Mr Keller, even too; Ruiz, the teacher, without queen | words Prize for the best lost game | switch Clocks wound | button Hang up the pairs | an odd number, and somebody plays with two boards | tears: outside, a biscuit, and the game is looked at together

baby-classes
thing: morning, mornings = Drums and laps, Tuesday; Signs for milk and more; Fathers, Saturday at ten
must: From which month on, and what if one sleeps; The song of the morning, for the bath; Where prams, bags and the quiet corner are; A block that starts with others who start
later: The elder ones move up together; A tape of songs for the car
screen: Tuesday with Ben | list Today = Drum and stop; Milk, the sign; Bubbles | picture The sign for more, drawn | ask He is = Seven months, crawls backwards | chart Words he shows, month by month | buttons We come / He sleeps | new group, and what to bring, which is nothing | screams: outside is a bench and a door with glass, come back in whenever
screen: Leader's basket, before they roll in | table Round = Child, Can, Parent; Ben, crawls, back to work in May; Ida, sits, first time; Lin, stands, moves up | switch Rattles washed | steps Morning = Welcome, by name; Drum; Lap; Bubbles; Song to go | words Saturday is free for Ben's father | button Sing them home | two came, and it becomes a tea | fever in the room: all families hear, and the rattles are boiled

senior-fitness
thing: hour, hours = On the chair, with songs; Balance, hand on the wall; Stairs, up and down
must: Who fetches whom; What the heart, hip and knee forbid; A call when somebody is missing; Two strengths of each movement
later: A walk to the café, as the last exercise; The same at the bedside
screen: Thursday at ten | list You come with = Mr Keller, in his car; Doors open half past nine; Tea after | picture Chair, two feet, an orange | steps Three movements = Stand up without hands; One foot; Turn round | ask Today my = Left knee does not want to | buttons I am coming / Not today | nobody near has a car yet, and the bus is looked up with you | dizzy or a tight chest: sit, hand up, help is called
screen: Leader's card, who is not here | table Hour = Who, Since, Ring; Mrs Ruiz, twice away, today; Mr Lin, new hip, Friday; Mrs Keller, every time, - | chart Standing up in half a minute, since autumn | words Song four goes best with the arms | switch Water and the phone within reach | button Ring Mrs Ruiz | all came, and the chairs do not suffice | a fall: nobody lifts, help, then the family

cat-cafe
thing: hour, hours = Two seats, Tuesday at three; The sleepers' hour; A class, before we open
must: How many people are inside, and a pause; Who the animals are, and who wants nothing; What one may do and not do with hands; A room nobody may enter
later: One of them at home, for good; A birthday for three
screen: Tuesday, among seven | picture Nala, on the radiator, one ear | list At home today = Nala, lap; Rex, wants no hand; Two small ones, shoelaces | ask We are = Two, one afraid | words Let them come. Never pick up | button Two seats at three | room is closed, because Rex wants it so | a scratch or itching eyes: wash, air, and somebody looks at you both
screen: Keeper's board, who needs quiet | table Animals = Who, Since, Now; Nala, noon, on laps; Rex, morning, upper room; The small ones, just, asleep | chart People in the room, hour by hour | switch Quiet room shut | ask Vet = Ear, left, Nala | button Close for an hour | no guests, and the windowsill is full | one hides since yesterday: no seats today, guests are told why

indoor-playground
thing: visit, visits = Two hours, two under four; Birthday table, by the slide; Quiet hour, before ten
must: How full it is, before the shoes are on; Socks, wristband and who belongs to whom; Corner for crawlers, with a door; A coffee with one's back to the wall
later: Ten times, on one card; The whole place for a nursery
screen: Rain at two | chart Children inside, hour by hour | list Now = Crawlers, three; Slide, a queue; A free table, by the window | picture From that table, the whole slide | ask We are = Ida, Ben, a pram | buttons Come now / After four | full until three, and whoever waits hears it outside | a child cannot be found: the door is shut first, then everybody looks
screen: Counter desk, bands and tables | table Inside = Table, Children, Until; Window, Ida and Ben, four; Slide, party of nine, five; Corner, nobody, - | switch Net and padding looked at | words One shoe, blue, left | button Wipe the crawlers' corner | sun, and two nurseries are asked for Thursday | a bump: ice, parent, written down, and the part is looked at

padel-club
thing: hour, hours = Court two, nine in the morning; Four of one strength, Thursday; Third and fourth wanted
must: A fourth player, when one is missing; Who is as strong as oneself; A court seen and taken; Racket and balls to borrow
later: A league of the street; An hour that is always yours
screen: Three of us, one missing | list On court two, Thursday at seven = Ana, plays from the back; Jonas, left-handed; You; Free | picture The court, seen from the glass | ask We play = Twice a month, more laughter than points | switch Four rackets to borrow | button Look for our fourth | nobody of your strength is free, and two on court three look as well | rain or a net that gives way: the hour moves, and all four hear it
screen: Court desk, the empty hours | table Tomorrow = Hour, Court two, Court three; Nine, school, empty; Noon, empty, office; Seven, league, league | chart Hours taken, morning until night | words Mothers with prams asked for ten | button Offer nine in the morning | every hour is taken, and a waiting four is told at cancellation | pane of glass cracked: court shut, whoever had it gets the next one

gaming-lounge
thing: evening, evenings = Four at one sofa; Old treasures, until midnight; Row of six, against the other row
must: A free seat, and what runs on it; Alone, and somebody to play with; Who may be here until when, by age; A pad that does not drift
later: A night for one's own round; A shelf of one's own scores
screen: Seats tonight | picture Row by the wall, second lamp | list Free = Sofa, old treasures; Row of six, two; Wheel, from nine | ask I am looking for = Somebody bad at it, too | talk Row of six = Ben: We are one short; You: I am slow; Ben: So are we | button Sit me there | all taken, and the old cabinet in the corner needs no seat | lag or a frozen screen: the next seat, and the hour begins again
screen: Bar desk, seats and pads | table Seats = Seat, Since, State; Four, eight o'clock, pad drifts; Six, nine, under age; Sofa, since noon, wants soup | switch Young ones sent home on time | ask Swap = Pad four | words Monday belongs to the beginners | button Wipe and next | nobody before six, and machines are dusted | somebody loud at the losers: a word at the bar, and then the door
`;
