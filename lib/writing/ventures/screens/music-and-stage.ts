/** Choirs, bands, theatre and evenings out: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MUSIC_AND_STAGE_SCREENS = `
choir-rehearsal-app
thing: passage, passages = Bars nine to twelve, altos; The high entry, sopranos; Text of verse two
must: One's own voice, louder than the others; Two bars a week, set by the conductor; As slow as it has to be; Where the section stands, never a single singer
later: A recording of the concert, cut by piece; Markings in the notes for everybody
screen: Altos, bars nine to twelve | picture The line of notes, altos in colour | chart Where the four voices meet | ask As slow as = Half | list This week = Breath after the comma; Not too soon on the third; By heart until Tuesday | buttons Only us / All voices | nothing is set this week, and the piece from the last concert may be sung in the shower | no network on the train: the two bars are on the phone since Tuesday
screen: Conductor's desk, before Tuesday | table Sections = Voice, Sang it, Sticks at; Altos, most, bar twelve; Tenors, three of six, entry; Basses, few, words | ask Set for next week = The entry, tenors alone | switch Notes are paid for | button Send two bars | nobody has sung yet, and half a minute is suggested | a part is written wrong: mended once, and it is new on every phone

costume-rental
thing: costume, costumes = Cats, nine, with tails; King, large, cloak apart; Chimney sweeps, children's sizes
must: Which shows the set is meant for, and how many heads; Measures of the cast, sent as a list; A date around the dress rehearsal; Each hat, belt and tail on a count
later: Two swaps after the first fitting; What another school did with it
screen: Nine cats, two sizes missing | picture All nine on one rail | table Cast = Who, Tall as, Gets; Ida, door handle, cat four; Ben, my shoulder, cat seven; Lin, tall, being sewn | ask First night = Saturday before the holidays | button Put the set by | those weeks are taken, and the second set or another show is named | tail torn on the first night: safety pin, note on the bag, and it is mended here
screen: Tag on the bag | headline Cat four | list In this bag = Suit; Tail, with hook; Ears; Gloves, two | words Air it, do not wash it | code Who wears it, and how it is tied | bag with a gap is not lent | ears missing on return: asked for by name, before the next show

rehearsal-rooms
thing: room, rooms = Room two, drums stand there; Small one, by the window; Cellar, as loud as you like
must: What stands in the room, and what one carries in; How loud, and until when; How one gets in at eleven at night; A case that may stay there
later: An evening recorded, from one microphone; A singer wanted, on the board
screen: Room two, Tuesday at eight | picture Drums, two amps, one carpet | list Stands there = Drums, bring cymbals; Bass amp, hums in the left; Four microphones | ask We are = Five, and a trombone | code Door, from eight until midnight | button Keep Tuesday for us | all Tuesdays are gone, and Sunday noon is as loud | amp dead: room three has one, and the hour runs on after
screen: Desk, rooms and leads | table Tonight = Room, Band, Left behind; Two, five and a trombone, cable; Cellar, nobody, -; Small, voice lesson, capo | switch Fire door clear | chart Hours taken, noon until midnight | words Neighbour rang at ten, window was open | button Lock up | rooms are empty at noon, and drum pupils are asked | water on the floor: power off first, bands are rung, the carpet goes out

line-learning-app
thing: scene, scenes = Second act, the letter; Trio, fast; Monologue by the window
must: Everybody else's lines, heard; One's own cue, and a silence of the right length; Three words of help and then the next three; A date by which the book is down
later: Cuts made by the director, in every script; A role learnt in for somebody who is ill
screen: The letter, by heart | talk Second act = Nina: Have you read it?; You: Not to the end; Nina: Then do not | ask You, aloud = Not to the end | list You stick at = After "do not"; The third sentence; A pause one must hold | chart Without the book, scene by scene | buttons First letters / Go on | your scene is not set, and you may listen to everybody | network gone on the tram: voices lie on the phone
screen: Director's desk, who is off book | table Scenes = Scene, Holds, Sticks; Letter, Nina and Kostya, the third sentence; Trio, two of three, cue; Window, yes, nothing | ask Cut in act two = From "rain" to "door" | switch Text released by the publisher | button Into all scripts | nobody has opened it, and the first reading is fixed | a wrong cut: the old one is back in a moment, for all

piano-tuning
thing: instrument, instruments = Upright, in the living room; Grand piano in the hall; Old one, a third too low
must: What is played on it, and where it stands; Date, with somebody at home and it quiet; Found and left, note by note; The next date, before the heating begins
later: A dehumidifier and a place away from the stove; A worn hammer, next time
screen: Living room, Thursday at ten | list It needs = Quiet, no vacuum; Photographs off the lid; A lamp | picture Keys, one stays down | ask What do you hear = The F rattles | chart How far it had slipped, note by note | buttons Thursday at ten / In the afternoon | not tuned for years: it may take two visits, and why is told | a string snaps: that happens, that one can be replaced, one note rests until Thursday
screen: Tuner's card, one piano | table Found = Where, How, Left; Middle, low, right; Top, sour, right; F, rattles, felt new | ask Serial and age = Behind the lid, left | list In this district today = Keller, upright; School, grand, cold hall; Lin, by the stove | switch Damp measured | button Next date in autumn | the next street is free from two, and owners there hear | pinblock cracked: said before an hour is spent on it

instrument-repair
thing: instrument, instruments = Clarinet, bottom notes will not speak; Violin, open seam; Trumpet, second valve sticks
must: What it does wrong, played over the telephone; A day that holds, before the concert; One to borrow meanwhile; Told before something dearer is opened
later: A look in summer, while all stand unused; How it is cleaned at home
screen: Clarinet, low notes gone | picture The keys, lit from inside | list Found = Pad torn, under the small finger; Cork crumbles; Wood is sound | ask Concert on = Sunday, five o'clock | talk Workshop = Mei: Does it squeak only when cold?; You: Always after the break | buttons Pad and cork / Only the pad | nothing on the bench, and a check before autumn is offered | crack in the wood: it waits, you are rung, a borrowed one goes out
screen: Bench, by concert | table Hooks = What, For, Ready; Clarinet, Sunday, Friday; Violin, exam, tomorrow; Trumpet, holidays, when it comes | switch Played in by somebody who can | words School brings nine recorders on Monday | chart Days named and days kept | button Played, wrapped | nothing hangs here, and summer checks are asked for | part late: rung today, and not on the day before the concert

band-booking
thing: band, bands = Four with a double bass; Duo, soft enough to talk; Brass, walks through the room
must: Heard as they sound in a room, not in a studio; How loud, how large, how long; What they need, sockets and soup; Who comes when the singer is ill
later: The first dance, played by them; The same four for the anniversary
screen: Four for the barn | picture Barn, four of them in front of hay | list They play = At dinner, softly; First dance; Until two, then one goes on with the accordion | ask Not to be played = That one | steps The evening = Load in at four; Sound by six; Dinner; Dance | buttons Ask for Saturday / Hear another | that Saturday is gone, and two duos who are free are heard | singer hoarse on the day: the second voice is named in the contract, and comes
screen: Band's phone, one date | map From the rehearsal room to the barn, one hour | list On the paper = Four people, no nuts; Two sockets, one far; Neighbours, bass down at midnight | table Asks = Who, When, Answer; Barn, Saturday, yes; Firm, Thursday, two of us; Aunt, Sunday, ring her | button We play | no request this month, and a window for the summer is open | host cancels: what the paper says, and the date is free again

vinyl-records
thing: record, records = First pressing, sleeve tired; The one with the long side B; Box of singles, from a bar
must: Sleeve and grooves, looked at apart; Which pressing, read from the run-out; A minute of its crackle, heard; A parcel in which nothing bends
later: A hole in one's shelf, watched; A collection, looked at in the hallway
screen: The long side B | picture Run-out groove, letters scratched in | list Seen under the lamp = Grooves, two hairs; Sleeve, ring on the back; Insert, missing | chart Crackle, side A and side B | ask It plays on = A record player from the attic | buttons I take it / Let me hear side B | not here, and you are told before it reaches the shelf | jumps at home: cleaned once, and otherwise it comes back
screen: Sorting table, a bought collection | table Crate = Record, Grooves, Goes; First pressing, two hairs, shelf; Choir, new, commission; Radio hits, worn, box by the door | steps Each one = Wash; Lamp; Listen to one minute; Sleeve | ask Whose it was = A man who never bent a corner | button Prices on | no crate, and three heirs have rung | pressing in doubt: it is called by what can be seen, and no more

custom-songs
thing: song, songs = For Ana, who swims at six; The farewell of a teacher; About the dog, slow
must: Three moments and a quarrel; The sentence nobody else would say; One line to hear before all is recorded; One change, and what it may be
later: Chords, so that they can play it; The same song, on paper and framed
screen: For Ana, who swims at six | list You told us = Cold lake, every morning; Quarrel about the tent; "Come on in, it is warm", a lie | talk From Jonas = Jonas: Who taught her to swim?; You: Nobody | picture First verse, by hand | ask Change this line = Not the tent, please | buttons Sing it so / One more change | nothing told yet, and three questions find the moment | true but it hurts: that line goes, and nothing else changes
screen: Songwriter's desk, three on it | table Songs = For, Has, Lacks; Ana, tent and lake, what she hums; Teacher, nine letters, one joke; Dog, three photographs, an ending | ask Verse two = She goes in first, backwards | chart Rhythm, at walking pace | switch Nobody is mocked in it | button Send one line to hear | no commission, and the unused lines go in the drawer | thin stuff: two more questions, before a chord is played

community-cinema
thing: film, films = Sunday matinee, for six and up; The one everybody talks about; Old one, with soup
must: Which film, from what age and in which language; Seats, coats and the warm corner; A vote on what comes next; Somebody who talks about it afterwards
later: Short films by the school; The hall for one's own birthday
screen: Thursday, eight o'clock | picture The hall, a beam of dust | list Before the film = Soup, lentils; A short one, made in the village; Coats may stay on | ask Seats = Two, near the stove | words Whoever made it answers by telephone | buttons Keep two / Vote for the next | no film this week, and three to choose from are asked | bulb goes: ten minutes' soup, the spare one, and otherwise the film is told
screen: Projection room, tonight | steps Until eight = Key for the film arrived; Sound in the back row; Doors, dog outside; Lights | table Hall = Row, Taken, Mind; One, four, wheelchair; Five, all, village council; Last, two, leave early | chart Seats, evening by evening | switch Heater lit at five | button Curtain | nobody yet, and members are asked to bring somebody | the film did not come: an older one from the cupboard, said at the door

quiz-nights
thing: round, rounds = Sounds of the village; Faces as babies; True, or somebody's uncle
must: Rounds that not always the same three win; An answer every table can read; Who counts, and what happens in a dispute; A round in which luck decides
later: A firm's evening, with its own face round; The questions again, by post
screen: Table four, round three | headline Which bell is that? | ask We say = School, Monday | list The evening so far = Round one, shared; Round two, near nothing; Luck round comes | picture Dice, for the last one | buttons Hand it in / Skip | not begun, and a table of two finds two more | paper lost or a tie: both get the point, and a boiled egg
screen: Host's card, tonight | table Rounds = Round, Tables right, Mind; Sounds, six of nine, loud; Babies, all, easy; Uncles, two, read slowly | steps Between the rounds = Collect; Say it, slowly; Middle place gets the sausage | chart Tables, week by week | words Three teams won four times: luck round in | button Next round | four tables, and shorter rounds are enough | a question is wrong: point to everybody, and it leaves the box
`;
