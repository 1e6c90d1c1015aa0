/** Software for the office: customers, words and code: what is known of them; the keys are those of `../lore.ts`. */
export const OFFICE_CUSTOMERS = `
support-assistant
job: a ticket, tickets
rival: help-desk software with its own AI | all tickets are already there, and the AI can simply be switched on | Zendesk, Intercom, Freshdesk, Gorgias | help desk software
rival: a shared inbox and the staff who know the answers | customers get a personal answer and there is nothing to set up | Gmail, Microsoft Outlook | shared inbox
rival: outsourced support teams | real people answer at night and at weekends | TELUS Digital, Foundever, Teleperformance | outsourced customer support
meet: e-commerce meet-ups, support leaders' communities and software user groups | head of support | the same questions fill the inbox every week | draft answers to last week's tickets with {name} and let the team mark what is right | two afternoons a week | shop agencies, web developers and help-desk consultants | their clients ask how to keep up with customer messages
measure: the share of tickets solved without a person and without a second message
moat: answers corrected by real support staff, and connections to the systems where the facts are
risk: a wrong answer about money or delivery reaches many customers | answer only what the customer's own systems and texts prove, and hand over everything else to a person
rule: Say openly that it is an AI | Ask a lawyer where a bot has to identify itself, whether its promises bind the firm, and which customer data it may process. | the greeting and the data agreement are approved
trial: Draft the answers of one inbox for two weeks | Let {name} draft every answer of one firm, have the staff approve or correct each one, and sort the tickets by type. | right, corrected and handed-over tickets are counted by type
ask: Why not use the AI of the help desk? | | f-3 | by running the same hundred tickets through both
ask: What happens when a customer is angry? | A person takes over and sees the whole conversation | trade-trial | by counting such tickets and how they ended
ask: How much work is it to keep the answers up to date? | | f-2 | by noting the hours of one customer for a month
roles: somebody who has led a support team | a developer for language models and interfaces | somebody who checks and improves answers
search: AI customer support
name: +Askdesk = the desk for every question
name: +Calmreply = a calm and quick answer
name: Ticket Zero = no open tickets left
name: First Reply = the first answer, at once
name: Twice Asked = questions that come up again
name: *Answera = from the word answer
name: +Helpwell = help that works well
name: Answer Ready = the answer is there already
name: Kind Answer = friendly help, day and night
name: +Solveflow = questions solved one by one
name: Quick Inbox = an inbox that stays empty
name: Here to Help = support that is there
line: Answers in seconds, day and night
line: Fewer tickets, happier customers
line: A person when you need one
line: The same question, answered at once
line: Support that never keeps you waiting
line: Your team handles what matters

phone-receptionist
job: a call, calls
rival: voicemail and calling back later | it costs nothing, and regular customers leave a message | | business voicemail
rival: telephone answering services | a real person answers in the firm's name | Moneypenny@GB, Ruby@US, Smith.ai@US, ebuero@DE | phone answering service
rival: phone systems with menus and a bot | the firm already pays for the line | RingCentral, Aircall, sipgate@DE | business phone system
meet: trade counters, business networks and associations of practices and salons | owner of a small firm | they miss calls while they work with their hands or with customers | take the calls of one day with {name} and go through the messages together in the evening | two days a week | phone providers, IT firms and web designers | their clients complain about missed calls
measure: the share of callers who leave a request or a booking instead of hanging up
moat: tested answers for each trade, and connections to the calendars those firms use
risk: callers hang up when they hear a machine | greet with the firm's name, come to the point, and pass on to a person whenever somebody asks
rule: Settle recording, announcement and emergencies | Ask a lawyer whether callers must be told about recording and AI, and agree with each customer which calls are put through at once. | the greeting is approved and the list of urgent cases is signed
trial: Answer the phone of three firms for one week | Take over missed calls of three small firms, note the reason for each call, and count how many ended with a booking or a clear message. | calls, reasons and results are counted for each firm
ask: Do callers accept an AI voice? | | trade-trial | by counting who hangs up in the first seconds
ask: What happens in an emergency? | Urgent words put the call through to the person on duty | f-2 | by making ten test calls
ask: Why not an answering service with people? | It answers at once, also when many call at the same time | price-talks | with ten firms that use or have used one
roles: somebody who has worked at a reception | a developer for speech and calendars | somebody who sets up new customers by phone
search: AI phone answering
name: +Callkeeper = keeps every call for you
name: Third Ring = answered by the third ring
name: Friendly Line = a friendly voice on the phone
name: +Bellmate = a helper for the phone
name: Hands Full = help while you work
name: Never Missed = no call is lost
name: +Ringreply = every ring gets a reply
name: *Vocella = from the word voice
name: Good Morning = how each call is answered
name: Always Answered = somebody picks up
name: +Phonehand = a helping hand on the phone
name: Line Open = the phone is always answered
line: Never miss a call again
line: Every call answered, day and night
line: You work, we answer the phone
line: New customers, even after hours
line: Appointments booked while you work
line: The call you would have missed

email-marketing
job: a campaign, campaigns
rival: email marketing platforms | they have free or cheap entry plans and ready templates | Mailchimp, Klaviyo, Brevo, Omnisend, HubSpot | email marketing software
rival: the email tool of the shop or booking system | customers' addresses and orders are already in it | Shopify, Square, Wix | shop email marketing
rival: posts on social media and an occasional email to everybody | it takes little time and costs nothing | Instagram, Facebook
meet: meet-ups of shop owners, chambers of commerce and marketing courses | organiser of the meet-up | owners there have a list of customers and rarely write to them | send one message to part of a real list with {name} and count the orders together a week later | one afternoon a week | web agencies, shop developers and marketing advisers | they build the shop and are then asked how to bring customers back
measure: the orders from a message within a week, compared with customers who did not get it
moat: knowing what customers of one trade buy again and when, and ready campaigns for it
risk: customers get too many emails and unsubscribe | limit the number of messages for each person, and show the owner how many unsubscribe after each one
rule: Write only to those who agreed | Ask a privacy adviser how consent is proven, what the footer must contain, how people unsubscribe, and whether an old list may still be used. | consent is stored for each address and unsubscribing has been tested
trial: Send four messages for three firms | Write and send four messages in two weeks to half of each firm's list, and compare orders and unsubscribes with the other half. | orders and unsubscribes of both halves are on one sheet
ask: Would they have bought without the email? | | trade-trial | by leaving out half of the list
ask: How hard is it to change from another platform? | Contacts, consent and templates are moved | f-3 | by moving one real list
ask: Will owners keep sending after the first month? | | interviews-2 | by asking ten owners when they sent their last email and why not since
roles: somebody who has run email marketing for a shop | a developer for shop connections and delivery | a writer
search: email marketing small shop
name: +Sendwise = sending at the right time
name: +Mailbloom = emails that make sales grow
name: Regulars First = regular customers come first
name: Open & Order = read and ordered
name: Subject Line = the line that gets opened
name: Good Letter = emails people like to read
name: +Lettermint = fresh letters to customers
name: *Campanita = from the word campaign
name: Come Back Soon = emails that bring customers back
name: Well Sent = the right message delivered
name: +Listgarden = a list that grows
name: One Good Mail = better than many
line: Emails that bring customers back
line: Write once, sell all week
line: The right message to the right customer
line: Turn one order into the next
line: Emails your customers want to open
line: Newsletters done in half an hour

social-scheduling
job: a post, posts
rival: posting from the phone when there is time | it is free and looks personal | Instagram, Facebook, TikTok
rival: scheduling and design tools | they have free plans, templates and all channels in one calendar | Buffer, Hootsuite, Later, Canva | social media scheduler
rival: a freelancer or somebody on the staff | they know the business and the owner has nothing to learn | | social media manager
meet: local business networks, chambers of commerce and shopping streets in quiet hours | organiser of the network | owners there say that they should post and never find the time | plan one week of posts with {name} from the photos on the owner's phone | two afternoons a week | web designers, photographers and marketing advisers | their clients ask who will post once the website is ready
measure: the weeks in a row in which every planned post went out
moat: knowing which posts bring enquiries in each trade, from many accounts
risk: posts sound like everybody else's and nobody reacts | start from the owner's own photos and words, and show which posts bring questions and orders
rule: Settle rights, consent and labels | Ask a lawyer about people in photos, music in videos, what each platform allows other programs to post, and when advertising or AI content must be labelled. | a consent form and a list of rules for each channel are ready
trial: Plan and publish for five firms for two weeks | Take photos and ideas from five owners, prepare three posts a week for each, and count reactions, messages and visitors who mention a post. | posts, reactions and enquiries are counted for each firm
ask: Do posts bring customers or only likes? | | trade-trial | by asking every new customer how they heard of the firm
ask: Why not use the free plan of a large scheduler? | It plans the posts and does not only send them | interviews-2 | with ten owners who have tried one
ask: What happens when a platform changes its rules? | | f-2 | by listing which functions depend on each platform
roles: somebody who has run social media for small firms | a developer for the platforms' interfaces | a designer
search: social media for small business
name: +Weekposts = posts for the whole week
name: Post & Done = posted and off the list
name: Fresh Feed = always something new to see
name: Posted Daily = a new post each day
name: *Postella = a new word from post
name: +Feedmate = a helper for the feed
name: Always On View = seen week after week
name: Chalkboard = today's news for customers
name: Week Planned = all posts ready on Monday
name: +Postgarden = where posts grow
name: Share Day = the day the posts go out
line: A week of posts in one sitting
line: Stay visible while you work
line: Your photos, your words, posted on time
line: Never wonder what to post
line: One plan for every channel
line: Regular posts, more customers

content-writing
job: an article, articles
rival: AI chats | they cost little and write at once | ChatGPT, Claude, Gemini | AI writer
rival: freelance writers and content agencies | they ask questions, research and deliver a finished text | | content writing agency
rival: writing and SEO software | keywords, rankings and drafts are in one tool | Semrush, Ahrefs, Jasper, Surfer | SEO content tool
meet: marketing meet-ups, trade associations and business networks | marketing manager of a small firm | their website needs new texts and nobody in the firm has time to write | interview one expert of a firm with {name} and publish the article the same week | two afternoons a week | web designers, SEO advisers and PR freelancers | they build websites that have no texts yet
measure: the visits and enquiries that each article brings
moat: interviews with experts, a record of what ranks in a few trades, and each client's tone of voice
risk: texts sound like everybody else's, and neither readers nor search engines care | start each article from an expert's knowledge and real examples, and check every fact
rule: Settle ownership, facts and labels | Ask a lawyer who owns texts written with AI, which claims about health and money are forbidden, and when a text must be labelled as advertising or AI-made. | the terms name owner and responsibility, and the list of forbidden claims is ready
trial: Publish six articles for two firms | Interview an expert for each article, write, have it approved and publish, and note hours, corrections and the first visits. | hours, corrections and visits for each article are on one sheet
ask: Why pay when an AI chat writes for almost nothing? | It does not know the firm and checks no facts | interviews-2 | by asking ten firms what became of their AI texts
ask: How long until an article brings enquiries? | Usually months, and the offer says so | f-3 | by looking at the older articles of three firms
ask: Do clients order every month? | | closing-calls | with ten firms and an offer for a quarter
roles: a writer who interviews well | somebody who knows search engines | a developer or editor for the tool
search: SEO content writing
name: +Plainword = words everybody understands
name: +Inkroom = a room for writing
name: Top Shelf Texts = texts of good quality
name: Found & Read = found online, read to the end
name: *Scrivella = from the word for writing
name: Ask & Write = interview first, then text
name: First Page = on page one of the search
name: +Wordcrafted = texts made with care
name: Clear Copy = text that is easy to read
name: Fresh Article = new texts every month
name: +Pagebloom = pages that bring visitors
name: Well Put = said clearly and well
line: Articles your customers want to read
line: You know it, we write it
line: Found on search, read to the end
line: Expert knowledge in plain words
line: New articles, every month, on time
line: Texts that bring enquiries

review-collecting
job: a review, reviews
rival: asking customers in person | it is free and friendly, and some of them write | | ask for reviews card
rival: review software | it sends the request automatically after each visit or order | Birdeye, Podium, Trustpilot, NiceJob@US | review management software
rival: the request built into the booking or till system | it knows who came and costs nothing extra | Square, Fresha
meet: business networks, chambers of commerce and local shopping streets | organiser of the network | owners there have many happy customers and few reviews | send a request to last week's customers of one firm with {name} and read the first reviews together | two mornings a week | web designers, marketing advisers and booking software firms | their clients ask how to be found and trusted online
measure: the share of customers asked who write a review
moat: knowing when and how to ask in each trade, and links to the booking and till systems used there
risk: owners want to ask only happy customers, which platforms and the law forbid | ask every customer in the same way, and help owners to answer bad reviews well
rule: Follow the rules of platforms and consumer law | Read what each platform forbids, and ask a lawyer when a request by email or text needs consent and whether rewards are allowed. | the message, the consent and the list of forbidden things are approved
trial: Ask two hundred customers of three firms | Send a short request after each visit for two weeks, try two messages and two times of day, and count the reviews. | requests, reviews and replies are counted for each firm
ask: Do more reviews bring more customers? | | interviews-2 | by asking new customers what they read before they came
ask: What can be done about an unfair review? | It can be answered at once and reported to the platform | f-3 | by reporting three real cases
ask: Do owners keep paying once they have enough reviews? | | price-talks | by asking ten owners who have many reviews already
roles: somebody who has run a local business | a developer for booking and till systems | somebody who writes good answers
search: get more Google reviews
name: +Praiseworth = worth a good word
name: +Kindline = a kind line from a customer
name: Fifth Star = the best rating
name: Good Word = what customers say
name: *Elogia = from the word for praise
name: +Starnote = a note with stars
name: Ask Everyone = every customer is asked
name: Well Reviewed = many good reviews
name: Happy to Say = customers who like to tell
name: +Ratewell = rated well by customers
name: Heard & Rated = every opinion counts
name: Thanks & Stars = thank you and a review
line: More reviews from happy customers
line: Ask every customer, without the effort
line: Your good work, in their words
line: Be the one people choose
line: Answer every review in a minute
line: Let happy customers speak for you

translation-tool
job: a translation, translations
rival: translation engines | they are free for a page and good enough to understand | DeepL, Google Translate | AI translation
rival: localisation platforms and agencies | the firm's words of many years are stored there | Lokalise, Phrase, Smartling, RWS
rival: the colleague who grew up with the language | they also know what the product is for
meet: technical writers' meetings and export clubs of chambers | technical writer of a machine builder | a manual waits there for nine languages before the machine may ship | translate ten pages of their manual with {name} and let their man abroad mark it | one afternoon a week | freelance translators | they would rather correct well than type cheaply
measure: the corrections a native reader makes on one page
moat: the approved words of each customer, in every language
risk: the free engine gets better each season | own what it can't know: the firm's words, the layout, and who signs for it
rule: Settle confidentiality and who answers for an error | Ask a lawyer about texts that affect safety, which need a named translator, where texts are processed and what is kept. | the kinds of text are sorted by risk
trial: Translate one manual three ways | Have the same ten pages done by the free engine, by {name} and by a translator, and let users in the country choose blindly. | marks and choices are counted
ask: What can it do that the free engine can't? | | trade-trial | by a blind choice of native readers
ask: Who reads it before the machine is switched on? | A translator for anything that can hurt | rules | with a list agreed with one customer
roles: a translator who likes machines | a developer for language models and file formats | somebody who sells to technical writers
search: AI translation business
name: Native Ear = who hears what is wrong
name: +Wordferry = carries words across
name: Said Twice = the sentence, in another language
name: Second Tongue = the one we learned for love or work
name: Here & There = understood on both sides
name: +Tonguetwin = the sentence's twin abroad
name: Lost No More = what was lost in translation before
name: Nine Languages = what a manual needs
name: *Traduva = from the Romance word for translating
name: Fährmann = German for a ferryman
name: Idiom = what a language is made of
line: The manual, at home in nine languages
line: Says what you said
line: Your words for things, everywhere
line: Carried across without a scratch
line: Read by somebody who grew up with it

voice-api
job: a recording, recordings
rival: speech services of the large clouds | they are on the bill already | Google Cloud, Azure, Amazon Transcribe | speech to text API
rival: speech specialists and open models | developers know them and a test costs nothing | Deepgram, AssemblyAI, ElevenLabs, OpenAI Whisper
rival: typists who know the dialect | they hear what was meant
meet: developers' meet-ups, call centres and regional broadcasters | developer of a call-centre product | the large models fail there on names, numbers and dialect | run an hour of their own sound through {name} and count the errors with them | two days a week | research groups for speech | they have the recordings and no customers
measure: the share of words that are right in a customer's own recordings
moat: recordings with consent in voices that large models hardly heard
risk: the next free model is as good | choose languages and noises nobody large cares for, and sell what surrounds the model
rule: Have rights in every voice | Ask a lawyer how speakers consent, what a copied voice may be used for, where sound is kept and how a speaker can withdraw. | a consent form and a way to delete exist
trial: Count errors on real sound | Collect ten hours from three possible customers, transcribe by hand, and compare four services and a first model. | an error table by speaker and noise exists
ask: How long until the large ones speak this language? | | f-3 | by comparing their last two versions on the same hours
ask: What does an hour cost in computing? | It is measured on the model we would run | f-4 | with a week of load from one customer
roles: a researcher in speech | a developer who keeps services running | somebody who knows the community of the language
search: speech to text API
name: Heard Right = what a speaker hopes for
name: +Voicegrain = the grain of one voice
name: Loud & Clear = how it should arrive
name: Plain Talk = speech as it is spoken
name: Echo Room = where a sound is studied
name: +Mumblewise = understands the mumbled ones
name: Broad Vowel = how one knows where somebody is from
name: Say Again = what it needn't ask
name: Parola = Italian for word
name: Mundart = German for a dialect
name: Tin Can Line = how children make a telephone
line: Understands your grandmother too
line: Mumbled, shouted, whispered, understood
line: It knows the dialect
line: From the mouth to the page
line: Every name spelled the way it's said

analytics-dashboard
job: a report, reports
rival: spreadsheets | everybody knows them, and they can answer almost any question | Microsoft Excel, Google Sheets | report template
rival: business intelligence software | it connects many sources, and many specialists know it | Power BI, Tableau, Looker, Metabase | business intelligence software
rival: reports built into each system | they are included in the price and need no set-up
meet: chambers of commerce, industry meetings and user groups of business software | owner or head of finance | they collect figures from several systems by hand every month | rebuild one of their reports with {name} and explain each difference | two afternoons a week | accountants, till and shop system dealers and business advisers | clients ask them for figures in one place
measure: the hours from the end of the month to the finished report
moat: connections and agreed definitions for one kind of business
risk: one wrong figure and people go back to the spreadsheet | show the source of each figure, check it against the old report and warn when data is missing
rule: Settle access and data processing | Agree who may see which figures, where data is stored, how access is read-only, and sign a contract on processing customers' data. | the access list and the data contract are signed
trial: Rebuild reports for three firms | Connect the main sources of three firms, rebuild one report each in two weeks, and list every difference and its cause. | hours saved, differences and users are in one table
ask: Which decisions are made with it? | | interviews-2 | by asking ten managers about their last three decisions
ask: What happens when a source changes? | The figure is marked, and somebody is informed | f-2 | by changing a column on purpose
ask: Why not use a general tool? | | closing-calls | by asking ten firms what they tried before
roles: somebody with experience in finance or reporting | a developer for data connections | somebody who explains figures to customers
search: business dashboard software
name: +Figureview = a view of your figures
name: Clear Numbers = figures one understands
name: +Metricwell = the right figures, kept well
name: One Dashboard = all figures in one place
name: +Datamorning = figures each morning
name: Morning Figures = figures to begin the day
name: Daily Figures = numbers updated each day
name: The Whole View = the business at a glance
name: *Datora = a new word from data
name: +Chartwise = charts that help decide
name: Source & Sum = where each total comes from
name: At a Glance Desk = all figures at once
line: All your figures in one place
line: Know your numbers every morning
line: Reports that write themselves
line: Every figure traced to its source
line: Ask your data in plain words
line: From scattered data to clear decisions

code-and-test-tool
job: a pull request, pull requests
rival: code hosts and their assistants | they sit where the code is | GitHub, GitLab, Cursor, CodeRabbit | code review tool
rival: free frameworks | they cost nothing and every new hire knows them | Playwright, Cypress, Selenium
rival: a careful colleague and a release on Tuesday, not Friday | it has mostly worked
meet: developers' meet-ups and engineering leads' breakfasts | engineering lead of a team of twenty | reviews wait there for days and the tests are red for no reason | run {name} on their last fifty changes and sit with whoever reads the result | two days a week | agencies that take over old code | they want to know what they inherit
measure: the share of its remarks that lead to a change in the code
moat: a team's own rules and past mistakes, learned from its reviews
risk: too many remarks, so developers switch it off | be silent unless sure, and count ignored remarks as errors
rule: Settle what happens to other people's code | Write where code is read, that it trains nothing, which licences suggestions may carry, and let a security tester look before the first firm does. | a customer's security lead has signed
trial: Review fifty old changes | Take changes that later caused a fault in three teams, run a first version on them, and see which it would have caught. | catches and false alarms are counted
ask: What stops the code host from adding this? | | f-3 | by listing what it would have to know about one team
ask: Does a team get faster, or only busier? | | trade-trial | by comparing days from opening to merging before and after
roles: a developer who has run a build system | a second one who talks to users all day | an engineering lead as adviser
search: code review tool
name: Green Build = what one hopes to see after lunch
name: Rubberduck Two = the duck that answers
name: Friday Merge = what nobody dares
name: Red to Green = the colours of a good afternoon
name: Nit & Pick = the small remarks of a review
name: +Bugwicket = the gate that stops the bug
name: Line Forty = where it breaks
name: Legacy Jane = who wrote it and left
name: *Revisa = from looking again
name: Werkbank = German for a workbench
name: Works Here = a developer's famous words
line: Green before lunch
line: Speaks up only when it's sure
line: The bug that never met a customer
line: Merge on a Friday
line: Somebody read line forty

error-monitoring
job: an alert, alerts
rival: monitoring suites | every alert is wired to them and the night shift knows the screens | Datadog, Sentry, PagerDuty, New Relic, Grafana | uptime monitoring
rival: the cloud's own tools | they are switched on already | Amazon CloudWatch
rival: customers who write when something is broken | they are quick and cost nothing
meet: operations engineers' meet-ups and hosting firms | engineer on call | they were woken four times last week for nothing | run {name} silently beside their alerts for a week and count which nights were needless | two evenings a week | hosting and IT service firms | they are blamed for faults they can't see
measure: the share of alerts after which somebody really did something
moat: a memory of faults, causes and cures in similar systems
risk: it warns of everything until nobody listens | wake a person only for what a customer would notice, and learn from every dismissed alert
rule: Settle access and what may be logged | Agree which systems are read, that no personal data ends up in logs, how keys are kept and who is told when the tool itself fails. | a security lead has approved the list
trial: Go on call with one team | Sit beside the on-call engineer of two firms for a week each, and write down every alert, what was done, and what should have rung. | needless and missing alerts are counted
ask: Who watches the watcher? | A second, simple check from elsewhere | f-2 | by switching our own service off once
ask: Why leave a suite that everything hangs on? | | interviews-2 | by asking teams what last month's bill was for
roles: an engineer who has been on call for years | a developer for agents and data | somebody who answers engineers at once
search: uptime monitoring tool
name: Three A.M. = when it always happens
name: +Pagerquiet = a pager that keeps still
name: Root & Cause = what was broken, and why
name: Canary Row = the birds that warned miners
name: Last Deploy = the usual suspect
name: Nightwatch Co = whoever stays up
name: All Quiet = the best message of the night
name: Known Issue = something seen before
name: Vigila = Italian for keeps watch
name: Feuermelder = German for a fire alarm
name: Smoke First = what comes before the fire
line: Sleep, it isn't broken
line: Wakes you only for fires
line: You knew before the customers did
line: What changed at ten to three?
line: All quiet on the servers

accessibility-check
job: a website, websites
rival: overlays and automatic scanners | a line of code promises to settle it | accessiBe, UserWay, Siteimprove, axe | accessibility checker
rival: firms that audit websites | their name counts with lawyers and auditors | | accessibility audit
rival: waiting for the first complaint | nobody has written yet
meet: web agencies' meet-ups and conferences on online shops and public services | organiser | those who come run sites of a thousand pages and have a deadline by law | try the most used page of one site with a tester who is blind, in front of everybody | one afternoon a week | web agencies and associations of disabled people | they are asked who can check it properly
measure: the share of tasks a screen-reader user finishes on a checked site
moat: a record of what disabled testers found on each kind of page, and what mended it
risk: clients take the report, change nothing, and blame the test when somebody complains | sell the second test with the first, and never a badge
rule: Learn what the law asks of whom | Ask a lawyer which sites are covered, from when, what has to be declared, and never promise that a site is safe from complaints. | the promise on our own page is approved
trial: Check ten sites with real users | Let three people with different disabilities do one task on ten sites, and compare their obstacles with what a scanner finds. | obstacles the scanner missed are listed
ask: How much of it can a machine find at all? | A part of it, so people test as well | trade-trial | by comparing a scan with the testers on ten sites
ask: Who repairs what is found? | | f-3 | by giving one report to a web agency and watching what it can do with it
roles: a tester who uses a screen reader daily | a developer of web pages | somebody who sells to public bodies
search: website accessibility audit
name: Tab Through = how one moves without a mouse
name: +Readaloud = how many people surf
name: Alt & True = a picture said in words
name: Ramp Side = the way in for everybody
name: Contrast = what old eyes need
name: +Focusring = the frame that shows where you are
name: Skip to Main = the first link that helps
name: No Mouse = how it should work as well
name: *Accessa = from access
name: Alle Rein = German for everybody in
name: Wide Door = fits a wheelchair and a pram
line: Try it with your eyes closed
line: The button everybody can find
line: Tested by people who need it
line: A site that everybody can use
line: Open to everyone, and shown to be

trades-website
job: a website, websites
rival: website builders | a page is online in an hour for little money | Wix, Squarespace, Jimdo@DE, GoDaddy, WordPress | website builder
rival: local designers and directories | somebody comes by and takes the photographs | | website for tradesmen
rival: a page on a social network and the number on the van | the order book is full without it
meet: builders' merchants, guilds' evenings and vans at the petrol station | owner with an old page | the phone number on it is wrong and the apprentice left who could change it | make a page from the photographs on their phone with {name} before the coffee is drunk | three mornings a week | sign makers, van letterers and printers | their customers ask for a page as well
measure: the calls and messages a page brings in a month
moat: pages that bring calls in one trade, copied a hundred times with small changes
risk: owners never change a word, cancel after a year and are forgotten | change it for them by message, and send each month what it brought
rule: Settle name, imprint and pictures | Find out what must stand on a firm's page in that country, who owns the domain, and whether pictures of customers' houses may be shown. | the owner keeps the domain, in writing
trial: Build ten pages in two weeks | Build ten pages for ten trades in one town from a talk of half an hour each, put a call counter on them, and ring after a fortnight. | calls per page are known
ask: Why would a full order book need a website? | For apprentices, better jobs and the next quiet winter | interviews-2 | by asking ten owners what they lack most
ask: What is left when a machine builds pages for nothing? | | price-talks | by asking owners what they would pay to never touch it
roles: somebody who talks easily on building sites | a designer of plain pages | a developer
search: website for tradesmen
name: Van Side = where the number stands
name: +Shopsign = the sign above the door
name: Nameplate = all that a page needs first
name: Before & After = the two pictures that sell a job
name: Open Till Five = the line people look for
name: +Pagecraft = a page made like a good table
name: Brass Plate = how one was found in the old days
name: Yellow Page = where trades stood once
name: *Paginella = a small page
name: Aushang = German for the notice in the window
name: Home of Work = where a trade shows what it does
line: The page your work deserves
line: Found by the street you work in
line: Your photographs, one number, done
line: Change a word by text message
line: As solid as your last job

sales-outreach
job: a reply, replies
rival: contact databases and outreach software | contacts and automatic emails are in one tool | Apollo, HubSpot, Lemlist, Cognism, Clay | sales outreach software
rival: agencies that book meetings | they do the whole job, and the firm needs no staff for it | | lead generation agency
rival: referrals, trade fairs and calls to known contacts | people answer somebody they know
meet: sales meet-ups, founders' evenings and trade fairs | head of sales or founder | they send many messages and get few answers | find ten fitting companies with {name} and write the first messages together | two afternoons a week | sales trainers, CRM consultants and business advisers | their clients ask where new contacts come from
measure: the share of messages that get a reply from a person
moat: signs that show which companies are about to buy, checked against real replies
risk: too many unwanted messages lead to blocked addresses and complaints | send few and relevant messages, limit the number each day and stop at the first no
rule: Settle who may be contacted and how | Ask a lawyer when firms may be emailed, called or messaged without consent, which data may be stored, and how people can object. | the rules for each country and the list of objections are in use
trial: Write to a hundred companies by hand | Choose fifty by a buying sign and fifty at random for one or two firms, send personal messages, and compare replies. | replies, meetings and refusals of both groups are counted
ask: Where do the contact data come from? | | rules | by listing the source and permission of each record
ask: Are replies better than from a bought list? | | trade-trial | by sending to both and comparing
ask: What is a meeting worth to customers? | | price-talks | by asking ten sales heads what they pay today
roles: somebody with experience in selling to firms | a developer for data | somebody who helps customers with messages
search: sales outreach software
name: +Replywell = messages that get replies
name: Good Reason = a reason to write
name: +Leadsense = a sense for good leads
name: They Replied = messages that get answers
name: +Openreply = opened and answered
name: Worth a Call = companies worth calling
name: Right Contact = the person who decides
name: Ten Good Leads = a few that really fit
name: *Prospecta = from the word prospect
name: +Warmlead = a lead that knows why
name: New Accounts = new business customers
name: Meeting Booked = the reply leads to a meeting
line: Write to companies ready to buy
line: More replies from fewer messages
line: Know why before you write
line: Good leads, personal messages
line: From first message to meeting
line: Less searching, more selling
`;
