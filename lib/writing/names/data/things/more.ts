/** Rarer things; written as in nature.ts. */
export const RARER_THINGS = `
ferry ship pier cruise crossing
First Crossing = the boat that leaves with the morning
Gangway = the plank between the pier and the ship
Slack Tide = the hour in which it is easy to land
Pier Head = where one sees first whether it comes
Fair Passage = what is wished to everybody who sails
Ship's Bell = what tells the time on board

taxi cab ride-hail chauffeur
Fair Fare = a price for the way that both find right
Own Wheel = a car that belongs to whoever drives it
Last Fare Home = the drive on which the day ends

church-bell bell tower steeple carillon
Full Peal = all bells at once
Bell Rope = what a whole village hung on
Strike Note = the tone one hears first in a bell
Evening Bell = what brings everybody home
Belfry = where the bells live
Clapper & Crown = a bell from its tongue to its top

tube specimen antibody reagent laboratory lab
Bench Notes = what was seen while it happened
Second Reading = the look that makes a result sure
Cold Rack = where the tubes stand
Label & Lid = what tells one tube from another
Shared Bench = where colleagues help each other
Known Good = what has been tried and works

puppet marionette finger-puppet ventriloquist
Small Voice = the one that dares to answer
Hand & Thread = what makes a puppet live
Thumb Theatre = the smallest stage there is

hook load hoist lifting winch forklift
Sure Hook = the one that holds
Steady Load = how it should hang

cellar-door wine-cellar wine-tasting tasting
Candle & Cask = how a cellar was once shown
Cool Steps = the way down
First Pour = the one that is tasted
Tasting Hour = the time a cellar opens

guide guided-tour visitor
Follow Me = what a good guide never has to say
This Way = two words and a hand

kidney dialysis diabetes diabetic diet nutrition dietitian
Good Plate = the one a doctor and a cook agree on
At the Same Table = where nobody eats apart

recipe cookbook cooking meal-plan shopping-list
Tonight's Dish = what the whole family wants to know
Dog-Eared = the page one cooks from most
Pinch by Pinch = how a recipe is learned
Sunday Pot = the one that is enough for three days

jigsaw tactile braille blind by-touch
Fingertip = where one can read without light
By Touch = how it is solved
Corner Piece = what one looks for first
Relief = what a hand feels, and what comes after worry
Grain by Grain = slowly, and surely

vinyl turntable record-player
Long Play = forty minutes without an interruption
First Press = the copy collectors look for

buoy algae-bloom plankton salmon fish-farm
Plumb Water = water one can trust
Sea Watch = whoever looks out while others sleep
Clear Fathom = as deep as one can see

babysitter nanny sitter au-pair
Lullaby = what is sung last
Night Light = what stays on

hospice palliative dying last-weeks
Open Window = what one wishes for
Soft Light = how a room should be

sales crm prospect rep
Warm Call = one that is expected
Next Step = what every talk should end with
Good Lead = what everybody looks for

survey interview feedback customer-voice
Straw Poll = a quick look at what people like
Second Question = the one that brings the answer

satellite aerial orbit remote-sensing
Overhead = where it can all be seen
Ground Track = the line a satellite draws

irrigation drip sprinkler dripline
First Drip = how a dry field begins again
Rootwater = water that arrives where it is drunk

fertiliser fertilizer manure biochar biogas slurry
Good Ground = what everything comes from
Dark Earth = the richest there is
Second Harvest = what the first one leaves behind

pellets firewood log-splitter
Cord & Axe = how winter was once prepared
Dry Log = the one that burns well
Woodpile = what a house is proud of

perfume scent fragrance incense
Third Note = what is left in the evening
+Scentmark = by which one is remembered

jam preserve pickle chutney kimchi fermented
Full Shelf = what a good autumn leaves
Wax Seal = what keeps a jar
Second Summer = a summer that comes in a glass
Brine & Time = all that a pickle needs

ice-cream gelato sorbet popsicle
Two Scoops = what a good day asks for
Sugar Cone = the part one eats last
First Lick = the best of it

oyster mussel shellfish prawn crab
Half Shell = how they are served
Tide Basket = what the low water gives
Pearl Grey = the colour of the inside

banana mango coconut pineapple dried-fruit
Sun Dried = the oldest way to keep a summer
Ripe Side = the one that faces the sun
Husk & Milk = a coconut from outside in

cookstove charcoal stove kerosene
Clean Flame = one that does not bite the eyes
+Emberwise = heat, with little wood

mosquito malaria pest rat mice
Still Night = one in which nothing hums
Fine Mesh = what lets air in and nothing else
Quiet Attic = one in which nobody runs

pothole road crosswalk traffic
Smooth Mile = the one nobody notices
Green Wave = lights that let you through
Kerb & Line = how a road is kept in order

bridge tunnel dam culvert
Span = from one side to the other
Keystone = what holds an arch
Far Bank = where one wants to be

turbine wind-farm hydro wave-power
Leading Edge = the side that meets the wind
Fair Breeze = as much as it needs

e-waste refurbish refurbished repair-shop repair spare-part
Good as New = what one hopes to hear
Loose Screw = how most troubles begin
Mended = broken once, and stronger for it
Kept Going = what a repair is for

furniture wardrobe cabinet joinery upholster* flatpack
Dovetail = the joint that holds without a nail
Good Joint = what one does not see
Drawer & Dowel = what a good cabinet is made of
Sit Well = what a chair is for

stained-glass glassblow* lead-window
Lead Line = what holds the colours apart
Coloured Light = what falls on the floor at noon

auction antique collector collectible
Going Once = the moment one lifts a hand
Provenance = where a thing has been before

genealogy ancestor family-tree heritage
+Kinbook = those who belong together
Old Branch = where one comes from

newspaper newsletter magazine journalism journalist
Late Edition = the one with the news in it
Above the Fold = where the best story stands

subtitle caption transcript audio-guide
Lower Third = where the words appear
Line by Line = as it is spoken

driving-school driving-lesson driving-test
First Gear = how everybody begins
Hill Start = what nobody forgets
Mirror Check = the habit of a lifetime

first-aid-course lifeguard rescue-course
Ready Hands = those that know what to do
+Pulseready = knowing where to press

scholarship internship mentor mentoring
Leg Up = the small help with a large effect
First Chance = the one that is hard to get
Two Steps Ahead = where a good mentor stands

removal relocation movers moving-house moving-day
Last Box = the one with the kettle in it
New Keys = how it ends

self-storage locker storage
+Keepyard = where things wait
Spare Room = the one every home lacks

window-cleaning facade pressure-wash*
Clear Pane = what one does not see
+Paneday = the day one can see out again

snow-removal gritting winter-service
Before Seven = when the path has to be clear
Clear Path = what one wants to see in the morning
Salt & Shovel = what a winter asks for

dog-walk* dog-train* kennel
Heel = the word a good dog knows best
Loose Lead = how a good walk feels
Walkies = the one word every dog knows

milking dairy-cow cow cattle calf
Milking Hour = the two times a day
Good Pasture = all a cow asks for
Drover = whoever brings the herd home

errand groceries shopping-service
Quick Errand = what a neighbour does on the way
Bring a Jar = how one once went shopping
Full Basket = how one likes to come home

glamping retreat wellness massage spa
Long Exhale = what one came for
Warm Stone = what a tired back likes
Slow Sunday = the whole week round

manicure makeup cosmetics skincare
Bare Face = what one should like to show
+Glossroom = where hands rest

circus clown juggl*
Tightrope = the line one learns to trust
Drum Roll = the second before

comics manga illustrator animation cartoon
Speech Bubble = where the words live
Flip Book = the first film of every child

cards playing-cards tarot card-game
High Card = what decides it
Shuffle = how everybody gets another chance
Joker's Turn = when anything may happen

bar pub cocktail nightclub
Last Round = what is called at eleven
Good Pour = what a bartender is known by
Corner Stool = where the regulars sit

food-truck street-food kiosk takeaway
+Hatchlane = where the smell leads
Hatch = what opens at noon

allergy allergen gluten celiac coeliac
Clean Line = a kitchen with nothing else in it
Safe Slice = one anybody may have

recycling plastic packaging reusable cup
Round Again = once more, and not into the bin
Bring It Back = the oldest rule of the milkman
Good Loop = a way that has no end

carbon emission climate footprint
Light Step = how one should walk on the earth
+Airwise = knowing what goes up

parrot hamster rabbit reptile aquarium
Small Keeper = whoever feeds it every day
Clean Hutch = a home for somebody small

boatyard hull sail mast antifouling
Clean Hull = what makes a boat fast
Dry Dock = where a boat is looked after
Fresh Sail = what a new season needs

tractor-hire combine sharing-machinery
Shared Field = what neighbours once had
Turn & Turn = first yours, then mine

bootcamp coding programming
First Commit = how it all began
Rubber Duck = whoever one explains it to

elevator-tower lift-tower
Going Up = what everybody waits to hear
+Shaftlight = a lamp on the way up

home-care carer caregiver
Familiar Face = the same person every time
Kind Hand = what one feels first
At Your Side = where help should be

autism autistic adhd sensory
Quiet Corner = where it is not too much
Own Rhythm = the one that suits
Soft Signal = how one says it without a word

menstrual menopause gynaecolog*
Moon & Month = how it was always counted
Plain Talk = what was missing for so long

fertility ivf sperm
+Hopewell = what they start with
Good Hope = how some languages say pregnant

couple-therapy marriage relationship dating
Second Date = what one hopes for after the first
Park Bench = where one meets by chance
Plus One = whoever comes along

customs import export border
Green Channel = the way with nothing to declare
Stamp & Seal = what lets it pass

asylum visa-office immigration integration
First Address = where a new life starts
Landed = the word for being there

vote voting referendum petition citizen
Show of Hands = how a room decides
+Ballotway = the way to the box

noise soundproof* earplug decibel
Pin Drop = what one can hear beside it
Hush = the shortest word for quiet

air-quality ventilation humidity purifier
Open Window = what fresh air needs
Clean Breath = what one forgets until it is gone
Fresh Room = how a morning should smell

3d-print* printed-part prototype resin
Layer by Layer = how it grows
First Off = the part that is looked at closely
Bench Made = built by people who use it

quarry-stone mason restoration heritage-building
Old Mortar = what holds a house for centuries
Chisel & Line = how stone is worked

furniture-rental office-furniture
Lent Chair = one that goes back when it is not needed
+Lentroom = a room, furnished for a while

contact-centre call-centre helpdesk support-ticket
Warm Line = one on which somebody listens
+Replywell = answered, and kindly
`;
