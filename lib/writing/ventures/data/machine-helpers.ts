/** Tools that write, watch and draw for firms and for single people: what is known of them; the keys are those of `../lore.ts`. */
export const MACHINE_HELPERS = `
tender-finder
job: a tender, tenders
rival: tender alert services | they list most notices by region and trade | BidNet Direct@US, DemandStar@US, GovWin@US, MERX@CA, Biddingo@CA, Tracker Intelligence@GB, Stotles@GB, TenderLink@AU, TenderLink@NZ, Tendium@SE, Mercell@SE, Mercell@NO, Mercell@DK, Mercell@FI, Vergabe24@DE, DTVP@DE, France Marchés@FR | tender alerts
rival: searching public portals by hand | it is free, and somebody in the office already does it | | public tenders
rival: bid consultants and writers | they know how public buyers score and take over the writing | | bid writing service
meet: trade associations, chambers and public buyers' information days | adviser at the trade association | members say that tenders are found too late and take too long | search for three members with {name} for two weeks and show what they would have missed | one day a week | bid consultants, accountants and business advisers | clients ask them about public contracts
measure: the share of suggested tenders on which the customer decides to bid
moat: data on which tenders suit which firm and who won them
risk: customers lose their first bid and cancel | advise against tenders with little chance, and report hours saved as well as wins
rule: Settle data sources, responsibility and confidentiality | Read the terms for using notices of each portal, have a lawyer say who answers for the content of a bid, and promise secrecy for bid documents. | the terms, the lawyer's answer and the confidentiality clause are on file
trial: Search and prepare for five firms | Find tenders for five firms for two weeks, let each choose one, prepare its forms, and note hours, missing papers and decisions. | hours, missing papers and decisions are in one table
ask: How do you know that no suitable tender is missed? | | f-2 | by comparing the lists with contracts already awarded
ask: Can AI put something false into a bid? | It uses only texts and references the firm has approved | rules | with a release step before every bid
ask: What is it worth to a small firm? | | price-talks | by offering five firms a monthly price and a price per bid
roles: somebody with experience in public procurement | a developer for search and documents | somebody who sells to small and medium firms
search: tender alert software
name: +Bidready = ready to bid
name: Tender Match = tenders that match
name: +Bidspotter = spots bids that fit
name: Right Tender = the right tender for the firm
name: +Tendertime = tenders in good time
name: Bid or Skip = decide quickly
name: Contract Alert = a message on new contracts
name: Fit to Bid = tenders that fit
name: Public Work = public contracts for firms
name: *Tendera = from the word tender
name: First to Bid = find it first
line: Find the tenders you can win
line: Less searching, better bids
line: Every deadline in view
line: Know quickly whether to bid
line: Public contracts without the paper chase
line: The right tender, every morning

sales-call-coach
job: a call, calls
rival: conversation analysis for sales teams | it records by itself and connects to the customer system | Gong, Chorus, Jiminny, Salesloft, Modjo@FR | sales call analysis software
rival: team leads who listen and give feedback | they know customers and staff, and it costs nothing extra
rival: sales trainers and practice tools | staff can practise without risking a customer | Second Nature, Hyperbound, Yoodli | sales training
meet: sales meetups, sales communities and customer system partners | organiser of the sales meetup | team leads say they have no time to listen to calls | analyse ten released calls of one team with {name} and show the lead three patterns | one evening a week | sales trainers, recruiters and software partners | they are asked how new staff can sell sooner
measure: the share of calls that end with an agreed next step
moat: call patterns by trade whose results are known
risk: staff feel watched and reject it | let everyone see their own results first and share with the lead only what they release
rule: Settle recording, consent and staff rights | Ask a lawyer how consent to recording is given in each country, involve staff representatives before scoring people, and delete recordings on time. | announcement, agreement and deletion dates are in writing
trial: Coach one team for two weeks | Analyse calls of up to nine consenting sales people, give each one tip a day, and count which tips were used and how many meetings were agreed. | tips used and meetings are in one table
ask: Do better scores bring more sales? | | f-2 | with calls whose result is already known
ask: What if a customer refuses the recording? | The call is neither recorded nor scored | rules | with the wording of the announcement
ask: Who pays, the team lead or the training budget? | | closing-calls | by offering it to five sales managers
roles: a sales trainer or former sales lead | a developer for speech and language | somebody who sells to sales managers
search: sales coaching software
name: +Callbetter = better calls
name: Next Step Set = a next step agreed
name: +Pitchwise = a wise pitch
name: Call Review = calls looked at again
name: Listen & Close = listen first, then close
name: +Closecoach = a coach for closing
name: Better Pitch = a pitch that improves
name: Talk Less Sell = listening sells
name: Every Call = learn from every call
name: *Vendora = from the Latin for selling
name: Deal Coach = a coach for deals
line: Every call a little better
line: One useful tip after each call
line: New sellers, ready sooner
line: Know why deals are won
line: Coaching without hours of listening
line: More next steps, fewer maybes

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
rival: tools for search and AI visibility | they hold years of data, and the new ones show mentions in AI answers | Semrush, Ahrefs, Sistrix@DE, Moz, Similarweb, Profound, Peec AI | seo tool
rival: agencies and freelancers | they do the work as well as measure it | | seo agency
rival: asking the assistants and searching oneself | it is free and takes a few minutes | Google, ChatGPT
meet: marketing meetups, chambers of commerce and online marketing groups | organiser of the marketing meetup | firms ask why AI assistants recommend others | check three firms live with {name} and send each its report | one evening a week | marketing agencies, web designers and public relations firms | their clients ask about AI search
measure: the share of tested questions in which the customer is named
moat: long series of answers by trade, and proof of which changes worked
risk: answers vary from one request to the next and results look random | ask often, show averages and ranges, and promise no position
rule: Settle terms of use and advertising claims | Read the terms of each assistant and search engine on automated requests, promise no ranking or sales, and never publish false reviews. | the terms are read and the contract contains no promise
trial: Improve one firm for two weeks | Ask the same set of questions daily for one firm, improve some pages after the first week, leave others alone, and compare. | mentions of changed and unchanged pages are in one table
ask: Does a mention bring customers? | | interviews-2 | by asking thirty new customers of one firm how they found it
ask: How stable are the results? | Each question is asked many times, and the range is shown | f-2 | by repeating one set of questions for two weeks
ask: Who pays, firms or their agencies? | | price-talks | by offering five firms and five agencies a monthly price
roles: a search marketing specialist | a developer for data collection | somebody who sells to agencies and firms
search: ai search visibility tool
name: +Foundmore = be found more often
name: Named First = the first name in an answer
name: +Rankclear = a clear view of the ranking
name: Seen in AI = visible in AI answers
name: +Answerspot = a place in the answer
name: Get Mentioned = be named in answers
name: Search & Seen = found in search
name: Visible Brand = a brand that is seen
name: Who Gets Named = see who is mentioned
name: *Visiblo = from the word visible
name: Top Answer = the answer at the top
line: See what AI says about you
line: Be named when customers ask
line: Know which pages need work
line: Found in search and AI answers
line: See where rivals are ahead
line: Check, improve, check again

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
rival: the cloud providers' own advice and discounts | it is free and built into the account | AWS, Google Cloud, Microsoft Azure | reduce cloud costs
rival: cloud cost tools | they read all accounts and report to engineering and finance | Vantage, CloudZero, Datadog, Apptio | cloud cost management
rival: engineers who look at the bill themselves | they know the systems, and it costs no extra money
meet: cloud user groups, engineering meetups and founders' networks | organiser of the cloud user group | teams are surprised by their bills every month | review the bills of three members with {name} for free and present the patterns without names | one evening a month | cloud consultants, finance advisers and start-up investors | they see cloud bills grow faster than sales
measure: the difference between the cloud bill before and after the changes, for the same use
moat: patterns of waste from many accounts, and proof of changes that broke nothing
risk: a change switches off something that was needed | propose first, test on systems without customers, and be able to undo every change
rule: Settle access, approval and how savings are counted | Begin with read-only access, get written approval for every kind of change, keep a log, limit liability for outages, and define savings in the contract. | access, approvals and the definition of savings are signed
trial: Review five cloud bills | Review the bills of five firms in two weeks, list what is unused or too large, make the changes their engineers approve, and compare. | proposed, approved and real savings are in one table
ask: Why stay once the easy savings are made? | | f-3 | by watching the first customers for three months
ask: How do you count savings when the firm grows? | Per unit the firm sells, as agreed at the start | rules | with two signed examples
ask: Do firms pay a share of savings or a fixed price? | | price-talks | by offering five firms both
roles: a cloud engineer | a developer for billing data | somebody who sells to engineering and finance
search: reduce cloud costs
name: +Cloudtrim = cloud costs trimmed
name: Lower Bill = a lower bill
name: +Spendclear = a clear view of spending
name: Idle Finder = finds what is idle
name: +Rightsized = resources of the right size
name: Cloud Diet = less waste in the cloud
name: Switch It Off = switch off what nobody uses
name: +Billwise = wise about the bill
name: Pay for Use = pay only for what is used
name: *Nubesave = Latin for clouds, and saving
name: No Idle Hours = nothing runs for nothing
line: Pay only for what you use
line: A lower cloud bill next month
line: See where the money goes
line: Cut waste, keep performance
line: No surprises on your cloud bill
line: Every saving checked by your engineers

data-labelling
job: a batch, batches
rival: large labelling services | they have many trained people and start quickly | Scale AI, Appen, Sama, Toloka, Surge AI, iMerit | data labelling service
rival: labelling in-house with software | data stays in the firm, and experts decide themselves | Label Studio, Labelbox, V7, CVAT | annotation tool
rival: automatic labelling by AI models | it is quick and cheap for simple cases | | automatic data labelling
meet: machine learning meetups, research conferences and start-up hubs | organiser of the meetup | teams say that their data is the bottleneck | label one small batch for three teams with {name} and show agreement and errors | one evening a week | AI consultants, universities and tool makers | they know which projects wait for data
measure: the share of labels the customer's own check confirms
moat: trained annotators for one field, and guidelines that improve with each batch
risk: AI labels simple cases by itself and prices fall | take difficult cases that need knowledge of a field, language or image type
rule: Settle fair pay, consent and confidentiality | Pay fairly for the place of work, check consent and rights to the data, support people who see disturbing content, and sign confidentiality and data processing agreements. | pay, consent and agreements are on file
trial: Label one difficult batch for three customers | Take a small batch from each, have every case labelled by two people, let an expert settle differences, and let the customer check blindly. | agreement, minutes and errors are counted
ask: How do you make sure labels are right? | Two people label, and an expert decides where they differ | f-2 | with cases whose answer is known
ask: What do annotators earn? | | rules | with a pay policy customers may read
ask: Why not let AI do it? | | interviews-2 | by asking ten teams which cases their models still get wrong
roles: a project lead who trains annotators | a specialist in machine learning data | somebody who sells to AI teams
search: data annotation service
name: +Labelright = labels that are right
name: Double Label = every case labelled twice
name: +Trueset = a data set one can trust
name: Clean Labels = labels without errors
name: Ground Check = ground truth, checked
name: +Labelsure = sure of every label
name: Expert Labels = labels by experts
name: Two Agree = two people agree
name: Fair Label = good labels, fair pay
name: *Annotera = from the word annotate
name: Hard Cases = the cases machines get wrong
line: Labels you can trust
line: Better data, better models
line: Every label checked twice
line: Experts for the difficult cases
line: Good data, fairly made
line: Your next batch, on time

visa-and-relocation
job: an application, applications
rival: immigration lawyers and relocation agencies | they know the authorities and answer for their advice | Fragomen, Jobbatical, Envoy Global@US, Boundless@US | work visa lawyer
rival: official websites, forums and friends who have done it | they are free, and others had the same case | Reddit | work visa requirements
rival: the employer's own human resources department | it knows the person and the job and costs nothing extra
meet: human resources meetups, chambers of commerce and newcomers' groups | organiser of the human resources meetup | employers lose months and candidates over papers | take one open case of a member through the checklist of {name} for free | one evening a week | recruiters, universities and moving companies | they meet people before the move
measure: the weeks from first contact to a complete application
moat: up-to-date checklists by country and type of permit, and experience of real cases
risk: a rule changes and open cases become wrong | have a lawyer watch the rules and show on each case when it was last checked
rule: Settle who may advise and who may be charged | Ask the bar or authority which help needs a licence, work with a lawyer, check whether workers may be charged, and store passports and data safely. | the answer, the lawyer's agreement and the fee rules are on file
trial: Prepare five real applications | Collect the papers for five people in two weeks, have a lawyer check them, and note hours, missing papers and questions of the authority. | hours, missing papers and questions are in one table
ask: What happens if the application is refused? | | rules | with a refund rule and a lawyer's contact in the contract
ask: Who pays, the employer or the person? | | price-talks | by offering five employers and ten newcomers a fixed price
ask: Can you make the authority faster? | No, complete papers avoid questions and delay | closing-calls | by offering five employers exactly that
roles: an immigration specialist or lawyer | somebody who accompanies newcomers | somebody who sells to employers
search: work visa help
name: +Moveready = ready to move
name: First Address = first address in a new country
name: +Visaclear = a visa made clear
name: Permit in Hand = the permit is there
name: New Country Desk = a desk for newcomers
name: +Visaready = ready for the visa
name: Welcome Permit = a permit and a welcome
name: Next Home = the next home
name: Settle In Soon = settled soon
name: *Migrovia = a way to move abroad
name: Land & Settle = arrive and settle
line: Every paper, in the right order
line: From job offer to first day
line: Know what your visa needs
line: Move abroad without the paper chase
line: Arrive prepared, settle sooner
line: One contact for the whole move

inbox-assistant
job: a reply, replies
rival: assistants built into mail programs | they are already there and often included | Gmail, Microsoft Outlook, Apple Mail | ai email assistant
rival: separate mail apps and sorters | they are fast and work with the existing address | Superhuman, Shortwave, SaneBox, Fyxer | email management app
rival: answering everything oneself, with filters and flags | it is one's own tone and costs nothing
meet: coworking spaces, business networks and groups of independent professionals | community manager | members complain about evenings spent on email | set {name} up for five members for two weeks and compare minutes per day | one lunch hour a week | virtual assistants, IT service firms and productivity trainers | clients ask them how to get through their mail
measure: the minutes a user spends on email each day, before and after two weeks
moat: drafts that match each user's tone, learned from their corrections
risk: a wrong or cold reply reaches an important client | never send without approval, and leave open what is uncertain
rule: Settle access, data protection and secrecy | Have mail access checked for security, train no shared model on customers' mail, ask which professions need special secrecy, and delete data on request. | the security check, the agreement and the deletion are in place
trial: Draft replies for five people for two weeks | With their consent, draft replies in five inboxes, let them send, change or discard each, and note what was missed. | sent, changed, discarded and missed mails are counted
ask: Why pay when the mail program has it built in? | | closing-calls | by asking ten people who have tried it
ask: Can a mail go out by itself? | No, a person presses send | rules | with the log of all mails sent
ask: How soon does it match my tone? | | trade-trial | by counting changes per draft in five inboxes
roles: a developer for mail and language models | somebody for security and data protection | somebody who wins small firms
search: ai email assistant
name: +Replyready = the reply is ready
name: Inbox by Noon = an inbox done by noon
name: +Mailcalm = calm with mail
name: Draft First = the draft comes first
name: Clear Inbox = an inbox in order
name: +Sortmail = sorts the mail
name: Your Tone = it writes in your tone
name: Just Press Send = only sending is left
name: Short Reply = short and good replies
name: *Inbora = from the word inbox
name: Mail Done = the mail is done
line: Open your inbox, replies are ready
line: Less email, more of your day
line: Important mail first
line: Drafts that sound like you
line: You only press send
line: An hour back every day

ai-portraits
job: a portrait, portraits
rival: portrait photographers | they help with pose and expression, and the picture is real | | business portrait photographer
rival: AI portrait apps and image generators | they deliver many pictures within the hour and cost little | HeadshotPro, Aragon AI, Remini, ChatGPT | ai headshot generator
rival: a phone photo by a friend | it is free and done at once
meet: career fairs, coworking spaces and university careers offices | careers adviser | people need a good photo for applications and profiles | make portraits with {name} for ten visitors and let them choose beside their current photo | one day a week | recruiters, CV writers and human resources departments | they see weak photos every day
measure: the share of customers who use one of the pictures as their profile photo
moat: pictures that look like the person, for all ages and skin tones, and company customers
risk: the picture is attractive and does not look like the person | offer a few checked pictures, redo them once and refund if none is usable
rule: Settle consent, deletion and labelling | Get consent for every face, refuse photos of others and of children, delete uploads on a set date, train on nobody without permission, and ask when AI pictures must be labelled. | consent, deletion and labelling are built in
trial: Make portraits for thirty people | Make a small set for thirty people of different ages and skin tones, ask two people who know them which look real, and offer them for sale. | recognised, rejected and sold pictures are counted
ask: Does it work equally well for everyone? | | f-2 | by comparing results by age and skin tone
ask: Why would customers come back? | Few people do, firms order for new staff | closing-calls | by asking ten human resources departments
ask: Do employers accept AI portraits? | | interviews-2 | by asking ten recruiters
roles: a portrait photographer or picture editor | a developer for image models | somebody for data protection and firms
search: ai headshot generator
name: +Facetrue = true to the face
name: Good Portrait = a portrait that is good
name: +Lookreal = a look that is real
name: Still You = it still looks like you
name: Fine Headshot = a headshot that looks good
name: +Headright = the right headshot
name: Profile Ready = ready for the profile
name: Best Light = you in the best light
name: Looks Like Me = a picture that resembles you
name: *Portrelle = from the word portrait
name: Team Faces = portraits for the whole team
line: A portrait that looks like you
line: Your best photo, without a studio
line: From phone photos to profile photo
line: One style for the whole team
line: Ready for your next application
line: Your photos deleted on time
`;
