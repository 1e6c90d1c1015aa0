/** Software for practices, salons, studios and care: what is known of them; the keys are those of `../lore.ts`. */
export const CARE_SOFTWARE = `
clinic-no-shows
job: an appointment, appointments
rival: reminders of the practice system | they are already included and need no further login
rival: online booking portals | patients look for appointments there, and reminders are part of it | Doctolib@FR, Doctolib@DE, Zocdoc@US, Phreesia@US | patient appointment reminders
rival: calls from reception and a paper waiting list | staff know the patients and who can come at short notice
meet: medical and dental practices in quiet hours, congresses and regional networks | practice manager | appointments stay empty while other patients wait for weeks | fill one week's cancelled appointments with {name} from the practice's own waiting list | two mornings a week | practice software dealers, practice advisers and professional associations | practices ask them how to avoid empty appointments
measure: the share of cancelled appointments that are filled again
moat: links to practice systems, and knowledge of which message gets an answer
risk: makers of practice systems refuse a link or build the same function | work with several systems, find partners among them and be able to run beside the calendar
rule: Settle patient data, consent and fees | Ask a privacy adviser what a message may say about a visit, how patients agree to it and where data may be stored, and ask whether a fee for missed visits is allowed. | the message texts, the consent form and the data contract are approved
trial: Fill cancelled appointments in two practices | Send reminders and offer free appointments to the waiting list for two weeks, and note answers, refilled times and minutes saved at reception. | missed, cancelled and refilled appointments are counted
ask: Does it work with the practice's calendar? | | f-2 | by testing it with two common practice systems
ask: Why do patients miss appointments? | | interviews-2 | by asking reception to call ten of them
ask: Is it worth the fee? | | price-talks | by counting refilled appointments with five practice managers
roles: somebody who has run a reception | a developer for practice systems | somebody who sets up practices
search: reduce patient no-shows
name: +Slotfill = free times filled again
name: Glad to Come = somebody takes the free time
name: +Showwell = patients who turn up
name: Filled Again = a free time taken by another
name: +Remindcare = reminders for care
name: No Empty Slots = every appointment is used
name: See You Tuesday = a friendly reminder
name: Kept Visit = the visit takes place
name: *Prontia = from pronto, ready at once
name: +Careslot = a time for care
name: Short Notice = free times for those waiting
name: Waitlist Desk = the waiting list at work
line: Fewer missed visits, fuller days
line: Cancelled today, filled today
line: Reminders patients answer
line: Free appointments reach waiting patients
line: Less phoning at reception
line: Every appointment put to use

salon-booking
job: an appointment, appointments
rival: beauty booking platforms | new clients search for a salon there | Treatwell@GB, Treatwell@DE, Fresha, Booksy, StyleSeat@US, Planity@FR | salon booking app
rival: phone, messages and a paper diary | clients are used to it, and it costs nothing
rival: the booking page of a till or card reader | it comes with the card payments at little or no extra cost | Square | free salon booking software
meet: salons in quiet hours, beauty wholesalers and trade fairs | salon owner | the phone and messages interrupt every treatment | put next week's diary into {name} and let the next ten clients book by link | two mornings a week | wholesalers' sales reps, beauty schools and product brands | they visit every salon in the area
measure: the share of appointments that clients book online
moat: the service times of each stylist, and clients who book again by themselves
risk: salons try it in a slow week and go back to the paper diary | move clients and future appointments for them, train the whole team and call after the first week
rule: Settle deposits, reminders and client notes | Ask a lawyer when a deposit may be kept, which reminders need consent, and what may be noted about skin, hair and allergies. | the booking terms and the data contract are ready
trial: Run the diary of two salons for two weeks | Take all bookings by link, message and phone in one diary, send reminders, and note no-shows, moved appointments and wrong durations. | online bookings, no-shows and wrong times are in one table
ask: Do clients accept a deposit? | | trade-trial | by asking new clients of one salon for one
ask: What about clients who only call? | Staff enter them in the same diary in a few taps | f-2 | by timing ten phone bookings
ask: What would a salon pay each month? | | price-talks | by offering ten owners a price per salon and per chair
roles: somebody who has worked in a salon | a developer for booking and payment | somebody who visits salons and sets them up
search: salon booking software
name: +Chairbook = book a chair
name: Full Chairs = no empty seats
name: +Salonday = the salon's day at a glance
name: Book the Chair = appointments online
name: +Styleslot = a time with the stylist
name: Next Client = who comes next
name: Hair & Hours = the right time for each service
name: Chair at Four = a time that is booked
name: *Salonova = a new kind of salon diary
name: +Mirrorbook = the book beside the mirror
name: Your Usual Time = the same time again
name: Set for Friday = booked for the weekend
line: Bookings come in while you work
line: Fewer no-shows, fuller chairs
line: Let clients book at midnight
line: The right time for every service
line: Your diary, full and in order
line: No more booking by message

gym-studio-software
job: a class, classes
rival: studio management suites | timetable, memberships and payments are in one system | Mindbody, Glofox, Virtuagym, Eversports@DE, Eversports@AT, bsport | gym management software
rival: spreadsheets, a card terminal and a chat group | they cost nothing, and the owner knows every member
rival: class platforms that bring visitors | they fill empty places without advertising | ClassPass, Urban Sports Club@DE, Wellhub | fitness class app
meet: studios between classes, trainers' courses and fitness fairs | studio owner | they handle bookings, payments and reminders after teaching all day | run one week of classes with {name} and write to the members who have stopped coming | two evenings a week | equipment suppliers, trainers' schools and franchise offices | studio owners ask them which software others use
measure: the share of members who come at least once a week
moat: members, passes and payments in one place, and early signs of who may quit
risk: owners fear that members and payments get lost in a move | move memberships and payment details for them, run both systems for a month and choose a quiet season
rule: Settle contracts, payments and health data | Ask a lawyer about notice periods, pauses, minors and health notes, and ask a payment provider how stored payment details may be moved. | the contract texts and the data agreement are ready
trial: Run two studios' classes for two weeks | Take bookings and check-ins, offer free places to a waiting list, write to absent members, and count who comes back. | attendance, filled places and returning members are in one table
ask: Do reminders bring absent members back? | | trade-trial | by writing to half of them and comparing
ask: How are running memberships moved? | | f-3 | by moving ten members of one studio
ask: Would a studio pay per member or per month? | | price-talks | by offering both to ten owners
roles: somebody who has run a studio | a developer for memberships and payments | somebody who moves studios over
search: gym and studio software
name: +Classfull = classes with no empty place
name: Members Return = members who come back
name: +Studioflow = a studio that runs smoothly
name: Back in Class = members who return
name: +Trainbook = book your training
name: Full Timetable = classes that are booked
name: Check In & Train = quick entry to class
name: Place Booked = a place in class is reserved
name: *Gymora = a new word from gym
name: +Memberfit = members who keep training
name: Next Class = the class you booked
name: Strong Studio = a healthy studio
line: Full classes, happy members
line: Bookings and memberships in one place
line: Bring members back before they quit
line: Book, pay and check in easily
line: Teach more, manage less
line: Every free place offered at once

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
rival: paper, documents and a calendar | they cost nothing, and nothing leaves the room
rival: practice software for therapists | notes, calendar and invoices are in one place | SimplePractice@US, TherapyNotes@US, Jane, Cliniko | therapy practice software
rival: exercise apps and videos | they are free or cheap, and clients find them alone | YouTube, Physitrack | home exercise app
meet: training institutes, supervision groups and professional associations | organiser of the group or course | therapists ask colleagues there which tool they trust | set up one therapist's next week in {name} and show the group what it saved | two afternoons a week | training institutes, professional associations and supervisors | newly qualified therapists ask them how to run a practice
measure: the minutes of paperwork per session, before and after
moat: trust in data protection, and forms that fit how therapists work
risk: therapists are careful with new software and seldom change | serve one profession first, import their data for them and explain security in plain words
rule: Settle confidentiality, records and storage | Ask the professional body and a privacy adviser how long records are kept, where data may be stored, what an emergency message must say, and whether a function counts as a medical device. | the answers and the data contract are filed
trial: Run one week for five therapists | Set up calendar, notes, invoices or exercises for five therapists with agreeing clients, and note minutes saved and steps they skip. | minutes saved and steps used are in one table
ask: What happens when a client writes in a crisis? | Messages are not read at once, and the app shows emergency contacts | rules | with a text approved by the professional body
ask: Which task takes most time today? | | interviews-2 | by watching five therapists do a week's paperwork
ask: What would a therapist pay each month? | | price-talks | by offering ten therapists two packages
roles: a therapist | a developer careful with health data | somebody from a training institute or association
search: software for therapists
name: +Sessionwell = sessions well prepared
name: Calm Desk = an orderly practice
name: +Therapad = a pad for therapists
name: Quiet Notes = notes kept private
name: +Notecalm = notes without stress
name: After the Hour = notes done after the session
name: Between Visits = support between sessions
name: Safe Notes = notes nobody else can read
name: *Therasana = therapy and a word for healthy
name: Kind Practice = a practice with time for clients
name: Session Desk = sessions, notes and bills
name: More Room = more time for clients
line: More time for clients, less paperwork
line: Notes, calendar and invoices together
line: Private notes, safely stored
line: Support clients between sessions
line: Finish your notes before you leave
line: A simple, secure practice

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
