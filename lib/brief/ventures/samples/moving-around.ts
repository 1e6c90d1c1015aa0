/** Bikes, cars and getting about: id | solution | target customer | how it earns, as founders write them. */
export const MOVING_AROUND_SAMPLES = `
bike-repair | A mobile bike mechanic with a cargo bike comes to offices and homes and fixes the bike on the spot. | Commuters by bike in Copenhagen | 450 DKK per visit.
bike-repair | We repair e-bikes: you book online, we collect the bicycle in the evening and return it repaired the day after. | E-bike owners in Stuttgart | €89 per service plus parts.
car-care-home | A car wash without water that comes to the office car park, booked by app. | Car owners in Madrid who work in offices | €29 per wash.
mobile-mechanic | Mobile mechanics change brakes, batteries and tyres at the customer's home for a fixed price, with a guarantee on each car repair. | Car owners in Ohio | 25% of each job.
bike-rental | Cargo bikes on subscription for families, with service at home and a replacement when it breaks. | Families with small children in Hamburg | €99 a month.
bike-rental | Bike rental for a whole term: students get a city bike with lights and hand it back when they leave. | Students in Vienna | €17 a month.
car-sharing | Neighbours rent out their own cars to each other; the app opens the door and insures each trip. | People without a car in Helsinki | 25% of each rental.
car-sharing | Two electric cars for the village, shared by members and looked after by volunteers: car sharing where no firm comes. | Villages in Tyrol | €12 a month plus €4 per hour.
carpooling | An app that matches commuters of the same industrial estate so that they drive to work together, with a guaranteed ride home. | Commuters in Lombardy | Employers pay €3 per user and month.
carpooling | Shared rides between villages and the station: drivers announce trips, neighbours get in at marked benches. | People in rural Brittany without a bus | €0.30 commission per ride.
parking-sharing | Home owners rent out their driveway to people who need a parking space near the stadium or hospital. | Drivers in Liverpool | 22% of each booking.
parking-sharing | An app that shares the private parking spots of residents during office hours. | Commuters in Tel Aviv | 25% commission per hour parked.
ev-charging-home | We put charging points into the garages of apartment houses and bill every resident for the power used. | Residents of apartment houses in Oslo who drive electric cars | €9 a month plus a share of each kWh.
ev-charging-home | Share your wallbox: people with a charger at home let neighbours charge electric cars by the hour. | Drivers of electric cars without a home charger in Bristol | 12% of each charge.
village-shuttle | A minibus that people in villages order by phone a day before, for the doctor, the market and the train. | Older people without a car in the Alentejo | €4 per ride plus a subsidy.
village-shuttle | A night taxi by women for women, with fixed prices. | Women in Marseille | €14 average ride, 20% commission.
luggage-storage | Cafés and shops keep luggage of tourists for a few hours; the traveller books on the phone. | Tourists in Florence between check-out and flight | €6 per bag, half for the shop.
luggage-storage | We collect suitcases from the hotel and deliver the luggage to the airport before the flight. | Travellers in Tokyo | $25 per suitcase.
`;
