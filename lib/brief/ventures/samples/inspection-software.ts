/** Software for single trades that inspect, repair and look after things: id | solution | target customer | how it earns, as founders write them. */
export const INSPECTION_SOFTWARE_SAMPLES = `
lift-maintenance-software | Mechanics log each elevator maintenance visit on the phone, offline in the shaft, and building owners see open faults. | Independent elevator companies with 5 to 50 mechanics in Turkey | €3 per elevator per month.
lift-maintenance-software | A QR sticker in each lift opens its logbook: last service, inspection date, parts changed. | Property managers and small lift service companies in Poland | 15 zł for each lift, billed monthly.
fire-safety-inspection | Inspectors scan extinguishers, hydrants and emergency lights, and the certificate is sent before they leave. | Fire protection firms in Ontario | C$45 per user per month.
fire-safety-inspection | We check fire doors in schools and care homes and keep photos and deadlines in a portal. | Schools and care homes in England | £14 per fire door per year.
food-safety-records | Wireless sensors record fridge temperature and staff tick the hygiene tasks on a tablet. | Canteens and small restaurants in Italy | €29 per kitchen per month.
food-safety-records | HACCP paperwork as an app: deliveries, cleaning, probes, allergens, with a report for the authority. | Butchers, bakeries and caterers in Ireland | €24 per month.
tool-tracking | Bluetooth tags show which van or site every tool and machine is in and when it was last tested. | Electrical contractors with 10 to 80 vans in Germany | €1.20 per tool per month.
tool-tracking | A tool store app where workers scan out a drill or generator and the foreman sees what never came back. | Civil engineering firms in South Africa | R450 per month.
car-workshop-software | Car owners book a slot, get a video of the worn brake and approve the repair by message. | Independent garages in Greece | €45 per month.
car-workshop-software | Software for auto repair shops with job cards, parts orders and reminders. | Auto repair shops with 2 to 8 bays in Mexico | MXN 900 per month.
funeral-home-software | The family enters names, music and wishes once; the undertaker gets all forms for registrar, church and newspaper. | Independent undertakers in the Netherlands | €15 per funeral.
funeral-home-software | Case management for funeral directors with tasks, quotes and vehicle calendar. | Funeral homes in Ohio | $129 per month.
marina-software | Boat owners say when they are away and the marina lets the empty berth to guests for the night. | Marinas with 80 to 500 berths in Sweden | 10% of guest nights.
marina-software | A mooring register with contracts, waiting list and electricity meters. | Harbour authorities in small Scottish ports | £95 per month.
campsite-software | Campers choose a pitch on the map, check in on the phone and open the barrier with a code. | Campgrounds with 40 to 300 pitches in Italy | €0.35 per night.
campsite-software | Reservation and meter reading software for caravan parks. | Owners of caravan parks in Australia | A$149 per month.
tattoo-studio-software | Clients sign the consent on their phone, pay the deposit and get aftercare tips; the ink batch is stored. | Tattoo studios in Berlin | €29 per artist per month.
tattoo-studio-software | A tool that manages requests, deposits and consent forms for tattoo artists. | Freelance tattoo artists in Spain | €12 per month.
midwife-software | Midwives dictate the home visit in the car and the app writes the record and the insurer's bill. | Freelance midwives in Switzerland | CHF 39 per month.
midwife-software | A practice app for doulas and midwives with calendar, records and invoices. | Midwives and doulas in Canada | C$25 per month.
farrier-software | It stores each horse's hoof photos, plans the round by yard and sends the bill from the field. | Farriers in Kentucky | $25 per month.
farrier-software | Scheduling and pictures for barefoot hoof trimmers. | Hoof trimmers in Germany | €14 per month.
truck-parking | Farms along the motorway offer fenced parking for lorries overnight, with toilet and light. | Freight companies driving through Hungary | €12 per night, we keep 25%.
truck-parking | A map of free truck parking spots that dispatchers can book in advance. | Trucking companies in Texas | $15 per reservation.
`;
