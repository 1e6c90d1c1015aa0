/** Health, farms and supply: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HEALTH_AND_FARMS_SCREENS = `
pilates-studio
thing: class, classes = Beginners, Monday 7 am; Prenatal, Tuesday; Strong reformer, Friday
must: A timetable with free machines for each class; Class credits and memberships in one place; A waiting list that moves up automatically; Health questions before the first class
later: Progress notes shared by instructor and member; Invitations for friends
screen: Book a class | list Tuesday = Beginners, 7 am, two places; All levels, noon, four places; Strong, 6 pm, waiting list | ask Choose your machine = By the window | words Cancel by the evening before to keep your credit | buttons Book / Join waiting list | no classes this day, and the next one is tomorrow | this place was just taken: the next free machine is shown
screen: My membership | headline Five classes left this month | list Booked = Tuesday, 7 am, with Ana; Friday, 6 pm, with Ben | switch Remind me the evening before | buttons Change plan / Buy extra class | no class is booked yet | the payment failed: check your card to keep the booking
screen: Studio desk, today | table Classes = Time, Teacher, Places; 7 am, Ana, full; Noon, Ben, four of six; 6 pm, Ana, full | list Take care = Maria, after birth; Tom, sore shoulder | buttons Message the class / Find a stand-in | no classes today, and the week ahead is open | one machine is out of order: move a member to another class

diagnostic-lab
thing: test visit, test visits = Blood count, Ana; Ultrasound, Ben; Thyroid check, Maria
must: Appointments for samples and scans; A barcode on every tube and form; Results released by a qualified person; Results for patient and doctor
later: Earlier values shown beside new ones; Home collection by appointment
screen: My results | headline Your results are ready | table Blood test, Tuesday = Test, Result, Range; Iron, low, see doctor; Thyroid, normal, in range; Sugar, normal, in range | buttons Download report / Send to my doctor | no results yet, and the expected time is shown | one sample must be repeated: choose a time free of charge
screen: Book a visit | ask Upload the doctor's request | list Where = At the laboratory; At my home | ask Day = Wednesday, 8 am | words Do not eat before this test, water is fine | button Book the visit | no free time this morning, and tomorrow is open | the request cannot be read: take a new photo
screen: Laboratory desk, today | table Samples = Patient, Test, Status; Ana, Blood count, Released; Ben, Culture, Growing; Maria, Thyroid, To check | list Call now = One critical value, Dr Lee; One question, Dr Shah | switch Controls passed this morning | buttons Release / Repeat | no open samples, and the next courier comes at two | control out of range: results are held until it is repeated

home-nursing
thing: nursing visit, nursing visits = Wound dressing, Mrs Silva; Injection, Tom; Catheter change, Mr Ali
must: The doctor's order stored before the first visit; Visits planned by nurse and district; Wound photos and notes after each visit; A report to doctor and family
later: Supplies ordered before they run out; Bills in the insurer's format
screen: Today's visit | headline Wound dressing, 9 am | words Maria, registered nurse, comes to you | steps At the visit = Check the wound; Change the dressing; Write the report | words Please keep the medicine list at hand | buttons Call the nurse / Move the visit | no visit today, and the next is on Thursday | the nurse is delayed: the new time is sent to you
screen: Nurse's route, Tuesday | table Visits = Time, Patient, Task; 8 am, Mrs Silva, Dressing; 9 am, Tom, Injection; 2 pm, Mr Ali, Catheter | map Route | list To bring = Dressings; Sharps box; Gloves | buttons Start visit / Write report | no visits are planned for you today | no signal: the report is saved and sent later
screen: Report to the doctor | picture Wound, Tuesday | list Seen = Less redness; Edges closing; No fever | talk Question = Nurse: May the drain stay until Friday?; Doctor: Yes, please | buttons Send / Add a note | no report yet for this patient | an order has expired: ask the doctor for a new one

adult-day-centre
thing: day, days = Monday, with lunch; Wednesday, half day; Friday, with transport
must: Days booked and cancelled by the family; A care sheet with medicines and habits; Pick-up times for the minibus; A short note home after each day
later: Photos for the family with consent; Monthly statements for the care fund
screen: Family page, this week | headline Rosa is with us on Wednesday | list Booked = Monday; Wednesday; Friday | list Wednesday = Pick-up, 8 am; Lunch, vegetable soup; Home, 4 pm | buttons Add a day / Cancel a day | no days are booked this week | the minibus is late: the new time was sent to you
screen: Note home | words A good day, Rosa sang and ate well | picture Morning in the garden | list Done = Chair exercise; Memory game; Short rest | list Please note = New glasses needed; No bus on Friday | button Answer the team | no note yet, it comes at the end of the day | the photo cannot be shown: consent is missing
screen: Centre desk, today | table Guests = Name, Arrives, Needs; Rosa, By bus, Medicine at noon; Karl, With son, Soft food; Mei, By bus, Help walking | list Team = Ana, activities; Ben, care | map Minibus route | buttons Check in / Call family | no guests today, the centre is closed | one carer is ill: call the stand-in or reduce the group

addiction-rehab
thing: programme, programmes = Four weeks, residential; Evening group, outpatient; Aftercare, one year
must: A confidential first request; Medical and personal check before admission; A weekly plan for each patient; Aftercare dates booked before going home
later: Sessions for the family by video; Reminders and check-ins on the phone
screen: Ask for help | headline Talk to us in confidence | ask Who needs help? = For me | ask How may we reach you? | words In an emergency call the emergency number now | buttons Call me / Write a message | no time is free today, and the helpline number is shown | the message was not sent: please call us
screen: My week | list Monday = Doctor, 9 am; Group, 2 pm; Family call, 6 pm | steps My plan = Withdrawal; Therapy; Going home; Aftercare | talk Therapist = Ana: How was the night?; Ben: Better, I slept | button Ask for a talk | your plan is being written with your doctor | the session has moved: the new time is here
screen: Admissions desk | table Requests = Name, Step, Next; Ben, Medical check, Tuesday; Mei, Insurer's answer, Open; Tom, Admitted, Room two | list Free beds = One on Friday; One next week | switch Night nurse confirmed | buttons Offer a bed / Refer | no open requests at the moment | medical check missing: admission is not possible yet

cryo-and-recovery-studio
thing: session, sessions = Ice bath and sauna, Friday; Cold chamber, three minutes; Float, one hour
must: Health questions before the first session; Free times for each room or machine; Packs and memberships in one account; A guided timer for every treatment
later: Team bookings for sports clubs; Notes on how guests felt the next day
screen: Book a session | list Choose = Ice bath and sauna; Cold chamber; Float tank; Compression boots | ask Day = Friday, 6 pm | words Please answer the health questions first | buttons Book / Buy a pack | no free time this evening, and tomorrow is open | one answer needs a doctor's note: call us first
screen: My recovery | headline Three sessions left | list Booked = Friday, ice bath; Sunday, float | chart How I slept | ask How do your legs feel? = Lighter | button Book again | no session yet, choose your first | the pack has expired: ask us to extend it
screen: Host desk, this evening | table Rooms = Time, Room, Guest; 5 pm, Ice bath, Ana; 6 pm, Float, Ben; 6 pm, Boots, Maria | list Check first = Ben, health form open; Maria, first visit | switch Water tested today | buttons Start session / Call guest | no guests booked for this evening | water too warm: the plunge stays closed

fish-farm
thing: harvest order, harvest orders = Live catfish, Tuesday; Trout on ice, two boxes; Tilapia, medium size
must: Harvest days with sizes and amounts; Orders and pick-up times for each buyer; Daily water and feed records for each pond; A delivery note with pond and date
later: Reminders for the next stocking; Standing orders for kitchens
screen: Order for Friday's harvest | list In the ponds = Catfish, large; Tilapia, medium; Trout, small | ask How many kilos? = Nine | list How = Live at the pond; On ice, delivered | buttons Order / Repeat last order | no harvest this week, and the next day is shown | less fish than expected: confirm a smaller amount
screen: Ponds today | table Water = Pond, Oxygen, Fed; One, good, yes; Two, low, wait; Three, good, yes | chart Oxygen in pond two | switch Spare pump on | buttons Record feed / Call helper | no reading yet this morning | oxygen is falling: start the pump now
screen: Harvest list, Friday | list Buyers = Mama Joy, catfish; Lake Hotel, trout; Ben's grill, tilapia | steps Morning = Net; Sort; Weigh; Ice | button Print delivery notes | no orders yet for this harvest | one buyer cancelled: offer the fish to the waiting list

greenhouse-vegetable-farm
thing: vegetable order, vegetable orders = Tomatoes, five crates; Lettuce, Tuesday; Mixed peppers, two crates
must: A weekly list of what can be picked; Orders by crate until the evening before; Grade and weight on each delivery note; Records of planting, sprays and harvest
later: A planting plan agreed with buyers; Standing orders by weekday
screen: This week's harvest | table List = Crop, Grade, Free; Tomatoes, first, six crates; Peppers, first, three crates; Lettuce, cut today, four crates | ask Your order = Two crates of tomatoes | words Order by six, delivered in the morning | buttons Order / Same as last week | nothing is ripe this week, and the next harvest is Monday | crates sold out: choose the second grade or another day
screen: My orders | list Coming = Tuesday, tomatoes; Friday, lettuce | list Delivered = Peppers, three crates; Herbs, two boxes | buttons Change order / Report quality | no orders yet, see what is ripe | the order is already picked: call us to change it
screen: Grower's desk, tomorrow | table Pick = Tunnel, Crop, Crates; One, Tomatoes, eight; Two, Peppers, five; Three, Lettuce, six | list Look at = White fly in tunnel two; Drip line in tunnel three | map Delivery round | button Print crate labels | no orders for tomorrow yet | too little is ripe: tell the buyers tonight

flower-farm
thing: flower order, flower orders = Dahlias, three bunches; Wedding buckets, June; Tulips, Wednesday
must: A weekly list of stems and colours; Orders by bunch or bucket; Wedding dates with colours and substitutes; Delivery days and cutting lists
later: Bouquet plans for the season; Photos of each variety
screen: Flowers this week | picture Dahlias in the field | list Ready = Dahlias, peach; Sweet peas, mixed; Zinnias, red | ask How many bunches? = Three | words Delivered in water on Wednesday | buttons Order / Ask for a colour | the field is resting, and tulips come in spring | sold out: we suggest a similar colour
screen: Wedding buckets | ask Your date | list Colours = White and green; Soft peach; Bright mix | picture What blooms in your month | switch Similar flowers are fine | button Ask for a price | choose a date to see what blooms | this weekend is full: ask for another pick-up day
screen: Cutting list, Wednesday | table Cut at dawn = Stem, Bunches, For; Dahlias, six, Rose Florist; Zinnias, four, Market; Sweet peas, three, Anna's wedding | list Cold room = Two buckets of tulips; One bucket of greens | buttons Done / Missing | no orders for Wednesday yet | rain has marked the dahlias: tell the florist now

vineyard
thing: wine order, wine orders = Six bottles of white; Dry cider, one case; Tasting box, three wines
must: A shop with proof of age; Stock of every vintage and case; Bookings for tastings; Prices and orders for restaurants
later: First choice of new vintages for regulars; Helpers' list for the harvest
screen: Our wines | list Now = White, last year; Rosé, dry; Cider, bottle-fermented | picture Bottles on the wall | switch I am old enough to buy | ask How many? = Six | buttons Order / Book a tasting | the vintage is sold out, and the next comes in spring | we may not post to this address: collect it from the cellar
screen: Book a tasting | ask Day = Saturday, 3 pm | ask Guests = Four | list Tasting = Three wines; Five wines and cheese | button Book | no tasting this weekend, see the next dates | the table was just taken: choose another hour
screen: Cellar desk | table Orders = Buyer, Wine, Status; Mill Restaurant, White, Packed; Ana, Tasting box, Paid; Ben, Cider, Ready | list Cellar = White in tank two; Red in cask | buttons Pack / Send invoice | no open orders today | too few bottles: offer the next vintage

composting-and-worm-farm
thing: bucket, buckets = Kitchen bucket, Tuesday; Café bin, two full; Spring compost, one bag
must: Weekly pickup day by street; A list of what may go in; Weight and quality noted for each bucket; Compost orders in bags
later: A yearly summary for offices; Advice for plants and worm bins
screen: Next pickup | headline Tuesday, put the bucket outside | list Yes please = Peelings; Coffee grounds; Egg shells | list No thank you = Plastic; Meat; Glass | buttons Skip this week / Extra bucket | no pickup is planned, choose a plan | the street is closed: we come on Wednesday
screen: My soil | headline Five buckets this spring | chart Kilos by month | list Your compost = One bag, ready in May; Worm castings, one bag | buttons Order a bag / Give it away | your first compost takes a few months | the batch is still too warm: ready next week
screen: Round and heaps, Tuesday | table Round = Address, Bucket, Note; Mill Lane, one, clean; Café Rosa, two, clean; Park Road, one, plastic inside | map Route | list Heaps = North, turn today; South, ready to sieve | buttons Collected / Message customer | no pickups today, turn the north heap | heap too cold: turn it and add fresh scraps

dog-breeding
thing: puppy, puppies = Female, golden, green ribbon; Male, black, blue ribbon; Kitten, grey, reserved
must: Parents with test results and pedigree; A waiting list with questions about the home; Weekly photos for families; Contract, chip and vaccination papers
later: Reminders for vaccination and training; Meetings of the litter's owners
screen: The litter | picture Mother with five puppies | list Puppies = Green ribbon, female, free; Blue ribbon, male, reserved; Red ribbon, male, free | list Parents' tests = Hips clear; Eyes clear; Heart clear | buttons Ask for a visit / Join waiting list | no litter now, and the next is planned for spring | this puppy was just reserved: see its sisters and brothers
screen: My puppy's diary | picture Blue ribbon, week five | list This week = First solid food; Met the children; First vet check | steps Until collection = Vaccination; Chip; Contract; Going home | button Ask a question | the diary begins when you have reserved | the vet visit has moved: collection is one day later
screen: Breeder's desk | table Waiting list = Family, Home, Step; Silva, garden, Visit Friday; Chen, flat, Questions open; Brown, farm, Deposit paid | list This week = Vet check; Worming; Photos | buttons Invite / Decline kindly | no requests yet | a test has expired: repeat it before mating

horse-livery
thing: horse, horses = Luna, stall four; Max, open barn; Bella, summer field
must: A feed and turnout chart for each horse; News to the owner every evening; Vet, farrier and vaccination dates; Monthly bills with extras
later: Arena times booked by owners; Photos of wounds and recovery
screen: Luna today | headline Luna ate well and was out all day | list Done = Morning hay; Turnout with Bella; Evening check | picture Luna in the field | list Coming = Farrier, Thursday; Vaccination, next week | buttons Ask the yard / Book extra care | no news yet, it comes every evening | a problem was noticed: the yard is calling you
screen: Book extras | list Choose = Rug change; Hold for the farrier; Arena, one hour | ask Day = Thursday, 9 am | words Extras are added to the monthly bill | button Book | no extras are booked | arena taken at this hour: choose another
screen: Yard board, morning | table Feed = Horse, Hay, Note; Luna, two nets, Medicine; Max, free hay, None; Bella, one net, Diet | list Tasks = Check north fence; Order bedding | switch Water checked | buttons Done / Call owner | all tasks are done for this morning | one horse did not eat: call owner and vet

brick-and-block-making
thing: block order, block orders = Hollow blocks, Mill site; Paving stones, Ali; Earth bricks, school
must: Prices by piece and by pallet; Batches with date and test result; Delivery days with truck and site; Orders by phone and message
later: A wall calculator for self-builders; Credit terms for regular builders
screen: Order blocks | list Choose = Hollow block, large; Hollow block, small; Paving stone | ask How many pallets? = Six | ask Site = Mill Road | buttons Ask for a price / Order again | no price yet, enter the number of pallets | not enough cured blocks: the ready date is shown
screen: My delivery | headline Your blocks come on Thursday, 8 am | list Batch = Made on Monday; Strength test passed; Fully cured | map Truck route | buttons Call the driver / Report breakage | no delivery is planned | the truck cannot reach the site: call the driver
screen: Yard, today | table Stock = Block, Cured, Promised; Large hollow, eight pallets, five; Small hollow, four pallets, four; Paving, three pallets, one | list To do = Cast small hollow; Water the north stack; Send test cubes | button Load truck | no orders today, cast for stock | test failed: this batch must not be sold

firewood-and-briquettes
thing: fuel delivery, fuel deliveries = Split beech, one big bag; Briquettes, five sacks; Pizza logs, two crates
must: Moisture and origin for each lot; Orders by sack, bag or metre; Delivery days by district; A reminder before stock runs out
later: Lower prices for early orders; Standing orders for kitchens
screen: Order fuel | list Choose = Split logs, dry; Briquettes; Kindling | ask How many? = Two big bags | switch Stack it in my shed | ask Day = Saturday | buttons Order / Repeat last order | no delivery in your district this week, see next week | this lot is still too damp: choose another
screen: Kitchen account | headline Next crates on Friday | list Standing order = Pizza logs, two crates; Briquettes, three sacks | chart Used by week | buttons Change / Pause | no standing order yet | the driver is late: new time at 2 pm
screen: Yard and rounds | table Lots = Lot, Fuel, State; North rack, Beech, Dry; South rack, Oak, Drying; Shed, Briquettes, Ready | map Saturday's round | list Call = Grill Ali, running low; Hill Inn, new order | buttons Load / Message customer | no rounds today, split for stock | moisture too high: do not deliver this lot

clean-cookstoves
thing: stove, stoves = Wood stove, Amina; Charcoal stove, market stall; School stove, large
must: Orders and instalments for each family; Agents with stock and commission; Fuel weighed before and after; Repairs and spare parts on record
later: Reports for donors and carbon buyers; Recipes and tips for the new stove
screen: My stove | headline Two instalments left | list Paid = March; April; May | picture How to clean the liner | buttons Pay now / Ask for repair | no stove yet, ask your agent | the payment has not arrived: try again or call us
screen: Agent's list, Tuesday | table Families = Name, Stove, Step; Amina, wood, Deliver today; Joy, charcoal, Visit after two weeks; Mary, wood, Payment late | list My stock = Wood stove, three; Liner, two | buttons Delivered / Visit done | no visits today | no signal: the list is sent later
screen: Fuel test | table Week = Kitchen, Before, After; Amina, nine kilos, five; Joy, eight kilos, four; Mary, seven kilos, open | chart Wood by week | words Weigh the wood before cooking | button Add a kitchen | no kitchen has been weighed yet | the second weight is missing: visit again

solar-home-kits
thing: solar kit, solar kits = Three lamps, Amina; Lamps and radio, kiosk; Lantern, one
must: Payments by phone and codes to unlock; A clear plan until the kit is owned; Agents with stock and visits; Repairs and spare parts on record
later: Larger kits for good payers; Payment breaks until the harvest
screen: My kit | headline Light until Friday | chart Paid so far | list My kit = Panel; Three lamps; Phone charger | buttons Pay a week / Ask for repair | no kit yet, ask your agent | the payment was not found: call your agent
screen: Agent's day | table Visits = Family, Task, State; Amina, Install, Today; Joseph, Lamp broken, Today; Grace, Payment late, Call | list Stock = Kits, three; Spare lamps, four | map My visits | button Visit done | no visits today, show the kit at the market | no signal: your work is saved and sent later
screen: Office, payments | table Villages = Village, Kits, On time; Lakeside, nine, eight; Hilltop, six, four; Riverbend, five, five | list To look at = Hilltop, bad harvest; Joseph, repair open | buttons Call agent / Offer a break | no payments today yet | the payment service is down: kits stay unlocked

local-internet-provider
thing: connection, connections = Hill farm, roof antenna; Mill flat, fibre; Shop wifi, vouchers
must: A check whether an address can be connected; Plans and payments by phone; Speed and faults seen for each link; Repair visits with date and name
later: Vouchers for guests and shops; A second link for firms
screen: Can I get it? | ask Your address | map Masts and fibre nearby | list Plans = Home; Home plus; Small firm | buttons Order / Tell me later | not in your street yet, leave your number | the address was not found: show it on the map
screen: My connection | headline Everything works | chart Speed today | list My plan = Home; Paid until Sunday | talk Repair = Ana: Is it slow at night?; Ben: Since Monday | buttons Pay / Report a fault | no connection yet, choose a plan | link down: we are working on it, back by 6 pm
screen: Network desk | table Links = Link, State, Homes; Hill mast, good, nine; School roof, slow, six; Mill Lane, good, eight | list Visits today = Ana, install; Ben, new cable | map Network | buttons Send installer / Message homes | all links are good, no visits today | backhaul down: switch to the second link

bus-ticketing
thing: ticket, tickets = Morning bus, seat four; Night bus, two seats; Sunday coach, window
must: Departures and free seats of all lines; Seat choice and payment by phone; A code that is scanned when boarding; Refunds when a bus does not leave
later: Bus position on the map; Parcels sent with the bus
screen: Find a bus | ask From and to = Lakeside to Hilltown | ask Day = Friday | table Departures = Leaves, Line, Free; 6 am, Blue Coach, five; 9 am, Hill Lines, two; 8 pm, Night Star, seven | button Choose seat | no bus on this day, see the day before | the line does not answer: seats cannot be held now
screen: My ticket | headline Friday, 9 am, seat four | code Show when boarding | map Bus on its way | list Please bring = Identity card; One bag | buttons Change / Refund | no trip is booked | the bus is late: new time and refund are shown
screen: Line desk, Friday | table Buses = Leaves, Sold, State; 6 am, full, Boarding; 9 am, seven seats, On time; 8 pm, five seats, Open | list Ask = Ana wants another seat; Ben's code fails | switch Online sale open | buttons Boarding list / Close sale | no departures today | connection lost: use the saved boarding list

detergent-making
thing: order, orders = Liquid soap, five litres; Bleach, two cartons; Floor cleaner, Hill Hotel
must: Prices by can and carton; Recipes and batch records; Labels with use and warnings; Delivery days and payments by shop
later: Returned cans on account; Own labels for shops
screen: Order | list Choose = Liquid soap; Bleach; Dish wash; Floor cleaner | ask How many cans? = Six | switch Take back empty cans | words Delivered on Tuesday and Friday | buttons Order / Same again | no order yet, try a small lot | sold out: the next batch is ready on Friday
screen: Batch sheet | headline Liquid soap, Tuesday | steps Mixing = Water; Base; Scent; Rest; Fill | table Tests = Test, Result, State; Acidity, in range, Pass; Thickness, good, Pass; Smell, fresh, Pass | buttons Release / Hold | no batch today, check the stock | acidity out of range: hold the batch
screen: Round, Friday | table Shops = Shop, Order, Paid; Joy's kiosk, four cans, Yes; Hill Hotel, six cans, By invoice; Ali's grill, two cans, Open | map Route | list Bring back = Empty cans; Broken caps | buttons Delivered / Take payment | no deliveries today | a can leaks: change it and wipe the box
`;
