/** Guests, journeys and days out: id | solution | target customer | how it earns, as founders write them. */
export const GUESTS_AND_OUTINGS_SAMPLES = `
glamping | Four treehouses in a beech forest with breakfast in a basket. | Couples and families from Brussels | €165 per night.
glamping | A weekend in an off-grid cabin where the phone is locked away in a box. | Stressed city people in the UK | £390 for three nights.
hostel | A hostel with a co-kitchen in an old station at the cycle route along the river. | Cyclists on the Danube | €34 per bed.
hostel | A small hostel on the way of Saint James with bunk beds, a shared dinner and a washing line. | Pilgrims and hikers | €18 per night.
hostel | An old post office becomes a hostel with dormitory beds, a long kitchen table and a room for drying boots. | Hikers and young travellers in Slovenia | €27 per bed.
home-swap | A club in which teachers swap their homes in the school holidays. | Teachers in Europe | €90 a year.
home-swap | Families with children of the same age swap homes for two weeks in summer, so that the toys are already there. | Families in Canada and New Zealand | $120 a year.
accessible-travel | Trips for wheelchair users: each hotel is measured by ourselves, with transfer and hoist. | Wheelchair users and their partners in Germany | €1,900 per trip.
accessible-travel | A platform with accessible hotels and holiday homes, measured by people who use a wheelchair. | Travellers with disabilities in Portugal | 12% per booking.
luggage-transfer | We carry the suitcases of hikers from inn to inn along the coastal path. | Hikers in Cornwall | £11 per bag and stage.
luggage-transfer | A van that brings the bags of walkers to the next hut every afternoon, booked by the stage. | Hikers on the long path in the Vosges | €14 per bag.
nature-walks | Guided bird watching mornings at the estuary with binoculars to borrow. | Retired couples and tourists in Faro | €45 per person.
nature-walks | Walks in the forest on which people learn to find edible mushrooms and herbs and cook them over a fire. | Nature lovers near Prague | 950 CZK per walk.
travel-esim | An eSIM for travellers with data in 60 countries, bought before the flight. | Travellers from Brazil | $12 per package.
travel-esim | Mobile data abroad for backpackers, shared by a group of friends, with somebody who answers at night. | Young travellers in Israel | $9 per package.
newcomer-help | We help newcomers with registration, bank account and doctor in the first month. | Foreign professionals moving to Berlin | €490 per package.
newcomer-help | A helper in Spanish paperwork: residence permit, tax number and school place, step by step with a person who comes along. | British and Dutch people who move to Valencia | €650 per move.
pool-and-garden-sharing | Pool owners rent their garden pool to families by the hour. | Families in Dallas without a pool | 20% commission.
pool-and-garden-sharing | A fenced meadow that dog owners book by the hour for dogs that cannot run with others; more meadow owners may join. | Owners of nervous dogs in Kent | £10 an hour, 20% is ours.
tandem-flights | Hot-air balloon flights over the vineyards at dawn, with breakfast where we land. | Couples and families in Alsace | €210 per person.
tandem-flights | Tandem paragliding for people who are afraid of heights, with a video of the flight. | Tourists in Interlaken | CHF 180 per flight.
treatment-abroad | We organise dental treatment in Budapest with flights, hotel and a dentist at home for the checks. | Patients in Ireland who need implants | 15% from the clinic.
treatment-abroad | We go with patients to a hair transplant in Istanbul: clinic, interpreter, hotel and a doctor at home afterwards. | Men from Romania and Bulgaria | €350 per treatment.
`;
