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
thing: video, videos = How it works, part one; Interview with an expert; Questions from viewers
must: One subject and a fixed day; Sources under every video; Chapters and subtitles; A home outside the platform
later: Membership with extra videos; Live questions and answers
screen: Watch | picture Opening picture of the video | headline How it works, part one | list Chapters = The question; The experiment; The answer | link Sources | ask Your question for the next video | buttons Subscribe / Share | the next video comes on Friday | there was a mistake: the correction is at the top
screen: Production plan | table Videos = Video, Missing, Day; Part one, nothing, Friday; Interview, consent, Tuesday; Questions, script, open | list To film = Workshop; Close-up of the machine | switch All consents signed | button Schedule | no video planned, and viewers' questions are listed | a piece of music is not cleared: replace it before publishing
screen: How the channel is doing | chart Watch time by video | table Income = Source, Trend, Next; Advertising, stable, Monday; Sponsors, rising, Friday; Members, new, May | list Viewers ask for = More interviews; Shorter videos | button Write to members | the first numbers come a day after publishing | numbers are delayed: yesterday's are shown

kids-audio
thing: story, stories = The fox who could not sleep; A day at the harbour; The little train
must: Age and length shown for each story; Easy to use without a screen; No advertising; A sleep timer
later: Stories with the child's name; Downloads for the road
screen: Tonight's story | picture A fox in a bed | headline The fox who could not sleep | words For ages four to six, nine minutes | switch Stop after this story | buttons Play / Choose another | choose an age to see the first stories | no connection: downloaded stories are shown
screen: For parents | table Stories = Story, Age, Mood; Fox, from four, calm; Harbour, from five, funny; Little train, from three, calm | list Please note = Short storm in the harbour story | ask Quiet from = Eight in the evening | buttons Add to list / Hide | no favourites yet, and families' favourites are listed | payment did not go through: stories stay open until Friday
screen: Studio | table New stories = Story, Missing, Out; Fox returns, music, Monday; Night bus, age check, Friday; Snow day, speaker, open | chart Listened to the end | switch All rights signed | button Publish | nothing in production, and listeners' wishes are listed | a right is missing: the story stays hidden until it is signed

indie-game
thing: level, levels = First forest; River crossing; Night in the castle
must: A free demo of the first level; Progress saved automatically on every device; Controls that can be changed; Text size and sound settings for everyone
later: A mode for two players; New levels after launch
screen: Main menu | picture Title picture of the game | list Saved games = Forest, level three; Castle, level one | buttons Continue / New game | link Settings and controls | no saved game yet, and the first level starts with a short lesson | the save could not be read: the last backup is loaded
screen: Shop page | picture Trailer, one minute | words A small adventure for quiet evenings | list Included = Eight levels; Two endings; Soundtrack | buttons Play the demo / Add to wish list | the game is not out yet, and the wish list sends a message on the day | this computer is too old: the minimum requirements are shown
screen: Playtest results | table Last test = Player, Stopped at, Comment; Ana, level three, where is the key?; Jonas, finished, want more; Mei, level two, text too small | chart Players who reached each level | ask Change for the next build = Larger text, hint at the door | button Create a new build | no test yet, and the invitation for testers is ready | the build crashed: the report is sent to the developer

puzzle-game
thing: puzzle, puzzles = Monday, easy; Wednesday, medium; Sunday, hard
must: A new puzzle every day; Hints when somebody is stuck; Results to share with friends; Play without an internet connection
later: An archive of past puzzles; A weekly league with friends
screen: Today's puzzle | picture Grid with three letters filled in | words Wednesday, medium | ask Your answer | buttons Show a hint / Check | today's puzzle is solved, and the next one opens tomorrow | that answer is wrong: two letters are in the right place
screen: My friends | table Today = Player, Time, Hints; You, five minutes, one; Ben, six minutes, none; Mei, not yet, - | chart Days played in a row | button Share my result | no friends added yet, and a link to invite them is ready | the result could not be sent: it is saved and sent later
screen: Puzzle editor | table Coming week = Day, Puzzle, Testers; Thursday, word grid, three solved; Friday, number path, two stuck; Saturday, open, - | ask Clue to change = Shorter word for row two | switch Tested by three people | button Schedule | no puzzles are planned for next week, and drafts are shown | two answers fit this puzzle: change one clue before it goes out

book-club
thing: book, books = This month's novel; A short classic; A book of essays
must: One book chosen for each month; Reading goals by week; Discussions without spoilers; Dates for live meetings
later: Talks with authors; Several groups by taste
screen: This month's book | picture Book cover | list Plan = Part one by Friday; Part two by next Friday; Discussion on Sunday | chart Where members are | buttons I have read it / Order the book | the next book is announced on Monday | the book is sold out: an e-book is available
screen: Discussion, part one | talk Members = Mei: I liked the beginning; Omar: The ending surprised me | list Questions = Which character do you like?; What would you change? | ask My comment | button Post | nobody has written yet, be the first | this comment gives away the ending: it is hidden
screen: Host's desk | table Members = Name, Read, Coming; Mei, part two, yes; Omar, part one, yes; Lena, not yet, maybe | list Vote for the next = A new novel; A crime story | ask Sunday's meeting = 6 pm, online | button Send reminder | no members yet, share the invitation | the date does not suit most: suggest another

creative-stock
thing: file, files = Street market, morning light; Acoustic guitar, calm; Team at work, real office
must: Search by subject, mood and colour or tempo; Licence terms in plain words; Proof of licence with every download; A preview before buying
later: Collections for a whole project; Requests to authors for missing material
screen: Search | ask Looking for = Calm guitar for a short film | list Results = Acoustic guitar, calm; Soft piano, slow; Morning birds, field recording | picture Preview of the first result | buttons Preview / Add to project | nothing fits yet, and a request to our authors can be sent | the preview does not load: try the smaller version
screen: Licence | headline Acoustic guitar, calm | list You may use it for = Films and videos; Social media; Podcasts | list Not included = Resale as music; Use in a logo | button License and download | nothing licensed yet, and free samples are shown | payment failed: the file stays in your project
screen: Author's files | table Uploads = File, Status, Downloads; Street market, online, five; Team at work, consent missing, none; Guitar, in review, none | ask Upload consent form | switch May be used to train AI | button Submit for review | no files yet, and three searches without results are shown | the file is too small: the required size is shown

creator-membership
thing: membership, memberships = Supporter, monthly; Inner circle, with live call; Yearly supporter
must: Membership levels with clear benefits; Posts only members can see; Pause or cancel at any time; Member list the creator can export
later: Live calls with members; Gift memberships
screen: Become a member | picture Creator at work | list Monthly benefits = Two posts for members; Early access; One live call | ask Choose your level = Supporter | button Join now | the first member post appears on Friday | the card was declined: try another card or pay later
screen: Member feed | list New = Behind the scenes, Monday; Early episode, Wednesday; Question of the month | ask Your vote = Topic two | talk Comments = Ben: Great episode; Ana: Thank you, part two follows | link Manage my membership | no new posts since your last visit | the video does not play: the sound version is below
screen: Creator's overview | table Members = Name, Level, Since; Ben, supporter, May; Mei, inner circle, June; Omar, paused, July | chart Members by month | steps This month = First post, done; Live call, Thursday; Second post | button Write a post | no members yet, and a message to followers is drafted | two payments failed: both members get a reminder

print-magazine
thing: issue, issues = Issue one, new beginnings; Issue two, by the sea; Issue three, made by hand
must: Look inside before buying; Subscription with start issue and delivery date; Change of address in the account; Sales points on a map
later: A digital copy for subscribers; Past issues in the shop
screen: Order | picture Cover of issue three | list Inside = Six long articles; Photo series; Interview | ask Start with = Issue three | buttons Subscribe / Buy one copy | this issue is sold out, and the next one can be ordered now | payment failed: your order is saved for a day
screen: My subscription | steps Issue three = Printed; Packed; On its way | ask Delivery address = Home | list Next issues = Issue four, June; Issue five, September | link Pause or cancel | no issue is on its way, and the next date is shown | the copy did not arrive: a new one is sent after one message
screen: Editor's plan | table Issue four = Article, Author, Status; Harbour, Ana, draft; Interview, Ben, booked; Photo series, Mei, delivered | chart Subscribers by month | ask Pages still free = Four | button Send to the printer | no articles yet, and five proposals wait | a photo is too small for print: ask for the original

webcomic
thing: episode, episodes = Episode one, free; Episode two, the letter; Episode three, early access
must: New episodes on a fixed day; Reading that continues where one stopped; Age label on every series; Payment for early episodes
later: Comments below each episode; Printed volumes to order
screen: Read | picture Page of episode two | words Episode two, the letter | buttons Previous / Next episode | link Follow this series | no new episode yet, and the next one comes on Tuesday | the page does not load: download the episode to read offline
screen: My library | list Series I follow = City of Rain, new episode; Two Cooks, Thursday; Paper Dragon, on a break | ask Sort by = New first | button Unlock the next episode | nothing followed yet, and three series to start with are shown | payment failed: the free episodes stay open
screen: Artist's desk | table Episodes = Episode, Status, Date; Four, finished, Tuesday; Five, inking, next week; Six, sketch, open | chart Readers per episode | ask Planned break = After episode eight | button Schedule episode four | no episodes uploaded yet, and the required format is shown | a page is missing: the episode waits until it is there

job-board
thing: job, jobs = Site manager, full time; Assistant, part time; Designer, remote
must: Only jobs from one field; Pay and working hours shown; Contact person named in every ad; Alerts for new jobs
later: Company profiles; Anonymous profiles for candidates
screen: Jobs | ask Job and place = Designer, remote | list New this week = Designer, remote; Assistant, part time; Site manager, full time | switch Show pay | button Create an alert | no jobs match, create an alert | the search did not work: try again
screen: Designer, remote | list The job = Full time or four days; Pay stated in the ad; Start in May | words Contact: Maria Keller | list They look for = Two years of experience; Good English | buttons Apply / Save | the employer has added no details yet | this job has been filled, similar ones are shown
screen: Employer's page | table Applications = Name, Received, Status; Ana, Monday, invited; Ben, Tuesday, new; Mei, Wednesday, new | chart Views and applications | ask Message to Ben = Can you come on Friday? | buttons Invite / Decline | no applications yet, and three ways to improve the ad | the ad ends tomorrow: extend it or close it
`;
