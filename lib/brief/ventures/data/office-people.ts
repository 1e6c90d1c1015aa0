/** Software for the office: people and rules: what the figures need; the keys are those of `../venture.ts`. */
export const OFFICE_PEOPLE = `
applicant-tracking | firms
kinds: saas

staff-onboarding | firms
kinds: saas education

shift-planning | firms
kinds: saas

hr-records | firms
kinds: saas

employee-survey | firms
kinds: saas

employee-wellbeing | firms
kinds: saas services marketplace

phishing-training | firms
kinds: saas education

security-compliance | firms
kinds: saas services

privacy-compliance | firms
kinds: saas services

meeting-notes | firms
kinds: saas

knowledge-search | firms
kinds: saas
`;
