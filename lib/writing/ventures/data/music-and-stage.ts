/** Choirs, bands, theatre and evenings out: what is known of them; the keys are those of `../lore.ts`. */
export const MUSIC_AND_STAGE = `
choir-rehearsal-app
rival: practice tracks and choir apps of publishers | the great works are there, sung by professionals | Carus Music, ChoraLine, Harmony Helper@US | choir practice app
rival: score readers and notation programs | half the choir has the score on a tablet already | MuseScore, forScore | sheet music app
rival: the conductor's own recordings in the group chat | they are free, and everybody knows that voice
meet: choir associations, singing weekends and church halls on rehearsal night | conductor | a conductor knows which bars the tenors lose every time | take the two worst bars of the next concert, put them into {name} and hand them round at the break | two evenings a week | choir associations, music shops and singing teachers | they are asked by singers who cannot read music how to practise at home
measure: the share of singers who practise their own part between two rehearsals
moat: scores that choirs have already prepared and may pass on to each other
risk: a few keen singers practise at home and the others never open it | let the conductor set two bars a week instead of the whole piece, and show sections, never single people
rule: Settle who may copy and change a score | Ask two music publishers and the collecting society what a choir may scan, play and share for rehearsal, keep each score inside the choir that owns the copies, and have parents agree where children sing. | the publishers' answers and the rule about copies stand in the terms
trial: Prepare one concert with one choir | Enter three pieces by hand, give every singer the own part for two weeks, and count with the conductor how often each section has to repeat a passage. | repeats per section, with and without practice, are on one sheet
ask: May a choir scan a score it has bought and load it up? | Only within the choir, and only what it holds copies of | rules | with the written answers of two publishers
ask: What does a singer of seventy do who has never used such an app? | | trade-trial | by sitting beside five of them for one evening
roles: a conductor whom other conductors know | a developer for sound and reading scores | somebody who visits rehearsals and helps on the spot
search: choir practice app
name: Second Alto = the part nobody hears and everybody needs
name: Tenor Line = the one that is lost first
name: Bar Twelve = the place where it falls apart
name: Humming Home = how a singer gets back from rehearsal
name: Pitchfork Lane = a fork for the pitch, and the way home
name: Four Part = how a choir is written
name: Breath & Bar = what a singer counts
name: Page Turn = the second in which it goes wrong
name: Corista = Italian for somebody who sings in a choir
name: +Hymnwise = knowing the tune before Sunday
name: *Altora = an alto with a little gold on it
name: From the Top = what every conductor says
line: Know your line before Thursday
line: For tenors who lost the tune
line: Hear your part above all the others
line: Once more from bar twelve, at home
line: The altos have been practising
line: Slower, please, until I have it

costume-rental
job: a set, sets
rival: costume hire houses | they have a large stock and staff who advise and alter | Angels Costumes@GB, Norcostco@US | costume hire
rival: cheap costumes to buy | they cost about as much as hiring and can be kept | Amazon, Smiffys@GB, Spirit Halloween@US | buy costumes
rival: sewing them or using the theatre's own cupboard | it costs mostly time, and volunteers enjoy it
meet: theatre associations, drama teachers' meetings and amateur festivals | drama teacher or theatre director | every show needs many costumes in the right sizes by a fixed date | equip one production with {name} and ask what was missing at the dress rehearsal | two afternoons a week | theatre associations, music schools and event agencies | they know early which shows are planned
measure: the share of pieces that come back complete, clean and on time
moat: complete sets in many sizes, with photos and measurements online
risk: everybody wants the same costumes in the same weeks | collect show dates early, keep popular sets twice and offer alternatives
rule: Settle damage, cleaning and liability | Write down values, deposits, late fees and who cleans what, ask an insurer about loss and transport, and check fire rules for costumes on stage. | the rental terms, the value list and the policy are filed
trial: Equip one production | Photograph and measure one set, lend it to one group for fittings or a rehearsal within two weeks, and note wrong sizes, missing pieces, alterations, cleaning and hours. | sizes, hours and missing pieces are in one table
ask: What happens when a piece is lost or damaged? | It is paid from the deposit by a value list | rules | with terms that every group signs
ask: How often can one set be rented in a year? | | f-2 | by listing show dates of ten groups
ask: Do sizes fit without a fitting on site? | | trade-trial | by comparing measurements and fit for one cast
roles: somebody who knows costumes, sewing and cleaning | somebody whom theatres and schools trust | somebody for stock, bookings and shipping
search: costume hire
name: +Stagecloset = a wardrobe for the stage
name: Full Cast = costumes for the whole cast
name: +Castrobe = a wardrobe for every cast
name: Dress Run = ready for the dress rehearsal
name: Next Curtain = costumes for the next show
name: +Garbhouse = a house full of costumes
name: Borrowed Crown = costumes to borrow
name: Costume Crate = a show packed in a crate
name: *Costumella = a coined word from costume
name: Act One Hire = dressed for the first act
name: Hat to Boots = complete from top to toe
line: Costumes for your whole cast
line: Every size, every hat, on time
line: Hire the show, skip the sewing
line: Complete costumes for every role
line: Dressed in time for opening night
line: Wear it, return it, done

rehearsal-rooms
job: a rehearsal, rehearsals
rival: studios with rooms by the hour | they open late, have good equipment and are booked online | Pirate@GB, Pirate@DE, Pirate@US | rehearsal rooms near me
rival: youth centres, music schools and shared band rooms | they cost little, and gear can often stay there | | shared band room
rival: garages, cellars and headphones at home | it is free, and everything is already there
meet: music shops, open stages and music schools | manager of the music shop | bands and pupils ask there where they can play loudly | give three of the shop's bands a free evening with {name} and ask what they would change | two evenings a week | music shops, teachers and concert bookers | musicians ask them for a place to practise
measure: the share of bands that book again within two weeks
moat: quiet walls, good equipment and bands with a fixed evening
risk: evenings are full, and the rooms stand empty in the daytime | sell fixed evenings by the month and offer daytime prices to teachers, pupils and recordings
rule: Settle noise, permitted use and fire exits | Ask the building authority whether music is allowed there, measure the noise at the neighbours' at night, check fire exits, and insure equipment and liability. | the permission, the measurement and the policy are filed
trial: Run one room for two weeks | Borrow or use one room, equip it, let a handful of bands book by the hour, and note hours booked, breakages, complaints and repeat bookings. | hours, breakages and repeat bookings are in one table
ask: How loud is it at the neighbours' at night? | | rules | with a measurement at their window
ask: Who pays for broken equipment? | The band pays when photos show damage after its session | trade-trial | by checking and photographing the room after each booking
ask: How many hours must be booked to cover the rent? | | f-2 | by adding rent, power, repairs and staff for one month
roles: somebody who knows soundproofing and building | a musician who looks after equipment and bands | somebody for bookings and access
search: rehearsal rooms near me
name: +Loudroom = a room where loud is fine
name: Plug & Jam = plug in and play
name: +Drumhaven = a place where drums stand ready
name: Thick Walls = no noise outside
name: +Bandnest = a home for bands
name: Four Count = how every song starts
name: Late Jam = open late
name: Play It Loud = as loud as you like
name: *Jamello = a coined word from jam
name: Room to Jam = space for the band
name: Ready Amp = the amp is already there
line: Play loud, bother nobody
line: Drums and amps ready to play
line: Your band's room, by the hour
line: Bring your guitar and start
line: Book tonight, play tonight
line: A good room for every band

line-learning-app
rival: apps that read cues aloud | the script is in, and the others speak while one waits | LineLearner, Rehearsal Pro, Scene Partner | app to learn lines
rival: recorders and voices of the phone | one reads in the others' parts on the train and plays them back
rival: a husband with the script on his knees | he gives the cue, and notices every wrong word
meet: drama groups, acting schools and the second week of rehearsals | director | a director hears every Tuesday who has not learned act two | put one act into {name} for the whole cast and let the prompter count the stops before and after | two evenings a week | directors, drama teachers and audition coaches | they lose rehearsals to people with the book in their hand
measure: the share of scenes that are played without the book on the agreed day
moat: plays that are already divided into parts, cues and scenes
risk: after the last night nobody opens it until the next play | sell it by the production, and let the director bring the whole cast
rule: Settle whose text may be loaded up | Ask two play publishers whether a cast that holds licences may load up its script, keep the text within the cast, and ask whose voice may be imitated. | the publishers' answers stand in the terms
trial: Take one cast through one act | Enter one act by hand, let the cast learn with it for two weeks, and count prompts per scene at two rehearsals. | prompts per scene on both evenings are on one sheet
ask: Does somebody learn faster than with a friend who reads the cue? | | trade-trial | by counting prompts of two halves of one cast
ask: What do you do about plays that are still under copyright? | The cast loads up its own licensed script, and nobody else sees it | rules | with the written answer of two publishers
roles: a director of amateur theatre | a developer for speech and text | somebody for groups, schools and publishers
search: app to learn lines
name: Off Book = what actors call it when they know it
name: Act Two Panic = the fear it takes away
name: Prompt Corner = where help used to sit
name: Cue & Answer = the whole of dialogue
name: Line Please = what is called in the dark
name: Page Down = when the script is put away
name: Green Room = where everybody mumbles
name: +Linewell = a well that does not run dry
name: Souffleuse = French for a prompter
name: Dress Circle = who will hear each word
name: *Monologa = somebody who talks to herself on the bus
line: Put the book down on Tuesday
line: The others' lines, whenever you want
line: To be, or what was next
line: Mumble on the bus, shine on stage
line: Nobody has to whisper from the wings

piano-tuning
job: a tuning, tunings
rival: local tuners who work alone | they know the instrument and come every year | | piano tuner near me
rival: piano shops with their own workshop | they sold the piano and offer repairs and moves too | Steinway & Sons, Yamaha | piano service
rival: putting it off or switching to a digital piano | nothing has to be booked, and a digital piano stays in tune
meet: music schools, churches and concert halls | piano teacher | pupils play at home on pianos that are out of tune | tune the teacher's piano, then visit three pupils' homes for {name} and write a short report on each | two mornings a week | piano teachers, piano movers and choir leaders | they hear the problem and are asked for a name
measure: the share of owners who book the next tuning at once
moat: skilled tuners, and a record for every instrument
risk: good tuners are few and already have their own customers | offer full days in one district, fair shares and training for newcomers
rule: Settle breakage, liability and old instruments | Ask an insurer about broken strings and damage in homes, and have owners of old pianos sign what may break before the pitch is raised. | the policy and the form for old pianos are in use
trial: Tune five pianos in one district | Book one or two days in one area, use a short report for each piano, and note minutes, travel, extra repairs and how many book the next date. | minutes, repairs and next dates are in one table
ask: How can full days be planned without long drives? | | f-2 | by comparing a day in one district with a scattered day
ask: Who pays when an old string breaks? | The owner, after being told in writing beforehand | rules | with a form that the owner signs
ask: Would experienced tuners work with you? | | interviews-2 | by asking five tuners what they would want
roles: a trained piano tuner | somebody who plans routes and dates | somebody who wins teachers, schools and churches
search: piano tuner near me
name: +Pianowell = a piano in good condition
name: Concert A = the note that tuning starts with
name: +Keytune = tuning for every key
name: Fork & Felt = what a tuner works with
name: Clear Keys = keys that sound clear
name: +Pitchcare = care for the right pitch
name: True Octave = octaves in tune
name: Sweet Strings = strings that sound sweet
name: *Pianelle = a coined word from piano
name: Next Tuning = the next date is booked
name: Good Hammer = well-kept piano hammers
line: Your piano in tune again
line: Tuned at home by trained hands
line: Hear your piano at its best
line: In tune for lessons and concerts
line: One visit, a clear report, better sound
line: We remember the next tuning

instrument-repair
job: a repair, repairs
rival: established workshops and instrument makers | teachers recommend them, and they know each customer's instrument | | instrument repair near me
rival: music shops that send repairs away | instruments are handed in where strings and reeds are bought | Thomann@DE, Guitar Center@US, Andertons@GB | music shop repair
rival: fixing it at home or playing on | it costs nothing, and the fault seems small
meet: music schools, orchestras and bands | music teacher or orchestra leader | faulty instruments disturb lessons and rehearsals | offer a free check at one rehearsal with {name} and write a quote for each fault | one evening a week | music teachers, orchestra leaders and music shops | pupils and players ask them where to go
measure: the share of repairs ready on the promised day
moat: skilled hands, a record of each instrument, and teachers who recommend the workshop
risk: everybody comes just before concerts, and other weeks are quiet | offer checks in quiet months and win service contracts with schools
rule: Settle liability, quotes and protected materials | Insure instruments in your care, write value and fault on each receipt, agree when a quote is exceeded, and ask about rules for ivory, tortoiseshell and protected woods. | the policy, the receipt and the answer on materials are filed
trial: Repair ten instruments of one school or band | Check the instruments, quote each repair, do the small ones within two weeks, and note hours quoted, hours needed, parts and ready dates. | quoted and real hours are in one table
ask: What does a pupil play in the meantime? | A loan instrument for repairs that take longer | f-2 | by counting how many loans are needed in two weeks
ask: Which repairs should be turned down? | | interviews-2 | by asking three experienced repairers
ask: Would schools pay for a yearly check? | | closing-calls | by offering it to five schools or bands
roles: a trained instrument maker or repairer | somebody for small repairs and parts | somebody for schools, quotes and dates
search: instrument repair near me
name: +Fretwise = good with frets and strings
name: Cork & Pad = parts that wear out
name: +Stringmend = strings and instruments mended
name: Sound Again = it sounds good again
name: +Reedwell = woodwinds in good order
name: Valve & Bow = for brass and strings
name: Second Tune = the instrument sings again
name: Sound Bench = the workbench for good sound
name: *Luthera = a coined word from luthier
name: Ready to Play = back before the concert
name: Mended Notes = every note works again
line: Your instrument, ready to play again
line: Repaired in time for the concert
line: We find the buzz and fix it
line: Know the price before we start
line: Borrow one while yours is repaired
line: Careful hands for every instrument

band-booking
job: an event, events
rival: booking platforms and agencies | there are many acts with videos, reviews and prices | Encore Musicians@GB, Poptop@GB, GigSalad@US, The Bash@US, Eventpeppers@DE | live band for hire
rival: a band or performer recommended by friends | somebody has heard them and can call directly
rival: a playlist and a hired speaker | it costs little and plays every wish
meet: wedding fairs, event venues and planners' meetings | venue manager | hosts ask there who could play or perform | present two acts of {name} at an open day and count requests for dates | two evenings a week | wedding planners, venues and photographers | they are asked for names and want events to go well
measure: the share of requests that end in a signed booking
moat: acts chosen after a live visit, honest reviews and a stand-in for every date
risk: hosts and acts agree on the next date without you | take the fee with the first booking and keep giving both sides contracts, deposits and stand-ins
rule: Settle contracts, cancellation and music rights | Use one contract for fee, breaks, illness and cancellation, ask who registers and pays music rights, and ask whether finding work for artists needs a licence. | the contract and both answers are filed
trial: Answer five real requests by hand | Take five requests, offer three suitable acts for each within a day, and note replies, fees, bookings and the reasons for every no. | replies, fees and bookings are in one table
ask: What happens when a singer or performer is ill? | A stand-in from a list, as the contract says | rules | with one contract for hosts and acts
ask: Why should good acts pay a share? | | interviews-2 | by asking ten acts which dates stay empty
ask: What do hosts pay for live music or a performer? | | price-talks | by asking ten hosts about their last event
roles: somebody who knows live acts well | somebody for contracts and customer calls | a developer for dates and requests
search: live band for hire
name: +Bandmatch = the band that fits your party
name: Live Tonight = live music on your evening
name: +Stagepick = acts picked for your event
name: Dance Floor Live = live music to dance to
name: +Gigbright = bright evenings with live acts
name: Full Floor = everybody dances
name: Party Sound = the right sound for the party
name: Live & Lovely = live music for good evenings
name: *Bandella = a coined word from band
name: Encore Evening = an evening worth an encore
name: Dance Till Late = dancing until late
line: Live music that suits your party
line: Hear them before you book
line: Great acts, clear prices, safe booking
line: The right band for your day
line: A full dance floor at your party
line: Book live acts without the worry

vinyl-records
job: a record, records
rival: online marketplaces | nearly every pressing is for sale, with prices to compare | Discogs, eBay | buy vinyl records
rival: big record shops and record clubs | they have new releases, special editions and fast delivery | Rough Trade@GB, HHV@DE, Amoeba Music@US | record shop
rival: streaming | it costs little each month and plays almost everything | Spotify, Apple Music
meet: record fairs, listening evenings and bars with turntables | organiser of the record fair | collectors come to search and talk about music | bring a small selection for {name}, play records on request and note what people look for | two Saturdays a month | bar owners, radio hosts and hi-fi shops | their guests ask what is playing
measure: the share of buyers who buy again within six weeks
moat: good collections offered to you first, and advice that people trust
risk: money is tied up in records that do not sell | buy selectively, take the rest on commission and lower prices on a fixed schedule
rule: Settle grading, returns and shipping | Describe each grade in plain words, play-test used records, write a return rule, pack one test parcel and check what the carrier pays for damage. | the grading page, the return rule and the parcel test are done
trial: Choose records for ten people | Ask ten people for three favourite albums, offer each one record with a reason, and note who buys, who keeps it and who wants another. | offers, sales and repeat wishes are in one table
ask: Why buy here and not on a marketplace? | Checked condition and a personal recommendation | trade-trial | by choosing records for ten people
ask: Where do good collections come from? | | interviews-2 | by asking five dealers and five sellers
ask: What is left after buying, cleaning and postage? | | f-2 | by adding all costs of ten sold records
roles: somebody with deep knowledge of music | somebody who buys and grades collections | somebody for orders, packing and events
search: buy vinyl records
name: +Groovewell = good grooves, well kept
name: Side B = the other side of a record
name: +Crateloop = crates full of new finds
name: Gatefold = a sleeve that folds open
name: +Wavewax = sound pressed in wax
name: First Spin = the first time it plays
name: Warm Needle = warm sound from the needle
name: Spun Again = used records, played again
name: *Vinylla = a coined word from vinyl
name: The Good Crate = the crate worth digging in
name: Next Record = the next one for your shelf
line: Records you will play again
line: Chosen by people who listen
line: Good vinyl, honestly graded
line: Find your next favourite record
line: Hear it before you buy
line: New finds for your turntable

custom-songs
job: a song, songs
rival: platforms with songwriters for hire | there are samples, reviews and fixed delivery times | Songfinch@US, Songlorious@US, Fiverr | personalised song
rival: apps that write songs with AI | a song is ready in minutes and costs little or nothing | Suno, Udio | ai song maker
rival: a musical friend, or another personal gift | it costs less, and a friend knows the person
meet: wedding fairs, gift markets and event planners | wedding or event planner | couples and families look for something personal | write one short song for a planner's client with {name} and let the planner hear it | two evenings a week | planners, wedding speakers and photographers | clients ask them for gift ideas
measure: the share of songs accepted with one round of changes at most
moat: writers and singers who turn a real story into a song, and videos of happy listeners
risk: the story is too thin, and the song could be about anybody | ask for names, moments and typical sentences, and agree the lyrics before recording
rule: Settle rights, changes and delivery | Write down what the buyer may do with the song, who owns it, how many changes are included and by when it is delivered, and make sure nothing is copied. | one page of terms is agreed with each buyer and writer
trial: Write three short songs for real occasions | Interview three customers, write and record a verse and chorus each within two weeks, and note hours, changes, reactions and what they would pay. | hours, changes and prices for three songs are in one table
ask: Why pay when an app makes a song in minutes? | A person listens to the story and sings it | interviews-2 | by playing both to ten people
ask: What if the buyer does not like the song? | One round of changes is included, as agreed beforehand | rules | with one page of terms
ask: How many hours does a song take? | | f-2 | by timing each step of three songs
roles: a songwriter who listens well | a singer with a small studio | somebody for interviews, orders and dates
search: personalised song gift
name: +Songkeep = a song to keep
name: Your Chorus = a chorus about you
name: +Versegift = a verse as a gift
name: Only For You = a song for one person
name: +Namesong = a song with their name
name: Story to Song = a story turned into a song
name: First Play = the moment it is heard
name: Sung for You = written and sung for you
name: *Melodine = a coined word from melody
name: Our Verse = a verse about two people
name: Gift of Song = a song as a present
line: Your story turned into a song
line: A song with their name in it
line: Give a song nobody else has
line: Written from your memories
line: A gift they will play again
line: You tell the story, we sing

community-cinema
job: a screening, screenings
rival: multiplex cinemas | they show the new films first and several at a time | Cineworld@GB, Odeon@GB, AMC@US, Cinemark@US, Kinepolis@BE, CineStar@DE | cinema near me
rival: streaming at home | it is paid for by the month and needs no ticket | Netflix, Disney+, Prime Video, MUBI | film streaming
rival: concerts, sports and other evenings out in the area | they take place nearby, and friends already have tickets
meet: community halls, schools and weekly markets | manager of the hall | they know which evenings are free and which groups use the hall | show one film with {name}, serve something to eat before it and let guests vote for the next title | one evening a week | librarians, teachers and local clubs | they know who would come and can pass on the programme
measure: the share of seats that are taken on an ordinary evening
moat: a regular evening with members who come whatever is shown
risk: new films arrive late and the distributor keeps a large share of the ticket | choose films people like to watch together, and earn with food, drinks and memberships
rule: Settle film rights, safety and drinks | Ask the distributor or licensing agency what a paid public showing needs, ask the local authority how many people the place may hold, and check the permit for food and drinks. | the film licence, the number of seats and the drinks permit are on file
trial: Show two films in two weeks | Borrow a projector and a room, show one film for families and one for adults, and count tickets, food, drinks and every cost. | tickets, takings and costs of both evenings are on one sheet
ask: How many full evenings pay for the weak ones? | | f-3 | by comparing the takings and costs of two evenings
ask: Who sets up the room every time? | A rota of volunteers, with two people for each evening | rules | with a rota for the next two months
ask: Which films bring people out of the house? | | interviews-2 | by asking ten people what they last left the house for and what they would come to see
roles: somebody who knows films and licences | somebody who looks after members and helpers | somebody for projector, sound and safety
search: community cinema near me
name: Friday Reel = a film every Friday
name: Film in the Hall = films shown in your hall
name: +Hallscreen = a screen in the hall
name: Front Row Club = members with a good seat
name: +Reelmeet = films and people
name: Shared Screen = watching together
name: Open Seats = a seat for everybody
name: +Filmhearth = a warm place for films
name: Town Reel = the town's own films
name: *Cinelia = from the word cinema
name: Lantern Screen = a lit screen in the dark
name: Lights Down Club = the moment before the film
line: A big screen close to home
line: Good films, good company
line: Watch it together, talk about it after
line: Your town's own cinema evening
line: Members choose what is shown next
line: A night out around the corner

quiz-nights
job: a quiz night, quiz nights
rival: companies that send a host and questions | they run the same evening every week and have a name with bars | Geeks Who Drink@US, SpeedQuizzing, Question One@GB | pub quiz
rival: quiz apps and ready-made question packs | they cost little, and the phone counts the points | Kahoot | quiz app
rival: bar staff who host a quiz themselves | no host has to be paid, and the guests know them
meet: bars on their quietest evening, student bars and club rooms | bar manager | they know what a quiet evening costs them | host one evening with {name} for free and compare tables and takings with the same evening a week earlier | two evenings a week | drinks suppliers, sports clubs and student unions | they hear which places have empty evenings
measure: the number of teams that come back the following week
moat: a host people like and a league that brings the same teams back
risk: the same few teams win every week and the others stop coming | mix the topics, add prizes for the middle places and leave one round to luck
rule: Settle prizes, music and question rights | Ask the authority when an entry fee and a prize count as gambling, ask the collecting society about music clips, and write or license your own questions. | the answers and a stock of own questions are on file
trial: Run two quiz nights at one bar | Host the same evening two weeks in a row, and count teams, guests, takings and teams that come again. | teams and takings of both evenings stand beside ordinary ones
ask: Who pays, the guests or the bar? | | price-talks | by offering both ways to six bar managers
ask: How do you stop people from searching for answers? | With picture and sound rounds and short time limits | trade-trial | by testing such rounds on two evenings
ask: How many evenings can one host run in a week? | | f-2 | by timing questions, travel, hosting and scoring
roles: a host with a good voice | somebody who writes fair questions | somebody who wins bars and companies
search: quiz night near me
name: Round One Quiz = the evening begins
name: +Quizbell = the bell that starts a round
name: Pens Down = what the host calls
name: Tie Break = a close finish
name: Bright Tables = clever teams at every table
name: +Quizhost = a host for your quiz
name: Next Question = there is always one more
name: Quick Buzz = first to answer
name: +Teamguess = guessing as a team
name: *Quizora = from the word quiz
name: Final Round = the round that decides
name: Wild Guess = worth a point sometimes
line: Make your quiet night the busy one
line: New questions every week
line: A night out for the whole team
line: Fair questions, close finishes
line: Bring your friends, win the round
line: Hosted, scored and ready to play
`;
