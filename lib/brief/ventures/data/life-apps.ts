/** Meeting, living, working and remembering: what the figures need; the keys are those of `../venture.ts`. */
export const LIFE_APPS = `
dating-app | people
kinds: saas services
who: single, singles
share: 6 10 15
unless: carbon dating, cattle, expiry, horses

friend-finding | people
kinds: saas services marketplace
who: newcomer, newcomers
often: 0.5 1.5 3
share: 5 9 15
unless: @animals, imaginary, bugs

flatmate-finding | people
kinds: marketplace saas
who: room seeker, room seekers
often: 0.03 0.05 0.1
share: 3 6 9
unless: office, tyres, dogs, horse, desk

tenant-help | people
kinds: services saas nonprofit
who: tenant, tenants
often: 0.03 0.06 0.1
share: 12 20 30
costs: 40 55 70 = lawyers' time and letters
unless: software for landlords, landlords

job-search | people
kinds: saas services
who: job seeker, job seekers
share: 3 6 10
unless: search dogs, house, employers find

interview-practice | people
kinds: saas services
who: applicant, applicants
share: 2 4 7
unless: doctors, dentist, oral history

life-story | people
kinds: services saas media
who: family, families
often: once
share: 5 9 14
costs: 40 52 65 = interviewing, editing and printing
unless: insurance, life guard, storey, boats

digital-estate | people
kinds: services saas
who: family, families
often: once
share: 10 18 28
unless: estate agents, car, farm, wine, houses

personal-safety | people
kinds: saas hardware
who: person walking home, people walking home
share: 8 14 22
unless: goggles, workwear, helmets, factory

ai-companion | people
kinds: saas hardware
who: user, users
share: 8 14 22
unless: @animals, travel companion, planting
`;
