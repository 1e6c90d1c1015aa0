/** Money, health and safety of people, mostly on a phone: what the figures need; the keys are those of `../venture.ts`. */
export const HELP_ON_THE_PHONE = `
saving-app | both
kinds: fintech saas
who: saver, savers
share: 2 5 9
start: 5000 20000 70000 = bank access, legal opinion, security test and design
runs: 600 1800 5000 = bank data, hosting, compliance and insurance
hours: 0.01 0.03 0.08 per customer-month
price: 2 4 8 per month = saver
unless: energy, water, fuel, life saving

credit-building | people
kinds: fintech saas
who: newcomer to credit, newcomers to credit
share: 1 3 6
start: 15000 50000 160000 = licences, card partner, bureau links and security test
runs: 1500 4000 10000 = card partner fees, compliance, hosting and insurance
hours: 0.02 0.05 0.12 per customer-month
price: 5 10 22 per month = member
unless: carbon, houses, body building

debt-relief | people
kinds: fintech services saas
who: borrower, borrowers
share: 2 5 9
start: 8000 28000 85000 = licences, bank access, legal opinion and security test
runs: 700 2000 5500 = bank data, compliance, liability insurance and hosting
hours: 0.1 0.4 1.5 per customer-month
price: 10 25 70 per month = member
unless: back pain, tax advisers, map, pain

property-shares | people
kinds: fintech marketplace
who: small investor, small investors
often: 0.2 0.5 1.5
share: 0.5 1.2 2.5
start: 40000 120000 380000 = licence, prospectus, lawyers, platform and first property
runs: 2500 6500 16000 = compliance, audit, hosting, insurance and licences
hours: 0.1 0.3 0.8 per investment
price: 100 600 3000 per use = investment
unless: lost property, garden, car, tenants

symptom-checker | people
kinds: saas usage
who: adult with a complaint, adults with a complaint
often: 0.1 0.3 0.8
share: 8 16 28
start: 4000 16000 55000 = medical content, approval, doctor review and tests
runs: 300 1000 3000 = secure hosting, quality system, liability insurance and software
hours: 0.01 0.03 0.08 per customer-month
price: 2 5 10 per month = user
unless: @animals, cars, plants, spell, engine

skin-check | people
kinds: usage saas
who: adult with moles, adults with moles
often: 0.06 0.14 0.3
share: 4 8 14
start: 8000 30000 100000 = medical approval, image model tests, contracts and app
runs: 500 1600 4500 = secure hosting, quality system, liability insurance and software
hours: 0.15 0.3 0.6 per check
price: 25 45 85 per use = check
unless: @animals, leather, phone, passport

vr-therapy | both
kinds: hardware services saas
who: person with a phobia, people with a phobia
share: 1 2.5 5
start: 15000 50000 160000 = headsets, sensors, first scenes, medical approval and trials
runs: 700 2000 5500 = licences, quality system, insurance and spare headsets
hours: 0.5 1.5 4 per customer-month
price: 90 190 450 per month = headset kit
unless: training, welding, factories

speech-therapy-app | people
kinds: saas services
who: parent of a child in speech therapy, parents of children in speech therapy
share: 1 2 4
start: 1500 6000 20000 = speech therapist's content, drawings, recordings and store accounts
runs: 150 500 1500 = hosting, speech recognition, software and accountant
hours: 0.02 0.05 0.12 per customer-month
price: 8 14 29 per month = child
unless: @animals, wedding, politicians

dementia-app | people
kinds: saas hardware
who: family of somebody with dementia, families of somebody with dementia
share: 1 2 4
start: 1500 6000 20000 = test tablets, care expert, privacy check and design
runs: 150 480 1400 = secure hosting, video calls, software and insurance
hours: 0.05 0.12 0.35 per customer-month
price: 8 15 32 per month = family
unless: @animals, puzzles by post, gardens

migraine-app | people
kinds: saas
who: person with migraine, people with migraine
share: 4 8 12
start: 1000 4000 13000 = neurologist review, weather data and store accounts
runs: 120 380 1100 = hosting, weather data, software and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 4 6 12 per month = user
unless: migrants, mattress, grain, lamps

home-tests | people
kinds: ecommerce saas
who: adult who wants to know, adults who want to know
often: 0.08 0.15 0.3
share: 2 5 9
costs: 48 58 68 = kit, laboratory, postage and the doctor's reading
start: 10000 32000 95000 = laboratory contract, kit approval, first kits and shop
runs: 600 1700 4500 = shop software, liability insurance, storage and compliance
hours: 0.2 0.35 0.7 per kit
price: 49 99 199 per use = kit
unless: home work, water, soil, mould, cars

blind-help | people
kinds: saas hardware
who: blind person, blind people
share: 0.3 0.6 1
start: 1000 4500 15000 = test phones, user trials, voices and store accounts
runs: 200 650 2000 = hosting, image recognition, software and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 4 7 15 per month = user
unless: @animals, blinds, curtains, windows

scam-protection | people
kinds: saas
who: family with older parents, families with older parents
share: 3 7 12
start: 2000 7500 25000 = call data, privacy check, security test and design
runs: 250 800 2400 = hosting, call screening, phone numbers and insurance
hours: 0.03 0.07 0.2 per customer-month
price: 6 12 22 per month = household
unless: scan, sun, camera, banks, companies

consumer-claims | people
kinds: services usage
who: traveller, travellers
often: 0.03 0.06 0.12
share: 4 9 15
start: 2500 9000 28000 = legal templates, first software, registration and website
runs: 300 1000 2800 = law firm retainer, flight data, hosting and insurance
hours: 0.6 1.5 4 per claim
price: 220 480 1100 per use = claim
unless: mining, insurers, factories, patents

remote-patient-monitoring | firms
kinds: saas hardware services
who: clinic, clinics
start: 12000 40000 130000 = first devices, medical approval, privacy audit and software
runs: 800 2400 6500 = secure hosting, mobile data, liability insurance and software
hours: 0.1 0.3 0.8 per patient-month
price: 29 55 110 per month = patient
unless: @animals, patience, machines, mines

patient-transport | firms
kinds: saas marketplace services
who: hospital, hospitals
often: 20 40 60
start: 5000 17000 52000 = first software, hospital system link and privacy audit
runs: 400 1200 3400 = secure hosting, map data, insurance and accountant
hours: 0.02 0.06 0.2 per trip
price: 2 4 9 per use = trip
unless: @animals, piano, children to school
`;
