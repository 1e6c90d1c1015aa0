/** Software for those who have guests, members and pupils: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const GUEST_SOFTWARE_SCREENS = `
restaurant-reservations
thing: table, tables = Four by the window, Fri 8 pm; Two, at the bar; Nine, with a child's chair
must: A table that is really free, not half an hour later; The evening that fills itself from the list; Allergies where the kitchen sees them; Guests who never come, and a way to say so
later: The one they always want; A birthday without being asked
screen: Guest's phone | ask When = Friday, about eight | list Free = Window at seven, until nine; Bar at eight; Window at nine, just cancelled | ask For the kitchen = No nuts, one of us | button Window at nine | full on Friday, and first on the list | you are late: one touch, and it is kept ten minutes more
screen: Door, the evening planner | table Tonight = Hour, Table, Who; Seven, window, Ruiz; Eight, bar, Keller and no nuts; Nine, window, from the list | chart Seats, hour by hour | buttons They are here / Not come | no bookings, and who is walking past | two for one table: seen at five, and not at the door

kitchen-waste-stock
thing: delivery, deliveries = Fish, less than ordered; Greens, two crates; Cream, ends on Friday
must: Counted with wet hands; What to cook before Friday; What came and what was billed; The bin by dish, for a week
later: An order that knows the weather; What the buffet leaves
screen: Cook's phone, cold room | list Ends first = Cream, Friday; Fish, tonight; Herbs, half | words For example: fish in cream with the herbs, nine plates | buttons On the board tonight / Freeze it | nothing ends before Sunday | counted wrong: the shelf again, not the whole room
screen: Back office, the bin and the bill | chart Thrown away, dish by dish | table Delivery = What, Ordered, Came; Fish, six, five; Cream, four, four; Greens, two, one | ask Write to the supplier = One fish short | button Send it | a week of scraping plates begins with a scale | a bill higher than the crate: it is not paid by itself

hotel-guest-messaging
thing: message, messages = When is breakfast; A second pillow; We arrive after midnight
must: An answer in their language, at two in the morning; What the house really has; Through to a person when it is serious; Towels on somebody's list, not in a chat
later: The dog, the cot, the late checkout; A word after they have left
screen: Guest's phone, midnight | talk The house = You: we come at one, is somebody there?; House: no, but the box by the door opens with this; You: and something to eat? | code Opens the box | words Bread and soup stand in the small kitchen | button Ring somebody | four things people ask before they come | the box does not open: a person answers within three rings
screen: Desk, what a person must do | table Now = Room, What, Who; Four, second pillow, Mei; Nine, leaks, house man; Eleven, late checkout, ask | button Done | nobody needs anything, and what was settled tonight | nobody took the leak: it rings in the lobby

holiday-rental-tools
thing: changeover, changeovers = Lake flat, eleven to four; Hut, guests with a dog; Loft, arrives late
must: Who cleans, and who if she cannot; Pictures that show it is ready; A code that is new for each guest; Soap before it runs out
later: A price that knows the fair; The owner's own week
screen: Cleaner's phone, lake flat | steps Until four = Beds, four; Dog hair, sofa; Shower drain | picture The bed, as it should look | switch Something is broken | button Ready, door shut | no flat today, and tomorrow's at eleven | guests are still in: the next ones are told, with a new hour
screen: Houses, the day's planner | table Today = House, Out, In; Lake flat, gone at ten, four o'clock; Hut, still there, six; Loft, empty, midnight | chart Nights sold, week upon week | button Send the codes | nothing changes today | a code did not arrive: it is sent another way, and you see it

event-ticketing
thing: ticket, tickets = Seat, row nine; Standing; For the one who pushes the wheelchair
must: Through the door without a signal; Given on to a friend, honestly; What is left, seen by the band too; Money back when it rains off
later: The bus with it; A chair by the stage for those who need one
screen: Visitor's phone, at the door | code Hold it here | headline Row nine, left door | list Good to know = Begins at eight; Bag small; Last bus at midnight | button Give it to somebody | no ticket, and what is on next | the battery is flat: name and a word at the table on the right
screen: Door phone, first half hour | chart Through, minute by minute | list Just now = Row nine, in; Shown twice, second one stops here; Guest list, Mei, in | buttons Let in / Send to the table | doors are shut until seven | no network: it knows them all, and tells the other doors later

museum-guide
thing: stop, stops = The boat nobody dared to sail; A shoe, size of a child; Window on the yard
must: Heard without an app to load first; Three minutes, then look; In their language, and in easy words; For eyes or ears that do not do everything
later: A path for a wet Sunday with children; What the guard would show you
screen: Before the shoe | picture A shoe, size of a child | headline Whose was it? | chart Two minutes, from the first word | buttons Louder / In easy words | list Near it = The boat; The window on the yard | stand before something, and it begins | no signal in the cellar: the words are there to read
screen: Curator's desk, what they heard | table Stops = Stop, Heard, To the end; Shoe, nearly all, yes; Boat, half, no; Window, hardly, - | ask Shorter = The boat, without the dates | button Speak it again | the house opens at ten, and yesterday | a voice is too quiet: which, and since when

club-and-church
thing: member, members = Family Ruiz, four; Jonas, treasurer until May; Mei, new, plays the horn
must: Who brings cake, without eleven messages; Those without a telephone, on paper; The fee, asked for once and kindly; Handed over when the secretary goes
later: Who has a van; Fifty years, and a card
screen: Member's phone, Saturday's work party | list Still needed = Cake, one; A ladder; Somebody at the door until two | words Eleven are coming | buttons I bring cake / I cannot come | nothing this month but the meeting | too many cakes: it says so before you bake
screen: Secretary's desk | table Not answered = Who, Reached by, Fee; Old Mr Keller, letter, paid; Family Lin, telephone, open; Mei, message, new | button Print the letters | everybody has answered, and the minutes are written | moved away: where the letter came back from, and who knows them

school-and-nursery
thing: message, messages = Closed on Friday; Lice, second group; Wellies, please
must: Answered with one thumb at the gate; Read in the language of home; Who may fetch whom; A child that is missing, before nine
later: A picture for the parents of that child only; The kitchen knows who eats
screen: Parent's phone, at breakfast | headline Mei, second group | list Today = Wellies; Fetched by her aunt, all right? | buttons She is coming / She is ill | words Said in your language. The original is below | nothing today, and Friday is closed | the aunt is not on the list: the office rings you before she stands there
screen: Group room, tablet by the door | table Nine o'clock = Child, Here, Fetched by; Mei, yes, aunt; Jonas, ill, -; Ana, not yet, ring | button Ring the home | everybody is here | no answer at home: the second number, by itself

activity-and-tour-booking
thing: place, places = Two in the kayak at nine; Family, four, one is six; Private, six people
must: Every door sells from one list; Who is too small or cannot swim; Weather, and what then; The guide's list without a signal
later: A picture of them in the boat; The hotel's part, by itself
screen: Guest's phone, tomorrow at nine | ask How many = Two, and one of six | words A child of six sits in the middle, vest is there | list Left = Nine, four; Two o'clock, full | map From the bus to the jetty | button Nine o'clock | full tomorrow, and the wind is better on Thursday | too much wind: another day or the money, your choice until seven
screen: Guide's phone, jetty | table Nine o'clock = Who, Vest, Mind; Ruiz, small, one of six; Keller, large, first time; Lin, middle, knee | switch All on board | button Off | nobody at nine, and the boats are dry | one boat leaks: who goes later, told before they come

restaurant-ordering
thing: order, orders = Table four, no onions; To be fetched at seven; Three bags, to the office
must: The dish that is out, gone at once; Fetched hot, at a minute that holds; The guest stays the restaurant's; Onions left out where it is cooked
later: The same as last Friday; A table and the order in one
screen: Guest's phone, on the sofa | list The usual? = Dumplings, no onions; The green soup | words Ready at ten past seven, if you press now | picture Dumplings, nine of them | buttons The same again / Look at it all | closed on Monday, and it says what is good on Tuesday | soup is out: what the cook would take instead
screen: Pass, the kitchen's console | table Now = Order, Without, Out at; Four, onions, seven; To fetch, -, ten past; Office, nuts, half past | switch Dumplings are out | button Hand it out | the pass is clear, and what is booked | too many at once: the minutes grow for everybody who orders now

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
