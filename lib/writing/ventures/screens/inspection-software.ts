/** Software for single trades that inspect, repair and look after things: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const INSPECTION_SOFTWARE_SCREENS = `
lift-maintenance-software
thing: lift, lifts = Court six, goods; North stairs, door slow; Clinic, bed lift
must: Works in the shaft, without a signal; Three taps and a spoken sentence; A person stuck goes before everything; What the inspector wrote, with the day it is due
later: The part that fails in all of one make; Rope and brake by hours, not by calendar
screen: Mechanic's phone, on the car roof | headline North stairs, door closes slowly | list Last time = Door shoe changed, in March; Owner said no to the belt | words Said in the shaft: belt frayed, left side, two months at most | buttons Belt ordered / Out of service | nothing is due here before June, and the pit was dry | no signal since the cellar: four entries wait, and go out at the van
screen: Owner's desk, house by house | table Open = Lift, What, Until; North stairs, belt frayed, May; Court six, lamp in the pit, done; Clinic, inspection, Tuesday | picture The belt, left side | buttons Yes, change it / Ask the mechanic | every lift runs, and the inspector comes in autumn | somebody was stuck for nine minutes: when the call came, who came, and why

fire-safety-inspection
thing: device, devices = Extinguisher, third floor; Door by the kitchen, wedged open; Lamp over the exit
must: Floor plan with every device in its place; What was blocked or wedged, with a picture; The list that shows none was walked past; Mended and seen again before it counts
later: Everything that runs out in one spring; A wall moved since the plan was drawn
screen: Inspector's phone, third floor | map From the stairs along the corridor and back | list Still to find = Extinguisher by the copier; Lamp over the exit | picture Door by the kitchen, wedge under it | ask Seen = Wedge taken out, closes by itself | buttons Passed / To be mended | floor three is walked, and none is missing | the copier stands where the extinguisher was: find it, or write that it is gone
screen: Building owner's phone, what is open | headline All seen, two to be mended | table Open = What, Where, By; Door, kitchen, Friday; Lamp, east exit, now; Hose, cellar, seen again | ask Who mends it = Caretaker | button It is mended, with a picture | nothing is open, and the papers lie behind the plan | it was called mended and is not: the picture from today, beside the one from Friday

food-safety-records
thing: check, checks = Big fridge, before opening; Chicken, core, noon; Slicer, taken apart
must: The door closed first, the book afterwards; What was done when it was too warm; Allergens of today's soup, by whoever cooked it; Everything an inspector asks for, in one drawer
later: A fridge that grows weaker since May; The supplier who delivers warm
screen: Kitchen tablet, before opening | headline The big fridge is too warm | steps Do = Look at the door; Move the milk; Look again at nine | ask Why = Crate stood in the door | buttons Door is shut now / It stays warm | everything is ticked until the chicken at noon | thrown away: what and how much, by whose hand, so that the book tells it as well
screen: Inspector is here, one drawer | chart The big fridge, four weeks, one bump | table The bump = When, What, Who; Tuesday, door open, Ana; Tuesday, milk moved, Ana; Wednesday, seal changed, fitter | list Also here = Goods in; Slicer, cleaned; Soup, celery | button Show another day | the kitchen was shut that week, and the book says so | a day is empty: it stays empty, and nobody can fill it afterwards

tool-tracking
thing: tool, tools = Core drill, last seen in van three; Laser, lent to Jonas; Generator, test ran out
must: Found in passing, nobody has to scan; A yes when it changes hands; The test date before it leaves the yard; Where it was last, and when
later: What is hired while one's own lies idle; Whose turn it is for the good saw
screen: Fitter's phone, where is the core drill | map From here to van three, last seen at noon | picture The core drill, in its red case | list Free as well = The small one, in the yard; Keller site, done on Thursday | buttons Ask van three / Take the small one | nobody has moved it since Friday, and it lies in the yard | the case was found and the drill is not in it: who opened it last
screen: Yard desk, Friday at four | table Not back = Tool, With, Since; Laser, Jonas, nine days; Core drill, van three, Tuesday; Generator, school site, May | switch Only what must be tested | words The generator must not run before its test | button Ask all three for a yes | everything is on its hook, apart from what is on site | seen in a place where we have no site: the boss alone is told, and first asks

car-workshop-software
thing: repair, repairs = Brakes in front, pads thin; Rattles when cold; Belt, while we are there
must: The worn part, shown to whoever pays; A yes before a screw is loosened; Whose lift is free, and until when; Parts at the gate before the car is
later: What the next inspection will find; A car that comes back with the same noise
screen: Driver's phone, yes or no | picture Brake pad, a coin beside it | words Left is thin, right will do until autumn | list We would = Pads in front, both sides; Leave the discs; Look at the rattle when cold | buttons Yes, both sides / Ring me first | nobody has looked yet, it goes up at ten | found once it was open: it stays as it is until you have said yes again
screen: Workshop planner, three lifts | table Lifts = Lift, Car, Waits for; One, red van, a yes; Two, brakes, nothing; Three, belt, parts at two | talk From the pit = Jonas: Bolt has broken; Desk: An hour more, I ring her | buttons Move the belt to one / Lift two is free | lift three is empty from two, and who could come earlier | the wrong pads came: the car goes back on its wheels, and the lift to the next

funeral-home-software
thing: name, names = Elise, with s; Johann Keller, called Hannes; Baby Ruiz
must: Written once by the family and read back aloud; Locked before ribbon, stone and notice; Which paper is with which office; Who may decide, when they do not agree
later: The candle after a year; A song nobody knows the title of
screen: Family's phone, her name | headline Elise Marie Keller | words So it will stand on the ribbon, in the notice and on the cross | ask Called by most = Lisel | list Still to choose = Song at the end; Who speaks; Flowers from her garden | buttons That is right / A letter is wrong | nothing has to be decided tonight | a letter was changed after the ribbon was ordered: we are told at once, and see to it
screen: Undertaker's desk, until Thursday | table Papers = What, With, Back; Doctor's paper, here, yes; Registrar, since noon, tomorrow; Cemetery, spoken to, Wed | steps Thursday = Organ at two; Car at half past one; Six to carry, four have said yes | switch Name is locked | button Read it aloud to them | no service this week, and one family wishes to talk | hall and priest are not free together: both hours, before the family is told one

marina-software
thing: berth, berths = Pier two, north side; Ana Ruiz away until Sunday; Inner basin, shallow
must: Length, beam and draught before a yes; The owner's word that she is away; Coming back early, and who moves; Water and wind at that berth tonight
later: A list of those who wait, as it stands; The winter lift, boat by boat
screen: Skipper's phone, out at the buoy | headline Pier two, north side, until Sunday | map From the buoy past the red mark to the berth | list Mind = Two metres at low water; Lines to the left; Wind sets you on | picture The berth, from the water | buttons We take it / Too tight for us | the harbour is full tonight, and two sail at six | the owner comes home early: you lie on the guest pier, and somebody takes your lines
screen: Harbour desk, this evening | table Empty tonight = Berth, Away, Fits; Pier two, until Sunday, nine metres; Basin, until noon, shallow keel; Pier four, not said, ask | talk On the radio = Skipper: Nine metres, draws two; Desk: Pier two, north side, I take your lines | switch Ana has said she is away | button Give pier two | every owner is at home, and the guest pier has room | a boat lies where nobody booked: its name, and who knows the skipper

campsite-software
thing: pitch, pitches = Under the pines, flat; By the wash house; Last one on the stream, tent only
must: The pitch as it is: shade, slope, how far to the tap; Long trailers kept out of the narrow lane; Those who come after the barrier is shut; Children counted, dogs as well
later: The same pitch next summer; Two families side by side
screen: Camper's phone, at the barrier | headline Under the pines, yours until Sunday | map From the barrier by the lower lane to the pines | list Good to know = Tap behind you; Sun from ten; Your trailer takes the lower lane | code Hold it to the barrier | buttons We have arrived / Something stands there | you are early: it is free from noon, and the shade by the lake until then | somebody stands on it: the next flat one opens, and the desk walks over
screen: Barrier desk, late in July | table Next = Who, With, To; Keller, long trailer, lower lane; Ruiz, tent and dog, stream; Lin, two tents, side by side | picture The site from above, free ones light | ask Read the meter = Pitch nine, before they leave | buttons Open for Keller / Put them nearer | nobody before four, and three leave after breakfast | the stream rises: which tents to wake, and where they go

tattoo-studio-software
thing: piece, pieces = Swallow, inner arm; Back, third session; Cover of a name
must: The drawing, and on which skin it goes; What the body must not have: allergies, tablets, pregnancy; Ink and needle batch with the session; Yes signed by whoever is old enough
later: How it healed, after six weeks; Skin left free for what comes after
screen: Client's phone, before Tuesday | picture The swallow, laid on her own arm | list Read and answered = Nothing for the blood; Allergy, nickel; Old enough, paper with you | ask Change in the drawing = Tail a bit shorter | buttons That is it / Talk about it first | not drawn yet: three pictures and a place on the body are enough | a tablet you named does not go with it: the artist is asked first
screen: Artist's phone, at the chair | headline Swallow, inner arm, nickel | table Used = What, Batch, Opened; Black, as on the bottle, today; Grey, as on the bottle, Friday; Needles, as on the pack, now | picture Bottle, label to the front | switch Drawing is on, she has looked in the mirror | button We begin | the chair is free, and the back heals two weeks more | this batch was called back: who has it in the skin, and a letter to them

midwife-software
thing: visit, visits = Third day, milk came in; Keller, thirty-six weeks; Last one, he weighs well
must: A spoken sentence in the car becomes the entry; Mother and child, each with a record; What has to go to a doctor today; The bill in the words the insurer wants
later: Who stands in when she is at a birth; A letter the mother keeps
screen: Midwife's phone, in the car | headline Ruiz, third day | talk Said and written = You: Milk is in, left side hot, he drank for long; Entry: Left breast warm, no fever, fed well | ask Weighed = A little less than Tuesday | buttons That is right / Come again tomorrow | the next is at two, and the bag wants scales | she cannot be understood over the rain: it is kept as sound, and nothing is written
screen: Mother's phone, until tomorrow | words Lay him on the left side first | list Ring me when = Fever; Hard red spot; He does not wake to drink | chart His weight, from the first day | buttons Ring / It is better | she comes at ten, and you need nothing ready | she is at a birth: Mei Lin comes, and has read everything

farrier-software
thing: horse, horses = Bella, left fore wears out; Old grey, stands badly; Pony, kicks
must: Everything said aloud, hands stay dirty; The hoof from the same side as last time; Next date set before the van leaves; Who holds, and who kicks
later: The whole yard on one morning; What the vet wrote, beside the hoof
screen: Farrier's phone, in the yard | headline Bella, then the pony, he kicks | picture Left fore, six weeks ago | words Say it: outer wall worn, shorter toe, same shoe | list In the yard = Bella, four; Pony, trim, two to hold; Old grey, only look | buttons Next in six weeks / Sooner | no horse before noon, and the yard by the mill asked | no signal in the valley: six sentences wait, in their order
screen: Owner's phone, what he found | picture Left fore, before and after | list Said at the hoof = Wears outside; Look again after the rain; No stones on Thursday | ask I saw something = Stumbles on the left | buttons The day suits / Another day | first visit on Tuesday, somebody should hold her | shoe lost: keep her in, and when he comes past

truck-parking
thing: place, places = By the barn, fenced; Row two, cooling may run; Gate side, long vehicles
must: Turned in one go, with length and height; Light, fence and who looks at night; Until when the driver's hours last; Water, toilet and something hot
later: A place for the same lorry each Thursday; The picture an insurer would want
screen: Driver's phone, hours left for forty minutes | map From the motorway by the second bridge to the barn | headline By the barn, kept for you until ten | list There = Turns without backing; Shower by the dairy; Soup until nine | code Hold it to the gate | buttons I am standing / I do not make it | nothing booked tonight: two yards within your hours | stuck behind an accident: the place is held, and a nearer one is named
screen: Dispatcher's desk, who sleeps where | table Tonight = Lorry, Load, Stands; Keller, tyres, by the barn; Ruiz, frozen fish, cooling runs; Lin, empty, looks for one | picture Gate side at nine, all lamps on | switch Only fenced, for this load | button Book for Lin | everybody stands, and no one in a lay-by | a seal is broken in the morning: gate pictures of the night, and the insurer's form
`;
