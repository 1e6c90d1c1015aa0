/** Causes and common good: what the figures need; the keys are those of `../venture.ts`. */
export const CAUSES = `
food-rescue | both
kinds: nonprofit local
who: household in need, households in need
often: 1 3 4
share: 6 10 16
start: 1500 6000 25000 = cool boxes, cargo bike or used van, registration
runs: 200 600 1800 = fuel, insurance, storage, phone and rota software
hours: 0.8 1.5 2.5 per collection
price: 15 35 75 per use = collection
unless: @animals, mountain, sea, app for shops

youth-mentoring | both
kinds: nonprofit education
who: young person, young people
often: 2 3 4
share: 1 2 4
start: 1500 5000 15000 = registration, background checks, mentor training and website
runs: 400 1100 3000 = small office, insurance, checks and matching software
hours: 1.5 2.5 4 per meeting
price: 25 50 95 per use = mentor meeting
unless: managers, founders, hostel, executives

refugee-work | both
kinds: nonprofit services education
who: refugee, refugees
often: once
share: 0.5 1.2 2.5
start: 1500 5000 15000 = registration, website, laptops, handbooks and legal advice
runs: 400 1200 3200 = small office, insurance, interpreters line and software
hours: 20 40 80 per placement
price: 1200 2800 5500 per once = placement
unless: @animals, swim*, bats, wild*, tents

literacy | both
kinds: nonprofit education
who: adult learner, adult learners
often: 3 4 8
share: 4 8 14
start: 800 3000 9000 = registration, workbooks, tutor training, checks and website
runs: 150 450 1300 = insurance, room, printing, phone and rota software
hours: 1.4 1.8 2.5 per lesson
price: 18 32 55 per use = sponsored lesson
unless: financial, digital, computer, data

clean-water | both
kinds: nonprofit hardware local
who: household, households
often: 20 30 45
share: 20 40 60
costs: 35 48 62 = the operator's pay, power and parts
start: 8000 20000 60000 = borehole, solar pump, tank, taps and water tests
runs: 100 300 900 = water tests, insurance, spare part fund and phone
hours: 0.02 0.04 0.08 per can
price: 1 1 3 per use = can of water
unless: windows, swimming pool, pools, dishes

repair-cafe | both
kinds: nonprofit local
who: visitor, visitors
often: 0.1 0.2 0.4
share: 8 15 25
start: 400 1500 5000 = hand tools, testers, sewing machine, sign, registration
runs: 50 150 450 = hall, liability insurance, coffee and spare parts
hours: 0.8 1.3 2.2 per repair
price: 5 12 30 per use = repair gift
unless: coffee machines, furniture café, car

tool-library | both
kinds: nonprofit local
who: member, members
often: 0.3 0.8 1.5
share: 8 15 25
start: 2000 7000 22000 = shelves, tools, shed, lending software and registration
runs: 200 550 1400 = shed rent, insurance, lending software and power
hours: 0.2 0.35 0.6 per loan
price: 3 7 16 per use = tool loan
unless: children's books, ai tools, seo, books

community-garden | both
kinds: nonprofit local
who: gardener, gardeners
share: 3 6 12
start: 3000 10000 35000 = raised beds, soil, water connection, fence and tools
runs: 60 200 600 = water, liability insurance, compost and ground lease
hours: 0.4 0.8 1.5 per customer-month
price: 30 65 130 per year = bed
unless: kindergarten, online community, robots

women-coding | both
kinds: nonprofit education
who: woman in training, women in training
often: once
share: 0.5 1.2 2.5
costs: 40 52 65 = teachers, laptops and childcare
start: 4000 15000 45000 = loan laptops, curriculum, registration and website
runs: 500 1400 3500 = classroom, insurance, learning platform and accountant
hours: 20 40 70 per place
price: 2500 6000 12000 per once = sponsored place
unless: medical coding, clothes, dress, men

volunteering | both
kinds: nonprofit saas marketplace
who: volunteer, volunteers
often: 0.3 0.8 2
share: 12 20 30
start: 1000 4000 10000 = registration, design, text gateway and launch material
runs: 120 400 1100 = hosting, text gateway, insurance and small desk
hours: 0.1 0.25 0.5 per shift
price: 3 8 20 per use = filled shift
unless: holidays abroad, medical trials

donation | both
kinds: nonprofit fintech saas
who: donor, donors
often: 0.2 0.5 1
share: 15 25 38
start: 1500 5000 14000 = registration, legal advice, payment set-up and design
runs: 200 600 1600 = hosting, audit, insurance and payment tools
hours: 0.05 0.12 0.3 per gift
price: 25 55 130 per use = gift
unless: blood, organ, eggs, sperm, hair, egg

animal-rescue | both
kinds: nonprofit marketplace
who: adopter, adopters
often: once
share: 3 6 10
costs: 60 75 90 = vet, food and transport
start: 2500 9000 30000 = crates, kennels, used van, first vet bills, registration
runs: 400 1200 3500 = kennel space, insurance, van and phone
hours: 15 30 60 per adoption
price: 180 350 600 per once = adoption
unless: cattle, toys, breeder, sea rescue, car

energy-coop | both
kinds: nonprofit fintech local
who: member, members
often: once
share: 6 12 20
start: 8000 22000 60000 = registration, share prospectus, legal advice, site studies, website
runs: 300 800 2200 = insurance, audit, metering, roof lease and software
hours: 0.8 2 4 per share
price: 250 1000 3000 per once = member share
unless: drink, drinks, hen, housing, grocery

inclusive-cafe | both
kinds: nonprofit local
who: guest, guests
often: 1 2 4
share: 10 18 28
costs: 28 34 42 = coffee, food and packaging
start: 20000 55000 130000 = espresso machine, kitchen, accessible fit-out, deposit and permits
runs: 3000 5500 10000 = rent, power, insurance, till and accountant
hours: 0.15 0.25 0.4 per order
price: 7 11 18 per use = order
unless: all inclusive, machine, internet
`;
