/** Software for practices, salons, studios and care: what is known of them; the keys are those of `../lore.ts`. */
export const CARE_SOFTWARE = `
clinic-no-shows
job: an appointment, appointments
rival: booking portals and reminder modules | patients already look for a doctor there | Doctolib@FR, Doctolib@DE, Zocdoc@US, Cliniko, Jane | clinic booking software
rival: the practice system's own text messages | it is one tick in the settings
rival: the reception's paper list and an hour on the phone | the receptionist knows who can come at short notice
meet: practices in the hour before noon, therapists' congresses and quality circles | practice manager | empty chairs and a full waiting list lie on the same desk | fill next week's cancelled slots from their own list with {name} and count them on Friday | two mornings a week | makers of practice systems and practice advisers | they are asked about empty slots and have only a text message
measure: the share of cancelled slots that are filled again
moat: the connection to the practice systems of one trade
risk: practice systems shut the door or build the same | start with two systems whose makers want partners, and be ready to work beside the others
rule: Guard what a text message says about a patient | Ask a data protection adviser what a message may contain, how patients consent, where data lie and whether a fee for missed visits is allowed. | a wording and a processing agreement are approved
trial: Fill the gaps of two practices by hand | Sit at reception with the list for two weeks, message those who wait when somebody cancels, and note who answers within ten minutes. | filled and unfilled slots are counted by hour
ask: Who misses appointments after two reminders? | | interviews-2 | by calling those who missed one
ask: What does reception do when the system and the list differ? | The practice's own calendar always wins | f-2 | by making both differ on purpose
roles: somebody who has run a reception | a developer who knows practice systems | somebody who sits in practices in the first week
search: reduce no-shows clinic
name: Next Please = what the door says
name: +Chairwarm = a chair that isn't left empty
name: Ten Fifteen = the slot somebody couldn't make
name: Filled Again = what happens to a gap
name: Here & Now = the patient who could come at once
name: +Gapgreet = a greeting to an empty slot
name: Second Chair = the one beside the busy one
name: Waiting Room = full, and yet slots are empty
name: *Prontia = from pronto, ready at once
name: Plätzchen = German for a little place, and a biscuit
name: Can't Make It = the call that opens a slot
line: Somebody cancelled, somebody is glad
line: The ten fifteen is taken again
line: A full list and no empty chair
line: Reception puts down the phone
line: Could you come at three today?

salon-booking
job: an appointment, appointments
rival: beauty booking portals | new guests look for a chair there | Treatwell, Fresha, Booksy, StyleSeat@US, Planity@FR | salon booking software
rival: booking pages of tills and card readers | it came with the reader | Square
rival: the book on the counter and a phone under the chin | nobody books a colour after a cut by mistake
meet: hairdressers' wholesalers, trade shows and salons on Monday | salon owner with three chairs | the phone rings there with wet hands and foil in the hair | move next week's book into {name} and answer the phone for an afternoon | two mornings a week | wholesalers' travelling reps | they visit every salon of the town
measure: the share of appointments guests book without a call
moat: how long each stylist takes for each head
risk: portals bring new guests and take the old ones with them | keep the guest list the salon's own, and let it leave with one click
rule: Settle deposits, no-shows and notes on guests | Ask a lawyer when a deposit may be kept, what may be noted about skin and allergies, and how guests agree to messages. | the terms hang at the mirror
trial: Run one salon's book for two weeks | Take all bookings of one salon by link and message, and write down every appointment a stylist had to move because the time was wrong. | real times per service and stylist are listed
ask: What about the regular who only calls? | She keeps calling, and the stylist enters her in three touches | f-2 | by timing those touches
ask: Do guests pay a deposit without being offended? | | trade-trial | by asking for one at two salons
roles: somebody who has cut hair | a developer | somebody who visits salons on Mondays
search: salon booking software
name: Wet Hands = why nobody can answer the phone
name: +Chairtime = how long a chair is hers
name: Cut & Colour = what has to fit into an afternoon
name: Same as Always = the order of every regular
name: Mirror Book = the book beside the mirror
name: +Combwise = knows how long a head takes
name: Just the Tips = how much should come off
name: Monday Closed = the day salons rest
name: *Friza = from the word for hairdresser in half of Europe
name: Peluca = Spanish for a wig
name: Fringe at Five = a time that only salons know
line: Wet hands needn't pick up
line: The same as always, Thursday at four
line: Colour takes two hours, it knows
line: The book beside the mirror
line: No chair without a head

gym-studio-software
job: a class, classes
rival: studio suites | timetable, memberships and card payments are in them | Mindbody, Glofox, Virtuagym, Eversports@DE, bsport | gym management software
rival: aggregators that fill empty places | new faces come at no risk | ClassPass, Urban Sports Club@DE
rival: a form, a bank mandate in a folder and a chat group | the owner knows everybody by first name
meet: studios before the evening class and trainers' conventions | studio owner who also teaches | they send reminders at midnight and count heads at the door | check in one evening's classes with {name} and look at who hasn't come for three weeks | two evenings a week | makers of fitness equipment and franchise offices | they hear which studios lose members
measure: the share of members who come at least once a week
moat: signs by which a member is about to stop coming
risk: owners move only in summer, and only if the mandates move too | take over memberships and bank mandates by hand, for nothing, in August
rule: Settle contracts, notice and card payments | Ask a lawyer about notice periods, pausing while ill, minors, and who may collect from an account. | one membership contract is approved
trial: Call those who stay away | Take one studio's list, find the members who have not come for three weeks, let the owner message them personally, and count who returns. | returns per message are known
ask: Do those who never come leave if one wakes them? | | trade-trial | by writing to half of them
ask: What happens to running memberships when a studio changes? | Each mandate moves with its date | f-3 | by moving one studio
roles: somebody who has run a studio | a developer for memberships and payments | somebody who moves studios over
search: gym management software
name: Mat Seven = the place by the window
name: +Backrow = where beginners stand
name: Towel & Key = what is handed over the counter
name: Third Week = when most stop coming
name: Front Mirror = where everybody can see the teacher
name: Spot Me = said when the weight gets heavy
name: Last Round = one more, then home
name: +Matmates = those who roll out mats together
name: *Palestro = from the Italian word for gym
name: Turnhalle = German for a gymnasium
name: Warm-Up Time = ten minutes before it begins
line: Missed you on Tuesday
line: Mat seven by the window is yours
line: The teacher teaches, the list checks in
line: Noticed before they quit
line: Class full, somebody moves up

care-documentation
job: an entry, entries
rival: care record suites | plans, billing and inspections are built on them | Vivendi@DE, Connext@DE, Nourish@GB, Person Centred Software@GB, PointClickCare@US | care documentation software
rival: dictation on the phone | it is free and understands nearly everything
rival: paper at the bedside and half an hour after the shift | the inspectors accept it
meet: care homes at the change of shift and care fairs | head of nursing | carers write there after their shift what they did before noon | follow one late shift with {name} and go home on time with them | two days a week | care associations and trainers for inspections | they see missing entries in every visit
measure: the minutes of overtime a shift spends on writing
moat: the words of carers in many accents, turned into entries that inspectors accept
risk: the large suites let nobody in | begin where the entry can be copied in, and win homes that press for the connection
rule: Treat health data as such and stay within the plan | Ask a data protection adviser and the inspectors which entries need a name and time, whether sound may be recorded in a room, and whether advice would make it a medical device. | the answers of both are on paper
trial: Write along for ten shifts | Walk along with carers, take down what they say into their own form, and let the head of nursing judge the entries. | accepted and corrected entries are counted
ask: Will a resident mind being talked about? | The carer speaks outside the room, and nothing is kept as sound | interviews-2 | by asking residents and families
ask: Do inspectors accept an entry that was spoken? | | rules | with an answer of the inspecting body
roles: a nurse who has led a ward | a developer for speech in many accents | somebody who trains night shifts
search: care documentation software
name: Late Shift = when the writing is done
name: +Bedsidenote = a note made where it happens
name: Drank Well = the entry that matters most
name: Home on Time = what a shift hopes for
name: Hand & Note = first the one, then the other
name: +Carewritten = what was done, in words
name: Room Twelve = where the bell has just rung
name: Slept Soundly = the best line in the book
name: *Curanda = from caring
name: Übergabe = German for the handover
name: Quarter to Two = when the next shift comes
line: Say it in the corridor, it's written
line: Home when the shift is over
line: Hands for people, not for forms
line: Drank well, slept well, noted
line: The night shift knows what happened

medical-scribe
job: a consultation, consultations
rival: scribes and medical dictation | they write into the record | Heidi Health, Nuance, Abridge@US, Tandem Health@SE, Nabla@FR | AI medical scribe
rival: the scribe of the practice system | it is in the next update
rival: typing while the patient talks, or at eight in the evening | nobody else has to hear it
meet: quality circles of doctors and specialist congresses | doctor with a practice of their own | letters of the day still wait there after supper | sit through one consenting afternoon with {name} and let them correct the notes at once | two afternoons a week | makers of practice systems and medical assistants | they hear the sigh over the letters every evening
measure: the minutes of correction a note still needs
moat: the letters of one specialty in the way its doctors write
risk: practice systems bring their own scribe | go deep in one specialty and language they do carelessly
rule: Clear consent, confidentiality and the device question | Ask the medical council and a lawyer how patients consent, where sound and text may be processed, when it is deleted, and whether summarising makes it a medical device. | the consent sheet is approved
trial: Write the notes of fifty consultations | With consent, write notes for two doctors from recordings, let them mark errors, and sort these by how much they matter. | no error stands without a class and a cause
ask: What if it writes something that was never said? | The doctor signs each note, and doubtful passages can be heard | f-2 | by counting invented passages in the test
ask: Do patients talk differently? | | trade-trial | by asking them after the visit
roles: a doctor who hates typing | a developer for speech and medical records | somebody who knows device rules
search: AI medical scribe
name: Eyes Up = a doctor who looks at you
name: +Bedsideword = what is said at the bedside
name: Say Ah = how it begins
name: Dear Colleague = how every letter starts
name: Listen & Look = what doctors did before keyboards
name: +Visitquill = a quill for the visit
name: Home by Seven = what a doctor's family hopes for
name: Since Monday = how long it has hurt
name: *Anamno = from anamnesis, what a patient remembers
name: Sprechstunde = German for a doctor's hours
name: Well Heard = half of a diagnosis
line: The doctor looks at you again
line: Letters done before supper
line: Heard in the room, ready to sign
line: Listening is the first examination
line: No keyboard between the two

diagnostic-ai
job: a scan, scans
rival: makers of diagnostic software | studies and approvals lie on the table | Aidoc, Annalise.ai, Lunit, Qure.ai, Viz.ai | radiology AI software
rival: makers of the devices | it comes with the next machine | Siemens Healthineers, GE HealthCare, Philips
rival: a second reader, or a list that waits | an experienced eye decides
meet: radiologists' congresses and screening programmes | head of a radiology department | scans wait there for days and readers are short | run last month's anonymous scans through {name} and discuss every difference with the reader | two days a week | device makers and screening societies | they need reasons for the next contract
measure: the share of findings confirmed by an experienced reader
moat: studies at several clinics and the approval they carry
risk: the approval takes longer than the money | choose the narrowest use with the lightest class, and find a clinic that pays for the study
rule: Find the device class before the first line of code | Ask the device authority or a notified body which class applies, what study it asks for, and an ethics board how scans may be used. | class, study and ethics vote are written down
trial: Read a hundred known cases | Have a clinic pick a hundred closed, anonymous cases, read them blindly with a first version, and discuss misses with a radiologist. | each miss has been looked at by two people
ask: What does it miss that a tired reader would find? | | trade-trial | with the list of misses and a radiologist's remarks
ask: Who pays for it, the clinic or an insurer? | | price-talks | by asking two clinics from which budget the last one came
roles: a physician of the specialty | a researcher in medical images | somebody who has brought a device through approval
search: radiology AI
name: Second Reader = two see more than one
name: +Shadowsign = the sign in the shadow
name: Faint Line = what a tired eye overlooks
name: Clear Lung = the news one hopes for
name: Light & Bone = what an X-ray is made of
name: +Earlyeye = the eye that sees early
name: Slice Forty = where it can be seen
name: Look Again = what a good reader does
name: Vidiam = from the Latin for seeing
name: Röntgen Hour = when the pictures are read
name: Nothing Found = two words for a good evening
line: Looks again at slice forty
line: The reader decides, it points
line: Nothing found, checked twice
line: The faint line, seen in time
line: Fresh eyes at four in the morning

trial-recruitment
job: a participant, participants
rival: recruitment agencies for studies | they have lists of volunteers and know the forms | Antidote, TriNetX, IQVIA | clinical trial recruitment
rival: the sites themselves | doctors ask their own patients in person
rival: posters in waiting rooms and a later closing date | sponsors have planned for the delay
meet: study nurses' meetings and congresses of sponsors | study coordinator of a clinic | they look through files in the evening for the one patient who fits | check one running study's criteria with {name} against a consenting clinic's list | two days a week | patient organisations | their members ask for new treatments
measure: the share of suggested people who are really enrolled
moat: trust of patient groups and sites in one disease
risk: studies pay late and stop without warning | charge for each screened person, and work for several sponsors in one disease
rule: Have an ethics board approve every word | Ask the ethics board what may be said to patients, how consent is given before any record is read, and what may be paid per participant. | texts and payments are approved
trial: Find five people for one study | Take one open study and one patient group, explain it in plain words, and follow each interested person to the site. | where people drop out is known step by step
ask: Why do those who fit say no? | | interviews-2 | by asking patients, not sponsors
ask: Is it fair to people who hope for a cure? | The page says what is unknown and who may help instead | rules | with the ethics board's vote
roles: a study nurse | somebody from a patient organisation | a developer careful with health data
search: clinical trial recruitment
name: Arm & Hope = the two arms of a study, and why people join
name: +Kindenrol = asked kindly and told everything
name: First Visit = when a study becomes real
name: Volunteer One = who makes a medicine possible
name: Inclusion = the list of who may join
name: +Studybridge = from the patient to the study
name: Plain Consent = a form one can understand
name: Next of Many = one for those who come after
name: *Partecip = from taking part
name: Wir Auch = German for us too
name: Double Blind = when not even the doctor knows
line: Medicines need people who say yes
line: The study, in words one understands
line: Asked kindly, told everything
line: The patient who fits lives nearby
line: Every medicine began with a volunteer

vet-practice-software
job: a visit, visits
rival: practice systems for vets | files of every animal and the till are in them | ezyVet, Provet Cloud, Covetrus, Digitail, inBehandlung@DE | vet practice software
rival: general calendars and reminder tools | they cost little and work for people too
rival: index cards and a postcard for the vaccination | the assistant knows every dog by name
meet: vets' congresses and practices after the morning surgery | practice manager | the phone doesn't stop there and half of the calls are no emergencies | take one morning's calls and reminders with {name} beside the reception | two mornings a week | wholesalers for veterinary medicines | their reps drink coffee in every practice
measure: the share of due animals that come for their vaccination
moat: histories of animals with their owners' habits
risk: chains buy the practices and bring their own system | serve independent ones, and be there in the week a vet opens up
rule: Settle prescriptions, records and who may advise | Ask the veterinary chamber what must be recorded, for how long, who may renew a prescription and what a message may advise. | the chamber's answer is filed
trial: Remind one practice's patients | Find the animals overdue at one practice, write to their owners with the pet's name, and count visits within a fortnight. | visits and reasons for silence are known
ask: What happens when the animal has died? | One note stops every message at once | f-2 | by testing it with ten such files
ask: Do vets have an evening to learn it? | | interviews-2 | by asking three who have changed systems
roles: a veterinary nurse | a developer | somebody who moves old files over
search: vet practice software
name: Good Boy Next = who is called from the waiting room
name: +Pawfile = a file with a paw on it
name: Cone & Care = how one goes home after surgery
name: Worming Day = the one nobody remembers
name: Hold Still = said before every needle
name: +Muzzlewise = knows who bites
name: Tabby at Ten = the first of the morning
name: Carrier Cat = a patient that arrived in a box
name: *Vetria = from vet
name: Pfötchen = German for a little paw
name: Two Years Old = how old, and when was the last jab
line: Bella is due in May
line: The cat in the box at ten
line: Knows who bites and who faints
line: Fewer rings, more paws
line: Nobody writes to a dog that died

pharmacy-stock
job: an order, orders
rival: pharmacy systems and wholesalers' ordering tools | till, prescriptions and rebates hang on them | McKesson@US, Noventi@DE, mPharma@GH, mPharma@NG | pharmacy inventory software
rival: pharmacists' groups on the phone | the colleague two streets away has two packs
rival: a look along the shelf and a list by the till | the assistant knows what runs out
meet: wholesalers' evenings, pharmacists' chambers and pharmacies at lunch | pharmacist who owns the shop | packs expire at the back while the front is out of stock | count one shelf with {name} and order what will be gone by Friday | two mornings a week | wholesalers and pharmacists' associations | they lose orders when a shelf is empty
measure: the share of requests that are in stock at the counter
moat: what is asked for in each quarter of a town, week by week
risk: wholesalers see a tool that compares them as an enemy | start with what helps both, such as expiry dates and fair orders
rule: Learn what may be traded, swapped and stored | Ask the medicines authority who may pass on packs, what must be traceable, and which data on prescriptions may leave the shop. | the limits are written down
trial: Count two shops for two weeks | Count the fifty fastest packs daily in two pharmacies, note refused customers, and compare with what was ordered. | lost sales and expired packs have a sum
ask: Who enters the packs when the shop is full? | Till and delivery note do, nobody at the counter | f-2 | by watching one busy evening
ask: Can a shortage be foreseen at all? | | trade-trial | by guessing next week's gaps and checking
roles: a pharmacist | a developer for tills and delivery notes | somebody known to wholesalers
search: pharmacy inventory software
name: Top Drawer = the long drawer behind the counter
name: +Shelfdate = the date on the back of the pack
name: Last Pack = the one that should have been two
name: Mortar & Co = what pharmacists began with
name: In by Four = when the wholesaler's van comes
name: Back in Stock = what a patient hopes to hear
name: Green Cross = the light above the door
name: +Dosewell = enough for everybody
name: *Apotero = from apothecary
name: Farmacìa = Italian for the shop with the green cross
name: Two Streets On = where a colleague has it
line: It's in the drawer
line: Nothing expires in the back row
line: Don't send a fever two streets on
line: Ordered before the shelf is bare
line: The afternoon van brings the right boxes

therapist-practice
job: a session, sessions
rival: practice tools for therapists | notes, calendar and invoices of the practice lie there | SimplePractice@US, TherapyNotes@US, Jane, Physitrack, Quenza | therapy practice software
rival: exercise videos on the net | they are free and patients find them
rival: a copied sheet and a paper calendar | it is confidential and never crashes
meet: supervision groups, therapists' congresses and training institutes | therapist in a practice of their own | invoices and exercise sheets eat the hour between two people there | set up next week's exercises for three consenting clients with {name} and ask both how it went | two afternoons a week | training institutes and professional associations | young therapists ask there which tool to take
measure: the share of clients who do something between two sessions
moat: exercises that therapists of one school have tried and share
risk: therapists are loyal but few and spend little | serve one profession wholly, invoice included, so that no second tool is needed
rule: Keep what is said in the room in the room | Ask the chamber and a data protection adviser about records, storage abroad, access in an emergency and whether scores make it a medical device. | storage and limits are approved
trial: Run between-session work by message | With five therapists, send agreed exercises to consenting clients for two weeks, and ask at the next session what helped. | done, skipped and unwelcome exercises are counted
ask: What if a client writes something alarming at night? | Nobody reads it live, and the app says so and names help | rules | with the chamber's answer
ask: Does the therapist look at it before the session? | | interviews-2 | by watching five minutes before one
roles: a therapist | a developer careful with health data | somebody from a training institute
search: therapy practice software
name: Fifty Minutes = how long an hour is there
name: +Couchside = the therapist's side
name: Until Tuesday = the week in between
name: Small Step = what one takes home
name: Tissue Box = what stands in every practice
name: Between Us = what is said stays here
name: Chair & Lamp = a room for talking
name: +Mendpace = the pace at which it gets better
name: Sedare = Latin for to calm
name: Nebenan = German for next door
name: Try at Home = how a session goes on
line: What happens until Tuesday
line: The week between two sessions
line: Paperwork leaves the room
line: Small steps, done at home
line: The copied sheet, retired

dental-lab-software
job: a case, cases
rival: lab management programs | every open case and every dentist's account is in them | | dental lab management software
rival: the portals of scanner makers | the scan goes out with one key, and the order with it | 3Shape, Medit
rival: a notebook, a spreadsheet and the technicians' memory | it costs nothing, and nobody has to learn it
meet: the counter where labs buy wax, metal and ceramic, and the makers' evening courses | counter manager | every lab of the town buys there and talks about the week | lay a full order beside one without its shade and let technicians scan a case with {name} | two mornings a week | dental depots and milling centres | they deliver to every lab and hear whose work comes back
measure: the share of cases without a remake or a call
moat: dentists who already order with it at more than one lab
risk: dentists go on sending voice notes, and the lab types them in after all | answer each note with the link, and count whose orders still come without it
rule: Guard what a photograph of a patient shows | Ask a data protection adviser what a picture of teeth or a face counts as, who asks the patient, where it is kept and when it is deleted, and ask a bookkeeper whether the month's statement may stand for a tax invoice. | a processing agreement and one page on pictures and invoices are approved
trial: Follow thirty cases through one lab | Take the next thirty orders as they come, and write down what was missing, who rang whom, which piece was made again and what that cost. | causes and costs are counted by dentist
ask: What if dentists go on sending voice notes? | The lab answers each one with the link | f-2 | by counting whose orders still come without the form
ask: Will technicians scan at every bench on a full day? | Only where one scan takes less time than the question that it saves | interviews-2 | by asking technicians, and not only the owner, what they would leave out when it is late
roles: a dental technician who has led a bench | a developer for phones and labels | somebody who fetches and brings for labs and knows their dentists
search: dental lab management software
name: +Benchscan = a scan at each bench
name: Try-In Friday = the day by which a piece has to be there
name: Bite & Fit = what a crown has to pass
name: +Crownslip = the slip that travels with a crown
name: Wax to Crown = the way of every piece
name: Pieza Lista = Spanish for "the piece is ready"
name: First Firing = the one that should be enough
name: Upper Left Six = the tooth that gives trouble
line: Every case knows its bench
line: The shade travels with the crown
line: No shade, no order sent
line: Made once, fitted once
line: In wax, in the furnace, on its way
line: Every tooth has its number
line: Sunday without the statements
name: Shade & Shape = what an order has to say
name: Which Bench = what nobody has to walk and ask any more
name: Sin Repetir = Spanish for "without doing it again"
name: Lab Tray = in which a case goes from bench to bench
name: No Remake = what lab and dentist both wish for
name: Primera Prueba = Spanish for "the first try-in"
name: *Labora = from the word for work, and a lab in it
name: Shade A Two = the colour of most teeth
line: Every case knows its bench
line: No shade, no order sent
line: Made once, fitted once
line: Ask the case, not the bench
line: From the first order to the last bench
line: The crown fits the first time

dental-lab-and-practice
job: a treatment, treatments
rival: practice systems for dentists | charts, pictures and bills of ten years lie in them | Dentsply Sirona, Dentally@GB, Curve Dental@US, Dampsoft@DE | dental practice software
rival: the scanner makers' own platforms | the scan goes out with one key | exocad, Align
rival: a paper slip in a box with an impression | the technician rings if something is unclear
meet: dental fairs, study groups and the back door where the lab's box is fetched | practice manager of a dental practice | remakes, unclear slips and unsigned plans end on that desk | follow ten cases from chair to lab with {name} and count the calls back | two mornings a week | dental technicians and depots | they bear the cost of unclear orders
measure: the share of cases that need no call back or remake
moat: cases of many practices with what went wrong
risk: the large makers close their formats | work with open files and win labs, who work with every maker
rule: Find out whether it is a medical device | Ask the device authority about plans and pictures, the chamber about records, and a lawyer about what may be shown to patients. | class and wording are written down
trial: Follow thirty cases | Take thirty orders between three practices and two labs, write down each question, delay and remake, and what would have prevented it. | causes are counted
ask: Why would a dentist change a slip that works? | | interviews-2 | by asking what the last remake cost in chair time
ask: Who enters it with gloves on? | The assistant, by voice or one touch | f-2 | by watching at the chair
roles: a dental nurse or technician | a developer for scans and files | somebody from a dental depot
search: dental practice software
name: Open Wide = the beginning of every visit
name: +Crownfile = the file of a crown
name: Upper Left Six = the tooth that gives trouble
name: Shade A Two = the colour of most teeth
name: Bite & Fit = what a crown has to pass
name: Rinse Please = said at the end
name: +Molarwise = knows its molars
name: Blue Wax = what impressions were made of
name: *Dentara = from the word for teeth
name: Zahnrad = German for a cogwheel, a wheel with teeth
name: No Remake = what chair and lab both wish for
line: The crown fits the first time
line: Fewer calls between chair and lab
line: The slip that needs no second call
line: From open wide to well done
line: Gloves on, paper off
`;
