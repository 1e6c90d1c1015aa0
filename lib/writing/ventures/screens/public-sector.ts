/** Towns, authorities, schools and associations: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const PUBLIC_SECTOR_SCREENS = `
playground-inspection
thing: defect, defects = Swing, worn chain; Slide, loose screw; Sandpit, low sand
must: A checklist for each piece of equipment; Photos and priority for every defect; Repair orders with a due date; Inspection reports as proof for insurers
later: Condition and replacement planning for each playground; Trees, benches and sports areas on the same list
screen: Inspection, Park Road playground | list Equipment = Swing, one defect; Slide, fine; Climbing frame, not checked yet | picture Worn chain on the swing | ask Defect = Chain worn, replace soon | list Priority = Close now; Repair this week; Watch | buttons Save defect / Next item | no inspection due today, and the next one is on Monday | no signal: the inspection is saved on the phone and sent later
screen: Manager's desk, open defects | table Defects = Playground, Defect, Due; Park Road, swing chain, Friday; Mill Lane, loose screw, Today; School yard, low sand, Monday | map Playgrounds with open defects | chart Defects repaired on time | buttons Assign repair / Export report | no open defects, and the next inspections are listed | a repair is overdue: the manager is reminded and the item stays closed

smart-bins
thing: bin, bins = Bus stop, nearly full; Park gate, half full; Town square, empty
must: Fill level of every bin on a map; A daily route with only the bins that need emptying; Alerts for full bins, fire and damage; A report on stops and trips saved
later: A forecast for holidays and events; Advice on where bins should be added or removed
screen: Driver's phone, today's route | map Route past the full bins | list Next stops = Bus stop, full; Park gate, nearly full; Station, full | ask Found at the stop = Bags beside the bin | buttons Emptied / Report a problem | no bins need emptying on this route today | the sensor does not answer: check the bin and confirm its level
screen: Planner's desk, Tuesday | table Bins = Bin, Level, Plan; Bus stop, full, Today; Park gate, half, Thursday; Town square, empty, Leave out | chart Fill level by day | list Alerts = Battery low at the station; Lid open in the park | buttons Send the route / Add a stop | nothing to plan, and the next route is for Thursday | a sensor is silent since Monday: a check is added to the route

citizen-reports
thing: report, reports = Pothole on Park Road; Street light out; Rubbish in the park
must: Report with photo and location in a minute; The right department chosen automatically; Status updates until the problem is solved; Duplicate reports merged into one
later: A public map of open and solved problems; Statistics by street and department
screen: Report a problem | picture Photo of the pothole | map Place on Park Road | ask What is wrong? = Pothole in the cycle lane | list Category = Roads; Street lights; Rubbish | button Send report | no reports from you yet, and problems nearby are shown | this was reported already: follow the existing report
screen: Your report | headline Pothole on Park Road | steps Status = Received on Monday; Sent to road maintenance; Repair planned for Thursday; Solved | words Two neighbours follow this report | buttons Add a photo / Ask a question | nothing reported yet, the first report takes a minute | this road belongs to another authority: the report was passed on
screen: Town hall desk, new reports | table Reports = Report, Department, Status; Pothole, Roads, Planned; Street light, Lighting, New; Rubbish, Parks, Solved | map Reports by district | ask Answer = The repair is planned for Thursday | buttons Send answer / Pass on | all reports have an answer | sent to the wrong department: reassign it with one click

permit-software
thing: application, applications = Carport, one plan missing; House extension; Street event on Saturday
must: A check for missing documents before sending; Status of every application for applicants and staff; Comments of all departments in one place; An officer makes and signs each decision
later: Online payment of fees; Reminders for conditions and expiry dates
screen: Your application | headline House extension | list Documents = Application form, complete; Site plan, complete; Floor plan, missing | words Add the floor plan before you send | ask Upload = Floor plan as PDF | buttons Send application / Ask the office | no application yet, choose the kind of permit to begin | the plan has no scale: upload a version with a scale
screen: Office desk, applications | table Applications = Applicant, Permit, Status; Anna, Carport, Documents missing; Tom, House extension, In review; Lena, Street event, Ready to decide | list Comments = Fire safety, no objection; Roads, answer due Friday | chart Days until decision | buttons Request a document / Decide | no applications waiting | a department is late: a reminder was sent today

citizen-participation
thing: proposal, proposals = New benches in the park; Safer crossing by the school; More trees on Mill Lane
must: Proposals, surveys and votes on one page; Answers collected online and in person; One vote for each resident, with privacy protected; A published answer to every proposal
later: Several languages and easy-to-read texts; A budget that residents help to divide
screen: Have your say | headline A new plan for Station Square | picture Sketch of the square | list Choose up to two = More trees; More benches; Bicycle parking | ask Your comment = Please keep the market | button Send my answer | no open consultation, and results of the last one are shown | you have already voted: change your answer until Friday
screen: Results | chart Answers by neighbourhood | list Most wanted = More trees; Bicycle parking; More benches | words The council decides on Tuesday | list What happens next = Report published; Council meeting; Work begins in spring | buttons Read all answers / Follow this project | no results yet, voting ends on Friday | the meeting was moved: followers get the new date
screen: City desk, consultation | table Proposals = Proposal, Department, Answer; More trees, Parks, Accepted; Benches, Parks, In review; Crossing, Roads, Missing | chart First-time participants | buttons Publish answer / Invite a neighbourhood | no proposals to answer | many votes came from one device: they are held until checked

cemetery-software
thing: grave, graves = Section B, row four; Family grave by the wall; Urn grave, free
must: A map and register of all graves; Grave rights with holders and end dates; Burials planned with date, plot and funeral director; Notices and invoices from templates
later: A public search for graves; Safety checks of headstones
screen: Grave register | ask Search a name or plot = Keller | map Section B, row four | list Details = Johann Keller; Right held by Maria; Ends in two years | picture Headstone | buttons Edit record / Write to the holder | no grave found, check the spelling or search by row | two records differ: both are shown until somebody decides
screen: Cemetery office, this week | table Burials = Day, Plot, Status; Tuesday, Section B, Confirmed; Thursday, Urn wall, Papers missing; Friday, Section A, Confirmed | list Rights ending soon = Family grave by the wall; Section A, row two | list Free plots = Section B, three; Urn wall, six | buttons Plan a burial / Send notices | no burials planned this week | this plot is reserved: choose another one from the list

fire-brigade-software
thing: check, checks = Breathing mask, due Friday; Ladder, passed; Pump test, overdue
must: Availability of members at a glance; Test dates for all equipment, with reminders; Training and qualifications of every member; Lists that work without a network
later: Call-out reports from the phone; An overview for the whole district
screen: Availability | headline Six members available | list Drivers = Anna; Tom | list With breathing equipment = Lena; Ben | switch I am available | ask Away until = Sunday evening | nobody has set availability yet | no network: the last known status is shown with its time
screen: Equipment check, engine one | table Items = Item, Last test, Status; Mask four, Monday, Passed; Ladder, last year, Due; Pump, Tuesday, Passed | picture Label of mask four | ask Result = Passed, no damage | buttons Save test / Take out of service | nothing is due this week | test date has passed: the item is marked out of service
screen: Training evening, Thursday | list Attending = Anna; Ben; Lena; Tom | list Expiring soon = First aid, Tom; Driver training, Ben | words Topic: breathing equipment | buttons Record attendance / Send reminder | no training planned, add the next evening | a qualification has expired: the member is not shown as available for it

hall-booking
thing: booking, bookings = Small hall, Thursday at six; Village hall, Saturday party; Gym, Monday training
must: Free and booked hours of every hall online; Regular bookings entered for the whole season; Deposits, prices and invoices for each group; A door code for the booked time
later: Equipment and catering added to a booking; Free hours offered when a group cancels
screen: Book a hall | picture Village hall, main room | table Saturday = Hall, Time, Status; Main room, morning, Free; Main room, evening, Booked; Small room, evening, Free | ask Event = Birthday party | list Included = Chairs and tables; Kitchen; Cleaning | button Request this booking | nothing is free that day, and the nearest free dates are shown | these hours were just booked: choose another time
screen: Your booking, Thursday | headline Small hall, six to eight | code Door code | list House rules = Chairs back in the store; Lights off; Close the windows | buttons Cancel booking / Report damage | no bookings yet, choose a hall and a day | the code does not work: call the number on the door
screen: Office desk, this week | table Bookings = Hall, Group, Status; Gym, Judo club, Confirmed; Main room, Anna, Deposit missing; Small hall, Choir, Confirmed | list Requests = Yoga, Tuesdays; Party, Saturday | buttons Approve / Send invoice | no open requests | two groups want the same hour: the priority rule is shown

plain-language
thing: text, texts = Letter about a benefit; Form to register a move; Web page on school places
must: The original and the new version side by side; Test readers' comments on every sentence; Legal approval before a text is published; A list of agreed words and sentences
later: Easy-read versions with pictures; Training for the people who write the letters
screen: Letter about a benefit | list Before = The benefit granted is subject to recovery | list After = You received too much money. Please pay it back. | talk Comments = Lawyer: Please name the deadline; Editor: Added in the first line | buttons Approve sentence / Suggest a change | no texts in work, upload a letter to begin | a legal point is missing: the sentence is marked for the lawyer
screen: Reader test | words Please pay the money back by the end of the month. | ask What would you do now? = Pay the money back | list Hard words = Recovery; Objection | buttons I understand / I do not understand | no text to read today | several readers stopped at the same word: the text goes back to the editor
screen: Editor's desk, this week | table Texts = Text, Step, Due; Benefit letter, Reader test, Thursday; Moving form, Legal check, Friday; School page, First draft, Monday | chart Questions before and after | button Send to readers | nothing is due this week | the legal check is late: a reminder was sent

school-bus-tracking
thing: ride, rides = Morning route, eight children; Mill Lane stop, two children; Afternoon route home
must: Live position and expected arrival at each stop; A message when a child gets on or off; A list of children for the driver or attendant; Absences and changed pick-ups entered by parents
later: Route planning for the new school year; A report on delays and empty seats
screen: Where is the bus? | headline Arrives at Mill Lane in about nine minutes | map Bus on its way to Mill Lane | list Mia = Got on at school; Gets off at Mill Lane | words Position updated a minute ago | buttons Not riding today / Message the school | no bus today, the school is closed | no signal at the moment: the last position and its time are shown
screen: Driver's phone, Mill Lane stop | list Getting off here = Mia; Tom | list Absent today = Lena | switch All seats checked | buttons Confirm stop / Call the school | nobody gets off at this stop | a child is missing from the list: call the school now
screen: School office, this morning | table Buses = Bus, Status, Children; Bus one, On time, eight; Bus two, Late, six; Bus three, Arrived, nine | map All buses | list Messages = Lena is absent; Ben is picked up by his aunt | buttons Message parents / Change a route | no buses are on the road | bus two is late: parents on its route were told

referee-assignment
thing: match, matches = Under nines, Saturday at ten; District league, two officials; Cup match, Sunday
must: Availability entered by every referee; Suggested officials by level, distance and neutrality; Accept, decline or swap on the phone; Fees and travel costs after the match
later: Match reports and incidents; Observation and feedback for new referees
screen: Your match, Saturday | headline Under nines, ten o'clock | map Way to the sports ground | list Officials = You, referee; Mei, assistant | list Details = Home team in red; Fee and travel paid on Monday | buttons Accept / I need a swap | no match for you this weekend | the match was cancelled: stay at home, and travel costs can be entered
screen: Assigner's desk, this weekend | table Matches = Match, Officials, Status; Under nines, Tom and Mei, Confirmed; District league, Anna, One missing; Cup match, nobody, Open | list Suggested = Ben, near by; Lena, right level | buttons Send offer / Assign all | all matches are covered | this referee belongs to one of the clubs: choose somebody else

marking-for-teachers
thing: paper, papers = Essay, class two; Maths test, question four; Language test, page missing
must: Suggested marks with a reason for each; The teacher confirms or changes every mark; Handwriting read, and unclear parts marked; Pupils' names hidden while marking
later: An overview of frequent mistakes in the class; Feedback that pupils can work on
screen: Maths test, question four | picture Answer in handwriting | headline Suggested: two of three points | words The method is right, the sign in the last line is wrong. | ask Comment = Check the sign in the last line | buttons Accept / Change mark | all answers are marked | this answer cannot be read: please mark it yourself
screen: Class overview | table Papers = Pupil, Suggested, Status; Pupil one, good, Confirmed; Pupil two, fair, To check; Pupil three, none, Unreadable | chart Points by question | list Frequent mistakes = Wrong sign; Missing unit | buttons Confirm all checked / Export marks | no papers yet, scan or upload a class set | a page is missing: scan it again or mark by hand

internship-matching
thing: placement, placements = Marketing, summer; Joinery, trial day; Office assistant, Tuesdays
must: A profile with task, supervisor and pay; Suitable candidates suggested to the firm; Contract and school forms prepared; Both sides asked in the second week
later: Reviews by former interns; A trial day before the contract
screen: Placement for students | headline Marketing intern, small company | list You will = Plan posts for one product; Talk to customers; Present your results | list Good to know = Paid; Supervisor is Anna; Counts for your course | ask Why you? = I enjoy writing and design | buttons Apply / Save for later | no placements for your dates yet, set an alert | this place is taken: similar ones are shown
screen: Firm's desk, candidates | table Candidates = Name, Available, Status; Mei, from June, Interview Tuesday; Ben, summer, New; Tom, now, Trial day | list Papers = Contract ready; Insurance confirmed; School form missing | buttons Invite / Decline politely | no applications yet, check the text of your offer | the interview was moved: the new time was sent to both
screen: Second week, check-in | list Intern says = Tasks are interesting; More feedback wanted | list Firm says = Works with care; Needs access to the files | ask Next step = Short talk every Friday | button Confirm for both | no check-in due this week | one side is unhappy: a call is offered today
`;
