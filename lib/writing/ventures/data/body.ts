/** Hair, hands, health and fitness: what is known of them; the keys are those of `../lore.ts`. */
export const BODY = `
mobile-hairdresser
job: a haircut, haircuts
rival: salons and barbers | one sits under good light with coffee, and the hairdresser knows the whorl at the back | Supercuts@US, Great Clips@US, Toni & Guy@GB, Franck Provost@FR | hairdresser near me
rival: apps that send a stylist | one sees pictures of the cuts and books for Sunday | Booksy, Treatwell@GB, Treatwell@DE, Treatwell@NL | mobile hairdresser
rival: clippers in the bathroom | it is done in ten minutes, and hair grows again
meet: care homes, offices and postnatal groups | head of the care home | her residents cannot get to a salon and the family asks why the hair looks so | spend a morning there with {name}, cut eight heads and leave the families a picture | one morning a week | care services, wedding planners and midwives | they sit with people who cannot leave the house and would like to
measure: the share of heads that are booked again before the scissors are put away
moat: a card on each head with its colour mixture and its whorls
risk: half the day is spent driving and a cut pays as much as in the salon | bring several heads together in one place, and name a fixed day for each quarter
rule: Settle who may cut for money, and what happens after a burnt scalp | Ask the chamber of trades which certificate is needed and whether it holds outside a salon, ask for the hygiene rules for blades, and insure allergic reactions to colour. | the certificate, a page on blades and the policy travel in the case
trial: Cut twenty heads in three kinds of place | Go to homes, to one office and to one care home, with a clock, and note setting up, cutting, sweeping, the way and who books again. | minutes and bookings of each kind of place are on one sheet
ask: How many heads can one pair of hands do in a day? | | trade-trial | by cutting in three kinds of place with a clock
ask: What if the colour goes wrong in the kitchen? | Colour is tested on a strand, and what needs a basin is not offered | rules | with a list of treatments and an insurer's answer
roles: a hairdresser with a master's certificate | somebody who fills days by quarter | somebody who wins stylists and checks their cuts
search: mobile hairdresser
name: Kitchen Chair = where the cut takes place
name: Fringe & Co = the part everybody worries about
name: Short Sides = what most people say first
name: Sharp Parting = how one sees a good hand
name: Combover = the thing we will not do
name: Scissor Round = a round from head to head
name: Neckline = the last stroke
name: Barbiere = Italian for barber
name: Cape & Mirror = all one needs
name: Wet Comb = how it begins
name: *Trimara = a trim that sounds like a holiday
name: Whorl = the spot that has its own will
line: Your whorl has met its match
line: The salon fits into a case
line: A little off the ears, as ever
line: Hair on the kitchen floor, briefly
line: Nape, ears, fringe, done

beauty-at-home
job: a treatment, treatments
rival: nail and beauty studios | they have the lamp, the chair and a regular's Friday | | nail studio near me
rival: apps that send beauticians | one books in the evening and she rings next morning | Treatwell@GB, Treatwell@DE, Treatwell@IT, Urban@GB, StyleSeat@US, Urban Company@IN, Urban Company@AE | manicure at home
rival: varnish in front of a series | it costs one bottle and one evening, and smudges a little
meet: hen parties, bridal shops and offices | owner of the bridal shop | each bride asks her who will do nails and face | do the nails of one bridal party with {name} and give the shop a card with the colours | two Saturdays a month | hairdressers, bridal shops and photographers | they see the hands one minute before the ring
measure: the share of clients who take the next date before the varnish is dry
moat: hands and skins that are noted, with shade, shape and allergies
risk: cancelled on the day, and the way and the hour are gone | ask for a small sum at booking, remind the evening before and keep a list of those who would come at once
rule: Settle training, hygiene and allergies | Ask the health authority which treatments need a certificate, how instruments are sterilised and which products are allowed, insure skin reactions, and ask each client about allergies in writing. | the certificate, the page on hygiene and the client's form are there
trial: Treat twenty clients in ten days | Do the same three treatments with a clock, note setting up, drying, the way and how the work looks after a week, with a picture. | minutes and a week-old picture of each treatment are on one sheet
ask: How does it look after eight days? | | trade-trial | with pictures of twenty clients after a week
ask: What if the skin reacts? | New products are tried on the arm a day before | rules | with the form and an insurer's answer
roles: a beautician whose pictures people save | somebody for dates and cancellations | somebody who checks hygiene and new beauticians
search: manicure at home
name: Ten Tips = what one leaves with
name: Cuticle Club = where hands are known
name: Second Coat = what makes it last
name: Lacquerie = a place for varnish, as in French
name: Rosy Palm Tree = a holiday for hands
name: Brow & Bloom = what frames a face
name: Satin Hour = an hour with wet nails
name: Topcoat = the last layer
name: Unghia = Italian for a fingernail
name: Half Moons = the pale arcs on the nail
name: *Velvella = something soft as velvet
name: Blush & Brush = what goes on the cheek
line: Ten small works of art
line: Hold still, it shines
line: Hands that like to be looked at
line: Dry before the film ends
line: Red, of course, or plum

massage-at-home
job: a massage, massages
rival: studios and spas | one lies in warm light and hears a fountain | Massage Envy@US, Elements Massage@US, Thai Square Spa@GB | massage near me
rival: apps that send a therapist | she is there in two hours with table and oil | Urban@GB, Soothe@US, Zeel@US, Blys@AU | massage at home
rival: a hot bath and a tennis ball against the wall | it costs nothing and helps until tomorrow
meet: running clubs, open-plan offices and choirs on tour | office manager | she hears about backs from eleven o'clock on | work a morning on chairs with {name} and let each person mark where it pulls | one morning a week | physiotherapists, yoga teachers and trainers | their clients ask for hands and they have none free
measure: the share of clients who want the same therapist within six weeks
moat: therapists who keep a note on each back
risk: therapists are alone in strange flats, and one bad evening makes the good ones leave | take on new clients by name and card, let therapists share where they are and refuse without a reason
rule: Settle what a massage may promise, and the safety of therapists | Ask the health authority where massage ends and therapy begins, which certificate counts, insure harm, and write down how a therapist ends a visit. | the authority's answer, the policy and the page on safety are known to all
trial: Give twenty massages in homes and two in offices | Take two therapists, note setting up, the way, minutes and the spot, and ask two days later how the back was. | minutes and the answer after two days are on one sheet
ask: Why should a good therapist give you a share of her hour? | She drives less and need not answer the telephone at night | interviews-2 | by asking ten therapists how many hours stay empty
ask: How do you protect a therapist who comes at nine in the evening? | New clients show a card, and somebody knows where she is | rules | with the page on safety and its test
roles: a therapist with a recognised certificate | somebody who reaches offices and clubs | a developer for dates and ways
search: massage at home
name: Shoulder Blade = where it sits
name: Warm Oil = what comes out of the case
name: Knot & Kneaded = found, and treated
name: Thumb Press = the oldest tool
name: Drop Shoulders = what one hears first
name: Linen & Oil = what lies on the table
name: Exhale Room = any room, for an hour
name: Deep Tuesday = a fixed evening for the back
name: Mano = Italian and Spanish for hand
name: Quiet Thumbs = hands that do not talk
name: *Kneadora = one who kneads
name: Loose Neck = how one should leave the table
line: Shoulders, come down from there
line: She finds the spot, you breathe out
line: The table comes to the back
line: Thumbs that know where it sits
line: An hour with your face down

personal-training
job: a session, sessions
rival: gyms with a contract | they are open until midnight and cost little, even when nobody goes | Basic-Fit@NL, Basic-Fit@FR, McFIT@DE, PureGym@GB, Planet Fitness@US, Anytime Fitness | personal trainer near me
rival: training by app | it counts, praises and waits under the pillow | Freeletics, Future@US, Peloton | fitness coach app
rival: running alone on Sunday | it costs a pair of shoes, and nobody sees when it is left out
meet: physiotherapists, school gates and office districts | physiotherapist | she lets patients go who now have to get strong and do not know where | take three of her former patients for four weeks with {name} and send her their figures | two evenings a week | physiotherapists, midwives and family doctors | they prescribe movement and have nobody to send people to
measure: the share of clients who still train in the third month
moat: a written history of strength and pains of every client
risk: January fills the book and in April half of them have stopped | agree on a small test every six weeks and call after the second missed hour
rule: Settle health questions, certificates and room | Have each new client answer questions on heart and joints, ask a doctor when consent is needed, insure injuries, and ask the town about training in the park. | questionnaire, certificates, policy and the town's answer are there
trial: Train eight people for two weeks | Test each on the first and the last day, note hours kept, cancelled and moved, and ask on which days they nearly did not come. | tests and kept hours of each person are on one sheet
ask: What keeps them coming in the third month? | | interviews-2 | by asking ten people who gave up training
ask: How many clients can one trainer really remember? | | f-2 | by planning a full week with one trainer
roles: a trainer with a certificate and patience | somebody who speaks with doctors and physiotherapists | somebody for dates, tests and calls
search: personal trainer
name: Third Month = when it is decided
name: Kettle & Bell = a weight in two halves
name: One More Rep = the sentence everyone knows
name: Sore Monday = the proof of Saturday
name: Plank & Laugh = what happens on the floor
name: Sweatbook = where it is written down
name: Stairs Again = the first thing that gets easier
name: Heavy Bag = the shopping that used to be heavy
name: Ancora Uno = Italian for one more
name: Knees First = how one gets strong without pain
name: *Sinewa = sinew with a softer end
name: Six Sharp = when the first ones start
line: Ten more, and somebody counts along
line: Stairs will be the first to notice
line: Someone asks where you were
line: Strong enough for the top shelf
line: Squats with your name on them

yoga-studio
job: a class, classes
rival: studios with a timetable | there is a class at seven and a teacher whose voice one likes | CorePower Yoga@US, Club Pilates@US, Triyoga@GB | yoga studio near me
rival: passes for many studios, and classes on video | one changes as one pleases and cancels on the sofa | ClassPass, Urban Sports Club@DE, Urban Sports Club@FR, Alo Moves, Glo | yoga classes
rival: a mat beside the bed | it is rolled out already, and the cat joins in
meet: midwives' practices, osteopaths and office canteens | osteopath | she tells people every day to move and hears that they do not like gyms | teach a free hour for eight of her patients with {name} and ask each where it pulls | one evening a week | osteopaths, midwives and singing teachers | they know people who have forgotten to breathe
measure: the share of newcomers who come a third time within four weeks
moat: teachers whom people follow from room to room
risk: teachers are the studio, and one who leaves takes a whole evening along | give each group two teachers from the start and pay by the filled hour
rule: Settle the room, teachers' contracts and what may be promised | Ask the town whether the room may be used for classes, ask whether teachers count as employees, insure injuries, and never promise healing. | the town's answer, contracts and policy lie in one folder
trial: Give twelve classes in a hired room | Offer three hours of the day and two levels, take a small price from the first one, and note who came, came again and did not. | attendance by hour and level is on one sheet
ask: Which hours stay empty? | | trade-trial | with twelve classes at three hours of the day
ask: What happens when your best teacher opens next door? | Each group knows two teachers | interviews-2 | by asking teachers what would keep them
roles: a teacher whom people follow | somebody for timetable, rooms and cards | somebody who welcomes newcomers at the door
search: yoga class
name: Low Lunge = a pose one feels tomorrow
name: Mat & Kettle = movement, and tea
name: Long Exhale = the point of the hour
name: Bare Soles = how one comes in
name: Pigeon Room = where the hips open
name: Bendwell = to bend, and be well
name: Quiet Socks = what one hears in the hall
name: Respiro = Italian for breath
name: Eight Mats = as many as fit into the room
name: Slow Spine = one bone after another
name: *Asanta = from asana, the word for a pose
name: Left Hip = the one that is tighter
line: Shoes off, shoulders down
line: Breathe in, the rest waits outside
line: Stiff people first
line: One bone after another
line: Eight mats and a kettle

climbing-boxing-gym
job: a visit, visits
rival: halls and clubs nearby | one's friends are there on Tuesday and know one's grade | The Climbing Hangar@GB, Movement@US, Boulderwelt@DE, UFC Gym@US | climbing gym near me
rival: large gyms with a corner for it | it is on the way and in the contract | PureGym@GB, Basic-Fit@NL, Planet Fitness@US | gym with boxing
rival: a rock, a sandbag or the park | it costs a train ride or a rope over a beam
meet: universities, schools without a gym and company sports groups | head of university sports | her courses are full on the first day | take one of her groups with {name} for four evenings and let each newcomer reach one top or land one clean blow | two evenings a week | physiotherapists, school teachers and youth clubs | they look for a place for people with too much strength
measure: the share of newcomers who come four times in their first month
moat: a community that sets routes, holds pads and closes up at night
risk: rent runs in July, when all are outside | let the summer to schools and camps, and sell the year in autumn
rule: Settle use of the building, fall protection and supervision | Ask the town for change of use, noise and exits, have floor, wall or ring tested, write down who supervises whom and from which age, and insure falls and blows. | permit, test reports and the page on supervision are there
trial: Fill six evenings in a hall that belongs to somebody else | Hire hours in a hall, bring a movable wall or bags, sell the evenings, and note who came with whom, how often and why not again. | attendance and reasons of each newcomer are on one sheet
ask: What does an empty hall in July cost? | | f-2 | by adding rent, staff and heat for one month
ask: Who answers when somebody falls on somebody? | Each newcomer is shown how to fall and signs | rules | with an insurer's answer and the page on supervision
roles: a trainer with licences and a following | somebody who knows buildings and landlords | somebody for the counter, courses and schools
search: climbing gym
name: Chalk & Tape = what is on every hand
name: Last Hold = the one just out of reach
name: Bell to Bell = the length of a round
name: Crimp = the smallest grip
name: Forearm = what burns first
name: Southpaw = one who leads with the left
name: Skylight Wall = where the route ends
name: Footwork = what it is really about
name: Corda = Italian for rope
name: Problem Room = climbers call routes problems
name: *Boulderra = a land of boulders
name: Warm Gloves = how one hangs them up
line: One grip higher than last week
line: Leave the office on the mat
line: Chalk on your trousers all day
line: Fall well, get up laughing
line: Forearms that shake at supper

dance-school
job: a lesson, lessons
rival: dance schools | they have parquet, mirrors and a ball in spring | Arthur Murray@US, Fred Astaire@US, Steezy | dance classes near me
rival: clubs and adult education | it costs little and the teacher has been there for thirty years
rival: the kitchen with the radio on | nobody sees it
meet: registry offices, choirs and bars with a free floor on Monday | owner of the bar | her Mondays are empty and her floor is good | teach one hour there before the music with {name} and dance with those who stand at the wall | one evening a week | wedding planners, choirs and physiotherapists | they know couples with a date and two left feet
measure: the share of beginners who sign up for the second course
moat: evenings to which former pupils come back to dance
risk: too few leaders for too many followers, and people without a partner stay away after one evening | sell places by role, change partners every song and keep two helpers ready
rule: Settle music rights, the hall and closing time | Ask the collecting society about music in classes and at parties, ask the town and neighbours about noise, and write down what happens when a course is too small. | the society's answer, the town's answer and the course terms are there
trial: Run one course of four evenings in a hired hall | Sell places by role, change partners, film the first and the last song, and ask who would come to a second course. | roles, attendance and wishes are on one sheet
ask: What do you do with twelve who come alone? | We sell places by role and change partners every song | trade-trial | with one course and a list by role
ask: Who pays for the hall in summer? | | f-2 | by planning a year by months
roles: a pair of teachers people like to watch | somebody for courses, roles and lists | somebody who finds halls and evenings
search: dance classes
name: Two Left Feet = what all say about themselves
name: Slow Quick = the rhythm of most dances
name: Parquet = the floor everything happens on
name: Third Song = when it starts to be fun
name: Heel & Hall = what one hears from outside
name: Cross Step = the one everybody forgets
name: Last Song = the best of the evening
name: Wallflower = who will not stay one
name: Compás = Spanish for the beat
name: Shall We = the old question
name: *Bailara = from the Spanish for to dance
name: Count to Eight = how one learns
line: Two left feet? One is enough
line: Bring a friend or find one here
line: Slow, quick, sorry, quick
line: By the third song you smile
line: Kitchens have seen worse

swimming-lessons
job: a swimming lesson, swimming lessons
rival: swim schools with pools of their own | the water is warm and there is a place on Thursday, in half a year | Goldfish Swim School@US, British Swim School@US, Puddle Ducks@GB, Water Babies@GB | swimming lessons near me
rival: clubs and the town's pool | they cost little, and the list is long
rival: parents in the lake on holiday | it is free and warm, and lasts two weeks
meet: nurseries, paediatricians and hotel pools that lie still before noon | head of the nursery | she has a summer trip to the lake and a list of who cannot swim | take six of her children into the water with {name} and let parents watch the last lesson | two afternoons a week | paediatricians, nurseries and sailing clubs | they ask each family whether the child can swim
measure: the share of children who swim a length at the end of their course
moat: water, meaning hours in warm pools that nobody else gets
risk: the pool closes for repair and all courses stop at once | sign with two pools and put into the terms how lessons are made up
rule: Settle supervision, rescue and who may teach | Ask the pool and the authority how many children one teacher may have in the water, which rescue badge counts, check records of all who work with children, and insure accidents. | badges, checks, policy and the pool's letter lie in one folder
trial: Teach two groups of four children for two weeks | Hire one lane, teach each day instead of each week, and note fear, minutes in the water and what each child could do. | a line a day for each child is on one sheet
ask: Which pool gives you warm water on weekday afternoons? | | closing-calls | by asking hotels, schools and clinics with a pool
ask: What if a child does not want to go in? | Then it sits on the edge, and the teacher sits beside it | trade-trial | with two groups of four
roles: a swim teacher with a rescue badge | somebody who finds water | somebody for lists, parents and dates
search: swimming lessons
name: First Length = the day it counts
name: Seahorse Club = the old first badge
name: Tadpole Lane = where it begins
name: Bubbles First = one breathes out under water
name: Deep End = where one wants to get
name: Toes Off = when the ground goes
name: Duck & Dive = what they do at the end
name: Warm Lane = what is hardest to find
name: Nuoto = Italian for swimming
name: Float & Kick = the first two things
name: *Paddlina = a small one who paddles
name: Wet Hair Days = lesson days
line: First bubbles, then a length
line: The edge, the teacher, the jump
line: Brave in warm water
line: Legs like a frog
line: From armbands to the deep end

physiotherapy
job: a treatment, treatments
rival: practices on prescription | the doctor's slip pays for most of it, and the practice is next to the chemist | Select Physical Therapy@US, Nuffield Health@GB, Bupa@GB | physiotherapist near me
rival: exercises by app with a camera | it counts each bend and asks about pain | Hinge Health@US, Sword Health@US, Kaia Health@DE | physiotherapy app
rival: a heat pad and a film of exercises | it costs nothing and helps for the evening
meet: orthopaedic practices, hospital discharge desks and choirs of the over-sixties | nurse at the discharge desk | she sends people home with a new hip and a list of practices that are full | take on three of her discharged patients with {name} and report to her how far each could walk | two afternoons a week | orthopaedic surgeons, family doctors and carers | they see again whoever was not treated
measure: the share of patients who do their exercises on the days between
moat: doctors who hand patients over because they get a report back
risk: there are prescriptions enough and no therapists | write to therapists before patients, and offer hours that school and children leave free
rule: Settle prescriptions, licences and health data | Ask insurers when a visit or a video counts, ask the chamber which licence is needed, and write down who reads the notes and where they lie. | the insurers' answers, licences and the page on notes are there
trial: Treat six patients for two weeks | Visit each twice, give exercises, let them note each day, and measure walking and pain at the start and the end. | visits, ways, exercises done and both measurements are on one sheet
ask: Where do your therapists come from? | | interviews-2 | by asking ten therapists at home with children
ask: What does an insurer pay for, visit or video? | | rules | by asking three insurers in writing
roles: a therapist with a licence and years in a practice | somebody who wins therapists | somebody for insurers, prescriptions and billing
search: physiotherapist near me
name: Second Stair = how far one gets in week two
name: Knee & Co = the patients' favourite topic
name: Upright Days = what one wants back
name: Hip & Harbour = safe arrival with a new joint
name: Walking Slip = a prescription for steps
name: Bend & Mend = what both do
name: Ten a Day = how often the knee is bent
name: Good Gait = what the therapist looks at
name: Passo = Italian for a step
name: Lumbar Lane = the way to the small of the back
name: *Kneeva = a knee that is new
name: To the Gate = the first walk outside
line: To the gate on Monday, further on Friday
line: Bend it, hold it, breathe
line: The stairs are good practice
line: Somebody counts your bends
line: Crutches back in the cupboard

nutrition-coaching
job: a consultation, consultations
rival: programmes with points, groups or an app | the group waits on Thursday, and the app counts along | WeightWatchers, Noom, MyFitnessPal, Second Nature@GB, Oviva@DE, Oviva@CH | nutritionist online
rival: dietitians in a practice | the doctor sends people there, and the insurer pays a part
rival: a book, and no bread for two weeks | a friend lost six kilos with it
meet: family doctors, diabetes groups and company canteens | doctor's receptionist | she hands out the sheet on diet that all throw away | go shopping with three of the doctor's patients with {name} and write down what ended up in the basket | one afternoon a week | family doctors, midwives and trainers | they tell people to eat differently and have seven minutes
measure: the share of clients who still keep two new habits after three months
moat: notes on what people with the same illness really managed to keep up
risk: people are eager for two weeks and then ashamed to report | ask for pictures of plates without marks, and arrange the call for the week in which it usually slips
rule: Settle where advice ends and treatment begins | Ask the chamber who may advise the ill, which title may be used and which claims are forbidden, have a doctor sign the rules for sending on, and write down who sees the notes. | the chamber's answer and the doctor's rules are there
trial: Accompany eight people for two weeks | Let them photograph every plate for four days, change two things, photograph again, and note when they stopped sending. | plates before and after and the day of the last picture are on one sheet
ask: What happens in the third week? | | interviews-2 | by asking ten people when they gave up last time
ask: What do you do with somebody who is ill? | We ask first, and a doctor sees them before we begin | rules | with the questionnaire and the doctor's rules
roles: a dietitian with a recognised degree | somebody who cooks and goes shopping with clients | a developer for plates, notes and calls
search: nutritionist
name: Second Plate = the one it is decided by
name: Bread Too = what may stay
name: Lentil Tuesday = a small habit
name: Half a Lemon = the easiest change
name: Fork & Why = what one eats, and what for
name: Larder Talk = looking into the cupboard together
name: Green Corner = a part of the plate
name: Butter Side = the good one
name: Piatto = Italian for a plate
name: Day Fifteen = when most give up
name: *Savorine = somebody who savours
name: Pear & Pepper = two good reasons
line: The bread may stay
line: We look into the fridge together
line: Two habits, no forbidden cake
line: Your plate, photographed and forgiven
line: Lentils can be lovely

tattoo-studio
job: a tattoo, tattoos
rival: studios with a name | the hand is known from pictures, and one waits half a year gladly | | tattoo studio near me
rival: artists who book by message | one writes to exactly the person whose lines one loves | Instagram | fine line tattoo artist
rival: putting it off until the motif is certain | skin has time, and the mother is against it
meet: concerts, skate parks and drawing evenings in bars | landlord of the bar | half of his guests pull up a sleeve and tell | hold a drawing evening with {name} where guests draft a motif that nobody has to wear | one evening a fortnight | hairdressers, piercers and music shops | they hear the wish before anybody dares
measure: the share of healed tattoos that need no second session
moat: healed work on skins that walk through the town
risk: an artist leaves and the whole waiting list goes along | give guests of other towns a chair, keep the list in the studio's book and share fairly
rule: Settle hygiene, age and allergies | Ask the health authority about rooms, sterilising, inks and waste, write down how age is checked and what is refused, and have each client sign about illness and allergies. | permit, ink papers and the form are there
trial: Tattoo ten small pieces and look at them healed | Draw, stencil and tattoo ten pieces with a clock, call after three days and photograph after four weeks. | hours and a healed picture of each piece are on one sheet
ask: What do you refuse? | Faces of lovers, hands of beginners and whoever has drunk | rules | with the page of refusals that all artists sign
ask: What does a tattoo look like healed? | | trade-trial | with ten pieces photographed after four weeks
roles: an artist with healed work to show | somebody for bookings, forms and the counter | somebody who knows hygiene rules
search: tattoo studio
name: Steady Needle = what one hopes for
name: Ink & Elbow = a hard place to tattoo
name: Left Forearm = where most begin
name: Second Skin = the film over it
name: Swallow Room = the bird that sailors wore
name: Anchor & Rose = the two old motifs
name: Stencil = the last moment to change one's mind
name: Black Thistle = a motif with thorns
name: Aiguille = French for needle
name: Old Sailor = who brought it home
name: *Inkora = ink with a heart in it
name: Rib & Petal = where it hurts, and what blooms
line: Drawn for one skin only
line: Hold still, it is for ever
line: Sleep on it, then roll up your sleeve
line: Looks good healed, too
line: Your grandmother's rose, on your arm

sauna-wellness
job: a visit, visits
rival: large baths and spas | there are six rooms, a pool and a lunch | Therme Erding@DE, Rudding Park@GB, Aire Ancient Baths@US, Aire Ancient Baths@ES | sauna near me
rival: the sauna in the gym | it is in the contract and small, and somebody talks
rival: a hot bath at home | the water is free, and one may sing
meet: rowing clubs, winter swimmers and Christmas markets | head of the winter swimmers | her people stand shaking on the jetty every Sunday | park beside her jetty with {name} for four Sundays and let them warm up | every Sunday in winter | rowing clubs, campsites and hotels without a spa | they have guests who freeze
measure: the share of bathers who come back within the same winter
moat: a place at the water that nobody else is given
risk: in July nobody wants to sit in the heat, and the rent of the place runs | let it to weddings and hotels in summer and sell winter cards in September
rule: Settle fire, water and the place | Ask the town for the place and for smoke, ask the fire service about stove and distance, the health authority about showers and cleaning, and insure burns and fainting. | the answers and the policy hang at the door
trial: Heat a borrowed sauna on four evenings | Take it to two places, note wood, time to heat, guests by the hour, and what they missed. | wood, guests and wishes of each evening are on one sheet
ask: How many can sit in it on a Friday, and how many on a Tuesday? | | trade-trial | with four evenings at two places
ask: What if somebody faints? | There is never one alone in it, and somebody sober watches the clock | rules | with the page on supervision and the insurer's answer
roles: somebody who loves stoves and keeps order | somebody who finds places and permits | somebody for bookings and towels
search: sauna near me
name: Hot Bench = where one sits
name: Birch & Bucket = what hangs by the stove
name: Ember Hut = a small house of heat
name: Löyly = Finnish for the steam off the stones
name: Third Round = when the talk stops
name: Steamhouse = what comes out of the door
name: Cedar & Snow = hot inside, cold outside
name: Jetty Sauna = where one jumps from
name: Barefoot Lane = the way to the water
name: Slow Stones = they keep the heat
name: *Vaporelle = a small cloud of steam
name: Woolly Hat = what one wears, and nothing else
line: Hot bench, cold lake
line: Sweat first, talk later
line: One more ladle, then out
line: Snow tastes better afterwards
line: Nobody looks at a telephone here

postnatal-care
job: a visit, visits
rival: midwives on prescription | the insurer pays, and she has held the child before | | midwife near me
rival: courses and hotlines by app | there is an answer at four in the morning | Peanut, Huckleberry, Maven Clinic@US, Keleya@DE | postnatal support
rival: the grandmother | she comes with soup, and with opinions
meet: antenatal courses, hospital wards and baby-clothes swaps | leader of the antenatal course | eight couples sit with her who think only of the birth and not of the week after | tell her couples about the first ten days with {name} and come by once when the child is there | one evening a week | hospital wards, paediatricians and gynaecologists | they send mothers home after two days with a good feeling and a bad one
measure: the share of families who would have booked more nights in week two
moat: families who pass the number on with the cradle
risk: births do not keep to dates, and three come in one week | take on few births a month, work in pairs and name the second woman from the start
rule: Settle where help ends and medicine begins | Ask the chamber of midwives what a doula may do, have each helper's record and vaccinations checked, write down when a doctor is called, and insure harm. | the chamber's answer, the checks and the list of warning signs are there
trial: Visit four families in their first two weeks | Come three times to each, do what is asked for, and note what it was: feeding, sleep, soup or somebody to talk to. | what was asked for at each visit is on one sheet
ask: Who comes when three children are born in one night? | A second woman whom the family has met | rules | by planning two months with due dates
ask: Would families pay in week one, or wish in week six that they had? | | price-talks | with ten families whose child is under a year old
roles: a midwife or doula with many births behind her | a second one for the nights | somebody for insurers, dates and families
search: postnatal doula
name: First Ten Days = the ones that count
name: Soup & Cradle = what both need
name: Dawn Feed = when one needs somebody
name: Lanugo = Latin for the first soft down
name: Tiny Socks = what dries on every radiator
name: Night Lamp = the light one feeds by
name: Hush & Hold = what one does
name: Swaddle = what calms most of them
name: Wochenbett = German for the weeks after birth
name: Moon & Muslin = what these nights are made of
name: *Nestara = a nest with a kind voice
name: Extra Arms = what one lacks in week one
line: Somebody holds the baby, you sleep
line: Soup on the stove, baby on the arm
line: Week one, hand in hand
line: Yes, that is normal
line: At four in the morning, somebody knows

foot-hearing-home
job: a visit, visits
rival: practices and shops in town | they have the chair, the booth and the glass case | Specsavers@GB, Specsavers@NL, Amplifon, Fielmann@DE, Costco@US | foot care near me
rival: specialists who visit care homes | the home has a fixed day and everybody is done in a row | | podiatrist home visit
rival: the daughter with the scissors, or turning up the television | she comes on Sunday anyway
meet: care services, church halls and chemists | carer on her round | she takes off socks every morning and may not cut | come along on her round for one day with {name} and treat whoever she points at | one day a fortnight | carers, family doctors and chemists | they see the foot or shout at the ear and may do nothing
measure: the share of people who are visited again on the date agreed
moat: care services that put the visit into their own plan
risk: one drives an hour for one foot | visit house by house, with care homes as the middle of each day and neighbours around them
rule: Settle training, hygiene and what only a doctor may do | Ask the health authority about the title, diabetic feet, sterilising on the road and fitting of devices, and ask insurers what they pay at home. | the answers and a page on sterilising are in the case
trial: Treat twenty people on two rounds | Go once to a home and once from door to door, note minutes, the way, findings that needed a doctor, and who wants to be seen again. | minutes, ways and findings of both rounds are on one sheet
ask: How many do you treat on a day on the road? | | trade-trial | with one round in a home and one from door to door
ask: What do you do with a wound? | We do not touch it and call the doctor the same hour | rules | with a list of findings signed by a doctor
roles: a specialist with a licence | somebody who knows care services and homes | somebody for rounds, calls and daughters
search: foot care at home
name: Slippers Off = how it begins
name: Warm Basin = what one's feet go into
name: Pardon Me = what one says less often
name: Footstool = where the foot rests
name: Ten Toes = what we know by name
name: Clear Bell = heard from the kitchen again
name: Heel & Hear = both ends of a person
name: Cuckoo Clock = what one hears again
name: Pantoffel = German and Dutch for slipper
name: Easy Shoes = how walking should feel
name: *Pedalina = a small foot with a song
name: Second Ear = one that listens along
line: Slippers off, kettle on
line: The birds are still there, listen
line: Shoes that stop pinching
line: We come with the small stool
line: Toes first, then the news
`;
