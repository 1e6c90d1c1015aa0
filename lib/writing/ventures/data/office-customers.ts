/** Software for the office: customers, words and code: what is known of them; the keys are those of `../lore.ts`. */
export const OFFICE_CUSTOMERS = `
support-assistant
job: a ticket, tickets
rival: help-desk suites with an assistant of their own | every ticket and every macro is in them | Zendesk, Intercom, Freshdesk, Gorgias | help desk software
rival: support agencies | people answer at night and can be sorry | TELUS Digital, Foundever
rival: a shared inbox and three people who know everything | each customer gets a real answer sooner or later
meet: online shop owners' meet-ups and support leaders' communities | head of support | the same ten questions come in again after every sale | answer last week's hundred tickets with {name} as drafts and let the team mark them | two afternoons a week | agencies that build online shops | they are asked to do something about the inbox
measure: the share of tickets closed without a person and without a second message
moat: the exceptions and tones of one trade, from tickets people have corrected
risk: one confident wrong answer about a refund goes round the internet | let it act only where the shop's own system proves the answer, and hand over early
rule: Say that a machine answers | Ask a lawyer where a bot has to name itself, who is bound by what it promises, and which customer data may leave the help desk. | the first sentence of the bot is approved
trial: Answer one inbox for two weeks | Draft answers for one shop's inbox by hand with only its papers, and sort tickets into those a rule could close and those that need a heart. | each kind of ticket has a share and a verdict
ask: Why not switch on what the help desk already offers? | | f-3 | by running the same hundred tickets through both
ask: What happens to an angry customer? | A person takes over with the whole story on the screen | trade-trial | by counting angry tickets and where they went
roles: somebody who has led a support team | a developer for language models and shop systems | somebody who corrects answers every day
search: AI customer support
name: Ticket Ten = the same question again
name: +Askdesk = the desk where one may ask
name: How May I = how a good answer starts
name: Twice Asked = what deserves an answer ready
name: Order & Where = the two words of every second mail
name: +Calmreply = an answer that lowers the voice
name: Inbox Inn = where every letter finds a bed
name: Second Line = those who know the hard ones
name: Respondo = Italian and Latin for I answer
name: Bitte Sehr = German for you are welcome
name: Where's Mine = the question of every shop
line: Where's my parcel? Answered at midnight
line: The same question, still a kind answer
line: Knows when to fetch a person
line: Ten questions fill the inbox
line: An answer before they ask twice

phone-receptionist
job: a call, calls
rival: answering services | a human voice answers in the firm's name | Moneypenny@GB, Ruby@US, Smith.ai@US, ebuero@DE | phone answering service
rival: phone systems with a menu and a bot | the line is theirs anyway | RingCentral, Aircall, Sipgate@DE
rival: voicemail and calling back in the evening | regular customers try again
meet: workshops, practices and salons at the hour when the phone rings | owner of a one-van firm | they hear it ring under a sink and know the job goes to the next number | divert one owner's line to {name} for a day and read the messages together at six | two days a week | phone shops and IT firms for small offices | they sell the line and hear about missed calls
measure: the share of callers who leave a name and a reason instead of hanging up
moat: the questions, dialects and emergencies of one trade
risk: callers hang up as soon as they hear a machine | open with the firm's name and a useful question, and ring through when somebody asks for a person
rule: Settle what callers must be told and what counts as an emergency | Ask a lawyer about recording and announcing a machine, and write with each customer which words put a call straight through. | the greeting and the list of words are signed
trial: Answer one firm's phone for a week | Take the calls of a plumber and a salon by hand, note each question, and see which could be settled without knowing the owner. | the calls are sorted and counted by reason
ask: What if somebody calls with a burst pipe at night? | Certain words ring through to the person on duty | f-2 | by calling with ten emergencies
ask: Do older customers talk to it? | | trade-trial | by listening to consenting callers of one firm
roles: somebody who has sat at a reception | a developer for speech and calendars | somebody who sets up phones at customers
search: AI phone answering
name: Third Ring = when it should be answered
name: +Bellmate = somebody who hears the bell
name: Hands Full = why nobody answers
name: Front Desk = where a firm has its voice
name: Ring & Done = a call that settled something
name: Under the Sink = where one can't answer
name: +Callkeeper = whoever keeps the call for you
name: Hello Anyhow = said even when all are out
name: Allora = Italian for well then, as calls begin
name: Pronto = Italian for hello on the phone
name: Line One = the light that blinks
line: Rings twice, somebody answers
line: Under the sink? It takes the call
line: The caller who didn't hang up
line: Good morning, also at ten at night
line: Your hands are full, the line isn't

email-marketing
job: a campaign, campaigns
rival: mail suites for shops | the list, the flows and last year's results are in them | Mailchimp, Klaviyo, Brevo, Omnisend, HubSpot | email marketing software
rival: the mail tool of the shop or booking system | addresses are already there | Shopify, Square
rival: a mail to everybody before Christmas | it always brings a few orders
meet: shop owners' meet-ups and chambers' evenings on marketing | owner of an online shop | they own a list of thousands and write to it twice a year | send one message to a small part of a real list with {name} and count orders on Monday | one afternoon a week | agencies that build shops | they leave the customer with an empty mail tool
measure: the share of addressed customers who buy within a week
moat: what each customer of one trade buys again and when
risk: too many mails, and the best customers unsubscribe | cap messages for each person, and count those who leave as a cost
rule: Write only to those who agreed | Ask a privacy adviser how consent is proven, what must stand at the foot of a message, and for how long an old list may be used. | consent stands beside every address
trial: Write for three shops for two weeks | Write and send four messages for three real lists by hand, to half of the list only, and compare with the half that got none. | orders of both halves stand side by side
ask: Would they have bought without the message? | | trade-trial | by leaving out every second customer
ask: What happens when the list moves over? | Consent and past purchases move with it | f-3 | by moving one real list
roles: somebody who has run a shop's mailings | a developer for shop connections | a writer with a light hand
search: email marketing small shop
name: Dear Regular = those who come back
name: +Sendwise = knows when not to write
name: Subject Line = nine words that decide
name: Half the List = how one finds out what works
name: Hello & Back = a greeting with an answer
name: +Postmornings = when letters are read
name: Not Too Often = the rule of good letters
name: Reply Card = what used to lie in the envelope
name: Cartella = Italian for a folder of letters
name: Liebe Grüße = German for kind regards
name: One Good Mail = better than four
line: Letters customers would miss
line: To the regulars, by name
line: One good mail beats four
line: Remembers who bought the blue one
line: Written rarely, opened often

social-scheduling
job: a post, posts
rival: schedulers and design tools | all channels hang in them and a year of pictures | Buffer, Hootsuite, Later, Canva | social media scheduler
rival: a freelancer or the niece who is good at it | she knows what looks right and costs little | | social media freelancer
rival: posting when there is time | the regulars come anyway
meet: bakeries, salons and shops in the quiet hour after lunch | owner who posts from behind the counter | they know they should and haven't since Easter | make next week's posts from the photographs on their phone with {name} before the coffee is gone | two afternoons a week | photographers and web designers | their pictures lie unused on a disk
measure: the weeks in a row in which a customer's posts went out
moat: what works for a baker in a small town, counted over many bakers
risk: everything sounds the same, so nobody stops to look | start from the owner's own photograph and words, and never post without either
rule: Settle rights in pictures, music and faces | Ask a lawyer about guests in photographs, music under films, and when a post has to be marked as made by a machine. | a short consent slip lies on the counter
trial: Post for five shops for two weeks | Take one photograph a day with five owners, write the lines, and ask each new customer what brought them. | the answers at the till are counted
ask: Does a post bring anybody through the door? | | trade-trial | by asking at the till for two weeks
ask: Why not let the chatbot write it? | They could, and still it isn't Tuesday's photograph of their window | interviews-2 | by asking owners why they stopped
roles: somebody who has posted for small shops | a developer for the channels | somebody with an eye for pictures
search: social media for small business
name: +Windowday = what lies in the window today
name: Chalkboard = the first post there was
name: Seen Today = fresh from the counter
name: From the Till = where the pictures come from
name: Post & Toast = done over breakfast
name: +Counterlight = light on what is on the counter
name: Since Easter = how long it has been silent
name: Blue Hour = when windows look best
name: *Vitrina = from the shop window of many languages
name: Schaufenster = German for the shop window
name: Say Cheese = before the shutter
line: What's in the window today?
line: Posted before the shop opens
line: Your counter, your words, every week
line: No more silence since Easter
line: The town sees what you baked

content-writing
job: an article, articles
rival: writing and search suites | keywords and rankings of years are in them | Semrush, Ahrefs, Jasper, Surfer | SEO content tool
rival: the chatbot everybody has | it costs next to nothing and writes at once | ChatGPT, Claude, Gemini
rival: a page written once when the site was built | customers come by word of mouth
meet: marketing meet-ups and software and machine builders' associations | marketing lead without a team | they owe the website four articles and have two interviews a year with engineers | interview one engineer with {name} and put the article online that week | two afternoons a week | web agencies | they hand over sites with empty pages
measure: the number of enquiries that name an article as the reason
moat: talks with people of the trade that nobody else has asked
risk: the web fills with the same text and search engines look away | begin every piece with somebody who knows, and show who it was
rule: Settle who owns and answers for a text | Ask a lawyer about rights in machine-written text, claims on health and money, and when a text must be marked as advertising. | the terms name author and owner
trial: Write six pieces for two firms | Interview one expert each week, write, publish, and watch for a month what is found and by whom. | enquiries are written beside each piece
ask: Why should a search engine show this and not the chatbot's answer? | | f-3 | by looking at what is shown for twenty real questions
ask: How long until it brings anything? | Months, and we say so at the start | interviews-2 | with firms that have kept a blog for two years
roles: a journalist who likes technical matters | a developer | somebody who knows search engines
search: SEO content writing
name: Top Shelf = where the eye goes first
name: +Plainword = a word that is understood
name: First Page = further nobody looks
name: Ask & Write = how a good text comes about
name: Long Read = what an expert would send to a colleague
name: +Inkroom = a room where things get written
name: Byline = who stands by it
name: Word of Mouth = what a good text becomes
name: Scriva = from the Italian for writing
name: Feder = German for a quill, and for a spring
name: Third Draft = the one that is any good
line: Ask the engineer, then write
line: Found by those who were looking
line: Every piece has somebody who knows
line: Texts a colleague would forward
line: Page one is earned sentence by sentence

review-collecting
job: a review, reviews
rival: review tools | the message goes out by itself after each job | Birdeye, Podium, Trustpilot, NiceJob@US | review management software
rival: the booking or till system's own request | it already knows who came
rival: asking at the counter when it went well | a happy customer promises and forgets
meet: garages, practices and restaurants on a slow morning | owner with three hundred happy customers and nine reviews | a single angry line stands on top there | send yesterday's customers a request with {name} and read the first answers together | two mornings a week | web designers and sign makers | they are asked why nobody finds the shop
measure: the share of customers asked who write a review
moat: knowing the hour and the words at which people of one trade answer
risk: owners want only the good ones asked, which portals punish | ask everybody, and help with the answer to the bad ones
rule: Keep to the portals' rules and fair play | Read what each portal forbids, ask a lawyer when a message needs consent and what must be said about rewards. | the message and the list of don'ts are fixed
trial: Ask two hundred customers | Have three shops ask every customer for two weeks by note, by message and by voice, and count what came of each. | three counts stand side by side
ask: What about a lie in a review? | It is answered calmly and reported once | f-3 | by reporting three real ones
ask: Do more stars bring more customers? | | interviews-2 | by asking new customers what they looked at
roles: somebody who has run a local shop | a developer for tills and portals | somebody who answers reviews with grace
search: get more Google reviews
name: Fifth Star = the hardest one to get
name: +Kindline = a line from somebody content
name: Tell the Town = what a good job deserves
name: Only Nine Yet = where most shops stand
name: Guest Book = how it was done on paper
name: +Praiseworth = worth saying aloud
name: Been There = the only voice people trust
name: Sunday Best = a name kept clean
name: *Elogia = from the word for praise
name: Buena Fama = Spanish for a good name
name: Word in Town = what is said about you
line: They liked it, so ask them
line: The happy ones forget to write
line: Your good name, in their words
line: Answers the angry one calmly
line: What the town says, written down

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
rival: dashboard and pipeline suites | the reports of the firm are built in them | Power BI, Tableau, Looker, Metabase, Fivetran | business intelligence software
rival: a data freelancer | they know where the odd numbers come from | | data analyst freelance
rival: the controller's spreadsheet on the first Monday | the boss trusts it because he knows who made it
meet: controllers' round tables and online retailers' meet-ups | controller of a mid-sized firm | three days of each month go into copying numbers there | rebuild their monthly report from live data with {name} and find where it differs | two afternoons a week | makers of till and stock systems | customers ask them for reports they don't have
measure: the number of people who open a report without being told to
moat: the agreed meaning of turnover, stock and margin in one trade
risk: a number differs from the old sheet and nobody looks again | show where each figure comes from, and explain the first difference in person
rule: Settle who may see which number | Agree access by person, a contract for processing customers' data, and where copies lie, and read only unless writing is asked for. | the access list is signed by the customer
trial: Rebuild three reports | Take the monthly reports of three firms, rebuild them from the sources, and list each difference and whose number was right. | every difference has an explanation
ask: What decision does anybody take because of it? | | interviews-2 | by asking for three decisions from last quarter
ask: What happens when a source changes its columns? | The report stops and says which figure is missing | f-2 | by changing one on purpose
roles: somebody who has been a controller | a developer for data connections | somebody who sits with customers over numbers
search: analytics dashboard small company
name: First Monday = the day of the figures
name: +Sumlight = a light on what adds up
name: Whose Number = the question of every meeting
name: Bottom Line = where everybody looks
name: Row & Reason = a figure and why it is so
name: +Figurehead = at the bow, looking ahead
name: Plain Count = no more than counting, done properly
name: Slide Rule = how engineers once reckoned
name: *Numera = from number
name: Überblick = German for seeing it all
name: Same Page = where all should look
line: One number, and everybody agrees
line: Where does this figure come from?
line: The report is there before the meeting
line: Ask your numbers in plain words
line: The first Monday is free again

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
rival: outreach tools with contact data | contacts and sequences are in them | Apollo, HubSpot, Lemlist, Cognism, Clay | cold email software
rival: agencies that book meetings | they are paid for meetings and take the shame | | lead generation agency
rival: calling people one knows and fairs twice a year | a known voice is let through
meet: sales leaders' meet-ups and software founders' evenings | first salesperson of a young firm | they send two hundred mails for one answer and dread the phone | find ten good firms with {name} and write to them together, one by one | two afternoons a week | sales trainers | they teach the talk and are asked where the leads come from
measure: the share of messages that get an answer from a person
moat: signs that a firm of one trade will buy soon, checked against what it did
risk: mail providers block whole domains after too many strangers | send few and good ones, and stop a campaign before people complain
rule: Learn whom one may write or call | Ask a lawyer where firms may be written to without consent, what data on people may be stored, and how objections work at once. | one list of those who objected is kept for all
trial: Write a hundred messages by hand | Pick fifty firms by a sign and fifty at random, write to both for a friendly firm, and compare the answers. | answers of both groups are counted
ask: Doesn't everybody delete such mails? | Nearly all, so the sign has to be worth the mail | trade-trial | by comparing chosen firms with random ones
ask: Where do the addresses come from? | | rules | with the source and the right to use each
roles: somebody who has sold cold for years | a developer for data | somebody who keeps mail domains clean
search: B2B lead generation tool
name: Good Reason = why one may write to a stranger
name: Doorbell Row = the street where one rings
name: First Hello = the hardest one
name: Right Moment = half of selling
name: Knock & Wait = manners of the trade
name: +Hunchlist = a list made with a good nose
name: Just Ten = how many letters to write
name: New Bakery = a sign that somebody will need flour
name: Contatto = Italian for contact
name: Anklopfen = German for knocking at the door
name: Warm Room = a talk that has begun well
line: Ten letters with a reason
line: Knock where somebody is at home
line: Write as if you'd met
line: Know why before you call
line: The answer that isn't unsubscribe
`;
