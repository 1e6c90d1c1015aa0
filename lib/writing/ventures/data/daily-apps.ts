/** Every day, with an app: what is known of them; the keys are those of `../lore.ts`. */
export const DAILY_APPS = `
recipe-planner
job: a meal, meals
rival: recipe and planning apps | they keep the favourites and write the shopping list | Mealime, Paprika, Samsung Food, Cookpad | meal planner app
rival: boxes with ingredients and supermarkets with recipe cards | they take the decision and the shopping in one go | HelloFresh, Gousto@GB | recipe box
rival: the same nine dishes, a mother's notebook and asking "what shall we eat" | everybody eats them and nobody has to think
meet: supermarket entrances, family centres and allotments | manager of the family centre | parents stand there at four with no idea for six | plan the next three suppers with somebody in {name} from what is still at home | two afternoons a week | family centres, health visitors and farm shops | they are asked what one can cook quickly with it
measure: the share of planned suppers that are really cooked
moat: what children of real families ate up, dish by dish
risk: people plan two Sundays and then fry eggs again | plan three suppers instead of seven and let a skipped one move to tomorrow
rule: Settle whose recipes and pictures they are | Use only own or licensed texts and pictures, mark allergens with care and say that the label decides, and publish which supermarket pays for a place on the list. | every recipe has a source, and paid places are marked
trial: Plan the suppers of ten families by message | Send ten families three suppers and a list every Sunday for two weeks, ask each evening what was cooked and what was left on the plate. | planned, cooked and left dishes are on one sheet
ask: What do you do that the nine usual dishes do not? | | interviews-2 | with parents, about the last evening on which it was not the usual
ask: Would somebody pay for recipes? | Hardly for recipes, rather for not having to decide | price-talks | by offering the same plan at three prices
roles: a cook who feeds a family | a developer for plans and lists | somebody who tests with children
search: meal planner app
name: Nine Dishes = what every family really cooks
name: Half Past Five = when the question comes
name: Monday Broth = what is left of Sunday's hen
name: Ladle & List = cooking and shopping
name: Odd Carrot = what is left in the drawer
name: +Suppersketch = a quick drawing of the evening
name: Tuesday Soup = what is made of Monday
name: Fridge Light = what one stares into
name: Apparecchia = Italian for "lay the table"
name: Third Shelf = where something must be eaten
name: Not Pasta = what the children are told
line: Not pasta again. Or better pasta
line: Half past five, and you know already
line: The carrot at the back gets its evening
line: Three suppers, one list, no discussion
line: What shall we eat? Asked once a week

grocery-prices
job: a list, lists
rival: shopping-list and leaflet apps | they share one list at home and show this week's offers | Bring!, AnyList, Listonic, Flipp@US, Flipp@CA, marktguru@DE | shopping list app
rival: supermarkets' own apps with points | they give coupons and are asked for at the till | Tesco Clubcard@GB, Lidl Plus | supermarket app
rival: a slip of paper and the shop that lies on the way | it needs no battery and one knows where the butter is
meet: supermarket entrances, family centres and debt advice rooms | debt adviser | people count there before they go in | compare the last receipt with the shop next door in {name} on the pavement | two afternoons a week | debt advisers, family centres and local newspapers | they are asked where it is still affordable
measure: the share of shoppers who open their list in the shop each week
moat: daily prices per shop, down to the small local ones
risk: prices are missing in one town, and whoever stands before a wrong price once never comes back | open one town with every shop before a second one with half of them
rule: Settle where prices may come from | Ask what may be read from shops' pages and leaflets, keep receipts without names, mark paid places, and answer a shop that objects within a day. | the sources and their rights are on one list
trial: Price one basket in six shops by foot | Write down the same thirty goods in six shops twice a week for two weeks and send the list to twenty households. | prices by day and what the households bought are on one sheet
ask: Do people drive further for a cheaper basket? | | trade-trial | with twenty households and their receipts
ask: Where do prices come from once you stop writing them down? | | f-2 | by testing three sources in one town for errors
roles: a developer for prices and lists | somebody who speaks with supermarkets | somebody who checks prices in the shops
search: shopping list app
name: Butter Index = what everybody compares
name: Trolley Token = the coin without which nothing rolls
name: Two Lists = one of them always at home
name: Aisle & Able = found, and affordable
name: Bottom Shelf = where the cheaper one stands
name: +Thriftling = a small saving
name: Receipt Roll = the long paper from the till
name: Forgot the Milk = why one goes back
name: Bancarella = Italian for a market stall
name: Unit Price = the small figure that tells the truth
name: Till Four = the one that has just opened
line: The butter is cheaper across the road
line: Milk. You forgot the milk
line: The bottom shelf, without bending down
line: One list, two people, no third butter
line: Know the till before the trolley

family-calendar
job: an appointment, appointments
rival: family calendars and list apps | they have a colour for each and ring both parents | Cozi, TimeTree, FamilyWall, OurFamilyWizard@US | family calendar app
rival: calendars that come with the telephone | they are there already and the office uses them too | Google Calendar, Apple Calendar | shared calendar
rival: paper by the fridge and one person who has it in the head | it is always open, and she has never forgotten anything
meet: nursery cloakrooms, school gates and parents' evenings | parents' representative | somebody there photographs four notices and sighs | put this week's notices of one family into {name} and hand two of them to the other parent | two afternoons a week | parents' representatives, family advisers and nurseries | they answer the same question about the bring-along list ten times
measure: the share of appointments that the second parent entered or took
moat: the habits of nurseries, schools and clubs whose notices it can read
risk: one parent feeds it and the other asks as before | give the second parent a task they own and no copy of the whole list
rule: Settle what is read from messages and kept of children | Ask for consent before mails or pictures are read, keep school notices only as long as needed, and fix what separated parents may see of each other. | the list of stored data and the access of both parents are tested with one family
trial: Be the calendar of eight families | Let eight families send every notice to you for two weeks, enter it by hand, remind whoever it concerns, and count what was forgotten. | notices, tasks and who did them are on one sheet
ask: How do you win the parent who has never carried it? | | interviews-2 | with both parents of ten families, apart
ask: Why pay for a calendar? | | price-talks | by asking what the last forgotten appointment cost
roles: a parent of three who plans for all | a developer for calendars and notices | a designer for one glance in the morning
search: family calendar app
name: Gym Bag Friday = what has to be thought of
name: Who Fetches = the question at three
name: Fridge Magnet = what holds a family together
name: Cake Duty = who brings it this time
name: Sock & Schedule = what is missing each morning
name: +Kinclock = a clock for everybody at home
name: Note in Bag = how school writes
name: Wellies Day = what the nursery asks for
name: Tutti = Italian for all of them
name: Blue Is Dad = the colours of a calendar
name: Two Left Shoes = the loudest minute of the morning
line: Who brings the cake on Friday?
line: Out of one head, into two
line: Gym bag, wellies, dentist, done
line: Ten to eight, both shoes on
line: Dad knows about the cake too

outfit-app
job: an outfit, outfits
rival: wardrobe apps | they show everything one owns and count how often it was worn | Whering@GB, Stylebook, Cladwell, Acloset | wardrobe app
rival: stylists and shops with advice | they see the person and tell the truth about trousers | Stitch Fix@US, Outfittery@DE | personal stylist
rival: pictures of others, a friend's opinion and the same black jumper | it always fits and nobody has to think before coffee
meet: clothes swaps, tailors' counters and flea markets | host of the clothes swap | people bring bags there with things that still have the label on | photograph ten pieces of somebody in {name} and put three outfits together on the spot | one Saturday a month | tailors, swap hosts and colour advisers | they hear "I have nothing to wear" in front of full wardrobes
measure: the share of mornings on which an outfit from it is really worn
moat: what people really wore again, by weather, body and occasion
risk: photographing a whole wardrobe takes an evening that nobody has | begin with ten pieces and let the rest come in as it is worn
rule: Settle what happens to pictures of bodies and homes | Keep pictures on the device or delete the background, take no pictures of minors, name which shops pay for a suggestion, and train nothing without consent. | the list of stored pictures and paid places is public
trial: Dress fifteen people by message | Let fifteen people photograph ten pieces, send each an outfit every morning for ten days, and ask for a picture of what was worn. | suggested and worn outfits stand side by side
ask: Who photographs eighty pieces of clothing? | | trade-trial | by counting how many pieces people have added after a week
ask: Do you earn when people buy more? | | rules | with every commission named beside the piece
roles: a stylist who likes old clothes | a developer for pictures | somebody known among those who dress with care
search: outfit planner app
name: Black Jumper = what is worn in the end
name: Far Hanger = the one nobody reaches
name: Hem & Whim = the length and the mood
name: Nothing to Wear = said before a full wardrobe
name: Label Still On = bought and never worn
name: +Moththief = who is cheated when things are worn
name: Blue Sock = what goes with everything
name: Ten Hangers = enough for a month
name: Guardaroba = Italian for a wardrobe
name: Chair Pile = neither worn nor washed
name: Mirror Monday = the first look of the week
line: That shirt has waited since May
line: Nothing to wear, eighty pieces of it
line: For the chair with the pile
line: Dressed before the coffee is ready
line: Wear the dress with the label on

plant-care
job: a plant, plants
rival: plant and garden apps | they name any leaf from a picture and ring on watering day | Planta, PictureThis, Greg, Gardenate | plant care app
rival: garden centres and nurseries | they sell the plant, the pot and a sentence on how to treat it | | garden centre
rival: a grandmother's rule, the label in the pot and watering on Sundays | most of them survive it
meet: plant swaps, garden centres and allotment evenings | host of the plant swap | people bring yellow leaves there in a bag | find what is wrong with one plant in {name} and ask for a picture two weeks later | one Saturday a month | garden centres, allotment societies and window-sill neighbours | customers come back with dead plants and blame the seller
measure: the share of ailing plants that look better after three weeks
moat: pictures of the same plants over years, by window and climate
risk: everything is green in May and the app is forgotten in November | give winter its own work and sell the year, with seeds and repotting in it
rule: Settle what advice may recommend | Name no plant protection that is not allowed for amateurs, mark what poisons cats and children, never call a wild plant edible by picture, and ask before soil, seeds or cuttings cross a border. | a gardener has read the advice and the warnings
trial: Nurse thirty plants by message | Take thirty sick plants from fifteen people by picture, give one advice each, and compare pictures after two weeks. | thirty pairs of pictures are on one wall
ask: How often is the diagnosis wrong? | | trade-trial | by letting a gardener name a hundred pictures blind
ask: What do people pay for, when naming plants is free? | | interviews-2 | with keepers who have lost a plant they loved
roles: a gardener who answers patiently | a developer for pictures and reminders | somebody from the swaps
search: plant care app
name: Can & Canopy = the water and the leaves
name: Yellow Leaf = how a plant complains
name: Sill Life = life at the window
name: Root & Rumour = what is under the soil, what people say
name: Fern Nurse = who comes to the dry ones
name: +Greenquiet = what stands and says nothing
name: Last Cactus = what even survives holidays
name: Cutting Club = how plants go from friend to friend
name: Annaffia = Italian for "water it"
name: Third Basil = the two before did not make it
name: North Window = where hardly anything grows
line: This time the basil lives
line: The yellow leaf, explained
line: Water Thursday, not when you feel guilty
line: For windows that face north
line: Your fern has asked for you

travel-itinerary
job: a trip, trips
rival: trip planners and a chatbot | they make a week in one minute and collect every booking | TripIt, Wanderlog, Roadtrippers@US, Tripadvisor | trip planner
rival: travel agencies and guidebooks | they have been there, and somebody picks up when the flight is gone | Lonely Planet | travel agency
rival: a spreadsheet, saved pictures and a friend who lived there | the looking forward is half the trip
meet: travel talks, bookshops with maps and airport trains | bookseller of the travel shelf | people stand there two months before leaving and turn pages | plan one day of somebody's trip in {name} and ask afterwards what they really did | one evening a week | booksellers, language teachers and landlords of holiday flats | they are asked every week what one should see in three days
measure: the share of planned days that were travelled as planned
moat: places that locals go to themselves, checked again each season
risk: people use it for one trip, praise it and forget its name by the next | keep the finished trip as a book worth opening, and write before the next school holidays
rule: Settle who is liable when the plan is wrong | Ask from when on a bundle of bookings counts as a package with duties, name commissions, and warn that opening hours and borders change. | the package question is answered and the warning stands at each plan
trial: Plan ten real trips by hand | Plan the next trip of ten travellers by message, go along by telephone, and mark every closed door and missed bus. | ten plans with what really happened are there
ask: What do you know that a chatbot does not? | | trade-trial | by comparing both plans for one town with somebody who lives there
ask: How often does one person travel in a year? | | interviews-2 | with travellers, about trips they planned themselves
roles: somebody who plans trips for friends already | people who live in the first ten places | a developer for maps and plans
search: trip planner
name: Third Day Rain = what every plan needs an answer to
name: Left Bank = the side with the better bread
name: Loop & Lunch = a walk and what lies in the middle
name: Cousin Abroad = somebody who knows the town
name: Folded Map = what used to be in every coat
name: +Slowquay = where one sits and watches boats
name: Window or Aisle = the first question of a trip
name: Last Ferry = what decides the day
name: Andiamo Piano = Italian for going slowly
name: Door Nine = the bakery with no sign
name: Second Tuesday = the day everything is shut
line: Closed on Tuesdays? You know before
line: Where the guide eats on her day off
line: A plan with room for rain
line: As if a cousin lived there
line: Three days, and time for a bench

event-discovery
job: a ticket, tickets
rival: event and ticket platforms | they hold the big concerts and the ticket lies in the telephone | Eventbrite, Fever, Dice, Ticketmaster | events near me
rival: city magazines and venues' own pages | they have taste, or they simply know first | Time Out | what is on this weekend
rival: a friend's message, a poster and staying in | it needs no choice and the sofa is warm
meet: record shops, community halls and language cafés | programme maker of the hall | people ask there on Thursday what is on at the weekend | send three things for Saturday to whoever asks in {name} and find out where they went | two evenings a week | hall managers, hotel receptionists and music teachers | half-empty evenings hurt them, and guests ask every day
measure: the share of weekends on which somebody really goes to something they found
moat: the small events no platform lists, and organisers who enter them themselves
risk: the calendar is full of the same big events and empty of what people wanted | send somebody to collect posters in one part of town before a second town opens
rule: Settle whose texts, pictures and tickets they are | Ask organisers for the right to texts and pictures, write who refunds a cancelled evening, and mark what was paid for. | the terms for organisers and the refund rule are public
trial: Send three tips to fifty people on Thursday | Collect posters in one quarter, send three tips to fifty people on two Thursdays, and ask on Monday where they were. | tips and real visits are on one sheet
ask: Who pays, the organiser or the guest? | | price-talks | with ten organisers of small evenings
ask: How do events get in when you are ill? | | f-3 | by counting how many organisers enter them themselves
roles: somebody who is out every evening anyway | a developer for the calendar | somebody organisers call back
search: events this weekend
name: Thursday Tip = when the weekend is decided
name: Back Room = where the better concert is
name: Poster Paste = what sticks on the wall
name: Door at Eight = how every invitation ends
name: Hall & Hop = a place and a dance
name: +Townmurmur = what a town says to itself
name: Third Encore = an evening nobody wanted to end
name: Not the Sofa = anywhere else
name: Stasera = Italian for this evening
name: Free Chair = a place beside somebody
name: Side Stage = where it is more fun
line: The concert behind the bakery
line: Thursday now. Saturday is decided
line: Leave the sofa where it is
line: The poster you walked past
line: Doors at eight, you at nine

neighbour-sharing
job: a favour, favours
rival: neighbourhood apps | they know which street one lives in and many neighbours are there already | Nextdoor, nebenan.de@DE, Olio, Peerby@NL, Hygglo@SE | borrow from neighbours
rival: helpers for an hour and hire shops | they come or have it for certain, and nothing is owed afterwards | TaskRabbit, HSS Hire@GB, Home Depot@US | help for an hour
rival: ringing next door, a slip in the hall and doing it alone | a bell needs no account
meet: street parties, stairwells and corner shops | owner of the corner shop | neighbours leave parcels, keys and news there | bring one ladder and one pair of hands across the street through {name} and carry it over yourself | two Saturdays a month | house managers, corner shops and residents' groups | they are asked for a ladder and hold everybody's parcels
measure: the share of requests that a neighbour answers on the same day
moat: streets in which somebody answers each request
risk: everyone offers help, nobody dares to ask, and the street falls silent | begin with requests and fill each by hand until one street answers itself
rule: Settle who pays for what breaks, and who gets through the door | Ask an insurer about things lent and help given, write how damage is settled, check that members live where they say, and ask when a favour counts as work. | the policy, the damage form and the check of members are there
trial: Answer thirty requests in one street by hand | Collect requests in one street by paper and message for two weeks, find somebody for each by ringing doors, and note hours, refusals and thanks. | requests, answers and who owes whom are on one sheet
ask: What happens when a thing comes back broken? | | rules | with the insurer's terms for one loan
ask: Who pays for what neighbours do for nothing? | | price-talks | with three landlords, the town and ten households
roles: somebody whom the whole street knows | a developer for requests and payment | somebody who settles small damage
search: neighbourhood app
name: Number Twelve = the house with the ladder
name: Sugar Cup = what one used to ring for
name: Ladder & Leek = what goes over a fence
name: Across the Way = where it lies unused
name: Over the Fence = the shortest way of all
name: +Doorbellow = a loud ring next door
name: Odd Drill = a thing used twelve minutes in its life
name: Bring It Sunday = the day things come home
name: Nabo = Danish for a neighbour
name: Eleven Ladders = what one street owns
name: Spare Tent = what sleeps in the attic
line: The ladder lives at number twelve
line: Ring twice, borrow once
line: Eleven drills in one street is plenty
line: The tent in the attic wants out
line: Sugar first, then the cement mixer

second-hand
job: a find, finds
rival: second-hand platforms | they have everything from everybody and the parcel label is included | Vinted, eBay, Depop, Kleinanzeigen@DE, Leboncoin@FR | buy second hand
rival: charity shops and flea markets | one can touch it, and it goes home in a bag | Oxfam@GB, Emmaüs@FR, Goodwill@US | second hand shop
rival: passing on to a cousin, or a box in the cellar | it stays in the family, and the cellar is large
meet: flea markets, children's clothes sales and moving days | organiser of the clothes sale | people sit there from six in the morning behind a table of outgrown things | put three things from one table into {name} and see what is gone by the evening | one Saturday a week | organisers of sales, nurseries and removal firms | they have tables left over and people who ask when the next sale is
measure: the share of offered things that are sold within three weeks
moat: sizes, conditions and sellers that can be trusted in one kind of goods
risk: a thousand things nobody wants are offered and the good ones go in an hour elsewhere | take one kind of goods, refuse the rest, and photograph and describe for the seller
rule: Settle returns, fakes and who counts as a trader | Write what happens when a thing is not as described, refuse brands you cannot judge, ask when a seller becomes a trader and what must be reported to the tax office. | the terms, the list of refused goods and the trader question are settled
trial: Sell a hundred things for ten people | Fetch ten things each from ten people, photograph and sell them wherever it goes best, and note hours, price and parcels. | hours and price per thing are on one sheet
ask: Why not where everybody sells already? | | interviews-2 | with sellers who have given up on the large platforms
ask: What is left after photograph, parcel and return? | | trade-trial | by selling a hundred things with a watch beside it
roles: somebody who judges the goods at a glance | a developer for offers and payment | somebody who answers both sides in an argument
search: second hand online
name: Second Owner = who takes better care
name: Cellar Door = behind which it all stands
name: Outgrown = what fitted until Easter
name: Nick & Patina = the small marks of use
name: Table Nineteen = the best one at the flea market
name: +Lovedling = a small thing somebody liked
name: Moving Box = what is never unpacked
name: Grandma's Lamp = wanted again
name: Mercatino = Italian for a little market
name: Six A.M. Find = what is gone by seven
name: Twice Worn = and then it hung there
line: It fitted until Easter
line: Somebody is looking for your lamp
line: Up at six for the flea market? No
line: The cellar gives something back
line: A scratch, a story, a new home

home-inventory
job: an item, items
rival: inventory and warranty apps | they keep picture, receipt and date together | Sortly, Encircle, Centriq@US, HomeZada@US | home inventory app
rival: makers' and shops' own registrations | they prolong the warranty if one signs up at once | John Lewis@GB, MediaMarkt@DE | register product warranty
rival: a drawer with manuals and receipts that have turned white | it is the same drawer in every house
meet: repair cafés, insurance offices and new housing estates | insurance agent | people are asked there after a leak what had stood in the cellar | photograph one room with somebody in {name} and find the receipt of the dearest thing | two afternoons a week | insurance agents, electrical shops and builders at handover | customers come without a receipt and argue
measure: the share of households who look something up in it within three months
moat: models, manuals and typical faults of what stands in the homes of one country
risk: people enter nine things on the first evening and nothing afterwards | read receipts from mails and photographs, and be useful at one moment: when something breaks
rule: Settle how the list of somebody's valuables is protected | Encrypt it, store no address beside it, ask insurers which proof they accept, and ask for the right to show makers' manuals. | an insurer's answer and the list of who can read it are in writing
trial: Record ten homes in an hour each | Go through ten homes with a telephone, record what an insurer would ask for, and call after two weeks about what was looked up. | things, minutes and look-ups are on one sheet
ask: What brings somebody back before something breaks? | | f-3 | by counting openings per household in the quiet months
ask: Does an insurer accept it as proof? | | rules | with the written answer of two insurers
roles: a developer for receipts and pictures | somebody from household insurance | somebody who has cleared out many homes
search: home inventory app
name: Manual Drawer = the same one in every house
name: White Receipt = what paper turns into
name: Boiler Born = the year on the plate
name: Shelf & Serial = where it stands and its number
name: Attic List = what nobody remembers
name: +Hausfolio = a house and its papers
name: Month Twenty = when one should look for the receipt
name: Spare Fuse = what should be in the drawer
name: Inventario = Italian for a list of everything
name: Dear Toaster = a letter to a thing that stopped
name: Sixteen Plugs = what one kitchen has
line: Month twenty-three, and it still counts
line: Where was the receipt? There
line: The drawer with the manuals, searchable
line: What stood in the cellar before the water
line: Your boiler has a birthday

photo-organising
job: an album, albums
rival: photo clouds | they take in everything by themselves and find the dog by its face | Google Photos, Apple Photos, Amazon Photos | photo storage
rival: scanning services and photo books | they take the boxes away and bring back something to leaf through | Legacybox@US, CEWE, Popsa | digitise old photos
rival: shoeboxes, an old hard drive and a winter that will come some day | they have waited for years and do not complain
meet: libraries, local history evenings and golden weddings | librarian for local history | people bring a shoebox there and tell a story to each picture | bring thirty pictures from one box into {name} while the owner talks | one afternoon a week | local history groups, funeral directors and photo shops | they are handed boxes and have no time to sort them
measure: the share of albums that somebody else in the family opens
moat: families whose pictures, names and years are kept together
risk: everybody likes the idea, nobody finishes sorting and storage costs money each month | end something every week: one year, one person, one small album
rule: Settle where the pictures lie and what faces are for | Ask for consent before faces are compared, promise in which country pictures are kept and how they come out again, and insure originals on the way. | the export works, consent is separate and originals are insured
trial: Sort ten boxes with their owners | Sort one box or one telephone each with ten people in an evening, and note minutes per hundred pictures and what was thrown away. | minutes, kept pictures and laughter are on one sheet
ask: What happens to the pictures when you close? | They can be taken out whole at any time | rules | with an export that a stranger has tested
ask: Why pay when storing is included in the telephone? | | interviews-2 | with people who own forty thousand pictures and no album
roles: a developer for pictures | an archivist or librarian | somebody who fetches boxes and listens
search: organise family photos
name: Shoebox Summer = where the best one lies
name: Blurry Uncle = he never stood still
name: Forty Thousand = what is on one telephone
name: Thumb in Corner = how many pictures look
name: Print & Pram = the child and its picture
name: +Yearfold = a year laid together
name: Back of Photo = where the name is written
name: Slide Night = when everybody had to watch
name: Ricordo = Italian for a memory
name: Same Sofa = twenty years, one background
name: Who Is That = said at every old picture
line: The blurry uncle, found and named
line: Forty thousand pictures, one evening
line: Who is the lady by the sea?
line: From the shoebox to the sofa
line: The good one out of nineteen

hiking-app
job: a hike, hikes
rival: route apps | they have a line on the map for every hill and others' pictures of it | Komoot, AllTrails, Outdooractive | hiking app
rival: alpine clubs, guidebooks and signposts | they mark the paths and know which bridge is gone | | hiking guide
rival: the usual walk, and following whoever looks as if they knew | one knows where the inn is
meet: railway stations on Sunday morning, mountain inns and outdoor shops | innkeeper | hikers sit there with a map in two pieces and ask how long it still takes | choose the way home with one table in {name} and ask at the next stop whether it was right | one Sunday a week | innkeepers, station kiosks and outdoor shops | they are asked for the way all day and know which one is closed
measure: the share of hikes that were walked to the end as proposed
moat: paths checked on foot each season by people who live there
risk: everybody plans in May with the free version and nobody pays for the tenth hike | charge for what the free ones lack on that mountain, and stay in one region until it is complete
rule: Settle whose paths, maps and dangers they are | Check the licence of each map, ask owners and parks before a path is shown, date every description, and say who calls for rescue where there is no signal. | licences, answers of parks and the warning text lie in one folder
trial: Walk twelve routes with strangers | Let twelve strangers walk a described route alone, meet them at the end, and mark where they stopped, doubted or turned back. | doubts and wrong turns are on one map
ask: How do you know a path is open this week? | | f-3 | with the number of checks by people on site
ask: What can it do that the large free one cannot? | | interviews-2 | with hikers who were led astray by it
roles: somebody who knows the paths on foot | a developer for maps without signal | somebody who visits huts and offices
search: hiking routes near me
name: Cairn & Crumb = a heap of stones and the picnic
name: Last Bus Down = what every hike depends on
name: Second Summit = the one without a queue
name: Contour = the line that says how steep it is
name: Blue Marker = paint on the tree
name: +Larchway = a path beneath larches
name: Soup at Noon = why one climbs to a hut
name: Wet Boots = a good day, seen from the evening
name: Sentiero = Italian for a path
name: Stile & Sky = what one climbs over, and what is above
name: Half Thermos = when it is time to turn back
line: The hill without the queue
line: Down in time for the last bus
line: Soup at the top, bus at four
line: Blue mark on the tree, you are right
line: For boots that want to be wet

car-cost
job: a refill, refills
rival: logbook, fuel and charging apps | they show the cheapest pump or plug on the way | Drivvo, Fuelio, PlugShare, Waze | car cost app
rival: garages, car clubs and makers' apps | they have the car on the lift or in the system | ADAC@DE, AA@GB, AAA@US | car service
rival: a folder in the glove box and filling up where one passes | it has always started so far
meet: filling stations, test centres and tyre-change Saturdays | master of the tyre workshop | owners wait there for an hour and wonder what else will come | enter one folder from the glove box in {name} while the wheels are changed | two Saturdays in spring and autumn | tyre workshops, insurance agents and driving instructors | customers ask whether a repair is still worth it
measure: the share of owners who enter or look up something in a normal month
moat: what one model really costs, year by year, in one country
risk: people enter six refills and stop, and the figures are wrong ever after | read what can be read, ask for little, and answer one dear question: is this repair worth it
rule: Settle where prices and positions come from | Ask for the right to price data, store no movement without consent, name garages that pay, and give no verdict on road safety from afar. | sources, consent and paid places are in writing
trial: Add up twenty cars by hand | Take the folder of twenty owners, add up a year, tell them the sum per month, and ask two weeks later what they changed. | twenty sums and changes are on one sheet
ask: What does somebody do with the sum once they know it? | | interviews-2 | with owners who got a large bill lately
ask: Who pays when owners do not? | | price-talks | with garages and insurers, and what the owner is told of it
roles: a mechanic who explains honestly | a developer for data and prices | somebody from the car clubs
search: car cost app
name: Glove Box = where the papers are
name: Last Service = the stamp everyone looks for
name: Half Tank = the right moment
name: Rust & Reason = is it still worth it
name: Yellow Lamp = what lights up before holidays
name: +Odosum = what the kilometres add up to
name: Tyre Saturday = twice a year, in a queue
name: Timing Belt = the bill at which cars are parted with
name: Ruota = Italian for a wheel
name: Pump Four = the one that is free
name: Odd Noise = it is gone when the mechanic comes
line: The noise is gone. The bill is not
line: Is it still worth repairing?
line: What the yellow lamp will cost
line: Behind the service stamp, the whole sum
line: Know your car by the month

carbon-app
job: a step, steps
rival: footprint apps | they turn a life into one number and offer to offset it | Klima, Wren@US, AWorld | carbon footprint app
rival: banks and calculators of environment offices | they are already there, or they are free and official | WWF | carbon footprint calculator
rival: cycling more, eating less meat and a bad conscience on flights | one feels what one does, without counting
meet: climate groups, town festivals and school project weeks | coordinator of the climate group | people ask there what one person can change at all | calculate one household's heating in {name} and agree one thing before autumn | one evening a week | climate groups, town climate officers and teachers | they need something that lasts longer than a lecture
measure: the share of people who have changed one large thing after half a year
moat: which change people kept up, in which kind of household
risk: people see their number, feel guilty and uninstall | show one large change with its date, and never the whole guilt at once
rule: Settle what may be claimed about climate and offsets | Name the source of each figure, call nothing neutral, have projects checked by somebody independent, and show what share of a payment reaches them. | sources, checks and shares are on one public page
trial: Change one thing with fifteen households | Look at heating, travel and food with fifteen households, agree one change each, and visit again after two weeks. | agreed and kept changes are on one sheet
ask: What share of a payment reaches a project? | | rules | with the accounts of the first quarter on the site
ask: Why should somebody go on paying? | | f-3 | by asking those who stayed three months
roles: somebody who knows footprints and their limits | a developer for figures and habits | somebody from a climate group
search: carbon footprint app
name: Cooler Socks = one degree less in the room
name: Late Swallow = who waits for summer
name: Train & Toast = travelling and breakfast
name: Beanward = towards less meat
name: Half a Flight = what one can leave out
name: +Soleprint = what one leaves behind walking
name: Draughty Window = where most of it escapes
name: Clothes Line = how laundry dried before
name: Leggero = Italian for light
name: Degree Less = what a jumper is for
name: Bike Tuesday = one day without the car
line: One degree less, one jumper more
line: Begin with the draughty window
line: One large thing before autumn
line: Less guilt, more insulation
line: The bike knows the way to work
`;
