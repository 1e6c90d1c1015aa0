/** Programs that make things, and tools for founders: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const AI_MAKERS_SCREENS = `
ai-document-chat
thing: document, documents = Course reader, chapter three; Rental contract; Lecture video on biology
must: Files, web pages and video links in one place; Answers with the passage beside them; A summary in short or long form; Deleting a file with everything in it
later: Questions to several documents at once; Flashcards made from a text
screen: Course reader, chapter three | talk Chat = Ana: What is the main argument?; Reply: Three points, found on pages four and seven; Ana: Which page gives an example? | list Found on = Page four, second paragraph; Page seven, table | ask Your question | buttons Short summary / Open page | upload a file or paste a link to start | the scan could not be read: try a clearer copy
screen: My library | ask Search in all documents | list This week = Course reader; Rental contract; Lecture video on biology | button Add document | nothing in your library yet | this file is locked, enter its password first
screen: Answers to check | table Marked by readers = Document, Question, Mark; Course reader, main argument, right; Rental contract, notice period, wrong; Lecture video, key terms, missing | chart Right answers by week | button Look at the passage | no marked answers today | the file was deleted by its reader

ai-image-maker
thing: picture, pictures = Fox in a winter forest; Knight with a lantern; Café on the moon
must: Four suggestions for each description; Styles shown with examples; Changes to a part by words; A filter for forbidden pictures
later: The same character in new scenes; Files large enough for a poster
screen: New picture | ask What do you see = A fox in a winter forest at dusk | list Style = Watercolour; Comic; Photo | picture Four suggestions | buttons Make again / Keep this one | describe a picture in a sentence | this description is not allowed, please change it
screen: Fox in a winter forest | picture Chosen picture, large | ask Change = Give the fox a red scarf | buttons Change / Download | link Share in the gallery | choose a picture first | the picture could not be made, your credit was given back
screen: Reported pictures | table Reports = Picture, Reason, Step; Portrait of a singer, real person, removed; Night street, too violent, check; Old castle, wrong report, kept | button Answer reporter | no reports today | the picture was already removed

ai-video-maker
thing: clip, clips = Coffee with steam; Walk through a market; Hero on the roof
must: Video from text or from a photo; A still picture to approve before rendering; The same character in several clips; Formats for the usual platforms
later: Voices and sound that fit the scene; A look saved for a whole channel
screen: New clip | ask Scene = A woman walks through a night market | picture Still picture to approve | ask Format = Upright | buttons Change still / Make video | describe a scene or upload a photo | no permission for this face: confirm consent first
screen: Market story | list Scenes = Arrival, ready; Night market, ready; Goodbye, rendering | picture Preview of the story | ask Music = Calm | buttons Preview / Export | no scenes yet | one scene failed, try again without using a credit
screen: Rendering queue | table Clips today = User, Scene, State; Ana, night market, ready; Ben, coffee with steam, rendering; Mia, hero on the roof, failed | chart Failed clips by day | button Give credit back | the queue is empty | one rendering server does not answer

ai-music-maker
thing: song, songs = Song for Ana and Ben; Calm piano for a video; Blues in A to play along
must: Songs from lyrics, mood or chords; Two versions to choose from; Changes to one part only; A licence text with each download
later: Separate tracks for each instrument; Songs in more languages
screen: New song | ask Words or mood = Thank you to my sister | list Style = Pop; Gospel; Acoustic | switch With voice | ask Length = Two minutes | button Make two versions | write a line or choose a mood | this text is from a known song, please use your own words
screen: Song for Ana and Ben | picture Sound wave with verse and chorus | list Parts = Verse, keep; Chorus, make again; Ending, keep | buttons Play / Download | link Licence for this song | no song yet | the song could not be made, your credit was given back
screen: Requests and rights | table Songs to check = Song, Question, Step; Party song, sounds like a star, check; Calm piano, claim by platform, answered; Blues in A, none, free | chart Downloads by style | button Send proof of licence | nothing to check | the proof could not be sent: check the address

ai-slide-maker
thing: presentation, presentations = Sales review; Thesis talk; Training on safety
must: Slides from notes, a document or a topic; Layouts that can be changed by hand; Export to the usual slide programs; Speaker notes for each slide
later: The company's own template; Translation of a whole talk
screen: New presentation | ask Notes or topic = Why we should change the supplier | ask Length = Eight slides | list Design = Plain; Bold; Company template | button Make slides | paste your notes or a document | the document could not be read: paste its text
screen: Sales review, slide two | headline Sales grew in three regions | chart Sales by region | words Speaker note: start with the north | buttons Other layout / Next slide | no slides yet | the chart has no data, add a table
screen: Team templates | table Templates = Template, Owner, State; Sales, Mia, ready; Training, Ben, logo missing; Report, Ana, ready | list Used this week = Sales review; Safety training | button Upload template | no templates yet | fonts are missing in this template

photo-editing-app
thing: photo, photos = Beach without strangers; Grandparents, restored; Birthday group
must: Light and colour with one tap; Removing people and things; Strength of each change by a slider; Going back to the original at any time
later: Own looks for a whole series; Repair of old prints
screen: Edit photo | picture Beach at sunset, before and after | list Suggested = Brighten faces; Remove stranger; Straighten | switch Show original | buttons Undo / Save | choose a photo to begin | this file type cannot be opened
screen: Old print | picture Grandparents, scratches marked | steps Repair = Scratches; Colour; Faces | ask Strength = Light | buttons Compare / Save copy | scan a print with the camera | too dark: scan again by the window
screen: My looks | list Looks = Summer film; Soft indoor; Black and white | picture The same photo in three looks | button Use on a series | no looks saved yet | the look could not be loaded, try again

virtual-try-on
thing: article, articles = Green summer dress; Round frame, black; Lipstick, warm red
must: A button on the product page; A try-on from one photo; Size or shade advice beside the picture; Deleting the photo with one tap
later: Sharing with friends for a vote; Figures on returns for each article
screen: Green summer dress | picture The dress on your photo | list My size = Medium, fits well; Large, loose | buttons Add to basket / Other colour | link Delete my photo | upload a photo to see the dress on you | the whole body is not visible, use another photo
screen: Articles of the shop | table Articles = Article, Try-on, State; Green summer dress, on, ready; Linen trousers, off, photo missing; Round frame, on, ready | button Add article | list Needs a photo = Linen trousers; Wool coat | no articles yet | the shop connection was lost, sign in again
screen: What try-on brings | chart Purchases with and without try-on | list Often tried = Green summer dress; Round frame | list Often sent back = Wool coat; Linen trousers | button Export | figures appear after the first week | no figures from the shop today

room-restyle-ai
thing: room, rooms = Living room with balcony; Small kitchen; Child's room
must: A new picture from one photo; Walls, windows and doors stay in place; Styles and single changes; Saved versions to compare
later: A shopping list within a budget; Sharing with family or a tradesperson
screen: Living room | picture Photo and three new versions | list Style = Warm wood; Light and plain; Colourful | switch Keep my sofa | buttons Make again / Save | take a photo of the room | too dark to see the walls: take it by day
screen: Change one thing | picture Kitchen, fronts marked | ask Change = Fronts in dark green | list Versions = Green fronts; White fronts; Oak top | buttons Compare / Share | choose a saved room first | this part could not be found, mark it with your finger
screen: Shopping list | table For this look = Thing, Where, State; Floor lamp, furniture shop, saved; Rug, second hand, found; Paint, paint shop, open | switch Stay within budget | button Share list | save a look to get a list | one article is sold out, see two like it

diy-guide-ai
thing: repair, repairs = Dripping tap; Loose door hinge; Washing machine does not drain
must: The likely fault from photos and questions; A safety check before the first step; Steps with tools and parts; A clear hint to call a professional
later: A check of each step by camera; A logbook of the home
screen: What is wrong | picture Photo of the tap | talk Check = Guide: Does it drip when closed?; Mia: Yes, at the spout; Guide: Then it is most likely the seal | buttons Show steps / Call a professional | take a photo or describe the fault | this may be dangerous: do not open it, call a professional
screen: Dripping tap | steps Repair = Close the valve; Open the tap; Unscrew the top; Change the seal; Test | list You need = Wrench; Seal; Cloth | picture Seal in the tap | buttons Next step / I am stuck | choose a repair first | a step looks different: take another photo
screen: Guides to check | table Cases = Fault, Result, Step; Dripping tap, solved, keep; Loose hinge, solved, keep; No drain, wrong, ask plumber | chart Solved cases by week | button Change guide | no open cases | the photo was deleted by the user

business-plan-tool
thing: plan, plans = Café at the station; Mobile hairdresser; Software for clubs
must: Questions in plain words; Text and finance tables that fit together; Sources beside market figures; A file an adviser or bank can open
later: Tests to do before the start; An overview for incubators
screen: Your idea | steps Plan = Offer; Customers; Prices; Costs; Risks | ask Who buys first = Commuters in the morning | words Still open: rent and opening hours | buttons Save / Next question | tell us your idea in one sentence | this answer contradicts your price, please check
screen: Café at the station | headline The plan holds with five open points | chart Sales and costs by month | list To test = Price of lunch; Guests in the morning; Rent | buttons Change figures / Download | no plan yet | a figure is missing in the costs
screen: Programme overview | table Founders = Founder, Plan, Next step; Ana, café, test prices; Ben, club software, first interviews; Mia, hairdresser, ready for bank | button Invite founder | no founders yet | the invitation came back: check the address

cofounder-matching
thing: founder, founders = Ana, builds software; Ben, sells to clinics; Mia, knows production
must: Profiles with skills, goals and time; A few suggestions with reasons; A first call with set questions; A trial project before shares
later: Templates for founder agreements; Groups for programmes and universities
screen: People who fit | list This week = Ben, sells to clinics; Mia, knows production; Leo, finance | words Why Ben: same city, full time, needs a developer | buttons Meet / Not now | add your skills to see people | this person has paused the search
screen: Trial project with Ben | steps Weeks = Meet; Task; Review; Decide | list Our task = Ask five clinics; Draw the first screen | talk Notes = Ana: Two clinics want a test; Ben: I call the others; Ana: Good, Friday then | button Plan next call | no trial yet | the call was cancelled, choose a new time
screen: Pairs in the programme | table Pairs = Pair, Step, Next; Ana and Ben, trial, review Friday; Mia and Leo, first call, set task; Sam and Noor, ended, new match | chart Pairs by step | button Suggest a pair | no founders yet | a profile is incomplete

investor-matching
thing: start-up, start-ups = Sensors for farms; Software for dentists; Plant-based cheese
must: Criteria of each investor; A check before a start-up is shown; Contact only when both agree; A clear answer to every introduction
later: A list of all talks in a round; Meetings of an angel club
screen: Investors who fit | table Your matches = Investor, Fits because, Step; Angel in farming, same field, asked; Seed fund, right stage, agreed; Family office, same region, new | buttons Ask for intro / Skip | upload your deck to see matches | the deck could not be opened: upload it as a document
screen: Start-up of the week | headline Sensors for farms | list In short = Two founders; First customers; Raising a seed round | link Read the check | buttons Meet / No, because | nothing fits your criteria this week | this round is already closed
screen: Introductions | table This month = Start-up, Investor, Result; Farm sensors, seed fund, second meeting; Dentist software, angel, no; Cheese, family office, waiting | chart Answers by week | button Remind | no introductions yet | the investor's address has changed

custom-software-development
thing: project, projects = Order app for a dealer; Shop floor tablets; Assistant for claims
must: A written plan with screens and price; Working software in short steps; Changes with their price in writing; Support after the start
later: Fixed maintenance packages; Reusable parts for one trade
screen: Order app, this step | steps Project = Plan; First screens; Test with staff; Start; Support | list Ready to test = Order form; Customer list | buttons Try it / Report a problem | the project has not started | the test version is being updated, back soon
screen: Change request | ask What should change = Discount for regular customers | words Effect: two more days, delivery next Friday | list Price = Quoted in writing; Approved by the client | buttons Approve / Leave it | no changes asked for | the request has no owner at the client
screen: All projects | table Projects = Project, Planned, Used; Order app, six weeks, four; Shop floor tablets, eight weeks, nine; Claims assistant, two weeks, one | chart Hours by project | button Write to client | no projects yet | hours are missing for this week

ai-lesson-planner
thing: lesson plan, lesson plans = Water cycle, year four; Fractions with paper; A letter in English
must: Plan, worksheet and quiz from one topic; Goals of the curriculum named; Tasks at several levels; Editing and printing
later: A shared folder for the staff room; Series for a whole term
screen: New lesson | ask Topic = The water cycle | ask Class = Year four | list Include = Worksheet; Experiment; Quiz | switch Three levels | button Draft lesson | enter a topic and a class | no curriculum goal found, choose one by hand
screen: Water cycle, year four | steps Lesson = Start; Experiment; Worksheet; Summary | list Worksheets = Easy; Middle; Hard | words Goal: explain where rain comes from | buttons Edit / Print | no lesson yet | the picture has no licence, choose another
screen: Reported mistakes | table Reports = Lesson, Mistake, Step; Water cycle, wrong label, mended; Fractions, answer missing, check; Letter, too hard, new level | button Ask subject teacher | no reports today | the lesson was deleted by its teacher

market-research-tool
thing: study, studies = Two names for a drink; Price of a lunch box; Interviews on banking apps
must: Questions with help in writing; People chosen by clear criteria; Checks against careless answers; Results as charts with the number of answers
later: Interviews by voice; Comparison with earlier studies
screen: New study | ask Question = Which name would you buy? | list Who = Adults; Buy drinks weekly; Live in towns | words Price shown before you start | buttons Check questions / Start | write your first question | too few people fit these criteria, widen one
screen: Two names for a drink | headline The first name is ahead | chart Choices by age | list Reasons = Easy to say; Sounds fresh; Too sweet | buttons Read answers / Share | answers appear here soon | answers stopped coming, we are checking the panel
screen: Quality of answers | table Today = Study, Check, Step; Drink names, too fast, removed; Lunch box, fine, kept; Banking apps, same address, check | chart Removed answers by study | button Pay rewards | no answers to check | rewards could not be sent

llm-developer-tools
thing: test case, test cases = Refund after a month; Price in another currency; Angry customer asks for a person
must: Logs of prompts and answers; Tests with every change; Grades by rules, models and people; Costs by model and customer
later: Switching to another model when one fails; Warnings in the team chat
screen: Test run before release | table Test cases = Case, Old, New; Refund after a month, right, right; Price in another currency, right, wrong; Angry customer, unclear, right | buttons Open wrong case / Release | no test cases yet | one model does not answer, the run goes on without it
screen: Answers today | chart Right answers by hour | list To look at = Invented price; Answer in the wrong language | code Answer with its prompt | button Add to tests | no requests today | logs are delayed by a few minutes
screen: Mark answers | talk Conversation = User: Can I return it?; Model: Yes, within a week; Note: the rule says a month | ask Mark = Wrong | ask Reason = Time limit | buttons Save / Next | all answers are marked | somebody else is marking this one

product-analytics
thing: event, events = Sign-up started; First project made; Checkout left
must: Set-up with one small script; Funnels that show each lost step; Sources, pages and goals on one screen; No personal data in reports
later: Recordings of anonymous visits; Questions in plain words
screen: Sign-up funnel | headline Most users leave at the second step | chart Users by step | list Lost at = Email confirmed; First project | buttons Watch visits / Compare weeks | no visits yet, check the script | the script sends no data since Monday
screen: Visits to watch | table Visits = Visit, Where, Sign; Tuesday, checkout, angry clicks; Tuesday, sign-up, went back; Monday, prices, long wait | picture Recording with hidden entries | button Play | no unusual visits this week | this recording has been deleted
screen: Ask your data | ask Question = Do people who invite a friend stay? | headline Yes, twice as often | chart Return by group | buttons Save / Share | ask a question in plain words | this event is not recorded yet

subscription-billing
thing: subscription, subscriptions = Team plan, Mill Street Labs; Pro plan, Garcia Studio; Usage plan, Novak Data
must: Plans with trials, steps and usage; Correct amounts when a plan changes; Retries and messages when a payment fails; Invoices passed on to the books
later: A page for subscribers; New price models without code
screen: Failed payments | table To recover = Customer, Reason, Next step; Mill Street Labs, card expired, new card asked; Garcia Studio, not enough funds, retry Friday; Novak Data, unknown, call | chart Recovered by week | button Write to customer | no failed payments | the payment provider does not answer
screen: Change of plan | ask Customer = Garcia Studio | ask New plan = Team, from today | list Effect = Rest of old plan credited; New plan billed; Next renewal unchanged | buttons Preview invoice / Change plan | choose a customer | this plan is no longer sold
screen: My subscription | headline Usage plan | chart Usage this month | list Invoices = March, paid; April, open | buttons Change card / Change plan | no invoices yet | the card was declined, try another one

identity-verification
thing: identity check, identity checks = Ana, passport, passed; Ben, identity card, to review; Mia, driving licence, try again
must: Document and face in one short flow; A clear result with reasons; Review of unclear cases by people; Deletion after the agreed time
later: Proof of age without the birth date; Checks of companies
screen: Prove who you are | steps Check = Document; Face; Done | picture Frame for the identity card | words Your photo is used for this check only | buttons Take photo / Use another document | choose your document to begin | the photo reflects light, tilt the card
screen: Cases to review | table Unclear cases = Person, Reason, Step; Ben, name differs, ask; Noor, photo blurred, new photo; Leo, card expired, refuse | picture Document and face side by side | buttons Pass / Ask again | no unclear cases | another reviewer has this case
screen: Checks this week | chart Passed and refused by day | list People give up at = Document photo; Face | switch Review all refusals | button Export report | no checks yet | the register does not answer, checks are waiting

online-exams
thing: exam, exams = Safety certificate; Anatomy, first part; Accounting, final
must: Identity check before the start; A locked screen with answers saved all the time; Supervision with decisions by people; Marking and a full record
later: Question banks with statistics; Sittings without internet
screen: Before the exam | steps Start = Identity; Camera; Room; Rules | picture Camera preview | list Allowed = Calculator; Blank paper | buttons Test my device / Begin | your exam opens on Tuesday | the camera is blocked, allow it in the browser
screen: Supervision desk | table Candidates = Name, State, Note; Ana, writing, none; Ben, writing, second voice; Mia, offline, answers saved | talk Chat = Desk: Please show the room; Ben: It was the radio; Desk: Thank you, go on | button Note incident | no exam is running | video is delayed, answers are still saved
screen: Marking | headline Accounting, question three | words Answer of an anonymous candidate | ask Points by grid = Method right, result wrong | list Second marker = Agrees; Not yet marked | buttons Save / Next answer | all answers are marked | the second mark differs, please discuss
`;
