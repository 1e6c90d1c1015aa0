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
rival: large channels and streaming services | they are well known, and new videos appear in the feed | YouTube, Netflix, TikTok | best youtube channels
rival: television, magazines and websites of the subject | they have known names, archives and editors
rival: podcasts, AI chats and social media | they answer quickly or run in the background | Spotify, ChatGPT, Instagram
meet: clubs, fairs and online groups of the subject | organiser of the club or fair | members share videos and ask for better ones | answer one question of the members in a video for {name} and show it at the next meeting | one day a week | other small channels, teachers and specialist shops | they look for videos to recommend
measure: the share of each video that viewers watch on average
moat: viewers who subscribe and return, and access to people and places
risk: the platform changes its recommendations and income falls | build a mailing list, offer memberships and win sponsors directly
rule: Settle rights, advertising and people on camera | Clear pictures and music, mark paid content, get consent from everyone shown, and ask which rules apply to videos for children. | every video has a page with rights and consents
trial: Publish three videos in two weeks | Make three videos on one subject in different lengths, show them to twenty people in the target group, and note where they stop and who subscribes. | watch time, stops and subscriptions are on one sheet
ask: How many hours does one video take? | | trade-trial | by writing down hours for three videos
ask: What is left if advertising income halves? | | f-4 | by splitting income into advertising, sponsors and members
ask: Why would sponsors choose a small channel? | Its viewers care about one subject | closing-calls | by offering five firms a place in one video
roles: a presenter | somebody who films and edits | somebody who researches and finds sponsors
search: video channel on my subject
name: +Framewise = smart pictures
name: Watch & Know = watch it and know it
name: +Clipcraft = well-made clips
name: Watch How = shows how it is done
name: Worth a Watch = videos worth watching
name: Closer Look = a closer look at things
name: +Seeclear = see it clearly
name: One Good Video = one good video a week
name: On Camera = filmed for you
name: *Vidoria = from the word video
name: Explained Well = it is explained well
line: See it, understand it
line: A good video every week
line: Videos worth your time
line: Watch today, know more tomorrow
line: Big questions, simply explained
line: Real people, honest stories

kids-audio
job: a story, stories
rival: story boxes and audio services | children can use them alone and know the figures | tonies, Yoto, Audible, Spotify | audio stories for children
rival: libraries, radio and free podcasts | they cost nothing and have a large choice | | children's podcast
rival: parents who read aloud and children's videos | reading is close and free, and videos keep children quiet | YouTube
meet: nurseries, libraries and family events | head of the nursery | children need quiet time and love stories | play two stories of {name} in the quiet hour and give each family a code for the third | two mornings a week | librarians, paediatric practices and family hotels | they look for quiet entertainment without a screen
measure: the share of children who listen to a story to the end
moat: figures and voices children ask for, and trust from parents and nurseries
risk: production is expensive and children listen to the same story again and again | make series with returning figures and sell to families, nurseries and partners as well
rule: Settle rights, voices and child protection | Have authors, speakers and musicians sign for all uses, let an educator check each story for its age, avoid advertising to children, and ask parents before using a child's data or voice. | every story has its rights and age on file
trial: Test four short stories with families | Record four short stories simply, play them in two nurseries and ten families, note who listens to the end, and offer a subscription to the parents. | listening times, requests and buyers are on one sheet
ask: How many new stories does a family need each month? | | f-3 | by counting what ten families play
ask: Why pay when there are free podcasts? | No advertising, suitable for the age, and figures children love | price-talks | by offering ten parents a monthly price
ask: May AI voices be used? | | rules | with signed consent of speakers and a note to parents
roles: an author for children | a speaker and sound designer | somebody who wins families and nurseries
search: audio stories for children
name: +Snugtales = tales for snuggling up
name: Listen & Sleep = listen and fall asleep
name: +Storypillow = stories on the pillow
name: One More Story = children ask for one more
name: Little Listener = for little listeners
name: +Dreamtale = a tale to dream about
name: Ears Wide Open = stories for curious ears
name: Bedtime Fox = a fox for bedtime
name: No Screen Story = stories without a screen
name: *Storino = a little story
name: Back Seat Tales = stories for the car
line: Stories for bedtime and long drives
line: Quiet time without a screen
line: One more story, please
line: Press play, listen, dream
line: Safe stories for every age
line: Their favourite voice at bedtime

indie-game
job: a copy, copies
rival: other games of the same genre | they have thousands of reviews, and friends already play them | Stardew Valley, Hades, Hollow Knight | games like stardew valley
rival: big titles and game subscriptions | a new game is included every month at no extra cost | Xbox Game Pass, PlayStation Plus, Nintendo Switch Online | game subscription
rival: free games and games already bought | they cost nothing more, and the player knows them | Fortnite, Roblox
meet: game fairs, online demo festivals and player communities | organiser of the indie booth at a game fair | players come to try games that nobody knows yet | let ten strangers play the demo of {name} without any help and ask the ones who enjoy it to add it to their wish list | one weekend a month | streamers, other developers and community moderators | their audience wants to hear about new games early
measure: the share of demo players who add the game to their wish list
moat: a style of its own and a community that follows the studio from game to game
risk: the game takes twice as long as planned and comes out unnoticed | keep the scope small, open the shop page early and let players follow along from the first demo
rule: Settle rights, age rating and in-game sales | Own every sound, font and picture by contract, check the licence of the engine and every bought asset, have the age rating done, and check the rules for purchases by minors. | the list of assets with their licences and the age rating are filed
trial: Put a short demo before thirty players | Build or pick fifteen minutes of the game, let thirty strangers play it, and note where they stop, what they enjoy and who adds it to the wish list. | sessions, places to stop and wish-list entries are on one sheet
ask: How long will it take to finish the game? | | f-2 | by timing one finished level and multiplying by those still to build
ask: Where do the first players come from? | | trade-trial | by counting wish-list entries from each place where the demo was shown
ask: Why would somebody buy this and not a known game? | | interviews-2 | by asking ten players of the genre how they chose their last game
roles: a game designer who can keep the scope small | an artist with a style of their own | a programmer who finishes and tests
search: indie games
name: +Pixelgrove = a small world of pixels
name: Tiny Quest Games = small games, full adventures
name: Lantern Moth = a small light in the dark
name: +Mosswright = worlds made by hand
name: Next Level Den = a home for players
name: Handmade Worlds = made by a small team
name: +Playhollow = a place to play
name: Try Again Games = one more try
name: Hearthside Games = games for evenings at home
name: *Ludessa = from the Latin for play
name: +Questkettle = adventures brewed slowly
name: Small Team Games = games by a small team
line: A small game you will remember
line: Made by hand, played for hours
line: Easy to start, hard to stop
line: One more level before bed
line: Your next favourite small game
line: Explore a world made with care

puzzle-game
job: a puzzle, puzzles
rival: well-known puzzle apps and daily puzzles | they are free to start, and everybody at work has the same one | Wordle, Candy Crush Saga, NYT Games | puzzle game
rival: puzzle pages and booklets | they work without a screen and are sold at every newsstand | | puzzle book
rival: social media and short videos | they fill a spare minute and ask for no effort | TikTok, Instagram
meet: puzzle forums, pub quizzes and app store features | host of the pub quiz | guests like to solve things and to compare results | hand out one puzzle of {name} at each table with a code for the daily one, and see who comes back | two evenings a month | puzzle bloggers, newspapers and teachers | they need fresh puzzles for their readers and classes
measure: the share of new players who still play after a week
moat: a stock of good puzzles and players who compare results with friends every day
risk: each new player costs more in advertising than they bring in | give players a reason to share, such as one daily puzzle for everybody with a result to send
rule: Settle advertising, age and originality | Check which advertising and purchases are allowed for children, ask for consent before tracking, avoid prizes that count as gambling, and use no puzzle or picture that belongs to others. | age rating, consent and rights are settled on one page
trial: Run ten daily puzzles with forty players | Send forty people one puzzle a day for ten days, by message or in a simple version, and note who solves it, who gets stuck and who asks for the next. | players on each day and the hardest spots are on one sheet
ask: What does a player cost, and what does one bring in? | | f-4 | by comparing advertising and income for one small campaign
ask: Can you make enough good puzzles? | | trade-trial | by timing ten puzzles from the idea to the test
ask: Do players pay to lose the ads? | | price-talks | by offering it to ten daily players at two prices
roles: a puzzle designer | a mobile developer | somebody for advertising and figures
search: puzzle game
name: +Puzzleperk = a small lift in the day
name: Daily Tile = a new puzzle each day
name: +Hintly Games = help when stuck
name: Five Minute Mind = a short break that thinks
name: Clever Grid = a grid with a twist
name: +Wordmoss = letters that grow together
name: Solve & Share = compare with friends
name: Coffee Riddle = solved over coffee
name: *Puzzela = from the word puzzle
name: Odd Tile = the one that does not fit
name: +Brainbreak = a break for the brain
name: Last Piece Games = the joy of finishing
line: A fresh puzzle every day
line: Five minutes for a clear head
line: Can you beat your friends today?
line: Easy to learn, fun to master
line: Your daily break that makes you think
line: Small puzzles, big aha moments

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
rival: large stock libraries | they have millions of files and clear licences | Shutterstock, Adobe Stock, Getty Images, Epidemic Sound | stock photos and music
rival: free libraries and AI generators | they cost little or nothing and deliver in seconds | Unsplash, Pexels, Midjourney | free stock photos
rival: freelancers on commission | they make exactly what the project needs | Fiverr, Upwork | hire a photographer
meet: creator meet-ups, film schools and agency evenings | organiser of the creator meet-up | editors and designers always need pictures or music for the next project | find what one running project needs in {name} on the spot and let the editor use it | one evening a week | film schools, small agencies and editors | they need material with rights they can trust
measure: the share of searches that end in a download
moat: authors and collections that no other library offers
risk: cheap libraries and generators offer the ordinary for almost nothing | choose a field where real people, places or sounds matter, and know it better than the large libraries
rule: Settle rights before anything goes on sale | Have authors prove their rights and the consent of people shown or heard, describe the permitted uses in plain words, and say whether files may be used to train AI. | the contract for authors and the licence for buyers are written
trial: Serve thirty buyers with one small collection | Collect files on one subject from ten authors, offer them to thirty editors or creators, and note what was searched for, licensed and missing. | searches, licences and gaps are on one sheet
ask: Why pay when free and generated files exist? | Clear rights, and material that looks or sounds real | interviews-2 | by asking ten editors what they paid for last, and why
ask: Do authors earn enough to stay? | | f-4 | by working out the income of an average author
ask: By subscription or by file? | | price-talks | by offering both to ten buyers
roles: an editor who chooses well | somebody who wins and looks after authors | a developer for search and licences
search: stock photos and music
name: +Clipcommons = clips for many projects
name: Real Scene = pictures from real life
name: Clear Licence = rights made simple
name: +Framefolk = people behind the pictures
name: Second Take = the one that gets used
name: Sound & Still = music and pictures
name: True Shot = real photographs
name: +Cutready = ready for the edit
name: Licensed Light = pictures with clear rights
name: *Imagessa = from the word image
name: Fresh Reel = new footage
name: +Trackvault = a store of tracks
line: Real pictures with clear rights
line: Find the right shot in minutes
line: Music and images you may use
line: License once, publish with confidence
line: Stock that does not look like stock
line: Fair pay for every creator

creator-membership
job: a membership, memberships
rival: membership platforms | creators and fans know them, and payment works from the first day | Patreon, Substack, Ko-fi, YouTube | membership platform for creators
rival: merchandise, live shows and sponsors | each sale brings a visible sum at once | Etsy, Bandcamp | sell merch to fans
rival: free social channels and chat groups | they reach everybody, and members pay nothing | Discord, Instagram, Telegram
meet: creator meet-ups, podcast events and online communities | organiser of the creator meet-up | creators there have loyal followers and little steady income | set up a page in {name} with one creator and invite the most loyal followers together | two evenings a month | managers, podcast studios and festival organisers | they work with creators who need a steady income
measure: the share of members who still pay after three months
moat: creators who bring their own audience, and members who know one another
risk: a few large creators bring most of the income and can leave | win many mid-sized creators, help them keep their members and make the first month easy
rule: Settle payments, taxes and permitted content | Ask who counts as the seller and who owes tax on each payment, check which content the payment partner forbids, verify ages where needed, and let creators export their member lists. | the tax answer, the content rules and the export are in place
trial: Launch three creators in two weeks | Set up a membership for three creators with simple tools, help them with the first posts, and count how many followers join and what they ask for. | followers reached, members and wishes are on one sheet
ask: Why should a creator move to a new platform? | | closing-calls | with ten creators, about what they would need in order to move their members
ask: How many followers become paying members? | | f-3 | by counting members and followers of the first creators
ask: How much work is a month of member posts? | | trade-trial | by having three creators write down their hours
roles: somebody creators trust | a developer for payments and content | somebody who helps creators keep their members
search: membership platform for creators
name: +Fanwell = good to fans and makers
name: Front Row Pass = closest to the creator
name: Inner Circle Co = for the closest followers
name: +Backstagely = a look behind the work
name: Steady Support = income each month
name: See It First = early access for members
name: +Kindlekin = people around one fire
name: True Fans Club = for loyal followers
name: +Patronpath = a way to support
name: *Memberia = from the word member
name: Maker's Circle = people around a maker
name: Encore Club = for those who want more
line: Closer to the creators you love
line: Steady income from your biggest fans
line: Extras, early access, real contact
line: Support the work, see it first
line: Your fans, your members, your income
line: A home for your most loyal followers

print-magazine
job: an issue, issues
rival: established magazines | they are sold at every newsstand, and readers know them | Monocle, The New Yorker, National Geographic | magazine subscription
rival: newsletters, podcasts and online channels | they are often free and appear more often | Substack, YouTube | newsletter on this subject
rival: social media and news apps | they are always at hand and cost nothing | Instagram, Apple News
meet: bookshops, fairs and clubs of the subject | owner of the bookshop | customers browse there and buy things worth keeping | put a few copies of {name} beside the till, talk to those who leaf through it and offer the subscription | one afternoon a week | bookshops, museums and clubs of the subject | they look for good print their customers cannot get everywhere
measure: the share of first-issue buyers who take a subscription
moat: subscribers who collect every issue, and writers readers cannot find elsewhere
risk: printing costs are paid up front and many copies come back unsold | print for subscribers and pre-orders first, and sell to shops without the right to return
rule: Settle rights, advertising and legal copies | Have authors and photographers sign for print and online use, mark advertising clearly, ask which copies national libraries must receive, and name the publisher as the press law asks. | the contracts, the imprint and the rule on advertising are filed
trial: Sell one sample issue in two weeks | Show a short sample, printed in a small run or already out, offer the next issue or a subscription to fifty readers, and count who pays in advance. | samples, orders and reasons for saying no are on one sheet
ask: How many subscribers pay for one print run? | | f-2 | with quotes from two printers and the real postage
ask: Will shops stock it? | | closing-calls | with ten bookshops and a copy for each
ask: Do advertisers fit the magazine? | A few partners per issue, clearly marked | price-talks | with ten companies whose customers read about the subject
roles: an editor who knows the subject | a designer for layout and pictures | somebody for subscriptions, shops and advertising
search: independent magazine
name: Slow Page = reading without haste
name: +Papertrail Mag = stories on paper
name: Deep Read = long, careful articles
name: Issue by Issue = it comes regularly
name: +Inkwell Press = printed with care
name: Fold & Stitch = how a magazine is made
name: Good Paper = well printed
name: +Leafbound = bound pages
name: Worth Keeping = not thrown away
name: *Paginara = from the Latin for page
name: Quiet Hours Mag = for quiet hours
name: +Readslow = time to read
line: A magazine worth keeping
line: Good stories, beautifully printed
line: Read it slowly, keep it long
line: Time away from the screen
line: Every issue, one subject in depth
line: Printed for people who love it

webcomic
job: an episode, episodes
rival: webtoon and manga platforms | they offer many series in one app, often free to start | WEBTOON, Tapas, Shonen Jump | read webtoons
rival: printed comics and manga | readers like to collect them, and shops recommend the next one | | comic shop
rival: free episodes on social media and copied scans | they cost nothing and turn up in the feed | Instagram, Reddit
meet: comic conventions, comic shops and fan communities | organiser of the artists' hall at a comic convention | readers come to find new artists and talk to them | show the first episodes of {name} on a tablet and let readers follow the series on the spot | one weekend a month | comic shops, art schools and fan communities | they like to recommend a new series early
measure: the share of readers of the first episode who read the third
moat: series that appear only here, and readers who wait for the next episode
risk: artists cannot keep up the pace and the series stops | finish several episodes before the start and plan breaks that readers know of
rule: Settle rights, income and age labels | Fix in a contract what the artist keeps, how income is shared and when rights return, label each series by age, and have a way to report copied pages. | the signed contract and the age labels are filed
trial: Publish three episodes of one series | Put three episodes before fifty readers over two weeks, count who reads on to the third, and offer early access to the next for a small price. | readers per episode and paid unlocks are on one sheet
ask: How many readers pay to read ahead? | | f-3 | by counting paid unlocks among the readers of one series
ask: How many hours does one episode take? | | f-2 | by writing down the hours for three episodes
ask: Why would an artist publish here? | | closing-calls | with ten artists, about share, rights and readers
roles: an editor who knows comics | somebody who wins and supports artists | a developer for the reading app
search: webtoon app
name: +Panelpop = panels that jump out
name: Next Episode Ink = the story goes on
name: +Inkscroll = comics made for scrolling
name: Fresh Panels = new episodes
name: Speech Bubble Co = how comics talk
name: +Toonharbor = a home for comics
name: Cliffhanger Club = readers who wait
name: +Strippage = strips on a page
name: *Comika = from the word comic
name: Weekly Ink = new every week
name: Drawn Daily = comics made by hand
name: Story in Frames = told in pictures
line: New episodes every week
line: Great stories, one scroll at a time
line: Comics by artists, paid fairly
line: Start free, follow your favourites
line: Your next favourite series starts here
line: Read ahead, support the artist

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
