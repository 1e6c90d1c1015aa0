/** Money, health and safety of people, mostly on a phone: what is known of them; the keys are those of `../lore.ts`. */
export const HELP_ON_THE_PHONE = `
saving-app
job: a transfer, transfers
rival: the bank's own saving pots and round-ups | they are in the app people already use, and most cost nothing | Monzo@GB, Revolut, Chime@US, Bunq@NL | automatic savings
rival: a savings account with a standing order | it pays interest, is protected and needs setting up only once | | best savings account
rival: saving apps | they move small sums by themselves and show a goal | Plum@GB, Acorns@US, Qapital@US | saving app
meet: workplaces on payday, credit unions and money groups online | payroll manager | staff ask for an advance because a bill came before payday | set up one small saving goal in {name} with anyone who stops by on payday, and ask again two weeks later | one afternoon a week | debt advisers, credit unions and trade unions | they meet people who have nothing put aside for a repair
measure: the share of users who still have money put aside after four weeks
moat: saving rules that fit the income of one group of people, improved with every month of use
risk: people save for a few weeks, withdraw everything and never start again | treat a withdrawal as normal and offer a new, smaller goal the same day
rule: Settle who holds the money | Ask the financial authority which licence moving and holding savings needs, sign with a licensed bank or payment partner, and state how deposits are protected and what happens if the company closes. | the authority's answer and the partner's contract are on file
trial: Save with ten people by message for two weeks | Send ten people a message on each day money comes in, with one small sum to move to their own savings account, and note who moved it, who did not and why. | transfers made, transfers skipped and reasons are on one sheet
ask: Why pay when the bank offers saving pots for free? | | interviews-2 | by asking ten people who have such pots how much is in them today
ask: What happens in a month with little income? | The transfers pause and the user is told | f-2 | by replaying three months of real income with five users
ask: What does moving the money cost per user? | | price-talks | with offers from two licensed partners
roles: a developer who has connected banks | somebody who handles the licensed partner and the rules | somebody who writes to users and answers them
search: automatic saving app
name: +Setaside = money put aside for you
name: Payday Pot = a pot filled on payday
name: +Savestep = saving step by step
name: Little & Often = small sums, saved often
name: Good Cushion = money to fall back on
name: +Goalsaver = saving for each goal
name: Quiet Saver = saves in the background
name: First Reserve = the first money put by
name: +Nestbit = small bits for a nest egg
name: *Savetta = from the word save
name: Save Small = saving in small amounts
name: Spare & Safe = spare money, kept safe
line: Save without thinking about it
line: A little saved every payday
line: Money ready when something breaks
line: Small sums, a real safety net
line: Saving that pauses when money is tight
line: Your goal, one payday closer
line: Put money aside before it is spent

credit-building
job: a report, reports
rival: credit-builder apps and cards | they report to the credit bureaus and show the score in the app | Self@US, Kikoff@US, Experian, Esusu@US, CreditLadder@GB, Borrowell@CA | build credit
rival: secured cards and small loans from a bank | the bank is known and a regular card may follow
rival: a guarantor, or paying cash and waiting | it works without a fee or a new account
meet: landlords' offices, newcomers' advice centres and student services | adviser at a newcomers' centre | people with regular income are refused a contract because they have no history | check the files of a few clients with {name}, correct errors and start with one payment that can be reported | one evening a week | landlords, employers' payroll teams and money advisers | they meet reliable people without a credit history
measure: the share of customers with at least one new positive entry on their file
moat: agreements with credit bureaus, and landlords who confirm payments
risk: a missed payment is reported and harms the customer | explain what is reported, remind before the due date and offer a plan before a payment is late
rule: Settle licence, bureau contracts and consent | Ask which licence reporting or credit needs, sign with at least one bureau, let users see and dispute entries, and promise no score. | the licence answer, the bureau's terms and the consent form are on file
trial: Help ten people read and improve their file | Order the files, explain them, correct errors, plan the first reported payment, and note errors found, questions and who would pay. | errors, corrections and paying customers are on one sheet
ask: Do lenders count the new entries? | | interviews-2 | by asking five lenders and landlords what they look at
ask: Who can see the data? | The customer, the bureau and those the customer allows | rules | with a consent form in plain words
ask: Which payments will a bureau accept? | | f-2 | by asking each bureau for its data terms
roles: somebody who knows credit bureaus | a developer for secure data | a customer adviser
search: build credit history
name: +Rentmark = rent that counts
name: +Scorestep = the score, step by step
name: First Entry = the first entry on a file
name: Paid & Proven = payments that prove trust
name: +Creditroots = the roots of good credit
name: Good on File = a good record
name: Build My Score = a better score
name: On Time Counts = paying on time counts
name: *Credisa = from the word credit
name: +Filegrow = a file that grows
name: Trust in Time = trust built over time
line: Build credit with the rent you pay
line: Start your credit history today
line: Paid on time? Let it count
line: See your file, fix mistakes
line: Better credit, one payment at a time
line: Know what lenders see

debt-relief
job: a plan, plans
rival: free debt advice by charities and public offices | it is free, independent and accepted by creditors | StepChange@GB, National Debtline@GB, Schuldnerberatung@DE, Money Management International@US, Credit Counselling Canada@CA | debt advice
rival: consolidation loans | there is one monthly payment instead of many | SoFi@US, LendingClub@US, auxmoney@DE | debt consolidation loan
rival: waiting, borrowing from family or paying whoever calls first | it feels easier than asking for help
meet: advice centres, employers' payroll offices and unions | adviser at a debt centre | people wait weeks for an appointment and need help with letters now | sort the letters and budget of a few people on the waiting list with {name} and prepare them for the appointment | two evenings a week | payroll offices, landlords and social workers | they see early when somebody falls behind with payments
measure: the share of plans in which every payment is made after three months
moat: experience of which offers each creditor accepts, and advice centres that refer people
risk: customers have little money to pay and cases are hard | keep fees clear, let employers or creditors pay where allowed and send hard cases to free advice
rule: Settle licence, fees and promises | Ask which licence advice and negotiation need, hold no client money without permission, name free advice and never promise that debts disappear. | the licence answer, the fee terms and the client contract are on file
trial: Make a full overview for five people | List all debts, income and costs, write letters for them to sign, and note hours, creditors' answers and who would recommend the service. | hours, answers and recommendations are on one sheet
ask: Why not use free debt advice? | Shorter waiting time and help with each letter | interviews-2 | by asking advice centres whom they cannot help in time
ask: Which creditors accept a plan? | | f-2 | by counting the answers to thirty offers
ask: Who pays for the service? | | price-talks | by asking five employers and ten customers
roles: a trained debt adviser | a lawyer | a developer for letters and plans
search: get out of debt
name: +Debtstep = out of debt by steps
name: One Clear Plan = one plan for all debts
name: +Owedown = owing less each month
name: Letters Sorted = every letter in order
name: Fresh Balance = a new start with money
name: +Clearmonth = months without arrears
name: Breathe Easier = a plan that brings relief
name: Back to Zero = debts down to nothing
name: *Solvena = from the word solvent
name: Sleep Again = nights without money worries
name: +Planpaid = paid by a plan
line: One plan for all your debts
line: From unopened letters to a plan
line: Know when you will be debt-free
line: Monthly payments you can afford
line: Take back control of your money
line: No judgement, just a way forward

property-shares
job: a share, shares
rival: platforms for property shares and crowdfunding | small sums are enough and rent is paid out regularly | Fundrise@US, Arrived@US, Bricksave, Brickstarter@ES | invest in property small amounts
rival: listed property funds and companies | they can be sold on any trading day and are spread over many buildings | Vanguard, BlackRock
rival: a rental flat of one's own, or a savings account | the owner decides alone, or the money is safe and at hand
meet: investors' groups, finance events and housing fairs | organiser of an investors' group | members want property and cannot or will not buy a whole flat | present one real property with all costs and risks in {name} and ask who would reserve a share | one evening a week | tax advisers, estate agents and independent financial advisers | clients ask for property without a mortgage
measure: the share of reserved sums that are paid in by the closing date
moat: a record of real rents, costs and sales for each property
risk: an investor wants to sell and there is no buyer | explain the holding period clearly, offer regular trading dates and keep a reserve for repairs
rule: Settle securities law, ownership and tax | Ask the financial authority which licence and documents are needed, how ownership is held, what happens if the platform closes and how income is taxed. | the authority's answer, the ownership structure and the tax note are on file
trial: Offer one property without taking money | Show a real property with full figures and risks to thirty people, where the law allows it, and note questions, reserved sums and reasons to say no. | reserved sums, questions and refusals are on one sheet
ask: How can an investor leave early? | | rules | with the contract explained in one plain page
ask: What is left for investors after all costs? | | f-2 | by calculating one property with vacancy and repairs
ask: Who manages the property? | A local manager with a written contract | f-3 | with offers from three property managers
roles: a securities lawyer | somebody who buys and manages property | a developer for accounts and payments
search: fractional property investment
name: +Brickshare = shares in bricks
name: Part of a Home = owning part of a home
name: +Rentfold = rent for many owners
name: Many Keys = one house, many owners
name: +Houseslice = a slice of a house
name: Small Brick = small pieces of property
name: Share the Rent = rent shared by owners
name: Solid Share = a share in something solid
name: *Propora = from the word property
name: First Brick = the first step into property
name: Wall to Wallet = rent paid to investors
line: Invest in property, start small
line: Own a share, earn a share
line: Real homes, clear figures
line: Property income without a mortgage
line: See every cost before you invest
line: Your part of a rented home

symptom-checker
job: a check, checks
rival: search engines and chatbots | they are free, answer at once and take any question | ChatGPT, Google | check my symptoms
rival: symptom checkers and nurse phone lines | they are made for health questions, and some are offered by insurers or public services | Ada, Ubie@JP, Buoy@US, Healthily@GB | symptom checker
rival: the family doctor, the pharmacist or waiting | they know the patient, or the problem often goes away
meet: pharmacies, medical practices and insurers | practice manager | the phone is busy with people who ask whether they need an appointment | let patients of one practice use {name} before they call and have a doctor judge each result | three mornings a week | pharmacists, nurse lines and insurers | they answer the same questions every day
measure: the share of recommendations that a doctor agrees with
moat: recommendations checked against doctors' findings, and practices and insurers that build it in
risk: a serious illness is missed, or everybody is sent to a doctor | test with real cases before launch, send people to care when in doubt and review each complaint
rule: Settle medical device status and clinical review | Have the product classified, let doctors approve every path, state the intended use, protect health data and insure liability. | the classification, the approved paths and the policy are on file
trial: Compare fifty cases with doctors | Run fifty anonymous written cases, let two doctors judge them without seeing the result, and note agreement, missed emergencies and needless visits. | agreement, missed cases and needless visits are on one sheet
ask: Who pays when chatbots are free? | Practices, insurers and employers | closing-calls | by offering a pilot to ten of them
ask: What was missed? | | f-2 | by reviewing each difference with a doctor
ask: What happens in an emergency? | Emergency signs are asked first and the local number is shown | rules | with the emergency page approved by a doctor
roles: a doctor | an expert in medical device rules | a developer for safe dialogues
search: symptom checker
name: +Symptomguide = a guide for symptoms
name: Where to Go Now = which care is right
name: +Carecompass = direction to the right care
name: Check First = check before going
name: Ask & Assess = ask and judge symptoms
name: +Signwise = understanding the signs
name: Next Step Health = the next step to take
name: Doctor or Wait = see a doctor or wait
name: *Triagia = from the word triage
name: Calm Check = a check that calms
name: +Healthsort = sorting health questions
line: Know what to do next
line: Check your symptoms before you go
line: Doctor, pharmacy or rest at home?
line: Clear advice, day and night
line: The right care, sooner
line: Questions checked by doctors

skin-check
job: a check, checks
rival: dermatologists and family doctors | they see the whole skin, use a lens and can treat at once | | skin cancer screening
rival: skin apps and doctors by photo | there is no waiting room, and answers come within days | SkinVision, dermanostic@DE, Miiskin, First Derm, Skin Analytics@GB | mole check app
rival: watching the spot, searching online or asking a pharmacist | it is free and needs no appointment
meet: pharmacies, dermatology practices and employers with outdoor staff | pharmacist | customers show a spot and ask whether a doctor should see it | hold a skin check day with {name} and a dermatologist, and compare the results | one Saturday a month | pharmacists, family doctors and company doctors | they are asked about skin and cannot examine everybody
measure: the share of checks answered by a dermatologist within the promised time
moat: pictures of the same spots over years, with confirmed findings
risk: a dangerous spot is judged harmless | let a doctor answer, never give an all-clear by app alone and recommend a visit when in doubt
rule: Settle medical device, doctors' licences and pictures | Have the software classified, contract licensed dermatologists, test on all skin colours, protect the pictures and insure liability. | the classification, the contracts and the data rules are on file
trial: Compare photos with practice findings | With one practice and consent, take phone photos of a few dozen spots, let a second dermatologist judge them, and compare with the finding. | agreement, unreadable photos and missed findings are on one sheet
ask: How many photos are good enough? | | f-2 | by counting readable photos taken at home by twenty people
ask: Does it work on every skin colour? | Results are checked for each | trade-trial | by including all skin tones in the test
ask: Who pays, the person, the insurer or the employer? | | price-talks | by asking fifteen people and five insurers
roles: a dermatologist | an expert in medical device rules | a developer for images
search: online skin check
name: +Skinwatch = watching the skin
name: Spot Check Skin = checking spots
name: +Skinlog = a log of one's skin
name: Show a Doctor = a doctor sees the spot
name: +Dermanote = notes on the skin
name: Skin Answer = a clear answer on skin
name: Spot Compare = spots compared over time
name: Skin Over Time = skin pictures over the years
name: *Cutisa = from the Latin for skin
name: My Skin Check = a check for the skin
name: +Skinsure = sure about one's skin
line: Have that spot checked from home
line: A dermatologist's answer, without the wait
line: See changes before they matter
line: Your skin, checked by a doctor
line: Photo today, answer in days
line: Keep track of every change

vr-therapy
job: a session, sessions
rival: therapists who treat without a headset | they are trained and trusted, and often paid by the insurer | | exposure therapy near me
rival: VR therapy systems and apps | clinics already use them and studies exist | oVRcome, XRHealth, Amelia, Invirto@DE | vr exposure therapy
rival: self-help books, medication or avoiding the fear | it is easier to start, private and cheap
meet: psychotherapy practices, clinics and rehabilitation centres | psychotherapist | patients wait for treatment or cannot practise real situations in the practice | run a few sessions with {name} in one practice and let the therapist judge each step | two afternoons a week | therapists, clinics and insurers | they want treatment that reaches more patients
measure: the fall in patients' own ratings of fear or pain after a few sessions
moat: scenes tested with therapists, results by condition and clinics that use them
risk: patients stop halfway or do not carry progress into daily life | build small steps, keep a therapist involved and end with real-life exercises
rule: Settle medical device status, safety and data | Have the product classified, define who may use it and who must not, plan for panic and dizziness, and protect patients' data. | the classification, the safety plan and the data rules are on file
trial: Run sessions with five patients in one practice | With a therapist and consent, hold two or three sessions each, and note ratings before and after, dizziness, stops and time spent. | ratings, stops and minutes are on one sheet
ask: Who pays, the patient, the practice or the insurer? | | price-talks | by asking ten practices and three insurers
ask: What happens when a patient panics? | The session stops at once and the therapist steps in | rules | with the therapist's safety plan
ask: Does the effect last? | | f-3 | by asking all patients again after three months
roles: a psychotherapist or physiotherapist | a developer for VR scenes | an expert in medical device rules
search: vr therapy
name: +Calmscene = scenes that calm
name: Step by Scene = progress scene by scene
name: +Braveview = facing fears by view
name: Safe Practice VR = practice in a safe place
name: +Stepcalm = calm, step by step
name: Face It Gently = facing fear gently
name: Real Steps = steps towards real life
name: +Easefear = easing a fear
name: *Viresa = coined from virtual rest
name: Through the Lens = therapy through a headset
name: Ready for Real = prepared for real life
line: Face your fear in safe steps
line: Practise here, manage it out there
line: Therapy in a safe virtual world
line: Small steps towards real life
line: Virtual scenes, real progress
line: Guided by therapists at every step

speech-therapy-app
job: an exercise, exercises
rival: speech therapists' practices | they diagnose, adapt each exercise and are often covered | | speech therapist near me
rival: speech exercise apps | they are available at once and make practice playful | Speech Blubs, Articulation Station, Constant Therapy, Neolexon@DE | speech therapy app
rival: worksheets, free videos and waiting for improvement | they cost nothing and need no appointment
meet: speech therapy practices, nurseries and rehabilitation clinics | speech therapist | patients practise too little between sessions and waiting lists are long | let a few patients of one practice practise with {name} between sessions and let the therapist review | two afternoons a week | doctors, nursery teachers and rehabilitation clinics | patients and parents ask what they can do at home
measure: the number of days a week on which a patient practises
moat: exercises and recordings reviewed by therapists for each age and sound
risk: the app praises wrong sounds or users lose interest | have therapists review recordings, vary exercises and keep sessions short
rule: Settle treatment claims, consent and recordings | Ask whether the app is a medical device, get consent for recordings, above all of children, and state when a specialist must be seen. | the classification, the consent form and the data rules are on file
trial: Practise with ten patients for two weeks | With one therapist, give each short daily exercises, compare recordings before and after, and note days practised and who would pay. | days practised and judged recordings are on one sheet
ask: Does the app hear mistakes reliably? | | f-2 | by comparing two hundred recordings with the judgement of therapists
ask: Who pays, families, practices or insurers? | | price-talks | by asking fifteen families and five practices
ask: What if there is no progress? | The therapist changes the plan | trade-trial | by reviewing each user's recordings every week
roles: a speech therapist | a developer for speech recognition | a designer for exercises
search: speech therapy app
name: +Clearsay = saying it clearly
name: Sound by Sound = learning each sound
name: +Speechsteps = steps to better speech
name: Say It Clearly = clear speech
name: +Talkplay = playing to learn talking
name: Home Speech = speech practice at home
name: Words Return = finding words again
name: Five Minute Talk = short daily practice
name: *Parlona = from a word for speaking
name: Practice Sounds = practising sounds daily
name: +Voicepath = a path for the voice
line: Speech practice that feels like play
line: A few minutes a day, clearer speech
line: Practise at home between sessions
line: Sound by sound, word by word
line: Exercises chosen by speech therapists
line: Hear the progress every week

dementia-app
job: a session, sessions
rival: care homes, day centres and volunteers | there are people, activities and relief for the family | | dementia day care
rival: brain training, calendar and care apps | they are cheap and on a tablet that is already there | MindMate@GB, NeuroNation, CogniFit, Lumosity | dementia app
rival: photo albums, music, notes at home and phone calls | they are familiar and cost little
meet: memory clinics, relatives' groups and day centres | leader of a relatives' group | families ask how to fill the day and keep routines | try {name} with a few families at home and ask the carer after each use | two afternoons a week | memory clinics, family doctors and care advisers | families ask them for help after the diagnosis
measure: the number of days a week on which the family uses it
moat: content made with carers, personal photos and music, and clinics that recommend it
risk: the illness progresses and the app becomes too hard | adapt it step by step, avoid scores and give the carer more of the tasks
rule: Settle claims, consent and data | Promise no treatment without proof, ask who may consent for the person, protect health and family data, and have a memory clinic review the content. | the reviewed claims, the consent form and the data rules are on file
trial: Visit five families for two weeks | Set it up with personal photos, music and reminders, and note minutes used, signs of joy or stress, help needed and who would pay. | minutes, reactions and paying families are on one sheet
ask: How does it change as the illness progresses? | Fewer choices, larger pictures and more help for the carer | f-3 | by asking carers of people in different stages
ask: Who pays, the family, the home or the insurer? | | price-talks | by asking fifteen families and five care homes
ask: Can the person use it alone? | | trade-trial | by watching five people without helping
roles: a nurse or carer with dementia experience | a developer for simple screens | a neurologist or psychologist as adviser
search: dementia app
name: +Memorynook = a place for memories
name: Day at Ease = calm days at home
name: +Carefold = care for the family
name: Still Us = still a family together
name: +Keepknown = keeping what is known
name: Gentle Routine = daily routines made easy
name: Faces & Songs = known faces and music
name: +Dayguide = a guide through the day
name: *Memoria Care = from the Latin for memory
name: Simple Days = days made simple
name: What Comes Next = the day, step by step
line: Calmer days for the whole family
line: Familiar faces, songs and routines
line: Know what comes next today
line: Help for those who care
line: More good moments every day
line: Simple support for life with dementia

migraine-app
job: an entry, entries
rival: diary and warning apps for one condition | they are free, well known and accepted by doctors | Migraine Buddy, Bearable, N1-Headache | migraine diary app
rival: doctors and special clinics | they diagnose and prescribe
rival: a paper calendar, medication and rest | they are at hand and need no account
meet: special clinics, pharmacies and patients' groups | nurse at a special clinic | patients cannot say how often attacks came and what they took | have patients on the waiting list keep {name} until their appointment and check the report with the clinic | one afternoon a week | pharmacists, family doctors and patients' groups | they want a clear record of attacks and medication
measure: the share of attacks that users record in the fourth week
moat: long records of attacks and triggers, and clinics that ask for the report
risk: users stop logging because it is tiring or shows nothing new | make one tap enough, import sleep and weather and show useful patterns early
rule: Settle medical device status and medication warnings | Have the app classified, let a doctor approve warnings on too much medication, make no promise to predict attacks and protect health data. | the classification, the approved warnings and the data rules are on file
trial: Keep the diary of ten people for two weeks | Ask for one message per attack, prepare a report for the doctor, and note missed entries, what the doctor used and who would pay. | entries, doctors' comments and paying users are on one sheet
ask: Are the patterns reliable? | | f-2 | by comparing the app's guesses with the next month's attacks
ask: What does the doctor need? | Days, strength and medication on one page | interviews-2 | by showing the report to eight doctors
ask: What would users pay for? | | price-talks | by offering two versions to fifteen users
roles: a doctor or nurse for the condition | a developer | somebody who lives with the attacks
search: migraine tracker
name: +Attacknote = notes on each attack
name: Trigger Finder = finding the triggers
name: +Signlog = a log of early signs
name: One Tap Diary = an entry with one tap
name: Fewer Attacks = the aim of the diary
name: +Triggerlog = a log of triggers
name: More Good Days = more days without attacks
name: Attack & Pattern = patterns behind attacks
name: *Triggera = from the word trigger
name: Know the Signs = seeing attacks coming
name: Dim Screen Diary = a diary for dark rooms
line: Know your triggers, plan your days
line: One tap when it starts
line: A clear report for your doctor
line: Understand your attacks
line: Track attacks without the effort
line: See what helps and what does not

home-tests
job: a test, tests
rival: the doctor's practice and the local laboratory | a doctor explains the result and it is often covered | | blood test near me
rival: home test kits from the internet or the pharmacy | they are quick, private and need no appointment | Medichecks@GB, Thriva@GB, Everlywell@US, cerascreen@DE, Werlabs@SE, LetsGetChecked | home blood test
rival: supplements, online searches or waiting | they are cheap and need no sample
meet: pharmacies, gyms and employers' health days | pharmacist | customers buy supplements without knowing what they lack | offer the test to customers of one pharmacy with {name} and let a doctor explain the results | one afternoon a week | pharmacists, coaches and company doctors | people ask them about tiredness, diet and prevention
measure: the share of samples with a result within the promised days
moat: results over time in one place, doctors who explain them and a reliable laboratory
risk: customers test once and never return | offer a follow-up test where it makes sense, explain the next step and serve groups that need regular tests
rule: Settle laboratory, product approval and medical advice | Ask which tests may be sold for home use, contract a licensed laboratory and doctors, plan how serious results are told, and protect health data. | the approvals, the contracts and the plan for serious results are on file
trial: Send kits to a handful of customers | Use a licensed laboratory, follow each kit from order to result, and note unusable samples, days, questions and who would test again. | unusable samples, days and repeat buyers are on one sheet
ask: How are serious results told? | By a doctor, in a personal call | rules | with a plan signed by the doctor
ask: Are home samples as good as those taken in a practice? | | f-2 | by asking the laboratory for its comparison and testing a few people both ways
ask: What makes customers test again? | | f-4 | by asking every customer after the result
roles: a laboratory doctor | somebody for kits and delivery | a developer for secure results
search: home blood test
name: +Testathome = tests done at home
name: Know My Levels = knowing one's values
name: +Labletter = a laboratory by post
name: Kit to Result = from kit to result
name: One Drop Lab = a drop of blood is enough
name: +Sampleway = the way of a sample
name: Home Lab Check = laboratory checks from home
name: Values & Advice = values with advice
name: *Analysa = from the word analysis
name: Clear Levels = values explained clearly
name: +Doorlab = a laboratory at the door
line: Test at home, know in days
line: Your results, explained by a doctor
line: Lab tests without the waiting room
line: Know your levels, take the next step
line: A simple kit, a clear answer
line: Check your health from home

blind-help
job: a request, requests
rival: free apps for reading, captions or routes, and volunteers on video | users know them well and they cost nothing | Be My Eyes, Seeing AI, Google Lookout, Live Transcribe, Wheelmap | app for blind people
rival: classic aids, training and special devices | they are proven, work without a network and may be paid by insurers | OrCam
rival: family, neighbours and assistants | they know the person and can help with anything
meet: associations of people with disabilities, training centres and shops for aids | rehabilitation trainer | clients ask which tools help with reading, shopping and getting about | test {name} with a few clients in their daily tasks and note every wrong or slow answer | one day a week | associations, opticians and hearing aid shops | they advise people on aids every day
measure: the share of requests answered correctly and quickly
moat: testing with blind users, errors corrected fast and partners who recommend it
risk: a wrong answer leads to danger or loss of trust | never declare a way safe, tell how sure the answer is and offer a human helper
rule: Settle safety limits, privacy and cover | Define with rehabilitation trainers what the product must not say, protect pictures of other people and papers, test accessibility and insure liability. | the safety limits, the privacy rules and the policy are on file
trial: Test daily tasks with five users | Choose tasks such as reading, shopping or finding the way, pay the testers, and note right, wrong and slow answers and who would use it again. | right, wrong and slow answers are on one sheet
ask: What does it do better than the free apps? | | interviews-2 | by asking fifteen users where their current app fails
ask: Who pays, the user, the insurer or the employer? | | closing-calls | by asking ten insurers, employers and associations
ask: What happens when the answer is unsure? | It says so and offers a person | trade-trial | by testing in poor light, noise and bad weather
roles: a tester with the disability and a say in the product | a rehabilitation trainer | a developer for accessible software
search: app for blind people
name: +Sayview = says what is in view
name: Read It to Me = reads texts aloud
name: +Ableway = more things possible alone
name: Everyday Aid = help for every day
name: +Voicelens = a lens with a voice
name: What's Around = what is around
name: Eyes on Call = help from a sighted person
name: Describe It = descriptions on request
name: *Visiora = from the word vision
name: On My Own = managing alone
name: Ask & Go = ask and go on
line: Know what is around you
line: Do more on your own
line: More independence, every day
line: Help in your pocket, always there
line: A person to ask, when needed
line: Made and tested with its users

scam-protection
job: a check, checks
rival: warnings and filters built into phones and mailboxes | they are already there, cost nothing extra and need no setting up | Truecaller, Hiya, Google, Norton | scam call blocker
rival: the bank's own warnings and payment limits | the bank is trusted and can stop a payment itself | | bank fraud protection
rival: asking a son, a daughter or a friend before paying | it is free, and they know the voice and the situation
meet: senior clubs, bank branches and talks by the police on fraud | fraud prevention officer | people ask after every talk what protects them at home | check suspicious messages at one talk with {name} and help those who want it to set it up | one afternoon a week | banks, police advisers and senior clubs | they see the losses and look for something to recommend
measure: the share of warnings that turn out to be right
moat: fresh examples of scams reported by users, so that a new trick is recognised early
risk: too many false alarms, or a feeling of being watched, and people switch it off | warn only when it matters, explain every warning and let the user decide who else is told
rule: Settle consent and data for calls and messages | Ask a lawyer when calls or messages may be analysed, whose consent is needed, how long data may be kept, and what may be promised if a scam is missed. | the lawyer's answer and the consent text are on file
trial: Check messages for ten people for two weeks | Let ten people forward every call, message or letter that worries them, answer each within the hour by hand, and note what was a scam, what was not and what you missed. | right, wrong and missed warnings of ten people are on one sheet
ask: How many real messages are flagged by mistake? | | f-2 | by checking a set of real and fraudulent messages side by side
ask: Who pays, the person protected or the family? | | price-talks | by offering it to both in ten families
ask: Who may see what is checked? | The user alone, unless the user chooses a trusted contact | rules | with the consent text that a lawyer has read
roles: somebody with experience in fraud prevention | a developer for phones and messages | a patient person for support and training
search: scam protection
name: +Scamaway = keeps scams away
name: Check It First = checked before you pay
name: +Safering = safe when the phone rings
name: Look Twice First = look again before you pay
name: +Trustcheck = checks whether it can be trusted
name: Pause & Pay = stop and check before paying
name: Not Today, Scam = no to every scam
name: +Callshield = a shield against false callers
name: Know the Trick = scams explained in time
name: *Scamella = scams, caught in time
name: Safe Answer = know before you answer
line: Check it before you pay
line: Know a scam when you see it
line: A warning before the money is gone
line: One tap to check any message
line: Protection for your parents, peace for you
line: Real or fake? Ask first

consumer-claims
job: a claim, claims
rival: claim services that work for a share | there is nothing to pay unless the claim succeeds | AirHelp, Flightright@DE, Resolver@GB | compensation claim service
rival: the company's own complaint form | it is free, and some customers are paid without help
rival: letting it go | writing letters takes time, and the sum often seems too small
meet: consumer advice centres, travel groups and complaint forums online | adviser at a consumer centre | people come with a refusal letter and do not know the next step | take three refused cases on with {name} and tell the adviser how each one ends | one evening a week | consumer centres, legal insurers and travel agents | they are asked for help with claims they cannot follow up
measure: the share of claims answered with a payment or a clear decision
moat: knowledge of how each company answers and which argument makes it pay
risk: companies delay or refuse, and small claims cost more work than they bring | accept only claims with a clear rule behind them, reuse letters and close hopeless cases early
rule: Settle who may claim for other people | Ask a lawyer whether handling claims needs a licence, how a claim may be assigned, how the fee must be shown beforehand, and when free help has to be mentioned. | the lawyer's answer and the terms are on file
trial: File ten claims for real customers | Take ten cases of two or three kinds, check them, write each letter by hand, send one reminder, and note time spent, answers and refusals. | minutes, answers and payments of ten claims are on one sheet
ask: Which kinds of claim are paid most often? | | f-2 | by sorting real cases by kind and outcome
ask: What happens to claims that need a court? | They go to a partner lawyer, or the customer is told honestly to stop | rules | with a partner lawyer's terms
ask: Would customers rather pay a share or a fixed fee? | | price-talks | by offering both to ten claimants
roles: a lawyer for consumer rights | a developer for forms, letters and deadlines | somebody who answers claimants clearly
search: compensation claim help
name: +Claimwell = claims that are done well
name: Fair Refund = the money that is owed
name: +Refundway = the way to your refund
name: Owed to You = money that is yours
name: Money Back Desk = a desk for getting refunds
name: +Rightback = your right and your money back
name: Claim in Hand = your claim is in good hands
name: +Claimpath = the way to a settled claim
name: Second Letter = we write again when they refuse
name: *Reclamio = a new word for reclaiming
name: Paid After All = paid in spite of a refusal
line: Get back what you are owed
line: We write, you get paid
line: Your refund without the paperwork
line: They refused? We ask again
line: Check your claim in two minutes
line: Know your rights, claim your money

remote-patient-monitoring
job: a check, checks
rival: large platforms for home monitoring | they bring devices, software and a service team in one contract | Huma, Luscii@NL, Doccla@GB, Cadence@US, Health Recovery Solutions@US | remote patient monitoring
rival: monitoring by the maker of the device | the patient already has the device, and the data come with it | Medtronic, Abbott, Philips
rival: phone calls by nurses and regular appointments | staff know the patients, and no new system is needed
meet: specialist clinics, discharge teams and congresses for nurses | specialist nurse | she follows many patients at home with phone calls alone | monitor a handful of her patients with {name} and go through the readings with her each morning | two mornings a week | insurers, home care services and device dealers | they pay for or deal with avoidable hospital stays
measure: the share of patients who send their readings on every agreed day
moat: links to clinic systems, devices that patients manage alone and alerts that nurses trust
risk: too many alerts, and staff stop looking at them | set limits for each patient, rank alerts by urgency and review every false one with the team
rule: Settle device approval, data and who is on duty | Ask the medical device authority how the software is classified, agree with the clinic who looks at readings and when, tell patients what happens at night, and secure consent for health data. | the classification, the duty plan and the consent text are on file
trial: Follow five patients for two weeks | Agree it with one clinic, give five patients the devices they need, let a nurse review the readings each morning beside usual care, and note missing readings, alerts, calls and minutes. | readings, alerts and nurse minutes of five patients are on one sheet
ask: Who pays for the devices and the nurse's time? | | price-talks | by asking clinics and insurers what they can bill
ask: How many alerts lead to action? | | trade-trial | by noting what followed each alert in the trial
ask: What if a patient stops measuring? | A reminder goes out, and somebody calls the next day | f-2 | by counting missed days and the calls that helped
roles: a nurse with experience in chronic illness | somebody for medical device approval and data protection | a developer for devices and clinic systems
search: remote patient monitoring
name: +Vitalhome = vital signs watched at home
name: Morning Vitals = readings seen each morning
name: +Carereach = care that reaches the home
name: Home Readings = readings taken at home
name: +Homepulse = the pulse taken at home
name: Clinic at Home = watched over without a visit
name: +Earlysign = sees a change early
name: Steady Signs = readings that stay steady
name: Daily Reading = one measurement every day
name: *Vitalora = from vital signs
name: Nurse in Sight = a nurse sees your readings
line: At home, with your care team watching
line: See a change before it gets serious
line: Measured at home, seen by your clinic
line: Fewer trips to the hospital
line: Clear alerts for your nurses
line: Every patient's readings on one screen

patient-transport
job: a ride, rides
rival: ambulance and patient transport services | they have trained crews, stretchers and contracts with insurers | Modivcare@US, Rotes Kreuz@DE, Falck@DK | patient transport booking
rival: taxis and ride services | a car comes quickly and can be called by anybody | Uber Health@US, Lyft@US | medical taxi
rival: relatives who drive | they cost nothing and stay with the patient
meet: hospital discharge desks, dialysis centres and care homes | discharge coordinator | rides have to be found there by telephone every day | organise the rides of one ward with {name} for a week and show the waiting times | two mornings a week | dialysis centres, insurers and care homes | late rides upset their day and their patients
measure: the share of rides picked up within the agreed time
moat: reliable drivers in one area, known wards and paperwork that insurers accept
risk: demand peaks at the same hours, and vehicles are missing | book regular rides ahead, share rides where allowed and agree reserve vehicles with partners
rule: Settle transport licences, trained staff and payment | Ask the transport authority which licence and vehicle are needed, ask which rides need trained staff, what insurers demand on paper, and how health data reach the driver. | the authority's answer and the insurers' forms are on file
trial: Organise twelve rides for one ward or centre | Take twelve ordinary rides with one or two licensed drivers, plan them by hand, and note pick-up times, waiting, empty drives and missing papers. | waiting, empty drives and papers of twelve rides are on one sheet
ask: Who pays for which ride? | | price-talks | by asking insurers, clinics and families in the area
ask: What must the driver know before coming? | Stairs, wheelchair or stretcher, oxygen and a contact | f-2 | with a booking form tested on real rides
ask: Will transport firms accept bookings from somebody else? | | closing-calls | by asking six firms for reserve vehicles
roles: somebody with experience in patient transport dispatch | a developer or planner for bookings and routes | somebody who wins clinics and insurers
search: patient transport
name: +Careride = a ride with care
name: Ward to Door = from the ward to your door
name: +Medicride = rides to medical visits
name: Safe Way Home = home safely from hospital
name: +Clinicride = rides to and from the clinic
name: On Time Care = care that arrives on time
name: +Ridewell = a ride to get well
name: Step by Step Van = help on every stair
name: Door to Clinic = picked up at the door
name: *Mobicura = from mobile and care
name: Gentle Rides = careful driving for patients
line: Picked up on time, brought home safely
line: From the ward to the front door
line: Book a patient ride in minutes
line: Every ride with the help it needs
line: No more calling around for rides
line: To treatment and back, every week
`;
