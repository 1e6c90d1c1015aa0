/** Animals and who keeps them: what is known of them; the keys are those of `../lore.ts`. */
export const PETS = `
dog-walking
job: a walk, walks
rival: walking and sitting platforms | they show reviews and who is free nearby | Rover, Pawshake, Wag@US, Tailster@GB | dog walking app
rival: neighbours, friends and family | they know the dog, have a key and cost nothing
meet: puppy classes, dog parks and vets' waiting rooms | trainer of the puppy class | owners wait there with nothing to do but talk about their dogs | walk one of their dogs with {name} that week and show the next owner how it went | two evenings a week | vets' receptionists, groomers and dog-food shops | they are asked for a walker every day and have nobody to name
measure: the share of owners who book a second walk within a week
moat: walkers whom the dogs of a street already know
risk: an owner and a walker who like each other arrange the next walk between themselves | make booking again easier than a phone call, and ask every pair that stops why it did
rule: Settle who answers for a dog that bites or runs away | Ask an insurer for cover while dogs are in somebody else's care, ask the town how many dogs one person may lead at once, and have every walker sign for keys. | the policy, the town's answer and the key form lie in one folder
trial: Walk three dogs for a week before anything is programmed | Take three real dogs out at noon for five days, report to each owner by message, and note minutes, weather, late keys and what owners asked about. | the minutes per walk, the distance between doors and every question of the owners are on one sheet
ask: What happens when a dog slips its lead? | The walker calls the owner and us at once, and we join the search | rules | with the insurer's answer in writing
ask: How many walks can one walker do at noon? | | trade-trial | by walking the round with a watch
roles: somebody who meets every walker in person | a developer for booking and the live map | somebody who answers owners at noon
search: dog walker
name: Leashline = what joins a dog to a walk
name: Paw & Path = who walks, and where
name: Sniff Stop = what a walk is made of
name: Tailwag = the plainest yes there is
name: Wet Nose = how a dog says good morning
name: Passeggio = Italian for a stroll
name: Good Lead = a line with a friend at each end
name: Noonpaw = the hour at which a dog has waited long enough
name: Muddy Boots = what stands by the door after a good walk
name: Round the Block = the shortest walk that counts
name: Fetch & Carry = half of what a dog lives for
line: Somebody your dog pulls towards
line: Out at noon, asleep by one
line: The lead in good hands
line: Home to a tired, happy dog
line: While you work, they walk

dog-grooming
job: a groom, grooms
rival: grooming salons | they have the tables, the dryers and a groomer the dog already knows | PetSmart@US, Petco@US, Pets at Home@GB, Petbarn@AU, Fressnapf@DE, Fressnapf@AT | dog groomer near me
rival: washing and clipping at home | it costs a towel and a wet bathroom, and the dog trusts whoever does it
meet: breed clubs, vets' waiting rooms and dog-food shops | chair of the breed club | owners of long coats compare groomers whenever they meet | clip one matted dog with {name} and show its owner the brush and the stroke that prevent the next mat | one afternoon a week | vets' nurses and dog trainers | they see neglected claws and ears every day and would rather name somebody gentle
measure: the share of dogs whose next groom is booked before they leave
moat: a card on every dog with its coat, its clip and what it fears
risk: one nervous dog that has to be stopped half way makes every later dog that day late | meet each new dog for ten minutes before the first clip and plan the afraid ones for the end of the day
rule: Settle who pays for a cut, a burn or a bite | Ask an insurer for cover of animals on the table, write down from which state a matted coat is shaved rather than brushed, ask the town about waste water and hair, and have every owner sign before the first clip. | the policy, the town's answer and the signed form lie in one folder
trial: Groom eight dogs of four kinds of coat with a stopwatch | Take a poodle, a terrier, a long coat and a short one, twice each, and note minutes for bath, drying, clip and claws, how afraid each dog was and when its owner wants to come again. | the minutes of each kind of coat are on one sheet, with the dogs that had to be stopped
ask: What happens with a dog that bites? | We stop, say so to its owner and try again on another day | rules | with the insurer's answer and a written rule on muzzles
ask: How many dogs can one groomer finish in a day? | | trade-trial | by timing four kinds of coat
roles: a groomer with a trained hand for several breeds | somebody who keeps the diary and calls the regulars | a trainer who helps with frightened dogs
search: dog groomer
name: Fluffwell = how a dog looks when it is done well
name: Clip & Comb = the two tools on the table
name: Good Coat = what an owner wants to stroke
name: Suds & Paws = what one sees in the tub
name: Shaggy No More = how a dog leaves
name: Ruffle = what every hand does to a clean dog
name: Tanglewood = a name for a coat that needs us
name: Dapper Dog = one who has just been to the groomer
name: +Brushtail = the last part to be done
name: Pelage = French for the coat of an animal
name: Snip & Sniff = what is done, and what the dog does next
name: *Poodelle = a poodle with somewhere to go
line: Every coat has its own comb
line: From doormat back to dog
line: Clean ears, short claws, proud tail
line: Shaken, not tangled
line: Smells of dog no longer

pet-sitting
job: a stay, stays
rival: sitting platforms and kennels | they show reviews of past guests and always have a place somewhere | Rover, Pawshake, TrustedHousesitters, Wag@US, Mad Paws@AU, Cat in a Flat@GB | pet sitter near me
rival: family, neighbours and colleagues | they have the key, the animal knows them and a bottle of wine settles it
meet: vets' waiting rooms, cat shelters and travel agencies | vet's receptionist | owners who come for the travel vaccine have a date and no sitter | sit one cat for a weekend with {name} and leave the owner a page of photographs at the reception desk | two evenings a week before the holidays | vets, shelters and breeders | they are asked for a good place to leave an animal and fear naming a bad one
measure: the share of owners who leave their animal with the same sitter again
moat: sitters with years of the same animals and their keys
risk: everybody travels in the same weeks, so that sitters lack in August and sit idle in November | ask owners for their dates months ahead and keep a list of sitters who work only in the holidays
rule: Settle who decides when an animal falls ill | Have each owner sign which vet to call and up to which bill, ask an insurer for cover of animal and home, and ask the town from how many animals on a sitter needs a permit. | the vet form, the policy and the town's answer lie in one folder
trial: Sit six animals over two weekends | Take cats at home and dogs as guests, meet every owner beforehand, send two messages a day, and note visits, minutes, spilled food and what the owner asked about afterwards. | the minutes per visit and every question of the owners are on one sheet
ask: What happens when a sitter falls ill on the day of departure? | A second sitter has met the animal before the journey | rules | by naming a second sitter for each booking in the pilot
ask: How many requests fall into the same three weeks? | | interviews-2 | by asking owners for the dates of their last journeys
roles: somebody who visits every sitter at home | a developer for booking and daily messages | somebody who answers the phone on holiday weekends
search: pet sitter
name: Staywhile = what an animal does until its people are back
name: Key & Bowl = the two things an owner hands over
name: Spare Sofa = where guests with fur sleep
name: Second Basket = a bed at somebody else's house
name: Purrhaps = what a cat thinks of the idea
name: Windowsill = where a cat waits for its people
name: Catnap House = a place to sleep while they travel
name: *Sittara = a sitter who sounds like music
name: Oppas = Dutch for a sitter
name: Back Sunday = what the animal is told at the door
name: Tuck & Tail = a bed made, a tail at rest
name: Bowl Watch = somebody who sees that it is full
line: Gone for a week, missed by nobody's bowl
line: Your cat keeps its windowsill
line: You travel, somebody stays
line: The sofa is taken care of
line: Photos of whiskers while you are away

dog-daycare
job: a day, days
rival: other dog daycares | they have a garden, a van and a place from tomorrow | Camp Bow Wow@US, Dogtopia@US, Dogtopia@CA, Bruce's@GB | dog daycare near me
rival: dog walkers and sitters | they come to the house, and the dog sleeps through the rest of the day | Rover@US, Rover@CA, Rover@GB, Wag@US, Pawshake@NZ, Pawshake@AU, Mad Paws@AU | dog walker near me
rival: leaving the dog alone, or with the grandparents | it costs nothing, and most owners have got used to the guilt
meet: puppy classes, dog parks and vets' waiting rooms | trainer of the puppy class | a young dog is left alone for the first time, and its owner looks for help that very week | invite one puppy class to a trial afternoon at {name} and let the owners watch | one afternoon a week | puppy trainers, breeders and vet nurses | they hear of chewed sofas and need an address
measure: the share of dogs that come on fixed days of the week after their trial day
moat: groups of dogs that know one another and get on
risk: everybody wants Tuesday to Thursday, and on Mondays and Fridays carers stand in an empty garden | sell fixed days in pairs with one quiet day in each, and plan carers by the places that are sold
rule: Settle permission, noise and how many dogs one carer may have | Ask the authority for animal keeping what space, fences and training it wants, ask the neighbours what they hear of the barking, and ask an insurer who pays when dogs hurt each other. | the answers of authority, neighbours and insurer are written down
trial: Keep six new dogs for five days as a group of their own | Test each dog alone and then in pairs before the group forms, note fights, barking, sleep and cleaning, and ask the neighbours at the end of the week. | one sheet shows which dogs got on, the minutes of barking and what the neighbours said
ask: What do you do with a dog that does not fit into the group? | It goes home after the trial day, and its owner gets a trainer's name | rules | with a written test for new dogs
ask: What happens when two dogs fight? | They are separated and looked over, and both owners hear the same story that day | rules | with the insurer's answer in writing
roles: a trainer who reads groups of dogs | somebody with a van for the morning round | somebody who talks to neighbours and authorities
search: dog daycare
name: Romp = what they do from nine to five
name: Packed Lunch = a pun on dogs that eat together
name: Playbark = the sound of a good day
name: Nine to Fetch = the hours of work
name: Waggon = the van that brings them
name: The Big Garden = what a flat does not have
name: Tumble & Nap = morning and afternoon of a dog
name: Branco = Italian for a pack
name: Dogs at Desk = where they would rather not be
name: +Mudroom = where every dog is dried off
name: *Barkadia = the land in which dogs are happy
name: Bring & Bound = how a dog comes through the gate
line: Where the pack meets on weekdays
line: Dropped off wagging, picked up snoring
line: A garden full of friends
line: Your sofa stays in one piece
line: Mud on all paws by noon

dog-training
job: a lesson, lessons
rival: dog schools and clubs | they have a field, a group and a trainer everybody in the park has heard of | PetSmart@US, Petco@US, Dogs Trust@GB | dog trainer near me
rival: apps and video courses | they can be watched on the sofa and cost little | Dogo, Puppr, Woofz | dog training app
rival: advice from the park and videos | it is free, and each owner hopes that the dog grows out of it
meet: dog parks, breeders and vets' waiting rooms | breeder | a litter leaves in one week, and eight families have the same questions | offer the families of one litter a first hour with {name} and give each a page on the first ten days | two afternoons a week | vets, groomers and walkers | they handle the dogs that pull and snap, and gain from every lesson
measure: the share of owners who still practise at home three weeks after the course
moat: trainers whose former pupils walk through the park on a loose lead
risk: owners come for the dog and it is they who have to practise, so most stop after two lessons | send a task of five minutes a day and a short film to answer it with, and call whoever sends none
rule: Settle what proof of skill trainers need and who pays for a bite | Ask the authority for animals whether training for money needs an examination, ask an insurer for cover on open ground, and write down which methods are never used. | the authority's answer, the policy and the page on methods are shown to every owner
trial: Train five dogs with one fault for two weeks | Choose dogs that pull on the lead, film the first walk and the last, send the owners daily tasks, and note who practised and what changed. | there are two films of each dog and a sheet of days on which its owner practised
ask: What if a dog is no better after the course? | Its owner hears after the second lesson what we think can be reached | trade-trial | by filming five dogs before and after
ask: How many owners practise when nobody looks? | | interviews-2 | with the sheet of days that each owner keeps
roles: a trainer with an examination and patience for people | somebody who films and cuts the short lessons | somebody who knows the vets and breeders of the region
search: dog trainer
name: Loose Lead = what a trained dog walks on
name: Sit & Stay = the first words of every course
name: Come Here = the hardest lesson of all
name: Good Manners = what guests notice first
name: Heelside = where a trained dog walks
name: First Whistle = how a lesson begins
name: +Pawlite = polite, on four feet
name: Treat & Repeat = the method in two words
name: Both Ends = a lead has two, and both learn
name: Bravo Cane = Italian praise for a good dog
name: *Waggarian = one who studies under the tail
name: Ten Calm Steps = how far it goes without pulling
line: Both ends of the lead learn
line: He comes when you call
line: A word he knows, kindly said
line: Past the other dog, quietly
line: The doorbell rings, nobody barks

fresh-pet-food
job: a food box, food boxes
rival: fresh food by subscription | it comes portioned for the very dog, and stopping it takes a decision | The Farmer's Dog@US, Ollie@US, Butternut Box@GB, Lyka@AU | fresh dog food delivery
rival: dry food from the shop | it keeps for months, stands in every supermarket and the vet sells it too | Royal Canin, Hill's, Purina | dry dog food
rival: cooking for the dog at home | it costs an hour on Sunday, and the owner sees what goes in
meet: groomers, dog shows and vets with a nutrition hour | groomer | she feels dull coats under her hands and owners ask her why | give each owner a week's bowls from {name} and look at the coat together at the next appointment | one Saturday a month | groomers, trainers and dog sitters | they are asked what they feed their own dogs
measure: the share of dogs still fed from the box after the third delivery
moat: a record of what thousands of dogs ate and how they fared
risk: one warm parcel or one upset stomach ends the subscription and is told all over the park | start the change of food with tiny portions, put a thermometer into test parcels and replace before asking
rule: Settle who may make and sell food for animals | Ask the veterinary authority about registration, labels and laboratory checks, have a vet for nutrition sign each recipe as complete, and write down how a batch is called back. | registration, signed recipes and the recall plan lie in one folder
trial: Feed ten dogs for two weeks | Cook two recipes in a rented kitchen, weigh what is left in each bowl, note stools, coat and appetite with the owners, and send half the boxes by parcel with a thermometer. | leftovers, stools and the temperature of each parcel are on one sheet
ask: Who says that this food is complete? | A vet for nutrition checks every recipe before it is sold | rules | with the signed calculation of each recipe
ask: How warm is the box after a day in the van? | | trade-trial | with a thermometer in five parcels
roles: a vet or biologist for animal nutrition | a cook with experience of cooled goods | somebody who answers owners about stools without blushing
search: fresh dog food
name: Bowl & Gravy = what the dog asks for twice a day
name: Lickclean = the state of the bowl afterwards
name: Marrow & Meal = what makes a dog come running
name: Full Snout = a dog that has eaten well
name: Sunday Stew = a pot that smells good to two species
name: Chow Kitchen = where the dog's dinner is cooked
name: Gnawbridge = a small town in which dogs dine
name: Ciotola = Italian for bowl
name: Nosedown = how a hungry dog eats
name: Drool & Co = the first sign of a good recipe
name: *Bonello = a bone with Italian manners
name: Lick the Pan = what they all wait for
line: Dinner that makes the tail start early
line: You can read every ingredient
line: The bowl comes back shining
line: Cooked for one dog: yours
line: Goodbye, brown pebbles

pet-accessories
job: an order, orders
rival: large pet shops and online shops | they have every size on the shelf and take anything back | Chewy@US, Zooplus@GB, Zooplus@DE, Zooplus@FR, Pets at Home@GB, Amazon | pet shop online
rival: small makers on craft markets | they stitch the dog's name on and answer in person | Etsy | handmade dog collar
rival: an old blanket and a chewed slipper | they are there already and smell right
meet: dog parks, markets and pictures of dogs on the net | organiser of the dog market | people who come with a dog on the arm buy for it what they would not buy for themselves | measure ten dogs at one market with {name} and send a picture of each in the finished piece | one Saturday a fortnight | groomers, dog cafés and trainers | they have a shelf at the till and like to fill it with something that is not on every corner
measure: the share of orders that stay with the animal and do not come back
moat: patterns that fit breeds nobody else cuts for
risk: half of the returns are wrong sizes, and a returned harness covered in hair cannot be sold again | let owners measure with a printed strip, and ask for breed and weight before the order goes out
rule: Settle what a product for animals has to withstand | Ask a testing house about pull on buckles, swallowed parts and dyes, ask what must stand on the label, and write down who pays if a clip breaks in traffic. | the test report and the insurer's answer lie in one folder
trial: Let twelve animals wear it out for two weeks | Give the piece to twelve owners of different breeds, ask for a picture on day one and day fourteen, and note tears, chewing, washing and whether they would hand it back. | a picture and a line on each animal are on one sheet
ask: What breaks first? | | trade-trial | by letting twelve animals wear it for two weeks
ask: Why not buy it cheaper from the big shops? | Ours is made for bodies that their sizes miss | interviews-2 | by looking at what owners bought and threw away
roles: a maker who cuts patterns for animals | somebody who takes pictures of dogs that will not sit still | somebody who answers about sizes and packs parcels
search: dog collar and bed
name: Buckle & Bark = what clicks, and who answers
name: Chewproof Club = what every owner wishes for
name: Scruff = the place the collar goes round
name: Tail & Twine = a cat's two interests
name: Kennelcraft = made by hand for a basket
name: Best in Park = the prize that matters
name: Snoutfit = an outfit from the snout backwards
name: Nine Cushions = one for each of a cat's lives
name: Pelzig = German for furry
name: Tug = a game, and the test of a good toy
name: *Mewsli = something new for cats every morning
name: Collar & Cuff = dressed for the park
line: Made for the one with four legs
line: Survives the puppy
line: Fits chests that no size chart knows
line: The cat may even use it
line: Chewed by experts

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
rival: practices and clinics | they have x-ray, theatre and laboratory behind the next door | Banfield@US, VCA@US, Vets4Pets@GB, AniCura@DE, AniCura@SE | vet near me
rival: vets who come to the house | they take their time, and a cat need not be caught | The Vets@US | vet home visit
rival: skipping the check | the animal hates the basket, and it looks well enough
meet: cat shelters, homes for the elderly and puppy groups | head of the shelter | she places animals with people who have no car | examine the animals of one block of flats with {name} on a Saturday, one after the other | one Saturday a month | groomers, pet sitters and carers of old people | they see sick animals in homes from which nobody drives to a vet
measure: the share of animals seen again for their next vaccination
moat: the file of every animal on a round, and its trust in a hand at its own sofa
risk: the day is lost on the road, four visits instead of twelve | plan fixed districts on fixed weekdays and offer owners the day on which the van is near
rule: Settle what may be done in a living room | Ask the chamber of vets which treatments need a practice, how medicine is stored in a car and who takes emergencies at night, and agree with a clinic that takes over. | the chamber's answer and the clinic's agreement are in writing
trial: Visit twenty animals in two districts | Take one vet and one car for four days, note the drive, the minutes in the house, what could not be done there and where the owner was sent. | minutes on the road and in the house stand beside each other on one sheet
ask: What can you not do at home? | X-rays and operations go to a clinic that we have an agreement with | rules | with the clinic's letter and the list of treatments
ask: How many visits does a vet manage in a day? | | trade-trial | by driving two districts with a clock
roles: a vet who likes kitchens better than clinics | an assistant who drives, holds and writes | somebody who plans the rounds
search: vet home visit
name: Vet at Home = who rings, and where
name: Calm Cat = what you find when nobody used a carrier
name: Sofa Clinic = where the patient sits
name: House & Hound = the two a round has to find
name: +Pawstep = what one hears in the hall
name: Bag & Whisker = what comes in, and who hides
name: Doormat Vet = she wipes her shoes first
name: Own Basket = where the examination takes place
name: Hausvet = German for a vet who comes home
name: Behind the Couch = from where patients are fetched
name: *Vetura = a vet and her adventures on the road
name: Stethoscamp = a scamp with a stethoscope
line: The patient stays on the sofa
line: No carrier, no waiting room
line: Your vet wipes her shoes first
line: Examined where it purrs
line: She comes to the cat

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
rival: collars with a satellite fix | they show a dot on a map anywhere, and the subscription runs on | Tractive, Fi@US, PitPat@GB, Weenect@FR | gps tracker dog
rival: small radio tags from the phone maker | they cost little, hold a year and find whatever lies in town | Apple, Samsung | tag for dog collar
rival: a bell, a chip and a telephone number on the collar | they need no charging, and most animals come home
meet: hunting dog clubs, shelters and cat forums | head of the shelter | every week she takes a call about an animal that ran away | equip ten dogs just adopted with {name} for their first month, when most run off | one afternoon a week | shelters, vets and trainers | they are called first when an animal is gone
measure: the share of collars still charged and worn after a month
moat: years of movement and sleep of the same animals
risk: it works until the battery is empty, and it is empty on the day the dog runs | warn a day early on the telephone of everybody in the household, and say honestly how long it lasts in a wood
rule: Settle radio approval, batteries and what is kept | Ask a testing house about radio, water and battery transport, write down who may see where an animal and so its owner walks, and never call a reading a diagnosis. | the test report, the privacy page and a vet's note on the readings are there
trial: Put ten collars on ten animals for two weeks | Use bought parts in a printed case, let five dogs and five cats wear them, and note battery, lost signal, chafed necks and how often the owner looked. | hours of battery, gaps in signal and pictures of necks are on one sheet
ask: How long does it last on a dog that is really lost? | | trade-trial | by hiding a collar in a wood with weak signal
ask: Does a vet believe the readings? | Not yet | f-4 | with ten animals measured by a vet at the same hour
roles: an engineer for small radios and batteries | a vet who compares the readings | a designer of cases that cats tolerate
search: gps dog collar
name: Wherepaw = the question at the garden gate
name: Roamer = a cat between two meals
name: Found You = the best message of the day
name: Night Prowl = what the map shows at three
name: Wander Bell = the old device, in new
name: Collie Compass = a dog that always knows the way
name: +Pawbeam = a light that an animal sends
name: Garden Gate = the last place it was seen
name: Gatto Dove = Italian for where is the cat
name: Homeward Tail = seen from behind on the way back
name: *Trackoon = a raccoon that follows trails
name: Hedge & Back = the usual journey of a cat
line: Know which hedge she is under
line: The secret life of your cat
line: Where did he run? There
line: A small weight, a long lead
line: Sleep when the cat does not

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
