/** Fields of work with names that say at once where one is; written as in nature.ts. */
export const FIELDS = `
radiolog* x-ray mri chest-ct ct-scan scans ultrasound mammogra* tumour nodule
Second Read = the look that a colleague takes at the same picture
+Lumenread = light, and somebody who reads it
Clear Slice = one layer of a scan in which nothing is hidden
+Scanwise = knowing one's way in a scan
Prior = the earlier picture that every new one is laid beside
Contrast = what makes the small thing stand out
+Lightbox = the lit wall on which pictures were once read
! Nothing on the scan grows unseen
! The second look, before the report

skin-cancer dermatolog* rosacea eczema acne sensitive-skin psoriasis reactive-skin
Bare Calm = skin that has nothing to complain about
+Calmcheek = a face without heat
+Stillface = a face at rest
+Dewbalm = a drop that soothes
Gentle Three = few things, and mild ones
Cool Cheek = what is felt when the heat has gone
Unblushed = no longer red
! For skin that answers back
! Calm skin, and a mirror without surprises

skincare cosmetics serum moisturiser cream
Bare Petal = soft, with nothing on it
+Dewfield = where the morning leaves its drops
Plain Balm = one that needs no perfume
+Glowroom = a room in which one looks rested
Soft Proof = seen in the mirror, not in an advert
Fresh Face = how one likes to leave the house
! Fewer jars, better skin
! What your skin leaves out

debt debts creditor creditors bailiff overindebt* insolvency
Breathing Space = what a letter of demand takes away first
Head Above = where the water does not reach
First Letter = the one with which it starts to get easier
+Clearfold = a letter, opened and put in order
Even Keel = a boat that lies straight again
Fresh Ledger = a page without red
+Openhand = a hand that asks for nothing
! The envelope is the hard part
! From the first letter to the last payment

tax taxes rental-income income-tax self-assessment tax-return vat deduction* tax-adviser
Shoebox = where a year of receipts is kept
Due Back = what comes home from the tax office
+Stubwise = knowing what a receipt is worth
Filed Early = the best feeling of the year
Clear Return = one that needs no second letter
+Taxside = on the side of whoever pays it
April Calm = how the deadline feels when it is done
! The tax return, off your weekend
! Claim what is yours, file and forget

bookkeeping bookkeeper accounts ledger bank-feed
+Tallyroom = the room in which it adds up
Clean Books = how a year should end
+Columnwise = one figure under the other
Black Ink = the colour of a good month
Two Columns = all that bookkeeping has ever needed
! Every receipt in its column
! Books that close on the first

dog-walk* dog-walker walker walkers dog-sitt* dog-owner* dog-owners
Good Lead = a line with a friend at each end
+Leashline = what joins a dog to a walk
+Pawround = a tour on four feet
Tailwag = the plainest yes there is
Wet Nose = how a dog says good morning
Once Round = the walk that every dog waits for
+Wagmile = a mile with a tail behind it
! Somebody your dog pulls towards
! The lead in good hands

pet-food cat-food dog-food pet-insurance vet veterinar*
Full Bowl = all that a pet expects of the day
+Pawplate = a plate on the floor
+Whiskerwell = a cat that is fine
Good Fur = what a healthy animal wears
Nine Lives = as many as a cat is said to have
! What the bowl says about you
! Fed for the life they lead

climb climbing bouldering climbing-gym boulder route-sett*
Good Hold = the one that lets one breathe
+Cruxline = the hardest moves, on one line
Chalk Up = what is done before it gets serious
+Betabase = where climbers keep what they know of a route
On Belay = the two words that make it safe
+Topout = the last move, and the view
! More time on the wall
! From the first hold to the last route

gym-owner* gyms fitness-studio personal-train* class-booking
+Repline = one more, counted
Warm Up = the way in
+Stridewell = going well, step by step
Full Class = no mat left on the shelf
! Full classes, empty front desk
! Less desk, more gym floor

hearing-aid hearing-aids audiolog* hard-of-hearing hearing-loss
Earshot = as far as a voice carries
Every Word = what one wants to hear at table
+Clearchime = a tone that arrives whole
+Tonewell = sound, and in good order
In Tune = how it should be set
Table Talk = what a hearing aid is really for
Good Ear = what is said of people who listen
! Hear the joke, not the echo
! Back in the conversation

podcast podcasts recording-studio podcast-studio audio-edit*
Warm Mic = one that is ready when you are
+Voicebench = where a voice is worked on
First Take = the one that often stays
Long Listen = the kind that lasts a whole walk
+Pressrecord = the button that it starts with
On Air = the two words over the door
+Goodtape = what an editor hopes for
! You talk, the tape is ours
! From microphone to published

vegan vegetarian seitan tempeh plant-butcher vegan-butcher meat-free
Green Cleaver = a butcher's tool, in another colour
+Rootblock = a butcher's block for what grows
+Smokeleaf = leaves with the taste of a fire
Good Seitan = a name that winks and says what it sells
Carver & Clove = what lies on the counter
Field Cut = what a butcher sells who owns no cow
+Beanhook = a bean where the ham once hung
! The counter, without the cow
! Everything a butcher does, from plants

roof-inspection roofs roofer roofing gutter gutters tile-roof
Ridgeline = the highest line of a house
+Tilewatch = an eye on every tile
Eaves = where the roof meets the weather
+Slateview = the roof, seen from above
High Look = a view for which nobody climbs
Dry House = what a good roof is for
+Gablecheck = the look that a house needs after a storm
! The roof, seen without a ladder
! Every tile has its picture

child-tutor tutoring tutor tutors maths-tutor homework-help after-school
Small Steps = how anything hard is learned
+Chalkside = somebody beside one at the board
Show Your Work = the words on every maths paper
+Brightdesk = a desk where the penny drops
Got It = the two words a tutor waits for
Next Page = where one goes when this one is understood
+Stepwise = one thing after the other
! Until the penny drops
! The hour after which homework is easy

spare-part spare-parts gasket gaskets bearings flange seals industrial-part* part-number*
Tight Seal = what lets nothing through
+Sealmatch = the ring and the groove it was made for
+Boltbook = the book in which every bolt stands
True Fit = the part that goes in the first time
Right Part = what one rings five dealers for
+Partlight = the part, found in the dark
Flange & Face = what a gasket lies between
! The right part, before the line stops
! One leak, one part number

wedding-flower* florist flowers bouquets wedding-florist
+Vowbloom = a flower for the day of the promise
+Petalpost = flowers that arrive
Stem & Vow = a flower and a promise
Wild Aisle = the way to the altar, in bloom
+Stemfield = where the bouquet grew
Buttonhole = the flower on a lapel
Second Bouquet = flowers that go on giving the day after
! Flowers for the day, not the budget
! From the field to the aisle

bike-subscription family-bike family-cargo school-run
Bell & Basket = all that a bicycle needs
+Pedalbox = a box that takes the children along
Kickstand = what lets a bike wait for you
+Spokeshare = wheels that are shared
Front Load = where the children sit
Freewheel = rolling without effort
School Run = the ride that it is bought for
! The school run, without the car
! Two wheels, room for everybody

church churches congregation parish parishes worship sermon
+Pewside = beside those who come on Sunday
Evensong = the service that is sung
Order of Service = the sheet in every pew
+Bellnave = a bell and the room below it
Sunday Ready = how Saturday evening should feel
+Psalmroom = where the songs are kept
Side Aisle = where helpers come and go
! Saturday evening, and Sunday is ready
! One volunteer, a whole service

farm-work* fruit-pick* seasonal-worker* picker pickers migrant-work*
Fair Furrow = a field where work is paid as promised
+Rowmark = the end of a row, and of a day
Good Season = one after which people come back
+Harvesthand = whoever brings it in
Open Gate = a farm that shows itself
First Row = where the day begins
Straight Terms = a contract without a back page
! See the farm before you sign
! A harvest with honest terms

chess chess-club
Quiet Move = the one that decides
+Rookway = straight ahead, as far as one likes
Open File = the line on which a rook comes to life
+Pawnhouse = where the small ones grow
Your Move = two words across a board
+Clubmate = a friend, and a word from the end of the game
Long Game = a season, not a minute
! One move, and you are in
! The long game, played together

newsletter local-news council-meeting* planning-application* town-council local-paper
Town Clock = what everybody looks up at
+Hallpost = word from the town hall
Plain Minutes = what was decided, in words for everybody
The Gallery = where the public sits, and sees
+Squareword = what is said on the market square
Public Record = what belongs to all
Second Reading = when it is looked at properly
! You were not in the room, we were
! Read it before the diggers come

market-trader market-traders stall stallholder* stock-loan*
+Stallfold = where goods lie until they are sold
Morning Stock = what is on the stall when the sun comes up
Good Faith = what a trader's word is worth
+Basketbond = a basket, and a promise
Evening Till = when it is paid back
Stallholder = whoever stands behind it
Fair Float = the money with which a day begins
! Stock in the morning, settled by evening
! A float for everybody with a stall

customs customs-code tariff* customs-dut* import-dut* hs-code cross-border
Green Channel = the way with nothing to declare
+Codeport = where a parcel gets its number
Stamp & Seal = what gets goods across a line
+Dutywise = knowing what is owed at the border
Clear Port = one in which nothing lies
+Tariffline = the line in the book that fits
Waved Through = how a good parcel crosses
! Over the border, without a phone call
! The code that lets it pass

linen sheets towels bed-linen hotel-linen laundry laundries
Fresh Fold = what lies on the bed at two
+Linenloop = sheets that go round and come back
Clothesline = where it all once hung
+Presshouse = where linen gets its edge
Turned Down = how a bed waits for a guest
White Load = the one that must be spotless
+Sheetround = the tour on which clean linen comes
! White sheets, on time, every time
! Beds made, nobody at the machine

community-solar solar-share solar solar-panel solar-panels solar-roof
+Sunshare = a part of the light
High Noon = the hour in which a roof earns most
+Rayfold = light, many times over
Daylong = as long as it is light
Common Sun = one that shines for tenants too
+Noonhouse = a house at its brightest hour
Borrowed Roof = where a panel stands for people without one
! A roof is not required
! The sun, for people who rent

compost composting worm-compost food-scraps organic-waste vermicompost worms
Black Gold = what gardeners call good soil
+Wormwright = the craftsman under the ground
Turned Earth = the smell of spring
+Loamround = a tour that ends in soil
Kitchen Loop = from the plate to the bed and back
Good Dirt = praise, among gardeners
+Peelhouse = where the peel goes to become something
! What leaves the plate comes back as soil
! From the kitchen to the bed

meal-kit meal-kits ready-meals dinner-box recipe-box meal-prep
Long Table = where everybody fits
+Ladlehouse = where it is shared out
Weeknight = when dinner has to be easy
Lid & Ladle = what a pot is served with
+Platefold = dinner, packed with care
Second Helping = the best praise a cook gets
! Dinner, decided
! Cooked tonight, planned by somebody else

restaurant-software restaurant-inventory kitchen-inventory food-cost menu-planning
+Passline = the counter where dishes leave the kitchen
Mise = everything in its place before the door opens
Covers = what a restaurant counts in the evening
+Larderbook = what is on the shelf, written down
Full Pass = a kitchen in its best hour
! Know the plate before it costs you
! Every ingredient on the books

hot-sauce sauces condiment* relish
Slow Burn = a heat that takes its time
+Emberjar = fire under a lid
Second Heat = the one that comes afterwards
Red Shelf = where the good bottles stand
+Pepperfold = more than one kind of hot
! A drop changes the plate
! Heat that still tastes of something

coffee-roast* roastery roaster coffee-subscription
First Crack = the sound a bean makes when it is ready
+Beanmile = the way a bean has come
Slow Roast = a bean that was not hurried
+Roasthouse = where it smells so good
! Roasted, rested, in your cup
! Beans with an address

brewing craft-beer microbrewery taproom
+Hopgarth = the yard where hops climb
First Pour = the glass that shows how it turned out
+Caskline = barrels in a row
Long Draught = how beer is drunk by people who mean it
! A glass worth the walk
! Brewed close to where it is poured

sleep sleep-coach* insomnia baby-sleep
Lights Out = the last thing anybody says
+Duskwell = evening, as it should be
Soft Landing = how one should arrive in the night
+Pillowside = beside the bed
Through the Night = what tired parents dream of
! The night, in one piece
! Wake up and mean it

mental-health therapy therapist counselling burnout burn-out anxiety
Long Exhale = what follows when somebody listens
+Calmharbour = water in which one can lie still
Unknot = what talking does to a tangle
Second Chair = the one that somebody sits in for you
+Lightwell = the shaft that brings day into a house
! Said once, it weighs less
! Somebody to tell it to

elderly-care home-care care-home dementia-care caregivers carers
Front Porch = where one is not alone
+Lampside = beside somebody's light
Familiar Face = what a door should open to
Tea at Four = the hour that must not be missed
+Hearthhand = a hand in the house
Good Company = what is missed most
! At home, and not alone
! The same face at the door

physiotherapy physio back-pain rehab exercise-plan
Up Again = where one wants to be
+Stridewell = walking, and nothing hurts
Full Stretch = as far as it goes, and then a little
+Kneeward = towards the knee that carries
Sound Step = one that can be trusted
! Back on the stairs
! One exercise nearer to the next walk

dentist dental dental-practice orthodont*
Good Bite = teeth that meet
+Crownday = when the tooth is whole again
Bright Molar = the one at the back, clean too
+Smilewell = to smile, without thinking of it
! A chair nobody dreads
! Teeth looked after before they ache

pregnan* postpartum new-mother* lactation breastfeeding midwi*
Soft Landing = how a child should arrive
+Moonround = nine of them, and then a face
Cradle Song = what calms both of them
+Nestlight = a lamp at three in the morning
! The first weeks, not alone
! Somebody to ask at three in the morning

nutrition diet dietitian* dietician* nutritionist* meal-plan* diabetes diabetic
Good Plate = what is on it decides
+Evenday = blood sugar without hills
Steady Line = how a curve should look
+Platewise = knowing what is on it
! What is on the plate decides
! Eating that fits the blood test

childcare nursery kindergarten daycare babysitt*
Early Nest = a warm place in the morning
+Kitehouse = where small ones learn to fly
Nap Time = the quietest hour of the day
+Marblebag = what a child owns
! Somewhere small feet run to
! A good place from eight to five

kids-clothes toy-rental toy-library children-clothes outgrow* baby-clothes
Hand Me Down = how clothes have always travelled
+Toyround = toys that go from house to house
Growing Room = space to become bigger
+Mittenbox = where the small ones are kept
! Grown out of, handed on
! Children grow, cupboards need not

language-learning language-school speak-spanish conversation-practice accent
Mother Tongue = the one nobody had to study
+Wordbridge = from one speech to another
Said Aloud = how a language becomes one's own
+Tonguewise = knowing how it is said
Second Voice = who one is in another language
! Say it before you are ready
! A language is learned aloud

exam-prep mock-exam exams revision
Pass Mark = the line one wants to be above
+Markwise = knowing what earns the points
First Sitting = passing without a second try
+Pencilday = the morning of the test
! Know what the examiner looks for
! Pass it once

coding-school bootcamp learn-to-code coding-course
First Commit = the day one becomes a programmer
+Loopschool = where things are tried again until they run
Rubber Duck = whom programmers explain their mistakes to
+Branchwork = trying without breaking anything
! Write it, break it, understand it
! From first line to first job

hiring recruiting recruitment job-board job-match* staffing
First Monday = the day that decides whether people stay
+Deskmatch = a person and the place that waited
Good Hire = one whom everybody is glad of
Open Chair = a place that waits for somebody
+Ladderway = up, one rung at a time
! The person, not the pile of letters
! Somebody who still comes in May

employee-training safety-training onboarding compliance-training upskill*
+Badgeday = the first one in a new place
Warm Start = a beginning among friends
Second Nature = what is done without thinking
+Stepwise = one thing after the other
! Ready on the first Monday
! Learned on the job it is for

event-planning events conference conferences festival trade-fair
House Full = the sign everybody hopes to hang out
+Stagedoor = where those who work go in
Front Row = where one sees the sweat
+Doorlist = those who are expected
! The doors open, everything stands
! Every guest on the list, every chair too

travel trip-planning holiday tours tour-operator itinerary
+Mapmate = somebody to hold the other side
Long Weekend = just enough to get away
Side Street = where it gets interesting
+Trailpost = the sign that says how far
Window Seat = the best place on any journey
! Where the guidebook turns back
! Off at the right stop

hotel-software guesthouse hostels bed-and-breakfast boutique-hotel
Turndown = the bed, made ready for the night
+Keynight = one night, one key
Night Porter = who is there when nobody else is
+Bellhouse = where somebody comes when it rings
! The guest arrives, the key is ready
! Every room, one glance

camper-van campers motorhomes van-rental campsite
+Laybynight = a place to stop
Pitch & Park = where a van is at home
+Embercamp = where the evening ends
Blue Hour = when the fire is lit
! Wake up where you stopped
! The road, with a bed in it

board-game board-games tabletop party-game
House Rules = those that apply at this table
+Dicefold = a game that packs small
Your Turn = the two words that put a phone down
+Tokenry = all that moves across a board
! One box, a whole evening
! Phones down, dice out

video-game mobile-game esports gamers game-studio
+Questline = one task after the other
Save Point = where one can stop without losing
Boss Level = the one that is talked about
+Pixelyard = where small things are built
! One more round
! Played together, not against the clock

music-lesson* music-school guitar-lesson* piano-lesson* instrument-rental
Grace Note = a small one that makes the tune
+Chordhouse = where notes live together
Middle C = where every pianist begins
+Fretside = where the left hand works
Practice Room = where it gets better
! From the first note to the first song
! Practice that sounds like music

film video-production video-edit* filmmak* short-film
Good Take = the one the director nods at
+Reelhouse = where the film is kept
Opening Shot = what decides whether people stay
+Framewise = one picture after the other
! The take you will want to keep
! Shot once, cut well

photography photographer photo-edit* portrait wedding-photo*
Good Light = what every photographer waits for
+Framehouse = where pictures hang
Golden Hour = when faces look best
+Shutterside = beside whoever presses the button
! The picture you will frame
! Hold still for a second, keep it for years

ev-charging electric-car charge-point wallbox charging-station*
+Plughouse = where a car drinks
Quiet Mile = how an electric car drives
Full by Seven = the battery, when one leaves
+Voltstop = where one fills up on current
! Parked is plugged in
! Full before you leave

energy-saving energy-audit heat-pump insulation retrofit
Warm Wall = a house that keeps what it is given
+Emberhouse = warm in the middle
Low Flame = heat that does not cost the world
+Wattwise = knowing where it goes
! A warm house that uses less
! Heat stays where it is paid for

water-leak leak-detect* water-meter drinking-water water-filter
Headwater = where a river starts
+Dropmark = each one counted
Clear Spring = water as it should be
+Brookline = where it runs
! Every drop accounted for
! Know of the leak before the ceiling does

carbon-account* emissions sustainability-report* climate-report* carbon-credit*
Light Step = one that leaves little behind
+Leafledger = the book in which a tree counts
+Treeline = where the count ends well
+Airmark = what a product leaves behind
! Every tonne has its receipt
! Figures that an auditor can follow

farm-sensor soil-sensor crop-monitor* irrigation precision-farm*
+Furrowsense = a field that says what it needs
Good Acre = land that is known
+Rowmark = where each row ends
Tilth = soil that is ready to be sown
! The field tells you first
! Water where the root is

cattle-monitor* dairy-farm* milking livestock herd
+Herdsense = knowing how the animals are
Bellwether = the animal the others follow
Milking Hour = twice a day, every day
+Udderwell = a cow that is fine
! Know the cow that is off her feed
! Every animal, every day

beehive beekeep* hive-monitor* hives bee-sensor
Waggle = the dance that tells the others where to go
+Humwell = how a good hive sounds
+Hivewatch = an eye on the bees
First Flight = the warm day in March
Skep = the old straw hive
+Swarmsign = what bees do before they leave
Good Queen = what every colony needs
! Open the hive only when it asks
! Hear what the hive says

fish-farm* fisher* fishing-boat* seafood-box catch-of
Day Boat = one that is home by evening
+Netmark = whose catch it is
Landing Hour = when the fish comes ashore
+Quaymark = the stone where boats tie up
! From the quay to the plate
! Landed today, and by whom

furniture upcycl* second-hand-furniture furniture-repair joinery
Drop Leaf = the table that grows for guests
+Oakhand = a hand that knows wood
Good Joint = what holds without a screw
+Grainfold = wood, and what can be seen in it
! Made once, sat on for decades
! Old wood, second table

fashion-rental clothes-rental second-hand-clothes vintage-cloth* clothes-repair tailor
+Hemline = where a dress ends and a style begins
Selvedge = the edge that does not fray
+Seamwell = sewn so that it holds
Worn Well = clothes with a life before
+Buttonyard = where nothing is lost that can be sewn on
! Worn often, owned by nobody
! A wardrobe that goes round

shoe-repair cobbler sneakers shoes footwear
Good Sole = what one walks on
+Lacework = tied, and off one goes
Well Heeled = with money, or with good shoes
+Soleyard = where shoes get another year
! The next thousand steps
! Resoled, not replaced

hairdress* hair-salon barber barbers hair-care braids
+Lockhouse = where hair is looked after
Good Parting = a straight line and a friendly goodbye
+Combside = beside the mirror
Warm Towel = how it starts
! The cut that still sits on Thursday
! A chair, a mirror, an hour

jewell* goldsmith engagement-ring*
Hallmarked = tested, and stamped
+Claspmark = the small sign at the back
Facet = one side of something that shines
+Gemyard = where stones are cut
! A stone with a story
! Made for one finger

ceramics pottery potter ceramic-studio
Slow Kiln = fire that takes its time
+Glazehouse = where it gets its shine
Maker's Mark = the sign under the cup
+Wheelroom = where the clay turns
! Thrown, fired, on the table
! No two cups alike

cleaning-service cleaners office-cleaning window-clean* house-cleaning
+Gleamround = a tour that leaves a shine
Clean Slate = nothing left on it
+Broomside = beside whoever sweeps
Bright Corner = where one sees whether it was done well
! The keys back, the floor dry
! Clean when you come home

moving-company removals house-move self-storage storage-unit*
Last Box = the one after which one sits down
+Boxlight = easy to carry
New Keys = what it was all for
+Cratehouse = where things wait
! The last box, in the right room
! From one front door to the next

plumber plumbing boiler boilers heating-engineer*
Tight Joint = one that does not drip
+Copperline = where the water runs
Dry Floor = what a plumber leaves behind
+Valvehouse = where the water is tamed
! The tap stops, the day goes on
! Dry by the evening

electrician* rewiring fuse-box smart-home
Good Circuit = one that closes
+Sparkside = beside the current, and safe
Lights On = when the work is done
+Fusewell = nothing blows
! Lights on, and safely
! Every wire where it belongs

gardener gardening garden-design landscap* lawn allotment*
Potting Shed = where gardens begin
+Bedrow = what is planted in a line
Long Border = the pride of a garden
+Trowelhand = a hand that knows soil
! A garden for whoever has no time
! Something in bloom, every month

construction-site builders building-site contractors subcontractor*
Plumbline = what shows whether it stands straight
+Brickbook = where a building is written down
Topping Out = the day the roof is on
+Beamside = next to what carries
! The whole site on one page
! No wall is opened twice

construction-safety safety-helmet* ppe workplace-safety near-miss*
Home Safe = how every shift should end
+Helmetside = near those who wear one
Good Footing = where one stands firm
+Railmark = where one holds on
! Everybody home, every evening
! Seen before somebody falls

property-manage* landlord* tenants rental-management lettings housing-association*
Latchkey = the key to one's own door
+Keystead = a place, and the key to it
Front Step = where a home begins
+Gablebook = the book about the house
! The tenant rings once
! Every flat, every repair, one list

real-estate estate-agent house-hunting home-buy* mortgage mortgages
First Key = the one that is never forgotten
+Doorlight = somebody is at home
Good Bones = what is said of a sound house
+Plotline = where a house begins
! A front door of your own
! The house behind the photographs

parking parking-space* driveway* car-park
Forecourt = the place in front of the house
+Baymate = somebody who lends a place
Kerb & Key = where a car rests
+Slotway = the way to a free place
! Arrive, and be parked
! The space next door

courier delivery-service last-mile parcel-delivery bike-courier
Last Mile = the one that counts
+Doorlight = somebody is at home
+Knockway = the way to a door
+Parcelway = the way to the door
! At the door, on the day
! From your counter to their hallway

freight trucking haulage shipping-container warehouse-software fleet
Backhaul = a load for the way home
+Loadline = as full as a ship may be
Good Load = one that sits, and pays
+Axlemark = what a road takes note of
! No lorry drives home empty
! Every load knows its way

cold-chain refrigerat* vaccine-transport cold-storage
Icehouse = where winter was once kept
+Frostmark = cold, and it can be proven
Unbroken = how a cold chain must be
+Chillgate = where warm stays outside
! Cold all the way, and proven
! From the dock to the door, one temperature

insurance insurer insurers claims-handling micro-insurance crop-insurance
Plain Cover = a policy one can read
+Umbrellaway = dry, all the way
Rain or Shine = when it holds
+Coverfold = what lies around one
! Cover you can read in a minute
! The claim, paid while it still hurts

lending microloan* micro-loan* microfinance small-loans loan
Good Faith = what a loan is made of
+Coinbridge = money to the other bank
Handshake = how it was once agreed
+Pursewise = knowing what one can afford
! A loan the size of the need
! Borrowed for the day, repaid in time

savings saving-circle* pension pensions invest investing
Acorn Jar = a small start, put by
+Pennygrove = where small money grows
Rainy Day = what one saves for
+Nestline = where one is heading
! Small sums, kept up
! Put by before it is spent

remittance* money-transfer mobile-money send-money
Home Tonight = when the money is there
+Coinpath = the way that money takes
Open Purse = for those at home
+Sendwell = sent, and all of it arrived
! Sent here, spent there tonight
! All of it arrives

legal-aid housing-advis* advice-charit* casework* case-note* legal-advice contract-review law-firm* lawyers solicitors
Plain Counsel = advice one can follow
+Clauselight = the small print, lit
Fair Copy = a contract as it should be
+Briefbench = where a case is prepared
! The clause, in plain words
! A lawyer before it is too late

immigration visa-application* asylum refugees newcomers
First Address = where one can be reached
+Bridgeway = from there to here
Welcome Mat = what lies before a good door
+Stampgate = where a country begins
! The right form, the first time
! From the border to the first address

charity-software fundraising donors food-bank volunteers volunteering
Many Hands = what makes light work
+Giftline = where it comes from, where it goes
Good Turn = what one deserves and another does
+Handbridge = from those who have to those who need
! Every hand has something to do
! What is given, and where it goes

city-council municipality citizens public-service* permits
Town Clock = what everybody looks up at
+Hallway = where one waits no longer
Open Counter = one with somebody behind it
+Squareword = what is said on the market square
! The office, without the queue
! Asked by citizens, answered by the town

recycling refill zero-waste packaging reusable-packaging
Good Loop = what comes back
+Loopyard = where things turn round
Round Again = not for the bin
+Balehouse = where it is pressed and passed on
! Used, rinsed, used again
! The bin can wait

phone-repair laptop-repair repair-cafe repair-shop appliance-repair
Good as New = how it comes back
+Mendbench = where it is opened and put right
Kept Going = what repair is for
+Screwbox = where the small ones are
! Mended while you wait
! The old one, working again

cybersecurity phishing fake-email* fake-invoice* fraud* hacker* malware security-training password-manager
Deadbolt = the lock that means it
+Latchmate = somebody who checks the door
Who Goes There = the question of every good guard
+Keyhouse = where they are all kept
Second Glance = the look before the click
+Hookproof = no bait is taken
! The click that nobody makes
! Locked, and everybody has a key

data-platform analytics dashboards forecasting data-quality
+Rowlight = the line that matters, lit
By the Numbers = with nothing left to feeling
+Signpost = which way it points
True Column = figures that agree
! The figure everybody agrees on
! From the spreadsheet to a decision

developer-tool* developers sdk api-test* code-review
Clean Build = what every team hopes to see
+Nodeyard = where things connect
Green Run = all tests passed
+Branchline = a way of one's own, and back
! Ship it on a Friday
! Built by people who read the logs

customer-support helpdesk support-ticket* chatbot call-centre
+Ringside = near, when somebody calls
Warm Line = a voice at the other end
+Replyhouse = where an answer comes from
First Answer = the one that should be right
! The second question never comes
! Answered before they ring twice

3d-print* cnc machining prototype prototypes
Layer One = where every print begins
+Spindleyard = where metal gets its shape
First Off = the piece that shows whether it works
+Toolpath = the way the cutter takes
! From the drawing to the part
! One piece, by tomorrow

laboratory lab-test* lab-software clinical-trial* specimen
Bench Notes = what was seen while it happened
+Flaskmark = up to this line
Known Good = what the others are compared with
+Slidehouse = where samples are kept
! Every sample has its place
! Results that can be repeated

genealogy family-history memoir life-story life-stories
Old Branch = where one comes from
+Kinbook = those who belong together
Told Twice = a story worth it
+Threadname = what runs through a family
! The people you come from
! Stories, before they are forgotten

funeral* undertaker grave-care memorial bereave*
Evening Bell = what calls the day to its end
+Ivystone = green, and lasting
Kind Order = when somebody sees to it
+Lanternrest = a light that stays
! Somebody sees to it
! A goodbye that fits them

truck-driver* trucker* truck-stop truck-parking rest-area* lorry-park* ramp-parking
Next Bay = the free one that one hoped for
+Nightbay = where a lorry sleeps
Good Ramp = one with room on it
+Cablight = the lamp behind a windscreen at night
Layby = a place to stop
+Axlerest = where wheels and drivers rest
! A place to sleep, before it gets dark
! Know where to stop

archaeolog* excavation dig-site heritage-survey trench
First Layer = where the digging starts
+Shardbook = every piece, and where it lay
Trowel & Tape = all a dig once had
+Trenchmark = this deep, and no deeper
Good Context = what tells what a find means
+Relicroom = where finds are kept
! Every find, numbered the day it is found
! Dug with care, written up in time

sign-language deaf-child* deaf-babies deaf-adults signing
Open Palm = where every sign begins
+Handspoken = said with the hands
First Sign = the one a family never forgets
+Signhouse = a home in which hands talk
Both Hands = what it takes to speak
+Wavewell = hello, without a sound
! A language the whole family can see
! Hands before headphones

psychotherap* therapist-software therapy-practice session-note* practice-software
+Notewell = written down, and done
Fifty Minutes = as long as a session lasts
Second Chair = the one that somebody sits in for you
+Quietdesk = an evening without forms
Soft Close = how a session should end
+Couchside = near those who listen
! The hour is for the patient, not the form
! Close the notebook, go home

sell-on-credit credit-notebook corner-shop* shopkeeper* kiosks on-credit
Fair Tab = what is owed, and nothing more
+Tabwise = knowing who owes what
Shop Slate = where credit was once chalked up
+Chalktab = written once, wiped when it is paid
Good Account = what a regular has at the corner
+Counterbook = the book under the counter
! The tab that remembers
! Kept on the slate, paid on payday

car-wash waterless carwash car-clean* valeting
Dry Shine = clean, and the bucket stays empty
+Gleamlot = a car park that shines
One Litre = all it takes
+Waxwell = a coat that water runs off
Clean by Five = ready for the way home
+Shinebay = where it happens
! Parked dirty, driven home clean
! Clean without a drop wasted

scooter-fleet* shared-scooter* micromobility fleet-operator* shared-bike*
+Decktag = the small thing under the board
Found Wheel = one that came back
+Fleetsense = knowing where they all are
Lost & Ridden = first the one, then the other
+Kerbside = where they should stand
! The scooter tells you where it went
! Every scooter, where it should be

museum museums exhibition exhibits visitor-guide gallery
Told Here = by those who know
+Vaultvoice = a story for every object
Long Tale = one that takes a while
+Plinthside = next to the object
Room by Room = how one goes through a house
+Relicwise = knowing what one is looking at
! The object has somebody to speak for it
! A museum heard, not read

oyster-shell* reef reefs oyster-reef living-shoreline coastal-erosion
+Shellwork = what shells are good for
Slack Tide = the hour when the water is clear
+Reefline = where the waves break
Soft Shore = one that bends and stays
+Tidewall = where the sea stops
Living Edge = a coast that builds itself
! From the plate to the shoreline
! A wall that grows with the sea

tattoo tattoos scar scars scar-tattoo tattoo-studio
Fine Liner = the thinnest needle there is
+Inkpetal = a flower on the skin
Soft Needle = a careful hand
+Scarbloom = what grows over an old wound
Second Skin = the one that was chosen
+Stillink = drawn in peace
! A mark you chose yourself
! Over the scar, your own line

appointment-book* salon-software no-show clinic-booking
Full Diary = not one empty hour
+Slotwise = knowing when there is room
Next Chair = the one that is free
+Bookline = in line, and on time
! No empty chair at four
! Booked before they forget

water-sport* swim-school swimming-lesson*
First Length = the one they tell at home
+Lanewise = knowing where to swim
Deep End = where one is no longer afraid
+Splashhouse = where it begins
! From armbands to a length
! The first length counts

street-light* lighting-design led-light* lamp-repair
Afterglow = what stays when it is dark
+Wickhouse = where light was once made
Dusk Till Late = when it is needed
+Glowmark = a sign at night
! Light where feet go

sauna spa massage wellness thermal-bath
Birch & Steam = the smell of it
+Cedarhouse = warm wood
Long Exhale = what follows
+Steamwell = warm, and at ease
! Sit down, breathe out

drone-delivery drone-spray* crop-drone*
Kestrel = the bird that stands in the air
+Wingrow = over the field, row by row
Low Pass = close above the ground
+Rotorfield = where it lands
! Over the field before the rain

pest-control mosquito* rodent* bedbug*
Still Night = one without a hum
+Netwell = nothing gets through
Clean Eave = where nothing nests
+Quietloft = an attic without feet
! Gone, and no poison left

prison* reentry ex-offender* probation
Second Start = what everybody should get
+Gatelight = a lamp outside the gate
Open Door = the one that matters
+Bridgeday = the first one outside
! The first day out, not alone

blood-test* home-test* diagnostics screening
Clear Result = one that can be understood
+Dropmark = one drop is enough
Early Word = known while it is small
+Vialwise = knowing what is in it
! Know before it hurts
! One drop, one clear answer

menopause period fertility women's-health endometrios*
Moon & Month = how time is told
+Tidewise = knowing one's own tides
Plain Talk = nothing is whispered
+Bloomday = the good ones come back
! Talked about at last
! Your body, in plain words
`;
