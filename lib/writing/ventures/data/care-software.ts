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
rival: complete care record systems | plans, billing and inspection reports are already in them | Vivendi@DE, Connext@DE, Nourish@GB, Person Centred Software@GB, PointClickCare@US | care documentation software
rival: general dictation on the phone | it is free and already installed
rival: paper notes typed up after the shift | everybody knows how, and nothing has to be bought
meet: care homes, home-care services and care trade fairs | head of nursing | staff there stay late to finish their notes | go along on one shift with {name} and compare the notes at the end | two days a week | care associations, trainers and quality inspectors | they see missing and late entries
measure: the minutes of documentation per carer and shift
moat: care language understood in many accents and connections to record systems
risk: large record systems do not open their interfaces | start with entries that are easily copied over, and win customers who ask for a connection
rule: Settle health data, consent and the limits of advice | Ask a data protection adviser where health data may be stored, what residents must be told and whether recording is allowed, and ask inspectors what a valid entry needs. | the written answers and processing agreement are on file
trial: Document ten shifts with two teams | With permission, let carers record or type their notes with a first version, and let the head of nursing check each entry and time. | minutes saved and corrected entries are on one sheet
ask: Do inspectors accept entries made this way? | | rules | by asking the inspecting body in writing
ask: Do carers use it on a busy shift? | It must be quicker than typing later | trade-trial | by counting entries in ten shifts
ask: Which record system must it connect to first? | | interviews-2 | by asking ten care providers what they use
roles: a developer for speech and language | a nurse who knows care records | somebody who wins care providers
search: care documentation software
name: +Shiftnote = notes during the shift
name: Shift Done = notes finished with the shift
name: +Speakcare = care notes by voice
name: Care Not Paper = more care, less paper
name: +Notewell = well-kept care notes
name: Home on Time = staff leave on time
name: Clear Entry = entries that are clear
name: *Caredoca = from care and documents
name: Said & Filed = spoken once, filed properly
name: Ready Records = records ready for inspection
name: Bedside Notes = notes made at the bedside
line: More time for care, less paperwork
line: Notes done before the shift ends
line: Speak once, it's documented
line: Complete care records, every shift
line: Ready for inspection at any time
line: Less typing, more caring

medical-scribe
job: a consultation, consultations
rival: other AI scribes and medical dictation | they are ready to use and recommended by colleagues | Heidi Health, Nuance, Abridge@US, Tandem Health@SE, Nabla@FR | AI medical scribe
rival: the scribe built into the practice system | it needs no extra contract or log-in
rival: typing notes during or after the visit | it costs nothing and keeps the doctor in control
meet: doctors' networks, specialist congresses and practice visits | doctor with a practice | notes and letters there are finished in the evening | run one afternoon of consenting patients with {name} and correct the notes together | two afternoons a week | practice software firms and medical assistants | they hear every day how long notes take
measure: the minutes a doctor spends on notes per patient
moat: notes in the style of each specialty and connections to practice systems
risk: practice systems add a scribe of their own | be clearly better in one specialty and language, and connect to several systems
rule: Settle consent, confidentiality and the device question | Ask the medical council and a lawyer how patients consent, where audio and text may be processed, when they are deleted, and whether the product counts as a medical device. | the consent form and written answers are on file
trial: Write notes for thirty consultations | With consent, write notes for two doctors, let them correct each one, and note minutes saved, errors and how serious they were. | minutes and errors by class are on one sheet
ask: What if a note contains something that was not said? | The doctor checks and signs every note | f-2 | by counting errors in thirty notes
ask: Do patients agree to it? | | trade-trial | by counting consents at two practices
ask: Which practice systems must it work with? | | interviews-2 | by asking ten doctors what they use
roles: a developer for speech and language | a doctor who checks the notes | somebody for data protection and sales to practices
search: AI medical scribe
name: +Notescribe = a scribe for notes
name: Chart Ready = notes ready for the chart
name: +Visitnote = a note from each visit
name: Eyes Up = eyes on the patient
name: Done by Six = notes done by evening
name: +Clinicnote = notes for the clinic
name: Letter Ready = letters ready to sign
name: *Scribova = a new word from scribe
name: Signed & Sent = checked, signed and sent
name: Listen & Note = listens and writes notes
name: Plain Chart = a clear patient record
line: Notes written while you listen
line: Look at patients, not screens
line: Finish your notes before you leave
line: Less typing, more time for patients
line: From consultation to note in minutes
line: You talk, the note writes itself

diagnostic-ai
job: a scan, scans
rival: established diagnostic AI companies | they have approvals, studies and hospital contracts | Aidoc, Annalise.ai, Lunit, Qure.ai, Viz.ai | radiology AI software
rival: makers of imaging equipment | their software comes with the machine and its service contract | Siemens Healthineers, GE HealthCare, Philips
rival: a second reader or a longer waiting time | doctors trust an experienced colleague
meet: specialist congresses, university hospitals and screening programmes | head of the department | more scans arrive there than readers can handle | run anonymous past cases through {name} and review each difference with a specialist | two days a week | equipment makers, medical societies and hospital IT | they know which departments look for support
measure: the share of cases where the software and the specialist agree
moat: clinical studies, approvals and data from several hospitals
risk: approval and studies take longer than the money lasts | choose one narrow use, plan funding by approval step and find a hospital to run the study
rule: Settle the device class, studies and patient data | Ask the device authority or a notified body which class applies and which evidence is needed, and ask an ethics board and data protection adviser how images may be used. | class, evidence plan and ethics answer are on file
trial: Test it on closed cases from one hospital | Under the hospital's data agreement, run closed, anonymous cases without knowing the result, and review each miss and false alarm with a specialist. | hits, misses and false alarms are listed and reviewed
ask: What does it miss that a specialist finds? | | trade-trial | with the reviewed list of misses
ask: Who pays, the department, the hospital or an insurer? | | price-talks | by asking two hospitals which budget paid for similar tools
ask: Which device class applies? | | rules | by asking the authority or a notified body
roles: a machine-learning engineer for medical images | a specialist doctor | somebody for approvals and quality management
search: radiology AI
name: +Scansure = surer reading of scans
name: Second Reader = reads along with the doctor
name: +Clearread = clear reading of images
name: Early Find = finds illness early
name: +Scanlight = a light on every scan
name: Triage View = urgent cases first
name: *Radiova = a new word from radiology
name: Sharp Second = a sharp second look
name: First Alert = alerts to urgent cases
name: Image Insight = insight from medical images
name: *Diagnova = a new word from diagnosis
line: A second look at every scan
line: Urgent cases seen first
line: Supports doctors, case by case
line: Faster reading, fewer missed findings
line: Helps specialists find more, earlier
line: Every scan read twice

trial-recruitment
job: a participant, participants
rival: recruitment agencies and research companies | they have databases, experience and contracts with sponsors | Antidote, TriNetX, IQVIA | clinical trial recruitment
rival: study sites that ask their own patients | the doctor knows the patient and is trusted
rival: posters, advertisements and longer deadlines | they are simple and already in the budget
meet: clinical research meetings, hospitals and patient organisations | study coordinator | studies there fall behind because too few patients are found | take one open study, explain it in plain words with {name} and refer people to the site | two days a week | patient organisations and specialist doctors | their members ask about new treatments
measure: the share of referred people who pass screening
moat: trusted ties to patient groups and sites in a few diseases
risk: studies start late, pause or stop, and sponsors pay slowly | charge a set-up fee and per screened person, and work for several sponsors
rule: Get every text and payment approved | Ask the ethics board which texts and payments are allowed, how consent is given before data is used, and ask a data protection adviser where health data is stored. | approved texts and data agreement are on file
trial: Refer five people to one study | Take one open study, write approved plain-language information, work with one patient group, and note where interested people drop out. | each step from interest to screening is counted
ask: Why do people who qualify say no? | | interviews-2 | by asking ten patients about travel, time and fear
ask: What do sponsors pay for, a referral or an enrolment? | | price-talks | by asking five sponsors or sites
ask: May we contact patients directly? | Only with consent and approved texts | rules | with the ethics board's written answer
roles: somebody who has run clinical studies | somebody for patient groups and plain language | a developer for screening and data protection
search: clinical trial recruitment
name: +Trialfinder = finds the right trial
name: Find a Study = where studies are found
name: +Studyjoin = join a study
name: Ready to Join = people ready to take part
name: +Joinwell = joining with good information
name: Right Patient = the right person per study
name: Open Studies = studies that are open now
name: *Trialora = a new word from trial
name: Plain Consent = consent in plain words
name: Screen Ready = people ready for screening
name: Join a Trial = where people join trials
line: The right participants, sooner
line: Find a study that fits you
line: Clinical studies in plain words
line: Fill your study on time
line: Fewer drop-outs, better matches
line: Informed patients, faster recruitment

vet-practice-software
job: a visit, visits
rival: established practice systems for vets | records, stock and billing are already in them | ezyVet, Provet Cloud, Covetrus, Digitail, inBehandlung@DE | vet practice software
rival: general calendars, reminder and billing tools | they are cheap and quick to set up
rival: paper records and the telephone | staff know the routine and nothing has to be learned
meet: vets' congresses, regional associations and practices | practice manager | phone calls and reminders take up most of the day there | set up one practice's reminders in {name} and compare calls and bookings | two mornings a week | wholesalers, laboratories and vet nurses | they visit many practices and know who wants to change
measure: the share of due check-ups and vaccinations that are booked after a reminder
moat: complete patient records and connections to laboratories and suppliers
risk: practices fear moving their data and stay with the old system | move the records for them, run both side by side and train the team on site
rule: Settle records, prescriptions and client data | Ask the veterinary chamber what must be recorded and for how long, how prescriptions and controlled drugs are documented, and how clients' data is protected. | the written answers and data agreement are on file
trial: Run reminders and bookings for one practice | For two weeks, send reminders for due animals, take bookings online, and note calls saved, visits booked and complaints. | reminders, bookings and calls are counted
ask: Can records be moved from the old system? | | f-2 | by moving a copy of one practice's records
ask: Which part do practices need first? | Appointments and reminders come first | interviews-2 | by asking ten practice managers
ask: What would make a practice change systems? | | price-talks | with ten practices and a price
roles: a developer for practice software | a vet or vet nurse who knows the routine | somebody for sales and moving data
search: vet practice software
name: +Vetdesk = the desk of a vet practice
name: Paw Records = records for every animal
name: +Petchart = a chart for each pet
name: Vet Day = the vet's day in one place
name: +Clinicpaw = a clinic for paws
name: Next Check-Up = reminders for the next visit
name: Calm Reception = a quieter front desk
name: *Vetiva = a new word from vet
name: Paws on Time = appointments that run on time
name: Surgery Desk = desk software for surgeries
name: Tail & Chart = animals and their records
line: Your whole vet practice in one place
line: Fewer calls, more check-ups booked
line: Records, reminders and bills together
line: More time for animals
line: Every patient's history at a glance
line: Reminders sent, appointments booked

pharmacy-stock
job: an order, orders
rival: pharmacy systems and wholesalers' ordering tools | they are connected to the till and to deliveries | McKesson@US, Noventi@DE, mPharma@GH, mPharma@NG | pharmacy inventory software
rival: spreadsheets and counting by hand | they cost nothing and everybody can use them
rival: the experience of the staff | they know what sells and reorder when the shelf looks empty
meet: pharmacists' associations, wholesalers' events and pharmacies | pharmacy owner | money is tied up there in stock while other items are missing | count one shelf with {name}, list what expires soon and suggest the next order | two mornings a week | wholesalers, accountants and pharmacists' associations | they see which pharmacies lose money on stock
measure: the share of requests that can be served from stock
moat: sales history of many pharmacies and connections to tills and wholesalers
risk: without a connection to the till, staff must enter stock twice | start with imports from the two most common systems and ask nothing extra of the counter
rule: Settle medicine rules, traceability and data | Ask the medicines authority what must be traceable, how controlled and expired medicines are recorded, and which prescription data may leave the pharmacy. | the written answers and data agreement are on file
trial: Run one shelf in two pharmacies | For two weeks, count the fastest items, suggest orders, list packs near expiry, and note missed sales, expired packs and staff minutes. | missed sales, expired packs and minutes are on one sheet
ask: Can stock be read from the pharmacy's till system? | | f-2 | by importing sales from two systems
ask: Do pharmacists trust the suggested order? | They can change each line | trade-trial | by counting lines accepted and changed
ask: Which loss hurts most, expiry, shortages or tied-up money? | | interviews-2 | by asking ten pharmacy owners
roles: a developer for stock and till connections | a pharmacist who knows ordering | somebody who wins pharmacies and wholesalers
search: pharmacy inventory software
name: +Shelfwise = wise about the shelf
name: Fresh Stock = nothing expires on the shelf
name: +Stockdose = the right dose of stock
name: Reorder Right = the right order each time
name: +Pharmastock = stock for pharmacies
name: Stocked Right = neither too much nor too little
name: First Expiry = earliest expiry sold first
name: *Stockella = a new word from stock
name: Count & Order = counted, then ordered
name: Always in Stock = medicines that never run out
name: Lean Shelf = less money in stock
line: The right medicines, always in stock
line: Less expired stock, fewer shortages
line: Order the right amount, every time
line: Know your stock without counting
line: Spot expiring packs early
line: Less money tied up on shelves

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
rival: existing lab management programs | open cases, prices and customer accounts are already in them | | dental lab management software
rival: portals of scanner makers | scan and order arrive together, and dentists already use them | 3Shape, Medit
rival: paper slips, spreadsheets and messages | they cost nothing, and everybody knows how they work
meet: dental trade fairs, technicians' courses and dental suppliers | counter manager at the supplier | lab owners buy there regularly and talk about their work | follow one lab's cases for a week with {name} and show where time is lost | two mornings a week | dental suppliers and milling centres | they work with many labs and know their problems
measure: the share of cases delivered on the promised day
moat: dentists who order through it and a full history of cases
risk: dentists keep sending orders by message or paper, and the lab enters them by hand | make ordering as quick as a message and let the lab enter an order in under a minute
rule: Settle patient data, traceability and invoices | Ask a data protection adviser how patient photos and scans may be stored, ask which records custom-made devices need, and ask an accountant what invoices must show. | the written answers and data agreement are on file
trial: Follow twenty cases in one lab | Enter every new order for two weeks, note missing details, calls, remakes and delivery days, and compare with the lab's promise. | missing details, remakes and late cases are counted
ask: Will dentists fill in a digital order? | The lab can also enter it for them | trade-trial | by counting complete orders from five dentists
ask: Will technicians update each step at the bench? | | interviews-2 | by asking technicians in five labs
ask: Which records must a lab keep for each case? | | rules | by asking the device authority and the trade association
roles: a developer for order and production software | a dental technician who has led a bench | somebody who wins labs and suppliers
search: dental lab management software
name: +Casebench = each case at the bench
name: On Time Crown = crowns delivered on time
name: +Labflow = work that flows through the lab
name: Shade & Date = shade and date in each order
name: +Crowntrack = track each crown
name: Full Order = orders with nothing missing
name: *Dentiflow = dental work that flows
name: Case Board = all cases on one board
name: No Remake = less work made twice
name: Case in Hand = every case under control
name: *Labora = from the word for lab work
line: Every case on time
line: Complete orders, fewer remakes
line: See where each case stands
line: Less phoning, more making
line: From order to invoice in one place
line: Know what's due today

dental-lab-and-practice
job: a treatment, treatments
rival: dental practice systems | charts, appointments and bills are already in them | Dentsply Sirona, Dentally@GB, Curve Dental@US, Dampsoft@DE | dental practice software
rival: platforms of scanner and design software makers | scans go straight to the lab | exocad, Align
rival: paper forms, phone calls and messages | they are simple and known to both sides
meet: dental fairs, study groups and training courses | practice manager | unclear orders and delayed work end up on that desk | follow ten cases from the chair to the lab with {name} and count the calls saved | two mornings a week | dental technicians and suppliers | they know which practices and labs have too many remakes
measure: the share of cases completed without a call back or remake
moat: practices and labs connected to each other, with a shared case history
risk: practice and lab each use closed systems that do not connect | work with open file formats, start with labs and connect the most common practice system first
rule: Settle the device question, records and patient data | Ask the device authority whether planning features count as a medical device, ask the dental chamber which records are required, and ask a data protection adviser how data may be shared. | the written answers and data agreement are on file
trial: Follow twenty cases between two practices and one lab | For two weeks, send each order through a first version, and note questions, delays, remakes and time per order. | questions, delays and remakes are counted
ask: Why would a dentist change the way orders are sent? | | interviews-2 | by asking ten dentists about their last remake
ask: Who enters the order during treatment? | The assistant, from a template | trade-trial | by timing twenty orders at two practices
ask: Who pays, the practice or the lab? | | price-talks | by offering it to five of each
roles: a developer for dental software | a dentist or dental technician | somebody who wins practices and labs
search: dental practice software
name: +Toothlink = links practice and lab
name: Chair to Lab = from the chair to the lab
name: +Smileflow = treatments that flow
name: Crown Ready = crowns ready on the day
name: +Caseclear = cases clear for both sides
name: First Fit = fits at the first try
name: Bite & Bench = dentist and technician together
name: *Dentavia = a way for dental work
name: Plan & Smile = from plan to smile
name: One Case File = one file for both sides
name: *Molaris = from the word for molar
line: Dentist and lab on the same page
line: Clear orders, better fit
line: Every case, from scan to smile
line: Fewer calls, fewer remakes
line: Right the first time
line: Treatments that finish on time
`;
