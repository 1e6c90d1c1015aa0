/** Software for trades, property, vehicles and advisers: what the figures need; the keys are those of `../venture.ts`. */
export const SITE_SOFTWARE = `
landlord-software | both
kinds: saas services
who: landlord, landlords
start: 1500 4000 10000 = first version, bank connection, lease templates
runs: 180 450 1200 = bank data base fee, hosting, insurance
hours: 0.03 0.08 0.25 per customer-month
price: 4 8 15 per month = rental unit
unless: innkeeper, pub, tenants who, farm land
needs: @screen

construction-reports | firms
kinds: saas
who: construction company, construction companies
start: 1500 4000 10000 = first version, rugged test phones, report templates
runs: 200 500 1400 = speech service, photo storage, insurance, accountant
hours: 0.15 0.3 0.8 per customer-month
price: 19 39 79 per month = site user
unless: toys, software construction, newspaper

trades-quoting | firms
kinds: saas
start: 1500 4000 10000 = first version, price lists, app store accounts
runs: 180 450 1200 = price data, speech service, hosting, accountant
hours: 0.15 0.3 0.8 per customer-month
price: 19 35 79 per month = tradesperson
unless: shares, stocks, books, citations

field-service | firms
kinds: saas
start: 1500 4500 12000 = first version, accounting connections, test devices
runs: 200 550 1500 = maps, hosting, messages and insurance
hours: 0.15 0.35 0.9 per customer-month
price: 25 42 80 per month = technician
unless: @animals, football field, crops, maize
needs: @screen

cleaning-company-software | firms
kinds: saas
who: cleaning company, cleaning companies
start: 1000 3500 9000 = first version, tags for doors, payroll export
runs: 150 380 1000 = hosting, messages, insurance and accountant
hours: 0.03 0.07 0.2 per customer-month
price: 3 6 11 per month = cleaner
unless: data clean*, homes, robot, detergent
needs: @screen

fleet-software | firms
kinds: saas hardware
start: 3000 9000 28000 = first version, tracker stock, fuel card connections
runs: 250 700 2000 = maps, sim contracts, hosting and insurance
hours: 0.05 0.12 0.3 per customer-month
price: 6 16 32 per month = vehicle
unless: fleet street, fishing, navy, shoes

route-planning | firms
kinds: saas
start: 1500 4000 10000 = first version, route engine and map licences
runs: 250 650 1900 = map base fee, messages, hosting, insurance
hours: 0.08 0.2 0.5 per customer-month
price: 15 30 60 per month = driver
unless: root, dental, hikers, cyclists, career

shop-stock | firms
kinds: saas
start: 1500 4000 10000 = first version, till connections, scanners to test
runs: 150 420 1100 = hosting, licences, insurance and accountant
hours: 0.2 0.5 1.2 per customer-month
price: 25 59 149 per month = shop
unless: @animals, shares, soup, photo

law-firm-software | firms
kinds: saas
who: law firm, law firms
start: 2500 6000 18000 = first version, court forms and security check
runs: 250 700 2000 = secure hosting, form licences, liability insurance
hours: 0.2 0.4 1 per customer-month
price: 45 75 130 per month = lawyer
unless: mattress*, lawn, in law, farmers

accountant-practice | firms
kinds: saas
who: accountancy practice, accountancy practices
start: 1500 4500 12000 = first version, signature connection and security check
runs: 200 550 1500 = secure hosting, signature fee, insurance, accountant
hours: 0.15 0.3 0.8 per customer-month
price: 25 42 80 per month = user
unless: yoga, music, medical

insurance-tools | firms
kinds: saas usage fintech
who: insurer, insurers
start: 4000 14000 50000 = first version, damage photos, security certificate
runs: 600 1700 5000 = model servers, secure hosting, liability insurance
hours: 2 5 15 per customer-month
price: 700 2500 8000 per month = insurer
unless: hand tools, parents, travellers, warrant*, manufacturer, technician

estate-agent-tools | both
kinds: saas services usage
who: estate agent, estate agents
often: 1 3 8
start: 1500 4000 10000 = first version, portal connections, website and terms
runs: 200 550 1500 = model base fees, portal feeds, hosting, insurance
hours: 0.3 0.6 1.5 per customer-month
price: 39 89 220 per month = branch
unless: wine estate, travel agent, coffee
`;
