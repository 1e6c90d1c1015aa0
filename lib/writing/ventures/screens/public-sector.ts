/** Towns, authorities, schools and associations: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const PUBLIC_SECTOR_SCREENS = `
playground-inspection
thing: defect, defects = Swing, chain worn thin; Splinter on the ladder; Sand, not deep enough
must: Closed now or mended by a date; Each swing and slide with its own history; The finger test, the head test, in pictures; Seen again by another pair of eyes
later: Shade at noon, tree by tree; What three summers do to one make
screen: Caretaker's phone, by the swing | picture Chain, third link, against the light | steps Looked at = Chain; Seat; Ground below, a hand deep | ask How worn = Half of the link is gone | buttons Tie it up now / Can wait until Friday | this playground was walked on Monday, and nothing was loose | the tag at the slide is torn off: it is found by its picture, and a new one is ordered
screen: Depot desk, before the weekend | table To be closed = What, Where, By; Swing, mill meadow, tied up; Splinter, school yard, today; Sand, park, Friday | map From the depot by all three and back | switch The sign hangs | button Mended, and seen by Mei | nothing is open, and the yearly walk is in May | its date has passed: the swing stays tied, and the head of the depot is told

smart-bins
thing: bin, bins = Bus stop, nearly full; Glass by the church, half; Park gate, lid open
must: Which one may be left out today; What the driver found, beside what was reported; Market day and feast, known beforehand; The silent one, looked at and not guessed
later: A bin that should stand somewhere else; How often the bags beside it were there first
screen: Driver's phone, the short round | map From the depot by nine of them to the tip | list Leave out = Church, half; School, holidays; Lake, nobody since the rain | ask Found = Mattress beside it | buttons Emptied / Was nearly empty | nothing over half on this side, so the other bank today | one says full and is empty: something hangs before its eye, and it is wiped
screen: Round planner, tomorrow | chart How full, street by street, until the weekend | table Changes = Bin, Says, So; Bus stop, full by noon, first; Park gate, silent, look; Market, feast on Friday, twice | switch Driver may leave one out | button Give him this round | no round is needed before Thursday | burnt in the night: off the map, a note to the workshop, and a plain bin stands there

citizen-reports
thing: report, reports = Hole by the school gate; Lamp out, third night; Sofa under the bridge
must: Said already by somebody, before it is said again; The department that really repairs; An answer with a day, or a no with a reason; Faces and number plates made unreadable
later: Two streets where it always comes back; A thank-you passed on to the crew
screen: Resident's phone, the hole by the gate | picture The hole, a shoe beside it | words Two others have seen it, Roads have it since Monday | steps Since then = Seen by Ana from Roads; Cold asphalt on Thursday | buttons Tell me when it is shut / Mine is another one | nothing is reported in your street, and the lamp burns again | not the town's road: whose it is, and it has been sent on
screen: Roads desk, what may not wait | table New = What, Where, Danger; Hole, school gate, bicycles fall; Sofa, bridge, no; Lamp, steps, dark at six | map From the depot by gate and steps | ask Answer = Thursday, with the warm lorry on the ninth for good | buttons To Ana / It is a no, because | all have an answer, and two wait for frost to go | sent to the wrong department twice: it comes to the desk of one person, who keeps it

permit-software
thing: application, applications = Dormer, section is missing; Feast on the square; Carport, by the neighbour
must: What is missing, said before it is handed in; Plans with scale and north, or not taken; Every department's word in one place; A person decides, and signs
later: The same street's answers, as an example; A condition that somebody checks afterwards
screen: Applicant's phone, what is missing | headline Dormer, two sheets short | list Missing = Section, through the new window; Neighbour's signature | picture A section as it should look | ask North is = Top left | buttons Add the section / Ask the office | complete: handed in at noon, and fire looks at it first | plan is not to scale: the door in it would be as tall as a house
screen: Office desk, where it lies | table Feast on the square = Department, Says, Since; Fire, yes with a lane, Monday; Roads, nothing, nine days; Noise, until ten, today | words The check says complete, it does not say yes | ask Condition = Lane of three metres by the well | button Remind Roads | no file waits on you, and Roads have two | a drawing was changed after fire had said yes: it goes back to fire, with the change in colour

citizen-participation
thing: proposal, proposals = Benches by the bus stop; Wall for climbing, too near the road; One tree each street
must: What the council has promised to do with it; Market stall and phone counted alike; Once for each who lives here; An answer to each, with a name under it
later: Those who never came, asked at their door; What became of last spring's winner
screen: Resident's phone, by the bus stop | headline Three benches with a back | map From the stop along the wall to the chemist | talk Under it = Mei: My mother cannot stand so long; Council: Room for two, the third would block the ramp | words The council will build the first three | buttons For it / Against it, because | nothing proposed in your street, and the square closes on Friday | you have voted at the stall already: that one counts, and may be changed until Friday
screen: Town's desk, who takes part | chart By street, and those who never came to an evening | table To be answered = Proposal, Who, Word; Benches, Roads, yes; Climbing wall, Schools, not there; Trees, Parks, nothing yet | ask Because = The wall would stand in the school bus's way | button Publish the answer | all are answered, and the council sits on Tuesday | many votes from one place within a minute: counted apart until somebody has looked

cemetery-software
thing: grave, graves = Row nine, by the lime; Keller, lease ends in spring; Urns, third stone
must: The card, the stone and the plan side by side; Doubtful marked, and not made up; A letter one can bear to read; Who may decide about it, and who is dead as well
later: Those whom the town keeps; A path for people who look for a name
screen: Visitor's phone, looking for a name | ask Whom do you look for = Keller, Johann, died in winter | map From the east gate past the well to row nine | picture The stone, as it stood in May | list Lie beside him = Marie; A child, without a name | buttons I have found him / The stone is another | no such name on a stone: the office looks in the old book | two of this name: rows nine and four, and what is written on each
screen: Sexton's desk, leases this spring | table End = Grave, Holder, Answer; Row nine, daughter, keeps it; Urns, nobody found, notice; Keller, moved, letter came back | picture Card from the box, beside the stone | ask Doubtful = Card says row eight | button Write to the daughter | none ends before autumn, and three letters were answered | stone leans: tied, with a note on it, and the holder is written to

fire-brigade-software
thing: check, checks = Mask four, seal; Ladder, long one; Pump, ran for nine minutes
must: Who would come, this minute, and who may drive; Set after a mission, what lies wet; The date on mask, rope and man; Works when the network of the village does not
later: Young ones with their first badge; Hose drying, and which hook is free
screen: Firefighter's phone, am I here | headline Six would come, two with masks | switch I am in the village | list Missing now = One who may drive the large one; Second mask from noon | ask Away until = Six, in the forest | buttons I stay until Jonas is back / I drive in | nobody has to drill this week | no network: the pager goes as ever, and this screen says how old it is
screen: Warden's phone, after the mission | table Came back = Thing, State, Until; Mask four, sooty, wash today; Hose, two wet, tower; Pump, fine, filled | picture Mask four, scratch in the glass | ask Who wore it = Ana Ruiz | button Back on the engine | everything hangs in its place, and ropes are due in May | mask four is past its date: it does not go back on, and the engine shows one short

hall-booking
thing: hour, hours = Small gym, Thursday at six; Village hall, wedding; Mat room, nobody since May
must: Old rights, written down for all to see; What stands there: mats, piano, two steps; Who opens, and who puts chairs away; Free again when nobody came
later: Half a hall for a small group; Chairs in rows, or round tables
screen: Club's phone, Thursday | headline Small gym is free at seven, not at six | list At six = Judo, as for nine years; Ends at seven, mats away | picture Small gym, mats rolled up | ask You are = Eleven children, no balls | buttons Take seven / Ask judo to swap | holidays: the hall is shut, and the mat room is not | floor is wet: today in the school, and the door there opens with the same code
screen: Caretaker's phone, after the party | steps Walked = Chairs in the store; Taps shut; Fire door free; Lamps out | picture Scratch by the stage | list Next in = Choir at two; Judo at six | switch Floor is dry for judo | button All in order | nobody was in there yesterday | somebody is still inside at midnight: who has the key, and their number

plain-language
thing: sentence, sentences = You have to pay back; Come with this letter; If you do not agree
must: What the reader has to do, on top; Lawyer's doubt and reader's doubt, side by side; Read by people who really need it; One version binds, and it says which
later: The words this town never uses again; The picture that explains more than the line
screen: Two at one sentence | headline Before: the benefit granted is subject to reclaim | words After: You got too much. You have to pay it back. | talk In the margin = Lawyer: Only if she could have known; Reader: Known what?; Writer: You have to pay it back if you knew it was too much | buttons We can both live with it / Once more | every sentence on this page is agreed | it says less than the old one: the gap is in yellow, and the letter is held
screen: Test reader's phone, aloud | words You have to pay it back if you knew it was too much | ask What will you do now = Look at the letter from May | list Stumbled at = The word objection; Which day | buttons I know what to do / I do not | no page today, and Tuesday's was understood by all three | three of three stumbled at the same word: it goes back, and nobody asks them to try harder

school-bus-tracking
thing: stop, stops = By the well, four children; Mill lane, two; Last one, after the bridge
must: Got on, got off, and who was there; How old the position is, in plain words; Someone who collects, known by face; One message from the driver, pressed while standing
later: A child who rides along on Tuesdays; The stop without a pavement
screen: Parent's phone, where is the bus | headline By the well in about nine minutes | map From the school past the well to mill lane | words Seen a minute ago, at the bridge | list Mia = Got on at two; Gets off at mill lane; Grandfather is there | buttons I am at the stop / Somebody else collects her | no bus today, the school is shut | last seen eleven minutes ago under the hill: it is drawn grey, and not moved by guess
screen: Driver's phone, at mill lane | picture Mia's grandfather, as he was named | list Off here = Mia; Tom, goes alone | switch Last seat looked at | button Both are off | nobody gets off here today, and you may drive through | nobody is at the stop: she stays on the bus, and the school rings home

referee-assignment
thing: match, matches = Girls, Saturday at ten; Derby, two needed; Under nines, first whistle
must: Who may not whistle for which club; Two days before, everybody named; A swap that needs no telephone; Someone at the line at a first match
later: Two matches in one place, one journey; How a Saturday was, asked on Sunday
screen: Referee's phone, Saturday | headline Girls at ten, small pitch by the river | map From home by train to the small pitch | list With you = Mei Lin, on the line; Home club in red; Changing room by the kitchen | ask How I come = With Jonas | buttons I whistle / I need a swap | nothing for you on Saturday, and on Sunday the boys at two look for somebody | called off for water on the pitch: stay at home, and your way counts if you have left
screen: Association desk, still open | table Saturday = Match, Who, Sure; Derby, Keller and nobody, half; Girls, Ruiz, yes; Under nines, Lin, first time | words Keller was shouted at there in May | switch Somebody goes along with Lin | button Ask the four nearest | all matches have a whistle until Sunday | plays there himself: the name cannot be set, and it says why

marking-for-teachers
thing: answer, answers = Question four, half right; Essay, good end; Last page, cannot be read
must: The pupil's own line beside each reason; Could not read it, said and not guessed; A teacher's yes under every mark; Names kept off the page while it is read
later: What half the class got wrong the same way; The pupil's second try
screen: Teacher's desk, question four | picture Her third line, in her own hand | words Suggested: two of three, because the step is right and the sign is not | list In this class as well = Sign, nine others; Step missing, two | ask Say to her = Look at the sign once more | buttons Two / Another mark | all are marked, and one page is left to your eyes | cannot be read from the fold on: nothing is suggested, and the sheet lies on top
screen: Pupil's phone, got it back | picture Third line, the sign ringed | talk Written beside it = Teacher: The step is right, look at the sign; You: Because it goes to the other side | ask Once more = Your third line | buttons I see it / I do not agree | not back yet, she is reading | you do not agree: she reads it again herself, without the suggestion

internship-matching
thing: placement, placements = Joinery, one chair from start to end; Bakery, three nights; Office, the stock list
must: A task of its own, and a person in charge; The form that makes it count; Asked both in the second week; Who insures, before the first morning
later: Whoever was here last year, to ask; A day to try before the weeks
screen: Student's phone, what would I do | headline Joinery, one chair from start to end | picture Last year's chair, not quite straight | list There = Ana Ruiz shows you; Six in the morning, boots; Counts for your school | ask Why you = I mend bicycles | buttons I come to look / Too far for me | nothing for your weeks yet, and the bakery is thinking | they took another: what they wrote, and the joiner two streets on
screen: Second week, asked of both | talk How is it = Student: I sweep a lot; Ana: He saws on Thursday, I have no time before | table Chair = Part, Was to be, Is; Legs, first week, sawn; Seat, second, not begun; Joints, third, open | ask Until Friday = He saws the seat, Jonas stands by | button Both agree | not begun: form and insurance lie there, boots are missing | no task since Tuesday: the school's person rings, before he stays away
`;
