/** Further names for the trades of fields.ts, found by the first word of each; written as in nature.ts. */
export const FURTHER_FIELDS = `
radiolog*
Half Light = the room in which pictures are read
Film & Finding = what is looked at and what is seen
Lumen = Latin for light
Grey Scale = between black and white, where it hides

skincare
Bare & Balm = the skin, and what it needs
Clean Slate = a face in the morning
Pelle = Italian for skin
Second Rinse = what takes the day off

debt
Paid & Done = the end of it
Respiro = Italian for a breath
Lighter = how one leaves
Day One = the first without dread

tax
Box & Line = where it goes
Il Conto = Italian for the bill
Shoebox Sunday = the last of its kind
Thirty First = done by then

bookkeeping
Debit & Desk = what is written and where
Saldo = Italian for a balance
Reconciled = every line has found its partner
Year End = reached calmly
Double Entry = each sum stands twice

dog-walk*
Paw & Path = who walks and where
Passeggio = Italian for a stroll
Off the Lead = where the running starts
Muddy Boots = proof of a good walk
Sniff Stop = what a walk is made of

pet-food
Bowl & Bone = what it comes in and what it is about
Ciotola = Italian for a bowl
Licked Clean = the best review
Tin Lid = a sound that is heard three rooms away

climb
Rope & Ridge = what holds and where one goes
Presa = Italian for a hold
Send It = all the way up
Chalk Hands = how climbers know each other

gym-owner*
Iron & Mat = what a gym is made of
Forza = Italian for strength
Chalk Up = before the heavy one

hearing-aid
Chime & Chat = what one hears again
Eco = Italian for an echo
Overheard = on purpose, for once

podcast
Mic & Mug = all that is needed
Ascolto = Italian for listening
Room Tone = the sound of nobody speaking

vegan
Leaf & Cleaver = what it is and how it is cut
Foglia = Italian for a leaf
Thyme & Char = what makes it taste

roof-inspection
Slate & Sky = the roof and what is above it
Tegola = Italian for a roof tile
Skylark = the bird that sees it from above

child-tutor
Pen & Patience = what it takes
Lavagna = Italian for a blackboard
Aha = the sound of understanding
Second Try = how everything is learned

spare-part
Bolt & Bearing = what holds and what turns
Ricambio = Italian for a spare part
Third Drawer = where it should have been

wedding-flower*
Stem & Satin = what is held
Fiore = Italian for a flower
Long Stem = the one for the table
Peony = the flower that brides ask for
Thrown High = where a bouquet ends

cargo-bike
Box & Bell = what carries and what rings
Carico = Italian for a load
School Gate = where most of them stop
Sidestand = what keeps it up

church
Hymn & Host = what is sung and shared
Navata = Italian for the nave
Noon Bell = what the whole village hears

farm-work*
Row & Ration = the work and the bread
Stagione = Italian for a season
Ripe Week = when every hand is needed

chess
King & Corner = where it ends
Scacco = Italian for check
Castled = safe in the corner
Zugzwang = German for having to move

newsletter
Ink & Inbox = how it was and how it is
Gazzetta = Italian for the small coin a paper cost
Second Page = where it gets interesting

market-trader
Crate & Coin = what is sold and what is earned
Bancarella = Italian for a stall
First Customer = the one that brings luck

customs
Stamp & Stevedore = who lets it in and who carries it
Dogana = Italian for a customs house
Paper Port = where most goods wait

linen
Fold & Steam = how it gets smooth
Lenzuolo = Italian for a bed sheet
Crisp = how a bed should feel
Second Sheet = the one that is in the wash

community-solar
Roof & Ray = where it falls and what falls
Sole = Italian for the sun
South Side = the one that pays
Bright Meter = the one that runs backwards

compost
Peel & Earth = how it starts and what it becomes
Terra = Latin for earth
Worm & Well = who does it, and how it goes
Rind = what is left over

meal-kit
Pan & Pinch = what one needs at home
Cena = Italian for supper
Tuesday Supper = the difficult one
Chopped = the part nobody likes
Twenty Minutes = to the table

restaurant-software
Pass & Pan = where it goes out and where it is made
Mestolo = Italian for a ladle
Low Boy = the fridge below the counter
Eighty Six = what cooks say when it is gone
Sous = the one who really knows

hot-sauce
Brine & Time = what makes it
Peperone = Italian for a pepper
Scorch = what one asked for
Good Burn = the one that tastes of something
Long Ferment = six months in the dark
Ember & Vine = the heat, and where it grew
Slow Ember = heat that takes its time
Tongue Tied = what happens

coffee-roast*
Bean & Drum = what goes in and what turns
Tostato = Italian for roasted
Chaff = what flies off in the roast
Cooling Tray = where it smells best
Second Crack = where the dark ones begin
Origin = where it was grown

brewing
Malt & Mash = how it begins
Birra = Italian for beer
Wort = beer before it is beer
Head Room = space for the foam
Short Pour = a small one

sleep
Lamp & Pillow = how a day ends
Sogno = Italian for a dream
Seven Hours = as many as it takes
Other Side = where one turns to

mental-health
Door & Lamp = where it is open and where it is light
Calma = Italian for calm
Said Aloud = half of it
Second Breath = the deeper one

elderly-care
Cup & Cushion = what makes an afternoon
Nonna = Italian for a grandmother
Known Step = one that is recognised in the hall
Kept Company = as one should be

physiotherapy
Knee & Nerve = what hurts
Passo = Italian for a step
Loosen = what it is about
Good Knees = the best thing to have

dentist
Brush & Rinse = twice a day
Sorriso = Italian for a smile
Molar = the strong one at the back
Open Wide = the first words
Kind Chair = one that is not feared

pregnan*
Crib & Calm = what is prepared
Culla = Italian for a cradle
First Kick = when it becomes true
Quickening = the first time it moves

nutrition
Seed & Spoon = small things, well chosen
Gusto = Italian for taste
Half a Plate = of vegetables
Level = how the sugar should stay

childcare
Block & Blanket = play, then sleep
Nido = Italian for a nest, and for a nursery
Small Chairs = as high as a knee
Sandpit = where everything is learned

language-learning
Talk & Tea = how it comes
Lingua = Italian for the tongue
Small Talk = the hard part
Loanword = one that came and stayed

exam-prep
Pencil & Pass = what goes in and what comes out
Esame = Italian for an exam
Turn the Page = the words with which it begins
Mock Monday = where it may go wrong

coding-school
Fork & Merge = how code is shared
Hello World = the first line of all
Semicolon = the small thing that was missing
Codice = Italian for code

hiring
Desk & Door = where to and how
Good Fit = on both sides
Mestiere = Italian for a trade
First Day = the one that is remembered
Second Interview = when it gets serious

event-planning
Badge & Bar = how it begins and how it ends
Doors Seven = when it begins
Scena = Italian for the stage
Lanyard = what hangs round every neck

travel
Map & Morning = all one needs
Valigia = Italian for a suitcase
Window & Aisle = the only question
Postcard = what used to come back
Off Season = when it is best

hotel-software
Bell & Key = what stands on a front desk
Portiere = Italian for the porter
Late Arrival = somebody is still up
Second Stay = the best review

camper-van
Map & Mattress = all one needs
Sosta = Italian for a stop
Pop Top = the roof that goes up
Next Layby = where one stays

board-game
Dice & Doubt = what decides
Gioco = Italian for a game
Meeple = the small wooden person on a board
Table Four = where they are still playing
Rainy Sunday = what it was made for

video-game
Pixel & Pulse = what is seen and felt
Extra Life = what one hopes for
Livello = Italian for a level
Easter Egg = what is hidden in it

music-lesson*
Scale & Song = first the one, then the other
Corda = Italian for a string
Metronome = who is always right
Slow Hands = how it is learned
Duet = what it leads to

film
Reel & Roll = what turns
Ciak = Italian for the clap before a scene
Second Unit = who films the rest
Rough Cut = the first version
Final Frame = what stays

photography
Lens & Light = all it takes
Scatto = Italian for the click of a camera
Aperture = how wide it opens
Soft Focus = a kind look
Contact Sheet = where the good ones are marked

ev-charging
Volt & Verge = what it takes, and where
Spina = Italian for a plug
Topped Up = before one needs it
Half Hour Stop = coffee included

energy-saving
Hearth & Hull = the warm and what holds it
Tepore = Italian for a gentle warmth
Double Glazed = twice as quiet
Draught = what will not be there
Low & Warm = the bill and the room

water-leak
Drop & Drain = what counts and where it goes
Fonte = Italian for a spring
Dry Cellar = the aim of it
Tap & Test = in this order

carbon-account*
Cenere = Italian for ash
Net Zero Day = one after the other
Scope Three = the long one

farm-sensor
Root & Reading = what drinks and what is known
Campo = Italian for a field
Dry Corner = what the field keeps to itself
Long Furrow = the whole way
First Drop = when to begin

cattle-monitor*
Hoof & Herd = one, and all of them
Stalla = Italian for a cowshed
Cowbell = how one used to know
Calm Herd = a sound one can hear

beehive
Hive & Hum = the house and its sound
Favo = Italian for a honeycomb
Strong Colony = one that comes through the winter
Quiet Winter = what a keeper hopes for
Super = the box in which the honey is
First Forage = the first warm day
Brood & Bloom = inside and outside
Queenright = how a good colony is called
Flightboard = where they land

fish-farm*
Net & Noon = when it is hauled
Pesca = Italian for fishing
Slack Tide = when they rest
Landed Today = as the name says
Gill & Gale = what one sells and what one sails through

furniture
Chair & Chisel = the thing and the tool
Legno = Italian for wood
Second Sitting = a chair, and its new life
Four Legs = what most of it stands on
Spindle = what turns on a lathe

fashion-rental
Rack & Runway = where it hangs and where it goes
Armadio = Italian for a wardrobe
One Night Only = and then it goes back
Borrowed Silk = for the evening
Worn Twice = by two people

shoe-repair
Last & Lace = what a shoe is made on and closed with
Suola = Italian for a sole
Cobbled = put back together
New Heels = old shoes

hairdress*
Comb & Curl = the tool and what it makes
Riccio = Italian for a curl
Chair Three = by the window
Fringe Benefit = what a good cut brings
Swivel = what the chair does

jewell*
Clasp & Carat = what closes and what counts
Perla = Italian for a pearl
Bezel = what holds the stone
Ring Finger = where it goes
Heirloom = what goes from hand to hand

ceramics
Kiln & Glaze = the heat and the shine
Argilla = Italian for clay
Thumbprint = what stays in a good bowl
Slip = clay that runs
Second Firing = when the colour comes

cleaning-service
Mop & Mirror = what shines
Pulito = Italian for clean
Spotless = as it should be
Friday Fresh = into the weekend
Swept = and ready

moving-company
Box & Bubble = what it goes into
Trasloco = Italian for a move
First Night = in a bed that is made
Up the Stairs = the whole way
Heavy End = whose it is

plumber
Pipe & Pressure = what it runs in and why
Goccia = Italian for a drop
Stopcock = the first thing to turn
No Drip = the sound of nothing
Warm Tap = in the morning

electrician*
Wire & Warm = what it brings
Scintilla = Italian for a spark
Live Wire = handle with care
Earthed = as it should be
Switch = the only thing one sees

gardener
Spade & Seed = how it starts
Giardino = Italian for a garden
Dug Over = ready for spring
Hedge & Gate = the edge of it all
Early Crocus = the first to come
Green Fingers = whoever has them

construction-site
Brick & Beam = what stands and what holds
Cantiere = Italian for a building site
First Storey = the one after the ground
Tower Crane = who sees it all
Site Nine = the hut where it is decided

construction-safety
Hat & Harness = what is worn
Casco = Italian for a helmet
Tied In = and only then
Near Miss = what one learns from

property-manage*
Key & Keep = what is handed over and looked after
Chiave = Italian for a key
Door Book = where it says who lives here
Stairlight = what is always broken
Third Floor = where it drips

real-estate
Key & Cornice = what opens and what looks good
Casa = Italian for a house
Two Up = the rooms upstairs
Sunny Side = the one to buy
Open House = Saturday at ten

parking
Bay & Barrier = where one stands and what lets one in
Sosta = Italian for a stop
Spare Bay = there is one
Kerb Appeal = a good place to stop

courier
Bell & Box = what one hears and what one gets
Presto = Italian for soon
Doorstep = where it ends
Signed For = and there

freight
Pallet & Port = what it stands on and where it goes
Carico = Italian for a load
Full Truck = both ways
Return Load = nobody drives back empty
Long Haul = all the way

insurance
Cloud & Cover = what comes and what helps
Scudo = Italian for a shield
Small Print = in large letters
Claim & Calm = first one, then the other

lending
Coin & Counsel = money, and a word with it
Fiducia = Italian for trust
Small Sum = enough to start
Leg Up = help over the wall

savings
Jar & Lid = the oldest way to save
Ghianda = Italian for an acorn
Ten a Week = in forty years a house
Later On = what it is for

remittance*
Home & Back = the way of money
Ponte = Italian for a bridge
Same Evening = when it is there

legal-aid
Clause & Counsel = what is written and what it means
Fair Hearing = everybody's right
Parere = Italian for an opinion
Second Reading = when one understands it
In Plain Terms = at last

immigration
Stamp & Street = first one, then the other
Approdo = Italian for a landing place
First Key = the one to your own door
Window Four = where it is settled

charity-software
Hand & Heart = what it takes
Dono = Italian for a gift
Passing Plate = how it was collected
Warm Thanks = what comes back
Small Change = it adds up

city-council
Bench & Bell = what a square has
Piazza = Italian for the square where people meet
Next Number = the one that is yours
Agenda Four = the item that concerns you

recycling
Lid & Loop = off, and round again
Giro = Italian for a round
Deposit = what comes back
Refilled = once more
Brought Back = clean, and empty

phone-repair
Screen & Screw = what breaks and what holds
Riparo = Italian for I repair, and for shelter
Second Charge = it lasts again
Not Dead Yet = the diagnosis

cybersecurity
Bolt & Badge = what closes and who may
Allerta = Italian for on the watch
Gatehouse = where everybody is asked
Odd Sender = what one should notice
Do Not Click = good advice

data-platform
Row & Reason = the figure and why
Traccia = Italian for a trail
Footnote = where it says how
One Truth = for all of them

developer-tool*
Fork & Merge = how code is shared
Semicolon = the small thing that was missing
Green Light = all tests have passed
Codice = Italian for code
Fewer Tabs = all that one wants

customer-support
Ring & Reply = first one, then the other
Second Ring = by then somebody has answered
Pronto = Italian for ready, and for hello on the phone
No Hold Music = you are through

laboratory
Flask & Flame = what is heated and with what
Pipette = the fine tool
Fiala = Italian for a small bottle
Control Group = what one compares with
Blind Sample = the honest one

genealogy
Root & Record = where one comes from and where it stands
Ceppo = Italian for the stump a family grows from
Maiden Name = where the trail goes on
Old Village = where it leads

funeral*
Lily & Lamp = what is put beside
Pace = Italian for peace
Last Walk = that nobody goes alone
Kind Hands = what is needed

truck-driver*
Hood & Highway = what one looks over
Sosta = Italian for a stop
Nine Hours = and then the bed
Shore Power = quiet, all night

archaeolog*
Spade & Story = the tool and what it finds
Coccio = Italian for a shard
Loose Earth = what is sieved

psychotherap*
Pen & Pause = what it takes
Filo = Italian for a thread that is followed
After Session = the ten minutes that are free again

car-wash
Suds & Shine = first one, then the other
Lucido = Italian for polished
Dry by Five = and gleaming
Bonnet Bright = one can see oneself in it

museum
Vetrina = Italian for a glass case
Please Touch = for once
Room Nine = the one that is missed

tattoo
Ink & Iris = what it is drawn with and what sees it
Segno = Italian for a sign
Fine Line = as thin as a hair

appointment-book*
Chair & Chime = the place and the reminder
Turno = Italian for a turn
Two o'Clock = an hour that is taken

water-sport*
Cap & Current = what one wears and what one feels
Onda = Italian for a wave
Armbands = how all of us began

sauna
Stone & Steam = what is hot and what rises
Vapore = Italian for steam
Cold Plunge = the other half
Third Round = the quiet one
Löyly = Finnish for the steam that rises from the stones

pest-control
Trap & Tile = what is set and where
Quiete = Italian for quiet
Empty Trap = the best sight

menopause
Moon & Tide = what goes in rounds
Luna = Italian for the moon
Warm Night = with the window open

blood-test*
Drop & Date = what is given and when it is known
Goccia = Italian for a drop
Good News = on most days

kids-clothes
Sleeve & Sandbox = what is worn and where
Nido = Italian for a nest
Knee Patch = the mark of a good summer
`;
