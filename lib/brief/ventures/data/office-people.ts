/** Software for the office: people and rules: what the figures need; the keys are those of `../venture.ts`. */
export const OFFICE_PEOPLE = `
applicant-tracking | firms
kinds: saas
unless: @animals, parcels, fitness, university

staff-onboarding | firms
kinds: saas education
unless: snow, surf, ships, boats, airlines

shift-planning | firms
kinds: saas
unless: gears, gear, land, class, house

hr-records | firms
kinds: saas
unless: vinyl, hour, heart, music

employee-survey | firms
kinds: saas
unless: land, customers, building survey

employee-wellbeing | firms
kinds: saas services marketplace
unless: @animals, water wells, children, oil

phishing-training | firms
kinds: saas education
unless: @animals, fishing, anglers

security-compliance | firms
kinds: saas services
unless: guards, locks, doors, airport

privacy-compliance | firms
kinds: saas services
unless: fence, curtains, blinds, window, hedge

meeting-notes | firms
kinds: saas
unless: bank notes, music, sticky, venues

knowledge-search | firms
kinds: saas
unless: @animals, general knowledge, quiz
`;
