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
thing: stop, stops = The boat nobody dared to sail; A shoe, size of a child; Window on the yard
must: Heard without an app to load first; Three minutes, then look; In their language, and in easy words; For eyes or ears that do not do everything
later: A path for a wet Sunday with children; What the guard would show you
screen: Before the shoe | picture A shoe, size of a child | headline Whose was it? | chart Two minutes, from the first word | buttons Louder / In easy words | list Near it = The boat; The window on the yard | stand before something, and it begins | no signal in the cellar: the words are there to read
screen: Curator's desk, what they heard | table Stops = Stop, Heard, To the end; Shoe, nearly all, yes; Boat, half, no; Window, hardly, - | ask Shorter = The boat, without the dates | button Speak it again | the house opens at ten, and yesterday | a voice is too quiet: which, and since when

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
thing: place, places = Two in the kayak at nine; Family, four, one is six; Private, six people
must: Every door sells from one list; Who is too small or cannot swim; Weather, and what then; The guide's list without a signal
later: A picture of them in the boat; The hotel's part, by itself
screen: Guest's phone, tomorrow at nine | ask How many = Two, and one of six | words A child of six sits in the middle, vest is there | list Left = Nine, four; Two o'clock, full | map From the bus to the jetty | button Nine o'clock | full tomorrow, and the wind is better on Thursday | too much wind: another day or the money, your choice until seven
screen: Guide's phone, jetty | table Nine o'clock = Who, Vest, Mind; Ruiz, small, one of six; Keller, large, first time; Lin, middle, knee | switch All on board | button Off | nobody at nine, and the boats are dry | one boat leaks: who goes later, told before they come

restaurant-ordering
thing: order, orders = Order one, to collect; Order two, at the table; Order three, delivery
must: A menu with pictures, options and allergens; Payment with the order; Orders sent straight to the kitchen; Dishes switched off when sold out
later: Order again with one tap; Points for regular guests
screen: Menu | list Popular = Soup of the day; House salad; Noodles with vegetables | ask Extras = No onions | words Ready in half an hour | button Add to order | the kitchen is closed: opening times are shown | sold out: similar dishes are shown
screen: Kitchen screen | table Orders = Order, Dish, Ready at; One, soup and salad, 7:00; Two, noodles, 7:05; Three, salad, 8:00 | switch Soup sold out | buttons Accept / Ready | no open orders | many orders: waiting time is now longer
screen: Your order | steps Status = Received; In the kitchen; Ready | list Order = Soup; House salad | code Show to collect | button Order again | you have no open order | the restaurant could not accept it: you will get your money back

winery-brewery
thing: batch, batches = Tank two, white; Barrel nine, second year; Pale, lot four
must: What went in and where it went; The duty report out of the same entries; Tasted, by whom, with what word; Found again when a shop rings about a bottle
later: A label from the tank's own story; Grapes by row
screen: Cellar phone, tank two | chart Sugar and warmth, since harvest | list Written = Racked on Monday; Tasted, Ana, still closed | ask Today = A little sulphur, as agreed | buttons Racked / Only tasted | the tank is clean and empty | no signal below: kept here, sent from the stairs
screen: Office desk, what the state wants | table The month = Batch, Was there, Left; White, tank, bottled; Pale, kegs, sold; Barrel nine, all, the angels | words One number does not add up: two kegs | button Find the two kegs | nothing moved this month | bottles and book differ: where, on which day, in whose hand

allergen-records
thing: recipe, recipes = Fish pie, checked on Monday; Chickpea curry, stock has changed; Apple crumble, with oats
must: Each recipe with its ingredients, and who checked it; What has changed on a supplier's list since yesterday; A dish stopped until somebody has read the packet; The sheet for the wall, printed from the same record
later: A recipe handed on to the next kitchen; What an inspector asks for, on one page
screen: Kitchen tablet, before the stoves are lit | headline The stock in the curry has changed | table In it now = Was, Is, Dishes; No celery, celery, curry and soup | list Read the packet first = Chickpea curry; Vegetable soup | buttons Packet read, it is right / Not today | nothing has changed since yesterday, and when the lists were read | a supplier's list did not come: its dishes are marked as not checked
screen: Manager's desk, all recipes | table Recipes = Recipe, Holds, Checked by; Fish pie, fish and milk and wheat, Ana; Crumble, wheat and oats and milk, Ana; Curry, not checked, - | ask Find = celery | button Print the sheet for the wall | no recipes yet, and the first ten are entered together | a recipe without its packets is kept, and marked as not checked
`;
