/** People at work: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const OFFICE_PEOPLE_SCREENS = `
employee-survey
thing: question, questions = How was your workload this week?; Do you know your priorities?; Would you recommend working here?
must: Short surveys on phone and computer; Results only for groups that are large enough; One change per team, visible to everybody; Several languages and sites
later: Comparison with past surveys; Conversation guides for managers
screen: This week's question | headline How was your workload this week? | list Your answer = Easy; About right; Heavy; Too heavy | ask Comment, if you like | words Anonymous: results appear once five people have answered | button Send answer | no question this week, the next one comes on Monday | no connection: your answer is sent later
screen: Manager's page, my team | chart Workload by week | table Results = Question, Last time, Now; Workload, heavy, about right; Priorities clear, mostly, yes; Recommend us, not sure, yes | ask One thing we will change = Fewer meetings on Friday | button Share with the team | fewer than five answers, so no result is shown | one question failed to load: the others are complete

applicant-tracking
thing: application, applications = Ana, interview on Thursday; Omar, new; Lee, offer sent
must: Applications from every channel in one list; An application from the phone in minutes; A personal answer within days; Deletion of data on time
later: Interview dates booked by applicants; A pool of good past applicants
screen: Apply on the phone | headline Office assistant, part time | ask Name and phone number | ask When can you start? = In May | button Add CV | button Send application | this job has been filled, and other jobs are shown | the file is too large: send a smaller one or none
screen: Applications | table Office assistant = Applicant, Stage, Next step; Ana, interview, Thursday; Omar, new, answer today; Lee, offer sent, waiting | words One applicant has waited for three days | button Answer Omar | no applications yet: share the job link | a message was not delivered: check the address
screen: Applicant, Ana | list Documents = CV; Cover letter | list Notes = Mia, good first call; Ben, ask about Fridays | ask Next step = Interview, Thursday at 2:00 | buttons Invite / Turn down | no notes yet | this data must be deleted next week: ask for consent or delete it

staff-onboarding
thing: course, courses = First day; Safety at work; Using the till
must: A plan for the first days and weeks; Short lessons on the phone; Compulsory training with proof; An overview of who is ready for which task
later: Lessons in several languages; A refresher after a few months
screen: New colleague's phone | headline Welcome, Anna. You start on Monday at 9:00 | list Before you start = Send your documents; Watch the welcome video; Read where to go | words Ask for Omar at the front desk | button Next lesson | no lessons for you yet | the video does not play: try again or read the text
screen: Lesson | picture Video: opening the till | steps Steps = Sign in; Count the cash; Press start | ask Quick question: what do you count first? | buttons Watch again / Done | no lesson selected | not saved yet: your progress is sent when you are online
screen: Manager's overview | table New colleagues = Name, Lessons, Ready for; Anna, six of eight, reception; Lee, all done, till; Mia, starts Monday, - | list To confirm = Lee, closing the shop | buttons Confirm / Send reminder | nobody new this month | a compulsory lesson is overdue: Anna and her manager have a message

shift-planning
thing: shift, shifts = Early shift, Saturday; Late shift, Saturday; Day shift, Monday
must: A rota that the whole team sees on the phone; Holidays, wishes and swaps in one place; Warnings about rest times and gaps; Hours ready for payroll
later: Suggested rotas from past weeks; Staffing by expected sales or bookings
screen: My shifts | list This week = Tuesday, early; Thursday, late; Saturday, free | words Omar asks: can you take his Friday shift? | buttons Take it / Not this time | no shifts this week | this swap is not possible: the rest time is too short
screen: Next week's rota | table Saturday = Shift, Who, Status; Early, Anna and Lee, covered; Late, Omar, one missing; Night, Mia, covered | list Free and rested = Ben; Sara | buttons Ask both / Publish | no rota yet: copy last week | two people are planned twice: check the marked shifts
screen: Requests | table Waiting = Name, Request, Date; Anna, holiday, first week of May; Lee, swap with Omar, Friday; Mia, sick, today | buttons Approve / Decline | chart Hours by person | no open requests | the payroll export failed: one person has no number

hr-records
thing: request, requests = Two days off in May; Letter for the bank; New home address
must: Leave requests and approval on the phone; Days left and who else is away; Staff files with access by role; Reminders for contracts and certificates
later: Onboarding checklists for new staff; Export to payroll
screen: Ask for leave | ask From = Monday, second week of May | ask Until = Tuesday | list Your leave = Nine days left; Two days asked for | words Ana is away that week too | button Send request | no open requests, and your days left are shown | not approved: the reason and another week to choose
screen: Manager's desk | table Requests = Name, Request, Team; Mei, two days in May, Ana away; Jonas, new address, -; Ana, letter for bank, - | chart Who is away, by week | buttons Approve / Talk first | no open requests, and the team calendar is shown | a bank account was changed: confirm it by phone first
screen: Staff file, Mei | list Papers = Work contract; Certificate, first aid; Sick notes, restricted | steps Coming up = Trial period ends Friday; Review in June; Certificate expires in July | switch Mei can see this file | button Add a paper | the file is empty, upload the work contract first | you may not open sick notes: ask HR for access

employee-wellbeing
thing: session, sessions = Talk with a counsellor; Back exercises, online; Sleep workshop
must: Booking within this week; Confidential sessions outside the firm; Help by video, phone or in person; Reports to the employer without names
later: Help for partners at home; Courses for managers
screen: Find support | words Your employer never sees who uses this | list What would help? = Stress; Sleep; Back pain; Something else | buttons Talk to somebody / Exercises to start with | choose a topic, or talk to us first | in an emergency, call the local emergency number shown here
screen: Book a session | headline Maria, counsellor | list Free times = Tuesday at 9:00; Wednesday at 5:00; Friday at 2:00 | ask How = By video | button Book | no free time this week: join the waiting list or choose somebody else | this time has just been taken: please choose another
screen: Employer's report | chart People who used it by month | list Most used topics = Sleep; Stress; Back pain | list Planned = Sleep workshop, May; Manager course, June | buttons Invite teams / Download report | too few people for a report, so nothing is shown | names cannot be shown: this protects everybody who takes part

phishing-training
thing: test email, test emails = Parcel waiting, small fee; Urgent request from the boss; Invoice with a new account
must: Realistic tests in the local language; A button to report suspicious emails; A short lesson right after a click; Results by team, without names
later: Practice with calls and text messages; Proof of training for auditors and insurers
screen: This was a test | headline You clicked on a test email | picture The email, with three signs marked | list How to spot it = Sender address does not match; It puts you under pressure; It asks for a payment | buttons I understand / Next example | no test this month, and past lessons are here | the email was real: call IT now
screen: Security desk, reported emails | table Reported today = Email, Reports, Result; Parcel fee, nine, our test; New bank account, two, real; Boss asks for help, one, to check | chart Reports and clicks by month | buttons Block for everybody / Thank the team | no reports today, and the next test is on Thursday | a real email was opened: follow these first steps
screen: Plan the tests | list Next tests = Parcel notice, Monday; Invoice, Thursday | ask Teams = Accounts and sales | switch Staff have been told about the programme | switch Names hidden from managers | button Schedule | no tests planned, choose a template to start | consent is missing: the management has to sign first

security-compliance
thing: question, questions = Who can see customer data?; How are leavers locked out?; When was the last backup test?
must: Answers suggested from past questionnaires; Proof attached to every answer; Approval by the person in charge; Reminders when proof gets old
later: A public page on your security; Tasks for the next audit
screen: New questionnaire | table Answers = Question, Suggested, Status; Customer data, support team only, approved; Leavers, same day, approved; Backup test, in May, check date | list No answer yet = Where are backups kept?; Who tests the office network? | buttons Send for approval / Add proof | no questionnaire open, upload a file to start | two answers disagree: both are shown with dates
screen: Controls and proof | list Due this month = Test the backup, Jonas; Review access, Ana; Security training, Mei | chart Controls with current proof | ask Upload proof = Backup test report | button Mark as done | nothing due, all proof is current | a link to a system has expired: connect it again

privacy-compliance
thing: request, requests = Copy of my data; Please delete my account; Wrong address on file
must: Requests with deadline and identity check; A map of where personal data is kept; Privacy texts and consent records; A checklist for a data breach
later: Contracts with suppliers checked; Training for new staff
screen: Data request, Maria | headline Copy of my data | steps Progress = Identity checked; Shop searched; Mailing list searched; Reply to approve | list Found = Orders, two years; Newsletter consent; One support call | buttons Approve the reply / Ask for help | no open requests, and the form for your website is ready | the identity is not clear: ask one more question
screen: Where our data is | table Records = Data, Where, Delete after; Orders, shop, tax period; Newsletter, mail tool, on request; Job applications, email, six months | list To do this quarter = Delete old applications; Check the contact form | button Mark as done | no records yet, answer the first questions to start | a supplier has no contract: the template is here

meeting-notes
thing: meeting, meetings = Weekly team meeting; Client call, Tuesday; Project review
must: Decisions and tasks with names and dates; Consent before the recording starts; A summary within minutes; Tasks sent to the tools the team uses
later: A search through all past meetings; Several languages in one meeting
screen: Summary, team meeting | list Decisions = Launch moves to May; Anna leads the project | table Tasks = Task, Who, By; Send the offer, Anna, Thursday; Book the room, Omar, Friday; Test the page, Lee, Monday | buttons Correct / Send to all | the notes appear here after the meeting | one speaker was not recognised: choose the name
screen: Start recording | list Taking part = Anna, agreed; Omar, agreed; Lee, not yet asked | switch Delete the recording after the summary | buttons Ask Lee / Start | nobody has joined yet | somebody does not agree: notes can be typed instead
screen: Open tasks | table From past meetings = Task, Who, Status; Send the offer, Anna, done; Book the room, Omar, open; New prices, Lee, overdue | ask Search all meetings | button Remind Lee | no open tasks | the task tool is not connected: tasks stay here

knowledge-search
thing: question, questions = How do I claim expenses; Which form for a return; Where is the price list
must: Answers with a link to the source; Results only from files the person may read; Open questions sent to the right expert; Outdated pages marked
later: Answers in the team's chat; A report on missing knowledge
screen: Ask | ask Your question = How do I book a business trip? | words Send the travel form to your manager, then book with the travel desk | list Sources = Travel policy, page two; Travel form | buttons Helpful / Not helpful | ask about anything in your firm's documents | two documents say different things: both are shown
screen: Open questions | table This week = Question, Asked, Expert; Parental leave, five times, Anna; Old price list, twice, Omar; Guest wifi, once, nobody | button Ask Anna | chart Answered questions by week | no open questions | a source could not be read: check the access rights
screen: Sources | list Connected = Shared folder; Wiki; Help pages | table Pages to check = Page, Last change, Owner; Travel policy, last year, Anna; Safety rules, this month, Omar; Old handbook, long ago, nobody | button Add source | no sources connected yet | sign in again to read the shared folder
`;
