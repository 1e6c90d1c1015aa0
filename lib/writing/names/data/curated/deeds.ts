/** What is done for people, with finished names and lines that are true of it; how rows are read is told in ../../curated.ts. */
export const DEEDS = `
match two sides that need each other are brought together
? match match* pairing connect connects connecting marketplace bring-together brings-together introduce* meets-their platform-where
! Two sides, one good match
! Less searching, on both sides
! The right one, and soon
! Meet, agree, begin
Good Match = two that suit each other
Kindly Met = two who were brought together
Twosome = two that go together
Two by Two = how the best things go together
Other Half = what each side was missing
Halfway House = where both sides meet in the middle @together
Meeting Point = where the two find each other
Two Doors Down = as near as the right one often is @local
+Pairwise = two at a time, and well chosen
+Matchyard = the yard in which they meet
Crossroads = where two ways meet
Hook & Eye = two small things that hold together
Bridge & Bank = what joins, and what is joined

hire somebody is booked for a day or a job
? by-the-day day-rate book-a temp temps shift shifts stand-in replacement-staff per-job hire hires hiring workers-by
! The right hands for the day
! Booked today, there tomorrow
! Somebody good, for as long as needed
! Good work for good people
Day Hand = somebody who helps out for a day
Spare Pair = the hands that were missing
Journeyman = a skilled hand that goes where the work is @workshop
Locum = somebody qualified who takes the place for a while
Extra Hands = what is missing when there is too much to do
Fill In = whoever steps in
Good Shift = a day on which everything went well
+Dayhand = hands for a day
Call Sheet = the list of who is needed, and when
All Hands In = when nobody is missing
Crew & Call = the people, and how one gets them
Steady Work = what good people look for

remind people are told in good time
? remind* reminder* sends-a-text text-message* texts-them recall* sends-each notif* nudge* due-for sends-a-message
! A word before it is late
! Told in time, and easily answered
! Kindly reminded, gladly back
Tap & Done = the answer in one touch
See You Soon = what one says to somebody who will be back
Same Again = what one says to what was good
Next Time = what every good goodbye includes
Due Again = the moment to get in touch
Little Bell = the sound that brings it to mind
Ring Round = calling everybody who should know
Friendly Knock = a hand on the door at the right time
+Ringback = the call that brings somebody back
+Kindbell = a bell that rings kindly
Hello Again = the two words that bring somebody back

repair things are made to work again
? repair* mend* fix fixes restor* refurbish* re-string* sharpen* overhaul*
! Mended, tested, back with you
! Working again, and worth keeping
! More good years in it
! The fault found, the thing kept
Fix & Fettle = put right, and in good form
Mender's Bench = where broken things find help
Solder = what joins again what was broken @electronics
New Lease = a second life for a good thing
Nut & Bolt = the two things that hold it together @bicycle,machine
Good Fettle = the state in which it is given back
Tinker's Yard = where things get another chance
+Fixhouse = a house in which things get mended
+Menderly = done by somebody who likes to mend
Patch & Polish = the two steps that it takes
Still Ticking = what one says of a thing that goes on
Second Spring = what comes after one had given it up
Spring Back = what a good thing does
Bench Work = what is done where the good light is

clean it is clean again
? clean cleans cleaning wash* laundr* rinse* scrub* empties sweep* disinfect*
! Clean, and back in time
! Clean, without the work
! Clean as on the first day
Fresh Linen = the smell of a clean cupboard @linen
Soap & Sun = the two oldest ways of getting clean
Sparkle = what one sees when it is done
Spick & Span = how it is when it is done
Clean Slate = a new beginning
Bright Work = what sailors call what shines
Wash Day = the day on which everything gets clean @laundry
+Brightwash = washed until it shines
+Scrubhouse = a house where things are scrubbed
Blue Bucket = what stands by the door on cleaning day
First Shine = how a thing looked when it was new
Rinse & Shine = the last step, and what comes of it

deliver it is brought to the door
? deliver delivers delivered delivery deliveries courier* bring-it brings-it we-bring bring-them drop-off ship ships van-brings couriers
! From their door to yours
! Brought to you, in one piece
! Ordered now, at the door soon
! Door to door, and careful with it
Doorbell = the sound that it has come
Front Step = where it stands when one comes home
Knock & Smile = how it arrives at the door
Runner = whoever brings the message
Good Errand = something fetched for somebody
Last Mile Home = the part of the way that matters
Out for You = where somebody is at this moment
Knock Knock = how one knows it is there
Basket & Bell = what a good delivery bicycle has @bicycle
+Errandwise = knowing the way, and what to bring
+Doorward = on the way to the door
Handed Over = how it arrives
Carry On = what carriers do
Round the Block = the way that it comes
On Its Way = what one likes to read

collect it is fetched from where it is
? pick-up picks-up collect collects collected collection we-collect fetch* gather* take-back pick-it
! Fetched, so you need not carry it
! You leave it, it gets fetched
! Picked up, so you need not go
Pick of the Day = what was fetched this morning
Fetch & Carry = the two things that are done
Forager = whoever brings home what is there @food
Full Basket = what one carries home
Gathered In = what is safe before the weather turns @harvest
Milk Round = the way from door to door
Round & Back = the tour, and home again
+Gatherfold = what is gathered in one place
Hay Cart = what brings it all home @farm
Rag & Bone = the old call for what is not needed any more

teach somebody is shown how
? teach* course courses class classes lesson* workshop-for tutor* train trains training coach* instruct* curriculum
! Learn it by doing it
! One step further each time
! Ask, try, get it right
Chalk & Talk = how a good lesson goes
First Lesson = the one that makes people come again
Show & Do = how it is best learned
Tutelage = being taught by somebody who knows
Evening Bell = the one that calls to class after work !evening
Back Row Welcome = where everybody once sat who can do it now @dignity
+Knowhouse = a house in which one learns how
+Masterly = done like somebody who knows how
Old Hand = somebody who has done it for years
Slate & Chalk = what everybody began with
Learning Curve = the line that goes up
Night School = where grown people learn after work !evening
Second Bell = the one for those who come later in life @adults

measure it is measured, and one knows
? sensor* probe probes gauge* monitor* logger measures measure measuring measured
! Measured, not guessed
! See it before it costs you
! The number one needed
! Knows, day and night
Gauge = what shows how it stands
Rule & Reading = what one measures with, and what one gets
+Trueread = a reading that can be trusted
Fine Needle = what moves before anybody sees
Steady Eye = the look that misses nothing
Litmus Blue = the colour that gives the answer @water
Sounding = how a ship learns what is under it @water
High Mark = where the water once stood @water
+Dialwise = wise about what the dial says
Sixth Sense = what one has when the reading comes by itself

watch somebody or something keeps an eye on it
? watches warn warns warning alert alerts alarm* detects detected keeps-an-eye notices phone-warns
! You hear of it while you can act
! An eye on it, day and night
! It calls before it is late
Night Owl = the bird that is awake
Tower Light = what ships look for @boat
Wake & Watch = what somebody does so that others can sleep
Watchful = what one wants somebody to be
Kestrel = the bird that stands in the air and sees everything @field
Crow's Nest = the best place to see from @boat
Ears Up = how a good dog listens
Long View = what one has from a hill
Meerkat = the one that stands up and looks
+Nighthold = what holds through the night
Bell Buoy = the one that warns in fog @boat
Standing Guard = what somebody does so that others can sleep
On Watch = who is awake
Sharp Ears = what hears it first
Good Shepherd = somebody who knows each one @animals

check two eyes more look at it
? check checks checked inspect* compar* verif* analyse* analyze* examine*
! A second look before it counts
! Checked, and said plainly
! The mistake found while it is small
Second Look = what saves a lot of trouble
Fine Comb = what lets nothing through
Look & Know = what a good check is
+Proofread = read by a second pair of eyes
Close Look = what is worth taking
Magnifying Glass = what makes small things plain
Four Eyes = two more than one has alone
Sieve = what keeps back what should not pass
Proof Mark = the sign stamped on what has been tested
Once Over = the look that one takes before setting off
Thumbs Up = the sign that it is all right
Loupe = the small lens of somebody who looks closely

rent one has it for as long as one needs it
? rent rents rental rented lend lends borrow borrowed hire-out loan loans leas*
! Have it when you need it
! Use it, then give it back
! The good one, without buying it
On Loan = what one has for a while
Lending Shelf = the one from which one may take
Borrowed Finery = what looks best because it is given back @costume
Trunk & Key = what one gets, and what opens it
For the Weekend = as long as one usually needs it
Out & Home = the two ways that everything goes
+Lendhouse = a house that lends
Good Turn = what one does for whoever comes next

sell goods are put before people who want them
? online-shop webshop market-stall kiosk subscription-box boxes bundle* farm-shop sells-to we-sell
! Chosen, packed, and with you soon
! Good things, well chosen
! Good things, and few of them
Corner Shelf = the place for the good things
Market Morning = the best hour to buy
Emporium = an old word for a good shop
String & Paper = what good things are wrapped in
Well Chosen = what is left when the rest is left out
Good Counter = the one at which one likes to stand
Brown Paper = what one likes to unwrap
Shop Bell = the sound that somebody has come in
Small Counter = a shop in which one is known
+Stallwright = somebody who knows how to keep a stall
Wrapped & Ready = how it waits

kit everything for it is in one box
? kit kits starter box-with comes-with in-a-box refill*
! Everything you need to begin
! Open the box and start
! Everything is in the box
First Batch = the one that one is proud of
Outset = where it begins
Lid & List = what one opens, and what one reads first
Starter = what gets it going
Ready to Start = how it arrives
Lid Off = how it begins
Ready Set = what is in the box
+Startwell = beginning, and beginning well
Out of the Box = how soon one can begin
Good Start = what the first week needs

make something is made
? made-of we-make produce* sew sews weav* hand-made brews brewing carved carves
! Made well, used for long
! Made by people who care how
! Made the way it should be
Made Right = how it should have been from the start
Fresh Off the Bench = where it was a moment ago
Handiwork = what hands have made
Made for Keeps = not to be thrown away
Our Own Make = what one says with some pride
+Makewright = somebody who makes things right
Sound Make = how one knows the good ones
Good Batch = one that came out as it should
Workshop Nine = the door behind which it is made

cook somebody cooks for people
? cook cooks cooked meal meals lunch dinner supper catering canteen chef soup soups
! A good meal at the right moment
! Real food, without the cooking
! Sit down, it is ready
Ladle & Bowl = what one needs for a good soup
Second Bowl = what people ask for
Stockpot = where a good soup begins
Supper Bell = the sound that it is ready
Pot Luck Kitchen = a kitchen in which there is always something
Long Simmer = what makes it taste
Soup Spoon = the one for what does good
Copper Pot = the one that hangs over the good stove
Laid Table = what one likes to come home to
Salt & Simmer = the two things most dishes need
+Ladlehouse = a house with a full pot
What's Cooking = the question on everybody's lips
Plate & Plenty = enough for everybody, and good
Today's Pot = what there is today

plan it is put in order beforehand
? planning schedul* rota rotas organis* organiz* coordinat* dispatch* route routes timetable plans-the plans-each
! Everybody knows who, when and where
! The week in order, on one page
! Planned once, and it holds
Monday Sorted = how the week should begin
Week Ahead = what one sees at a glance
Peg Board = where each one hangs in its place @tool
Dovetail Day = how one thing fits to the next
In Its Place = where everything is when the day begins
+Dayplan = a day that has been thought through
Baton = what is handed on without being dropped
Top of the List = what is done first
Chart & Course = where one is, and where one goes
Well in Hand = how it looks when it is planned
Fair Copy = the plan after the first try

write papers are written or filled in
? write writes fill-in fills-in forms letter letters application-form* visa-application* grant-application* draft* tender tenders
! The form done, the deadline kept
! Filled in, checked and sent
! The letter that gets an answer
Signed & Sent = how a good day at the desk ends
Fine Print = what somebody else has read
Penned = written, and with care
Dotted Line = where one signs in the end
Inkstand = what good letters come from @letter
Sealed & Sent = the last two steps
Plain Letter = one that everybody understands @letter
Good Draft = the one that needs no second
Yours Truly = how a good letter ends @letter
Paper & Pen = all that it took once
Last Page = the one on which it is done
Out of the Tray = where the pile has gone

translate it is said in another language
? translat* interpret* language languages multilingual subtitle* mother-tongue
! Said in your language
! Understood on both sides
! No word lost on the way
Mother Tongue = the language one counts in
Two Tongues = what a good interpreter has
Polyglot = somebody at home in many languages
Ferry Words = words that cross to the other side
In Other Words = how one says it so that it is understood
Ten Tongues = more than anybody speaks alone !ten
+Wordbridge = a bridge made of words
Plain Speech = what is understood
Both Sides Heard = how a talk should end
Native Ear = one that hears what is meant
Phrase & Page = where the right words stand

explain it is made understandable
? explain* understand* reads-official plain-language show-every shows-why shows-how teach-me
! Know what it says, and what to do
! Read together, answered together
! What it means, and what comes next
Reading Lamp = what makes small print plain
Said Simply = how it is understood
Footlamp = the light that shows the next step
Unriddle = making plain what was a riddle
Lamp & Line = the light, and what one reads by it
Line by Line = how one gets through it
Read Along = two who look at the same page
Second Reader = somebody who reads it with you
Footpath Sign = what tells where it goes on
Now You Know = how a good talk ends
Over the Shoulder = from where somebody helps one read

grow something is planted and looked after
? grow grows growing plant plants planting sow sowing harvest* seedling* gardeners vegetables gardening
! Sown now, on the table in summer @harvest
! Something to harvest @harvest
! Planted well, looked after well
! Green, and growing
! From seed to supper @vegetables
Seed & Season = what one needs to grow anything
Green Fingers = what gardeners are said to have
Seedling = what is small today and will be picked in August
Row by Row = how a field is planted
First Shoots = the sign that it has worked
Good Soil = what everything begins with
Sow & Tell = planting, and talking about it
Spade & Seed = the two things that one needs
+Sproutfield = a field in its first week
Potting Shed = where gardeners are happiest
Rain Barrel = what is full when it is needed
Root & Row = where it grows
Bean Row = what climbs up in June
+Growhouse = a house in which things grow

drive people are taken from here to there
? drive drives driver-takes ride rides taxi shuttle* minibus take-them takes-them transport-for pick-them lift-share carpool*
! There and back, and in good time
! A lift when you need it
! Sit back, somebody else drives
Door to Door = the whole way
Good Ride = one that ends where it should
Passenger = who sits back and gets there
+Homeride = the way home
Ride & Return = there, and home again
Passenger Side = the seat with the view
Hop On = what the driver says
Home Run = the last way of the day
Back by Six = when one is home again
Kerb Side = where somebody is waiting

store it is kept safe
? stores-it stored storage warehouse* keep-it keeps-it depot winter-storage
! Kept safe, found at once
! There when you need it again
! Dry, safe and yours
Safe Corner = where one can leave it
Back Room = where the good things are kept
Strongroom = where it lies safe and dry
Dry Loft = what keeps things well
+Keepfold = a fold in which it is kept
Top Drawer = where the best is kept
Under Lock & Key = how it should be kept
Winter Quarters = where it waits for spring
Camphor Chest = what keeps the moths away @clothes
Good Keeping = how one wants it to be kept

record what happened is kept
? record logs logbook photographs keeps-a note-of keep-track keeps-track
! Written down once, found at once
! One list that everybody can trust
! The record is ready when somebody asks
Field Notes Kept = what was seen, and written down
Ink & Entry = how a good record is kept
Well Kept = what one says of good books
Logged = what is not forgotten any more
Every Entry = all that there is to know
+Logkeep = a record that is kept
Line Item = one thing, in its place
Margin Notes = what one is glad to find later
Chronicle = what happened, in its order
Day & Date = what stands above each entry

tell stories and memories are kept
? memories memoir* biograph* remember-a oral-history life-stories life-story family-stories
! Told once, kept for good
! So that the children hear it too
! A voice that stays
Once Upon = how all the good ones begin
Told & Kept = both halves of a memory
Keepsake = a thing that keeps a memory
Yarn = a story that one likes to hear again
Grandmother's Chair = where the best stories were told
Long Evening = the time a story needs
+Taleward = on the way to a good story
Fireside Hour = when stories are told
As Told By = what stands under the title
Told by Heart = told without a book
Chapter One = where every life begins
Voice & Page = where a story lives

guide people are shown around
? tour tours guided guide-takes hike* excursion* route-through audio-guide city-walk guided-walk
! See what others walk past
! With somebody who knows the way
! A place, and its stories
Off the Map = where the best places are
Path & Story = what a good walk is made of
Wayfarer = somebody who goes on foot and looks
Back Lanes = where a town is most itself
Old Stones = what has the most to tell
This Way = what somebody says who knows
Local Knowledge = what no map has
+Waywise = knowing the way
Left at the Mill = how people give directions
Milestone Walk = as far as it is worth it
+Wayfold = where the ways come together
Slow Miles = the ones in which one sees something

host people come and stay, or spend an evening
? guests-stay host hosts hosted event-space evening-event retreat* guest-house cabin cabins overnight-stay
! Come in, it is ready
! A place one is glad to see again
Lamp in the Window = the sign that somebody is expected
Hearthstone = where guests are asked to sit
Lamp & Latch = the light that is on, and the door that opens
Latch Up = the door is open
Stay a While = what one says to a guest
Guest Towel = what shows that one is expected
Kettle's On = what one says at the door
Key Under the Mat = how friends are let in
+Staywell = what one wishes a guest
Pull Up a Chair = how one makes room

organise_event a day or an evening is arranged
? wedding* party parties festival* birthday* celebration* concert* conference* events-for
! Your day, without the running around
! Everything where it should be
! You are a guest at your own party
Fairy Lights = what makes an evening one @party
Big Day = the one that all this is for @wedding
Garland = what hangs up when there is something to celebrate @party
Glass & Garland = what a feast needs @party
Raised Glasses = the moment it is all about @party
+Feastwright = somebody who knows how to make a feast
Ribbon & Rose = what lies on the table @wedding
Long Applause = what one hears at the end
Confetti Hour = the best one of the day @wedding
First Dance = the moment when it begins @wedding

nurse somebody is looked after
? caring-for nurse nurses carer carers look-after looks-after therapist* midwife* massage* sitter* companion* sits-with walker-takes
! Somebody comes, and has time
! Looked after, not just looked at
! Good to know that somebody looks in
Bedside Manner = what one remembers of a good nurse
Nightingale = a bird, and the best known of all nurses
+Gentlehand = a hand that is careful
Care & Kettle = somebody who comes, and a cup of tea
Same Face = what makes the difference
Soft Knock = how somebody comes in
Warm Blanket = what one needs sometimes
Day Lily = a flower that opens every morning
Two O'Clock Visit = the one that somebody waits for
Little Visit = what makes the day
Arm in Arm = how two go for a walk

advise somebody knows and says it
? advis* advice consult* counsel* expert experts answers-questions chat-with hotline phone-line helpline ask-a
! Ask somebody who knows
! A straight answer from somebody who knows
! Good advice, before it gets dear
Straight Answer = what one hopes for
Good Counsel = what is worth its price
Soundly = how one decides with good advice
+Wisebench = where one sits with somebody who knows
Ask & Answer = how a good talk goes
Ask Away = what somebody says who has time
Wise Head = what one wishes beside one
Sounding Board = what one needs for a good decision
Second Opinion = the one that makes one sure
Word of Advice = as much as it sometimes takes
Kitchen Table Talk = where the good decisions are made
Old Owl = the bird that is said to know

pay money gets to where it should be
? payment* pay-out payout* collects-the-money dues wages payroll expense* bookkeep* accounting tax taxes invoicing
! Paid on time, without chasing
! The money, where it should be
! Every receipt in its place
Paid in Full = the two words on a good invoice
Coin & Count = money, and where it is
Tidy Sum = what is left when the books are right
Settled Up = how friends part
Penny & Page = every coin, on its line
Even Books = the ones in which both sides agree
+Coinwise = wise about what comes and goes
Square Up = what one does at the end
Strongbox = where it lies safely
Black Ink = the colour of a good year
Two Columns = how it has been counted for centuries

fundraise people give for a good thing
? donat* donor* grant grants charity non-profit nonprofit sponsor* give-money crowdfund* volunteer volunteers foundation
! Help that arrives
! Given here, felt here
! Everybody can do a little
Open Palm = how one gives
Helping Hand = what one holds out
Goodwill Lane = the road on which people give
+Goodturn = what one does for another
Pay It Onward = how a good deed goes on
Ripple & Shore = a small beginning, and where it arrives
Lend an Ear = what helps most
Every Little = what adds up

rank it is shown what to do first
? rank ranks ranking prioriti* which-repairs compares-the compare* recommends suggest* scores score decide* which-of
! First things first
! The money where it does most
! Decide with figures, not by feeling
First Things First = the order in which it pays
Worth Doing = what stands at the top
Foremost = what comes before the rest
First & Foremost = where one begins
Top Rung = where one starts when it matters
Plain Order = what comes first, and what can wait
Best Foot = the one that is put forward
Short Straw = what nobody has to draw
+Rankwise = wise about what comes first
Most for Least = what one looks for
Good Next Step = the one that is worth taking
Pick of the List = what is worth doing first

predict one knows beforehand
? predict* forecast* how-many how-much-to tomorrow estimat* expect* demand-for
! Know tonight what tomorrow needs
! A better guess than yesterday's
! Enough for everyone, less left over
Tomorrow's Count = how many it will be
Morning Star = what one sees before the day
Guess & Gauge = what one believes, and what one knows
Red Sky at Night = the oldest forecast there is
Barometer = what knows of the weather first
Tea Leaves = what people used to read
Fair Forecast = a good guess, honestly made
+Dayahead = where one can already look
Almanac Hour = when one looks up what is to come
Next Bend = what one would like to see round

sort things get into order
? sort sorts sorted filing files order-in tidy declutter* organise-your categor* inbox
! Everything where it belongs
! In order, and it stays so
! Found again at once
Tidy Drawer = where one finds it at once
Pigeonhole = each thing in its own
Ship Shape = how sailors leave a cabin
+Trayneat = a desk in order
Apple Pie Order = as tidy as it gets
Sock Drawer = the tidy one
Neat Row = how things stand when they are in order
Label & Lid = what an orderly shelf needs

design a picture or a plan is drawn
? design designs designer* draw draws drawing drawings render* 3d layout illustrat* logo visualis* visualiz*
! See it before it is built
! Drawn for you, down to the corner
! From the first line to the last
Pencil First = how good things begin
First Sketch = where one can see what it will be
Draughtsman = whoever drew it by hand
Blue Pencil = what makes a good plan better
Line & Light = what a drawing is made of
+Drawnwell = drawn, and thought through
Tracing Paper = what lets one try it out
Squared Paper = where good plans begin
On Paper = where it is still easy to change
Set Square = what makes a corner right

build something is put up
? building-a install installs installation construct* renovat* fit-out convert* assemble* builds-houses builds-walls
! Built right, and on the day
! Done properly, and left clean
Sound Footing = what it stands on
Square & True = how every corner should be
Mainstay = what holds the rest up
Gable = the side of a house that shows
Topping Out = the day the roof is on
Ridge & Rafter = what a roof is made of @roof
Corner Brick = the one that is laid first @house
+Truebuild = built straight and level
Trowel & Line = what makes a straight wall
Well Laid = what one says of good stones
Level Best = what one gives

breed animals are kept
? breed* herd herds flock flocks cattle sheep goats poultry hens pigs livestock dairy
! Healthy animals, quieter days
! Each one known, each one well
! Good for the herd, good for the farm
Good Pasture = where animals do well
Hoof & Hay = what a farm lives by
Drover = whoever brings the herd home
+Pastureway = the way to the green grass
Gate & Herd = what a herdsman looks after
Milk Pail = what is full in the morning
Green Pasture = where one would like to graze
Lamb's Ear = a soft grey plant by the wall
Cattle Grid = what keeps them where they should be
Warm Barn = where they stand in winter

swap things change hands
? swap swaps exchange* second-hand secondhand pre-owned resell* resale used-goods trade-in hand-me-down
! Outgrown there, wanted here
! A good thing finds its next owner
! Passed on, and still good
Handed Down = from one who has done with it to one who needs it
Second Season = another year of good use
Barter = how people traded before there was money
+Nextowner = whoever has waited for it
Passed On = from one pair of hands to the next
Once Loved = used, and well
Fair Swap = one that both are glad of
Next Owner = whoever is already waiting
Two Lives = what a good thing has
Again & Again = how often it can be used

invite people get to know of it
? advertis* marketing promote* website social-media newsletter* campaign* booking-page online-presence
! Seen by the right people
! So that people know you are there
! Said well, and to the right people
Shop Window = where one shows what one has
Word of Mouth = how good things get known
Heralded = made known, and with a trumpet
Town Crier = whoever made things known
Open Sign = what hangs in the door
Good Word = what one puts in for somebody
+Signwright = somebody who makes good signs
First Impression = the one that stays
Loud & Clear = how it gets across

listen somebody or something hears what is meant
? transcrib* transcript* voice-note* speech listens dictat* phone-calls answers-the-phone call-handling recordings
! Said once, written down
! Said once, and not lost
! You talk, it takes the notes
Good Listener = the one people come back to
Every Word Counts = why nothing should be lost
Third Ring = by when it should be answered
+Earworthy = worth listening to
All Ears = how one listens well
Pick Up = what somebody does when it rings
Spoken For = what is taken care of already
Pen & Ear = what a good listener has

compost what is left becomes earth again
? compost* biowaste food-waste organic-waste peel peels worms manure coffee-grounds
! Scraps in, good earth out
! Back into the ground
Black Earth = what it becomes
Good Rot = what makes gardens grow
Humus = the dark earth that everything grows in
+Leafback = from the leaf back to the ground
Peel & Petal = where it begins, and what comes of it
Back to Earth = where it goes
Heap & Harvest = how one leads to the other
Worm & Leaf = the two that do the work

power energy is made or saved
? solar photovoltaic* heat-pump* wind-turbine* kwh charge-point* batteries-for energy-saving biogas charging-cars
! Power that pays its way
! Lower bills, cleaner power
South Roof = the side on which the sun works @roof
Noon Sun = when there is most of it
Dynamo = what makes light out of movement
Sun & Socket = where it comes from, and where it goes
Long Noon = the hours in which the roof works
+Sunladder = up which the light climbs
+Noonward = towards the sun
Warm Current = what carries one along
Switch & Save = the two steps that it takes
Bright Side = the one on which it pays
Lamp & Ladder = what one needs to put up a light
`;
