/** Guests, journeys and days out: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const GUESTS_AND_OUTINGS = `
glamping | people
cue: glamping; yurts; yurt; bell-tents; tiny-house stay; tiny-houses stay; tiny-houses guests; tiny houses rent nights; off-grid cabin; cabin phone; cabins forest; cabin forest; cabin weekend; cabins nights; forest cabins; digital-detox; digital detox; shepherd-hut; shepherd huts; night forest breakfast; lakeside cabins; floating cabin; domes stars; bubble hotel; cabin rent; cabin rental; eco lodge; tiny cabins; nature cabin; cabins guests; cabin renting; treehouse night; treehouses night; treehouse breakfast; treehouses forest; treehouse stay; treehouse guests; treehouses breakfast; treehouse couples; tree-houses guests; tree-houses forest
not: software; garden-office; playhouse; construction-workers; builds-sells; farm; farms
kinds: local services
who: couple or family, couples and families
often: 0.04 0.08 0.15
share: 10 16 24
costs: 28 36 44 = cleaning, laundry, breakfast, wood and booking fees

hostel | people
cue: hostel; hostels; hostel dinner; hostel pilgrims; hostel backpackers; backpackers; capsule hotel; dormitory beds; hikers beds; hostel cyclist; hostel station; hostel dormitory; hostel bed; hostel travellers; hostel kitchen; bunk-beds dinner; bunk-beds kitchen; bunk-beds night; bunk-beds travellers; bunk-beds hikers
not: software; app; messages; pets; dog; dogs; cats; student-hall; cleaning; revenue
kinds: local
who: traveller, travellers
often: once
costs: 34 42 50 = cleaning, laundry, breakfast and booking fees

home-swap | people
cue: home-exchange; home exchange; house-swap; house swap; home-swap; home swap; swap homes; swap houses; swap their homes; swapping homes; homes exchange; exchange homes; apartment swap; swap flats holiday; house exchange; homes swap; motorhome swap; house-swaps; swaps families; house swaps families; house-swaps families; house-swaps children; swaps houses; swap-homes; families swap homes; homes weeks swap; swap home families; families swap; swap homes
not: clothes; tenancy; office; currency
kinds: saas marketplace
who: household that likes to travel, households that like to travel

accessible-travel | people
cue: accessible travel; accessible trips; accessible hotels; accessible holidays; trips wheelchair; travel wheelchair; wheelchair hotel; @wheelchair trips; @wheelchair travel; @wheelchair hotel; @disab travel; @disab trips; @disab holiday; travel disabled; holidays disab; barrier-free travel; barrier-free trips; hoist hotel; assisted holiday; travel companion older; holiday care; holidays dementia; dialysis travel; wheelchair beach
not: clothing; trousers; bathroom; website; taxi-fleet; pool-lift
kinds: services marketplace saas
who: traveller with a disability, travellers with a disability
often: once
share: 1 2 3
costs: 76 82 88 = rooms, transfers, aids and people who help

luggage-transfer | people
cue: luggage hikers; luggage-transfer; luggage transfer; suitcases hikers; suitcases inn; bags hikers; hikers bags; bags inn; carry bags hikers; hiking luggage; bags walkers; rucksack transfer; @hikers suitcases; @hikers bags; @hikers luggage; @walkers bags; bike tours luggage
not: locker; lockers; airport-storage; store; dog; app-map
kinds: services local
who: walker, walkers
often: once
costs: 52 62 72 = the driver, the van and the inns' share

nature-walks | people
cue: foraging; forage; foragers; wild-herbs; wild herbs walk; mushrooms walk; mushroom walks; edible mushrooms walk; herbs walks; bird-watching; birdwatching; bird watching; birding; nature walks; forest-bathing; forest bathing; wildlife watching; wildlife tours; stargazing; dark-sky; star-gazing; night sky; whale watching; seal watching; guided-nature; nature guide; bushcraft; survival course; wilderness course; wild-food; seaweed walk; fossil
not: app; restaurant-supply; protein; festival; dog; farm-cellar; city
kinds: services local
who: nature lover, nature lovers
often: 0.06 0.15 0.3
share: 5 8 12
costs: 46 56 66 = the guide, the way, field glasses and tea

travel-esim | people
cue: esim; e-sim; esims; travel sim; sim-card travel; sim card travellers; data travellers abroad; roaming; mobile data abroad; travel data
not: iot; sensor; sensors; fleet; work-permit-firms; machine; pilgrim; expat; newcomers
kinds: ecommerce saas
who: traveller, travellers
often: 0.08 0.15 0.3
share: 12 20 30
costs: 58 68 78 = data bought from networks and payment

newcomer-help | people
cue: newcomers registration; newcomers bank; newcomer help; help newcomers; newcomers month; expats registration; expats visa; expat help; expat relocation; relocation families; relocation expats; move abroad help; moving abroad; emigrat help; emigrate; relocate abroad; foreigners registration; foreigners doctor; foreigners paperwork; immigrants paperwork; paperwork foreign; residence-permit; residence permit; bureaucracy foreigners; bureaucracy; expats doctors; digital nomads visa; @expats paperwork; @newcomers; settle new country
not: refugees; refugee; language-lessons; dating; furniture; payroll; teacher; nanny; startups; companies
kinds: services saas
who: newcomer, newcomers
often: once
share: 1.5 3 5
costs: 54 64 74 = the helper's hours, the way, fees and translations

pool-and-garden-sharing | people
cue: pool families hour; pool rent hour; pools hour; garden pool; pool sharing; pool-sharing; private-pool; private pools; pool owners; garden rent hour; gardens rent hour; private-gardens; dog field; dog-field; fenced meadow dogs; fenced field dogs; secure dog field; hot-tub rent; hot tub hire
not: cleaning; chlorine; swim-school; install; lawn; software; car; driveway; parking
kinds: marketplace local
who: household without a garden, households without a garden
often: 0.2 0.4 0.8
share: 5 9 14
costs: 76 82 88 = the owner's share, insurance and payment

tandem-flights | people
cue: paragliding; paragliding flight; paragliding school; paraglider; tandem paragliding; tandem flight; tandem flights; hot-air-balloon; balloon flights; balloon ride; balloon rides; skydiving; tandem jump; gliding club; glider flights; flying-school; flying school; flying lessons; microlight; scenic flights; bungee; zip-line; zipline
not: software; rescue; simulator; drone; kite
kinds: services local education
who: passenger with courage, passengers with courage
often: once
share: 3 5 8
costs: 50 60 70 = pilots, wear of equipment, fuel and insurance

treatment-abroad | people
cue: treatment abroad; dental abroad; dentist abroad; dental treatment flights; dental tourism; medical-tourism; medical tourism; treatment hotel flights; surgery abroad; clinics abroad; hair-transplant; hair transplant; ivf abroad; fertility-clinic abroad; cosmetic surgery; dental treatment organise; patients abroad; patient travel clinic; rehabilitation abroad; clinic flights
not: insurance-claims; ai; software; pet; vet; pets; contract; lawyers
kinds: services marketplace
who: patient, patients
often: once
share: 2 4 6
costs: 60 72 84 = interpreters, hours of care, rooms and transfers
`;
