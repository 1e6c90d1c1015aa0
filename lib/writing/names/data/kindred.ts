/** A word that founders use, and short words of its world that can stand in a name; "-" before those that cannot stand there themselves. */
export const KINDRED = `
dog,puppy > paw tail wag hound lead collar fetch bark biscuit
cat,kitten > whisker purr paw
-pet > paw tail nest bowl fur
horse,pony > hoof mane bridle rein saddle oat stirrup
bee,hive,-beekeeper > hive comb hum swarm nectar wax clover
hen,chicken,egg > nest yolk coop feather roost straw
cow,cattle,-dairy > herd meadow udder cream bell pasture
sheep,wool,lamb > fleece flock wool shear yarn
goat > billy horn herd
pig > trotter sty
fish,fishing,-angler > fin gill shoal net reef hook
bird > wing feather perch song nest wren
worm,compost > humus loam casting earth root peel
insect > beetle wing hum
allotment,-plot-holder > spade furrow bean shed trowel marrow
garden,-gardener > bed hedge sprout bloom trowel rake spade
flower,-florist,bouquet > petal stem posy bloom bud vase ribbon
tree,orchard,forest > bark branch grove root
seed,seedling > sprout furrow husk pod root
farm,-farmer,crop > furrow acre harvest tilth row barn
grain,wheat,maize > sheaf husk ear mill
fruit > orchard pip stone ripe basket peel
apple,cider > pip core orchard press barrel
grape,wine,vineyard > vine cask cork cellar trellis barrel
olive > branch grove press leaf oil
mushroom > spore cap bloom log gill
potato,vegetable,veg > root sprout leaf patch
herb,spice > leaf mortar clove
rice > paddy grain
tea > leaf steep kettle pot
coffee > bean roast brew crema cup grind
bread,-bakery,loaf,dough > crust crumb loaf oven grain rise knead
cake,pastry > crumb icing tier whisk candle
chocolate,cocoa > bean cocoa bar nib snap
cheese,milk > curd rind churn cream wheel
meat,-butcher,sausage > block cleaver hook smoke salt knife
vegan,plant-based,tofu,seitan,-flexitarian > sprout leaf pulse root
beer,brewery > hop malt barrel brew froth tap
meal,lunch,-catering > plate table fork ladle spoon tray
food,scrap > plate larder crumb pot spoon
soup,stew > ladle pot broth
pizza,pasta > crust dough fork
restaurant,-chef > table plate ladle pass fork bell
kitchen,-cooking,recipe > ladle pan hob apron spoon salt
juice,smoothie > press pulp zest
jam,pickle > jar lid brine
salt,sauce > pinch drop jar
honey > comb nectar jar
water > drop spring well brook stream tap
pump,tank > valve flow spring
gasket,flange,bearing,seal > flange seal ring bolt
pipe,drain,-plumber,leak > valve joint drip copper
roof,tile,-roofer > ridge slate eave gable beam vane
chimney,stove > hearth ember flue
house,-housing,home,flat,-apartment,-tenant,-landlord > latch key hearth gable door porch roof lamp
window,glass > pane sill light frame glass
door,lock,key,-locksmith > latch key bolt hinge
floor,wood,timber,-carpenter > grain plank oak beam knot joint
furniture,sofa,armchair > oak grain joint drawer hinge seat
wall,brick,-builder,construction > brick beam lintel plumb
paint,wall > brush coat primer
lamp,light,lighting > wick glow beam bulb
bed,mattress,sleep,-insomnia > pillow night moon dusk feather
linen,laundry,towel > fold peg crease linen press thread
soap,-detergent > lather suds bar olive
clean,-cleaner,-cleaning > broom gleam rinse mop shine
candle > wick glow taper
clay,ceramic,pottery,-potter,greenware,kiln > kiln glaze bisque cone
cloth,fabric,textile > weave thread hem loom needle bolt
dress,shirt,-fashion,-clothes,jacket > hem seam cuff button lace thread
shoe,boot,sneaker > sole lace heel buckle tread
leather,bag > hide strap stitch buckle thread
jewellery,-jeweller,gold > gem clasp facet
tattoo,ink > ink line needle
hair,-hairdresser,-barber,salon > comb curl braid strand crown
skin,skincare,cream,cosmetic,-rosacea,-eczema > petal balm dew glow drop leaf
nail,make-up,makeup,-beauty > mirror brush glow
perfume,scent > petal note vial
tooth,teeth,-dentist,dental > smile crown molar mint
eye,glasses,-optician > lens iris sight
ear,hearing,-audiologist > ear echo chime tone
heart,blood > pulse beat
spine,-physiotherapy,physio > stride spine balance
knee,hip,foot > stride step sole
-therapy,-therapist,-anxiety,stress,mind > calm harbour breath lamp bench
-patient,-hospital,-clinic,-doctor,health > ward pulse bedside chart lamp
-nurse,ward,-care,-carer > ward lamp bedside
pill,medicine,-pharmacy,-medication > dose vial capsule leaf spoon
-radiology,-radiologist,x-ray,mri,ct > scan ray lumen slice film prism
nodule,tumour,cancer > scan lumen
-diabetes,insulin,glucose > pulse measure
-dementia,-memory > thread album lamp
-pensioner,-elderly,-senior,-grandparent > porch hearth armchair
wheelchair > spoke castor rim axle tread ramp
ramp > ramp wheel
baby,infant,-midwife,-newborn > cradle rattle nest moon blanket feather
-child,kid,-toddler,-nursery > kite sprout marble crayon button ladder
toy,puzzle > block marble kite
school,-pupil,-teacher > chalk slate desk bell satchel ink
maths,fraction > sum chalk digit
-tutor,-tutoring,lesson,homework > chalk slate page
exam > mark page pass pencil gold
language,-translation > tongue phrase verb chapter echo
book,-author,novel,reading,library > page spine chapter quill ink ribbon
story,tale > page tale thread
newsletter,newspaper,-journalist,-reporter,news > column page headline press ink margin
council,town,city,-municipality,-parish > hall bell square clock gate
vote,-election,petition > ballot hall seal
podcast,episode > mic echo wave tone dial tape
music,song,choir > chord verse tune note bar
guitar,piano,violin > string chord fret hammer felt pedal tune
concert,band > stage encore chord lamp
film,video,camera > frame reel scene lens
photo,-photographer,-videographer > shutter lens darkroom tripod frame flash
art,gallery > easel frame canvas brush
theatre,actor,puppet > stage curtain mask spotlight
dance,ballet > barre encore curtain twirl slipper step
game,board-game > dice pawn token card spinner
chess > rook pawn knight castle king gambit
football > pitch goal whistle boot net
tennis,padel,badminton > racket court rally
running,run,-runner > stride lap mile track pace
gym,fitness,workout > rep stride bar bell
climbing,boulder,-climber > hold chalk crag belay rope
swim,swimming,pool > lap lane splash
yoga,pilates > mat breath lotus
surf > wave swell board
ski,snow > slope drift peak
hiking,hike,trail > trail ridge cairn boot compass
camping > ember tent camp
boat,sailing,yacht > keel sail mast rudder anchor
diving,reef > reef fin coral
sea,beach,coast > tide shore wave
river,lake > brook reed stream
bike,cargo-bike,bicycle,e-bike,-cyclist > spoke pedal saddle wheel bell chain
car,-garage,-mechanic > axle gear wheel road lamp
tyre,wheel > tread wheel
truck,lorry,freight,-haulage > axle load cab
van,courier > load van mile
taxi,bus > fare stop wheel lamp
train,rail,tram > rail track platform whistle
scooter > wheel bell kerb brake
parking > kerb bay
charger,charging > volt amp plug spark
plane,flight,airport > wing runway jet
drone > rotor wing hawk sky
solar,panel > sun ray roof noon dawn
wind,turbine > gust blade vane
battery,energy,electricity > volt watt charge spark cell
heat-pump,heating,boiler,radiator > ember warmth coil
air,ventilation > breeze vent
carbon,climate,emission > leaf air
rain,weather,storm > cloud drop gauge
recycling,plastic,food-waste,waste-collection,waste-bin,waste-container,garden-waste > loop bale shred
bottle,jar,packaging > cork cap crate
parcel,package,delivery > parcel knot string stamp ribbon
warehouse,stock,inventory,pallet > shelf crate bay pallet rack
shop,store,-retailer,-boutique > shelf counter till bell window
market,stall,-trader > stall basket scale apple crate
export,import,customs,duty,border > port stamp crate
ship,container,port,harbour > quay keel hull
machine,factory,-manufacturing > gear spindle cog wheel belt
metal,steel,weld > forge anvil spark
tool,drill,hammer > bench bit vice plane
robot > arm gear servo joint
sensor > pulse signal probe
circuit > circuit volt
-developer,-programmer > stack node branch
spreadsheet,dashboard > row column cell
password,-phishing,-security > key lock bolt
server,cloud > rack node
phone,call > ring dial tone
email,inbox > inbox reply
meeting > agenda table
calendar,appointment,booking > slot page
rota,shift > rota shift
job,-recruiting,-hiring > ladder desk badge bell step
wage,payroll,salary > wage slip pay
-apprentice,trade > bench trade
visa,-refugee,-migrant > passport stamp lantern
contract,lease,clause > clause seal ink ribbon stamp
-lawyer,law,court,-legal > gavel clause oath brief scale ink
patent,trademark > seal mark
tax,receipt > receipt ledger stub margin ink stamp
invoice,-accounting,-bookkeeping > ledger column stub ink seal
loan,credit,-lender > coin purse bond bridge ladder
money,cash,saving > coin purse penny jar acorn
debt,-creditor,-bailiff > anchor ledger breath harbour lamp bridge
bank,account > coin vault
insurance,claim > umbrella policy cover harbour roof
pension,-retirement > acorn harbour nest oak porch
invest,share,fund > acorn share bond
grant,-donor,charity > gift lantern
tender,bid > bid seal
-property,-estate > key gable plot porch brick
hotel,-guest,-host,hostel > bell key pillow lamp towel
travel,-tourist,tour > map compass trail window lantern
museum,archive,heritage > relic page vault
ticket,festival,event > encore gate stub
wedding,bride > vow veil ring aisle lace petal
funeral,grave,-grief > wreath lantern ivy bell stone
divorce,-custody > bridge
church,-congregation,prayer > bell pew psalm steeple candle choir
-volunteer > hand badge kettle bridge
neighbour,street > fence lane porch
science,lab,-laboratory > flask beaker lens beam glass
microscope,sample > slide lens
satellite > orbit star comet
map > map compass plot
fire,alarm > ember bell
safety,helmet > helmet brace
knife,blade > blade edge whet
clock,watch > dial hand spring
gift,box > ribbon bow box
stone,gravestone,marble > chisel stone
cave > seam shaft
crane,scaffold > boom rung
elevator,lift > shaft floor cable bell
fence,hedge > post gate
ice,freezer,fridge > frost crate
menu,bar > menu bar
luggage,suitcase > tag strap
stutter,speech > voice tongue
puppetry,circus > ring tent
hvac,furnace > vent coil breeze
warranty,-guarantee > seal stamp bond
-paperwork,form > stamp line column
valve,equipment > valve gauge tag
textbook,-student,campus > page desk margin spine
-intern,-mentor > ladder chalk
-trainee,course,training > chalk bench step
simulator,rehearsal > mirror cue step
-nurse,nursing > ward lamp pulse
ambulance,-paramedic > siren pulse beat
vaccine,vial > vial dose frost
microbiome,gut > gut leaf culture
genome,gene,dna > strand helix gene
allergy,gluten,-coeliac > crumb husk leaf
menopause,period,-fertility > moon tide bloom
sperm,ivf,embryo > seed bloom nest
prosthesis,limb,orthosis > stride limb joint
autism,sensory > prism kite hush
blind,braille > dot touch cane
sign-language,-deaf > palm sign wave
smoking,alcohol,addiction > dawn anchor step
snow,ice-rink > flake drift frost
skate,skateboard > deck ramp kerb
archery,darts > arrow bow mark
golf > tee fairway flag
karate,boxing,judo > glove bell belt
cricket,baseball > bat crease mound
rugby,-coach > maul whistle cone
sport,league,-athlete > whistle medal lane
-esports,gaming > pixel quest token
quiz,riddle > clue buzzer spark
escape-room > key clue latch
comic,cartoon,animation > panel ink frame
poetry,-writer,manuscript > quill verse draft page
dictionary,-interpreter > phrase tongue
vinyl,-dj > groove needle disc
instrument,organ,accordion > reed pipe bellows chord
orchestra,choir > baton chord tier
exhibition,sculpture > plinth chisel frame
garden-centre,nursery-plant,plant,houseplant > leaf pot sprout fern
lawn,grass,turf > blade green roll
hay,silage,feed > bale barn fork
tractor,harvester > furrow axle barn
manure,biogas,slurry > digester ember loam
irrigation,drip > drip spring channel
greenhouse,hydroponic > pane sprout bed
seaweed,kelp,algae > kelp tide frond
oyster,mussel > pearl shell tide
shrimp,salmon > shoal net fin
deer,wildlife,ranger > antler hoof track
donkey,camel > hoof saddle
spider,mosquito,pest > net hush mesh
forest,woodland,timber > bark grove branch
fire-wood,firewood > ember log axe
charcoal,cookstove > ember pot coal
nut,almond,cashew > shell kernel husk
coconut > husk palm shell
gin,whisky,distillery > still copper cask
kombucha,vinegar,ferment > jar culture brine
ice-cream,gelato,sorbet > cone scoop swirl
snack,granola,cereal > oat husk bowl
noodle,dumpling,rice-bowl > bowl steam ladle
bbq,grill,barbecue > ember grate smoke
food-truck,street-food,kiosk > hatch wheel ember
canteen,school-meal > ladle tray bell
grocery,supermarket > basket shelf aisle
wardrobe,closet > hanger rail hem
tailor,uniform > cuff hem chalk lapel
lingerie,bra,swimwear > lace strap
umbrella,raincoat > drop rib
backpack,bag > strap buckle
glasses,sunglasses > lens bridge
wig,braid,afro > crown strand curl
beard,shave,razor > blade lather
massage,spa,sauna > stone steam cedar
crutch,walker-frame > step grip
toilet,latrine,sanitation > spring step
shower,bath,bathroom > drop tile steam
kitchen,cooker > hob ladle
sofa-bed,mattress > pillow spring
carpet,rug > knot loom pile
curtain,blind-maker > hem rail
wallpaper,mural > brush roll
plaster,drywall > trowel coat
concrete,cement > slab mix
steel-beam,girder > beam rivet
insulation,loft > wool layer
asbestos,mould,damp > vent dry
excavator,digger > boom trench
survey-drone,surveyor > plumb peg line
architect,blueprint > arch scale line
permit,planning > stamp plot
bridge,tunnel > span arch
road,pothole,asphalt > lane kerb
traffic,junction > lane signal
-commuter,carpool,ride > seat lane mile
ferry,cruise > quay gangway bell
rickshaw,tuk-tuk > wheel lane horn
moped,motorbike > throttle wheel
caravan,camper,motorhome > awning wheel ember
glamping,cabin,hut > cabin cedar lantern
hostel,bunk > bunk key
cruise,-guide > compass lantern
luggage-storage,luggage > tag strap shelf
souvenir,postcard > stamp card
-influencer,creator,brand > spark frame
advert,campaign,billboard > signal frame
seo,search > beacon signal
survey-tool,poll,feedback > signal tally
crm,lead,-sales > ladder lead bell
helpdesk,ticket > bell reply
contract-review,compliance,-regulator > seal clause
audit,inspection > seal tick lens
-whistleblower,-fraud,-phishing,-scam > hook lantern latch bolt net
payslip,pay > slip purse
expense,reimbursement > stub slip
pawn,collateral > coin seal
remittance > coin bridge purse
stock-exchange,trading,crypto > ledger tick
mortgage,-broker > key gable
will,inheritance,estate > oak seal
divorce-mediation,mediation > bridge table
-orphan,foster,adoption > nest porch
-homeless,shelter > lantern porch bed
-prisoner,prison > gate lantern
-refugee,asylum > lantern bridge
pilgrim,pilgrimage > shell trail cairn
mosque,temple,synagogue > lamp arch
-veteran,army > badge
-firefighter,fire-station > ember bell ladder
police,-crime > badge lantern
disaster,flood,earthquake > anchor beacon
landmine,-rescue > beacon anchor
antenna,broadband,wifi > beacon mast
radio,broadcast > dial mast wave
cable,fibre > fibre strand
laptop,computer,keyboard > key screen
printer,3d-print,prototype > layer spool
cnc,lathe,machining > lathe spindle chip
mould,casting,tooling > cast mould
welding,solder > bead spark arc
forklift,crane-load,hoist > hook boom
conveyor,assembly > belt cog
vibration,downtime,maintenance > pulse gear
laser,optics > beam prism
bioreactor,enzyme > flask culture
mineral,ore,mining > seam ore lamp
oil,gas,refinery > flame valve
hydrogen,fuel-cell > cell spark
wave-power,hydro > weir tide
tide > tide weir
glacier,climate-risk > peak
wildfire,smoke > ember beacon
noise,decibel > hush echo
smell,odour > breeze
light-pollution,stargazing,telescope > star orbit lens
mending,sewing,seamstress,alteration > needle thread thimble stitch button patch
-stoma,ostomy,incontinence > ring pouch lamp harbour
costume > hem mask ruffle curtain button
fertilizer,fertiliser > root leaf furrow loam
thermometer,temperature > frost degree gauge
-engineer,-retiree > gear compass rule bench
textile-waste,fibre-recycling > thread spool bale
hospice,palliative > lamp window garden
-student-loan,scholarship > ladder acorn bridge
-archaeology,-archaeologist,excavation,trench > trowel shard relic layer trench
-deaf,-sign-language > palm sign wave finger
-psychotherapist,-psychologist,-counsellor > calm harbour lamp bench window
-trucker,-dispatcher,truck-stop,rest-area > axle lane cab lamp bay mile
grief,-bereavement,mourning > wreath lantern ivy candle
shell,reef > shell reef tide shoal coral
tattoo,scar > ink line needle
-winegrower,wine > vine cask cork cellar barrel trellis
-gardening > bed sprout trowel bloom
-accountant,-auditor > ledger column seal tally
-notary,-conveyancing > seal quill ribbon
-optometrist > lens iris sight
-electrician,fuse,socket > spark fuse volt switch
-mechanic,-bodyshop > gear axle wrench
-plasterer,-tiler,-painter > trowel brush bucket
-baker > crumb oven dough rise
-bartender,cocktail > shaker ice twist
-shepherd > crook fleece fold
-miner > seam lamp shaft
-luthier > string spruce bridge
-weaver,loom > loom shuttle thread warp
-blacksmith,forge > anvil ember iron
-sommelier > cork glass cellar
-barista > crema cup steam
-librarian > spine shelf margin
-translator > tongue phrase bridge
-paralegal,-mediator > clause bridge scale
-surgeon,surgery,operation > lamp thread mask
-anaesthetist > breath dial
-oncologist,cancer,chemo > lamp ribbon harbour
-cardiologist,stroke > pulse beat
-kidney,dialysis > stream filter
-neurologist,epilepsy,migraine > spark calm dusk
-lactation,breastfeeding > cradle moon nest
-paediatric,-pediatric > kite crayon moon
-orthodontist,aligner > smile arch bracket
-physiotherapist > stride spine balance
-caregiver > lamp hearth hand
-homework > chalk slate page
-kindergarten,daycare > kite sprout nest marble
-university,thesis,research > margin footnote lamp page
-lecture,-professor > chalk lectern
-coding,-bootcamp > loop branch stack
-robotics > gear servo arm
-founder,startup,start-up > spark ladder runway
-investor,venture > acorn runway ladder
-freelancer,-contractor > desk mug compass
-remote-work,coworking,-office > desk mug lamp
-hr,-onboarding,-employee > badge desk ladder
-union,cooperative > quorum table fence
calligraphy,lettering,-calligrapher > nib quill stroke margin
braille > dot page
ancestor,genealogy,surname > root branch seal leaf
duct,extractor,-canopy > fan filter flue
-overall,workwear > pocket buckle thread
wasp,hornet > wing eaves comb
stall > awning lamp crate
swatch,-surplus-fabric > weave thread bolt hem
lice,nit > comb crown braid
-procurement,supplier > seal crate ledger
-customs-broker > stamp port gate
-sailor,-skipper,marina > mooring anchor keel sail
-pilot,-airport > runway wing
-commuter,-passenger > lane rail seat
-cyclist > spoke pedal wheel
-hiker,-trekking > cairn boot trail
-camper > ember awning tent
-skier,-snowboard > drift slope peak
-runner,marathon > stride lap pace
-swimmer > lane lap splash
-footballer,-goalkeeper > net boot whistle
-dancer > barre encore step
-singer,-conductor > chord verse baton
-musician > chord fret tune
-dj,-producer > needle fader loop
-filmmaker,-director > reel frame clapper
-illustrator,-designer > pencil frame ink
-influencer > frame spark
-writer,-novelist > quill margin chapter
-publisher,-editor > margin column quill
-parish-council,-mayor > hall bell square
-citizen,-voter > ballot hall square
-prisoner,-probation > gate ladder lantern
-firefighter > ember bell ladder
-farmhand,-harvest > sheaf furrow row
-dairy-farm,-milking > churn bell pasture
-fisherman,-fishermen,-trawler > net quay tide
-forester > bark grove axe
-hunter > antler track
-vet,-veterinary > paw collar
-groomer > comb fur
-kennel > bark paw collar basket
-shelter > lantern porch
kite > kite string gust
umbrella > drop rib
mirror > frame gleam
stair,staircase,stairlift > step rail tread landing newel
balcony,terrace > rail pot sill
playground > swing slide kite
cemetery > ivy stone lantern
lighthouse > beam quay lamp
quarry > chisel slab
sawmill > plank blade bark
flour,gristmill > stone sack ear
windmill > sail millstone
bakery > crumb oven
dumpling > steam fold
pancake,waffle,crepe > pan fold
sushi > grain knife
taco,tortilla > corn husk fold
curry,masala > pestle clove pan
pepper,chilli > ember pod seed
garlic,onion > clove bulb
truffle > oak nose
caviar > pearl
fermentation > jar brine culture
nectar,syrup,maple > drop sap tap
ice > frost cube
`;
