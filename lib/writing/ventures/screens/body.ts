/** Hair, hands, health and fitness: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const BODY_SCREENS = `
mobile-hairdresser
thing: head, heads = Ida, fringe only; Mr Keller, short back and sides; Ana, colour at the roots
must: Which chair, which mirror and where the water is; A picture of the hair as it is, and as it should be; Several heads in one house on one date; The mix of the colour, kept for next time
later: Plaits for a whole bridal table; A fixed day for the house, every second month
screen: Who is having their hair cut? | list At your table = Ida, fringe only; Ana, roots, the same brown; Grandfather, all off behind | picture Ana's hair, from behind, in daylight | ask A chair without wheels = In the kitchen | switch There is a basin one can lean over | button We are four heads | one head alone, and two neighbours who would join that morning | somebody has a fever: that head is left out, the others stay
screen: Hairdresser's card, Ana's head | picture Crown, last time | table Colour = Part, Mix, Time; Roots, brown and a little ash, half an hour; Ends, gloss only, five minutes; Temples, lighter, less | ask Sweep up where = Kitchen tiles | buttons Same again in six weeks / Shorter next time | a new head, and the questions about skin and old colour come first | it itches: washed out at once, and the mix is crossed off her card

beauty-at-home
thing: treatment, treatments = Hands, clear varnish; Brows, shaped and tinted; Evening face, before the party
must: What may not touch this skin; How long it takes until one may use one's hands; What has to be ready, a towel and a lamp; A photograph of the look one means
later: Six friends, one after another, before a wedding; The same shade put by
screen: For Saturday at four | picture The look you mean, from your own photographs | list At your table = A lamp from the left; Two towels; Nothing else in the next hour | ask My skin minds = Plasters, and nuts | switch A test behind the ear two days before | button Come on Saturday | no picture yet, and three to point at | it grows red: what to do at once, and she answers today
screen: Beautician's bag, this afternoon | table Visits = Who, What, Pack; Mei, hands, clear and remover; Ana, brows, tint two; Lin, evening, the warm set | steps Between two doors = Brushes into the spirit; New file; Hands | switch Skin test was clean | button Varnish is dry | a free hour at three, and those who would come at once are rung | somebody cancels at the door: the hour is offered to the next street

massage-at-home
thing: massage, massages = Neck and shoulders; Whole back, firm; Feet and calves
must: The therapist's face and name before the door opens; Where it must not be pressed; Floor space for the table, in steps; A call when the visit has begun and ended
later: The same hands in four weeks; Chairs for an office corridor
screen: Where does it sit? | picture A back in outline, you mark it | list Marked = Left shoulder, hard; Lower back, lightly; Right knee, leave alone | ask Pressure = Firm, say stop when I say | talk Before the door = Therapist: Two steps by three is enough; You: By the bookshelf, then | button Ask for Jonas | nothing is marked, and it begins with feet and back | a fever or a new pain: it is put off, and a doctor is asked first
screen: Therapist's phone, at the door | map Third floor, left of the stairs | list Known here = Second visit, card seen; Knee, not touched; A cat | switch Somebody knows I am here | buttons I am in / I do not go in | no visit tonight, and the oil is warmed for nobody | the handset stays silent after the end: a person rings, then the neighbour

personal-training
thing: session, sessions = Legs, slow and low; Pull, with the door bar; Half an hour on the stairs
must: What hurts and what an old injury forbids; The weight and the count of last time; A small test every sixth week; A call after the second missed hour
later: A plan for a fortnight without any equipment; Two friends in one hour
screen: Today, with Jonas | steps Warm = Hips in circles; Ten slow squats, heels down; Hang for a breath | table Last time and now = What, Then, Today; Squat, six, eight; Row, six, six; Plank, one song, one song | ask How heavy was it = One more would have gone | buttons Too easy / My knee says no | no plan yet, and the first hour finds out what you can do | it stings: that move leaves the plan until it has been looked at
screen: Trainer's phone, who is missing | table This week = Client, Came, Ring; Ana, twice, no; Keller, not since Monday, today; Lin, once, Friday | chart Weight on the bar, from week to week | words Six weeks are up for Ana, test on Thursday | button Ring Keller | everybody came, and next week's loads go up a little | third miss: the plan becomes one walk, and begins again from there

yoga-studio
thing: class, classes = Slow morning, nine mats; Strong, at noon; For stiff backs, Thursday
must: Which class fits somebody who cannot touch the floor; A free mat, seen before the shoes are on; Who teaches, and who stands in; What to tell the teacher quietly, before it begins
later: A room for oneself on a Sunday; Ten minutes of it, heard at home
screen: Mats on Thursday evening | picture The room from the door, mats in three rows | list Free = Front, by the window; Back row, near the wall; Two on the left | ask The teacher should know = Left wrist, new | switch I borrow a mat and a block | button Roll mine out there | the room is full, and the first mat that is given back rings | late: the door stays shut for the first breath, and opens after it
screen: Teacher's phone, before the gong | table Tonight = Mat, Who, Mind; Front left, Lin, second time; Middle, Ruiz, wrist; Wall, Keller, seven months along | words Four came a third time this month | buttons All are here / Somebody stands in | nobody put a name down, and the class is held for whoever opens the door | teacher ill: the second teacher of this group has it on her phone at once

climbing-boxing-gym
thing: visit, visits = Evening, two hours; First time, with somebody who shows it; Saturday, all four of us
must: How full it is before one leaves the office; A first hour with somebody at one's side; What is new since last week; Shoes, gloves and chalk in one's size at the door
later: The hall for a class or a firm; A summer card for those who go outside
screen: Go now or later? | chart Faces in the hall, hour by hour | list New since Tuesday = Corner left, reset by Ana; Two easy ones for beginners; Pads in size small | ask Who comes along = Ida, first time | switch Waiver read and signed | buttons We come now / After eight | closed for resetting until noon, and what will be new | a twinge or a fall: who has first aid tonight, and where the ice is
screen: Counter desk, newcomers | table This month = Who, Been, Next; Ida, once, ring her; Jonas, four times, monthly card; Mei, twice, partner wanted | picture Hall from above, who leads which corner | switch Mats and straps looked over | button Show her round | no newcomer today, and the ones of last week are rung | a strap or a hold gives way: that corner is roped off, and everybody in the hall knows

dance-school
thing: course, courses = Beginners, Tuesday, without a partner; Tango, second round; First dance, four hours
must: Leading or following, chosen at booking; A place without a partner; The music of the lesson to take home; Shoes one can turn in, and what does instead
later: A crash hour before a wedding; An evening with nothing but dancing
screen: Beginners on Tuesday | list Still free = Leading, three; Following, one; As a pair, two | picture Feet on the floor, four steps numbered | ask I come = Alone, and I lead | switch We change partners every song | button Take the place | both roles are full, and the list says which is wanted next | too many follow this time: helpers lead, and nobody sits out
screen: Teacher's phone, who stands where | table Circle = Name, Role, Evening; Ana, leads, first; Keller, follows, third; Mei, both, helper | steps Tonight = Weight, left and right; Basic, slow; One turn; Change | words Second song for the shy ones | buttons Played it / One more turn | nobody new today, and the old ones dance one free song | partner does not come: a helper is asked by message before the door opens

swimming-lessons
thing: place, places = Seahorse group, under six; First length, seven and up; Grown-ups, shallow end
must: What this child dares in the water today; Who takes the child from the changing room; The step that comes after this one; A lesson made up when the pool is shut
later: A test for the badge on a Saturday; Two weeks of it every day in the holidays
screen: Ida in the water | steps Her way = Face in; Float like a star; Kick to the wall; Half a length; A length | picture Star float, hand under the back | list Today = Face in, twice; Kicked to the wall alone | talk From the edge = Teacher: She blows bubbles now; Parent: In the bath too? | button We come on Thursday | before the first lesson: what is in the bag, and where you wait | an ear that hurts: not today, and the hour is kept for her
screen: Teacher's board at the pool edge | table Lane = Child, Where, Next; Ida, kicks, half a length; Ben, clings, bubbles; Lin, swims, badge | switch Counted in, counted out | words Ben only with the blue board | buttons Dared it / Again next week | nobody in this lane, and the goggles are rinsed | pool shut: every family hears which day makes it up, before they pack

physiotherapy
thing: treatment, treatments = Shoulder, fourth of six; Knee after the operation; Back, first visit
must: The exercises of this very treatment, filmed on oneself; What the prescription says and how long it holds; Pain told on one line, each day; A sign when to stop and ring
later: One visit at the desk or the bed at home; A look back after three months
screen: Between two treatments | picture Your own arm, filmed on Tuesday | steps Morning and evening = Slide up the wall; Hold for one breath; Down more slowly than up | chart How far up the wall, day by day | ask How it was = Pulled at the front | buttons Done / It hurt | before the first treatment: bring the slip, and what you cannot do now | numb or hot: stop, and the practice rings you today
screen: Practice desk, today's hours | table Hours = Patient, Prescription, Home; Ruiz, four of six, did it daily; Keller, first, to be shown; Lin, ends Friday, twice | ask Free hour at ten = Keller's mother, knee | words Two new slips without a therapist yet | button Fill the gap | no prescription waits, and hours that families leave free are shown | a slip that ran out: the doctor's desk is rung before the patient comes

nutrition-coaching
thing: habit, habits = Breakfast before the first meeting; Water on the desk; Nothing out of the packet after nine
must: What one really eats, in pictures without marks; A shop list made of what one likes; The week in which it usually slips, known ahead; What illness or medicine forbids
later: A walk through one's own supermarket; A week of meals for the whole family
screen: Your plates this week | picture Nine plates, from above | list Seen = Breakfast on four days; Supper late on Thursday; Lentils, twice | ask What was hard = Meetings until eight | words No marks. We look, that is all | buttons Keep this one / Make it easier | no picture yet, and tonight's plate is enough to begin | ashamed of the week: send one plate, any one, and the call stays
screen: Adviser's desk, before the call | table Two habits = Who, Keeps, Slipped; Ana, breakfast, Thursday; Keller, water, not yet; Mei, both, holidays | talk Last call = Ana: Then I ordered again; Adviser: What stood in the fridge? | ask One small change = Soup frozen on Sunday | button Call on Thursday at five | nobody slipped, and the next habit may be named | a value from the doctor that does not fit: nothing is changed until he was asked

tattoo-studio
thing: design, designs = Heron, upper arm, black; Three letters, wrist; Old one, covered by leaves
must: The drawing at its real size on one's own skin; Whose hand draws it, and healed work of theirs; What may be wrong with the skin, asked before; The weeks of healing, day by day
later: A small correction once it has healed; A guest from another town for three days
screen: Heron, on your arm | picture Your photograph, heron laid over it | list From Mei = Lines only, one shade; Needs a hand's height, or it blurs; Better turned outward | ask Place = Upper arm, outside | switch I am of age, and no blood thinners | buttons Draw it so / Turn it round | no idea on paper, and healed work of each hand to look at | in doubt on the day: it is not begun, and the drawing stays yours
screen: Healing, day by day | steps First weeks = Film stays on; Wash, pat, thin cream; It peels, leave it; No sun, no sea | picture Fourth day, yours beside one that heals well | ask How does it feel = Itches, not hot | buttons Looks like that / Look at mine | still under the film, and nothing is to do until tomorrow | hot, wet or red beyond the line: see a doctor now, and tell the studio

sauna-wellness
thing: hour, hours = Thursday, quiet hour; Sunrise, before work; Friday, whole cabin
must: How warm it is, and how many sit inside; What one wears, said plainly; A way from heat to cold water and back; Who had better not go in
later: The cabin for eight friends; A card for the whole winter
screen: Warm at six | chart The stove, from noon until tonight | list This evening = Mixed, towel under you; Quiet from eight; Lake, very cold | steps Your hour = Shower; Heat; Cold; Rest longer than you want to | ask Places = Two, top bench | button Keep the bench | the stove is cold, and it is lit for the first four who want it | dizzy: out, sit, drink, and the bell beside the door
screen: Stove log, bench by bench | table Tonight = Hour, Bathers, Before it; Six, eight, birch brought in; Seven, four, floor hosed; Eight, quiet, lamp down | switch Heart and pregnancy asked | words Ice at the ladder, salt it | button Lit | nobody booked tonight, and the stove sleeps | door that sticks or a smell of smoke: everybody out first, and the hour is given again

postnatal-care
thing: visit, visits = Morning, bath and breakfast; Night, ten until six; First afternoon at home
must: Two names, in case the baby comes early; What this mother wants, and what she does not; Feeds and sleep, noted without counting her faults; Signs for which a midwife or doctor is called
later: A soup for the freezer; An hour with the elder child
screen: Third day at home | list Tonight = Mei comes at ten; She brings him to you to feed; Then she walks him | chart Sleep and feeds since noon | ask What would help most = Shower, and soup | words You need not tidy up | buttons Come earlier / Let us sleep | before the birth: two faces, one bag, and whom to ring at three | fever, or something feels wrong: the midwife first, from here, at any hour
screen: Doula's notebook, the night | steps Written at six = Fed at one and at four; Slept on the left; Mother slept three hours | picture How he likes to be wrapped | ask To hand over = Sore on one side, midwife asked | switch Second woman has read it | button Leave the note on the table | no birth near, and both bags stand packed | three births in one week: the second name goes, as it was agreed

foot-hearing-home
thing: visit, visits = Mr Keller, both feet; Mrs Ruiz, left ear whistles; Four in the home, morning
must: Seat, lamp and socket, asked beforehand; Medicine and diabetes, before a blade is opened; What was done last time, on one card; Whoever looks after the person is told as well
later: The neighbour on the same morning; A small part that is left in the drawer
screen: She comes on Tuesday | list Ready by then = A chair by the window; Slippers, both pairs; The little box from the ear | ask What bothers most = Big toe, right, when walking | picture Sock off, the spot from above | switch My daughter may read it | button Nine o'clock is good | no date yet, and the next morning in your street is shown | bleeding, hot or suddenly deaf: not waiting for Tuesday, a doctor today
screen: Round, house by house | map Two houses, the home at noon, two more | table Visits = Who, Last time, Mind; Keller, corn, thins his blood; Ruiz, new tube, ring long; Home, nine feet, room two first | switch Tools in a clean bag each | button Card written, next date named | an empty morning, and three whose date is overdue | something on the skin that should be seen: photographed with leave, and the doctor gets it today
`;
