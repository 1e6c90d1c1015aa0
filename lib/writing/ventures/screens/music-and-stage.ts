/** Choirs, bands, theatre and evenings out: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MUSIC_AND_STAGE_SCREENS = `
choir-rehearsal-app
thing: passage, passages = Bars nine to twelve, altos; The high entry, sopranos; Text of verse two
must: One's own voice, louder than the others; Two bars a week, set by the conductor; As slow as it has to be; Where the section stands, never a single singer
later: A recording of the concert, cut by piece; Markings in the notes for everybody
screen: Altos, bars nine to twelve | picture The line of notes, altos in colour | chart Where the four voices meet | ask As slow as = Half | list This week = Breath after the comma; Not too soon on the third; By heart until Tuesday | buttons Only us / All voices | nothing is set this week, and the piece from the last concert may be sung in the shower | no network on the train: the two bars are on the phone since Tuesday
screen: Conductor's desk, before Tuesday | table Sections = Voice, Sang it, Sticks at; Altos, most, bar twelve; Tenors, three of six, entry; Basses, few, words | ask Set for next week = The entry, tenors alone | switch Notes are paid for | button Send two bars | nobody has sung yet, and half a minute is suggested | a part is written wrong: mended once, and it is new on every phone

costume-rental
thing: costume, costumes = King, with cloak; Cats, complete set; Chimney sweep, children's sizes
must: Search by show, era and size; Photos and measurements of every piece; A calendar with fitting and return dates; A checklist of pieces for packing and return
later: Alterations before the show; Matching props
screen: Find costumes | ask Show = School musical | ask Needed = From Monday to Sunday | list Available = Cats, complete set; King, with cloak; Villagers, six pieces | picture Cats, complete set | button Reserve the set | nothing free in that week: similar sets are shown | one size is missing: an alteration is offered
screen: Cast and sizes | table Cast = Actor, Role, Size; Ida, cat, small; Ben, king, large; Mei, villager, open | list Open = Measurements for Mei | ask Pick-up day = Thursday | buttons Confirm sizes / Ask for advice | no sizes entered yet: send the form to the cast | the king does not fit: a larger cloak is available
screen: Returns desk | table Today = Set, Pieces back, Status; Cats, nine of nine, complete; King, two of three, crown missing; Villagers, six of six, to clean | picture Tear in a sleeve | ask Note = Repair before Friday | button Close return | no returns today | a piece is missing: the renter gets a message

rehearsal-rooms
thing: room, rooms = Room two, drums and amps; Small room, for lessons; Large room, stage
must: Online booking with free times; A door code for each booking; List of equipment in every room; Fault report with photo
later: Recording of a rehearsal; Lockers for instruments
screen: Book a room | ask When = Tuesday, eight to ten | list Free = Room two, drums and amps; Large room, stage | picture Room two | list In the room = Drum kit; Two amps; Four microphones | button Book room two | no room free then: Wednesday at eight is open | payment failed: the room is kept for five minutes
screen: My booking, Tuesday | code Door code | list Good to know = Bring cymbals and cables; Parking behind the house; Open until midnight | switch Repeat every week | buttons Change time / Report a fault | no booking yet | the amp is broken: room three is free for you
screen: Today at the studio | table Rooms = Room, Band, Until; Two, Ana and band, ten; Small, voice lesson, six; Large, free, - | chart Booked hours by day | list To fix = Cable in room two; Stool in the small room | button Lock all rooms | no bookings today | noise complaint: the band in the large room gets a message

line-learning-app
thing: scene, scenes = Second act, the letter; Trio, fast; Monologue by the window
must: Everybody else's lines, heard; One's own cue, and a silence of the right length; Three words of help and then the next three; A date by which the book is down
later: Cuts made by the director, in every script; A role learnt in for somebody who is ill
screen: The letter, by heart | talk Second act = Nina: Have you read it?; You: Not to the end; Nina: Then do not | ask You, aloud = Not to the end | list You stick at = After "do not"; The third sentence; A pause one must hold | chart Without the book, scene by scene | buttons First letters / Go on | your scene is not set, and you may listen to everybody | network gone on the tram: voices lie on the phone
screen: Director's desk, who is off book | table Scenes = Scene, Holds, Sticks; Letter, Nina and Kostya, the third sentence; Trio, two of three, cue; Window, yes, nothing | ask Cut in act two = From "rain" to "door" | switch Text released by the publisher | button Into all scripts | nobody has opened it, and the first reading is fixed | a wrong cut: the old one is back in a moment, for all

piano-tuning
thing: tuning, tunings = Upright, living room; Grand piano, school hall; Old piano, first visit
must: Online booking with a time window; A short report after each tuning; History of every instrument; Reminder for the next tuning
later: Advice on humidity; Repairs and regulation
screen: Book a tuning | ask Piano = Upright, living room | ask Last tuned = Two years ago | ask What do you notice = One key sticks | list Free = Thursday at ten; Friday at two | button Book Thursday | no date this week in your area: the next one is Monday | not tuned for many years: two visits may be needed
screen: Report, upright | headline Tuned and checked | list Done = All keys tuned; Sticking key repaired | list To watch = Dry air; Worn felt | chart Pitch before and after | buttons Book next tuning / Ask a question | the report follows after the visit | a string broke: it is replaced on Thursday
screen: Tuner's day | table Visits = Time, Piano, Note; Nine, Upright, key sticks; Two, Grand, concert on Friday; Five, Old piano, first visit | map Route | ask Note for the file = New felt next time | button Visit done | no visits today | customer not at home: call, then offer a new date

instrument-repair
thing: instrument, instruments = Clarinet, low notes weak; Violin, open seam; Trumpet, valve sticks
must: A quote before the repair starts; A promised date and status updates; A loan instrument when needed; Repair history for every instrument
later: Yearly check-up; Care tips for players
screen: Report a fault | ask Instrument = Clarinet | ask What is wrong = Low notes do not sound | picture Photo of the keys | ask Needed by = Concert on Sunday | switch I need a loan instrument | button Ask for a quote | describe the fault to get a first estimate | the date is too close: a loan instrument is offered
screen: My repair, clarinet | steps Status = Checked; Quote approved; In repair; Ready | list Found = Torn pad; Worn cork | talk Workshop = Mei: Shall I replace both?; You: Yes, please | buttons Approve quote / Call the workshop | no instrument in repair | a part is late: ready on Friday, the loan is extended
screen: Workshop board | table This week = Instrument, Work, Ready; Clarinet, pads, Friday; Violin, seam, tomorrow; Trumpet, valve, Thursday | chart Repairs on time | list Parts to order = Pads; Cork | button Mark as ready | nothing on the bench | a crack was found: call the owner before going on

band-booking
thing: act, acts = Jazz duo; Party band, five people; Magician for children
must: Videos from live shows; Fixed prices with everything included; A contract with a rule for illness; Song wishes and schedule in one place
later: Sound and lights to hire; A second date at a lower price
screen: Find an act | ask Event = Wedding, Saturday | ask Guests = A medium hall | list Free that day = Jazz duo; Party band, five people; String quartet | picture Live video of the party band | buttons Ask for this act / Compare | nobody free that day: two more acts were asked | an act declined: three similar ones are shown
screen: Our event, Saturday | steps Schedule = Load in at four; Sound check at six; First dance at nine; Last song at two | list Song wishes = First dance; Dinner music | talk Party band = Omar: How many sockets are there?; You: Two beside the stage | buttons Sign contract / Message the band | no act booked yet | the singer is ill: the stand-in is confirmed
screen: Artist's requests | table Requests = Event, Date, Status; Wedding, Saturday, offer sent; Company dinner, Thursday, new; Birthday, Sunday, booked | switch Available in June | ask Fee includes = Sound and travel | buttons Send offer / Decline | no new requests | the host cancelled: the fee rule is shown

vinyl-records
thing: record, records = Soul album, very good; Jazz reissue, new; Box of singles
must: Condition of record and sleeve, with photos; A sound sample before buying; Strong packaging and tracked delivery; A wish list with alerts
later: A record of the month; An offer for whole collections
screen: Soul album | picture Sleeve, front and back | list Condition = Record, very good; Sleeve, small crease; Played and checked | chart Sound sample, side A | ask From the shop = Quiet between the songs | buttons Add to basket / Add to wish list | sold: we tell you when another copy arrives | the sample does not play: try again or ask us
screen: Record of the month | headline Chosen for you | words You liked soul and jazz with piano | list This month = Jazz reissue, new; Note from the shop | ask Not for me = I own it already | buttons Keep it / Swap it | your first record is chosen on Friday | you own this one: two others are offered
screen: Buying a collection | table Crate = Record, Condition, Decision; Soul album, very good, buy; Jazz album, good, buy; Radio hits, worn, commission | picture Crate from above | ask Seller = Ana | button Send offer | no collections offered this week | pressing not identified: check the number in the run-out groove

custom-songs
thing: song, songs = Birthday song for Ana; Wedding song, slow; Farewell for a teacher
must: Questions that bring out the story; Lyrics to approve before recording; One round of changes included; Delivery as a file and a link by a fixed date
later: Printed lyrics as a gift; Chords to play along
screen: Tell us the story | ask For whom = Ana, my sister | ask Occasion = Birthday on Sunday | ask A moment to mention = Our trip to the lake | list Style = Slow pop; Folk; Funny | button Send to the songwriter | answer three questions to get started | too short for the date: express delivery is offered
screen: Your lyrics | headline Song for Ana | words First verse and chorus | ask Change a line = Use her nickname | talk Songwriter = Jonas: Is the lake part right?; You: Yes, just like that | buttons Approve lyrics / Ask for a change | the lyrics arrive on Wednesday | change round used: one more can be added
screen: Songwriter's orders | table Orders = Song, Step, Due; Ana's birthday, recording, Friday; Wedding, lyrics, Tuesday; Farewell, interview, Thursday | chart Hours by song | switch Rights form signed | button Deliver song | no open orders | recording failed: the customer gets a new date

community-cinema
thing: film, films = Family film, Saturday afternoon; New drama, Friday evening; Documentary with discussion, Sunday
must: The programme with age rating and language; Tickets and seats booked on the phone; A members' vote for the next film; Helpers signed up for each evening
later: Private hire of the hall and screen; School screenings with a discussion
screen: Friday evening | headline New drama, doors open at 7 pm | picture The hall before the film | list Good to know = Subtitles in English; Food and drinks from 7 pm; Step-free entrance | ask Seats = Two, near the front | buttons Book seats / Vote for the next film | no film this week, and members can vote for the next one | the film is cancelled: tickets are refunded or moved
screen: Organiser's desk, Friday | table Tonight = Row, Taken, Note; Front, six, two children; Middle, all, one wheelchair; Back, four, - | chart Tickets by screening | steps Before the doors open = Film tested; Sound checked; Exits clear; Drinks ready | button Open the doors | no tickets sold yet, and a reminder to members is ready | the film file does not play: the spare copy is listed here

quiz-nights
thing: round, rounds = General knowledge, round one; Music clips, round two; Picture round, famous faces
must: New questions for every evening; Team sign-up and answers on the phone; Scores shown after each round; A league table across the weeks
later: Quiz evenings for companies; A themed night every month
screen: Our team, round two | headline Which song is this? | ask Our answer = Name of the song | list Our score = Round one, eight points; Round two, open; Third place so far | buttons Send answer / Skip | the quiz has not started, and your team is signed in | no connection: write the answer on paper and hand it in
screen: Host's desk, tonight | table Teams = Team, Round one, Total; Blue table, eight, eight; Window table, seven, seven; The Regulars, six, six | steps Rounds = General knowledge; Music; Pictures; Final round | chart Teams by week | button Start next round | four teams signed in, and two tables are free | a question is disputed: every team gets the point
`;
