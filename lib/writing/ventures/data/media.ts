/** Written, told, drawn and played: what is known of them; the keys are those of `../lore.ts`. */
export const MEDIA = `
newsletter
job: an issue, issues
rival: trade magazines and other newsletters | they come with the membership, or the colleagues forward them | Substack | industry newsletter
rival: associations, law firms and suppliers with free circulars | they cost nothing and one is on the list anyway
rival: searching oneself on Sunday evening, colleagues and a feed | one finds something each time and never knows what was missed
meet: trade fairs, association evenings and group chats of the profession | secretary of the association | readers complain there about all they ought to have read | read this week's issue aloud with three of them from {name} and cross out what they knew already | one morning a week | secretaries of associations, trainers and authors of the field | they are asked each month what is new
measure: the share of readers who open the fourth issue in a row
moat: readers who answer and tell the writer what is going on
risk: the writer falls ill in week thirty and has no second pen | write two issues ahead and give one section to somebody else from the start
rule: Settle sources, advertising and the list of readers | Ask how far one may summarise others' texts, mark what is paid, take readers only with their confirmed consent, and give no advice that needs a licence. | the rules for sources and advertising stand under each issue
trial: Send four issues to fifty people you know by name | Write two issues a week for two weeks by ordinary mail, ask ten readers by telephone what they did with it, and drop whatever nobody names. | openings and ten conversations are on one sheet
ask: Who writes when you are ill? | | rules | with a second writer and two issues in the drawer
ask: Would the employer pay for it? | | price-talks | with ten readers, on who pays for what they read at work
roles: a writer who knows the field from inside | somebody who sells places to sponsors | an editor who cuts
search: industry newsletter
name: Pencilled In = what an expert writes at the edge
name: Monday Ink = what is read before the first meeting
name: Five Past Six = when it lies in the inbox
name: Dog Ear = the page one wants to keep
name: Pith & Post = the core of it, by mail
name: +Briefling = a small letter
name: Third Column = where the news really is
name: Cut & Kept = what was left out, what stayed
name: Corriere Corto = Italian for a short courier
name: Read Reply = the button that makes it a letter
name: Folded Twice = how a paper fits the pocket
line: Read by the end of one coffee
line: We read the footnotes
line: The paragraph your colleagues will quote
line: What changed, and whom it touches
line: Forwarded before lunch

local-news
job: an article, articles
rival: regional papers and their sites | they have the obituaries, the football and the name one grew up with | Reach@GB, Ouest-France@FR | local news
rival: public radio, free sheets and the town's own site | they cost nothing and report whatever is sent to them | BBC@GB, NPR@US | town news
rival: neighbours' groups and the baker | they know first, and half of it is true
meet: market days, council evenings and the football ground | market trader | people talk there about what did not stand in the paper | collect three questions at a market stall and answer one of them in {name} the same week | one Saturday a week | market traders, clubs and librarians | they want somebody at last to sit in the council meeting again
measure: the share of readers who pay a second month
moat: sources who ring the newsroom first
risk: everybody wants it to exist, few pay, and the first angry advertiser leaves | win members before advertisers and publish who gives how much
rule: Settle liability before the first sharp article | Find a media lawyer, insure the newsroom, write how corrections are made and sources protected, and keep advertising apart from text. | the lawyer, the policy and the rule for corrections are there
trial: Report two weeks from one district | Report for two weeks by mail and on paper from one district, one story a day, and ask readers every Friday for a first payment. | stories, readers and payments are on one sheet
ask: How many members pay one reporter? | | price-talks | by asking a hundred readers for a real standing order
ask: What do you do when the largest advertiser is the story? | We print it, and the members are why we can | rules | with the rule on advertisers published
roles: a reporter who knows the place | somebody who wins members | an editor who says no
search: local news
name: Market Cross = where news was read out
name: Back Bench = where one hears what is really said
name: Town Ink = written here
name: Bell & Bylaw = the church and the council
name: Item Nine = where the council hides it
name: +Lanternpost = a light and a paper
name: Second Bridge = the one that has been closed for years
name: Late Council = the meeting that ends at midnight
name: Stadtbote = German for a town messenger
name: Corner Bench = where everything is known first
name: Over the Road = as near as news can be
line: Somebody stays till item nine
line: Why the second bridge is closed
line: The baker knows. Now you do too
line: Written by people you can meet on Saturday
line: News within walking distance

podcast-network
job: an episode, episodes
rival: large podcast houses and platforms | they have the names, and the next episode begins by itself | Spotify, Wondery, Goalhanger@GB, BBC Sounds@GB | podcasts about it
rival: radio and audiobooks | they are on when one turns the key | Audible | audiobook
rival: music, silence and a friend on the telephone | the drive is short and the head is full
meet: commuter trains, gyms and evenings of the subject itself | organiser of that evening | listeners there name three shows nobody else knows | record ten minutes on the spot with two of them for {name} and send them the piece | one evening a week | guests, shops of the subject and other small shows | a guest sends the episode to all acquaintances
measure: the share of listeners who hear the third episode to the end
moat: a voice people know and guests who say more here than elsewhere
risk: after twelve episodes nobody has time, and advertisers ask only from tens of thousands | plan seasons with an end and sell to listeners or one partner before the first
rule: Settle the rights to voices, music and what is said | Have guests sign before recording, clear music, mark advertising, and have sharp claims read by a lawyer. | a signed page lies beside each recording
trial: Produce three episodes in two weeks | Record and cut three real episodes, play them to fifteen strangers, and stop the clock when each one's attention goes. | minutes and the sentence at which they left are on one sheet
ask: How many hours go into one episode? | | trade-trial | by writing them down for three episodes
ask: Who pays before it is large? | | closing-calls | with ten sponsors for whom a hundred right listeners are enough
roles: a voice one likes to follow | somebody who cuts sound | somebody who sells places to sponsors
search: podcast
name: Second Earbud = the one given to a friend
name: Tape Left On = when the best is said
name: Hum & Harbour = a voice and a place to land
name: Long Way Round = the drive one extends to hear the end
name: Off Mic = what is said afterwards
name: +Murmurbox = a box in which somebody speaks
name: Washing Up = when most people listen
name: Warm Room Tone = the sound of a room without words
name: Ascolto = Italian for listening
name: Platform Two = where one waits and listens
name: Kitchen Radio = voices while cooking
line: Drive once more round the block
line: The tape was still running
line: Two voices and the washing-up
line: One earbud each
line: Said after the microphone was off

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
rival: reading communities and book apps | they know what all friends have read and count along | Goodreads, StoryGraph, Fable, Bookclubs | book club app
rival: bookshops, libraries and author evenings | somebody there remembers what one liked last time | Waterstones@GB, Bookshop.org@US, Bookshop.org@GB | book club near me
rival: a friend's tip, and the pile beside the bed | it is higher than the lamp already
meet: libraries, independent bookshops and author evenings | bookseller | readers stand there with a book they want to talk about with somebody | choose the next book with six of them and fix in {name} how far everybody reads by Thursday | one evening a week | booksellers, librarians and small publishers | a club buys six copies of one book
measure: the share of members who finish the second book
moat: groups that have read together for years and what they said about each book
risk: half have not read it, and the third evening falls through | set short stretches with a date and let those who stopped at page forty come as well
rule: Settle texts, opinions and discounts | Show only as much text as the publisher allows, ask whether book prices are fixed, mark paid tips, and write rules for talk. | permissions, price rule and house rules are written
trial: Lead three groups through one short book | Lead three groups of six through one short book in two weeks, and note who was where on which day and what they talked about. | pages per day and topics are on one sheet
ask: Why pay when a club meets for nothing? | | price-talks | with members of clubs that fell asleep
ask: Who leads the talk when you have thirty groups? | | f-3 | by letting three members lead and comparing
roles: a bookseller or librarian | somebody who leads a talk | a developer for groups and progress
search: book club
name: Page Forty = where half of us stop
name: Pile by Lamp = what still has to be read
name: Dog-Eared Club = readers with used books
name: Spine & Spoon = a book and dessert
name: Till Thursday = as far as this by then
name: +Blurbless = chosen without the back cover
name: Sixth Reader = the one who disagrees
name: Tea at Page Ten = the first pause
name: Capitolo = Italian for a chapter
name: Lent & Lost = what happens to good books
name: Last Line First = how some people read
line: Come even if you stopped at forty
line: Six readers, one book, four opinions
line: For the pile beside your bed
line: The sixth reader hated it. Good
line: As far as chapter nine by Thursday

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
rival: large job sites and networks | they have the most visitors, and the ad is online in ten minutes | Indeed, LinkedIn, StepStone@DE, Welcome to the Jungle@FR | job board
rival: recruiters and agencies | they ring people who are not looking, and are paid only on success | Hays, Michael Page | recruiter
rival: the own website, and a bonus for staff who know somebody | those who come that way stay the longest
meet: trade fairs, meet-ups of the profession and associations | secretary of the association | employers there ask everybody whether they know somebody | post one hard vacancy of a member in {name} and send it to twenty people by hand | two mornings a week | associations, course leaders and newsletters of the trade | their members ask for people and their graduates for work
measure: the share of ads with three suitable applications within three weeks
moat: readers of the trade who come by even when they are not looking
risk: without readers no ads and without ads no readers | begin with a weekly list of good jobs collected by hand and sell the first ad to its readers
rule: Settle what an ad may say and who may broker work | Check which words exclude people unlawfully, whether placing people needs a permit, how others' ads may be collected, and how long applications are kept. | the rules for ads and the permit question are in writing
trial: Fill five hard vacancies by hand | Take five real vacancies of one trade, send a list to a hundred people of that trade twice, and count suitable answers. | answers per vacancy and where they came from are on one sheet
ask: Where do readers come from, without advertising? | | f-2 | by counting where the first hundred came from
ask: What does an employer pay today for one hire? | | price-talks | with ten employers, about their last three hires
roles: somebody known in the trade | somebody who sells ads | a developer for search and messages
search: niche job board
name: Cork & Call = a notice board and the telephone
name: Third Pin = the notice everybody reads
name: Trade Post = where a trade looks for people
name: Other Desk = the one across the street
name: Good Boss = what one hopes for
name: +Gaffernote = a boss writes that a hand is missing
name: Starts Monday = the best line in an ad
name: Small Ads = where real jobs stood
name: Lavoro Buono = Italian for good work
name: Tool Belt Times = a paper for those who can do something
name: Noticeboard = where all pass by
line: Pinned where the trade walks past
line: For those not looking, just reading
line: Starts Monday. Bring your own mug
line: The job two streets from your old one
line: One trade, and everybody in it
`;
