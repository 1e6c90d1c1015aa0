/** Hair, hands, health and fitness: what is known of them; the keys are those of `../lore.ts`. */
export const BODY = `
mobile-hairdresser
job: a haircut, haircuts
rival: salons and barbers nearby | the equipment is all there, and the hairdresser knows their hair | Supercuts@US, Great Clips@US, Toni & Guy@GB, Franck Provost@FR | hairdresser near me
rival: stylists on booking platforms | prices, pictures and reviews can be compared, and there are evening appointments | Booksy, Treatwell@GB, Treatwell@DE, Treatwell@NL | mobile hairdresser
rival: cutting hair at home | it is free and done in a few minutes
meet: care homes, offices and parents' groups | manager of the care home | residents cannot easily get to a salon | offer one morning of haircuts there with {name} and leave a card for families | one morning a week | home carers, wedding planners and midwives | they know people who cannot easily leave the house
measure: the share of customers who book the next haircut within eight weeks
moat: regular customers on fixed days, and records of each person's cut and colour
risk: driving between single customers takes half the day | give each area a fixed day, offer a better price for several people in one place, and set a call-out minimum
rule: Settle qualification, hygiene and insurance | Ask which certificate and registration are needed to cut and colour outside a salon, how tools are disinfected, which patch tests colour requires, and insure injury and damage at the customer's home. | the registration, hygiene rules and policy are on file
trial: Cut hair for fifteen people in two weeks | Visit homes, one office and one care home at the normal price, and note travel, minutes, earnings and who books again. | minutes, earnings and rebookings by kind of place are in one table
ask: How many haircuts fit into one day? | | f-2 | by timing cuts, cleaning up and travel for fifteen customers
ask: Which services work without a salon basin? | Cuts and styling first, colour only after a test | trade-trial | by trying each service in two homes
ask: Would a care home or office book a fixed day? | | closing-calls | with ten managers and a date
roles: a qualified hairdresser | somebody who books days by area | somebody who wins care homes and offices
search: mobile hairdresser near me
name: +Homecut = a haircut at home
name: Cut & Comb = cut and neatly combed
name: Salon to You = the salon comes to you
name: +Doorstyle = styling at your door
name: Fresh Trim = freshly trimmed hair
name: Hair at Home = hair done in your home
name: +Trimvisit = a visit for a trim
name: Tidy Fringe = a neatly cut fringe
name: House Call Hair = the hairdresser visits
name: +Hairround = a round of home haircuts
name: *Coiffina = from the French for hairstyle
name: Comfy Chair Cuts = cut in your own chair
line: Your haircut comes to you
line: Salon quality in your own home
line: A fresh cut, no waiting room
line: Haircuts for the whole family, one visit
line: Look good without leaving home
line: You choose the day, we come

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
rival: massage studios and spas | the surroundings are relaxing, and everything is ready | Massage Envy@US, Elements Massage@US | massage near me
rival: apps that send a therapist | they show reviews and can often send somebody today | Urban@GB, Soothe@US, Zeel@US, Blys@AU | mobile massage
rival: stretching, a hot bath or a massage gun | it is cheap and always at home
meet: offices, gyms and hotels | office manager | people sit all day and complain about neck and back | give short chair massages for a morning with {name} and hand out a card for a visit at home | one morning a week | physiotherapists, yoga teachers and personal trainers | their clients ask for a good massage therapist
measure: the share of clients who book again within six weeks
moat: trained therapists whom clients ask for by name
risk: travel and empty hours between bookings eat up the earnings | group bookings by area and day, set a minimum length, and fill daytime hours with offices and hotels
rule: Settle qualification, hygiene and the safety of therapists | Ask which certificate and registration massage requires and where therapy begins, set rules for hygiene and health questions, check new clients' identity, and insure injuries. | the certificates, the safety rules and the policy are on file
trial: Give twelve massages in two weeks | Visit homes and one office at the normal price, and note travel, setting up, minutes of massage and who books again. | minutes, travel, comments and repeat bookings are in one table
ask: How many visits fit into one day? | | f-2 | by adding travel, setting up and massage for six bookings
ask: How are therapists protected in private homes? | New clients show identification, and somebody knows where the therapist is | rules | with a written safety plan
ask: Why would a therapist work with you? | | interviews-2 | by asking ten therapists about empty hours and travel
roles: a certified massage therapist | somebody who wins clients, offices and hotels | somebody for bookings and routes
search: massage at home
name: +Calmtable = a massage table that calms
name: Easy Shoulders = shoulders without tension
name: Home Spa Hour = a spa hour at home
name: +Looseneck = a neck without tension
name: Deep Rest = resting deeply
name: Good Pressure = just the right pressure
name: +Massagedoor = massage comes to the door
name: Warm Oil = warm oil on the back
name: Back & Neck = where it usually hurts
name: Unwind at Home = relaxing in your home
name: *Relaxelle = from the word relax
name: +Kneadwell = kneaded well
line: A massage, in your living room
line: Relax without leaving home
line: We bring the table and oil
line: Tension gone, no travel
line: Your therapist comes to you
line: An hour just for you

personal-training
job: a session, sessions
rival: gym memberships | they are cheap, open long hours and have all the equipment | Basic-Fit@NL, Basic-Fit@FR, McFIT@DE, PureGym@GB, Planet Fitness@US, Anytime Fitness | gym near me
rival: workout videos and training apps | they cost little and can be used at home at any time | YouTube, Freeletics, Peloton, Future@US | workout app
rival: running, walking or training alone | it is free and needs no appointment
meet: gyms, physiotherapy practices and workplaces | owner of the physiotherapy practice | patients finish treatment and want to get strong without hurting themselves again | train three former patients for two weeks with {name} and send the practice their results | two evenings a week | family doctors, osteopaths and sports clubs | they advise people to exercise and are asked where
measure: the share of planned sessions that a client completes in the first four weeks
moat: clients with visible results who recommend their trainer
risk: many clients start full of energy and stop after a few weeks | agree on one goal, test progress every month and call as soon as two sessions are missed
rule: Settle health checks, certificates and liability | Use a health questionnaire before the first session, decide when a doctor must agree first, hold a recognised certificate, ask whether training in parks or rented rooms is allowed, and insure injuries. | the questionnaire, certificate, permission and policy are on file
trial: Train six people for two weeks | Test strength or fitness at the start and the end, hold two sessions a week at a small price, and note sessions kept, cancelled and booked afterwards. | test results, sessions kept and new bookings are in one table
ask: Why pay for a trainer when the gym or an app is cheap? | A plan that fits, correct technique and somebody who expects them | interviews-2 | by asking ten people why they stopped training
ask: How many clients can one trainer look after? | | f-2 | by planning a full week with travel and breaks
ask: Do clients prefer single sessions, packages or a monthly plan? | | price-talks | by offering all three to ten people
roles: a certified trainer | somebody who wins clients and partners | somebody for bookings, plans and payments
search: personal trainer near me
name: +Trainsteady = training week after week
name: Strong Start = a good beginning
name: Fit by Plan = fit with a clear plan
name: Steady Strength = getting stronger week by week
name: +Liftright = lifting with good technique
name: My Own Coach = a coach for one person
name: Real Progress = progress one can measure
name: +Stronghour = an hour that makes strong
name: Everyday Strong = strong for everyday life
name: +Movegain = move more, gain strength
name: *Fitorra = from the word fit
name: Back in Shape = fit again
line: Your plan, your pace, your progress
line: Train with somebody who knows you
line: Stronger every week
line: Exercise that fits your life
line: Good technique, real results
line: Stay with it this time

yoga-studio
job: a class, classes
rival: other studios nearby | they have a full timetable and teachers people already know | CorePower Yoga@US, Triyoga@GB | yoga studio near me
rival: videos and yoga apps | they are free or cheap and fit into any spare half hour | YouTube, Alo Moves, Glo | yoga videos
rival: classes in the gym or on a pass for many studios | they are part of a membership that is already paid for | ClassPass, Urban Sports Club@DE, Urban Sports Club@FR | yoga classes
meet: workplaces, physiotherapy practices and community centres | office manager | staff complain about stiff backs and stress | teach one free class for the team with {name} and hand out a card for the first visit | one evening a week | midwives, family doctors and osteopaths | they advise people to move and relax
measure: the share of first-time visitors who come a third time within four weeks
moat: teachers and a community people do not want to leave
risk: the popular evening classes are full while rent runs for all the empty hours | rent by the hour at first, fill a few classes before adding more, and let unused hours to other teachers
rule: Settle the room, teachers' contracts and health promises | Ask the town whether the room may be used for classes, ask whether teachers count as employees, use a short health form, insure injuries and avoid any promise of healing. | the permission, contracts, health form and policy are on file
trial: Give eight classes in a rented room | Offer two levels at different hours for two weeks, charge a small price from the first class, and note who comes, who comes back and which hours fill. | attendance by hour, returns and comments are in one table
ask: Which hours really fill? | | trade-trial | with eight classes at different hours
ask: What happens when a popular teacher leaves? | Each group knows a second teacher | interviews-2 | by asking five teachers what would make them stay
ask: Do people prefer single classes, cards or memberships? | | price-talks | by offering all three to ten visitors
roles: a trained yoga teacher | somebody for timetable, bookings and cards | somebody who welcomes newcomers and wins partners
search: yoga classes near me
name: Quiet Mat = a calm place to practise
name: +Easemat = at ease on the mat
name: Calm & Strong = what practice brings
name: Open Mat = a mat is free for you
name: +Stretchroom = a room to stretch
name: Gentle Stretch = stretching gently
name: Slow Flow House = a studio for slow yoga
name: +Softstretch = gentle stretching
name: Sunny Mat = yoga in a bright room
name: +Calmhour = one hour of calm
name: *Yogaleta = from the word yoga
name: Balance Rooms = rooms to find balance
line: Leave calmer than you came
line: Stretch, breathe and feel better
line: Yoga for every body
line: A calm hour in your day
line: Small classes, personal attention
line: Beginners always welcome

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
rival: established dance schools | they have courses for every style, a good floor and regular parties | Arthur Murray@US, Fred Astaire@US | dance classes near me
rival: clubs, community colleges and fitness studios | the courses are cheap, nearby or part of a membership
rival: online videos and dance apps | they are cheap and nobody watches | YouTube, Steezy | learn to dance online
meet: bars with a dance floor, community centres and schools | owner of the hall | the floor stands empty on quiet evenings | teach one open hour there with {name}, and invite everybody to the first course | one evening a week | wedding planners, music teachers and event organisers | people ask them where to learn to dance
measure: the share of beginners who book the next course
moat: teachers people love, and a group of dancers who bring their friends
risk: beginners stop after the first course, and couple dances lack partners | offer the next level before the course ends, hold practice evenings, and balance the places or change partners
rule: Settle music rights, the room and liability | Ask the collecting society about music in classes and at parties, ask the town and neighbours about noise and use of the hall, set child protection rules if children come, and insure injuries. | the licence, permissions and policy are on file
trial: Teach one short course of four lessons | Rent a hall for two weeks, sell eight to ten places at the normal price, and note attendance, what was learned and who books the next course. | attendance, comments and bookings for the next course are on one sheet
ask: Do people come alone or with a partner? | | interviews-2 | by asking twenty people who would like to dance
ask: How many dancers pay for one hour of the hall? | | f-2 | by dividing rent and teacher by the price of a place
ask: What about people who come without a partner? | Partners change during the lesson | trade-trial | with one course and a list of places
roles: a dance teacher people enjoy learning from | somebody for halls, courses and bookings | somebody for parties and promotion
search: dance classes for beginners
name: +Rhythmroom = a room with rhythm
name: Easy Rhythm = rhythm that is easily learned
name: First Dance Club = for those who begin
name: +Dancehour = an hour of dancing
name: Move & Music = what a lesson is made of
name: Step by Song = learned song by song
name: +Stepside = steps learned side by side
name: Open Dance Floor = everybody may join
name: Beat by Beat = learning in small steps
name: +Floorlight = light over the dance floor
name: *Dansella = from the word dance
name: Joyful Steps = dancing that makes happy
line: Learn to dance, feel at home
line: From first step to first dance
line: No partner needed, just come
line: Dance after the very first lesson
line: Good music, good company, new steps
line: Dancing for every age and level

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
rival: established practices | doctors refer to them, and insurance pays for much of it | Select Physical Therapy@US, Nuffield Health@GB, Bupa@GB | physiotherapist near me
rival: exercise videos and therapy apps | they are free or cheap and there is no waiting time | YouTube, Hinge Health@US, Sword Health@US, Kaia Health@DE | physiotherapy exercises
rival: rest, painkillers and waiting | it costs little and needs no appointment
meet: doctors' surgeries, sports clubs and hospital discharge teams | practice manager of an orthopaedic surgery | patients need treatment soon and many practices have waiting lists | treat three of their patients with {name} and send a short report on progress | two afternoons a week | coaches, pharmacists and massage therapists | people ask them for a therapist with free appointments
measure: the change in pain or movement from the first to the fourth treatment
moat: doctors who refer patients because results are reported back
risk: patients are easy to find but qualified therapists are not | recruit early, offer flexible hours and training, and open only as many appointments as can be kept
rule: Settle licence, insurance payments and health data | Ask the health authority which licence and premises are required, ask insurers which treatments and video sessions they pay for, and write down how health records are stored and who may read them. | the licence, the insurers' answers and the data rules are on file
trial: Treat five patients for two weeks | Measure pain and movement first, treat each patient two or three times with a plan for home, and measure again at the end. | both measurements, exercises done and appointments kept are in one table
ask: What does insurance pay, and what does the patient pay? | | rules | by asking three insurers in writing
ask: Do patients do their exercises at home? | Reminders and a short check at each visit help | trade-trial | by having five patients tick them off for two weeks
ask: Where do qualified therapists come from? | | interviews-2 | by asking ten therapists what would make them move
roles: a licensed physiotherapist | somebody for appointments, insurers and billing | somebody who keeps in touch with doctors
search: physiotherapist near me
name: Moving Again = able to move again
name: +Stridewell = walking well
name: Strong Again = strength comes back
name: Steady Steps = safe steps forward
name: +Stepready = ready for the next step
name: Good Motion = movement that feels good
name: Bend & Move = moving freely
name: +Jointwise = wise care for joints
name: Agile Days = days of easy movement
name: +Easymotion = moving with ease
name: *Physiova = from the word physio
name: Steady Recovery = getting well step by step
line: Move better, live better
line: Get back to what you love
line: A clear plan for your recovery
line: Care that looks for the cause
line: Appointments when you need them
line: Step by step to less pain

nutrition-coaching
job: a consultation, consultations
rival: diet apps and weight loss programmes | they are cheap, count everything and can be started today | WeightWatchers, Noom, MyFitnessPal, Second Nature@GB, Oviva@DE, Oviva@CH | diet app
rival: dietitians in surgeries and hospitals | doctors refer to them, and insurance may pay a part | | dietitian near me
rival: books, social media and advice from friends | it is free, and somebody has lost weight with it | YouTube, Instagram
meet: doctors' surgeries, gyms and workplaces | practice manager | the doctor tells patients to change their diet and has little time to explain how | hold a free group talk there with {name} and offer each guest a first consultation | one afternoon a week | midwives, pharmacists and diabetes nurses | they advise people to eat differently and are asked how
measure: the share of clients who keep two new habits for four weeks
moat: clients who get lasting results, and doctors and trainers who refer others
risk: clients are keen for two weeks and then stop reporting | set small goals, check in every week and book the next appointment before the last one ends
rule: Settle titles, claims and the line to treatment | Ask who may advise people with an illness and which titles are protected, write down when a client is sent to a doctor, promise no cure or weight, and protect health data. | the answer, the referral rules and the privacy notice are on file
trial: Coach six people for two weeks | Record what each person eats for three days, agree on two changes, check in twice a week, and record three days again at the end. | both records, habits kept and bookings to continue are on one sheet
ask: Why pay when apps and advice are free? | A plan that fits illness, family and budget, and somebody who follows up | interviews-2 | by asking ten people why their last diet ended
ask: When must a client see a doctor first? | Before any advice, if illness or an eating disorder is likely | rules | with a questionnaire and written criteria
ask: Do clients pay by the consultation or for a programme? | | price-talks | by offering both to ten people
roles: a qualified dietitian or nutritionist | somebody who wins clients and partners | somebody for bookings, messages and records
search: nutritionist near me
name: Better Plate = a better meal each day
name: +Eatsteady = eating well, steadily
name: Small Swaps = small changes in food
name: Balanced Bowl = a meal in balance
name: +Habitbite = a good habit with each bite
name: Eat with Ease = eating well without stress
name: +Platecoach = coaching for what you eat
name: Kind Diet = a diet without strict rules
name: Everyday Greens = vegetables every day
name: +Foodclarity = clear advice about food
name: *Nutrivelle = from the word nutrition
name: Whole Plate = all a meal needs
line: Eat better without giving up everything
line: Small changes that stay
line: A food plan for real life
line: Good habits, not strict diets
line: Know what to eat, every day
line: Eat well, feel better

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
rival: large spas and public baths | they have several saunas, pools and food in one place | Therme Erding@DE, Aire Ancient Baths@US, Aire Ancient Baths@ES | spa near me
rival: the sauna in the gym, pool or hotel | it is included in the membership or the stay | | sauna near me
rival: a hot bath or shower at home | it costs almost nothing and is always there
meet: swimming clubs, gyms and hotels | manager of the gym | members and guests ask for a sauna and there is none | offer their members two evenings at a trial price with {name} and collect bookings for the month after | two evenings a week | yoga studios, running clubs and campsites | they know people who like heat and rest
measure: the share of first-time guests who come back within six weeks
moat: a good location and guests who come every week
risk: guests stay away in warm months while rent, loan and energy go on | sell memberships and vouchers before the season, and offer private hire and cooler treatments in summer
rule: Settle permits, fire safety and hygiene | Ask the town about the site and building permit, the fire service about stove and exits, the health authority about water, showers and cleaning, and insure burns and accidents. | the permits, cleaning plan and policy are on file
trial: Open a sauna for six evenings | Use a rented or mobile sauna, or your own with free places, sell places at the normal price, and note guests by the hour, energy used and what people missed. | guests, takings, energy and comments of each evening are in one table
ask: How many guests come on a weekday? | | trade-trial | by counting guests by the hour on six evenings
ask: What does one heated evening cost? | | f-2 | by adding energy, staff, water and cleaning
ask: Who watches over the guests? | A trained person is on site whenever it is open | rules | with a written supervision and emergency plan
roles: a host trained in safety and first aid | somebody for the site, permits and technology | somebody for bookings, vouchers and partners
search: sauna near me
name: +Steamside = at the side of steam
name: Warm Cabin = a warm place to rest
name: +Heatwell = heat that does good
name: Slow Steam = time for steam
name: Cedar Heat = heat and the scent of wood
name: +Glowhouse = a house to glow in
name: Warm Bench = a warm place to sit
name: Heat & Plunge = hot first, then cold
name: Deep Warmth = warmth that goes deep
name: *Saunella = from the word sauna
name: +Restfire = rest by the fire
name: Quiet Heat = heat and quiet
line: Warm up, cool down, relax
line: Heat, cold water and quiet
line: Leave warm and rested
line: Your evening of real rest
line: Book your hour of warmth
line: A small spa close to home

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
