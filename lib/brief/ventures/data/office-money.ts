/** Software for the office: money and papers: what the figures need; the keys are those of `../venture.ts`. */
export const OFFICE_MONEY = `
freelancer-invoicing | firms
kinds: saas
who: freelancer, freelancers
unless: @animals, dating, rentals

receipt-bookkeeping | firms
kinds: saas
unless: beekeeping, recipe, library

expense-reports | firms
kinds: saas fintech
unless: news, weather, school reports

payroll-software | firms
kinds: saas fintech services
unless: toilet roll, films, pay per

cash-flow-forecast | firms
kinds: saas
unless: weather, river, flood, cash machine

small-firm-crm | firms
kinds: saas
unless: mattress*, firmware, soft, handshake

proposal-software | firms
kinds: saas
unless: marriage, wedding, rings, engagement

contract-signing | firms
kinds: saas usage
unless: sign language, road signs, football

contract-review-ai | firms
kinds: saas usage
unless: contractors, muscle, movies

payment-chasing | firms
kinds: saas fintech services
unless: @animals, storm, hunting, silver

time-and-projects | firms
kinds: saas
unless: clocks, watches, school projects, film

document-extraction | firms
kinds: usage saas
unless: teeth, honey, dental, oil, juice, dust

payment-fraud | firms
kinds: usage fintech saas
unless: elderly, grandparents, art, dating

merchant-payments | firms
kinds: fintech usage
unless: wine merchant, rent, tenants, wages
`;
