/** Guests, journeys and days out: what the figures need; the keys are those of `../venture.ts`. */
export const GUESTS_AND_OUTINGS = `
glamping | people
kinds: local services
who: couple or family, couples and families
often: 0.04 0.08 0.15
share: 10 16 24
costs: 28 36 44 = cleaning, laundry, breakfast, wood and booking fees
unless: clamp*, lamp, tents for sale, amp, buy

hostel | people
kinds: local
who: traveller, travellers
often: once
costs: 34 42 50 = cleaning, laundry, breakfast and booking fees
unless: @animals, hospital, software, hostile

home-swap | people
kinds: saas marketplace
who: household that likes to travel, households that like to travel
unless: clothes, battery, software, homework

accessible-travel | people
kinds: services marketplace saas
who: traveller with a disability, travellers with a disability
often: once
share: 1 2 3
costs: 76 82 88 = rooms, transfers, aids and people who help
unless: ramps, software, vans convert*

luggage-transfer | people
kinds: services local
who: walker, walkers
often: once
costs: 52 62 72 = the driver, the van and the inns' share
unless: money transfer, repair, students, data

nature-walks | people
kinds: services local
who: nature lover, nature lovers
often: 0.06 0.15 0.3
share: 5 8 12
costs: 46 56 66 = the guide, the way, field glasses and tea
unless: @animals, catwalk, treadmill, boots

travel-esim | people
kinds: ecommerce saas
who: traveller, travellers
often: 0.08 0.15 0.3
share: 12 20 30
costs: 58 68 78 = data bought from networks and payment
unless: @animals, simulator, similar, commute

newcomer-help | people
kinds: services saas
who: newcomer, newcomers
often: once
share: 1.5 3 5
costs: 54 64 74 = the helper's hours, the way, fees and translations
unless: babies, new born, kittens, foals

pool-and-garden-sharing | people
kinds: marketplace local
who: household without a garden, households without a garden
often: 0.2 0.4 0.8
share: 5 9 14
costs: 76 82 88 = the owner's share, insurance and payment
unless: clean, car pool, carpool, pool table

tandem-flights | people
kinds: services local education
who: passenger with courage, passengers with courage
often: once
share: 3 5 8
costs: 50 60 70 = pilots, wear of equipment, fuel and insurance
unless: bicycle, bike, language, drones, bikes

treatment-abroad | people
kinds: services marketplace
who: patient, patients
often: once
share: 2 4 6
costs: 60 72 84 = interpreters, hours of care, rooms and transfers
unless: @animals, water, wood, water treatment
`;
