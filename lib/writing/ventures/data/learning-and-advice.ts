/** Courses, coaching and professional advice: what is known of them; the keys are those of `../lore.ts`. */
export const LEARNING_AND_ADVICE = `
office-skills-course
job: a course, courses
rival: free videos and help pages | they cost nothing and answer one question at a time | YouTube, Microsoft Learn | free excel tutorial
rival: video course platforms | there is a course on every program, and many employers pay for the subscription | Udemy, Coursera, LinkedIn Learning | online excel course
rival: the colleague who is good with spreadsheets | they sit at the next desk and help for free
meet: evening colleges, coworking spaces and professional associations | course organiser | people ask every term for a course on spreadsheets or AI | give one free lunch-hour class with {name} on a task from daily work and collect the addresses of those who want more | one lunch hour a week | recruiters, accountants and software dealers | they see every day which skills are missing
measure: the hours a participant needs for one regular task, before the course and four weeks after
moat: a collection of real exercises by job and trade that grows with every class
risk: participants finish the course and never use what they learned | let everyone work on a file of their own and check after two weeks whether it is in use
rule: Settle data, licences and certificates | Have employers agree in writing which files may be brought to class, read the terms of every AI tool that is shown, and ask the education authority which certificates may be issued. | the agreement, the terms and the answer on certificates are on file
trial: Teach one class of six for two weeks | Hold four short sessions on one topic, let each participant bring a real file, and note what they finish alone, where they get stuck and who would pay for the next level. | finished files, sticking points and buyers are on one sheet
ask: Why pay when videos are free? | Somebody looks at the participant's own file and answers at once | interviews-2 | by asking ten people what became of the last free course they began
ask: Who pays, the employer or the participant? | | price-talks | by offering the same course to five employers and ten private people
ask: How do you keep up when the tools change every few months? | One topic is revised each month, and past participants get the new version | trade-trial | by updating one lesson and writing down the hours
roles: a trainer who has done office work | somebody who writes exercises and guides | somebody who sells to employers
search: excel and ai course for office work
name: +Skilldesk = skills for the desk
name: Formula First = where spreadsheets begin
name: +Sheetcraft = good work with spreadsheets
name: Desk Class = a class for office work
name: Clear Columns = tidy, readable data
name: Lunch Lesson = learning in the lunch break
name: +Taskwise = smart about daily tasks
name: Tidy Data = data in good order
name: +Filefluent = at ease with any file
name: Next Level Desk = office skills, one step up
name: *Sheetora = from the word sheet
name: Useful Monday = used at work on Monday
line: Learn it today, use it tomorrow
line: Solve your own spreadsheet in class
line: Office skills that save you hours
line: AI for the work you do
line: From copy and paste to formulas
line: Small classes, real files

business-coaching
job: a session, sessions
rival: accountants and bank advisers | they know the figures already and the talk costs nothing extra | | small business advisor
rival: peer groups and business networks | owners hear how others solved the same problem | Vistage@US, Entrepreneurs' Organization, BNI | business peer group
rival: books, podcasts and talks with friends | they are cheap and there whenever the owner has time
meet: chambers of commerce, business networks and start-up centres | event organiser at the chamber of commerce | members ask for help with growth, staff and cash | hold one free workshop with {name} on a question every owner has, and offer a first talk to those who stay | one evening a week | accountants, business banks and lawyers | their clients ask for advice that goes beyond the figures
measure: the share of the goals agreed for a quarter that the client reached
moat: clients who reached their goals and tell other owners about it
risk: clients are motivated after each session and nothing changes in the business | agree on three measurable goals at the start and look at the figures in every session
rule: Settle contract, confidentiality and cover | Write a contract with notice period and confidentiality, ask an insurer about liability for advice, and avoid any promise of results in advertising. | the contract, the policy and the checked advertising are there
trial: Coach four owners for two weeks | Give each of four owners two sessions for a small fee, agree on one goal with a figure, and note what they did between the sessions and who wants to go on. | goals, steps taken and paying clients are on one sheet
ask: How does a client know that it pays? | By two or three figures agreed in the first session | trade-trial | with four owners and one figure each
ask: How many clients can one coach serve well? | | f-2 | by writing down preparation, talks and messages for each client
ask: Why you, and not somebody with a famous name? | | interviews-2 | by asking ten owners how they chose their last adviser
roles: a coach who has run a business | somebody who wins clients | somebody for calendar, contracts and invoices
search: business coach for small business owners
name: +Steerwell = steering the business well
name: Owner's Hour = one hour for the owner
name: Next Quarter = goals for three months
name: Board of One = a sounding board for owners
name: +Growthroom = room to grow
name: Straight Talk = honest advice
name: Helm & Hand = steering and help
name: +Nextmove = the next step, decided
name: +Growsteady = steady growth
name: *Consilia = from the Latin for advice
name: +Firmfooting = a business that stands well
line: Run the business, not just the day
line: Clear goals, kept every quarter
line: Somebody to talk to about business
line: Know your numbers, plan your growth
line: Less firefighting, more progress
line: Straight answers for business owners

life-and-career-coaching
job: a session, sessions
rival: talks with friends, relatives and former colleagues | they know the person and listen for free
rival: self-help books, podcasts and AI chats | they are cheap and there at any hour | ChatGPT, Headspace
rival: coaching paid by the employer | it costs the person nothing and can be booked in working hours | BetterUp, CoachHub | career coaching
meet: coworking spaces, alumni groups and professional networks | organiser of an alumni group | members ask for advice when they want to change jobs | hold one open evening with {name} on finding the next step, with an exercise each guest takes home | one evening a week | therapists, recruiters and outplacement firms | they meet people who need a next step and no treatment
measure: the share of clients who have taken the step they named at the start within three months
moat: clients who recommend the coach to friends in the same situation
risk: clients book one session and never come back | sell a short programme with a clear goal and agree on the next date before the session ends
rule: Draw the line to therapy and settle confidentiality | Ask which titles are protected where you work, write down when a client is referred to a doctor or therapist, keep notes safely, and insure your advice. | the referral list, the privacy notice and the policy are there
trial: Coach five people for two weeks | Offer five people two sessions each at a small price, ask for one goal and rate it before and after, and note who books the full programme. | ratings, goals and bookings are on one sheet
ask: What does a client get that a good friend cannot give? | A method, a neutral view and a plan with dates | interviews-2 | by asking ten people whom they talked to before their last big decision
ask: Do clients pay by the session or for a programme? | | price-talks | by offering both to ten people
ask: When do you send somebody to a doctor or therapist? | | rules | with written criteria and a list of addresses
roles: a trained coach | somebody who writes and speaks for the public | somebody for bookings and invoices
search: life and career coach
name: +Pathwise = a wise choice of path
name: Own Compass = a direction of your own
name: Brave Monday = a fresh start at work
name: +Turnpoint = where things change
name: Clear Next Step = what to do now
name: Fresh Chapter = a new part of life
name: +Shiftwell = a change that goes well
name: Wide Horizon = many ways ahead
name: Inner North = your own direction
name: +Goalwalk = step by step to the goal
name: *Novelle = from the word novel, new
line: Find the work that fits you
line: A clear next step, not just talk
line: Decide with a plan
line: From stuck to settled
line: Your goals, one step at a time
line: Make the change with somebody beside you

cv-and-linkedin-writing
job: a CV, CVs
rival: templates and CV builders | it looks tidy within an hour and costs little | Canva, Zety, Resume.io | resume builder
rival: AI chats | they rewrite any text in seconds, mostly for free | ChatGPT, Gemini
rival: large CV writing services | they advertise everywhere and deliver in a few days | TopResume@US, TopCV@GB | cv writing service
meet: career centres, job fairs and professional groups online | career adviser | job seekers bring a CV and ask why nobody calls | review ten CVs on the spot with {name} and tell each person the first three things to change | one afternoon a week | recruiters, outplacement firms and relocation advisers | candidates ask them for help with their papers
measure: the share of applications that lead to an interview, before the new CV and after
moat: knowledge of what recruiters in a few fields really look for
risk: every text takes longer than planned because clients send thin information | begin with a fixed questionnaire and a recorded call, and limit the rounds of changes
rule: Settle truth, data and refunds | Write into the terms that the client confirms every fact, say how long documents are kept, state what happens when somebody is unhappy, and promise no job. | the terms and the privacy notice are on the order page
trial: Write five CVs in two weeks | Take five paying clients from one field, note hours for each, and ask after two weeks how many applications went out and how many answers came. | hours, applications and answers are on one sheet
ask: Why not let an AI write it for free? | It writes well about what it is told, and a good interview finds what is missing | interviews-2 | by asking ten job seekers how their AI-written CV did
ask: How long does one CV take? | | f-2 | by timing five orders from questionnaire to final version
ask: Do clients come back or send others? | Some return at the next job change | price-talks | by offering past clients a profile update at a small price
roles: a writer who has worked in recruiting | somebody who interviews clients | somebody for orders and questions
search: cv and linkedin profile writing
name: +Workstory = your working life, told well
name: Strong First = a strong first impression
name: Opening Line = the first thing they read
name: Call Back = an answer from the employer
name: +Hireline = the line that gets you hired
name: Seen & Hired = noticed and taken on
name: Strong Page = a page that convinces
name: +Pagewell = a page that reads well
name: Right Role = the job that suits you
name: +Profilewise = a profile that works
name: *Curricula = from the full word for CV
line: Get the interview you deserve
line: Your experience, clearly told
line: A CV that recruiters read
line: More answers to your applications
line: Written for the job you want
line: Your profile, found by recruiters

public-speaking-coaching
job: a session, sessions
rival: speaking clubs | members practise every week for a small fee | Toastmasters | public speaking club
rival: courses of large training firms | the name is known and the employer pays | Dale Carnegie | presentation skills training
rival: videos and practice in front of the mirror | it is free, private and there the night before
meet: business clubs, conferences and start-up centres | event organiser | speakers ask for help before they go on stage | sit with {name} in one rehearsal and give each speaker two tips they can use the same day | one evening a week | event agencies, HR departments and university career offices | they see talks go wrong and are asked whom to turn to
measure: the rating of a talk by its audience, before the coaching and after
moat: clients who spoke well where their colleagues could see it
risk: clients come before one big talk and then not again | sell a programme of several sessions, and offer companies groups that repeat each year
rule: Settle recordings, confidentiality and promises | Ask for consent before filming and say when recordings are deleted, sign confidentiality for unpublished talks, and promise no cure for anxiety. | the consent form and the confidentiality agreement are signed
trial: Coach five people for one real talk each | Meet five people twice before a talk they have to give, film the first and the last rehearsal, and ask three listeners for a rating afterwards. | ratings before and after and repeat bookings are on one sheet
ask: What do clients get that a speaking club does not give? | Work on their own talk, in private, before a fixed date | interviews-2 | by asking ten people who had to give a talk this year
ask: Do companies or private people pay? | | closing-calls | by offering a group day to five companies and single sessions to ten people
ask: Does it work on a video call? | | trade-trial | by coaching half of the clients online
roles: a coach with stage experience | somebody who sells to companies | somebody for dates, rooms and recordings
search: public speaking coach
name: Clear Voice = heard and understood
name: +Stagewise = at ease on a stage
name: Stand & Speak = what speakers do
name: Open Floor = your turn to speak
name: +Talkwell = talks that go well
name: First Applause = the first talk that worked
name: Calm on Stage = speaking without nerves
name: +Voicecraft = the craft of speaking
name: Good Opening = the first sentences
name: *Speakora = from the word speak
name: +Speechready = prepared to speak
line: Speak calmly, be understood
line: Ready before the big day
line: Practise here, shine there
line: Your talk, rehearsed and ready
line: From nervous to clear
line: Say it so they remember

tax-return-service
job: a tax return, tax returns
rival: tax apps and programs | they cost little and ask simple questions | TurboTax@US, TurboTax@CA, Taxfix@DE, ClearTax@IN | file taxes online
rival: large tax offices and local accountants | people have gone there for years | H&R Block@US, H&R Block@CA, H&R Block@AU | tax preparer near me
rival: doing it alone or asking a relative | it costs nothing but a weekend
meet: community centres, coworking spaces and workers' associations | adviser at a community centre | people bring letters from the tax office and ask what to do | answer tax questions with {name} at a free desk for two hours and note which cases come up most | two hours a week | payroll offices, insurance brokers and bookkeepers | their clients ask who does the return
measure: the days from the first document to the filed return
moat: clients whose papers are known from last year and who need no reminder
risk: almost all the work falls into a few months | send clients a document list early, give discounts for early filing and offer quarterly work for the self-employed
rule: Find out who may prepare returns | Ask the tax authority which licence or title is needed to prepare and file for others, get professional indemnity cover, and store documents as the data law asks. | the authority's answer, the licence and the policy are on file
trial: Prepare ten returns of one kind | Choose one group of clients, collect their documents with one checklist, have a licensed person review each return, and note hours, missing papers and corrections. | hours, missing papers and corrections per return are on one sheet
ask: Why not use a tax app? | A person asks what the client did not think of and answers the letters | interviews-2 | by asking ten people where they gave up in the app
ask: Who answers when the tax office writes a year later? | We do, and the fee says whether that is included | rules | with a written limit of what the fee covers
ask: What does one return cost in hours? | | f-2 | by timing ten returns from first paper to filing
roles: a licensed tax preparer | somebody who collects and checks documents | somebody who answers clients
search: tax return help
name: +Returnwise = a return done wisely
name: Filed & Done = nothing left to do
name: Tidy Tax = tax in good order
name: +Taxhand = a hand with your tax
name: Plain Return = a return you understand
name: On Time Tax = filed before the deadline
name: +Formease = forms made easy
name: Refund Desk = where refunds are claimed
name: Box to Filed = from a box of papers to filed
name: +Filewell = filed well
name: *Fisconda = from the word fiscal
line: You send photos, we file
line: Your tax return, done on time
line: No forms, no guessing
line: Every deduction you are allowed
line: Letters from the tax office, answered
line: One fixed price, agreed first

insurance-advice
job: a review, reviews
rival: agents of one insurer and bank advisers | the customer has been with them for years | Allianz, AXA, State Farm@US | insurance agent near me
rival: comparison sites | prices stand side by side in minutes | Check24@DE, Policybazaar@IN, Compare the Market@GB | compare insurance
rival: leaving the old policies as they are | it takes no time, and nothing has happened so far
meet: car dealers, mortgage advisers and trade associations | mortgage adviser | clients need cover before the contract is signed | look through the policies of three clients with {name} and show each of them one gap and one double cover | one afternoon a week | accountants, estate agents and lawyers | their clients ask whether they are insured for it
measure: the share of clients with a written check of gaps and double cover
moat: clients who were helped with a claim and stay for years
risk: commission decides what is recommended, and clients notice | say how you are paid, write down the reason for each advice and offer advice for a fee
rule: Get the licence and settle how you are paid | Ask the supervisor which registration and exam is needed for each kind of insurance, take out indemnity cover, tell every client about commissions, and document each advice. | registration, policy and the client information sheet are there
trial: Review the policies of eight customers | Collect all policies of eight households or small firms, note gaps, double cover and what a claim would bring, and see who asks for a new offer. | gaps, savings and requests are on one sheet
ask: Why should a customer trust an adviser who gets commission? | We say what we earn and give the reason for each advice in writing | interviews-2 | by asking ten people about their last insurance talk
ask: Does a fee or a commission carry the business? | | price-talks | by offering both to ten customers
ask: How much work is a claim? | | f-2 | by writing down the hours of three claims
roles: a licensed adviser | somebody who compares offers and prepares papers | somebody who helps with claims
search: independent insurance advice
name: +Covercheck = a check of your cover
name: Plain Cover = insurance you understand
name: Safe Side = where you want to be
name: +Claimside = on your side in a claim
name: Fair Policy = a policy that fits
name: +Gapfinder = finds what is not covered
name: Right Cover = neither too much nor too little
name: Second Roof = protection above the first
name: Calm Claim = a claim without trouble
name: +Policydesk = a desk for your policies
name: *Assurea = from the word assurance
line: Insured for what really matters
line: No gaps, no double cover
line: We help when something happens
line: Know what your policy covers
line: Independent advice, in plain words
line: One person for all your policies

legal-templates
job: a template, templates
rival: free samples from the internet | they are found in a minute and cost nothing | | free contract template
rival: AI chats | they write any contract on request | ChatGPT
rival: online legal services | they are known and offer forms and a lawyer's call in one place | LegalZoom@US, Rocket Lawyer@US, Rocket Lawyer@GB, LawDepot | legal documents online
meet: start-up centres, freelancers' groups and chambers of commerce | adviser for founders | founders ask which contracts they need first | hold one free hour with {name} on the three contracts every small business needs and give one away | one evening a week | accountants, banks and web designers | their clients ask for terms and contracts
measure: the minutes from opening a template to a document ready to sign
moat: texts that a lawyer checks regularly, with the date of the last check on each
risk: a law changes and old versions stay in use | tell every buyer about changes, show the date of the last check and replace texts within a set time
rule: Settle where templates end and legal advice begins | Ask the bar or a lawyer what may be sold without a licence, have each text checked for each country, and limit liability in the terms. | the lawyer's answer, the checked texts and the terms are there
trial: Sell three templates to twenty buyers | Offer the three most needed texts for one group, watch five buyers fill one in, and note where they hesitate and what they ask. | sales, minutes and questions per template are on one sheet
ask: Why pay when samples are free? | These are checked, up to date and explained | interviews-2 | by asking ten small firms where their last contract came from
ask: Who is liable if a clause fails? | | rules | with a lawyer and an insurer, in writing
ask: Do buyers come back? | Updates and further documents bring them back | price-talks | by offering a yearly pass to the first twenty buyers
roles: a lawyer who writes plainly | somebody who builds the shop and forms | somebody who answers buyers and wins partners
search: contract templates for small business
name: +Clausekit = a kit of clauses
name: Ready Clause = a clause, ready to use
name: +Termwell = terms that work well
name: Sign & Done = signed without trouble
name: +Formright = the right form, filled in
name: Plain Contract = a contract you understand
name: +Signready = ready to be signed
name: Legal Shelf = documents to take from a shelf
name: On Paper = agreed in writing
name: Firm Terms = terms that hold
name: *Contrava = from the word contract
line: Contracts you can understand and sign
line: From questions to a signed contract
line: Checked by lawyers, written in plain words
line: The right contract in minutes
line: Clear terms before work begins
line: Always the current version

hr-consulting
job: a project, projects
rival: the owner, the office manager or the accountant | they do it on the side and cost nothing extra
rival: large HR service firms and helplines | one contract covers advice, documents and insurance | Peninsula@GB, ADP, TriNet@US | hr outsourcing
rival: employment lawyers | they are called when there is a dispute | | employment lawyer near me
meet: chambers of commerce, employers' associations and business breakfasts | organiser of an employers' association | members ask about contracts, sick leave and dismissals | answer questions with {name} for one hour and check one employment contract for each firm that brings it | one morning a week | accountants, payroll offices and employment lawyers | their clients ask staff questions they do not answer
measure: the share of staff who leave within their first year, before the work and after
moat: knowledge of the client's people, contracts and history that a helpline does not have
risk: clients call only when there is trouble, and then everything is urgent | sell a monthly package with fixed visits and fix the contracts and policies first
rule: Draw the line to legal advice and protect staff data | Ask which advice only a lawyer may give and name one who helps, sign a data agreement with each client, and insure your advice. | the lawyer's name, the data agreement and the policy are there
trial: Check the HR basics of four firms | Look at contracts, policies, holidays and the last two departures in four firms, give each a list of what to fix first, and see who pays to have it done. | findings, hours and orders are on one sheet
ask: Why not wait until there is a problem? | Most disputes start with a contract or a talk that was missing | interviews-2 | by asking ten owners what their last departure cost
ask: Do clients want a monthly fee or a price per project? | | price-talks | by offering both to eight firms
ask: How many clients can one adviser look after? | | f-2 | by counting hours and urgent calls for four clients
roles: an HR manager with years in small firms | somebody for documents and data | somebody who wins clients
search: hr consultant for small business
name: +Hirewell = hiring that goes well
name: Good Terms = staff and firm get on
name: HR on Call = help when it is needed
name: +Teamsound = a team in good order
name: Clear Rules = rules everybody knows
name: +Staffwise = wise about staff
name: First Year = new staff who stay
name: People & Paper = staff matters and contracts
name: +Worksteady = a steady team
name: Fair Talk = difficult talks, done well
name: *Humanella = from the word human
line: HR help for firms without HR
line: Contracts and policies in good order
line: Good people who stay
line: Someone to call before it escalates
line: Hire well, lead fairly
line: Your HR department, by the month

podcast-production
job: an episode, episodes
rival: recording and editing tools | they cost little and do much by themselves | Descript, Riverside, Auphonic | podcast editing software
rival: freelance editors from platforms | they are cheap and quickly found | Fiverr, Upwork | podcast editor
rival: a colleague who edits on the side | they know the subject and cost nothing extra
meet: podcast meetups, marketing meetings and coworking spaces with a recording room | community manager | members rent the recording room and ask who can edit | edit one episode for three members with {name} and show each of them the difference | one afternoon a week | marketing agencies, web designers and speaker agencies | their clients ask for a podcast
measure: the days from the recording to the published episode
moat: hosts who no longer think about sound, dates and notes
risk: shows stop after a few episodes and the income with them | agree on a season, record several episodes in one day and show what the show brings
rule: Settle rights, music and guests | Write who owns recordings and accounts, license all music, have guests agree to publication, and label paid mentions. | the contract, the music licences and the guest form are there
trial: Produce one episode each for three shows | Take raw recordings from three hosts, edit, publish and write notes, and count hours, rounds of changes and days until it is out. | hours, changes and days per episode are on one sheet
ask: Why not let software do the editing? | It removes noise and pauses, and a producer makes the talk worth hearing | trade-trial | by giving listeners both versions of one episode
ask: How do clients know that the show is worth it? | | interviews-2 | by asking ten hosts what their podcast brought them
ask: How many episodes can one producer finish in a month? | | f-2 | by timing six episodes
roles: a producer with a good ear | somebody who writes notes and plans guests | somebody who wins and looks after clients
search: podcast production service
name: +Soundready = sound that is ready to publish
name: Clean Take = a recording without noise
name: Press Record = all the host has to do
name: +Castready = a podcast, ready to publish
name: Good Ear = what a producer needs
name: Final Mix = the finished sound
name: +Micwise = good with microphones
name: Voice & Edit = spoken, then edited
name: Easy Episode = an episode without the work
name: *Sonella = from the Latin for sound
name: +Showsteady = a show that comes out regularly
line: You talk, we edit and publish
line: Recorded today, published this week
line: A podcast without the late nights
line: Good sound in every episode
line: Your show, out on time
line: More time for your guests

graphic-design-studio
job: a project, projects
rival: design tools with templates | a logo or flyer is done in an hour for almost nothing | Canva, Adobe Express | free logo maker
rival: freelancers from platforms | there is a huge choice at any price | Fiverr, Upwork, 99designs | hire graphic designer
rival: a colleague or friend with an eye for design | they help quickly and cost little
meet: start-up centres, printers' counters and local business networks | owner of a print shop | customers bring files that cannot be printed | redesign one flyer or menu for two customers with {name} and let them print both versions | one morning a week | web designers, printers and sign makers | they need finished files and good logos
measure: the rounds of changes until the client approves
moat: brands that the studio built and that clients keep having extended
risk: clients change their minds again and again while the fee stays the same | agree on a written brief, show two directions and include a fixed number of changes
rule: Settle rights, fonts and pictures | Write which rights the client gets and when, buy licences for fonts and pictures, ask a specialist to check new names and logos against trademarks, and say what AI tools were used. | the contract, the licences and the trademark check are there
trial: Design for three paying clients in two weeks | Take three small jobs at a fixed price, begin with a written brief, and note hours, changes and what the client does with the result. | hours, changes and follow-up orders are on one sheet
ask: Why pay a designer when templates are free? | A template looks like everybody's, and it does not ask what the firm stands for | interviews-2 | by asking ten owners how they got their logo
ask: Is it better to sell projects or a monthly fee? | | price-talks | by offering both to eight firms
ask: How many hours does one job really take? | | f-2 | by timing three jobs from brief to final files
roles: a designer | somebody who leads projects and talks with clients | somebody for print files and handover
search: graphic design studio
name: +Markmade = logos and marks, well made
name: Bold Line = a clear line in design
name: Good Type = well-chosen letters
name: +Printready = files ready for print
name: Fresh Look = a new look for a firm
name: Colour Room = where colours are chosen
name: +Brandbench = a workbench for brands
name: Shape & Tone = form and colour
name: Clean Layout = easy on the eye
name: *Grafina = from the word graphic
name: +Inkfield = a field for ink
line: A look people remember
line: Design that fits your business
line: Logo, print and packaging in one hand
line: Look as good as your work
line: From brief to finished files
line: Fixed price, clear steps

workplace-fitness
job: a class, classes
rival: company gym passes | one contract gives staff many gyms to choose from | Wellhub, EGYM Wellpass@DE, Urban Sports Club@DE, ClassPass | corporate gym membership
rival: exercise videos and apps | they cost almost nothing and start at any time | YouTube
rival: doing nothing, or a fruit basket and a step contest | it takes no room and little money
meet: HR meetings, business parks and health days of companies | HR manager | staff complain about backs and stress and the budget for health is unused | give one free lunch class with {name} and ask everyone afterwards whether they would come each week | one lunch hour a week | health insurers, company doctors and office landlords | companies ask what they can do for the health of staff
measure: the share of staff who take part at least twice a month
moat: trainers whom staff know by name and come back to
risk: the first class is full and two months later three people come | agree on a fixed time, ask managers to join, change the programme each quarter and show attendance openly
rule: Settle liability, health and tax | Check trainers' certificates and insurance, have participants answer health questions, agree with the employer what counts as working time, and ask how the benefit is taxed. | certificates, policy, health form and the tax answer are on file
trial: Run two classes a week in one office for two weeks | Offer one lunch and one evening class, count who comes once and who comes back, and ask for pain and mood in one question before and after. | attendance, returns and answers are on one sheet
ask: Why not just pay for gym passes? | Passes are mostly used by those who train already | interviews-2 | by asking five HR managers how many staff use theirs
ask: How many people does a class need to be worth it? | | f-2 | by counting travel, preparation and class time for one office
ask: What keeps people coming after the second month? | | trade-trial | by changing day, time and trainer in one office
roles: a certified trainer | somebody who sells to HR managers | somebody who plans trainers, rooms and stand-ins
search: fitness classes for companies
name: +Movebreak = a break for moving
name: Lunch Moves = exercise at noon
name: Strong Backs = less back pain
name: +Noonmoves = moving at noon
name: Active Noon = a lunch break in motion
name: Fit at Work = exercise where you work
name: +Backease = a back at ease
name: Loose Shoulders = what people feel after class
name: Team Moves = colleagues exercising together
name: *Vigorella = from the word vigour
name: +Strongdesk = strong people at the desk
line: Healthy backs, better afternoons
line: The class comes to your office
line: Move at lunch, feel it all day
line: Fitness your team will really use
line: No gym, no shower, no excuse
line: Stronger teams, fewer sick days

outdoor-bootcamp
job: a session, sessions
rival: gyms and fitness chains | they are open all day, dry and often cheap | Planet Fitness@US, PureGym@GB, Basic-Fit@NL, Basic-Fit@FR | gym near me
rival: training apps and videos at home | they are free or nearly so and fit any hour | Nike Training Club, YouTube
rival: running or training alone | it costs nothing and needs no date
meet: parks, sports shops and neighbourhood groups online | manager of a sports shop | customers ask where they could train with others | hold two free sessions in the nearest park with {name} and ask each guest to bring a friend to the second | two mornings a week | physiotherapists, sports shops and employers nearby | people ask them how to start exercising again
measure: the share of newcomers who still train after eight weeks
moat: groups in which people know and expect each other
risk: rain and dark months empty the sessions | agree on a covered place for bad weather, sell memberships by the quarter and set challenges in winter
rule: Get the permit and cover yourself | Ask the city whether training groups need a permit for the park, hold a trainer's certificate and first aid training, insure participants, and ask each of them about health risks. | permit, certificates, policy and health forms are there
trial: Train ten people for two weeks | Hold three sessions a week in one park, take a small fee, and count who comes, who returns and who asks for a membership. | visits, returns and memberships are on one sheet
ask: Why pay when the park is free? | For the trainer, the plan and the people who wait for you | interviews-2 | by asking ten people why they stopped training alone
ask: How large may a group be? | | trade-trial | by running one group of eight and one of fifteen
ask: What happens in winter? | | price-talks | by offering a winter membership to the first participants
roles: a certified trainer people like | a second trainer for stand-ins | somebody for members, payments and posts
search: outdoor bootcamp near me
name: +Greensquad = a team in the green
name: Rain or Shine = training in any weather
name: Sunrise Crew = the group that meets early
name: +Fieldfit = getting fit outdoors
name: Fresh Sweat = effort in fresh air
name: Early Squad = a team in the morning
name: Grass & Grit = outdoors, and not giving up
name: +Outpace = faster than before
name: Open Air Fit = fitness outdoors
name: *Fortala = from the word fort, strong
name: +Trainoutside = training outside
line: Get fit in the fresh air
line: Train together, rain or shine
line: Stronger in eight weeks
line: All levels, one team
line: No machines, just people
line: Your trainer, your team, your pace

running-and-cycling-club
job: a group session, group sessions
rival: free group runs and rides | they cost nothing and take place every week | parkrun, Nike Run Club | running group near me
rival: training apps and online groups | plans and friends are on the phone | Strava, Garmin Connect, Zwift
rival: traditional sports clubs | membership is cheap and they have been there for years | | cycling club near me
meet: sports shops, parks and local races | owner of a sports shop | customers buy new gear and ask whom to go with | lead one beginners' group from the shop with {name} on two Saturdays and write down who comes back | one morning a week | physiotherapists, employers and race organisers | people ask them how to train without getting hurt
measure: the share of new members who come at least once a week after two months
moat: group leaders and members who wait for each other
risk: the fast ones run away and beginners stop coming | offer groups by pace, put a leader at the back of each and give newcomers a contact person
rule: Settle safety, insurance and routes | Train leaders in first aid, insure the club and its leaders, ask the city whether large groups need a permit, set rules for roads and traffic, and collect emergency contacts. | insurance, rules, permit answer and contacts are there
trial: Lead two pace groups for two weeks | Offer two sessions a week with a beginner and a faster group, take names and count who returns, who brings a friend and who would pay for membership. | visits, returns and memberships are on one sheet
ask: Why pay when group runs and rides are free? | For coaching, pace groups, safety and a plan | interviews-2 | by asking ten people why they left their last group
ask: Who leads when the founder is away? | | rules | with two trained leaders for each group
ask: What do sponsors pay for? | | closing-calls | by asking ten shops and brands
roles: a coach with a licence | somebody who finds and trains leaders | somebody for members, trips and sponsors
search: running and cycling club for beginners
name: +Pacemates = people at your pace
name: Easy Miles = going far without strain
name: Sunday Miles = together on Sunday
name: +Keeppace = able to keep the pace
name: Steady Pace = a pace one can keep
name: Wheel & Stride = riding and running
name: +Groupmiles = miles done in a group
name: First Finish = the first race you finish
name: Go Together = nobody goes alone
name: *Strivano = from the word strive
name: +Roadmates = company on the road
line: Find your pace, find your group
line: Everybody finishes together
line: From the sofa to the finish
line: Go further with others
line: Every pace has a group
line: Early start, good company
`;
