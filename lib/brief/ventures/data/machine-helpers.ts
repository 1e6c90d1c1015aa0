/** Tools that write, watch and draw for firms and for single people: what the figures need; the keys are those of `../venture.ts`. */
export const MACHINE_HELPERS = `
tender-finder | firms
kinds: saas services
who: bidder, bidders
start: 1500 5000 15000 = first version, notice collectors and website
runs: 250 700 1700 = servers, language model, notice data and accountant
hours: 0.2 0.4 0.9 per customer-month
price: 49 110 280 per month = firm
unless: meat, chicken, boat, tender loving

sales-call-coach | firms
kinds: saas
who: sales team, sales teams
start: 2000 6000 18000 = first version, call recording links and privacy check
runs: 350 950 2400 = servers, transcription, language model and insurance
hours: 0.2 0.35 0.7 per customer-month
price: 30 50 90 per month = sales rep
unless: coach trips, bus, football, garage

product-photos-ai | firms
kinds: saas services
who: online shop, online shops
start: 1500 4500 14000 = first version, image model tests and samples
runs: 300 900 2400 = graphics servers, image model and accountant
hours: 0.05 0.12 0.3 per customer-month
price: 19 35 80 per month = shop
unless: @animals, passport, wedding, family

ad-creative-ai | both
kinds: saas services
who: online brand, online brands
start: 1800 5000 16000 = first version, templates, model tests and designer
runs: 350 1000 2600 = servers, image and video models, stock licences
hours: 0.08 0.2 0.45 per customer-month
price: 29 69 180 per month = brand
unless: printed, inside, buses, bus, leaflets

search-visibility | firms
kinds: saas services
who: marketing manager, marketing managers
start: 1500 4500 14000 = first version, prompt sets, report design and website
runs: 350 1000 2600 = servers, model queries, search data and accountant
hours: 0.2 0.5 1.1 per customer-month
price: 69 150 380 per month = brand
unless: search dogs, vests, hi vis, fog, job

workflow-automation | firms
kinds: saas services
who: office manager, office managers
start: 1500 5000 16000 = first version, connectors, security check and website
runs: 250 750 2000 = servers, language model, connectors and insurance
hours: 0.2 0.6 1.3 per customer-month
price: 29 79 220 per month = firm
unless: garage doors, gates, blinds, barn

cloud-costs | firms
kinds: saas services
who: technical lead, technical leads
start: 2000 7000 22000 = first version, security audit, certificate start and website
runs: 350 950 2500 = servers, security certificate, insurance and tools
hours: 0.5 1 2.2 per customer-month
price: 200 550 1800 per month = company
unless: weather, storage boxes, clouds, cotton

data-labelling | firms
kinds: services marketplace saas
who: machine-learning team, machine-learning teams
often: 0.5 1.5 4
costs: 52 62 74 = the annotators' pay and the second look
start: 3500 11000 38000 = labelling tool, computers, training and security check
runs: 500 1300 3200 = office rent, tool licences, power and insurance
hours: 30 70 180 per batch
price: 700 1800 4800 per use = labelled batch
unless: wine labels, food labels, bottles

visa-and-relocation | both
kinds: services saas
who: employer, employers
often: 0.1 0.3 0.8
costs: 40 52 64 = the lawyer's check, fees and translations
start: 2000 5500 16000 = website, lawyer contracts, case software and registration
runs: 250 650 1500 = liability insurance, case software, phone and office share
hours: 9 18 35 per case
price: 900 2000 4200 per use = person relocated
unless: tourists, office furniture, toads

inbox-assistant | both
kinds: saas
who: consultant, consultants
start: 1500 4500 14000 = first version, mail provider security check and designer
runs: 250 700 1900 = servers, language model, security audit and insurance
hours: 0.02 0.06 0.15 per customer-month
price: 12 24 45 per month = user
unless: letter boxes, postbox, dental, nurses

ai-portraits | people
kinds: usage saas
who: job seeker, job seekers
often: once
share: 1 2.5 5
start: 1000 3500 11000 = first version, model training tests and sample gallery
runs: 200 600 1700 = graphics servers, storage and accountant
hours: 0.03 0.08 0.2 per order
price: 19 32 59 per once = portrait set
unless: pets, painted, houses, we paint
`;
