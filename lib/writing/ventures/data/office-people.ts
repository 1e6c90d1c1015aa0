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
rival: HR suites | staff files, holidays and salaries are all in them | Personio@DE, BambooHR, HiBob, Breathe@GB, Factorial@ES, Rippling@US | HR software
rival: the HR corner of the payroll supplier | it is there already and does for most things
rival: a holiday sheet, a cabinet and the boss's memory | with fifteen people it more or less works
meet: chambers' evenings for employers and office managers' networks | office manager who does HR on the side | every question about holidays ends on that desk | put one team's holidays and papers into {name} in an afternoon and take the next request through it | one afternoon a week | employment lawyers and payroll bureaus | they need the paper that nobody can find
measure: the minutes from a holiday request to the answer
moat: complete files that pass an inspection
risk: it is bought at forty employees and thrown out at a hundred | choose the size one serves, and export everything cleanly for those who outgrow it
rule: Guard the files of other people's staff | Ask a data protection adviser who may see sick notes and salaries, how long files are kept and whether a works council must agree. | access by role is tested with a real firm
trial: Set up one firm in a day | Take over holidays, contracts and birthdays of one firm with thirty people, and note each exception that fits no field. | the exceptions are listed and priced
ask: What does it do that a shared sheet cannot? | | interviews-2 | by asking what went wrong with the sheet last year
ask: Who sees the reason for a sick day? | Only those the firm names, and the log shows it | rules | with the adviser's answer
roles: somebody who has done HR in a small firm | a developer careful with rights and roles | somebody who moves paper files over
search: HR software small business
name: Days Left = what everybody wants to know in June
name: Long Weekend = a day asked for at the right moment
name: +Leaveslip = the slip that asks for leave
name: Hired & Happy = how it ought to stay
name: Back Monday = the note on an empty chair
name: Personnel = the old word on the office door
name: Get Well = what to write when a sick note comes
name: +Staffdrawer = the drawer with everybody's papers
name: *Ferienna = from the word for holidays
name: Feierabend = German for the end of the working day
name: Tenth Year = an anniversary somebody should remember
line: How many days have I left?
line: Birthdays, contracts, sick notes: filed
line: Back on Monday, and everybody knows
line: Leave asked, leave answered
line: For firms where HR is half a person

employee-survey
job: a survey, surveys
rival: engagement and review suites | the numbers of past years can be compared in them | Culture Amp, Lattice, Peakon, Officevibe | employee survey software
rival: general survey makers | they cost little and everybody can build a form | SurveyMonkey, Typeform, Microsoft Forms
rival: the door that is always open and the yearly talk | those who are content say it is enough
meet: HR conferences and works councils' training days | HR lead of a firm with several sites | they learn why people left in the last talk | ask one team three questions with {name} and sit with its leader when the answers come | one afternoon a week | organisational coaches | they need to know what people don't say aloud
measure: the share of staff who answer the third round
moat: honest answers over years, which nobody gives twice to strangers
risk: nothing changes after the first survey and nobody answers the second | let a leader send the next questions only after naming one thing that was done
rule: Promise only the anonymity that can be kept | Ask a data protection adviser and the works council from how many answers a result may be shown, who sees free text and how long it is kept. | the smallest group is fixed and shown to everybody
trial: Ask two teams for a month | Put three questions a week to two teams by hand, give the leaders the result, and see what they do with it. | what changed, and what did not, is written down
ask: Can a boss find out who wrote it? | Groups below a fixed size are never shown | rules | by trying to find out with real data
ask: What does a leader do with a bad result? | | interviews-2 | by sitting with two leaders when they read one
roles: somebody who has led teams through bad results | a developer | an organisational psychologist as adviser
search: employee survey tool
name: Open Door = what every boss says there is
name: +Straightsaid = said without detours
name: Corridor Talk = where the truth is spoken
name: Hand Up = how a shy question begins
name: The Third Why = the one with the real answer
name: Ear to Floor = how to hear what is coming
name: Candour Box = a letter box for plain words
name: Kitchen Table = where things get said
name: *Vocea = from the word for voice
name: Sag Mal = German for tell me
name: Before They Go = when one should have asked
line: What people say in the corridor
line: Ask before the farewell cake
line: Said honestly, heard properly
line: Three questions and one thing that changes
line: The quiet ones have answers too

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
job: a test mail, test mails
rival: security-awareness platforms | auditors and cyber insurers know them | KnowBe4, Proofpoint, Hoxhunt, SoSafe@DE | phishing simulation
rival: the training inside the office suite | the licence is paid already | Microsoft Defender
rival: a warning mail from IT after the last near miss | everybody is careful for a week
meet: IT managers' meetings, insurers' seminars and chambers' security evenings | IT manager of a middle-sized firm | they know who will click and may not say so | send one harmless test to their own office with {name} and talk about it over lunch | one afternoon a week | cyber insurers and IT service firms | they want fewer claims and fewer nights
measure: the share of staff who report a test mail instead of clicking
moat: bait in the language and manner of one trade and region
risk: people feel trapped and stop reporting anything | praise whoever reports, name nobody who clicks, and tell the works council beforehand
rule: Agree the tests before the first bait | Get written consent of the management and the works council, settle what is recorded about single people and which brands may not be imitated. | the consent and the list of limits are signed
trial: Test two offices by hand | Write three believable mails for two firms, send them with the boss's consent, and sit in the kitchen afterwards. | clicks, reports and remarks are written down
ask: Do people click less after half a year? | | trade-trial | by comparing with an office that was not trained
ask: What about the voice that sounds like the boss? | A call back on a known number is practised, not only mail | f-3 | by rehearsing one such call with an accounts team
roles: somebody who has cleaned up after an attack | a writer of believable mails | somebody who sells through IT firms
search: phishing training
name: Wrong Hook = the bait that was spat out
name: Second Look = the habit that saves a firm
name: +Baitwise = a fish that knows the hook
name: Urgent & Odd = two words in every bad mail
name: Not My Boss = what the voice turned out to be
name: +Clickless = a finger that waits
name: Trust & Call = read it, then ring
name: Paper Boat = harmless, but it shows the current
name: *Phara = from pharos, the lighthouse
name: Vorsicht = German for take care
name: Odd Address = the letter that gives it away
line: Look twice at the boss's urgent mail
line: The bait that does no harm
line: Ring back before you pay
line: Proud to have reported it
line: One odd letter in the address

security-compliance
job: a questionnaire, questionnaires
rival: compliance-automation suites | auditors work in them and their badge is known | Vanta, Drata, Secureframe, OneTrust | security compliance software
rival: consultants with their own folders | somebody experienced sits at the table with the auditor | | ISO consultant
rival: the head of engineering with last year's answers in a sheet | it costs only their week
meet: software founders' meet-ups and security chapters | technical head of a software firm | a large customer has sent a form with three hundred questions | fill in one live questionnaire with {name} and their own papers in a day | two afternoons a week | auditors and law firms for software companies | they lose time on clients who aren't ready
measure: the hours from a questionnaire to the answers that are sent
moat: answers with proof behind them, for each system a firm runs
risk: a suite adds the same button and the price falls | own one certificate or trade that the suites treat carelessly
rule: Handle secrets like a customer's auditor would | Settle who may read proofs, where they lie and what happens after a breach, let an outside tester attack the product, and never state what the customer hasn't confirmed. | the test report can be shown
trial: Answer three real forms | Answer three live questionnaires for three firms from their own papers, and count which questions had no proof at all. | the unanswerable questions are listed by theme
ask: Does an auditor accept what the tool collects? | | interviews-2 | by laying a sample before two auditors
ask: What if an answer is wrong and a deal rests on it? | The firm confirms each answer, and changes show up as doubts | rules | with a lawyer's clause
roles: somebody who has led an audit from inside | a developer for the connections | an auditor as adviser
search: security questionnaire automation
name: Question Sixty = where most people give up
name: +Proofdrawer = where the evidence lies
name: In Good Order = what an auditor writes when it's well
name: Clean Audit = a letter without remarks
name: Lock & List = what is closed, and the proof of it
name: Chapter Nine = where the access rights stand
name: Evidently So = shown and not merely said
name: Green Tick = what three hundred boxes need
name: *Auditta = from hearing, as audits began
name: Prüfstein = German for a touchstone
name: No Findings = the shortest report there is
line: Three hundred questions, answered with proof
line: The auditor can come on Thursday
line: Shown, not just stated
line: Let engineers go back to engineering
line: No findings, no late nights

privacy-compliance
job: a request, requests
rival: consent and privacy suites | their banner is installed and the lawyer knows them | OneTrust, Cookiebot, Usercentrics, iubenda | GDPR software
rival: outside data protection officers | they answer the authority's letter and sign | | data protection officer
rival: a copied privacy page and good hope | nobody has complained so far
meet: chambers' evenings, web agencies and doctors' and tax advisers' networks | owner of a web agency | clients ask there what the banner has to say | go through one website and one mailbox with {name} and put right what is found | one afternoon a week | web agencies and IT firms | they are asked about it and don't want to answer
measure: the days until a person's request for their data is answered
moat: finished records for each trade, kept up as rules change
risk: firms buy it out of fear and forget it by summer | send a short task each quarter and show what an authority would ask today
rule: Give no legal advice without somebody who may | Ask a lawyer which texts may come from software, who signs as data protection officer, and how errors are insured. | a named lawyer stands behind the texts
trial: Put five small firms in order | Visit five firms of one trade, write their records by hand, and note what is the same in all five. | the shared part is the first template
ask: Will an authority accept it? | | interviews-2 | by asking officers what they look at first
ask: What does a firm do on the day of a breach? | It follows a list with times and a number to call | f-2 | by rehearsing one with a customer
roles: a lawyer for data protection | a developer | somebody who explains law to bakers
search: GDPR compliance small business
name: Forget Me = a right that people have
name: +Erasewise = knows what to delete and what to keep
name: Need to Keep = the question to ask of each entry
name: Closed Curtain = what a window needs at night
name: Ask First = the whole law in two words
name: Quiet File = a record that tells nobody anything
name: Article & I = the law and the one it protects
name: +Cookiejar = who had a hand in it
name: *Privea = from private
name: Diskret = German for discreet
name: Right to Know = what every customer has
line: Ask first, keep little, delete on time
line: Answers the letter before it's feared
line: Whose data is it? Theirs
line: The banner is the easy part
line: Curtains for customer data

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
