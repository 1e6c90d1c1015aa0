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
rival: apps and cards that build a file | bureaus take their lines, and users show their score online | Self@US, Kikoff@US, Experian, Esusu@US, CreditLadder@GB, Borrowell@CA | build credit
rival: a bank's secured card | it is a bank, and in a year it may be a real card
rival: paying cash, and an aunt who signs | she has a house
meet: language schools, newcomers' advice centres and landlords' offices | adviser of newcomers | people with good pay are refused a telephone contract | report twelve people's rent with {name} for three months and look at the file together | one evening a week | landlords, payroll offices and advisers | they would like tenants with a file
measure: the points on the file after six months of paid rent
moat: bureaus and landlords who take and confirm the lines
risk: a late rent is reported as well, and the help does harm | report what is paid, warn before the tenth, and say plainly what is reported
rule: Settle with bureaus and the law | Ask which licence reporting needs, get a contract with at least one bureau, let people see and correct each line, and promise no score. | the bureau's contract and the refusals are filed
trial: Report twelve people's rent | With a partner bureau or landlord, twelve people, three months, files before and after, with their consent. | points, errors and disputes are in one table
ask: Does it help with the lender they need? | | interviews-2 | by asking five lenders what they read
ask: Who may see it? | The person, the bureau and nobody else | rules | with the consent in plain words
roles: somebody from a credit bureau | a developer for safe data | somebody newcomers trust
search: build credit history
name: First Line = of a file that was empty
name: +Rentmark = each rent leaves one
name: Good Since May = the file says so
name: No Aunt Needed = to sign for you
name: Twelve on Time = twelve rents
name: Paper Roots = what holds in a new place
name: +Filegrow = line by line
name: New Here Yes = and trusted
name: Huella = Spanish for a footprint
name: Phone Contract = what one is refused first
name: Fifth of Month = and it was paid
line: Your rent has been telling the truth
line: New here, and already on file
line: Twelve rents, twelve good lines
line: The telephone contract says yes
line: No aunt has to sign

debt-relief
job: a plan, plans
rival: debt advice charities | it is free, and lenders listen to them | StepChange@GB, National Debtline@GB, Schuldnerberatung@DE, Money Management International@US, Credit Counselling Canada@CA | debt advice
rival: lenders who fold all loans into one | the month gets lighter today, and longer | SoFi@US, LendingClub@US, auxmoney@DE
rival: unopened envelopes in a drawer, and a brother | nobody has to know
meet: advice centres, trade unions and payroll offices | adviser at a debt centre | there are eleven weeks to wait and two rates fall due | open all envelopes with six people of the waiting list and {name}, and write one plan each | two evenings a week | payroll offices, landlords and social workers | they notice first when somebody does not open letters
measure: the share of plans still kept after six months
moat: which lender agrees to what, case by case
risk: the fee comes from people who have nothing | take money from what is really saved, or from lenders and employers, and send the hard cases to free advice
rule: Settle who may advise and negotiate | Ask which licence debt advice and negotiating need, never touch the money, say where advice is free, and never promise that debts vanish. | the answer and the contract are filed
trial: Open envelopes with twelve people | Twelve people, each letter opened, one plan, three letters to lenders under their own name, and a look after six weeks. | rates changed, plans kept and stopped are in one table
ask: Why you and not the free centre? | | interviews-2 | by asking the centre whom it cannot help in time
ask: Do lenders answer an app? | They answer the borrower, who signs | f-2 | with thirty letters
roles: a trained debt adviser | a lawyer | a developer for letters and plans
search: get out of debt
name: Drawer Open = how it begins
name: +Letterlight = what one sees when it is open
name: Smallest First = the one that goes by spring
name: One Page = all of it, at last
name: Eleven Envelopes = unopened until now
name: Sleep Again = what it is about
name: +Owedown = owing, and less of it
name: Even in May = nothing left to pay
name: Respiro = Italian for a breath
name: Named Sum = it has a number and an end
name: Post Is Post = again
line: Open the drawer, we sit beside you
line: One page, one sum, one last month
line: The smallest is gone by spring
line: The post is only post again
line: It ends, and here is when

property-shares
job: a share, shares
rival: platforms for fractions of houses | there are photographs and rent in the account each month | Fundrise@US, Arrived@US, Bricksave, Brickstarter@ES, Pacaso | invest in property small amounts
rival: property funds and building societies | the bank sells them and one may leave at a price
rival: saving for a flat of one's own, and parents who guarantee | one can live in it
meet: evenings of small investors, young owners' groups and housing fairs | host of an investors' evening | they have a little over and flats cost four hundred months | show one flat with all costs and {name}, the empty month as well, and ask who would sign | one evening a week | tax advisers and estate agents | they are asked by people with too little for a flat
measure: the share of promised sums that really arrive
moat: flats whose rents and repairs everybody could see, over years
risk: somebody wants out and nobody wants in | say that it is for years, open a market two days a year, and keep a reserve for repairs
rule: Settle prospectus, trustee and tax | Ask the financial authority what is being sold and which papers it needs, put titles with a trustee, settle what happens if we close, and how tax is told. | the authority's answer and the trustee's contract are filed
trial: Fill one flat on paper | One real flat, a sheet with all costs and an empty month, forty people, signatures without money, and each question noted. | signatures, sums and questions are in one table
ask: How does somebody get out in the third year? | | rules | with the contract's sentence read to a stranger
ask: What do we earn when rents fall? | Less, as the fee comes from the rent | f-2 | by reckoning a flat that stands empty for four months
roles: a lawyer for securities | somebody who has let flats | a developer for accounts
search: fractional property investment
name: One Brick In = how it begins
name: +Doorshare = part of a door
name: Third Floor Bit = yours, a bit of it
name: Gutter & Rent = what one pays, what one gets
name: Key Number Six = on a ring of four hundred
name: Boiler Vote = who pays, and who decides
name: +Mortarmite = a mite of mortar
name: Two Tiles Mine = above the stove
name: Uno per Muro = Italian for one per wall
name: Window Left = the left one is yours
name: Hall Light = somebody pays for it
line: A brick, a tile, a bit of rent
line: Your window is the left one
line: You see the boiler's bill as well
line: Four hundred keys on one ring
line: For years, and it says so

symptom-checker
job: a check, checks
rival: symptom checkers and general chatbots | it answers at once, at night, about anything | Ada, Ubie@JP, K Health@US, Buoy@US, ChatGPT, Healthily@GB | symptom checker
rival: nurses' telephone lines | somebody with a calm voice, and it is free in many places
rival: mother, a search engine and waiting till Monday | she had it too
meet: pharmacies, waiting rooms and student health offices | pharmacist | she is asked ten times a day whether one should go | put {name} on a tablet beside her counter for two weeks and have her judge each answer | three afternoons a week | pharmacists, nurses' lines and insurers | they answer the same question by telephone
measure: the share of answers two doctors would have given as well
moat: answers checked against what the doctor found later
risk: it sends everybody to be safe, or one person not | judge it by what it misses, send in doubt, and name the signs that mean now
rule: Settle whether it is a medical device | Have it classified, ask what may be promised, keep complaints as secret as a practice does, insure, and have doctors sign each path. | classification, paths and policy are filed
trial: Ask two hundred cases | Two hundred written cases with a known end, two doctors and the tool blindly, then forty real ones at a pharmacy counter with the pharmacist beside. | missed, needless and equal answers are in one table
ask: What did it miss? | | f-2 | with cases that began harmlessly
ask: Who pays, if a chatbot answers for nothing? | Insurers and pharmacies rather than the sick | closing-calls | by asking ten of them
roles: a family doctor | somebody for medical devices | a developer for careful wording
search: symptom checker
name: Today or Monday = the question behind it
name: +Feverwise = which one matters
name: Go Now = the rare answer
name: Ask & Rest = and then to bed
name: Third Night = when one asks at last
name: Calm Nurse = as she would say it
name: +Achemap = where, since when, how much
name: Tea or Taxi = stay, or go
name: Piano = Italian for gently
name: Say Where = point to it
name: Until Friday = if it's still there
line: Today, tomorrow, or tea
line: It says now when it is now
line: Where does it hurt, and since when?
line: The third night need not be guessed
line: Asked like a calm nurse

skin-check
job: a check, checks
rival: skin apps and doctors by photograph | the answer comes in two days | SkinVision, dermanostic@DE, Miiskin, First Derm, Skin Analytics@GB | mole check app
rival: dermatologists' practices | they look at all of it, with a lamp, and cut at once | | skin cancer screening
rival: a partner who says it was smaller, and waiting | it has been there since school
meet: pharmacies, sailing clubs and gardeners' meetings | pharmacist | people show her their shoulder across the counter | photograph forty shoulders with {name} on a Saturday, with a dermatologist beside, and lay both answers together | one Saturday a month | pharmacists, hairdressers and sailing clubs | they see the back of the neck
measure: the share of worrying spots that a doctor confirms
moat: pictures of the same spot over years, with what it was
risk: it says harmless once too often | never say harmless, say unchanged or show it, and have a doctor answer
rule: Settle medical device and who answers | Have it classified, contract dermatologists with licence in each country, test on dark and light skin, protect pictures of bodies, and insure. | classification, tests by skin and contracts are filed
trial: Photograph a hundred spots | With one practice, a hundred spots of all skins, picture by phone, answer by a second doctor blindly, beside what was found. | missed, needless and unreadable pictures are in one table
ask: How many pictures are too bad to read? | | f-2 | by counting in a hundred taken at home
ask: What of brown and black skin? | Figures are shown for each | trade-trial | with at least a third of the hundred
roles: a dermatologist | somebody for medical devices | a developer for pictures
search: mole check
name: Left Shoulder = where one can't look
name: +Spotsame = the same as in spring
name: Was It There = what partners ask
name: Four Seasons = of one spot
name: Freckle Map = all of them, in order
name: Two-Day Answer = and it is a doctor's
name: +Molewatch = looks again in three months
name: Sun & Since = how much, how long
name: Nevo = Italian for a mole
name: Back of Neck = where hats end
name: Ask the Barber = who sees it first
line: Same as in spring, or not
line: Somebody looks where you cannot
line: Every freckle has its place
line: A doctor's two sentences
line: The left shoulder, from behind

vr-therapy
job: a session, sessions
rival: exposure programmes with headsets and apps | therapists lend them, and some insurers pay | oVRcome, XRHealth, Amelia, Invirto@DE | vr exposure therapy
rival: therapists who ride the lift along | one does it with a hand to hold
rival: stairs, trains, and a pill before the flight | it has worked for nineteen years
meet: therapists' waiting lists, airports' fear seminars and self-help groups | leader of a self-help group | the wedding is in Lisbon and she has said that she is busy | take eight people through six sessions of {name}, and then to the real airport | two evenings a week | therapists, airlines and family doctors | they have waiting lists or empty seats
measure: the share of people who do the real thing within three months
moat: scenes in steps so small that nobody stops, with what came after
risk: it is brave in the headset, and the stairs are taken as before | end with the real lift, with a person on the telephone
rule: Settle what is therapy | Have it classified, ask who may treat and who must be refused, write what happens in a panic, protect the data of patients, and say when to stop. | classification, refusals and emergency plan are filed
trial: Take twelve people to the real thing | Twelve people with one fear, a therapist, six sessions, then lift, spider or gate, and again after three months. | stopped, done and done again are in one table
ask: What happens when somebody panics alone at home? | A stop in the hand, and a voice that knows the session | rules | with the therapist's plan
ask: Does it hold until the flight in August? | | f-3 | by telephoning twelve after three months
roles: a trained therapist | a developer for scenes | somebody for medical devices
search: fear of flying therapy
name: Gate Eleven = where it gets serious
name: +Stepsmall = so small that one goes
name: Eight Legs = only in the headset, first
name: Ninth Floor = by lift
name: Lisbon in May = the wedding one goes to
name: Breathe at Six = the sixth floor
name: +Fearfold = fold it, smaller each time
name: Hand on Rail = at first
name: Coraggio = Italian for courage
name: Still Sitting = in the plane, and well
name: Boo & Bye = first the one, then the other
line: Row fourteen, and you are sitting in it
line: One floor more than yesterday
line: It has eight legs and you stayed
line: First in the headset, then in Lisbon
line: Smaller steps than you have ever tried

speech-therapy-app
job: an exercise, exercises
rival: exercise apps for sounds | pictures, a mascot and stars | Speech Blubs, Articulation Station, Constant Therapy, Better Speech@US, Neolexon@DE | speech therapy app
rival: speech therapists' practices | they hear what a microphone does not | | speech therapist
rival: waiting, and a grandmother who says that he'll grow out of it | the uncle did as well
meet: kindergartens, therapists' waiting rooms and first-grade evenings | speech therapist | the waiting list is seven months and the sheet stays in the bag | give twelve children of her list a game of {name} for four weeks and let her listen | two afternoons a week | paediatricians, kindergartens and ear doctors | they tell parents to wait, and would rather not
measure: the days a week a child really practises
moat: recordings judged by therapists, sound by sound and age by age
risk: it praises the wrong sound and that is what gets learnt | a therapist hears recordings each week, and the game praises trying
rule: Settle therapy, voices and children | Ask whether it counts as treatment or a device, get parents' consent for recordings, let nobody train on them unasked, and say when a child has to be seen. | classification and consent are filed
trial: Play with twelve children for four weeks | Twelve from one therapist's list, one sound each, five minutes a day, recordings before and after judged blindly. | days played and sounds judged are in one table
ask: Does it hear the difference between the two sounds? | | f-2 | with two hundred recordings and three therapists
ask: What if the child can't do it in week three? | The therapist changes the exercise | trade-trial | by watching the twelve
roles: a speech therapist | a developer for children's voices | somebody who draws
search: speech therapy for kids
name: Snake Says Ess = the first sound
name: +Lispling = a small one, still lisping
name: Five by Sofa = minutes, every evening
name: Rrr Bear = who growls it first
name: Tongue Up = behind the teeth
name: Say Sea Again = she sells them
name: +Burblebook = each sound, since May
name: Loose Tooth = why it whistles now
name: Parola = Italian for a word
name: Sss & Sh = two that get mixed up
name: Grandma Hears = when it is right
line: The snake says it first
line: Five minutes, then the story
line: Grandma understood every word
line: Somebody who knows listens on Friday
line: It whistles, and then it doesn't

dementia-app
job: a session, sessions
rival: brain games and calendars for people who forget | the doctor mentions one, and they are in each store | MindMate@GB, Constant Therapy, NeuroNation@DE, CogniFit, Lumosity | dementia app
rival: day centres and volunteers | they sing, and somebody knows her name
rival: notes on the fridge, a daughter who calls at nine and old records | the song works on every day
meet: memory clinics, relatives' groups and day centres | leader of a relatives' group | they ask each week what he could still do in the afternoon | sit with four couples at their table with {name} for three afternoons and watch his face, not the score | one afternoon a week | memory clinics, family doctors and day centres | they make a diagnosis and have nothing for Tuesday
measure: the afternoons a week on which it is taken out again
moat: photographs, songs and days of each family, and what still brings a smile
risk: it tests what is lost, and he pushes it away | no scores, no wrong, only what he can
rule: Settle what may be promised and who agrees | Promise no slowing of an illness without proof, ask who may consent when somebody no longer can, protect family pictures, and have it read by a memory clinic. | the clinic's letter and consent are filed
trial: Sit at four tables for four weeks | Four families, three afternoons a week, note minutes, smiles and what was pushed away, and ask the spouse on Sundays. | afternoons and reasons to stop are in one table
ask: What happens as it gets worse? | It does less, and what is left is easier | f-3 | by staying with the four for half a year
ask: Who pays, the family or the insurer? | | price-talks | by asking twenty relatives and two insurers
roles: somebody who has worked in a day centre | a developer for large buttons | a neurologist who says no
search: dementia activities
name: Old Song = that still works
name: +Photodrawer = where those on the beach are kept
name: Tuesday Table = where one sits
name: Nine O'Clock = when the daughter calls
name: Still Whistles = and knows the tune
name: Blue Coat = the one from back then
name: +Yesterlane = where she lived as a girl
name: Name on Cup = hers
name: Filo = Italian for a thread
name: Tune & Tea = all one needs at three
name: By Heart = what stays longest
line: The song still knows the way
line: Who stands beside you on the beach?
line: Nothing to get wrong
line: Three o'clock, tea, and a tune
line: What is left is looked for

migraine-app
job: an entry, entries
rival: diaries for headaches | doctors know them, and they are free | Migraine Buddy, Bearable, N1-Headache | migraine diary app
rival: neurologists and headache clinics | they have drugs, in seven months
rival: a dark room, a cross in the calendar and a tablet too late | nobody has to be told
meet: headache clinics, pharmacies and patients' groups | nurse at a headache clinic | patients come after seven months and cannot say how many there were | have thirty people of the waiting list keep {name} for eight weeks and bring the sheet | one afternoon a week | pharmacists, family doctors and patients' groups | they are asked for tablets nine times a month
measure: the share of users who still write in the third month
moat: attacks, tablets and weather of years, for each person
risk: on the day that counts nobody can look at a screen | one press in the dark, and the rest the day after
rule: Settle device and what may be predicted | Have it classified, ask what a warning may say, warn of too many tablets as doctors would, and keep health data apart. | classification, wording and data rules are filed
trial: Write with thirty people for eight weeks | Thirty from one clinic, one press in the dark, a call on Sundays, guesses sealed and opened at the end. | guesses right, presses missed and tablets are in one table
ask: Is the guess better than a coin? | | f-2 | with sealed guesses for thirty people
ask: What does the doctor do with the sheet? | She sees days and tablets in a minute | interviews-2 | by laying it before eight doctors
roles: a neurologist or headache nurse | a developer | somebody who has it
search: migraine tracker
name: Dark by Two = the room
name: +Auralog = what comes before
name: One Press = all one can do then
name: Left Temple = where it sits
name: Curtain & Cold = what helps
name: South Wind = who gets the blame
name: +Throbnote = written the day after
name: Third Tablet = the one that is too many
name: Grau = German for grey
name: Before It Comes = the hour that counts
name: Jagged Light = what one sees on the edge
line: One press, in the dark
line: It was the south wind, or not
line: Nine days in May, and here they are
line: Said before the light turns jagged
line: The doctor sees it in a minute

home-tests
job: a test, tests
rival: test kits by post | it is on the doormat on Thursday, results on the phone | Medichecks@GB, Thriva@GB, Everlywell@US, cerascreen@DE, Werlabs@SE, LetsGetChecked | home blood test
rival: the family doctor and the laboratory round the corner | it is cheap or free, and somebody asks why
rival: being tired, iron tablets and a search at night | it has always passed by spring
meet: gyms, pharmacies and midwives' rooms | pharmacist | she sells iron to people who have never been measured | measure forty customers of hers with {name}, and let a doctor phone those where something is off | one afternoon a week | pharmacists, coaches and companies' doctors | they are asked what helps against being tired
measure: the share of samples the laboratory can use
moat: results over years in one place, with doctors who have read them
risk: one buys, is told that all is well, and never comes again | test what changes, for people with a reason, and say so when one test is enough
rule: Settle laboratory, doctor and what is told | Ask which tests may be sold for home use, contract a licensed laboratory and doctors, write how bad news is told, and treat blood data like a practice. | licences, contracts and the plan for bad news are filed
trial: Send forty kits | Forty kits, one laboratory, a doctor who phones, each spoiled sample and each question noted, twenty also by the arm. | spoiled samples, differences and questions are in one table
ask: How is somebody told something bad? | By a doctor on the telephone, never by the app | rules | with the plan signed by the doctor
ask: Is a fingertip as good as an arm? | | f-2 | with twenty people and both
roles: a laboratory doctor | somebody for kits and post | a developer for health data
search: home blood test
name: Fingertip = where it comes from
name: +Drophonest = one drop, and what it says
name: Tired Since May = why one asks
name: Nine Lines = with what each means
name: Doormat Lab = it comes by post
name: Doctor Calls = if something is off
name: +Ironread = how much is there
name: Post by Ten = before the van leaves
name: Goccia = Italian for a drop
name: Red Ink Card = four drops on paper
name: Not the Liver = what it was not
line: Tired since May? One drop knows
line: A doctor calls when something is off
line: Nine lines, each in plain words
line: Four drops before breakfast
line: It says when once is enough

blind-help
job: a question, questions
rival: apps that describe and volunteers on call | they are free, and half of the community has them | Be My Eyes, Seeing AI, Envision, Aira@US, OrCam, Google Lookout | app for blind people
rival: canes, dogs and trainers for getting about | no battery, and a dog notices bikes
rival: a neighbour, fingertips and tins in a fixed order | she knows which is dog food
meet: associations of the blind, training centres and opticians for low vision | mobility trainer | he has nine apps on his phone and none finds the bus door | walk one way to work with eight people of hers and {name}, and write down each wrong word | one day a week | associations, opticians and eye clinics | they are asked for what really helps
measure: the share of answers that were right, on the street
moat: wrong words reported by users, and mended by Friday
risk: it says that the road is clear | never say that a way is safe, name what is seen and how sure it is
rule: Settle what it may say on a street | Have a lawyer and trainers agree which sentences are never spoken, insure, test with blind people who are paid, and protect faces it sees. | sentences, the policy and testers' contracts are filed
trial: Walk eight ways | Eight blind people, each one way of their own, a trainer behind, each answer marked right, wrong or late. | right, wrong and late by kind of question are in one table
ask: What does it do that the free one does not? | | interviews-2 | by asking forty users where theirs fails
ask: Who pays for so few? | Insurers, employers and shops, seldom the person | closing-calls | by asking six who pay for aids
roles: a blind developer or tester with a say | a mobility trainer | an engineer for pictures
search: app for blind people
name: Bus Door = what is hard to find
name: +Tinteller = is it soup, or is it peaches
name: Kerb Ahead = said in time
name: Peach or Pea = two tins
name: Third Button = in a lift without dots
name: Left of Lamp = how one says where
name: +Aloudly = said aloud, quietly
name: Two Steps Down = and then level
name: Bastone = Italian for a stick
name: Cane & Co = it stays in the hand
name: Milk Is Off = since Tuesday
line: Peaches, not dog food
line: The bus door is on your left
line: Two steps down, then level
line: It says how sure it is
line: The milk was good until Tuesday

scam-protection
job: a check, checks
rival: filters in phones and from networks | it is built in, and stops half of them | Truecaller, Hiya, Google, Norton, Aura@US, Carefull@US | scam call blocker
rival: banks' own warnings and limits | the money is there, and they may stop it
rival: a note beside the telephone and a son who is called at work | hang up, it says
meet: senior afternoons, bank branches and police talks | prevention officer | every talk ends with somebody who has paid, and never told the children | play ten real calls to a senior afternoon with {name}, and ask at the end who would have paid | one afternoon a week | banks, police and churches | they see it when the money is gone
measure: the false alarms per family and month
moat: tricks as they come in, reported by families within the hour
risk: the mother feels watched and switches it off | she decides who is told, and the first warning goes to her alone
rule: Settle listening in and whose yes counts | Ask a lawyer whether calls may be listened to and where, who consents, what is sent to whom, whether bank data may be read, and promise no refund. | consents and the lawyer's answer are filed
trial: Guard ten families for four weeks | Ten families with leave, messages and calls of strangers marked, each warning judged by both generations on Sundays. | true, false and missed ones are in one table
ask: What does it do with the voice of the grandson? | It asks for the family's own word | f-2 | with thirty calls, half of them made up
ask: Does she pay, or do the children? | | price-talks | by asking both, apart
roles: somebody from fraud prevention | a developer for phones | somebody older people listen to
search: scam protection for seniors
name: Hang Up Kind = politely, and at once
name: +Wolfcall = who says that he's the grandson
name: Family Word = only you know it
name: It's Not Him = though it sounds like him
name: Ask Before = before the bank
name: Third Ring Rule = strangers wait
name: +Ruseproof = knows this one already
name: Chalk Paw = how the wolf got in
name: Volpe = Italian for a fox
name: Never Gold = nobody needs it tonight
name: Note by Phone = hang up, it says
line: That is not your grandson
line: What's our word, then?
line: Hang up. Police never ask for gold
line: Told to you first, then your son
line: The wolf has chalk on his paws

consumer-claims
job: a claim, claims
rival: claim firms that take a share | one sends the booking and forgets it | AirHelp, Flightright@DE, RefundMyTicket, DoNotPay@US, Resolver@GB | flight delay compensation
rival: the airline's own form | it is free, and they pay some of those who stay stubborn
rival: being cross for a week and a bad review | it does one good
meet: arrival halls at midnight, consumers' advice centres and travel groups | adviser at a consumer centre | letters are always the same, and people give up after the second no | write forty claims for her callers with {name} and follow each to the end | one evening a week | consumer centres, card companies and travel agents | they are phoned, and may not act
measure: the share of claims paid, by who had to pay
moat: which firm pays after which sentence, and when only a court helps
risk: the airline makes its own form easy | go where the sum is small and the no is sure: parcels, trains, deposits
rule: Settle who may claim for others | Ask the bar whether letters are legal advice, how a claim is assigned, how the share is told beforehand, and when free help is better. | the answer and terms are filed
trial: Claim forty times | Forty real cases of three kinds, letters by the book, two reminders, then the ombudsman, each answer filed. | paid, refused and weeks are in one table
ask: What about the fifth that goes to court? | | rules | with a lawyer's price by case
ask: Why give a quarter away for one letter? | Because most give up after the second no | f-2 | by counting who gives up
roles: a lawyer for consumers | a developer for letters and dates | somebody who stays polite
search: flight delay compensation
name: Second No = where most give up
name: Stubbornly Yours = how the letter ends
name: Three Hours = from then on they pay
name: Gate Closed = and it was not your fault
name: Row Eleven = all of whom may claim
name: Polite Twice = and then no longer
name: +Latewell = late, and paid for it
name: Suitcase in Oslo = you are in Rome
name: Reclamo = Italian and Spanish for a complaint
name: By Post Then = if they don't read mail
name: Dear Airline = how it begins
line: Politely, for the third time
line: They said no twice. Most stop there
line: Late by three hours, sorry by letter
line: The suitcase is in Oslo, you are not
line: You slept, the letter went out

remote-patient-monitoring
job: a check, checks
rival: platforms for watching patients at home | they come with scale, cuff and a contract for the codes | Huma, Current Health, Luscii@NL, Doccla@GB, Cadence@US, Health Recovery Solutions@US | remote patient monitoring
rival: makers of pacemakers and scales | the device is in or under the patient already | Medtronic, Abbott, Withings
rival: a nurse with a list who phones on Thursdays, and the emergency ward | she hears the breath in his voice
meet: heart failure clinics, discharge desks and nurses' congresses | heart failure nurse | she phones sixty people, and the one who needed it came in by ambulance | watch twenty patients of hers with {name} for six weeks, and sit beside her at eight each morning | two mornings a week | insurers, home care services and pharmacies | they pay for, or carry, each return to hospital
measure: the returns to hospital within a month of going home
moat: courses of thousands of weeks with what the nurse did
risk: forty alarms a day and nobody looks at the forty-first | few alarms, each with a thing to do, and a count of those that were for nothing
rule: Settle device, duty and who looks at night | Have it classified, write who looks when and who does not, what patients are told about nights and weekends, and get clinic and insurer to sign. | classification and the duty plan are signed
trial: Watch twenty patients for six weeks | Twenty after discharge, a scale and cuff each, nurse at eight, each alarm and what was done, beside twenty without. | alarms, calls and returns of both groups are in one table
ask: Who pays for the nurse's hour at eight? | | price-talks | by asking the clinic and two insurers
ask: What if an old man does not weigh himself? | Somebody phones on the second day | trade-trial | by counting missed days of twenty
roles: a heart failure nurse | somebody for medical devices | a developer for hospital systems
search: remote patient monitoring
name: Two Kilos Up = the sign one must not miss
name: +Wardafar = a ward, far off
name: Eight O'Clock = when she looks
name: Scale & Cuff = what stands in the hall
name: Breath on Line = what the nurse listens for
name: Ankle Note = how thick, since when
name: +Pulsehall = from the hallway
name: Sixty & One = and the one was seen
name: Casa Cuore = Italian for home and heart
name: Home by Friday = and stays there
name: Third Pillow = how many he needs to breathe
line: Two kilos since Sunday. She rings
line: Seen at eight, before the ambulance
line: Home on Friday, and still home in May
line: A scale in the hall, a nurse looking
line: Fewer alarms, each with a name

patient-transport
job: a ride, rides
rival: transport services and their control rooms | stretcher, oxygen and contracts with insurers | Uber Health@US, Lyft@US, ModivCare@US, E-zec@GB, Rotes Kreuz@DE | patient transport booking
rival: dispatch software in large hospitals | beds, porters and rides are in it
rival: a telephone list on the ward, and a patient in his coat since ten | somebody will come
meet: discharge desks, dialysis centres and drivers' rooms | discharge nurse | she phones nine numbers while the bed is needed | order each ride of one ward with {name} for two weeks and count waiting in the coat | two mornings a week | dialysis centres, insurers and care homes | their chairs and beds wait for a van
measure: the minutes a patient waits in his coat
moat: drivers, vans and habits of a region, and insurers' papers that go through
risk: there are too few vans at ten | move what can be moved to two, and show wards what that saves them
rule: Settle who may drive whom and who pays | Ask which rides need trained staff, what insurers demand on paper, who answers for a fall at the door, and how health data reaches a driver. | insurers' forms and the agreement are filed
trial: Order rides for one ward | Two weeks, one ward, four services, each ride by hand in one list, waiting and papers noted. | minutes, empty drives and rejected papers are in one table
ask: Do services let somebody else plan their vans? | | closing-calls | by asking six control rooms
ask: What about oxygen and three flights of stairs? | It is asked before ordering, and the driver knows | f-2 | with two hundred old rides
roles: somebody from a control room | a developer for dispatch | somebody hospitals sign with
search: patient transport booking
name: Coat Since Ten = how one waits
name: +Stairchair = for three flights
name: Home by Noon = the bed is free, he is home
name: Two Flights Up = said before, not at the door
name: Chair Four = at the dialysis
name: Oxygen Along = and the driver knows
name: +Wardgate = where the van stands
name: Back at Six = the second ride
name: Portantina = Italian for a litter
name: Nine Numbers = which she used to phone
name: Door to Chair = not just to the gate
line: Nobody waits in a coat since ten
line: Two flights up, and the driver knows
line: Home by noon, bed made by one
line: Chair four, Tuesday, ten past seven
line: One order, not nine calls
`;
