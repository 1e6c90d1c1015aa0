/** Animals and who keeps them: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const PETS = `
dog-walking | people
cue: dog walk; walker dog; walk leash; dog midday; walk puppy
not: train; groom; software; treadmill
kinds: marketplace services
who: dog owner, dog owners
often: 6 12 20
share: 5 9 14
costs: 60 72 82 = the walker's pay and insurance

dog-grooming | people
cue: dog groom; groomer dog; pet groom; groom salon pet; dog salon; wash dog clip; groom van; groom cat; bath dog nail; grooming; shampoo dog; washing dog clip
not: beard; horse; software; wedding
kinds: services local marketplace
who: dog owner, dog owners
often: 0.3 0.6 1
share: 4 7 11
costs: 40 50 62 = the groomer's pay, shampoo and towels

pet-sitting | people
cue: pet sit; petsit; cat sit; dog sit; sitter pet; sitter cat; sitter dog; pet boarding; dog boarding; kennel alternative; feed cats holiday; look-after pets; looks-after pets; cats while-away; pets away holiday; pet host; looked-after pets; cat visits; pet sitting; cat sitting; dog sitting
not: walk; groom; daycare; day-care; baby; child; software; horse
kinds: marketplace services
who: pet owner, pet owners
often: 0.1 0.25 0.5
share: 8 14 20
costs: 65 76 85 = the sitter's pay and cover while the animal is with them

dog-daycare | people
cue: dog daycare; dog day-care; doggy daycare; daycare puppies; dogs spend day; puppy daycare; dog creche; day-care dogs; dog nursery; dogs play day pick-up; drop dog morning
not: software; walk; toddler; groom
kinds: local services
who: dog owner, dog owners
often: 3 7 14
share: 3 5 8
costs: 45 55 66 = minders' pay, cleaning and food

dog-training | people
cue: dog train; puppy train; train dogs; dog behaviour; dog behavior; puppy school; puppy class; dog school; recall lead reactive; trainer dog; dog obedience; reactive dogs
not: software; treadmill; horse
kinds: services education
who: dog owner, dog owners
often: 0.5 1.5 4
share: 2 4 7
costs: 35 48 60 = the trainer's pay and the training ground

fresh-pet-food | people
cue: fresh dog food; dog food; pet food; cat food; dog meals; raw dog; fresh food pet; dog portion; dog subscription food; kibble; barf dog; cooked dogs recipe; insect protein pet
not: software; bakery
kinds: ecommerce services
who: dog owner, dog owners
often: 1 1.5 2.2
share: 3 6 10
costs: 52 62 72 = meat, cooking, packing and cooled delivery

pet-accessories | people
cue: dog collar; pet accessories; dog lead harness; cat furniture; cat tree; dog bed; leash collar; dog toy; pet toy; pet products; dog coat raincoat; scratching post; pet supplies; dog harness; cat toy; pet bed
not: track; gps; software; food; walk
kinds: ecommerce hardware
who: pet owner, pet owners
often: 0.1 0.2 0.4
share: 8 15 22
costs: 45 54 64 = material, making, parcels and returns

vet-telehealth | people
cue: veterinarian video; veterinarian call; veterinarians online; veterinarian chat; vet video; vet online; vet chat; telehealth pet; vet call; vet advice app; vet consultation; vets remote; vet phone night; symptoms pet
not: mobile-vet; visit; insurance; software; wheels; van
kinds: services marketplace
who: pet owner, pet owners
often: 0.05 0.12 0.25
share: 8 15 24
costs: 48 58 68 = the vet's time

mobile-vet | people
cue: mobile vet; vet home visit; vet visits; vet comes; vet van; house-call vet; veterinarian home; vet practice wheels; home vet; vets home; animal clinic van
not: online; video; software; farm
kinds: services local
who: pet owner, pet owners
often: 0.06 0.12 0.2
share: 6 12 18
costs: 50 60 70 = the vet's pay, medicine and the drive

animal-physio | people
cue: animal physio; dog physio; horse physio; dog rehab; hydrotherapy dog; canine physio; osteopath animal; osteopathy horse; massage dog; dog arthritis; physiotherapy animals; rehab pet; underwater treadmill; physio pet
not: software; supplement
kinds: services local
who: owner of an ailing animal, owners of ailing animals
often: 0.8 1.5 3
share: 1 2 4
costs: 42 52 62 = the therapist's pay, the drive and the basin

pet-tracker | people
cue: wearable pet; wearable cat; pets activity location; pet tracker; dog tracker; gps collar; cat tracker; tracker collar; gps dog; gps cat; wearable dog; smart collar; pet health monitor; collar sensor; collar heart rate; activity tracker pet; track pets
not: software
kinds: hardware saas ecommerce
who: pet owner, pet owners
often: once
share: 8 14 20
costs: 48 58 68 = parts, assembly, radio cards and returns

pet-adoption | people
cue: adopt pet; adopt dog; pet adoption; shelter dogs; rehom pet; rehom dog; rescue dogs; shelter animals adopt; adopt animals; foster dogs; match shelter; rehoming
not: software; food; treat
kinds: marketplace nonprofit
who: family looking for an animal, families looking for an animal
often: once
share: 2 4 7

lost-pets | people
cue: lost pet; lost dog; missing cat; lost cat; missing pet; find runaway; missing dog; lost animals; found pets alert; lost-pet
not: gps; tracker; collar
kinds: nonprofit saas marketplace
who: owner of a missing animal, owners of missing animals
often: once
share: 5 11 18

horse-riding | people
cue: horse riding; riding lessons; riding school; horse share; horse livery; pony riding; ride ponies; horses riders; horse owners riders; riding stable; livery stable; horse trek; horse sharing
not: physio; osteopath; tack; software
kinds: local services marketplace
who: rider, riders
often: 2 4 8
share: 1 2 3
costs: 50 62 74 = hay, stable, farrier and the instructor's pay
`;
