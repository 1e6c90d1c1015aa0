/** Tools that write, watch and draw for firms and for single people: what the figures need; the keys are those of `../venture.ts`. */
export const MACHINE_HELPERS = `
tender-finder | firms
kinds: saas services
who: bidder, bidders
unless: meat, chicken, boat, tender loving

sales-call-coach | firms
kinds: saas
who: sales team, sales teams
unless: coach trips, bus, football, garage

product-photos-ai | firms
kinds: saas services
who: online shop, online shops
unless: @animals, passport, wedding, family

ad-creative-ai | both
kinds: saas services
who: online brand, online brands
unless: printed, inside, buses, bus, leaflets

search-visibility | firms
kinds: saas services
who: marketing manager, marketing managers
unless: search dogs, vests, hi vis, fog, job

workflow-automation | firms
kinds: saas services
who: office manager, office managers
unless: garage doors, gates, blinds, barn

cloud-costs | firms
kinds: saas services
who: technical lead, technical leads
unless: weather, storage boxes, clouds, cotton

data-labelling | firms
kinds: services marketplace saas
who: machine-learning team, machine-learning teams
often: 0.5 1.5 4
costs: 52 62 74 = the annotators' pay and the second look
unless: wine labels, food labels, bottles

visa-and-relocation | both
kinds: services saas
who: employer, employers
often: 0.1 0.3 0.8
costs: 40 52 64 = the lawyer's check, fees and translations
unless: tourists, office furniture, toads

inbox-assistant | both
kinds: saas
who: consultant, consultants
unless: letter boxes, postbox, dental, nurses

ai-portraits | people
kinds: usage saas
who: job seeker, job seekers
often: once
share: 1 2.5 5
unless: pets, painted, houses, we paint
`;
