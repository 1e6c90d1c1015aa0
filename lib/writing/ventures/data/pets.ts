/** Animals and who keeps them: what is known of them; the keys are those of `../lore.ts`. */
export const PETS = `
dog-walking
job: a walk, walks
rival: neighbours, friends and family | they know the dog and cost nothing
rival: walkers who work alone nearby | they walk the same dogs every day and are known in the park | | dog walker near me
rival: walking and sitting platforms | they show reviews and who is free today | Rover@US, Rover@CA, Rover@GB, Wag@US, Mad Paws@AU | dog walking app
meet: puppy classes, dog parks and vets' waiting rooms | trainer of the puppy class | new owners go back to work and ask who could walk the dog at midday | walk three dogs of the class for a week with {name} and send the owners photos | two evenings a week | vets' receptionists, groomers and pet shops | dog owners ask them for a walker
measure: the share of owners who book fixed days after the first walk
moat: walkers the dogs know, and many dogs in the same streets
risk: walks fall into the same midday hours, and distances eat the time | take dogs in one area first, form small groups and fix a pick-up order
rule: Settle liability, keys and the number of dogs | Insure against injury, bites and loss while dogs are in your care, ask the city how many dogs one person may walk, and have owners sign for keys and the vet. | the policy, the city's answer and the signed forms are on file
trial: Walk five dogs for two weeks | Walk five dogs on fixed days, send a photo after each walk, and note minutes, distances, problems and days booked afterwards. | minutes, problems and fixed days of five dogs are on one sheet
ask: What happens when a dog runs away or is hurt? | The owner is called at once, and the insurance and the vet are agreed before the first walk | rules | with the insurer's answer and a form for each owner
ask: How many dogs can one walker take at midday? | | trade-trial | with a clock on the round
ask: Do owners prefer group walks or walks alone? | | price-talks | by offering both to ten owners
roles: somebody who meets and trains walkers | a planner for rounds and keys | somebody who answers owners during the day
search: dog walker
name: +Leashline = dog and walker on one lead
name: Paw & Path = dogs on their way
name: +Tailtrail = a walk that dogs enjoy
name: Good Lead = in good hands on the lead
name: Midday Paws = a walk at midday
name: Round the Block = a walk around the neighbourhood
name: Happy Leash = a happy dog on the lead
name: +Walkpack = dogs that walk together
name: Extra Walk = one more walk a day
name: Rain or Sun = out in any weather
name: *Walkora = a new word from walk
name: Park & Back = to the park and home again
line: A happy, tired dog at home
line: While you work, we walk
line: The same walker every day
line: Your dog's best hour today
line: Walked, watered and home again
line: A photo after every walk

dog-grooming
job: a groom, grooms
rival: the local grooming salon | the dog knows the groomer, and the salon is nearby | | dog groomer near me
rival: pet shop chains with a salon | they have many dates and food in the same place | PetSmart@US, Petco@US, Pets at Home@GB, Petbarn@AU | dog grooming
rival: washing and clipping at home | it costs only shampoo, and the dog stays in familiar hands
meet: vets' waiting rooms, dog parks and pet shops | owner of the pet shop | customers ask there which brush to buy and who could clip the dog | give five owners at the shop a free coat and nail check with {name} and book the first groom on the spot | one afternoon a week | vets' nurses, dog trainers and walkers | they see long nails and matted coats every day
measure: the share of owners who book the next groom before they leave
moat: notes on each dog's coat, style and fears, and owners who return every few weeks
risk: nervous or matted dogs take longer and delay the whole day | ask for photos, meet nervous dogs before the first groom and charge extra time as agreed
rule: Settle injuries, consent and hygiene | Insure animals in your care, have owners sign how matted coats and stress are handled, and ask the authority about waste water and animal welfare rules. | the policy, the consent form and the answer are on file
trial: Groom eight dogs in two weeks | Groom dogs with different coats, note minutes for bath, drying, clip and nails, stress and price, and offer each owner a next date. | minutes, price and next dates of eight dogs are on one sheet
ask: What do you do with a dog that bites or panics? | We stop, call the owner and try shorter visits | rules | with the insurer's answer and a written safety rule
ask: How many dogs can one groomer do in a day? | | trade-trial | by timing eight dogs
ask: Do owners accept a plan with fixed dates? | | price-talks | by offering it to ten owners
roles: a trained groomer | an assistant for bathing and drying | somebody for dates, reminders and owners
search: dog groomer
name: +Fluffwell = a soft, clean coat
name: Clip & Comb = a groomer's tools
name: Good Coat = a coat in good condition
name: Suds & Paws = bath time for dogs
name: +Brushtail = brushed from head to tail
name: Trim Terrier = a neatly trimmed dog
name: Calm Clip = grooming without stress
name: +Coatcraft = skilled care for coats
name: Fresh Paws = clean paws and nails
name: Snip & Shine = a trim and a shiny coat
name: *Groomella = a new word from groom
name: Soft Ears = clean, soft and well kept
line: Clean, calm and beautifully clipped
line: Gentle grooming for every coat
line: A fresh coat and a happy dog
line: Bathed, brushed and ready for cuddles
line: One dog at a time, gently
line: Neat nails, soft coat, wagging tail

pet-sitting
job: a stay, stays
rival: family, friends and neighbours | they know the animal and cost nothing or a small present
rival: kennels and catteries | they always have staff on site and take animals for weeks | | kennel near me
rival: sitting platforms | they show reviews and sitters who are free on those dates | Rover@US, Rover@CA, Rover@GB, Wag@US, Mad Paws@AU, TrustedHousesitters, Cat in a Flat@GB | pet sitter near me
meet: vets' waiting rooms, pet shops and neighbourhood groups | vet's receptionist | owners mention there that they are going away and need somebody | look after two pets for a weekend with {name} and leave cards at the reception desk | two evenings a week before the holidays | vets, groomers and animal shelters | owners ask them for a sitter they can trust
measure: the share of owners who book the same sitter for the next trip
moat: sitters who know the animal, and regular owners who book early
risk: everybody travels in the same weeks, and sitters are short | collect holiday dates early, take deposits and train a second sitter for each pet
rule: Settle illness, keys and cover | Have owners sign which vet to call and up to which cost, insure pets and homes in your care, and ask from how many animals a boarding licence is needed. | the vet form, the policy and the licence answer are on file
trial: Look after six pets in two weeks | Meet each owner first, care for six pets at your home or theirs, send a daily message, and note minutes, problems and next bookings. | minutes, problems and next bookings are on one sheet
ask: What happens when a sitter falls ill? | A second sitter has already met the pet | rules | with a named stand-in for each booking
ask: How many requests fall into the same holiday weeks? | | interviews-2 | by asking ten owners for their last three trips
ask: Do owners want visits, overnight stays or boarding? | | price-talks | by offering all three to ten owners
roles: somebody who meets and checks sitters | somebody for bookings and messages | a person on call at weekends and holidays
search: pet sitter
name: +Staywhile = somebody stays with your pet
name: Bowl & Blanket = food and a warm bed
name: +Petaway = care while you are away
name: Spare Sofa = a place for pets to stay
name: Key & Bowl = the key and the pet's food
name: Back Sunday = cared for until you return
name: +Pawstay = a stay for your pet
name: Full Bowl = fed on time every day
name: Happy Stay = a stay the pet enjoys
name: Feed & Play = food and company every day
name: *Sittara = a new word from sitter
name: Home with Paws = pets stay in their home
line: Your pet, in good hands
line: Travel, and know they are fine
line: Fed, loved and never alone
line: A photo every day you travel
line: Somebody they know, every time
line: Go away without a worry

dog-daycare
job: a day, days
rival: family, neighbours or the dog alone at home | it costs nothing, and the dog stays in its home
rival: dog walkers and sitters | they cost less than a full day and come to the home | Rover@US, Rover@CA, Rover@GB, Wag@US, Mad Paws@AU | dog walker near me
rival: other dog daycares | they have staff all day, a garden and regular groups | Camp Bow Wow@US, Dogtopia@US, Dogtopia@CA, Bruce's@GB | dog daycare near me
meet: puppy classes, vets' waiting rooms and offices nearby | trainer of the puppy class | owners must go back to work and have nobody for the dog | invite the class to a trial afternoon with {name} and show owners how the dogs get on | one afternoon a week | vets, groomers and dog trainers | owners ask them where the dog could stay during the day
measure: the share of dogs that come on fixed days after the trial day
moat: stable groups of dogs that get on, and staff the owners know
risk: most owners want the middle of the week, and other days stay empty | sell fixed days in packages, price quiet days lower and plan staff by booked places
rule: Settle licence, space and safety | Ask the authority which licence, space and staff ratio are needed, check noise rules with the city, and insure against injuries, bites and escapes. | the licence, the staff plan and the policy are on file
trial: Look after a small group for two weeks | Take a few dogs on set days where it is allowed, test each one first, and note rest, conflicts, staff hours and days booked. | staff hours, conflicts and booked days are on one sheet
ask: What happens with a dog that does not fit into the group? | It is not accepted, and the owner hears why the same day | rules | with a written trial day and clear criteria
ask: How many dogs can one carer look after safely? | | trade-trial | by noting every conflict with a small and a larger group
ask: Would owners pay for collection and return? | | price-talks | by asking ten owners with and without a car
roles: a trained dog carer who leads the groups | a second carer and driver | somebody for bookings, owners and authorities
search: dog daycare
name: +Playbark = dogs at play
name: Tumble & Nap = play and rest
name: Big Garden Dogs = room to run
name: +Paddockpals = dogs that get on outside
name: Nine to Woof = care during working hours
name: Happy Pack = a group that gets on
name: Run & Rest = active hours and quiet hours
name: +Packday = a day with the pack
name: Dog Company = a day with other dogs
name: Drop & Wag = dropped off happy
name: *Barkadia = a happy place for dogs
name: Tired Tails = tired, happy dogs
line: A day with friends, not alone
line: Dropped off happy, picked up tired
line: Play, rest and good company
line: While you work, they play
line: Small groups, caring hands
line: Your dog's second home

dog-training
job: a lesson, lessons
rival: advice from friends and free videos | it costs nothing and is there at any time | YouTube | dog training tips
rival: dog schools and clubs | they have a field, a group and a known trainer | PetSmart@US, Petco@US, Dogs Trust@GB | dog trainer near me
rival: training apps and online courses | they cost little and can be followed at home | Dogo, Puppr, Woofz | dog training app
meet: vets' waiting rooms, breeders and animal shelters | breeder | buyers of a puppy ask there what to teach it first | offer all families of one litter a first lesson with {name} and a plan for the first weeks | two afternoons a week | vets, groomers and dog walkers | they meet dogs that pull, bark or do not come
measure: the share of owners whose dog does the agreed exercise in daily life after four weeks
moat: trainers recommended by vets, and owners who show what their dog has learned
risk: owners do not practise between lessons, and nothing changes | give one short exercise a day, ask for a video and call those who stop
rule: Settle licence, liability and methods | Ask whether training dogs for money needs a licence or exam, insure against bites and injuries, and write down which methods you use and never use. | the answer, the policy and the page on methods are on file
trial: Train five dogs for two weeks | Choose one problem for each dog, film the start and the end, set daily exercises, and note practice, progress and who books more. | two videos and the practice days of five dogs are on one sheet
ask: What if the dog is no better after the course? | The goal is checked half way and the plan is changed | trade-trial | by filming five dogs at the start and the end
ask: How many owners really practise? | | f-2 | by counting the practice videos of five owners
ask: Do owners prefer groups or single lessons? | | price-talks | by offering both to ten owners
roles: a qualified dog trainer | somebody who makes short training videos | somebody for bookings and contact with vets
search: dog trainer
name: Loose Lead = walks without pulling
name: +Pawlite = polite, on four paws
name: Sit & Stay = the first things a dog learns
name: Good Manners = a dog that behaves well
name: +Heelright = walks well beside you
name: Come Here = the dog comes when called
name: Treat & Repeat = learning with rewards
name: Whistle & Wag = training that dogs enjoy
name: +Pupready = puppies ready for daily life
name: Calm Walk = a walk without stress
name: *Trainora = a new word from train
name: Clear Signals = a dog that understands you
line: A dog that comes when called
line: Relaxed walks, loose lead
line: Five minutes a day that work
line: Clear training, calm dog
line: Learn together, live together
line: Good manners that last

fresh-pet-food
job: a food box, food boxes
rival: dry and tinned food from shops and vets | it costs less, keeps for months and is sold everywhere | Royal Canin, Hill's, Purina | pet food
rival: other fresh food subscriptions | they are well known, and the portions are worked out for each animal | The Farmer's Dog@US, Ollie@US, Butternut Box@GB, Lyka@AU | fresh pet food delivery
rival: cooking for the animal at home | the owner chooses every ingredient, and leftovers cost little
meet: groomers, trainers and pet shops | owner of the salon or shop | pet owners ask there what to feed an animal that is fussy or has a dull coat | give ten customers a free tasting pack of {name} and ask them a week later what was eaten | one day a week | groomers, trainers and pet sitters | owners ask them which food they would choose
measure: the share of animals still fed from the box after the third delivery
moat: recipes that animals finish, and the feeding plan of every customer's animal
risk: an upset stomach or a warm parcel ends the subscription and leads to a bad review | explain the slow change of food in the first box, test the packing in hot weather, and replace a spoilt parcel at once
rule: Settle who may make and sell pet food | Ask the veterinary authority about registration, labels, raw ingredients and laboratory tests, have a specialist confirm which recipes are complete, and write a recall plan. | the registration, the recipe reports and the recall plan are filed
trial: Feed ten animals for two weeks | Make two recipes in an approved kitchen, deliver them to ten owners at a trial price, and note what was eaten, how it was tolerated and how cold each parcel arrived. | appetite, tolerance, parcel temperature and reorders are on one sheet
ask: Who says that the food is complete? | A specialist in animal nutrition checks every recipe | rules | with a signed report for each recipe
ask: Does the parcel stay cold until it is opened? | | trade-trial | with a thermometer in five test parcels
ask: What is left of a box after cold delivery? | | f-2 | by adding up ingredients, packing and postage of ten boxes
roles: a vet or specialist in animal nutrition | a cook who knows chilled or frozen food | somebody for customers and deliveries
search: fresh pet food delivery
name: +Freshbowl = fresh food in the bowl
name: Licked Clean = they eat it all
name: +Pawmeal = a meal for paws
name: Fair Helping = the right amount each day
name: +Petkitchen = a kitchen for pets
name: Happy Bowl = a pet that enjoys dinner
name: Gently Cooked = how the food is made
name: Fed & Well = fed and in good health
name: *Pettela = a new word from pet
name: +Tailsupper = supper for wagging tails
name: Real Dinner = real food for pets
name: Fresh Helping = freshly made portions
line: Real food, right in the bowl
line: Portioned for your pet, delivered cold
line: Ingredients you can recognise
line: Fresh meals they finish
line: The right portion every day
line: Good food at every age

pet-accessories
job: an order, orders
rival: large pet shops and online shops | they cost less, stock every size and take returns | Chewy@US, Zooplus@GB, Zooplus@DE, Zooplus@FR, Pets at Home@GB, Amazon | pet shop online
rival: small makers on marketplaces and at markets | they make things to order and add the pet's name | Etsy | handmade pet accessories
rival: using what is already at home | an old blanket or toy does the job and costs nothing
meet: pet fairs, markets and pet owners' groups online | organiser of the market or group | owners come there to look for something better than what the big shops sell | show the products on real animals at one market with {name}, measure on the spot and take orders | one Saturday a fortnight | groomers, trainers and vets' receptions | they have a counter where small things sell well
measure: the share of orders that are kept and not sent back
moat: products that fit and last, and owners who post photos of them
risk: wrong sizes and chewed products come back and eat up the margin | show owners how to measure, offer help with sizes before the order, and test every material on real animals
rule: Settle safety, labels and liability | Ask a testing laboratory about strength, small parts and dyes, ask which labels and safety rules apply, and ask an insurer about product liability. | the test report, the label and the policy are filed
trial: Let twelve animals use it for two weeks | Give or sell the product to twelve owners, ask for a photo on the first and last day, and note fit, wear, washing and who would buy again. | fit, damage and repeat buyers of twelve animals are on one sheet
ask: What breaks or wears out first? | | trade-trial | by checking all twelve pieces after two weeks
ask: Why pay more than in a big shop? | | interviews-2 | by asking fifteen owners what they bought last and what annoyed them
ask: What remains after material, making and returns? | | f-2 | by adding up every cost of ten orders
roles: a maker or product designer | somebody for photos and online sales | somebody for packing, sizes and returns
search: pet accessories
name: +Petcraft = well-made things for pets
name: Tough & Soft = strong but comfortable
name: +Furfit = made to fit furry bodies
name: Good Fit Pets = sizes that really fit
name: +Pawgoods = goods for paws
name: Paw & Stitch = sewn for pets
name: Made for Paws = designed for animals
name: Cosy Whiskers = comfort for pets
name: *Pawvita = paws and a word for life
name: +Chewtested = tested by real animals
name: Snug Paws = a comfortable fit
name: Well-Kept Pet = for pets that are cared for
line: Made to fit, made to last
line: Comfort your pet will choose
line: Tested by real pets
line: Strong enough for every day
line: Good looking, easy to wash
line: The right size the first time

vet-telehealth
job: a consultation, consultations
rival: the local vet | the vet knows the animal and can examine it | | vet near me
rival: online vets | they answer within minutes, also at night, and some pet insurance pays for it | FirstVet, Pawp@US, Vetster@US, Vetster@CA, Joii@GB | online vet
rival: web searches, forums and AI chats | they are free and answer at once | Google, Reddit, ChatGPT | dog symptoms
meet: pet shops, puppy classes and online groups for pet owners | moderator of an owners' group | owners ask there every day whether a symptom can wait | hold a free question evening with a vet of {name}, and say clearly each time who should go to a clinic | three evenings a week | breeders, animal shelters, groomers and pet insurers | owners ask them about symptoms they may not judge
measure: the share of calls after which the animal needed no clinic visit, asked a few days later
moat: records and known vets that owners come back to
risk: owners call once and forget the service | send reminders for vaccination, parasites and check-ups, and offer follow-up calls
rule: Settle what a vet may do without an examination | Ask the veterinary authority about advice, diagnosis, prescriptions and records at a distance, and write down which signs always go to a clinic at once. | the answer and the emergency list are signed by a vet
trial: Offer calls on six evenings | Let one vet take calls from local pet owners on six evenings within two weeks, note reason, length and advice, and ask after two days what happened. | calls, advice, outcome and owners who would pay are on one sheet
ask: Which cases cannot be judged on video? | Whatever needs an examination goes to a clinic at once | rules | with a list signed by two vets
ask: Will good vets work evenings and weekends? | | interviews-2 | by asking ten vets who work part time
ask: Do owners pay by call, by month or through insurance? | | price-talks | by offering the first two to ten owners and asking two insurers
roles: a vet who is responsible for all advice | a developer for video and records | somebody who finds vets and plans their hours
search: online vet consultation
name: Ask Our Vet = a vet to ask
name: Vet on Screen = a vet by video
name: +Vetcall = call a vet
name: Home Vet Call = a vet without leaving home
name: Night Paw = help at night
name: Kitchen Vet = a vet in your kitchen
name: Vet Tonight = a vet this evening
name: +Petanswer = answers for pet owners
name: Calm Paws = calm pets, calm owners
name: +Pawconsult = a consultation for your pet
name: Paw on Screen = show the paw by video
name: *Vetelle = from the word vet
line: A vet on your phone, any hour
line: Know if it can wait
line: Ask a vet without leaving home
line: Less stress for your pet
line: Clear advice from a real vet
line: See a vet in minutes

mobile-vet
job: a home visit, home visits
rival: the vet practice nearby | it has equipment, a team and the pet's records | Banfield@US, VCA@US, Vets for Pets@GB, AniCura@DE, AniCura@SE | vet near me
rival: putting off the check-up | the animal hates travelling and seems healthy
rival: vets by video | they answer at once, also at night, and cost less | Vetster@US, Vetster@CA, FirstVet@GB, FirstVet@SE | online vet
meet: animal shelters, groomers and residents' groups | head of the shelter | people who adopt an animal there ask for a vet who comes home | offer a vaccination day for adopted animals with {name} and book the next visit on the spot | one Saturday a month | groomers, pet sitters and home carers | they know owners who cannot easily take their animal to a practice
measure: the share of owners who book the next check-up with the same vet
moat: a complete record of each animal, and rounds of visits in the same area
risk: long drives leave too few visits in a day | fix days for each area and charge more for visits outside the round
rule: Settle licence, medicines and emergencies | Ask the veterinary authority which treatments may be done at home, how medicines and waste are stored, who covers emergencies, and agree with a clinic for operations. | the authority's answer and the clinic agreement are on file
trial: Visit twenty animals in two areas | Visit animals over four days under a valid licence, and note driving time, visit time, treatments not possible and next bookings. | driving time, visit time and next bookings are on one sheet
ask: What cannot be treated at home? | X-rays and operations go to a partner clinic | rules | with a treatment list and the clinic's agreement
ask: How many visits are possible in a day? | | trade-trial | by timing four days in two areas
ask: How much more will owners pay for a home visit? | | price-talks | by showing ten owners a price list
roles: a licensed vet | an assistant who holds animals and keeps records | somebody for rounds, phone and partner clinics
search: mobile vet
name: Vet at Home = the vet comes to you
name: +Pawcall = a visit for your pet
name: Calm Cat Visit = a check-up without stress
name: House & Hound = vet visits at home
name: +Petvisit = a vet's visit to your pet
name: Kind Vet = a gentle vet
name: No Carrier = no trip in the carrier
name: +Vetround = vet visits on a round
name: Home Check-Up = a check-up at home
name: Gentle Check = a careful check-up
name: *Vetora = a new word from vet
name: Home & Healthy = pets kept well at home
line: The vet comes to your pet
line: No carrier, no waiting room
line: Calm check-ups in your living room
line: Vaccinated at home, without stress
line: Good care, no car journey
line: Less fear, better care

animal-physio
job: a treatment, treatments
rival: clinics with their own rehabilitation | the vet who operated is in the same house and has pools and treadmills | VCA@US, AniCura@DE, AniCura@SE | dog physiotherapy near me
rival: other mobile therapists | they come to the home or stable and are known to local vets | | animal physiotherapist
rival: pain medicine and rest | the vet prescribes them and they take no time
rival: exercises from videos | they cost nothing and can be done at home | YouTube | dog rehab exercises
meet: vet practices, dog sports clubs and riding stables | vet who operates on joints | animals need exercise after an operation and the practice has no time for it | treat two of the practice's patients with {name} and send the vet a video of their gait before and after | one afternoon a week | vets, dog trainers, farriers and saddlers | they notice a stiff or uneven gait early
measure: the share of animals that move better on video after three treatments
moat: vets who refer their patients as a matter of routine
risk: owners stop as soon as the animal looks better | agree on the number of treatments at the start and show progress on video
rule: Settle when a vet must agree first | Ask the veterinary authority which treatments need a vet's diagnosis or referral, which title may be used and what insurance is needed, and ask pet insurers what they pay for. | the answer, the consent form and the policy are on file
trial: Treat five animals for two weeks | Take five animals with a vet's diagnosis, film the gait at the start and the end, give exercises for home, and note which were done and who books again. | videos, exercises done and bookings are on one sheet
ask: How do you show that the treatment helps? | With the same short video before and after | trade-trial | by showing five pairs of videos to a vet who does not know the order
ask: Does pet insurance pay for it? | | rules | by asking three insurers in writing
ask: How many visits fit into one day? | | f-2 | by timing travel, treatment and notes for one week
roles: a therapist with a recognised training | a vet as adviser | somebody for bookings and routes
search: animal physiotherapist near me
name: Soundstride = a sound, even stride
name: Trot Again = trotting after an injury
name: +Gaitwell = a gait that is well
name: Easy Rise = getting up without pain
name: Back on Four = on all four legs again
name: +Limberpaw = paws that move freely
name: Supple Paws = soft and easy movement
name: Strong Steps = stronger with every step
name: Free Stride = a stride without pain
name: Happy Hips = hips that feel good
name: Stride Again = walking well once more
name: *Canterra = from the word canter
line: Help your animal move freely again
line: Back on all four after surgery
line: Less pain, better movement
line: Treatment at home or in the stable
line: Gentle hands for stiff joints
line: See the progress on video

pet-tracker
job: a tracker, trackers
rival: trackers with a subscription | they show the place on a map almost anywhere and are sold in many pet shops | Tractive, Fi@US, PitPat@GB, Weenect@FR | gps pet tracker
rival: small tags for keys | they cost little and need no subscription | Apple, Samsung | tag for pet collar
rival: a microchip and a name tag | they never need charging, and vets and shelters can read them
meet: shelters, dog schools and pet owners' groups | head of the shelter or school | they are called whenever an animal has run away | equip ten animals with {name} for two weeks and show owners where they went | one afternoon a week | vets, trainers and pet insurers | owners ask them how to keep an animal safe
measure: the share of trackers still charged and worn after four weeks
moat: battery life and accuracy that owners trust, and a history for each animal
risk: the battery is empty when the animal runs away | warn everybody in the household in time, and state battery life honestly
rule: Settle radio approval, batteries and privacy | Ask a testing laboratory about radio, water and battery rules, ask a privacy adviser about location data, and make no medical claims without proof. | the test reports and the privacy page are filed
trial: Put ten trackers on ten animals for two weeks | Use prototypes or bought parts, and note battery life, gaps in the signal, comfort and how often owners looked. | battery hours, gaps and comfort of ten animals are in one table
ask: How accurate is it among houses and trees? | | trade-trial | by hiding a tracker in ten places
ask: Would owners pay a monthly fee? | | price-talks | by offering a higher price without and a lower price with a fee
ask: What does it cost to make in a small series? | | f-2 | with offers from two makers and a full list of parts
roles: an engineer for small radios and batteries | somebody for manufacturing and tests | somebody for the app and customer support
search: gps pet tracker
name: +Pawtrace = where the paws have gone
name: Found You = the message owners hope for
name: +Pethome = the way back home
name: Safe Return = the animal comes home
name: +Petbeacon = a signal from the pet
name: Back by Dinner = home in time to eat
name: Paw on the Map = the place on a map
name: Home by Dark = back before night
name: *Petora = a new word from pet
name: +Roamsafe = safe while roaming
name: Live Paw = the place right now
name: Pet in Sight = always know where they are
line: Know where your pet is
line: Find them before they go far
line: See every walk on the map
line: Let them roam, stay calm
line: An alert when they leave home
line: Light to wear, easy to track

pet-adoption
job: an adoption, adoptions
rival: shelters and their adoption websites | they list many animals with photos, and people know them | Petfinder@US, Adopt a Pet@US, PetRescue@AU, Dogs Trust@GB, Blue Cross@GB | adopt a dog
rival: classified ads and breeders | a young animal is available at once and few questions are asked | Gumtree@GB, Pets4Homes@GB, Leboncoin@FR, Kleinanzeigen@DE | puppies for sale
rival: friends, neighbours and social media groups | the animal and its history are known | Facebook | free kittens near me
meet: open days at shelters, dog schools and vet practices | head of a shelter | they know which animals wait longest and why | photograph and describe ten long-waiting animals with {name}, each with the home it needs | one Saturday a month | vets, dog trainers and foster families | people ask them where to find a healthy animal
measure: the share of animals still in their new home after the first four weeks
moat: shelters and owners who place their animals here first, and adopters who recommend it
risk: animals are chosen by photo and come back | ask about home and daily life first, show animals that fit, and call in the first week
rule: Settle who places the animal and who is responsible | Ask the animal authority whether placing animals needs a permit, agree with every shelter on home checks, contracts and returns, and check vaccination and origin papers. | the answer and an agreement with each shelter are on file
trial: Find homes for ten animals | Write honest profiles for ten animals from a shelter or from owners who must give them up, ask everybody interested the same ten questions, and note enquiries, visits and adoptions in two weeks. | enquiries, visits and adoptions by animal are on one sheet
ask: Why would shelters keep one more list up to date? | They enter each animal once, and it appears on the other sites too | interviews-2 | by spending an afternoon in a shelter office
ask: Who pays, adopters, shelters or sponsors? | | price-talks | by asking three shelters, ten adopters and two pet suppliers
ask: Which questions predict a good match? | | trade-trial | by comparing answers with what happened in the first weeks
roles: somebody with shelter experience | a developer for profiles and matching | somebody who supports new owners
search: adopt a dog or cat
name: Home at Last = the end of the wait
name: Right Home = the home that fits
name: +Pawmatch = pets and people that match
name: Second Leash = a second chance
name: Ready for Home = ready to move in
name: +Adoptnest = a nest for adopted pets
name: Waiting Paws = animals that wait for you
name: Good Match Pets = pets that suit your life
name: +Sheltermatch = matched with a shelter animal
name: *Rehomia = from the word rehome
name: Paws Move In = a pet moves in
name: Warm Basket = a place to sleep at home
line: Find the pet that fits your life
line: Good homes for waiting animals
line: Honest profiles, better matches
line: Adopt with somebody to ask
line: From the shelter to your sofa
line: The right match, for life

lost-pets
job: a search, searches
rival: neighbourhood groups on social media | the whole area is in them already and a post is free | Facebook, Nextdoor | lost cat group
rival: microchip registers | vets and shelters read the chip and call the owner | Petlog@GB, Tasso@DE, Petco Love Lost@US | found a cat what to do
rival: trackers on the collar | the owner sees on the phone where the animal is | Tractive, Apple AirTag | pet tracker
rival: posters and searching on foot | it costs almost nothing and can start at once | | lost pet poster
meet: neighbourhood groups, vet practices and animal shelters | moderator of a neighbourhood group | owners post missing animals there every week | take over three searches in one area with {name} and report how each one ended | every evening for one week | vets, shelters and pet shops | people tell them about missing and found animals
measure: the share of missing animals that are home within three days
moat: many neighbours in one area who get the alerts and look
risk: people think of it only once an animal is gone, and too few neighbours are there to help | begin in one area with existing groups, and invite everybody who asked for help to help others
rule: Settle rewards, false finders and personal data | Write down how a finder proves the find before any reward is paid, hide owners' addresses, and ask the local authority what must happen with found animals. | the rules for finders and the authority's answer are published
trial: Run all searches in one area for two weeks | Follow every post about a missing animal in one area, alert the neighbours, check sheds and garages, put up posters, and note where and when each one was found. | searches, sightings, hours and animals found are on one sheet
ask: What does it add to a post in the local group? | A plan, a map and neighbours who are called to look | trade-trial | by comparing searches with a plan and without one
ask: Who pays, and when? | | price-talks | by asking ten owners, two insurers and a chip register
ask: How many neighbours does an area need? | | f-2 | by counting alerts, looks and sightings by street
roles: somebody with experience in searching for animals | a developer for maps and alerts | somebody who works with vets, shelters and local groups
search: lost pet help
name: Bring Home = lost pets come home
name: Seen Nearby = somebody nearby has seen it
name: +Streetsearch = the street joins the search
name: Found Paws = lost paws found
name: Neighbours Look = everybody nearby looks
name: +Findpaw = find your pet
name: Look & Call = see it and report it
name: Last Seen = where the search begins
name: Paw Watch = eyes open for pets
name: Here Kitty = calling the cat home
name: Backdoor Cat = back at the door
name: *Strayla = from the word stray
line: Your neighbours help you look
line: Get your pet home sooner
line: Alert the whole street at once
line: Know what to do first
line: Every sighting on one map
line: More eyes for your lost pet

horse-riding
job: a ride, rides
rival: riding schools and stables | they have trained horses, an arena and fixed groups | | riding lessons near me
rival: riding trips and horse shares found in online ads | there is a wide choice and no long contract | Facebook, Ehorses@DE, Ehorses@AT, Ehorses@NL | share a horse
rival: riding a friend's horse for help in the stable | it costs nothing but time
rival: other sports and clubs | they are cheaper and closer to home
meet: tack shops, horse shows and schools | owner of a tack shop | new riders buy their first helmet there and ask where to ride | offer five beginners a first hour with {name}: meeting the horse, leading and a short ride | one afternoon a week | vets, farriers and saddlers | they know horses that need riders and owners with too little time
measure: the share of new riders who still ride after three months
moat: calm, well-trained horses and people who match them well with riders
risk: a lame horse or bad weather cancels rides while feed and stable still cost money | limit each horse's hours, plan lessons on the ground and sell passes in advance
rule: Settle safety, insurance and the horses' welfare | Ask an insurer who pays when a rider falls, ask the animal authority which permit and rest times apply, and write rules for helmets, weight and weather. | the policy, the permit and the rules hang in the stable
trial: Bring ten riders to the saddle in two weeks | With horses and insurance in place, let ten riders ride for a small price, and note which horse suited whom, hours for each horse and who books again. | riders, hours by horse and repeat bookings are on one sheet
ask: What does a horse cost in a month without riders? | | f-2 | by adding feed, stable, farrier and vet for three horses
ask: How do you match riders and horses safely? | A first session on the ground with an experienced person | trade-trial | by matching ten riders and noting how each ride went
ask: Do riders prefer single rides, passes or a monthly fee? | | price-talks | by offering all three to ten riders
roles: a qualified riding instructor | somebody who knows stables and horse owners | somebody for bookings and customers
search: horse riding near me
name: Saddle Sunday = Sunday in the saddle
name: First Trot = the first time you trot
name: Calm Reins = riding without fear
name: +Saddlemate = a friend in the saddle
name: Happy Hooves = horses that feel well
name: +Trailsaddle = rides on the trail
name: Long Rein = relaxed riding
name: Gentle Gallop = a gallop for beginners too
name: Meadow Ride = a ride across the meadow
name: Good Seat = sitting well in the saddle
name: Hoofprint = a trail of hooves
name: *Equilla = from the Latin for horse
line: Time in the saddle, made easy
line: The right horse for every rider
line: Calm horses, patient teachers
line: Ride out, breathe out
line: From first lesson to first gallop
line: Ride without owning a horse
`;
