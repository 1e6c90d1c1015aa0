/** Services that firms buy by the month or the project: what the figures need; the keys are those of `../venture.ts`. */
export const FIRM_SERVICES = `
bookkeeping-service | firms
kinds: services
costs: 45 55 68 = the bookkeeper's hours

marketing-agency | firms
kinds: services marketplace
costs: 45 55 65 = hours of staff and freelancers, without advertising money

web-design-studio | both
kinds: services
costs: 50 60 70 = designers' and developers' hours

video-production | firms
kinds: services
often: 0.1 0.3 1
costs: 45 55 66 = crew, editing and gear

translation-service | both
kinds: services marketplace
often: 0.3 1 4
costs: 50 60 70 = the translator's or interpreter's fee

it-support | firms
kinds: services saas

recruiting-service | firms
kinds: services marketplace
often: 0.05 0.15 0.4

virtual-assistance | firms
kinds: services marketplace
often: 8 20 40
costs: 55 64 74 = the assistant's pay and cover

corporate-training | firms
kinds: services education
often: 0.05 0.15 0.5
costs: 40 50 62 = trainer, material and room

grant-writing | firms
kinds: services saas
often: 0.1 0.2 0.4

export-consulting | firms
kinds: services

rapid-prototyping | firms
kinds: services marketplace
often: 0.3 1 3
costs: 45 55 66 = material, machine time and rework

fractional-cfo | firms
kinds: services marketplace
often: 2 4 8
costs: 50 60 70 = the finance lead's day

security-testing | firms
kinds: services saas marketplace
often: 0.08 0.1 0.2
costs: 50 60 70 = testers' days and rewards
`;
