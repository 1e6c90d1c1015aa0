/** The founder's very world, in narrower cuts: one trade, one thing, one occasion; how rows are read is told in ../../curated.ts. */
export const WORLDS_OF_TRADES = `
tool_carry what tools are carried and hung up in
? tool-roll* tool-bag* tool-belt* tool-case* tool-pouch* tool-bucket* tool-backpack* screwdriver* pliers spanners chisels
! Every tool where your hand expects it
! Nothing lies at the bottom
! Hung up, open, within reach
! Both eyes on the work
! Carried for years, mended when it must be
One Hand Free = what one needs on a ladder
Reach Within Reach = where a tool belongs while one works Return = where the hand goes, and where the tool goes back
Pocket Row = one place for each tool, side by side
Hook & Roll = how it hangs, and how it closes
Every Handle = what one sees at once when it is open
Unrolled = how a good day at work begins
+Handrow = tools in a row, where the hand finds them
Right to Hand = where the next tool is
Rung & Pocket = where one stands, and where one reaches
Strap & Stitch = what holds it together, and holds it shut
Third Pocket = the one that the hand knows without looking
Quiver = what holds each one upright and at hand
Bandolier = what carries everything in a row
Ladder Ready = what can be used where one stands

sleep sleep and the hours around it
? sleep sleeps insomnia nap naps night-shift* night-shifts shift-worker* mattress* bedtime
! Sleep that fits the hours you work
! A better night, whenever it begins
! Know when to lie down
Blackout Blind = what makes night out of a bright morning
Day Pillow = what somebody needs who works at night
Lights Low = the hour before sleep
First Yawn = the sign that it is time
Moon & Curtain = what stays outside, and what keeps it there
Nap & Night = the short sleep, and the long one
+Nightfold = where a night lies down to rest
+Duskwell = an evening that ends well
Slumber = an old word for a light sleep
Counting Sheep = what one need not do any more
Soft Landing Hour = the one in which one comes down
Quilt & Quiet = what a good night is made of

laundry washing and ironing
? laundry laundries launder* laundromat* ironing ironed ironing-service wash-and-fold dry-clean* bed-linen
! Pressed, folded and back on the hanger
! Collars straight, cuffs crisp
! A clean shirt for every morning
Collar & Cuff Club = where shirts get their shape
Crisp Collar = how a good morning begins
Hot Iron = what takes the creases out
Iron & Ivory = the heat, and the clean collar
Fresh Press = a shirt straight from the iron
Five Shirts = as many as a week has working days
Hanger & Hook = where the clean ones wait
+Shirtward = on the way to a clean shirt
+Pressfold = pressed first, folded after
Linen Line = where the washing moves in the wind
Crease = what is gone when it comes back
Wash & Whistle = work that somebody likes to do

rainwear clothes for wet days
? rainwear raincoat* rain-jacket* rain-jackets rain-trousers outdoor-clothing waterproof* wellies
! Wet outside, dry inside
! Out, whatever falls from the sky
! Room to grow, dry to the last puddle
Puddle Proof = what a good jacket has to be
Drip & Drop = what runs off outside
Hood Up = what one says at the first drop
Sleeve & Sky = what one puts on, and what one looks at
Downpour = the rain for which it was made
Big Puddle = where every child wants to go
Two Sizes On = how long it fits somebody who grows
+Rainkin = children of the rain
+Drizzlewear = what one wears when it drizzles
Storm Button = the one at the top
Splash & Sleeve = both belong to a wet day
Wet Wednesday Out = a day that needs a good jacket

pet_treats food and treats for animals
? treat treats dog-food cat-food pet-food dog-treat* chew chews kibble
! One bowl, one tail, no leftovers
! You could read the label to your dog
! Gone before it touches the ground
Good Boy Jar = what stands on the shelf and is known by its sound
Sit & Snack = what is asked, and what follows
Lick & Wag = how a dog says that it was good
Crunch Time = the best minute of a walk
Under the Table = where the best bits used to fall
+Chewkind = kind to those who chew
+Snoutly = after a dog's own nose
Wagworthy = good enough for a wagging tail
Nibble = a bite that is soon gone
One More Bone = what two eyes are asking for
Paw & Plate = who asks, and what is asked for
Honest Chew = one thing, and nothing else in it

porridge oats, grains and the first spoon
? porridge oats oatmeal muesli granola cereal* baby-food weaning first-foods millet uji
! The first spoon of the day
! Warm, filling and gone in minutes
! A bowl that lasts until lunch
First Spoon = the one that begins it all
Warm Bowl = what one holds with both hands
Oat & Ember = grain, and the fire that warms it
Spoon & Bib = what a first meal needs
Little Spoon = the size for a small mouth
Milled Morning = grain that becomes breakfast
Husk & Honey = the grain, and what sweetens it
+Grainling = a small one that grows on grain
+Spoonrise = the spoon with which the day comes up
Sturdy Start = what a good breakfast is
Empty Bowl = the best praise there is
Full Tummy = what a child sleeps well on

film cameras, films and those who make them
? camera cameras lens lenses film filmmak* filming footage video-production videographer* photo-studio* product-photo* shoot* microphone* cinema photography-equipment
! Ready before the light goes
! The right lens for the next shot
! Everything packed, ready to roll
First Take = where every film begins
Clap & Roll = the two words that start a scene
Lens & Latch = what one takes out of the case
Good Light = what everybody waits for on a set
Golden Hour Gear = what one needs before the sun is down
Depth of Field = what a good lens gives
Boom & Barrel = the microphone, and the lens
Tripod = what stands still so that the picture does
+Shutterhouse = a house full of cameras
+Reelyard = where films begin
Final Cut Case = what is packed for the last day
Rolling = what one calls when the camera runs

race races and those who run them
? marathon* trail-run* trail-running running-festival running-event* running-club* runner runners parkrun ultra-marathon*
! Over the hill, and home for supper
! A number, a path, a finish line
! Run once, talked about all year
Start Pen = where everybody waits for the gun
Bib & Boot = the number, and what carries it
Finish Bell = what rings for the first and the last
Ridge Runner = somebody who runs where the view is
Mile & Mountain = what is counted, and what is climbed
Head Torch = the light of a night run
Second Wind Hill = where the legs come back
+Trailbell = the sound at the end of the path
+Mudmile = the one that everybody talks about
Cairn & Crown = the way marks, and the prize
Last Marshal = who walks in so that nobody is left behind
Long Way Up = what it is before the view

posts words for firms that have something to say
? linkedin blog-post* blog social-media-post* copywrit* content-marketing press-release* ghostwrit* articles content-agency
! What you know, worth reading
! You talk, and the words are written
! Said in your own voice
Own Voice = how a good text sounds
Quote & Quill = what was said, and who wrote it down
Good Copy = words that are read to the end
Plain Pen = writing without big words
First Draft Friday = when the words are on the table
Blank Page = what nobody has to sit before any more
Opening Line = the one that decides
+Penvoice = a pen that sounds like you
+Wordbench = where sentences are made
Byline = where the name of the writer stands
Hook & Headline = what makes people stop
Well Put = what one says of a good sentence

charity_money money that was given for a cause
? charity charities treasurer* donor* donations fundrais* trustees grant-funded nonprofit* good-cause
! Every penny with its receipt
! Small sums, and everybody sees where they go
! The treasurer sleeps well
Petty Cash = the small sums that used to lie in a tin
Tin & Tally = the collecting tin, and the count
Treasurer's Friend = what the one who counts needs most
Every Penny = what donors like to know of
Coin & Cause = what is given, and what for
Bake Sale = where many good things began
+Causewise = wise about what was given
+Pennyfold = where the small coins are kept
Ledger & Lamp = the books, and a light on them
Clean Tin = a tin in which the sum is right
Steward = somebody who keeps what belongs to others
Given Well = money that arrives where it was meant

address addresses and how to find them
? address addresses postcode* postal-code* geocod* coordinates map-data navigation-app last-mile
! The right door at the first ring
! One address, spelled one way
! Found before the parcel leaves
Right Door = the one at which the bell rings once
Gate & Number = how a house is found
Pin & Postcode = two ways to say where
Lane Seven = an address that can be found
House Number = the small thing that decides
Blue Plate = the sign beside the door
Third Turning Left = how people give directions
+Doorpin = the point on the map that is the door
+Streetwell = a street that is spelled right
Corner House Check = a look before the van sets out
Signpost = what tells the way
Knows the Way = what a good driver is said to

plumbing pipes, taps and hot water
? plumber* plumbing geyser* boiler-repair hot-water water-heater* tap taps pipe pipes drain drains leaking burst bathroom-fitt*
! Hot water, and a dry floor
! The shuts before the ceiling drips
! Warm when you turn the tap
Hot Tap = the one that should run warm
Valve & Vessel = what shuts, and what it keeps
Drip Stop = the end of a sound at night
Copper & Kettle = the pipe, and what it fills
Dry Ceiling = what one has when nothing leaks
Warm Shower = what everybody wants at six
Stopcock = what one turns in time
+Tapwise = wise about hot water
+Pipewright = somebody who knows pipes
Elbow Joint = where pipes turn the corner
Full Pressure = how a tap should run
Wrench & Washer = what mends most taps

invoices invoices and the wait for money
? invoice invoices factoring invoice-finance late-payment* late-payer* cash-flow payment-terms advance-on unpaid-invoice*
! Paid now, not when the developer pays @developer
! Paid while the work is still warm
! The work is done, the money is there
! Wages on Friday, whoever pays late
Net Zero Days = how long one waits for the money
Friday Wages = what has to be paid, whoever is late
Stamp & Sum = what stands on a bill that counts
Ninety Days Sooner = the wait that is gone
Early Ink = a bill that is settled before it is due
Bridge & Bill = what carries one over until it is paid
Site to Bank = the short way for money that was earned
+Billbridge = a bridge from the bill to the bank
+Soonpaid = what every builder would like to be
Retainer = what is kept until the work is done
Cleared Cheque = when the money is really there
Paydirt & Sons = earth that pays

carers those who look after somebody at home
? family-carer* carers-who caregiver-app family-caregiver* respite looking-after-a look-after-a caring-for-a relatives-at
! Somebody awake who understands
! You look after them, we look after you
! Not alone in the small hours
Night Kitchen = where the light is still on
Three in the Morning = the hour in which one needs somebody most
Six Chairs = as many as a good circle has
Lamp & Listener = a light, and somebody who hears it
Breather = the short rest in a long day
Elbow to Elbow = how people sit who carry the same
Warm Circle Six = a few who know how it is
+Carefold = a fold for those who care
+Lanternkin = kin who keep the light on
Shoulder & Sofa = what helps after a hard day
Kindred Hours = time with people who know it too
Own Cup First = what somebody who pours for others forgets

frying hot oil and what comes out of it
? fryer fryers frying frying-oil* deep-fr* fries chips-shop cooking-oil*
! Golden, and never a day too old
! The light says when to change it
! Good oil, not a day wasted
Golden Hour Oil = oil at its best
Fry & Light = the pan, and the lamp that says when
Clear Oil = what good frying begins with
Crisp & Clear = how it comes out, and how the oil looks
Amber Light = the sign between good and too late
Basket & Bubble = what goes in, and what one sees
Hot Basket = where it gets crisp
+Fryright = fried as it should be
+Oilwise = wise about when to change it
Smoke Point = what every cook must know
Dip & Dial = what is measured, and what shows it
Golden = the colour it should have

science_play experiments for children
? experiment experiments science-kit* science-box* stem-kit* chemistry-set* science-for
! It fizzed, and they know why
! Everything for the bang is inside
! Why is answered at the kitchen table
Fizz & Flask = what happens, and in what
Paper Volcano = what every kitchen has seen once
Bang & Bubble = the two best results
Kitchen Chemist = who stands on the stool
But Why = the question that never stops
Goggle & Glue = what one puts on, and what holds
Stool & Beaker = where one stands, and what one holds
+Fizzwell = how a good experiment ends
+Whybox = a box full of questions
Try & Tell = how one finds out
Small Thunder = the noise from the next room
Magnet Monday = when it stuck to everything

limbs arms and legs that are made
? prosthe* prosthetic* orthosis orthoses orthopaedic-shoe* limb-cover* artificial-leg* leg-brace*
! Shown, and not hidden
! Both sides match
! Click on, walk out
Short Trousers = what one can wear again
Stride & Style = how one walks, and how it looks
Left & Right = two that match
Click & Walk = how fast it is on
Bare Knee Summer = when one shows it
Even Stride = how one sets off
+Stepmade = made for each step
+Limbright = a limb that looks right
Calf & Colour = the shape, and what one chose
Own Pattern = what nobody else has
In Step = how two legs go
Standing Ovation = what one gets for good legs

olives olives and their oil
? olive olives olive-oil* olive-grove* olive-mill* olive-press*
! From the sack to the press
! Pressed while it is green
! Your olives, your oil
Press & Turn = what happens, and when it is yours
Stone Mill = where it was pressed once
Green Thread = how fresh oil runs
Silver Grove = what the hill looks like
Cold Press = how good oil is made
Sack & Stone = what one brings, and what turns
+Groveline = the row of trees
+Oilwright = somebody who knows oil
First Pressing = the best of the year
November Sacks = what stands before the mill
Bitter & Bright = how young oil tastes
Under the Olive = where one eats at noon

analysis numbers and what they say
? data-analysis data-analytics analyst* statistics spreadsheet* dashboard* pivot analyse-data excel
! From the spreadsheet to the answer
! Your own figures, and what they say
! The figure, and what it means
Pivot Point = where rows turn into an answer
Row & Reason = a number, and what is behind it
Scatter & Line = the dots, and what joins them
Clean Column = where every analysis begins
Median = the one in the middle
Chart Room = where a ship finds its way
Tuesday Tables = an evening with figures
+Figurewise = wise about figures
+Graphyard = where curves are grown
Outlier = the one that does not fit, and tells the most
Ask the Figures = what a good analyst does
Ten Thousand Rows = what a quick question can be hidden in

hire_table tables, plates and glasses for a party
? tableware cutlery plates-glasses real-plates crockery marquee* party-tent* party-hire chairs-and-tables tablecloth* dishes-for glassware party-rental*
! Real plates, and nobody washes up
! Set for everybody, stacked the day after
! The party stays, the dishes go
Clink = the sound of a good evening
Fork & Fête = what one eats with, and why
Plate & Parade = a table that looks its best
Stack & Sail = how the plates come, and how they go
Eighty Forks = what nobody has at home
Set for Many = how a long table looks
Long Tablecloth = what makes a yard a hall
+Platewagon = the cart that brings the plates
+Tableful = as many as find a seat
Sunday China = the plates for the good days
No Washing Up = the best thing one can say of a party
Glass & Napkin = what stands beside every plate

rooms rooms that are shared by the hour
? rehearsal-room* rehearsal-space* room-by room-hire rooms-by studio-space* shared-studio* shared-workshop* hall-hire storage-space empty-rooms free-rooms space-by
! The room is free, the door opens @code
! An hour that was empty is yours
! Loud, and nobody knocks on the wall
Room Eleven = the one where the good songs were made
Amp & Alley = where bands come from
Cellar Door Code = what opens the room
Loud Room = where nobody minds
Carpet & Cable = what every practice room has
Plug In = what one does first
Four on the Floor = a beat that everybody knows
Empty Hours = what rooms have by day
+Roombeat = a room with a rhythm
+Soundcellar = a cellar full of sound
Downbeat = the stroke with which it starts
Knock & Key = how one comes in without a key

snow snow and ice that have to go
? snow-clear* snow-remov* driveway* shovel* snowplough* snowplow* gritting snow-blower* plowing
! Clear before you look out
! Out of the drive before work
! You sleep, the snow goes
Clear Drive = what one sees at seven
Shovel & Salt = what it takes
Before the Plough = when it is done
First Flake = when the round begins
White Morning = what it was an hour ago
Steps & All = how it should be cleared
+Driveclear = nothing between door and road
+Snowward = against the snow
Grit & Go = what is spread, and what one can do then
Boot Path = the way from the door to the car
Early Shovel = who is out before everybody
Bare Ground = what one drives on

poultry hens, chicks and eggs
? chick chicks hen hens eggs poultry hatcher* brooder* layers broiler* chicken chickens
! Strong chicks, from the first day @chick
! Past the hard weeks when they come @weeks
! Eggs that somebody knows by name
Month Old = when a chick can stand the night
Peck & Perch = what a hen does all day
Warm Brooder = where the first weeks are spent
Nest & Nod = where it sits, and how it goes
Early Hen = the one that pays first
Speckled = how a good hen looks
Straw & Shell = what an egg lies in, and what it has
+Henward = where every chick is going
+Featherfold = where the young ones are safe
Good Layer = the one that everybody wants
Cock Crow = when the day begins
Sixth Week = when they go outside

cold things that have to stay cold
? cold-room* cold-chain cold-storage refrigerat* freezer* fridge* vaccine* ice-block* chilled cool-box*
! Cold from the catch to the counter @fish
! The temperature, kept all night
! Known while it is still cold
Two Degrees = how cold it should stay
Frost & Fin = the cold, and what it keeps
Ice House Yard = where things were kept before there were fridges
Cool Crate = the box in which it stays good
North Shelf = the cold one
Keeps Cold = what it has to do
+Chillward = on the cold side
+Frostkeep = where the cold is kept
Cold Hand = what one feels when the door is open
Steady Two = the number that must not move
Rime & Record = the frost, and the note of it
Shut Door = what cold needs most

street_food food from a van or a stall
? crepe* galette* pancake* food-truck* street-food food-van* food-stall* taco* burger* food-cart* hot-dog* kebab* falafel van-with
! Hot from the hatch
! Folded, filled, in your hand
! Lunch that comes to the car park
Hatch & Hot = the window, and what comes out
Fold & Filling = how it is made
Hot Plate = where it is baked
Queue & Crêpe = what one sees at noon
Paper Napkin = what goes with it
Parked for Lunch = where the van stands
Butter Edge = the crisp part
+Hatchway = where it is handed out
+Griddlewise = wise about the hot plate
Flip Side = the one that is golden too
Awning Up = how one knows it is open
Corner Van = what everybody looks for at noon

dumplings dumplings, noodles and bowls
? dumpling* noodle* ramen sushi pho bao momo pierogi ravioli gnocchi wonton* gyoza
! Folded by hand, gone in minutes
! Thin dough, and much inside
! A bowl that warms both hands
Fold & Steam = how it is made
Pinch & Pleat = how a good one is closed
Thin Dough = what one knows a good one by
Bamboo Lid = what one lifts
Grandmother's Fold = the one that never opens
Twenty Pleats = as many as it takes
Steam & Sesame = what one smells first
+Pleatwell = folded as it should be
+Dumplingyard = where they are folded
Rolling Pin = what lies on every table
Full Bowl = what one wants on a cold day
Chopstick Rest = where one lays them down

sauces sauces, spices and heat
? sauce sauces salsa chilli* chili spice spices seasoning* hot-sauce dip dips dressing* pesto
! A spoonful, and dinner is saved
! Hot, and you still taste something
! A jar that empties itself
Pestle & Pod = what grinds, and what is ground
Slow Burn = the heat that comes after
Third Spoon = the one that was one too many
Smoke & Seed = what a good chilli has
Wooden Pestle = what grandmother used
Red Jar = the one in the door of the fridge
Toasted = what the seeds are before they are ground
+Podward = after the chilli
+Spoonfire = a spoon with fire in it
Stir Well = what stands on the lid
Market Chilli = the one from the woman at the corner
Dip In = what one does first

threads yarn, quilts and what is sewn by hand
? quilt quilts quilting longarm yarn knit* crochet* embroider* patchwork sewing-pattern*
! The top is yours, the stitches follow @top
! Every stitch in its place
! From the last stitch to the bed @quilt
! Finished, and not in the cupboard for years
Batting & Back = what lies between, and what lies behind @quilt
Last Stitch = the one that everybody waits for
Patch & Post = the quilt, and how it travels @quilt
Thimble Row = what stands on the sill
Long Arm = what reaches across a quilt @quilt
Feather Stitch = one of the prettiest
Skein = as much yarn as hangs on a hook
+Quiltward = on the way to a quilt @quilt
+Needlefold = where needle and cloth meet
Binding Day = when the edge goes on @quilt
Log Cabin Row = a pattern that everybody knows @quilt
Warm & Pieced = what a quilt is @quilt

clocks watches and clocks
? watchmak* clock clocks wristwatch* the-watch your-watch watch-repair* old-watch* mechanical-watch* chronometer*
! It ticks again, and keeps its time
! Opened once, set right for years
! Grandfather's watch, on your wrist
Tick & Tell = what it does, and what for
Mainspring = what drives every watch
Second Hand Steady = the one that moves
Loupe & Lever = what a watchmaker works with
Wound Daily = what it likes
Quarter Past = a good time for anything
Balance Wheel = the heart of a watch
+Tickward = going again
+Dialhouse = a house full of dials
Stem & Crown = where one winds it
Noon Bell Again = when it strikes right
Case & Chime = what holds it, and what one hears

seats chairs and what one sits on
? chair chairs armchair* upholster* caning re-cane* cane-seat* rush-seat* stool stools sofa-repair* re-rush*
! A seat that holds again
! Old legs, new cane
! Sat on for another life
Cane & Rush = what seats are woven of
Good Seat = what a chair is for
Four Legs = what every chair stands on
Woven Seat = what gives a little
Rung & Rail = what holds a chair together
Sit Again = what one can do now
Kitchen Six = the set of chairs that every house had
+Seatwright = somebody who makes seats
+Canewell = cane that is woven well
Bergère Row = the chairs in the good room
Take a Seat Again = what one can say once more
Spindle Back = a chair with thin bars

birth birth and the first weeks
? midwife* midwives doula* newborn* postpartum postnatal birth pregnan* breastfeed* maternity
! Somebody with you in the first nights
! You sleep, somebody holds the baby
! Warm soup, and a second pair of arms
Forty Days = the time that belongs to mother and child
Night Hands = those that hold the child while one sleeps
Milk & Moon = what the first nights are made of
Little Breath = what one listens for
Cradle Side = where somebody sits
Born Sunday = a day that nobody forgets
Bundle & Broth = the child, and what the mother needs
+Cradlekin = those who stand round the cradle
+Nestwell = a nest that is well kept
First Forty = the days that count
Soft Swaddle = what the smallest lie in
Second Pair of Arms = what is missing at night

learner learning to drive
? driving-lesson* driving-school learner learners driving-instructor* driving-test licence-test learner-driver*
! From the first stall to the test
! The roads you will really drive
! Calm in the seat beside you
L Plate = what sticks on the first car
Clutch & Calm = what one needs at the first hill
Third Exit = what one hears at every roundabout
Mirror Check = what one does first
Hill Start = what everybody is afraid of
Passenger Calm = who sits beside you
Dual Controls = why nobody has to worry
+Roadready = fit for the road
+Clutchwise = wise about clutch and gears
First Roundabout = the one that everybody remembers
Parallel Park = what one can do afterwards
Pass Slip = the paper that one takes home

jobs work and those who look for it
? recruit* candidate* job-seeker* jobseeker* job-board* vacancy vacancies apprentic* hiring headhunt* placement-agency
! The right person, still there in a year
! Fewer applications, better talks
! A job round the corner
First Day = the one that everybody remembers
Firm Handshake = how it is agreed
Hat & Hook = what one hangs up on the first morning
Notice Period = what one has to wait for
Good Reference = what is worth most
Start Monday = what one hears at the end
Foot & Door = how one gets in
+Hirewise = wise about people
+Tradeward = on the way into a trade
Two Interviews = as many as it takes
Payslip & Pride = what work gives
Right Chair = the one that fits somebody

rota shifts and who works when
? rota rotas shift-plan* staff-plan* staffing shift-swap* duty-roster roster* who-works schedules-for
! Everybody knows their turn
! Fair turns, fewer messages
! The rota that asks for itself
Your Turn = what one hears when it is fair
Turn by Turn = how work is shared
Fair Share = what everybody wants of the work
Many Hands Club = what makes light work
Tea & Turns = who pours, and when
Rota & Rest = when one works, and when not
Name on the List = how one knows that one is needed
+Turnwise = each in his turn
+Handround = help that goes from one to the next
Whose Turn = the question that is answered
Saturday Five = those who always help
Swap & Smile = how a shift changes hands

call calls that somebody answers
? receptionist* answering-service call-centre missed-call* voicemail phone-receptionist answers-calls switchboard calls-for
! Picked up while it rings
! Somebody answers, in your name
! No call rings out
Second Ring = when somebody picks up
Front Desk Voice = who answers in your name
Ring & Reply = what one hears, and what follows
Hold Please = what nobody has to say
Party Line = how everybody once telephoned
Good Morning You = how a call begins
+Ringwell = a call that ends well
+Bellhand = the hand on the bell
Dial Tone Gone = no empty line any more
Put Through = what one hopes for
Who Is Calling = the question at the start
Hello Desk = where it is picked up

reservations tables and who sits at them
? reservation* table-booking* restaurant-booking* no-show-tables empty-tables waiting-list-for book-a-table
! Your table, by the window
! Every table finds its guests
! The chair that fell free is taken
Table by Window = the one that everybody asks for
Party of Four = what one says on the phone
Eight Sharp = when they come
Cover & Corner = the plate, and where it stands
Seated = what the evening is waiting for
Maître = who knows where everybody sits
House Full = what every kitchen likes to hear
+Seatfold = where every seat is counted
+Tableward = on the way to the table
Second Seating = the guests who come at nine
Napkin & Name = what lies on a table that is kept
Kept Table = the one that waits for you

drones seen from above
? drone drones aerial* survey-flight* quadcopter* uav
! Seen from above, known by noon
! The field, and a map of it
! No ladder, no scaffold, every tile
Sky & Stalk = from where it looks, and at what
Low Pass = a flight close over the field
Rotor & Row = what flies, and where
Hovering = how it looks closely
Field from Above = what nobody saw before
+Skyrow = a row seen from above
+Hoverfield = a field under a steady eye
Wind Window = the hour in which one can fly
Bird's Breakfast = the early flight
Overflight = the look from above
Map & Mast = what it makes, and how high it goes
Take Off Line = where it begins

spares parts and machines that must not stop
? spare-part* replacement-part* machine-repair* maintenance-contract* pump pumps bearing* gearbox* breakdowns downtime standstill lathe* cnc
! The line runs again by noon
! The part that nobody makes any more
! Greased, checked and running
Bearing & Belt = what wears out first
Night Shift Spanner = what is needed at two
Grease Nipple = where the care goes in
Last Known Part = the one that everybody looks for
Running Again = the two words one waits for
Shaft & Seal = what turns, and what keeps it tight
Drawing Number = how a part is found
+Cogwell = a cog that does its work
+Pumpwise = wise about pumps
Oil & Rhythm = what a good machine room has
Hum & Hold = how a good machine sounds
Toolroom = where it is made to measure

charging power for things on wheels
? charging-point* charging-station* ev-charg* electric-cars electric-vehicle* battery-swap* e-moto* charge-point* wallbox charger chargers
! Full by morning
! Plugged in, and no queue
! In on empty, out on full
Full by Breakfast = when the car is ready
Plug & Park = the two things one does
Green Socket = where it comes from
Swap & Ride = an empty one in, a full one out
Amber to Green = what the light does
Kerb Current = power at the roadside
Last Bar = when it is time
+Voltyard = where the full ones stand
+Chargeward = on the way to full
Cable & Calm = what one needs for a long trip
Long Range = how far one gets
Two Minute Stop = as long as it takes

swim learning to swim
? swim swims swimming swimming-lesson* swimmers learn-to-swim swimming-pool* lifeguard*
! From armbands to the deep end
! Brave in the water, step by step
! Every child should float
First Length Home = the one that counts
Bubble & Breath = what one learns first
Warm Shallow = where it begins
Two Hundred Metres = as far as one should be able to get
Toes Off the Tiles = the moment one floats
Frog Kick = how it is done
Towel & Triumph = what comes after
+Floatwell = what everybody should be able to do
+Poolward = on the way to the water
Goggles On = how it starts
Wide Water = where one need not be afraid any more
Kick & Glide = the two moves

windows windows and what one sees through them
? window windows window-clean* glazing glazier* double-glaz* conservator* shopfront*
! You forget that there is glass
! Clear to the corners
! The street, as it really looks
Clear Pane = what one forgets is there
Squeegee & Sky = what wipes, and what one sees
Sill to Sill = how it is done
Both Sides Clean = how one knows a good cleaner
Bright Pane = what lets the day in
Corner to Corner = where others stop before
+Paneworthy = as clean as glass can be
+Glasswright = somebody who knows glass
Ladder & Leather = what it took once
Sunny Pane = the one on the south side
No Streaks = what one sees at noon
See Through = what a window is for

mould mould, damp and small guests
? mould mold damp-wall* pest-control pest mice rats insects termite* cockroach* bedbug* air-duct* duct-clean*
! Found behind the wall, gone for good
! Air that you can breathe
! Gone, and the hole behind it closed
Dry Wall = what one should have
Behind the Skirting = where they live
Clear Duct = what the air comes through
Deep Breath Home = what one takes in a clean house
Gap & Gauze = where they come in, and what stops it
Dust Out = what a clean duct is free of
Quiet Attic = when nothing runs there any more
+Dampstop = the end of a wet wall
+Ductwell = air that comes clean
Plaster & Proof = a wall, and how one knows
Fresh Lungs = what one gets
Nothing Scratches = what one hears at night

locks doors, keys and who may come in
? locksmith* lock locks door-lock* keyholder* burglar* alarm-system* cctv security-guard* access-control door-code*
! Locked, and you know it
! In again, and the lock still whole
! One key, the right people
Latch & Ledge = what holds the door
Bolt & Brass = what a good door has
Key Turn = the sound that it is safe
Deadbolt = what holds at night
Spare Key = what somebody you trust has
Porch Light On = how one knows that somebody looks
+Boltwell = shut as it should be
+Keyward = who has the key
Two Turns = how one locks at night
Brass Latch = the one that falls by itself
Door & Deed = the house, and whose it is
Only You = who may come in

moves moving house and clearing it
? downsiz* house-clear* house-sale* estate-sale* declutter* removal-van* moving-van* move-house moving-in clearing-a
! A whole house, sorted with you
! What goes along, and what finds a home
! From the attic to the last box
Heavy Box = the one with the books
Attic & After = what is up there, and what becomes of it
Forty Years = what fits in a house
Keep Pile = what goes along
Labelled & Loaded = how it goes on the van
Smaller & Sunnier = the new place
+Atticwise = wise about what is up there
+Boxward = into the box it goes
Good Home Found = what every piece gets
Tea Chest = what one packed in once
Empty Attic = how it is at the end
Door to New Door = the whole way

fungi mushrooms and where they grow
? mushroom* fungi mycel* truffle* chanterelle* oyster-mushroom*
! Picked in the morning, fried at night
! Where they grow, and which to leave
! Grown in the dark, and good in butter
Cap & Stem = the two halves of it
Moss & Gill = where it grows, and how one knows it
After Rain = when one goes to look
Penny Bun = the one that everybody hopes for
Beech & Basket = the tree, and what one carries
Under the Birch = where it is
+Sporeling = what comes of a spore
+Mossward = to where it is soft
Fairy Ring = the circle in the grass
Damp Morning = the best time
Butter & Thyme = what it is fried in
Forest Floor = where one looks

leather leather, shoes and bags
? leather shoes shoemak* sandals handbag* belts saddler* cobbler* resole* tanned chappal*
! Cut to your foot, worn for years
! It gets better with every mile
! Stitched by hand, mended for life
Last & Leather = the form, and what goes over it
Sole & Stitch = what carries, and what holds
Hide & Heel = what it is made of, and where it wears
Worn In = when it is best
Good Grain = what one sees on good leather
Toe to Heel = where it has to fit
Waxed Thread = what holds for years
+Solewright = somebody who makes soles
+Tanward = on the way to good leather
Saddle Stitch = the one that does not open
Barefoot Tracing = how the size is taken
Buckle & Hide = what a belt is made of

jewels rings and small precious things
? jewell* jewelry wedding-ring* goldsmith* silversmith* necklace* earring* gemstone* engagement-ring*
! Old gold, a new ring @gold
! Made once, for one hand
! Worn every day, not kept in a drawer
Ring Finger = where it is worn
Clasp & Carat = what holds, and what counts
Small Fire = the torch at the bench
Old Gold New = what was grandmother's and is yours
Hallmark & Hand = the stamp, and who made it
Worn Daily = how it is meant
Filigree = the finest work there is
+Goldfold = where gold is folded into something new
+Gembright = how a stone looks on the right hand
Drawer to Finger = the way of an old ring
One of Itself = there is no second
Bezel = what holds a stone

physio backs, knees and getting up again
? physio* physiotherap* back-pain knee-pain rehab* osteopath* chiropract* mobility-exercise* fall-prevention
! Up the stairs again
! Small moves, every day
! The knee that does what you want
Second Step = the one that is easier
Knee & Stair = what is trained, and what for
Up & Out = where one gets to
Easy Stairs = what one wishes for
Ten Good Bends = as many as it takes each day
Loose Shoulder = how it feels afterwards
Bend & Balance = what is learned again
+Stridekind = kind to each step
+Limberly = how one walks again
Walk to the Gate = the first goal
Straight Back = what mother always said
Gentle Hinge = what a good knee is

remit money that is sent home
? remittance* send-money money-home sends-money diaspora pay-school-fees mobile-money payments-abroad abroad-pay*
! Sent from far, paid where it counts
! Home gets it, and you see it arrive
! School fees paid, not carried @school
Sent Home = where the money goes
Two Shores = here, and there
Far & Family = where one is, and whom it is for
Purse & Palm = from one hand to the other
School Bell Paid = what the money was for
Same Minute = how long it takes
+Homecoin = a coin that goes home
+Kinpurse = the purse of a family
Bridge of Coins = the way between two countries
Arrived Safe = the message one waits for
Mother's Hand = where it arrives
Cousin Post = how it was sent once

vintage things that had an owner before
? second-hand secondhand vintage thrift* pre-owned pre-loved resale used-clothes used-furniture antique* flea-market*
! It had a life, and gets another
! One owner before you, and a good one
! The good ones, found and cleaned
Second Owner Club = those who know what is good
Once Before = it has been loved already
Patina = what only years can give
Attic Find = what lay there for years
Label & Story = what hangs on it
Nearly Mine = what one thinks at the rail
Rail & Rack = where one looks
+Oldworthy = worth another life
+Foundfold = where good finds are kept
Passed Along = how it gets to the next
Worn Once = what is true of many good things
Good as Found = how it is sold

parking places for cars and bikes
? parking parking-space* car-park* parking-spot* driveway-parking bike-park* garage-space*
! Your space, before you turn the corner
! Empty by day, yours by the hour
! Once round the block is enough
Free Bay = what everybody looks for
Kerb & Corner = where one looks
One Space Left = what one hopes for
Front Bay = the one by the door
Lock & Lane = where it stands, and how one gets there
Nine to Five Space = what stands empty by day
+Baywise = knows where there is room
+Kerbfold = a fold for cars
Borrowed Drive = whose it is by day
Round the Corner Once = as often as one has to drive
Handbrake = what one pulls at the end
Number Plate Six = who may stand there

salvage old parts that are used again
? reuse-of used-building building-parts salvage* reclaimed demolition building-material* old-bricks used-parts architectural-salvage
! The door had a house before
! Out before the wreckers come
! Measured, listed, reserved by Friday
Old Brick New Wall = what becomes of it
Door & Lintel = what is saved first
Second House = where the beam goes next
Parquet & Panel = what lies in the old office
Saved in Time = out before the house comes down
Brass Handle = what one would never throw away
Good Timber Twice = a beam in its next house
+Beamward = where the old beam goes
+Brickfold = where old bricks wait
Last Look Round = before it comes down
Radiator Row = what stands in the yard
Numbered Doors = how it is stored

plans plans of rooms and houses
? architect* floor-plan* blueprint* interior-design* render* visualis* house-plan* building-permit*
! Walk through it before it is built
! Drawn to the last socket
! The wall where you want it
Pencil Line = where every house begins
Plan & Plinth = what is drawn, and what it stands on
North Elevation = the side without sun
Door Swing = what has to be drawn too
Scale & Stair = what an architect thinks of
Section A = where one looks inside
+Roomdrawn = a room before it is there
+Planfold = how plans are carried
Model Shelf = where small houses stand
Rule & Roofline = what is drawn last
Light from Left = how one plans a desk
Squared Corner = what everything hangs on

members clubs, members and dues
? club-secretary member-dues membership-fee* club-app* treasurers committee* sports-clubs members-of-the volunteers-in
! Who helps, who plays, who has paid
! The club runs, the secretary sleeps
! Fair turns for everybody on the list
Sideline = where the helpers stand
Kit Bag = what somebody has to wash
Clubhouse Key = who has it this week
Bar & Boots = what a club lives from
Line & Lime = how a pitch is marked
Minibus Monday = who drives
Half Time Orange = who cut it
+Pitchmate = who marks the lines with you
+Clubturn = everybody's turn at the bar
Tea Hut = where it all comes together
Halves & Helpers = the match, and who makes it possible
Team Sheet = who is on it

farm_machines machines for the field
? tractor* combine harvester-hire* transplanter* farm-machine* planter baler* machinery-ring custom-hire paddy
! In the field while the weather holds
! One machine, many fields
! Planted before the rain
Turning Strip = where the tractor turns
Hitch & Haul = what it does
Row Ready = how the field is left
Diesel Dawn = when it starts
Shared Plough = one for the village
Mud & Motor = what it has to get through
Last Acre = the one before supper
+Furrowmate = who does the field with you
+Acreward = on to the next acre
Before the Monsoon = when it has to be done
Half Day Field = how long it takes
Seat & Seed = from where one sows

irrigation water where it is needed
? irrigat* drip-irrigation soil-moisture sprinkler* watering orchards-water
! Water when the root asks
! Less water, the same harvest
! The row that is dry gets it
Root & Rain = what drinks, and what comes
Drip by Drip = how it is given
Damp Hand = how one felt the soil once
Row Tap = where it is opened
Dry Spell Ready = how the field is
Evening Water = when it is best
+Rootwell = where the water goes
+Dripfield = a field that drinks slowly
Sluice & Sun = what opens, and what dries
First Rain Tank = what is kept
Half the Water = what is enough
Ditch & Dew = where it runs, and where it lies

claims getting what one is owed
? refund* claim-back compensation consumer-rights appeal* objection* refusal* dispute* parking-fine* flight-delay*
! Read it, weigh it, answer in time
! An honest no before you pay
! The letter that they have to answer
Second Letter = the one they have to answer
Reason & Reply = what they wrote, and what we write
Worth Fighting = the first thing to find out
Grounds = what an appeal needs
Five Working Days = how soon one knows
Fair Hearing Desk = where it is read
+Claimwise = wise about what is owed
+Replywell = an answer that stands
Last Day to Object = what one must not miss
Stamp & Stand = when it arrived, and where one stands
Both Ends Read = the letter, and the law
Straight No = what an honest adviser says too

podcast voices that one listens to
? podcast* audio audiobook* radio voice-over* audio-guide* recording-studio* episodes listeners
! Worth the whole way home
! A voice in your kitchen
! Read by people who live it
Kitchen Radio = where one hears it
Voice & Kettle = who speaks, and what is on
Long Way Home Hour = when one listens
Ear & Lane = with what, and where
Read Aloud = how stories should be told
Fade In = how it begins
Red Light On = when nobody may speak
+Earfold = a place for the ears
+Listenward = on the way to a good voice
Cold Open = the first sentence
Signal & Sofa = where it comes in
Tape Hiss = what one heard once

museum old things and those who show them
? museum* archive* heritage exhibit* monument* archaeolog* curator* castle
! Behind the rope, for once
! What the label does not say
! Old things, and who held them
Behind the Rope = where one never gets to
Label & Lamp = what one reads, and by what
Glass Case = where it lies
Who Held This = the question worth asking
Dust & Data = what it has, and what one knows
Room Seven = the one that one should not miss
Gallery Bench = where one sits down
+Relicwise = wise about old things
+Pastward = on the way back
Found in Clay = where it lay
Curio = a small thing that one looks at twice
Night Guard = who knows every room

herds cattle, sheep and those who keep them
? cattle cow cows calf calves herd herds sheep goats goat livestock milking dairy-farm* shepherd* pasture*
! Known before she stops eating
! Every cow by number and by name
! Calm in the barn, milk in the tank
Bell Cow = the one that the others follow
Calf & Clover = the young one, and what it eats
Barn Walk = the round in the morning
Off Feed = the sign one must not miss
Ear Tag = how each one is known
Green Hoof = where she walks
Ewe & Field = who grazes, and where
+Herdwell = animals that do well
+Byreside = beside the warm barn
Milk at Five = when the day begins
Good Stockman = who sees it first
Gate Count = how many came home

lift lifts, stairs and getting up
? lift lifts elevator* stairlift* escalator* hoist ladder ladders scaffold-check* step-ladder*
! Up safely, every time
! Checked, stickered, safe to climb
! Looked at before the first rung
Top Step = where one wants to stand safely
Rung & Rail Check = what one looks at first
Going Up = what the lift says
Safe Rung = the one that holds
Green Sticker = what shows that it was checked
Shaft & Bell = what a lift has
Cable & Car = what carries, and what is carried
+Rungwise = wise about ladders
+Stepsafe = safe on every step
Both Hands = what keeps one on a ladder
Ground Floor = where one likes to arrive
Seven Checks = as many as a ladder needs

phones phones, laptops and what is inside
? phone-repair* screen-repair* laptop-repair* smartphone-repair* cracked-screen* refurbished-phone* refurbished-laptop* old-phones broken-phone* computers-for
! Cracked glass in, whole phone out
! Your photos stay yours
! More years in a good machine
Cracked Glass = what comes in most
Bench & Battery = where, and what is changed
New Screen Noon = when it is ready
Tiny Screws = what it takes
Back to Life = what one says when it lights up
Three More Years = what is still in it
+Screenwell = a screen without a crack
+Boardwise = wise about what is inside
Home Button = what one presses first
Pocket & Pixel = where it lives, and what it shows
Hundred Percent = what stands at the top right
Tweezer Hand = the steady one

tutor lessons for one or a few
? tutor* tuition private-lesson* homework-help exam-prep* live-class* live-lesson* small-classes online-lesson*
! From stuck to solved
! One page at a time
! The teacher knows your name
Hour on Tuesday = when it gets easier
Pencil & Patience = what it takes
Kitchen Table Hour = where it is learned best
Aha & Again = how one learns
Small Class = where everybody gets a turn
One Page Further = how it goes
+Lessonward = on the way to understanding
+Pagewell = a page that was understood
Front Seat = where one learns most
Crossed Out Once = what belongs to learning
Red Pen Down = when it is right
Margin & Mark = what was noted, and what one got

speech a language for those who need it at work
? teach-spanish spanish-for english-for german-for french-for arabic-for learn-spanish learn-english learn-german language-class* language-teacher* speak-only interpreters medical-spanish business-english
! The sentence you need, when you need it
! Practise it today, say it tomorrow
! Where does it hurt, in their own words @nurse
Dónde Duele = Spanish for where does it hurt
Bilingual Bell = the call that both understand
Say It Back = how one knows that it was understood
Ask Where = the first question one learns
Phrase & Pulse = the words, and what is felt
Two Words First = how one begins in a language
Spoken Here = the sign on the door
+Phraseward = on the way to the right words
+Tonguewell = a tongue that knows what to say
Plain Accent = one that is understood
First Sentence = the one that opens the door
Heard Right = what matters most

soap_goods soap and small things for the skin
? soap soaps cream creams balm balms lotion* shampoo* deodorant* face-oil* skincare cosmetic*
! A short list, and nothing hidden
! Kind to the skin that needs it
! You could read the list aloud
Bar & Basin = what one takes, and where
Soft Water = what skin likes
Bare Skin = what it is made for
Balm & Breeze = what helps, and what dries
Short Label = what is not in it
Lather Up = what one does
Clean Cheek = what one kisses
+Soapwort = a plant that foams
+Skinkind = kind to the skin
Cold Stirred = how it is made
Lavender Rail = what hangs to dry
Morning Basin = where the day begins

bookkeeping_trade the books of people who work with their hands
? bookkeep* tax-return* self-employed-tax vat-return* hst gst receipts-by-phone books-for accounts-for shoebox
! Snap the slip, drive on @truck
! Your own books, done at the month's end
! January without the panic
Glovebox Slips = where receipts end up @truck
Slip & Seat = what is kept, and where @truck
January Calm = how the tax month should be
Own Ledger = what everybody can keep
Month End = when it is all done
Pencil & Profit = what one writes with, and what is left
Tea & Tax = how it should be done
+Slipwise = wise about receipts
+Booksdone = what one says on Friday
Deduct & Done = what is saved, and how one feels
Black & Balanced = how the books should be
Every Receipt = what counts

care_rides rides for those who cannot drive
? patient-transport door-through-door wheelchair-taxi* medical-ride* rides-for transport-for-older minibus hospital-ride*
! Fetched at the door, back on the sofa
! A driver who knows your name
! Coat, stick, key, and off
Coat & Key = what one takes along
Arm & Aisle = how somebody is taken in
Same Driver = who comes each week
Front Step Wait = where one is fetched
Stick in Hand = how one sets off
Home by Tea = when one is back
+Doorthrough = from inside to inside
+Kindwheel = a ride with somebody kind
Unhurried = how the ride should be
Waiting Room Two = who sits there with you
Seat Belt & Smile = how it begins
There with You = who comes along

savings_circle saving together and taking turns
? esusu susu chama tontine savings-group* savings-circle* rotating-savings contribution* merry-go-round
! Everybody sees who has paid
! Nobody holds the cash alone
! Your turn comes, and the money is there
Round Table Purse = where everybody sees the money
Turn & Tally = whose turn it is, and who has paid
Seven Purses = as many as one circle has
Market Day Pot = what is full on the day it is needed
Whose Week = the question in every circle
Open Count = when everybody sees the sum
+Pursefold = where the purses come together
+Circlewell = a circle that holds
Knot & Coin = how money was carried in a cloth
Trusted Tin = the one with two keys
Last Turn First = what fair circles take care of
Small Notes Big Day = what many small sums become

fence fences, gates and yards
? fence fences fencing gate-install* post-hole* decking paving patio* hedge-trim* chain-link
! The quote before you leave the drive
! Straight posts, true gates
! From the tape to the gate
Post & Rail = what most fences are
Straight Line = how a good fence runs
Gate Latch = what one closes behind
Picket & Price = the fence, and what it costs
Corner Post = what the whole line hangs on
Spirit & String = how a straight line is found
+Railwright = somebody who builds fences
+Postwise = wise about where posts stand
Good Neighbours = what good fences make
Six Foot Oak = a fence that lasts
Yard to Yard = from one to the next
Hinge & Hasp = what a gate needs

briefing a letter that is read by people who decide
? newsletter* market-letter weekly-letter weekly-email* daily-briefing* briefing text-message-at paid-letter subscribers-get issue-of
! Read before the first meeting
! One page, and you know what to do
! Short enough to be read standing
First Coffee = when it is read
Page & Pulse = what is written, and how things stand
Standing Read = short enough for the corridor
One Plain Line = what it comes down to
Ten to Seven = before the day begins
Folded Page = what one puts in the pocket
Bottom Line First = how a good letter begins
+Morningline = the line that opens the day
+Briefwell = said in few words, and well
Post & Pointer = what comes, and what it shows
Before the Bell = when the market is still closed
Margin for Monday = what one wrote at the edge

mystery an evening in which one plays along
? mystery murder-mystery detective escape-room* immersive whodunit riddle* clue clues
! You sit beside a suspect
! Nobody leaves before it is solved
! The alibi is served with the soup
Third Guest = the one nobody has asked
Candle & Clue = what one sees by, and what one finds
Locked Pantry = where it happened
Soup & Suspect = what is served, and by whom
Half a Letter = what lay under the plate
Cold Trail = what one follows
Barn Door Creak = the sound before the light goes out
+Alibird = who sang too early
+Cluefold = where the hints are hidden
Empty Glass = the first thing one looks at
Who Was Where = the question of the evening
Velvet Glove = what was left behind

henna flowers, colour and a corner for the bride
? henna mehndi bridal-stage* wedding-stage* bridal-corner decoration-for wedding-decor* balloon* backdrop* event-decor*
! The corner stands before the guests come
! Gone again before the morning
! Pictures that grandmother will frame
Petal & Pattern = what lies there, and what is drawn
Golden Stool = where the bride sits
Four Sisters = those who put it up
Marigold Arch = what one walks through
Dark Red Morning = the colour that stays
Cone & Candle = what draws, and what lights
Velvet Corner = where everybody is photographed
+Petalhouse = a house full of flowers
+Hennaleaf = the leaf that gives the colour
Lantern Row = what leads to the door
Night of Hands = the evening before
Set by Sunset = when it is ready

pages documents that somebody or something reads
? document documents scan scans scanned ocr waybill* forms-are paper-forms handwriting archive-of delivery-notes contracts-are
! The page goes in, the fields come out
! Read once, typed never
! It says when it is not sure
Clean Copy = what comes out of a coffee stain
Page In = how it starts
Ink to Row = from the paper to the table
Stamp & Field = what stands there, and where it goes
Third Carbon = the one that nobody can read
Typed Never = what nobody has to do
Box Four = the one that was always empty
+Pagefield = where the words of a page go
+Readright = read as it stands
Margin to Margin = all of it
Smudge = what one reads over
Line & Letter = what is read, one after the other

air air that one breathes and feels
? air-condition* aircon air-quality ventilation air-filter* indoor-unit* co2-sensor* humidity air-purif* fan-coil*
! Cool, clean and quiet
! Air that smells of nothing
! The filter done, the room fresh
Cool Corner = the place everybody looks for in July
Fin & Filter = what gets dusty, and what holds the dust
Clear Breeze = how it should feel
North Breath = cool air from the good side
Soft Draught = what one hardly feels
Window Ajar = how air came in once
+Airwell = air as it should be
+Breezeward = to where it is cool
Quiet Fan = what one does not hear
Drip Tray = what nobody thinks of
Second Summer = when it has to work again
Fresh Room = what one comes home to

gear things for the mountain, hired or lent
? ski-hire* ski-rental* ski-school* trekking-gear trek-gear sleeping-bag* down-jacket* snowshoe* climbing-gear camping-gear outdoor-gear hire-desk crampon*
! Fitted the evening before
! Warm at the pass, dry in the valley
! Out of the rack, on to the snow
Base Camp Rack = where it all hangs
Pole & Pass = what one leans on, and where one goes
Buckle Up = what one does before the first lift
Dry Liner = what a good boot has inside
First Lift = the one for the early ones
Wax & Edge = what makes it run
Down & Dry = how a good jacket is
+Rackward = back to where it hangs
+Summitwear = what one wears up there
Last Run = before the lift stops
Thermos & Map = what one packs
Tent Peg = the small thing that holds

denied claims, denials and the money behind them
? denied denial* denied-claim* medical-billing billing-company* biller* reimburse* insurance-claims claims-for unpaid-claim*
! The pile worked, the cheque in
! Refiled, called, paid
! Nothing recovered, nothing owed @recovery
Second Filing = the one that is paid
Code & Cheque = what was wrong, and what comes
Old Pile = what stood there for months
Clean Claim = the one that goes through
Hold Music = what somebody listens to for you
Paid at Last = the stamp one waits for
+Claimback = what comes back after all
+Refilewell = filed again, and rightly
Phone & File = the two tools it takes
Line Nine = where the mistake was
Appeal Day = when it is asked again
Ninety First Day = when others have given up

prototype things that exist once, to try them
? prototype* 3d-print* small-series cnc-mill* laser-cut* injection-mould* moulds-for test-parts product-development
! In your hand by Friday @friday
! One to try before a thousand
! Drawn, made, in your hand
First Piece = the one that everybody wants to hold
Layer & Line = how it grows
One Off = made a single time
Test Fit = how one finds out
Nozzle & Night = what prints while one sleeps
Small Series = the ten after the first
+Printwright = somebody who prints things
+Firstform = the first shape of a thing
Rough Edge = what is filed off
Tool Path = the way the cutter goes
Chips & Coolant = what flies, and what cools
Hold It = what one does first

car_wash cars that shine
? car-wash* car-clean* detailing valet* car-polish* car-interior* mobile-wash wash-cars
! Clean while you work
! The crumbs under the seat are gone
! Shine that lasts past the rain
Shammy = the cloth that leaves no mark
Hub & Hood = where one begins, and where one ends
Crumb Free = how the back seat should be
Bay Three = the place with the good light
Wax Week = when it gets its coat
Mirror Finish = how the paint should look
+Shinewell = bright, and for long
+Hubward = down to the wheels
Foam & Form = what goes on, and what comes out
Second Bucket = the one for clean water
Rain Beads = what one sees on good wax
Like the First Day = how it smells

gadgets help with phones and computers
? tech-help computer-help digital-help smartphone-course* computer-lessons phone-lessons older-people-who-use online-banking-help it-support help-desk
! Somebody beside you, and no jargon
! The photo sent, the password written down
! Shown as often as you like
Which Button = the question that may be asked
Slow Click = how it is learned
Password Book = the one with the elastic
Tap Twice = what one is shown first
Grandchild for Hire = who has the patience
Chair Beside = where the helper sits
+Clickkind = kind with every click
+Pluggedin = when it runs again
Cable & Cake = what lies on the table
Screen & Spectacles = what it takes
No Silly Question = what is promised
Blinking Light = what it was this time

baby_goods things for the smallest
? stroller* pram prams cot cots nappies nappy diaper* baby-carrier* baby-sling* ring-sling* baby-clothes car-seat* baby-gear high-chair*
! Outgrown there, needed here
! Close, and both hands free
! Checked, cleaned and ready for the next
Small Wheels = what rolls through the first year
Sling & Stroll = how one gets about
Soft Knot = what holds a child close
Next Size Up = what is needed next month
Pram & Park = where one is at ten
Carried Along = where a small child is calm
+Cotkin = who slept in it before
+Slingwell = carried well
Heartbeat High = where a child likes to lie
Milk Tooth = what comes sooner than one thinks
Second Cradle = the one that has rocked before
Bib & Tucker = what one wears at table

compost_world what is left of the kitchen
? compost* biowaste food-scraps organic-waste kitchen-waste peelings worm-farm* vermicompost* coffee-grounds food-waste
! From the peel to the bed
! Black earth in a season
! Nothing of it is rubbish
Peel & Plot = where it begins, and where it ends
Dark Crumb = how good earth feels
Bucket by Door = where it stands on Thursdays
Worm & Wheelbarrow = who makes it, and what carries it
Tea Leaf Heap = where the leaves go
Second Soil = earth that was once a salad
+Peelwell = peel that does some good
+Mulchfield = where it is spread
Steam in March = how one knows it is working
Eggshell = what one finds in good compost
Fork & Heap = what turns, and what is turned

tailor clothes that are made to fit
? tailor tailors tailoring seamstress* alteration* made-to-measure dressmak* hemmed hems stitched-to ball-gown* suit-maker* asoebi
! Cut for you, let out when life changes
! Two fittings, and it sits @fitting
! The hem where it should be
Chalk & Cloth = what marks, and what is marked
Pin & Press = what holds, and what finishes
Second Fitting = when it sits
Tape Measure = what hangs round the neck
Basting Thread = what is pulled out at the end
Let Out = what a good seam allows
+Hemright = the right length
+Cuffwright = somebody who makes cuffs
Inside Out = how one knows good sewing
Waist & Wedding = what is measured, and for when
Thimble & Tea = what lies on the table
Sleeve Head = the hardest part

papers_home questions about law, tax or money, answered in plain words
? benefit-claim* debt-advice pension-advice mortgage-advice will-writing wills-and estate-plan* inheritance power-of-attorney
! Settled, signed and in the drawer
! Said plainly, while there is time
! So that the children need not guess
Top Left Drawer = where it should lie
Two Witnesses = what it takes
Seal & Sideboard = how it is closed, and where it is kept
Plain Will = one that everybody understands
Blue Folder = what they have to find
Settled Sunday = a quiet afternoon on which it is done
+Willwright = somebody who knows how to write one
+Folderwell = a folder in good order
House & Heirs = what is left, and to whom
Kitchen Table Law = where it is talked over
In Writing = how it should be
Clear Estate = what nobody will argue about
`;
