/** Goods with a following, hire and planning: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const GOODS_HIRE_AND_PLANNING_SCREENS = `
ethnic-wear
thing: outfit, outfits = Silk saree with blouse; Wax print dress; Embroidered kurta set
must: Measuring help with pictures and a short video; The last order day for each celebration; Photos of the cloth in daylight and when worn; Exchange or alteration of the first outfit
later: Matching sets for family and guests; A fabric swatch before ordering
screen: Silk saree with blouse | picture Saree worn and cloth up close | list Details = Handwoven silk; Blouse sewn to measure; Arrives before Friday | ask My size = Medium, long sleeves | buttons Add to basket / Ask about fit | choose the day of your celebration to see what arrives in time | this cloth is sold out, see two that are close to it
screen: My measurements | picture How to measure | ask Bust and waist = Measured on Sunday | ask Height = Entered | list Fits you = Kurta set, medium; Wax print dress, large | button Save for next time | no measurements yet, it takes five minutes | waist and hip do not match, please measure again
screen: Our desk, orders for the festival | table Open = Customer, Outfit, Status; Amina, dress, sewing; Priya, saree, packed; Leila, family set, measuring | list Today = Send two parcels; Call the workshop | button Message the customer | no open orders | cloth has run out: offer another colour or a refund

hair-extensions
thing: pack, packs = Body wave bundle, dark brown; Pre-stretched braiding hair, black; Clip-in set, honey blonde
must: Shade match by photo or swatch; How many packs each style needs; Origin, length and texture on every pack; A clear rule for opened and unopened packs
later: Trade price and refill for stylists; Care set sent with the hair
screen: Braiding hair, black | picture Pack and finished braids | list Details = Pre-stretched; Rinsed, no itch; Sets in hot water | ask Style = Knotless, waist length | words This style needs six packs | button Add six packs | choose a style to see how many packs you need | this shade is sold out, it is back on Thursday
screen: Find my shade | picture Your photo beside three shades | list Closest = Honey blonde; Light brown; Dark blonde | ask Send swatches to = Home address | buttons Send swatches / Choose this shade | add a photo in daylight | the photo is too dark, try near a window
screen: Stylist's account | table Reorder = Pack, Used, Left; Black braiding hair, eight, two; Brown curls, three, five | list Client orders = Grace, clip-in set; Ana, two bundles | buttons Refill now / Share my link | no orders yet, share your link with a client | payment failed, the refill is kept until tomorrow

crystals-and-spiritual-goods
thing: piece, pieces = Amethyst cluster; Rose quartz heart; Illustrated tarot deck
must: Photo of the exact piece that is sent; Origin and treatment on each page; A short guide to use and care; Safe packing for stones and boxes
later: A box for each full moon; Live sale with reserved pieces
screen: Amethyst cluster | picture The very piece, from three sides | list About it = Natural colour; Cut in a family workshop; Fits in a palm | words Keep out of strong sun | buttons Add to basket / Ask for a video | new pieces arrive on Sunday | someone bought this piece first, here are three like it
screen: Find a gift | list For = Calm evenings; New home; First tarot deck | ask Budget = Small gift | list Our choice = Rose quartz heart; Incense set; Tarot deck with guide | button Choose this set | pick an occasion to see ideas | nothing fits this budget, try single pieces
screen: Packing desk | table Today = Order, Piece, Packed; Mia, tarot deck, yes; Jonas, amethyst, no; Sara, incense set, yes | list Check = Photo matches the piece; Card with origin added | buttons Print label / Report damage | no orders to pack | the piece is chipped: tell the customer before sending

religious-goods
thing: gift, gifts = Padded prayer mat; Olive wood rosary; Baptism candle with name
must: Gifts sorted by faith, ceremony and holy day; Names and dates engraved on request; The last day to order before each feast; Bulk orders for congregations
later: Gift wrap with a handwritten blessing; A reminder before each holy day
screen: Baptism candle with name | picture Candle with sample name | ask Name on the candle = Sofia | ask Needed by = Sunday next week | list Includes = Gift box; Card with blessing | button Add to basket | enter the name to see it on the candle | this date is too soon for engraving, a plain candle can still arrive
screen: Order for a congregation | ask Congregation = Parish of Saint Anne | table Wanted = Gift, Count, Names; Rosary, six, yes; Candle, eight, yes; Prayer book, four, no | buttons Send the list / Ask for a sample | no gifts chosen yet | two names are missing, add them before Friday
screen: Our desk, before the feast | list To engrave = Sofia, candle; Omar, mat; Daniel, bookmark | steps Orders = Received; Engraved; Packed; Sent | button Print the next label | nothing to engrave today | a name has an unusual sign: call the customer first

home-water-filter
thing: filter, filters = Under-sink filter; Tap filter; Shower filter
must: A simple test of the water at home; Laboratory results for each claim; Fitting steps with pictures; A new cartridge before the old one is spent
later: A used cartridge sent back free; A yearly service visit
screen: Which filter do I need? | ask My water = From the mains, old building | list I notice = Chlorine taste; White spots on the kettle | list Fits you = Under-sink filter; Tap filter | buttons See test results / Order a test | answer two questions about your water | no filter of ours solves this, please ask a laboratory
screen: My filter | headline Next cartridge in May | chart Taste and flow, week by week | list Delivered = Under-sink filter; Spare cartridge | switch Send cartridges on time | button I changed it today | no filter registered yet | the cartridge is overdue: do not drink until it is changed
screen: Fitting day, technician | list Visits = Mrs Okafor, kitchen; Family Silva, whole house | table Test = Value, Before, After; Hardness, high, low; Chlorine, some, none | picture Filter under the sink | buttons Send result / Book service | no visits today | the tap does not fit: bring the adapter and offer Tuesday

stickers-and-pins
thing: design, designs = Sleepy frog sticker; Moon cat enamel pin; Fern sticker sheet
must: A clear date and count for each drop; Pre-order for pins before they are made; Packs that fit in an ordinary letter; The name of the artist on each piece
later: A monthly sticker letter; Wholesale packs for gift shops
screen: Friday's drop | picture Five new designs | list In this drop = Moon cat pin; Sleepy frog sticker; Fern sheet | words Opens on Friday at six | buttons Remind me / See all designs | no drop planned yet, follow to hear first | this design has sold out, ask for a second run
screen: Moon cat enamel pin | picture Pin on a denim jacket | steps Pre-order = Reserved; In production; Packed; Sent | list Details = Hard enamel; Two clasps; Numbered card | button Reserve one | be the first to reserve it | payment did not go through, your pin is kept for one hour
screen: Artist's desk | table Designs = Design, Reserved, Left; Moon cat, nine, three; Sleepy frog, six, four; Fern sheet, two, eight | list Today = Check the pin proof; Pack five letters | button Start production | no designs added yet | the proof shows a wrong colour: stop the run

miniatures-and-roleplay
thing: set, sets = Forest goblins; Heroes of the harbour; Green resin dice
must: True size shown beside a coin; Adventure, maps and figures that belong together; A note on cleaning, gluing and painting; Pre-order with a clear delivery month
later: Votes on the next faction; Files for printing at home
screen: Forest goblins | picture Five figures, bare and painted | list In the box = Five goblins; Bases; One short adventure | words Resin, needs glue and paint | buttons Add to basket / See it painted | choose a set to see what is in the box | this set is being cast again and returns in May
screen: Next set, your vote | list Choose one = Swamp witches; Dwarf miners; Sky pirates | chart Votes so far | talk Comments = Ana: more archers please; Ben: the witches look great | button Vote | no vote is open right now | you have voted already, results on Sunday
screen: Workshop, this week | table Batches = Set, Cast, Checked; Forest goblins, six, five; Green dice, four, four; Harbour heroes, three, two | list Replace = One broken sword; One dice with a bubble | buttons Print labels / Reorder resin | no batches this week | a mould is worn: stop casting and call the maker

sports-equipment
thing: piece, pieces = Light racket; Training ball; Padded gloves
must: Choice by level, size and playing style; Test results and approvals on the page; A trial period in real play; Team price with the club's logo
later: Spare parts and repair; Old gear taken back
screen: Light racket | picture Racket from front and side | list Details = Light frame; Soft core; Approved for matches | ask I play = Twice a week, club level | buttons Try it at home / Add to basket | answer two questions to find your racket | this weight is sold out, it is back next week
screen: Team order | ask Club = Riverside Juniors | table Wanted = Piece, Count, Logo; Training ball, eight, yes; Gloves, two, no; Bibs, nine, yes | picture Ball with club logo | buttons Ask for an offer / Save | no pieces chosen yet | the logo file is too small, please send another
screen: Tester's notes | steps My trial = First week; Second week; Final answer | list Noted = Good grip; Slight wear at the edge | ask Would you keep it? = Yes | button Send notes | your test piece arrives on Monday | a part broke: stop playing and send us a photo

pet-supplements
thing: pouch, pouches = Joint chews, large dogs; Calming drops, cats; Vitamin powder, puppies
must: Dose by weight and age; All ingredients and test reports open to read; A daily note that takes one tap; The next pouch before the last is empty
later: Advice from a vet by message; Trial pack in three flavours
screen: What does your pet need? | ask My pet = Dog, nine years old | list I notice = Slow on the stairs; Stiff in the morning | list Fits = Joint chews, large dogs; Trial pack in three flavours | words Ask your vet if it gets worse | buttons See ingredients / Order trial pack | tell us about your pet first | these signs need a vet, we do not suggest a product
screen: Bruno's daily note | headline Fourth day | chart Steps and mood by day | list Today = One chew eaten; Short walk; No upset stomach | button Note for today | first note is due tomorrow morning | three refused meals: stop and ask your vet
screen: Our desk, batches and reports | table Batches = Batch, Test, Stock; Joint chews, passed, full; Calming drops, waiting, none; Puppy powder, passed, low | list Reports today = Loose stool, answered; Did not like the taste, refund | button Stop a batch | no reports today | a test is out of range: hold the batch

wallpaper-and-murals
thing: wall, walls = Nursery with forest; Café back wall; Hallway in blue pattern
must: Preview of the design on the customer's photo; Measures checked before anything is printed or painted; Sample or sketch before the order; Numbered panels and a fitting guide
later: A fitter in the customer's town; Changes to a mural after some years
screen: See it on my wall | picture Your photo with forest design | ask Width and height = Measured on Sunday | list Material = Paste-on paper; Self-adhesive, removable | buttons Order a sample / Check my measures | add a photo of your wall | the window is not marked, please add it
screen: Café back wall, sketch | picture Sketch with coffee plants | talk Comments = Lena: more green on the left; Artist: changed, please look again | steps Progress = Sketch; Approval; Painting; Sealed | buttons Approve / Ask for a change | the first sketch arrives on Thursday | the wall is damp: painting waits until it is dry
screen: Workshop desk | table Jobs = Wall, Material, Day; Nursery, removable, Monday; Café, paint, Wednesday; Hallway, paper, Friday | list Check = Measures confirmed; Panels numbered | button Print panels | no jobs this week | a measure is missing: call before printing

skip-and-site-toilet-hire
thing: hire, hires = Medium skip, Mill Lane; Two toilets, school site; Fence panels, street fair
must: Size chosen by what will be thrown away; Delivery hour confirmed the day before; Swap or collection ordered with one message; Receipt for legal disposal or emptying
later: Road permit applied for by us; Recycling report for builders
screen: Order a skip | ask What goes in = Tiles and an old kitchen | list Fits = Medium skip; Large skip with door | ask Where = On the drive | list Day = Tuesday morning; Wednesday noon | button Order now | choose what you throw away to see the right size | this street needs a permit, the first free day is Friday
screen: Site page, school building | list Here now = Two toilets; Six fence panels; One skip, half full | steps Toilet service = Monday done; Thursday planned | buttons Swap the skip / Collect all | nothing on this site yet | the truck could not enter: call the driver
screen: Dispatch, today | map Routes of both trucks | table Jobs = Place, Job, Hour; Mill Lane, deliver, 7 am; School site, swap, 9 am; Park, empty, 1 pm | list Free units = Three skips; Two toilets | buttons Send driver / Move job | no jobs today | a truck is out of service: the stand-in is shown

motorbike-lease-to-own
thing: bike, bikes = Delivery bike, Samuel; Tricycle, Grace; Electric bike, Daniel
must: Days paid and days left on one screen; Daily payment by phone; Insurance, service and repairs in the plan; A pause for illness with clear rules
later: A second loan after the last payment; A fuel or battery saving report
screen: My bike | headline Paid for today | chart Paid and still to pay | list Next = Payment tomorrow evening; Service on Friday | buttons Pay now / I am ill | your plan starts when you get the key | payment not received: you have until tomorrow at noon
screen: Apply for a bike | ask I ride at = Market stage | ask Guarantors = Two people who know me | list Needed = Licence; Identity card; Takings of one week | buttons Send / Ask a question | fill in your stage to begin | the licence photo cannot be read, please take it again
screen: Our desk, today's payments | table Riders = Rider, Today, State; Samuel, paid, fine; Grace, open, call; Daniel, paused, ill | map Bikes on the road | list Workshop = Brake, Samuel; Tyre, Peter | buttons Call rider / Agree a pause | all riders have paid today | tracker is silent: call the rider and the guarantor

scooter-rental
thing: scooter, scooters = Small moped, blue; Scooter for two; Quad, red
must: Licence check before the booking is confirmed; Cover and excess explained in plain words; Film of the scooter at handover and return; Two clean helmets in the right size
later: Routes with stops along the coast; Delivery to the hotel
screen: Choose your scooter | ask From Friday to = Sunday | list Free = Small moped, blue; Scooter for two; Quad, red | ask My licence = Car licence, Germany | buttons Book / What may I ride? | no scooter is free on Friday, Saturday has two | this licence does not cover that engine, see what you can ride
screen: Handover | picture Scooter from four sides | list Given = Two helmets; Key; Full tank | switch Short test ride done | ask Old marks = Scratch on the left mirror | button Sign and ride | no booking for this name today | the film did not save, please record it again
screen: Shop desk, today | table Today = Scooter, Renter, Back; Blue moped, Lea, 6 pm; Red quad, Tom, 5 pm; Scooter for two, free, now | list Workshop = Brake check; New tyre | map Deliveries to hotels | buttons Hand over / Take back | no hires today | a scooter is late: call the renter

camera-and-stage-hire
thing: kit, kits = Camera with three lenses; Speakers for a small hall; Mobile stage with lights
must: Kits by job with everything that belongs; Test date and packing list for each case; Technician on call during the job; Cover for theft and damage explained
later: Crew booked together with the gear; A plan of stage and cables
screen: What is your job? | ask Event = Concert in a small hall | ask Date = Saturday | list Suggested = Speakers for a small hall; Four microphones; Basic lights | switch With technician | buttons Check the date / Change the kit | tell us the job to see a kit | the speakers are out on Saturday, a similar set is free
screen: Packing list | list Case one = Camera, tested Monday; Three lenses; Four batteries, charged | list Case two = Tripod; Two lights; Cables | picture Packed case | buttons All complete / Something is missing | nothing to collect today | a lens failed the test: it is replaced before pick-up
screen: Hire desk | table This week = Kit, Customer, Back; Camera, Film school, Tuesday; Small PA, Anna, Sunday; Stage, Town hall, Monday | list To test = Two microphones; Moving light | button Print case labels | no hires this week | a case is late: the next customer is told and a spare is packed

furniture-and-appliance-rental
thing: item, items = Bed with mattress; Washing machine; Desk and chair
must: Sets by room with one monthly price; Delivery and set-up on move-in day; Repair or exchange within a promised time; Return or swap when the renter moves
later: Option to keep the item; Sets for offices and guest rooms
screen: My first room | picture Room with bed, desk and lamp | list In the set = Bed with mattress; Desk and chair; Lamp | ask Move-in day = Monday | ask For how long = One year | buttons Rent this set / Change items | choose your city to see what can be delivered | this bed is out on Monday, another model is free
screen: My rented things | list At home = Bed; Washing machine; Desk and chair | steps Repair = Reported; Visit on Tuesday; Fixed | buttons Report a fault / I am moving | nothing rented yet | payment failed, please update your card by Friday
screen: Warehouse desk | table Today = Item, Job, State; Fridge, deliver, cleaned; Sofa, collect, booked; Laptop, test, erased | map Van route | list To repair = Drawer; Washing machine door | buttons Start route / Assign item | no deliveries today | the lift is out of order: send a second helper

architecture-practice
thing: project, projects = Loft for a family; House on a slope; Barn conversion
must: A check of what the plot allows before design; Cost range at every stage; Plans explained with a model or walk-through; One list of permit papers and their state
later: Supervision of the building work; Energy calculation for grants
screen: Your project, loft | picture Sketch of the new loft | steps Stages = Check; Sketch; Permit; Building | list For you to decide = Stairs left or right; One window or two | buttons Approve the sketch / Ask for a change | the first sketch arrives on Friday | the file cannot be opened, we will send it again
screen: What may I build? | ask Address = Mill Lane | map Plot with borders | list Allowed = One more floor; Gable roof; Two flats | words A first view, confirmed by the office | button Book the study | enter an address to see the plot | no plan is on file here, ask us for a check
screen: Studio desk, permits | table Applications = Project, State, Next; Loft, with the office, wait; Slope house, draft, engineer; Barn, accepted, builders | list This week = Site visit on Tuesday; Call the engineer | button Add a paper | no applications open | a signature is missing: ask the client today

property-development
thing: home, homes = End house with garden; Flat on the first floor; Renovated family house
must: Plans, materials and date of completion in one place; Photos of the building work every week; Deposit protected and stages explained; A list of faults checked at handover
later: Choice of kitchen and floor before a set day; Help with care after the first winter
screen: End house with garden | picture Front and floor plan | list Details = Three bedrooms; Heat pump; Small garden | steps Building = Foundation; Walls; Roof; Finished | buttons Reserve / Visit on Saturday | homes will be shown when plans are approved | this home is reserved, see the one next door
screen: My home, this week | picture Kitchen wall on Wednesday | list To choose = Floor; Tiles; Door colour | talk Messages = Ana: can we visit?; Site: yes, on Friday at four | button Save my choice | the next photos arrive on Friday | the choice day has passed, call us before ordering
screen: Our desk, sites | table Sites = Site, Stage, Risk; Mill Lane, roof, rain delay; Park Road, permit, open; Old bakery, survey, damp | chart Planned and spent | list Buyers = Two reserved; Three want a visit | button Update the plan | no sites under way | the cost is above plan: stop new orders and check the reserve

call-centre
thing: contact, contacts = Where is my parcel, call; Change of appointment, chat; Refund question, mail
must: Calls answered in the client's name; Answer guides that are kept up to date; Weekly figures with recordings; Urgent cases passed on at once
later: Extra agents for busy seasons; More languages
screen: Client page, this week | chart Answered and missed, by day | list Why people called = Late parcel; Wrong size; Refund | list Please decide = New return rule; Sunday hours | buttons Hear recordings / Change a guide | the first figures come on Tuesday | recordings are late, they follow within the hour
screen: Agent's screen | headline Call from Maria | words Order sent on Monday | list Guide = Greet in the shop's name; Check the parcel; Offer a call back | talk Chat waiting = Ben: can I change the size?; Agent: yes, I will do it now | buttons Solved / Pass on | no one is waiting | the order system is down: note the number and call back
screen: Shift desk | table Now = Client, Waiting, Agents; Shoe shop, two, four; Clinic, none, three; Plumber, one, one | list Today = Leila ill, Sam takes over; Training at four | button Move an agent | all lines are quiet | too many callers wait: the stand-in agents are called

management-system-consulting
thing: gap, gaps = No list of measuring tools; Supplier check missing; Old work instruction at the press
must: All gaps on one page, sorted by weight; Instructions with photos from the machine; Training noted for each worker; A mock audit before the real one
later: Upkeep before each yearly audit; A second standard on the same system
screen: Plant page, gaps | chart Open gaps, week by week | table Gaps = Gap, Who, State; Measuring tools, Ivan, done; Supplier check, Sara, open; Press instruction, Ali, in work | button Mark as done | the first gap check is on Monday | proof is missing: add a photo or a paper
screen: Work instruction, press | picture Press with numbered steps | steps Do this = Check the guard; Set the part; Measure the first piece | switch Read and understood | button Ask the foreman | no instruction for this machine yet | this version is old, open the new one
screen: Consultant's week | list Visits = Metal shop, Tuesday; Food plant, Thursday | list Mock audit = Questions for the foreman; Walk through the store | table Audit days = Plant, Day, Ready; Metal shop, Friday, yes; Food plant, next month, not yet | buttons Add a gap / Send the report | no visits this week | a serious gap is open: talk to the owner today

proofreading-and-ghostwriting
thing: manuscript, manuscripts = Thesis on soil; Crime novel, part one; Memoir of Rosa
must: A sample of the edit before the order; Every change visible and explained; Agreed day and number of rounds; Secrecy and rights in the contract
later: Layout and printing with partners; A fixed monthly slot for regular authors
screen: Send your text | ask Kind of text = Thesis | ask Needed by = Friday | list Choose = Proofreading; Full edit; Written from interviews | buttons Get a sample / Ask the price | add your text to see what it needs | this file type cannot be read, please send a document
screen: My edit, first round | picture Page with marked changes | list Questions from your editor = Is this name right?; Shorter opening? | talk Comments = Rosa: please keep this sentence; Editor: it stays | buttons Accept / Discuss | your sample arrives tomorrow | two pages are missing, please send them again
screen: Editors' desk | table Texts = Text, Editor, Due; Thesis on soil, Mia, Friday; Crime novel, Jon, Monday; Memoir, Lea, next week | list Today = Second reading, thesis; Interview with Rosa | button Assign a text | no texts waiting | an editor is ill: the second editor takes over
`;
