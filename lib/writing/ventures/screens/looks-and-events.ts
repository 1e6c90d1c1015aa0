/** Looks, pictures, parties and the car at the door: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const LOOKS_AND_EVENTS_SCREENS = `
mobile-mechanic
thing: repair, repairs = Brake pads, front; Battery and check; Oil and filter
must: The car's plate, the fault and where it stands; A price for parts and work before the visit; A time slot and the mechanic's name; Photos of old parts and a written warranty
later: A reminder for the next service; Several cars of one company on one bill
screen: What is wrong with the car? | ask Plate number | list Choose = Brakes squeal; Will not start; Service due; Warning light | picture Warning light on the dash | ask Where it stands = Office parking, level two | button Get a price | no car added yet, start with the plate number | this job needs a lift: we say so and name a workshop nearby
screen: Your repair, Thursday | headline Maya arrives between 2 and 4 pm | steps Status = Parts ordered; On the way; Repairing; Test drive | picture Old brake pads, worn | list Agreed = Pads, front; One hour of work | buttons Approve extra work / Only as agreed | no repair booked, and the next service date is shown | more was found: a photo and a price first, you decide
screen: Mechanic's phone, today | table Jobs = Car, Job, Parts; Blue hatchback, brakes, In the van; Grey van, battery, Pick up; Red estate, will not start, Unknown | map Route for today | switch Parking allowed here | button Start the job | no jobs today, and quotes to answer | a part does not fit: new visit booked, customer told

barber-shop
thing: haircut, haircuts = Skin fade; Cut and beard trim; First haircut, child
must: Book a barber, a cut and a time online; A photo and notes of the last cut; A reminder and easy changes; Waiting time for walk-ins
later: A membership with cuts each month; Gift cards
screen: Book your cut | list Choose = Skin fade; Cut and beard; Beard only | list Barber = Ben, free at 4 pm; Omar, free at 5 pm; First free chair | picture Your last cut | button Reserve 4 pm | no free slot today, and the first one tomorrow is at 9 am | the barber is ill today: choose another one or another day
screen: Shop desk, today | table Chairs = Time, Client, Barber; 3 pm, Leo, Ben; 4 pm, Sam, Omar; 5 pm, free, Ben | list Walk-ins = Tom, twenty minutes; Paul, forty minutes | ask Note for the next cut = Longer on top | buttons Check in / No-show | no bookings yet, and walk-ins are welcome | somebody is late: the next client goes first and both get a message

beauty-salon
thing: treatment, treatments = Gel manicure; Lash refill; Brow shaping
must: Treatments with price and duration; Book a time and the person; Allergies and patch tests noted; A reminder, and a deposit for new clients
later: Prepaid cards for regulars; A last-minute list for free slots
screen: Book a treatment | list Choose = Gel manicure; Pedicure; Lash refill; Brow shaping | list With = Aisha, Thursday 6 pm; Mina, Friday 5 pm | words New clients need a patch test for lashes | button Reserve and pay the deposit | no free time this week, and a last-minute list to join | a treatment is not possible: the deposit is returned
screen: Your appointment, Thursday | headline Gel manicure with Aisha | list Included = Shaping and cuticles; Gel colour; Hand cream | ask Colour = Warm pink | buttons Change the time / Cancel | no appointment, and your last was a lash refill | illness in the team: Mina has the same time, or choose a new date
screen: Salon desk, today | table Chairs = Time, Client, Note; 4 pm, Lena, patch test fine; 5 pm, Zoe, new client; 6 pm, free, offer now | switch Tools sterilised | list Low stock = Clear gel; Files | button Message waiting clients | no bookings today, and yesterday's clients to rebook | skin reacts: stop, note it and call the client tomorrow

portrait-photography
thing: shoot, shoots = Family in the park; Newborn at home; Business headshot
must: Kind of shoot, price and length before booking; What to wear and what to bring; A gallery to choose pictures from; Consent for showing any picture
later: Prints and albums ordered from the gallery; A yearly shoot at a fixed date
screen: Book a shoot | list Choose = Family; Newborn; Headshot | list Included = One hour; Fifteen edited photos; Online gallery | ask Date = Saturday morning | words Moves once without a fee | button Reserve the date | no free date this month, and the waiting list | bad weather: a studio or a new date, you choose
screen: Your gallery | picture Family under the tree, edited | list Chosen = Three for the wall; Two for grandparents | list Order = Album; Print, large; Files only | buttons Order prints / Choose more | photos are being edited and arrive on Friday | a picture is not as hoped: ask for another edit
screen: Photographer's desk, this week | table Shoots = Client, Kind, Status; Novak family, Park, Editing; Anna, Headshot, Delivered; Kofi, Newborn, Sunday | list To send = What to wear; Address of the park | switch May be shown online | button Send the gallery | no shoots this week, and galleries to chase | a card cannot be read: the second copy is opened

pet-photography
thing: shoot, shoots = Old Labrador in the garden; Two cats at home; Puppy in the studio
must: The animal's habits and fears told before the shoot; Place, time and a break plan; A gallery with edited pictures; Prints and books to order
later: A yearly shoot; Gift cards for other owners
screen: Tell us about your pet | ask Name = Bella | list Bella = Six years; Shy with strangers; Loves cheese | list Place = Studio; Park; At home | ask Date = Saturday morning | button Reserve the date | no pet added yet, start with a name | she is too stressed: a second short try is free
screen: Bella's gallery | picture Bella, looking up | list Chosen = Ears up; With her ball; With you | list Order = Print for the wall; Linen book; Files | buttons Order / Choose more | photos are being edited and arrive next week | the lead is still in a picture: ask for another edit
screen: Photographer's phone, today | table Shoots = Pet, Place, Note; Bella, park, no squeaky toys; Milo and Luna, home, close windows; Finn, studio, loves balls | list Bring = Cheese; Long lead; Towel | switch Consent signed | button Start the session | no shoots today, and galleries to edit | a dog is nervous: break, water and a shorter round

event-photography-video
thing: event, events = Company conference; Birthday party; School play
must: A list of moments and people that must be seen; Arrival times and who to ask on site; First pictures the same evening; A link for guests, with consent
later: A short film after the event; Pictures sorted by guest or team
screen: Your event, shot list | list Must have = Opening speech; Group photo; Award on stage | table Times = Time, What, Where; 5 pm, Arrival, Entrance; 6 pm, Speech, Main hall; 8 pm, Group, Stairs | ask Contact on site = Priya, by the stage | buttons Confirm / Add a moment | no moments yet, most hosts begin with speeches and groups | times have changed: the team is told at once
screen: First pictures, tonight | picture Speaker on stage | list Ready = Arrival, nine photos; Speech, six photos | code Link for guests | switch Guests may download | buttons Share / Hide a photo | first pictures arrive an hour after the start | somebody does not want to be shown: hidden from the gallery
screen: Editor's desk, this week | table Events = Event, Copies, Status; Conference, two, Editing; School play, two, Cut the film; Birthday, one, Copy now | list Music = Licence checked; Intro track | chart Hours left to delivery | button Send to the host | nothing to edit, and two events on Saturday | a file is broken: the second camera has the same scene

party-rental
thing: booking, bookings = Bouncy castle, Saturday; Party tent and tables; Plates for forty
must: Free dates and a price with delivery; Size of the place and power checked first; Delivery and collection times; Safety rules handed over on the day
later: Ready-made party sets; Yearly bookings for schools and clubs
screen: What do you need? | ask Date = Saturday | list Choose = Bouncy castle; Tent; Tables and chairs; Plates and glasses | ask Space = Garden, six by eight metres | list Delivery = Before noon; Collected Sunday | button Check and reserve | that castle is out on Saturday, and two others are free | wind is forecast: a new date is free until the morning
screen: Your order | table Order = What, How many, Status; Bouncy castle, one, Reserved; Tables, four, Reserved; Chairs, many, Confirm | list On the day = We set up by eleven; You keep it dry; We collect on Sunday | buttons Pay the deposit / Change the order | no order yet, and sets for common parties are shown | a piece was damaged: a clean replacement is sent
screen: Van planner, Saturday | map Deliveries in order | table Stops = Where, What, Set up; School, castle, two people; Mill Lane, tent, three people; Hall, tables, one person | switch Anchors checked | button Mark as set up | no deliveries, and pieces to clean are listed | no power at the place: call the host, use the generator

mobile-bar
thing: event, events = Garden wedding; Office party; Birthday at home
must: Guests, place and hours for one clear price; Who buys the drinks and what is included; Power, water and a level place checked; Licence and staff settled before the day
later: A signature drink designed with the host; Coffee and mocktails added
screen: Plan your bar | ask Guests = Around eighty | list Choose = Cocktails; Wine and beer; Mocktails | list Included = Two bartenders; Glasses and ice; Setting up and clearing | switch I buy the drinks | button Get a price | no date yet, choose a day to see whether we are free | the place needs a licence: we tell you who applies for it
screen: Your event, Saturday | headline Bar opens at 5 pm | list Menu = Lime cooler; House spritz; Ginger mocktail | steps The day = We arrive at three; Bar opens; Last orders; Cleared away | buttons Change the menu / Call the bar | no event booked, and open days to taste are listed | rain is forecast: the bar moves under the tent
screen: Bar phone, for the team | table Stock = What, Brought, Left; Ice, six bags, two; Glasses, nine racks, four; Limes, three nets, one | list Rules tonight = Check age; Water for everyone; Last orders at eleven | switch Licence on display | button Close the bar | no event tonight, and stock to order | a guest has had enough: offer water, tell the host

balloon-and-decor
thing: decoration, decorations = Balloon arch in two colours; Backdrop with flowers; Birthday table
must: Designs with photos, sizes and prices; Colours, names and date chosen online; A setup time agreed with the venue; Collection and deposit for rented pieces
later: Matching cake and table cards; The same design for next year
screen: Choose a design | picture Balloon arch in blue and gold | list Designs = Balloon arch; Flower backdrop; Birthday table | ask Colours = Blue and gold | ask Name on it = Ella | button Get a price for my date | no design chosen, and the favourites of the month are shown | a colour is sold out: two close ones are suggested
screen: Your setup, Saturday | headline Ready by 2 pm | steps The day = We arrive at noon; Arch and backdrop; Photo for you; Collected on Sunday | list Please prepare = Free wall; Socket nearby; Key at the desk | buttons Confirm / Change the time | no setup booked, and free Saturdays are shown | balloons popped in the heat: spare ones are already on site
screen: Decorator's phone, this weekend | table Setups = Where, Design, Ready by; Mill Hall, arch, 2 pm; Park Cafe, backdrop, 4 pm; Home, table, 9 am | list Load the van = Blue and gold balloons; Frame; Neon sign | switch Venue rules read | button Send the finished photo | no setups this weekend, and designs to prepare | the key is late: call the host, build the parts outside

event-venue-finder
thing: venue, venues = Loft by the station; Village hall with garden; Restaurant, private room
must: Search by date, guests and budget; True prices with everything that is extra; One request to several venues; Contract and deposit in one place
later: Catering and music added to a booking; A calendar tool for venue owners
screen: Find a venue | ask Date = Saturday, 6 pm | ask Guests = Around sixty | list Free that day = Loft by the station; Garden hall; Riverside room | map Venues near you | button Ask these three | nothing is free that day, and the nearest dates are shown | a venue has just been taken: similar ones are suggested
screen: Compare three venues | table Offers = Venue, Included, Answer; Loft, tables and sound, Today; Garden hall, kitchen, Today; Riverside room, drinks only, Tomorrow | picture Loft set for dinner | ask Question = May we bring our own cake? | buttons Reserve the loft / Ask a question | two have answered, and the third is reminded | an offer has changed: the new total is marked before you pay
screen: Venue desk, requests | table Requests = Date, Guests, Reply; Saturday, sixty, Due today; Friday, forty, Sent; Sunday, eighty, New | chart Booked days this month | switch Calendar up to date | buttons Send an offer / Decline | no requests, and photos that could be better | the same date was booked twice: both hosts are called now

wedding-vendor-marketplace
thing: supplier, suppliers = Photographer, free that day; Florist with full price list; Band for the evening
must: Only suppliers who are free on the date; Full prices and what they include; Reviews from real weddings; Contract and deposit in one place
later: Ready bundles of suppliers who know each other; A shared plan for couple and suppliers
screen: Free on your date | ask Date = Saturday in June | list Photographers = Lea Meyer, free; Studio North, free; Anil Photo, on request | picture Work by Lea Meyer | ask Budget = Medium | button Ask Lea for an offer | nobody is free in this style, and others nearby are shown | no longer free: three with the same style and price
screen: Our wedding team | table Team = What, Who, Status; Photos, Lea, Signed; Flowers, Green Room, Offer; Music, open, Find | list Next = Sign the florist; Pay the deposit | chart Budget spoken for | buttons Sign / Ask a question | no one booked yet, most couples begin with venue and photos | a supplier cancelled: replacements free that day are listed
screen: Supplier desk, this month | table Requests = Couple, Date, Reply; Mia and Tom, June, Due today; Sara and Ali, July, Sent; Joy and Ben, May, Signed | switch Calendar up to date | list Prices = Half day; Full day; Album | button Send an offer | no requests, and how to improve your page | a request is outside your area: pass it on in one click

day-coordination
thing: day, days = Garden wedding, June; Charity gala; Company anniversary
must: One timeline for hosts, suppliers and helpers; Every supplier confirmed, with arrival time; Who decides what on the day; A plan for rain and late arrivals
later: A rehearsal the day before; Thank-you messages to suppliers afterwards
screen: Your day, the plan | table Timeline = Time, What, Who; 2 pm, Flowers arrive, Florist; 4 pm, Ceremony, Everyone; 6 pm, Dinner, Caterer | list Confirmed = Photographer; Caterer; Band | list Still open = Bus for guests | buttons Approve the plan / Ask for a change | no timeline yet, upload your contracts to start | a supplier has not answered: called again today
screen: Coordinator's phone, on the day | headline On time | list Next = Guests seated; Rings with Tom; Music on cue | steps Rain plan = Tell the caterer; Chairs inside; Signs at the gate | switch Caterer has arrived | buttons Start dinner / Ten minutes later | nothing due right now, and the next cue is at six | the band is late: playlist on, speech moves forward
screen: Our desk, days ahead | table Days = Event, Date, Status; Garden wedding, June, Timeline sent; Charity gala, May, Confirm suppliers; Anniversary, July, Contract | list To call = Caterer; Bus; Registrar | chart Open points by day | button Assign the stand-in | no days booked, and free weekends are shown | the coordinator is ill: the stand-in has the plan and is called

kids-art-classes
thing: class, classes = Painting, Tuesday; Clay, Thursday; Drawing comics, Saturday
must: Age group, day and free places; What is included and what to wear; Who may collect the child; Photos of the work for parents, with consent
later: Holiday workshops; Birthday parties in the studio
screen: Find a class | list Choose = Painting, Tuesday, three places; Clay, Thursday, one place; Comics, Saturday, full | ask Child's age = Seven | list Included = Materials; Apron; Work to take home | button Book a trial class | no place in this age group, and a waiting list to join | the teacher is ill: the class moves to next week
screen: Mia's class, Tuesday | picture Mia's painting, finished | list This term = Colour mixing; Printing; Clay animals; Exhibition | ask Who collects Mia? = Grandmother, today | buttons Message the teacher / Miss a class | no class today, and the next is on Tuesday | a class was missed: two dates to catch up
screen: Studio desk, Tuesday group | table Children = Name, Collected by, Note; Mia, grandmother, allergy; Noah, father, no photos; Zara, mother, first time | list Prepare = Aprons; Water jars; Thick paper | switch Attendance complete | button Send photos to parents | no class today, and materials to order | a child is not collected: call the list, stay with the child
`;
