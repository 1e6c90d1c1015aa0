/** Apps, platforms and gadgets for creators, patients, parents and savers: what the figures need; the keys are those of `../venture.ts`. */
export const POCKET_APPS = `
podcast-and-audio-tools | both
kinds: saas usage
who: podcaster, podcasters
start: 1000 3500 9000 = first version, test recordings, website and terms
runs: 200 600 1800 = audio servers, storage, licences and accountant
hours: 0.03 0.06 0.2 per customer-month
price: 10 18 35 per month = user
unless: hearing aid, car audio, loudspeaker, headphone

creator-storefront | both
kinds: saas marketplace
who: creator, creators
start: 1000 3500 9000 = first version, payout setup, templates and terms
runs: 150 400 1200 = hosting, file delivery, mail service, accountant
hours: 0.06 0.15 0.5 per customer-month
price: 12 29 69 per month = creator
unless: @animals, shop window, grocery, popup space

music-and-beats-marketplace | both
kinds: marketplace saas
who: music buyer, music buyers
often: 0.2 0.6 1.5
costs: 66 74 82 = the producers' share and payment fees
start: 1000 4000 11000 = first version, licence contracts by a lawyer
runs: 150 400 1200 = audio hosting, storage, insurance and accountant
hours: 0.03 0.08 0.25 per order
price: 25 40 150 per use = beat licence
unless: heart beat, vinyl, concert, piano lesson, instrument rental

school-management | firms
kinds: saas
who: school, schools
start: 1500 5000 14000 = first version, payment connection, demo trips
runs: 200 550 1500 = hosting, messages base fee, backups, accountant
hours: 0.5 1.2 3 per customer-month
price: 100 250 700 per month = school
unless: driving school, dog school, surf school, school uniform, school bus

clinic-management | firms
kinds: saas
who: clinic, clinics
start: 2500 6000 18000 = first version, health privacy audit, drug database
runs: 300 800 2200 = secure hosting, drug data licence, liability insurance
hours: 0.3 0.6 1.5 per customer-month
price: 59 139 350 per month = doctor
unless: @animals, dental lab, repair clinic

doctor-booking | both
kinds: marketplace saas
who: patient, patients
often: 0.1 0.2 0.4
costs: 14 20 30 = payment fees, messages and support
start: 2000 6000 18000 = first version, calendar connections, privacy audit
runs: 250 650 1900 = secure hosting, maps, insurance and accountant
hours: 0.2 0.5 1.2 per customer-month
price: 39 99 280 per month = doctor
unless: @animals, tree doctor, bike doctor, phone doctor

weaning-app | people
kinds: saas media
who: parent of a baby, parents of babies
share: 0.6 1.2 2.2
start: 1000 3500 9000 = recipes, photos, dietitian review, app store accounts
runs: 80 220 600 = hosting, dietitian updates, insurance and accountant
hours: 0.02 0.03 0.1 per customer-month
price: 4 7 12 per month = subscriber
unless: @animals, alcohol, cigarette, smok*

rent-saving | people
kinds: fintech saas
who: saver, savers
share: 3 6 11
start: 4000 14000 50000 = first version, licence partner bank, legal review
runs: 500 1400 4000 = partner bank fee, identity checks, hosting, insurance
hours: 0.03 0.08 0.25 per customer-month
price: 700 1400 2200 per use = month's rent saved
unless: car rental, costume, rent a car, equipment rental

small-loans | both
kinds: fintech services
who: borrower, borrowers
often: 0.15 0.3 0.6
costs: 45 58 70 = cost of funds, unpaid loans, checks and payment fees
start: 15000 50000 180000 = lending licence, first version, lawyer, loan capital
runs: 700 1900 5000 = credit data, software, licence fees, insurance
hours: 0.3 0.7 2 per loan
price: 150 500 1800 per use = loan paid out
unless: library, books on loan, tools on loan, art loan, costume

crowdfunding | both
kinds: marketplace fintech nonprofit
who: backer, backers
often: 0.05 0.1 0.25
costs: 34 44 56 = payment fees, checks and help for campaigns
start: 2500 8000 28000 = first version, payment partner setup, legal review
runs: 300 800 2200 = hosting, identity checks, insurance and accountant
hours: 1 3 9 per campaign
price: 1500 6000 25000 per use = campaign raised
unless: crowd control, concert ticket, @farm

stock-learning-app | people
kinds: saas education
who: learner, learners
share: 3 6 10
start: 1500 4500 11000 = lessons, drawings, legal check, app store accounts
runs: 200 550 1600 = market data feed, hosting, insurance, accountant
hours: 0.02 0.03 0.1 per customer-month
price: 5 10 20 per month = learner
unless: livestock, stock control, stock take, stock photo, warehouse, stock room

forget-alert | people
kinds: hardware ecommerce
who: household, households
often: once
share: 8 14 22
costs: 46 55 64 = parts, assembly, tests, returns and postage
start: 18000 45000 120000 = electronics design, mould, safety certificates, first batch
runs: 450 1200 3200 = servers, sim contracts, product insurance, storage
hours: 0.15 0.35 0.8 per piece
price: 59 99 179 per once = sensor
unless: @animals, medication, pill, baby monitor, fleet

pet-gadget | people
kinds: hardware ecommerce
who: pet owner, pet owners
often: once
share: 10 16 24
costs: 46 55 65 = parts, assembly, tests, returns and postage
start: 18000 48000 130000 = prototypes, moulds, safety tests and first batch
runs: 350 1000 2800 = storage, product insurance, shop software, app hosting
hours: 0.15 0.35 0.8 per piece
price: 35 79 149 per once = gadget
unless: cattle, cow, horse, livestock, teddy, children

weekend-guide | people
kinds: media
who: reader, readers
share: 5 10 18
start: 200 1000 3500 = website, signup page, logo and first photos
runs: 40 130 400 = mailing tool, hosting, phone and accountant
hours: 4 7 14 per issue
price: 70 180 500 per use = sponsored issue
unless: mountain guide, guide dog, tour guide, weekend course, weekend house
`;
