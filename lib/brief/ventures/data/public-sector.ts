/** Towns, authorities, schools and associations: what the figures need; the keys are those of `../venture.ts`. */
export const PUBLIC_SECTOR = `
playground-inspection | firms
kinds: saas services
who: town, towns

smart-bins | both
kinds: hardware saas
who: waste department, waste departments

citizen-reports | both
kinds: saas
who: town, towns

permit-software | both
kinds: saas
who: building department, building departments

citizen-participation | both
kinds: saas services
who: city council, city councils

cemetery-software | both
kinds: saas
who: cemetery office, cemetery offices

fire-brigade-software | firms
kinds: saas
who: fire brigade, fire brigades

hall-booking | both
kinds: saas marketplace
who: town, towns

plain-language | firms
kinds: services saas
who: authority, authorities
often: 1 3 8
costs: 45 55 68 = editors and test readers

school-bus-tracking | both
kinds: saas hardware
who: school, schools

referee-assignment | both
kinds: saas
who: sports association, sports associations
often: 20 40 60

marking-for-teachers | firms
kinds: saas
who: school, schools

internship-matching | both
kinds: marketplace saas
who: small company, small companies
often: 0.05 0.15 0.4
`;
