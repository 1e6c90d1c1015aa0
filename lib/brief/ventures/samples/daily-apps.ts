/** Every day, with an app: id | solution | target customer | how it earns, as founders write them. */
export const DAILY_APPS_SAMPLES = `
recipe-planner | An app that looks at what is left in the fridge and suggests three dinners with a shopping list for the rest. | Working parents in the UK | £3 a month.
recipe-planner | A weekly menu for families with picky eaters, with meal planning by season and recipes that take twenty minutes. | Families in Denmark | 49 kr per month.
grocery-prices | Households share a shopping list and see which supermarket nearby has the cheapest basket today. | Families in Hungary | Supermarkets pay for marked offers, or 990 forints a month without them.
grocery-prices | Customers scan their receipts and we compare grocery prices in all shops of the town. | People on a tight budget in Porto | €1.99 a month.
family-calendar | A family organiser that reads emails from school and nursery and puts everything into one calendar for both parents. | Parents with two or more school children in Germany | €6 a month.
family-calendar | One shared family calendar on a kitchen tablet, with a colour for everybody and a list of who fetches whom. | Families with three children in the US | $5 a month.
outfit-app | You photograph your clothes once and the app suggests an outfit each morning by weather and calendar. | Women aged 25 to 45 in Italy | €3.99 a month.
outfit-app | Digital wardrobe for people who want to buy less: it counts how often each piece is worn and builds a capsule wardrobe. | Young adults in Berlin | €20 per year.
plant-care | An app that identifies a houseplant from a photo, says when to water it and what its yellow leaves mean. | Flat dwellers in Japan | ¥400 a month.
plant-care | A planting calendar and garden planner for vegetables on balconies, tuned to your postcode. | Beginners who grow food on a balcony in the UK | £18 a year.
travel-itinerary | Locals build a custom itinerary for your city trip, hour by hour, and answer by chat while you travel. | Couples from North America who visit Italy | $59 per trip.
travel-itinerary | An AI trip planner for families with small children that plans each day around naps and playgrounds. | Parents of toddlers in Australia | A$15 per trip.
event-discovery | Every Thursday the app shows three small local events for the weekend that fit your mood. | People in their thirties in Lisbon | €3 a month, organisers list for free.
event-discovery | Parents find things to do with kids near them at the weekend and book spontaneous spots. | Parents in Warsaw | Organisers pay 12% of each ticket.
neighbour-sharing | In the app people of one housing block ask neighbours for a small favour or a thing they lack tonight, and points go from one to the other. | Residents of large housing blocks in Zurich | CHF 2 per household a month, paid by the landlord.
neighbour-sharing | A neighbourhood app where people in the same street borrow things and help with small jobs. | Residents in new housing estates near Antwerp | €2 per household a month.
second-hand | One search over all flea-market and second-hand platforms that pings people when the thing they want turns up nearby, and fetches it for them. | Bargain hunters in Norway | 39 kr a month and 90 kr per pick-up.
second-hand | Families hand us a bag of used baby things, and we photograph, describe and resell it on our resale platform. | Parents in Prague with children under four | We keep 40% of the selling price.
home-inventory | An app that keeps receipts, manuals and warranty dates of everything in the house and reminds you before the warranty runs out. | Home owners in Germany | €19 a year.
home-inventory | Walk through your flat with the camera and get a home inventory with values that your insurer accepts. | Home owners in California | $5 a month.
photo-organising | We sort forty thousand phone photos into family albums, remove duplicates and ask for the names of people. | Grandparents and parents in France | €7 per month.
photo-organising | An app that finds duplicates and blurred pictures on all phones of a family and keeps the best of each day in one shared archive. | Parents in Canada with three phones and two clouds | C$4 a month.
hiking-app | An app with hikes that start and end at a train station, checked by people who live there, usable without signal. | Car-free city dwellers in Austria | €24 a year.
hiking-app | Walking routes for wheelchairs and pushchairs with photos of every gate and slope; a trail map for those who are usually forgotten. | Parents and people with limited mobility in Wales | £2.50 per month.
car-cost | An app in which people photograph garage and fuel receipts and see what their car really costs per month. | Car owners in Poland | 9 zł a month.
car-cost | Drivers of electric cars see the cheapest charging station on the way and what each charging cost them. | Private EV drivers in Germany | €2.99 a month.
carbon-app | It estimates the carbon footprint of people from their card payments and suggests one change a month. | Climate-conscious people in Sweden | 39 kr per month.
carbon-app | A climate challenge for households: twelve weeks, twelve habits, and neighbours compare footprints. | Households in Bristol | £12 per challenge.
`;
