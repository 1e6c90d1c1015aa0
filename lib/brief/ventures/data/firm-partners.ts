/** Money, people, rooms and things that firms take from others: what the figures need; the keys are those of `../venture.ts`. */
export const FIRM_PARTNERS = `
invoice-financing | firms
kinds: fintech marketplace services
who: small supplier, small suppliers
often: 1 3 8
costs: 30 42 58 = the money behind it, losses and the check of buyers
start: 25000 80000 250000 = licences, contracts, software and the first lending money
runs: 2000 5500 14000 = compliance, credit data, insurance, software and accountant
hours: 0.6 1.5 4 per invoice
price: 2500 9000 40000 per use = invoice
unless: mortgage, cars, students

credit-scoring | both
kinds: usage saas fintech
who: lender, lenders
often: 60 60 60
start: 10000 35000 120000 = data access, legal opinion, security audit and hosting
runs: 900 2800 8000 = servers, data licences, compliance and insurance
hours: 0.003 0.01 0.05 per check
price: 1 2 5 per use = check
unless: football, music, film, sports

group-buying | firms
kinds: saas marketplace services
who: practice, practices
often: 1 2.5 5
start: 4000 12000 35000 = first software, supplier contracts, legal work and website
runs: 300 900 2500 = hosting, software, insurance and accountant
hours: 0.5 1 2.5 per customer-month
price: 49 129 299 per month = member firm
unless: travel, tickets, pets, tours

whistleblower-channel | both
kinds: saas services
who: company, companies
start: 3000 9000 28000 = security test, legal templates, website and first software
runs: 300 800 2200 = encrypted hosting, phone line, insurance and accountant
hours: 0.3 0.7 2 per customer-month
price: 49 99 290 per month = company

vr-training | firms
kinds: hardware saas services
who: safety officer, safety officers
start: 12000 35000 110000 = headsets, cases, filmed and modelled first scenarios
runs: 500 1400 3500 = software licences, storage, insurance and spare headsets
hours: 1 2.5 6 per customer-month
price: 250 550 1400 per month = training kit
unless: @animals, games, therapy, phobia*

frontline-training | firms
kinds: saas education
who: chain, chains
start: 3000 10000 30000 = first software, filming gear, lesson templates and website
runs: 300 900 2500 = hosting, video streaming, software and accountant
hours: 0.01 0.03 0.08 per employee-month
price: 2 4 8 per month = employee
unless: @animals, war, soldiers, fitness

freelancer-marketplace | firms
kinds: marketplace services
who: company, companies
often: 0.1 0.25 0.6
start: 2500 8000 25000 = first platform, contract templates and payment set-up
runs: 250 800 2200 = hosting, payment tools, insurance and accountant
hours: 2 5 12 per deal
price: 1800 6500 24000 per use = project
unless: dating, pets, cleaners, babysitters

influencer-matching | firms
kinds: marketplace saas services
who: small brand, small brands
often: 0.5 1.5 4
start: 2500 8000 25000 = first platform, audience data and contract templates
runs: 300 1000 2800 = hosting, creator data licences and accountant
hours: 1 2.5 6 per deal
price: 300 1200 5000 per use = campaign
unless: dating, influenza, paint, jobs

interpreter-service | firms
kinds: services marketplace saas usage
who: clinic, clinics
often: 4 12 30
costs: 55 65 75 = the interpreter's fee
start: 3000 11000 35000 = video platform, vetting, tablets and insurance set-up
runs: 350 1100 3000 = video software, phone lines, insurance and accountant
hours: 0.4 0.9 2.5 per assignment
price: 25 65 180 per use = assignment
unless: @animals, printed, manuals, code

popup-space | firms
kinds: marketplace services
who: young brand, young brands
often: 0.05 0.15 0.4
start: 2500 8000 25000 = first platform, photos, contracts and sample fittings
runs: 250 800 2200 = hosting, insurance, software and accountant
hours: 2 4 9 per booking
price: 600 2400 9000 per use = booking
unless: tents, pop up books, trampolines

office-plants | firms
kinds: services ecommerce
who: office, offices
costs: 45 55 65 = the gardener's round, replacement plants and pots
start: 5000 15000 40000 = used van, plants, pots, tools and website
runs: 500 1200 2800 = van, greenhouse corner, insurance and accountant
hours: 1.5 3 6 per customer-month
price: 90 220 600 per month = office
unless: factory, weddings, wedding, events

art-rental | firms
kinds: services saas marketplace
who: practice, practices
costs: 38 48 60 = the artists' share, transport, hanging and insurance
start: 3000 9000 28000 = frames, hanging tools, transport cases and catalogue site
runs: 300 800 2000 = store room, art insurance, van and software
hours: 0.4 1 2.5 per customer-month
price: 70 180 500 per month = client
unless: tools, nail art, transport, musicians

unstaffed-shop | both
kinds: local hardware services
who: village household, village households
often: 4 8 14
share: 15 30 50
costs: 68 75 82 = goods, losses and spoilt food
start: 45000 95000 220000 = container, door access, fridges, tills and first goods
runs: 1200 2800 6000 = power, cameras, software, insurance and site rent
hours: 0.03 0.06 0.15 per purchase
price: 9 17 32 per use = purchase
unless: snack machine, workshop, car wash

exoskeleton | firms
kinds: hardware saas
who: warehouse, warehouses
start: 40000 120000 350000 = prototypes, tests, certificate, moulds and first series
runs: 1200 3200 8000 = workshop rent, product insurance, software and patents
hours: 2 5 12 per piece
price: 750 1400 3200 per once = suit
unless: runners, children, insects, hikers
`;
