/** Growing children, school and parents apart: what is known of them; the keys are those of `../lore.ts`. */
export const CHILDREN_AND_SCHOOL = `
baby-sleep-coaching
job: a consultation, consultations
rival: sleep programmes and apps for babies | they know the hour of the next nap | Huckleberry, Taking Cara Babies@US, Napper | baby sleep consultant
rival: midwives, health visitors and crying clinics | they know the child, and it costs nothing | | help with baby crying
rival: forums at three in the morning, and walking up and down | everybody there says the opposite
meet: midwives' rooms, baby classes and crying clinics | midwife | in the sixth month mothers no longer ask about milk, they ask about sleep | take five nights of one family with {name}, write the plan with both parents and call every noon | two mornings a week | midwives, paediatricians and health visitors | they are asked by people who cannot think straight any more
measure: the share of families who would name you to a friend after a month
moat: consultants who calm parents down, and midwives who pass on their number
risk: methods are a war of faith, and one post can ruin a name | write down what you never advise, let parents choose between two gentle ways and leave illness to doctors
rule: Settle where advice ends and medicine begins | Ask a paediatrician for the signs that need a doctor, follow what is advised on safe sleep, ask who may call themselves consultants, and insure advice. | the signs, the safe-sleep page and the policy are there
trial: Go with eight families | Accompany eight families for two weeks with a diary, and note wakings, hours of calls, tears, what was kept up and who fell out over it. | wakings and hours of eight families are on one sheet
ask: What if the baby is ill and not just awake? | The first call asks for the signs, and then a doctor comes first | rules | with a paediatrician's list
ask: How many families can one consultant answer by night? | | trade-trial | by counting messages of eight
roles: a midwife or nurse with calm | a paediatrician who reads plans | somebody for requests and nights
search: baby sleep consultant
name: Three Seventeen = an hour everybody knows
name: Second Lullaby = what it takes every night
name: Creaky Board = third from the cot
name: Moon & Muslin = cloth and a lamp at night
name: Tiptoe = how one leaves the room
name: Cold Tea = that of all mothers
name: Owl Shift = who has it tonight
name: +Lullharbour = where small boats lie still
name: Dodo = French nursery word for sleep
name: Half Past Seven = a quiet sofa
name: *Nappelle = a small nap
line: Tiptoe past the third board
line: Somebody answers who has slept
line: The tea is still warm
line: It is not you, it is April teeth
line: Both on the sofa, the door ajar

co-parenting-app
rival: apps for parents apart | courts know them, and nothing can be deleted | OurFamilyWizard, TalkingParents@US, 2houses, AppClose@US | co-parenting app
rival: mediators and family advice | somebody sits between the two chairs
rival: messages at midnight, and a child who passes things on | one is used to it, also to the tone
meet: family advice centres, mediators and school offices | family mediator | on the last evening all is agreed, and on Monday nobody knows about Tuesday | put the agreement of three of the mediator's couples into {name} for a month and count messages that needed a third person | two mornings a week | mediators, family lawyers and school secretaries | they see the same two quarrelling about the same gym bag
measure: the share of pairs of parents in which both still use it after two months
moat: agreements that mediators write straight into it
risk: one of them signs up and the other will not | let one use it alone, let a mediator invite both and make it worth it for the calmer one
rule: Settle safety, evidence and children's data | Ask advice centres about violence and hidden addresses, ask a lawyer what a record is worth in court, keep children out of the chat, and let either one leave with all of it. | the advice centre's answer and the page on leaving are there
trial: Run one month for five pairs | Keep calendar and expenses of five pairs by hand, and note messages by tone, changes, who stopped, what the child said. | messages and changes of five pairs are on one sheet
ask: What if the other one refuses? | Calendar and expenses work for one alone, and a mediator can invite | interviews-2 | by asking ten who live apart whether the other would
ask: What do you do when one threatens the other? | | rules | with the steps an advice centre has written
roles: a mediator | a developer for calendars and records | somebody for advice centres and lawyers
search: co-parenting app
name: Two Pegs = one coat, one peg in each hall
name: Gym Bag = it is at the other one's
name: Sunday at Six = when one changes over
name: Both Front Doors = what a child has keys to
name: Calm Tuesday = nobody has written
name: Second Teddy = one for each bed
name: Odd & Even = whose week it is
name: Halfway Bench = a quiet corner between two homes
name: Due Case = Italian for two homes
name: Blue Weeks = hers are green
name: Parentesi = Italian for brackets, and a pause
line: The gym bag is where the child is
line: Blue weeks, green weeks, one birthday
line: Sleep on it, then send it
line: Nobody has to ask the child
line: Two doors, one timetable

screen-time-app
rival: controls built into telephones | it is there already, and the child knows the code | Apple Screen Time, Google Family Link | screen time app
rival: programs for parents' control | they lock, count and show where the child is | Qustodio, Bark@US, Net Nanny, OurPact | parental control app
rival: a basket by the door, and quarrelling | it costs nothing, apart from supper
meet: parents' evenings on telephones, libraries and child guidance | class teacher | since the group chat there is one evening each term about it | try two rules in one class for two weeks with {name} and let the children report on the second evening | two evenings a week | class teachers, school social workers and telephone shops | parents ask them from what age and how long
measure: the share of families that quarrel less about it after a month, by the children's own account
moat: rules that whole classes share
risk: the child is cleverer than the lock, and after three weeks it is switched off | agree with the child instead of locking, begin with whole classes and show less instead of more
rule: Settle what parents may see | Ask what a child of which age must agree to, keep as little as possible, read no messages, and ask the makers of the systems what such an app may do. | the answers and the list of what is kept are there
trial: Keep an agreement in ten families | Write one page with ten families, keep it by hand for two weeks, and note quarrels, tricks, minutes and who asked to go on. | quarrels and tricks of ten families are on one sheet
ask: What if Apple or Google builds it in tomorrow? | They count, and what we sell is an agreement a class can keep | interviews-2 | by asking ten parents why what is built in did not help
ask: How long until a child has found the way round? | | trade-trial | by offering ten children a cake for each way
roles: somebody who has teenagers | a developer who knows the systems' limits | somebody for schools and parents' evenings
search: screen time app for kids
name: Basket by Eight = where they sleep
name: Ten More Please = said at each door
name: Tree & Tablet = first one, then the other
name: Low Battery = the best moment to go out
name: Square Eyes = what grandmother said
name: Muddy Minutes = earned outside
name: Charger Hall = it is not in the bedroom
name: +Lookup Lane = where heads are up
name: Genug = German for enough
name: Bored Again = and then they built a raft
name: *Scrollina = she only wanted to look
line: Bored at four, a raft by five
line: Ten more minutes, we shook hands
line: It sleeps in the hall
line: Earned in mud, spent on the sofa
line: Supper without a third face

school-uniforms
job: a purchase, purchases
rival: uniform shops, supermarkets and online stores | they have new pieces in every size before term starts | Marks & Spencer@GB, Tesco@GB, French Toast@US | school uniform
rival: online resale sites and parents' chat groups | prices are low and sellers live nearby | Vinted, Facebook Marketplace, eBay | second hand school uniform
rival: hand-me-downs and the school's own second-hand sale | they cost little or nothing and come from people they know
meet: school gates, open days and parents' associations | chair of the parents' association | families there have clothes that are too small and need the next size | set up a rail with {name} at a school event, take in outgrown pieces and sell what fits | three afternoons before the holidays | school offices, parents' associations and tailors | parents ask them where to buy a uniform for less
measure: the share of collected pieces sold before term starts
moat: partner schools where outgrown uniforms are collected every year
risk: nearly all sales fall into the few weeks before term | collect all year, take reservations by size early, and add sportswear and replacements during the term
rule: Settle school permission, hygiene and data | Ask schools whether pieces with the badge may be sold and whether a firm may trade there, wash and check all pieces, and remove name labels. | the school's permission, the cleaning steps and the price list are in writing
trial: Hold one sale at one school | Collect outgrown pieces for one week, wash, check and price them, sell on one afternoon, and note sizes that ran out. | pieces sold, missing sizes and hours are on one sheet
ask: Are there enough pieces in the sizes people need? | | trade-trial | by counting what comes in and what is asked for
ask: Why not leave it to the parents' association? | Collection, washing and online reservation are done for them | closing-calls | by asking ten associations what happens to unsold pieces
ask: What do families get for what they bring? | | price-talks | by offering ten families cash, credit or a donation to the school
roles: somebody parents know and trust | somebody who sorts, washes and mends | somebody who works with schools
search: second hand school uniform
name: +Blazerswap = swap blazers
name: Next Size = the next size up
name: +Uniformrail = a rail full of uniforms
name: Good as New = used but like new
name: Ready for Term = ready when term starts
name: Second Blazer = a blazer with a second owner
name: Outgrow & Go = outgrown pieces move on
name: Passed Along = from one child to another
name: +Schoolrail = the school's rail of clothes
name: *Uniformia = from the word uniform
name: Fits Next Year = a size with room left
name: Clean Collar = washed and ready to wear
line: School uniforms for less
line: Outgrown today, worn tomorrow
line: The right size before term starts
line: Washed, checked, ready to wear
line: Pass it on, pay less
line: Quality uniforms at second-hand prices

kids-bikes
job: a swap, swaps
rival: bikes by subscription and light brands that keep their price | a larger one comes when the knees hit the bar | Bike Club@GB, Woom, Islabikes@GB, Rebike@DE | kids bike subscription
rival: supermarkets and sports shops | it is red, heavy and costs as much as a Saturday | Decathlon, Halfords@GB, Walmart@US | kids bike
rival: the neighbour's cellar and flea markets at school | it has a bell already, and no brakes
meet: nurseries, road safety days and bike markets in spring | road safety officer at school | half the class sits on a bike that is too large, too small or without brakes | measure one class in the yard with {name}, mend what is quick and note who has outgrown it by summer | two mornings in spring | nurseries, bike workshops and grandparents | they see knees against handlebars
measure: the share of families that take the next size instead of leaving
moat: a stock in which each bike is ridden by the fifth child
risk: in April everybody wants one, and in October they all come back | give a discount for autumn swaps, lend sledges or skates in winter and mend in January
rule: Settle safety, falls and theft | Ask which test a children's bike needs before it goes out again, have each signed off by a mechanic, insure theft and liability, and say what is wear. | the checklist, the policy and the page on wear are there
trial: Lend twenty bikes for two weeks | Take twenty used ones, put them in order, lend them, and note minutes, parts, sizes asked for and what came back broken. | minutes, parts and sizes of twenty are on one sheet
ask: How many children ride one bike before it is done for? | | f-2 | by asking five hirers and two workshops
ask: What if it is stolen from the school yard? | The policy pays, and the family a small part of it | rules | with the insurer's answer
roles: a mechanic who likes small wheels | somebody for sizes, swaps and stock | somebody for nurseries and families
search: kids bike subscription
name: Third Rider = it knows the way
name: Knee Gap = how one sees it has become too small
name: Bell & Brake = the two things that count
name: Letting Go = what fathers have to learn
name: Gravel Chin = a first summer
name: Twenty Inch = the size of seven
name: No Hands Soon = she says
name: +Wobblemile = the first one
name: Laufrad = German for a bike without pedals
name: Flamingo Bike = its colour
name: *Pedalina = she pedals
line: He let go, she did not notice
line: The fifth child rides it
line: Knees too high, time to swap
line: The bell is what matters
line: Wobbly on Monday, gone on Friday

textbook-exchange
job: a purchase, purchases
rival: platforms for used books | there is one copy of everything, and it comes on Thursday | eBay, AbeBooks, Chegg@US, Momox@DE, World of Books@GB | used textbooks
rival: the library and the campus shop | it is there, on loan until Friday
rival: a scan in the group chat, or the elder flatmate | it costs nothing, and page ninety is missing
meet: first weeks of term, libraries and student unions | member of the student union | freshers ask at the table whether they really have to buy all nine | stand there for three days with {name}, take in what last year no longer needs and sell from a list | the first two weeks of term | student unions, librarians and lecturers who know the list | they are asked which edition is good enough
measure: the share of listed books that are sold within the first three weeks of term
moat: reading lists of courses, matched with who took them last year
risk: a new edition, and half the shelf is waste paper | ask lecturers which edition is enough, and buy nothing, only pass on
rule: Settle copies, money and lost books | Say that no scans are passed on, ask who may keep buyers' money until handover, ask the university about lockers and tables, and pay for what a locker swallows. | the three answers are in the terms
trial: Sell the books of one course | Take one course with its list, collect from the year above, sell in three days, and note prices, editions, hours and what was missing. | books asked for and sold are on one sheet
ask: What do you live on between two terms? | | f-2 | by listing what students sell in each month
ask: Why should they not do it in the group chat? | There nobody knows what the course wants | interviews-2 | by asking twenty students how the last one was found
roles: a student in the union | a developer for lists and lockers | somebody for lecturers and libraries
search: used textbooks
name: Page Ninety = the one with the coffee
name: Yellow Marker = he thought all of it important
name: Third Edition = it is good enough
name: Margin Notes = the best part
name: Last Year's Ann = she passed
name: Spine & Spritz = books, and after the exam
name: Resit = it happens to nice people
name: +Shelfshift = a shelf that moves on
name: Libretto = Italian for a small book
name: Row Four = where the seller sits
name: *Bibliotta = a small heap of books
line: Underlined by somebody who passed
line: The coffee stain is on page ninety
line: Same lecture, same book, next year
line: The margins know the answer
line: Sold after the last exam, with relief

speaking-aid-app
rival: talkers and apps that clinics know | therapists were trained with them, and insurers pay | Proloquo2Go, TouchChat, Tobii Dynavox, LetMeTalk | aac app
rival: speech therapists | she comes on Tuesdays for three quarters of an hour | | speech therapist near me
rival: pointing, cards with Velcro and a mother who guesses | she is right nine times out of ten
meet: early support centres, speech therapists and parents' groups | speech therapist | a child there has understood everything for a year and has no word for it | take the ten words of one child's day into {name} with the therapist and count for a week who said what to whom | two mornings a week | speech therapists, special school teachers and parents' groups | they are asked what one could do at home until Tuesday
measure: the number of words a child uses by itself in a day
moat: words and pictures that have proved right in a language with many children
risk: it lies on the shelf because the grown-ups are too slow for it | train those around the child first, begin with ten words and let brother and bus driver speak with it too
rule: Settle what counts as a medical product, and who sees what a child says | Ask the authority whether it counts as an aid that is paid for, clear pictures and voices, keep what is said on the device and let a therapist read each claim. | the authority's answer and the therapist's note are there
trial: Go with six children for two weeks | Enter ten words each with parents and therapist, and note words by day, partners, quarrels with the device and which picture was wrong. | words by day of six children are on one sheet
ask: Does it keep a child from learning to speak? | Therapists say that it does not, and we let two of them answer | rules | with two therapists' written answers
ask: Who pays, the parents or an insurer? | | closing-calls | by asking three insurers and two schools what they need
roles: a speech therapist | a developer who also tests with wet fingers | somebody for parents' groups and insurers
search: aac app
name: First No = a great word
name: Ten Words = as many as a day needs
name: Again Please = what he tapped first
name: Juice & Joke = two good reasons to speak
name: Loud Thumb = it says what one points at
name: Sister Too = she uses it best
name: Bus Driver Bob = he understood
name: +Wordwing = a word that gets off the ground
name: Parola = Italian for a word
name: More Swing = the first sentence
name: *Tellina = she tells
line: She said no, and everybody cheered
line: He told his first joke
line: More swing, please, more swing
line: The bus driver understood her too
line: Nobody has to guess today

personal-picture-books
job: a book, books
rival: publishers of books with a name inside | the name grows out of letters, and it comes in five days | Wonderbly, Hooray Heroes, Framily@DE, I See Me@US | personalised children's book
rival: bookshops with a child's corner | somebody reads aloud and knows what four-year-olds laugh at
rival: a story made up in the dark | it is about her, and different each night
meet: christenings, nursery fairs and bookshops in November | bookseller for children | grandmothers stand there and say that the child has got everything | print one for her shop window with {name} about a local child and let people leaf through it | two Saturdays in autumn | booksellers, godparents' circles and nursery teachers | they are asked for something no one else will bring
measure: the share of givers who order for a second child
moat: stories that children want to hear without their name in them
risk: the name is there on each page, and the story is thin | let an author write it first, read it to twenty children, and only then put the name in
rule: Settle rights, pictures and children's names | Settle rights with author and illustrator, ask what a book for small children must stand, keep names and photographs only as long as needed, and check each print for names that hurt. | contracts, test and the page on data are there
trial: Read one story to twenty children | Print five trial copies, read to twenty children with and without their names, and note when they wriggle, what they ask and whether it is wanted again. | wriggling and repeats are on one sheet
ask: What remains of the price of one printed copy? | | f-2 | by quotes of three printers for single copies
ask: What if the parents have parted, or there are two mothers? | The giver chooses who is in it, and nobody is missing | trade-trial | with ten families of all kinds
roles: an author children listen to | an illustrator with patience for variants | somebody for single prints and Christmas
search: personalised children's book
name: Her Own Dragon = it has her freckles
name: Page Lotte = she is on every one
name: Boots & Beasts = what a hero needs
name: Left Cheek Dot = somebody thought of it
name: One More Page = what they say at the end
name: Hero of Six = who lives at number six
name: Gap Tooth = drawn in as well
name: +Nametale = a tale with a name
name: Fabelina = a small fable
name: Under Blanket = where one reads on
name: *Heldi = from the German for a hero, quite small
line: The dragon has her freckles
line: He reads his name, and grows
line: The hero lives at number six
line: Again, from where I fly
line: Grandfather is in it, with his pipe

santa-visits
job: a visit, visits
rival: shopping centres with a throne | there is a queue, a photograph and a balloon | | santa near me
rival: clubs, parishes and student offices | the same deep voice has come for twenty years
rival: uncle Bert in a dressing gown | the child knows his shoes, and says nothing
meet: nurseries in October, parents' groups and Christmas bazaars | head of the nursery | she is asked in October who is coming, and has had three refusals | come to her November feast with {name}, and let parents put down dates before they go home | two afternoons in October | heads of nurseries, personnel offices and housing associations | they are asked for it each year, too late
measure: the share of families that order again for next year before January
moat: people who do it well and come back each winter, with dates that fit one street
risk: all of it falls into three weeks, and one bout of flu ruins it | train spares, plan by streets, offer early dates, and take the order for next year at the door
rule: Settle trust, the way and what is burnt | Check everybody who enters a home with children, insure damage and falls, and agree beforehand what is said to a child. | checks, answers and policy are there by September
trial: Hold a rehearsal in July | Train three people, visit three families and one nursery out of season, and note minutes, words, shoes that were recognised and routes by street. | minutes and ways per street are on one sheet
ask: What do you live on from January to September? | | f-2 | by reckoning a year with three weeks of takings
ask: What if the child is afraid? | He sits down at the door and asks for a biscuit | trade-trial | with three families and a rehearsal
roles: somebody who can command a room gently | a planner for streets and spares | somebody for nurseries and orders
search: santa visit at home
name: Uncle's Shoes = everybody knows them
name: Bell & Biscuit = what is heard, what is left
name: Golden Book = everything stands in there
name: Third Knock = then the door opens
name: Snow on Boots = in the hall, in a green winter
name: Half Past Dusk = when he comes
name: Sooty Sleeve = that was the chimney
name: +Sleighwick = where he lives in summer
name: Ruprecht = the helper in German homes
name: Carrot Gone = proof that the reindeer were here
name: *Nikolette = a small one with a big sack
line: Three knocks, and nobody breathes
line: He knew about the broccoli
line: The carrot was gone in the morning
line: Boots out, lights low, hush
line: The sack was too big for the door

home-schooling
rival: complete curricula and online schools | there is a plan for each week and a certificate at the end | Khan Academy, Time4Learning@US, Oak Meadow@US, Wolsey Hall@GB, Abeka@US | homeschool curriculum
rival: groups of families with a barn and a rota | a mother who was a chemist does Thursdays
rival: a library card, bread-making and the woods | the child asks, and one looks it up
meet: home education groups, libraries in the morning and museums on weekdays | organiser of a home education group | forty families ask there each August what others take for mathematics | teach one week of {name} with three of the organiser's families at one table and see where the parents get stuck | two mornings a week | organisers of groups, librarians and museum teachers | parents ask them what one can do on a wet Wednesday
measure: the share of weeks a family really finishes
moat: weeks tried by families with children of several ages at one table
risk: in October it is behind, and in November it stands on the shelf with a bad conscience | plan four days of five, let weeks be left out and let three ages share one subject
rule: Settle what the law asks where families live | Ask in each country or state whether and how one may teach at home, which proof is wanted, and promise no place or exam you cannot give. | a page by country, with source and date, is there
trial: Go with five families for two weeks | Give five families two weeks of it, sit with two of them, and note hours, tears, which days fell away and what was liked. | hours and days left out of five families are on one sheet
ask: How does somebody know that a child has learned enough? | By what the state's own test asks, shown week by week | rules | with the page by country
ask: Why pay, when so much is free? | | interviews-2 | by asking ten families how many hours they search
roles: a teacher who has taught own children | a designer for a kitchen table | somebody for groups and law by country
search: homeschool curriculum
name: Kitchen Term = it begins after breakfast
name: Muddy Latin = declined in the garden
name: Wet Wednesday = one goes to the museum
name: Table & Toad = where it is learned
name: Three Ages = at one table
name: Owl Pellet = Tuesday's biology
name: Slow Bell = nobody rings it
name: +Hearthschool = where the stove is
name: Scolina = a small school, from Italian
name: Pyjama Maths = until nine
name: *Lernelle = from the German for learning
line: Maths in pyjamas, biology in boots
line: The owl pellet is on the table
line: Three ages, one table, no bell
line: Thursday belongs to the pond
line: She asked, so that is the lesson
`;
