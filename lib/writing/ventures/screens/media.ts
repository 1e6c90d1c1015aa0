/** Written, told, drawn and played: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MEDIA_SCREENS = `
newsletter
thing: issue, issues = Tuesday's, one law and a joke; The long one on lenses; Written ahead, for the flu
must: Read to the end while a kettle boils; Where each thing was found; What is paid for, marked at its place; Two issues in the drawer
later: A page on one question each quarter; Readers who answer, printed with their leave
screen: Tuesday, before the kettle | headline One rule changed. The rest can wait | list In four minutes = What changed on Monday; Who it hits, with an example; Nothing on the fair, nothing happened | words This line is paid for, and says so | link Where we read it | buttons To the one who decides / Not for me any more | nothing happened worth your morning, so it says that and ends | a mistake: first line of the next issue, with what was wrong
screen: Editor's desk, Monday night | table Drawer = Issue, State, Sources; Tuesday, last read, both opened; Friday, written, one is missing; For the flu, ready, all | chart Those who opened four in a row | ask Would I forward it? = Only the second part | switch Advertisement stands apart | button Goes out at six | the drawer holds one, and the week in which to fill it | one source pulls back: the part comes out, and the space stays empty

local-news
thing: article, articles = Council, the vote on the pool; New baker, old oven; What became of the bridge
must: Somebody in the room when it was decided; Who was asked and did not answer; A mistake set right where it stood; Who pays for it, open to all
later: An evening with those who write it; What was promised a year ago, looked up
screen: The pool, decided last night | picture Nine hands up in a hall, two down | headline It shuts in autumn. Six to five | table Who voted = Councillor, Pool, Said; Ruiz, keep, children; Keller, shut, the roof; Osei, shut, nothing | map From the pool to the next one | ask Tell us what you know of the roof | link What we have got wrong | nothing was decided this week, and what will be on Tuesday | a line was wrong: it stands struck through, with the right one and since when
screen: Newsroom desk, before it is printed | table To ask again = Claim, Said by, Other side; Roof, engineer, rung twice; Contract, paper, Friday; Cousin, a neighbour, not yet | list Out if not by five = The cousin | switch Lawyer has read the sharp one | ask They answered = No comment, in writing | buttons Print it / One more day | a quiet week: what did people ask us at the market? | an advertiser wants it gone: the answer is no, and members read who asked

podcast-network
thing: episode, episodes = Three, the witness speaks; Live, from the village hall; The last of this season
must: The first two minutes, cut until they hold; Names and sources below each episode; Who has signed, before anything is aired; An end to the season, said at its start
later: The part that did not fit; An evening on a stage
screen: Three, the witness speaks | picture A red kiosk, shut | chart Voices over half an hour, one pause | list Marks = At two, who she is; At nine, the letter; Advertisement, read by us | link What she did not want said, and is not | buttons On from the letter / Send it at this spot | the season has ended, and the day the next one begins | she took her words back: the part is out, and a voice says so
screen: Cutting room, the week's planner | table In work = Episode, Signed, Length; Four, both, too long; Five, lawyer reads, right; Six, witness has not, - | chart Where people stopped listening to three | ask Cut from four = Everything before the door | switch Music is ours | button Goes out on Thursday | nothing to cut, and two calls to find the next voice | the recording hums: the second recorder ran along, and it is on that card

video-channel
thing: film, films = How a lock lifts a ship; The queen nobody taught us; Why that pump never stopped
must: A question answered by its end; Where pictures and facts come from; Made to a rhythm that can be kept; A home beyond the one platform
later: Without music, for a classroom; The whole talk with whoever explained it
screen: How a lock lifts a ship | picture A gate, water to the brim, a hand on the wheel | list In it = Who opened it for us; The drawing of the gate; What we had wrong last time | ask What should we open next? = A bell tower clock | link Each source, by minute | buttons From the wheel / For my class | the next one is being filmed, and the place it is | an error at minute four: written into the film, and on top of the page
screen: Shooting desk, the month's planner | table Films = Film, Missing, Out; Lock, nothing, Friday; Pump, right to an old drawing, -; Clock, somebody to climb, spring | chart Who was still there at the end | picture Clip of unknown owner, put aside | switch All who are seen have signed | buttons Cut it / Leave that bit out | no shoot this week, and two made in reserve | a picture's owner turns up: the clip comes out, today

kids-audio
thing: story, stories = The tram that went home; A fox in our street; Told in Grandma's dialect
must: An end that makes sleepy; Played without a screen in the hand; Which age, and what might frighten; Whose voice it is
later: A parent's voice for the refrain; The same story, longer by a year
screen: Light out, the fox in our street | picture A lamp post, a tail behind it | words Twelve minutes. The last three are slower | switch Stop when it is over | list Comes in it = Your tram; Somebody called Leo; An owl, not loud | buttons The fox again / The short one | nothing was chosen, and the one from yesterday goes on | stops in the middle: it goes on at the last sentence, never from the start
screen: Parent's phone, before it plays | table For Leo = Story, Age, Might frighten; Fox, from four, nothing; Tram, from three, a tunnel; Storm, from six, the mother is gone a while | list What he hears at the end = Breathing; A door, far away | ask Names that may come in it = Leo, and the cat | link Names out again | buttons Tonight this / Not the tunnel | no story chosen for the week, and three that everybody falls asleep to | too exciting at night: marked by parents, and moved to the afternoon

indie-game
thing: chapter, chapters = The lamp goes out; The first ferry; Winter, no boats
must: Ten minutes that stand for all of it; Saved when one is called to supper; How it is played by two, or by one; Letters large enough for a sofa
later: A second ending; How it was drawn, page by page
screen: Ten minutes, the lamp goes out | picture A stair, a lamp, rain on glass | list You two can = One holds the light; One writes the log; Neither sees all of it | ask The log says = Ship, no name, from the west | buttons Climb / Listen at the door | nobody plays along, and then it is quieter and just as long | thrown out in the storm: both of you are back on the stair
screen: Test evening, over their shoulder | table Watched = Player, Stopped at, Said; Ana, the door, which button?; Jonas, nothing, played on; Mei, letters, too small | chart When they put it down | picture The door nobody tried | ask Change before Friday = A light under that door | switch Sounds are ours | button Build for the next evening | nobody has played it yet, and a table at the game evening | it hangs on old machines: which, and a note on the shop page before they buy

puzzle-game
thing: puzzle, puzzles = Monday, gentle; Thursday, with a twist; The one your aunt made
must: One hard thought, and not a hundred swipes; A hint that gives away no more than it must; Against people one knows; Made by hand, with the maker's name
later: Those of last winter; One to make for somebody's birthday
screen: Thursday, with a twist | picture A grid, four letters standing | list Given = Bread, but not to eat; A river, backwards; The maker's mother | ask Across, five letters | words Mei took six minutes and one hint | buttons Smallest hint / I have it | solved for today, and the next one lies ready at six | two answers fit: both count today, and the maker says sorry
screen: Maker's desk, the week ahead | table Tried out = Puzzle, Testers took, Stuck at; Friday, five minutes, river; Saturday, eleven, all of it; Sunday, three, nothing | ask Swap this clue for = Bread that buys things | chart Where they gave up | switch No brand and no person in it | buttons Into the week / Milder | four days are full, and who could make a guest one | it was leaked or seen before: another from the drawer

book-club
thing: stretch, stretches = To the wedding, page nine; Until the letter burns; The last part, all together
must: Where one may talk without spoiling; Small stretches with a day; The same book, in time, for everybody; Three questions nobody can answer alone
later: An hour with whoever translated it; The next book, chosen by all
screen: Until the letter burns | chart Where the eight of us are | talk Up to here = Mei: does she know?; Omar: read two more pages; Mei: oh | list For Thursday = Who wrote it, really?; Would you have read it?; Why is he never named? | ask A line I marked | buttons I am that far / I have stopped | the book is in the post, and the first line is all you may see | somebody told the end: it is hidden for all who are not there yet
screen: Host's desk, the next book | table Put forward = Book, By, Copies; The island, Ana, enough; The long old one, Omar, second-hand; Poems, Mei, two | steps Until we begin = Vote until Sunday; Parcels out; First stretch by the ninth | ask Question of my own = Who would you not invite? | switch Author may look in, without a word | button Order for all | no book is put forward, and what was left over last time | not enough copies: begin a week later, or two read aloud

creative-stock
thing: track, tracks = Market at dawn, Lagos; Two fiddles, slow; A queue at the post office
must: Who made it, and who is on it; What it may be used for, in four lines; Found by mood and place, not by code; A paper that holds when somebody asks
later: The same people, other shots; A word to whoever made it
screen: A queue, but not a sad one | picture Post office, nine people, one laughs | ask I need it for = A film about waiting, three minutes | list You may = Film, yes; Poster, yes; Not as if she used your product | talk To its maker = You: who is the one laughing?; Ade: my aunt, she knows | buttons Take it / More by Ade | nothing like it, and who nearby could shoot it this week | somebody wants out of it: it is withdrawn, and how long yours may still be shown
screen: Maker's desk, signed or not | table Sent in = Piece, On it, Signed; Post office, nine, eight; Two fiddles, two, both; Market, many, from afar | picture The ninth, in profile | ask Words one would look for = Waiting, laughing, Tuesday | switch Made by me, all of it | buttons Put it up / Ask the ninth | nothing sent in, and what was searched in vain this month | it is like an older one: set side by side, and somebody listens before it goes up

creator-membership
thing: member, members = Since the first sketch, Ana; For the prints, Jonas; Left in May, back now
must: What comes in a normal month, told beforehand; A month off without excuses; Members asked one thing, and then told; Names, and a way to take them along
later: A print with one's name, once a year; Those who left, asked why in one line
screen: March, from Ade's table | picture Sketch of a heron, half inked | list This month = Two sketches; One question to you; No print, my hand is resting | ask Which one shall I finish? = The heron | talk Among you = Jonas: the heron; Ade: then the heron | buttons The heron / I pause in April | nothing this month yet, and the day it usually comes | she takes a month off: nobody pays for it, and it says until when
screen: Maker's desk, a month that can be kept | table Promised = What, Takes, To go; Two sketches, two evenings, one; Question, an hour, done; Guest list, nothing, nine names | chart Who stays, month by month | switch I take April off | ask Said on leaving = Bought too much at Christmas | button Tell them all | no member yet, and ten to ask by name | more promised than evenings: what to leave out, and it is told before the month begins

print-magazine
thing: issue, issues = Spring, on sheds; The one on walking alone; Summer, sold out
must: Two pages to turn before one subscribes; Who wrote, who drew, who was paid; Paper worth keeping; Where it lies, near you
later: An old issue as a gift; Drawings for a wall
screen: Spring, on sheds | picture A shed, door open, a chair inside | list In it = Nine sheds and one kiosk; A letter on moles; No list of gifts | words Turn two pages here. The rest is paper | ask Send it to = My father, he has a shed | map From the corner shop to the next that has it | buttons The next four / Only this one | the next one is at the printer's, and what it smells of | bent in the post: another goes out, and the old one lies in your library
screen: Page plan, the editors' planner | table Pages = Pages, Story, Missing; One and two, the door, nothing; Three to six, nine sheds, two pictures; Back, paid, it says so | chart Copies home again from the kiosks | ask This story out, if late = Moles | switch Pictures are paid and signed | button To the printer on Friday | an empty plan, and what readers wrote after the last one | the paper costs more this quarter: fewer pages or a later day, put to the members

webcomic
thing: episode, episodes = The oven, page three; Grandmother says no; A door in the snow
must: Read with one thumb, at night; Where one stopped, without looking; The next one when it was promised; Whose hand drew it
later: All of it as a book; A page with the dialogue in another language
screen: Grandmother says no | picture Four panels, flour in the air | words Slide on | list So far = The oven went cold; She hid the key; Somebody paid | talk Below it = Leo: she has the key; Sara: look at panel two | buttons On to the snow / Tell me on Tuesday | you have read all there is, and Tuesday's first panel | the next one is late: her hand hurts, and a sketch stands there meanwhile
screen: Drawing table, three weeks ahead | table Episodes = Episode, Stage, Out; Snow, inked, Tuesday; Key, pencil, in two weeks; Paid, script, not sure | picture Panel two, the key in the shadow | chart Where they stopped sliding | switch Sara is paid before it appears | buttons Ink it / Swap the two | no episode ahead, and two pages from the sketchbook that may run | it was put up elsewhere: where, and the letter that takes it down

job-board
thing: vacancy, vacancies = Bow maker, bench by the window; Grid engineer, wage told; Half days, from May
must: What it pays, in the advertisement; Somebody who answers, by name; Each one still open; What a working day there looks like
later: A word when the same place asks again; Those who look quietly, seen by nobody
screen: Bow maker, a bench by the window | picture The bench, north light | list A day there = Two of us, radio on; Repairs until noon; Own work on Fridays | table Told up front = What, Is; Pay, in the first line; Answers, Ms Keller; Open since, Monday | ask What I would show them = Three bows I mended | buttons Write to Ms Keller / Too far for me | none in your trade today, and two workshops that take people without an advertisement | it was filled on Thursday: gone from here, and all who wrote are told
screen: Workshop's desk, who has written | table Wrote = Who, Shows, Since; Ana, three bows, two days; Jonas, a film, an hour; Mei, nothing yet, a week | list Not put up without = Pay; A name; A day it ends | ask Answer to Mei = Send us one bow, any | switch Still open | buttons Come and see us / A kind no | nobody has written, and what the advertisement does not say | nobody answered for a week: the advertisement rests until somebody does
`;
