/** Farms, ponds, roofs and the climate: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const LAND_AND_ENERGY_SCREENS = `
vertical-farm
thing: tray, trays = Red basil, cut on Thursday; Crisp lettuce, roots on; Pea shoots, in two days
must: Sown backwards from the day it is wanted; Light and power of each rack, beside what it earned; Water tested, with the sheet behind it; The hour between the knife and the fridge
later: A plant grown for one dish; What to do with a rack nobody ordered
screen: Buyer's phone, what is ready | picture Red basil, third shelf, this morning | list Ready to cut = Red basil, six trays; Crisp lettuce, four; Pea shoots, from Thursday | ask Cut it on = Thursday, before lunch | buttons The same as last week / Sow me something else | nothing is ripe today, and pea shoots stand two days short | a pump stopped in the night: what grows slower, and what can be cut in its place
screen: Grower's desk, rack by rack | table Racks = Rack, In it, Cut; Two, red basil, Thursday; Three, lettuce, tomorrow; Five, sown, ninth day | chart Light and water since lights on | list Promised to nobody = Two trays of basil; One of shoots | button Sow for next Thursday | the rack is washed and empty, and what sells on Saturdays | the roots in rack three are brown: it is cut off from the water the others drink

field-robot
thing: row, rows = Onions, first leaves; Long rows by the ditch; Bed six, ripe on top
must: Stopped by anyone who walks up to it; Crop told from everything else, with a picture of each doubt; The days too wet to drive, not promised; Someone within reach when it stands still
later: What the soil was like under each wheel; A neighbour who takes it on the way
screen: Farmer's phone, where it is now | map From the trailer up and down the rows | list Since six = Four rows done; One doubt, crop or not; Stood still for a hare | picture The doubt, two leaves and a stalk | buttons That is the crop / Take it away | it rests on the trailer, and the field is dry enough tomorrow | it has lost its row: stands still, blinks, and who is on the way
screen: Watch desk, tonight | table Out there = Machine, Field, State; One, onions, works; Two, by the ditch, wheel slips; Three, bed six, charging | steps For number two = Stopped; Farmer told; Ana drives with the spare | button Take it out of the row | none is out in this rain, and which field dries first | a walker is closer than allowed: it stands, and nobody can start it from here

beehive-monitoring
thing: hive, hives = Number four, loud at dusk; Lime tree, heavy; The swarm of May, light
must: A reason for the drive, or a reason to stay; Weight read against the weather; What was seen under the lid, spoken with gloves on; Where the yards are, kept to oneself
later: When the limes flowered in other springs; A queen's daughters, hive by hive
screen: Beekeeper's phone, drive out or not | headline Lime tree yard, go before Saturday | chart Weight since the limes opened | list Why = Number four, no room left; Two gained nothing; The others as they should | buttons I drive out / After the rain | every yard is as it should be, and the lids stay on | one scale is stuck: a branch on it, most likely, and its gain is not believed
screen: At the hive, gloves on | headline Number four | list Last time under the lid = Eggs seen; Queen, not seen; Six frames of brood | words Say it: queen, brood, food, temper | switch Room was given | button Keep what I said | never opened since it moved here in March | signs of a disease that has to be reported: who to ring, before the next hive is opened

fish-farming
thing: pond, ponds = By the sluice, thin air at four; Nursery, all well; Far row, eats less
must: Who gets up, and who if not; A reading that says whether it can be trusted; Fed, died and moved, in one line a day; Wiped clean, with hand and hour
later: The night of a full moon, beside the last; What the next harvest may weigh
screen: Night phone, ten to four | headline By the sluice, little oxygen left | chart Since dusk, and where it was on other nights | steps Now = Get up; Look whether they come to the surface; Start the air | buttons I am on my way / Wake Jonas | the water holds until sunrise, and nobody has to get up | this probe was last wiped nine days ago: look at the water before you believe it
screen: Morning round, along the water | table Today = Where, Eats, Dead; By the sluice, slowly, three; Nursery, well, none; Far row, half, one | ask Looked like = Pale gills, two of them | switch Probe wiped | picture The gills, on the hand | button On to the far row | the row is harvested and dry, and when water comes back | more dead than ever noted here: the vet's number, and which water not to move

farm-machine-sharing
thing: machine, machines = Baler, at the upper farm; Seed drill, free on Thursday; Tractor, with driver
must: A turn in the queue that rain moves for all; The hour meter, photographed at both ends; Scratches seen before it leaves the yard; Who may drive it on the road
later: What it earned its owner this summer; The worn part ordered in winter
screen: Farmer's phone, my turn | headline Baler, third after the mill farm | map From the mill farm along the lane to your gate | list Before you = Upper farm, half done; Mill farm, small field | ask Your field = Four hectares, dry since noon | buttons I am ready / Let the next one go first | no machine is on the road this week, and the drill comes in September | rain in the valley: the order stays, every turn moves by a day
screen: Handing over in the yard | picture Hour meter at the gate | table Looked at = Part, Came, Goes; Tines, all there, one bent; Tyres, fine, fine; Tank, full, half | code Hold it to the machine | switch Both of us looked | button Hand it on | it has not left its shed since Monday | a stone went through it: picture, field, both names, and the next in line is told

grazing-service
thing: flock, flocks = Forty ewes, lower rows; Nine goats, the bank; Old wethers, under the cables
must: Fence walked before the first animal; Water and shade where they stand today; Somebody to ring at night, with a van; What they must not reach: cables, yew, the road
later: The flower that may set seed first; Next spring's rows, in their order
screen: Owner's phone, where they graze | map From the gate row by row to the water | picture Row six, before and after | list This week = Rows four to six, short; Bank, on Friday; Orchids, fenced off | buttons Show me row nine / Somebody is at the fence | they are on the way, and the fence goes up on Monday | two are out on the lane: who comes, from where, and where to wait with the gate open
screen: Shepherd's phone, morning round | steps Walked = Fence, all round; Water, filled; Cables, knee high, no tooth marks; Counted, thirty-nine | ask The missing one = Lame, lies by the hut | switch Current on the fence | button Ring the vet | no flock stands here, and what has grown since they left | a dog was in the flock: count first, then the owner of the land, then the police form

insect-protein
thing: batch, batches = Room two, ninth day; Sieved, drying; Breeders, warm enough
must: What they ate, back to the bakery or stall; Warmth of the room, above all of the breeders; A germ test for each batch that leaves; Which animals may eat it, on the sack
later: What the droppings do for a field; The smell, as neighbours report it
screen: Buyer's phone, which batch is in the sack | headline Batch from room two, dried on Tuesday | list In it = Ate bread and bran; Tested, no germs found; Protein, as the laboratory read it | code The sheet of this batch | ask Next one = Two sacks, by the ninth | button Put me down for it | none is dry yet, and room two is sieved on Friday | the laboratory is late: the sack stays here, and what may go in its place
screen: Rearing desk, room by room | table Rooms = Room, Day, Warm; Two, ninth, yes; Three, second, a bit cool; Breeders, lay, yes | chart Grams on a handful, day by day | list Came in = Bread, four crates; Peelings, sorted once | button Sieve room two | room four is washed and waits for eggs | the delivery has meat in it: it goes back unopened, and the room eats bran

biogas
thing: digester, digesters = Four cows, stove and lamp; By the abattoir, hot water; New one, fills slowly
must: Fed each morning, and with what; Burns or does not, told in one word; Visits after one, three and twelve months; Taken back when there is nothing left to feed it
later: The field that got what came out; Somebody two farms on who learns to mend
screen: Owner's phone, does it burn | headline Two hours of flame today | chart Flame, day by day since it was filled | list Fed = Monday, four buckets; Tuesday, two; Today, nothing yet | buttons It burns / It does not | freshly filled: no flame before the third week, and that is right | smells of gas: valve shut, door open, no match, and who comes
screen: Mechanic's round, third month | map From the workshop by every digester to the ford | table Today = Where, Says, Take along; Four cows, weak flame, new valve; Abattoir, well, nothing; New one, no gas, probe | picture Seam under the inlet, wet | button Burns again | no visit is due, and who has said nothing for nine days | not to be mended today: a bottle is left there, and the instalment waits

carbon-credits
thing: plot, plots = Bank of the creek, planted in May; Old field, half grown; Kiln by the mill, six sacks
must: Each tonne with a place one can drive to; Whose land it is, in the family's own words; What was lost, beside what has come; Paid to whom, and on which day
later: The same hillside ten years on; A visitor's own count
screen: Buyer's phone, where mine is | map From the last road along the creek to the plot | picture From the same stone, May and now | list Counted here = Planted, and still alive; Lost in the dry month; Held back, sold to nobody | link The entry in the registry | buttons Visit it / Ask the family | none is sold before somebody has counted it, and the count is in spring | fire on the ridge: which plots, what is made good from the reserve, and when it was seen
screen: Field phone, counting day | steps At the stone = Stand by the red mark; Look north, picture; Count to the creek | ask Alive = Nine of eleven | words Mei Lin, whose field it is, counts along | switch She has been paid for the spring | button Both counted the same | nothing to be counted here before the rain | a chainsaw since last time: the plot is off sale from this moment, with a picture

workplace-charging
thing: car, cars = Grey van, out at six; Ana's small one, half full; Guest in bay two
must: Full enough by the hour it leaves; What the cellar and the street can give at once; Whose bill: the firm's, the guest's, one's own; Whom to ring when the plug is stuck
later: Sun on the roof at noon, into the parked ones; One more box on the trench that is already dug
screen: Driver's phone, enough by when | headline Bay two, enough for home at four | ask I leave at = Half past three | list It gives = Slowly until noon; Fast from one; Full enough by three | buttons I need more today / Give my turn away | no car of yours is plugged in, and bays two and five are free | the plug will not let go: press here, wait for the click, and then who answers
screen: Cellar dashboard, who gets how much | chart House and cars together, below the line | table Bays = Bay, Who, Ready; One, grey van, six; Two, Ana, three; Five, guest, when it suits | switch Lift and kitchen come first | button Let the van go first | no car tonight, and the house has all of it | the meter of bay five is silent: it charges on, and nothing is billed by guess

battery-for-firms
thing: peak, peaks = Ovens and lift together, Tue 5 am; Cold store, hot afternoon; Saws after the pause
must: The bill with it and the bill without; What may be switched off, and for how long; Leave of fire service, grid and insurer, side by side; Who owns it when the hall is sold
later: A night price that it waits for; The new machine, tried out on last year's peaks
screen: Owner's phone, what it held back | headline Tuesday's peak stopped short | chart The morning, as it was and as it would have been | list At five = Ovens on; Lift went up; For nine minutes, not from the grid | button Show me the whole month | no peak this week, and the nearest was the saws on Monday | it was empty when the saws began: what that does to the bill, and why it was empty
screen: Control desk, this afternoon | table Called on = Firm, What, May rest; Cold store, two rooms, an hour; Bakery, nothing before noon, no; Pumps, one of three, until six | ask Not today because = Fish came in at two | switch Owner has agreed | button Leave the cold store out | nobody is called on today, and everything is charged | a room grows warmer than agreed: it is let go at once, and another takes its place

solar-for-firms
thing: roof, roofs = School, three wings; Mill, flat; Trading post, tin
must: Whether the roof carries it, from someone who climbed up; Sun used, sun missed and the grid, in one line; What happens to panels if the firm moves; Bills that can be checked against a meter in the hall
later: The welding moved to noon; A neighbour across the yard who wants some
screen: Customer's phone, from whose sun | chart From seven to seven, roof, grid and generator | headline The mill ran on its own roof until two | list What would use more of it = Pump at noon; Cold room before closing | link The meter in your hall, read today | rain since Monday, and the grid did the work | wing three gives half: dust or shade, and a ladder comes on Friday
screen: Operator's desk, roof by roof | table Roofs = Roof, Gives, Bill; School, well, paid; Mill, wing three weak, open; Trading post, well, asked for time | picture Wing three, a branch across it | ask Agreed with the trading post = Half now, the rest after market day | button Send somebody up | no roof is fitted yet, and three reports on load are in | the storm tore a clamp: switched off from here, and nobody goes up before the wind drops

recycled-building-products
thing: piece, pieces = Paving brick, grey, six to a stack; Wall board, soft side out; Roof tile, curved
must: What load and fire it was tested for, on the piece; Where it does not belong, said as plainly; One to hold, break and set on fire oneself; How it is laid, in pictures, at the pallet
later: The street where it has lain longest; Taken back when the wall comes down
screen: Builder's phone, will it do | picture The brick, and a lorry wheel on it | table Tested for = Use, Held, Paper; Footpath, yes, page two; Driveway, yes, page three; Load-bearing wall, no, never | ask What do you build = Path beside a school | buttons Send me one to break / Reckon my pieces | this use was never tested, and it says so | the colour of two pressings differs: both lie in the picture, before they are laid
screen: Tag on a stack, in the yard | headline Paving brick, pressed on Tuesday | words Made of bottles, bags and sand | list Lay it = On gravel, a hand deep; Narrow side up; A finger from the wall for hot days | code The test of this pressing | not released: sample is still in the press | cracked at the corner test, goes back into the shredder

modular-building
thing: module, modules = Room six, windows in; Bathroom, sealed; Stair end, on the lorry
must: What stands finished in the hall, to walk through; The day of the crane, and the street that closes; Ground, water and mains ready before the lorry; Doors and cables that meet, checked on both sides
later: One room moved to another site; The next roof in the same street
screen: Owner's phone, how far is mine | picture Room six in the hall, this afternoon | steps Room by room = Walls closed; Windows in; Tested with water; On the lorry | list Still yours to do = Ground levelled; Street closed from six; Neighbours told | buttons Walk through it / Ask the hall | nothing is cut yet: drawings lie with the fire service | wind too strong for the crane: new morning, and who tells the street
screen: Crane day planner | table Order = Lift, Piece, Meets; One, bathroom, drain by the stairs; Two, room six, bathroom wall; Three, stair end, room six | map From the hall by the wide bridge to the site | switch Street is empty | button Bathroom hangs | no crane this week, and two rooms wait under covers | a drain lies a hand too far left: piece two waits on the lorry, and the hall has the picture

supply-chain-traceability
thing: lot, lots = Nine sacks from the ridge; Catch of Tuesday, two crates; Case of bottles, sealed
must: Weighed, pictured and handed over in the same minute; A farmer's or fisher's yes, in their language; One lot in twenty looked at by a visitor; What was mixed with what, and where
later: A greeting sent back up the road; The sentence that may stand on the pack
screen: Buyer's phone, scanned on the pack | headline From the ridge, picked in May | steps Its way = Weighed at the gate, nine sacks; Washed by the river; Through the port; Opened here | map From the plot by the river to the port | picture The scale, nine sacks, Ana Ruiz beside it | link Who has looked at it on the spot | this lot is on its way, and the port has not weighed it yet | the weight grew on the road: the lot is shown as mixed until somebody explains it
screen: At the scale, where it begins | picture Sack on the hook, needle to be read | ask Whose is it = Ana Ruiz, upper plot | words She hears it read aloud, and sees the needle | switch Paid in her hand | button Seal the lot | no sack this morning, and the ridge picks again on Thursday | no signal by the river: it is sealed here, and travels on with the driver's phone
`;
