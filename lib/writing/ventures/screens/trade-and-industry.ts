/** Tools and markets for shops, plants, farms and haulage: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const TRADE_AND_INDUSTRY_SCREENS = `
online-shop-tools
thing: order, orders = Blue coat, size medium; Boots, exchange; Two shirts, delivered
must: Set-up in minutes without code; Works with the shop's theme and language; Results against visitors without it; Shoppers' data handled by the rules
later: Connections to email and support tools; A second shop system
screen: Shopper's view, my order | headline Boots, delivered on Tuesday | list What would you like to do? = Exchange size; Send back; Ask a question | ask Reason = Too small | buttons Next size up / Refund | no orders found for this email | this size has just sold out: choose another or a refund
screen: Shop owner's dashboard | chart Sales with and without the tool | table Reasons for returns = Product, Reason, How often; Boots, too small, six; Blue coat, other colour, three; Shirt, changed mind, two | button Change product page | no data yet: first figures come after a day | the shop is not connected: sign in again
screen: Set-up | steps Steps = Connect shop, done; Choose pages; Preview; Switch on | picture Preview on a product page | switch Show to half of the visitors | buttons Preview / Switch on | connect your shop to start | another app uses the same place on the page: choose a different one

marketplace-seller-tools
thing: listing, listings = Garlic press, sells and loses; Wool coat, in two places; Lamp, nobody looks
must: All fees of an item in one line; Sold here, gone there, in the same minute; Ads and returns charged to the item they belong to; What the marketplace forbids, said before it is posted
later: The season's slow sellers in one bundle; What the same item earned abroad
screen: Seller's phone, what is left of it | headline Garlic press, earns nothing since May | list Where it went = The marketplace's share; Storage, since spring; Ads, more than the press earns; One in six comes back | buttons Stop its ads / Let it run out | no item loses, and the thinnest is a lamp | the fee report is late: yesterday's is used, and marked as such
screen: Listings desk, in three places | table Live = Item, Where, State; Wool coat, two places, sold this minute; Lamp, one place, title too long; Garlic press, three places, ads off | switch Take down everywhere when sold | button Post the next five | no item is posted, and the drafts from the shelf wait | sold twice within a minute: the later buyer gets a message ready to send

shift-staffing
thing: shift, shifts = Nights on the ward, two needed; Wedding, eight waiters; Early, sorting hall
must: Papers checked before the first shift, with the day they end; A name and a face for whoever opens the door; Somebody in reserve when one falls ill at five; Hours agreed by both at the end of the shift
later: The same crew asked first; A house's own rules, read before the first evening
screen: Worker's phone, open near you | list Tomorrow = Early, care home by the park, six to two; Banquet, black shoes, ends late; Nights, they asked for you | words At the park: ask for Ana Ruiz, side door, bell two | ask Can you start earlier = Half an hour | buttons I will come / Not this one | nothing open near you, and where people are wanted on Friday | the house called it off: what you are owed for it stands here
screen: House's desk, is everybody coming | table Tonight = Shift, Who, Sure; Ward, Mei Lin, on the tram; Ward, Jonas Keller, said yes; Kitchen, open, two asked | picture Mei Lin, as she will stand at the door | switch Ask those who know the house first | button Ask the reserve | all shifts have a name, and Sunday night is the next gap | a paper ended yesterday: she is off the list until a new one is in

freight-matching
thing: load, loads = Nine pallets of tiles, ramp; Onions, open lorry; Sofas, half a trailer
must: Weight, metres and how it is loaded, for each load; The cargo policy of the lorry, with its last day; Signed paper photographed at the ramp; Who answers when the gate stays shut
later: A round trip of three loads; Waiting at the ramp, counted
screen: Driver's phone, on the way home | map From the last ramp to the home yard | list Lies on the road = Tiles, nine pallets, ramp until four; Sofas, half a trailer, two people to lift; Onions, tomorrow at six | words Tiles cost a detour of nine kilometres | buttons I have room / Too heavy for me | no load on this road today, and one is awaited by the quarry | the ramp says it is not ready: waiting counts from the moment it is pressed
screen: Shipper's desk, who takes it | table Came forward = Lorry, Empty at, Papers; Keller, noon, complete; Ruiz, two o'clock, policy ends Friday; Lin, now, complete | steps Where it is = Loaded, nine of nine; On the road; Signed for at the other end | code For the ramp, instead of a paper | button Give it to Keller | nobody is empty there yet, and who comes through tomorrow | one pallet arrived wet: picture, both signatures, and the insurer's form

quality-camera
thing: part, parts = Cap, seated askew; Casting, pore by the edge; Label, upside down
must: Good parts to learn from, before bad ones; Bad parts passed on purpose, each morning; False alarms counted as openly as finds; Light and lens checked at the start of a shift
later: The same flaw traced to one mould; A part sent to a second pair of eyes
screen: Line screen, the last one thrown out | picture Casting, the pore ringed in red | words Pore by the edge, larger than the sample on the wall | list Before it = Cap, askew; Cap, askew; Nothing for an hour | buttons Rightly out / It was good | nothing thrown out since the shift began, and the test part passed at six | the lens is dirty: the line is told to look by hand until it is wiped
screen: Quality desk, was it right | chart Found, missed and wrongly out, shift by shift | table To be settled = Part, Camera says, Ana says; Casting, pore, shadow; Cap, askew, askew; Label, good, upside down | switch Learn from these tonight | button Settle them | all were settled, and two samples of a new cap are missing | a new mould since noon: old limits hold nothing back until three good parts are shown

machine-maintenance
thing: machine, machines = Saw two, hums since Monday; Filling line, belt; Compressor, runs hot
must: A code on every machine that opens its history; The ear of the person who works beside it; Spare parts with their place on the shelf; Who may switch off, and how it is locked
later: The fault that always comes after cleaning; The maker's manual, open on the right page
screen: Operator's phone, something is different | headline Saw two | picture Where it comes from, bearing on the far side | ask What do you hear = Hums when it starts, not later | list Known of it = Same hum in spring, bearing changed; Greased on Friday | buttons It can run on / Stop it | nobody has reported it this month, and the last greasing is signed | no signal in the hall: it is kept, and goes out at the gate
screen: Workshop planner, this week | table To do = Machine, Why, When; Saw two, bearing, Thursday pause; Compressor, hot, now; Belt, hours are up, Sunday | list For the bearing = Shelf four, one left; Puller; Lock for the switch | button Move to the Thursday pause | the week is empty apart from greasing | the bearing is not on its shelf: who took it last, and which maker is nearest

building-energy
thing: building, buildings = School, warm on Sundays; Office, cooled and heated at once; Hotel, third floor
must: Same weather last year beside this week; What runs while nobody is there; Leave of the owner for each thing that is turned; Hot water kept as hot as hygiene asks
later: The tenant who is always cold; What creeps back in after summer
screen: Caretaker's phone, Sunday morning | headline The gym is being heated for nobody | chart Saturday noon to now, against a quiet weekend | list Who might need it = Choir, cancelled; Cleaners, Monday at five | buttons Turn it down / Somebody is there | the house sleeps as it should, and what Friday will need | the valve does not answer: which room it is in, and how to turn it by hand
screen: Owner's desk, house by house | table This week = House, Against the weather, Why; School, more, gym on Sunday; Office, less, cooling off; Hotel, same, third floor open | switch Ask me before anything is turned | list Turned by us = Office, cooling, Tue 9 pm; School, night start, half an hour later | button Put it back as it was | no meter is read yet, and the bills of last winter can be laid in | a meter jumped: it was changed on Tuesday, and the weeks are counted apart

carbon-accounting
thing: report, reports = Yearly footprint; Customer's questionnaire; Product footprint
must: Figures taken from bills and purchase data; A source for every figure; Measured and estimated figures marked; Answers ready for customers and auditors
later: Ideas to cut emissions; Data requests to suppliers
screen: Footprint overview | chart Emissions by source | list Largest sources = Electricity; Materials; Transport | words Two bills are missing | button Add data | upload your first energy bill to begin | one figure looks too high: check the unit
screen: Customer's questions | table Questions = Question, Answer, Source; Energy, ready, bill; Transport, estimate, mileage; Waste, missing, none | ask Note = Waste figures follow on Friday | button Send answers | no open requests | an answer has no source: add one before sending
screen: Check a figure | headline Electricity, this year | steps How it was calculated = Bills added up; Emission factor applied; Result checked | picture Electricity bill | buttons Approve / Correct | choose a figure to see its source | the emission factor has changed: update the report

crop-and-farm-tools
thing: field, fields = By the creek, dry below; Upper block, new trees; Long acre, rust on a leaf
must: One sentence that says go or stay; Works at the end of the field, without a signal; What was done after the last advice, and what came of it; Records of sprays and water, as they are inspected
later: The neighbour's trap, when it catches first; Last season laid over this one
screen: Farmer's phone, five in the morning | headline By the creek, wait until Thursday | map From the gate along the dry rows | words Dry on top and damp below, and rain is likely on Wednesday | list Looked at = Two spades of soil, Monday; Leaf, no spots | buttons I wait / I go today | no field wants anything today, and the one to look at next | the soil gave no reading tonight: dig a hand deep here, and say what it feels like
screen: Season book, field by field | table Long acre = Day, What, Because; Monday, looked at, rust next door; Tuesday, left alone, dry wind; Friday, sprayed, spots on the third leaf | ask What did you see = Spots only by the hedge | picture Third leaf, underside | button Keep it for the inspector | sown on Tuesday, and nothing else has been done | wind was too strong for that hour: the entry stays, with the reading beside it

livestock-monitoring
thing: animal, animals = Heifer with the white ear, near calving; Old ewe, apart from the rest; Pen six, coughs
must: What may wake the farmer, set by the farmer; Where it stands, by torchlight; True or false, pressed with one thumb in the barn; The vet's number, with the last three days to read out
later: Mothers and daughters side by side; Who stands at the trough first
screen: Farmer's phone, ten past three at night | headline White ear is calving, box two | chart Lying and standing since supper | words Up and down for an hour, tail raised, third calf | buttons I am going / Half an hour more | all lie and chew, and two are near their day | she is out of reach behind the steel gate: last seen by the water at two
screen: Morning dashboard, the whole barn | table Looked different = Animal, What, In the barn; White ear, calved, true; Old ewe, apart, lame foot; Pen six, coughs, nothing heard | switch Pen six may wake me | list With the vet today = Old ewe, left fore foot; White ear, slow afterbirth | button Tell the tag it was wrong | a quiet night, and nobody was woken for nothing | a tag is lost in the straw: its animal is on the list to be looked at by hand

drone-survey
thing: flight, flights = Roof of the school, after the storm; Row nine, dead panels; Bridge, north pier
must: Leave to fly there, for that hour; Wind, light and who is below; Each finding with its place, so that a ladder finds it; True or not, once somebody has climbed up
later: The same roof a year ago, laid over it; A measure the roofer can quote from
screen: Client's phone, the school roof | picture From above, three spots numbered | list Found = Two slates slipped, north side, soon; Gutter full, by the chimney; Lead lifted, rain gets in, now | map From the ladder point to spot three | buttons Send it to the roofer / Show spot three closer | not flown yet, and the first calm morning is Thursday | spot two lies in the shade: it is called unsure and flown again at noon
screen: Pilot's phone, before take-off | steps Checked = Leave for this hour, granted; Wind at the ridge, calm; School yard, empty until ten; Return height, above the chimney | ask Who watches the yard = Jonas Keller, red vest | switch Neighbours were told | button Take off | no flight today, and the batteries rest half full | a helicopter is announced: it lands by itself, and the hour is asked for again

surplus-materials
thing: lot, lots = Oak boards, two pallets; Grey tiles, one bathroom; Six windows, with frames
must: How many, how long, and what is wrong with it; The day on which it must be gone; Who lifts, and whether a van gets in; Goods that nobody may pass on
later: A wish that waits for its window; Where the wood had been before
screen: Buyer's phone, one pallet of tiles | picture Tiles on the pallet, one opened, coin beside it | list What it is = Grey, matt, for floors; One bathroom and a bit; Two cracked, lie on top | map From the side gate to the pallet | buttons Hold it until Friday / Ask for the batch number | no tiles like these nearby, and oak boards came in at noon | gone before you came: the next lot of this grey, and how far off it lies
screen: Tag on a pallet, at the gate | headline Six windows, wood, with frames | words Taken out by hand in May, glass whole, one handle missing | table Sizes = Which, Wide, High; Four of them, a door's width, to the hip; Two of them, narrower, to the knee | code Everything known of this lot | not measured yet, do not sell | old paint is not tested: stays on the yard until the result is tied to it

waste-collection
thing: collection, collections = Café by the bridge, two full tubs; Print shop, cardboard flat; Kitchen, food scraps
must: What may go in, shown where people throw; Weight and purity written at the stop; A proof for the customer's file; The day moved when a feast fills the tubs
later: What became of last month's tubs; A neighbour on the same corner joins
screen: Customer's phone, out by six | headline Tomorrow, two tubs and the cardboard | picture Last tub, a fork in the peelings | words One fork was in it, everything else was clean | list Put out = Two tubs, lids on; Cardboard, flat and dry | buttons It is less this time / Bring one tub more | nothing is full yet, and Friday is your next day | the van cannot get through: it comes on foot at noon, keep the tubs inside
screen: Van's phone, the morning round | map From the yard by every back door and to the scale | table Stops = Door, Weighed, In it; Café, heavy, clean; Print shop, light, wet; Kitchen, heavy, one bag | ask Found in it = One plastic bag, taken out | button Tipped and put back | no stop left, and to the weighbridge before two | a tub holds what may not be carried: it stays there, closed, with a picture to the customer

reusable-packaging
thing: container, containers = Bowl, back after two days; Crate of cups, at the festival; Lid, has a scratch
must: Way back as short as the way to a bin; Uses counted on each piece; Wash and check before it goes out again; Who has which, without asking for more than that
later: A lid that is lent alone; Pieces that have served their time, and what becomes of them
screen: Guest's phone, where it goes back | headline One bowl, out since Tuesday | map From here to the nearest three return points | list Takes it = Canteen, until three; Corner shop, box at the door; Where you had lunch | code Hold this to the box | no piece is out with you, and your last came back on Monday | the box is full: any of these counters takes it by hand
screen: Wash desk, what came in | table Today = Piece, Use, Looks; Bowl four, ninth, fine; Crate of cups, third, one cracked; Lid, sixth, scratched | picture Lid, the scratch against the light | buttons Out again / Taken out for good | every piece is clean and stacked, and Friday's crates are ready | washed too cold: the rack goes through once more before a lid is closed

water-monitoring
thing: reading, readings = Tap on floor three, lukewarm; Probe by the intake, cloudy; Main pipe, flows at night
must: The fault said before the figure; A bottle for the laboratory, where it counts; The tap nobody uses, by name; Cleaned and calibrated, with day and hand
later: The night flow of one month; A rain upstream, told beforehand
screen: Duty phone, cloudy since five | headline Intake, cloudier than after last week's rain | chart From midnight, with the rain drawn in | steps Do = Look at the probe, weed on it; Fill the bottle; Ring the laboratory | buttons Weed was on it / The water is cloudy | all readings lie where they should, and the probe was wiped on Monday | the probe is silent since four: the last value is greyed and counts for nothing
screen: Pipe dashboard, which tap stands still | table Taps = Where, Last ran, Warm; Floor three, nine days ago, lukewarm; Kitchen, now, hot; Guest room at the end, Sunday, cool | list To be run today = Floor three, three minutes; Guest room, three minutes | ask Who ran it = Caretaker, early round | button Write it in the book | every tap ran this week, in the book with a name | one value is such that the office must be told: its form stands here, filled except for the signature
`;
