/** Studios, classes and places to play: what is known of them; the keys are those of `../lore.ts`. */
export const STUDIOS_AND_PLAY = `
pottery-studio
job: a class, classes
rival: community centres and evening classes | they cost less and run near home | | pottery class near me
rival: other pottery studios | they have free places, good reviews or a shorter way | | pottery studio near me
rival: paint-your-own pottery and air-dry clay at home | it is easy, quick and needs no course | Color Me Mine@US | air dry clay kit
meet: craft markets, cafés with handmade cups and community centres | café owner | guests admire the cups there and ask who made them | set up one wheel with {name} at the café or market for a Saturday and let people try it | two Saturdays a month | cafés, art teachers and gift shops | their guests ask where they can learn pottery
measure: the share of course participants who book again or become members
moat: enough kilns, wheels and shelves, and members who stay
risk: evenings are full while the studio is empty during the day | sell daytime membership, school classes, private groups and firing for people who work at home
rule: Settle kiln safety, dust and glazes | Ask landlord, fire authority and an electrician about the kiln, ask how clay dust must be controlled, use glazes tested for food, and insure guests and pieces. | the answers, the test papers and the policy are in the studio
trial: Hold four beginners' classes in two weeks | Rent wheels and kiln time or use a partner's studio, take small groups, and note clay, firing, broken pieces and who wants to continue. | costs, breakage and repeat bookings of four classes are on one sheet
ask: How many members can share one kiln? | | f-2 | by counting pieces and firings over one month
ask: What happens when a piece breaks in the kiln? | The studio tells the owner at once and offers a new try | trade-trial | with a log of every piece in four classes
ask: Do people want a course, a single class or membership? | | price-talks | by offering all three to twenty beginners
roles: a potter who teaches well | somebody for kilns, glazes and equipment | somebody for bookings and members
search: pottery class near me
name: +Claywick = a small place for clay
name: Slip & Spin = wet clay on a wheel
name: Bowl by Bowl = better with every bowl
name: +Mugmaker = you make the mug
name: Wheel & Kiln = where clay becomes a bowl
name: Clay Evening = an evening with clay
name: Made of Clay = made of clay, by you
name: +Clayloft = a loft for clay
name: Hands in Clay = get your hands in clay
name: *Terrawheel = from terra, earth, and wheel
name: Open Kiln = a kiln for everybody
name: Shelf & Glaze = your shelf, your colours
line: Make a cup you will use
line: Your first bowl in one evening
line: Clay, wheel and patient help
line: Come as a beginner, make your own
line: Your own shelf, wheel and kiln
line: Slow down, make something

craft-workshops
job: a workshop, workshops
rival: free videos and kits at home | they cost little, and one can stop and start at any time | YouTube | craft kit for beginners
rival: evening classes and community centres | they are cheap, nearby and run for several weeks | | craft class near me
rival: platforms for workshops and gift vouchers | the choice is large and a voucher is there at once | ClassBento@AU, Wecandoo@FR, CourseHorse@US | craft workshop near me
meet: craft markets, open studios and garden centres | market organiser | visitors watch craftspeople there and ask where they can learn it | run a short hands-on session at a stall with {name} and sell places for the first date | two Saturdays a month | craftspeople, museums, cafés and gift shops | their visitors ask for something to do together
measure: the share of guests who finish their piece and would book again
moat: craftspeople who teach well, and projects a beginner can finish in one session
risk: dates take place half empty, or are cancelled too often | set a minimum number, sell vouchers and private groups, and repeat only the workshops that fill
rule: Settle safety, rooms and vouchers | Ask an insurer about tools and injuries, ask landlord and city whether the room may be used for classes, write terms for cancellation and vouchers, and ask whether teachers count as employees. | the policy, the permission and the terms are there
trial: Hold three workshops in two weeks | Borrow a room, invite two craftspeople, sell places at a small price, and note sales, material, time to finish and what guests would book next. | sales, costs and answers of three workshops are on one sheet
ask: How many guests cover the cost of one workshop? | | f-2 | by adding up teacher, room, material and fees
ask: Why should a craftsperson teach here? | | closing-calls | by asking eight craftspeople what they earn and need
ask: Which workshop do people want as a gift? | | price-talks | by offering three workshops to twenty visitors at a market
roles: somebody who knows good craftspeople | somebody for photos, dates and bookings | somebody for rooms, material and vouchers
search: craft workshop near me
name: +Handloft = a loft for working by hand
name: Apron On = put it on and start
name: Made Today = made by you, today
name: +Makerday = a day of making
name: Borrowed Bench = a workbench for the day
name: Just Begin = beginners are welcome
name: Made by Me = you made it yourself
name: +Craftroom = a room for crafts
name: *Makeria = from the word make
name: Tools & Tea = good tools and a break
name: Proud Hands = proud of what you made
name: Try a Craft = learn a new craft
line: Make it yourself, take it home
line: Learn a craft in one day
line: No experience needed
line: Good tools, patient teachers
line: An afternoon making something real
line: A gift they make themselves

paint-and-sip
job: an evening, evenings
rival: dinner, a bar or the cinema | friends can go without planning, and everybody knows what to expect | | things to do with friends tonight
rival: paint-and-sip chains and studios | pictures and dates are online, and large groups fit in | Painting with a Twist@US, Pinot's Palette@US, PopUp Painting@GB, ArtNight@DE | paint and sip near me
rival: art classes and painting at home | a course teaches more, and paint and brushes at home cost less | | art classes near me
meet: bars and cafés with quiet evenings, wedding and party groups online and local offices | bar owner | the owner has empty tables early in the week and guests who look for something new | hold two evenings with {name} in one bar and ask guests who they would bring next time | two evenings a week | party planners, hotel receptions and office managers | groups ask them what to do together
measure: the share of seats filled a week before the evening
moat: teachers who make beginners comfortable, and groups that come back and tell friends
risk: guests come once for the novelty and do not return | change the picture and technique every month, and sell private parties and company evenings
rule: Settle drinks, pictures and the room | Ask the local authority whether alcohol may be served in a class, use pictures that are your own or free of rights, agree with the host who pays for stains, and insure accidents. | permit, picture list and agreement are ready
trial: Hold two small evenings | Borrow a room or bar, sell seats for two evenings with a picture beginners can finish, and note seats sold, minutes, materials and who wants to come again. | seats, costs and minutes of two evenings are on one sheet
ask: What about guests who have never painted? | The picture is taught step by step, and help is at hand | trade-trial | with two evenings of mixed guests
ask: How many seats pay for teacher and room? | | f-2 | by working out an evening with few, some and all seats sold
ask: Do private groups pay more than single guests? | | price-talks | by offering a party to five groups
roles: a painter who teaches beginners well | somebody who finds venues and groups | somebody for bookings, materials and cleaning up
search: paint and sip near me
name: +Paintpour = painting and a drink
name: Brush & Glass = what is on the table
name: +Sipstudio = a studio with drinks
name: Canvas Night = an evening at the canvas
name: +Brushbar = a bar with brushes
name: Cheers & Colour = a drink and some paint
name: Easel Evening = an evening at the easel
name: First Painting = no experience is needed
name: *Palettia = a new word from palette
name: Take It Home = everybody takes the painting home
name: Paint Party = a party with paint
line: Paint, drink and laugh with friends
line: No experience needed, paint provided
line: Take home what you painted
line: A night out with something to show
line: Everybody can paint tonight
line: Your group, one table, one picture

cooking-classes
job: a class, classes
rival: cooking videos and recipes | they are free, and one can stop and watch again | YouTube | how to cook at home
rival: cookery schools and shops with a teaching kitchen | they have a full programme, gift vouchers and a known name | Leiths@GB, L'atelier des Chefs@FR, L'atelier des Chefs@GB, Sur La Table@US | cooking class near me
rival: classes on travel and experience platforms | one books them together with the trip and can read many reviews | Airbnb, Cookly, Eatwith, GetYourGuide | cooking class with locals
meet: food markets, delicatessens, hotels and offices | market trader | customers ask there how to cook what is on the stall | cook one simple dish at a stall with {name} and hand out the date of the next class | two mornings a week | hotel receptions, wine shops and event planners | they are asked what people can do together
measure: the share of seats sold a week before each class
moat: good reviews, and recipes that people cook again at home
risk: guests mostly watch, and leave without having cooked | keep groups small, give everybody a board and a task, and let the teacher show only the difficult steps
rule: Settle the kitchen, allergies and alcohol | Ask the food authority what a kitchen needs in which guests cook, collect allergies when they book, ask whether alcohol may be served, and insure cuts and burns. | answers, booking form and policy are ready
trial: Hold three small classes | Rent or borrow a suitable kitchen, cook with three groups of a few people, and note shopping, waiting times, leftovers and what guests would book next. | costs, minutes and seats sold are on one sheet
ask: How are allergies and diets handled? | They are asked when booking, and each dish has a second version | trade-trial | with three mixed groups
ask: Who comes in the quiet months? | | interviews-2 | by asking ten people when and with whom they would come
ask: How many guests must a class have to pay? | | f-2 | by working out a class with four, six and eight guests
roles: a cook who likes teaching | somebody for dates, vouchers and groups | somebody for shopping and washing up
search: cooking class near me
name: +Cooktable = the table where all cook
name: Chop & Chat = cooking in good company
name: +Spoonschool = a school for cooking
name: Six at the Stove = small groups that cook
name: Cook It Again = a dish to repeat at home
name: +Panclass = a class at the stove
name: Knife & Dough = the basics of the kitchen
name: Table & Teacher = one teacher, one table
name: *Cucinova = kitchen, and a word for new
name: Own Hands = everybody cooks
name: First Dumpling = learning by making it
line: Cook it together, eat it together
line: Learn dishes you will cook again
line: Small groups, everybody cooks
line: An evening with good food and friends
line: No experience needed, only hunger
line: Take the recipe home

martial-arts-school
job: a class, classes
rival: sports clubs and community centres | the yearly fee is low, and they are close to home | | martial arts club near me
rival: schools with belts and monthly contracts | there are classes every day and a clear path from belt to belt | ATA Martial Arts@US, Gracie Barra, Premier Martial Arts@US | karate for kids
rival: gyms, team sports and online videos | they are easy to join, and friends are there already | | kickboxing class near me
meet: schools, town festivals and community centres | head teacher | parents and teachers look for something that builds confidence | hold four trial lessons with {name} at one school and invite parents to the last | one morning a week | teachers, doctors and youth workers | parents ask them for a suitable activity
measure: the share of beginners still training after eight weeks
moat: trainers whom students trust, and older students who help beginners
risk: many beginners stop after the first months | welcome beginners in their own groups, call those who miss classes, and set goals they can reach in weeks
rule: Settle trainers' checks, injuries and promises | Ask which checks and licences trainers need for children, insure injuries, ask for health problems before the first class, and never promise safety on the street. | checks, policy and forms are ready
trial: Hold eight beginners' classes | Offer two groups four classes each, and note who came, who returned, injuries and what they or their parents said. | visitors, returns and injuries of both groups are on one sheet
ask: What do beginners really want to learn? | | interviews-2 | by asking ten beginners before and after their first class
ask: Do people want a contract or a class card? | | price-talks | by offering both after the trial class
ask: How is it kept safe for children and beginners? | Partners of similar weight, and falling is taught first | trade-trial | with a log of every injury in eight classes
roles: a qualified, patient trainer | somebody for schools and families | somebody for hall, mats and memberships
search: martial arts near me
name: +Dojohouse = a house for training
name: White Belt = everybody begins with it
name: +Kickstead = a home for kicks
name: Bow & Begin = how every class starts
name: Strong Stance = standing firmly
name: +Beltpath = the path from belt to belt
name: Focus & Fist = mind and body together
name: Both Hands Up = the basic guard
name: *Budara = from budo, the martial way
name: Mat & Mind = training for body and head
name: First Throw = the first technique learned
line: Strong body, calm mind
line: Learn to defend yourself
line: Beginners welcome, at any age
line: Confidence that grows with every class
line: Respect, discipline and fun
line: Your first class is waiting

chess-school
job: a class, classes
rival: chess sites and apps | they are free or cheap, open at any hour, and point out every mistake | Chess.com, Lichess, ChessKid | learn chess online
rival: local chess clubs | membership costs little, and strong players are there | | chess club near me
rival: private trainers, books and videos | lessons fit the player, and books and videos can be repeated | | chess coach
meet: schools, libraries and open tournaments | teacher who runs the chess group | some players there are ready for more than the group can offer | give one lesson of {name} to the group and test everybody's level | one afternoon a week | teachers, librarians and tournament organisers | players and parents ask them where to train
measure: the share of students who book the next block of lessons
moat: trainers who know each student's games, and groups that play tournaments together
risk: students lose often and give up | group by strength, set small goals, and look at every loss together
rule: Settle child protection, chat and tournaments | Ask which checks trainers of minors need, how parents must agree to video and chat, and ask the chess federation about rated games. | checks, consent forms and answers are ready
trial: Teach two groups for two weeks | Form two small groups by strength, give two lessons a week, and note attendance, games played in between and solved tasks. | attendance, games and tasks are on one sheet
ask: Why pay when websites are free? | A trainer explains why a mistake happens and sets the next task | interviews-2 | by asking ten players or parents what they tried before
ask: How large may a group be? | | trade-trial | with groups of four and of eight
ask: Do they pay by lesson or by block? | | price-talks | by offering both to ten players or parents
roles: a trainer who is good with beginners | somebody for schools and tournaments | somebody for dates, fees and materials
search: chess lessons
name: +Castlewell = castling at the right time
name: Smart Pawn = even pawns play well
name: +Chesspath = the path to better chess
name: Knight School = lessons in chess
name: +Rookwise = wise with rooks
name: Think & Move = first think, then move
name: Strong Opening = a strong start to the game
name: Pawn to Queen = from beginner to strong player
name: *Scacchia = from the Italian for chess
name: Chess After Four = lessons later in the day
name: Board & Coach = a board and a trainer
line: Think first, then move
line: Better chess, week by week
line: Learn why you lost, then win
line: From first moves to tournaments
line: Coaches who know your games
line: Small groups at your level

baby-classes
job: a class, classes
rival: free groups at libraries and community centres | they cost little or nothing, and parents meet others there | | parent and baby group
rival: well-known class franchises | parents know the name, and there is a class in many towns | Baby Sensory@GB, Monkey Music@GB, Kindermusik@US, Gymboree@US | baby class near me
rival: songs and play at home | it costs nothing and fits around sleep | | baby activities at home
meet: midwives' practices, libraries and cafés with room for prams | midwife | new parents ask there where they can meet others | hold two free mornings with {name} and ask parents which day they would book | two mornings a week | midwives, health visitors and librarians | parents ask them for something to do with a baby
measure: the share of parents who book the next block
moat: leaders whom parents trust, and friendships made in the group
risk: parents go back to work and babies outgrow the class | start new groups often, offer classes for the next age, and add weekend dates
rule: Settle room, hygiene and responsibility | Ask the landlord about use, prams and exits, clean everything babies put in their mouths, ask which checks leaders need, state that parents stay responsible, and insure accidents. | consent, cleaning plan and policy are ready
trial: Hold four classes for two ages | Invite small groups of two ages to two classes each, and note attendance, which parts worked, and who would book a block. | attendance and bookings are on one sheet
ask: What happens when a baby cries or sleeps? | Parents may step out, feed or rest at any time | trade-trial | with four classes and a quiet corner
ask: Single classes or a block? | | price-talks | by offering both to ten parents
ask: How many families must come for a class to pay? | | f-2 | by working out a class with five, eight and ten families
roles: a class leader with training in music or early years | somebody for rooms and bookings | somebody for cleaning and equipment
search: baby class near me
name: +Babybeat = music for babies
name: Clap & Cuddle = what happens in class
name: +Rattletime = time with rattles and songs
name: First Songs = the first songs together
name: +Tinytune = tunes for the tiny
name: Wiggle Morning = a lively morning in class
name: Lap & Laugh = on the lap, with laughter
name: Pram Friends = parents who meet in class
name: *Babalino = a playful word for a baby
name: Roll & Giggle = what babies do here
name: Song Rug = the rug where all sing
line: Sing, play and meet other parents
line: A happy hour with your baby
line: Songs you will sing at home
line: Come as you are, prams welcome
line: Little hands, big smiles
line: Your baby plays, you make friends

senior-fitness
job: a class, classes
rival: walking, gardening and housework | they cost nothing and need no appointment | | exercises for older people at home
rival: sports clubs and health insurers' courses | the fee is low or partly paid, and doctors know them | SilverSneakers@US | exercise class for seniors
rival: gyms with machines and general classes | they are open all day, and membership covers everything | | gym for over sixties
meet: doctors' practices, pharmacies and community centres | practice nurse | the nurse sees who has become unsteady and is asked what helps | hold three short sessions with {name} in a nearby room and measure how people stand up and balance | two mornings a week | doctors, physiotherapists and families | they advise older people to move more
measure: the share of participants still coming after two months
moat: a friendly group, trainers who know each person's limits, and a call to whoever is missing
risk: illness, bad weather and missing transport make people stay away | choose a room close to public transport, help with shared rides, and call those who miss two classes
rule: Settle health checks, falls and qualifications | Use a health form and ask for a doctor's advice where needed, ask which qualification insurers accept, have somebody trained in first aid present, and insure accidents. | form, certificate and policy are ready
trial: Train a small group for two weeks | Hold four classes with a small group, measure standing up and balance at the first and last one, and note attendance and complaints. | measurements and attendance are on one sheet
ask: What if somebody falls or feels unwell? | A trained first aider is there, and every exercise has a seated version | rules | with the health form and an insurer's answer
ask: Will a health insurer or the town pay a part? | | closing-calls | by asking three of them what they require
ask: How do people get to the class? | | interviews-2 | by asking ten older people about their week
roles: a trainer qualified for older people | somebody for doctors, rooms and insurers | somebody who calls and welcomes participants
search: exercise class for seniors
name: +Steadystep = steady on every step
name: Move & Meet = exercise in good company
name: +Standwell = standing up safely
name: Strong at Sixty = strength in later years
name: +Fitforward = fit for the years ahead
name: Gentle Strength = strength without strain
name: Good Balance = less risk of falling
name: Stand & Stretch = what happens in class
name: *Vitalena = a new word from vital
name: Active Mornings = exercise before noon
name: Chair & Cheer = seated exercise with good humour
line: Stronger legs, better balance
line: Exercise at your own pace
line: Move well, meet friends
line: Steady on your feet again
line: Gentle classes, seated or standing
line: Stay strong and independent

cat-cafe
job: a visit, visits
rival: ordinary cafés | they are everywhere, need no booking, and charge only for drinks | | cafe near me
rival: animal shelters and friends with pets | seeing or walking an animal there is free | | volunteer at an animal shelter
rival: other animal cafés in the region | they have a name, many photos online and a booking page | Lady Dinah's Cat Emporium@GB, KitTea@US, Cat Town@US | cat cafe near me
meet: animal shelters, universities and local pet groups online | shelter manager | the shelter knows calm animals and people who cannot keep one at home | hold a small event with {name} beside the shelter and ask guests what an hour would be worth | two afternoons a week | shelters, vets and hotels | people ask them where they can spend time with animals
measure: the share of seats booked on weekdays
moat: calm, healthy animals that guests know by name, and a shelter as partner
risk: weekends are full, weekdays are empty, and animals need rest | sell timed seats, limit guests, and offer weekdays to students, remote workers and small groups
rule: Settle animal welfare, hygiene and injuries | Ask the veterinary office about number, space and rest of the animals, ask the food authority how kitchen and animals must be separated, and insure scratches, bites and allergies. | answers, room plan and policy are ready
trial: Offer timed visits for a few days | With a shelter's consent, welcome small groups in a suitable room with drinks, and note bookings, spending, stress signs and who asks about adopting. | bookings, spending and stress signs are on one sheet
ask: What happens when an animal is stressed? | It has a room of its own, and guests wait or leave | rules | with a vet's plan for each animal
ask: How many seats must be sold on a quiet weekday? | | f-3 | by counting three ordinary days with all costs
ask: Do guests pay for the hour, the drinks or both? | | price-talks | by offering both to ten guests
roles: somebody trained in animal care | somebody for the café and bookings | a vet who visits regularly
search: cat cafe near me
name: +Pawlounge = a lounge with paws
name: Purr & Coffee = animals and coffee together
name: +Whiskhouse = a house with whiskers
name: Tail & Teacup = animals and tea
name: +Softpaw = gentle paws
name: Coffee & Paws = coffee with animals
name: Nap & Nibble = sleeping animals, small cakes
name: Sofa Paws = animals on the sofa
name: *Mirrouna = from the sound a cat makes
name: Cuddle Corner = a corner to cuddle
name: Rescue Room = home of rescued animals
line: Coffee, cake and calm animals
line: An hour with paws and purrs
line: Meet your new best friend
line: Relax with rescued animals
line: Good coffee, soft company
line: Come for coffee, stay for cuddles

indoor-playground
job: a visit, visits
rival: public playgrounds, parks and libraries | they are free and close to home | | playground near me
rival: large play and trampoline halls | there is a lot to do, with parking and a party package | Sky Zone@US, Urban Air@US, Gravity@GB | indoor playground near me
rival: play areas in restaurants and shopping centres, or friends at home | they are free while parents eat or shop | McDonald's, IKEA | family restaurant with play area
meet: nurseries, parents' groups and children's events | head of the nursery | parents ask there what to do with children in bad weather or heat | hold one play morning with {name} in the nursery's hall and ask families when they would come | two afternoons a week | nursery teachers, children's doctors and party organisers | parents ask them where children can play
measure: the share of families who come again within a month
moat: a clean, safe place where parents can relax, and birthdays booked by word of mouth
risk: it is full in bad weather and empty in good weather | sell multi-visit cards and birthdays in advance, and offer quiet hours to nurseries and groups
rule: Settle equipment safety, supervision and food | Have the equipment inspected, ask the authority about capacity, exits and food, state clearly who supervises the children, and insure injuries. | inspection, permit and policy are ready
trial: Run a pop-up playground for a weekend or two | Rent a hall and safe equipment, sell timed tickets, and note visitors by hour, spending on drinks, small accidents and how long children stay. | tickets, spending and hours are on one sheet
ask: What brings income in the quiet season? | | f-3 | by asking ten nurseries and groups for weekday bookings
ask: Who is responsible when a child is hurt? | Parents supervise, equipment is inspected, and insurance is in place | rules | with the inspection report and the policy
ask: What do families pay for a birthday? | | price-talks | by showing two packages to ten parents
roles: somebody who has run a family café or play centre | somebody for safety and cleaning | somebody for birthdays, cards and groups
search: indoor playground near me
name: +Tumbleland = a land for tumbling
name: Jump & Juice = playing, then a drink
name: +Playbarn = a barn full of play
name: Rainy Day Fun = fun in any weather
name: +Bouncehall = a hall to bounce in
name: Slide & Smile = slides and happy children
name: Ball & Block = ball pit and building blocks
name: Little Leaps = small jumps for small children
name: *Hoppalino = a playful word from hop
name: Sock Hall = everybody plays in socks
name: Coffee & Climb = parents sit, children climb
line: Children play, parents relax
line: Rain or heat, we are open
line: Safe play, good coffee
line: Birthday parties, and no tidying
line: Slides, climbing and a quiet corner
line: Tired children, happy parents

padel-club
job: a game, games
rival: clubs and courts in the area | players know the people there and already have a membership | David Lloyd@GB, Life Time@US | racket club near me
rival: public courts and school halls | they are cheap or free | | public tennis court near me
rival: gyms, running and other sports | they need no partner and no booking | | gym near me
meet: offices nearby, sports shops and existing clubs with a waiting list | office manager | colleagues look for sport after work and need somebody to organise it | run one evening of games with {name} on rented courts and ask who would book a fixed hour | two evenings a week | coaches, physiotherapists and office managers | players ask them where a court is free
measure: the share of court hours sold outside peak times
moat: regular groups, leagues and coaches that keep people coming to the same club
risk: new courts open nearby and prices fall | bind players with leagues, coaching and fixed hours, and keep the lease flexible
rule: Settle building use, noise and insurance | Ask the building authority about use, height, lights and opening hours, have noise measured, and insure injuries and damage. | permit, measurement and policy are ready
trial: Run games on rented courts | Rent courts for a few evenings, fill them with mixed groups and a coach, and note hours wanted, no-shows and lessons asked for. | bookings, no-shows and wanted hours are on one sheet
ask: Who plays during the day? | | interviews-2 | by asking ten shift workers, parents and retired people
ask: What happens when the sport goes out of fashion? | The courts and the hall can be used for another sport | f-3 | by working out the plan with half the hours sold
ask: Do players prefer membership or paying per hour? | | price-talks | by offering both to ten players
roles: somebody who has run a sports club | a coach who fills the daytime | somebody for leagues, bookings and partners
search: book a court near me
name: Fourth Player = the player still missing
name: +Courtplay = play on a good court
name: Match Mates = people to play with
name: +Rallyard = a yard for long rallies
name: Court & Coffee = a game, then a coffee
name: +Smashcourt = a court for hard shots
name: Game at Seven = the evening game
name: Good Rally = a long exchange of shots
name: *Racketa = a new word from racket
name: Open Court = a court that is free
name: Play & Stay = a game and company afterwards
line: Book a court, find your match
line: No partner? We find one
line: Play after work, rain or shine
line: Courts, coaching and good company
line: Rackets here, just bring shoes
line: Games at your level, every week

gaming-lounge
job: an evening, evenings
rival: playing at home with a headset | friends are online, and it costs nothing more | PlayStation, Xbox, Steam | play games online with friends
rival: arcades, internet cafés and gaming centres | they have many machines and long opening hours | GameWorks@US, Dave & Buster's@US, Round One@JP, Belong@GB | gaming lounge near me
rival: cinemas, bowling and bars | they suit mixed groups and are easy to agree on | | things to do with friends tonight
meet: universities, game shops and gaming conventions | owner of the game shop | players meet there and ask where they can play together | hold two small tournaments with {name} in the shop and count who comes again | two evenings a week | game shops, student unions and youth workers | they are asked for places and tournaments
measure: the share of guests who come again within two weeks
moat: regulars, teams and events that people do not have at home
risk: machines age quickly and have to be replaced | start with fewer machines, lease what ages fast, and earn from events, food and drinks as well
rule: Settle game licences, ages and opening hours | Ask publishers whether their games may be used commercially, ask the authority about age limits, prizes, opening hours and serving drinks, and insure the equipment. | licences, answers and policy are ready
trial: Hold four gaming evenings | Borrow a room and a few machines, sell seats by the hour, try different games, and note guests, hours, drinks and faults. | hours, guests and takings are on one sheet
ask: Why would somebody come who can play at home? | Better machines, people to play with, and tournaments | interviews-2 | by asking ten players when they last played in one room
ask: Which games may be offered for money? | | rules | by writing to three publishers
ask: Do guests prefer hours, day passes or membership? | | price-talks | by offering all three to ten players
roles: somebody known among players | a technician for machines and network | somebody for bar, rules and events
search: gaming lounge near me
name: +Playerhall = a hall for players
name: Press Start = how every game begins
name: +Pixelbarn = a barn full of screens
name: Next Level = one level higher
name: +Gamesofa = the sofa for gaming
name: Player Two = somebody to play with
name: Good Game = what players say afterwards
name: Same Room = playing side by side
name: *Joystia = a new word from joystick
name: One More Round = nobody wants to stop
name: High Score Hall = where records are set
line: Play together in the same room
line: Top machines, no setup, just play
line: Bring your friends or find a team
line: Tournaments every week
line: Games you do not have at home
line: Your seat is ready, press start
`;
