/** Places, platforms and helpers that bring people together: what the figures need; the keys are those of `../venture.ts`. */
export const PEOPLE_AND_PLACES = `
after-school-club | people
kinds: local services education
who: family with schoolchildren, families with schoolchildren
share: 4 7 10
costs: 58 66 74 = educators' pay, snacks, transport and the room
unless: @software, night club

teacher-resources | people
kinds: marketplace ecommerce saas
who: teacher, teachers
often: 0.5 1.5 4
share: 0.8 1.3 2
costs: 62 72 80 = the author's share, checks and payment fees
unless: @animals, recruiting teachers, yoga teachers, dance teachers

mentor-marketplace | both
kinds: marketplace services
who: mentee, mentees
often: 0.5 1.5 3
share: 2 4 7
costs: 72 80 86 = the mentor's share and payment fees
unless: dogs, horses, volunteer mentors, tutors for children, foster

expert-calls | both
kinds: marketplace services
who: person with a question, people with a question
often: 0.1 0.3 1
share: 3 6 10
costs: 70 78 86 = the expert's share, calls and payment fees
unless: patients, psychics, call centre

technician-marketplace | both
kinds: marketplace services
who: household, households
often: 0.08 0.15 0.4
share: 15 25 35
costs: 76 82 88 = the technician's share, guarantee and payment fees
unless: dogs, nail technicians, lash, software for

domestic-worker-placement | people
kinds: services marketplace
who: family in need of help at home, families in need of help at home
often: once
share: 2 4 7
costs: 50 60 70 = interviews, checks, training and replacements
unless: dog walkers, pet sitters, office cleaning, robot, hotel staff, factories

car-marketplace | both
kinds: marketplace ecommerce
who: car owner or buyer, car owners and buyers
often: 0.02 0.04 0.1
share: 10 16 24
costs: 30 42 54 = inspections, photographs, advertising and payment fees
unless: @animals, car sharing, rental, wash, toy cars, model cars

property-portal | both
kinds: marketplace media saas
who: home seeker, home seekers
often: 0.02 0.04 0.08
share: 6 10 15
unless: holiday homes, intellectual property, care home

co-living | people
kinds: local services
who: resident, residents
share: 2 4 7
costs: 68 76 84 = the lease, energy, cleaning and repairs
unless: @software, tents, dormitory beds, nursing home

makers-marketplace | both
kinds: marketplace ecommerce
who: buyer of handmade goods, buyers of handmade goods
often: 0.08 0.2 0.5
share: 8 13 20
costs: 70 78 85 = the maker's share, photographs, postage and payment fees
unless: @lessons, coffee makers, film makers, 3d printing service

diaspora-parent-care | people
kinds: services saas marketplace
who: family abroad with parents at home, families abroad with parents at home
often: 1 3 6
share: 1 2 4
costs: 60 68 76 = visitors' pay, travel, checks and reports
unless: dogs, cats, babies, new parents, school, property portal

dog-field | people
kinds: local services
who: dog owner, dog owners
often: 0.5 1.5 4
share: 10 16 22
costs: 26 36 46 = rent of the land, fence, mowing and insurance
unless: grooming, @software, dog food, daycare

indoor-golf-and-play | people
kinds: local services
who: guest, guests
often: 0.3 0.8 2
share: 6 10 15
costs: 26 35 44 = hosts' pay, energy, cleaning and repairs
unless: golf clothing, golf clubs for sale, golf course software, simulation software

niche-community | people
kinds: media saas services
who: member, members
share: 0.5 1 2
costs: 20 30 40 = hosts, speakers and the platform
unless: community centre, community garden, housing, solar
`;
