/** Software for practices, salons, studios and care: id | solution | target customer | how it earns, as founders write them. */
export const CARE_SOFTWARE_SAMPLES = `
clinic-no-shows | It texts patients before their visit and, when one cancels, offers the slot to those on the waiting list. | Physiotherapy clinics with 2 to 10 therapists in Germany | €79 per clinic per month.
clinic-no-shows | Online booking and a small deposit so fewer patients are no-shows; empty slots are filled by message. | Dental practices and dermatologists in Dubai | AED 400 per month.
salon-booking | Clients book a chair online at night, leave a deposit and the calendar knows how long each stylist needs. | Hair salons and barbers in Manchester | £29 per month.
salon-booking | Booking over Instagram messages for nail and tattoo studios, with reminders and card deposits. | Owners of nail studios and tattoo studios in São Paulo | R$79 per month.
gym-studio-software | Software for yoga studios: timetable, class passes, waiting lists and monthly memberships. | Yoga and pilates studios in the Netherlands | €69 per month.
gym-studio-software | It spots gym members who are about to quit and suggests what the trainer should write. | Independent gyms with 300 to 2,000 members in Spain | €99 per month.
care-documentation | Carers speak while they walk to the next room and it becomes an entry in the care record. | Care homes with 40 to 150 beds in Germany | €5 per resident per month.
care-documentation | Home care software with visits, medication lists and handover notes on the phone. | Home care agencies in Ireland | €8 per client per month.
medical-scribe | An AI that listens to the consultation and writes the clinical note and the letter for the doctor to sign. | GPs and specialists in private practice in Australia | A$129 per doctor per month.
medical-scribe | Doctors dictate after seeing each patient, and the software writes the discharge letter in the style of the hospital. | Hospital departments in Hungary | €60 per doctor per month.
diagnostic-ai | Software that marks suspicious spots on chest X-rays and sorts urgent ones to the top. | Hospitals and radiology practices in India | $0.80 per scan.
diagnostic-ai | A camera for opticians plus AI that screens the retina for diabetes damage. | Optician chains and diabetes clinics in Mexico | $6 per screening.
trial-recruitment | We find patients for clinical trials through patient groups and check eligibility in plain language. | Pharma companies and study sites in Europe | €900 per enrolled participant.
trial-recruitment | AI reads hospital records with consent and matches patients to studies that are recruiting. | University hospitals and sponsors of studies in Canada | C$3,000 per study per month.
vet-practice-software | Appointment, records and vaccination reminders for small animal vets, with voice notes during surgery. | Independent veterinary practices in Poland | €89 per vet per month.
vet-practice-software | An assistant sorts calls and messages at vet clinics into urgent and not urgent and books the visit. | Veterinary clinics in California | $249 per month.
pharmacy-stock | Forecasts what a pharmacy sells, orders from wholesalers and warns of packs which expire. | Independent pharmacies in Kenya | KES 4,000 per month.
pharmacy-stock | A network where pharmacies see which colleague nearby has a medicine in stock during shortages. | Pharmacies in Portugal | €30 per month.
therapist-practice | Therapists send exercises between sessions, clients note their mood and both see the week at the next meeting. | Psychotherapists in private practice in Austria | €25 per month.
therapist-practice | Physiotherapists put together a home exercise plan with videos in two minutes and see who practised. | Physiotherapists in New Zealand | NZ$30 per month.
dental-lab-software | Software for dental labs: each case gets a barcode, technicians scan it at their bench, and the owner sees what is late. | Dental laboratories with 5 to 30 technicians in Mexico | $49 per lab per month.
dental-lab-software | An order form for crowns and bridges that asks for tooth and shade, and a statement for each dentist at the end of the month. | Owners of small dental labs in Romania | 190 lei per lab per month.
dental-lab-and-practice | Dentists and dental labs share scans, orders and photos so crowns fit without calls back. | Dental practices and dental labs in Turkey | €3 per case.
dental-lab-and-practice | Software that explains a dental treatment plan to patients with pictures and gets it signed. | Dentists with two or more chairs in Switzerland | CHF 120 per month.
`;
