/** Children, parents and grandparents: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FAMILY_SCREENS = `
babysitting
thing: evening, evenings = Friday, 7 pm to midnight; Sunday afternoon, two children; Thursday, baby asleep
must: Sitters met and checked in person; A first meeting with the family; The child's routine and emergency contacts; A stand-in if the sitter cancels
later: A fixed sitter each week; Pick-up from nursery
screen: Book a sitter | ask Children = Ida, three; Ben, six | ask When? = Friday, 7 pm | list Free sitters = Mei, checked, knows your family; Ana, checked, lives nearby | list Routine = Dinner at six; One story; Light in the hall | button Book Mei | no sitter is free on Friday, and three for Saturday are shown | the sitter has cancelled: Ana can come at the same time
screen: This evening | headline Mei is with Ida and Ben | list So far = Dinner eaten; Teeth brushed; Ida asleep | talk With Mei = Mei: All quiet; You: Thank you | buttons Message Mei / We come later | no evening booked, and your favourite sitters are shown | no answer from the sitter: call the neighbour or our evening number
screen: Sitter's phone | table Bookings = Family, Time, Note; Family Keller, Friday 7 pm, nut allergy; Family Okoro, Sunday 2 pm, first meeting; Family Silva, Thursday 8 pm, baby | list Emergency = Parents; Neighbour; Doctor | switch Routine read | buttons I am here / I cannot come | no bookings yet, and families nearby are listed | you are ill: tell us now, and we send a stand-in

childcare-place
thing: place, places = Under three, from August; Three to six, mornings; Full day, from October
must: Free places by age and start month; The daily routine, meals and opening hours; People allowed to collect the child; Absence and messages to the group
later: Photos of the week for parents; Extra hours booked by the day
screen: Ask for a place | ask Child = Two years old | ask Start = August | list Hours = Morning; Until 3 pm; Full day | list Visit = Tuesday, 9 am; Friday, 9 am | button Book a visit | no place is free in August, and the waiting list is open | the form was not sent: please check the phone number
screen: Ben's day | list Today = Arrived at 8 am; Ate lunch; Slept one hour | picture Ben's group in the garden | ask Collected by = Grandfather | words Please bring rain boots tomorrow | buttons Message the group / Absent today | no entries yet, and the day starts at 7 am | this person is not on the pick-up list: we call you
screen: Groups and staff, now | table Groups = Group, Children, Staff; Acorns, eight, Ana and Jo; Foxes, nine, Mei and Ben; Garden, five, Lin | list Free places = August, one under three; October, two mornings | switch All children counted | button Call a stand-in | no families on the list, and the next open day is shown | one teacher is missing: groups stay within the legal ratio

tutoring
thing: lesson, lessons = Fractions, before the test; Essay writing; English, grammar
must: The last test or report as a start; Two clear goals for the term; Tasks and results after each lesson; A short report to parents
later: Small groups before exams; Help by message between lessons
screen: Book a tutor | ask Subject = Maths | ask Class = Seven | picture Photo of the last test | list Free times = Tuesday, 4 pm; Thursday, 5 pm | switch Online is fine | button Book a first lesson | no tutor is free at that time, and other times are shown | the photo cannot be read: take it again or type the topics
screen: Ben's learning plan | headline Fractions before Thursday's test | steps Plan = Basics, done; Adding fractions, today; Word problems, Monday | ask Try this = One half plus one quarter | chart Tasks solved, by week | buttons Show a hint / Ask the tutor | no plan yet, the first lesson makes it | stuck on a task: mark it, and the tutor starts there
screen: Tutor's desk | table Pupils = Pupil, Next test, Gap; Ben, Thursday, word problems; Lin, in two weeks, commas; Ida, none, new topic | ask Report = Works faster, still checks too little | button Send report to parents | no lessons today, and two requests to answer | you are ill: a stand-in gets the plan and the notes

music-lessons
thing: lesson, lessons = Piano, beginner; Guitar, first chords; Singing, Thursday evening
must: A trial lesson before a term; Teacher, place and time to choose; Pieces and practice notes after each lesson; Clear rules for missed lessons
later: Instruments to rent; A concert for pupils each term
screen: Book a trial lesson | ask Instrument = Piano | ask Level = Beginner | list Where = At home; In the studio; Online | list Free times = Tuesday, 4 pm; Saturday, 9 am | ask Song you would like to play | button Book the trial | no time is free this week, and next week is shown | the teacher is ill: choose another day or another teacher
screen: Practise until Tuesday | list Practise = Right hand, first line; Both hands, slowly; The whole song once | picture Sheet of music with notes | chart Minutes practised this week | button Send a recording | nothing set yet, play a song you know | the recording was not sent: try again on wifi
screen: Teacher's week | table Pupils = Pupil, Piece, Next; Ida, waltz, both hands; Ben, first chords, faster change; Mr Keller, song, breathing | list Concert = Ida, waltz; Ben, song | ask Note = Practise slowly | button Send notes | no lessons today, and a free hour can be offered | a lesson was missed: the rule and two new dates are shown

language-lessons
thing: lesson, lessons = At the doctor's; Job interview; Small talk at work
must: A level check and a goal at the start; One teacher for the whole course; Corrections and new words after each lesson; A simple way to move a lesson
later: Conversation groups; Preparation for an exam
screen: Start my course | ask Language = Spanish | ask Level = A few words | ask Goal = Talk with colleagues | list Free times = Monday, 6 pm; Thursday, 7 pm | button Book a first lesson | no teacher is free at those times, and others are shown | the level check stopped: it continues where you left off
screen: My lesson today | headline Small talk at work | list New words = Meeting; Deadline; Lunch break | talk Practise = Teacher: How was your weekend?; You: I visited friends | list Corrected = Went, not goed; Two years ago | button Practise again | no lesson yet, and the first one finds your level | the video broke off: join again or use the phone number
screen: Teacher's desk | table Learners = Learner, Goal, Next; Ana, work, past tense; Ben, exam, listening; Lin, travel, ordering food | chart Minutes spoken by learners | ask Note = Speaks more freely, check past tense | button Send corrections | no lessons today, and learners to call are listed | a learner missed two lessons: call and agree on a new time

driving-school
thing: driving lesson, driving lessons = Parking, first try; Roundabouts; Motorway
must: Lessons booked with instructor and pick-up place; A list of skills, practised and still missing; The test date and documents needed; Clear rules for cancelling
later: Theory practice on the phone; Refresher lessons after the test
screen: My lesson, Thursday | headline Ana picks you up at 5 pm | map Pick-up place | steps Skills = Start and stop, done; Parking, practise; Roundabouts, next; Motorway | ask How did it go? = Check mirrors earlier | buttons Book the next lesson / Move this lesson | no lesson booked yet, and free times are shown | the car is in repair: a new time is offered today
screen: My way to the licence | steps To do = Application, done; Theory lessons, done; Theory test, Monday; Driving test | list Missing = Photo; Signed form | chart Skills mastered | button Upload a document | nothing done yet, and the first step is the application | no test date is free, and we check again tomorrow
screen: Instructor's day | table Today = Learner, Skill, Test; Ida, motorway, Friday; Ben, parking, none yet; Lin, revision, Monday | switch Car checked | ask Note = Ready for the test | button Save the skills | a free hour today, and learners with a test soon are asked first | not passed: send the reasons and two lesson times

holiday-camps
thing: camp week, camp weeks = Outdoor week; Circus and show; Sports and swimming
must: Age, dates, hours and free places; Health, pick-up and emergency form; What to bring and what is included; A message to parents each day
later: A place beside a friend; Photos after the week
screen: Book a camp week | list Choose = Outdoor week; Circus and show; Sports and swimming | ask Child = Ida, nine | ask Week = First week of July | switch Early drop-off | list Included = Lunch; Material; Trip on Friday | button Book the place | this week is full, and the waiting list is open | payment failed: the place is held until tonight
screen: Ida's week | list Bring = Lunch box; Swimming things; Sun hat | picture The group on Tuesday | list Today = Built a raft; Swam; All well | ask Collected by = Grandmother | buttons Message the leaders / Absent today | the week has not begun, and the list of things to bring is ready | bad weather: today's plan is moved indoors
screen: Leader's list, today | table Children = Child, Group, Note; Ida, blue, nut allergy; Ben, green, collected at 3 pm; Lin, blue, cannot swim | switch Everybody counted | steps Today = Games; Lunch; Raft building; Pick-up | button Message all parents | no children signed in yet, and the day starts at 8 am | a child is ill: call the parents and note it here

kids-parties
thing: party, parties = Pirate party, seven children; Science party at home; Detectives in the park
must: Theme, age, number of guests and place; Price with all extras; Allergies and special needs recorded; A plan for the afternoon
later: Invitations to send; Party bags for guests
screen: Plan the party | ask Child = Ida turns seven | list Theme = Pirates; Detectives; Science | ask Guests = Eight | ask Date = Sunday, 3 pm | switch Bring the cake | button Ask for this date | that Sunday is full, and Friday and Saturday are shown | the place is too small for this game: two other games are offered
screen: Ida's party | steps The afternoon = Welcome; Treasure hunt; Cake; Games and goodbye | list Allergies = One child, no nuts | list We bring = Costumes; Treasure; Music | ask If it rains = Living room | buttons Confirm / Change the plan | no party planned yet, and three themes are shown | the host is ill: Ben takes over with the same plan
screen: Party desk | table Parties = Party, Host, Pack; Ida, Mei, pirate box; Omar, Ben, science kit; Lea, nobody yet, detective box | list Check = Allergies; Address; Adult stays | button Assign a host | no parties this weekend, and requests to answer are listed | an item is missing: take it from the spare box

elderly-companion
thing: visit, visits = Coffee and a chat, Tuesday; Walk and shopping, Thursday; Doctor's appointment, Friday
must: Profiles of checked companions; First meeting before any regular visits; Short note to the family after each visit; The same companion on fixed days
later: Video call with the family during a visit; Help with phone and computer
screen: Find a companion | ask Who is the visit for? = My mother | list Would like = Conversation; A walk; Help with shopping | ask Days = Tuesday and Thursday afternoon | list Companions nearby = Anna, likes gardening; Jonas, plays cards; Mei, likes music | button Arrange a first meeting | nobody is free on these days, and other days are shown | first meeting cancelled: two new times are offered
screen: Family page | headline Next visit: Tuesday, 3 pm, Anna | list Last visit = Coffee and cards; Short walk; In good spirits | talk Messages = Anna: We talked about old photos; You: Thank you, she enjoyed it | buttons Change a visit / Write to Anna | no visits yet, and the first meeting is on Friday | the companion is ill: Jonas, whom your mother has met, can come
screen: Companion's day | table Visits = Time, Person, Plan; 9 am, Mrs Adams, shopping; 1 pm, Mr Rossi, walk; 3 pm, Mrs Lind, cards | ask Note for the family = Cheerful, walked to the park | switch Something seemed wrong | button Finish the visit | no visits today | nobody opens: ring, call, then inform the family

home-care
thing: visit, visits = Morning care, 8 am; Lunch and medicine reminder; Evening care, 7 pm
must: Care plan agreed with client and family; Schedule with the carer's name and arrival time; Record of each visit for the family; Stand-in carer named for every client
later: Respite care for weekends and holidays; Invoices sent straight to the insurer
screen: Today's care | list Visits = 8 am, Ana, done; Noon, Ana, on the way; 7 pm, Luis, planned | list Done this morning = Washing and dressing; Breakfast; Medicine reminder | ask Note to the carer = Please check the medicine box | buttons Call Ana / Change a visit | no visits planned, and the first assessment is on Monday | the carer is delayed: the new arrival time is shown
screen: Carer's round | map Today's round | table Clients = Time, Client, Tasks; 8 am, Mrs Cole, washing and breakfast; 9 am, Mr Diaz, dressing; Noon, Mrs Cole, lunch | switch Medicine reminder given | ask Note = Ate well, a little tired | button Finish the visit | no visits assigned today | nobody opens: call the client, the family, then the office
screen: Care manager's desk | table Week = Client, Carer, Stand-in; Mrs Cole, Ana, Luis; Mr Diaz, Luis, Ana; Mrs Wu, open, Luis | list To do = Assign a carer to Mrs Wu; Renew a care plan; Check two records | button Assign carer | all visits are covered this week | a carer is ill: visits without cover are at the top

kids-carpool
thing: ride, rides = Monday, to school; Tuesday, home; Friday, to training
must: A weekly plan of drivers and seats; Alerts when a driver or child is ill; Pick-up and drop-off confirmed to parents; A list of adults who may collect each child
later: Rides to sports and clubs; Walking groups for children who live nearby
screen: Monday, to school | map Three stops, then school | list In the car = Driver, Ida's father; Ida; Ben; Lin, booster seat | steps Ride = On the way; All picked up; At school | buttons Message the driver / My child is ill | no ride planned for Monday, and free seats nearby are shown | the driver cancelled: the stand-in is asked and parents are told
screen: Plan for the week | table Drivers = Day, To school, Home; Monday, Ana, Omar; Tuesday, Omar, Lin; Wednesday, Lin, Ana | chart Rides driven by each family | ask I cannot drive on = Thursday | buttons Offer a ride / Swap a day | no plan yet, start with the days you can drive | nobody can drive on Thursday: all families are asked now

kids-coding
thing: project, projects = Cat game; Robot that follows a line; Lamp that reacts to light
must: A group by age and level; A project of the child's own; Devices or accounts ready before class; A show for parents at the end
later: Kits to take home; Holiday courses
screen: Book a class | ask Child = Ben, nine | ask Level = New to coding | list Groups = Tuesday, 4 pm; Saturday, 9 am | list They will build = A game; A small robot | switch Needs a laptop | button Book a trial class | both groups are full, and the waiting list is open | the consent form is missing: please sign it before class
screen: My cat game | picture Game with a cat and a fish | steps Built so far = Cat moves; Fish appears; Score counts | ask What next? = Add a second level | talk Help = Ben: The cat runs through the wall; Teacher: Check the touch rule | buttons Run my game / Save | no project yet, choose a first idea | the game does not run: the last saved version is here
screen: Teacher's desk | table Children = Child, Project, Needs help; Ben, cat game, wall; Ida, robot, sensor; Lin, lamp, nothing | switch Laptops charged | list Show on Friday = Ben; Ida; Lin | button Send news to parents | no class today, and places left for next term are shown | a device is broken: a spare laptop is in the cupboard

kids-sports
thing: class, classes = Ages four to five, Tuesday; Ages six to eight, Thursday; Trial class, Saturday
must: Trial class that can be booked online; Classes listed by age, day and place; Health notes and emergency contact for each child; List of who may collect the child
later: Holiday courses; Progress note at the end of term
screen: Book a trial class | ask Child's age = Six | list Free places = Tuesday, 4 pm, school hall; Thursday, 5 pm, sports hall; Saturday, 9 am, park | ask Health notes = Asthma, inhaler in the bag | button Book the trial | no free place this week, and the waiting list is open | the class is full: the next date is offered
screen: My child's class | headline Thursday, 5 pm, sports hall | list Bring = Sports shoes; Water bottle | list This month = Running and jumping; Ball games; Team games | buttons Coming / Not coming | no class booked, and trial dates are shown | the class has moved: the new place and time are shown
screen: Coach's register | table Today = Child, Here, Note; Mia, yes, inhaler; Ben, yes, trial class; Leo, no, on holiday | list May be collected by = Mia, mother; Ben, grandfather | button Message to parents | no classes today, and tomorrow's list is ready | a child is hurt: call the parent and fill in the accident report

meals-for-elderly
thing: meal, meals = Chicken stew, soft; Fish with potatoes; Vegetable soup and bread
must: Weekly menu in large print and by phone; Diets, allergies and soft food for each person; Warm delivery at a fixed time; Message to the family when nobody opens
later: Weekend and holiday meals; Evening meal delivered with lunch
screen: This week's menu | list Choose = Monday, chicken stew; Tuesday, fish; Wednesday, vegetable soup | ask Diet = Low salt, cut small | ask Deliver = Monday to Friday, noon | buttons Order / Call us | choose the days to see the menu | this dish contains an allergen on your list: choose another
screen: Family page | headline Delivered today at noon | list Mother's meals = Monday, delivered; Tuesday, delivered; Wednesday, planned | words The driver spoke with her at the door | buttons Pause a day / Change the diet | no deliveries yet, and the first is on Monday | nobody opened today: please call her, we have tried twice
screen: Driver's round | map Stops in order | table Stops = Name, Meal, Note; Mrs Bell, stew, soft; Mr Novak, fish, ring twice; Mrs Silva, soup, no salt | switch Meal temperature checked | buttons Delivered / Nobody opens | no stops today | the food is too cool: do not hand it over, call the kitchen
`;
