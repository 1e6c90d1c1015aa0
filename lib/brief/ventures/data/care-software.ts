/** Software for practices, salons, studios and care: what the figures need; the keys are those of `../venture.ts`. */
export const CARE_SOFTWARE = `
clinic-no-shows | firms
kinds: saas
who: clinic, clinics

salon-booking | firms
kinds: saas
who: salon, salons

gym-studio-software | firms
kinds: saas

care-documentation | firms
kinds: saas

medical-scribe | firms
kinds: saas
who: doctor, doctors

diagnostic-ai | firms
kinds: saas usage hardware

trial-recruitment | firms
kinds: saas services marketplace

vet-practice-software | firms
kinds: saas
who: veterinary practice, veterinary practices

pharmacy-stock | firms
kinds: saas marketplace
who: pharmacy, pharmacies

therapist-practice | both
kinds: saas
who: therapist, therapists

dental-lab-and-practice | firms
kinds: saas marketplace
who: dental practice, dental practices
`;
