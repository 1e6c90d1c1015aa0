/** What is done in and around the home: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const HOME_SERVICES = `
house-cleaning | people
cue: house clean; home clean; cleaner home; apartment clean; flat clean; cleaning household; cleaners families; cleaner book; maid; cleaning women; domestic clean; cleaners fair; clean weekly; cleaning platform
not: window; gutter; carpet; office; offices; hospital; car; teeth; software; laundry; holiday-let
kinds: marketplace services
who: household, households
often: 1.5 2.5 4.5
share: 6 10 15
costs: 65 74 82 = the cleaner's pay and insurance

handyman | people
cue: handyman; handymen; handyperson; small repairs; odd jobs; repairs home book; tradespeople; craftsmen homeowners; plumber electrician; assembl furniture; shelves mount; home repairs; dripping tap; tradesman; fix around house
not: appliance; washing-machine; reuphols; software; phone; bike; tool; landlord; leads
kinds: marketplace services
who: household, households
often: 0.15 0.3 0.6
share: 10 18 26
costs: 64 73 82 = the craftsman's hours, the drive and screws

garden-care | people
cue: garden care; lawn mow; lawn care; gardener home; gardening service; garden maintenance; hedge trim; mow lawns; gardens homeowners; gardener book; vegetable bed; raised beds; garden plan; garden design
not: software; robot; indoor; balcony; community-garden; vertical
kinds: services marketplace
who: garden owner, garden owners
often: 0.4 0.9 2
share: 4 8 13
costs: 56 66 76 = gardeners' hours, fuel, plants and tipping

window-cleaning | people
cue: window clean; gutter clean; clean windows; clean gutters; window washer; roof clean moss; pressure wash; clean facade; solar panels clean; windows washed; window-cleaning
not: software; office; offices; car
kinds: services local
who: home owner, home owners
often: 0.15 0.3 0.6
share: 6 11 17
costs: 50 60 70 = cleaners' hours, the van and pure water

laundry-pickup | people
cue: laundry pick-up; laundry pickup; laundry collect; laundry deliver; wash fold; dry-clean deliver; dry-clean collect; ironing service; laundry app; shirts ironed; laundry door; washing collected; laundromat; launderette
not: hotel; restaurant; software; machine
kinds: services marketplace local
who: household, households
often: 1 2 4
share: 3 6 10
costs: 58 67 77 = washing, ironing and two drives

moving-help | people
cue: moving help; removal; move house; moving van; movers; moving boxes; moving students; move flat; movers book; relocation household; help moving; man van
not: office; offices; junk; clutter; expat; visa; software; snow; airport; food; bulk-waste
kinds: marketplace services
who: mover, movers
often: once
share: 4 8 12
costs: 68 76 84 = carriers' hours, the van and cover for damage

peer-storage | people
cue: self-storage; storage unit; peer storage; store belongings; storage space neighbour; rent cellar; storage furniture; store furniture; storage boxes collect; store things basement; spare room storage; garage storage rent; storage room neighbours; store boxes students
not: luggage; data; energy; cloud; battery; software; food; warehouse; bike
kinds: marketplace local services
who: household short of space, households short of space
often: 0.5 0.8 1
share: 2 4 7
costs: 58 70 80 = rent of the space, handling and insurance

renovation-matching | people
cue: renovation; renovate home; kitchen remodel; bathroom remodel; builders homeowners; contractor homeowners; home remodel; refurbish flat; extension builder quotes; loft conversion; painters homeowners; renovating apartment
not: software; crm; solar; heat-pump; furniture; office; offices; energy-advice; invoice; site-diary
kinds: marketplace services
who: home owner, home owners
often: once
share: 3 6 10
costs: 70 78 86 = trades, material and site management
`;
