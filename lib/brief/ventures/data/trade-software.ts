/** Software for one trade each: what the figures need; the keys are those of `../venture.ts`. */
export const TRADE_SOFTWARE = `
shop-credit-ledger-app | firms
kinds: saas fintech
who: shopkeeper, shopkeepers
costs: 16 26 40 = text messages, support calls and mobile money fees
start: 1000 3000 8000 = first version, test phones, text messages and terms
runs: 120 350 1100 = hosting, text messages, local helper and accountant
hours: 0.03 0.08 0.25 per customer-month
price: 3 7 15 per month = shop
unless: collection agency, school fee collection

sports-team-app | both
kinds: saas
who: amateur team, amateur teams
share: 0.2 0.5 1.2
costs: 10 18 30 = payment fees, app store fees and push messages
start: 800 2800 7500 = first version, app store accounts and payment setup
runs: 100 280 850 = hosting, push messages, app stores and accountant
hours: 0.03 0.08 0.25 per customer-month
price: 5 10 20 per month = team
unless: e-sports, fantasy league, jersey*, sales team

rental-shop-software | firms
kinds: saas
who: hire firm, hire firms
costs: 8 15 26 = hosting, onboarding help and payment fees
start: 1500 4500 11000 = first version, payment connection, scanners and website
runs: 180 480 1400 = hosting, payment tools, support desk and accountant
hours: 0.3 0.8 2 per customer-month
price: 45 99 250 per month = hire firm
unless: landlord*, tenant*, holiday home*, apartment*

photographer-software | firms
kinds: saas
who: photographer, photographers
costs: 14 24 38 = picture storage, traffic and payment fees
start: 1000 3500 9000 = first version, picture storage, payments and website
runs: 180 520 1600 = picture storage, hosting, email service and accountant
hours: 0.06 0.15 0.4 per customer-month
price: 12 25 55 per month = photographer
unless: photo booth, stock photos, passport photo*, real estate listing*

driving-school-software | firms
kinds: saas
who: driving school, driving schools
costs: 9 16 28 = text messages, onboarding help and payment fees
start: 1300 4000 10000 = first version, payment connection, training record forms
runs: 150 420 1200 = hosting, text messages, support phone and accountant
hours: 0.3 0.8 2 per customer-month
price: 39 95 240 per month = driving school
unless: school bus, we teach, theory app for learners

catering-and-event-software | firms
kinds: saas
who: caterer or event planner, caterers and event planners
costs: 8 15 27 = hosting, onboarding help and payment fees
start: 1300 4000 10000 = first version, quote templates, payments and website
runs: 150 420 1200 = hosting, email service, support and accountant
hours: 0.3 0.7 1.8 per customer-month
price: 35 79 180 per month = firm
unless: ticket sales, concert tickets, ghost kitchen, food truck finder

pet-business-software | firms
kinds: saas
who: pet business, pet businesses
costs: 9 16 28 = text messages, onboarding help and payment fees
start: 1200 3800 9500 = first version, payment connection, forms and website
runs: 150 420 1200 = hosting, text messages, support and accountant
hours: 0.2 0.6 1.6 per customer-month
price: 29 69 150 per month = pet business
unless: prescriptions, veterinary clinic, lost pets, pet insurance, we groom

laundry-software | firms
kinds: saas
who: laundry, laundries
costs: 10 18 30 = text messages, onboarding help and payment fees
start: 1500 4500 11000 = first version, label printers, scanners and website
runs: 150 450 1300 = hosting, text messages, support phone and accountant
hours: 0.3 0.8 2 per customer-month
price: 39 79 180 per month = laundry
unless: we wash, dorm laundry machines

microfinance-software | firms
kinds: saas fintech
who: small lender, small lenders
costs: 15 25 38 = hosting, data transfer help, training and text messages
start: 2500 8000 22000 = first version, security test, legal advice, website
runs: 300 900 2600 = secure hosting, backups, support staff and accountant
hours: 2 5 14 per customer-month
price: 90 280 900 per month = lender
unless: we lend, our loans, crowdfunding, payday loan app, crypto

bakery-order-software | firms
kinds: saas
who: bakery, bakeries
costs: 8 15 27 = hosting, onboarding help and payment fees
start: 1200 3800 9500 = first version, label printer, payments and website
runs: 140 400 1100 = hosting, messages, support phone and accountant
hours: 0.2 0.6 1.6 per customer-month
price: 25 55 130 per month = bakery
unless: we bake, baking class, dog treats, surplus bread marketplace

repair-shop-software | firms
kinds: saas
who: repair shop, repair shops
costs: 9 16 28 = text messages, onboarding help and payment fees
start: 1200 3800 9500 = first version, label printer, part price feeds, website
runs: 140 400 1150 = hosting, text messages, support and accountant
hours: 0.2 0.6 1.6 per customer-month
price: 29 59 120 per month = repair shop
unless: we repair, we fix, repair café, car workshop

recruitment-agency-software | firms
kinds: saas
who: recruitment agency, recruitment agencies
costs: 10 18 30 = model use, hosting and onboarding help
start: 1500 4500 12000 = first version, data protection advice and website
runs: 200 550 1600 = hosting, mailbox connections, support and accountant
hours: 0.4 1.1 3 per customer-month
price: 90 240 700 per month = agency
unless: we place, career coach*, payroll for employers, au pair*

solar-installer-software | firms
kinds: saas usage
who: solar installer, solar installers
costs: 12 20 32 = roof images, weather data, hosting and support
start: 2000 6000 15000 = first version, roof images, yield tests and website
runs: 250 700 2000 = roof images, weather data, hosting and accountant
hours: 0.4 1 2.6 per customer-month
price: 60 140 350 per month = installer
unless: we install, panel cleaning, solar lamps, balcony

tailor-software | firms
kinds: saas
who: tailoring workshop, tailoring workshops
costs: 10 18 30 = messages, support calls and payment fees
start: 1000 3000 8000 = first version, slip printer, test phones and website
runs: 120 320 950 = hosting, messages, local helper and accountant
hours: 0.08 0.2 0.6 per customer-month
price: 9 22 55 per month = workshop
unless: we sew, sewing class*, sewing machine hire, fabric shop online

architect-office-software | firms
kinds: saas
who: design office, design offices
costs: 8 14 25 = hosting, onboarding help and payment fees
start: 1300 4000 10500 = first version, fee rules, invoice tests and website
runs: 150 420 1250 = hosting, file storage, support and accountant
hours: 0.2 0.6 1.6 per customer-month
price: 50 120 320 per month = office
unless: we design your, graphic design, software architect*, web design

queue-management | firms
kinds: saas
who: place with a waiting room, places with waiting rooms
costs: 12 20 33 = text messages, onboarding help and payment fees
start: 1200 3800 9500 = first version, tablet kiosk, slip printer and website
runs: 150 400 1200 = hosting, text messages, support and accountant
hours: 0.2 0.6 1.6 per customer-month
price: 29 69 160 per month = location
unless: theme park*, concert tickets, support tickets, helpdesk

campus-marketplace | people
kinds: marketplace
who: student, students
often: 0.1 0.3 0.8
share: 0.8 2 4
costs: 88 92 96 = the seller's share and payment fees
start: 1000 3000 8000 = first version, student sign-in, payments and terms
runs: 120 350 950 = hosting, identity checks, support and accountant
hours: 0.03 0.08 0.2 per sale
price: 12 30 80 per use = sale
unless: university application, campus tour, learning platform

paid-microtasks | firms
kinds: marketplace usage
who: firm with many small tasks, firms with many small tasks
often: 0.2 0.6 1.5
costs: 66 75 84 = workers' pay, quality checks and payout fees
start: 1500 4500 12000 = first version, payout set-up, test tasks and terms
runs: 200 550 1600 = hosting, fraud checks, support and accountant
hours: 1.5 4 10 per project
price: 150 450 1600 per use = project
unless: errands, cleaning jobs, handyman, delivery jobs, babysit*

celebrity-video-messages | people
kinds: marketplace
who: gift giver, gift givers
often: 0.03 0.08 0.18
share: 2 5 10
costs: 74 80 88 = the creator's share and payment fees
start: 1500 4500 12000 = first version, creator contracts, payments and sample clips
runs: 150 450 1300 = hosting, video storage, moderation and accountant
hours: 0.15 0.35 0.8 per order
price: 20 50 140 per use = order
unless: wedding film*, dating, deepfake, influencer campaigns for brands

event-photo-sharing | both
kinds: saas usage
who: host, hosts
often: 0.02 0.05 0.12
share: 1.5 3.5 7
costs: 10 18 30 = picture storage, traffic and payment fees
start: 800 2500 7000 = first version, code cards, payments and website
runs: 100 280 850 = hosting, picture storage, support and accountant
hours: 0.1 0.25 0.7 per event
price: 19 45 110 per use = event
unless: booth with props, we photograph, stock photo*
`;
