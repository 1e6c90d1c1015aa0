/** Tools that write, watch and draw for firms and for single people: what the figures need; the keys are those of `../venture.ts`. */
export const MACHINE_HELPERS = `
tender-finder | firms
kinds: saas services
who: bidder, bidders

sales-call-coach | firms
kinds: saas
who: sales team, sales teams

product-photos-ai | firms
kinds: saas services
who: online shop, online shops

ad-creative-ai | both
kinds: saas services
who: online brand, online brands

search-visibility | firms
kinds: saas services
who: marketing manager, marketing managers

workflow-automation | firms
kinds: saas services
who: office manager, office managers

cloud-costs | firms
kinds: saas services
who: technical lead, technical leads

data-labelling | firms
kinds: services marketplace saas
who: machine-learning team, machine-learning teams
often: 0.5 1.5 4
costs: 52 62 74 = the annotators' pay and the second look

visa-and-relocation | both
kinds: services saas
who: employer, employers
often: 0.1 0.3 0.8
costs: 40 52 64 = the lawyer's check, fees and translations

inbox-assistant | both
kinds: saas
who: consultant, consultants

ai-portraits | people
kinds: usage saas
who: job seeker, job seekers
often: once
share: 1 2.5 5
`;
