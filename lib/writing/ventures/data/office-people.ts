/** Software for the office: people and rules: what is known of them; the keys are those of `../lore.ts`. */
export const OFFICE_PEOPLE = `
applicant-tracking
job: an application, applications
rival: a shared inbox and a spreadsheet | it is free and enough for a few jobs a year | Gmail, Microsoft Outlook, Excel | applicant tracking spreadsheet
rival: job boards with their own applicant lists | most candidates apply there anyway | LinkedIn, Indeed | post a job
rival: applicant tracking software | careers page, emails and interviews are in one place | Greenhouse, Workable, Personio@DE, Lever, Teamtailor | applicant tracking system
meet: HR meet-ups, chambers of commerce and regional job fairs | HR manager who hires alone | applications arrive by many channels and some people wait for weeks | set up one open job with {name} and answer every applicant within two days | one afternoon a week | recruiters, payroll bureaus and HR consultants | their clients lose good candidates because they answer too late
measure: the days from an application to the first personal answer
moat: proven job adverts and questions for a few trades, and links to the job boards that matter there
risk: firms hire only a few times a year and cancel in between | charge in a way that suits few jobs, and keep past candidates useful for the next opening
rule: Settle fairness and data protection | Ask an employment lawyer how long applications may be kept, what applicants must be told about automatic sorting, and what anti-discrimination law demands of such software. | the notice to applicants and the deletion dates are in the product
trial: Run three real jobs with three firms | Collect all applications of three open jobs in one place, send every applicant an answer within two days, and note the time spent. | applications, days to answer and interviews are on one sheet
ask: Does it bring more applicants? | It saves time and answers faster, and adverts still have to be placed | interviews-2 | by asking ten firms where their last hires came from
ask: Does automatic sorting treat people fairly? | | trade-trial | by changing names, ages and gaps in test applications
ask: Who pays when nobody is being hired? | | price-talks | by offering a monthly price and a price for each job to ten firms
roles: somebody who has hired for small firms | a developer for documents and calendars | an employment lawyer for a few hours
search: applicant tracking small business
name: +Hirenest = the place for all applicants
name: Good Fit = the right person for the job
name: Kind Reply = every applicant gets an answer
name: +Applyline = the line of applications
name: *Candidara = from the word candidate
name: First Interview = from application to interview
name: Monday Start = the new colleague's first day
name: +Chairtaken = the free place is filled
name: Fast Answer = applicants hear back at once
name: Hired Well = the right people taken on
name: +Nexthire = the next person to hire
name: Fair Hearing = every applicant is considered
line: Every applicant gets an answer
line: Hire faster, lose nobody on the way
line: All applications in one place
line: From application to first day
line: Find the right person sooner
line: Hiring without the email chaos

staff-onboarding
job: a course, courses
rival: following a colleague for a few days | it needs no preparation and questions are answered on the spot
rival: paper checklists, handbooks and shared folders | they exist already and cost nothing | | onboarding checklist template
rival: learning platforms and course libraries | ready courses and certificates come with the licence | TalentLMS, Docebo, Moodle, Connecteam, LinkedIn Learning | employee training software
meet: HR meet-ups and associations of hotels, shops and care providers | HR or branch manager | new people start there every month and somebody always has to explain everything again | turn one paper instruction into five short lessons with {name} and give them to the next new colleague | two afternoons a week | temp agencies, payroll bureaus and HR consultants | they see new staff leave in the first weeks
measure: the days until a new colleague works without help
moat: lessons for each workplace made by its own staff, and ready courses for a few trades
risk: lessons go out of date and nobody trusts them | give each lesson an owner and a review date, and show which ones are due
rule: Settle compulsory training and working time | Ask the safety authority which training must be given in person or signed, and an employment lawyer whether learning at home counts as working time. | the list of compulsory training is in the product
trial: Train the next new colleagues of two firms | Make ten short lessons with the best person at one workplace of each firm, give them to everybody who starts in the next two weeks, and count the questions that remain. | lessons finished, questions and days until they work alone are on one sheet
ask: Will staff without a computer use it? | It runs on any phone | trade-trial | by counting who finishes the lessons before the second shift
ask: Who makes the lessons? | A colleague films the task on a phone in a few minutes | f-2 | by watching three people make a lesson on their own
ask: Does it keep people longer? | | interviews-2 | by asking ten managers why new staff left
roles: somebody who has trained new staff | a developer for phone apps | somebody who helps customers make their first lessons
search: staff onboarding app
name: Ready Day One = prepared for the first day
name: +Firstshift = ready for the first shift
name: Show Me Once = learn it by watching
name: +Startwell = a good start at work
name: Buddy Plan = a colleague to help
name: Ready to Work = trained and prepared
name: *Novizo = from the word for beginner
name: +Rookiepath = the path for new staff
name: Welcome Week = a friendly first week
name: Know the Job = how the job is done
name: Week One = the first week, planned
name: Good Start = well begun in a new job
line: A good start from day one
line: Ready for the first shift
line: New staff up to speed faster
line: Train once, use it every time
line: Everything new staff need to know
line: Short lessons, fewer questions

shift-planning
job: a rota, rotas
rival: a spreadsheet or paper rota and a chat group | it costs nothing and everybody can read it | Microsoft Excel, WhatsApp | rota template
rival: rota software | planning, time clock and holidays are in one app | Deputy, Planday, When I Work@US, Homebase@US, RotaCloud@GB | rota software
rival: the planning module of the till or payroll software | it came with software that is already paid for | Square, Toast@US | staff scheduling
meet: associations of restaurants, shops and care homes, and chambers of commerce | manager who writes the rota | they lose hours every week to wishes, swaps and sick calls | make next week's rota with {name} beside the old sheet and let the team see it on their phones | two afternoons a week | payroll bureaus, accountants and till suppliers | they correct wrong hours every month
measure: the hours a manager spends on one week's rota
moat: the rules of each trade built in, and working hours that go straight to payroll
risk: the chat group goes on and there are two versions of the rota | let people swap and report sick in the app, and make one version the only valid one
rule: Settle rest times, notice and staff rights | Ask an employment lawyer about rest, breaks, night work, notice of changes and what staff representatives must approve. | the rules are built in and each warning names its rule
trial: Plan two weeks for three teams | Write the rotas of three teams together with their managers, and note hours spent, rules that were missing and changes after publishing. | hours, rules and changes are counted for each team
ask: What happens when somebody calls in sick? | People who are free and rested are asked first | f-2 | by counting how many gaps are filled within the hour
ask: Will the whole team use it? | | trade-trial | by counting who opens the rota in the app in two weeks
ask: Does the staff find it fair? | | interviews-2 | by asking the team and not only the manager
roles: somebody who has written rotas for years | a developer for planning and payroll connections | somebody who sets up new teams
search: rota planning app
name: +Swapeasy = swap shifts easily
name: Who Works When = the rota at a glance
name: +Shiftneat = shifts in good order
name: Early & Late = both shifts on one plan
name: Fair Rota = shifts shared fairly
name: Rota Done = the plan is finished
name: *Turna = from taking turns
name: Cover Found = somebody takes the shift
name: +Weekrota = the rota for the week
name: Sunday Off = free days that stay free
name: Every Shift = all shifts are covered
name: Full Team = nobody missing on shift
line: Rotas done in minutes
line: Every shift covered
line: Your team knows when they work
line: Swap shifts without the chat chaos
line: Sick call? Cover found
line: Fair shifts, fewer phone calls

hr-records
job: a request, requests
rival: spreadsheets, email and paper files | they cost nothing and work for a small team | | leave planner template
rival: HR software for the whole company | staff files, leave and reviews are already in it | BambooHR, Personio@DE, HiBob, Rippling@US, Factorial@ES, Breathe@GB | HR software
rival: the HR module of the payroll software | it is there already and knows every employee | ADP, Sage, Gusto@US | HR and payroll
meet: employer associations, office-manager networks and accountants' offices | office manager who also does HR | every question about leave and papers ends on that desk | set up one team with {name} in an afternoon and handle its next leave request together | one afternoon a week | employment lawyers, payroll bureaus and accountants | they keep asking clients for papers that are missing
measure: the hours from a leave request to the answer
moat: complete staff files and rules that a company does not want to enter twice
risk: companies outgrow the product or never move their old files | serve one company size well, and take over the old files for new customers
rule: Protect the personal data of other companies' staff | Ask a data protection adviser who may see which files, how long they are kept and when staff representatives must agree, and check the local rules for leave. | access by role, storage times and leave rules are tested
trial: Set up three small companies | Take over leave, contracts and dates for three companies, handle their requests for two weeks, and note every case that fits no field. | hours saved, requests and missing features are on one sheet
ask: What does it do that a shared spreadsheet cannot? | | interviews-2 | by asking ten office managers what went wrong with theirs
ask: At what size do companies buy HR software? | | price-talks | by offering it to companies of three sizes
ask: Who may see the reason for sick leave? | Only the people the company names, and every look is logged | rules | with the adviser's written answer
roles: somebody who has done HR in a small company | a developer for access rights and data | somebody who helps new customers move their files
search: HR software for small business
name: +Staffdrawer = staff files in one place
name: Leave Sorted = leave asked and answered
name: Days Left = how much leave is left
name: +Teamfile = a file for every person
name: Staff in Order = files and dates in order
name: People on File = every record kept
name: +Leaveslip = a leave request in seconds
name: Tidy Team = staff records made tidy
name: Holiday Sorted = holidays planned and approved
name: +Crewfolder = a folder for the crew
name: Leave & Files = the two jobs it does
name: *Personara = from the word personal
line: Leave requests answered the same day
line: Every staff file in one place
line: HR without spreadsheets
line: Know who is away and when
line: Contracts, leave and sick days, sorted
line: Less paperwork for small teams

employee-survey
job: a survey, surveys
rival: employee survey and review software | results of past years can be compared in it | Culture Amp, Lattice, Workday Peakon, Qualtrics | employee survey software
rival: general form tools | they are cheap or free, and anybody can build a form | SurveyMonkey, Typeform, Google Forms, Microsoft Forms | survey tool
rival: yearly talks and team meetings | they take place anyway and cost nothing extra
meet: HR conferences, HR online communities and training for staff representatives | head of HR | they learn why people leave only in the last interview | ask one team three questions with {name} and go through the answers with its manager | one afternoon a week | business coaches, recruiters and HR consultants | they hear what staff do not say to their employer
measure: the share of staff who answer the third round
moat: answers over several years and comparisons within one trade
risk: nothing changes after the first survey, and fewer answer the second | let every manager name one change before the next questions go out
rule: Promise only the anonymity you can keep | Ask a data protection adviser and the staff representatives how many answers a result needs before it is shown, who sees comments and how long answers are kept. | the smallest group and the storage time are shown to everybody who answers
trial: Ask three teams for two weeks | Send three short questions a week to three teams, give each manager the result on one page, and note who answered and what was changed. | answers, changes and managers who go on are on one sheet
ask: Can a manager find out who wrote something? | Results of very small groups are never shown | rules | by trying to identify people in the results of one team
ask: What do managers do with a bad result? | | interviews-2 | by going through results with five managers
ask: Who pays, HR or the management? | | price-talks | by offering one team, one site and the whole company to five firms
roles: somebody who has led teams | a developer for data and privacy | an organisational psychologist as adviser
search: employee survey tool
name: Heard at Work = staff are listened to
name: +Teamvoice = the voice of the team
name: Ask the Team = questions for the team
name: Say It Safely = honest and anonymous
name: +Workmood = how work feels
name: Honest Answers = what people really think
name: Speak & See = said, and something changes
name: +Straightsaid = said openly
name: Team Says = what the team says
name: Hand Up = everybody may speak
name: Before They Go = know it before people leave
name: *Vocea = from the word voice
line: Know how your team really feels
line: Honest answers, kept anonymous
line: Three questions, one clear change
line: Hear it before people leave
line: Short surveys people really answer
line: From feedback to action

employee-wellbeing
job: a session, sessions
rival: fitness, fruit and single health days | they are easy to organise and everybody can see them
rival: wellbeing and benefit platforms | one contract covers all sites and staff can choose what they like | Wellhub, Headspace, Spill@GB, Modern Health, Urban Sports Club@DE | employee wellbeing platform
rival: assistance programmes and hotlines of insurers | they are often included in a policy the firm already has | TELUS Health, ComPsych@US | employee assistance programme
meet: HR networks, chambers of commerce and insurers' events on health at work | HR manager | sick leave and staff turnover are rising and few people use what is offered | hold one session for a team with {name} and count who asks for another | one afternoon a week | company doctors, insurers and HR consultants | they see stress and absence early
measure: the share of staff who use it and come back in the third month
moat: trust that nothing private reaches the employer, and a network of good professionals
risk: few people use it and the firm does not renew | agree on a goal for use with HR, present it to each team in person, and report use without names every month
rule: Settle confidentiality, licences and emergencies | Ask a lawyer who may give counselling, what counts as health data, what the employer may see, and write down what happens when somebody is in danger. | the confidentiality promise, the licences and the emergency plan are in writing
trial: Work with one team for two weeks | Offer sessions to one team in working hours, count who comes and who returns, and ask those who stayed away why. | participants, returns and reasons are on one sheet
ask: Does it reduce sick leave? | Nobody can promise that, but use and satisfaction can be shown every month | interviews-2 | by asking ten HR managers what they would accept as proof
ask: Do people trust it when the employer pays? | Names and contents never reach the employer | trade-trial | by asking participants before and after the first session
ask: Who helps in an acute crisis? | | rules | with a written plan and local emergency numbers
roles: a licensed psychologist or coach | somebody who sells to HR and looks after customers | somebody for booking and data protection
search: employee wellbeing programme
name: +Deepbreath = time to breathe
name: Quiet Hour = an hour to recover
name: Better Week = a healthier working week
name: +Wellteam = teams that feel well
name: Lunch Walk = a walk in the break
name: *Serenella = from the word serene
name: Steady Mind = calm under pressure
name: +Calmdesk = calm at work
name: Beyond Fruit = more than a fruit bowl
name: Kind Monday = a good start to the week
name: Room to Talk = somebody who listens
name: +Easeday = an easier working day
line: Support your team will really use
line: Somebody to talk to, this week
line: Private, quick and easy to book
line: Less stress, better days at work
line: Healthy teams stay longer
line: Help before it gets too much

phishing-training
job: a test email, test emails
rival: security awareness platforms | auditors and insurers know their reports | KnowBe4, Proofpoint, Hoxhunt, SoSafe@DE | phishing simulation
rival: the training tool in the office suite | the licence is often paid already | Microsoft Defender | attack simulation training
rival: a warning email from IT and a yearly course | they cost little and satisfy most rules
meet: IT managers' meetings, security events and insurers' seminars | IT manager of a company without a security team | they expect an attack and have little time for training | send one agreed test to a small office with {name} and go through the result with the team | one afternoon a week | cyber insurers and IT service companies | they want fewer incidents at their customers
measure: the share of staff who report a test email instead of clicking
moat: test emails in the language and style of one trade and region, renewed all the time
risk: staff feel tricked and stop reporting | praise everybody who reports, show no names to managers, and announce the programme beforehand
rule: Agree on the limits before the first test | Get written consent from the management, ask when staff representatives must agree, settle what is recorded about single people, and use no other company's brand without permission. | the signed consent and the list of limits are on file
trial: Test two small companies | With written consent, send three test emails to the staff of two companies within two weeks, talk about the results with them, and compare the first and the last test. | clicks, reports and remarks of both companies are on one sheet
ask: Do people still click less after a few months? | | trade-trial | by comparing a trained team with one that was not trained
ask: Does it also cover calls and text messages? | A call back on a known number is practised as well | f-3 | by rehearsing one call with an accounts team
ask: Who decides to buy, IT or the management? | | interviews-2 | by asking ten IT managers who approved their last security purchase
roles: somebody who has handled real attacks | a writer of believable test emails | somebody who sells through IT service companies
search: phishing training for employees
name: Spot the Bait = see the false email
name: Think & Click = think before the click
name: Pause & Check = stop and look first
name: +Baitwise = staff who know the bait
name: Safe Inbox = an inbox without danger
name: Check the Sender = look at the address first
name: +Mailwary = careful with email
name: Report It First = reporting beats clicking
name: +Hookproof = nobody takes the hook
name: Alert Office = an office that notices
name: +Clickless = no careless clicks
name: *Phishara = from the word phishing
line: Teach your team to spot it
line: Harmless tests, careful staff
line: Fewer clicks, more reports
line: Short lessons that people remember
line: Practise before a real attack
line: Everyone knows what to report

security-compliance
job: a security questionnaire, security questionnaires
rival: spreadsheets and last year's answers | they cost nothing but the time of a senior engineer | | security questionnaire template
rival: compliance automation software | auditors work with it and customers know the certificates | Vanta, Drata, Secureframe, OneTrust | security compliance software
rival: security consultants | an experienced person does the work and sits beside the customer in the audit | | ISO consultant
meet: software founders' meetups, security events and start-up centres | technical head of a software company | a large customer has sent a long security questionnaire | answer one real questionnaire with {name} from the company's own documents in a day | two afternoons a week | auditors, cyber insurers and lawyers for software companies | their clients are not ready when the audit begins
measure: the hours from receiving a questionnaire to sending the answers
moat: approved answers with proof, kept up to date for every system a customer runs
risk: large suites add the same feature and prices fall | serve one standard or trade better than they do, and include help from a person
rule: Keep customers' security documents safe and answers true | Settle who may read the documents, where they are stored and what happens after a breach, have a tester attack the product, and send no answer the customer has not approved. | the test report and the security page can be shown
trial: Answer three real questionnaires | Answer one questionnaire for each of three companies from their own documents, time it, and count the questions for which there was no proof. | hours, answers and missing proof are on one sheet
ask: Will auditors accept what the tool collects? | | interviews-2 | by showing a sample to two auditors
ask: Who is liable for a wrong answer? | The customer approves every answer, and old ones are marked for review | rules | with a clause written by a lawyer
ask: Which standard do buyers ask for most? | | f-3 | by reading the last questionnaires of ten companies
roles: somebody who has led a security audit | a developer for integrations | an auditor as adviser
search: security questionnaire automation
name: Audit Ready = ready for the auditor
name: Proof on File = every proof kept
name: +Proofready = proof when it is asked for
name: Answers on File = answered once, used again
name: Clean Audit = an audit without findings
name: +Auditpath = the way to the certificate
name: Safe to Buy = buyers can trust you
name: +Controlbook = all controls in one book
name: In Good Order = everything as it should be
name: Lock & List = secured and documented
name: No Findings = nothing to complain about
name: *Auditta = from the word audit
line: Questionnaires answered in hours
line: Proof behind every answer
line: Ready for the audit, all year
line: Win larger customers sooner
line: Let engineers build again
line: Pass the security review

privacy-compliance
job: a data request, data requests
rival: copied templates and hoping that nobody asks | it costs nothing and nobody has complained so far | | privacy policy template
rival: consent and privacy software | its banner is already installed on many websites | OneTrust, Cookiebot, Usercentrics, iubenda | privacy compliance software
rival: lawyers and outside data protection officers | they answer for their advice and deal with the authority | | data protection officer
meet: chambers of commerce, web agencies and professional associations | owner of a web agency | clients ask there what their privacy page and banner must say | check one client's website, forms and mailing list with {name} and put right what is found | one afternoon a week | web agencies, IT service companies and accountants | their clients ask them about privacy rules
measure: the days until a person's request for their data is answered
moat: complete records and templates for each trade, updated when rules change
risk: customers buy it out of fear and forget it | send one short task each quarter and show what an authority would ask for today
rule: Know where software ends and legal advice begins | Ask a lawyer which texts and answers may come from software, who may act as data protection officer, and how errors are insured. | a named lawyer has approved the texts, and the policy is on file
trial: Put five small companies in order | Take five companies from one trade, write their records and check their websites, answer one test request each, and note what is the same in all five. | hours, gaps found and shared texts are on one sheet
ask: What do authorities look at first? | | interviews-2 | by asking data protection officers and lawyers
ask: What does a customer do on the day of a data breach? | It follows a checklist with deadlines and phone numbers | f-2 | by rehearsing one case with a customer and timing it
ask: Who sells it best, you or the web agencies? | | price-talks | by offering five agencies a share
roles: a lawyer for data protection | a developer | somebody who explains rules in simple words
search: privacy compliance for small business
name: +Datatidy = personal data in order
name: Privacy in Order = records and texts complete
name: Right to Know = people may ask
name: Clear Consent = consent that counts
name: +Consentbook = a record of every consent
name: Ask First = consent before data
name: Tidy Records = records kept tidy
name: +Privacydesk = a desk for privacy questions
name: Need to Keep = only the data you need
name: Data Done Right = data handled properly
name: +Erasewise = deletes at the right time
name: *Privea = from the word private
line: Privacy rules, done properly
line: Answer every data request on time
line: Know what data you hold
line: Keep what you need, delete the rest
line: Ready when the authority asks
line: Clear consent on every form

meeting-notes
job: a meeting, meetings
rival: notes by hand | everybody can take them, and nobody has to be asked | | meeting minutes template
rival: the summary built into the call software | it is one click away and often included in the licence | Zoom, Microsoft Teams, Google Meet | meeting summary
rival: AI note takers | they join calls automatically and have free plans | Otter, Fireflies, Fathom | AI note taker
meet: project managers' meet-ups, coworking spaces and professional associations | project manager | they spend hours writing up what was decided in calls | take the notes of one real meeting with {name} and send out the tasks within the hour | two mornings a week | business coaches, IT firms and project consultants | they see the same points discussed again and again
measure: the share of agreed tasks that are done by the next meeting
moat: words and names of each trade understood correctly, and tasks delivered into the tools that teams already use
risk: call software gives summaries away for free | serve meetings it handles badly, such as in person, in dialect or with special terms, and deliver tasks instead of text
rule: Settle consent and deletion | Ask a lawyer when everybody has to agree to a recording, how consent is shown, where the sound is processed and when it is deleted. | consent is asked for before each recording and deletion has been tested
trial: Take notes in twenty meetings of three teams | Send tasks and decisions within an hour of each meeting, let participants correct them, and note who opened them again. | corrections, opened notes and finished tasks are counted for each team
ask: Why pay when the call software does it? | | f-3 | by comparing both on the same five meetings
ask: Who can hear the recording? | It is deleted as soon as the notes are confirmed | rules | with the contract of the AI provider
ask: How well does it understand names and accents? | | trade-trial | by counting errors in ten real meetings
roles: somebody who has led many meetings | a developer for speech recognition | somebody who sets up teams
search: AI meeting notes
name: +Minutekeep = keeps the minutes
name: Said & Noted = everything important written down
name: Tasks & Names = who does what
name: *Notalia = from the word note
name: +Noteclear = clear notes at once
name: Quiet Scribe = writes while you talk
name: After the Call = notes and tasks, ready
name: +Talktask = from talk to tasks
name: Next Actions = what happens now
name: Minutes Ready = done when the meeting ends
name: Clear Minutes = minutes everybody understands
name: +Recapwise = a good recap each time
line: Notes ready when the meeting ends
line: Who does what, by when
line: Listen now, read it later
line: Every decision written down
line: No more writing up minutes
line: Tasks that do not get lost

knowledge-search
job: a question, questions
rival: asking a colleague | the answer is quick and comes with an explanation
rival: wikis and shared folders with a search field | the firm already pays for them and the documents are there | Notion, Confluence, Microsoft SharePoint, Google Drive | knowledge base software
rival: AI search across a firm's files | it comes from a known vendor and connects to the common office tools | Microsoft Copilot, Gemini, Glean, Guru | AI knowledge search
meet: trade fairs, IT user groups and associations of service managers | head of a service team | new staff ask the same questions and the experienced people are always interrupted | load the documents of one team into {name} and let them ask it for a week | two afternoons a week | IT firms, document management suppliers and business consultants | they move files and hear that nobody finds anything
measure: the share of questions answered with the right source
moat: answers corrected by experts, and access rights that work in every connected system
risk: a wrong answer sounds as certain as a right one | show the source with every answer, and say so when there is none
rule: Settle access rights and staff data | Agree with IT and staff representatives that nobody finds what they may not read, where documents are processed and what is stored about questions. | a test user without rights finds nothing and the data agreement is signed
trial: Answer one team's questions for two weeks | Load a team's documents into {name}, let the staff ask their real questions, and have an expert mark each answer. | right, wrong and missing answers are counted and the gaps are listed
ask: What is better than the AI in our office software? | | f-3 | by putting fifty real questions to both
ask: Who keeps the documents up to date? | Open questions go to the person responsible | f-2 | by counting how many are answered within a week
ask: Who decides to buy it? | | closing-calls | with ten heads of service and their IT managers
roles: a developer for search and language models | somebody who has worked in support or service | somebody who helps customers tidy up documents
search: internal knowledge search
name: +Knowshelf = knowledge within reach
name: +Askfolder = ask your files
name: Found It = the answer, found at once
name: With Source = every answer has its source
name: *Sapienta = from the Latin for wisdom
name: +Answershelf = answers within reach
name: Right Page = shows the page it is on
name: Ask & Find = ask once and find it
name: Shared Memory = what the firm knows, shared
name: +Findwell = finds what you need
name: Quick Source = the source in seconds
name: One Search = all files at once
line: Ask once, find it at once
line: Every answer with its source
line: All your firm knows, one search away
line: New staff find answers themselves
line: Stop searching, start working
line: Knowledge that stays in the firm
`;
