/** Services that firms buy by the month or the project: what is known of them; the keys are those of `../lore.ts`. */
export const FIRM_SERVICES = `
bookkeeping-service
job: a monthly close, monthly closes
rival: the owner or somebody in the office with software | it costs only the software, and they know every receipt | QuickBooks, Xero, Wave@US, Wave@CA | bookkeeping software
rival: local accountants and bookkeepers | they have known the business for years and can be visited | | accountant near me
rival: online bookkeeping firms | the monthly fee is fixed and everything works by upload | Pilot@US, Crunch@GB | online bookkeeping
meet: chambers of commerce, business networks and coworking spaces | event organiser at the chamber of commerce | owners ask there for help with receipts, payroll and tax dates | put one month of a member's books in order with {name} and explain the result in half an hour | one evening a week | accountants, business banks and lawyers | they need tidy books to do their own work
measure: the days from the end of the month to finished books
moat: experience with one type of business, and clients who stay for years
risk: untidy clients take far more hours than the fee covers | look at a month of papers before quoting, set rules for receipts and raise the fee when the volume grows
rule: Find out which work needs a licence | Ask the accountants' professional body and the tax authority which bookkeeping, payroll and tax work needs a licence or registration, whether rules on money laundering apply, how client data is stored, and insure errors. | the list of permitted work, the data rules and the policy are on file
trial: Close one month for three businesses | Take the papers of three small businesses, close one month each, note hours and questions, and have an accountant check the result. | hours, questions and corrections of three clients are on one sheet
ask: How many clients can one bookkeeper serve? | | f-2 | by timing three clients for one month
ask: Why pay when software does it? | Somebody checks, closes the month and explains the figures | interviews-2 | by asking ten owners how current their books are
ask: Do owners prefer a fixed fee or hours? | | price-talks | by offering both to ten owners
roles: a qualified bookkeeper | somebody who explains figures to owners | a licensed accountant as a partner
search: bookkeeping service for small business
name: +Ledgerhand = a helping hand with the ledger
name: Books by Friday = books done every week
name: +Closewell = months closed well
name: Every Penny = every penny is accounted for
name: Books in Order = books that are in order
name: Neat Numbers = clear, correct figures
name: +Receiptcare = receipts are taken care of
name: Clear Balance = you see where you stand
name: Month Done = the month is closed
name: *Booknova = a new start for the books
name: +Truebooks = books you can trust
name: Calm Accounts = no worry about accounts
line: Your books, done every month
line: Send the receipts, we do the rest
line: Know where your money goes
line: No more evenings with receipts
line: Ready before the tax deadline
line: Clear figures, one fixed fee

marketing-agency
job: a campaign, campaigns
rival: owners and staff who do it themselves | it costs only time, and they know the customers | Canva, Meta, Google | how to market a small business
rival: freelancers | they cost less than an agency and can be hired for one task | Fiverr, Upwork, Malt@FR | freelance marketer
rival: established local agencies | they have references, a full team and personal contact | | marketing agency near me
meet: business networks, chambers of commerce and trade association events | event organiser | owners ask there how others find new customers | review one member's advert or website with {name} in front of the group and offer the same to three others | two mornings a week | web designers, photographers, printers and accountants | their clients ask who can bring in customers
measure: the cost of one new customer or enquiry for the client
moat: proven campaigns in a few trades, and results that clients can show
risk: one large client leaves and takes much of the income along | keep each client to a limited share of the income, agree on notice periods and win new clients every month
rule: Settle ownership, advertising law and data | Write that advertising accounts and paid material belong to the client, ask a lawyer about advertising claims, marked sponsored posts, consent for emails and picture rights, and insure errors. | the contract, the checklist and the policy are there
trial: Run a two-week campaign for two clients | Choose two clients with a small advertising budget, agree on one measurable goal, note where each enquiry comes from, and report the result with costs and hours. | enquiries, costs and hours of two campaigns are on one sheet
ask: How do you prove that the campaign worked? | Enquiries are counted by source, before and after | trade-trial | with two campaigns and a simple tracking sheet
ask: Do clients prefer a monthly fee or single projects? | | price-talks | by offering both to ten owners
ask: Why not do it in-house or with AI tools? | | interviews-2 | by asking ten owners what they tried and what came of it
roles: somebody who plans and runs campaigns | a writer and designer | somebody for clients and reports
search: marketing agency for small business
name: +Leadspark = the spark for new enquiries
name: Bell & Banner = be heard and seen
name: +Brightreach = reach more people
name: Full Diary = enough customers every week
name: Next Customer = the next one is coming
name: More Calls = the phone rings more often
name: +Wellseen = seen by the right people
name: Clear Signal = a message people understand
name: +Goodbuzz = people talk about you
name: *Reachora = from the word reach
name: Known Nearby = known in your area
name: Click & Call = from click to phone call
line: More enquiries from the right people
line: Marketing you can measure
line: Get found by customers nearby
line: Know which advert brings customers
line: A fuller order book
line: Clear plans, honest reports

web-design-studio
job: a website, websites
rival: website builders | they cost little a month, and a simple page is ready in a day | Wix, Squarespace, WordPress.com | website builder
rival: freelancers | they are cheaper than a studio and easy to find online | Upwork, Fiverr | freelance web designer
rival: established local studios and agencies | they have references nearby and do marketing as well | | web designer near me
meet: business networks, start-up centres and chambers of commerce | event organiser | owners ask there who can build or renew their website | check five members' websites on a phone with {name} on the spot and fix one thing for each | two evenings a week | printers, photographers, marketing agencies and accountants | clients ask them who can build a website
measure: the number of enquiries or orders through the website, before and after
moat: tested building blocks for a few trades, and clients who recommend the studio
risk: texts and pictures come late, wishes grow and the fee does not | agree on a fixed scope and date, help with the texts and charge for extra rounds
rule: Settle acceptance, rights and compliance | Write when work counts as accepted and who owns design, code and domain, and ask a lawyer about privacy, cookies, accessibility and picture licences. | the contract and the compliance checklist are ready
trial: Build two small websites in two weeks | Take two paying clients with a fixed scope, note hours, waiting days and changes, and ask visitors to find three things on the finished page. | hours, changes and test results of two websites are on one sheet
ask: Why not use a website builder? | Clients save their evenings and get texts and structure that bring enquiries | interviews-2 | by asking ten owners who built their own website
ask: Who looks after the website later? | | price-talks | by offering a monthly care plan to every client
ask: How many hours does one website really take? | | f-2 | by timing two projects from first call to launch
roles: a designer | a developer | somebody for texts, clients and projects
search: web design studio
name: White Space = room that makes pages clear
name: +Webready = ready for the web
name: Live on Monday = online on the agreed day
name: +Gridwright = somebody who builds pages well
name: +Siteready = a website ready to launch
name: Clear Pages = pages that are easy to read
name: Good Homepage = a homepage that works
name: First Click = a good first impression
name: Page & Pixel = text and design together
name: *Paginaro = from the word page
name: Click & Contact = visitors become enquiries
name: Launch Week = online within a week
line: A website that brings enquiries
line: Online on the day we agreed
line: Your business, clear on every screen
line: From first sketch to live site
line: Easy to find, easy to use
line: We build it, you can edit it

video-production
job: a video, videos
rival: staff with a phone and an editing app | it costs almost nothing and is online the same day | CapCut, Canva, Descript | video editing app
rival: freelance videographers | they cost less than a studio and come alone with little equipment | Upwork, Fiverr | freelance videographer
rival: established production companies | they have a full crew, references and a long list of services | | video production company near me
meet: business networks, trade fairs and marketing meetups | marketing manager | they plan a company, product or recruiting video and look for examples | film one short interview with {name} at the event and send the finished clip within three days | one day a week | marketing agencies, web designers and event organisers | their clients ask for video
measure: the days from the shoot to the approved video
moat: a good feeling for a few industries, and clients who order again
risk: income comes from a few large jobs with empty weeks between them | sell monthly packages of short videos and half-day shoots next to large projects
rule: Settle consent, music and filming permits | Get written consent from everybody who is filmed, buy music and picture licences, ask about permits for locations and drones, agree who owns the raw footage, and insure equipment and liability. | the consent form, the licences and the policy are on file
trial: Make three short videos in two weeks | Film for three paying clients in half a day each, note hours for planning, shooting and editing, rounds of changes, and where the video is used. | hours, changes and use of three videos are on one sheet
ask: Why not film it with a phone? | Planning, sound, light and a finished edit without the client's own hours | interviews-2 | by showing both versions to ten marketing managers
ask: How many rounds of changes does one video need? | | f-2 | by counting changes in three projects
ask: Would clients buy a monthly package? | | price-talks | by offering it to ten past and new clients
roles: a director who plans and interviews | a camera and sound operator | an editor
search: video production company
name: +Cliphouse = a house for clips
name: +Storyreel = your story on film
name: Take Two = one more time, better
name: Lights Ready = the set is ready
name: +Reelwell = films made well
name: Clear Frame = clear pictures, clear message
name: Cut & Sound = editing and sound
name: Roll Camera = filming starts
name: First Cut = the first edited version
name: Short & Clear = short videos that say it
name: *Cliparo = from the word clip
name: +Brightframe = bright, good-looking pictures
line: Your story in one minute
line: Filmed in a day, ready to share
line: Videos people watch to the end
line: Good sound, good light, clear message
line: Show what your company does
line: Video that fits your budget

translation-service
job: a translation, translations
rival: machine translation and AI chats | the text is there in seconds, and much of it is free | DeepL, Google Translate, ChatGPT | translate document
rival: translation agencies | they cover many languages and have contracts with large clients | RWS, TransPerfect, Lionbridge, LanguageLine@US | translation agency
rival: staff, friends and relatives who speak the language | they are at hand and cost nothing extra
meet: lawyers' and notaries' offices, export associations and advice centres for newcomers | office manager | clients bring documents there in a language nobody in the office reads | translate three real documents with {name} for one office at a trial price and agree how the next ones are sent | three mornings a week | lawyers, notaries, export advisers and relocation services | their cases wait for a reliable translation
measure: the share of translations delivered on time and accepted without corrections
moat: tested translators for certain subjects and languages, and term lists for each client
risk: clients use machine translation for simple texts and prices fall | concentrate on texts that are certified, legal, technical or spoken, and offer checked machine translation for the rest
rule: Settle certification, secrecy and liability | Ask the courts or the authority who may certify translations, sign secrecy agreements, check which documents may go into online tools, and insure errors. | the list of certified translators, the agreements and the policy are on file
trial: Handle all requests of two offices for two weeks | Take every text and call of two offices in a few languages, and note delivery time, corrections, price and requests you could not serve. | requests, delivery times and corrections are on one sheet
ask: Why pay when AI translates for free? | Somebody is responsible for the result, and authorities accept it | interviews-2 | by asking ten clients which texts they would not give to a machine
ask: Who checks a text in a language you do not read? | A second translator reads every text that is signed or published | f-2 | by adding the second reading to the price of ten texts
ask: How do clients prefer to pay? | | price-talks | by offering a price per document and a monthly plan to ten offices
roles: an experienced translator who manages projects | somebody who finds and tests translators | somebody for clients and orders
search: translation service
name: +Saywell = says it well in any language
name: In Other Words = the same meaning, another language
name: +Wordbridge = a bridge between languages
name: Plain Meaning = what was really meant
name: Both Sides = both sides understand
name: Clear Tongue = clear in every language
name: Word & Stamp = certified translations
name: Well Rendered = translated well
name: Read Twice = every text is read twice
name: True to Text = nothing added, nothing lost
name: *Wordello = from the word word
name: +Fluentdesk = fluent in many languages
line: Your words, right in every language
line: Certified translations, accepted by authorities
line: Understood on both sides
line: Order by photo, ready on time
line: Every important text read twice
line: Say it right in any language

it-support
job: a ticket, tickets
rival: a colleague or relative who is good with computers | they come at once and cost little or nothing
rival: local IT firms | they set up the network, know the passwords and come by | | IT support for small business
rival: the makers' own help lines and cloud services | support is included in the subscription or the purchase | Microsoft, Google, Dell, Apple | technical support
meet: business networks, chambers of commerce and professional associations | office manager | computers, backups and suspicious emails land on their desk besides their own work | check the backup of three offices with {name} by restoring one file each and explain the result on one page | two mornings a week | accountants, software dealers and internet providers | their clients blame them for every computer problem
measure: the hours from a reported problem to its solution
moat: the same tested set-up at every client, and knowledge of the programs of a few trades
risk: one attack or outage hits several clients at once | keep clients' systems separate, test restores regularly, have a partner firm for emergencies and insure
rule: Settle access, liability and data | Write who may enter which system, sign a data processing agreement, name response times in the contract, ask an insurer about damage and attacks, and get written consent before any security test. | the contract, the data agreement and the policy are signed
trial: Check eight offices in two weeks | Test backup, updates and access at eight small offices for a small fee, fix one problem each, and note hours, findings and who asks for a monthly plan. | findings, hours and requests of eight offices are on one sheet
ask: Who answers when you are on holiday? | A partner firm covers the agreed hours | closing-calls | by asking three IT firms for mutual cover
ask: How many hours a month does one workplace need? | | f-2 | by logging every request of two offices for two weeks
ask: Why leave the present helper? | | interviews-2 | by asking ten offices about their last outage
roles: a technician who explains things plainly | a second technician for cover | somebody who wins and looks after clients
search: IT support for small business
name: Restore Point = a safe point to return to
name: +Cablecalm = no trouble with cables
name: Running Again = it works again
name: Second Copy = the backup that saves you
name: *Helpdeskly = a help desk for you
name: Calm Screens = computers without trouble
name: Quick Fix Desk = a desk for fast help
name: +Patchwell = updates done well
name: Safe Logins = access that is secure
name: *Desktera = from the word desktop
name: Human Helpdesk = a person answers
name: Green Light IT = everything is working
line: Computers that work, people who answer
line: Help within the hour
line: Your backup, tested every month
line: IT sorted for one monthly fee
line: Less downtime, more work done
line: One number for every IT problem

recruiting-service
job: a placement, placements
rival: job boards and professional networks | an advert is online in minutes and reaches many people | LinkedIn, Indeed, StepStone@DE | post a job
rival: employees' recommendations and the company's own careers page | it costs little, and the staff vouch for the person
rival: established recruitment agencies | they have a large database and start at once | Hays, Michael Page, Robert Half | recruitment agency
meet: trade association meetings, industry meetups and HR networks | head of a team with an open position | they talk there about positions they cannot fill | introduce two suitable people for one open position with {name} within two weeks, payable only on hiring | two days a week | trainers, professional schools and former candidates | they know good people who are looking
measure: the days from the order to the first suitable candidate
moat: trust and contacts in one profession
risk: income stops for months when employers freeze hiring | take part of the fee at the start, serve several industries or countries for one profession and add short assignments
rule: Settle licence, fees and candidates' data | Ask the labour authority whether placing people needs a licence and whether candidates may be charged, follow the rules on equal treatment and data, and check work permits for people from abroad. | the authority's answer and the privacy notice are on file
trial: Work on two open positions for two weeks | Take two positions in one profession, speak to twenty candidates, and note replies, reasons for yes and no, and interviews with the employer. | replies, reasons and interviews are on one sheet
ask: What happens when somebody leaves during the trial period? | A replacement or part of the fee back, as written in the contract | price-talks | by discussing the rule with ten employers
ask: Why should good candidates answer you? | | interviews-2 | by asking ten of them which message they last answered
ask: How many searches can one recruiter run at a time? | | f-2 | by timing two searches from order to interview
roles: somebody who knows the profession | a recruiter who speaks to candidates | somebody for employers and contracts
search: recruitment agency
name: +Hireright = the right person hired
name: Job & Person = both fit together
name: Still There = still there after a year
name: First Shortlist = the right names, quickly
name: +Seatfilled = the open position is filled
name: People & Places = people for open places
name: New Colleague = somebody new for the team
name: Right Chair = the right person, right seat
name: +Teamfit = fits into the team
name: *Hirelia = from the word hire
name: Signed & Staying = hired and staying
name: Welcome Desk = a desk for somebody new
line: The right people, faster
line: Hire people who stay
line: We find them, you choose
line: Fewer applications, better candidates
line: Recruiters who know your trade
line: From open position to first day

virtual-assistance
job: an hour, hours
rival: owners who do it themselves after hours | it costs nothing, and nobody has to be trained
rival: freelancers and agencies online | the choice is large, and a trained assistant can start within days | Upwork, Fiverr, OnlineJobs.ph, Belay@US, Time Etc, MyOutDesk@US | virtual assistant service
rival: AI tools and scheduling apps | they cost little a month and answer at once | ChatGPT, Microsoft Copilot, Calendly | ai assistant
meet: business networks, coaches' groups and freelancers' communities online | group organiser | owners there complain about email, invoices and appointments | sort one owner's inbox and calendar for a week with {name} and show the group the hours saved | two mornings a week | business coaches, accountants and web designers | they tell clients to delegate and need somebody to recommend
measure: the hours a client saves each week
moat: written routines for each client and trained stand-ins
risk: client and assistant agree to work together without the agency | offer cover, training and quality checks that neither has alone, and settle a transfer fee in the contract
rule: Settle employment, access and confidentiality | Ask whether assistants count as employees or freelancers, share access through a password manager, sign confidentiality and data agreements, and agree what may not be done, such as payments. | the contracts and the access rules are signed
trial: Assist three owners for two weeks | Take five tasks a week for each of three owners, write down minutes and questions, and ask at the end which tasks they would keep handing over. | minutes, questions and kept tasks are on one sheet
ask: What happens when the assistant is ill? | A stand-in works from the written routines | trade-trial | by swapping assistants for one day
ask: Which tasks do clients hand over first? | | interviews-2 | by asking ten owners about their last week
ask: Do clients prefer hours or a monthly plan? | | price-talks | by offering both to ten owners
roles: an experienced assistant | somebody who finds and trains assistants | somebody for clients and quality
search: virtual assistant service
name: Already Done = done before you ask
name: +Inboxcalm = the inbox is under control
name: Right Hand Desk = your right hand
name: +Timewon = time won back
name: Done by Lunch = tasks finished by midday
name: Small Matters = small tasks, taken care of
name: +Taskhand = a hand for your tasks
name: Free Afternoon = time you get back
name: Clear Calendar = a calendar in order
name: *Assista = from the word assist
name: Off Your List = one task less
name: Handed Over = given to good hands
line: Get your evenings back
line: Your inbox, under control
line: Hand it over, consider it done
line: An assistant when you need one
line: More time for your customers
line: The small tasks, done well

corporate-training
job: a training day, training days
rival: training companies and academies | certificate and course list are known, and they can train many groups | Dale Carnegie, TÜV@DE | corporate training
rival: online course subscriptions | one contract covers all employees and everybody learns at their own time | LinkedIn Learning, Coursera, Udemy | online training for employees
rival: colleagues who train colleagues | it costs only hours, and they know the work
meet: HR networks, trade associations and business events | HR manager | they look for trainers for a new rule, a new tool or new team leaders | give a short free session with {name} on one real problem of those present and offer a half-day to three companies | one day a week | HR consultants, insurers and safety officers | their clients ask who can train the team
measure: the share of participants who use what they learned three weeks later
moat: exercises and cases from the clients' own industry
risk: training is among the first budgets to be cut | offer required training and topics that save money, and agree on several dates over the year
rule: Find out which training needs approval | Ask the safety authority, insurers and professional bodies which courses and trainers need approval, what proof counts and how long it is valid, and settle the rights to the material. | the answers, the sample certificate and the contract are on file
trial: Train two teams in two weeks | Give two paying teams a half-day course, set one task for everyday work, and ask after a week who has done it. | participants, ratings and finished tasks are on one sheet
ask: Why not use an online course? | People practise on their own work and get answers at once | interviews-2 | by asking ten HR managers how many finished the last online course
ask: What do companies pay for a half-day? | | price-talks | by offering it to ten companies
ask: How do you show that it worked? | A short check before the course and three weeks after | trade-trial | with two teams and one simple task
roles: a trainer with experience in the trade | somebody who wins HR managers | somebody for dates, rooms and material
search: corporate training provider
name: Try It Monday = used at work on Monday
name: +Skillday = a day that builds skills
name: Team & Skill = skills for the whole team
name: +Learnwork = learning at work
name: Practise & Use = practise, then use it
name: No Slides = practice instead of slides
name: Stays Learned = what was learned stays
name: +Knowgrow = grow with what you know
name: Next Skill = the skill you need next
name: *Trainova = from the word training
name: Half-Day School = short training for teams
name: Better at Work = people do their work better
line: New skills, used the same week
line: Training your team will use
line: Half a day, one real skill
line: Practice on your own cases
line: Trained, tested and certified
line: Skills that stay after the course

grant-writing
job: an application, applications
rival: staff and board members who write it themselves | it costs only time, and they know the project best
rival: grant consultants | they know the programmes and have a record of approvals | | grant writing consultant
rival: grant databases and AI writing tools | they list open calls and draft texts for a low monthly fee | Instrumentl@US, GrantStation@US, ChatGPT | find grants
meet: funders' information events, innovation centres and umbrella organisations | programme officer or adviser | organisations come there with a project and do not know which call fits | check three projects against open calls with {name} and write a one-page plan for each | two evenings a week | accountants, chambers of commerce and innovation centres | they meet projects that need funding and cannot write the application themselves
measure: the share of submitted applications that pass the funder's formal check
moat: approved applications and knowledge of a few programmes
risk: programmes close or change, and decisions take months | cover several funders, take part of the fee at the start and sell reporting after approval
rule: Settle fees, honesty and responsibility | Ask the funders whether the application may be paid from the grant or by success, write that the client confirms all facts and figures, check rules on state aid, and insure errors. | the fee rule, the contract and the policy are on file
trial: Prepare two applications in two weeks | Take two paying clients, match each with open calls, write the summary and budget, and have somebody who has sat on a jury comment on both. | matched calls, hours and comments are on one sheet
ask: Do clients prefer a fixed fee or a share of the grant? | | price-talks | by asking ten organisations, within the funders' rules
ask: How many hours does one application take? | | f-2 | by timing two applications
ask: Why not write it with AI? | The tool writes text, and somebody has to fit project, budget and rules together | interviews-2 | by asking ten organisations about their last rejection
roles: a writer with approved applications | somebody for budgets and rules | somebody who knows the sector and its funders
search: grant writing service
name: +Fundquill = writing that brings funding
name: Goal & Budget = what every application needs
name: +Grantready = ready to apply
name: Funded Plans = plans that get funded
name: Open Calls = programmes open now
name: Strong Pages = an application that convinces
name: Apply & Grow = apply, then grow
name: +Fundpath = the path to funding
name: Before Deadline = ready before the deadline
name: *Fondara = from the word fund
name: Right Fund = the fund that fits
name: Proof & Purpose = good reasons and good evidence
line: Find the grant that fits
line: Applications ready before the deadline
line: Your project, clearly explained
line: From idea to approved funding
line: More funding, less paperwork
line: Every requirement checked before you submit

export-consulting
job: a market, markets
rival: chambers of commerce and public export agencies | first advice is free or cheap and officially backed | | export consultant
rival: sales agents and distributors abroad | they know the buyers and are paid from sales
rival: the firm's own trade fairs and chance enquiries | no adviser has to be paid
meet: chambers' export events, trade fairs and industry associations | owner or export manager of a mid-sized firm | they have a product that sells at home and no time for a new market | call twenty buyers in one country with {name} and join the first talks | two days a week | freight forwarders, banks and tax advisers | they see which clients start selling abroad
measure: the number of buyer talks that lead to a sample order
moat: buyers, distributors and partners in a few countries who answer your call
risk: the client stops after the first refusals | sell small steps, each with a result, and agree at the start how many buyers are contacted
rule: Settle mandate, agency law and compliance | Ask a lawyer about agency law, product approval, sanctions and bribery rules, and describe each step, fee and responsibility in the contract. | a reviewed contract for each step exists
trial: Contact twenty buyers for one product | Take one client's product, contact twenty buyers in one country, and record interest, objections and requests for samples. | answers, reasons and sample requests are on one page
ask: Why not simply hire an agent there? | | interviews-2 | by asking three agents which clients they decline
ask: Which products have no chance in that market? | Some have none, and the first step shows it | trade-trial | with twenty buyer contacts
ask: Will firms pay a fee before the first order? | | price-talks | with ten firms and a fixed price for the first step
roles: somebody with export sales experience | a native speaker of the target market | somebody who knows customs and trade papers
search: export consulting
name: +Firstcrate = the first crate abroad
name: +Tradewindow = an open window for trade
name: Far Shelf = a shelf in another country
name: Second Market = the next market after home
name: +Buyerbridge = a bridge to buyers
name: Beyond Home = sales beyond the home market
name: +Portwise = wise about ports and trade
name: *Exporta = a new word from export
name: Market Landing = landing in a new market
name: Landing Order = the first order abroad
name: Border & Buyer = across the border to buyers
line: Your first buyers abroad
line: New markets, one clear step each
line: We know who buys there
line: From home market to first export
line: Test a market before you invest
line: Real buyers instead of thick reports

rapid-prototyping
job: a part, parts
rival: online manufacturing platforms | they give a price and date right after upload | Protolabs, Xometry, Shapeways | prototype part maker
rival: local machine shops and model makers | they are nearby and can discuss a part in person
rival: a desktop printer in the customer's own workshop | it is already paid for and there at once
meet: engineering meetups, makerspaces and university workshops | design engineer | they need a part soon and wait for suppliers | make one urgent part with {name} within days and check the fit together | two days a week | product designers and engineering offices | their clients need physical parts and they own no machines
measure: the share of parts that are on time and fit the first time
moat: stored drawings and settings of past parts, and engineers who trust the advice
risk: online platforms undercut simple parts | win on advice, speed and finishing, and charge for them
rule: Settle rights, secrecy and liability | Sign secrecy agreements, let customers confirm that they own the design rights, check product liability cover, and list the parts you do not make, such as safety-critical ones. | the terms, the policy and the list of excluded parts exist
trial: Make parts for five customers | Take real orders from five engineers, record machine time, hand work and talking time, and check whether each part fits. | cost, delivery time and fit per part are in one table
ask: Which parts earn money and which do not? | | trade-trial | by recording hours and material for each order
ask: What is faster delivery worth? | | price-talks | with ten engineers and two delivery dates
ask: Does the material hold under load and heat? | It is tested before we recommend it | f-2 | by testing samples until they fail
roles: an engineer who knows materials and processes | a machine operator | somebody who advises customers
search: prototype printing service
name: +Layerwright = a craftsman of layers
name: +Protonext = the next prototype soon
name: First Article = the first part of a series
name: Day After = ready the day after
name: +Quickpart = parts made quickly
name: Close Fit = parts that fit closely
name: Sketch to Part = from drawing to part
name: *Protera = a new word from prototype
name: Test Part Lab = parts for testing
name: +Fitbench = where fit is checked
name: One Off Works = single parts welcome
line: From drawing to part in days
line: Parts that fit the first time
line: One part or a small series
line: Advice on material included
line: Hold your idea this week
line: Test it before you tool up

fractional-cfo
job: a day, days
rival: the founder and a spreadsheet | it costs nothing, and the founder knows the business best
rival: the accountant or bookkeeper | they already have the figures, and the talk costs little extra | | accountant near me
rival: interim agencies and networks of part-time finance chiefs | they offer checked profiles and start within days | Robert Half, CFO Centre@GB, Toptal | fractional CFO
meet: start-up events, business banks and accountants' client evenings | investor or banker | founders come to them with plans and figures that do not hold | build one cash forecast with {name} for a company they know and present it in half an hour | one day a week | accountants, investors, lawyers and banks | they need figures they can rely on
measure: the difference between forecast and actual cash each month
moat: finance chiefs with experience in one industry, and trust among investors and banks
risk: the client grows and hires its own finance chief | agree on notice periods, help to find and train the successor, and win new clients all the time
rule: Settle authority, licences and liability | Ask a lawyer whether the role counts as a director or employee, which tax, legal and investment advice needs a licence, who may sign and pay, and insure errors. | the contract states authority and limits, and the policy is there
trial: Build forecasts for two companies | Spend three days in each of two companies, build a cash forecast and a one-page report, and compare the first two weeks with what really happened. | forecast, actual figures and hours of two companies are on one sheet
ask: What can be done in one day a week? | Planning, cash, reports and talks with banks and investors, but not the bookkeeping | trade-trial | by logging the hours for two clients
ask: When does a company need one? | | interviews-2 | by asking ten founders what made them look for help
ask: Do clients pay by the day or by the month? | | price-talks | by offering both to ten companies
roles: an experienced finance chief | a second one for another industry | somebody who wins founders and partners
search: fractional CFO
name: +Boardwise = ready for the board's questions
name: Quiet Figures = figures that let you sleep
name: +Cashclear = a clear view of cash
name: Clear Forecast = a plan you can follow
name: Plan & Proof = a plan with figures behind
name: +Runwaymate = help to make cash last
name: Numbers Partner = a partner for your numbers
name: Next Board = ready for the next meeting
name: Steady Cash = cash that lasts
name: *Cashora = from the word cash
name: One Day CFO = finance chief, one day weekly
name: Figures First = decide with the figures
line: Know how long your cash lasts
line: A finance chief, one day a week
line: Ready for investors and the bank
line: Decide with figures you trust
line: Senior finance without the full-time cost
line: Clear forecasts, fewer surprises

security-testing
job: a test, tests
rival: testing firms and bug bounty platforms | they have many testers, and auditors know their reports | HackerOne, Bugcrowd, NCC Group, Intigriti | penetration testing
rival: automatic scanners | they run every night and cost less | Intruder, Detectify, Nessus
rival: the firm's own developers and no test at all | it costs nothing extra and nothing has happened so far
meet: software founders' meetups, security conferences and cyber insurers' events | technical lead of a software firm | their customers ask for a test report before they sign | test one login with {name} for two days, with written permission, and explain the findings to the developers | two evenings a week | auditors, insurers and software agencies | their clients need an independent test report
measure: the share of serious findings fixed at the retest
moat: experienced testers, accepted reports and knowledge of one kind of product
risk: a test disrupts a running system | test on a copy where possible, agree on times and an emergency contact, and carry insurance
rule: Get written permission before every test | Have a lawyer prepare a permission form for owner and host, rules for personal data, confidentiality and disclosure, and check liability insurance. | the form, the contract and the policy are ready
trial: Test two small products | Test two products for a few days each with written permission, write the reports, retest, and ask a customer of each firm whether the report is enough. | findings, fixed findings and two customer opinions are recorded
ask: What do you find that a scanner misses? | | trade-trial | by running a scanner first and listing all further findings
ask: Does a test prove that a product is secure? | No, the report says what was tested and when | rules | with wording checked by a lawyer
ask: Which reports do customers and auditors accept? | | interviews-2 | by showing a sample report to ten buyers and auditors
roles: a certified security tester | a second tester for reviews | somebody who explains results to management
search: penetration testing company
name: +Faultfinder = finds weak points first
name: Knock First = tested only with permission
name: +Crackseen = cracks found in time
name: Friendly Breach = an attack by friends
name: +Gateproof = a gate put to the test
name: Pick & Patch = find it and fix it
name: Tested Locks = locks checked by experts
name: *Pentora = a new word from pentest
name: Weak Point Lab = where weak points are found
name: +Probewell = tested thoroughly
name: Retest Ready = ready for the second test
line: Find the gaps before attackers do
line: Tested by people, not only scanners
line: A report your customers accept
line: Clear findings your developers can fix
line: Found, explained, fixed and retested
line: Know how secure your product is
`;
