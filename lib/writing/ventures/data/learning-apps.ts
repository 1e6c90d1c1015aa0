/** Learning at home and online: what is known of them; the keys are those of `../lore.ts`. */
export const LEARNING_APPS = `
homework-tutor
job: a question, questions
rival: homework and tutoring apps | they answer at once and every classmate already has one | Photomath, Brainly, Khan Academy, GoStudent@DE, GoStudent@AT | homework help app
rival: private tutors | they know the teacher's habits and a child does not like to disappoint them | Superprof, Tutor.com@US, MyTutor@GB | private tutor
rival: parents at the kitchen table, classmates and a general chatbot | it costs nothing and the finished answer is there in a minute
meet: parents' evenings, homework clubs and after-school rooms | teacher who runs the homework club | the same pupils sit there every week with the exercise they could not do alone | let two of them work through tonight's sheet with {name} and ask next day what they still know | two afternoons a week | form teachers, school librarians and tutors with a waiting list | they send children away every week whom they have no hour left for
measure: the share of pupils who solve the next exercise of the same kind without help
moat: a record of the exact steps at which pupils of one syllabus go wrong
risk: pupils take the answer and close the app, and the parent who pays sees no better marks | give hints before answers and send the parent one line a week about what the child can now do alone
rule: Settle what a minor may type in and who sees it | Ask what consent of a parent is needed at which age, keep photographs of exercise books without names, and write down what the tutor does when a child writes of being hurt. | the consent form, the list of stored data and the plan for such a message are written and were read by a teacher
trial: Mark a hundred answers with a teacher's red pen | Put a hundred real exercises of one syllabus to the tutor, let a teacher mark every explanation for errors and method, and count where it taught a way the school does not. | every wrong or foreign explanation is on one list with its cause
ask: How do you stop pupils from copying the answer? | Hints come before the answer, and the parent sees which was used | trade-trial | by comparing a short test on paper with and without help
ask: Who pays, the pupil or the parent? | | price-talks | by asking parents what they paid for extra lessons last term
roles: a teacher who still marks this syllabus | a developer for the tutoring and its checks | somebody who talks to parents every week
search: homework help app
name: Next Hint = the one push before the answer
name: Pencil Case = what lies on the table at homework time
name: +Marginotes = what a good teacher writes at the edge
name: Show Working = what stands on every exam paper
name: Table Lamp = under which homework is really done
name: Long Division = the first evening many parents gave up
name: Chalk & Crumb = a school day and the snack after it
name: Owl Perch = where somebody wise waits to be asked
name: Red Pencil = what corrects and is forgiven
name: Tuttora = a tutor's name with an Italian ring
name: Half Past Four = when the exercise book comes out
name: Aha & Again = to understand, and to do it once more alone
line: The hint before the answer
line: For the exercise nobody at home remembers
line: Stuck on question four? Start here
line: Patience that lasts past the third why
line: Show your working, not your worry

language-app
job: a lesson, lessons
rival: language apps | they turn a lesson into a game and the streak is hard to give up | Duolingo, Babbel, Busuu, Memrise | language learning app
rival: evening classes and private teachers | they speak back, and a fixed evening makes people come | italki, Preply, Lingoda | language course
rival: series with subtitles, songs and a notebook of words | it is pleasant, it costs nothing and nobody tests it
meet: language cafés, tandem evenings and libraries with foreign shelves | host of the language café | people come there who have already stopped using two apps and know why | sit with two of them and order the next coffee in the language with what {name} taught them that week | one evening a week | evening-class teachers, families abroad and relocation advisers | they are asked between two terms how to keep going
measure: the share of learners who still study in the sixth week
moat: lessons recorded where the language is really spoken, and what learners confuse in each
risk: learners start in January, miss one week in February and never open the app again | make a way back after a gap that takes one short lesson, and ask every learner who comes back what made them stop
rule: Settle the rights to voices, texts and pictures | Have every speaker, author and photographer sign for use in an app without an end date, ask before any song or film scene is used, and check what a certificate may be called. | a signed release lies beside every recording
trial: Teach ten people to hold one real conversation | Give ten beginners a week of lessons on one situation, then let a stranger hold that conversation with them, record it and note where it broke off. | ten recordings and the place where each broke off are on one sheet
ask: What does a learner do after the lessons run out? | | f-3 | by counting who finishes and asking them what they want next
ask: Why would somebody leave a free app with a streak? | Those who leave can play the game and still cannot speak | interviews-2 | with people who gave up such an app this year
roles: a teacher who writes the lessons | a developer for the app and its audio | native speakers who can be recorded
search: learn a language
name: First Coffee = the first thing one orders abroad
name: Tongue & Town = a language and where it lives
name: Babelbench = a seat where languages meet
name: Small Talk = where every language really begins
name: Parlando = Italian for "speaking"
name: Phrase a Day = a habit that can be kept
name: Local Ear = to hear as they hear at home
name: Market Words = what one needs between the stalls
name: Verbena = a plant with a verb in it
name: Window Seat = where one practises on the way there
name: Mother-in-Law = the one we learn it for
line: Say it before the waiter switches to English
line: From the first hello to the last joke
line: Words you will use by Saturday
line: The language as it sounds on the tram
line: Understand your mother-in-law at last
line: For the moment somebody answers back

kids-reading
job: a story, stories
rival: reading apps for children | they have hundreds of books and a mascot that the child asks for | Reading Eggs, Epic, Teach Your Monster to Read, Homer@US | learn to read app
rival: school readers and printed first books | they come home in the school bag and follow the letters of that week | Oxford Owl@GB, Bob Books@US | first reading books
rival: a parent, a grandparent and the library card | it is free, warm, and happens in bed
meet: library story hours, school gates and paediatric waiting rooms | children's librarian | parents ask there which book comes after the first letters | read one page with a child in {name} while the parent watches and ask which word was hard | one afternoon a week | first-year teachers, speech therapists and librarians | they want every child to read ten minutes at home and cannot be there
measure: the share of children who read aloud on four evenings of a week
moat: recordings of where young readers stumble, letter by letter, in one language
risk: the child taps through pictures and animations and reads nothing | let the page turn only after reading and keep games out of the story
rule: Settle what is recorded of a child's voice | Ask which consent parents must give, keep recordings only as long as the exercise needs them, and leave out advertising, chat and links in everything a child sees. | the consent text, the time of deletion and the list of what a child can tap are written down
trial: Sit beside twelve children with the first story | Watch twelve children of the first two school years read one story on a tablet and one on paper, count hesitations, guesses and the minute at which they slid off the chair. | both counts of each child stand side by side
ask: Does it follow the order of letters that their school teaches? | | interviews-2 | with teachers of three schools and their own readers on the table
ask: Will parents pay for more screen time? | It is meant for ten minutes beside an adult | price-talks | by asking parents what they bought for reading since summer
roles: a first-year teacher who knows how reading is learned | an author and an illustrator for short true stories | a developer for the app and its listening
search: learn to read app
name: Tenpage = as much as a small reader manages in an evening
name: Finger & Line = how a child reads its first sentence
name: Under the Duvet = where the best pages are read
name: Lettermoth = a small thing drawn to the light of a page
name: Big Print = how first books look
name: One More Page = what every parent hears at eight
name: Owl Lamp = light for the last chapter
name: *Syllaboo = a syllable that jumps out and laughs
name: Lesezeit = German for "time to read"
name: Firstshelf = where a child keeps what it read alone
name: Wobbly Tooth = the age at which reading begins
line: Ten minutes, one page, one proud face
line: The first book they read to you
line: For fingers that still follow the line
line: Stories short enough to finish alone
line: Tonight the child reads to the bear

maths-practice
job: an exercise, exercises
rival: maths apps and online worksheets | they set the next exercise by themselves and children collect points | Khan Academy, Prodigy, IXL, Mathletics | maths practice app
rival: learning centres with weekly sheets | they make a habit of it and the parent need not quarrel | Kumon, Mathnasium@US, Schülerhilfe@DE | maths learning centre
rival: the textbook, workbooks from the supermarket and a parent with a pencil | it is what the teacher sets and it lies on the table already
meet: school gates, primary-school fairs and maths clubs | teacher who runs the maths club | parents compare there which times table is a fight this week | let a child do five minutes in {name} and show the parent which mistake came back | one afternoon a week | primary teachers, learning therapists and after-school carers | they see who counts on fingers and have no time to practise with one child
measure: the share of mistakes that do not come back after two weeks
moat: a map of which early gap causes which later mistake
risk: children play for the points and do the easy sums for ever | let the next exercise come from the last mistake and give nothing for what is already known
rule: Settle what is stored about a child's mistakes | Ask for a parent's consent, store a nickname instead of a name, sell or show results to nobody, and check which school words such as grade or curriculum may be used. | the consent text and the list of stored data fit on one page that a parent has read aloud
trial: Find one gap in twenty children and close it | Test twenty children on paper, choose the gap that most of them share, let them practise it ten minutes a day for two weeks and test on paper again. | the two papers of each child are stapled together
ask: Do better points in the app show in a test at school? | | trade-trial | with the same paper test before and after two weeks
ask: What does it do that a workbook does not? | It goes back to the gap a mistake comes from | interviews-2 | with parents who have a half-filled workbook at home
roles: a teacher who knows how number sense grows | a developer for exercises and their order | an illustrator who keeps it calm
search: maths practice app
name: Carry the One = what everybody forgot once
name: Seven Eights = the sum that everyone guesses
name: Abacorn = an abacus that starts as an acorn
name: Count & Crumble = a sum and the biscuit after it
name: Number Line = the first road in mathematics
name: Odd & Even = the first secret of numbers
name: Sumday = a day with a few sums in it
name: Half a Pie = how fractions begin
name: Fingers Down = when the sum sits in the head
name: Rekna = from the Swedish word for counting
name: Ten Pebbles = what people counted with first
line: Until seven times eight stays put
line: The gap behind the wrong answer
line: Fractions without tears at the kitchen table
line: A few good sums before supper
line: Fewer fingers, more heads

coding-course
job: a lesson, lessons
rival: coding platforms with short exercises | they run in the browser and something works after five minutes | Codecademy, freeCodeCamp, Udemy, Scratch | learn to code
rival: coding clubs and holiday camps | they put a child beside friends and someone who can help | Code Club, CoderDojo, iD Tech@US | coding club
rival: free videos and asking a chatbot for the finished code | it costs nothing and the program runs at once
meet: maker spaces, library computer rooms and school clubs | leader of the coding club | people sit there with a half-finished program and nobody to ask | finish one small thing with two of them in {name} and let them show it to somebody at home | one evening a week | computing teachers, librarians and older brothers and sisters in the trade | they are asked where to start and usually send a link to a video
measure: the share of learners who finish something of their own and show it
moat: a shelf of projects that learners made and others build upon
risk: learners copy every lesson and freeze in front of an empty file | begin with their own small project in the first week and let lessons serve it
rule: Settle what may be promised and what minors may publish | Say nothing of jobs or wages that cannot be shown, ask parents before a child's work is put on a public page, and check the licence of every library and picture in the lessons. | the course page was read for promises and every project page has an owner's consent
trial: Let eight beginners build one thing from nothing | Teach eight beginners for two weeks towards one thing they chose themselves, write down every question, and leave them alone for the last hour. | eight finished or broken projects and a list of all questions are there
ask: Why learn it when a machine writes the code? | Somebody has to know what to ask for and see what is wrong | interviews-2 | with learners who already let a chatbot write
ask: How many finish the course? | | f-4 | by counting who hands in the last project
roles: somebody who has taught beginners in a room | a developer who writes exercises and their tests | somebody who answers stuck learners in the evening
search: learn to code
name: Hello Loop = the first word and the first idea
name: Semicolonia = a country where one small mark matters
name: Blinking Cursor = the moment before the first line
name: Bug & Bloom = what breaks first and what grows then
name: First Commit = the first thing one stands by
name: Paperplane Lab = where small things are made to fly
name: Indent = how tidy thinking starts
name: Bricolo = from the French for tinkering
name: Toy Robot = what everybody wanted to build
name: Line by Line = how every program is read
name: Nested = one thing neatly inside another
line: Build the thing, then learn its name
line: The first program you show your mother
line: For everyone afraid of the empty file
line: Break it, read it, mend it
line: From hello world to something of yours

exam-course
job: a course, courses
rival: preparation schools and their online courses | they show whole classes that passed and parents know the name | Kaplan, Princeton Review@US | exam preparation course
rival: private tutors for the same exam | they go at one candidate's speed and come to the house | Superprof, MyTutor@GB, Wyzant@US | private exam tutor
rival: past papers from older candidates and a group of friends | it is free, and the papers are the real ones
meet: open days of the faculties, school libraries in spring and parents' evenings | teacher who advises the final class | candidates sit there with past papers a few weeks before it counts | do one old question aloud with three of them in the way {name} teaches it | two afternoons a week | form teachers, students who passed last year and their parents | they are asked who can still help when it is nearly too late
measure: the share of candidates who gain marks between the first and the last mock paper
moat: marked papers of every year, with what cost candidates the most points
risk: the whole year earns in a few weeks, and one bad set of results empties the next | add the second sitting and an early-start group, and publish results with the weak ones in it
rule: Settle the refund and what may be said about passing | Write what happens when a candidate falls ill, fails or moves, promise no result that nobody controls, and check whether past papers may be copied and shared. | the terms fit on one page and the right to use every paper is noted
trial: Sit a mock paper with twelve candidates twice | Let twelve candidates sit one past paper under exam conditions, teach the two topics that cost most points for two weeks, and sit another one. | the points gained and lost per topic are on one sheet
ask: How many of your candidates passed? | | f-4 | by asking every candidate for the result on the day it comes out
ask: Who teaches when your best teacher falls ill in May? | | rules | with a second teacher named for each group in writing
roles: a teacher who has marked or sat this exam lately | somebody who fills the groups and talks to parents | two markers for the weeks before the exam
search: exam preparation course
name: Mock Monday = the day the trial paper is sat
name: Turn the Page = what the invigilator says
name: Past Papers = what everybody should have done earlier
name: +Quillward = towards the pen
name: Seat Number = what one looks for on the wall
name: Two Pencils = what candidates are told to bring
name: Clock & Paper = all that counts in that hall
name: Margin Mark = where the points are given
name: Answer Sheet = the only thing that is handed in
name: Fairpaper = a test one has met before
name: Third Row = a good seat for the day
line: You will have sat it twice before
line: Turn over your paper and recognise it
line: The marks you lose, found in time
line: Calm in the third row
line: For the morning with two sharp pencils

expert-course
job: a course, courses
rival: course platforms with thousands of titles | they hold a course on everything and show how others rated it | Udemy, Skillshare, Domestika, MasterClass | online course
rival: weekend workshops and evening schools | they put tools into one's hands and somebody beside one's elbow | | weekend workshop
rival: free videos, a library book and trying it alone | it is there at once and nobody sees the first attempts
meet: craft fairs, forums and comment threads of that subject | organiser of the workshop tent | people show there what they made and ask how the rest is done | correct one piece of work on the spot and show the lesson of {name} it belongs to | two evenings a week | shops for the material, magazines of the field and former learners | their customers ask how to use what they have just bought
measure: the share of learners who show a finished piece of work
moat: hundreds of corrected pieces that show which mistake comes when
risk: the first launch sells to those who already followed you, and the second finds nobody | publish one true small lesson a week for strangers and open the course twice a year
rule: Settle refunds, access and who owns what learners show | Write how long a course can be watched, how it is returned, ask before a learner's work is shown, and promise no income from what is taught. | the terms are on the page before anybody pays
trial: Teach the course live to ten people before filming | Hold the first three lessons live for ten paying learners, collect their work, and film only what still had to be explained afterwards. | ten pieces of work and the list of what nobody understood are there
ask: Why pay when it is free on video sites? | Somebody looks at the learner's own work | interviews-2 | with people who tried to learn it from free videos
ask: How many watch to the end? | | f-3 | by reading where each learner stopped
roles: the expert who teaches in front of the camera | somebody who films and cuts | somebody who answers learners and looks at their work
search: online course
name: Second Attempt = the one that usually works
name: Workbench Eve = an evening at the bench
name: Thumb & Thread = how a craft is handed on
name: Masterly Mess = what a table looks like while learning
name: Lesson Nine = where it suddenly makes sense
name: Apprentia = a country of apprentices
name: By Hand & Heart = how things are learned properly
name: Wednesday Class = the evening that is kept free
name: Savoir = French for "to know"
name: Close-up = where one sees how it is done
name: Over Shoulder = where a good teacher stands
line: Somebody looks at what you made
line: Learn it from hands that do it
line: Your second attempt, with a teacher
line: Watch once, make it twice
line: The lesson you always rewound

career-bootcamp
job: a course, courses
rival: bootcamps and career courses | they promise a portfolio, a coach and a class that starts on Monday | General Assembly, Le Wagon, Ironhack | career change bootcamp
rival: universities and state retraining | they end in a paper that every employer knows and may be paid for | Open University@GB, WGU@US | retraining course
rival: learning at night from free courses and applying anyway | it risks nothing, and the old wage keeps coming
meet: job centres, career fairs and evening info sessions | adviser at the job centre | people sit there who have decided to leave and do not know for what | let them do one real task of the new trade with {name} for an evening and say whether they liked it | one evening a week | job-centre advisers, human-resources people at lay-offs and graduates | they must name a next step to somebody this week
measure: the share of graduates who work in the new trade half a year later
moat: employers who have hired graduates and ask for the next class
risk: employers stop hiring beginners and a whole class finds nothing | start a class only when employers have said in writing what they look for, and change the subject before the class is full
rule: Settle what may be promised about jobs and how learners pay | Ask which approval a school or state funding needs, have instalments and pay-later plans checked as credit, and publish outcomes with everybody counted who began. | the approval, the payment terms and the way outcomes are counted are in writing
trial: Hire a beginner before you teach one | Ask ten employers to read three beginners' portfolios, to say whom they would invite and what was missing, and teach exactly that for two weeks. | the ten answers and what was missing most often are on one sheet
ask: How many graduates got a job, of all who started? | | f-4 | by calling every single learner half a year later
ask: Who hires beginners in this trade this year? | | closing-calls | with ten employers who hired one in the last twelve months
roles: a practitioner who can teach | somebody who knows hiring managers by first name | somebody who keeps learners from giving up in week five
search: career change course
name: Second Monday = when the new job begins to feel real
name: Left Turn = a change of direction on purpose
name: New Lanyard = what hangs round the neck on the first day
name: Notice Period = the weeks between two lives
name: +Switchyard = where trains change tracks
name: Chapter Two = what comes after the first trade
name: Desk & Door = out of one, through the other
name: Umweg = German for a detour
name: First Badge = proof that one works there
name: Plan Bee = a second plan with a sting in it
name: Other Shore = where the new trade is
line: Your next first day at work
line: For those who dread Sunday evening
line: Learn the trade, meet who hires
line: Twelve years in one job is enough
line: A second trade, learned among equals

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
rival: flashcard and note apps | they hold decks that others have already made for the same exam | Quizlet, Anki, StudySmarter, Notion | flashcard app
rival: old scripts and decks handed down by older students | they are about exactly this professor | Studocu, Course Hero@US | study notes
rival: coloured pens, a box of index cards and a long last evening | it feels like studying, and it has worked so far
meet: university libraries, student unions and freshers' fairs | tutor of the first-year course | in the weeks before exams everybody there sits over too many pages | turn one lecture of this week into cards with {name} and test each other right there | two afternoons a week | student unions, tutors and study advisers | they watch the same students begin too late each term
measure: the share of planned study days that students really keep
moat: decks checked by students who passed that very exam
risk: students come three weeks before exams, leave the day after and pay only then | sell by the term, and give the rest of the year a reason that takes five minutes a week
rule: Settle what may be uploaded from lectures | Ask who owns slides and scripts, take down what a lecturer objects to, and check what an examination office calls cheating. | a rule for uploads and a way to object are on the site
trial: Plan one exam with twenty students | Plan the next exam with twenty students on paper, send each a message every morning for two weeks, and note which days were kept and why others were not. | kept and missed days with their reasons are on one sheet
ask: Who makes the cards, and who checks them? | | f-3 | by having two people who passed read a hundred of them
ask: Will students pay at all? | Most will not, so the few before a hard exam have to | price-talks | by asking what they paid for before their last exam
roles: a student who is known for good notes | a developer for cards and reminders | somebody who brings it to twenty courses
search: flashcard app
name: Third Look = when a thing begins to stick
name: Card Nine = the one that never stays
name: Term Time = the weeks that count
name: Library Light = what burns on the evening before
name: Recollect = to gather what one knew
name: Highlighter = what made everything yellow
name: Index & Ink = a box of cards, a pen
name: Pomolino = a small Italian apple of study time
name: Dog-eared = a page somebody has really used
name: Week Eleven = when everybody wakes up
name: Nightbefore Not = the evening that stays free
line: Know it on Tuesday, still on exam day
line: One deck shorter every morning
line: For the night before, spent asleep
line: Eleven weeks instead of one night
line: What you read, asked back

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
