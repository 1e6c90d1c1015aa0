/** Devices for people and their homes: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const DEVICES_SCREENS = `
plant-pot
thing: pot, pots = Small, white; Large, green; Set of two
must: How long the water lasts; Which plants it suits; Leak-tested, with a warranty; Setting up in a few steps
later: A hint when water runs low; Spare parts or refills
screen: Product page | picture Pot with a plant | ask Size = Small | ask Colour = White | list Details = Water for two weeks; Tested against leaks; Suits most houseplants | button Add to basket | choose a size to see the price | sold out: leave your email
screen: My plant | headline Water for nine days | chart Moisture this week | list Tips = A little more light; No water needed | buttons Refilled / I am away | add a plant to see tips | water drops too fast: lift the pot and check the seal
screen: Orders and stock | table Orders = Customer, Pot, Status; Anna, small, packed; Omar, large, to pack; Lee, set of two, sent | list Low stock = Seals; White pots | button Print labels | no open orders | a pot failed the leak test: do not send it

sleep-device
thing: device, devices = For one bed; For couples; For travel
must: Works without a phone beside the bed; Four-week trial with return; Clear advice for whom it is not meant; Comparison of nights with and without
later: Separate settings for two people; A travel case
screen: My nights | chart Times awake with and without the device | table Weeks = Week, Used, Morning rating; First, six nights, fair; Second, seven nights, good; Third, five nights, good | words You wake up less often than before | button Keep going | too few nights for a result | no data from last night, check the battery
screen: Tonight | list Settings = Starts at ten; Soft; Stops after one hour | switch Quiet mode | ask Wake me at = Seven | buttons Start / Settings | press start when you go to bed | battery low, please charge it before bedtime
screen: Trial and return | steps Your trial = Delivered; First week; Fourth week; Keep or return | words Trial ends on Friday | list Good to know = Free return; Advice by phone | buttons Keep it / Return it | no trial running | loud snoring with pauses, please see a doctor

baby-monitor
thing: device, devices = For the nursery; For travel; For twins
must: Alarms for crying and movement; A list of what it cannot detect; Encrypted sound and picture; Safe placement guide for the cot
later: Access for grandparents; A second unit for travel
screen: Nursery | picture Baby asleep in the cot | list Now = Asleep; Room temperature fine; Quiet | chart Sleep during the night | switch Sound on | buttons Talk / Mute for an hour | monitor is off, switch it on to begin | picture lost, please look into the room
screen: Set up | steps Before the first night = Place it an arm's length away; Fix the cord; Test the alarm | list It cannot detect = Fever; A blanket over the face; Illness | ask Alarm level = Medium | button Finish set-up | plug in the device to start | the cord is too close to the cot
screen: Last nights | table Alarms = Night, Alarms, Right; Monday, three, three; Tuesday, two, one; Wednesday, one, one | words Tell us when an alarm was wrong | button Rate alarms | no alarms this week | one night was not recorded

air-sensor
thing: sensor, sensors = Room one; Bedroom; Meeting room
must: A clear signal for good and bad air; Advice on what to do now; A history for each room; Accuracy checked and shown
later: Alerts for somebody responsible; A weekly report for several rooms
screen: Room one | headline Open the window for five minutes | chart Air quality today | list Readings = Air, poor; Humidity, good; Temperature, good | buttons Done / Remind me | connect a sensor to see your air | no reading for an hour: check the battery
screen: All rooms | table Rooms = Room, Air, Trend; Room one, poor, rising; Meeting room, good, steady; Hall, fair, falling | list To do = Change one battery; Check damp wall | button Send report | no rooms added yet | one sensor shows unusual values: compare it with another
screen: Set up | steps First use = Switch it on; Scan the code; Choose a place on the wall | code Connect sensor | ask Name of the room | button Finish | switch the sensor on to begin | the sensor was not found: move closer

leak-sensor
thing: sensor, sensors = Kitchen sink; Washing machine; Main pipe
must: Loud alarm and message to several people; Automatic shut-off where fitted; Battery and connection check; Report with times for the insurer
later: A view of many flats; Frost warning in empty homes
screen: Water alarm | headline Water under the kitchen sink | list Since = Four minutes; Main valve closed | steps Do now = Check the sink; Dry the floor; Call a plumber | buttons All clear / Call plumber | all sensors are dry | the valve did not close, shut it by hand
screen: My sensors | table Sensors = Place, Status, Battery; Kitchen, dry, good; Laundry, dry, low; Main pipe, open, good | chart Water use at night | switch Holiday mode | button Add sensor | no sensors yet, add the first one | one sensor is offline since Monday
screen: Building overview | table Flats = Flat, Status, Next; Three left, small leak, plumber on Tuesday; Five right, dry, none; Cellar, dry, battery | button Export report | no buildings added | a tenant could not be reached

cargo-bike
thing: bike, bikes = Long with a box; Compact; Long tail
must: Test ride booked online; Load, size and range on one page; Service partners on a map; Test reports for frame and battery
later: Rain cover and child seats; A loan bike during repairs
screen: Choose your bike | picture Long bike with a front box | list Carries = Two children; Weekly shopping; A crate | ask Garage door width = Wide enough | map Service partners nearby | buttons Book test ride / Compare | tell us what you carry | too long for your lift, see the compact bike
screen: Test ride | list Booking = Saturday at ten; Bike shop on Main Street; Compact | ask Bring along = One child | words Helmets are provided | buttons Confirm / Change time | choose a shop to see free times | that time is taken, eleven is free
screen: Workshop | table Bikes = Bike, Job, Ready; Long, brake pads, today; Compact, inspection, Friday; Long tail, flat tyre, today | button Message owner | no bikes in the workshop | a battery was recalled, owners are informed

printed-things
thing: piece, pieces = Replacement knob; Desk lamp; Door sign
must: Upload of a photo, sketch or file; Price and delivery before ordering; Choice of material and colour; A test fit before a series
later: Repeat orders in one click; Small series for firms
screen: Order a part | picture Broken knob beside a ruler | ask Inner width = Six millimetres | list Material = Strong and matt; Smooth; Flexible | words Not for hot food or safety parts | button Get a price | upload a photo or file to begin | two sizes do not match, please measure again
screen: Your order | steps Progress = Drawing checked; Printed; Finished; On its way | picture Finished knob | words Arrives on Wednesday | buttons Order again / Report a problem | no order yet | it does not fit, we print it again
screen: Print queue | table Printers = Printer, Piece, Status; One, knobs, printing; Two, lamp, finishing; Three, sign, failed | list To do = Check fit; Pack; Reorder material | button Start next print | no prints waiting | print stopped, please check the first layer

plug-in-solar
thing: set, sets = One panel; Two panels; Two panels with battery
must: Estimate of energy for your balcony; The right mount for each railing; Help with registration and landlord; Step-by-step set-up guide
later: A battery for the evening; Group orders for a building
screen: My balcony | picture Balcony with railing | ask Faces = South | chart Expected energy by month | list Fits = Two panels; Round railing mount | buttons See price / Letter to landlord | add a photo of your balcony | too much shade, a set would hardly pay
screen: Set-up | steps Install = Fix the mounts; Hang the panels; Secure the ropes; Plug in | list In the box = Four mounts; Two panels; Cable | words Two people need an afternoon | button Register the set | scan the code on the box to begin | a mount is missing, we send it today
screen: My power | chart Energy today | list Now = Fridge runs on solar; Rest comes from the grid | words Best time for the washing machine is noon | button Share result | connect the set to see energy | no power since noon, check the plug

fall-pendant
thing: device, devices = Pendant; Clip; Bracelet
must: Automatic alarm after a fall; Voice contact with a call centre; Contacts called in a set order; Battery that lasts, with low warning
later: A choice of chains and colours; A weekly summary for the family
screen: Alarm | headline Possible fall at home | list Calling = Call centre; Daughter; Neighbour with key | words Vera can speak through the pendant | buttons I'm fine / Send help | no alarm at the moment | nobody answers, the next contact is called
screen: Family view | list Today = Worn since eight; Battery good; No alarm | chart Hours worn each day | ask First contact = Anna | buttons Test call / Edit contacts | no pendant connected yet | not worn today, give Vera a call
screen: Call centre | table Alarms = Person, Status, Next; Vera, speaking, wait; Otto, no answer, call neighbour; Rosa, false alarm, close | button Call ambulance | no open alarms | address missing, ask the family

posture-wearable
thing: device, devices = For the office; For training; For recovery
must: Gentle reminders that can be adjusted; Daily overview of posture and movement; Short exercises for the weak spots; A report for a physiotherapist
later: A team plan for companies; Connection to a smartwatch
screen: Today | chart Upright and slumped by hour | list Reminders = Three in the morning; Two after lunch | words You sat well for longer than yesterday | switch Quiet until noon | button Start exercise | wear the device to see your day | no data, check that it sits correctly
screen: Exercise | picture Shoulder stretch at a desk | steps Two minutes = Sit up; Pull shoulders back; Breathe; Repeat | ask How does it feel = Easier than last week | buttons Done / Skip | no exercise planned today | stop if it hurts and ask a therapist
screen: Patients | table Clients = Name, Days worn, Next; Anna, six, Tuesday; Ben, three, call; Clara, seven, Friday | button Send programme | no patients connected | the data of one patient is old

water-bottle
thing: bottle, bottles = Small, blue; Large, steel; Set of two
must: What it does and how it was tested; Size, material and cleaning; Spare parts or filters to reorder; Warranty and returns
later: A reminder for the next filter or part; A name or logo on it
screen: Product page | picture Product in the hand | ask Size = Small | ask Colour = Blue | list Details = Tested for drinking water; Easy to clean; No leaks | button Add to basket | choose a size to see the price | sold out: the next delivery is in two weeks
screen: My product | headline All good for four more weeks | list Next steps = Rinse; Change the filter or seal | switch Remind me | buttons Reorder / Get help | register your product to get reminders | it leaks or tastes odd: follow three steps or contact us
screen: Orders and stock | table Stock = Item, Ordered, Left; Small, six, nine; Large, three, four; Spare parts, eight, two | button Print labels | list To do = Reorder spare parts; Answer two customers | no open orders | a batch is on hold: wait for the test result

safety-alarm
thing: device, devices = Key-ring alarm; Clip for the bag; Button for work
must: Alarm with one press or pull; Location shared with chosen contacts; Battery level and monthly test; A cancel code for false alarms
later: A call centre that responds; Access for employers with lone workers
screen: I'm on my way | map My way home | list Contacts = Maya; Tom; Call centre | ask Arrive by = Nine o'clock | switch Share my location | buttons Start / Cancel | add a contact to share your way | no signal, your last place was sent
screen: Alarm | headline Help is being called | list Sent to = Maya, seen; Tom, not yet; Call centre, connected | words Stay on the line if you can | buttons Cancel with code / Call emergency | no alarm active | nobody has answered, the next contact is called
screen: Test and battery | list Status = Battery good; Last test on Monday | steps Monthly test = Press twice; Wait for the tone; Contact confirms | button Test now | no device connected | battery low, please charge it tonight

home-robot
thing: robot, robots = For the living room; For the lawn; For windows
must: A schedule and quiet hours; Map with areas to leave out; Stop for children and pets; Service request with photo
later: A rental plan with service; Several robots in one app
screen: Today's work | map Rooms or garden areas | list Done = Kitchen; Hall; Terrace | words Next run on Thursday at ten | switch Quiet hours | buttons Start / Pause | draw a map to begin | stuck by the table, please free it
screen: Areas to avoid | map Home with marked areas | list Leave out = Flower bed; Toy corner; Steps | ask Add area = Baby's mat | button Save | no areas marked yet | two areas overlap, please check
screen: Service | table Robots = Home, Problem, Next; Lin, stuck often, visit Tuesday; Keller, battery, send part; Ruiz, none, update | button Book visit | no service request open | a robot has been offline since Monday

smart-lock
thing: lock, locks = Front door; Holiday flat; Shop door
must: Access for a set time and person; Opening by phone, code and key; History of who opened the door; Battery warning in good time
later: Video doorbell; Links to booking systems
screen: Front door | headline Locked | list Access today = Maya, all day; Cleaner, ten to noon; Guest, from three | switch Lock when I leave | buttons Open / Add person | no access given yet | battery low, change it this week
screen: Give access | ask Person = Guest Anna | ask From = Friday at three | ask Until = Sunday at noon | list Opens with = Phone; Code | button Send access | choose a door first | the code was used too often, it is blocked
screen: All doors | table Doors = Door, Battery, Last opened; Front door, good, nine o'clock; Holiday flat, low, eight o'clock; Shop, good, six o'clock | button Send report | no doors added yet | one door has no connection

refurbished-phones
thing: device, devices = Phone, very good; Tablet, good; Laptop, like new
must: Photos and condition of the actual device; Battery level measured and shown; Proof that all data was wiped; Warranty and returns in plain words
later: A price for the old device; A monthly payment plan
screen: Device page | picture Front and back | list Condition = Very good; Small scratch at the edge; Battery tested | ask Storage = Standard | words Warranty included | button Add to basket | choose a model to see what is in stock | just sold: similar devices are shown
screen: Sell your device | ask Model | ask Condition = Works, small scratches | steps How it works = Get a price; Send it free of charge; Get paid | button Get my price | enter your model to see a price | the device is locked: remove your account first
screen: Workshop | table Devices = Device, Step, Next; Phone, battery, Sam; Tablet, wiping, today; Laptop, final test, Ana | switch Wiping report saved | button Move to stock | no device in the workshop | test failed: put it aside and note the fault
`;
