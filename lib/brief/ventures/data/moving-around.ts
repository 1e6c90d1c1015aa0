/** Bikes, cars and getting about: what the figures need; the keys are those of `../venture.ts`. */
export const MOVING_AROUND = `
bike-repair | people
kinds: services local
who: cyclist, cyclists
often: 0.1 0.2 0.35
share: 8 15 24
costs: 52 62 72 = the mechanic's pay, parts and the van
start: 3000 9000 28000 = stands, tools, cargo bike or van, first parts
runs: 250 700 1900 = workshop rent, insurance, parts system and bookings
hours: 1 1.6 2.6 per bike
price: 55 95 170 per use = bike service
unless: teach, exercise bike, tours

car-care-home | people
kinds: services marketplace local
who: car owner, car owners
often: 0.2 0.5 1
share: 12 20 30
costs: 55 65 75 = hours, cleaning agents or parts, and the way
start: 4000 13000 35000 = used van, water tank, generator, washer and polisher
runs: 300 700 1600 = van insurance, liability, booking software and phone
hours: 1.5 2.5 4.5 per visit
price: 80 150 280 per use = car clean
unless: store winter, care homes, dentist, toy

bike-rental | people
kinds: services local usage
who: cyclist, cyclists
often: 0.1 0.4 1
share: 4 8 13
costs: 44 55 66 = wear, repairs, theft and moving bikes
start: 10000 30000 90000 = thirty bicycles, helmets, locks, stand and website
runs: 600 1500 3800 = pitch rent, insurance, booking software and storage
hours: 0.2 0.4 0.7 per rental
price: 24 40 70 per use = bike day
unless: exercise bike, motorbike*, ski

car-sharing | people
kinds: marketplace local services
who: household without a car, households without a car
often: 0.3 1 2.5
share: 5 10 16
costs: 62 71 80 = insurance, the owner's share, wear and energy
start: 14000 45000 140000 = used cars, keyless boxes, app and contracts
runs: 900 2300 5500 = base insurance, parking, telematics and servers
hours: 0.2 0.4 0.8 per booking
price: 35 58 95 per use = car booking
unless: @software, toys, parts, tractor, cargo

carpooling | people
kinds: marketplace usage nonprofit
who: commuter, commuters
often: 4 10 24
share: 8 14 20
start: 1500 5000 16000 = first version, route matching and legal check
runs: 150 500 1300 = servers, maps, app stores and insurance
hours: 0.01 0.02 0.05 per ride
price: 3 5 9 per use = shared ride
unless: swimming pool, freight, parcels

parking-sharing | people
kinds: marketplace usage
who: driver, drivers
often: 0.5 2 8
share: 6 12 18
costs: 66 74 82 = the owner's share and payment fees
start: 1500 5000 17000 = first version, payment links, signs and legal terms
runs: 150 500 1300 = servers, maps, insurance and support
hours: 0.03 0.08 0.2 per booking
price: 6 11 22 per use = parking booking
unless: @animals, truck, trucks, national park

ev-charging-home | both
kinds: usage hardware services marketplace
who: driver of an electric car, drivers of electric cars
often: 2 4 8
share: 1.5 3 6
costs: 62 71 80 = power, metering, upkeep and the owner's share
start: 4000 13000 42000 = app, metering devices, test chargers and legal check
runs: 300 850 2200 = charger backend, sim cards, servers and insurance
hours: 0.02 0.05 0.15 per charge
price: 8 13 22 per use = charging session
unless: phone, phones, forklift, lawyers

village-shuttle | people
kinds: local services usage nonprofit
who: passenger, passengers
often: 1 3 8
share: 6 12 20
costs: 68 77 86 = the driver's pay, fuel or current, and insurance
start: 15000 42000 110000 = used minibus, permits, radio, signs and booking line
runs: 900 2000 4200 = vehicle insurance, permits, booking software and parking
hours: 0.15 0.3 0.55 per ride
price: 4 7 14 per use = ride
unless: advertis*, card reader, weaving

luggage-storage | people
kinds: marketplace local usage
who: traveller, travellers
often: once
costs: 58 67 76 = the shop's share, insurance and payment fees
start: 2000 7000 26000 = booking site, shelves, seals, tags and contracts
runs: 250 800 2500 = insurance, servers, small shop rent and support
hours: 0.05 0.12 0.25 per bag
price: 6 9 14 per once = bag day
unless: repair, made, boats, furniture, data
`;
