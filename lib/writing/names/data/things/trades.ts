/** Trades and their daily things that founders speak of; written as in nature.ts. */
export const TRADES = `
leasing fleet company-car leased
Keys on Monday = the day it is simply there
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
Short Length = the piece others throw away
Last Foot = the end of the plank that is worth most
Heartwood = the part that lasts
Knot & Grain = what every old board has
Second Bench = where the left-over piece goes next

profit margin cfo timesheet time-sheet bookkeeper bookkeeping
Bottom Line = the one worth reading
Black Ink = what a good month is written in
Clear Margin = what is left, seen in time
Who Pays Best = the question every agency has
Month's End = when it all adds up

operating-room operating-theatre blue-wrap sterile scrubs surgical
Second Theatre = where what was clean is used again
Clean Field = the part nobody may touch
Blue Loop = the way back for what was worn once
Scrub Room = where good work begins

surf kite surfboard kitesurf* wetsuit windsurf*
Good Window = the two hours in which it is right
Offshore = the wind one hopes for
Clean Set = the waves worth waiting for
Line Up = where one waits for the next wave
Glass Hour = when the water lies smooth
Tomorrow's Swell = the lesson that is not lost

claim claims adjuster loss-adjuster hail
Fair Loss = damage, counted as it is
Seen & Settled = how a claim should end
After the Hail = when help is wanted most
Next Morning = when there is an answer

onboarding new-starter new-hire new-joiner induction
First Monday = the day one remembers
Day Ready = with everything in its place at nine
Warm Start = a first week among friends
Desk & Key = all that should wait for a newcomer

payroll payslip payslips wages salary
Payday = the day that is never late
Every Friday = when the money is there
Good Slip = one that nobody has to ask about
Gross & Net = two numbers, both explained

guard security-guard cctv watchman patrol
Night Round = the walk that lets others sleep
Quiet Gate = where nothing happened
Last Lock = the door somebody has checked
Lantern Walk = the oldest way to keep a street safe

electric-car ev electric-van electric-vehicle wallbox
Full by Seven = what a driver wants to read in the morning
Quiet Mile = how an electric car drives
Home Plug = the filling station in the drive
Range to Spare = what takes the worry away

wills last-will probate executor
Kind Word Last = what a good will is
Clear Wishes = what spares a family a quarrel
Left in Order = as one would like to leave it
By My Hand = how a will begins

dies died dead bereavement mourning widower
Kind Ending = what a family is owed
Set Down = a burden somebody else takes
In Their Name = done for whoever is gone
Last Letter = the one after which no more come
Quiet Desk = where it is all taken care of
Settled = what a family waits to hear

examination treasurer trustee independent-examination
Signed Off = what a treasurer wants to hear
Clean Books = accounts that fear no question
Fair Copy = figures as they should be handed in
True Account = what every member may read

finals final-exam trade-test mock-exam
Pass First Time = all anybody hopes for
Mock Day = the rehearsal that takes the fear away
Pencils Down = the moment it is over

wound dressing bandage ulcer
Clean Edge = how a wound begins to close
Second Skin = the layer that lets it heal
Closing Well = what a nurse likes to write down
Soft Gauze = help that does not hurt

glucose insulin blood-sugar
Steady Line = the curve one hopes for
Even Day = one without ups and downs
Sweet Spot = the value that is just right
In Range = two words that let one sleep

api endpoint webhook sdk
Clean Call = one that gets an answer
Two Hundred = the code for all is well
One Endpoint = the only address to learn
Handshake = how two machines begin

dataset data-quality data-warehouse etl
One Truth = the number all of them use
Clean Row = data nobody has to check twice
Known Source = where a figure comes from
Joined Up = data that was apart before

test-suite regression flaky-test qa software-test
Green Build = what lets a team go home
Edge Case = the one that is found before customers do
All Passing = two words before the weekend
First Red = the sign that comes in time

video footage film-shoot
Final Cut Day = the day it is ready
Good Take = the one that is kept
Rolling = the word that begins it
B Roll = the pictures that tell the rest

holiday-flat holiday-home holiday-let short-let vacation-rental
Key Under Mat = how a good stay begins
Late Checkout = the kindest thing a host can give
Fresh Sheets = what one smells on the first night
Welcome Loaf = what waits on the table

cleaner cleaning housekeeping housekeeper
Bright Corner = the one that others leave out
Fresh Room = as if nobody had been there
Spare Saturday = what a clean house gives back
Neat Hour = all it takes

wastewater waste-water sewage effluent
Clear Outlet = water one can send on
Clean Discharge = a bill that shrinks
Second River = water that is fit to go back
Clear Run = how it should leave the yard

props stage-set backdrop scenery costume-hire
Second Night = another evening for the same set
Green Room = where it waits for its entrance
Encore Store = where a set waits for its next play
Wings = where it stands until it is called
Strike & Load = how a set leaves for the next house

mould moisture condensation
Dry Corner = where the trouble used to start
Clear Wall = one that stays white
Fresh Air Room = one in which it cannot grow
Dew Point = the number that warns in time

asthma inhaler breath lung
Deep Breath = what one wants to take
Easy Air = breathing nobody thinks of
Second Wind = what comes back

migraine headache chronic-pain
Clear Morning = a day that starts without it
Dim Light = what helps when it comes
Good Day Back = one that would have been lost

tutor tutoring private-lesson coaching-pupil
Got It = what every tutor waits to hear
Patient Hour = time enough to ask again
Ask Twice = what one may always do
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
Seen Twice = how a thing is remembered
Front Window = where everybody looks
Word Spreads = the best of all campaigns

website homepage web-design
Front Step = where every visit begins
Open Sign = what is seen from far away
Good Address = where one is found

returns sent-back returned-goods
Good as New = what most of them are
Back on Shelf = where a return belongs
Second Parcel = the way back, made easy

pricing price-tag discount markdown
Fair Tag = a price one need not explain
Right Price = the one at which both are glad
Penny Right = neither too much nor too little

loyalty coupon stamp-card gift-card
Tenth One Free = why people come back
Stamp & Smile = what a regular gets
The Usual = what is said to a friend of the house

menu reservation table-booking covers
Table for Two = what is asked most
Full Room = a Tuesday like a Saturday
Your Usual = the seat that is kept

catering buffet caterer banquet
Long Table = where all of them find a seat
Second Helping = what tells that it was good
Fed & Happy = guests as one wants them

farrier horseshoe hoof
Sound Hoof = what carries the horse
Four Good Shoes = all a horse asks for
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
Marked Tree = the one that may go
Long Wood = a forest planted for the next

storage-bag grain-bag airtight granary silo weevil
Dry Till March = maize that waits for its price
Lean Month = the time a full store is for
Sealed Sack = what no weevil gets into
Better Price = what comes to whoever can wait
Full Granary = harvest that is still there

cold-chain cool-transport refrigerated chilled
Two Degrees = as cold as it has to be
Unbroken = a chain as it should be
Cold Hand = whoever keeps it cool to the door

driver dispatch dispatcher tachograph
Home by Friday = what a driver asks for
Good Route = the one without a detour
Next Drop = where the round goes on

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
Scale One Fifty = how a house looks on paper
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
Nap on Wheels = the best hour of a parent's day

nappy diaper nappies potty
Dry Night = what a whole house is glad of
Soft Change = done before anybody cries
Clean Bundle = a baby as one likes it

baby-food weaning puree
First Spoon = the one a parent remembers
Open Wide = what every spoon says
Small Bowl = where good eating begins

school-meal lunchbox school-lunch packed-lunch
Empty Plate = what a good cook likes to see
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
Full Till Noon = what a good bowl does

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
Third Team = where everybody may play

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
Five Hours = enough for what others miss
Back Lane = where the town is itself
Off the Pier = where the day begins
X Marks = the spot one has to find

pub-quiz quiz-night trivia quizmaster
Full Tuesday = what every landlord wants
Round Five = the one that decides
Tie Break = what keeps them till closing
Sticky Table = where the best teams sit
Pens Ready = what is called before the first question

surgery-phone receptionist gp-surgery gp doctors-surgery
Eight O'Clock = when the phone stops being a wall
First Ring = when somebody answers
Line Free = what a patient hopes to hear
Kept Slot = a visit that is not lost

ivr voice-assistant voicebot phone-assistant
First Ring = when somebody answers
Good Listener = the one that lets one finish
Never Engaged = a line that is always free

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
On the Roll = a week of pills in order
Noon & Night = when they are taken

interpreting deaf-patient interpreter-on-demand
Both Hands = what a language can need
Five Minutes = how long nobody has to wait
Understood = what every patient wants to be
Signed & Said = in both languages at once

subsidy subsidies cap-form eligibility
Owed in Full = money that was there all along
Every Hectare = what is counted, and paid for
Ticked Box = the one that brings the money
Not Missed = a deadline somebody has seen

mastitis udder parlour milking-parlour
Quiet Cow = the one that would not have been seen
Healthy Quarter = what a farmer wants to read
Two Days Early = when it can still be helped
Sound Udder = what a good milk year needs

hot-sauce chilies chili
Slow Burn = heat that takes its time
Red Cask = where it waits nine months
Second Heat = the one that comes after the taste
Good Sting = what one comes back for

school-trip school-bus field-trip
Head Count = all of them, and nobody missing
Back by Four = what parents want to read
Two by Two = how a class crosses the road

yearbook school-photo class-photo school-printing
Back Row = where the tall ones stand
Last Bell = what a yearbook keeps
Class of = how every yearbook begins

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
Kept Promise = what a warranty is
Still Covered = what one is glad to hear

hair-loss wig chemo cancer
Own Hair = what one would like to see
Good Company = what helps on long days
Soft Cap = what is worn when it is hard

foster adoption foster-parent
Second Home = the one that stays
Extra Place = the chair set for one more
Open Hall = a house with room

homeless shelter rough-sleep* soup-kitchen
Warm Bed = the least a town can give
Own Key = what changes everything
Light On Late = where one may still knock

prisoner-family parole ex-offender
Second Start = what somebody has to offer
Gate Side = where somebody waits
Clean Page = what is written next

blood-donor donor organ-donor
Red Gift = what one hour can give
One Pint = as much as saves somebody
Next in Need = for whom it is kept

antenna-mast broadband fibre wifi internet
Last Mile = the one that others leave out
Full Bars = what a village wants
Lit Fibre = the day it works

printer-ink 3d-print* 3d-printed prototype-part
Layer One = on which all the others stand
Made Tonight = the part that is there tomorrow
First Piece = what one can hold in the hand

spare gasket bearing seal-ring
Tight Seal = what lets nothing through
Good Bearing = what runs without a sound
Part Seven = the one that is always missing

downtime predictive-maintenance maintenance vibration
Still Running = what a plant wants to hear
Before It Stops = when help is cheap
Quiet Bearing = one that needs nobody yet
Next Shift = what it is kept running for

lab-grown enzyme bioreactor fermenter
Warm Vessel = where it grows overnight
Good Culture = one that does the work
Slow Bubble = the sign that it lives

stained concrete-floor screed resin
Smooth Pour = a floor without a seam
Dry by Monday = when one may walk on it
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
Dug & Done = the bed that is ready for spring
Potting Bench = where every garden begins
Good Border = what makes neighbours stop

electrician fuse rewiring socket
Lights On = the moment the work is done
Live & Safe = what every socket should be
Good Circuit = one nobody has to think of

plumber plumbers boiler-repair
Stopcock = what one must be able to find
Dry by Noon = how a bad morning should end
No Drip = what one hears at last

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
Pin & Chalk = how every good fit begins

tuner piano-tuning luthier
In Tune Again = what the whole house hears
Fork & Felt = what a tuner comes with
True Fifth = the sound that tells it is right

rehearsal rehearsal-room practice-room band-room
Loud Room = where nobody minds
One Two Three = how every song begins
Amp & Key = all one has to bring

photographer portrait photo-shoot
Good Light = what every portrait needs
Hold Still = the last words before a picture
One to Frame = the picture that is kept

grandchild grandchildren grandma grandpa granny
Sunday Call = what is waited for all week
Old Stories = what is asked for again
On Her Mantel = where the pictures stand

flea-market thrift charity-shop jumble
Good Find = what one tells about at home
Another Shelf = where a thing starts over
Rummage = half the fun of it

crowdfunding backers pledge
Many Small = how a large thing is paid
First Backer = whoever believes it early
All or None = a promise both sides keep

energy-community tenant-power biomass hydrogen
Own Current = power from one's own street
Shared Sun = a roof that serves the whole house
Village Watt = power that stays in the place

driller well-drilling dry-hole groundwater aquifer geologist where-to-drill
Water Below = what one wants to know before the first metre
Sure Spot = the place where it is worth drilling
Second Spring = water where nobody hoped for it
No Dry Hole = the only promise that counts

cassava yam sorghum millet
Good Root = what feeds a village
Dry Season = what one must be ready for
Second Planting = the one that makes the year

remittance mobile-money sending-money
Home Tonight = when the money is there
Whole Sum = as much arrives as was sent
Near Hand = help from far away

drought heatwave shade water-shortage
Long Dry = the time one must get through
Cool Side = where people sit at noon
Last Drop Saved = water that is there when it counts

bat owl hedgehog swift
Night Guest = who comes when it is dark
Owl Light = the hour in which they fly
Nook = the small place they come back to

investor pitch-deck founder start-up
First Cheque = the one that makes the others
Clear Ask = what an investor likes to hear
Back of Napkin = where most of it began

moulding injection-mould tooling die-casting
First Shot = the part that shows whether it is right
Clean Parting = how a part should leave the tool
Good Tool = one that lasts a million times

hairdryer-salon nail-salon beauty-salon eyelash
Good Hour = time that is one's own
Mirror Smile = what one leaves with
Fresh Look = what friends see first

student-flat flatshare flatmate room-share
Third Room = the one that is still free
Shared Fridge = where good friends begin
Quiet Flatmate = the one everybody hopes for

rescue-dog animal-shelter adoption-dog stray
Second Collar = the one that stays on
Wagging = the only answer one needs
Warm Basket = where a stray comes to rest

parcel-locker pick-up-point click-and-collect
On the Way Home = where it waits for one
Door Seven = the one that opens for you
Kept for You = what is written on the shelf

customs-broker freight-forwarder container-ship
Cleared by Ten = what keeps a lorry moving
Green Lane = the way without a wait
Sealed & Sent = a box that nobody opens

stage-light lighting-rig sound-engineer pa-system
Good Mix = what one hears in the last row
Full House = what all of it is for
Follow Spot = the light that finds you

press-release journalists public-relations
Front Page = where one would like to be
Good Story = what a newsroom cannot leave alone
Quoted = said, and printed

tyre-change mobile-mechanic mot roadside
Back on Road = what one wants to hear
Drive Home = how it should end
Under Bonnet = where it is found

chimney-sweep fireplace wood-burner flue
Clear Flue = what lets a fire breathe
Lucky Sweep = whom one likes to meet on New Year
Safe Ember = a fire that stays where it is

pressure-cooker rice-cooker air-fryer kitchen-gadget
Lid Off = the moment the room smells of it
Click & Simmer = all there is to do
One Pot Night = an evening with little to wash
`;
