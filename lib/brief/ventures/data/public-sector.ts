/** Towns, authorities, schools and associations: what the figures need; the keys are those of `../venture.ts`. */
export const PUBLIC_SECTOR = `
playground-inspection | firms
kinds: saas services
who: town, towns
unless: @animals, indoor, rent, build

smart-bins | both
kinds: hardware saas
who: waste department, waste departments
unless: we wash, washing bins, clothes, grain

citizen-reports | both
kinds: saas
who: town, towns
unless: newspaper, journalists, sleep

permit-software | both
kinds: saas
who: building department, building departments
unless: fishing, work permit, driving, visa

citizen-participation | both
kinds: saas services
who: city council, city councils
unless: tutor*, citizenship test, sport, trial

cemetery-software | both
kinds: saas
who: cemetery office, cemetery offices
unless: flowers, coffins, families who
needs: @screen

fire-brigade-software | firms
kinds: saas
who: fire brigade, fire brigades
unless: fireplace, wood, hoses sold, uniforms
needs: @screen

hall-booking | both
kinds: saas marketplace
who: town, towns
unless: hallway, concert tickets, bookkeeping

plain-language | firms
kinds: services saas
who: authority, authorities
often: 1 3 8
costs: 45 55 68 = editors and test readers
unless: airplane, foreign, paper, lessons

school-bus-tracking | both
kinds: saas hardware
who: school, schools
unless: ticket, advertis*, parcels, tourists

referee-assignment | both
kinds: saas
who: sports association, sports associations
often: 20 40 60
unless: job reference, whistles, jerseys

marking-for-teachers | firms
kinds: saas
who: school, schools
unless: road, roads, tattoo, line, tags, laser

internship-matching | both
kinds: marketplace saas
who: small company, small companies
often: 0.05 0.15 0.4
unless: dating, interior, hospital beds
`;
