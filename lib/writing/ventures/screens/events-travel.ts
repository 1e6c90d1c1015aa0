/** Feasts, evenings out and journeys: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const EVENTS_TRAVEL_SCREENS = `
wedding-planning
thing: wedding, weddings = Ana and Jonas, in June; Mei and Tom, garden party; Sara and Leo, weekday wedding
must: One checklist with dates for the whole wedding; A budget that updates with every booking; Supplier offers side by side; A timetable for the day for everybody involved
later: Guest list and seating plan; Gift list and thank-you notes
screen: Our wedding | headline Saturday in June, garden venue | list To do this week = Choose the menu; Confirm the band; Send invitations | chart Budget spent and still open | table Suppliers = Supplier, Status, Next; Photographer, booked, shot list; Florist, offer in, decide; Band, waiting, call Friday | buttons Approve the florist / Ask my planner | no tasks yet, and the first planning call sets the list | a supplier cancelled: two stand-ins and their offers are shown
screen: Timetable for the day | steps Saturday = 2 pm, guests arrive; 3 pm, ceremony; 4 pm, photos; 6 pm, dinner; 9 pm, first dance | list Contacts = Venue, Maria; Band, Tom; Cake, Lin | switch Rain plan active | buttons Send to everybody / Change a time | no timetable yet, and it is drafted after the venue is booked | a supplier is late: the new times go to everybody involved
screen: Planner's desk | table Weddings = Couple, Date, Open; Ana and Jonas, June, four tasks; Mei and Tom, July, deposit due; Sara and Leo, May, seating plan | list Due today = Call the venue; Check the florist's offer | ask Note for the couple = Two menus to taste on Friday | button Send update | no open tasks, and new enquiries are listed | a deposit is overdue: the couple and the supplier get a reminder

wedding-photography
thing: shoot, shoots = Wedding, full day; Portrait session in the park; Engagement session, one hour
must: Packages, prices and free dates in one place; A list of the pictures and groups wanted; A private online gallery to download and share; A date by which the pictures are ready
later: Prints and albums ordered from the gallery; A guest upload page for phone pictures
screen: Check your date | ask Date = Saturday, the second of June | list Packages = Three hours; Full day; Full day and album | picture Example from a recent wedding | words The date is still free | buttons Ask for an offer / See full galleries | no date chosen, and the calendar with free days is shown | the date is taken: a recommended colleague is shown
screen: Your gallery | picture First pictures from Saturday | list Albums = Getting ready; Ceremony; Group pictures; Party | ask Marked for the album = Nine pictures | switch Share with guests | buttons Download all / Order prints | the pictures are being edited and arrive by Friday | a download failed: start again or get a new link
screen: Photographer's desk | table Shoots = Client, Date, Status; Ana and Jonas, Saturday, editing; Lin, Sunday, booked; Sara, Tuesday, delivered | list Group pictures for Sunday = Your side; Your partner’s side; All together | switch Two copies saved | button Send first pictures | no shoots this week, and open enquiries are listed | a card cannot be read: the second copy is opened

photo-booth
thing: booking, bookings = Birthday, Saturday evening; Wedding, with print album; Office party, Thursday
must: Date, place and package booked online; Space and power needed, shown before booking; A photo template with names and date; All pictures in a private gallery afterwards
later: A guest book filled during the party; Company logo on every print
screen: Book the booth | ask Event date = Saturday | ask Place = Garden, with power nearby | list Package = Self set-up; With helper; With helper and guest book | picture Booth with backdrop | button Check the date | no date chosen, and the next free days are shown | the date is taken: a smaller model or another day is offered
screen: Your photo template | picture Strip with names and date | ask Text on the print = Ana and Jonas, June | list Layout = Three pictures; Four pictures; Postcard | switch Guests get pictures by message | buttons Approve / Change the layout | no template yet, and three designs are ready to use | the logo is too small: upload a larger file
screen: Delivery plan, this weekend | table Events = Event, Set-up, Status; Wedding, Friday 4 pm, packed; Birthday, Saturday 5 pm, paper missing; Office party, Thursday, returned | list To pack = Paper; Spare cable; Props | map Route for Saturday | buttons Set-up done / Report a fault | no events this weekend, and open offers are listed | the printer does not start: steps to try and the number to call

private-chef
thing: dinner, dinners = Birthday dinner, Saturday; Dinner for two; Family lunch, Sunday
must: Menus with price per guest; Allergies and wishes of all guests; Photos of the kitchen before the dinner; Service and cleaning up included
later: Wine to go with the menu; Cooking class at home
screen: Book a dinner | ask Date = Saturday, 7 pm | ask Guests = Six | list Menus = Seasonal, three courses; Seafood; Vegetarian | ask Allergies = One guest, nuts | button Ask for this date | choose a date to see the free chefs | this date is taken: other dates are shown
screen: My dinner | headline Saturday, six guests, Chef Marco | list Menu = Pumpkin soup; Fish with vegetables; Chocolate dessert | picture Photo of your kitchen | steps Status = Menu agreed; Deposit paid; Shopping; Dinner | buttons Change the menu / Message the chef | no dinner booked, and menus are shown | chef is ill: another chef or a full refund
screen: Chef's plan | list Shopping = Fish for six; Pumpkin; Herbs | list Never serve = Nuts, one guest | table Saturday = Time, What, Note; 4 pm, arrive, park behind the house; 7 pm, first course, six guests; 9 pm, dessert, birthday | switch Kitchen left clean | button Finish the dinner | no dinners this week, and requests are shown | an ingredient is missing: ask the host before changing the dish

catering
thing: event, events = Company lunch, Tuesday; Birthday buffet, Saturday; Wedding dinner
must: Menus with price per guest; Quote with staff and equipment; Allergens labelled on each dish; Final guest numbers by an agreed date
later: Tasting before the event; Tableware hire
screen: Ask for a quote | ask Event = Birthday | ask Date = Saturday | ask Guests | list Service = Buffet; Served at the table; Delivery only | button Ask for a quote | choose a date to see menus | the date is full: the nearest free dates are shown
screen: My event | headline Saturday, buffet | list Menu = Starters; Two mains; Dessert | list Please confirm = Final guest numbers; Allergies; Access to the kitchen | steps Status = Quote accepted; Deposit paid; Final numbers; Served | buttons Confirm numbers / Ask a question | no event booked, and sample menus are shown | final numbers are late: please confirm today
screen: Kitchen and staff | table Events = Event, Leaves at, Staff; Company lunch, Tuesday 9 am, two; Birthday, Saturday 3 pm, four; Wedding, Saturday 1 pm, six | list To pack = Warmers; Plates; Allergen labels | switch Temperature recorded | button Close the checklist | no events this week, and open quotes are shown | a helper is ill: call the stand-in

escape-room
thing: game, games = Four friends, never played; Nine from an office; Family, one is six
must: Who plays: how many, how old, how brave; A hint before they sulk; A door out that is never locked; The room reset, thing by thing
later: A part changed for those who come again; A morning for a firm
screen: Before you go in | list Know this = The green door is always open; Nothing is above your head; You may ask | ask You are = Four, one does not like the dark | picture A suitcase, three locks | switch Keep a lamp on for us | ask Call yourselves | buttons We are ready / Leave out the dark part | no game is booked, and the hour before supper is free | one of you wants out: the green door, the clock waits, the rest may go on
screen: Game master's desk, lock two | table They have = Lock, Since, Near; Suitcase, open, -; Clock, eleven minutes, looks left; Letter, not seen, - | talk To them = Four: is it the clock?; Master: what does the cat look at? | chart Minutes at each lock, last nine groups | steps Reset = Letter behind the cat; Clock to noon; Try every lock | buttons Smallest hint / Lamp on | nobody inside, and the cat to be glued | a lock jams: opened from here, the clock goes back, and they are told it was us

guided-tours
thing: tour, tours = Old town walk, Monday morning; Food tour, five tastings; Evening walk, small group
must: Dates, languages and free places shown live; A meeting point that is easy to find; Free cancellation until the day before; The guide's name, photo and reviews
later: Private tours for groups and companies; Gift vouchers
screen: Book a tour | headline Old town walk, two hours | picture Your guide, Maria | ask Date = Monday, 9 am | ask Guests = Three people | list Included = Small group; Two tastings; Museum entry | button Book now | no places left on Monday, and Tuesday is open | the payment failed: your places are held for one hour
screen: My booking | map Meeting point at the fountain | list Good to know = Two hours on foot; A few steps; Bring water | words Maria carries a red umbrella | buttons I am running late / Change my date | no booking yet, and this week's tours are shown | heavy rain: the covered route or a new date is offered
screen: Guide's phone, today | table 9 am, old town = Guest, People, Note; Ana, two, walks slowly; Tom, three, first visit; Lin, one, vegetarian | switch Everybody is here | list Remember = Tickets; First aid kit | buttons Start the tour / Call a guest | no guests today, and the next tour is tomorrow | a guest has not arrived: call or join them at the second stop

farm-stay
thing: stay, stays = Tent by the pond, two nights; Upper room, three children; Quiet week in November
must: What one wakes to, and at what hour; Who lives here, on two legs and four; Boots, lamp, blanket: what to bring; Written to the farm itself
later: A crate of apples in autumn; The same week next year
screen: Morning by the pond | list Sounds = Cock, at five, sorry; Pump at six; Then nothing | steps You may = Fetch eggs, left door; Feed the calf, flat hand; Lie down again | picture Tent, calf looking in | ask Children = Three, one afraid of hens | buttons Eggs at eight / Let us sleep | no night is taken, and the fields as they look that month | storm by night: into the hay barn, lamp by the door, it stays open
screen: Kitchen table, the farm's planner | table Tonight = Where, Who, Mind; Pond, family, afraid of hens; Upper room, two, early train; Caravan, nobody, stove is out | list Before dark = Lamps; Gate by the bull, twice; Water jug | switch Names in the guest book | ask Ran out = Jam | buttons Breakfast at eight / Close for February | nobody here, and what to mend before Easter | the calf is ill: no feeding today, and why it is told to children as well

surf-school
thing: course, courses = Any three of five days; Family, small boat; First wave, by the sandbank
must: Wind and water, told this morning for today; Whether somebody can swim, and is well; Suit and board that fit; What is learnt on land when the sea says no
later: Their film of wave nine; The second course in the same week
screen: Today at nine, or at four | chart Wind and tide, hour by hour | headline Four o'clock. Smaller, and the sand is out | list Bring = Nothing round your neck; Breakfast, long ago | ask I am afraid of = Going under | steps Before the water = Up, on the sand; Up again; How to fall | buttons Four o'clock / Tomorrow instead | flat as a plate all day: balance on the beach, or a day kept | red flag: nobody goes in, and which of the five days is left
screen: Teacher's phone, on the beach | table Mine = Who, Stands, Mind; Ana, knees, shoulder; Mei, yes, too brave; Jonas, not yet, cold early | picture Where the water pulls out, left of the rock | switch Counted in, counted out | ask Tomorrow first = Mei further left | buttons All out / One is missing | none before four, and suits to be turned | one is missing: whistle, all out, count, then the number on the board

campervan-rental
thing: trip, trips = Long weekend, two people; One week, large van; Two weeks by the coast
must: Free dates and total price before booking; Photos of the van inside and out; A handover with checklist and photos; A phone number for breakdowns, day and night
later: Bikes, chairs and bedding to add; Suggested routes and campsites
screen: Choose your van | ask Dates = Friday to Monday | picture Large van, bed made | list On board = Four seats, four beds; Stove and fridge; Heating | ask Driver's age = Over the minimum age | buttons Book this van / Compare vans | no van is free on these dates, and nearby dates are shown | the licence photo cannot be read: take it again
screen: Handover | steps Checklist = Licence checked; Gas and water shown; Photos of all sides; Test drive done | picture Left side, small scratch marked | ask Fuel = Full | switch Guest has seen the breakdown number | button Sign and start the trip | no handover today, and the next one is on Friday | new damage was found: photograph it before signing
screen: Our desk, vans and dates | table Vans = Van, Out until, Next; Large van, Monday, cleaning; Small van, free, Friday; Camper with roof tent, Sunday, service | list On the road = Ana, all well; Tom, asks about the heating | chart Nights booked by month | buttons Call the guest / Block dates | no vans are out, and the next pick-up is on Friday | a van breaks down: roadside help and the replacement are listed

group-travel
thing: journey, journeys = Eight friends, a house with a stove; Night train, four stops; Grandmother's eightieth
must: A day by which each thing is settled; Who is in, with a part paid; Everybody's no, said early; All tickets in one order
later: Who sleeps where; Next year's, while all sit together
screen: Eight, one house, until Sunday | table Dates = When, Can, Cannot; In May, seven, Omar; In June, six, two; In autumn, five, three | list To be settled = When, by Sunday; House, a week later; Then everybody pays a part | ask My no = No house without a stove | talk Between you = Omar: go in May, I come for two nights; Mei: good | buttons May / I am out | no plan yet, and one question for eight people | two step back: what it is now for each, and who decides by when
screen: All the way there, in one order | steps On the way = Night train, coach nine; Change at six, platform over the bridge; Bus, ring him | map From the station over the lake to the house | picture The stove, how to light it | code All eight tickets | ask We arrive | buttons We are in / We missed it | no ticket before all have paid, and who is still missing | the night train is cut: the morning one, and who tells the house

boat-trips
thing: trip, trips = Two hours on the bay; Sunset trip with skipper; Half day, private group
must: Dates, times and places booked online; The weather for the day of the trip; A safety briefing and life jackets for everybody; Free change of date when the weather is bad
later: Food and drinks on board; Private trips for groups and companies
screen: Book a trip | headline Sunset trip, two hours | picture The boat at the jetty | ask Date = Friday, 6 pm | ask Guests = Four people | list Included = Skipper; Life jackets; Drinks | button Book now | no places left on Friday, and Saturday is open | the payment failed: your places are held for one hour
screen: My trip | map Jetty and parking | list Bring = Sunscreen; A jacket; Flat shoes | words Weather for Friday: light wind, dry | steps Before we leave = Check in; Safety briefing; Life jackets on | buttons Change my date / Call the skipper | no trip booked, and this week's times are shown | strong wind: the trip moves to a day you choose, or your money back
screen: Skipper's day | table Today = Time, Guests, Note; 9 am, four, two cannot swim; 2 pm, six, birthday; 6 pm, two, sunset trip | list Check = Fuel; Life jackets; Radio | switch Weather checked this morning | buttons Ready to board / Cancel for weather | no trips today, and tomorrow's bookings are shown | the engine does not start: the second boat and the guests' numbers are listed

small-concerts
thing: evening, evenings = Trio, a living room, shoes off; Cello in the empty pool; Unknown until the light goes down
must: What one will hear, one minute of it; Where one sits, and who opens; Fees agreed on paper beforehand; A season whose next evening is named
later: A recording for those who were there; A room that would like one too
screen: Thursday, shoes off | picture A room, chairs of nine kinds | list So it goes = Door at seven; They play, nobody speaks; Soup, everybody speaks | map From the tram to the second yard | ask I bring = A chair, and Ana | buttons One minute of it / Keep me a chair | no evening in this street, and a room that has asked for one | the viola is ill: who plays instead, or the chair kept for next time
screen: Host's phone, before seven | table Tonight = What, Is, By; Chairs, nine short, neighbour; Neighbours, told, Sunday; Fee, on paper, done | list Way out = Front; Balcony, not; Kitchen, kept clear | switch Piano is tuned | ask Said at the door = Who is next month? | buttons Lights down / Ten minutes late | no evening with you yet, and what a room needs | noise at ten: a window shut, the last piece is the slow one

freelancer-coworking
thing: desk, desks = Fixed desk by the window; Flexible desk, three days a week; Day pass, Tuesday
must: A free trial day booked online; Desks, call booths and meeting rooms in one calendar; Door access by phone; One monthly invoice with everything used
later: A members' directory by skill; Desks at partner spaces in other places
screen: Book a desk | ask Date = Tuesday | list Free today = Flexible desk; Fixed desk; Call booth; Meeting room for six | picture The room by the window | switch Trial day, free of charge | buttons Book / See memberships | no desk is free on Tuesday, and Wednesday is open | the door does not open: call the host
screen: My membership | headline Flexible desk, three days a week | list This month = Six days used; Two hours of meeting room | list Next events = Shared lunch, Wednesday; Tax questions, Friday | code Code for the door | buttons Book a room / Change membership | no days used yet, and the first visit includes a tour | a payment failed: update the card by Friday
screen: Host's desk | table Today = Guest, Desk, Note; Ana, window, member; Tom, flexible, trial day; Lin, meeting room, four guests | chart Desks used by weekday | list To do = Call back two trial guests; Order coffee | buttons Add a guest / Send invitation to lunch | no bookings today, and trial guests of last week are listed | the internet is down: the provider's number and a message to members

board-game-cafe
thing: table, tables = Four, never played; Two by the cat; Six, until the last tram
must: A game for these people, in a minute; Somebody who explains it without a booklet; Food for one hand; A seat, and until when
later: A box set aside for next time; A Tuesday for those who come alone
screen: Four of you, two hours | ask You are = Four, one hates losing | list Then = One all against the box; One with lies, short; Nothing with maps | picture Long table, a cat on the lid | switch Come and explain it | ask One hand free for = Toast, no crumbs on cards | buttons The one against the box / Another round of it | all tables are taken, and when the long one gets up | a card is missing: the box from the window, and we look under the cat
screen: Explainer's phone, which table | table Now = Table, Plays, Needs; Four, the box, turn two; Two, the cat, nothing; Six, lies, louder | ask Count on return = Box nine, one cube short | list Sit since = Six, three hours, one lemonade | switch Cats have had enough | buttons I come / Bring the menu | nobody plays, and which boxes to count | a glass over a box: cards out, flat, a book on top
`;
