/** Animals and who keeps them: what the figures need; the keys are those of `../venture.ts`. */
export const PETS = `
dog-walking | people
kinds: marketplace services
who: dog owner, dog owners
often: 6 12 20
share: 5 9 14
costs: 60 72 82 = the walker's pay and insurance
start: 300 1500 6000 = leads, first aid course, insurance, simple site
runs: 80 220 700 = car costs, booking app, phone and accountant
hours: 0.3 0.6 1.2 per walk
price: 18 25 38 per use = walk
unless: @software, guide dog, walking frame, hiking, hot dog

dog-grooming | people
kinds: services local marketplace
who: dog owner, dog owners
often: 0.3 0.6 1
share: 4 7 11
costs: 40 50 62 = the groomer's pay, shampoo and towels
start: 8000 26000 85000 = tub, table, dryer, clippers and small fit-out
runs: 600 1700 3600 = salon rent or van, water, power, insurance
hours: 1.2 1.7 2.6 per visit
price: 60 85 130 per use = dog groom
unless: cattle, @software, horses, donkey*, sheep, alpaca, men

pet-sitting | people
kinds: marketplace services
who: pet owner, pet owners
often: 0.1 0.25 0.5
share: 8 14 20
costs: 65 76 85 = the sitter's pay and cover while the animal is with them
start: 300 1500 7000 = background checks, insurance, first aid course, website
runs: 80 220 700 = booking software, phone, car and accountant
hours: 1.5 4 9 per booking
price: 60 150 320 per use = sitting booking
unless: @software, @lessons, baby, babies, children, cattle

dog-daycare | people
kinds: local services
who: dog owner, dog owners
often: 3 7 14
share: 3 5 8
costs: 45 55 66 = minders' pay, cleaning and food
start: 20000 55000 150000 = rubber floor, fences, kennels, outdoor run, permit
runs: 3500 7000 13000 = hall rent, power, water, insurance and software
hours: 0.5 0.8 1.4 per day
price: 32 42 60 per use = dog day
unless: @software, children, toddlers, adults, elderly, cats

dog-training | people
kinds: services education
who: dog owner, dog owners
often: 0.5 1.5 4
share: 2 4 7
costs: 35 48 60 = the trainer's pay and the training ground
start: 800 3000 9000 = trainer certificate, gear, insurance and website
runs: 200 500 1200 = car, liability insurance, phone and booking software
hours: 0.8 1.7 2.8 per lesson
price: 60 115 190 per use = training session
unless: @software, staff training, guide dogs for, vets' staff

fresh-pet-food | people
kinds: ecommerce services
who: dog owner, dog owners
often: 1 1.5 2.2
share: 3 6 10
costs: 52 62 72 = meat, cooking, packing and cooled delivery
start: 15000 42000 110000 = kettles, freezers, sealing machine, feed registration, recipes
runs: 1500 3500 7500 = kitchen rent, freezer power, insurance, lab tests
hours: 0.4 0.7 1.3 per order
price: 55 95 160 per use = food order
unless: cattle, fish feed, chickens, horses, livestock, pigs

pet-accessories | people
kinds: ecommerce hardware
who: pet owner, pet owners
often: 0.1 0.2 0.4
share: 8 15 22
costs: 45 54 64 = material, making, parcels and returns
start: 1500 5500 18000 = sewing or wood machines, material, photos, shop
runs: 120 400 1200 = workshop corner, shop software, insurance and power
hours: 0.4 1 4 per piece
price: 30 60 220 per use = order
unless: grooming, cattle, livestock, saddle, carpet, bottles

vet-telehealth | people
kinds: services marketplace
who: pet owner, pet owners
often: 0.05 0.12 0.25
share: 8 15 24
costs: 48 58 68 = the vet's time
start: 4000 12000 38000 = first version, state licences, legal review, records
runs: 400 1000 2600 = video platform, records software, malpractice insurance
hours: 0.3 0.5 0.9 per consultation
price: 35 60 95 per use = video consultation
unless: @farm, veterans, horses, practice software, x ray

mobile-vet | people
kinds: services local
who: pet owner, pet owners
often: 0.06 0.12 0.2
share: 6 12 18
costs: 50 60 70 = the vet's pay, medicine and the drive
start: 38000 80000 180000 = fitted van, portable lab, instruments, first medicines
runs: 1200 2500 5000 = van lease, malpractice insurance, fuel, records software
hours: 1.1 1.8 3 per visit
price: 130 220 420 per use = home visit
unless: @farm, software, app, notes, veterans, horses

animal-physio | people
kinds: services local
who: owner of an ailing animal, owners of ailing animals
often: 0.8 1.5 3
share: 1 2 4
costs: 42 52 62 = the therapist's pay, the drive and the basin
start: 5000 18000 70000 = therapy certificate, laser, mats, treadmill or car
runs: 350 1000 2800 = treatment room, insurance, car and software
hours: 0.9 1.4 2.2 per session
price: 70 100 150 per use = treatment
unless: @software, human, patients, cattle, children, app

pet-tracker | people
kinds: hardware saas ecommerce
who: pet owner, pet owners
often: once
share: 8 14 20
costs: 48 58 68 = parts, assembly, radio cards and returns
start: 25000 65000 160000 = electronics design, moulds, radio certificates, first batch
runs: 700 1800 4500 = servers, test lab, product insurance, storage
hours: 0.15 0.35 0.8 per piece
price: 39 69 129 per once = tracker
unless: @farm, parcel, fleet, keys, children, tools, luggage

pet-adoption | people
kinds: marketplace nonprofit
who: family looking for an animal, families looking for an animal
often: once
share: 2 4 7
start: 600 2500 7000 = website, animal profiles, charity registration, photos
runs: 80 250 700 = hosting, messages, insurance and accountant
hours: 0.3 0.8 2 per adoption
price: 5 20 60 per once = adoption donation
unless: child, children, technology adoption, breeder, cattle

lost-pets | people
kinds: nonprofit saas marketplace
who: owner of a missing animal, owners of missing animals
often: once
share: 5 11 18
start: 500 2500 8000 = alert map, traps, cameras, charity registration
runs: 80 220 650 = hosting, text messages, hotline phone, insurance
hours: 0.5 1.5 5 per search
price: 5 25 70 per once = search donation
unless: luggage, lost property, keys, parcel, dementia, cattle

horse-riding | people
kinds: local services marketplace
who: rider, riders
often: 2 4 8
share: 1 2 3
costs: 50 62 74 = hay, stable, farrier and the instructor's pay
start: 35000 100000 300000 = ponies, saddles, arena footing, fences and helmets
runs: 1200 3000 7500 = yard rent, liability insurance, water, tractor
hours: 0.4 0.8 1.6 per lesson
price: 45 70 110 per use = riding lesson
needs: lesson, lessons, ride, rides, ridden, riding, learn, trek, treks, share, pony, ponies
unless: @software, trailer, trailers, horse boxes, blankets, saddle, saddles, saddlery, scan, scans, hoof, hooves, bit, bits, rugs
`;
