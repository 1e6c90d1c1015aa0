/** Trades and their daily things that founders speak of; written as in nature.ts. */
export const TRADES = `
leasing fleet company-car leased
Full Fleet = every car on the road, none in the yard
Even Miles = a contract that fits how far one drives
Fair Return = a car handed back without a quarrel
Handover = the moment the keys change hands

tool toolshed tool-library
Pegboard = where every tool has its outline
Borrowed Drill = all anybody needs for one hole
Shared Shed = the one that has everything
True Edge = what a good tool leaves

offcut hardwood veneer walnut
Heartwood = the part that lasts
Knot & Grain = what every old board has
Second Bench = where the left-over piece goes next

profit margin cfo timesheet time-sheet bookkeeper bookkeeping
Bottom Line = the one worth reading
Black Ink = what a good month is written in
Clear Margin = what is left, seen in time

operating-room operating-theatre blue-wrap sterile scrubs surgical
Clean Field = the part nobody may touch
Blue Loop = the way back for what was worn once
Scrub Room = where good work begins

surf kite surfboard kitesurf* wetsuit windsurf*
Good Window = the two hours in which it is right
Offshore = the wind one hopes for
Clean Set = the waves worth waiting for
Glass Hour = when the water lies smooth

claim claims adjuster loss-adjuster hail
Fair Loss = damage, counted as it is
Seen & Settled = how a claim should end

onboarding new-starter new-hire new-joiner induction
First Monday = the day one remembers
Warm Start = a first week among friends
Desk & Key = all that should wait for a newcomer

payroll payslip payslips wages salary
Payday = the day that is never late
Good Slip = one that nobody has to ask about
Gross & Net = two numbers, both explained

guard security-guard cctv watchman patrol
Night Round = the walk that lets others sleep
Quiet Gate = where nothing happened
Lantern Walk = the oldest way to keep a street safe

electric-car ev electric-van electric-vehicle wallbox
Full by Seven = what a driver wants to read in the morning
Quiet Mile = how an electric car drives
Home Plug = the filling station in the drive
Range to Spare = what takes the worry away

wills last-will probate executor
Clear Wishes = what spares a family a quarrel
Clear Hand = a will that can be read

dies died dead bereavement mourning widower
+Restline = the last one, kindly written
Settled = what a family waits to hear

examination treasurer trustee independent-examination
Signed Off = what a treasurer wants to hear
Clean Books = accounts that fear no question
Fair Copy = figures as they should be handed in
True Account = what every member may read

finals final-exam trade-test mock-exam
+Passline = the mark one wants to be above
Pencils Down = the moment it is over

wound dressing bandage ulcer
Clean Edge = how a wound begins to close
Closing Well = what a nurse likes to write down
Soft Gauze = help that does not hurt

glucose insulin blood-sugar
Steady Line = the curve one hopes for
Even Day = one without ups and downs
Sweet Spot = the value that is just right
In Range = two words that let one sleep

api endpoint webhook sdk
Clean Call = one that gets an answer
Handshake = how two machines begin

dataset data-quality data-warehouse etl
One Truth = the number all of them use
Clean Row = data nobody has to check twice
Known Source = where a figure comes from
Joined Up = data that was apart before

test-suite regression flaky-test qa software-test
Green Build = what lets a team go home
Edge Case = the one that is found before customers do

video footage film-shoot
Good Take = the one that is kept
B Roll = the pictures that tell the rest

holiday-flat holiday-home holiday-let short-let vacation-rental
Late Checkout = the kindest thing a host can give
Fresh Sheets = what one smells on the first night

cleaner cleaning housekeeping housekeeper
Bright Corner = the one that others leave out
Fresh Room = as if nobody had been there
Neat Hour = all it takes

wastewater waste-water sewage effluent
+Clearweir = water that may go on
Clear Run = how it should leave the yard

props stage-set backdrop scenery costume-hire
Green Room = where it waits for its entrance
Encore Store = where a set waits for its next play
Wings = where it stands until it is called
Strike & Load = how a set leaves for the next house

mould moisture condensation
Dry Corner = where the trouble used to start
Clear Wall = one that stays white
Dew Point = the number that warns in time

asthma inhaler breath lung
Deep Breath = what one wants to take
Easy Air = breathing nobody thinks of
Second Wind = what comes back

migraine headache chronic-pain
Clear Morning = a day that starts without it
+Dimlight = soft, for eyes that hurt

tutor tutoring private-lesson coaching-pupil
Got It = what every tutor waits to hear
Patient Hour = time enough to ask again
Light Bulb = the moment it is clear

thesis dissertation researcher citation
Footnote = where the proof stands
Clear Draft = the one that is handed in
Chapter One = the hardest to begin
Well Cited = what nobody can doubt

patent trademark inventor
Filed First = what decides
Own Mark = the one nobody else may use
Date of Record = the day that proves it

advert advertising campaign billboard
Front Window = where everybody looks
Word Spreads = the best of all campaigns

website homepage web-design
Front Step = where every visit begins
Open Sign = what is seen from far away
Good Address = where one is found

returns sent-back returned-goods
Good as New = what most of them are
+Backship = the way it came

pricing price-tag discount markdown
Fair Tag = a price one need not explain
Right Price = the one at which both are glad

loyalty coupon stamp-card gift-card
Tenth One Free = why people come back
Stamp & Smile = what a regular gets
The Usual = what is said to a friend of the house

menu reservation table-booking covers
Table for Two = what is asked most
Your Usual = the seat that is kept

catering buffet caterer banquet
Long Table = where all of them find a seat
Second Helping = what tells that it was good
Fed & Happy = guests as one wants them

farrier horseshoe hoof
Sound Hoof = what carries the horse
Anvil Song = what one hears from the yard

saddle-fit stable-yard riding-school riding-lesson livery
First Canter = the moment every parent wants to see
Good Seat = what a rider learns first
Rail Side = where parents stand and look
Rosette = what hangs over a child's bed

silage hay-bale feed fodder
Full Manger = how an evening in the stable should be
Good Bale = hay that smells of June
Winter Feed = what summer puts aside

duck goose turkey-farm quail poultry
Dawn Flock = what is let out first
Feather & Straw = where the best eggs lie
Good Roost = a night without the fox

forest forestry woodland chainsaw
Standing Timber = what grows while one sleeps
Clearing = where the light comes in
Long Wood = a forest planted for the next

storage-bag grain-bag airtight granary silo weevil
Sealed Sack = what no weevil gets into
Full Granary = harvest that is still there

cold-chain cool-transport refrigerated chilled
Unbroken = a chain as it should be
+Frostline = cold, from door to door

driver dispatch dispatcher tachograph
Good Route = the one without a detour
+Routewell = a day without a detour

excavator digger earthwork bulldozer
First Spade = how every house begins
Level Ground = what all the others need
Good Trench = one that stays open

building-site construction-site foreman snagging
Clean Site = how one knows a good firm
No Snags = what is written on the last day
Topping Out = the day the roof is up
Plumb & Level = the two things that must be right

architect blueprint floor-plan planning-permission
Drawn Right = what saves a wall later
Stamped Plan = the day one may begin

surveyor land-survey theodolite
True Line = where one plot ends
Corner Peg = the mark both sides accept
Level Sight = what tells high from low

fence fencing hedge-cutting
Good Fence = what makes good neighbours
Post & Rail = all there is to it
Straight Run = a fence as it should stand

pond garden-pond koi
Still Water = what one sits beside
Lily Edge = where the frogs live
Clear Pond = one in which the bottom is seen

pram stroller buggy car-seat
Round the Park = the walk that brings sleep
Soft Wheels = what wakes nobody

nappy diaper nappies potty
Dry Night = what a whole house is glad of
+Softfold = what lies next to the skin

baby-food weaning puree
First Spoon = the one a parent remembers
Small Bowl = where good eating begins

school-meal lunchbox school-lunch packed-lunch
Full Lunchbox = a morning without a scramble
Bell & Bread = the best break of the day

cookery cookery-school cooking-lesson cooking-class
Apron On = how the evening begins
Taste & Tell = how cooking is learned
Shared Pan = what makes friends of strangers

nut nuts peanut almond hazelnut cashew
Cracked Open = the best part, in reach
Shell & Skin = what is taken off by hand
Good Kernel = what it is all about

vinegar mustard ketchup mayonnaise
Sharp Spoon = the one that wakes a dish
Mother Jar = where vinegar begins
Good Bite = what a plain meal lacks

muesli cereal granola porridge
Slow Morning = the one with a second bowl
Oat Hour = how the day should start

tofu soy vegan plant-based
Bean to Plate = the whole way
Green Plate = a meal that harms nobody
Pulse = a bean, and what it does for one

boxing karate judo martial-art
Good Guard = what is learned first
Ring Bell = how a round begins
Soft Fall = how one learns to stand

cricket-club rowing-club sports-club clubhouse
Home Ground = where everybody knows the way
Half Time = when the oranges come

referee league fixture tournament
Fair Whistle = what both sides accept
Next Fixture = what the whole week waits for
Full Time = the score that stands

skate skateboard skatepark
First Drop = the one that takes courage
Good Deck = all one needs
Curb Cut = where it begins

audio-walk scavenger-hunt treasure-hunt walking-tour courtyards courtyard
Side Door = how one gets to see the real town
Back Lane = where the town is itself
X Marks = the spot one has to find

pub-quiz quiz-night trivia quizmaster
Full Tuesday = what every landlord wants
Tie Break = what keeps them till closing

surgery-phone receptionist gp-surgery gp doctors-surgery
First Ring = when somebody answers
+Slotline = a time, given at once

ivr voice-assistant voicebot phone-assistant
First Ring = when somebody answers
Good Listener = the one that lets one finish

dance-class dance-classes ballroom
Second Youth = what music does to the feet
Tea Dance = an afternoon that moves
Light Foot = what one has after an hour
In Step = with each other, and with the music

rehab falls fall-prevention
Sure Step = what one gets back
Up Again = the two best words after a fall
Steady On = said by whoever walks beside one

pharmacist blister dosette pillbox medication
Day & Dose = what stands on every bag
Right Day = when each one is taken
Noon & Night = when they are taken

interpreting deaf-patient interpreter-on-demand
Both Hands = what a language can need
Signed & Said = in both languages at once

subsidy subsidies cap-form eligibility
+Fieldclaim = what a field is owed
Full Claim = everything that is due

mastitis udder parlour milking-parlour
Quiet Cow = the one that would not have been seen
+Parlourwell = where healthy cows are milked

hot-sauce chilies chili
Slow Burn = heat that takes its time
Red Cask = where it waits nine months
Second Heat = the one that comes after the taste

school-trip school-bus field-trip
Head Count = all of them, and nobody missing
Two by Two = how a class crosses the road

yearbook school-photo class-photo school-printing
Back Row = where the tall ones stand
+Yearleaf = one page for each of them

broker mortgage-broker pension retirement
Later Years = what today is put aside for
Even Keel = money that does not rock
Rest Assured = how one would like to grow old

audit-trail compliance regulator gdpr
Clean File = one that fears no visit
Shown & Proven = what an inspector asks for
Ready Answer = what lies there before it is asked

warranty guarantee recall
Good for Years = what the paper should say
Still Covered = what one is glad to hear

hair-loss wig chemo cancer
Good Company = what helps on long days
+Crownsoft = gentle on a bare head

foster adoption foster-parent
Second Home = the one that stays
+Nestwide = room for one more

homeless shelter rough-sleep* soup-kitchen
Warm Bed = the least a town can give
+Bedstead = a place to sleep

prisoner-family parole ex-offender
Second Start = what somebody has to offer
Clean Page = what is written next

blood-donor donor organ-donor
+Redbridge = from one arm to another
Warm Arm = what a donor gives

antenna-mast broadband fibre wifi internet
Last Mile = the one that others leave out
Lit Fibre = the day it works

printer-ink 3d-print* 3d-printed prototype-part
Layer One = on which all the others stand
+Layerwell = one thin layer after the other

spare gasket bearing seal-ring
Tight Seal = what lets nothing through
Good Bearing = what runs without a sound

downtime predictive-maintenance maintenance vibration
Still Running = what a plant wants to hear
Quiet Bearing = one that needs nobody yet

lab-grown enzyme bioreactor fermenter
Good Culture = one that does the work
Slow Bubble = the sign that it lives

stained concrete-floor screed resin
Smooth Pour = a floor without a seam
Even Floor = where nothing rolls away

empty-home vacancy-flat interim-use
Lights Back On = what a street waits for
Lived In = what an empty house wants to be
Meanwhile = the time nobody used

beekeep* apiary swarm
Quiet Hive = one that needs nobody today
Strong Colony = what comes through the winter
First Flight = the day the bees are back
Good Queen = what every beekeeper hopes for

gardener gardening allotment
Green Thumb = what some have and others hire
Potting Bench = where every garden begins
Good Border = what makes neighbours stop

electrician fuse rewiring socket
Lights On = the moment the work is done
Live & Safe = what every socket should be
Good Circuit = one nobody has to think of

plumber plumbers boiler-repair
Stopcock = what one must be able to find
+Jointwell = a pipe that holds

carpenter carpentry joiner cabinet-maker
Mitre = where two pieces meet without a gap
Dovetail & Oak = a joint that needs no glue
True Joint = what a good carpenter is known by

handyman odd-job tradesman tradespeople
Small Jobs = the ones nobody else comes for
Saturday List = what is done at last
Ladder & Van = all he comes with

tailor alteration seamstress hem
Taken In = how a dress is made to fit
Fits Again = what a good tailor gives back

tuner piano-tuning luthier
In Tune Again = what the whole house hears
Fork & Felt = what a tuner comes with
True Fifth = the sound that tells it is right

rehearsal rehearsal-room practice-room band-room
+Ampyard = where it may be loud
Amp & Key = all one has to bring

photographer portrait photo-shoot
Good Light = what every portrait needs
+Lensroom = where faces are lit

grandchild grandchildren grandma grandpa granny
Sunday Call = what is waited for all week
Old Stories = what is asked for again

flea-market thrift charity-shop jumble
Good Find = what one tells about at home
Rummage = half the fun of it

crowdfunding backers pledge
First Backer = whoever believes it early
+Backerfield = many who give a little

energy-community tenant-power biomass hydrogen
Own Current = power from one's own street
Shared Sun = a roof that serves the whole house
Village Watt = power that stays in the place

driller well-drilling dry-hole groundwater aquifer geologist where-to-drill
Water Below = what one wants to know before the first metre
Sure Spot = the place where it is worth drilling
Second Spring = water where nobody hoped for it

cassava yam sorghum millet
Good Root = what feeds a village
Dry Season = what one must be ready for
Second Planting = the one that makes the year

remittance mobile-money sending-money
Home Tonight = when the money is there
+Handhome = money, from one hand to another

drought heatwave shade water-shortage
Cool Side = where people sit at noon
+Shadewell = cool, and water

bat owl hedgehog swift
Owl Light = the hour in which they fly
Nook = the small place they come back to

investor pitch-deck founder start-up
First Cheque = the one that makes the others
Clear Ask = what an investor likes to hear

moulding injection-mould tooling die-casting
+Mouldmark = the fine line on a good part
Good Tool = one that lasts a million times

hairdryer-salon nail-salon beauty-salon eyelash
Mirror Smile = what one leaves with
Fresh Look = what friends see first

student-flat flatshare flatmate room-share
Shared Fridge = where good friends begin
+Roomkey = the one for the smallest door

rescue-dog animal-shelter adoption-dog stray
Second Collar = the one that stays on
Wagging = the only answer one needs
Warm Basket = where a stray comes to rest

parcel-locker pick-up-point click-and-collect
+Lockerlane = where parcels wait
Kept for You = what is written on the shelf

customs-broker freight-forwarder container-ship
Green Lane = the way without a wait
Sealed & Sent = a box that nobody opens

stage-light lighting-rig sound-engineer pa-system
Good Mix = what one hears in the last row
Full House = what all of it is for
Follow Spot = the light that finds you

press-release journalists public-relations
Front Page = where one would like to be
Good Story = what a newsroom cannot leave alone

tyre-change mobile-mechanic mot roadside
Drive Home = how it should end
+Treadwell = a tyre that grips

chimney-sweep fireplace wood-burner flue
Clear Flue = what lets a fire breathe
Lucky Sweep = whom one likes to meet on New Year
Safe Ember = a fire that stays where it is

pressure-cooker rice-cooker air-fryer kitchen-gadget
Slow Simmer = time does the work
+Lidwell = it stays in the pot
`;
