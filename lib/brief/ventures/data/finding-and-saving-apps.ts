/** Apps that find and save: what the figures need; the keys are those of `../venture.ts`. */
export const FINDING_AND_SAVING_APPS = `
restaurant-discovery | both
kinds: saas media services marketplace
who: diner, diners
share: 12 20 32
costs: 8 16 28 = app store fees, map use and payment fees
start: 1000 3500 10000 = first version, map data, design, stickers and stores
runs: 120 350 1000 = map and place data, hosting and app stores
hours: 0.02 0.03 0.08 per customer-month
price: 2 4 8 per month = member
unless: restaurant software, pos, meal kit, food delivery, delivery service

what-to-watch | people
kinds: saas media
who: viewer, viewers
share: 15 25 38
costs: 8 17 30 = app store fees, title data and payment fees
start: 800 3000 9000 = first version, title data, design and stores
runs: 100 300 900 = title data, hosting, notifications and accountant
hours: 0.02 0.02 0.05 per customer-month
price: 2 3 6 per month = member
unless: wristwatch, watches repair, birdwatching, film production

cashback-coupons | both
kinds: saas marketplace media services
who: online shopper, online shoppers
often: 0.4 1.2 3
share: 20 32 48
costs: 42 55 70 = cashback paid out, payout fees and customer questions
start: 1500 5000 15000 = first version, network approvals, design and legal texts
runs: 150 450 1300 = hosting, payout fees, link tracking and accountant
hours: 0.01 0.03 0.08 per order
price: 2 4 9 per use = order
unless: loyalty software, punch card, stamp card, credit card rewards, tax refund

price-comparison | both
kinds: saas media marketplace services
who: online shopper, online shoppers
often: 0.2 0.6 1.5
share: 18 30 45
costs: 8 17 30 = price data, app stores and payment fees
start: 1200 4500 14000 = first version, shop feeds, design and legal check
runs: 180 550 1600 = servers, price data, notifications and accountant
hours: 0.01 0.03 0.08 per order
price: 1.5 4 9 per use = order
unless: groceries, supermarket*, house prices, competitor prices, repricing, flight*, fares, insurance, energy

flight-deals | people
kinds: saas media
who: holiday maker, holiday makers
share: 8 15 25
costs: 6 12 24 = fare searches, text messages and payment fees
start: 600 2500 8000 = website, fare data access, mail tool, design
runs: 150 450 1300 = fare data, mail and text messages, hosting
hours: 0.02 0.05 0.12 per customer-month
price: 2 4 9 per month = member
unless: drone, flight school, pilots, simulator, freight

local-directory | firms
kinds: saas media services
who: listed business, listed businesses
costs: 5 10 20 = payment fees, map use, photographs and calls
start: 600 2500 8000 = website, first listings, design and stickers
runs: 80 250 700 = hosting, map data, mail tool and phone
hours: 0.1 0.25 0.7 per customer-month
price: 12 25 60 per month = listed business
unless: employee directory, file directory, dating

niche-bank-account | both
kinds: fintech saas services
who: account holder, account holders
share: 2 5 10
costs: 40 52 66 = partner bank, card, payment and identity fees
start: 25000 90000 300000 = partner bank contract, first version, lawyer, card programme
runs: 3000 8500 22000 = banking platform minimum, compliance, fraud checks and insurance
hours: 0.05 0.12 0.3 per customer-month
price: 3 6 12 per month = account
unless: food bank, blood bank, power bank, bank software, accounting software

insurance-comparison | both
kinds: saas fintech services marketplace
who: policyholder, policyholders
often: 0.04 0.08 0.15
share: 20 32 48
costs: 18 30 44 = quote data, checks, customer calls and cancelled policies
start: 3000 11000 35000 = broker registration, first version, insurer links, lawyer
runs: 400 1200 3500 = quote data, liability insurance, hosting and registration
hours: 0.1 0.3 0.9 per policy
price: 35 75 160 per use = policy
unless: claims software, broker software, insurer software

bill-switching | both
kinds: saas services fintech usage
who: household, households
often: 0.04 0.08 0.15
share: 15 25 40
costs: 15 27 42 = checks, customer calls, failed switches and tariff data
start: 1500 5500 18000 = first version, tariff data, supplier contracts, lawyer
runs: 250 700 2000 = tariff data, hosting, phone, insurance and accountant
hours: 0.2 0.4 1 per switch
price: 25 50 110 per use = switch
unless: light switch, electrician, network switch

net-worth-planner | people
kinds: saas fintech
who: saver, savers
share: 3 7 13
costs: 8 18 32 = account links, price data and payment fees
start: 1500 5000 15000 = first version, account links, security and legal check
runs: 250 750 2000 = account and price data, hosting, security and insurance
hours: 0.02 0.04 0.1 per customer-month
price: 4 8 14 per month = member
unless: retirement home, care home, day trading, business valuation, adviser software

trading-journal | people
kinds: saas fintech
who: retail trader, retail traders
share: 0.4 1 2.2
costs: 10 22 38 = market data, broker links, app stores and payment fees
start: 1200 4500 14000 = first version, market data, broker links, legal check
runs: 250 800 2500 = market data, servers, broker links and insurance
hours: 0.03 0.07 0.2 per customer-month
price: 12 24 45 per month = trader
unless: sneakers, trading cards, trades firm, plumber*, electrician*, energy trading

peer-lending | both
kinds: fintech marketplace
who: borrower, borrowers
often: 0.02 0.04 0.1
share: 5 9 15
costs: 25 38 55 = credit checks, payment fees, collection and customer support
start: 25000 80000 250000 = licence, lawyer, first version, credit checks
runs: 2000 5500 15000 = credit data, payment partner, compliance, insurance and hosting
hours: 0.4 1.2 3.5 per loan
price: 800 3500 9000 per use = loan
unless: library, tool lending, books on loan, clothes

news-digest-app | people
kinds: saas media
who: news reader, news readers
share: 5 10 18
costs: 12 24 40 = language model use, app stores and source licences
start: 800 3000 9000 = first version, source licences, design and stores
runs: 150 500 1500 = news feeds, language model base fee and hosting
hours: 0.02 0.03 0.06 per customer-month
price: 3 5 9 per month = reader
unless: press releases, newsroom software, school news, media monitoring

micro-learning-app | people
kinds: saas education media
who: curious adult, curious adults
share: 6 12 20
costs: 15 27 42 = app stores, authors' shares, audio and payment fees
start: 1000 4000 12000 = first version, first lessons, recordings and design
runs: 150 450 1400 = new lessons, hosting, audio delivery and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 4 8 13 per month = learner
unless: staff training, employee training, onboarding, compliance training, private tutor*

study-together-rooms | people
kinds: saas
who: student, students
share: 3 6 10
costs: 14 25 40 = video minutes, hosts, app stores and payment fees
start: 800 2500 8000 = first version, video service, room rules and design
runs: 150 450 1300 = video service, hosting, moderation and insurance
hours: 0.03 0.08 0.2 per customer-month
price: 4 6 10 per month = student
unless: study abroad, building lease, furniture, clinical study, soundproof*

scripture-study-app | both
kinds: saas education nonprofit
who: believer, believers
share: 3 8 15
costs: 12 22 36 = app stores, text licences, audio and payment fees
start: 1000 3500 10000 = first version, text licences, recordings and design
runs: 100 300 900 = text licences, hosting, audio delivery and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 3 5 8 per month = user
unless: yoga, film script, printed bibles, incense

city-scavenger-game | both
kinds: services ecommerce usage saas
who: group of players, groups of players
often: 0.03 0.08 0.2
share: 6 11 18
costs: 15 25 38 = booking commission, partners' share, support and payment fees
start: 1000 3500 11000 = first route, game software, design and test groups
runs: 120 350 900 = hosting, map use, insurance and route checks
hours: 0.1 0.25 0.7 per game
price: 20 36 60 per use = group
unless: walking tour with guide, board game, video game studio, sports league

self-publishing-tool | people
kinds: saas services
who: author, authors
share: 0.4 1 2
costs: 10 20 34 = language model use, templates, covers and payment fees
start: 800 3000 9000 = first version, templates, print tests and website
runs: 120 350 1000 = hosting, model base fee, fonts and accountant
hours: 0.04 0.1 0.3 per customer-month
price: 9 17 35 per month = author
unless: photo book, photo books, blog posts, music publishing, game publishing, seo

live-translation-app | people
kinds: saas usage
who: traveller, travellers
share: 4 9 16
costs: 18 32 48 = speech and translation minutes, app stores, payment fees
start: 1000 3500 11000 = first version, speech tests, earbuds and design
runs: 200 650 2000 = speech service base fee, hosting and app stores
hours: 0.02 0.04 0.1 per customer-month
price: 5 9 14 per month = user
unless: sworn translat*, certified translat*, documents translat*, subtitling agency, @animals

lecture-notes-ai | both
kinds: saas education
who: student, students
share: 2 5 9
costs: 15 27 42 = speech recognition, language model, app stores, payment fees
start: 800 3000 9000 = first version, recording tests, design and stores
runs: 150 500 1600 = speech service base fee, storage, hosting and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 5 9 14 per month = student
unless: sales calls, business meetings, paper notebooks, clinical notes
`;
