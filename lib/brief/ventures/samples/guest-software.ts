/** Software for hosts, clubs, schools and events: id | solution | target customer | how it earns, as founders write them. */
export const GUEST_SOFTWARE_SAMPLES = `
restaurant-reservations | Guests reserve a table by message, pay a small deposit on Fridays and the host sees a clean list. | Independent restaurants with 30 to 100 seats in Rome | €59 per month.
restaurant-reservations | An AI answers the restaurant's phone, books the table and asks for a card on busy nights. | Restaurants in Chicago and Boston | $199 per month.
kitchen-waste-stock | A camera and scale above the bin tell the chef each day what was thrown away and why. | Hotel kitchens and canteens in Denmark | €180 per kitchen per month.
kitchen-waste-stock | Restaurants photograph delivery notes, our software keeps stock and recipe costs and orders from suppliers. | Restaurant groups with 2 to 20 sites in Spain | €120 per site per month.
hotel-guest-messaging | Guests write on WhatsApp, our assistant answers and sells late check-out and breakfast. | Independent hotels with 20 to 120 rooms in Portugal | €3 per room per month.
hotel-guest-messaging | Online check-in with a door code so small hotels need no front desk at night. | Family-run hotels in the Austrian Alps | €99 per month.
holiday-rental-tools | We coordinate cleaning, linen and keys between guests for Airbnb hosts and send photos when the flat is ready. | Hosts with 2 to 20 flats in Lisbon | 15% of the rent.
holiday-rental-tools | A channel manager for holiday homes that writes guest messages and sets the heating. | Owners and managers of holiday homes on the Baltic coast | €15 per home per month.
event-ticketing | Ticketing without fees for visitors: organisers pay per month, own the addresses and scan at the door. | Small festivals and concert venues in Poland | €49 per month.
event-ticketing | Clubs and small concert venues sell tickets by message and let guests pay at the bar with a wristband. | Concert venues and festival organisers in South Africa | R6 per ticket.
museum-guide | Visitors point the phone at an exhibit and hear the curator tell its story in their language. | Small and mid-size museums in the Czech Republic | €150 per month.
museum-guide | An audio guide with a treasure hunt for families through castles and galleries. | Castles and galleries in Scotland | £2 per family visit.
club-and-church | Dues, attendance and who drives on Sunday in one app for amateur sports clubs. | Football and handball clubs with 100 to 800 members in Germany | €30 per club per month.
club-and-church | Software for a parish: members, rooms, donations and a rota of volunteers. | Churches in the Philippines | PHP 900 per month.
school-and-nursery | Parents get notices in their own language and report a sick child in one tap; the school office sees who is absent. | Primary schools in Brussels | €2 per pupil per year.
school-and-nursery | Nursery software for daily reports, naps, meals and fees, with pictures for parents. | Private nurseries in the UAE | AED 12 per child per month.
activity-and-tour-booking | A booking system for surf schools that matches lessons with tide, level and instructor. | Surf and kite schools in Portugal and Morocco | 3% per booking.
activity-and-tour-booking | Software for tour operators and boat trips: online booking, guides on a calendar and one message to all when the weather turns. | Boat and whale watching tour operators in Iceland | ISK 15,000 per month.
winery-brewery | Cellar and tasting-room software: batches, stock and duty reports in one place. | Small wineries in South Africa | R900 per month.
winery-brewery | Brewery software that tracks each tank, the malt in stock and kegs that are still out. | Craft breweries in Colorado | $149 per month.
restaurant-ordering | Scan the code on the table, order and pay, and the kitchen gets the ticket in the right order. | Beer gardens and cafés in Bavaria | 1% of each order.
restaurant-ordering | Online ordering for takeaway in the restaurant's own name, without commission, with own riders. | Pizzerias and Asian restaurants in Milan | €59 per month.
allergen-records | Caterers enter their recipes once, and every label, menu and allergen sheet follows when an ingredient changes. | Contract caterers and hotels in Ireland | €49 per site per month.
allergen-records | Guests choose what they cannot eat and see the menu without those dishes, checked against the kitchen's recipes and the suppliers' product lists. | Restaurants and university canteens in Oregon | $59 per location per month.
`;
