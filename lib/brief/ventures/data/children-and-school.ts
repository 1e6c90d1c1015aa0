/** Growing children, school and parents apart: what the figures need; the keys are those of `../venture.ts`. */
export const CHILDREN_AND_SCHOOL = `
baby-sleep-coaching | people
kinds: services saas education
who: parent of a baby, parents of a baby
often: once
share: 1 1.8 2.6
costs: 55 65 75 = the consultant's hours and supervision
start: 500 2000 6000 = certificate, website, booking and video set-up
runs: 80 220 500 = liability insurance, video and booking software, phone
hours: 4 6 10 per package
price: 220 380 650 per once = two-week package
unless: @animals, mattress*, pyjamas, monitor

co-parenting-app | people
kinds: saas services
who: parent who lives apart, parents who live apart
start: 1500 5000 14000 = design, legal review, security check and app stores
runs: 120 350 900 = hosting, language model, app stores and accountant
hours: 0.02 0.05 0.1 per customer-month
price: 6 10 16 per month = parent
unless: @animals, schools, custody of, foster

screen-time-app | people
kinds: saas hardware
who: family with schoolchildren, families with schoolchildren
start: 1500 5000 14000 = design, child privacy review, test devices and stores
runs: 120 350 900 = hosting, app stores, support tool and accountant
hours: 0.02 0.05 0.1 per customer-month
price: 4 7 11 per month = family
unless: silk screen, wind screen, sun screen

school-uniforms | people
kinds: marketplace ecommerce local
who: family with schoolchildren, families with schoolchildren
often: 0.15 0.3 0.5
share: 7 10 13
costs: 60 70 80 = what the giver gets, washing, labels and postage
start: 800 3000 8000 = site design, rails, labels, washing and payment set-up
runs: 70 200 600 = hosting, storage, payment tools and insurance
hours: 0.15 0.3 0.5 per order
price: 8 15 28 per use = item sold
unless: @animals, bands, nurses, hotel, police

kids-bikes | people
kinds: services ecommerce local
who: family with a growing child, families with a growing child
share: 4 6 8
costs: 46 55 64 = wear, mending, storing and bringing them
start: 6000 20000 60000 = bike fleet, workshop stand, tools, spare parts, site
runs: 350 900 2400 = workshop rent, insurance, van and rental software
hours: 0.2 0.35 0.6 per customer-month
price: 16 26 40 per month = bike
unless: mountain bike tours, exercise bike

textbook-exchange | people
kinds: marketplace ecommerce
who: student, students
often: 0.15 0.3 0.5
share: 3 5 8
costs: 70 80 88 = the seller's share, lockers and postage
start: 800 3000 8000 = site design, barcode scanning, lockers and campus posters
runs: 70 220 600 = hosting, locker space, payment tools and accountant
hours: 0.1 0.25 0.4 per order
price: 20 38 70 per use = book sold
unless: currency, language, phone, cooks

speaking-aid-app | people
kinds: saas services hardware
who: family of a child who hardly speaks, families of a child who hardly speaks
start: 3000 9000 25000 = symbol licences, voices, therapist tests, tablets and stores
runs: 200 500 1300 = hosting, voice and symbol licences, app stores
hours: 0.05 0.12 0.3 per customer-month
price: 8 14 25 per month = child
unless: public speaking, hearing aids

personal-picture-books | people
kinds: ecommerce saas
who: giver with a small child in mind, givers with a small child in mind
often: 0.06 0.12 0.2
share: 10 15 20
costs: 40 49 58 = printing single copies, packing and postage
start: 2500 9000 28000 = illustrations, story text, layout software, sample prints, shop
runs: 120 350 900 = web shop, hosting, design software and accountant
hours: 0.1 0.2 0.4 per order
price: 26 36 52 per use = book
unless: portrait, adults, bookkeeping, dogs

santa-visits | people
kinds: services local ecommerce
who: family with small children, families with small children
often: 0.06 0.08 0.09
share: 5 8 11
costs: 50 60 70 = the visitor's pay, the costume and the way
start: 400 1200 3500 = two good suits, beards, checks, bells, booking page
runs: 40 120 350 = liability insurance, booking page, phone and storage
hours: 0.8 1.3 2 per visit
price: 110 165 260 per use = visit
unless: @animals, marathon, santa cruz, trees

home-schooling | people
kinds: education ecommerce saas
who: family that teaches at home, families that teach at home
start: 3000 10000 30000 = year plans, teacher texts, printables, learning site
runs: 200 500 1400 = learning platform, storage, insurance and accountant
hours: 0.3 0.8 1.8 per customer-month
price: 30 55 110 per month = child
unless: @animals, home office, driving, dance
`;
