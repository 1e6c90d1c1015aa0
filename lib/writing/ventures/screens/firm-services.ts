/** Services that firms buy by the month or the project: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FIRM_SERVICES_SCREENS = `
bookkeeping-service
thing: month, months = March, two receipts missing; April, ready to review; May, open
must: Receipts sent by photo or email; A list of what is missing; A clear monthly report; Tax and payroll dates with reminders
later: A cash forecast for the next months; Invoices and reminders sent for the client
screen: My books | headline March is nearly done | list Missing = Fuel receipt; Supplier invoice | chart Income and costs by month | list Coming up = Tax payment, Friday; Payroll, Monday | buttons Take a photo / Ask my bookkeeper | nothing is missing, and the report comes on Friday | the photo cannot be read: take it again in better light
screen: Monthly report | table March = Item, This month, Last month; Income, higher, normal; Costs, normal, normal; Profit, higher, low | words Two customers have not paid yet | talk Questions = You: Why are costs up?; Bookkeeper: Insurance is paid once a year | buttons Approve / Book a call | the report is not ready, and its day is shown | a booking is wrong: mark it and we correct it
screen: Bookkeeper's desk | table Clients = Client, Month, Status; Café, March, two receipts missing; Hair salon, March, to review; Joiner, March, closed | list Due this week = Payroll, café; Tax return, joiner | switch Second check done | button Send reminders | all months are closed, and next deadlines are shown | a deadline is close: it stands at the top with what is missing

marketing-agency
thing: campaign, campaigns = Local search ads, spring; New menu, social posts; Newsletter for regular customers
must: One goal and one budget for each campaign; Adverts and posts approved before they go out; Enquiries counted by source; A monthly report in plain words
later: A content calendar for the next quarter; Photo and video days
screen: My campaign | headline Local search ads, week two | chart Enquiries by week | table Sources = Source, Enquiries, Customers; Search ad, nine, four; Social posts, five, one; Recommended, six, three | words The search ad works best | buttons Continue / Ask a question | the campaign has not started, and its first day is shown | an advert was rejected: the new text waits for your approval
screen: Approve a post | picture Post with photo and text | ask Change the text = Add the opening hours | list Planned = Monday, new menu; Thursday, team photo | switch Picture rights checked | buttons Approve / Ask for a change | nothing to approve, and the next draft comes on Tuesday | the approval is late: the post moves to the next day
screen: Agency desk | table Clients = Client, Running, Next; Dentist, search ads, report Friday; Café, posts, approval; Joiner, website text, first draft | list Today = Call the dentist; Check the budget | chart Budget used by client | button Send report | no campaigns running, and open offers are listed | a budget is nearly used up: pause or ask the client

web-design-studio
thing: website, websites = Physiotherapy practice, new site; Online shop, first draft; Bakery, small update
must: A fixed scope, price and launch date; Texts and pictures collected in one place; A draft to comment on, on phone and computer; Backups, updates and a handover guide
later: A monthly care plan; A second language
screen: My website project | steps Status = Plan agreed; Texts and pictures, two missing; First draft; Your comments; Launch on Monday | picture Draft of the homepage | list We need from you = Photo of the team; Opening hours | buttons Upload / Ask a question | the project starts on Monday, and the list of texts is ready | a file is too small: upload a larger one
screen: Comment on the draft | picture Homepage on a phone | talk Comments = You: Can the phone number be larger?; Designer: Done, please check | switch Show on computer | buttons Approve / Ask for a change | no draft yet, and its day is shown | both rounds of changes are used: an extra round can be added
screen: Studio board | table Projects = Client, Step, Waiting for; Practice, texts, client; Online shop, draft, us; Bakery, update, approval | list Before launch = Privacy page; Test on a phone; Backup | chart Hours by project | buttons Remind the client / Launch | no open projects, and two offers to follow up | the site is down: the host's number and the last backup are shown

video-production
thing: video, videos = Company video, one minute; Product video, in editing; Recruiting clip, shoot on Tuesday
must: A short brief and script before the shoot; A shooting plan with times, places and people; One link to watch and comment on the edit; Final files in all the formats needed
later: Subtitles in other languages; Short clips cut from the same footage
screen: My video | steps Status = Script approved; Shoot on Tuesday; First edit on Friday; Your comments; Final files | list Shoot on Tuesday = 9 am, interview; 2 pm, workshop; 4 pm, team | list Please prepare = A quiet room; Consent forms | buttons Approve the script / Ask a question | no script yet, and the first call is on Monday | somebody is ill: the shoot moves to a second date
screen: Watch and comment | picture First edit | talk Comments = You: Shorter start, please; Editor: Changed, see version two | list Formats = Website; Phone, upright; Presentation | switch Subtitles on | buttons Approve / Ask for a change | the edit is not ready, and its day is shown | the video does not play: use the second link
screen: Producer's board | table Projects = Client, Step, Due; Clinic, editing, Friday; Factory, shoot, Tuesday; Hotel, comments, today | list Pack for Tuesday = Two microphones; Lights; Batteries | switch Consent forms signed | chart Hours by project | button Send to client | no open projects, and past clients to call | footage is missing: open the second copy

translation-service
thing: translation, translations = Birth certificate, certified; Supply contract, two languages; User manual, third chapter
must: A price and date within the hour after upload; Certified copies by post or digital; A second reader for important texts; Files deleted on request
later: Term lists kept for each client; Interpreters booked by phone or video
screen: Order a translation | ask From and to = Spanish to English | picture Photo of the document | list Type = Certified; Business; Checked machine translation | ask Needed by = Friday | words You get the price within the hour | button Send for a quote | nothing uploaded yet, a clear photo is enough | the photo cannot be read: take it again in better light
screen: My orders | steps Supply contract = Received; Translated; Second reading; Delivered Friday | talk Question = Translator: Which company name is right?; You: The one on page two | list Done = Birth certificate; Price list | buttons Download / Ask for a change | no orders yet, and the accepted file types are shown | an authority asks for a change: we correct it and send a new copy
screen: Project desk | table Orders = Text, Languages, Due; Contract, Spanish to English, Friday; Certificate, Arabic to French, today; Manual, German to Polish, Monday | list Free translators = Ana, legal; Tom, technical | switch Second reader assigned | buttons Assign / Ask the client | no open orders, and quotes to follow up are listed | a translator cancels: who else is free is shown

it-support
thing: ticket, tickets = Printer offline, in progress; New laptop for a colleague; Suspicious email, checked
must: One number and one form for every problem; Status and expected time for each ticket; Backups checked and shown every month; A list of devices, licences and accounts
later: Short training on suspicious emails; A plan for replacing old devices
screen: Report a problem | ask What happened? = The printer does not respond | list How urgent? = Nobody can work; One person cannot work; It can wait | picture Photo of the message | words We usually answer within the hour | button Send | no open tickets, and all systems are running | you cannot send it: call the number at the top
screen: Our IT | headline Everything is running | table Systems = System, Status, Checked; Email, running, today; Backup, restored, Monday; Wi-Fi, slow, in progress | list Open tickets = New laptop, Thursday; Printer, today | chart Tickets by week | buttons Order a laptop / Add a colleague | no devices listed yet, and the first visit fills this page | the backup failed: we are working on it and call you today
screen: Technician's board | table Tickets = Client, Problem, Due; Practice, printer, today; Office, new laptop, Thursday; Shop, email blocked, urgent | list Steps for the laptop = Account; Updates; Backup; Handover | switch Second person informed | buttons Take the ticket / Close | no open tickets, and updates for this week are listed | an attack is suspected: disconnect, call the client, follow the plan

recruiting-service
thing: position, positions = Nurse, two interviews this week; Team leader, first shortlist; Accountant, new order
must: A clear profile with pay range and start date; A shortlist with reasons for each person; Interview dates both sides can see; Candidates' consent before data is shared
later: A check-in after the first month; A list of people for future openings
screen: Shortlist | headline Team leader, three candidates | table Candidates = Name, Strength, Can start; Ana, led a team of six, in May; Tom, knows the software, at once; Lin, same industry, in June | talk Note = Recruiter: Ana prefers part-time at first | ask Questions for us | buttons Invite Ana / Not a match | the search has started, and the first names come on Friday | a candidate withdraws: the next person is suggested
screen: My application | steps Status = First call; Profile sent; Interview, Tuesday 3 pm; Decision | list Prepare = Company profile; Two questions; Your certificates | switch My data may be shared with this employer | buttons Confirm Tuesday / Suggest another time | no open application, and new positions are shown | you cannot come: choose another time until the evening before
screen: Recruiter's desk | table Positions = Employer, Position, Next; Clinic, nurse, interview Tuesday; Workshop, team leader, shortlist Friday; Office, accountant, first call | chart Candidates by step | list Call today = Ana, feedback; Tom, start date | button Send shortlist | no open positions, and past clients to call | nobody fits: the profile is reviewed with the employer

virtual-assistance
thing: task, tasks = Sort the inbox, daily; Book travel for Tuesday; Send invoices, done
must: Tasks sent by message, voice or email; Due date and status for every task; Hours used, shown at any time; Written routines a stand-in can follow
later: Phone answering in the owner's name; Social media posts from a monthly plan
screen: My tasks | list Today = Reply to two customers; Book train for Tuesday; Send invoices | list Waiting for you = Choose a hotel; Approve the newsletter | chart Hours used this week | ask New task = Find a room for six people | button Send to my assistant | no open tasks, and ten ideas to hand over are shown | your assistant is ill: Tom takes over today
screen: Approve in one go | table For your decision = Item, Suggestion, By; Hotel, near the station, today; Meeting with Lin, Thursday 2 pm, today; Reply to a customer, draft ready, tomorrow | talk Hotel = You: With breakfast?; Assistant: Yes, included | buttons Approve all / Change one | nothing to approve, and the week's summary comes on Friday | a booking was not possible: two other options are shown
screen: Assistant's desk | table Tasks = Client, Task, Due; Ana, inbox, noon; Ben, invoices, today; Mei, travel, tomorrow | list Routine for invoices = Check hours; Create invoice; Send; File | switch Logged in through the password manager | buttons Done / Ask the client | no tasks left today, and tomorrow's are shown | an instruction is unclear: ask before you start

corporate-training
thing: course, courses = Team leaders, half a day; First aid refresher, Tuesday; New software, two sessions
must: Goals agreed with the company before the date; Dates, rooms and participants in one place; Exercises from the company's own work; Certificates and attendance list after the course
later: Short refreshers online; A yearly plan with required courses
screen: Plan a training | ask Topic = Giving feedback | ask Group = Eight team leaders | list Format = Half a day; One day; Two short sessions online | ask What should be better afterwards? = Clear talks every month | button Ask for an offer | no date yet, and the next free days are shown | the trainer is ill: a second trainer or a new date is offered
screen: My course | headline Tuesday, 9 am, meeting room two | steps Half day = Your examples; Practice in pairs; One task for work | list Prepare = Think of one difficult talk | ask My question | button Download the material | no course booked, and the next dates are shown | you cannot come: choose another date
screen: Results for HR | table Participants = Name, Attended, Task; Ana, yes, done; Tom, yes, open; Lin, no, new date | chart Ratings by session | list Certificates = Two ready; One after the new date | buttons Download certificates / Send reminder | the course is on Tuesday, and results appear the day after | an answer is missing: send the question again

grant-writing
thing: application, applications = Training project, due on Friday; New machine, in review; Community garden, funder found
must: Open calls that fit, with deadlines; A checklist of documents for each call; A budget in the funder's form; The client's approval before submission
later: Reports to the funder after approval; Reminders for new rounds
screen: Calls that fit | table Open calls = Funder, Fits, Deadline; Regional fund, very well, in May; Foundation, partly, Friday; City programme, well, in June | ask Our project = Training for young people | list Why it fits = Target group; Size; Own share possible | buttons Start an application / Not for us | no call fits now, and we tell you when one opens | a deadline has moved: the new date is at the top
screen: My application | steps Status = Documents; Summary; Budget, open; Your approval; Submitted | list Missing = Annual accounts; Letter from a partner | talk Comments = Writer: Who leads the project?; You: Maria, half-time | buttons Upload / Ask a question | no application started, and the first call is on Tuesday | a rule is not met: the reason and another call are shown
screen: Writer's desk | table Applications = Client, Step, Deadline; Sports club, budget, Friday; Workshop, review, in May; Association, documents, in June | list Questions to the funder = Own share; Start date | switch Second reader has checked it | button Submit | no open applications, and new calls are listed | the portal is down: take a screenshot and call the funder

fractional-cfo
thing: report, reports = Monthly report, ready on Friday; Cash forecast, next quarter; Board paper, draft
must: A cash forecast updated every week; A one-page monthly report; Agenda and papers sent before each meeting; Open decisions with a name and date
later: Plan and actual figures compared by team; Documents ready for banks and investors
screen: Cash forecast | headline Cash lasts until spring | chart Cash by month, plan and actual | table What changes it = Item, Effect, When; New customer, better, May; Hiring, worse, June; Tax, worse, April | ask What if = Hiring starts later | buttons Save this plan / Ask the CFO | no bank data yet, connect the account or upload a file | the data is a week old: update before you decide
screen: Board paper | list This month = Income above plan; Costs as planned; Two invoices overdue | words Decision needed: new hire in sales | steps Until the meeting = Draft, done; Founder's comments; Sent on Thursday | talk Comment = Founder: Add the new contract; CFO: Done | buttons Approve / Ask for a change | no meeting planned, and the last paper is shown | a figure does not match: it is marked and checked with the bookkeeper
screen: CFO's week | table Clients = Client, Day, Open; Software firm, Tuesday, forecast; Wholesaler, Wednesday, bank meeting; Online shop, Friday, report | list Waiting for = Bank statement; Hiring plan | switch Second check done | button Send summary | no client days this week, and open proposals are listed | cash is getting short: call the founder today

export-consulting
thing: market, markets = First country check; Buyer contacts; Sample orders
must: A market check before the first call; A list of suitable buyers; Notes on every buyer talk; The next steps with dates
later: Interpreters for trade fairs; A partner for customs papers
screen: Market overview | list Country check = Demand good; Two approvals needed; Three strong competitors | steps Progress = Market check; Buyer list; First talks; Sample order | button Read the report | choose a country to start | approval is unclear, we are asking the authority
screen: Buyer contacts | table Talks = Buyer, Result, Next; Wholesaler A, interested, send samples; Retailer B, no need, closed; Importer C, call back, Thursday | ask Filter = Interested | button Add a note | no buyers contacted yet | a call was missed, choose a new time
screen: Client projects | table Projects = Client, Step, Due; Tool maker, buyer list, Monday; Food maker, first talks, Wednesday; Software firm, market check, Friday | button New project | no client project yet | the client has not approved this step

rapid-prototyping
thing: part, parts = Housing, printed; Bracket, milled; Test cover, clear
must: Upload of drawings with a secrecy agreement; Advice on material and process; A delivery date before ordering; A fit and measurement check
later: Small series after the prototype; Surface finishing and painting
screen: New part | picture Part seen from the side | ask Material = Nylon | list Options = Standard, five days; Express, two days | words Wall is thin on one side, see our note | button Request quote | upload a drawing to start | this file cannot be read, try another format
screen: Your order | steps Housing = Drawing checked; In production; Measured; Shipped | words Arrives on Wednesday | buttons Ask the engineer / Reorder | no orders yet | a measurement is off, the part is made again
screen: Machine plan | table Today = Part, Machine, Due; Housing, printer one, Tuesday; Bracket, mill, Wednesday; Cover, printer two, Thursday | button Assign machine | no parts in the queue | the machine stopped, two orders need a new slot

security-testing
thing: finding, findings = Weak password rule; Missing access check; Outdated library
must: Written permission and scope before each test; Findings ranked by risk; Steps to repeat and fix each finding; A retest with an updated report
later: A summary for customers and auditors; A yearly test plan
screen: Test results | table Findings = Finding, Risk, Status; Missing access check, high, open; Weak password rule, medium, fixed; Outdated library, low, open | buttons Download report / Book retest | the test has not started yet | a serious finding, your contact has been called
screen: Finding in detail | headline Missing access check | steps How to repeat = Log in as user; Open the address of another account; Data is shown | words Check the owner of each record on the server | ask Assigned to = Sam | button Mark as fixed | no finding selected | the retest failed, the gap is still open
screen: Test permission | list Scope = Web app, test copy; Login and payments; No load tests | ask Emergency contact = Alex, technical lead | switch Permission signed | button Start test | no scope agreed yet | the host has not agreed, testing is locked
`;
