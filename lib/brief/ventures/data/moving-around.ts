/** Bikes, cars and getting about: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const MOVING_AROUND = `
bike-repair | people
cue: bike repair; bicycle repair; repair bikes; mobile bike mechanic; bike mechanic; bike workshop; bike service home; bike maintenance; e-bike repair; bike check; cargo-bike repair; bicycle mechanic; bike fix; scooter repair; bicycles repaired
not: software; rental; subscription; tour; stand; path; appliance; pothole; holes; fleet-software
kinds: services local
who: cyclist, cyclists
often: 0.1 0.2 0.35
share: 8 15 24
costs: 52 62 72 = the mechanic's pay, parts and the van

car-care-home | people
cue: car cleaning; cleaning cars; waterless car; car wash; car clean; car detail; wash car home; mobile car-wash; car valet; cars washed; clean cars; car maintenance; car repair; car service book; garage book; mechanic mobile; tyre change home; car workshop; tyre change; mechanics car; vehicle repair; car mechanic; mechanic cars; car washing; washing car home
not: software; fleet; rent; sharing; share; dealer; dealership; carpool; teleph
kinds: services marketplace local
who: car owner, car owners
often: 0.2 0.5 1
share: 12 20 30
costs: 55 65 75 = hours, cleaning agents or parts, and the way

bike-rental | people
cue: cargo-bike subscription; bikes subscription; bikes families subscription; bike rental; bike subscription; e-bike subscription; rent bikes; bike rent; e-bike rent; cargo-bike share; bike share; cargo-bike rent; kids bike subscription; e-bikes subscription; rent e-bikes; children bikes subscription; bicycle rental; e-scooter; bike lease; bikes monthly; e-bikes rented; bike-sharing; rental bikes; renting bikes; bike renting; e-bike rental; e-bike renting; cargo-bike sharing; bike sharing; cargo-bike rental; cargo-bike renting; rental e-bikes; renting e-bikes
not: software; tour; delivery-fleet; couriers; helmet; lock
kinds: services local usage
who: cyclist, cyclists
often: 0.1 0.4 1
share: 4 8 13
costs: 44 55 66 = wear, repairs, theft and moving bikes

car-sharing | people
cue: car shar; peer car; share car neighbours; rent car neighbour; carshar; rent-out car; car rental owners; cars shared; car subscription; rent cars privately; electric cars sharing; car club; shared electric car; village car; car share; rent car private; car sharing village; sharing car neighbours; rental car neighbour; renting car neighbour; rental cars privately; renting cars privately; car sharing; rental car private; renting car private
not: software; truck; moving; camper; wash; parking; charging; ride; driving-school; dealer; fleet
kinds: marketplace local services
who: household without a car, households without a car
often: 0.3 1 2.5
share: 5 10 16
costs: 62 71 80 = insurance, the owner's share, wear and energy

carpooling | people
cue: match commuters; commuters drive together; commuters ride home; carpool commuter; carpooling commuter; carpool work; carpool; carpooling; car pool; ride share commuters; share rides; rides commuters; commuters drive-together; ride sharing; lift share; shared rides; rides villages neighbours; hitch; commute together; ride-share; ridesharing; commuters car seat; empty seats; ride sharing commuters; sharing rides; lift sharing
not: school; child; children; kids; software; taxi; plane; flight; truck; freight; theatre; restaurant; airline; cinema
kinds: marketplace usage nonprofit
who: commuter, commuters
often: 4 10 24
share: 8 14 20

parking-sharing | people
cue: parking space; parking shar; share parking; parking spot; park driveway; parking places rent; rent parking; parking app; driveway rent; private parking; parking owners; parking neighbours; parking residents; driveways; garage parking; parking drivers; sharing parking; parking places rental; parking places renting; rental parking; renting parking; driveway rental; driveway renting
not: lidar; enforcement; fine; camper; bike; storage; sensor; municipal-software; moving
kinds: marketplace usage
who: driver, drivers
often: 0.5 2 8
share: 6 12 18
costs: 66 74 82 = the owner's share and payment fees

ev-charging-home | both
cue: chargers residents; chargers lamp; chargers driveway; charger lamp-post; chargers electric; charger neighbours; charging lamp; ev charg; charging residents; charge electric-car; wallbox; charging station; charger share; charging points; electric-cars charge; chargers home; charging tenants; charging electric; charging garage; charging lamp-post; chargers apartment; ev charger; charger sharing
not: phone; scooter; battery-swap; powerbank; e-bike; charging-cable-maker; fleet; van-fleet; laptop; bus; buses; trucks; workplace; companies
kinds: usage hardware services marketplace
who: driver of an electric car, drivers of electric cars
often: 2 4 8
share: 1.5 3 6
costs: 62 71 80 = power, metering, upkeep and the owner's share

village-shuttle | people
cue: minibus village; minibus order; minibus elderly; minibus rural; village taxi; shuttle village; on-demand bus; taxi rural; rural shuttle; community bus; ride elderly village; shuttle service; taxi app; on-demand shuttle; call bus; taxis women; airport shuttle; women taxi; night taxi; village bus; rides seniors; rides older; taxi drivers women; citizens bus; taxi
not: software; school; luggage; freight; delivery; air-taxi; drone; advert; taxis-fleet; accounting
kinds: local services usage nonprofit
who: passenger, passengers
often: 1 3 8
share: 6 12 20
costs: 68 77 86 = the driver's pay, fuel or current, and insurance

luggage-storage | people
cue: luggage stor; luggage deliver; luggage lock; left luggage; store luggage; bags travellers; suitcase deliver; luggage keep; luggage airport; store bags; suitcases; luggage shops; luggage transfer; bag storage
not: software; make; design; wheels; leather; smart-luggage; repair; aluminium
kinds: marketplace local usage
who: traveller, travellers
often: once
costs: 58 67 76 = the shop's share, insurance and payment fees
`;
