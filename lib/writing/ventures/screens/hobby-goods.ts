/** What hobbies need: kits, wool, seeds, cards and tools: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HOBBY_GOODS_SCREENS = `
tool-kit-for-children
thing: project, projects = Bird house; Small lamp; Toy car
must: Projects sorted by age and difficulty; All parts and tools listed before ordering; Step-by-step instructions with pictures; Free replacement of missing parts
later: Projects saved for siblings; A gallery of finished pieces
screen: Choose a project | list Age = Five to six; Seven to eight; Nine and up | list Projects = Bird house, easy; Toy car, medium; Small lamp, harder | picture Bird house, finished | switch My child has a tool set | button Add to basket | no project for this choice, try the next age | this kit is sold out: tell me when it is back
screen: Bird house, step three | picture Where the screws go | steps Steps = Sand the parts; Mark the holes; Screw the sides; Fit the roof | words An adult stays nearby for this step. | buttons Next step / I need help | no project started yet | a part is missing: tell us which one and we post it
screen: My subscription | list Next box = Toy car, in May | list Finished = Bird house | switch Let my child choose | buttons Change the project / Pause | no box planned, choose the next project | the parcel did not arrive: we send another

grow-at-home-kit
thing: kit, kits = Oyster mushrooms; Herbs for the windowsill; Microgreens
must: What each kit needs in light and warmth; Step-by-step growing guide; Help by photo if nothing grows; Refills for every kit
later: Harvest reminders on the phone; Gift cards with a start date
screen: Choose a kit | list Kits = Oyster mushrooms, easy; Herbs, easy; Chillies, needs sun | ask Where will it stand? = Kitchen windowsill | list In the box = Growing block; Spray bottle; Guide | switch This is a gift | button Add to basket | no kit fits this place, try another | sold out this week: order for next week
screen: My kit, day five | picture How it should look today | steps Progress = Opened; First sprouts; Growing; Harvest | list Today = Spray twice; Keep out of the sun | buttons Send a photo / Looks good | no kit started yet, tap to start yours | nothing has sprouted: send a photo and we help
screen: Packing list, Monday | table Orders = Name, Kit, Send; Anna, Mushrooms, Today; Omar, Herbs, Today; Lena, Refill, Tuesday | list Stock = Mushrooms, few left; Herbs, enough | buttons Print labels / Mark as sent | no orders to pack today | a batch is too old: pack from the next one

yarn-box
thing: box, boxes = Sock yarn, blue; Merino, natural white; Scarf kit, two colours
must: Choice of colour, fibre and skill level; Pattern and needle size with every box; Extra skeins from the same dye batch; Pause or skip at any time
later: Video help for each pattern; A swap page for unused yarn
screen: Choose your box | list Skill = Beginner; Some practice; Experienced | list Colours = Blues; Earth tones; Surprise me | ask Fibre = Merino | switch I need needles too | button Order my box | this colour is not in stock, try another | that fibre is sold out: the nearest match is shown
screen: My box | picture This month's yarn and pattern | list Inside = Three skeins, batch six; Pattern for a hat; Care label | switch Keep a spare skein for me | buttons Order a skein / Skip next month | no box yet, the next one is sent on Monday | the parcel is late: track it here
screen: Packing, Monday | table Boxes = Name, Colour, Status; Anna, Blue, Packed; Mei, Green, Open; Rosa, Natural, Open | list Running low = Blue, batch six | buttons Print labels / Mark as sent | no boxes to pack today | a skein is flawed: take one from the reserve

sewing-patterns
thing: pattern, patterns = Shirt dress; Wide trousers; Simple jacket
must: Size chart with body and finished measurements; Files for printing at home or in a shop; Step-by-step instructions with pictures; Fabric and notions needed for each size
later: Video lessons for difficult steps; A gallery of finished garments
screen: Shirt dress | picture The dress on three people | list Details = Easy; Woven fabric; Side pockets | ask My size = Medium | list Format = Paper; Print at home; Projector file | button Add to basket | no reviews yet, be the first to sew it | your size is between two: see how to adjust
screen: My patterns | list Ready to sew = Shirt dress; Wide trousers | steps Shirt dress = Print; Cut; Sew; Finish | picture Step three, the collar | buttons Download / Ask for help | no pattern yet, start with an easy one | the print is the wrong size: measure the test square
screen: Tester desk | table Testers = Name, Size, Status; Anna, Small, Photos sent; Mei, Medium, Sewing; Rosa, Large, Waiting | list Notes = Collar unclear; Sleeve too tight | buttons Send an update / Close the test | no test running | two testers report the same mistake: the file is on hold

puzzle-and-brick-library
thing: set, sets = Castle set; Large landscape puzzle; Race car
must: A catalogue by age, size and difficulty; Waiting list for popular sets; Return label or pick-up point with each loan; Report of missing pieces in one tap
later: Wish list for new sets; Gift memberships
screen: Choose a set | list Kind = Building set; Puzzle; For young children | list Free now = Castle set; Race car; Forest puzzle | picture Castle set, built | switch Pick up in person | button Borrow this set | nothing free in this choice, join the waiting list | this set is being checked: free from Friday
screen: My loans | headline Castle set, due on Friday | list Next on my list = Race car | ask Missing pieces? = None | buttons Return it / Keep it longer | no set at home, choose one | the return is late: keep it one more week or send it back
screen: Returns desk | table Back today = Set, Weight, Status; Castle, Right, Clean it; Puzzle, Too light, Count; Race car, Right, Ready | list Spare parts used = One wheel | buttons Back on the shelf / Ask the customer | nothing came back today | a piece is missing: order a spare

trading-cards
thing: card, cards = Rare dragon, near mint; Football card, signed; Sealed booster pack
must: Photos of front, back and corners; Condition and checks shown for each card; Safe payment until the card arrives; Price history of similar cards
later: Alerts for cards on the wish list; A digital binder of the collection
screen: Rare dragon | picture Front and back | list Condition = Near mint; Corners sharp; Checked by an expert | chart Recent sale prices | ask My offer | buttons Buy / Make an offer | no offer for this card yet | the card was just sold: see similar ones
screen: Sell a card | ask Card name | picture Photo of both sides | list Condition = Mint; Near mint; Played | switch Have it checked first | button List my card | no cards listed yet, add your first | the photo is blurred: take it again in daylight
screen: Checking desk | table Waiting = Card, Seller, Status; Dragon, Tom, Checked; Signed card, Mei, In check; Booster pack, Omar, Arrived | list To check = Print; Weight; Corners | buttons Approve / Send back | no cards waiting | this card is not genuine: tell the seller and return it

film-lab
thing: roll, rolls = Colour film; Black and white film; Slide film
must: Order form with film type and scan size; Status from arrival to finished scans; Download of scans by link; Negatives returned safely
later: Prints ordered from the scans; A loyalty card for regular customers
screen: Order developing | list Film = Colour; Black and white; Slide | ask Number of rolls = 3 | list Scans = Standard; Large; None | switch Return my negatives | button Order and print label | no rolls added yet | this film type needs a special process: please ask first
screen: My order | headline Scans are ready | steps Status = Received; Developed; Scanned; Sent back | picture Contact sheet | buttons Download all / Order prints | no order yet | one roll was blank: we explain why
screen: Lab, today | table Rolls = Customer, Film, Status; Anna, Colour, Drying; Omar, Black and white, Next; Mei, Colour, Scanning | list Before each batch = Test strip; Temperature | button Start the batch | no rolls waiting | the test strip is off: stop and change the chemistry

heirloom-seeds
thing: packet, packets = Striped tomato; Climbing bean; Winter lettuce
must: Sowing and harvest months for each variety; Origin and germination test on each packet; Search by plant, space and climate; Advice on saving seed
later: A sowing reminder by email; Collections for balcony and small garden
screen: Choose seeds | list Plants = Tomatoes; Beans; Lettuce | list Good for = Balcony; Small bed; Greenhouse | picture Striped tomato, ripe | words Sow indoors in March, plant out in May. | button Add to basket | nothing found, try another plant | sold out this season: tell me when it is back
screen: My garden | list My seeds = Striped tomato; Climbing bean | steps Striped tomato = Sow; Plant out; Harvest; Save seed | switch Remind me to sow | buttons Order again / Ask a grower | no seeds yet, see what to sow this month | nothing came up: tell us and we send another packet
screen: Seed store | table Lots = Variety, Germination, Status; Tomato, Good, On sale; Bean, Good, On sale; Lettuce, Low, Hold | list To pack = Four orders | buttons Print labels / Test a lot | no orders to pack | a lot germinates badly: stop selling it

mystery-by-post
thing: case, cases = The missing painting; Letters from the lighthouse; The last guest
must: Choice by difficulty and number of players; Hints in steps, without the full solution; Pause between envelopes; A page to check the solution
later: Gift cards with a start date; A second series for regular players
screen: Choose a case | list Cases = The missing painting, easy; The last guest, harder | ask Players = Two to four | list Delivery = All at once; One letter a week | switch This is a gift | button Order the case | no case for this choice, try another | sold out: the next print is ready on Friday
screen: My case | headline Envelope two has arrived | picture The letter and the map | steps Case = Envelope one; Envelope two; Envelope three; Solution | ask Our suspect | buttons Show a hint / Check our answer | no envelope yet, the first is on its way | an envelope is missing: we post it again
screen: Packing desk | table Envelopes = Name, Case, Send; Anna, Envelope two, Today; Omar, Envelope one, Today; Lena, Paused, Later | list To print = Map; Letter | buttons Print labels / Mark as sent | nothing to send today | an insert is missing: check every envelope of this batch

leather-goods
thing: piece, pieces = Belt, brown; Small wallet; Shoulder bag
must: Photos of leather, seams and size when worn; Choice of colour, size and initials; Delivery date for made-to-order pieces; Care and repair service
later: A trade-in for old pieces; Gift wrapping and cards
screen: Shoulder bag | picture The bag when worn | list Leather = Brown; Black; Natural | ask Initials = A M | list Details = Two pockets; Adjustable strap; Made to order | button Order this bag | this colour is sold out, choose another | the initials are too long: two letters fit
screen: My order | headline Your bag is being stitched | steps Status = Ordered; Cut; Stitched; Sent | picture Your leather | buttons Change the strap / Message the maker | no order yet | a hide had a flaw: your bag is ready two days later
screen: Workshop, this week | table Orders = Name, Piece, Status; Anna, Bag, Stitching; Omar, Belt, Cutting; Mei, Wallet, Ready | list Materials low = Brown thread; Buckles | buttons Start next / Mark as sent | no open orders this week | the leather is late: tell the customers the new date

knife-sharpening
thing: blade, blades = Kitchen knife; Bread knife; Scissors
must: Prices by type of blade; Drop-off points and collection days; A message when the knives are ready; A reminder for the next sharpening
later: A round for restaurants; Loan knives during sharpening
screen: Book a sharpening | list Blades = Kitchen knife; Bread knife; Scissors | ask How many? = 4 | picture Photo of any chips | list Hand over = Market on Saturday; Cookware shop; Collection | button Book | no blades chosen yet | this blade cannot be sharpened: ask us first
screen: My knives | headline Ready on Saturday | list Done = Three kitchen knives; One pair of scissors | words Small chip in one blade, removed. | switch Remind me next time | buttons Pick up / Have them delivered | no knives with us | one blade is too thin: we show you before we go on
screen: Round, Tuesday | table Stops = Stop, Blades, Status; Cookware shop, Nine, Collect; Restaurant, Eight, Sharpen; Salon, Four, Deliver | map Today's route | list To mention = Loose handle | button Start the round | no stops today | a kitchen is closed: choose a new time

left-handed-goods
thing: item, items = Children's scissors; Tin opener; Fountain pen
must: Search by task and age; A clear note on what differs from ordinary tools; Reviews by left-handed buyers; Easy returns and exchanges
later: Sets for schools; Gift ideas by age
screen: Find the right tool | list For = Child; Adult; Classroom | list Task = Writing; Cutting; Cooking | picture Scissors in the left hand | words The blades are reversed, so that you see the line. | button Add to basket | nothing for this task yet, tell us what you need | sold out: tell me when it is back
screen: My order | headline On its way | list In the parcel = Children's scissors; Pen | ask How does it feel? = Much easier | buttons Exchange / Write a review | no order yet | it does not suit your hand: exchange it here
screen: Shop desk | table Orders = Name, Item, Status; Anna, Scissors, Packed; School, Six pairs, Open; Omar, Pen, Sent | list Running low = Tin openers | buttons Print labels / Reorder | no orders to pack | a supplier sent right-handed ones: return the batch

fishing-app
thing: permit, permits = River, one day; Lake, season; Harbour, youth
must: Permits bought and shown on the phone; Rules, seasons and sizes for each water; Maps with access and no-fishing zones; A private log of catches
later: Weather and water levels; Shared waters for clubs
screen: Waters near me | map Waters and access points | list Open today = River, lower stretch; Lake; Harbour | list Rules = Season open; Two rods; Return small fish | button Buy a permit | no waters here yet, move the map | no connection: saved waters are shown
screen: My permit | headline River, one day | code Show to the warden | list Rules to remember = Minimum size; No night fishing | words Checked with the club on Monday. | buttons Log a catch / Extend | no permit yet, choose a water | payment failed: the permit is not valid yet
screen: Log a catch | picture Photo of the fish | ask Species = Trout | ask Length | switch Keep the place private | list This trip = One trout, returned | button Save the catch | no catches yet | below the minimum size: please return it
`;
