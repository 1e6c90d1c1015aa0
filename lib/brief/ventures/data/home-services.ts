/** What is done in and around the home: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const HOME_SERVICES = `
house-cleaning | people
cue: house clean; home clean; cleaner home; apartment clean; flat clean; cleaning household; vetted cleaner; cleaner flat; maid; maid book; maid hour; maid home; cleaning women; domestic clean; cleaners fair; clean weekly; cleaning platform
not: vacuum; air; window; gutter; carpet; office; offices; hospital; car; teeth; software; laundry; holiday-let; aquarium; aquariums
kinds: marketplace services
who: household, households
often: 1.5 2.5 4.5
share: 6 10 15
costs: 65 74 82 = the cleaner's pay and insurance

handyman | people
cue: handyman home; handyman fix; handyman send; handyman book; handyman trusted; handymen home; handyman; handymen; handyperson; small repairs; odd jobs; repairs home book; tradespeople; craftsmen homeowners; plumber electrician; assembl furniture; shelves mount; home repairs; dripping tap; tradesman; fix around house
not: appliance; washing-machine; reuphols; software; phone; bike; tool; landlord; leads
kinds: marketplace services
who: household, households
often: 0.15 0.3 0.6
share: 10 18 26
costs: 64 73 82 = the craftsman's hours, the drive and screws

garden-care | people
cue: maintain garden; look-after garden; gardening gardening; gardens plants; garden weeding; lawn mowing; lawn gardener; mow gardener; vetted gardener; garden care; lawn mow; lawn care; gardener home; gardening service; garden maintenance; hedge trim; mow lawns; gardens homeowners; gardener book; vegetable bed; raised beds; garden plan; garden design; mowing gardener; mowing lawns
not: software; robot; indoor; balcony; community-garden; vertical
kinds: services marketplace
who: garden owner, garden owners
often: 0.4 0.9 2
share: 4 8 13
costs: 56 66 76 = gardeners' hours, fuel, plants and tipping

window-cleaning | people
cue: window clean; gutter clean; clean windows; clean gutters; window washer; roof clean moss; pressure wash; clean facade; solar panels clean; windows washed; window-cleaning; pressure washing
not: software; office; offices; car
kinds: services local
who: home owner, home owners
often: 0.15 0.3 0.6
share: 6 11 17
costs: 50 60 70 = cleaners' hours, the van and pure water

laundry-pickup | people
cue: laundry pick-up; laundry pickup; laundry collect; laundry deliver; wash fold; dry-clean deliver; dry-clean collect; ironing service; laundry app; shirts ironed; laundry door; washing collected; laundromat wash; launderette collect; ironing collect; launderette iron; ironing local; washing fold; laundromat washing
not: hotel; restaurant; software; machine
kinds: services marketplace local
who: household, households
often: 1 2 4
share: 3 6 10
costs: 58 67 77 = washing, ironing and two drives

moving-help | people
cue: removals company; removal van; removals families; removal firm; moving company; moving help; removal; move house; moving van; movers; moving boxes; moving students; move flat; movers book; relocation household; man van
not: office; offices; junk; clutter; expat; visa; software; snow; airport; food; bulk-waste
kinds: marketplace services
who: mover, movers
often: once
share: 4 8 12
costs: 68 76 84 = carriers' hours, the van and cover for damage

peer-storage | people
cue: self-storage; storage unit; peer storage; store belongings; storage space neighbour; rent cellar; storage furniture; store furniture; storage boxes collect; store things basement; spare room storage; garage storage rent; storage room neighbours; store boxes students; rental cellar; renting cellar; garage storage rental; garage storage renting
not: luggage; data; energy; cloud; battery; software; food; warehouse; bike
kinds: marketplace local services
who: household short of space, households short of space
often: 0.5 0.8 1
share: 2 4 7
costs: 58 70 80 = rent of the space, handling and insurance

renovation-matching | people
cue: renovation; renovation flat; renovation home; renovation electricians painters; renovate bathroom; renovation match; renovate home; kitchen remodel; bathroom remodel; builders homeowners; contractor homeowners; home remodel; refurbish flat; extension builder quotes; loft conversion; painters homeowners; renovating apartment
not: software; crm; solar; heat-pump; furniture; office; offices; energy-advice; invoice; site-diary
kinds: marketplace services
who: home owner, home owners
often: once
share: 3 6 10
costs: 70 78 86 = trades, material and site management

interior-design-online | people
cue: interior design; interior designer; room design; decorate home; furnish flat; room makeover; furnish room; colours furniture plan; style room; home staging; living-room design; redesign room
not: garden; reuphols; office; offices; tattoo; nail; hair; software; restaurant
kinds: services ecommerce saas
who: household that furnishes, households that furnish
often: once
share: 3 6 10
costs: 38 48 60 = the designer's hours, drawings and samples

appliance-repair | people
cue: appliance repair; repair washing-machine; repair dishwasher; broken appliance; repair appliances; repair fridge; coffee-machine repair; electronics repair; repair phone; repair laptops; phone screen; repair devices; repair café; smartphone repair
not: bike; car; shoe; clothes; furniture; software; industrial; hospital
kinds: services local marketplace
who: household, households
often: 0.05 0.1 0.2
share: 12 20 30
costs: 55 65 75 = the technician's time, parts and the drive

furniture-repair | people
cue: armchairs workshop; reupholster armchair; reupholster sofa; upholster chair; furniture repair; furniture restor; reupholster; upholster; restore chairs; sofa fabric repair; restore furniture; refinish table; antique furniture restor; antique chairs; old furniture restor; chairs workshop
not: software; rent; storage; moving; office; offices; insurance
kinds: services local ecommerce
who: owner of good furniture, owners of good furniture
often: 0.03 0.06 0.12
share: 4 8 13
costs: 55 65 75 = the craftsman's hours, fabric, foam and collection

home-energy-advice | people
cue: heat-pump home; solar homeowners; solar panels home; insulation home; energy advice home; energy renovation; solar roof home; heat-pump advice; home energy check; rooftop solar; solar install; balcony solar; retrofit home; energy adviser; heat-pump install
not: software; farm; factory; clean; cleaning; lead; installers; car; charging; businesses
kinds: services marketplace saas
who: home owner, home owners
often: once
share: 5 9 14
costs: 45 56 68 = the adviser's visit, measuring and the report

tool-lending | people
cue: neighbours borrow drill; neighbours drill; neighbours ladder; borrow drill; neighbours lend; tool rent; borrow tools; rent drill; lend tools; drill neighbour; tool share; rent tools; rent items neighbours; borrow things; lend things neighbours; share equipment neighbours; borrow equipment; tool rental; tool renting; rental drill; renting drill; lending tools; tool sharing; rental tools; renting tools; rental items neighbours; renting items neighbours; lending things neighbours; sharing equipment neighbours
not: construction; farm; software; bike; car; clothes; dress; toy; book; developer; medical; contractor; machinery; camera
kinds: marketplace local nonprofit
who: household, households
often: 0.2 0.4 0.8
share: 8 14 22
costs: 40 52 65 = wear, repair and the lender's share

house-sitting | people
cue: house sit; house-sit; key hold; home-watch; plants water holiday; water plants away; holiday home check; second-home look; look-after house; holiday-home care; empty house; home watch; look-after home away; homes empty checked; house sitting
not: pet; dog; cat; cleaning; hotel; guest; airbnb; software; sensor; real-estate
kinds: services marketplace
who: household on a journey, households on a journey
often: 0.3 0.7 1.5
share: 5 9 14
costs: 58 68 78 = keepers' hours, the way and insurance

decluttering | people
cue: organising decluttering; organizing decluttering; decluttering help; declutter wardrobe; declutter home; declutter families; declutter; home organis; home organiz; house clear; tidy wardrobe; clutter; professional organiser; professional organizer; clear-out; house clearance; estate clearance; sort belongings; clear attic; junk remov; bulky junk
not: software; inbox; email; digital; moving-van; crypto; sell; buy
kinds: services local
who: household, households
often: 0.05 0.1 0.25
share: 4 8 13
costs: 52 63 74 = helpers' hours, the van and tipping

mould-check | people
cue: mould sensor; mold sensor; mould check; mold check; damp home; humidity tenants; mould tenants; mold test; indoor air home; mould; air-quality home; humidity home; radon home; damp sensor
not: food; cheese; wine; injection; plastic; hotel; factory; software; school; schools; office; offices
kinds: hardware services saas
who: household with damp walls, households with damp walls
often: once
share: 5 9 15
costs: 46 57 68 = sensors, laboratory and the adviser's visit
`;
