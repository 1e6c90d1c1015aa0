/** The founder's very world: food, land, home and family; how rows are read is told in ../../curated.ts. */
export const WORLDS_OF_LIVING = `
bread bread and baking
? bread sourdough loaf loaves dough bakery bakeries baker bakers bake bakes baking flour baguette*
! The smell of a good loaf
! From flour to a loaf to share
! Bread that is worth the wait
! A crust you can hear
Crumb & Crust = the two things every loaf is judged by
First Rise = the hours in which dough does its own work
Risen = what dough is when it was given its time
Oven Spring = the last rise of a loaf in its first minutes of heat
Good Crust = what one hears before one tastes it
Proving Basket = where dough rests until it is ready
Live & Levain = the living start of every good loaf @kit
Well Risen = how a dough should look in the morning
Slow Loaf = bread that was given its time
Flour & Folk = bread, and those who bake it
Second Rise = the one that makes it light
The Daily Rise = what a starter does, day after day @kit
+Crumbwell = an even crumb, and a good one
Floured Hands = how one looks while baking
Overnight = the time in which a dough becomes bread

cake something sweet
? cake cakes baking cupcake* pastry pastries patisserie confection* chocolate* sweets biscuit* cookie* dessert* ice-cream
! Something sweet to share
! The sweetest part of the day
! Good to the last crumb
Sugar & Sieve = the beginning of every cake
Second Slice = what people ask for
Icing = the best of the cake
Icing Day = the day on which it gets pretty
Candle & Crumb = what is left of a good birthday
Wooden Spoon = the one that one licks
Cake Stand = where the best piece stands
Sweet Hour = the one at four in the afternoon
+Spoonsweet = as sweet as a spoonful
Last Crumb = what nobody leaves

coffee coffee
? coffee espresso barista coffee-roaster* roastery roasteries roasted-beans cafe cafes café cafés
! A better cup, every morning
! Good coffee, and time for it
! One more cup, and one more talk
First Crack = the sound by which a roaster knows that the bean is ready
Long Pour = a coffee with time
Crema Lane = where it smells of coffee
Aroma = what reaches one first
Bean & Bell = the cup, and the door one comes in by
Slow Roast = what brings out the taste
Corner Cup = the coffee round the corner
+Cupward = on the way to a cup
Good Grounds = what a good coffee leaves, and begins with
Morning Pour = the first good thing in the day

tea tea and herbs
? tea teas herbal infusion* herb herbs matcha
! A quiet cup, whenever you need it
! A good leaf, and time
! Put the kettle on
Slow Kettle = a kettle that nobody hurries
Second Flush = the summer picking that tea drinkers wait for
Leaf & Kettle = the two things that it takes
Steep = the minutes in which a leaf gives what it has
Three Minutes = as long as a leaf needs
+Leafhour = the hour that belongs to a pot of tea
Garden Cup = a tea from one's own bed

drinks beer, wine and what is pressed or brewed
? beer brewery brew wine winery vineyard cider distill* gin spirits juice juices kombucha hops
! Worth pouring for friends
! A good glass, honestly made
! Raised at the right moments
Hop & Barrel = where a beer begins, and where it rests
First Press = the best of the juice
Cellar Door = where one buys from the maker
Slow Cork = a bottle that was given time
Long Pull = how a good pint is drawn
+Vinewright = somebody who knows vines
Cask & Candle = what one finds in a good cellar
Good Vintage = a year that one remembers
Tap Room = where it is poured
Windfall = an apple that one only has to pick up

kitchen cooking and eating
? restaurant* chef chefs kitchen kitchens cook cooks canteen* catering recipe* meal-kit* meals lunch* dinner*
! Good food, less fuss
! More time at the stove
! A calmer kitchen, a better plate
Pass & Plate = where a dish leaves the kitchen
Salt Cellar = what stands on every table
Skillet = the pan that is used every day
Whisk & Ladle = what hangs beside the stove
Good Appetite = what one wishes at the table
Pinch of Salt = the little that makes the difference
Bay Leaf = what makes a pot taste of something
+Platewise = knowing what belongs on a plate
Rolling Boil = the moment when things get going
Back of House = where the real work of a restaurant is done
Cloth & Candle = a table for guests
Service Bell = the sound that a dish is ready
Simmer Down = what good sauces and good cooks do

allergy eating without a risk
? allergen* allerg* gluten coeliac intoleran* nut-free lactose
! What is in it, said plainly
! Know what is on the plate
! Every plate with its list
Safe Plate = a plate that one can eat without asking twice
Good to Know = what stands beside each dish
Eaten Gladly = how one eats who need not ask
Safe & Savoury = both things a good plate can be
Clear Menu = a menu that answers before one asks
Eat Easy = what guests with an allergy seldom can
+Platesafe = safe to eat
Nothing Hidden = what one wants to know of a dish

preserves jam, pickles, honey and what keeps
? jam jams pickle* ferment* preserve* chutney honey jar jars kimchi sauerkraut kefir
! Summer, in a jar
! Good things, kept for later
! Open the lid, taste the season
Pantry Row = jars, side by side
Jar & Label = how summer is kept
Cupboard = where the good jars stand
Relish = what makes a plain meal good
Last of Summer = what is in the jar in January
Honest Jar = with nothing in it that is not on it
Brine & Basil = what makes things keep, and taste
Lid & Larder = where the good things stand
+Jarwright = somebody who knows how to fill a jar
Winter Shelf = the one that feeds one in January

feed feed for animals
? feed fodder fishmeal hay silage larvae
! Well fed, and well grown
! Good feed, steady stock
! Healthy animals start at the trough
Trough & Tail = where they eat, and who does
Full Trough = what every farmer looks for in the morning
Good Feed = what good animals are made of
+Feedwell = feed, and feed well
Morning Feed = the first work of the day
Scoop & Scale = how it is measured out
Provender = an old word for what animals are given

cheese milk and cheese
? cheese cheeses dairy milk yoghurt yogurt butter creamery
! Good milk, and patience
! Worth cutting another slice
Rind & Rye = what makes a good supper
Curd & Copper = where a cheese begins
Churn = what makes butter out of patience
Cloth Bound = how the good wheels ripen
Slow Wheel = a cheese that took its time
Morning Churn = when butter is made
+Rindwell = a rind as it should be
Milk Stool = where it all begins

meat meat and fish
? butcher* meat pig pigs lechon hog-roast beef pork sausage* fisher* fishing oyster* seafood salmon fresh-fish fishmonger* fish-farm*
! From the sea to the table @fish
! You know the source
Hook & Harbour = where it comes from
Slack Water = the best hour to fish
Smokehouse = where it gets its taste
Angler = somebody with patience
Morning Catch = what came in today
Block & Twine = what a butcher works with
Cold Water = where the good ones live
Smoke & Salt = how it has always been kept
+Tidecatch = what the tide brought in
Fish on Friday = what one looks forward to

tins fish in tins and what opens them
? tinned* canned canner* sardine* anchov* mackerel tuna smoked-fish
! Open it, and supper is ready
! The sea, and a slice of bread
! Who caught it stands on the lid
Ring Pull = the small sound before supper
Silver Side = what one sees when the lid is lifted
Lid & Lemon = all that has to be at hand
Oil & Brine = what the good ones lie in
First Boat In = the one with the freshest catch
Six in a Row = how they lie in the tin
+Saltline = where the sea has been
Pilchard = a small fish that keeps well
Lota = Portuguese for the hall where a catch is sold
Bread on the Side = how it is eaten where it comes from

vegetables vegetables, fruit and the beds they grow in
? vegetable* allotment* garden gardens gardeners fruit fruits orchard* apple apples berries tomatoes greenhouse* salad mushrooms veg
! Good ground, and hands to dig it
! From the bed to the table
! Something green at home
! More gardens in good hands
Over the Fence = where neighbours agree
Plot & Neighbour = what it takes to have a harvest @match
Harvester = whoever brings it in
Common Plot = a piece of ground that more than one looks after @share
Borrowed Earth = ground that somebody lends @match
Trowel & Tea = work in the bed, and what comes after
Spare Bed = the one in the garden that nobody uses @match
Dug Together = how the bed was made @together
Orchard Gate = where one goes in to pick
Crate & Carrot = what comes from the field
Pea & Pole = what climbs, and on what
+Bedrow = a row in a bed
Sunflower Side = the sunny end of the garden
Rhubarb Corner = the part of every garden that needs no care
+Plotshare = a plot with more than one pair of hands @match
Half the Harvest = how the thanks are paid

flowers flowers
? flower flowers florist* bouquet* wildflower* bulbs roses tulips
! Flowers that say it better
! A bunch that lasts
! Stems with a story
Stem & String = what a bouquet needs
Cut at Dawn = when flowers last longest
Nosegay = a small bunch, tied by hand
Field Bunch = a bouquet as it grows
Sweet Pea = the flower that climbs the fence
Vase & Vine = where they stand, and where they grow
Petal Post = flowers that come to the door @deliver
+Stemward = where the flower begins
Meadow Bunch = picked as it stood
Hedge Rose = the one that grows by itself

garden gardens and green places
? garden gardening gardener* lawn lawns hedge* meadow* landscap* tree trees prun* planting balcony balconies
! A garden that welcomes you home
! More green outside the door
! Leave the garden better than before
Rake & Row = what a tidy garden shows
Green Gate = where the garden begins
Arbour = the shady seat under the leaves
Hedge & Lane = how the countryside is drawn
Garden Path = the way to the good place
Leaf Litter = where everything begins again
Mossy Step = a garden that has had time
Foxglove = a flower that comes back by itself
+Hedgewise = wise about what grows
Clipped & Green = how a good hedge looks
Long Border = what gardeners are proud of
Secret Garden Gate = the one that one would like to open

bees bees and honey
? bee bees beekeep* hive hives apiary colony colonies honey swarm
! Strong hives, sweet years
! Good for the bees, good for you
! A colony that comes through winter
Wax & Wing = what a hive is made of
Full Comb = what one hopes for in July
Skep = the old hive, woven of straw
Hive & Heather = where the bees go, and where they come home to
Queen Right = what beekeepers say of a colony that is well
Honey Flow = the weeks in which everything blooms
Smoker & Veil = what hangs by the door of a beekeeper
First Flight = the warm day on which the bees come out
Winter Cluster = how a colony gets through the cold
+Waxwing = a bird, and what bees are made of
Bee Line = the straightest way home

farm farming and fields
? farm farms farmer farmers crop crops field fields arable tractor* harvest wheat barley maize agricultur* smallholder* seed seeds
! Good for the field, good for the farm
! More of the harvest, kept @harvest
! Less worry between sowing and harvest @harvest
Gate & Furrow = where the field begins
Furrow = the first line in a field
Headland = the strip where the plough turns
Long Acre = a good field
Seed Drill = what puts each grain in its place
First Cut = the best hay of the year
Barn Door = what stands open at harvest
+Acrewise = knowing one's fields
Fallow & Full = the two states of a field
Dry Stone = a wall that stands without mortar
Top Field = the one with the view
Yoke = what lets two pull as one
Five-Bar Gate = where farmers lean and talk

grain grain and its store
? grain grains silo* grain-store* corn rice millet stored-grain
! The harvest, safe in the store
! Every tonne worth what it was
! Sound grain, down to the last tonne
! Sleep well over a full store
Dry Grain = what every store should hold
Sound Ear = grain as it should be
Sheaf & Silo = where grain was kept, and where it is now
Kernel = the part that matters
Cool Heap = how stored grain should be
Full Granary = what one wants to have in spring
+Grainsafe = grain that keeps
Grain of Truth = what one wants to know of a heap
Miller's Nose = what noticed first that something was wrong
+Cornkeep = where corn is kept
Barley Watch = somebody who keeps an eye on it

forest woods and timber
? forest* timber woodland* logging sawmill* firewood trees-per woodlot
! More trees left standing
! Good wood, and a forest after it
Tall Timber = what it takes eighty years to grow
Ring & Bark = how one reads a tree
Understorey = what grows beneath the tall trees
Standing Wood = trees that are still there
+Treeward = on the side of the trees
Split & Stacked = how firewood should be
Clearing = the light place in a forest
Birch Row = the pale line at the edge of the wood

water lakes, rivers and the water we drink
? water-quality river rivers lake lakes well-water irrigation rainwater pond* drinking-water groundwater water-use leak leaks
! Clear water, clear conscience
! Not a drop too much
Clear Spring = where good water comes from
Rill = a brook so small that one can step over it
Well & Bucket = how water was fetched
Headspring = where a river begins
Stepping Stone = what takes one across
+Rainkeep = what keeps the rain
Weir & Willow = a quiet place by the river
Sluice = what decides where the water goes
High Bank = where one sits to look

pool pools and clear water
? private-pool* private-swimming* pool-owner* pool-water pool-technician* pool-care pool-maintenance chlorine hot-tub*
! Clear water before you get there
! The right dose, and no more
! Jump in without a second thought
Clear Deep = how far one sees in good water
Deep End = where one is glad that the water is clear
Still Blue = water with nothing wrong in it
Tile & Tide = what holds the water, and what moves it
+Bluekeep = keeps the water blue
First Dip = the best minute of a holiday
Dipping Hour = when the water is right
Azulejo = Spanish for the glazed tile of a pool

sea the sea, boats and harbours
? boat boats harbour* harbor* marina* sail sails sailing yacht* ship ships sea coast* ferry kayak* canoe* surf* dive diving diver divers
! Out on the water, without worry
! A good day on the water
! Fair winds, and home again
Slipway = where a day on the water begins
Fair Wind = what sailors wish each other
Quay & Keel = where boats lie, and what they stand on
Harbour Lights = what one sees on the way home
Spring Tide = the highest of the month
Bowline = the knot that holds and comes undone again
+Keelwise = wise about boats
Safe Mooring = a place where a boat can lie
Curlew = the bird one hears on the shore
Slack Line = a rope with nothing pulling at it
Tide Table = what one looks at before setting out
Surface Time = the hour between two dives @diving
Salt & Sail = what a day at sea is made of

home_room homes and how they are furnished
? furniture sofa* interior* curtain* shelf shelves wardrobe* mattress* lamp lamps living-room kitchens-and flat-pack
! A room you like to sit in
! Home, a little better
! Made for the way you live
Corner Lamp = the light one reads by
Window Bench = the place that everybody likes
Alcove = the corner in which one likes to sit
Chair & Lamp = all that an evening needs
Four Walls = what one makes a home of
Long Shelf = the one that holds everything
Hearth Rug = where the dog lies
+Hearthside = beside the fire
Bay Window = where the light comes in
Upstairs Room = where it is quiet

housing homes, rents and those who live in them
? tenant* landlord* apartment* flats rent-a-flat property-manag* housing letting lettings flatshare* roommate* tenancy
! A house that is well looked after
! Homes in better shape
! Good for landlord and tenant
Front Stoop = the step on which neighbours talk
Roof & Rent = what it is about
House Rules = what makes living together easy
Good Tenant = what every landlord hopes for
Brass Knocker = what shines on a good door
+Roofwise = wise about houses
Bell Board = the names beside the door
Well Housed = how one wants to live
Stairwell = where everybody in the house meets
Keys & Care = what a good landlord gives
Lintel & Latch = what makes a door

heating warmth and what it costs
? heating boiler* heat heat-pump* radiator* insulation heating-cost* energy-report* meter-reading* renovations energy-bill* wood-stove* pellet-stove* tiled-stove* chimney* hvac air-condition*
! A warmer house for less
! Less heat lost, more money kept
! Warm rooms, lower bills
! Every degree earns its keep
Degree by Degree = how savings are made
Cold Snap = the days that show what a house is worth
Even Warmth = the same in every room
Lower Flame = as much as it needs, and no more @rank
+Warmwise = wise about warmth
Ember & Eave = the fire, and what keeps its warmth in
Pilot Light = the small flame that is always on
Roof to Cellar = where one looks for what is lost @rank
South Wall = the warm side of a house
Kept Heat = warmth that stays in

cleaning_home a home that is kept clean
? cleaner cleaners housekeeping cleaning-company window-clean* domestic carpet*
! Come home to a clean house
! Clean, and off your mind
Clean Sweep = a beginning with nothing left over
Crisp Sheet = what one likes to go to bed in
Polished Brass = what shows that somebody cares
Gleam = what one sees when it is done
+Cleanhearth = a hearth that has been swept
Starch & Steam = how linen gets its shape
Fold & Iron = what is done with care
White Linen = what hangs in the wind

moving moving house
? moving-house removal removals moving-company movers relocat* moving-day boxes-are
! The last box, and you are home
! A move that goes well
New Key = what one holds at the end of the day
Last Box = the one after which one is there
Threshold Day = the one on which one carries in the first box
Crate & Key = what one takes, and what one gets
Two Strong Arms = what one needs on the day
+Moveward = on the way to the new door
First Night In = the one on the mattress

children children and families
? children child kids toddler* nursery kindergarten baby babies newborn childcare playground* child-daycare child-care pupils
! Happy children, calmer parents
! More time to play
! Small steps, big smiles
Puddle Boots = what every child is proud of
Small Hands = those that learn the fastest
Pinwheel = what turns when a child runs
Marbles = what every pocket holds
Little Lantern = what children carry in November
Hop & Skip = how children go anywhere
Paper Boat = the first thing that everybody built
Swing & Slide = where one wants to go at once
+Kiteday = a day with enough wind
Bedtime Hour = the quietest of the day
Pocket Full = of stones, string and one good shell
Muddy Knees = the sign of a good afternoon

school school and lessons
? school schools homework classroom* pupils exam exams university maths math mathematics spelling grades reading-lesson* literacy dyslexi*
! School made a little easier
! One good lesson at a time
! Understood, not just learned
Long Division = what is only hard until somebody shows it @maths
Book & Bench = where one learns
Carry the One = what one learned once, and never forgot @maths
Working Shown = how one sees where the answer comes from @maths
Sum of Parts = what is more than one thinks @maths
+Chalkwise = wise about lessons
Front Row = where one hears best
Half Term = the week in the middle
Pencil Case = what everybody carried
Sharp Pencil = how one begins a good page
Gold Star = what one was proud of
Open Page = where one can still write
Two & Two = what everybody can put together @maths

reading reading and writing, learned
? dyslexi* literacy reading-lesson* learn-to-read learning-to-read read-aloud spelling
! Reading, without the dread
! One page further
! Words that stay where they are
First Page = the one that is hardest, and best
Turning Page = the sound of somebody reading on
Letters & Light = what it takes to read
Unscramble = putting letters in their order
Read Easy = how it should feel in the end
+Pagewise = at home on a page
Book in Hand = how one would like to see a child
Word & Wonder = what a good page holds
Slow Reader = whoever takes the time, and gets there

maths numbers and working with them
? maths math mathematics arithmetic algebra fractions numeracy calculation
! Numbers that make sense at last
! Maths you can use on Monday
! Maths, without the fear
Long Addition = one line after the other, and it comes out
Add It Up = what one can do afterwards
Cipher = an old word for working with numbers
Plus & Minus = what it comes down to
Count Me In = what one says who wants to be part of it
Remainder None = a sum that comes out even
Common Factor = what people in one room turn out to have
+Sumwise = wise about sums
+Numberwell = good with numbers after all
Makes Sense Now = what one says when it is clear
The Missing Term = the one that one finds in the end
Nought to Ten = from the beginning, and steadily on

elderly older people and their days
? elderly over-70 over-65 pensioner* retire* grandparent* dementia care-home* old-age senior seniors grandmother* grandfather* older-people older-neighbours older-persons
! Good days, at any age
! More life in the years
! A visit that makes the day
Good Old Days = the ones that are still to come
Sunday Visit = the one that somebody looks forward to
Elderflower = what blooms late, and is worth waiting for
+Goodyears = the ones that are still to come
Tea & Time = the two things one brings along
Second Sunday = a day that comes back every month
Garden Chair = the place in the sun
Evening Primrose = the flower that opens late
Wise Years = the ones in which one knows
Silver Birch = a tree that grows more beautiful
Golden Hour = the best light of the day
Long Afternoon = the time that one has for each other

hearing hearing well
? hearing-aid* hearing hear deaf* ear ears audiolog*
! Hear every word again
! Back in the conversation
! The birds, the bell, the grandchildren
! Never miss what was said
! Heard clearly, day after day
Every Word = what nobody should have to miss
Clear Bell = heard from the kitchen again
Overtone = the fine sound above the others
+Earshot = as far as a voice can be heard
Birdsong Again = what one had not heard for years
Loud & Lovely = how a grandchild sounds
Good Ear = what one has for somebody
Rain on the Roof = the sound one hears again
Hear, Hear = what one calls out to agree
Second Hearing = the chance to hear what one missed
Well Heard = what one wants to be

sight seeing well
? glasses eyesight optician* lens lenses eye eyes spectacles vision-test low-vision
! See it clearly again
! A sharper look at the day
Clear Far = what one sees on a good day
Bright Eyed = how one looks into the morning
Clearsight = seeing what is there
Lens & Light = what one sees with
Reading Distance = as far away as a book should be
+Sightwell = seeing well

dental teeth and the people who look after them
? dental dentist dentists teeth tooth dental-practice* orthodont* hygienist*
- dental-lab* dental-technician*
! A fuller chair, a better day
! Healthy teeth, full diaries
! Patients seen when they should be
! Good for the practice, good for patients
Next Please = what the door says when the chair is free @nogaps
Twice a Year = how often one should be seen @remind
Beaming = how somebody looks who likes to smile
Enamel = the hardest thing in the body
Chair & Smile = where one sits, and how one leaves
Seat & Smile = a chair that is taken, and a patient who is glad
Keep Smiling = what one wishes a patient
Back for a Check = what the message asks, and no more @remind
Bright Recall = the message that brings somebody back @remind
Full Chair Day = a day on which nobody is missing @nogaps
Six Month Smile = the one that comes back twice a year @remind
Open Wide = the two words that everybody knows
+Smileback = a patient who is glad to come again @remind
Smile & See You = how a good visit ends @remind
+Chairtime = the hours in which the chair is used @nogaps

medical practices, clinics and patients
? clinic clinics doctor doctors hospital* gp surgery-staff practice-staff nurse nurses diagnos* medical pharmac*
! More time for patients
! Patients in good hands
Well Visit = a visit before anything hurts
Good Pulse = what a doctor likes to feel
White Coat = who comes when it matters
Bedside Lamp = what stays on as long as it is needed
House & Practice = where good doctors are found
Ward Round = how a morning begins
Clean Bill = what one would like to hear of one's health
Steady Pulse = what one feels when all is well
+Wardlight = the lamp that stays on at night
Bedside = where one is when it counts

mind mind, mood and rest
? therapy therapist* mental-health depress* psycholog* counsel* mindful* meditation burnout grief griev*
! A lighter head, day by day
! Room to breathe
! Somebody who listens
Exhale = what one does when it gets easier
Unknot = what one does with a hard thought
Said Aloud = how a weight gets lighter
Quiet Harbour = where one can lie for a while
Morning Page = where one writes it down
+Lullhouse = a house in which it is quiet
Soft Hour = the one in which nobody wants anything
Breathing Space = what one needs first
Sleep & Tide = what comes and goes by itself

body movement and training
? gym fitness yoga pilates trainer trainers training-plan gym-class* physio* muscle* stretch* workout*
! Move better, feel better
! Stronger, one day at a time
! Back to what you love doing
Warm-Up Lap = the first one, and the easiest
Good Stride = how one walks when it works
Limber = how a body is that moves
Loose & Strong = how a body should be
Next Lap = the one that one still has in one
Even Pace = how one gets far
+Stridewell = a step as it should be
Back on the Track = where one is after an injury
Stretch & Stand = what makes a good morning
Drill & Rest = what makes one stronger !drills

beauty hair, skin and looks
? hair hairdress* barber* salon salons skin cosmetic* makeup nails beauty soap soaps shampoo perfume*
! Look like yourself, on a good day
! Feel good in your skin
! A good look, without the fuss
Comb & Mirror = what lies on the shelf of every salon
Fresh Cut = how one goes home
Good Hair Day = the kind of day one hopes for
Radiance = what one sees in a rested face
Soft Soap Co = what lies by the basin
Bare & Bright = skin as it is
+Combwell = hair as it should be
Rosewater = what skin has liked for a thousand years
Looking Glass = what one likes to look into

pets dogs, cats and who looks after them
? dog dogs cat cats pet pets puppy puppies kennel* walker walkers vet vets veterinar* sitter
! A tired dog, an easy mind
! Good walks, happy dogs @walk
! Your dog, in kind hands
! A wagging tail at the door
! The best part of your dog's day
Good Dog = the two words every owner says most
Paw & Path = who walks, and where
Scamper = how a dog sets off
Wet Nose = how a dog says good morning
Walkies at Noon = the best word at the best time @walk
Lead the Way = what happens as soon as the door is open @walk
Same Lead = the one hand that holds it every day @walk
Wag & Wander = what a good walk looks like @walk
Happy Tail = what one sees from behind on a good walk
Four & No More = as many dogs as one person can really see !four-dogs
Stick & Stream = all that a dog needs
Long Leash = trust, in one picture
+Pawtrail = the track that one follows
+Tailwag = the plainest yes there is
Home to a Nap = how a good walk ends @walk
Good Boy Club = where every dog belongs
Basket & Bowl = what a dog comes home to

horses horses and riding
? horse horses riding stable stables pony ponies saddle* equestrian
! For good days in the saddle
! Calm horse, calm rider
Bit & Bridle = what hangs by the box
Easy Canter = the best way to get on
Long Rein = what one gives a horse that one trusts
Stable Door = where somebody looks out
+Hoofbeat = the sound of somebody coming
Saddle Room = the one that smells of leather
Green Paddock = where they stand in summer

wildlife birds, wild animals and wild places
? birds bird wildlife nature-reserve species biodiversity hedgehog* bats wild-animals birdwatch*
! A closer look at wild things
! More birds at the window
Wren & Bramble = who lives in the hedge
Nest Box = where somebody moves in in April
Dawn Chorus = what wakes the birdwatchers
Kittiwake = a gull with a name that it calls itself
Otter & Alder = who is back, and where
+Wrenfield = a field with small birds in it
Hide & Feather = where one sits, and what one sees
First Swallow = the sign that the year turns

death grief and farewell
? funeral* grave graves cemeter* bereave* mourn* obituary memorial* burial hospice
! Remembered, and looked after
! A farewell worthy of the person
Fresh Flowers = what lies there again
Candle & Stone = what stands on a grave that is looked after
Remembrance = what one does with flowers and with words
Still Remembered = what one wants to show
Last Letter = the one that says what matters
Quiet Farewell = how one would like to take leave
Evergreen Wreath = what stays green through the winter
Lit for You = a candle, and who it is for
+Gravetend = looking after a grave
In Loving Order = how it is kept
`;
