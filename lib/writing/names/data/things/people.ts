/** People, their bodies, their free time, their food and their places; written as in nature.ts. */
export const PEOPLE_AND_PLACES = `
vet veterinary veterinarian
Stethoscope = what both of them have to get used to
House Call = the visit that comes to you
Gentle Hands = what every animal notices first
Calm Paws = how a good visit ends

grandparent generation grandmother grandfather
Young at Heart = whoever still plays
Old & New = two that need each other
Then & Now = the two times a family lives in

pensioner retired senior elderly
Tea at Four = the hour at which one is expected
Good Company = what makes an afternoon short
Front Porch = where people who have time sit
Second Spring = the years that are one's own again
Porch Light = what says that somebody is in

lonely loneliness companionship
Good Company = what makes an afternoon short
Kettle On = what says you are welcome
One More Cup = how a good visit gets longer

teenager youth youngsters
Halfway Up = neither small nor grown
+Latestart = whoever is not awake at eight

child children kid
Small Hands = who it is made for
Hopscotch = a game that needs a street and a stone

baby babies newborn infant toddler
Cradle Song = the oldest song there is
Soft Landing = how one should arrive

nursery childminder kindergarten daycare childcare preschool
Early Nest = a place that is warm before the day begins
Nap Time = the quiet hour of every nursery
Storytime = the end of a good day

midwife pregnancy pregnant breastfeeding
New Arrival = whoever it is all about
Good Hope = how some languages say pregnant

nurse ward
Night Round = the walk along the beds at two in the morning
Ward Light = the lamp that stays on
Fresh Sheets = what feels like getting well
Florence Hour = an hour named after the first modern nurse

doctor clinic
Good Hands = where every patient hopes to be
Second Opinion = what people ask for when it matters
Bedside = where care is given

hospital patient isolation
+Bedlight = a lamp beside a patient
Clean Hands = where every ward begins

physiotherapy physiotherapist surgery hip knee rehabilitation
Up Again = the goal in two words
Small Steps = how a body learns to trust itself
Good Knee = the one that does not ask for help

wheelchair accessible accessibility ramp
Level Way = a way without a step
Wide Door = what says everybody may come in
Ramp & Rail = what makes a house open

crutch prosthesis prosthetic amputee
Good Foot = the one to put forward
Own Stride = the one that fits
Firm Footing = what one stands on

hearing hearing-aid deaf audiologist
Earshot = as far as a voice can be heard
Every Word = what nobody should have to miss
Good Ear = what one turns to a friend

stutter speech dyslexia aphasia
Free Flow = words that come by themselves
Take Your Time = the kindest thing one can say

tooth teeth dentist dental
Milk Teeth = where care begins
Good Bite = how upper and lower should meet

skin eczema acne sunburn
Bare Skin = how good it should feel
Fresh Face = who looks out of the mirror

hair salon hairdresser barber haircut
Wash & Set = what one goes to a salon for
Warm Towel = the best moment of the chair
Good Parting = how one leaves a hairdresser

foot feet toe insole
Arch = what carries a whole body
Good Footing = what every walk needs
Barefoot = how it should feel

back-pain posture spine
Upright = how one wants to get up
Straight Back = what everybody is told to have

heart blood-pressure pulse
Steady Pulse = the first thing anybody checks
Good Heart = what it takes
Beat by Beat = how it goes on

sleep insomnia snoring
Through the Night = what everybody wishes for
Lights Out = the last thing said
Soft Dusk = the hour when it should begin

pill medicine pharmacy
Right Dose = as much as it needs
Night Bell = what rings at a pharmacy

vaccine vaccination blood laboratory sample
Clean Sample = the one that counts
Lab Bench = where it is found out

dementia memory memories alzheimer
+Threadlight = a line to hold on to, lit
Yesterday's Songs = those that stay longest

anxiety stress therapist burnout
Long Exhale = what one needs first
Unknot = what somebody helps you to do

smoking alcohol addiction sober
Day One = the day that counts
Clear Morning = what it is done for

grave cemetery gravestone funeral
Evergreen = what one plants where one remembers
Kept Name = a name somebody still reads
Candle & Stone = what stands there in November

death bereaved inheritance testament estate widow
Kind Order = the papers, done gently
By Your Side = where one wants somebody now

wedding bride
First Dance = the one everybody watches
Golden Hour = when the pictures are taken
Something Blue = the last of four old things

birthday party parties celebration
Paper Lantern = a light for one evening
Paper Crown = whoever's day it is

divorce separation custody co-parent*
Even Halves = neither gets less
Fair Halves = what both can live with

gift
Ribbon = what is pulled first
Unwrapped = the best sound of the day
Brown Paper = what a present wears underneath

school pupil classroom
School Bell = the sound everybody turns to
Slate & Chalk = where it all began
Front Row = where one hears best
Back to Class = what begins in September

teacher homework lesson
By Heart = how it stays
Show Your Work = what every good teacher asks
Red Pencil = what has been marked

exam test-prep
Pass Mark = the line one wants to be above
First Sitting = the time it should work
Pencils Down = the moment it is over

language spanish german pronunciation vocabulary
Mother Tongue = the one we dream in
Turn of Phrase = what shows one is at home in a language
Said Aloud = how a language becomes one's own
Phrasebook = the small book in the coat pocket
Tandem = Latin for at last, and a bicycle for two

conversation pen-pal
Good Talk = what one says afterwards
Long Distance = what a call once was
Pull Up a Chair = how people are asked to stay

reading library libraries bookclub reader
Bookmark = where one goes on
Quiet Corner = where one reads best
Second Chapter = when one is in it

story stories tale
Once Again = how children ask for a story
Told Twice = the sign of a good one
Long Tale = the kind one asks for

song singing singer choir sheet-music
Four Parts = what a choir is made of
Perfect Fifth = the purest step between two notes
Pitch Pipe = what gives a choir its first note
Upbeat = the note before the first one
Cantus = Latin for the line that is sung
In Tune = where everybody wants to be
Page Turn = the moment one must know by heart

piano guitar violin drum instrument accordion
Middle C = where every lesson begins
Grace Note = the small one that makes it beautiful
Open String = what sounds before one has learned anything
Practice Room = where it is allowed to sound wrong

organ organ-builder parish church
Pipe & Reed = what an organ sounds with
Bellows = where the breath comes from
Evensong = the service that is sung
Loft & Choir = where the music comes from

orchestra band concert gig
Encore = what one hopes to hear
Sound Check = the hour before the doors open
Upbeat = the note before the first one

dance dancing ballet tango
First Position = where every dancer begins
+Twirlhouse = where one turns and laughs

theatre actor puppet
House Lights = what goes down before it begins
Prompt Side = the left of the stage
Second Act = the one in which it is decided

film cinema documentary
Opening Shot = how one knows a good film
Interval = when one talks about it

artist gallery museum oil-painting paintings
+Easelside = beside whoever paints
North Light = what painters build their windows for

game boardgame board-game dice
House Rules = those one plays by at home
Your Turn = the two best words of a game
Double Six = the throw one hopes for

puzzle escape-room escape-game riddle quiz
Last Clue = the one that opens the door
Locked Room = the oldest riddle there is
Missing Piece = what somebody else has in his hand

toy doll
Spinning Top = the oldest toy that still turns
Toy Shelf = where the loved ones sit
Wooden Horse = what outlasts a childhood

chess
Quiet Move = the one that decides
Queen Side = half a board

football soccer rugby
Home End = where one's own people stand
Kick Off = when it begins
Second Half = when it is decided

tennis padel badminton squash
Second Serve = another chance
Good Rally = what both remember
Deuce = even, with everything open

swim swimming swimmer swimming-pool
First Length = the one that takes courage
Deep End = where one wants to be able to go
Push Off = how every length begins

climb climbing boulder bouldering
Belay = the hand that holds your rope
Good Hold = what one looks for
On Rope = safe, whatever happens

run running runner marathon jog*
Second Wind = the strength that comes after the first has gone
Easy Mile = the one for talking

gym fitness workout training-plan
Personal Best = better than yesterday
One More = what a coach says
Warm Up = what comes before it counts

yoga pilates meditation breathing
Slow Breath = how it starts
Unfold = what a body does in the morning
Child's Pose = where one may rest

golf
Fairway Light = the last hole before dusk
+Fairwaymark = where the ball should lie

horse pony riding
Long Rein = trust, seen from the saddle
Canter = the pace at which one smiles
Good Seat = what a rider has

egg hen chicken
Clutch = as many eggs as lie together
Roost = where they come home to
Sunny Side = how one likes an egg

milk cheese dairy yoghurt
Rind = what keeps a cheese
Top of the Milk = the best of it
Churn = where butter begins

honey bee hive
Waggle = how a bee tells the way
First Flight = the warm day in March
Humwell = the sound of a hive that is well

bread bakery flour sourdough
First Rise = the hours in which dough works
Crumb = what one looks at in a good loaf
Levain = French for the leaven of a bread

cake pastry biscuit
Piping = the line a pastry cook draws
+Icingmark = what makes it a cake

chocolate cocoa sweets candy
Conche = where chocolate becomes smooth
Snap = how good chocolate breaks
Nib & Bean = where it begins

coffee espresso cafe café
First Crack = the sound by which a roaster knows
Second Cup = the one over which one talks
Saucer = what a good cup stands on
Crema = Italian for the gold on an espresso

tea
Second Flush = the leaves of early summer
Steep = what tea needs time for
Slow Kettle = the one that makes one sit down

beer brewery wine winery cider-house spirits gin
Angel's Share = what the cask gives away
First Pour = the one that is tasted
Cask End = where the good one is

juice smoothie lemonade kombucha
Pressed = how it comes out of the fruit
+Zestpress = where fruit becomes juice

soup stew noodle dumpling*
Ladle = what a good soup is measured with
Slow Pot = what makes it tender
Second Bowl = what says it was good

pizza pasta
Al Dente = Italian for just firm enough
Stone Bake = how a crust gets its bite

meal canteen lunch
Second Helping = the praise a cook likes best
Long Table = where there is room for one more
Noon Bell = what everybody waits for
Ladle = what a good soup is measured with

vegetable veg
Kitchen Garden = what grows ten steps from the pot
Pulled Today = as fresh as a root can be
Green Half = the better half of a plate

meat butcher beef sausage
Butcher's Cut = the one butchers keep for themselves
Nose to Tail = all of it, with respect
Dry Aged = better for having waited

leftover-food leftover-meal food-waste surplus-food unsold-food
Second Plate = a meal for whoever comes later
Waste Not = the first half of an old saying

spice berbere masala harissa seasoning spice-blend* ground-spice* sauce chilli salt
Pestle = what wakes a spice
Good Pinch = as much as it needs
Salt & Time = all that some things need

restaurant bistro waiter chef
The Pass = where the kitchen hands over
Full Covers = a house with no chair left
Last Orders = what is called at eleven

hotel hostel guesthouse
Turndown = the bed made ready while you are out
Room Key = the first thing one is given
Night Porter = whoever lets you in at two
Late Checkout = the kindest thing a hotel can say

guest host
+Bellside = near, when a guest rings
Spare Key = what one gives to people one trusts

tourist tour sightseeing
Side Street = where the good things are
Round the Corner = where locals go
Slow Walk = the only way to see a town

village mayor rural
Market Square = where it all meets
Church Clock = what the whole village hears
Village Bench = where the news is
Next Village = as far as one goes
Crossroad = where people meet

street neighbour neighbourhood
Over the Fence = where help is asked for
Next Door = as near as help should be
Front Steps = where one sits in the evening

playground
Swing & Slide = what one runs to first
Park Bench = where one meets by chance
Green Gate = the one that children know

town city council municipal*
Town Clock = what everybody goes by
+Hallway = where one waits no longer

harbour port marina lighthouse
Safe Haven = where a boat comes in
Harbour Light = what brings one home
Quayside = where the catch is landed

farmer farm
Good Acre = the field one is proud of
First Furrow = how a season begins
Before the Rain = when it has to be in

foundation
Good Cause = why anybody gives
+Keystead = what stands on firm ground

weaver artisan craft handmade
By Hand = how it was made
Signed Work = work that somebody put a name to
Bench & Thread = where it comes from

photo-book album archive
Kept Page = what one looks at again
+Albumleaf = one page of a life

ticket festival event venue
Front Row = where one wants to be
Hand Stamp = what lets you in again
House Full = what every host wants to see

refugee migrant newcomer
First Address = where a new life starts
Landed = the word for being there
Welcome Mat = what lies before an open door

student university campus dormitory
First Term = when everything is new
Common Room = where one finds one's friends
Late Library = the light that burns longest

neighbourhood-watch burglar alarm
Night Watch = whoever stays awake for the others
Porch Light = what says that somebody is in

prison prisoner
+Gatelight = a light outside the gate
Open Gate = the way out, and onward

podcast episode listener
Warm Mic = the one that makes a voice sound near
Long Listen = the kind one takes on a walk
After the Tone = when one may speak
`;
