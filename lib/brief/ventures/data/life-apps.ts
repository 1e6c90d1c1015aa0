/** Meeting, living, working and remembering: what the figures need; the keys are those of `../venture.ts`. */
export const LIFE_APPS = `
dating-app | people
kinds: saas services
who: single, singles
share: 6 10 15
start: 3000 9000 30000 = first version, designer, photo checks and legal terms
runs: 300 900 2500 = servers, moderation, app stores and insurance
hours: 0.03 0.06 0.12 per customer-month
price: 12 19 35 per month = member
unless: carbon dating, cattle, expiry, horses

friend-finding | people
kinds: saas services marketplace
who: newcomer, newcomers
often: 0.5 1.5 3
share: 5 9 15
start: 1500 5000 16000 = first version, designer, legal terms and trial dinners
runs: 150 450 1200 = servers, app stores, moderation and insurance
hours: 0.08 0.15 0.3 per meeting
price: 8 14 22 per use = group evening
unless: @animals, imaginary, bugs

flatmate-finding | people
kinds: marketplace saas
who: room seeker, room seekers
often: 0.03 0.05 0.1
share: 3 6 9
start: 1500 5000 16000 = platform, identity checks, designer and legal terms
runs: 150 450 1200 = servers, identity checks, moderation and accountant
hours: 0.05 0.12 0.3 per listing
price: 12 22 39 per use = contact month
unless: office, tyres, dogs, horse, desk

tenant-help | people
kinds: services saas nonprofit
who: tenant, tenants
often: 0.03 0.06 0.1
share: 12 20 30
costs: 40 55 70 = lawyers' time and letters
start: 1500 4500 14000 = website, letter templates, legal registration and case software
runs: 200 550 1300 = liability insurance, legal database, post and phone
hours: 1.5 3 7 per case
price: 60 140 380 per use = tenant case
unless: software for landlords, landlords

job-search | people
kinds: saas services
who: job seeker, job seekers
share: 3 6 10
start: 1500 4500 14000 = first version, job data links and designer
runs: 250 700 1800 = servers, language model, job data and accountant
hours: 0.03 0.06 0.15 per customer-month
price: 12 22 39 per month = job seeker
unless: search dogs, house, employers find

interview-practice | people
kinds: saas services
who: applicant, applicants
share: 2 4 7
start: 1200 3800 12000 = first version, question bank and voice tests
runs: 200 600 1600 = servers, voice model, app stores and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 10 18 32 per month = candidate
unless: doctors, dentist, oral history

life-story | people
kinds: services saas media
who: family, families
often: once
share: 5 9 14
costs: 40 52 65 = interviewing, editing and printing
start: 1500 4000 12000 = recorder, camera, sample books, layout software, website
runs: 120 320 800 = layout software, transcription, insurance and accountant
hours: 22 42 85 per book
price: 1100 2200 5000 per once = life story book
unless: insurance, life guard, storey, boats

digital-estate | people
kinds: services saas
who: family, families
often: once
share: 10 18 28
start: 2500 7000 20000 = first version, lawyers' templates, security audit and website
runs: 250 650 1500 = secure servers, liability insurance and legal updates
hours: 1.5 4 9 per case
price: 120 290 600 per once = estate
unless: estate agents, car, farm, wine, houses

personal-safety | people
kinds: saas hardware
who: person walking home, people walking home
share: 8 14 22
start: 2500 7500 24000 = first version, alarm tests, legal terms and designer
runs: 350 1000 2600 = servers, alarm centre, text messages and insurance
hours: 0.02 0.04 0.1 per customer-month
price: 4 7 15 per month = user
unless: goggles, workwear, helmets, factory

ai-companion | people
kinds: saas hardware
who: user, users
share: 8 14 22
start: 2000 6000 20000 = first version, voices, safety tests and designer
runs: 400 1200 3500 = servers, base model fees, moderation and app stores
hours: 0.02 0.03 0.08 per customer-month
price: 9 13 22 per month = user
unless: @animals, travel companion, planting
`;
