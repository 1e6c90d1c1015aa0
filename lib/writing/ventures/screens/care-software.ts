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
thing: entry, entries = Ate half, drank little; Left heel, red; Would not get up today
must: Spoken while walking; What has changed, and nothing that has not; Wounds in pictures, beside each other; The next shift reads it in two minutes
later: What the family may see; What the insurer wants, from the same words
screen: Carer's phone, corridor | talk You said = Second floor, ate half; Left heel red, cream on | list Becomes = Food, half; Skin, left heel, picture please | buttons So it was / Say it again | nothing to write for this room, and that is an entry too | noise: it keeps what was clear and asks for the heel
screen: Handover desk, six o'clock | table Different since noon = Room, What, Look at; Four, left heel, tonight; Seven, would not get up, ring the son; Nine, drinks again, - | button Read and taken | a calm shift, in one line | two entries contradict: both, with who and when

medical-scribe
thing: note, notes = Cough, third week; Knee, after the scan; A talk about a result
must: What was said, not what is usual; Drug and dose marked until seen; Off, at one word; In the surgery's own form
later: The letter to the colleague; The sheet for the patient
screen: Beside the patient | list Heard = Cough, three weeks; No fever; Smokes, less than before | words Listening. Say stop, and it stops | switch Keep the recording | button Finished | nothing was said yet, and nothing is kept | mumbled: a gap in the note, not a guess
screen: Doctor's desk, two minutes later | table To be seen = Line, Heard, Sure; Drug, named twice, yes; Dose, one or two, no; Since, three weeks, yes | picture The sentence as it was spoken | buttons Sign / Two, not one | no note waits | wrong patient: it moves, and the log says so

diagnostic-ai
thing: scan, scans = Chest, two views; Wrist, fell on ice; Skin, back, mole four
must: The place it means, drawn in; How sure, and compared with what; A reader who decides; What it was never tested on
later: The same patient a year ago; Those it was wrong about, collected
screen: Reader's desk, next one | picture Wrist, a line marked | list It says = Probably broken, here; Not seen, the small bone | words Not tested on children under six | buttons Agree / Do not agree | the list is read, and three were put forward | the picture is tilted: not judged, and why
screen: How good is it here? console | chart Agreed, missed, too careful, month by month | table Missed = What, When, Who saw it; Small bone, Monday, Ana; Old break, Friday, Jonas | button Look at these together | it needs a few weeks of your own pictures | a new machine: its pictures are judged apart until there are enough

trial-recruitment
thing: candidate, candidates = Fits all but one; Fits, lives far; Was asked last year
must: Each condition, met or not, with its source; No name before somebody may see it; What it asks of people: visits, hours, travel; Why they said no
later: The next trial for the same people; A drive there and back
screen: Study desk, could they be asked? | table Fit = Who, Met, Open; Number four, all, -; Number nine, all but kidney, test from May; Number twelve, age, no | words Names only for their own doctor | button Ask the doctor of four | nobody fits, and which condition stops most | a value is too old: a new one first, nobody is asked on it
screen: At home, may we ask you? | headline Nine visits in a year | list It means = Blood, each time; A tablet, or one without; You may stop any day | ask My question = Who drives me | buttons Tell me more / No thanks | there is no trial for you now | you said no: it stays no, and nobody asks twice

vet-practice-software
thing: patient, patients = Luna, vaccination due; Rocky, back leg; Four hens, one quiet
must: Who is due, by animal and not by owner; Weight and dose side by side; A picture at the counter while they hold the dog; The bill before the lead is on again
later: A word after an operation; The animal that died, taken off every list
screen: Owner's phone | headline Luna is due | list In spring = Vaccination; Worms; A look at the teeth | ask When = Thu 6 pm, the quiet hour | buttons Keep it / She died | all animals are up to date | she died: the reminders stop today, and nobody writes again
screen: Treatment table, vet's desk | picture Rocky, back leg | list Written now = Eight kilos, less than in May; Dose for eight kilos; Look again on Friday | ask Told the owner = No stairs | button To the counter | the table is free, and who waits outside | another animal of that house is open: it asks before it writes

pharmacy-stock
thing: packet, packets = Antibiotic, for children; Inhaler, two left; Cream, nobody has it
must: What the doctors round here prescribe; What ends soon, before it ends; Who else nearby has one; What may be given instead, by the rules
later: A nurse's list for eleven rooms; What flu did last year
screen: At the counter | table Instead = Packet, Here, The same; As prescribed, none, -; Other maker, two, yes; Half strength, four, ask the doctor | map From here to the one that has it | buttons Keep it for them / Ask the doctor | all there, and nothing to explain | nobody has it: since when, and what the authority says
screen: Order desk, tonight | list It would order = Inhaler, four; Antibiotic for children, it is autumn; Cream, nothing, nobody delivers | chart Asked for in vain, by day | button Order these | the shelves are right, and what expires next month | the wholesaler is silent: the second one, with what it lacks

therapist-practice
thing: session, sessions = First session, Monday; Weekly session, Thursday; Online session, Friday
must: Calendar, notes and invoices in one place; Notes only the therapist can open; Consent forms signed online; Exercises or tasks between sessions
later: Secure video sessions; Reports for insurers or referrers
screen: Today | table Sessions = Time, Client, Status; 9:00, A. B., confirmed; 1:00, C. D., form missing; 4:00, E. F., online | button Open session | list To do = One note; Two invoices | no sessions today | the reminder was not delivered: please call
screen: Session note | ask Client = A. B. | ask Note = Goals reviewed, next step agreed | list Until next time = Short exercise; Diary | switch Share task with client | button Save and lock | choose a session to write a note | not saved yet: you are offline
screen: Client's phone | headline Your next session is on Thursday | list Until then = Short exercise; Two lines in the diary | words This app is not for emergencies | buttons Done / Move session | no tasks this week | it could not be sent: please try again

dental-lab-software
thing: case, cases = Crown, 26; Bridge, 14 to 16; Guard for the night
must: An order that cannot leave without tooth and shade; One scan at each bench; Where it is, seen by the dentist without a call; What was made again, and whose order it was
later: The month's statement beside the cases it counts; The same dentist's wishes, kept for the next order
screen: Dentist's phone, a new order | picture The tooth beside the shade guide | ask Tooth = 26 | ask Shade = A2 | list Missing yet = The bite from the side; The date it is needed | button Send to the lab | no order is open, and the last one can be copied | a picture is too dark to read: said now, before it is sent
screen: Lab bench, after the scan | headline Crown, 26, shade A2 | steps On its way = Wax; Furnace; Finish; With the rider | buttons Step done / Ask the dentist | nothing on this bench, and what comes next | the sticker cannot be read: find the case by dentist and tooth
screen: Lab office, the last of the month | table Statement, Dr Rojas = Piece, Delivered, To pay; Crown, Tue, as agreed; Bridge, Thu, as agreed; Crown made again, Fri, to be settled | words What was made again stands beside the shade that was ordered | buttons Send the statement / Open the case | the month has no case of this dentist, and nothing is sent | a case has no price yet: it is named before the statement goes

dental-lab-and-practice
thing: case, cases = Crown, upper left; Bridge, three teeth; Guard for the night
must: The shade in a picture with a card beside it; The margin that can be read, before it is sent; Where it is in the lab, without a call; The date the patient sits there
later: Why it came back, counted; The same tooth, in three years
screen: Practice, send a case | picture The tooth beside the shade guide | list Missing yet = The bite from the side; Which cement | ask Patient comes = Thu 9 am | button To the lab | no case is open, and one comes back today | the margin cannot be read: said now, while the patient is in the chair
screen: Lab bench, the day's planner | table Bench = Case, Step, Must leave; Crown, in the oven, Wednesday; Bridge, try-in, today; Guard, printing, Friday | buttons Step done / Ask the practice | the bench is clean, and what arrives at noon | it came back: what did not fit, in a picture, before anybody grinds
`;
