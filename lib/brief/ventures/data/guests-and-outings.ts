/** Guests, journeys and days out: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const GUESTS_AND_OUTINGS = `
glamping | people
cue: glamping; yurts; yurt; bell-tents; tiny-house stay; tiny-houses stay; tiny-houses guests; tiny houses rent nights; off-grid cabin; cabin phone; cabins forest; cabin forest; cabin weekend; cabins nights; forest cabins; digital-detox; digital detox; shepherd-hut; shepherd huts; night forest breakfast; lakeside cabins; floating cabin; domes stars; bubble hotel; cabin rent; cabin rental; eco lodge; tiny cabins; nature cabin; cabins guests; cabin renting; treehouse night; treehouses night; treehouse breakfast; treehouses forest; treehouse stay; treehouse guests; treehouses breakfast; treehouse couples; tree-houses guests; tree-houses forest; cabin night; cabin nights; cabin stay; cabin guests; cabin lake; cabin switch-off; cabin internet; cabin off-grid; cabin without-internet; cabins night; cabins stay; cabins lake; cabins switch-off; cabins internet; cabins off-grid; cabins weekend; cabins without-internet; treehouse nights; treehouse lake; treehouse forest; treehouse switch-off; treehouse internet; treehouse off-grid; treehouse weekend; treehouse without-internet; treehouses nights; treehouses stay; treehouses guests; treehouses lake; treehouses switch-off; treehouses internet; treehouses off-grid; treehouses weekend; treehouses without-internet; yurt night; yurt nights; yurt stay; yurt guests; yurt lake; yurt forest; yurt switch-off; yurt internet; yurt off-grid; yurt weekend; yurt without-internet; yurts night; yurts nights; yurts stay; yurts guests; yurts lake; yurts forest; yurts switch-off; yurts internet; yurts off-grid; yurts weekend; yurts without-internet; tent-lodge night; tent-lodge nights; tent-lodge stay; tent-lodge guests; tent-lodge lake; tent-lodge forest; tent-lodge switch-off; tent-lodge internet; tent-lodge off-grid; tent-lodge weekend; tent-lodge without-internet; hut night; hut nights; hut stay; hut guests; hut lake; hut forest; hut switch-off; hut internet; hut off-grid; hut weekend; hut without-internet; huts night; huts nights; huts stay; huts guests; huts lake; huts forest; huts switch-off; huts internet; huts off-grid; huts weekend; huts without-internet; cabin couples; cabins couples; yurt couples; tipi night; tipi stay; tipi weekend; tipi couples; tipi forest; tipi lake; dome night; dome stay; dome weekend; dome couples; dome forest; dome lake
not: software; garden-office; playhouse; construction-workers; builds-sells; farm; farms
kinds: local services
who: couple or family, couples and families
often: 0.04 0.08 0.15
share: 10 16 24
costs: 28 36 44 = cleaning, laundry, breakfast, wood and booking fees

hostel | people
cue: hostel; hostels; hostel dinner; hostel pilgrims; hostel backpackers; backpackers; capsule hotel; dormitory beds; hikers beds; hostel cyclist; hostel station; hostel dormitory; hostel bed; hostel travellers; hostel kitchen; bunk-beds dinner; bunk-beds kitchen; bunk-beds travellers; bunk-beds hikers; hostel beds; hostel night; hostel hikers; hostel backpack; hostel guests; dormitory travellers; dormitory night; dormitory kitchen; dormitory hikers; dormitory backpack; dormitory guests; bunk-beds backpack; bunk-beds guests; hostel cheap; hostel cyclists; hostel surfers; bunk cheap; bunk travellers; bunk hikers; bunk cyclists; bunk surfers; bunk backpackers; dorm cheap; dorm travellers; dorm hikers; dorm cyclists; dorm surfers; dorm backpackers
not: software; app; messages; pets; dog; dogs; cats; student-hall; cleaning; revenue; oak; wood
kinds: local
who: traveller, travellers
often: once
costs: 34 42 50 = cleaning, laundry, breakfast and booking fees

home-swap | people
cue: home-exchange; home exchange; house-swap; house swap; home-swap; home swap; swap homes; swap houses; swap their homes; swapping homes; homes exchange; exchange homes; apartment swap; swap flats holiday; house exchange; homes swap; motorhome swap; house-swaps; swaps families; house swaps families; house-swaps families; house-swaps children; swaps houses; swap-homes; families swap homes; homes weeks swap; swap home families; families swap; swap homes; swap flats; swap apartments-holiday; exchange houses; exchange flats; exchange apartments-holiday; trade-houses teachers; trade-houses families; trade-houses summer; trade-houses holidays; trade-homes teachers; trade-homes families; trade-homes summer; trade-homes holidays; exchange-houses teachers; exchange-houses families; exchange-houses summer; exchange-houses holidays; swap-houses teachers; swap-houses families; swap-houses summer; swap-houses holidays; swap-flats teachers; swap-flats families; swap-flats summer; swap-flats holidays
not: clothes; tenancy; office; currency
kinds: saas marketplace
who: household that likes to travel, households that like to travel

accessible-travel | people
cue: accessible travel; accessible trips; accessible hotels; accessible holidays; trips wheelchair; travel wheelchair; wheelchair hotel; @wheelchair trips; @wheelchair travel; @wheelchair hotel; @disab travel; @disab trips; @disab holiday; travel disabled; holidays disab; barrier-free travel; barrier-free trips; hoist hotel; assisted holiday; travel companion older; holiday care; holidays dementia; dialysis travel; wheelchair beach; wheelchair travel; wheelchair trips; wheelchair hotels; wheelchair holidays; wheelchair holiday; wheelchair tours; disab travel; disab trips; disab hotels; disab holidays; disab holiday; disab tours; accessible holiday; accessible tours; blind travel; blind trips; blind hotels; blind holidays; blind holiday; blind tours; wheelchairs travel; wheelchairs trips; wheelchairs hotels; wheelchairs tours; wheelchairs beach; wheelchairs holidays; accessible beach; disabilities travel; disabilities trips; disabilities hotels; disabilities tours; disabilities beach; disabilities holidays; blind beach
not: clothing; trousers; bathroom; website; taxi-fleet; pool-lift
kinds: services marketplace saas
who: traveller with a disability, travellers with a disability
often: once
share: 1 2 3
costs: 76 82 88 = rooms, transfers, aids and people who help

luggage-transfer | people
cue: luggage hikers; luggage-transfer; luggage transfer; suitcases hikers; suitcases inn; bags hikers; hikers bags; bags inn; carry bags hikers; hiking luggage; bags walkers; rucksack transfer; @hikers suitcases; @hikers bags; @hikers luggage; @walkers bags; bike tours luggage; luggage walkers; luggage inn; luggage trail; luggage stage; luggage pilgrims; luggage hut; bags trail; bags stage; bags pilgrims; bags hut; suitcases walkers; suitcases trail; suitcases stage; suitcases pilgrims; suitcases hut; rucksacks hikers; rucksacks walkers; rucksacks inn; rucksacks trail; rucksacks stage; rucksacks pilgrims; rucksacks hut; backpacks trekkers; backpacks hikers; backpacks walkers; backpacks villages; backpacks stages; backpacks pilgrims; backpacks trail; luggage trekkers; luggage villages; luggage stages; rucksacks trekkers; rucksacks villages; rucksacks stages; suitcases trekkers; suitcases villages; suitcases stages; bags trekkers; bags villages; bags stages
not: locker; lockers; airport-storage; store; dog; app-map
kinds: services local
who: walker, walkers
often: once
costs: 52 62 72 = the driver, the van and the inns' share

nature-walks | people
cue: foraging; forage; foragers; wild-herbs; wild herbs walk; mushrooms walk; mushroom walks; edible mushrooms walk; herbs walks; bird-watching; birdwatching; bird watching; birding; nature walks; forest-bathing; forest bathing; wildlife watching; wildlife tours; stargazing; dark-sky; star-gazing; night sky; whale watching; seal watching; guided-nature; nature guide; bushcraft; survival course; wilderness course; wild-food; seaweed walk; fossil; foraging walk; foraging walks; foraging course; foraging guided; foraging guide; foraging tour; foraging coast; foraging morning; birds walk; birds walks; birds course; birds guided; birds guide; birds tour; birds coast; birds morning; bird-watching walk; bird-watching walks; bird-watching course; bird-watching guided; bird-watching guide; bird-watching tour; bird-watching coast; bird-watching morning; wildlife walk; wildlife walks; wildlife course; wildlife guided; wildlife guide; wildlife tour; wildlife coast; wildlife morning; mushrooms walks; mushrooms course; mushrooms guided; mushrooms guide; mushrooms tour; mushrooms coast; mushrooms morning; stars walk; stars walks; stars course; stars guided; stars guide; stars tour; stars coast; stars morning; herbs walk; herbs course; herbs guided; herbs guide; herbs tour; herbs coast; herbs morning; seaweed walks; seaweed course; seaweed guided; seaweed guide; seaweed tour; seaweed coast; seaweed morning; whales walk; whales walks; whales course; whales guided; whales guide; whales tour; whales coast; whales morning; forest-bathing walk; forest-bathing walks; forest-bathing course; forest-bathing guided; forest-bathing guide; forest-bathing tour; forest-bathing coast; forest-bathing morning; whale biologist; whale naturalist; whale guided; dolphin watching; dolphin biologist; dolphin naturalist; dolphin guided; birds watching; birds biologist; birds naturalist; wildlife biologist; wildlife naturalist; stars watching; stars biologist; stars naturalist; mushrooms watching; mushrooms biologist; mushrooms naturalist; herbs watching; herbs biologist; herbs naturalist; bats watching; bats biologist; bats naturalist; bats guided; insects watching; insects biologist; insects naturalist; insects guided
not: app; restaurant-supply; protein; festival; dog; farm-cellar; city
kinds: services local
who: nature lover, nature lovers
often: 0.06 0.15 0.3
share: 5 8 12
costs: 46 56 66 = the guide, the way, field glasses and tea

travel-esim | people
cue: esim; e-sim; esims; travel sim; sim-card travel; sim card travellers; data travellers abroad; roaming; mobile data abroad; travel data; esim travellers; esim abroad; esim travel; esim countries; esim backpackers; esim tourists; roaming travellers; roaming abroad; roaming travel; roaming countries; roaming backpackers; roaming tourists; sim travellers; sim abroad; sim travel; sim countries; sim backpackers; sim tourists; data-plan travellers; data-plan abroad; data-plan travel; data-plan countries; data-plan backpackers; data-plan tourists; mobile-data travellers; mobile-data abroad; mobile-data travel; mobile-data countries; mobile-data backpackers; mobile-data tourists; esim data; esims travellers; esims countries; esims data; esims tourists; travel-sim travellers; travel-sim countries; travel-sim data; travel-sim tourists
not: iot; sensor; sensors; fleet; work-permit-firms; machine; pilgrim; expat; newcomers
kinds: ecommerce saas
who: traveller, travellers
often: 0.08 0.15 0.3
share: 12 20 30
costs: 58 68 78 = data bought from networks and payment

newcomer-help | people
cue: newcomers registration; newcomers bank; newcomer help; help newcomers; newcomers month; expats registration; expats visa; expat help; expat relocation; relocation families; relocation expats; move abroad help; moving abroad; emigrat help; emigrate; relocate abroad; foreigners registration; foreigners doctor; foreigners paperwork; immigrants paperwork; paperwork foreign; residence-permit; residence permit; bureaucracy foreigners; bureaucracy; expats doctors; digital nomads visa; @expats paperwork; @newcomers; settle new country; expats permit; expats paperwork; expats bank; expats doctor; expats helps; expats move; newcomers permit; newcomers paperwork; newcomers doctor; newcomers visa; newcomers helps; newcomers move; immigrants permit; immigrants registration; immigrants bank; immigrants doctor; immigrants visa; immigrants helps; immigrants move; foreigners permit; foreigners bank; foreigners visa; foreigners helps; foreigners move; residence-permit permit; residence-permit registration; residence-permit paperwork; residence-permit bank; residence-permit doctor; residence-permit visa; residence-permit helps; residence-permit move; tax-number permit; tax-number registration; tax-number paperwork; tax-number bank; tax-number doctor; tax-number visa; tax-number helps; tax-number move; relocation permit; relocation registration; relocation paperwork; relocation bank; relocation doctor; relocation visa; relocation helps; relocation move; remote-workers permit; remote-workers registration; remote-workers paperwork; remote-workers bank; remote-workers doctor; remote-workers visa; remote-workers helps; remote-workers move; expats settle; expats arrive; expats apartment; expats school; newcomers settle; newcomers arrive; newcomers apartment; newcomers school; migrants settle; migrants arrive; migrants registration; migrants permit; migrants apartment; migrants school; foreigners settle; foreigners arrive; foreigners apartment; foreigners school; immigrants settle; immigrants arrive; immigrants apartment; immigrants school
not: refugees; refugee; language-lessons; dating; furniture; payroll; teacher; nanny; startups; companies
kinds: services saas
who: newcomer, newcomers
often: once
share: 1.5 3 5
costs: 54 64 74 = the helper's hours, the way, fees and translations

pool-and-garden-sharing | people
cue: pool families hour; pool rent hour; pools hour; garden pool; pool sharing; pool-sharing; private-pool; private pools; pool owners; garden rent hour; gardens rent hour; private-gardens; dog field; dog-field; fenced meadow dogs; fenced field dogs; secure dog field; hot-tub rent; hot tub hire; pool hour; pool rent-hour; pool hourly; pool by-the-hour; pools rent-hour; pools hourly; pools by-the-hour; garden hour; garden rent-hour; garden hourly; garden by-the-hour; gardens hour; gardens rent-hour; gardens hourly; gardens by-the-hour; meadow hour; meadow rent-hour; meadow hourly; meadow by-the-hour; swimming-pool hour; swimming-pool owners; swimming-pool hourly; swimming-pool families; swimming-pools hour; swimming-pools owners; swimming-pools hourly; swimming-pools families; private-garden hour; private-garden owners; private-garden hourly; private-garden families; private-gardens hour; private-gardens owners; private-gardens hourly; private-gardens families; backyard hour; backyard owners; backyard hourly; backyard families; backyards hour; backyards owners; backyards hourly; backyards families
not: cleaning; chlorine; swim-school; install; lawn; software; car; driveway; parking
kinds: marketplace local
who: household without a garden, households without a garden
often: 0.2 0.4 0.8
share: 5 9 14
costs: 76 82 88 = the owner's share, insurance and payment

tandem-flights | people
cue: paragliding; paragliding flight; paragliding school; paraglider; tandem paragliding; tandem flight; tandem flights; hot-air-balloon; balloon flights; balloon ride; balloon rides; skydiving; tandem jump; gliding club; glider flights; flying-school; flying school; flying lessons; microlight; scenic flights; bungee; zip-line; zipline; paragliding flights; balloon flight; skydiving flight; skydiving flights; glider flight; paragliding tandem; paragliding sunrise; paragliding tourists; ballooning tandem; ballooning flights; ballooning flight; ballooning sunrise; ballooning tourists; balloon tandem; balloon sunrise; balloon tourists
not: software; rescue; simulator; drone; kite
kinds: services local education
who: passenger with courage, passengers with courage
often: once
share: 3 5 8
costs: 50 60 70 = pilots, wear of equipment, fuel and insurance

treatment-abroad | people
cue: treatment abroad; dental abroad; dentist abroad; dental treatment flights; dental tourism; medical-tourism; medical tourism; treatment hotel flights; surgery abroad; clinics abroad; hair-transplant; hair transplant; ivf abroad; fertility-clinic abroad; cosmetic surgery; dental treatment organise; patients abroad; patient travel clinic; rehabilitation abroad; clinic flights; dental travel-abroad; dental flights; dental istanbul; dental budapest; dental hotel; hair-transplant abroad; hair-transplant travel-abroad; hair-transplant flights; hair-transplant istanbul; hair-transplant budapest; hair-transplant hotel; surgery travel-abroad; surgery flights; surgery istanbul; surgery budapest; surgery hotel; clinic abroad; clinic travel-abroad; clinic istanbul; clinic budapest; clinic hotel; treatment travel-abroad; treatment flights; treatment istanbul; treatment budapest; treatment hotel; ivf travel-abroad; ivf flights; ivf istanbul; ivf budapest; ivf hotel; implants abroad; implants travel-abroad; implants flights; implants istanbul; implants budapest; implants hotel; patients clinic-in; patients dentist-in; patients hungary; patients turkey; patients istanbul; teeth abroad; teeth clinic-in; teeth dentist-in; teeth hungary; teeth turkey; teeth istanbul; dental clinic-in; dental dentist-in; dental hungary; dental turkey; implants clinic-in; implants dentist-in; implants hungary; implants turkey; hair abroad; hair clinic-in; hair dentist-in; hair hungary; hair turkey; hair istanbul
not: insurance-claims; ai; software; pet; vet; pets; contract; lawyers
kinds: services marketplace
who: patient, patients
often: once
share: 2 4 6
costs: 60 72 84 = interpreters, hours of care, rooms and transfers
`;
