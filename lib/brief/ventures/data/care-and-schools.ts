/** Care, health and schools one goes to: what the figures need; the keys are those of `../venture.ts`. */
export const CARE_AND_SCHOOLS = `
private-school | people
kinds: local education nonprofit
who: family with a school-age child, families with a school-age child
share: 2 4 7
costs: 56 65 74 = teachers' pay, meals, books and class materials
start: 25000 80000 260000 = rooms, furniture, school licence, deposit, books, website
runs: 2500 7000 18000 = rent, insurance, licence fees, software and accountant
hours: 11 17 26 per customer-month
price: 600 1000 1900 per month = school place
unless: @software, driving school, uniforms for schools, school furniture

care-home | people
kinds: local services nonprofit
who: resident's family, residents' families
share: 0.3 0.7 1.3
costs: 60 68 76 = carers' pay on all shifts, meals and laundry
start: 60000 190000 550000 = leased house, licence, safety works, beds, lifts, furniture
runs: 8000 17000 38000 = rent, energy, insurance, licence, nursing records and accountant
hours: 90 140 220 per customer-month
price: 3800 5600 8200 per month = room with care
unless: @software, nursery, meal delivery, directory

disability-support | both
kinds: services nonprofit
who: disabled person, disabled people
often: 8 22 55
share: 0.4 0.9 1.6
costs: 66 74 82 = support workers' pay, travel and training
start: 3000 12000 40000 = registration, checks, training, insurance, website, first pay run
runs: 600 1800 4500 = insurance, small office, rota software, audits and accountant
hours: 1.05 1.2 1.4 per hour
price: 28 38 58 per use = support hour
unless: @software, guide dog, assistance dog*, horse*, wheelchair maker, ramps, hearing loop

medical-clinic | both
kinds: local services nonprofit
who: patient, patients
often: 0.15 0.3 0.6
share: 12 22 35
costs: 46 56 67 = clinicians' pay, tests, dressings and medicines
start: 50000 150000 420000 = rooms, licences, examination equipment, records system, first stock
runs: 4500 11000 26000 = rent, malpractice insurance, records, cleaning, waste, accountant
hours: 0.7 1.1 1.7 per visit
price: 80 140 230 per use = visit
unless: @software, @animals, dental, teeth, hair, physio*, psycho*

counselling-practice | both
kinds: services local
who: therapy client, therapy clients
often: 1.5 2.5 4
share: 2 4 7
costs: 50 60 70 = therapists' pay, supervision and room hours
start: 2500 9000 28000 = licence, furnished room, records system, website
runs: 500 1300 3300 = rent, malpractice insurance, records, supervision and accountant
hours: 1.2 1.5 1.9 per session
price: 90 140 200 per use = session
unless: @software, career coaching, debt, physio*, chatbot, speech therapy

child-therapy-centre | people
kinds: local services nonprofit
who: parent of a child in therapy, parents of children in therapy
often: 3 5.5 12
share: 0.6 1.2 2.2
costs: 56 65 74 = therapists' pay, supervision and therapy materials
start: 15000 48000 140000 = rooms, sensory gym, tests, toys, licence, records system
runs: 2200 5200 12500 = rent, liability insurance, records, billing help and accountant
hours: 1.2 1.5 2 per session
price: 80 125 190 per use = session
unless: @software, @animals, horse*, toys for

dental-practice | people
kinds: local services
who: dental patient, dental patients
often: 0.12 0.2 0.35
share: 25 40 60
costs: 48 58 68 = dentists' and assistants' pay, materials and lab work
start: 120000 320000 700000 = rooms, licence, chairs, X-ray, sterilising, compressor, records
runs: 7000 15000 34000 = rent, equipment service, insurance, software, waste and accountant
hours: 1 1.6 2.6 per visit
price: 140 270 520 per use = visit
unless: @software, @animals, toothbrush*, toothpaste, dental lab, technicians, mouthwash

natural-healing-practice | people
kinds: local services
who: patient, patients
often: 0.5 1.1 2.2
share: 3 6 10
costs: 46 56 66 = the practitioner's pay, needles, oils and linen
start: 2000 7500 24000 = training certificates, treatment couch, room, website, first supplies
runs: 400 1200 3000 = room rent, liability insurance, booking tool and accountant
hours: 1.1 1.4 1.9 per session
price: 65 95 150 per use = session
unless: @software, @animals, supplements shop, online shop, physiotherap*

pet-boarding | people
kinds: local services
who: pet owner, pet owners
often: 0.5 1.1 2
share: 6 11 17
costs: 44 54 64 = minders' pay, cleaning, bedding and food
start: 22000 70000 210000 = licence, kennels or cat rooms, fences, heating, website
runs: 2200 5200 12500 = rent, energy, waste, insurance, booking software and accountant
hours: 0.5 0.85 1.4 per night
price: 35 55 85 per use = night
unless: @software, stable, livery, matching sitters, fostering, rescue

vet-clinic | people
kinds: local services
who: pet owner, pet owners
often: 0.15 0.27 0.5
share: 18 30 45
costs: 54 63 72 = vets' and nurses' pay, medicines, vaccines and lab
start: 80000 230000 550000 = rooms, licence, theatre, X-ray, lab, pharmacy stock
runs: 6000 13500 30000 = rent, equipment service, insurance, records, waste and accountant
hours: 0.9 1.5 2.4 per visit
price: 80 165 340 per use = visit
unless: @software, video consultation*, house calls, pet insurance, pet food brand

beauty-academy | both
kinds: education local services
who: beauty trainee, beauty trainees
often: once
share: 0.2 0.5 1
costs: 42 52 63 = trainers' pay, kits, models and certificates
start: 8000 26000 75000 = rooms, stations, licence, kits, course books, website
runs: 1200 3000 7500 = rent, insurance, accreditation, booking tool and accountant
hours: 12 25 60 per trainee
price: 550 1500 4200 per once = course
unless: @animals, @software, tutorial channel, make-up brand, mobile hairdress*

first-aid-training | both
kinds: education services
who: employer, employers
often: 0.3 0.9 3
share: 3 6 10
costs: 40 50 61 = trainers' pay, travel, certificates and practice material
start: 3000 9000 26000 = trainer licence, dummies, training defibrillator, bandages, website
runs: 300 850 2200 = insurance, accreditation, storage, van, booking tool and accountant
hours: 0.7 1.1 1.9 per participant
price: 60 95 150 per use = course place
unless: @animals, @software, first aid kits for, first-aid kits for, ambulance service, ambulances

drama-school | people
kinds: local education services nonprofit
who: family with a child in class, families with a child in class
share: 1 2 3.5
costs: 44 54 64 = teachers' pay, hall by the hour and costumes
start: 2000 7000 22000 = checks, insurance, costumes, sound system, deposit, website
runs: 350 950 2800 = insurance, licences for plays, storage, booking tool and accountant
hours: 0.6 1 1.9 per customer-month
price: 60 95 160 per month = class place
unless: @software, cinema, theatre tickets, puppets for sale

football-academy | both
kinds: local education services nonprofit
who: player's family, players' families
share: 1.5 3 5
costs: 48 58 68 = coaches' pay, pitches, league fees and balls
start: 4000 14000 45000 = licences, checks, goals, balls, kits, pitch deposit, website
runs: 600 1700 4500 = insurance, storage, federation fees, van and accountant
hours: 1 1.7 3 per customer-month
price: 75 130 250 per month = player place
unless: @animals, @software, football boots, fan shop, betting, american football

sports-coaching | people
kinds: services education local
who: player, players
often: 2 3.2 6
share: 1 2.2 4
costs: 42 52 62 = the coach's pay, court hire and balls
start: 1500 5000 16000 = coach licence, rackets, balls, camera, insurance, website
runs: 200 550 1500 = insurance, club fee, car, booking tool and accountant
hours: 1.1 1.35 1.8 per lesson
price: 48 78 130 per use = lesson
unless: @animals, @software, business coach*, life coach*, executive*, dance, racket shop, dating

religious-classes | people
kinds: education local services nonprofit
who: parent, parents
share: 1 2.5 5
costs: 52 62 72 = teachers' pay, room by the hour and books
start: 800 3500 12000 = checks, books, boards, room deposit, website, insurance
runs: 120 400 1300 = room share, insurance, video tool and accountant
hours: 0.8 1.8 4.5 per customer-month
price: 25 50 95 per month = class place
unless: @software, religious clothing, tours, pilgrimage, bookshop, wedding

vocational-centre | both
kinds: education nonprofit local
who: trainee, trainees
often: once
share: 0.4 1 2.2
costs: 52 62 73 = trainers' pay, materials, meals and test fees
start: 12000 42000 130000 = workshop, machines, tools, safety gear, licence, first materials
runs: 1500 4000 11000 = rent, power, repairs, insurance, accreditation and accountant
hours: 12 24 55 per trainee
price: 300 1100 3200 per once = course place
unless: saas, dashboard, crm, plugin, coding, beauty school, driving school

youth-centre | both
kinds: nonprofit local services
who: young person, young people
often: 3 6 12
share: 0.8 2 4
costs: 50 60 70 = youth workers' pay, meals and workshop material
start: 6000 22000 75000 = rooms, fire safety, furniture, kitchen, games, checks
runs: 1200 3200 8500 = rent, energy, insurance, repairs and accountant
hours: 0.4 0.8 1.5 per visit
price: 8 14 24 per use = funded visit
unless: saas, crm, plugin, tandems, matched pairs, youth hostel, retirement

makerspace | both
kinds: local services nonprofit education
who: maker, makers
share: 0.3 0.7 1.4
costs: 28 37 47 = workshop staff, wear, blades and consumables
start: 28000 90000 260000 = machines, benches, dust extraction, safety works, access system
runs: 3200 7500 18000 = rent, power, machine service, insurance, access software
hours: 1 2 3.6 per customer-month
price: 50 85 170 per month = membership
unless: lend tools, tool library, commercial kitchen, coworking desks, 3d print service

play-cafe | people
kinds: local
who: family with small children, families with small children
often: 0.8 1.7 3.5
share: 3 5 8
costs: 44 53 62 = food, drinks, helpers and cleaning
start: 35000 90000 210000 = fit-out, kitchen, coffee machine, soft play, toys, permits
runs: 4200 8500 17000 = rent, energy, insurance, waste and till software
hours: 0.2 0.35 0.6 per visit
price: 15 24 38 per use = family visit
unless: @software, board game café, cat café, dog café, toy shop, trampoline*
`;
