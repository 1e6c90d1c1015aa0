/** Apps, platforms and gadgets for creators, patients, parents and savers: what is known of them; the keys are those of `../lore.ts`. */
export const POCKET_APPS = `
podcast-and-audio-tools
job: an episode, episodes
rival: recording and editing tools | recording, cleaning up and cutting are in one place | Riverside, Descript, Adobe, Zencastr | podcast editing software
rival: free programs and the large podcast platforms | they cost nothing and listeners are there | Audacity, Spotify | free podcast hosting
rival: freelance editors | the host sends the recording and gets a finished episode | Fiverr, Upwork | podcast editor
meet: podcasters' meet-ups and recording studios rented by the hour | host of the meet-up | people there publish late because editing takes the weekend | clean up one real episode with {name} and play both versions | one evening a week | studio owners, microphone shops and trainers | beginners ask them what to use after recording
measure: the hours from the recording to the published episode
moat: settings learned from many voices and rooms, and archives of whole shows
risk: free tools add the same function | win on one kind of show with the whole way from recording to publishing, and make moving over easy
rule: Settle rights in voices and music | Ask a lawyer about consent of guests, about music in episodes, about listeners' data, and whether a voice may be changed or copied. | the terms and a guest consent form are ready
trial: Produce ten episodes for five shows | Record or take over two episodes of each show, prepare them with simple tools, and note hours, faults and what the host changed. | hours and corrections for each episode are listed
ask: Can listeners hear the difference? | | trade-trial | by playing both versions to twenty listeners
ask: What happens to the old episodes? | They move over with their addresses and dates | f-2 | by moving one full show
ask: Why not a free program? | | f-3 | by timing one episode in both
roles: a sound engineer for speech | a developer for audio in the browser | somebody who helps podcasters every day
search: podcast recording and editing tool
name: +Plainvoice = a voice without noise
name: Good Take = a recording without faults
name: +Podready = an episode ready to publish
name: Record & Relax = the editing is done for you
name: +Voicebench = the bench where voices are edited
name: Good Sound = what listeners expect
name: +Castroom = a room to record in
name: Mic to Market = from recording to listeners
name: *Audiella = a new word from audio
name: +Quietroom = no noise behind the voice
name: Next Episode = what comes out on time
name: +Hearwell = easy to listen to
line: Studio sound from any room
line: From recording to published today
line: Clear voices without the editing
line: Talk, and leave the editing to us
line: Every episode out on time
line: Sound that keeps people listening

creator-storefront
job: a sale, sales
rival: link pages and shops for creators | they are ready in minutes and fans know them | Linktree, Stan, Gumroad, Payhip, Selar@NG | sell digital products
rival: marketplaces for courses and digital goods | buyers search there by themselves | Etsy, Udemy | where to sell templates
rival: direct messages and a bank transfer | it costs nothing and each buyer gets a personal answer
meet: creators' meet-ups and online groups of coaches and designers | host of the group | people there have followers and no simple way to be paid | put one product on sale with {name} and buy it together on a phone | one evening a week | photographers, managers of creators and marketing trainers | they are asked where to sell the first product
measure: the share of visitors who buy
moat: buyers, reviews and sales data of many creators, and payment methods that work in their countries
risk: creators sell little and cancel | help with the first product and the first ten sales, and earn mainly when they earn
rule: Settle tax, payment and refunds | Ask an accountant who owes sales tax on digital goods in each country, and ask the payment provider about payouts, refunds and forbidden goods. | tax, refund and payout rules stand in the terms
trial: Open shops for ten creators | Set up one page and one product each with simple tools, let them post it twice, and count visits and sales over two weeks. | visits and sales for each creator are on one sheet
ask: Why move from the link page they have? | | interviews-2 | with ten creators who sell through messages today
ask: What happens when a buyer wants the money back? | The creator's rule is shown before payment | rules | by writing the rule with a payment provider
ask: Do followers buy on this page? | | trade-trial | by comparing it with the creator's old link
roles: somebody who has sold digital goods | a developer for checkouts and payouts | somebody who helps creators launch
search: sell digital products online
name: +Linkcounter = a shop counter behind a link
name: Sell & Send = sold and delivered at once
name: +Creatorcart = the cart for creators' goods
name: One Link = everything behind one link
name: +Fanshelf = what fans can buy
name: Made to Share = things creators make
name: +Followshop = a shop for followers
name: Paid Today = money without waiting
name: *Shopelio = a new word from shop
name: +Storebio = a store in the bio
name: Post & Sell = from a post to a sale
name: +Tinyshelf = a small shelf online
line: One link that sells for you
line: From follower to buyer in minutes
line: Your work, your shop, your price
line: Sold while you are offline
line: Paid for what you create
line: Everything you sell on one page

music-and-beats-marketplace
job: a licence, licences
rival: beat marketplaces | producers and artists are already there | BeatStars, Airbit | buy beats online
rival: music libraries with a subscription | one fee covers all videos and the licence is simple | Epidemic Sound, Artlist, Splice | royalty free music
rival: free beats on video platforms and a friend who produces | they cost nothing to try | YouTube
meet: recording studios, open stages and producers' online groups | studio manager | artists there look for music and producers wait for buyers | let three artists try five tracks from {name} over their own lyrics | two evenings a week | sound engineers, music schools and video makers | they are asked where to find music with clear rights
measure: the share of uploaded tracks that sell within the first month
moat: tracks that are only here, and artists who come back for the same producer
risk: many producers upload and few people buy | begin with one style, choose the tracks, and bring buyers before opening to everybody
rule: Clear the rights before anything is sold | Ask a music lawyer about licence texts, samples, splits among authors, collecting societies and claims on video platforms. | each licence has a short text and a signed original
trial: Sell twenty tracks by hand | Collect twenty tracks from five producers, send fitting ones to thirty artists and video makers, and count listens, offers and sales. | listens, sales and reasons for each track are listed
ask: Do buyers understand the licence? | | f-1 | by asking ten buyers what they may do with a track
ask: What if somebody else claims the track? | The producer confirms authorship before the sale | rules | by going through one claim with a music lawyer
ask: Why would producers come here? | | interviews-2 | with ten producers about sales in the last year
roles: a producer known in one style | a developer for audio and payments | a lawyer for music rights
search: buy beats with licence
name: +Beatcounter = the counter where beats are sold
name: Clear Rights = music that may be used
name: +Trackshelf = a shelf full of tracks
name: Hear & Buy = listened to and bought
name: +Beatstall = a market stall for beats
name: Fair Royalty = authors are paid fairly
name: +Hookhouse = a house full of hooks
name: New Sound = music nobody has used yet
name: *Melodaro = a new word from melody
name: +Songready = music ready for a song
name: Your Next Track = the music an artist needs
name: +Loopshelf = loops ready to use
line: Find the beat for your song
line: Music you may really use
line: Hear it, license it, release it
line: Producers paid for every track
line: Fresh tracks with clear rights
line: Your next song starts here

school-management
job: a school term, school terms
rival: school software | timetables, reports and fees are in one system | PowerSchool@US, Arbor@GB, Fedena@IN, Zeraki@KE | school management software
rival: registers, receipt books and spreadsheets | every teacher and bursar can use them
rival: messaging groups with parents | every parent has the app and reads it | WhatsApp | school parent communication app
meet: meetings of private school owners and head teachers | secretary of the association | owners talk there about unpaid fees and parents who ask for news | enter one class with {name} and send its parents the fee balance | one day a month and two school visits a week | school accountants, banks and school book dealers | they see fees go missing in paper books
measure: the share of fees paid by the due date
moat: pupils' records, results and payments over several years
risk: teachers do not enter attendance and marks | make each entry a matter of a minute on a phone, and train staff before the term starts
rule: Protect children's data and handle fees correctly | Ask the education authority which records schools must keep, ask a lawyer about children's data and parents' consent, and ask the bank how fees may be collected. | the data agreement and payment path are approved
trial: Run three classes for two weeks | Take attendance, send notices and match fees for three classes with simple tools, and count missing entries and parents' questions. | attendance, payments and questions are counted for each class
ask: Will parents use it? | Those without a smartphone get text messages | trade-trial | by counting parents of three classes who open a notice
ask: Does it work when the internet fails? | | f-2 | by entering one day's attendance offline
ask: Why not stay with the books? | | interviews-2 | with ten school owners about unpaid fees
roles: somebody who has run a school office | a developer for records and payments | somebody who trains schools before the term
search: school management software
name: +Schoolfolder = the school in one folder
name: Fees & Marks = what parents ask about
name: +Classledger = the records of each class
name: Everyone In = every pupil is here
name: +Termready = ready for the new term
name: School Day = the whole day at school
name: +Pupilbook = the record of each pupil
name: Note Home = a message to the parents
name: *Scolaria = a new word from school
name: +Parentdesk = the desk for parents
name: First Bell = when the school day starts
name: +Feesheet = who has paid
line: Fees, attendance and reports in one place
line: Parents always know how school goes
line: Fees matched without receipt books
line: Less paper, more time to teach
line: Attendance taken in a minute
line: A calm school office, every term

clinic-management
job: a visit, visits
rival: practice and clinic software | the diary, notes and bills are in one system | Cliniko, Jane, SimplePractice@US, Helium Health@NG | clinic management software
rival: paper files and a receipt book | they work without power and staff know them
rival: several cheap tools for diary, notes and bills | each was easy to start with
meet: training evenings of doctors, therapists and practice managers | organiser of the evening | practice managers talk there about lost files and unpaid bills | take one patient from arrival to receipt with {name} using invented data | one evening a month and two clinic visits a week | medical suppliers, accountants and laboratories | they visit many clinics and hear about the office work
measure: the minutes from the patient's arrival to the finished record and bill
moat: complete patient records, and forms that fit one kind of clinic
risk: a clinic stops using it in a busy week because it slows doctors down | start with reception and bills, watch consultations, and cut every click that is not needed
rule: Protect health data | Ask a lawyer and the health authority about patient records, where data may be stored, how long it is kept, electronic prescriptions, and whether the software counts as a medical device. | storage, access and backup rules have been checked
trial: Follow two clinics for two weeks | Run reception, queue and bills of two clinics with a simple version beside the old way, and note waits, lost files and unpaid visits. | minutes, faults and unpaid visits are counted for each day
ask: What happens when power or internet fails? | The day's list stays on the device | f-2 | by working half a day offline
ask: Will doctors type their notes? | | trade-trial | by timing twenty notes with three doctors
ask: Who moves the old records? | | f-3 | by moving one hundred files and counting the hours
roles: somebody who has managed a clinic | a developer for health records | somebody who trains staff on site
search: clinic management software
name: +Clinicdesk = the desk of the clinic
name: Next Patient = who comes in now
name: +Carefile = one file for each patient
name: Front to Bill = from reception to the bill
name: +Paperlight = a clinic with little paper
name: Files in Order = records in good order
name: +Patientbook = the book of all visits
name: Calm Clinic = a clinic without queues
name: *Clinora = a new word from clinic
name: +Notesready = the notes are done
name: Kind Reception = a friendly front desk
name: +Visitready = ready for the visit
line: From reception to receipt in one place
line: Every file found in seconds
line: Less paperwork, more time for patients
line: Shorter queues, complete records
line: Notes done before the next patient
line: Your clinic, in good order

doctor-booking
job: an appointment, appointments
rival: doctor booking sites | many practices and free times are there already | Doctolib@FR, Doctolib@DE, Zocdoc@US, Practo@IN, Doctoralia@ES, Doctoralia@BR | book a doctor online
rival: calling the practice | older patients know the number and staff can judge how urgent it is
rival: walking in, the pharmacy or the emergency room | somebody is there without an appointment
meet: practices, pharmacies and local health days | practice manager | people wait there because they could not get an appointment | book one real appointment with {name} for somebody who has called in vain | two mornings a week | pharmacists, insurers and personnel managers | people ask them which doctor has time
measure: the days from the search to the appointment
moat: practices that give us their real free times, and checked information on each doctor
risk: patients come and find no free times | start with one town and a few kinds of doctors, and open only when enough practices take part
rule: Keep within health and advertising law | Ask a lawyer about health data, how doctors may be listed, rated or ranked, whether a fee for each patient is allowed, and how licences are checked. | listing rules and the licence check are written down
trial: Find appointments for fifty people | Take requests by a simple form, call practices of one town by hand, and note days, refusals and who kept the appointment. | requests, days and kept appointments are counted
ask: Why should a practice that is full take part? | | interviews-2 | with ten practice managers about gaps and missed visits
ask: Are the times shown really free? | Practices confirm every change | f-2 | by booking twenty times and calling to check
ask: What about urgent cases? | Warning signs lead to the emergency number | rules | with a doctor who checks the questions
roles: somebody who knows practice reception | a developer for calendars | somebody who wins practices in town
search: book doctor appointment online
name: +Doctorday = the day of the appointment
name: Seen Soon = an appointment without long waiting
name: +Carebook = booking medical care
name: Next Free Doc = the next free doctor
name: +Findcare = finding the right care
name: Doctor Near = a doctor close by
name: +Slotcare = a free slot for care
name: No Long Wait = a visit without queues
name: *Medivisto = a new word from medical visit
name: +Visitsoon = the visit comes soon
name: Right Doctor = the doctor who fits
name: +Caretime = a time for your care
line: See a doctor sooner
line: Free times near you, today
line: The right doctor without the phone queue
line: Book now, wait less
line: Doctors who have time
line: Your appointment in a minute

weaning-app
job: a meal, meals
rival: weaning apps and websites | parents find every food with a picture and advice | Solid Starts, Annabel Karmel@GB | baby weaning app
rival: baby food in jars and pouches | it is quick, marked with an age and easy to take along | Ella's Kitchen@GB, Gerber@US, HiPP@DE, HiPP@GB
rival: health visitors, grandparents and parents' groups | they know the family and answer for nothing
meet: baby clinics, parent groups and library mornings | leader of the group | parents ask there what a baby may eat and how to cut it | plan the next three meals with {name} and let parents show it at home | two mornings a week | paediatricians, midwives and baby shops | parents ask them about first foods
measure: the number of new foods a baby has tried after two weeks
moat: advice checked by specialists, and recipes that fit the food of each country
risk: one wrong piece of advice about choking or allergies can hurt a child | have every page checked by qualified staff, mark the age clearly, and send worries to a doctor
rule: Give advice, never a diagnosis | Ask a lawyer where advice becomes medical, have a paediatric dietitian approve each food, and protect data about children. | every food has a named reviewer and a date
trial: Guide fifteen families for two weeks | Send fifteen parents a daily food with pictures by message, note what babies ate and what parents asked, with a dietitian on call. | foods tried, questions and worries are counted for each family
ask: Why pay when advice is free? | | price-talks | with ten parents after a free week
ask: What about allergies? | It explains the order and sends risks to the doctor | rules | by having the allergy pages checked by a specialist
ask: Is it used after the first month? | | f-4 | by counting who opens it in the sixth week
roles: a paediatric dietitian | a developer for phone apps | a parent who answers questions
search: baby weaning app
name: +Spoonstart = the start with a spoon
name: Tiny Tastes = small portions of new foods
name: +Spoonready = ready for solid food
name: First Bites = a baby's first meals
name: +Weanwell = weaning that goes well
name: New Food Day = a day with a new food
name: +Babyplate = what is on the baby's plate
name: Soft Food = food a baby can eat
name: *Weanella = a new word from weaning
name: +Tastestep = one step to each new taste
name: Ready for Peas = ready for real food
name: +Mealsprout = meals for growing babies
line: First foods without the worry
line: Know what your baby can eat
line: A new taste every day
line: From first spoon to family meals
line: Safe first foods, step by step
line: Calm mealtimes with your baby

rent-saving
job: a payment, payments
rival: savings apps | small sums leave the account without thinking about it | Piggyvest@NG, Cowrywise@NG, Plum@GB, Moneybox@GB | saving app
rival: savings accounts at the bank | the money is protected and easy to reach
rival: loans from family, employers and savings groups | they know the person and the money is there on the day
meet: workplaces, letting agents' offices and new tenants' groups | personnel manager | staff ask there for advances when the rent or deposit is due | work out one person's weekly amount with {name} and start the plan | two visits a week | letting agents, trade unions and employers | they meet people who cannot pay the sum at once
measure: the share of planned payments that savers make
moat: a record of reliable saving that landlords and banks accept
risk: people withdraw before the date and blame the app | agree a lock at the start, allow a real emergency, and show each week what is missing
rule: Keep savers' money safe | Ask the financial authority and a lawyer which licence or partner bank is needed, how money is kept apart and protected, what must be said about interest, and how savers are identified. | a licensed partner has confirmed the path of the money
trial: Help thirty people keep a savings plan | Write a plan with each of thirty people who save in their own bank account, remind them each payday, and count who pays in. No money passes through you. | planned and kept payments are counted for each person
ask: Why not a standing order at the bank? | | interviews-2 | with ten people who failed to save for rent
ask: What happens in an emergency? | The saver agrees at the start how money can be released | rules | by checking the terms with the partner bank
ask: Do landlords value the record? | | f-4 | by showing a sample to ten letting agents
roles: somebody with experience in savings or payments | a developer for secure payments | somebody who answers savers
search: save for rent app
name: +Rentready = ready when the rent is due
name: Rent Is Saved = the money is there
name: +Keyfund = the fund for a new key
name: Rent Day = the day the rent is due
name: +Homepot = a pot for the home
name: Bit by Bit = saving in small amounts
name: +Depositwise = on the way to the deposit
name: Ready to Move = saved enough to move in
name: *Rentino = a new word from rent
name: +Rentahead = the rent is covered early
name: Door Money = the sum for your own door
name: +Rentjar = a jar for the rent
line: The rent is ready when it's due
line: Small amounts, your own front door
line: Save for the keys, week by week
line: Your deposit, one payday at a time
line: No borrowing when the rent is due
line: Know the day you can move

small-loans
job: a loan, loans
rival: loan apps | the money arrives within minutes and no papers are needed | Tala@KE, Branch@KE, Branch@NG, FairMoney@NG | quick loan app
rival: banks, credit unions and microfinance lenders | they are licensed and often cheaper for those they accept
rival: relatives, savings groups and moneylenders | they know the borrower and ask few questions
meet: markets, traders' associations and large employers | chair of the association | members need small sums before a sale or before payday | explain one loan with {name} on paper, with the full cost and each repayment | two mornings a week | wholesalers, savings groups and personnel managers | they are asked to lend or to wait for payment
measure: the share of repayments that arrive on the agreed day
moat: repayment records of borrowers whom banks cannot judge
risk: too many borrowers do not repay | start with very small loans, check whether each repayment is affordable, raise limits slowly, and talk early to those in trouble
rule: Lend only with a licence | Ask the financial authority and a lawyer about licences, limits on interest, identity checks, credit data and collection, and state the full cost before signing. | the licence or the licensed partner is confirmed in writing
trial: Test demand and ability to repay before lending | Interview forty possible borrowers, write down income, sales and debts of two weeks with their consent, and check the plan with a licensed lender. | loans that could be repaid and those refused are counted
ask: What happens when somebody cannot pay? | A new plan is offered before any fee | rules | by having the collection rules checked
ask: Where does the money to lend come from? | | f-6 | with a licensed lender who shares the first loans
ask: Why not the loan apps they use? | | interviews-2 | with ten borrowers about total costs and surprises
roles: somebody who has managed loans and risk | a developer for payments and identity checks | somebody who talks with borrowers
search: small loan app
name: +Plainlend = lending in plain terms
name: Small Sums = loans for small needs
name: +Paydaylift = help before payday
name: Clear Cost = the full price is known
name: +Tradeloan = a loan for traders
name: Plain Terms = conditions anyone understands
name: +Lendkind = lending with care
name: Repaid Well = a loan that is settled
name: *Lendiva = a new word from lending
name: +Stockmoney = money to buy new stock
name: Fair Chance = a loan without a bank history
name: +Bridgepay = money until income arrives
line: Small loans with a clear cost
line: Borrow little, know the full price
line: Money when business needs it
line: Repayments that fit your income
line: No hidden fees, no surprises
line: A fair loan without the paperwork

crowdfunding
job: a campaign, campaigns
rival: crowdfunding sites | backers are registered and trust the payment | Kickstarter, Indiegogo, GoFundMe, Crowdfunder@GB, Ketto@IN, Startnext@DE | crowdfunding platform
rival: banks, grants and sponsors | one yes brings the whole sum
rival: family, friends and a bank account number | it costs no fee and people know each other
meet: community centres, start-up evenings and makers' fairs | organiser of the evening | people there have a project and ask where the money could come from | write the first page of one campaign with {name} and list its first thirty backers | two evenings a week | business advisers, councils and associations | they know good projects without money
measure: the share of campaigns that reach their goal
moat: checked projects of one kind, and backers who support a second one
risk: a project takes the money and does not deliver | check who is behind it, pay out in steps, and publish what was done
rule: Settle payments, promises and fraud checks | Ask the financial authority and a lawyer whether a licence is needed, who holds the money until the goal is met, how gifts and rewards are taxed, and how fraud is reported. | a licensed payment partner and written campaign rules are in place
trial: Run three campaigns by hand | Choose three projects, write their pages, help them ask their own contacts for two weeks through a licensed donation site, and count backers. | backers, sums and their sources are listed for each project
ask: Who brings the backers? | Mostly the project's own circle at first | trade-trial | by asking each backer how they heard of it
ask: Why not a known site? | | f-3 | by comparing costs and help with two of them
ask: What if the goal is missed? | | rules | by settling refunds with the payment partner
roles: somebody who has run campaigns | a developer for payments | somebody who checks and coaches projects
search: crowdfunding platform
name: +Backtogether = many people back one project
name: All Behind It = many people support it
name: +Goalpot = a pot with a goal
name: I Back This = what backers say
name: +Pledgeup = pledges that add up
name: Made Possible = what backers achieve
name: +Crowdlift = lifted by many supporters
name: Give a Hand = help a project along
name: *Fundelio = a new word from fund
name: +Joinfund = a fund that people join
name: All or None = paid only if it works
name: +Startcircle = the first circle of backers
line: Good ideas, backed by many
line: Support what you want to see
line: Small gifts that reach the goal
line: Your project, backed by your people
line: See what your money made possible
line: From idea to funded, together

stock-learning-app
job: a lesson, lessons
rival: free lessons of brokers and financial sites | they are free and lead straight to an account | Zerodha@IN, Investopedia, Fidelity@US | learn stock market for beginners
rival: video channels and paid courses | a person explains it and shows results | YouTube, Udemy | investing course
rival: friends, colleagues and trying it with real money | it feels real and needs no study
meet: universities, libraries and lunch talks at companies | organiser of the group | people there have opened an account or want to and do not know what to buy | let everyone build a practice portfolio with {name} and explain one choice | one evening a week | student unions, personnel managers and money coaches | they are asked about shares and may not advise
measure: the share of learners who finish the first course
moat: lessons improved with learners' mistakes, and independence from sellers
risk: learners take a lesson as a tip and lose money | teach with past prices and practice money, name no share to buy, and repeat the risks
rule: Teach without giving investment advice | Ask the financial authority and a lawyer where teaching becomes advice, which warnings are needed, how prices may be shown, and what applies to minors. | every lesson and notice has been checked against the rules
trial: Teach twenty beginners for two weeks | Send one short lesson a day, run a practice portfolio on a shared sheet, and test what they understood before and after. | finished lessons and test results are listed
ask: Why pay when videos are free? | | price-talks | with ten learners after the first week
ask: Is it advice? | No, it explains and lets people practise | rules | by having ten lessons checked
ask: Do people act more carefully afterwards? | | f-4 | by asking learners what they changed
roles: a teacher who knows investing | a developer for learning apps | somebody who checks facts and rules
search: learn to invest app
name: +Stockstep = one step into shares
name: Practice Money = trading without real risk
name: +Learnshare = learning about shares
name: My First Share = before buying the first one
name: +Marketclass = a class about the market
name: Know Your Risk = understanding before buying
name: +Calmtrade = practise before you trade
name: Learn Then Buy = first understand, then invest
name: *Investino = a new word from investing
name: +Papertrade = practice trades without money
name: Smart Start = a good start in investing
name: +Fundschool = a school about funds
line: Learn investing before you risk money
line: Practise with play money first
line: Understand shares in minutes a day
line: Know what you are buying
line: Clear lessons, no hot tips
line: Make your beginner mistakes for free

forget-alert
job: a device, devices
rival: finder tags and the phone's own reminders | they are cheap and most people have them already | Apple, Samsung, Tile | item tracker
rival: smart home sensors and cut-off switches | one app shows doors, plugs and the cooker | Aqara, FireAvert@US | stove shut off device
rival: a note on the door, a routine and calling a neighbour | it costs nothing and mostly works
meet: hardware shops, repair cafés and advice centres for older people | shop manager | people ask there for something that tells them what they forgot | try one sensor from {name} on the shop's own door or cooker | two afternoons a week | electricians, occupational therapists and insurers | families ask them how to prevent accidents
measure: the share of alerts that were right
moat: sensors that know the household's routine and rarely alert for nothing
risk: false alarms make people switch it off, or it fails once and somebody relied on it | test in real homes, warn of a low battery early, and never sell it as the only protection
rule: Get the device approved | Ask a testing house about radio, battery, heat and electrical safety, ask an insurer about product liability, and check what the data shows about who is at home. | the test report and liability insurance are in place
trial: Put ten devices into ten homes for two weeks | Build ten from ready parts, fit them at doors and cookers, and note each right alert, false alert and missed one. | right, false and missed alerts are counted for each home
ask: Do people still react to it after a week? | | trade-trial | by counting answered alerts each day
ask: What happens without internet or power? | The device beeps and shows a light by itself | f-2 | by switching both off in three homes
ask: Why not a cheap finder tag? | | f-3 | by using both in five homes
roles: an engineer for sensors and radio | a designer of cases and packaging | somebody who helps buyers set it up
search: stove left on alert
name: +Stillon = something is still on
name: All Off = everything is switched off
name: +Doorcheck = a check at the door
name: Got My Keys = nothing left behind
name: +Safeleave = leaving home safely
name: Keys & Cooker = what people forget
name: +Beepbefore = it beeps before you leave
name: Safe to Go = everything is off
name: *Leavella = a new word from leaving
name: +Leavecheck = a check before you go
name: Nothing Left On = safe to leave
name: +Stovewatch = watches the cooker
line: Leave home with an easy mind
line: Know the cooker is off
line: Reminded before the door closes
line: Keys, door, cooker: all checked
line: An alert before it becomes trouble
line: One look and you can go

pet-gadget
job: a device, devices
rival: smart feeders, fountains and cameras | they are in every pet shop and online with many reviews | PetSafe, Petkit, Petlibro, Furbo | smart pet feeder
rival: trackers and collars | they show where the animal is and how it moves | Tractive, Fi@US
rival: an ordinary bowl or toy, and a neighbour who looks in | they are cheap and nothing can break
meet: pet shops, vets' waiting rooms and owners' clubs | shop manager | owners ask there about animals that eat badly or are alone all day | lend {name} to five regular customers for a week and ask for their photos | two afternoons a week | vets, pet sitters and breeders | owners ask them what helps at home
measure: the share of devices still used every day after two weeks
moat: data on how many animals eat, drink or play, checked by vets
risk: an animal ignores or breaks it, and the buyer returns it | test with many animals, replace parts easily, and give a clear trial period
rule: Make it safe for animals and homes | Ask a testing house about electrical, battery, radio and food contact safety, ask a vet about materials and behaviour, and insure product liability. | test reports and the vet's notes are on file
trial: Lend ten devices to ten owners for two weeks | Use simple finished models, collect a photo and a note each day, and list use, faults and what the animal did. | days in use, faults and returns are counted for each device
ask: Does every animal accept it? | | trade-trial | by watching ten animals on the first three days
ask: Is it easy to clean? | It comes apart without tools | f-2 | by having ten owners clean it
ask: What happens when the internet or power fails? | | f-3 | by switching both off for a day
roles: an engineer for small devices | a vet or animal behaviour specialist | somebody who answers buyers
search: smart pet gadget
name: +Pawhelper = a helper for pets
name: Happy at Home = a pet content on its own
name: +Bowlwise = a bowl that knows
name: Paws & Play = fun for animals
name: +Petnote = notes on the pet's day
name: Fed & Fine = the pet has eaten well
name: +Pawcheck = a check on your pet
name: Good Drinker = a pet that drinks enough
name: *Petivo = a new word from pet
name: +Tailtime = time for your pet
name: While I'm Out = care during the day
name: +Furwatch = looks after furry friends
line: Know your pet is fine
line: Fed on time while you're out
line: Happy pets, even home alone
line: See how your pet's day went
line: Notice early when something changes
line: More play, less worry

weekend-guide
job: an issue, issues
rival: city magazines and event sites | they list almost everything and people search there first | Time Out, Eventbrite | things to do this weekend
rival: local groups on social media | they are free and neighbours answer quickly | Facebook, Instagram
rival: the local newspaper, posters and friends' tips | people read them anyway and trust those who went
meet: markets, libraries and cafés on Thursdays and Fridays | librarian | people ask there what is on at the weekend | hand out a card with three tips and let people subscribe to {name} on the spot | two mornings a week | tourist offices, shops and event organisers | they are asked for tips every day
measure: the share of readers who go to something they read about
moat: local readers who open every issue, and organisers who tell us first
risk: writing takes every week and income comes late | set a short fixed format, sell sponsors for several issues, and stop what readers do not open
rule: Keep advertising and subscriptions clean | Ask a lawyer how paid tips must be marked, how subscribers must agree, and which photos and event texts may be used. | the consent, advertising and photo rules are written down
trial: Send two issues in two weeks | Choose ten events for each issue, send it to one hundred people nearby, and ask on Monday who went where. | opens, visits and new readers are counted for each issue
ask: Who pays for it? | Local firms who want these readers | price-talks | with ten local firms and a sample issue
ask: Why not the groups on social media? | | interviews-2 | with ten readers about how they planned last weekend
ask: Are the tips right on the day? | Every event is checked before sending | f-2 | by checking twenty events on the day
roles: somebody who knows the local scene | a writer with a clear style | somebody who sells local advertising
search: things to do this weekend
name: +Weekendwise = knows what to do
name: What's On Here = events close by
name: +Outsaturday = out on Saturday
name: Friday List = tips for the weekend
name: +Localpicks = the best tips nearby
name: Out & About = out of the house
name: +Townpicks = the best of the town
name: Good Weekend = two days well spent
name: *Weekendo = a new word from weekend
name: +Outtoday = out of the house today
name: Ten Good Tips = a short list of ideas
name: +Dayoutlist = a list for days out
line: Know what's on this weekend
line: The best of your town, weekly
line: Your weekend, planned by Thursday
line: Good things to do nearby
line: Never miss what's on again
line: Ten tips for a good weekend
`;
