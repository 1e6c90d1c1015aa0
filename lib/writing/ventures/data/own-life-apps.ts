/** Apps for one's own life: what is known of them; the keys are those of `../lore.ts`. */
export const OWN_LIFE_APPS = `
couples-app
job: a question, questions
rival: apps with daily questions for couples | the first questions are free and both phones are connected in a minute | Paired, Agapé, Lovewick | couples app
rival: card games, books and quizzes for two | they cost little once and need no screen | | conversation cards for couples
rival: talking when there is time, or going to counselling | most couples wait for a quiet evening, and a counsellor helps when it gets hard | | couples therapy
meet: marriage preparation courses and couples' evenings | course leader | engaged and married couples have come to talk about their relationship | let every couple answer one question in {name} and talk about it for ten minutes | one evening a week | couple counsellors, registrars and clergy | they want something small that couples can use between meetings
measure: the share of couples in which both partners still answer in the fourth week
moat: questions that couples really talk about, and the shared history of their answers
risk: one partner loses interest, and then the other has no use for it either | make each answer possible in a minute, nudge gently and let couples pause or change topics
rule: Protect intimate answers and know the limits | Ask a privacy adviser how intimate answers must be stored and deleted, what happens to shared data after a separation, and show help lines wherever violence or abuse may be the matter. | the privacy rules, the separation rule and the help page are written
trial: Send daily questions to ten couples | Send one question a day to both partners of ten couples by message for two weeks, release the answers when both have replied, and ask at the end what they talked about. | answers from both partners are counted for each couple and day
ask: What happens when only one partner joins in? | Either can skip a question without explaining it | trade-trial | by counting the days on which only one replied
ask: Who else can read the answers? | | rules | with a privacy adviser and a deletion test
ask: Why pay when card games are cheaper? | | price-talks | by offering two prices to ten couples
roles: a couple counsellor who writes and reviews questions | a designer for phone apps | a developer for apps and encryption
search: app for couples
name: +Twospark = a spark for two people
name: Ask Each Other = questions for both partners
name: +Pairtalk = talk for pairs
name: Us Tonight = an evening for us
name: +Closerly = growing closer
name: Both Say = both give their answer
name: Sofa Questions = questions for a quiet evening
name: +Nearheart = close to each other's heart
name: Our Two Minutes = a short moment every day
name: *Duolette = a small word for two
name: Same Two = the same two after years
line: Two minutes a day for us
line: Ask more, know each other better
line: A small question every evening
line: Stay close, even far apart
line: Talk about more than the shopping
line: Time for the two of you

personal-ai-assistant
job: an errand, errands
rival: general AI chatbots | many people have one already and it can write nearly any letter | ChatGPT, Google Gemini, Microsoft Copilot | ai personal assistant
rival: human assistants and concierge services | a person understands odd wishes and can be held to account | | personal assistant service
rival: doing it oneself with a calendar and a folder | it costs nothing and nobody else sees the papers
meet: coworking spaces and parents' networks | community manager | people there speak openly of the paperwork they put off | take one overdue errand from each guest and finish it with {name} on the spot | one lunchtime a week | accountants, insurance brokers and relocation advisers | their clients ask for help with paperwork that they do not offer
measure: the number of errands finished in a week without the customer having to step in
moat: knowing each customer's papers, deadlines and preferences, and being trusted with them
risk: one wrong booking or payment costs all trust | ask before every payment or signature, show each step and pay for mistakes the assistant made
rule: Settle authority, data and payments | Ask a lawyer how far software may act, call and sign in a customer's name, how identity papers must be stored, and whether handling customers' payments needs a licence. | the limits of authority, the storage rules and the payment answer are in writing
trial: Finish errands for eight busy people | Take every errand that eight people send for two weeks, do them with AI tools and by hand, ask before each payment, and note minutes, questions and mistakes. | errands, minutes and corrections are on one sheet
ask: What may it do without asking? | Nothing that costs money or binds the customer | rules | with a lawyer and a written list of approvals
ask: What happens when it makes a mistake? | | trade-trial | by writing down every correction in the trial
ask: Why not use a free chatbot? | | price-talks | with ten people who pay for help today
roles: a developer for AI agents and account connections | somebody for data protection and security | an experienced personal assistant who checks the work
search: ai personal assistant
name: +Errandly = errands taken over
name: Off My Plate = one duty less
name: +Lifedesk = a desk for private paperwork
name: Handled Today = done the same day
name: +Adminease = admin made easy
name: Spare Hands = extra hands for busy people
name: +Taskbutler = a butler for small duties
name: Quiet Evenings = no paperwork at night
name: +Sortedlife = private life in order
name: *Assistella = from the word assist
name: All Sorted Now = nothing left to do
line: Life admin, done for you
line: Say it once, it gets done
line: Less paperwork, more evening
line: Your errands off your mind
line: You approve, it does the rest
line: Nothing forgotten, nothing overdue

notes-second-brain
job: a note, notes
rival: linked note and knowledge apps | years of notes are in them, and large communities share templates | Notion, Obsidian, Evernote, Roam Research | second brain app
rival: the notes app on the phone | it is free, opens at once and syncs by itself | Apple Notes, Google Keep, Samsung Notes | notes app
rival: paper notebooks, bookmarks and messages to oneself | they need no setup, and writing by hand helps one remember
meet: online communities and meetups for note takers and researchers | community moderator | people there compare tools and show how they keep notes | import one member's old notes into {name} and find a forgotten one together | three evenings a week online | writing teachers, university libraries and study advisers | they teach people to work with sources and are asked for tools
measure: the share of searches that end with the right old note being opened
moat: notes collected over years and links that suit each person's way of thinking
risk: users import everything, enjoy the setup and stop coming back | bring old notes back while the user writes, keep the setup short and measure return visits each week
rule: Settle ownership, export and AI use of notes | Say in plain words that notes belong to the user, offer a complete export, name every service that reads the text, and ask a privacy adviser about storage and deletion. | the terms, the export test and the list of services are ready
trial: Find old notes for eight collectors | Take the notes of eight people in any format for one week, make them searchable, let each ask ten questions about own notes, and compare with their usual search. | notes found and minutes needed are counted for each person
ask: Can people leave with all their notes? | Yes, as plain files at any time | f-2 | by exporting and opening a full set of notes
ask: Why move from the app they already use? | | interviews-2 | with ten people who have changed their notes app
ask: How does it find a note without the exact word? | | trade-trial | by counting right hits for real questions
roles: a developer for search and sync | a designer for writing tools | a heavy note taker who knows the community
search: second brain app
name: +Thoughtkeep = keeps your thoughts
name: Found It Again = old notes come back
name: +Linkleaf = leaves that are linked
name: Mind Drawer = a drawer for thoughts
name: +Mindpages = pages for the mind
name: Jot & Find = write down, find later
name: +Ideastore = a store for ideas
name: Never Lost Notes = no note gets lost
name: *Notavia = from note and way
name: +Recallbook = a book that recalls
name: Where I Wrote It = where the note stands
line: Write it down, find it later
line: Every thought in one place
line: Your notes, finally connected
line: Old ideas at the right moment
line: Capture now, use it for years
line: Remember what you read

task-planner-app
job: a task, tasks
rival: to-do list apps | they are quick, mostly free and on every device | Todoist, TickTick, Microsoft To Do, Things | to-do list app
rival: planners that place tasks in the calendar | they fill the day by themselves | Motion, Reclaim, Sunsama | ai day planner
rival: paper lists, sticky notes and the calendar | they cost nothing and are in sight all day
meet: coworking spaces and freelancers' meetups | community manager | people start the day there with more plans than hours | plan one guest's real day in {name} over the first coffee | two early mornings a week | business coaches, student advisers and trainers for time management | they recommend a planner in nearly every session
measure: the share of planned tasks that are done on the planned day
moat: knowing how long each kind of task really takes each user
risk: people try many planners and leave each after a few weeks | make the first plan in two minutes, repair a missed day with one tap and ask those who leave for the reason
rule: Settle calendar access, data and renewals | Ask for no more access to calendars and mail than needed, name every service that reads tasks, meet the review rules of the calendar providers, and announce yearly renewals. | the access list, the privacy notice and the renewal message are ready
trial: Plan the day of ten people for two weeks | Take the task lists and calendars of ten people each morning, send back a timed plan, and note in the evening what was done, moved and dropped. | planned, done and moved tasks are on one sheet
ask: Why pay when to-do lists are free? | A realistic day, not one more list | price-talks | by offering three prices to ten trial users
ask: How good are the time estimates? | | trade-trial | by comparing planned and real minutes
ask: Will users stay after the first month? | | f-3 | by counting those who plan in the fourth week
roles: a developer for calendars and planning | a designer for phone and desktop | somebody for user talks and app store pages
search: day planner app
name: +Dayfitter = fits tasks into the day
name: Room for Five = only what fits today
name: +Planslot = a slot for each plan
name: Next Thing Up = the next task in line
name: +Hourwise = wise use of hours
name: Real Day Plan = a plan that can be kept
name: +Taskflowly = tasks flow through the day
name: Listed & Done = from the list to done
name: *Planivo = a new word from plan
name: First Things = the important things first
name: +Todaywise = a sensible plan for today
line: A day you can really finish
line: Your list, fitted into your day
line: Know what to do next
line: Plan less, finish more
line: The important things get their time
line: Slipped? Your plan adjusts

distraction-blocker
job: a focus session, focus sessions
rival: limits built into phones | they are free and already installed | Apple Screen Time, Digital Wellbeing | how to limit social media
rival: blocking apps for phone and computer | they are easy to start and block across devices | Freedom, Opal, one sec, Cold Turkey | app blocker
rival: deleting the apps or leaving the phone in another room | it costs nothing and works as long as one sticks to it
meet: university libraries and study rooms before exams | student adviser | students sit there with the phone beside the book | set up one blocked hour with {name} and ask how often they reached for the phone | two afternoons a week | study advisers, coaches and counsellors | people tell them every week that the phone eats their time
measure: the minutes a day spent in the blocked apps, against the week before
moat: knowing which friction works for which habit without making people give up
risk: phone makers change their rules or build the same for free | follow the rules of each system closely, work on several devices and offer what the built-in limit lacks
rule: Settle device access, store rules and privacy | Read the store rules on accessibility, device control and screen time access, collect no browsing history, and let emergency calls and removal always work. | the store rules are checked and the list of collected data is written
trial: Block ten people's worst app for a week | Let ten adults measure one week, then block their chosen app with free tools and daily messages for one week, and note minutes, tricks and relapses. | minutes before and after stand side by side for each person
ask: What stops users from switching it off? | A delay that they chose themselves | trade-trial | by noting every way around the block
ask: Why pay when the phone has limits built in? | | price-talks | with ten people who switched those limits off
ask: Does the habit move to another app? | | interviews-2 | by asking trial users what they did instead
roles: a developer for phone systems and browsers | a psychologist who knows habits | a designer for simple apps
search: app blocker
name: +Scrollstop = the scrolling stops
name: Thumbs Off = thumbs off the phone
name: +Feedfree = free of the feed
name: Ten Breaths = breathe before opening
name: +Lockaway = apps locked away
name: My Evening Back = the evening belongs to you
name: +Pausegate = a gate with a pause
name: Feedless Hours = hours without the feed
name: *Unscrolla = from not scrolling
name: Look Up Again = eyes off the phone
name: +Tapless = fewer taps a day
line: Less scrolling, more evening
line: Take your attention back
line: A pause before every scroll
line: Block the feed, do your thing
line: Your phone, on your terms
line: Focus now, scroll later

ai-mental-coach
job: a conversation, conversations
rival: general AI chatbots | many people already talk to one, and it answers at any hour | ChatGPT, Claude, Google Gemini | ai chatbot for anxiety
rival: apps with mental health chats and meditation | they are easy to start and offer exercises for many moods | Wysa, Youper, Headspace, Calm | mental health app
rival: friends, family, help lines and therapists | a person knows them or is trained, and can act in an emergency
meet: student advice centres and workplace health days | counsellor | people come there with stress that does not need treatment yet | let visitors try one calming exercise in {name} and say what helped | one afternoon a week | counsellors, family doctors and patient groups | they need something for people who wait for an appointment
measure: the user's own stress score before and after two weeks of use
moat: dialogues checked by psychologists, and a safety record that can be shown
risk: somebody in danger gets a wrong answer | recognise danger early, stop the chat, show local help at once and have experts test this before every release
rule: Settle medical claims and crisis duties | Ask a specialist whether the app counts as a medical device, promise no treatment, check age limits and rules for AI chats, protect feelings as health data, and have psychologists approve the crisis steps. | the claims, the data rules and the tested crisis steps are signed off
trial: Guide ten stressed adults for ten days | With a psychologist at hand, let ten adults without an acute illness use written exercises by supervised chat each evening, and note stress scores, returns and every unsafe answer. | scores, returns and unsafe answers are on one sheet
ask: What happens when somebody speaks of suicide? | The chat stops and shows local emergency help | rules | with a psychologist and a set of test messages
ask: How does it differ from a free chatbot? | | interviews-2 | with ten people who have talked to a chatbot about worries
ask: Does it help after the first week? | | trade-trial | by comparing stress scores in the second week
roles: a psychologist who writes and checks dialogues | a developer for language models and safety | somebody for privacy and medical rules
search: ai chat for anxiety
name: +Worryease = worries get easier
name: Talk It Lighter = talking makes it lighter
name: +Stillwords = words that calm
name: Steady Breath = breathe and settle
name: +Nightlisten = somebody listens at night
name: Softer Days = days with less stress
name: +Easemind = ease for the mind
name: A Kind Word = a friendly answer
name: *Sereniva = from the word serene
name: Night Talk = a talk at night
name: +Calmstep = one step towards calm
line: A calm voice at any hour
line: Talk it through, feel lighter
line: Small exercises for heavy days
line: For worries that keep you awake
line: Someone to sort thoughts with
line: Breathe, talk, sleep

personal-health-record
job: a record, records
rival: portals of clinics, insurers and health services | they are free, and results arrive there by themselves | MyChart@US, NHS App@GB, My Health Record@AU | patient portal
rival: health apps on the phone | they come with the phone and collect data from devices and some clinics | Apple Health, Samsung Health | medical records app
rival: a folder of papers and photos on the phone | it costs nothing, and any doctor can read it
meet: patient groups and self-help meetings | group leader | members carry thick folders from doctor to doctor | sort one member's papers with {name} and print the summary page | two evenings a week | family doctors, pharmacists and carers' organisations | they lose time with missing reports
measure: the minutes until a doctor has the report that is needed
moat: years of ordered records and the trust of whole families
risk: loading old papers is work, and people stop halfway | start with medicines, allergies and the latest reports, read photos automatically and offer help with the first folder
rule: Settle health data, consent and security | Ask a data protection specialist how health data of adults, children and relatives may be stored, where servers must be, who may open them, and have the security tested from outside. | the written advice and the security test are in one folder
trial: Put five families' papers in order | Scan the medical papers of five families in one week, make a summary page for each, let them take it to the next appointment, and note missing papers, mistakes and what the doctor used. | papers sorted, mistakes and doctors' comments are on one sheet
ask: What if the company closes? | Everything can be downloaded in common formats | f-2 | by exporting and opening a complete record
ask: Will doctors look at it? | | trade-trial | by asking the doctors in the trial
ask: Who may see a relative's records? | | rules | with a specialist and a written consent form
roles: a developer for secure storage and text recognition | a doctor or nurse who knows records | somebody for data protection
search: medical records app
name: +Carepapers = papers of your care
name: My Whole File = the complete file
name: +Healthfolder = a folder for health
name: Doctor Ready = ready for any doctor
name: +Medvault = a vault for medical papers
name: One Health File = all health papers in one
name: +Historykept = the history is kept
name: Every Report = no report is missing
name: *Recordia = from the word record
name: +Wellarchive = an archive for your health
name: Papers to Hand = the papers are at hand
line: Your medical history, always at hand
line: Every report, every doctor, one place
line: Never carry the folder again
line: Your family's health records together
line: Ready for the next appointment
line: Your records belong to you

chronic-symptom-tracker
job: an entry, entries
rival: symptom diary apps | they are free or cheap and cover many conditions | Bearable, CareClinic, Symple | symptom tracker app
rival: paper diaries and phone notes | they are at hand, and one can write whatever matters
rival: memory and the talk with the specialist | it takes no effort on bad days, and the doctor asks anyway
meet: patient groups for long-term conditions | group leader | members compare triggers and prepare for appointments together | log one day with each member in {name} and see whether it works on a bad day | two evenings a week | specialist nurses, dietitians and patient organisations | they need a better record than memory
measure: the share of days with an entry over four weeks
moat: questions that suit each condition, and long personal histories
risk: logging is a burden, and people stop when they feel well or very ill | keep an entry under ten seconds, allow gaps and show something useful after two weeks
rule: Settle medical claims and health data | Ask a specialist whether warnings or trigger findings make the app a medical device, call patterns possible and not proven, and get clear consent for health data. | the checked claims and the consent text are ready
trial: Keep a diary with ten patients for two weeks | Let ten people with one condition answer the same five questions by message every evening for two weeks, draw each a one-page overview, and see who takes it to the doctor. | entries, gaps and overviews used are on one sheet
ask: Will people log on their worst days? | One tap is enough on a bad day | trade-trial | by counting gaps on days reported as bad
ask: Can it say what causes a flare? | | rules | with a specialist doctor and a claims check
ask: Why pay when free diaries exist? | | price-talks | with ten patients who have stopped using one
roles: a specialist doctor or nurse who reviews the questions | a developer for apps and simple statistics | a patient who knows the condition
search: chronic illness symptom tracker
name: +Flarelog = a log of flares
name: Good Days More = more good days
name: +Triggerfind = finds possible triggers
name: Day in Taps = the day in a few taps
name: +Symptomwise = wiser about symptoms
name: Ease & Log = log with little effort
name: +Flarepattern = the pattern behind flares
name: What Set It Off = what may have been the trigger
name: *Flariva = from the word flare
name: Tell the Doctor = something to tell the doctor
name: +Bodydiary = a diary of the body
line: See what comes before a flare
line: Ten seconds a day, clearer weeks
line: Know your patterns, plan your days
line: Bring facts to your next appointment
line: Your symptoms, finally on one page
line: Easy to log, even on bad days

lab-result-explainer
job: a report, reports
rival: search engines and general AI chatbots | they are free and answer within seconds | Google, ChatGPT | what does my blood test mean
rival: the doctor's explanation at the next visit | the doctor knows the patient and can decide what to do
rival: health websites and result explainers online | the articles are free and many are checked by doctors | Lab Tests Online@GB, WebMD, Healthline | blood test results explained
meet: patient groups and self-help evenings | group leader | members bring reports that they do not understand | explain one anonymous report with {name} and ask what is still unclear | two evenings a week | pharmacists, laboratories and family doctors | they are asked all day what a value means
measure: the share of users who can say in their own words what the report means
moat: explanations checked by doctors and a record of where readers still had questions
risk: an explanation calms somebody who should see a doctor at once | mark urgent values by rules that doctors wrote, never name a diagnosis and send unclear reports to a person
rule: Settle the limits of medical advice | Ask a specialist whether explaining results counts as medical advice or a medical device, write down what is never said, protect the files as health data, and have doctors approve the list of urgent values. | the limits, the data rules and the list of urgent values are signed off
trial: Explain twenty reports with a doctor | Collect twenty reports with consent, write plain explanations with the software, let a doctor correct each, and ask every reader what was understood. | corrections and readers' own words are written down for each report
ask: What if it gets something wrong? | Doctors check samples, and urgent values follow fixed rules | trade-trial | by counting every correction a doctor makes
ask: Why pay when a chatbot is free? | | price-talks | by offering two prices to twenty readers
ask: Is this medical advice? | | rules | with a specialist in medical law
roles: a doctor who checks explanations | a developer for document reading and language models | somebody for plain writing
search: blood test results explained
name: +Plainvalues = values in plain words
name: What It Means = what the result means
name: +Resultread = a result that can be read
name: Clear Report = a report that is clear
name: +Labsaid = what the laboratory said
name: In Plain Terms = said in plain terms
name: +Letterclear = a doctor's letter made clear
name: Ask Next = what to ask next
name: *Explaina = from the word explain
name: Values & Words = each value with its words
name: +Bloodbasics = the basics of blood tests
line: Your results in plain words
line: Understand the letter before the visit
line: Know what to ask your doctor
line: Less worry, clearer answers
line: Every value simply explained
line: Medical letters made easy to read

fertility-support
job: a step, steps
rival: cycle and ovulation apps | they are free to start and show the fertile days | Flo, Clue, Ovia, Fertility Friend | ovulation tracker
rival: fertility clinics and doctors | they examine, treat and answer for the result | | fertility clinic near me
rival: forums, friends and books | others have gone through the same and answer at any hour
meet: support groups for people who want a child | group leader | couples share what the next test or treatment was like | go through the next step with one couple in {name} and note their open questions | two evenings a week | fertility nurses, gynaecologists and counsellors | their patients have more questions than time allows
measure: the share of couples who know their next step and its date
moat: content checked by specialists and a community at the same stage
risk: users leave when they become pregnant or lose hope | offer value from the first week, help with pausing and saying goodbye kindly, and count recommendations more than long stays
rule: Settle medical limits and intimate data | Have specialists check all medical texts, promise no success, ask whether predictions need approval as a medical device or contraception, and ask for clear consent for data on cycles, treatment and both partners. | the checked texts, claims and consent are in one folder
trial: Accompany eight couples for two weeks | Give eight couples a written plan of their next steps, answer questions each evening with a fertility nurse, and note which questions came up and what they would pay for. | questions, next steps and answers on price are on one sheet
ask: Does it improve the chance of a child? | It gives clarity and support, and promises no result | rules | with a specialist who checks each claim
ask: What do couples pay for beyond a free cycle app? | | price-talks | with eight couples after the trial
ask: How does it treat a loss? | | interviews-2 | with a counsellor and people who lived through it
roles: a fertility nurse or doctor who checks the content | a developer for apps and secure data | somebody who leads the community
search: trying to conceive app
name: +Hopecycle = hope through each cycle
name: Baby Ahead = a baby lies ahead
name: *Fertilia = from the word fertility
name: Next Step Baby = the next step to a baby
name: +Wishcradle = wishing for a cradle
name: Waiting Together = waiting as a couple
name: *Concevia = from the word conceive
name: Both of Us = for both partners
name: +Cyclehope = hope with every cycle
name: Gentle Wait = a gentler time of waiting
name: Wish & Know = a wish with knowledge
line: Know your next step together
line: For both of you, every cycle
line: Clear answers while you wait
line: Support from wish to treatment
line: Less guessing, more understanding
line: You are not waiting alone

wearable-longevity-coach
job: a weekly plan, weekly plans
rival: apps of the device makers | they come with the watch or ring and give daily scores | Oura, WHOOP, Garmin, Fitbit | what does hrv mean
rival: longevity programmes with tests and doctors | they look deeper and a doctor explains the results | Function Health@US, Human Longevity@US | longevity clinic
rival: personal trainers, doctors and own reading | a trainer sees the person, and books and podcasts cost little
meet: running clubs, gyms and talks on healthy ageing | club leader | members wear a watch or ring and ask each other what the numbers mean | read one member's last week with {name} and agree on one change | two evenings a week | sports doctors, physiotherapists and trainers | their clients bring data for which there is no time in a session
measure: the share of agreed weekly actions that are really done
moat: plans that fit each person's data, and results over many months
risk: device makers add the same advice to their own apps | combine devices and check-ups, coach habits over months and keep human help within reach
rule: Settle health claims and device data | Promise no longer life and no treatment, ask whether the advice makes the app a medical device, read the data rules of each device maker, and get consent for health data. | the checked claims, data rules and consent are in one folder
trial: Coach eight people from their wearables | Let eight people share one week of device data, send each one action for two weeks with a trainer's check, and note what was done and which figures moved. | actions done and figures before and after are on one sheet
ask: How is it better than the maker's own app? | It gives one action and follows up on it | interviews-2 | with ten people who ignore their device's scores
ask: Does the advice rest on evidence? | | rules | with a sports doctor who signs off each rule
ask: Will people stay once the habit is learned? | | f-3 | by counting actions done in the fourth week
roles: a sports doctor or sports scientist | a developer for device data | a coach who leads people to habits
search: longevity coach app
name: +Agewiser = wiser about ageing
name: One Week Change = a single change each week
name: +Yearsgood = good years ahead
name: Long & Lively = a long and lively life
name: +Vitalplan = a plan for vitality
name: Watch to Habit = from the watch to a habit
name: +Strongyears = strong in later years
name: Ring Reader = reads what the ring shows
name: *Longevio = from the word longevity
name: Healthy Decades = healthy for decades
name: +Pulsewise = wise use of your pulse
line: One change a week, for years
line: Turn your numbers into habits
line: Strong today, strong in later life
line: Your watch, finally useful
line: Sleep, move and age better
line: Less data, more to do

move-to-earn
job: a challenge, challenges
rival: reward apps for steps | they are free, and points come with every walk | Sweatcoin, WeWard, Charity Miles | get paid to walk app
rival: apps in which members stake money on goals | losing money keeps people going | StepBet, DietBet, stickK | step challenge for money
rival: bonus programmes of insurers, clubs and groups of friends | the reward is reliable, or the friends are fun
meet: companies, running clubs and neighbourhood groups | organiser of a health day | people there want to move more together | start a one-week step challenge with {name} and hand out a small prize | two lunch breaks a week | sports shops, health insurers and local employers | they look for campaigns that make people move
measure: the change in active days a week, against the week before the challenge
moat: rewards people can use nearby, fair checks and groups that stay together
risk: rewards cost more than sponsors and members pay | fix the reward budget before each challenge, reward reaching goals and not every step, and detect cheating
rule: Settle stakes, prizes and health data | Ask a lawyer whether staked money counts as gambling or as handling client money, which rules apply to prizes and points, how store rules treat payouts, and how health data may be used. | the lawyer's written answers and the prize rules are ready
trial: Run one challenge with twenty people | Take twenty people and one sponsor, set a two-week step goal with a small prize, check steps from phone screens each evening, and count active days, cheating and who would pay next time. | active days, cheating and answers on price are on one sheet
ask: Who pays for the rewards? | Sponsors or members, within a fixed budget | price-talks | by asking five sponsors and ten members
ask: Is staking money on a goal gambling? | | rules | with a lawyer for games and payments
ask: Do people keep moving when the reward ends? | | trade-trial | by counting steps in the week after the challenge
roles: a developer for step data and checks against cheating | somebody who wins sponsors | a lawyer for prizes and payments as an adviser
search: get paid to walk app
name: +Steppot = a pot for steps
name: Walk & Win = walk and win a reward
name: +Stridecoin = coins for strides
name: Move for More = move and get more
name: Legwork = rewards for using your legs
name: Steps That Pay = steps with a reward
name: +Goalstake = a stake on a goal
name: Fit Jackpot = a prize for fitness
name: *Marchio = from the word march
name: Step Bonus Club = a club with bonuses for steps
name: +Movebonus = a bonus for moving
line: Move more, earn rewards
line: Every step brings you closer
line: Put something on your goal
line: Walk, collect, enjoy
line: A reward for every good week
line: Get moving with a reason

sexual-wellness-app
job: a session, sessions
rival: apps with audio and courses on intimacy | they are discreet and can be tried for free | Rosy, Coral | sexual wellness app
rival: sex therapists and doctors | they are trained and answer to the single person | | sex therapist near me
rival: search engines, forums and books | they cost little, and nobody sees the question
meet: talks at women's and men's health centres | head of the centre | people come there with questions they ask nowhere else | let visitors try one short session in {name} with headphones and write a comment | two evenings a week | gynaecologists, urologists and couple counsellors | patients ask them and the appointment is too short
measure: the share of users who finish the programme and report the change they wanted
moat: programmes by known experts, and a reputation for discretion
risk: app stores, payment firms or advertisers reject the content | read their rules before each release, keep content educational, and reach users through experts and a website as well
rule: Settle age, content and intimate data | Check the rules of stores and payment firms, ask a lawyer about age checks and local content law, have experts review every text, and treat all entries as sensitive health data. | the store rules, the legal answers and the data rules are written down
trial: Take ten adults through one short programme | Write a one-week programme with a sex therapist, send a private text or audio each day to ten adults, and ask by anonymous form what helped and what was too much. | sessions finished and anonymous answers are counted
ask: Can anybody find out that I use it? | The app has a plain name on the phone and on the bill | f-2 | by testing icon, notices and the payment statement
ask: Do app stores allow this? | | rules | by checking each text against the store rules
ask: What do adults pay for when answers are free online? | | price-talks | by anonymous survey after the trial
roles: a sex therapist who writes and reviews | a developer for privacy and audio | somebody for plain and respectful texts
search: sexual wellness app
name: +Closerskin = closer to each other
name: Honest Intimacy = honest words on intimacy
name: +Velvetguide = a soft guide
name: Ask in Private = questions asked in private
name: *Intimely = from the word intimate
name: Without Shame = no shame in asking
name: +Tenderwise = wise and tender
name: Close & Well = close and feeling well
name: *Amorisse = from an old word for love
name: Good to Know Us = knowing each other better
name: +Desirewell = desire and wellbeing
line: Private answers to intimate questions
line: Closer, at your own pace
line: Good guidance without embarrassment
line: For you, or for both
line: Learn what school never taught
line: Intimacy can be learned

baby-log-app
job: an entry, entries
rival: baby tracking apps | the basics are free and friends with babies recommend them | Huckleberry, Baby Tracker, Glow Baby | baby tracker app
rival: paper charts and a notebook by the bed | they need no battery and anyone can write in them
rival: the parents' memory and messages to each other | nothing has to be set up
meet: antenatal classes and baby groups | course leader | parents with the first weeks ahead or just behind them sit together | set up {name} for one couple and log the last feed together | two mornings a week | midwives, breastfeeding advisers and children's doctors | they ask about feeds and nappies at every visit
measure: the share of parents who still log daily after two weeks
moat: entries that take one tap at night, and both parents on the same page
risk: families need it for some months only | make it easy to recommend, offer milestones and later stages, and keep the cost of winning a family low
rule: Settle children's data and medical limits | Ask a privacy adviser how data about babies and carers may be stored and deleted, give no medical advice, and let a midwife check all hints and growth charts. | the privacy answers and the checked hints are in one folder
trial: Log one week with eight families | Give eight families with newborns a shared sheet or a simple form for one week, call them twice, and note entries, gaps, who logged and what they looked up again. | entries, gaps and questions are counted for each family
ask: Why pay when free trackers exist? | | price-talks | with ten parents who use a free one
ask: Does tracking make parents more anxious? | Parents can hide all averages and comparisons | interviews-2 | with a midwife and ten parents
ask: Can grandparents and nannies use it? | | trade-trial | by giving one more carer access in each family
roles: a developer for phones and watches | a midwife who checks hints | a designer for use with one hand
search: baby tracker app
name: +Feedlog = a log of feeds
name: Nap & Nappy = naps and nappies noted
name: +Babytally = tally of the baby's day
name: Which Side Last = which side was last
name: +Nightfeed = feeds noted at night
name: Bottle & Nap = bottles and naps
name: +Littlelogs = small entries for little ones
name: One Tap Baby = one tap for each entry
name: *Babiloo = a playful word for baby
name: Fed & Slept = fed and slept well
name: +Cradlenotes = notes beside the cradle
line: Know when, which side, how long
line: One tap, even at night
line: Both parents know what happened
line: Feeds, naps and nappies at a glance
line: Less guessing, more cuddling
line: Your baby's days, gently kept

parenting-advice-app
job: a question, questions
rival: parenting apps and websites | they have something for every age, much of it free | Good Inside, Parent Lab, BabyCenter | parenting app
rival: search engines, chatbots and parents' groups | they answer at once, and other parents know the problem | ChatGPT, Facebook Groups | toddler tantrums what to do
rival: grandparents, doctors and family advisers | they know the child or are trained, and many are free
meet: parents' evenings in nurseries and family centres | head of the nursery | parents stay and ask about sleep, tantrums and quarrels | answer one real question with {name} and agree on a plan for the week | two evenings a week | nurseries, children's doctors and family advisers | they are asked more than they have time for
measure: the share of parents who say that the plan helped within two weeks
moat: one clear approach, trusted experts and plans that are followed up
risk: parents come in a crisis and leave when it is over | send useful hints for the next age, remember earlier plans and keep both parents involved
rule: Settle expert review and signs of harm | Have qualified people check all advice, say when a doctor or adviser is needed, show help where a child may be in danger, and ask about privacy rules for data on children. | the reviewed texts, the help page and the privacy answers are ready
trial: Help ten families with one problem each | Take one ordinary problem from each of ten families, send a two-week plan checked by an educator, ask every few days how it goes, and note what was tried and what changed. | plans tried and changes are on one sheet
ask: Why trust this more than the next website? | Named experts check every plan | rules | with the signed review of each text
ask: What do parents pay for when answers are free? | | price-talks | by offering two prices after the trial
ask: When must the app say: see somebody in person? | | f-2 | by testing twenty hard questions with an expert
roles: a child psychologist or educator | a developer for apps and chat | a parent who edits texts
search: parenting advice app
name: +Parentwise = wise help for parents
name: Toddler Answers = what to do with a toddler
name: +Familycalm = calm in the family
name: Try This Tonight = something to try tonight
name: +Growguide = a guide while they grow
name: By Their Age = advice by age
name: +Raisewell = raising children well
name: Deep Breath, Mum = breathe before you react
name: *Parentella = from the word parent
name: Kind & Firm = kind and firm with children
name: +Tantrumtamer = fewer tantrums at home
line: A calm plan for hard moments
line: Answers that fit your child's age
line: Know what to say next
line: Less shouting, more understanding
line: Help for ordinary hard days
line: Good advice when you need it

child-play-development
job: a play idea, play ideas
rival: play and milestone apps for parents | they have ideas for each age and can be tried for free | Kinedu, BabySparks, Pathways.org, The Wonder Weeks | baby activities app
rival: social networks, blogs and books with play ideas | most cost nothing and there is always something new | Instagram, Pinterest | activities for toddlers
rival: play groups, nurseries and early help | trained people see the child, and parents meet others
meet: baby groups, libraries and family centres | group leader | parents sit on the floor with their children and look for ideas | play one idea from {name} with the group and let parents take the next one home | two mornings a week | children's doctors, nurseries and speech therapists | parents ask them what to do at home
measure: the number of ideas a family really plays in a week
moat: ideas tested by experts and parents that fit the next small step of each child
risk: children grow out of it, and ideas are free elsewhere | cover several years, choose the right idea each day and save parents the search
rule: Settle safety, expert checks and children's data | Have experts check each idea for age and choking hazards, do not diagnose delays, say when to ask a doctor, and keep data on children to what is needed. | the checked ideas, the warning texts and the data list are ready
trial: Send daily ideas to ten families for ten days | Choose ten families with children of one age, send one idea each morning by message, and note which were played, for how long and what the parents changed. | ideas played and parents' notes are on one sheet
ask: Is there proof that it helps a child's development? | The ideas follow known stages and promise no result | rules | with a therapist who signs off the ideas
ask: Why pay when ideas are free on social networks? | | price-talks | with ten parents after the trial
ask: What if a child does not reach a milestone? | | f-2 | by testing the texts with a children's doctor
roles: an early years educator or therapist | a developer for phone apps | somebody who films short demonstrations
search: play ideas for toddlers
name: +Playsprout = play that helps to grow
name: Spoon & Box = play with spoon and box
name: +Tinysteps = tiny steps forward
name: Floor Time Fun = fun on the floor
name: +Toddlerplay = play for toddlers
name: Next Little Step = the next small step
name: +Peekplay = play like peekaboo
name: Kitchen Games = games with kitchen things
name: *Playnova = from the word play
name: Ten Minute Play = a short time to play
name: +Wonderhands = small hands that wonder
line: One small game every day
line: Play that fits your child's age
line: No new toys needed
line: Ten good minutes together
line: Know what to play next
line: Small games, big steps

chore-sharing
job: a chore, chores
rival: chore and household apps | they are cheap, and the basic lists are free | Sweepy, Tody, Flatastic | chore app
rival: lists on the fridge and shared notes | everybody sees them, and they cost nothing | | chore chart
rival: reminding each other, or paying a cleaner | it needs no system, and a cleaner takes the worst part away
meet: parents' evenings, student housing offices and family centres | residents' adviser | quarrels about housework come up in every meeting | list one home's chores in {name} and let it propose a split | two evenings a week | family advisers, student housing offices and nurseries | they hear about the same quarrels again and again
measure: the share of chores done in a week without a reminder from another person
moat: a split the whole home agrees on, and a record of what was done
risk: one person sets it up and the others ignore it | let everyone join without an account, keep ticking off to one tap and agree on rewards together
rule: Settle children's accounts and rewards | Ask which consent children need for an account, collect no more than first names, check the rules before paying out pocket money, and let each person leave a household cleanly. | the consent rules and the reward rules are written down
trial: Share chores in eight homes for two weeks | List the chores of eight homes with all who live there, agree on a split, send each person reminders by message, and count what was done, by whom and after how many reminders. | chores and reminders are counted for each home
ask: Will all in the home use it, not only the organiser? | They can tick off by a link or a code on the fridge | trade-trial | by counting active people in each home
ask: Why pay when a list on the fridge is free? | | price-talks | with ten homes after the trial
ask: Does the game wear off? | | f-3 | by counting chores done in the fourth week
roles: a designer for playful apps | a developer for phone and tablet apps | a parent or flatmate who leads the tests
search: chore app for family
name: +Chorepals = doing chores as friends
name: Fair Dishes = dishes shared fairly
name: +Sharemop = the mop is shared
name: Your Turn Now = now it is your turn
name: +Tidyturns = taking turns at tidying
name: Bins & Dishes = who does bins and dishes
name: +Starchores = stars for chores
name: All Hands Home = everyone helps at home
name: *Choretta = from the word chore
name: Fair Share Home = a fair share for everyone
name: +Dutywheel = duties go round
line: Everyone does a fair share
line: Less nagging, more done
line: Chores shared, peace at home
line: Everyone knows whose turn it is
line: Housework as a team
line: A fair plan for every home

family-location
job: an arrival, arrivals
rival: family locator apps | the whole family is on one map and arrival notices come by themselves | Life360, GeoZilla, Google Family Link | family locator app
rival: location sharing built into phones | it is free and already on every phone | Apple Find My, Google Maps | share location with family
rival: messages and calls on arrival | a short message is enough for many families and feels less like control
meet: parents' evenings at schools and sports clubs | parents' representative | parents talk about the way to school and the first phone | set up {name} for one family and show the first arrival notice | two evenings a week | schools, sports clubs and phone shops | parents ask them how to reach a child on the way
measure: the share of arrivals that are reported correctly and on time
moat: reliable notices, low battery use and the trust of parents and children alike
risk: free sharing on phones is enough for most families | offer clear arrivals, shared rules and support for all phones, and make privacy the reason to choose it
rule: Settle consent and location data | Ask a privacy adviser how adults and children must agree to sharing, how long positions may be kept, and how hidden tracking is prevented, and read the store rules on background location. | the consent steps, the deletion time and the store rules are written down
trial: Report arrivals for six families for a week | Let six families use a test version or existing sharing with agreed places for one week, compare each notice with the real arrival, and ask everyone, children too, how it felt. | right, late and missing notices are counted for each family
ask: Is it control or care? | Everybody sees who looks, and everybody can pause | interviews-2 | with parents and teenagers apart
ask: How exact is it, and what does it cost in battery? | | trade-trial | by testing it on six kinds of phone
ask: Who else gets the data? | Nobody, and old positions are deleted | rules | with a privacy adviser and a deletion test
roles: a developer for phone location and battery use | somebody for data protection | a designer who tests with families
search: family location app
name: +Herehome = here, or at home
name: Got There Fine = arrived without trouble
name: +Familydots = the family as dots on a map
name: There & Well = there and doing well
name: *Arrivella = from the word arrive
name: All Arrived = everyone has arrived
name: +Nestmap = a map of the nest
name: Safe at School = the child is at school
name: *Lokino = a playful word for location
name: Close on the Map = close to each other on the map
name: +Wayhome = the way home
line: Know they got there
line: Arrived, without having to ask
line: Your family on one map
line: Care for each other, without spying
line: School, training, home: all well
line: Fewer worries on the way

private-family-album
job: a photo, photos
rival: private photo apps for families | grandparents are invited quickly, and much storage is free | FamilyAlbum, Tinybeans | private family photo sharing
rival: chat groups and shared albums on phones | everybody has them already, and they cost nothing | WhatsApp, Google Photos, Apple iCloud | shared photo album
rival: social networks and printed photos | all friends see them at once, or grandparents hold them in their hands
meet: baby groups and antenatal classes | course leader | parents talk about who may see pictures of their child | create one family's album in {name} and invite a grandparent at once | two mornings a week | midwives, nurseries and photo shops | parents ask them how to share pictures safely
measure: the share of invited relatives who look at new photos each week
moat: years of family photos in order, and relatives who are used to the place
risk: storage grows while families pay the same | limit the size of films, price storage honestly and earn on prints and books as well
rule: Settle children's photos, consent and storage | Ask a privacy adviser how photos of children may be stored, who may invite and delete, what holds after a separation, and where servers must be. | the rules for invitations, deletion and storage are written down
trial: Run closed albums for eight families | Set up a closed album with existing tools for eight families, invite at least three relatives each, look after it for two weeks, and count photos, views, comments and calls for help. | photos, views and calls for help are counted for each family
ask: Can grandparents use it without help? | They open it by a link, without a password to remember | trade-trial | by watching eight grandparents open the first photo
ask: Why pay when chat groups are free? | | price-talks | with ten families after the trial
ask: What happens to the photos if the company closes? | | f-2 | by downloading one complete album
roles: a developer for photo storage and privacy | a designer who tests with older people | somebody for prints and customer help
search: private baby photo app
name: +Kinframe = a frame for the family
name: Just Us Album = an album for the family only
name: +Nanasnaps = snaps for grandma
name: For Gran's Eyes = pictures for grandparents
name: +Closedalbum = an album that stays closed
name: Little Firsts = the first steps and words
name: +Familyleaf = a leaf in the family album
name: Our Own Feed = a feed for our family
name: *Albumina = from the word album
name: Hearts From Gran = grandma sends a heart
name: +Babypages = pages about the baby
line: Share the moments, not with strangers
line: Every first, close to family
line: Grandparents see it first
line: Your children's photos stay private
line: One album for the whole family
line: Family photos, safe and in order

home-maintenance-planner
job: a task, tasks
rival: calendar reminders, notebooks and spreadsheets | they are free, and owners can write what they want | Google Calendar, Microsoft Excel | home maintenance checklist
rival: apps for home maintenance and home papers | tasks for the season are ready and receipts can be stored | HomeZada | home maintenance app
rival: tradespeople and service contracts that send reminders | they come by themselves, and the owner has nothing to plan
meet: home owners' associations and courses at hardware shops | association secretary | owners ask there when which work is due | make the yearly plan for one owner's home in {name} and mark the next task | two evenings a week | estate agents, home inspectors and local trades | new owners ask them how to look after the home
measure: the share of due tasks that are done on time
moat: a history of each home that grows every year, and plans that fit its building and climate
risk: reminders are swiped away, and owners cancel after the first season | send few and timely tasks, show what was done and offer help for work that owners will not do
rule: Settle advice, trades and home data | Have tradespeople check the instructions, say clearly which work needs a licensed person, name any fee taken from trades, and protect addresses and photos of homes. | the checked instructions, the warnings and the privacy notice are ready
trial: Make plans for ten homes | Visit or call ten owners, list heating, roof, water and appliances, send a plan and two due tasks, and note after two weeks what was done, skipped and passed to a tradesperson. | tasks done, skipped and passed on are on one sheet
ask: Why pay when a calendar reminds me for free? | It knows what is due for this home | price-talks | by offering two prices to ten owners
ask: Is the advice right for my kind of house? | | rules | with two tradespeople who check sample plans
ask: Will owners still use it after the first season? | | interviews-2 | with ten owners who once made such a list
roles: an experienced tradesperson who checks the plans | a developer for apps and reminders | somebody who wins local trades and associations
search: home maintenance app
name: +Gutterguide = a guide from gutter to boiler
name: House in Shape = the house stays in shape
name: +Upkeephome = upkeep of the home
name: Cellar to Roof = care from cellar to roof
name: +Homecaretaker = takes care of the home
name: Before It Leaks = act before it leaks
name: +Seasoncheck = checks for each season
name: Sound House = a house in good condition
name: *Domalia = from a word for house
name: Fix It Early = repair it early
name: +Housekept = a house that is well kept
line: Know what your home needs next
line: Small jobs now, fewer repairs later
line: Your home's service book
line: The right task in every season
line: Look after what you own
line: Never forget the boiler again
`;
