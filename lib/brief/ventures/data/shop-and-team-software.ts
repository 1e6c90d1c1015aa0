/** Software for shops and teams: what the figures need; the keys are those of `../venture.ts`. */
export const SHOP_AND_TEAM_SOFTWARE = `
loyalty-cards | firms
kinds: saas services
who: local shop, local shops
costs: 8 15 26 = hosting, messages, payment fees and counter material
start: 600 2500 7000 = first version, wallet pass accounts, counter signs and terms
runs: 100 300 850 = hosting, text messages, insurance and accountant
hours: 0.1 0.3 0.8 per customer-month
price: 15 29 69 per month = shop
unless: @animals, airline miles, business card, credit card rewards

till-software | firms
kinds: saas hardware
who: shop or café, shops and cafés
costs: 12 20 32 = hosting, phone support, payment fees and loaned devices
start: 2000 7000 20000 = first version, test devices, receipt rules and card connection
runs: 200 600 1800 = hosting, support line, certificates, insurance and accountant
hours: 0.2 0.5 1.2 per customer-month
price: 19 45 99 per month = till
unless: @animals, vending, online shop builder

team-task-manager | firms
kinds: saas
who: small team, small teams
costs: 7 13 22 = hosting, mail service, payment fees and help by mail
start: 500 2500 7000 = first version, test users, website and terms
runs: 100 280 800 = hosting, mail service, insurance and accountant
hours: 0.05 0.15 0.4 per customer-month
price: 20 45 120 per month = team
unless: @animals, homework, household, chores, billable hours, timesheet*

small-firm-erp | firms
kinds: saas services
who: small manufacturer or trader, small manufacturers and traders
costs: 15 25 38 = hosting, setup help, data transfer and support
start: 2500 9000 28000 = first version, accounting advice, data transfer tests and terms
runs: 300 850 2400 = hosting, backups, support line, insurance and accountant
hours: 0.6 1.6 4 per customer-month
price: 99 250 700 per month = firm
unless: @animals, hospital, school, restaurant

wholesale-marketplace-for-shops | firms
kinds: marketplace ecommerce
who: independent shop, independent shops
often: 0.5 1.2 3
costs: 82 86 91 = brand's share, card fees, freight help and unpaid bills
start: 2500 8000 25000 = first version, brand photographs, samples and contracts
runs: 400 1100 3200 = hosting, credit checks, insurance, support and accountant
hours: 0.2 0.5 1.2 per order
price: 180 330 700 per use = order
unless: used cars, fresh vegetables, restaurants, houses

candidate-assessment | firms
kinds: saas usage services
who: employer, employers
costs: 10 18 30 = hosting, model and speech fees, test review
start: 1500 5000 15000 = first version, task library, expert review and terms
runs: 200 600 1800 = hosting, model base fees, insurance and accountant
hours: 0.2 0.6 1.5 per customer-month
price: 59 129 350 per month = employer
unless: @animals, pupils, university entrance, police records, driving test

chat-commerce | firms
kinds: saas usage
who: small shop or brand, small shops and brands
costs: 18 28 42 = message fees, model fees, payment fees and hosting
start: 800 3000 9000 = first version, messaging account, payment connection and terms
runs: 120 380 1200 = hosting, messaging base fees, insurance and accountant
hours: 0.15 0.4 1 per customer-month
price: 15 45 149 per month = shop
unless: dating, patients, tenants, hotel guests

procurement-software | firms
kinds: saas
who: firm with its own purchasing, firms with their own purchasing
costs: 10 17 28 = hosting, setup help, support and payment fees
start: 1500 5500 16000 = first version, test firms, security check and terms
runs: 200 600 1700 = hosting, mail service, insurance and accountant
hours: 0.4 1 2.5 per customer-month
price: 149 350 900 per month = firm
unless: @animals, organ, staff recruitment, property buyers

tutoring-centre-software | firms
kinds: saas
who: tutoring centre, tutoring centres
costs: 9 16 27 = hosting, messages, payment fees and setup help
start: 800 3000 8500 = first version, payment connection, privacy check and terms
runs: 120 350 1000 = hosting, text messages, insurance and accountant
hours: 0.15 0.4 1 per customer-month
price: 35 79 180 per month = centre
unless: @animals, driving school, nursery, kindergarten, tutor marketplace

hotel-management-system | firms
kinds: saas
who: small hotel, small hotels
costs: 12 20 32 = hosting, channel connections, support and payment fees
start: 2000 7000 20000 = first version, channel certification, test hotels and terms
runs: 250 700 2000 = hosting, channel fees, support line, insurance, accountant
hours: 0.25 0.6 1.5 per customer-month
price: 49 110 280 per month = hotel
unless: @animals, chatbot, bikes, lockers, campervans

digital-business-cards | firms
kinds: saas hardware ecommerce
who: firm with a sales team, firms with a sales team
costs: 14 24 38 = cards, engraving, postage, hosting and payment fees
start: 600 2500 7500 = first version, first cards, printer samples and terms
runs: 90 260 750 = hosting, wallet pass accounts, insurance and accountant
hours: 0.1 0.25 0.6 per customer-month
price: 20 45 120 per month = firm
unless: loyalty, greeting card, playing cards, gift cards, wedding

conference-app | firms
kinds: saas usage services
who: conference organiser, conference organisers
often: 0.1 0.2 0.5
costs: 14 24 38 = hosting, setup help, badge devices and help on the day
start: 1500 5500 16000 = first version, app store accounts, test events and terms
runs: 180 500 1500 = hosting, test devices, insurance and accountant
hours: 6 14 30 per event
price: 600 1800 5000 per use = event
unless: wedding, @animals, birthday, video conferencing, concert

health-and-safety-software | firms
kinds: saas services
who: site or factory manager, site and factory managers
costs: 9 16 27 = hosting, updates by safety advisers, setup and support
start: 1200 4500 13000 = first version, templates by a safety adviser and terms
runs: 150 450 1300 = hosting, legal updates, insurance and accountant
hours: 0.2 0.5 1.2 per customer-month
price: 49 120 320 per month = site
unless: restaurant hygiene, food safety, @animals, home security, baby

construction-estimating | firms
kinds: saas usage services
who: contractor, contractors
costs: 14 23 36 = plan reading by model, hosting, checks and support
start: 2000 7000 20000 = first version, labelled plans, price data and terms
runs: 250 750 2200 = model fees, price data, hosting, insurance, accountant
hours: 0.3 0.8 2 per customer-month
price: 79 180 450 per month = estimator
unless: @animals, sewing, insurance claims, car body

background-checks | firms
kinds: services usage saas
who: employer, employers
often: 0.3 1 4
costs: 40 54 68 = register fees, researchers' hours, identity checks and payment fees
start: 2500 7500 22000 = legal advice, first version, register accounts and security check
runs: 300 850 2400 = hosting, data access fees, insurance, privacy adviser, accountant
hours: 0.3 0.8 2 per check
price: 25 55 140 per use = check
unless: tenant screening, dating, used cars, house history, antiques

performance-and-goals | firms
kinds: saas services
who: firm with managers and teams, firms with managers and teams
costs: 9 16 27 = hosting, setup help, payment fees and support
start: 1000 4000 11000 = first version, HR advice, privacy check and terms
runs: 130 400 1200 = hosting, mail service, insurance and accountant
hours: 0.2 0.6 1.5 per customer-month
price: 90 220 600 per month = firm
unless: @animals, personal goals, pupils, athletes, fitness goals

employee-benefits | firms
kinds: saas services fintech
who: small employer, small employers
costs: 20 32 48 = card and voucher fees, partner handling, hosting and support
start: 1500 5500 16000 = tax advice, first version, partner contracts and terms
runs: 200 600 1700 = hosting, card provider base fees, insurance and accountant
hours: 0.25 0.7 1.8 per customer-month
price: 60 140 380 per month = employer
unless: @animals, meditation, therapy sessions, unemployment benefits, social benefits

employer-of-record | firms
kinds: services saas
who: firm with staff abroad, firms with staff abroad
costs: 38 52 66 = payroll partners, local employer costs, legal help and transfers
start: 8000 30000 90000 = local company, lawyers, salary reserve, insurance and website
runs: 800 2200 6000 = accountants, local office, insurance, software and legal help
hours: 2 4 8 per customer-month
price: 199 399 650 per month = employee
unless: holiday travel, translation, au pair, student exchange

facility-management-software | firms
kinds: saas
who: building manager, building managers
costs: 9 16 27 = hosting, photo storage, setup help and support
start: 1000 4000 11000 = first version, test buildings, app store accounts and terms
runs: 150 420 1200 = hosting, photo storage, insurance and accountant
hours: 0.25 0.7 1.8 per customer-month
price: 59 149 420 per month = customer
unless: @animals, lift only, home owners, vibration, condominium votes

cyber-monitoring | firms
kinds: services saas
who: small firm, small firms
costs: 38 50 64 = security tools, analysts on call and incident help
start: 4000 14000 40000 = tools, test laboratory, contracts, insurance and website
runs: 600 1800 5000 = tool licences, log storage, liability insurance and phone line
hours: 0.6 1.6 4 per customer-month
price: 120 320 900 per month = firm
unless: @animals, patient monitoring, parental control, phishing training only, camera surveillance
`;
