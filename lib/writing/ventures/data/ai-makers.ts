/** Programs that make things, and tools for founders: what is known of them; the keys are those of `../lore.ts`. */
export const AI_MAKERS = `
ai-document-chat
job: a question to a document, questions to documents
rival: general AI assistants with file upload | many people have one open already and files can be dropped in for free | ChatGPT, Claude, Gemini, NotebookLM | chat with pdf
rival: reading apps made for documents and papers | they show the source beside the answer and keep a library | ChatPDF, Humata, SciSpace, Adobe Acrobat | ai pdf summary
rival: skimming, searching for words and asking somebody | it costs nothing and people trust what they have read themselves
meet: university libraries in the weeks before exams and deadlines | librarian for study skills | students sit there with more pages than time | read one paper from each student's own list together with {name} and check every answer on the page | two afternoons a week | librarians, study advisers and writing centres | they are asked daily how to get through long reading lists
measure: the minutes until a reader finds and checks the answer on the page
moat: answers that readers can check in the text, and a library of their own sources that grows
risk: a wrong answer sounds right and somebody relies on it | show the passage for every answer, say openly when the text holds none, and test with real files each week
rule: Settle copyright and what happens to files | Ask a lawyer what users may upload and share, where files are stored and for how long, what the model provider may do with them, and how a user deletes everything. | the privacy text, the deletion and the provider's contract are checked
trial: Answer real questions on real files for ten readers | Let ten readers send one long file and five questions each, answer with the first version, and let them mark each answer as right, wrong or missing. | marks and minutes saved for every file are in one table
ask: Why not use the assistant they already have? | | interviews-2 | with ten people who upload files to a general assistant today
ask: How often is an answer wrong? | Every answer shows the passage it comes from | trade-trial | by checking fifty answers against the page
ask: Will students pay after the exams? | | price-talks | by offering a term price and a monthly price to twenty students
roles: a developer for search and language models | somebody who designs calm reading screens | somebody with contacts to universities and libraries
search: chat with pdf
name: +Pagechat = a chat about the page
name: +Askread = ask and read
name: Margin Talk = talk in the margin
name: +Pagelight = light on every page
name: Short & Source = short answer with its source
name: +Quotepoint = points to the quote
name: +Longread = for long texts
name: Ask the Page = questions to the page
name: *Skimmo = a new word from skim
name: +Papertalk = talk with a paper
name: Found on Page = the answer is on the page
line: Ask your documents anything
line: Long texts, short answers
line: Every answer with its page
line: Read less, understand more
line: Find the sentence that matters
line: From long paper to clear points

ai-image-maker
job: a picture, pictures
rival: image generators for everyone | they are known, quick and partly free | Midjourney, Adobe Firefly, Leonardo.Ai, Ideogram | ai image generator
rival: general assistants and design programs that also make pictures | people have them already and need no second subscription | ChatGPT, Gemini, Canva | ai art from text
rival: stock pictures, search results and commissioned drawings | they show real work and the style is known before
meet: online groups of role players, story writers and hobby artists | moderator of the group | members ask there for pictures of what they have in mind | make one picture from each member's own words with {name} and ask what is still wrong | an hour each evening | game shops, writing circles and craft markets | their visitors want pictures of their own ideas
measure: the number of tries until a user keeps a picture
moat: styles and characters that users cannot get elsewhere, and a gallery they come back to
risk: large providers give the same away for free | serve one group with its own styles and tools, and offer what a general tool leaves out
rule: Settle rights, real people and forbidden pictures | Ask a lawyer about rights in the pictures and in the model's training, block pictures of real people without consent and anything harmful, mark pictures as machine made where required, and set an age limit. | the terms, filters and reports have been tested with difficult examples
trial: Make pictures for twenty people from their own words | Let twenty people from one group describe three pictures each, count the tries until they are content, and offer each a small paid pack at the end. | tries, kept pictures and paid packs are counted
ask: Who owns the pictures? | | rules | with a lawyer who reads the terms of the model provider
ask: Why pay when others are free? | | price-talks | by offering a paid pack to twenty users of free tools
ask: What does one picture cost to make? | | f-3 | by measuring the rendering cost of a hundred kept pictures
roles: a developer for image models and queues | an illustrator who shapes the styles | somebody who runs the community and checks reports
search: ai image generator
name: +Sayandsee = say it and see it
name: +Wordbrush = a brush made of words
name: +Dreampaint = paint what you dream
name: Picture This = say what the picture shows
name: *Pictura = from the word picture
name: +Inkwish = a wish in ink
name: +Moodcanvas = a canvas for moods
name: Four Frames = four pictures to choose from
name: +Sketchsay = say it instead of sketching
name: Paint by Words = painting with words
name: +Scenemint = a fresh scene each time
line: Say it and see it
line: Your idea, painted in seconds
line: No drawing skills needed
line: Describe it, choose it, keep it
line: Pictures from your own words
line: Every style you can name

ai-video-maker
job: a video clip, video clips
rival: AI video tools | they show impressive clips and improve every few months | Runway, Pika, Kling AI, Luma AI | ai video generator
rival: video editors with templates and stock footage | they are cheap, quick to learn and the result is predictable | CapCut, Canva, InVideo | video maker with templates
rival: filming with the phone or paying a freelancer | it shows real people and looks like the creator
meet: online groups and meetups of creators who post videos every week | organiser of the meetup | they talk there about running out of footage and time | turn one member's script or photo into a finished clip with {name} while everybody watches | two evenings a week | social media agencies, editors and video course teachers | their clients need more clips than they can film
measure: the minutes from the idea to a clip that is published
moat: characters and looks that stay the same from clip to clip, and templates that perform
risk: clips fail too often and every failed try costs money | let users approve still pictures first, give failed clips back, and limit lengths that do not work
rule: Settle likeness, music rights and labels | Ask a lawyer which faces, brands and voices may appear, have consent given for real people, label generated videos where the law or the platform asks for it, and check the rights for commercial use. | terms, consent form and labels are in the product
trial: Make two weeks of clips for five creators | Let five creators send scripts or photos, make three clips a week for each, and note tries, minutes, cost and what was published. | cost and published clips for each creator are in one sheet
ask: What does a clip cost that is really used? | | f-3 | by dividing all rendering costs of the trial by the published clips
ask: Does the audience accept generated clips? | | trade-trial | by comparing views with the creator's usual clips
ask: What happens when the model provider raises prices? | Scenes can be rendered with more than one model | f-2 | by asking two providers for terms at higher volume
roles: a developer for video models and rendering queues | a director or editor who builds templates | somebody who works with creators
search: ai video generator
name: +Clipspark = the spark for a clip
name: Scene & Go = a scene and off it goes
name: +Typefilm = type it and film it
name: +Reelcraft = reels made with skill
name: +Shotwish = wish for a shot
name: No Camera = video without a camera
name: +Framewind = frames begin to move
name: *Filmello = a new word from film
name: +Stillmove = still pictures that move
name: Words in Motion = text becomes video
name: +Scriptmotion = the script starts to move
line: From words to video
line: No camera, no crew, no waiting
line: Your script becomes a film
line: Make your photos move
line: A new clip before lunch
line: The same hero in every scene

ai-music-maker
job: a song, songs
rival: AI song makers | they deliver a whole song with a voice in a minute and let people try for free | Suno, Udio, SOUNDRAW, AIVA | ai song generator
rival: music libraries for creators | the tracks are made by people and the licence is clear | Epidemic Sound, Artlist, YouTube Audio Library | royalty free background music
rival: loops, karaoke tracks and recording at home | hobby musicians enjoy playing and have the programs already | GarageBand, BandLab, Splice | backing tracks
meet: open mic evenings, music schools and groups of video creators | organiser of the evening | people there have words or a melody but no band | turn one guest's lyrics into a song with {name} and let them choose between two versions | one or two evenings a week | music teachers, video editors and event planners | they are asked for songs and tracks that fit one occasion
measure: the share of songs that are downloaded or used in a video
moat: styles and languages that others do badly, with rights that users understand
risk: rights holders object and platforms take songs down | use models with licensed training, block imitation of known artists, and give each song a proof of its licence
rule: Clear the rights in songs and voices | Ask a music lawyer what the model was trained on, who owns a generated song, whether it can be sold and registered, and forbid copies of known singers and songs. | the licence text is written in plain words and checked
trial: Make songs for ten occasions | Take ten requests from creators and families, deliver two versions of each, and count changes, use and how many would pay again. | requests, changes, use and payments are in one list
ask: May users sell the song? | | rules | with a music lawyer and the model provider's terms
ask: Does a video with the track pass the platform's check? | | trade-trial | by uploading ten videos with generated tracks
ask: Why come back after the first song? | | interviews-2 | with ten people who have made songs with other tools
roles: a developer for audio models | a musician or producer who judges styles | somebody who knows music rights
search: ai song generator
name: +Humtrack = from a hum to a track
name: +Songwish = wish for a song
name: Verse & Voice = words that are sung
name: +Tunemint = freshly made tunes
name: +Lyricup = lyrics become a song
name: Your Own Tune = a tune of your own
name: *Melodo = a new word from melody
name: +Bandbox = a whole band in a box
name: +Trackmood = a track for each mood
name: Sing My Words = your words as a song
name: +Jamready = ready to play along
line: Your words become a song
line: A band whenever you need one
line: Music that fits your video
line: From a hum to a track
line: Songs with clear rights
line: Write it, hear it, share it

ai-slide-maker
job: a presentation, presentations
rival: AI presentation makers | a first version with design stands in a minute | Gamma, Beautiful.ai, Plus AI, SlidesAI | ai presentation maker
rival: the usual slide programs with templates and assistants | everybody has them, and colleagues can open the file | PowerPoint, Google Slides, Canva | presentation templates
rival: old presentations with a few changes | the text is there, and nobody notices the same layout
meet: universities, start-up centres and training courses in the week before talks | course leader | people there sit over slides late in the evening | turn one person's notes into a finished talk with {name} and let them present it | two afternoons a week | presentation trainers, career centres and marketing advisers | they see good content in poor slides every week
measure: the minutes from notes to slides that are shown without changes
moat: templates of each company and talks that colleagues use again
risk: the slide program people already have does the same | work inside that program, fill the company's own template, and do one kind of talk really well
rule: Settle confidential content and picture rights | Ask an adviser how confidential notes are stored and deleted, what the model provider may keep, and which pictures and fonts users may show in public. | storage, deletion and picture licences are written down
trial: Make ten talks for ten people | Take notes from ten people with a talk in the next two weeks, deliver slides within a day, and count the changes they make and the minutes they save. | changes and minutes for each talk are in one table
ask: Does the file open cleanly in the usual programs? | It can be exported and edited | trade-trial | by opening ten exported talks in two slide programs
ask: Why pay next to the office package? | | interviews-2 | with ten people who make slides every week
ask: Do companies let in their templates? | | closing-calls | by asking five companies for a template and a paid test
roles: a developer for slide files and language models | a presentation designer | somebody who sells to teams and universities
search: ai presentation maker
name: +Noteslide = from notes to slides
name: +Talkset = set for the talk
name: +Deckmint = a fresh deck
name: Point & Slide = one point on each slide
name: +Slidesmith = slides made with care
name: First Slide = the start is done
name: *Presento = a new word from present
name: +Outlined = an outline is enough
name: Clear Deck = a deck that is clear
name: +Speakslide = slides that help to speak
name: Stage Notes = notes ready for the stage
line: From notes to slides in minutes
line: Good slides without the late night
line: You bring the idea, slides follow
line: One clear point per slide
line: Your design on every page
line: Ready to present, easy to change

photo-editing-app
job: an edited photo, edited photos
rival: the editor built into the phone | it is there, free and good enough for light and cropping | Apple Photos, Google Photos, Samsung Gallery | how to edit photos on phone
rival: photo editing apps | they have filters, retouching and many tutorials | Lightroom, Snapseed, VSCO, Picsart | photo editing app
rival: apps for selfies and old photographs | one tap gives the result people want | Facetune, Remini, MyHeritage | restore old photos
meet: camera clubs, travel groups and family history evenings | organiser of the group | people there show each other pictures they would like to improve | edit one picture of each guest with {name} and show it beside the original | two evenings a week | print shops, family history societies and travel clubs | their customers bring pictures that need help
measure: the share of edited pictures that are saved or shared
moat: looks of its own and settings users have saved for their pictures
risk: phone makers add the same function for free | be the best at one kind of picture, and add looks and tools the phone does not have
rule: Settle faces, storage and trial periods | Ask an adviser whether pictures leave the phone, how faces are processed and deleted, what is asked of children, and how a trial and its renewal must be shown. | privacy text, deletion and renewal notice are tested
trial: Improve fifty pictures of twenty people | Let twenty people send pictures they are not content with, edit them with the first version, and count which they keep, share or change back. | kept, shared and rejected pictures are counted
ask: What does it do that the phone does not? | | trade-trial | by showing both results side by side without naming them
ask: Will people pay by the year? | | price-talks | by offering a yearly and a single price to thirty users
ask: Do faces stay true? | The strength of every change can be set | f-2 | by letting families judge twenty restored faces
roles: a developer for phone cameras and pictures | a photographer who makes the looks | somebody who runs app store pages and support
search: photo editing app
name: +Trueglow = a glow that stays true
name: +Tapclear = one tap and it is clear
name: Good Light = good light for each picture
name: +Oldprint = old prints made new
name: +Snapmend = mends your snaps
name: Better Shot = a better version of the shot
name: *Retoucha = a new word from retouch
name: +Pixtidy = tidy pictures
name: Clean Frame = nothing disturbs the frame
name: +Lookkeeper = keeps your own look
name: Before & After = the change you see
line: Better pictures with one tap
line: Your best light, every time
line: Old photos, clear again
line: Remove what disturbs the picture
line: Natural photos you want to share
line: Your own look, saved

virtual-try-on
job: a try-on, try-ons
rival: try-on and fitting software for shops | it is built in at large brands, with references to show | Perfect Corp, ModiFace, Zyler, Fittingbox | virtual try on for shopify
rival: size charts, model photos and customer reviews | the shop has them already and shoppers know how to read them
rival: ordering several sizes and sending the rest back | it is easy for the shopper and seems free
meet: trade fairs and associations of fashion, eyewear and beauty shops | organiser of the start-up area | shop owners talk there about returns and abandoned baskets | show three articles of an owner's own shop on a visitor's photo with {name} | a fair day or two evenings a month | web agencies, shop platforms and photographers for shops | they are asked how product pages can sell more
measure: the share of try-on users who buy and keep the article
moat: a tested picture of each shop's articles and figures that show fewer returns
risk: the picture flatters, the article does not, and returns stay | begin with articles that work well, show size advice beside the picture, and measure returns from the first week
rule: Protect shoppers' faces and bodies | Ask a privacy adviser which consent is needed for photos and face measurements, how soon they are deleted, how children are kept out, and what the contract with each shop has to say. | consent, deletion and the shop contract have been checked
trial: Put try-on on ten articles of one shop | Prepare ten articles, put the button on their pages for two weeks, and compare use, sales and returns with ten similar articles. | use, orders and returns for both groups are in one table
ask: Does it lower returns or only raise clicks? | | trade-trial | by comparing articles with and without the button
ask: How much work has the shop with its pictures? | Normal product photos are the start | f-2 | by preparing the articles of three different shops
ask: What happens to the photos of shoppers? | | rules | with a privacy adviser and a written deletion plan
roles: a developer for pictures and shop plugins | somebody from fashion, beauty or eyewear retail | somebody who sets up shops and their articles
search: virtual try on software
name: +Fitglance = see the fit at a glance
name: On Me = how it looks on me
name: +Mirrorshop = a mirror in the shop page
name: +Trybutton = a button for trying on
name: Wear & See = wear it and see it
name: +Lookfirst = look before you buy
name: *Anprova = from the word for trying
name: +Fitandkeep = it fits, so it is kept
name: Mirror First = a look in the mirror first
name: +Faceframe = frames on the face
name: Own Reflection = your own mirror picture
line: See it on you first
line: The fitting room on every page
line: Fewer returns, happier shoppers
line: Try it on without undressing
line: Know it suits you before buying
line: From product photo to your mirror

room-restyle-ai
job: a room picture, room pictures
rival: room redesign apps | a picture appears within a minute and the first ones are free | RoomGPT, Reimagine Home, Interior AI, Spacely AI | ai room design
rival: planners of furniture shops | they are free and every piece can be bought | IKEA, Wayfair@US, Houzz | room planner free
rival: picture boards, magazines and advice from friends | they are pleasant to browse and cost nothing | Pinterest | living room ideas
meet: paint shops, furniture shops and home fairs | shop manager | people stand there with a photo of their room and cannot decide | restyle one visitor's room with {name} and note which version they save | two Saturdays | estate agents, paint shops and joiners | their customers decide faster when they see the result
measure: the share of users who save a picture and change something in the room
moat: pictures that respect the real room, with things that can be bought nearby
risk: people play once, have their pictures and leave | sell packs per project, lead to shops and tradespeople, and bring each room from picture to purchase
rule: Settle pictures of homes and paid links | Ask an adviser how private rooms on photos are stored and deleted, which furniture pictures may be used, and how paid links to shops have to be marked. | deletion works and every paid link is marked
trial: Restyle twenty real rooms | Ask twenty people who redecorate for a photo and a budget, deliver three versions each, and ask two weeks later what they bought or changed. | saved pictures, purchases and comments are counted
ask: Can the things in the picture be bought? | | f-2 | by matching ten pictures with the range of three shops
ask: Will they pay for a picture or expect it free? | | price-talks | by offering a paid pack after three free pictures
ask: Does the room stay as it is built? | Windows and doors are kept in place | trade-trial | by comparing twenty pictures with the real rooms
roles: a developer for image models | an interior designer who sets the styles | somebody who wins shops as partners
search: ai room design
name: +Roomturn = turns the room around
name: Same Walls = new look, same walls
name: +Snapstyle = a style from a snap
name: +Newcorner = a corner that looks new
name: Room for New = room for a new look
name: +Wallwish = wishes for the walls
name: *Decorello = a new word from decor
name: +Seeroom = see the room before
name: Paint & Picture = see it before painting
name: +Homepreview = a preview of home
name: +Stylelift = lifts the style of a room
line: See your room before you change it
line: A new look in seconds
line: Your own room, three new ideas
line: Decide before you paint
line: From phone photo to new room
line: Try a style without moving a chair

diy-guide-ai
job: a home repair, home repairs
rival: repair videos and forums | they are free and show almost every fault | YouTube, iFixit, Reddit, Family Handyman@US | how to fix dripping tap
rival: general AI assistants with photos | people have one on the phone and it answers at once | ChatGPT, Gemini | ask ai home repair
rival: a tradesperson, the landlord or a handy friend | the job gets done and somebody is responsible for it
meet: DIY stores and repair cafés | store manager | people stand there with a photo and a broken part in their hand | find the fault from a visitor's photo with {name} and write the list of parts | two Saturdays | DIY stores, property managers and household insurers | fewer small faults turn into large damage
measure: the share of faults that the user puts right without a call-out
moat: a collection of real faults with photos and what finally helped
risk: a wrong step injures somebody or damages the home | leave out gas, mains electricity and structural work, begin every guide with a safety check, and say early when to call a professional
rule: Limit which repairs may be guided | Ask a lawyer and an insurer who is liable for wrong advice, list work that only licensed people may do, and let tradespeople check the guides for common faults. | the list of excluded work, the insurance and the checked guides are in place
trial: Guide twenty small faults by photo | Take photos from twenty households, send the cause and the steps, stay reachable while they work, and ask a tradesperson to judge each case. | solved, stopped and wrong cases are counted
ask: How often is the first diagnosis right? | | trade-trial | with a tradesperson who judges every case
ask: Who is liable when water runs through the ceiling? | Risky work is excluded and the guide says when to stop | rules | with an insurer and a lawyer
ask: Will households pay between two faults? | | price-talks | by offering a price per case and a monthly price
roles: a developer for picture recognition | a tradesperson who checks the guides | somebody who works with DIY stores and landlords
search: home repair app
name: +Fixglance = a glance and a fix
name: Step & Fix = fixed step by step
name: +Tapright = the tap is right again
name: +Snapandfix = snap it and fix it
name: Own Two Hands = done with your own hands
name: +Drillsure = sure before you drill
name: *Fixello = a new word from fix
name: +Fixbyphoto = fixed with a photo
name: Safe to Try = repairs safe to try
name: +Whatsbroken = tells what is broken
name: Stop or Go = do it or call somebody
line: Show the fault, see the fix
line: Fix it yourself, step by step
line: Know what is wrong first
line: Small repairs without a call-out
line: Know when to stop and call
line: The right part, the first time

business-plan-tool
job: a business plan, business plans
rival: business plan software | it has templates, finance tables and examples of each trade | LivePlan, Upmetrics, IdeaBuddy | business plan software
rival: general AI assistants | a draft stands in minutes and costs nothing extra | ChatGPT, Claude, Gemini | ai business plan generator
rival: free templates and advice from chambers, banks and start-up centres | a person answers questions and knows what the lender wants | SCORE@US | business plan template
meet: start-up centres, chambers and founders' evenings | head of the start-up centre | founders come there with an idea and an empty form | write one page of a founder's plan together with {name} and mark what has to be tested | two evenings a week | start-up centres, banks and tax advisers | they receive better prepared founders
measure: the days from the first answer to a plan that an adviser accepts
moat: plans that lenders and advisers in a country accept, and figures of each trade
risk: founders need it once and leave when the plan is written | sell to centres as well, and help with tests, figures and reports after the start
rule: Settle sources, promises and private ideas | Ask an adviser what may be promised about loans and grants, show the source of each market figure, and state who may see an idea and when it is deleted. | sources, promises and deletion are checked in the product
trial: Write ten plans with ten founders | Let ten founders answer the questions, give the finished plans to advisers or lenders, and note what they send back. | accepted plans and returned points are in one table
ask: Why not ask a general assistant? | | interviews-2 | with ten founders who wrote a plan with one
ask: Do lenders accept the plan? | | trade-trial | by showing five plans to bank advisers and a start-up centre
ask: Will incubators pay for their founders? | A class overview is planned for them | closing-calls | by offering a paid term to three programmes
roles: a developer for guided forms and language models | a start-up adviser who knows lenders | somebody who sells to centres and programmes
search: business plan software
name: +Planstart = a plan for the start
name: +Ideastand = an idea that stands
name: First Plan = the first plan of a business
name: +Foundwell = founded well
name: Ready to Open = prepared to open
name: +Plandraft = a draft of the plan
name: *Fundara = a new word from founding
name: +Firmstart = from idea to firm
name: Honest Numbers = figures that are honest
name: +Bankready = ready for the bank
name: +Openplan = a plan to open with
line: From idea to plan in days
line: Know if your idea holds
line: A plan your bank can read
line: Honest answers before you spend
line: Test first, then start
line: Clear numbers for your start

cofounder-matching
job: an introduction, introductions
rival: co-founder platforms and founders' programmes | many founders are there already, and some are free | YC Co-Founder Matching, CoFoundersLab, Antler, Entrepreneur First | find a co-founder
rival: friends, fellow students and former colleagues | they know each other's work and trust each other
rival: meetups, hackathons and posts in professional networks | they cost little and people meet in person | LinkedIn, Meetup, Startup Weekend | startup networking events
meet: hackathons, founders' evenings and university start-up classes | organiser of the evening | people there say openly which skill they lack | introduce three pairs with {name} on the same evening and ask a week later who has met again | two evenings a month | start-up centres, universities and investors | they lose good ideas because the founder is alone
measure: the share of introductions that lead to a trial project
moat: checked members who mean it, and experience which pairs stay together
risk: too few suitable people in one field or place, and members leave | begin with one city or one programme, add members in both roles evenly, and introduce a few people by hand
rule: Settle profiles, fairness and agreements | Ask an adviser how profiles and tests may be used, make sure that nobody is shut out unfairly, and have a lawyer check the templates for shares and trial work. | privacy text, matching rules and templates are checked
trial: Match twenty founders by hand | Interview twenty founders, introduce each to two people, give the pairs a small joint task, and ask after two weeks who goes on. | meetings, joint tasks and pairs that go on are counted
ask: Are there enough people who can build? | | f-2 | by asking three developer groups to invite their members
ask: Who pays, the founder or the programme? | | price-talks | by offering both prices to ten founders and three programmes
ask: What happens when a pair breaks up? | A trial comes before shares | rules | with a lawyer who checks the agreement templates
roles: a developer for profiles and matching | somebody with a wide network of founders | a coach for teams and agreements
search: find a co-founder
name: +Pairfound = a pair that founds
name: Build With = find whom to build with
name: +Teamstart = a team to start with
name: Other Half = the other half of the team
name: +Foundmatch = founders who match
name: Two to Start = it takes two to start
name: *Cofora = a new word from co-founder
name: +Firsttwo = the first two of a company
name: Skill & Will = skills and the will to start
name: +Startpair = a pair for the start
name: Shared Start = starting together
line: Find the founder you are missing
line: Build with somebody who fits
line: Test the team before you sign
line: Your skills, their skills, one start
line: Stop starting alone
line: From first talk to first project

investor-matching
job: an introduction, introductions
rival: investor databases and fundraising software | they hold thousands of funds and filters for stage and sector | Crunchbase, PitchBook, Dealroom, OpenVC | find investors for startup
rival: angel networks, accelerators and pitch events | investors there know each other and see founders in person | AngelList, Gust, F6S | angel investor network
rival: introductions through lawyers, advisers and other founders | a personal word opens the door at once
meet: pitch evenings and meetings of angel clubs | manager of the club | investors and founders leave there with cards and few second talks | pick three fitting start-ups for one investor with {name} and arrange the talks | two evenings a month | start-up lawyers, accountants and accelerators | they are asked every week who invests in what
measure: the share of introductions that lead to a second meeting
moat: the true, current criteria of investors and a name for sending only what fits
risk: investors get too many weak start-ups and stop looking | screen before showing, limit introductions, and ask investors after each one why they said no
rule: Settle where introductions become regulated | Ask a financial lawyer whether introductions, success fees and investor adverts need a licence, who may see an offer, and which data on investors may be stored. | the lawyer has approved the fee, the texts and the process
trial: Make thirty introductions by hand | Take ten start-ups and write to investors whose published criteria fit, with their consent, and count replies, first and second meetings. | replies and meetings for every start-up are in one table
ask: Will good investors join? | | interviews-2 | with ten angels and three funds on how they find companies
ask: Is a fee on success allowed? | | rules | with a financial lawyer in the first country
ask: Do founders pay before they have money? | | price-talks | by offering a monthly price and a fee per meeting
roles: a developer for data and matching | somebody known among investors | an analyst who screens start-ups
search: find investors for startup
name: +Roundmatch = a match for the round
name: Both Say Yes = data opens when both agree
name: +Angelpath = a path to angels
name: +Raisefit = investors that fit the raise
name: First Cheque = the first cheque for a start-up
name: +Fundbridge = a bridge to funds
name: Warm Door = a door opened by introduction
name: *Capito = a new word from capital
name: +Dealgreet = where deals say hello
name: Right Backers = backers who fit
name: +Seedmeet = meetings for seed rounds
line: Meet investors who fit
line: Fewer emails, better meetings
line: The right investor, introduced
line: Raise with less searching
line: Good companies, seen early
line: An answer instead of silence

custom-software-development
job: a software project, software projects
rival: software agencies at home and abroad | they have teams, references and somebody who is liable | EPAM, Globant, Thoughtworks, Netguru | software development company
rival: freelancers and developers on the payroll | they cost less or stay close to the business | Upwork, Toptal, Fiverr | hire app developer
rival: ready software, no-code tools and spreadsheets | they work from today and cost little each month | Microsoft Power Apps, Airtable, Bubble | no code app builder
meet: chambers, trade associations and breakfasts of local business owners | manager of the association | owners complain there about work between spreadsheets and paper | draw one firm's process on a page with {name} and show a clickable screen a week later | two mornings a month | tax advisers, web agencies and IT support firms | their clients ask for programs they do not build themselves
measure: the hours a week that the new software saves the client
moat: deep knowledge of one trade, reusable parts, and long maintenance contracts
risk: the scope grows, the price is fixed and the client is unhappy | sell a paid plan first, deliver in short steps, and put each change in writing with its price
rule: Settle contracts, rights and liability | Have a lawyer write the contract on scope, acceptance, rights in the code, open source parts, data and liability, and take out professional insurance. | contract, insurance and data agreement are ready to sign
trial: Sell one paid planning workshop | Offer five firms a two-day workshop with process, screens and price, deliver it to the first that pays, and build one working screen. | offers, answers and the paid workshop are on one sheet
ask: Who builds when two projects come at once? | | f-4 | with two freelance developers who name their day rate
ask: How is the fixed price kept? | A paid plan comes before the price | trade-trial | by noting planned and real hours of the first project
ask: Why you and not a larger agency? | | interviews-2 | with ten owners who have bought software before
roles: an experienced software engineer | a designer for processes and screens | somebody who sells and leads projects
search: software development company
name: +Builtforone = built for one firm
name: Code & Craft = code made with craft
name: +Firmcode = code for firms
name: +Steadybuild = building in steady steps
name: Made to Work = software made to work
name: +Toolwright = a maker of tools
name: Plan & Ship = plan it and deliver it
name: *Softello = a new word from software
name: +Fitcode = code that fits
name: Own Source = the source is your own
name: +Stepbuild = built step by step
line: Software that fits your work
line: From spreadsheet to working system
line: Built in steps you can see
line: Your process, your software
line: A clear price before we build
line: The code belongs to you

ai-lesson-planner
job: a lesson plan, lesson plans
rival: AI tools for teachers | they have many templates and a free version | MagicSchool, Diffit, Eduaide, Brisk Teaching | ai lesson planner
rival: general AI assistants | teachers know them and can ask for anything | ChatGPT, Gemini, Copilot | lesson plan generator
rival: textbooks, exchanges and last year's folders | the material is tested and lies ready | Teachers Pay Teachers, Twinkl, Tes | worksheets for teachers
meet: staff rooms and teacher training days | trainer of the course | teachers swap material there and talk of evenings at the desk | plan one of next week's lessons with {name} and print the worksheet | two afternoons a week | teacher trainers, publishers and teachers' unions | they look for ways to shorten preparation
measure: the minutes from topic to a lesson the teacher would give
moat: material that follows one curriculum closely, corrected by its teachers
risk: mistakes in the content reach the class and teachers stop trusting it | show sources, let subject teachers check, and make editing easy before printing
rule: Settle pupils' data and copyright | Ask an adviser to keep pupils' names out, clear texts and pictures used in worksheets, check what school authorities demand of AI tools, and say how mistakes are reported. | the rules for data and copyright are checked by a school
trial: Plan two weeks for ten teachers | Let ten teachers plan two weeks of one subject, note minutes and changes for each lesson, and ask which lessons were really given. | minutes, changes and lessons given are in one table
ask: Does it follow the curriculum? | Each plan names the goal it serves | trade-trial | with two subject teachers who check twenty plans
ask: Who pays, the teacher or the school? | | price-talks | by offering ten teachers and three schools a price
ask: Why not a general assistant for free? | | interviews-2 | with ten teachers who plan with one today
roles: a teacher who knows the curriculum | a developer for language models and documents | somebody who speaks with schools
search: ai lesson planner
name: +Lessonlift = makes lesson work lighter
name: Bell & Board = ready for bell and board
name: +Planbell = planned before the bell
name: +Taskleaf = a leaf with tasks
name: +Preplight = light work before lessons
name: +Classdraft = a draft for the class
name: *Didacto = from the word for teaching
name: Ready by Nine = ready before school begins
name: +Levelsheet = a sheet for each level
name: Goal & Task = each task serves a goal
name: +Chalkaid = an aid for teachers
line: Planned before the bell
line: Your evening back
line: A lesson for every level
line: From topic to worksheet in minutes
line: Less preparing, more teaching
line: Fits your class and curriculum

market-research-tool
job: a study, studies
rival: survey tools with panels | questions go out today and answers arrive within days | SurveyMonkey, Pollfish, Toluna, Attest | market research tool
rival: research agencies and institutes | they advise, take responsibility and are known to the management | Kantar, Ipsos, NielsenIQ | market research agency
rival: own customers, social media and guessing | it costs nothing and is quick
meet: meetups of product managers and food or consumer start-ups | organiser of the meetup | teams there argue about names, prices and designs without asking buyers | put one team's question to fifty people with {name} and bring the result next time | two evenings a month | brand agencies, start-up centres and designers | their clients need proof before they spend
measure: the days from a question to an answer the team acts on
moat: a checked panel that others do not reach, and comparison figures of past studies
risk: careless or false answers lead to a wrong decision | check identity and attention, show who answered, and refuse studies the panel cannot answer
rule: Settle consent, rewards and fair claims | Ask a privacy adviser about consent, children and sensitive questions, pay rewards as promised, keep answers apart from names, and mark machine-made answers clearly. | consent, reward rules and reports are checked
trial: Run five small studies | Take one real question from each of five teams, collect answers from fifty fitting people, report within three days, and ask what was decided. | cost, quality checks and decisions for each study are noted
ask: Are these the right people? | Age, place and habits are asked first | f-2 | by comparing one study with public figures
ask: What does a complete answer cost? | | f-3 | by adding rewards, checks and dropouts of five studies
ask: Will a team use it every month? | | closing-calls | by offering a pack of studies after the first
roles: a researcher for questions and samples | a developer for surveys and data checks | somebody who sells to brands and agencies
search: market research tool
name: +Asklaunch = ask before you launch
name: Real Answers = answers from real people
name: +Buyerview = the view of buyers
name: +Quickpanel = a panel that answers quickly
name: Buyers First = buyers are asked first
name: +Crowdcheck = a check with many people
name: *Opinara = a new word from opinion
name: Before Launch = asked before the launch
name: +Shoppersay = what shoppers say
name: Ask & Know = ask buyers and know
name: +Tellfirst = they tell you first
line: Ask buyers before you build
line: Real answers by tomorrow
line: Know which design wins
line: Stop guessing, start asking
line: The right people, the right question
line: From question to decision in days

llm-developer-tools
job: a test run, test runs
rival: testing and monitoring tools for language models | they connect in a few lines, and some are open source | LangSmith, Langfuse, Braintrust, Arize Phoenix | llm observability
rival: gateways and the tools of cloud and model providers | one account covers models, logs and costs | OpenRouter, LiteLLM, Portkey, Amazon Bedrock | llm gateway
rival: scripts, spreadsheets and reading answers by hand | every team begins like that and it costs no contract
meet: meetups and online groups of AI engineers | organiser of the meetup | teams show there what broke after a change of prompt or model | run one team's own difficult cases through {name} and compare two models live | two evenings a month | AI agencies, cloud consultants and model providers | their clients ask whether answers can be trusted
measure: the share of wrong answers that are caught before a customer sees them
moat: test cases and marks from the customer's own field that grow with every release
risk: model providers and open projects offer the same for little | work with every model, solve one field's quality problem, and be easy to host in the customer's cloud
rule: Settle what may be logged | Ask an adviser about personal and secret data in prompts, agree on deletion, place of storage and access with each customer, and have the security tested by somebody else. | data agreement, deletion and security test are in place
trial: Test the answers of five AI apps | Take fifty real questions from each of five teams, grade the answers together with their experts, and show what a change of prompt or model does. | errors found and changes made are listed for each team
ask: Does the automatic grade agree with experts? | | trade-trial | by comparing two hundred marks of people and machine
ask: Why not use an open source tool? | It can be hosted by the team itself | interviews-2 | with ten teams that use one today
ask: How much does it slow each request? | | f-2 | by measuring calls with and without it for a week
roles: an engineer who has run language models | a developer for data and dashboards | somebody who writes documentation and helps users
search: llm testing tool
name: +Promptproof = proof for prompts
name: +Evalbase = a base for evaluation
name: Right Answer = the answer is right
name: +Modelguard = guards what models say
name: +Traceclear = every answer traced clearly
name: Test the Prompt = prompts are tested
name: +Modelroute = the route to each model
name: *Evalio = a new word from evaluate
name: +Answerlog = a log of all answers
name: Ship & Check = ship it and keep checking
name: +Tokenwatch = watches token costs
line: Know what your model says
line: Catch wrong answers before users do
line: Test every prompt before release
line: The right model for each request
line: See quality and cost together
line: Change the prompt without fear

product-analytics
job: a report on use, reports on use
rival: free web statistics | everybody knows them and agencies have set them up | Google Analytics, Matomo, Microsoft Clarity | google analytics alternative
rival: product analytics suites | they show funnels, cohorts and recordings in depth | Mixpanel, Amplitude, PostHog, Hotjar | product analytics
rival: asking users, reading the database and guessing | it is free and nothing has to be installed
meet: meetups and online groups of software founders and product managers | moderator of the group | they ask there why people sign up and do not stay | put the script on one member's site with {name} and read the first drop-offs together | two evenings a week | web agencies, designers and growth advisers | they need figures to show what their changes bring
measure: the days until a team finds and mends a step where users leave
moat: history of use, set-up that takes minutes, and answers people understand
risk: browsers, laws and free tools take away the reason to pay | measure without personal data, answer one question better, and stay simple
rule: Settle consent and data about visitors | Ask a privacy adviser which measuring needs consent in each region, hide entries in forms, set storage times, and prepare a data agreement for customers. | consent texts, masking and agreement have been checked
trial: Measure ten sites for two weeks | Install the script on ten sites, send each owner one page with the largest drop-off, and ask what was changed. | drop-offs, changes and effects are in one table
ask: Why pay next to a free tool? | | interviews-2 | with ten owners who have one installed
ask: Does it slow down the site? | The script is small and loads last | f-2 | by measuring five sites before and after
ask: Is a consent banner needed? | | rules | with a privacy adviser for the first three countries
roles: a developer for large amounts of events | a designer for charts people understand | somebody who writes guides and helps customers
search: product analytics tool
name: +Clicktrail = the trail of clicks
name: +Seeusers = see what users do
name: Where They Go = where visitors go next
name: +Funnelview = a view of the funnel
name: +Stepstats = figures for every step
name: +Plainstats = statistics in plain words
name: Why They Leave = see why visitors leave
name: *Usario = a new word from user
name: +Dropfinder = finds where users drop off
name: Clear Visits = visits seen clearly
name: +Sitesense = make sense of your site
line: See where users leave
line: Know what visitors really do
line: Less guessing, better product
line: Find the step that loses customers
line: Simple figures, clear decisions
line: Watch, mend, keep more users

subscription-billing
job: a renewal, renewals
rival: billing suites and the billing of payment providers | cards, plans and invoices come from one place | Stripe Billing, Chargebee, Recurly, Paddle | subscription billing software
rival: accounting programs with repeating invoices | the books are there already and the accountant knows them | QuickBooks, Xero, Zoho Books | recurring invoice software
rival: own code, spreadsheets and reminders in the calendar | it fits the own plans exactly and has grown over years
meet: meetups of software founders and finance heads | organiser of the meetup | they compare lost cards, price changes and month ends there | run one company's last month through {name} and show which amounts went missing | two evenings a month | accountants, payment providers and software agencies | they see wrong invoices and failed renewals at their clients
measure: the share of failed renewals that are paid within two weeks
moat: connections to gateways, taxes and books, and contracts that are hard to move
risk: one billing mistake reaches all customers of a client | test every price change on copies, hold back unusual invoices, and offer corrections with one step
rule: Settle invoices, taxes and card data | Ask a tax adviser about invoices and sales taxes in the first countries, leave card data with a certified provider, and check the rules for renewals and cancellation. | tax adviser and payment provider have confirmed the set-up
trial: Bill one month beside the old system | Take the plans and usage of three software firms, produce their invoices in parallel for one month, and compare each line. | differences and recovered payments for each firm are listed
ask: How long does a move from the old system take? | | f-2 | by moving one firm with real contracts
ask: Is a share of billings accepted? | | price-talks | by offering ten firms a fixed price and a share
ask: What happens when the service is down? | Invoices wait and are sent later | f-6 | by stopping the service during a test month
roles: a developer for payments and ledgers | somebody who knows subscription accounting | somebody who moves new customers over
search: subscription billing software
name: +Renewright = renewals done right
name: Plan & Bill = plans and their bills
name: +Metermint = usage measured and billed
name: +Billsteady = bills that run steadily
name: Paid Again = paid again each month
name: +Cyclebill = a bill for each cycle
name: *Abonio = from the word for subscription
name: +Retrywise = retries at a wise time
name: Every Renewal = no renewal is lost
name: +Usageledger = a ledger for usage
name: +Planshift = plans change without code
line: Every renewal, billed right
line: Fewer failed payments
line: Change prices without code
line: Usage in, correct invoice out
line: Keep customers when cards fail
line: Month end without spreadsheets

identity-verification
job: an identity check, identity checks
rival: identity check providers | they cover many countries and have certificates that banks ask for | Veriff, Persona, Sumsub, Jumio | identity verification api
rival: bank logins and state digital identities | the person has been checked before and signs in within seconds | BankID@SE, BankID@NO, itsme@BE, SPID@IT | digital identity
rival: copies of papers checked by staff | no contract is needed and somebody looks at each case
meet: fintech meetups and associations of online platforms | organiser of the meetup | compliance heads talk there about fraud and customers who give up halfway | run a visitor's own process next to {name} and count the steps and seconds | two evenings a month | compliance lawyers, payment providers and auditors | they are asked which check is enough
measure: the share of honest customers who pass without help
moat: access to registers, tested accuracy on local documents, and trust of supervisors
risk: a false person passes or an honest one is turned away | test with attacks, let trained people decide unclear cases, and measure errors for different groups
rule: Clear biometrics, supervision and security | Ask a lawyer which checks each branch must do, which consent faces need, how long documents may be kept, and which certificates clients demand, then have the security tested. | legal opinion, data plan and security report are on file
trial: Check one hundred people for two platforms | Run the check beside the present process of two platforms, with consent, and compare passes, time, false alarms and people who give up. | results of both processes are in one table
ask: Which documents does it read reliably? | | trade-trial | by testing the ten most frequent documents of the first country
ask: Does the check satisfy the supervisor? | | rules | with a compliance lawyer of the branch
ask: What does one check cost, with review? | | f-3 | by adding queries, document checks and reviewers of the trial
roles: a developer for documents and faces | a compliance expert | somebody who trains and leads reviewers
search: identity verification service
name: +Surewho = sure who it is
name: +Facepass = the face is the pass
name: Really You = it is really you
name: +Knownface = a face that is known
name: +Passcheck = passports checked
name: Known & Welcome = checked and welcome
name: *Verido = a new word from verify
name: +Meetreal = meet real people
name: +Agedoor = a door that checks age
name: Checked & In = checked, then let in
name: +Papersure = sure of the papers
line: Know who your customers are
line: Real people, checked in seconds
line: Keep fraud out, let customers in
line: One check, a clear answer
line: Less paper, more certainty
line: Honest customers pass quickly

online-exams
job: an exam sitting, exam sittings
rival: exam and supervision platforms | universities know them, and they are connected to the learning system | Inspera, ProctorU, Proctorio, Respondus | online proctoring software
rival: quizzes in the learning system and video calls | they are paid for already and teachers know them | Moodle, Canvas, Zoom, Microsoft Forms | online test maker
rival: exams on paper and in test centres | everybody trusts them and cheating is easier to see | Pearson VUE, Prometric | exam centre near me
meet: meetings of examination offices and certification bodies | head of the examination office | they talk there about cheating, travel and appeals | run one short mock exam with {name} and go through the record of the sitting | two days a month | training providers, e-learning agencies and associations | they already organise courses that end with an exam
measure: the share of sittings that end without a technical or disputed incident
moat: question banks, proven exam days and records that hold in an appeal
risk: the system fails on exam day or accuses somebody wrongly | save answers on the device, keep a second way ready, and let a person decide every suspicion
rule: Settle supervision, privacy and fair access | Ask a lawyer how camera, room and identity checks are allowed, how recordings are deleted, how candidates with disabilities are helped, and what an appeal needs. | exam rules, consent and appeal process are agreed with one institution
trial: Hold one real exam with thirty candidates | Take over one small exam of a training body, do a rehearsal the week before, stay on call during the sitting, and record every incident. | incidents, time and marks are compared with the last exam
ask: What happens when the connection breaks? | Answers are kept on the device | trade-trial | by pulling the cable in ten rehearsals
ask: How many suspicions are false? | | f-6 | with two examiners who judge every flagged moment
ask: Who decides on the purchase and when? | | closing-calls | with five examination offices and their yearly plans
roles: a developer for secure browsers and video | somebody from an examination office | somebody who leads support on exam days
search: online exam software
name: +Fairsitting = a fair exam sitting
name: Quiet Room = a quiet exam at home
name: +Examday = all for the exam day
name: +Clearmark = marks that are clear
name: Fair Marks = marks that are fair
name: +Surepass = passed for sure
name: *Examina = a new word from exam
name: +Testlock = a lock for the test
name: Own Work = the work is their own
name: +Seatready = the seat is ready
name: +Proofexam = an exam with proof
line: Fair exams, anywhere
line: Exam day without surprises
line: Sit the exam from home
line: Results you can stand behind
line: Secure tests, calm candidates
line: From question bank to certificate
`;
