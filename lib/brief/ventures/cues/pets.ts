/** Words that tell these kinds of venture: id | what stands together in such answers, @ in the target customer. */
export const PETS_CUES = `
dog-walking | dog walk; walker dog; walk leash; dog midday; walk puppy
dog-grooming | dog groom; groomer dog; pet groom; groom salon pet; dog salon; wash dog clip; groom van; groom cat; bath dog nail; grooming; shampoo dog; washing dog clip
pet-sitting | pet sit; petsit; cat sit; dog sit; sitter pet; sitter cat; sitter dog; pet boarding; dog boarding; kennel alternative; feed cats holiday; look-after pets; looks-after pets; cats while-away; pets away holiday; pet host; looked-after pets; cat visits; pet sitting; cat sitting; dog sitting
dog-daycare | dog daycare; dog day-care; doggy daycare; daycare puppies; dogs spend day; puppy daycare; dog creche; day-care dogs; dog nursery; dogs play day pick-up; drop dog morning
dog-training | dog train; puppy train; train dogs; dog behaviour; dog behavior; puppy school; puppy class; dog school; recall lead reactive; trainer dog; dog obedience; reactive dogs
fresh-pet-food | fresh dog food; dog food; pet food; cat food; dog meals; raw dog; fresh food pet; dog portion; dog subscription food; kibble; barf dog; cooked dogs recipe; insect protein pet
pet-accessories | dog collar; pet accessories; dog lead harness; cat furniture; cat tree; dog bed; leash collar; dog toy; pet toy; pet products; dog coat raincoat; scratching post; pet supplies; dog harness; cat toy; pet bed
vet-telehealth | veterinarian video; veterinarian call; veterinarians online; veterinarian chat; vet video; vet online; vet chat; telehealth pet; vet call; vet advice app; vet consultation; vets remote; vet phone night; symptoms pet
mobile-vet | mobile vet; vet home visit; vet visits; vet comes; vet van; house-call vet; veterinarian home; vet practice wheels; home vet; vets home; animal clinic van
animal-physio | animal physio; dog physio; horse physio; dog rehab; hydrotherapy dog; canine physio; osteopath animal; osteopathy horse; massage dog; dog arthritis; physiotherapy animals; rehab pet; underwater treadmill; physio pet; physiotherapy dogs; hydrotherapy dogs; physiotherapy horses
pet-tracker | wearable pet; wearable cat; pets activity location; pet tracker; dog tracker; gps collar; cat tracker; tracker collar; gps dog; gps cat; wearable dog; smart collar; pet health monitor; collar sensor; collar heart rate; activity tracker pet; track pets
pet-adoption | adopt pet; adopt dog; pet adoption; shelter dogs; rehom pet; rehom dog; rescue dogs; shelter animals adopt; adopt animals; foster dogs; match shelter; rehoming
lost-pets | lost pet; lost dog; missing cat; lost cat; missing pet; find runaway; missing dog; lost animals; found pets alert; lost-pet
horse-riding | horse riding; riding lessons; riding school; horse share; horse livery; pony riding; ride ponies; horses riders; horse owners riders; riding stable; livery stable; horse trek; horse sharing
`;
