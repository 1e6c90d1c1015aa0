/** Guests, journeys and days out: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const GUESTS_AND_OUTINGS_SCREENS = `
glamping
thing: stay, stays = Treehouse, two nights; Safari tent, weekend; Cabin with stove, midweek
must: Photos of bed, bathroom and surroundings; Honest facts on heating, toilet and phone signal; Arrival directions by day and night; Online calendar and payment
later: Breakfast basket and extras; Vouchers for a stay
screen: Treehouse | picture Treehouse at dusk | list Included = Double bed; Wood stove; Private toilet | ask Dates = Friday to Sunday | button Book stay | choose dates to see what is free | already booked, the cabin is free
screen: Your arrival | map Way from the car park | steps Check-in = Park; Follow the lamps; Enter the door code | list Good to know = Firewood by the door; Quiet after ten | buttons Call host / Order breakfast | no stay booked yet | storm warning, the host will contact you
screen: Today's plan | table Units = Unit, Leaves, Arrives; Treehouse, ten, four; Tent, none, three; Cabin, ten, none | list To do = Clean; Refill firewood; Check stove | button Mark as ready | no arrivals today | a unit is damaged, move the next guests

hostel
thing: bed, beds = Bed in a shared room; Bed in a women's room; Private double room
must: Bed choice by room type; Arrival time and late check-in; Lockers, luggage and bicycle storage; Kitchen and breakfast information
later: Group bookings for schools and clubs; Events and tours for guests
screen: Book a bed | picture Shared room with six beds | list Choose = Shared room; Women's room; Private room | ask Nights = Two | button Book now | choose your dates | no beds on that night, try the next
screen: Your stay | list Details = Room three, lower bed; Check-in until ten; Kitchen open all day | code Door code | switch I arrive late | button Extend stay | no booking yet | lost your code, call the front desk
screen: Beds tonight | table Rooms = Room, Booked, Free; Room one, six, none; Room two, four, two; Private, one, one | list To do = Change beds; Check in Ana; Call group leader | button New booking | no guests tonight | double booking in room one, move a guest

home-swap
thing: swap, swaps = Flat for beach house; Two weeks in August; Weekend in the city
must: Checked identity of every member; Homes with photos, area and house rules; Calendar with dates that match; Signed agreement with damage rules
later: Points for swaps at different times; Three-way swaps
screen: Match for your dates | picture Living room | table Compare = Item, Their home, Your home; Sleeps, four, five; Area, beach, city; Pets, one cat, none | ask Dates = Two weeks in August | buttons Send request / Next home | add your dates to see matches | no match yet, try other dates
screen: Plan your swap | talk Messages = Ana: Can we use the bicycles?; Ben: Yes, the key is in the hall; Ana: Thank you | steps Progress = Request; Call; Agreement signed; Keys agreed | button Sign agreement | no swap planned yet | the other side cancelled, see similar homes
screen: Member check | table New members = Member, Identity, Home; Ana, checked, photos complete; Ben, waiting, photos missing; Mei, checked, rules missing | button Approve | no members waiting | identity not confirmed, ask for another document

accessible-travel
thing: trip, trips = Sea view hotel, four nights; City weekend, power wheelchair; Lake cabin, roll-in shower
must: Doors, beds and showers measured and photographed; Transport with ramp or lift booked door to door; Mobility aids and helpers booked with the trip; A help line during the trip
later: Reviews by travellers with similar needs; Saved needs for the next booking
screen: Find an accessible stay | ask Where to? = By the sea | list My needs = Step-free entrance; Roll-in shower; Space beside the bed | ask Nights = Four | list Matches = Sea view hotel, checked in May; Harbour inn, checked in June | button Show rooms | no checked hotel matches yet: ask us to find one | the room is no longer free: similar checked rooms are shown
screen: Sea view hotel, accessible room | picture Bathroom with roll-in shower | table Checked = What, Result; Entrance, No steps; Door, Wide enough; Shower seat, Fixed | list Book with the trip = Shower chair; Taxi with ramp | buttons Book this room / Ask a question | no measurements yet, and our visit is planned | something does not fit your needs: here is what differs
screen: Our desk, trips this week | table Departures = Guest, Trip, Status; Maria, Sea view hotel, Confirmed; Tom, City weekend, Lift to check; Lena, Lake cabin, Taxi open | list To do = Call the hotel about the lift; Confirm the ramp taxi | buttons Call the hotel / Message the guest | no departures this week, and the next one is on Monday | the hotel lift is out of order: the second hotel is on hold

luggage-transfer
thing: transfer, transfers = Mill Inn to Lake House, two bags; Lake House to Hill Farm, one bag; Group of five, three stops
must: Booking by stop, date and number of bags; Luggage labels with a code; A message when the bag has arrived; A phone number for changes and lost bags
later: A lift for tired walkers; Group bookings for tour operators
screen: Book your transfer | ask From = Mill Inn | ask To = Lake House | ask Date = Tuesday | ask Bags = Two | words Ready at reception by nine, delivered by four | button Book and pay | no stop chosen yet, start with your first night | this stop is not on our route: ask us for a price
screen: Your bags, Tuesday | headline Delivered to Lake House | map Mill Inn to Lake House | code Luggage label | steps Status = Collected; On the way; Delivered | buttons Change tomorrow's stop / Call us | no transfer today, and the next one is on Thursday | the van is late: the new delivery time is shown
screen: Driver's route, today | table Stops = Place, Collect, Deliver; Mill Inn, Two bags, None; Lake House, One bag, Two bags; Hill Farm, None, One bag | map Today's route | switch Label scanned | buttons Delivered / Bag is missing | no bags today, and tomorrow's bookings are listed | a bag is not at reception: call the guest from here

nature-walks
thing: walk, walks = Birds at dawn, Saturday; Edible plants, Sunday; Mushroom walk for beginners
must: A calendar with topic, level and meeting point; Booking and payment for each place; A weather message before the start; A packing list for every walk
later: A list of species seen after the walk; Gift vouchers and private groups
screen: Birds at dawn, Saturday | picture The path by the lake | list Good to know = Two hours, easy; Children welcome; Binoculars can be borrowed | map Meeting point at the car park | ask Places = Two | button Book this walk | no free places, join the waiting list | cancelled because of storm: choose a new date or a refund
screen: Guide's phone, Saturday's walk | table Guests = Name, Places, Note; Anna, Two, Needs binoculars; Ben, One, First walk; Carla, Three, Two children | list Take along = First aid kit; Binoculars; Guest list | switch Weather checked | buttons Start the walk / Message all guests | no bookings yet, share the date with partners | a guest is late: call and tell the next meeting point

travel-esim
thing: package, packages = Two countries, one week; One country, one month; Weekend abroad
must: A check whether the phone supports eSIM; Set-up in a few steps with a QR code; Remaining data and days at a glance; Chat help before and after landing
later: Top up while travelling; Packages for groups and firms
screen: Choose your package | ask Where to? = Two neighbouring countries | ask How long? = One week | list Packages = Light, maps and messages; Standard, daily use; Large, video and hotspot | words Your phone supports eSIM | button Buy and set up | no country chosen yet, popular ones are listed | this phone is locked to a network: ask the network to unlock it
screen: Set up before you fly | code Scan with your camera | steps Steps = Scan the code; Name it Travel; Switch it on after landing | switch Data roaming for this line | button Test my set-up | no package yet, choose one first | the code was already used: chat with us for a new one
screen: My data | headline Five days left | chart Data used per day | list Networks here = First choice, connected; Second choice, available | buttons Top up / Chat with us | not started yet, it begins with the first connection | no connection: try the other network or chat over wifi

newcomer-help
thing: arrival, arrivals = Ana, new job in May; Omar, student; Family of four, first flat
must: A checklist with dates and papers for each office; Appointments booked and accompanied; Forms explained and filled in together; Help with flat, bank and insurance
later: Family and school registration; A report for the employer
screen: My first weeks | steps Steps = Register address; Open bank account; Health insurance; Tax number | list Next = Town hall, Tuesday, 9 am; Bring passport and lease | picture Lease, photographed | buttons Upload a paper / Ask my guide | all steps are done, and renewals are listed | a paper is missing: how to get it and a new date
screen: Our desk, new arrivals | table Arrivals = Name, Next step, Date; Ana, Register address, Tuesday; Omar, Bank account, Wednesday; Lena, Flat viewing, Friday | list To check = Opening hours of the town hall; New form for students | buttons Book an appointment / Message Ana | no open cases, and next month's arrivals are shown | the office cancelled: free dates nearby are listed

pool-and-garden-sharing
thing: booking, bookings = Pool, Saturday, two hours; Garden for a birthday; Fenced dog field, Sunday
must: Photos, rules and free hours for every place; Booking and payment by the hour; Hosts approve guests before each booking; Deposit and reviews on both sides
later: Extras such as grill and towels; Regular slots for swimming lessons
screen: Garden pool near the park | picture Pool with terrace | list Included = Changing room; Shade and chairs; Toilet | list House rules = Six guests at most; Children with an adult; Quiet after eight | ask Time = Saturday, two to four | button Request to book | no free hours this week, next Monday is open | the host declined: similar places nearby are shown
screen: Host's calendar, this week | table Requests = Guest, Time, Guests; Maria, Saturday at two, Five; Ben, Sunday at nine, Two; Lena, Sunday at four, Six | list Before the visit = Water checked; Gate code sent | switch Accept pets | buttons Approve / Decline | no requests yet, add more photos and free hours | water test failed: bookings are paused and guests are told

tandem-flights
thing: flight, flights = Morning flight, Saturday; Long flight with photos; Gift flight for two
must: Booking with passenger weight and meeting point; A weather decision sent before the meeting time; Gift vouchers with a free choice of date; Photos and video after landing
later: Group flights with several pilots; Partner codes for hotels
screen: Book your flight | list Choose = Short flight; Long flight; Flight with photos | ask Date = Saturday, 9 am | ask Passenger = Maria, first flight | words Health and weight limits apply | button Book my flight | no free pilot that day, Sunday is open | the wind is too strong: choose a new date, your payment stays valid
screen: Pilot's day, Saturday | table Flights = Time, Passenger, Status; 9 am, Maria, Ready; 9 am, Ben, Late; 4 pm, Lena, Waiting for wind | list Before take-off = Equipment checked; Wind checked; Briefing done | chart Wind at the launch site | buttons Confirm flights / Move to another day | no flights today, and open vouchers are listed | wind above our limit: all passengers get a message

treatment-abroad
thing: treatment, treatments = Dental implants, two visits; Eye surgery, three nights; Knee surgery with rehab
must: Written offers from checked clinics; Medical records shared only with consent; Travel, stay and interpreter in one plan; Follow-up care agreed before departure
later: Talks with former patients; Payment in instalments
screen: Compare clinics | ask Treatment = Dental implants | table Offers = Clinic, Visits, Guarantee; Harbour Clinic, Two, Five years; City Dental, Three, Three years | list Included = Scans; Hotel near the clinic; Interpreter | buttons Ask the doctor / Choose this clinic | no offers yet, they arrive within some days | the clinic needs a newer scan: where to have it made
screen: Case desk, patients | table Cases = Patient, Treatment, Status; Maria, Implants, Offer sent; Tom, Eye surgery, Travels Monday; Lena, Knee, Follow-up | list To do = Get consent from Maria; Confirm the interpreter | talk Tom = Tom: When may I fly home?; Guide: The doctor will tell you on Thursday | buttons Message the patient / Call the clinic | no open cases, and follow-up calls are listed | a patient reports pain: the clinic and the doctor at home are called
`;
