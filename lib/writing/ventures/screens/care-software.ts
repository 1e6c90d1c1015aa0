/** Software for those who treat and care: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const CARE_SOFTWARE_SCREENS = `
clinic-no-shows
thing: slot, slots = Check-up, Monday; Follow-up, Wednesday; First visit, Friday
must: Reminders that patients can answer; Free appointments offered to the waiting list; A link to the practice calendar; Message texts that protect privacy
later: A list of patients due for a check-up; A deposit where the law allows it
screen: Patient's phone | talk Reminder = Practice: Your appointment is on Tuesday at 9:00; Patient: I cannot come; Practice: Would Thursday at 4:00 suit you? | buttons Take Thursday / Call me | you have no appointment | this time is no longer free: other times are shown
screen: Free appointments | table Today = Time, Offered to, Status; 9:00, Anna, accepted; 1:00, Omar, waiting; 4:00, nobody, open | chart Filled again each week | button Offer to the next patient | no free appointments today | the calendar is not connected: nothing is sent
screen: Waiting list | table Patients = Name, Needs, Free; Maya, check-up, mornings; Tom, first visit, any day; Eva, follow-up, Friday | ask Add patient | button Save | nobody is waiting | a phone number is missing: add it first

salon-booking
thing: appointment, appointments = New client, Monday; Regular client, Friday; Short visit, Saturday
must: Online booking with the right duration; A calendar for each member of staff; Reminders and easy rescheduling; Deposits to prevent no-shows
later: A waiting list for free times; Photos and notes from past visits
screen: Book your visit | ask Service = Standard treatment | ask With = Ana | list Free times = Tuesday, 9:00; Thursday, 4:00 | words A reminder comes the day before | button Book | no free time this week: join the waiting list | this time was just taken: choose another
screen: Today | table Diary = Time, Ana, Sam; 9:00, Maya, free; 1:00, Omar, Lee; 4:00, free, Nina | button Add appointment | list Waiting list = Eva, any time; Tom, after four | no appointments today | two appointments overlap: move one
screen: My appointment | headline Friday at 4:00 | list Details = With Ana; One hour; Deposit paid | buttons Move / Cancel | you have no appointment | it is too late to change online: please call

gym-studio-software
thing: class, classes = Beginners, Monday; Open class, Wednesday; Small group, Friday
must: Booking and cancelling on the phone; Memberships, passes and payments; A waiting list that moves up by itself; A list of members who stopped coming
later: Check-in at the door with a code; A pause for illness or holiday
screen: Timetable | list This week = Beginners, Monday at 6:00; Open class, Wednesday at 7:00; Small group, Friday at 5:00 | words Two places left on Monday | buttons Book / Join waiting list | no classes this week | your pass has no visits left: renew it to book
screen: Class list | table Monday, 6:00 = Member, Status, Note; Anna, here, none; Omar, booked, first visit; Lee, waiting, next in line | button Check in | switch Offer free places | nobody has booked yet | a payment is open: speak to the member
screen: Members to contact | table Not seen lately = Member, Last visit, Next step; Maya, three weeks ago, message; Tom, a month ago, call | ask Message = We miss you, would Friday suit? | button Send | everybody came this month | this member does not want messages: please call

care-documentation
thing: entry, entries = Meals and drinks; Skin check; Mobility
must: Entries by voice or tap; Resident, time and author in each entry; Missing entries shown before the shift ends; Export to the care record system
later: Handover summary for the next shift; Report for inspections
screen: New entry | ask Resident = Mrs Hall, room 4 | talk Your note = Carer: Ate half of lunch and drank two glasses | list Filed under = Meals; Fluids | buttons Confirm / Correct | no note yet, hold to speak or type | not understood: please repeat or type it
screen: My shift | headline Two entries missing | table Residents = Name, Entries, Status; Mrs Hall, Five, Complete; Mr Costa, Three, Missing; Mrs Lee, Four, Complete | list Missing = Mr Costa, fluids; Mr Costa, position change | button Complete now | no residents assigned yet | no connection: entries are saved and sent later
screen: Head of nursing, today | chart Entries by shift | list To check = One corrected entry; Two late entries | list Handover = Mrs Hall, drinks little; Mr Costa, skin check | buttons Approve / Ask the carer | no open entries today | export failed: try again or download the file

medical-scribe
thing: note, notes = Follow-up visit; New patient; Referral letter
must: Patient consent before recording; Draft note right after the visit; Doctor edits and signs each note; Copy or export to the practice system
later: Letters and referrals; Templates by specialty
screen: Consultation | headline Recording, room 2 | switch Patient has consented | list Template = First visit; Follow-up; Referral | words Audio is deleted after the note is signed | buttons Pause / Finish | not recording, confirm consent to start | microphone not found: check the connection
screen: Draft note | list Summary = Cough for three weeks; No fever; Lungs clear | list Plan = Chest X-ray; Review on Friday | list Please check = Dose not clearly heard | ask Add = Non-smoker | buttons Sign the note / Edit | no draft yet, finish the consultation first | unclear passage: listen again before signing
screen: Today's notes | table Notes = Time, Visit, Status; 8 am, New patient, Signed; 9 am, Follow-up, To sign; 2 pm, Referral, Draft | headline Two notes to sign | button Sign next | no notes today | export failed: copy the text or try again

diagnostic-ai
thing: scan, scans = Chest X-ray; Wrist X-ray; Head scan
must: Findings marked on the image; Urgent cases sorted to the top; Doctor accepts or rejects each finding; Works inside the existing viewer
later: Comparison with earlier scans; Monthly quality report
screen: Worklist | headline Two urgent cases | table Scans = Case, Priority, Status; Chest A, Urgent, To read; Wrist B, Normal, To read; Chest C, Urgent, In progress | list Waiting = Five scans since this morning | button Open next | no scans waiting | a scan could not be read: please review it as usual
screen: Chest X-ray, case A | picture Image with marked area | list Findings = Possible nodule, left; No fluid | words For support only, the specialist decides | ask Comment = Compare with last year | buttons Accept / Reject | no findings marked, please read as usual | image quality too low: no result is shown
screen: Quality report | chart Agreement by week | list Differences = Two missed by software; One missed at first reading | table By type = Scan, Agreed, Different; Chest, Eight, One; Wrist, Seven, Two | button Review differences | no cases reviewed yet | data missing for one day: the report is marked

trial-recruitment
thing: candidate, candidates = Matches all criteria; To be screened; Waiting for consent
must: Studies explained in plain language; Short eligibility check; Consent before data is shared; Status for sites and sponsors
later: Travel support for participants; Alerts for new studies
screen: Find a study | ask Condition = Asthma | ask Near = My town | list Open studies = New inhaler, four visits; Home monitoring, two visits | words Taking part is voluntary and you can stop at any time | button Check if I fit | no open study now, we can tell you when one starts | page not available: call the study team
screen: Eligibility check | steps Your steps = Questions; Consent; Call from the site | list Questions = Diagnosed by a doctor; Current medicines; Other studies | switch Share my answers with the study site | buttons Send / Save for later | no answers yet, it takes five minutes | you don't match this study: see others
screen: Site desk, this study | table Candidates = Name, Step, Next; Maria, Consent given, Call today; Tom, Questions, Wait; Lena, Screening, Friday | chart Referred and screened | list Drop-outs = Too far; No time | button Call Maria | no candidates yet | consent missing: details stay hidden

vet-practice-software
thing: patient, patients = Luna, vaccination; Rocky, check-up; Milo, dental care
must: Calendar with online booking; Patient records with treatments and photos; Reminders for vaccinations and check-ups; Bills from the treatment record
later: Stock and laboratory connections; Payment by link
screen: Today at the practice | table Appointments = Time, Patient, Reason; 8 am, Luna, Vaccination; 9 am, Rocky, Limping; 2 pm, Milo, Teeth | list Waiting room = Luna, arrived; Rocky, on the way | list To call back = Two owners | button Check in | no appointments today, and tomorrow is shown | vet is delayed: send owners a new time
screen: Luna's record | headline Luna, cat, four years | list History = Vaccination, last year; Check-up, May | ask Today = Vaccinated, healthy | list Next due = Vaccination in a year; Worming in May | buttons Save and bill / Book next visit | no record yet, import from the old system | record open elsewhere: changes are not saved yet
screen: Book for your pet | ask Pet = Luna | list Reason = Vaccination; Check-up; Something else | list Free times = Tuesday, 9 am; Thursday, 4 pm | button Book | no free time this week, join the waiting list | an emergency: please call the practice now

pharmacy-stock
thing: item, items = Antibiotic syrup; Asthma inhaler; Skin cream
must: Stock levels from till and deliveries; Order suggestions to confirm; Alerts for packs near expiry; Counting by barcode with the phone
later: Comparing wholesalers' availability; Several branches in one view
screen: Order suggestion, today | table Items = Item, In stock, Order; Antibiotic syrup, Two, Five; Asthma inhaler, One, Four; Skin cream, Six, None | list Not available = Eye drops, alternative shown | headline Two items run out this week | buttons Confirm order / Change | nothing to order today | wholesaler not reachable: the order is saved
screen: Near expiry | list This month = Cough syrup, two packs; Skin cream, one pack | list Suggested = Sell first; Return to wholesaler | chart Expired packs by month | button Mark as handled | nothing expires in the coming weeks | expiry date missing: please scan the pack
screen: Count a shelf | ask Shelf = Cold and flu | code Scan the pack | list Counted = Cough syrup, five; Nasal spray, seven | list Differences = Nasal spray, one missing | buttons Save count / Count again | no count started, scan the first pack | barcode not known: enter the name

therapist-practice
thing: session, sessions = First session, Monday; Weekly session, Thursday; Online session, Friday
must: Calendar, notes and invoices in one place; Notes only the therapist can open; Consent forms signed online; Exercises or tasks between sessions
later: Secure video sessions; Reports for insurers or referrers
screen: Today | table Sessions = Time, Client, Status; 9:00, A. B., confirmed; 1:00, C. D., form missing; 4:00, E. F., online | button Open session | list To do = One note; Two invoices | no sessions today | the reminder was not delivered: please call
screen: Session note | ask Client = A. B. | ask Note = Goals reviewed, next step agreed | list Until next time = Short exercise; Diary | switch Share task with client | button Save and lock | choose a session to write a note | not saved yet: you are offline
screen: Client's phone | headline Your next session is on Thursday | list Until then = Short exercise; Two lines in the diary | words This app is not for emergencies | buttons Done / Move session | no tasks this week | it could not be sent: please try again

dental-lab-software
thing: case, cases = Crown, upper left; Bridge, three teeth; Night guard
must: Digital order with shade and due date; Board with the status of each case; Missing details asked before work starts; Delivery notes and monthly invoices
later: Remake reasons and costs by dentist; Order link for dentists
screen: Case board, today | table Cases = Case, Step, Due; Crown, Ceramics, Today; Bridge, Milling, Friday; Night guard, Check, Today | list Missing details = Bridge, shade | chart Cases due this week | button Open next case | no open cases, add the first order | scan file missing: ask the dentist
screen: New order | ask Dentist = Dr Hall | list Work = Crown; Bridge; Night guard | ask Shade = A two | picture Photo or scan | ask Due = Thursday | button Send order | no order started yet | shade is missing: please add it before sending
screen: Month for Dr Hall | table Delivered = Case, Date, Status; Crown, Monday, Invoiced; Bridge, Wednesday, To invoice; Guard, Friday, To invoice | list Remakes = One crown, shade | buttons Create invoice / Send statement | nothing delivered this month | price missing for one case: please add it

dental-lab-and-practice
thing: case, cases = Crown, upper left; Bridge, three teeth; Aligners, first set
must: One order for practice and lab; Scans and photos shared securely; Status and delivery date for both sides; Chat attached to each case
later: Treatment plan for patients to approve; Remake reasons and statistics
screen: New case, practice | ask Patient = Maria | list Work = Crown; Bridge; Aligners | picture Scan and photos | ask Try-in date = Friday | list Check = Shade added; Bite added | button Send to the lab | no case started yet | bite scan is missing: add it or send later
screen: Case, Maria's crown | steps Status = Ordered; In the lab; On the way; Fitted | talk Questions = Lab: Is the shade for day or lamp light?; Practice: Daylight, photo added | list Dates = Ready Thursday; Fitting Friday | buttons Reply / Change the date | no messages yet | delivery delayed: suggest a new fitting date
screen: Lab desk, open cases | table Cases = Practice, Work, Due; Hall, Crown, Thursday; Costa, Bridge, Friday; Lee, Aligners, Monday | list Waiting for answers = Costa, shade | button Ask the practice | no open cases | file cannot be opened: ask for a new scan
`;
