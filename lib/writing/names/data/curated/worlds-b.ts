/** The founder's very world: work, trade, town, culture and machines; how rows are read is told in ../../curated.ts. */
export const WORLDS_OF_WORK = `
metal metal, welding and machines that shape it
? weld* welder welders welding metal steel forge* blacksmith* machining cnc foundry sheet-metal lathe*
! Good welds, when you need them
! Work finished, orders kept
! Sound seams, on schedule
Anvil & Day = good metal work, day by day @hire
True Bead = a weld as it should look
Whitesmith = a smith who gives the finish
Steady Arc = how one knows a good welder
Good Seam = what is left when the light goes out
Second Spark = the extra welder, when one is not enough @hire
First Pass = the first run along the joint
Arc & Anvil = the new trade and the old one
Certified Spark = a welder whose papers have been seen @trust
Bright Arc = the light that joins two pieces
Struck Hot = iron, at the moment when it can be shaped
Spark on Call = a welder for the days one needs one @hire
Day Arc = a welder for the day @hire
Sound Weld = the one that holds when it is tested @trust
+Anvilday = a day of work at the anvil @hire
Iron Handshake = a deal between people who work metal @match
+Sparkhand = a hand that knows the spark
Tongs & Temper = what a smith works with

wood wood and those who work it
? wood wooden carpent* joiner* oak plywood woodwork* cabinet* timber-frame veneer
! Good wood, well used
! Made of wood that lasts
Grain & Plane = the wood, and what makes it smooth
Mortise = the half of a joint that receives the other
Shaving Curl = what lies under a good bench
Oak & Awl = a material and a tool
Sawhorse = what holds the board
+Grainwright = somebody who works with the wood
Knot & Grain = what makes each board its own
Planed True = smooth, and straight
Second Growth = wood that gets another life @lesswaste

workshop workshops, tools and trades
? workshop workshops tool tools tradespeople plumber* electrician* craftspeople toolbox machine-shop maker mechanics
! Tools that earn their place
! Good tools, good work
Top Tray = where the tools lie that one uses most
Spanner & Spark = what a good workshop needs
Worn Handle = how one knows the tool that is used most
Tool Wall = where everything hangs in its place
Bench Vice = what holds it still
Good Trade = one that feeds one, and pleases
Right Tool = half of the work
Leather Apron = what hangs by the door
Torque = the force that turns things

building_site building sites and what stands on them
? construction building-site* builder builders scaffold* contractor* site-manager* concrete crane cranes bricklay* plaster* surveyor* tradesmen building-firm* building-contract* construction-firm* building-trade
! The site runs, the day is kept
! Fewer surprises on site
! Built right the first time
Hard Hat = what everybody on a site wears
Topping Tree = what stands on the roof when it is up
Batten = what the roof is laid on
Good Mortar = what holds a wall together
+Sitewise = knowing what happens on a site
Brick by Brick = how anything gets built
Yard & Site = the two places between which everything moves
Foreman's Nod = what says that it is right
Out & Back = the two ways that every load goes
Straight Edge = what shows whether it is true
Footings = what everything stands on

roof roofs
? roof roofs roofing tile tiles gutter gutters loft
! Dry under every sky
! A roof to rely on
Ridge Line = the highest line of a house
High & Dry = how a house should stand
Rafters = what holds the roof
Slate & Sky = what one sees from up there
Gutter & Gable = what keeps the rain out
+Ridgewell = a ridge as it should be
Sound Roof = what one is glad of in the rain

painting_house paint and walls
? paint painter painters painting-company wallpaper decorat* facade*
! Fresh walls, happy faces
! A new coat, a new room
Second Coat = the one that makes it right
Wet Paint = the sign that something is new
Brush & Ladder = what leans against the wall
Fresh Coat = how a house gets young
+Brushwell = a steady brush
Drop Cloth = what keeps the floor clean

textile cloth, clothes and sewing
? textile* clothes clothing fabric fabrics sew sewing tailor* knit* yarn wool garment* dress dresses fashion shirt* shoes leather costume costumes uniform* linen-cover
! Good cloth, made to be worn
! Worn with pleasure, for years
! Clothes that stay good
Needle & Nap = what a tailor works with
Warp & Weft = the two threads of every cloth
Brass Thimble = small, and it saves the finger
Selvedge = the edge of a cloth that does not fray
Pinned & Pressed = how a garment is made ready
Running Stitch = the plainest and the oldest
+Threadwell = a thread that holds
Button Tin = where every button waits
Hem & Haven = where clothes are looked after
Let Out, Taken In = what makes a thing fit again @fitting
Bobbin = what runs along with every stitch
Tape & Chalk = what a tailor has in hand

costume the stage and what is worn there
? costume costumes theatre* theater* play-plays musical musicals stage actor* actors drama
! Dressed for opening night
! The whole cast, ready to go on
! Out of the trunk, onto the stage @trunk
! Less sewing, more playing
! Every costume gets another night
The Whole Cast = everybody on stage, and everybody dressed
Second Curtain = it rises again somewhere else @rent
Ruff & Ribbon = what makes a costume
+Stagewear = what is worn in the light
Understudy = whoever is ready to step in
Dress Rehearsal = the evening on which everything has to fit
Curtain Up = the moment it is all about
Trunk & Curtain = where it comes from, and where it goes @rent
Opening Night = the evening that counts
Wardrobe Trunk = everything for one play, in one place @rent
Stage Left = where the next one comes from
Another Bow = what good clothes get to take once more @rent
+Playtrunk = a play in a trunk @rent
Quick Change = how somebody becomes somebody else
Footlights = where one looks up from
House Lights = what goes down before it begins

music music and instruments
? music musician* instrument instruments piano* violin* guitar* choir* choirs singer* singing orchestra* bands a-band concert*
! More time to play
! In tune, and ready to play
! Music that brings people together
Good Pitch = the note as it should be
Upbeat = the moment before it begins
Treble & Bow = what strings need
Grace Note = the small one that makes it beautiful
In Tune = how everything should be
Second Verse = where everybody joins in
+Fiddlewood = the wood that sings
Four Voices = what a choir is made of
Key of C = where everybody starts
Sight Reading = playing what one has never seen
Chorus Line = where everybody comes in
Middle C = the note in the middle of it all

dance dance
? dance dancing dancer* ballet tango salsa
! On your feet when the music starts
! Dance like you mean it
Quarter Turn = how most dances begin
Sprung Floor = what is kind to the feet
Minuet = a dance in small steps
Two Left Feet = what nobody has after the third evening
Heel & Toe = how a step is made
+Waltzwell = three beats, and all in time
Last Waltz = the one that nobody wants to miss

books books and reading
? bookshop* bookstore* novel* author* publisher* library libraries-lend reader-clubs reading-group* literature poetry second-hand-books
! The next good book
! A book for every evening
Spine & Shelf = where books live
Marked Page = where one goes on reading
Bookplate = what tells whose book it is
Foreword = where a good book begins
+Shelfmark = what tells where a book belongs
Inside Cover = where a name is written
Deckle Edge = the rough edge of a good page
Page Turner = what keeps one awake
Lamp & Page = what an evening needs
Next Chapter = what one cannot wait for

print paper, print and pictures
? print-shop printer printing-house poster* paper-goods stationery letterpress screen-print* illustration* art artist* gallery photography photographer* photo-book* photo-studio*
! Pictures worth keeping
! Ink on paper, done right
Ink & Margin = what makes a good page
Deep Black = what a good print has
Halftone = how a picture becomes dots of ink
Etching = a picture drawn with patience
Light Meter = what tells how bright it is
+Inkfield = a page full of good ink
Contact Sheet = where one sees them all at once
Wet Plate = how the first pictures were made
Frame & Nail = what a picture needs

craft_goods pottery, candles, jewellery and made things
? pottery potter* ceramic* clay kiln* candle* jewel* goldsmith* weaving basket* glassblow* handicraft*
! Made by hand, meant to last
! Something to hold in both hands
! No two quite the same
Thrown & Fired = how a bowl is made
Kiln & Kettle = where cups come from, and where they go @kiln
Earthenware = clay, made useful by fire
+Kilnfield = where things are fired
Second Firing = the one that makes the glaze
Thumb Print = what shows who made it
Fired Right = how it comes out when somebody knows the kiln
Wick & Wax = what light is made of
Slip & Glaze = what makes a pot shine
Cone Six = how hot potters like it
Cool Kiln = the door that may be opened

toys toys and games
? toy toys game games board-game* puzzle* lego lego-bricks play-set
! Play that lasts all afternoon
! Toys with another game in them
Red Wagon = what every child wants to pull
Spin Again = what one says who is not done yet
Carousel Day = the one a child asks for again
Whirligig = a toy that turns in the wind
Top & String = the oldest toy there is
Wooden Train = what goes round the table leg
Your Move = what one says at the board
+Toywright = somebody who makes toys

sport sport and clubs
? sport sports club clubs football* tennis coach coaches team teams league match-day athlete* swim* cycling-club climbing
! More time on the pitch
! Good for the team, good for the club
! Ready for match day
Home Side = the ones one shouts for
Kick Off = when it begins
Underdog = the one that everybody is for
Teammate = somebody one plays for
Ball & Bench = what a club begins with
Extra Time = what is needed to win sometimes
Clean Serve = a good beginning
Club Green = where one meets afterwards
Half Time = when everybody gets together
Touch Line = where the parents stand
Fair Game = how it should be played
Sunday League = where it is still about the game

bicycle bicycles
? bicycle* bike bikes trike trikes cargo-bike* cyclist* cycling e-bike* rider riders
! Past the traffic, on two wheels
! Across town, without a scratch @deliver
! Quick through town, quiet too
! Get on and ride @ride
Bell & Basket = what a good bicycle has
Ring & Ride = heard first, then seen
Freehub = what clicks when it rolls
+Spokewise = wise about wheels
True Wheel = one that runs without a wobble
Spoke & Chain = what makes it go
+Cobblewise = knowing how to ride over cobbles @deliver
Past the Queue = where a bicycle goes @deliver
Kid Gloves = how fragile things are handled @deliver
Soft Saddle = what one is glad of after an hour
Gently Across Town = how cakes and flowers travel @deliver
Upright & Whole = how it arrives @deliver
Saddle & Crate = what carries it across town @deliver
Two Wheels & a Box = all that it takes @deliver
No Spill = how a cake should travel @deliver
+Cargobell = the bell of somebody who brings something @deliver
In One Piece = how it gets there @deliver

transport roads, freight and parcels
? truck* lorry lorries freight haulier* logistics parcel parcels pallet* warehouse* shipping-container* hauliers
! Loads that arrive as they left
! Fewer empty miles
! On the road, on schedule
Full Load = the one that pays for the way
Tail Lift = what makes heavy things easy
Wagoner = whoever brought the goods before there were lorries
Back Load = the freight that pays for the way home @nogaps
Axle & Acre = what a load crosses
Long Straight = the part of the road one likes
+Haulwise = wise about loads
Dock Six = where it is loaded
Sealed & Strapped = how it should travel
Roll Cage = what keeps it together
Green Light Run = when it goes without a stop

car cars and garages
? car cars garage garages mechanic* tyre tyres vehicle* driving-school driving-lesson* learner-driver* motorbike* campervan* camper*
! On the road again
! Drive with an easy mind
Clean Plugs = how an engine runs well
Full Tread = what one wants to have under one
Roadworthy = fit to be driven, and tested
Key & Kerb = where it stands, and what starts it
Third Gear = when it starts to go well
+Axlewise = wise about what is underneath
Pit Stop Lane = in, done, and out again
Good Mileage = what one gets out of it
Spare Wheel = what one is glad to have
Biting Point = the moment every learner knows @teach
Dipped Lights = how one drives who thinks of others

travel journeys and places to stay
? travel* tourist* tourism hotel hotels holiday* trip trips hostel* guesthouse* campsite* camping bed-and-breakfast
! A trip you will talk about
! Somewhere good to wake up
! Travel lighter, see more
Long Way Round = the one with the best views
Window & Aisle = where one sits on a good journey
Sojourn = a stay in a good place
+Stayaway = a place to stay, away from home
Postcard Home = what one writes when it is beautiful
Pitch & Peg = where the tent stands
Night Train = how one wakes up somewhere else
Room with a Tree = a view, and a quiet one
Small Bag = all that one needs
Off Season = when the best places are quiet

office offices and teams
? office offices meeting-room* desk desks coworking hr human-resources staff team-lead* onboarding remote-work employees-who
! A better day at work
! Less admin, more team
! Work that runs more smoothly
Corner Desk = the one by the window
Water Cooler = where one hears everything
Colleague = somebody one is glad to see on Monday
Desk & Door = where one works, and who comes in
First Week = the one that decides whether one stays
+Deskmate = whoever sits beside one
Coffee at Ten = when everybody meets
Standing Desk = where one thinks better

law law and authorities
? lawyer* legal court courts authority authorities immigration visa visas asylum notary contract-law will-and permit* official-letter* letters-from lawyers contracts solicitor*
! Know your rights, use them
! Official letters, without the fear @letter
! Answered properly, and in time
Fair Hearing = what everybody has a right to
Plain Right = what one is entitled to
Counsel = what one asks for when it is serious
Stamp & Seal = what a letter needs to count
In Due Form = how it has to be handed in
+Rightward = on the side of what is right
Round Seal = what makes it official
Answer by Friday = what a letter asks for, and gets @write

refugee people who have just arrived
? refugee* asylum newcomer* migrant* newly-arrived arrived-families immigrant* integration
! Arrive, and be understood
! A good start in a new place
! Nobody alone with a letter @letter
Second Chair = the one beside the person who reads @explain
The Open Table = where one may sit down with any letter @explain
Pen & Welcome = what waits at the table
+Newhome = where one begins again
Newcomer = somebody with everything ahead
First Address = where one's first letter arrives
Landed = what one is when one knows how things work
New in Town = what everybody was once
Table by the Window = where somebody helps @explain
Read with Me = what one asks at the table @explain
Warm Welcome = what one remembers all one's life
Come In, Sit = the first two things one says to a guest
Own Words = the ones one can say it in
Letter & Lamp = what lies on the table, and what one reads it by @explain

accounting books, taxes and small firms
? bookkeep* accounting accountant* tax-return* receipts receipt vat invoicing ledger ledgers tax taxes
! Books in order, head clear
! No more shoebox of receipts @receipt
! Ready for the tax office
Shoebox No More = where receipts used to be kept
Tidy Books = what every tax office likes
Balance Day = the one on which it comes out even
Tidied = how the papers are at the end
Receipt & Rest = what is handed over, and what one gets
+Bookwell = books as they should be
Both Columns = where it has to add up
Stub & Stamp = what is left of every purchase
April Calm = what one has when the return is done

insurance cover and claims
? insurance insurer* insured-people policyholder* premium* underwrit* insurance-claim*
! Covered when it counts
! Cover you understand
Large Umbrella = what one wants to have with one
Dry Side = where one stands in the rain
Brolly & Boots = what one needs in the rain
Just in Case = why one does it
Covered = what one wants to be
+Coverwell = cover as it should be
Spare Umbrella = the one for somebody else

finance_home saving and money in a household
? savings saving-money household-budget debt debts loans bank-account* pension pensions budget budgeting mortgage* loan-application
! More left at the end of the month
! Money, without the worry
Rainy Day = what one puts something by for
Pocket Money = where it all begins
Nestling = what grows if one looks after it
Penny & Plan = what one has, and what one wants
Clay Pig = what stands on the shelf
Penny Jar = what fills by itself
+Pennywell = money that is looked after
Biscuit Tin = where it used to be kept
Good Nest Egg = what is there when one needs it

retail shops and their stock
? retailer* shopkeeper* shop-owners stock shelves store-owners point-of-sale checkout till grocer* supermarket* boutique*
! Full shelves, happy customers
! A better day behind the counter
Full Shelf = what a shop should have
Corner Till = where the day is counted
Shopkeep = whoever stands behind the counter
Shop & Shelf = the two sides of a trade
Bell Over the Door = the sound of the day's first customer
Never Out = what one says of a good shop
+Shelfwise = knowing what stands where
Last One Left = what tells one to order

manufacturing factories and machines
? factory factories manufactur* production-machine* production-line* assembly plant-manager* maintenance-team* conveyor*
! The line keeps running
! Less standstill, more output
! Machines that stay well
Smooth Bearing = what one does not hear
Line Running = what everybody wants to see in the morning
Cog & Current = what makes a machine go
Oil & Order = what a machine needs
Early Shift = the one that notices first
+Gearwise = wise about what turns
No Standstill = what one does not want to pay for
Good Tolerance = how exactly it fits
Hum = the sound of a machine that is well

electronics devices and what is inside them
? device* laptop* electronic* circuit* battery-life robot* drone* printer* 3d-print* smartwatch* computer*
! Small device, big help
! It does its job, quietly
Little Circuit = what is inside
Blink = the sign that it is on
Wire & Wit = what it takes
Copper Trace = the way the current takes
+Wirewise = wise about what is inside
Small Signal = the one that matters
Solder & Sense = what makes a good device

energy power and where it comes from
? solar panels energy electricity wind-turbine* power-plant* grid kilowatt* charging-station* photovoltaic* battery-storage heat-network
! Cleaner power, lower bills
! More from every ray of sun @solar
Noon & Night = when it comes, and when it is used
South Facing = the side that pays
Solstice = the day with the most sun
Bright Meter = the one that runs backwards
Daylight Saver = what a roof can be
+Sunward = on the side of the sun
Kilowatt Corner = where it is made
Warm Wire = where it comes through
High Noon Roof = when a roof does most

data data, software and codes
? database* software-team* software-developer* web-developer* developer-team* developers-who data-analyst* data-scien* api api* machine-learning code-review server servers cyber* password* cloud-storage
! Ship with an easy mind
! Fewer surprises in production
Clean Branch = how developers like their work
+Bytewell = data that is looked after
Checksum = what shows that nothing was lost
Test & Trust = in this order
Dry Run = the try before it counts
Green Build = what developers hope for
Plain Data = what one can read
North Rack = where it stands, cool and safe
Known Good = the state to which one can go back

science laboratories and samples
? laborator* lab labs sample samples researcher* microscope* chemical* pipette* experiment*
- dental-lab* photo-lab* film-lab*
! Results you can stand behind
! Good samples, good science
Petri & Page = where one sees it, and writes it down
Clean Bench = where good work is done
Known Sample = the one that one compares with
Second Decimal = how exact one wants it
+Labwise = wise about samples
Meniscus = the curve at which one reads
Cold Chain = what must not break

language languages and words
? english-lesson* language-course* translator* interpreter* vocabulary grammar dialect* foreign-language speaking-practice
! Speak up, and be understood
! From first words to real talk
Small Talk = what one wants to be able to do first
Loan Word = one that has come to stay
Parlance = how people really speak
Word & World = the one opens the other
Fluent Friday = when one dares to speak
+Wordward = on the way to the right word
False Friend = the word one is warned of
Rolling R = what one practises in the shower

city town and neighbourhood
? city-centre municipal* town-hall citizens council neighbourhood* street streets public-space residents
! A town that works for people
! Good for the street you live in
Market Square = where the town meets
Street Lamp = what makes a street safe
Promenade = where the town goes for a walk
Lamp & Square = where people meet
+Townsquare = where everything happened
Third Bench = where one meets
Side Street = where it is worth looking
High Street Day = when everybody is out

church communities and festivals of faith
? church churches parish parishes mosque* synagogue* congregation* faith religious monastery
! A place where people meet
Bell Tower = what one hears from far away
Vestry = where everything is made ready
+Bellrope = what one pulls to call people together
Nave & Neighbour = where people meet
Belfry Lane = where one hears the bells
Side Chapel = the quiet place
Hymn Board = what tells which one is next

weather snow, storms and the seasons
? weather storm* snow ski skiing frost rain flood* heatwave* avalanche*
! Ready for the weather
! Known before it blows
Fair Weather = what one hopes for
Storm Lantern = what stays lit in the wind
Weathercock = what shows from where it blows
Almanack = the book that knew the weather
Frost & Fair = what a good forecast knows
Snow Line = where it gets white
North Wind = the one that is felt first
+Frostwise = knowing when it will freeze
High Pressure = what brings the blue days
Dry Spell = when one can get out on the fields

waste bins and what is in them
? bins rubbish garbage trash waste-collection recycling plastic-waste litter plastics
! Less rubbish, more sense
! Out of the bin, back into use
Empty Bin = what one would like to see
Bottle Bank = where it begins again
Refill = what makes the second bottle needless
+Binwise = wise about what goes where
Return & Refill = how it goes round
Deposit Day = when the bottles go back

wedding weddings
? wedding weddings bride* couples-marry marri* engaged-couples
! The day as you pictured it
! Your day, beautifully done
Rice & Ribbon = what flies, and what binds
Something Borrowed = one of four things a bride needs @rent
Betrothed = promised to each other
+Ringday = the day of the rings
I Do Day = the one that counts
Long Veil = what one remembers
Top Table = where the couple sits
Two Rings = all that is really needed

accessibility getting about without obstacles
? wheelchair* accessib* ramp ramps rollator* blind-people disab* sign-language step-free
! In through the same door
! Getting about, without the fuss
Level Way Home = without a step from door to door
Wayside Ramp = the easy way up
Unhindered = with nothing in the way
Door & Ramp = how one gets in
Rolling Again = the news one waits for
Low Kerb = what makes a street easy
+Rampwise = knowing how to get in
White Cane = what finds the way @blind
Wide Door = a way in for everybody
`;
