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
thing: consultation, consultations = Dog, limping since the walk; Cat, not eating since Monday; Puppy, upset stomach
must: Emergency signs asked before the call; Photos and videos sent to the vet; A video call or chat with a qualified vet; A written summary for the owner and local vet
later: A follow-up message after two days; Reminders for vaccination and check-ups
screen: Before your call | headline Is it an emergency? | list Go to a clinic now if = Breathing is difficult; Gums are pale or blue; Your pet cannot get up | map Open clinics nearby | picture Photo of the leg | buttons None of these / Call a clinic | no call booked, and your pet's records are shown | the photo is too dark: take it again in daylight
screen: Video call with the vet | picture Dog's front leg on video | talk Chat = Owner: Since this morning; Vet: Please press the paw gently; Owner: No reaction | list Advice = Rest for two days; Short walks on the lead; Clinic if it gets worse | buttons Send summary / Book a follow-up | no owner is waiting, and follow-ups due today are listed | the video is unstable: go on by phone
screen: Vet's desk, this evening | table Calls = Pet, Reason, Advice; Bella, limping, rest; Tom, not eating, clinic tomorrow; Luna, rash, photo needed | chart Calls by hour | ask Note = Ask again on Thursday | button Take the next call | nobody is waiting, and two follow-ups are due | this case needs an examination: send the nearest clinic

mobile-vet
thing: home visit, home visits = Cat, vaccination; Old dog, check-up; Rabbit, nail clip
must: Visits by area and day; Reason for the visit and photos beforehand; What is possible at home, with a price list; Records shared with the partner clinic
later: Reminders for vaccination; A video talk after the visit
screen: Book a visit | ask Pet = Cat, six years | ask Reason = Vaccination | map Your area, Tuesday and Friday | list Before we come = Close the bedroom; Have the papers ready; Keep the cat in one room | button Book Tuesday | no visit in your area this week, and Friday next week is free | this may be an emergency: call the clinic below now
screen: Mimi's record | picture Mimi | list Last visit = Vaccinated; Weight fine; Teeth, check in spring | list Next = Vaccination in May | buttons Book the next visit / Ask the vet | no visits yet, and the first record is made at your home | the result is not back yet, and the expected day is shown
screen: Vet's round, Tuesday | table Visits = Pet, Reason, Bring; Mimi, vaccination, vaccine; Rex, check-up, blood kit; Coco, nails, towel | map Route | switch Cool box in range | ask Finding = Tartar, clinic in spring | button Save and next visit | no visits today, and two owners to call back | an operation is needed: send the record to the partner clinic

animal-physio
thing: treatment, treatments = Dog, knee after surgery, third visit; Old dog, stiff hips; Horse, stiff on the left side
must: The vet's diagnosis and consent on file; A gait video at the start and later; Exercises for home with short videos; Treatment plan and next visits
later: A progress report for the vet; Paperwork for pet insurance
screen: My dog's progress | picture Gait video, first visit and today | chart Weight on the left hind leg, by visit | steps Exercises today = Slow walk, five minutes; Front paws on a step; Gentle stretch | ask How did it go? = Easy, no pain | buttons Done / Ask the therapist | no video yet, this is how to film the walk | more limping today: stop the exercises and call us
screen: Therapist's notes, visit three | list From the vet = Knee surgery, healed; No jumping yet | table Measured = What, First visit, Today; Thigh, thin, better; Knee, stiff, moves freely; Walk, limping, slight limp | ask Next visit = Tuesday, 4 pm | buttons Save / Send report to the vet | no diagnosis yet, ask the vet before treating | the joint is warm and swollen: stop and refer to the vet

pet-tracker
thing: tracker, trackers = Tracker for Max; Tracker for Luna; Tracker for Bella
must: The position on a map; An alert when the pet leaves home; A battery warning for the whole family; A light, waterproof and safe fit
later: A daily summary of activity; Shared access for a sitter
screen: Where is Luna? | map Position and last route | headline At home, two minutes ago | list Today = Two walks; Battery good | switch Alert when leaving home | buttons Live position / Make it beep | connect a tracker to see your pet | no signal: the last position and time are shown
screen: Activity | chart Activity this week | list Today = Active, two hours; Rest, normal; Longest trip, the park | words These readings do not replace a vet | button Share with vet | your pet has to wear the tracker for a day first | the tracker was not worn today
screen: Set up | steps First use = Charge it; Attach it to the collar; Scan the code | code Connect tracker | ask Name of your pet = Luna | button Finish | charge the tracker to begin | the tracker was not found: move closer

pet-adoption
thing: animal, animals = Otto, calm older dog; Mia and Max, two cats; Rex, young and active
must: Questions about home and daily life first; Honest profiles with health and character; A visit and a home check before adoption; A call in the first week
later: Tips and training for new owners; Help for owners who must give up a pet
screen: Find a pet that fits | ask Hours alone on a weekday = Four | ask Your home = Flat with a balcony | switch Children at home | list Good matches = Mia and Max, two cats; Otto, calm older dog | button Show the profiles | no match today, and we write when one arrives | the shelter has not answered: call them here
screen: Otto's profile | picture Otto in the garden | list Good to know = Calm and clean indoors; Shy with strangers; Needs short walks | steps Next = Visit; Second visit; Home check; Adoption | ask Question to the shelter | buttons Book a visit / Save | this dog has found a home, and similar ones are shown | the visit was cancelled: choose another time
screen: Shelter desk | table Adoptions = Animal, Family, Status; Otto, Keller, home check; Mia and Max, Ruiz, first week; Rex, Lin, visit on Friday | chart Days of waiting, by animal | ask Call note = Eats and sleeps well | buttons Add an animal / Call a family | no requests today, add photos of long-waiting animals | it does not work out: plan the return and a new search

lost-pets
thing: search, searches = Grey cat with a white paw; Brown dog with a red collar; Tabby kitten, very shy
must: A first-hour checklist for the owner; An alert to neighbours nearby; Sightings on one map; Finder checks before a reward is paid
later: Printed posters, and a reminder to take them down; A profile of each pet kept ready
screen: Minka is missing | picture Minka, grey with a white paw | map Last seen and sightings | steps Do this first = Search house and garden; Ask neighbours to open sheds; Call vets and shelters | list Sightings = Garage, 6 pm; By the school, 8 pm | buttons Alert neighbours / She is home | no missing pets near you | somebody asks for money first: do not pay, ask for a photo
screen: Neighbour's phone | headline Cat missing in your street | picture Minka, white front paw | map Houses checked so far | ask What did you see? = Cat under the hedge | buttons I checked my shed / I saw her | no search in your area, thank you for helping | location is off: choose your street by hand
screen: Helper's desk, open searches | table Searches = Pet, Missing since, Last sighting; Minka, Monday, garage; Brown dog, Tuesday, park; Tabby, today, none | chart Pets found, by day | ask Message to helpers = Please check sheds tonight | button Send the alert | no open searches, and the last pet came home on Friday | two reports look the same: merge them

horse-riding
thing: ride, rides = First lesson, on the lead; Trail ride, one hour; Regular ride on Thursdays
must: Booking by level, age and size; A horse that suits the rider; Hours and rest planned for each horse; Safety rules and insurance confirmed
later: Riding passes and gifts; A progress log for each rider
screen: Book a ride | ask Your level = Beginner | ask Height and weight | list Available = First lesson, Tuesday; Trail ride, Saturday; Lesson on the ground, Sunday | picture Alma, calm with beginners | button Book this ride | no free place this week, and the waiting list is open | the weather is bad: ride in the arena or choose another day
screen: My ride on Thursday | picture Alma | steps Before you ride = Arrive early; Brush and saddle; Put on your helmet | list About Alma = Calm and patient; Likes slow hands | ask Note to the stable = A little nervous | buttons I am coming / Cancel | no ride booked, and free times are shown | the horse needs rest: choose another horse or another day
screen: Stable plan, today | table Horses = Horse, Hours today, Next; Alma, one, Thursday group; Falk, two, rest; Birta, none, children | chart Hours by horse, this week | list To do = Farrier for Falk; Check the saddle of Birta | buttons Swap horses / Message riders | no rides today, and all horses are out in the field | a rider fell: follow the emergency list and write a report
`;
