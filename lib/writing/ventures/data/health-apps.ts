/** Health in the pocket: what is known of them; the keys are those of `../lore.ts`. */
export const HEALTH_APPS = `
meditation-app
job: a meditation, meditations
rival: free videos and recordings | they cost nothing and there is one for every length and mood | YouTube, Spotify | guided meditation
rival: large meditation apps | they have thousands of recordings and voices people are used to | Headspace, Calm, Insight Timer, Petit BamBou@FR | meditation app
rival: yoga studios and meditation classes | people practise in a group and can ask the teacher | | meditation class near me
meet: yoga studios, employers' health days and meditation groups online | owner of the yoga studio | people want to continue at home after the class | lead a short meditation after one class and leave the group a week of recordings in {name} | one evening a week | yoga teachers, HR departments and family doctors | they recommend quiet minutes and have nothing of their own to hand out
measure: the share of users who meditate on at least three days in the third week
moat: teachers and voices that listeners come back for
risk: users subscribe in a burst of good intentions and stop after a few weeks | offer very short sessions, remind gently and welcome people back without showing missed days
rule: Settle health claims, crises and recording rights | Promise no cure, have a psychologist check the wording and the page with crisis numbers, and have every teacher, composer and narrator sign for the use of the recording. | the checked texts and the signed releases are on file
trial: Send ten people a short meditation each morning | Record one short meditation a day for two weeks, send it to ten people, ask each evening who listened to the end, and offer them a paid month at the finish. | minutes listened and paid months are on one sheet
ask: Why pay when so many recordings are free? | | interviews-2 | by asking five people who pay for such an app and five who stopped
ask: How many still listen in the second month? | | f-3 | by counting listening days in weeks two, four and eight
ask: Do employers pay for their staff? | | closing-calls | by offering a trial month to five employers
roles: a meditation teacher with a calm voice | a developer for the app and its player | somebody for recording and sound
search: guided meditation app
name: +Calmstart = a calm start to the day
name: Quiet Minute = one quiet minute
name: +Breathwell = breathing well
name: Soft Pause = a gentle break
name: Still & Calm = quiet body, quiet mind
name: +Stillday = stillness in every day
name: Easy Breath = breathing with ease
name: Inner Quiet = quiet on the inside
name: *Serenda = from the word serene
name: Gentle Morning = a calm beginning
name: +Mindpause = a break for the mind
name: Calm Corner = a calm place to sit
line: A few calm minutes every day
line: Breathe in and slow down today
line: Meditation for beginners and busy days
line: Miss a day, start again tomorrow
line: A quiet break wherever you are
line: Less stress, one breath at a time

sleep-app
job: a night, nights
rival: free sounds, podcasts and videos | they cost nothing and play all night | YouTube, Spotify | sleep sounds
rival: sleep apps and trackers | they track each night and have sounds and stories in one place | Sleep Cycle, Calm, Pzizz | sleep app
rival: herbal tea, tablets and advice from doctors or pharmacists | they are close by, and people trust the person behind the counter | Sleepio, somnio@DE | insomnia help
meet: pharmacies, employers with shift work and groups on sleep online | pharmacist | people ask for something to help them sleep | let customers keep a sleep diary in {name} for a week and look at it with them afterwards | two afternoons a week | pharmacists, family doctors and occupational health nurses | they meet people who sleep badly and have little time to advise them
measure: the minutes until users fall asleep according to their diary, in week one and in week four
moat: a programme whose results are measured and shown to doctors and employers
risk: people who sleep badly watch their score and worry more | show trends by the week instead of a score each morning
rule: Settle medical claims and health data | Ask whether the app counts as a medical device, list the signs that need a doctor, have a sleep specialist check all advice, and protect diaries and recordings as health data. | the answer, the list of signs and the privacy notice are on file
trial: Coach eight people through two weeks of sleep diaries | Let eight people keep a diary for one week, agree on one change with each, compare it with the second week, and note who would pay to go on. | diaries, changes and results are on one sheet
ask: What evidence is there that the method helps? | | f-2 | by having a sleep specialist name the studies and their limits
ask: When do you send somebody to a doctor? | | rules | with the warning signs in writing
ask: What do users pay for once they sleep better? | | f-3 | by asking users in the second month what they still use
roles: a sleep specialist who checks the content | a developer for diary and sound | a narrator or sound designer
search: how to fall asleep
name: +Nightease = nights made easier
name: Time to Sleep = time for bed
name: +Sleepward = on the way to sleep
name: Soft Night = a gentle night
name: Early Calm = calm before bedtime
name: +Sleepnote = notes on your sleep
name: Good Pillow = where one sleeps well
name: Whole Night = sleep until morning
name: *Dormelle = from the Latin for sleep
name: Slow Evening = calm before bed
name: +Duskdown = winding down at dusk
name: Morning Fresh = rested in the morning
line: Fall asleep with a calm mind
line: Better nights, week by week
line: Understand your sleep, then improve it
line: Switch off and sleep
line: Wake up rested
line: Calm evenings, longer nights

workout-app
job: a workout, workouts
rival: free workout videos | they cost nothing and there is one for every length and level | YouTube | home workout
rival: gyms and personal trainers | there is equipment, and somebody corrects mistakes | PureGym@GB, Basic-Fit@NL, Basic-Fit@FR, Planet Fitness@US | gym near me
rival: workout apps | they choose the exercises and record progress | Freeletics, Fitbod, Nike Training Club, Les Mills | workout app
meet: sports clubs, employers' health days and physiotherapy practices | coach of the sports club | people say that they want to exercise and lack time or a plan | do one short workout from {name} with a group and fix the day of the next one | two evenings a week | physiotherapists, family doctors and HR departments | they advise people to exercise and have no plan to hand out
measure: the share of users who train at least twice a week in the fourth week
moat: plans that adapt to what each member managed the week before
risk: users miss a week and never open the app again | shorten the plan after a missed week and have a person write to them once
rule: Settle health questions, liability and music | Have a doctor write the questions before the first workout, say who should ask a doctor first, insure training advice, and license the music. | the questions, the policy and the music licence are on file
trial: Train eight people by message for two weeks | Write a plan for each of eight people, ask after each workout what was done, adjust the next one, and note who would pay for another month. | workouts planned, workouts done and buyers are on one sheet
ask: How do you keep people from training with bad form? | | rules | with a physiotherapist's list of exercises that are safe alone
ask: Why not use free videos? | Videos do not know what a person did last week | interviews-2 | by asking five people who train with videos and five who stopped
ask: How many still train after two months? | | f-3 | by counting weekly workouts of the first users
roles: a trainer who has worked with beginners | a developer for plans and video | somebody who writes to members
search: home workout app
name: +Fitrhythm = a rhythm of exercise
name: Move Today = a workout today
name: +Trainwell = training that does good
name: Short Set = a workout that is short
name: Living Room Fit = exercise at home
name: +Strongweek = stronger every week
name: Next Rep = one more repetition
name: Good Warmup = begin with a warm-up
name: *Movitelle = from the word move
name: Good Sweat = a workout that feels good
name: +Homereps = repetitions at home
name: Stronger Soon = strength that grows
line: Short workouts for busy weeks
line: Train at home, feel stronger
line: A plan that fits your week
line: No gym, no equipment, no excuses
line: Stronger in minutes a day
line: Start where you are today

running-plan
job: a run, runs
rival: running apps and watches | they measure everything and friends clap | Strava, Runna, Nike Run Club, Garmin | running plan
rival: running clubs and personal coaches | they wait at the corner at seven, whatever the weather | parkrun | running club
rival: a plan from a magazine and the feeling in the legs | it is free, and running needs no plan to begin
meet: Saturday runs, running shops and start-number counters | organiser of the Saturday run | runners stand there afterwards, compare knees and plan the next race | run the last round with two of them and put their next week into {name} before they cool down | one morning a week | running shops, physiotherapists and race organisers | their customers get injured from doing too much in the third week
measure: the share of runners who reach the start line uninjured
moat: how real runners' bodies answered to each change of plan
risk: the plan ends with the race and so does the payment | offer the rest week and the next small goal before the medal is cold
rule: Settle the health questions and who sees where people run | Ask about the heart and recent illness before the first plan, hide the first and last streets of every route, and say what a coach may advise about pain. | the questions and the hidden zones work in a test with ten runners
trial: Coach ten runners by hand for two weeks | Write ten runners their plan, change it each evening after their message, and note which change they asked for themselves. | every change and its reason is on one sheet
ask: Does it know when to rest? | | trade-trial | by letting a coach judge fifty suggestions blind
ask: Why not the plan that comes with the watch? | | interviews-2 | with runners who own such a watch
roles: a coach who has trained beginners and the injured | a developer who can read watch data | somebody known in the running clubs
search: running plan
name: Easy Mile = the pace at which one can talk
name: Start Pen = where everybody is nervous
name: Double Knot = the last thing before running
name: Talk Pace = slow enough for a sentence
name: Laces & Light = early morning, shoes on
name: Long Sunday = the run that counts most
name: +Kerbhop = what runners do in town
name: Corsa Lenta = Italian for a slow run
name: Last Lamppost = as far as one wanted to go
name: Negative Split = the second half faster than the first
name: Second Breath = what comes after the hill
line: Slow enough to talk, far enough to smile
line: From the first lamppost to the finish
line: Rest days that count
line: The long run, planned before Sunday
line: To the start line on two good knees

diet-app
job: a meal, meals
rival: free calorie counters | they know most products and cost nothing in the basic version | MyFitnessPal, Yazio, Lifesum | calorie counter
rival: diet books, videos and recipes online | they promise quick results and cost little
rival: weight-loss groups and dietitians | people are weighed, asked and encouraged by a person | WeightWatchers, Slimming World@GB, Noom | weight loss programme
meet: gyms, doctors' practices and weight-loss groups online | practice nurse | people are told to lose weight and leave with a leaflet | look at yesterday's meals with one person in {name} and agree on one change for the week | two mornings a week | family doctors, personal trainers and pharmacists | they advise people to eat better and have little time to follow up
measure: the share of users who still record meals in the fourth week
moat: meals and portions of the food that users really eat, and dietitians they know
risk: users record everything for a few weeks and then stop | ask for a photo or one meal a day and set one small change each week
rule: Settle nutrition advice and who may not use it | Ask who may call advice nutrition therapy, have a dietitian set lower limits, screen for eating disorders, pregnancy and age, and promise no amount of weight loss. | the limits and the screening questions are signed by a dietitian
trial: Answer the meal photos of eight people | Let eight people send photos of their meals for ten days, answer each with one suggestion, and note which advice was followed and who would pay to go on. | advice given, advice followed and buyers are on one sheet
ask: What about people who should not lose weight? | They are told so at the start and get no weight-loss plan | rules | with a dietitian's screening questions
ask: Why not count calories in a free app? | | interviews-2 | by asking five people who stopped counting
ask: What result do users see after three months? | | f-4 | by asking all who started, those who left as well
roles: a registered dietitian | a developer for meals and photos | somebody who answers users every day
search: healthy eating app
name: +Platewise = wise about your plate
name: Fair Plate = the right amount of food
name: +Mealsnap = a photo of each meal
name: One Change = one change a week
name: Lighter Week = a week of lighter meals
name: +Eatbalance = balanced eating
name: Half Veg = half the plate vegetables
name: Real Meals = ordinary food, no diet products
name: *Dietella = from the word diet
name: Full & Light = full but not heavy
name: +Forkwise = sensible with the fork
line: Eat better without giving up meals
line: One small change every week
line: Snap your meal, get clear advice
line: Lose weight with food you like
line: No forbidden foods, just better meals
line: Healthy meals made simple

diabetes-app
job: a reading, readings
rival: diabetes diaries and sensor apps | they take the value straight from the sensor and print the page for the doctor | mySugr, LibreLink, Dexcom, Glooko | diabetes app
rival: diabetes clinics and trainings | they know the whole person, and the insurer pays | | diabetes training
rival: a paper diary, experience and guessing the plate | it has worked for years, and one sees it in the eyes anyway
meet: diabetes practices, self-help groups and pharmacies | diabetes nurse | people sit there with a half-filled diary the evening before their appointment | read the last three days of one of them in {name} and find the meal behind the highest value | two mornings a week | diabetes nurses, pharmacists and parents of children with diabetes | an honest diary makes their next appointment half as long
measure: the share of people who bring complete readings to their next appointment
moat: which dish of the region raises whose value, and by how much
risk: people are tired of being measured and stop after the first good month | save them work at once and speak of the value as of the weather, never as of a mistake
rule: Settle whether it is a medical device before a single advice on insulin | Ask an expert for the class of the device, leave doses to the doctor, treat all values as health data, and write what the app does at a dangerous one. | the class, the intended use and the text for a dangerous value are in writing
trial: Keep the diary of ten people for them | Let ten people send every meal and value by message for two weeks, write the diary by hand, and show it to their nurse. | what the nurses used and what they skipped is on one sheet
ask: What does it do at a dangerous value? | It says so plainly and names whom to call | rules | with the text approved by a diabetes doctor
ask: Who pays, the person or the insurer? | | price-talks | by asking both, and what proof the insurer wants
roles: a diabetes nurse or doctor | a developer who has built for medical rules | somebody who lives with diabetes
search: diabetes app
name: Steady Line = what everybody looks for in the curve
name: Plate & Pen = a meal and the dose
name: Number at Noon = the one before lunch
name: Sugarloft = a place to keep an eye on it
name: Even Keel = a ship that lies calmly
name: Crumpet Maths = how many units a tea costs
name: Finger Prick = how the day begins for many
name: Dolcetto = Italian for a small sweet thing
name: In Range = the two best words of the day
name: Pocket Apple = what helps when it is low
name: Quiet Curve = a day without alarms
line: The curve, and the dish behind it
line: Know what the dumplings did
line: Less diary, more supper
line: For the questions between two appointments
line: A calm look at every number

cycle-menopause
job: a cycle, cycles
rival: cycle and menopause apps | they have years of entries and know the next date | Clue, Flo, Natural Cycles, Balance@GB | cycle app
rival: gynaecologists and special practices | they can examine, test and prescribe | Midi Health@US | menopause specialist
rival: a cross in the calendar, a sister's advice and enduring it | it is private and it is what mothers did
meet: gynaecologists' waiting rooms, choirs and women's sports groups | receptionist of the practice | women wait there for months to have a seven-minute talk | note last week's complaints with one of them in {name} and write the three questions for the doctor | two mornings a week | gynaecologists, midwives and physiotherapists for the pelvic floor | patients who come with notes need half the time
measure: the share of women who take their notes to a doctor and feel taken seriously
moat: what women of many ages wrote down about the same complaint
risk: women fear who might read such notes and delete everything at the next headline | keep entries on the device, name every company that sees anything, and let all be deleted with one tap
rule: Settle who can ever see a woman's entries | Treat every entry as health data, sell nothing, ask an expert whether a prediction is a medical device, and never call the calendar a contraceptive without approval. | a list of everybody who can read an entry is public and short
trial: Walk fifteen women to one appointment | Let fifteen women note complaints for ten days, turn them into one page, and call each after her appointment. | what the doctor read and what changed is on one sheet
ask: Who has reviewed the medical texts? | | f-2 | with the name of a gynaecologist under each
ask: What happens to the entries when the company is sold? | | rules | with the promise and its limits written into the terms
roles: a gynaecologist or midwife who reviews | a developer who takes privacy to heart | somebody whom women tell such things
search: menopause symptoms app
name: Day Nineteen = when moods can turn
name: Moon & Method = the old calendar and a clear head
name: Hot Flush Club = a circle that opens the window together
name: Redletter = the days once marked in calendars
name: Second Spring = what some languages call the change
name: Tidewise = to know the rhythm
name: Own Calendar = days that belong to one person
name: Luna Norma = Latin for a moon and its rule
name: Open Window = what one wants at night
name: Plain Aunt = a relative who says how it is
name: Ebbing = what comes and goes by the month
line: What your mother never told you
line: Window open, questions too
line: Three questions for your doctor, written down
line: Your days, in your own words
line: It is not just stress

pregnancy-newborn
job: a question, questions
rival: free pregnancy and baby apps | they explain each week of pregnancy and cost nothing | BabyCenter, Ovia, Pregnancy+, What to Expect | pregnancy app
rival: midwives, doctors and antenatal classes | they examine mother and child, and parents trust them | NCT@GB, La Leche League | antenatal class
rival: grandparents, friends and parents' groups online | they answer at once and have children themselves
meet: antenatal classes, baby clinics and parents' groups online | midwife who leads the class | parents have more questions than one class can answer | collect the questions of one evening and answer them in {name} before the next class | one evening a week | midwives, family doctors and lactation advisers | the same questions reach them at night and at weekends
measure: the share of parents' questions settled on the same day
moat: midwives who know the local services and answers checked for every week
risk: families need it for about a year and then leave | ask each family to pass it on, sell gift vouchers and offer content for the next stage of the child
rule: Settle medical advice and emergency signs | Have midwives and a paediatrician check every text, put the emergency signs on the first page, and protect all entries as health data of parent and child. | every text carries a name and a date, and the privacy notice is on file
trial: Answer the questions of six families | Answer the questions of six families with a midwife for two weeks, and note time of day, subject, minutes and whether a visit was needed. | questions, minutes and outcomes are on one sheet
ask: Who answers at night? | | rules | with the rota and its cost in writing
ask: Who pays, the parents, the employer or the insurer? | | price-talks | with ten families, one employer and one insurer
ask: What do parents use after the first months? | | f-3 | by asking parents of one-year-olds what they would still pay for
roles: a midwife who writes well | a paediatrician who checks the content | a developer for questions and reminders
search: midwife online
name: +Bumpguide = a guide through pregnancy
name: Early Weeks = the first weeks together
name: +Newbornly = all about newborns
name: Calm Parents = parents who know what to do
name: Sure Parent = parents who feel sure
name: +Bornwell = a good start in life
name: Week by Bump = pregnancy, week by week
name: Safe Cradle = a baby in good care
name: *Natalora = from the word natal
name: Good Latch = feeding that goes well
name: +Nestready = ready for the baby
name: Gentle Start = a gentle start for a baby
line: Trusted answers for new parents
line: Calm through pregnancy and first months
line: Know what is normal this week
line: Help for every feed and nap
line: From first scan to first steps
line: Expert advice in your pocket

online-therapy
job: a session, sessions
rival: therapists with a practice nearby | doctors recommend them, and an insurer may pay | Psychology Today@US | therapist near me
rival: online therapy platforms | there is a free appointment this week and no journey | BetterHelp, Talkspace@US, Instahelp@AT | online therapy
rival: friends, self-help books and AI chats | they are free and there at any hour | ChatGPT
meet: family doctors' practices, student services and employers | student counsellor | people are told to look for a therapist and find only waiting lists | give the counsellor a list of three therapists with free hours in {name} and ask after the first session whether it was a good match | two mornings a week | family doctors, student counsellors and HR departments | they have to refer people and do not know who has free hours
measure: the days from the first request to the first session
moat: good therapists who stay, and matches that last
risk: therapists fill their hours and take clients into their own practice | pay fairly, take over billing and scheduling and charge mainly for the match
rule: Settle licences, places of treatment and crises | Check each licence at its register, ask in which places a therapist may treat by video, check insurance, and have a psychiatrist sign the plan for a client in danger. | the licences, policies and crisis plan are on file
trial: Match six people with a therapist by hand | Talk to six people who look for a therapist, suggest two or three licensed ones each, and note days of waiting, the choice and who books a second session. | requests, days and second sessions are on one sheet
ask: What happens when somebody is in danger tonight? | The service is no emergency line and says at the start whom to call | rules | with the crisis plan signed by a psychiatrist
ask: Why would good therapists join? | | closing-calls | with ten therapists, some of them fully booked
ask: Who pays for the sessions? | | price-talks | with ten clients, one insurer and one employer
roles: an experienced therapist who checks licences and quality | somebody who recruits therapists | a developer for video and safe records
search: online therapist
name: +Talkhaven = a safe place to talk
name: Kind Hour = an hour of kind attention
name: Good Match = a therapist who fits
name: Open Hour = an hour that is free
name: +Mindroom = room for your thoughts
name: Steady Talk = regular sessions
name: Weekly Hour = one hour each week
name: Trusted Ear = somebody who listens
name: +Feelheard = the feeling of being heard
name: *Parlena = from a word for talking
name: First Session = the first step
name: Lighter Days = days that feel lighter
line: Find a therapist who fits
line: Licensed therapists with free hours
line: Therapy from wherever you are
line: Same therapist, every week
line: Talk to somebody trained to help
line: No waiting room, no long wait

mood-journal
job: an entry, entries
rival: journal and mood apps | they ask one small question at night and show a coloured year | Daylio, Day One, Stoic, Reflectly | journal app
rival: therapy and self-help programmes | they are led by a professional or a method with a name | HelloBetter@DE | self-help programme
rival: a notebook, a friend and notes never read again | it has no password to forget and no one else's server
meet: bookshops with notebooks, student advice centres and self-help groups | student counsellor | people are advised there to write things down and stop after four days | write the first entry together in {name} and agree the hour of the second | one afternoon a week | therapists, student counsellors and school social workers | they want to hear what happened between two appointments
measure: the share of people who write on three days of the fifth week
moat: questions that make people go on writing, tried with thousands of entries
risk: people write when they feel bad and leave when they feel better | give good days a place of their own, and let an old entry come back on its anniversary
rule: Settle who can read an entry and what happens when one speaks of dying | Encrypt entries, sell and train nothing with them, promise no treatment, and let a psychologist write the page that opens at certain words. | the list of who can read an entry and the crisis page are public
trial: Ask twenty people one question a night | Send twenty people one question by message for two weeks, count answers and their length, and ask which question they skipped. | answers per question are on one sheet
ask: Can you read what I write? | | rules | with the encryption described so that a layman understands it
ask: Does it notice when somebody gets worse? | | f-2 | with a psychologist, on what may be noticed and said
roles: a psychologist who writes the questions | a developer who knows encryption | a designer for the few words on each screen
search: mood journal
name: Dear Tuesday = how an entry might begin
name: Inkwell Nine = a place to dip into at nine
name: Weather Inside = how the mood is today
name: Two Lines = as much as an evening asks for
name: Page & Pulse = paper and heart
name: +Duskwrite = to write when it gets dark
name: Bedside Book = where thoughts are put down
name: Tiny Confess = a secret of one sentence
name: Quaderno = Italian for an exercise book
name: Grey to Blue = how a sky and a day can change
name: Read Me Later = what one writes to oneself
line: How was it inside today?
line: Two lines before the lamp goes out
line: Somewhere to put that thought
line: Reread the year you came through
line: Written for nobody else

pain-physio-app
job: an exercise, exercises
rival: exercise apps and online physiotherapy | they show every movement and in places the insurer pays | Kaia Health, Hinge Health@US, Sword Health, ViViRA@DE | back pain exercises app
rival: physiotherapists, osteopaths and orthopaedists | they have hands, and one lies down and is treated | | physiotherapist near me
rival: tablets, a heat pad and sparing the bad side | it helps within the hour and can be done at work
meet: physiotherapy practices, chemists and back classes of sports clubs | physiotherapist | patients get a sheet of exercises there on their last visit and lose it on the way home | do the three exercises of the sheet with one of them in {name} and ask a week later what still hurts | two afternoons a week | physiotherapists, family doctors and company doctors | they see the same patients come back because nobody exercises at home
measure: the share of patients who do their exercises on four days of week three
moat: which exercise people with which pain keep doing
risk: people stop as soon as it hurts less and return only when it hurts again | plan the two-minute version for good weeks and write first when an old pain usually comes back
rule: Settle which pains must go to a doctor first | Let a doctor write the warning signs at the start, ask whether the app counts as a medical device, promise no healing, and insure the advice of every therapist. | the warning signs, the device question and the policy are in writing
trial: Look after twelve bad backs | Give twelve people three exercises each, call them every other day for two weeks, and note pain, exercises done and excuses. | twelve lines with pain and exercises per day are on one sheet
ask: How do you know the exercise is done right? | | trade-trial | by letting a physiotherapist judge thirty videos of users
ask: What if it gets worse? | They stop and see somebody who can examine them | rules | with the warning signs and the answer to each
roles: a physiotherapist with years at the bench | a doctor who signs the limits | a developer for video and reminders
search: back pain exercises
name: Third Vertebra = one of the places where it sits
name: Kettle Stretch = what can be done while water boils
name: Hinge & Heel = how one should lift
name: Upright Again = what everybody wants to be
name: Rug & Roll = all the equipment there is
name: Lumbarland = where most complaints come from
name: Tie My Shoes = what should be possible again
name: Sitless = a day with fewer hours on the chair
name: Schiena = Italian for the back
name: Easy Stairs = a goal one can see
name: Loosen = the first thing to do
line: Tie your shoes without a groan
line: The exercises from that lost sheet
line: For backs that sit for a living
line: Three movements while the kettle boils
line: Upstairs with both knees

medication-reminder
job: a dose, doses
rival: pill boxes and alarms on the phone | they cost next to nothing and need no account | | weekly pill box
rival: reminder apps | they remind, keep a record and warn when a pack runs out | Medisafe, MyTherapy | pill reminder app
rival: pharmacies that sort tablets by day | a pharmacist checks the plan and the packs come home | PillPack@US, Pilltime@GB | pharmacy pill packs
meet: pharmacies, patient groups and senior centres | pharmacist | patients and families come with a new medication plan and questions | enter one plan in {name} with a customer and call after the first week | two mornings a week | pharmacists, home nurses and family doctors | patients who miss doses come back to them with problems
measure: the share of doses confirmed on time in the third week
moat: plans checked by pharmacists, and families who rely on the alerts
risk: users get used to the alarm and switch it off | let users choose how they are reminded and alert a relative only after missed doses
rule: Settle medical device status, wrong entries and consent | Ask whether the reminder counts as a medical device, have plans confirmed by a pharmacist or doctor, decide who is liable for a wrong entry, and let the patient choose who is informed. | the answer, the confirmation step and the consent form are on file
trial: Remind eight patients for ten days | Remind eight patients by call or message at their usual times, with their own confirmed plan, and note doses taken, late and missed and who would pay. | doses taken, late and missed are on one sheet
ask: What if somebody takes a dose twice? | | rules | with a pharmacist's written advice for double and missed doses
ask: Who pays, the patient, the family or the pharmacy? | | price-talks | with five patients, five relatives and two pharmacists
ask: Does the patient want it, or only the family? | | interviews-2 | by asking both, one after the other
roles: a pharmacist | a developer for dependable reminders | somebody who helps patients by phone
search: pill reminder
name: +Dosetime = time for the dose
name: On Time Pill = the pill at the right time
name: +Medbell = a bell for medicines
name: Morning Dose = the first dose of the day
name: Pill Plan = a plan for each pill
name: +Pillready = pills and times in order
name: Right Dose = the right medicine, the right time
name: Taken Today = what was taken today
name: *Medira = from the word medicine
name: Refill Soon = warns before packs run out
name: +Dosekeeper = keeps track of doses
line: The right medicine, on time
line: Never wonder if you took it
line: A reminder before you forget
line: Refill before the pack is empty
line: Your family knows you are fine
line: Every dose, one simple list

food-scanner
job: a scan, scans
rival: scanner apps | they know millions of barcodes and show a green or red dot | Yuka, Open Food Facts, CodeCheck@DE, Fig@US | food scanner app
rival: shops and brands that make food free from it | they print it on the front, and one need not read further | Schär | free from food
rival: reading the small print with a telephone lamp and always buying the same | it is slow, and so far nothing has happened
meet: self-help groups, allergy practices and free-from shelves | dietitian at the allergy practice | families get the diagnosis there and stand in front of a shelf the same evening | walk one aisle with a family and scan what they usually buy in {name} | one Saturday a week | allergists, dietitians and parents' groups | they hand out lists that are out of date in a month
measure: the share of scans that give a clear answer in the shop
moat: products of one country checked again whenever a recipe changes
risk: one wrong green dot for one child ends it | show the date of the last check, say "unknown" often, and let a photograph of the label count more than the record
rule: Settle what a wrong answer costs | Write that the label decides, ask an insurer about liability for allergies, ask makers and data sources for the right to use their records, and have a way to correct one within a day. | the terms, the policy and the correction path are tested once
trial: Scan the trolleys of ten families | Go shopping with ten families, scan every product by hand against the label, and count unknown, right and wrong. | counts per shop and every wrong one are on one sheet
ask: How often is your record wrong? | | trade-trial | by comparing five hundred labels by hand
ask: Who keeps it right when recipes change? | | f-3 | with the number of corrections a month and the hours they took
roles: somebody who knows allergies from the kitchen | a developer for scanning and data | people who check labels
search: allergy scanner app
name: May Contain = the two words on every packet
name: Tiny Type = the size in which it is printed
name: Barcode & Bean = what is scanned and what is in it
name: Traces Of = how the dangerous sentence begins
name: Aisle Five = where one stands and reads
name: Nutless = a cake for everybody
name: +Labelfox = a sly reader of labels
name: E-Number = what nobody knows by heart
name: Etichetta = Italian for a label
name: Safe Snack = what goes into the school bag
name: Turn It Over = where the truth is printed
line: Turn it over, let it read
line: Before it goes into the trolley
line: The small print, said aloud
line: For birthday parties with one allergy
line: What is in the biscuit?

habit-adhd
job: a task, tasks
rival: paper lists, alarms and the phone's calendar | they are free and always there | Google Calendar, Apple Reminders | to-do list
rival: habit and planning apps | they look good, and a basic version is often free | Todoist, Habitica, Tiimo, Inflow | habit tracker
rival: coaches, groups and working sessions online | somebody is there and notices when one stops | Focusmate, ADDA@US | adhd coach
meet: self-help groups, online communities and student services | leader of the self-help group | members compare the planners they have tried and dropped | plan the next hour with one member in {name} and stay until the first task is done | one evening a week | coaches, occupational therapists and student counsellors | people ask them for something to use between appointments
measure: the share of users who still plan their day in the fourth week
moat: knowledge of what brings people back after a break
risk: the app is exciting for a week and then ignored | make returning one tap without reproach and change reminders before they are overlooked
rule: Settle health claims, data and cancellation | Claim no treatment of any condition, protect what users tell about a diagnosis as health data, make cancelling easy, and give notice before a yearly payment. | the checked claims, the privacy notice and the cancellation page are ready
trial: Start the day with eight people for ten days | Meet eight people online or by message each morning, plan three tasks, check in at midday, and note what was done and who returned after a missed day. | tasks planned, tasks done and returns are on one sheet
ask: Why would this app last longer than the others? | | f-3 | by counting users who return after three days away
ask: What do users pay for when to-do lists are free? | Somebody or something that helps them start | price-talks | with ten people who pay for a planner or a coach
ask: Who tests it before each release? | | interviews-2 | with ten people of the audience in front of the first screens
roles: a designer who knows the difficulty personally | a coach or therapist who reviews the content | a developer for reminders and widgets
search: habit tracker app
name: +Taskstart = the start of a task
name: Next Small Step = one small step at a time
name: +Dayshape = a day with structure
name: One Thing Now = one task on the screen
name: Try Again = another attempt is fine
name: +Focusnest = a quiet place to focus
name: Easy Restart = starting again without blame
name: Small Wins = little things done
name: *Habitelle = from the word habit
name: Done for Today = enough for one day
name: +Startright = a good start on each task
name: Back on Track = returning after a break
line: Start small, start now
line: One task at a time
line: Get started without the struggle
line: Missed a day? Pick up here
line: A plan your brain can follow
line: Small steps that get things done

quit-habit
job: a day, days
rival: quitting apps | they count the days and the money and are there at ten in the evening | Smoke Free, Kwit, I Am Sober, Reframe | quit smoking app
rival: doctors, courses and groups | they know relapse, and one sits among people who have done it | Alcoholics Anonymous, Allen Carr's Easyway | stop smoking course
rival: willpower, patches and the first of January | it costs little and nobody has to know if it fails
meet: pharmacies, self-help groups and doctors' waiting rooms | pharmacist | people ask there for patches on the day they decide | plan the hardest hour of tomorrow with one of them in {name} and write at that hour | two afternoons a week | pharmacists, family doctors and midwives | they say "you should stop" every day and have no time for how
measure: the share of people who come back and go on after a relapse
moat: what helps at which hour, learned from thousands of cravings
risk: after the first relapse people are ashamed and delete the app | plan the relapse from the first day and make the answer to it the kindest page there is
rule: Settle who must not stop alone | Have a doctor write for whom sudden stopping is dangerous, claim no cure, keep entries under the rules for health data, and hide the name in bank and message lines. | the warning page is signed by a doctor and the discreet name works
trial: Be there for twelve cravings a day | Write with twelve people at their hardest hour for two weeks, try three answers, and note which one carried them over. | cravings, answers and outcome are on one sheet
ask: How many are still without it after half a year? | | f-4 | by asking everybody who began, those who left as well
ask: What do you do for somebody who shakes in the morning? | They are told to see a doctor today | rules | with the doctor's page at the start
roles: an addiction counsellor or doctor | somebody who has quit and can write | a developer for the hard minutes
search: quit smoking app
name: Day One Again = a sentence many know
name: Eleven Minutes = how long a craving feels
name: Clear Morning = what one gets for it
name: Last Match = the one that is not struck
name: Tonic & Truth = what is in the glass now
name: +Unlit = what stays in the packet
name: Empty Ashtray = a clean thing on the table
name: Ginger Beer = what one orders instead
name: Senzafumo = Italian for "without smoke"
name: The Balcony = where it used to happen
name: Short Walk = what helps at ten in the evening
line: Ten in the evening, and still no
line: For everyone on day one again
line: The craving passes. Stay here till then
line: Slipped? The day is not over
line: The urge knocks. Nobody opens

telemedicine
job: a consultation, consultations
rival: the family doctor and clinics nearby | they know the patient and can examine | Doctolib@FR, Doctolib@DE, Zocdoc@US, Practo@IN | doctor near me
rival: video doctors | there is an appointment today and no journey | Kry@SE, Livi@GB, Livi@FR, Teladoc@US | online doctor
rival: asking the pharmacist, searching online or waiting | it is free and needs no appointment
meet: pharmacies, employers and community centres | pharmacist | people ask for help with something that a doctor should see | let a customer speak to a doctor through {name} from a quiet corner of the pharmacy | two afternoons a week | pharmacists, school nurses and HR departments | people ask them for a doctor when practices are full
measure: the share of consultations settled without a further visit
moat: doctors who stay, and records patients come back to
risk: many patients turn out to need an examination and feel that they paid for nothing | ask about symptoms before payment, refer unsuitable cases free of charge and work with practices nearby
rule: Settle licences, prescriptions and records | Check each doctor's licence, ask where treatment and prescriptions by video are allowed, insure the doctors, and keep records as a practice must. | the licences, policies and answers on prescriptions are on file
trial: Hold consultations with one doctor for two weeks | Let one licensed doctor see about ten patients by video, and note reason, minutes, outcome and who would use it again. | reasons, minutes and outcomes are on one sheet
ask: Which complaints can be treated by video? | | trade-trial | by counting outcomes with one doctor over two weeks
ask: Who pays, the patient, the employer or the insurer? | | price-talks | with ten patients, one employer and one insurer
ask: How many doctors are needed for evenings and weekends? | | f-2 | by writing down requests by hour for two weeks
roles: a doctor responsible for medical quality | somebody who recruits and schedules doctors | a developer for video and records
search: online doctor
name: +Docnear = a doctor near you
name: Sofa Doctor = a doctor from the sofa
name: +Caredial = dial a doctor
name: Doctor at Home = a doctor without the trip
name: Quick Consult = a short consultation
name: +Medminute = a doctor within minutes
name: Near Doctor = a doctor is never far
name: Evening Doctor = open after work
name: *Consultara = from the word consult
name: Good Advice = what a doctor gives
name: +Wellcall = a call to get well
name: Doctor Today = a doctor on the same day
line: See a doctor today, from home
line: No waiting room, no journey
line: Ask first, travel only if needed
line: A doctor when you need one
line: Prescriptions sent to your pharmacy
line: Medical advice without the trip

family-caregiving
job: a care visit, care visits
rival: family chats, phone calls and shared calendars | they are free and everybody uses them already | WhatsApp, Google Calendar | shared family calendar
rival: advice centres and home-care services | they know the forms and can send trained people | Age UK@GB, AARP@US | care advice
rival: care coordination apps | they share tasks and news with relatives and cost little | Jointly@GB, Lotsa Helping Hands@US, CaringBridge@US | caregiver app
meet: carers' groups, memory clinics and hospital discharge offices | leader of the carers' group | one relative does most of the work and cannot get the others to help | enter next week's tasks in {name} with one carer and invite the relatives on the spot | one afternoon a week | hospital social workers, home nurses and family doctors | they call several relatives and get different answers
measure: the share of tasks done by somebody other than the main carer
moat: local knowledge of forms, services and waiting times, added by carers
risk: the main carer enters everything and nobody else looks | invite a second relative before the first week ends and send tasks by plain message to those without the app
rule: Settle consent, health data and powers of attorney | Ask for the consent of the person cared for as long as they can give it, find out what a power of attorney allows, and show medical details only to those who need them. | the consent form and the access levels are on file
trial: Coordinate the care week of five families | Plan two weeks of visits and tasks with five families, send each relative their tasks by message, and note who took what and who would pay. | tasks, helpers and buyers are on one sheet
ask: Who pays, the family, the employer or the insurer? | | price-talks | with ten families, one employer and one insurer
ask: What if relatives do not want to help? | | interviews-2 | with five families in which one person does almost everything
ask: How long does a family need it? | | f-4 | by asking families when the care began and how it changed
roles: somebody who has advised carers | a developer for shared plans and messages | somebody who has cared for a relative
search: help caring for elderly parents
name: +Careround = care shared all round
name: Shared Care = care shared by the family
name: +Kinplan = a plan for relatives
name: Lend a Hand = everybody helps a little
name: Family Rota = who helps when
name: +Careshift = care shared in shifts
name: Close By = near, wherever you live
name: Next Visit = who comes next
name: *Carevia = from the word care
name: More Hands = more helpers
name: +Visitplan = a plan of visits
name: In Good Care = a relative cared for well
line: Share the care with your family
line: Everybody knows who visits when
line: You don't have to do it alone
line: One plan for the whole family
line: Less organising, more time together
line: All the papers in one place
`;
