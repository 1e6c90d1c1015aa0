/** Hair, hands, health and fitness: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const BODY_SCREENS = `
mobile-hairdresser
thing: haircut, haircuts = Cut and style; Wash, cut and dry; Kids' cut
must: Services and prices before booking; Fixed days for each area; Photo of the wish and notes on the hair; Reminder for the next haircut
later: Group visits for offices and care homes; Wedding and event styling
screen: Book a visit | list Choose = Cut and style; Cut and colour; Kids' cut | ask Address = Home | picture Photo of the style you like | ask When = Tuesday, 3 pm | button Book | no visit in your area this week, and the next day is shown | colour needs a patch test first: choose a date
screen: My visit | headline Tuesday, 3 pm, Maria | list Please prepare = A chair; A socket nearby; Clean hair | steps Status = Confirmed; On the way; Done | buttons Change the time / Add a person | no visit booked, and your last haircut is shown | the hairdresser is running late: the new time is half past three
screen: Hairdresser's day | map Today's visits | table Visits = Time, Customer, Service; 9 am, Mrs Hall, cut; 1 pm, Family Costa, three cuts; 4 pm, Nadia, styling | ask Note = Short at the sides, same as last time | button Book the next visit | no visits today, and reminders to send are shown | customer not at home: call, then charge the call-out fee

beauty-at-home
thing: treatment, treatments = Hands, clear varnish; Brows, shaped and tinted; Evening face, before the party
must: What may not touch this skin; How long it takes until one may use one's hands; What has to be ready, a towel and a lamp; A photograph of the look one means
later: Six friends, one after another, before a wedding; The same shade put by
screen: For Saturday at four | picture The look you mean, from your own photographs | list At your table = A lamp from the left; Two towels; Nothing else in the next hour | ask My skin minds = Plasters, and nuts | switch A test behind the ear two days before | button Come on Saturday | no picture yet, and three to point at | it grows red: what to do at once, and she answers today
screen: Beautician's bag, this afternoon | table Visits = Who, What, Pack; Mei, hands, clear and remover; Ana, brows, tint two; Lin, evening, the warm set | steps Between two doors = Brushes into the spirit; New file; Hands | switch Skin test was clean | button Varnish is dry | a free hour at three, and those who would come at once are rung | somebody cancels at the door: the hour is offered to the next street

massage-at-home
thing: massage, massages = Back and neck, one hour; Full body, evening; Chair massage at the office
must: Booking by area, day and length; Profile and certificate of each therapist; Health questions before the first massage; Table, oil and towels included
later: Packages of several massages; Vouchers
screen: Book a massage | list Choose = Back and neck; Full body; Massage for two | ask Address = Home | ask When = Thursday, 7 pm | list Health questions = Injuries; Pregnancy; Allergies | button Book | no therapist is free at this time, and the next times are shown | please ask your doctor first: we hold your booking
screen: My booking | headline Thursday, 7 pm, Elena | list Please prepare = Space for the table; A quiet room | steps Status = Confirmed; On the way; Finished | buttons Message Elena / Change the time | nothing booked, and free times are shown | the therapist is delayed: arrival in half an hour
screen: Therapist's day | table Bookings = Time, Client, Massage; 1 pm, Julia, back; 4 pm, Sam, full body; 7 pm, Kim, new client | map Today's route | switch Share my location with the office | buttons Start visit / End visit | no bookings today | you feel unsafe: call the office and leave

personal-training
thing: session, sessions = First session with fitness test; Strength, Tuesday; Mobility, Friday
must: Health questionnaire before the first session; Training plan with videos of each exercise; Booking and moving sessions by phone; Progress shown after every test
later: Small group sessions; Plan for training while travelling
screen: My training | headline Tuesday, 6 pm, strength | list Today = Squats; Rows; Plank | chart Progress since the first test | ask How do you feel today? = A little tired | buttons Confirm / Move the session | no session booked, and free times are shown | your trainer is ill: choose a new time
screen: Book a first session | ask Your goal = Get stronger | list Health questions = Heart; Joints; Medication | list Free times = Monday, 7 am; Wednesday, 6 pm | button Book | no free time this week, and next week is shown | please ask your doctor first: we send you the form
screen: Trainer's week | table Sessions = Client, When, Plan; Sara, Tuesday, strength; Tom, Wednesday, first test; Priya, Friday, mobility | list To do = Write Tom's plan; Call Lee, missed two sessions | button Add a session | no sessions this week, and open requests are shown | payment failed: a reminder was sent to the client

yoga-studio
thing: class, classes = Beginners, Monday evening; Flow, Wednesday morning; Gentle yoga, Friday
must: Timetable with level and teacher; Booking and cancelling by phone; First class at a trial price; Class cards and memberships
later: Recorded classes for home; Workshops at weekends
screen: Timetable | list This week = Monday, 6 pm, beginners; Wednesday, 8 am, flow; Friday, 5 pm, gentle yoga | ask Level = Beginner | words Mats are provided | button Book a place | no classes today, and tomorrow's are shown | the class is full: join the waiting list
screen: My bookings | headline Monday, 6 pm, beginners | list Bring = Comfortable clothes; Water | list My card = Five classes left; Valid until June | buttons Cancel / Book again | nothing booked, and beginners' classes are shown | the class is cancelled: it stays on your card
screen: Teacher's desk | table Today = Class, Booked, Free; Beginners, eight, two; Flow, five, five; Gentle yoga, six, four | list New today = Lena, first class; Omar, sore knee | button Check in | nobody has booked yet | the teacher is ill: ask a stand-in or message everybody

climbing-boxing-gym
thing: visit, visits = Evening, two hours; First time, with somebody who shows it; Saturday, all four of us
must: How full it is before one leaves the office; A first hour with somebody at one's side; What is new since last week; Shoes, gloves and chalk in one's size at the door
later: The hall for a class or a firm; A summer card for those who go outside
screen: Go now or later? | chart Faces in the hall, hour by hour | list New since Tuesday = Corner left, reset by Ana; Two easy ones for beginners; Pads in size small | ask Who comes along = Ida, first time | switch Waiver read and signed | buttons We come now / After eight | closed for resetting until noon, and what will be new | a twinge or a fall: who has first aid tonight, and where the ice is
screen: Counter desk, newcomers | table This month = Who, Been, Next; Ida, once, ring her; Jonas, four times, monthly card; Mei, twice, partner wanted | picture Hall from above, who leads which corner | switch Mats and straps looked over | button Show her round | no newcomer today, and the ones of last week are rung | a strap or a hold gives way: that corner is roped off, and everybody in the hall knows

dance-school
thing: course, courses = Beginners, Monday evening; Next level, Wednesday; Kids, Saturday morning
must: Courses by style, level and age; Trial lesson that can be booked online; Places balanced where partners are needed; Practice evenings for pupils
later: Private lessons; Videos of the steps for practice at home
screen: Choose a course | list Courses = Beginners, Monday, 7 pm; Next level, Wednesday, 7 pm; Kids, Saturday, 9 am | ask I come = Alone, please find me a partner | ask Level = Beginner | button Book a trial lesson | no course at this level yet, leave your name | the course is full: join the waiting list
screen: My course | headline Lesson three, Monday, 7 pm | steps Steps so far = Basic step; Turn; Change of place | list Practise = Video of the turn; Practice evening on Friday | buttons Cannot come / Book the next level | no course booked, and trial lessons are shown | lesson cancelled: the new date is shown
screen: Teacher's list | table Monday = Course, Booked, Free; Beginners, nine, one; Next level, six, two; Practice, eight, none | list To do = Find a partner for Ana; Confirm the hall | button Message the class | no bookings yet, and the course link is ready to share | the hall is not available: choose another one and inform everyone

swimming-lessons
thing: place, places = Seahorse group, under six; First length, seven and up; Grown-ups, shallow end
must: What this child dares in the water today; Who takes the child from the changing room; The step that comes after this one; A lesson made up when the pool is shut
later: A test for the badge on a Saturday; Two weeks of it every day in the holidays
screen: Ida in the water | steps Her way = Face in; Float like a star; Kick to the wall; Half a length; A length | picture Star float, hand under the back | list Today = Face in, twice; Kicked to the wall alone | talk From the edge = Teacher: She blows bubbles now; Parent: In the bath too? | button We come on Thursday | before the first lesson: what is in the bag, and where you wait | an ear that hurts: not today, and the hour is kept for her
screen: Teacher's board at the pool edge | table Lane = Child, Where, Next; Ida, kicks, half a length; Ben, clings, bubbles; Lin, swims, badge | switch Counted in, counted out | words Ben only with the blue board | buttons Dared it / Again next week | nobody in this lane, and the goggles are rinsed | pool shut: every family hears which day makes it up, before they pack

physiotherapy
thing: appointment, appointments = First assessment; Back treatment, Tuesday; Knee after surgery, Friday
must: Appointments that can be booked and moved online; Referral uploaded before the first visit; Exercises with videos for home; Progress report for the doctor
later: Video appointments; Group classes after treatment
screen: Book an appointment | ask What is the problem? = Pain in the lower back | ask Referral = Photo added | list Free times = Tuesday, 9 am; Thursday, 4 pm | button Book | no free time this week, and the waiting list is open | the referral has expired: please ask your doctor for a new one
screen: My exercises | headline Back, second week | list Today = Pelvic tilt; Bridge; Side stretch | chart Pain from week to week | ask Pain today = Three | buttons Done / Ask my therapist | your exercises appear after the first visit | pain is getting worse: stop and call the practice
screen: Therapist's day | table Patients = Time, Patient, Treatment; 9 am, Mr Khan, back; 1 pm, Ms Berg, knee; 3 pm, Ms Costa, first visit | list To write = Report for Mr Khan; Plan for Ms Costa | button Save notes | no appointments today | the insurer refuses payment: inform the patient before treatment

nutrition-coaching
thing: consultation, consultations = First consultation; Weekly check-in, Tuesday; Shopping and meal plan
must: Questionnaire on health, habits and allergies; Personal meal plan with a shopping list; Food diary with photos; Chat and check-in every week
later: Recipes for the whole family; Group course at work
screen: My week | headline Goal: vegetables with each meal | list Today = Oats and fruit; Lentil soup; Fish and vegetables | picture Photo of lunch | ask How did it go? = Good, skipped a snack | button Send to my coach | no plan yet, and the first consultation is on Monday | you are unwell: pause the plan and talk to your doctor
screen: Book a consultation | ask Your goal = Eat more regularly | list Please tell us = Illnesses; Allergies; Medication | list Free times = Monday, 9 am; Thursday, 5 pm | button Book | no free times this week, and next week is shown | a doctor should be asked first: the reason is explained
screen: Coach's desk | table Clients = Client, Goal, Next; Ella, vegetables, Tuesday; Raj, regular meals, Thursday; Nina, new, first talk | list To do = Answer Raj; Plan for Nina | ask Note = Ella kept both habits | button Send feedback | no check-ins today | a client has not written for a week: call today

tattoo-studio
thing: design, designs = Heron, upper arm, black; Three letters, wrist; Old one, covered by leaves
must: The drawing at its real size on one's own skin; Whose hand draws it, and healed work of theirs; What may be wrong with the skin, asked before; The weeks of healing, day by day
later: A small correction once it has healed; A guest from another town for three days
screen: Heron, on your arm | picture Your photograph, heron laid over it | list From Mei = Lines only, one shade; Needs a hand's height, or it blurs; Better turned outward | ask Place = Upper arm, outside | switch I am of age, and no blood thinners | buttons Draw it so / Turn it round | no idea on paper, and healed work of each hand to look at | in doubt on the day: it is not begun, and the drawing stays yours
screen: Healing, day by day | steps First weeks = Film stays on; Wash, pat, thin cream; It peels, leave it; No sun, no sea | picture Fourth day, yours beside one that heals well | ask How does it feel = Itches, not hot | buttons Looks like that / Look at mine | still under the film, and nothing is to do until tomorrow | hot, wet or red beyond the line: see a doctor now, and tell the studio

sauna-wellness
thing: visit, visits = Tuesday evening; Private sauna for six; Saturday morning
must: Times and free places online; Rules and health advice before booking; Towels and water on site; Vouchers and memberships
later: Guided sauna evenings; Private hire for groups
screen: Book your sauna | list Free places = Tuesday, 6 pm, three places; Thursday, 7 pm, five places; Saturday, 9 am, two places | ask Guests = Two | switch Rent towels | words Please read the health advice | button Book | no places this week, and next week is open | the sauna is closed for repair: your booking is moved
screen: My visit | headline Tuesday, 6 pm, two guests | list Bring = Swimwear or towel; Water bottle; Sandals | code Show this at the entrance | buttons Move / Cancel | nothing booked, and free places are shown | stove not hot yet: your time starts half an hour later
screen: Host's desk | table Today = Time, Booked, Free; 5 pm, four, two; 6 pm, six, none; 8 pm, three, three | chart Temperature today | list Check = Fire exits; Showers clean; First aid kit | button Check in guests | no guests today, stove stays off | a guest feels unwell: first aid steps and emergency number

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
