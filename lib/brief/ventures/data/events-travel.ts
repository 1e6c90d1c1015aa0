/** Feasts, evenings out and journeys: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const EVENTS_TRAVEL = `
wedding-planning | people
cue: wedding plan; wedding planner; weddings couples; bridal couple; wedding organis; wedding organiz; wedding venue; wedding app; elopement; wedding budget; wedding guests; ceremony couples wedding; wedding day
not: photograph; photos; dress; photo-booth; video; catering; ring; bakery; flowers-only; cake
kinds: services marketplace saas
who: couple, couples
often: once
share: 0.6 1 1.6
costs: 50 60 70 = planners' hours and helpers on the day

wedding-photography | people
cue: wedding photo; photographer wedding; photograph couples; family photograph; wedding video; photographer book; photographers book; newborn photograph; photo shoot; photoshoot; photographers families; portrait photograph; holiday photographer; photographers travel; pet photograph
not: booth; software; stock; camera-rental; drone-survey; print-shop; product-photograph
kinds: services marketplace
who: couple or family, couples and families
often: 0.03 0.06 0.15
share: 3 5 8
costs: 48 58 68 = the photographer's hours, choosing and editing

photo-booth | both
cue: photo-booth rent; photo-booth host; photo-booth wedding; photo-booth party; photo-booth guests; photo-booth event; photobooth rent; photobooth wedding; photo-booth; photobooth; selfie booth; photo box; fotobox; video booth; photo booth; party equipment rent; bouncy castle; rent party; audio guestbook; tent rent party; party rental; event equipment rent; rent decorations; karaoke rent; photo-booth rental; photo-booth renting; photobooth rental; photobooth renting; party equipment rental; party equipment renting; renting party; tent rental party; tent renting party; event equipment rental; event equipment renting; rental decorations; renting decorations; karaoke rental; karaoke renting
not: software; office; id-photo; passport; construction
kinds: services local hardware
who: host, hosts
often: 0.03 0.06 0.1
share: 3 6 9
costs: 36 46 58 = delivery, setting up, paper and props

private-chef | people
cue: private chef; chef home; personal chef; cook home; chef dinner; chefs homes; rent chef; chef cooks kitchen; chef book; chefs dinner party; cooking home; rental chef; renting chef
not: tiffin; dabba; kitchen-central; box; software; dog; restaurant-kitchen; baby; staffing; elderly; frozen; seniors; older
kinds: services marketplace
who: host, hosts
often: 0.1 0.25 0.6
share: 2 4 6
costs: 66 74 82 = the cook's fee, food and the way

catering | people
cue: catering; caterer; cater events; buffet deliver; catering company; catering parties; catering weddings; catering families; finger food; catering events; grill parties catering
not: meetings; company-event; companies; team; office; offices; conference; baby; babies; toddler; purée; infant; software; school-meal; canteen; hospital; supplies; equipment
kinds: services local
who: host, hosts
often: 0.03 0.06 0.12
share: 3 6 10
costs: 62 70 78 = food, cooks, helpers and the van

escape-room | people
cue: escape room; escape game; live adventure game; treasure hunt adults; city game; mystery game; murder mystery; puzzle room; outdoor escape; escape-room; detective game; riddle city; virtual-reality arcade; urban game; scavenger hunt
not: box-subscription; boxes; children; software; school-subject; kids
kinds: local services ecommerce
who: group of friends, groups of friends
often: 0.05 0.12 0.25
share: 6 11 16
costs: 26 36 46 = game masters, repairs and props

guided-tours | people
cue: city tour; guided tour; walking tour; tour guide; guided walk; food tour; local guides; tours tourists; tours travellers; bike tour; street-art tour; guides visitors; audio tour; tour locals; kayak tour; hiking tour; guided hike; hike guide; guided walking
not: software; museum-software; property; real-estate; virtual-property; campervan
kinds: services marketplace local
who: visitor, visitors
often: once
costs: 52 62 72 = the guide's fee, tastings and tickets

farm-stay | people
cue: farm stay; farmstay; bed breakfast; guest house; guesthouse; holiday farm; boutique hotel; holiday cottage; camping farm; safari tents farm; tents farm; farmhouse rooms; farm holiday; rooms farm; rooms breakfast village; vineyard rooms; agritourism
not: supper; solve; mystery; software; build; property-manage; channel; cleaning; home-watch; campervan; check-in; construction; dog; cat; revenue; hostel; hostels
kinds: local services
who: guest, guests
often: 0.03 0.06 0.12
costs: 34 44 54 = cleaning, linen, breakfast, energy and booking commissions

surf-school | people
cue: teach kitesurf; teach surf; surfing school; kitesurf group; kitesurf beginners; windsurf beginners; surfing adults; surf school; surf lesson; surf camp; learn surf; kitesurf; windsurf; sailing school; diving school; dive school; ski school; ski lesson; paddle-board lesson; surf teacher; surf coach; sailing lesson; learn sail; snowboard lesson; kite school; scuba; surf course; surfing school; surfing lesson; surfing camp; learn surfing; surfing teacher; surfing coach; surfing course
not: lease; rental-only; software; shop; board-maker; wetsuit; clothing; sunscreen; boards; couch
kinds: local services education
who: beginner, beginners
often: 0.05 0.1 0.3
costs: 50 60 70 = teachers' pay, boards, suits and the bus

campervan-rental | people
cue: campervan sharing; campervan owner; campervan private; campervan rental; campervan rent; campervan; camper van; rent camper; motorhome; rent van travel; camper rental; van life; roof tent; campers rent; camper share; caravan rent; rv rental; camper owner; vans rent holiday; converted van; campervan renting; renting camper; rental van travel; renting van travel; campers rental; campers renting; camper sharing; caravan rental; caravan renting; vans rental holiday; vans renting holiday
not: software; moving; dog; hair; car-wash; delivery; repair; charging; glamping; conversion-kit; conversion; converted; kit
kinds: marketplace local services
who: traveller, travellers
often: 0.04 0.07 0.15
share: 3 6 9
costs: 58 68 78 = the owner's share, insurance, cleaning and wear

group-travel | people
cue: group friends trip; friends trip; votes trip; group costs trip; trip together; friends journey; journeys groups; group trip; group travel; trips friends; itinerary books; designer itinerary; holiday planner; travel agency; small-group tours; group holiday; travel advisor; solo travel group; train journeys; travel designer; women travel group; surprise trip; night train trips
not: ai; nap; audio; business; corporate; employee; expense; visa; luggage; campervan; software; wheelchair-maker; bus-operator; insurance
kinds: services saas marketplace
who: traveller, travellers
often: 0.05 0.1 0.2
share: 6 12 18
costs: 72 80 87 = beds, tickets, guides and payment fees of the journey

boat-trips | people
cue: boat trip; boat rent; boat rental; sailing trip; boat tour; yacht charter; boat share; boat owners rent; electric boat hire; boats skipper; canoe rent; kayak rent; paddle-board rent; raft trip; houseboat; whale watch; sailing charter; boat club; electric boat; boat renting; boat sharing; boat owners rental; boat owners renting; electric boat hiring; canoe rental; canoe renting; kayak rental; kayak renting; paddle-board rental; paddle-board renting
not: software; build; marina-software; motor-maker; cleaning; ferry-line; freight; school
kinds: local marketplace services
who: guest on board, guests on board
often: 0.04 0.08 0.2
costs: 46 56 66 = the skipper, fuel or current, mooring and repairs

small-concerts | people
cue: music series; music unusual; intimate music; live music series; house concert; living-room concert; concerts living; concert series; music festival; concert tickets local; concerts musicians; concerts unusual; live music venue; intimate concert; gigs small; jazz club; concert small; open-air cinema; comedy club; comedy night; theatre small; concert candle; concerts host; festivals
not: software; stream-app; sound-system; merch; instrument; lesson; resale; photographer; headphones
kinds: local services marketplace
who: listener, listeners
often: 0.15 0.35 0.9
share: 4 8 12
costs: 60 69 78 = musicians' fees, the room, sound and rights

freelancer-coworking | both
cue: coworking; coworkin; co-working; cowork; shared office freelancers; work space freelancers; desks freelancers; coworking village; coworking space; coworking café; studio-space artists; workspace freelancers; shared workshop makers; makerspace; desk remote-workers; coworking childcare; shared studio
not: software; tool; platform-for-coworking; chairs; furniture; management
kinds: local services
who: member, members
share: 0.8 1.6 2.8
costs: 22 32 42 = coffee, cleaning, power and the host

board-game-cafe | people
cue: board-game café; board-game cafe; boardgame café; board games bar; game café; games cafe; play board-games; cat café; cat cafe; café games; board-game rent; board-games rental; games evening café; arcade bar; café children-play; play café; reading café; bookshop café; repair café-bar; knitting café; board-game rental; board-game renting
not: software; publish; app; develop; kickstarter; rescue
kinds: local
who: guest, guests
often: 0.2 0.5 1.2
share: 4 8 13
costs: 32 40 48 = drinks, food, staff on the floor and new games
`;
