/** Private money: what the figures need; the keys are those of `../venture.ts`. */
export const MONEY_APPS = `
budget-app | people
kinds: fintech saas
who: saver, savers
share: 7 12 20
start: 2000 6000 19000 = first version, bank link set-up, security check
runs: 350 1000 2600 = bank data access, servers, security and insurance
hours: 0.02 0.03 0.07 per customer-month
price: 3 6 11 per month = user
unless: hotels, hostel, budget airline

couples-money | people
kinds: fintech saas
who: couple, couples
share: 5 9 14
start: 3000 10000 35000 = first version, banking partner, security check and legal
runs: 500 1500 4000 = bank partner, servers, identity checks and insurance
hours: 0.02 0.04 0.1 per customer-month
price: 4 7 12 per month = couple
unless: flatmates, therapy, wedding planner

kids-money | people
kinds: fintech saas
who: family, families
share: 4 7 10
start: 5000 18000 60000 = first version, card programme, licence partner and legal
runs: 800 2300 6000 = card partner, servers, identity checks and insurance
hours: 0.02 0.04 0.1 per customer-month
price: 3 5 10 per month = child
unless: charity, companies, parents' loans

beginner-invest | people
kinds: fintech education
who: investor, investors
share: 6 11 18
start: 6000 22000 75000 = first version, broker partner, licence and legal
runs: 900 2600 6500 = broker partner, compliance, servers and insurance
hours: 0.02 0.04 0.1 per customer-month
price: 2 4 8 per month = investor
unless: @animals, wine, houses, farm

bill-splitting | people
kinds: fintech saas
who: group, groups
share: 8 14 22
start: 1500 4500 14000 = first version, payment links and designer
runs: 150 450 1200 = servers, receipt reading, app stores and accountant
hours: 0.02 0.02 0.05 per customer-month
price: 2 4 6 per month = user
unless: wood, logs, bird, split ends, firewood

rent-deposit | people
kinds: fintech
who: tenant, tenants
often: 0.02 0.03 0.05
share: 8 14 22
start: 8000 28000 90000 = first version, guarantor partner, licence and legal
runs: 900 2500 6000 = compliance, credit checks, servers and insurance
hours: 0.4 0.8 1.8 per guarantee
price: 60 110 220 per use = deposit guarantee
unless: bottle*, cup, drinks, bank deposits

micro-insurance | both
kinds: fintech
who: policyholder, policyholders
often: 0.08 0.3 1
share: 6 12 20
costs: 62 72 82 = the insurer's share for risk and claims
start: 6000 22000 75000 = first version, insurer contract, broker licence and legal
runs: 600 1700 4500 = compliance, servers, claims phone and liability cover
hours: 0.03 0.08 0.2 per policy
price: 5 10 22 per use = cover
unless: microscope, brokers, micro brewery

savings-circle | both
kinds: fintech
who: member, members
often: 0.08 0.1 0.2
share: 3 7 14
start: 4000 13000 42000 = first version, trust account, payment partner and legal
runs: 400 1100 2900 = payment partner, identity checks, servers and compliance
hours: 0.05 0.1 0.25 per payout
price: 4 8 15 per use = payout fee
unless: energy, circus, reading circle

remittance | people
kinds: fintech
who: sender, senders
often: 0.8 1.3 2.5
share: 2 5 10
costs: 45 58 72 = payout partners, card fees and exchange
start: 15000 50000 170000 = licences, payout partners, first version and legal
runs: 1500 4000 10000 = compliance, identity checks, servers and bank accounts
hours: 0.03 0.06 0.15 per transfer
price: 2 4 8 per use = transfer fee
unless: @animals, goods, parcels, invoices

crypto-tracker | people
kinds: saas fintech
who: crypto holder, crypto holders
share: 2 5 9
start: 1200 4000 13000 = first version, exchange links and security check
runs: 200 600 1600 = servers, price data, chain access and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 6 10 18 per month = investor
unless: @animals, fitness, parcels, encryption

self-employed-tax | both
kinds: fintech saas services
who: self-employed person, self-employed people
share: 3 5 8
start: 3000 9500 30000 = first version, bank links, filing approval, tax check
runs: 400 1100 2900 = bank data, filing access, servers and liability
hours: 0.05 0.12 0.3 per customer-month
price: 9 16 29 per month = freelancer
unless: employees, companies with staff

subscription-manager | people
kinds: fintech saas
who: household, households
share: 10 18 28
start: 1800 5500 17000 = first version, bank links, security check
runs: 300 900 2400 = bank data access, servers, security and insurance
hours: 0.03 0.06 0.15 per customer-month
price: 3 6 11 per month = user
unless: coffee, meals, magazine, boxes by

salary-advance | both
kinds: fintech
who: employee, employees
often: 0.5 1 2
share: 8 14 22
start: 12000 40000 130000 = first version, payroll links, legal and first funds
runs: 900 2500 6000 = funding line, compliance, servers and insurance
hours: 0.02 0.05 0.12 per advance
price: 2 4 6 per use = advance
unless: negotiat*, rent, students, survey

mortgage-advice | people
kinds: fintech services
who: home buyer, home buyers
often: once
share: 1 2 4
start: 2500 7000 20000 = licence exam, registration, comparison software and website
runs: 350 850 1900 = liability insurance, lender software, licence and office
hours: 9 16 28 per deal
price: 220000 350000 600000 per use = mortgage
unless: car, debt, landlords, reverse

pension-overview | people
kinds: fintech saas services
who: future pensioner, future pensioners
share: 15 25 35
start: 4000 13000 42000 = first version, pension data links, licence and audit
runs: 400 1100 2900 = servers, data access, compliance and insurance
hours: 0.03 0.06 0.15 per customer-month
price: 3 5 10 per month = saver
unless: @animals, pensione, guest house
`;
