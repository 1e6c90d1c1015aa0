/** Services that firms buy by the month or the project: what is known of them; the keys are those of `../lore.ts`. */
export const FIRM_SERVICES = `
bookkeeping-service
job: a closing, closings
rival: the accountant on the corner | they have signed the accounts for years and know the family | | accountant near me
rival: online accounting firms | a fixed fee and a login come in a minute | Bench@US, Pilot@US, Crunch@GB, Kontist@DE
rival: the owner's husband or wife at the kitchen table | it stays in the family
meet: chambers' evenings for founders, business banks and coworking spaces | adviser for founders at the chamber | firms stand there with a box of papers and a letter from the tax office | put right one quarter of a firm's books with {name} and explain three figures to its owner | one evening a week | lawyers, banks and payroll bureaus | they need tidy books before they can help
measure: the day of the month on which last month is closed
moat: clients of one trade, whose figures can be compared
risk: one client's chaos eats the hours of four | look through the papers before naming a fee, and raise it or leave when they stay a mess
rule: Find out what may be offered without a title | Ask the chamber which bookkeeping, payroll and tax work needs a licence, and an insurer about cover for errors. | the list of permitted work and the policy are filed
trial: Close three firms' last month | Take the papers of three firms of one trade, close a month, measure hours, and let an accountant check it. | hours and corrections per firm are known
ask: How many clients can one bookkeeper carry? | | trade-trial | by writing down hours for three clients of one trade
ask: What is left when software books by itself? | Closing, explaining and being called before a loan | interviews-2 | by asking owners what they'd miss
roles: a bookkeeper with exams | somebody who explains figures to owners | an accountant who signs
search: bookkeeping service small business
name: By the Tenth = last month, finished early in this one
name: +Ledgerhand = the hand that keeps the ledger
name: Box of Paper = how most clients begin
name: Sleeves Up = what a good bookkeeper does first
name: Pen & Pillar = neat figures, and something to lean on
name: Red to Black = the way one wants to go
name: +Sumkeeper = somebody who keeps the sum
name: Third Drawer = where the missing bill was
name: *Contora = from the word for a counting house
name: Kontor = German for a merchant's office
name: Every Penny = accounted for
line: Bring the box, we've seen worse
line: Last month, closed by the tenth
line: Somebody you can ring about it
line: We explain the figure at the bottom
line: Every penny has a place

marketing-agency
job: a campaign, campaigns
rival: agencies in town | they know somebody at the local paper and come by | | marketing agency near me
rival: freelancers from a platform | one pays for a week and nothing more | Fiverr, Upwork, Malt@FR
rival: the boss's own posts and a sponsored football shirt | people know the name
meet: trade associations' evenings and business breakfasts | owner who has just parted from an agency | they paid for two years for reports nobody could read | take over one small advert with {name} and ring after every enquiry to ask where it came from | two mornings a week | web designers, printers and photographers | their clients ask who fetches the customers
measure: the cost of one new customer, as the customer counts it
moat: campaigns that worked in one trade, in town after town
risk: three large clients pay the wages and one leaves | keep any one of them below a third, and write a notice period
rule: Settle accounts, rights and claims | Write that advert accounts and pictures belong to the client, ask a lawyer about claims in adverts and marked paid posts. | the contract says who owns what
trial: Run one month for two firms | Do one campaign for two firms of the same trade, ask every caller, and show the result without make-up. | enquiries and sales per advert are known
ask: How do you know it was the advert? | We ask every new customer, as far as they answer | trade-trial | by a week with and a week without
ask: Why shouldn't the boss press the button? | | interviews-2 | by asking owners who tried
roles: somebody who has run adverts with their own money | a writer | a designer
search: marketing agency small business
name: Loud Enough = heard, and not shouted
name: +Loudbird = a bird one can't overlook
name: Street Corner = where one is known
name: Town Crier = how news went round once
name: Bell & Banner = heard and seen
name: Better Half = the half nobody knew was wasted
name: +Rumourmill = where good words are ground
name: Bus Back = the best place for an advert
name: Altavoz = Spanish for a loudspeaker
name: Litfass = the round column for posters, after its inventor
name: Ask the Caller = how one finds out
line: Half of it works, we ask which
line: We ring your callers and ask
line: Loud enough for your street
line: Fewer reports, more doorbells
line: Known on the corner, then in town

web-design-studio
job: a project, projects
rival: freelancers and studios in town | one has seen their work and knows whom to ring | | web designer near me
rival: freelance platforms and studios abroad | an hour costs a fraction | Upwork, Fiverr, Toptal
rival: website builders and an intern | a page is there by the evening | Wix, Squarespace, Webflow
meet: founders' evenings, chambers and printers' counters | owner whose site is eight years old | they are ashamed to put the address on a new card | go through their page on a phone with {name} and repair the worst thing that day | two evenings a week | photographers, printers and agencies without developers | they are asked for a site with every logo
measure: the working days between the go-ahead and the page being online
moat: parts and texts for one trade that get better with each project
risk: clients send texts late, wishes grow and the fee doesn't | sell a fixed scope with a fixed day, and write the texts oneself
rule: Settle rights, hosting and acceptance | Have a lawyer write when work counts as accepted, who owns the code, and who answers for pictures, privacy and accessibility. | one contract fits all projects
trial: Build two small sites in ten days | Build for two paying firms at a fixed scope, write down every hour and every change, and reckon the fee anew. | hours per part are known
ask: What do you do that a builder and an evening don't? | | price-talks | by asking owners who built it themselves
ask: Who looks after it in two years? | A small care contract, or a handover anybody can read | closing-calls | by offering both
roles: a designer | a developer | somebody who gets texts out of clients
search: web design studio
name: Home Link = the first word in every menu
name: +Pixelbench = a workbench for pages
name: White Space = what makes the rest readable
name: Above the Fold = what one sees first
name: Serif & Sons = letters with feet
name: Two Revisions = what is agreed, and enough
name: +Gridwright = whoever builds on a grid
name: Live on Monday = what was promised
name: *Paginaro = somebody who makes pages
name: Schriftbild = German for the look of type
name: Lorem = the word that should be gone by then
line: Made by hand, read by thumb
line: An address to be proud of
line: We get the texts out of you
line: Live on the day we said
line: Your page, minus eight years

video-production
job: a film, films
rival: film studios and agencies | they bring light, make-up and a reel | | video production company
rival: a colleague with a phone and an editing app | it is online by the evening | CapCut, Canva, Descript
rival: the old brochure and no film | customers come all the same
meet: HR meetings, trade fairs on the day of set-up and chambers' open days | marketing or HR manager | they have had a film on the list for three years | film one colleague at work with {name} for an hour and show it on Friday | one day a week | agencies and recruiters without a camera | their clients ask for moving pictures
measure: the share of clients who book a second film
moat: a way of asking shy people that makes them talk
risk: one large job, then two empty months | sell a day a month with three short films
rule: Settle faces, music and where it may be shown | Ask a lawyer about consent of staff who may leave, music rights, filming in plants, and an insurer about gear and people. | slips and licences are in every folder
trial: Make three films in two weeks | Film for three firms at a fixed small fee, measure hours of talk, shoot and cut, and ask after a month what the film did. | hours and uses are known
ask: What is different from a phone on a stand? | | price-talks | by showing both to five buyers
ask: How often does the boss want it changed? | Once is included | f-2 | by counting changes in three jobs
roles: somebody who asks good questions | a camera person | an editor
search: corporate video production
name: Take Two = the one that's used
name: +Clapslate = what goes clap before each scene
name: Say It Again = simply, and to me
name: Room Tone = half a minute of silence, for the sound
name: Light & Lunch = what a crew needs
name: Quiet on Set = before it begins
name: +Lensmates = two behind one lens
name: Golden Hour = when everything looks good
name: *Obscura = from the first camera, a dark room
name: Dreh Tag = German for a day of shooting
name: Second Angle = the same from the other side
line: The shy ones are the best
line: A day at work, as it is
line: Say it again, to me
line: One hour of talk, two minutes of film
line: Nobody reads the brochure aloud

translation-service
job: a translation, translations
rival: language agencies | one frame contract covers forty languages | RWS, TransPerfect, Lionbridge, LanguageLine@US | translation agency
rival: engines | the gist is there in a second and free | DeepL, Google Translate
rival: a cousin, a nurse or a colleague who speaks it | they are in the room
meet: hospitals' social services, notaries' offices and export clubs | social worker or export manager | somebody sits there and understands half | be on the phone for one language with {name} for a week and note every call that couldn't be served | four mornings a week | lawyers, notaries and embassies | they send people away until a translator is found
measure: the minutes until somebody who speaks the language is there
moat: tested people in languages nobody else has
risk: engines take the simple texts and the fees with them | keep to what has to be signed, spoken or answered for
rule: Find out who may certify and who must keep silent | Ask the courts about sworn translators, professions about secrecy, and an insurer about errors. | each translator has signed
trial: Serve one office for two weeks | Take every request of one office in three languages, by phone and on paper, and note waiting, length and mistakes. | served and missed requests are counted
ask: Who checks a language you don't speak? | A second translator, for anything that will be signed | f-2 | with the cost of the second reading
ask: Who pays in a hospital? | | closing-calls | by asking which budget paid last time
roles: a translator who organises | somebody who finds and tests people | somebody who answers the phone
search: certified translation
name: In Other Words = what translating is
name: +Tonguebridge = a bridge between two tongues
name: Round Stamp = what offices want to see
name: Both Sides = who has to understand
name: Word & Oath = a sworn translation
name: Third Chair = where the interpreter sits
name: +Saywell = says it well in the other one too
name: So She Says = how an interpreter never begins
name: Dragoman = the interpreter at the courts of the East
name: Muttersprache = German for a mother tongue
name: Plain Meaning = what was really meant
line: In the third chair, on both sides
line: With the stamp the office wants
line: What she means, not just says
line: Somebody who speaks grandmother's language
line: Understood at the doctor's, too

it-support
job: a ticket, tickets
rival: IT firms in town | they set up the server and have all the passwords | | IT support small business
rival: the makers' own hotlines and the cloud | most things run by themselves by now | Microsoft, Dell, Google
rival: the nephew, or the colleague who is good with it | he's there in five minutes and wants a coffee
meet: chambers' evenings after an attack in the region, and tax advisers' and doctors' networks | office manager of a firm of fifteen | the printer, the backup and a strange mail land on that desk | restore one real file from their backup with {name} and stay until it works | two mornings a week | software houses and phone providers | their programme is blamed for each slow computer
measure: the share of troubles that don't come back within a month
moat: the same set-up at every client of one trade
risk: one attack hits all clients on one weekend | separate them strictly, practise a restore, and insure
rule: Settle passwords, liability and hours | Ask an insurer about damage at clients, write who may enter which system, have every security test agreed in writing beforehand, and name answering times. | one contract has all four
trial: Restore ten backups | Visit ten firms, restore one file each, write down what fails, and repair the worst the same day. | each finding has a number and a fee
ask: Who comes when two of you are on holiday? | | f-2 | with a partner firm's written yes
ask: Why leave the nephew? | Because he has a job and the backup has never been read | interviews-2 | by asking about the last standstill
roles: a technician people like | a second one | somebody who visits owners
search: IT support small business
name: Off & On = the first advice of all
name: +Cablecalm = a calm cupboard of cables
name: Restore Point = the day one can go back to
name: Server Room = behind the broom cupboard
name: Plug & Wait = what it takes
name: Ask Nephew = whom one asked before
name: +Lampgreen = the little lamp is green
name: Known Password = the yellow note on the screen
name: *Stecka = from the word for a plug
name: Läuft Wieder = German for it's running again
name: Second Copy = the one that saves you
line: Have you tried us off and on?
line: The backup somebody really read
line: The printer, the mail, the rest
line: We know where the cable goes
line: Your nephew may go home

recruiting-service
job: a placement, placements
rival: recruiters | they ring people up who don't look for a job | Hays, Michael Page, Robert Half, Toptal | recruitment agency
rival: job boards and networks | the ad is out within ten minutes | LinkedIn, Indeed, StepStone@DE
rival: a notice, the staff's friends and patience | those who come stay
meet: heads of department at trade meet-ups, and language schools abroad | head of a team with an open post | the post has been open for nine months and the team is tired | bring three people to the table with {name} within two weeks | three days a week | trainers, professional schools and former candidates | they know who is good and looking
measure: the share of people placed who are there after a year
moat: people of one profession who pick up when you ring
risk: a quarter without placements | part of the fee at the start, and one profession in several countries
rule: Find out which licence placing needs | Ask the labour authority about licences, fees from candidates, papers for people from abroad and equal treatment. | the licence question is answered in writing
trial: Fill one post | Take one hard post on success, speak to forty people in two weeks, and note why each says yes or no. | forty reasons are sorted
ask: Who pays back when somebody leaves in the third month? | A share, falling by the month | price-talks | by agreeing it in the first contract
ask: Why would the good ones talk to you? | | interviews-2 | by asking ten who deleted the last message
roles: somebody from that profession | a recruiter | somebody who helps people arrive
search: recruitment agency
name: Third Talk = when both know
name: +Deskmates = two who will share a room
name: Open Chair = waiting for somebody
name: Good Notice = how one leaves well
name: Hat & Hook = there is one free
name: Word of Ours = we know both sides
name: Callback Row = people who ring back
name: Ninth Month = how long the chair was empty
name: Trovato = Italian for found
name: Neuling = German for a newcomer
name: Still There = a year later
line: Still there after a year
line: We rang those who aren't looking
line: The chair by the window is free
line: We know the trade, so we know whom
line: Three people worth your Thursday

virtual-assistance
job: an hour, hours
rival: assistant agencies | a replacement stands ready and the card is charged | Belay@US, Time Etc, MyOutDesk@US | virtual assistant service
rival: freelance platforms | one finds somebody by the evening | Upwork, Fiverr, OnlineJobs.ph
rival: doing it oneself at ten at night | explaining it takes as long
meet: founders' breakfasts, coaches' groups and estate agents' offices | coach or adviser who works alone | four hundred unread mails wait there | clear one inbox together with {name} and agree what never comes back to the owner | two mornings a week | business coaches and accountants | they tell clients to let go and have nobody to name
measure: the share of tasks done without a question back
moat: written ways of working for each client, so that a second person can step in
risk: client and assistant agree between themselves | give both what they lose alone: cover, training and a stand-in
rule: Settle passwords, secrecy and who employs | Ask a lawyer whether assistants are employees, how access is shared without passwords, and what may lie abroad. | contract and access rules are signed
trial: Run three inboxes for two weeks | Work for three owners, write down each task, its minutes and each question back, and drop what takes longer to explain. | tasks are sorted by worth
ask: What happens when the assistant is ill? | The second one has read the notes | f-2 | by swapping them for a day
ask: Isn't a machine doing this soon? | | interviews-2 | by asking clients what they wouldn't give to one
roles: an assistant with years behind her | somebody who trains others | somebody who talks with owners
search: virtual assistant service
name: Inbox Naught = no mail left unread
name: +Diarykeeper = whoever keeps the diary
name: Leave It There = on my desk
name: Ten to Nine = before the boss is in
name: Pen & Phone = all she needs
name: Right Drawer = she knows which one
name: Handover Row = things handed over well
name: Small Matters = which add up
name: *Secretara = from the keeper of secrets
name: Vorzimmer = German for the room in front of the boss
name: Already Done = the best answer
line: It's done already
line: Your ten at night is free
line: Leave it on my desk
line: She knows which drawer
line: Small things, all of them, done

corporate-training
job: a training day, training days
rival: academies and chambers | certificate and catalogue are known | Dale Carnegie, TÜV@DE, Red Cross | corporate training
rival: coaching platforms and course libraries | the HR department has a contract | BetterUp, CoachHub, LinkedIn Learning
rival: a talk by the boss and a book for Christmas | nobody has to leave work
meet: HR networks, safety officers' meetings and works outings | HR or safety manager | a duty or a new boss of twelve people lies on that desk | train one team for half a day with {name} and come again after three weeks to see what stayed | two days a week | safety officers, insurers and works doctors | they have to see that it's done
measure: the share who still do it differently after three weeks
moat: cases from one trade that others don't have
risk: the training budget is the first to go | sell what is a duty or what saves somebody, and spread it over the year
rule: Find out who may train what | Ask the safety authority and insurers which courses need approval, how many may be in a room, and which proof counts. | approval or its absence is in writing
trial: Train two teams | Hold half a day for two teams, come back after two weeks, watch them at work, and count what is done. | what stayed and what didn't is listed
ask: What is left of it three weeks later? | | trade-trial | by coming back and watching
ask: Why you and not a video? | A video doesn't notice who has gone quiet | interviews-2 | by asking people in two trained teams
roles: a trainer from that trade | somebody who sells to HR | somebody who plans rooms and dates
search: corporate training provider
name: Flipchart Four = where it gets interesting
name: +Roleround = everybody plays it once
name: After Lunch = the hardest hour for a trainer
name: Try It Monday = what a course is for
name: Chalk & Chair = a circle and something to write with
name: Chair Circle = nobody at the back
name: +Handsknow = what hands know, heads keep
name: Three Weeks On = when one sees what stayed
name: Lezione = Italian for a lesson
name: Übung = German for practice
name: No Slides = how it works best
line: What's left in three weeks?
line: Fewer slides, more trying
line: Practised before it's needed
line: We come back and look
line: Sit in the front, it's safe

grant-writing
job: an application, applications
rival: grant consultants | they work for a share and know the officers | | grant writing consultant
rival: databases and writing tools | calls of every ministry stand in them | Instrumentl@US, GrantStation, ChatGPT
rival: the chair of the club on two weekends | nobody knows the project better
meet: foundations' information days, technology parks and umbrella bodies | project manager of a charity or a young firm | the call closes in three weeks and the budget sheet is empty | write one budget and one page with {name} in an evening | two evenings a week | accountants, chambers and incubators | they hear of projects too early for a bank
measure: the share of applications that are granted
moat: accepted applications and officers' remarks for each programme
risk: programmes end or change and three months bring nothing | cover several programmes, and take part of the fee at the start
rule: Keep clear of promises and of the wrong fee | Ask the funders whether a fee by success may be paid, what counts as state aid, and who is liable for wrong statements. | a contract for both kinds of fee exists
trial: Write two applications | Write two real ones, ring up the officer before, and have a juror read them. | remarks of officer and juror are sorted
ask: What share is granted without you? | | interviews-2 | by asking the programme's officers
ask: Who carries the reports afterwards? | A plan for them is part of each application | f-2 | with the reporting rules of one programme
roles: somebody who has sat on a jury | a writer who can do budgets | somebody who knows charities or labs
search: grant writing help
name: Annex Seven = the form that's missing
name: +Fundquill = a quill that finds money
name: Call Closes = at noon, not at midnight
name: Letter of Yes = what one waits for
name: Goal & Budget = all a jury reads
name: Two Signatures = always one short
name: +Pursewise = knows which purse is open
name: Work Package = what things are called there
name: *Fondara = from the word for funds
name: Zuschuss = German for a grant
name: Good Cause = a reason to give
line: Annex seven is in
line: The call closes at noon
line: The jury reads page one
line: Your cause, in the funder's words
line: The budget that adds up

export-consulting
job: a market, markets
rival: chambers abroad and export agencies | a first list costs little and has a stamp | | export consultant
rival: trade agents | they take a share of sales and know buyers by name
rival: a stand at a fair and waiting who comes | it has worked once
meet: chambers' country days and trade fairs abroad on the last afternoon | export manager of a family firm | a drawer of visiting cards lies there that nobody rang up | ring up twenty buyers in one country with {name} and sit in the first talk | two days a week | forwarders, banks for foreign trade and embassies | they see who sells abroad by chance
measure: the talks with buyers that lead to a sample order
moat: buyers in a few countries who pick up
risk: the firm gives up after the first no | sell three small steps, each with a result
rule: Settle who represents whom | Ask a lawyer about agency rights, competition, product approval in the country, sanctions and bribery. | a contract for each step exists
trial: Ring twenty buyers | Take one product, ring twenty buyers in one country, and write down each reason. | twenty reasons are on one page
ask: Why can't an agent there do it? | | interviews-2 | by asking three agents what they wouldn't take on
ask: Which product has no business abroad? | Some haven't, and we say it after the first step | trade-trial | with twenty calls
roles: somebody who has sold abroad | a speaker of the language | somebody who knows papers and customs
search: export consulting
name: First Crate = the order that counts
name: +Harbourword = a good word in the harbour
name: Sample Please = what a good talk ends with
name: Far Shelf = where the goods should stand
name: Mast & Market = how it gets there, and where to
name: Hall Nine = where the foreign buyers walk
name: +Tradewindow = when it's open, sail
name: Visiting Card = a drawer full of them
name: *Exporta = from export
name: Fernweh = German for longing for far places
name: Second Order = the proof
line: The drawer of cards, rung up
line: A shelf far away
line: First a sample, then a crate
line: We know who picks up there
line: Hall nine, and then?

rapid-prototyping
job: a part, parts
rival: online part makers | price and date stand there after uploading | Protolabs, Xometry, Shapeways, Hubs | prototype part maker
rival: the workshop round the corner | one can show it with one's hands
rival: a printer in one's own corner and a patient trainee | it costs a roll of plastic
meet: universities' workshops, machine builders' repair shops and maker fairs | design engineer | a part is missing there and the maker no longer exists | make one part with {name} by the day after tomorrow and fit it together | two days a week | model makers and repair firms | they turn small series away
measure: the share of parts that fit the first time
moat: drawings of parts that were once made
risk: machines stand still while large sites undercut each price | sell advice and the day after tomorrow, not the gram
rule: Settle rights and who answers for the part | Ask a lawyer about copying parts, an insurer about parts that break, and exclude what carries people. | a list of what isn't made exists
trial: Make twenty parts | Take twenty real orders, write down machine, hand and talking time, and the fit. | cost and misfit per kind are known
ask: Why not upload it somewhere and wait a week? | | price-talks | by asking who needs it when
ask: Does it hold under heat and load? | It's tested before it's promised | f-2 | by breaking ten
roles: an engineer with a feeling for material | somebody for the machines | somebody who visits workshops
search: prototype printing service
name: Day After = when the part is there
name: +Layerwright = builds layer by layer
name: Rev Three = the one that fits
name: Burr & Bore = what has to be cleaned up
name: Spare Knob = the one no shop has
name: First Article = the one that's measured
name: +Nozzlewise = knows what a nozzle can do
name: Snap Fit = click, and it holds
name: Stampo = Italian for a mould
name: Werkstück = German for a workpiece
name: Tenth of Mill = how exact it is
line: The knob nobody makes any more
line: It clicks, it fits
line: Sketch on Monday, part on Wednesday
line: Broken ten so yours holds
line: One is enough of an order

fractional-cfo
job: a day, days
rival: interim agencies and partner networks | a profile comes tomorrow and somebody has checked it | Robert Half, CFO Centre@GB, Toptal | fractional CFO
rival: the accountant and the bank's adviser | they have the figures anyway and charge by the letter
rival: the founder with a sheet at midnight | nobody else knows what is in column M
meet: investors' evenings, business banks and accountants' client days | founder after a first round | a board meeting stands there in three weeks and the plan is one tab | build one forecast for the next board with {name} and sit in the second row | one day a week | accountants, investors and lawyers | they wait for figures they can use
measure: the share of board papers that are sent a week before
moat: finance leads who have been through the same trouble in that trade
risk: founder and finance lead agree without you, or the firm grows and hires one | charge for the handover, and help to hire the successor
rule: Settle power, secrecy and liability | Ask a lawyer whether somebody counts as a director or employee, what may be signed, which advice needs a licence, and an insurer about cover. | the mandate says what isn't signed
trial: Do the figures of two firms | Spend three days in two firms, build a plan and one page for the board, and ask both boards what was missing. | boards' remarks are written down
ask: What can be done in one day a week? | Plan, cash and board, and no postings | interviews-2 | by asking three founders who had one
ask: Where do the good ones come from? | | closing-calls | by asking ten finance leads for their days and fees
roles: a finance lead with grey hair | a second for another trade | somebody who knows founders
search: fractional CFO
name: Column M = what only the founder understands
name: Thursday CFO = the day when figures are right
name: +Boardwise = knows what boards ask
name: Quiet Figures = figures that keep nobody awake
name: Page Before = the one the board reads
name: Sober Sum = the plan without hope in it
name: +Runwaymate = somebody who counts the months with you
name: Burn & Bridge = what goes out, and what helps across
name: Finanza = Italian for finance
name: Rotstift = German for a red pencil
name: One Day a Week = as much finance lead as is needed
line: Somebody who reads column M
line: On Thursdays we have a CFO
line: The page the board reads first
line: The plan, without the hope
line: Grey hair, one day a week

security-testing
job: a test, tests
rival: testing firms and bounty platforms | auditors accept their report and thousands of testers are signed up | HackerOne, Bugcrowd, NCC Group, Intigriti | penetration testing
rival: scanners | they run each night and cost little | Intruder, Detectify, Nessus
rival: a careful developer and the hope to be too small | nothing has been noticed so far
meet: security chapters, software founders' evenings and cyber insurers' seminars | technical lead of a software firm | a customer has asked for a report there and signs nothing before | test one login page for two days with {name} and explain the worst finding to developers | two evenings a week | auditors, insurers and agencies | they need a report they can believe
measure: the share of findings repaired when tested again
moat: testers with a name, and findings from one sort of product
risk: a test breaks something that runs | test on a copy, agree hours and a number to call, and insure
rule: Have permission in writing before the first packet | Ask a lawyer about permission of owner and host, data one may see, reporting holes in other people's software, and insurance. | the signed letter lies beside every test
trial: Test two products | Test two paying friends' products for three days each, write the report, retest, and ask their largest customer whether it would do. | two reports have been read by a customer
ask: What do you find that a scanner doesn't? | | trade-trial | by letting one run first and listing the rest
ask: Who guarantees that it's secure afterwards? | Nobody can, the report says what was tested | rules | with the lawyer's sentence
roles: a tester with a name | a second one | somebody who explains it to boards
search: penetration testing company
name: Back Window = where it was open
name: +Lockwhistle = the sound of an easy lock
name: Knock First = with permission, always
name: Pick & Patch = opened, and closed
name: Third Try = when it gave way
name: White Hat Row = those who may
name: +Crackseen = a crack found in time
name: Admin Admin = the password of too many
name: Serratura = Italian for a lock
name: Dietrich = German for a lock pick
name: Open Port = where nobody stands guard
line: The back window was open
line: Broken into politely, with a letter
line: We try the handle first
line: Better us than them, on Tuesday
line: Opened, explained, closed again
`;
