/** Hair, hands, health and fitness: what the figures need; the keys are those of `../venture.ts`. */
export const BODY = `
mobile-hairdresser | people
kinds: services local marketplace
who: person with hair to cut, people with hair to cut
often: 0.5 0.8 1.3
share: 10 18 28
costs: 50 60 70 = the hairdresser's pay, colour and the way
unless: @animals, @software, @lessons, dentist

beauty-at-home | people
kinds: services local marketplace
who: client, clients
often: 0.6 1.1 2
share: 5 9 14
costs: 48 58 68 = the beautician's pay, varnish, tips and the way
unless: @animals, @software, @lessons, hammer

massage-at-home | people
kinds: services marketplace local
who: person with a stiff back, people with stiff backs
often: 0.3 0.7 1.5
share: 4 8 13
costs: 58 67 76 = the therapist's pay, oil, linen and the way
unless: @animals, @software, @lessons, gun

personal-training | people
kinds: services local saas
who: person who wants to get fit, people who want to get fit
often: 2 5 9
share: 3 6 10
costs: 52 62 72 = the trainer's pay and the room
unless: @animals, @software, staff training

yoga-studio | people
kinds: local services education
who: person on the mat, people on the mat
often: 2 4 8
share: 3 6 9
costs: 42 52 62 = teachers' pay and the room by the hour
unless: @animals, mats from, @software, goats

climbing-boxing-gym | people
kinds: local
who: member, members
often: 2 4 8
share: 2 4 7
costs: 25 34 44 = staff on the floor, new holds or gloves and cleaning
unless: @software, shoes, packing, plants

dance-school | people
kinds: local education services
who: dancer, dancers
often: 2 3.5 6
share: 2 4 6
costs: 42 52 62 = teachers' pay and the hall by the hour
unless: @software, dresses, costume, floor

swimming-lessons | people
kinds: local education services
who: family with a child who cannot swim, families with a child who cannot swim
often: 3 4 6
share: 3 6 9
costs: 55 65 75 = teachers' pay and hire of the water
unless: @animals, seniors, pool cleaning, fish

physiotherapy | people
kinds: services saas local
who: patient, patients
often: 1 3 5
share: 4 8 13
costs: 58 67 76 = the therapist's pay, the way and equipment
unless: @animals, racehorse*, @software, tape

nutrition-coaching | people
kinds: services saas education
who: person who wants to eat differently, people who want to eat differently
often: 0.5 1.2 3
share: 4 8 13
costs: 48 58 68 = the dietitian's hours
unless: @animals, plants, soil, coach trips

tattoo-studio | people
kinds: local services marketplace
who: client, clients
often: 0.03 0.08 0.2
share: 3 6 10
costs: 50 58 66 = the artist's share, needles, ink and film
unless: @animals, @software, needles, ear tags

sauna-wellness | people
kinds: local services
who: bather, bathers
often: 0.3 0.7 2
share: 4 8 13
costs: 34 44 55 = wood or power, towels, cleaning and staff
unless: build, builder, @repair, kit

postnatal-care | people
kinds: services education saas
who: family with a newborn, families with a newborn
often: 2 4 8
share: 0.8 1.5 2.5
costs: 60 69 78 = the midwife's or doula's pay and the way
unless: @animals, software, prams, calves

foot-hearing-home | people
kinds: services local ecommerce
who: older person, older people
often: 0.2 0.6 1
share: 5 9 14
costs: 52 62 72 = the specialist's pay, instruments and the way
unless: @animals, hoof, court, software, shoes
`;
