/** Looks, pictures, parties and the car at the door: what the figures need; the keys are those of `../venture.ts`. */
export const LOOKS_AND_EVENTS = `
mobile-mechanic | people
kinds: services marketplace local
who: car owner, car owners
often: 0.1 0.18 0.35
share: 14 24 34
costs: 54 64 74 = the mechanic's hours, parts and the van
unless: saas, crm, @lessons, bicycle*, bikes, e-bike, tractor*, tyre shop software

barber-shop | people
kinds: local services
who: client, clients
often: 0.6 1 1.6
share: 8 14 22
costs: 44 54 64 = barbers' pay, products, towels and cleaning
unless: saas, crm, @lessons, @animals, software for, beard oil only, wigs

beauty-salon | people
kinds: local services
who: client, clients
often: 0.4 0.8 1.5
share: 8 14 22
costs: 42 52 63 = beauticians' pay, products, tools and sterilising
unless: saas, crm, @lessons, @animals, press-on, software for, tattoo*, we sell nail polish

portrait-photography | people
kinds: services local
who: family or professional, families and professionals
often: 0.03 0.06 0.12
share: 4 8 13
costs: 36 46 57 = the photographer's hours, editing, prints and the studio
unless: saas, crm, @lessons, @animals, ai headshot*, wedding, weddings, listings, product photo*

pet-photography | people
kinds: services local ecommerce
who: pet owner, pet owners
often: 0.02 0.05 0.1
share: 4 8 13
costs: 38 48 58 = the photographer's hours, editing, prints and props
unless: saas, crm, @lessons, wildlife, pet portraits painted, wedding, weddings

event-photography-video | both
kinds: services marketplace
who: event host, event hosts
often: 0.05 0.12 0.3
share: 3 6 10
costs: 46 56 66 = photographers' and editors' hours, travel and equipment
unless: saas, crm, @lessons, photo booth, stock photo*, real estate, listings

party-rental | both
kinds: services local ecommerce
who: party host, party hosts
often: 0.04 0.08 0.15
share: 6 11 17
costs: 36 46 57 = delivery, setting up, washing, wear and insurance
unless: saas, crm, @lessons, scaffold*, camping tents, rooftop tent, costumes, photo booth

mobile-bar | both
kinds: services local
who: event host, event hosts
often: 0.03 0.06 0.12
share: 3 6 10
costs: 48 58 68 = bartenders' hours, ice, mixers, glasses and the drive
unless: saas, crm, @lessons, chocolate bar*, snack bar*, cocktail kit*, coffee cart, coffee truck

balloon-and-decor | both
kinds: services ecommerce
who: party host, party hosts
often: 0.05 0.1 0.2
share: 6 11 17
costs: 42 52 62 = balloons, flowers, frames, the decorator's hours and the drive
unless: saas, crm, @lessons, hot air balloon*, balloon flight*, home decor, interior design*

event-venue-finder | both
kinds: marketplace
who: event planner, event planners
often: 0.03 0.08 0.2
share: 3 6 10
costs: 20 30 40 = payment fees, checking venues and support
unless: crm, @lessons, ticket sales, tickets, coworking, campsite*, rehearsal room*

wedding-vendor-marketplace | people
kinds: marketplace
who: engaged couple, engaged couples
often: once
share: 0.6 1 1.6
costs: 18 28 38 = payment fees, checking suppliers and support
unless: crm, @lessons, dress rental, wedding dresses, guest list app

day-coordination | both
kinds: services
who: host, hosts
often: once
share: 0.6 1 1.6
costs: 44 54 64 = coordinators' and assistants' hours and travel
unless: saas, crm, @lessons, ticketing, volunteer shifts app, conference software

kids-art-classes | people
kinds: education services local
who: family with children, families with children
share: 3 6 9
costs: 44 54 64 = teachers' pay, the room and materials
unless: saas, crm, art prints, paint and sip, tattoo*, art rental, martial
`;
