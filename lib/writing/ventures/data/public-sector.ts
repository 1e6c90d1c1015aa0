/** Towns, authorities, schools and associations: what is known of them; the keys are those of `../lore.ts`. */
export const PUBLIC_SECTOR = `
playground-inspection
job: an inspection, inspections
rival: software for a town's property and trees | the depot has it already for lamps and street trees | Planon, Confirm@GB | playground inspection app
rival: independent playground inspectors | they come once a year, sign, and the insurer accepts it | RoSPA Play Safety@GB | playground inspector
rival: a clipboard, a paper list and the key ring of one man at the depot | he has known every swing for twenty years
meet: depot yards at seven, courses for inspectors and meetings of town clerks | head of the municipal depot | he signs for every chain and would stand in court alone | walk one round with {name} and his paper list side by side and compare at the end | one morning a week | makers of play equipment and municipal insurers | they are asked for proof after every broken arm
measure: the share of defects that are closed before their date
moat: years of photographs of the same bolt, swing by swing
risk: the town has eleven playgrounds and no budget line for software | start with the cost of one inspector's visit, and add trees, benches and bus shelters later
rule: Settle what an inspection proves | Ask a certified inspector and the municipal insurer which checks a trained worker may do, which need an expert, how long records are kept, and how a closed playground is marked. | both have read the form and agreed in writing
trial: Walk every playground of one town | Go with the person responsible for two weeks, record each device by photograph and date, and set the list beside the paper of last year. | defects found, overlooked and still open are counted
ask: What does it show when a child has been hurt? | Who checked, when, with which picture, and what was done since | rules | by laying one record before a municipal insurer
ask: Who enters four hundred devices at the start? | | trade-trial | by timing the first three playgrounds
roles: a trained playground inspector | a developer for phones without signal | somebody who knows how small towns buy
search: playground inspection software
name: +Swingcheck = what is looked at first
name: Sandpit Log = where the book is kept
name: Chain & Bolt = what wears out
name: Splinter = found before a child finds it
name: Monday Swings = checked before school is out
name: Slide Rule = a ruler and a slide
name: Fall Zone = the ground beneath a frame
name: Seesaw Ledger = both sides on record
name: +Playfast = fast as in firmly fixed
name: Wippe = German for a seesaw
name: Rope & Rung = what small hands hold
line: Every swing, every bolt, every Monday
line: The chain was checked, here is when
line: Found before a small hand did
line: Proof that fits in a pocket
line: Eleven playgrounds, one list

smart-bins
job: a collection, collections
rival: makers of sensors and compacting bins | they have towns as references and bring the map along | Bigbelly, Sensoneo, Enevo, Ecube Labs | bin fill level sensor
rival: routing software of the collection company | the drivers know it and the contract runs for years
rival: the fixed round, and the driver who knows which bin is full after market day | it works without a battery
meet: depots at five in the morning, waste trade fairs and meetings of works managers | head of street cleaning | complaints and pictures of overflowing bins land there on Monday | fit twenty bins on one round with {name} and ride along for a week | two early mornings a week | makers of bins and of collection vehicles | they sell their next round of bins with it
measure: the share of bins that are emptied more than half full
moat: what every corner fills in which week, over years
risk: the rounds stay as they were and the sensors report to nobody | begin with one driver who may leave out bins, and report fuel and hours saved after a month
rule: Settle vandalism, batteries and whose data it is | Agree with the town who replaces burnt and stolen sensors, test battery and radio in frost, and ask the works council about tracking drivers. | the agreement, the test and the works council's answer are filed
trial: Fit twenty bins for two weeks | Put sensors or a person with a notebook at twenty bins of one round, and set levels beside the round that was really driven. | needless stops and overflows are counted
ask: How many survive a New Year's Eve? | | trade-trial | by asking three towns what happens to their bins
ask: What is saved if the crew is paid for eight hours anyway? | Fuel and overflows at first, whole rounds later | f-2 | with the cost sheet of one depot
roles: an engineer for sensors that live outdoors | somebody who has planned collection rounds | somebody who wins public tenders
search: smart bin sensor
name: Brim & Lid = when it is full, and closed
name: +Binwise = who knows which one
name: Half Full = where it pays to stop
name: Market Monday = the day after, when all are full
name: Lid Up = what the crew finds
name: Corner Nine = the bin that always overflows
name: Five A.M. Round = when the streets are emptied
name: +Crowproof = nothing lies beside it
name: Poubelle = French for a bin
name: Gull Trouble = what a full bin brings
name: Round the Bins = the way, only shorter
line: Drive to the full ones
line: The corner bin speaks up
line: Nothing left beside it for the gulls
line: A round that knows where to stop
line: Half full can wait until Thursday

citizen-reports
job: a report, reports
rival: report apps for towns | a hundred towns use them and the form is known | FixMyStreet@GB, SeeClickFix@US, Mängelmelder@DE, Snap Send Solve@AU | report a pothole
rival: the form on the town's own website and its call centre | the supplier of the website threw it in
rival: a phone call, a letter to the paper and a post in the local group | somebody always answers there
meet: town halls' citizen desks, conferences of mayors and municipal academies | head of the citizen desk | the same lamp is reported there by phone for the sixth time | take one week's calls into {name} with her and answer each with what was done | two days a week | suppliers of municipal software and local papers | they print the complaints anyway
measure: the days from a report to an answer
moat: departments that answer, and residents who have seen it
risk: residents report eagerly, nothing is repaired, and the town is blamed in public | start with the one department that repairs within a week, and show what is refused and why
rule: Settle what is public and who is liable | Ask the town's lawyer which pictures and names may be shown, whether a report makes the town liable for the hole, and where data has to be stored. | the town's lawyer has agreed in writing
trial: Answer every report of one district | Take all reports of one district for two weeks by phone and form, pass them on by hand, and tell each resident what happened. | reports, answers and repairs are in one table with dates
ask: What if the same pothole comes forty times? | It becomes one report with forty people who are told | f-2 | with last month's calls of one town
ask: Who in the town hall answers? | | interviews-2 | by following one report through the building
roles: somebody from a citizen desk | a developer for maps | somebody who knows procurement in town halls
search: citizen reporting app
name: +Lamptell = say which lamp is out
name: Kerb & Co = where the trouble lies
name: Sixth Call = the one that is not needed
name: Hole in One = one report is enough
name: Street Ear = who listens on the pavement
name: Noted Here = and somebody did
name: +Cobbletalk = what stones would say
name: Mind the Hole = until it is filled
name: Ward Nine = a district, and who cares for it
name: Segnala = Italian for report it
name: Lamp Eleven = every lamp has a number
line: Which lamp is out?
line: Say it once, hear what became of it
line: The hole in the road has a number
line: A picture from the kerb, an answer back
line: Towns get better one lamp at a time

permit-software
job: a permit, permits
rival: permit suites for authorities | neighbouring counties run on them and the forms are approved | Accela@US, Tyler Technologies@US, OpenGov@US, Idox@GB | building permit software
rival: the state's own portal | it is free, and the ministry expects it
rival: paper plans in a folder, a stamp and a shelf | the clerk sees at once what is missing
meet: building offices' opening hours, architects' chambers and conferences of planning officers | head of the building office | two of three applications come in incomplete and wait for weeks | check the last thirty applications with {name} and the clerk who knows what is missing | two days a week | architects and surveyors | they phone three times for each permit
measure: the share of applications that are complete at the first try
moat: the rules of each municipality, checked against real decisions
risk: the purchase takes two budgets, and an election comes in between | begin with the check of completeness for one kind of permit, below the sum that needs a tender
rule: Settle what a machine may check | Ask the authority's lawyers whether a check counts as a decision, how plans have to be signed and kept, and who may see a neighbour's drawings. | the lawyers' answer is filed beside the list of checks
trial: Check thirty real applications | Take thirty old applications of one office, check them by the list, and compare with what the clerk found then. | misses and false alarms are counted
ask: Who is to blame for a permit that was wrong? | The officer decides, we show what is missing and where it says so | rules | with the authority's lawyer
ask: Can it read a plan drawn by hand? | | f-2 | with fifty scanned plans of three offices
roles: a former planning officer | a developer who reads plans and standards | somebody who has sold to authorities
search: building permit software
name: +Plotstamp = a stamp on a piece of land
name: Set of Plans = what is handed in
name: Counter Two = where one is sent next
name: Eaves & Edge = what the neighbour measures
name: All Attached = nothing is missing
name: Red Line = the border of a plot
name: Form Eleven = the one nobody knew of
name: +Gablewise = how high it may be
name: Bauamt = German for the building office
name: Ink & Stamp = how it ends
name: Page Missing = said on day one, not in week nine
line: Complete at the first try
line: Page seven is missing, says day one
line: The stamp, and every reason for it
line: Plans in, questions out, house up
line: Counter two is where you sit

citizen-participation
job: a consultation, consultations
rival: platforms for taking part | big cities use them and show what was decided | Go Vocal, Decidim, Consul, Cap Collectif@FR | citizen participation platform
rival: agencies that run citizens' evenings | they bring posters, pens and a moderator who keeps calm
rival: the evening in the gym where the same twelve people speak | it is in the law, and it is done by ten
meet: town halls, conferences on planning and offices of urban planners | officer for citizen participation | she has one room, one evening and the same twelve speakers | run one small question of a district with {name} and at the bus stop as well | two evenings a week | urban planners and school heads | their plans fail on people who were not asked
measure: the share of people taking part who had never come to an evening
moat: councils that have promised in advance what a vote is worth
risk: people vote, the council decides otherwise, and nobody comes again | ask only what the council has promised to follow, and publish the answer to every proposal
rule: Settle who may vote and what it binds | Ask the town's lawyer what a vote may decide, how residents prove that they live there, how children and people without papers take part, and what is stored. | the council has adopted the rules
trial: Ask one district one question | Choose one bench, crossing or square, ask online, at the market and in two schools for ten days, and bring the result to the council. | who answered, where and how often for the first time is counted
ask: Who makes sure that nobody votes twice? | | f-2 | by trying to cheat with ten friends
ask: What happens to a proposal nobody wants to build? | It gets a reason that its author can read | rules | with a promise of the council before the first question
roles: somebody who has moderated angry evenings | a developer for safe voting | somebody who knows councils
search: citizen participation platform
name: +Benchvote = about something one can sit on
name: Hands Up Hill = a place where one is asked
name: Village Green = what belongs to everybody
name: Pencil & Square = who draws the new market place
name: Twelve Chairs = who has always spoken
name: Loud & Shy = both are heard
name: +Parishtalk = said where it is decided
name: Your Crossing = the one before your door
name: Dorfplatz = German for the village square
name: Front Row Too = those who never sat there
name: Any Other Topic = the last point, where it gets lively
line: The shy half of town speaks too
line: Which bench, and where?
line: Asked before the digger comes
line: Every proposal gets its answer
line: Not only the twelve in the front row

cemetery-software
job: a burial, burials
rival: cemetery software | plots, holders and fees are in it | PlotBox, Epilog@GB, webCemeteries@US, Hades@DE | cemetery management software
rival: the module of the town's software | the fees are booked there anyway
rival: a card index, a hand-coloured plan and the verger who knows who lies where | nothing has been lost since he came
meet: parish offices, days of cemetery managers and stonemasons' yards | parish secretary | expired leases lie in a drawer there because nobody dares write to the family | enter one row of graves with {name} beside the card index and write the letters that are due | one day a week | undertakers and stonemasons | they phone to ask which plot is free
measure: the share of expired leases that have been answered
moat: a complete register with map, holders and pictures of every stone
risk: the card index is wrong, and whoever enters it finds out | offer the entering as a service, walk the rows with a camera, and mark what is doubtful
rule: Settle fees, resting times and names of the dead | Ask church or town which resting times and fees hold, how holders have to be written to, how long data of the dead and the living is kept, and who tests stones. | the by-laws are in the system and signed
trial: Enter one cemetery by hand | Take over the card index of one parish, walk every row with a camera, and write the letters that have been due for years. | graves entered, doubtful ones and answers received are counted
ask: What if two families hold a paper for one plot? | Both papers are shown and nothing is decided by us | rules | with the by-laws of three parishes
ask: How long does it take to enter a thousand graves? | | trade-trial | by timing two hundred
roles: somebody from a cemetery office | a developer for maps | somebody patient who enters card indexes
search: cemetery management software
name: +Yewbook = the tree that stands on graveyards
name: Row by Row = how one walks and how it is kept
name: Third Yew Left = how the verger tells the way
name: Stone & Stem = what marks a place
name: Quiet Register = a book that does not raise its voice
name: Lych Gate = the roof at the entry of a churchyard
name: Plot Forty = one place among many
name: +Vergerly = as the verger would do it
name: Camposanto = Italian for a graveyard
name: Resting Row = who lies here, and how long
name: Moss & Marble = what time does to stone
line: Who lies here, and who looks after it
line: The card index can rest too
line: Third row, under the yew
line: Letters that had to be written kindly
line: Every stone in its place

fire-brigade-software
job: a check, checks
rival: software for fire brigades | the county has it and the training hours are in it | DIVERA@DE, FireBoard@DE, First Due@US, ESO@US, eDispatches@US | fire department software
rival: alarm by pager and the county's own system | it works when the phone network is down
rival: a whiteboard in the station, a chat group and the equipment warden's notebook | everybody knows whose handwriting it is
meet: fire stations on practice night, district meetings and schools for firefighters | equipment warden | he writes hose tests by hand until midnight, unpaid | check one engine with {name} on practice night and print the list for the district | one evening a week | makers of engines and breathing gear | their tests have to be proved each year
measure: the share of equipment with a valid test
moat: the papers of every hose, mask and driving licence of a district
risk: the brigade has no money of its own and the town decides once a year | offer a price a captain may sign, and win the district commander after five brigades
rule: Settle alarms, health data and what happens offline | Agree that the pager stays the first alarm, ask who may see fitness tests and availability, and have security and outages checked by the district. | the district has agreed in writing
trial: Go along for four practice nights | Enter engines, masks and training of one brigade with the wardens, prepare the yearly report, and count what had expired. | expired items and hours saved are on one sheet
ask: What if it fails during a call-out? | The alarm does not depend on it, and lists can be read without a network | f-2 | by switching it off on practice night
ask: Does the captain of sixty use it? | | trade-trial | by giving it to him first
roles: an equipment warden who is still active | a developer for phones offline | somebody known to the district
search: fire brigade software
name: +Hosebook = who tested which hose
name: Helmet Row = the hooks in the station
name: Boots by Bed = how volunteers sleep
name: Practice Night = when all of them are there
name: Blue Light Log = what happened, and when
name: Brass Pole = the quick way down
name: Mask & Hose = what has to be tested
name: +Wardenbook = the notebook, kept by all
name: Pompier = French for a firefighter
name: Third Engine = the one nobody checks
name: Ready Seven = who can come right now
line: Who can come right now?
line: The hose was tested, and here it says
line: Practice night ends before midnight
line: Boots by the bed, papers in order
line: Every mask knows its date

hall-booking
job: a booking, bookings
rival: booking software for halls | it has a calendar, deposit and invoice | Hallmaster@GB, Skedda, Bookteq@GB, Locaboo@DE, Allbooked@GB | village hall booking system
rival: the municipality's own form | it lands with the person who has the key
rival: a wall calendar in the office and the caretaker's phone | he knows who leaves the kitchen dirty
meet: town offices, presidents' evenings of clubs and caretakers' courses | secretary with the calendar | she takes forty calls a month to let one room twice | take over the calendar of one hall with {name} for a month and hand out every key by code | one day a week | caterers and clubs | they need a room before they need anything else
measure: the share of bookings that need no phone call
moat: doors, prices and priorities of every hall in a district
risk: two clubs have always had Thursday, and no software may change that | enter old rights first, and let the town see which hours really stand empty
rule: Settle priority, deposit and liability | Have the council adopt who comes first and pays what, ask the insurer about fire exits and damage, and settle who locks up after a party. | the rules of use are adopted and shown when booking
trial: Run one hall for four weeks | Move the paper calendar of one hall, hand out codes, hold deposits, and stand at the door after three parties. | calls, double bookings and damage are counted
ask: Who comes when the code does not open at nine on a Saturday? | The caretaker has a key, and the phone number hangs on the door | f-2 | by locking out a test group
ask: Do the clubs that pay nothing accept it? | | interviews-2 | by sitting down with six club presidents
roles: somebody who has kept a hall calendar | a developer for doors and calendars | somebody who speaks at council meetings
search: hall booking system
name: +Hallkey = a code in place of a key
name: Stack of Chairs = what every hall has
name: Thursday Choir = who has always had Thursday
name: Trestle & Tea = the table and the urn
name: Who Has the Key = the question of every club
name: Wall Calendar = what hung in the office
name: +Parquetry = the floor one may not scratch
name: Sweep & Lock = how an evening ends
name: Sala = Italian and Spanish for a hall
name: Curtain & Urn = the stage and the tea
name: Last One Out = who turns off the light
line: Who has the key? You do
line: Chairs stacked, lights off, deposit back
line: The hall is free on Saturday
line: Thursday still belongs to the choir
line: The wall calendar comes off the wall

plain-language
job: a text, texts
rival: offices for easy language | people with learning difficulties test each text there | Lebenshilfe@DE, Capito@AT, Inclusion Europe, Plain English Campaign@GB, Change@GB | easy language translation
rival: software that shortens sentences | it costs nothing and answers at once | ChatGPT, DeepL Write | simplify text
rival: the letter as it has always been, and a phone line that explains it | the lawyers have approved every word
meet: authorities' press offices, advice centres and conferences on accessibility | head of the citizen desk | the same letter is explained there forty times a day | rewrite the letter with most calls as {name}, test it with six readers, and count calls | one day a week | advice centres and social workers | people come to them with a letter in their hand
measure: the calls that follow a letter, before and after
moat: approved sentences that lawyers and readers both accept
risk: the legal department puts every old sentence back | sit lawyer and test reader at one table, and keep the sentence that both can live with
rule: Settle who answers for the meaning | Agree in writing that the authority approves each text, which version binds, how test readers are paid, and when the label for easy language may be used. | the agreement is signed before the first letter
trial: Rewrite the ten letters with most calls | Take ten real letters, rewrite them, read them with six people who struggle with reading, and send half of one mailing in the new form. | calls and wrong answers of both halves are counted
ask: Does the short version still hold in court? | | rules | by having two lawyers read old and new
ask: What do we do that a chatbot does not? | Six people read it aloud to us before it goes out | f-2 | by testing both versions with the same readers
roles: an editor trained in plain language | somebody who brings test readers together | a lawyer who likes short sentences
search: plain language service
name: Meaning What = what one asks after each letter
name: Short & Plain = how it should have been
name: +Clearletter = a letter that needs no call
name: Six Readers = who has read it first
name: Full Stop Sooner = what most sentences need
name: Aunt Reads It = the best of all tests
name: Said Simply = nothing more
name: Without Clause = fewer commas, more sense
name: Klartext = German for speaking plainly
name: +Commasparing = one comma is enough
name: Window Letter = the envelope one fears
line: Read once, understood once
line: Six readers saw it before you
line: The letter needs no phone call
line: Fewer commas, same law
line: What do they want from me? This

school-bus-tracking
job: a ride, rides
rival: bus tracking for schools | the routes, the drivers and the parents' app come together | Zonar@US, BusWhere@US, Edulog, Tyler Technologies@US, Chakraview@IN, LocoNav@IN | school bus tracking
rival: the tracker the bus company has in its vehicles anyway | it costs the school nothing, though parents see nothing
rival: a call to the driver and a parents' chat group | the driver answers while driving
meet: school offices, gates at half past seven and bus companies' yards | transport officer | every late bus rings there forty times | ride one route with {name} for a week and count the calls before and after | two mornings a week | bus companies and makers of school software | their contracts hang on parents' complaints
measure: the calls to the school office on a day with a late bus
moat: stops, times and drivers of every route, and parents who look there first
risk: the driver changes his phone, the bus stands still on the map, and parents trust it no more | use what is fixed in the bus, and say plainly when a position is old
rule: Protect where a child is | Ask a lawyer about children's positions and who may see them, get parents' consent in writing, check who may collect a child, and agree with drivers on being tracked. | consents, roles and the drivers' agreement are signed
trial: Follow two buses for two weeks | Equip two buses, send messages to the parents of those routes, ride along, and note each message that was wrong. | wrong messages, calls and minutes waited are counted
ask: What if a child gets on the wrong bus? | The attendant scans each child and is told at once | f-2 | by letting it happen on purpose with a teacher
ask: Who pays, school, bus company or parents? | | price-talks | by asking ten heads whose line it would be
roles: somebody who has run school transport | a developer for maps and messages | somebody who trains drivers and attendants
search: school bus tracking
name: +Buscall = tells when to leave the house
name: Yellow Minutes = how long until it comes
name: Stop Seven = where they wait in the rain
name: Five More Bites = breakfast, until it comes
name: Bus & Button = coat closed, off you go
name: Front Seat Sam = who always sits in front
name: Round the Corner = where it is right now
name: Shoes On = what the message means
name: +Gatebell = in time before it rings
name: Saathi = Hindi for a companion
name: Rainy Stop = where no child should wait
line: Shoes on, it is two streets away
line: No child waits in the rain
line: The driver keeps both hands free
line: On the bus, off the bus, known
line: Five more bites of toast

referee-assignment
job: an assignment, assignments
rival: software for assigning officials | the leagues and fees are set up in it | ArbiterSports@US, Assignr, Refsix, HorizonWebRef@US, WhosTheRef@GB | referee assigning software
rival: the federation's own system | it is compulsory for the results anyway
rival: a spreadsheet, and the assigner's phone on Friday night | he knows who cannot stand whom
meet: referees' monthly evenings, association offices and district tournaments | referee assigner | half of the weekend falls apart there on Friday night | assign one weekend of a youth league with {name} beside his spreadsheet | two evenings a week | league secretaries and referee instructors | they lose young referees each season
measure: the share of matches with an official two days before
moat: who can whistle what, comes from where and has stood in the rain for whom
risk: there are not enough referees, and software makes none | show associations who stops after how many bad Saturdays, and make swapping and pay easy for the young ones
rule: Settle expenses, minors and fairness | Ask the association about travel pay and tax, rules for officials under age, who may not whistle which club, and what about a match report is stored. | the association has approved the rules
trial: Assign four weekends | Take over one youth league for four weekends, assign by hand in the tool, phone nobody, and note swaps and gaps. | gaps on Friday and calls are counted
ask: What if somebody drops out an hour before? | Those nearby with the right licence are asked at once | f-2 | with last season's cancellations
ask: Does the federation let another system in? | | closing-calls | by asking three districts
roles: a referee assigner | a developer for calendars | somebody known in several sports
search: referee assignment software
name: +Whistlebook = who blows it where
name: Heads or Tails = how it begins
name: Touchline = where everybody knows better
name: Saturday Whistle = when it is needed
name: Third Half = what comes after the match
name: Black & Whistle = what one wears and carries
name: Fair Call = what all of them want
name: Coin & Card = what is in the pocket
name: +Offsider = the one everybody argues about
name: Fischio = Italian for a whistle
name: Pitch Four = at the far end, in the rain
line: Every pitch has its whistle
line: Friday night without the phone
line: Who whistles on pitch four?
line: Swapped by Thursday, paid by Monday
line: The under-twelves get one too

marking-for-teachers
job: an exam, exams
rival: grading tools | the rubric stays the same from the first paper to the last | Gradescope, Turnitin, CoGrader@US, Graide@GB, FeedbackFruits | ai grading for teachers
rival: general chatbots that teachers use on their own | they write a comment in seconds, and nobody asks where the paper went | ChatGPT, Claude, Gemini
rival: a red pen at the kitchen table on Sunday | one knows each pupil by the handwriting
meet: staff rooms in exam weeks, teachers' training days and subject associations | head of the English department | eighty papers lie there and the marks are due on Friday | mark one set of papers with {name} after the teacher has, and lay both side by side | two afternoons a week | teacher trainers and makers of school books | they are asked how one survives the spring
measure: the share of suggested marks a teacher leaves as they are
moat: marks that teachers have corrected, by subject and by school
risk: one wrong mark reaches a parent, and the head forbids it | the teacher confirms every mark, and the tool says where it could not read
rule: Settle pupils' papers and who decides | Ask school authority and lawyer where papers may be stored, whether a machine may suggest a mark, what parents must be told, and keep papers out of any training. | the authority's answer and the notice to parents are filed
trial: Mark three sets twice | Take three real sets without names, let two teachers and the tool mark them, and compare marks, comments and minutes. | differences between teachers, and to the tool, are in one table
ask: Does it mark a weak hand and a foreign name alike? | | f-2 | by entering the same paper under ten names
ask: What does the teacher still do? | She reads, changes and signs every mark | rules | with the school authority's view in writing
roles: a teacher who still marks | a developer for handwriting | somebody for data protection in schools
search: ai grading for teachers
name: +Redpen = what lies on the kitchen table
name: Margin Note = where the good remarks stand
name: Sunday Stack = eighty papers and a pot of tea
name: Tick & Why = the mark and its reason
name: See Me = what stands below
name: +Inkmargin = where teachers write
name: Paper Eighty = the last one, read like the first
name: Half a Mark = what pupils fight for
name: Good Point = the remark one remembers
name: Matita = Italian for a pencil
name: Blot & Blue = what schools are made of
line: Paper eighty is read like the first
line: The red pen has Sunday off
line: A mark, and the reason in the margin
line: You decide, it has read along
line: Half a mark, fairly given

internship-matching
job: a placement, placements
rival: boards for first jobs and internships | every student has a profile there | Handshake@US, LinkedIn, Prosple@AU, RateMyPlacement@GB, Internshala@IN | internship platform
rival: careers offices of universities and chambers | they have lists, fairs and a person to phone
rival: the boss's nephew and whoever wrote by chance | he was there on Monday
meet: careers offices, chambers' evenings and school fairs | head of the careers office | she has students without a place and firms nobody has heard of | bring eight small firms and their desks to one afternoon with {name} and let students sit down at them | two days a week | professors, chambers and trade schools | their students come back every spring without a place
measure: the share of placements that both sides finish
moat: small firms that have looked after a student well, with names
risk: firms want cheap hands and students want a name in their papers | list only firms that name a task and a person in charge, and ask both in the second week
rule: Settle pay, insurance and who is a pupil | Ask chamber and university which placements must be paid, who insures, what minors may do, and which form makes it count. | the forms of two universities and the chamber lie there
trial: Place ten by hand | Visit ten small firms, write down one real task each, bring ten students, and phone both after ten days. | tasks done, drop-outs and offers of a second stay are counted
ask: Why would a firm of nine pay for it? | | price-talks | by asking twelve what the last hire cost
ask: What stops both from arranging the next one alone? | Nothing, the university's form and the next student come through us | f-2 | by asking firms a term later
roles: somebody from a careers office | somebody who visits firms | a developer for matching and forms
search: find an intern
name: First Desk = where one sits on Monday
name: +Deskmate = who shows how it is done
name: Nine to Learn = what the hours are for
name: Coffee & Code = no longer only the first
name: Real Task = something that is used afterwards
name: Summer Chair = who sits there in July
name: Rookie Road = how it begins
name: +Greenhand = new, and keen
name: Shadow Week = watching first, then doing
name: Stage Left = from the French word for a placement
name: Lehrling = German for an apprentice
line: A desk, a task, a name to ask
line: More than making the coffee
line: Monday at nine, third door
line: The small firm nobody had heard of
line: Somebody shows you, then you do it
`;
