/** Materials, tools and parts as answers name them: "words | what hangs on the board | name of its colour, chroma, hue". */
export const NAMED_MATERIALS = `
waxed canvas | a fold of waxed canvas | canvas olive 0.06 115
canvas,tarpaulin | a rough edge of canvas | canvas grey 0.03 95
brass hooks?,brass | a worn brass hook | worn brass 0.11 88
waxed thread,thread,threads | a reel of thread | thread red 0.14 25
wax,beeswax | a slab of clean wax | comb wax 0.1 80
old combs?,combs?(?= in the morning),honeycombs? | an old comb held to the light | dark comb 0.07 60
frames? already wired,wired frames? | wire across a wooden frame | frame pine 0.07 75
porcelain | a line of porcelain shades | porcelain 0.04 90
plaster | a plaster cast | plaster 0.02 80
furnace,kiln | the glow of the furnace | furnace glow 0.16 45
oiling,oil,oiled,grease | a drop of oil on steel | engine oil 0.06 75
box of parts,spare parts,parts box | an open box of parts | box steel 0.03 245
belts? | a belt on its wheel | rubber black 0.02 270
timing | two marks that have to meet | setting mark 0.17 30
steel boxes,steel,stainless | brushed steel | brushed steel 0.03 240
alumini?um | a length of aluminium | bare aluminium 0.015 230
copper | a bright copper edge | copper 0.1 45
iron | black iron | black iron 0.02 260
zinc,tin roof,corrugated | a sheet of zinc | zinc 0.02 230
chrome | chrome in daylight | chrome 0.02 240
rust,rusted | a patch of rust, half cleaned | rust 0.12 45
hinges?,bolts? and hinges | an oiled hinge | hinge black 0.02 265
slats?,wooden shutters?,shutters? | a slat, bare on one half | shutter green 0.07 165
strip the paint,old paint | paint in layers, sanded through | old paint 0.08 200
oak | a board of oak | oak 0.08 68
pine,spruce,timber,planks? | a sawn plank | fresh pine 0.09 78
bamboo | split bamboo | split bamboo 0.1 112
wicker,willow,rattan | a woven edge | willow 0.07 80
solar panels?,solar | a solar panel in noon light | panel blue 0.1 262
black plastic | black plastic, hot to the hand | sheet black 0.015 270
racks? | racks, one above the other | rack wood 0.07 75
anchov\\w*,sardines?,fish | a silver side of fish | fish silver 0.03 225
nets? | a net hung to dry | net green 0.08 175
rope,ropes | a coil of rope | hemp rope 0.06 85
leather | a cut edge of leather | saddle leather 0.09 50
linen | linen, washed and dry | washed linen 0.03 90
wool,yarn | a skein of wool | raw wool 0.04 85
denim | worn denim | denim 0.09 260
silk | a fold of silk | silk rose 0.12 5
cotton | a hank of cotton | raw cotton 0.025 90
felt | grey felt with a cut edge | felt red 0.14 25
strings? | wound strings, side by side | string bronze 0.09 70
pianos?,keys? of the piano | the inside of a piano, lid open | piano black 0.015 280
humidity meters?,hygrometers? | the needle of a small dial | dial cream 0.04 95
clay,pottery | wet clay on the wheel | wet clay 0.09 45
glaze | a drop of glaze | celadon glaze 0.06 165
bricks? | a course of bricks | brick 0.12 35
tiles? | a tile with one chipped corner | glazed tile 0.1 235
slates? | split slate | slate 0.025 250
lime | a bucket of lime | slaked lime 0.02 95
cement,concrete | raw concrete with a form line | concrete 0.015 90
glass,panes? | light through a clean pane | bottle glass 0.06 180
paper,cardboard | a torn edge of card | kraft card 0.06 75
ink | ink on a roller | printing ink 0.09 265
chalk | a chalk line | chalk blue 0.06 250
charcoal | a lump of charcoal | charcoal 0.01 270
embers? | embers under ash | embers 0.17 42
soap,detergent | lather on a hand | soap blue 0.06 220
lavender | a bunch of lavender | lavender 0.1 300
roses? | an open rose | rose 0.14 8
herbs? | a bunch of herbs | cut herbs 0.11 140
seedlings?,seeds? | seedlings in a tray | seed leaf 0.13 135
compost,soil | dark soil, crumbled | dark soil 0.05 60
hay,straw | straw in the light | straw 0.1 95
milk | milk poured from a can | fresh milk 0.02 95
cheese | the cut side of a cheese | cheese rind 0.09 82
honey | honey off a spoon | honey 0.13 78
bread,loaf,loaves | the crust of a loaf | bread crust 0.1 60
flour,dough | flour on a board | rye flour 0.03 85
coffee | coffee beans, roasted | roasted bean 0.06 48
tea | tea in a glass | strong tea 0.1 50
cocoa,chocolate | broken chocolate | cocoa 0.06 45
rice | a bowl of rice | rice husk 0.05 90
beans? | black beans in a pot | black bean 0.02 330
maize,corn | a cob of maize | maize 0.15 88
chill?ies,chill?i,peppers? | dried chillies | chilli 0.19 28
tomato(?:es)? | tomatoes, cut open | tomato 0.18 30
lemons?,limes | a halved lemon | lemon 0.16 105
olives? | olives on the branch | olive 0.09 115
grapes?,wine | crushed grapes | grape must 0.12 345
apples? | an apple with its leaf | apple red 0.17 25
mango(?:es)? | a ripe mango | mango 0.16 70
cabbages? | a cut cabbage | cabbage leaf 0.1 135
eggs? | brown eggs in a tray | egg brown 0.07 60
ice | a block of ice | block ice 0.05 220
salt | coarse salt | grey salt 0.01 240
rubber | black rubber | rubber 0.015 275
tyres?,tires? | the tread of a tyre | tyre black 0.015 270
chains? | a clean chain | chain steel 0.025 240
diesel,petrol | a fuel can | can red 0.18 28
pumps? | a pump out of its well | pump blue 0.12 255
pipes? | a cut pipe | pipe copper 0.09 48
batter(?:y|ies) | a battery with its mark | battery green 0.13 150
cables?,wires? | wires by colour | cable orange 0.15 55
lamps?,lanterns? | a lamp turned low | lamp light 0.12 85
mirrors? | the edge of a mirror | mirror silver 0.02 230
colour tubes?,tubes?(?=,| and| with| of) | tubes of colour in a row | hair copper 0.11 45
scissors | open scissors | scissor steel 0.03 240
nail polish | three strokes of polish | polish red 0.18 20
gold | a gold edge | gold 0.12 90
silver | hammered silver | silver 0.015 250
bees? | bees on a frame | bee brown 0.07 65
feathers? | a feather | feather grey 0.02 250
hooves,horseshoes? | a horseshoe, new | hoof black 0.02 60
chips? sewn in | a chip under a seam | overall blue 0.1 258
overalls? | overalls on a rail | overall blue 0.1 258
swatch(?:es)? | a swatch beside a print | swatch red 0.15 20
stickers? | a scanned sticker | sticker white 0.02 250
saws?,chainsaws? | a sharpened chain | saw orange 0.16 50
helmets? | a helmet on its hook | helmet yellow 0.16 95
gaskets?,seals | a ring of rubber, worn flat | gasket black 0.015 270
valves?,groups | a brass valve, taken apart | valve brass 0.11 88
check the pressure,pressure | the needle of a pressure gauge | gauge red 0.17 28
descale,limescale | scale on a copper coil | coil copper 0.1 45
plastic crates?,crates | crates, stacked and numbered | crate blue 0.11 255
juice | juice running from the press | pressed apple 0.13 80
press(?:es)? and heats?,mobile press,presses | a press cloth, wrung out | press oak 0.08 65
accordions?,bellows | a bellows, half open | bellows red 0.14 22
reeds? | steel reeds in a row | reed steel 0.03 240
motorbike,van full | a box strapped behind the seat | strap green 0.08 165
ladder rungs?,ladders? | a rung of the ladder | ladder ash 0.07 85
`;
