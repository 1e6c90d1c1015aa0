/** From the neighbour's table to the village shop: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const TABLE_YARD_AND_VILLAGE = `
home-cooked-meals | people
cue: home-cooks; home cooks portions; home-cooked; home cooked meals; homemade meals neighbours; neighbours cook portions; cooks sell portions; portions neighbours; neighbour cook meals; cook sells neighbours; cooks neighbourhood meals; tiffin; dabba; grandmothers cook meals; migrant women cook; mothers cook lunch; lunch home-cooks; @office-workers home-cooked
not: elderly; dog; class; classes; course; older; school; recipes-app; chef
kinds: marketplace ecommerce services
who: eater without time to cook, eaters without time to cook
often: 2 5 10
share: 5 9 14
costs: 74 80 86 = the cook's share, the box and the way

meat-and-fish-shares | people
cue: cow shares; whole cow; cow slaughter; shares cow; pasture beef; pasture meat; meat box; meat boxes; meat farm families; beef box; beef farmers; lamb box; grass-fed; butcher box; half-pig; pasture-raised; eggs pasture; fish box; fish weekly; fishermen box; fresh fish deliver; small-boats; small boats fish; fish boats; fishermen; fish subscription; seafood box; seafood subscription; oysters; sausages farm; venison; game meat; slaughtered sold
not: software; sensor; plant-based; dog; cat; pet; aquarium; angling; quotas; cultivated
kinds: ecommerce local
who: household that likes to cook, households that like to cook
often: 0.3 0.6 1
share: 6 10 14
costs: 66 73 80 = the animal or catch, cutting, ice and the cold van

jam-and-preserves | both
cue: jam; jams; jams fruit; jams chutneys; marmalade; chutney; chutneys; fruit jars; fruit garden jars; preserves fruit; jelly fruit; syrups fruit; fruit-syrup; pickles jars; pickled vegetables; pickles; relish; fruit butter; jam small-batch; vegetables jars pickled; pickle; fruit preserves
not: traffic; session; kimchi; kombucha; software; cosmetics; toast-café; chilli-sauce; doughnut; armenian; walnut
kinds: ecommerce local
who: breakfast eater, breakfast eaters
often: 0.3 0.6 1.2
share: 8 13 18
costs: 42 50 58 = fruit, sugar, jars, hours and the stall

small-distillery | both
cue: gin; gin distilled; gin small-batch; distillery; distilled; distillery tastings; distilling; whisky; whiskey; rum distil; schnapps; brandy fruit; vodka; liqueur; liqueurs; mezcal; small-batch spirits; craft-spirits; brandy orchard; pear brandy; distil brandy; spirits still; single-malt; plum brandy; distiller
not: alcohol-free; non-alcoholic; alcohol free; water-distil; engine; ginger; vinegar; essential; beer; software
kinds: ecommerce local
who: lover of good spirits, lovers of good spirits
often: 0.08 0.15 0.3
share: 5 9 13
costs: 48 57 66 = fruit or grain, tax, bottles and hours at the still

junk-removal | people
cue: junk; junk removal; junk-removal; bulky-waste; bulk-waste; bulky waste; empty cellars; cellars lofts; empty lofts; clear cellar; clear house; house-clearance; house clearance; clear homes; estate clearance; estate sale; estate sales; clear flats; rubbish collect; rubbish removal; rubbish photo; waste removal homes; skip hire; old sofa collect; attic clear; garage clear-out; hoarding; clutter removed
not: furniture-shop; software; junk-food; mail; restaurants; office; dental; tidy-coach
kinds: services marketplace local
who: household with a full cellar, households with a full cellar
often: once
share: 4 7 10
costs: 60 68 76 = carriers' hours, the van and tipping fees

pest-control | both
cue: pest-control; pest control; mice wasps; mice; rats; wasp-nest; wasp nest; wasp nests; wasps; bed-bugs; bedbugs; bed bugs; cockroach; termites; ants; moths; martens; rodents; vermin; mosquito; mosquitoes; tick; pigeons; pest; pests home; pest home
not: crop; crops; field; lab; cosmetics; computer; vineyard; farm; farmers; ants-farm; repellent; garment; orchards; greenhouse; software; scheduling; reports; lift
kinds: services hardware ecommerce
who: household with visitors, households with visitors
often: once
share: 5 9 13
costs: 52 61 70 = the technician's hours, traps, sealing and the drive

christmas-trees | people
cue: christmas tree; christmas-tree; christmas trees; christmas-trees; christmas tree rent; trees december; potted trees december; potted christmas; tree rental december; fir trees; fir-trees december; nordmann; tree stand december; trees forest christmas
not: santa; market-stall; software; chocolate
kinds: ecommerce local services
who: household that keeps Christmas, households that keep Christmas
often: 0.07 0.08 0.09
share: 14 20 28
costs: 52 61 70 = growing or making, drivers in December and storage

garden-bed-sharing | people
cue: garden bed; gardens lend; owners gardens lend; lend bed; garden owners; share garden; gardens share harvest; share gardens; garden-sharing; garden-share; allotment waiting; garden plots; vegetable plots rent; rent vegetable plot; plots field city; field plots; urban gardeners plot; gardenless; allotment waiting-list; allotment share; allotment shared; allotment-plots
not: camping; tent; pool; software; roof; nuggets; farm-shed; grilled; restaurant; broiler; toilets; sheds
kinds: marketplace local nonprofit services
who: city gardener, city gardeners
often: once
share: 3 5 8
costs: 58 68 78 = the owner's share, tools, plants, feed and water

astrology-app | people
cue: astrology; horoscope; horoscopes; birth chart; birth-chart; tarot; zodiac; star sign; star-sign; numerology; palm-read; psychic; psychics; fortune telling; feng-shui; human-design; spiritual app; dream interpretation; dreams interpret; dream journal; tarot app; tarot card; moon calendar tarot; moon-calendar app; moon-phases app
not: astronomy; telescope; stock; hiring; gardeners; wall
kinds: saas services marketplace
who: friend of the stars, friends of the stars

wigs | people
cue: wig; wigs; wigs chemotherapy; wigs hair-loss; hair-loss women; hairpieces; hair-piece; headscarves chemotherapy; scarves chemotherapy; alopecia; cancer hair; headwear; hair extensions; toupee; wigs fitting; hair loss wig; turbans; scarves cancer
not: costume; theatre; shampoo; transplant; muslim; stage; legal
kinds: ecommerce services local
who: person who loses hair, people who lose hair
often: once
share: 0.5 0.9 1.4
costs: 48 56 64 = hair, the knotter's or cutter's hours, fitting and returns

village-shop | both
cue: village shop; villagers shop; village-shop; village store; shop villagers run; community-owned; community owned; co-operative shop; cooperative shop; community shop; shop volunteers; members own shop; members run shop; food co-op; food-coop; food coop; unstaffed shop; unstaffed village; shop container village; post counter; container shop village; shop villagers code; village grocery
not: software; energy; solar; cooperatives-software; toy; wine; charity-vintage; coworking; lockers; parcel
kinds: local nonprofit ecommerce
who: villager, villagers
often: 4 7 12
share: 30 45 60
costs: 72 77 82 = goods, what goes off and card fees

hospital-visitors | both
cue: hospital clowns; clown hospital; clowns; clowns visit; clowns hospital; last wishes; last-wishes; wishes dying; wish terminally; wishes terminally; terminally-ill; wish children ill; ill children wishes; seriously ill children; children hospital visit; therapy-dogs; therapy dogs; therapy dog visit; visiting dogs; musicians hospital; music hospital patients; read hospital children; play hospital children; hospice volunteers; hospice families; comfort sick children; hospital parents house
not: software; appointment; navigation; insurance; meal; birthday; scheduling; construction
kinds: nonprofit services
who: patient, patients
costs: 60 70 80 = the visitors' hours, training, the way and hygiene
`;
