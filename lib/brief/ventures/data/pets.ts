/** Animals and who keeps them: what the figures need; the keys are those of `../venture.ts`. */
export const PETS = `
dog-walking | people
kinds: marketplace services
who: dog owner, dog owners
often: 6 12 20
share: 5 9 14
costs: 60 72 82 = the walker's pay and insurance
unless: @software, guide dog, walking frame, hiking, hot dog

dog-grooming | people
kinds: services local marketplace
who: dog owner, dog owners
often: 0.3 0.6 1
share: 4 7 11
costs: 40 50 62 = the groomer's pay, shampoo and towels
unless: cattle, @software, horses, donkey*, sheep, alpaca, men

pet-sitting | people
kinds: marketplace services
who: pet owner, pet owners
often: 0.1 0.25 0.5
share: 8 14 20
costs: 65 76 85 = the sitter's pay and cover while the animal is with them
unless: @software, @lessons, baby, babies, children, cattle

dog-daycare | people
kinds: local services
who: dog owner, dog owners
often: 3 7 14
share: 3 5 8
costs: 45 55 66 = minders' pay, cleaning and food
unless: @software, children, toddlers, adults, elderly, cats

dog-training | people
kinds: services education
who: dog owner, dog owners
often: 0.5 1.5 4
share: 2 4 7
costs: 35 48 60 = the trainer's pay and the training ground
unless: @software, staff training, guide dogs for, vets' staff

fresh-pet-food | people
kinds: ecommerce services
who: dog owner, dog owners
often: 1 1.5 2.2
share: 3 6 10
costs: 52 62 72 = meat, cooking, packing and cooled delivery
unless: cattle, fish feed, chickens, horses, livestock, pigs

pet-accessories | people
kinds: ecommerce hardware
who: pet owner, pet owners
often: 0.1 0.2 0.4
share: 8 15 22
costs: 45 54 64 = material, making, parcels and returns
unless: grooming, cattle, livestock, saddle, carpet, bottles

vet-telehealth | people
kinds: services marketplace
who: pet owner, pet owners
often: 0.05 0.12 0.25
share: 8 15 24
costs: 48 58 68 = the vet's time
unless: @farm, veterans, horses, practice software, x ray

mobile-vet | people
kinds: services local
who: pet owner, pet owners
often: 0.06 0.12 0.2
share: 6 12 18
costs: 50 60 70 = the vet's pay, medicine and the drive
unless: @farm, software, app, notes, veterans, horses

animal-physio | people
kinds: services local
who: owner of an ailing animal, owners of ailing animals
often: 0.8 1.5 3
share: 1 2 4
costs: 42 52 62 = the therapist's pay, the drive and the basin
unless: @software, human, patients, cattle, children, app

pet-tracker | people
kinds: hardware saas ecommerce
who: pet owner, pet owners
often: once
share: 8 14 20
costs: 48 58 68 = parts, assembly, radio cards and returns
unless: @farm, parcel, fleet, keys, children, tools, luggage

pet-adoption | people
kinds: marketplace nonprofit
who: family looking for an animal, families looking for an animal
often: once
share: 2 4 7
unless: child, children, technology adoption, breeder, cattle

lost-pets | people
kinds: nonprofit saas marketplace
who: owner of a missing animal, owners of missing animals
often: once
share: 5 11 18
unless: luggage, lost property, keys, parcel, dementia, cattle

horse-riding | people
kinds: local services marketplace
who: rider, riders
often: 2 4 8
share: 1 2 3
costs: 50 62 74 = hay, stable, farrier and the instructor's pay
needs: lesson, lessons, ride, rides, ridden, riding, learn, trek, treks, share, pony, ponies
unless: @software, trailer, trailers, horse boxes, blankets, saddle, saddles, saddlery, scan, scans, hoof, hooves, bit, bits, rugs
`;
