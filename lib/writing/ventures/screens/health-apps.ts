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
thing: run, runs = Easy, one can talk; Hill, up fast, down slow; Long one, with a bus home
must: A pace one can say a sentence at; What to leave out after a cold; The shin that complains, asked each week; The last days before the start
later: A second race that is not further; Company for the long one
screen: Thursday's run | headline Easy, so that you can talk | map Along the river and back | list Mind = Shin, still a little; Dark by six | buttons Shorter today / Moved to Saturday | a day of rest, and that is training | no position under the trees: time goes on, distance is filled in
screen: Until the start | table Weeks = Week, Longest, Feels; Six, an hour, good; Five, shorter, tired; Four, an hour and a bit, to come | chart What the legs have done, week by week | button I was ill | the race has no day yet | more than a week lost: the goal is made smaller, before a joint does it

diet-app
thing: meal, meals = Porridge with fruit; Chicken with rice and salad; Soup and bread
must: Recording a meal by photo; One clear suggestion per day; A goal for the week; Questions before the start to rule out risks
later: Recipes for the whole family; A call with a dietitian
screen: Today | list Meals = Breakfast, porridge; Lunch, chicken and rice; Dinner, open | picture Photo of lunch | words Good balance, add vegetables at dinner | button Add dinner | take a photo of your next meal | the photo is too dark, take another or describe the meal
screen: This week | headline Goal, vegetables twice a day | chart Days on which you reached it | talk Dietitian = You: I was hungry at four; Dietitian: Try nuts or yoghurt | buttons Keep this goal / Choose another | your first goal comes after three days | few meals were recorded, so the advice is general
screen: Dietitian's desk | table To answer = Person, Meal, Goal; Ana, lunch, more vegetables; Ben, dinner, smaller portion; Mei, breakfast, more protein | ask Suggestion = Half the bread, more salad | button Send to Ben | all meals are answered | a person writes about not eating, please call the same day

diabetes-app
thing: reading, readings = Before breakfast; Two hours after rice; At night, once
must: A reading noted with one thumb; What was eaten and done beside it; A page for the appointment; Where advice ends and the doctor begins
later: The other hand: somebody who is told only when it matters; Supplies, before the last strip
screen: Just now | chart Today, with the meals below | ask Reading = From the meter, by itself | list Before it = Rice; Stairs, four floors | words As the weather is: to be looked at, not to be blamed | button For the doctor | no reading today, and the usual hour | meter not found: type it, or leave it out
screen: For the appointment, one page | chart Two weeks, hour upon hour | list Noticed = Higher after late suppers; Steady on walking days | ask I want to ask = Is the night one needed | button Print it | a week of readings fills half a page | wrong time zone after the journey: the hours are laid right, and it says so

cycle-menopause
thing: cycle, cycles = Third day, tired; Mid, well; Nights of heat
must: What stays on the telephone and what never leaves it; Signs noted without a word being typed; A page a doctor takes seriously; All of it gone with one touch
later: Two years on one line; Words for the talk at work
screen: Tonight | list Noted = Heat, twice; Awake at four; Temper, short | chart The last three months, without days of the week | switch Keep it only here | button That was all | nothing noted is also something | deleted is deleted: it asks twice, and then no more
screen: For the doctor | list In three months = Heat, most nights; Bleeding, twice, long; Work, two days missed | ask What I want = To sleep through | words Written by you, in your order | button Print, do not send | one cycle has to pass first | a page that is printed leaves no copy behind

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
thing: entry, entries = One word: grey; A walk, and better; Slept, laughed, forgot to write
must: A word is enough; Good days have a place of their own; Read by nobody, and locked; What helped the last time
later: The same day last year; A page for somebody you trust
screen: One word | ask Today = Grey | list With it = Slept badly; Somebody rang | buttons Leave it there / One sentence more | nothing since Monday, and nobody asks why | no network, no matter: it is kept here
screen: What helped before | list On grey days = A walk before dark; Ringing Jonas; Nothing, it passed | chart Grey and bright, month upon month | words Three numbers, if a word is not enough today | button One of these now | grey and bright need a few weeks to show | an entry can be torn out, and is gone

pain-physio-app
thing: exercise, exercises = Nod, lying on the back; Wall, arms up slowly; Step, holding the rail
must: Which pain is allowed; Somebody trained who set the order; Two minutes for good weeks; When to stop and have it looked at
later: Films of oneself, then and now; A page for the practice
screen: Two minutes, lying | chart Slow, from one to ten | words A pull is fine. A stab is not | list Next = Nod; Roll; Breathe | buttons It stabbed / Went well | nothing today, because yesterday was much | it hurts more two days running: pause, and the practice is named
screen: Your shoulder in six weeks | chart How high the arm goes | list It says = Nights, quieter; Coat, by yourself again | ask Still cannot = Reach the top shelf | button Show my practice | the first look after one week | a bad day counts for one day

medication-reminder
thing: dose, doses = Morning, two tablets; Midday, one tablet; Evening, one tablet
must: Reminders for each dose with a picture; A plan checked by pharmacist or doctor; Advice for missed doses from the leaflet; Alerts to a relative, with consent
later: Refill orders to the pharmacy; A medication list for emergencies
screen: Today | list Doses = Morning, taken; Midday, due now; Evening, open | picture Photo of the tablet | words Take with food | buttons Taken / Remind me later | no doses planned, add your first medicine | not sure whether you took it: do not take another, call your pharmacist
screen: Add a medicine | picture Photo of the pack | ask Name = As on the pack | ask When? = Morning and evening | switch Checked by my pharmacist | button Save plan | take a photo of the pack to begin | the pack could not be read, enter the name by hand
screen: For my family | list Father's day = Morning, taken; Midday, taken late; Evening, open | chart Doses on time, by week | switch He agrees that I see this | buttons Call him / See refills | no alerts today | two doses were not confirmed, please call

food-scanner
thing: product, products = Biscuits, the blue pack; Oat drink; Sausage from the counter
must: Unknown said as unknown; The day the record was checked; A photograph of the label that counts more; For whom it must be safe, told once
later: What to take instead, on the same shelf; A list for the babysitter
screen: Held against it | code The code on the pack | headline Not for Mei | list Because = Hazelnut, in the third line; May contain milk | words Checked in spring. Read the label too | button What else is there | no code: photograph the small print | not known here: unknown, and never green
screen: Who is it for? | list At this table = Mei, nuts and milk; Jonas, nothing; Grandmother, little salt | ask How strict = Traces too | switch Ask each time | button Keep it so | one person is enough to begin | a rule that shuts out everything is shown once more before it counts

habit-adhd
thing: task, tasks = Call the dentist; Take out the bin; Answer one email
must: One task at a time on the screen; Tasks broken into small steps; A visible timer; Easy return after days away
later: Working sessions with others; A shared list with a partner
screen: Now | headline Call the dentist | steps Small steps = Find the number; Dial; Ask for a date | chart Five minutes, running | buttons Done / Make it smaller | nothing planned, add one thing | the reminder did not ring, please allow notifications
screen: My day | list Fixed = Dentist at nine; Meeting at two | list Flexible = Take out the bin; Answer one email; Walk | ask Energy today = Low | button Plan my day | an empty day, add one small task | too many tasks for today, move some to tomorrow
screen: Welcome back | words You were away for a few days, start fresh | list Keep or drop = Call the dentist; Pay the bill; Tidy the desk | switch Fewer reminders this week | buttons Keep one / Clear all | no tasks are left over | your list could not be loaded, pull down to try again

quit-habit
thing: day, days = First day, bad; Tenth, forgot to think of it; Back again, after a party
must: What to do in the next three minutes; A slip as a page and not as an end; Why, in one's own words, at hand; Help beyond an app, by name
later: What else one does on a balcony; A hand for somebody on their first day
screen: Now, it pulls | chart Three minutes, it comes and goes | list Instead = Water, cold; Round the block; Ring Ana | words You wrote: because of the stairs and the child | buttons It passed / I had one | nothing pulls, and this page stays near | no network, no matter: these three minutes are kept here
screen: I had one | words That happens to most. Nothing is deleted | ask Where was it = Party, outside, with Jonas | list Next time = Stay inside until eleven; Tell Jonas before | button Go on from here | never used yet, and kept ready | two bad weeks: a person to talk to, not another page

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
