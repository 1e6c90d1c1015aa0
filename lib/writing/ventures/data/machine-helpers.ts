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
rival: photos taken with a phone | they cost nothing and show the real product
rival: editing and image apps | they are cheap and quick, and some have a free version | Canva, Adobe Express, Photoroom, Pebblely | ai product photos
rival: product photographers and studios | colours and materials look right, and the pictures suit the brand | Soona@US, Squareshot@US | product photographer
meet: online sellers' groups, makers' markets and trade fairs for retailers | shop owner | new products wait because good pictures take time and money | make pictures of five products with {name} and compare clicks with the old ones | two days a week | web designers, shop system consultants and marketplaces' advisers | sellers ask them for better pictures
measure: the share of visitors who buy after the pictures were changed
moat: pictures that stay true to the product, and style settings of each shop
risk: a picture shows something the product is not, and customers send it back | keep shape, colour and label from the real photo, compare both and let the seller approve
rule: Settle rights, labels and honest pictures | Ask a lawyer who owns the pictures, when made-up scenes or people must be marked, what marketplaces allow, and when a picture misleads buyers. | the terms and the check list for pictures are approved
trial: Make pictures for five shops | Make pictures of four products for each shop, put them online for two weeks, and compare clicks, sales and complaints with the old ones. | clicks, sales and corrections are in one table
ask: Do colour and details stay true? | | f-2 | by comparing twenty pictures with the products in daylight
ask: Why pay when free tools exist? | | closing-calls | by showing ten sellers both results
ask: Would sellers pay per picture or per month? | | price-talks | by offering both to ten sellers
roles: a product photographer or retoucher | a developer for image software | somebody who has sold online
search: ai product photos
name: +Shelfshot = a picture that sells
name: Clean Shot = clear product pictures
name: +Shopsnap = a snapshot for the shop
name: True Colours Lab = colours as they are
name: +Picready = pictures ready for the shop
name: Snap to Shop = from phone to shop
name: Product Light = products in good light
name: Studio at Home = studio pictures without a studio
name: *Pixoria = a new word from pixel
name: +Listphoto = photos for the listing
name: Ready to List = finished and ready for sale
name: Bright Product = products that stand out
line: From phone snap to shop picture
line: Studio pictures without the studio
line: True colours, clean backgrounds
line: Show your product at its best
line: New pictures in minutes
line: Better pictures, more sales

ad-creative-ai
job: an ad, ads
rival: the ad platforms' own tools | they are free and sit where the ads are booked | Meta, Google Ads, TikTok | ad creative tool
rival: ad and video generators | they produce many versions in a short time | AdCreative.ai, Creatify, HeyGen, Arcads | ai ad generator
rival: freelancers, agencies and creators | they know the brand and bring their own ideas | Fiverr, Upwork | video ad creator
meet: online sellers' groups, marketing meet-ups and agencies | marketing manager or shop owner | they need new ads all the time and have no time to make them | make five ads for one product with {name} and test them against the current ad | two days a week | ad agencies, shop consultants and media buyers | their clients run out of fresh ads
measure: the share of new ads that beat the current one
moat: knowledge of which openings and messages work in each trade
risk: ads begin to look the same and stop working | use real product pictures and customers' words, test small and replace tired ads
rule: Settle claims, faces, music and labels | Ask a lawyer which claims are allowed, when made-up people must be marked, and who owns faces, voices and music, and let a person approve each ad. | the check list and the rights for each ad are filed
trial: Test new ads for three brands | Make five ads for each, run them for two weeks with the same small budget as their own ads, and change nothing else. | cost per click and sale of each ad are in one table
ask: Do the ads still work after a month? | | f-3 | by following one account for six weeks
ask: Who checks claims before an ad goes out? | A person approves each ad | rules | with a list of words that are not allowed
ask: Would customers pay per ad or per month? | | price-talks | by offering both to ten brands
roles: somebody who has bought ads | a developer for video and images | a designer or editor
search: ai ad generator
name: +Adfresh = fresh ads every week
name: Winning Ads = ads that beat the old ones
name: +Adspark = the idea for an ad
name: First Seconds = where an ad wins attention
name: +Clipads = short video ads
name: Next Ad = the next version is ready
name: Ad by Ad = tested one at a time
name: Test & Win = test ads, keep the best
name: *Advela = a new word from advert
name: +Hookmaker = makes strong openings
name: Fresh Creative = new ads before old ones tire
name: Ads on Monday = new ads each week
line: New ads before the old tire
line: From product page to finished ad
line: Test more ads, waste less
line: Find the ad that sells
line: Fresh video ads every week
line: Ads in your customers' words

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
rival: staff who do it by hand | they know the exceptions and need no project
rival: tools that connect programs | they have many ready templates, and a first flow is quick to build | Zapier, Make, n8n, Microsoft Power Automate | workflow automation software
rival: consultants and large automation suites | they take over the whole project and know old systems | UiPath, SAP, ServiceNow | process automation
meet: chambers of commerce, user groups of business software and industry meetings | office or operations manager | people there copy data between email, spreadsheets and systems every day | take one repeated task, automate it with {name} and count what still needs a person | two days a week | accountants, IT service firms and business software consultants | their clients complain about manual work
measure: the share of cases that go through without manual work
moat: the exceptions and systems of one industry, solved once and used again
risk: a form or program changes and wrong data is entered unnoticed | stop at any doubt, ask a person, log each step and allow a step back
rule: Settle access, data and responsibility | Write down which data the software may read and change, who approves what, where data is stored, and how staff are informed. | the access list and the data contract are signed
trial: Automate one task for two firms | Choose one task in each firm, let the software propose and a person confirm for two weeks, and note correct, stopped and wrong cases. | cases and minutes saved are in one table
ask: What happens with a case it does not know? | It stops and asks a person | f-2 | by testing it with a hundred past cases
ask: Which task is worth paying for? | | interviews-2 | by asking ten managers to list their repeated tasks with minutes
ask: Why not use a general tool? | | closing-calls | by asking ten firms who built and maintains their last automation
roles: somebody who knows office processes | a developer for interfaces and old systems | somebody who supports customers after the start
search: automate repetitive tasks
name: +Taskrunner = a runner for your tasks
name: No More Copying = data moves by itself
name: +Flowdone = the work is done
name: Less Typing = nothing is entered twice
name: +Autosteps = steps that run by themselves
name: Hands-Off Desk = work that runs by itself
name: Repeat No More = no more repeated tasks
name: Off My Desk = one task less
name: *Routina = a new word from routine
name: +Stepsaver = saves manual steps
name: Busywork Free = no more dull tasks
name: Checked & Sent = a person checks, then it goes
line: Let repeated work run itself
line: No more copying between programs
line: It asks when unsure
line: Hours back every week
line: Fewer errors, faster work
line: Automate the task you like least

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
