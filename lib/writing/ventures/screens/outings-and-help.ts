/** Events, outings and help: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const OUTINGS_AND_HELP_SCREENS = `
event-agency
thing: event, events = Staff party, Friday; Birthday dinner, Saturday; Shop opening, Tuesday
must: A budget that shows every supplier and deposit; A run sheet for the day with names and times; Guest list with replies and diets; Supplier contracts kept with each event
later: Photos shared with guests; A calendar of next year's company events
screen: Your event, staff party | headline Friday evening, on plan | list Decided = Venue and menu; Music until midnight; Bus home for guests | list For you to choose = Invitation design; Welcome drink | buttons Approve / Ask the planner | nothing to decide today, and the next date is shown | a supplier cancelled: the replacement is ready for your approval
screen: Planner's desk, day of the event | table Run sheet = Time, What, Who; 4 pm, Tables and lights, Ben; 6 pm, Caterer arrives, Ana; 7 pm, Doors open, Crew | list Still open = Late diet request; Parking sign | buttons Message the crew / Call a reserve | no event today, and the coming week is shown | a delivery is late: the supplier and the reserve are called

dj-service
thing: evening, evenings = Wedding party, Saturday; Birthday in a bar, Friday; Staff party, Thursday
must: Check a date and see packages at once; A wish list with must-plays and never-plays; Contract and deposit signed online; Schedule with speeches, first dance and closing time
later: Guests send song wishes by phone; Live video from recent parties
screen: Plan your evening | ask First dance = Our song, short version | list Must play = Old soul; Nineties hits; Two folk songs | list Never play = Techno; Party chants | switch Music for the ceremony | button Save the wish list | no wishes yet, start with three favourite songs | the date is already taken: two free DJs are suggested
screen: Bookings this month | table Bookings = Date, Host, Status; Friday, Maria, Confirmed; Saturday, Tom and Lena, Deposit paid; Sunday, Hotel bar, Asked | list Load the van = Speakers and stands; Two microphones; Spare laptop | buttons Confirm date / Send contract | no bookings this week, and venues to call | a cable test failed: take the spare from the case

wellness-retreats
thing: retreat, retreats = Digital detox, four days; Yoga week by the sea; Fasting weekend
must: Dates, rooms and free places on one page; A health and diet form before the stay; Deposit, balance and refund dates shown clearly; Daily programme and packing list sent beforehand
later: A follow-up call after the stay; Waiting list for full dates
screen: Choose your place | picture House and garden | headline Four quiet days | list Included = Room and meals; Yoga twice a day; Guided walk | list Room = Single; Shared with a friend | ask Date = First weekend of May | button Reserve with a deposit | this date is full, join the waiting list | payment did not go through: your place is held until tomorrow
screen: Host's page, next retreat | table Guests = Name, Room, Diet; Maria, Single, Vegan; Tom, Shared, None; Lena, Shared, No nuts | list To do = Read two health forms; Order vegetables; Confirm the massage times | buttons Message guests / Print programme | no guests booked yet, and teachers to tell | a guest cancelled: the place goes to the waiting list

amateur-sports-league
thing: match, matches = Tuesday league, pitch two; Cup match, Sunday; Mixed volleyball, Thursday
must: Sign up a team or join alone; Fixtures, courts and referees on one page; Results and table updated the same evening; Spare players found for a short team
later: Photos and scorers of the week; A cup between leagues
screen: Our team this week | headline Tuesday, 8 pm, pitch two | list Coming = Ana; Ben; Maria; Tom | table League = Team, Played, Points; Blue Shoes, 3, 7; Old Friends, 3, 6; Late Starters, 3, 4 | buttons I can play / I cannot play | no match this week, and the next one is shown | two players are missing: ask a spare player
screen: League desk, Tuesday | table Matches = Pitch, Teams, Referee; One, Blue Shoes and Owls, Ben; Two, Friends and Foxes, Ana; Three, Bees and Bears, Missing | list To answer = Team asks for a later start; Result disputed | buttons Send a referee / Message captains | no matches today, and the open fees | heavy rain closed the ground: the new date goes to all captains

race-events
thing: entry, entries = Half marathon, Lena; Fun run, family of three; Relay, four runners
must: Entry with distance, shirt size and emergency contact; Course map with aid stations and times; Start number and wave sent by phone; Results and certificate after the finish
later: Photos found by start number; Team ranking for firms and groups
screen: Enter the race | list Distance = Fun run; Half marathon; Relay team | ask Emergency contact = Name and phone | switch I have read the health notes | map Course and aid stations | button Enter now | entries open next Monday, leave your address | this distance is full: transfer or waiting list
screen: Race desk, Sunday morning | map Marshals on the course | table Aid stations = Place, Helpers, Status; Bridge, 4, Ready; Forest, 3, Ready; Village, 2, Needs water | list Reported = Branch on the path; One runner stopped | buttons Send help / Message all helpers | no reports, all stations are ready | a marshal does not answer: the sweeper rides past

festival-organiser
thing: ticket, tickets = Weekend pass, Lena; Saturday, two adults; Camping, one tent
must: Tickets with day, camping and concession prices; Programme by stage with times; Site map with water, first aid and exits; Safety and staff plan for each shift
later: Cashless payment at bars and stands; Songs or stands marked as favourites
screen: My festival | headline Weekend pass, Lena | code Show at the gate | list My plan = Brass band, river stage; Street food hour; Night concert, main stage | map Stages, water and first aid | buttons Add to plan / Share | nothing planned yet, see what starts next | the ticket was already scanned: ask at the help desk
screen: Control desk, Saturday | table Areas = Area, Visitors, Status; Main stage, Busy, Open; River stage, Calm, Open; Camping, Full, Closed | list Reported = Water point empty; Lost child, found | map Teams on site | buttons Send a team / Message all staff | no reports, all areas are open | strong wind forecast: the stage plan for wind is opened

market-organiser
thing: pitch, pitches = Ceramics, table by the door; Cheese, corner pitch; Vintage clothes, two tables
must: Stall application with pictures and papers; Pitch plan with power and vehicle times; Fees, deposits and weather rule in one place; Visitor page with date, sellers and map
later: Season booking for regular sellers; Visitors' favourite stalls
screen: Apply for a stall | ask What you sell = Handmade ceramics | picture Your goods or stall | list Date = First Sunday of May; First Sunday of June | switch I need power | button Send the application | no free pitch on this date, join the waiting list | insurance paper missing: add it by Friday
screen: Market desk, Sunday | table Pitches = Pitch, Seller, Status; One, Ana, Arrived; Two, Ben, On the way; Three, Free, Waiting list | map Pitch plan | list To do = Power for row two; Sign at the station | buttons Give away pitch / Message sellers | no market today, and the open applications | a seller did not come: the pitch goes to the waiting list

singles-events
thing: evening, evenings = Speed dating, Thursday; Cooking in pairs, Friday; Dinner, Saturday
must: Places sold separately to keep the balance; Short profile that only the host sees; Choices after the evening, shared when both agree; House rules and a contact for complaints
later: Personal introductions by the host; Weekend trips for singles
screen: Choose an evening | list Evenings = Speed dating, Thursday; Cooking in pairs, Friday; Walk and coffee, Sunday | ask Age group = Thirties | words Places are balanced, and your name stays private | button Reserve my place | your group is full, join the waiting list | payment failed: your place is held for an hour
screen: Your choices from Thursday | headline Who would you like to meet again? | list You met = Ana; Maria; Lena | buttons Meet again / Not this time | link Report a problem | no choices yet, take your time until tomorrow | contact could not be shared: we try again and tell you both
screen: Host desk, Thursday | table Guests = Group, Booked, Arrived; Women, 8, 7; Men, 8, 8 | list To do = Call the missing guest; Set the bell; Print cards | buttons Start round / Message guests | no evening today, and the balance of the next one | one guest is missing: the host joins the round

pop-up-picnics
thing: set-up, set-ups = Beach proposal, Friday; Birthday picnic, six guests; Anniversary, garden
must: Choose style, spot and extras in one booking; Food choice with diets and allergies; Weather decision with a second place or date; Packing list for each style
later: Photographer booked with the set-up; Anniversary reminder a year later
screen: Plan your picnic | picture Low table with flowers | list Style = Garden white; Warm colours; Sea and shells | ask Spot = Lake meadow | list Extras = Flowers; Photographer; Cake | button Ask for the date | this spot is taken, and the next free day is shown | rain is expected: choose the pavilion or a new date
screen: Our Saturday | table Set-ups = Time, Spot, Team; 2 pm, Lake meadow, Ana; 5 pm, Beach, Ben; 8 pm, Roof garden, Ana | list Load the van = Low table; Six cushions; Lanterns | map Route for the day | buttons Message the guest / Start clearing | no set-ups today, and cushions to wash | the spot is occupied: the reserve spot is sent to the guest

adventure-park
thing: visit, visits = Family of four, Saturday; School class, Tuesday; Staff outing, Friday
must: Book a time slot with age and height; Terms accepted by adults or parents beforehand; Daily inspection list for each line or vehicle; Group plan with guides and first aid
later: Photos from the longest line; Yearly pass for families
screen: Book your visit | list Choose = Low route; High route; Zipline | ask Date and time = Saturday, 9 am | list Visitors = Two adults; Two children | switch All are tall enough | button Book the visit | this hour is full, and the next free one is shown | one child is too small for this route: see the low route
screen: Guide desk, morning check | table Lines = Line, Checked by, Status; Low route, Ana, Open; High route, Ben, Open; Long zipline, Nobody, Closed | list Groups today = School class, nine; Family, four | buttons Open line / Close line | no groups booked, do the monthly checks | a cable shows wear: the line stays closed and the inspector is called

dive-kayak-centre
thing: trip, trips = Reef snorkelling, Tuesday; First dive, two guests; Sunset kayak tour
must: Book a trip with date, level and sizes; Health form and terms signed beforehand; Weather decision sent the evening before; Log of kit service and guides' certificates
later: Photos from the trip; Ten-trip pass for locals
screen: Choose a trip | picture Clear water in the bay | list Trips = Snorkel at the reef; First dive with a guide; Kayak to the cave | ask Guests and shoe sizes = Two adults, one child | switch Everyone can swim | button Reserve | this trip is full, and the next one is shown | too much wind tomorrow: choose the sheltered bay or another day
screen: Base desk, Tuesday | table Trips = Time, Trip, Guide; 8 am, Reef, Ana; 1 pm, First dive, Ben; 6 pm, Kayak tour, Tom | list Check before leaving = Radio and oxygen; Health forms; Guest count | map Boats on the water | buttons Boat is back / Call a boat | no trips today, and the kit to service | a boat is late: call by radio, then the coast guard

farm-day-visits
thing: visit, visits = Family, Saturday morning; School class, Tuesday; Alpaca walk, two people
must: What can be picked and seen this week; Book a time with number of children; Hand-washing and animal rules in clear pictures; Group visits with programme and price
later: Season pass for families; Order from the shop before the visit
screen: This week on the farm | picture Strawberry field | list To see and pick = Strawberries, ripe; New lambs; Tractor ride on Sunday | ask Your visit = Saturday, 9 am | list Coming = Two adults; Two children | button Book the visit | nothing to pick this week, come for the animals | heavy rain: keep the ticket for another day
screen: Farm desk, Saturday | table Visits = Time, Group, People; 9 am, Lena's family, 4; 9 am, Birthday, 8; 2 pm, Tom's family, 3 | list To do = Fill the soap; Move the goats; Set out baskets | list Shop is low on = Eggs; Honey | buttons Open the gate / Message guests | no visits today, and the field report | the vet closed the barn: guests are told and offered picking

homeless-help
thing: visit, visits = Station square, Tuesday; Shower van, Friday; Appointment at the office
must: Route with places, pair and time; Short notes kept with consent; Free beds and doctors tonight; Next step agreed with each person
later: Donors see what their gifts made possible; Clothes and bedding requests by size
screen: Outreach route, Tuesday evening | map Station square and bridge | list Met tonight = Tom, needs a doctor; A woman, wants no help; Ben, bed found | list Free places = Parish hall, 2; Day centre, tomorrow | buttons Add a visit / Call the shelter | nobody met here, go on to the bridge | no bed is free: sleeping bags and the morning appointment are noted
screen: Office, next steps | table Steps = Person, Step, When; Tom, Street doctor, Wednesday; Ben, New papers, Thursday; Ana, Room to view, Friday | list Supplies low = Socks; Washing kits | chart Steps kept by week | buttons Assign a worker / Message volunteers | no open steps, plan the next route | an appointment was missed: the worker looks on the usual route
screen: Your gift | headline Seven warm nights this month | list Made possible = Showers and laundry; One room found; Three visits to a doctor | words No names are shown, to protect our guests | buttons Give monthly / Read the accounts | no gift yet, see what one shower costs | the payment failed: nothing was taken, try again

women-livelihoods
thing: place, places = Sewing, spring group; Poultry, nine women; Baking, second group
must: Places by group, skill and trainer; Kits and grants signed for by each woman; Income and sales noted at each visit; Buyers and orders by product
later: Savings group records; Stories shared with the women's consent
screen: Field visit, Tuesday | headline Maria, sewing | list Since the last visit = Five uniforms sold; Two orders waiting | ask Problem to solve = Thread is too expensive | switch She agrees to a photo | button Save the visit | no visit noted yet, begin with her own words | no signal: the visit is kept and sent later
screen: Our spring group | table Women = Name, Kit, First sale; Maria, Received, Yes; Ana, Received, Not yet; Lena, Ordered, Not yet | list Buyers = School, uniforms; Market stall, aprons | chart Sales by week | buttons Plan visits / Send report | no group running, and the waiting list | a kit was not signed for: the field worker is asked

child-sponsorship
thing: sponsored child, sponsored children = Pupil, third class; Girl, boarding school; Boy, lives with his aunt
must: Sponsorship by month with receipt; Reports that never show full name or place; Visits, attendance and costs for each child; Letters checked by staff before they are passed on
later: Groups who share one sponsorship; Yearly certificate for the tax office
screen: My sponsorship | headline In school all week | list This term = Fees paid; New shoes; Health check done | words A letter is being translated for you | buttons Write a letter / See the costs | no report yet, the first comes after the next visit | the gift did not arrive: the child stays in school, please check your bank
screen: Field desk, visits this week | table Children = First name, School days, Visit; Ana, 5, Tuesday; Ben, 3, Today; Tom, 5, Friday | list To follow up = Ben missed two days; Aunt asks for a doctor | list Bills = School fees; Lunches | buttons Add a visit / Pay a bill | no visits due, and the next term's fees | a worry was reported: only the protection officer sees it

tree-planting
thing: plot, plots = River bank, oak and ash; School yard, small forest; East slope, pine and birch
must: Gifts by tree, plot or month with receipt; Each plot on a map with species and date; Field checks with photos and living trees counted; Planting days with places for helpers
later: Gift certificate with a name; A page for each company partner
screen: My trees | headline Nine trees on the river bank | map River bank plot | picture Plot at the last check | list Last check = Eight alive; One to replace | buttons Give again / Send as a gift | no trees yet, choose a plot to begin | the check is late: the last photo is shown with its date
screen: Field desk, checks this week | table Plots = Plot, Group, Alive; River bank, Ana's group, 8 of 9; School yard, Class four, 7 of 7; East slope, Ben's group, Not checked | list To do = Repair the fence; Water the east slope | buttons Add a check / Pay the group | no checks due, and the nursery list | no signal in the field: the count is kept and sent later

women-shelter
thing: case, cases = First call, Tuesday; Family room, two children; Court date, Friday
must: Calls noted without names until consent is given; Free rooms and nearby refuges tonight; Safety plan and next steps for each person; Access to notes only for the responsible counsellor
later: Donation page without pictures of guests; Training dates for police and hospitals
screen: Get help now | headline You can talk to us | words Leave this page at any time with one tap | buttons Call us / Leave this page | list We can help with = A safe place; Police and court; Children and school | no chat is open now, the phone line is answered | the call dropped: call again or use the emergency number
screen: Duty desk, tonight | list Calls = Caller with two children, needs a room; Caller, wants advice on court | table Rooms = Room, Status; One, Taken; Two, Free; Partner house, Free | steps Next = Check safety now; Arrange the drive; Inform the children's worker | buttons Reserve the room / Call police | no calls waiting, the line is open | no room is free: partner houses are called in order

peer-support-groups
thing: group, groups = Carers, Tuesday evening; After a loss, Thursday; Living with pain, Sunday
must: A short form that finds the fitting group; Video evenings with a trained moderator; Group chat with rules and a report button; Crisis help with local numbers on every page
later: A buddy between evenings; Places paid by insurers or employers
screen: My group | headline Carers, Tuesday at 8 pm | list With you = Ana; Ben; Maria; Tom | talk Since last week = Ana: I slept through one night; Ben: That gives me hope | buttons Join the evening / Leave quietly | link I need help now | no evening this week, the chat stays open | video does not start: join by phone with first name only
screen: Moderator desk, Tuesday | table Group = Name, Last evening, Note; Ana, Came, Wants to speak; Ben, Missed, Send a message; Maria, Came, None | list Reported messages = Advice on medicine; Rude reply, removed | steps If somebody is in danger = Stay with the person; Call the supervisor; Use the local number | buttons Open the room / Call supervisor | no group today, and the notes to finish | a member left in distress: the crisis plan is opened

wedding-goods-resale
thing: set, sets = Glass vases, eight tables; Flower arch with cloth; Bridal gown, ivory
must: Sets with piece count, photos and free-from date; Search by colour, region and wedding day; Payment held until the set has arrived; Collection points and packed carriage for glass
later: Reserve before the seller's own wedding; Match sets to a colour mood
screen: Find decor | ask Our day = First Saturday of June | list Filters = Green and white; Nearby; Eight tables | picture Glass vases with candles | list Found = Glass vases, eight tables; Linen runners, nine pieces; Wooden sign | buttons Reserve / Ask the seller | nothing in this colour yet, we tell you when it comes | this set is free only after your date: see similar sets
screen: Sell our set | ask What is in it = Vases, candles and runners | picture All pieces counted | ask Free from = Monday after our wedding | switch Collection at the venue | button List the set | no sets listed yet, start with the largest | the photo shows fewer pieces than you wrote: please count again
screen: Desk, deals this week | table Deals = Set, Wedding, Status; Vases, Saturday, Arrived; Flower arch, Friday, On the way; Gown, June, Paid | list To solve = One glass broken; Seller does not answer | buttons Pay the seller / Find a replacement | no open deals, and venues to call | a parcel is late before the wedding: similar sets nearby are called

event-supplier-marketplace
thing: booking, bookings = Canopy and chairs, Saturday; Buffet for a family party; Music and lights, Friday
must: Search by date, place and number of guests; True prices and free dates for each supplier; One basket with deposits held until the day; Delivery times of all suppliers in one schedule
later: Replacement supplier at short notice; Ready-made packages for common parties
screen: Plan your party | ask Date and place = Saturday, garden | list Basket = Canopy, two; Tables and chairs; Buffet, caterer Ana | list Still missing = Music; Drinks | buttons Pay the deposit / Add a supplier | basket is empty, start with chairs or food | a supplier is no longer free: three similar ones are shown
screen: Supplier's phone, new request | headline Saturday, canopy and chairs | map Garden by the lake | list Asked for = Two canopies; Nine tables | words Deposit is held and paid out after the day | buttons Accept / Decline | no new requests, check that your dates are true | you accepted two jobs at one hour: please release one
screen: Desk, parties this weekend | table Parties = Host, Supplier, Status; Maria, Canopy, Confirmed; Maria, Buffet, Waiting; Tom, Music, Confirmed | list To call = Caterer has not answered; Host changed the time | buttons Call supplier / Find replacement | no parties this weekend, and new suppliers to check | a supplier cancelled: the reserve list is open
`;
