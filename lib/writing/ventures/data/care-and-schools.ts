/** Care, health and schools one goes to: what is known of them; the keys are those of `../lore.ts`. */
export const CARE_AND_SCHOOLS = `
private-school
job: a school place, school places
rival: state primary schools | they cost nothing, are close to home and take every child | | primary schools near me
rival: larger private and church schools | they have a known name, sports grounds and years of exam results | | private primary school
rival: home schooling and tutors | parents keep control of what and how fast their child learns | | home schooling
meet: kindergartens and playgroups whose oldest children start school soon | head of the kindergarten | parents compare schools in the year before their child turns six | hold an open lesson with {name} for the children while the parents watch | two mornings a week | kindergartens, paediatricians and local employers | families ask them which school they would choose
measure: the number of reading and number steps each child has taken since the term began
moat: teachers who stay, and families who bring brothers, sisters and neighbours
risk: rent and teachers have to be paid from the first day while the classes are still half empty | sign the lease only when enough families have paid a deposit, open with one or two classes and add a class each year
rule: Settle the school licence and child protection | Ask the education authority what a new school needs in rooms, teachers and curriculum, how long approval takes, and have every adult who works with children checked. | the authority's list is ticked off and every check is on file
trial: Hold a school week for twelve children | Rent suitable rooms in the holidays, let the planned teachers teach twelve children for five mornings, and ask every family for a refundable deposit afterwards. | the number of families who paid a deposit is written down
ask: How many families would pay a deposit before the school opens? | | price-talks | by asking twenty families with children of five
ask: When can the school be licensed? | The authority has named the documents it wants | rules | by going through the application with the authority
ask: Why would good teachers leave a secure post? | Small classes and a say in how they teach | interviews-2 | with eight teachers from nearby schools
roles: a head teacher with a full teaching licence | class teachers trained in the chosen method | somebody for enrolment, fees and the building
search: small private primary school near me
name: +Brightbench = a bright place to learn
name: Small Classes = every child is seen
name: +Slatehouse = a house where children learn
name: First Slate = where reading and writing begin
name: Morning Class = a good start each morning
name: +Acornclass = small start, strong growth
name: Bell & Book = the school day and reading
name: +Growschool = a school children grow in
name: Every Pupil = nobody is overlooked
name: *Scholina = a small, friendly school
name: +Chalkgarden = lessons with room to grow
line: Small classes, big steps
line: A school that knows every child
line: Where every child is seen
line: Teachers with time for your child
line: Learning at your child's own pace
line: Happy mornings, strong basics
line: A good school close to home

care-home
job: a care place, care places
rival: care by the family with paid helpers at home | the older person stays in familiar rooms and the family keeps control | | home care for elderly
rival: large care homes run by chains, churches or the state | they have beds, nurses and contracts with the public payers | | nursing home near me
rival: live-in carers | one person is there day and night and nobody has to move | | live-in carer
meet: hospital wards where older patients wait to be discharged | discharge nurse | families must find a place within days when home is no longer safe | show families the house with {name} and offer a trial stay of one week | two afternoons a week | hospital social workers, family doctors and churches | they need a safe place for people who cannot go back home
measure: the number of falls, hospital stays and complaints each month
moat: carers who stay for years, and a good name with doctors and hospital wards
risk: too few trained staff at night or on weekends harms residents and can close the home | fill beds only as fast as the rota is safe, keep a paid list of stand-ins and pay a little more than the homes nearby
rule: Settle the care licence and fire safety | Ask the care authority what building, staff, nursing plans and medicine records a home of this size needs, and have the fire service walk through the house before any lease is signed. | licence terms and fire report are in one folder
trial: Offer two weeks of day guests | Invite five older people for a few days each in suitable rented rooms, with meals, activities and a qualified carer, and ask their families what they would need to choose a place. | days used and families asking for a room are counted
ask: How many families would reserve a room now? | | price-talks | by showing the floor plan and the monthly price to ten families
ask: Can enough carers be found for every shift? | Two experienced carers know the plan | interviews-2 | with ten carers who work nearby
ask: What does the public payer cover? | | rules | by asking the care fund for its rates and conditions
roles: a registered nurse or licensed care manager | carers for day, evening and night | a cook and somebody for the house
search: residential care home for elderly parent
name: +Hearthrest = warm rooms and good care
name: Kindly House = a house with kind carers
name: +Careporch = a friendly place to live
name: Rose Rooms = pleasant rooms for later life
name: +Elderhaven = a safe home in old age
name: Old Friends = people to share the day
name: Near Hands = help is always close
name: +Gentlestay = a stay with gentle care
name: Warm Landing = a warm place to arrive
name: *Carenova = care in a new home
name: +Eveningfield = calm and open later years
line: Cared for day and night
line: A real home, with help nearby
line: Your parents in kind hands
line: Own room, good meals, gentle care
line: Somebody is always awake
line: Home-like care, close to family

disability-support
job: a support hour, support hours
rival: parents and relatives who do it all | they know the person best and it costs no fee | | respite for carers
rival: large care agencies | they hold the contracts with the payers and have many workers | | disability support provider
rival: day centres and sheltered workshops | the place is fixed, funded and includes transport | | day centre for disabled adults
meet: parent groups, special schools and advice centres for disabled people | group leader | families with an approved plan ask there who has workers free | meet the person and agree on a first outing with {name} | three afternoons a week | case managers, special schools and therapists | their clients have approved hours and nobody to deliver them
measure: the number of personal goals reached, and the share of visits by the worker the person chose
moat: workers who stay with the same person, and case managers who trust the reports
risk: a worker cancels or leaves and the person is left without help | introduce two workers to every person from the start, plan rotas early and take no new client without a stand-in
rule: Settle registration, safeguarding and funding rules | Ask the disability authority who may provide paid support, which checks and training workers need, how medicines and personal care are handled, and how hours must be recorded to be paid. | registration terms, checks and a record form are in one folder
trial: Support four people for two weeks | Agree on one goal each with four people and their families, visit them twice a week with the same checked and insured worker, and note hours, steps taken and what went wrong. | hours, goals and comments for four people are on one sheet
ask: How quickly does the payer settle the hours? | | rules | by asking the fund and two providers about payment times
ask: Will people keep the worker they chose? | A second worker is introduced from the start | trade-trial | with a stand-in visit for each of the four
ask: What makes families change provider? | | interviews-2 | with ten families who have support today
roles: an experienced support coordinator | support workers with checks and first aid | somebody for rotas, records and billing
search: disability support worker near me
name: +Sidewalkers = support when going out
name: Own Steps = help to do it yourself
name: +Ablehands = skilled hands for daily life
name: Out Today = support to get out
name: +Goalmates = reaching goals together
name: Day Out Crew = a crew for going out
name: +Livefully = support for a full life
name: Extra Hands Crew = more hands for the day
name: +Canday = a day of things done
name: *Supporta = support in one word
name: Your Choice Crew = workers you choose yourself
line: Support on your own terms
line: The same worker, every week
line: Get out, learn more, live well
line: Help that lets you lead
line: Everyday skills, one step at a time
line: Time off for families

medical-clinic
job: a doctor's visit, doctor's visits
rival: hospital emergency departments and outpatient wards | they are always open and turn nobody away | | emergency room near me
rival: established doctors and public health centres | patients have been going there for years and the insurer pays | | family doctor
rival: pharmacies and self-treatment | there is no queue and the advice costs nothing | | what helps against fever
meet: pharmacies, schools and workplaces in the neighbourhood | pharmacist | people ask there first when they do not feel well | offer a morning of blood pressure checks with {name} | one morning a week | pharmacists, employers and midwives | they need a doctor to whom they can send people the same day
measure: the minutes from arrival to seeing a clinician, and the share of patients who are seen the same day
moat: clinicians whom families trust, and complete records of their patients
risk: rent, staff and equipment cost the same on empty days, and insurers pay late | start with few rooms and shared equipment, sign the insurer contracts before opening and keep cash for several months
rule: Settle licences, insurance and patient records | Ask the health authority what a clinic needs in licences, rooms, medicines and waste, insure every clinician against malpractice, and protect records and consent as health data. | licences, policies and the records rule are in one folder
trial: Hold four clinic sessions in borrowed rooms | Rent a licensed consulting room for two evenings and two weekends, see patients under an existing licence, and note reasons, waiting times, tests and what they paid. | visits, waiting minutes and income of four sessions are on one sheet
ask: Which insurers will sign a contract, and when? | | rules | by asking the insurers most patients have
ask: Would people change from their present doctor? | Many only need somebody who has time today | interviews-2 | with fifteen neighbours and parents
ask: What can patients without cover pay? | | price-talks | by showing a price list to fifteen visitors
roles: a licensed doctor with practice experience | a nurse for tests, dressings and vaccinations | somebody for reception, billing and records
search: walk-in doctor near me
name: +Clinicdoor = a door open for patients
name: Same Day Care = seen on the day you call
name: +Docporch = a doctor close to your door
name: Open Clinic Door = the clinic is open
name: +Wellroom = a room where you get better
name: Village Doctor = the doctor for everyone nearby
name: +Nearclinic = the clinic around the corner
name: First Visit = the place to go first
name: +Careward = good care, close to you
name: *Medivia = the way to medical care
name: Family Pulse = health care for the family
line: Seen today, not next month
line: A doctor who has time
line: Good care around the corner
line: Your family's doctor, close by
line: Open when you fall ill
line: Clear prices, kind care

counselling-practice
job: a session, sessions
rival: public clinics and hospital services | treatment is free or covered once the waiting time is over | | free counselling
rival: online therapy platforms | people can start within days and talk from their sofa | BetterHelp, Talkspace@US | online therapy
rival: friends, family and clergy | they are trusted, close and ask for no fee
meet: family doctors' surgeries, schools and workplaces | family doctor | doctors see the distress first and need somebody to refer to | introduce the practice with {name} and leave the times that are free | one morning a week | family doctors, schools and employers' staff offices | they see people who need help and face long waiting lists
measure: the change in a short well-being questionnaire between the first and sixth session
moat: doctors who refer, and clients who recommend a therapist they trust
risk: cancelled hours and slow insurers leave the rooms empty and the account low | agree on a clear cancellation rule, keep a short waiting list and mix insured and private clients
rule: Settle licences, confidentiality and emergencies | Ask the professional body who may use which title and offer which treatment, write down how notes are protected and when secrecy ends, and agree where clients in acute danger are sent. | titles, record rules and an emergency plan are written down
trial: Offer ten first sessions in a rented room | Rent a quiet room by the hour, let licensed therapists see ten referred people for a first session at a fair fee, and note who comes, cancels and returns. | first sessions, cancellations and second bookings are counted
ask: How many doctors and schools will refer clients? | | closing-calls | by visiting ten of them with the free times
ask: Which fee can private clients keep paying? | | price-talks | with ten people who looked for a therapist
ask: What happens when somebody is in danger? | The client is passed to the emergency service the same hour | rules | by agreeing the steps with the nearest crisis service
roles: a licensed psychotherapist who supervises | therapists for couples, families or the young | somebody for appointments and insurers
search: couples and family counselling near me
name: +Talkroom = a quiet room to talk
name: Face & Talk = talking face to face
name: +Calmhouse = a calm place for hard times
name: Steady Ground = firm footing in a crisis
name: +Hearwell Rooms = rooms where you are heard
name: Talking Hour = an hour to talk it through
name: Talk & Mend = talk it out, mend it
name: Better Terms = getting on better together
name: +Mindporch = a first step to feeling better
name: *Parlanova = a new way to talk
name: Lighter Weeks = weeks that weigh less
line: A quiet room to talk
line: Help for you, together or alone
line: Somebody who really listens
line: Start feeling better this month
line: Talk it through, face to face
line: Good help, without the long wait

child-therapy-centre
job: a therapy session, therapy sessions
rival: public early-support services and hospital departments | treatment is free or covered, and the diagnosis is made there | | early intervention for children
rival: single therapists with a practice of their own | parents know the person and the place is nearby | | speech therapist for children
rival: therapists and aides at school or kindergarten | no extra journey is needed and it costs parents nothing
meet: paediatricians' surgeries and kindergartens | paediatrician | parents hear there for the first time that their child needs help | offer a free first screening with {name} for referred children | one morning a week | paediatricians, kindergartens and parents' groups | they send families away with a referral and find no free place
measure: the number of goals in each child's plan that were reached since the last review
moat: therapists who work as one team, and doctors and schools that refer
risk: therapists leave or fall ill and children lose the routine they depend on | share every plan between two therapists, offer good supervision and fill new places only when the staff is there
rule: Settle therapists' licences, insurance billing and child protection | Ask the health authority and insurers which titles, rooms, prescriptions and reports are needed, have every adult checked, and get written consent for records and videos. | licences, checks and consent forms are in one folder
trial: Give eight children a block of sessions | Rent a therapy room for two weeks, see eight children several times with a licensed therapist, agree on one small goal each, and note attendance, progress and who wants to go on. | sessions, goals and families who go on are on one sheet
ask: Which sessions do insurers pay, and how late? | | rules | by asking the insurers of ten families
ask: How many children are on waiting lists nearby? | Families wait for months in many places | interviews-2 | with ten doctors and kindergartens
ask: Can parents pay for what insurers leave out? | | price-talks | by showing a plan and its price to ten parents
roles: a licensed speech therapist | a licensed occupational therapist who knows sensory work | somebody for scheduling and insurer billing
search: autism and speech therapy centre for children
name: Words Ahead = more words to come
name: +Playstep = progress through play
name: Little Voices = children find their voice
name: +Growbridge = from first help to school
name: Tiny Triumphs = each small gain counts
name: +Kindspark = a kind start for each child
name: Say & Play = learning to speak by playing
name: +Brightleap = a leap forward for children
name: Swing Room = the room where children move
name: *Childora = therapy made for children
name: Next Word = one more word each week
line: Small steps, big moments
line: All therapists, one plan, one place
line: Helping your child speak and play
line: Therapy that feels like play
line: Your child's next step starts here
line: One team around your child

dental-practice
job: a dental visit, dental visits
rival: established dentists nearby | families have gone there for years and their records are there | | dentist near me
rival: dental chains and shopping centre clinics | they open long hours, advertise fixed prices and offer instalments | Aspen Dental@US, Bupa Dental Care@GB, Vitaldent@ES | affordable dentist
rival: putting it off until it hurts | it costs nothing today and nobody likes the chair
meet: schools, kindergartens and larger workplaces nearby | head teacher | parents and staff welcome a check that takes no day off | hold a free tooth check with {name} and hand out first appointments | one morning a week | pharmacists, family doctors and school nurses | they see toothache every week and want to send people on
measure: the share of patients who come back for the next check-up, and the days until a free appointment
moat: patients who stay with one dentist, and families who come together
risk: chairs and equipment cost a great deal and the first year's calendar is half empty | take over a practice or lease equipment, open with two chairs and fill recall appointments before adding more
rule: Settle the dental licence, radiation and hygiene rules | Ask the dental board and health authority about licences, X-ray permits, sterilising and waste, insure every dentist against malpractice, and explain treatment and price in writing before it begins. | permits, hygiene plan, policies and the consent form are on file
trial: See patients for four days in a rented chair | Rent a chair in a licensed practice for four days, offer check-ups and cleaning to people without a dentist, and note bookings, absences and treatment accepted. | visits, absences and accepted treatment plans are counted
ask: How many people nearby have no regular dentist? | | interviews-2 | with twenty parents and employees
ask: Buy an existing practice or open a new one? | A practice for sale brings patients from the first day | f-3 | by setting the figures of two offers beside a new fit-out
ask: Which treatments will insurers pay? | | rules | by asking the insurers most patients have
roles: a licensed dentist with years of practice | a dental hygienist and chairside assistants | somebody for reception, recalls and billing
search: dentist accepting new patients near me
name: +Gentlebite = gentle care for teeth
name: Soft Smile = a smile without fear
name: +Toothgarden = teeth well looked after
name: Clean Molars = clean and healthy teeth
name: +Smileporch = a friendly place for teeth
name: Easy Chair = relaxed in the dentist's chair
name: +Brightbite = bright and healthy teeth
name: Good Molar = good care for every tooth
name: Smile & Stay = a dentist you stay with
name: *Dentarosa = healthy teeth and gums
name: No Fear Dental = dental care without fear
line: Gentle care for every tooth
line: The dentist you won't put off
line: Healthy teeth, clear prices
line: A calm chair, a caring dentist
line: Smile again without worry
line: Looking after your family's teeth

natural-healing-practice
job: a treatment, treatments
rival: doctors, physiotherapists and medicines | they are licensed, usually covered by insurance and work to known standards | | physiotherapist near me
rival: other practitioners nearby | patients come by recommendation and know their hands | | acupuncture near me
rival: massage studios and spas | booking is easy and the price is known before | | massage near me
rival: teas, exercises and advice from the internet | it can be tried at home for very little
meet: yoga studios, health food shops and sports clubs | studio owner | their customers look for gentle help and ask whom to trust | offer short first treatments with {name} after the class | two evenings a week | yoga teachers, midwives and physiotherapists | their clients ask them for a good practitioner
measure: the complaint as the patient rates it before the first and after the third treatment
moat: patients who recommend the practitioner, and doctors who know the limits are kept
risk: a promise to heal is made or a serious illness is missed | never promise a cure, ask about warning signs at every first visit and send patients to a doctor when in doubt
rule: Settle titles, permitted treatments and advertising | Ask the health authority which treatments need a licence or training, how needles and herbs must be handled, which health claims may be advertised, and take out liability insurance. | the authority's answers, certificates and policy are in one folder
trial: Treat ten people in a rented room | Rent a treatment room for two weeks, see ten people twice each at a fair introductory price, and note the complaint before and after, and who books again. | treatments, ratings and second bookings are on one sheet
ask: How many first visitors come back? | | trade-trial | by counting second bookings in the trial
ask: Does any insurer refund a part? | Some additional policies pay for certain methods | rules | by asking three insurers about the exact method
ask: What would people pay for a full hour? | | price-talks | with ten people who paid for massage or physiotherapy
roles: a certified practitioner with years of experience | a second practitioner for another method | somebody for bookings and the front room
search: acupuncture or osteopathy near me
name: +Calmneedle = calm through acupuncture
name: Gentle Thumb = gentle hands-on treatment
name: +Rootease = ease from the root up
name: Still Point = a point of rest
name: +Herbroom = a room for herbs and healing
name: Balance Room = a place to find balance
name: +Easeback = ease for your back
name: Deep Ease = deeply at ease
name: +Leafwell = natural ways to feel well
name: *Naturessa = nature and a gentle touch
name: Whole Again = feeling well all over
line: An hour that is all yours
line: Gentle hands, time to listen
line: Feel better, the gentle way
line: Natural care with time for you
line: Less tension, better sleep
line: Care for the whole body

pet-boarding
job: a stay, stays
rival: friends, neighbours and family | it is free, and the pet knows them
rival: pet sitters found online | the pet stays in a home or even its own | Rover, Mad Paws@AU, Pawshake | pet sitter near me
rival: older kennels and catteries | they have been there for years and vets know them | | boarding kennels near me
meet: vets' waiting rooms, groomers and dog schools | vet | owners ask there whom they can trust before a journey | show the rooms with {name} and offer a trial night | one afternoon a week | vets, groomers and dog trainers | owners ask them for a safe place to leave a pet
measure: the share of owners who book again for the next journey
moat: owners who come back each holiday, and a good word from the vets nearby
risk: holidays are overbooked while the rest of the year is empty, and one sick animal can infect the others | take deposits for holiday weeks, offer weekend and weekday prices, check vaccinations at the door and keep a separate room for sick animals
rule: Settle the boarding licence, noise and vaccinations | Ask the veterinary authority how many animals may stay and in what space, ask the town about noise and waste, insure animals in your care, and agree in writing what the vet may do. | licence, policy and the owner's agreement are on file
trial: Look after six pets for a weekend each | Take six pets for trial nights within what the law allows without a kennel, send a photo each evening, and note sleep, food, noise, hours and what owners would pay. | nights, hours and repeat bookings are on one sheet
ask: How full would the rooms be outside the holidays? | | interviews-2 | with fifteen owners about their last three journeys
ask: Will neighbours and the town accept the noise? | Animals stay indoors at night | rules | by asking the town and the nearest neighbours
ask: Would owners pay a deposit for holiday weeks? | | price-talks | by offering ten owners a place for the next holidays
roles: somebody trained in animal care | a helper for mornings, evenings and weekends | somebody for bookings and the photos
search: dog boarding kennels or cat hotel near me
name: +Pawlodge = a lodge for pets
name: Tail Inn = an inn for dogs
name: +Catlodging = lodging for cats
name: Happy Kennel = a kennel pets enjoy
name: +Whiskerinn = an inn for cats
name: Bone & Bed = food and a soft bed
name: +Petvilla = a villa for pets
name: Away Days = for the days you are away
name: Full Bowl Inn = an inn with full bowls
name: *Kennella = a friendlier kennel
name: Sleepy Paws = pets that sleep well
line: You travel, your pet rests easy
line: A holiday for your pet too
line: Warm beds, long walks, kind hands
line: Somebody is with them all night
line: Good nights while you are away
line: Happy to arrive, happy to return

vet-clinic
job: a vet visit, vet visits
rival: established vets nearby | they know the animal and hold its records | | vet near me
rival: veterinary chains and animal hospitals | they have every machine and are open day and night | Banfield Pet Hospital@US, VCA Animal Hospitals@US, IVC Evidensia@GB, AniCura@DE | animal hospital
rival: advice from pet shops, pharmacies and the internet | it is quick and costs next to nothing
meet: dog schools, groomers and animal shelters | head of the shelter | new owners need a first check and vaccinations within days | give free first checks with {name} for newly adopted animals | one morning a week | shelters, groomers and pet shops | owners ask them which vet they trust
measure: the share of animals whose vaccinations and check-ups are up to date
moat: vets who know each animal for years, and clear estimates that owners trust
risk: vets and nurses are hard to find and tire from nights and emergencies | share emergency duty with neighbouring practices, plan rest after nights and open with hours that two vets can keep
rule: Settle the practice licence, medicines and X-ray | Ask the veterinary board about licences for vets and rooms, how controlled medicines are stored and recorded, which X-ray permit is needed, and get signed consent before every operation. | licences, medicine book and consent form are in place
trial: Hold four vaccination and check-up days | See animals under an existing licence for four days in a rented practice or shelter room, offer checks and vaccinations, and note visits, questions, estimates and who signs up. | visits, income and owners who sign up are counted
ask: How many owners nearby would change their vet? | | interviews-2 | with fifteen owners in the dog park
ask: Who covers nights and weekends? | Neighbouring practices take turns in many towns | closing-calls | by asking three practices for a shared rota
ask: Would owners pay for a yearly health plan? | | price-talks | by showing two plans to fifteen owners
roles: a licensed vet with surgical experience | veterinary nurses for theatre and ward | somebody for reception, stock and estimates
search: vet clinic near me
name: +Pawclinic = a clinic for pets
name: Kindly Vet = a vet with gentle hands
name: +Vetporch = a friendly vet next door
name: Cat & Collie = care for cats and dogs
name: +Tailwell = healthy from nose to tail
name: Healthy Paws = pets that stay healthy
name: +Furward = a ward for furry patients
name: Four Legs Vet = care for four-legged patients
name: +Nosewell = a healthy wet nose
name: *Vetaria = a place for animal health
name: Good Boy Clinic = gentle care for dogs
line: Gentle care for every paw
line: The vet who knows your pet
line: Healthy pets, clear estimates
line: Close by when your pet needs help
line: From first jab to old age
line: Kind hands for sick animals

beauty-academy
job: a course, courses
rival: state colleges and apprenticeships in salons | the certificate is known everywhere and the training is cheap or paid | | beauty college
rival: video courses and free tutorials | people can learn at home at any hour for little money | | lash course online
rival: courses by product brands | the brand's name is known and the kit comes with it | | nail course near me
meet: salons, wholesale shops for beauty supplies and job fairs | salon owner | juniors buy and learn there and owners need trained hands | hold a short demonstration with {name} and let visitors try one technique | two afternoons a week | salon owners, beauty wholesalers and job centres | they need trained people or customers who will buy supplies
measure: the share of trainees who pass the practical test and work for paying clients within weeks
moat: graduates who work in good salons, and owners who hire from the course
risk: groups are half full and a certificate is not accepted by employers or the state | get the certificate recognised first, take deposits, and start a group only when enough places are paid
rule: Settle accreditation, hygiene and treatment on models | Ask the education and health authorities which courses need approval, which techniques are reserved for licensed people, which hygiene rules hold, and have models sign a consent form. | approvals, hygiene plan and consent form are in one folder
trial: Teach one weekend course to six people | Rent a salon on its closed days, teach one technique to six paying trainees with models, hold a practical test, and ask two salon owners to judge the work. | places sold, test results and the owners' comments are on one sheet
ask: Do salons accept the certificate? | Salon owners sit in the practical test | closing-calls | by asking ten owners whether they would hire a graduate
ask: Can trainees pay before they earn? | | price-talks | by offering instalments to ten people who asked
ask: Which techniques may be taught without a state licence? | | rules | by asking the authority about each course
roles: an experienced trainer for hair, nails or make-up | a second trainer for the other techniques | somebody for enrolment, models and instalments
search: make-up and nail courses with certificate
name: +Glowclass = a class in beauty
name: Brush & Blade = make-up and hair as a trade
name: +Lashschool = a school for lashes
name: First Clients = ready for paying clients
name: +Salonskill = skills that salons need
name: Steady Lash = a steady hand for lashes
name: +Beautybench = a bench to learn beauty
name: Model Monday = practice on models every week
name: +Nailclass = a class for nail work
name: *Glamora School = a school for glamour trades
name: Ready Chair = ready for your own chair
line: Learn beauty, start earning
line: From first brush to first client
line: Practise on models from day one
line: Skills that salons pay for
line: Your craft, your certificate, your clients
line: Small groups, steady hands
line: Turn your talent into a trade

first-aid-training
job: a course, courses
rival: Red Cross, ambulance charities and fire services | everybody knows the name and authorities accept the certificate | St John Ambulance@GB, American Red Cross@US | first aid course near me
rival: safety consultants with courses for staff | risk papers, inspections and training come from one firm | | workplace safety training
rival: online courses | staff can do them at the desk and the price is low | | online first aid certificate
meet: trade associations, nurseries and chambers of commerce | office manager | members ask there which training the law requires | practise resuscitation on a dummy with {name} before the meeting | one morning a week | safety advisers, insurers and nursery owners | they must tell people to get trained and have no course themselves
measure: the share of participants who can do the resuscitation steps unaided in the final exercise
moat: firms whose certificates come due again, and an accreditation that inspectors accept
risk: a certificate is rejected, or small groups do not cover the trainer's day | get accredited before selling, set a smallest group and bring several small firms together on open days
rule: Settle accreditation and certificates | Ask the labour authority which courses and trainers are accepted, how long a certificate holds, how many people one trainer may teach, and insure accidents during practice. | the accreditation and a sample certificate are on file
trial: Teach three groups in two weeks | Teach one firm, one nursery and one open group with a licensed trainer and borrowed dummies, charge a fair price, and note places sold, exercise results and questions. | places, results and comments of three groups are on one sheet
ask: Which certificate must each trade have? | | rules | by asking the labour authority and two inspectors
ask: When do the firms' present certificates run out? | Most have to be renewed after some years | closing-calls | by asking fifteen firms for the date
ask: Would firms rather train on site or send people? | | interviews-2 | with ten office and site managers
roles: a licensed first aid trainer, often a paramedic | a second trainer for fire and site safety | somebody for bookings and certificates
search: first aid course for employees
name: +Firstpulse = the first help for a heart
name: Helping Ready = ready to help at once
name: +Aidclass = a class in first aid
name: Calm & Quick = calm and quick in an accident
name: +Helpready = ready to help
name: Sure Response = knows how to respond
name: +Savewell = trained to save a life
name: Press & Breathe = the steps of resuscitation
name: +Pulseclass = a class that saves lives
name: *Aidora = first aid made simple
name: Know Your ABCs = the first steps of help
line: Ready when it matters
line: Know what to do, and do it
line: Trained in your own rooms
line: Certified by the end of the day
line: Every team needs a calm helper
line: Practise today, help tomorrow

drama-school
job: a class, classes
rival: school drama clubs and amateur theatre groups | they cost little and friends are already there | | theatre group for children
rival: franchised stage schools | parents know the name and every week has the same plan | Stagecoach Performing Arts@GB, Pauline Quirke Academy@GB | stage school
rival: dance, music and sports clubs on the same afternoons | they are nearby and have matches or shows of their own | | dance school for kids
meet: primary schools, libraries and town festivals | head teacher | parents look for an activity for children who do not play sports | give a free half-hour of theatre games with {name} in a class | one afternoon a week | teachers, librarians and town theatres | they know lively and shy children who would enjoy the stage
measure: the share of pupils who come back next term, and the number who spoke on stage
moat: shows that families fill, and teachers the children love
risk: pupils leave after the show and the hall costs the same all year | enrol for the next term before the show, begin each term with something new and rent by the hour
rule: Settle child protection, play rights and show licences | Have every adult checked, get consent for photos, ask publishers for the right to perform a play, and ask the town what a public show with children requires. | checks, consents and performance rights are on file
trial: Hold a four-afternoon theatre workshop | Rent a hall for four afternoons, lead twelve paying children to a short scene, show it to the parents on the last day, and offer a place in a weekly class. | places sold and children enrolled afterwards are counted
ask: How many workshop children join a weekly class? | | trade-trial | by offering places on the day of the show
ask: Is there a hall free on the same hours all year? | School halls are often free after lessons | closing-calls | by asking five schools and halls
ask: What would parents pay each month? | | price-talks | with fifteen parents of children in other clubs
roles: an experienced acting teacher | a second teacher for voice and movement | somebody for parents, halls and shows
search: drama classes for kids near me
name: +Stageseed = where young actors begin
name: Bright Wings = the wings of a stage
name: +Curtainkids = children on stage
name: Speak Up Stage = a stage for finding your voice
name: +Playbill Kids = children on the programme
name: Big Voice = a voice that carries
name: +Footlighters = people in the stage lights
name: Act One Crew = the first act together
name: +Sceneschool = a school of scenes
name: *Dramina = a friendly drama class
name: Take a Bow = the moment after the show
line: Find your voice on stage
line: Every child gets a part
line: From shy to stage-ready
line: Play, speak, shine
line: A real show every term
line: Acting classes for beginners of any age

football-academy
job: a training place, training places
rival: local clubs with volunteer coaches | the fee is low, friends play there and matches are included | | football club for kids
rival: youth academies of professional clubs | they promise a path to the first team and have the best pitches | | football academy trials
rival: football camps in the holidays | parents pay for one week and the children are looked after all day | | football camp
meet: pitches, school tournaments and sports shops | club coach | parents watch there and compare how their child develops | run a free skills hour with {name} after the match | two afternoons a week | school sports teachers, club coaches and sports shops | they know eager players who want to train more
measure: the progress of each player in a simple skills test from one month to the next
moat: licensed coaches, teams with a place in the league, and players who moved on to bigger clubs
risk: parents are promised a career that few players reach and leave disappointed | promise good training, fair play and honest reviews, and speak about a professional path only with proof
rule: Settle child protection, insurance and federation rules | Have every coach checked and licensed, insure players and matches, get consent for photos and video, and ask the federation how teams are registered and how moves to other clubs work. | checks, policy and registration are on file
trial: Run four skills sessions for twenty players | Rent half a pitch for two weeks, let two licensed coaches train two age groups, test each player at the start and end, and offer a monthly place. | places sold and test results of twenty players are on one sheet
ask: Is a pitch free at the right hours all year? | | closing-calls | by asking the town, schools and clubs for fixed hours
ask: Will clubs let their players train here as well? | Training can be held on days without club practice | interviews-2 | with six club coaches
ask: Which firms nearby would sponsor kits or places? | | closing-calls | by showing ten firms the plan for one team
roles: a licensed head coach | coaches for the age groups and goalkeepers | somebody for parents, pitches and sponsors
search: football academy for kids near me
name: +Firsttouch FC = training for the first touch
name: Young Boots = boots of young players
name: +Goalnursery = where goals are learnt
name: Both Feet = trained with both feet
name: +Kickpath = a path for young players
name: Next Eleven = the next team to come
name: +Pitchgrow = players grow on the pitch
name: Through Ball = the pass that opens the game
name: +Strikeschool = a school for young strikers
name: *Futbelo = football, played beautifully
name: Park to Pro = from the park to higher teams
line: Train more, play better
line: Where young players grow
line: Good coaches for every young player
line: Better every training day
line: From first touch to first team
line: Train hard, play fair, grow

sports-coaching
job: a lesson, lessons
rival: club coaches and group lessons | they are on the spot, courts are included and groups cost less | | tennis lessons near me
rival: other independent coaches | players recommend them and they offer flexible hours | | private tennis coach
rival: practice with friends and online videos | it is free and can be done at any time | | how to improve my serve
meet: courts, driving ranges and pools at the busy hours | club manager | players notice there what goes wrong in their game | offer a short free check with {name} and show the stroke on video | two evenings a week | club managers, sports shops and physiotherapists | they want players who stay with the sport and remain healthy
measure: the player's result in one repeated test, such as serves in or lengths per minute
moat: players who improve and bring their partners, and fixed hours on good courts
risk: bad weather, injuries and holidays empty the calendar | sell packages with a cancellation rule, secure some indoor hours and coach juniors, adults and small groups
rule: Settle the coaching licence, courts and insurance | Ask the federation which licence is expected, get the owner's permission to coach on courts, ranges or pools, insure injuries, and have yourself checked if you teach children. | permission, licence and policy are on file
trial: Coach eight players three times each | Offer eight players three lessons at a fair price, film one stroke at the start and end, repeat the same test, and ask who wants a package. | test results and packages sold are on one sheet
ask: May an outside coach use the courts at busy hours? | | rules | by asking three clubs and the town
ask: How many players buy a package after a trial? | | trade-trial | by offering one on the last day
ask: Would two players share a lesson? | Many friends and couples already play together | price-talks | by offering both prices to ten players
roles: a licensed coach with years of practice | a second coach for juniors | somebody for bookings and courts
search: private tennis or golf coach near me
name: +Rallywell = rallies that go well
name: Clean Swing = a clean, easy swing
name: +Courtcraft = skill on the court
name: Better Serve = a serve that lands
name: +Swingmate = help with your swing
name: Match Fit = fit for the next match
name: +Formcoach = a coach for good form
name: Second Serve = another try at getting it right
name: +Gamegrow = your game gets better
name: *Techniqo = technique made easy
name: Play It Better = better every time you play
line: A better game in a few lessons
line: See your stroke, fix your stroke
line: One coach, all eyes on you
line: Play better, enjoy it more
line: Technique that holds in a match
line: Lessons at your level and pace

religious-classes
job: a class, classes
rival: classes at the mosque, church, temple or synagogue | they are free or cheap and the family belongs there | | Sunday school
rival: private teachers online | lessons fit the family's hours and cost little | | online Quran teacher
rival: parents and grandparents who teach at home | it costs nothing and they pass on their own tradition
meet: houses of worship and community gatherings | community leader | parents ask there who could teach their children well | invite families with {name} to an open class after the service | one afternoon a week | clergy, community associations and faith bookshops | they want children to learn and have few trained teachers
measure: the pages, prayers or passages each learner can read or explain since the start
moat: patient teachers whom parents trust, and the support of the local community
risk: parents lose trust over a teacher's manner or over differences of belief | say openly which tradition is taught, let parents sit in and keep one clear code of conduct
rule: Settle child protection and permission to teach | Ask the authorities whether religious classes must be registered, have every teacher checked, keep lessons in view of other adults, and get consent for photos and video lessons. | registration, checks and the code of conduct are on file
trial: Teach two small groups for two weeks | Teach two groups of five learners twice a week in a community room, let parents watch, note what each learner can read at the start and end, and offer monthly places. | progress and places taken up are on one sheet
ask: Which tradition and books do families want? | | interviews-2 | with fifteen parents from the community
ask: Do community leaders support the classes? | They are asked before the first lesson | closing-calls | by visiting three of them with the plan
ask: Would families pay monthly or give a donation? | | price-talks | by offering both to ten families
roles: a teacher trained in the faith and its texts | a second teacher for girls or younger children | somebody for parents and class times
search: Quran or Bible classes for children near me
name: +Faithsteps = small steps in faith
name: Open Verse = reading verse by verse
name: +Prayerpath = learning to pray
name: Lamp & Page = light to read by
name: +Verseclass = a class for sacred verses
name: Good Word Class = learning from the good word
name: +Lightlessons = lessons that give light
name: First Prayers = the prayers children learn first
name: +Scriptgarden = growing with the scriptures
name: *Fidelia Class = a class true to faith
name: Heart & Verse = learned by heart
line: Faith, taught with patience
line: Read, understand, live it
line: Small classes, patient teachers
line: Your faith, passed on with care
line: Learning the holy book, step by step
line: Every question is welcome

vocational-centre
job: a training place, training places
rival: state technical schools and apprenticeships | the certificate is recognised and the place is free or paid | | technical college
rival: learning on the job with a tradesman | trainees earn a little and see real work from the first day | | apprenticeship near me
rival: casual work without training | it brings money the same day
meet: employers' yards, job centres and community meetings | workshop owner | employers say there which skills they cannot find | walk through the course plan with {name} and ask which trainees they would take | two mornings a week | job centres, aid organisations and trade associations | they have people without work or jobs without people
measure: the share of trainees who pass the practical test and are in paid work soon afterwards
moat: employers who shape the course and hire from it, and a recognised trade test
risk: funding ends or graduates find no work in the trade they learned | train only for trades with open jobs, mix fees, public money and sold products, and sign placements before the course begins
rule: Settle accreditation, workshop safety and the trade test | Ask the training authority which courses and trainers it accepts, who holds the trade test, which safety gear and insurance a workshop needs, and how minors may work on machines. | accreditation steps, safety plan and policy are in one folder
trial: Run a one-week taster course in a working shop | Borrow a workshop for one week, let a tradesman teach eight trainees one saleable skill, test them on the last day, and ask five employers to look at the work. | test results and offers of work are counted
ask: Which employers will take trainees after the course? | | closing-calls | by asking ten firms for a written promise
ask: Who pays for those who cannot? | Donors and public programmes pay for places in many countries | rules | by asking the ministry and three foundations for their terms
ask: Why do trainees drop out elsewhere? | Travel and lost earnings are often named | interviews-2 | with ten former trainees
roles: a master of the trade who teaches well | a second trainer for safety and theory | somebody for employers, donors and reports
search: welding or sewing training near me
name: +Skillyard = a yard for learning trades
name: Ready Tools = ready with tools and skill
name: +Tradebench = a bench to learn a trade
name: First Weld = the first seam of a welder
name: +Handskill = skill in your hands
name: Needle & Torch = sewing and welding
name: +Craftgate = a gate to a craft
name: Learn & Earn = learning that leads to pay
name: +Workpath = the path into work
name: *Artisana Hub = a place for future artisans
name: Test Passed = the trade test is passed
line: Learn a trade, earn a living
line: Skills that employers ask for
line: From first cut to first wage
line: Train by doing real work
line: A trade in your hands
line: Hands-on training, real jobs

youth-centre
job: a visit, visits
rival: streets, parks and shopping centres | friends are there, it is free and nobody gives orders
rival: sports clubs, music schools and scouts | they are well known and have fixed teams and groups | | activities for teenagers
rival: phones and games at home | friends are online at any hour and it costs nothing more
meet: schoolyards, bus stops and skate parks | school social worker | young people spend their free hours there and say what is missing | cook and play there with {name} and ask what the house should offer | three afternoons a week | schools, social services and sports clubs | they know young people who have nowhere to go
measure: the number of young people who come back each week, and how many help to run something
moat: youth workers who stay, and young people who call the house their own
risk: grants run for short periods and trusted workers have to leave when one ends | win several funders with different end dates, report visits clearly and keep some income from room hire
rule: Settle safeguarding, house rules and opening permits | Have every adult checked, write down what is done in case of violence, drugs or distress, ask the town what rooms for young people need, and insure visitors and trips. | checks, safeguarding plan, permit and policy are on file
trial: Open a pop-up house for six afternoons | Borrow a clubroom for two weeks, open three afternoons each week with two checked adults, food and games, count visitors, and let them vote on what comes next. | visits, return visits and votes are on one sheet
ask: Which public money pays for staff and rent? | | rules | by asking the council and two foundations for their terms
ask: Will young people come a second time? | They choose the programme themselves | trade-trial | by counting return visits in the pop-up house
ask: Do neighbours accept the noise and the hours? | | interviews-2 | with ten neighbours and the local police officer
roles: a qualified youth worker | a second worker, so that nobody is alone on duty | somebody for grants, reports and rooms
search: youth centre near me
name: +Openden = a den open to everybody
name: After Four = the place to go after school
name: +Hangspot = a good spot to meet
name: Our Four Walls = rooms that belong to us
name: +Teenhouse = a house for teenagers
name: Come As You Are = everybody may come in
name: +Chillyard = a yard to relax in
name: Key Holders = young people hold the keys
name: +Youthporch = an open porch for the young
name: *Juvena House = a house for the young
name: Loud & Welcome = noise and people are welcome
line: A place that is yours
line: Come in, stay, join in
line: Somewhere to go, somebody to talk to
line: Open doors for every teenager
line: Your house, your ideas
line: Good company after school

makerspace
job: a workshop session, workshop sessions
rival: one's own garage, cellar or kitchen table | it is always open and costs no fee
rival: workshops at universities, libraries and schools | students and members may use the machines free or cheaply | | fab lab near me
rival: print and cutting services | they make the part and post it, and nobody has to learn the machine | Xometry, Sculpteo | laser cutting service
meet: craft markets, repair meetings and technical colleges | head of the college workshop | makers talk there about machines they lack | build one small thing with {name} on a machine they do not own | one evening a week | technical colleges, hardware shops and startup centres | their students and customers ask for machines to use
measure: the hours each member uses the machines every month, and the projects that are finished
moat: well-kept machines, and members who help and teach one another
risk: rent and repairs come every month while new members join slowly | sell founding memberships before signing the lease, start with the most wanted machines and fill quiet hours with courses
rule: Settle machine safety, building use and insurance | Ask the town and fire service whether the building suits dust, noise and lasers, write an induction for each machine, decide from what age people may use it, and insure accidents. | permits, inductions and the policy are in one folder
trial: Hold four open workshop evenings | Borrow a school or company workshop for two weeks, open it four evenings with a trained supervisor, charge for each evening, and offer founding memberships. | visits, machine hours and memberships sold are counted
ask: Which machines would people pay for first? | | interviews-2 | with twenty hobby makers and small firms
ask: How many founding members sign before the lease? | | price-talks | by offering twenty places at a founder's price
ask: Who is liable when a member is hurt? | Nobody uses a machine without an induction | rules | with an insurer and a lawyer
roles: a workshop manager who knows the machines | trainers for inductions and courses | somebody for members, bookings and funding
search: makerspace membership near me
name: +Benchyard = a yard full of benches
name: Saw & Solder = wood and electronics
name: +Makeroom = room to make things
name: Sawdust Club = a club for people who build
name: +Sparkbench = a bench for new ideas
name: Big Workbench = one bench for everyone
name: +Buildhall = a hall to build in
name: Members & Mills = members and their machines
name: +Toolhall = a hall of tools
name: *Fabrina = a place to fabricate
name: Make It Here = this is where it is made
line: Your workshop, without buying machines
line: Bring an idea, build it here
line: Real machines, open to members
line: A bench for everyone who builds
line: Learn the machine, make the thing
line: From sketch to finished piece

play-cafe
job: a visit, visits
rival: ordinary cafés with a box of toys | they are close, the coffee is good and no play fee is asked | | family friendly café
rival: big indoor playgrounds | children can run and climb for hours whatever the weather | | soft play near me
rival: free playgroups, libraries and meeting at home | they cost almost nothing and parents know one another
meet: baby courses, midwives' rooms and playgrounds | midwife | parents on leave look there for company and a warm place to go | serve coffee and put up a play corner with {name} after the course | two mornings a week | midwives, family centres and baby course teachers | parents ask them where to meet others
measure: the share of families who come again within the same month
moat: parents who know one another, and groups that fill quiet mornings
risk: families stay for hours over one coffee, and sunny months are empty | charge a small play fee or timed sessions on busy days, sell passes, and fill quiet hours with groups and parties
rule: Settle the food licence and the safety of the play area | Ask the town about food hygiene, change of use, fire exits and numbers of people, buy play equipment that meets the standards, and say clearly that parents watch their own children. | permits, hygiene training and liability insurance are in place
trial: Hold six pop-up play mornings | Rent a hall or quiet café for six mornings, bring mats, toys, coffee and cake, charge a small play fee, and note families, minutes stayed, spending and who comes back. | visits, spending and return visits are on one sheet
ask: Will families pay a play fee as well as coffee? | | trade-trial | by charging it on three of the six mornings
ask: What fills the room in the sunny months? | Parties, groups and outdoor seats | f-2 | by counting families on warm and cold days in the trial
ask: May the shop be used as a café with a play area? | | rules | by asking the town before the lease is signed
roles: a cook or barista with café experience | somebody who is good with small children | somebody for groups, parties and passes
search: play café for toddlers near me
name: +Crumbcorner = a corner for cake and play
name: Tiny Spoon = a café for the smallest
name: +Toddlecup = toddlers and a cup of coffee
name: Latte & Blocks = coffee and building blocks
name: +Playmug = play beside a mug of coffee
name: Sip & Slide = parents sip, children slide
name: +Bibscafe = a café for babies
name: Warm Cup Club = coffee you drink while warm
name: +Cakeandcrawl = cake for you, room to crawl
name: *Bambolino Cafe = a café for little ones
name: Low Tables = a café at child height
line: They play, you drink it warm
line: Good coffee, happy little ones
line: A café made for small children
line: Play for them, a break for you
line: Meet, play, eat cake
line: Where parents can sit down
`;
