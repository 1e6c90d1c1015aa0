/** Health, with an app: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HEALTH_APPS_SCREENS = `
meditation-app
thing: session, sessions = Three minutes to breathe; Ten minutes before work; Body scan for the evening
must: Short sessions for beginners; A timer with a bell and no voice; Downloads for use offline; Gentle reminders that can be switched off
later: Courses on one topic; Sessions in a second language
screen: Today | headline Good morning, Ana | picture Calm picture of the sea | list For today = Three minutes to breathe; Ten minutes before work; Body scan | ask How do you feel? = A bit tense | button Start three minutes | no session chosen, and the shortest one is ready | no connection, your downloads are still here
screen: Player | headline Three minutes to breathe | picture Portrait of the teacher | switch Background sound | buttons Pause / End early | link Similar sessions | the session is over, take a moment | the recording does not load, try the download
screen: My week | list This week = Monday, three minutes; Wednesday, ten minutes; Today, open | chart Minutes, by week | words You are back after a few days, welcome | ask Remind me at = Seven in the morning | button Save | your first session will appear here | the reminder was not saved, please allow notifications

sleep-app
thing: night, nights = Monday, awake once; Tuesday, slept through; Wednesday, late to bed
must: A diary filled in within a minute; Sounds and stories that switch off by themselves; Weekly trends instead of a nightly score; Advice on when to see a doctor
later: A summary to show the doctor; Settings for shift work
screen: Good evening | list Tonight = Breathing exercise; Rain sounds; Bedtime story | ask Play for = Half an hour | switch Dim the screen | button Start | choose one to begin, the volume is low | no connection, three downloads are ready
screen: Sleep diary | ask Went to bed = At eleven | ask Fell asleep = Quickly | ask Woke up = Once | list What could matter = Coffee after lunch; Screen in bed; Sport | button Save night | fill in your first night, it takes a minute | no entry for yesterday, add it or skip it
screen: My weeks | chart Hours asleep, by week | list Changes = Falling asleep, faster; Waking up, less often; Bedtime, more regular | words This week's goal is no screen in bed | buttons Next goal / Share with my doctor | one week of entries is needed to show a trend | some nights are missing, so the trend is only a guide

workout-app
thing: workout, workouts = Full body, at home; Legs and back, no equipment; Stretching, short
must: A plan for time, level and equipment; Video and spoken cues for each exercise; An easier version of each exercise; A plan that adapts after a missed week
later: Training with a friend; Messages to a trainer
screen: Today's workout | headline Full body, short | list Exercises = Squats; Push-ups on a chair; Bridge; Plank | ask Time today = A quarter of an hour | switch Quiet, no jumping | button Start | rest day, the next workout is tomorrow | stop if something hurts, and choose another exercise
screen: Exercise | picture Video of the squat | words Knees over toes, back straight | steps Next = Squats, now; Rest; Push-ups | buttons Easier / Done | workout finished, well done | the video does not load, the description is below
screen: My progress | chart Workouts, by week | list This week = Monday, full body; Wednesday, stretching; Friday, open | words You missed last week, so this one is shorter | ask How hard was it? = Just right | button Adjust my plan | finish the first workout to see progress | the workout was not saved, enter it by hand

running-plan
thing: run, runs = Easy run, Tuesday; Hill run, Thursday; Long run, Sunday
must: A weekly plan for goal and level; Runs imported from the watch; The plan adapts after missed runs; Questions about pain before hard runs
later: Race-day plan and pacing; Group plans for running clubs
screen: This week | headline Five weeks to your race | table Plan = Day, Run, Status; Tuesday, Easy, Done; Thursday, Hills, Next; Sunday, Long, Planned | chart Distance by week | buttons Start a run / Move a run | no goal yet, choose a distance and a date | two runs were missed: the week has been made easier
screen: After your run | headline Easy run, done | chart Pace | ask How did it feel? = A bit hard | list Any pain? = None; Knee; Shin; Other | switch Share with my coach | button Save | no run today, enjoy the rest day | no connection to the watch: add the run by hand

diet-app
thing: meal, meals = Porridge with fruit; Chicken with rice and salad; Soup and bread
must: Recording a meal by photo; One clear suggestion per day; A goal for the week; Questions before the start to rule out risks
later: Recipes for the whole family; A call with a dietitian
screen: Today | list Meals = Breakfast, porridge; Lunch, chicken and rice; Dinner, open | picture Photo of lunch | words Good balance, add vegetables at dinner | button Add dinner | take a photo of your next meal | the photo is too dark, take another or describe the meal
screen: This week | headline Goal, vegetables twice a day | chart Days on which you reached it | talk Dietitian = You: I was hungry at four; Dietitian: Try nuts or yoghurt | buttons Keep this goal / Choose another | your first goal comes after three days | few meals were recorded, so the advice is general
screen: Dietitian's desk | table To answer = Person, Meal, Goal; Ana, lunch, more vegetables; Ben, dinner, smaller portion; Mei, breakfast, more protein | ask Suggestion = Half the bread, more salad | button Send to Ben | all meals are answered | a person writes about not eating, please call the same day

diabetes-app
thing: reading, readings = Before breakfast; Two hours after lunch; At bedtime
must: Readings imported from meter or sensor; Meals, activity and medication beside each reading; Reminders for checks and supplies; A report for the doctor
later: Sharing with a family member; Patterns explained in plain words
screen: Today | chart Glucose today | list Entries = Before breakfast, in range; Lunch, rice and vegetables; Walk, half an hour | buttons Add a reading / Add a meal | no readings today, connect your meter or add one | the meter is not connected: enter the reading by hand
screen: Report for your appointment | headline Last two weeks | chart Average day | table By time = Time, Result; Morning, Mostly in range; Evening, Often high | list Questions for my doctor = High after dinner; Low at night | buttons Share report / Download | not enough readings yet, a few more days are needed | some days have no readings: they are marked in the report

cycle-menopause
thing: entry, entries = Hot flush at night; Day one of the cycle; Slept well, no pain
must: Symptoms logged with a few taps; Calendar with past and expected days; A report for the doctor; Data that can be locked, exported and deleted
later: Articles reviewed by doctors; Reminders for medication
screen: Today | list Symptoms = Hot flushes; Poor sleep; Headache; None | ask How strong? = Medium | ask Note = Woke up twice | switch Keep data on this phone only | button Save | nothing logged today, it takes a moment | not saved: your phone is full, free some space
screen: My last three months | chart Symptoms by week | table Patterns = Symptom, How often; Hot flushes, Most nights; Headache, Before day one | list Ask my doctor = Sleep; Treatment options | buttons Share report / Delete data | patterns appear after some weeks of entries | the report could not be shared: download it instead

pregnancy-newborn
thing: question, questions = Is this rash normal?; How often should he feed?; May I take this medicine?
must: Emergency signs on the first page; Answers checked by midwives; Information for the current week; A log of feeds and sleep
later: Access for the partner; A course before the birth
screen: This week | headline Week six with your baby | list Good to know = Feeding; Sleep; Check-up this week | ask Ask a midwife = Is this rash normal? | link Signs to call a doctor now | button Send question | enter the due date or the date of birth to start | no connection, the emergency signs are still here
screen: Your question | talk Midwife = You: She has a rash since Monday; Midwife: Does she have a fever? | picture Photo of the rash | words Call a doctor at once if she has a fever or does not drink | buttons Add photo / It is settled | no questions yet, see what other parents ask this week | a midwife answers within the hour, in an emergency call the number above
screen: Midwife's desk | table Questions = Parent, Subject, Since; Ana, rash, nine o'clock; Ben, feeding, ten o'clock; Lin, sleep, yesterday | list Check first = Fever; Feeding; Wet nappies | buttons Answer / Advise to see a doctor | no open questions | an emergency sign was mentioned, call this parent now

online-therapy
thing: session, sessions = First session, by video; Weekly session, Thursday; Session by phone
must: Licence and training of each therapist; A first session to see whether it fits; Crisis numbers on every page; Private notes and safe video
later: Sessions for couples; Messages between the sessions
screen: Find a therapist | ask What would you like help with? = Stress at work | ask Language and time = English, evenings | list Good matches = Ana, free on Thursday; Ben, free on Monday; Mei, free on Friday | link I need help right now | button See profile | answer three questions to see matches | nobody is free at that time, here are the next free hours
screen: Therapist's profile | picture Photo and short video | list About = Licensed psychologist; Anxiety and stress; Video or phone | words You can change after the first session | ask First session = Thursday at seven | button Book | no free hours this week, join the waiting list | the payment failed, the hour is kept for a short while
screen: Therapist's week | table Sessions = Day, Client, Type; Monday, Ana, video; Thursday, Ben, phone; Friday, new client, video | switch Accept new clients | list To do = Write notes; Confirm Friday | button Open calendar | no sessions this week, add free hours | the video failed, call the client by phone

mood-journal
thing: entry, entries = Good day, walk with a friend; Tired after work; Calm Sunday
must: Mood and a short note in one minute; A question for each day; Entries locked and encrypted; Crisis help always in reach
later: A monthly look back; A page to share with a therapist
screen: How was your day? | list Mood = Great; Good; Okay; Low; Bad | ask What made the day? = A walk with a friend | list With me today = Work; Friends; Sleep; Sport | button Save entry | no entry today, one word is enough | not online: your entry is saved on this phone
screen: My month | chart Mood by day | list Often on good days = Walks; Seeing friends; Enough sleep | words Need to talk? Help is available at any hour | buttons Read old entries / Find help | patterns appear after a week of entries | entries cannot be opened: enter your PIN again

pain-physio-app
thing: exercise, exercises = Shoulder stretch; Bridge on the back; Standing row with band
must: A plan chosen by a professional; Videos with clear instructions; Pain tracked before and after; Warning signs and when to see a doctor
later: Messages with the physiotherapist; A short plan to stay free of pain
screen: Today's exercises | picture Bridge on the back | list Today = Bridge, eight times; Stretch, each side; Walk, five minutes | ask Pain now = Three, mild | buttons Start / Too painful | rest day, your next exercises are tomorrow | strong pain reported: stop and talk to your physiotherapist
screen: My progress | chart Pain by week | list Done this week = Monday; Wednesday; Thursday | list Easier now = Climbing stairs; Sitting at work | buttons Share with my therapist / Change my plan | progress shows after the first week | pain is getting worse: book an appointment
screen: Therapist's desk, patients | table This week = Patient, Days done, Pain; Maria, Four, Less; Tom, One, Same; Lena, Five, More | list To review = Lena, pain up; Tom, not exercising | buttons Change plan / Send message | no patients yet, invite the first one | a patient reported a warning sign: call today

medication-reminder
thing: dose, doses = Morning, two tablets; Midday, one tablet; Evening, one tablet
must: Reminders for each dose with a picture; A plan checked by pharmacist or doctor; Advice for missed doses from the leaflet; Alerts to a relative, with consent
later: Refill orders to the pharmacy; A medication list for emergencies
screen: Today | list Doses = Morning, taken; Midday, due now; Evening, open | picture Photo of the tablet | words Take with food | buttons Taken / Remind me later | no doses planned, add your first medicine | not sure whether you took it: do not take another, call your pharmacist
screen: Add a medicine | picture Photo of the pack | ask Name = As on the pack | ask When? = Morning and evening | switch Checked by my pharmacist | button Save plan | take a photo of the pack to begin | the pack could not be read, enter the name by hand
screen: For my family | list Father's day = Morning, taken; Midday, taken late; Evening, open | chart Doses on time, by week | switch He agrees that I see this | buttons Call him / See refills | no alerts today | two doses were not confirmed, please call

food-scanner
thing: product, products = Oat drink; Chocolate biscuits; Tomato soup
must: Scan a barcode or photograph the label; A profile for allergies and diets; The reason shown for every result; Date of the last check and a way to report errors
later: Safe alternatives in the same shop; A shopping list for the family
screen: Scan result | headline Not suitable: contains milk | picture Chocolate biscuits | list For my profile = Milk, contained; Nuts, may contain; Gluten, none listed | words Always check the label as well | buttons Show alternatives / Report an error | point the camera at the barcode | product not known: photograph the ingredients
screen: My profiles | list Family = Anna, no milk; Ben, no nuts; Carla, vegan | ask Traces count? = Yes | switch Warn about changed recipes | button Add a profile | no profile yet, add the first allergy or diet | a profile is empty: results cannot be trusted yet

habit-adhd
thing: task, tasks = Call the dentist; Take out the bin; Answer one email
must: One task at a time on the screen; Tasks broken into small steps; A visible timer; Easy return after days away
later: Working sessions with others; A shared list with a partner
screen: Now | headline Call the dentist | steps Small steps = Find the number; Dial; Ask for a date | chart Five minutes, running | buttons Done / Make it smaller | nothing planned, add one thing | the reminder did not ring, please allow notifications
screen: My day | list Fixed = Dentist at nine; Meeting at two | list Flexible = Take out the bin; Answer one email; Walk | ask Energy today = Low | button Plan my day | an empty day, add one small task | too many tasks for today, move some to tomorrow
screen: Welcome back | words You were away for a few days, start fresh | list Keep or drop = Call the dentist; Pay the bill; Tidy the desk | switch Fewer reminders this week | buttons Keep one / Clear all | no tasks are left over | your list could not be loaded, pull down to try again

quit-habit
thing: day, days = Day one; Fifth day, one craving; Back on track
must: A personal plan and a quit date; Help at once during a craving; Progress in days, money and health; A way back after a relapse
later: Chat with a counsellor; A group with the same quit date
screen: I have a craving | headline It will pass in a few minutes | list Try now = Drink water; Breathe slowly; Call a friend; Go for a walk | words My reason: more energy for my children | buttons It passed / I slipped | no cravings logged today, well done | no connection: these exercises work offline
screen: My progress | headline Day five | chart Cravings per day | list Gained = Money saved; Better sleep; More energy | list Hard times = After lunch; Friday evening | buttons Edit my plan / Talk to somebody | choose your quit date to begin | you had a relapse: adjust the plan and go on

telemedicine
thing: consultation, consultations = Rash, by video; Repeat prescription; Cough, second call
must: Questions about symptoms before payment; Name and licence of the doctor; Prescriptions and sick notes where allowed; Referral to a practice when needed
later: The same doctor again; Accounts for employers
screen: What is it about? | ask Complaint = Rash on the arm | ask Since when? = Since Sunday | picture Photo of the rash | words With chest pain or trouble breathing, call the emergency number | button See free times | answer a few questions to see whether a video call can help | this needs an examination, you pay nothing and see practices nearby
screen: Your consultation | headline Today at five, with Dr Ana | steps Status = Questions answered; Paid; Video call; Prescription | list Have ready = Your medicines; Good light | buttons Join call / Reschedule | no consultation booked | the connection is poor, the doctor will phone you
screen: Doctor's desk | list Patient = Rash since Sunday; Allergic to penicillin; No fever | picture Photos sent by the patient | ask Advice = Cream twice a day, call again in a week | buttons Prescribe / Refer to practice | nobody is waiting | the photo is unclear, ask for a new one

family-caregiving
thing: visit, visits = Dinner on Tuesday; Doctor's appointment, Thursday; Walk on Sunday
must: A weekly plan of visits and tasks; Tasks relatives can accept by message; Documents and contacts in one place; Access levels for each relative
later: A shared list of expenses; Booking of paid help
screen: This week | table Visits = Day, What, Who; Tuesday, dinner, Jonas; Thursday, doctor, open; Sunday, walk, Mei | words Thursday still needs somebody | ask Ask for help = Who can drive on Thursday? | buttons I can do it / Ask the others | no visits planned, add the first one | nobody has taken Thursday yet, here are local services
screen: After the visit | ask How was it? = Good, ate well | list Done = Shopping; Tablets given; Post opened | picture Photo from the visit | switch Share with the family | button Save note | no notes yet this week | the note was not saved, please try again
screen: Documents and contacts | list At hand = Medication list; Doctors; Power of attorney; Keys | table Who can see it = Person, Plan, Medical; Mei, yes, yes; Jonas, yes, no; Neighbour, yes, no | button Add document | add the medication list first | this document is out of date, please upload a new one
`;
