/** What is done in and around the home: what the figures need; the keys are those of `../venture.ts`. */
export const HOME_SERVICES = `
house-cleaning | people
kinds: marketplace services
who: household, households
often: 1.5 2.5 4.5
share: 6 10 15
costs: 65 74 82 = the cleaner's pay and insurance
unless: @software, @lessons, office clean*, holiday flat, boat

handyman | people
kinds: marketplace services
who: household, households
often: 0.15 0.3 0.6
share: 10 18 26
costs: 64 73 82 = the craftsman's hours, the drive and screws
unless: @software, @lessons, machine tool, restaurants, hotels

garden-care | people
kinds: services marketplace
who: garden owner, garden owners
often: 0.4 0.9 2
share: 4 8 13
costs: 56 66 76 = gardeners' hours, fuel, plants and tipping
unless: @software, @lessons, @rental, seeds, grave, balcony

window-cleaning | people
kinds: services local
who: home owner, home owners
often: 0.15 0.3 0.6
share: 6 11 17
costs: 50 60 70 = cleaners' hours, the van and pure water
unless: clean gutters, @software, @lessons, robot, new windows

gutter-cleaning | people
kinds: services local
who: homeowner, homeowners
often: 0.06 0.1 0.2
share: 7 13 19
costs: 35 45 55 = crew hours, fuel and disposal
unless: @software, @lessons, robot, new windows, new gutters, gutter guard, replace

laundry-pickup | people
kinds: services marketplace local
who: household, households
often: 1 2 4
share: 3 6 10
costs: 58 67 77 = washing, ironing and two drives
unless: @software, hotel linen, machine rental, detergent

moving-help | people
kinds: marketplace services
who: mover, movers
often: once
share: 4 8 12
costs: 68 76 84 = carriers' hours, the van and cover for damage
unless: @animals, @software, boxes for rent, office move, yoga

peer-storage | people
kinds: marketplace local services
who: household short of space, households short of space
often: 0.5 0.8 1
share: 2 4 7
costs: 58 70 80 = rent of the space, handling and insurance
unless: software for, boat, winter storage, cold, frozen, data

renovation-matching | people
kinds: marketplace services
who: home owner, home owners
often: once
share: 3 6 10
costs: 70 78 86 = trades, material and site management
unless: @lessons, boat, caravan, furniture, for builders

interior-design-online | people
kinds: services ecommerce saas
who: household that furnishes, households that furnish
often: once
share: 3 6 10
costs: 38 48 60 = the designer's hours, drawings and samples
unless: @lessons, garden design, shop fitting, restaurants

appliance-repair | people
kinds: services local marketplace
who: household, households
often: 0.05 0.1 0.2
share: 12 20 30
costs: 55 65 75 = the technician's time, parts and the drive
unless: @software, @lessons, @rental, farm, tractor, phones

furniture-repair | people
kinds: services local ecommerce
who: owner of good furniture, owners of good furniture
often: 0.03 0.06 0.12
share: 4 8 13
costs: 55 65 75 = the craftsman's hours, fabric, foam and collection
unless: @software, @lessons, boat, pianos, church organ, shoes

home-energy-advice | people
kinds: services marketplace saas
who: home owner, home owners
often: once
share: 5 9 14
costs: 45 56 68 = the adviser's visit, measuring and the report
unless: factory, factories, ev charging, supplements, farm

tool-lending | people
kinds: marketplace local nonprofit
who: household, households
often: 0.2 0.4 0.8
share: 8 14 22
costs: 40 52 65 = wear, repair and the lender's share
unless: @software, scaffold, excavator, construction firms

house-sitting | people
kinds: services marketplace
who: household on a journey, households on a journey
often: 0.3 0.7 1.5
share: 5 9 14
costs: 58 68 78 = keepers' hours, the way and insurance
unless: @software, babysit*, dog sitting, dogs, old people

decluttering | people
kinds: services local
who: household, households
often: 0.05 0.1 0.25
share: 4 8 13
costs: 52 63 74 = helpers' hours, the van and tipping
unless: @software, data, files, inbox, email, warehouse, junk

mould-check | people
kinds: hardware services saas
who: household with damp walls, households with damp walls
often: once
share: 5 9 15
costs: 46 57 68 = sensors, laboratory and the adviser's visit
unless: silicone, moulds for, casting, cheese, mould making
`;
