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
rival: nail and beauty salons nearby | they have all the equipment, and regulars have a fixed appointment | | nail salon near me
rival: apps and platforms for beauticians | prices, reviews and free slots can be seen at once | Treatwell@GB, Treatwell@DE, Treatwell@IT, Urban@GB, StyleSeat@US, Urban Company@IN, Urban Company@AE | manicure at home
rival: doing it themselves at home | it costs only the products
meet: bridal shops, offices and local parents' groups | owner of the bridal shop | brides ask there who does make-up and nails | treat one bridal party with {name} and leave cards with photos in the shop | two Saturdays a month | hairdressers, photographers and wedding planners | their customers ask for a good beautician
measure: the share of clients who book the next appointment within four weeks
moat: regular clients and notes on their skin, shades and allergies
risk: late cancellations and travel eat up the day | take a deposit, send a reminder the day before and give each area fixed days
rule: Settle training, hygiene and allergies | Ask the health authority which treatments need a certificate, how tools must be sterilised and which products are allowed, insure skin reactions, and have each client fill in an allergy form. | the certificate, hygiene rules and client form are on file
trial: Treat fifteen clients in two weeks | Offer three treatments at the normal price, and note set-up, treatment and travel time, photos after a week, and who books again. | minutes, earnings and rebookings by treatment are on one sheet
ask: How many treatments fit into one day? | | f-2 | by timing treatments and travel for fifteen clients
ask: What happens if the skin reacts? | New products are patch-tested before the visit | rules | with the allergy form and the insurer's answer
ask: Would offices or hotels book a fixed day? | | closing-calls | with ten managers and a date
roles: a trained beautician with good photos | somebody for bookings and routes | somebody who trains and checks new beauticians
search: manicure at home
name: +Homeglow = a glow from home
name: Beauty to You = the beautician visits you
name: +Nailvisit = nails done at home
name: Polish & Brow = nails and brows
name: Sofa Salon = a salon on your sofa
name: +Glowround = beauty visits in your area
name: Doorbell Beauty = beauty at your door
name: *Bellavisa = from beauty and visit
name: At Home Glow = look good without leaving
name: Ready by Seven = done before you go out
name: Fresh Polish = freshly polished nails
line: The beauty salon comes to you
line: Perfect nails on your own sofa
line: Beauty treatments without the trip
line: Ready for tonight, done at home
line: Book today, glow tomorrow
line: Your beautician, your home, your time

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
rival: other climbing halls and boxing clubs nearby | friends train there, and the coaches know them | The Climbing Hangar@GB, Movement@US, Boulderwelt@DE, UFC Gym@US | climbing gym near me
rival: large gyms with a boxing or climbing corner | one cheap membership covers everything | PureGym@GB, Basic-Fit@NL, Planet Fitness@US | gym with boxing
rival: training outdoors or at home | it is free and open at any time
meet: universities, schools and company sports groups | head of university sports | courses there fill up fast and members look for more | run a free beginners' evening with {name} for one of their groups | two evenings a week | physiotherapists, schools and youth clubs | they are asked for a sport that builds strength and confidence
measure: the share of first-time visitors who come back within two weeks
moat: a community of regulars, good coaches and changing routes or classes
risk: rent and staff cost the same in the quiet months | sell memberships before summer and let daytime hours to schools and camps
rule: Settle the building, equipment and supervision | Ask the town about use, noise and exits, have walls, floors or rings inspected, set rules for supervision and minimum age, and insure accidents. | the permit, inspection reports and supervision rules are on file
trial: Run six beginner evenings in a hired hall | Hire hours in an existing hall or club, sell places for six evenings, and note who came, who returned and what kept others away. | visits, returns and reasons of each newcomer are on one sheet
ask: How many members cover the rent? | | f-2 | by adding rent, staff and insurance for a quiet month
ask: Who is liable when somebody is injured? | Each newcomer gets an introduction and signs the rules | rules | with an insurer's written answer
ask: Would schools or firms book daytime hours? | | closing-calls | with ten of them and a date
roles: an experienced coach or route setter | somebody for the building, safety and staff | somebody for members, schools and firms
search: climbing gym
name: +Gripworks = where grip is trained
name: Chalk & Glove = for climbing and boxing
name: First Hold = the first grip on a wall
name: +Ropehouse = a house for climbers
name: Strong Side = find your strong side
name: Up & Over = to the top of the wall
name: Boxfit Hall = fit through boxing
name: Warm-Up Hall = a hall to train in
name: Move Up Gym = move up with each visit
name: *Grippora = a new word from grip
name: Good Corner = people who back you
line: Get strong, make friends
line: Beginners welcome every evening
line: Your first class, your second home
line: Train hard, feel good
line: New challenges every week
line: Learn it safely, love it quickly

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
rival: swim schools with their own pools | they have warm water and fixed weekly classes | Goldfish Swim School@US, British Swim School@US, Puddle Ducks@GB, Water Babies@GB | swimming lessons near me
rival: swimming clubs and public pools | they cost little, but waiting lists are often long
rival: parents who teach their children themselves | it is free and can be done on holiday
meet: nurseries, schools and hotel pools | head of the nursery | many of the children there cannot swim yet | teach one small group with {name} and invite parents to the last lesson | two afternoons a week | paediatricians, nurseries and sailing clubs | they ask families whether the child can swim
measure: the share of learners who reach the next level by the end of the course
moat: booked hours in warm pools and teachers whom parents trust
risk: a pool closes for repairs and every course stops | hire hours in two pools and set out in the terms how lessons are made up
rule: Settle supervision, rescue and background checks | Ask the pool and the authority how many learners one teacher may have, which teaching and rescue certificates are needed, check the records of everybody who works with children, and insure accidents. | the certificates, checks, policy and pool contract are on file
trial: Teach two small groups for two weeks | Hire pool time, teach two groups several times a week at the normal price, and note progress, fears, absences and who books the next course. | progress and rebookings of each learner are on one sheet
ask: Which pools have free hours after school? | | closing-calls | by asking hotels, schools and clinics with a pool
ask: What if a child is afraid of the water? | Small groups start in shallow water at the child's pace | trade-trial | with two groups of beginners
ask: How many places must be filled per course? | | f-2 | by setting pool hire and pay against fees
roles: a qualified swimming teacher | somebody for pool hire, bookings and staff | somebody who wins nurseries and schools
search: swimming lessons
name: +Swimstart = a start in swimming
name: First Lengths = the first lengths swum
name: +Splashwise = safe and happy in water
name: Little Fins = for small swimmers
name: Safe Strokes = learning to swim safely
name: +Floatwell = first learn to float
name: Warm Water Swim = lessons in warm water
name: *Swimmova = a new word from swim
name: Brave Swimmers = swimmers without fear
name: Deep End Ready = ready for deep water
name: Lane by Lane = progress one lane at a time
line: Learn to swim, safely and happily
line: Small groups, warm water, real progress
line: Confident in water, step by step
line: First splash to first length
line: Swimming lessons for every age
line: Safe in the water for life

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
rival: established studios nearby | friends recommend them, and their finished work can be seen | | tattoo studio near me
rival: artists who take bookings on social media | customers choose exactly the style they like | Instagram | fine line tattoo artist
rival: putting the decision off | a tattoo is permanent, and nothing is lost by waiting
meet: concerts, local markets and cafés | café owner | many guests there wear tattoos and talk about the next one | hold a design evening with {name} and offer a small choice of ready designs | one evening a fortnight | hairdressers, piercers and music shops | their customers ask which artist is good
measure: the share of consultations that become a paid booking
moat: artists with a style of their own and photos of healed work
risk: an artist leaves and takes the clients along | share income fairly, keep bookings with the studio and invite guest artists
rule: Settle hygiene, age and consent | Ask the health authority about rooms, sterilising, inks and waste, set how age is checked, and have each client sign a form on health and allergies. | the permit, ink documents and consent form are on file
trial: Hold two booking days with small designs | In licensed premises, offer a sheet of small designs at the real price, and note requests, hours, deposits and questions on healing. | requests, hours and paid deposits are on one sheet
ask: How many hours does a small piece take in all? | | f-2 | by timing drawing, set-up, tattooing and cleaning
ask: Which requests do we refuse? | Minors, people who have been drinking and unsafe skin | rules | with one page that every artist signs
ask: Would guest artists hire a chair? | | closing-calls | with ten artists and a date
roles: a tattoo artist with a strong portfolio | somebody for bookings and deposits | somebody responsible for hygiene and supplies
search: tattoo studio
name: +Inkhaven = a safe place for ink
name: Fine Needle = fine work with a needle
name: Black Line Co = clear black lines
name: +Skinsketch = a sketch on skin
name: Good Ink = ink well done
name: Steady Hand Ink = a calm and steady hand
name: +Linecraft = the craft of lines
name: Lasting Ink = tattoos that last well
name: *Tattoria = a new word from tattoo
name: Clean Needle Co = hygiene comes first
name: Stencil & Ink = first drawn, then tattooed
line: Your idea, drawn and tattooed well
line: Tattoos you will still love later
line: Clean lines, clean studio
line: Designed with you, made to last
line: Your first tattoo in calm hands
line: Good art that heals well

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
rival: midwives and public health nurses | the care is medical and often paid by the health system | | midwife near me
rival: apps and online courses for new parents | help is there at any hour and costs little | Peanut, Huckleberry, Maven Clinic@US, Keleya@DE | postnatal support
rival: grandparents and friends | they are close, trusted and free
meet: antenatal classes, maternity wards and parents' cafés | leader of the antenatal class | expectant parents plan the birth there and forget the weeks after it | present {name} for ten minutes in one class and leave cards with a due-date form | one evening a week | midwives, paediatricians and gynaecologists | families ask them for more help at home
measure: the share of families who book further visits after the first one
moat: trusted carers and recommendations from midwives and families
risk: births do not keep to dates, so too many families need help at once | limit births a month, work in pairs and introduce a second carer before the birth
rule: Settle what is care and what is medicine | Ask the health authority what a non-medical carer may do, check records and training of each helper, write down the warning signs that need a doctor, and insure visits. | the authority's answer, checks and list of warning signs are on file
trial: Visit four families for two weeks | Visit each family three times at the real price, and note what was needed, hours, travel and whether they book again. | needs, hours and rebookings of four families are on one sheet
ask: Who comes when two babies arrive in the same week? | A second carer whom the family has met | trade-trial | by planning two months with due dates
ask: Would families pay themselves or expect an insurer to? | | price-talks | with ten families of babies under six months
ask: What may a non-medical carer do? | | rules | by asking the health authority and a midwife
roles: an experienced midwife, nurse or doula | somebody who plans visits and stand-ins | somebody who wins classes and wards
search: postnatal doula
name: +Newborncare = care after the birth
name: Soft Landing Co = a gentle start at home
name: First Weeks Home = the first weeks after birth
name: +Nestcare = care in your own nest
name: Rested Mum = a mother who gets rest
name: Home & Baby = settled at home with baby
name: +Cradleside = by your side at the cradle
name: *Postnava = a new word for after birth
name: Calm Beginnings = a calm beginning at home
name: Early Days Care = care in the early days
name: Warm Welcome = a warm start for baby
line: Care for you after the birth
line: Helping hands in the first weeks
line: Rest while we care for baby
line: A calm start for new families
line: Support at home, day or night
line: You care for baby, we support you

foot-hearing-home
job: a visit, visits
rival: practices and shops in town | they have all the equipment and long opening hours | Specsavers@GB, Specsavers@NL, Amplifon, Fielmann@DE, Costco@US | foot care near me
rival: specialists who already visit care homes | they have a fixed day and know the residents | | podiatrist home visit
rival: relatives who help, or doing without | it costs nothing and needs no appointment
meet: care homes, home-care services and pharmacies | manager of the care home | residents there cannot easily get to an appointment | offer one visiting day with {name} and agree the next date with the home | one day a fortnight | home carers, family doctors and pharmacists | they notice problems and are not allowed to treat them
measure: the share of clients who book the next visit at the end of this one
moat: fixed days in care homes and trust of carers and doctors
risk: travel between single homes takes too much of the day | plan each area on a fixed day around a care home and fill the gaps nearby
rule: Settle qualifications, hygiene and limits | Ask the health authority which title and training are needed, how tools are sterilised on the road, which cases need a doctor, and ask insurers what they pay for at home. | the answers and hygiene rules are on file
trial: Visit twenty people in two weeks | Do one day in a care home and one of single visits at the real price, and note minutes, travel, referrals and who books again. | minutes, travel and rebookings are on one sheet
ask: How many visits fit into one day? | | trade-trial | with one day in a home and one of single visits
ask: What is done when something needs a doctor? | We do not treat it and inform the doctor the same day | rules | with a list of findings checked by a doctor
ask: Who pays, the client, the family or an insurer? | | price-talks | by asking ten families and two insurers
roles: a qualified podiatrist or hearing specialist | somebody who plans routes and visits | somebody who wins care homes and doctors
search: foot care at home
name: +Homestep = foot care at home
name: Hear & Step = for hearing and walking
name: +Easystep = easier steps at home
name: Light Feet = feet that feel light
name: House Call Care = care that visits you
name: +Wellvisit = a visit that does you good
name: Good Ears Co = ears that hear well
name: Kind Feet = kind care for feet
name: *Audella = from the word for hearing
name: Sound Steps = good hearing, safe steps
name: Door to Care = care at your own door
line: Specialist care that comes to you
line: Comfortable feet, clear hearing, at home
line: No travel, no waiting room
line: Walk easily, hear clearly
line: Expert visits for older people
line: Care at home, on fixed days
`;
