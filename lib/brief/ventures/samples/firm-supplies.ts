/** What firms have delivered, rented and looked after: id | solution | target customer | how it earns, as founders write them. */
export const FIRM_SUPPLIES_SAMPLES = `
office-cleaning | We clean offices and practices in the evening, always with the same cleaner, and come by each month to look. | Medical practices and small offices in Leipzig | €28 an hour.
office-cleaning | A cleaning firm for shops and studios: contract cleaning before opening time, window cleaning once a month. | Shops and fitness studios in Malmö | SEK 3,200 per month.
office-pantry | Fresh fruit, nuts and good coffee for the office kitchen, refilled twice a week by bike. | Offices with 20 to 150 people in Copenhagen | DKK 90 per person per month.
office-pantry | Smart fridges with fresh lunches in offices too small for a canteen. | Companies with 50 to 200 employees in Warsaw | 25% margin on each meal.
team-events | Cooking evenings, raft building and city riddles for teams, planned and hosted by us. | HR and team assistants in companies in Hamburg | €79 per person.
team-events | A platform where assistants find and book places for a company retreat with food and programme. | Remote companies in Europe with 10 to 150 people | 10% of the booking.
linen-and-workwear | We wash and rent bed linen and towels to small hotels and hosts and bring it twice a week. | Small hotels and guest houses on the Croatian coast | €9 per bed change.
linen-and-workwear | Rented uniforms for restaurant kitchens, washed and mended weekly. | Restaurants and bakeries in Jakarta | Rp 90,000 per person per month.
cold-storage | Solar cold rooms at the fish landing where fishers rent space by the crate and day. | Fishers and fish traders on Lake Victoria | KES 80 per crate per day.
cold-storage | Shared cold storage for small cheese and vegetable producers, with pick-up to the city. | Small food producers in Normandy | €30 per pallet per month.
equipment-rental | Contractors rent out excavators and lifts that stand idle to other builders nearby, insured by the day. | Building contractors in Johannesburg | 15% of each rental.
equipment-rental | Farmers book a tractor with driver by phone and pay per acre. | Smallholder farmers in Ghana | GHS 220 per acre; the owner gets 80%.
shared-kitchen | A licensed commercial kitchen that food founders and caterers rent by the hour, with storage and advice. | Caterers and market stall cooks in Rotterdam | €22 per hour.
shared-kitchen | We turn a closed restaurant into a ghost kitchen with six stations for delivery brands. | Restaurant owners and food entrepreneurs in Riyadh | SAR 9,000 per station per month.
team-offices | Furnished offices for teams of five to thirty, rented by the month on floors that other firms don't use. | Start-ups and growing companies in Munich | €390 per desk per month.
team-offices | A platform to rent meeting rooms and empty office space by the hour. | Consultants and small firms in Nairobi | 15% of each booking.
bike-courier | Cargo bikes deliver for pharmacies, florists and wine shops in three fixed rounds a day. | Shops in the centre of Bologna | €4.50 per delivery.
bike-courier | Same-day courier between laboratories, dentists and clinics by e-bike. | Dental and medical practices in Antwerp | €9 per trip.
local-wholesale | Chefs order from thirty small farms in one list at night and we bring it in the morning. | Restaurants and hotels in Tyrol | 22% margin on the goods.
local-wholesale | A wholesale marketplace where independent shops find small local brands with low minimum orders. | Gift and food shops in the Netherlands | 15% of the first order and 8% after that.
`;
