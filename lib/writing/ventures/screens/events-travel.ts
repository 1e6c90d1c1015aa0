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
thing: game, games = The old library, Friday; The laboratory, Saturday; The museum, Sunday
must: Online booking with free slots for each room; Difficulty, group size and age shown before booking; Hints sent by the game master during the game; A team photo and the finishing time afterwards
later: Gift vouchers by email; A company package with food and invoice
screen: Book a game | ask Room = The old library | ask Players = Five | list Free on Friday = 5 pm; 7 pm; 9 pm | words Medium difficulty, from age nine | button Book this slot | no free slot that evening, and the next day is shown | the slot was just taken: two others are held for you
screen: Game master, the old library | headline Team Omar, five players | list Puzzles = Bookshelf, solved; Clock, in progress; Safe, open | ask Send a hint = Look at the hands of the clock | switch Exit unlocked | buttons Send the hint / Stop the game | no group inside, and the room is being reset | a lock is stuck: open it from here and give the team extra time

guided-tours
thing: tour, tours = Old town walk, Monday morning; Food tour, five tastings; Evening walk, small group
must: Dates, languages and free places shown live; A meeting point that is easy to find; Free cancellation until the day before; The guide's name, photo and reviews
later: Private tours for groups and companies; Gift vouchers
screen: Book a tour | headline Old town walk, two hours | picture Your guide, Maria | ask Date = Monday, 9 am | ask Guests = Three people | list Included = Small group; Two tastings; Museum entry | button Book now | no places left on Monday, and Tuesday is open | the payment failed: your places are held for one hour
screen: My booking | map Meeting point at the fountain | list Good to know = Two hours on foot; A few steps; Bring water | words Maria carries a red umbrella | buttons I am running late / Change my date | no booking yet, and this week's tours are shown | heavy rain: the covered route or a new date is offered
screen: Guide's phone, today | table 9 am, old town = Guest, People, Note; Ana, two, walks slowly; Tom, three, first visit; Lin, one, vegetarian | switch Everybody is here | list Remember = Tickets; First aid kit | buttons Start the tour / Call a guest | no guests today, and the next tour is tomorrow | a guest has not arrived: call or join them at the second stop

farm-stay
thing: stay, stays = Family room, three nights; Cabin by the orchard, one week; Tent in the meadow, weekend
must: A calendar with free nights and prices; What guests can do on the farm that day; Arrival, directions and house rules in one message; Direct booking with payment
later: Farm products ordered for the stay; Offers for past guests in quiet months
screen: Book the cabin by the orchard | picture Cabin and terrace | list Included = Farm breakfast; Feeding the animals; Wood for the stove | ask Dates = Friday to Monday | ask Guests = Two adults, two children | button Book directly | no free nights that week, and the nearest free dates are shown | payment failed: the dates are held until tomorrow
screen: Farm desk, today | table Guests = Place, Arrival, Note; Family room, 3 pm, two children; Cabin, leaves today, clean by 2 pm; Tent, Saturday, bring lantern | list To do = Fresh linen; Six breakfasts; Wood to the cabin | buttons Message a guest / Block dates | no guests today, and the next arrival is on Friday | storm warning: tent guests are offered the family room

surf-school
thing: lesson, lessons = Beginners, Saturday morning; Family lesson, Sunday; Three-day course
must: Lesson times set by tide and weather; Level, swimming ability and sizes asked when booking; Move or refund when conditions are unsafe; A list of pupils in the water for each instructor
later: Photos and films of each lesson; Course cards for returning pupils
screen: Book a lesson | list Choose = Beginners, two hours; Family lesson; Three-day course | ask Day = Saturday, 9 am | ask Can everybody swim? = Yes, all three | words Board and wetsuit included | button Book the lesson | no lesson on that day, and the next free one is shown | waves too high on Saturday: move the lesson or get your money back
screen: Instructor, Saturday morning | headline Good for beginners until noon | table Group = Name, Level, Suit; Ana, first time, small; Mei, second lesson, medium; Jonas, first time, large | chart Wind and tide today | switch Everybody out of the water | buttons Start the lesson / Move the lesson | no pupils this morning, and suits are being checked | lightning nearby: call everybody in and count the group

campervan-rental
thing: trip, trips = Long weekend, two people; One week, large van; Two weeks by the coast
must: Free dates and total price before booking; Photos of the van inside and out; A handover with checklist and photos; A phone number for breakdowns, day and night
later: Bikes, chairs and bedding to add; Suggested routes and campsites
screen: Choose your van | ask Dates = Friday to Monday | picture Large van, bed made | list On board = Four seats, four beds; Stove and fridge; Heating | ask Driver's age = Over the minimum age | buttons Book this van / Compare vans | no van is free on these dates, and nearby dates are shown | the licence photo cannot be read: take it again
screen: Handover | steps Checklist = Licence checked; Gas and water shown; Photos of all sides; Test drive done | picture Left side, small scratch marked | ask Fuel = Full | switch Guest has seen the breakdown number | button Sign and start the trip | no handover today, and the next one is on Friday | new damage was found: photograph it before signing
screen: Our desk, vans and dates | table Vans = Van, Out until, Next; Large van, Monday, cleaning; Small van, free, Friday; Camper with roof tent, Sunday, service | list On the road = Ana, all well; Tom, asks about the heating | chart Nights booked by month | buttons Call the guest / Block dates | no vans are out, and the next pick-up is on Friday | a van breaks down: roadside help and the replacement are listed

group-travel
thing: trip, trips = Choir trip, May; Friends' weekend, June; Walking week, autumn
must: Votes on dates and places with a deadline; A deposit from each traveller before booking; One plan with rooms, transport and times; A list of who has paid and who has not
later: Shared costs settled after the trip; The same trip offered again next year
screen: Friends' weekend, vote | table Dates = Weekend, Can, Cannot; First in June, 7, 1; Second in June, 5, 3 | list To decide = Dates, by Sunday; House, by Wednesday; Deposits, by Friday | ask Your wish = A house near the lake | buttons Vote / I cannot come | no votes yet, and the link to invite friends is here | the vote is a tie: the organiser decides by Sunday
screen: Organiser's page, who has paid | table Travellers = Name, Deposit, Room; Ana, Paid, Shared; Omar, Open, Shared; Mei, Paid, Single | steps Trip = Dates set; Deposits; Rooms booked; Tickets sent | switch Remind automatically | button Send a reminder | nobody has joined yet, start by sharing the link | one traveller dropped out: the new share for each is shown before anyone pays

boat-trips
thing: trip, trips = Two hours on the bay; Sunset trip with skipper; Half day, private group
must: Dates, times and places booked online; The weather for the day of the trip; A safety briefing and life jackets for everybody; Free change of date when the weather is bad
later: Food and drinks on board; Private trips for groups and companies
screen: Book a trip | headline Sunset trip, two hours | picture The boat at the jetty | ask Date = Friday, 6 pm | ask Guests = Four people | list Included = Skipper; Life jackets; Drinks | button Book now | no places left on Friday, and Saturday is open | the payment failed: your places are held for one hour
screen: My trip | map Jetty and parking | list Bring = Sunscreen; A jacket; Flat shoes | words Weather for Friday: light wind, dry | steps Before we leave = Check in; Safety briefing; Life jackets on | buttons Change my date / Call the skipper | no trip booked, and this week's times are shown | strong wind: the trip moves to a day you choose, or your money back
screen: Skipper's day | table Today = Time, Guests, Note; 9 am, four, two cannot swim; 2 pm, six, birthday; 6 pm, two, sunset trip | list Check = Fuel; Life jackets; Radio | switch Weather checked this morning | buttons Ready to board / Cancel for weather | no trips today, and tomorrow's bookings are shown | the engine does not start: the second boat and the guests' numbers are listed

small-concerts
thing: concert, concerts = String trio, Thursday; Singer and guitar, Friday; Jazz duo, Sunday
must: Tickets sold online for a small room; A short sample of the music before buying; The address and house rules sent to ticket holders; A fair split for musicians and hosts, shown openly
later: Season passes for regular guests; An application page for rooms and hosts
screen: Singer and guitar, Friday | picture The room and stage | list The evening = Doors at 7 pm; Music at 8 pm; Drinks at the bar | ask Tickets = Two | buttons Listen to a sample / Buy tickets | no concert this week, and the next one is on Sunday | sold out: join the list, and returned tickets are offered in turn
screen: Organiser's desk, Friday | table Tonight = Item, Who, Status; Sound, Tom, Ready; Chairs, host, Open; Fee, singer, Agreed | list Guests at the door = Ana, two tickets; Omar, one ticket | switch Doors open | buttons Check in a guest / Message all guests | no concert today, and the rooms to call are listed | the artist is ill: guests choose a refund or the next date

freelancer-coworking
thing: desk, desks = Fixed desk by the window; Flexible desk, three days a week; Day pass, Tuesday
must: A free trial day booked online; Desks, call booths and meeting rooms in one calendar; Door access by phone; One monthly invoice with everything used
later: A members' directory by skill; Desks at partner spaces in other places
screen: Book a desk | ask Date = Tuesday | list Free today = Flexible desk; Fixed desk; Call booth; Meeting room for six | picture The room by the window | switch Trial day, free of charge | buttons Book / See memberships | no desk is free on Tuesday, and Wednesday is open | the door does not open: call the host
screen: My membership | headline Flexible desk, three days a week | list This month = Six days used; Two hours of meeting room | list Next events = Shared lunch, Wednesday; Tax questions, Friday | code Code for the door | buttons Book a room / Change membership | no days used yet, and the first visit includes a tour | a payment failed: update the card by Friday
screen: Host's desk | table Today = Guest, Desk, Note; Ana, window, member; Tom, flexible, trial day; Lin, meeting room, four guests | chart Desks used by weekday | list To do = Call back two trial guests; Order coffee | buttons Add a guest / Send invitation to lunch | no bookings today, and trial guests of last week are listed | the internet is down: the provider's number and a message to members

board-game-cafe
thing: table, tables = Table for four, Friday; Table for two, Sunday; Club table, Tuesday
must: Table bookings with group size and time; Game suggestions by players, time and experience; A staff call button for rules; Seat fee and orders on one bill
later: An open table for people who come alone; Games from the shelf to buy
screen: Book a table | ask Players = Four | ask When = Friday, 7 pm | list Suggested games = Easy and quick; Cooperative; Strategy, two hours | switch Explain a game to us | button Book the table | no table free at that time, and the next free one is at 9 pm | the group is late: the table is kept for a short while
screen: Floor, tonight's tables | table Tables = Table, Game, Needs; Window, card game, Rules; Corner, strategy, Drinks; Long table, club, Nothing | list Returned games = One, piece missing; Two, complete | ask Note on a game = Two cards missing | buttons Go to the table / Add to the bill | no guests yet, and the reserved tables are shown | a game is damaged: it is taken off the shelf and reordered
`;
