/** Causes and common good: what is known of them; the keys are those of `../lore.ts`. */
export const CAUSES = `
food-rescue
job: a parcel, parcels
rival: food banks and food-sharing groups | they have the cold store, the vans and the supermarkets' trust | Trussell@GB, Tafel@DE, Feeding America@US, FareShare@GB | food bank
rival: social supermarkets and shops' own last-day shelves | one chooses for oneself and pays a little | Too Good To Go, Olio | social supermarket
rival: going without, borrowing from a sister and the last shelf at six | nobody has to see one standing in a line
meet: market ends, school gates and advice centres | social worker of the advice centre | families sit there who have enough until the twentieth | pack two bags through {name} with what the family really cooks and ask what came back | two evenings a week | advice centres, schools and parish offices | they know who is short and have nothing but a list of addresses
measure: the share of collected food that is eaten
moat: drivers and shop managers who have known each other for years
risk: shops give on Friday what nobody can eat on Monday, and drivers give up | agree fixed days and kinds with each shop, refuse what is no help, and keep a spare driver
rule: Settle food safety and who is liable | Ask the food authority about cold chain, dates and labels, sign with each giver who is liable, insure drivers, and write a list of what is never taken. | the answer, the agreements and the list hang in the van
trial: Drive one round for two weeks | Collect from three shops on four days a week, weigh, distribute and ask on the next round what was eaten. | kilos given, eaten and thrown away are on one sheet
ask: Who drives when the volunteer is ill? | | rules | with two names for every round
ask: What does one kilo cost, with van and cold store? | | trade-trial | by two weeks of fuel, hours and kilos
roles: somebody who plans rounds | somebody shop managers trust | somebody who knows food safety
search: food bank near me
name: Crate & Care = what is carried, and how
name: Bent Carrot = good, and not wanted
name: Second Table = where it is eaten after all
name: Evening Van = when the shops close
name: Loaf & Neighbour = bread, and somebody next door
name: +Gleanery = a place for what is left in the field
name: Big Pot = enough for whoever comes
name: Spotty Banana = the sweetest one
name: Dispensa = Italian for a larder
name: Twentieth = the day of the month when it gets short
name: Second Ladle = there is enough
line: The bread from five is good at seven
line: Bent carrots, straight to the pot
line: A full bag on the twentieth
line: Nobody asks why you have come
line: From the back door to the table

youth-mentoring
job: a meeting, meetings
rival: mentoring organisations | they have trained mentors and a name at schools | Big Brothers Big Sisters, Rock Your Life@DE, MCR Pathways@GB | mentoring programme
rival: school social work and youth centres | they are there every day and know the family | | youth centre
rival: an aunt, a trainer, or nobody | the trainer sees them twice a week, and aunts do not give up
meet: youth centres, sports clubs and last classes of school | school social worker | they know at once which five young people need one grown-up who stays | bring one pair together through {name} for one plain afternoon and call both the next day | two afternoons a week | school social workers, trainers and employers of apprentices | they see who is clever and has nobody to ask
measure: the share of pairs that still meet after half a year
moat: mentors who stay and schools that hand over the names
risk: a mentor leaves after two months, and it is one more who went | ask mentors for a year in writing, accompany them monthly, and end a pair with a farewell
rule: Settle how each mentor is checked | Ask which police record may be asked for, take parents' consent, write where pairs meet and what is forbidden, and name somebody children can call. | the check, the rules and the telephone number are in place
trial: Bring five pairs together | Choose five pairs by hand with a school, let them meet three times in two weeks, and call all ten after each meeting. | thirty calls are on one sheet
ask: How do you protect a young person from a mentor? | | rules | with the check, the rules of meeting and an outside contact
ask: What changes for a young person, and who says so? | | f-4 | by asking them, their teachers and those who had to wait
roles: somebody who knows young people from work | somebody who finds and accompanies mentors | somebody who writes applications for funds
search: mentoring for young people
name: Older Cousin = somebody ten years ahead
name: Bus Stop Talk = where the important things are said
name: Kebab & Plan = how a meeting goes
name: Same Street = somebody who comes from there
name: Extra Time = when training is over and one stays
name: +Stepwing = a step, and somebody beside it
name: Somebody Stays = the whole idea
name: First Tie = and who knots it
name: Hermana = Spanish for a sister
name: Lace & Ladder = tied shoes and a way up
name: Ten Years On = where a mentor is
line: One grown-up who comes again
line: Somebody who knows which bus
line: Ask me what nobody at home knows
line: Ten years ahead, same street
line: Who ties the first tie?

refugee-work
job: a placement, placements
rival: job centres, welfare organisations and integration courses | they have the mandate, the money and the papers | Red Cross, Caritas, IRC | refugee employment programme
rival: temp agencies and platforms for simple jobs | they need somebody tomorrow and ask little | Randstad, Adecco | temp work
rival: a cousin in the kitchen, a parcel job and waiting | it is known who pays, and it begins on Monday
meet: language courses, accommodation and parish cafés | language teacher | people sit there who ran a workshop and now wait for a form | take one of them into a firm for a day through {name} and ask both sides in the evening | two mornings a week | language teachers, volunteers and master craftsmen with open places | they know who is able, or whom they lack
measure: the share of people still in the job after half a year
moat: employers who have taken one and ask for the next
risk: permits, courses and childcare fall through in the same week | keep one person who goes along to offices, and start employers only when the papers are there
rule: Settle who may work, when and on what terms | Ask the authority about permits and trial days, pay from the first day that counts as work, insure trainees, and protect names and stories. | the authority's answer and the training contract are there
trial: Place five people for trial days | Accompany five people through three trial days each at real employers, and note language, tasks and paper that was missing. | fifteen days and what was missing are on one sheet
ask: What happens when the funding ends? | | price-talks | with what employers or customers would pay by themselves
ask: Do people stay in jobs below what they learned? | | f-4 | by calling everybody half a year later
roles: somebody who has come that way | somebody employers trust | somebody who knows permits and funds
search: jobs for refugees
name: First Payslip = the paper that changes most
name: Salt & Start = hospitality and a beginning
name: Cardamom Table = who cooks here
name: Spoken For = somebody vouches for one
name: Second Trade = what one can and now learns to call
name: +Newharbour = where one lands and works
name: Apron & Alphabet = work and language on one day
name: Colleague Ali = not a case, a colleague
name: Bienvenida = Spanish for a welcome
name: Own Key = to a flat, later
name: Ladle Ten = one of ten who stir
line: She ran a bakery. She can again
line: Colleague by Monday
line: The first payslip on the fridge
line: Ask what they could do before
line: Their recipe, their wage

literacy
job: a lesson, lessons
rival: adult education and literacy organisations | they have rooms, teachers and a certificate | ProLiteracy@US, Read Easy@GB, Room to Read | adult literacy course
rival: government courses and offices that help with forms | they are free and may be compulsory | | reading course for adults
rival: "I forgot my glasses", a daughter who reads and remembering all | nobody has noticed for thirty years
meet: job centres, tenants' offices and mothers' cafés | counter clerk at the job centre | people say there that they have left their glasses at home | read one letter with somebody through {name} in a back room, with the door closed | two evenings a week | counter clerks, doctors' receptionists and foremen | they fill in the same form for the same person every year
measure: the share of learners who read a letter of their own without help
moat: tutors who learned themselves as adults
risk: shame keeps people from a course with that name on the door | call it something else, meet where one has other reasons to go, and let former learners invite
rule: Settle discretion and the protection of learners | Write who may know that somebody learns, check tutors, ask which materials may be copied, and agree with funders what is counted without names. | the promise of discretion is signed by all tutors
trial: Teach six people with their own letters | Meet six people three times a week for two weeks over the letters they bring, and note words, fears and absences. | letters read and absences are on one sheet
ask: How do you find people who hide it? | | trade-trial | with five places where one sees it, over two weeks
ask: How long does it take until somebody reads a letter? | | f-4 | by counting lessons of the first learners
roles: a teacher for adults | somebody who learned as an adult | somebody who wins funds
search: learn to read for adults
name: Lost Glasses = what people say instead
name: Own Letter = the first one read alone
name: Lamp & Letter = an evening with words
name: Closed Door = behind which one may ask
name: Shop Sign School = letters from the street
name: +Wordhearth = letters round a fire
name: Signed Myself = no cross any more
name: Page for Gran = what a grandchild will hear
name: Alfabeto = Spanish for the alphabet
name: Bus Nineteen = to read where it goes
name: Slow A = with which all began
line: No more forgotten glasses
line: The bus sign, read aloud
line: Signed with a name, not a cross
line: Your own letter, in your own voice
line: It began with the shop sign

clean-water
job: a jerrycan, jerrycans
rival: aid organisations and public waterworks | they drill, they lay pipes, and people trust the sign | charity: water, WaterAid, Water.org | clean water project
rival: tankers, carts and water in bags | it is brought to the door, today | | water delivery
rival: the river, the shallow well and boiling when there is wood | it costs a daughter's morning and no money
meet: wells at dawn, clinics and school yards | nurse of the clinic | mothers stand there for an hour each morning and know who has been ill | fill one can per family from {name} for a week and ask who came back | one morning a week | nurses, teachers and village elders | they see the same fevers after each rain
measure: the share of water points that run on any given day
moat: operators, spare parts and a committee in each village
risk: after two years a seal breaks, and nobody has the part or the money | price the repair into each can, train two people per place and publish days without water
rule: Settle who owns the well, the water and the duty to test | Ask the authority for the right to draw and sell, agree in writing with the village, have the water tested on a fixed date, and hang up the result. | the right, the agreement and the first test hang at the point
trial: Run one water point for two weeks | Run or watch one existing point for two weeks, count cans per hour, days without water and where the others went. | cans, failures and ways are on one sheet
ask: Who repairs it in the third year? | | rules | with two trained names, the parts and the money set aside
ask: Do people pay for water they used to fetch for nothing? | | trade-trial | by offering it at two prices for two weeks
roles: a water engineer | somebody from the villages | somebody who keeps books for funders
search: clean water project
name: First Bucket = the one that is shown around
name: Seal & Stone = what a pump rests on
name: Dawn Queue = where the day begins
name: Yellow Can = in which it is carried
name: Clear Cup = the test everybody understands
name: +Wellkeeper = who looks after it
name: Ten Steps = as far as it should be
name: Third Year = when one sees whether it was good
name: Maji = Swahili for water
name: Spare Washer = the part that is always missing
name: Pump & People = both are needed
line: Ask us again in the third year
line: The spare part is in the village
line: School instead of the well
line: A clear cup for every child
line: Ten steps, not two hours

repair-cafe
job: a repair, repairs
rival: repair cafés and open workshops | they are free, there is cake and one learns something | Repair Café, The Restart Project@GB | repair café
rival: repair shops and makers' service | they give a guarantee and have the part | | appliance repair
rival: throwing it away, the cellar and a new one by tomorrow | it costs less than the way to the workshop
meet: recycling yards, libraries and Saturday markets | attendant of the recycling yard | people carry toasters past him that only lack a cable | open the next broken thing with its owner at a table of {name} and let them hold the screwdriver | one Saturday a month | recycling yards, libraries and hardware shops | they see what is thrown away each day
measure: the share of brought things that leave the room working
moat: volunteers who can open what has no screws
risk: the four who can really repair get tired | find one pupil for each of them and let nobody bring more than one thing
rule: Settle who is liable for a mended kettle | Ask an insurer about mended electrical things, test each before it leaves, have owners sign, and keep mains work to those who are trained. | the policy, the test and the owner's slip are at the door
trial: Hold two repair afternoons | Hold two afternoons in a borrowed room with four people who can repair, and list what came, what worked and which part was missing. | things, hours and parts are on one sheet
ask: Who pays for room, tools and insurance? | | price-talks | with the town, and by a box at the door on two afternoons
ask: What about a house fire from a mended toaster? | | rules | with the insurer's answer and the test for each thing
roles: three people who can repair | somebody who welcomes and sorts | somebody who finds rooms and funds
search: repair café near me
name: Toaster Ward = the one with most patients
name: Solder & Scone = heat for both
name: Missing Screw = what it usually is
name: One More Year = what a repair gives
name: Humming Again = how one knows
name: +Mendery = a place for mending
name: Loose Wire = the commonest fault
name: Cake & Cable = what lies on the table
name: Rammendo = Italian for a darn
name: Darn & Drill = wool and wood
name: Open It = the first step
line: It only lacked a wire
line: Bring the toaster, stay for cake
line: You hold the screwdriver
line: One more year for Grandma's mixer
line: No screws? We will find a way in

tool-library
job: a loan, loans
rival: libraries of things | they have shelves, opening hours and a person who explains the saw | Edinburgh Tool Library@GB, Leila@DE, Chicago Tool Library@US | tool library
rival: DIY stores with hire, and cheap new machines | they are open till eight, and the cheapest drill is hardly dearer | Home Depot@US, HSS Hire@GB, OBI@DE | tool hire
rival: a neighbour, or the cellar | the neighbour also lends a hand
meet: allotments, moving weekends and libraries | librarian | people borrow a book on tiling there and have no tile cutter | lend one thing with a short showing at a table of {name} and ask on return what was missing | two evenings a week | librarians, house managers and DIY teachers | they are asked for tools they do not have
measure: the share of members who borrow a second time within two months
moat: things given, cared for and known with all their quirks
risk: forty drills are given, and the carpet cleaner everybody wants is away for weeks | take only from a list, buy two of what is wanted, and charge for lateness
rule: Settle who is liable for an injured thumb | Ask an insurer, test each machine by a date, show how it is used, have borrowers sign, and lend nothing that needs a licence. | the policy, the test dates and the slip hang at the counter
trial: Lend from a garage for two weeks | Lend forty things from a garage on four evenings, and list what was wanted, lent, returned late and broken. | wishes, loans and damage are on one sheet
ask: Who stands at the counter each week? | | rules | with names for the next three months
ask: How often is each thing lent in a year? | | f-3 | by counting loans per thing and selling what sleeps
roles: somebody who mends and explains | somebody for counter and members | somebody who wins rooms and gifts
search: tool library
name: Shelf Nineteen = where the carpet cleaner is
name: Drill & Dozen = twelve share one
name: Back by Sunday = the only rule
name: Common Shed = a shed that belongs to all
name: Tile Cutter Club = what everyone needs once
name: +Lendery = where things are lent
name: Three-Day Saw = as long as one needs it
name: Sharp & Shared = how a chisel should be
name: Taladro = Spanish for a drill
name: Ladder Card = a library card for long things
name: Sawdust Desk = where one borrows
line: A carpet cleaner for one Saturday
line: Back by Sunday, blade clean
line: Twelve members, one tile cutter
line: Your cellar can stay empty
line: Shown first, then lent

community-garden
job: a season, seasons
rival: allotment societies and rented field plots | they have water, a shed and rules | National Allotment Society@GB, meine ernte@DE | community garden
rival: farm shops, market stalls and vegetable boxes | they have tomatoes, also after hail | | vegetable box
rival: three pots on the balcony and a mother's garden | one can go there in slippers
meet: housing estates, day nurseries and market days | caretaker of the estate | people look down there on a lawn nobody uses | plant one bed with three households through {name} and see who waters in the second week | one Saturday a week | caretakers, nurseries and family doctors | they look for something that brings neighbours outside
measure: the share of beds that are still tended in August
moat: soil that has become better, and neighbours with keys
risk: in July all are away, and by autumn two do the work | fix watering days in pairs and keep the number of beds small
rule: Settle soil, water and who may throw you out | Have the soil tested before anything is eaten, sign for the land with a term of notice, settle water and insurance, and write what happens to a bed left alone. | the soil test, the contract and the bed rules are there
trial: Plant three beds in two weeks | Build three beds with what is given, let six households sow, and write down who comes on which evening. | visits and water per bed are on one sheet
ask: Whose land is it in five years? | | rules | with the owner's letter
ask: Who waters in July? | | trade-trial | by a watering list for two weeks and who kept to it
roles: a gardener with patience | somebody who talks to owners and the town | somebody who keeps the list
search: community garden
name: Bed Number Four = somebody's strip of earth
name: Rake & Radio = how an evening there sounds
name: Courgette Glut = what everybody has in August
name: Third Can = with water, for whoever comes by
name: Compost Corner = where one gets talking
name: +Plotluck = what grows, shared at one table
name: Common Beans = for all
name: Brick & Bean = a yard that turned green
name: Huerta = Spanish for a kitchen garden
name: Muddy Key = to the gate, for everyone
name: Snail Watch = the evening round
line: Everybody has courgettes in August
line: The lawn nobody was allowed on
line: Bed four needs water
line: Know your neighbour by her beans
line: Earth under the nails of flat seven

women-coding
job: a course, courses
rival: coding initiatives for women | they have companies beside them and a circle that lasts | Girls Who Code@US, Code First Girls@GB, Laboratoria@PE, Laboratoria@CL | coding course for women
rival: mixed bootcamps and universities | they have a name with employers and a degree at the end | Le Wagon, General Assembly | coding bootcamp
rival: free courses at night when the children sleep | it costs nothing but sleep
meet: mothers' cafés, job centres and girls' clubs | leader of the mothers' café | women sit there who fixed the router and say they know nothing of computers | build one small page with four of them through {name} and let them show it at home | one morning a week | job centres, girls' clubs and companies that look for developers | they are asked where the women are
measure: the share of women who finish and work in the trade half a year later
moat: graduates who come back to teach
risk: childcare fails, and the best one stops in week four | offer childcare in the next room, record each evening and let women join again in the next course
rule: Settle funding, childcare and promises | Ask whether one may admit women alone, what funders want counted, who may look after children in the next room, and promise no job. | the admission question, the childcare and the reports are settled
trial: Teach eight women for two weeks | Teach eight women on four evenings a week with childcare in the next room, and note who was missing and why. | absences and finished pages are on one sheet
ask: Who pays for a place? | | price-talks | with three companies and the job centre, per place and not in general
ask: What do companies do besides giving money? | | closing-calls | by asking each for two trial placements
roles: a developer who teaches | somebody who knows the women | somebody who wins companies
search: coding course for women
name: Ada's Kitchen = where one learns to build
name: Router Queen = who fixed it at home
name: Bracket & Braid = signs and hair
name: Evening Loop = what repeats until it works
name: Second Login = back in the trade
name: +Codeloom = threads and lines
name: Pull Request = asking to be let in
name: Cradle & Compile = a child and a program at work
name: Tejedora = Spanish for a weaver
name: Her Terminal = one's own window to type in
name: Next Room = where the children play
line: You fixed the router. Come in
line: Her router, her code, her evening
line: Her first page went to her mother
line: Told it was for boys? Sit here
line: The one who finished teaches the next

volunteering
job: an assignment, assignments
rival: volunteer agencies and platforms | they list everything in town, and the organisations know them | VolunteerMatch@US, Do it@GB, vostel@DE, Benevity | volunteering near me
rival: clubs, parishes and fire brigades | one has been in them since childhood | Red Cross | volunteer
rival: meaning to, giving money and helping one's own mother | it fits between two appointments
meet: freshers' fairs, retirement talks and town festivals | adviser of the volunteer agency | people say there that they have two hours and do not know for what | send one of them to one task on Saturday through {name} and ring on Sunday | one evening a week | volunteer agencies, personnel managers and care homes | they have either hands or tasks, never both
measure: the share of volunteers who come a second time
moat: organisations that have learned to offer tasks of two hours
risk: a hundred people sign up, the organisation answers after three weeks and nobody comes | take in only organisations that answer within two days, and ring those who do not
rule: Settle insurance, checks and what counts as work | Ask who insures volunteers, which tasks need a police record, when helping counts as employment, and what may be paid as expenses. | the insurance and the list of tasks with checks are there
trial: Fill twenty tasks by telephone | Collect twenty tasks of two hours from ten organisations, fill them by hand in two weeks, and ring both sides. | answers, appearances and second times are on one sheet
ask: Who pays: the town, companies or organisations? | | price-talks | with three of each kind
ask: How many come a second time? | | f-3 | by counting them for the first hundred
roles: somebody whom organisations know | somebody who wins companies and towns | a developer for tasks and people
search: volunteering near me
name: Two Hours Free = what most people have
name: Rolled Sleeves = how one comes
name: Saturday Hands = when they are free
name: Ladle & Lend = to serve, to lend a hand
name: Who Can Saturday = the usual message
name: +Handsworth = what a hand is worth
name: Folding Chairs = what has to be carried first
name: Second Saturday = the one that counts
name: Mano a Mano = Spanish for hand to hand
name: Spare Tuesday = an afternoon to give
name: Sash & Soup = a helper's sash and what is ladled out
line: Two hours on Saturday. What for? This
line: Somebody has to carry the chairs
line: You came back. That is the point
line: The task, the place, whom to ask
line: An afternoon somebody waits for

donation
job: a donation, donations
rival: giving and fundraising platforms | they have the receipt for the tax office, and one knows the name | GoFundMe, JustGiving@GB, betterplace.org@DE, GlobalGiving | donation platform
rival: large charities by standing order and letter | they have been doing it for decades and write each December | UNICEF, Red Cross, Médecins Sans Frontières | donate to charity
rival: a coin in the street, the collection plate and "next month" | one sees the face
meet: parish evenings, firms before Christmas and club festivals | treasurer of the club | people give gladly there and never hear what became of it | fund one small thing together through {name} and bring the picture of it to the next evening | one evening a week | treasurers, parish offices and personnel managers | they collect every year and have no report to show
measure: the share of donors who give again after the report
moat: projects that report honestly, failures as well
risk: much goes to few touching cases, and one fraud ends the trust in all | check each project in person or by a partner, pay in parts and publish what failed
rule: Settle the permission to collect and who holds the money | Ask which permission or audit collecting needs, keep gifts in a separate account, settle receipts, say what is kept for costs, and check receivers. | permission, account and the share for costs are public
trial: Fund three small things | Let forty people fund three small things by hand, report to each within two weeks, and count who gives again unasked. | gifts, reports and second gifts are on one sheet
ask: What share reaches the project? | | rules | with the accounts and the payment fees on the page
ask: How do you notice a false project? | | f-2 | by trying to enter three false ones yourselves
roles: somebody who knows charities and their law | somebody who checks projects | a developer for payments and reports
search: donation platform
name: Third Coin = the one that is not missed
name: Report Back = what one hears too rarely
name: Hat Round = the oldest way to collect
name: Roof Tile Nine = the one that came from you
name: Plate & Pledge = how it was given before
name: +Giftward = towards somebody else
name: Goat Named Bea = bought in March
name: Small Change Up = what coins can become
name: Obolo = Italian for a small gift of money
name: Brick by Bea = somebody laid one
name: Street Hat = where giving began
line: Your tile is the ninth from the left
line: You gave in March. Here is May
line: A report with the failures in it
line: The coin, and what became of it
line: The hat goes round, the picture comes back

animal-rescue
job: an adoption, adoptions
rival: shelters and rescue organisations | one meets the animal and somebody asks the right questions | RSPCA@GB, Dogs Trust@GB, ASPCA@US, SPA@FR | adopt a dog
rival: breeders and small ads | they have puppies now and ask nothing | Pets4Homes@GB, PuppySpot@US | puppies for sale
rival: a litter at the neighbour's, or going on wishing | one knows the mother
meet: shelter Sundays, vets' waiting rooms and dog parks | veterinary nurse | people there have lost one and are not yet asking for the next | bring one foster animal to a Sunday of {name} and let people hear how its week was | one Sunday a month | vets, dog trainers and pensioners with time | they know who could, if somebody helped with the vet
measure: the share of animals still in the same home after three months
moat: foster homes that know each animal in a kitchen, not in a cage
risk: too many are taken in, vets' bills grow and the helpers break | take in as many as there are foster homes, and say no in public
rule: Settle permits, contracts and what adopters are told | Ask which permit keeping, bringing in and placing animals needs, have a vet check each, write a contract with return, and tell bites and illnesses. | permit, vet's sheet and contract lie with each animal
trial: Place five animals with a foster week | Let five animals live a week in foster homes, write down what they do in a kitchen, and place them by that. | five sheets and the visits after are there
ask: What happens when it does not work out? | It comes back to us, whenever that is | rules | with the contract and a free foster home
ask: What does one animal cost until it is placed? | | f-2 | by adding up the last ten with a vet's bills
roles: somebody who knows animals and says no | a vet who helps | somebody who finds foster homes and funds
search: adopt a rescue dog
name: Third Bowl = put down for one more
name: Limp & Lucky = how many arrive
name: Old Sofa Dog = who only wants that
name: Odd Ear = the one everybody remembers
name: Empty Kennel = the aim of it all
name: +Strayward = towards the strays
name: Name Tag = the first thing of its own
name: Foster Sofa = where they learn a home
name: Vagabonda = Italian for one who strays
name: Grey Muzzle = old, and still looking
name: Sunday Bark = when visitors come
line: Ask for the one with the odd ear
line: One kennel is empty again
line: Grey muzzle seeks warm sofa
line: A bowl, a name, a door that closes
line: We know how he is in a kitchen

energy-coop
job: a share, shares
rival: energy co-ops and green suppliers | they have roofs, a supply contract and a yearly meeting with soup | Ecotricity@GB, Octopus Energy@GB, EWS Schönau@DE, Enercoop@FR, Ecopower@BE | energy cooperative
rival: one's own roof, and savings at the bank | the roof belongs to oneself, and the bank answers for the sum | | solar panels for home
rival: going on paying the bill | changing takes papers, and the light is on
meet: parish halls, fire-brigade festivals and town council evenings | mayor or council officer | people complain there about the bill under a roof that faces south | sign the first ten shares for one known roof with {name} at the village table | two evenings a month | mayors, fire brigades and roofers | they have roofs or know whose it is
measure: the share of people who come to the first evening and sign a share
moat: roofs, grid connections and members of one place
risk: the grid operator takes two years, and volunteers lose heart | start with a roof whose connection is promised, and tell members every month what one is waiting for
rule: Settle the legal form, the offer of shares and the supply | Ask who may offer shares to the public and with which papers, which licence supplying power needs, and have the roof contract, insurance and audit looked at. | the form, the papers for members and the roof contract are checked
trial: Plan one roof to the end | Take one real roof, get the grid operator's answer, two offers and the owner's yes, and present the sum to thirty people. | answers, sum and signed interest are on one sheet
ask: What does a member get, and when not? | | rules | with one good and one bad year calculated and audited
ask: Who does it when the founders stop? | | f-3 | with names for accounts, roof and members
roles: somebody the place trusts with money | an engineer for power | somebody who knows co-ops and their law
search: community energy shares
name: South Roof = the one everybody looks up at
name: Barn & Beam = what carries it
name: Village Watt = made here
name: Sunday Meter = at which all look
name: Our Own Plug = where it comes from now
name: +Sunparish = a parish with its own sun
name: Hose Tower = the roof of the fire brigade
name: Noon Harvest = what comes in at twelve
name: Tetto Comune = Italian for a common roof
name: Chapel Volt = from the roof over the hymn
name: One Share Each = who owns it
line: That roof has faced south for years
line: Own a square metre of noon
line: One member, one vote, one kettle
line: Power from a roof you can see
line: Noon belongs to the village

inclusive-cafe
job: a visit, visits
rival: cafés nearby | they are quick, and one goes where the colleagues go | Costa@GB, Starbucks | café near me
rival: inclusive cafés and sheltered workshops | one comes for the cause and stays for the cake | Café Joyeux@FR, Bitty & Beau's Coffee@US | inclusive café
rival: coffee from the office and a roll from home | it is three steps away
meet: offices nearby, parish halls and parents' associations | office manager of a firm nearby | they order for meetings every week and would like it to be from somebody | bring one tray made by the team of {name} and let the one who baked it explain it | one morning a week | parents' associations, special schools and employers' associations | they look for real work for people they know well
measure: the share of guests who come again within two weeks without thinking of the cause
moat: a team that has worked together for years, and regulars who know each by name
risk: people come once out of kindness and not a second time because it takes long | be good at four things, fit each task to the person, and have one more at the counter at noon
rule: Settle wages, support and what is safe at each place | Ask about wages and benefits, which support is paid for, who may supervise, go through each task for danger, and get the food permit. | contracts, support and the permit are signed
trial: Open for six mornings as a guest | Run a counter in somebody else's room on six mornings with the real team, and time each order and each pause. | orders, minutes and second visits are on one sheet
ask: What does support for one member of the team cost? | | price-talks | with the authority, per place and month
ask: Would they come if it were an ordinary café? | | trade-trial | by six mornings without a word about the cause
roles: somebody from the trade who can run a counter | a supervisor who has worked with disabled people | somebody who wins grants and office orders
search: café near me
name: Good Company = what one comes for
name: Fourth Cake = the team can do four, and well
name: Ella's Tray = somebody has a name here
name: Froth & Friend = coffee and who brings it
name: Slow Pour = as it should be
name: +Crumbworth = every crumb counts
name: Apron Five = one of the team
name: Table by Theo = laid with care
name: Brava = Italian for "well done", to a woman
name: Left-Hand Mug = each in their own way
name: Proper Job = a wage, a rota, a coffee break
line: Somebody here knows how you take it
line: Four cakes, all of them right
line: A proper job and a proper coffee
line: Come for the cake. Really
line: Good things take one minute more
`;
