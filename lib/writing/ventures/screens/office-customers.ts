/** Customers of an office, and how they are won and answered: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const OFFICE_CUSTOMERS_SCREENS = `
support-assistant
thing: ticket, tickets = Where is my order; Change of address; Refund request
must: Answers with their source; A person on request at any time; Answers only from approved texts and systems; Open questions collected for the team
later: Answers in several languages; Suggestions for new help pages
screen: Customer chat | talk Chat = Customer: where is my order?; Assistant: it left on Monday and arrives tomorrow; Customer: can I change the address? | words Source: your order and the carrier | buttons Change address / Talk to a person | ask us anything about your order | your order could not be found: a person will write to you
screen: Team inbox | table Handed over = Question, Reason, Waiting; Refund, needs approval, five minutes; Complaint, customer upset, two minutes; Invoice, no source found, nine minutes | button Take next | chart Solved without a person by day | no tickets are waiting | the connection to the shop has failed: all questions go to the team
screen: Answer to check | talk Ticket = Customer: the item arrived broken; Draft: sorry about that, a new one can be sent today | words Source: returns policy, page one | ask Change the text | buttons Send / Reject | no drafts to check | no source was found: please write the answer yourself

phone-receptionist
thing: call, calls = New appointment, Thursday; Question about prices; Call back, Mr Chen
must: Every call answered at once in the firm's name; Appointments booked in the calendar; Urgent calls put through; A message with a summary after each call
later: Several languages; Text messages with directions and links
screen: Calls today | table Calls = Caller, Reason, Result; Anna, appointment, booked Thursday; Mr Chen, quote, call back; Unknown, advertising, ended | button Call Mr Chen | switch Answer all calls | no calls today | the line is not forwarded: check the phone settings
screen: Call with Anna | talk Summary = Caller: I need an appointment this week; Assistant: Thursday at 9:00 or 2:00?; Caller: Thursday at 2:00, please | list Done = Booked in the calendar; Text message sent | buttons Listen / Call back | no recording of this call | the name was not understood: listen to the call
screen: Settings | ask Greeting = Good morning, Studio Lind, how can I help? | list May answer = Opening hours; Prices on the list; Free appointments | list Put through at once = Emergencies; Anna Silva | button Make a test call | nothing set up yet: start with the greeting | the calendar is not connected: appointments are taken as messages

email-marketing
thing: campaign, campaigns = Welcome email; New arrivals, Thursday; We miss you
must: Templates that look good on every phone; Groups of customers by what they bought; Automatic emails after sign-up and order; Consent and unsubscribing handled correctly
later: Tests with two subject lines; Text messages to the same list
screen: New campaign | ask Subject = New in the shop this week | ask Send to = Customers of the last year | picture Preview on a phone | ask Time = Thursday at 9:00 | buttons Send a test / Schedule | choose a template to start | some addresses have no consent and were left out
screen: Results | table Campaigns = Campaign, Opened, Orders; Welcome, most, six; New arrivals, half, nine; We miss you, few, two | chart Orders by campaign | list Also = One person unsubscribed | button Copy campaign | no campaign sent yet | the shop is not connected: orders cannot be counted
screen: Automatic emails | steps Welcome = Sign-up; Hello, at once; Best sellers, after three days; Small gift, after a week | switch Active | button Add email | no automatic emails yet: start with a welcome | this email has no text: write it before you switch it on

social-scheduling
thing: post, posts = New product, Tuesday; Behind the scenes, Thursday; Customer story, Saturday
must: A calendar for all channels; Drafts from the owner's photos and words; Approval before anything is posted; Results of each post in plain words
later: Answers to comments in one inbox; Ideas from last year's best posts
screen: This week | table Plan = Day, Post, Status; Tuesday, new product, approved; Thursday, behind the scenes, draft; Saturday, empty, idea needed | button New post | list Ideas = Meet the team; Before and after; A question from customers | nothing planned this week: choose one of three ideas | one channel is not connected: sign in again
screen: New post | picture Photo from your phone | ask Text = Fresh in this week, come and see | list Post on = Instagram, Tuesday; Facebook, Tuesday | buttons Save draft / Approve | choose a photo to start | the picture is too small: choose another
screen: Results | list Best posts = Behind the scenes, most comments; New product, most visits | chart Visits from posts by week | list Comments to answer = Anna, opening hours?; Omar, is it in stock? | button Answer Anna | no results yet: the first come after a day | the channel sends no figures at the moment

content-writing
thing: article, articles = How to choose, first draft; Common questions, published; Guide for beginners, in review
must: An interview with an expert for each article; Facts with their sources; The client's own tone of voice; Approval before publishing
later: Old articles brought up to date; Newsletter and posts from each article
screen: Content plan | table This month = Article, Status, Due; How to choose, draft, Tuesday; Common questions, published, done; Beginner's guide, interview, Friday | button Suggest a topic | chart Visits by article | no articles planned yet: start with five questions from customers | the website is not connected: download the text instead
screen: Draft to review | headline How to choose the right one | words Most customers ask about price first. Three other things matter more | list Check = Fact two, source missing; Quote, approved by Anna | ask Your comment | buttons Ask for changes / Approve | no draft is waiting for you | somebody else is editing this text
screen: Interview | list Questions for Anna = What do customers ask most?; What do they often get wrong?; Which example shows it best? | ask Time = Thursday at 2:00 | buttons Record answers / Move | no interview planned | the recording failed: please answer again

review-collecting
thing: review, reviews = Five stars, Anna; Three stars, long wait; Four stars, Mr Chen
must: A request after each visit or order; The same request to every customer; A link to the right review page; Suggested answers to each review
later: Reviews shown on the website; A report on what customers praise
screen: Customer's phone | headline How was your visit, Anna? | words Your honest opinion helps others to choose | buttons Write a review / Write to us | this link is not active yet | the review page does not open: try again later
screen: Reviews | table New = Customer, Stars, Answer; Anna, five, open; Omar, three, draft ready; Lee, four, sent | chart Reviews by month | button Answer Omar | no new reviews this week | one portal is not connected: sign in again
screen: Answer to Omar | words Omar: friendly staff, but I waited too long | ask Your answer = Thank you, Omar. We are sorry about the wait and have changed our times | buttons Change / Publish | no review selected | this answer was not published: try again

translation-tool
thing: page, pages = User manual, page four; Offer for a new customer; Product page of the web shop
must: Approved terms used in every text; The original layout and file type kept; A native reader can check and correct; Doubtful sentences marked
later: Only the changed parts translated again; A plug-in for the web shop
screen: Check a translation | table User manual, page four = Sentence, Translation, Status; Close the valve, Cierre la válvula, approved term; Switch it on, Enciéndalo, checked; Wait until dry, Espere, please check | picture The page in its layout | ask Better wording | buttons Approve / Suggest a change | nothing to check, and two files are being translated | a term is not in the list: ask the customer once
screen: My files | list Manual = Spanish, checked; French, with the reader; German, ready on Thursday | ask Never translate = Product names | buttons Download / Send to a reader | no files yet, upload one and see the first page at once | the file cannot be read: save it as PDF and try again

voice-api
thing: recording, recordings = Call with two speakers; Interview in a noisy room; Voice message, fast speech
must: A test with your own audio, without an account; Speakers told apart, with times; Prices by the minute, with a limit you set; Recordings deleted when you choose
later: A list of your own names and terms; Live results while somebody speaks
screen: Try your own audio | picture Sound wave of the call | talk Transcript = Speaker one: I would like to change my address; Speaker two: Of course, what is the new one? | list Accuracy = Speaker one, high; Speaker two, medium | buttons Upload another / Copy the code | no audio yet, upload a file or record a sentence | the file is too long: the first part is shown
screen: Developer console | chart Requests by day | table Requests = Project, Length, Errors; Phone calls, short, few; Interviews, long, some; Voice notes, short, few | ask Monthly limit = Stop when it is reached | switch Delete audio after processing | button Create a key | no requests yet, and a sample to copy is here | the service is slow: status page and time of the next update

analytics-dashboard
thing: figure, figures = Sales this week; New customers; Open invoices
must: Figures from all systems in one place; The source of each figure in one click; Access rights for each person; A warning when data is missing
later: Questions in plain language; A weekly summary by email
screen: Dashboard | headline Sales are up this week | chart Sales by day | list At a glance = New customers, eight; Returns, two; Open invoices, four | buttons Details / Share | connect a system to see your figures | one source did not update today: its figures are marked
screen: Where it comes from | steps Sales = Orders from the shop; Returns taken off; Tax taken off | table Check = Source, Figure, Updated; Shop, nine, today; Till, six, today; Books, eight, Monday | button Confirm | choose a figure to see its source | two systems disagree: see the difference
screen: Connect systems | list Connected = Shop; Till; Bookkeeping | ask Add system | switch Read only | button Connect | no system connected yet | the login has expired: connect it again

code-and-test-tool
thing: remark, remarks = Possible empty value in checkout; Test without a check; Same code in two files
must: Remarks beside the changed line; Suggested fixes to accept with one click; Tests that run before every release; Code that is not stored, if you choose
later: Team rules learned from past reviews; Tests written from a plain description
screen: Change by Ana, checkout | words The address can be empty when nobody is signed in | picture The changed lines, one of them marked | list Suggested fix = Check for an empty address; Add a test for guests | buttons Accept the fix / Ignore | no remarks on this change, and all tests passed | the check took too long: run it again or merge without it
screen: Team overview | chart Remarks taken and ignored by week | table Remarks = Kind, Taken, Ignored; Empty value, often, seldom; Duplicate code, seldom, often; Weak test, half, half | ask Turn off = Duplicate code | button Save for the team | no reviews yet, connect a repository to start | the repository cannot be reached: renew the access key

error-monitoring
thing: alert, alerts = Checkout fails, since 9 am; Slow report, low priority; Disk almost full, server two
must: Alerts sorted by how many customers are affected; Calls at night only for urgent faults; The last change before each fault; A status page for customers
later: A written report after each outage; On-call plans and holidays
screen: On-call phone | headline Checkout fails | words Started nine minutes ago, after a release by Jonas | chart Payments in the last hour | list Affected = Web shop; App | buttons I am on it / Call the next person | no open alerts, all systems are running | nobody answers: the next person is called after five minutes
screen: Team overview, today | table Alerts = Fault, Started, Status; Checkout, 9 am, fixed; Slow report, noon, open; Disk space, 3 pm, Ana | steps Checkout fault = Alert sent; Jonas took over; Release undone; All normal | ask Do not call at night for = Slow report | button Write the report | no faults today, and the last week is shown | a system sends no data: check its key

accessibility-check
thing: page, pages = Home page and menu; Contact form; Checkout of the web shop
must: Tests by people who use assistive technology; Every problem with its place and severity; A clear fix for the developer; A second check after the fixes
later: A short video of each test; Documents and PDF forms checked as well
screen: Test result, contact form | headline Send a message with a screen reader | steps What happened = Form found; Name field read correctly; Date field has no label; Message not sent | picture The date field, marked | list Severity = One blocks the task; Two make it slow | button Show the fixes | no test yet, choose a page and a task | the tester could not log in: send a test account
screen: Developer's list | table Problems = Where, Problem, Status; Date field, no label, fixed; Send button, low contrast, open; Menu, keyboard trap, retest | code Label for the date field | ask Note to the tester = Date field is ready | button Ask for a retest | no open problems, and the next check is planned | the page has changed since the test: it is marked for a new one

trades-website
thing: website, websites = Electrician, three pages; Small restaurant with menu; Hair salon with prices
must: Phone number and opening hours on top; Changes by message, with a photo; Calls and enquiries counted every month; Found in local search and on the map
later: Online booking or a request form; A page to find new staff
screen: Changes by message | talk Your website = Owner: We are closed next week; Team: Done, have a look; Owner: Please add this photo | picture The new photo on the page | buttons Looks good / Change again | no changes yet, send a text or a photo to start | the photo is too dark: a better one is needed
screen: The website on a phone | headline Electrician in your area | picture A finished kitchen with new lights | list Services = Repairs; New sockets and lights; Safety checks | words Open Monday to Friday | buttons Call / Send a request | no photos yet, and a sample is shown to the owner only | the form could not be sent: the phone number is shown
screen: Monthly report | chart Calls and enquiries by week | list This month = Eight calls; Five requests; Two new reviews | list Ideas = Add photos of the last job; Update the opening hours | button Send us a photo | the first report comes at the end of the month | the counter was off for a day: the gap is marked

sales-outreach
thing: message, messages = First message to Anna; Follow-up to Omar; Reply from Lee
must: Companies found by clear buying signs; A reason to write for each contact; Daily limits and an instant opt-out; Replies shown in one place
later: Meetings booked into the calendar; A link to the sales software
screen: Companies this week | table Companies = Company, Reason, Contact; Hill Ltd, is hiring, Anna; North Co, new branch, Omar; Park Inc, new product, Lee | buttons Write / Skip | choose your kind of customer to see companies | the reason is out of date: this company was removed
screen: Message | ask To = Anna, Hill Ltd | ask Text = Hello Anna, I saw that you are hiring | words Two more messages allowed today | buttons Edit / Send | no messages to write | this contact does not want messages
screen: Replies | talk Anna = Anna: Please call me next week; You: Thank you, is Tuesday at 9:00 fine? | list Others = Omar, not now; Lee, meeting booked | button Book meeting | no replies yet | a message came back: the address was removed
`;
