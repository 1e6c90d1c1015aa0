/** Software for the office: people and rules: what is known of them; the keys are those of `../lore.ts`. */
export const OFFICE_PEOPLE = `
applicant-tracking
job: an application, applications
rival: applicant systems | every application lands there and the careers page hangs on them | Greenhouse, Workable, Personio@DE, Lever, Teamtailor | applicant tracking system
rival: job boards and professional networks with their own filter | the candidates are there already | LinkedIn, Indeed
rival: a shared mailbox and a stack sorted by the boss on Sunday | a small firm hires four people a year
meet: HR round tables and regional job fairs | HR manager who hires alone | they have two hundred applications for one post and none for the other | sort last month's closed post with {name} and compare with whom they invited | one afternoon a week | recruiters for hard posts | they want the easy posts handled before they are called
measure: the days from an application to the first personal answer
moat: what became of those who were hired, seen after a year
risk: a filter drops people for a reason nobody can explain | show the reason for each place on the list, and let no machine turn anybody down
rule: Settle what may judge an applicant | Ask an employment lawyer how long papers may be kept, what applicants must be told about automatic sorting, and which checks for unfair treatment are asked of such tools. | the notice to applicants is approved
trial: Re-sort three closed posts | Take the papers of three filled posts with consent, sort them anew, and discuss every difference with the people who decided. | differences are explained one by one
ask: Does it prefer the same sort of people as before? | | trade-trial | by swapping names, gaps and schools in test papers
ask: What about posts nobody applies for? | Sorting doesn't help there, so we say which posts it is for | interviews-2 | by asking HR managers which posts hurt
roles: a recruiter who has hired in small firms | a developer for documents and calendars | an employment lawyer on call
search: applicant tracking small business
name: Second Round = when it gets serious
name: +Shortpile = the pile that remains
name: Dear Applicant = how most disappointments begin
name: Good Fit = what both hope for
name: Monday Start = the first day of somebody new
name: +Chairtaken = a place that has found its person
name: Gap Year = a reason to ask, not to drop
name: Fair Hearing = what every application deserves
name: *Aspira = from the word for those who apply
name: Kind Reply = what applicants remember
name: Stack of Forty = what waits on the desk
line: Two hundred letters, one good Monday
line: Every applicant gets an answer
line: Reads past the gap in the CV
line: The good one, mid-pile, found
line: Nobody is turned down by a machine

staff-onboarding
job: a course, courses
rival: learning platforms | courses and certificates of years are stored there | TalentLMS, Docebo, Moodle, Connecteam | employee training software
rival: courses from a catalogue | a whole library comes with one licence | LinkedIn Learning, Udemy
rival: walking behind a colleague for three days | it costs no licence, only the colleague
meet: hotel, care and retail managers' meetings | branch manager with many new starters | they explain the same till every other week | turn one of their paper instructions into five short lessons with {name} and give it to the next starter | two afternoons a week | temp agencies | they hear why people leave in the first week
measure: the days until a new colleague works a shift alone
moat: lessons made by the best people of each workplace
risk: lessons grow old when the till or the recipe changes | give every lesson an owner and a date, and hide it when nobody has confirmed it
rule: Settle which instructions are a duty | Ask the safety authority which instructions have to be given in person or signed, and an employment lawyer whether learning at home counts as working time. | the list of duties stands beside the lessons
trial: Teach one real shift | Film and write ten short lessons for one workplace with its best colleague, give them to the next three starters, and count their questions. | the questions that remain are the next lessons
ask: Do people without a desk really open it? | | trade-trial | by counting who finished before the second shift
ask: Who makes the lessons when we have gone? | A colleague with a phone, in the time of a coffee break | f-2 | by watching one make a lesson alone
roles: somebody who has trained shift workers | a developer for phones with old software | somebody who helps firms make their first lessons
search: staff onboarding app
name: Day One = when it is decided whether they stay
name: +Firstshift = the shift nobody sleeps before
name: Show Me Once = how people learn a till
name: Buddy System = a colleague by the side
name: Ropes & Aprons = what one learns and what one wears
name: +Handfirst = hands before handbooks
name: New Key = what is handed over on the first morning
name: Which Drawer = what nobody tells a beginner
name: *Novizo = from the word for a beginner
name: Aprendiz = Spanish for an apprentice
name: Second Week = when it starts to be fun
line: Where the key is and why it sticks
line: Day one without the guessing
line: Learn the till before the queue
line: What old hands forget to mention
line: New on Monday, steady by Thursday

shift-planning
job: a rota, rotas
rival: rota suites | clock, holidays and payroll hang on them | Deputy, Planday, When I Work@US, Homebase@US, RotaCloud@GB | rota software
rival: the planning module of the till or payroll | it came with it
rival: a sheet on the kitchen door and a chat group | everybody photographs it on Thursday
meet: restaurants', care homes' and shops' back offices on the day the plan is made | shift leader | they lose an evening a week to holidays, wishes and sick calls | make next week's plan with {name} beside their sheet and let them change it | two afternoons a week | payroll bureaus | they correct hours that were written down wrongly
measure: the hours a shift leader spends on one week's plan
moat: who can work with whom and when, known for each place
risk: the chat group goes on beside it and two plans are true | take swaps where people write them, and let only one list count
rule: Know the rest times and who has a say | Ask an employment lawyer about rest, breaks, notice for changed shifts and whether a works council has to agree. | the tool warns of each rule by name
trial: Plan four weeks for two teams | Make the plans of a kitchen and a care team by hand with their leaders, and write down every rule that was only in their heads. | the unwritten rules fill a page
ask: What happens at six when somebody calls in sick? | Those who are free and rested are asked first | f-2 | by counting how many answer within the hour
ask: Is it fair about weekends? | | interviews-2 | by asking the staff and not only the leader
roles: somebody who has planned shifts for years | a developer who likes hard puzzles | somebody who sits in back offices on planning day
search: rota planning app
name: Kitchen Door = where the plan has always hung
name: Early & Late = the two halves of a working town
name: +Swapnote = a word between colleagues
name: Who's On = the first question of the day
name: Sunday Off = what everybody hopes to read
name: +Shiftmate = whoever stands beside you at six
name: Fair Weekends = what a good plan is known by
name: Clocking Off = the best minute
name: *Turna = from the word for taking turns
name: Relève = French for those who take over
name: Cover Me = what one asks a colleague
line: Who is on, who is off
line: Your Sunday is really off
line: The plan from the kitchen door, improved
line: Sick at six, covered by seven
line: Holidays, wishes and one rota

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
rival: benefit and wellbeing platforms | one contract covers every site and a fitness card is in it | Wellhub, Headspace, Spill@GB, Modern Health, Urban Sports Club@DE | employee wellbeing platform
rival: hotlines of insurers | they are included in the policy | Telus Health
rival: fruit, a yoga hour and a leaflet | it looks kind and offends nobody
meet: HR networks, insurers' prevention days and works councils | HR manager after a long winter of sick notes | they have a budget for health that was spent on apples | hold one honest hour for a team with {name} and count who asks for a second | one afternoon a week | company doctors and insurers | they see burnout before the boss does
measure: the share of staff who use it in the third month
moat: trust among staff that nothing reaches the boss
risk: the contract ends because a few people used it | agree with HR what use is good, and go to the teams instead of sending mails
rule: Keep what people tell away from their employer | Ask a data protection adviser and a lawyer who may counsel, what is health data, what the employer may see, and what happens when somebody is in danger. | the line to the employer is written in one sentence
trial: Work with one team for two weeks | Offer real sessions to one team in working hours, and ask those who didn't come why not. | reasons for coming and staying away are counted
ask: Will it lower sick leave? | Nobody can promise that, and we don't | interviews-2 | by asking HR what they would take as proof
ask: Who helps somebody in an acute crisis? | | rules | with a written path to local emergency help
roles: a psychologist or coach with licence | somebody who sells to HR and stays | a developer for booking without names
search: employee wellbeing programme
name: Long Winter = when the sick notes come
name: +Deepbreath = what helps before a meeting
name: Door Pulled To = what is said here stays here
name: Lunch Walk = the cheapest cure there is
name: Still & Strong = how one would like to come home
name: Lamp Off = the hour when work should stop
name: Soft Landing = for the evening after a hard day
name: +Shoulderdown = where tired shoulders belong
name: *Serenata = evening music, and calm in it
name: Lagom = Swedish for just enough
name: Beyond Apples = more than a fruit bowl in the kitchen
line: More than a fruit bowl
line: Your boss won't hear a word
line: For the week after the hard week
line: Somebody to talk to before it breaks
line: Shoulders down, lamp off, go home

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
rival: note takers that join every call | they come by themselves and sit in the calendar | Otter, Fireflies, Fathom | AI note taker
rival: the summary built into the call tool | it is one switch and included | Zoom, Microsoft Teams, Google Meet
rival: whoever had to write the minutes last time | they know what was meant
meet: project managers' meet-ups and trade offices with many site meetings | project manager with five meetings a day | decisions get lost there between two calls | take the notes of one real meeting with {name} and send out the tasks before lunch | two mornings a week | facilitators and project coaches | they see the same thing decided three times
measure: the share of noted tasks that were done by the next meeting
moat: a trade's own words and a team's decisions over years
risk: the call tools give it away for nothing | serve the meetings they can't hear: on site, with dialects, with confidential matters
rule: Have everybody's consent before anything listens | Ask a lawyer when a recording is forbidden, how consent is shown, where sound is processed and when it is deleted. | consent comes before the first word
trial: Sit in twenty meetings | Take notes by hand in twenty meetings of three teams, write tasks within the hour, and see which notes anybody opens again. | the notes that were used are marked
ask: Why pay when the call tool does it? | | f-3 | by comparing both on a meeting with five speakers
ask: What is done with the recording? | It is deleted once the notes are confirmed | rules | with the processor's contract
roles: somebody who has led many meetings | a developer for speech | somebody who knows one trade's meetings
search: AI meeting notes
name: Any Other = the last item on every agenda
name: Who Does What = the only minutes that count
name: +Minutekeep = kept by the minute
name: Noted = the word that ends a discussion
name: Said & Done = two things that are often far apart
name: +Roundtable = where all can be heard
name: Next Tuesday = when it was going to be done
name: Item Four = where it was decided
name: *Notiva = from note
name: Protokoll = German for the minutes
name: Quiet Scribe = the one in the corner who hears all
line: Who said they would do it?
line: Decided once, and written down
line: The minutes nobody volunteers for
line: Item four, with a name beside it
line: Listen, somebody else is writing

knowledge-search
job: a question, questions
rival: wikis and search suites | everything is written there, if it can be found | Notion, Confluence, Guru, Glean | knowledge base software
rival: the assistant of the office suite | it can already see every file | Microsoft Copilot, Google Gemini, ChatGPT
rival: asking the colleague who has been there for thirty years | the answer comes with the story behind it
meet: plants, service departments and trade fairs for machine builders | head of service | three old colleagues retire there within two years | load one machine's papers into {name} and let a young colleague ask it for a week | two afternoons a week | IT service firms | they move the files and hear that nobody finds them
measure: the share of questions answered with the right page shown
moat: answers corrected by the people who really know
risk: a wrong answer sounds as sure as a right one | show the page it comes from, and say so when there is none
rule: Let nobody find what they may not read | Settle with IT and the works council that rights of each file hold for every answer, where texts are processed and what is logged about those who ask. | a test user without rights finds nothing
trial: Answer a hundred questions by hand | Sit in one department's chat for two weeks, answer from its papers, and note which questions no paper answers. | answered, half answered and unanswered are counted
ask: What is better than the assistant they already pay for? | | f-3 | by putting fifty real questions to both
ask: Who keeps the papers up to date? | Each unanswered question goes to the one who should know | f-2 | by counting how many come back answered
roles: a developer for search and language models | somebody who has worked in such a department | somebody who cleans up papers with customers
search: internal knowledge search
name: Ask Hannelore = the colleague who knew everything
name: +Knowshelf = a shelf with what is known
name: Long in Here = how long it takes to know where things are
name: Page Ninety = where the answer stands
name: Folder Final = and the newer one beside it
name: +Whereabouts = where a thing is to be found
name: Old Hand = somebody who has seen it before
name: Second Drawer = where it was all along
name: Sapio = from the Latin for I know
name: Wer Weiß = German for who knows
name: Tribal = knowledge that is told and not written
line: Page two hundred, third paragraph
line: Ask it what you'd ask Hannelore
line: What the firm knows, found again
line: Before thirty years walk out the door
line: The answer, and the page it's from
`;
