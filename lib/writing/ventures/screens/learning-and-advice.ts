/** Courses, coaching and professional advice: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const LEARNING_AND_ADVICE_SCREENS = `
office-skills-course
thing: course, courses = Spreadsheets for beginners, Tuesday evenings; Formulas and pivot tables, next level; AI for office tasks, half a day
must: Clear level, dates and length before booking; Exercises on the participant's own file; Recordings and material after each session; A certificate at the end
later: Company courses on the firm's own data; A refresher every quarter
screen: Book a course | headline Formulas and pivot tables | list You will learn = Clean up a list; Build a pivot table; Make a simple report | ask Your level = I know the basics | ask Start = Tuesday evening, online | button Book my place | no course has a free place this month, and the waiting list is open | payment did not go through: the place is held for one hour
screen: My course | steps Sessions = Clean data, done; Formulas, today; Pivot tables, Thursday; Your own report | list Material = Recording of session one; Exercise file; Cheat sheet | ask Upload your own file | button Ask the trainer | the first session is on Tuesday, and the preparation takes ten minutes | the upload failed: the file is too large, send a smaller part
screen: Trainer's desk | table Participants = Name, Own file, Stuck at; Ana, sales list, lookup formula; Ben, rota, done; Mei, not yet uploaded, - | chart Exercises finished, by session | button Send reminder to Mei | nobody has booked yet, and the page to share is ready | a session is cancelled: everybody gets a message with a new date

business-coaching
thing: session, sessions = Goals for the quarter, first session; Cash and prices, Thursday; First team leader, next step
must: Goals for the quarter, each with a figure; The next session and its agenda; Tasks agreed, with dates; Confidential notes only both can see
later: A group of owners that meets monthly; A yearly review with the figures side by side
screen: My goals | list This quarter = Raise the price of two services; Hire one person; One free day a week | chart Progress by week | steps Until Thursday = Call five old customers; Update the cash plan | ask One win this week = First order at the new price | button Add to Thursday's agenda | no goals yet, and the first session sets three | you cannot come on Thursday: pick another time this week
screen: Coach's desk | table Clients = Name, Next session, Open task; Jonas, Thursday, cash plan; Ana, Friday, job advert; Lin, to be booked, price list | talk From Jonas = Jonas: Two customers said yes; Coach: Good, send me the figures | ask Note after the session = Price raised, delegation next | button Send summary | no sessions this week, and three past clients to call | a task is overdue twice: it goes to the top of the next agenda
screen: Book a first talk | words Thirty minutes, free, to see whether we fit | ask What would you like to change? = More profit, fewer hours | ask Your business = Trades, five staff | list Free times = Monday, 9 am; Wednesday, 4 pm | button Book the call | no times are free this week, and next week opens on Friday | the calendar could not be reached: leave your number and we call you

life-and-career-coaching
thing: session, sessions = First talk, by video; Strengths and values, session two; Plan for the next step
must: A free first talk before any booking; One goal in the client's own words; Exercises between the sessions; Notes only the client and coach can see
later: A small group for people with the same goal; A follow-up session after half a year
screen: My programme | headline Find the next job that fits | steps Sessions = First talk, done; Strengths and values, done; Options, Thursday; Plan and first step | list This week = List five moments of pride; Talk to one person in the new field | ask How are you today? = Better, still unsure | button Write to my coach | no session is booked, and the next free times are shown | you cannot come: move the session until the evening before
screen: Book a first talk | words Twenty minutes, free, no obligation | picture Photograph of your coach | list I can help with = A new job; Returning to work; A big decision | ask What brings you here? | button Choose a time | all first talks are taken this week, and Monday opens new ones | if you need medical help now: emergency numbers are shown here
screen: Coach's week | table Clients = Name, Session, Goal; Ana, third, new job; Ben, first, decision; Mei, last, plan | ask Note = Ana wants to test two options | switch Consent to notes signed | button Send exercise | no clients today, and two requests wait for an answer | the video call broke off: the phone number is on the card

cv-and-linkedin-writing
thing: document, documents = CV and cover letter, first draft; LinkedIn profile, ready; CV for jobs abroad, interview booked
must: A questionnaire before anything is written; A short call about results and goals; Two rounds of changes with comments; Files the client can edit
later: An update at the next job change; Practice for the interview
screen: My order | steps Status = Questionnaire, done; Call, Tuesday; First draft, Friday; Final version | list Included = CV, two pages; Cover letter; LinkedIn headline and profile text | ask Job you want = Operations manager | button Upload my old CV | nothing ordered yet, and an example before and after is shown | the upload failed: send it by mail to the address below
screen: Read the draft | picture First page of your CV | list Please check = Dates; Job titles; Figures | talk Comments = You: The team had six people; Writer: Changed | buttons Approve / Ask for changes | the draft is not ready, and the day it comes is shown | both rounds are used: a further one can be added
screen: Writer's desk | table Orders = Client, Due, Status; Ana, Friday, draft; Ben, Monday, call done; Lin, Tuesday, questions sent | words Two clients have not sent their questionnaire | button Remind both | no open orders, and past clients to ask for a review | a client is not satisfied: the steps and the refund rule are listed

public-speaking-coaching
thing: session, sessions = First rehearsal, on camera; Voice and structure, Wednesday; Final rehearsal before the day
must: The date and audience of the real talk; Recordings only coach and client can see; Feedback in three clear points; Exercises to practise alone
later: Group days for companies; Online rehearsal the evening before
screen: My talk | headline Team presentation on Friday | steps Plan = Structure, done; First rehearsal, done; Final rehearsal, Thursday | picture Recording of your first rehearsal | list Your three points = Start with the result; Pause after each slide; Look at the back row | button Upload a new recording | no talk yet, and a short exercise to begin | the recording does not play: send it again or use the link
screen: Book a session | ask What are you preparing? = A presentation at work | ask When is the day? = Friday next week | list Choose = Single session; Three sessions; Group for a company | switch I agree to be filmed in training | button Find a time | no time before your date, and an online session is offered | you fall ill: the session moves, free of charge
screen: Coach's week | table Clients = Name, Talk, Next; Ben, Friday, final rehearsal; Ana, in two weeks, structure; Mei, moved, call her | ask Note = Ben speaks slower now, ending is weak | button Send feedback | no sessions this week, and two companies have asked for a date | a recording should be deleted: it is removed for both at once

tax-return-service
thing: tax return, tax returns = Return for last year, documents missing; Self-employed return, in review; First return, filed
must: A list of exactly the documents needed; Photos of papers, sent safely; The fee before the work begins; Approval by the client before filing
later: Reminders for quarterly payments; The answer to a letter from the tax office
screen: My tax return | steps Status = Documents, two missing; Prepared; Checked by a second person; Approved by you; Filed | list Still needed = Statement from your bank; Receipt for travel | ask Anything new this year? = I moved in May | button Take a photo | no return started, and the first five questions take a few minutes | the photo cannot be read: take it again in better light
screen: Approve and file | headline Ready for your approval | list Please check = Name and address; Bank account; Dependants | words Nothing is filed before you agree | buttons Approve and file / Ask a question | nothing to approve yet, and the expected day is shown | the tax office rejected the file: we correct it and tell you why
screen: Preparer's desk | table Returns = Client, Missing, Due; Ana, one paper, Friday; Ben, nothing, Monday; Mei, three papers, in two weeks | chart Returns filed, by week | switch Second check done | button Remind Mei | no returns open, and last year's clients to invite | a deadline is near: it stands at the top, and an extension can be requested

insurance-advice
thing: review, reviews = Family cover, two gaps found; Business cover, offers arrived; Car and home, switched
must: All policies in one list; Gaps and double cover in plain words; A written reason for each recommendation; A contact for claims
later: A yearly check before renewal; Reminders when life changes
screen: My policies | list You have = Home, until May; Car, until October; Liability, missing | headline One gap, one double cover | words Your bank card already covers travel | ask What has changed? = We moved house | buttons Get an offer / Book a call | no policies uploaded yet, and a photo of each is enough | a document cannot be read: send it again or bring it along
screen: Compare offers | table Liability = Insurer, Covers, Leaves out; Offer one, household, rented tools; Offer two, household and dog, nothing here; Offer three, one person, travel | words Why we recommend offer two is written below | switch I have read how the adviser is paid | button Choose offer two | offers arrive in two days, and you get a message | an insurer declined: the reason and the next option are shown
screen: Adviser's desk | table Clients = Name, Open, Next; Ana, claim for water damage, call insurer; Ben, renewal in May, compare; Lin, new, collect policies | ask Note of advice = Gap explained, offer sent | button Save and send | no reviews open, and renewals of next month are listed | a claim is refused: the letter, the deadline and the next step are noted

legal-templates
thing: template, templates = Service contract, checked this spring; Confidentiality agreement; Rental contract, with handover list
must: Questions first, then the finished document; A plain explanation beside each clause; The country and the date of the last check; A file to edit and sign
later: A message when the law changes; A call with a lawyer
screen: Service contract | words Checked by a lawyer this spring | steps Questions = Who are the parties?; What is delivered?; When is it paid?; How can it end? | ask Payment due = After two weeks | picture Preview of the contract | button Finish and download | no country chosen, and the list of countries is shown | your case does not fit this template: a lawyer's call is offered
screen: My documents | list Saved = Service contract, signed; Confidentiality agreement, draft; Terms for the website, new version | words The terms have changed, see what is new | buttons Open / Send for signature | nothing saved yet, and the three most used templates are shown | a signature is missing after a week: a reminder can be sent
screen: Editor's desk | table Templates = Name, Last check, Next; Service contract, spring, autumn; Rental contract, winter, now due; Terms, spring, autumn | list Questions from buyers = Can I use it abroad?; What if it is late? | button Send to lawyer | no checks due this month | a clause is no longer valid: the template is taken down and buyers are told

hr-consulting
thing: request, requests = New contract for a part-timer; Long sick leave, advice needed; Handbook, last chapter
must: One named adviser with a phone number; All contracts and policies in one place; Advice in writing after each call; Deadlines for trials and notice periods
later: Training for new managers; A yearly check of pay
screen: Ask your adviser | ask What is it about? = A long sick leave | list Often asked = Trial period; Notice; Holidays; Warning letter | words Ana answers today until 5 pm | buttons Call me / Write to Ana | no requests open, and dates that are coming up are shown | it is urgent: the number for today is at the top
screen: Our HR basics | table Check = Part, Status, Next; Contracts, two old versions, replace; Handbook, draft, your approval; Job descriptions, done, none | list Coming up = Trial period ends, Ben; Return from leave, Mei | chart People who joined and left, by quarter | button Approve the handbook | first visit is booked, and this list is filled there | a document is missing: upload it or ask the adviser for a new one
screen: Adviser's week | table Clients = Firm, Open, When; Bakery, contract, today; Garage, difficult talk, Thursday; Studio, visit, Friday | ask Note after the call = Letter explained, lawyer not needed | switch Data agreement signed | button Send written advice | no open requests, and two clients to visit | a lawyer is needed: the case goes over with a short summary

podcast-production
thing: episode, episodes = Episode three, in editing; Interview, recording on Tuesday; First episode, published
must: One place to upload the recording; A date for each step until it is out; One link to listen and comment; Show notes and cover with each episode
later: Short clips for social media; A report of listeners by episode
screen: My episodes | list This month = Episode two, published; Episode three, in editing; Episode four, recording Tuesday | steps Episode three = Uploaded; Edited; Your comments, by Thursday; Published Monday | ask Leave out = The part about the old job | buttons Upload recording / Book a recording | nothing uploaded yet, and a short guide to good sound | the upload broke off: it goes on where it stopped
screen: Listen and approve | headline Episode three, second version | talk Comments = You: Cut the pause at minute four; Producer: Done | list Goes along = Show notes; Cover picture; Two clips | buttons Approve / One more change | the edit is not ready, and its day is shown | both rounds are used: more changes can be added
screen: Producer's board | table Episodes = Show, Status, Due; Coffee Talk, editing, Thursday; Founders, waiting for guest, Friday; Good Sleep, approved, Monday | switch Music licence on file | chart Days from recording to release | button Send to client | no episodes in work, and hosts without a date are listed | the sound is too bad to save: the host gets a call the same day

graphic-design-studio
thing: project, projects = Logo and colours, second draft; Menu and signs, in print; Slide deck, new request
must: A short brief before the first draft; Two directions to choose from; Comments directly on the draft; All final files in one folder
later: Packaging and signs from the same design; Monthly hours for small jobs
screen: My project | steps Status = Brief, done; Two directions, done; Draft, your comments; Final files, Friday | picture Draft of the logo on a sign | talk Comments = You: A darker green?; Designer: See version two | buttons Approve / Ask for a change | no draft yet, and the day it comes is shown | all changes are used: a further round can be added
screen: Brief | ask What do you need? = Logo, menu, shop sign | ask Who are your customers? = People from the neighbourhood | list Choose the mood = Calm; Bold; Playful; Classic | ask Needed by = Opening day in May | button Send the brief | nothing filled in, and a finished example can be read | a picture is too small for print: send a larger one
screen: Studio board | table Jobs = Client, Job, Due; Bakery, menu, Tuesday; Physio, logo, Friday; Bike shop, sign, waits for text | words The bike shop's text is one week late | button Remind the client | no open jobs, and two offers wait for an answer | a font has no licence: it is replaced before the files go out

workplace-fitness
thing: class, classes = Yoga at lunch, Tuesday; Back exercises, meeting room two; Stretch break, online
must: A fixed day and room each week; Sign-up with one touch; An easier version of every exercise; A monthly report without names for the employer
later: A class for teams who work from home; A health day once a year
screen: This week at work | list Classes = Tuesday, yoga, four places left; Wednesday, back, full; Thursday, stretch break, online | picture The room and the trainer | words Mats are there, wear what you like | ask Anything to mind? = My left knee | button Join on Tuesday | no class this week, and the next one is on Tuesday | the class is full: you move up when somebody cancels
screen: HR overview | chart People who took part, by week | list Feedback = Less back pain; Please start later; More yoga | table Classes = Class, Joined, Came; Yoga, nine, eight; Back, nine, nine; Stretch, six, four | buttons Change the time / Add a class | first class is next week, and the invitation to staff is ready to send | the meeting room is taken: another room is suggested
screen: Trainer's plan | table Today = Firm, Class, Room; Bank, yoga, second floor; Print shop, back, canteen; Studio, stretch, online | switch Health forms checked | list Bring = Nine mats; Speaker; First aid kit | button Class done | no classes today, and two offers to follow up | you are ill: a stand-in is asked, and participants get a message

outdoor-bootcamp
thing: session, sessions = Park, Monday, early; Strength for beginners, Wednesday; Saturday team session
must: Where, when and what to bring; An easier and a harder version of each exercise; A message when the weather changes the place; A trial session before joining
later: A challenge over eight weeks; A second park
screen: Next session | headline Tuesday, half past six, north gate | map Way from the car park to the meeting point | list Bring = Water; A towel; Shoes that may get wet | words Dry until eight, wind from the west | ask Anything to mind? = My knee | button I am coming | no session today, and the week's plan is shown | storm: we meet under the bridge, and everybody has been told
screen: My training | chart Sessions by week | list My results = Push-ups, from four to nine; Run around the lake, two minutes faster | steps Challenge = Week one, done; Week two, done; Week three | button Bring a friend on Saturday | no session yet, and the first one is free | injured: pause the membership and talk to the trainer
screen: Trainer's phone | table Tuesday = Name, Since, Mind; Ana, first time, knee; Ben, three months, nothing; Mei, six weeks, back from holiday | switch Permit and first aid kit with me | steps Plan = Warm up; Circuit; Sprint; Stretch | buttons Start / Move to the bridge | nobody has signed up, and members of the last month get a message | an accident: emergency number, contact and report form

running-and-cycling-club
thing: group session, group sessions = Easy session, Tuesday evening; Long Sunday session, three pace groups; Hills, for the faster group
must: Groups by pace, with a named leader; Meeting point, distance and route; An emergency contact for each member; A training plan for the next race
later: A trip to a race; Discounts at sports shops
screen: This week | list Sessions = Tuesday, easy session; Thursday, intervals; Sunday, long session with coffee stop | map Meeting point and route | ask My pace = Slow group, I can still talk | words Ana leads, Ben stays at the back | button I am coming | no session today, and the plan for training alone is shown | weather warning: the session is moved, and all have a message
screen: My plan | headline First race in eight weeks | steps This week = Easy session, done; Rest; Intervals, Thursday; Long session, Sunday | chart Distance by week | ask How did it feel? = Good, left calf tight | button Ask the coach | no race chosen, and three near you are shown | pain: the plan pauses and suggests a physiotherapist
screen: Leader's list | table Sunday = Group, Leader, Signed up; Easy, Ana, eight; Middle, Ben, nine; Fast, Lin, six | list New today = Mei, first time; Jonas, back after a break | switch First aid kit packed | button Everybody is back | nobody signed up for the fast group, and its leader joins the middle one | somebody is missing: phone, last point on the map, emergency contact
`;
