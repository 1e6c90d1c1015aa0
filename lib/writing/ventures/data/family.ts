/** Children, parents and grandparents: what is known of them; the keys are those of `../lore.ts`. */
export const FAMILY = `
babysitting
job: an evening, evenings
rival: sitter platforms | one sees faces, checks and who lives three streets away | Care.com, Sitly, Babysits, UrbanSitter@US, Bubble@GB, Yoopies@FR | babysitter near me
rival: nanny agencies | they have met the person and find another one | | nanny agency
rival: grandparents and the girl next door | the child knows them, and they come for a chocolate
meet: nurseries, birth classes and cinemas with a late show | head of the nursery | parents ask her teachers in whispers whether they are free on Saturday | bring three sitters to her summer party with {name} and let children and parents meet them | two afternoons a month | nurseries, wedding venues and hotels | they are asked each week for somebody whom the child would not fear
measure: the share of families that book the same sitter a second time
moat: sitters whom the children ask for by name
risk: the second evening is arranged by telephone | insure each booked evening, find a stand-in within the hour and let the sitter's record grow with each booking
rule: Settle checks, insurance and whether sitters are employed | Ask which certificate each person who minds children must show, ask an insurer about accidents, ask how pay in homes is declared, and set an age. | a page with checks, policy and pay rules is public
trial: Fill fifteen evenings by hand | Meet six sitters, let families get to know them over coffee, fill the evenings by telephone, and note who cancelled and who was asked for again. | requests, refusals and second evenings are on one sheet
ask: How do you know this sitter is safe with a child? | We meet each one, see the certificate and ring two families | rules | with the page on checks and one sitter who was refused
ask: What happens when she cancels at five o'clock? | | trade-trial | by cancelling three evenings and finding stand-ins
roles: somebody with a nursery background who meets sitters | somebody on the telephone between four and eight | a developer for requests and payment
search: babysitter
name: Back by Eleven = the old promise
name: Third Story = the one before the light goes out
name: Night Light = what stays on
name: Teddy Counts = how the evening is checked
name: Date Night Aunt = an aunt one can book
name: Toothbrush Two = the second thing on the list
name: Pyjama Party = how children see it
name: Page & Pillow = how an evening ends
name: Tata = the word for an aunt in many tongues
name: Sleepy Moon = who looks in at the window
name: *Lullina = a small one who sings
name: Hall Light = what has to stay on
line: They ask when she comes again
line: One more page, then sleep
line: The film starts, and so do you
line: Teeth brushed, mostly
line: Door ajar, hall light on

childcare-place
job: a month, months
rival: nurseries of the town | they are cheap or free, and the list is two years long | | nursery near me
rival: private nurseries and childminders | they have a place from September and open at seven | Busy Bees@GB, Bright Horizons@US, Bright Horizons@GB, KinderCare@US, Goodstart@AU | daycare near me
rival: one parent at home, or the grandmother | nobody has to get a child into boots by seven
meet: birth classes, playgrounds and personnel offices | personnel manager | she loses people who find no place | reserve two places for her people with {name} for a year and report how many came back to work | one afternoon a month | midwives, paediatricians and personnel offices | they are asked for a place in every third talk
measure: the share of visiting families who sign for a place
moat: teachers who stay, so that children know them for years
risk: a teacher leaves in November and by law a group has to close | train one more than the rule demands, and keep two stand-ins who know the children
rule: Settle the licence, rooms and ratio | Ask the youth authority early for rooms, garden, fire exits and the number of teachers a group needs, and ask for subsidies and when they are paid. | the authority's list with dates and a drawing of the rooms lie there
trial: Hold a playgroup on eight mornings | Hire a room, invite eight families, work with two teachers, and note parting, food, sleep and which times the parents need. | hours needed and wishes of each family are on one sheet
ask: Where do the teachers come from? | | interviews-2 | by asking ten teachers why they left their last nursery
ask: When does the subsidy come, and who pays till then? | | rules | with the authority's answer in writing
roles: a head with a recognised degree | a second teacher who comes along from the start | somebody for authority, rooms and money
search: nursery place
name: Mud Kitchen = where most is cooked
name: Rubber Boots = what stands in a row
name: Hook & Owl = a picture at each child's peg
name: Acorn Group = where big things begin small
name: Late Breakfast = the best part of the morning
name: Puddle Yard = what draws every child
name: Nap Corner = quiet after lunch
name: Peg & Puddle = in and out
name: Nido = Italian for nest, and for nursery
name: Snail Pace = the right speed for a walk
name: *Pebbelina = one who has her pockets full
name: Small Chairs = one sits low here
line: Muddy knees, full pockets
line: Every child has an owl on its peg
line: Small chairs, long mornings
line: The goodbye gets shorter every week
line: They do not want to go home

tutoring
job: a lesson, lessons
rival: tutoring platforms | one sees subject, mark and a free hour this week | GoStudent@DE, GoStudent@AT, Superprof, MyTutor@GB, Tutorful@GB, Wyzant@US, Varsity Tutors@US | maths tutor
rival: schools for tutoring round the corner | the child goes there on foot and sits with three others | Kumon, Sylvan Learning@US, Schülerhilfe@DE, Studienkreis@DE | tutoring near me
rival: a parent at the kitchen table | it is free and ends in tears
meet: parents' evenings, school libraries and sports clubs | form teacher | she knows in November who will not pass and may not teach them herself | take two of her pupils for six weeks with {name} and tell her what they could not do | one evening a week before reports | teachers, school psychologists and coaches of youth teams | they see a child fall behind and want a name
measure: the share of pupils whose next test is better than the last
moat: tutors who stay with a child until it leaves school
risk: pupil and tutor agree on cash after the second hour | add what one hour alone lacks: a plan from the tests, a talk with parents and a stand-in
rule: Settle checks of tutors and their status | Ask which certificate people alone with children must show, ask whether tutors count as employees, and write down who may see marks and tests. | checks, contracts and the page on data are there
trial: Teach ten pupils for two weeks | Look at the last three tests, choose two gaps, teach four hours, and let each pupil do the old test again. | both results of each pupil stand side by side
ask: How do you know the mark rose because of you? | We do not, but we see which gap has closed | trade-trial | with an old test done twice
ask: What keeps family and tutor with you after the second hour? | | interviews-2 | by asking ten families who pay a tutor in cash
roles: a teacher who finds gaps and chooses tutors | somebody who calls parents after tests | a developer for hours and plans
search: maths tutor
name: Remainder Two = what is left of a division
name: Table & Ruler = what an afternoon needs
name: Red Pen = what one fears less
name: Show Your Work = what teachers want to see
name: Blot & Quill = how it used to be
name: Second Try = the one that counts
name: Inky Thumb = the proof of an afternoon
name: Show & Cross Out = how sums are learnt
name: Spicker = German for a crib sheet
name: Thursday Maths = a fixed hour
name: *Chalkwell = a place where chalk explains well
name: X & Y = the unknown two
line: Fractions, then football
line: No more tears at the kitchen table
line: Somebody explains it a third way
line: The gap is older than the test
line: Ask again, that is the idea

music-lessons
job: a lesson, lessons
rival: music schools | there is an orchestra, a summer concert and a teacher for every instrument | School of Rock@US, Guitar Center@US, Yamaha Music School | piano lessons near me
rival: lessons by app and video | it listens, turns the page and can be begun at midnight | Simply Piano, Yousician, Flowkey, Fender Play | learn piano app
rival: the uncle's guitar and a book of chords | three chords are enough for a summer
meet: instrument makers, primary schools and choirs | violin maker | each family that rents a small violin asks her for a teacher | give the first lesson in her shop with {name} to three families who rent | one afternoon a week | instrument makers, school teachers and choir leaders | they hear who has an ear
measure: the share of pupils who are still playing at the second holidays
moat: teachers whose pupils one hears at the summer concert
risk: pupils give up after the summer holidays, and teachers sit in empty rooms in September | let each pupil play in a small concert after the holidays and choose the piece in June
rule: Settle rooms, noise and status of teachers | Ask the town and neighbours about noise, ask whether teachers count as employees, check records of those alone with children, and ask about rights at concerts. | the answers and contracts lie in one folder
trial: Give ten beginners four lessons | Take children and adults, lend instruments, ask for a film of practice each week, and note who practised and who stopped. | practice days of each pupil are on one sheet
ask: What keeps a child playing when it gets hard? | A piece it chose itself, and a small concert | interviews-2 | by asking ten people why they stopped
ask: Where do teachers find the time from two to six, when all want it? | | f-2 | by planning a week with three teachers
roles: a teacher who gets adults to sing too | somebody who finds rooms and instruments | somebody for dates, parents and the concert
search: piano lessons
name: Three Chords = enough for a summer
name: Left Hand First = how hard pieces are learnt
name: Ritornello = Italian for the part that returns
name: Metronome Cat = one that keeps time with its tail
name: Upbeat = the note before the first
name: Wrong Note = where practice begins
name: Bow & Breath = how sounds are made
name: Page Turner = who sits beside the piano
name: Quaver House = a house of eighth notes
name: Hum Along = the easiest instrument
name: *Cantarra = from the word for to sing
name: Sunday Scales = what neighbours hear
line: Left hand first, then both
line: The neighbours will get used to it
line: One song by the holidays
line: Wrong notes are welcome before six
line: A piece you chose yourself

language-lessons
job: a lesson, lessons
rival: teachers on video | one finds somebody for every accent, at midnight too | Preply, italki, Cambly, Lingoda, Babbel | spanish teacher online
rival: language schools and evening classes | there is a certificate, a group and a break with coffee | Berlitz, Goethe-Institut, Alliance Française | language school near me
rival: an app on the tram and a series with subtitles | it asks for five minutes and has an owl | Duolingo | language app
rival: muddling through with hands and one's own language | people are kind, and one gets one's coffee
meet: registry offices for newcomers, companies with teams abroad and choirs | clerk of the office for newcomers | she knows who needs which certificate by when | hold a table for talk with {name} in her waiting room on two mornings | two mornings a month | relocation agents, universities and companies with newcomers | they see people who understand and do not dare to speak
measure: the share of learners who speak for ten minutes without their own language
moat: teachers who stay with one learner to the certificate
risk: learners are eager in January and gone when the teacher changes | keep one teacher for each learner, agree on a date to speak for, and ask after the second missed hour
rule: Settle certificates, visas and status of teachers | Ask which examination the authority accepts, ask whether teachers count as employees, and write down until when a lesson may be cancelled. | the authority's list, the contracts and the terms are there
trial: Teach eight learners for two weeks | Record each one speaking for three minutes on the first and the last day, and note minutes spoken by learner and by teacher. | both recordings and the minutes are on one sheet
ask: How much does the learner speak in an hour? | | trade-trial | with eight recorded lessons and a stopwatch
ask: Why not an app with an owl? | It teaches words, and nobody waits for the answer | interviews-2 | by asking ten people how far an app took them
roles: a teacher who can be silent | somebody who finds and hears teachers | somebody for dates and learners who fall silent
search: spanish lessons
name: Subjunctive = the mood everybody fears
name: False Friends = words that look like others
name: At the Baker's = where one speaks first
name: Accent Aigu = French for the sharp stroke on an e
name: Tongue & Tea = a talk with a cup
name: Lost Article = der, die or das
name: Loose Tongue = what one gets by talking
name: Mumble No More = how one begins
name: Chiacchiera = Italian for chatter
name: Verb Last = how German waits for its point
name: *Parlette = a small parlour for talk
name: Order Two = a coffee more than one can say
line: Order the coffee yourself
line: You talk, the teacher waits
line: From bonjour to an argument
line: Irregular verbs, regular evenings
line: Laugh at a joke in Spanish

driving-school
job: a driving lesson, driving lessons
rival: driving schools in the quarter | the older brother passed there, and the car is parked at school | AA Driving School@GB, RED Driving School@GB, BSM@GB | driving school near me
rival: theory by app | one ticks questions on the bus | Theory Test Pro@GB | driving theory app
rival: father on an empty car park | it costs nothing but nerves, where it is allowed
meet: schools in the year before the leaving exam, youth clubs and rural bus stops | school secretary | everybody turns seventeen in her files | park at the school in the break with {name} and let each pupil find the clutch once | one noon a week | schools, training firms and parents of former learners | they need people who get to work without a bus
measure: the share of learners who pass at the first attempt
moat: instructors who stay calm, known from class to class
risk: instructors and test dates are short, so learners wait and forget | plan the test date first, block lessons in the three weeks before it and train instructors of your own
rule: Settle the licence of school and instructors | Ask the authority which licence, car, room and record each lesson needs, whether theory may be taught by video, and ask an insurer for two sets of pedals. | licence, authority's answer and policy hang in the room
trial: Follow ten learners to the test | Note lessons, waits, faults by kind, and the day of each test, at a school that lets you. | lessons, waits and faults of each learner are on one sheet
ask: Where do you get instructors? | | interviews-2 | by asking ten instructors why they changed
ask: How long do learners wait for a date? | | rules | by asking three test centres
roles: a licensed instructor | somebody for dates with test centres and learners | somebody who knows the authority's papers
search: driving school
name: Clutch & Cheer = what it needs
name: Stall Twice = what everybody does
name: Mirror Signal = the first two of three
name: Empty Car Park = where it begins
name: Right First = who may go, in many countries
name: Hill Start = the hardest minute
name: Amber Light = when one decides
name: Parallel Park = the test within the test
name: Frizione = Italian for clutch
name: Second Gear = where it gets easy
name: *Drivella = a driver with an easy hand
name: Blind Spot = what lies over the shoulder
line: Stalled? Everybody does
line: Mirror, shoulder, breathe
line: Into the gap, first time
line: The hill start loses its horror
line: Keys to the car, and mother sleeps

holiday-camps
job: a camp week, camp weeks
rival: camps of clubs and churches | they have leaders the child knows and cost little | YMCA, Scouts | holiday camp near me
rival: private camps with a theme | there are horses, robots or English, and lunch | PGL@GB, Camp Beaumont@GB, iD Tech@US, Galileo@US | summer camp
rival: grandparents, and parents who take leave in turn | it costs days of leave and no money
meet: primary schools in March, sports clubs and personnel offices | school secretary | parents ask her in spring what happens in the six weeks of summer | hold a Saturday camp for one class with {name} and let parents collect late | three evenings in March | personnel offices, sports coaches and libraries | they know parents without leave
measure: the share of children who want to come again next holidays
moat: leaders who return every summer
risk: all weeks are paid for in spring and a leader falls ill in July | train more leaders than needed and name in writing when a week is cancelled
rule: Settle supervision, health and refunds | Ask the youth authority how many leaders a group needs and which checks, ask parents about allergies and swimming in writing, insure trips, and write down refunds. | checks, forms, policy and refund terms are there
trial: Hold two camp days on a weekend | Take twelve children, two leaders and one theme, and note breakfast, quarrels, boredom, small injuries and what they tell at home. | hour by hour, what went well is on one sheet
ask: What do you do with the child that cries for home at noon? | One leader is free for exactly that | trade-trial | with two camp days on a weekend
ask: How many places must be sold by May for the week to happen? | | f-2 | by adding leaders, rooms and lunch of one week
roles: a leader with many summers behind her | somebody who finds rooms and meadows | somebody for parents, forms and allergies
search: holiday camp
name: Six Long Weeks = what summer is to parents
name: Campfire Socks = what smells of it until autumn
name: Grass Knees = how they come home
name: Lake & Ladder = what one needs
name: Sun Cream Crew = those in the morning row
name: Torch Walk = the best evening
name: Stockbrot = German for bread on a stick
name: Treehouse Week = what they build
name: Lost Sandal = there is one in each camp
name: Monday Meadow = where the week begins
name: *Campolina = a small camp, in good spirits
name: Friday Show = what parents come to see
line: Grass knees and a new best friend
line: Five days without being bored once
line: The sandal turns up on Friday
line: Mud, glue and a song for home
line: You work, they build a raft

kids-parties
job: a birthday, birthdays
rival: play halls and burger restaurants | it is loud, warm and cleaned up by others | Chuck E. Cheese@US, Gambado@GB, McDonald's | kids birthday party near me
rival: clowns, magicians and rented castles | one call and there is something in the garden
rival: cake, treasure hunt and father as a pirate | it costs one night of work and is told for years
meet: nurseries, toy shops and playgrounds | nursery teacher | she hears on Monday which birthday was good | throw a party for one group with {name} and give each child a small card to take home | one afternoon a week | toy shops, cake makers and play leaders | parents ask them with two weeks to go
measure: the share of guests' parents who ask for a date of their own
moat: themes that children tell one another about
risk: all want Saturday at three | offer Friday and Sunday with a small extra, and parties in a box without people
rule: Settle accidents, allergies and who watches | Insure falls and broken windows, ask each family about allergies, check records of entertainers, and write down that one parent stays. | policy, checks and the form are there
trial: Hold four birthdays | Take two ages and two themes, note when it got dull, what was broken, minutes of clearing up and which guest asked. | a clock of each party with its dull moments is on one sheet
ask: When does it get dull? | After about forty minutes, so the treasure comes then | trade-trial | with four birthdays and a clock
ask: How many Saturdays can one pair fill? | | f-2 | by planning a spring with two pairs
roles: an entertainer whom children obey for fun | somebody who builds boxes and themes | somebody for dates and parents
search: kids birthday party
name: Forty Candles = as many as ten parties need
name: Pirate Uncle = who comes
name: Cake at Four = the fixed point
name: Balloon & Bruise = both are part of it
name: Treasure Shed = where the chest is
name: Musical Chairs = the game all know
name: Lucky Dip = a hand into the bag
name: Crepe Crown = what the child wears
name: Cotillon = French for party trifles
name: Dragon on Loan = back by six
name: *Partalina = a party with pigtails
name: Paper Hats = what everybody wears by four
line: There is a dragon in the garden
line: Cake at four, treasure at five
line: Seven candles, eleven pirates, one calm host
line: They go home with sticky fingers
line: The balloons outlive the cake

elderly-companion
job: a visit, visits
rival: companion services | one person comes on fixed days and the daughter gets a note | Papa@US, Home Instead | companion for elderly
rival: visitors of churches and charities | they come for nothing and on Thursdays | Age UK@GB, Red Cross
rival: the neighbour, and a call on Sunday | she is there anyway and has heard all the stories
meet: family doctors' waiting rooms, chemists and churches | chemist | she knows who stays at the counter to talk | have two companions drink coffee there with {name} on market day and talk with whoever sits down | one morning a week | family doctors, chemists and hairdressers | they are for many the only talk of the day
measure: the share of older people who ask for the same companion again
moat: companions who know the stories, and the names in them
risk: the daughter pays and the mother does not want a stranger | begin with an errand, the garden or a game instead of company, and let the mother choose among two
rule: Settle trust, money and what is not done | Ask for certificates and two people who vouch, write down that companions take no gifts and touch no accounts, draw the line to nursing, and insure falls. | the checks, the page on gifts and the policy are given to each family
trial: Visit six older people for two weeks | Introduce two companions to each, come twice a week, and note what was done, what was talked about and who asked when the next visit is. | visits, topics and wishes of each person are on one sheet
ask: What do you do when she no longer opens the door? | We ring, then call the family, then whoever holds the key | rules | with the order of calls that each family signs
ask: How do you keep companions for years? | | interviews-2 | by asking ten people who visit for a charity
roles: somebody with years in social work | somebody who finds and introduces companions | somebody who calls daughters and sons
search: companion for elderly mother
name: Coffee at Three = when one is expected
name: Rummy & Cake = what the afternoon is made of
name: Visitor's Chair = the one that is no longer empty
name: Tell Me Again = what a good listener says
name: Old Photographs = where most talks begin
name: Market Day Two = going there as a pair
name: Two Cups = what stands on the table
name: Bench Mates = two who watch the ducks
name: Plausch = southern German for a chat
name: Slow Stroll = the right speed
name: *Consuela = a name that holds consolation
name: Rain or Rummy = what is done on which day
line: Two cups on the table again
line: Somebody knows the names in her stories
line: Cards, cake and gossip
line: Thursday has a knock at the door
line: Slowly to the ducks and back

home-care
job: a visit, visits
rival: care services with a car park full of small cars | insurers pay them directly, and somebody always comes | Home Instead, Bluebird Care@GB, Visiting Angels@US, Caritas@DE, Buurtzorg@NL | home care near me
rival: agencies for live-in carers | somebody sleeps in the next room | Promedica@DE, Pflegehelden@DE, The Good Care Group@GB | live in carer
rival: a daughter who works less | she knows how the tea has to be, and gets nothing for it
meet: hospital discharge desks, memory clinics and groups of caring relatives | social worker at the discharge desk | she has until Friday to find somebody for Monday | take on two of her discharges with {name} within a day and tell her how the first week went | two mornings a week | hospitals, family doctors and chemists | they cannot let people go home alone
measure: the share of families who see no more than two faces in a week
moat: carers who stay because their rounds fit their lives
risk: there are families enough and no carers | let carers choose rounds close to home, pay the way and start with as many families as two can know
rule: Settle licence, insurers and who may do what | Ask the authority which care needs a licence, ask insurers what they pay and how it is proved, check records of carers, and write down who may give medicine. | licence, insurers' answers and the page on tasks are there
trial: Care for three families for two weeks | Work with two carers, plan each visit, note minutes, the way and who was there, and call the family each Friday. | visits, faces and what the family said on Friday are on one sheet
ask: Where do carers come from, when every service looks for them? | | interviews-2 | by asking ten carers who left the trade what would bring them back
ask: Who comes at seven on Sunday when the carer is ill? | A third one who has been introduced | rules | with a plan of stand-ins for a month
roles: a nurse who may lead a care service | somebody who wins carers and makes plans | somebody for insurers and billing
search: home care for mother
name: Warm Slippers = what waits in the morning
name: Same Two Faces = how many come in a week
name: Own Teapot = what stays when one stays home
name: Morning Buttons = where help begins
name: Seven & Seven = morning and evening visits
name: Blue Cardigan = what is laid out on the chair
name: Stay Put = an old wish
name: Home Hands = who comes
name: Zuhaus = German for at home
name: Key Under Pot = how they used to come in
name: *Carewynne = care, with a gentle old name
name: Dusk Shutters = the last thing of the day
line: The same two faces all week
line: Her own bed, her own teapot
line: We know which cardigan on Sunday
line: You may be the daughter again
line: Buttons, breakfast, a bit of gossip

kids-carpool
job: a school run, school runs
rival: rides for children as a service | checked drivers come with a seat and a sign | HopSkipDrive@US, Zum@US | school transport for kids
rival: the group of parents on the telephone | everybody is in it already, and somebody always answers | WhatsApp | school carpool
rival: driving oneself, every day | it is the only talk with the child
meet: school gates, sports fields and parents' evenings | caretaker of the school | he stands in the jam at the gate every morning | plan the runs of one class for two weeks with {name} and count the cars at the gate before and after | two mornings a week | head teachers, coaches and the town's road planners | they want fewer cars at the gate
measure: the share of runs of a week that were driven by somebody else's parent
moat: classes in which everybody already rides with everybody
risk: it works while three families live in one street and stops at the first misunderstanding | begin with whole classes, one plan and a rule for mornings on which somebody is ill
rule: Settle seats, insurance and who may collect | Ask an insurer about other people's children in the car, ask from when money makes a driver a taxi, set rules for seats and sickness, and let each family name who may collect. | the insurer's and the authority's answers are in the terms
trial: Run one class by hand for two weeks | Ask families for times, make the plan by hand, send it in the evening, and note late runs, forgotten children and changes at breakfast. | runs, changes and cars at the gate are on one sheet
ask: What if nobody is at the gate at four? | The next family on the list is called, and the child waits with the teacher | trade-trial | with one class for two weeks
ask: Who pays for it, parents, school or town? | | price-talks | with ten families, two schools and the town
roles: a parent whom the class trusts | a developer for plans and changes | somebody who talks with schools and towns
search: school carpool
name: Back Seat Three = as many as fit
name: Gate at Eight = where they are expected
name: Rucksack Row = what lies in the boot
name: Walking Snake = children in a line
name: Whose Turn = the question at supper
name: Lost Gym Bag = it is in the other car
name: Almost Eight = when the bell is near
name: Shotgun = who sits in front
name: Anden = Spanish for platform
name: Belt & Bell = the two ends of a ride
name: *Schoola Bell = a bell with a tune
name: Left at Baker = the way they all know
line: Tuesday is your turn, Wednesday is not
line: Three rucksacks, one car
line: Everybody in? Gym bags too?
line: Fewer cars at the gate
line: They sing on the back seat

kids-coding
job: a class, classes
rival: coding schools for children | they have belts like in judo, and a room with robots | Code Ninjas@US, Code Ninjas@GB, iD Tech@US | coding classes for kids
rival: free lessons on the net | a cat moves across the screen, and it costs nothing | Scratch, Code.org, Tynker | learn to code for kids
rival: clubs at school and a father who programmes | it is on Thursday after maths, with pizza
meet: libraries, computer rooms of schools and toy fairs | librarian | her computers are free in the afternoon, and parents ask what to do about the games | hold three afternoons there with {name} and let children show parents on the third what moves | one afternoon a week | librarians, maths teachers and personnel offices | parents ask them what will be needed one day
measure: the share of children who show something of their own making after eight classes
moat: teachers whom children tell of their own ideas
risk: children love the first robot and are bored by the second loop | let each child build one thing of its own from the third class and show it to the group
rule: Settle checks, pictures and accounts of children | Ask which certificate teachers must show, which accounts children of an age may open, what must be agreed to for pictures, and insure computers. | checks, consents and policy are there
trial: Teach eight children for four afternoons | Take two ages, lend computers, and note where they got stuck, who helped whom and what they showed at home. | sticking points and works of each child are on one sheet
ask: Why pay when lessons on the net are free? | Somebody sits beside the child when nothing moves | interviews-2 | by asking ten families how far the free ones went
ask: How many children can one teacher help at once? | | trade-trial | with eight children and a clock
roles: a teacher who likes mistakes | somebody who invents projects | somebody for schools, libraries and parents
search: coding classes for kids
name: First Loop = the first thing that runs
name: Bug Jar = where mistakes are kept
name: Semicolon Kids = they know what is missing
name: Robot Tuesday = a day to look forward to
name: Wires & Wonder = what is on the table
name: If Then Else = how every choice is told
name: Blink = what the first lamp does
name: Hello Duck = programmers tell their trouble to a duck
name: Tornillo = Spanish for a screw
name: Beep Back = the robot's answer
name: *Loopina = she goes round and round
name: Pixel Shed = where games are built
line: It blinks, and they built it
line: Mistakes go into a jar here
line: First they play it, then they build it
line: The robot turned left by itself
line: Ask the duck, then the teacher

kids-sports
job: a class, classes
rival: clubs | they cost little, there is a shirt, and the father plays in the second team
rival: courses with a programme by age | one may try, start any week and stay away in holidays | Little Kickers@GB, Rugbytots@GB, My Gym@US, The Little Gym@US, The Little Gym@FR | sports classes for toddlers
rival: the playground and the sofa | it is open, free and next door
meet: nurseries, paediatricians and school halls that stand empty | head of the nursery | she sees in October who falls over his own feet | come to her group for four mornings with {name} and let parents watch the fourth | two mornings a week | nurseries, paediatricians and school teachers | they are asked where a wild or a timid child could go
measure: the share of children who come on after the holidays
moat: coaches whom small children listen to
risk: halls go to the clubs first, and courses stand without a roof in November | write to church halls, dance schools and companies, and sign for the winter in May
rule: Settle halls, checks and accidents | Ask the town for hall hours and their order, check records of each coach, write down how many children one coach may have and who may collect, and insure accidents. | hall letter, checks and policy are there
trial: Hold four mornings for two ages | Take eight children each, change the game every six minutes, and note who joined in, who stood by and what the parents said. | games and who joined in are on one sheet
ask: Where do you play in November? | | closing-calls | by asking ten owners of halls
ask: What becomes of the child that only watches? | It hands out the balls, and joins in by the third time | trade-trial | with four mornings for two ages
roles: a coach whom small children listen to | somebody who finds halls | somebody for parents, places and holidays
search: kids football near me
name: Untied Laces = what a coach sees most
name: Wobbly Goal = two jackets and a gap
name: Ball & Banana = what one brings
name: Frog Jumps = how it begins
name: Small Striker = the one in front
name: Cartwheel = everybody's dream
name: Thick Mat = where falling is allowed
name: Giggle Laps = how they run warm
name: Purzel = from the German for a somersault
name: Nil Nil = nobody counts here
name: *Tumblia = where they tumble
name: Odd Shirts = one may wear any
line: Laces tied, off they go
line: Nobody sits on the bench here
line: The cartwheel comes by itself
line: Eight children, nine balls
line: Red cheeks, early to bed

meals-for-elderly
job: a lunch, lunches
rival: meals on wheels of charities | somebody rings at half past eleven and asks how one slept | Red Cross, Caritas@DE, Caritas@AT, Meals on Wheels@US, Meals on Wheels@GB, Meals on Wheels@AU | meals on wheels
rival: frozen meals from a catalogue | they lie in the freezer, and one eats when one likes | Wiltshire Farm Foods@GB, apetito@DE, apetito@GB, Mom's Meals@US | frozen meals for elderly
rival: bread and butter, and soup from Sunday | it is enough, they say
meet: family doctors, chemists and church halls | carer on her round | she opens the fridge each morning and finds the same sausage | bring lunch to five of her people for a week with {name} and tell her what was left on the plate | one noon a week | carers, family doctors and daughters far away | they see trousers getting wider
measure: the share of plates that come back empty
moat: drivers who see when something is wrong behind the door
risk: the round is long, and the last plate is cold | keep rounds under an hour, test the last plate with a thermometer and cook twice if it must be
rule: Settle kitchen, warmth and what the driver sees | Ask the food authority about kitchen, boxes and temperatures, ask for diets and allergies in writing, and write down whom the driver calls when nobody opens. | the authority's answer, the diet form and the order of calls are there
trial: Bring lunch to ten people for two weeks | Cook in a hired kitchen, drive yourself, measure the last plate, and note what came back and how long the talk at the door was. | temperature, leftovers and minutes at each door are on one sheet
ask: What does the driver do when nobody opens? | He rings, then calls the family, and waits | rules | with the order of calls each family signs
ask: How long is the round before the last plate is cold? | | trade-trial | with a thermometer on the last plate
roles: a cook for small portions and soft food | a driver who looks twice | somebody who talks with daughters, carers and insurers
search: meals for elderly parents
name: Gravy & Greeting = what comes at noon
name: Half Past Eleven = when it rings
name: Dumpling Day = the best day of the week
name: Blue Plate = the one that is left empty
name: Noon Bell = when the village eats
name: Small Spoon = the right size
name: Sunday Roast Too = Sunday is not left out
name: Second Potato = who takes it is well
name: Suppe = German for soup
name: Warm Lid = what one feels in the hand
name: *Prandia = from the Latin for lunch
name: Custard Friday = what is for pudding
line: A knock, a plate, a chat
line: There is gravy, and custard on Friday
line: Somebody sees whether the plate is empty
line: Dumplings like hers, nearly
line: Still warm at the last door
`;
