/** Courses, coaching and causes: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const COURSES_AND_CAUSES_SCREENS = `
trading-course
thing: lesson, lessons = Reading a chart; Where to set a stop; Writing your trading plan
must: Live lessons with recordings; A practice account and a trading journal; Feedback on the learner's own plan; Clear risk warnings in every lesson
later: A group for former learners; Sessions with guest investors
screen: My course, this week | headline Tuesday: where to set a stop | steps Your path = Charts, done; Risk, this week; Own plan, next | chart Practice account, by week | button Join the live lesson | no lesson is open yet, and the first one starts on Tuesday | the video stopped: the recording opens in its place
screen: Trading journal | table Trades = Market, Reason, Rule kept; Index fund, long-term plan, yes; Currency pair, news trade, no; Share, breakout, yes | ask What did you learn? = I entered too early | button Ask the mentor | no trades yet: write down the first practice trade | the entry was not saved: please send it again
screen: Teacher's desk | list Waiting for feedback = Plan by Ana; Journal by Sam; Question from Lin | talk Group = Ben: Why did my stop fill?; Teacher: The price jumped over it | button Start the lesson | nobody is waiting for feedback | the room is full: open a second one

digital-marketing-course
thing: project, projects = Advert for a bakery; Search page for a florist; Posts for a bike shop
must: Live lessons and recordings; A real practice firm for each learner; Feedback on every campaign; A portfolio page to show employers
later: Job offers from partner firms; Refresher lessons when platforms change
screen: My course | headline This week: your first advert | steps Modules = Customers, done; Adverts, now; Figures, next | picture Advert draft for the bakery | buttons Send for feedback / Ask a question | your practice firm is being chosen and arrives by Monday | the advert was refused: read the reason and change the text
screen: Campaign results | chart Clicks and enquiries by day | table Adverts = Advert, Shown to, Enquiries; Fresh bread, neighbours, five; Birthday cakes, parents, seven | ask What would you change? = A clearer picture | button Add to my portfolio | no figures yet, and the first ones come tomorrow | figures are late: the platform is still counting
screen: Trainer's desk | list To review = Search page by Mei; Advert by Jonas; Posts by Amara | table Group = Learner, Project, Status; Mei, florist, on time; Jonas, bakery, late | button Message the group | nothing to review today | a practice firm has left: give the learner another one

relationship-coaching
thing: session, sessions = First talk, Ana; Dating plan, Sam; Evening for two, Lin and Ben
must: Private booking and reminders; Video or in-person sessions; An exercise between sessions; Notes that only coach and client can see
later: Small groups on one topic; A follow-up call after some months
screen: Book your first talk | headline What brings you here? | list I am = After a break-up; Looking for a partner; In a relationship | ask Your goal = Talk without fighting | list Free this week = Tuesday evening; Thursday noon | button Book a talk | no free time this week, and new ones open on Monday | the time was just taken: please choose another
screen: My sessions | steps Our path = Goal, done; Honest talk, this week; Looking ahead, next | words Exercise: ask one question and only listen | ask How did it go? = Better than I feared | buttons Move the session / Write to my coach | your first exercise appears after the first talk | the note was not saved: please try again
screen: Coach's week | table Sessions = Client, Topic, Day; Ana, break-up, Tuesday; Lin and Ben, arguments, Wednesday; Sam, dating plan, Friday | list Before the next talk = Read Sam's note; Send the exercise to Ana | button Start the call | no sessions this week | the call broke off: phone the client

parenting-coaching
thing: session, sessions = Tantrums at bedtime, Ana; Phone rules, Ben; Parents' evening, nursery
must: Booking by phone in the evening; A plan with one change at a time; A day counter for parents; Group evenings for schools and nurseries
later: Short videos for each phase; Meet-ups of former groups
screen: What is hard right now? | list Choose = Tantrums; Bedtime; Siblings; Teenagers | ask Your child's age = Four | ask When is it worst? = Before nursery | buttons Book a call / Join a group | no groups in your area yet, and calls are open | the booking failed: please choose the time again
screen: Our week | headline One change: five minutes' warning | table Mornings = Day, How it went; Monday, calm; Tuesday, loud; Wednesday, calm | ask A note for your coach = Shoes are the problem | button Send the week | nothing noted yet: start tomorrow morning | the note is saved on this phone and sent later
screen: Coach's desk | list Today = Call with Ana; Group on phone rules; Evening at the nursery | table Families = Family, Topic, Good days; Ana, bedtime, five; Ben, phones, three | button Write the plan | no calls today | a parent did not join: a new time is offered

sewing-school
thing: course, courses = First skirt, Tuesday evenings; Pattern cutting, Saturdays; Children's bags, Thursday afternoons
must: Courses by level with free places; Machines and tools in the price; A finished piece in every course; Payment when booking
later: Machine time for former learners; A show of finished work
screen: Find a course | picture Finished skirts from the last group | list Courses = First skirt, Tuesday; Pattern cutting, Saturday; Trousers, Wednesday | ask Your level = I have never sewn | button Book a place | no places left, and the next group opens soon | the payment failed: your place is kept until tonight
screen: My course, first skirt | steps Evenings = Thread the machine, done; Cut the cloth, Tuesday; Sew the seams, next | list Bring along = Cloth; Paper scissors | ask Your waist and hip = Measured in class | buttons Cannot come / Ask the teacher | your course starts on Tuesday | the lesson is moved: see the new day
screen: Teacher's desk, Tuesday | table Places = Learner, Machine, Piece; Ana, one, skirt; Sam, two, skirt; Mei, three, bag | list To check = Machine four skips stitches; Order black thread | button Mark who came | nobody is booked tonight | a machine is broken: move the learner to a spare one

kids-robotics-school
thing: club, clubs = Robots for beginners, Tuesday; Circuits and motors, Thursday; Holiday camp, five days
must: Groups by age with free places; Consent and allergy details from parents; Attendance and pick-up list; Photos of the finished build
later: Badges for each level; Teams for competitions
screen: Find a club | picture Children with a small robot | list Clubs = Beginners, Tuesday; Circuits, Thursday; Girls' group, Wednesday | ask Your child's age = Eight | button Book a trial lesson | no free places near you, and the waiting list is open | the payment failed: the place is kept until tonight
screen: My child's builds | headline Lin built a robot that follows a line | picture Photo of the robot | steps Levels = Motors, done; Sensors, now; Own project, next | button See the showcase evening | the first build appears after the first lesson | the photo is missing: the instructor is asked for it
screen: Instructor's list, Tuesday | table Children = Name, Kit, Picked up by; Lin, two, father; Sam, three, grandmother; Ana, four, mother | list Check the kits = Battery low in kit three; Wheel missing in kit five | button Mark who is here | no club today | a child is missing: call the parents now

career-guidance-for-pupils
thing: profile, profiles = Ana, likes building and numbers; Ben, undecided between two trades; Mei, languages and people
must: A licensed test on phone or computer; A talk with pupil and parent; A short list of paths with next steps; Consent and safe storage of results
later: Shadowing days in firms; A class report for schools
screen: Your questions, part one | headline What do you like doing? | list Choose = Repairing things; Explaining to others; Working outdoors | steps Parts = Interests, now; Strengths, next; Wishes, last | button Save and go on | nothing chosen yet: take the first thought | no connection: your answers are kept on this phone
screen: My three paths | table Paths = Path, What fits, Next step; Nurse, people and care, visit a ward; Lab technician, precise work, open day; Teacher, explaining, school visit | chart My strengths | ask My first choice = Lab technician | button Book the next talk | your paths appear after the first talk | the report did not load: please try again
screen: Counsellor's desk | list Talks today = Ana with mother; Ben alone; Mei with both parents | table Profiles = Pupil, Test, Talk; Ana, done, today; Ben, half done, Friday | button Open the profile | no talks today | the test was stopped halfway: send the link again

kids-money-school
thing: lesson, lessons = Need or want; My first budget; What should it cost?
must: Lessons by age with small groups; A savings goal for each child; Tasks to do with parents; A sales day at the end
later: Workbooks for schools; A parents' evening on pocket money
screen: Book a course | headline Money club, Saturday morning | list Groups = Eight to ten years; Eleven to thirteen; Teenagers | ask Your child's first name = Sam | button Book a place | the group is full, and a second one opens soon | the payment failed: your place is kept until tonight
screen: My goal | picture Drawing of a bicycle | steps On the way = First coins saved; Halfway; Bought | list This week = Sold two old games; Bought a comic | button Add a coin | no goal yet: draw what you would like | the coin was not saved: please try again
screen: Trainer's desk | table Stalls = Team, Product, Price set; Ana and Ben, lemonade, yes; Mei and Sam, bracelets, not yet | list To bring = Cash box; Price tags; Game cards | button Start the sales day | no teams yet | too many children in one team: make another team

heritage-language-school
thing: group, groups = Little ones, songs and games; Readers, seven to nine; Teenagers, theatre
must: Groups by age and speech; Term dates and payment; A song or story for home each week; Consent and pick-up list
later: Online groups for faraway families; A festival with grandparents
screen: Join a group | headline Which language do you speak at home? | list Groups = Little ones, Saturday; Readers, Saturday; Teenagers, Sunday | ask How much does your child speak? = Understands, answers rarely | button Book a first lesson | no group near you yet, and online groups are open | the place was just taken: join the waiting list
screen: This week at home | picture Page of a picture book | list Words = Bread; Grandmother; Come here | steps For this week = Sing the song; Read the page; Call grandma | button Play the song | the first song arrives on Saturday | the sound does not play: open the text
screen: Teacher's list, Saturday | table Children = Name, Group, Here; Lena, little ones, yes; Tomas, readers, yes; Noor, readers, ill | list To prepare = Costumes; Letter cards | button Message the parents | no lessons this weekend | the room is locked: call the caretaker

style-consulting
thing: session, sessions = Colour analysis, Ana; Wardrobe check, Mei; Shopping morning, Sam
must: Booking with a short style questionnaire; A colour card on the phone; Photos of outfits from own clothes; Clear price for each session
later: A reminder before each season; Evenings for groups and firms
screen: Book a session | headline What would you like to change? | list Sessions = Colour analysis; Wardrobe check; Shopping together | ask Your occasion = New job | ask Clothes I never wear = Bright shirts | button Choose a time | no free times this week, and new ones open on Monday | the time was just taken: please choose another
screen: My colours and outfits | picture Colour card with warm tones | list Outfits = Grey trousers and green shirt; Blue dress and short jacket; Jeans and cream knit | list Still missing = Brown belt; Plain coat | buttons Add a photo / Ask a question | your card appears after the session | the photo is too dark: take it at a window
screen: Consultant's week | table Sessions = Client, Session, Place; Ana, colours, studio; Mei, wardrobe, at home; Sam, shopping, town | list To prepare = Drapes; Sam's sizes; Lookbook for Mei | button Write the style notes | no sessions this week | the client is ill: offer two new times

forest-school
thing: group, groups = Little foxes, three to five; Bushcraft club, seven to nine; School class, beech wood
must: Free places by day and age; Kit list and weather notice; Emergency contacts and allergies; Attendance at start and pick-up
later: Photo diary for parents; Booking for school classes
screen: Find a group | picture Children around a small fire | list Groups = Little foxes, Monday; Bushcraft, Wednesday; Family Saturday | ask Your child's age = Four | button Book a trial morning | no free places now, and the waiting list is open | the payment failed: the place is kept until tonight
screen: Tomorrow in the woods | headline Rain until noon: bring rain trousers | list Pack = Warm layer; Rain trousers; Snack | map Meeting point at the gate | buttons Child is ill / Message the leader | nothing planned tomorrow | storm warning: the morning is moved to the hall
screen: Leader's list | table Children = Name, Picked up by, Note; Ana, mother, nut allergy; Sam, grandfather, none; Lin, father, new boots | list Checks = First aid bag; Fire bucket; Tool count | button Everybody is here | no group today | one child is missing: start the search plan

clothes-and-baby-bank
thing: bundle, bundles = Newborn, winter; School start, girl of six; Cot and pram
must: Referral form for midwives and schools; Stock by size and season; Safety check for each baby item; Pick-up or delivery slots
later: A wish list for donors; Packing days for firms
screen: Ask for a bundle | headline For a family you support | ask Child's age and size = Six months | list Needed = Cot; Winter clothes; Pram | ask Pick-up day = Thursday | button Send the referral | no referrals from you yet | size is missing: please add it and send again
screen: What we need this week | list Wanted = Winter shoes for small children; Prams; School bags | list Please not now = Toys; Adult coats | map Drop-off points | buttons Bring something / Give money | all wishes are met this week: thank you | the drop-off point is full: choose another
screen: Packing table | table Bundles = Bundle, Missing, Ready; Newborn, nothing, yes; School start, shoes, no; Cot set, mattress, no | list Checks = Cot screws; Pram brakes; Washed | button Mark as packed | no bundles waiting | an item failed the check: take it out

disability-association
thing: meeting, meetings = Peer advice, Thursday; Outing to the lake; Evening with the council
must: Calendar with access details; Joining and yearly fee; Help requests for transport or interpreters; Large text and screen reader use
later: A map of accessible places; Letters for members to sign
screen: What is on | list This month = Peer advice, Thursday; Lake outing, Saturday; Swimming, Sunday | switch Only step-free places | ask I need = A lift and a guide | button Join the outing | nothing planned yet: suggest something | the lift van is full: we look for a driver
screen: Ask a member | headline Somebody who has been through it | ask Your question = My aid was refused | list People to talk to = Ana, wheelchair user; Ben, hearing loss; Mei, parent | button Ask for a call | nobody is free today, and calls start on Thursday | the message was not sent: please try again
screen: Office desk | table Requests = Member, Need, Status; Sam, ride to the clinic, found; Lin, interpreter, open; Omar, form, Thursday | list To do = Write to the council; Renew the van hire | button Call the member | no open requests | a driver has cancelled: ask the stand-in

free-health-camps
thing: check-up day, check-up days = River village, Sunday; Market hall, eye checks; School, teeth
must: Patient card with consent; Findings and referrals in one list; Team plan with licences; Follow-up calls
later: Reports for donors; Stock list for medicine
screen: Next check-up day | headline Sunday, village school | map Way to the school | list You can have checked = Blood pressure; Eyes; Blood sugar | button Ask for a reminder | no day planned near you yet | the road is closed: the new day is announced here
screen: Patient card | ask First name = Rosa | table Checks = Check, Result, Next; Blood pressure, high, clinic; Eyes, fine, none | switch Consent given | buttons Refer to clinic / Save card | no checks entered yet | no connection: the card is kept on this tablet
screen: Follow-up list | table Referred = Patient, Reason, Seen; Rosa, blood pressure, yes; Juma, eyes, not yet; Lila, pregnancy, yes | list Calls today = Juma; Amina | button Write the donor report | nobody to call today | number does not work: ask the village leader

scholarship-fund
thing: scholar, scholars = Amina, final school year; Jonas, first term nursing; Mei, technical college
must: Monthly gifts with receipts; Selection points and jury notes; Fee payments straight to the school; A report each term
later: Mentor calls with dates; A page for former scholars
screen: Give a term | headline Talent is there, the fees are not | list Choose = School year; College term; Books and bus | ask My gift = Monthly | buttons Give now / Ask a question | all scholars are covered: your gift goes to the reserve | the payment failed: no money was taken
screen: My scholar | words Amina passed all her subjects this term | list Papers = Fee receipt; School report; Letter | steps Path = School, done; First year, now; Degree, next | button Write a letter | the first report comes after the term | the report is late: the school was asked
screen: Jury's desk | table Candidates = Pupil, Marks, Need; A, very good, high; B, good, high; C, very good, medium | ask My points = Seven | list To do = Home visit to B; Call the head | button Close the round | no candidates yet | a juror knows the family: hand the case on

sport-for-change
thing: session, sessions = Girls' football, Monday; Open basketball, Wednesday; Running club, Saturday
must: Sessions with place and coach; Consent and emergency contact; Attendance on the coach's phone; Reports for sponsors
later: Coach training for older players; Kit lending list
screen: Play for free | headline Come as you are | list This week = Girls' football, Monday; Basketball, Wednesday; Boxing, Friday | map Pitches near you | ask First name and age = Amina, nine | button I will come | no sessions near you yet | the session is cancelled because of rain
screen: Coach's list, Monday | table Players = Name, Consent, Here; Amina, yes, yes; Lea, yes, late; Zoe, missing, no | list To bring = Balls; Bibs; Water | switch First aid bag checked | button Session done | no session today | a coach is ill: call the stand-in
screen: Sponsor's page | headline Your team this month | chart Players by week | picture Team after the match | list News = Two girls train as coaches; New goals arrived | button Sponsor another place | the first report comes next month | the report did not load: please try again

nature-conservation-group
thing: work day, work days = Beach clean-up, Saturday; Meadow mowing, Sunday; Nest box check, Wednesday
must: Calendar with place, task and kit; Sign-up with limits for each task; Results and photos by site; Membership and gifts
later: A species record on the phone; Team days for firms
screen: Join a work day | map Sites near you | list Next = Beach clean-up, Saturday; Meadow, Sunday; Pond, Tuesday evening | list Bring = Boots; Gloves; Water | button I will help | no work days planned, and walks are open | high water: the morning is moved
screen: Our sites | picture The bank before and after | table Results = Site, Done, Helpers; Beach, six bags, nine; Meadow, mown, five; Hedge, planted, eight | chart Birds counted by season | button Become a member | no results yet, and the first day is on Saturday | the photo is missing: add it later
screen: Leader's list | table Helpers = Name, Task, Here; Ana, rubbish count, yes; Ben, tools, yes; Mei, first aid, late | list Checks = Landowner told; Gloves; Sharps box | button Send the result | nobody signed up yet | a nest was found: stop the work there

prisoner-reentry
thing: plan, plans = Sam, released on Tuesday; Ana, room and papers; Ben, job talk on Friday
must: A plan for the first week; Contacts for mentor and crisis; Papers, bed and job in one list; Access only for named staff
later: Employers with open jobs; A report for funders
screen: My first week | headline Tuesday: Omar waits at the gate | steps Today = Phone; Room key; Identity papers | list This week = Bank, Wednesday; Doctor, Thursday; Job talk, Friday | buttons Call Omar / I need help now | your plan is made before release | no connection: the phone number is on your card
screen: Caseworker's list | table People = Name, Bed, Job; Sam, yes, talk Friday; Ana, until Monday, open; Ben, yes, working | list Urgent = Ana needs a room; Call probation | button Open the plan | nothing urgent today | a meeting was missed: call the mentor first
screen: Employer's page | list People who can start = Welder, May; Kitchen helper, now; Driver, next week | talk Contact = Employer: Who do I ring?; Caseworker: Me, any day | button Meet somebody | nobody fits yet: tell us what you need | the talk was cancelled: choose a new day

disaster-relief
thing: delivery, deliveries = Tents and blankets, river village; Water filters, school; Hot meals, town hall
must: Confirmed requests from named contacts; Stock list with places; Team alarm with answers; Receipt and photo at handover
later: A public map of deliveries; Wish list for firms
screen: Requests | map Places that asked | table Needs = Place, Needed, Status; River village, tents, loaded; Hill school, water, open; Town hall, meals, delivered | button Take a request | no open requests | contact cannot be reached: ask the town hall
screen: Alarm | headline Flood at the lower river | ask Can you come? = In two hours | list Team = Ana, driving; Ben, packing; Mei, at home | buttons I am coming / Not today | no alarm, and the next exercise is on Saturday | message not delivered: the phone chain starts
screen: Give for a kit | picture Relief kit with its parts | list In the kit = Tarp; Lamp; Water filter | ask My gift = One kit | button Give now | this need is covered: your gift fills the store | the payment failed: no money was taken

legal-aid-charity
thing: case, cases = Unpaid wages, Ana; Benefit appeal, Omar; Identity papers, Rosa
must: Intake with deadline and urgency; Conflict check and consent; A deadline calendar for all; Secure files for each case
later: Model letters for common problems; A report for foundations
screen: Tell us your problem | headline Free and confidential | list It is about = Wages; Family; Papers; Debt | ask Date on the letter = Last Monday | picture Photo of the letter | buttons Send / Call me | no letter yet: describe it in your words | the photo cannot be read: take it again in daylight
screen: Deadline calendar | table Cases = Case, Due, Lawyer; Wages, Thursday, Mei; Appeal, Friday, Jonas; Papers, next week, Noor | list Today = Call Omar; File the appeal | button Open the case | no deadlines this week | the lawyer is ill: the stand-in takes over
screen: My case | steps Where it stands = Letter read, done; Appeal sent, done; Answer, waiting | talk Messages = Rosa: Do I have to come?; Lawyer: Yes, on Tuesday with me | button Add a paper | nothing has happened since your last visit | the message was not sent: please call us
`;
