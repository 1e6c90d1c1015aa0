/** Causes and common good: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const CAUSES_SCREENS = `
food-rescue
thing: crate, crates = Bread and rolls, two crates; Yoghurt, use by Thursday; Carrots and apples, mixed
must: Offers from shops with amount and use-by date; A driver and a stand-in for every round; Opening times and what is in stock; A record of food given out and thrown away
later: Text messages when fresh food arrives; A report for donors and funders
screen: Food near you today | headline Open until 6 pm | list In stock = Bread and rolls; Yoghurt, use by Thursday; Carrots and apples | ask People in your household = Four | ask Please leave out = Pork, nuts | button Reserve a bag for 5 pm | nothing in stock yet, and the next delivery is due on Thursday | something was spoiled: tell us and we check the whole crate
screen: Driver's round | map Four stops in order | table Stops = Stop, Pick up, Status; Bakery, two crates of bread, collected; Market, six crates of fruit, next; School kitchen, hot meals, 2 pm | ask Temperature in the cold box = 4 degrees | switch Cold box closed | buttons Collected / Nothing today | no round today, and tomorrow's stops are listed | the driver cannot come: the stand-in gets the round with one tap
screen: Coordinator's desk | table Donors = Donor, Day, Food; Bakery, every evening, bread; Supermarket, Monday and Friday, fruit and dairy; Canteen, Thursday, cooked meals | chart Food collected and handed out, by week | list To do = Find a driver for Friday; Thank the new donor | button Message the volunteers | no offers yet, and the letter to shops is ready to send | food was kept too warm: it is taken out and the donor is told

youth-mentoring
thing: pair, pairs = Ana and Ben, third meeting; Lin and Jonas, first meeting on Friday; Mei, waiting for a mentor
must: Background check before the first meeting; Goals in the young person's own words; Meeting dates and short notes; A named supervisor for every pair
later: Events for all pairs; Alumni as new mentors
screen: Our meetings | headline Next meeting on Thursday at 4 pm | list My goals = Find a training place; Finish the application; Speak up in class | steps Application = Draft written; Checked together; Sent | talk Messages = Ana: Shall we meet at the library?; Ben: Yes, four is good | buttons Confirm / Move the meeting | no mentor yet, and we tell you within two weeks | something is wrong: your contact answers the same day
screen: Supervisor's desk | table Pairs = Pair, Last meeting, Next step; Ana and Ben, this week, nothing; Lin and Jonas, not yet, introduce; Mei, waiting, find mentor | chart Meetings held, by week | switch Background check complete | ask Note after the call = Ben has sent the application | button Call the mentor | no pairs yet, and two mentors finish training on Friday | a mentor leaves: the goodbye meeting and the next match are planned
screen: Become a mentor | steps Your way in = Short form; Interview; Background check; Training; First meeting | ask Time you have = Two hours a week | ask You can help with = Applications and maths | button Apply as a mentor | no training date yet, and we write when one is set | the check is still open: you cannot meet a young person before it

refugee-work
thing: candidate, candidates = Amina, cook, trial day on Thursday; Yusuf, mechanic, permit confirmed; Olena, accountant, language course
must: Skills and experience in a clear profile; Work permit status with dates; Trial days with employers; A contact for both sides after the start
later: Further training in the old profession; Help with housing near the job
screen: My way to a job | steps Status = Skills interview, done; Papers checked, done; Trial day, Thursday; Contract | list I can do = Cook for large groups; Run a small team; Order supplies | ask I can work = Weekdays, from 8 am | picture Map to the kitchen | button Ask a question in my language | no job suggested yet, and the next language course starts on Monday | the permit is delayed: your adviser calls the office and tells you the new date
screen: Employer's page | table Candidates = Name, Skill, Start; Amina, cook, Thursday trial; Yusuf, mechanic, Monday; Olena, accounts, after the course | list Included = Papers checked; Language level; Contact for your team | ask Your open position = Kitchen assistant | button Arrange a trial day | no candidate matches yet, and we write within a week | the trial did not work out: tell us why and we suggest somebody else
screen: Job coach's week | table People = Name, Next step, Waits for; Amina, trial day, nobody; Yusuf, contract, employer; Olena, certificate, office | chart People in work, by month | ask Note = Yusuf needs a bus pass | button Send reminder to the office | no appointments today, and three employers to call | somebody quits: call both sides within a day

literacy
thing: lesson, lessons = Letters and sounds, first week; Forms and addresses; Reading a short story
must: A quiet first talk, by phone or in person; Lessons with letters and forms from daily life; Every text can be heard as well; Progress that only the learner and tutor see
later: Practice on the phone between lessons; A reading group for former learners
screen: My words this week | picture Sign at the bus stop | list Words = Street; Closed; Entrance | code Scan the sheet and listen | ask Write the word = Street | buttons Listen again / Next word | no words yet, and the first lesson begins with your own name | the sound does not play: turn up the volume or try again
screen: Book a first talk | words Free, private and without a test | picture Photograph of your tutor | list Choose a time = Monday, 5 pm; Wednesday, 6 pm; Saturday, 9 am | ask Your first name | button Call me back | no time fits, and we call you when it suits you | you cannot come: press here and we find a new time
screen: Tutor's desk | table Learners = Name, Works on, Next; Ana, bus timetable, Tuesday; Ben, job form, Thursday; Mei, short story, Friday | chart Lessons attended, by week | ask Note = Ben read the first page alone | button Send a voice message | no lessons today, and material for tomorrow is ready | a learner missed two lessons: a friendly call is due

clean-water
thing: water point, water points = School yard, working; Market square, low pressure; Upper village, repair on Tuesday
must: Status of every water point today; Repairs with a named person and a date; Water tests with date and result; Sales and repair fund in one book
later: Payment by mobile phone; Delivery for people who cannot walk far
screen: Water near you | map Three water points nearby | list Today = School yard, open; Market square, open; Upper village, closed | headline Last test: safe to drink | list Opening hours = Morning, 6 to 9; Evening, 4 to 7 | button Report a problem | no point nearby yet, and you can suggest a place | a point is closed: the nearest open one and the repair date are shown
screen: Operator's phone | headline School yard is working | ask Meter reading | list Today = Tap cleaned; Chlorine checked; Cash counted | picture Pump and tap | buttons All fine / Report a fault | no reading yet today, enter one before you close | the pump does not start: the technician is called and a sign goes up
screen: Water desk | table Points = Point, Status, Next; School yard, working, test on Friday; Market square, low pressure, clean filter; Upper village, closed, new seal | chart Days without water, by point | list In store = Seals; Filters; Tap handles | button Send the part | all points are working, and the next test is on Friday | a test fails: the point is closed and people are told at once

repair-cafe
thing: repair, repairs = Toaster, does not heat; Jacket, broken zip; Chair, loose leg
must: Dates and places of the next repair days; A form for what is broken, with a photo; A time slot with the right repairer; A safety test before electrical things leave
later: Spare parts and tools to order; Courses to learn one kind of repair
screen: Book a repair slot | headline Saturday, 2 to 5 pm | ask What is broken? = Toaster, does not heat | picture Photo of the toaster | list Free slots = Electrics, 3 pm; Clothes, 2 pm; Wood, 4 pm | ask Your name = Ana | button Book 3 pm | no repair day is planned yet, and you can leave your mail | all slots are full: you are on the waiting list and we call if one opens
screen: My repair | steps Status = Registered; At the table; Repaired; Safety test passed | list Found = Loose wire; Crumbs in the lever | words Your repairer is Ben, table two | switch I have read the liability form | button Give what you like | nothing registered yet, start with a photo | it cannot be repaired: we tell you why and where to recycle it
screen: Welcome desk | table Visitors = Thing, Table, Status; Toaster, electrics, repaired; Jacket, sewing, in work; Chair, wood, waiting | chart Things repaired, by kind | list Repairers today = Ben, electrics; Lin, sewing; Jonas, wood | ask Part needed = Zip, blue | button Call the next visitor | nobody has registered yet, and the poster is ready to print | an appliance fails the test: it is marked and does not leave working

tool-library
thing: tool, tools = Cordless drill with bits; Carpet cleaner, back on Friday; Long ladder
must: A catalogue that shows what is free today; Booking with pick-up and return dates; Instructions and safety tips for each tool; A check of condition on loan and return
later: Sets for whole projects; Evening courses for beginners
screen: Find a tool | ask What do you need? = Drill | list Free this weekend = Cordless drill; Hammer drill; Wall scanner | picture Drill with its case | ask Pick up = Friday, 6 pm | button Reserve until Monday | nothing found, and you can suggest what we should buy | the tool is out: see when it is back or join the waiting list
screen: My loans | list Borrowed = Drill, back on Monday; Ladder, back on Friday | words Instructions and safety tips are below | picture How to change the bit | buttons Extend the loan / Report a fault | nothing borrowed yet, and the most wanted tools are shown | you are late: the next member is waiting, tell us when you come
screen: Counter | table Loans = Tool, Member, Due; Carpet cleaner, Lin, Friday; Ladder, Ben, yesterday; Sander, Mei, Monday | ask Missing or broken = One bit | switch Cable and plug checked | buttons Returned, fine / Returned with a fault | no loans today, and three tools are due for a test | a tool is overdue: the member gets a message today

community-garden
thing: bed, beds = Bed four, beans and tomatoes; Bed seven, free; Shared herb bed
must: A plan of all beds with names; A watering schedule in pairs; Garden rules and opening times; A waiting list for free beds
later: Workshops through the season; A swap board for seeds and harvest
screen: My bed | picture Bed four, beans and tomatoes | list This week = Water on Tuesday; Tie up the tomatoes; Pick the beans | ask I am away from = Saturday | switch Others may water my bed | button Ask for a stand-in | no bed yet, and the waiting list is open | nobody can water this week: the whole group gets a message
screen: Garden plan | map Eight beds, a shed and a tap | list Free now = Bed seven; Half of bed two | list Next dates = Work day, Saturday; Meeting, Wednesday, 6 pm | words The shed code is in your messages | button Apply for bed seven | all beds are taken, and you are on the waiting list | the tap is closed: use the rain barrel until Thursday
screen: Coordinator's desk | table Beds = Bed, Gardener, State; Four, Ana, well kept; Five, Ben, dry; Seven, nobody, free | chart Visits, by week | list To do = Write to Ben; Order compost; Renew the insurance | button Offer bed seven | no new requests, and the next work day is on Saturday | a bed is left alone: the gardener is asked before it is passed on

women-coding
thing: session, sessions = First web page, Tuesday; Working with data, Thursday; Own project, last week
must: A short self-test before the course; Sessions live and as recordings; A project that can be shown to employers; A mentor for every learner
later: Interview practice with companies; A club for graduates
screen: My course | steps Sessions = First page, done; Styles, today; Forms, Thursday; Own project | list Today = Colours and fonts; Layout; Practice in pairs | picture Your first page | ask Where are you stuck? = The button does nothing | button Ask a mentor | the course starts on Tuesday, and the set-up takes a few minutes | you missed a session: the recording and the exercise are here
screen: Apply for a place | headline Next course, evenings | list Included = Laptop on loan; Recordings; Mentor | ask Experience = None yet | ask Days that suit me = Tuesday and Thursday | button Apply | this course is full, and the next one opens soon | the form was not sent: your answers are saved, try again
screen: Course desk | table Learners = Name, Last session, Needs; Ana, here, nothing; Mei, missed two, a call; Olena, here, laptop | chart Projects finished, by week | list Companies = Two interviews offered; One internship | switch Room booked for Thursday | button Call Mei | nobody has applied yet, and the open evening is ready to share | a teacher is ill: the mentor takes over with the recording

volunteering
thing: task, tasks = Reading with children, Tuesdays; Planting day in the park, once; Driver, Saturday morning
must: Tasks by place, date and time needed; A reply from the organisation within two days; A contact person for the first day; Reminders and easy cancelling
later: Team days for companies; A certificate of hours
screen: Find a task | ask I have time = Saturday, two hours | map Tasks near you | list Matches = Planting day; Food sorting; Driver for a short trip | ask I would rather not = Lift heavy things | button Sign up | nothing near you on Saturday, and two tasks can be done from home | the task is full: here are two like it
screen: My task on Saturday | headline Planting day, 9 am | list Good to know = Meet Ana at the gate; Wear old shoes; Tools are there | map Way from the bus stop | talk Messages = Ana: Looking forward to meeting you; You: See you on Saturday | buttons I am coming / I cannot come | no task yet, and three suggestions wait for you | nobody has answered yet: we call the organisation for you
screen: Organisation's page | table Volunteers = Name, Task, Status; Lin, planting, confirmed; Ben, driver, new; Mei, planting, cancelled | switch Background check needed | ask New task = Help at the summer festival | chart Volunteers who came again | button Reply to Ben | nobody has signed up yet, and a clear description helps | somebody did not come: send a friendly message and open the place again

donation
thing: project, projects = New roof for a school; Wheelchair for a young athlete; Trees for a park
must: Checked projects with goal and progress; Safe payment in a few taps; Reports with photos and receipts; Receipts for the tax return
later: Monthly giving with a choice of projects; Matching gifts from employers
screen: New roof for a school | picture Roof under repair | steps Progress = Timber, paid; Beams, in place; Tiles, still needed | list Checked by = Local partner, visited in May; Receipts on file | ask My gift is for = The tiles | switch Give every month | button Donate | this project is fully funded, and similar ones are shown | the payment failed: nothing was charged, try again
screen: My giving | list My gifts = School roof, in March; Trees for a park, in May | picture New photo: the beams are up | words Your receipt for the tax return is ready | buttons Read the report / Give again | no gifts yet, and three small projects are shown | a project was stopped: choose where your gift should go
screen: Project checks | table Applications = Project, Visited, Open; School roof, yes, nothing; Wheelchair, by partner, bill; Park trees, no, permit | list To do = Call the partner; Compare the photos | switch Second person has checked | buttons Publish / Decline | no applications to check, and two reports are due | a project is found to be false: it is taken down and donors are told

animal-rescue
thing: animal, animals = Nala, shy, good with cats; Rex, older dog, calm; Two kittens, only together
must: An honest profile of every animal; A questionnaire and a home check; Vet records and the contract in one file; Help by phone after the adoption
later: Monthly sponsorship of an animal; Training tips for the first weeks
screen: Meet Nala | picture Nala in her foster home | list About her = Two years old; Good with cats; Learns to stay alone | list She needs = A quiet home; A garden or park nearby | ask At home with us = Two children, one cat | buttons Ask to meet Nala / See other animals | no animal fits right now, and we write when one arrives | this animal is reserved: you can join the waiting list
screen: My adoption | steps Status = Questionnaire, done; First visit, Saturday; Home check; Contract and vet papers; Moving in | list Bring along = Lead and collar; Travel box | talk Messages = You: Does she pull on the lead?; Mei: Only a little | button Confirm Saturday | no adoption started yet, begin with the questionnaire | it does not work out: call us, the animal can always come back
screen: Foster desk | table Animals = Animal, Foster home, Next; Nala, Mei, visit on Saturday; Rex, Jonas, vet check; Kittens, Lin, vaccination | chart Free foster places, by week | list Asking for a place = Mother cat with kittens; Older dog | button Ask foster homes | all animals are placed, and two homes are free | an animal falls ill: the vet is called and adopters are told

energy-coop
thing: site, sites = School roof, running; Barn roof, waiting for the grid; Sports hall, in talks
must: Status of every site, updated monthly; Buying a share, with risks in plain words; Power produced today and this year; Meetings, votes and documents for members
later: A battery for the evening hours; Charging points for members
screen: Our sites | chart Power produced today | list Sites = School roof, running; Barn roof, waiting for the grid; Sports hall, in talks | headline One share, one member, one vote | words Shares can lose value, please read the risks | button Buy a share | no site is running yet, and the first one is shown with its dates | a system is off: the installer has been called
screen: My membership | list My account = Two shares; Last payment, May | list Next dates = General meeting, Thursday; Visit to the roof, Saturday | ask My vote = Build on the sports hall | buttons Vote yes / Vote no | no shares yet, and the information evening is on Thursday | you want to leave: the notice period and the form are here
screen: Board's desk | table Interested = Name, Evening, Next; Lin, came, signed; Ben, came, wants figures; Mei, could not come, call | steps Barn roof = Owner agreed; Structure checked; Grid answer; Installation | list To do = Monthly letter; Insurance offer | button Send the monthly letter | nobody new this week, and the poster for Thursday is ready | the grid operator says no: members are told within a week

inclusive-cafe
thing: order, orders = Soup and bread; Cappuccino and apple cake; Tray for a meeting, Thursday
must: A small menu with pictures; Picture cards for every task; Catering orders by phone or online; A shift plan with breaks and support
later: Work placements with partner employers; A loyalty card for regulars
screen: Today's menu | picture Soup, cake and coffee | list Today = Leek soup; Apple cake; Cappuccino | ask Anything we should know? = No nuts | words Good things may take a minute longer | buttons Eat here / Take away | the café is closed, and tomorrow's menu is shown | something is wrong with your order: show it at the counter and we fix it
screen: Order for a meeting | ask Day and time = Thursday, 9 am | ask People = Eight | list Choose = Sandwiches; Fruit; Cake tray | switch Vegetarian only | button Send the order | no day chosen yet, and we need one day's notice | that day is full: Friday is still free
screen: Team plan | table Shift = Name, Task, Support; Ben, coffee machine, Ana; Lin, baking, none; Theo, service, Ana | steps Coffee, step by step = Cup; Press the bean; Milk to the line; Serve | switch Quiet break needed | list To do = Bake for Thursday; Order milk | button Ask for help | no shift today, and next week's plan is ready | somebody is ill: the stand-in is called and the menu gets shorter
`;
