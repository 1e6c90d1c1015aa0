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
rival: running apps and watches with plans | they record every run, and a plan is often included for free | Strava, Runna, Nike Run Club, Garmin | running plan
rival: running clubs and personal coaches | runners get company, advice and a fixed time to train | parkrun
rival: a plan from a book, a website or a chatbot | it costs nothing and can be started today | ChatGPT, Runner's World
meet: running clubs, running shops and local races | owner of a running shop | customers buy shoes and ask how to train for their next race | offer the runners of one weekly group a free two-week plan in {name} and adjust it after each run | one evening a week | running coaches, physiotherapists and race organisers | runners ask them how to train without getting hurt
measure: the share of planned runs done in the first four weeks
moat: plans that have been tested with many runners of each level, and coaches and clubs that recommend them
risk: runners stop paying after the race or when they are hurt | offer the next goal before race day, a recovery plan and a pause instead of a cancellation
rule: Settle health questions, location data and limits of advice | Ask about illness and pain before the first plan, hide home addresses on maps, follow the rules for health data and have a coach or doctor check the advice. | the health questions, the privacy page and the checked advice are there
trial: Coach ten runners by message for two weeks | Write a plan for each, adjust it after every run, and note runs done, changes asked for, pain reported and who would pay to go on. | runs, changes and paying runners are on one sheet
ask: Why pay when the watch includes a plan? | A plan that changes with missed runs, tiredness and pain | interviews-2 | by asking fifteen runners why they left their last plan
ask: How good are the plan's changes? | | trade-trial | by letting two coaches judge the same thirty changes
ask: What keeps runners after the race? | | f-4 | by asking everybody who stopped after a goal
roles: a qualified running coach | a developer who connects watches | somebody known in running clubs
search: running plan
name: +Pacepilot = guides the pace
name: Next Run = the next run, planned
name: +Stridewise = training with sense
name: Steady Miles = steady training
name: Race Ready Plan = prepared for race day
name: Kilometre Coach = a coach for the distance
name: Start to Finish = from first run to race
name: Run by Run = progress with each run
name: *Cadencia = from the word cadence
name: +Flexpace = a plan that adapts
name: Fresh Legs = rested and ready
line: A plan that adapts to your week
line: Train smarter, arrive healthy
line: Missed a run? Your plan adjusts
line: Your next race, planned run by run
line: From first steps to finish line
line: Run more, hurt less

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
rival: diabetes diaries and sensor apps | they read the meter or sensor automatically and are often free | mySugr, LibreLink, Dexcom, Glooko | diabetes app
rival: diabetes clinics and training courses | they know the patient and the insurer often pays
rival: a paper diary, a spreadsheet or none at all | it is familiar and needs no account
meet: diabetes practices, pharmacies and self-help groups | diabetes nurse | patients arrive with incomplete diaries and little time to discuss them | help patients of the practice keep two weeks of readings in {name} and print the report for their appointment | two mornings a week | diabetes nurses, pharmacists and dietitians | complete diaries make their appointments shorter and better
measure: the share of days with complete readings in the fourth week
moat: links to common meters and sensors, and clinics that ask patients for the report
risk: people get tired of logging and stop after a month | import readings automatically, ask for as little typing as possible and show something useful every day
rule: Settle the medical device question before any advice | Have an expert classify the app, leave insulin doses to doctors and approved functions, protect health data and write what appears at a dangerous reading. | the classification, the intended use and the emergency text are in writing
trial: Keep the diary of ten people for two weeks | Collect readings, meals and activity by message, prepare a report for each appointment, and note days logged, what the nurse used and who would go on. | days logged and nurses' comments are on one sheet
ask: What does the app do at a dangerous reading? | It shows clear emergency steps and whom to call | rules | with the text approved by a diabetes doctor
ask: Who pays, the person, the insurer or the maker of the meter? | | price-talks | by asking twenty users and three insurers
ask: Which meters and sensors can be read? | | f-2 | by testing the most common devices one by one
roles: a diabetes nurse or doctor | a developer with medical software experience | somebody who lives with diabetes
search: diabetes app
name: +Sugarlog = a log of blood sugar
name: Steady Line = an even sugar curve
name: +Glucoguide = a guide to glucose
name: Plate & Level = meals and sugar levels
name: Better Readings = improving values
name: Quiet Curve = a day without alarms
name: +Mealmark = meals marked beside readings
name: Calm Glucose = less worry about sugar
name: *Glycora = from the word for sugar
name: Know My Sugar = understanding one's readings
name: +Rangeguide = a guide to the range
line: See what moves your blood sugar
line: All your readings in one place
line: Less logging, more living
line: Ready for your next appointment
line: Meals and readings, side by side
line: Understand your diabetes day by day

cycle-menopause
job: an entry, entries
rival: cycle and menopause apps | they are well known, and the basic version is free | Clue, Flo, Natural Cycles, Balance@GB | cycle app
rival: gynaecologists, family doctors and menopause clinics | they can examine, test and prescribe | Midi Health@US | menopause specialist
rival: a paper calendar, friends and online groups | it is free and private, and others know how it feels
meet: gynaecology practices, women's health groups and fitness courses for women | gynaecologist or practice nurse | patients cannot say when symptoms came and how often | give patients {name} for the weeks before their appointment and review the report with the practice | two mornings a week | gynaecologists, midwives and pelvic floor physiotherapists | a clear record saves time in each appointment
measure: the share of users who still make entries in the fourth week
moat: trusted privacy, content reviewed by doctors and practices that recommend it
risk: users fear for their data or stop as soon as symptoms ease | keep data on the device where possible, allow full deletion and show long-term patterns worth coming back for
rule: Settle health data and medical claims | Treat every entry as health data, sell none of it, ask an expert whether predictions make the app a medical device and make no contraceptive claim without approval. | the data policy and the expert's answer are in writing
trial: Prepare ten women for one appointment | Let each record symptoms for two weeks, turn the entries into one page, and note days logged, what the doctor used and who would pay. | days logged and doctors' comments are on one sheet
ask: Who can see the entries? | Only the user, and those she shares a report with | rules | with a data map checked by an expert
ask: Who reviews the medical content? | | f-2 | with a named doctor for each topic
ask: What would users pay for beside free apps? | | price-talks | by showing two versions to fifteen women
roles: a gynaecologist or midwife who reviews content | a developer with a sense for privacy | somebody who builds the community
search: menopause symptoms app
name: +Cyclewise = wise about the cycle
name: My Rhythm Log = a log of one's own rhythm
name: +Moonmark = marks for every cycle
name: New Phase = a new phase of life
name: Clear Cycle = understanding the cycle
name: +Tidewise = knowing the rhythm
name: Phase to Phase = through each phase
name: Cool & Clear = relief and clear answers
name: +Flushless = fewer hot flushes
name: Own Calendar = a private calendar
name: *Hormonica = hormones in tune
line: Understand your cycle and your symptoms
line: Your body, your data
line: Menopause, explained and tracked
line: Walk into your appointment prepared
line: Know what your body is telling you
line: Private by design, reviewed by doctors

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
rival: journal and mood apps | they are quick to use, well reviewed and often free | Daylio, Day One, Stoic, Reflectly | journal app
rival: therapy, counselling and guided self-help | a professional leads it and in some places the insurer pays | HelloBetter@DE
rival: a paper notebook or a talk with a friend | it is private, cheap and needs no screen
meet: student counselling services, therapists' practices and self-help groups | student counsellor | clients are asked to keep notes between sessions and soon stop | set up {name} with clients who want to keep a journal and ask after two weeks what helped | one afternoon a week | therapists, student counsellors and school social workers | notes between sessions help their work
measure: the share of users who write on three days of the fourth week
moat: questions that keep people writing, and counsellors who recommend them
risk: people write when they feel bad and stop when they feel better | make entries short, include good days and show patterns that are worth coming back for
rule: Settle privacy, crisis help and medical claims | Encrypt entries, use them for nothing else, promise no treatment and have a psychologist write the page shown to people in a crisis. | the privacy page and the crisis page are checked and public
trial: Send twenty people one question a day | Send a short question each evening for two weeks, and note answers per day, questions skipped and who wants to go on and would pay. | answers per question and paying users are on one sheet
ask: Can anybody else read the entries? | | rules | with the encryption explained in plain words
ask: What happens when somebody writes about a crisis? | The app shows local help at once | f-2 | with a psychologist and the help lines of each country
ask: What makes people pay? | | price-talks | by offering twenty users a paid version after two weeks
roles: a psychologist who writes the questions | a developer who knows encryption | a designer for simple screens
search: mood journal
name: +Moodline = moods in one line
name: Two Lines a Day = two lines are enough
name: +Duskwrite = writing in the evening
name: Day in Words = the day written down
name: +Feelnote = a note on how one feels
name: Inside Weather = the mood as weather
name: Kind Pages = pages without judgement
name: Evening Entry = an entry each evening
name: *Moodora = from the word mood
name: Clear Mind Pages = writing to clear the mind
name: +Calmlog = a log that calms
line: A few words a day
line: Write it down, feel lighter
line: See what lifts your mood
line: Your thoughts, private and safe
line: Check in with yourself each day
line: Understand your moods over time

pain-physio-app
job: an exercise, exercises
rival: physiotherapists, osteopaths and doctors | they examine the patient, treat by hand and are often covered | | physiotherapist near me
rival: exercise apps and digital physiotherapy | they are there at any time, and some insurers or employers pay | Kaia Health, Hinge Health@US, Sword Health, ViViRA@DE | back pain exercises app
rival: free videos, painkillers and rest | they cost little and need no appointment | YouTube
meet: physiotherapy practices, sports clubs and employers | physiotherapist | patients lose the exercise sheet and stop practising at home | load the exercises of a few patients into {name} and look at their progress together at the next visit | two afternoons a week | physiotherapists, family doctors and company doctors | their patients do better when they practise at home
measure: the share of patients who exercise on four days of the third week
moat: programmes proved with patients, and practices that prescribe them
risk: people stop as soon as the pain is better | offer a short maintenance plan, reminders and a check by the therapist
rule: Settle warning signs and medical device rules | Have a doctor define when users must stop and see somebody, ask an expert whether the app is a medical device, promise no cure and insure advice. | the warning signs, the classification and the policy are in writing
trial: Guide ten people with pain for two weeks | Give each a short plan made by a physiotherapist, check in every other day, and note exercises done, pain levels, questions and who would pay. | exercises and pain per day are on one sheet
ask: How does the user know that the exercise is done right? | | trade-trial | by letting a physiotherapist judge thirty videos of users
ask: What happens if the pain gets worse? | The plan stops and the user is sent to a professional | rules | with the list of warning signs signed by a doctor
ask: Who pays, the patient, the practice or the employer? | | price-talks | by asking five of each
roles: an experienced physiotherapist | a doctor who reviews safety | a developer for video and reminders
search: back pain exercises
name: +Backwell = a healthy back
name: Move & Mend = moving to get better
name: +Physiopath = a path of exercises
name: Easy Stairs = stairs without pain
name: +Loosely = loose instead of stiff
name: Upright Again = standing straight again
name: Five Minute Back = short exercises for the back
name: +Painshift = pain on the way out
name: Bend & Stretch = simple exercises
name: *Mobilia Fit = from the word mobile
name: Home Physio Plan = physiotherapy at home
line: Exercises that fit your pain
line: Physiotherapy at home, step by step
line: A few minutes a day, less pain
line: Move better, one day at a time
line: Your exercises, always at hand
line: Get back to moving freely

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
rival: scanner apps | they know many products and the basic version is free | Yuka, Open Food Facts, CodeCheck@DE, Fig@US | food scanner app
rival: brands and shelves for special diets | the front of the pack already says what is left out | Schär
rival: reading labels and buying the same products | it is free and has worked so far
meet: allergy practices, patients' groups and shops for special diets | dietitian | families with a new diagnosis ask what they can still buy | go through the usual shopping of a few families with {name} and compare each result with the label | one afternoon a week | allergists, dietitians and parents' groups | they need lists that stay up to date
measure: the share of scans with a clear and correct answer in the shop
moat: records checked against the labels, and users who report every change
risk: one wrong answer harms somebody and ends the trust | show the date of the last check, say unknown when unsure and always ask users to read the label
rule: Settle liability, claims and data rights | Ask a lawyer and an insurer about wrong answers, avoid medical claims, get the right to use product data and set a process to correct mistakes quickly. | the terms, the policy and the correction process are there
trial: Scan the shopping of ten families | Scan all the products of one shopping trip for each family, compare results with labels, and note unknown, right and wrong answers and who would pay. | answers per shop and paying families are on one sheet
ask: How often is a record wrong or old? | | trade-trial | by comparing two hundred labels by hand
ask: Who keeps records right when recipes change? | Users report, staff confirm with a photo | f-3 | by counting corrections and hours in one month
ask: Why pay when other scanners are free? | | interviews-2 | by asking fifteen users what their scanner cannot tell
roles: a dietitian | a developer for scanning and data | somebody who checks labels
search: allergy scanner app
name: +Labelfox = a clever label reader
name: Scan & Shop = scan before buying
name: +Foodclear = clear about food
name: Safe Basket = only safe things in the basket
name: *Ingredo = from the word ingredients
name: What's Inside = ingredients at a glance
name: Trolley Check = the shopping checked
name: Small Print Food = the small print explained
name: *Etiketta = from a word for label
name: Safe Snack = snacks one can trust
name: Fits My Diet = food that suits the diet
line: Scan it before you buy it
line: Know what is in your food
line: Shop safely with allergies
line: One scan, one clear answer
line: The small print, made clear
line: Find food that fits your diet

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
rival: apps for quitting | they count days and savings and are at hand when a craving comes | Smoke Free, Kwit, I Am Sober, Reframe | quit smoking app
rival: doctors, courses and support groups | they have experience with relapse and offer company | Alcoholics Anonymous, Allen Carr's Easyway
rival: willpower, substitutes and stopping alone | nobody has to know, and it can start today
meet: pharmacies, family doctors and employers' health programmes | pharmacist | customers buy aids to quit and have no plan for the hard moments | set up {name} with customers on their first day and check in during the first two weeks | two afternoons a week | pharmacists, family doctors and company health managers | they advise quitting and have little time for support
measure: the share of users without a relapse, or back on track, after four weeks
moat: knowledge of which help works in which moment, and doctors who recommend it
risk: people leave after the first relapse | treat a relapse as part of the plan, reset gently and offer contact with a person
rule: Settle medical limits and private data | Have a doctor write who must not stop suddenly alone, make no claim of a cure, follow the rules for health data and keep payments discreet. | the warning page and the data rules are checked by experts
trial: Support ten people for their first two weeks | Help each make a plan, answer at the hard moments by message, and note cravings, what helped, relapses and who would pay. | cravings, relapses and paying users are on one sheet
ask: How many are still free of the habit after half a year? | | f-4 | by asking everybody who started, including those who left
ask: What happens with people who need medical help? | They are sent to a doctor before they start | rules | with the doctor's questions at the beginning
ask: Who pays, the person, the employer or the insurer? | | price-talks | by asking fifteen users and five employers
roles: an addiction counsellor or doctor | somebody who has quit | a developer for app and messages
search: quit smoking app
name: +Quitwell = quitting in a good way
name: Day by Day Free = free one day at a time
name: +Cravebreak = breaking a craving
name: Last One = the last one was the last
name: Clear Morning = mornings with a clear head
name: +Unhabit = leaving a habit
name: Back on Course = going on after a relapse
name: Stay Quit = quitting that lasts
name: *Liberana = from a word for free
name: Free Again = free of the habit
name: +Freesteps = steps to freedom
line: Quit for good, day by day
line: Help when the craving comes
line: A slip is not the end
line: Your plan for the hard moments
line: More health, more money, more freedom
line: You do not have to quit alone

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
