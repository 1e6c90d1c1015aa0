/** Towns, authorities, schools and associations: what the figures need; the keys are those of `../venture.ts`. */
export const PUBLIC_SECTOR = `
playground-inspection | firms
kinds: saas services
who: town, towns
start: 1500 4000 10000 = first version, standards texts, inspector course
runs: 120 350 900 = hosting, photo storage, standards licence, insurance
hours: 0.2 0.5 1.5 per customer-month
price: 35 79 220 per month = operator
unless: @animals, indoor, rent, build

smart-bins | both
kinds: hardware saas
who: waste department, waste departments
start: 18000 45000 120000 = sensor design, housings, radio certificates, first batch
runs: 500 1400 3800 = radio network, servers, product insurance, workshop
hours: 0.03 0.07 0.2 per customer-month
price: 5 9 18 per month = bin sensor
unless: we wash, washing bins, clothes, grain

citizen-reports | both
kinds: saas
who: town, towns
start: 1500 4500 12000 = first version, map data, accessibility and security check
runs: 200 500 1400 = hosting, maps, liability insurance, accountant
hours: 0.8 2 5 per customer-month
price: 150 380 1200 per month = town
unless: newspaper, journalists, sleep

permit-software | both
kinds: saas
who: building department, building departments
start: 2500 7000 22000 = first version, security audit, demo trips
runs: 300 800 2300 = secure hosting, plan viewer licence, insurance
hours: 1.5 4 10 per customer-month
price: 400 1100 3500 per month = authority
unless: fishing, work permit, driving, visa

citizen-participation | both
kinds: saas services
who: city council, city councils
start: 1500 4500 12000 = first version, map module, accessibility check
runs: 200 550 1500 = hosting, maps, insurance and accountant
hours: 1.5 4 10 per customer-month
price: 350 850 2400 per month = city
unless: tutor*, citizenship test, sport, trial

cemetery-software | both
kinds: saas
who: cemetery office, cemetery offices
start: 2000 6000 16000 = first version, drone, book scanner and website
runs: 150 400 1000 = hosting, map licence, insurance and accountant
hours: 0.4 0.8 2 per customer-month
price: 59 119 320 per month = cemetery
unless: flowers, coffins, families who
needs: @screen

fire-brigade-software | firms
kinds: saas
who: fire brigade, fire brigades
start: 1000 3500 9000 = first version, test tablets, fair visits
runs: 120 320 800 = hosting, alarm messages, insurance and accountant
hours: 0.2 0.5 1.2 per customer-month
price: 35 75 190 per month = station
unless: fireplace, wood, hoses sold, uniforms
needs: @screen

hall-booking | both
kinds: saas marketplace
who: town, towns
start: 1000 3500 9000 = first version, door code connection, website
runs: 120 350 900 = hosting, messages, insurance and accountant
hours: 0.2 0.5 1.2 per customer-month
price: 19 59 170 per month = hall owner
unless: hallway, concert tickets, bookkeeping

plain-language | firms
kinds: services saas
who: authority, authorities
often: 1 3 8
costs: 45 55 68 = editors and test readers
start: 800 3000 8000 = editor course, sample work, website, checking software
runs: 120 350 900 = desk, language software, insurance and accountant
hours: 1.5 3 7 per piece
price: 95 200 450 per use = letter or page
unless: airplane, foreign, paper, lessons

school-bus-tracking | both
kinds: saas hardware
who: school, schools
start: 4000 14000 40000 = first version, tracker stock, card readers, tests
runs: 250 650 1800 = sim contracts, maps, hosting and insurance
hours: 0.02 0.04 0.1 per customer-month
price: 1 3 5 per month = pupil
unless: ticket, advertis*, parcels, tourists

referee-assignment | both
kinds: saas
who: sports association, sports associations
often: 20 40 60
start: 1000 3500 8500 = first version, payout setup, website and terms
runs: 120 350 900 = hosting, messages, insurance and accountant
hours: 0.01 0.02 0.05 per assignment
price: 1 2 4 per use = game slot
unless: job reference, whistles, jerseys

marking-for-teachers | firms
kinds: saas
who: school, schools
start: 1500 4500 12000 = first version, marked samples, privacy review
runs: 250 650 1900 = handwriting models, hosting, insurance and accountant
hours: 0.04 0.1 0.3 per customer-month
price: 6 12 25 per month = teacher
unless: road, roads, tattoo, line, tags, laser

internship-matching | both
kinds: marketplace saas
who: small company, small companies
often: 0.05 0.15 0.4
start: 1000 3500 9000 = first version, contract templates, school visits
runs: 120 320 850 = hosting, video storage, insurance and accountant
hours: 1 2.5 6 per match
price: 150 320 800 per use = match
unless: dating, interior, hospital beds
`;
