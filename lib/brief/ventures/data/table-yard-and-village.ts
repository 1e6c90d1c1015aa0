/** From the neighbour's table to the village shop: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const TABLE_YARD_AND_VILLAGE = `
home-cooked-meals | people
cue: home-cooks; home cooks portions; home-cooked; home cooked meals; homemade meals neighbours; neighbours cook portions; cooks sell portions; portions neighbours; neighbour cook meals; cook sells neighbours; cooks neighbourhood meals; tiffin; dabba; grandmothers cook meals; migrant women cook; mothers cook lunch; lunch home-cooks; @office-workers home-cooked; neighbours home-cooked; neighbours cook-portions; neighbours extra-portions; neighbours portions; neighbourhood home-cooked; neighbourhood cook-portions; neighbourhood extra-portions; neighbourhood portions; women home-cooked; women cook-portions; women extra-portions; women portions; home-cooks home-cooked; home-cooks cook-portions; home-cooks extra-portions; home-cooks portions; families home-cooked; families cook-portions; families extra-portions; families portions; home-cooked portions; home-cooked meals; home-cooked lunch; home-cooked neighbourhood; homemade portions; homemade meals; homemade lunch; homemade neighbourhood; home-made portions; home-made meals; home-made lunch; home-made neighbourhood; neighbours meals; neighbours lunch; neighbours neighbourhood; cooks portions; cooks meals; cooks lunch; cooks neighbourhood; grandmothers kitchens; lunches cooked; lunches grandmothers
not: elderly; dog; class; classes; course; older; school; recipes-app; chef; host; dinners
kinds: marketplace ecommerce services
who: eater without time to cook, eaters without time to cook
often: 2 5 10
share: 5 9 14
costs: 74 80 86 = the cook's share, the box and the way

meat-and-fish-shares | people
cue: cow shares; whole cow; cow slaughter; shares cow; pasture beef; pasture meat; meat box; meat boxes; meat farm families; beef box; beef farmers; lamb box; grass-fed; butcher box; half-pig; pasture-raised; eggs pasture; fish box; fish weekly; fishermen box; fresh fish deliver; small-boats; small boats fish; fish boats; fishermen; fish subscription; seafood box; seafood subscription; oysters; sausages farm; venison; game meat; slaughtered sold; beef boxes; beef share; beef shares; beef pasture; beef boats; beef fishermen; beef farm; lamb boxes; lamb share; lamb shares; lamb pasture; lamb boats; lamb fishermen; lamb farm; meat share; meat shares; meat pasture; meat boats; meat fishermen; meat farm; cow box; cow boxes; cow share; cow pasture; cow boats; cow fishermen; cow farm; pork box; pork boxes; pork share; pork shares; pork pasture; pork boats; pork fishermen; pork farm; fish boxes; fish share; fish shares; fish pasture; fish fishermen; fish farm; seafood boxes; seafood share; seafood shares; seafood pasture; seafood boats; seafood fishermen; seafood farm; lamb butchered; lamb frozen; lamb shepherd; lamb farmer; lamb fisherman; beef butchered; beef frozen; beef shepherd; beef farmer; beef fisherman; pig butchered; pig frozen; pig shepherd; pig farmer; pig fisherman; pig share; pig shares; pig box; pork butchered; pork frozen; pork shepherd; pork farmer; pork fisherman; cow butchered; cow frozen; cow shepherd; cow farmer; cow fisherman; goat butchered; goat frozen; goat shepherd; goat farmer; goat fisherman; goat share; goat shares; goat box; fish butchered; fish frozen; fish shepherd; fish farmer; fish fisherman; catch butchered; catch frozen; catch shepherd; catch farmer; catch fisherman; catch share; catch shares; catch box
not: software; sensor; plant-based; dog; cat; pet; aquarium; angling; quotas; cultivated
kinds: ecommerce local
who: household that likes to cook, households that like to cook
often: 0.3 0.6 1
share: 6 10 14
costs: 66 73 80 = the animal or catch, cutting, ice and the cold van

jam-and-preserves | both
cue: jam; jams; jams fruit; jams chutneys; marmalade; chutney; chutneys; fruit jars; fruit garden jars; preserves fruit; jelly fruit; syrups fruit; fruit-syrup; pickles jars; pickled vegetables; pickles; relish; fruit butter; jam small-batch; vegetables jars pickled; pickle; fruit preserves; jam jars; jam fruit; jam orchard; jam vegetables; jam homemade; jam farm; jams jars; jams small-batch; jams orchard; jams vegetables; jams homemade; jams farm; chutney jars; chutney fruit; chutney small-batch; chutney orchard; chutney vegetables; chutney homemade; chutney farm; chutneys jars; chutneys fruit; chutneys small-batch; chutneys orchard; chutneys vegetables; chutneys homemade; chutneys farm; pickles fruit; pickles small-batch; pickles orchard; pickles vegetables; pickles homemade; pickles farm; marmalade jars; marmalade fruit; marmalade small-batch; marmalade orchard; marmalade vegetables; marmalade homemade; marmalade farm; relish jars; relish fruit; relish small-batch; relish orchard; relish vegetables; relish homemade; relish farm; preserves jars; preserves small-batch; preserves orchard; preserves vegetables; preserves homemade; preserves farm; marmalade made; marmalade sell; jam made; jam sell; chutney made; chutney sell; preserves made; preserves sell; pickles made; pickles sell; syrup homemade; syrup small-batch; syrup fruit; syrup made; syrup sell
not: traffic; session; kimchi; kombucha; software; cosmetics; toast-café; chilli-sauce; doughnut; armenian; walnut
kinds: ecommerce local
who: breakfast eater, breakfast eaters
often: 0.3 0.6 1.2
share: 8 13 18
costs: 42 50 58 = fruit, sugar, jars, hours and the stall

small-distillery | both
cue: gin; gin distilled; gin small-batch; distillery; distilled; distillery tastings; distilling; whisky; whiskey; rum distil; schnapps; brandy fruit; vodka; liqueur; liqueurs; mezcal; small-batch spirits; craft-spirits; brandy orchard; pear brandy; distil brandy; spirits still; single-malt; plum brandy; distiller; gin distill; gin still; gin local; gin craft; gin orchard; whisky distill; whisky still; whisky distilled; whisky small-batch; whisky local; whisky craft; whisky orchard; whiskey distill; whiskey still; whiskey distilled; whiskey small-batch; whiskey local; whiskey craft; whiskey orchard; rum distill; rum still; rum distilled; rum small-batch; rum local; rum craft; rum orchard; vodka distill; vodka still; vodka distilled; vodka small-batch; vodka local; vodka craft; vodka orchard; brandy distill; brandy still; brandy distilled; brandy small-batch; brandy local; brandy craft; schnapps distill; schnapps still; schnapps distilled; schnapps small-batch; schnapps local; schnapps craft; schnapps orchard; liqueur distill; liqueur still; liqueur distilled; liqueur small-batch; liqueur local; liqueur craft; liqueur orchard; spirits distill; spirits distilled; spirits small-batch; spirits local; spirits craft; spirits orchard; gin botanicals; gin barrels; gin farm; gin tasting; gin own; whisky botanicals; whisky barrels; whisky farm; whisky tasting; whisky own; rum botanicals; rum barrels; rum farm; rum tasting; rum own; brandy botanicals; brandy barrels; brandy farm; brandy tasting; brandy own; vodka botanicals; vodka barrels; vodka farm; vodka tasting; vodka own; liqueur botanicals; liqueur barrels; liqueur farm; liqueur tasting; liqueur own
not: alcohol-free; non-alcoholic; alcohol free; water-distil; engine; ginger; vinegar; essential; beer; software
kinds: ecommerce local
who: lover of good spirits, lovers of good spirits
often: 0.08 0.15 0.3
share: 5 9 13
costs: 48 57 66 = fruit or grain, tax, bottles and hours at the still

junk-removal | people
cue: junk; junk removal; junk-removal; bulky-waste; bulk-waste; bulky waste; empty cellars; cellars lofts; empty lofts; clear cellar; clear house; house-clearance; house clearance; clear homes; estate clearance; estate sale; estate sales; clear flats; rubbish collect; rubbish removal; rubbish photo; waste removal homes; skip hire; old sofa collect; attic clear; garage clear-out; hoarding; clutter removed; cellar clear; cellar empty; cellar remove; cellar haul; cellar tip; cellar collect; cellars clear; cellars empty; cellars remove; cellars haul; cellars tip; cellars collect; attic empty; attic remove; attic haul; attic tip; attic collect; lofts clear; lofts empty; lofts remove; lofts haul; lofts tip; lofts collect; junk clear; junk empty; junk remove; junk haul; junk tip; junk collect; bulky clear; bulky empty; bulky remove; bulky haul; bulky tip; bulky collect; rubbish clear; rubbish empty; rubbish remove; rubbish haul; rubbish tip; homes clear-out; homes emptied; homes clearance; homes empty-out; home clear-out; home emptied; home clearance; home empty-out; houses clear-out; houses emptied; houses clearance; houses empty-out; cellars clear-out; cellars emptied; cellars clearance; cellars empty-out; garages clear-out; garages emptied; garages clearance; garages empty-out; attics clear-out; attics emptied; attics clearance; attics empty-out; flats clear-out; flats emptied; flats clearance; flats empty-out
not: furniture-shop; software; junk-food; mail; restaurants; office; dental; tidy-coach
kinds: services marketplace local
who: household with a full cellar, households with a full cellar
often: once
share: 4 7 10
costs: 60 68 76 = carriers' hours, the van and tipping fees

pest-control | both
cue: pest-control; pest control; mice wasps; mice; rats; wasp-nest; wasp nest; wasp nests; wasps; bed-bugs; bedbugs; bed bugs; cockroach; termites; ants; moths; martens; rodents; vermin; mosquito; mosquitoes; tick; pigeons; pest; pests home; pest home; mice remove; mice catch; mice home; mice flats; mice treat; mice control; mice visit; rats remove; rats catch; rats home; rats flats; rats treat; rats control; rats visit; wasps remove; wasps catch; wasps home; wasps flats; wasps treat; wasps control; wasps visit; bed-bugs remove; bed-bugs catch; bed-bugs home; bed-bugs flats; bed-bugs treat; bed-bugs control; bed-bugs visit; pests remove; pests catch; pests flats; pests treat; pests control; pests visit; cockroaches remove; cockroaches catch; cockroaches home; cockroaches flats; cockroaches treat; cockroaches control; cockroaches visit; termites remove; termites catch; termites home; termites flats; termites treat; termites control; termites visit; pests natural; pests without-poison; pests dog; pests humane; pests heat; rats natural; rats without-poison; rats dog; rats humane; rats heat; mice natural; mice without-poison; mice dog; mice humane; mice heat; wasps natural; wasps without-poison; wasps dog; wasps humane; wasps heat; bedbugs natural; bedbugs without-poison; bedbugs dog; bedbugs humane; bedbugs heat
not: crop; crops; field; lab; cosmetics; computer; vineyard; farm; farmers; ants-farm; repellent; garment; orchards; greenhouse; software; scheduling; reports; lift
kinds: services hardware ecommerce
who: household with visitors, households with visitors
often: once
share: 5 9 13
costs: 52 61 70 = the technician's hours, traps, sealing and the drive

christmas-trees | people
cue: christmas tree; christmas-tree; christmas trees; christmas-trees; christmas tree rent; trees december; potted trees december; potted christmas; tree rental december; fir trees; fir-trees december; nordmann; tree stand december; trees forest christmas; christmas-tree rent; christmas-tree rental; christmas-tree deliver; christmas-tree pot; christmas-tree potted; christmas-tree forest; christmas-tree families; christmas-trees rent; christmas-trees rental; christmas-trees deliver; christmas-trees pot; christmas-trees potted; christmas-trees forest; christmas-trees families; christmas-tree living; christmas-tree replant; christmas-tree delivered; christmas-tree home; christmas-tree set-up; christmas-trees living; christmas-trees replant; christmas-trees delivered; christmas-trees home; christmas-trees set-up; fir-trees living; fir-trees replant; fir-trees delivered; fir-trees home; fir-trees set-up
not: santa; market-stall; software; chocolate
kinds: ecommerce local services
who: household that keeps Christmas, households that keep Christmas
often: 0.07 0.08 0.09
share: 14 20 28
costs: 52 61 70 = growing or making, drivers in December and storage

garden-bed-sharing | people
cue: garden bed; gardens lend; owners gardens lend; lend bed; garden owners; share garden; gardens share harvest; share gardens; garden-sharing; garden-share; allotment waiting; garden plots; vegetable plots rent; rent vegetable plot; plots field city; field plots; urban gardeners plot; gardenless; allotment waiting-list; allotment share; allotment shared; allotment-plots; garden vegetables-lend; garden share-harvest; garden lend; gardens vegetables-lend; gardens share-harvest; gardens gardeners; plot vegetables-lend; plot share-harvest; plot lend; plot gardeners; plots vegetables-lend; plots share-harvest; plots lend; plots gardeners; land vegetables-lend; land share-harvest; land lend; land gardeners; gardens unused; gardens neighbours-grow; gardens share-vegetables; gardens growers; gardens without-garden; garden unused; garden neighbours-grow; garden share-vegetables; garden growers; garden without-garden; allotment unused; allotment neighbours-grow; allotment share-vegetables; allotment growers; allotment without-garden; allotment lend
not: camping; tent; pool; software; roof; nuggets; farm-shed; grilled; restaurant; broiler; toilets; sheds; car-park; raised; community-garden
kinds: marketplace local nonprofit services
who: city gardener, city gardeners
often: once
share: 3 5 8
costs: 58 68 78 = the owner's share, tools, plants, feed and water

astrology-app | people
cue: astrology; horoscope; horoscopes; birth chart; birth-chart; tarot; zodiac; star sign; star-sign; numerology; palm-read; psychic; psychics; fortune telling; feng-shui; human-design; spiritual app; dream interpretation; dreams interpret; dream journal; tarot app; tarot card; moon calendar tarot; moon-calendar app; moon-phases app; astrology app; astrology daily; astrology reading; astrology morning; astrology personal; horoscope app; horoscope daily; horoscope reading; horoscope morning; horoscope personal; tarot daily; tarot reading; tarot morning; tarot personal; zodiac app; zodiac daily; zodiac reading; zodiac morning; zodiac personal; birth-chart app; birth-chart daily; birth-chart reading; birth-chart morning; birth-chart personal; astrology friends; astrology readings; horoscopes app; horoscopes daily; horoscopes friends; horoscopes readings; tarot friends; tarot readings; birth-chart friends; birth-chart readings
not: astronomy; telescope; stock; hiring; gardeners; wall
kinds: saas services marketplace
who: friend of the stars, friends of the stars

wigs | people
cue: wig; wigs; wigs chemotherapy; wigs hair-loss; hair-loss women; hairpieces; hair-piece; headscarves chemotherapy; scarves chemotherapy; alopecia; cancer hair; headwear; hair extensions; toupee; wigs fitting; hair loss wig; turbans; scarves cancer; wig hair; wig chemotherapy; wig cancer; wig alopecia; wig fitting; wig teenagers; wig women; wigs hair; wigs cancer; wigs alopecia; wigs teenagers; wigs women; hairpiece hair; hairpiece chemotherapy; hairpiece cancer; hairpiece alopecia; hairpiece fitting; hairpiece teenagers; hairpiece women; wigs real-hair; wigs natural; wigs children; wigs made; wigs donated; wig real-hair; wig natural; wig children; wig made; wig donated
not: costume; theatre; shampoo; transplant; muslim; stage; legal
kinds: ecommerce services local
who: person who loses hair, people who lose hair
often: once
share: 0.5 0.9 1.4
costs: 48 56 64 = hair, the knotter's or cutter's hours, fitting and returns

village-shop | both
cue: village shop; villagers shop; village-shop; village store; shop villagers run; community-owned; community owned; co-operative shop; cooperative shop; community shop; shop volunteers; members own shop; members run shop; food co-op; food-coop; food coop; unstaffed shop; unstaffed village; shop container village; post counter; container shop village; shop villagers code; village grocery; village-shop cooperative-owned; village-shop community-owned; village-shop volunteers-run; village-shop villagers; village-shop volunteers; villagers cooperative-owned; villagers community-owned; villagers volunteers-run; villagers volunteers; grocery cooperative-owned; grocery community-owned; grocery volunteers-run; grocery villagers; grocery volunteers; shop cooperative-owned; shop community-owned; shop volunteers-run; shop villagers; grocery last-in-village; grocery village-owned; grocery cooperative-village; grocery residents-own; shop last-in-village; shop village-owned; shop cooperative-village; shop residents-own; store last-in-village; store villagers; store village-owned; store cooperative-village; store residents-own
not: software; energy; solar; cooperatives-software; toy; wine; charity-vintage; coworking; lockers; parcel; leases; empty
kinds: local nonprofit ecommerce
who: villager, villagers
often: 4 7 12
share: 30 45 60
costs: 72 77 82 = goods, what goes off and card fees

hospital-visitors | both
cue: hospital clowns; clown hospital; clowns; clowns visit; clowns hospital; last wishes; last-wishes; wishes dying; wish terminally; wishes terminally; terminally-ill; wish children ill; ill children wishes; seriously ill children; children hospital visit; therapy-dogs; therapy dogs; therapy dog visit; visiting dogs; musicians hospital; music hospital patients; read hospital children; play hospital children; hospice volunteers; hospice families; comfort sick children; hospital parents house; clowns hospice; clowns dying; clowns ill; clowns patients; clowns ward; therapy-dogs hospital; therapy-dogs hospice; therapy-dogs dying; therapy-dogs ill; therapy-dogs patients; therapy-dogs ward; musicians hospice; musicians dying; musicians ill; musicians patients; musicians ward; last-wishes hospital; last-wishes hospice; last-wishes dying; last-wishes ill; last-wishes patients; last-wishes ward; wishes hospital; wishes hospice; wishes ill; wishes patients; wishes ward; clowns bedside; clowns hospices; clowns hospitals; musicians bedside; musicians hospices; musicians hospitals; volunteers bedside; volunteers hospice; volunteers hospices; volunteers hospital; volunteers hospitals; dogs bedside; dogs hospice; dogs hospices; dogs hospital; dogs hospitals; storytellers bedside; storytellers hospice; storytellers hospices; storytellers hospital; storytellers hospitals; dogs wards; visit children's-wards; dogs hospices; dogs hospital
not: software; appointment; navigation; insurance; meal; birthday; scheduling; construction
kinds: nonprofit services
who: patient, patients
costs: 60 70 80 = the visitors' hours, training, the way and hygiene
`;
