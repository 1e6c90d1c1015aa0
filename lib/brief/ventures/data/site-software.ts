/** Software for trades, property, vehicles and advisers: what the figures need; the keys are those of `../venture.ts`. */
export const SITE_SOFTWARE = `
landlord-software | both
kinds: saas services
who: landlord, landlords
unless: innkeeper, pub, tenants who, farm land
needs: @screen

construction-reports | firms
kinds: saas
who: construction company, construction companies
unless: toys, software construction, newspaper

trades-quoting | firms
kinds: saas
unless: shares, stocks, books, citations

field-service | firms
kinds: saas
unless: @animals, football field, crops, maize
needs: @screen

cleaning-company-software | firms
kinds: saas
who: cleaning company, cleaning companies
unless: data clean*, homes, robot, detergent
needs: @screen

fleet-software | firms
kinds: saas hardware
unless: fleet street, fishing, navy, shoes

route-planning | firms
kinds: saas
unless: root, dental, hikers, cyclists, career

shop-stock | firms
kinds: saas
unless: @animals, shares, soup, photo

law-firm-software | firms
kinds: saas
who: law firm, law firms
unless: mattress*, lawn, in law, farmers

accountant-practice | firms
kinds: saas
who: accountancy practice, accountancy practices
unless: yoga, music, medical

insurance-tools | firms
kinds: saas usage fintech
who: insurer, insurers
unless: hand tools, parents, travellers, warrant*, manufacturer, technician

estate-agent-tools | both
kinds: saas services usage
who: estate agent, estate agents
often: 1 3 8
unless: wine estate, travel agent, coffee
`;
