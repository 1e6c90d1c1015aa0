/** Software for practices, salons, studios and care: what the figures need; the keys are those of `../venture.ts`. */
export const CARE_SOFTWARE = `
clinic-no-shows | firms
kinds: saas
who: clinic, clinics
start: 1500 4500 12000 = records interface, privacy audit, text gateway and website
runs: 250 600 1500 = secure hosting, text gateway, insurance and accountant
hours: 0.2 0.5 1 per customer-month
price: 60 120 250 per month = practice
unless: @animals, instructor, pupil, driving
needs: @screen

salon-booking | firms
kinds: saas
who: salon, salons
start: 1000 3500 9000 = design, card deposits, demo account and website
runs: 150 400 1000 = hosting, text gateway, support tool and accountant
hours: 0.15 0.3 0.7 per customer-month
price: 19 35 70 per month = salon
unless: @animals, wine, furniture, book club
needs: @screen

gym-studio-software | firms
kinds: saas
start: 1500 5000 14000 = app design, payment and door interfaces, website
runs: 250 600 1500 = hosting, app stores, texts, insurance and accountant
hours: 0.25 0.6 1.2 per customer-month
price: 60 115 220 per month = studio
unless: @animals, recording, photo, film, mats
needs: @screen

care-documentation | firms
kinds: saas
start: 4000 12000 35000 = speech model, privacy audit, records interfaces and pilot home
runs: 500 1200 3000 = secure hosting, speech service, insurance and audits
hours: 0.02 0.05 0.12 per customer-month
price: 6 10 18 per month = resident
unless: @animals, skin, film, hair, car, lawn

medical-scribe | firms
kinds: saas
who: doctor, doctors
start: 4000 14000 45000 = privacy audit, records interfaces, legal review and website
runs: 600 1500 4000 = secure hosting, speech models, insurance and audits
hours: 0.2 0.4 0.9 per customer-month
price: 60 115 220 per month = doctor
unless: @animals, vet, court, lawyers, school

diagnostic-ai | firms
kinds: saas usage hardware
start: 60000 160000 450000 = device approval, licensed images, reader study and servers
runs: 2500 6000 15000 = secure hosting, quality system, liability insurance and licences
hours: 1 2.5 6 per customer-month
price: 400 1100 3000 per month = imaging site
unless: @animals, car, cars, machines, plants

trial-recruitment | firms
kinds: saas services marketplace
start: 8000 25000 80000 = privacy audit, hospital interfaces, legal contracts and pilot
runs: 1000 2500 6500 = secure hosting, data licences, insurance and audits
hours: 4 10 25 per customer-month
price: 1500 4000 10000 per month = study
unless: court, product testing, sales, drivers

vet-practice-software | firms
kinds: saas
who: veterinary practice, veterinary practices
start: 2500 7000 20000 = lab and payment interfaces, import tools, website
runs: 300 800 2000 = hosting, backups, speech service, insurance and accountant
hours: 0.3 0.6 1.2 per customer-month
price: 60 95 160 per month = vet
unless: @farm, horses, veterans, horse, zoo
needs: @screen

pharmacy-stock | firms
kinds: saas marketplace
who: pharmacy, pharmacies
start: 2500 8000 22000 = till and wholesaler interfaces, security check and website
runs: 300 800 2000 = hosting, drug data licence, insurance and accountant
hours: 0.4 0.9 1.8 per customer-month
price: 80 160 320 per month = pharmacy
unless: @animals, shares, exchange, farm, soup
needs: pharmac*, medicine*, drug*, chemist*

therapist-practice | both
kinds: saas
who: therapist, therapists
start: 1500 5000 14000 = privacy audit, video and payment set-up, website
runs: 200 500 1300 = secure hosting, video service, insurance and accountant
hours: 0.1 0.2 0.5 per customer-month
price: 25 45 80 per month = therapist
unless: @animals, massage, golf, musicians

dental-lab-software | firms
kinds: saas usage
who: dental laboratory, dental laboratories
start: 2000 6000 16000 = scanner interfaces, barcode kit, pilot labs and website
runs: 250 600 1500 = hosting, file storage, insurance and accountant
hours: 0.4 0.8 1.6 per customer-month
price: 70 140 280 per month = lab
unless: @animals, aligner, treatment plan, photo lab, mills, prints

dental-lab-and-practice | firms
kinds: saas marketplace
who: dental practice, dental practices
start: 3500 11000 32000 = x-ray and insurance interfaces, privacy audit, website
runs: 400 1000 2600 = secure hosting, image storage, insurance and accountant
hours: 0.5 1 2 per customer-month
price: 100 230 420 per month = practice
unless: @animals, chews, toothpaste, photo lab
`;
