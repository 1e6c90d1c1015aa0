/** Courses, coaching and professional advice: what the figures need; the keys are those of `../venture.ts`. */
export const LEARNING_AND_ADVICE = `
office-skills-course | both
kinds: education services
who: office worker, office workers
often: 0.05 0.1 0.3
share: 5 9 14
costs: 35 45 56 = the trainer's hours, material and the room
start: 800 2500 8000 = laptop, microphone, course material and website
runs: 120 300 750 = video tool, office licences, insurance and accountant
hours: 1 2 4 per place
price: 120 220 450 per use = course place
unless: @animals, forklift, first aid, driving, piano

business-coaching | firms
kinds: services education
who: business owner, business owners
often: 1 2 4
costs: 45 55 66 = the coach's hours and travel
start: 800 2500 8000 = coach training, website, contract and laptop
runs: 120 320 800 = liability insurance, video tool, bookings and accountant
hours: 1.5 2.2 3.5 per session
price: 180 320 600 per use = session
unless: @animals, athletes, football, coach tours, coach travel

life-and-career-coaching | people
kinds: services education
who: person at a turning point, people at a turning point
often: 0.5 1.5 3
share: 3 5 8
costs: 50 60 70 = the coach's hours and the room
start: 800 2800 8500 = coach certificate, website, workbook and camera
runs: 120 300 750 = room share, insurance, bookings and accountant
hours: 1.3 1.8 2.6 per session
price: 90 150 250 per use = session
unless: dogs, horses, bootcamp, athletes, sleep coach, coach tours

cv-and-linkedin-writing | people
kinds: services
who: job seeker, job seekers
often: once
share: 4 7 11
costs: 48 58 68 = the writer's hours and proofreading
start: 400 1200 4000 = website, templates, samples and writing certificate
runs: 60 180 450 = web hosting, writing tools, bookings and accountant
hours: 2.5 4 7 per order
price: 140 250 450 per once = resume package
unless: novels, wedding, grants, eulogies, blog

public-speaking-coaching | both
kinds: services education
who: speaker, speakers
often: 0.2 0.6 2
share: 2 4 7
costs: 48 58 68 = the coach's hours, room and recording
start: 800 2500 8000 = camera, microphone, training and website
runs: 120 320 850 = room share, insurance, video storage and bookings
hours: 1.4 2 3.2 per session
price: 120 190 350 per use = coaching session
unless: @animals, speech therapy, loudspeakers, ghostwriter

tax-return-service | both
kinds: services saas
who: taxpayer, taxpayers
often: 0.08 0.1 0.3
share: 10 18 28
costs: 45 55 66 = the preparer's hours, review and cover
start: 1500 4000 12000 = tax software, preparer registration, secure portal and website
runs: 250 550 1300 = tax software, liability insurance, secure storage and phone
hours: 1.2 2.2 4.5 per return
price: 110 220 450 per use = tax return
unless: taxi, payroll software, vat software

insurance-advice | both
kinds: services
who: policyholder, policyholders
often: 0.08 0.12 0.25
share: 20 30 42
costs: 45 55 65 = the adviser's hours, cover and client service
start: 1500 4500 13000 = licence exam, registration, comparison software and website
runs: 250 600 1400 = liability insurance, comparison software, licence and office share
hours: 1.8 3 5 per review
price: 120 220 400 per use = policy review
unless: claims software, pet insurance app, for insurers

legal-templates | both
kinds: ecommerce saas services
who: founder or freelancer, founders and freelancers
often: 0.1 0.2 0.5
share: 3 5 8
costs: 16 24 34 = lawyers' checks, updates and payment fees
start: 2500 8000 24000 = lawyers' first drafts, web shop and guide videos
runs: 120 350 900 = web shop, liability insurance and accountant
hours: 0.05 0.15 0.4 per order
price: 35 69 150 per use = template
unless: slide templates, worksheets, website templates, stencils

hr-consulting | firms
kinds: services
who: employer, employers
often: 0.3 1 2
costs: 48 58 68 = the adviser's hours, travel and cover
start: 1000 3000 9000 = certificate, contract templates, website and laptop
runs: 200 480 1100 = liability insurance, law updates, software and phone
hours: 4 7 13 per customer-month
price: 400 800 1800 per use = monthly retainer
unless: hr software, hr platform, hr app

podcast-production | both
kinds: services media
who: podcast host, podcast hosts
often: 1 2 4
share: 0.3 0.6 1
costs: 48 58 68 = the producer's and editor's hours and tools
start: 1500 4500 14000 = microphones, headphones, edit computer and website
runs: 150 400 950 = editing software, storage, music licences and insurance
hours: 4 7 12 per episode
price: 200 380 800 per use = episode
unless: podcast app, podcast network, video podcast software

graphic-design-studio | firms
kinds: services
who: business in need of design, businesses in need of design
often: 0.1 0.4 1.5
costs: 48 58 68 = designers' hours, fonts and pictures
start: 2000 5500 15000 = computers, colour screen, fonts and portfolio site
runs: 250 650 1600 = design software, desk share, insurance and accountant
hours: 12 26 60 per project
price: 900 2200 5500 per use = design project
unless: interior, garden, jewellery, chip design, t-shirts

workplace-fitness | firms
kinds: services local
who: employer, employers
often: 3 5 10
costs: 52 62 72 = the trainer's pay, travel and mats
start: 1200 3500 10000 = mats, trainer certificates, loudspeaker and website
runs: 120 320 800 = liability insurance, bookings, music licence and car
hours: 1.2 1.8 2.6 per class
price: 95 150 240 per use = class
unless: @animals, gym chain, home gym, protein

outdoor-bootcamp | people
kinds: local services
who: person who wants to get fit, people who want to get fit
often: 3 6 10
share: 4 7 11
costs: 42 52 62 = the trainers' pay, permit, gear and insurance
start: 1000 3000 9000 = kettlebells, mats, trailer, certificate and website
runs: 150 380 900 = park permit, liability insurance, booking app and storage
hours: 0.1 0.17 0.3 per visit
price: 9 14 22 per use = session
unless: @software, coding, developers, boots for, data bootcamp

running-and-cycling-club | people
kinds: local services
who: runner or cyclist, runners and cyclists
often: 2 5 9
share: 4 7 11
costs: 40 50 60 = coaches' and leaders' pay, insurance and events
start: 600 2000 7000 = coach certificate, vests, first-aid kit and website
runs: 100 280 700 = insurance, club app, permits and storage
hours: 0.08 0.15 0.3 per visit
price: 4 8 16 per use = group session
unless: @animals, @software, bike rental, bike repair, bike shop
`;
