/** Tools that write, watch and draw for firms and for single people: what is known of them; the keys are those of `../lore.ts`. */
export const MACHINE_HELPERS = `
tender-finder
job: a tender, tenders
rival: tender search services | they list every notice by region and trade | BidNet Direct@US, DemandStar@US, GovWin@US, MERX@CA, Biddingo@CA, Tracker Intelligence@GB, Stotles@GB, TenderLink@AU, TenderLink@NZ, Tendium@SE, Mercell@SE, Mercell@NO, Mercell@DK, Mercell@FI, Vergabe24@DE, DTVP@DE, France Marchés@FR, TED@DE, TED@FR, TED@IT, TED@ES, TED@NL, TED@BE, TED@AT, TED@PL, TED@IE, TED@PT | public tender search
rival: bid writers by the day | they know how public buyers score a bid | | bid writing service
rival: somebody who looks through the portals by hand | it costs no money and nobody has to learn anything new
meet: trade association meetings and information days on public procurement | organiser | those who come have bids to write and no time to look for them | find and prepare one real tender with somebody who is there, in {name}, and hand it in together | two evenings a week | chambers of commerce and trade associations | their members ask them where public work is announced
measure: the hours a week that go into finding and preparing bids
moat: a record of what each public buyer asked for, how it scored and who won
risk: customers bid once, lose, and blame the tool | tell them which tenders to leave alone, and count the hours saved as well as the wins
rule: Find out who answers for what is in a bid | Have a lawyer for public procurement say what software may fill in, who has to sign, how notices of public portals may be reused, and how long bids stay confidential. | the lawyer's answer is in the terms
trial: Find and prepare five real bids | Read the notices for five firms for two weeks, tell each which tender to try, and fill in the forms of one bid with each of them. | hours, missing forms and results are in one table
ask: What if it misses the tender that would have fitted? | | f-2 | by comparing its lists with the contracts that were awarded last year
ask: Can it put a reference into a bid that is not true? | It takes references from the firm's own list alone | rules | with a list that the firm has approved
roles: somebody who has prepared public bids | a developer who collects data from many websites | somebody whom trade associations know
search: tender alert software
name: Lead Time = what a good bid needs
name: Short List = the tenders that fit
name: Open Call = an invitation to bid
name: Notice & Bid = what is read, and what follows
name: Award Day = when the letter comes
name: Lot Three = the part of a tender that fits
name: Sealed by Noon = when it has to be in
name: Form Nineteen = the one that is always missing
name: +Bidbell = it rings when one comes out
name: Bando = Italian for a public call
name: Page Forty = where the condition hides
line: The tenders that fit, in one list
line: Found on Monday, ready in time
line: Fewer portals, better bids
line: The form done, the deadline kept
line: Leave eleven alone, bid for the twelfth

sales-call-coach
job: a call, calls
rival: conversation tools for sales | they record by themselves and sit in the customer system | Gong, Chorus, Jiminny, Salesloft, Modjo@FR | sales call analysis
rival: rehearsal tools with a machine as customer | new people practise there without burning a lead | Second Nature, Hyperbound, Yoodli | sales roleplay ai
rival: the team lead who listens in on Friday | she knows when a pause is worth more than a sentence
meet: sales leaders' breakfasts, onboarding weeks and evenings of sales trainers | team lead | she has time for two calls a week out of four hundred | score ten calls with her by hand, lay {name}'s marks beside hers and argue | two mornings a week | sales trainers and makers of customer systems | their seminars are forgotten by the third week
measure: the share of reps who do the one thing in the next call
moat: calls with their outcome, and what the best in a trade really say
risk: reps feel watched, speak to the machine and not to the customer | let each rep see his own first, and give the lead what a rep releases
rule: Settle recording and the staff | Ask a lawyer how callers agree to be recorded in each country, get the works council's agreement on scores, and delete recordings by a set date. | announcement, agreement and deletion are in writing
trial: Coach nine reps for two weeks | Read the transcripts of nine consenting reps, send each one sentence a day, and listen for it in the next call. | sentences tried, meetings won and objections are counted
ask: Does a good mark go with a sale? | | f-2 | with two hundred calls whose outcome is known
ask: Who listens when somebody says no to recording? | Nobody, the call is not scored | rules | with the text of the announcement
roles: somebody who has led a sales team | a developer for speech | a lawyer for recordings
search: sales coaching software
name: +Pausewell = the silence after a price
name: Second Ring = when one picks up
name: Ask Again = the question most reps skip
name: Friday Tape = what was listened to at the end of the week
name: +Objectable = what one can answer
name: Talk Less = the best advice there is
name: Hook & Hang-Up = how calls begin and end
name: Price & Pause = say it, then be quiet
name: Mouth & Ear = one of each is too few
name: Souffleur = French for who whispers the next line
name: Next Time Say = one sentence, before the next call
line: You talked, she was about to buy
line: One sentence better by the next call
line: The pause after the price is the pitch
line: Four hundred calls, one thing to try
line: Ask again, then be quiet

product-photos-ai
job: a picture, pictures
rival: tools that cut out and invent backgrounds | it takes a minute and there is a free version | Photoroom, Pebblely, Canva, Adobe Express, Flair | ai product photos
rival: product photographers and packshot studios | the colour is right and the fabric looks like fabric | Soona@US, Squareshot@US | product photographer
rival: a white sheet on the floor beside the window | the light is free until four
meet: makers' markets, groups of small shop owners and shipping counters | shop owner | the new collection lies there for three weeks because nobody has photographed it | do twelve pieces of hers in {name} and let her customers say which are real | two days a week | web designers and makers of shop systems | shops without pictures do not open
measure: the returns because it looked different
moat: how each fabric, glass and metal has to look, corrected by shops
risk: the picture is prettier than the dress and comes back as a return | keep colour and cut from the real photograph, and refuse what the tool cannot know
rule: Settle likeness, labels and rights | Ask a lawyer whether invented models have to be marked, whose rights the pictures are, what a picture promises about goods, and never use a real face without leave. | the terms name rights, marks and refusals
trial: Do forty pieces beside a studio | Take forty things of five shops, have a studio and the tool do them, put both online for two weeks. | clicks, returns and wrong colours of both are in one table
ask: Is the green still the green? | | f-2 | with forty fabrics under one lamp
ask: What do we do that a free tool does not? | It keeps seam, weave and buttons as they are | closing-calls | by having twelve owners spot the difference
roles: a product photographer | a developer for pictures | somebody who has run a small shop
search: ai product photos
name: +Whitesheet = what lay beside the window
name: Seam & Shade = what must not change
name: North Window = the light painters want
name: Still Green = the colour is as it was
name: Button by Button = all six of them
name: Hanger Off = worn, not hung
name: +Lightbench = a table in good light
name: Posa = Italian for a pose
name: Shelf Ready = the collection can go out
name: Before Four = while the light lasts
name: Two Angles Do = and the dress is understood
line: The green stays green
line: All six buttons, as sewn
line: No white sheet on the kitchen floor
line: It arrives looking like its picture
line: Twelve pieces before the light goes

ad-creative-ai
job: an ad, ads
rival: generators for ads and talking heads | twenty come out before lunch | AdCreative.ai, Creatify, HeyGen, Arcads, Pencil, Synthesia | ai ad generator
rival: the advertising platforms' own generators | they are free and sit beside the button that spends | Meta, Google Ads, TikTok
rival: a freelance editor and the founder with a phone by the window | one hears that it is true
meet: founders' dinners of online brands, agencies' open evenings and groups of ad buyers | ad buyer | an ad tires after nine days and nobody has a new one on Monday | make ten ads for one product with {name}, run them for a week beside hers | two days a week | ad agencies and shop developers | they spend money on films that are worn out
measure: the share of ads that beat the one that runs now
moat: which openings held whom, by product and by month
risk: everybody's ads look alike after a season and customers scroll on | feed it with real customers' sentences and real hands, and cap what is invented
rule: Settle faces, claims and music | Ask a lawyer which invented people have to be marked, what may be claimed of health and money, whose voice and music it is, and have each ad released by a person. | the check list is part of the release button
trial: Run ten against ten | For three brands make ten ads each, run them for a week with the same money as their own, change nothing else. | cost of each sale by ad is in one table
ask: Does it still win in the sixth week? | | f-3 | by keeping one account for two months
ask: Who answers for a claim it invents? | Nobody may publish without a tick by a person | rules | with the list of forbidden sentences
roles: somebody who has bought ads with own money | a developer for video | an editor with taste
search: ai video ad generator
name: Nine Days = how long an ad lives
name: +Thumbstop = the moment somebody stays
name: First Three = the seconds that decide
name: Hook & Linger = what an ad needs
name: Monday Reel = new ones when the week begins
name: Cut & Claim = what is shown and what is said
name: +Scrollbrake = what holds a thumb
name: Take Eleven = the one that worked
name: Sound Off = how most people watch
name: Loud Tomato = red, and hard to pass
name: Réclame = French for an advertisement
line: The first three seconds, eleven ways
line: New ones on Monday, before they tire
line: It stopped a thumb in Leeds
line: Said as your customers say it
line: Works with the sound off

search-visibility
job: a check, checks
rival: suites for search | keywords and rivals of ten years are in them, and assistants are being added | Semrush, Ahrefs, Sistrix@DE, Moz, Similarweb | seo tool
rival: new tools that watch assistants | they show a curve of mentions by the next morning | Profound, Peec AI, Otterly.AI | ai visibility tool
rival: the agency's monthly report, and typing one's own name into the box | it is quick, and it is in the contract
meet: marketing evenings, agencies' breakfasts and search conferences | marketing manager | the board asks why an assistant names the rival | put thirty buyers' questions to five assistants with {name} in the room and read the answers aloud | two evenings a week | content writers and web agencies | they are asked for a proof of last month's texts
measure: the share of buyers' questions in which the brand is named
moat: answers to the same questions, week by week, over years
risk: answers change from one asking to the next and the curve means nothing | ask often, show the spread, and say what cannot be changed
rule: Settle terms and claims | Read the terms of each assistant on automatic questions, promise no place and no sale, mark whose texts are ours, and buy no praise. | terms are read and no promise stands in the contract
trial: Mend ten pages of one firm | Ask thirty questions daily for two weeks, change ten pages of one firm after the first, leave ten alike pages alone. | mentions of changed and unchanged pages are in one table
ask: Does a mention bring a buyer? | | interviews-2 | by asking thirty new customers where they first read the name
ask: What happens when assistants sell places? | Then it shows which are bought and which are earned | f-3 | by watching two that already do
roles: somebody who has lived from search | a developer for measuring | an editor who mends pages
search: ai search visibility tool
name: Named Third = better than not at all
name: +Askmirror = what comes back when one asks
name: Says Who = the source behind an answer
name: Thirty Questions = what buyers really type
name: Page Ten = where nobody looks
name: +Citewell = quoted, and rightly
name: Tip of Tongue = the name that comes first
name: Blue Links = what there was before answers
name: Rimando = Italian for a reference
name: Heard of Them = what one wants to be told
name: First Breath = said before the comma
line: What does the machine say about you?
line: Thirty questions, every morning
line: Your rival is named. Here is why
line: The sentence it quoted was on page four
line: Asked by buyers, answered with your name

workflow-automation
job: a task, tasks
rival: tools that join programs | there is a template for nearly everything | Zapier, Make, n8n, Microsoft Power Automate | workflow automation
rival: large suites and their consultants | the firm's main software stands behind them | UiPath, ServiceNow, SAP | robotic process automation
rival: a temp with two screens and a macro nobody dares to touch | she notices when an order is odd
meet: order desks of wholesalers, users' groups and software consultants' evenings | head of the order desk | two people copy orders from mails until eleven each morning | sit at the desk for a morning, take one kind of order into {name} and count what it returns | two days a week | consultants for business software | their customers ask for a link nobody wants to build
measure: the share of cases that go through without a hand
moat: the odd cases of a trade, seen and settled once
risk: one customer changes his order form and it books nonsense for a week | stop at the first doubt, ask the person who knows, and learn the answer
rule: Settle who answers for a wrong entry | Write who checks what, up to which sum it may act alone, where data goes, which suppliers read along, and get the staff's agreement. | limits, suppliers and the agreement are in writing
trial: Take over one task for two weeks | Choose one task at one firm, let it propose and a person confirm, and note each correction. | cases right, stopped and wrong are counted
ask: What does it do with an order it has never seen? | It stops and shows it to the desk | f-2 | with three hundred old orders
ask: Why not the tool that joins two hundred programs? | | closing-calls | by asking who built the last one and who mends it
roles: somebody who has worked at an order desk | a developer for old business software | somebody who stays until it runs
search: automate data entry
name: Copy No More = what two people did till eleven
name: +Deskhand = who takes the dull part
name: By Eleven = when the orders were in
name: Odd One Out = the order a person should see
name: Two Screens = what the temp had
name: +Pasteboard = from here to there, once
name: Ask Renate = who knows why it is so
name: Green Tick = the case that went through
name: Handgriff = German for one small move
name: Out Tray = empty before lunch
name: Tab Tab Enter = what hands did all morning
line: The orders are in before the coffee
line: It asks when an order looks odd
line: Tab, tab, enter, all by itself
line: Nobody copies the same line twice
line: The dull half hour, gone by Friday

cloud-costs
job: a review, reviews
rival: tools for cloud spending | they read every account and send charts to finance | Vantage, CloudZero, Datadog, Apptio, Spot | cloud cost management
rival: the providers' own advice and discounts | it is free and one click away | AWS, Google Cloud, Microsoft Azure
rival: one engineer with a spreadsheet on the last Friday | he knows what may be switched off, and has no time
meet: meetups of platform engineers, finance breakfasts of start-ups and cloud conferences | head of platform | the bill doubled and finance wants to know why by Thursday | read one bill with {name} and switch off one thing together before lunch | two evenings a week | cloud resellers and fractional finance heads | they see bills nobody reads
measure: the share of savings that still hold after three months
moat: what may sleep at night at firms of each kind, and what never
risk: it switches off what a customer needed at four in the morning | propose first, act on test machines, and put back within a minute
rule: Settle access and who presses the button | Agree read-only access at first, written leave for each kind of change, a log of all acts, liability for an outage, and how savings are counted. | access, leave and counting are signed
trial: Read five bills | Take five firms' bills for two weeks, list what sleeps, switch off what their engineers agree to, and compare with the next bill. | proposed, agreed and really saved are in one table
ask: How is a saving counted when the firm grows? | By unit of what they sell, agreed beforehand | rules | with two signed examples
ask: Why stay once the easy part is done? | | f-3 | by watching the first five for three months
roles: a platform engineer | a developer for safe switches | somebody finance trusts
search: cut cloud costs
name: Lights Out = what happens to idle servers
name: +Idlehour = a machine with nothing to do
name: Last Friday = when somebody read the bill
name: Half Rack = twice as large as needed
name: Sleepy Node = what nobody uses after six
name: +Rightbox = of the size that is needed
name: Lamp Rounds = who turns off the lamps
name: Whose Is This = the question for every server
name: Stand By = ready, and nearly free
name: Nuvola = Italian for a cloud
name: Orphan Disk = what was forgotten
line: Whose server is this? Then off it goes
line: Test machines sleep at night too
line: The bill, read line by line
line: Nobody misses it, it is off
line: Forgotten in spring, paid for until now

data-labelling
job: a batch, batches
rival: labelling firms and their platforms | they have thousands of people and answer by tomorrow | Scale AI, Appen, Sama, Toloka, Surge AI, iMerit | data labelling service
rival: tools to label with one's own people | data never leaves the house | Label Studio, Labelbox, V7, CVAT | annotation tool
rival: interns, and the researcher herself on Sunday | she knows the odd cases
meet: machine-learning meetups, university laboratories and conferences on language technology | head of data | a fifth of the labels was wrong, and she found out after the training | label two hundred of her hardest cases twice with {name} and lay the disagreements before her | two calls a week | consultants and laboratories for speech and vision | their models fail on what nobody has labelled
measure: the share of labels on which two people agree
moat: trained people for languages and pictures that others do not have
risk: the next model labels by itself and the simple work is gone | take the cases where machines disagree, and people who know a language, a plant or an X-ray
rule: Settle pay, consent and what people must see | Fix pay above the local living wage, ask whose voices and faces are in the data and with what consent, give help to those who see cruel pictures, and sign secrecy. | pay, consent and secrecy are written and checked
trial: Label one hard batch twice | Take two hundred cases from three firms, have each labelled by two people, settle the rest with an expert, and let the firm check blindly. | agreement, minutes and the firm's own errors are counted
ask: How do you know that a label is right? | Two people, and a third where they differ | f-2 | with cases whose answer is known
ask: What does an annotator earn in an hour? | | rules | with pay slips a customer may see
roles: somebody who has trained annotators | somebody who sells to researchers | a developer for checks
search: data annotation service
name: Second Look = what each label gets
name: +Boxandname = drawn around it, and named
name: Cat or Fox = where people disagree
name: Odd Cases = the ones that matter
name: Three of Three = all agree
name: +Tonguewell = a language, known from home
name: Edge of Leaf = where the box has to end
name: Said Aloud = words from real mouths
name: Neno = Swahili for a word
name: Maybe Fox = an honest label
name: Known by Eye = what somebody has seen before
line: Cat or fox? Two people looked
line: A language learnt at the kitchen table
line: The odd cases, one by one
line: Where two differ, a third decides
line: Every label has a hand behind it

visa-and-relocation
job: an application, applications
rival: immigration lawyers and relocation agencies | they know the office and the clerk's mood | Fragomen, Jobbatical, Envoy Global@US, Boundless@US | work visa help
rival: forums, groups and a cousin who has done it | somebody has had the same letter last month
rival: the staff office with a folder and forty calls to the consulate | it went well with the last one
meet: hospitals' staff offices, chambers' days on hiring abroad and language schools | head of nursing staff | three nurses wait in Manila and the ward is short since spring | take one real case with {name} from contract to the first shift and log each week of waiting | two days a week | language schools and recruiters | their people have passed the exam and wait
measure: the weeks from contract to first day
moat: what each consulate really asks for and how long it takes
risk: a rule changes on a Tuesday and forty cases are wrong | have a lawyer watch each rule, and say on each case which date it was checked
rule: Settle who may advise | Ask the bar which help counts as legal advice, which licence recruiters and agents need, that candidates pay nothing, and how passports are stored. | the lawyer's agreement and the rules on fees are signed
trial: Take five cases to the counter | Collect papers for five people of one employer, have a lawyer check, go along to the appointment, and log each demand. | weeks, papers asked twice and refusals are in one table
ask: What if it is refused? | | rules | with the contract and what is paid back
ask: What do you do in the weeks the office is silent? | The employer and the person hear the same news each Friday | f-2 | with ten people who have waited
roles: an immigration lawyer | somebody who has worked in an authority | a developer for documents
search: work visa for employees
name: Counter Nine = where the number is called
name: +Stampday = the day one holds it
name: First Shift = what it is all for
name: Number Drawn = and waiting
name: Two Photos = of the right size, at last
name: Window Seat In = how somebody arrives
name: Apostle & Co = the stamp on a certificate
name: +Papersail = a crossing with documents
name: Bayanihan = Filipino for moving a house together
name: Name as Passport = spelled the same on every page
name: Keys at Gate = somebody is waiting
line: From the contract to the first shift
line: The stamp is in the passport
line: Both of you hear it on Friday
line: No page missing at counter nine
line: The ward is waiting, so are the papers

inbox-assistant
job: a reply, replies
rival: mail programs with an assistant | it is already there and costs nothing extra | Gmail, Microsoft Outlook, Apple Mail | ai email assistant
rival: fast mail clients and sorters | people who pay for them never go back | Superhuman, Shortwave, SaneBox, Fyxer@GB | email sorter
rival: the small hours, stars and flags, and a long sorry on Thursday | it is one's own voice at least
meet: coworking spaces, consultants' round tables and trains on Monday morning | consultant | two hundred mails are waiting and the one that mattered is below | sort one Monday's inbox with {name} beside her and let her send three drafts unchanged | two mornings a week | virtual assistants and coaches | they are asked how one ever gets to the bottom
measure: the share of drafts that are sent unchanged
moat: how somebody writes to whom, learnt from corrections
risk: it sounds like a machine once, to the best client | never send by itself, and write nothing where it is unsure
rule: Protect other people's letters | Have a security check for mail access, train on nobody's mail, settle what professions with secrecy may use, and let people delete everything in a minute. | check, contract and deletion are in place
trial: Answer two weeks of five inboxes | Draft for five people with their leave, let them send, change or throw away, and ask each Friday what it overlooked. | unchanged, changed and overlooked are counted
ask: Why pay when the mail program does it too? | | closing-calls | by asking users who have both
ask: Has anything ever gone out alone? | No, a person presses send | rules | with the log of all sent mails
roles: a developer for mail | somebody for security checks | a writer with an ear for tone
search: ai email assistant
name: +Lettertray = where the ones that matter lie
name: Best Regards = how it ends
name: Number Twelve = the mail that mattered
name: Dear Anna = how one really begins
name: Still Owed = who has not answered you
name: +Postpigeon = brings the right one first
name: Sorry for Delay = what you need not write
name: Re: Re = how they grow
name: Fermo Posta = Italian for mail kept at the counter
name: Monday Pile = what comes over the weekend
name: Your Own Hand = sounds like you
line: The one that mattered is on top
line: It writes as you would have
line: Nobody sends but you
line: Sorry for the delay, retired
line: Two hundred came, five need you

ai-portraits
job: a set, sets
rival: portrait generators | they send a hundred pictures within the hour | HeadshotPro, Aragon AI, Secta@US, BetterPic, Remini | ai headshot generator
rival: photographers with a studio lamp | they make one lift the chin, and it is really oneself | | business portrait photographer
rival: a friend, a phone and a white door | it is free and looks like a white door
meet: career fairs, coworking spaces and university careers offices | careers adviser | everybody shows a cut-out from a wedding | make pictures of thirty students with {name} at one fair and let their friends pick the one that is them | one day a week | careers advisers and recruiters | they see crops with a stranger's shoulder
measure: the share of people whose friends recognise them at once
moat: faces of all ages and skins, judged by people who know them
risk: the picture is handsome and is somebody else | show three that friends would recognise in place of a hundred, and pay back otherwise
rule: Protect faces | Get consent for each face, refuse pictures of others and of children, delete selfies by a set date, train on nobody without leave, and settle when a made picture must be marked. | consent, deletion and refusals are built in
trial: Ask the friends of forty people | Make sets for forty people of many ages and skins, show them with one studio picture to three friends each. | recognised, refused and paid back are counted
ask: Does it make everybody younger and paler? | | f-2 | with forty people and their mothers as judges
ask: Why come back after one set? | Hardly anyone does, firms order for all their staff | closing-calls | by asking ten staff offices
roles: a portrait photographer | a developer for pictures | somebody for data protection
search: professional headshot
name: +Chinup = what photographers say
name: White Door = what stood behind the friend's photo
name: That's Her = what friends say
name: Good Side = everybody has one
name: Collar & Grin = the upper half
name: +Facetrue = it is still you
name: Third Button = where the picture ends
name: Not the Wedding = where the old one was cut from
name: Ritratto = Italian for a portrait
name: Say Tuesday = in place of cheese
name: Mum Approves = the hardest test
line: Your mother would know you
line: No stranger's shoulder in the corner
line: You, on a good Tuesday
line: Ten selfies, one of them is you
line: The white door can stay shut
`;
