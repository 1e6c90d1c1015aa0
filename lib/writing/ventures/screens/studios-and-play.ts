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
thing: evening, evenings = Sunset, Thursday at seven; Flowers, for beginners; Private party, Saturday
must: Choose the picture and the date; Seats together for a group; Paint, apron and first drink included; Step-by-step guidance by a teacher
later: Gift vouchers; Private parties and company events
screen: Thursday, seven o'clock | picture Sunset over the sea | list Included = Canvas and paint; Apron; First drink | ask Seats = Four, together | switch Non-alcoholic drinks | button Book seats | no evenings this week, and next week is open for booking | sold out: the next evening with this picture is shown
screen: Your booking | headline Sunset, four seats | steps The evening = Arrive and choose a drink; Paint step by step; Take your picture home | map Way to the studio | buttons Invite friends / Change date | no booking yet, choose a picture | the evening was cancelled: choose a new date or a refund
screen: Our desk, this week | table Evenings = Day, Picture, Seats left; Tuesday, Flowers, three; Thursday, Sunset, none; Saturday, Private party, none | list To prepare = Nine canvases; Blue and orange paint; Aprons washed | buttons Message guests / Add an evening | no evenings planned yet | the teacher is ill: ask the stand-in or move the date

cooking-classes
thing: class, classes = Fresh pasta, Tuesday; Vegetarian curries, Friday; Bread for beginners
must: Dates with free seats and the menu; Allergies and diets asked when booking; Recipes and shopping list after the class; Gift vouchers to send or print
later: Private classes for groups and companies; Follow-up courses for regulars
screen: Fresh pasta, Tuesday | picture Pasta on a wooden board | list You will cook = Fresh tagliatelle; Tomato sauce; Dessert | list Good to know = Small group; Apron provided; Dinner included | ask Allergies = Nuts | button Book two seats | no dates this week, and next week is open for booking | sold out: join the waiting list or choose another day
screen: After your class | picture Your finished dish | steps Recipe = Knead the dough; Let it rest; Roll and cut; Cook three minutes | list Shopping list = Flour; Eggs; Tomatoes | buttons Save recipe / Book next class | recipes appear here after your first class | a recipe is missing: ask the teacher for it
screen: Teacher's desk, this week | table Classes = Class, Seats sold, Note; Pasta, eight, One without nuts; Curry, five, All vegetarian; Bread, seven, Gluten-free oven | list To buy = Flour; Eggs; Spices | chart Seats sold by week | buttons Message guests / Print recipes | no classes planned this week | too few bookings: offer another date or join two classes

martial-arts-school
thing: class, classes = Beginners, Tuesday at six; Children, Saturday morning; Open training, Thursday
must: Timetable by age and level; A trial class booked online; Attendance and progress for each student; Memberships and class cards in one account
later: Belt tests and certificates; Holiday camps and family days
screen: Book a trial class | list Choose a group = Children; Teenagers; Adults; Families | table Timetable = Day, Group, Time; Tuesday, Beginners, 6 pm; Thursday, All levels, 7 pm; Saturday, Children, 9 am | ask Experience = None yet | list Bring = Sports clothes; Water | button Book trial class | no free place this week, join the waiting list | class is full: the next beginners' class is shown
screen: Your training | headline Beginners, Tuesday at six | chart Classes attended by month | list Next goals = Safe falling; Two basic techniques; First partner exercise | buttons Check in / I cannot come | no classes yet, book your trial class | an injury was noted: please speak to the trainer before class
screen: Trainer's desk, Tuesday | list Expected today = Anna; Ben; Mei, trial class | list Missing for two weeks = Tom; Lena | switch Mats and first aid checked | buttons Take attendance / Send message | no classes today | trainer is ill: ask the stand-in or tell the group

chess-school
thing: lesson, lessons = Beginners, Tuesday group; Endgames, Thursday group; Game review with a coach
must: Groups by level instead of age; Homework tasks between lessons; Own games reviewed by the coach; A progress report for each student
later: Tournaments and rated games; Single lessons with a coach
screen: Your week | headline Group lesson on Tuesday | picture Task: white to move | list Homework = Three puzzles; One game with a friend | chart Puzzles solved by week | buttons Start a task / Ask the coach | no homework this week, play a game for fun | cannot come on Tuesday: choose another group for this week
screen: Game review | picture Board after move nine | talk Comments = Coach: What does this move threaten?; Ben: The queen; Coach: So protect it first | ask Better move = Knight to the centre | buttons Next move / Save game | no game uploaded yet, add one from your last round | the notation has a mistake: please check move five
screen: Coach's desk, groups | table Groups = Group, Day, Students; Beginners, Tuesday, six; Middle, Thursday, five; Advanced, Saturday, four | list To review = Anna, one game; Ben, two games | buttons Plan lesson / Send report | no lessons today | a student has stopped doing homework: send a short message

baby-classes
thing: class, classes = Music, Tuesday morning; Movement, Thursday; Trial class, Saturday
must: Classes by age of the child; Single trial class before a block; Waiting list and missed classes made up; Room details for prams, changing and feeding
later: Songs from the class to play at home; Classes for older brothers and sisters
screen: Choose a class | ask Age of your child = Seven months | list Suitable = Music, Tuesday; Movement, Thursday; Weekend class, Saturday | picture Room with mats and instruments | list Good to know = Space for prams; Changing table; Come late or feed any time | button Book trial class | no class for this age yet, join the list | class is full: the next block starts in two weeks
screen: Your block | headline Music, Tuesday at ten o'clock | list This week = Welcome song; Drums; Bubbles | words One missed class can be made up on Thursday | buttons We are coming / We cannot come | no block booked, start with a trial class | the leader is ill: class moves to Thursday
screen: Leader's desk, Tuesday | table Families = Child, Age, Note; Mia, seven months, Trial; Ben, eight months, Block; Lena, six months, Block | switch Toys and instruments cleaned | list Bring = Drums; Scarves; Bubbles | buttons Take attendance / Message families | no classes today | illness reported in the group: tell all families

senior-fitness
thing: class, classes = Balance, Tuesday morning; Chair exercise, Thursday; Walking group, Friday
must: Classes by strength, seated or standing; Health form before the first class; Attendance and a call when somebody is missing; Progress in balance and strength
later: Shared rides to the class; Exercises to do at home
screen: Book a class | list Choose = Seated exercise; Balance and strength; Walking group | picture Exercise beside a chair | list Good to know = Lift to the hall; Bus stop outside; Tea afterwards | ask Health note = Sore left knee | button Book free trial | no class nearby yet, leave your phone number | please ask your doctor first: we call you back about your answer
screen: Your progress | headline Thursday at nine o'clock | chart Standing up from a chair by month | list Exercises at home = Stand up three times; Hold the table, lift one heel | buttons I am coming / Not this week | no classes yet, your first one is on Thursday | pain during an exercise: stop and tell the trainer
screen: Trainer's desk, Thursday | table Participants = Name, Note, Last here; Maria, sore knee, Tuesday; John, new hip, Tuesday; Elena, no notes, two weeks ago | list To call = Elena; Sam | switch First aid kit checked | buttons Take attendance / Call | no classes today | somebody fell: call for help, then tell the family

cat-cafe
thing: visit, visits = Two seats, Tuesday at three; Quiet hour, Thursday; Small birthday, Saturday
must: Timed seats with a limit on guests; Profiles of the animals and house rules; Drinks and cake ordered with the booking; Rest times and health checks for each animal
later: Adoption enquiries with the shelter; Vouchers and private hours
screen: Book your visit | ask Guests = Two adults | list Free times = Tuesday, 3 pm; Wednesday, 5 pm; Saturday, 9 am | list House rules = Let the animals come to you; No flash; Wash your hands | picture Lounge with sofas | button Book seats | no free times today, the next are tomorrow | this hour is full: nearby times are shown
screen: Meet the animals | picture Nala on the sofa | list Today = Nala, likes laps; Leo, playful; Coco, resting | words Nala is looking for a home | buttons Ask about adoption / Book a visit | profiles are being updated | an animal is at the vet today and back soon
screen: Team's desk, today | table Animals = Name, Last rest, Status; Nala, noon, With guests; Leo, morning, Resting; Coco, 2 pm, Vet on Friday | chart Guests by hour | switch Quiet room closed | buttons Check in guests / Close for a rest | no guests booked this hour | an animal is stressed: close the room and offer guests another time

indoor-playground
thing: visit, visits = Two children, Saturday morning; Toddler hour, Tuesday; Birthday party, Friday
must: Timed tickets with free places shown; Areas by age, with a corner for the smallest; Birthday packages booked online; Daily safety and cleaning checks
later: Multi-visit cards; Weekday bookings for nurseries and schools
screen: Book tickets | ask Children = Two, aged two and five | list Free times = Morning, plenty; Noon, few; Afternoon, full | picture Climbing area and slide | list Good to know = Bring socks; Adults stay with children; Café inside | button Book tickets | closed on Monday, and the next times are shown | this time is full: choose another or join the waiting list
screen: Birthday party | headline Friday, three to five | list Package = Table for eight; Cake and drinks; Own party room | ask Name on the cake = Mia, five | ask Allergies = Nuts | buttons Send invitations / Change package | no party booked, choose a date first | a guest has an allergy: the kitchen was told
screen: Our desk, today | table Tables = Table, Booked by, Until; Party room, Mia, 5 pm; Window, Tom, noon; Corner, free, open | chart Children inside by hour | list Checks = Slide checked; Ball pit cleaned; Net to repair | buttons Check in / Close an area | nobody is booked this hour | a child is hurt: first aid, then write the accident report

padel-club
thing: game, games = Court two, Tuesday at nine; Doubles, two players wanted; Coaching for beginners
must: Free courts booked and paid on the phone; Players of the same level found for a game; Lights and door opened with the booking; Cancellations offered to the waiting list
later: Leagues and rankings; Lessons and equipment hire
screen: Book a court | table Tomorrow = Time, Court one, Court two; 9 am, Free, Free; Noon, Free, Booked; 7 pm, Booked, Free | ask Players = Four | switch Hire rackets | list Included = Changing rooms; Lights | button Book and pay | no free courts at this time, nearby times are shown | payment failed: the court is held for a few minutes
screen: Find players | headline One player wanted, Thursday at seven | list Already in = Anna, beginner; Ben, beginner; Lena, some experience | ask My level = Beginner | buttons Join game / Start a new game | no open games at your level, start one | somebody cancelled: players at your level were asked
screen: Club desk, this week | chart Court hours sold by day | table Groups = Group, Time, Status; Monday league, 7 pm, Full; Beginners, Saturday, Two places; Company group, Thursday, New | list To do = Check the net on court two; Order balls | buttons Add a group / Message players | no bookings today | a court is closed: players get another court or a refund

gaming-lounge
thing: booking, bookings = Two seats, Friday evening; Team room, Saturday; Tournament, Sunday
must: Seats and machines booked by the hour; Games and equipment shown for each seat; Age rules checked at sign-up; Tournaments with sign-up and results
later: Memberships and credits; Food and drinks ordered to the seat
screen: Book a seat | table Tonight = Area, Free, From; Computers, four, now; Consoles, two, 7 pm; Team room, one, 8 pm | list Games = Racing; Football; Shooter, adults only | ask Hours = Two | switch Looking for teammates | button Book seats | everything is booked tonight, tomorrow is shown | this game is for adults only: choose another one
screen: Sunday tournament | headline Teams of two, starts at three | list Teams = Anna and Ben; Mei and Tom; one place free | steps How it goes = Check in; Group games; Final | buttons Sign up / Find a teammate | no tournaments planned, follow us for the next date | a team did not check in: the waiting team plays
screen: Our desk, tonight | table Seats = Seat, Guest, Until; Seat one, Anna, 8 pm; Seat two, free, now; Seat three, Tom, 9 pm | list Faults = Controller on seat four; Headset on seat six | chart Seats used by hour | buttons Check in / Add time | nobody is booked this hour | a machine has failed: move the guest and add the lost time
`;
