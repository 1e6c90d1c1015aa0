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
rival: free translation engines and AI chats | they answer in seconds and are good enough to understand a text | DeepL, Google Translate, ChatGPT | AI translation
rival: translation agencies and freelance translators | a named person answers for the text, and they know the customer's words | RWS, TransPerfect | translation agency
rival: localisation platforms | teams already keep their texts and approved terms there | Lokalise, Phrase, Smartling | localisation platform
rival: a colleague who speaks the language | they know the product and cost nothing extra
meet: export associations, trade fairs and meetings of technical writers | export manager of a small manufacturer | manuals, offers and web pages are waiting to be translated there | translate ten pages of their own text with {name} and have a native speaker mark every error | one afternoon a week | freelance translators and export advisers | they see which texts are translated badly or not at all
measure: the number of corrections a native reader makes on one page
moat: each customer's approved terms and past corrections, kept in every language
risk: free engines get better every few months | offer what they leave out: the customer's terms, the original layout and a reader who signs off
rule: Settle confidentiality and liability for errors | Ask a lawyer which texts need a qualified translator, write down where texts are processed and how long they are kept, and state who is liable for errors. | the privacy terms and the list of texts that need a translator are published
trial: Translate the same pages three ways | Take ten pages from each of three customers, translate them with a free engine, with your tool and with a translator, and let native readers choose without knowing which is which. | corrections and choices are on one sheet
ask: What does it do better than the free engines? | | trade-trial | by a blind comparison with native readers
ask: Who checks a text before it is published? | A native reader, wherever an error could do harm | rules | with a list of such texts agreed with one customer
ask: Do customers pay by the page, by the word or by the month? | | price-talks | by offering all three to ten customers
roles: a translator who likes software | a developer for language models and file formats | somebody who sells to companies that export
search: AI translation for business
name: +Wordferry = carries words across
name: Native Ear = sounds right to a native
name: True Terms = your own terms, kept
name: +Termkeeper = keeps your terms
name: Clear Across = clear in every language
name: Second Tongue = at home in another language
name: +Langbridge = a bridge between languages
name: Right Word = the word that fits
name: Every Market = understood in each market
name: +Localword = the local word for it
name: Same Meaning = nothing lost
name: *Traduva = from the Latin for translate
line: Your texts, ready for every market
line: Translated, checked and ready to publish
line: Keeps your terms and your layout
line: Sell abroad in the local language
line: From your file to theirs, same layout
line: Checked by native speakers

voice-api
job: a recording, recordings
rival: speech services of the large clouds | they are on the same bill as everything else | Google Cloud, Microsoft Azure, Amazon Web Services | speech API
rival: speech companies with an API | their documentation is good and a test is free | Deepgram, AssemblyAI, ElevenLabs, Speechmatics | speech to text API
rival: free open models | they cost nothing but the computer they run on | Whisper | open source speech recognition
meet: developer meetups, call centres and online forums for speech technology | developer of a call-centre product | general models fail there on names, numbers and accents | run an hour of their own audio through {name} and count the errors together | two days a week | research groups, software agencies and broadcasters | they know which languages and voices are served badly
measure: the share of words that are right on a customer's own audio
moat: recordings with consent in voices and languages that large models know little
risk: the next free model is just as good | choose languages, accents or noisy places that large suppliers neglect, and add the features around the model
rule: Settle consent and rights in voices | Ask a lawyer how speakers give and withdraw consent, what a copied voice may be used for, and where recordings are kept and for how long. | a consent form and a way to delete recordings exist
trial: Test on real audio from three customers | Collect a few hours of audio with consent from three possible customers, run it through two known services and your own, and count errors or let listeners choose the better voice. | errors by speaker, noise and service are on one sheet
ask: When will the large suppliers cover this language? | | f-3 | by comparing their last two versions on the same audio
ask: What does an hour of audio cost to process? | | f-4 | by measuring one week of real load
ask: Why would a developer switch? | For fewer errors on their own audio, with an API that takes an hour to try | interviews-2 | by asking ten developers what annoys them about their present service
roles: a researcher in speech | a developer who keeps services running | somebody who knows the language and its speakers
search: speech to text API
name: Heard Right = understood correctly
name: +Voicegrain = the detail of a voice
name: Every Accent = understands all accents
name: +Accentwise = knows how people speak
name: Plain Speech = speech made simple
name: +Speechline = a line for speech
name: Clear Transcript = text you can read
name: Say & Type = spoken, then written
name: True to Voice = sounds like the speaker
name: +Soundscript = sound turned into text
name: Spoken Data = speech you can search
name: *Parlova = from the Italian for speak
line: Speech that understands your users
line: Fewer errors on your own audio
line: Built for accents and background noise
line: Add speech to your product today
line: Names and numbers, spelled right
line: One API for every voice

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
job: a code check, code checks
rival: code hosts and AI assistants | they sit where the code is and are often part of the plan | GitHub, GitLab, Cursor, CodeRabbit | AI code review
rival: free test frameworks and checkers | they cost nothing and new developers know them | Playwright, Cypress, Selenium, ESLint | test automation tool
rival: reviews and tests done by colleagues | they know the product and cost no extra licence
meet: developer meetups, online developer communities and meetings of engineering leads | engineering lead of a small team | reviews wait for days and tests fail for no clear reason | run {name} on their last fifty changes and go through the results together | two days a week | software agencies and technical advisers of investors | they take over code they did not write and need to know its state
measure: the share of reported problems that lead to a change in the code
moat: a team's own rules, tests and past mistakes, built up over time
risk: too many false alarms, and developers switch it off | report only what is certain, and count every ignored remark as an error of the tool
rule: Settle what happens to customers' code | State where code is processed, that it trains no model without consent and which licences suggested code may carry, and have a security tester check the product. | the security page and the test report can be shown
trial: Check fifty past changes | Take fifty changes from three teams, some of which caused a bug, run a first version on them, and count the bugs it would have caught and the false alarms. | catches and false alarms are on one sheet
ask: What stops the code hosts from adding this? | | f-3 | by listing what it would have to know about one team
ask: Do teams release faster with it? | | trade-trial | by comparing the days from opening a change to merging it, before and after
ask: Who decides on the purchase, the developer or the lead? | Developers try it and the lead pays | interviews-2 | by asking ten leads how they bought their last tool
roles: a developer who knows build and test systems | a developer who talks to users every day | somebody who sells to engineering leads
search: automated code review tool
name: Green Build = every test has passed
name: Red to Green = from failing to passing
name: Safe Merge = merge without worry
name: +Bugstopper = stops bugs early
name: Second Review = another pair of eyes
name: +Mergecheck = a check before merging
name: Clean Diff = a tidy change
name: +Testharbour = a safe place for tests
name: Ship Calm = release without stress
name: Early Catch = bugs found early
name: Ready to Merge = checked and approved
name: *Testora = from the word test
line: Catch bugs before your customers do
line: Reviews in minutes, not days
line: Only remarks that matter
line: Tests that fail for a reason
line: Merge with a good feeling
line: Fewer bugs, faster releases

error-monitoring
job: an alert, alerts
rival: monitoring suites | every system is connected to them already and they show everything in one place | Datadog, New Relic, Sentry, Grafana | application monitoring
rival: the monitoring of the cloud provider | it is switched on already and stands on the same bill | Amazon CloudWatch, Azure Monitor | cloud monitoring
rival: simple free checks | they tell when a site is down and cost nothing | UptimeRobot, Uptime Kuma | free uptime monitoring
rival: waiting until customers report a problem | it costs nothing and has been enough so far
meet: meetups of operations engineers, developer communities and hosting companies | engineer on call | they are woken by alerts that need no action | run {name} beside their present alerts for a week and count together which ones mattered | two evenings a week | hosting companies and software agencies | their customers blame them for every outage
measure: the share of alerts after which somebody had to act
moat: a history of faults, causes and fixes in each customer's systems
risk: too many alerts, and nobody reads them any more | wake somebody only for what customers notice, and collect the rest in one daily list
rule: Settle access, logs and customer data | List which systems are read, keep personal data out of the logs, state how keys are stored, and publish how customers learn that the monitoring itself is down. | a customer's security lead has approved the list
trial: Watch one week of alerts with two teams | Run beside the present alerts of two teams for a week, and note every alert, whether anybody had to act, and which outage nobody was told about. | useful, needless and missing alerts are on one sheet
ask: Why would a team leave a suite it already has? | | interviews-2 | by asking ten teams what they pay for and what they really look at
ask: Who watches the monitoring itself? | A second check that runs elsewhere | f-2 | by switching the service off once and timing the warning
ask: How long does the set-up take? | | trade-trial | by timing two new teams from sign-up to the first useful alert
roles: an engineer who has been on call | a developer for data and integrations | somebody who answers engineers quickly
search: uptime and error monitoring
name: All Quiet = nothing is broken
name: +Pagerquiet = fewer calls at night
name: Root & Cause = finds where it began
name: True Alert = an alert that matters
name: +Uptimewatch = watches your uptime
name: Calm On Call = on call without stress
name: Know First = know before your customers
name: +Alertwise = clever about alerts
name: Sooner Known = faults found early
name: +Errorlight = shines a light on errors
name: Quiet Pager = rings only when needed
name: *Vigila = from the Italian for keep watch
line: Know it before your customers do
line: Alerts only when they matter
line: Sleep through the false alarms
line: See what broke and why
line: From alert to cause in minutes
line: Fewer alerts, faster fixes

accessibility-check
job: a check, checks
rival: automatic scanners and overlays | they are installed in minutes and some are free | WAVE, axe, accessiBe, UserWay, Siteimprove | accessibility checker
rival: consultants and firms that audit websites | they sign a report that lawyers and public bodies accept | | accessibility audit
rival: the web agency that built the site | it knows the site and is already paid for its upkeep | | web agency
rival: doing nothing until somebody complains | it costs nothing today
meet: meetups of web developers, conferences for public services and online-shop associations | owner of a web agency | clients ask how to make their site accessible | check the most used page of one client's site with {name}, together with a person who uses a screen reader | one afternoon a week | web agencies and associations of disabled people | they are asked who can check a site properly
measure: the share of tasks that a screen-reader user can finish on the site, before the fixes and after
moat: tests by people with disabilities and a record of what fixed each problem
risk: clients file the report and change nothing | deliver fixes a developer can use, and sell the second check together with the first
rule: Learn what the law asks of whom | Ask a lawyer which sites are covered and what they have to publish, follow the public standard for web accessibility, and never promise protection from complaints. | the list of duties and the approved promise are on file
trial: Check three sites with real users | Let three people with different disabilities try one task on each of three sites, and compare what they find with the result of a free scanner. | problems found by people and by the scanner stand side by side
ask: How much can a scanner find by itself? | Only a part, so people test as well | trade-trial | by comparing both on three sites
ask: Who fixes what is found? | | interviews-2 | by asking ten site owners who changes their site and how soon
ask: Do customers pay once or for regular checks? | | price-talks | by offering both to ten site owners
roles: a tester who uses a screen reader | a web developer who knows the standard | somebody who sells to agencies and public bodies
search: website accessibility audit
name: Wide Door = easy for everybody to enter
name: Open to All = a site for everybody
name: Every Visitor = nobody is left out
name: +Accesswise = knows about access
name: Barrier Free Web = a web without obstacles
name: Easy for All = usable by everybody
name: +Siteopen = a site that is open
name: Clear Access = nothing in the way
name: Tested by Users = checked by real people
name: +Webramp = a ramp into your site
name: Tab Through = works without a mouse
name: *Accessora = from the word access
line: A website everybody can use
line: Tested by people with disabilities
line: Find the barriers, fix them fast
line: Clear fixes your developers can use
line: No visitor left outside
line: More people can buy from you

trades-website
job: a website, websites
rival: website builders | a page is online in an hour and costs little | Wix, Squarespace, GoDaddy, WordPress, Jimdo@DE | website builder
rival: local web designers and agencies | they come by, take photos and do everything | | website for small business
rival: map listings, directories and social media pages | they are free and customers find them there | Google, Facebook, Instagram | business listing
rival: no website, because customers come by recommendation | there is enough work without one
meet: trade wholesalers, chambers of commerce and local business evenings | owner of a small firm with an old website | the phone number or opening hours on it are wrong | build a first page with {name} from the photos on the owner's phone while they watch | three mornings a week | sign makers, printers and accountants | their customers ask them who makes websites
measure: the calls and enquiries a website brings in a month
moat: page layouts that have been shown to bring enquiries, trade by trade
risk: owners never update the page and cancel after a year | make changes for them by message, and report every month what the page brought
rule: Settle domain, legal notices and photos | Put the domain in the owner's name, check which notices a business website must show and what a contact form needs, and use photos only with permission. | the checklist for every new website is written
trial: Build five websites in two weeks | Build a page for each of five small firms from one short call and their own photos, count calls and messages, and ask who will pay to keep it. | hours, enquiries and paying owners are on one sheet
ask: Why would a firm with enough work need a website? | For better jobs, new staff and quieter months | interviews-2 | by asking ten owners what they would like more of
ask: What will owners pay when AI tools build pages for free? | | price-talks | by offering ten owners a page that somebody keeps up to date for them
ask: How many websites can one person look after? | | f-2 | by timing every change request for two weeks
roles: somebody who talks easily with small business owners | a designer of clear pages | a developer
search: website for small business
name: +Shopsign = your sign on the web
name: Site in a Week = online within days
name: Local Page = a page for local customers
name: +Pagecraft = a page made with care
name: Found Nearby = found by people close by
name: +Callpage = a page that brings calls
name: Open for Work = new customers welcome
name: Ready Website = done for you
name: +Tradepage = a page for your trade
name: Next Job Site = brings the next job
name: Nameplate = your name on the web
name: *Paginella = from the word page
line: A website that makes the phone ring
line: Online in days, done for you
line: Send a photo, we update the page
line: Found by customers near you
line: Your work, shown at its best
line: Changes made for you, by message

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
