/** Feasts, evenings out and journeys: what the figures need; the keys are those of `../venture.ts`. */
export const EVENTS_TRAVEL = `
wedding-planning | people
kinds: services marketplace saas
who: couple, couples
often: once
share: 0.6 1 1.6
costs: 50 60 70 = planners' hours and helpers on the day
unless: @animals, @software, dress, cake, tents, chairs, band

wedding-photography | people
kinds: services marketplace
who: couple or family, couples and families
often: 0.03 0.06 0.15
share: 3 5 8
costs: 48 58 68 = the photographer's hours, choosing and editing
unless: @software, product photo*, photo booth, cameras, pets

photo-booth | both
kinds: services local hardware
who: host, hosts
often: 0.03 0.06 0.1
share: 3 6 9
costs: 36 46 58 = delivery, setting up, paper and props
unless: passport, phone booth, sound, recording, voting booth

private-chef | people
kinds: services marketplace
who: host, hosts
often: 0.1 0.25 0.6
share: 2 4 6
costs: 66 74 82 = the cook's fee, food and the way
unless: @animals, software, knives, restaurant staff, baby

catering | people
kinds: services local
who: host, hosts
often: 0.03 0.06 0.12
share: 3 6 10
costs: 62 70 78 = food, cooks, helpers and the van
unless: @animals, software, equipment, rental, tents, meal kit

escape-room | people
kinds: local services ecommerce
who: group of friends, groups of friends
often: 0.05 0.12 0.25
share: 6 11 16
costs: 26 36 46 = game masters, repairs and props
unless: by post, app, fire escape, software, puzzle box, props

guided-tours | people
kinds: services marketplace local
who: visitor, visitors
often: once
costs: 52 62 72 = the guide's fee, tastings and tickets
unless: @animals, audio guide, @software, museum audio, 360

farm-stay | people
kinds: local services
who: guest, guests
often: 0.03 0.06 0.12
costs: 34 44 54 = cleaning, linen, breakfast, energy and booking commissions
unless: @software, dogs, workers, volunteers, agricultur*

surf-school | people
kinds: local services education
who: beginner, beginners
often: 0.05 0.1 0.3
costs: 50 60 70 = teachers' pay, boards, suits and the bus
unless: @repair, websurf*, boards made, wetsuits, shape boards

campervan-rental | people
kinds: marketplace local services
who: traveller, travellers
often: 0.04 0.07 0.15
share: 3 6 9
costs: 58 68 78 = the owner's share, insurance, cleaning and wear
unless: convert, conversion, build campers, @repair, pitches

group-travel | people
kinds: services saas marketplace
who: traveller, travellers
often: 0.05 0.1 0.2
share: 6 12 18
costs: 72 80 87 = beds, tickets, guides and payment fees of the journey
unless: @animals, @software, school bus, commut*, freight

boat-trips | people
kinds: local marketplace services
who: guest on board, guests on board
often: 0.04 0.08 0.2
costs: 46 56 66 = the skipper, fuel or current, mooring and repairs
unless: @repair, @lessons, storage, hull, mooring, engine

small-concerts | people
kinds: local services marketplace
who: listener, listeners
often: 0.15 0.35 0.9
share: 4 8 12
costs: 60 69 78 = musicians' fees, the room, sound and rights
unless: recording, instrument, rehearsal room, lessons, app

freelancer-coworking | both
kinds: local services
who: member, members
share: 0.8 1.6 2.8
costs: 22 32 42 = coffee, cleaning, power and the host
unless: @software, furniture, cleaning, payroll, invoicing

board-game-cafe | people
kinds: local
who: guest, guests
often: 0.2 0.5 1.2
share: 4 8 13
costs: 32 40 48 = drinks, food, staff on the floor and new games
unless: our game, publish, by post, design a game, app, school
`;
