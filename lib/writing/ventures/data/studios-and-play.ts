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
rival: chains of painting evenings | the picture is on the page, and eight friends can sit together | Painting with a Twist@US, Pinot's Palette@US, PopUp Painting@GB, ArtNight@DE | paint and sip near me
rival: evening schools and drawing groups with a model | somebody teaches who can really draw
rival: a box of colours on the balcony, or just the wine | it is cheaper, and one talks more
meet: wine bars on Mondays, hen nights and galleries | host of a wine bar | every Monday his back room is empty | cover his tables with paper, hold two evenings with {name} and count glasses and friends | two evenings a week | hosts of wine bars, hairdressers and receptionists at hotels | groups of women ask them what one could do on Friday
measure: the share of guests who bring somebody new to a second evening
moat: teachers under whom everybody dares to paint
risk: after three pictures one has been there | change place, technique and motif each month and paint what can be seen from the window
rule: Settle wine, motifs and the landlord | Ask the town whether wine may be poured in a class, take no motif of a living painter, and agree with each host who pays for spots on the floor. | the permit, the motif list and the agreement are there
trial: Hold four evenings in two bars | Take twelve people each, with the same motif, and note minutes, paint, glasses, laughter and how many took the picture home. | costs, minutes and pictures left behind are on one sheet
ask: What do you do with somebody who paints well? | She gets a free sheet and a harder corner of the motif | trade-trial | with four evenings and mixed tables
ask: How many seats must be filled for the teacher to be paid? | | f-2 | by reckoning an evening for six, nine and twelve
roles: a painter who can make people laugh | somebody who finds rooms and groups | somebody for canvas, washing up and bookings
search: paint and sip near me
name: Blue Sleeve = what comes home too
name: Merlot & Madder = a red to drink and one to paint
name: Wonky Lemon = the still life of table two
name: Turps & Tapas = two smells of an evening
name: Second Glass Sky = it gets bolder
name: Wet Canvas = do not lean on it
name: Easel Row = twelve backs, one motif
name: +Daubhouse = a house for daubers
name: Pinsel = German for a brush
name: Left Ear = painters talk of it
name: *Vermilla = a red-haired painter
line: The sky got bolder after the second glass
line: Nobody here can paint, come in
line: Your tree, her tree, nine trees
line: It hangs in the hall now
line: Bring friends and an old shirt

cooking-classes
job: a class, classes
rival: cookery schools and shops with a kitchen in the back | there is a programme, a voucher and steel | L'atelier des Chefs@FR, Leiths@GB, Sur La Table@US | cooking class near me
rival: platforms for meals and classes with local people | one books it with the flight | Airbnb, Cookly, Eatwith, GetYourGuide | cooking class with locals
rival: films, a grandmother's notebook and trying | one may burn it alone
meet: markets, delicatessens and hotels without a restaurant | woman at the market stall | people ask her daily what one does with that vegetable | cook one dish beside her stall with {name}, let six people knead and hand out the date of the next class | two mornings a week | market traders, hotel receptionists and wine merchants | they are asked what one could do on a wet day
measure: the share of guests who cook the dish again at home within two weeks
moat: cooks who tell why, and dishes one cannot get wrong twice
risk: guests watch for three hours and stir once | at most four people to a board, everybody has a knife, and the teacher's hands stay in his pockets
rule: Settle kitchen, allergies and who pours | Ask the food authority what a kitchen needs where guests cook for themselves, ask for allergies on booking, ask about wine, and insure cuts and burns. | the answers, the form and the policy are there
trial: Cook with three groups | Hold three classes with six people, and note shopping, minutes of waiting, cuts, washing up, leftovers and what they cooked at home. | costs and minutes of three classes are on one sheet
ask: What do you cook with a vegetarian, a coeliac and somebody who hates onions? | One dish that all of them can cook, with two pans | trade-trial | with three mixed groups
ask: Who comes in November, when the tourists have gone? | | interviews-2 | by asking ten locals what they would come for
roles: a cook who likes to explain | somebody who fills dates and vouchers | somebody for shopping and washing up
search: cooking class near me
name: Eighteen Folds = a good dumpling
name: Salt Last = or first, one quarrels about it
name: Flour Elbow = as far as it goes
name: Nonna's Stool = from where she gives orders
name: Onion One = everybody begins with it
name: Second Pinch = the one that was missing
name: Dough & Gossip = what happens round a table
name: +Spoonlore = what is passed on by spoon
name: Assaggio = Italian for a taste
name: Pan Wednesday = the evening with knives
name: *Saltimba = it jumps into the mouth
line: Nonna says more, so more
line: You chop, we pour
line: Flour up to the elbows
line: Cook it on Friday without her
line: Dumplings crooked, bellies full

martial-arts-school
job: a class, classes
rival: the club in the school hall | it costs little a year, and the trainer has been there for thirty | | martial arts near me
rival: schools with belts and contracts | one may come every evening, and children get a new colour | ATA Martial Arts@US, Gracie Barra | karate for kids
rival: football, a boxing film and growing tall | it is round the corner and everybody goes
meet: primary schools, women's centres and town festivals | head of the primary school | the head knows who is pushed and who pushes | hold four mornings in the gym with {name}, and show the parents on the last how children learn to fall | one morning a week | heads of schools, school social workers and family doctors | they are asked what could help a timid child
measure: the share of beginners who still train after three months
moat: trainers whom children obey, and older pupils who help the younger
risk: after the second belt half of them stop | mix ages, make fourteen-year-olds helpers, and give something to look forward to that is no belt
rule: Settle trainers' checks, accidents and what is claimed | Ask which check and licence a trainer of children needs, insure accidents, have doctors' notes for old injuries, and promise nobody safety in the street. | checks, policy and the wording are there
trial: Hold eight classes for beginners | Take one group of children and one of women, four classes each, and note comings, bruises, laughter and what parents said at the door. | comings and bruises of two groups are on one sheet
ask: What do you teach somebody who wants to hit back? | First to fall, then to leave, then to call for help | trade-trial | with eight classes and a talk with parents
ask: Does somebody need a contract for a year? | | price-talks | with ten parents and a month without one
roles: a trainer with patience | somebody for schools and parents | somebody for hall, mats and membership
search: martial arts near me
name: Bow First = how each class begins
name: Soft Fall = the first thing one learns
name: Barefoot Hall = shoes stay at the door
name: Knot & Belt = it takes weeks to tie
name: White Sleeve = the colour of beginners
name: Low Stance = knees bent, back straight
name: Tatami Yard = the mats, and where they lie
name: +Ringfold = a fold for those who wrestle
name: Hajime = Japanese for begin
name: Third Bow = to whom one has just thrown
name: *Judolina = she throws her father
line: First you learn to fall
line: Shoes off, backs straight, breathe
line: The smallest one threw her father
line: Bow, grip, thump, laugh
line: The loud one learns to be quiet

chess-school
job: a class, classes
rival: chess sites with games and puzzles | somebody is always awake, and it tells each mistake | Chess.com, Lichess, ChessKid | learn chess online
rival: the club in the back room of an inn | masters come there on Fridays, and it costs next to nothing
rival: an uncle, a cardboard board and a book from the attic | he lets one win at Christmas
meet: school libraries, parks with stone boards and open tournaments | teacher with a chess group | twelve children sit there, and two of them are bored | play a lesson of {name} against the whole group and take the two who saw the fork | one afternoon a week | teachers, librarians and grandfathers | they see a child who beats them and do not know how to go on
measure: the share of pupils who play a game between two lessons
moat: trainers who remember how each pupil loses
risk: children stop when they lose to smaller ones | group them by strength and not by age, and give a prize for the best lost game
rule: Settle trainers' checks, chat and pictures of children | Ask which check a trainer of children needs, let nobody chat unseen, take parents' consent, and ask the federation about rated games. | checks, chat rule and the federation's answer are there
trial: Teach two groups for two weeks | Take two groups of six by strength, two lessons a week, and note who came, who played in between, tears and puzzles solved. | comings, games and tears of twelve pupils are on one sheet
ask: Why pay when the sites are free? | They tell the mistake, a trainer tells why one makes it | interviews-2 | by asking ten parents how far the free ones went
ask: What do you do with the child who always loses? | | trade-trial | with two groups by strength
roles: a trainer who likes beginners | somebody for schools and tournaments | somebody for dates, boards and parents
search: chess lessons
name: Touch Move = what is touched is moved
name: Knight Fork = two at once, and it hurts
name: Third Rank = where pawns get nervous
name: Rook & Rye = a tower, and bread in between
name: Poisoned Pawn = do not take it
name: Quiet Move = the strongest one
name: Flag Falls = when time is up
name: +Castlewell = to castle in good time
name: Enroque = Spanish for castling
name: Lost & Loved = the best game one ever lost
name: *Bishopina = she goes across
line: Sit on your hands, then look again
line: She saw the fork first
line: You lost beautifully, show me
line: Your move, said the smaller one
line: The pawn nobody counted on

baby-classes
job: a class, classes
rival: classes with a known song at the start | one knows what one gets, in every town | Baby Sensory@GB, Monkey Music@GB, Kindermusik@US, Gymboree@US, Musikgarten@DE | baby class near me
rival: groups of parishes and midwives | there is coffee, and one stays for an hour afterwards
rival: the sofa, a drum of saucepans and grandmother's rhymes | one may come in pyjamas
meet: midwives' rooms, libraries and cafés with space for prams | midwife | mothers ask her in the tenth week where other mothers are | sing four mornings in her room with {name} and ask which date they would come to in rain | two mornings a week | midwives, health visitors and librarians | they see who has spoken to nobody since Monday
measure: the share of parents who book the next block of dates
moat: leaders whom babies look at, and parents who became friends there
risk: half of them go back to work after eight months | begin a new group each month, offer a Saturday for fathers, and let elder ones move up
rule: Settle the room, washing and who looks after whom | Ask for the landlord's consent and exits for prams, wash whatever goes into mouths, say that parents stay responsible, and insure accidents. | consent, washing plan and policy are there
trial: Hold four mornings for two ages | Take eight babies and eight toddlers, and note who cried, what worked, minutes until attention went, and who stayed for coffee. | what worked and who came again are on one sheet
ask: What about the mother whose baby screams all through? | She stays, and the next song is a lullaby | trade-trial | with four mornings and no rule about leaving
ask: How many parents must come for the morning to pay? | | f-2 | by reckoning rooms for five, eight and ten
roles: a leader with a voice and calm | somebody for rooms, midwives and dates | somebody who washes, tunes and carries
search: baby class near me
name: Tin & Tickle = a drum and a laugh
name: Row the Boat = what all of them know
name: Odd Sock Baby = one was lost on the bus
name: Bounce & Bib = what it takes
name: Eleven Rattles = one is in a mouth
name: Lap Drum = played with both hands
name: Round the Moon = how a lullaby goes
name: +Humlings = small ones who hum
name: Ninna = Italian for a lullaby's first word
name: Rug Time = all sit down, nearly
name: *Dodolina = she sways
line: Eleven rattles, one in a mouth
line: Row, row, row, and again
line: Somebody else slept badly too
line: The bear song, twice, please
line: They look up when the drum begins

senior-fitness
job: a class, classes
rival: sports clubs and health insurers' courses | it costs little, with a note from the doctor | SilverSneakers@US | exercise class for seniors
rival: gyms with machines | there is a sauna, and the grandson goes there
rival: the stairs, the dog and the garden | one does enough, and at seventy the knee is the knee
meet: doctors' waiting rooms, parish afternoons and chemists | practice nurse | she sees who gets up from the chair with both hands | hold three sessions in the waiting room at noon with {name} and measure how people get up before and after | two mornings a week | family doctors, physiotherapists and daughters | they say each week that somebody should move more
measure: the share of people who still come after two months
moat: a group that calls whoever is missing
risk: two falls ill, one drives no more, and in February five are left | fetch people by a neighbour's car, call each who is missing and sing while they exercise
rule: Settle health, falls and who may teach | Ask each for a doctor's word on heart and bones, ask which licence a trainer needs so that insurers pay part, insure falls, and have two who know first aid. | the questionnaire, the licence and the policy are there
trial: Train eight people for two weeks | Four sessions with eight people, measure standing up and balance on the first and last day, and note comings, pain, jokes and ways there. | measures and comings of eight people are on one sheet
ask: What if somebody falls in the class? | Two know first aid, and nobody exercises without a chair beside them | rules | with the questionnaire and an insurer's answer
ask: Will a health insurer pay part of it? | | closing-calls | by asking three insurers what they need to see
roles: a trainer who is patient and funny | somebody for doctors, halls and insurers | somebody who calls the missing
search: exercise class for seniors
name: Second Knee = the better one
name: Chair & Cheer = what one holds on to
name: Up We Get = what is called at the start
name: Sixty & Swing = the age, and the arms
name: Slow Cartwheel = in the head, at least
name: Both Feet = on which one stands
name: Tuesday Knees = when they crack together
name: +Standwell = on one leg, for a while
name: Gambetta = Italian for a small leg
name: Tea Lap = the last round leads to the kettle
name: *Balancia = she does not tip over
line: Up from the chair without hands
line: On one leg, and laughing
line: Somebody calls when you are missing
line: The knee comes along
line: Half of it is the tea afterwards

cat-cafe
job: a visit, visits
rival: animal cafés in the next city | people travel there by train and take pictures | Cat Café Manchester@GB, Lady Dinah's Cat Emporium@GB, KitTea@US | cat cafe near me
rival: cafés without animals, and the shelter on visiting day | the coffee is better, or the cats are
rival: a friend's cat | it costs a tin of tuna
meet: animal shelters, student halls and pages of lost and found pets | manager of the shelter | the manager knows which animals become calm among people and who would come just to stroke | take three guests of {name} along on visiting day and ask what an hour with them would be worth | two afternoons a week | shelter managers, vets and dormitory wardens | they are asked where one may be with animals without keeping one
measure: the share of booked hours on ordinary weekdays
moat: calm animals with names that guests come back for
risk: on rainy Saturdays there are forty people, on Tuesdays two, and the animals need quiet | sell hours with few seats, close a room whenever an animal wants it and give schools the mornings
rule: Settle hygiene, animal welfare and scratches | Ask the veterinary office how many animals, retreats and hours of rest are required, ask the food authority how kitchen and animals are kept apart, and insure bites and allergies. | both answers, the plan of rooms and the policy are there
trial: Open for three days beside a shelter | Borrow a room there, sell hours to eight guests at a time, and note takings, hiding animals, scratches, allergies and who asked to adopt. | hours, takings and animals that hid are on one sheet
ask: What if an animal no longer wants to? | It moves to a home, and the card on the wall says so | rules | with the vet's sheet for each animal
ask: How many hours must be sold on a Tuesday in February? | | f-3 | by counting three ordinary days with all costs
roles: somebody who reads animals | somebody for coffee, hours and guests | a vet who looks in each week
search: cat cafe near me
name: Third Nap = what they are at when one comes
name: Tail & Teaspoon = what moves on a table
name: Left Lap = it has been chosen
name: Windowsill Nine = places in the sun
name: Hairy Sleeve = how one goes home
name: Two Sugars Tom = a guest, and a cat
name: Purr & Crumb = two things on the sofa
name: +Whiskhouse = a house with whiskers
name: Gattina = Italian for a small cat
name: Paw in Cream = it happens
name: *Mirrouw = what one of them says
line: You do not choose, you are chosen
line: Somebody is asleep on your coat
line: Coffee with hair in good company
line: Sit still, she is coming
line: Whoever wants peace goes through the flap

indoor-playground
job: a visit, visits
rival: large halls off the motorway | there are slides over three floors, chips and parking | Gravity@GB, Sky Zone@US, Urban Air@US | indoor playground near me
rival: libraries, swimming baths and open playgrounds | they are nearby and cost nothing or little
rival: the living room with all cushions on the floor | it costs a lamp now and then
meet: nurseries, swimming baths and playgrounds on the last dry day | head of the nursery | parents ask her each Friday what one could do if it rains | hold one Saturday in the nursery's hall with {name} and borrowed mats, and ask each family when they would come | two afternoons a week | nursery teachers, paediatricians and hosts of baby groups | they are asked where one can go in November
measure: the share of families that come a second time within a month
moat: a place where parents may sit and see everything
risk: full when it rains and empty from May on | sell ten-visit cards and birthdays in advance, and keep summers for nurseries and camps
rule: Settle safety, supervision and food | Have equipment tested by an inspector, ask the town how many may be inside and about exits, say in large letters that parents look after children, and insure falls. | the test, the permit, the sign and the policy are there
trial: Put up a hall for two weekends | Borrow a hall, mats and a coffee machine, sell hours, and note families by the hour, falls, socks lost, coffee sold and minutes until boredom. | families, takings and minutes of two weekends are on one sheet
ask: What lives the place on in July? | | f-3 | by asking ten nurseries and camps for summer mornings
ask: Who answers when a child breaks an arm? | Parents watch, equipment is tested, and an insurer stands behind it | rules | with the test, the sign and the policy
roles: somebody who has run a café with children | somebody for safety, cleaning and mats | somebody for birthdays, cards and nurseries
search: indoor playground near me
name: Wet Sunday = when everybody comes
name: Sock Rule = nobody gets in without
name: Ball Thirteen = it is under the slide
name: Last Slide = just one more, they say
name: Upside Down = how one sees the ceiling
name: Red Cheeks Yard = how they come out
name: Cushion Fort = where it all began
name: +Tumblemoor = a moor made of mats
name: Capriola = Italian for a somersault
name: Latte & Lava = coffee, and a floor one must not touch
name: *Hoppalia = the land where all hop
line: The floor is lava, the coffee is hot
line: Socks on, off they go
line: Rain outside, red cheeks inside
line: You see them from every chair
line: One more slide means five

padel-club
job: a game, games
rival: clubs and halls in the area | one knows the people, and the bar is good | Playtomic, David Lloyd@GB, Topgolf@US, Matchi@SE | padel court near me
rival: tennis clubs and gyms | they have put up one court behind the car park
rival: a park with a line in chalk, or running | it costs nothing, and nobody has to be found
meet: office towers, tennis clubs with a waiting list and student sports | receptionist of an office tower | four people are being looked for on her pin-board each week | run one evening league for her tower with {name} on hired courts and count who asks for the next | two evenings a week | tennis coaches, physiotherapists and works councils | players ask them where one can get a court at six
measure: the share of hours sold outside evenings and weekends
moat: fixed groups and leagues that keep their hour
risk: three more halls open within two years | bind groups with leagues, lessons and fixed hours before they open, and choose a site one can reach on foot
rule: Settle noise, height and change of use | Ask the building authority about use, roof height, noise and light at night, have neighbours' noise measured, and ask an insurer about balls and glass. | the permit, the measurement and the policy are there
trial: Run a league on hired courts | Hire courts for two weeks, sell fixed hours to eight groups, and note hours wanted, no-shows, lessons asked for and drinks. | hours wanted by time of day are on one sheet
ask: Who plays at ten in the morning? | | interviews-2 | by asking twenty pensioners, shift workers and schools
ask: What do you do when it goes out of fashion? | The hall is rented so that another game could move in | f-3 | by reckoning the hall with half the hours
roles: somebody who has run a hall | a coach who fills mornings | somebody for groups, leagues and bookings
search: padel court near me
name: Fourth Player = the one who is always missing
name: Glass & Grit = what the ball comes back from
name: Second Bounce = too late
name: Net Cord = it dropped on the wrong side
name: Sweat & Spritz = the order of an evening
name: Six Thirty Court = the hour everybody wants
name: Tie Game = so one more
name: +Ralleyard = a yard for long rallies
name: Palla = Italian for a ball
name: Wrong Grip = what the coach sees first
name: *Smasha = she is at the net
line: Three of us, come along
line: It was out, by a thumb
line: One more, the loser pays
line: The fourth one is on the way
line: Loser brings the lemonade

gaming-lounge
job: an evening, evenings
rival: halls with rows of machines | the newest cards, and open until four | Red Bull Gaming Sphere@GB, Platform@GB, Belong@GB, GameWorks@US | gaming lounge near me
rival: the console and headset at home | all friends are online, and nobody takes the bus
rival: a friend's cellar with crisps | it smells a bit, but it is free
meet: schools for computing, game shops and conventions | seller in the game shop | they stand there for hours and have nobody to play beside | hold two tournament evenings in the shop with {name} and count who comes again without a prize | two evenings a week | game shops, youth workers and student unions | they are asked where one can play together
measure: the share of guests who come again within two weeks
moat: regulars, teams and evenings one cannot have at home
risk: machines are old after two years, and everybody notices | begin with evenings and old treasures, lease what ages fast, and earn with the bar
rule: Settle licences, ages and closing time | Ask each maker whether games may be used for money, ask the authority about ages, opening hours and prizes, and ask an insurer about drinks on keyboards. | the licence list, the answers and the policy are there
trial: Hold four evenings in a borrowed room | Bring eight places, sell hours, change the game each evening, and note hours by age, drinks, quarrels and what broke. | hours and takings of four evenings are on one sheet
ask: Why leave the house when everything is at home? | One hears the groan of the other beside one | interviews-2 | by asking twenty gamers when they last played in one room
ask: May you charge for games bought in a shop? | | rules | with the written answer of three makers
roles: somebody whom players know | somebody who mends machines | somebody for bar, youth rules and evenings
search: gaming lounge near me
name: Player Two = somebody beside one
name: Low Score = one laughs about it
name: Save Point = where one rests
name: Sofa Final = three on one cushion
name: Coin & Couch = the two ages of gaming
name: Left Thumb = the one that hurts
name: Continue = what it asks, ten seconds long
name: +Pixelbarn = a barn with screens
name: Manette = French for a controller
name: Final Boss = the mother at eleven
name: *Joystique = a shop for joysticks
line: Your opponent groans beside you
line: One more life, then the bus
line: The cartridge needs a blow
line: Elbows out, sofa final
line: Nobody is muted here
`;
