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
thing: page, pages = Manual, page nine; Contract, with the stamps; Menu, with the jokes
must: The firm's own words, always the same; The page as it was, pictures in their place; A native reader before it counts; Who signs for it
later: What changed since the last manual; A sentence that nobody could translate
screen: Reader's desk, page nine | table Page nine = Sentence, Here, Sure; Turn the valve, drehen, yes; Close it well, schließen, no; Bleed it, entlüften, the firm's word | picture The valve, with its number | buttons Like this / Another word | nothing to read, and who waits for whom | a word of the house is missing: it is asked once, for all pages
screen: Customer's page, ready on Thursday | list Three languages = German, read by Jonas; Spanish, with its reader; French, raw, not for the public | code Both beside each other | ask Never translate = The name of the machine | button Take the read ones | put the page in, and see the first paragraph at once | a page without its fonts: shown as it will print, before it does

voice-api
thing: recording, recordings = Kitchen, two at once; Dialect, on a bad line; Doctor, very fast
must: One's own recordings to try it with; Who spoke, and when; A price by the minute, with a cap; Nothing kept, if that is chosen
later: Words of a trade, taught by a list; While it is still being said
screen: Try your worst one | picture Two voices over a running tap | talk Heard = First: is the fish out?; Second: not understood, a pan; First: then the soup | list How sure = First, yes; Second, half | button Another recording | throw in the recording that everybody failed at | longer than an hour: cut, counted once, put together again
screen: Developer console, today | chart Wrong words, by kind of recording | table Calls = Kind, How long, Wrong words; Telephone, short, few; Kitchen, long, many; Quiet room, long, hardly | ask Stop me at = What I set for a month | button Show the ten worst | no call yet, one line of code to copy | slow this hour: since when, and what goes round it

analytics-dashboard
thing: figure, figures = Sales this week; New customers; Open invoices
must: Figures from all systems in one place; The source of each figure in one click; Access rights for each person; A warning when data is missing
later: Questions in plain language; A weekly summary by email
screen: Dashboard | headline Sales are up this week | chart Sales by day | list At a glance = New customers, eight; Returns, two; Open invoices, four | buttons Details / Share | connect a system to see your figures | one source did not update today: its figures are marked
screen: Where it comes from | steps Sales = Orders from the shop; Returns taken off; Tax taken off | table Check = Source, Figure, Updated; Shop, nine, today; Till, six, today; Books, eight, Monday | button Confirm | choose a figure to see its source | two systems disagree: see the difference
screen: Connect systems | list Connected = Shop; Till; Bookkeeping | ask Add system | switch Read only | button Connect | no system connected yet | the login has expired: connect it again

code-and-test-tool
thing: remark, remarks = May be empty, line nine; Test that tests nothing; Same thing, written twice
must: Silence unless it is sure; A change one can accept, not a lecture; How often its remarks were ignored; Code that never leaves, if that is chosen
later: The house's own rules, from last year's reviews; A test for the bug of tonight
screen: Beside the change | words May be empty when nobody is signed in | picture Nine lines, the third one marked | list It suggests = Ask first; Or say what then | buttons Take it / Not here, never again | nothing to say about this change | it took too long: it says nothing rather than late
screen: Team console, the month | chart Taken, changed, ignored | table Kinds = Remark, Taken, Ignored; May be empty, often, seldom; Written twice, seldom, often; Test tests nothing, half, half | ask Be quiet about = Written twice | button From tomorrow | a week of changes, and it knows how you write | a wrong remark that was taken: who wants to look at it again

error-monitoring
thing: alert, alerts = Nobody can pay, since nine; Slow, but only the report; Disk, full by Friday
must: What a customer notices, and how many; Woken only for that; What changed shortly before; A word for the customers, ready to send
later: The night told as a page; Who was woken how often
screen: Phone on the bedside table | headline Nobody can pay | words Since nine minutes. Before it: a release by Jonas | chart Payments, this hour and last week | buttons I take it / Wake Mei | it is quiet, and that is what you pay for | nobody answers: the next one, after four minutes
screen: Morning console, what happened | steps The night = Nine, payments stop; Nine past, Ana takes it; Half past, release taken back; Ten, all good | list Could have slept = Slow report; Disk, full by Friday | ask Do not wake for = Slow report | button Write it up | a night without a line | two alerts for one thing become one, and say so

accessibility-check
thing: page, pages = Ticket form; Timetable, with a map; Contact, a picture of an address
must: A task tried by somebody who cannot see the page; Each barrier, with its place and the tester's words; What to change, so that a developer can do it; A second try after it was mended
later: A film of one task; A check before each release
screen: One task, told by who did it | headline Buy a ticket for Thursday | steps So it went = Date, after four tries; Seat, by guessing; Pay, not at all | talk Said = Ana: it says button, button, button; Ana: I would ring somebody now | button What has to change | choose a task that people come for | the tester could not finish: that is the result, not an error
screen: Developer's desk, to be mended | table Barriers = Where, What, Mended; Date field, no name, yes; Seats, colour only, tried again; Pay, trap, open | picture The date field, as it is read out | button Try again, please | nothing open, and when the next look is due | mended on one page and broken on three: all of them, together

trades-website
thing: website, websites = Roofer, two pages; Hairdresser, with prices; Physio, takes no new patients
must: Telephone number before anything else; Changed by a message with a photograph; What it brought, each month, in calls; The name of the street that people search for
later: Answers to what callers always ask; A page for the apprentice they look for
screen: Owner's phone, by message | talk Changes = You: shut from Monday for two weeks; We: done, look; You: and this roof, from today | picture The roof, from the ladder | button Show me the page | send a photograph, and it stands there tonight | not sure which roof: asked back, with both pictures
screen: The page itself, on a phone | headline Roof leaks? Ring now | list From here = Three streets last month; Emergency until ten; Looks at it for nothing | picture Two men on a ridge | button Ring | words Shut until the first. In a storm ring anyway | without a photograph of one's own it does not go up | the number has changed: all places at once, and a call to try it

sales-outreach
thing: message, messages = First message to Anna; Follow-up to Omar; Reply from Lee
must: Companies found by clear buying signs; A reason to write for each contact; Daily limits and an instant opt-out; Replies shown in one place
later: Meetings booked into the calendar; A link to the sales software
screen: Companies this week | table Companies = Company, Reason, Contact; Hill Ltd, is hiring, Anna; North Co, new branch, Omar; Park Inc, new product, Lee | buttons Write / Skip | choose your kind of customer to see companies | the reason is out of date: this company was removed
screen: Message | ask To = Anna, Hill Ltd | ask Text = Hello Anna, I saw that you are hiring | words Two more messages allowed today | buttons Edit / Send | no messages to write | this contact does not want messages
screen: Replies | talk Anna = Anna: Please call me next week; You: Thank you, is Tuesday at 9:00 fine? | list Others = Omar, not now; Lee, meeting booked | button Book meeting | no replies yet | a message came back: the address was removed
`;
