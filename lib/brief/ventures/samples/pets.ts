/** Animals and who keeps them: id | solution | target customer | how it earns, as founders write them. */
export const PETS_SAMPLES = `
dog-walking | A mobile app where dog owners book vetted local walkers and follow the walk on a live map. | Office workers in Bristol who own a dog | We take 20% of every walk. An average walk costs £15.
dog-walking | We take dogs out for an hour at midday while their owners are at work, in groups of four. | Dog owners in Ghent who work full time | €14 a walk or €220 a month.
dog-grooming | A grooming salon on wheels: our van parks outside your house and your dog is washed, dried and clipped in an hour. | Dog owners in suburbs of Leeds | £48 per groom, £40 on a six-week subscription.
dog-grooming | We run a calm dog salon where nervous dogs are bathed and get their nails done one at a time. | Owners of anxious dogs in Utrecht | €65 per appointment.
pet-sitting | Cat owners find a trusted neighbour who feeds their cats and sends photos while they are on holiday. | Cat owners in Vienna who travel several times a year | 18% of each booking, average stay €120.
pet-sitting | An app that matches people going on vacation with vetted pet sitters who host the animal in their own home. | Pet owners in Austin | We take a 20% commission on every stay.
dog-daycare | A doggy daycare with pick-up: we collect the dogs in the morning, they play in our garden and we bring them home at six. | Commuters with a dog in Reading | £32 per day or £520 a month.
dog-daycare | Dogs spend the day with a small fixed group at our indoor day care near the station. | Office workers with dogs in Munich | €35 a day.
dog-training | Online and in-park training for reactive dogs with a personal trainer and daily video homework. | Dog owners in Chicago whose dog lunges at others | $240 for a six-week course.
dog-training | A puppy school that comes to your home: eight lessons on recall, lead and being alone. | First-time puppy owners in Zürich | CHF 90 per lesson.
fresh-pet-food | Freshly cooked dog meals, portioned for the weight and age of each dog and delivered frozen every two weeks. | Health-conscious dog owners in Sydney | Subscription from A$90 a month.
fresh-pet-food | We make cat food from insect protein in small tins and deliver it by subscription. | Cat owners in Germany who buy premium food | €49 per box.
pet-accessories | Handmade dog collars and harnesses from old climbing rope, made to measure for unusual breeds. | Owners of greyhounds and other slim dogs in the UK | £42 per harness, sold online.
pet-accessories | Cat furniture that looks like design: scratching posts and wall shelves made of oak. | Cat owners in Scandinavia with small flats | €140 average order.
vet-telehealth | Owners talk to a licensed vet by video at any hour and learn whether they need to go to a clinic. | Dog and cat owners in Texas | $35 per call or $12 a month.
vet-telehealth | An app to chat with a vet, send pictures of symptoms of your pet and get a written answer within fifteen minutes. | Pet owners in Poland | 49 zł per consultation.
mobile-vet | A vet who comes home: check-ups, vaccinations and blood tests in the living room, so that nobody has to catch the cat. | Owners of cats and old dogs in Hamburg | €95 per home visit plus treatment.
mobile-vet | Our fully equipped vet van does rounds through villages where the last practice has closed. | Pet owners in rural Wales | £70 per visit.
animal-physio | Physiotherapy and hydrotherapy for dogs after operations, with exercises for home and films of their gait. | Owners of dogs with hip or knee problems in Lyon | €60 per treatment.
animal-physio | I treat horses in their stables with osteopathy and massage and plan the training with the rider; I trained as a horse physio. | Horse owners around Aachen | €110 per treatment.
pet-tracker | A light GPS collar for cats that lasts four weeks and shows on the phone where the animal is. | Cat owners in the Netherlands | €59 plus €4 a month.
pet-tracker | A smart collar that measures a dog's heart rate and sleep and warns its owner early when something changes. | Owners of older dogs in the US | $149 for the collar and $9.90 per month.
pet-adoption | A matching app for shelter dogs: families answer questions about their day and see only animals that fit. | Families who want to adopt a dog in Spain | Shelters use it free; pet food brands pay per placed animal.
pet-adoption | We help people rehome a pet directly with a new family instead of giving it to a shelter. | Pet owners in Melbourne who can no longer keep their animal | A$60 per rehoming.
lost-pets | When a cat goes missing, our app alerts all neighbours within a kilometre and organises the search for the lost pet. | Cat owners in Brussels | €25 per alert.
lost-pets | A service that finds runaway and missing dogs with volunteers, posters and a thermal drone. | Owners of a lost dog in Oregon | $180 per search.
horse-riding | A riding school on quiet Icelandic horses for adults who start late, with small groups and treks in the woods. | Adults who want to begin riding near Gothenburg | 450 SEK per lesson.
horse-riding | A platform where horse owners without time find riders who share the horse and its costs. | Riders without a horse of their own in Lower Saxony | €15 a month per match.
`;
