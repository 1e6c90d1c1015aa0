/** Feasts, evenings out and journeys: id | solution | target customer | how it earns, as founders write them. */
export const EVENTS_TRAVEL_SAMPLES = `
wedding-planning | We plan small weddings abroad: venue, papers, flowers and a coordinator on the day. | Couples from the UK who marry in Italy | £2,900 per wedding.
wedding-planning | A wedding planner by subscription: couples plan their wedding themselves and ask an expert when they are stuck, with a budget that adds up. | Engaged couples in Spain | €19 a month until the wedding.
wedding-photography | A marketplace for wedding photographers in which couples choose by style of picture and pay in parts. | Couples in Mexico City | 12% of each booking.
wedding-photography | Holiday photo shoots: a local photographer takes pictures of families at sunrise on the beach. | Families on holiday in Cape Town | $220 per shoot.
photo-booth | We rent a vintage photo booth made of wood that hosts can set up themselves. | Hosts of weddings and birthdays in Flanders | €290 per evening.
party-rental | Party rental by app: bouncy castle, lights and speakers are delivered to the garden and picked up on Sunday. | Families in Dallas | $180 per weekend.
private-chef | Private chefs cook a four-course dinner in your own kitchen and leave it clean. | People in Geneva who celebrate at home | 20% of each booking.
private-chef | A cook comes home once a week and prepares meals for five days in your kitchen; families choose their personal chef by cuisine. | Busy families in Los Angeles | $260 per week.
catering | Vegetarian catering for weddings and garden parties, cooked over an open fire. | Couples and families in Hamburg | €42 per guest.
catering | We deliver a buffet with finger food from five regions to parties at home and collect the dishes. | People in Lyon who celebrate at home | €28 per person.
escape-room | An outdoor escape game which leads groups with a suitcase full of riddles through the old town. | Groups of friends and colleagues in Prague | €29 per player.
escape-room | A murder mystery in a real villa, with actors, for ten players and a whole evening. | Friends between 25 and 50 in Ohio | $65 per ticket.
guided-tours | Former homeless people lead guided walks through the city they know. | Visitors and school groups in Barcelona | €16 per guest.
guided-tours | A food tour by bike through market halls with five tastings, for at most eight travellers. | Tourists in Hanoi | $39 per person.
farm-stay | Three safari tents on an organic farm where families help feed the animals in the morning. | City families in the Netherlands | €140 per night.
farm-stay | Four rooms in an old farmhouse with breakfast from our own hens and a table under the walnut tree. | Couples and cyclists in Burgundy | €92 per room.
surf-school | Surf lessons for women over forty in groups of five, with a physiotherapist among the teachers. | Women from 40 to 65 on holiday in Portugal | €190 per three-day course.
surf-school | A sailing school on wooden boats for families, one week on the lake from beginner to licence. | Families in Bavaria | €490 per person and week.
campervan-rental | Private owners rent out their camper when they do not travel; we insure each trip and check the travellers. | Couples and families in Sweden | 18% of each rental of about €700.
campervan-rental | We rent out small electric vans with a roof tent and plan the route from charger to charger. | City people without a car in Utrecht | €95 per day.
group-travel | An app in which a group of friends votes on dates and places, shares the costs and books the whole trip together. | Groups of friends between 25 and 40 in the UK | 6% commission on bookings.
group-travel | Handmade train journeys through Europe: a travel designer writes your itinerary and books all night trains and small hotels. | Couples over 50 who do not want to fly | €180 per plan plus 8% of bookings.
boat-trips | Electric boats for hire by the hour without a licence, with a picnic basket on board. | Families and friends in Berlin | €49 per hour.
boat-trips | A platform on which owners share their sailing boat with a skipper for day trips. | Tourists in Croatia | 17% of each trip.
small-concerts | Concerts in living rooms: hosts open their flat, forty listeners come, the musicians keep most of the ticket. | Music lovers in Budapest | €22 per ticket.
small-concerts | A monthly jazz and comedy night in an empty swimming pool with drinks from the diving board. | People from 30 to 60 in Leeds | £18 per evening plus drinks.
freelancer-coworking | A coworking space in a village with child care next door and lunch for all at one table. | Freelancers and commuters in rural Tuscany | €160 a month.
freelancer-coworking | A shared workshop with desks, a wood shop and kilns for makers and designers. | Independent makers in Rotterdam | €220 per desk and month.
board-game-cafe | A café with eight hundred board games and guides who explain them, a small fee per seat and hour. | Students and families in Wrocław | 15 zł per person plus food.
board-game-cafe | A cat café where people drink coffee and play board games among shelter cats. | Young adults in Taipei | $9 entry plus drinks.
`;
