/** Software for the office: money and papers: what the figures need; the keys are those of `../venture.ts`. */
export const OFFICE_MONEY = `
freelancer-invoicing | firms
kinds: saas
who: freelancer, freelancers

receipt-bookkeeping | firms
kinds: saas

expense-reports | firms
kinds: saas fintech

payroll-software | firms
kinds: saas fintech services

cash-flow-forecast | firms
kinds: saas

small-firm-crm | firms
kinds: saas

proposal-software | firms
kinds: saas

contract-signing | firms
kinds: saas usage

contract-review-ai | firms
kinds: saas usage

payment-chasing | firms
kinds: saas fintech services

time-and-projects | firms
kinds: saas

document-extraction | firms
kinds: usage saas

payment-fraud | firms
kinds: usage fintech saas

merchant-payments | firms
kinds: fintech usage
`;
