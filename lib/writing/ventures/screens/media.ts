/** Written, told, drawn and played: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MEDIA_SCREENS = `
newsletter
thing: issue, issues = Tuesday issue; Special issue, new rules; Welcome issue
must: One clear subject in every issue; Sources linked; Easy to subscribe and unsubscribe; An archive to search
later: A paid edition with more depth; Questions from readers
screen: This week's issue | headline What changed this week | list In this issue = The main news; One useful tool; Three links worth reading | words This part is sponsored | buttons Share / Read online | the first issue arrives on Tuesday | we made a mistake: the correction is at the top
screen: Subscribe | headline The main news of your field, every Tuesday | ask Email | list Choose = Free, weekly; Paid, with full analysis | switch I agree to receive emails | button Subscribe | please enter your email | the email address is not valid
screen: Editor's desk | table Issues = Issue, Status, Sends; Tuesday, ready, 6 am; Special, draft, Friday; Next week, ideas, open | chart Opens by issue | list Sponsors = One booked; Two places free | buttons Send a test / Schedule | no issue in work, and reader questions are listed | a link does not work: fix it before sending

local-news
thing: article, articles = Council decides on the pool; New bakery opens; Bridge closed until Friday
must: Daily news from the area; Sources and corrections shown openly; Council decisions in plain words; A simple way to send a tip
later: Alerts for one street or topic; Meetings with the editors
screen: Today in your area | headline Council votes to repair the pool | list More news = Bridge closed until Friday; New bakery opens; Library opens longer | map Where it happens | buttons Read / Send a tip | no news yet today, and yesterday's stories are below | the page could not be loaded: check your connection
screen: Article | headline Council votes to repair the pool | picture The pool from outside | table The vote = Councillor, Vote, Reason; Ruiz, yes, demand; Keller, no, cost; Osei, yes, safety | words Corrected on Tuesday: the works begin in May | buttons Become a member / Report a mistake | no comments yet | this article is for members, one free article is left
screen: Editor's desk | table Stories = Story, Status, Checked; Pool, ready, two sources; Bridge, writing, one source; Bakery, edited, two sources | list Tips from readers = Noise at the station; Empty shop | switch Checked by a lawyer | button Publish | no stories in work, and two tips from readers | a source is missing: get a second one first

podcast-network
thing: episode, episodes = Interview with Maria; Questions from listeners; Live episode
must: New episodes on fixed days; All shows in one place; Show notes with sources and links; No advertising for members
later: Bonus episodes for members; Live shows
screen: Interview with Maria | picture Episode cover | words How she built her first team | list Chapters = Her first job; What went wrong; Advice for beginners | buttons Play / Save for later | a new episode comes on Thursday | the episode does not play: check your connection
screen: Become a member | headline More from the shows you like | list You get = No advertising; Bonus episodes; Early access | ask Email | button Start membership | choose a show to see its extras | payment failed: nothing was charged
screen: Producer's desk | table Episodes = Episode, Status, Sponsor; Interview with Maria, edited, booked; Questions, recording, free; Live episode, planned, requested | chart Listeners by minute | switch Guest has signed | button Publish on Thursday | no episodes in work, and two guests to invite | one voice is too quiet: edit it before publishing

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
thing: book, books = This month's novel; A short classic; A book of essays
must: One book chosen for each month; Reading goals by week; Discussions without spoilers; Dates for live meetings
later: Talks with authors; Several groups by taste
screen: This month's book | picture Book cover | list Plan = Part one by Friday; Part two by next Friday; Discussion on Sunday | chart Where members are | buttons I have read it / Order the book | the next book is announced on Monday | the book is sold out: an e-book is available
screen: Discussion, part one | talk Members = Mei: I liked the beginning; Omar: The ending surprised me | list Questions = Which character do you like?; What would you change? | ask My comment | button Post | nobody has written yet, be the first | this comment gives away the ending: it is hidden
screen: Host's desk | table Members = Name, Read, Coming; Mei, part two, yes; Omar, part one, yes; Lena, not yet, maybe | list Vote for the next = A new novel; A crime story | ask Sunday's meeting = 6 pm, online | button Send reminder | no members yet, share the invitation | the date does not suit most: suggest another

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
thing: job, jobs = Site manager, full time; Assistant, part time; Designer, remote
must: Only jobs from one field; Pay and working hours shown; Contact person named in every ad; Alerts for new jobs
later: Company profiles; Anonymous profiles for candidates
screen: Jobs | ask Job and place = Designer, remote | list New this week = Designer, remote; Assistant, part time; Site manager, full time | switch Show pay | button Create an alert | no jobs match, create an alert | the search did not work: try again
screen: Designer, remote | list The job = Full time or four days; Pay stated in the ad; Start in May | words Contact: Maria Keller | list They look for = Two years of experience; Good English | buttons Apply / Save | the employer has added no details yet | this job has been filled, similar ones are shown
screen: Employer's page | table Applications = Name, Received, Status; Ana, Monday, invited; Ben, Tuesday, new; Mei, Wednesday, new | chart Views and applications | ask Message to Ben = Can you come on Friday? | buttons Invite / Decline | no applications yet, and three ways to improve the ad | the ad ends tomorrow: extend it or close it
`;
