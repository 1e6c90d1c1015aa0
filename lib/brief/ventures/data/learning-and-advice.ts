/** Courses, coaching and professional advice: what the figures need; the keys are those of `../venture.ts`. */
export const LEARNING_AND_ADVICE = `
office-skills-course | both
kinds: education services
who: office worker, office workers
often: 0.05 0.1 0.3
share: 5 9 14
costs: 35 45 56 = the trainer's hours, material and the room
unless: @animals, forklift, first aid, driving, piano

business-coaching | firms
kinds: services education
who: business owner, business owners
often: 1 2 4
costs: 45 55 66 = the coach's hours and travel
unless: @animals, athletes, football, coach tours, coach travel

life-and-career-coaching | people
kinds: services education
who: person at a turning point, people at a turning point
often: 0.5 1.5 3
share: 3 5 8
costs: 50 60 70 = the coach's hours and the room
unless: dogs, horses, bootcamp, athletes, sleep coach, coach tours

cv-and-linkedin-writing | people
kinds: services
who: job seeker, job seekers
often: once
share: 4 7 11
costs: 48 58 68 = the writer's hours and proofreading
unless: novels, wedding, grants, eulogies, blog

public-speaking-coaching | both
kinds: services education
who: speaker, speakers
often: 0.2 0.6 2
share: 2 4 7
costs: 48 58 68 = the coach's hours, room and recording
unless: @animals, speech therapy, loudspeakers, ghostwriter

tax-return-service | both
kinds: services saas
who: taxpayer, taxpayers
often: 0.08 0.1 0.3
share: 10 18 28
costs: 45 55 66 = the preparer's hours, review and cover
unless: taxi, payroll software, vat software

insurance-advice | both
kinds: services
who: policyholder, policyholders
often: 0.08 0.12 0.25
share: 20 30 42
costs: 45 55 65 = the adviser's hours, cover and client service
unless: claims software, pet insurance app, for insurers

legal-templates | both
kinds: ecommerce saas services
who: founder or freelancer, founders and freelancers
often: 0.1 0.2 0.5
share: 3 5 8
costs: 16 24 34 = lawyers' checks, updates and payment fees
unless: slide templates, worksheets, website templates, stencils

hr-consulting | firms
kinds: services
who: employer, employers
often: 0.3 1 2
costs: 48 58 68 = the adviser's hours, travel and cover
unless: hr software, hr platform, hr app

podcast-production | both
kinds: services media
who: podcast host, podcast hosts
often: 1 2 4
share: 0.3 0.6 1
costs: 48 58 68 = the producer's and editor's hours and tools
unless: podcast app, podcast network, video podcast software

graphic-design-studio | firms
kinds: services
who: business in need of design, businesses in need of design
often: 0.1 0.4 1.5
costs: 48 58 68 = designers' hours, fonts and pictures
unless: interior, garden, jewellery, chip design, t-shirts

workplace-fitness | firms
kinds: services local
who: employer, employers
often: 3 5 10
costs: 52 62 72 = the trainer's pay, travel and mats
unless: @animals, gym chain, home gym, protein

outdoor-bootcamp | people
kinds: local services
who: person who wants to get fit, people who want to get fit
often: 3 6 10
share: 4 7 11
costs: 42 52 62 = the trainers' pay, permit, gear and insurance
unless: @software, coding, developers, boots for, data bootcamp

running-and-cycling-club | people
kinds: local services
who: runner or cyclist, runners and cyclists
often: 2 5 9
share: 4 7 11
costs: 40 50 60 = coaches' and leaders' pay, insurance and events
unless: @animals, @software, bike rental, bike repair, bike shop
`;
