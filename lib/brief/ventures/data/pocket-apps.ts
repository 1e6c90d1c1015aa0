/** Apps, platforms and gadgets for creators, patients, parents and savers: what the figures need; the keys are those of `../venture.ts`. */
export const POCKET_APPS = `
podcast-and-audio-tools | both
kinds: saas usage
who: podcaster, podcasters
unless: hearing aid, car audio, loudspeaker, headphone

creator-storefront | both
kinds: saas marketplace
who: creator, creators
unless: @animals, shop window, grocery, popup space

music-and-beats-marketplace | both
kinds: marketplace saas
who: music buyer, music buyers
often: 0.2 0.6 1.5
costs: 66 74 82 = the producers' share and payment fees
unless: heart beat, vinyl, concert, piano lesson, instrument rental

school-management | firms
kinds: saas
who: school, schools
unless: driving school, dog school, surf school, school uniform, school bus

clinic-management | firms
kinds: saas
who: clinic, clinics
unless: @animals, dental lab, repair clinic

doctor-booking | both
kinds: marketplace saas
who: patient, patients
often: 0.1 0.2 0.4
costs: 14 20 30 = payment fees, messages and support
unless: @animals, tree doctor, bike doctor, phone doctor

weaning-app | people
kinds: saas media
who: parent of a baby, parents of babies
share: 0.6 1.2 2.2
unless: @animals, alcohol, cigarette, smok*

rent-saving | people
kinds: fintech saas
who: saver, savers
share: 3 6 11
unless: car rental, costume, rent a car, equipment rental

small-loans | both
kinds: fintech services
who: borrower, borrowers
often: 0.15 0.3 0.6
costs: 45 58 70 = cost of funds, unpaid loans, checks and payment fees
unless: library, books on loan, tools on loan, art loan, costume

crowdfunding | both
kinds: marketplace fintech nonprofit
who: backer, backers
often: 0.05 0.1 0.25
costs: 34 44 56 = payment fees, checks and help for campaigns
unless: crowd control, concert ticket, @farm

stock-learning-app | people
kinds: saas education
who: learner, learners
share: 3 6 10
unless: livestock, stock control, stock take, stock photo, warehouse, stock room

forget-alert | people
kinds: hardware ecommerce
who: household, households
often: once
share: 8 14 22
costs: 46 55 64 = parts, assembly, tests, returns and postage
unless: @animals, medication, pill, baby monitor, fleet

pet-gadget | people
kinds: hardware ecommerce
who: pet owner, pet owners
often: once
share: 10 16 24
costs: 46 55 65 = parts, assembly, tests, returns and postage
unless: cattle, cow, horse, livestock, teddy, children

weekend-guide | people
kinds: media
who: reader, readers
share: 5 10 18
unless: mountain guide, guide dog, tour guide, weekend course, weekend house
`;
