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
rival: costume hire houses | they hold thousands of pieces and dress a king by Friday | Angels Costumes@GB, Norcostco@US | theatre costume hire
rival: cheap costumes to buy | they arrive on Tuesday and nobody counts them afterwards | Amazon, Smiffys@GB, Spirit Halloween@US | musical costumes
rival: mothers with sewing machines and the cupboard behind the stage | they sew for nothing, and the cupboard is next door
meet: drama festivals, teachers' courses and half-empty wardrobes | drama teacher | every one of them has a cupboard full of last year's show | count one wardrobe together, photograph three whole sets for {name} and ask what they still lack for the next show | two afternoons a week | licence sellers for musicals, theatre associations and town halls | they know in September who plays what in spring
measure: the share of sets that come back complete and in time for the next show
moat: whole shows, counted by size, in wardrobes that are a day's drive apart
risk: everybody wants the same show in the same weeks before Christmas and summer | keep two sets of the shows that are licensed most and collect show dates a term ahead
rule: Settle damage, cleaning and who may lend | Ask whether a school may lend out what it owns and where the money goes, have insurers name what a lost piece is worth, and write down who cleans what and what must be flame-proof. | the lending paper, the list of values and the cleaning rule are signed
trial: Lend one whole show from cupboard to cupboard | Count, label and pack one set, send it to another stage for a dress rehearsal, and note missing pieces, wrong sizes, washing and hours at both ends. | pieces, sizes, hours and cleaning costs are on one sheet
ask: Who stands in for the bishop's hat that never comes back? | The borrower's deposit, by a list that lies in the crate | rules | with the list of values and a signed lending paper
ask: Do the sizes fit another cast? | | trade-trial | by dressing one cast from one crate
roles: a wardrobe mistress who knows cleaning and sizes | somebody whom drama teachers trust | somebody for crates, dates and couriers
search: costume hire
name: Second Curtain = it rises again somewhere else
name: Thirty Orphans = the set nobody owns complete
name: Hem & Helmet = the smallest and the largest piece
name: Curtain Crate = what arrives before the show
name: Last Year's King = he is free again
name: Wig Room = where everybody is somebody else
name: Dress Run = the rehearsal with everything on
name: +Hookeye = what holds a bodice
name: Guardaroba = Italian for a wardrobe
name: Moth & Majesty = who else likes ermine
name: *Costumella = a small girl with a big crown
name: Prompt Side = where the rail stands
line: The king's coat has another reign
line: Orphans in all sizes
line: Out of the cupboard, onto the stage
line: Every hook, every hat, counted
line: It curtsied in Leeds last week

rehearsal-rooms
job: a rehearsal, rehearsals
rival: studio chains with rooms by the hour | they open at any hour and the amps work | Pirate@GB, Pirate@DE, Pirate@US | rehearsal rooms near me
rival: youth centres and rooms shared by the month | they are cheap, and the own drums can stay there | | band room to share
rival: the garage, the cellar and headphones | it costs nothing until the neighbour rings
meet: music shops, open stages and music schools | man behind the guitar counter | every band that breaks a string tells him where it has to practise | give three of his bands a free evening with {name} and ask what was missing in the room | two evenings a week | music shops, bookers of small stages and drum teachers | they are asked each week where one may be loud
measure: the share of bands that book the same evening again next week
moat: rooms that sound good, and the fixed evenings of bands that stay
risk: everybody wants Tuesday to Thursday at eight, and the rooms are empty at noon | sell fixed evenings by the month, and give mornings to pupils, drummers and voice recordings
rule: Settle noise, fire doors and changed use | Ask the building authority whether music is allowed at this address, have the noise measured at the neighbours' bedroom at night, and ask an insurer about amps, water and fire. | the permission, the measurement and the policy are there
trial: Run one room for two weeks | Borrow a cellar or a room of a music school, put in drums and two amps, let eight bands book it by the hour, and note hours, breakages and what was heard outside. | bookings per hour of the day, breakages and noise are on one sheet
ask: What is heard at eleven at night in the flat above? | | rules | with a measurement in that flat
ask: Who pays for the torn drum head? | The band, from a photograph taken at the door before and after | trade-trial | with eight bands and a list on the wall
roles: somebody who has built quiet rooms | a musician who mends amps and knows bands | somebody for bookings, codes and keys
search: rehearsal rooms near me
name: Loud Cellar = where it is allowed
name: Four Count = how each song begins
name: Kick & Snare = the two that stand there already
name: Neighbour Proof = what the walls are
name: Tuesday Amp = a fixed evening and a warm valve
name: Red Carpet Room = what lies under every drum kit
name: Feedback = a whistle, and what friends say
name: +Thudworks = a factory for bass drums
name: Sala Prove = Italian for a rehearsal room
name: Fifth Encore = what it is all for
name: *Amplodge = a hut for amps
line: Be as loud as you are
line: The drums are already set up
line: Nobody knocks on the wall
line: Three chords, four walls, no neighbours
line: Bring the guitar, leave the van

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
rival: tuners with a handwritten list | they know the instrument, its damp corner and the dog | | piano tuner near me
rival: piano shops with a workshop | they sold it, move it and tune it | Steinway & Sons, Yamaha | piano service
rival: leaving it out of tune | nobody notices a little more each year
meet: music schools, churches and concert rooms of retirement homes | piano teacher | every pupil at home plays on something the teacher would like to tune | tune the teacher's own instrument, then visit three pupils' homes for {name} and write down what each one needs | two mornings a week | piano teachers, movers and organists | they hear the false note first and are asked whom to call
measure: the share of owners who keep the date for the next tuning
moat: a card on every instrument: pitch, damp, pins and what was done
risk: good tuners retire faster than new ones are trained, and they have their own customers | give them full days in one district and their own name at the door, and train one apprentice with each
rule: Settle breakage and what is said beforehand | Ask an insurer about broken strings and cracked plates, and have the owner sign that an old instrument may not stand raising to pitch. | the policy and the sheet for old instruments lie in the tool case
trial: Tune ten pianos in one district | Fill two days with two tuners in one part of town, and note minutes, pins that do not hold, strings broken and what owners asked for on top. | minutes, state and wishes of ten pianos are on one sheet
ask: How many tuners can you win, and why would they come? | Full days without driving across town | interviews-2 | by asking eight tuners what a day with gaps costs them
ask: Who pays when an old string breaks? | | rules | with the sheet each owner signs beforehand
roles: a trained tuner | somebody who fills days by district | somebody for teachers, schools and churches
search: piano tuner near me
name: Fork & Felt = what a tuner brings
name: Eighty Eight = the number of keys
name: Concert A = the note that comes first
name: Quiet Hammer = what strikes inside
name: Fifths First = how a tuner goes about it
name: Ivory Call = it asks for the tuner
name: Sweet Octave = two notes that melt
name: +Pinwrench = the tool for two hundred strings
name: Accordo = Italian for a chord and an agreement
name: Damper Down = when the room falls silent
name: *Pianelle = a light-footed little piano
line: The B flat behaves again
line: Somebody who listens to each string
line: Even the top key, the one nobody plays
line: It has waited since the last child
line: In tune before the carols

instrument-repair
job: a repair, repairs
rival: workshops of makers | they know every seam, and teachers send pupils there | | violin repair near me
rival: music shops that send instruments away | it is handed in where the strings are bought | Thomann@DE, Guitar Center@US, Andertons@GB | instrument repair
rival: tape, patience and playing on | it buzzes only on one note
meet: youth orchestras, wind bands and music schools | leader of the youth orchestra | there is a buzz or a stuck valve in every section | hold a repair morning in the rehearsal room with {name}, mend small things at once and write a note for the large ones | one Saturday a month | music teachers, orchestra leaders and instrument insurers | they hear what is wrong and are asked where to take it
measure: the share of repairs that are ready on the day that was named
moat: hands that know certain instruments, and a file on each that was opened
risk: in the weeks before Christmas concerts everything breaks, and in summer the bench is empty | offer a check in summer at the school, with the instruments standing unused anyway
rule: Settle value, transport and rare materials | Ask an insurer about instruments in your care and on the road, write the value on every receipt, and ask the authority about ivory, tortoiseshell and protected woods. | the policy, the receipt and the answer about materials are in the workshop
trial: Mend twenty instruments of one orchestra | Take in twenty for two weeks, name hours beforehand, and note real hours, parts, what was found inside and who needed one to play on meanwhile. | hours named and hours needed stand side by side
ask: What does a pupil play while the violin lies with you? | One from the shelf, of the same size | f-2 | by counting how many lent instruments ten pupils need
ask: Which repairs do you refuse? | | interviews-2 | by asking three makers what they send on
roles: a trained maker | somebody who mends valves and pads | somebody for schools, insurers and the calendar
search: instrument repair near me
name: Peg & Post = two small parts that decide the sound
name: Open Seam = what a maker looks for
name: Buzz Hunt = finding the one loose thing
name: Cork & Pad = what a clarinet loses
name: Rosin Yard = where bows leave dust
name: Soundpost = the stick the French call the soul
name: Warm Glue = the smell of the workshop
name: +Fretwise = it knows every fret
name: Liutaio = Italian for a maker of lutes and violins
name: Third Valve = the one that sticks
name: Violetta Bench = a bench for small violins
line: The buzz was a loose screw
line: It will sing again by the concert
line: We know what that rattle is
line: A seam, a drop of glue, a sound
line: One to play on meanwhile

band-booking
job: an evening, evenings
rival: platforms and agencies for musicians | there are videos, reviews and a date to tick | Encore Musicians@GB, Poptop@GB, GigSalad@US, The Bash@US, Eventpeppers@DE | wedding band
rival: the band of the cousin's wedding | half the guests danced to it, and somebody has the number
rival: a playlist and a borrowed loudspeaker | it plays whatever one likes and does not drink
meet: wedding fairs, town festivals and inns with a hall | landlord of a hall | every couple stands on his dance floor and asks who could play | let two bands of {name} play four songs each at his open day and note who asks for the date | two evenings a week | landlords with halls, wedding planners and photographers | they know on which evenings people danced and are asked who it was
measure: the share of requests that end with a signed date
moat: acts that are seen live beforehand, and hosts who tell how the night went
risk: host and band agree on the next party without you | earn by the first booking, and give musicians deposits, contracts and a stand-in when the singer is ill
rule: Settle contract, sickness and music rights | Write one contract for date, fee, breaks and illness, ask the collecting society who registers a private and a public party, and ask whether finding work for artists needs a licence. | the contract and both answers are there
trial: Fill ten evenings by hand | Take ten real requests, offer three acts for each by telephone, and note replies, prices, cancellations and how the hosts chose. | ten requests with replies, fees and choices are on one sheet
ask: Who plays when the singer loses her voice at noon? | A stand-in from a list with three names for each act | rules | with a contract that says who pays for it
ask: Why should a good band pay you a share on a Saturday in June? | | interviews-2 | by asking ten bands which dates stay empty
roles: somebody who has played at a hundred parties | somebody for contracts and bad evenings | a developer for dates and requests
search: live band for hire
name: Second Dance = the one everybody joins
name: Bride & Bass = who meets on the floor
name: Slow One Next = when the jackets come off
name: Half Past Ten = when grandmother dances
name: Sax at Dusk = how the reception sounds
name: Tie Undone = when it is a good party
name: Floorfiller = a song nobody sits through
name: +Bandstand = where they played in the park
name: Verbena = Spanish for a summer night's dance
name: One More Please = what is shouted at two
name: *Danzarella = a small light-footed dance
line: Even uncle Frank danced
line: Somebody who can read the floor
line: The tie comes off at ten
line: Grandmother knows this one too
line: Two guitars, one Saturday, your cousins

vinyl-records
job: a record, records
rival: marketplaces of collectors | every pressing ever made is for sale there | Discogs, eBay | buy vinyl records
rival: record clubs and big shops | they press special editions and send them each month | Vinyl Me Please@US, Rough Trade@GB, HHV@DE | vinyl subscription
rival: streaming and the shelf one has | it plays everything, at once, on the bus too
meet: record fairs, listening evenings and the queue on record store day | dealer at the record fair | collectors tell him what they have been looking for since school | bring one crate chosen for {name}, play the first side aloud and note who asks for the price | two Saturdays a month | bar owners with turntables, radio hosts and makers of loudspeakers | they are asked every evening what is playing
measure: the share of buyers who come back for a second record within two months
moat: collections that are offered to you first, and an ear people trust
risk: good collections are dear to buy and half of each lies on the shelf for years | pay for the twenty records you want and take the rest on commission
rule: Settle what a grade promises and how it travels | Write down in words what each grade of sleeve and record means, test one record of each parcel on a turntable, and ask the carrier what is paid for a broken one. | the grading page, the packing test and the carrier's answer are there
trial: Choose twelve records for twelve people | Ask twelve people for three favourite albums, choose one record each, send it, and ask two weeks later how often it was played. | record, reason and number of plays for each are on one sheet
ask: Why not simply buy it where every pressing is for sale? | Somebody has listened to it and says why it is for you | trade-trial | by choosing for twelve people
ask: Where do good records come from in the second year? | | interviews-2 | by asking five dealers and three heirs
roles: somebody with ears and a memory for pressings | somebody who buys collections fairly | somebody for packing, grading and post
search: buy vinyl records
name: Side B = where the better songs are
name: First Press = what collectors ask for
name: Crackle Club = the sound before the sound
name: Gatefold = a sleeve that opens like a book
name: Needle & Nook = a corner for listening
name: Run Out = the groove at the end
name: Thirty Three = turns in a minute
name: +Groovewell = where the needle goes down
name: Platine = French for a turntable
name: Crate Eleven = the one at the back of the fair
name: *Vinylla = the flavour of a record
line: Turn it over, it gets better
line: The crackle belongs to you
line: Chosen by somebody who played it twice
line: One record, both sides, no skipping
line: It smells like a summer long ago

custom-songs
job: a song, songs
rival: marketplaces for personal songs | an artist is chosen by voice, and it is there in a week | Songfinch@US, Songlorious@US, Fiverr | personalised song
rival: machines that write songs | three words, and it sings in a minute | Suno, Udio | ai song maker
rival: a verse by the brother-in-law to a well-known tune | he does it every time, and everybody laughs
meet: wedding fairs, birthday halls and gift markets before Christmas | wedding speaker | couples tell her in an hour what would make them cry | take one of her stories, write a verse with {name} and let her play it at the rehearsal | two evenings a week | wedding speakers, florists and photographers | they are asked what one could give to people who have everything
measure: the share of songs that are accepted with one change at most
moat: writers who hear the one sentence in a long story
risk: the story is thin, and so the song fits anybody | ask for three moments, one quarrel and one sentence nobody else would say, before a line is written
rule: Settle whose song it is | Write down what the buyer may do with the song, that tune and words are new, who is paid if it is played in public, and whose voice may be used. | one page of rights is signed by buyer and writer
trial: Write five songs for five real occasions | Interview five givers for half an hour each, write and record, be there when it is played if you may, and note hours, changes and who cried. | hours and changes of five songs are on one sheet
ask: Why pay when a machine sings in a minute? | It does not ask about the quarrel at the lake | interviews-2 | by playing both to ten people
ask: What if they do not like it? | | rules | with what one change includes, in writing
roles: a songwriter who listens | a singer with a small studio | somebody who interviews and keeps dates
search: personalised song gift
name: Verse for Ann = it is hers alone
name: Third Verse = where it gets true
name: Kitchen Tune = what is hummed while washing up
name: Rhyme & Reason = both are needed
name: Only Tonight = the first time it is played
name: Ballad & Bow = a song as a parcel
name: Her Chorus = what everybody joins in
name: +Humbright = how one goes home afterwards
name: Serenata = Italian for a song under a window
name: Wet Handkerchief = how one knows it worked
name: *Melodine = a small melody in a tin
line: It rhymes with her name
line: The lake, the quarrel, the chorus
line: Sung once, hummed for years
line: You tell it, somebody sings it
line: Handkerchiefs on every table

community-cinema
job: an evening, evenings
rival: multiplexes on the ring road | there are ten films, parking and popcorn | Cineworld@GB, Odeon@GB, AMC@US, Kinepolis@BE, CineStar@DE | cinema near me
rival: streaming on the sofa | it has everything, and one may stop it | Netflix, Disney+, MUBI | film streaming
rival: the telly, and the film in the next town if somebody drives | nobody has to find shoes
meet: village halls, schools and the market | warden of the hall | the warden knows which evenings are empty and who would come | show one film with {name}, soup beforehand, and let people put a bean for the next one into three jars | one evening a week | doctors, librarians and landlords of the pub | they know who has nowhere to go on a dark Friday
measure: the share of seats that are taken on an ordinary evening
moat: an evening that people keep free without knowing the film
risk: the film people want comes months later, and a large share of the ticket goes away | choose what is talked about afterwards, and earn with soup, drinks and members
rule: Settle film rights, fire exits and drinks | Ask the licensing agency which licence a hall needs for paid showings, ask the town how many may sit in the room and about exits, and ask about selling drinks. | the licence, the number of seats and the drinks permit hang in the hall
trial: Show two films in two weeks | Borrow projector and hall, choose one for old and one for young people, and count tickets, drinks, coats and who stayed to talk. | tickets, drinks and costs of both evenings are on one sheet
ask: How many evenings must be full to pay for the bad ones? | | f-3 | by counting two evenings with every cost
ask: Who carries the chairs in the third year? | A rota of twelve names, two for each evening | rules | with twelve names on a rota
roles: somebody who knows films and licences | somebody who gathers helpers | somebody for sound, light and cables
search: cinema near me
name: Friday Reel = a film and its evening
name: Soup & Silver = what is eaten, where it shines
name: Front Row Dog = there is one in every village
name: Last Tram Film = it ends in time
name: Velvet Hall = a plain room, dressed up
name: Blanket Row = for those who are cold
name: Interval Cake = what everybody waits for
name: +Lampreel = light and film
name: Lanterna = Italian for a lantern
name: Second Showing = when the late ones come
name: *Cinemoon = a moon of linen
line: Soup first, then the film
line: The village has the same dream tonight
line: Bring a cushion and an opinion
line: Lights down, phones off, neighbours here
line: We talk about it until eleven

quiz-nights
job: an evening, evenings
rival: quiz companies with hosts and questions | they come every Tuesday and bring the buzzers | Geeks Who Drink@US, Question One@GB, SpeedQuizzing | pub quiz
rival: quiz games on a screen | nobody has to be paid, and phones count the points | Kahoot | quiz app
rival: the landlord with a book of questions | he does it himself, for a keg and a laugh
meet: pubs on their emptiest evening, student bars and club rooms | landlord | he knows to the glass what a dead Tuesday brings | run one evening with {name} at his bar and count tables and rounds against the Tuesday before | two evenings a week | brewery representatives, sports clubs and student unions | they hear which landlords have empty evenings
measure: the number of teams that come back the following week
moat: teams that know the host, the table and last week's mistake
risk: three clever teams win each week and the others stay away | change the rounds, give a prize to the middle place and let luck have one round
rule: Settle stakes, music and questions | Ask the authority when a prize makes a game of chance, ask the collecting society about music clips, and write your own questions. | both answers and a stock of own questions are there
trial: Run three evenings at one bar | Host three evenings in a row, and count teams, rounds sold, disputes, phones under tables and who came again. | teams and takings of three evenings stand beside ordinary ones
ask: Who pays, the guests or the landlord? | | price-talks | with six landlords and the takings of three evenings
ask: What about phones under the table? | Rounds of sounds, smells and pictures nobody can search | trade-trial | with three evenings of such rounds
roles: a host with a voice and quick eyes | somebody who writes fair questions | somebody who talks to landlords
search: pub quiz near me
name: Table Nine Wins = nobody knows how
name: Tie Break = how the best evenings end
name: Pens Down = what the host calls
name: Half a Point = what one quarrels over
name: Round Five = the one with the songs
name: Wild Guess = sometimes right
name: Beer & Capitals = Ulaanbaatar, and a pint
name: +Knowsome = nobody knows all
name: Sapere = Italian for to know
name: Almost Oslo = the answer of table three
name: *Quizzard = a wizard with a pencil
line: It was Canberra, you said Sydney
line: Pens down, glasses up
line: Your aunt knows the river round
line: Half a point is half a point
line: Table three protests again
`;
