/** Learning at home and online: what is known of them; the keys are those of `../lore.ts`. */
export const LEARNING_APPS = `
homework-tutor
job: a homework question, homework questions
rival: AI chats and answer apps | they give the answer at once and mostly for free | ChatGPT, Photomath, Brainly | homework help
rival: parents, classmates and free videos | they cost nothing and know the pupil or the topic | Khan Academy, YouTube
rival: private tutors and tutoring centres | they know the pupil and keep a fixed hour | Superprof, Tutor.com@US, MyTutor@GB, GoStudent@DE, GoStudent@AT | private tutor
meet: homework clubs, schools and parents' groups online | teacher who runs the homework club | the same pupils come each week with exercises they cannot do alone | work through one exercise with two pupils in {name} and test them on a similar one the next day | two afternoons a week | teachers, school librarians and tutors without free hours | parents ask them for help that they cannot give every day
measure: the share of pupils who solve the next similar exercise without help
moat: explanations that follow one school curriculum, with typical mistakes collected
risk: pupils copy answers and parents see no progress | give hints before answers and send parents a short weekly report
rule: Settle consent, data on children and safety | Ask from what age parents must consent, store no names with photos of exercises, check answers for errors, and define what happens when a child reports harm. | the consent form, the privacy notice and the safety plan are on file
trial: Help eight pupils for two weeks | Let eight pupils send their homework questions, answer with hints, give a similar exercise two days later, and note who solved it and which parents would pay. | questions, solved exercises and buyers are on one sheet
ask: How do you stop pupils from copying answers? | Hints come before the answer | trade-trial | by comparing a short test with and without help
ask: Why not use a free AI chat? | | interviews-2 | by asking ten parents how homework is done at home
ask: How often are explanations wrong? | | f-2 | with a teacher who checks fifty answers
roles: a teacher of the curriculum | a developer for the tutor and its checks | somebody who talks to parents
search: homework help
name: +Hintwise = a wise hint
name: Ask & Solve = ask first, then solve
name: +Homeworkly = homework made manageable
name: Step by Hint = hints, one step at a time
name: Clear Homework = homework that makes sense
name: +Stepsolve = solved step by step
name: Now I See = understood at last
name: Study Lamp = a light for homework
name: *Tutorello = from the word tutor
name: Next Exercise = on to the next one
name: +Clearsolve = a clear way to the solution
name: Solve It Alone = learning to do it alone
line: Understand your homework, don't just finish
line: Hints first, answers last
line: Help when the homework gets hard
line: Less homework stress at home
line: Step by step until it clicks
line: A patient tutor every evening

language-app
job: a lesson, lessons
rival: free language apps | they feel like a game and cost nothing to begin | Duolingo, Memrise, Babbel, Busuu | language learning app
rival: videos, series, music and AI chats | they are free or paid already, and learners choose what they like | YouTube, ChatGPT | learn a language free
rival: teachers and language schools | learners speak with a person and keep a fixed time | italki, Preply, Lingoda | language course
meet: language cafés, expat groups and evening schools | host of the language café | learners come who understand some words and cannot yet speak | teach two guests one situation with {name} and practise it with them on the spot | one evening a week | language teachers, relocation advisers and employers of foreign staff | learners ask them how to practise between lessons
measure: the share of learners who complete at least three lessons in the fourth week
moat: lessons for one language and situation that general apps do not cover
risk: learners start with enthusiasm and stop after a few weeks | keep lessons short, send a reminder at the chosen time and offer an easy lesson after a break
rule: Settle rights to voices, texts and certificates | Have speakers, authors and photographers sign for use of their work, license any songs or film scenes, and check which claims about levels and certificates are allowed. | the signed releases and the checked claims are on file
trial: Teach eight learners one real situation | Give eight learners short lessons on one situation for two weeks, let each hold that conversation with a stranger, and note who managed and who would pay to continue. | conversations and buyers are on one sheet
ask: Why pay when large apps are free? | | interviews-2 | by asking ten people who stopped using a free app
ask: How many learners are still active after two months? | | f-3 | by counting weekly lessons of the first users
ask: Do employers or learners pay? | | price-talks | with ten learners and three employers
roles: a teacher who writes lessons | a developer for the app and audio | native speakers who record
search: learn a language
name: +Speaksoon = speaking soon
name: Daily Phrase = one phrase each day
name: +Wordpath = a path of words
name: Real Talk = real conversations
name: Say It Right = clear pronunciation
name: +Fluentstep = a step towards fluency
name: Talk & Travel = a language for the journey
name: First Words = the first words learnt
name: *Lingano = from the word language
name: Listen & Say = hear it, then say it
name: +Phrasewell = phrases said well
name: Good Accent = sounding natural
line: Speak from the first lesson
line: A few minutes a day, real progress
line: Learn phrases you will use
line: Understand people when they answer
line: From first words to real conversations
line: Practise today, speak tomorrow

kids-reading
job: a story, stories
rival: library books and books at home | they are free, and reading together is part of bedtime
rival: school readers and reading schemes | the teacher sends them home and they follow the lessons | Oxford Owl@GB, Bob Books@US | first reading books
rival: reading apps and videos | children like them, and there are hundreds of stories | Reading Eggs, Epic, Teach Your Monster to Read, YouTube | learn to read app
meet: libraries, primary schools and parents' groups online | children's librarian | parents ask which books suit a child who has just begun to read | read one story with a child in {name} while the parent watches | one afternoon a week | primary teachers, speech therapists and librarians | they ask parents to practise reading at home every day
measure: the words a child reads correctly in a minute, at the start and after four weeks
moat: stories graded by reading level in one language, tested with real children
risk: children tap through pictures and games without reading | keep games out of the stories and turn the page after the child has read it
rule: Settle voice recordings, consent and content for children | Ask which consent parents must give for recordings, delete them after the exercise, keep out advertising, chat and outside links, and have all story and picture rights signed. | the consent form, the privacy notice and the rights are on file
trial: Read with eight children for two weeks | Let eight children read a short story on most evenings, count words read correctly at the start and the end, and ask parents whether they would pay to go on. | reading counts and buyers are on one sheet
ask: Does it fit the way schools teach reading? | | interviews-2 | with three teachers and the readers they use
ask: Do parents want more screen time? | Short sessions with an adult nearby are what most accept | price-talks | by asking ten parents what they bought for reading
ask: How well does it work without recording the voice? | | trade-trial | by testing both versions with five children each
roles: a primary teacher who knows reading | an author and an illustrator | a developer for the app
search: learn to read app
name: +Readsteps = reading, step by step
name: First Pages = the first pages read alone
name: +Storyladder = stories that get harder
name: Read to Me = the child reads aloud
name: Sound it Out = letter by letter
name: Little Reader = a child who reads
name: +Pageproud = proud of each page
name: Bedtime Pages = a few pages at bedtime
name: *Readello = from the word read
name: Easy Letters = letters made easy
name: +Wordling = a small new word
name: Story Steps = one story at a time
line: Ten minutes of reading every evening
line: From first letters to first book
line: Stories your child can read alone
line: Help with every difficult word
line: Proud readers, page by page
line: Read aloud, read better

maths-practice
job: an exercise, exercises
rival: workbooks and free worksheets | they are cheap, follow the school book and need no screen
rival: maths apps and games | children like the points, and a basic version is often free | Khan Academy, Prodigy, IXL, Mathletics | maths practice app
rival: tutors and learning centres | somebody checks the work each week | Kumon, Mathnasium@US, Schülerhilfe@DE | maths tutor
meet: primary schools, maths clubs and parents' groups online | teacher who runs the maths club | parents ask how their child can practise at home without arguments | let a child practise for a few minutes in {name} and show the parent which topic needs work | one afternoon a week | primary teachers, tutors and after-school carers | they see who needs practice and have no time for each child
measure: the share of mistakes in one topic, at the start and after two weeks of practice
moat: exercises that find the missing basics behind a mistake
risk: children collect points with easy exercises and learn little | choose the next exercise by the last mistakes and reward effort on new topics
rule: Settle consent, data on children and claims | Ask for parents' consent, store a nickname instead of a name, show no advertising to children, and check what may be said about grades and school curricula. | the consent form, the privacy notice and the checked claims are on file
trial: Practise one topic with eight children | Test eight children on one topic, let them practise ten minutes a day for two weeks, test them again, and ask parents whether they would pay to go on. | results before and after and buyers are on one sheet
ask: Do results at school improve too? | | trade-trial | with the same paper test before and after two weeks
ask: What does it do that a workbook cannot? | It picks exercises from the child's own mistakes | interviews-2 | by asking ten parents what they bought for maths practice
ask: How long do children keep practising? | | f-3 | by counting practice days in weeks two, four and eight
roles: a maths teacher | a developer for exercises and progress | an illustrator for children
search: maths practice for kids
name: +Sumsteps = sums, step by step
name: Number Friends = at ease with numbers
name: +Mathsmile = maths with a smile
name: Count Me In = counting and joining in
name: Times & Tables = practising times tables
name: +Sumsure = sure of every sum
name: Daily Sums = a few sums each day
name: Number Ladder = one step at a time
name: *Countella = from the word count
name: Quick Sums = fast at simple sums
name: +Mindsums = sums done in the head
name: Gap by Gap = closing gaps one by one
line: Maths practice without the arguments
line: Ten minutes a day, fewer mistakes
line: Find the gap and close it
line: Sure of sums, sure at school
line: Practice that fits your child
line: From finger counting to quick sums

coding-course
job: a lesson, lessons
rival: coding platforms with short exercises | they run in the browser and are free or cheap to start | Codecademy, freeCodeCamp, Udemy, Scratch | learn to code online
rival: free videos and AI tools that write the code | they cost nothing and show a working program at once | YouTube, ChatGPT, GitHub Copilot
rival: coding clubs, camps and evening classes | a teacher and other learners help on the spot | Code Club, CoderDojo, iD Tech@US | coding class near me
meet: libraries, maker spaces and coding clubs | organiser of the club | beginners come there with a half-finished program and questions | build one small program with two beginners in {name} and let them take it home | one evening a week | computing teachers, librarians and developers | people ask them where to start
measure: the share of learners who finish a working project of their own
moat: finished projects and reviews that show what beginners achieve here
risk: learners follow every lesson and then cannot write a program alone | let each learner start a small project in the first week and review it every week
rule: Settle promises, personal data and licences | Promise no job or salary that you cannot prove, get a guardian's consent before a minor's data or work is published, and check the licence of all code and images in the lessons. | the course page, the consent form and the licence list are checked
trial: Teach six beginners for two weeks | Hold four short sessions, let each learner choose one small program to build, write down every question, and leave them to work alone for the last half hour. | finished programs, questions and sign-ups are on one sheet
ask: Why learn to code when AI can write it? | Somebody still has to say what is needed, check it and fix it | interviews-2 | with ten learners who already use AI tools
ask: How many learners finish? | | f-4 | by counting those who hand in the last project
ask: Do learners prefer to pay by the month or for the whole course? | | price-talks | by offering both to ten interested people
roles: a teacher with experience of beginners | a developer who writes and tests exercises | somebody who helps learners who are stuck
search: learn to code for beginners
name: First Program = the first program you write
name: +Codesteps = coding learned in steps
name: Hello Code = the first lesson in every language
name: +Buildbit = build something bit by bit
name: Code & Show = write it, then show it
name: Run It = start the program
name: +Codebench = a workbench for code
name: Real Project = learning on something real
name: *Codello = a friendly word from code
name: Small Program = where every coder starts
name: +Codeshed = a shed for building with code
name: Type & Try = learning by doing
line: Build your first program this week
line: Learn to code by building
line: From first line to finished project
line: Real code, real projects, real help
line: Never stuck for long
line: Learn to code, step by step

exam-course
job: a course, courses
rival: past papers, books and free videos | they are free or cheap, and the papers are the real ones | YouTube, Khan Academy | past papers
rival: preparation schools and online courses | the name is known and they publish many success stories | Kaplan, Princeton Review@US | exam preparation course
rival: private tutors | they work at one person's pace and come at any time | Superprof, MyTutor@GB, Wyzant@US | private exam tutor
meet: schools and colleges, training firms and exam forums online | teacher of the final year | candidates ask which topics to study and how much time is left | solve one past question with a group the way {name} teaches it and mark their answers | two afternoons a week | teachers, former candidates and employers who pay for exams | candidates ask them who can prepare them well
measure: the marks a candidate gains between the first and the last mock exam
moat: marked mock papers that show which mistakes cost most marks, and results candidates confirm
risk: income comes in a few weeks before the exam and one bad year harms the name | add early and repeat courses and publish honest results
rule: Settle refunds, claims and past papers | Write down what happens when a candidate is ill, fails or cancels, promise no pass, and ask whether past papers may be copied and shared. | the terms, the checked claims and the rights to the papers are on file
trial: Prepare eight candidates for two weeks | Let eight candidates sit a mock exam, teach the two weakest topics for two weeks, set a second mock and note marks gained and who books the full course. | marks gained and bookings are on one sheet
ask: How many candidates pass? | | f-4 | by asking every candidate for the result
ask: Why pay when past papers are free? | Somebody marks the answers and shows what to improve | interviews-2 | by asking ten people who sat the exam last time
ask: Who teaches when a teacher is ill? | | rules | with a second teacher named in writing for each group
roles: a teacher who knows this exam well | somebody who fills the groups | markers for mock exams
search: exam preparation course
name: +Passready = ready to pass
name: Mock & Mark = mock exams, marked
name: +Examready = ready for the exam
name: Exam Morning = calm on the day
name: Extra Marks = more marks in the exam
name: +Markwise = wise about marks
name: Study Sprint = intensive preparation
name: Full Marks Club = a group with high aims
name: *Passora = from the word pass
name: Final Weeks = the weeks before the exam
name: +Paperready = prepared for the paper
name: Next Sitting = the next exam date
line: Walk into the exam prepared
line: Know your weak topics before exam day
line: Mock exams, marked and explained
line: More marks where they count
line: A clear plan until exam day
line: Practise under real exam conditions

expert-course
job: a course, courses
rival: free videos, articles and AI chats | they cost nothing and answer a question at once | YouTube, ChatGPT | free tutorial
rival: large course platforms | they have thousands of rated courses and frequent discounts | Udemy, Skillshare, Domestika, MasterClass | online course
rival: local workshops, evening classes and private teachers | the teacher sees mistakes and corrects them on the spot | | workshop near me
meet: clubs, fairs and online groups of the subject | group organiser | members show their attempts there and ask how to get better | answer questions in full for two weeks and invite those who asked to a free live lesson with {name} | three evenings a week | suppliers, magazines and former learners | beginners ask them where to learn it properly
measure: the share of learners who finish the course and show a result of their own
moat: results and reviews from learners that prove the course works
risk: the first launch sells to people who already know the teacher, and the next one finds too few buyers | build a mailing list with one useful free lesson a week and open the course on fixed dates
rule: Settle refunds, access and content rights | Write down how long access lasts and when buyers get their money back, use only images and music you have rights to, ask before showing a learner's work, and promise no income. | the terms and the refund policy are on the sales page
trial: Teach the first lessons live before filming more | Sell a live version of one part to eight learners, hold two lessons within two weeks, look at what they produce, and offer them the full course. | paying learners, finished work and open questions are on one sheet
ask: Why pay when so much is free? | A clear order and feedback on the learner's own work | interviews-2 | by asking ten people what they tried to learn from free videos and how far they got
ask: How many learners finish? | | f-3 | by noting the last lesson each learner watched
ask: Is feedback worth a higher price to them? | | price-talks | by offering ten interested people the course with and without feedback
roles: an expert who teaches on camera | somebody who films, edits and publishes | somebody who answers learners and runs the mailing list
search: online course with feedback
name: +Lessoncraft = lessons made with care
name: Expert Hour = an hour with an expert
name: +Skillstair = a skill, step by step
name: Learn & Show = learn it, then show it
name: Clear Course = a course easily followed
name: Watch & Do = watch first, then try
name: +Taughtwell = taught by a good teacher
name: Try & Improve = try it, then improve
name: Real Teacher = a person who teaches you
name: *Lessonia = from the word lesson
name: +Knowhowhub = where know-how is shared
name: Good Feedback = comments that help you improve
line: Learn it from somebody who does it
line: Clear lessons, real feedback
line: Finish what you started learning
line: From first try to real skill
line: Learn at your own pace
line: Your work, reviewed by an expert

career-bootcamp
job: a course, courses
rival: cheap online courses with certificates | they fit around the current job and cost little | Coursera, Udemy, edX | online career certificate
rival: established bootcamps | they have a known name, many graduates and career coaches | General Assembly, Le Wagon, Ironhack | career change bootcamp
rival: universities and state-funded retraining | the diploma is widely recognised and the fees may be covered | Open University@GB, WGU@US | retraining course
meet: job centres, career fairs and open evenings | career adviser | visitors want to change jobs and need to decide on a field | let visitors try one real task of the new job with {name} and tell them honestly how they did | one evening a week | career advisers, HR managers and graduates | people who want a new job ask them what to learn
measure: the share of graduates invited to an interview in the new field within eight weeks
moat: employers who hired graduates and come back for more
risk: employers hire fewer beginners and a whole class finds no work | agree with employers on the skills before each class and change the programme when job adverts change
rule: Settle approvals, payment plans and job promises | Ask whether the programme or its funding needs approval, have instalments and pay-later plans checked under credit law, and publish results that count everybody who started. | the approval, the payment terms and the method for results are in writing
trial: Run a two-week taster with employers | Ask five employers what beginners must be able to do, teach six career changers one task from that list in the evening, and let the employers comment on the results. | comments, finished tasks and sign-ups are on one sheet
ask: How many who start find a job in the new field? | | f-4 | by calling everybody who started, not only graduates
ask: Which employers hire beginners now? | | closing-calls | with ten employers who hired a beginner within the last year
ask: How do learners pay while they earn less? | | price-talks | by offering ten applicants payment at once and in instalments
roles: a teacher from the new field | somebody who works with employers | somebody who supports learners until they are hired
search: career change course
name: +Switchwell = a career switch that goes well
name: New Role = the job you are training for
name: +Careershift = a shift in your career
name: Job Ready = ready for work
name: Second Career = the career after the first
name: +Hirepath = the path to being hired
name: Start Fresh = a new start at work
name: First Day Ready = prepared for the new job
name: Next Trade = the trade you learn next
name: *Careera = from the word career
name: +Skillswitch = new skills, new job
name: New Job Monday = the first day at work
line: Train for your next career
line: Learn the skills employers want
line: From course to job interview
line: Change careers with a plan
line: Learn the job by doing it
line: Meet employers before you graduate

music-practice
job: a lesson, lessons
rival: music learning apps | they give feedback at once and cost less than lessons | Simply Piano, Yousician, flowkey, Fender Play | learn piano app
rival: music schools and private teachers | they correct posture and sound, and a fixed lesson makes people practise | Superprof | piano teacher near me
rival: free videos and chord sheets | they cost nothing and cover nearly every song | YouTube, Ultimate Guitar | free guitar lessons
meet: music shops, music schools and school orchestras | owner of the music shop | people buy an instrument and ask how to begin | offer every buyer of an instrument two free weeks of {name} and ask how often they played | one afternoon a week | music teachers, choirs and instrument rental firms | they see who stops practising and why
measure: the days per week on which a learner practises
moat: pieces and exercises arranged by level, and data on where learners get stuck
risk: learners stop at the first difficult piece and cancel | offer easier versions of songs they like and feedback from a teacher when they are stuck
rule: Settle the rights to songs and recordings | Ask who owns melody, text, arrangement and recording of each piece, pay the collecting society where needed, and begin with works free of rights. | every piece has a line stating its rights
trial: Follow ten beginners for two weeks | Let ten beginners record one practice each day, give feedback, and note minutes, where they stopped and who would pay to go on. | minutes, sticking points and buyers are on one sheet
ask: Why not a teacher? | Many learners use both, a teacher now and then and guidance every day | interviews-2 | by asking ten learners and five teachers
ask: Does the feedback work with a real instrument at home? | | trade-trial | with ten instruments, background noise and ordinary phones
ask: How long does a learner stay? | | f-3 | by counting who still plays after two months
roles: a musician who teaches | a developer for sound and feedback | somebody who wins shops and teachers
search: learn an instrument online
name: +Playdaily = play every day
name: First Chords = the first chords learned
name: +Tunestep = a tune, step by step
name: Bar by Bar = practice in small parts
name: Practice Pal = a companion for practice
name: +Scalewise = smart practice of scales
name: Steady Tempo = a steady tempo in practice
name: Next Piece = always the next piece
name: *Musicara = from the word music
name: Ten Good Minutes = a short practice each day
name: Play It Through = play a piece to the end
line: Play your first song this week
line: Practise a little, play a lot
line: Hear at once what to improve
line: The song you love, at your level
line: Practice that feels like playing
line: Know what to practise today

speaking-practice
job: a conversation, conversations
rival: speaking practice apps | they are always available and cheaper than a teacher | ELSA Speak, Speak, Cambly, HelloTalk | speaking practice app
rival: conversation teachers and speaking clubs | a real person reacts, and a fixed date makes people go | italki, Preply, Toastmasters | conversation teacher online
rival: practising alone, with friends or with an AI chat | it is free and nobody is listening | ChatGPT | practise speaking alone
meet: language schools, careers offices and speaking clubs | careers or language adviser | people understand a lot and avoid speaking | give one group a free practice evening with {name} before an interview or exam | one evening a week | employers, language teachers and exam centres | they see people fail for lack of speaking practice
measure: the minutes a learner speaks each week
moat: practice scenes for many situations, improved with every recording
risk: learners are shy and stop before they have really spoken | begin with short private exercises and add a live partner when the learner is ready
rule: Settle consent for recordings and conduct of partners | Ask before every recording, state where it is stored and for how long, let people delete it, and have conversation partners sign rules of conduct. | consent, deletion and rules of conduct have been tested
trial: Prepare ten people for one real conversation | Let ten people name a talk, interview or exam, practise with each for two weeks, and ask afterwards how it went. | practice minutes and results are on one sheet
ask: Does it understand strong accents? | | trade-trial | with thirty recordings of different mother tongues
ask: Why pay when AI chats can talk for free? | Exercises follow a goal, and the feedback shows progress | interviews-2 | by asking ten people who practised with an AI chat
ask: What do learners pay for, minutes or a goal? | | price-talks | by offering ten learners both
roles: a language or speech teacher | a developer for voice software | somebody who wins schools and employers
search: practise speaking online
name: +Speakmore = speak more, learn more
name: Say It Aloud = practise by saying it
name: +Talkready = ready to talk
name: Out Loud Daily = speak aloud every day
name: Be Understood = speak and be understood
name: First Sentence = the first step to speaking
name: +Talksteps = speaking, step by step
name: Before You Talk = practice before the real talk
name: *Parlita = from the Italian for speaking
name: Rehearse & Speak = practise, then speak
name: Speak Easy Daily = speaking gets easier daily
line: Speak more, worry less
line: Practise before it counts
line: Find the words when you need them
line: Ten minutes of speaking a day
line: Be understood the first time
line: Practise in private, speak in public

learn-differently
job: a session, sessions
rival: reading and focus apps | they are cheap and some come with the phone or the school licence | Speechify, Nessy, Lexia@US, Read&Write | dyslexia app
rival: learning therapists and specialist tutors | they know the learner, and schools accept their reports | | dyslexia tutor near me
rival: parents, teachers and partners who help along | it costs nothing and needs no diagnosis
meet: parents' associations, special needs staff of schools and learning therapists | head of the parents' association | families look for support while they wait for a place | hold one evening with {name} at which learners try it on their own homework | one evening a week | school psychologists, paediatricians and teachers | parents ask them what to do after a diagnosis
measure: the share of learners who finish a task alone that they needed help with before
moat: exercises that adapt to each learner, and specialists who recommend them
risk: parents buy and the learner stops after two weeks | let the learner choose the first goal, keep exercises short and show progress every week
rule: Settle claims, health data and use in exams | Have a specialist check every claim, promise no cure, get separate consent for data on a diagnosis, and ask schools which aids are allowed in exams. | checked claims, the consent form and the schools' answers are on file
trial: Work with eight learners for two weeks | Let eight learners choose one task they avoid, do it with and without the method, and note time, errors and how they felt. | both attempts of each learner are on one sheet
ask: What is the evidence for the method? | | f-2 | by having two specialists name the studies and their limits
ask: Who pays, the family, the school or an insurer? | | price-talks | by asking ten families, three schools and one insurer
ask: Does it replace a therapist? | No, it gives practice between sessions and support in daily work | interviews-2 | by asking five therapists what is missing between sessions
roles: a specialist in learning difficulties | a developer for accessible design | somebody who works with schools and families
search: dyslexia help for my child
name: +Otherpath = another path to learning
name: Own Way = learning in your own way
name: +Learnlight = learning made lighter
name: Small Steps Up = progress in small steps
name: +Focusfriend = a friend that helps focus
name: My Pace = learning at my pace
name: Read My Way = reading in my own way
name: +Brightways = many ways for bright minds
name: Calm Reader = reading without stress
name: *Lernova = a new way to learn
name: Strong Suits = build on what is strong
line: Learn in the way that suits you
line: Small steps, real progress
line: Homework with less stress
line: Reading that gets easier
line: Your pace, your way
line: Made for minds that work differently

study-planner
job: a card, cards
rival: flashcard and note apps | they are free to start and full of ready-made cards | Quizlet, Anki, Notion, RemNote | flashcard app
rival: AI chats that summarise and ask questions | they turn any script into notes within seconds | ChatGPT, NotebookLM
rival: paper notes, old exams and study groups | they cost nothing and come from people who passed | Studocu | past exam papers
meet: university libraries, student unions and first-year events | student tutor | students there have an exam date and too much to learn | turn one lecture into cards and a week's plan with {name} and let two students test each other | two afternoons a week | tutors, study advisers and student clubs | students ask them how to manage before exams
measure: the share of planned study days that students keep
moat: checked cards and plans for courses that return every term
risk: students sign up before exams and cancel right after | sell by term or exam, and send short repeat sessions between exams
rule: Settle uploads, cheating and student data | Ask who owns lecture slides and scripts, set up a way to report and remove content, check what the exam office allows, and say where study data is stored. | the upload rules, the contact for complaints and the privacy notice are online
trial: Plan one exam with eight students | Make a study plan with eight students who have an exam soon, send a reminder every day for two weeks, and note which days they kept and why they missed others. | kept days, missed days and who would pay are on one sheet
ask: Are cards made by AI correct? | | f-3 | by having two students who passed check one full set
ask: Will students pay? | Some do before a hard exam | price-talks | by asking ten students what they last paid for an exam
ask: Why not a free flashcard app? | The plan says what to learn today and adjusts to missed days | trade-trial | by letting half of the students plan alone
roles: a student or tutor with good study habits | a developer for cards and plans | somebody who brings it into courses and student unions
search: study planner and flashcard app
name: +Termplan = a plan for the term
name: +Recallbox = a box of things to recall
name: Exam Calm = calm before the exam
name: Daily Deck = cards for every day
name: +Passplan = a plan to pass
name: Small Chunks = learning in small portions
name: Study Steady = studying at a steady pace
name: +Learnpace = the right pace for learning
name: Next Topic = what to study next
name: *Studella = from the word study
name: Ready on Time = prepared by exam day
name: +Cardcoach = a coach with cards
line: Know what to study today
line: Ready before exam day
line: A study plan you can keep
line: Learn a little every day
line: Less cramming, better grades
line: Your notes become a plan

university-application
job: an application, applications
rival: school counsellors, education fairs and university websites | their advice is free and comes from the source | UCAS@GB | university application advice
rival: admission consultants and platforms | they have experience with many universities and take over the planning | Crimson Education, CollegeVine@US, IDP | university admissions consultant
rival: family, friends and AI chats | they are free and available the same evening | ChatGPT
meet: schools, education fairs and language schools | school counsellor | one counsellor looks after far too many applicants | hold one free evening with {name} on dates and documents at the school | one evening a week before the deadlines | language schools, exam centres and teachers | applicants ask them where and how to apply
measure: the share of applications that are complete a week before the deadline
moat: results of past applicants, and up-to-date requirements by university and subject
risk: customers come once and only in a few months of the year | work with schools every year and add master's, scholarship and transfer applicants
rule: Settle how far help with essays may go | Write down what advisers may change in an essay, publish commissions from universities, never promise a place, and protect the data of minors. | the rules are signed by every adviser and shown to every family
trial: Help six applicants before one deadline | Go through the whole application of six people for a small fee, note hours per step and missing papers, and let an experienced reader judge the essays. | hours, missing papers and judgements are on one sheet
ask: How do you know what admission offices want? | | interviews-2 | by talking to five people who have read applications
ask: Do universities pay you? | | rules | with every agreement listed on the website
ask: Can you promise a place? | Nobody can, we promise a complete application in time | closing-calls | by offering ten families exactly that
roles: an adviser who knows admissions | somebody who edits and explains | somebody who works with schools
search: help with university application
name: +Applywell = an application done well
name: Open Campus Way = a way to the campus
name: +Campusstep = the step to university
name: Next Campus = the university that comes next
name: Deadline Ready = ready before the deadline
name: First Choice Uni = the university you want
name: +Studyroute = the route to your studies
name: Strong Letter = a letter that convinces
name: *Studiara = from the word study
name: Good Fit Campus = a university that fits
name: All Forms In = every form is there
line: Apply in time, with everything complete
line: Find the course that fits you
line: Your story, well told
line: Every deadline in one place
line: From shortlist to sent application
line: Know where you can get in

driving-theory
job: a test, tests
rival: theory apps with official questions | they are cheap and show what still goes wrong | Theory Test Pro@GB, Fahren Lernen@DE, Zutobi | driving theory test app
rival: driving schools and their own courses | learners have to register there anyway in many places | AA Driving School@GB, RED Driving School@GB, I Drive Safely@US | driving school near me
rival: free question sites, books and videos | they cost nothing or little | YouTube | free theory test questions
meet: driving schools, vocational schools and first-aid courses for learners | owner of the driving school | learners fail theory and block practical lessons | give {name} to the learners of one school for a month and compare who passes | one afternoon a week | first-aid trainers, opticians and employers of drivers | they meet learners just before the test
measure: the share of learners who pass at the first attempt
moat: data on which questions learners fail, and driving schools that pass the app on
risk: learners leave for good when they pass | win new ones through driving schools and friends, and add other licence classes
rule: Settle the right to the official questions | Ask the authority or publisher for a licence to questions and pictures, learn how changes are announced, and check in which languages the test is held. | the licence and the date of the latest change are on file
trial: Take fifteen learners to their test | Let fifteen learners with a test date practise for two weeks, note which questions stay wrong, and ask each for the result. | results and difficult questions are on one sheet
ask: What happens when the official questions change? | The new questions are in the app before they are asked in the test | rules | with the authority's notice of changes
ask: Why pay when there are free question sites? | | price-talks | by offering ten learners a price with a pass guarantee and without
ask: Why not the app of the driving school? | | interviews-2 | by asking learners who had one and failed
roles: a driving instructor | a developer for learning apps | somebody who wins driving schools
search: driving theory test practice
name: +Passfirst = pass at the first attempt
name: Right of Way = a rule every driver needs
name: +Theoryready = ready for the theory test
name: Green Light Go = ready to drive
name: +Roadrules = the rules of the road
name: Sign by Sign = road signs, one by one
name: Test Ready = prepared for the test
name: Pass & Drive = pass the test, then drive
name: First Try Pass = passed at once
name: *Theorino = from the word theory
name: Junction Ready = ready for any junction
line: Pass your theory the first time
line: Practise only what you get wrong
line: Ten minutes a day to the test
line: Know when you are ready
line: Theory done, now drive
line: Rules you will remember

kids-online-classes
job: a class, classes
rival: platforms for live children's classes | they offer many subjects and times, with ratings | Outschool@US, Novakid, Twinkl@GB | online classes for kids
rival: local clubs, music schools and sports | children meet others there and get out of the house | Scouts, YMCA | after-school classes near me
rival: free videos and learning apps | they cost little and need no fixed time | YouTube, Khan Academy
meet: schools, libraries and parents' groups | head of the parents' council | parents look for something useful in the afternoon and holidays | hold one free class of {name} for a group of the same school and ask parents afterwards | one afternoon a week | teachers, home education groups and paediatric therapists | parents ask them what suits their child
measure: the share of children who book again after their first class
moat: teachers whom families book again, and ratings by parents
risk: good teachers take families away and teach them privately | fill their groups, handle payments and paperwork, and pay loyal teachers a larger share
rule: Settle child protection, checks and recordings | Ask which background check teachers need, set rules for contact outside class, get parents' consent for recordings, and protect children's data. | checks, rules and consent are done for the first teachers
trial: Run four small classes in two weeks | Hold four live classes with up to six children each, watch when attention drops, and ask every parent to book the next one. | attendance, attention and bookings are on one sheet
ask: How do you check teachers? | | rules | with a background check, a reference and a trial class for each
ask: What happens if only two children book? | | f-3 | by running three half-full classes and counting who comes again
ask: Is it not just more screen time? | Children speak, build and answer, in small groups | interviews-2 | by asking ten parents after a class
roles: a teacher who teaches children live | somebody who checks and supports teachers | somebody who wins parents and schools
search: live online classes for kids
name: +Kidclass = classes for kids
name: Small Group Club = classes in small groups
name: +Kidroom Live = a live classroom for kids
name: Hands Up Kids = every child takes part
name: Curious Class = for curious children
name: +Funlesson = lessons that are fun
name: Kids Learn Live = live lessons for children
name: After Bell Class = classes after the school bell
name: Try a Class = try before you book
name: *Kidora = from the word kid
name: Wonder Hour = an hour to wonder and learn
line: Live classes your child will love
line: Small groups, great teachers
line: Every child gets a turn
line: Learn something new after school
line: Try one class, then decide
line: Teachers checked, parents at ease
`;
