/** Apps that help and tell: what is known of them; the keys are those of `../lore.ts`. */
export const HELPFUL_APPS = `
blood-donor-finder
job: a blood request, blood requests
rival: appeals in chat groups and social networks | relatives reach many people within minutes and it costs nothing | | blood needed urgently
rival: the register and the calls of the blood service | it is official, donors trust it, and the donations are tested there | American Red Cross@US, NHS Blood and Transplant@GB, Lifeblood@AU | give blood near me
rival: relatives and friends who are asked one by one | they feel obliged to come, and the family knows them
meet: blood donation days at universities, companies and places of worship | organiser of the donation day | people there are willing to give and rarely hear when they are needed again | register the donors of one day with {name} while they rest after giving | one or two days a month | blood banks, patients' associations and student groups | they search for donors every week and are glad of a list that answers
measure: the minutes from a confirmed request to the first matching donor who says yes
moat: verified donors in every district who know that each call is real
risk: false or outdated calls tire donors, and after a few of them nobody answers any more | let only hospitals confirm a request, close it as soon as enough donors come, and respect the rest time after each donation
rule: Settle health data, eligibility and the ban on payment | Ask the blood authority who may call donors and under which conditions, whether donors may be rewarded, and ask a privacy adviser how blood groups and health answers must be stored. | the authority's answers and the consent text are in one folder
trial: Answer requests with one hospital | Register thirty donors by hand, let one blood bank confirm each request, call the matching donors by message, and note replies, arrivals and minutes. | replies, arrivals and minutes of each request are on one sheet
ask: Who makes sure that a request is real? | Only staff of the hospital can open and close it | rules | by agreeing the steps with one blood bank
ask: How many donors come when they are called? | | trade-trial | by counting replies and arrivals for every request
ask: Why would a hospital pay for it? | | price-talks | by asking five hospitals what the search for donors costs them today
roles: a doctor or nurse from a blood bank | a developer for alerts and maps | somebody who wins donors at events
search: blood donor near me
name: +Donorcall = a call to the right donor
name: Right Type = the blood group that fits
name: +Bloodbell = rings when blood is needed
name: Near & Willing = donors close by
name: +Givenear = give blood close to home
name: One Bag More = one more donation
name: +Matchdonor = a donor who matches
name: Roll Up = roll up a sleeve
name: *Donavia = a way to the donor
name: Blood Nearby = donors in the area
name: +Typealert = an alert for your type
line: The right donor, close by
line: Called only when you are needed
line: From request to donor in minutes
line: Your blood group, needed nearby
line: Find donors before time runs out
line: Give where it is needed now

medicine-finder
job: a medicine search, medicine searches
rival: calling one pharmacy after another | it needs no app, and the pharmacist can advise at once | | pharmacy open near me
rival: the usual pharmacy, which orders the medicine | it knows the patient, and the medicine often comes the next day
rival: websites that compare prices or deliver medicines | they are known, and the price is seen at once | GoodRx@US, Doz.pl@PL, PharmEasy@IN | medicine online
meet: independent pharmacies at quiet hours | pharmacist | they answer calls all day about medicines that are missing elsewhere | enter the twenty most wanted medicines with {name} and answer the next request together | two mornings a week | patients' associations, surgeries and discharge nurses | their patients come back because a prescription could not be filled
measure: the share of searches that end with the medicine picked up on the same day
moat: daily stock answers from most pharmacies of a town
risk: the medicine is shown in stock and is gone when the patient arrives | show the time of the last confirmation, let pharmacies hold a pack for a few hours, and drop sources that are often wrong
rule: Settle advertising, prescriptions and health data | Ask the medicines authority what may be shown about prescription medicines and their prices, whether pharmacies may pay for customers sent, and ask a privacy adviser about searches that reveal an illness. | the answers are written down and the search keeps no names
trial: Find medicines for thirty patients by hand | Take requests by message for two weeks, ask fifteen pharmacies, tell the patient where to go, and note minutes, answers and whether the pack was there. | minutes, answers and packs found are on one sheet
ask: How fresh is the stock shown? | Every answer carries the time when it was confirmed | trade-trial | by checking every answer in the trial at the counter
ask: Why would a pharmacy share its stock? | | interviews-2 | with ten pharmacists about the calls they get
ask: What would a pharmacy pay a month? | | price-talks | by offering two plans to ten pharmacies
roles: a pharmacist with a wide circle of colleagues | a developer for stock systems and search | somebody who signs up pharmacies on the spot
search: which pharmacy has my medicine
name: +Pillspot = the spot that has the medicine
name: In Stock Near = in stock close to you
name: +Findmeds = find your medicines
name: Got It Today = picked up the same day
name: +Packfinder = finds the last pack
name: Last Pack = where one pack is left
name: *Mediloca = from medicine and locate
name: +Shelfcheck = a check of the shelf
name: Held for You = the pack is put aside
name: +Chemistmap = a map of chemists with stock
name: One Trip = no second pharmacy
line: Know which pharmacy has it
line: One search instead of ten calls
line: Your medicine, in stock nearby
line: Reserved before you set out
line: Find it today, pick it up today
line: No more trips for nothing

writing-assistant
job: a checked text, checked texts
rival: grammar and style checkers | they work in every program and the basic check is free | Grammarly, LanguageTool, ProWritingAid, QuillBot | grammar checker
rival: general chatbots | they rewrite any text in seconds and many people use them already | ChatGPT, Claude, Gemini | rewrite my text
rival: the checker in the word processor and a friend who reads it | it is there already, and a friend knows what was meant
meet: writing centres, language schools and writers' groups | head of the writing centre | people bring drafts there and ask whether they read well | go through one page of a member's own draft with {name} and discuss each suggestion | two afternoons a week | teachers, editors and thesis advisers | they correct the same mistakes every week
measure: the share of suggestions that writers accept and still find right a week later
moat: knowing the mistakes of one group of writers or one language better than general tools
risk: free tools and chatbots do the simple corrections well enough | serve one group of writers first, explain every change, and do what general tools leave out
rule: Settle private texts and the rules of schools | Ask a privacy adviser where texts may be stored and whether a model may learn from them, and read the rules of three universities on permitted help. | the privacy text is published and the limits on help are written down
trial: Improve the drafts of ten writers | Take two pages from each, return marked suggestions within a day, and note which they accept, which they refuse and why. | accepted and refused suggestions of ten writers are on one sheet
ask: Why not use a free chatbot? | It marks and explains changes instead of replacing the text | f-3 | by giving ten writers the same page in both
ask: Do writers keep their own voice? | | trade-trial | by asking each writer to pick out sentences that no longer sound like them
ask: What happens to private texts? | They belong to the writer and can be deleted | rules | with a privacy text checked by an adviser
roles: an editor or language teacher | a developer for language models and add-ins | somebody who knows students or writers
search: check my grammar and style
name: +Draftwell = a draft that reads well
name: Better Draft = the better version
name: +Claritext = clear text
name: Still Your Words = better, but still yours
name: +Redpencil = marks what can be better
name: Reads Better = the effect on a text
name: +Linepolish = every line polished
name: Said Right = said as you meant it
name: *Textoria = a new word from text
name: +Typocatch = catches typing errors
name: Plain Page = a page that is easy to read
line: Your words, only clearer
line: Write it once, send it proudly
line: Every correction explained
line: Say what you really mean
line: Fewer mistakes, your own voice
line: From rough draft to clear text

deaf-communication-app
job: a conversation, conversations
rival: caption apps and captions built into phones | they are free or cheap and start with one tap | Ava, Google Live Transcribe, Otter.ai | live captions app
rival: sign-language interpreters, in the room or by video | people understand nuances and settle misunderstandings at once | SignVideo@GB, Sorenson@US, Tess@DE | sign language interpreter
rival: relatives who interpret, and notes on paper | they are there at once and cost nothing
meet: deaf clubs, deaf schools and sign-language cafés | chair of the club | members tell each other there which offices and tools work for them | hold one everyday conversation with {name} and note every misunderstanding | two evenings a month | interpreters, audiologists and disability offices | they are asked for help in situations that nobody covers
measure: the share of everyday conversations that deaf users finish without calling in another person
moat: the trust of deaf users and checked material in the sign languages of the country
risk: a wrong caption or sign causes harm at the doctor or in court, and deaf users lose trust | build it with deaf people, show uncertain words, and pass important conversations to a qualified interpreter
rule: Settle recordings, medical talks and accessibility duties | Ask a privacy adviser about recording faces and voices, ask in which situations the law demands a qualified interpreter, and which accessibility rules bind institutions. | the limits of use and the consent text are written down
trial: Accompany twenty everyday conversations | Let six deaf users try a simple version at counters, at work and with neighbours, and note errors, breaks and how each conversation ended. | errors and outcomes of twenty conversations are on one sheet
ask: How good are signs and captions in real life? | Uncertain words are marked, and an interpreter can be called | trade-trial | by counting misunderstandings in noisy and quiet places
ask: Do deaf people want this, or only hearing people? | | interviews-2 | with ten deaf people in their own sign language
ask: Who pays, the user or the office? | | price-talks | by offering it to five users' groups and five institutions
roles: a deaf co-founder or lead tester | a sign-language interpreter | a developer for speech and image recognition
search: live caption app for deaf people
name: +Signbridge = a bridge between signs and speech
name: Seen & Said = signed and spoken
name: +Captalk = captions for talks
name: Hands Speak = signs that are understood
name: +Clearcaption = captions that can be trusted
name: Face to Face = talking without a go-between
name: *Signovia = a way through signs
name: +Talktext = talk becomes text
name: All Understood = nobody is left out
name: +Handvoice = a voice for hands
name: At the Counter = understood at any counter
line: Conversations that both sides follow
line: See every word, say everything
line: Understood at every counter
line: Sign, read, talk, together
line: Nobody left out of the talk
line: Your language, at any desk

lost-and-found
job: a lost thing, lost things
rival: the venue's own box, list and phone | it costs nothing and staff have always done it so | | lost property office
rival: lost-property software for venues | guests report online, and shipping is included | Chargerback@US, NotLost@GB, Boomerang@US, Troov@FR | lost and found software
rival: posts in local groups and tags on keys and bags | neighbours see them quickly, and a tag shows where the thing is | Apple AirTag, Tile | lost and found near me
meet: front desks of hotels, stations and event halls | head of guest services | found things pile up there and callers ask for them every day | enter one shelf of found things with {name} and answer the last ten enquiries | two mornings a week | transport companies, insurers and the police's lost-property desks | they are asked about lost things that never reached them
measure: the share of reported things that are back with their owners within a week
moat: many venues of a town in one search, so that owners look there first
risk: owners find nothing because too few finders and venues take part | start with one venue or line where much is lost, fill it completely, and only then add the next
rule: Settle finders' duties, claims and personal papers | Ask the authority how long found things must be kept, when they go to the police, whether rewards are fixed by law, and how identity papers and phones must be handled. | the periods and the steps for a claim are written down
trial: Run the lost property of one venue for two weeks | Photograph everything that is found, take reports by a simple form, ask each claimant two questions only the owner can answer, and count returns. | found, claimed and returned things are counted for each day
ask: How do you know that it is the owner? | The owner must describe something that is not in the photo | trade-trial | by trying the questions on every claim
ask: Will a venue pay for it? | | price-talks | by showing five venues the hours that calls take today
ask: Who keeps the things until they are fetched? | | rules | by agreeing storage and liability with one venue
roles: somebody from a hotel or station front desk | a developer for image matching | somebody who signs up venues
search: lost and found near me
name: +Backwith = back with its owner
name: Found & Returned = found and given back
name: +Returnshelf = the shelf of things to return
name: Mine Again = back with its owner
name: +Finderline = a line to the finder
name: Lost No More = lost things come back
name: +Tagback = tagged and brought back
name: Right Owner = given to the right owner
name: *Refinda = find it again
name: +Claimbox = the box where owners claim
name: Where I Left It = left there, found there
line: Lost today, back this week
line: From finder to owner, safely
line: One place to look first
line: Found things find their owners
line: Fewer calls, more things returned
line: Report it once, get it back

legal-help-app
job: a legal question, legal questions
rival: lawyers and their first consultation | they answer for their advice and can go to court | | lawyer near me
rival: free advice centres, consumer bodies and unions | a person listens, it is free or cheap, and they know local practice | Citizens Advice@GB, Verbraucherzentrale@DE | free legal advice
rival: search engines, chatbots and letters found on the web | an answer comes at once and costs nothing | ChatGPT | letter template
meet: advice evenings in libraries, community centres and places of worship | head of the advice centre | people wait there with a letter they do not understand | read one letter with {name} and draft the answer together, while an adviser looks on | one evening a week | advice centres, unions and legal aid lawyers | they must send away people whose cases are too small
measure: the share of letters that get a useful answer from the other side within a month
moat: checked answers for the most common troubles, and knowledge of which letters get results
risk: a wrong answer or a missed deadline costs somebody the case | limit it to questions that lawyers have checked, name the source of every answer, and send serious cases to a lawyer at once
rule: Settle where information ends and legal advice begins | Ask the bar or ministry who may give legal advice and draft letters for others, which insurance is needed, and ask a privacy adviser how case papers must be protected. | the limits, the insurance and the privacy text are written down
trial: Write letters for fifteen people | Take one kind of dispute, ask the questions by phone, draft each letter, have a lawyer check it, and note corrections, minutes and answers. | corrections, minutes and answers for each letter are on one sheet
ask: Who answers for a wrong letter? | Each template is checked by a lawyer, and insurance is being asked for | rules | with an insurer and the bar's own words
ask: Why not ask a free chatbot? | | f-3 | by giving ten real questions to both and having a lawyer mark them
ask: Do people pay for it before they win? | | price-talks | by offering a paid letter to fifteen people with a dispute
roles: a lawyer for everyday law | a developer for forms and language models | somebody from an advice centre
search: legal help letter online
name: +Fairletter = a letter for fair treatment
name: Know Your Side = know what the law says
name: +Rightread = your rights, easy to read
name: Plain Rights = rights in plain words
name: +Lawplain = the law in plain words
name: Stand Firm = stand up for your rights
name: +Claimpen = the pen for your claim
name: In the Right = when you are right
name: *Juridia = a word from law
name: +Letterlaw = law put into letters
name: Put in Writing = your claim on paper
line: Know your rights, send the letter
line: The law in plain words
line: Your case, step by step
line: A clear letter in minutes
line: Never miss a legal deadline
line: Stand up for yourself, well prepared

matrimonial-service
job: an introduction, introductions
rival: large matrimonial sites | they have many profiles from every community and city | Shaadi.com, BharatMatrimony@IN, Jeevansathi@IN | matrimonial site
rival: relatives, elders and local matchmakers | they know both families and vouch for them | | marriage bureau near me
rival: dating and marriage apps that singles use by themselves | young people choose without their family and write to each other at once | Muzz, Salams, Dil Mil | marriage app
meet: community halls, places of worship and family celebrations | community elder | parents ask each other there about suitable families | fill in one profile with the family and {name}, and agree who sees it | two weekends a month | community associations, religious leaders and wedding planners | families ask them for introductions all year
measure: the share of introductions that both sides agree to take to a first meeting
moat: checked families of one community, and a name that parents trust
risk: one false profile or a forced meeting destroys the trust of the whole community | check identity, work and marital status, ask the single person alone for consent, and remove false profiles the same day
rule: Settle consent, identity checks and sensitive data | Ask a privacy adviser about religion, origin and health in profiles, ask which age and consent rules bind introductions, and whether matchmakers need a licence or must refund fees. | the consent steps, the checks and the refund terms are written down
trial: Introduce twelve families by hand | Take twelve profiles from one community, check each by call and papers, suggest two matches to each, and note consents, refusals and meetings. | suggestions, consents and meetings are on one sheet
ask: How do you know that a profile is true? | Identity and work are checked by papers and a video call | trade-trial | by checking twelve profiles and noting what was wrong
ask: Who decides, the parents or the single? | Nothing is shared before the single person agrees | rules | with a written consent step for both accounts
ask: Are there enough suitable families? | | closing-calls | by asking fifty families of one community to register
roles: a matchmaker trusted in the community | a developer for profiles and privacy | somebody who checks and calls families
search: matrimonial site verified profiles
name: +Familymatch = a match both families like
name: Good Family = introduced by families
name: +Vowpath = the path to the vows
name: Two Families = where two families meet
name: +Matchelder = as trusted as an elder
name: With Blessing = with the family's blessing
name: +Truebiodata = profiles that are true
name: Both Consent = nothing before both agree
name: *Nuptara = a new word from nuptials
name: +Homeandheart = family and feeling together
name: First Meeting = the day two people meet
line: Where two families meet
line: Checked profiles, serious intentions
line: Meet the right family, safely
line: Marriage with everyone's blessing
line: Both say yes before you meet
line: A life partner, well introduced

ambulance-app
job: an emergency call, emergency calls
rival: the public emergency number | everybody knows it, and it costs little or nothing | | emergency ambulance number
rival: private ambulances and hospital numbers called one by one | the hospital or driver is known, and the price can be discussed | Ziqitza@IN, RED Health@IN, Rescue.co@KE | private ambulance near me
rival: a taxi, motorbike or neighbour's car | it stands in front of the door and leaves at once
meet: emergency rooms, ambulance bases and first-aid courses | head of the emergency department | they see every day who came late and why | go through the last ten arrivals with {name} and time each step from call to door | two mornings a week | hospitals, insurers, first-aid trainers and fire services | every minute saved makes their own work easier
measure: the minutes from the call to help standing at the patient's side
moat: ambulances and trained helpers signed up in every district, and agreements with hospitals
risk: nobody is free when a life depends on it, and the service is blamed | open district by district, promise only what the vehicles there can do, and always pass calls to the public number too
rule: Settle licences, dispatch duties and first aiders' liability | Ask the health authority who may dispatch ambulances and at what price, which crew and equipment are required, and how volunteers, health data and recorded calls are covered. | the authority's answers and the insurance are in one folder
trial: Dispatch in one district by phone for two weeks | Sign up five ambulances and one hospital, handle only transfers and non-critical calls, pass every emergency to the public number as well, and note minutes and failures. | minutes, arrivals and failures of every call are on one sheet
ask: What happens when no vehicle is free? | The caller hears it at once and is connected to the public number | trade-trial | by testing calls at the busiest hours
ask: Who pays, the patient, the hospital or the insurer? | | price-talks | with five hospitals, two insurers and ten families
ask: May a private firm dispatch emergencies here? | | rules | by asking the health authority in writing
roles: an emergency doctor or paramedic | a developer for maps and call handling | somebody who signs up operators and hospitals
search: ambulance near me
name: +Nearmedic = a medic close by
name: Help Is Close = the nearest help comes
name: +Swiftaid = quick aid
name: First There = first at the patient
name: +Rescuelink = links callers with rescuers
name: Minutes Count = why speed matters
name: +Aidalert = alerts trained helpers
name: Help Set Out = help is coming
name: *Ambulio = a new word from ambulance
name: +Sirenmap = ambulances on the map
name: Nearest Crew = the closest crew comes
line: The nearest help, on its way
line: One tap, nearest ambulance
line: Help at your side sooner
line: See help coming on the map
line: Trained help before the ambulance
line: One number for every emergency

skin-routine-app
job: a skin check-in, skin check-ins
rival: videos and tips from influencers | they are free, and people see the result on a face | | skincare routine
rival: ingredient and skin-analysis apps | they scan a product or a face within seconds | Yuka, INCI Beauty, Think Dirty, TroveSkin | skincare scanner app
rival: advice at the beauty counter, pharmacy or salon | a person looks at the skin and a sample can be tried
meet: beauty schools, salons and skin-care groups on the web | salon owner | clients ask there what to use at home between treatments | build one routine from the products a client already has with {name} | two afternoons a week | beauticians, pharmacists and cosmetics shops | their clients ask for simple routines and honest advice
measure: the share of users who keep to their routine for four weeks and see calmer skin in the photos
moat: photos over months, shared with consent, that show which routine helps which skin
risk: users lose patience before a routine can work, or blame it for a rash | change one product at a time, say how long it takes, tell how to patch test, and send skin trouble to a doctor
rule: Keep to cosmetics and protect faces | Ask an adviser where cosmetic tips end and a medical device begins, ask how face photos must be stored and consent from minors obtained, and mark paid links as advertising. | the wording, the consent and the marking are checked
trial: Guide fifteen people for two weeks | Ask for photos in the same light and a list of products, send a simple routine, check in every third day, and note what they kept to. | routines kept and photo changes are on one sheet
ask: How good is an analysis from a phone photo? | It compares a person's own photos in the same light | trade-trial | by letting a beautician judge the same faces
ask: Is the advice independent of brands? | | f-3 | by writing down when a commission is paid and showing it
ask: Will people pay when videos are free? | | price-talks | by offering a paid month to fifteen users after the trial
roles: a beautician or skin nurse | a developer for image analysis | somebody who knows cosmetic ingredients
search: skin care routine for my skin type
name: +Skinsteps = the steps for your skin
name: Morning & Night = the two daily routines
name: +Glowplan = a plan for glowing skin
name: Fewer Creams = a shelf with less on it
name: +Faceplan = a plan for your face
name: Calm Skin = skin that calms down
name: +Shelfmatch = products that suit each other
name: Three Steps = a simple routine
name: *Dermelia = a new word from skin
name: +Skindiary = a diary of your skin
name: Right for Skin = products that suit you
line: The routine your skin needs
line: Fewer products, better skin
line: Know what to use and when
line: See your skin improve weekly
line: Stop guessing, start a routine
line: The right steps, morning and night

transit-app
job: a trip, trips
rival: map and transit apps | they are on the phone already and cover most large cities | Google Maps, Citymapper, Moovit, Transit | bus times app
rival: the operator's own app and boards at stops | the data comes from the source and tickets are sold there
rival: asking people and waiting at the stop | it needs no phone, and regular riders know the habits of each line
meet: busy stops, stations and campus gates at rush hour | station manager | people wait there and ask each other what is coming | look up the next trip on {name} with riders and note whether it came | two early mornings a week | transport authorities, driver co-operatives, employers and universities | late staff and empty or crowded vehicles cost them money
measure: the share of arrival times shown that were right within a few minutes
moat: fresh reports from riders and drivers on lines that no official data covers
risk: times are wrong in the first week and riders go back to the big map app | start with a few lines, check them daily, and show clearly what is live and what is only planned
rule: Settle data licences, location data and advertising | Read the terms of every transport data source, ask a privacy adviser how the movements of riders may be stored, and agree in writing with drivers who are tracked. | the licences and consents are in one folder
trial: Cover two lines for two weeks | Follow two lines with riders and drivers who share their position, send arrival times to fifty regular passengers, and note right, wrong and missing times. | right and wrong times for each day are on one sheet
ask: What does it show that the big map apps do not? | | f-3 | by comparing two lines in both for a week
ask: Where do live positions come from? | From riders and drivers who agree, and from open data where it exists | trade-trial | by noting how often a line had a live position
ask: Who pays when riders expect it free? | | price-talks | by asking three authorities or operators and fifty riders
roles: somebody from a transport operator | a developer for maps and live data | somebody who organises riders and route scouts
search: live bus times near me
name: +Nextline = the next bus on the line
name: Coming Soon = how soon it comes
name: +Stopclock = times for every stop
name: Nearly Here = the bus is nearly here
name: +Ridenow = what you can ride now
name: On My Way = the trip is planned
name: +Busspotter = spots the bus
name: Next One = the next bus or train
name: *Transita = a word from transit
name: +Routefolk = routes mapped by the riders
name: Short Wait = leave home at the right time
line: Know when it really comes
line: Leave home at the right minute
line: Every line on one map
line: Less waiting, more getting there
line: See your bus before you go
line: The next ride, live

fuel-and-charger-finder
job: a stop, stops
rival: map and navigation apps | they are open on the phone already and lead straight to a station | Google Maps, Waze | gas station near me
rival: price apps and charging maps | they are free and show prices or plugs for the whole country | GasBuddy@US, clever-tanken@DE, PlugShare, Chargemap | cheapest fuel near me
rival: the usual station and the charging network's own app | the way is known, and the card or contract is already there
meet: driver forums, car clubs and rest areas | moderator of the forum | drivers report there which station is cheap and which charger is broken | plan one usual route with {name} and note what was saved or found closed | one afternoon a week | car clubs, fleet managers and driving instructors | they are asked how to spend less on fuel and charging
measure: the share of stops where price and status were as shown when the driver arrived
moat: reports by drivers on the same day, and prices for the card each driver really has
risk: data are old or wrong, and drivers lose trust after one detour for nothing | show the age of every report, ask each driver at the stop, and open region by region where data are good
rule: Settle data rights, use while driving and location data | Read the terms of official price and charger data, check what an app may show while somebody drives, and ask a privacy adviser how routes may be stored. | the licences and the privacy text are in one folder
trial: Guide thirty drivers for two weeks | Cover one town, send each driver the best stop for usual routes, and ask at the pump or plug whether price and status were right. | right and wrong stops and the savings are on one sheet
ask: Why not use the maps drivers already have? | | f-3 | by comparing twenty stops in three apps on the same day
ask: Where do prices and status come from? | From public data, operators and drivers' reports, each with its time | f-2 | with a list of sources and their terms
ask: Will drivers pay for it? | | price-talks | by offering a paid month to thirty drivers after the test
roles: somebody who knows fuel or charging networks | a developer for maps and data feeds | somebody who wins drivers and stations
search: cheapest fuel and chargers near me
name: +Pumpwise = choose the right pump
name: Best Stop = the best place to fill up
name: +Fillfinder = finds where to fill up
name: Full Again = full tank or battery
name: +Plugfree = a plug that is free
name: Less a Litre = pay less for each litre
name: +Tankmap = a map for the tank
name: Ready to Charge = a plug that is ready
name: *Volpetra = from volt and petrol
name: +Stationscout = scouts for good stations
name: Cheaper Pump = the pump that costs less
line: The cheapest stop on your way
line: Know the price before you turn
line: Find a charger that works
line: Fill up for less today
line: A free plug when you arrive
line: Every pump and plug, compared

pet-health-app
job: a health entry, health entries
rival: the vaccination booklet, a calendar and the vet's reminder card | they come with the pet and cost nothing | | pet vaccination schedule
rival: pet record and tracker apps | they are free to begin with and remind of vaccinations | DogLog, 11pets, VitusVet@US | pet health app
rival: the apps and portals of vets and pet insurers | the records come straight from the practice or policy | PetDesk@US
meet: puppy classes, waiting rooms and pet shops | puppy class trainer | new owners ask there about vaccinations, food and worming | set up one puppy's calendar with {name} during the class | two evenings a week | vets, breeders, shelters and pet sitters | they repeat the same dates and doses to every owner
measure: the share of due vaccinations and treatments given in the week they were due
moat: a full health history that every vet and sitter can read
risk: owners enter the first dates and then forget the app | fill the calendar from a photo of the booklet, remind only when something is due, and make the vet visit easier
rule: Keep to records and protect owners' data | Ask a vet which tips may be given without an examination, have schedules and doses checked for each country, and ask a privacy adviser about owners' data and shared links. | a vet has signed the texts and the privacy text is published
trial: Keep the records of fifteen pets by hand | Ask for photos of the booklets, send each owner a calendar and reminders by message for two weeks, and note what was done on time. | reminders sent and done are counted for each pet
ask: Why is the vet's reminder card not enough? | It does not cover food, weight, worming and pets seen by several vets | interviews-2 | with ten owners about dates they missed
ask: Will owners pay for it? | | price-talks | by offering a yearly plan to fifteen owners after the trial
ask: Who checks the doses and schedules? | | rules | by having a vet sign every text
roles: a vet or veterinary nurse | a developer for phone apps | somebody who knows breeders and pet shops
search: pet vaccination reminder app
name: +Pawbook = the health book for paws
name: Next Jab = when the next vaccination is due
name: +Petrecord = the record of your pet
name: Well Pet = a pet that stays well
name: +Tailhealth = health from nose to tail
name: Ready for Vet = all records at the visit
name: +Furfile = the file for furry friends
name: Healthy Paws On = paws that stay healthy
name: *Petavita = pet and life
name: +Pawdates = dates that matter for pets
name: On Record = everything written down
line: Every vaccination on time
line: Your pet's health in one place
line: Never forget a jab again
line: The right food, the right amount
line: All records ready for the vet
line: The whole family knows what's due

language-exchange
job: a conversation, conversations
rival: exchange apps with millions of members | a partner for any language is found within minutes | Tandem, HelloTalk | language exchange app
rival: paid conversation lessons | the teacher prepares, corrects and turns up on time | italki, Preply, Cambly | online language tutor
rival: language cafés and friends who speak it | it is free, sociable and face to face | | language cafe near me
meet: language cafés, universities and adult classes | organiser of the language evening | learners ask there for somebody to practise with during the week | pair the visitors of one evening with {name} and let the first calls take place | one evening a week | language schools, libraries and newcomers' centres | their learners know the grammar and lack somebody to talk to
measure: the share of pairs who still talk every week after a month
moat: reliable partners for each language pair, and talk topics that keep a conversation going
risk: one language has many learners and few speakers, and others come to flirt or sell | open language pairs one by one, check new members, and remove anybody who is reported with reason
rule: Protect members who meet strangers | Ask a privacy adviser about profiles, calls and messages, settle the lowest age and the checks, and write down how reports and blocked members are handled. | the rules, the age limit and the reporting steps are published
trial: Pair twenty learners for two weeks | Match ten pairs by hand, give each two calls a week with topics, and ask after each call who spoke which language for how long. | calls held, missed and repeated are on one sheet
ask: Are there enough speakers of each language? | The start is with two languages that want each other | closing-calls | by signing up fifty learners on each side
ask: Why pay when big apps are free? | | price-talks | by offering a fixed weekly partner to twenty learners
ask: How are unwanted messages stopped? | | rules | by writing and testing the reporting steps
roles: a language teacher | a developer for matching and video calls | somebody who looks after the community
search: language exchange partner
name: +Tonguetrade = trade one language for another
name: Learn & Teach = each teaches the other
name: +Swapspeak = swap languages by speaking
name: Half and Half = half the time each
name: +Tandemtalk = two who talk in turns
name: Switch at Half = change the language at half-time
name: +Mutualtalk = talk that helps both
name: Say It Better = speak a little better each week
name: *Lingoria = a word from lingo
name: +Speakpartner = a partner to speak with
name: Two Tongues = two languages, two people
line: Your language for theirs
line: Talk with people, not with apps
line: A native partner every week
line: Speak more, pay less
line: Teach yours, learn theirs
line: From first words to real talks

nature-identifier
job: a find, finds
rival: free nature apps and the search in the phone's camera | they name most plants and birds in seconds and cost nothing | iNaturalist, Merlin Bird ID, PlantNet, Google Lens | plant identifier app
rival: paid recognition apps | they cover very many species and look good | PictureThis, Picture Mushroom | mushroom identifier
rival: field guides and people who know | a book shows similar species side by side, and an expert can be trusted
meet: guided walks, nature parks and garden shows | ranger or guide | visitors ask there what grows and sings along the path | name ten finds along one trail with {name} and let the guide check them | two weekends a month | nature societies, schools and parks | they want more people to know what lives around them
measure: the share of names given that an expert confirms
moat: checked finds of one region with season and place, which improve every answer
risk: a wrong name for a mushroom or plant leads to poisoning | never call anything edible, show poisonous look-alikes first, and point to an expert or poison centre
rule: Settle warnings, image rights and places of rare species | Have the warnings for plants and mushrooms checked by experts, read the licences of photos and models, and hide the exact places of protected species. | the warnings, the licences and the hidden species are listed
trial: Walk one trail with thirty people | Let walkers photograph what they see, answer with names and how sure they are, and have a guide check every answer. | right, wrong and unsure names are counted for each group of species
ask: Why not use the free apps? | | f-3 | by naming fifty local finds in three apps with a guide
ask: How sure is an answer? | It shows similar species and says when it does not know | trade-trial | by counting the wrong answers that looked certain
ask: Who pays for it? | | price-talks | by asking thirty walkers, five schools and three parks
roles: a botanist or a keen naturalist | a developer for image recognition | somebody who knows schools and parks
search: plant and bird identifier app
name: +Leafname = a name for every leaf
name: What Grows Here = plants around you
name: +Wildname = names for wild things
name: Field & Feather = from flowers to birds
name: +Birdandbark = birds and trees
name: Along the Path = what lives by the path
name: +Namethatleaf = name what you see
name: Seen Outside = a list of what you saw
name: *Naturelo = a word from nature
name: +Trailspecies = species along the trail
name: Moss & Wing = small plants and birds
line: Know what grows around you
line: Point, look, learn its name
line: Name every bird on your walk
line: From photo to name in seconds
line: See more on every walk
line: A field guide in your pocket

book-tracker
job: a book logged, books logged
rival: reading sites and apps | friends and many reviews are there, and the basic use is free | Goodreads, StoryGraph, Fable, LibraryThing | goodreads alternative
rival: a notebook, a spreadsheet or the phone's notes | it is private, free and looks as the reader likes it
rival: tips from friends, bookshops and short videos | a person's enthusiasm sells a book better than any score | | what book should i read next
meet: book fairs, libraries and book clubs | librarian | readers ask there what to read next and note titles on paper | import one reader's old list with {name} and suggest three books | two afternoons a month | libraries, independent bookshops and book bloggers | they are asked for tips every day and like readers who keep reading
measure: the share of readers who log their next book within a month
moat: shelves and ratings of readers with similar taste, which give better tips
risk: readers have years of lists elsewhere and their friends are there too | import everything in a minute, be useful to one reader alone, and win whole book clubs
rule: Settle book data, covers and reviews | Read the licences of book catalogues and covers, write rules for reviews and reports, mark paid tips and shop links, and ask about accounts for children. | the licences, the review rules and the marking are listed
trial: Give tips to thirty readers | Ask each for ten loved and three disliked books, send three tips by hand, and note which were known, borrowed or bought and liked. | tips taken and liked are counted on one sheet
ask: Why leave the site where all their books are? | The whole list is taken along in one step | f-3 | by moving the lists of ten readers
ask: Are the tips better than bestsellers? | | trade-trial | by mixing tips and bestsellers and asking which they want
ask: Who pays, readers or publishers? | | price-talks | by asking thirty readers and five small publishers
roles: a keen reader with a following | a developer for book data and tips | somebody who knows publishers and libraries
search: reading tracker app
name: +Shelfmark = marks on your shelf
name: Books Finished = the books you have read
name: +Bookpath = the path of books read
name: Ten More Pages = reading a little longer
name: +Booktrail = the trail of books read
name: Next Chapter Up = what you read next
name: +Pagelog = a log of pages
name: Well Read List = the list of books read
name: *Librella = from libri, the books
name: +Readingnook = a quiet corner for readers
name: Loved It = books you loved
line: Remember every book you read
line: Find your next favourite book
line: Your reading life, on one shelf
line: Tips from readers like you
line: Read more, forget less
line: Every page counts

sport-technique-ai
job: a technique check, technique checks
rival: coaches and trainers | they see the whole athlete, correct at once and keep people motivated | | coach near me
rival: video and motion apps for sport | they run on the phone and draw lines and slow motion | OnForm, Sportsbox AI, SwingVision | swing analysis app
rival: free videos and filming each other | it costs nothing, and training partners comment at once
meet: driving ranges, pools, courts and gyms | head coach | people film themselves there and ask others what is wrong | film ten athletes, check them with {name} and let the coach judge the tips | two evenings a week | coaches, clubs, sports shops and physiotherapists | they have more athletes than minutes for each
measure: the share of athletes whose main mistake is smaller in a new video after three weeks
moat: thousands of videos of amateurs in one sport, marked by coaches
risk: tips are wrong or too many, and athletes get hurt or give up | choose one sport and a few mistakes, show one correction at a time, and let coaches check samples every week
rule: Settle videos of people, minors and injury warnings | Ask a privacy adviser about videos of faces and children, get parents' consent, write a clear warning about pain and injury, and check insurance for training tips. | the consent, the warning and the insurance are in one folder
trial: Check the technique of twenty athletes | Film twenty amateurs in one sport, send each one correction and one drill, film again after ten days, and let a coach compare without knowing which is which. | better, same and worse are counted for twenty athletes
ask: How right is it compared with a coach? | | trade-trial | by letting two coaches judge the same videos
ask: Does any phone and any angle work? | The app says where to stand and refuses videos that are too poor | f-2 | by testing ten phones in hall, sun and shade
ask: Why would clubs and coaches want it? | | price-talks | by offering it to five coaches for their own athletes
roles: a coach of the sport | a developer for motion analysis | somebody who knows clubs and federations
search: video technique analysis app
name: +Swingframe = your swing in one frame
name: One Fix = one correction at a time
name: +Formframe = your form, frame by frame
name: Better Form = technique that improves
name: +Motionmate = a mate who watches your motion
name: Side View = filmed from the side
name: +Techniq = short for technique
name: Frame by Frame = every movement seen
name: *Kinetara = a word from movement
name: +Strokewise = wise about every stroke
name: See Your Swing = your own swing on film
line: See what to change, then change it
line: One video, one clear correction
line: Better technique without a sensor
line: Your coach between two lessons
line: Film it, fix it, feel it
line: Train right, not only hard

ethical-shopping-guide
job: a brand check, brand checks
rival: labels and seals on the package | they are seen at once and need no phone | | fair trade products
rival: rating apps and guides | they cover many products or brands and basic use is free | Yuka, Good On You, Ethical Consumer@GB, CodeCheck@DE | ethical brands guide
rival: a quick web search and tips from friends | it is free, and friends know one's taste and budget
meet: fair-trade shops, sustainability markets and consumer groups | organiser of the market | visitors ask there which brands are really better | check what is in a visitor's bag with {name} and suggest one swap | two weekends a month | consumer bodies, fair-trade shops and environmental groups | they research brands and want shoppers to see it
measure: the share of checks that end with a fairer product bought
moat: careful ratings with dated sources that brands cannot buy
risk: a rating is wrong or seems bought, and trust is gone | publish method and sources, let brands answer, date every fact, and mark every paid link
rule: Settle claims about brands and paid links | Ask a lawyer what may be said about companies and how fast errors must be corrected, mark commissions as advertising, and read the terms of product databases. | the method, the correction rule and the marking are published
trial: Rate fifty everyday brands | Choose one product group, rate fifty brands with sources, let thirty shoppers use the list for two weeks, and note what they changed. | checks and changed purchases are counted on one sheet
ask: Are the ratings independent when shops pay commission? | Brands cannot pay for a rating, and every paid link is marked | rules | by publishing the method and the list of income
ask: Do people buy differently after a check? | | trade-trial | by asking for photos of what was bought
ask: Who pays for the research? | | price-talks | by asking thirty shoppers, five shops and two foundations
roles: a researcher who knows supply chains | a developer for product data and scanning | somebody who knows consumer groups
search: ethical brand ratings app
name: +Fairpick = pick the fairer product
name: Fairer Basket = a basket with fairer goods
name: +Brandcheck = a check of every brand
name: Who Made It = the people behind a product
name: +Fairtrolley = a trolley of fairer goods
name: Kinder Choice = the kinder product
name: +Goodswap = swap it for something better
name: Fair Shelf = fair goods on the shelf
name: *Etiqua = a word from ethics and label
name: +Labelwise = wise about labels
name: Behind the Label = what a label does not say
line: Know the brand before you buy
line: Scan it, swap it, shop fairer
line: Fairer products, easy to find
line: Buy what you believe in
line: See who is behind the label
line: Your values in your basket

civic-debate-app
job: a debate, debates
rival: social networks and comment sections | everybody is there already and posts get quick reactions | Facebook, X, Reddit | political discussion forum
rival: newspapers, television debates and explainer channels | trained journalists prepare them, and people know the faces | | news explained
rival: voting-advice sites and debate platforms | they are free and compare positions before an election | Wahl-O-Mat@DE, Kialo, iSideWith@US, smartvote@CH | voting advice
meet: libraries, universities and civic evenings | librarian or lecturer | people come there before votes to understand what is at stake | hold one debate on the next vote with {name} and count who changed or sharpened a view | two evenings a month | civic foundations, teachers and local newspapers | they look for calm ways to talk about politics
measure: the share of people in a debate who can name the best argument of the other side
moat: fair explanations that both camps accept, and debates that stay polite
risk: one side calls it biased, or trolls take over | let people from both camps check each text, publish the rules, moderate from the first day, and show all funders
rule: Settle funding, fairness and political data | Ask a lawyer about rules for political advertising and foreign funding before elections, about liability for posts, and a privacy adviser about data on political opinions. | the funders, the debate rules and the consent text are published
trial: Explain one vote and hold three debates | Write one page with both sides, have it checked by both camps, hold three moderated debates of six people, and ask the same questions before and after. | answers before and after are counted for each debate
ask: Who decides what is fair? | People from both camps check each text before it appears | f-3 | with one text signed off by both sides
ask: Will people who disagree really take part? | | trade-trial | by inviting equal numbers from each side and counting who comes
ask: Who pays without gaining influence? | | price-talks | by asking five foundations and thirty members
roles: a journalist or civics teacher | a moderator of difficult talks | a developer for debates and votes
search: understand the next vote
name: +Fairfloor = everybody gets the floor fairly
name: Both Camps = arguments of both camps
name: +Votewise = wise before you vote
name: Hear Me Out = listen before you answer
name: +Civictable = a table for citizens' talks
name: Before the Vote = understand it first
name: +Openground = ground for open debate
name: For & Against = arguments in two lists
name: *Debatia = a word from debate
name: +Argumap = a map of arguments
name: One Question On = one question for each debate
line: Understand the vote before you vote
line: Both sides, fairly explained
line: Debate without the shouting
line: Hear the best argument against you
line: Politics you can talk about
line: Know what is being decided

password-and-privacy-app
job: a protected account, protected accounts
rival: passwords saved in browsers and phones | they are built in, free and fill in by themselves | Google, Apple | password manager
rival: known password, VPN and data-removal services | they have been tested often and run on every device | Bitwarden, NordVPN, Proton, Incogni | best password manager
rival: one password for everything and a paper notebook | it costs nothing and nobody has to learn anything
meet: computer help evenings, repair shops and libraries | organiser of the help evening | people come there after an account was lost or hacked | secure one person's most important accounts with {name} in half an hour | one evening a week | repair shops, banks and consumer bodies | they meet people whose accounts were taken over
measure: the number of weak, repeated or leaked passwords left after the first week
moat: open audits, and support that people without technical knowledge understand
risk: a single breach or lost key ends all trust | use proven encryption, keep no keys, pay for outside security tests, and publish the results
rule: Settle security, encryption rules and honest claims | Have the design tested by independent experts, ask a lawyer about rules for encryption, VPN and data requests in each country, and check every promise in the advertising. | the test report, the terms and the plan for a breach are ready
trial: Secure the accounts of fifteen people | Sit down with fifteen private people, move the most important accounts into a vault, switch on a second factor, and note weak passwords before and after a week. | weak passwords and questions asked are counted for each person
ask: Why trust a new name with all passwords? | We cannot read them, and outside experts test the design | rules | with a published test by an independent firm
ask: What if somebody forgets the main password? | A printed recovery kit and a trusted person can help | f-2 | by playing through three lost keys
ask: Why pay when browsers do it for free? | | price-talks | by offering a family plan to fifteen people after the setup
roles: a security engineer | a developer for phones and browsers | somebody who explains technology to beginners
search: password manager for family
name: +Keycalm = calm about every key
name: My Own Keys = keys only you hold
name: +Lockwise = wise about locks
name: Nobody Peeks = nobody looks at your data
name: +Safetap = safe with one tap
name: Locked & Known = locked, and you know the key
name: +Privatepath = a private path through the web
name: Off the List = your data off the lists
name: *Vaultessa = a word from vault
name: +Familyvault = a vault for the family
name: Out of Sight = private data out of sight
line: Every password safe and ready
line: Your data, nobody else's business
line: One key for all your accounts
line: Off the lists, back to private
line: Strong passwords nobody has to remember
line: Safe online without being an expert

cohousing-project
job: a household, households
rival: buying or renting a home on the open market | it is quicker, and nobody else has a say | | flats for sale
rival: existing housing co-operatives and housing associations | the homes stand already, and the rent is fair | | housing cooperative
rival: cohousing communities with a free home | the neighbours are known and a new member can see how they live | | cohousing communities
meet: community centres, open house days of other groups and town planning evenings | organiser of the evening | people come there who want to live with others and have no site | show the plan of one site with {name} and note who would join and with what | two evenings a month | town planners, ethical banks and architects | they want reliable groups for land and loans
measure: the share of homes with a household that has signed and paid its first deposit
moat: a secured site, members who have paid in and decisions that work
risk: planning takes years, costs rise and households leave | agree early on land, budget and rules for leaving, pay experts for finance and building, and keep a waiting list
rule: Settle the legal form, members' money and the building permit | Ask a lawyer about co-operative, association or shared ownership, who may collect members' deposits, how somebody leaves, and ask the planning office about use, density and permits. | the legal form, the leaving rules and the planning answer are written down
trial: Plan one site with ten households | Choose one real site, hold two workshops on homes and shared rooms, draw up a simple budget with an expert, and ask each household for a refundable deposit. | deposits and open questions of ten households are on one sheet
ask: What happens when a household leaves? | The rules for shares and waiting list are agreed before building | rules | with a lawyer who has done it before
ask: Will a bank lend to the group? | | f-3 | by showing budget and members' equity to three banks
ask: How many households will really sign? | | closing-calls | by asking for a refundable deposit after the second workshop
roles: a project manager for building | somebody who leads groups to decisions | somebody for finance and grants
search: join a cohousing project
name: +Commonyard = homes around one yard
name: Long Table = meals at one table
name: +Homecircle = a circle of homes
name: Many Doors = many homes, one house
name: +Weavehouse = lives woven together
name: Own & Shared = own homes, shared rooms
name: +Chosenstreet = neighbours by choice
name: The Common Roof = one roof over many
name: *Hofana = a new word for a shared yard
name: +Yardshare = a yard that all share
name: Next Door Kin = neighbours close as family
line: Your own door, shared garden
line: Plan together, live together
line: Homes owned by those inside
line: Good neighbours from the first day
line: Built by us, kept for us
line: Own home, shared life
`;
