/** Places, platforms and helpers that bring people together: what is known of them; the keys are those of `../lore.ts`. */
export const PEOPLE_AND_PLACES = `
after-school-club
job: an afternoon, afternoons
rival: grandparents, neighbours and nannies | the child is at home with somebody it knows
rival: clubs run by schools, towns and charities | they are cheap and often in the school building | YMCA@US, Boys & Girls Clubs@US, OSHClub@AU | after school care near me
rival: parents who work fewer hours | it costs income, but the child is looked after
meet: primary schools, nurseries and playgrounds | head teacher | parents ask at enrolment who looks after children in the afternoon | invite families of one class to an open afternoon with {name} and ask which days they would book | two afternoons a week | nurseries, paediatricians and employers nearby | parents ask them about care after lessons
measure: the share of children who stay enrolled for the whole school year
moat: staff whom children like and schools trust
risk: income stops in the holidays and staff leave for full-time jobs | offer holiday weeks, charge by the month, and give staff fixed hours and training
rule: Get registration, checks and the building approved | Ask the authority which registration, staff ratio and rooms are needed, check the record of everyone on the team, and settle collection, first aid, allergies and insurance in writing. | registration, checks and written rules are there
trial: Run two afternoons a week for eight children | Hire a room near one school for two weeks, offer homework time, a snack and play, and note who comes, when they are collected and who wants a fixed place. | attendance, collection times and bookings are on one sheet
ask: Which days and hours do families really need? | | interviews-2 | by asking twenty parents at one school
ask: Who collects a child that nobody comes for? | A named member of staff stays and calls the contacts in order | rules | with a list that each family signs
ask: How many children make it pay? | | f-2 | by adding up staff, room, food and transport for eight and for sixteen
roles: a trained educator who leads the group | somebody for meals, transport and rooms | somebody for parents, bookings and the authority
search: after school club near me
name: +Afterbell = after the last bell
name: Snack & Study = food and homework
name: Safe Afternoon = looked after until evening
name: Home by Six = until parents are back
name: Play & Learn = play and homework
name: After Three = when school is over
name: Good Afternoon = time well spent
name: +Latebell = care until late
name: Homework First = then it is time to play
name: *Playlina = from the word play
name: Second Playtime = the break after school
line: Safe and happy until you finish work
line: Homework done before you get home
line: From the school gate to your door
line: Afternoons that children enjoy
line: Good care after the last bell
line: A snack, homework, then play

teacher-resources
job: a download, downloads
rival: large exchange sites and publishers | they offer something on almost every topic | Teachers Pay Teachers@US, Tes@GB, Twinkl, eduki@DE | teaching resources
rival: free material from colleagues, groups and search engines | it costs nothing and is found during the break | Pinterest, Facebook | free worksheets
rival: AI chats | they write a worksheet on request in seconds | ChatGPT
meet: teachers' conferences, training days and staff rooms | organiser of a teacher training day | teachers ask the whole day where to find good material | show ten ready lessons with {name} at a stand and ask each visitor for one thing they still make themselves | one day a month | teacher trainers, school librarians and subject associations | teachers ask them for good material
measure: the share of buyers who download a second item within a month
moat: material for one curriculum, checked and rated by teachers who used it in class
risk: thousands of weak uploads hide the good ones | begin with one subject and one age, check each upload and show ratings from real lessons
rule: Settle copyright, teachers' duties and payouts | Ask who owns material that teachers make in working hours, let sellers confirm the rights to every picture and text, act on complaints at once, and ask how payouts are taxed. | the lawyer's answer, the upload rules and the payout terms are there
trial: Sell for twelve teachers for two weeks | Ask twelve teachers of one subject for three items each, check and upload them, share them in teacher groups, and count views, purchases and complaints. | views, purchases and complaints per item are on one sheet
ask: Why sell here and not on the largest site? | Buyers find the right curriculum faster, and sellers keep a fair share | interviews-2 | by asking ten teachers who sell already
ask: Who pays, the teacher or the school? | | price-talks | by offering single downloads and a school subscription to ten of each
ask: Who notices copied pictures and texts? | | rules | with an upload check and a form for complaints
roles: a teacher who checks quality | a developer for search, preview and payouts | somebody who wins teachers and schools
search: teaching resources and worksheets
name: +Lessonready = lessons ready to teach
name: Class Ready = ready for the classroom
name: +Sheetshelf = a shelf full of worksheets
name: Monday Ready = ready for Monday's lesson
name: Plan & Share = lesson plans, passed on
name: +Classfile = a file for each class
name: Staff Room = where teachers share ideas
name: +Teachtrade = teachers buy and sell
name: Chalk Market = a market for teachers
name: Ready Topic = a topic, fully prepared
name: *Lessona = from the word lesson
line: Your Sunday back, your lesson ready
line: Made by teachers, tested in class
line: Find it, print it, teach it
line: Sort by topic and school year
line: Earn from the lessons you make
line: Good material in five minutes

mentor-marketplace
job: a session, sessions
rival: contacts on professional networks | a message costs nothing and sometimes gets an answer | LinkedIn | find a mentor
rival: free and paid mentor sites | there are many profiles to choose from | ADPList, MentorCruise, GrowthMentor | online mentoring platform
rival: a manager, teacher or relative | they know the person and are easy to ask
meet: university career offices, professional associations and online communities of one field | career adviser | graduates ask for somebody who works in the job they want | match ten people with mentors from one field by hand with {name} and ask both sides after the first talk | one afternoon a week | course providers, alumni groups and HR departments | their members ask for contact with experienced people
measure: the share of pairs that meet a third time
moat: good mentors in one field who stay because the matches are right
risk: pairs meet after the first contact and go on without the platform | make booking, payment, notes and replacement so simple that staying is easier, and sell a monthly programme
rule: Settle safety, payments and who is liable | Check identity and experience of each mentor, write rules for conduct and complaints, add guardians' consent where minors take part, and ask how payments are held and taxed. | checks, conduct rules and payment terms are there
trial: Match ten pairs by hand | Find ten mentors and ten mentees in one field, match them after a short call, let each pair meet twice in two weeks, and note who came, who paid and who goes on. | meetings, payments and continued pairs are on one sheet
ask: Why should a good mentor spend time here? | | interviews-2 | by asking ten mentors what they would do it for
ask: Who pays, the mentee or an employer? | | price-talks | by offering it to ten people and five HR managers
ask: What happens when a match does not work? | A new mentor is offered within a few days | trade-trial | by asking both sides after the first meeting
roles: somebody known in the field who wins mentors | a developer for profiles, booking and payment | somebody who matches and answers both sides
search: find a mentor online
name: +Mentorway = the way with a mentor
name: Next Rung = one step up the ladder
name: One Step Ahead = mentors who are further on
name: +Mentorwell = good mentoring
name: Further Along = mentors who are ahead
name: +Careermate = a companion for the career
name: Wise Match = a pair that fits
name: Good Counsel = advice one can use
name: +Growpair = two people, one goal
name: *Mentorel = from the word mentor
name: Open Mentor = mentors who take questions
line: Learn from somebody who did it
line: The right mentor for your next step
line: Good advice from real experience
line: Good questions, experienced answers
line: A plan, a mentor, a start
line: Move up with someone beside you

expert-calls
job: a call, calls
rival: expert networks for large clients | they find specialists in any industry within days | GLG, AlphaSights, Third Bridge | expert network
rival: search engines and AI chats | an answer comes in seconds and costs almost nothing | Google, ChatGPT
rival: asking contacts and followed people online | one message is free | LinkedIn, Reddit
meet: trade associations, start-up centres and consultants' meetings | adviser for founders | people come with a question that only a specialist can answer | arrange five paid calls with {name} for questions collected there and ask after a week what the caller did with the answer | one day a week | lawyers, tax advisers and consultants | their clients ask things outside their own field
measure: the hours from the question to the call with the right expert
moat: checked experts on rare questions who answer quickly
risk: after one call, client and expert go on directly | take the fee for the first call only, offer summaries and further experts, and win clients with many different questions
rule: Settle secrecy, professional advice and payment | Let experts confirm what they may not disclose, show who is licensed to give legal, medical or financial advice, get consent before recording, and ask how to hold and pay out money. | expert terms, licence checks and payment rules are there
trial: Arrange ten paid calls by hand | Collect ten real questions, find an expert for each within two days, hold the calls at a price, and note search time, no-shows and ratings. | search time, ratings and payments per call are on one sheet
ask: Why should a good expert answer here? | | interviews-2 | by asking ten experts what an hour of their time must bring
ask: Who guarantees that the expert knows the subject? | We check documents and hold a short interview first | rules | with a written check for each profile
ask: Do clients come back? | | trade-trial | by offering each of the first ten callers a second call
roles: somebody who finds and checks experts | a developer for calendar, calls and payment | somebody who wins clients with regular questions
search: book a call with an expert
name: +Askhour = an hour to ask
name: Right Person = the one who knows
name: +Knowhowline = a line to know-how
name: Clear Answer = what a call brings
name: Quick Call = an answer in one call
name: +Calldesk = a desk for calls
name: Ask Direct = straight to the expert
name: Quick Counsel = advice without waiting
name: +Answerdesk = where questions are answered
name: *Askello = from the word ask
name: Who Knows = finding the right expert
line: Ask somebody who really knows
line: The right expert, on a call
line: Half an hour saves you weeks
line: Pay for the answer, not the search
line: Your question, answered by tomorrow
line: Straight answers from checked experts

technician-marketplace
job: a job, jobs
rival: recommendations from neighbours, caretakers and chat groups | somebody has tried the technician already | WhatsApp, Facebook
rival: large booking sites for services | they list many offers and reviews | Angi@US, Thumbtack@US, Checkatrade@GB, Urban Company@IN, Urban Company@AE, MyHammer@DE | electrician near me
rival: customer service of manufacturers and shops | they know the device and have the parts
meet: hardware shops, spare part counters and residents' groups | owner of a hardware shop | customers ask at the counter who could install or repair it | send checked technicians with {name} to the first ten customers of the shop and call each of them afterwards | three days a week | property managers, appliance shops and estate agents | customers ask them for a technician they can trust
measure: the share of jobs that are done at the first visit and at the price agreed
moat: checked technicians who get enough work in one town to stay
risk: customers and technicians agree the next job without the platform | offer guarantee, safe payment and fast replacement for each job, and give good technicians steady orders
rule: Settle licences, liability and payment | Ask which trades need a licence, check identity, certificates and insurance of each technician, write who pays for damage and bad work, and ask how money may be held. | checks, liability terms and payment rules are there
trial: Arrange twenty jobs in one district by hand | Check six technicians of two trades, take orders by phone or message, and note time to answer, price before and after, complaints and repeat orders. | times, prices and complaints of twenty jobs are on one sheet
ask: Why should a good technician join? | | interviews-2 | by asking ten technicians how they get their jobs today
ask: Who pays when something is damaged? | The technician's insurance first, and our guarantee up to a limit | rules | with the insurer's answer in writing
ask: Do customers pay a fee, or technicians? | | price-talks | by offering both models to ten of each
roles: somebody from the trade who checks technicians | a developer for orders and payment | somebody who answers both sides quickly
search: trusted technician near me
name: +Fixmatch = the right person to fix it
name: Right Hands = people who know the job
name: +Trustfix = repairs you can trust
name: Fixed by Friday = done this week
name: Known Hands = technicians with a record
name: +Fitready = ready to fit and repair
name: Tool & Trust = skilled and reliable
name: Call a Fitter = help for the house
name: +Fixlocal = repairs by local people
name: *Montora = from the word for fitting
name: Checked Hands = checked technicians
line: Checked technicians, clear prices
line: Know who comes to your door
line: Fixed right the first time
line: From broken to working today
line: Pay when the job is done
line: A good technician, near you

domestic-worker-placement
job: a placement, placements
rival: recommendations from friends, relatives and neighbours | somebody they know has employed the person before
rival: online job boards and groups | there are many profiles and one can write at once | Care.com@US, HelperPlace@SG, HelperPlace@HK, Facebook | hire a housekeeper
rival: local agencies and brokers | they have somebody ready within days | | maid agency near me
meet: schools, nurseries and residents' associations | school secretary | working parents ask who knows a reliable nanny or helper | introduce two checked candidates each to three families with {name} and call both sides after the first week | two mornings a week | paediatricians, care homes and relocation firms | families ask them for help at home
measure: the share of placements that last longer than six months
moat: well-checked and fairly treated helpers who send their friends
risk: a placement breaks within weeks and the family wants the fee back | hold a trial day, agree on duties in writing, call both sides regularly and offer one replacement
rule: Get the licence and protect both sides | Ask the labour authority about the agency licence and who may be charged, check identity, references and work permits, use a written contract with hours, pay and rest days, and have a route for complaints. | the licence, the contract and the check list are there
trial: Place four helpers in two weeks | Interview eight helpers and six families, check references, arrange paid trial days, and call both sides after three days and after two weeks. | matches, trial days and both sides' answers are on one sheet
ask: Who pays the fee? | The family alone, never the worker | rules | with the labour authority's answer in writing
ask: What if it does not work out? | | price-talks | by asking ten families what guarantee they expect
ask: Where do good helpers come from? | | interviews-2 | by asking ten experienced helpers how they found their best place
roles: somebody who interviews and checks helpers | somebody who visits and advises families | somebody for contracts, permits and follow-up calls
search: hire a nanny or housekeeper
name: Trusted Home = somebody you trust at home
name: +Housematch = the right match for the house
name: Right Help = the help that fits
name: +Helpathome = help in the home
name: Well Kept = a home in good hands
name: Fair Placement = fair to both sides
name: Kind House = good people, good place
name: +Homekeepers = people who keep a home
name: +Goodkeep = a home kept well
name: *Casavera = a true home
name: +Stayhelp = help that stays
line: Help at home you can trust
line: Carefully checked, properly introduced
line: The right person for your home
line: Fair work, happy homes
line: Meet first, then decide
line: Good help that stays

car-marketplace
job: a sale, sales
rival: large listing sites | they have the most cars and everybody looks there first | AutoTrader@GB, mobile.de@DE, AutoScout24@DE, OLX@BR, OLX@PL, OLX@PT, Jiji@NG, Jiji@KE | used cars for sale
rival: dealers and car-buying chains | they take the old car and pay the same day | Carvana@US, CarMax@US, Cars24@IN | sell my car
rival: friends, garages and local groups online | one knows the seller and saves the fees | Facebook
meet: test centres, garages and car washes | owner of a garage | drivers ask what the car is still worth and whether to buy another one | inspect and list five cars of customers with {name} and note the calls, viewings and offers | two days a week | garages, insurers and driving instructors | people ask them what to buy and what to look for
measure: the days from the listing to the sale
moat: inspection reports and fair deals that buyers rely on
risk: one car with a hidden fault costs the trust of many buyers | inspect before listing, check papers and mileage, hold the money until the handover and say clearly what is not guaranteed
rule: Settle liability, papers and payment | Ask a lawyer who answers for false statements, check ownership and loans before listing, ask what licence is needed to trade or hold money, and follow the rules on used parts. | liability terms, ownership check and payment licence answer are there
trial: Sell five cars or twenty parts by hand | List them with honest photographs and a report, answer every question yourself, go along to the handover, and note days, offers and complaints. | days, offers and complaints per sale are on one sheet
ask: Why list here and not on the largest site? | A checked listing sells faster and brings serious buyers | interviews-2 | by asking ten people how they sold their last car
ask: Who pays, the buyer or the seller? | | price-talks | by offering both models to ten of each
ask: What happens when a fault shows after the sale? | | rules | with a written process and a time limit
roles: a mechanic who inspects | a developer for listings and payment | somebody who wins sellers, dealers and yards
search: buy a checked used car
name: +Truemiles = honest mileage
name: Straight Miles = no false mileage
name: Next Owner = the one who buys it
name: +Drivefair = a fair deal for drivers
name: Known Car = a car with a known past
name: Clean History = nothing hidden
name: +Carhand = from one hand to another
name: Key & Logbook = what changes hands
name: Ready to Drive = checked and ready
name: *Carvero = a car with a true story
name: +Dealclear = deals without surprises
line: Checked cars, honest sellers
line: Know the car before you buy
line: Sell it without the hassle
line: Fair deals, clear papers
line: Real mileage, real photos
line: From listing to handover, safely

property-portal
job: a listing, listings
rival: large property portals | most listings are there and everybody looks there first | Zillow@US, Rightmove@GB, Idealista@ES, Idealista@PT, ImmoScout24@DE, PropertyGuru@SG, Magicbricks@IN | apartments for rent
rival: estate agents and brokers | they know the owners and go along to the viewing | | estate agent near me
rival: groups online, notice boards and word of mouth | it is free and one writes to the owner directly | Facebook, WhatsApp
meet: universities, employers with many newcomers and residents' associations | housing officer at a university | newcomers ask every week where to find a room or flat | check and list ten homes nearby with {name}, and go along to the first viewings | two days a week | banks, moving firms and notaries | people ask them about homes and owners
measure: the share of listings that were still available when somebody asked
moat: checked listings and owners who answer, in one area
risk: without enough homes nobody searches, and without searchers nobody lists | begin in one area with one kind of home, collect and check the first listings by hand and keep them up to date
rule: Settle licences, fraud and fair housing | Ask whether a portal needs an agent's licence, check owners and rights before listing, ban advance payments, write rules against discrimination, and protect searchers' data. | the licence answer, the owner check and the rules are there
trial: List thirty homes in one area by hand | Visit and photograph them, mark what is gone each day, bring searchers and owners together for two weeks, and count requests, viewings and contracts. | requests, viewings and contracts per listing are on one sheet
ask: Why should an owner or agent list here as well? | Requests are fewer and better, because searchers are checked too | interviews-2 | by asking ten owners and agents about last month's requests
ask: Who pays, the owner, the agent or the searcher? | | price-talks | by offering a listing fee to ten owners and agents
ask: How do you keep false listings out? | | trade-trial | by checking thirty homes and writing down the minutes for each
roles: somebody who wins owners and agents | a developer for search and messages | somebody who visits and checks homes
search: verified apartments and houses
name: +Homelisted = homes that are listed
name: True Address = a home that exists
name: +Realrooms = rooms that are real
name: New Doorstep = where you live next
name: +Keytrue = true homes, real keys
name: Still Available = not rented out already
name: +Roomtrue = the room as shown
name: Seen & True = visited and checked
name: Right Keys = the keys to your home
name: *Domora = from the Latin for home
name: +Homeclear = clear facts about homes
line: Real homes, really available
line: See it online, find it the same
line: No false listings, no lost days
line: Talk to the owner directly
line: Find your next address faster
line: Every home checked before it goes online

co-living
job: a month, months
rival: flat-shares | the rent is lower and one chooses one's flatmates | SpareRoom@GB, SpareRoom@US, WG-Gesucht@DE | room in shared flat
rival: small flats and furnished lets | one has one's own door and kitchen | Airbnb, HousingAnywhere@NL, HousingAnywhere@DE | furnished apartment monthly
rival: other co-living operators and student houses | there is a house in every large city with one bill for all | Habyt@DE, Habyt@ES, Cohabs@BE, Cohabs@US, Stanza Living@IN, Zolo@IN | coliving
meet: coworking spaces, universities and employers with many newcomers | HR manager | new staff look for a room before their first day | offer two rooms for a trial month with {name} and let the first residents choose the next one | two evenings a week | relocation firms, language schools and coworking spaces | newcomers ask them where to live
measure: the share of residents who stay longer than they first booked
moat: a house in which people get on and bring their friends
risk: empty rooms and one difficult resident eat the profit of a whole house | sign leases that fit the income, choose residents by talks with the house, set clear rules and keep a waiting list
rule: Settle lease, use of the building and house rules | Ask the city whether rooms may be let this way and which fire safety rules apply, have the owner allow subletting, protect deposits, and write house rules with a way to end a stay. | the city's answer, the owner's consent and the contracts are there
trial: Fill one house of five rooms | Show rooms for two weeks with photographs and a floor plan, talk to fifteen interested people, hold one dinner with them, and take deposits for a start date. | talks, deposits and reasons for no are on one sheet
ask: Why not take a cheaper room in a flat-share? | It is furnished, one bill covers everything and somebody takes care of repairs and rules | interviews-2 | by asking ten people who moved this year
ask: At how many empty rooms does the house lose money? | | f-2 | by adding up lease, energy, cleaning and repairs for one house
ask: Who chooses the next resident? | | trade-trial | by letting residents meet candidates over a dinner
roles: somebody who finds houses and signs leases | a host who knows every resident | somebody for repairs, cleaning and bookings
search: coliving room all inclusive
name: Shared Roof = several people, one roof
name: +Commonroof = a roof in common
name: Common Table = where residents eat together
name: One Bill = rent with everything included
name: +Housecircle = the people of the house
name: Own Room = private room, shared house
name: Easy Move = move in with a suitcase
name: +Settlein = settle in quickly
name: Good Housemates = people one likes to live with
name: *Vicinora = from the Latin for neighbour
name: +Homemates = people one lives with
line: Your own room, good company
line: One bill, everything included
line: Move in with a suitcase
line: Come home to people you know
line: Furnished, cleaned, and ready
line: Stay a month or a year

makers-marketplace
job: an order, orders
rival: large marketplaces for handmade goods | they have millions of buyers and simple tools | Etsy, Amazon Handmade | handmade gifts
rival: makers' own shops and social media pages | there is no commission and buyers write directly | Instagram, Shopify
rival: craft markets and gift shops | buyers can touch it and take it home at once
meet: craft fairs, makers' associations and open studios | organiser of a craft fair | makers look for sales between the fairs | photograph and list three pieces each of ten makers with {name} and pass on every order the same day | two days a month | gift shops, museum shops and tourist offices | they look for good pieces from the region
measure: the share of makers who sell at least one piece a month
moat: a careful choice of makers and buyers who come back for gifts
risk: too many similar pieces come in and most makers sell nothing | accept makers by quality and gaps in the range, and bring buyers through gift seasons and shops
rule: Settle consumer rights, product safety and payouts | Write who answers for faults and returns, let makers prove safety for toys, cosmetics, food and jewellery, define what counts as handmade, and ask about tax duties of a platform. | seller terms, safety proofs and the tax answer are there
trial: Sell for ten makers for two weeks | Choose ten makers, photograph three pieces each, sell them on one page and at one market, and note visits, orders, questions and returns by piece. | visits, orders and returns by piece are on one sheet
ask: Why should a maker pay commission here? | Buyers come for good work, and photographs and orders are handled | interviews-2 | by asking ten makers where their last sales came from
ask: Who pays for postage and returns? | | price-talks | by offering two models to ten makers
ask: How do you check that it is handmade? | | rules | with a studio visit or a video of the making
roles: somebody with an eye for good work | a developer for shop and payouts | somebody for photographs, orders and markets
search: handmade gifts from local makers
name: +Makershelf = a shelf for makers
name: Made by Hand = how each piece is made
name: +Craftlane = a lane of workshops
name: Many Hands = many makers, one shop
name: True Craft = really handmade
name: +Handfound = handmade things to find
name: Small Batch = made in small numbers
name: Good Makers = makers chosen with care
name: Studio Shelf = straight from the studio
name: *Artesana = from the Spanish for artisan
name: +Craftcircle = makers who sell together
line: Handmade, and you know the maker
line: Gifts no chain store has
line: Straight from the maker's bench
line: Many makers, one basket
line: Made with care, not in bulk
line: Good craft finds good homes

diaspora-parent-care
job: a visit, visits
rival: relatives, neighbours and former house staff | they live nearby and know the parents
rival: local care agencies and nurses at home | they can come every day and give treatment | Emoha@IN, Samarth@IN | elder care at home
rival: daily calls and money sent home | it is done in minutes from anywhere | WhatsApp, Western Union
meet: community associations abroad, places of worship and cultural festivals | chair of a community association | members worry about parents who live alone at home | offer three members a free first visit to their parents with {name} and send the report the same day | two evenings a week | money transfer shops, travel agents and family doctors at home | people ask them how to look after parents from abroad
measure: the share of planned visits with a report and photograph on the same day
moat: trusted visitors in many towns and reports families rely on
risk: the visitor leaves or breaks the parents' trust | check every visitor, keep two known faces for each family, handle money only with receipts and call the parents as well
rule: Settle consent, money and medical limits | Get the parents' own consent, check visitors' records, write what a visitor may do with money, keys and medicine, insure visits, and ask where nursing needs a licence. | consent, checks, money rules and policy are there
trial: Visit five parents for two weeks | Find five sons or daughters abroad, visit their parents twice a week with one checked visitor, send a short report each time, and ask both sides at the end. | visits, errands and both sides' answers are on one sheet
ask: Why not ask a cousin? | A report, receipts and a fixed day do not strain the family | interviews-2 | by asking ten people abroad who helps their parents now
ask: What happens in an emergency at night? | The visitor on duty, the ambulance and the family are called in an agreed order | rules | with a plan for each family
ask: Who pays when brothers and sisters share? | | price-talks | by offering a shared plan to ten families
roles: a nurse or social worker at home | somebody who finds and checks visitors | somebody who talks with families abroad
search: care for parents back home
name: +Nearhome = near those at home
name: In Your Place = we go when you can't
name: Weekly Visit = somebody comes every week
name: +Visitwell = visits that do good
name: Eyes at Home = somebody sees how they are
name: Close to Home = close in spite of the distance
name: +Parentcall = a call about your parents
name: Safe Elders = parents in good hands
name: Like Family = help as from family
name: *Cuidara = from the Spanish for caring
name: +Homeerrand = errands for those at home
line: There for your parents, every week
line: You live abroad, we visit
line: See how they really are
line: Errands done, receipts sent
line: Somebody they know at the door
line: Less worry, far from home

dog-field
job: a booking, bookings
rival: public parks, woods and beaches | they are free and always open
rival: other fields and yards for hire | they are a drive away and can be booked online | Sniffspot@US | secure dog field near me
rival: long leads and walks at quiet hours | it costs nothing and works most days
meet: veterinary practices, dog schools and pet shops | dog trainer | owners ask where a dog that does not come back can run free | give five clients of the trainer a free first half hour with {name} and ask each for a photograph and a time they would book | two mornings a week | veterinary nurses, groomers and rescue centres | owners ask them where a nervous dog can run
measure: the share of customers who book again within a month
moat: a fence that is safe, a field in good condition and regulars with fixed times
risk: weekends are full, weekdays empty, and mud closes the field in winter | sell cheaper weekday passes, hire it to trainers, drain the entrance and rest parts of the ground
rule: Settle permission for the land and liability | Ask the planning authority about the change of use, parking and fencing, take out liability cover, and write rules on vaccination, numbers of dogs, children and cleaning up. | the authority's answer, the policy and the rules at the gate are there
trial: Open one fenced field for two weeks | Hire a fenced meadow or put up a temporary fence, offer booked half hours, check the fence each morning, and count bookings by day and hour, repeat visits and complaints. | bookings by day and hour and repeat visits are on one sheet
ask: Why pay when the park is free? | There is no other dog, no road and no open gate | interviews-2 | by asking twenty owners where their dog can run free today
ask: How many bookings a week does the land need? | | f-2 | by adding up rent, fence, mowing, waste and insurance
ask: Who is liable when a dog gets out? | | rules | with the insurer's answer and the signed rules
roles: somebody who owns or leases land | somebody for fence, mowing and cleaning | somebody for bookings and dog schools
search: secure dog field near me
name: Off Lead = dogs without a leash
name: +Runfree = dogs that run free
name: Safe Paddock = a secure field
name: +Pawfield = a field for dogs
name: Free Gallop = running at full speed
name: Gate & Gallop = close the gate, then run
name: +Tailfield = a field for wagging tails
name: Secure Run = a run inside a fence
name: Happy Recall = the dog comes back gladly
name: *Canello = from the Latin for dog
name: +Zoomfield = a field for running wild
line: Close the gate, let them run
line: Your dog, off lead and safe
line: A whole field to yourselves
line: No other dogs, no worries
line: Space to run and play
line: Room for the ball, no traffic

indoor-golf-and-play
job: a booking, bookings
rival: parks, courts and courses outdoors | they are cheap or free, and people like the fresh air
rival: other venues for an evening or a rainy day | a cinema, a bowling alley or a games hall is near and known | Topgolf@US, Topgolf@GB, Five Iron Golf@US, Puttshack@GB | indoor activities near me
rival: staying at home with screens and board games | it costs nothing and nobody has to drive
meet: sports clubs, community groups and company social clubs | organiser of a company social club | members look for something to do together in bad weather | offer two groups a free trial hour with {name} and ask who books a paid one for next month | two evenings a week | hotels, tourist offices and sports teachers | people ask them what to do when it rains
measure: the share of available hours that are booked on weekdays
moat: leagues, parties and members that fill the quiet hours
risk: rainy weekends are full and everything else is empty | sell memberships, lessons, leagues and company events for weekdays before signing a long lease
rule: Settle building use, safety and licences | Ask the city about change of use, fire exits and noise, have equipment checked, insure guests, and ask which licences are needed for food, drinks and music. | the city's answer, equipment check, policy and licences are there
trial: Run a small version for two weekends | Hire a hall with one simulator or a few play elements, sell timed tickets, and count bookings by hour, group size, food orders and who asks for another date. | bookings, spending and repeat requests are on one sheet
ask: Who comes on a Tuesday morning? | | interviews-2 | by asking ten clubs, groups and companies what they would book
ask: How many booked hours cover rent and wages? | | f-2 | by adding up rent, equipment, staff and energy for one month
ask: What brings guests back after the first visit? | Leagues, memberships and birthday parties | price-talks | by offering a membership to the first fifty guests
roles: somebody who runs the venue each day | somebody for equipment and safety | somebody for groups, leagues and parties
search: indoor golf and indoor play near me
name: +Rainplay = play when it rains
name: Play Inside = fun under a roof
name: Indoor Hour = an hour of play indoors
name: +Roomplay = a room to play
name: Warm & Dry = play in any weather
name: +Winterplay = play all winter
name: Good Round = a round worth playing
name: Dry Game = no rain, no mud
name: Next Round = one more game
name: +Bayplay = play in a bay
name: +Dryplay = play in the dry
line: Rain outside, fun inside
line: Play all year round
line: A place for you and friends
line: Good games in any weather
line: Fun for groups, big and small
line: Your turn, whatever the weather

niche-community
job: a month, months
rival: free groups on large networks | everybody has an account already and thousands of people answer | Facebook, Reddit, LinkedIn, Discord | online community
rival: professional associations and clubs | they have a name, events and a members' list
rival: newsletters, podcasts and chats with a few contacts | they inform well and nobody has to take part
meet: conferences, podcasts and free online groups of the field | moderator of a free group | members complain about spam and ask for a smaller circle | hold three online evenings with {name} for twelve members of the group and ask who would pay to go on | two evenings a week | course providers, newsletter writers and tool makers of the field | their readers ask where they can meet others
measure: the share of members who take part at least once a week
moat: members who know and help each other and would not leave together
risk: the founder is the only one who posts, and members leave silently | introduce new members to each other, keep a fixed weekly date, form small groups and call everybody who goes quiet
rule: Settle rules, privacy and cancellation | Write house rules with a way to exclude people, say who sees what, let members cancel as the consumer law asks, label sponsors, and set limits for medical, legal or financial advice. | house rules, privacy notice and cancellation terms are online
trial: Run a paid group of fifteen for two weeks | Invite fifteen people who do the same thing, charge a small fee, hold two calls, introduce members to each other, and count posts, answers and who wants to stay. | activity, answers and renewals are on one sheet
ask: Why pay when groups elsewhere are free? | There are fewer people, no spam and answers from those who know | interviews-2 | by asking ten people what they miss in free groups
ask: How many hours a week does it take? | | f-2 | by writing down moderation, calls and invitations for two weeks
ask: What keeps members after the third month? | | trade-trial | by calling every member who has gone quiet
roles: a host people in the field know | somebody who moderates and introduces members | somebody for events, payments and technology
search: paid online community for professionals
name: +Peercircle = a circle of equals
name: +Peerhour = an hour among peers
name: +Insidecircle = a closed circle
name: Shared Notes = what members know
name: Side by Side = members help each other
name: +Peerwell = well among peers
name: Kindred Room = a room of like minds
name: +Clubroom = a room for members
name: Ask the Group = members answer members
name: *Commona = from the word common
name: Real Peers = people who do the same
line: Your people, all in one place
line: Ask people who do the same
line: No spam, just good answers
line: A small circle that helps
line: Learn from each other every week
line: Real people, real answers
`;
