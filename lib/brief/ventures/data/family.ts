/** Children, parents and grandparents: what the figures need; the keys are those of `../venture.ts`. */
export const FAMILY = `
babysitting | people
kinds: marketplace services
who: family with small children, families with small children
often: 0.5 1.5 4
share: 4 7 10
costs: 70 78 85 = the sitter's pay and insurance
start: 1000 4000 12000 = app design, background checks, legal terms and stores
runs: 150 450 1200 = hosting, background checks, liability insurance, accountant
hours: 3 4.2 6 per booking
price: 60 90 140 per use = evening
unless: @animals, @software, @lessons, baby monitor, nurseries

childcare-place | people
kinds: local services education
who: family with a child under six, families with a child under six
share: 2 3.5 5
costs: 60 68 76 = teachers' pay, meals and the rooms of the group
start: 20000 65000 200000 = rooms, furniture, fenced garden, licence, deposit, toys
runs: 2000 5000 12000 = building costs, insurance, licence, software and accountant
hours: 32 45 65 per customer-month
price: 1000 1450 2200 per month = place
unless: @software, furniture, toys, dogs, app for nurseries

tutoring | people
kinds: marketplace education services
who: family with schoolchildren, families with schoolchildren
often: 2 4 7
share: 4 7 10
costs: 58 67 76 = the tutor's pay
start: 600 2500 8000 = site design, tutor checks, whiteboard and materials
runs: 100 300 850 = hosting, video whiteboard, insurance and background checks
hours: 1.2 1.6 2.2 per lesson
price: 35 55 90 per use = lesson
unless: @animals, @software, adult, nurses, drivers, employees

music-lessons | people
kinds: education services marketplace
who: pupil, pupils
often: 2 3.5 4.5
share: 2 4 7
costs: 60 68 76 = the teacher's pay and the room
start: 1500 6000 22000 = piano, guitars, drums, sound panels and website
runs: 150 500 1500 = insurance, scheduling software, tuning and instrument lease
hours: 0.7 1 1.4 per lesson
price: 32 48 75 per use = lesson
unless: @software, @repair, @rental, instrument shop, sell

language-lessons | people
kinds: education marketplace services
who: language learner, language learners
often: 2 4 8
share: 3 6 10
costs: 56 65 74 = the teacher's pay
start: 500 2500 9000 = course books, whiteboard, website, teacher material
runs: 100 350 1200 = video tool, room share, insurance and booking software
hours: 0.3 0.45 1.3 per place
price: 18 28 50 per use = lesson
unless: @animals, @software, programming, translat*, an app

driving-school | people
kinds: local education services
who: learner driver, learner drivers
often: 3 5 8
share: 0.8 1.3 2
costs: 62 70 78 = the instructor's pay, car and fuel
start: 12000 30000 70000 = used car, dual controls, licence, sign, booking app
runs: 500 1100 2400 = car insurance, licence, booking app and office
hours: 1.2 1.4 1.8 per lesson
price: 60 82 115 per use = lesson
unless: @animals, @software, forklift, truck drivers, crane

holiday-camps | people
kinds: services education marketplace
who: family with schoolchildren, families with schoolchildren
often: 0.08 0.17 0.35
share: 4 7 10
costs: 60 68 76 = leaders' pay, rooms, lunch and material
start: 2000 7000 20000 = permits, first aid, tents, games, checks, site
runs: 200 550 1500 = liability insurance, storage, booking software and checks
hours: 5 7.5 11 per place
price: 220 330 480 per use = camp week
unless: @animals, @software, campsite, camping, adults, sell

kids-parties | people
kinds: services local ecommerce
who: family with a birthday child, families with birthday children
often: 0.08 0.1 0.16
share: 4 7 9
costs: 52 62 72 = entertainers' pay, material, cake and the way
start: 700 2500 8000 = costumes, games, face paint, speaker and website
runs: 100 280 750 = liability insurance, storage, car and booking page
hours: 4 6 10 per party
price: 220 350 600 per use = party
unless: @software, wholesale, wedding, office, hen, political

elderly-companion | people
kinds: marketplace services nonprofit
who: older person, older people
often: 2 4 9
share: 3 6 9
costs: 64 72 80 = companions' pay and the way
start: 600 2500 8000 = background checks, training, website and booking set-up
runs: 150 400 1100 = liability insurance, scheduling software, checks and phone
hours: 1.1 1.4 1.9 per visit
price: 24 31 40 per use = visit hour
unless: @animals, @software, robot, care homes, nurses

home-care | people
kinds: services marketplace
who: family with a parent in need of care, families with a parent in need of care
often: 8 16 30
share: 1.5 2.5 4
costs: 70 77 84 = carers' pay, the way and stand-ins
start: 5000 18000 60000 = licence, policies, carer training, checks and website
runs: 900 2200 5000 = liability insurance, small office, care software, licence
hours: 1.1 1.3 1.7 per visit
price: 28 35 45 per use = care hour
unless: @animals, @software, skin, hair, lawn, garden, plants

kids-carpool | people
kinds: saas marketplace services
who: family with schoolchildren, families with schoolchildren
often: 8 16 30
share: 4 7 10
start: 1500 5000 13000 = design, map service, child safety review, stores
runs: 120 380 950 = hosting, map service, texts and liability insurance
hours: 0.02 0.04 0.1 per ride
price: 1 2 4 per use = shared ride
unless: @animals, freight, parcel, employees, commuters

kids-coding | people
kinds: education local services
who: family with schoolchildren, families with schoolchildren
often: 2 3.5 4.5
share: 3 5 8
costs: 56 65 74 = teachers' pay, computers and the room
start: 1500 6000 18000 = loan laptops, course plans, checks and website
runs: 150 450 1300 = insurance, learning software, storage and booking tool
hours: 0.2 0.35 0.6 per lesson
price: 18 28 42 per use = lesson
unless: adults, medical coding, career, teachers training

kids-sports | people
kinds: local services education
who: family with small children, families with small children
often: 3 4 5
share: 4 6 9
costs: 50 60 70 = coaches' pay, the hall and balls
start: 800 3000 9000 = mats, balls, climbing kit, certificates, checks, site
runs: 120 350 1000 = liability insurance, storage, booking software and music
hours: 0.12 0.2 0.35 per class
price: 12 18 28 per use = class
unless: @software, equipment, shoes, adults, supplements, kit

meals-for-elderly | people
kinds: services ecommerce nonprofit
who: older person, older people
often: 14 24 30
share: 3 6 9
costs: 62 70 78 = food, kitchen and the round
start: 8000 24000 65000 = kitchen equipment, warm boxes, used van and permits
runs: 900 2200 5000 = kitchen rent, van, insurance and round software
hours: 0.2 0.3 0.45 per meal
price: 9 13 18 per use = meal
unless: @animals, software, care homes, hospital, training
`;
