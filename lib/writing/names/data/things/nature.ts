/** Words around one thing that founders speak of: a first line of what is looked for, then names with what they mean; "+" joins two words, "*" is a new one. */
export const NATURE = `
cat kitten feline
Windowsill = the place a cat prefers to any other
Velvet Paw = how a cat comes closer, when it wants to
Nine Lives = what every cat is said to have
Whisker = what a cat measures the world with
Lap Cat = the one that has decided to stay
Gatta = Italian for a she-cat

dog puppy
Good Dog = the two words every owner says most
Wet Nose = how a dog says good morning
Tailwag = the plainest yes there is
Fireside Dog = the one that has earned its place
Fetch = what comes back every time
Old Faithful = whoever has been at your side for years

bird birdwatch* nest songbird
Wingspan = the first thing one looks for in a bird
First Swallow = the one that brings the summer
Fledge = to grow the feathers one flies with
Hedgerow = where the small birds are
+Birdsong = what makes people look up

fox deer wildlife boar game-camera hunter hunting
Roebuck = the deer at the edge of the wood
Hoofprint = what is found in the morning
Thicket = where the wild ones are at home
Quiet Ridge = where one waits and watches

sheep wool fleece lamb
Fleece = the warm coat before anybody spins it
Bellwether = the sheep that leads the others
Shepherd's Knot = a knot that holds what matters
Lana = Italian and Spanish for wool

goat donkey
+Billyfield = where goats climb
Surefoot = whoever never slips on a slope

pig piglet
Truffle Nose = the nose that finds what is hidden
Orchard Pig = the one that has had a good life

worm insect larva* cricket
Small Wonders = little ones that do great work
Underground = where the work is done unseen

butterfly pollinator wildflower meadow
Meadow Brown = the butterfly of an unmown field
Long Grass = what is left standing for those who live in it
Second Bloom = flowers once more in the same year

moss lichen
Moss & Stone = the two that never want to part
Stonecrop = the plant that grows where nothing else does

mushroom fungi fungus mycelium substrate truffle inoculat*
First Flush = what growers call the first crop of a block
Spawn Run = the quiet weeks in which a block turns white
Gill & Cap = the two halves of every mushroom
Mycel = the white thread everything grows from

seed seedling
Seedbed = where everything starts
First Leaf = the sign that a seed has taken
Sown = the smallest word for a beginning

flower bouquet florist blossom
Stem & Water = all that a flower asks for
Petal Post = flowers that come by letter
In Bloom = the week for which one waited
Buttonhole = the flower worn close to the heart

grass lawn hay turf
Second Cut = the hay that comes after the hay
Windrow = the line in which cut grass dries
Barefoot = how one should walk on it

herb basil mint thyme
Sprig = as much as a dish needs
Kitchen Sill = where herbs are at hand
Thyme Well = a herb, and an hour well used

soil compost humus peat
Black Gold = what gardeners call good compost
Loam = the soil everybody wishes for
Turned Earth = the smell of a good start
Humus = the layer that everything grows in

tree orchard arborist
Windfall = the apple that comes without asking
Crown & Root = a tree from top to bottom
Canopy = the roof a tree gives
Year Ring = how a tree keeps its diary
Leeward = the side out of the wind

apple cider pear
Russet = the apple with the rough coat and the sweet heart
Windfall Row = where the ripe ones lie
Core & Pip = what is left of a good apple
Pomme = French for apple

orange lemon citrus
Zest = what is sharp and bright on the outside
Pith & Peel = what others throw away
Agrume = French for every citrus fruit

berry berries strawberry blueberry cherry
Bramble = the bush that pays for its scratches
Punnet = the little basket berries are sold in

grape vine vineyard winegrow* mildew
Vine Row = the line a grower walks every day
Trellis = what holds a vine up
Green Harvest = the cut that makes the rest better
Terroir = French for what a place gives to a wine
Tendril = the part of a vine that finds its way
Veraison = French for the day the grapes take on colour

olive olive-oil
Olivar = Spanish for an olive grove
Silver Leaf = an olive tree when the wind turns it
First Press = the oil everybody wants
Grove = trees that are known one by one

maize corn tortilla
Milpa = Spanish in Mexico for the field where maize grows with beans
Silk & Husk = what a cob wears
Good Kernel = the grain at the heart of it

wheat grain barley rye oats
Sheaf = as much corn as one arm holds
Long Ear = a good year, seen from the field
Mill & Meal = what becomes of grain

rice paddy
Paddy Line = the path between two fields of water
Steam & Grain = a pot of rice, in three words
Terrace = a field cut into a hill

potato tomato carrot beet
Clamp = the straw heap that keeps roots through the winter
Heirloom = a sort that families pass on
Pulled Today = as fresh as a root can be
Good Root = where flavour begins

seaweed kelp algae spirulina
Wrack = what the tide leaves on the shore
Kelp & Tide = what grows while the water comes and goes

river lake stream trout
Upstream = where the cause is
Ford = the place where one can cross
Still Water = the kind that runs deep
Riverbend = where one stops to look

rain rainwater flood flooding
Rain Barrel = what is saved for the dry days
Dry Feet = what everybody wants to keep
Eaves = where the rain leaves the roof

snow snowfall ice avalanche
Snowline = where the winter begins
Thaw = the day things move again

ski skis skiing snowboard ski-boots sledge
First Lift = the one that leaves before the crowd
Carve = the line a good edge leaves
Handed Down = from the bigger child to the smaller one

wind storm gale
Leeside = where the wind cannot reach
Fair Wind = the one that takes you where you are going

sun sunlight sunscreen
Sunny Side = where everybody wants to sit
Meridian = the line the sun crosses at noon

fire smoke wildfire firewood chimney stove
Kindle = to make a small flame large
Hearthstone = the stone a house is built around
Ember Watch = whoever stays until it is out

stone rock quarry granite marble gravel
Cornerstone = the first stone, and the one that counts
Dry Stone = a wall that holds without mortar
Touchstone = the stone that tells gold from brass

sand beach dune shore
Tideline = where the sea leaves its presents
Dune Grass = what holds a shore together

cave mountain summit peak hut
Cairn = the stones that show the way
Last Light = the lamp in the highest window
High Camp = where one sleeps before the top
Waymark = the painted sign that says you are right

trail hike hiker hiking trekking
Waymark = the painted sign that says you are right
Cairn = the stones that show the way
Second Wind = the strength that comes after the first has gone
Good Boots = half of every walk

tent camping campfire campsite
Guy Line = what keeps a tent where it is
Tent Peg = the small thing that holds

star moon telescope planet
Dark Sky = where stars can be seen
Evening Star = the first light that comes out
Half Moon = halfway to full

sea ocean coast island
Landfall = the first sight of where one is going
Offshore = where the land lets go
Spindrift = what the wind takes off the waves
Isla = Spanish for island

boat sailing yacht canoe kayak rowing
Mooring = where a boat comes home to
Trim = how a boat should sit
Steady Helm = the hand that keeps the course
Ballast = what keeps a boat upright
Slipway = where a boat meets the water

fish fishing fishermen angler aquarium trout salmon
Day's Catch = what the boats came home with
Landing Net = what makes sure of it

whale reef coral diver turtle
Blue Below = what divers go for
Slack Tide = the hour when the water is clear

hedge weed pruning
Clean Edge = where the path ends and the green begins
Green Thumb = what some people simply have

greenhouse hydroponic* vertical-farm microgreens
Cold Frame = the little glass house that wins a month
Glass Acre = a field under a roof
First Green = the leaf that comes before spring
`;
