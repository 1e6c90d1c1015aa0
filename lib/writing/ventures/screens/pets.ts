/** Animals and who keeps them: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const PETS_SCREENS = `
dog-walking
thing: dog, dogs = Bella, pulls on the lead; Rocky, afraid of bikes; Luna, gets on with everyone
must: A meeting with the walker before the first walk; Where the key is and who has had it; The vet and a second number, one press away; A walker for the day on which the usual one is ill
later: Two dogs of one household on one walk; A standing week that books itself
screen: Today's walk | map From the door and back | list Seen on the way = Out at five past twelve; Business done by the park gate; Met another dog and played | picture Bella at the pond | buttons Message to the walker / Book the same again | before the first walk the route stands there as it is planned | without a signal the line is drawn from the last point, with its time
screen: Walker's phone, the round at noon | table Round = Dog, Door, Mind; Bella, key under number four, pulls; Rocky, ring twice, bikes; Luna, owner at home, nothing | switch Lead checked | button Start the walk | no dog is booked, and the free hours of tomorrow are open | a key that does not fit: the owner is rung from here, and the walk waits

dog-grooming
thing: groom, grooms = Bath and a trim, long coat; Nails only, held on the lap; First visit, ten minutes
must: Coat, knots and temper told before the first clip; What last time's length was, in a picture; From which knot on it is shaved, signed for; The next date made while the dog is still wet
later: A brush and the five minutes at home; The old dog, done lying down
screen: For Pepper, six weeks on | picture Pepper in May, side view | ask Behind the ears = One knot, a big one | list He does not like = The dryer; His back feet; The spaniel before him | ask Length = As in May, ears longer | buttons Thu 9 am, first of the day / Ring me when he may be fetched | the first visit: ten minutes, a biscuit and no scissors | too matted to brush: a picture is sent, and nothing is shaved without your word
screen: Groomer's phone, next on the table | table Today = Dog, Coat, Mind; Pepper, curls, dryer; Moss, double, bites at nails; Queenie, old, sits down | picture Small cut, left pad | ask Noted for next time = Back feet last, one at a time | buttons Done, ring the owner / Stop here for today | no dog before two, and who is seven weeks overdue | a nick: pressed, photographed, told at the door, with who looks at it

pet-sitting
thing: stay, stays = Two cats, nine days in August; Old dog, long weekend; Rabbits and the tomatoes
must: An evening with the sitter before the bags are packed; What is eaten, hidden under and never to be opened; Which vet, and up to which bill; A word and a picture each day
later: The same sitter for Easter; A neighbour with a second key
screen: Day three of nine | picture Minka on the wardrobe, looking down | list Today = Ate half, left the fish; Came out after ten minutes; Balcony door shut | talk Sitter = Ana: she sleeps on your jumper; You: leave it there | buttons A question for Ana / One day longer | you have not left yet, and the list by the fridge is half full | no word by eight: we ring the sitter, and then the neighbour with the key
screen: Sitter's phone, going in | steps First = Bag in front of the gap; Say her name, do not look for her; Balcony stays shut | list Drops = Left eye, mornings; Hidden in liver paste | picture The vein behind the ear, where she likes it | switch Shut and tried twice | button A picture for the owners | nobody to feed today, and the next stay begins on Friday | will not eat since yesterday: ring the vet they chose, the sum they agreed to stands here

dog-daycare
thing: day, days = Bella, Tuesday and Friday; Otto, trial day; Two sisters, all week
must: A trial day with an honest word at the end of it; A card for each dog: food, fears and whom it must not meet; Groups of the day, with the carer of each; Fixed days that can be moved once a week
later: A bath before the way home; Weekends and holidays
screen: Otto's trial day | headline He may come back, with the small ones | list Seen = Hid until ten; Followed Bella all day; Growled once, over a ball | chart Barking, lying and running, by the hour | picture Asleep beside Bella | buttons Book Tuesdays and Fridays / Ask about the ball | no trial day is booked yet; the next quiet day is shown | it was not for him: why, and who could walk him alone instead
screen: Carer's phone, this morning | table In today = Dog, Group, Mind; Otto, small ones, no balls; Bella, small ones, nothing; Bruno, big ones, not near Rex | switch Both gates shut | ask Lunch left over = Otto, half | buttons All counted / Report a fight | nobody is here before seven; the fence is checked first | a fight: dogs apart, looked over, and both owners told the same story

dog-training
thing: lesson, lessons = Recall, with the ball forgotten; Alone for three minutes; Past the terrier at the corner
must: A first hour that looks at home, park and owner; Five minutes a day, as a film to copy; What is never done to a dog, in writing; The trainer's answer on the film one sends
later: A walk of four who have the same trouble; A month later, the hard corner again
screen: Five minutes, past the terrier | steps Today = Far side of the road; Biscuit before he stares; Turn before he barks | picture Your film, stopped where his ears go up | talk Trainer = Noor: you were late here; You: he was quick; Noor: be boring two steps sooner | buttons Send today's film / It rained, we did it indoors | no task before the first hour, only a question about his worst corner | it went wrong: nothing is repeated today, and tomorrow it is easier
screen: Trainer's desk, who has gone quiet | table Owners = Dog, Films, Stuck at; Otto, daily, nothing; Bella, two this week, doorbell; Rex, none since Monday, owner | chart How near the terrier may come, week by week | ask To Rex's owner = Only the first step, twice | buttons Ring them / Make it smaller | every film is answered, and the group walks on Saturday | a bite is told: no film, a visit, and a lead until then

fresh-pet-food
thing: food box, food boxes = Small dog, seven days; Old cat, soft; Two dogs, different bowls
must: How much in this bowl for this animal; The change over a week, spoon by spoon; What is in it, signed by somebody who may; Cold when it is at the door
later: A smaller bowl after the operation; Away for a week, and where it goes meanwhile
screen: The bowl for Bruno | ask He weighs = Nine kilos, ribs to be felt | chart Old food and new, day by day | list In it = Turkey; Pumpkin; What the bones would have given | picture What comes out when it suits him | buttons Send the first small box / He was ill before | no weight is given, and how to weigh a dog on your arm | soft stools on day three: back by two spoons, and when to ask a vet
screen: Label of the pouch | headline Bruno's, a day and a half | list On the back = Whole meal, or only beside one; Weight and kitchen; Thaw in the fridge, then two days | words Smell it. You would know | code This batch and its laboratory | a pouch without its batch stays in the freezer | soft on arrival: do not feed it, a picture is enough

pet-accessories
thing: order, orders = For a whippet, deep chest; For a cat of six kilos; A second one, for the wet days
must: Measured with a strip from the parcel; Breed and weight before it is made; What it was pulled with, and held; Something no puppy can swallow
later: Mended when it has been chewed; The next size for one that grows
screen: Measure once | picture A whippet, three lines drawn on it | steps With the strip = Round the neck, where it lies; Behind the front legs; Hold it loosely, two fingers | ask Deepest place = Longer than the neck by two hands | words A cat? From shoulder to the tail, lying down | button Make it for this one | nothing is measured, and the strip to print lies here | measures that fit no animal: we ask before we cut
screen: Workbench, the day's planner | table To make = For, Size, Check; Whippet, neck and chest, seam pulled; Cat, six kilos, does not tip; Puppy, growing, no loose parts | picture Clip, opened under load | switch Hair brushed off, a return looked over | button Into the parcel, with the strip | the bench is empty, and which sizes always run out | a clip gave way: all of that delivery are stopped, and their owners written to

vet-telehealth
thing: consultation, consultations = Swallowed a sock; Limps since the walk; Cat, behind the sofa since noon
must: The signs that go to a clinic at once, asked first; A picture or film before words; Whether to drive now, tomorrow or not at all; What was said, for the vet who sees the animal
later: A word two days afterwards; The dates of the year for this animal
screen: Before anybody answers | headline Does she breathe as always? | list Straight to a clinic = Gums white or blue; Cannot get up; A hard belly, and retching | picture Her gums, lip held up | map From the sofa to the clinic that is open | buttons None of these / We are driving | all is well with her, and her weight and pills stand ready for the day | the picture is too dark: a lamp from the side, and how to hold her
screen: Vet's desk, sock and dog | talk So far = Owner: a sock, an hour ago; Vet: whole?; Owner: she is wagging | list Known = Labrador, two years; Nine kilos too many, last year | ask To be done = Clinic within the hour, nothing by mouth | switch A clinic has been told | button Send it to both | nobody is waiting, and whom to ask today how it went | needs a hand on the animal: said so, and no tablet is named

mobile-vet
thing: home visit, home visits = Cat who hides, vaccination; Old dog, blood and a talk; Four hens, one quiet
must: Where the animal can be shut in before we ring; The day on which the van is near; What can be done at the table, and what not; The clinic that takes over, day and night
later: A farewell at home, with time for it; The neighbour's cat on the same stop
screen: Tuesday, the van is near | map From the church to your street and on | steps Before we ring = Cat into the bathroom, carrier too; Wardrobes shut; A towel you can spare | ask Which animal = Minka, scratches | list At your table = Vaccination; Blood; Not an x-ray | button Keep Tuesday | the van is not near this week, and the Thursday on which it is | an emergency on the way: who comes instead, or the new hour
screen: Van, the day's planner | table Round = Street, Animal, Needs; Mill lane, cat hides, one to hold; Church, hens, box; Station, old dog, an hour | list In the fridge box = Vaccine, four; Blood, two, by noon to the lab | switch Cold enough all morning | buttons Next door / Clinic, please take over | the round is done, and the blood is at the lab | nobody could catch her: no needle today, and the trick with the bathroom

animal-physio
thing: treatment, treatments = Back leg, third of six; After the plate, in the water; Mare, stiff to the left
must: The gait as it was on the first day; What the vet found, and agrees to; Two exercises at home, no more; A stop before it hurts
later: A quarter later, the same six steps; The saddle, looked at with it
screen: Six steps, May and now | picture From behind, two films side by side | chart Weight on the left hind leg, time by time | steps At home = Front paws on a step, as long as a breath; Three turns to the right | talk To you = Kim: see the hip drop?; You: in May, yes; Kim: that is what is left | buttons Done today / He would not | no film yet, and how to walk past the phone | he limps more since yesterday: no exercise, and the vet reads the same film
screen: Therapist's phone, beside the animal | list Vet's letter = Plate, healed; No jumping until autumn; Ring me if it is warm | ask Felt today = Tight above the knee, both sides | table Measured = Where, First, Now; Thigh, thin, nearly even; Turn left, stops, half; Sleep, on one side, both | buttons Third of six / Back to the vet | no letter from a vet, and therefore no hands yet | warm and swollen: stop, and the letter goes out from here

pet-tracker
thing: tracker, trackers = On Minka's collar; For the dog who hears nothing; On the one that climbs
must: Where it was last seen, and how long ago; A warning a day before it is empty, to all at home; A collar that opens when it gets caught; What a reading is not
later: The sitter sees it for one week; Where she goes in the afternoons
screen: Minka, just now | map From the flap to the allotments and back | headline Four gardens away, sitting | list Today = Out at six; An hour in one place, the shed; Home for lunch | switch Tell all of us | buttons Make it beep / She is home | on the charger, and not on the cat | no sky above it: the last place, its time, and which way she was going
screen: Last place, on foot | map From the last point, a ring as wide as ten minutes | steps Look = Under, not on; Garages that were open at noon; Again at dusk, quietly | list Knows it too = Jonas, at the shed; Mrs Okafor, open garage | chart Battery until tomorrow noon | buttons Found her / Ask the street | nobody is missing, and the collar was on all week | it lies still and is not on her: collar found by the hedge, so look without it

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
