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
thing: lesson, lessons = First chords on the guitar; Left hand, piano; Breathing for singers
must: A lesson for today at the right level; Feedback on pitch and rhythm; Songs the learner knows; Practice days and streaks
later: Live help from a teacher; Play together with others
screen: Today's practice | headline Ten minutes, first chords | steps Today = Warm up; Chord change, slow; The song, first part | chart Minutes this week | ask Tempo = Slow | buttons Start / Choose another song | no instrument chosen yet, and setting up takes two minutes | the microphone hears nothing: allow it or come closer
screen: Feedback | picture Notes of the piece, two marked | list What I heard = Rhythm, good; Bar three, late; Bar five, wrong note | buttons Practise bar five / Play again | link Ask a teacher | nothing recorded yet, so play the piece once | too much noise: try again in a quieter room
screen: Teacher's desk | table Learners = Name, Practised, Stuck at; Ana, five days, chord change; Ben, two days, rhythm; Mei, six days, nothing | picture Video of Ana's practice | ask Comment = Keep the wrist loose | button Send comment | no recordings to listen to | the video does not play: ask for a new one

speaking-practice
thing: conversation, conversations = Job interview; Small talk at work; Oral exam, part two
must: Practice for the situations learners name; Feedback on clarity, pace and words; Private recordings that can be deleted; Progress from week to week
later: Live talks with a partner; Groups for teams and classes
screen: Practise a conversation | headline Job interview, part one | talk Conversation = Partner: Tell me about your last job; You: I worked in a small team | chart Your speaking time | buttons Answer / Repeat the question | choose a situation to begin | the microphone is off: switch it on in the settings
screen: Feedback | list Well done = Clear answers; Good pace | list To improve = Fewer filler words; Past tense | ask Try this sentence again = I have worked in sales since spring | switch Keep this recording | button Practise again | feedback appears after the first conversation | we could not understand the recording: try a quieter place
screen: Teacher's overview | table Group = Name, Practised, Goal; Ana, four days, interview; Ben, one day, exam; Lin, five days, presentation | list Waiting for feedback = Ana, interview; Lin, opening | button Give feedback | nobody has practised yet, and the invitation is ready | a learner withdrew consent: the recordings are deleted

learn-differently
thing: session, sessions = Reading aloud, short text; Plan the homework; Focus for ten minutes
must: Short exercises at the learner's level; Text that can be heard and enlarged; Progress that parents can see; Privacy for all health data
later: Reports for the school; Video sessions with a specialist
screen: My task today | headline Read one page, your way | switch Read aloud with me | switch Larger letters | steps Today = Listen; Read along; Read alone | buttons Start / Take a break | choose what you want to get better at | the text could not be loaded: choose another one
screen: Progress for parents | chart Tasks done alone, by week | list This week = Reading, four days; Spelling, two days | words Short sessions work best before dinner | button Write to the specialist | the first week is still running | not enough sessions for a comparison: a few more days are needed
screen: Specialist's desk | table Learners = Name, Goal, Last session; Ana, reading, Monday; Ben, focus, Tuesday; Mei, spelling, Friday | ask Next exercise = Longer words | list Notes = Tires after ten minutes; Likes to listen first | button Save plan | no learners yet, and the invitation for families is ready | consent is missing: the data stays locked until parents agree

study-planner
thing: card, cards = What is a balance sheet?; Parts of a cell; Causes of inflation
must: A plan counted back from the exam date; Cards made from own notes; Daily repetition of what is hard; A new plan after a missed day
later: Shared decks for one course; Study groups with a common plan
screen: Today | headline Three topics, nine cards | list Plan = Chapter four, cards; Chapter two, repeat; One old exam question | switch Remind me at 6 pm | buttons Start / Move to tomorrow | nothing planned today, enjoy the break | two days missed: the plan was spread over the remaining days
screen: Card | headline What is a balance sheet? | ask My answer | words What a company owns and owes on one day | buttons I knew it / Show again tomorrow | no cards yet, upload notes to make the first ones | this card may be wrong: report it and check the source
screen: My exams | table Exams = Subject, Date, Ready; Economics, Friday, half; Biology, in two weeks, little; Statistics, in five weeks, started | chart Study days kept | ask Add an exam = Subject and date | button Make a plan | no exam yet, add the first date | too many topics for the days left: choose what to drop

university-application
thing: application, applications = Economics, three universities; Medicine, papers missing; Master's abroad, sent
must: All deadlines and documents in one list; A shortlist of courses that fit; Comments on essays and letters; A final check before sending
later: Interview practice; Help with scholarships and visas
screen: My applications | table Applications = University, Deadline, Status; First choice, Friday, essay open; Second choice, Monday, complete; Third choice, May, not begun | list Missing = Reference letter; Language certificate | chart Documents ready | button Upload a document | add your first university to see its deadlines | the file could not be read: upload it as a PDF
screen: My essay | headline Why I want to study economics | talk Comments = Adviser: Give one example here; You: Added my project at school | words The ideas and words stay your own | buttons Ask for feedback / Save | no draft yet, and five questions help to begin | the text is too long: the limit of the university is shown
screen: Adviser's week | table Applicants = Name, Next deadline, Open; Ana, Friday, reference; Ben, Monday, nothing; Lin, May, shortlist | list Calls today = Ana, noon; Lin, 4 pm | button Send reminder | no deadlines this week | a university changed its requirements: affected applicants are listed

driving-theory
thing: test, tests = Right of way; Road signs; Practice exam
must: Up-to-date official questions; Practice of the questions answered wrong; Practice exams with a timer; A clear sign when one is ready
later: More licence classes; More languages
screen: Practice | picture Junction with two cars | headline Who goes first? | list Answers = The red car; The blue car; Both wait | buttons Check answer / Explain | all questions are answered, so take a practice exam | the picture did not load: try again or skip it
screen: Am I ready? | chart Practice exams, last week | table Topics = Topic, Right, To do; Signs, nearly all, two left; Right of way, most, five left; Speed, all, none | words Two more good exams and you are ready | button Take a practice exam | take the first practice exam to see where you stand | the exam was interrupted: continue where you stopped
screen: Driving school's view | table Learners = Name, Ready?, Test; Ana, yes, Friday; Ben, nearly, Monday; Mei, not yet, open | chart Passed at first attempt | button Invite a learner | no learners yet, and the code to share is ready | a licence has run out: renew it to add learners

kids-online-classes
thing: class, classes = Drawing animals, ages six to eight; First coding; English through stories
must: Small live classes by age and subject; Checked teachers with ratings; Simple booking and refunds; A safe classroom for children
later: Holiday courses; Projects to show to the family
screen: Find a class | ask Age = Seven | ask Subject = Drawing | table Classes = Class, Day, Free places; Animals, Monday, two; Comics, Wednesday, four; Colours, Saturday, one | button Book a trial class | no class fits this time, and parents can suggest one | the class is full: join the waiting list
screen: Our class | picture Teacher and five children on screen | headline Drawing animals, Monday | list Please bring = Paper; Pencils; An eraser | talk Message = Teacher: Ana drew a great fox today; Parent: She loved it | button Enter the class | the classroom opens ten minutes before the class | the connection was lost: the place is kept, so just come back
screen: Teacher's desk | table Classes = Class, Children, Next; Animals, five, Monday; Comics, three, Wednesday; Colours, six, Saturday | list To do = Upload material; Answer one parent | switch Background check up to date | button Start class | no classes this week, so open new dates | too few children booked: move the date or refund
`;
