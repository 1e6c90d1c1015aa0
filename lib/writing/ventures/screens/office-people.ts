/** People at work: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const OFFICE_PEOPLE_SCREENS = `
employee-survey
thing: question, questions = How heavy was this week; Do you know what matters next; Would you start here again
must: No answer that can be traced to one person; The question in the language of each site; One thing the team lead will change, seen by everybody; A look at who answered at all
later: Questions of your own between the fixed ones; The same question beside last year
screen: This week's question | headline How heavy was this week? | list Your answer = Light; As usual; Heavy; Too heavy | ask One sentence more, if you like | words Seen by nobody by name, and only once five have answered | button Send it | no question is open, and the day of the next one is named | the answer is kept on the phone and sent when there is a network
screen: Team lead's desk, what changed | chart Answers to "How heavy was this week", week by week | table Questions = Question, Before, Now; How heavy was this week, heavy, as usual; Do you know what matters next, mostly, yes; Would you start here again, yes, not sure | ask One thing we change because of it | button Tell the team | fewer than five have answered, and nothing is shown until they have | a week without a question is left blank and not drawn as a bad one

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
thing: request, requests = Two days in May; A letter for the bank; New bank account
must: Asked and answered on the same telephone; How many days are left, with no quarrel; Who may see what; A person's papers in one place, for as long as allowed
later: The birthday nobody forgets; Papers for the tax adviser
screen: Employee's phone | ask From when = Second week of May | list Left this year = Nine days; Two from last year, until March | words Ana is away that week too | button Ask for it | nothing is open, and what is left | refused: by whom, why, and two other weeks
screen: The one who decides, console | table Asked = Who, What, Beside; Mei, May, Ana away; Jonas, letter, -; Ana, new account, ring back | buttons Yes / Talk first | nobody wants anything, and who has not had a day off since winter | an account was changed by mail alone: nothing is paid until somebody rang

employee-wellbeing
thing: session, sessions = Talk with a counsellor; Back exercises, online; Sleep workshop
must: Booking within this week; Confidential sessions outside the firm; Help by video, phone or in person; Reports to the employer without names
later: Help for partners at home; Courses for managers
screen: Find support | words Your employer never sees who uses this | list What would help? = Stress; Sleep; Back pain; Something else | buttons Talk to somebody / Exercises to start with | choose a topic, or talk to us first | in an emergency, call the local emergency number shown here
screen: Book a session | headline Maria, counsellor | list Free times = Tuesday at 9:00; Wednesday at 5:00; Friday at 2:00 | ask How = By video | button Book | no free time this week: join the waiting list or choose somebody else | this time has just been taken: please choose another
screen: Employer's report | chart People who used it by month | list Most used topics = Sleep; Stress; Back pain | list Planned = Sleep workshop, May; Manager course, June | buttons Invite teams / Download report | too few people for a report, so nothing is shown | names cannot be shown: this protects everybody who takes part

phishing-training
thing: test mail, test mails = Parcel, pay a little more; Boss, needs a favour; Invoice, almost right
must: One button: this looks odd; Nobody shown to others; What gave it away, in one picture; The real ones that were reported, stopped for all
later: A voice instead of a mail; New ones of this week
screen: A second too late | headline That one was ours | picture The mail, the odd letter circled | list It gave itself away = One letter in the address; In a hurry; Wants money sideways | button Next time: this looks odd | no test for you this month | it was a real one: it goes to somebody now, and your machine from the net
screen: Reported, security desk | table Today = Mail, Reported by, Real; Parcel, nine, ours; Invoice, two, yes; Boss, one, not sure | button Stop it for everybody | nobody has reported, and that is not good news | a real one was opened: who, in which hour, and what to do in the first ten minutes

security-compliance
thing: question, questions = Who may see customers' data; How are leavers locked out; When was the last drill
must: An answer that was true once, found again; What is true and not what sounds good; Proof beside each sentence; Who has to look at it each year
later: A page one may show; The customer who asked it first
screen: Nine questions from a customer | table Answers = Question, From last time, Still true; Leavers, same evening, yes; Drill, in spring, look; Children's data, none, no such thing | ask Not known here = Where are the copies kept | button Send what is true | no questionnaire, and which proof ends next month | two answers contradict: both, with their dates
screen: What is due, the owner's console | list This month = Lock out a leaver, done; Try the copies, Jonas; Read the rules to two new ones | chart How long answers took | button Show the proof | nothing is due | a proof has run out: what may no longer be said

privacy-compliance
thing: request, requests = What do you know of me; Delete me; You have the wrong name
must: Is it really that person; Where everything lies, without asking nine people; What must be kept, and why; Answered before the day the law names
later: What could be left out of the form; The partner who has a copy
screen: One who asks | headline What do you know of me? | list We have = Orders, two years; A call, noted; Nothing from others | ask Wrong here = My old address | buttons Send me all of it / Delete what you may | nothing is kept of you, and this is the letter | it cannot be you yet: one question only you can answer
screen: Who answers, the desk | table Open = Who, Wants, Days left; Ruiz, everything, eleven; Keller, deleted, four; Lin, corrected, done | steps For Keller = Shop; Mails; The bookkeeper keeps his part | button Letter is right | nobody asks, and where a copy was forgotten last time | a place did not answer: who owns it, and until when

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
