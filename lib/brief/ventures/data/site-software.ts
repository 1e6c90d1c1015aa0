/** Software for trades, property, vehicles and advisers: what the figures need; the keys are those of `../venture.ts`. */
export const SITE_SOFTWARE = `
landlord-software | both
kinds: saas services
who: landlord, landlords

construction-reports | firms
kinds: saas
who: construction company, construction companies

trades-quoting | firms
kinds: saas

field-service | firms
kinds: saas

cleaning-company-software | firms
kinds: saas
who: cleaning company, cleaning companies

fleet-software | firms
kinds: saas hardware

route-planning | firms
kinds: saas

shop-stock | firms
kinds: saas

law-firm-software | firms
kinds: saas
who: law firm, law firms

accountant-practice | firms
kinds: saas
who: accountancy practice, accountancy practices

insurance-tools | firms
kinds: saas usage fintech
who: insurer, insurers

estate-agent-tools | both
kinds: saas services usage
who: estate agent, estate agents
often: 1 3 8
`;
