/** Health in the pocket: what is known of them; the keys are those of `../lore.ts`. */
export const HEALTH_APPS = `
meditation-app
job: a sitting, sittings
rival: meditation apps | they have a voice for every mood and people grow fond of one | Headspace, Calm, Insight Timer, Petit BamBou@FR | meditation app
rival: yoga studios, temples and evening courses | they get people out of the house and the silence is shared | | meditation class
rival: a walk, a bath, free recordings and good intentions | it asks for nothing and nobody counts the days missed
meet: yoga studios, evening courses and libraries with quiet rooms | teacher of the evening course | people roll up their mats there and do not know how to keep it up at home | sit five minutes with a small group and leave them tomorrow's sitting in {name} | one evening a week | yoga teachers, family doctors and choir leaders | they advise a few quiet minutes a day and have nothing to hand over
measure: the share of people who sit on four days of the third week
moat: voices and teachers whom listeners ask for by name
risk: people subscribe in January, feel guilty in March and cancel without a word | never show a broken streak, and greet somebody after a long gap with the shortest sitting there is
rule: Settle where calm ends and treatment begins | Promise no cure of fear or sadness, have a psychologist write what the app says to somebody in crisis, and have every teacher and musician sign for use of the recording. | the claims are signed off and a crisis page with local numbers is in place
trial: Send twenty people a voice message each morning | Record one sitting a day for two weeks, send it as a voice message to twenty people, ask who listened, to which minute, and why others did not. | minutes listened per person and day are on one sheet
ask: Why pay when free recordings fill whole libraries? | | interviews-2 | with people who pay for such an app and people who stopped
ask: Who still listens after the first month? | | f-3 | by counting days of listening in weeks two, four and eight
roles: a teacher with a voice people trust | a sound engineer | a developer for the app and its player
search: meditation app
name: Still Nine = nine quiet minutes
name: Moss & Minute = something soft, something short
name: Breath Bench = a place to sit for a moment
name: Unhurry = to let go of the clock
name: Slow Kettle = the wait before the tea
name: Low Tide = when the water has drawn back
name: +Hushfield = open land without a sound
name: Stillwater Ten = a pond at ten in the morning
name: Sosta = Italian for a short stop on the way
name: Cloud Watcher = somebody who lets things pass
name: Inhale = the first half of it
line: Sit down before the day does
line: Nothing to do for nine minutes
line: A quiet voice between two meetings
line: Miss a day, come back tomorrow
line: Breathe in. The kettle can wait

sleep-app
job: a night, nights
rival: sleep apps and trackers | they give every night a score and lie on the bedside table anyway | Sleep Cycle, Calm, Pzizz | sleep app
rival: sleep courses and doctors | they work with method and an insurer may pay for it | Sleepio, somnio@DE | insomnia programme
rival: herbal tea, tablets from the chemist and scrolling till two | it is on the bedside table already
meet: pharmacies, sleep clinics and shift workers' canteens | pharmacist | people ask there in a low voice for something stronger | let them keep one week's sleep diary in {name} and talk it through at the counter | two afternoons a week | pharmacists, family doctors and menopause groups | they would rather not sell or prescribe another tablet
measure: the share of people whose diary shows more nights slept through in week four than in week one
moat: diaries of thousands of bad nights and what helped which sleeper
risk: whoever sleeps badly watches the score and sleeps worse | hide the figure in the morning and let people look back over weeks instead
rule: Settle whether it counts as a medical device | Ask an expert which sentence turns a sleep app into a treatment, name the signs with which one should see a doctor, and keep nights and voices under the rules for health data. | the intended use is written down and a doctor has read it
trial: Go through two weeks of nights with twelve people | Let twelve bad sleepers keep a diary on paper, ring each of them twice, change one habit each, and compare both weeks. | twelve diaries with both weeks are in one folder
ask: Which study says that this helps? | | f-2 | by having a sleep doctor name the method and its limits
ask: What do you tell somebody who stops breathing at night? | To see a doctor, and not to go on with us meanwhile | rules | with the warning signs in writing
roles: a sleep therapist or doctor | a sound designer or author for the evening | a developer for the diary and the player
search: fall asleep app
name: Half Past Two = the hour at which one lies awake
name: +Pillowmoth = a quiet visitor after dark
name: Third Sheep = how far one ought to count
name: Night & Nod = the dark, and the head going down
name: Lamp Out = the last thing in the evening
name: Sandman's Shed = where the sand is kept
name: Dormouse Hour = the time of the best sleeper there is
name: Slumbra = slumber in the shade
name: Ninna = from the Italian word for a lullaby
name: Other Side = where the pillow is cool
name: Low Lamp = the light before sleep
line: The cool side of the pillow
line: For everyone awake at half past two
line: Fewer sheep, more morning
line: Lamp out, thoughts too
line: Nights you do not remember

workout-app
job: a workout, workouts
rival: workout apps and videos | they choose the exercise and count along | Freeletics, Fitbod, Nike Training Club, Les Mills | workout app
rival: gyms and personal trainers | they cost enough that people go, and somebody corrects the back | PureGym@GB, Basic-Fit@NL, Basic-Fit@FR, Planet Fitness@US | gym near me
rival: a walk, the stairs and starting on Monday | it is free and nothing has to be put on
meet: sports clubs, playground benches and physiotherapists' waiting rooms | trainer of the club | people say there that they would if it only took less time | do one workout of {name} together on the grass and set the time of the next | two evenings a week | physiotherapists, midwives and family doctors | they tell patients daily to move and have no plan to give along
measure: the share of people who train twice in each of the first six weeks
moat: plans adjusted by what people really managed, week after week
risk: the third week is missed, and nobody opens an app that reproaches one | shorten the plan by itself after a missed week and let a real person write once
rule: Settle what is asked before somebody starts | Have a doctor write the questions before the first workout, say who should not train alone, insure advice given by trainers, and clear the music. | the questions, the policy and the music licence lie in one folder
trial: Train fifteen people by messages | Write fifteen people a plan by hand for two weeks, ask each evening what was done, and change the next day accordingly. | done and missed workouts with their reasons are on one sheet
ask: Who sees it when somebody lifts with a bent back? | | rules | with a physiotherapist's list of exercises that are safe alone
ask: What do you have that free videos lack? | | interviews-2 | with people who train with videos and people who stopped
roles: a trainer who has brought unsporty people to move | a developer for plans and video | somebody who writes to members by name
search: home workout app
name: Living Room Gym = where the rug has to be rolled up
name: Ninth Squat = the one that begins to burn
name: Sweat & Sofa = both have their place
name: No Burpees = everything but the one people hate
name: Small Dumbbell = how it begins
name: Twenty to Seven = a good time before work
name: +Rugwork = what is done on the carpet
name: Heel to Toe = how a foot rolls
name: Fit Enough = the honest goal
name: Forza = Italian for strength, and for "come on"
name: Two Sets = as much as a weekday allows
line: Roll up the rug and begin
line: The workout beside the washing basket
line: Nine squats. Now nine again
line: Trainers on, telephone down, go
line: For shoulders that sit all day

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
rival: calorie counters and weight apps | they know every barcode and show a line that goes down | MyFitnessPal, Yazio, Noom, Lifesum | calorie app
rival: weight groups and dietitians | they meet weekly, and nobody wants to stand on the scales unprepared | WeightWatchers, Slimming World@GB | weight loss group
rival: skipping supper, a magazine diet and a tighter belt | it needs no help and begins tomorrow
meet: gyms in January, doctors' waiting rooms and weight groups | practice nurse | people leave there with a leaflet and the sentence that they should lose weight | write down yesterday's meals with one of them in {name} and change only breakfast | two mornings a week | family doctors, physiotherapists and dietitians with waiting lists | they have four minutes for a question that takes months
measure: the share of people who still note their meals in week eight
moat: meals of one cuisine, measured in real kitchens
risk: people weigh every leaf for three weeks and then stop for good | ask for one meal a day instead of all, and make eating with friends part of the plan
rule: Settle what may be advised and to whom not | Ask who may call it nutrition advice, have a dietitian set the lowest intake, keep out minors and people with an eating disorder, and show nobody's body before and after. | the limits and the questions at the start are signed by a dietitian
trial: Eat along with twelve people | Let twelve people photograph every meal for ten days, answer each photograph within the hour by hand, and note which advice was followed at the next meal. | followed and ignored advice is on one sheet
ask: What about somebody who should not lose weight? | They are told so at the start and are not sold a plan | rules | with a dietitian's questions before the first plan
ask: Where is their weight a year later? | | f-4 | by asking everybody again, those who left as well
roles: a registered dietitian | a developer for meals and pictures | a cook who knows what people really eat
search: lose weight app
name: Half Plate = what vegetables should cover
name: Soup First = how a long meal becomes a light one
name: Fork & Fathom = to eat and to understand
name: Plain Supper = what works on a Tuesday
name: Lentil Logic = simple food, simple sums
name: Belt Hole = how progress is really measured
name: Crumbwise = to know where it comes from
name: Kitchen Scale = what stands beside the bread
name: Assaggio = Italian for a small taste
name: Slow Spoon = how one notices being full
name: Breakfast First = where change is easiest
line: A second look at second helpings
line: One belt hole at a time
line: Eat supper with everybody else
line: Your grandmother's dishes are welcome
line: What was on yesterday's plate?

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
rival: pregnancy and baby apps | they say each week which fruit the child resembles | Ovia, BabyCenter, Pregnancy+, Huckleberry | pregnancy app
rival: midwives, birth classes and breastfeeding advisers | they come to the bed and have seen a thousand babies | NCT@GB, La Leche League | midwife
rival: grandmothers, chat groups and searching at three in the morning | it answers at once and somebody else has had exactly that rash
meet: birth classes, baby-weighing hours and paediatricians' waiting rooms | midwife who teaches the class | parents compare there what nobody had told them | collect the questions of one evening and answer them in {name} before the next | one evening a week | midwives, gynaecologists and baby shops with advice | the same questions reach them at night and on Sundays
measure: the share of parents who still ask or read in the third month after the birth
moat: midwives who answer in one region and the questions of every week of life
risk: the need ends after a year and the next parents have to be found anew | let the child's age lead the content on, and let grateful parents hand over a free month
rule: Settle what is advice and when to call a doctor | Have midwives and a paediatrician sign every text, put the warning signs on the first page, and treat all entries as health data of parents and child. | every text has a name and a date under it
trial: Be awake with ten families | Answer the questions of ten families with a midwife for two weeks, day and night, and note hour, subject and whether a visit was spared. | all questions with hour and outcome are on one sheet
ask: Who answers at three in the morning? | | rules | with the rota and its cost in writing
ask: What happens after the baby's first year? | | f-3 | by asking parents of one-year-olds what they would still pay for
roles: a midwife who likes to write | a developer for questions and reminders | a paediatrician who reviews
search: midwife online
name: Week Forty = when everybody waits
name: Three A.M. Club = who is awake with a baby
name: Bump & Burp = before and after
name: Small Socks = the first thing that is bought
name: Hush Now = what is said a hundred times
name: +Cradlepost = letters to the side of the cradle
name: Cocolo = a word to hum to a baby
name: Milk & Moon = the nights of the first months
name: Nidal = from the Latin for nest
name: First Yawn = a very great event
name: Tenth Nappy = how a first day goes
line: For parents awake at three
line: Is this rash normal? Ask here
line: From the first kick to first steps
line: What the birth class left out
line: For parents with one hand free

online-therapy
job: a session, sessions
rival: online therapy platforms | they have somebody free this week | BetterHelp, Talkspace@US, Instahelp@AT | online therapy
rival: therapists with a practice | they are recommended by the doctor and may be paid by the insurer | Psychology Today | therapist near me
rival: friends, helplines, books and waiting for it to pass | it costs nothing and nobody has to admit anything
meet: family doctors' practices, student advice centres and self-help groups | family doctor | people are told there to look for a therapist and come back without one | let the doctor's next patient choose among three therapists in {name} and ask after the first session whether it was the right one | two mornings a week | family doctors, student counsellors and therapists with full lists | they have to send away people who have finally asked
measure: the share of clients who come to a third session with the same therapist
moat: therapists who stay and the knowledge of who suits whom
risk: good therapists fill their hours and take clients along into their own practice | pay them fairly, take paperwork off them and charge for finding, not for staying
rule: Settle who may treat whom, and what happens in a crisis | Check every licence at its register, ask in which places a therapist may treat by video, insure each, and write what is done when a client speaks of dying. | licences, policies and the crisis plan lie in one folder
trial: Match ten people by hand | Talk to ten people who look for a therapist, propose three each, and ask after the second session who stayed and why. | ten matches with reasons are on one sheet
ask: What do you do when somebody is in danger tonight? | We are no emergency service and say at the start whom to call | rules | with the crisis plan signed by a psychiatrist
ask: Why would therapists with full lists join? | | closing-calls | with fifteen therapists, five of them fully booked
roles: an experienced therapist who checks the others | somebody who finds therapists | a developer for video and safe records
search: online therapist
name: Chair by Window = where one sits and begins
name: Box of Tissues = what stands on every therapist's table
name: Low Table = with water, tissues and a clock
name: Kind Ear = somebody who listens for a living
name: Tea & Truth = what a good talk needs
name: Undertow = what pulls below the surface
name: Door Ajar = the first step is small
name: Soglia = Italian for a threshold
name: Until Thursday = the best sentence at the end
name: +Unknotted = what a talk can do
name: Quiet Corner = where one can say it
line: Say it to somebody who stays
line: A chair by the window, kept for you
line: Somebody to talk to before spring
line: For what friends should not carry
line: Same face, same time, next week

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
rival: reminder apps | they ring at eight and warn when the packet runs out | Medisafe, MyTherapy, Dosecast | pill reminder app
rival: pharmacies that sort tablets by day | they check what does not go together, and the box comes to the house | PillPack@US, Pilltime@GB | tablets sorted by day
rival: a plastic box with seven lids and a daughter who calls | it costs next to nothing and needs no charging
meet: pharmacies, day centres and wards before discharge | pharmacist | families stand there with a new plan of nine tablets | enter one plan together in {name} and call after the first week | two mornings a week | pharmacists, district nurses and hospital social workers | a plan that is not kept brings the same patient back
measure: the share of doses taken on time in the third week
moat: plans checked with pharmacists and the trust of families who watch over them
risk: the patient ignores the bell and the family switches off the alarm | let one person be told only when it matters, and ask the patient how they want to be reminded
rule: Settle who is liable for a wrong entry | Ask whether it counts as a medical device, have every plan confirmed by a pharmacist or doctor, and let the patient decide who is told. | the answer, the confirmation and the consent are in writing
trial: Ring for ten patients | Remind ten patients by telephone for ten days, note who had taken it already, who forgot and who did not want to. | doses taken, forgotten and refused are on one sheet
ask: What if somebody takes it twice because the app said so? | | rules | with the entry checked by a second person
ask: Does the patient want it, or only the daughter? | | interviews-2 | with both of them, one after the other
roles: a pharmacist | a developer for reminders that never fail | somebody who sits with old people and waits
search: pill reminder
name: Eight & Eight = morning and evening
name: Blister = what tablets come in
name: Tuesday Lid = one of seven
name: With Water = how it says on the packet
name: Before Meals = the other half of the label
name: +Dosebell = what rings at eight
name: Half a Tablet = what has to be broken by hand
name: Last Blister = when a new packet is due
name: Pastiglia = Italian for a tablet
name: Did You Today = what a daughter asks
name: Small White One = how patients tell them apart
line: The small white one, before breakfast
line: Taken? Then nobody needs to call
line: Nine tablets, one quiet bell
line: For daughters who ring at eight
line: The packet lasts until Thursday

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
rival: habit and planning apps | they are pretty, and the first week feels like a new life | Tiimo, Inflow, Habitica, Todoist | habit tracker
rival: coaches and groups | they call on Thursday, and somebody would notice | Focusmate, ADDA@US | adhd coach
rival: paper lists, alarms and a partner who reminds | it lies everywhere in the flat and is ignored like everything else
meet: self-help groups, online forums and quiet rooms of libraries | leader of the self-help group | people show there the five planners they bought and left | plan the next hour with one of them in {name} and sit beside them until the first thing is done | one evening a week | coaches, occupational therapists and psychiatrists with waiting lists | they have little to give between diagnosis and appointment
measure: the share of people who still plan their day in week six
moat: what brings people back after the day on which all was dropped
risk: such an app is loved for nine days and then becomes wallpaper | change its face by itself every few weeks and make coming back one tap with no red numbers
rule: Settle what is said about a diagnosis | Claim no treatment, treat a diagnosis as health data, make cancelling as easy as buying because forgetting is part of it, and warn before a year is charged. | the claims are read by a specialist and cancelling takes two taps
trial: Sit beside ten people by video | Start the day with ten people by video for ten mornings, plan three things, ring at noon, and note what was done and what got in between. | done, dropped and forgotten things are on one sheet
ask: Why would this be the one that is not left after a week? | | f-3 | by counting who returned after a gap of three days
ask: Who designs it, and do they have it themselves? | | interviews-2 | with ten people who have it, in front of the first screens
roles: somebody who has it and designs | a coach or therapist who reviews | a developer for reminders and widgets
search: habit tracker app
name: Nine Tabs = what is open in the head
name: Just the Socks = how one begins to dress
name: Tinystart = the smallest possible beginning
name: Squirrel Stop = when something shiny runs past
name: Plan & Wander = both belong to the day
name: Doing Now = the only list that matters
name: +Sidequest = what one did instead
name: Again Friday = another beginning, without reproach
name: Filo = Italian for the thread one loses
name: One Sock On = half of getting ready
name: Paper Sea = what the desk looks like
line: First the socks. Then we will see
line: Back again? Good. One thing
line: For heads with nine tabs open
line: The list that forgives Thursdays
line: Somebody beside you until it starts

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
rival: video doctors | they have an appointment this afternoon | Kry@SE, Livi@GB, Livi@FR, Teladoc@US, Zava | online doctor
rival: the family doctor, clinics and casualty departments | they can touch the belly and know the file | Doctolib@FR, Doctolib@DE, Zocdoc@US | doctor near me
rival: asking the pharmacist, searching the symptom and waiting | it is usually gone by Monday
meet: pharmacies, community centres and employers without a doctor nearby | pharmacist | people stand there with something that should be seen by a doctor | let one of them show it to a doctor in {name} from the chair beside the counter | two afternoons a week | pharmacists, school nurses and town halls without a practice | they are asked for a doctor every day and the next appointment is weeks away
measure: the share of consultations that need no further visit
moat: doctors who stay and a record patients return to
risk: half of the calls end with "somebody has to examine that" and the patient feels cheated | ask before payment what it is about, send the unsuitable ones on for nothing, and keep practices nearby that take them
rule: Settle where each doctor may treat, prescribe and write notes | Check every licence at its register, ask which places allow treatment and prescriptions by video, insure each doctor, and keep records as a practice must. | licences, policies and the answer on prescriptions lie in one folder
trial: Put one doctor beside one telephone | Let one doctor see thirty patients by video in two weeks, note reason, minutes and whether it sufficed. | thirty lines with reason, minutes and outcome are on one sheet
ask: What share can be settled without touching the patient? | | trade-trial | by counting with one doctor over two weeks
ask: Who pays, the patient or the insurer? | | price-talks | with patients who paid themselves, and one insurer
roles: a doctor who answers for the medicine | somebody who finds and plans doctors | a developer for video and records
search: online doctor
name: Say Aah = the oldest words of medicine
name: Ward & Wire = medicine through a line
name: Cold Metal = what one does not feel by video
name: Sofa Surgery = consultation in one's own living room
name: Chamomile Call = a doctor on the line and tea in the cup
name: Left Ear = where it hurts, of course on a Friday
name: Fever & Phone = what one has in bed
name: Tongue Out = what one shows the camera
name: Medicus Mobile = Latin for a doctor who moves
name: White Coat Call = who rings back
name: Ninety-Nine = what doctors used to ask patients to say
line: Show it to a doctor from the sofa
line: No waiting room, no coughing neighbour
line: Say aah to the camera
line: Is it worth a trip? Ask first
line: For the rash on a Friday evening

family-caregiving
job: a visit, visits
rival: family calendars and care apps | they are free and show who drives on Tuesday | Jointly@GB, Lotsa Helping Hands@US, CaringBridge@US | caregiver app
rival: care advisers and home-care services | they know the forms and can send somebody | Age UK@GB, AARP@US | care advice
rival: a family chat, a list on the fridge and the daughter who lives nearest | it has grown by itself, and she never complained
meet: carers' cafés, memory clinics and hospital discharge offices | leader of the carers' café | one daughter or son sits there who does everything and cannot get the others to help | write next week's visits into {name} with her and send it to two brothers from the table | one afternoon a week | memory clinics, hospital social workers and home nurses | they telephone three relatives and get three answers
measure: the share of tasks taken by somebody other than the main carer
moat: forms, services and waiting times of one region, kept up by carers
risk: the nearest daughter enters everything and nobody else ever looks | win the second relative before the first pays, and let messages reach those who will not install anything
rule: Settle who may see a parent's illness | Ask the cared-for person for consent as long as they can give it, learn what a power of attorney allows, and keep diagnoses away from relatives who need only the timetable. | the consent form and three levels of access are written and tested with one family
trial: Run the care week of six families | Plan the week of six families by telephone, write to every relative yourself for two weeks, and count who took what. | tasks by relative and the arguments are on one sheet
ask: What happens when the siblings do not speak to each other? | | interviews-2 | with families in which one does it all
ask: How long does a family need it? | | f-4 | by asking families when it began, changed and ended
roles: a care adviser who has seen many kitchens | a developer for shared plans and messages | somebody who has cared for a parent
search: help caring for parents
name: Tuesday Driver = whoever takes Mum to the doctor
name: Fridge Door = where the plan hangs
name: Brother's Turn = a sentence that is seldom said
name: Kin & Kettle = relatives and a cup of tea
name: Key Next Door = with somebody who looks in
name: Sundaywise = how visits are shared out
name: +Kinfolder = where a family keeps its papers
name: Slippers Nearby = a home that is looked after
name: Insieme = Italian for "together"
name: Mum's Tuesday = a day that is taken care of
name: Other Sister = who now comes on Fridays
line: So it is not always you
line: Who sits with Dad on Thursday?
line: Brothers in other towns, now with tasks
line: One plan for Mum, seen by all
line: The fridge list, without the fridge
`;
