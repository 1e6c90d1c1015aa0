/** Software for practices, salons, studios and care: what the figures need; the keys are those of `../venture.ts`. */
export const CARE_SOFTWARE = `
clinic-no-shows | firms
kinds: saas
who: clinic, clinics
unless: @animals, instructor, pupil, driving
needs: @screen

salon-booking | firms
kinds: saas
who: salon, salons
unless: @animals, wine, furniture, book club
needs: @screen

gym-studio-software | firms
kinds: saas
unless: @animals, recording, photo, film, mats
needs: @screen

care-documentation | firms
kinds: saas
unless: @animals, skin, film, hair, car, lawn

medical-scribe | firms
kinds: saas
who: doctor, doctors
unless: @animals, vet, court, lawyers, school

diagnostic-ai | firms
kinds: saas usage hardware
unless: @animals, car, cars, machines, plants

trial-recruitment | firms
kinds: saas services marketplace
unless: court, product testing, sales, drivers

vet-practice-software | firms
kinds: saas
who: veterinary practice, veterinary practices
unless: @farm, horses, veterans, horse, zoo
needs: @screen

pharmacy-stock | firms
kinds: saas marketplace
who: pharmacy, pharmacies
unless: @animals, shares, exchange, farm, soup
needs: pharmac*, medicine*, drug*, chemist*

therapist-practice | both
kinds: saas
who: therapist, therapists
unless: @animals, massage, golf, musicians

dental-lab-software | firms
kinds: saas usage
who: dental laboratory, dental laboratories
unless: @animals, aligner, treatment plan, photo lab, mills, prints

dental-lab-and-practice | firms
kinds: saas marketplace
who: dental practice, dental practices
unless: @animals, chews, toothpaste, photo lab
`;
