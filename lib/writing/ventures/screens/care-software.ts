/** Software for those who treat and care: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const CARE_SOFTWARE_SCREENS = `
clinic-no-shows
thing: slot, slots = Tue 9 am, half an hour; Thu 9 am, with anaesthetic; Fri 8 am, check-up
must: The waiting list asked in the right order; A yes that counts with one word; The chair and the minutes a treatment needs; What may stand in a message and what may not
later: Those who missed it twice; A recall after half a year
screen: Patient's phone | talk Message = Practice: tomorrow at nine, will you come?; You: no, ill; Practice: Thursday at eleven instead? | buttons Thursday is good / Ring me | words Somebody on the list takes tomorrow | nothing is booked, and the last visit stands there | no answer by noon: the desk rings, and sees why
screen: Front desk, today's gaps | table Free again = Slot, Asked, Taken; Tue 9 am, four, Mei Lin; Wed 8 am, two, not yet; Thu 9 am, nobody, - | chart Filled again, week by week | button Ask the next | no gap today, for once | two said yes: who was first keeps it, the other one gets the next

salon-booking
thing: appointment, appointments = Cut, with Ana; Colour, two hours; Fringe only, ten minutes
must: How long it takes on just this hair; The same hands again; Moved without a call while cutting; A word against those who do not come
later: A photograph of last time's colour; Two friends at once
screen: Guest's phone, in bed | ask What = Colour and a little off | words With Ana it took two hours last time | list Free with her = Tue 9 am; Thu 6 pm, just cancelled | buttons Thu 6 pm / Somebody else is fine | her week is full, and the list of sudden gaps | she is ill: who has time, or the next day of hers
screen: Chairs, the salon planner | table Tuesday = Hour, Ana, Jonas; Nine, colour, cut; Ten, colour sets, beard; Eleven, free, walk-in | switch Gap to the list | button Somebody is at the door | the morning is empty, and who comes every six weeks | a colour takes longer: everyone after it is moved and told

gym-studio-software
thing: class, classes = Spin, Mon 7 pm; Rings, small group; Open mat, Sunday
must: Who is about to stop coming; A place given back in time; Payments that bounced, said once and kindly; The coach's own list at the door
later: A pause for a plaster; A friend on Thursday
screen: Member's phone | list This week = Mon 7 pm, you are in; Thu 8 am, third on the list | chart Your weeks since spring | buttons Give Monday back / Bring somebody | nothing booked, and the class you always liked | it filled up: third on the list, and when you will know
screen: Coach's phone, at the door | table Tonight = Who, Here, Mind; Ana, yes, wrist; Jonas, not yet, first time; Mei, yes, not seen for weeks | button Begin | no class tonight, and two to write to | the list does not load: count heads, write later

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
thing: session, sessions = Thu 5 pm, the fourth; First talk; Moved to next week
must: Notes nobody else can open; A small task between two sessions; Moved without a reason given; The letter to the insurer, from what is there
later: A year on one page, for the two of you; A supervisor who sees no name
screen: Client's phone, Tuesday | headline One thing until Thursday | words Say no, once, to something small | ask How was it = They only nodded | buttons Bring it on Thursday / Keep it to myself | nothing between now and Thursday, on purpose | a bad evening: the number you agreed on, first
screen: Therapist's desk, before five | list Last time = Said no to her sister; Sleeps again; Wants to speak about work | ask Today perhaps = What a nod is worth | switch Notes locked after an hour | button Letter to the insurer | the first session has no last time | the letter wants something you never wrote: the gap is shown, not filled

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
