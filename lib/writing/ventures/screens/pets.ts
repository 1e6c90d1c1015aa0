/** Animals and who keeps them: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const PETS_SCREENS = `
dog-walking
thing: walk, walks = Bella, Monday midday; Rocky, Tuesday morning; Luna, group walk
must: A first meeting before the first walk; Fixed days and times; A photo and short note after each walk; Emergency contact and vet saved
later: Walks at weekends; A stand-in the dog already knows
screen: Book a walk | ask Dog = Bella, pulls on the lead | ask Walk = Midday, one hour | list Days = Monday; Wednesday; Friday | switch Group walk is fine | ask Vet = Mill Lane practice | button Book a first meeting | no dog added yet, name and breed are enough to begin | midday is full on Monday, and 2 pm is free
screen: Bella's walk today | map Today's walk | steps Status = Picked up; On the walk; Back home | picture Bella in the park | words She played with two dogs and drank well | buttons Message the walker / Book the same again | no walk today, and the next is on Wednesday | the walker is late: the new pick-up time is shown
screen: Walker's phone, midday round | table Round = Dog, Address, Note; Bella, Mill Lane, pulls; Rocky, Park Road, afraid of bikes; Luna, Hill View, owner at home | switch Keys collected | map Pick-up order | button Start the walk | no walks booked, and free times are open | a dog is hurt: call the owner and the saved vet from here

dog-grooming
thing: groom, grooms = Bath and trim, long coat; Nails only; First visit, puppy
must: Breed, coat and photo before booking; Price and time by size and coat; Signed consent for matted coats; A reminder for the next date
later: A plan with fixed dates; Brushes and shampoo to order
screen: Book a groom | ask Dog = Pepper, curly coat | list Choose = Bath and brush; Full trim; Nails and ears | picture Photo of the coat today | ask Worries = Afraid of the dryer | ask Date = Thursday, 9 am | button Book the groom | no dog added yet, name and breed are enough | the coat looks matted: we call you before confirming
screen: Pepper's visit | steps Status = Arrived; Bath; Dry and trim; Ready | picture Pepper after the groom | list Noticed = One knot behind the ear; Nails short now | ask Next date = In six weeks | buttons Book the next date / Send a question | no visit booked, and free dates are shown | too stressed to finish today: a shorter second visit is offered
screen: Groomer's day | table Today = Dog, Service, Note; Pepper, full trim, dryer; Moss, bath, thick coat; Queenie, nails, old and calm | picture Last style | ask Note = Sits well for nails | button Ready, call the owner | no dogs today, and owners due for a date are listed | a small cut: treat, photograph and call the owner at once

pet-sitting
thing: stay, stays = Two cats, one week; Dog, long weekend; Rabbit, daily visit
must: A first meeting before the trip; Feeding, medicine and habits in one list; The agreed vet and cost limit; A daily message and photo
later: Plants watered and post collected; Holiday dates saved for next year
screen: Book a sitter | ask Pet = Two cats | ask From and to = Friday to Monday | list Choose = Visits at home; Overnight at home; Stay with the sitter | list Routine = Two meals; Medicine, none | button Ask for a first meeting | no pet added yet, start with name and age | nobody is free on those dates, and the waiting list is open
screen: Your cats today | picture Mimi on the sofa | list Done today = Fed twice; Fresh water; Played and cleaned | talk With the sitter = Ana: Both ate well; You: Thank you | buttons Message Ana / Add a day | no stay booked, and the next free weeks are shown | no message by evening: the sitter and the stand-in are called
screen: Sitter's phone | table Today = Pet, Visit, Note; Mimi and Leo, 8 am, balcony closed; Rocky, all day, medicine at noon; Coco, 5 pm, fresh hay | steps Medicine = Check dose; Give; Take a photo | switch Door locked | button Send photo to the owner | no visits today, and the next stay begins on Friday | the pet does not eat: call the owner, then the agreed vet

dog-daycare
thing: day, days = Bella, Tuesday and Friday; Otto, trial day; Luna, every Monday
must: A trial day before the first booking; Vaccination, food and behaviour notes; Fixed days, with free places shown; A photo and short report each day
later: Collection in the morning; A bath before going home
screen: Otto's trial day | headline Otto did well in the small group | list Report = Played with Bella; Slept after lunch; Shared toys | picture Otto at rest | list Free days = Tuesday; Friday | buttons Book fixed days / Ask a question | no trial day booked yet, and the next free ones are shown | the group was too much for Otto: we suggest a walker instead
screen: My days | list Booked = Tuesday; Friday | ask Pick-up = 5 pm | words Vaccination is valid until May | switch Bring own food | buttons Move a day / Add a day | no days booked yet, and free places are shown | the vaccination has run out: send the new record before Tuesday
screen: Today at the daycare | table Dogs = Dog, Group, Note; Otto, small, no balls; Bella, small, medicine at noon; Bruno, large, rests alone | switch Both gates closed | list Staff = Ana, small group; Ben, large group | button Send photos | no dogs before 7 am, and the day's list is ready | a dog is hurt: first aid, vet, then call the owner from here

dog-training
thing: lesson, lessons = Recall, first lesson; Loose lead, at the park; Being alone, at home
must: A first talk about dog, home and goal; One exercise a day as a short video; Feedback on the owner's own video; Methods used and not used in writing
later: Group walks for practice; A refresher after three months
screen: Today's exercise | headline Loose lead, five minutes | picture Video of the exercise | steps Do this = Three steps; Stop when he pulls; Reward when the lead is loose | ask How did it go? = Better than yesterday | button Send my video | no exercise yet, the first lesson sets it | it did not work today: try the easier step
screen: Book a lesson | ask Dog = Otto, one year | list Goal = Come when called; Loose lead; Quiet at the door | list Choose = At home; In the park; Group | ask Date = Saturday morning | button Book the lesson | no free time this week, and next week is shown | your dog has bitten: please call us before booking
screen: Trainer's desk | table Dogs = Dog, Goal, Last video; Otto, loose lead, today; Bella, recall, Monday; Rex, alone at home, none | talk Feedback = Trainer: Reward one step sooner; Owner: I will try | chart Days practised this week | button Remind Rex's owner | no videos to answer, and Saturday's group is shown | the problem grew worse: plan a visit and a safer step

fresh-pet-food
thing: food box, food boxes = Two weeks, small portions; Two weeks, large portions; Tasting box
must: Portions by weight, age and activity; A guide to changing the food slowly; Ingredients and feeding advice for each recipe; Skip, pause or change before the next delivery
later: A plan for more than one animal; Recipes for sensitive stomachs
screen: Your pet's plan | ask Weight = Nine kilos | ask Age = Adult | list Recipes = Chicken and vegetables; Fish and rice | words One pack a day | button Order the tasting box | tell us about your pet to see a plan | this allergy needs advice: please speak to your vet first
screen: Next delivery | steps Your box = Cooked; Packed cold; On its way | list Inside = Chicken, six packs; Fish, six packs | words Arrives on Thursday | buttons Skip / Change recipes | no delivery planned yet | the parcel arrived warm: do not feed it, we send a new one
screen: Kitchen and packing | table To pack = Customer, Recipe, Packs; Anna, chicken, six; Omar, fish, eight; Lee, tasting box, two | list Checks = Batch number; Temperature; Label | button Print labels | no boxes to pack today | the cold store is too warm: stop packing and check the batch

pet-accessories
thing: order, orders = Size small, with name; Size medium, blue; Gift set
must: A size guide with pictures; Materials and care for each product; Free exchange of the wrong size; Photos from customers
later: A name or phone number added; A set of matching products
screen: Product page | picture Product in use | ask Size = Medium | ask Colour = Blue | list Details = Washable; Tested clasp; Soft lining | button Add to basket | choose a size to see the delivery date | sold out in this size: leave your email
screen: Find the right size | steps Measure = Use a soft tape; Measure the widest part; Leave room for two fingers | ask Measurement in centimetres | words We suggest medium | button Choose this size | enter one measurement to see a size | between two sizes: send us a photo and we help
screen: Orders to make | table Orders = Customer, Product, Status; Anna, medium, sewing; Omar, small, packed; Lee, gift set, to make | list Low stock = Clasps; Blue fabric | button Print address labels | no orders to make | a seam failed the test: make it again

vet-telehealth
thing: consultation, consultations = Swallowed a sock; Limps since the walk; Cat, behind the sofa since noon
must: The signs that go to a clinic at once, asked first; A picture or film before words; Whether to drive now, tomorrow or not at all; What was said, for the vet who sees the animal
later: A word two days afterwards; The dates of the year for this animal
screen: Before anybody answers | headline Does she breathe as always? | list Straight to a clinic = Gums white or blue; Cannot get up; A hard belly, and retching | picture Her gums, lip held up | map From the sofa to the clinic that is open | buttons None of these / We are driving | all is well with her, and her weight and pills stand ready for the day | the picture is too dark: a lamp from the side, and how to hold her
screen: Vet's desk, sock and dog | talk So far = Owner: a sock, an hour ago; Vet: whole?; Owner: she is wagging | list Known = Labrador, two years; Nine kilos too many, last year | ask To be done = Clinic within the hour, nothing by mouth | switch A clinic has been told | button Send it to both | nobody is waiting, and whom to ask today how it went | needs a hand on the animal: said so, and no tablet is named

mobile-vet
thing: home visit, home visits = Cat, vaccination; Old dog, check-up; Rabbit, nail clip
must: Visits by area and day; Reason for the visit and photos beforehand; What is possible at home, with a price list; Records shared with the partner clinic
later: Reminders for vaccination; A video talk after the visit
screen: Book a visit | ask Pet = Cat, six years | ask Reason = Vaccination | map Your area, Tuesday and Friday | list Before we come = Close the bedroom; Have the papers ready; Keep the cat in one room | button Book Tuesday | no visit in your area this week, and Friday next week is free | this may be an emergency: call the clinic below now
screen: Mimi's record | picture Mimi | list Last visit = Vaccinated; Weight fine; Teeth, check in spring | list Next = Vaccination in May | buttons Book the next visit / Ask the vet | no visits yet, and the first record is made at your home | the result is not back yet, and the expected day is shown
screen: Vet's round, Tuesday | table Visits = Pet, Reason, Bring; Mimi, vaccination, vaccine; Rex, check-up, blood kit; Coco, nails, towel | map Route | switch Cool box in range | ask Finding = Tartar, clinic in spring | button Save and next visit | no visits today, and two owners to call back | an operation is needed: send the record to the partner clinic

animal-physio
thing: treatment, treatments = Back leg, third of six; After the plate, in the water; Mare, stiff to the left
must: The gait as it was on the first day; What the vet found, and agrees to; Two exercises at home, no more; A stop before it hurts
later: A quarter later, the same six steps; The saddle, looked at with it
screen: Six steps, May and now | picture From behind, two films side by side | chart Weight on the left hind leg, time by time | steps At home = Front paws on a step, as long as a breath; Three turns to the right | talk To you = Kim: see the hip drop?; You: in May, yes; Kim: that is what is left | buttons Done today / He would not | no film yet, and how to walk past the phone | he limps more since yesterday: no exercise, and the vet reads the same film
screen: Therapist's phone, beside the animal | list Vet's letter = Plate, healed; No jumping until autumn; Ring me if it is warm | ask Felt today = Tight above the knee, both sides | table Measured = Where, First, Now; Thigh, thin, nearly even; Turn left, stops, half; Sleep, on one side, both | buttons Third of six / Back to the vet | no letter from a vet, and therefore no hands yet | warm and swollen: stop, and the letter goes out from here

pet-tracker
thing: tracker, trackers = Tracker for Max; Tracker for Luna; Tracker for Bella
must: The position on a map; An alert when the pet leaves home; A battery warning for the whole family; A light, waterproof and safe fit
later: A daily summary of activity; Shared access for a sitter
screen: Where is Luna? | map Position and last route | headline At home, two minutes ago | list Today = Two walks; Battery good | switch Alert when leaving home | buttons Live position / Make it beep | connect a tracker to see your pet | no signal: the last position and time are shown
screen: Activity | chart Activity this week | list Today = Active, two hours; Rest, normal; Longest trip, the park | words These readings do not replace a vet | button Share with vet | your pet has to wear the tracker for a day first | the tracker was not worn today
screen: Set up | steps First use = Charge it; Attach it to the collar; Scan the code | code Connect tracker | ask Name of your pet = Luna | button Finish | charge the tracker to begin | the tracker was not found: move closer

pet-adoption
thing: animal, animals = Otto, afraid of men, loves stairs; Two cats, only together; Rex, old, sleeps a lot
must: One's own day told before any picture; What is not easy about this one, first; The home seen by somebody; A call in the first week, and a way back
later: Half a year on, a picture for those who cared for it; Somebody near who adopted one like it
screen: Would he fit your Tuesday? | ask Alone on a Tuesday = Four hours | list Otto needs = Somebody at home at noon; No men for a while; Stairs are fine | talk Who knows him = Carer: he hides, then he leans on you; You: for how long? | picture Otto, from behind the door | buttons Meet him twice / Who would fit us? | no answer given, and so no picture shown either | he has gone to somebody: why them, and who is like him
screen: Carer's desk, first week | table Rung = Animal, Night, Worry; Otto, hid, eats; Two cats, wardrobe, nothing; Rex, slept, lift is broken | ask Told them = Sit on the floor and read | switch Papers and chip are theirs | buttons All well / He comes back | nobody moved this week, and whom nobody has asked about since spring | it does not go: fetched without a reproach, and what we learnt stands with him

lost-pets
thing: search, searches = Grey cat, white paw; Dog with a red lead trailing; Tortoise, since the hot day
must: What to do in the first ten minutes; Everybody within earshot told at once; Where it was seen, on one map; A finder who can prove it before money moves
later: Posters that come down again when it is home; Those who helped, for the next one
screen: Minka is gone | map From the flap, as far as a cat goes by night | list Seen = Garage of number nine, six o'clock; Perhaps, by the church | steps Now = Shake the tin, then be silent; Ask for sheds to be opened; A jumper outside the door | ask How to know her = One white paw, torn ear | buttons She is home / I saw her | nobody is missing round here, and three to say yes if somebody is | a finder wants money first: do not pay, ask which paw
screen: Searcher's phone, two streets | map From the corner to the railway, your side | list Your side = Nine sheds, five opened; Hedge by the line; Mrs Okafor opens at six | picture Grey, white paw, as large as two loaves | switch I call softly, and only once | buttons A shed was open / Paw print | no search tonight, and the last one is home since Tuesday | you see her: sit down, do not call, the owner comes with the tin

horse-riding
thing: ride, rides = First time, on the ground; Trek in the wood, an hour; Alma, shared on Thursdays
must: Which horse suits whom, and who says so; Hours a horse has had today; Height, weight and what one is afraid of; An hour that takes place without riding
later: The horse's birthday for those who ride it; A day that ends with hay
screen: Thursday with Alma | picture Alma, ears to the side | list She likes = Slow hands; The left side; Not the blue tarpaulin | ask Today I am afraid of = Nothing, perhaps the ditch | steps Before you sit = Brush, and look at her feet; Saddle, two fingers; Helmet | buttons I am coming / Somebody else may have her | no ride is booked, and the hour on the ground is free | she is lame: you come all the same, and learn to walk her in circles
screen: Stable door, the day's planner | table Horses = Horse, Had today, Next; Alma, an hour, Thursday group; Falki, two, rest; Old Birta, none, children only | chart Hours under saddle, this week | switch Ground is too hard for a trot | ask For the smith = Falki, left front | buttons Swap Alma and Birta / Lesson on the ground | no rider until three, and who is turned out with whom | a fall: helmet off the shelf for good, who was rung, and written down at once
`;
