/** Software for the office: people and rules: what the figures need; the keys are those of `../venture.ts`. */
export const OFFICE_PEOPLE = `
applicant-tracking | firms
kinds: saas
start: 1000 3500 9000 = first version, job board connections and website
runs: 150 400 1100 = hosting, mail service, insurance and accountant
hours: 0.2 0.5 1.2 per customer-month
price: 49 99 249 per month = firm
unless: @animals, parcels, fitness, university

staff-onboarding | firms
kinds: saas education
start: 1000 3500 9000 = first version, sample plans, staff list connections
runs: 150 350 1000 = hosting, video storage, insurance and accountant
hours: 0.02 0.05 0.15 per customer-month
price: 3 5 9 per month = employee
unless: snow, surf, ships, boats, airlines

shift-planning | firms
kinds: saas
start: 1000 3500 9000 = first version, payroll export, app store accounts
runs: 150 400 1100 = hosting, messages, insurance and accountant
hours: 0.02 0.04 0.12 per customer-month
price: 2 4 7 per month = employee
unless: gears, gear, land, class, house

hr-records | firms
kinds: saas
start: 1500 4000 10000 = first version, privacy review and security check
runs: 200 450 1200 = encrypted hosting, backups, insurance and accountant
hours: 0.02 0.05 0.15 per customer-month
price: 4 7 12 per month = employee
unless: vinyl, hour, heart, music

employee-survey | firms
kinds: saas
start: 1000 3000 8000 = first version, question sets by a psychologist
runs: 120 350 900 = hosting, text messages, insurance and accountant
hours: 0.02 0.04 0.12 per customer-month
price: 3 5 8 per month = employee
unless: land, customers, building survey

employee-wellbeing | firms
kinds: saas services marketplace
start: 1500 4500 14000 = first version, programme content and privacy review
runs: 250 600 1700 = hosting, video calls, liability insurance, accountant
hours: 0.04 0.1 0.3 per customer-month
price: 4 7 14 per month = employee
unless: @animals, water wells, children, oil

phishing-training | firms
kinds: saas education
start: 1500 4000 10000 = first version, sending domains, lesson clips
runs: 180 450 1200 = mail servers, hosting, insurance and accountant
hours: 0.02 0.04 0.15 per customer-month
price: 2 3 6 per month = user
unless: @animals, fishing, anglers

security-compliance | firms
kinds: saas services
start: 2500 6000 20000 = first version, policy set, own security certificate
runs: 400 1000 3000 = hosting, scanners, liability insurance, accountant
hours: 0.8 2 6 per customer-month
price: 190 490 1200 per month = firm
unless: guards, locks, doors, airport

privacy-compliance | firms
kinds: saas services
start: 1500 4000 11000 = first version, lawyer's templates and website
runs: 200 500 1300 = law updates, hosting, liability insurance, accountant
hours: 0.2 0.4 1.5 per customer-month
price: 19 59 180 per month = firm
unless: fence, curtains, blinds, window, hedge

meeting-notes | firms
kinds: saas
start: 1000 3500 9000 = first version, meeting bots and app approvals
runs: 250 700 2200 = bot servers, speech recognition base fee, insurance
hours: 0.03 0.07 0.2 per customer-month
price: 10 17 32 per month = user
unless: bank notes, music, sticky, venues

knowledge-search | firms
kinds: saas
start: 2000 5000 14000 = first version, system connectors and security check
runs: 300 800 2500 = search servers, model base fees, insurance
hours: 0.05 0.12 0.35 per customer-month
price: 7 13 25 per month = user
unless: @animals, general knowledge, quiz
`;
