/** Trades of food, house, animals and family, each with names of every kind; written as in nature.ts. */
export const FIELDS_OF_LIFE = `
gluten-free coeliac* celiac* gluten-intoleran* dairy-free nut-free allergen-free
Safe Slice = one that anybody at the table may have
Crumb & Clear = bread, and nothing to worry about
+Goodcrumb = a crumb one can trust
Kindly Baked = made with everybody in mind
+Oatfield = a field with no wheat in it
Levity = what makes a loaf rise
Buckwheat = flour from a plant that is no wheat
Free & Fresh = without what harms, and from this morning
Yes Please = what can be said at last
Grano = Italian for the grain that all bread begins with
! Bread for those who had given up
! Everything in the window, for everybody
! Eat first, ask nothing

bakery baker bakeries sourdough pastry pastries bread viennoiserie
First Rise = what a dough does before the town is up
Crust & Crumb = the outside and the inside of a loaf
Crumb = what a good loaf is judged by
Oven Spring = the last leap of the dough in the heat
+Flourside = the white side of the counter
Peel = the long board that carries a loaf into the oven
Levain = French for the starter that lives from day to day
Warm Loaf = what the street smells of at six
Early Batch = the one that is gone by eight
+Loafhouse = a house with bread in it
Proof & Peel = how the dough gets ready and how it gets in
! Still warm when the street wakes up
! Flour, water, salt and a night
! Reason enough to get up

wedding-cake* cakes cupcakes cake-maker cake-shop patisserie
Top Tier = the layer that is kept for later
Sugar & Sieve = what it takes to begin
+Icinghouse = where the last touch is put on
Piped = written in sugar
+Spongelight = light, all the way down
Second Slice = the compliment that counts
Dolce = Italian for sweet
Butter First = how every good cake begins
Candle Count = one more every year
Tier & Crumb = what is seen and what is tasted
! The slice they talk about afterwards
! Cut it, and the room goes quiet

cafe café coffee-shop coffee-bar coffee-house tearoom brunch
Second Cup = the one for which people stay
Corner Table = the one with a view of everything
+Cupside = sitting beside a cup
Crema = what stands on a good espresso
Slow Morning = one with nothing in it but coffee
Saucer = what makes a cup a visit
Milk & Window = a cup, and something to look at
Stay a While = what a good chair says
Tazza = Italian for a cup
Bean & Bench = coffee, and somewhere to drink it
! Come for the cup, stay for the table
! The best part of the morning

ice-cream gelato sorbet frozen-yog* popsicle*
Two Scoops = the only right answer
Cold Spoon = the first sign of summer
+Scoopside = the sunny side of the counter
Stracciata = Italian for torn, like chocolate in the cream
Cone & Co = the edible part and all the others
Sundae School = learned one spoon at a time
Brain Freeze = what comes of being greedy
Lick & Stick = what is left is the stick
+Churnhouse = where cream is turned until it holds
First Melt = the race against the sun
! Churned this morning, gone by night
! Summer, by the spoon

chocolate chocolates chocolatier praline* cocoa cacao confection*
Snap = the sound of a well-made bar
Nib & Bean = what chocolate is made of
Dark Square = one is enough, or two
+Temperwell = heated and cooled until it shines
Conche = the machine that makes it smooth
Cocoa Post = what is good to find in the letterbox
Foil & Fold = how a bar is wrapped
Fondente = Italian for dark chocolate
Last Square = the one nobody gives away
+Podhouse = where the pods are opened
! Break it, and listen
! Small bars, long pleasure

cheese creamery cheesemonger goat-cheese cheesemaker dairy-shop
Rind = what tells a cheese its age
Wheel & Wedge = the whole and the part
Curd = how it begins
Cave Side = where it ripens
+Creamfold = soft, folded into a form
Whey House = where nothing of the milk is lost
Morge = French for the coat of a mountain cheese
Good Wedge = one that is never the last
Slow Milk = milk that was given time
! Milk, time and a cool cellar
! Cut from the whole wheel

kombucha juice juices smoothie* lemonade cold-press* soft-drink* tonic
First Press = the one with all the taste
Fizz & Peel = bubbles, and what the fruit wore
Squeezed = made the honest way
+Zestwell = a well of peel and sun
Culture Club Soda = what lives in the bottle
Ripe Hour = the hour to pick and press
Spritz = what opens an evening
Pulp & Proper = nothing strained out that tastes
Mosto = Italian for juice fresh from the press
+Rootfizz = roots that sparkle
! Pressed, bottled, gone by Friday
! Fruit, and hardly anything else

tea teas tea-shop herbal-tea infusion* matcha
Steep = what good tea asks for
Long Leaf = one that was not broken
Kettle On = the kindest thing to say
+Leafpour = what comes from the spout
Four Minutes = as long as it takes
Pot & Pause = tea, and the time for it
Second Steep = the one for which connoisseurs wait
Tisana = Italian for herbs in hot water
Small Leaf = picked young
! Four minutes that belong to you
! Whole leaves and hot water

wine winery vineyard vineyards winemaker cider natural-wine wine-club
Good Cork = one that comes out with a sigh
Late Row = the last vines to be picked
+Vineside = on the slope where it grows
Cork & Slope = the end and the beginning of a bottle
First Pour = the one that is judged
Must = juice on its way to wine
Cantina = Italian for a cellar
South Row = the one with the most sun
Table Red = the one that is always right
+Casklight = what comes through a cellar door
! From the slope to your table
! A bottle with a place in it

food-truck street-food taco* burger* dumpling* noodle* kebab pizza pizzeria
Hot Hatch = the flap from which it smells good
Kerb & Fire = a street, and something hot
Paper Plate = all the china it needs
+Streetpan = a pan that travels
Queue Up = the best review there is
Second Napkin = how one knows it was good
Piazza = Italian for the square where people eat
Folded = how it is handed over
Small Flame = all that is needed, well used
+Wheelkitchen = a kitchen that comes along
! Hot, folded, handed over
! Follow the smell

catering caterer caterers canteen* office-lunch lunch-delivery packed-lunch*
Long Table = where everybody fits
Noon Bell = what the whole house waits for
Tray & Table = how it comes and where it goes
+Lunchwell = what carries one through the day
Second Helping = the best compliment
Served = done, and warm
Mensa = Latin for the table
Ladle = what never lets a plate stay empty
Full Tray = how it arrives
+Platefolk = people who cook for many
! A lunch that brings people back
! Warm at noon, every day

supper-club private-chef our-restaurant restaurant-with small-restaurant bistro trattoria
Salt & Seat = a taste, and a place at the table
Kept Warm = what is done for those who come late
House Plate = what the cook would eat
+Tablefire = warmth one sits around
The Pass = where a plate goes from cook to guest
Second Sitting = proof that the first went well
Tavola = Italian for a table with people
Candle Hour = when it gets good
Bread & Salt = how guests are met
! A table that is kept for you
! Cooked as for friends

baby-food puree* toddler-meal* weaning baby-led school-meal*
First Spoon = the bravest bite there is
Soft Start = how eating begins
+Spoonling = somebody small with a spoon
Bib & Bowl = what it takes
Mash = what all of us began with
Open Wide = what the aeroplane says
Little Plate = a meal in the right size
Pappa = Italian for a baby's dinner
Carrot & Co = the first orange and its friends
! Real food, in small spoons
! The first taste is remembered

vegetable-box veg-box vegetables local-vegetables local-produce harvest farmers-market community-farm csa farm-shop
First Furrow = the line from which a field begins
Field & Fork = where it grows and where it goes
+Cratefield = a field that comes in a crate
Muddy Carrot = proof that it was in the ground
Tilth = soil that is ready for seed
Headland = the strip where the plough turns
Picked Today = the only label one needs
Orto = Italian for a kitchen garden
Root & Crate = grown, and brought
Acreage = land that is put to use
Second Sowing = what fills a field in autumn
! In the ground yesterday
! Dug, packed, delivered
! The field decides the menu

restaurants-and-farms chefs chef farms-and farm-to restaurant-order* wholesale-food food-wholesal*
Field to Pass = from the furrow to the kitchen counter
Crate & Cook = what is brought and who waits for it
Morning List = what the fields have to give today
+Harvestline = one line from many fields
Prep List = what a kitchen day starts with
Acreage = land that is put to use
The Pass = where a plate leaves the kitchen
Back Door = where a restaurant really begins
Mercato = Italian for a market
! What the fields have, by tomorrow's prep
! Many farms, one delivery

mushroom* mycel* oyster-mushroom* fungi spawn
Gill & Cap = the two sides of a mushroom
+Sporefield = a field nobody has to plough
After Rain = when they come up
Dark Room = where it grows best
Fairy Ring = a circle that appears overnight
Underwood = where they have always been found
Porcino = Italian for the one all are looking for
+Capstand = one that stands by itself
! Grown in the dark, cooked by night
! From spent grounds to supper

microgreens hydroponic* vertical-farm* aquaponic* indoor-farm* herbs salad-greens
Cut & Come = what is cut and grows again
+Sproutroom = a room in which it is always spring
Seventh Day = when it is ready
Green Shelf = a field between two boards
Cotyledon = the first two leaves of all
Tall Garden = one that grows upwards
Verde = Italian for green
+Leaflight = the light that leaves like
Under Lamps = where it never rains
! Cut an hour ago
! A field the size of a shelf

houseplant* each-plant your-plants house-plant* indoor-plant* potted-plant* plant-care water-your-plant* plant-shop succulent*
Green Thumb = what everybody can have
Pot & Sprout = how every jungle begins
+Leafwell = a leaf that is doing well
Windowsill = where most of them live
Sunny Side = where the leaves turn
Sip = as much as it needs
Fern & Co = the ones that stay
New Leaf = the best news of the week
+Potlife = life, in a pot
Verdino = Italian for a little bit green
Still Growing = what one hopes to say
! Alive next month as well
! Water less, know more
! The right leaf for the right window

tree-surgeon* arborist* tree-care tree-felling tree-plant* reforest* woodland forestry saplings
Crown & Root = a tree from top to bottom
+Boughline = how far a tree reaches
Good Heartwood = the strong middle of a trunk
Canopy = the roof that trees make
Ring Count = how a tree tells its age
Sapling = one that has everything before it
Long Shade = what is planted for others
Bosco = Italian for a wood
+Treekind = kind to what was here first
Limb by Limb = how a big one comes down
! For trees that outlive us
! Planted once, there for a century

gutter-clean* gutters-clean* clean-gutters gutter gutters downpipe* roof-clean* moss-remov*
Clear Run = water that goes where it should
+Eavesdrop = what falls from a roof, and what one hears
Eaves = the edge from which a roof drips
Rain Ready = before the clouds come
Spout & Slate = where the rain runs and where it lands
Downpour = let it come
+Leafless = no leaves where there should be none
Dry Wall = what a clear gutter leaves behind
Before the Rain = the right time
Grondaia = Italian for a gutter
+Guttermate = somebody on the ground who sees to it
Two Seasons = spring and autumn, and then it is done
! Let it rain
! Dry walls start at the roof
! Cleared before the storm

chimney* chimney-sweep* fireplace* wood-stove* log-burner* firewood
Sweep & Ember = the clean and the warm
+Fluewell = smoke that finds its way
Black Brush = what the sweep carries
Good Draught = what makes a fire burn
Hearth & Hood = the two ends of a fire
First Frost = when everybody calls
Camino = Italian for a chimney
Split Log = what is stacked in May
! Warm rooms, clean smoke
! Before you light the first fire

pool-clean* your-pool pool-owner* backyard-pool* swimming-pool* chlorine pool-water pool-care pools hot-tub*
Clear Deep = water one can see the bottom of
+Poolside = where one wants to be
Blue Tile = what shines when the water is right
Clean Dive = one that starts with a look
Test & Swim = in this order
+Dosewell = neither too little nor too much
First Dip = the one before breakfast
Cannonball = what a clean pool is for
Laguna = Spanish for still blue water
Still Blue = on Friday as on Monday
Ripple = what proves that it is ready
! Blue on Friday as on Monday
! Less chemistry, more swimming
! Three minutes, then jump in

pressure-wash* exterior-clean* graffiti carpet-clean* upholstery-clean* deep-clean* oven-clean*
Bare Stone = how it looked at the beginning
+Brightstep = the doorstep after it
Good as New = what one hopes to say
Rinse = the part that shows
Second Shine = the one nobody expected
Scrub & Square = clean into the corners
Terso = Italian for clean and clear
+Spotfree = as the name says
Back to Stone = through all the years on top
! See the colour it used to be
! Grime is only on top

pet-sit* pet-groom* dog-groom* grooming-salon cat-sitt* pet-hotel kennel* dog-daycare
Soft Brush = what turns a bad day
+Tailhouse = a house with tails in it
Good Paw = the one that is offered
Home Alone = not any more
Fluff & Fold = brushed, and ready
Second Basket = a bed at somebody else's
Zampa = Italian for a paw
Sit & Stay = what is promised to the dog and the owner
+Furlough = days off, with fur
! Looked after as at home
! Off you go, they are fine

cat-vet cat-owner* cats cat-only house-visits-for-cats feline*
Nine Lives = as many as a cat is said to have
Velvet Paw = the foot of a cat that is at ease
+Whiskerwell = a cat that is fine
Windowsill = where the patient would rather stay
Soft Landing = on all four feet
No Carrier = the basket stays on the shelf
Gatta = Italian for a cat
Paw & Purr = what is seen and what is heard
Quiet Purr = how one knows that it is well
Under the Bed = where nobody has to hide any more
Slow Blink = how a cat says thank you
! The patient stays on its sofa
! No basket, no waiting room, no fuss
! Seen at home, purring by noon

veterinar* vet vets animal-clinic mobile-vet
Cold Nose = the first thing a vet looks at
Good Paw = the one that is held out
+Pawside = on the side of the patient
Wag & Purr = how patients say thank you
Gentle Hold = what calms an animal
Four Legs = what most patients have
Cura = Latin for care
+Hearttail = a heart, and what shows it
! Treated as if it could talk
! Calm hands for all sorts

dog-train* puppy puppies puppy-school dog-school
Good Sit = where it all begins
Heel & Hand = where the dog walks and what leads it
+Treatwise = knowing when to reward
Come Here = the two words worth learning
Loose Lead = the aim of all training
+Pupstart = how a good dog begins
First Recall = the day it came back
Cucciolo = Italian for a puppy
! Two legs learn first
! From pulling to walking

horse horses riding-school equestrian stable stables horse-rid* pony ponies
Loose Rein = what a good horse is ridden on
+Hoofside = close to where it counts
Sound Trot = two even beats
Paddock = where a horse is a horse
Bit & Bridle = what is put on with care
Long Canter = the one that one dreams of
Cavalla = Italian for a mare
+Manefold = hair, plaited
! Easy hands, willing horse
! Good to the horse first

animal-shelter* rescue-dog* animal-rescue stray* rehom* adoption wildlife
Second Basket = the one that is for ever
New Collar = what a new life begins with
+Straywell = lost, and found well
Open Kennel = a door that stands ajar
Paw & Promise = what is held and what is kept
Soft Landing = what every one deserves
Casa = Italian for home
Here Boy = what somebody calls at last
! Somebody is waiting for this one
! From the kennel to the sofa

car-service* car-repair mechanic mechanics car-mechanic mobile-mechanic garage garages tyre* service-the-car
Gear & Wheel = what has to turn
Roadworthy = fit to be driven
+Sparkside = where it ignites
Good Spark = what starts a day
Next Service = the date on the sticker
Kerb & Key = where the car stands and what is handed over
Bonnet Up = how a good look begins
Torque = the force that turns a wheel
Pit Stop = in, done and out again
+Axlewell = what carries, in order
Officina = Italian for a workshop
Drive Away = the last step
! Parked in the morning, serviced by five
! A straight price, before the first screw
! The car is done when you are

car-shar* car-rental rent-a-car ride-shar* carpool* taxi taxis airport-transfer*
Spare Seat = the one that is always empty
+Seatline = one seat after the other
Keys Out = there, take them
Second Car = the one nobody has to own
Lift & Share = how one gets there
Front Seat = where the talking is done
Andiamo = Italian for off we go
Round Trip = there and home again
+Rideside = beside the driver
! A car for the days that need one
! There, and home again

motorcycle* motorbike* moped* e-scooter*
Kick Start = the old way to begin
Lean In = what one does in a bend
+Throttlewise = knowing how far
Two Wheels = all that is needed
Open Visor = the first warm day
Chain & Road = what drives and what is driven on
Vespertine = made for evenings
! For the long way home

bike-repair bicycle bicycles bike-shop e-bike* repairs-bike* cycle-repair bike-mechanic delivery-rider* rider riders
True Wheel = one that runs without a wobble
Chain & Spoke = what drives and what carries
Saddle Up = and off
+Spokeside = on the side of the road
Back in the Saddle = where one belongs
Freewheel = what it does when all is right
Kerbside = where help is needed
Puncture = the shortest word for a bad day
Bicicletta = Italian for a bicycle
+Hubwell = the middle, in good order
Next Green = when one is rolling again
! Rolling again within the hour
! Fixed where it stopped

boat-repair boatyard boat-owner* yacht yachts marina marinas mooring* boats harbour-master
Slack Water = the calm between two tides
Bow & Bilge = the proud and the hidden part
+Harbourside = where boats are looked after
Shipshape = as everything on board should be
Fair Lead = a rope that runs free
Dry Dock = where it is put right
Ormeggio = Italian for a mooring
Tide Table = what all plans depend on
+Hullwell = sound below the water
! Ready when the wind is
! Kept as a boat should be

sailing-club sailing sail-school learn-to-sail sailing-course* shared-boat* dinghy regatta
Fair Wind = what is wished to everybody who leaves
Halyard = the rope that lifts a sail
+Jibline = the rope of the small sail
Tack & Tide = how one gets there
Shore Leave = a day on the water
First Tack = the first turn through the wind
Starboard = the side that has right of way
Vela = Italian for a sail
Crew List = where one's name should be
Cast Off = the words with which it begins
Deckhand = how everybody starts
! No boat needed, only shoes
! Come aboard on Thursday
! Wind is free, the boat is shared

carpenter carpentry woodwork* oak oak-table* wooden-table* tables solid-wood handmade-furniture cabinet-maker
Grain & Joint = what is seen and what holds
Heartwood = the strong middle of a trunk
Dovetail = the joint that needs no nail
Head of Table = where the stories are told
+Oakside = on the side of the tree
Long Table = where everybody fits
Plane & True = how wood gets flat and straight
+Benchmade = made where one can watch
Mortise = one half of the oldest joint
Quercia = Italian for an oak
Ring Count = what a table top can tell
Fourth Leg = what makes it stand
! Made once, handed down
! A table for the next forty years
! Solid, all the way through

painter-and painters-and decorator decorators house-paint* wallpaper* repaint* interior-paint*
Second Coat = the one that makes it good
Edge & Roller = the fine and the wide part
Cut In = the straight line by hand
Fresh Wall = a new day for a room
+Brushwell = with a good brush
Primer = what makes the colour last
Dust Sheet = what comes before the colour
Tinta = Italian for a colour
! Straight edges, clean floors
! A new room by the weekend

interior-design* interior-decor* home-staging room-design home-styl* furnish*
Room to Be = space for what matters
Lamp & Linen = what makes it warm
+Cornerwell = a corner that is used well
Soft Corner = where one ends up sitting
Moved In = how it should feel
Threshold = where a home begins
Salotto = Italian for the room one sits in
Still Life = things in their right places
! The same room, as it could be
! Starts with how you live

kitchen-fit* bathroom* tiler* tiling flooring floor-lay* renovation* remodel* home-renovation*
Spirit Level = what tells whether it is straight
Square & True = how every room should be
+Floorwell = sound underfoot
Grout = the thin part on which it depends
Plumb Line = the straightest thing there is
Skirting = the edge that finishes a room
Cantiere = Italian for a building site
Day One = the one that is kept
Measure Twice = the rule of the trade
! Measured twice, done once
! One price, one date, both kept

handyman handymen odd-job* small-repair* home-repair* home-maintenance fix-things
Odd Job = what is always left over
Right Screw = the one nobody has at home
Sleeves Up = how good work begins
+Drillhand = a hand that can drill
Done Saturday = before it is put off again
Hinge & Handle = what comes loose first
Loose Ends = what is seen to
Mano = Italian for a hand
Shelf Straight = small, and yet it counts
! The list on the fridge, done
! Small jobs, done properly

locksmith* burglar* alarm-system* home-security door-lock* security-camera*
Night Latch = what clicks behind the last one
+Boltside = the inside of a door
Sound Asleep = what a good lock is for
Key & Catch = what opens and what holds
Porch Light = the oldest alarm there is
Double Turn = what makes it sure
Serratura = Italian for a lock
! Close the door and forget it
! Safe, without feeling locked in

snow-remov* snow-clear* snow-plough* driveway-clear* gritting winter-service
Clear by Six = before the first one leaves
+Snowline = up to here, and no further
Grit = what is strewn and what it takes
Shovel & Salt = the tools of the morning
First Tracks = yours, on a clean drive
Black Ice = what will not be there
Neve = Italian for snow
! Swept before you wake
! Let it snow

birthday-part* birthday-box* kids-birthday* kids-part* children's-part* party-box* party-suppl* party-decor* birthday
Paper Crown = what the guest of honour wears
Blow & Wish = how it goes, once a year
Cake at Three = the hour that everybody waits for
Pass the Parcel = the game that no party is without
+Bunting = the little flags in a row
Ribbon & Confetti = what makes a room a party
Piñata = Spanish for what is full of sweets
Candle Day = the one that comes once a year
Hip Hip = what everybody knows how to finish
Streamer = paper that turns a room
Party in a Box = open, and it begins
! Open the box, and it is a party
! The party, without the washing up

party-rental tent-hire tent-rental marquee* event-hire tableware-hire dishes-hire glass-hire
Long Trestle = a table for all of them
+Chaircount = as many as there are guests
Crate of Glasses = enough for everybody
Guest & Glass = one for each
Under Canvas = where it may rain
Set the Table = how a feast begins
Festa = Italian for a feast
Return Dirty = the best words on a receipt
! Comes clean, goes back dirty
! A hundred chairs by Friday

wedding-plan* weddings bride brides wedding-venue* wedding-day elop*
Aisle & After = the walk and the rest
Something Blue = the last thing a bride needs
First Dance = when all stand in a ring
+Vowside = beside those who promise
Confetti Hour = when everybody comes outside
Plus One = who is brought along
Top Table = where the nerves sit
Sposa = Italian for a bride
Long Yes = one that lasts
! The day goes by itself
! All you do is say yes

toys toy-shop building-blocks wooden-animal* wooden-toy* construction-toy* plush* doll* playset*
Wind Up = how it starts to walk
Block & Tower = how all building begins
+Toybench = where toys are made and mended
Rainy Day = when it is needed most
Hopscotch = a game that needs only chalk
Spinning Top = a thing that dances
Gioco = Italian for a game
Floor Time = an hour on the carpet
! Played with, then handed on
! Built to be dropped

bookshop bookstore second-hand-book* books-for reading-club book-box bookseller*
Dog Ear = a page that was loved
Next Chapter = what one stays up for
Spine & Shelf = what is seen of a book
+Pageside = beside a good page
Flyleaf = the empty page where the name goes
Well Thumbed = read, and read again
Libro = Italian for a book
Reading Chair = where the day ends
Lost Bookmark = how deep one was in it
! Your next favourite, picked by hand
! Read, passed on, read again

gift-box* gift-shop gifts gift-giv* hamper* present-box greeting-card* stationery presents send-gift*
Brown Paper = what a good thing travels in
String & Seal = what closes a parcel
+Bowtied = finished with a ribbon
Just Because = the best reason to send something
Thank You Note = what should not be forgotten
Door to Heart = a short way
Regalo = Italian for a present
Small Wonder = a little thing that does a lot
Card & Candle = what belongs to every birthday
Post Haste = sent without delay
! Better than flowers, easier than words
! Said by hand, sent by post

candles candle soap soaps bath-bomb* beeswax perfume* fragrance* scented
Slow Wick = what burns without hurry
+Waxroom = where it is poured
Wick & Wax = all that a candle needs
Lather = what good soap does
Pour & Cool = how it is made
First Match = how an evening begins
Cera = Italian for wax
Clean Scent = as little as is needed
+Tallowlight = the old light
! Poured by hand, burns to the end
! A room, and something in the air

knitting yarn wool crochet sewing fabric* haberdash* quilting embroider*
Purl = half of all knitting
Loose Stitch = where patience begins
+Yarnfold = wool, folded
Needle & Skein = all one has to bring
Cast On = how every jumper starts
Warm Row = one after the other
Lana = Italian for wool
Last Row = the one for which one stays up
+Threadside = beside a good thread
! One row more
! Made slowly, worn for years

leather leather-goods handbag* bags wallets belts saddler*
Saddle Stitch = the seam that does not open
Awl & Hide = the tool and the leather
Patina = what only years can give
Waxed Thread = what holds it together
+Hidecraft = what hands make of leather
Strap & Buckle = what closes
Cuoio = Italian for leather
Old Satchel = the one that gets better
! Better in ten years
! Cut, stitched and yours

senior-tech older-people older-adults seniors pensioners old-people elderly-people grandparent* personas-mayores
Tea at Four = the hour that has a visitor
Good Neighbour = the one who has time
Front Porch = where one sits and is seen
+Lampside = the place beside the lamp
Long Story = what there is time for
Sunday Call = the one that is waited for
Nonna = Italian for a grandmother
Old Friends = what new ones become
Slippers & Tea = what makes it home
+Silverline = the good in grey hair
! Time, and a familiar face
! Never alone with it
! Slowly, and as often as it takes

care-home-hair* hairdresser hairdressers mobile-hair* home-hair* barber-at
Warm Towel = how it begins
Good Parting = a straight line through the hair
Wash & Set = the order of the day
+Curlwell = a curl that holds till Sunday
Comb & Kind = a tool, and a way of using it
Hand Mirror = the best moment of the visit
Silver Curl = the pride of many years
Rollers = what half a morning is made of
Riccio = Italian for a curl
Lavender & Lather = what the room smells of
! The salon comes to your chair
! Looking like yourself again

sober alcohol-free non-alcoholic zero-proof quit-drinking stop-drinking sobriety
Clear Morning = what an evening without drink leads to
Dry Hour = a good one, all the same
Bright Side = where one gets up
Day One = the one that counts most
+Clearhead = what one wakes up with
Soda & Lime = what is in the glass
Good Company = what it was always about
First Light = what one sees again
Sobrio = Italian for sober
Anchor & Oak = two things that hold
Sunday Fresh = with the whole day left
! The evening, and the morning after
! Everything but the hangover
! A full room, a clear head

adhd autism autistic neurodiver* speech-therap* special-needs learning-disabil* dyslexi*
Own Rhythm = everybody has one
Bright Wire = a mind that works differently
+Kindpath = a way that fits
Slow Lane = where one sees more
Puzzle Fit = the piece that belongs
Steady Step = one after the other
Piano Piano = Italian for slowly, slowly
Quiet Corner = somewhere to land
! The way it works for you
! Different, and well supported

medication* pill pills prescription* pillbox dose-remind*
Eight & Eight = in the morning and at night
+Dosebell = what rings at the right hour
Pill & Glass = one is no good without the other
Blister = the sheet that is pressed
Right Hour = when it works
Count to Two = one in the morning, one at night
Ricetta = Italian for a prescription
+Pillwise = knowing which and when
! The right one, at the right hour
! Taken, and out of mind

telehealth telemedicine online-doctor video-doctor gp-appointment general-practi* clinic-app family-doctor
Bedside = where a doctor should be
House Call = the old way, made new
+Pulsewell = a beat, in order
Say Aah = how it has always begun
Second Opinion = what everybody may ask for
Warm Hands = what patients remember
Salute = Italian for health
Open Surgery = no appointment in three weeks
! Asked today, answered today
! A doctor who has the time

wheelchair* accessib* mobility-aid* stairlift* disabled disability prosthe*
Flat Kerb = the small thing that opens a city
Ramp & Rail = what makes a way for everybody
+Stepfree = as every door should be
Wide Door = one for all
Own Steam = how one likes to move
Level Path = one that leaves nobody behind
Libera = Italian for free
Turning Circle = the room one needs
! In by the front door
! The way in, for everybody

glasses eyewear optician* spectacles contact-lens* eyesight
Clear Frame = what one looks through and what others see
Second Pair = the one for sunny days
+Lensfolk = people who care how you see
Small Print = readable again
Bridge & Temple = the parts of a pair of glasses
Twenty Twenty = as sharp as it gets
Occhio = Italian for an eye
! See it, wear it, forget it
! Sharp from the first morning

newborn new-parent* babies postnatal baby-carrier* breast-feed* stroller* pram parents-of-babies
Night Feed = the hour that nobody else is up
First Laugh = what it is all for
+Cribside = beside the smallest bed
Soft Blanket = what helps when nothing does
Lullaby = what everybody can sing
Small Hours = when it is needed
Culla = Italian for a cradle
Hush = what one wishes for
Bundle & Breath = what one listens to at night
! Somebody is awake with you
! For the nights that have no end

family-app family-organi* family-calendar school-parent* busy-parents working-parents
Fridge Door = where a family keeps its plans
Packed Lunch = one thing less at seven
+Homewards = the best direction
Full House = how it sounds at six
Small Shoes = what stands in the hall
School Gate = where parents meet
Famiglia = Italian for a family
Seven Fifteen = when it gets loud
! One thing less before school
! For mornings with small shoes

kids-clothes* children's-cloth* baby-cloth* kinderkleid* ropa-infantil clothes-that-fit outgrow*
Hopscotch = a game that needs only chalk
Room to Grow = what parents buy anyway
Small Sleeves = too short by spring
+Growbag = what grows along
Next Size = it comes by itself
Hand Me Up = from one small wearer to the next
Knee Patch = the mark of a good summer
Mezzo = Italian for half, like the sizes in between
Button & Bow = what small clothes are made of
! They grow, the box keeps up
! Stains welcome, next size ready
`;
