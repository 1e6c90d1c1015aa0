/** Written, told, drawn and played: what is known of them; the keys are those of `../lore.ts`. */
export const MEDIA = `
newsletter
job: an issue, issues
rival: free newsletters and news sites | they cost nothing and cover most subjects | Substack, LinkedIn | best newsletters
rival: social media feeds and podcasts | they are on the phone anyway and always new | LinkedIn, YouTube
rival: trade magazines, associations and colleagues | they come with the job and people trust them | | industry magazine
meet: events, associations and online groups of the subject | organiser of the event | people there say they cannot keep up with everything new | show one issue of {name}, ask which parts they knew already, and let them subscribe on the spot | one evening a week | speakers, trainers and other newsletter writers | they are asked what to read
measure: the share of readers who open at least three of four issues
moat: readers who reply, pass on information and recommend it
risk: the writer gets tired or ill and issues stop | keep a fixed short format, write two issues ahead and build in a second writer
rule: Settle consent, sources and advertising | Add only readers who confirmed their subscription, put an unsubscribe link in every issue, quote within copyright, and mark what is paid. | the sign-up, the source rules and the mark for advertising are in place
trial: Send four issues in two weeks | Send four issues to thirty people in the target group, ask ten of them what they used, and offer a paid version to all. | opens, replies and paying readers are counted for each issue
ask: Who pays, readers or sponsors? | | price-talks | by offering ten readers a subscription and five firms a sponsored place
ask: Why this one among so many? | It saves readers time on one clear subject | interviews-2 | by asking ten readers which newsletters they really open
ask: What happens when the writer is away? | | rules | with a second writer and two finished issues
roles: a writer who knows the subject | an editor who shortens and checks | somebody who sells sponsorships and finds readers
search: weekly newsletter
name: +Briefwell = a brief that is well made
name: Short Issue = an issue quickly read
name: +Mondaynote = a note on Monday
name: Worth Reading = only what is worth it
name: The Short Read = news in a few minutes
name: +Inboxread = what to read in the inbox
name: Key Points = only the main points
name: Five Minutes In = read in a few minutes
name: Top Line = the most important first
name: *Letterino = a small letter
name: +Weeklynote = one note a week
name: Good Digest = a useful summary
line: Everything that matters, once a week
line: Read less, know more
line: The week in five minutes
line: Know it before your next meeting
line: We read it all for you
line: One email worth opening

local-news
job: an article, articles
rival: neighbourhood groups and social media | they are free and the first to report something | Facebook, WhatsApp, Nextdoor@US, Nextdoor@GB | local news
rival: regional newspapers and their sites | people have read them for years | Reach@GB, Ouest-France@FR | local newspaper
rival: public radio, free papers and the council's own site | they cost nothing and cover the main events | BBC@GB, NPR@US
meet: markets, council meetings and club events | market manager | residents talk there about what is happening and what is missing in the news | collect questions from residents, answer one in {name} the same week, and let people subscribe on the spot | one Saturday a week | librarians, shop owners and club leaders | residents ask them what is going on
measure: the share of new readers who read every week after one month
moat: reporters residents know and sources who call them first
risk: many readers praise it, few pay, and advertising goes to large platforms | start with paying members, add local advertisers, and keep the area small enough for the team
rule: Settle legal liability, corrections and advertising | Find a media lawyer, insure against legal claims, publish how mistakes are corrected, protect sources and mark advertising. | the insurance, the correction rule and the advertising rule are published or filed
trial: Report on one district for two weeks | Publish one story a day on one district by email, ask readers every Friday what they missed, and ask them for a first paid month. | stories, weekly readers and paying readers are on one sheet
ask: How many paying readers carry one reporter? | | price-talks | by asking thirty regular readers for a monthly payment
ask: What happens when an advertiser is part of the story? | It is published, and the rule is public | rules | with a written rule that advertisers see before they book
ask: What do residents miss in the existing news? | | interviews-2 | by asking twenty residents about the last thing they learned too late
roles: a reporter who knows the area | an editor who checks facts | somebody who wins members and advertisers
search: local news
name: +Townbrief = the town in brief
name: Our Street = news from your street
name: Local Desk = the desk for local news
name: +Nearnews = news from nearby
name: Town Hall Daily = what the council decides
name: Next Door News = news from next door
name: +Districtnote = notes from the district
name: Around Here = what happens near you
name: Page One Local = local news comes first
name: The Corner Post = news from around the corner
name: *Localia = from the word local
name: +Townreader = for people who read locally
line: News from your own streets
line: Know what your council decides
line: Local stories, checked and fair
line: What happens here matters
line: Local news you can trust
line: Reporters who live here too

podcast-network
job: an episode, episodes
rival: shows from large podcast companies and platforms | they have famous hosts and appear first in the apps | Spotify, iHeartPodcasts@US, Goalhanger@GB, BBC Sounds@GB | best podcasts
rival: videos and social media | they are free, endless and already on the phone | YouTube, TikTok
rival: music, radio and audiobooks | people are used to them while driving or working | Audible
meet: live shows, events and clubs of the subject | organiser of the event | people there follow the subject and like to recommend what they listen to | record a short interview on the spot for {name} and send it to guests to share | one evening a week | guests, other podcast hosts and magazines of the field | they like to share an episode they are part of
measure: the share of listeners who hear an episode to the end
moat: hosts whom listeners trust and guests who are hard to get
risk: making episodes takes many hours and advertisers want a large audience | plan short seasons, and sell to one sponsor or to paying members before the first episode
rule: Settle rights, consent and advertising | Have guests agree in writing before recording, use only licensed music, mark advertising in the episode, and let a lawyer check serious accusations. | a signed form and the music licence are filed for each episode
trial: Publish two episodes in two weeks | Record and publish two episodes, let ten listeners from the target group hear them, note where they stopped, and offer one sponsor a place. | hours spent, minutes heard and the sponsor's answer are on one sheet
ask: How many hours does one episode take? | | trade-trial | by writing them down for two episodes
ask: Who pays while the audience is small? | A sponsor who needs exactly these listeners, or members | closing-calls | with ten firms that sell to these listeners
ask: How do new listeners find the show? | | interviews-2 | by asking ten listeners how they found their last new podcast
roles: a host with a voice people like | somebody who records and edits | somebody who sells sponsorships
search: podcast about
name: +Goodlisten = good to listen to
name: For the Drive = for listening while driving
name: +Hearmore = hear more about it
name: New Episode = the next one is out
name: Long Talk = a conversation with time
name: +Talkround = a round of good talk
name: Real Voices = voices of real people
name: Listen In = join by listening
name: Good Voices = voices you like to hear
name: *Audienza = from the word audience
name: +Earfriend = a friend for your ears
name: Season One = where a show begins
line: Stories worth your full attention
line: Good talk for every drive
line: Hear it from people who know
line: A new episode every week
line: Voices you want to hear again
line: Listen, learn and enjoy

video-channel
job: a video, videos
rival: large channels and streaming services | they are in the feed before one has searched | YouTube, Nebula, Netflix, CuriosityStream | educational videos
rival: television, museums and magazines of the subject | they have archives, names and people who check | National Geographic, Arte@FR, Arte@DE | documentaries
rival: asking a chatbot, reading up on it and scrolling on | it is done in half a minute
meet: museums, science nights and forums of the subject | curator of the museum | people stay there before one thing and ask how it worked | film the answer to one visitor's question for {name} and show it in the same room | one day a week | museums, teachers and other small channels | they need something to show in eight minutes
measure: the share of viewers who watch the second video to the end
moat: places and people who let this camera in
risk: one change of the recommendations halves the income overnight | let viewers pay a small sum directly and keep their addresses yourselves
rule: Settle rights, paid places and children in front of the camera | Clear every picture and tune, mark what was paid, have everybody in view sign, and ask which duties videos for children carry. | each video has a page with its rights
trial: Make three videos in two weeks | Make three videos of different length, show them to twenty strangers without a word, and note the second at which each looks away. | seconds and what was said afterwards are on one sheet
ask: What does one video cost in hours? | | trade-trial | by writing down three videos from idea to upload
ask: What is left when advertising pays half? | | f-4 | by splitting income by viewer, sponsor and platform
roles: somebody people like to listen to | somebody who films and cuts | somebody who checks the facts
search: educational video channel
name: Second Screen = beside which one forgets the first
name: Cold Open = the first half-minute
name: Chalk Camera = a lesson that is filmed
name: Wide Shot = first one sees everything
name: Pause & Ponder = where one stops the picture
name: +Lensloaf = slow-baked pictures
name: Behind Vitrine = on the other side of the glass
name: Take Eleven = the one that was used
name: Perché = Italian for "why" and for "because"
name: Eight Minutes = about as long as an egg and a question
name: How It Hums = what one hears inside a machine
line: You looked at it every day. Look again
line: Pause. Look at that corner again
line: One question, all the way down
line: The question you asked at seven
line: Take eleven, and the cat stays in

kids-audio
job: a story, stories
rival: listening boxes and story services | a child puts the figure on by itself and knows each word by heart | tonies, Yoto, Audible, Spotify Kids@GB | audio stories for children
rival: libraries, radio and old cassettes | they are free, or the parents already loved them | | children's audiobooks
rival: Dad reading, also when he falls asleep first | nobody does the bear like he does
meet: nurseries, paediatricians' waiting rooms and family carriages of trains | nursery teacher | children lie there after lunch and want the same story again | play one story of {name} in the quiet hour and watch who still speaks of it when fetched | two mornings a week | nursery teachers, librarians and grandparents | they look for quiet without a screen
measure: the share of children who ask for the next story on the third evening
moat: voices and figures children want back
risk: recording costs much and a child hears one story forty times | write series with figures that return and sell also to those who need quiet: nurseries and carriages
rule: Settle rights, voices and what a child may hear | Have authors, speakers and musicians sign for all kinds of use, have each story read by an educator, keep out advertising, and ask parents before a child's name or voice is used. | each story has a page with signatures and an age
trial: Play four stories in four nurseries | Record four stories with plain means, play them in four quiet hours, and mark the minute at which the first child sits up. | minutes and the questions afterwards are on one sheet
ask: Who reads, and may that voice be used for ever? | | rules | with the signed page of each speaker
ask: How many new stories does a family need in a month? | | f-3 | by counting what is heard again and again
roles: an author children laugh with | a speaker and somebody for sound | somebody who visits nurseries
search: audio stories for children
name: Bear Voice = the one only Dad can do
name: Lights Out Fox = who comes when it is dark
name: Once More Owl = she never tires
name: Thimble & Storm = a small thing and a loud one
name: Back Seat = where long stories are heard
name: +Snoozewood = a forest where all go to sleep
name: Tin Moon = one that can be hung up
name: Pillow Radio = what murmurs beneath the ear
name: Favolina = Italian for a little tale
name: Wardrobe Bear = where the friendly one lives
name: Chapter Yawn = the last before sleep
line: Again! The one with the bear
line: Are we there yet? Nearly a story
line: Lights out, fox in
line: Eyes closed, ears wide open
line: The dragon is also tired now

indie-game
job: a copy, copies
rival: other games of the kind | they have thousands of reviews and the friends play them already | Stardew Valley, Hades, Hollow Knight, Valheim | games like this
rival: large titles and subscriptions full of games | they are on every screen and the next one is included | Nintendo, Xbox Game Pass, PlayStation Plus | game subscription
rival: the pile of bought games, and a series | it is paid for already and is waiting
meet: game fairs, demo festivals and chats of the same kind of game | organiser of the demo evening | players sit down there before a stranger's screen and do not get up if it is good | let ten strangers play the first quarter hour of {name} without a word from you | one weekend a month | streamers, makers of similar games and moderators of chats | they look for something nobody has shown yet
measure: the share of players who finish the demo and put the game on their wish list
moat: a world and a tone that players draw and retell themselves
risk: the game takes twice as long, and it comes out in a week with thirty others | fix the scope by one finished level, show it a year before, and choose the week by the calendar
rule: Settle rights, age rating and what is sold inside | Own every sound, font and picture by contract, have the age rating done, check engine licences, and sell nothing by chance to minors. | a list of all assets with licences exists
trial: Let thirty strangers play fifteen minutes | Build the first quarter of an hour only, let thirty strangers play, and mark where each frowns, laughs or stops. | thirty sessions and places to stop are on one sheet
ask: How many months until it is finished? | | f-2 | by counting how long one finished level took
ask: Where do the first thousand wishes come from? | | trade-trial | by counting wish-listings per place at which the demo was shown
roles: somebody who designs and cuts mercilessly | an artist with one's own hand | somebody who programmes and finishes
search: indie games
name: Lantern Moth = a small light, a small flyer
name: Last Save = where one begins again
name: Pixel & Pine = squares and forests
name: Two Hearts Left = when it gets exciting
name: Fogbound = where the map ends
name: +Mosswright = a builder of moss
name: Third Door = behind which it is
name: Teapot Knights = small heroes of the kitchen
name: Nebbia = Italian for fog
name: Idle Fox = who waits when nobody plays
name: One More Turn = said at two in the night
line: One more turn, then bed
line: Behind the third door it is warm
line: Leave the map, follow the music
line: You will give it a name
line: The map ends here. Walk on

puzzle-game
job: a puzzle, puzzles
rival: puzzle games and daily riddles | they are done with the coffee and all colleagues have the same one | Wordle, Candy Crush Saga, Sudoku.com, NYT Games | puzzle game
rival: puzzle pages and booklets | they can be done with a pencil and in the bath | | crossword book
rival: scrolling, the window and a nap on the train | it asks for nothing at all
meet: commuter trains, cafés and pub quizzes | host of the pub quiz | people argue there over one letter | lay one puzzle of {name} on each table and watch where the pencils stop | two evenings a week | quiz hosts, newspapers and retired teachers | they need a new riddle each week
measure: the share of players who solve a puzzle on four days of the second week
moat: puzzles made by hand and the friends one compares with
risk: each new player costs more in advertising than they bring | begin with something players send one another, such as one riddle a day for all
rule: Settle advertising, age and chance | Check what children may be shown, sell nothing by chance, mark advertising, and make sure that no idea, grid or picture is somebody else's. | age, advertising and rights are settled on one page
trial: Put ten puzzles on paper | Give forty people one paper puzzle a day for ten days, and count who asks for the next one without being told. | who asked on which day is on one sheet
ask: What does a player cost, and what do they bring? | | f-4 | by setting both against each other for the first thousand
ask: Who makes three hundred puzzles a year? | | trade-trial | by timing ten puzzles from idea to solved by strangers
roles: a maker of puzzles | a developer with a feeling for touch | an artist who leaves things out
search: puzzle game
name: Nine Across = the one everybody asks the neighbour
name: Blank Square = the one that holds up the rest
name: Odd Tile = the one that does not fit
name: Hunch & Hatch = a guess and the way out
name: Platform Riddle = solved before the train comes
name: +Wordmoss = letters that grow together
name: Bathtub Clue = where the answer comes
name: Fourth Corner = the last piece
name: Rompicapo = Italian for a thing to break one's head on
name: Eraser Dust = what is left of wrong ideas
name: Second Guess = usually the right one
line: Nine across. Ask the neighbour
line: Solved between two stops
line: The tile that would not fit
line: Pencil up, coffee cold
line: It came to me in the bath

book-club
job: a book, books
rival: reading apps and online communities | they are free and show what friends read | Goodreads, StoryGraph, Fable | book club app
rival: libraries, bookshops and private reading groups | they meet nearby, and membership is usually free | Waterstones@GB, Barnes & Noble@US | book club near me
rival: book subscriptions and tips on social media | a good choice arrives without searching | Book of the Month@US, TikTok, Instagram | book subscription
meet: libraries, independent bookshops and author events | bookseller | visitors there read a lot and have nobody to talk to about it | choose a short book with six visitors and run the first discussion with {name} | one evening a week | librarians, booksellers and small publishers | readers ask them for a group
measure: the share of members who finish the book by the date of the discussion
moat: groups that stay together and good relations with authors and publishers
risk: members do not finish the book and stop coming | choose shorter books, set small reading goals by week and welcome those who have not finished
rule: Settle copyright, book prices and community rules | Ask publishers how much text may be shown, check whether book prices are fixed by law, mark paid recommendations, and write rules for discussions. | the permissions, the price rule and the community rules are in writing
trial: Run one short book with two groups | Bring together two groups of six readers, read one short book in two weeks with two discussions, and ask who would pay for the next. | finished readers, attendance and paying members are on one sheet
ask: Why pay when many book clubs are free? | A good host, a fixed date and the book in time | price-talks | by asking ten people who left a free book club
ask: Who leads the discussions when there are many groups? | | f-3 | by letting three members lead with a guide
ask: Do members want the book included? | | interviews-2 | by asking ten readers how they get their books
roles: somebody who knows books well | a host for the discussions | somebody for membership, books and events
search: join a book club
name: +Readround = reading in a round
name: One Good Book = one good book at a time
name: Read Together = reading in company
name: +Pageparty = a party around a book
name: Next Chapter In = on to the next chapter
name: Book & Talk = read, then talk
name: +Bookcircle = a circle of readers
name: Page by Page = reading in small steps
name: Finish the Book = the book gets finished
name: *Lectella = from the Latin for reading
name: +Readalong = read along with others
name: Open Book Club = everybody is welcome
line: Read more, together
line: Good books, better conversations
line: Finally finish that book
line: Your next book is chosen
line: Find people who read like you
line: One book a month, good company

creative-stock
job: a licence, licences
rival: stock libraries | they have millions of files and a licence the platform accepts | Shutterstock, Adobe Stock, Getty Images, Epidemic Sound, Artlist | stock library
rival: photographers, composers and illustrators on commission | they make exactly this one | Fiverr, Upwork | composer for video
rival: free libraries, a generator and the same old picture | it is there in seconds, and mostly nobody asks
meet: film schools, creators' meet-ups and advertising evenings | teacher at the film school | people cut there tonight and lack forty seconds | find the missing piece for one film in {name} while it is being cut | one evening a week | film schools, editors and small agencies | their people get warnings about music they thought was free
measure: the share of searches that end in a download
moat: authors who place a certain look or sound only here
risk: generators deliver the average for nothing | offer what is real: named places, people who have agreed, instruments that were played
rule: Settle every right before anything is offered | Have authors prove rights and consent of all who can be seen or heard, name uses in plain words, pay on a fixed date, and say whether machines may learn from it. | the contract with authors and the licence each fit on one page
trial: Fill one narrow shelf with twenty authors | Collect three hundred files of one subject from twenty authors, offer them to thirty creators by hand, and note what was searched and missing. | searches, finds and gaps are on one sheet
ask: Why not a generator? | | interviews-2 | with editors, about the last time a generated picture would not do
ask: What does an author earn in a month? | | f-4 | by publishing the middle payment, not the highest
roles: an editor with taste | somebody authors trust | a developer for search and licences
search: stock photos and music
name: Forty Seconds = what is missing in the cut
name: Second Take = the one that was used
name: Real Rain = recorded outside
name: Grain & Groove = picture and sound
name: Not a Handshake = the picture nobody needs again
name: +Folklight = light on real people
name: Contact Sheet = where one circles the right one
name: B-Side = often the better one
name: Luce Vera = Italian for true light
name: Wild Track = the sound recorded without a picture
name: Offcut = too good for the floor
line: No more handshakes before glass walls
line: The rain was real
line: Forty seconds that were played by hand
line: Somebody stood in the cold for this
line: Faces that said yes

creator-membership
job: a membership, memberships
rival: membership and community platforms | they have the card of every fan already | Patreon, Substack, Ko-fi, Discord, Steady@DE | membership for creators
rival: concerts, shirts and advertising | they bring a sum one can count, now and then | Bandcamp, Etsy | sell to fans
rival: thanks in the comments, and a second job | it leaves the work free, and tired
meet: creators' meet-ups, small festivals and maker fairs | organiser of the small festival | people stand at tables there with ten loyal followers and no rent | ask one creator's ten most loyal fans with {name} what they would pay for | two weekends a month | managers of small acts, festival people and printers of shirts | they see talents give up in their third year
measure: the share of members who are still there in the fourth month
moat: creators who bring their people along, and the people who know each other
risk: a few large creators bring nearly all income and ask for a better share | look after those in the middle and make leaving possible, so that nobody fears coming
rule: Settle payments, taxes and what may be posted | Ask who counts as the seller and owes tax on each payment, check payment partners for forbidden contents, verify ages, and let creators take their list of members along. | the seller question, the list of forbidden contents and the export are settled
trial: Launch three creators by hand | Set up a membership for three creators with a form and a bank account, help them with two weeks of posts, and count who of their people pays. | payers per hundred followers are on one sheet
ask: Why should a creator leave the platform with all the cards? | | closing-calls | with ten creators, on moving their members
ask: How many followers does it take to earn a rent? | | f-3 | by counting payers per thousand followers
roles: somebody creators trust | a developer for payments | somebody who helps in the first month
search: membership for creators
name: Front Row = where those stand who always come
name: Tenth Fan = from whom it becomes real
name: Guest List = with one's own name on it
name: Ink & Ilk = makers and their kind
name: Bread & Banjo = art that pays for supper
name: +Kindlekin = people round one small fire
name: Encore Club = those who call once more
name: Rent Song = the one that pays the flat
name: Mecenas = Spanish for a patron of the arts
name: Back Door Pass = in through the kitchen
name: Rehearsal Room = where one hears it first
line: The first row pays the rent
line: Hear it while it is still wrong
line: Ten people who always come
line: More than thanks in the comments
line: In through the kitchen

print-magazine
job: an issue, issues
rival: magazines of the shelf | they lie at each station and one knows what to expect | Monocle, Kinfolk, Der Spiegel@DE, The New Yorker | magazine subscription
rival: newsletters, podcasts and channels on the subject | they are free and newer | Substack | online magazine
rival: scrolling through pictures, and old issues at the dentist's | they are lying there
meet: independent bookshops, concept stores and fairs for small presses | bookseller of the magazine shelf | people stand there turning pages and put it back at the price | lay out one issue of {name} beside the till with a chair in front of it | one Saturday a week | booksellers, cafés and people who appear in it | an issue with them in it is shown to everybody they know
measure: the share of buyers of one issue who order the next
moat: authors and pictures that come to this one first
risk: half of the print run comes back from the shops | print for subscribers first and sell to shops without the right to return
rule: Settle rights, deposit copies and returns | Have authors and photographers sign for print and web, ask which copies libraries are owed, mark advertising, and fix returns with shops in writing. | the contracts and the shop terms are written
trial: Make one dummy and sell it | Make twelve pages, print thirty copies, and ask for a real order for the next issue at four places. | orders and the page people stopped at are on one sheet
ask: How many subscribers pay one issue? | | price-talks | with a printer's and a postal quote for three print runs
ask: Who fills the third issue? | | f-3 | with the list of commissioned pieces
roles: an editor | a designer who knows paper | somebody who carries it to shops
search: independent magazine
name: Slow Page = read on one's feet and then in a chair
name: Gutter = the fold between two pages
name: Uncoated = paper one likes to touch
name: Ink & Idle = reading without a purpose
name: Long Caption = the text below that says everything
name: +Papermoth = who loves print
name: Third Proof = before it goes to press
name: Bath Reading = what may get wet
name: Numero Sei = Italian for the sixth issue, the hardest
name: Corner Kiosk = where one used to find it
name: Folded Corner = to be read again
line: Read it in the bath
line: Smells of ink, stays for years
line: The chair is part of the subscription
line: Fold the corner, lend it, miss it
line: Nothing in it moves

webcomic
job: an episode, episodes
rival: webtoon and manga platforms | they put out the next part every Tuesday and a hundred series beside it | WEBTOON, Tapas, Shonen Jump, Marvel Unlimited | read webtoons
rival: comic shops and publishers | they have the print, the signature and somebody who knows what comes next | Panini, Image Comics@US | comic shop
rival: free copies, old albums and the library | they have been read ten times and stay good
meet: comic fairs, shops and drawing evenings | owner of the comic shop | readers stand there and ask for the next volume | let a reader go through one episode of {name} and watch at which picture they laugh | one Saturday a week | comic shops, librarians and other artists | they are asked what to read after the last volume
measure: the share of readers who read the fifth episode
moat: figures readers draw themselves
risk: the artist draws sixty hours a week and falls ill in the third month | build up twelve episodes before the first appears and plan breaks with a date
rule: Settle who owns figures and series | Fix in writing what the artist keeps, how income is shared and when rights come back, give each series an age, and take down copies. | one short contract was signed by the first three artists
trial: Publish four episodes in two weeks | Publish four finished episodes in two places, ask readers for the next, and note the picture at which they stop. | readers per episode and stops are on one sheet
ask: How long does one episode take? | | trade-trial | by timing four of them
ask: What do artists get? | | rules | with the contract and an example in figures
roles: an artist with a voice | an author or editor | somebody who talks to readers
search: webtoon app
name: Panel Nine = where the joke is
name: Ink Blot = how some figures begin
name: Gutter Cat = she lives between two pictures
name: Speech & Splash = a bubble and a bang
name: Cliff Tuesday = when it stops at the worst moment
name: +Scribblin = a small drawn being
name: Pow Wednesday = the day with a bang
name: Crosshatch = shade made of lines
name: Fumetto = Italian for a comic, or a little smoke
name: Empty Bubble = before somebody speaks
name: Thick Outline = so that one is seen
line: It stops at the worst moment
line: The cat lives between the pictures
line: Next Tuesday, same rooftop
line: Read it twice: once for the backgrounds
line: Drawn by hand, devoured by torch

job-board
job: a job ad, job ads
rival: large job sites and networks | most job seekers look there, and an ad is online within minutes | Indeed, LinkedIn, StepStone@DE, Seek@AU | post a job
rival: recommendations from staff and the firm's own website | they cost little, and those who apply know the firm
rival: recruiters and staffing agencies | they search actively and are often paid only for a hire | Hays, Michael Page, Randstad | recruitment agency
meet: trade fairs, meet-ups and associations of the field | association secretary | employers there ask everybody for good people | publish one hard-to-fill job in {name}, send it to suitable people by hand, and report what came back | two mornings a week | associations, training providers and trade newsletters | their members look for jobs and for staff
measure: the share of jobs filled through the board within six weeks
moat: a loyal readership of one field, including people who are not actively looking
risk: without readers employers do not pay, and without jobs readers do not come | start with a weekly list of good jobs collected by hand, and sell the first ads to its readers' employers
rule: Settle ad wording, personal data and licences | Ask which wording counts as discrimination, whether pay must be stated, whether placing people needs a licence, and how long applications may be kept. | the ad rules, the privacy notice and the answer on licences are filed
trial: Advertise three hard-to-fill jobs | Take three real jobs of one field, send them to fifty suitable people within two weeks, and count suitable applications. | applications for each job and where they came from are on one sheet
ask: Where do readers come from without advertising? | | f-2 | by asking the first fifty how they found the list
ask: What does an employer pay to fill a job today? | | price-talks | with ten employers about their last three hires
ask: Why not a large job site? | Fewer applications, and more of them suitable | closing-calls | by offering ten employers one ad with a refund if nobody suitable applies
roles: somebody known in the field | somebody who sells ads to employers | a developer for search and alerts
search: specialist job board
name: +Fieldjobs = jobs in one field
name: Good Jobs Here = only good jobs
name: +Tradepost = a post for the trade
name: Hired Here = people who were hired here
name: Right Fit Jobs = jobs that fit
name: +Jobshelf = jobs on one shelf
name: Trusted Jobs = jobs you can trust
name: New Desk = your next place of work
name: +Jobsignal = a signal when a job comes
name: Open Pay Jobs = ads that state the pay
name: *Jobora = from the word job
name: Work With Us = what employers say here
line: Jobs in your field only
line: Fewer applications, better people
line: Where your trade finds work
line: Good jobs, clearly described
line: Hire people who know the job
line: The next job in your field
`;
