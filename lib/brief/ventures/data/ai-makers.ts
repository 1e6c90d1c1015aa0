/** Programs that make things, and tools for founders: what the figures need; the keys are those of `../venture.ts`. */
export const AI_MAKERS = `
ai-document-chat | both
kinds: saas usage
who: reader, readers
share: 4 9 18
costs: 12 22 38 = model use, file processing and payment fees
start: 800 2500 7000 = first version, test files, website and terms
runs: 120 350 1100 = hosting, file storage, monitoring and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 6 11 20 per month = user
unless: invoice*, @animals, property manager, dating, lesson plan, worksheet

ai-image-maker | people
kinds: usage saas
who: hobby creator, hobby creators
share: 3 7 14
costs: 22 38 56 = image rendering, payment and app store fees
start: 800 2500 8000 = first version, style tests and sample gallery
runs: 150 450 1500 = hosting, picture storage, content filter and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 6 10 20 per month = user
unless: headshot, selfie*, linkedin, pet portrait, we paint, photographer comes, wedding photo*, real estate

ai-video-maker | both
kinds: usage saas
who: content creator, content creators
share: 1 3 7
costs: 30 45 62 = video rendering, voices and payment fees
start: 1000 3500 10000 = first version, rendering tests and sample clips
runs: 200 600 2000 = hosting, video storage, content filter and accountant
hours: 0.03 0.06 0.15 per customer-month
price: 12 24 59 per month = user
unless: videographer, film crew, wedding film, security camera, surveillance, podcast episode, highlights of the stream

ai-music-maker | both
kinds: usage saas
who: music maker, music makers
share: 2 5 10
costs: 18 30 48 = song rendering, rights share and payment fees
start: 1000 3500 12000 = first version, licence advice and sample songs
runs: 180 500 1600 = hosting, audio storage, rights checks and accountant
hours: 0.02 0.05 0.12 per customer-month
price: 7 11 28 per month = user
unless: piano lesson, concert*, choir, vinyl, live band, instrument rental, dj for

ai-slide-maker | both
kinds: saas usage
who: presenter, presenters
share: 2 5 11
costs: 10 18 32 = model use, pictures and payment fees
start: 800 2500 7500 = first version, slide layouts, website and terms
runs: 120 350 1100 = hosting, picture licences, monitoring and accountant
hours: 0.02 0.05 0.12 per customer-month
price: 8 13 25 per month = user
unless: projector rental, playground, we design your, our designers, tutor*

photo-editing-app | people
kinds: saas usage
who: phone photographer, phone photographers
share: 5 11 22
costs: 14 24 38 = app store fees and picture processing
start: 800 2500 8000 = first version, style presets and app store accounts
runs: 120 350 1200 = hosting, picture processing, presets and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 3 6 13 per month = user
unless: wedding photographer, photo shoot, photo booth, sort my photos, duplicate*, headshot, real estate, outsourc*

virtual-try-on | both
kinds: saas usage
who: shop, shops
share: 2 5 11
costs: 12 22 38 = rendering, shop platform and payment fees
start: 1500 5000 14000 = first version, rendering tests, shop plugins
runs: 200 600 1900 = hosting, rendering base fees, support and accountant
hours: 0.3 0.8 2 per customer-month
price: 39 99 290 per month = shop
unless: second hand, wardrobe, send you a box, try at home, tailor*, sew, stylist comes

room-restyle-ai | people
kinds: usage saas
who: home owner or renter, home owners and renters
share: 2 5 10
often: 0.08 0.2 0.5
costs: 18 30 46 = picture rendering, payment and app store fees
start: 800 2500 8000 = first version, style tests and sample rooms
runs: 130 380 1200 = hosting, picture storage, advertising links and accountant
hours: 0.02 0.05 0.15 per order
price: 5 12 29 per use = picture pack
unless: our designers, interior architect, we install, furniture maker, garden design

diy-guide-ai | people
kinds: saas usage
who: home owner or renter, home owners and renters
share: 4 9 18
costs: 14 24 38 = model use, picture analysis and app store fees
start: 900 3000 9000 = first version, fault pictures, checks by tradespeople
runs: 120 380 1200 = hosting, liability insurance, content checks and accountant
hours: 0.03 0.06 0.15 per customer-month
price: 3 6 12 per month = household
unless: we come, our tradespeople, tool library, car engine, bicycle*, phone repair, classes

business-plan-tool | both
kinds: saas usage
who: founder, founders
share: 0.8 2 4
costs: 10 18 32 = model use, market data and payment fees
start: 800 2500 7000 = first version, plan templates, advice on forms
runs: 120 350 1100 = hosting, market data, monitoring and accountant
hours: 0.04 0.1 0.3 per customer-month
price: 12 22 49 per month = founder
unless: coach calls, our consultants write, pension plan, meal plan, floor plan, lesson plan

cofounder-matching | both
kinds: saas marketplace
who: founder, founders
share: 0.4 1 2
costs: 8 15 26 = introductions, identity checks and payment fees
start: 900 3000 8500 = first version, matching tests, agreement templates
runs: 120 350 1100 = hosting, video calls, meeting evenings and accountant
hours: 0.15 0.4 1.2 per customer-month
price: 12 25 59 per month = member
unless: dating, marriage, flatmate*, room-mate, hire nurses, tutor*, @animals

investor-matching | firms
kinds: saas marketplace
who: start-up, start-ups
costs: 12 22 38 = screening, investor data and payment fees
start: 1500 4500 13000 = first version, investor data, legal advice
runs: 200 600 1900 = hosting, data licences, meetings, insurance and accountant
hours: 0.4 1.1 3 per customer-month
price: 29 59 190 per month = start-up
unless: small investors invest, real estate investors, stock trading, crowd*, share portfolio, beginners invest, loan*

custom-software-development | firms
kinds: services
who: client firm, client firms
often: 0.06 0.12 0.3
costs: 42 54 66 = developers, designers, testing and cloud
start: 1200 4500 15000 = computers, contracts, website and liability insurance
runs: 250 800 2800 = software licences, insurance, accountant and small office
hours: 25 90 260 per project
price: 5000 18000 70000 per use = project
unless: template website*, coding course*, bootcamp*, laptop repair, virus*, web shop for craft

ai-lesson-planner | both
kinds: saas usage
who: teacher, teachers
share: 0.5 1 1.8
costs: 10 18 30 = model use and payment fees
start: 800 2500 7500 = first version, curriculum texts, checks by teachers
runs: 120 330 1000 = hosting, picture licences, monitoring and accountant
hours: 0.03 0.07 0.2 per customer-month
price: 4 8 15 per month = teacher
unless: homework help, pupils practise alone, marks essays, sell worksheets, sells worksheets, driving lesson*, yoga, fitness class*

market-research-tool | firms
kinds: saas usage
who: brand or product team, brands and product teams
often: 0.2 0.6 1.8
costs: 32 45 60 = panel rewards, panel partners and model use
start: 1200 4000 12000 = first version, panel recruiting, privacy advice
runs: 180 550 1800 = hosting, panel upkeep, fraud checks and accountant
hours: 0.8 2.5 7 per study
price: 190 600 2500 per use = study
unless: staff survey, employee survey*, guest feedback, patient survey*, reviews on google, election campaign, land survey*

llm-developer-tools | firms
kinds: saas usage
who: AI engineering team, AI engineering teams
costs: 12 22 36 = log storage, grading models and payment fees
start: 1000 3500 10000 = first version, cloud tests, website and terms
runs: 250 700 2200 = servers, log storage, security tests and accountant
hours: 0.4 1.2 3.5 per customer-month
price: 49 149 490 per month = team
unless: property manager*, tutor*, bootcamp*, we build ai for clients, chatbot for restaurants

product-analytics | firms
kinds: saas usage
who: product team or web owner, product teams and web owners
costs: 10 18 30 = event storage and payment fees
start: 900 3000 8500 = first version, tracking script, website and terms
runs: 180 500 1700 = servers, event storage, security tests and accountant
hours: 0.1 0.3 0.9 per customer-month
price: 12 39 190 per month = product
unless: shop footfall, door counter*, stock analysis, blood test*, sports analytics, financial reports, seo agency

subscription-billing | firms
kinds: saas usage
who: software company, software companies
costs: 10 18 30 = servers, tax service and support
start: 1500 4500 13000 = first version, gateway connections, tax and accounting advice
runs: 250 700 2200 = hosting, security audit, insurance and accountant
hours: 0.3 0.9 2.5 per customer-month
price: 49 149 490 per month = software company
unless: cancel my subscriptions, forgotten subscriptions, medical billing, electricity bill*, veg box, hours of lawyers, tradesmen

identity-verification | firms
kinds: usage saas
who: platform or fintech, platforms and fintechs
costs: 38 52 66 = register queries, document checks and reviewers
start: 2500 8000 24000 = first version, legal advice, security test, register access
runs: 500 1400 4500 = hosting, security audits, liability insurance and accountant
hours: 0.5 1.5 4 per customer-month
price: 79 249 900 per month = platform
unless: dog*, tenant credit, plant identification, art authentication, password manager, dating profile

online-exams | firms
kinds: saas usage
who: exam body or university, exam bodies and universities
costs: 24 36 50 = supervisors, video storage and support on exam days
start: 1500 5000 15000 = first version, security test, privacy advice
runs: 250 700 2300 = hosting, video storage, insurance and accountant
hours: 1.5 4 12 per customer-month
price: 150 450 1800 per month = exam body
unless: homework*, practise for exam, past papers, eye exam*, medical exam*, exam coaching, mock exam*
`;
