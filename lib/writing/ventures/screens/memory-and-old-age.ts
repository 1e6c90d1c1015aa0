/** Old age, and what a family keeps: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MEMORY_AND_OLD_AGE_SCREENS = `
tech-help-for-older
thing: question, questions = How do I see the grandchildren move?; The letters are too small; Is this message genuine?
must: One's own device and one's own finger; Steps written by hand, to keep; The same helper when it has slipped away; A way to spot a false message
later: An afternoon for the whole stairwell; Old photographs fetched from the old phone
screen: My page, in large letters | headline Calling Ida with a picture | steps With my own finger = Green square; Ida's face; Wait until it rings | picture Her screen, one arrow on it | buttons It worked / Mei, once more | nothing asked yet, and the first question may be how to make it louder | somebody asks for a code or money: hang up, and ring Mei first
screen: Helper's card, Mrs Keller's table | list Wants = To see Ida ride; Fewer beeps | talk At the table = Mrs Keller: You do it; Mei: I sit on my hands | ask Alone a week later = Rang Ida on Sunday | switch I have seen no password | button Leave the sheet by the phone | no visit today, and last week's are rung to hear whether it works | something has been bought by mistake: the bank is rung together, at once

homeshare
thing: room, rooms = Upstairs, view of the pear tree; Small one, bathroom shared; Ground floor, own door
must: Who they are, met twice before the move; Kitchen, guests and hours in writing; What help is meant, and what is not; Four weeks on trial
later: A week in which the other one is away; A farewell before the studies end
screen: Mrs Keller's upstairs room | picture Desk, bed, pear tree | list She would like = Supper together twice; Somebody in the house at night; The bins | list She does not want = Shoes indoors; Care of her body | ask From me = I cook loudly and early | button Come for tea | no room near you yet, and tea with one a tram away is possible | after tea one of them has doubts: that is a no, and no reasons are asked
screen: Our desk, pairs under one roof | table Pairs = Pair, Week, Hear; Keller and Amina, second, visit Thursday; Ruiz and Ben, ninth, the kitchen; Lin, alone, tea on Sunday | talk About the kitchen = Mr Ruiz: He fries at eleven; Ben: I come home at eleven | ask New line in the paper = Frying until nine | button Visit Thursday | no pair in its first month, and tea dates are arranged | it does not go on: two weeks and another bed, and both are spoken with alone

home-adaptation
thing: change, changes = Rail by the bath, left hand; Step at the front door; Shower without an edge
must: A walk through the home with whoever lives there; What holds in this wall, tested; What is needed today, and what may wait for the insurer; Hand, height and side measured on the person
later: A lamp that finds the way at night; Taken out again without a trace
screen: From bed to bath at night | steps Her way = Edge of the bed; Door, two steps; Threshold; Bath | picture Bathroom, rail drawn in | list Today still = Rail, left hand; Mat out | list With the letter = Shower without an edge | ask She holds on to = The towel hook | button Fit the rail | nobody has walked through yet, and three photographs of the bath begin it | a fall before the date: the first rail comes forward, and the doctor has a look
screen: Fitter's phone, in the bathroom | table Walls = Where, Wall, Fixing; Bath, brick behind tile, long plug; Toilet, hollow, plate; Door, wood, screw | picture Her hand, where it wants to hold | switch Hung on it with full weight | ask Letter to the insurer = Shower, why and for whom | button She tried it | no visit, and answers of the insurers are chased | a wall that does not carry: no rail there, and a pole from floor to ceiling is shown

incontinence-products
thing: pack, packs = Day, light; Night, strong; Bed pad, washable
must: Three sizes to try before a whole parcel; How much, in cups and hours; Plain parcel, time agreed; Somebody who has heard everything
later: A small bag for the theatre; A different strength for the winter cold
screen: Which one held? | list In the sample = Small, day; Medium, day; Medium, night | ask At night = Changed once, at four | picture How it sits at the leg, drawn | chart Dry hours, day and night | buttons Send the medium / It leaked | not tried yet, and three lie in a plain envelope | sore, blood or fever: no size helps that, a doctor does
screen: Our desk, letters and sizes | table Samples = Who, Tried, Then; R, medium, all dry; K, small, too tight; L, nothing written, ring her | talk Quietly = Customer: It is for my husband; Desk: Does he wear it himself? | switch Parcel without a word on it | button Send the right size | nobody wrote, and those whose sample is a week old get a letter | wrong size sent: the right one today, the other stays there

adaptive-clothing
thing: piece, pieces = Shirt, magnets under the buttons; Trousers, cut for sitting; Coat, over the back of the chair
must: Put on with one hand, shown in full; What a pacemaker and magnets mean; Measured sitting, not standing; Changed by a seamstress, within reason
later: The good jacket, opened the same way; Their own old favourite, changed
screen: One hand, sitting | steps The shirt = Weak arm first; Round the back; Magnets from the bottom | picture Filmed by somebody who does it daily | ask What works = Right hand, thumb weak | list For me then = Shirt, wide cuff; Trousers, high at the back | switch No pacemaker | button Try the shirt at home | no measure yet, and a string around the hips while sitting is enough | stuck halfway: the way out of it is filmed as well
screen: Seamstress's table, three to change | table Pieces = For, Change, Tried; Lin, cuff wider, alone; Keller, seam off the seat, yes; Ruiz, no magnets, press studs | picture Seam inside out, nothing to press on skin | ask Minutes to dress = Before nine, now four | button Back to Lin | nothing to change, and the next piece is cut for sitting | red on the skin: it comes back today, and that seam is moved for all

dementia-activities
thing: afternoon, afternoons = Buttons, by colour; Songs, first line only; Kitchen, things to smell
must: The stage, named by the family; Nothing that can be got wrong; Things for hands, and safe in the mouth; A line to begin a talk, and silence
later: A box for the next stage; One's own photographs among them
screen: This afternoon, with mother | picture Buttons in a tin, a blue one apart | steps Begin = Put the tin down; Say nothing; Take one yourself | list She may = Sort; Count; Put them in her pocket | ask She told of = A blue coat, and a dance | buttons That was good / Something else | nothing taken out yet, and the smell of coffee is a beginning | she grows restless: put it away, a hand, a song, and no explanation
screen: In the box, on the lid | headline There is no wrong way | list In here = Tin of buttons; Cloths, rough and soft; Nine first lines of songs | words Take out one thing, leave the rest shut | code The tunes | nothing that fits into a throat is packed | too hard or too easy: two words about it, and the next one fits

family-newspaper
thing: page, pages = Ida without front teeth; Ben's garden, seen from above; The cousins by the sea
must: One picture and a sentence from each; Large type, and who is who; A reminder to one person, once; Printed and in the letter box on a day one knows
later: A crossword of the family's names; The year, bound
screen: Grandmother's next issue | picture Ida, no teeth, laughing | ask One sentence under it = She whistles now | list Here so far = Ben, garden; Mei, cake; Cousins, not yet | chart Pages filled until Sunday | button Put it on page two | an empty issue, and the photograph you took last is enough | a picture that one of us does not want: it is out, before it is printed
screen: Label of the issue | headline For Grandmother Keller | list Inside = Ida's teeth; Ben's garden; Who is who, on the back | words To be read with coffee | code A voice to each picture | without one picture from every house, the gap shows a drawing | lost in the post: printed anew, and the next one comes as well

family-history
thing: ancestor, ancestors = Anna, born by the mill; Josef, went to sea; Somebody, the name burnt
must: What the family knows, written down first; Which registers still exist, said before the search; Copy of the page, and what it says; What was looked for and not found
later: A day in the village; The old handwriting, learnt
screen: Anna, by the mill | picture Page of the register, her line marked | list Known = Born by the mill; Married Josef; Then nothing | steps We looked = Baptisms; Marriages; Ships, burnt | ask At home they say = She could read | button Look one generation further | nothing but a name yet, and a letter from the attic can begin it | two Annas the same day: both are shown, and none is chosen to please
screen: Researcher's desk, three lines | table Lines = Line, Back to, Next; Anna, the mill, the neighbour parish; Josef, a ship, crew lists; Lin, grandfather, gate shut | chart Hours spent and pages found | switch The living have been asked | ask Tell the family = He had a brother | button Send what was not found | no line open, and an archive opens on Tuesday | something painful: said by voice, and they choose whether to read it

tape-digitising
thing: tape, tapes = Christmas, label in pencil; Super eight, smells sour; Cassette, a voice
must: Every piece counted and numbered at the door; What mould, damp and time can do, said first; Originals back, in the old order; A first minute, to see what is on it
later: Grandmother's voice by itself; The best hour for a birthday
screen: Your box, nine tapes | picture All nine, numbered | steps Number four = Looked at; Cleaned; Runs; Copied twice | list On it = A garden, nobody knows whose; Father, young, dances | ask Who is that = Aunt Mei, I think | buttons Keep all / Leave seven out | box not here yet, and how to wrap it is shown | four will not run: it is not forced, you see what is possible first
screen: Workbench, tape by tape | table Tapes = Number, State, Next; Four, mould at the edge, clean; Five, torn leader, splice; Seven, empty, tell them | switch Second copy is in the other room | picture Reel, against the light | words Six is the only one with her voice | button Let it run | bench is clear, and players are cleaned | a tape tears: stop, rung today, spliced by hand, never a word less

photo-books
thing: spread, spreads = The lake, four pictures; Ida's first tooth gap; Sunday, nobody looked
must: Chosen out of far too many; A finished first page, before anything is asked; Who is on it, spelt right; A part of the year laid out as it passes
later: A second copy for the other house; A missing summer from somebody else's phone
screen: The lake, page one | picture Four of them, one large | list Left out = Nine of the same wave; One with eyes shut; The thumb | ask A line underneath = It was cold | buttons Turn the page / Another large one | no pictures yet, and the last full moon of them makes a page | too dark for paper: it stands there small, or another is proposed
screen: Layout table, before print | table Spreads = Page, Shows, Mind; One, lake, horizon; Four, Ida, cut at the fold; Seven, Sunday, name of uncle | picture Fold, a face too near it | switch Names read by the family | chart Pages, spring until winter | button To the printer | nothing open, and those with a birthday ahead are reminded | a spread printed askew: bound again, and the first may be cut up

family-cookbook
thing: dish, dishes = Dumplings, by feel; Sunday soup; The cake nobody else can do
must: Her hands, filmed on the first day; A handful, weighed; Cooked by somebody else and tasted by her; What is told while it boils
later: An empty page for each of the young; Her handwriting on the cover
screen: Dumplings, by feel | picture Her hand, flour to the wrist | steps She says = Until it no longer sticks; Smaller; Not yet | list Weighed behind her back = A handful, two eggs' weight; A pinch, hers is large | talk While it boils = Ida: Who taught you?; She: Hunger | button I cook it on Sunday | no visit yet, and the dish all ask for comes first | tastes different: water, flour or patience, she says which
screen: Kitchen notebook, tasted again | table Dishes = Dish, Cooked by, She says; Dumplings, Ben, too big; Soup, Mei, hers; Cake, nobody yet, come here | ask Lacks = The lid, she leaves it ajar | picture Ben's plate beside hers | switch She wants that story in print | button Page is right | nobody has cooked it again, and two grandchildren are asked | she is ill: that visit comes first, with the camera and one dish only

speech-writing
thing: speech, speeches = For a daughter's wedding; Farewell to a foreman; For a friend, by the grave
must: Three stories nobody else could tell; How long, said aloud, with breath; Where not to laugh; One card that fits the hand
later: A toast for later that night; An evening of reading it aloud
screen: For Ida's wedding, aloud | list You told us = The tent, the rain; She corrected the priest; Your hands shake | words She was four, and she knew the way. Breathe. | chart Where you breathe, line by line | ask I would never say = Soul mates | buttons Read it aloud / Shorter | nothing told yet, and one question is asked: when did she surprise you? | voice gives way: the line at which you may stop is marked
screen: Writer's desk, until Saturday | table Speeches = For, Has, Lacks; Ida, tent, an end; Foreman, nine jokes, one true one; Friend, silence, first line | talk About the end = Writer: What did she say then?; Father: Go home, Papa | switch Names said aloud | ask Cut = The weather | button On one card | nothing to write, and the last speakers are asked how it went | a story that would hurt somebody in the room: out, and told why
`;
