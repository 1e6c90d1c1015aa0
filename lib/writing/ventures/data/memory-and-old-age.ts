/** Old age, and what a family keeps: what is known of them; the keys are those of `../lore.ts`. */
export const MEMORY_AND_OLD_AGE = `
tech-help-for-older
job: a visit, visits
rival: children, grandchildren and neighbours | they are trusted and help for free
rival: phone shops and electronics stores | they sold the device and are in the town centre | Best Buy Geek Squad@US, Currys@GB, MediaMarkt@DE | computer help near me
rival: library courses and volunteer groups | they cost little and people meet others of their age | Age UK@GB, Senior Planet@US | smartphone course for seniors
meet: libraries, community centres and senior clubs | head of the senior club | members bring phones and questions that nobody there can answer | hold a free hour of questions with {name} over coffee and offer a visit at home to those who need more | one morning a week | family doctors, home care services and pharmacies | their patients have to use apps and online booking
measure: the share of tasks a customer can do alone two weeks after the visit
moat: trusted helpers known by name, and written notes on each customer's devices
risk: the helper fixes it and the same question comes back next week | let the customer do every step and leave written instructions in large type
rule: Settle passwords, payments and trust | Write down that helpers keep no passwords and make no payments, check the record of each helper, warn against fraud, and insure damage to devices. | the signed rules, the checks and the policy are filed
trial: Help eight people at home | Visit eight people twice within two weeks, write down each question and the time it took, and ask who would pay for regular visits. | questions, minutes and bookings are on one sheet
ask: Who pays, the older person or the family? | | price-talks | by offering a visit to five older people and five adult children
ask: How many questions can be solved by phone? | | trade-trial | with a phone line for the first eight customers
ask: How do customers know the helper can be trusted? | Checked helpers, a badge and a named contact | interviews-2 | by asking ten people whom they let into the house
roles: a patient helper who explains well | somebody who takes calls and plans visits | somebody who wins clubs and care services
search: computer help for seniors
name: +Patienttech = help without haste
name: Simple Screen = screens made easy
name: Tablet & Tea = help over a cup of tea
name: +Clickwise = sure with every click
name: Kind Tech Help = friendly and patient
name: +Onlinewell = at ease online
name: Step by Screen = one step at a time
name: Tech at Home = help comes to the house
name: +Helpwire = help for every device
name: *Digitessa = from the word digital
name: Large Print Tech = written steps in large type
name: Easy Phone Help = help with the phone
line: Patient tech help at home
line: Learn it, write it down, use it
line: Your phone, explained slowly
line: Ask as often as you like
line: Video calls with family, made easy
line: Help with every screen in the house

homeshare
job: a match, matches
rival: homeshare charities and student housing offices | they are known, often cheap and backed by the town | Homeshare UK@GB, Wohnen für Hilfe@DE, Ensemble2générations@FR, Nesterly@US | homeshare
rival: rooms let at the market rent | rent comes every month and no help has to be agreed | SpareRoom@GB, WG-Gesucht@DE, Roomster@US | room to let
rival: paid home help, or living alone with family calling | nobody has to share the kitchen
meet: universities, senior centres and parish halls | head of student housing | students ask for affordable rooms that are not there | present {name} at one information afternoon for both sides and let them meet over coffee | one afternoon a week | social workers, family doctors and student advisers | they know who lives alone and who needs a room
measure: the share of matches that still live together after three months
moat: careful matching and a local name that families and universities trust
risk: the two sides fall out over everyday things and both leave | write down rules for kitchen, guests and hours, agree on a trial month and call both sides every week at first
rule: Settle the contract, tax and the line to care | Ask a housing lawyer how room and help must be agreed, ask about tax and benefits on both sides, check identity and records, and leave nursing tasks to professionals. | the contract form, the answers and the checks are filed
trial: Introduce five pairs in two weeks | Talk to five households and five people looking for a room, check both sides, let them meet, and note who agrees to a trial month and why others do not. | meetings, agreements and reasons are on one sheet
ask: Who pays for the matching, and how much? | | price-talks | by offering it to five households and five room seekers
ask: How do you keep both sides safe? | Identity and record checks, references and a trial month | rules | with a list of checks a lawyer has read
ask: How many hours does one match take? | | f-2 | by writing down calls, visits and checks for five pairs
roles: a social worker or good mediator | somebody who wins households and universities | somebody for contracts and checks
search: homeshare
name: +Roomkind = a room and kindness
name: Under One Roof = living in one house
name: +Housemeet = where housemates meet
name: Spare Room Match = a match for the free room
name: Kind Housemates = people who fit together
name: Room & Company = a room, and not alone
name: +Homepair = two people, one home
name: Helpful Lodger = a lodger who helps
name: Kitchen for Two = living together
name: +Gencircle = generations together
name: *Cohabita = from the Latin for living with
name: Open Door Share = a door opened to others
line: A room for you, company for them
line: Share a home, not just a roof
line: Somebody in the house at night
line: Affordable rooms, helping hands
line: Checked, matched and supported
line: Living together across generations

home-adaptation
job: a conversion, conversions
rival: local bathroom fitters and plumbers | they are nearby and do the whole bathroom | | walk in shower installation
rival: stairlift makers and medical supply shops | they know the grant forms and install within days | Stannah, Acorn Stairlifts, TK Home Solutions | stairlift
rival: rubber mats, clip-on handles and waiting | they cost little and need no builder
meet: rehabilitation clinics, advice centres and senior clubs | occupational therapist | patients go home to a bathroom they cannot use safely | walk through one home with {name} and the family, and leave a sketch with three priorities | two visits a week | occupational therapists, hospital social services and home care firms | they have to make sure that patients can manage at home
measure: the days from the first visit to a bathroom or entrance that can be used safely
moat: therapists who recommend the firm, and knowledge of every grant in the region
risk: grant decisions take months and the family waits | fit rails and other small aids at once, and plan the larger work around the decision
rule: Settle trade licences, grants and liability | Ask which work needs a licensed trade, ask insurers and authorities which grants must be applied for before work begins, test walls before fixing rails, and insure liability. | the licences, the list of grants and the policy are filed
trial: Survey six homes in two weeks | Visit six homes with a checklist, fit small aids such as rails in two of them, and note what the family wants, what a grant would pay and who asks for an offer. | needs, grants and offers are on one sheet
ask: How much of the work do grants pay? | | rules | with the answers of the authorities on three real cases
ask: How long does one bathroom take? | | f-2 | by noting the days of each trade on one job
ask: Will therapists recommend you? | | closing-calls | with ten therapists and hospital social services
roles: a builder with experience in bathrooms | an occupational therapist as adviser | somebody for grants and appointments
search: walk in shower for elderly
name: +Stepfree Homes = no steps in the way
name: Safe Bathroom = a bathroom without danger
name: +Railwell = rails in the right place
name: Stay Home Build = build to stay at home
name: Level Entry = no threshold
name: +Easyshower = a shower without a step
name: Wide Door Works = doors wide enough
name: Home for Longer = stay at home longer
name: +Barrierless = without barriers
name: *Adaptera = from the word adapt
name: Secure Steps = safe on the stairs
name: Comfort Convert = a conversion for comfort
line: Stay in the home you love
line: A safe shower within days
line: Step-free, safe and good-looking
line: We handle the grant forms
line: Rails, ramps and showers that fit
line: Made for living at home longer

incontinence-products
job: a parcel, parcels
rival: supermarket and pharmacy brands | they are on every shelf and often on offer | Tena, Depend@US, Poise@US, Always Discreet | incontinence pads
rival: medical supply houses on prescription | the insurer pays part or all of it | Hartmann, Coloplast | incontinence products on prescription
rival: ordinary sanitary pads and doing without | they are at home already, and nobody has to be asked
meet: physiotherapy practices, pharmacies and senior centres | pelvic floor physiotherapist | patients ask which product suits them and where to get it discreetly | leave sample packs of {name} with sizes and a short guide, and offer advice by phone | one practice a week | physiotherapists, midwives and home care services | they are asked for advice on products every week
measure: the share of customers who order a second parcel in the right size
moat: good advice on size and absorbency, and customers who stay on subscription
risk: the first size is wrong and the customer leaves without a word | send a sample set first and call or write to ask how it fits
rule: Settle product rules, claims and discretion | Ask the authority which products count as medical devices, claim only tested absorbency, use plain parcels and a neutral name on bills, and ask insurers what they pay. | the answer, the test results and the parcel rule are filed
trial: Send sample sets to thirty people | Send thirty people a set of three sizes, ask by message or phone after a week what fitted, and offer a monthly parcel. | sizes, complaints and orders are on one sheet
ask: Do insurers pay for it? | | rules | by asking three insurers what they need
ask: What is left of a parcel after product, postage and returns? | | f-2 | by calculating one monthly parcel of each size
ask: Where can a discreet subject be advertised? | Through professionals and search, with plain words | trade-trial | with two practices and one small search campaign
roles: somebody with nursing experience for advice | somebody for purchasing and shipping | somebody for online marketing
search: incontinence pants delivery
name: +Dryease = dry and at ease
name: Plain Parcel = a discreet parcel
name: +Confidry = confident and dry
name: Quiet Comfort Co = comfort without fuss
name: All Day Dry = dry for the whole day
name: Free to Go Out = out of the house again
name: +Softguard = soft protection
name: Good Night Dry = sleep without worry
name: +Carediscreet = care, discreetly sent
name: *Discretta = from the word discreet
name: Right Fit Pads = the size that fits
name: Every Day Easy = easy every day
line: Stay dry, stay out longer
line: Discreet parcels, every month
line: The right size, the first time
line: Comfort you can forget about
line: Friendly advice, plain packaging
line: Sleep through the night, dry

adaptive-clothing
job: an order, orders
rival: ordinary clothes a size larger or altered at home | they are cheap and sold everywhere
rival: specialist catalogues for care | they have the largest choice and know carers' needs | Silverts@US, Silverts@CA, Able2Wear@GB | adaptive clothing
rival: adaptive lines of big brands | they look like everybody else's and can be returned easily | Tommy Hilfiger, Primark@GB, Zappos Adaptive@US | adaptive jeans
meet: rehabilitation clinics, disability groups and care homes | occupational therapist | patients practise dressing there and struggle with buttons and zips | let patients try {name} in a dressing session and note what each can do alone | one clinic a week | occupational therapists, care homes and patient groups | they see every day how long dressing takes
measure: the minutes a customer needs to get dressed, before and with the new piece
moat: designs tested with the people who wear them, and therapists who recommend them
risk: bodies and needs differ and the range grows out of control | begin with a few pieces that solve one problem each, and offer alterations
rule: Settle safety, product claims and returns | Ask doctors about magnets near pacemakers, test closures and fabrics, ask whether a piece counts as a medical aid that insurers pay for, and make returns easy. | the safety notes, the answer and the return rule are filed
trial: Let ten people wear one piece for a week | Give ten people one sewn or altered piece, time dressing before and after, and ask what they would change and pay for it. | minutes, wishes and orders are on one sheet
ask: Who buys, the wearer, the family or the care home? | | interviews-2 | by asking five of each who bought the last piece of clothing
ask: How many sizes and versions can you afford? | | f-2 | with quotes from two makers for small runs
ask: Does an insurer or authority pay for it? | | rules | by asking three payers about one piece
roles: a designer who listens to wearers | somebody for sewing and suppliers | somebody who wins clinics and care homes
search: adaptive clothing
name: +Dressease = dressing made easy
name: Easy Fastenings = closures that open easily
name: +Wearable Ways = many ways to wear it
name: Dress with Ease = dressing made simple
name: Seated Style = cut for sitting
name: +Snapseam = seams that snap shut
name: Made to Move In = room to move
name: +Openside = opens at the side
name: Good Fit for All = fits different bodies
name: *Adaptessa = from the word adapt
name: One Hand Wear = closed with one hand
name: Soft Seam Studio = no seams that press
line: Get dressed without help
line: Clothes that work with your body
line: Easy closures, good looks
line: Stylish, seated and comfortable
line: Dress in minutes, not in pain
line: Fashion that makes dressing easy

dementia-activities
job: a box, boxes
rival: puzzles, photo albums and household tasks at home | they cost nothing, and the person knows them
rival: publishers and shops for dementia activities | they have many products and sell to care homes as well | Relish, Ravensburger | dementia activities
rival: day centres and dementia charities | the family gets some hours off, and trained staff are there | Alzheimer's Society@GB, Alzheimer's Association@US, Deutsche Alzheimer Gesellschaft@DE | dementia day centre
meet: carers' groups, day centres and care homes | leader of the carers' group | relatives ask what to do with the long afternoons | bring one box of {name} and try two activities with the group and their relatives | one afternoon a week | memory clinics, care homes and home care services | families ask them what they can do at home
measure: the minutes a person stays with an activity, written down by the family
moat: activities tested by stage, and trust among carers and homes
risk: the illness goes on and the box no longer fits | offer stages, ask the family every few weeks and adapt the next box
rule: Settle claims, safety and rights | Promise no effect on the illness without a study, test for small parts and sharp edges, clear the rights to pictures and songs, and have a specialist read the guides. | the checked wording, the safety test and the rights are filed
trial: Try three activities with eight families | Give eight families three activities for two weeks, have them note minutes and mood, and offer the next box at full price. | minutes, moods and orders are on one sheet
ask: Do families or care homes buy? | | price-talks | by offering a box to five families and five homes
ask: How do you know what suits each stage? | A short questionnaire and advice from a specialist | trade-trial | with eight families at different stages
ask: What does one box cost to make and send? | | f-2 | by adding up materials, packing and postage of one box
roles: somebody who has worked in dementia care | a designer of activities | somebody for sales to families and homes
search: dementia activities
name: +Memorybox Day = a box for the day
name: Calm Afternoon = quiet, good hours
name: Hands at Work = something for the hands
name: +Gentletask = tasks without pressure
name: Good Moment Box = a box of good moments
name: +Familiarly = things one knows
name: Songs & Sorting = what is in the box
name: Together Time Co = time spent together
name: +Recallkit = a kit to recall
name: *Remindora = from the word remind
name: One Step Games = simple steps
name: Warm Memories = memories that do good
line: Good hours together, every week
line: Activities that fit the stage
line: Something meaningful for the hands
line: Calmer afternoons at home
line: Made for dementia, easy to use
line: Ideas for carers, joy for both

family-newspaper
job: an issue, issues
rival: family chats and video calls | they are free, and news arrives at once | WhatsApp, FaceTime
rival: digital photo frames | photos appear by themselves, without subscription or post | Aura Frames, Skylight@US | digital photo frame for grandparents
rival: printed family newspapers by app | they are known and post every month | Famileo@FR, Famileo@GB, Neveo@BE | newspaper for grandparents
meet: care homes, senior clubs and family centres | activities manager of the care home | residents are happy about news from the family and few of them use a smartphone | print a free first issue of {name} for three residents and show the families how photos are sent | one home a week | care homes, home care services and grandparents' groups | they see how much post from the family means
measure: the share of families that send photos for the third issue
moat: whole families that take part, and care homes that recommend it
risk: one person sends everything, gets tired, and the issue stays empty | invite several relatives, send friendly reminders and make a good page from one photo and one sentence
rule: Settle photos, consent and delivery | Ask for consent to print photos and parents' consent for children, say who sees and stores pictures and when they are deleted, and test delivery times by post. | the consent text, the privacy notice and the delivery test are filed
trial: Print two issues for eight families | Collect photos by message from eight families, lay out and post two issues within two weeks, and note who sends, who reminds and who would subscribe. | senders, hours per issue and subscriptions are on one sheet
ask: Why pay when the family chat is free? | The older person can hold it, read it again and show it | interviews-2 | by asking ten families how grandparents see their photos today
ask: What does one issue cost with print and post? | | f-2 | with two printers and real postage
ask: Do care homes subscribe for all residents? | | closing-calls | with ten care homes and a sample issue
roles: a developer for app and layout | somebody for print and post | somebody who wins families and care homes
search: newspaper for grandparents
name: +Familypress = the family in print
name: Grandma's Post = post for grandparents
name: +Kinpaper = a paper for the family
name: News from Home = what happens at home
name: Sunday Pages = pages to read on Sunday
name: +Printfond = fond news in print
name: Our Family News = news of our family
name: Letterbox Family = the family in the letterbox
name: +Kinletter = a letter from the family
name: *Gazettina = a little gazette
name: Monthly Hello = a greeting each month
name: Photos by Post = pictures that arrive by post
line: Family news in the letterbox
line: Your photos, their newspaper
line: Grandparents read it, everybody takes part
line: Send photos, we print the paper
line: No smartphone needed to stay close
line: A little news makes their day

family-history
job: a search, searches
rival: online records by subscription | they have huge collections and give hints at once | Ancestry, MyHeritage, FamilySearch, Findmypast@GB, Geneanet@FR | family tree
rival: professional genealogists | they know archives and old handwriting | Legacy Tree@US | hire a genealogist
rival: a relative with old papers, and stories told at family gatherings | they know the family and cost nothing
meet: libraries, local history societies and family fairs | librarian for local history | visitors begin a family tree and get stuck | hold an evening with {name} where guests bring one old paper and get it read | one evening a month | archives, local history societies and solicitors for inheritance | people ask them for research they cannot do
measure: the number of new relatives proved by a record in the first search
moat: knowledge of archives, scripts and languages that databases do not cover
risk: records are lost and many hours bring nothing | begin with a small fixed check of what exists, and report what was searched without result as well
rule: Settle access, privacy and proof | Ask archives what may be copied and published, leave out living people without consent, state the source of every fact, and agree on payment when nothing is found. | the archive rules, the privacy rule and the terms are filed
trial: Research four families for two weeks | Take one open question from each of four families for a small fee, note hours and sources, and ask who orders the next step. | hours, finds and follow-up orders are on one sheet
ask: Why pay when databases are cheap? | Somebody reads the old script, visits the archive and proves the link | interviews-2 | by asking ten people where their own search ended
ask: How many hours does one search take? | | f-2 | by writing down the hours of four searches
ask: What do customers want at the end? | | price-talks | by offering a report, a tree and a book to ten people
roles: a researcher who reads old scripts | somebody who writes and designs reports | somebody for customers and offers
search: family history research
name: +Rootline = the line to one's roots
name: Old Names = names from old records
name: +Kinsearch = a search for kin
name: Archive & Attic = where papers are found
name: Family Found = relatives found
name: +Ancestor Desk = research on ancestors
name: Traced Back = back through generations
name: Parish Pages = old registers
name: +Lineagewise = sure about descent
name: *Genealis = from the word genealogy
name: Branch by Branch = the tree grows
name: Who We Were = the story of a family
line: Discover your family's roots
line: Your family story, proved by records
line: We read the old handwriting
line: From old papers to a family tree
line: Every name with its source
line: Stuck in your search? We continue

tape-digitising
job: a box, boxes
rival: large services by post and photo counters | they are cheap per tape, and orders are handed in at the shop | Legacybox@US, iMemories@US, CEWE@DE | digitise video tapes
rival: a converter bought online and an old recorder | it costs little if one has the time | | video to digital converter
rival: leaving the box in the cupboard | nothing has to be done today
meet: senior clubs, libraries and photo shops | owner of the photo shop | customers bring old tapes and ask whether they can be saved | digitise one tape for free for each of five visitors of {name} and show it on the spot | one afternoon a week | photo shops, funeral directors and house clearance firms | they come across boxes of tapes, films and slides
measure: the share of customers who bring a second box or recommend the service
moat: old machines in working order, and careful hands for damaged tapes
risk: a tape breaks or is lost and cannot be replaced | number every item, clean and check it before playing, and copy it at once
rule: Settle loss, privacy and copyright | State what is paid for loss, insure transport, decline bought films, agree how illegal content is handled, and delete copies after the customer confirms. | the terms, the policy and the deletion rule are filed
trial: Digitise ten boxes by hand | Take ten boxes at full price, note hours, damage and formats, and ask what families would like to add. | hours per item, damage and extra orders are on one sheet
ask: How many hours does one box need? | | f-2 | by timing ten boxes from unpacking to return
ask: Why not the cheap service by post? | It stays in town, and one person answers for it | interviews-2 | by asking ten people why their box is still at home
ask: Do families pay for cutting and a best-of film? | | price-talks | by offering it to the first ten customers
roles: a technician for old players | somebody who scans, cuts and names files | somebody for customers and partners
search: digitise old video tapes
name: +Reelrescue = films saved
name: Tape to Screen = from tape to screen
name: +Memoryscan = memories scanned
name: Old Tapes Saved = tapes kept for good
name: Box of Films = what is brought
name: +Slidesafe = slides kept safe
name: Play It Again Co = films that play again
name: Home Movie House = for home movies
name: +Rewindly = winding back
name: *Digitara = from the word digital
name: Attic Films = films from the attic
name: Saved Summers = summers on film, kept
line: Your old tapes, on every screen
line: Watch your childhood films again
line: Every tape numbered and handled with care
line: Save them before they fade
line: From the box to the sofa
line: Tapes, films and slides made digital

photo-books
job: a book, books
rival: photo book services with templates | they are cheap, fast and often discounted | CEWE, Shutterfly@US, Photobox@GB, Popsa@GB | photo book
rival: photos in the cloud and on the phone | they are always at hand and cost little | Google Photos, Apple Photos
rival: prints in an album or on the wall | they are quick to order and easy to give | | print photos
meet: nurseries, wedding fairs and family groups online | organiser of the wedding fair | couples and families there have thousands of photos and no time | show a finished book of {name} and let visitors send ten photos for a free first double page | one weekend a month | photographers, wedding planners and midwives | their customers want to keep the pictures
measure: the days from the photos sent to a book approved
moat: good selection and design that customers come back for every year
risk: customers put it off and never send the photos | make sending simple, show a first page within days and remind them before birthdays and holidays
rule: Settle photo privacy and reprints | Say who sees the photos and when they are deleted, ask for the rights to photos taken by professionals, and agree what is corrected or reprinted for free. | the privacy notice and the reprint rule are filed
trial: Make six books in two weeks | Take the photos of six families at full price, design each book, and note hours, changes and who orders copies. | hours, changes and extra copies are on one sheet
ask: Why not a free template? | Somebody chooses, sorts and designs, and the customer only approves | interviews-2 | by asking ten families why their last book was not finished
ask: How many hours does one book take? | | f-2 | by timing selection, layout and changes for six books
ask: Do customers order every year? | | price-talks | by offering a yearly book to the first customers
roles: a designer with a good eye | somebody for print and quality | somebody for customers and partners
search: photo book made for you
name: +Pagefond = fond pages
name: Year in Pages = a year as a book
name: +Snapbound = snapshots, bound
name: Finished Album = the album gets done
name: Best Shots Book = the best photos chosen
name: +Keepleaf = pages to keep
name: Phone to Book = from phone to book
name: Photo Shelf = photos for the shelf
name: +Albumcraft = albums made with care
name: *Fotelia = from the word photo
name: Chosen Photos = we choose the best
name: Our Year Book = a family's year
line: Send your photos, get a book
line: The photo book that gets finished
line: We choose, sort and design
line: Your year on the bookshelf
line: Thousands of photos, one lovely book
line: A gift the whole family keeps

family-cookbook
job: a book, books
rival: recipe notebooks, cards and family chats | they are there already and cost nothing
rival: templates and photo book services | they are cheap, and one can begin at once | CreateMyCookbook@US, Blurb, Heritage Cookbook@US | make a family cookbook
rival: recipe apps and shared folders | recipes are quick to search and free to share | Paprika, Google Docs | recipe app
meet: cooking classes, family gatherings and gift fairs | teacher of the cooking class | people talk there about the dishes of their parents and grandparents | turn one family recipe of each guest into a printed page of {name} and send it home | one evening a month | cooking schools, wedding planners and photographers | their customers look for a personal gift
measure: the weeks from the first recipe to the printed book
moat: a way of turning spoken and handwritten recipes into dishes that work
risk: the family collects for months and the book is never finished | set a date, begin with ten favourite dishes and collect the rest by short calls
rule: Settle recipes, photos and consent | Agree who decides what is printed, ask for consent to photos and stories, do not copy text from published books, and fix the number of changes and copies. | one page of agreement is signed by the customer
trial: Make a short booklet for four families | Collect five recipes from each of four families, test one dish each, print a booklet, and ask who orders the whole book. | hours, corrections and orders are on one sheet
ask: How many hours does one book take? | | f-2 | by timing interviews, tests and layout for four families
ask: What occasion makes people order? | | interviews-2 | by asking ten families for whom they would give it
ask: How many copies does a family order? | | price-talks | by offering small and larger sets to the first customers
roles: somebody who cooks and tests recipes | an interviewer and writer | a designer for layout and print
search: family cookbook
name: +Recipeheir = recipes handed down
name: Grandma's Pages = recipes of a grandmother
name: +Kinkitchen = the family's kitchen
name: Our Best Dishes = the dishes all ask for
name: Pass the Recipe = handed to the next generation
name: +Tablekin = family round the table
name: Handed Down Food = dishes passed on
name: Stained Pages = well used recipe pages
name: +Cookbound = recipes in a book
name: *Culinella = from the word culinary
name: Family Flavours = tastes of the family
name: Written at Last = recipes finally written down
line: Your family recipes in one book
line: Cook what your grandparents cooked
line: Recipes saved for the next generation
line: From handwritten cards to a book
line: The dishes your family loves most
line: A gift for the whole family

speech-writing
job: a speech, speeches
rival: writing it oneself, with help from friends | it costs nothing and sounds like the speaker
rival: AI chat tools | they write a draft in a minute, often for free | ChatGPT | write a speech
rival: freelance speech writers | there are many to choose from, with samples and reviews | Fiverr, Upwork, Speechy@GB | wedding speech writer
meet: wedding fairs, business clubs and speaking clubs | organiser of the wedding fair | couples and families there have a speech before them and do not know how to begin | write the first minute of a speech with visitors of {name} for free and let them read it aloud | one weekend a month | wedding planners, event agencies and assistants to managers | their clients ask who can help with a speech
measure: the number of changes until the customer approves the speech
moat: a good ear for how people talk, and customers who recommend it in confidence
risk: the speech reads well and sounds wrong when spoken | interview the speaker, write short sentences and rehearse once aloud
rule: Settle confidentiality, changes and rights | Promise confidentiality in writing, say how many changes are included, give the customer the rights to the text, and delete notes afterwards. | one page of terms is ready to sign
trial: Write six speeches in two weeks | Interview six people for half an hour each, deliver at a small price, and note hours, changes and who recommends you. | hours, changes and recommendations are on one sheet
ask: Why not let an AI write it? | An interview finds the stories nobody else can tell | interviews-2 | by asking ten people how they wrote their last speech
ask: How many hours does one speech take? | | f-2 | by timing interview, draft and changes for six speeches
ask: Which occasions bring orders all year? | Weddings, birthdays, company events and farewells | trade-trial | by counting requests per occasion over two weeks
roles: a writer with a good ear | a coach for speaking | somebody for enquiries and deadlines
search: wedding speech writer
name: +Toastwell = a good toast
name: Your Own Words = it sounds like the speaker
name: +Speechcraft Co = speeches made well
name: Well Spoken Co = words well spoken
name: Glass and Words = a toast with good words
name: +Wordhost = words for hosts
name: Raise a Glass Co = speeches for toasts
name: Mic Ready = ready for the microphone
name: +Spokenwell = good when spoken
name: *Oratella = from the word orator
name: Speech in Hand = the speech is ready
name: Warm Applause = what follows a good speech
line: A speech that sounds like you
line: Your stories, well told
line: Stand up with the right words
line: Ready in days, rehearsed with you
line: Make them laugh and listen
line: The right words for your day
`;
