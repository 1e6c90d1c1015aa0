/** Feasts, evenings out and journeys: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const EVENTS_TRAVEL_SCREENS = `
wedding-planning
thing: wedding, weddings = Ana and Jonas, nine at table; By the lake, a Tuesday; Two families, two languages
must: What is decided, what is not, and by when; A budget that adds up after each yes; Papers and their days, for just this place; A plan for rain, with chairs
later: The day before, for all who come from far; Who is written to afterwards
screen: What is left to decide | table Before Friday = What, Between, Until; Supper, long table or standing, Friday; Flowers, field or shop, Sunday; Aunt, beside whom, last | chart What is spoken for, and what is left | talk To you both = Planner: rain under the arch?; Ana: yes, with my hair | ask Not at our wedding = A microphone | buttons The long table / Ask Jonas | nothing is decided, and the three that all else hangs on | the photographer is ill: who steps in, and what of the pictures you liked stays
screen: The day itself, from her pocket | table Hours = Hour, What, Who; Two, chairs out, Kim; Three, rings, the boy; Four, rain plan, me | list In my bag = Needle, white thread; Rings; The speech of the uncle | switch Registrar is here | buttons On time / Move supper | the hour before, in which nothing is to be done | it rains at four: arch, hall, and who dries the chairs

wedding-photography
thing: shoot, shoots = Ana and Jonas, arrival to cake; Beach, sunrise, four people; Only the hour after the vows
must: A whole day of pictures, not the ten best; Who must be in one together, and who not; Hours, light and where one stands; Two copies before the way home
later: Prints for grandmothers; The same four in ten summers
screen: Who with whom | list Together = Her four grandparents; His brothers, the tall one kneels; Not her father and Eva | table Light = When, Where, Sun; Three, under the arch, none; Six, by the wall, low; Nine, lamps, gone | ask Do not miss = My mother's hands | picture The wall at six, tried last week | buttons That is all / He may come too | nothing is told yet, and twelve pictures people missed afterwards | cloud at six: the wall waits for you tomorrow, or inside by the window
screen: Editor's desk, first pictures by Wednesday | table Cards = Card, Copies, Seen; Arrival, two, yes; Vows, two, half; Dance, one, copy it | picture Her mother's hands | switch May be shown, guests too | chart Hours of editing left | buttons Send the first / Not this one | no card is unread, and who has never printed any | a card cannot be read: the second body saw the same vows, and it is told today

photo-booth
thing: booking, bookings = Saturday, a barn, one socket; Office, Thursday; Garden, until Sunday at ten
must: Room, power and a dry corner told beforehand; Put up by two who never did it; Paper for as long as the feast; Where the pictures go, and when they are gone
later: A book glued during the party; A weekday for a school
screen: Barn, Saturday | picture Corner by the door, one socket | list It needs = Two steps each way; Its own socket; No rain and no fog machine | ask Feast ends = When the last aunt has gone | switch Guests see only their own | buttons Corner is right / Look at another | no feast is named, and a drawing of how much floor it takes | wet grass or wind: under the roof or not at all, and what instead
screen: In the box, for whoever sets it up | steps In this order = Legs out, until they click; Lamp before paper; One with your tongue out | list Until Sunday = Spare paper, left door; Jam? Open, breathe, pull back; Beer? Plug first | code Somebody who answers by night | words The last one who wears the hat packs it | legs that have not clicked: nobody near it yet | jam for the third time: leave it, ring, and the guests write instead

private-chef
thing: dinner, dinners = Birthday, eight guests, one without nuts; Anniversary, six guests; Christmas Eve, ten guests
must: Menus with their price, and what is in each dish; Every guest's allergies, by name; Photos of the stove, the pots and the table; The kitchen left clean, confirmed by the host
later: A second dinner for the same table, with a new menu; Wines to go with the menu
screen: Your dinner, your guests | list Evening = Saturday, 7 pm; Eight guests | table At table = Guest, Must not eat, Likes; Ana, nuts, fish; Leo, nothing green, potatoes; Rosa, -, anything sour | picture Stove with four rings, one does not light | list Menu = Pumpkin soup; Sea bass with fennel; Poached quince | buttons Choose this menu / Without fish | no dinner yet: three menus and a photo of the kitchen are enough to begin | the stove does not work: what can be cooked without it
screen: Chef's phone, before the dinner | list To buy = Sea bass, four whole; Fennel, six; Quinces, eight | list No guest may get = Nuts, also in the bread | table Bring along = What, Because; Two knives, theirs are blunt; Large pan, theirs is small | switch Kept cold all the way | buttons On my way / Call the host | no dinner this week: dates that are still open | a dish has to be changed: the host is asked first, allergies are checked again

catering
thing: event, events = Garden party, fire and bread; Office, noon, standing; Farewell at three
must: Counted guests, and a day to count again; Each dish with what is in it; Van, stairs and hob looked at beforehand; Hands enough, before one says yes
later: The dishes fetched on Monday; What was not eaten, and who eats it
screen: How many will really come? | ask Said yes = Nine families | chart Said yes and came, at feasts like this | table On the fire = Dish, For, In it; Flatbread, all, wheat; Beans, all, celery; Peppers, all, - | ask Carried up = Two floors, no lift | buttons Count again on Friday / That is all of us | no feast yet, and a table drawn for it | three more on the day: bread and beans stretch, peppers do not
screen: Kitchen desk, Saturday | table Out by = Feast, Leaves, Hands; Garden, ten, four; Farewell, noon, two; Third one, no, none left | chart Van, degrees since eight | list Labels = Wheat; Celery; Nut, apart | switch Tasted by two | buttons Out of the door / Say no to the third | no feast this Saturday, and Friday's cheaper one | cold box warm for an hour: thrown away, and what there is instead

escape-room
thing: game, games = Four friends, never played; Nine from an office; Family, one is six
must: Who plays: how many, how old, how brave; A hint before they sulk; A door out that is never locked; The room reset, thing by thing
later: A part changed for those who come again; A morning for a firm
screen: Before you go in | list Know this = The green door is always open; Nothing is above your head; You may ask | ask You are = Four, one does not like the dark | picture A suitcase, three locks | switch Keep a lamp on for us | ask Call yourselves | buttons We are ready / Leave out the dark part | no game is booked, and the hour before supper is free | one of you wants out: the green door, the clock waits, the rest may go on
screen: Game master's desk, lock two | table They have = Lock, Since, Near; Suitcase, open, -; Clock, eleven minutes, looks left; Letter, not seen, - | talk To them = Four: is it the clock?; Master: what does the cat look at? | chart Minutes at each lock, last nine groups | steps Reset = Letter behind the cat; Clock to noon; Try every lock | buttons Smallest hint / Lamp on | nobody inside, and the cat to be glued | a lock jams: opened from here, the clock goes back, and they are told it was us

guided-tours
thing: tour, tours = Monday at ten, under the clock; Market halls, five bites; In the rain, under roofs
must: Where one meets, findable by a stranger; How far, how many steps, where one can sit; The guide's own story; A way under roofs when it rains
later: The next corner, by the same guide; Something to read afterwards
screen: Under the clock, Monday at ten | map From the clock through the halls to the river | picture Rosa, red umbrella, shut | list On foot = As far as three tram stops; Nine steps, a rail; A bench at half way | ask I do not eat = Fish | buttons I am there / I run late, which corner? | no Monday yet, and the day on which Rosa walks anyway | pouring: the same hour, other way, all under roofs
screen: Guide's phone, who is coming | table Ten o'clock = Who, How many, Mind; Ana, two, a stick; Office, five, loud; Jonas, one, sent by his sister | list Ask them first = Who has been here before?; Who wants to sit? | switch Hall keeper knows | ask They asked me = Where I slept then | buttons Off we go / Join Noor's group | only one has come: with Noor's six, if he likes | somebody falls: bench, water, the hall's back door for the ambulance

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
thing: journey, journeys = Nine days, coast and back; The small electric one; Easter, climbers
must: Each side in pictures at the handover; Driven once round the square beforehand; Gas, water, toilet, shown by hand; Who comes when it stands on a pass
later: A place for the first night; Chains in winter
screen: Ten minutes at the handover | steps Round it once = Left side, top to bottom; Roof, from the ladder; Gas off, gas on | picture Left back, the known dent | list You say it back = Height, above the mirror; Toilet, where; Step in before driving | ask First night = By the lake, before dark | buttons We have it / One more dent | no van is yours yet, and which you may drive with your licence | a light comes on: what it means, whether to go on, who comes
screen: Owner's desk, out and home | table Vans = Van, Home by, Next; Coast, Wednesday noon, Friday; Small one, stands, Easter; Blue one, in the workshop, spare goes out | picture Awning, torn, folded back | map From the pass to the next workshop | switch Toilet seen by both | buttons As it was / Talk about the awning | all at home, and whose seals to grease | one comes home broken: the spare is theirs on Friday, or they are rung today

group-travel
thing: journey, journeys = Eight friends, a house with a stove; Night train, four stops; Grandmother's eightieth
must: A day by which each thing is settled; Who is in, with a part paid; Everybody's no, said early; All tickets in one order
later: Who sleeps where; Next year's, while all sit together
screen: Eight, one house, until Sunday | table Dates = When, Can, Cannot; In May, seven, Omar; In June, six, two; In autumn, five, three | list To be settled = When, by Sunday; House, a week later; Then everybody pays a part | ask My no = No house without a stove | talk Between you = Omar: go in May, I come for two nights; Mei: good | buttons May / I am out | no plan yet, and one question for eight people | two step back: what it is now for each, and who decides by when
screen: All the way there, in one order | steps On the way = Night train, coach nine; Change at six, platform over the bridge; Bus, ring him | map From the station over the lake to the house | picture The stove, how to light it | code All eight tickets | ask We arrive | buttons We are in / We missed it | no ticket before all have paid, and who is still missing | the night train is cut: the morning one, and who tells the house

boat-trips
thing: trip, trips = Two hours, basket on board; With a skipper, to the island; Evening, from the wooden jetty
must: Weather read this morning, for just this water; Shown once at the jetty, vest and kill cord; Where one must not go; A dry day in exchange for a wet one
later: The same evening with a moon; The colleague's farewell
screen: From the wooden jetty | chart Wind over the day, gusts marked | map From the jetty round the island, reeds left out | steps Before you cast off = Vest, and pull it; Red cord on your wrist; Stop, once, on purpose | list Not there = Reeds, birds sit; Behind the weir | buttons Cast off / Keep it for a dry day | none free at that hour, and the evening is quieter anyway | gusts at three: in before half past two, or another day
screen: Harbour phone, what is out | table Boats = Boat, Back by, On board; Heron, three, four; Otter, in, dry; Perch, half past two, two | map From the jetty to where Perch lies still | switch Counted on and counted off | ask Found = Rope in the screw | buttons Out to Perch / All home | all at the jetty, and which one leaks a little | one does not answer: rung, looked for with the glass, then the rescue

small-concerts
thing: evening, evenings = Trio, a living room, shoes off; Cello in the empty pool; Unknown until the light goes down
must: What one will hear, one minute of it; Where one sits, and who opens; Fees agreed on paper beforehand; A season whose next evening is named
later: A recording for those who were there; A room that would like one too
screen: Thursday, shoes off | picture A room, chairs of nine kinds | list So it goes = Door at seven; They play, nobody speaks; Soup, everybody speaks | map From the tram to the second yard | ask I bring = A chair, and Ana | buttons One minute of it / Keep me a chair | no evening in this street, and a room that has asked for one | the viola is ill: who plays instead, or the chair kept for next time
screen: Host's phone, before seven | table Tonight = What, Is, By; Chairs, nine short, neighbour; Neighbours, told, Sunday; Fee, on paper, done | list Way out = Front; Balcony, not; Kitchen, kept clear | switch Piano is tuned | ask Said at the door = Who is next month? | buttons Lights down / Ten minutes late | no evening with you yet, and what a room needs | noise at ten: a window shut, the last piece is the slow one

freelancer-coworking
thing: desk, desks = By the window, Ana's; Long table, any seat; Bench beside the kiln
must: A trial day as days really are; Where one may telephone, and where not; Who else works here, and on what; Door, heat and network at seven and at nine
later: A room for a customer; The door open to a colleague for a week
screen: Tuesday, a trial day | picture Window desk, a plant not mine | list As it is = Loud at noon, soup; Silent until ten; Phone in the red chair | table At the table = Who, Does, Ask her for; Mei, maps, paper; Jonas, taxes, tea; Ana, clay, a knife | ask I work at = Films, so I mumble | buttons Take the long table / This one by the window | all taken on Tuesdays, and the Friday that is half empty | network is gone: the cable under the long table, and whom to ring
screen: Kitchen desk, who has which key | table Desks = Desk, Whose, Until; Window, Ana, stays; Long table, three, by the day; Kiln bench, free, - | chart Seats taken, Monday to Friday | ask Said on leaving = Too quiet for me | switch Kiln is off | buttons A trial for Thursday / Key back | no key is out, and six whom to ask to soup | somebody cannot work for noise: red chair moved, and it is talked about over soup

board-game-cafe
thing: table, tables = Four, never played; Two by the cat; Six, until the last tram
must: A game for these people, in a minute; Somebody who explains it without a booklet; Food for one hand; A seat, and until when
later: A box set aside for next time; A Tuesday for those who come alone
screen: Four of you, two hours | ask You are = Four, one hates losing | list Then = One all against the box; One with lies, short; Nothing with maps | picture Long table, a cat on the lid | switch Come and explain it | ask One hand free for = Toast, no crumbs on cards | buttons The one against the box / Another round of it | all tables are taken, and when the long one gets up | a card is missing: the box from the window, and we look under the cat
screen: Explainer's phone, which table | table Now = Table, Plays, Needs; Four, the box, turn two; Two, the cat, nothing; Six, lies, louder | ask Count on return = Box nine, one cube short | list Sit since = Six, three hours, one lemonade | switch Cats have had enough | buttons I come / Bring the menu | nobody plays, and which boxes to count | a glass over a box: cards out, flat, a book on top
`;
