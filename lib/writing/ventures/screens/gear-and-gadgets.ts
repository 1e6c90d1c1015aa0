/** Gear and gadgets: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const GEAR_AND_GADGETS_SCREENS = `
health-wearable
thing: ring or band, rings and bands = Black ring, medium; Silver ring, small; Grey wrist band
must: Sleep, pulse and rest in one morning view; Size kit before the order; Consent and deletion of body data; Battery and wearing reminders
later: A report for the doctor; Shared goals with a friend
screen: This morning | headline Well rested | list Last night = Sleep long and calm; Pulse lower than usual; Temperature normal | chart Rest this week | words A hard training day is fine | button Why this result | wear it for one night to see your result | no data from last night, check the fit and charge
screen: My trends | chart Resting pulse by week | list What changed = Later evenings on Friday; More steps since Monday | switch Share with my coach | buttons Add a note / Export my data | trends appear after a week | data could not be loaded, please try again
screen: Orders and sizes | table Orders = Customer, Item, Status; Ana, silver ring small, size kit sent; Ben, grey band, shipped; Mia, black ring medium, exchange | button Send size kit | no orders today | size is missing, ask before sending

home-camera
thing: camera, cameras = Front door bell; Garden camera; Hall camera
must: Live picture and two-way talk; Alerts that tell people from animals; Clips stored safely with a chosen deletion time; Privacy zones for street and neighbours
later: A shared view for neighbours who help; Smart lock and light control
screen: Front door | picture Visitor with a parcel | words A courier is at the door | buttons Talk / Leave by the gate | switch Record when somebody is near | list Today = Courier, noon; Neighbour, afternoon | nobody at the door today | camera is offline, check battery and wireless
screen: Alerts and privacy | switch People | switch Animals | picture Marked zone over the street | ask Delete clips after = One week | button Save settings | no zones drawn yet | settings were not saved, please try again
screen: Support desk | table Cameras = Customer, Model, Trouble; Ana, doorbell, weak wireless; Ben, garden camera, battery low; Mia, hall camera, solved | buttons Write / Send replacement | no open questions | serial number not found, please check it

item-tracker
thing: tag, tags = Keys; Wallet card; Blue suitcase
must: Ring a tag from the phone; Last place on a map; A warning when something is left behind; An alarm against unwanted tracking
later: A shared tag for the family; A contact page for finders
screen: My things | table Tags = Thing, Last seen, Battery; Keys, at home, good; Wallet, with you, good; Suitcase, airport, low | button Ring keys | switch Warn me when left behind | add your first tag, it takes a minute | bluetooth is off, switch it on to find your things
screen: Find the wallet | map Last place near the café | words Seen on Monday at noon | buttons Ring / Mark as lost | link Ask the finders' network | no place recorded yet | the tag does not answer, go nearer to its last place
screen: Pack of four tags | picture Four coloured tags | list In the box = Four tags; Spare battery; Key loops | ask Phone = Both kinds | button Add to basket | choose a colour | this colour is sold out, another one is in stock

kitchen-appliance
thing: appliance, appliances = Countertop cooker; Quiet blender; Espresso maker
must: Size, noise and power shown clearly; Recipes for the first week; Spare parts and manual by model; Warranty registered with the order
later: Accessories for special dishes; A repair video for each part
screen: Countertop cooker | picture Cooker on a small counter | list Facts = Fits under a shelf; Bowl goes in the dishwasher; Three year warranty | ask Plug = My country | button Order now | choose a plug and colour | sold out, reserve one from the next batch
screen: Tonight's dish | picture Bowl of vegetable rice | steps Cook = Add rice and water; Add vegetables; Close the lid; Start | switch Keep warm | button Start program | choose a recipe to begin | the lid is open, close it to start
screen: Service desk | table Cases = Customer, Part, Status; Ana, lid seal, sent; Ben, motor, in test; Mia, plug, answered | chart Faults by batch | button Send part | no open cases | part is out of stock, it is back next week

kids-watch
thing: device, devices = Leo's watch; Mia's phone; Blue loan watch
must: Calls only with approved contacts; Location on request and at school; Emergency button; Silent school mode
later: Voice messages with grandparents; Class packs for parents' groups
screen: Mia | map At school since morning | list Contacts = Mum; Dad; Grandma | switch School mode | buttons Call Mia / Ask for location | add a device to see it here | no signal, the last place is shown
screen: Contacts | list Allowed = Mum; Dad; Grandma; Leo's mother | ask New contact = Name and number | switch Block all other calls | button Save | only parents are allowed so far | number is not valid, please check it
screen: Devices and support | table Devices = Family, Device, Status; Ana, blue watch, SIM active; Ben, green phone, waits for SIM; Eva, blue watch, strap sent | buttons Activate SIM / Write | no new devices today | the SIM card could not be activated, try again or call the operator

robot-kit-for-kids
thing: kit, kits = First robot; Light and sound box; Class set of six
must: Build steps with pictures; Block coding on any tablet; Lessons that save progress; Spare parts by name
later: A gallery of children's projects; A teacher view for classes
screen: Lesson three | picture Robot follows a line | steps Build = Plug in the sensor; Add two blocks; Press start | code when line is seen, turn left | buttons Test it / Need a hint | start with lesson one | robot is not connected, switch it on and come nearer
screen: My class | table Progress = Team, Lesson, Status; Red, lesson three, finished; Blue, lesson two, needs help; Green, lesson three, testing | button Open teacher notes | no teams yet, add the first | progress could not be saved, please try again
screen: First robot kit | picture Box and finished robot | list Inside = Board; Two motors; Light sensor; Screwdriver | ask Child's age = Eight | button Add to basket | choose an age to see the right kit | this kit is sold out, back next month

audio-gear
thing: piece, pieces = Small earbuds, blue; Open headphones; Oak speaker
must: Sound described with measurements and songs; Size or room help before the order; Trial time at home; Spare parts by model
later: Engraving; Trade-in of an old pair
screen: Small earbuds | picture Earbuds in three sizes | list Facts = Small shell; Whole workday battery; Parts can be replaced | chart Sound curve | ask Ear size = Send test tips first | button Add to basket | choose a size or test tips | this colour is sold out, join the waiting list
screen: My pair | list Settings = Warm sound; Calls on the left; Case charged | switch Let in outside sound | buttons Order tips / Start a return | register your pair to see it here | pair not found, open the case and try again
screen: Workshop desk | table Orders = Customer, Item, Status; Ana, oak speaker, tuning; Ben, earbuds small, shipped; Mia, headphones, cushion sent | button Print label | no orders today | test result missing, do not ship yet

portable-power
thing: power station, power stations = Small camp box; Home station; Folding panel
must: Running times for usual devices; Weight and sockets shown clearly; Safe shipping terms; Warranty and service by serial number
later: Extra battery packs; A trade-in for old packs
screen: What will it run? | ask Devices = Fridge and lights | list Small camp box = One evening; Lights besides | list Home station = A day and a night; Charges a phone besides | button See the home station | choose your devices first | this device needs more than one station
screen: My station | headline Half full | chart Charge today | list Connected = Fridge; Router; Folding panel | switch Keep a reserve | button Night mode | connect a station to see it here | too much is connected, unplug one device
screen: Service desk | table Cases = Customer, Model, Status; Ana, camp box, socket replaced; Ben, home station, in test; Mia, panel, new cable sent | buttons Write / Book collection | no open cases | serial number not found, please check it

powerbank-sharing
thing: hire, hires = Corner Bar, one hour; Museum café, two hours; Festival weekend
must: Map of stations with free packs; Hire by scan without an account; Price, cap and deposit shown before; Return at any station
later: Weekend passes for events; Screens with venue offers
screen: Nearby | map Stations with free packs | list Closest = Corner Bar, four packs; Station kiosk, two packs | button Scan to hire | no station within a short walk | station is empty, the next one is close by
screen: Your hire | headline Pack seven is yours | words First half hour is free | steps Hire = Taken at Corner Bar; In use; Return anywhere | buttons Find a return point / I lost it | no hire is running | payment was refused, try another card
screen: Stations tonight | table Stations = Venue, Packs, Note; Corner Bar, one, refill now; Museum café, six, fine; Town club, none, offline | button Plan the round | all stations are full | station does not answer, call the venue

smart-glasses
thing: pair, pairs = Round frame, clear; Square frame, prescription; Demo pair
must: One main use that starts at once; Text size and place adjustable; Clear sign when recording; Prescription and fit before the order
later: More languages; Tools for outside developers
screen: In view | talk Captions = Ana: Shall we sit by the window?; Ben: Yes, it is quieter there | switch Larger text | button Pause | captions start when somebody speaks | too loud to follow, turn towards the speaker
screen: Settings on the phone | ask Language = English | switch Microphone light | ask Text place = Lower edge | list Battery = Glasses good; Case full | button Save | pair your glasses first | glasses not found, open the case
screen: Fitting desk | table Orders = Customer, Frame, Status; Ana, round, lenses ordered; Ben, square, fitting Friday; Mia, demo pair, out until Monday | buttons Book fitting / Write | no fittings this week | prescription is missing, ask before ordering

focus-device
thing: device, devices = Timer box, oak; Blocking puck; Simple phone, grey
must: Starts with one move; A safe way out in an emergency; Clear time left; Works without an account
later: A weekly look at hours won; Packs for offices and venues
screen: Timer box | picture Oak box with a phone inside | list Facts = Opens when time is over; Emergency key; Fits large phones | ask Colour = Oak | button Add to basket | choose a colour | this colour is sold out, back on Monday
screen: Focus hour | headline Phone is away | chart Hours without phone this week | words Next break at noon | switch Let family calls through | button Emergency opening | start your first quiet hour | device not reached, place the phone nearer
screen: Orders and returns | table Orders = Customer, Item, Status; Ana, timer box, shipped; Ben, puck, returned; Mia, simple phone, paid | button Print label | no orders today | reason for return is missing, please ask

beauty-device
thing: device, devices = Light mask; Hair remover; Warm comb
must: Skin or hair check before the order; Plain instructions and warnings; Reminder and photo diary; Return time that fits the treatment
later: Refills by reminder; Advice from a beautician by video
screen: Is it right for me? | ask Skin tone = Medium | ask I use = Strong skin medicine, no | list Result = Level two; Start once a week | buttons See the device / Ask a beautician | answer the questions to see your level | we do not recommend it for you, please ask a doctor
screen: My weeks | picture Same photo, week one and week four | chart Days used | switch Remind me in the evening | button Take today's photo | take the first photo before you start | photo too dark, try near the window
screen: Orders and questions | table Orders = Customer, Item, Status; Ana, light mask, shipped; Ben, hair remover, question on skin; Mia, warm comb, return asked | buttons Reply / Print label | no orders today | skin check is missing, ask before sending

pain-relief-device
thing: device, devices = Warm belt; Knee patch; Neck massager
must: Check who should not use it; Programs with one button; Pain diary in a few taps; Pads and spare parts by model
later: A report for the therapist; Loan devices through pharmacies
screen: Start | list Programs = Gentle warmth; Short pulses; Both | ask Place = Lower back | switch Stop by itself | button Begin | put the device on first | contact is loose, press the pad again
screen: My pain diary | chart Pain before and after use | list This week = Monday, better; Wednesday, same; Friday, better | buttons Add today / Show my therapist | add your first rating | rating was not saved, please try again
screen: Advice desk | table Questions = Customer, Item, Topic; Ana, warm belt, pacemaker in family; Ben, knee patch, new pads; Mia, neck massager, return | buttons Reply / Send pads | no open questions | safety check is missing, ask before sending

camping-gear
thing: piece, pieces = Two person tent; Folding stove; Sleeping mat
must: Weight, packed size and pitching time; Photos from real weather; Spare parts and repair form; Fit or size help
later: A loan set for first trips; Used gear taken back
screen: Two person tent | picture Tent in rain on a meadow | list Facts = Light; Up in minutes; Strong in wind | ask Colour = Moss green | button Add to basket | choose a colour | sold out, the next run comes in spring
screen: Repair my gear | ask Item = Tent pole | picture Broken part | steps Repair = Send photo; Get the part; Fit it or send it in | button Ask for a part | add a photo to begin | photo missing, we cannot see the fault
screen: Field tests | table Tests = Tester, Item, Note; Ana, tent, seam wet; Ben, stove, fine in wind; Mia, mat, warm enough | chart Faults by batch | button Add to next run | no tests this week | a fault comes back, stop the batch

home-gym-equipment
thing: piece, pieces = Adjustable dumbbells; Folding bench; Band set
must: Size in use and folded away; Safe load marked clearly; Delivery into the room with a date; Fitting guide with pictures
later: Training plans for each piece; Trade-in when weights get too light
screen: Folding bench | picture Bench open and folded | list Facts = Fits under a bed; Safe load marked; No tools to fold | ask Floor = Third, no lift | button Order with delivery | add your floor to see delivery | we do not deliver to this address yet
screen: My delivery | steps Progress = Packed; With carrier; Delivery Friday | list Parts = Bench; Two bolts; Key | buttons Change the day / Report damage | no delivery planned | carrier did not find you, choose a new day
screen: Storage and orders | table Stock = Piece, Left, Ordered; Bench, six, two; Dumbbells, three, four; Band set, nine, one | button Plan next run | no orders today | more orders than stock, tell the customers

e-bike-and-scooter
thing: vehicle, vehicles = Light city bike; Low-step bike; Folding scooter
must: Weight, range and class shown honestly; Test ride with a date; Service partner near the address; Lock and battery safety
later: Insurance in the basket; Trade-in of an old bike
screen: Light city bike | picture Bike beside a stairway | list Facts = Easy to carry; Range for a week of short trips; Belt drive | ask My height = Medium frame | buttons Book a test ride / Order | choose your height to see the frame | no partner shop near you yet, leave your address
screen: Test rides | table Rides = Rider, Model, When; Ana, city bike, Tuesday; Ben, low-step, Thursday; Mia, scooter, Saturday | button Add a ride | no rides booked this week | this time is taken, choose another
screen: My bike | headline Battery nearly full | map Service partner nearby | list Next = Brake check in May; Tyre pressure | switch Lock alarm | button Book service | register your bike to see it here | bike not found, check the frame number

team-kit
thing: order, orders = Blue shirts, first team; Hoodies, youth; Club scarves
must: Design shown before printing; Size and number list confirmed by the club; Delivery date before the season; Single pieces reordered later
later: A shop for members and fans; Sponsor logos swapped each season
screen: Design | picture Blue shirt, front and back | ask Club colours = Blue and white | ask Badge = Uploaded | list Options = Round collar; V neck | buttons Approve / Ask for a change | upload your badge to start | badge is too small to print, send a larger file
screen: Sizes and numbers | table Players = Name, Size, Number; Ana, medium, four; Ben, large, nine; Mia, small, seven | words Order closes on Friday | button Confirm the list | no players yet, share the link | number nine is used twice
screen: Orders | table Clubs = Club, Item, Step; River FC, shirts, in print; Hill Runners, vests, sizes missing; Park Volley, hoodies, shipped | button Remind clubs | no open orders | the list is not confirmed, do not print yet

home-use-meter
thing: device, devices = Meter reader; Shower display; Kitchen display
must: Use shown in money; Works with the usual meters; Fitting without tools, or by an electrician; A warning when use is unusual
later: Comparison with similar homes; A view for landlords
screen: Today | headline Less than usual | chart Use by hour | list Largest today = Oven; Hot water; Dryer | switch Warn me above usual | button See the week | waiting for the first reading | no reading since morning, check the sensor
screen: Does it fit? | ask Meter = Photo added | picture Your meter with the sensor spot | words It fits with the magnet holder | buttons Order / Ask us | add a photo of your meter | photo too dark, please take another
screen: Support desk | table Devices = Customer, Device, Trouble; Ana, meter reader, no signal; Ben, shower display, new seal; Mia, kitchen display, solved | button Write | no open questions | serial number not found, please check it

garden-goods
thing: piece, pieces = Steel raised bed; Oak bench; Light spade
must: Size, weight and material; Delivery week and freight before payment; Assembly guide with pictures; Spare parts by piece
later: Planting plans for each bed; Winter covers
screen: Steel raised bed | picture Bed planted with lettuce | list Facts = Slots together; No screws; Stays outside | ask Length = Medium | words Arrives in the second week of April | button Add to basket | choose a length | this length is sold out, reserve for May
screen: Your delivery | steps Progress = Made; Packed; On its way; At the kerb | list Parcels = Long box; Flat box | buttons Change the day / Report damage | no delivery planned | carrier has no date yet, we are asking
screen: Spring orders | table Orders = Customer, Piece, Week; Ana, raised bed, first; Ben, bench, second; Mia, spade, packed | chart Orders by week | button Book carrier | no orders this week | stock is short, move two orders

watches
thing: watch, watches = Blue dial automatic; Small steel quartz; Black field watch
must: Size on different wrists; Movement, glass and water resistance named; Deposit and delivery date; Service and warranty by number
later: Strap exchange; Engraving on the back
screen: Blue dial automatic | picture Watch on two wrists | list Facts = Steel case; Sapphire glass; Automatic movement | ask Strap = Brown leather | words Delivery in autumn | button Reserve with a deposit | choose a strap | this batch is full, join the list for the next
screen: My reservation | steps Progress = Reserved; Parts here; Assembled; Checked; Sent | picture Your dial on the bench | buttons Change strap / Cancel | nothing reserved yet | payment did not go through, please try again
screen: Bench | table Watches = Number, Owner, Step; Three, Ana, assembly; Four, Ben, timing check; Five, Mia, waits for hands | button Note the timing | no watches on the bench | timing is outside limits, regulate again
`;
