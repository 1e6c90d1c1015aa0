/** Children, parents and grandparents: what is known of them; the keys are those of `../lore.ts`. */
export const FAMILY = `
babysitting
job: an evening, evenings
rival: grandparents, relatives and friends | the child knows them, and they usually cost nothing
rival: a sitter found through other parents | somebody trusts them already, and there is no booking fee
rival: sitter platforms and agencies | they show reviews and who is free tonight | Care.com@US, UrbanSitter@US, Sitly, Babysits, Bubble@GB, Yoopies@FR | babysitter near me
meet: nurseries, parent and baby groups and family cafés | head of the nursery | parents ask the staff there who could look after a child in the evening | let parents meet three sitters at a summer party with {name} and offer a first evening | two afternoons a month | nurseries, hotels and wedding venues | parents and guests ask them for a trusted sitter
measure: the share of families who book the same sitter again
moat: checked sitters whom families ask for by name
risk: families and sitters arrange the next evening without the firm | offer a stand-in, insurance and simple payment for every booked evening
rule: Settle checks, employment and insurance | Ask which background check people with children need, whether sitters count as employees, insure against accidents, and write down a minimum age and emergency steps. | the checks, the answer, the policy and the safety rules are on file
trial: Fill ten evenings in two weeks | Meet and check three sitters, let each family meet theirs first, fill ten bookings by phone, and note cancellations, requests and repeat bookings. | requests, cancellations and repeat bookings are on one sheet
ask: How do parents know that the sitter is safe? | Each one is met in person, checked and asked for references | rules | with a checklist every parent can read
ask: What happens when a sitter cancels late? | | trade-trial | by finding a stand-in for three test bookings and timing it
ask: Do parents prefer a fee per booking or a monthly plan? | | price-talks | by offering both to ten parents
roles: somebody who meets and checks sitters | somebody on the phone in the evening | a planner for bookings and stand-ins
search: babysitter
name: +Sittersafe = sitters who are checked
name: Night Light = somebody is there at night
name: Story & Sleep = a story and then to bed
name: Free Evening = time for the parents
name: +Cribmate = good company for small children
name: Teddy & Co = caring company for children
name: Home by Ten = parents out, child at home
name: Pyjama Time = ready for bed
name: +Goodsitter = a sitter you can trust
name: Bedtime Sitter = a sitter for bedtime
name: *Lullina = from lullaby
name: Kind Sitter = a kind person for your child
line: A sitter your child asks for again
line: Go out, they are in good hands
line: Checked, caring and never far away
line: Your evening out, their story time
line: A familiar face every time
line: Trusted care, booked in minutes

childcare-place
job: a month, months
rival: public and non-profit nurseries | they cost less, and parents know them | | nursery near me
rival: private nurseries and childminders | they have longer hours and sometimes a place sooner | Busy Bees@GB, Bright Horizons@US, Bright Horizons@GB, KinderCare@US, Goodstart@AU | daycare near me
rival: a parent, relative or nanny at home | the child stays in familiar surroundings, and the day is flexible
meet: birth classes, playgroups and employers nearby | organiser of the playgroup | parents look there for a place months before they go back to work | hold an open morning for the playgroup with {name} and take names for the waiting list | one morning a month | midwives, paediatricians and HR departments | parents ask them where to find a place
measure: the share of families who stay after the settling-in weeks
moat: trained staff who stay for years, and parents who recommend the place
risk: one missing teacher breaks the legal ratio and closes a group | train trusted stand-ins, keep one place in reserve and pay staff so that they stay
rule: Settle licence, rooms and staff | Ask the childcare authority early which licence, rooms, exits, hygiene rules, checks and staff ratio are required, insure the children, and ask about subsidies. | the authority's list, the room plan and the policy are on file
trial: Hold a playgroup for two weeks | Rent a suitable room where it is allowed, invite eight families to short mornings with their children, and note parting, meals, staff hours and wanted hours. | wanted hours and places reserved by eight families are on one sheet
ask: Where do qualified teachers come from? | | interviews-2 | by asking ten teachers what would make them change jobs
ask: How many places must be filled to cover the costs? | | f-2 | by adding staff, rent and meals for one month
ask: Which hours do families need? | | price-talks | by showing three timetables to ten families
roles: a qualified head of the nursery | a second qualified teacher | somebody for parents, authorities and accounts
search: nursery place
name: Acorn Group = small children who grow
name: Puddle Yard = outdoor play in all weathers
name: +Smallnest = a safe place for children
name: Small Chairs = a place made for children
name: Peg & Puddle = a coat peg and outdoor play
name: +Dayburrow = a cosy place for the day
name: Little Mornings = good mornings for small children
name: First Friends = the first friends a child makes
name: +Sunnygroup = a cheerful group
name: Rubber Boots = ready to play outside
name: *Nidella = from an old word for nest
name: Nap & Play = rest and play each day
line: A happy day, close to home
line: Small groups, trusted teachers
line: Where children like to arrive
line: Play, good food and gentle care
line: Good care while you work
line: Room to play and grow

tutoring
job: a lesson, lessons
rival: parents, older students and classmates | they cost little or nothing and know the child
rival: free videos and AI chats | they explain every topic at any hour | YouTube, Khan Academy, ChatGPT | maths explained
rival: tutoring centres and platforms | they have tutors for every subject, and times can be booked at once | Kumon, Superprof, GoStudent@DE, GoStudent@AT, MyTutor@GB, Tutorful@GB, Wyzant@US, Varsity Tutors@US, Sylvan Learning@US, Schülerhilfe@DE, Studienkreis@DE | maths tutor
meet: parents' evenings, school libraries and sports clubs | class teacher | parents ask what to do when a child falls behind | hold a free study hour at the library with {name} and show parents which gaps to close | one evening a week | teachers, school counsellors and sports coaches | they notice early who needs help
measure: the share of pupils who do better in the next test
moat: tutors who stay with a pupil, and parents who recommend them
risk: families stop after one good test or arrange lessons with the tutor directly | set a learning plan for the term, report to parents and provide stand-ins
rule: Settle checks, employment and data | Ask which background check tutors of children need, whether they count as employees, and have parents agree in writing how tests and marks are stored. | the checks, the contracts and the consent forms are on file
trial: Tutor eight pupils for two weeks | Start from each pupil's last test, choose two gaps, give four lessons, and let the pupil do similar tasks before and after. | results before and after and lessons booked are on one sheet
ask: Why pay when videos and AI are free? | Somebody finds the gap, follows a plan and keeps the pupil going | interviews-2 | by asking ten parents what free help has changed
ask: What keeps families after the first good mark? | | trade-trial | with a plan for the term shown to eight families
ask: Do families prefer single lessons or small groups? | | price-talks | by offering both to ten families
roles: an experienced teacher who trains tutors | somebody who matches tutors and pupils | somebody for bookings and reports to parents
search: maths tutor
name: +Gapwise = closes gaps in learning
name: Show Your Work = understand each step
name: Second Try = better the next time
name: +Markwell = better marks at school
name: Homework Hour = one hour of help
name: Clear Steps = one step after the other
name: +Learnbeside = learning side by side
name: Next Test = well prepared for it
name: Table & Ruler = a quiet place to learn
name: Good Question = every question is welcome
name: *Tutorna = a new word from tutor
name: Got It Now = the moment it makes sense
line: Understand it, then pass it
line: Ready for the next test
line: Gaps closed, confidence back
line: Explained until it makes sense
line: Better marks, calmer evenings
line: One tutor, one plan, real progress

music-lessons
job: a lesson, lessons
rival: videos and learning apps | they cost little and can be used at any hour | YouTube, Simply Piano, Yousician, Flowkey | learn piano app
rival: music schools | they teach many instruments and have orchestras, exams and concerts | School of Rock@US, Guitar Center@US, Yamaha Music School | music school near me
rival: private teachers nearby | friends recommend them, and the lesson fits the pupil | | piano teacher near me
meet: music shops, primary schools and choirs | owner of the music shop | people who buy or rent an instrument ask there for a teacher | give a free first lesson in the shop with {name} to three new owners of an instrument | one afternoon a week | music shops, school teachers and choir leaders | beginners ask them for a good teacher
measure: the share of pupils who still take lessons after the first two months
moat: teachers pupils like, and concerts that bring in friends and families
risk: pupils practise little and stop after a few months or the holidays | agree on a song and short daily practice, and set a small concert date
rule: Settle rooms, music rights and checks | Ask about noise and use of the room, background checks for teachers of children, rights for copies and concerts, and whether teachers count as employees. | the answers, the checks and the contracts are on file
trial: Teach eight beginners for two weeks | Give each pupil two lessons on a song of their choice, ask for practice days, and note progress, missed lessons and who books a term. | practice days and booked terms are on one sheet
ask: Why do pupils stop? | | interviews-2 | by asking ten people when and why they gave up
ask: Do pupils prefer lessons at home, in a room or online? | | price-talks | by offering all three to ten families and adults
ask: How are the busy afternoon hours filled fairly? | | f-2 | by drawing a week with two teachers and all wishes
roles: a music teacher people like to learn with | more teachers for other instruments | somebody for bookings, rooms and concerts
search: piano lessons
name: Three Chords = enough for many songs
name: +Tunewell = play a tune well
name: Upbeat Lessons = a cheerful start
name: First Song = the first song you play
name: Both Hands = play with both hands
name: +Playalong = play together with others
name: Notes & Chords = what players learn
name: Little Concert = a small stage for pupils
name: +Pianopal = a friend at the piano
name: Hum & Strum = sing and play
name: *Cantarra = from singing and guitar
name: Saturday Scales = regular practice
line: Play the songs you love
line: Your first song this month
line: Patient teachers, real music
line: Learn to play, enjoy practising
line: From first note to first concert
line: Enjoy music at any age

language-lessons
job: a lesson, lessons
rival: language apps | they are cheap or free and fit into a few minutes a day | Duolingo, Babbel, Busuu | language app
rival: teacher platforms | there are teachers for every language, price and hour | Preply, italki, Cambly | language tutor online
rival: language schools and evening classes | they give certificates, and one learns with others | Berlitz, Goethe-Institut, Alliance Française | language school near me
meet: international companies, universities and newcomers' groups | organiser of the newcomers' group | members need the language for work, papers or daily life | hold a free conversation hour with {name} for the group and offer a level check to each guest | one evening a week | relocation agents, HR departments and universities | they meet people who need the language soon
measure: the share of learners who can hold a short talk on a new topic after four weeks
moat: teachers who stay with a learner, and lessons made for their goal
risk: learners start with energy and stop after a few weeks | agree on a date and a goal, give short tasks and call after a missed lesson
rule: Settle certificates, employment and cancellations | Ask which exams authorities accept, whether teachers count as employees, how learners' data and recordings are kept, and write clear cancellation terms. | the list of exams, the contracts and the terms are on file
trial: Teach eight learners for two weeks | Record a short talk on the first and the last day, give four lessons, and note speaking time, missed lessons and who books a course. | recordings, speaking time and bookings are on one sheet
ask: Why not just use an app? | A teacher listens, corrects and lets the learner speak | interviews-2 | by asking ten app users how much they can say
ask: How much does the learner speak in a lesson? | | trade-trial | with a timer in eight lessons
ask: Who pays, the learner or the employer? | | price-talks | by offering a course to five companies and ten learners
roles: an experienced language teacher | more teachers for levels and hours | somebody for level checks, bookings and companies
search: language lessons
name: +Speakwell = speak with confidence
name: Order Two = speak in a café abroad
name: +Talktable = a table for conversation
name: First Phrases = the first things one says
name: Easy Accent = sounding natural
name: Loose Tongue = speaking gets easier
name: Say It Well = speak clearly and correctly
name: +Wordway = a way into the language
name: Everyday Talk = language for daily life
name: Next Language = one more language
name: *Linguala = from language
name: Small Talk Club = practice in conversation
line: Speak from the first lesson
line: Learn the words you really need
line: Talk with people, not only apps
line: Ready for your next conversation
line: Your goal, your teacher, your pace
line: From first words to real talks

driving-school
job: a driving lesson, driving lessons
rival: other driving schools nearby | brothers, sisters and friends passed there | | driving school near me
rival: large driving school brands | the name is known, and lessons can be booked online | AA Driving School@GB, RED Driving School@GB, BSM@GB | driving lessons
rival: practice with family, where it is allowed | it costs little and fits any evening
meet: schools, colleges and youth clubs | school secretary | pupils reach the age for a licence there and talk about where to learn | hold a free theory hour at the school with {name} and answer questions about the test | one afternoon a week | employers, colleges and youth workers | they know people who need a licence
measure: the share of learners who pass the test at the first attempt
moat: calm instructors, good pass results and families who come back
risk: instructors and test dates are short, and cars stand idle or learners wait | plan lessons back from the test date, keep a waiting list and train new instructors
rule: Settle licences, cars and insurance | Ask the transport authority which licence the school and instructors need, which car controls, rooms and records are required, and insure the cars for learners. | the licences, the car papers and the policy are on file
trial: Teach five learners for two weeks | Give five learners four lessons each with a licensed instructor, mark the same skills each time, and note waiting time, progress and lessons booked. | skills before and after and booked lessons are on one sheet
ask: Where do qualified instructors come from? | | interviews-2 | by asking ten instructors what would make them change schools
ask: How long do learners wait for a test? | | rules | with written answers from the test centres nearby
ask: Do learners want single lessons or a package? | | price-talks | by offering both to ten learners
roles: a licensed, patient instructor | somebody for bookings, test dates and papers | a second instructor for busy hours
search: driving school
name: +Driveready = ready to drive
name: Calm Clutch = learning without stress
name: Second Gear = the next step in driving
name: +Passlane = on the way to passing
name: Mirror & Go = look first, then drive
name: First Drive = the first time at the wheel
name: Green & Go = ready to set off
name: Hill Start = a skill every driver needs
name: +Roadcalm = calm on the road
name: Parked Well = parking made easy
name: *Drivella = a new word from drive
name: Own Keys = keys to your own freedom
line: Drive calmly, pass with confidence
line: Your licence, step by step
line: Patient instructors, safe drivers
line: Ready for the test and the road
line: Learn to drive without stress
line: From first gear to full licence

holiday-camps
job: a camp week, camp weeks
rival: grandparents, relatives and parents' own leave | it costs no camp fee, and the child is with family
rival: camps of clubs, churches and cities | they are cheaper, and children know the leaders | YMCA@US, Scouts | holiday club near me
rival: private camps | they offer special themes, long hours and transport | PGL@GB, Camp Beaumont@GB, iD Tech@US, Galileo@US | summer camp
meet: primary schools, sports clubs and employers nearby | school secretary | parents ask there how to cover the long holidays | hold one open afternoon at the school with {name} and let children try two activities | three afternoons in the months before the holidays | HR departments, sports coaches and libraries | they know parents who need care in the holidays
measure: the share of families who book another week or the next holidays
moat: leaders who return each year, and children who bring friends
risk: too few bookings or a missing leader endangers a week that is already sold | set a minimum number and a booking deadline, and train spare leaders
rule: Settle supervision, health and refunds | Ask the youth authority about licence, checks and number of leaders, collect health and pick-up forms, insure activities, and write clear refund terms. | the licence answer, the checks, the policy and the terms are on file
trial: Hold one camp day at the weekend | Invite a small group with the leaders and insurance required, run one theme from arrival to pick-up, and note staff hours, meals, problems and weeks booked. | costs, problems and booked weeks are on one sheet
ask: How many children must book for a week to pay? | | f-2 | by adding leaders, rooms, meals and material for one week
ask: Which hours and weeks do parents need? | | price-talks | by showing three timetables to ten parents
ask: What happens when a child is homesick or ill? | One leader looks after the child and calls the parents | rules | with a written plan and emergency numbers
roles: an experienced camp leader | somebody for rooms, meals and safety | somebody for bookings and parents
search: holiday camp
name: +Campday = a day full of activities
name: Grass & Games = games outside
name: Torch Walk = an evening adventure
name: Monday Meadow = the week begins outside
name: +Playweeks = weeks full of play
name: Friday Show = children show what they made
name: Holiday Crew = a group for the holidays
name: Build & Swim = making things and swimming
name: +Meadowcamp = a camp in the meadow
name: Treehouse Week = a week of building
name: *Campolina = a friendly word for camp
name: New Friends Week = a week to make friends
line: A week they will remember
line: You work, they have adventures
line: New friends every holiday
line: Outdoor days, happy evenings
line: Holiday care that children love
line: Full days, safe hands, good fun

kids-parties
job: a birthday, birthdays
rival: a party at home | it costs little, and parents can plan it as they like | Pinterest | birthday party ideas
rival: play centres and restaurants | the room, food and cleaning are included | Chuck E. Cheese@US, Sky Zone@US, McDonald's | kids birthday party near me
rival: entertainers and bouncy castle hire | one call brings a show or a castle to the home | | children's entertainer near me
meet: nurseries, toy shops and playgrounds | owner of the toy shop | parents buy presents there and plan the next birthday | run one hour of games at the shop with {name} and give each family a card with a birthday offer | one afternoon a week | toy shops, bakers and venues with a party room | parents ask them who could run the party
measure: the share of guests' parents who ask about a party of their own
moat: themes children tell each other about, and entertainers they remember
risk: everybody wants weekend afternoons, and weekdays stay empty | offer lower weekday prices, more teams at weekends and parties in a box
rule: Settle safety, allergies and supervision | Insure against accidents and damage, ask for allergies in writing, check entertainers' records and toys, and write down that an adult stays at the party. | the policy, the checks and the form are on file
trial: Run four parties in two weeks | Run two themes or boxes for different ages, note preparation, minutes, material, dull moments and requests from guests' parents. | hours, costs and new requests from four parties are on one sheet
ask: What does a party cost after material and travel? | | f-2 | by adding up hours, travel and material for four parties
ask: Do parents want a host or a ready-made box? | | price-talks | by offering both to ten parents
ask: What happens when the entertainer is ill? | A trained stand-in knows the theme | rules | with a named stand-in for each booking
roles: an entertainer who is good with children | somebody who prepares themes and material | somebody for bookings and parents
search: kids birthday party
name: +Partychest = a chest full of party things
name: Cake at Four = the party begins
name: Treasure Hour = an hour of treasure hunting
name: Paper Crowns = crowns for every guest
name: +Wishday = the birthday child decides
name: Balloon Crew = a team for the party
name: Lucky Dip = a surprise for every child
name: +Funhosts = people who run the fun
name: Candles & Games = a cake and games
name: Dragon Day = a party with a theme
name: *Partalina = a new word from party
name: Party Planned = everything is ready
line: A birthday they will remember
line: Games, cake and no stress
line: You celebrate, we run the party
line: Ready-made fun for every birthday
line: Happy children, relaxed parents
line: One party, everything included

elderly-companion
job: a visit, visits
rival: relatives, neighbours and friends | they are known and trusted, and their visits are free
rival: volunteer visitors of charities and churches | they come for free and are well known | Red Cross, Age UK@GB | befriending service for older people
rival: home care and companion services | one company does care, household and company with trained staff | Home Instead, Papa@US | companion care for seniors
meet: doctors' surgeries, pharmacies and community centres | head of the community centre | older people come there to talk, and their families ask for help | host a weekly coffee hour there with {name} and let people meet two companions | one morning a week | social workers, hairdressers and district nurses | they notice who is often alone and are asked for help
measure: the share of older people who ask for another visit after the first two
moat: companions who stay for years and whom families recommend
risk: the family books, but the older person does not want a stranger in the home | start with a short first visit for a practical errand, and let the person choose between two companions
rule: Settle background checks, money and limits to care | Ask which checks and registration are required, have companions sign that they take no gifts or bank cards, write down which care tasks they may not do, and insure accidents and damage. | the checks, the signed rules and the policy are on file
trial: Visit five older people for two weeks | Introduce a companion to each, visit twice a week at the normal price, note what was done, and ask the person and the family afterwards whether they want to go on. | visits, comments and bookings to continue are on one sheet
ask: Who decides and who pays, the older person or the family? | | price-talks | with ten families and the older person at the table
ask: How do you find companions who stay? | | interviews-2 | by asking ten carers and volunteers what keeps them
ask: What happens when nobody opens the door? | The companion rings, then calls the family, then whoever holds a key | rules | with a list of contacts signed by each family
roles: somebody experienced in working with older people | somebody who finds, checks and matches companions | somebody who keeps in touch with families
search: companion for elderly parent
name: Kind Company = friendly people who visit
name: +Goodvisit = a visit that does good
name: Familiar Face = the same person each time
name: +Chatmate = somebody to talk with
name: Shared Hours = time spent together
name: Steady Friend = a friend who keeps coming
name: +Kindcall = a kind visitor calls
name: Warm Visit = a visit that cheers
name: Friendly Knock = somebody is at the door
name: +Gladtime = time to look forward to
name: *Companella = from the word companion
name: Tea & Talk = a chat over tea
line: Good company at home
line: A friendly face every week
line: Company, conversation and a helping hand
line: Somebody to talk to again
line: A visit that brightens the week
line: Peace of mind for the family

home-care
job: a visit, visits
rival: relatives who provide the care themselves | they know the person best, and it costs no money
rival: established home care services | they are licensed, work with insurers or the council and have staff for every shift | Home Instead, Bluebird Care@GB, Visiting Angels@US, Caritas@DE, Buurtzorg@NL | home care near me
rival: live-in carers from agencies | one person is in the home day and night | Promedica@DE, The Good Care Group@GB | live in carer
meet: hospital discharge teams, doctors' surgeries and groups for family carers | social worker in the discharge team | patients go home within days, and care has to be in place | take on two clients quickly with {name} and report back after the first week | two mornings a week | pharmacists, ward nurses and insurance advisers | families ask them for care at home
measure: the share of visits made on time by a carer the client already knows
moat: carers who stay, and hospitals and doctors who refer clients because visits are reliable
risk: there are more families than carers, and sick leave leaves clients without a visit | recruit before selling, give carers short rounds near home with paid travel, and have a stand-in for each client
rule: Settle licence, funding and care tasks | Ask the authority which services need a licence, ask insurers or the council what they pay and how it is recorded, check carers' records and training, and write down who may give medicine. | the licence or answer, the funding rules and the task list are on file
trial: Care for three families for two weeks | Plan every visit with two carers, note arrival, minutes and travel, and call the family at the end of each week. | visits on time, minutes, travel and family comments are in one table
ask: Where do reliable carers come from? | | interviews-2 | by asking ten carers why they left their last employer
ask: Who comes when the carer is ill? | A second carer whom the client has already met | rules | with a written plan of stand-ins
ask: What does one visit cost with travel and planning? | | f-2 | by timing all visits of two weeks
roles: a nurse or care manager with the required licence | somebody who recruits carers and plans rounds | somebody for funding, records and billing
search: home care for elderly parents
name: Steady Care = care one can rely on
name: +Homesteady = steady help at home
name: Gentle Hands = carers who are gentle
name: Calm Mornings = help with the start of day
name: +Caredoor = care comes to the door
name: Known Carer = a carer one knows
name: Own Front Door = living behind one's own door
name: Kind Rounds = care visits in the area
name: +Nearhand = a hand close by
name: Well at Home = cared for in one's home
name: *Caremia = from the word care
name: Trusted Carer = a carer one can trust
line: Care in your own home
line: The same carer, always on time
line: Stay at home, safely
line: Help with every part of the day
line: Good care for the people you love
line: Time to be a family again

kids-carpool
job: a school run, school runs
rival: parents who drive their own child | it is simple, and they trust nobody else as much
rival: parents' chat groups | everybody is in them already, and they are free | WhatsApp | school carpool
rival: school buses and children's ride services | trained drivers and fixed times, with nothing to arrange | HopSkipDrive@US, Zum@US | school transport for kids
meet: school gates, parents' evenings and sports clubs | head teacher | cars at the gate are a daily complaint | plan the runs of one class for two weeks with {name} and count cars before and after | two mornings a week | sports coaches, town traffic planners and parents' councils | they want safer gates and fewer cars
measure: the share of school runs each week that were shared
moat: whole classes that share rides and vouch for each other
risk: a plan with too few families breaks when one driver falls ill | start with whole classes or clubs, name a stand-in for each day and tell everybody of changes at once
rule: Settle insurance, child seats and handover | Ask an insurer about driving other families' children, the transport authority when a shared ride becomes a paid service, which seats are required, and who may collect a child. | the answers and the handover rules are in the terms
trial: Run one class by hand for two weeks | Collect times and seats from the families of one class, send the plan every evening, and note rides shared, late changes and missed pick-ups. | shared rides and changes of two weeks are on one sheet
ask: Who pays, parents, schools or the town? | | price-talks | with ten families, two schools and the town
ask: What happens when a driver cancels in the morning? | The stand-in is told, and all families see the change | trade-trial | by counting cancellations for two weeks
ask: How do parents check the other drivers? | | interviews-2 | by asking twenty parents what they need to know
roles: a parent or teacher families trust | a developer for plans and alerts | somebody for schools and towns
search: school carpool app
name: +Schoolride = a ride to school
name: Shared Run = one school run for several
name: +Bellride = a ride before the bell
name: Class Car = classmates in one car
name: +Gatemates = they meet at the gate
name: Four Belts = four children, four belts
name: Whose Turn = who drives today
name: Home By Four = safely back in the afternoon
name: *Carpila = small carpools
name: Seat Buddy = a friend in the next seat
name: +Parentpool = parents who take turns
line: Share the school run
line: Fewer trips for every parent
line: Know who drives, every morning
line: Safe rides with families you know
line: One plan for the whole class
line: Less traffic at the school gate

kids-coding
job: a class, classes
rival: free lessons online | they cost nothing, and children can start at once | Scratch, Code.org, Tynker | learn to code for kids
rival: coding schools for children | they have rooms, a set course and groups by age | Code Ninjas@US, Code Ninjas@GB, iD Tech@US | coding classes for kids
rival: school clubs and parents who can code | they are free or cheap, and children know them | Code Club | coding club
meet: libraries, primary schools and science fairs | librarian | parents ask there for something useful to do with computers | hold two free afternoons at the library with {name} and let children show parents what they built | one afternoon a week | librarians, maths teachers and toy shops | they know children who like computers and building
measure: the share of children who finish a project of their own within eight classes
moat: teachers children like, and projects they show to friends
risk: children copy exercises, get bored and leave after a few classes | let each child build an own project and show it to parents
rule: Settle checks, accounts and pictures | Ask which background check teachers need, from which age children may open accounts, get parents' consent for data and pictures, and insure devices. | the checks, the consents and the policy are on file
trial: Teach six children for two weeks | Hold four classes on a small project, note where each child needs help, what is finished and which parents book a term. | finished projects and booked terms are on one sheet
ask: Why pay when lessons online are free? | A teacher helps at once, and the group keeps children going | interviews-2 | by asking ten parents how long their child used a free course
ask: How many children can one teacher help? | | trade-trial | by teaching a small and a larger group
ask: Do parents prefer terms, camps or single days? | | price-talks | by offering all three to ten parents
roles: a teacher who can code and is good with children | somebody who designs projects | somebody for schools, bookings and parents
search: coding classes for kids
name: First Loop = a first piece of code
name: +Robotbench = a bench to build robots
name: Beep & Build = robots and making things
name: Game Makers = children who make games
name: +Blinkbot = a small robot that blinks
name: My First Game = a game the child makes
name: Build & Blink = a lamp that lights up
name: +Kidloops = coding for children
name: Pixel Shed = a workshop for games
name: Robot Tuesday = a fixed day for robots
name: *Loopina = a new word from loop
name: Small Coders = children who can code
line: They build it, then they play it
line: Code, build and show it
line: Their own game, built in class
line: From playing games to making them
line: Small groups, real projects
line: Curious kids, working robots

kids-sports
job: a class, classes
rival: local sports clubs | they cost little, and friends from school already play there | | kids sports club near me
rival: children's sports programmes and franchises | they have classes by age, trial hours and a well-known name | Little Kickers@GB, Rugbytots@GB, My Gym@US, The Little Gym@US, The Little Gym@FR | sports classes for kids
rival: school sport, the playground and playing outside | it is free and needs no booking and no driving
meet: nurseries, primary schools and playgrounds | head teacher | parents ask there what their child could do in the afternoon | give one free taster class on site with {name} and hand each parent a card with dates and place | two mornings a week | teachers, paediatricians and childminders | parents ask them how a child can move more
measure: the share of trial children who are still coming after four weeks
moat: coaches whom children like and parents trust, and fixed hours in good halls
risk: the best hall hours go to clubs, and bad weather stops classes outdoors | book a covered space for the whole term before selling places, and keep a second one in reserve
rule: Settle child protection, supervision and insurance | Ask which background checks and coaching certificates are required, write down how many children one coach may have, who may collect a child and what is done after an injury, and insure accidents. | the checks, the written rules and the policy are on file
trial: Run four classes for two age groups | Use a hall or park for two weeks, take up to eight children per class at the normal price, and note who joins in, who comes back and what parents say. | attendance, returns and parents' comments are in one table
ask: Where do classes take place in bad weather? | | closing-calls | by asking ten schools, halls and studios for free hours
ask: Do parents pay by the class, by the term or by the month? | | price-talks | by offering all three to ten parents
ask: What about a child who does not want to join in? | The child may watch, help and join when ready | trade-trial | by noting it in four classes
roles: a coach qualified to work with children | somebody for halls and the timetable | somebody for parents, bookings and messages
search: kids sports classes near me
name: Little Movers = children who like to move
name: +Playstrong = getting strong through play
name: Happy Laps = running for fun
name: Sunny Pitch = a pitch to play on
name: +Kickready = ready to kick the ball
name: Junior Leap = a leap for young ones
name: Ball & Balance = two skills to learn
name: +Sportsprout = sport for those still growing
name: Team Tiny = a team of small children
name: Run & Giggle = sport that makes children laugh
name: *Sprintino = sprint, for little ones
name: Big Jump = proud of a big jump
line: Where children love to move
line: More play, less screen time
line: Small groups, growing confidence
line: Fun first, skills follow
line: Every child gets to play
line: Tired, happy and proud

meals-for-elderly
job: a lunch, lunches
rival: meals on wheels run by charities | they are well known, often subsidised and come every day | Red Cross, Caritas@DE, Caritas@AT, Meals on Wheels@US, Meals on Wheels@GB, Meals on Wheels@AU | meals on wheels
rival: ready meals to keep in the freezer | there is a large choice, and one eats when one likes | Wiltshire Farm Foods@GB, apetito@DE, apetito@GB, Mom's Meals@US | frozen meals for elderly
rival: cooking something small, or food brought by the family | it is familiar, cheap and already at home
meet: doctors' surgeries, home care services and community centres | manager of the home care service | carers see every day who no longer cooks | deliver lunch to five of their clients for a week with {name} and report who ate well | one midday a week | carers, pharmacists and social workers | they notice when somebody eats too little
measure: the share of customers who still order after two weeks
moat: food people like, and drivers who know each customer and notice when something is wrong
risk: long routes make meals cold and each delivery expensive | start in one small area, keep the round under an hour and add streets only when the round is full
rule: Settle food safety, diets and what drivers do in an emergency | Ask the food authority about kitchen, transport and temperatures, take diets, allergies and chewing problems in writing, and write down whom a driver calls when nobody opens. | the registration, the diet forms and the contact lists are on file
trial: Deliver lunch to ten people for two weeks | Cook in an approved kitchen or buy from one, drive the round yourself, measure the temperature at the last door, and note what was eaten and who reorders. | temperatures, minutes, leftovers and reorders are in one table
ask: Who orders and pays, the older person or the family? | | price-talks | with ten older people and their families
ask: How many meals fit in one round before they get cold? | | trade-trial | with a thermometer at the last door
ask: What does a driver do when nobody opens? | Ring, call the customer, then the family | rules | with a contact list signed by each customer
roles: a cook who knows diets and soft food | a friendly and attentive driver | somebody for orders, families and care services
search: meals for elderly parents
name: Warm Noon = a warm meal at midday
name: +Noonplate = a plate at noon
name: Lunch & Hello = a meal and a greeting
name: +Mealknock = a knock, and lunch is there
name: Hearty Lunch = a filling midday meal
name: Friendly Plate = lunch brought by a friendly person
name: +Easylunch = lunch without cooking
name: Kind Kitchen = cooking with care
name: +Softspoon = meals that are easy to eat
name: Still Warm = warm when it arrives
name: *Mealina = from the word meal
name: Good Lunch Daily = a proper meal every day
line: A warm lunch, brought to you
line: Good food and a friendly hello
line: Cooked fresh, delivered warm
line: Meals to suit your diet
line: Lunch is at your door
line: Eat well without cooking
`;
