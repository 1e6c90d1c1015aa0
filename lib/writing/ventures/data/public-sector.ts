/** Towns, authorities, schools and associations: what is known of them; the keys are those of `../lore.ts`. */
export const PUBLIC_SECTOR = `
playground-inspection
job: an inspection, inspections
rival: paper checklists and spreadsheets | they cost nothing, and the staff who walk the rounds are used to them | | playground inspection checklist
rival: independent playground inspectors | they are certified, and insurers accept their signed yearly report | RoSPA Play Safety@GB | playground inspector
rival: general software for public property | the town already pays for it to look after street lamps, trees and roads | Confirm@GB, Brightly, Cityworks@US | asset management software for councils
meet: courses for playground inspectors, meetings of parks managers and council offices | head of the parks department | the department is responsible for every swing and has to prove that it was checked | walk one round with {name} beside the paper list and compare both at the end | one morning a week | makers of play equipment, playground builders and municipal insurers | their customers ask them how checks should be recorded
measure: the share of reported defects that are repaired by their due date
moat: the full history of every swing and slide, with dates and photos
risk: towns buy once a year and small ones have little money for software | start with a price that needs no tender, sell to schools and housing companies as well, and offer benches, trees and sports areas on the same list
rule: Settle which checks count as proof | Ask a certified inspector and an insurer which checks trained staff may do, which need an expert, which safety standard applies, and how long records must be kept. | the answers are in writing, and the checklists follow them
trial: Inspect five playgrounds of one owner | Check five playgrounds together with the person responsible, record each piece of equipment with photos, and compare the result with the last paper report. | defects found, defects missed before and minutes per playground are on one sheet
ask: What does the record show after an accident? | Who checked what and when, with photos and the repair | rules | by showing one record to a municipal insurer
ask: How long does it take to enter all the equipment at the start? | | trade-trial | by timing the first three playgrounds
ask: Who signs the order, and up to which sum? | | closing-calls | by asking five parks departments
roles: a certified playground inspector | a developer for apps that work without a signal | somebody who knows how towns and schools buy
search: playground inspection software
name: +Swingcheck = swings checked on time
name: +Playproof = proof that play is safe
name: Safe Slide = slides that are safe to use
name: +Playaudit = an audit of the playground
name: Sound Swings = swings in good order
name: Play Patrol = regular rounds of the playgrounds
name: +Safeswing = a swing that is safe
name: Rung by Rung = each part is checked
name: Park Record = a record for every park
name: *Playvera = a new word from play
name: Bolt & Beam = the parts that are checked
line: Every playground checked, every defect tracked
line: Safe playgrounds, and proof of it
line: Find the loose bolt first
line: From defect to repair on one list
line: Your inspection report, ready on site
line: No check missed, no record lost

smart-bins
job: a collection, collections
rival: the fixed collection round | crews know it, it needs no equipment and it works without batteries | | waste collection schedule
rival: makers of sensors and smart bins | they have towns as references and sell sensors and map together | Bigbelly, Sensoneo, Ecube Labs, Nordsense | bin fill level sensor
rival: route software for waste collection | the depot may already plan its trucks with it | AMCS, Routeware@US | waste collection route software
meet: waste trade fairs, meetings of depot managers and municipal conferences | head of waste collection | complaints about overflowing bins and the cost of trucks both end up there | equip one round with {name} and ride along for a week | two early mornings a week | makers of bins and collection vehicles | they are asked for smart bins when a town renews its equipment
measure: the share of emptied bins that were really full
moat: fill patterns of every bin over the seasons, and crews who trust the route
risk: the sensors report, but the rounds stay the same and nothing is saved | agree before the start which stops may be left out, and show the saved trips after the first month
rule: Settle radio, batteries and staff data | Ask which radio approval the sensor needs, test battery and signal in heat and frost, agree who replaces damaged units, and ask a labour lawyer about recording crews' routes. | approval, test report and agreement are filed
trial: Measure one collection round for two weeks | Record the level of twenty or so bins on one round at each emptying, by sensor or by eye, and compare it with the stops that were really needed. | needless stops, overflows and minutes saved are on one sheet
ask: How many sensors are damaged or stolen in a year? | | f-1 | by asking three towns about their street equipment
ask: What is saved when crew and truck are paid for anyway? | First fuel and overflows, later whole trips | f-2 | with the cost sheet of one depot
ask: Will a depot pay per bin and month or buy the sensors? | | price-talks | by showing both offers to five depots
roles: an engineer for outdoor sensors and radio | somebody who has planned collection rounds | somebody who knows public tenders
search: smart bin sensors
name: +Binsense = a sensor in every bin
name: Full First = full bins are emptied first
name: +Fillpoint = the point when it is full
name: Only Full Bins = no stop at empty ones
name: +Bincast = a forecast for every bin
name: Tidy Route = clean streets, shorter rounds
name: Bin Level = how full each bin is
name: +Binroute = the best route past the bins
name: *Fillara = a new word from fill
name: Clean Kerb = no rubbish beside the bin
name: Smart Round = a round that saves stops
line: Empty the full bins first
line: Fewer trips, cleaner streets
line: Know which bins are full today
line: No more overflowing bins
line: Shorter rounds, same clean streets
line: See every bin before you drive

citizen-reports
job: a report, reports
rival: phone calls and emails to the town hall | everybody knows the number, and somebody answers during office hours | | report a problem to the council
rival: forms and apps of the town's own website | they are already paid for and sit where residents look first | Granicus, GOGov@US
rival: report apps used by many towns | residents know them, and they pass reports on for free or at a low price | FixMyStreet@GB, SeeClickFix@US, Snap Send Solve@AU, Snap Send Solve@NZ | report a pothole
meet: conferences of local authorities, town halls and trainings for municipal staff | head of customer service at the town hall | the same problems are reported there by phone again and again | run one week of reports through {name} together with the team and count calls and answers | two days a week | suppliers of municipal software and street maintenance companies | they are asked how complaints can reach the right team
measure: the days from a report to the first answer
moat: departments that answer through it every day, and residents who have seen results
risk: residents report, nothing happens, and the town is blamed in public | start with departments that repair quickly, and show for every report what was decided and why
rule: Settle privacy, liability and data storage | Ask a lawyer which photos and names may be public, whether a report makes the town liable for the damage, where data must be stored, and how faces and number plates are hidden. | the lawyer's answers are filed, and the app follows them
trial: Handle the reports of one district | Take all reports of one district for two weeks, pass them to the right team, and tell every resident what was done. | reports, answers, repairs and days are in one table
ask: What happens when many people report the same problem? | Reports are merged, and everybody gets the answer | f-2 | with last month's reports of one town
ask: Who in the town hall answers, and how fast? | | interviews-2 | by following one report through three departments
ask: Which systems must it connect to before a town buys? | | closing-calls | by asking five towns what their teams work with
roles: somebody who has worked at a citizens' service desk | a developer for maps and mobile apps | somebody who knows public procurement
search: citizen reporting app
name: +Fixtown = the town gets it fixed
name: Tell the Town = residents report, the town answers
name: +Streetsay = a say about your street
name: Snap & Fix = a photo, then a repair
name: +Townreply = an answer from the town
name: Seen & Sorted = reported, then dealt with
name: Report It Here = one place for all reports
name: +Kerbfix = repairs on your street
name: *Civanto = a new word from civic
name: Fix My Corner = repairs near your home
name: Street Notes = what residents notice outside
line: Report it once, see it fixed
line: A photo is all it takes
line: Every report gets an answer
line: Fewer calls, faster repairs
line: Broken street light? Tell your town
line: Know what happens to your report

permit-software
job: a permit, permits
rival: paper files, emails and spreadsheets | they cost nothing extra, and every officer knows them | | building permit application
rival: permit suites for authorities | neighbouring authorities use them, and they cover all departments | Accela@US, Tyler Technologies@US, OpenGov@US, Idox@GB | building permit software
rival: portals of the state or region | they are free for the office or even required | | online planning portal
meet: conferences of building and planning officers, permit offices and architects' associations | head of the permit office | incomplete applications cost the team most of its time | check a few recent applications with {name} and compare with what the officer asked for | two days a week | architects, surveyors and suppliers of municipal software | they send in applications and know where they get stuck
measure: the share of applications that are complete when they are first sent in
moat: the rules of many offices, checked against real decisions
risk: buying takes long, and a budget or an election can stop it | begin with one kind of permit at a price that needs no tender, and have a named officer who wants it
rule: Settle what software may check | Ask a lawyer for public law whether an automatic check counts as a decision, how plans must be signed and stored, and who may see applicants' documents. | the answers are in writing, and an officer decides every case
trial: Check old applications of one office | Take a batch of closed applications of one kind, check them with the tool or its checklist, and compare with what the officer noted then. | right findings, misses and false alarms are counted
ask: Who is responsible for a wrong decision? | The officer decides, the tool shows what is missing and which rule says so | rules | by asking two lawyers of public authorities
ask: Can it read scanned plans and photos of forms? | | f-2 | with scanned applications from three offices
ask: Which departments have to agree before an office buys? | | closing-calls | by asking three offices who signed their last software
roles: a former building or planning officer | a developer who can read plans and rules | somebody who has sold to authorities
search: building permit software
name: +Permitpath = the path to a permit
name: All Attached = no document is missing
name: +Planpass = plans that pass the check
name: First-Time Yes = complete at the first try
name: +Permitdesk = the desk where permits are handled
name: File to Permit = from application to decision
name: Counter Clear = no queue at the office
name: +Fileready = ready before it is sent
name: *Permio = a short word from permit
name: Clear to Build = all papers are in order
name: Open Counter = the permit office, always open
line: Complete at the first try
line: Know what is missing before you apply
line: Faster permits, fewer phone calls
line: Every department on one page
line: See where your application stands
line: Less paper, quicker decisions

citizen-participation
job: a consultation, consultations
rival: public meetings and notices | the law often requires them, and every town knows how to hold them | | public consultation meeting
rival: survey tools and social media | they are cheap, quick to set up and known to the staff | SurveyMonkey, Microsoft Forms, Facebook | online survey tool
rival: platforms and agencies for public participation | they have references in many cities and bring method and software | Go Vocal, Decidim, Consul, Commonplace@GB, Bang the Table@AU | citizen participation platform
meet: conferences on planning and local democracy, town halls and offices of urban planners | officer for public participation | the officer has to show that more than the usual few were heard | run one small question of a district with {name}, online and at a street stall | two evenings a week | urban planners, housing companies and local associations | their projects go more smoothly when residents are asked early
measure: the share of participants who had never taken part before
moat: cities that ask again, and residents who have seen their answers used
risk: people take part, the result is ignored, and nobody comes back | ask only questions the council has agreed to decide on, and publish an answer to every proposal
rule: Settle who may take part and what it binds | Ask a lawyer what a vote may decide, how residents prove where they live, how minors take part, and what personal data may be stored. | the rules are written down and agreed with the council
trial: Ask one neighbourhood one question | Choose one small question about a street, park or square, ask online and in person for ten days, and present the result to whoever decides. | participants, channels and first-time participants are counted
ask: How is voting twice prevented? | | f-2 | by trying to cheat with ten friends
ask: What happens to proposals that are not carried out? | Each gets a reason from the department responsible | rules | with a written promise of the council before the start
ask: Who pays, and from which budget? | | closing-calls | by asking five cities about their last consultation
roles: an experienced moderator of public meetings | a developer for secure voting and surveys | somebody who knows councils and tenders
search: citizen participation platform
name: +Townvoice = the voice of the town
name: Your Say Counts = opinions that are used
name: +Askcity = the city asks its people
name: Hear the Street = residents are heard
name: Open Question = anybody may answer it
name: +Civicsay = a say in public matters
name: Many Voices = more than the usual few
name: +Voteplan = people vote on the plans
name: *Partizia = a new word from participate
name: Asked First = people are asked before building
name: Front Door Poll = a poll among neighbours
line: Ask your residents before you build
line: Hear more than the usual voices
line: Every proposal gets an answer
line: From idea to decision, in public
line: Have your say in two minutes
line: Better plans, made with your residents

cemetery-software
job: a burial, burials
rival: card files, paper plans and spreadsheets | everything is in them, and the staff know where to look | | cemetery register
rival: modules of municipal or parish software | fees are already billed there, and the contract is running | | cemetery module for councils
rival: specialised cemetery software | graves, rights and maps are in one system, and others can be asked about it | PlotBox, Epilog@GB, webCemeteries@US | cemetery management software
meet: conferences of cemetery managers, parish and town offices and trade fairs for funeral services | cemetery manager | the manager answers families, plans burials and watches every expiring right | enter one section of graves with {name} and compare it with the card file | one day a week | funeral directors, stonemasons and surveyors | they ask the cemetery office for free plots and grave numbers
measure: the minutes until an enquiry about a grave is answered
moat: a complete register with map, rights and photos that nobody wants to enter twice
risk: old records are incomplete or wrong, and entering them takes long | offer the data entry as a service, check rows on site, and mark doubtful entries instead of guessing
rule: Settle grave rights, fees and personal data | Ask the owner of the cemetery and a lawyer how long rights last, how holders must be notified, which records must be kept for ever, and which data of relatives may be shown. | the rules are set in the system and approved
trial: Record one section of one cemetery | Enter one section from the existing records, check it on site with a camera, and write the notices that are due. | graves entered, doubtful ones and hours are counted
ask: What happens when two records contradict each other? | Both are shown, and the cemetery office decides | rules | with the by-laws of three cemeteries
ask: How long does it take to enter a whole cemetery? | | trade-trial | by timing the first section
ask: Do cemeteries want to pay once or by the year? | | price-talks | by showing both offers to five offices
roles: somebody who has worked in a cemetery office | a developer for maps and registers | a careful person for data entry
search: cemetery management software
name: +Gravemap = a map of all graves
name: Row & Plot = where each grave is
name: +Plotkeeper = keeps the register of plots
name: Kept in Memory = names that are not lost
name: +Restmap = a map of resting places
name: Clear Register = a register in good order
name: Every Grave = each one is recorded
name: +Gravebook = the register of graves
name: *Memorel = a new word from memory
name: Stone & Name = each stone has its name
name: Quiet Ground = the cemetery itself
line: Every grave, right and fee in order
line: Find any grave in seconds
line: From card file to clear map
line: Notices sent before rights expire
line: Answer families on the first call
line: A cemetery register you can trust

fire-brigade-software
job: a check, checks
rival: whiteboards, spreadsheets and chat groups | they cost nothing, and everybody in the station uses them | | fire station equipment checklist
rival: alarm and paging systems of the region | they are compulsory, and they work when the phone network fails | | firefighter alerting system
rival: software for fire departments | neighbouring brigades use it, and it covers reports and training | DIVERA@DE, FireBoard@DE, First Due@US, ESO@US, BART@AU | fire department software
meet: training evenings, regional fire service meetings and rescue trade fairs | equipment officer | the officer keeps the test dates by hand, often in unpaid hours | check one vehicle with {name} on a training evening and print the report | one evening a week | makers of vehicles and breathing equipment, and test workshops | their customers have to prove that equipment was tested
measure: the share of equipment with a valid test date
moat: years of test, training and duty records that a brigade needs for every audit
risk: brigades have small budgets and decide slowly | offer a price a chief can sign alone, and win a district after a few brigades use it
rule: Settle alarms, health data and outages | Make clear whether it replaces or only supports the official alarm, ask who may see fitness and availability data, and have the regional fire service check security and outages. | the answers are in writing, and the limits are in the contract
trial: Go along on two training evenings | Enter the vehicles, breathing equipment and training records of one or two brigades, prepare one report, and count what had expired. | expired items found and hours saved are on one sheet
ask: What if it fails during a call-out? | The official alarm works on its own, and lists can be read offline | f-2 | by switching it off during an exercise
ask: Will all members use it, also the older ones? | | trade-trial | by counting who answers through it after two weeks
ask: Who pays, the brigade, its town or the district? | | closing-calls | by asking five chiefs who signed their last software
roles: an active firefighter who knows equipment tests | a developer for reliable apps that work offline | somebody known to chiefs and districts
search: fire brigade software
name: +Brigadebook = one book for the brigade
name: Ready Crew = who can come now
name: +Hosecheck = hoses tested on time
name: +Stationlog = a log for every check
name: On Duty Now = who is available
name: Station Board = the board in the station
name: +Crewready = a crew that is ready
name: Tested & Ready = equipment with valid tests
name: Engine Check = the vehicle is checked
name: *Firena = a new word from fire
name: Watch Room = where everything is followed
line: See who can respond right now
line: Every hose and mask tested on time
line: Less paperwork after every call-out
line: Training and tests in one place
line: Ready for the next alarm
line: Your audit report in one click

hall-booking
job: a booking, bookings
rival: a wall calendar, email and the caretaker's phone | it costs nothing, and the caretaker knows every club by name | | book a community hall
rival: general calendars and booking forms | they are free or cheap and can be set up in an afternoon | Google Calendar, Microsoft Bookings, Skedda | room booking calendar
rival: booking software for halls and sports grounds | deposits, invoices and regular bookings are included | Hallmaster@GB, Bookteq@GB, Locaboo@DE, SpacetoCo@AU | hall booking system
meet: town halls, meetings of sports clubs and associations of community centres | bookings secretary | the secretary answers many calls and emails for each booking | take over the calendar of one hall with {name} for a month and count the calls | one day a week | sports clubs, caterers and caretakers | they ask first which room is free
measure: the share of bookings made without a call or an email
moat: calendars, prices and door access of every hall in an area
risk: regular users have old rights to their hours and resist any change | enter the regular bookings first, and open only the free hours online
rule: Settle priority, deposits and liability | Ask the owner of the halls who comes first and who pays what, ask an insurer about damage and fire exits, and agree who locks up and who is called at night. | the rules are agreed and shown at every booking
trial: Run the bookings of one hall | Move the calendar of one hall into the tool, take all new bookings through it for two weeks, and note calls, double bookings and damage. | bookings, calls and double bookings are counted
ask: Who helps when a door code does not work on a Saturday night? | There is a second way in, and a phone number on the door | f-2 | by locking out a test group on purpose
ask: Will clubs that use the halls for free accept it? | | interviews-2 | by talking to six club treasurers
ask: Do owners pay per hall or per booking? | | price-talks | by showing both prices to five of them
roles: somebody who has managed hall bookings | a developer for calendars, payments and door locks | somebody who can present to councils and committees
search: hall booking system
name: +Hallkey = the key to the hall
name: +Roomrota = who has the room when
name: Free on Friday = free hours at a glance
name: +Hallslot = an hour in the hall
name: Hall Ready = booked, open and clean
name: Book & Enter = booked, then the door opens
name: +Clubhours = hours for every club
name: Free Hours = see which are left
name: *Salenda = a hall and its calendar
name: Village Rooms = all rooms of the village
name: Door Code = a code opens the hall
line: See which hall is free tonight
line: Booked online, opened with a code
line: No more double bookings
line: One calendar for all your halls
line: Fewer calls, fuller halls
line: Book, pay, open the door

plain-language
job: a text, texts
rival: writing letters the way they have always been written | lawyers have approved the wording, and it costs nothing | | official letter template
rival: AI chatbots and readability checkers | they are cheap, fast and already on the computer | ChatGPT, Microsoft Copilot, DeepL Write, Hemingway Editor | simplify text online
rival: plain language agencies and easy-read services | they have trained writers and test readers | Plain English Campaign@GB, Capito@AT, Capito@DE, Change@GB | plain language service
meet: conferences on accessibility and public communication, advice centres and authorities' press offices | head of communications | unclear letters lead to calls, complaints and wrong forms | rewrite one common letter with {name}, test it with six readers and show both versions | one day a week | advice centres, disability organisations and law firms | people bring them letters they do not understand
measure: the number of questions after a letter, before and after
moat: wording that lawyers and test readers have both accepted
risk: the legal department puts the old sentences back | bring a lawyer and test readers together from the start, and keep every agreed sentence for later texts
rule: Settle who is responsible for the content | Agree in writing that the customer approves each text and which version is binding, ask which rules on accessible information apply, how test readers are paid, and which easy-read logos may be used. | the agreement is signed before the first text
trial: Rewrite five common letters | Take five real letters from one or two customers, rewrite them, and have six people who find reading hard read both versions and say what they would do next. | right and wrong answers for both versions are counted
ask: Does the short version still hold in court? | | rules | by having two lawyers compare old and new
ask: Why not use a chatbot? | Real readers test every text before it is sent | f-2 | by testing both versions with the same readers
ask: Do customers pay per page or for all their letters? | | price-talks | by showing both offers to five authorities
roles: an editor trained in plain language | somebody who finds and supports test readers | a lawyer who knows official texts
search: plain language service
name: +Clearletter = letters that are clear
name: +Plainwrite = written in plain words
name: Read Once = understood the first time
name: Short & Plain = how the text becomes
name: +Easypage = a page that is easy
name: Say It Simply = simple words for everybody
name: Plain Words = words that everybody knows
name: +Plainpage = a page in plain words
name: *Clarenta = a new word from clear
name: Clear to All = nobody is left out
name: Tested Text = read by real readers first
line: Letters people understand the first time
line: Clear texts mean fewer calls
line: Plain words, same legal meaning
line: Tested by the people who read it
line: Say it so that everybody understands
line: From official text to plain language

school-bus-tracking
job: a ride, rides
rival: phone calls and parents' chat groups | everybody already uses them, and they cost nothing | | school bus late
rival: trackers that the bus company already has | they are paid for, and the company sees its vehicles on a map | Samsara, Geotab | gps tracking for buses
rival: school transport software | routes, attendance and the parents' app come together | Zonar@US, Edulog@US, Tyler Technologies@US, Chakraview@IN, Zeelo@GB | school bus tracking app
meet: school offices, bus companies and meetings of school transport managers | transport manager | every late bus means many calls from parents | follow one route with {name} for a week and count the calls before and after | two mornings a week | bus companies and suppliers of school software | schools ask them how parents can see the bus
measure: the number of calls to the school when a bus is late
moat: accurate stops, routes and contacts, and parents who check it every morning
risk: the position is wrong or old, and parents stop trusting it | use a device that is fixed in the bus, show the time of the last signal, and test every route before the start
rule: Protect children's data and location | Ask a lawyer who may see a child's position, how parents give consent, how long data is kept, and agree with drivers and the bus company on tracking. | consent forms and agreements are signed
trial: Follow two buses for two weeks | Equip two buses, send messages to the parents on those routes, ride along, and note every late or wrong message. | wrong messages, calls and minutes waited are counted
ask: What happens when a child is not on the bus? | The attendant or driver sees it, and the school and parents are told | f-2 | by testing it with staff instead of children
ask: Who pays, the school, the bus company or the parents? | | price-talks | by asking ten schools
ask: Does it work where there is no mobile signal? | | trade-trial | by driving the longest route once
roles: somebody who has run school transport | a developer for maps and messages | somebody who trains drivers and attendants
search: school bus tracking
name: +Busping = a message when it is near
name: On the Bus = who is on board
name: +Ridesafe = a safe ride to school
name: Next Stop Home = the way back from school
name: +Bustime = the time the bus comes
name: Two Stops Away = how near the bus is
name: +Stopsure = sure when the bus comes
name: Morning Bus = when the bus arrives
name: *Busanto = a new word from bus
name: Home by Bus = safely home again
name: Aboard & Safe = on the bus and safe
line: Know when the bus arrives
line: See that your child is on board
line: Fewer calls on busy mornings
line: No more waiting in the rain
line: On the bus, off the bus, confirmed
line: Every stop, every child, every day

referee-assignment
job: an assignment, assignments
rival: spreadsheets, phone calls and chat groups | they cost nothing, and the assigner knows every referee | | referee schedule template
rival: the federation's own system | it is compulsory for results and licences | | federation referee portal
rival: assigning software for officials | leagues, fees and availability are set up in it | ArbiterSports@US, Assignr@US, Assignr@CA, HorizonWebRef@US, WhosTheRef@GB | referee assigning software
meet: referee courses, meetings of sports associations and tournaments | referee assigner | cancellations just before the weekend cost hours of phone calls | assign one weekend of a youth league with {name} beside the spreadsheet | two evenings a week | league secretaries and referee instructors | clubs complain to them when nobody comes to referee
measure: the share of matches with a confirmed referee two days before
moat: availability, level and travel distance of every referee in a region
risk: there are too few referees, and software alone does not change that | make accepting, swapping and pay easy, and show associations early who is about to stop
rule: Settle expenses, minors and neutrality | Ask the association about fees, travel costs and tax, which rules apply to referees under age, who may not referee which club, and what data may be stored. | the rules are set in the tool and approved
trial: Assign two weekends of one league | Take over the assigning of one small league for two weekends, send every offer through the tool, and note refusals, swaps and gaps. | open matches, calls and hours are counted
ask: What happens when a referee cancels an hour before? | Suitable referees nearby are asked at once | f-2 | with last season's cancellations of one league
ask: Will the federation allow a second system? | | closing-calls | by asking three associations
ask: Do leagues pay by match or by season? | | price-talks | by showing both prices to five leagues
roles: an experienced referee assigner | a developer for calendars and messages | somebody known in several sports
search: referee assignment software
name: +Refready = a referee for every match
name: +Whistlebook = the booking of referees
name: Fair Call = what a referee makes
name: +Matchref = a referee for the match
name: Crew Set = all officials are assigned
name: Ref on the Way = the referee has confirmed
name: +Refrota = who referees when
name: Next Whistle = the next match to referee
name: *Arbitra = a new word from arbiter
name: Whistle Ready = match and referee are set
name: Match Covered = an official at every match
line: A referee for every match
line: Assigned in minutes, confirmed by phone
line: Cancellations filled before kick-off
line: Fair assignments, fast expenses
line: Less phoning, more confirmed matches
line: Every official knows where to go

marking-for-teachers
job: an exam, exams
rival: marking by hand | it costs nothing extra, and teachers know their pupils' work | | how to mark faster
rival: general chatbots | many teachers have them already, and they write comments in seconds | ChatGPT, Claude, Gemini | chatgpt for marking essays
rival: marking and feedback software | rubrics, papers and marks are in one place, and schools may have a licence | Gradescope, Turnitin, CoGrader@US, Graide@GB, FeedbackFruits | ai marking for teachers
meet: teacher training days, subject associations and staff rooms in exam weeks | head of department | the department marks many papers in a short time and has to be fair | mark one set of papers with {name} after the teacher has, and compare both | two afternoons a week | teacher trainers and school publishers | teachers ask them how to save time on marking
measure: the share of suggested marks that the teacher keeps
moat: suggestions that teachers have corrected, by subject and level
risk: one wrong or unfair mark reaches parents, and the school stops using it | have the teacher confirm every mark, show the reason beside it, and say when something cannot be read
rule: Settle pupils' data and who decides | Ask the school authority and a lawyer where pupils' work may be stored, whether software may suggest marks, what parents must be told, and keep the work out of any training of models. | the answers and the notice to parents are filed
trial: Mark three sets of papers twice | Take three real sets without names, have a teacher and the tool mark them separately, and compare marks, comments and minutes. | differences, minutes and unreadable answers are in one table
ask: Does it mark all pupils alike? | | f-2 | by entering the same paper under different names and in different handwriting
ask: What does the teacher still do? | The teacher checks, changes and signs every mark | rules | with the school authority's view in writing
ask: Who pays, the teacher or the school? | | price-talks | by showing both offers to ten teachers and three heads
roles: a practising teacher | a developer for handwriting and language models | somebody who knows data protection in schools
search: ai marking for teachers
name: +Markease = marking made easy
name: +Redpen = the pen that marks
name: Fair Mark = the same standard for all
name: +Markmate = a helper with marking
name: Free Weekend = no marking at the weekend
name: +Gradewell = grades that are fair
name: Marked & Clear = marks with clear comments
name: Marked by Friday = marks are back in time
name: *Correcta = a new word from correct
name: Stack Done = the pile of papers is finished
name: Done Marking = the marking is finished
line: Mark a class set in one evening
line: Better feedback in less time
line: You decide, it does the first pass
line: Every mark comes with a reason
line: The same standard for every pupil
line: Get your weekends back

internship-matching
job: a placement, placements
rival: job boards and student platforms | most students have a profile there, and posting is quick | Handshake@US, LinkedIn, Prosple@AU, RateMyPlacement@GB, Internshala@IN | internship platform
rival: schools, universities and chambers | their lists and fairs are often free, and they know the students | | university careers service
rival: people the firm already knows | they are known by name, and it costs nothing to ask | | find an intern for a small business
meet: careers offices, chambers of commerce and career fairs | head of the careers office | the office has students without a place and needs more firms | bring five small firms with a real task to one afternoon with {name} | two days a week | teachers, chambers and business associations | students and firms both ask them for contacts
measure: the share of placements that both sides complete
moat: firms with good reviews from earlier interns, and schools that recommend them
risk: firms look for cheap help, students look for a well-known name | list only firms that state a task, a supervisor and the pay, and ask both sides in the second week
rule: Settle pay, insurance and school rules | Ask the labour authority which placements must be paid, who insures interns and apprentices, which work minors may do, and which papers schools need to recognise a placement. | the answers and the needed forms are on file
trial: Match five firms by hand | Ask five small firms for one real task each, introduce two suitable candidates to each, and call both sides after the first meeting. | introductions, placements and reasons for refusals are counted
ask: Why would a small firm pay for it? | | price-talks | by asking ten firms what their last search took
ask: What keeps both sides from arranging the next placement alone? | Papers, replacements and new candidates come through us | f-2 | by calling firms again after their first placement
ask: When do students decide, and when do firms? | | interviews-2 | by asking ten students and ten firms
roles: somebody from a careers office or chamber | somebody who visits firms | a developer for matching and forms
search: find an intern
name: +Internbridge = a bridge between school and firm
name: First Desk = the first place at work
name: +Starthire = the first hire, well chosen
name: Real Task = interns with real work
name: +Newtalent = new people for small firms
name: Open Desk = a free place in a firm
name: Trial Friday = a day to try the job
name: +Workstart = the start of work
name: *Internia = a new word from intern
name: Right Intern = the one who fits
name: Step Inside = a first look at a firm
line: Find an intern who fits
line: Real tasks for real beginners
line: Small firms, big first steps
line: Interns with the skills you need
line: From first meeting to first day
line: All placement papers in one place
`;
