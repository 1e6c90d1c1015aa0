/** Places, platforms and helpers that bring people together: what the figures need; the keys are those of `../venture.ts`. */
export const PEOPLE_AND_PLACES = `
after-school-club | people
kinds: local services education
who: family with schoolchildren, families with schoolchildren
share: 4 7 10
costs: 58 66 74 = educators' pay, snacks, transport and the room
start: 6000 20000 60000 = licence, furniture, games, kitchen corner and checks
runs: 400 1100 2800 = liability insurance, registration, software, phone, accountant
hours: 5 8 14 per customer-month
price: 300 480 750 per month = child
unless: @software, night club

teacher-resources | people
kinds: marketplace ecommerce saas
who: teacher, teachers
often: 0.5 1.5 4
share: 0.8 1.3 2
costs: 62 72 80 = the author's share, checks and payment fees
start: 1000 3500 9000 = shop site, first packs, drawing and font licences
runs: 80 250 700 = hosting, design licences, search tool, accountant
hours: 0.02 0.06 0.2 per order
price: 3 6 16 per use = pack
unless: @animals, recruiting teachers, yoga teachers, dance teachers

mentor-marketplace | both
kinds: marketplace services
who: mentee, mentees
often: 0.5 1.5 3
share: 2 4 7
costs: 72 80 86 = the mentor's share and payment fees
start: 1000 4000 10000 = first version, mentor checks, website and contracts
runs: 150 400 1100 = hosting, video calls, insurance and accountant
hours: 0.1 0.25 0.8 per session
price: 45 90 180 per use = mentor session
unless: dogs, horses, volunteer mentors, tutors for children, foster

expert-calls | both
kinds: marketplace services
who: person with a question, people with a question
often: 0.1 0.3 1
share: 3 6 10
costs: 70 78 86 = the expert's share, calls and payment fees
start: 1500 4500 12000 = first version, expert checks and contracts
runs: 180 450 1300 = hosting, video calls, insurance and accountant
hours: 0.1 0.25 0.7 per call
price: 35 75 180 per use = expert call
unless: patients, psychics, call centre

technician-marketplace | both
kinds: marketplace services
who: household, households
often: 0.08 0.15 0.4
share: 15 25 35
costs: 76 82 88 = the technician's share, guarantee and payment fees
start: 2500 7000 22000 = first version, technician checks, skills tests, legal texts
runs: 300 800 2200 = hosting, messages, map service, liability insurance
hours: 0.3 0.5 1.2 per job
price: 120 240 550 per use = repair job
unless: dogs, nail technicians, lash, software for

domestic-worker-placement | people
kinds: services marketplace
who: family in need of help at home, families in need of help at home
often: once
share: 2 4 7
costs: 50 60 70 = interviews, checks, training and replacements
start: 2000 6000 18000 = licence, background check accounts, office, training kit
runs: 400 1100 2800 = small office, liability insurance, phone, check software
hours: 10 20 40 per placement
price: 900 2200 5000 per once = placement
unless: dog walkers, pet sitters, office cleaning, robot, hotel staff, factories

car-marketplace | both
kinds: marketplace ecommerce
who: car owner or buyer, car owners and buyers
often: 0.02 0.04 0.1
share: 10 16 24
costs: 30 42 54 = inspections, photographs, advertising and payment fees
start: 4000 14000 45000 = site, inspection tools, camera kit and dealer licence
runs: 500 1300 3500 = hosting, vehicle history data, insurance, accountant
hours: 3 5 9 per deal
price: 8000 16000 30000 per use = car sold
unless: @animals, car sharing, rental, wash, toy cars, model cars

property-portal | both
kinds: marketplace media saas
who: home seeker, home seekers
often: 0.02 0.04 0.08
share: 6 10 15
start: 2000 6000 20000 = first version, map service, camera and first listings
runs: 250 700 2000 = hosting, maps, listing data and insurance
hours: 0.4 1.2 3 per listing
price: 30 80 250 per use = listing
unless: holiday homes, intellectual property, care home

co-living | people
kinds: local services
who: resident, residents
share: 2 4 7
costs: 68 76 84 = the lease, energy, cleaning and repairs
start: 15000 40000 110000 = deposits, furniture, painting, locks and kitchenware
runs: 300 900 2500 = liability insurance, booking software, internet, accountant
hours: 1 2.5 5 per customer-month
price: 750 1200 1900 per month = room
unless: @software, tents, dormitory beds, nursing home

makers-marketplace | both
kinds: marketplace ecommerce
who: buyer of handmade goods, buyers of handmade goods
often: 0.08 0.2 0.5
share: 8 13 20
costs: 70 78 85 = the maker's share, photographs, postage and payment fees
start: 2500 8000 22000 = shop site, photo corner, shelves and packing table
runs: 250 750 2200 = storage room, shop software, insurance, accountant
hours: 0.2 0.4 0.9 per order
price: 35 65 140 per use = order
unless: @lessons, coffee makers, film makers, 3d printing service

diaspora-parent-care | people
kinds: services saas marketplace
who: family abroad with parents at home, families abroad with parents at home
often: 1 3 6
share: 1 2 4
costs: 60 68 76 = visitors' pay, travel, checks and reports
start: 1500 5000 15000 = app, visitor checks, training and first aid kits
runs: 250 650 1800 = hotline phone, liability insurance, software, accountant
hours: 1.3 2.2 4 per visit
price: 45 75 130 per use = home visit
unless: dogs, cats, babies, new parents, school, property portal

dog-field | people
kinds: local services
who: dog owner, dog owners
often: 0.5 1.5 4
share: 10 16 22
costs: 26 36 46 = rent of the land, fence, mowing and insurance
start: 8000 20000 50000 = high fence, gate lock, shelter and parking
runs: 80 220 600 = booking software, camera, water and accountant
hours: 0.03 0.08 0.2 per booking
price: 9 15 25 per use = private field booking
unless: grooming, @software, dog food, daycare

indoor-golf-and-play | people
kinds: local services
who: guest, guests
often: 0.3 0.8 2
share: 6 10 15
costs: 26 35 44 = hosts' pay, energy, cleaning and repairs
start: 90000 200000 450000 = four simulators, projectors, turf, bar and fit-out
runs: 5500 10500 19000 = hall rent, simulator licences, insurance and software
hours: 0.1 0.25 0.5 per booking
price: 35 50 75 per use = bay hour
unless: golf clothing, golf clubs for sale, golf course software, simulation software

niche-community | people
kinds: media saas services
who: member, members
share: 0.5 1 2
costs: 20 30 40 = hosts, speakers and the platform
start: 500 2000 6000 = website, first content, forum setup and terms
runs: 50 150 450 = newsletter tool, recordings, insurance and accountant
hours: 0.08 0.2 0.5 per customer-month
price: 15 29 69 per month = member
unless: community centre, community garden, housing, solar
`;
