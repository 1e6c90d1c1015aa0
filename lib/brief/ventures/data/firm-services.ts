/** Services that firms buy by the month or the project: what the figures need; the keys are those of `../venture.ts`. */
export const FIRM_SERVICES = `
bookkeeping-service | firms
kinds: services
costs: 45 55 68 = the bookkeeper's hours
unless: beekeeping, library, books shop

marketing-agency | firms
kinds: services marketplace
costs: 45 55 65 = hours of staff and freelancers, without advertising money
unless: farmers' market, market stall, signs

web-design-studio | both
kinds: services
costs: 50 60 70 = designers' and developers' hours
unless: interior, spider, yoga, furniture

video-production | firms
kinds: services
often: 0.1 0.3 1
costs: 45 55 66 = crew, editing and gear
unless: doorbell, surveillance, wedding, game

translation-service | both
kinds: services marketplace
often: 0.3 1 4
costs: 50 60 70 = the translator's or interpreter's fee
unless: printed, cards, menus, speech therapy

it-support | firms
kinds: services saas
unless: @animals, grandparents, older people

recruiting-service | firms
kinds: services marketplace
often: 0.05 0.15 0.4
unless: @animals, soldiers, volunteers, foster

virtual-assistance | firms
kinds: services marketplace
often: 8 20 40
costs: 55 64 74 = the assistant's pay and cover
unless: vr, virtual reality, tours, dementia

corporate-training | firms
kinds: services education
often: 0.05 0.15 0.5
costs: 40 50 62 = trainer, material and room
unless: dogs, gym, fitness, baristas, forklift

grant-writing | firms
kinds: services saas
often: 0.1 0.2 0.4
unless: cv, songs, novels, speeches

export-consulting | firms
kinds: services
unless: data export, students, pictures

rapid-prototyping | firms
kinds: services marketplace
often: 0.3 1 3
costs: 45 55 66 = material, machine time and rework
unless: @lessons, dentures, toys, fast food

fractional-cfo | firms
kinds: services marketplace
often: 2 4 8
costs: 50 60 70 = the finance lead's day
unless: families, shares, bottles

security-testing | firms
kinds: services saas marketplace
often: 0.08 0.1 0.2
costs: 50 60 70 = testers' days and rewards
unless: guards, locks, alarm, food, doormen
`;
