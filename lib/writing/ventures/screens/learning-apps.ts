/** Learning at home and online: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const LEARNING_APPS_SCREENS = `
homework-tutor
thing: question, questions = Fractions, exercise four; Essay on a short story; Electric circuits
must: Hints before the answer; Photo or typed question; Explanations in the school's method; A weekly report for parents
later: Test preparation by topic; Live help from a teacher
screen: Exercise four | picture Photo of the exercise | talk Help = Tutor: What is the common denominator?; You: Six; Tutor: Right, now add the two | ask My next step | buttons Another hint / Try alone | take a photo of an exercise to begin | the photo cannot be read, take it again or type the question
screen: Practise again | headline One more like the last one | picture A new exercise on fractions | ask My answer | list Remember = Find a common denominator; Add; Simplify | button Check | finish one exercise to unlock practice | not quite, look at the second step again
screen: Parent's report | table This week = Topic, With help, Alone; Fractions, five, three; Essay, one, one; Circuits, two, none | chart Exercises solved alone, by week | words Circuits need more practice | switch Send me this every Friday | no homework was done this week | the report could not be sent, please check your email address

language-app
thing: lesson, lessons = Order a coffee; Ask for directions; Introduce yourself
must: Lessons on everyday situations; Audio by native speakers; Speaking practice with feedback; Review of words before they are forgotten
later: Live conversation with a partner; Offline lessons
screen: Order a coffee | picture A café counter | talk Listen and answer = Waiter: What would you like?; You: A coffee, please; Waiter: Anything else? | ask Speak your answer | buttons Play slowly / Next | choose a lesson to begin | the microphone is off, type your answer or try again
screen: My progress | headline Welcome back | chart Words you know, by week | list Review today = Please; To the left; How much is it? | ask Daily goal = Ten words | button Start a short lesson | finish the first lesson to see progress | progress could not be saved, please check your connection
screen: Course overview | list Topics = First words, done; Eating out, next; At work; At the doctor | ask Why are you learning? = For my new job | switch Remind me every day | button Open next topic | choose your language and level | this topic is not available yet, the next one is ready

kids-reading
thing: story, stories = The bear and the button; Two goats on a bridge; Mia takes the bus
must: Stories sorted by reading level; Words sounded out on tap; Short daily sessions with a clear end; No advertising and no chat
later: Printed booklets of the stories; Recordings for grandparents
screen: The bear and the button | picture A bear looking under a sofa | headline The bear looks under the sofa | switch Highlight each word | buttons Sound it out / Next page | the story is finished, choose another | the microphone hears too much noise, read to an adult and tap next
screen: Choose a story | list Level two = The bear and the button; Two goats on a bridge; Mia takes the bus | ask My level = Short words | words Today, one story is enough | button Read | finish this level to open the next | the story could not be loaded, a saved one is ready
screen: For parents | list This week = Monday, one story; Wednesday, two stories; Today, open | chart Words read correctly, by week | list Hard words = Under; Bridge; Through | link Delete recordings | button Choose the next level | no reading yet this week | the recording failed, no progress was counted

maths-practice
thing: exercise, exercises = Seven times eight; A half plus a third; Twelve minus seven
must: Exercises chosen from past mistakes; Pictures that explain each step; A daily limit set by parents; Progress by topic for parents
later: Printable worksheets; Classes for teachers
screen: Today's practice | headline 7 × 8 | picture Seven rows of eight dots | steps Help = Five times eight; Two times eight; Add both | ask My answer | button Check | practice is done for today, well done | not quite, try it with smaller numbers first
screen: Progress for parents | table Topics = Topic, Now, Next; Times tables, nearly sure, sevens; Fractions, started, halves; Subtraction, sure, done | chart Mistakes by week | words Fractions need practice this week | button Choose a topic | progress appears after the first three days | too few exercises to judge, practise on two more days
screen: Settings | ask Child's nickname = Mia | ask School year = Third | ask Minutes a day = Ten | switch Sounds on | button Save | add a child to begin | settings were not saved, please try again

coding-course
thing: project, projects = A quiz game; A to-do list; A page about my hobby
must: Lessons with exercises in the browser; Error messages explained in plain words; A project of one's own from the first week; Help from a teacher when stuck
later: A gallery of finished projects; Live sessions in small groups
screen: Exercise, lesson two | words Show the score after each answer | ask My code = print score | list Result = Line two: quotation marks are missing; Two of three tests passed | buttons Run / Get a hint | choose a lesson to start | the program does not stop: it was ended, and the loop is marked
screen: My project | picture Preview of the quiz game | steps Progress = Questions, done; Score, done; Design, open | talk Help = You: the score stays at zero; Teacher: check line four | buttons Publish / Keep private | no project yet, and three ideas for beginners are shown | it contains a personal name: remove it before publishing
screen: Teacher's desk | table Learners = Name, Lesson, Stuck at; Ana, four, loops; Ben, two, nothing; Mei, three, functions | chart Exercises solved by week | list Questions = Ana, today; Mei, yesterday | button Answer Ana | no open questions, and one project to review | an exercise fails for several learners: the test is checked first

exam-course
thing: course, courses = Evening course, eight weeks; Weekend course; Repeat course before the second sitting
must: A study plan back from the exam date; Mock exams under exam conditions; Answers marked with comments; Topics ranked by marks lost
later: Small groups for weak topics; A course for repeat candidates
screen: My study plan | headline Six weeks until the exam | steps Next = Mock exam, Saturday; Statistics, Monday; Essay practice, Wednesday | chart Marks in mock exams | words Statistics gains you the most marks | button Start today's topic | enter your exam date to see a plan | the exam date has changed, so the plan has been updated
screen: Mock exam results | table Marks lost = Topic, Marks, Reason; Statistics, six, units missing; Essay, four, no conclusion; Graphs, one, scale | talk Marker's comment = You: What should I do first?; Marker: Practise units every day | buttons Practise this topic / Ask the marker | no mock exam taken, the next is on Saturday | one page could not be read, please upload it again
screen: Course desk | table Candidates = Name, Last mock, To do; Ana, lower, call; Jonas, same, extra exercises; Mei, higher, nothing | switch Marking for Saturday is staffed | chart Attendance by week | button Message the group | no candidates yet, the course page is ready to share | a teacher is ill, the second teacher takes over tonight

expert-course
thing: lesson, lessons = Lesson one, the basics; Lesson two, common mistakes; Final project
must: Short video lessons in a clear order; Tasks to hand in after each part; Feedback from the expert on own work; Access on phone and computer
later: A live question hour every month; A certificate for the finished course
screen: My course | picture Video, lesson three | steps Lessons = The basics, done; Common mistakes, done; First own piece, today; Final project | list Material = Worksheet; List of supplies | button Hand in my work | no course yet, and the first lesson is free to watch | the video does not play: try a lower quality or download it
screen: Feedback on my work | picture Your first piece | talk Comments = You: I got stuck at the second step; Teacher: Good start, try it slower | list To improve = Cleaner edges; More contrast | buttons Hand in again / Next lesson | nothing handed in yet, and lesson one ends with a small task | the upload failed: choose a smaller file
screen: Teacher's desk | table To review = Learner, Lesson, Since; Ana, three, today; Ben, three, yesterday; Mei, two, Monday | chart Learners by last lesson watched | ask Message to all = Live question hour on Thursday | button Review the next one | no work to review, and three learners have not started | a learner asks for a refund: the terms and the date of purchase are shown

career-bootcamp
thing: class, classes = Spring class, full time; Autumn class, evenings; Open day, Saturday
must: The skills employers ask for, shown before booking; A clear weekly timetable; A mentor who works in the field; Results that count everybody who started
later: Job interviews with partner employers; A network of former participants
screen: Apply for a class | headline Your new job starts here | list Choose = Spring class, full time; Autumn class, evenings | ask My experience = Six years in sales | ask How I pay = In instalments | button Book a first talk | no class has free places, and the waiting list is open | the application was not sent: check the email address
screen: My week | list Today = Morning lesson, 9 am; Team project, 1 pm; Mentor, 4 pm | steps Projects = First task, done; Team project, in progress; Portfolio, open | talk Mentor = You: our test fails; Mentor: show me at four | buttons Hand in / Ask for help | the class starts on Monday, and preparation takes a few hours | you missed two days: a plan to catch up is ready
screen: Graduates and jobs | table Class = Name, Portfolio, Interviews; Ana, ready, two; Ben, in review, none; Mei, ready, hired | chart Weeks from the last day to the first interview | list Employers looking = Two junior roles; One internship | button Send profiles | no graduates yet, and five employers have said what they need | one person cannot be reached: counted as not hired

music-practice
thing: lesson, lessons = A lullaby in C; Bars nine to twelve, slow; The tune from your wedding
must: The hard bars alone, slower, in a loop; An ear that tells rhythm from wrong notes; A piece one already hums; A teacher who listens when it fails for days
later: A second voice to play with; An evening for the neighbours, three pieces long
screen: Bars nine to twelve | picture Four bars, two notes in red | chart Your beat beside the metronome | list Heard = Notes, all right; Late into bar ten; Better than Tuesday | switch Slower by a third | buttons Once more / From the beginning | the case stays shut today, and the shortest piece takes four minutes | the room is loud or the string is out of tune: tune first, then it listens
screen: Teacher's phone, sent last night | picture Left hand, from the window side | table To hear = Who, Piece, Fails since; Ana, lullaby, four days; Jonas, scale in G, not any more; Mei Lin, wedding tune, bar ten | ask My answer = Lift the elbow, then try | button Answer by playing it | nobody is stuck, and who has not played for a week | no right for this song yet: it is put away, and a free one of the same kind taught

speaking-practice
thing: conversation, conversations = The call to the landlord; My two minutes on Monday; No, said to a colleague
must: The one feared talk, by its name; A first try nobody hears; Single sounds and pauses, shown where they were; Somebody on the other side who answers back
later: The same talk once more, after the real one; A room of six, when you ask for it
screen: The call you keep putting off | talk Landlord answers = Landlord: yes, what is it?; You: it is about the heating; Landlord: again? | chart Where you slowed down and where you rushed | list Listen back to = Heating, first sound swallowed; The pause before "three weeks", good | buttons Once more, angrier landlord / I ring him now | no talk is chosen, and the shortest one is ordering by phone | you stopped half way: it keeps the half you said, and nobody else hears it
screen: How did it go? | ask The real one was = Shorter than I feared | table Talks = What, Tried, Done; Landlord, four times, yes; Monday's two minutes, twice, Monday; No to a colleague, once, not yet | switch Keep my recordings | link Delete every voice | button The next talk | nothing was dared yet, and one minute alone counts as a beginning | it went badly: the sentence at which it turned, and what else there was to say

learn-differently
thing: text, texts = The letter from the school; A form with two columns; Chapter four, for Thursday
must: The text one has to read, and no invented one; Reading along with ear and eye together; A goal the learner chose; Words for teachers about what helps
later: The same help within an exam, where it is allowed; A week without it, to see what stayed
screen: The letter from the school | words Short lines. More air. One of them lit | picture The letter, one line in focus | switch Read it aloud while I follow | list What it wants of you = A name on line three; By Thursday; Nothing else | buttons I have it / That line again | no text is brought along, and one photograph of a letter will do | the copy is too faint: read to you, with the gaps said as gaps
screen: What works for me | list Found out together = Ear and eye, yes; Green paper, no difference; Standing up, yes | chart How long a page takes, since autumn | ask For my teacher = Please let me hear the question as well | buttons Print it for school / Keep it to myself | not enough tried, and two things to try this week | a tired day stands apart and is not counted as a step back

study-planner
thing: card, cards = What is a balance sheet?; Parts of a cell; Causes of inflation
must: A plan counted back from the exam date; Cards made from own notes; Daily repetition of what is hard; A new plan after a missed day
later: Shared decks for one course; Study groups with a common plan
screen: Today | headline Three topics, nine cards | list Plan = Chapter four, cards; Chapter two, repeat; One old exam question | switch Remind me at 6 pm | buttons Start / Move to tomorrow | nothing planned today, enjoy the break | two days missed: the plan was spread over the remaining days
screen: Card | headline What is a balance sheet? | ask My answer | words What a company owns and owes on one day | buttons I knew it / Show again tomorrow | no cards yet, upload notes to make the first ones | this card may be wrong: report it and check the source
screen: My exams | table Exams = Subject, Date, Ready; Economics, Friday, half; Biology, in two weeks, little; Statistics, in five weeks, started | chart Study days kept | ask Add an exam = Subject and date | button Make a plan | no exam yet, add the first date | too many topics for the days left: choose what to drop

university-application
thing: application, applications = Biology, by the sea; Law, first choice; Design, wants a portfolio
must: All deadlines in the order in which they bite; The sentence only this applicant could write; What each course truly asks for; Who has promised a reference, and by when
later: Scholarships with the same papers; A talk with somebody in their second year there
screen: My first paragraph | words I counted frogs with my grandfather before I could spell them. | list Noted by the adviser = Keep the frogs; Cut "passionate"; Who asked you to count? | ask My next version | buttons Read it aloud to me / Ready for the adviser | the page is empty, and five questions about last summer lie beside it | too much of it is the adviser's: marked, and to be said again in your own words
screen: Deadlines and papers, planner | table Six choices = Course, Missing, Until; Law, reference, Friday noon; Biology, nothing, sent; Design, four drawings, next month | list People who owe something = Ms Keller, reference; School, grades with stamp | buttons Ask her kindly / Done | no course is chosen, and an open day near you | the portal is down in the last hour: proof that you tried, with the time, is kept

driving-theory
thing: sign, signs = Zigzag lines before the crossing; Who goes first at four stops; Braking on wet leaves
must: Today's official wording; The reason why, once, with a picture from the road; Only those still red; A mock under the examiner's clock
later: The signs in one's first language beside it; The route of the practical test, seen from above
screen: Who goes first? | picture Four cars at a crossing, yours is blue | list Choose = The tram, then you; You, then the tram; Whoever waves | words Two out of three of your last ones were trams | buttons That is my answer / Why? | nothing is red any more, and a whole mock waits | the rule changed overnight: this one is new, and old answers to it no longer count
screen: The evening before the test | table Still red = About, Wrong, Last time; Trams, four, today; Stopping distance, two, Monday; Towing, one, last week | chart Mocks, and where the pass mark lies | list In your bag = Paper with a photograph; Glasses, if you need them; Where the side door is | buttons Only the red ones / Go to bed | no date is booked, and the test centre's free mornings | not there yet: which few to learn tonight, or how to move the date

kids-online-classes
thing: class, classes = Volcanoes, for six to eight; Chess with a grandmaster's patience; Knots and what sailors did with them
must: Who the teacher is, and how that was checked; A small circle of the same age; What to lay out on the table beforehand; A door through which a parent may look at any time
later: The same teacher's next course; A quiet child's place beside the teacher
screen: Volcano class, Tuesday after snack | picture Six faces, one volcano of baking soda | list On the table = A cup; Baking soda and vinegar; An old towel | talk In class = Teacher: what comes first, smoke or noise?; Leo: noise! | buttons Hand up / I need a break | class has not begun, and the towel is still missing | the picture freezes: the teacher hears you on, and a second adult looks after it
screen: Teachers' desk, before they meet a child | table Checks = Teacher, Record, Sat in on; Ana Ruiz, seen in May, two classes; Jonas Keller, asked for, not yet; Mei Lin, seen in June, one | switch Second adult in the room | ask Parents said at the door = Told us all of it at supper | buttons May begin / Not yet | no teacher waits, and which subjects children asked for in vain | a check runs out: the class gets another teacher, never none checked
`;
