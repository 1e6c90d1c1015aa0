/** Causes and common good: what is known of them; the keys are those of `../lore.ts`. */
export const CAUSES = `
food-rescue
job: a parcel, parcels
rival: food banks and charity pantries | they already have the storage, the vans and the agreements with supermarkets | Trussell@GB, FareShare@GB, Tafel@DE, Feeding America@US, Foodbank@AU, Banco Alimentare@IT | food bank
rival: discount shelves and surplus food apps | people choose for themselves and pay a little, with no questions asked | Too Good To Go, Olio | cheap surplus food
rival: help from family, neighbours and places of worship | it is close by and needs no form
meet: advice centres, schools and community centres | social worker at the advice centre | people whose money runs out before the end of the month already come there | hand out food with {name} there on two days and ask each household what it used | two afternoons a week | social workers, teachers and clergy | they know who needs food and have little to give
measure: the share of collected food that is eaten and not thrown away
moat: reliable drivers, and shops that call before they throw food away
risk: donations come at the wrong time or cannot be used, and volunteers stop coming | agree on fixed days and kinds of food with each shop, refuse what nobody can use and keep a stand-in for every round
rule: Settle food safety and liability | Ask the food authority about cooling, dates and labels for donated food, agree in writing with each donor who is liable, insure the drivers, and list what is never accepted. | the authority's answer, the agreements and the list are in every vehicle
trial: Run one collection round for two weeks | Collect from three donors on fixed days, weigh what comes in, hand it out at one place and ask households what they used. | weight collected, handed out and thrown away is on one sheet
ask: Who drives when a volunteer cancels? | Every round has a named stand-in | rules | with two names for each round
ask: What does it cost to collect and hand out one parcel? | | trade-trial | by adding up fuel, storage and hours for two weeks
ask: Who pays for the vans and the cold storage? | | price-talks | by asking five donors, foundations or authorities what they would fund
roles: a planner for rounds and volunteers | somebody who wins shops and funders | somebody trained in food safety
search: food bank near me
name: More to Share = more food to share
name: +Goodcrate = crates of good food
name: Full Basket = nobody goes home empty-handed
name: +Sharecrate = surplus food, shared
name: Plate for All = a meal for everyone
name: +Foodround = a round that collects food
name: Still Good = food that is still fine
name: Open Larder = a larder open to all
name: Save & Serve = food saved, then served
name: +Mealrelay = meals passed on in time
name: *Platera = a new word from plate
name: Fresh Again = a second chance for food
line: Good food for people, not bins
line: Saved today, on the table tonight
line: Fresh food for every household
line: Your surplus becomes a family's meal
line: Collected, checked and shared the same day
line: Take what you need, no questions

youth-mentoring
job: a meeting, meetings
rival: established mentoring charities | schools know them, and their mentors are trained | Big Brothers Big Sisters, MCR Pathways@GB, MENTOR@US, Rock Your Life@DE | mentoring programme for young people
rival: school counsellors, social workers and youth clubs | they are free and see the young person every week | | youth club near me
rival: relatives, coaches and older friends | they know the young person well and are there anyway
meet: schools, youth clubs and sports clubs | school social worker | they know at once which young people need a reliable adult | match three pairs through {name} and call both sides after the first meeting | two afternoons a week | teachers, youth workers and employers of trainees | they see who has talent and nobody to ask
measure: the share of pairs that meet as often as planned in their first two months
moat: trained mentors who stay, and schools that refer young people year after year
risk: a mentor drops out early and the young person is let down again | ask mentors to commit for a full year, call every pair once a month and arrange a proper goodbye when a pair ends
rule: Settle background checks and child protection | Ask which background checks mentors need, get the parents' consent, write down where pairs may meet and what is not allowed, and name an outside contact for complaints. | the checks, the rules and the contact are in place
trial: Match five pairs for two weeks | Choose five mentors and five young people with one school or club, let each pair meet twice, and call all of them after every meeting. | meetings held, goals named and concerns raised are on one sheet
ask: How are young people kept safe? | Every mentor is checked, trained and supervised | rules | with the check, the meeting rules and an outside contact
ask: What changes for the young person, and who can confirm it? | | f-4 | by asking the young people and their teachers before and after
ask: Who funds a pair for a year? | | price-talks | by asking ten foundations, employers and authorities
roles: a youth worker who trains and supports mentors | somebody who recruits and matches mentors | somebody who wins funding
search: mentoring for young people
name: +Stepwing = help with the next step
name: +Bestfoot = best foot forward
name: Ten Years On = a mentor ten years ahead
name: Someone Stays = an adult who keeps coming
name: +Guidemate = a guide and a mate
name: First Ladder = the first steps up
name: +Pathpair = two people on one path
name: In Your Corner = somebody on your side
name: +Riseby = rise with somebody beside you
name: *Mentorelle = from the word mentor
name: Good Example = somebody to look up to
line: An adult who keeps coming back
line: Somebody on your side
line: Every young person deserves a mentor
line: One mentor, one year, real progress
line: Guidance from someone who has been there
line: Talk it through, take the next step

refugee-work
job: a placement, placements
rival: public job centres and integration programmes | they are free and linked to permits and benefits | | jobs for refugees
rival: aid organisations with job support | they also help with housing, language and papers | Red Cross, Caritas, International Rescue Committee, Upwardly Global@US, Breaking Barriers@GB | refugee employment support
rival: temp agencies and jobs through friends | the work starts within days and needs little language | Randstad, Adecco, Manpower | temp work
meet: language courses, shelters and advice centres | language teacher | teachers know what their students did before and who is ready to work | bring two candidates and one employer together through {name} for a trial day | two mornings a week | language teachers, volunteers and local employers | they meet people looking for work, or need staff themselves
measure: the share of people still in the job eight weeks after they start
moat: employers who come back for the next hire, and advice on permits that can be trusted
risk: a permit, a language course or childcare falls through and the start is delayed | check papers, language level and childcare before the match, and go along to the first appointments
rule: Settle who may work and on what terms | Ask the authority about work permits and trial days, have trial work paid where the law says so, insure trainees, and agree how personal data and stories are protected. | the authority's answer and the model contracts are on file
trial: Arrange five trial days | Interview five candidates about their skills, arrange one trial day each with a real employer, and note language, papers, travel and what both sides say afterwards. | feedback from both sides on five trial days is on one sheet
ask: Do employers hire after the trial? | | closing-calls | by asking ten employers for one trial place each
ask: Who pays for the support, the employer, customers or a fund? | | price-talks | by offering it to five employers and five funders
ask: Do people find work at the level of their training? | Each person's skills are recorded before the first match | f-4 | by comparing the old job and the new one for everybody placed
roles: a job coach who knows permits and benefits | somebody who wins employers | somebody with refugee experience who supports newcomers
search: jobs for refugees
name: +Newharbour = a safe place to start
name: Fresh Skills = skills new to the country
name: First Payslip = the first wage after arrival
name: +Workwelcome = welcome at work
name: +Worklanding = landing in a good job
name: Own Wage = money you have earned
name: Keen to Work = people keen to start
name: +Jobspan = spans the way to work
name: Able Hands = people who can do it
name: *Laborea = from the Latin for work
name: Begin Again = a new start at work
line: Your skills are needed here
line: From arrival to a first job
line: Real work, fair pay, real support
line: Staff you need, already trained
line: A job that fits your skills
line: We stay beside you after day one

literacy
job: a lesson, lessons
rival: public adult education and language centres | they are cheap, have trained teachers and give a certificate | | adult literacy course
rival: reading charities and volunteer tutors | they are free and work one to one | ProLiteracy@US, Read Easy@GB, Pratham@IN | learn to read for adults
rival: asking family for help and using voice messages | it works for most things and nobody else finds out
meet: job centres, libraries and parents' meetings | librarian | people ask the staff there to fill in a form or read a letter for them | read one letter with each person who asks, in a quiet room, and offer a second meeting with {name} | two afternoons a week | employers, doctors' receptionists and social workers | they notice who avoids forms
measure: the share of learners who read a real text of their own, such as a letter, without help
moat: patient tutors whom learners recommend to others
risk: learners are ashamed, miss lessons and do not come back | use a neutral name, teach in ordinary places, call after the first missed lesson and let former learners invite others
rule: Settle privacy and the protection of learners | Write down who may know that somebody attends, check and train tutors, ask which teaching material may be copied, and agree with funders on reports without names. | the privacy promise is signed by every tutor
trial: Teach six learners for two weeks | Meet six learners three times a week, work with letters and forms they bring along, and note attendance, progress and reasons for absence. | texts read and lessons missed are on one sheet
ask: How do learners find you if they hide it? | Employers, libraries and doctors invite them in person | trade-trial | by trying five places and counting who comes
ask: How many lessons until somebody reads a letter alone? | | f-4 | by counting the lessons of the first six learners
ask: Who pays for the lessons? | | price-talks | by asking ten funders, employers and public offices
roles: a teacher of adult literacy | a coordinator for tutors and learners | somebody who wins funding and partners
search: learn to read as an adult
name: +Wordhearth = a warm place for words
name: First Line = the first line read alone
name: Own Letter = reading your own post
name: +Readwell = reading that goes well
name: Word by Word = learning in small steps
name: +Letterlight = letters become clear
name: Open Book = books open to everyone
name: +Firstread = reading for the first time
name: Sign Here = signing with your own name
name: Read It Myself = reading without help
name: *Lettra = from the word letter
line: Read your own letters again
line: It is never too late
line: Learn to read at your own pace
line: Small groups, patient teachers
line: Reading for everyday life
line: Read to your children tonight

clean-water
job: a container, containers
rival: public waterworks and aid projects | people trust them, and the water is often free | charity: water, WaterAid, Water.org | clean water project
rival: water sellers, tankers and bottled water | it is delivered to the door every day | | water delivery
rival: rivers, open wells and rainwater | they cost nothing except the walk
meet: existing water points, clinics and schools | nurse at the clinic | families there know who falls ill from bad water | give thirty families clean water from {name} for a week and count who comes back to pay | one morning a week | nurses, teachers and local leaders | they see every season what bad water does
measure: the share of days on which every water point gives clean water
moat: trained local operators, spare parts nearby and test results people trust
risk: a part breaks, there is no money for it and the water point stands still | put the repair cost into every price, train two people for each point and keep the common parts in store
rule: Settle water rights and testing | Ask the authority for permission to draw and sell or give out water, agree in writing with the community and the owner of the land, and have the water tested on fixed dates. | the permit, the agreement and the first test are on display
trial: Run one water point for two weeks | Run or observe one existing point, count containers per hour, days without water and complaints, and test the water at the start and the end. | containers, failures and test results are on one sheet
ask: Will families pay for clean water, and how much? | | trade-trial | by offering it at two prices for a week each
ask: Who repairs it in the third year? | Two local people are trained, and repairs are paid from every sale | rules | with two names, the parts list and a repair fund
ask: Who pays for building the next point? | | price-talks | by asking five funders and one local authority
roles: a water engineer | a local organiser who trains operators | somebody for funding, tests and reports
search: clean water project
name: Clear Cup = water you can see through
name: +Wellkeeper = looks after the well
name: Safe Sip = water that is safe to drink
name: +Flowsafe = safe water that keeps flowing
name: Full Can = a full container every day
name: +Tapnear = a tap close to home
name: Trusted Tap = a tap you can trust
name: +Wellworks = a well that works
name: Clean Drop = every drop is clean
name: *Aquala = from the Latin for water
name: Near Water = a short walk to water
line: Clean water, close to home
line: Safe to drink, every day
line: Tested water for every family
line: Less walking, more school
line: Water that still flows years later
line: Built with you, repaired nearby

repair-cafe
job: a repair, repairs
rival: throwing it away and buying a new one | a new one is cheap, arrives tomorrow and has a guarantee
rival: repair shops and the maker's service | they give a guarantee and have the spare parts | | appliance repair near me
rival: repair videos and a handy friend | it costs nothing and can be done at home | YouTube, iFixit | how to repair
meet: libraries, recycling centres and neighbourhood markets | librarian | people pass by with things they would rather keep than throw away | hold one repair afternoon with {name} in the library and note what people bring | one Saturday a month | recycling centres, hardware shops and schools | they see every day what is thrown away
measure: the share of things brought in that leave the room working
moat: skilled repairers who enjoy coming, and a good stock of common spare parts
risk: a few skilled volunteers do all the work and get tired | let each repairer train a helper, limit visitors to one thing each and share out the dates for the season
rule: Settle liability and electrical safety | Ask an insurer about repaired appliances and injuries, test every electrical thing before it leaves, have visitors sign who is liable, and leave mains work to trained people. | the policy, the test sheet and the visitor form are at the door
trial: Hold two repair afternoons | Hold two afternoons in a borrowed room with four repairers, and list what came, what was fixed, which parts were missing and what visitors gave. | things, repairs and takings are on one sheet
ask: Who pays for the room, the tools and the insurance? | | price-talks | by asking the town, and by counting what visitors give on two afternoons
ask: What if a repaired appliance causes damage? | It is tested before it leaves, and an insurer covers the rest | rules | with the insurer's answer and a test for every appliance
ask: Will enough repairers come every time? | | trade-trial | by noting who comes to both afternoons and who would come again
roles: skilled repairers for electrics, clothes and wood | somebody who welcomes visitors and plans the tables | somebody for rooms, tools and funding
search: repair café near me
name: +Mendery = a place for mending
name: Fix It Friends = repairing with friends
name: One More Year = a repair gives more time
name: +Fixtogether = fixing things together
name: Second Spark = it switches on again
name: +Mendtable = a table for repairs
name: Works Again = what everyone hopes for
name: Patch & Plug = clothes and appliances
name: +Keepmore = keep more, throw away less
name: *Reparium = a new word from repair
name: Still Works = it still has years left
name: Thread & Drill = for clothes and for things
line: Don't bin it, repair it
line: Bring it broken, take it working
line: Learn to fix your own things
line: Repair together, waste less
line: Save money, keep what you like
line: Good things deserve a second life

tool-library
job: a loan, loans
rival: buying a cheap tool | it is delivered tomorrow and always there afterwards | Amazon | cheap power drill
rival: tool hire in DIY stores and hire shops | they are open every day and have large machines | Home Depot@US, HSS Hire@GB, Bunnings@AU, OBI@DE | tool hire near me
rival: borrowing from neighbours, friends and family | it is free, and they often lend a hand as well
meet: libraries, housing estates and neighbourhood groups online | librarian | people there plan home projects and lack one tool | set up a table of {name} for two evenings, lend out tools and note what is asked for | two evenings a week | house managers, hardware shops and moving firms | they are asked for tools they do not lend
measure: the share of members who borrow again within two months
moat: well-kept tools, a short way to collect them and members who look after them
risk: the shelves fill with donated drills, and the few things everybody wants are always out | accept donations only from a list, buy a second piece of what is most wanted and set clear return dates
rule: Settle liability and tool safety | Ask an insurer about injuries and damage, have machines tested on fixed dates, show each borrower how to use them, have a loan form signed, and lend nothing that needs a licence. | the policy, the test dates and the loan form are at the counter
trial: Lend from one room for two weeks | Lend about thirty things on four evenings, and list what was asked for, lent, returned late and broken. | requests, loans and damage are on one sheet
ask: Who runs the counter every week? | | rules | with names for the next three months
ask: How often is each thing lent in a year? | | f-3 | by counting loans for each thing and selling what nobody borrows
ask: Would people rather pay for a loan or a yearly membership? | | price-talks | by offering both to ten neighbours
roles: somebody who repairs tools and explains them | somebody for counter and members | somebody for rooms, donations and funding
search: tool library near me
name: +Lendery = a place for lending
name: Common Shed = a shed for all
name: Borrow & Build = borrow tools, build things
name: +Toolshelf = a shelf full of tools
name: Back by Sunday = lent for the weekend
name: +Sharedrill = one drill for many
name: Sharp & Shared = tools kept sharp for everyone
name: +Lendmore = lend more, buy less
name: Ladder Card = a library card for ladders
name: Just for a Day = borrowed for one day
name: *Toolia = a new word from tool
line: Borrow it, use it, bring it back
line: Every tool, without buying it
line: The right tool for one weekend
line: Share tools, save money and space
line: A whole workshop for every member
line: Less stuff at home, more done

community-garden
job: a season, seasons
rival: allotments and rented garden plots | they offer more space and a plot of one's own | National Allotment Society@GB, meine ernte@DE | allotment near me
rival: balcony pots and private gardens | they are at home and need no key or meeting
rival: vegetables from the shop or a farm box | they are there all year without any work | | vegetable box
meet: housing estates, schools and street festivals | property manager | residents there walk past unused land and ask what could be done with it | plant three beds with households through {name} and see who comes back in the second week | one Saturday a week | housing companies, schools and doctors | they look for ways to bring neighbours together
measure: the share of beds that are watered and weeded every week
moat: good soil, a long lease and neighbours who take responsibility
risk: many people sign up in spring, and in the holidays only a few do the work | plan watering in pairs, keep beds small and pass on a bed that is left alone after a clear date
rule: Settle land, soil and insurance | Get a written lease with a period of notice, have the soil tested before anything is eaten, ask about water, structures and insurance, and agree on rules for beds that are left alone. | the lease, the soil test and the garden rules are signed
trial: Plant three beds with six households | Build three beds, let six households plant and water them for two weeks, and note who comes, how often and what they need. | visits, water used and open wishes are on one sheet
ask: How long can the land be used? | | rules | with the owner's answer in writing
ask: Who waters during the holidays? | Beds are watered in pairs, with a stand-in for each pair | trade-trial | with a watering list for two weeks and who kept to it
ask: What would a household pay for a bed? | | price-talks | by offering ten households a bed for the season
roles: an experienced gardener | somebody who speaks with owners and the town | somebody who looks after members and dates
search: community garden near me
name: Common Beans = beans that belong to all
name: +Plotluck = good luck with your plot
name: +Growtogether = growing as a group
name: Shared Soil = soil for everyone
name: Green Corner = a green place nearby
name: +Plotshare = a plot shared by neighbours
name: Spade & Share = dig together, share the harvest
name: +Growstreet = a street where things grow
name: Rich Soil = soil where things grow
name: *Gardola = a new word from garden
name: Sunny Plot = a plot in the sun
name: Green Gate = the gate to the garden
line: Grow your own, with your neighbours
line: A garden for people without one
line: Fresh vegetables from your own street
line: Your bed, our garden
line: Meet your neighbours over tomatoes
line: Plant, water, harvest, together

women-coding
job: a course, courses
rival: free online courses and videos | they cost nothing and can be done at any hour | freeCodeCamp, Codecademy, YouTube | learn to code free
rival: mixed bootcamps and universities | employers know the name, and there is a degree or certificate at the end | Le Wagon, General Assembly@US, General Assembly@GB | coding bootcamp
rival: other coding programmes for women and girls | they have partner companies and a large network | Girls Who Code@US, Code First Girls@GB, Laboratoria@PE, Laboratoria@CL | coding course for women
meet: schools, job centres and parents' groups | head of the parents' group | women and girls there are good with technology and have not considered it as a job | build a small web page with a group in one session of {name} and invite everybody to the course | two evenings a week | job centres, schools and software companies | they are asked how more women come into technology
measure: the share of learners who finish the course with a working project of their own
moat: graduates who come back as mentors, and companies that hire from every course
risk: work, family or exams get in the way and learners drop out halfway | record every session, offer childcare where it is needed and let learners continue in the next course
rule: Settle admission, childcare and promises | Ask whether a course may admit only women, what funders want counted, who may look after children during class, and make no promise of a job. | the answers, the childcare plan and the report form are on file
trial: Teach eight learners for two weeks | Teach eight women or girls in four sessions, let each build a small project, and note absences, sticking points and who wants to go on. | finished projects and reasons for absence are on one sheet
ask: Who pays for a place? | | price-talks | by offering places to five companies, two funders and ten learners
ask: Will companies take graduates? | | closing-calls | by asking ten companies for one interview or internship each
ask: What helps learners stay to the end? | Recordings, small groups and a mentor for each learner | trade-trial | by asking everybody who missed a session for the reason
roles: a developer who teaches well | somebody who recruits and supports learners | somebody who wins companies and funders
search: coding course for women
name: +Codeloom = weaving with code
name: Her Terminal = her own place to code
name: +Codehers = code that is hers
name: Hello World = the first program everyone writes
name: First Commit = the first code you save
name: +Shecompiles = her code runs
name: Brave Code = courage to write code
name: +Sheships = she ships working code
name: Next Dev = the next developer
name: Code Circle = learning to code together
name: *Codessa = from code and a woman's name
line: Learn to code, with women beside you
line: From first line to first job
line: Your code, your career
line: Coding classes that fit your life
line: Build your first app with us
line: No experience needed, just curiosity

volunteering
job: an assignment, assignments
rival: volunteer centres and national platforms | organisations know them and list every task there | Idealist@US, Do it@GB, vostel@DE, SEEK Volunteer@AU | volunteering near me
rival: clubs, faith groups and friends who ask directly | people know each other already and simply say yes
rival: giving money or doing nothing | it takes less time and can be done at once
meet: universities, companies and town festivals | volunteer coordinator of a charity | they need people for fixed dates and have no time to search | fill three real tasks with {name} by hand and call both sides afterwards | two afternoons a week | volunteer centres, HR departments and care homes | they have either helpers or tasks, seldom both
measure: the share of volunteers who come a second time
moat: organisations that answer quickly and give volunteers a good first day
risk: people sign up, nobody answers and they never come back | list only organisations that answer within two days, send reminders and call those who are late
rule: Settle insurance, checks and expenses | Ask who insures volunteers, which tasks need a background check, when help counts as employment, and which expenses may be paid. | the answers and the list of tasks with checks are on file
trial: Fill twenty tasks by hand | Collect twenty short tasks from ten organisations, fill them by phone and message in two weeks, and ask both sides how it went. | answers, people who came and second visits are on one sheet
ask: Who pays, the town, companies or organisations? | | price-talks | by asking three of each
ask: How many volunteers come a second time? | | f-3 | by counting it for the first fifty
ask: How fast do organisations answer? | Those that do not answer within two days are called | trade-trial | by noting the hours for twenty tasks
roles: somebody known to charities and clubs | somebody who wins companies and towns | a developer for tasks and messages
search: volunteer near me
name: Two Hours Free = short tasks for busy people
name: +Helpnear = helping close by
name: Saturday Hands = help at the weekend
name: +Handsnear = helping hands nearby
name: Kind Deed = one kind deed
name: +Givetime = give your time
name: Rolled Sleeves = ready to help
name: +Taskgood = tasks that do good
name: Glad to Help = people glad to help
name: *Voluntia = a new word from volunteer
name: Spare Hour = an hour to give
name: Show Up = be there when needed
line: Give two hours, make a difference
line: Help near you, this week
line: Your time, where it is needed
line: Find a task that fits your day
line: Volunteers for every good cause
line: Sign up today, help on Saturday

donation
job: a donation, donations
rival: giving and crowdfunding platforms | they are known by name and issue the receipt at once | GoFundMe, JustGiving@GB, betterplace.org@DE, GlobalGiving, Ketto@IN, GiveIndia@IN | donation platform
rival: large charities with regular giving | people have trusted them for years, and the payment runs by itself | UNICEF, Red Cross, Médecins Sans Frontières, Save the Children | donate to charity
rival: collections at work, in clubs and places of worship | one knows who is asking and what it is for
meet: companies, clubs and community events | HR manager | companies want to give and have no time to choose or report | fund one small project with a team through {name} and show the team the result two weeks later | two afternoons a week | charities, HR departments and clubs | they collect money every year and find reporting hard
measure: the share of donors who give again after the first report
moat: checked projects, honest reports and a simple way to give
risk: one false project costs the trust of all donors | check every project in person or through a partner, pay out in parts and publish what went wrong
rule: Settle permits and who holds the money | Ask which permits collecting donations needs, keep gifts on a separate account, settle receipts, payment services and money laundering checks, and state which share covers costs. | the permits, the account and the cost share are published
trial: Fund three small projects | Let a few dozen people fund three small projects by hand, report to each donor within two weeks, and count who gives again. | gifts, reports and second gifts are on one sheet
ask: Which share reaches the project? | It is shown before each payment | rules | with the accounts and payment fees on the page
ask: How is a false project found? | | f-2 | by testing the checks with three invented applications
ask: Do donors come back after a report? | | trade-trial | by counting second gifts from the first donors
roles: somebody who knows charity law and accounts | somebody who checks and visits projects | a developer for payments and reports
search: donate to a good cause
name: +Giftward = gifts that go forward
name: Report Back = you hear what happened
name: Small Change Up = small coins add up
name: +Giveclear = giving you can follow
name: Hat Round = pass the hat round
name: +Kindcoin = a coin given in kindness
name: Round It Up = round up and give
name: +Giftpath = the path of your gift
name: See It Grow = watch what your gift does
name: *Donalia = a new word from donate
name: Open Purse = a purse open to others
line: See what your gift has done
line: Give a little, see the result
line: Every gift checked, every result shown
line: Know where your money goes
line: Support projects you can trust
line: Giving made simple and clear

animal-rescue
job: an adoption, adoptions
rival: large animal shelters | they are known by name, have many animals and can be visited any week | RSPCA@GB, Dogs Trust@GB, ASPCA@US, SPA@FR, SPCA@NZ | adopt a dog
rival: breeders and pet shops | people get the breed and age they want, often within days | | puppies for sale
rival: small ads and animals from friends | they are nearby, cheap and ask for no home check | Pets4Homes@GB, Gumtree@GB | free kittens near me
meet: adoption days, vets' practices and pet shops | veterinary nurse | people talk there about the animal they lost or would like to have | introduce two animals from {name} at an adoption day and show honest notes on how they behave | one weekend day a month | vets, trainers and pet shops | they are asked where to find an animal and know who could care for one
measure: the share of animals still in the same home eight weeks after adoption
moat: foster carers or keepers who know every animal well, and advice after the adoption
risk: too many animals are taken in, vet bills grow and volunteers give up | take in only as many as there are places and money for, keep a vet reserve and publish a waiting list
rule: Settle permits, vet checks and the adoption contract | Ask which permits keeping, importing and rehoming animals need, have a vet check each one, agree on a contract with return, and tell adopters of bites and illnesses. | the permit, the vet's sheet and the contract are on file for each animal
trial: Place five animals with full notes | Observe five animals in foster homes or at the shelter for a week, write honest notes, introduce them to adopters, and call every home after the move. | notes, enquiries and follow-up calls are on one sheet
ask: What does one animal cost until it is adopted? | | f-2 | by adding up food, transport and vet bills of the last five
ask: What happens when an adoption does not work out? | The animal can always come back | rules | with the contract and a free foster place
ask: Who gives regularly, and for what? | | price-talks | by offering ten supporters a monthly sponsorship of one animal
roles: an experienced animal carer | a vet who works with the rescue | somebody for foster homes, adopters and funding
search: adopt a rescue animal
name: Second Bowl = a bowl in a new home
name: +Tailhome = tails that find a home
name: Foster First = a foster home comes first
name: +Newleash = a new start in life
name: Good Home = a good home for each animal
name: Safe Paws = animals that are safe now
name: +Strayward = caring for stray animals
name: Found a Home = an animal has been adopted
name: +Rescuetails = tails of rescued animals
name: *Adoptia = a new word from adopt
name: Empty Kennels = the goal of a rescue
line: Give a rescued animal a home
line: Meet the animal that fits you
line: Every animal deserves a good home
line: Honest advice before you adopt
line: Adopt with help from day one
line: Rescued, cared for, ready for you

energy-coop
job: a share, shares
rival: green energy suppliers | changing takes a few minutes and needs no savings | Octopus Energy@GB, Ecotricity@GB, EWS Schönau@DE, Enercoop@FR | green electricity supplier
rival: solar panels on one's own roof | the savings belong to the household alone | | solar panels for home
rival: savings accounts and funds | the money can be taken out easily, and the bank is known | | ethical investment
meet: town halls, community meetings and local clubs | mayor or council officer | residents there ask how their energy bills and the climate could improve | present one real roof or site with {name} and let people note how much they would invest | two evenings a month | councils, installers and farmers | they have roofs and land, or know who owns them
measure: the share of people at an information evening who sign for a share within a month
moat: secured roofs and sites, a grid connection and the trust of local members
risk: permits and the grid connection take years, and volunteers and members lose patience | start with a site whose connection is promised, and report to members every month
rule: Settle the legal form, the share offer and the licence | Ask a lawyer who may offer shares and with which documents, ask which licence selling power needs, and have the site contract, insurance and audit checked. | the legal form, the member documents and the site contract are checked
trial: Plan one site and present it | Take one real roof or site, get an answer from the owner and the grid operator, two offers from installers, and present the plan to thirty residents. | the answers, the plan and the interest in shares are on one sheet
ask: What do members earn, and what can they lose? | A good year and a bad year are shown side by side | rules | with figures checked by an auditor
ask: How many residents will buy a share? | | closing-calls | by asking everybody at the first evening to sign an intent
ask: Who runs it when the founders stop? | | f-3 | with names for accounts, technology and members
roles: somebody trusted with members' money | an engineer for power systems | somebody who knows co-operative law
search: community energy shares
name: +Sunpart = your part of the sun
name: Our Own Watt = power that is ours
name: Village Watt = power from the village
name: +Commonwatt = power owned together
name: South Roof = the roof with the most sun
name: +Roofunion = roofs joined in a co-op
name: Many Roofs = power from many roofs
name: +Localwatt = power made locally
name: Fair Current = fair power for all
name: *Solunia = from sun and union
name: One Share Each = every member owns a part
line: Own a share of local power
line: Clean power, owned by neighbours
line: One member, one vote
line: Our roofs, our power, our profit
line: Invest locally, earn from the sun
line: Power you own together

inclusive-cafe
job: a visit, visits
rival: coffee chains and cafés nearby | they are on the way, fast and open every day | Starbucks, Costa Coffee@GB, Tim Hortons@CA | café near me
rival: coffee and lunch at the office or at home | it is cheap and takes no time
rival: bakeries and supermarkets with takeaway | they cost less and there is hardly a queue | | lunch near me
meet: offices nearby, community groups and parents' associations | office manager | offices order food for meetings every week and like a local supplier | bring a tasting tray made by the team of {name} and leave a short order form | one morning a week | special schools, disability organisations and employers | they look for real jobs for people they know
measure: the share of guests who come again within two weeks
moat: good food, regulars who know the team by name, and offices that order every week
risk: guests come once to support the cause and stay away because service is slow | keep the menu small, fit each task to the person and add one more pair of hands at the busiest hour
rule: Settle employment, support and food safety | Ask how wages affect benefits, which support at work is paid for and who may supervise, check each task for safety, and get the permits for food and premises. | the contracts, the support and the permits are signed
trial: Serve guests on six days | Run a stall or borrowed counter for six days with the real team, a small menu and normal prices, and note orders, waiting times and guests who come back. | orders, waiting times and returning guests are on one sheet
ask: What does support for each team member cost, and who pays? | | price-talks | with the public office in charge, for each place
ask: Would guests come without knowing the cause? | The food and the service have to be good on their own | trade-trial | by six days without mentioning it
ask: How many offices would order regularly? | | closing-calls | by offering ten offices a tray for their next meeting
roles: somebody who has run a café or bakery | a job coach for people with disabilities | somebody for grants and catering orders
search: café near me
name: Good Company = good people, good coffee
name: Fair Shift = fair work, fair pay
name: +Cupequal = everyone equal over a cup
name: Every Hand = every hand helps
name: +Crumbworth = every crumb is worth it
name: All Welcome = a place for everyone
name: +Beanbridge = coffee that connects people
name: Warm Counter = friendly service at the counter
name: Table for All = a table for everyone
name: +Brewtogether = coffee made together
name: *Togethra = from the word together
line: Good coffee, made by everyone
line: Great cake, real jobs
line: A warm welcome with every cup
line: Come for the cake, stay awhile
line: Baked and served with pride
line: Everyone has a place here
`;
