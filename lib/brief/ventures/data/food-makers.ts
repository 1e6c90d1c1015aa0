/** Food and drink that somebody makes: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const FOOD_MAKERS = `
hot-sauce | people
cue: hot-sauce sauce; chilli sauce; chili sauce; sauces jars; sauces jar; jarred; pesto; chutney; jam fruit; jams; jams fruit; condiment; sauces bottles; sauce peppers; sauces recipes grandmother; salsa; curry paste; sauces small-batch; spreads jar; marmalade
not: restaurant; kit; truck; dog; delivery-kitchen; ghost; skin; refill
kinds: ecommerce
who: home cook, home cooks
often: 0.2 0.4 0.8
share: 10 16 24
costs: 42 52 62 = ingredients, glass, filling and postage

snack-bars | people
cue: protein-bar bar; protein-bars bars; snacks chickpeas; snacks lentils; snacks crunchy; snacks baked;  snack bars; energy bars; granola; muesli; healthy snacks; snacks sugar; snacks legumes; chips vegetables; crisps lentil; nut butter; snack protein; bars oats; bars dates; crackers; popcorn; snack box; jerky; snacks dried fruit
not: vending; dog; cat; school; baby; babies; insect; insects; cricket; surplus; gluten; fridge; chocolate; allergen; allergies
kinds: ecommerce
who: snacker, snackers
often: 0.4 0.8 1.5
share: 10 16 24
costs: 45 54 64 = ingredients, contract filling, wrapping and postage

chocolate | people
cue: chocolate cocoa; bean-to-bar bar; pralines handmade; pralines boxes; pralines vegan;  chocolate bars handmade; chocolate handmade; pralines; truffles chocolate; chocolatier; chocolates gift; chocolate beans; confectionery; chocolate fair; chocolate farmers; bonbons; vegan chocolate; chocolate box
not: protein; dog; vending; cake; class; brownies; software
kinds: ecommerce local
who: chocolate lover, chocolate lovers
often: 0.2 0.4 0.8
share: 12 18 26
costs: 40 48 58 = cocoa, sugar, wrapping and postage

honey | people
cue: honey beekeeper; honey beekeepers; honey bees; honey hives; honey jar; honey jars; raw honey; adopt beehive; beeswax honey; beehive rooftop; beehives offices; sponsor beehive; apiary; honey subscri; local honey; bees adopt
not: sensor; software; monitor; skin; soap; mead; scale; cosmetics
kinds: ecommerce
who: honey lover, honey lovers
often: 0.2 0.3 0.6
share: 8 12 18
costs: 45 54 64 = what the beekeepers get, glass, filling and postage

plant-protein | both
cue: plant-based meat; plant-based burger; meat alternative; meat alternatives; meat substitute; vegan cheese; plant-based milk; plant-based protein; tofu; tempeh; seitan; plant-based fish; vegan sausage; pea protein; mycelium; insect protein; edible insects; cricket flour; crickets protein; cultivated meat; mealworm; vegan burger
not: restaurant; dog; cat; leather; truck; café; packaging; meal-plan; feed; cats; dogs; ghost; mealworms; larvae
kinds: ecommerce
who: flexitarian household, flexitarian households
often: 0.5 1 2
share: 6 10 16
costs: 50 60 70 = raw materials, production, cooling and packing

ferments | people
cue: kimchi; sauerkraut; fermented vegetables; fermented foods; kefir; miso; fermentation; fermented jars; probiotic food; pickles; pickled vegetables; lacto-fermented; sourdough starter; fermented sauces; koji
not: kombucha; beer; supplement; capsules; dog; compost; skin; software; sensor; restaurant
kinds: ecommerce
who: pickle lover, pickle lovers
often: 0.3 0.6 1.2
share: 5 9 14
costs: 40 48 58 = vegetables, salt, glass, cooling and postage

spices | people
cue: spices farmers; spice blends; spice-blends blends; spice cuisine;  spices online; spice shop; spices box; spices grinder; saffron; single-origin spices; spices direct; vanilla farmers; pepper farmers; spice subscri; herbs spices; spice mix; spices fresh; spices harvest; salt blends
not: restaurant; groceries; recipe-box; meal; tea; sauce; candle; sauces; robot; dispenser; truck
kinds: ecommerce
who: home cook, home cooks
often: 0.15 0.25 0.5
share: 8 13 20
costs: 38 46 56 = spices, tins, filling and postage

tea | people
cue: loose-leaf tea; tea blends; herbal tea; tea subscri; teas; tea leaves; matcha; tea box; tea gardens; herbal teas blends; tea farmers; tea online; iced-tea leaves; tea sampler; green tea; tea brand; herbs tea
not: mug; mugs; kettle; cup; cups; bubble; boba; kombucha; tapioca; restaurant; skin; supplement; towel; café
kinds: ecommerce
who: tea drinker, tea drinkers
often: 0.2 0.4 0.8
share: 9 15 22
costs: 38 46 56 = leaves, tins, filling and postage

olive-oil | people
cue: olive-oil oil; olive oil; olive oil grove; olive oil harvest; extra-virgin; olive tree adopt; olives farmers; olive growers; olive family; adopt olive
not: soap; skin; restaurant; extract; cosmetics; machine; sensor
kinds: ecommerce
who: home cook, home cooks
often: 0.15 0.25 0.4
share: 8 13 20
costs: 52 60 70 = oil, tins, freight and postage

alcohol-free | both
cue: non-alcoholic; alcohol-free; alcohol-free drinks; non-alcoholic drinks; non-alcoholic spirits; non-alcoholic wine; alcohol-free beer; zero-alcohol; zero-alcohol wines; zero-alcohol beer; zero-alcohol spirits; mocktail;  alcohol-free aperitif; alcohol-free gin; dealcoholised; non-alcoholic bar; sober
not: app; therapy; coach; rehab; counselling; sanitiser; perfume
kinds: ecommerce local
who: non-drinker, non-drinkers
often: 0.4 0.8 1.5
share: 8 13 20
costs: 42 52 62 = ingredients, filling, glass and freight

soft-drinks | both
cue: kombucha; kombucha bottles; lemonade; lemonade crates; lemonade bottles; lemonade sweet;  soft-drinks; soft-drink drink; iced-tea bottle; lemonade organic; kombucha brew; craft soda; energy drink; energy-drink natural; tonic water; mate drink; cola; ginger beer; drink brand cans; sparkling drink; water flavoured; shrub; kombucha fermented; drink powder
not: machine; vending; juice-bar; smoothie; bubble; alcohol-free; non-alcoholic; filter; app; dispenser
kinds: ecommerce
who: drink buyer, drink buyers
often: 0.4 0.8 1.5
share: 8 14 20
costs: 48 58 68 = ingredients, filling, bottles, deposit and freight

craft-beer | people
cue: craft beer; brewery beer; microbrewery; microbrewery beer; beer brew; brew local; beer subscri; taproom; beers hops; cider apples; craft cider; brewpub; beer box; brewery taproom; small-batch beer; gin distill; distillery; craft gin; mead
not: software; non-alcoholic; alcohol-free; sensor; class; kit; coffee; spent; kombucha; tea
kinds: local ecommerce
who: beer drinker, beer drinkers
often: 0.6 1.2 2.5
share: 6 10 16
costs: 42 52 62 = malt, hops, duty, bottles and freight

mushroom-farm | both
cue: mushrooms grow; mushrooms farm; oyster mushrooms; urban farm; gourmet mushrooms; rooftop farm; mushrooms harvested; salad grown; shiitake mushrooms; spawn mushrooms; mushrooms cellar; shiitake shiitake; mushroom bags sawdust
not: leather; supplement; software; packaging; sensor; consult; alternative; insulation; burger; pot; microgreens; hydroponic; vertical-farm; kit; kits; kitchen-counter
kinds: ecommerce local
who: kitchen, kitchens
often: 2 4 8
share: 3 6 10
costs: 45 55 66 = spawn or seed, substrate, power and delivery
`;
