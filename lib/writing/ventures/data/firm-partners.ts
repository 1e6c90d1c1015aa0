/** Money, people, rooms and things that firms take from others: what is known of them; the keys are those of `../lore.ts`. */
export const FIRM_PARTNERS = `
invoice-financing
job: an invoice, invoices
rival: bank overdrafts and credit lines | the firm already has the bank, and the rate is known
rival: factoring companies | they take over the whole book and collect for the firm | Bibby Financial Services@GB, BNP Paribas Factor@FR, Xepelin@MX, M1xchange@IN | invoice factoring
rival: online business lenders | money comes within days, and no customer is told | iwoca@GB, iwoca@DE, Fundbox@US, OnDeck@US, Lendio@US | business loan fast
rival: waiting, and paying suppliers late | it costs no fee, and nobody outside knows
meet: accountants, chambers of commerce and supplier days of large buyers | accountant | clients wait for payment while wages fall due | finance three invoices of one client with {name} and go through cost and timing together | two days a week | purchasing managers, bookkeepers and trade associations | suppliers ask them for earlier payment
measure: the share of financed invoices that the buyer pays on the agreed day
moat: payment records of buyers, and a funding partner who trusts the checks
risk: an invoice is false, disputed or sold twice | confirm each invoice and delivery with the buyer, begin with a few reliable buyers and set a limit per supplier
rule: Settle the licence, assignment and recourse | Ask the financial authority whether buying invoices needs a licence, have a lawyer write assignment, notice and recourse, and set checks against money laundering. | the authority's answer and the contracts are filed
trial: Pay out five invoices with a partner | Use a licensed partner's money and name, finance five invoices of a few suppliers with short terms, confirm each with the buyer, and note hours, days and disputes. | checks, payout times and disputes of five invoices are on one sheet
ask: Who bears the loss when the buyer does not pay? | | rules | with the contract and the partner's written answer
ask: Where does the money for growth come from? | | f-3 | by asking three lenders for terms on a first small line
ask: What fee do suppliers accept for earlier payment? | | price-talks | by offering ten suppliers a quote on a real invoice
roles: somebody with experience in credit | a lawyer or officer for compliance | somebody for suppliers, buyers and accountants
search: invoice financing for small business
name: +Soonpaid = paid earlier than due
name: Paid Sooner = paid sooner than agreed
name: +Billbridge = bridges the wait for payment
name: Cash Ahead = cash before the due date
name: +Duedatepay = paid before the due date
name: Advance Desk = a desk for advances
name: No More Waiting = no waiting for the buyer
name: Swift Invoice = invoices turned into money fast
name: *Factelia = invoices turned into cash
name: Bill To Cash = bills become cash
name: Wages Covered = money there for wages
line: Paid in days, not months
line: Stop waiting to get paid
line: Turn open invoices into cash
line: Only the invoices you choose
line: Wages paid while customers take time
line: One clear fee per invoice

credit-scoring
job: a score, scores
rival: credit bureaus | lenders are connected already, and regulators know them | Experian, TransUnion, CRIF, Equifax@US, CIBIL@IN | credit bureau
rival: the lender's own scorecards and loan officers | they know their customers and cost nothing extra
rival: alternative scoring companies | they score people without a credit file from phone, bank or shop data | Credolab, JUMO, Nova Credit@US | alternative credit scoring
meet: microfinance networks, banking conferences and lenders' risk teams | head of risk | good applicants are refused because there is no file | score past loans with {name} without seeing results and compare them together | one day a week | core banking suppliers, development funds and fintech groups | lenders ask them for better decisions
measure: the share of defaults avoided, or good loans added, on past loans
moat: repayment data of many lenders, and results that lenders have checked themselves
risk: a model works in calm times and fails when conditions change | report results by group and season, start with small limits and let an officer overrule with a reason
rule: Settle consent, fairness and explanations | Ask the central bank and the data authority which data may be used, whether scoring needs a licence, how refusals must be explained, and test groups for unfair results. | the answers, the consent text and the fairness test are filed
trial: Score old loans of one lender | Get past loans without names, score them before seeing results, and compare refusals, repayments and losses with the lender's own decisions. | right and wrong scores by group are on one sheet
ask: Does the score treat groups differently? | | f-2 | by comparing results by gender, age and area
ask: What would a lender pay, per score or per month? | | price-talks | by showing five lenders the result on their own loans
ask: Can applicants see and correct their data? | They see the main reasons and can object | rules | with the data authority's answer
roles: somebody who has run credit risk | a statistician | somebody for lenders, data sources and regulators
search: alternative credit scoring
name: +Loanfair = fair decisions on loans
name: First Yes = a first loan approved
name: +Thinfile = people with little history
name: Clear Reasons = reasons for every decision
name: Fair Second Look = refused applicants checked again
name: +Repaywise = knows who will repay
name: Clear Lending = lending with clear reasons
name: New To Credit = for first-time borrowers
name: *Credanova = a new way to credit
name: Good For It = people who will pay back
name: Trust Signals = signs that somebody repays
line: Say yes to more good borrowers
line: Credit decisions with clear reasons
line: Score customers without a credit file
line: Fewer defaults, fairer decisions
line: Tested on your own past loans
line: From application to score in seconds

group-buying
job: an order, orders
rival: wholesalers and their sales reps | they deliver quickly, know the customer and take goods back
rival: comparing prices online | it takes minutes, and no contract is needed
rival: purchasing groups of the trade | they have contracts and bonuses already negotiated | Vizient@US, Premier@US, Smile Source@US | purchasing group
meet: trade associations, trade fairs and local business groups | association manager | members complain about rising purchase prices | compare a few members' invoices with {name} and ask suppliers for one joint offer | two days a week | tax advisers, bookkeepers and owners who know many colleagues | they see what others pay for the same things
measure: the share of members' purchases that run through the group
moat: many members with promised volume, and contracts suppliers want to keep
risk: members use the group's price to bargain and then order elsewhere | ask for volume in advance, start with a few common items and show each member the savings
rule: Settle competition law, bonuses and liability | Ask a lawyer how far competitors may buy together, what members may know of each other, who owns rebates, and who is liable when a supplier fails. | the lawyer's answer and the member contract are filed
trial: Make one joint order | Collect orders from six to ten buyers for three common items, ask three suppliers for offers, place one order, and compare with what each paid before. | prices before and after, and orders outside the group, are on one sheet
ask: What do suppliers give for promised volume? | | price-talks | by asking six suppliers for an offer
ask: Who pays the group, members or suppliers? | | f-2 | by comparing a membership fee with a commission on real orders
ask: What makes a member order elsewhere? | | interviews-2 | by asking five buyers who left a group or never joined
roles: an experienced buyer | somebody members trust | somebody for price lists, data and contracts
search: purchasing group for small business
name: +Bulkmates = members who buy together
name: Buy As One = many buyers, one order
name: +Jointorder = an order placed together
name: One Big Order = one order for all
name: +Buyring = a ring of buyers
name: Lower Line = lower prices per line
name: Shared Basket = one basket for many
name: *Comprella = buying together
name: Group Rate = the price for a group
name: Stronger Buyers = small firms with more weight
name: Full Pallet = pallets filled together
line: Small firms, big-buyer prices
line: Buy together, pay less
line: Same products, better prices
line: One order, one delivery, one bill
line: See what you save on every order
line: Keep your suppliers, lower your costs

whistleblower-channel
job: a report, reports
rival: established reporting systems | auditors know them, and they are set up in days | NAVEX, EQS Integrity Line, FaceUp, Whispli, SpeakUp | whistleblower system
rival: a law firm as outside contact | lawyers are bound to secrecy and already advise the firm
rival: a letterbox, a phone line or a shared email address | it costs almost nothing and seems to meet the law
meet: compliance groups, audit firms' events and employers' associations | compliance officer | the law asks for a channel, and the current one is a mailbox | run three test reports through {name} and check together who could read them | one day a week | auditors, employment lawyers and data protection officers | clients ask them what the law requires
measure: the share of reports that are confirmed and answered within the deadline
moat: tested security, trained case handlers and trust of auditors
risk: few reports arrive, and the client asks what it pays for | train managers, tell staff how reports are handled and give a yearly summary without names
rule: Settle secrecy, deadlines and data protection | Ask a lawyer which deadlines and duties apply, who may read a report, how the accused person is heard, how long data is kept, and have the security tested. | the process, the roles and the test report are filed
trial: Run twelve test reports | With three firms, send made-up reports by web, phone and letter, and note time to answer, who saw them and what went wrong. | answer times and mistakes of twelve reports are on one sheet
ask: Can anybody find out who reported? | | f-2 | by paying an independent tester to try
ask: Who handles reports at small firms? | The service does the first reading and names one contact | interviews-2 | by asking ten firms who would do it
ask: What do firms pay for a channel nobody hopes to need? | | price-talks | by offering ten firms software alone and software with handling
roles: an employment or compliance lawyer | a developer for secure software | a trained case handler
search: whistleblower hotline
name: +Tellsafe = tell it safely
name: Safe Report = reports made safely
name: +Openear = somebody listens
name: Trust Line = a line people trust
name: Third Ear = listens from outside the firm
name: +Candourline = a line for open words
name: Quiet Channel = report without being seen
name: Sealed Note = only the right people read it
name: *Integra Voce = a voice for integrity
name: Two Keys = opened only by two people
name: Heard Inside = problems heard in-house first
line: Speak up safely, stay anonymous
line: Every report answered in time
line: A reporting channel staff can trust
line: Meet the law, protect your people
line: Hear about problems early
line: Ready to use within days

vr-training
job: a training, trainings
rival: classroom courses with real equipment | people handle the real thing and get a recognised certificate
rival: videos and e-learning with a signature | they are cheap, quick and prove attendance
rival: studios and platforms for VR training | they have ready scenes and known customers | Strivr@US, Immerse@GB, PIXO VR, Uptale@FR, VRdirect@DE | vr safety training
meet: safety trade fairs, insurers' seminars and training centres | safety manager | yearly training is signed, and accidents still happen | train one shift with {name} and test the same steps at the real machine two weeks later | one day a week | work accident insurers, machine makers and training managers | they pay for or deal with accidents and mistakes
measure: the share of trainees who do the task right at work some weeks later
moat: scenes built with people of the trade, and measured results at work
risk: the first excitement fades, and headsets stay in a cupboard | sell trainings with a trainer and fixed dates, choose tasks that are dangerous or costly to practise and measure the result
rule: Settle what the training counts for | Ask the authority and insurers whether it may replace required practice, check hygiene, dizziness and age limits, and agree who sees individual results. | the insurer's answer and the staff agreement are filed
trial: Compare two groups on one task | Train one group as usual and one with headsets on the same task, then watch both do it at work, and note mistakes and dizziness. | mistakes and complaints of both groups are on one sheet
ask: What does a new scene cost, and how long is it used? | | f-2 | with the hours of the first scene
ask: What do people do who get dizzy? | They train on a screen with the trainer | trade-trial | by counting cases in the first groups
ask: Who pays, the safety budget or training? | | price-talks | with ten firms, for a training day and a yearly licence
roles: a trainer of the trade | a developer for scenes | somebody for firms and insurers
search: vr safety training
name: +Safescene = a scene to train safely
name: Practice Room = a room to practise in
name: +Headsetready = ready after the headset training
name: Try It First = try before the real thing
name: Dry Run = practice before it counts
name: +Skillscene = skills learned in a scene
name: Virtual Shift = a shift in the headset
name: Near Miss = learn from what almost happened
name: *Simulera = learn in a simulation
name: Safe Mistakes = mistakes without harm
name: Ready Hands = hands that know the task
line: Practise danger without the danger
line: Make mistakes here, not at work
line: Training people remember
line: Learn by doing, not by watching
line: Real tasks, safe practice
line: Headsets and trainer come to you

frontline-training
job: a lesson, lessons
rival: a colleague who shows it, and a folder | it happens on the job and costs nothing extra
rival: learning platforms of the head office | they are paid for and keep the proofs | Docebo, Moodle, TalentLMS, Cornerstone | learning management system
rival: mobile learning apps for shift staff | short lessons and quizzes on the phone | Axonify, eduMe, TalentCards, Beekeeper | training app for frontline staff
meet: retail and hotel trade fairs, HR groups and branch visits | training manager | new staff start every month and learn from whoever is free | make five lessons with the best shift leader and {name}, and check the tasks after two weeks | two days a week | hygiene advisers, franchise owners and machine suppliers | they explain the same tasks in every branch
measure: the share of tasks done right on the floor after two weeks
moat: lessons made with the customers' best people, in the languages of the staff
risk: lessons are clicked through and nothing changes at work | keep them short, let a supervisor confirm the task and send reminders at the start of the shift
rule: Settle working time, private phones and proofs | Ask an employment lawyer whether learning counts as working time, whether private phones may be used, which trainings need a trainer in person, and what results may be stored. | the agreement with the staff side is filed
trial: Film ten lessons in one branch | Film ten tasks with experienced staff, send one a day in the languages needed, and compare the tasks before and after. | tasks done right and lessons opened are on one sheet
ask: Do staff still open lessons after the first weeks? | | f-3 | by counting openings each week in two branches
ask: Can shift leaders make lessons themselves? | | trade-trial | by letting three of them film one task each
ask: What would a branch pay per employee and month? | | price-talks | by showing ten managers the result of the first branch
roles: somebody who has led shifts | a developer for mobile lessons | somebody who films and edits quickly
search: frontline staff training app
name: +Shiftlearn = learning on the shift
name: Short Skills = one skill in minutes
name: +Floorwise = knows the shop floor
name: Day One Ready = ready on the first day
name: +Aprontalk = training for people in aprons
name: Show Me How = shown, not explained
name: Quick Lesson = lessons that are short
name: Pocket Trainer = training on the phone
name: *Lernelia = easy learning
name: Team Ready = the whole team prepared
name: Step By Shift = a step each shift
line: Train new staff in minutes a day
line: Short lessons in every language
line: Learned on the phone, done right
line: Ready for the first shift
line: Every branch, the same standard
line: Less explaining, fewer mistakes

freelancer-marketplace
job: a project, projects
rival: people they know and posts on social networks | recommendations are free and trusted | LinkedIn | freelancer recommendation
rival: large freelance marketplaces | they have thousands of profiles with reviews and handle the payment | Upwork, Fiverr, Toptal, Malt@FR, Malt@DE, freelancermap@DE | hire a freelancer
rival: agencies and staffing firms | there is one contract, one invoice and a replacement if somebody drops out
meet: trade events, chambers of commerce and coworking spaces | event organiser | managers there have a project and not enough people | propose three checked freelancers through {name} for one real project within the week and join the first call | two evenings a week | accountants, software dealers and coworking managers | firms and freelancers ask them for contacts
measure: the share of projects filled with a suitable freelancer within a week
moat: checked work and reviews by people who understand the field
risk: firms and freelancers work together directly after the first project | handle contracts, payment and replacement, and lower the fee for repeat projects
rule: Settle false self-employment, contracts and payments | Ask an employment lawyer when a freelancer counts as an employee, who signs with whom, whether a staffing or payment licence is needed, and how tax works across borders. | the lawyer's answers and two model contracts are filed
trial: Fill three projects by hand | Interview fifteen freelancers of one field, check their work, propose three for each of three real projects, and follow up after two weeks. | proposals, hires and days until the start are on one sheet
ask: What do you check that a profile does not show? | Past work is tested and references are called | f-2 | by writing down the check for ten freelancers
ask: What happens when somebody drops out? | A second freelancer with the same skills is named at the start | closing-calls | by asking ten firms what a replacement is worth to them
ask: Which fee do both sides accept? | | price-talks | by offering five firms and five freelancers two ways to pay
roles: somebody who can judge the work | somebody who sells to firms | a developer for contracts and payments
search: hire vetted freelancers
name: +Skillhire = hire by skill
name: Right Hand Pro = the helper you need
name: +Hirefree = hire a freelancer
name: Three Good Names = three people to choose from
name: +Projecthand = a hand for your project
name: Proven Work = work somebody has checked
name: Free Next Week = available when you need them
name: Checked Pros = professionals who were checked
name: +Gigfit = a fit for the project
name: On the Job = already at work
name: *Freelanco = from the word freelance
name: Start Monday = somebody who can start soon
line: The right freelancer this week
line: Checked freelancers for your project
line: Three good matches, not three hundred
line: Hire proven people, fast
line: From brief to start in days
line: Good projects, paid on time

influencer-matching
job: a post, posts
rival: direct messages and free products | it costs little and needs no contract | Instagram, TikTok | how to contact influencers
rival: influencer platforms and databases | they list thousands of profiles with reach and prices | Collabstr, Modash, Upfluence, Aspire, Heepsy | find influencers
rival: influencer agencies and online advertising | they take over the work and deliver reports | Meta, Google | influencer agency
meet: small-business fairs, makers' markets and creator meet-ups | event organiser | small brands there need attention and do not know which creator to trust | match five brands with five creators through {name} and count visits and orders by code | two evenings a week | photographers, marketing freelancers and business advisers | small brands ask them whom to work with
measure: the orders or visits booked with the code of one post
moat: data on which creators bring buyers for which kind of product
risk: brands pay for reach and see no sales | check followers by hand, agree on content and code in writing, and tie part of the price to results
rule: Settle advertising labels, tax and content rights | Ask how paid posts must be marked, how free products are taxed, who may use the content and for how long, and which rules apply to minors. | the model contract and the marking rules have been checked
trial: Run five small campaigns by hand | Match five brands with five creators, agree in writing, give each a code, and count visits and orders for two weeks. | posts, orders by code and repeat bookings are in one table
ask: How do you find false followers? | By checking comments, growth and past results | f-2 | by checking twenty accounts and noting what was found
ask: Why would both sides come back? | Contract, payment and results are in one place | closing-calls | by asking both sides after the first campaign
ask: What does a small brand pay for one post? | | price-talks | by offering ten brands a fixed price and a share of sales
roles: somebody creators trust | somebody who sells to small brands | a developer for profiles, codes and reports
search: find influencers for small business
name: +Creatormatch = creators matched to brands
name: Seen & Sold = seen first, then sold
name: +Brandfriend = a friend of the brand
name: Right Voice = the right person to speak
name: True Reach = followers who are real
name: +Postwell = posts that work
name: Small & Seen = small brands that get seen
name: Good Mention = a mention that helps
name: +Reachreal = reach that is real
name: Code & Count = results counted by code
name: *Creatora = from the word creator
name: Post & Pay = pay for the post
line: Creators who fit your brand
line: Real followers, real orders
line: See what every post sells
line: Small brands, big attention
line: Find the right creator fast
line: Influencer marketing you can measure

interpreter-service
job: a conversation, conversations
rival: relatives, friends and colleagues who help out | they are there at once and cost nothing
rival: translation apps | they are free and on every phone | Google Translate, DeepL, Microsoft Translator
rival: interpreting agencies by phone, video or on site | many languages, trained people and existing contracts | LanguageLine, AMN@US, DA Languages@GB, Semantix@SE, SAVD@AT | interpreter service
meet: hospitals, public offices, law firms and schools | front desk manager | conversations wait or go wrong because nobody speaks the language | put {name} into two rooms for two weeks and count the conversations it made possible | two mornings a week | advice centres, lawyers and event organisers | they need interpreters again and again
measure: the minutes until an interpreter is connected, and the share of requests met
moat: tested interpreters, also in rare languages, and customers with framework contracts
risk: a language is missing when it is needed, and the customer goes back to relatives | promise few languages and keep them, plan on-call hours and say honestly what must be booked ahead
rule: Settle secrecy, qualifications and liability | Have interpreters sign secrecy rules, ask which conversations need certified or sworn interpreters, decide what machines must not translate, and insure against mistakes. | the agreements, the rules and the policy are filed
trial: Serve two customers for two weeks | Offer four languages on call by phone or video, note waiting time, missed requests and length, and ask both sides after each conversation. | waiting times, missed requests and ratings are on one sheet
ask: Which languages are needed, and at which hours? | | interviews-2 | by asking ten customers to list one week of requests
ask: What do customers pay, by minute, by hour or by month? | | price-talks | by offering all three to ten customers
ask: Who takes rare languages at night? | | f-3 | by writing a duty list for four weeks
roles: a trained interpreter | somebody who plans and tests interpreters | somebody for hospitals, offices and firms
search: interpreter near me
name: +Bothtongues = both languages understood
name: Clear Voices = both sides understood clearly
name: +Linguaready = an interpreter is ready
name: Third Chair = the interpreter's seat
name: Right Words = the right words found
name: +Voicebeside = somebody to speak for you
name: Say It Here = say it in any language
name: Spoken Bridge = a bridge between languages
name: *Interlia = between two languages
name: Your Words = said as you mean it
name: Well Understood = both sides understand
line: An interpreter in minutes
line: Understand each other, first time
line: Trained interpreters, by phone or video
line: Every word stays confidential
line: Speak your language, be understood
line: No more relatives as interpreters

popup-space
job: a booking, bookings
rival: market stalls, fairs and shelves in other shops | they are cheap, and visitors are already there
rival: platforms for short shop rentals | many spaces with photos, prices and contracts | Appear Here, Storefront, xNomad | pop up shop space
rival: estate agents and shopping centres | they know every empty unit and have the keys
meet: design markets, town marketing offices and property owners' meetings | town marketing manager | empty shops look bad, and owners wait for long leases | fill one empty shop with three brands through {name}, and count visitors and sales | two days a week | estate agents, shop fitters and brand consultants | they know empty shops or brands that want one
measure: the share of available days that are booked
moat: owners who trust short lets, and brands that book again
risk: owners prefer to wait for a long tenant and withdraw the space | offer a share of income, a short notice period and a clean handover, and begin with owners whose shops have stood empty longest
rule: Settle the short lease, permitted use and insurance | Have a lawyer write a short licence agreement, ask the town which uses need a permit, and settle insurance, keys, alarm and opening hours. | the agreement, the town's answer and the policy are filed
trial: Fill one shop for two weeks | Agree with one owner, let two or three brands use the shop for some days each, bring shelves, till and light, and note visitors, sales and problems. | days booked, visitors and sales are on one sheet
ask: Does a week in the shop pay for a brand? | | interviews-2 | by comparing rent and sales of ten brands
ask: What do owners want, rent, a share or just a lit window? | | price-talks | by making ten owners two offers
ask: Which extras do brands need? | Shelves, light, till and cleaning | trade-trial | by noting every request in the first bookings
roles: somebody property owners trust | somebody for brands and bookings | a shop fitter for furniture and handover
search: pop up shop to rent
name: +Shopweek = a shop for a week
name: Keys By Monday = ready to move in
name: +Popspace = space for pop-up shops
name: Short Let Shop = a shop for a short time
name: Lit Window = an empty shop window lit
name: +Brandcorner = a corner for a brand
name: Shelf & Key = shelves and key included
name: Seven Day Shop = a shop for seven days
name: *Vitrinova = a new shop window
name: Main Street Now = on the main street at once
name: Try The Street = test a place before signing
line: Your own shop for a week
line: Empty shops, filled within days
line: Shelves, light and till included
line: Test a location before you sign
line: Short leases, no long contracts
line: Open on Monday, sell all week

office-plants
job: a visit, visits
rival: interior planting firms | they supply pots, plants and care under one contract | Ambius, Phs Greenleaf@GB, Planteria@GB | office plant service
rival: furniture stores, garden centres and online plant shops | a plant is cheap to buy and there is no contract | IKEA, Bloombox Club@GB
rival: staff who water the plants, or artificial plants | neither costs anything each month
meet: office managers' networks, coworking spaces and office fit-out firms | office manager | they decide on plants and hear every complaint about dying ones | put a few plants on trial in one office with {name} and care for them for two months | two days a week | office designers and furniture dealers | plants finish the rooms they plan, and they rarely offer the care
measure: the share of plants still healthy after eight weeks
moat: records of which plant thrives in which light, and rounds with many offices close together
risk: plants are among the first things cut when a budget shrinks | offer rental in small monthly payments, and report on plant health so that the value stays visible
rule: Settle liability, weight and pest control | Insure against water damage, ask the landlord about weight limits and escape routes, check which pest treatments are allowed in occupied rooms, and put replacement in writing. | the policy, the landlord's consent and the contract are filed
trial: Green one room in three offices | Check the light, place a few plants in three offices, visit twice in two weeks, note minutes per visit and ask each office for a monthly contract at the end. | minutes per visit, losses and signed contracts are in one table
ask: How many offices can one gardener look after? | | trade-trial | by timing every visit and the way between offices
ask: What do plant losses cost in a year? | | f-2 | by working out replacements from supplier prices and the losses of the trial
ask: Would an office pay monthly or rather buy? | | price-talks | with ten office managers and both offers side by side
roles: an interior gardener | somebody who sells to office managers | somebody who plans planting for rooms
search: office plants service
name: +Deskfern = ferns for the desk
name: +Leafround = a regular round for the leaves
name: Green at Desk = greenery where people work
name: +Plantkeeper = who keeps plants alive
name: Water Week = watered every week
name: +Officeleaf = leaves for the office
name: Lush Floor = a whole floor in green
name: Moss & Desk = greenery beside work
name: Potted Well = planted and cared for
name: *Verdesk = green and desk
name: Fern & Floor = plants for office floors
line: Healthy plants, all year round
line: We plant, water and replace
line: A greener office without the work
line: Plants that fit your light
line: Green rooms people like working in
line: One contract, always green

art-rental
job: a swap, swaps
rival: galleries, art libraries and art rental firms | they have a large choice, advice and the option to buy | Artothek@DE, Rise Art@GB, TurningArt@US | rent art for office
rival: posters and prints from a store | they are cheap, framed and there at once | IKEA, Desenio
rival: bare walls or pictures already owned | they cost nothing and nobody has to decide
meet: interior designers, office fit-outs and doctors' or law practices | practice or office manager | they are responsible for rooms where visitors wait and look around | hang a few originals with {name} for a month and let visitors vote for a favourite | two days a month | interior designers and architects | they hand over finished rooms with empty walls
measure: the share of customers who renew after the first swap
moat: good artists under contract and knowledge of what each customer likes
risk: customers stop noticing the pictures and let the contract end | plan each swap ahead, send a new selection in time and offer a purchase price after each rental
rule: Settle artist contracts, insurance and damage | Agree with each artist on rental share, sale and image rights, insure works in transit and on the wall, and have a tax adviser check rental and sale of art. | artist contracts, rental terms and the policy are signed
trial: Hang pictures in three places | Borrow works from a few artists, let three customers choose from a selection, hang them for two weeks and ask each for a paid rental. | hours per hanging, paid rentals and requests to buy are counted
ask: What is left after the artist, insurance and transport? | | f-2 | by adding up all costs of one swap
ask: How many artists would lend their work? | | interviews-2 | by asking ten artists about share, duration and conditions
ask: Would a firm rather buy than rent? | Some do, so each work carries a purchase price | price-talks | with ten firms and both prices
roles: a curator with contacts to artists | somebody who transports and hangs | somebody who sells to firms and practices
search: rent art for office
name: +Wallchange = a new picture on the wall
name: +Studioloan = on loan from the studio
name: +Artrotate = art that changes regularly
name: Level & Hook = hung straight and safely
name: Fresh Canvas = something new to look at
name: Lent by Artists = straight from the maker
name: +Hangwell = hung with care
name: Second Wall = the next place for a picture
name: Frame & Swap = exchanged when you like
name: *Artoya = a new word from art
name: Original Loan = originals to borrow
line: Original art without buying it
line: Change your walls with the season
line: Chosen, delivered, hung and insured
line: Rent it first, buy it later
line: Original art by working artists
line: Rooms your visitors remember

unstaffed-shop
job: a purchase, purchases
rival: supermarkets in the nearest town | they have a full range and lower prices | Aldi, Lidl, Spar, Coop | supermarket
rival: petrol stations, kiosks and delivery services | they are open late or bring the goods home | 7-Eleven, Tante-M@DE, Teo@DE
rival: stocking up once a week or asking a neighbour | people drive to town for work anyway
meet: village meetings, local clubs and large residential buildings or workplaces | mayor or building manager | they hear that people miss a shop and can offer a site | open a small range with {name} at one site for two weeks | two evenings a week | local farmers, bakers and landlords | they have goods or space and no shop
measure: the weekly spend per household within walking distance
moat: sites with no shop nearby, and sales records of what each of them buys
risk: people welcome the shop and still do the weekly shop elsewhere | collect deposits before opening, and stock the items people run out of between two large shops
rule: Settle opening hours, age checks and food safety | Ask the authority about opening hours without staff, age-restricted goods, food storage, cameras and data protection, and name a person who comes when something fails. | the permits, the hygiene plan and the emergency contact are displayed
trial: Run a small shop for two weeks | Offer a basic range in a borrowed room with a card terminal, be present in the first week and away in the second, and count stock each evening. | sales, losses and help requests per day are in one table
ask: How much goes missing without staff? | | trade-trial | by counting stock against sales every evening
ask: How many households does one site need? | | f-2 | by working out rent, restocking and spoilage for one month
ask: Who restocks and cleans each day? | Somebody local, paid by the hour | f-2 | with the rota and wages of one month
roles: a grocery buyer who knows spoilage | somebody local who restocks and answers | a technician for doors, tills and cameras
search: village shop open late
name: +Openshelf = shelves always open
name: +Latchshop = open the latch and shop
name: Lane Larder = the larder down the lane
name: Light On Late = open in the evening too
name: +Walkinmart = walk in and shop
name: Scan & Stroll = scan, pay and walk out
name: Any Hour Shop = open at any hour
name: +Villagekey = the key to the local shop
name: Corner Open = the corner shop is open
name: *Openora = a new word from open
name: Milk & More = the basics nearby
line: Open when others are closed
line: Shop early, late or on Sunday
line: Fresh basics within walking distance
line: Walk in, scan, pay, done
line: Your local shop, always open
line: No queue and no closing time

exoskeleton
job: a device, devices
rival: makers of exoskeletons and safety wearables | they have references in factories, warehouses and hospitals | Ottobock, HeroWear, German Bionic@DE, Laevo@NL, Blackline Safety | exoskeleton for workers
rival: hoists, lift tables and conveyors | they take the whole load and need nothing to be worn
rival: safety training, breaks and ordinary protective gear | it is familiar and costs little
meet: safety fairs, warehouses and occupational health services | health and safety manager | they see accidents, strain and sick leave and have a budget for prevention | let a few workers of one shift wear {name} for a week and ask them alone | one day a week | occupational doctors and accident insurers | they look for ways to reduce strain at work
measure: the share of workers who still wear it in the fourth week
moat: wearing data and comfort feedback from many jobs, and certified designs
risk: workers find it warm or awkward and stop wearing it | choose tasks where it clearly helps, fit it to each person and take it back where it does not help
rule: Settle classification, safety and claims | Have it checked whether it counts as protective, work or medical equipment, test fit, skin contact and the risk of getting caught, involve staff representatives, and protect personal data it records, and make only tested health claims. | the classification, test reports and approved claims are filed
trial: Equip one small team for two weeks | Fit a few workers doing one task, compare days with and without it, and record wearing time, comfort and strain each day. | wearing time and daily answers are in one table
ask: Does it protect without creating new strain or risks? | | f-2 | with a test laboratory and a few test persons
ask: What would an employer pay per workplace? | | price-talks | with ten safety managers and the cost of their sick leave
ask: Who cleans and adjusts it between shifts? | Each wearer has a washable liner | trade-trial | by following two shifts
roles: an engineer for wearable devices | an occupational health specialist | somebody who sells to industry
search: exoskeleton for lifting
name: +Workally = an ally at work
name: +Wornsafe = worn for safety
name: Easy Load = loads feel lighter
name: +Spinefriend = a friend for the spine
name: Strap & Lift = put on and lift
name: +Shiftstrong = strong through the shift
name: Light Shift = a shift with less strain
name: *Exolift = exoskeleton and lift
name: Safe Shift = a shift without harm
name: Guard & Go = protected and ready to work
name: +Crewguard = a guard for the crew
line: Less strain, safer shifts
line: Support that moves with you
line: Put it on and work safer
line: Finish the shift less tired
line: Made for hard physical work
line: Protection workers choose to wear
`;
