/** Apps for one's own life: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const OWN_LIFE_APPS_SCREENS = `
couples-app
thing: question, questions = What made you smile today?; Where shall we go in spring?; What can I do for you this week?
must: One question a day for both partners; Answers that open when both have replied; A weekly check-in with a guided talk; A private space that only two can see
later: Date ideas for evenings at home; Memories of earlier answers
screen: Today's question | headline What made you smile today? | ask Your answer = The way you sang in the kitchen | talk Answers = Ana: your message at lunch; Ben: our walk home | buttons Skip / Send answer | today's question arrives this evening | your answer was not sent: it is saved on this phone
screen: Weekly check-in | table This week = Topic, Ana, Ben; Time together, good, could be more; Teamwork, good, good; Rest, low, fine | words Talk first about time together | button Start the talk | both answers are needed before you see the week | your partner has not finished yet: send a friendly nudge
screen: Our page | picture Photo from Sunday | list Coming up = Date night on Friday; Visit in three weeks | list Favourite answers = First trip; Best breakfast | button Add a memory | no memories yet: add your first photo | the phones are not connected: send the invitation again

personal-ai-assistant
thing: errand, errands = Renew the passport; Move the dentist to May; Cancel the gym
must: Errands by voice, photo or forwarded mail; Approval before anything is sent or paid; Deadlines read from letters and contracts; A record of every step taken
later: Calls made in the user's name; A shared list for two adults
screen: My errands | list Waiting for you = Approve the gym letter; Choose a dentist time | list In progress = Passport appointment; Refund for shoes | list Done this week = Car inspection booked; Warranty filed | button Give a new errand | nothing to do: send a letter or say what you need | one account asks you to sign in again
screen: Approve | headline Cancel the gym at the end of May | words Dear team, please confirm the end of my membership | list Used = Contract from the photo; Your address | buttons Change / Send | nothing waits for your approval | the gym has not confirmed yet: it will be asked again on Friday
screen: Deadlines | table Coming up = What, When, Step; Passport, in June, appointment booked; Insurance, next month, offers compared; Tax letter, Friday, draft ready | button Add a letter | no deadlines found yet | the photo could not be read: take it again in better light

notes-second-brain
thing: note, notes = Idea for the talk; Quote on patience; Summary of the podcast
must: Quick capture by text, voice or photo; Search by meaning as well as by word; Links to related notes; Complete export as plain files
later: Old notes brought back for review; Handwriting read from photos
screen: Inbox | ask Write or speak a thought | list New today = Quote on patience; Voice memo from the walk; Article on cities | list Suggested links = Patience and learning; Notes on teaching | button Save | your inbox is empty | no connection: the note is saved on this device
screen: Search | ask What are you looking for? = the story about the gardener | list Found = Talk in spring, second page; Book notes on waiting; Voice memo, Tuesday | buttons Open / Show related notes | type a question or a few words | nothing close was found: try other words
screen: Note | headline Patience and learning | words What grows slowly holds longer. See the gardener story | list Linked = The gardener; Notes on teaching; Quote on patience | buttons Add link / Export | no links yet: related notes appear here | this note was changed on another device: compare both versions

task-planner-app
thing: task, tasks = Send the offer; Buy a birthday gift; Call the bank
must: Tasks entered by typing or speaking; A timed plan for today from tasks and calendar; New times for what was not done; Reminders when there is time for the task
later: Time estimates learned from earlier tasks; A review at the end of the week
screen: Today | list My day = Nine, send the offer; One, call the bank; Five, buy a gift | words Two hours are still free | switch Move what does not fit | button Add task | nothing planned: add your first task | your calendar could not be read: connect it again
screen: Evening review | table Today = Task, Planned, Result; Send the offer, one hour, done; Call the bank, short, moved to Friday; Gift, one hour, done | buttons Drop / Plan again | nothing was planned today | two tasks have no time yet: choose a day
screen: All tasks | ask New task = Pay the invoice by Thursday | list This week = Pay the invoice; Prepare the meeting; Book the train | list Someday = Sort photos; Read the manual | button Plan my week | no tasks yet | the date was not understood: pick one from the calendar

distraction-blocker
thing: focus session, focus sessions = Morning study, two hours; Writing, one hour; Evening without feeds
must: Chosen apps and sites blocked on a schedule; A pause before a blocked app opens; The same block on phone and computer; Calls and emergency functions always open
later: A trusted person who can lift the block; Weekly comparison of time spent
screen: Focus session | headline Blocked until four | list Closed now = Short videos; News; Shopping | list Open = Calls; Maps; Music | buttons Take a break / End early | no session is running: start one | a permission is missing: allow it in the phone settings
screen: Pause before opening | headline Do you really want to open it? | words You have opened it four times today | ask Reason = Reply to a message from Ana | buttons Not now / Open for five minutes | nothing is blocked at the moment | the timer could not start, so the app stays closed
screen: My week | chart Hours in blocked apps by day | list Best times = Monday morning; Thursday evening | switch Block on weekdays | button Change my schedule | your first week is still being measured | one device has not reported since Tuesday: open the app there

ai-mental-coach
thing: conversation, conversations = Sunday evening worries; Before the exam; After the quarrel
must: Short guided talks at any hour; Exercises for breathing and sorting thoughts; Local help shown at once in a crisis; Stress scores over the weeks
later: Talking by voice; Notes to take to a counsellor
screen: Talk now | talk Tonight = You: I keep thinking about tomorrow; Coach: What part of it worries you most?; You: speaking in front of everyone | words This is a program, not a therapist | buttons Start breathing / I need help now | no conversation yet: say how you feel | no connection: here are three exercises that work offline
screen: Exercise | headline Slow breathing | steps Follow along = Breathe in; Hold; Breathe out slowly | ask How tense are you now? = Less than before | button Continue | choose an exercise to begin | the sound does not play: follow the words on the screen
screen: Help in a crisis | headline Please talk to a person now | list Reach somebody = Emergency number; Help line, day and night; A friend you named | button Call the help line | add a person you trust | the call did not start: dial the number shown here

personal-health-record
thing: record, records = Blood test, March; Discharge letter, hospital; Vaccination card, Leo
must: Papers added by photo, file or clinic portal; A summary of diagnoses, allergies and medicines; Sharing with a doctor by a code that expires; Separate files for each family member
later: Reminders for vaccinations; Translation of medical terms
screen: My health file | ask Search reports | list Latest = Blood test, Tuesday; Letter from the eye clinic; X-ray, left hand | list Family = Maria; Leo; Grandma | button Add a paper | no papers yet: start with the latest report | the photo could not be read: take it again in better light
screen: Summary for the doctor | headline Maria, summary | table Medicines = Name, When, Since; Blood pressure tablet, morning, last year; Vitamin D, weekly, spring | list Allergies = Penicillin; Nuts | code Code for the doctor | buttons Share / Print | add medicines and allergies first | this code has expired: make a new one
screen: Who opened my file | table This month = Who, What, When; Dr Chen, summary, Monday; Eye clinic, X-ray, Friday | switch Ask me before each opening | button Stop sharing | nobody has opened your file | the list could not be loaded: sharing is paused until it can

chronic-symptom-tracker
thing: entry, entries = Morning, pain three; Lunch, cramps; Evening, tired
must: A daily entry in a few taps; Possible triggers such as food, sleep and stress; An overview of symptoms and triggers by week; A one-page report for the doctor
later: Data from watch and weather; Entries by voice
screen: Today's entry | ask Pain today = Three | ask Energy = Low | list Mark what applies = Slept badly; Dairy; Stress at work | switch Bad day, one tap only | button Save | no entry yet today | not saved online: the entry is kept on this phone
screen: My weeks | chart Pain and energy by day | table Before bad days = Possible trigger, Times seen; Short sleep, four; Dairy, three | words These are patterns, not proof | button Show entries | after two weeks of entries you see patterns here | too many gaps to compare this week
screen: Report for the doctor | headline Last three months | list Summary = Six bad days; Most pain in the morning; New medicine since May | chart Symptoms by month | buttons Send / Print | choose a period for the report | some weeks have no entries and are marked

lab-result-explainer
thing: report, reports = Blood test, Tuesday; Letter from the heart clinic; Scan of the knee
must: Reports added by photo or file; Each value explained in plain words; Clear notice when a doctor should be asked soon; Questions for the next visit
later: Comparison with earlier results; Reading aloud and other languages
screen: Add a report | picture Photo of the report | ask Whose report? = My father's | list Found in it = Six blood values; A short comment by the laboratory | button Explain it | add a photo or a file to begin | one line could not be read: please type the value
screen: Blood test in plain words | table Values = Value, Result, Meaning; Iron store, low, often tiredness; Sugar, usual, nothing special; Thyroid, slightly high, ask about a repeat | words This does not replace a doctor | list Ask your doctor = Should iron be checked again?; Do my tablets matter here? | buttons Print / Ask a doctor | no report has been explained yet | a value needs a doctor today: please call the practice now
screen: Doctor's checking desk | list To check = Kidney values, unclear unit; Heart letter, two findings | ask Correction | buttons Approve / Correct | nothing waits for checking | the original is not readable: ask for a new photo

fertility-support
thing: step, steps = Hormone test, Monday; First clinic visit; Injection, evening
must: Fertile days and cycle on one page; Next tests for both partners; Treatment calendar with medication times; Questions answered by a fertility nurse
later: Groups at the same stage; A summary for the clinic
screen: Our plan | headline Next step: blood test on Monday | steps Where we are = Cycle recorded; First tests; Talk with the clinic | list For both = Sperm test, booked; Hormone test, Monday | button Add a step | tell us where you are to see your plan | a date has passed: choose a new one
screen: Treatment calendar | table This week = Day, Time, What; Tuesday, 8 pm, injection; Thursday, 9 am, scan; Friday, 8 pm, injection | switch Remind both of us | buttons Done / Ask the nurse | no treatment is planned | the dose is missing: please check with your clinic
screen: Ask the nurse | talk Question = Ana: is some pain after the scan usual?; Nurse: mild pain can happen, call the clinic if it grows | list Read more = After the scan; When to call | button Write a question | no questions yet | the nurse is not on duty: in an emergency call your clinic

wearable-longevity-coach
thing: weekly plan, weekly plans = Earlier to bed, three nights; Two strength sessions; A walk after dinner
must: Data from several watches and rings in one place; One clear action for each week; Changes over months for sleep, pulse and fitness; Advice checked by a sports doctor
later: Yearly check-up results added; Calls with a coach
screen: This week | headline One change: lights out by ten | words You slept less than usual on four nights | steps My week = Monday, done; Tuesday, done; Wednesday, open | buttons Done today / Change the plan | connect a watch or ring to get your first plan | no data since Sunday: open the app of your device
screen: My months | chart Resting pulse by month | table Changes = What, Before, Now; Sleep, six hours, seven hours; Strength sessions, none, two a week | list What helped = Walk after dinner; No late coffee | button Share with my doctor | after four weeks you see changes here | two devices show different values: choose which one counts
screen: Coach's desk | list To check = Maria, pulse higher for five days; Tom, no strength session | ask Message to Maria = Take it easy today and see a doctor if you feel ill | buttons Send / Call | all plans are on track | one member's data is too old to give advice

move-to-earn
thing: challenge, challenges = Walk to work, two weeks; Office team, spring; Evening steps with friends
must: Steps and rides counted from phone or watch; Goals that suit each person; Rewards or stakes with clear rules; Checks against cheating
later: Challenges between teams; Gifts to a good cause
screen: My challenge | headline Walk to work, day four | chart Steps by day | list Team = Ana, goal reached; Ben, nearly there; Lee, not yet | words Three days left until the reward | button Invite a friend | no challenge yet: choose one to begin | steps could not be read: allow access in the settings
screen: Rewards | list Nearby = Coffee at the corner; Swim at the pool; Book shop voucher | code Voucher for the till | words Your points are enough for one reward | buttons Redeem / Save up | no points yet: your first walk starts the count | this voucher has been used already
screen: Sponsor's desk | table Spring challenge = Team, Active days, Rewards; North office, five, two; South office, four, one | list To check = One entry with unusual steps; One voucher used twice | buttons Approve / Ask for proof | no challenge is running: start one | the reward budget is used up: add to it or end the challenge

sexual-wellness-app
thing: session, sessions = Talking about wishes; Relaxing before closeness; After childbirth
must: Private sessions to read or hear; Programmes written by sex therapists; A lock and a plain icon on the phone; Sessions for one person or for two
later: Questions to an expert; Programmes for life after an illness
screen: Choose a programme | list Programmes = Talking about wishes; Closeness after childbirth; Less pressure, more ease | words Everything stays on your phone unless you share it | switch Plain icon | button Begin | answer three questions to find a programme | your purchase could not be confirmed: try again, nothing was charged twice
screen: Today's session | headline Talking about wishes | steps In this session = Listen; Write for yourself; Share if you like | ask What I would like to say = I miss our slow evenings | buttons Keep private / Share with my partner | no session is planned for today | the audio does not load: read the text instead
screen: Ask an expert | ask Your question, without your name | talk Answered = You: is pain normal after a birth?; Nurse: it is common and can be treated, please have it looked at | button Send | no questions yet | this needs a doctor: here is how to find one

baby-log-app
thing: entry, entries = Feed, left side, at three; Nap, one hour; Wet nappy
must: Feeds, naps and nappies in one tap; The same timeline for both parents; Timers for nursing and sleep; A sheet for midwife or doctor
later: Milestones with photos; Likely time of the next nap
screen: Now | headline Last feed two hours ago, left side | buttons Feed / Nappy | button Start nap | list Today = Feed at six; Nap, one hour; Wet nappy at nine | switch Night view | no entries yet: tap what happened last | no connection: entries are kept and shared later
screen: Our day | table Timeline = Time, What, Who; Three, feed, Ana; Five, nappy, Ben; Seven, nap, Grandma | ask Note = A little hoarse this morning | button Add carer | nothing logged today | the same feed was entered twice: keep one
screen: Sheet for the doctor | headline Leo, this week | chart Feeds and sleep by day | list Noted = Weight on Monday; Two restless nights | buttons Print / Send | a few days of entries are needed first | some days have gaps and are marked

parenting-advice-app
thing: question, questions = Tantrum in the shop; New baby brother; Will not go to bed
must: Answers that suit the child's age; A plan for two weeks with small steps; Words to say in hard moments; A person to ask when the plan does not work
later: Short audio lessons; A shared plan for both parents
screen: Ask | ask What is happening? = She screams when we leave the playground | ask Age = Three | list Others asked = Biting; Bedtime; Quarrels between siblings | button Get a plan | ask your first question | please tell us a little more so that the plan fits
screen: Plan for leaving the playground | headline Small steps for this week | steps Try = Say when it is nearly time; Offer a choice; Stay calm and go | words Say: you wanted to stay longer, and now we go home | buttons It helped / It did not help | no plan yet | this plan has no step for today: choose another day
screen: Talk with an educator | talk Question = Ana: the plan worked twice and then not; Eva: what was different the third time?; Ana: she was very tired | list Next = Leave before she is tired; Try again on Friday | button Send message | no conversation yet | nobody is free right now: you get an answer by tomorrow evening

child-play-development
thing: play idea, play ideas = Spoons in a box; Tunnel from cushions; Songs with hands
must: One play idea a day by age; What the game supports and why; Skills the child already shows; Notes on when to ask a doctor
later: Short films that show each game; Lists for grandparents and childminders
screen: Today's game | headline Spoons in a box | picture Spoons and a cardboard box | steps How to play = Put in one spoon; Let your child take it out; Name what you see | words Supports hands and first words | buttons Played / Another idea | tell us your child's age to get the first game | the film does not load: follow the pictures
screen: What Leo can do | list Already = Sits alone; Points at things; Says mama | list Perhaps next = Two words together; Climbs one step | ask New today = Waves goodbye | button Save | mark the first thing your child can do | this entry does not fit the age: please check the birthday
screen: My week | table Played = Day, Game, Liked; Monday, spoons, yes; Tuesday, tunnel, a lot; Thursday, songs, a little | list Needed tomorrow = Two cups; Water | button Share with grandma | no game played this week | the list was not shared: check the invitation

chore-sharing
thing: chore, chores = Take out the rubbish; Clean the bathroom; Cook on Tuesday
must: All chores with the time they take; A fair split that everyone agrees to; Reminders to the person whose turn it is; Done with one tap or a photo
later: Swapping chores; Stars and rewards for children
screen: Today at home | list Ana = Cook dinner; Water the plants | list Ben = Take out the rubbish; Buy milk | list Leo = Feed the rabbit; Make the bed | button Mark as done | nothing to do today | two people marked the same chore: choose who did it
screen: Our split | table This week = Chore, Time, Who; Bathroom, one hour, Ben; Laundry, two hours, Ana; Dishes, one hour, Leo | chart Hours by person | buttons Agree / Suggest a change | add your chores to see a fair split | one person has not agreed yet
screen: Leo's stars | headline Five stars this week | list Waiting for Mum = Bed made; Table set | list Rewards = Choose the film; Later bedtime on Friday | button Ask for a reward | no stars yet: pick a chore | this reward needs two more stars

family-location
thing: arrival, arrivals = Leo, at school; Ana, left work; Grandpa, at home
must: Notices when somebody arrives or leaves; A map that all members can see; A pause for each member; Old positions deleted by themselves
later: A notice when the battery is low; Support for children's watches
screen: Family map | map Where we are | list Now = Leo, at school since eight; Ana, on the way; Grandpa, at home | switch Share my position | button Ask Ana to call | invite your family to see them here | one phone has been off since nine: the last place is shown
screen: Places and notices | list Places = Home; School; Grandpa's house | switch Tell me when Leo arrives | ask New place = Swimming pool | button Save place | add your first place | location is switched off on this phone: turn it on in the settings
screen: Who looked | table Today = Who, Looked at, When; Mum, Leo, 8 am; Leo, Mum, 4 pm | words Everyone sees this list | buttons Pause for an hour / Share roughly | nobody looked today | the pause could not start: check your connection

private-family-album
thing: photo, photos = First steps in the garden; Birthday cake; Leo with Grandpa
must: Photos and films for invited people only; Sorting by the child's age; Hearts and comments from relatives; Download of the whole album at any time
later: Printed photo books; Photos shown on a frame or television
screen: Our album | headline Leo, eight months | picture First steps in the garden | talk Comments = Grandma: what a big boy!; Uncle Sam: give him a hug | button Add photos | no photos yet: add the first one | two photos are still loading: they follow when you have a connection
screen: People | list Invited = Grandma, looks every day; Uncle Sam, looked on Friday; Aunt Lucy, not opened yet | switch Relatives may save photos | button Invite someone | only you can see this album | the invitation was not delivered: check the address
screen: Grandma's page | headline New photos today | picture Birthday cake | list This week = Leo with Grandpa; On the swing; In the bath | buttons Send a heart / Order a print | no new photos since your last visit | the picture does not open: tap to try again

home-maintenance-planner
thing: task, tasks = Clean the gutters; Service the boiler; Test the smoke alarms
must: A yearly plan that fits the home; Reminders with a short how-to; A log of work, dates and receipts; A note on work that needs a licensed person
later: Local trades to ask for a quote; A home history to give to a buyer
screen: This month | headline Two tasks are due | list Due = Clean the gutters, two hours; Test the smoke alarms, short | list Later = Service the boiler, in May; Oil the terrace | buttons Done / Remind me later | nothing is due this month | the boiler's age is missing: add it to plan the service
screen: Clean the gutters | picture Gutter full of leaves | steps How to = Secure the ladder; Take out the leaves; Rinse with water | words Too high? Leave it to a tradesperson | buttons Mark as done / Find help | choose a task to see how it is done | no tradesperson answered yet: try another day
screen: House log | table Done = What, When, By; Boiler service, March, local firm; Roof check, April, roofer; Filter changed, May, myself | list Papers = Boiler warranty; Paint colours | button Add an entry | no entries yet: start with the last repair | the receipt could not be read: type the date
`;
