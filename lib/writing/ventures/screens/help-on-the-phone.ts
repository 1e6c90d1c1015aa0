/** Money, health and safety of people, mostly on a phone: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HELP_ON_THE_PHONE_SCREENS = `
saving-app
thing: goal, goals = Emergency fund, on track; New bicycle, nearly there; Holiday in summer, just started
must: Automatic transfers after each payday; A pause when the balance is low; Withdrawals at any time; Clear information on who holds the money
later: Goals shared with a second person; Round-ups of card payments
screen: My goals | headline Two of three goals on track | list Goals = Emergency fund, on track; New bicycle, nearly there; Holiday, just started | chart Saved, by week | words Next transfer on Friday, after payday | buttons Add money / Withdraw | no goal yet, and the first one takes a minute to set up | a transfer failed, nothing was taken, and it is tried again on Monday
screen: Set up a goal | ask What are you saving for? = New bicycle | ask Save = A small sum after each payday | switch Pause when my balance is low | list Your money is = Held by our partner bank; In your name; Available any day | button Start saving | connect your bank account to begin | the bank could not be connected, please try again later
screen: Support desk | table Questions = User, Question, Status; Ana, withdrawal, answered; Ben, failed transfer, open; Mei, close account, open | chart Users with money put aside, by week | button Reply to Ben | no open questions today | the partner bank reports a delay, and all users concerned are told

credit-building
thing: entry, entries = Rent paid on time; Phone contract, active; Error to correct
must: The credit file explained in plain words; Rent and bills reported with consent; Reminders before each due date; Wrong entries disputed in the app
later: Tips before applying for a loan; A payment record for landlords
screen: My credit file | chart Score by month | list Entries = Rent, paid on time; Phone contract, active; Old address, wrong | words Next report on Friday | buttons Dispute an entry / Add a payment | no entries yet, start with your rent | a payment is not confirmed: ask your landlord here
screen: Case desk, open disputes | table Disputes = Customer, Entry, Status; Ana, Old address, Sent; Omar, Closed account, Answer due; Lena, Double entry, Corrected | list Missing = Omar's letter; Ana's proof of address | buttons Send to bureau / Message customer | no open disputes, and new files are listed | the bureau refused: see the reason and next steps

debt-relief
thing: plan, plans = Three loans, one plan; Rent arrears; Card debt and phone bill
must: All debts and letters in one list; A budget that leaves enough to live; Letters to creditors ready to sign; Reminders for every payment
later: A yearly check of the plan; A savings goal after the last payment
screen: My debts | picture Add a letter by photo | table Debts = Creditor, Status, Next step; Bank loan, In plan, Pay Friday; Landlord, Urgent, Call today; Phone bill, Agreed, Pay Monday | words Urgent letters come first | buttons Add a letter / Ask my adviser | no debts added yet, begin with the newest letter | a court letter was found: your adviser calls you today
screen: My plan | chart Debt left by month | steps Steps = List debts; Agree on budget; Write to creditors; Pay by plan | list This month = Bank loan, paid; Landlord, due Friday | switch Remind me two days before | button I cannot pay this month | no plan yet, your adviser is preparing it | a creditor said no: the next offer is ready to check

property-shares
thing: share, shares = Two-bedroom flat; Corner house; Shop with flat above
must: Full costs and risks for each property; Identity check and contract signed online; Rent and costs shown for each period; A clear way to sell a share
later: A yearly tax summary; Investor votes on large repairs
screen: Two-bedroom flat | picture Living room and street view | table Key facts = What, Status; Rented, Yes; Repairs, Roof done; Holding period, Five years | list Risks = Empty months; Repairs; No early sale guaranteed | ask Amount to invest | buttons Read documents / Reserve a share | no open property now, join the list | fully reserved: join the waiting list
screen: My shares | chart Rent paid out by quarter | list My properties = Two-bedroom flat, rented; Corner house, one flat empty | list News = New tenant from May; Boiler replaced | buttons Download statement / Offer my share | no shares yet, see open properties | no buyer found: your offer stays open for the next date

symptom-checker
thing: check, checks = Sore throat since Monday; Child with fever; Back pain after lifting
must: Emergency signs asked first; Simple questions one at a time; A clear recommendation with reasons; A summary to show the doctor
later: A check again after two days; Booking at a nearby practice
screen: Check symptoms | talk Questions = App: What is the problem?; You: Sore throat; App: Do you have trouble breathing?; You: No | list How long? = Today; Two days; A week | buttons Continue / Call emergency help | describe your main symptom to begin | these answers do not fit: please call a nurse or doctor
screen: Recommendation | headline See a doctor in the next days | list Why = Fever for two days; Pain on swallowing | list Go at once if = You cannot breathe well; You cannot drink | map Practices open now | buttons Book a visit / Save summary | no check yet, start a new one | no practice open nearby: call the on-call service
screen: Doctor's desk, reviews | table To review = Case, App said, Doctor; Sore throat, See a doctor, Agrees; Back pain, Wait, Disagrees; Fever, Today, Open | ask Comment = Ask about numbness as well | buttons Approve / Change the path | no cases to review today | an emergency was missed: the path is switched off

skin-check
thing: check, checks = Mole on the shoulder; Rash on the arm; New spot on the back
must: Guided photos with a quality check; An answer by a licensed dermatologist; Spots compared over time; A referral when a visit is needed
later: Reminders for regular checks; Family profiles
screen: Take a photo | picture Mole on the shoulder, close up | list Tips = Good light; Hold still; A coin beside the spot | list Changes = Larger; Darker; Itching; None | buttons Send to doctor / Take again | no photo yet, start with the whole area | the photo is blurred: please take it again
screen: Answer from the doctor | headline Please have this spot examined soon | list Reason = Uneven edge; Darker than before | picture Spring and now, side by side | words Answered by a dermatologist | buttons Book a visit / Ask a question | the answer arrives within two days | the photo could not be judged: a visit is recommended
screen: Dermatologist's desk | table Waiting = Patient, Spot, Since; Maria, Shoulder, Monday; Tom, Arm, Tuesday; Lena, Back, Today | picture Shoulder, close up | ask Finding = Uneven edge, please examine | buttons Send answer / Ask for a new photo | no cases waiting | an answer is nearly late: it is passed to a colleague

blind-help
thing: request, requests = Read a letter; Find the milk; Which bus is it
must: Help with the daily task, in voice or text; Answers that say how sure they are; Full use by voice, touch or screen reader; A human helper on call
later: Saved objects and places; Use with glasses and other aids
screen: What is in front of me | talk Answer = You: Read this letter; App: A letter from the bank, shall I read it all?; You: Yes | list Also possible = Find an object; Describe the room; Read a label | switch Speak slowly | buttons Repeat / Call a helper | point the camera and ask a question | the picture is too dark: switch on a light and try again
screen: Helper's screen, live call | picture User's camera, shelf with milk | talk Call = User: Where is the milk?; Helper: Second shelf, a little to the left | list Rules = Never say that a road is safe; Keep private papers private | buttons End call / Report a problem | no calls waiting, stay available | the video stopped: stay on the phone and reconnect

scam-protection
thing: check, checks = Call from an unknown number; Message about a parcel; Email that asks for a code
must: Check of any message, link or number; Warning during a suspicious call; A clear reason with every warning; A trusted contact chosen by the user
later: Weekly tips on new scams; A family plan for several phones
screen: Check a message | ask Paste the message or link | picture Screenshot of the message | headline Probably a scam | list Why we think so = It asks for a code; The link is not the bank's; The sender is unknown | buttons Block and report / Ask my trusted contact | nothing checked yet, paste a message to begin | we could not open the link: do not reply until it is checked
screen: Incoming call | headline Possible scam call | list Signs = Number reported by others; Claims to be your bank | words Hang up and call your bank on the number on your card. | buttons Hang up / I know this caller | no suspicious calls this week | the call could not be checked: hang up if you are asked for money
screen: My protection | switch Check incoming calls | switch Check messages | list Trusted contact = Anna, daughter | chart Warnings by week | button Change my settings | protection is off, switch it on to start | a permission is missing: open the phone settings

consumer-claims
thing: claim, claims = Late flight; Parcel not delivered; Deposit not returned
must: A free check of the claim; Upload of tickets, bills and letters; Status of every claim with deadlines; The fee shown before the claim starts
later: Reminders before a claim expires; Help with several claims at once
screen: Check my claim | list What happened? = Delayed or cancelled trip; Order not delivered; Deposit not returned | ask Company | ask Date | picture Ticket or bill | words You pay only if the claim succeeds. | button Check my claim | no details yet, choose what happened | this claim has expired: we explain why
screen: My claim | headline Letter sent on Monday | steps Status = Claim checked; Letter sent; Reminder; Decision | list Documents = Ticket; Booking confirmation; Refusal letter | buttons Add a document / Write to us | no claim yet, the check takes two minutes | the company refused: here is our next step
screen: Case desk | table Open claims = Claim, Status, Next; Late flight, Refused, Reply by Friday; Parcel, Letter sent, Wait; Deposit, New, Check papers | list Missing = Ticket from Anna; Bank details from Tom | buttons Write the reply / Close the case | no deadlines this week | a letter came back: check the company's address

patient-transport
thing: ride, rides = Dialysis, wheelchair; Discharge, stretcher; Check-up, help with walking
must: Booking with pick-up time and needs; Live status for ward and family; Regular rides booked in advance; Required papers attached to each ride
later: Shared rides on the same route; Monthly reports for clinics
screen: Book a ride | ask From = Ward two | ask To = Home address | ask Pick-up = Tuesday, 2 pm | list Needs = Wheelchair; Help on the stairs; Oxygen | switch Same ride every week | button Book the ride | no ride booked yet | no vehicle is free at two: the next times are shown
screen: Your ride today | headline Pick-up at 2 pm | map The vehicle is on the way | steps Status = Booked; Driver assigned; On the way; Arrived | list Driver = Sam, wheelchair van | buttons Call the driver / Change the time | no ride today | the driver is late: the new time has been sent
screen: Dispatch, today | table Rides = Time, Ride, Status; 9 am, Dialysis, Done; 2 pm, Discharge, Driver assigned; 3 pm, Check-up, Open | list Missing papers = Discharge, transport form | map Vehicles now | buttons Assign a driver / Message the ward | no open rides today | a vehicle broke down: free partners are listed

migraine-app
thing: entry, entries = Attack, Monday evening; Mild signs, Wednesday; Day without attack
must: One tap to record an attack; Medication counted per month; Triggers such as sleep and weather; A report for the doctor
later: A warning about possible triggers; Reminders for preventive treatment
screen: Attack now | headline Recorded, rest now | list Medication = Taken; Not yet | ask How strong? = Strong | switch Dark screen | buttons Add details later / It is over | no attack recorded, that is good | no connection: the entry is saved on this phone
screen: My month | chart Attacks by day | table Possible triggers = Trigger, Before attacks; Short sleep, Often; Missed meal, Sometimes; Weather, Rarely | ask Medication days this month = Six | words Ask your doctor if you need medication often | buttons Send report / Add an entry | patterns show after a few weeks | some days are missing: add them or leave them blank

vr-therapy
thing: session, sessions = Lift, first step; Flight, boarding; Calm breathing
must: Scenes in small steps; Ratings before and after each session; A stop button and a safety plan; A report for the therapist
later: Real-life exercises between sessions; More scenes for other conditions
screen: My programme | steps Steps = Look at the lift; Doors open; Ride one floor; Ride alone | ask How do you feel now? = Nervous, six | list Before you start = Sit down; Clear the space; Phone nearby | buttons Start session / Talk to my therapist | no programme yet, your therapist will set it up | headset not connected: charge it and try again
screen: Therapist's view, live session | picture Scene in the lift | chart Patient's ratings | list Controls = Easier step; Harder step; Pause | talk Patient = Patient: I feel dizzy; Therapist: Close your eyes, we pause | buttons Stop session / Next step | no session running, the next is on Tuesday | connection lost: the scene ends and the therapist calls

speech-therapy-app
thing: exercise, exercises = The sound S in words; Naming pictures; Slow reading aloud
must: Exercises chosen by a therapist; Recording and playback; Short sessions with reminders; Weekly progress for therapist and family
later: Video sessions with the therapist; Exercises in other languages
screen: Today's practice | picture A sun | headline Say: sun | list Today = Five words with S; Three short sentences; One game | buttons Record / Play again | all done for today, well practised | it is too loud here: find a quiet place and try again
screen: Therapist's desk, recordings | table This week = Name, Days, Review; Mia, Five, New; Leo, Two, Done; Anna, Four, New | list Mia, new recordings = Sun; Sock; Seven | ask Feedback = Good S at the start of words | buttons Send feedback / Change exercises | no new recordings today | the recording is unclear: ask for a new one

dementia-app
thing: session, sessions = Photo album with names; Favourite songs; Morning routine
must: Today's routine in pictures; Personal photos, music and voices; Large buttons without scores; Reminders and notes for carers
later: Messages from the family; Content for groups in care homes
screen: Today | headline It is Tuesday morning | list Today = Breakfast; Walk with Anna; Lunch | picture Anna, your daughter | buttons Play music / Call Anna | nothing planned, here is your photo album | no connection: photos and music still work
screen: Carer's page | list This week = Music, four times; Photos, twice; Morning routine, daily | ask Note = Enjoyed the old songs | list Reminders = Medication, 8 am; Drink, 3 pm | switch Simpler screen | buttons Add photos / Change routine | no entries yet, add three photos to begin | a reminder was not confirmed: please call

home-tests
thing: test, tests = Iron and vitamins; Cholesterol; Hormones
must: A short questionnaire before ordering; Clear sampling steps with pictures; Sample tracking from kit to laboratory; Results explained by a doctor
later: Results compared over time; Reminders for a follow-up test
screen: Take your sample | code Code on your tube | steps Steps = Wash hands; Take the sample; Close the tube; Post today | picture Tube filled to the line | switch Sample posted | buttons Track sample / I need help | no kit registered, scan the code on the box | too little blood: order a free new kit here
screen: Your results | headline Iron is low | table Results = Test, Result; Iron, Low; Vitamin D, Normal; Cholesterol, Normal | list Next steps = Talk to a doctor; Test again in three months | buttons Book a call / Download for my doctor | your sample is in the laboratory, results come on Friday | the sample could not be used: a new kit is on its way
screen: Our desk, kits and results | table Today = Customer, Status, Next; Maria, Result ready, Doctor calls; Tom, In laboratory, Friday; Lena, Kit not returned, Remind | list To send = New kit for Ben; Reminder for Lena | buttons Call the doctor / Send a reminder | no open kits today | serious result: a doctor calls the customer first

remote-patient-monitoring
thing: check, checks = Blood pressure, Monday; Weight, this morning; Oxygen level, evening
must: Readings sent from connected devices; Limits set for each patient; Alerts sorted by urgency; Notes on what was done after each alert
later: Video calls with the care team; Reports into the clinic system
screen: My readings today | list Measured = Blood pressure, done; Weight, done; Oxygen, to do | chart Weight this week | ask How do you feel? = Good | words In an emergency, call the emergency number. | buttons Measure now / Message my nurse | no readings yet today | the device is not connected: switch it on and try again
screen: Care team, morning list | table Patients = Name, Reading, Status; Anna, Weight up, Call today; Omar, Blood pressure normal, Fine; Lena, No reading, Reminder sent | list Open alerts = Anna, weight above limit | buttons Call Anna / Add a note | no open alerts this morning | readings are late: the connection is being checked
screen: Patient: Anna | chart Weight this week | list Limits = Weight; Blood pressure; Oxygen | list Notes = Called on Monday, feels well; Doctor informed | buttons Change limits / Add a note | no readings for Anna yet | a reading looks wrong: ask Anna to measure again
`;
