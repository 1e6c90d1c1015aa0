/** Software for the office: money and papers: what the figures need; the keys are those of `../venture.ts`. */
export const OFFICE_MONEY = `
freelancer-invoicing | firms
kinds: saas
who: freelancer, freelancers
start: 1000 3500 8000 = first version, tax check, app store accounts
runs: 150 350 900 = hosting, mail sending, insurance and accountant
hours: 0.03 0.08 0.25 per customer-month
price: 9 15 30 per month = freelancer
unless: @animals, dating, rentals

receipt-bookkeeping | firms
kinds: saas
start: 1500 4500 11000 = first version, bookkeeping connections, tax adviser review
runs: 200 550 1600 = text recognition, bank data base fee, hosting
hours: 0.1 0.2 0.6 per customer-month
price: 12 24 59 per month = business
unless: beekeeping, recipe, library

expense-reports | firms
kinds: saas fintech
start: 2000 5000 14000 = first version, accounting connections and security check
runs: 250 650 1800 = hosting, recognition service, insurance and accountant
hours: 0.03 0.06 0.2 per customer-month
price: 5 8 15 per month = active user
unless: news, weather, school reports

payroll-software | firms
kinds: saas fintech services
start: 5000 15000 45000 = first version, tax filing approval and legal review
runs: 500 1400 4000 = tax table licences, bank gateway, liability insurance
hours: 0.4 0.8 2 per customer-month
price: 39 79 200 per month = employer
unless: toilet roll, films, pay per

cash-flow-forecast | firms
kinds: saas
start: 1500 4000 10000 = first version, accounting and bank connections
runs: 200 500 1400 = bank data base fee, hosting and insurance
hours: 0.2 0.4 1 per customer-month
price: 29 59 149 per month = firm
unless: weather, river, flood, cash machine

small-firm-crm | firms
kinds: saas
start: 1000 3500 9000 = first version, mailbox connections, website and terms
runs: 150 400 1100 = hosting, mail service, security scans and accountant
hours: 0.08 0.2 0.5 per customer-month
price: 12 22 49 per month = user
unless: mattress*, firmware, soft, handshake

proposal-software | firms
kinds: saas
start: 1000 3500 9000 = first version, templates, payment connection and website
runs: 150 400 1000 = hosting, signature service, insurance and accountant
hours: 0.1 0.25 0.6 per customer-month
price: 19 32 59 per month = user
unless: marriage, wedding, rings, engagement

contract-signing | firms
kinds: saas usage
start: 2000 5500 16000 = first version, legal opinion, certificate and security check
runs: 250 650 1900 = signing certificates, archive, hosting, liability insurance
hours: 0.05 0.15 0.5 per customer-month
price: 10 20 40 per month = user
unless: sign language, road signs, football

contract-review-ai | firms
kinds: saas usage
start: 2500 6000 20000 = first version, lawyers' playbooks and security check
runs: 350 900 2800 = model base fees, hosting, liability insurance
hours: 0.3 0.8 2.5 per customer-month
price: 49 180 450 per month = seat
unless: contractors, muscle, movies

payment-chasing | firms
kinds: saas fintech services
start: 1500 4000 11000 = first version, accounting connections, legal check of reminders
runs: 200 500 1400 = phone and text service, hosting, insurance
hours: 0.2 0.5 1.5 per customer-month
price: 25 49 149 per month = firm
unless: @animals, storm, hunting, silver

time-and-projects | firms
kinds: saas
start: 1000 3500 8000 = first version, calendar connections, website and terms
runs: 150 400 1000 = hosting, mail service, insurance and accountant
hours: 0.04 0.1 0.3 per customer-month
price: 7 11 20 per month = person
unless: clocks, watches, school projects, film

document-extraction | firms
kinds: usage saas
start: 1500 4500 13000 = first version, sample documents and developer site
runs: 300 900 3000 = recognition servers, model base fees, insurance
hours: 0.3 0.7 2 per customer-month
price: 40 180 900 per month = developer account
unless: teeth, honey, dental, oil, juice, dust

payment-fraud | firms
kinds: usage fintech saas
start: 4000 12000 40000 = first version, device data, shop plugins, security audit
runs: 600 1800 5500 = data sources, fast servers, liability insurance
hours: 0.4 1 3 per customer-month
price: 60 220 900 per month = online shop
unless: elderly, grandparents, art, dating

merchant-payments | firms
kinds: fintech usage
start: 8000 25000 90000 = licence partner setup, first card readers, compliance check
runs: 700 2000 6500 = partner bank fee, compliance tools, hosting, insurance
hours: 0.15 0.4 1 per customer-month
price: 3000 9000 30000 per use = monthly card turnover
unless: wine merchant, rent, tenants, wages
`;
