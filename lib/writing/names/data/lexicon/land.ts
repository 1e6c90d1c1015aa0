export const LAND = `
farming 130 work on the land
? farm* crop* agricult* field harvest* grower* irrigat* yield soil tractor agricultor* landwirt*
Headland = the strip at the edge of a field where the plough turns
Tilth = soil in the state in which seeds want it
Good Acre = an acre that gives what it can
Second Cut = the hay of late summer
+Furrowline = the line a plough leaves
+Fieldbook = the book in which a grower notes what each field did
Before the Rain = the hours in which a farm gets everything done

cattle 100 a herd that is known one by one
? cattle cow cows herd* calf calves livestock heifer dairy-farm ear-tag goat sheep
Drover = whoever walked the cattle to market
Bellwether = the animal with the bell, which the others follow
Milking Hour = the hour that sets the clock of a farm
+Herdsense = a sense for what a herd is about to do
+Calfwatch = the watch kept when a calf is due
Good Pasture = what a herd looks for and a farmer promises

poultry 62 a flock and its eggs
? poultry chicken hen hens egg* hatch* flock broiler
Roost = the perch a hen goes home to
Clutch = the eggs of one nest
Dawn Chorus = what a yard sounds like at five
+Henyard = the yard of a small farm
Pecking Order = a joke every keeper of hens understands

forest 150 trees that are looked after
? forest* timber tree trees wood* sawmill firewood reforest* logging
Coppice = a wood that grows back each time it is cut
Heartwood = the oldest and strongest part of a trunk
Year Ring = the line a tree draws for every year
+Barkmark = the mark a forester puts on a bark
Standing Timber = trees that are still worth more upright

garden 145 a garden that grows
? garden* plant* flower* lawn seedling* nursery landscap* greenhouse compost jardín jardin seed seeds
Potting Shed = the shed where gardens begin
Trellis = the frame a plant climbs when it is helped
Perennial = what comes back every year without being asked
First Frost = the date a gardener keeps in mind
+Bedrow = a row in a garden bed
+Seedmate = whoever gives you seeds over the fence

solar 75 power from the sun
? solar* sun photovoltaic module* panel* renewab* kwh turbine wind-farm soleil mw megawatt sonnen*
Zenith = the highest point the sun reaches
High Noon = the hour in which a panel earns most
Daylong = as long as there is light
Full Sun = the condition every panel is rated for
+Sunledger = a ledger of what the sun brought
+Noonmark = the mark a sundial has for midday
+Raykeeper = whoever keeps every ray counted
Clear Sky = the day on which a park should give everything

energy 165 energy used with sense
? energy energie energía grid battery electricity power heating-bill heat-pump insulat* kilowatt
Base Load = the power that is always needed
Off Peak = the hours in which power is cheap
Kilowatt Kitchen = where most homes feel their bill
+Sparkhouse = a house that makes its own power
Warm Rooms = what people mean when they say energy

battery 75 power that lasts
? battery batteries power-bank off-grid kerosene lantern generator charging-station
Full Charge = what should be there in the morning
Longlast = made to last longer than the season
Lamplighter = whoever lit the streets at dusk
Second Wind = new strength when the first is used up

water 225 water where it belongs
? water leak* pipe* tap irrigat* flood* drain* well borehole agua eau wasser aqua
Headwater = the place where a river begins
Dry Floor = what every owner of a cellar wants
Culvert = the covered channel that lets water pass
First Drip = the moment at which a leak costs nothing yet
+Pipelight = a light shone along the pipe
+Dripline = the line where drops fall

climate 205 warmth and cool under control
? hvac furnace boiler thermostat ventilat* heat-pump air-conditioning radiator klima
Inglenook = the warm corner beside a fire
Even Warm = the same warmth in every room
Updraft = the air that rises by itself
+Flueline = the line by which warm air leaves
Cool Side = the side of the pillow, and of the house

air 195 air that can be breathed
? air-quality pollution dust mould filter smog breath breathe
Clean Breath = the first breath outside the door
Weathervane = the arrow that shows where the wind comes from
Open Window = the oldest filter there is

weather 210 weather read in time
? weather meteo storm rainfall forecast-weather météo clima wetter
Barometer = the glass people tapped before going out
Weather Eye = an eye kept on what is coming
Fair Wind = the wind a crew wishes for
+Galewatch = the watch kept before a storm

carbon 155 what a product costs the air
? carbon emission* footprint climate-target co2 scope esg sustainab* decarbon*
Light Step = a footprint that hardly shows
Scope Three = the emissions that are hardest to count
+Tracetree = a tree of everything that went into a product

recycling 140 things used more than once
? recycl* waste reuse reused second-hand circular upcycl* refurbish* deposit-return packaging reusable
Second Round = the turn a thing gets after its first owner
Rag & Bone = the trade that collected what others threw away
Hand Me On = what people say when a thing is still good
+Loopyard = a yard where things come back
Good Again = what a mended thing is

drone 240 seeing from above
? drone drones aerial satellite survey* mapping uav fly flies flight overfly
Kestrel = the falcon that stands still in the air and looks down
Flyover = one pass that misses nothing
Line of Sight = how far a pilot may see, and the limit a licence lifts
+Skyround = a watchman's round, walked in the air
Low Pass = the flight close enough to see a crack

sea 220 boats and those who sail them
? boat* sail* harbour harbor ferry port marina ship yacht bateau barco
Fairlead = the ring that guides a rope
Safe Haven = the harbour on the way
Bowline = the knot that holds and still comes undone
+Buoymark = the mark that shows the channel
Harbour Light = what a crew looks for at night

rural 115 life away from the city
? rural village* remote smallholder countryside pueblo* dorf
Milk Lane = the road the milk took each morning
Far Field = the field that nobody sees from the house
Crossroad = where four villages meet
+Hedgeway = the way along a hedge

pets 85 life with an animal
? dog dogs pet pets puppy kennel perro chien hund* groom*
Heel = the word a good dog knows best
Good Boy = what people say before they say anything else
Walkies = the word that wakes every dog in the house
+Pawpost = a post about an animal, and its paw
Wet Nose = how a healthy dog says good morning
Four Legs = what most patients here have
+Leadmate = whoever holds the other end of the lead

horse 55 horses and riders
? horse* riding stable* equestrian pony saddle farrier hoof pferd* cheval
Canter = the gait between trot and gallop
Stirrup = what a rider stands up in
Long Rein = how a rider shows trust
+Hoofline = the line of prints on a sandy path
`;
