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
thing: listing, listings = Wool coat, on two sites; Desk lamp, draft; Phone case, stock low
must: Items from all marketplaces in one list; Profit per item after fees, ads and returns; Stock updated everywhere after each sale; Listings written from photos and checked against the rules
later: Price suggestions by season; Return and refund claims prepared
screen: My items | table Items = Item, Sold on, Profit; Wool coat, two sites, good; Desk lamp, one site, low; Phone case, three sites, loss | chart Profit by week | list Needs attention = Phone case, fees rose; Desk lamp, no views | buttons Fix these / Show all fees | no items yet, connect your first marketplace | the fee report is late: last week's figures are shown
screen: New listing | picture Photo of the coat | ask Title = Wool coat, dark blue, medium | ask Condition = Very good | list Post on = First marketplace; Second marketplace | switch Take down everywhere when sold | button Post | no drafts, add a photo to begin | one marketplace rejected the title: the rule and a new title are shown
screen: Alerts | list Today = Wool coat sold, removed elsewhere; Phone case, two left; One return opened | switch Warn me before an item makes a loss | link Rules that changed this week | buttons Reorder / Pause the ad | no alerts, and all marketplaces are connected | the connection was lost: sign in to the marketplace again

shift-staffing
thing: shift, shifts = Early shift, care home; Banquet, four waiters; Night shift, warehouse
must: Papers and skills checked before the first shift; Pay, place and hours shown before accepting; A replacement offered when somebody cancels; Hours confirmed by both sides for payroll
later: Favourite workers asked first; Shift plans imported from rota software
screen: Shifts near me | list Open = Early shift, care home, Tuesday; Banquet, Saturday, 5 pm; Warehouse, nights | words Pay and breaks are shown for every shift | switch Only places where I have worked | buttons Accept / Not this one | no open shifts near you, and alerts are on | one paper has expired: upload it to accept shifts
screen: Post a shift | ask Role = Waiter | ask People = Two | ask When = Saturday, 5 pm to midnight | list Needed = Hygiene certificate; Black shoes | switch Ask favourites first | button Post | no shifts open, and all of this week's are filled | nobody has accepted yet: raise the pay or widen the distance
screen: Our desk, tonight | table Shifts = Place, Filled, Status; Hotel, two of two, confirmed; Care home, one of two, open; Warehouse, four of four, on the way | list On call = Mei; Jonas | buttons Send the reserve / Call the employer | every shift is filled, and Sunday is the next gap | somebody cancelled: three free workers nearby are asked

freight-matching
thing: load, loads = Six pallets, covered truck; Furniture, half a trailer; Grain, full load
must: Loads and free trucks matched by route and time; Licence and insurance checked for every carrier; Tracking and a signed proof of delivery; Payment released after delivery
later: Round trips of several loads; Waiting time recorded at loading and unloading
screen: Loads on my way | map My route home | list Loads = Six pallets, today; Furniture, half a trailer, Friday; Grain, full load, Monday | words Detour and pay are shown for every load | switch Only loads without a detour | buttons Make an offer / Not suitable | no load on this route, and alerts are on | your insurance has expired: upload the new one to bid
screen: Post a load | ask Route = Factory to port | ask What = Six pallets, dry goods | ask Loading day = Friday morning | list Truck = Covered; Refrigerated; Open | switch Needs a tail lift | button Find a truck | no loads posted, and past ones can be copied | no truck is free that day: the next day is suggested
screen: Dispatch desk | table Loads = Load, Truck, Status; Pallets, Tom, on the way; Furniture, Ana, loaded; Grain, open, two offers | map Trucks on the road | list Papers = Delivery note, signed; Insurance, valid | buttons Accept an offer / Call the driver | no open loads, and regular shippers to call are listed | goods arrived damaged: photos, both signatures and the claim form

quality-camera
thing: part, parts = Cap, scratched; Casting, small hole; Label, upside down
must: Set-up with samples of good parts; A picture and reason for every reject; Misses and false alarms counted for each shift; A signal to the line that removes bad parts
later: Comparison of shifts and machines; Faults traced back to a tool or batch
screen: Line screen, running | picture Last rejected part, fault marked | headline Cap, scratch on the edge | list Last rejects = Cap, scratched; Cap, crooked; Label missing | chart Rejects by hour | buttons Reject was right / Part was good | no rejects this shift, and the test part was found | the lens is dirty: clean it and run the test part
screen: Teach a new part | steps Set-up = Place good parts; Take pictures; Show known faults; Test | picture Good part, front view | ask Part name = Cap, blue | switch Mark unusual parts as well | button Start the test | no part taught yet, begin with a few good ones | too dark to judge: adjust the light and try again
screen: Quality report | chart Faults by type | table This week = Line, Found, False; One, eight, one; Two, six, none; Three, nine, two | list To decide = Casting, shadow or hole; Label, slightly crooked | buttons Decide now / Download the report | no production this week | line three was stopped: its figures are marked as incomplete

machine-maintenance
thing: machine, machines = Saw two, bearing warm; Filling line, service due; Compressor, running well
must: A page for every machine with history and manual; Fault reports from the shop floor by phone; Warnings with a reason and an urgency; Work orders with spare parts and dates
later: Stock levels for spare parts; Reports on downtime and cost
screen: Report a fault | code Scan the machine | headline Saw two | list What is wrong? = Noise; Heat; Leak; Stopped | picture Photo or short video | switch Machine is still running | button Send report | no faults reported today | no signal: the report is saved and sent later
screen: Maintenance plan | table This week = Machine, Task, Day; Saw two, bearing, Tuesday; Filling line, service, Thursday; Compressor, filter, Friday | list Parts = Bearing, in stock; Filter, arrives Wednesday | buttons Assign / Move | nothing planned, and services due next month are listed | a part is missing: the order is suggested
screen: Machine page | headline Compressor | chart Temperature this week | list Warnings = Slightly warmer since Monday; Service due on Friday | list History = Filter changed; Belt tightened | buttons Create a work order / Warning was false | no readings yet, and the sensor can be added | the sensor is silent: check battery and fixing

building-energy
thing: building, buildings = School, heating on at weekends; Office, cooling and heating at once; Hotel, hot water high
must: Meters and bills of all buildings in one place; Alerts when something runs for nobody; Suggested changes with the expected saving; Approval by the owner before settings change
later: Reports for authorities and investors; Comparison of similar buildings
screen: All buildings | table This week = Building, Energy use, Reason; School, higher, weekend heating; Office, lower, cooling off at night; Hotel, same, no change | chart Use compared with similar weather | buttons See savings / Download report | no meter connected yet, and old bills can be uploaded | a meter sends no data: its week is marked as incomplete
screen: Suggested change | headline Turn heating down at weekends | chart Heat use, Friday to Monday | list Affects = Classrooms; Gym | switch Keep the gym warm on Saturday | buttons Approve / Not now | no suggestions this week, and the last three are working | the change did not reach the controls: the old setting is still active
screen: Caretaker's phone | list Today = Office, third floor too cold; Hotel, check pump two | ask Found = Valve stuck | picture Photo of the valve | buttons Done / Call service | nothing to do today | a room is too cold: the former setting can be restored

carbon-accounting
thing: report, reports = Yearly footprint; Customer's questionnaire; Product footprint
must: Figures taken from bills and purchase data; A source for every figure; Measured and estimated figures marked; Answers ready for customers and auditors
later: Ideas to cut emissions; Data requests to suppliers
screen: Footprint overview | chart Emissions by source | list Largest sources = Electricity; Materials; Transport | words Two bills are missing | button Add data | upload your first energy bill to begin | one figure looks too high: check the unit
screen: Customer's questions | table Questions = Question, Answer, Source; Energy, ready, bill; Transport, estimate, mileage; Waste, missing, none | ask Note = Waste figures follow on Friday | button Send answers | no open requests | an answer has no source: add one before sending
screen: Check a figure | headline Electricity, this year | steps How it was calculated = Bills added up; Emission factor applied; Result checked | picture Electricity bill | buttons Approve / Correct | choose a figure to see its source | the emission factor has changed: update the report

crop-and-farm-tools
thing: field, fields = Lower field, irrigate on Thursday; Upper block, planting; Orchard, pruning
must: Jobs and notes for every field; Settings and instructions for the tool or sensor; Use without a mobile signal; Records ready for inspection
later: Seasons compared side by side; Spare parts ordered from the phone
screen: My fields today | map Three fields | list To do = Lower field, irrigate; Upper block, plant; Orchard, check | words Rain is likely on Wednesday | buttons Start a job / Move to Thursday | nothing to do today, and the week ahead is shown | no signal: notes are saved and sent later
screen: Job, upper block | headline Planting | steps Settings = Choose spacing; Check depth; Test one row | picture Test row | ask Hours = Three | button Finish job | no job started, and the last one can be repeated | something does not work: see the quick fix or call service
screen: Service desk | table Customers = Farm, Product, Status; Hill Farm, in use, fine; Mill Farm, part ordered, Friday; Park Farm, trial, call | list Parts in stock = Blades; Batteries; Sensor cables | ask Note = Saved two hours per field | button Plan a visit | no open requests, and trials to call are listed | a part is sold out: the nearest workshop has one

livestock-monitoring
thing: animal, animals = Number four, eating less; Number seven, close to birth; Pen six, coughing
must: Alerts set by the farmer for day and night; A page for every animal or pen with recent behaviour; Right or wrong marked with one tap; Notes for the vet and the treatment record
later: Location on a map for grazing animals; Feed and yield beside the alerts
screen: Alerts | list Now = Number four, eating less; Pen six, more coughing | chart Activity of number four | words Checked by nobody yet | switch Wake me at night for this | buttons I will check / Later | no alerts, and all animals are active | a tag is out of range: last seen near the water
screen: Animal page | headline Number seven, close to birth | chart Activity and temperature, this week | list History = Treated in spring; Two births | ask Finding = Looks well | buttons Alert was right / Alert was wrong | no data yet, fit the tag to begin | the tag may be loose: check it at the next round
screen: Herd overview | table Today = Animal, Alert, Checked; Number four, eating less, yes; Number seven, birth, no; Pen six, cough, vet called | chart Alerts by week | list With the vet = Number four; Pen six | button Share with the vet | no alerts today, and no animal needs a check | the base station has no power: check the plug

drone-survey
thing: flight, flights = Roof, after the storm; Solar park, north rows; Quarry, monthly measurement
must: Flight permits and weather checked before each date; Findings marked on pictures and a map; Measurements ready to download; A report with urgency and recommended action
later: Comparison with earlier flights; Regular flights on a fixed schedule
screen: Book a flight | ask Site address | list What do you need? = Roof inspection; Site measurement; Solar check; Field map | ask Date = Thursday morning | switch I may permit flights here | button Request a price | no date chosen, and the next suitable days are shown | flights here need a permit: we apply and tell you the date
screen: Your report | picture Roof from above, three marks | list Findings = Slipped tiles, soon; Blocked gutter, this month; Flashing loose, now | map Where each finding is | buttons Download report / Share with the contractor | not flown yet, and the flight is on Thursday | one area was in the shade: it is flown again
screen: Pilot's phone, before take-off | steps Checklist = Permit valid; Wind within limit; People warned; Battery full | map Flight area | ask Observer on site = Ben | switch Insurance and licence on board | button Ready to fly | no flights today, and tomorrow's weather is shown | wind is too strong: the second date is offered to the customer

surplus-materials
thing: lot, lots = Grey tiles, one pallet; Oak boards, short lengths; Cotton fabric, end of roll
must: Photos, quantity, size and condition for every lot; Search by material, size and distance; Reservation with a collection date; Delivery offered where the buyer cannot collect
later: Alerts for material that is needed later; A report on waste avoided
screen: Lots near me | map Lots nearby | list Found = Grey tiles, one pallet; Oak boards, short; Cotton fabric, two rolls | ask Looking for = Tiles | switch Tell me about new lots | button Reserve | no lots match, and an alert can be set | this lot has just been sold: similar ones are shown
screen: List a lot | picture Photo of the pallet | ask Material = Grey floor tiles | ask Quantity = One pallet, unopened | list Condition = New; Used; With defects | ask Must be gone by = Friday | button Publish | no lots listed, and one photo is enough to begin | this material may not be passed on: see the rules
screen: Our desk, collections | table This week = Lot, Buyer, Collection; Tiles, Anna, Thursday; Boards, Ben, Friday; Fabric, open, - | list To check = Windows, sizes missing; Cable, test report | buttons Confirm collection / Message the seller | no collections this week, and unsold lots are listed | the buyer did not come: the lot is offered to the next one

waste-collection
thing: collection, collections = Café, food waste; Print shop, cardboard; Clinic, one sealed box
must: Fixed days with a message before the van comes; Photos of what may and may not go in; Weight and condition recorded at every stop; Collection papers for the customer's file
later: A monthly report on recycling; Extra pick-ups in busy weeks
screen: My collections | headline Next pick-up, Thursday before 8 am | list Put out = Food waste, two bins; Cardboard, flat | chart Weight by week | link What may go in | buttons Book an extra pick-up / Skip Thursday | nothing to collect this week, and the next day is shown | the van could not get in: the new time is today at noon
screen: Driver's phone, morning round | map Today's stops | table Stops = Customer, Material, Status; Café, food waste, Done; Print shop, cardboard, Next; Clinic, sealed box, Open | ask Weight | picture Photo of the bin | button Collected | no stops left, drive to the plant | wrong material in the bin: leave it, take a photo and tell the customer
screen: Office, this week | table Customers = Name, Stops, Note; Café, three, clean; Market, six, plastic found; Hotel, four, extra bin | list Papers due = Clinic; Hotel | chart Weight by material | button Send the papers | no collections this week, and new requests are listed | the plant refused a load: see the photos and the second plant

reusable-packaging
thing: container, containers = Bowl with lid; Crate of cups; Folding mailing box
must: A count of pieces at every customer; Easy return points or collection; Washing and checks recorded before the next use; A clear rule for deposits and lost pieces
later: A report on single-use packaging saved; Packaging with the customer's own logo
screen: Return a container | headline Two bowls to return by Friday | map Return points nearby | list Open now = Café, Mill Lane; Canteen, Park Road; Return box at the station | code Scan at return | button Show nearest | nothing to return, thank you | the box is full: the next return point is shown
screen: Customer's account | table Stock = Piece, Here, On the way; Bowls, eight, four; Cups, nine, six; Lids, seven, three | chart Uses by week | list Next = Delivery on Tuesday; Collection on Friday | buttons Order more / Report damage | no pieces here yet, and the first delivery is on Tuesday | some pieces are late: remind the borrowers
screen: Washing desk | table Today = Batch, Status, Check; Bowls, washed, passed; Cups, waiting, open; Boxes, cleaned, two damaged | ask Wash temperature = Within the limit | switch Batch is dry | buttons Release / Take out of use | no batches waiting, and tomorrow's collections are listed | the wash was too cold: wash the batch again

water-monitoring
thing: reading, readings = Tap on floor three, lukewarm; Intake, cloudy; Pond two, oxygen low
must: Live values with limits for every point; Alerts by phone in an agreed order; A log ready for inspection; Calibration and cleaning recorded with date and name
later: Laboratory results beside sensor values; Control of pumps, valves or aerators
screen: All points | map Measuring points | table Now = Point, Value, Status; Intake, cloudy, check; Floor three, lukewarm, flush; Pond two, oxygen low, alert | chart Values today | button Open alerts | no sensors yet, add the first point | a sensor is silent: the last value is shown in grey
screen: Alert, duty phone | headline Oxygen low in pond two | chart Last six hours | steps Do now = Check the sensor; Take a sample; Switch on the aerator | ask Cause found = Pump was off | buttons I am on it / Call the next person | no alerts, and all values are within limits | nobody has answered: the next person on the list is called
screen: Logbook | table This week = Point, Done, By; Floor three, flushed, Ana; Intake, cleaned, Ben; Pond two, sample, Mei | list Due = Calibrate two probes; Laboratory sample on Friday | switch Inspector may read | button Download the log | nothing logged this week | a value must be reported: the form is ready to check
`;
