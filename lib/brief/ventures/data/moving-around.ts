/** Bikes, cars and getting about: what the figures need; the keys are those of `../venture.ts`. */
export const MOVING_AROUND = `
bike-repair | people
kinds: services local
who: cyclist, cyclists
often: 0.1 0.2 0.35
share: 8 15 24
costs: 52 62 72 = the mechanic's pay, parts and the van
unless: teach, exercise bike, tours

car-care-home | people
kinds: services marketplace local
who: car owner, car owners
often: 0.2 0.5 1
share: 12 20 30
costs: 55 65 75 = hours, cleaning agents or parts, and the way
unless: store winter, care homes, dentist, toy

bike-rental | people
kinds: services local usage
who: cyclist, cyclists
often: 0.1 0.4 1
share: 4 8 13
costs: 44 55 66 = wear, repairs, theft and moving bikes
unless: exercise bike, motorbike*, ski

car-sharing | people
kinds: marketplace local services
who: household without a car, households without a car
often: 0.3 1 2.5
share: 5 10 16
costs: 62 71 80 = insurance, the owner's share, wear and energy
unless: @software, toys, parts, tractor, cargo

carpooling | people
kinds: marketplace usage nonprofit
who: commuter, commuters
often: 4 10 24
share: 8 14 20
unless: swimming pool, freight, parcels

parking-sharing | people
kinds: marketplace usage
who: driver, drivers
often: 0.5 2 8
share: 6 12 18
costs: 66 74 82 = the owner's share and payment fees
unless: @animals, truck, trucks, national park

ev-charging-home | both
kinds: usage hardware services marketplace
who: driver of an electric car, drivers of electric cars
often: 2 4 8
share: 1.5 3 6
costs: 62 71 80 = power, metering, upkeep and the owner's share
unless: phone, phones, forklift, lawyers

village-shuttle | people
kinds: local services usage nonprofit
who: passenger, passengers
often: 1 3 8
share: 6 12 20
costs: 68 77 86 = the driver's pay, fuel or current, and insurance
unless: advertis*, card reader, weaving

luggage-storage | people
kinds: marketplace local usage
who: traveller, travellers
often: once
costs: 58 67 76 = the shop's share, insurance and payment fees
unless: repair, made, boats, furniture, data
`;
