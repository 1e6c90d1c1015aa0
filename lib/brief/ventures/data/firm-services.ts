/** Services that firms buy by the month or the project: what the figures need; the keys are those of `../venture.ts`. */
export const FIRM_SERVICES = `
bookkeeping-service | firms
kinds: services
costs: 45 55 68 = the bookkeeper's hours
start: 1500 4500 14000 = computers, software, licence, insurance and website
runs: 250 650 1600 = bookkeeping software, liability insurance and small office
hours: 3 6 14 per customer-month
price: 200 420 950 per month = client
unless: beekeeping, library, books shop

marketing-agency | firms
kinds: services marketplace
costs: 45 55 65 = hours of staff and freelancers, without advertising money
start: 1500 5000 16000 = laptops, camera, portfolio website and contract templates
runs: 300 900 2500 = design and ad software, desks and accountant
hours: 10 25 60 per customer-month
price: 900 2500 7500 per month = client
unless: farmers' market, market stall, signs

web-design-studio | both
kinds: services
costs: 50 60 70 = designers' and developers' hours
start: 1000 4000 12000 = computers, screens, design licences and portfolio site
runs: 200 550 1500 = design software, hosting, insurance and accountant
hours: 25 55 140 per project
price: 1500 4500 14000 per once = website
unless: interior, spider, yoga, furniture

video-production | firms
kinds: services
often: 0.04 0.09 0.3
costs: 45 55 66 = crew, editing and gear
start: 8000 24000 70000 = cameras, lenses, lights, sound, drone and editing computer
runs: 400 1100 2800 = gear insurance, editing software, studio and car
hours: 25 60 150 per project
price: 2500 7500 22000 per use = film
unless: doorbell, surveillance, wedding, game

translation-service | both
kinds: services marketplace
often: 0.3 1 4
costs: 50 60 70 = the translator's or interpreter's fee
start: 1000 3500 10000 = computers, translation software, certificates and website
runs: 150 450 1200 = translation software, liability insurance and accountant
hours: 2 6 18 per order
price: 120 420 1600 per use = order
unless: printed, cards, menus, speech therapy

it-support | firms
kinds: services saas
start: 4000 12000 35000 = tools, spare hardware, monitoring set-up and used car
runs: 500 1400 3500 = monitoring licences, car, phone and liability insurance
hours: 0.3 0.7 1.5 per workplace-month
price: 50 95 175 per month = workplace
unless: @animals, grandparents, older people

recruiting-service | firms
kinds: services marketplace
often: 0.05 0.15 0.4
start: 1500 5000 15000 = laptops, contract templates, website and first licences
runs: 400 1100 2800 = candidate databases, job boards, phone and insurance
hours: 20 45 100 per placement
price: 4000 12000 25000 per use = placement
unless: @animals, soldiers, volunteers, foster

virtual-assistance | firms
kinds: services marketplace
often: 8 20 40
costs: 55 64 74 = the assistant's pay and cover
start: 1000 3500 10000 = laptops, training material, contracts and website
runs: 200 500 1400 = office software, phone lines, insurance and accountant
hours: 1 1.1 1.4 per hour
price: 28 39 58 per use = assistant hour
unless: vr, virtual reality, tours, dementia

corporate-training | firms
kinds: services education
often: 0.05 0.15 0.5
costs: 40 50 62 = trainer, material and room
start: 2000 6500 20000 = course material, projector, trainer certificate and website
runs: 250 650 1600 = video software, liability insurance, car and accountant
hours: 12 24 60 per training
price: 1800 4200 11000 per use = training day
unless: dogs, gym, fitness, baristas, forklift

grant-writing | firms
kinds: services saas
often: 0.1 0.2 0.4
start: 1000 3000 9000 = laptop, sample library, grant database and website
runs: 150 450 1200 = grant databases, liability insurance and accountant
hours: 15 32 80 per application
price: 900 2800 8500 per use = application
unless: cv, songs, novels, speeches

export-consulting | firms
kinds: services
start: 2000 6500 20000 = market data, first trips, certificates and website
runs: 300 900 2400 = market databases, travel base, insurance and accountant
hours: 12 24 55 per customer-month
price: 1200 2800 7000 per month = client
unless: data export, students, pictures

rapid-prototyping | firms
kinds: services marketplace
often: 0.3 1 3
costs: 45 55 66 = material, machine time and rework
start: 25000 75000 240000 = printers, used milling machine, measuring tools and benches
runs: 1500 3800 9000 = workshop rent, power, leases, software and insurance
hours: 1.5 4 12 per order
price: 90 420 1800 per use = order
unless: @lessons, dentures, toys, fast food

fractional-cfo | firms
kinds: services marketplace
often: 2 4 8
costs: 50 60 70 = the finance lead's day
start: 1500 4500 12000 = laptop, planning models, certificates and website
runs: 250 700 1800 = planning software, liability insurance and accountant
hours: 8 9 12 per day
price: 800 1400 2400 per use = day
unless: families, shares, bottles

security-testing | firms
kinds: services saas marketplace
often: 0.08 0.1 0.2
costs: 50 60 70 = testers' days and rewards
start: 4000 14000 40000 = test laptops, lab servers, licences and certificates
runs: 500 1400 3500 = tool licences, liability insurance, servers and accountant
hours: 35 70 150 per test
price: 4000 9500 26000 per use = test
unless: guards, locks, alarm, food, doormen
`;
