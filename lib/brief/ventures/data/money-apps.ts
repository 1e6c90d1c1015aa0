/** Private money: what the figures need; the keys are those of `../venture.ts`. */
export const MONEY_APPS = `
budget-app | people
kinds: fintech saas
who: saver, savers
share: 7 12 20
unless: hotels, hostel, budget airline

couples-money | people
kinds: fintech saas
who: couple, couples
share: 5 9 14
unless: flatmates, therapy, wedding planner

kids-money | people
kinds: fintech saas
who: family, families
share: 4 7 10
unless: charity, companies, parents' loans

beginner-invest | people
kinds: fintech education
who: investor, investors
share: 6 11 18
unless: @animals, wine, houses, farm

bill-splitting | people
kinds: fintech saas
who: group, groups
share: 8 14 22
unless: wood, logs, bird, split ends, firewood

rent-deposit | people
kinds: fintech
who: tenant, tenants
often: 0.02 0.03 0.05
share: 8 14 22
unless: bottle*, cup, drinks, bank deposits

micro-insurance | both
kinds: fintech
who: policyholder, policyholders
often: 0.08 0.3 1
share: 6 12 20
costs: 62 72 82 = the insurer's share for risk and claims
unless: microscope, brokers, micro brewery

savings-circle | both
kinds: fintech
who: member, members
often: 0.08 0.1 0.2
share: 3 7 14
unless: energy, circus, reading circle

remittance | people
kinds: fintech
who: sender, senders
often: 0.8 1.3 2.5
share: 2 5 10
costs: 45 58 72 = payout partners, card fees and exchange
unless: @animals, goods, parcels, invoices

crypto-tracker | people
kinds: saas fintech
who: crypto holder, crypto holders
share: 2 5 9
unless: @animals, fitness, parcels, encryption

self-employed-tax | both
kinds: fintech saas services
who: self-employed person, self-employed people
share: 3 5 8
unless: employees, companies with staff

subscription-manager | people
kinds: fintech saas
who: household, households
share: 10 18 28
unless: coffee, meals, magazine, boxes by

salary-advance | both
kinds: fintech
who: employee, employees
often: 0.5 1 2
share: 8 14 22
unless: negotiat*, rent, students, survey

mortgage-advice | people
kinds: fintech services
who: home buyer, home buyers
often: once
share: 1 2 4
unless: car, debt, landlords, reverse

pension-overview | people
kinds: fintech saas services
who: future pensioner, future pensioners
share: 15 25 35
unless: @animals, pensione, guest house
`;
