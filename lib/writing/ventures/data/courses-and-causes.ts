/** Courses, coaching and causes: what is known of them; the keys are those of `../lore.ts`. */
export const COURSES_AND_CAUSES = `
trading-course
job: a course place, course places
rival: free videos and social media traders | they cost nothing, and the screenshots of profits look convincing | Babypips | learn trading free
rival: paid online academies and mentor groups | they are well known and have lessons for every level | Warrior Trading@US | forex trading course
rival: learning by doing with a broker's app and demo account | it is open at once, and brokers add their own lessons for free
meet: evening meet-ups on personal finance and co-working spaces | organiser of the meet-up | people who want to invest come there with their first questions | teach one free evening on risk with {name} and let everybody fill in a trading plan | one evening a week | accountants, libraries and adult education centres | their visitors ask for neutral teaching on investing
measure: the share of learners who keep to their own risk rule in every trade of their first month
moat: teachers with a record they can show, and former learners who stay in the group
risk: learners lose money and blame the course, or take lessons for advice | promise no returns, use practice accounts first, show losses openly and make it plain that decisions stay with the learner
rule: Settle where teaching ends and advice begins | Ask the financial regulator or a lawyer which statements count as investment advice, whether payments from brokers are allowed, and which risk warnings must stand in courses and advertising. | the answer is in writing and the warnings are in all material
trial: Teach one live evening class to eight beginners | Run two evenings on risk and order types with practice accounts, let everybody write a plan and keep a journal for a week, and ask who would pay for the full course. | completed journals and paid deposits are on one sheet
ask: Why should anybody trust this teacher? | Past trades are shown, with the losses | interviews-2 | by asking ten learners what proof they would want
ask: Is this teaching or regulated advice? | | rules | with a written answer from the regulator or a lawyer
ask: Do learners finish, or leave after their first loss? | | trade-trial | by counting who is still there in the last lesson
roles: an experienced investor who teaches calmly | somebody for the community and learners' questions | a legal adviser for risk warnings and contracts
search: trading course for beginners
name: Steady Trades = calm, planned trading
name: +Riskwise = risk comes first
name: First Position = your first planned trade
name: +Chartclass = a class on reading charts
name: Plan Then Trade = no trade without a plan
name: +Marketroom = a classroom for the market
name: Small Stakes = start with little money
name: +Tradeschool = a school for trading
name: Open Journal = every trade is written down
name: +Investclass = a class for new investors
name: *Tradora = a new word for trading
line: Learn the risk before the trade
line: Practise first, invest later
line: Your own plan for every trade
line: Live lessons, no hot tips
line: Understand what you invest in
line: From first chart to own plan

digital-marketing-course
job: a course place, course places
rival: free courses and certificates from the advertising platforms | they cost nothing, and employers know the names | Google Skillshop, HubSpot Academy, Meta Blueprint | free digital marketing course
rival: large online course sites | they are cheap, open at once and have thousands of reviews | Coursera, Udemy | digital marketing course online
rival: learning alone from videos and on the job | it costs only time, and people can start with their own page
meet: job centres, business start-up centres and chambers of commerce | adviser at the job centre | people looking for work or customers already ask there for training | run one real advert with {name} in front of a group and read the figures together | two mornings a week | small agencies, web designers and chambers of commerce | they look for juniors and for clients who understand the work
measure: the share of learners who have run a campaign of their own by the middle of the course
moat: real projects with local firms, and graduates whose work others can see
risk: platforms change, the lessons age and learners can find the same for free | check every lesson before each group starts, teach on live accounts and put most of the time into practice and feedback
rule: Settle training, refund and job promises | Ask which registration a training provider needs, which claims about jobs and income are allowed, what the refund terms must say, and how learners may use client accounts and data. | the terms, claims and data rules are checked and published
trial: Run a two-week mini course for six learners | Teach four evenings, give each learner one real small firm, run a tiny campaign together, and note attendance, results and who would pay for more. | six campaigns and the number of deposits are on one sheet
ask: Why pay when the platforms teach it for free? | Learners work on real campaigns and get feedback | interviews-2 | with ten people who started a free course
ask: Do graduates find work or clients? | | f-4 | by asking every learner a month after the course
ask: Which price can a job seeker pay? | | price-talks | by offering ten people one payment or instalments
roles: a marketer who runs campaigns every day | a teacher who looks after learners between lessons | somebody who wins firms for projects and jobs
search: digital marketing course
name: +Campaignclass = a class with real campaigns
name: First Client = the course that leads to one
name: +Clickschool = a school for online marketing
name: Live Campaign = learning on the real thing
name: +Skillreach = skills that reach customers
name: Real Ads = learn with real adverts
name: +Adworkshop = a workshop for adverts
name: Hired to Market = from course to marketing job
name: +Reachcourse = a course in reaching people
name: Post & Prosper = posts that bring income
name: *Marketra = a new word for marketing
line: Learn marketing on real campaigns
line: From first advert to first client
line: Skills that firms are hiring for
line: Run your own campaign in weeks
line: Online marketing, taught live
line: Leave with work you can show

relationship-coaching
job: a session, sessions
rival: couple therapists and counselling centres | they are qualified, and the fee may be partly covered | Relate@GB, pro familia@DE, Relationships Australia@AU | couples counselling near me
rival: friends, family and clergy | they know both sides, cost nothing and are there at night
rival: books, podcasts and free videos | they are private and cheap, and can be stopped at any time | The Gottman Institute | how to save my relationship
meet: talks in community centres, cafés and wellness studios | owner of the studio | people in the middle of a change come there and talk openly | lead a small evening on one question and let guests plan one conversation with {name} | one evening a week | wedding planners, family lawyers and yoga teachers | their clients ask for help that they cannot give
measure: the share of clients who have held the conversation they came for within four weeks
moat: trust, discretion and clients who quietly pass on the name
risk: a client needs therapy or is in a violent relationship, and coaching is the wrong help | ask about safety and health in the first call, know local help lines and pass people on at once
rule: Settle the line to therapy and keep talks private | Ask which titles and claims are reserved for therapists, take out liability insurance, write down how notes are kept secret, and list where people in danger are sent. | the contract, insurance and list of help lines are ready
trial: Coach five clients through two sessions each | Offer two sessions at a reduced price to five people or couples, set one goal with each, and ask after a week what they did and whether they would go on. | goals, actions and paid follow-ups are on one sheet
ask: How is this different from therapy? | Coaching works on a goal and does not treat illness | rules | with one page that every client reads first
ask: Will people pay for a set of sessions or only one? | | price-talks | by offering both to ten people
ask: Who gives a reference in such a private matter? | | f-4 | by asking clients for a line without their name
roles: a trained coach of another gender or background | a therapist for supervision and referrals | somebody for bookings and content
search: relationship coach
name: Two Chairs = a talk at eye level
name: +Heartwise = wiser in love
name: Kinder Talks = conversations without a fight
name: +Closeagain = a couple grows close again
name: Better Together = life as a couple, improved
name: After the Ex = life after a break-up
name: +Lovelesson = what love can teach
name: Say It Softly = hard things said kindly
name: +Pairtalk = talks for two
name: Next Love = ready for a new partner
name: *Amorelle = a new word from love
line: Talk about it before it breaks
line: From heartbreak to a new start
line: Find your way back to closeness
line: Love with more ease
line: Better talks, fewer fights
line: Date with calm and confidence

parenting-coaching
job: a session, sessions
rival: public family advice centres and health visitors | they are free and trusted, though the wait can be long | | parenting help near me
rival: books, podcasts and parenting accounts | they are cheap, always at hand and nobody else has to know | Good Inside | how to deal with tantrums
rival: grandparents, friends and other parents | they know the child and help at once
meet: nurseries, schools and family centres | head of the nursery | parents ask there first when days at home get hard | hold one parents' evening on a frequent problem and plan one change with each family through {name} | two evenings a week | midwives, children's doctors and teachers | they see worried parents and have only minutes for them
measure: the number of calm mornings or bedtimes a week, counted by the parents before and after
moat: schools and nurseries that book again, and parents who tell other parents
risk: a child or parent needs medical or protective help, not a course | ask about health and safety first, know the local services and refer without delay
rule: Settle child protection, claims and data | Ask which duties apply when a child may be in danger, which words only therapists may use, take out liability insurance, and get consent before keeping notes about a child. | the protection plan, insurance and consent form are ready
trial: Hold one parents' evening and coach five families | Give one evening in a nursery or school, coach five families for two weeks on one problem each, and let them count good days. | good days before and after are on one sheet for five families
ask: Why pay when advice is free? | Families get a plan for their own day and a call after a week | interviews-2 | with ten parents who read books and still struggle
ask: Do both parents take part? | | trade-trial | by counting who comes to each session
ask: Will schools pay for an evening? | | price-talks | by asking ten heads for a date and a budget
roles: a coach or teacher with years in families | a child psychologist for difficult cases | somebody who wins schools and nurseries
search: parenting coach
name: Gentle Mornings = the day starts without shouting
name: +Parentwell = parents who feel well
name: Tea and Tantrums = help in hard phases
name: +Kindhome = a kinder home
name: Less Shouting = quieter days together
name: +Familycalm = calm in the family
name: Parents Paired = mother and father together
name: +Growalong = parents grow along with children
name: Good Enough Day = no need to be perfect
name: +Bedtimepeace = evenings without tears
name: *Parentelle = a new word from parent
line: Calmer days with your children
line: Less shouting, more listening
line: Help for the hard phases
line: One small change a week
line: Parents learn, children feel it
line: A plan for your own home

sewing-school
job: a lesson, lessons
rival: evening classes at adult education centres and fabric shops | they are close by, cheap and have a full programme | | sewing classes near me
rival: video lessons and online courses | they cost little and can be watched again at the machine | Craftsy, Domestika | learn to sew online
rival: learning from a relative or in a tailor's shop | it is free or even paid, and the work is real
meet: fabric shops, markets and craft fairs | owner of the fabric shop | people buy cloth there and ask how to sew it | sew a small bag with visitors in a corner of the shop and book a first lesson through {name} | two afternoons a week | fabric shops, machine dealers and tailors | their customers buy more when they can sew
measure: the share of beginners who take home a finished piece by the end of the course
moat: small groups, good machines and teachers who can make anything fit
risk: machines stand unused in the day and groups are half full | teach children, day groups and longer programmes, rent machine time to learners and start a course only with enough paid places
rule: Settle the room, machines and certificates | Ask about permission for a teaching room, fire and electrical checks, liability insurance, rules for teaching children and whether a certificate needs to be recognised. | permits, insurance and the machine checks are in one folder
trial: Teach three sewing afternoons in a fabric shop | Bring four machines to a shop or hall, sell prepaid places for one small project, and note time, finished pieces and who books a course. | finished pieces and course bookings from three afternoons are counted
ask: Do beginners come back after the first piece? | | trade-trial | by counting second bookings
ask: What is a certificate worth to someone who wants work? | | f-4 | by asking ten tailors and workshops what they look for
ask: How many machines must be filled for the rent? | Courses start only with enough paid places | price-talks | by selling places for three course lengths
roles: a tailor or pattern maker who teaches | somebody who looks after machines and cloth | somebody for bookings and school contacts
search: sewing classes
name: First Stitch = where sewing begins
name: +Seamschool = a school for seams
name: Needle Room = a room for sewing
name: +Bobbinclass = classes at the sewing machine
name: Cut & Sew Club = cutting and sewing together
name: +Patternroom = a room for pattern cutting
name: Straight Seams = sewing that is learnt well
name: +Stitchlearn = learn every stitch
name: Own Two Sleeves = clothes you made yourself
name: +Hemschool = from first hem to full dress
name: *Sewlina = a new word from sewing
line: Sew something you will wear
line: From first seam to finished dress
line: Learn at good machines
line: Your pattern, your size, your dress
line: A trade in your hands
line: Small groups, finished pieces

kids-robotics-school
job: a lesson, lessons
rival: franchise clubs for coding and robotics | they have tested lessons and are known to schools | Bricks 4 Kidz, Sylvan Learning@US | robotics class for kids near me
rival: sports, music and other afternoon clubs | the child's friends are there and the times are settled
rival: kits and videos at home | they are paid once and can be used at any hour | LEGO Education, KiwiCo | robotics kit for kids
meet: school fairs, libraries and family days | teacher in charge of afternoon clubs | parents and children can try a robot there together | let children build a small moving machine in one sitting and book a trial lesson through {name} | one weekend day | primary schools, libraries and technical colleges | they want science clubs and have too few staff
measure: the share of children who can explain and change their own build after a few lessons
moat: lessons tested with many groups, good instructors and schools that book every term
risk: good instructors are students and leave, and kits break or go missing | write every lesson down, train two people for each group and check each kit before and after
rule: Settle child safety and school contracts | Ask which background checks and child protection rules apply, insure the lessons, get consent for photos, check batteries and tools for safety, and agree with each school who is in charge. | the checks, insurance and consent forms are in one folder
trial: Run two trial clubs with eight children each | Borrow or buy a few kits, use a school room or library for two afternoons, charge a small fee, and note what children finished and which parents book a term. | finished builds and term bookings are counted
ask: Do children stay for a second term? | | trade-trial | by asking parents and children after the trial
ask: Who teaches when an instructor is ill? | Each lesson is written down and two people know the group | rules | with two names for each group
ask: Would a school pay, or only lend its room? | | price-talks | by offering both to ten schools
roles: an engineer or teacher who likes children | somebody who keeps kits and laptops in order | somebody for schools and parents
search: robotics classes for kids
name: Little Gears = small engineers at work
name: +Boltclub = a club for builders
name: Robot Afternoon = after school with robots
name: +Tinkerclass = a class for tinkering
name: Wires & Wheels = what children build with
name: +Gearschool = a school with gears
name: Build Then Code = first build, then program
name: +Kidlabs = labs for kids
name: Why It Moves = how machines work
name: +Sparkworks = a workshop full of sparks
name: *Robokita = a new word for young robot builders
line: Build it, program it, understand it
line: Curious children, working robots
line: Science you can touch after school
line: Every child builds something that moves
line: Small groups, big experiments
line: From first motor to own robot

career-guidance-for-pupils
job: a guidance talk, guidance talks
rival: school counsellors and public career advice | they are free and already in the school | | career advice for students
rival: free online career tests | they take a few minutes and give an answer at once | Truity | career test for teenagers
rival: parents, relatives and friends | they know the child and have their own experience of work
meet: parents' evenings and open days of secondary schools | head of the senior years | families talk about the next step there and see how little time is left | give a short talk, let pupils fill in one interest sheet and book talks through {name} | two evenings a week | class teachers, tutors and training companies | they want pupils who start the right course and stay
measure: the share of pupils who name a first choice and a next step within four weeks
moat: tests that are explained well, neutral advice and schools that invite again
risk: parents expect a certain answer, and the pupil does not take part | meet the pupil alone first, explain what a test can and cannot tell, and end with a decision by the pupil
rule: Settle test rights, pupils' data and titles | Buy tests only from publishers who allow this use, ask who may interpret them, get consent from parents and pupils, keep results safe, and check whether the title of counsellor is protected. | licences, consent forms and the storage rule are ready
trial: Guide six pupils through test and talk | Take six pupils from two schools at a reduced price, do the test and one talk, let each try one real contact at work or university, and ask parents and pupils afterwards. | a next step and an answer from all six families are on one sheet
ask: Why pay when the school advises for free? | There is time for a long talk and no interest in one school | interviews-2 | with ten families in the last two school years
ask: Does the choice last? | | f-4 | by asking pupils again a few months later
ask: Who pays, the parents or the school? | | price-talks | by offering a package to five families and five schools
roles: a psychologist or trained career counsellor | somebody with contacts to firms and universities | somebody who wins schools
search: career guidance for students
name: The Next Step = the step after school
name: +Pathpicker = picking a path after school
name: Choose Your Road = a choice made well
name: +Nextclass = after the last class
name: First Compass = direction for young people
name: +Futurefit = a future that fits
name: Three Paths = three options worth looking at
name: +Careerkey = a key to the right career
name: Own Direction = the pupil decides
name: +Studyright = the right thing to study
name: *Futurelle = a new word from future
line: Know your next step after school
line: A choice that fits your child
line: Strengths first, then the degree
line: From a hundred options to three
line: Choose with a clear head
line: Talk it through before you apply

kids-money-school
job: a lesson, lessons
rival: free school programmes by charities and banks | they cost nothing and come with ready lessons | Junior Achievement, MyBnk@GB, Young Enterprise@GB | financial education for schools
rival: pocket money apps and cards for children | children spend real money, and parents see it on the phone | Greenlight@US, GoHenry@GB | pocket money app
rival: parents who teach it at home | it costs nothing and fits the family
meet: school fairs, parents' associations and local markets | chair of the parents' association | parents there agree that school teaches too little about money | let children price and sell something at a small stall and book lessons through {name} | one weekend day | schools, credit unions and local shops | they want young people who can handle money
measure: the share of children who keep a simple budget or savings goal for four weeks
moat: lessons that children enjoy, neutral content and schools that book each year
risk: free programmes fill the timetable, and parents see money lessons as nice to have | add what free programmes lack, such as small groups, a real sales day and tasks with parents
rule: Settle child protection and neutral content | Ask about background checks, insurance and permission for sales by children, keep sponsors' products out of lessons, and get consent for photos and data. | checks, insurance and the sponsor rule are in writing
trial: Run a two-day money camp for eight children | Sell eight places, let the children plan, buy and sell something at a market, and ask parents a week later what has changed. | takings by the children and answers of eight families are on one sheet
ask: Why pay when banks offer it for free? | Groups are small and nobody sells an account | interviews-2 | with ten parents who know the free offers
ask: Which sponsor fits without selling to children? | | rules | by writing one page of conditions for sponsors
ask: Will a school give it lesson time? | | price-talks | by asking ten schools for a date
roles: a teacher who makes numbers fun | somebody who wins schools and sponsors | an accountant or shop owner as guest
search: money lessons for kids
name: First Coins = where handling money begins
name: +Coinclub = a club about coins
name: Little Owners = children with a small business
name: +Pennyclass = a class that starts with pennies
name: Spend or Save = a choice to learn
name: +Moneycamp = a camp about money
name: Young Takings = first money earned
name: +Budgetkids = kids who can budget
name: My First Stall = children sell at a market
name: +Savewell = saving learnt early
name: *Pocketora = a new word from pocket money
line: Children learn what money does
line: Save, spend, earn, understand
line: First own budget, first own stall
line: Money lessons that school leaves out
line: From pocket money to small business
line: Smart with money from the start

heritage-language-school
job: a lesson, lessons
rival: community schools run by parents, churches and embassies | they are cheap, and the families know each other | | saturday school for my language
rival: private online teachers | times are flexible, and one lesson can be tried | Preply, italki | online language teacher for kids
rival: speaking at home, books and holidays with grandparents | it costs nothing, and real life is in the language
meet: community festivals, churches, food shops and parents' groups | organiser of the community group | families with the same language meet there and talk about their children | hold an open hour with songs and a story and let families join a group through {name} | one weekend day | consulates, cultural associations and food shops | they want the next generation to keep the language
measure: the number of minutes a child speaks the language freely in a lesson, first week against last
moat: groups of friends, good teachers and families who bring the next sibling
risk: children of very different levels sit in one group and the older ones drop out | group by age and speech, use plays and projects for older children and offer online groups where few live
rule: Settle child protection, the room and teachers' pay | Ask which background checks are needed, whether a weekend school must register, insure the lessons, write down how teachers are paid and get consent for photos. | checks, insurance and registration answer are in one folder
trial: Hold three weekend lessons with two groups | Rent one room, take a small fee, teach one group of little ones and one of schoolchildren, and note who speaks, who returns and who pays for a term. | attendance and term payments after three weekends are counted
ask: Will children want to come on a free day? | Lessons are play, songs and friends, with less writing | trade-trial | by asking the children after each lesson
ask: How many families live near enough? | | interviews-2 | by counting families in community groups
ask: Can a teacher be paid from the fees? | | price-talks | by asking ten families about a term fee
roles: a teacher with the language as mother tongue | a parent with many contacts in the community | somebody for music, theatre and festivals
search: language school for children abroad
name: +Roottongue = the language of your roots
name: Grandma's Words = the words grandparents use
name: +Homewords = the words of home
name: Two Homes = at home in two cultures
name: +Heartlanguage = the language of the heart
name: Songs of Home = learning through songs
name: +Kinwords = words shared in the family
name: Our Saturday = a weekend in our language
name: +Rootclass = a class about roots
name: Call Grandpa = children who can talk to him
name: *Patriola = a new word from parents' country
line: Your language, alive in your children
line: So they can talk to grandma
line: Songs, stories and friends like me
line: Roots that grow with your child
line: At home in two languages
line: A weekend in our language

style-consulting
job: a style session, style sessions
rival: shop staff and personal shopping in stores | the advice is free, and clothes can be tried at once | | personal shopper near me
rival: online styling services and boxes | clothes arrive at home and go back without a talk | Stitch Fix@US, Outfittery@DE | online stylist
rival: friends, social media and colour apps | they cost nothing and have an opinion at any time
meet: hair salons, boutiques and women's networks | salon owner | people who want to change something about themselves sit there and talk about it | hold a colour evening for a small group and book sessions through {name} | one evening a week | hairdressers, photographers and career coaches | their clients ask what to wear
measure: the number of outfits a client wears from the existing wardrobe in the month after
moat: a trained eye, honest advice and clients who show their friends
risk: clients book once and do not return | offer seasons, occasions and shopping trips as follow-ups, and win firms and groups
rule: Settle commissions, photos and training claims | Say openly whether shops pay commission, get consent for before and after photos, insure work in clients' homes and use only titles and certificates that were earned. | the terms, consent form and insurance are ready
trial: Style six people in two weeks | Do two colour sessions, two wardrobe checks and two shopping trips at a reduced price, and ask a week later what was worn and who would pay in full. | hours, outfits worn and paid bookings of six people are on one sheet
ask: Why pay when the shop advises for free? | Nothing is sold, and the advice starts with what clients own | interviews-2 | with ten people who dislike shopping
ask: What do clients book after the first session? | | f-4 | by asking each client a month later
ask: Do firms pay for dress and etiquette training? | | price-talks | by offering a half day to ten firms
roles: a stylist for another group, such as men | a photographer or make-up artist | somebody who wins firms and groups
search: colour and style consultant
name: True Shades = colours that suit you
name: +Wearwise = wise about what you wear
name: Good Impression = how others see you
name: +Tonewell = tones that go well
name: Closet Friend = help with your wardrobe
name: +Dressright = dressed right for the day
name: Twelve Outfits = more from what you own
name: +Stylehour = an hour for your style
name: Your Colours = what makes you glow
name: +Suitsme = clothes that suit me
name: *Stylessa = a new word from style
line: Wear what really suits you
line: Less wardrobe, more outfits
line: Your colours, your style, your day
line: Dress well without the search
line: A first impression that fits
line: Open the wardrobe and smile

forest-school
job: a session, sessions
rival: ordinary nurseries and kindergartens with a yard | they are open long hours, close by and warm | | nursery near me
rival: school trips and nature centres | teachers know them, and insurance and programme are settled | | nature day for schools
rival: families who go outdoors by themselves | it is free and can be done on any weekend
meet: parks, playgrounds, nurseries and parents' groups | leader of the parents' group | parents with small children spend their mornings there | hold an open morning in the woods and let families book four more through {name} | one morning a week | landowners, foresters and primary schools | they want children who know and respect the woods
measure: the share of children who come back in bad weather
moat: trained leaders, a safe piece of land and parents who saw the change
risk: storms, ticks, accidents or a lost lease stop the group | write down when sessions are moved or stopped, keep a shelter, agree on a second site and train all leaders in first aid
rule: Settle childcare, land use and safety | Ask which hours and ages need a childcare licence, get the landowner's permission in writing, insure the group, check staff and first aid training, and write a risk plan for fire, tools and weather. | licence answer, land permission, insurance and risk plan are in one folder
trial: Hold four mornings in the woods | Get permission for one place, take two trained adults and eight children with parents nearby for two weeks, charge a small fee, and note weather, problems and families who want a regular place. | four mornings and the number of paid places are on one sheet
ask: What happens in storm, cold and rain? | Clothes are checked, and there is a shelter and a clear stop rule | rules | with a written weather plan
ask: May children stay without parents, and how long? | | rules | by asking the childcare authority
ask: Do families pay through the winter? | | price-talks | by offering ten families a place for a full term
roles: a trained outdoor leader | an educator with a childcare licence | somebody for land, parents and schools
search: forest school near me
name: Muddy Boots = children who play outdoors
name: +Acornclass = small children learn among trees
name: Under Branches = mornings under the trees
name: +Mossplay = play on moss and mud
name: Little Foresters = children at home in woods
name: +Pinecamp = a camp among pines
name: All Weathers = outdoors in sun and rain
name: +Fernschool = a school among ferns
name: Pine Cone Club = playing with what nature gives
name: +Hollowtree = adventures around an old tree
name: *Silvanelle = a new word from forest
line: Outdoors in every weather
line: Muddy boots, happy children
line: The forest is our classroom
line: Climb, build, wonder, learn
line: Mornings under the trees
line: Children who know their woods

clothes-and-baby-bank
job: a bundle, bundles
rival: large charities and church clothes rooms | people know them, and they have halls and vans | Salvation Army, Red Cross, Little Village@GB, Baby2Baby@US | baby bank near me
rival: charity shops and free groups online | choice is wide, and nobody has to explain a hardship | Vinted, Freecycle, Facebook Marketplace | free baby clothes
rival: relatives, friends and neighbours who pass things on | it costs nothing and comes from people they know
meet: maternity wards, nurseries, schools and advice centres | midwife or school social worker | they see at once which family lacks a cot or winter shoes | pack bundles for five families with {name} and ask the midwife what arrived well | two mornings a week | midwives, teachers and shelters | they have families with needs and no storeroom
measure: the share of items in a bundle that the family uses in the first weeks
moat: good sorting by size and season, and professionals who refer again
risk: the hall fills with things nobody can use, while the right sizes are missing | publish a wish list, refuse what cannot be used, sell or recycle leftovers and buy missing sizes from gifts
rule: Settle product safety, hygiene and data | Ask which baby goods must not be given second-hand, such as car seats or mattresses, write a washing and checking rule, insure volunteers and keep families' data to a minimum. | the no list, checking rule and insurance are on the wall
trial: Pack ten bundles in two weeks | Ask two midwives or schools for ten real needs, collect only those items, check and pack them, and ask each family what was used. | ten bundles, missing items and hours are on one sheet
ask: How are families chosen fairly? | A professional refers them, and the same rule is used for all | rules | with one page for all referring partners
ask: What does one bundle cost with hall and van? | | trade-trial | by adding up hours, fuel and purchases
ask: Who pays for rent when gifts are low? | | price-talks | by asking five firms and the council for a year
roles: somebody who leads sorting and volunteers | a nurse or midwife for safe baby goods | somebody who wins donors and firms
search: free baby clothes and furniture
name: First Bundle = a bundle for a new baby
name: +Sharecot = cots that are passed on
name: Warm Sleeves = clothes for cold days
name: +Kindbundle = bundles given with kindness
name: Passed with Love = good things passed on
name: +Smallsocks = clothes for small children
name: Every Size = clothes that really fit
name: +Givewardrobe = a wardrobe of gifts
name: Pram & Cot = what a new family needs
name: +Bundlehome = bundles for every home
name: *Babelina = a new word from baby
line: Every child warm and dressed
line: Good things for a new start
line: Checked, sorted, given with respect
line: From your cupboard to their cot
line: The right size when it counts
line: Nobody starts with nothing

disability-association
job: a meeting, meetings
rival: large national associations | they have experts, brochures and a name with authorities | | disability association near me
rival: social services and paid advice centres | they know the law and are free | | disability advice
rival: groups online and friends in the same situation | they answer at any hour and nobody has to travel | Facebook Groups | support group disability
meet: clinics, special schools, libraries and community centres | social worker at the clinic | people with a new diagnosis ask there who else lives with it | invite ten people to an accessible afternoon and let them join through {name} | one afternoon a week | clinics, schools and town offices | they look for people who speak from experience
measure: the share of new members who come to at least two meetings in their first two months
moat: trust among members and a voice that offices and press ask for
risk: everything hangs on a few volunteers who are tired or ill | share tasks in small pieces, train deputies, and pay for a few office hours as soon as grants allow
rule: Settle registration, advice and health data | Register the association, agree on the bylaws and who signs, ask what advice is allowed without a licence, insure outings and keep health data only with consent. | bylaws, insurance and consent form are signed
trial: Hold two meetings and one outing | Find an accessible room, invite people through two clinics or schools, plan one short outing, and note who came, what was hard and who would join. | visitors, barriers and new members are counted
ask: Who speaks for the members? | People who live with the disability decide | rules | with bylaws that say so
ask: What would members pay for? | | price-talks | by asking ten people about a yearly fee
ask: Which grants cover transport and interpreters? | | f-4 | by asking the town and two foundations
roles: a member who knows the benefits system | somebody for money, grants and records | somebody who plans accessible outings
search: disability self-help group
name: Own Voice = people speak for themselves
name: +Rampup = a way up for all
name: Ask Us First = nothing decided without members
name: +Equalways = equal ways through town
name: Among Equals = people who meet as equals
name: +Openramps = access for all
name: We Decide = members decide themselves
name: +Joinable = a group that all can join
name: No Steps = a town without barriers
name: +Strongwith = strong with others
name: *Ablenova = a new word from able
line: Nothing about us without us
line: Advice from people who know it
line: Out of the house, together
line: A voice for everyone's rights
line: You are not the only one
line: Access for all, step by step

free-health-camps
job: a check-up, check-ups
rival: public hospitals and health posts | they have doctors, tests and records, though far away or crowded | | free clinic near me
rival: pharmacies and traditional healers | they are near, quick and know the people
rival: large medical charities | they bring teams, medicine and experience | Médecins Sans Frontières, Red Cross, Remote Area Medical@US | free medical camp
meet: village meetings, places of worship, schools and markets | village leader or head teacher | people trust their word on who may examine them | measure blood pressure and sugar for a morning and record follow-ups with {name} | one day a week | local health posts, nursing schools and pharmacies | they see the need and can take over patients
measure: the share of patients with a serious finding who reached further care within four weeks
moat: doctors who come back and a hospital that takes the patients
risk: a camp finds illness, leaves, and nobody treats it | go only where a clinic agrees to take over, keep a follow-up list and return to the same places
rule: Settle permits, medicine and patient data | Ask the health authority for permission, check every licence of volunteers, follow the rules for medicine and waste, insure the team, and get consent for examinations and photos. | permission, licences and the referral agreement are in writing
trial: Hold one small check-up day | With two licensed volunteers and the local health post, offer a few simple checks to a limited group, refer serious findings, and call those people two weeks later. | people checked, referred and treated are on one sheet
ask: What happens to patients after the camp? | A named clinic takes over, and the list is called | f-4 | by calling everyone who was referred
ask: May visiting doctors work here? | | rules | with a written answer from the health authority
ask: What does one patient cost? | | trade-trial | by adding up medicine, transport and food
roles: a doctor who leads and answers for treatment | a coordinator who knows the communities | somebody who wins donors and sends reports
search: free health camp
name: Open Clinic Day = a free day with doctors
name: +Careroad = care on the road
name: First Check = a first look at your health
name: +Healthfair = a fair chance at health
name: Sunday Doctors = volunteers who come on Sundays
name: +Campcare = care brought to the village
name: Never Too Far = care for remote places
name: +Pulsegift = the gift of a check-up
name: Well Village = a village in good health
name: +Freecheck = a check that is free
name: *Sanavera = a new word from health
line: Doctors where none are near
line: A free check can save a life
line: Care that comes to the village
line: We come back for follow-up
line: Health is for everyone
line: Your gift becomes a check-up

scholarship-fund
job: a scholarship, scholarships
rival: large education and sponsorship charities | donors know the names and get regular reports | Room to Read, Camfed, Plan International | sponsor a student
rival: giving directly to a relative or pupil at home | the money arrives in full, and the family is known
rival: scholarships by universities, states and companies | they cover more and carry a known name | | scholarship for students
meet: alumni meetings, diaspora associations and service clubs | chair of the alumni group | people there owe much to their own education | present two pupils without their names and take first pledges through {name} | one evening a week | head teachers, colleges and employers | they know who has talent and no money
measure: the share of scholars who pass the term with their fees paid on time
moat: fair selection, open accounts and former scholars who give back
risk: donors stop while scholars are in the middle of their studies | promise only what is already covered, keep a reserve for each scholar and ask for pledges of several years
rule: Settle charity law, selection and pupils' data | Register the fund, ask about receipts and money sent abroad, write down who selects and how conflicts of interest are avoided, and get consent before a pupil's name or photo is shown. | registration, selection rule and consent forms are ready
trial: Fund one term for two pupils | Ask one school for candidates, interview them with a small jury, collect one term's fees from donors, pay the school directly and send a first report. | two paid terms and the number of monthly pledges are on one sheet
ask: How are the scholars chosen? | Teachers propose and an independent jury decides by written points | rules | with the selection rule on one page
ask: How does a donor know that fees were paid? | The school is paid directly and the receipt is shown | f-2 | by sending each donor one receipt
ask: Will donors stay until graduation? | | price-talks | by asking ten donors for a pledge of several years
roles: a teacher or head for selection | somebody for accounts, receipts and reports | somebody who finds and supports mentors
search: sponsor a student
name: Bright Chance = a chance for bright pupils
name: +Feewell = school fees, well paid
name: Seat in Class = a paid seat at school
name: +Scholarhand = a hand for scholars
name: Next School Year = another year at school
name: +Gownday = the day of graduation
name: First Graduate = first degree in a family
name: +Talentgift = a gift to talent
name: Paid Term = a term that is paid
name: +Brightfund = a fund for bright pupils
name: *Scholanta = a new word from scholar
line: Talent should not stop at fees
line: Your gift pays a real term
line: Chosen by merit, helped by mentors
line: From village school to degree
line: Every receipt, every report, open
line: One scholar can lift a family

sport-for-change
job: a training session, training sessions
rival: large sport and development charities | sponsors know them, and they have tested programmes | Laureus Sport for Good, Right To Play, StreetGames@GB | sport charity for young people
rival: ordinary sports clubs with reduced fees | they have grounds, coaches and real leagues | | free sports club for kids
rival: public pitches, streets and computer games | they cost nothing, and friends are already there
meet: schools, youth centres and public pitches | head teacher or youth worker | they know which young people would play if it cost nothing | hold four open sessions and take down names and consent with {name} | two afternoons a week | schools, clubs and housing associations | they have grounds and want calm afternoons
measure: the share of young people who come at least once a week over the first two months
moat: coaches from the district, a safe ground and young people who become coaches
risk: money comes for one season and the group breaks up when it ends | seek several small sponsors, start only with a full season paid and train local volunteers
rule: Settle child protection, insurance and consent | Check every coach, write down rules for changing rooms, travel and photos, insure the sessions, get parents' consent and name a person for complaints. | checks, insurance, consent and contact are in place
trial: Run four free sessions on one pitch | Borrow balls and a ground for two weeks, invite through one school, count who comes and returns, and ask five firms to pay one place. | returning players and pledged places are on one sheet
ask: Do girls come and stay? | Times, coaches and changing rooms are chosen with them | trade-trial | by counting girls in each session
ask: What changes besides fitness? | | f-4 | by asking teachers and parents before and after
ask: Who pays for a full season? | | price-talks | by asking ten firms, clubs and authorities
roles: a licensed coach from the district | a youth or social worker | somebody who wins sponsors and sends reports
search: free sports for kids
name: Open Pitch = a pitch open to everyone
name: +Playfair = fair play for every child
name: Her Team Too = teams for girls
name: +Playahead = sport that moves you ahead
name: Free Whistle = training that costs nothing
name: +Teamstreet = a team for every street
name: All on the Field = nobody left on the bench
name: +Goalbridge = sport as a bridge
name: No Fee Football = play without a fee
name: +Courtside = support beside the court
name: *Playanova = a new word from play
line: Every child can play
line: Free training, real team
line: A ball, a coach, a chance
line: Girls belong on the pitch
line: Strong in sport, strong in life
line: Your gift gives a child a place

nature-conservation-group
job: a work day, work days
rival: large conservation organisations | they own reserves, have experts and many members | WWF, BirdLife International, The Wildlife Trusts@GB | volunteer nature conservation
rival: council rangers and paid contractors | they have machines and legal powers | | nature reserve management
rival: people who pick up litter or help nature on their own | they can start today without meeting or fee
meet: farmers' markets, nature walks and schools | organiser of the walks | people who love the place already take part | lead one clean-up or habitat morning and register helpers through {name} | one weekend day | landowners, anglers and schools | they see the damage and have too few hands
measure: the number of helpers who come back within two months, and the area they looked after
moat: known sites, years of records and the trust of landowners and the council
risk: many come to one clean-up and few stay for the slow work | give small regular tasks with a leader, show results at the same spot and thank people by name
rule: Settle permission, protected species and safety | Get the landowner's agreement, ask the nature authority what may be cut, moved or handled and when, insure volunteers and write a plan for tools, water and sharp waste. | agreements, authority's answer and insurance are in one folder
trial: Hold two work mornings at one site | Agree on one task with the landowner, bring ten helpers, weigh or measure the result, take photos from the same spot and ask who would join for a monthly gift. | result, returning helpers and new members are counted
ask: What would change here without the group? | | f-4 | by comparing the site before and after with a ranger
ask: Will firms pay for a team day? | They get a task, tools, a leader and photos | price-talks | by offering a date to ten firms
ask: Is every task good for the species? | | rules | by showing the plan to an ecologist
roles: an ecologist who plans the work | somebody who leads volunteers | somebody for members, firms and grants
search: nature volunteering near me
name: Wild Again = places that turn wild again
name: +Shoreguard = guarding the shore
name: Clear Water Crew = people who clean rivers
name: +Nestwardens = watching over nests
name: Boots and Gloves = all a helper needs
name: +Hedgekeepers = people who keep hedges
name: Back to Meadow = meadows brought back
name: +Reedbank = life at the water
name: Many Hands Wild = many hands for wildlife
name: +Habitatters = people who care for habitats
name: *Wildanova = a new word from wild
line: Look after the nature near you
line: Cleaner shores, more wildlife
line: One morning, one better place
line: Hands in the earth, for nature
line: Wild places need good neighbours
line: See what your morning changed

prisoner-reentry
job: a placement, placements
rival: probation and prison social services | they know the file, have the mandate and cost nothing | | help after prison
rival: established charities for former prisoners | courts and authorities already refer to them | Nacro@GB, The Fortune Society@US, John Howard Society@CA, Prison Fellowship | reentry program
rival: family and old friends | they open the door on the first night
meet: prisons, probation offices and courts | head of the social service in prison | they see who will leave without bed, papers or job | meet three people before release and write a plan for the first week with {name} | two half days a week | employers, landlords and faith groups | they can offer one job, room or contact at a time
measure: the share of people with a bed, papers and a weekly contact one month after release
moat: trust inside the prison, employers who hire again and mentors who have been there
risk: one serious incident or one ended contract closes the house | set house rules and crisis plans, choose people with the social service and seek more than one funder
rule: Settle referrals, safety and data | Ask which permits supported housing needs, agree with prisons and probation on referrals and duties to report, check and train mentors, insure the house and keep records confidential. | permits, agreements, insurance and data rules are in writing
trial: Support three people through their first two weeks | With one prison social service choose three people, meet them before release, arrange bed, papers and one employer talk, and call them every day. | bed, papers, contacts and crises of three people are on one sheet
ask: Why would an employer take the risk? | There is a contact who comes when something goes wrong | interviews-2 | with ten employers who need staff
ask: Does it lower the number who return to prison? | | f-4 | by asking the authority which figures it would accept
ask: Who pays for one placement? | | price-talks | by asking probation, city and three foundations
roles: a social worker who knows prison and courts | a mentor who has been in prison | somebody who wins employers and landlords
search: help after release from prison
name: Day One Out = help from the first day
name: +Gatefriend = a friend at the gate
name: Free to Begin = freedom to start again
name: +Keyreturn = back to one's own key
name: Bed, Job, Friend = what people need after prison
name: +Newrecord = a new record to build
name: Through the Gate = company on the way out
name: +Stayout = staying out of prison
name: Next Honest Job = work after prison
name: +Bridgeout = a bridge to life outside
name: *Libertanda = a new word from liberty
line: A bed, a job, a friend
line: Somebody waits at the gate
line: The first weeks decide, we stay
line: Out of prison, into work
line: A past is not a future
line: Start again, not alone

disaster-relief
job: a delivery, deliveries
rival: large aid agencies | they have stores, staff and the trust of donors | Red Cross, UNICEF, ShelterBox, World Central Kitchen | donate disaster relief
rival: civil protection and the army | they have the mandate, machines and command
rival: neighbours, faith groups and private collections | they are on the spot first and need no forms
meet: town halls, fire brigades and community centres | officer for civil protection | they keep the alarm list and know what was missing last time | run one packing and alarm exercise with {name} and agree on who calls whom | one evening a week | hauliers, hardware shops and radio clubs | they have vehicles, goods and people who help
measure: the hours from a confirmed request to a signed delivery
moat: trusted people on the spot, stored kits and agreements made before the event
risk: gifts pour in after the news and stop soon after, and unwanted goods block the store | ask for money first, publish lists of needs, build a standing fund and refuse what nobody requested
rule: Settle mandates, safety and use of gifts | Agree with the authority on when the team may act, insure volunteers and vehicles, check rules for customs and medicine, and write down how gifts are used if too much comes in. | mandate, insurance and rule for gifts are signed
trial: Run one alarm exercise and pack twenty kits | Call the team without notice, pack kits from a fixed list, drive to one village, hand over with a receipt, and ask the mayor what was missing. | time, cost per kit and gaps are on one sheet
ask: Who decides where aid goes first? | Local authorities and a written list of needs | rules | with a signed agreement with the authority
ask: What does one delivered kit really cost? | | trade-trial | by adding up goods, fuel and storage
ask: Who gives when nothing is in the news? | | price-talks | by asking ten firms and donors for a yearly gift
roles: a logistics planner with calm nerves | a first aid or rescue trainer | somebody for donors, accounts and reports
search: donate to disaster relief
name: +Readykits = kits ready before the storm
name: First Truck = the first truck to arrive
name: +Reliefroad = aid on the road
name: Dry Blanket = warmth after a flood
name: +Aidhours = aid within hours
name: Next Village Too = nobody left out
name: +Helpconvoy = a convoy of help
name: Before the Storm = ready in advance
name: +Shelterline = a line to shelter
name: Asked and Sent = we send what was asked
name: *Reliefa = a new word from relief
line: Ready before the water rises
line: What they ask for, delivered
line: Help that arrives in hours
line: Tents, water, food, and people
line: Your gift, with a signed receipt
line: First there, and still there later

legal-aid-charity
job: a case, cases
rival: public legal aid and duty lawyers | the state pays, and courts appoint them | | free legal aid
rival: advice centres, unions and tenants' groups | they are near, trusted and know the daily problems | Citizens Advice@GB | free legal advice near me
rival: doing nothing or asking friends and the internet | a case costs time and courage, and a form letter is free
meet: advice days in community centres, courts and places of worship | head of the community centre | people bring letters there that they do not understand | read letters for a morning and note deadlines and questions with {name} | two mornings a week | bar associations, law faculties and social workers | they see people with rights and no lawyer
measure: the share of cases with a clear result or a filed appeal before the deadline
moat: experienced lawyers, trained volunteers and wins that change practice for many
risk: there are far more requests than lawyers, and deadlines are missed | screen all requests the same day, take cases by a written rule, keep one deadline calendar and refer the rest
rule: Settle who may give legal advice | Ask the bar which advice volunteers and students may give and under whom, take out professional liability insurance, check for conflicts of interest and keep files secret. | the bar's answer, insurance and file rules are in one folder
trial: Hold two free advice mornings | With one licensed lawyer and two helpers, see people in a community room, record topics, deadlines and minutes, and call everyone two weeks later. | cases, results and hours are on one sheet
ask: Which cases are taken and which are not? | Urgency, need and effect on others decide | rules | with a written rule for all requests
ask: What does one case cost? | | trade-trial | by adding up hours, travel and fees
ask: Who funds it without steering the cases? | | price-talks | by asking ten foundations and the bar association
roles: a lawyer for court cases | somebody who trains volunteers and paralegals | somebody for grants and reports
search: free legal advice
name: Right Beside You = a lawyer at your side
name: +Rightsdesk = a desk for rights
name: Open Court Door = a way into court
name: +Justhand = a hand for justice
name: No Fee Counsel = lawyers without a fee
name: +Lawbridge = a bridge to the law
name: Letter to Lawyer = letters answered in time
name: +Fairhearing = a fair hearing for everyone
name: Bring the Letter = start with the letter
name: +Standwith = we stand with you
name: *Justora = a new word from justice
line: Your rights, whatever you earn
line: A lawyer when you cannot pay
line: Bring the letter, we read it
line: Nobody should stand in court alone
line: One case can help many
line: Know your rights, use them
`;
