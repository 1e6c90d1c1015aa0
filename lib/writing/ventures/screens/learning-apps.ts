/** Learning at home and online: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const LEARNING_APPS_SCREENS = `
homework-tutor
thing: question, questions = Fractions, question four; A text on the water cycle; Brackets with a minus in front
must: A hint before any answer; The way this teacher wants it written down; The step at which it went wrong; One line a week for whoever pays
later: Two classmates on one exercise; The same kind of exercise again before the test
screen: Stuck on question four | picture The exercise, read from the page | talk So far = You: I get a minus; Tutor: look at the second bracket again; You: the sign turns round? | ask My next line | buttons One more hint / Let me try alone | no exercise is open, and yesterday's kind waits as one short question | the page is blurred: it asks for this one line and guesses nothing
screen: Parent's phone, one line on Friday | headline Brackets with a minus work alone now | table This week = Kind, With hints, Alone; Brackets, four, three; Fractions, five, one; Reading a graph, two, none | words Not shown here: what was typed in between | button Leave a word on the table | a week without homework, and that is all it says | the same step fails for a week: it says which, for the teacher to see

language-app
thing: lesson, lessons = Order two coffees and a cake; Say why you are late; Ask her about the village
must: A situation of this week before any grammar; A native voice at the speed of the street; Words that come back just before they are lost; A way back after a gap, in one short lesson
later: A stranger to talk to for five minutes; What your own language makes you say wrong
screen: At the counter, lesson three | picture The counter, the cakes behind glass | talk Listen, then say it = Waiter: anything else?; You: yes, that one there; Waiter: with cream? | ask Your answer, spoken | buttons Slower, once more / Now without the text | no lesson is begun, and the first one is a coffee | it did not hear you: read it aloud again or point at the right one
screen: Back after three weeks | headline You still know more than you think | list Kept without practice = I would like; The one on the left; Excuse me, what time is it? | chart Words still there, week by week | button One short lesson and you are back in | nothing was learned yet, so nothing has been lost | the words come in another order than you remember, and it says so

kids-reading
thing: story, stories = The bear who lost a button; Two goats on one bridge; Mia and the wrong bus
must: The letters their class has had, and no others; A page that turns only after it was read; Help that sounds out and does not read for them; Ten minutes, and then it closes by itself
later: The story as a small booklet on paper; A grandparent listening from far away
screen: Page three of the button | picture A bear looking under a sofa | headline The bear looks un-der the so-fa | switch Finger follows the line | buttons Sound it out / I can say it | all pages are read, and the bear wants to hear the first one again | too much noise to listen: read it to somebody, and they press the page on
screen: Parent's phone, after the light is out | list Read aloud tonight = Three pages by herself; Stopped at ch and at ng; Laughed at the sofa | chart Evenings with a page, this month | link Delete tonight's recording | button A story with more ch in it | no evening yet this week, and the shortest story lies on top | she tapped and did not read: it stopped after one page and says so

maths-practice
thing: exercise, exercises = Seven times eight; A half and a third; Twelve take away seven
must: The next sum comes from the last mistake; A picture of the amount beside the digits; Nothing to win for what is known already; The early gap that sits behind today's error
later: A printed sheet for a Sunday without screens; A game of two against the clock of the kitchen
screen: Five minutes, the next sum | headline 7 × 8 | picture Seven rows of eight beans, five rows shaded | steps If it will not come = Five rows first; Then two rows more; Put them together | ask My answer | button I see it now | today's sums are done, and nothing extra is given | the same slip twice: smaller numbers, until it holds
screen: Where it began, the parent's view | table Gaps = Today, Comes from, Since; Fractions, halves of odd numbers, Monday; Long division, seven times table, closed; Minus over ten, bridging ten, nearly | chart Mistakes that came back | button Practise this one on paper | no gap is known until the first page of sums | a tired evening looks like a gap: it asks again tomorrow before it says so

coding-course
thing: project, projects = A quiz about my street; A cat that runs from the mouse; A list of who waters the plants
must: Something of one's own in the first week; An error message said in plain words; An empty file, and the first line to begin with; Somebody to ask when it is stuck
later: A shelf where others build upon it; Half an hour beside a person who codes for a living
screen: My cat does not jump | words if key is "up" then cat.y goes down | list It says = Line four: the cat has no name yet; You called it kitty above | ask What should happen | buttons Run it / Show me a smaller one | the file is empty, and three first lines lie beside it | it runs for ever: it was stopped, and the turn without an end is marked
screen: Shown on Friday | picture The cat, the mouse and a score | list Said by others = I got to nine; It cheats at the wall; May I build the dog? | code Play it on your own phone | buttons Put it on the shelf / Only my family | nothing is finished, and a half one may be shown as well | a name or a school stands in it: it stays private until that is gone

exam-course
thing: course, courses = Entrance exam, autumn sitting; Second sitting, six weeks; Early start, evenings
must: One's own paper marked by hand, with the reason; Which topic brings the most marks next; The clock of the real hall; A plan back from the date of the sitting
later: The second sitting, for those who need it; A group of four with the same gap
screen: My second mock, marked | picture Page two, with red at the margin | table Marks = Topic, Lost, Why; Statistics, six, units; Proof, four, no last line; Graphs, one, scale | ask What I do about it = Units on every line, until Friday | button The next topic that pays | no mock is written, and the hall opens on Saturday at nine | a page was not readable: the marker asks before anything is taken off
screen: Course desk, eight weeks to go | chart Marks of the group, mock by mock | table Who needs a call = Candidate, Last mock, Missed; Ana, lower than the first, two evenings; Jonas, same, none; Mei Lin, better, one | switch Past papers cleared for copying | button Ring them tonight | the sitting is over, and the early group begins here | the board moved the date: every plan is counted anew and each candidate told

expert-course
thing: course, courses = Bread, four parts; Sewing a sleeve; The first plan of a small firm
must: Watching the expert's hands and not the face; A piece to show after each part; An answer from the one who teaches; The mistake everybody makes, filmed as well
later: The next round, for those who wait; A meeting in a real workshop
screen: Part three, do it beside me | picture Her hands from above, paused at the hard bit | steps Now you = Do it once, badly; Do it again, slowly; Take a picture of both | ask Where I got stuck | buttons Show my piece / That bit once more | no part is open, and the first free one takes ten minutes | the wrong material at home: what it can be done with as well
screen: Expert's desk, shown this week | picture Nine pieces side by side | table Waiting for a word = Who, Piece, Stuck at; Ana, second try, the edge; Jonas, finished, nothing; Mei Lin, none yet, since part two | ask Said to all = Press less than you dare | button Answer with a short film | nobody has shown anything, and those who stopped at part two are named | a piece is praised in public only after its maker said yes

career-bootcamp
thing: place, places = Spring class, by day; Autumn class, evenings; A trial day
must: What employers wrote that they look for; A day as it is at work, before anybody signs; All who began, counted to the end; A mentor who does this for a living
later: A class in the evening for those who work; Old graduates who hire
screen: Week seven, Tuesday | list Today = Nine, stand-up with the team; Eleven, customer changes her mind; Three, show what runs | ask Stuck at = The test passes only on my machine | talk Mentor = You: nobody answers me; Ana: they are in the same ditch, ask Jonas | buttons Show it / I need a day | no class yet, and a trial day in a real firm to choose | behind by a week: what is left out, so that the rest holds
screen: Outcomes desk, everybody counted | table Class of spring = Began, Left early, In the trade; Ana, no, since June; Jonas, no, still looking; Mei Lin, in week four, - | chart From last day to first day at work | ask What the employer missed | button Publish with the weak ones in | the first class has not ended, and so nothing stands here | somebody cannot be reached: counted as not in the trade

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
thing: card, cards = Three signs of inflammation; What Weber meant by class; The proof on slide nine
must: Fewer today than one can stand; The day of the exam, and back from there; One's own words from one's own lecture; A missed day that does not pile up
later: A deck checked by somebody who passed; Two who ask each other at a table
screen: Tuesday, nine cards | headline Three signs of inflammation? | ask In my own words | list It said = Red; Warm; Swollen, you left that out | buttons Knew it / Show it on Thursday | nothing is due today, and that is on purpose | three days missed: they are spread until the exam, and two topics are offered to drop
screen: The weeks to the exam, planner | table Topics = Topic, Cards left, Holds until; Inflammation, few, the exam; Immune cells, half, Friday; Last year's paper, all, not begun | chart Planned days and kept days | ask Exam is on = Thursday, nine o'clock | button Take one topic out | no date is set, and a quarter of an hour a week keeps it warm | a lecturer objects to a slide: its cards go, those in your own words remain

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
