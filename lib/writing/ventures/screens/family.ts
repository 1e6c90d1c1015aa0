/** Children, parents and grandparents: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FAMILY_SCREENS = `
babysitting
thing: evening, evenings = Friday, seven until midnight; Ben is ill, this morning; Thursday, parents' evening
must: A first meeting while the parents are in; How this child falls asleep, in its own order; A stand-in within the hour; What the neighbour knows, and her bell
later: Two families with one sitter; The same sitter every Thursday
screen: Mei is with Ida and Ben | list So far = Ate two plates; Teeth, after talks; Ida asleep, Ben reads | steps Ben's way to sleep = Two pages; Door a hand wide; Owl on the left | picture Owl, found under the bed | buttons Message to Mei / We come later | nobody is booked, and the three they asked for again are shown | cannot be reached: the neighbour's bell, and then you
screen: Sitter's card, before the bell rings | list At this door = Knock, do not ring; Ben, no nuts; Key hangs inside on the left | talk From Ida = Ida: Can you do the voices?; Mei: Which ones? | ask Home by = With the last tram | switch I know where the plasters are | button I am here | no evening yet, and families who live on your way | you fall ill: one tap, and the stand-in gets the owl's story too

childcare-place
thing: place, places = Under three, from August; Three to six, mornings; One day more for Ida
must: Who is with which children right now; Whether a place is free, and from which month; The first weeks, settled in step by step; Who may fetch the child
later: An evening for fathers and saws; Old trousers, for the mud
screen: Ben's day | list So far = Cried for one song, then dug; Ate peas, left the potato; Slept under the pear tree | picture Rubber boots, in a row | words Tomorrow we walk to the stream, old trousers | ask Who fetches him = Grandfather Keller | buttons Write to his group / Ill today | before the first morning: what he calls his blanket, and you stay | somebody not on his list stands at the gate: he stays inside, and you are rung
screen: Our desk, groups and hands | table Now = Group, Children, With them; Snails, nine, Ana and Jo; Foxes, eight, Mei and stand-in; Garden, five, Lin | list Places = August, one under three; October, two mornings | switch Every child counted after the walk | button Call the stand-in | no family on the list, and the open Saturday is set | one grown-up too few: two groups join, and no new child starts today

tutoring
thing: lesson, lessons = Fractions, before the test; Essay, how to begin; Vocabulary for Thursday
must: The last test, with its red marks; Three gaps and the order in which they are closed; The date of the next test; A word with the parents that the pupil may read
later: Four from one class in an afternoon; A rest until the next report
screen: Fractions, until Thursday | picture The test, and what was red | steps Gaps = Halves and quarters, closed; Common denominator, today; Word problems, Tuesday | ask Do this one alone = A third and a quarter | buttons I have it / Show me the start | no test yet, and one sheet from the folder will do | stuck at nine in the evening: leave it, mark the line, and it comes first tomorrow
screen: Tutor's notebook, after the lesson | table Pupils = Who, Next test, Gap; Ben, Thursday, word problems; Lin, in two weeks, commas; Ida, none, likes it | talk For the parents = Tutor: He does it, but too fast; Mother: At home too | chart Marks, from test to test | button Put it in the folder | no pupil this week, and the next reports are near | ill before the test: a stand-in who has read this page sits there

music-lessons
thing: piece, pieces = The slow waltz, both hands; Four chords, one song; Scale with a tune in it
must: Which bars, how slowly and how often; The teacher's own playing of that passage; An instrument to borrow before one is bought; A small stage with a date
later: Two pupils together on one piece; A piece chosen by the grandmother
screen: Until Tuesday | list Practise = Bars five to eight, left hand; The change to the fourth chord; Whole, without stopping, once | chart Minutes at the instrument, day by day | picture Hand of the teacher, wrist loose | ask Tempo = As slow as walking | buttons Listen to Ana / Hear mine | nothing set yet, and play what you can by heart | a string or a reed is gone: what does for now, and where it is mended
screen: Teacher's room, Tuesday | table Afternoon = Pupil, Piece, Stuck at; Ida, waltz, left hand; Ben, song, fourth chord; Keller, scale, breath | ask For the small concert = Waltz, first half | words Keller wanted to stop, and stayed for this tune | button Next week, these bars | an hour nobody took, and a guardian asked for one | teacher ill: the lesson is played on Saturday, and nobody plays to an empty chair

language-lessons
thing: lesson, lessons = At the doctor's, spoken; Small talk by the coffee machine; The sound in the throat
must: What one has to be able to say, and by when; One teacher who knows one's mistakes; Mistakes of one's own, come round again; Ten minutes in which one's own language is forbidden
later: A table with strangers who learn the same; An exam, looked at together
screen: Ten minutes, nothing else | talk At the doctor's = Ana: Since when?; You: Since three days | list Say it again = For three days; It stings, not it stinks | ask The word I lacked = Cough | chart Minutes without your own language, week by week | buttons Go on / Help me once | the first lesson finds out what you want to say, and to whom | lost for words: point, go round it, and the word waits at the end
screen: Teacher's notes, one learner | table Comes back = Mistake, Heard, Gone; For and since, often, no; Stress on the first, twice, nearly; Polite request, once, yes | ask Date to speak for = First day at the new job | picture Mouth, where the tongue lies | button Set Thursday's ten minutes | no learner here, and those who missed twice are rung | teacher leaves: the new one reads this page and sits in once

driving-school
thing: driving lesson, driving lessons = Roundabouts, in the rain; Parking backwards, third go; Motorway, first time
must: The test date, before the last lessons are booked; What has been driven and what not yet; Where one is picked up; Signs and right of way, asked in between
later: A night on country roads; A refresher after ten years
screen: Your lesson today | map From the school gate to the big roundabout | steps Card = Start on a hill; Roundabout, two lanes; Park backwards; Motorway | ask How did it go = Looked too late over the left shoulder | picture The junction, seen from above | button Next one on Thursday at five | before the first lesson: eye test, first-aid course, papers | stalled twice and shaky: pull in, breathe, and the instructor drives the next street
screen: Instructor's phone, between two pupils | table Today = Pupil, Still missing, Test; Ida, motorway, in three weeks; Ben, parking, none; Lin, nothing, Friday | switch Brakes and second mirror looked at | words Friday's examiner likes the hill by the church | buttons Ready for the test / Two more lessons | a cancelled hour, and who has a test near is asked first | not passed: what it was, in one line, and the next date the same day

holiday-camps
thing: camp week, camp weeks = Raft week, eight to ten; Tents by the lake; Circus, with a show on Friday
must: What goes into the rucksack, with a name in it; Allergies, homesickness and who may fetch; Who leads, and how many children each; One picture a day, and no more
later: A friend in the same tent; The same week, put by for next year
screen: Ida's week by the lake | picture The raft, third day, it floats | list Rucksack = Torch, with her name; Rain trousers; No phone, letters instead | words Homesick on Monday, cooked on Tuesday | ask She should have = Her own pillow | button A line to be read out at supper | before the week: the list, the tent, and who leads it | storm at night: all are in the barn, and every family has had a word
screen: Leader's clipboard, at breakfast | table Tents = Tent, Children, Mind; Otter, five, Ida no nuts; Badger, six, Ben sleepwalks; Heron, four, Lin fetched Friday | switch Counted, and counted by somebody else | steps Today = Ropes; Lunch by the stream; Rafts, vests on | button All in the tents | rain, and the barn plan comes out | a leader falls ill: the trained spare comes before noon, or two groups join

kids-parties
thing: birthday, birthdays = Pirates, seven children; Detectives in the park; Slime, at home, for six
must: How old, how many and how wild; A plan with the cake in the right place; What to do with the one who will not join; Who brings what, and who clears it away
later: The same party in a box, without us; A thank-you card the child can draw
screen: Ida turns seven | list Guests = Six, and a little brother; One without eggs; One who hates loud noise | steps The afternoon = Everybody gets a patch; Treasure in the garden; Cake at half past; Loot for the way home | picture Eye patches, cut out and ready | ask If it rains = Living room, table outside | button Three o'clock on Sunday | that Saturday is taken, and Friday after school goes as well | somebody cries: a job for the captain's mate, and nobody must join
screen: In the box, under the hats | headline Pirates, for seven | list Lies on top = Seven patches, two spare; Map, torn and folded; Letter from the captain | words Read the letter aloud, with a growl | code How the treasure is hidden | without a count of guests it is not packed | a patch too few: scissors, black card and a string lie at the bottom

elderly-companion
thing: visit, visits = Cards, Tuesday at three; To the market and back; Reading aloud, chapter four
must: Two people to choose from, not one; A first errand with a reason; What was, told to the family in two lines; The same face again
later: A walk to the old house; A grandchild who writes in between
screen: Tuesdays with Jonas | picture Jonas, with his cards | list Next time = Market, the apples she likes; Cards, she is ahead; Lamp in the hall | talk After the last visit = Jonas: She told of the ferry; Daughter: Which ferry? | ask She would like = Somebody who loses at cards | buttons The same again / The other one | no visit yet, and two faces to be looked at over coffee | she did not open: the neighbour is asked, and then you, in that order
screen: Companion's phone, before the door | list At Mrs Keller's = Ring long, she comes slowly; Not about the hospital; Her chair is the green one | ask Two lines for the daughter = We laughed about the ferry | switch She seemed not herself | button Goodbye said, Tuesday agreed | nobody on Thursday, and a widower two streets on plays chess | money or keys are offered: thank you, no, and it stands in the note

home-care
thing: visit, visits = Getting up, at seven; Midday, meal and tablets; Night, somebody sleeps in
must: No more than two faces, shown with names; What the person still does alone; What was done and what was refused, at each visit; The one who is rung at night
later: A weekend off for the daughter; A round along one street
screen: Mother, this morning | list At seven = Ana came, ten minutes late; Washed at the basin, hair herself; Ate half, tea twice | picture The kitchen table, laid | words She did not want the cardigan | ask For tomorrow = Her sister rings at nine | buttons A word to Ana / Change tomorrow | before the first morning: how she likes to be woken, and by whom | a fall: help first, then you, then the other face, and all of it written down
screen: Carer's phone, round from home | map Four doors, none further than a tram stop | table Morning = Door, First, Alone; Mrs Lin, basin, buttons; Mr Ruiz, tablets from the box, shaving; Mrs Keller, breakfast, hair | switch Skin looked at | button Note is written | the round is short today, and the way is paid all the same | nobody opens: key, neighbour, emergency, in the order agreed

kids-carpool
thing: school run, school runs = Monday, four children, Keller; Tuesday, Ruiz, small car; Friday, on foot, Lin
must: Who drives tomorrow, and who sits where; Child seats, counted; A parent falls ill before seven; The door at which each child is handed over
later: A walking line for the spring; Football on Wednesdays, same seats
screen: Tomorrow morning | map Three doors, then the school gate | list In the blue car = Keller drives; Ida, seat of her own; Ben, on the booster; Lin, from the corner | ask We cannot on = Thursday | buttons I drive instead / Ben is ill | two families in, and one more makes a week of it | no driver by seven: all are told at once, and who walks with whom
screen: The week on the fridge | table Runs = Day, There, Back; Mon, Keller, Ruiz; Tue, Ruiz, Lin; Wed, Lin, on foot | chart Who drove how often since the holidays | words Nobody keeps score, but here it is | button Swap a day | an empty week, and everybody puts in the one day that suits | somebody stands at the gate too long: the school, then the parents, then the class list

kids-coding
thing: project, projects = A robot that sorts buttons; Game with a hungry cat; Lamp that knows when it is dark
must: Something of the child's own from the third class; The line that does not work, found together; Machines charged and counted; An afternoon on which it is shown
later: The robot for two weeks at home; An elder child as a helper
screen: Ben's cat game | picture Cat, fish and a wall that hurts | steps He has built = It walks; It eats; It must not eat the wall | ask Why does it stick = It turns, then turns again | talk With the helper = Ben: It eats the wall; Mei: What did you tell it about walls? | buttons Run it / Show the group | no project yet, and what annoys you at home is a beginning | everything gone: the last three versions lie here, with the time
screen: Room list, before they come | table Tables = Child, Builds, Stuck at; Ben, cat game, wall; Ida, sorter, red and pink; Lin, lamp, nothing any more | list Charge = Robot four, empty; Laptop two, letter E sticks | switch Photograph allowed | button Set out the tables | nobody signed up for this group, and the show of the last one is on Friday | a child only wants to play: one loop of it is rebuilt together

kids-sports
thing: class, classes = Four to six, rolling and running; Ball, seven and up; First jump, Saturday
must: A trial hour in socks; Which hall, which door and who has the key; Who may leave alone; What each child newly can
later: A morning with parents on the mat; Kit handed down by size
screen: Ida on Saturday | list New this month = Roll forward; Caught it with one hand; Waited for her turn | picture Mat, bench, hoop, in a row | words Bring water, no earrings | ask Who fetches = Mei Lin, with a pram | buttons She comes / Not today | a first hour for looking, from the bench if she likes | she fell: cold pack, you are rung, and nobody pulls at the arm
screen: Coach's clipboard in the hall | table Hour = Child, Can, Next; Ida, roll, cartwheel; Ben, stops the ball, passes it; Lin, runs, waits | switch Hall key for the winter | steps Today = Catching game; Three stations; Everybody carries a mat back | button All fetched | no hall this week, and the park gate is the meeting place | a bang on the head: game over for today, parents told, and it is written down

meals-for-elderly
thing: lunch, lunches = Fish, mashed, dill; Stew, soft, no onion; Soup and a pancake
must: Soft, salt-free or cut small, by person; Warm at the last door; A word at each door, and whoever notices something; A day off said as late as the evening before
later: A second plate when the sister comes; Sunday lunch at one table
screen: Tomorrow at noon | headline Stew, soft, or fish with dill | picture The plate, as it comes | list Yours = No onion; Cut small; Jonas brings it | buttons The stew / The fish | words Ring us, if that is easier | nothing chosen, and she gets what she liked last time | nobody opens at noon: a second ring, the neighbour, then her son
screen: Round before it is cold | map Nine doors, furthest first | table Doors = Door, Plate, Look out; Mrs Ruiz, fish, rings late; Mr Lin, stew, yesterday's plate full; Mrs Keller, soup, new stick | switch Last plate measured | button Plate handed over | nobody wants lunch on Sunday, and the stove stays cold | a plate that came back full twice: somebody sits down beside it for ten minutes
`;
