/** Software for those who have guests, members and pupils: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const GUEST_SOFTWARE_SCREENS = `
restaurant-reservations
thing: table, tables = Two people, Friday; Four people, Saturday; Six people, Sunday
must: Free times that guests book themselves; Reminders with confirm and cancel; A waiting list for full evenings; Allergies and wishes shown to staff
later: Deposits for large groups; Notes on regular guests
screen: Book a table | ask Guests = Four | ask Date = Friday | list Free times = 6:00; 7:00; 9:00 | ask Allergies or wishes | button Book this table | choose a date to see free times | this time was just taken: join the waiting list
screen: Tonight | table Bookings = Time, Guest, People, Status; 6:00, Anna, four, arrived; 7:00, Omar, two, confirmed; 8:00, Lee, six, waiting | chart Seats by hour | buttons Seat guests / No-show | no bookings tonight yet | two bookings for one table: move one
screen: My booking | headline Friday at 7:00 | list Details = Four people; One nut allergy; Free to cancel until noon | buttons Confirm / Cancel | you have no booking | it is too late to cancel online: please call

kitchen-waste-stock
thing: delivery, deliveries = Vegetables, Monday; Fish, Tuesday; Dairy, Friday
must: Fast recording of waste with the reason; Stock and use-by dates at a glance; Deliveries checked against the bill; Recipe costs that update with prices
later: Order suggestions from sales and bookings; A comparison of several kitchens
screen: Record waste | ask What = Cooked rice | ask Amount = Two kilos | list Reason = Too much cooked; Spoiled; Left on plates | picture What was thrown away | button Save | nothing recorded today | the scale is not connected: enter the weight by hand
screen: This week | headline Less waste than last week | chart Waste by day | list Main causes = Too much rice; Old salad; Bread | button Plan a change | record a few days to see the causes | some entries have no reason: add them
screen: Check delivery | table Delivery = Item, Ordered, Delivered; Tomatoes, six, six; Fish, five, four; Milk, eight, eight | ask Note to supplier = One fish short | buttons Accept / Report difference | no delivery expected today | the bill does not match the delivery

hotel-guest-messaging
thing: message, messages = Question about breakfast; Request for towels; Late arrival
must: Answers to common questions at any hour; Messages in the guest's language; Requests passed to a named person; Check-in details before arrival
later: Offers such as late check-out; A request for a review after the stay
screen: Guest chat | talk Messages = Guest: What time is breakfast?; Hotel: From 7:00 in the dining room; Guest: Can we have two towels?; Hotel: Yes, on the way | buttons Ask another question / Call the desk | ask us anything about your stay | we cannot answer this alone: a colleague will reply soon
screen: Requests | table Open = Room, Request, Who; Room 4, towels, Ana; Room 7, late check-out, desk; Room 9, heating, Sam | switch Notify housekeeping | button Mark as done | no open requests | a request has waited too long: assign somebody else
screen: Before arrival | list Good to know = Check-in from 3:00; Parking behind the hotel; Wi-Fi in all rooms | ask Arrival time = 9:00 in the evening | code Show at the desk | button Finish check-in | no stay found for this link | your details could not be saved: please try again

holiday-rental-tools
thing: changeover, changeovers = Lake house, Saturday; City flat, Sunday; Garden flat, Monday
must: One calendar for all booking sites; Cleaners told of every change; Guest messages sent at the right time; Photos that show the home is ready
later: Prices by season and demand; Guest registration and visitor tax
screen: Calendar | table This week = Home, Guest, Status; Lake house, Anna, arrives Saturday; City flat, Omar, leaves Sunday; Garden flat, free, open | chart Nights booked | button Block dates | connect a booking site to see your calendar | two bookings overlap: solve this first
screen: Cleaner's phone | steps City flat = Beds; Kitchen; Bathroom; Photos | picture Bedroom ready | switch Something is broken | button Home is ready | no cleaning today | guests have not left yet: the host was told
screen: Guest messages | list Today = Welcome message to Anna; Door code to Omar | ask Message = Hello Anna, here is your arrival guide | buttons Edit / Send | no messages planned today | message not delivered: send it another way

event-ticketing
thing: ticket, tickets = Standard ticket; Reduced ticket; Group ticket
must: A ticket page in the organiser's own design; Scanning without an internet connection; Live sales and visitors at the door; Clear refund and transfer rules
later: A seat plan; Early tickets at a lower price
screen: Buy tickets | headline Summer event, Saturday at 7:00 | list Tickets = Standard; Reduced; Group | ask How many = Two | button Buy now | ticket sales start on Monday | payment failed: please try another card
screen: Door scanner | code Scan ticket | headline Valid, two people | list Last scans = Anna, in; Omar, in; Lee, already used | buttons Let in / Get help | doors open at six | no connection: scanning goes on with the saved list
screen: Organiser's page | chart Tickets sold by day | table Tickets = Kind, Sold, Left; Standard, nine, six; Reduced, four, five; Group, two, three | button Add tickets | no tickets sold yet | the payout needs your bank details

museum-guide
thing: stop, stops = Portrait of a merchant; The old ship model; Room of clocks
must: Starts by code without an installation; Several languages and easy language; Text and description for every audio stop; Simple editing by museum staff
later: A trail for children; Visitor figures for each room
screen: Audio stop | picture The old ship model | words Listen for two minutes | buttons Play / Read text | list Nearby = Portrait of a merchant; Room of clocks | scan a code or choose a stop | no connection, the text is available offline
screen: Choose your tour | ask Language = English | list Tours = Highlights; For families; Easy language | map Floor plan | button Start tour | tours appear when the museum opens | this room is closed today
screen: Edit stops | table Stops = Stop, Plays, Finished; Ship model, many, most; Merchant, some, half; Clocks, few, few | buttons Edit / Publish | no stops yet, add the first one | image rights are missing, it stays hidden

club-and-church
thing: member, members = Brown family; Maria Silva; Omar Khan
must: A member list that several people can edit; Dues or donations with reminders; Events with replies and helpers; Clear access rights for the board
later: Receipts for dues and donations; A guided handover to the next board
screen: Members | table Members = Name, Group, Dues; Maria, choir, paid; Omar, youth, open; Brown, family, paid | ask Search member | button Add member | add your first member or import a list | an email address is wrong: ask the member
screen: Next event | headline Summer event on Saturday | list Helpers needed = Two for setting up; One for the kitchen | list Coming = Maria; Omar; Brown family | buttons I will help / I cannot come | no events planned | the date has changed: please answer again
screen: Treasurer's page | chart Dues paid this year | table Open = Member, Reminder, Next; Omar, sent, Friday; Lee, none, today | button Send reminders | all dues are paid | a payment failed: contact the member

school-and-nursery
thing: message, messages = Trip on Friday; Sick child, Monday; Fees for May
must: Messages to families in their language; Sick notes in one tap; A register of who is present; Consent and collection rights for each child
later: Fees and payments; Photos shared only with the right families
screen: Parent's phone | headline News for Mia | list Today = Trip form due Friday; Bring a water bottle | buttons Report absence / Reply | words Translated into your language | no news today | your reply was not sent: please try again
screen: Register | table Today = Child, Status, Collected by; Mia, here, mother; Sam, sick, none; Leo, not here yet, father | button Contact family | switch Register complete | no children listed for today | a child is missing without notice: call the family
screen: School office | table Forms = Family, Form, Status; Brown, trip, signed; Silva, trip, open; Lee, photo consent, open | button Send reminder | chart Answers received | no open forms | a family cannot be reached by app: print a letter

activity-and-tour-booking
thing: booking, bookings = Kayak tour, two people; Family climbing; Wine tasting, six people
must: Live availability across all sales channels; Online payment and confirmation; Guest list with needs and waivers; One message to all guests when a tour changes
later: Booking links for hotels; Vouchers and gift cards
screen: Book a tour | picture Kayak tour | list Free places = Nine o'clock, four; Two o'clock, full | ask People = Two adults | buttons Book / Ask a question | choose a date to see places | tour is full, join the waiting list
screen: Guest list | table Nine o'clock = Guest, People, Note; Ruiz, two, beginner; Keller, one, paid; Lin, three, one child | switch Everyone has arrived | button Message all guests | no bookings for this tour | waiver missing for one guest
screen: Calendar | table Saturday = Tour, Booked, Left; Kayak at nine, six, two; Climbing at one, four, four; Tasting at six, eight, none | buttons Add tour / Cancel tour | no tours planned this day | guide is not available, assign another

restaurant-ordering
thing: order, orders = Order one, to collect; Order two, at the table; Order three, delivery
must: A menu with pictures, options and allergens; Payment with the order; Orders sent straight to the kitchen; Dishes switched off when sold out
later: Order again with one tap; Points for regular guests
screen: Menu | list Popular = Soup of the day; House salad; Noodles with vegetables | ask Extras = No onions | words Ready in half an hour | button Add to order | the kitchen is closed: opening times are shown | sold out: similar dishes are shown
screen: Kitchen screen | table Orders = Order, Dish, Ready at; One, soup and salad, 7:00; Two, noodles, 7:05; Three, salad, 8:00 | switch Soup sold out | buttons Accept / Ready | no open orders | many orders: waiting time is now longer
screen: Your order | steps Status = Received; In the kitchen; Ready | list Order = Soup; House salad | code Show to collect | button Order again | you have no open order | the restaurant could not accept it: you will get your money back

winery-brewery
thing: batch, batches = White wine, tank two; Red wine, barrel six; Pale ale, tank four
must: Every movement from tank to bottle; Duty report from the same records; Stock of tanks, barrels, bottles and kegs; Tracing of a batch to its customers
later: Sensor data from tanks; Label texts from batch data
screen: Tank two | chart Temperature and sugar | list Last entries = Racked on Monday; Tasted by Ana; Sample sent | ask Add entry = Transfer to tank three | button Save | tank is empty and clean | no signal, the entry is saved on the phone
screen: Duty report | table This month = Batch, Start, End; White wine, in tank, bottled; Pale ale, in keg, sold; Red wine, in barrel, in barrel | words One movement needs checking | buttons Check / Export | no movements this month | quantities do not match, see the entry
screen: Trace a batch | ask Batch number = Pale ale, lot four | steps History = Malt received; Brewed; Filled; Delivered | list Delivered to = Corner Bar; Bottle shop; Bridge Inn | button Export list | enter a batch to trace it | one delivery has no batch, please complete it

allergen-records
thing: recipe, recipes = Fish pie; Chickpea curry; Apple crumble
must: Allergens for every recipe and ingredient; Alerts when a supplier changes a product; Record of who checked each recipe; Printable allergen sheet for the kitchen
later: Allergen menu for guests by code; Report for inspections
screen: Recipe | headline Chickpea curry | list Contains = Celery; Mustard | table Ingredients = Product, Allergen, Checked; Stock, celery, Monday; Curry paste, mustard, Monday; Rice, none, Friday | buttons Mark as checked / Block recipe | add ingredients to see allergens | an ingredient is unclear, recipe blocked
screen: Changes | list New from suppliers = Stock now contains celery; Bread recipe unchanged; Sauce has a new label | list Affected recipes = Vegetable soup; Chickpea curry | button Review recipes | no supplier changes today | supplier list not received, check the packets
screen: All recipes | table Recipes = Recipe, Allergens, Status; Fish pie, fish and milk, checked; Curry, celery, review; Crumble, wheat and milk, checked | ask Filter = Milk | button Print sheet | no recipes yet, import a menu | a recipe has no check, do not serve it
`;
