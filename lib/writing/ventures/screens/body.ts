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
thing: treatment, treatments = Manicure; Brow shaping; Evening make-up
must: Services and prices before booking; Allergy form before the first visit; Deposit and reminder the day before; Rebooking after each visit
later: Group bookings for parties and offices; Gift vouchers
screen: Book a treatment | list Choose = Manicure; Pedicure; Brow shaping | ask Address = Home | ask When = Thursday, 6 pm | list Allergies = None known; Yes, add details | button Book and pay deposit | no free slot this week, and the next one is Monday | allergy reported: we call you before the visit
screen: My visit | headline Thursday, 6 pm, manicure | list Please prepare = A table; A towel; Good light | steps Status = Confirmed; On the way; Done | buttons Change the time / Cancel | no visit booked, and your last treatment is shown | your beautician is late: the new time is half past six
screen: Beautician's day | map Today's visits | table Visits = Time, Client, Treatment; 9 am, Maria, Manicure; 1 pm, Lena, Brows; 6 pm, Sara, Make-up | ask Client note = Sensitive skin, pale pink | button Book the next visit | no visits today, and open requests are shown | client cancelled late: the deposit is kept

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
thing: visit, visits = Beginners' evening; Day pass; Youth class
must: Book classes and day passes; Safety introduction and signed rules; Check-in by code at the door; Memberships and visit cards
later: Training log and progress; Bookings for schools and firms
screen: Book your first class | list Choose = Beginners' class; Open training; Youth class | ask When = Tuesday, 7 pm | switch I need equipment | list Before you come = Read the safety rules; Sign online | button Book my place | this class is full, and the next one is Thursday | rules not signed yet: please sign before check-in
screen: My visits | headline Tuesday, 7 pm, beginners | code Show this at the door | chart Visits by week | list Coming up = Tuesday, beginners; Saturday, open training | buttons Bring a friend / Cancel | no visits booked, see this week's classes | code not read: give your name at the desk
screen: Front desk, tonight | table Classes = Class, Coach, Free places; Beginners, Tom, Two; Youth, Sara, Full; Open training, Ana, Five | list To check = Two safety forms missing; One trial visit | buttons Check in / Add to waiting list | no classes tonight, and tomorrow is shown | coach is ill: stand-ins are listed

dance-school
thing: course, courses = Beginners, Monday evening; Next level, Wednesday; Kids, Saturday morning
must: Courses by style, level and age; Trial lesson that can be booked online; Places balanced where partners are needed; Practice evenings for pupils
later: Private lessons; Videos of the steps for practice at home
screen: Choose a course | list Courses = Beginners, Monday, 7 pm; Next level, Wednesday, 7 pm; Kids, Saturday, 9 am | ask I come = Alone, please find me a partner | ask Level = Beginner | button Book a trial lesson | no course at this level yet, leave your name | the course is full: join the waiting list
screen: My course | headline Lesson three, Monday, 7 pm | steps Steps so far = Basic step; Turn; Change of place | list Practise = Video of the turn; Practice evening on Friday | buttons Cannot come / Book the next level | no course booked, and trial lessons are shown | lesson cancelled: the new date is shown
screen: Teacher's list | table Monday = Course, Booked, Free; Beginners, nine, one; Next level, six, two; Practice, eight, none | list To do = Find a partner for Ana; Confirm the hall | button Message the class | no bookings yet, and the course link is ready to share | the hall is not available: choose another one and inform everyone

swimming-lessons
thing: place, places = Beginners, Tuesday; Improvers, Thursday; Adults, Friday
must: Find a class by age and level; Book and pay for a course; Progress notes after each lesson; Make-up lessons for missed ones
later: Holiday crash courses; Certificates to share
screen: Find a class | ask Age = Five | list Level = Cannot swim yet; Can float; Swims one length | list Free places = Tuesday, 4 pm; Thursday, 5 pm | button Book a place | no free place now, join the waiting list | level not right: the teacher suggests another class
screen: Mia's progress | headline Next lesson, Tuesday at 4 | steps Level one = Face in water; Float on the back; First strokes | list Teacher's note = Floats alone; Practise kicking | buttons Report an absence / Book the next course | no lessons yet, the first one is on Tuesday | pool closed: the lesson is moved to Thursday
screen: Teacher's list, Tuesday | table Group = Name, Level, Here; Mia, One, Yes; Tom, One, Yes; Leo, Two, Absent | ask Note for Mia = Floats alone | button Save and tell parents | no lesson today, and tomorrow's groups are shown | no connection: notes are saved on the phone

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
thing: design, designs = Fern on the forearm; Small star, wrist; Lettering, shoulder
must: Artist portfolios with healed work; Request with photo, size and body part; Deposit to confirm a booking; Consent and health form before the visit
later: Aftercare reminders; Guest artist calendar
screen: Request a tattoo | ask Your idea = Fern on the forearm | picture Reference photo | list Size = Small; Medium; Large | list Artist = Ana, fine line; Tom, blackwork; First free | button Send request | no request yet, browse designs for ideas | photo too large: choose a smaller one
screen: My appointment | headline Friday, 2 pm, Ana | picture Draft of the design | steps Status = Deposit paid; Draft ready; Form to sign | buttons Approve the draft / Ask for a change | no appointment yet, send your idea first | form not signed: please complete it before Friday
screen: Studio calendar, this week | table Bookings = Day, Artist, Client; Tuesday, Tom, Leo; Friday, Ana, Maria; Saturday, Ana, Sam | list To do = Two drafts; One form missing | buttons Add a booking / Send reminders | no bookings this week, and open requests are shown | client cancelled: the waiting list is opened

sauna-wellness
thing: visit, visits = Tuesday evening; Private sauna for six; Saturday morning
must: Times and free places online; Rules and health advice before booking; Towels and water on site; Vouchers and memberships
later: Guided sauna evenings; Private hire for groups
screen: Book your sauna | list Free places = Tuesday, 6 pm, three places; Thursday, 7 pm, five places; Saturday, 9 am, two places | ask Guests = Two | switch Rent towels | words Please read the health advice | button Book | no places this week, and next week is open | the sauna is closed for repair: your booking is moved
screen: My visit | headline Tuesday, 6 pm, two guests | list Bring = Swimwear or towel; Water bottle; Sandals | code Show this at the entrance | buttons Move / Cancel | nothing booked, and free places are shown | stove not hot yet: your time starts half an hour later
screen: Host's desk | table Today = Time, Booked, Free; 5 pm, four, two; 6 pm, six, none; 8 pm, three, three | chart Temperature today | list Check = Fire exits; Showers clean; First aid kit | button Check in guests | no guests today, stove stays off | a guest feels unwell: first aid steps and emergency number

postnatal-care
thing: visit, visits = First visit at home; Feeding support; Night care
must: Book by due date; Meet the carers before the birth; Visit plan and notes for parents; List of warning signs and numbers
later: Night care packages; Vouchers as a gift
screen: Plan your visits | ask Due date = First week of May | list What would help? = Feeding support; Rest; Help at home | list Suggested plan = Three visits in week one; Two in week two | button Request the plan | no due date yet, add it to see free places | no carer free that week: join the waiting list
screen: My visits | headline Tuesday, 9 am, with Ana | list Today's focus = Feeding; Bath; Rest for you | ask Note for Ana = Slept badly, questions about feeding | list Call a doctor for = Fever; Heavy bleeding; Baby not drinking | buttons Change the time / Book another visit | no visits planned, let us know when baby is here | carer is ill: your second carer comes instead
screen: Carers' schedule | table Families = Name, Next visit, Carer; Maria, Tuesday, Ana; Lena, Wednesday, Ruth; Sara, Due soon, Ana | list Births expected = Sara, this week; Nora, next week | button Assign a stand-in | no families this week, and due dates are shown | two births at once: free stand-ins are listed

foot-hearing-home
thing: visit, visits = Foot care at home; Hearing test; Hearing aid check
must: Book for oneself or a relative; Health form before the first visit; Visit report for family and doctor; Fixed dates for the next visit
later: Group days in care homes; Repairs and supplies delivered
screen: Book a home visit | list Visit = Foot care; Hearing test; Hearing aid check | ask For = My father, Tom | list Health notes = Diabetes; Blood thinners; None | ask When = Thursday morning | button Book the visit | no free day in your area yet, leave your number | a health note needs checking: we call you first
screen: Visit report, Tom | headline Foot care, Thursday | list Done = Nails trimmed; Skin checked | list Noticed = Dry skin; Nothing for the doctor | ask Next visit = In six weeks | buttons Send to the doctor / Book next visit | no visits yet, the first report appears here | a finding needs a doctor: please call today
screen: Today's round | map Route for today | table Visits = Time, Client, Visit; 9 am, Tom, Foot care; 1 pm, Care home, Five residents; 3 pm, Ruth, Hearing test | button Start visit | no visits today, and requests are shown | client not at home: call the family contact
`;
