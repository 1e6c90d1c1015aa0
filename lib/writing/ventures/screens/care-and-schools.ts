/** Care, health and schools one goes to: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const CARE_AND_SCHOOLS_SCREENS = `
private-school
thing: pupil, pupils = Mia, first group; Omar, second group; Lena, starts in autumn
must: Applications and waiting list for each class; A learning record for every child; Attendance with a message to parents; Fees and receipts by term
later: Afternoon clubs booked by parents; Reports shared online at the end of term
screen: Mia's week, for parents | headline Mia is reading on her own | list Learned this week = Reads short stories; Adds and takes away; Planted beans in the garden | words Friday is forest day: please pack boots | buttons Message the teacher / Report an absence | no notes yet, and the first report comes on Friday | the notes could not be loaded: please try again
screen: School office, Monday | table Classes = Group, Here, Absent; First group, all, none; Second group, most, two | list New applications = Omar, aged six; Lena, moves here in autumn | list To do = Visit day on Thursday; One fee is open | buttons Invite to visit day / Offer a place | no new applications this week | attendance is not saved yet: check the connection

care-home
thing: resident, residents = Mrs Rose, garden room; Mr Hill, first floor; Mrs Novak, short stay
must: A care plan for every resident; Medicines signed at every round; A rota that covers day and night; News and photos for the family
later: Menu wishes from residents; Visits booked by the family
screen: Family page, Rosa's week | headline Rosa had a good week | picture Rosa in the garden | list This week = Singing on Tuesday; Doctor's visit on Thursday; Ate well every day | talk News = Carer Ben: Rosa asked for her radio; Ana: I bring it on Sunday | buttons Book a visit / Call the home | no news today, and the next note comes tomorrow | the page could not be loaded: please call the home
screen: Care desk, night shift | table Residents = Room, Resident, Tonight; Garden room, Mrs Rose, check at two; First floor, Mr Hill, medicine given; Short stay, Mrs Novak, first night | list Staff = Ben and Ada, night; Nurse Lea on call | buttons Sign medicine round / Call the nurse | all rounds are done, and the next is at six | one entry is not signed: please check the medicine sheet

disability-support
thing: visit, visits = Tom, swimming; Aisha, cooking at home; Ben, bus training
must: A personal plan with goals; The same worker shown on every visit; Hours and notes signed after each visit; A stand-in when somebody is ill
later: Group outings to join; Photos of goals reached
screen: Tom's plan | headline On Tuesday: swimming with Sam | steps Goal, take the bus alone = Ride with Sam; Ride with Sam two seats behind; Ride alone, Sam waits at the stop | list This week = Tuesday, swimming; Friday, cooking | buttons Change a visit / Message Sam | no visits planned, and your coordinator will call | your worker is ill: choose one of the others you know
screen: Coordinator's desk, today | table Visits = Person, Worker, Status; Tom, Sam, started; Aisha, Mary, signed; Ben, nobody yet, open | list Hours left in plans = Tom, enough; Aisha, few; Ben, plan to renew | buttons Send a stand-in / Sign off hours | all visits are covered today | a visit was not signed: ask the worker before billing

medical-clinic
thing: visit, visits = Fever, walk-in; Vaccination, Friday; Blood pressure check
must: Booking and walk-in queue in one list; Patient records with allergies and medicines; Test results with a doctor's note; Billing to patient or insurer
later: Repeat prescriptions by phone; Reminders for vaccinations
screen: My visit, on the phone | headline You are third in line | steps Your visit = Registered at the desk; Nurse takes temperature; Doctor sees you | words Please bring your insurance card | buttons Cancel my visit / I feel worse | no visit booked, and free times are shown | your details could not be sent: please ask at the desk
screen: Front desk, this morning | table Waiting = Patient, Reason, Next; Maria, fever, doctor; Leo, vaccination, nurse; Ines, cut hand, nurse first | list Results to tell = Blood test, Mr Hall; Throat swab, Eva | list Free slots = Eleven; Half past three | buttons Call next / Add walk-in | nobody is waiting | the insurer does not answer: note the card and bill later

counselling-practice
thing: session, sessions = First talk, Anna; Couple, Thursday evening; Family, second meeting
must: Requests matched to the right therapist; Calendar with rooms and times; Confidential notes seen only by the therapist; Invoices for clients and insurers
later: A short questionnaire before each session; Groups with a fixed start
screen: My appointments | headline Thursday at six with Dr Lee | words Second floor, please ring the bell | list Coming up = Thursday, couple session; Next week, same time | ask How was your week | buttons Move my session / Message the practice | no session booked, and free times are shown | this time has just gone: please choose another
screen: Practice desk, this week | table Rooms = Day, Room, Therapist; Monday, blue room, Dr Lee; Tuesday, green room, Nora; Thursday, blue room, Dr Lee | list New requests = Couple, evenings; Teenager, after school; Adult, grief | buttons Offer a first talk / Refer on | no new requests today | an urgent message came in: call back now and follow the crisis plan

child-therapy-centre
thing: session, sessions = Noah, speech; Lina, sensory gym; Sam, first assessment
must: One plan with goals for every child; Sessions booked with the same therapist; Notes and short clips for parents; Invoices in the form insurers want
later: Exercises for home; Reports for school or kindergarten
screen: Noah's plan, for parents | headline Noah now asks for water with a word | steps Goals = Points to what he wants; Says one word; Joins two words | list This week = Monday, speech; Wednesday, sensory gym | words Try at home: wait a moment before you help | buttons Message the therapist / Move a session | no goals yet, and they are set at the first assessment | the clip could not be loaded: please try again
screen: Centre desk, Monday | table Today = Time, Child, Therapist; Nine, Noah, Eva; Ten, Lina, Omar; Eleven, Sam, Eva | list Waiting list = Boy of three, speech; Girl of five, pen grip | list To bill = Noah, form signed; Lina, form missing | buttons Offer a place / Send reminder | nobody is on the waiting list | the therapist is ill: parents of today's children are listed here

dental-practice
thing: appointment, appointments = Check-up, Mrs Lee; Filling, Ahmed; Cleaning, Thursday
must: Online booking by kind of treatment; Patient record with X-rays; Treatment plan with price before it begins; Reminders for the next check-up
later: Payment in instalments; Family appointments one after another
screen: My appointments | headline Cleaning on Thursday at nine | list Treatment plan = Filling, upper left; Cleaning; Check-up in spring | words Tell us if you are nervous: we take more time | buttons Move my appointment / Ask a question | no appointment booked, and free times are shown | this time was just taken: please choose another
screen: Reception, today | table Chairs = Time, Chair one, Chair two; Eight, Mrs Lee, free; Nine, Ahmed, cleaning; Ten, toothache, Tom | list To recall = Maria, check-up due; Ben, crown to fit | list Plans to sign = Ahmed, filling; Eva, crown | buttons Add pain patient / Send recalls | no patients waiting | the X-ray is not in the record: please send it again

natural-healing-practice
thing: treatment, treatments = Acupuncture, first visit; Osteopathy, follow-up; Herbal advice, Friday
must: Booking with a health form before the first visit; Notes after every treatment; Warning signs that lead to a doctor; Cards for several treatments
later: Exercises to take home; Reminders when a card runs out
screen: Book a treatment | headline Choose your time | list Treatments = Acupuncture, one hour; Osteopathy, one hour; Herbal advice, first talk | ask What troubles you | ask Medicines you take | buttons Book / Ask first | no free times this week, and next week is open | please answer the health questions before booking
screen: Practice book, Tuesday | table Today = Time, Patient, Reason; Nine, Irene, stiff neck; Eleven, Paul, bad sleep; Three, Aisha, headaches | list Follow-up = Irene, third visit, rates pain lower; Paul, send to doctor | buttons Write note / Offer next time | no treatments today | this note is not saved: check the connection

pet-boarding
thing: stay, stays = Rex, one week; Luna and Milo, weekend; Bunny, three nights
must: Calendar with free rooms; Vaccination pass checked before arrival; Food, medicine and habits of each pet; A photo for the owner every evening
later: Bath before going home; Pick-up from the owner's door
screen: Rex's stay | headline Rex slept well | picture Rex in the garden | list Today = Two walks; Ate everything; Played with Bella | words Pick-up on Sunday from four | buttons Message the minder / Stay one more night | no photo yet today, and it comes in the evening | the photo could not be sent: we try again in a few minutes
screen: Kennel desk, Friday | table Rooms = Room, Guest, Note; One, Rex, tablet at night; Two, Luna and Milo, eat apart; Three, free, cleaned | list Arriving = Bunny, three o'clock; Bella, pass missing | list Leaving = Max, after lunch; Coco, at five | buttons Check in / Call the vet | no arrivals today | one pass has run out: ask the owner before check-in

vet-clinic
thing: patient, patients = Bruno, vaccination; Mimi, operation on Tuesday; Coco, limping
must: Booking by animal and reason; Patient record with vaccinations and weight; Estimate signed before an operation; Stock of medicines and vaccines
later: Reminders for vaccinations and worming; Yearly health plans
screen: Mimi's page | headline Mimi can go home today | list Done = Operation went well; Woke up calmly; Ate a little | list At home = Tablet with food; Keep the collar on; Check on Friday | buttons Book the check / Call the clinic | no visits yet, and the first one can be booked here | we cannot reach you: please check your phone number
screen: Clinic desk, this morning | table Waiting = Animal, Reason, Room; Bruno, vaccination, one; Coco, limping, two; Kitten, not eating, now | list Theatre = Mimi, ten o'clock; Max, teeth, noon | list Stock low = Cat vaccine; Gloves | buttons Call next / Send estimate | nobody is waiting | the estimate is not signed: do not start before the owner agrees

beauty-academy
thing: course, courses = Lash extensions, weekend; Nail technician, evenings; Bridal make-up, one day
must: Course dates with free places; Instalments and deposits; Models booked for practice days; A certificate with the result of the practical test
later: Jobs offered by partner salons; Refresher days for graduates
screen: Lash course, for trainees | headline You start on Saturday | steps Your course = Theory and hygiene; Practice on a dummy; First model; Practical test | list Bring with you = Flat shoes; Tied hair; Your kit is here | buttons Pay next instalment / Ask the trainer | no course booked, and the next dates are shown | the payment did not go through: please try another card
screen: Academy desk, this week | table Courses = Course, Places, Models; Lashes, one free, all booked; Nails, full, two missing; Make-up, three free, all booked | list To do = Order kits; Sign certificates; Call Ana about a place | buttons Offer a place / Find a model | no courses this week | one model cancelled: people on the list are shown

first-aid-training
thing: course, courses = Baby emergencies, Tuesday evening; Office team, eight people; Fire wardens, Friday
must: Dates for open courses and for firms; Names and certificates of every participant; A reminder before a certificate runs out; A list of dummies and material for each course
later: Theory online before the day; A card with the steps for the wall
screen: Our team's certificates | headline Two certificates run out soon | table Team = Name, Course, Valid; Ana, first aid, yes; Ben, first aid, ends in May; Kim, fire warden, ends in June | words We come to your rooms | buttons Book a course / Add a person | no certificates yet, and the first course can be booked here | one name is missing on the list: please add it before the course
screen: Trainer's day | headline Office team at nine | list Pack = Four dummies; Training defibrillator; Bandages; Certificates | steps Plan = Wounds; Choking; Resuscitation; Final exercise | buttons Mark who passed / Report damage | no course today | a participant left early: do not issue the certificate

drama-school
thing: class, classes = Juniors, Saturday morning; Teens, Thursday; Adults, evening scenes
must: Term places by age group; Attendance and contact for each child; Parts and rehearsal times; Tickets for the show
later: Holiday camps; Photos and film of the show
screen: Mia's theatre page | headline Mia plays the fox | list Next rehearsals = Saturday at ten; Saturday with costumes; Dress rehearsal on Friday | words Please learn scene two | buttons Report an absence / Buy show tickets | no part yet, and parts are given out next week | the page is not up to date: please ask the teacher
screen: Teacher's list, Saturday | table Juniors = Name, Part, Here; Mia, fox, yes; Leo, king, yes; Sara, moon, absent | list For the show = Costume for the king; Lights on Friday | list Waiting = Ben, aged eight; Lina, aged nine | buttons Message parents / Offer a place | no class today | the hall is locked: the caretaker's number is here

football-academy
thing: player, players = Omar, under ten; Lucy, goalkeeper; Mateo, under twelve
must: Teams by age with training times; Attendance and consent for each player; Skills tests with progress; Fees, kits and match days
later: Video clips for players; Trial days booked online
screen: Omar's page | headline Training on Tuesday at five | chart Skills test by month | list Coach's notes = Better with the left foot; Keep the head up; Plays on Saturday | buttons Report an absence / Message the coach | no test yet, and the first is next week | the pitch is closed today: training moves to Thursday
screen: Coach's board, under twelve | table Squad = Player, Here, Saturday; Mateo, yes, starts; Lucy, yes, in goal; Sam, injured, rests | list Missing = Consent for Sam; Fee from one family | list New trials = Leo; Aisha | buttons Send line-up / Invite to trial | no training today | too few players for Saturday: ask the under tens

sports-coaching
thing: lesson, lessons = Serve, Anna; Putting, Mr Park; Freestyle, Lea
must: Booking with court or lane included; Video clips of each stroke; A short plan after every lesson; Packages with lessons left
later: Partner found at the same level; Tournament days with the coach
screen: Anna's training plan | headline Your serve lands more often | picture Serve, first and third lesson | list Practise until Thursday = Higher toss; Bend the knees; Ten calm serves | words Three lessons left in your package | buttons Book a lesson / Send a clip | no lesson yet, and the first free times are shown | the clip is too long: please send a shorter one
screen: Coach's day, Tuesday | table Lessons = Time, Player, Court; Eight, Anna, two; Nine, Mr Park, range; Five, Leo and Mia, one | list To confirm = Court on Friday; Rain plan for Thursday | list New requests = Beginner, weekends; Junior, after school | buttons Confirm / Move to indoor court | no lessons today, and requests are shown | the court is taken: two free ones are suggested

religious-classes
thing: class, classes = Beginners, Saturday; Girls' circle, Tuesday; Adults, evening reading
must: Places by age, level and teacher; What each learner has read and learned; Attendance with a note to parents; Video lessons with the same teacher
later: Workbooks to print; A celebration when a book is finished
screen: Yusuf's learning page | headline Yusuf reads the first chapter alone | steps Path = Letters; Joined letters; First chapter; Reading aloud | list For Tuesday = Repeat page four; Listen to the recording | buttons Message the teacher / Report an absence | no lesson yet, and the first one is on Saturday | the recording could not be played: please try again
screen: Teacher's list, Saturday | table Beginners = Name, Page, Here; Yusuf, four, yes; Maryam, six, yes; Adam, two, absent | list New families = Girl of seven, beginner; Adult, evenings | list To do = Order workbooks; Room on Friday | buttons Save progress / Offer a place | no class today | two teachers must be present: please ask a stand-in

vocational-centre
thing: trainee, trainees = Grace, sewing; Daniel, welding; Samir, wiring
must: Applications and places for each course; A list of skills with practice signed off; Attendance and safety training; Placements with employers
later: Sale of things made by trainees; News from former trainees
screen: Daniel's skills card | headline Two skills left before the test | steps Welding = Safety; Straight seam; Corner joint; Pipe; Trade test | list This week = Corner joint with Moses; Visit to an employer | buttons Ask my trainer / Report an absence | no skills signed yet, and the first are signed on Friday | the card is not saved: show it to your trainer
screen: Centre desk, this week | table Courses = Course, Places, Placements; Sewing, full, four signed; Welding, one free, two signed; Wiring, three free, none yet | list Applications = Ruth, sewing; Ali, wiring | list For funders = Attendance; Test results | buttons Offer a place / Call an employer | no applications this week | one trainee has no safety training: no machines before it is done

youth-centre
thing: afternoon, afternoons = Monday, open house; Wednesday, music room; Friday, cooking
must: A weekly programme that visitors vote on; A count of visits without full names; A duty plan with two adults; Notes of incidents seen only by staff
later: Room hire at weekends; Trips with consent forms
screen: This week at the house | headline Friday: we cook together | list Open = Monday to Friday from three; Saturday, concert | list Vote for next week = Climbing trip; Film night; Rap studio | buttons Vote / Suggest something | nothing planned yet: tell us what you want | your vote was not counted: please try again
screen: Duty desk, Wednesday | table Today = Room, Who leads, Visitors; Kitchen, Sara, six; Music room, Jonas, four; Yard, nobody, three | list To do = Talk to Leon; Buy strings; Report to the council | buttons Count a visit / Write a note | nobody here yet | only one adult is on duty: call the stand-in before opening

makerspace
thing: booking, bookings = Laser cutter, Tuesday; Wood bench, evening; Printer, overnight
must: Machines booked by the hour; Access only after the induction; Members, cards and fees; Faults reported at the machine
later: Courses held by members; Lockers and material on the account
screen: My bookings | headline Laser cutter on Tuesday at six | list My inductions = Laser, done; Printer, done; Table saw, still to do | list Free tonight = Wood bench; Sewing machine | code Door code | buttons Book a machine / Join an induction | nothing booked, and free machines are shown | you need the induction first: the next one is on Friday
screen: Workshop desk, today | table Machines = Machine, State, Next; Laser, running, Mia; Table saw, blade ordered, closed; Printer, free, nobody | list Inductions = Friday, three places left; Monday, full | list New members = Ana; Otto | buttons Close a machine / Add induction | no bookings today | a fault was reported: the machine is closed until it is checked

play-cafe
thing: visit, visits = Tuesday morning, two children; Baby group, Thursday; Birthday, Saturday
must: Free places for the next sessions; Play passes on the phone; Groups and parties booked online; A menu with allergens and baby food
later: A waiting list for rainy days; Orders sent from the table
screen: Play this week | headline Tuesday morning has room | list Sessions = Tuesday, four places; Wednesday, full; Thursday, baby music | words Socks on, shoes off | code My play pass | buttons Book a place / Plan a birthday | nothing booked, and quiet mornings are shown | this session has just filled up: the next one has places
screen: Counter, Thursday morning | table Tables = Table, Family, Order; Window, Ana and Leo, two coffees; Corner, Sam and twins, soup; Sofa, free, clean toys | list Next = Baby music at ten; Birthday cake for Saturday | list Short = Oat milk; Small socks | buttons Check in a pass / Add to order | no families here yet | the room is full: put the next family on the waiting list
`;
