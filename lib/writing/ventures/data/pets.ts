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
rival: vets on video | they answer at night within minutes and send a written note | FirstVet, Pawp@US, Vetster@US, Vetster@CA, Joii@GB | online vet
rival: the vet round the corner | she has known the animal since it was small and can put hands on it
rival: forums and waiting until morning | it costs nothing, and most of the time it passes
meet: puppy groups, cat forums and counters of pet shops | keeper of the forum | every evening somebody asks whether this lump can wait | answer ten such questions in public with a vet of {name}, and say each time who had to go to a clinic | three evenings a week | pet shops, breeders and pet insurers | they are asked about illness and are not allowed to answer
measure: the share of calls after which no visit to a clinic was needed, counted two days later
moat: histories of animals that go back over years of calls
risk: owners call once in a fright and then forget for a year that the service exists | send each owner the two or three dates that matter for the animal and offer the call with them
rule: Settle what a vet may say and prescribe without having touched the animal | Ask the chamber of vets in each country about diagnosis, medicine and records at a distance, and write down which signs always go to a clinic at once. | the chamber's answer and the list of emergencies are signed by a vet
trial: Let one vet answer thirty owners on three evenings | Offer the hours in two local groups, note minutes, reason and advice of each call, and ask two days later what happened to the animal. | a sheet shows reason, advice and outcome of each call
ask: What does a vet miss who cannot feel the belly? | Whatever needs hands is sent to a clinic in the first minute | rules | with a list of such signs, signed by two vets
ask: Will good vets work at night for this? | | interviews-2 | by asking ten vets on parental leave or part time
roles: a leading vet who answers for every piece of advice | a developer for video, pictures and records | somebody who recruits vets for evenings and Sundays
search: online vet
name: Vetline = a vet at the other end
name: Night Paw = the hour at which animals fall ill
name: Say Woof = what replaces the cough at the doctor's
name: Limp & Lump = the two most frequent reasons to call
name: Midnight Vet = who is asked when nobody else is awake
name: Dry Nose = the old sign that something is wrong
name: +Purrscription = what the cat gets when it needs one
name: Kitchen Vet = where the call takes place
name: Second Sniff = another look before the drive
name: Sanare = Latin for to heal
name: *Vetelle = a small vet in the pocket
name: Basket Call = the patient may stay in it
line: A vet before the carrier comes out
line: The cat stays under the bed
line: Ask before you drive at midnight
line: Show the paw to the camera
line: Lump, limp or nothing at all?

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
rival: clinics with their own rehabilitation | they have operated on the animal and write the plan themselves | VCA@US, AniCura@DE, AniCura@SE | dog physiotherapy near me
rival: single therapists on the road | they come to the stable or the kitchen and know every vet around | | animal physiotherapist
rival: tablets and rest | the vet gives them along, and they ask nothing of the owner
meet: orthopaedic vets, sports dog clubs and riding stables | orthopaedic vet | she has just operated on a knee and knows what half of the owners will not do afterwards | take over the exercises of two operated dogs with {name} and send the vet films of their gait | one afternoon a week | vets, farriers and saddlers | they see an uneven gait before the owner does
measure: the share of animals that complete the planned treatments
moat: vets who hand over their operated animals as a matter of course
risk: owners stop as soon as the limp is gone, and the limp comes back with the blame | film the gait at the start and at every third treatment and look at it with the owner
rule: Settle when a vet has to agree first | Ask the chamber of vets what may be treated without a diagnosis, what the therapist may be called, and which treatments an animal insurer pays for. | the chamber's answer and a form for the vet's consent are there
trial: Treat six animals with one vet's diagnoses | Take dogs after the same operation, film each gait on day one and day fourteen, give exercises for home and note which were done. | two films of each animal and its exercise sheet lie side by side
ask: How do you know it was the treatment and not time? | We do not yet, and say so | trade-trial | by showing two vets the films without the dates
ask: Do insurers of animals pay for it? | | rules | by asking three insurers in writing
roles: a therapist with a recognised training for animals | a vet who sends the first patients | somebody who plans the rounds between stables and kitchens
search: dog physiotherapist
name: Soundstride = a sound horse and a good stride
name: Trot Again = what one hopes for after the operation
name: Hind & Heel = where most of the work is done
name: Easy Rise = how an old dog should get up
name: Stiff Paw = the reason one calls
name: Sprung = how a healthy animal walks
name: Fore & Hind = the four that have to agree
name: Passage = the finest trot of a horse
name: Lissome Paws = soft and easy in every joint
name: Andatura = Italian for gait
name: *Canterra = a canter back on firm ground
name: Back on Four = the aim of every treatment
line: Up the stairs again, all four
line: From limp to trot
line: Hands that horses lean into
line: Old bones, easy mornings
line: The gait tells us first

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
rival: national portals of shelters | they list every animal within an hour's drive, with a picture | Petfinder@US, Adopt a Pet@US, PetRescue@AU, Dogs Trust@GB, Blue Cross@GB | adopt a dog
rival: classified advertisements and breeders | they have a puppy this weekend and ask few questions | Gumtree@GB, Pets4Homes@GB, Leboncoin@FR, Kleinanzeigen@DE | puppies for sale
rival: waiting until a friend's dog has a litter | it needs no form and no visit at home
meet: shelters on open days, dog schools and vets' notice boards | head of the shelter | she knows which animals nobody asks for and why | photograph and describe ten long-stayers with {name}, each with the home it needs | one Saturday a month | vets, dog trainers and foster homes | they are asked where to get a healthy animal with an honest history
measure: the share of adopted animals still in their new home after the first weeks
moat: shelters that enter their animals here first
risk: an animal is adopted for its picture and comes back within a month | ask about hours, stairs, children and other animals before showing a single picture, and call in the first week
rule: Settle who gives the animal away and who vouches for it | Ask the authority for animals whether placing them needs a permit, agree with every shelter who visits the home and who takes the animal back, and check papers of animals from abroad. | the authority's answer and each shelter's signed page are there
trial: Place ten long-stayers of one shelter | Write each a page on its habits, ask callers ten questions before the visit, and note how many visits, adoptions and returns there were. | calls, visits, adoptions and returns of each animal are on one sheet
ask: Why would a shelter keep another list up to date? | It writes each animal once and we carry it to the portals | interviews-2 | by sitting one afternoon in a shelter office
ask: Who pays, when nobody wants to earn on shelter animals? | | price-talks | with three shelters and two makers of pet food
roles: somebody from a shelter whom others trust | a developer for profiles and matching | somebody who calls families in the first week
search: adopt a shelter dog
name: Second Leash = a lead in new hands
name: Long-Stayer = the animal nobody asked for yet
name: Home at Last = the end of a long wait
name: Last Picked = those whom nobody chose first
name: Kennel Nine = the one at the end of the row
name: Paw & Promise = a small vow between two
name: +Furkin = kin with fur
name: Open Gate = what a shelter dog waits for
name: Trovatello = Italian for a foundling
name: Odd Ears = the ones people fall for
name: *Rehomia = a country of second homes
name: Yes, That One = what somebody says in front of the kennel
line: Somebody is waiting behind door nine
line: Grey muzzles welcome
line: The match before the picture
line: A past, and now a sofa
line: Ask him home

lost-pets
job: a search, searches
rival: registers of chips | the number is under the animal's skin, and every vet can read it | Petlog@GB, Tasso@DE, Petco Love Lost@US | found a cat what to do
rival: neighbourhood groups on the net | the whole street is in them already, and a post takes a minute | Facebook, Nextdoor | lost cat group
rival: paper on lamp posts and calling at night | it can be done at once, and it costs a printer
meet: neighbourhood groups, vets and shelters | keeper of the neighbourhood group | she pins a lost animal every week and answers the same questions | take over three searches of one quarter with {name} and tell the group how each ended | every evening of one week | vets, shelters and postmen | they hear of found animals before the owner does
measure: the share of missing animals back home within three days
moat: neighbours in every street who look into their sheds when called
risk: nobody installs anything for a loss that has not happened, and when it has there is no net | begin in one quarter with the chat groups that exist, and ask each owner found to stay as a searcher
rule: Settle false finders, rewards and addresses | Write down how a finder proves the find before money moves, hide the owner's address, and ask the town to whom a found animal belongs and for how long. | the page on finders and the town's answer are published
trial: Run every search of one quarter for two weeks | Follow all posts on lost animals, call the neighbours in a circle, print the paper, and note where and after how many hours each was found. | distance, hours and who saw it first are on one sheet for each animal
ask: Why not just post it in the neighbourhood group? | We post there too, and call the people whose sheds are near | trade-trial | by comparing searches with and without calls
ask: Who pays once the animal is back? | | price-talks | with owners, chip registers and insurers of animals
roles: somebody who has searched for animals for years | a developer for alerts on the map | somebody who speaks with towns, vets and shelters
search: lost cat
name: Shed Check = where most cats are found
name: Lamp Post = where the old paper hung
name: Here Kitty = what is called at night
name: Backdoor Cat = the one that comes home
name: Nine Streets = how far a cat gets
name: Last Seen = the line that counts
name: Garden Posse = neighbours who look
name: Torch & Tin = what one searches with
name: Cercasi = Italian for wanted
name: Look Under = advice to all neighbours
name: *Strayla = somebody who knows strays
name: Bring Home = what the street does together
line: The whole street looks up
line: Check your shed, please
line: Home before the tin is cold
line: Neighbours with torches
line: Someone has seen that cat

horse-riding
job: a ride, rides
rival: riding schools and stables | they have a hall, calm school horses and a place in the Tuesday group | | riding lessons near me
rival: marketplaces for horses and shares | they list what stands in every village, with pictures | Horsequest@GB, Ehorses@DE, Ehorses@AT, Ehorses@NL | share a horse
rival: mucking out for a friend's horse | it costs a morning in the stable, and one may ride on Sundays
meet: tack shops, village shows and parents at the ring | owner of the tack shop | she fits the first helmet of everybody who begins | offer three beginners of hers a first hour on the ground with {name}: lead, brush, listen | one afternoon a week | vets, farriers and saddlers | they know which horse has too few riders and which owner too little time
measure: the share of new riders who still ride after three months
moat: calm horses that know beginners, which take years to make
risk: one lame horse takes a whole row of lessons with it, and hay has to be paid all the same | plan each horse for few hours a day, keep a lesson on the ground ready and sell lessons in cards
rule: Settle falls, helmets and the use of horses for money | Ask an insurer who pays when a rider falls, ask the authority for animals what permit and rest the horses need, and write down weight, helmet and weather rules. | policy, permit and the page of rules hang in the stable
trial: Bring ten riders and three horses together for two weeks | Plan hours for each horse, let riders change, and note who fell off, who was late, how each horse was afterwards and who wants to come again. | hours of each horse and the wish of each rider are on one sheet
ask: What does a horse cost in the month in which nobody rides? | | f-2 | by adding hay, stable, farrier and vet of three horses
ask: How do you keep a horse willing that carries beginners? | Few hours, days on the meadow and a good rider once a week | trade-trial | with a vet who looks at the horses before and after
roles: an instructor with a licence and calm | somebody who knows stables and horse owners | somebody for bookings, cards and wet afternoons
search: riding lessons
name: Saddle Sunday = the best hour of the week
name: Hay & Halter = what hangs by the stable door
name: Half a Horse = what you share with somebody
name: First Trot = the moment one holds on
name: Rising Trot = the first thing riders learn
name: Long Rein = what a trusting rider gives
name: Galopin = French for a lively youngster
name: Hoofprint = what stays on the path
name: Two Carrots = how the hour begins and ends
name: +Stablemate = who shares a box, and a horse
name: *Equilla = something small for horse people
name: Mane Street = the way along the horses' necks
line: Helmet on, heels down
line: Smells of hay until Monday
line: Sit tall, hold softly
line: There is a carrot in it
line: One horse, several happy riders
`;
