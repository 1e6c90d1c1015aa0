/** Children, parents and grandparents: what the figures need; the keys are those of `../venture.ts`. */
export const FAMILY = `
babysitting | people
kinds: marketplace services
who: family with small children, families with small children
often: 0.5 1.5 4
share: 4 7 10
costs: 70 78 85 = the sitter's pay and insurance
unless: @animals, @software, @lessons, baby monitor, nurseries

childcare-place | people
kinds: local services education
who: family with a child under six, families with a child under six
share: 2 3.5 5
costs: 60 68 76 = teachers' pay, meals and the rooms of the group
unless: @software, furniture, toys, dogs, app for nurseries

tutoring | people
kinds: marketplace education services
who: family with schoolchildren, families with schoolchildren
often: 2 4 7
share: 4 7 10
costs: 58 67 76 = the tutor's pay
unless: @animals, @software, adult, nurses, drivers, employees

music-lessons | people
kinds: education services marketplace
who: pupil, pupils
often: 2 3.5 4.5
share: 2 4 7
costs: 60 68 76 = the teacher's pay and the room
unless: @software, @repair, @rental, instrument shop, sell

language-lessons | people
kinds: education marketplace services
who: language learner, language learners
often: 2 4 8
share: 3 6 10
costs: 56 65 74 = the teacher's pay
unless: @animals, @software, programming, translat*, an app

driving-school | people
kinds: local education services
who: learner driver, learner drivers
often: 3 5 8
share: 0.8 1.3 2
costs: 62 70 78 = the instructor's pay, car and fuel
unless: @animals, @software, forklift, truck drivers, crane

holiday-camps | people
kinds: services education marketplace
who: family with schoolchildren, families with schoolchildren
often: 0.08 0.17 0.35
share: 4 7 10
costs: 60 68 76 = leaders' pay, rooms, lunch and material
unless: @animals, @software, campsite, camping, adults, sell

kids-parties | people
kinds: services local ecommerce
who: family with a birthday child, families with birthday children
often: 0.08 0.1 0.16
share: 4 7 9
costs: 52 62 72 = entertainers' pay, material, cake and the way
unless: @software, wholesale, wedding, office, hen, political

elderly-companion | people
kinds: marketplace services nonprofit
who: older person, older people
often: 2 4 9
share: 3 6 9
costs: 64 72 80 = companions' pay and the way
unless: @animals, @software, robot, care homes, nurses

home-care | people
kinds: services marketplace
who: family with a parent in need of care, families with a parent in need of care
often: 8 16 30
share: 1.5 2.5 4
costs: 70 77 84 = carers' pay, the way and stand-ins
unless: @animals, @software, skin, hair, lawn, garden, plants

kids-carpool | people
kinds: saas marketplace services
who: family with schoolchildren, families with schoolchildren
often: 8 16 30
share: 4 7 10
unless: @animals, freight, parcel, employees, commuters

kids-coding | people
kinds: education local services
who: family with schoolchildren, families with schoolchildren
often: 2 3.5 4.5
share: 3 5 8
costs: 56 65 74 = teachers' pay, computers and the room
unless: adults, medical coding, career, teachers training

kids-sports | people
kinds: local services education
who: family with small children, families with small children
often: 3 4 5
share: 4 6 9
costs: 50 60 70 = coaches' pay, the hall and balls
unless: @software, equipment, shoes, adults, supplements, kit

meals-for-elderly | people
kinds: services ecommerce nonprofit
who: older person, older people
often: 8 15 22
share: 3 6 9
costs: 62 70 78 = food, kitchen and the round
unless: @animals, software, care homes, hospital, training
`;
