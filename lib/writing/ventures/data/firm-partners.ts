/** Money, people, rooms and things that firms take from others: what is known of them; the keys are those of `../lore.ts`. */
export const FIRM_PARTNERS = `
invoice-financing
job: an invoice, invoices
rival: factoring houses and banks | they take the whole book and the bank knows the firm | BNP Paribas Factor, Bibby Financial Services@GB, Xepelin@MX, M1xchange@IN | invoice factoring
rival: online lenders to firms | it is paid out tomorrow and nobody asks for the invoice | iwoca@GB, iwoca@DE, Fundbox@US, Lendio@US, OnDeck@US | business loan fast
rival: waiting ninety days, an overdraft and a supplier who is asked for patience | nobody hears of it
meet: accountants' offices, chambers and suppliers' days of supermarket chains | accountant | wages are due on Friday and the chain pays in ninety days | finance three real invoices with {name} and sit with the owner on the day the money comes | two days a week | accountants and buyers of chains | they are phoned by suppliers who need it now
measure: the share of invoices that the buyer pays on the agreed day
moat: how each large buyer really pays, disputes and rounds down
risk: an invoice is false or sold twice | confirm each with the buyer, start with a few buyers, and take no supplier nobody has visited
rule: Settle the licence and whose loss it is | Ask the financial authority which licence buying claims needs, have assignment, notice and recourse written by a lawyer, and check owners for money laundering. | licence or its waiver and the contract are filed
trial: Pay ten invoices early | With a partner's money and in its name, pay ten invoices of four suppliers to two buyers, confirm each by phone, and wait for the day. | days, disputes and deductions are in one table
ask: Who bears it if the buyer does not pay? | | rules | with the contract and the partner's answer
ask: Where does the money for the thousandth invoice come from? | From a partner who carries a first small line | f-3 | by asking three lenders for their terms
roles: somebody who has judged credit | a lawyer for assignments | somebody suppliers and buyers both phone
search: invoice factoring
name: Wages on Friday = what it is for
name: Day Ninety = when the chain pays
name: +Earlypay = sooner than the day
name: Till Bridge = across the gap
name: Paid by Four = while the bank is open
name: +Netfriday = for invoices due so much later
name: Slip & Sum = a delivery note, and money
name: Not in March = in January
name: Anticipo = Spanish for an advance
name: Long Table = who sits far from the kitchen
name: Ink Still Wet = the invoice was sent today
line: Wages on Friday, the chain in May
line: Delivered today, paid today
line: The invoice needn't wait with you
line: Ninety days is somebody else's patience
line: Flour paid, oven on, lorry out

credit-scoring
job: a score, scores
rival: credit bureaus | regulators know them and every bank is connected | Experian, TransUnion, CRIF, Equifax@US, CIBIL@IN | credit bureau
rival: scoring firms for people without a history | they have models for the telephone and shops | Tala, LenddoEFL, Credolab, JUMO, Nova Credit@US | alternative credit scoring
rival: a loan officer on a motorbike who asks the neighbours | she knows who drinks
meet: branches of small lenders, associations of microfinance and risk conferences | head of risk | half of the applicants have no file and are refused unread | score last year's loans blindly with {name} and open the results together | one day a week | core banking suppliers and donors | they finance lenders who lend to nobody new
measure: the defaults among people who would have been refused
moat: repaid and lost loans of people without a history
risk: a score looks good in a calm year and breaks in a drought | report by season and group, keep limits small, and let an officer overrule with a reason
rule: Settle data, fairness and the right to ask why | Ask the central bank and data authority which data may be used with which consent, test groups for unfair refusals, and let each person learn the reason and correct it. | consent, tests and reasons are approved
trial: Score two thousand old loans blindly | Get two thousand old loans of one lender without names, score before seeing results, and lay refusal, repayment and loss beside each other. | hits, misses and groups are in one table
ask: Would it refuse more women than the officer did? | | f-2 | with the old loans split by group
ask: What happens when a telephone is shared? | The score says that it does not know | trade-trial | with twenty households
roles: somebody who has lent and lost | a statistician | somebody regulators talk to
search: alternative credit scoring
name: +Thinfile = somebody without a history
name: Airtime Trust = paid in small sums, always
name: Good for It = what neighbours say
name: Market Word = what a stall is known for
name: Stall & Till = where money passes each day
name: +Repayable = can and will
name: Seven Mondays = seven times on time
name: Dry Season = when a score is tested
name: Tegemeo = Swahili for what one relies on
name: Asks the Aunt = who knows best
name: First Ledger = somebody's first history
line: No file is not no
line: Seven Mondays on time say something
line: It tells why, in two lines
line: The market stall has a history too
line: Tested in the dry season

group-buying
job: an order, orders
rival: buying groups of the trade | conditions of years and a bonus in spring | Vizient@US, Premier@US, Smile Source@US | purchasing group
rival: the wholesaler's rep | he brings samples, knows the assistant and takes back what is expired
rival: comparing three shops in the lunch hour | it is over in ten minutes and saves a little
meet: study circles, trade fairs and practice managers' groups | practice manager | the cupboard is full of gloves at three prices | lay twelve practices' orders of one quarter side by side with {name} and ask one supplier for all | two days a week | tax advisers and trade associations | they see the same invoice at different prices
measure: the share of members' orders that run through the group
moat: what a hundred buyers really pay, line by line
risk: members use the price as a threat and order from the rep as before | ask for volume promised beforehand, few articles, and show each what he would have paid
rule: Settle competition law and bonuses | Ask a lawyer how large a group may be, which prices members may see, who owns bonuses, and whose guarantee holds for medical goods. | the lawyer's letter and the statutes are filed
trial: Bundle one quarter of gloves and two other things | Take orders of twelve practices for three articles, ask three suppliers with promised volume, and deliver once. | prices before and after and orders outside are counted
ask: Why would a supplier want us? | One order, one delivery day, no sample run | price-talks | by asking six suppliers
ask: What keeps a member when the rep gives in? | | closing-calls | by visiting four whose rep just has
roles: a former buyer | somebody practices trust | somebody who reads price lists
search: dental supplies buying group
name: Twelve Cupboards = all of them full of gloves
name: +Bulkmates = who buy side by side
name: One Big Order = in place of forty
name: Pallet & Friends = too much for one alone
name: Same Gloves = at one price
name: +Dozenwise = it pays from twelve on
name: Lower Line = where the price stands
name: Ask as One = what the supplier hears
name: Konsum & Kin = who bought together long ago
name: Share a Lorry = one drive for all
name: Full Carton = nobody splits it
line: Forty practices, one lorry
line: The same gloves at the same price
line: Who asks as forty is heard
line: One order, one delivery, one bill
line: The cupboard knows what it paid

whistleblower-channel
job: a report, reports
rival: reporting systems | it is live by Friday and the auditors know the name | Whispli, NAVEX, EQS Integrity Line, FaceUp, SpeakUp, Vault Platform@GB | whistleblower system
rival: a law firm as ombudsperson | secrecy of a lawyer and a voice on the telephone
rival: a letterbox in the corridor and an address nobody reads | the paragraph is met
meet: compliance round tables, works councils and audit firms' breakfasts | compliance officer | the law has been in force for a year and the letterbox is a shared mailbox | send three invented reports through {name} with her and see who could have read them | one day a week | auditors, employment lawyers and data officers | they ask for it in every review
measure: the share of reports that get an answer in the promised time
moat: reports closed with nobody harmed
risk: nobody reports, and the firm asks what it pays for | train managers, tell staff what became of cases, and take quiet as a question
rule: Settle secrecy and who reads | Ask an employment lawyer which deadlines hold, who may be told what, how somebody accused is heard, how long data is kept, and have the system attacked by testers. | the process, roles and test report are signed
trial: Send twelve invented cases | Run twelve made-up reports in three firms, by phone, web and letter, and watch deadlines, leaks and tone of each answer. | leaks, days and unanswered ones are counted
ask: Can the boss find out who wrote? | | f-2 | by hiring somebody to try
ask: What of those who report out of spite? | The accused is heard, and the report is weighed by two people | rules | with the process written beforehand
roles: an employment lawyer | a developer for security | somebody who can listen on the telephone
search: whistleblower hotline
name: +Candourline = where it may be said
name: Third Ear = outside the building
name: Canary Post = who notices first
name: Said Aside = in a quiet voice
name: Under the Door = how notes are pushed
name: +Plainwhisper = quiet, and clear
name: Two Keys = nobody opens it alone
name: Stairwell = where people really talk
name: Sotto Voce = Italian for in a low voice
name: Somebody Saw = how it begins
name: Soft Bell = rings where it should
line: Somebody saw it. Somebody listens
line: Not even the boss can look
line: Said once, answered by Thursday
line: Two keys, no names
line: Better heard inside than read outside

vr-training
job: a training, trainings
rival: studios and makers of VR training | they have scenes with flames and falling loads | Strivr@US, Immerse@GB, PIXO VR, Uptale@FR, VRdirect@DE, Talespin@US | vr safety training
rival: trainers with a real ladder, harness and forklift | one feels the weight, and gets the certificate
rival: a film in the canteen and a signature on a list | it takes twenty minutes a year
meet: safety days, insurers' seminars and training yards | safety officer | the list is signed and the harness still hangs in the van | put twenty people of a shift into {name} and ask them for the same steps four weeks later | one day a week | work accident insurers and makers of ladders and trucks | they pay for falls
measure: the share of people who do it right at the real ladder four weeks later
moat: scenes built on real accidents of a trade, and what people did wrong
risk: everybody is thrilled for a day, and then the headsets lie in a cupboard | bring and take them away as a service, with a trainer who knows the trade
rule: Settle what it counts for | Ask the authority and insurers whether it may replace practice, check for dizziness, eyes and hygiene, and agree who sees people's mistakes. | the insurer's answer and the agreement are filed
trial: Train two shifts differently | One shift by film, one with headsets, for the same task, and watch both at the real machine four weeks later. | mistakes of both shifts and cases of sickness are counted
ask: Who gets dizzy, and what do they do instead? | They have a seat and a trainer | trade-trial | by counting in the first sixty
ask: What does a new scene cost, and how long does it live? | | f-2 | with the hours of the first two
roles: a safety trainer of the trade | a developer for scenes | somebody insurers know
search: vr safety training
name: Fall & Rise = in the scene alone
name: +Ledgewise = wise at the edge
name: Third Rung = where it happens
name: Near Miss = what one learns from
name: Forklift Blue = the light it throws ahead
name: +Harnesson = put it on first
name: Practise Falling = without the ground
name: Hook In = what the old hand says
name: Vértigo Cero = Spanish for no dizziness
name: Dry Run = before it counts
name: Mind the Edge = said to everyone, felt by few
line: Fall here, so as not to there
line: The third rung, before it breaks
line: You have done it wrong once, safely
line: Hook in, look down, breathe
line: A near miss for everyone

frontline-training
job: a lesson, lessons
rival: learning apps for staff on their feet | lessons, quizzes and lists of who has done what | Axonify, EdApp, eduMe, TalentCards, Beekeeper | training app for frontline staff
rival: learning systems of the head office | personnel bought it, it holds the proofs | Docebo, Moodle, TalentLMS, Cornerstone
rival: the deputy who shows it once on the first morning, and a folder in the staff room | it is done beside the job
meet: staff rooms between shifts, trade fairs of hotels and shops and personnel evenings | head of training | the folder is in a language half of the kitchen does not read | make ten lessons with her best shift leader and {name}, and look at the floor after two weeks | two days a week | hygiene advisers and suppliers of machines | they show the same handle in each branch again
measure: the share of tasks done right on the floor after two weeks
moat: lessons filmed by a trade's best people, in the languages spoken there
risk: they are ticked off on the bus and nothing changes | have a colleague see it done, and ask for one thing a week
rule: Settle time, phones and proofs | Ask an employment lawyer whether learning counts as working time, whether private phones may be used, which trainings need a person, and what of results is stored. | the agreement with the staff is signed
trial: Film ten lessons in one branch | Film ten tasks with the best person of a branch, send one a day in four languages, and watch the floor before and after. | tasks done right and lessons opened are in one table
ask: Does anybody open it in the third month? | | f-3 | by counting in two branches
ask: Who makes the next lesson? | A shift leader with a phone, in one take | f-2 | by giving it to three of them
roles: somebody who has led shifts | a developer for phones | somebody who films and cuts quickly
search: frontline staff training app
name: Between Shifts = when there are five minutes
name: +Aprontalk = said at work, in an apron
name: Done Like So = how it is learnt
name: Blue Cloth = for the glass, never for the floor
name: Folder Nobody = what stands in the staff room
name: +Floorwise = who knows how it runs out there
name: First Saturday = the hardest shift
name: Ask Fatima = who knows how
name: Handgelenk = German for the wrist, where the trick is
name: Five by Locker = five minutes, before it starts
name: Five at the Tap = short, and wet
line: The blue cloth, in four languages
line: Learnt between two shifts
line: Shown by the one who does it best
line: Ready before the first Saturday
line: Nobody reads the folder anyway

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
rival: telephone and video interpreting services | two hundred languages are ready, day and night | LanguageLine, AMN@US, Tolkdanmark@DK, Semantix@SE, DA Languages@GB, SAVD@AT, SignVideo@GB | interpreter for hospital
rival: translation apps | it is in everybody's pocket, and free | Google Translate, DeepL, Microsoft Translator
rival: the daughter of twelve, a cleaner, or a colleague from the ward | somebody is always there
meet: admissions desks, social workers' meetings and deaf clubs | head of admissions | the boy of twelve had to tell his mother what she has | put a tablet with {name} into two rooms for two weeks and count conversations without relatives | two mornings a week | advice centres and schools | they wait three weeks for an interpreter
measure: the minutes until an interpreter is there
moat: interpreters trained for wards and offices, in languages few speak
risk: at eleven the rare language is missing and the ward gives up | promise few languages and keep them, book ahead what is rare, and tell hours honestly
rule: Settle secrecy, training and what a machine may do | Have each interpreter sworn to secrecy, ask which conversations need a licensed person, refuse machines for diagnosis and consent, and insure for mistakes. | oaths, the list of refusals and the policy are filed
trial: Serve two wards for two weeks | Put tablets on two wards, with interpreters on call for four languages, note minutes, failed calls and who interpreted before. | calls, minutes and relatives spared are counted
ask: Who interprets the rare language at night? | | f-2 | with a duty list for four weeks
ask: What of an interpreter from the same village? | Each side may refuse without a reason | rules | with the rules given to both
roles: a trained interpreter | somebody who plans duty lists | somebody hospitals know
search: video interpreter
name: Between Two = where the interpreter sits
name: +Bothtongues = hers and the doctor's
name: Not the Child = who should not have to tell it
name: Word for Ward = what is said by a bed
name: Two Hands Say = the language of the deaf
name: Mother Asks = and is answered herself
name: +Voicebeside = somebody between two
name: Dari at Nine = the language that is needed now
name: Dolmetsch = German for one who interprets
name: Lips & Hands = two ways to speak
name: Same in Both = nothing lost between
line: The child may be a child again
line: She asks, and the doctor answers her
line: A third chair in the room
line: Hands that speak, and are heard
line: Said in Tigrinya, understood on the ward

popup-space
job: a stay, stays
rival: platforms for short leases | photographs, prices and insurance in one place | Appear Here, Storefront, xNomad | pop up shop space
rival: estate agents and centre managers | they have the key and a list nobody sees
rival: a table at a market and the corner of a friend's shop | it costs a bottle of wine
meet: designers' markets, town marketing offices and owners' evenings | head of town marketing | eleven windows are papered up and the owners wait for a tenant for ten years | open one empty shop with {name} and four brands, a week each, and count doors and tills | two days a week | estate agents, designers' schools and shop fitters | they know who stands empty and who would dare
measure: the days a shop is let out of those it stood empty
moat: owners who have seen that it comes back clean, with a tenant sometimes
risk: the owner waits for the long lease and says no in the end | begin with three owners who are tired of waiting, and leave within two weeks when a tenant comes
rule: Settle lease, use and till | Have a lawyer write a short licence that gives no tenant's rights, ask the town which change of use needs leave, and settle insurance, alarm and opening hours. | the licence and the town's answer are filed
trial: Fill one shop for four weeks | Talk one owner into it, let four brands in for a week each, bring shelves, a till and a lock with code, and stand there. | days let, tills and repairs are in one table
ask: Does a week pay for a brand at all? | | interviews-2 | by sitting beside the till of ten of them
ask: What does the owner get that he lacks now? | Lights in the window and people who come in | price-talks | by asking nine owners
roles: somebody owners open the door to | a shop fitter for quick shelves | somebody who knows brands
search: pop up shop to rent
name: Paper Off = the windows can be seen through
name: +Windowweek = seven days behind a window
name: Till Sunday = as long as it stays
name: Door & Drawer = a shop needs little more
name: Key for June = one month is enough
name: Bell Again = the shop door rings
name: +Shortstay = a shop for a season
name: Eleven Windows = those that were dark
name: Vetrina = Italian for a shop window
name: Chalk Sign = set out at ten
name: Here Till Late = and gone by autumn
line: The paper comes off the window
line: Yours until Sunday
line: The shop bell rings again
line: A key, a till, a week in June
line: Try the street before you sign

office-plants
job: a visit, visits
rival: firms for interior planting | pots, planting and care come in one contract for years | Ambius, Phs Greenleaf@GB, Hydroflora@DE, Planteria@GB | office plant service
rival: furniture stores and online plant shops | it is green by Thursday and belongs to one | IKEA, Bloombox Club@GB
rival: a colleague who brings cuttings and a fig that dies over summer | it was a present
meet: office managers' groups, architects and movers' last day | office manager | the fig at reception has been brown since August and everybody walks by | put nine plants on trial with {name} and leave them for two months | two days a week | office architects and furniture dealers | plants come last on their plan, and are asked for first
measure: the share of plants that stay six months
moat: which plant lives at which desk, learnt over winters
risk: budgets are cut, and plants are cut before the coffee | small monthly sums, plants that belong to us, and a visit people look forward to
rule: Settle water, weight and pests | Ask the landlord about weight and water on the floor, insure against a flooded desk, use no poison in rooms with people, and agree who pays for moving. | policy and landlord's leave are filed
trial: Green three offices for eight weeks | Measure light at forty places, set plants, come every two weeks, and note what droops where. | losses and minutes per pot are in one table
ask: Does it clean the air? | Hardly, it makes people stay in the room | f-2 | with a sentence we may say and one we may not
ask: How many pots does one gardener manage in a day? | | trade-trial | by walking the round with a watch
roles: an interior gardener | somebody office managers like | somebody who designs rooms
search: office plants service
name: +Deskfern = green beside the screen
name: Fig by Nine = at reception, alive
name: North Desk = the one with the least light
name: Leaf Round = the gardener's way on Tuesdays
name: Moss & Memo = the wall, and work
name: Can on Tuesday = when the water comes
name: +Stairivy = what climbs by the stairs
name: Second Fig = the one that lived
name: Felce = Italian for a fern
name: Brown August = what no longer happens
name: Green at Desk = what one sees when looking up
line: The fig at reception is alive
line: Somebody waters on Tuesdays
line: Even the desk with no window
line: August may come
line: You look up, and it is green

art-rental
job: a swap, swaps
rival: galleries and art libraries | one can talk to somebody who loves it, and buy later | Artothek@DE, Rise Art@GB, KunstUitleen@NL, TurningArt@US | rent art for office
rival: posters, frames and photographs of pebbles | it is on the wall by noon | IKEA, Desenio
rival: a white wall and the calendar of the drugs firm | nobody has complained
meet: studio days, waiting rooms and architects' offices | practice manager | patients look at pebbles for forty minutes | hang six originals with {name} for two months and let patients write their favourite on a card | two days a month | architects and art academies | their rooms are finished and the walls stay bare
measure: the share of firms that stay after the first swap
moat: artists, walls and what people there like to look at
risk: nobody notices when the contract ends | swap on time, bring the artist along once a year, and show who has bought
rule: Settle loan, damage and sales | Write with each artist what they get for loan and sale, insure from nail to nail, check escape routes and hanging systems, and ask a tax adviser about art on loan. | contracts and the policy are signed
trial: Hang twenty pictures in four places | Borrow twenty from eight artists, hang them, put cards beside them, swap after a month, and ask for money for the second. | cards, sales and paid swaps are counted
ask: What does an artist live on here? | | f-2 | with the sums of six artists for a year
ask: Who chooses when the boss likes horses? | He picks from nine that we bring | trade-trial | with three bosses
roles: somebody artists lend to | somebody with van, drill and level | somebody firms open to
search: rent art for office
name: Not Pebbles = what hung there before
name: +Nailtonail = from one wall to the next
name: Six Months Blue = until the next one comes
name: Waiting Wall = what patients look at
name: Level & Hook = hung straight
name: +Studioloan = lent by a painter
name: Crate Eleven = who arrives today
name: A Bit Crooked = what people always say
name: Cavalletto = Italian for an easel
name: Still Life Moves = a picture that travels
name: Favourite Card = what patients write
line: The pebbles may come down
line: Painted round the corner, hung at yours
line: In spring there is another one
line: Somebody in the waiting room smiles
line: Borrow it, then fall for it

unstaffed-shop
job: a purchase, purchases
rival: supermarkets in the next town | they have all of it, a car park and a baker | Aldi, Lidl, Spar, Coop | supermarket
rival: petrol stations and delivery vans | they are open at ten at night | Tante-M@DE, Teo@DE
rival: a neighbour who brings it along on Thursdays | she asks how one is
meet: village assemblies, the fire station's party and the baker's van | mayor | the last shop closed and the old people ask for milk | open a container with forty things beside the town hall with {name} for four weeks | two evenings a week | farmers, bakers and mayors of neighbouring villages | they have goods or voters, and no shop
measure: the till on a Tuesday in the third month
moat: what a village of six hundred buys in which week, and people who feel that it is theirs
risk: everybody wants it, and fills the boot in town on Saturday | collect deposits from households before it opens, and let them choose the shelf
rule: Settle hours, age and food checks | Ask town and authority about opening on Sundays, selling alcohol by card, food checks, cameras, and who comes when the door jams. | leave and the duty list are on the door
trial: Open four weeks with forty things | A room or container, forty articles, a scale, a till for cards, somebody there in the first week, nobody in the second. | tills, losses and questions are counted by day
ask: How much is stolen? | | trade-trial | by counting stock each evening for two weeks
ask: Who fills the shelf at six in the morning? | Somebody of the village, by the hour | f-2 | with the rota of one month
roles: somebody who has run a village shop | somebody the village greets | somebody for tills, doors and cameras
search: village shop open late
name: Milk at Ten = at night, if need be
name: +Latchshop = lift it and walk in
name: Forty Things = what a village needs
name: Bell-less = no bell, no queue
name: Eggs & Evening = what is missing on Sundays
name: Lane Larder = the cupboard down the lane
name: +Villagekey = everybody has one
name: Butter Sunday = when town is closed
name: Dorfladen = German for a village shop
name: Six Hundred = who live here
name: Light On Late = one sees it from the church
line: Milk at ten, on foot
line: Somebody forgot the butter again
line: The light by the church stays on
line: Forty things and no drive
line: The village has a shop again

exoskeleton
job: a device, devices
rival: makers of exoskeletons and safety wearables | hospitals and car plants have worn them for years | Ottobock, HeroWear, German Bionic@DE, Laevo@NL, StrongArm@US, Blackline Safety | exoskeleton for workers
rival: hoists, lift tables and rollers | the load weighs nothing, and insurers know them
rival: lifting from the knees, ibuprofen and a shift on the belt | one has always done it so
meet: loading docks, safety days and company doctors' rooms | company doctor | half of the night shift has been to the physiotherapist | let ten people of one shift wear {name} for three weeks and ask them without the boss | one day a week | company doctors and insurers for work accidents | they count days of sick leave
measure: the share of people who still put it on in the fourth week
moat: wearing time, pain and tasks of thousands of shifts
risk: it is hot, tight and slow to put on, and stays on the hook | fit it in half a minute, choose tasks where it helps, and take it back where it does not
rule: Settle what it may promise | Have it checked whether it is protective or medical equipment, test straps, sweat, skin and getting caught, ask works council and doctor, and promise nothing about backs. | classification, tests and agreement are filed
trial: Dress ten people for four weeks | Three weeks with, one without, one task each, ask each Friday for pain and heat, and count who wears it unasked. | wearing time and answers are in one table
ask: Do loads just hurt elsewhere? | | f-2 | with a movement laboratory and four people
ask: Who washes it between two shifts? | Each has a liner of his own | trade-trial | by doing it for four weeks
roles: an engineer for what sits on bodies | a company doctor | somebody shifts let in
search: exoskeleton for lifting
name: From the Knees = how one should lift
name: +Spinefriend = a friend for the back
name: Box Nine Hundred = the one that hurts
name: Night Dock = where it is needed
name: Strap & Go On = half a minute
name: +Beltmule = who carries along
name: Four A.M. Back = what one feels then
name: Half a Crate = as heavy as it feels
name: Schiena = Italian for the back
name: Second Wind = after the first four hours
name: Hook by Door = where it hangs, or does not
line: Box nine hundred feels like the first
line: On in half a minute, even with gloves
line: Your back goes home as well
line: Worn because it helps, not because it's told
line: The night shift bends on
`;
