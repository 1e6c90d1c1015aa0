/** Hair, hands, health and fitness: what the figures need; the keys are those of `../venture.ts`. */
export const BODY = `
mobile-hairdresser | people
kinds: services local marketplace
who: person with hair to cut, people with hair to cut
often: 0.5 0.8 1.3
share: 10 18 28
costs: 50 60 70 = the hairdresser's pay, colour and the way
start: 700 2000 6000 = scissors, basin, dryers, colours, licence and booking page
runs: 120 280 650 = liability insurance, car, phone, booking software and licence
hours: 1.1 1.6 2.6 per visit
price: 40 65 110 per use = haircut
unless: @animals, @software, @lessons, dentist

beauty-at-home | people
kinds: services local marketplace
who: client, clients
often: 0.6 1.1 2
share: 5 9 14
costs: 48 58 68 = the beautician's pay, varnish, tips and the way
start: 800 2500 7000 = couch, lamp, wax heater, varnish, licence, website
runs: 120 320 800 = insurance, car, booking software, phone and licences
hours: 1.2 1.8 2.5 per visit
price: 50 80 130 per use = treatment
unless: @animals, @software, @lessons, hammer

massage-at-home | people
kinds: services marketplace local
who: person with a stiff back, people with stiff backs
often: 0.3 0.7 1.5
share: 4 8 13
costs: 58 67 76 = the therapist's pay, oil, linen and the way
start: 700 2200 6500 = folding tables, linen, oils, licences and booking page
runs: 150 350 900 = liability insurance, booking software, car and laundry
hours: 1.6 2 2.7 per visit
price: 90 125 175 per use = massage hour
unless: @animals, @software, @lessons, gun

personal-training | people
kinds: services local saas
who: person who wants to get fit, people who want to get fit
often: 2 5 9
share: 3 6 10
costs: 52 62 72 = the trainer's pay and the room
start: 600 2200 7000 = certificate, kettlebells, bands, mats and booking page
runs: 100 260 700 = liability insurance, park permit, booking app and car
hours: 1.2 1.5 2 per session
price: 50 75 120 per use = session
unless: @animals, @software, staff training

yoga-studio | people
kinds: local services education
who: person on the mat, people on the mat
often: 2 4 8
share: 3 6 9
costs: 42 52 62 = teachers' pay and the room by the hour
start: 6000 18000 50000 = floor, mats, heating, deposit, sign and booking system
runs: 1500 3200 6500 = studio rent, power, insurance and booking software
hours: 0.1 0.18 0.3 per place
price: 14 20 28 per use = class place
unless: @animals, mats from, @software, goats

climbing-boxing-gym | people
kinds: local
who: member, members
often: 2 4 8
share: 2 4 7
costs: 25 34 44 = staff on the floor, new holds or gloves and cleaning
start: 70000 180000 450000 = climbing walls, mats, bags, ring, showers and rent
runs: 6000 12000 25000 = hall rent, power, insurance and till software
hours: 0.1 0.2 0.35 per entry
price: 15 20 28 per use = entry
unless: @software, shoes, packing, plants

dance-school | people
kinds: local education services
who: dancer, dancers
often: 2 3.5 6
share: 2 4 6
costs: 42 52 62 = teachers' pay and the hall by the hour
start: 2500 8000 28000 = mirrors, floor, sound system, deposit and website
runs: 400 1100 3500 = hall share, insurance, music licence and booking tool
hours: 0.12 0.2 0.35 per place
price: 14 19 28 per use = class place
unless: @software, dresses, costume, floor

swimming-lessons | people
kinds: local education services
who: family with a child who cannot swim, families with a child who cannot swim
often: 3 4 6
share: 3 6 9
costs: 55 65 75 = teachers' pay and hire of the water
start: 1500 4500 12000 = lifesaving certificates, floats, caps, first pool hire, site
runs: 200 500 1300 = liability insurance, booking software, storage and phone
hours: 0.2 0.35 0.6 per lesson
price: 18 28 42 per use = lesson
unless: @animals, seniors, pool cleaning, fish

physiotherapy | people
kinds: services saas local
who: patient, patients
often: 0.3 0.6 1.3
share: 4 8 13
costs: 58 67 76 = the therapist's pay, the way and equipment
start: 3000 10000 32000 = treatment couch, instruments, licence, records system and website
runs: 450 1300 3200 = room rent, malpractice insurance, records software and car
hours: 1 1.4 2 per session
price: 90 130 190 per use = session
unless: @animals, racehorse*, @software, tape

nutrition-coaching | people
kinds: services saas education
who: person who wants to eat differently, people who want to eat differently
often: 0.5 1.2 3
share: 4 8 13
costs: 48 58 68 = the dietitian's hours
start: 600 2200 6000 = website, video set-up, licence, handouts and forms
runs: 120 300 700 = liability insurance, video and records software, licence
hours: 1 1.4 2.2 per session
price: 75 115 175 per use = consultation
unless: @animals, plants, soil, coach trips

tattoo-studio | people
kinds: local services marketplace
who: client, clients
often: 0.03 0.08 0.2
share: 3 6 10
costs: 50 58 66 = the artist's share, needles, ink and film
start: 6000 16000 40000 = chair, machines, sterile fit-out, permit, deposit and sign
runs: 1100 2300 4800 = studio rent, insurance, waste pickup and booking tool
hours: 2 3.8 7 per piece
price: 180 380 800 per use = tattoo
unless: @animals, @software, needles, ear tags

sauna-wellness | people
kinds: local services
who: bather, bathers
often: 0.3 0.7 2
share: 4 8 13
costs: 34 44 55 = wood or power, towels, cleaning and staff
start: 18000 45000 130000 = wood sauna, stove, plunge tub, permits and site
runs: 700 1800 4500 = pitch rent, insurance, water and booking software
hours: 0.2 0.35 0.6 per place
price: 22 35 55 per use = seat
unless: build, builder, @repair, kit

postnatal-care | people
kinds: services education saas
who: family with a newborn, families with a newborn
often: 2 4 8
share: 0.8 1.5 2.5
costs: 60 69 78 = the midwife's or doula's pay and the way
start: 600 2200 6000 = training, first aid, scales, background check and website
runs: 120 320 800 = liability insurance, car, phone and booking software
hours: 2.5 3.8 5 per visit
price: 95 150 220 per use = visit
unless: @animals, software, prams, calves

foot-hearing-home | people
kinds: services local ecommerce
who: older person, older people
often: 0.2 0.6 1
share: 5 9 14
costs: 52 62 72 = the specialist's pay, instruments and the way
start: 3000 8000 20000 = foot drill, autoclave, suction device, otoscope and site
runs: 200 480 1100 = malpractice insurance, car, sterile supplies and software
hours: 0.9 1.3 1.8 per visit
price: 60 90 140 per use = visit
unless: @animals, hoof, court, software, shoes
`;
