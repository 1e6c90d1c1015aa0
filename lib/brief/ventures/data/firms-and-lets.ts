/** Money, rules and places for firms and tenants: what the figures need; the keys are those of `../venture.ts`. */
export const FIRMS_AND_LETS = `
business-account | firms
kinds: fintech saas
who: small firm, small firms
costs: 25 38 55 = partner bank, card issuing, identity checks and fraud losses
start: 18000 55000 170000 = partner bank set-up, legal advice, first version
runs: 1800 5000 14000 = compliance officer, screening tools, hosting, insurance and accountant
hours: 0.08 0.2 0.5 per customer-month
price: 9 22 49 per month = account
unless: personal loan, children, teenagers, remittance, pocket money

cross-border-payments | firms
kinds: fintech saas
who: trading firm, trading firms
often: 1 4 14
costs: 48 60 74 = payout partner, currency purchase and payment checks
start: 12000 38000 130000 = licensed partner set-up, legal advice, first version
runs: 1500 4200 12000 = compliance, screening tools, hosting, insurance and accountant
hours: 0.1 0.3 0.9 per payment
price: 20 45 120 per use = payment
unless: remittance, send home, families back home, migrant workers, salary advance

buy-now-pay-later | firms
kinds: fintech saas
who: shop, shops
costs: 58 70 83 = money lent, unpaid instalments, card fees and checks
start: 20000 65000 220000 = first lending money, legal advice, first version
runs: 1800 5000 14000 = compliance, credit data, hosting, insurance and accountant
hours: 0.4 1 3 per customer-month
price: 120 320 950 per month = shop's instalment fees
unless: cash loan, salary advance, invoice factoring, crowdfunding

company-formation | both
kinds: services saas
who: new founder, new founders
often: once
share: 0.3 0.7 1.4
costs: 36 48 62 = official fees, registered address, document checks
start: 1200 4000 13000 = document templates, legal review, agent registration, website
runs: 250 700 2000 = registered address, identity checks, insurance, hosting and accountant
hours: 0.8 2 4.5 per company
price: 150 350 790 per once = company registration
unless: divorce, last will, rental agreement, investors fund

startup-accelerator | firms
kinds: education services nonprofit local
who: sponsor, sponsors
costs: 48 60 74 = space, trainers, mentors' expenses and grants
start: 3000 12000 45000 = website, curriculum, furniture, contracts, first cohort deposit
runs: 1200 3500 10000 = rent, internet, coordination tools, insurance and accountant
hours: 5 9 18 per customer-month
price: 9000 24000 60000 per year = sponsor
unless: crm, plugin, school pupils

lawyer-marketplace | firms
kinds: marketplace services
who: small firm, small firms
often: 0.08 0.2 0.5
costs: 77 83 90 = the lawyer's fee, payment charges and refunds
start: 2000 7000 24000 = first platform, lawyer checks, contract terms, payment set-up
runs: 250 800 2300 = hosting, payment tools, insurance and accountant
hours: 0.6 1.4 3.5 per matter
price: 350 900 2800 per use = matter
unless: ready-made templates, immigration, law students, recruit*

guard-service | firms
kinds: services
who: firm with a site to guard, firms with sites to guard
costs: 72 79 86 = guards' wages, contributions, uniforms and stand-ins
start: 4000 15000 48000 = company licence, insurance, uniforms, radios, first wages
runs: 600 1800 5000 = liability insurance, control room, vehicle, planning software and accountant
hours: 60 175 420 per customer-month
price: 1800 5200 13000 per month = guarded site
unless: cyber, malware, network security, burglar alarm install*, crm

digital-credentials | firms
kinds: saas
who: training provider, training providers
costs: 8 15 26 = hosting, email delivery, payment fees and support
start: 1500 5000 14000 = first version, signing certificates, security test, terms
runs: 150 450 1300 = hosting, email delivery, security checks, insurance and accountant
hours: 0.3 0.8 2.2 per customer-month
price: 45 120 390 per month = training provider
unless: electrical test, gift certificate, share certificate, gas safety

school-stem-kits | firms
kinds: hardware ecommerce education
who: school, schools
often: 0.08 0.15 0.3
costs: 45 55 66 = parts, boxes, printed lessons, packing and freight
start: 5000 16000 48000 = prototypes, safety tests, first class sets, lesson plans
runs: 300 900 2500 = storage, insurance, spare parts, website and accountant
hours: 3 6 12 per set
price: 450 1100 2900 per use = class set
unless: subscription for parents, birthday, crm, tutor*

public-charging | both
kinds: services hardware local
who: driver of an electric car, drivers of electric cars
often: 1 3 8
share: 1 3 8
costs: 52 63 76 = electricity, site share, card fees and upkeep
start: 35000 120000 420000 = chargers, grid connection, groundworks, permits and signs
runs: 700 2200 6500 = standing grid charges, back-end software, insurance and repairs
hours: 0.03 0.08 0.2 per session
price: 9 18 34 per use = charging session
unless: power bank, phone charging, employees only, e-bike rental

e-waste-recycling | firms
kinds: services
who: firm with old electronics, firms with old electronics
often: 0.15 0.35 1
costs: 52 63 76 = collection, dismantling labour, treatment fees and freight
start: 12000 42000 140000 = permits, used van, shredder, scales, containers, insurance
runs: 1500 4000 11000 = hall rent, liability insurance, power, permits and accountant
hours: 4 8 18 per collection
price: 180 450 1400 per use = collection
unless: refurbished phones for sale, crm, food waste, textile, textiles

medical-supplies-marketplace | firms
kinds: marketplace
who: clinic, clinics
often: 0.8 2 5
costs: 88 92 96 = the supplier's share, payment charges and returns
start: 3000 11000 36000 = first platform, product data, supplier checks, terms
runs: 350 1100 3200 = hosting, payment tools, insurance and accountant
hours: 0.2 0.5 1.4 per order
price: 180 480 1500 per use = order
unless: @farm, veterinary clinics, blood donor*, telemedicine

factory-automation | firms
kinds: hardware services
who: small manufacturer, small manufacturers
often: once
costs: 56 65 76 = robot arm, gripper, safety parts, installation
start: 18000 55000 160000 = demonstration robot, tools, van, software and safety training
runs: 1500 4200 11000 = workshop rent, liability insurance, software licences and accountant
hours: 90 180 420 per installation
price: 32000 65000 150000 per once = robot station
unless: home automation, robot vacuum, marketing automation, school robot*

company-merch | firms
kinds: ecommerce services
who: company, companies
often: 0.1 0.3 0.8
costs: 58 67 76 = goods, printing, packing, storage and freight
start: 1500 5500 18000 = samples, website, design tools, first stock, packing table
runs: 250 800 2600 = storage, web shop, insurance, design software and accountant
hours: 2.5 5 12 per order
price: 500 1600 6000 per use = order
unless: band merch, wedding favours, uniforms for schools

ticket-resale | people
kinds: marketplace
who: fan, fans
often: 0.1 0.25 0.6
share: 5 14 28
costs: 85 89 94 = the seller's money, payment charges and refunds
start: 4000 14000 48000 = first version, ticket checks, legal advice, payment set-up
runs: 400 1300 4000 = hosting, fraud checks, insurance and accountant
hours: 0.04 0.1 0.3 per ticket
price: 50 95 190 per use = ticket
unless: flight tickets, parking ticket, support ticket, train tickets, raffle

student-jobs | firms
kinds: marketplace saas
who: local employer, local employers
costs: 10 18 30 = student checks, text messages, payment fees and support
start: 1500 5500 18000 = first version, contract templates, campus posters, legal review
runs: 200 600 1800 = hosting, messages, insurance and accountant
hours: 0.6 1.4 3.5 per customer-month
price: 35 79 190 per month = employer
unless: graduate scheme, course catalogue, timetable software, exam

student-housing | both
kinds: marketplace services
who: student, students
often: once
share: 1 2.2 4.5
costs: 88 92 96 = the landlord's rent share, viewings and payment charges
start: 3000 11000 36000 = first platform, contracts, legal review, first viewings and photos
runs: 350 1100 3200 = hosting, insurance, support, payment tools and accountant
hours: 1.5 3.5 8 per tenancy
price: 2500 5200 10500 per once = room booking
unless: holiday guests, homework, student loan, crm

errand-marketplace | people
kinds: marketplace
who: busy household, busy households
often: 0.5 1.5 4
share: 2 5 10
costs: 76 82 88 = the helper's pay, payment charges, insurance and refunds
start: 2500 9000 30000 = first version, helper checks, terms, payment set-up
runs: 300 950 2800 = hosting, maps, insurance, support and accountant
hours: 0.08 0.2 0.5 per errand
price: 15 28 60 per use = errand
unless: restaurant delivery, house removals, crm

rental-property-management | both
kinds: services
who: private landlord, private landlords
share: 1.5 3 6
costs: 28 38 52 = visits, tenant checks, call-outs and bank charges
start: 1000 4000 13000 = licence, contracts, management software, website, used car
runs: 250 800 2400 = software, liability insurance, car, phone and accountant
hours: 1 2 4 per customer-month
price: 80 150 290 per month = rented home
unless: airbnb, holiday lets, tourists, nightly, vehicle rental

local-deals | firms
kinds: saas media marketplace
who: local shop, local shops
costs: 10 18 30 = messages, payment fees, maps and printed stickers
start: 1200 4500 15000 = first version, maps, window stickers, terms
runs: 150 500 1500 = hosting, messages, insurance and accountant
hours: 0.3 0.8 2 per customer-month
price: 19 39 99 per month = shop
unless: leftover, surplus, flight deals, real-estate deals, used cars
`;
