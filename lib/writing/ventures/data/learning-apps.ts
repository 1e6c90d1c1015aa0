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
rival: music learning apps | they listen through the microphone and play the band along | Simply Piano, Yousician, flowkey, Fender Play | learn piano app
rival: music schools and private teachers | they see the wrist and the shoulder, and a lesson on Tuesday makes one practise | Superprof | piano teacher
rival: videos, chord sheets and the instrument behind the door | it costs nothing, and nobody hears how it sounds
meet: music shops, school concerts and open evenings of music schools | assistant in the instrument shop | people carry an instrument out there and have no idea what to play at home | let a buyer play four bars with {name} before the case is closed | one Saturday a week | instrument shops, music teachers and choir leaders | a pupil who practises between lessons stays for years
measure: the share of learners who practise on four days of a week
moat: recordings of where beginners stumble in each piece
risk: learners pay over the winter, hit the first hard piece and put the instrument away | give a piece they know in every week and let a human listen when the same bars fail for days
rule: Settle the rights to every song before it is taught | Ask who owns melody, text, arrangement and recording, pay the collecting society where one is owed, and begin with pieces that belong to nobody any more. | each piece has a line that says who gave the right
trial: Follow ten beginners for fourteen evenings | Let ten beginners record one practice each evening for two weeks, count the minutes and mark the bar where each stopped. | minutes per evening and the bars where they stopped are on one sheet
ask: Does it hear a wrong note in a living room? | | trade-trial | with ten instruments, a dishwasher running and a cheap telephone
ask: Who corrects the posture? | An app cannot, and a teacher should look at it now and then | interviews-2 | with teachers about pupils who came from an app
roles: a teacher who has taught beginners for years | a developer who knows sound | somebody who clears the rights to songs
search: learn an instrument
name: Four Bars = as much as one practises at a time
name: Metronym = a friend that keeps time
name: Left Hand Slow = what every teacher says
name: Da Capo = Italian for "from the top"
name: Piano Lid = what has to be opened first
name: Rosin & Reed = what strings and winds need
name: Sunday Scale = the piece nobody asks for and everybody needs
name: Evening Étude = a French word for practice, at the end of the day
name: Once Again = from bar nine, please
name: Humbler = one who hums before playing
name: Count In = one, two, three, and
line: From bar nine, once more
line: Out of the case, every evening
line: The song you bought the instrument for
line: Slow hands first, then the tune
line: Soon the neighbours will hum along

speaking-practice
job: a conversation, conversations
rival: apps with a speaking partner | they never lose patience and hear every sound | ELSA Speak, Speak, Cambly, HelloTalk | speaking practice app
rival: conversation teachers and speaking clubs | they look one in the eye and react as people do | italki, Preply, Toastmasters | conversation teacher
rival: speaking to the mirror, colleagues or nobody | it is free and not embarrassing
meet: speaking clubs, language cafés and newcomers' evenings | host of the speaking club | people stand there who understand everything and say nothing | rehearse tomorrow's telephone call with one of them in {name} and ask next time how it went | one evening a week | course teachers, personnel managers and members of speaking clubs | they hear daily who knows the grammar and does not dare
measure: the share of learners who hold the feared conversation and tell about it
moat: recordings of the same learner over months, and the sounds each mother tongue finds hard
risk: people are shy, pay once and never open their mouth | begin with one minute of listening back in private and move to strangers only when they ask
rule: Settle what happens with recorded voices | Ask before each recording, say where it is kept and for how long, let people delete it with one tap, and have conversation partners sign rules for how they treat each other. | the consent, the deletion and the rules are written and tested with five people
trial: Rehearse twenty feared conversations | Ask twenty people which conversation they put off, rehearse it with each for a week, and call them afterwards to hear whether they held it. | twenty conversations and their outcome are on one list
ask: Does a machine understand a strong accent? | | trade-trial | with thirty recorded voices of five mother tongues
ask: Who is at the other end of the line? | | rules | with the rules and checks for partners in writing
roles: a speech coach or phonetics teacher | a developer for listening and playback | somebody who looks after the conversation partners
search: practise speaking
name: Say It Twice = how a sentence becomes one's own
name: Rolling R = the sound that gives one away
name: Aloud = no longer in the head only
name: Tip of Tongue = where the word has been all along
name: Vowel & Valour = the sound and the courage
name: Kitchen Speech = where speeches are rehearsed
name: Dare to Err = how speaking is learned
name: Palavra = Portuguese for "word"
name: Pardon Me = what one will have to say less often
name: Lampfever = what German calls the fear of the stage
name: Out Loud Club = a place to be heard
line: Say it here before it counts
line: From understanding everything to saying it
line: Practise the call you keep putting off
line: Where a wrong vowel costs nothing
line: You know the words. Now say them

learn-differently
job: a session, sessions
rival: reading and focus tools | they read any text aloud and sit in the phone already | Speechify, Nessy, Lexia@US, Read&Write | dyslexia app
rival: learning therapists and specialist tutors | they know the child, and their letter counts at school | | dyslexia tutor
rival: hiding it, getting help from a partner and working twice as long | it is how it has always been done, and nobody has to know
meet: support groups, parents' associations and adult literacy rooms | leader of the support group | people say there for the first time what they avoid all day | take the text one of them fears most this week and go through it in {name} | one evening a week | learning therapists, school psychologists and disability officers at colleges | their waiting lists are long and they want to hand something over meanwhile
measure: the share of learners who finish a text or task they would have avoided
moat: methods tested with the same learners for years, together with therapists
risk: it is bought by worried parents and left by tired children after a fortnight | let the learner choose the first goal, and make it one that matters outside lessons
rule: Settle what may be claimed about a diagnosis | Have a specialist read every claim, promise no cure, treat a diagnosis as health data with its own consent, and ask what a tool needs so that it is allowed in exams. | the claims are signed off and the consent for health data is separate
trial: Watch fifteen people read what they avoid | Let fifteen people bring the text or task they avoid, do it once as always and once with the tool, and note time, errors and how they felt about it. | both attempts of each person are on one sheet
ask: What is the evidence for this method? | | f-2 | by having two specialists name the studies and their limits
ask: May it be used in an exam? | | rules | by asking one examination office in writing
roles: a learning therapist who works with such learners | somebody who has it and designs with us | a developer who knows accessibility
search: dyslexia help
name: Other Alphabet = how letters look to some
name: Wide Margin = room beside the text
name: Sidestep = another way to the same place
name: Squirrel & Sum = how attention jumps and comes back
name: Ragged Right = how a text reads more easily
name: Own Pace = neither slow nor fast
name: Kite Mind = a head that flies and has a string
name: Unjumble = to put letters back in their places
name: Lento = Italian for "slowly", and rightly so
name: Loud Letters = text that can be heard
name: Zigzag Path = a route that also arrives
line: Letters that finally stand still
line: Clever all along, now on paper too
line: For heads that take the scenic route
line: Read it your way, finish it anyway
line: The form you used to hide

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
rival: admission advisers and their platforms | they know which essay got somebody in last year | Crimson Education, CollegeVine@US, Studyportals, IDP | university application help
rival: school counsellors and education fairs | they are free, and they sign the reference | UCAS@GB | study advice
rival: a parent, a cousin who studies there and a template | it is free, and it seems to be enough until the letter comes
meet: open days, education fairs and schools with a final class | careers teacher | applicants stand there with a list of courses and no first sentence | read one opening paragraph aloud with its writer and mark in {name} what only they could have written | one afternoon a week | careers teachers, language schools and grateful parents | one teacher has a whole year of applicants before the same deadline
measure: the share of applicants with an offer from one of their first three choices
moat: what each course really asks for, kept up by people who got in
risk: it is paid once in a lifetime and only in a few months | work with schools year by year, and add scholarship and master's applicants for the other months
rule: Settle where help ends and writing for somebody begins | Write down what advisers may change in an essay, take no commission from a university without saying so, and promise no place. | the rule is signed by every adviser and shown to every family
trial: Help eight applicants before one deadline | Go through the whole application of eight people, count hours per step, and let someone who has read applications judge essays before and after. | hours per step and both judgements are on one sheet
ask: How do you know what the readers of applications want? | | interviews-2 | with five people who have read applications
ask: Do universities pay you? | | rules | with every agreement listed on the site
roles: somebody who has sat on an admission panel | students who got in and can edit | somebody who keeps every deadline
search: university application help
name: First Paragraph = the hardest one to write
name: Offer Letter = what everybody waits for
name: Ivy & Ink = old walls and a pen
name: Campus Gate = where it begins
name: Thick Envelope = the one with good news in it
name: Matricula = Latin for the list one wants to be on
name: Open Day = the first look inside
name: True Draft = the version that sounds like oneself
name: Deadline Owl = who is awake the night before
name: Third Choice = the one that should also be good
name: New Quad = the courtyard of the next years
line: Your own story, before their deadline
line: The first paragraph only you could write
line: From long list to thick envelope
line: Apply like yourself, on time
line: Fewer choices, better reasons

driving-theory
job: a test, tests
rival: theory apps with the official questions | they show the very questions of the exam and which are still red | Theory Test Pro@GB, Fahren Lernen@DE, Zutobi | driving theory app
rival: driving schools with their own lessons | they are where one has to register anyway | AA Driving School@GB, RED Driving School@GB, I Drive Safely@US | driving school
rival: the printed book, a friend's account and guessing | it is cheap, and most people know someone who passed that way
meet: driving schools, test centres and the last two classes of schools | driving instructor | learners wait there for their lesson with a telephone in hand | do ten questions in {name} with a learner while the car is out | one afternoon a week | driving instructors, first-aid trainers and older brothers and sisters | a learner who fails the theory leaves a hole in their diary
measure: the share of learners who pass the theory test the first time
moat: which questions learners of each language get wrong, and an explanation that ends it
risk: everybody leaves for good on the day they pass | win through schools and friends instead of advertising, and ask for a recommendation on the day of the pass
rule: Settle the right to the official questions | Ask the authority or its publisher for a licence to questions and pictures, note how fast a change has to appear, and check in which languages the test is held. | the licence and the day of the latest change lie in one folder
trial: Take fifteen learners to their test | Let fifteen learners with a date practise for two weeks, note which questions stay wrong, and ask each for the result on the day. | fifteen results and the questions that stayed wrong are on one sheet
ask: What happens when the questions change overnight? | The new set has to be in before the next test day | rules | with the authority's notice of changes
ask: Why not the app of the driving school? | | interviews-2 | with learners who had one and still failed
roles: a driving instructor who explains well | a developer for questions and pictures | somebody who visits driving schools
search: driving theory test
name: Right of Way = the question everyone gets wrong
name: Amber = the colour that makes one decide
name: Learner Plate = what hangs on the car till then
name: Zebra & Zigzag = what is painted on the road
name: Third Mirror = the one that is forgotten
name: Give Way = what the triangle says
name: Shoulder Line = the edge of the road
name: First Ignition = the moment after the pass
name: Clutch Day = when it all comes together
name: Rotonda = Italian for a roundabout
name: Shoulder Check = the look that saves one
line: Who goes first? You will know
line: Every sign before the first drive
line: From the back seat to the wheel
line: Fewer red questions every evening
line: Pass the paper, then turn the key

kids-online-classes
job: a class, classes
rival: platforms for live children's classes | they have a teacher for dinosaurs at five on a Tuesday | Outschool@US, Novakid, Twinkl@GB | online classes for kids
rival: clubs and courses in the neighbourhood | they get children out of the house and beside other children | Scouts, YMCA | after-school club
rival: grandparents, books and an hour of television | it needs no booking and nobody has to be on time
meet: homeschool meet-ups, school gates and libraries on Saturdays | organiser of the homeschool group | parents ask there what to do with a child who knows everything about volcanoes | let the child join one trial class of {name} and ask what it told at supper | one morning a week | teachers of gifted children, librarians and homeschool groups | they meet children whose one subject nobody around can teach
measure: the share of children who ask for the second class themselves
moat: teachers whom children follow from course to course
risk: good teachers take their pupils along and teach them privately | fill their groups, do their paperwork and let loyal teachers keep more of each class
rule: Settle how every teacher is checked before meeting a child | Ask which police record may be asked for, never leave a child alone with one adult in a room without record, and write what is recorded and who may see it. | the check, the room rules and the consent are done for the first ten teachers
trial: Run five classes with five teachers | Hold five live classes of six children each within two weeks, sit in silently, and note when attention broke and what parents said at the door. | five sheets with minutes, faces and parents' words are there
ask: How do you check teachers? | | rules | with the record and one reference of each
ask: What if only two children book? | | f-3 | by running three half-full classes and counting who comes again
roles: a teacher children listen to through a screen | somebody who finds and checks teachers | a developer for booking and the classroom
search: online classes for kids
name: Volcano Club = what some children talk about all week
name: Hands Up = how one asks to speak
name: Curious Five = a small group with questions
name: Sock Puppet = the first class that everybody liked
name: After Snack = when class begins
name: Tinkerbench = where small hands try things
name: Show & Wonder = what a good lesson has in it
name: Bambinoteca = a playful Italian shelf of children's things
name: Kaleido = a tube in which every turn looks new
name: Why Hour = sixty minutes of the same question
name: Tiny Forum = a place where children debate
line: For children who know every dinosaur
line: A few children, one teacher, many questions
line: The class they tell about at supper
line: Somebody else who loves volcanoes
line: After snack, the world
`;
