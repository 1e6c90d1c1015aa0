/** The house and what is in it, what is worn and what is ridden in; written as in nature.ts. */
export const HOME = `
roof roofing tile tiled gutter
Ridgeline = the top edge of a roof
Eaves = where the roof looks after the wall
Slate & Sky = what a roof is, and what it looks at
Dry House = what a good roof makes
Ridge Tile = the one that closes a roof
Tegola = Italian for a roof tile

wall plaster render damp
Limewash = the oldest clean coat for a wall
+Limestead = a house with a white coat

insulation draught insulated
Warm Wall = what a hand feels in winter
Thermals = what a house wears under its coat
Winter Coat = what a house needs once

floor parquet floorboard* sanding
Bare Feet = how a good floor is tried
Herringbone = the pattern in which old oak is laid
Grain = the lines that tell how a tree grew
Knot & Grain = what every old board has

stair staircase stairlift stair-lift
Landing = where one rests between two flights
Newel = the post a staircase turns around
One Flight = all that lies between you and your bed
Banister = what a hand looks for
Easy Rise = how stairs should be

elevator lift-shaft
Going Up = what everybody waits to hear
+Floorline = up and down, without a stop

door doorbell gate
Latch = the small thing that closes
Open Door = what says come in
Doorstep = where a visit begins
Gatepost = where one turns in

lock key locksmith
Spare Key = the one you are glad somebody has
Latchkey = the key one never puts down
Tumbler = the small pin that knows its key

window glazing glass pane
Clear Pane = what one does not see
Sash = the frame a window slides in
Daylight = what windows are for
Glasswork = what is blown, cut or set

kitchen cupboard
Larder = where a kitchen keeps its good things
Scullery = the room in which dishes once were done

dishwasher dish-wash* plates cutlery crockery
Scullery = the room in which dishes once were done
Hush & Rinse = clean plates, and nobody heard it
Clean Plate = what it is all about
Dry Rack = where the plates end up

fridge freezer cool-box
Larder = where a kitchen keeps its good things
Cold Shelf = where it keeps another day
Icebox = the word before fridges had one

oven stoves cooker grill barbecue hob
Slow Oven = the heat that gets it right
Ember & Iron = what a good grill is made of
Trivet = what a hot pot stands on

toilet latrine sanitation
+Clearflush = gone, and nothing smells
Clean Step = dry feet on the way

bath bathroom shower bathtub
Warm Tap = the first comfort of a day
Bathhouse = where people have always met
Running Water = what one misses when it stops

bed mattress pillow duvet
Good Night = what is wished, and sometimes had
Turned Down = a bed that waits for somebody
Sound Sleep = what a bed is for

sofa chair armchair stool
Sit Down = the kindest thing one says to a guest
+Seatmark = a place that is yours

table tabletop
Tabletalk = what a table is really for
Head of Table = where nobody has to sit

lamp light-bulb lantern
Lamplight = the kind in which people look their best
Wick = the small part that carries the flame
Glow Worm = a light that carries itself

mirror curtain blind shutter
+Slatlight = the sun through a blind
Sill & Shade = what a window wears

carpet rug loom
Warp = the threads that carry all the others
Knot by Knot = the only way a carpet grows
Kilim = a flat rug, by its old name
On the Loom = where one can watch it grow

paint painting-wall wallpaper varnish
Second Coat = the one that makes it good
Wet Paint = the sign that something is new
Brushwork = what a good painter is known by

candle wax
Wick & Wax = all there is to a candle
Evenlight = light that is the same on all sides

soap detergent shampoo
Lather = what soap turns into in good hands
Savon = French for soap
Suds = the part everybody likes

laundry washing-machine ironing linen
Clothesline = where clean things wave
Pegged Out = how it dries best
Fresh Fold = linen as it should come back
Linen Day = the day the beds are made

vacuum dust broom mop
Clean Sweep = all of it, in one go
Bright Corner = the one that others leave out

bin rubbish garbage trash litter
Second Sort = what is worth another look
+Bincycle = out, and round again

basement cellar attic loft
Dry Cellar = what every old house promises
Loft & Ladder = the way to what was put away

balcony terrace-house patio
+Railbloom = what flowers over the street
Pot & Sill = a garden, four floors up

radiator heating heat-pump boiler thermostat
Evenwarm = the same warmth in every room
Low Flame = as little as keeps it warm
Warm Return = the pipe that tells how a heating runs

sauna
Birch & Steam = what a sauna smells of
Cold Plunge = what makes the warm so good

pipe drain leak plumbing sewer
Dry Floor = what one wants to see in the morning
Tight Joint = the one that never drips

tank cistern
Head of Water = what makes a tap run
Topped Up = full again, before anybody asks

pump
+Strokewell = up it comes
Steady Stroke = how a good pump works

tap hose bucket
Open Tap = the simplest promise
+Tapwell = water, and enough of it

wells borehole drilling
First Water = what a driller waits for
Water Mark = the place where it will be found
Sweet Water = what people call the good kind
Dowser = whoever finds water where others see sand

bottle jar
Refill = the opposite of a bin
Full Jar = what one comes home with

box crate
Good Crate = the one that comes back
Lid & Latch = what keeps it together
Open Box = what everybody wants to look into

bag backpack suitcase luggage
Packed Light = how the best journeys begin
Hold All = the bag that takes everything
Cloakroom = where coats and cases wait

shoe boot sneaker sandal
Good Step = the one that does not hurt
Left & Right = two that belong together, although they differ
Well Heeled = what good shoes make of anybody
Cobbler's Bench = where a shoe gets its second life

shirt jeans trousers sock jacket coat
Buttoned = ready to leave the house
Good Cuff = the end of a sleeve, and how one knows a shirt
Well Worn = what the favourite ones are
Top Button = the last thing one does

dress suits gown costume
Wardrobe Call = the hour at which costumes are handed out
Dressed = ready, in one word

uniform workwear glove apron
Name & Number = what is sewn into every collar
Good Glove = the one a hand forgets
Sleeve & Seam = what work wears out first

rings jewellery jewelry necklace gold silver wedding-ring
Hallmarked = tested, and stamped for good
Facet = the side a stone shows you
Setting = what holds a stone
Old Gold = what was worn by somebody one loved

clock wristwatch watchmaker
Escapement = what makes a clock tick
Wound Daily = the care a good watch needs
Second Hand = the one that moves, and the one before

fabric cloth textile silk cotton
Warp & Weft = the two directions of every cloth
Swatch & Bolt = the small piece, and the whole

leather saddle hide
Saddle Stitch = the seam that does not run
Good Hide = leather that gets better
Patina = what use gives to good things

needle sewing sew thread button zip
Running Stitch = the first one everybody learns
Bobbin = where the thread waits
A Stitch in Time = the half of a saying that saves nine
Thimble = what protects the finger that works

glasses eyeglasses spectacles contact-lens
Clear View = what good glasses give
Bridge & Temple = what glasses rest on

car vehicle windscreen
Glovebox = where everything useful is kept
Full Tank = how a long drive begins
Clear Road = what one hopes for on the way home

van caravan motorhome camper
Layby = where one may stop
Sliding Door = how a van says hello
Pull Up = what one does when one arrives
Pitch & Park = where a van spends the night

truck lorry lorries freight trailer pallet
Tailgate = where the load meets the hand
Good Load = one that pays both ways
Backhaul = the way home, with a load
Tailboard = where the load is handed down

bus minibus shuttle
Request Stop = where it stops if you ask
Last Bus = the one everybody must catch

tram train railway
Next Stop = what is called out to everybody
Terminus = where everybody gets out
Hold Tight = what a conductor calls

bike bicycle cargo-bike e-bike pedal
Kickstand = what lets a bike wait for you
Low Gear = how one gets up the hill
Spoke & Rim = what a wheel is made of
Bell & Basket = what a good bicycle has

scooter motorcycle motorbike moped
Kickstart = how it begins
Two Wheels = all one needs
Throttle = the hand that decides

wheel tyre tire
Good Tread = what holds in the rain
Hub & Rim = the middle and the edge of a wheel

engine motor diesel gearbox
First Turn = when it starts at once
Flywheel = what keeps it turning

tractor combine harvester plough
Headland = where the tractor turns
Straight Furrow = how a good hand is known
Tow Bar = what two machines share

ambulance rescue defibrillator first-aid
Golden Hour = the time in which help counts most
Blue Light = what one is glad to see

charger charging charging-station plug
Full by Seven = what a driver wants to read in the morning
Plug & Go = all there should be to it
Top Up = a little more, before it is needed

parking garage kerb
Kerb & Key = the end of a drive
+Bayside = where there is room

plane airport pilot flight
Tailwind = the wind that brings you home early
Cross Check = what two pilots say to each other
`;
