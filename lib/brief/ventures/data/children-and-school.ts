/** Growing children, school and parents apart: what the figures need; the keys are those of `../venture.ts`. */
export const CHILDREN_AND_SCHOOL = `
baby-sleep-coaching | people
kinds: services saas education
who: parent of a baby, parents of a baby
often: once
share: 1 1.8 2.6
costs: 55 65 75 = the consultant's hours and supervision
unless: @animals, mattress*, pyjamas, monitor

co-parenting-app | people
kinds: saas services
who: parent who lives apart, parents who live apart
unless: @animals, schools, custody of, foster

screen-time-app | people
kinds: saas hardware
who: family with schoolchildren, families with schoolchildren
unless: silk screen, wind screen, sun screen

school-uniforms | people
kinds: marketplace ecommerce local
who: family with schoolchildren, families with schoolchildren
often: 0.15 0.3 0.5
share: 7 10 13
costs: 60 70 80 = what the giver gets, washing, labels and postage
unless: @animals, bands, nurses, hotel, police

kids-bikes | people
kinds: services ecommerce local
who: family with a growing child, families with a growing child
share: 4 6 8
costs: 46 55 64 = wear, mending, storing and bringing them
unless: mountain bike tours, exercise bike

textbook-exchange | people
kinds: marketplace ecommerce
who: student, students
often: 0.15 0.3 0.5
share: 3 5 8
costs: 70 80 88 = the seller's share, lockers and postage
unless: currency, language, phone, cooks

speaking-aid-app | people
kinds: saas services hardware
who: family of a child who hardly speaks, families of a child who hardly speaks
unless: public speaking, hearing aids

personal-picture-books | people
kinds: ecommerce saas
who: giver with a small child in mind, givers with a small child in mind
often: 0.06 0.12 0.2
share: 10 15 20
costs: 40 49 58 = printing single copies, packing and postage
unless: portrait, adults, bookkeeping, dogs

santa-visits | people
kinds: services local ecommerce
who: family with small children, families with small children
often: 0.06 0.08 0.09
share: 5 8 11
costs: 50 60 70 = the visitor's pay, the costume and the way
unless: @animals, marathon, santa cruz, trees

home-schooling | people
kinds: education ecommerce saas
who: family that teaches at home, families that teach at home
unless: @animals, home office, driving, dance
`;
