/** Eating and drinking out: id | solution | target customer | how it earns, as founders write them. */
export const EATING_OUT_SAMPLES = `
coffee-shop | A small café with thirty seats that serves its own filter coffee and homemade cakes from seven in the morning. | People who live and work around Ehrenfeld in Cologne | A guest spends about €7.50 a visit.
coffee-shop | We are opening a neighbourhood coffee shop where parents with prams are welcome and there is a play corner next to the counter. | Young families in Leeds | Coffee £3.40, cake £4
coffee-cart | A three-wheeled coffee cart with a real espresso machine that stands at the station in the morning and at weddings on Saturdays. | Commuters in Olten | CHF 4.50 per coffee, CHF 900 per event.
coffee-cart | We sell flat whites from a converted electric coffee bike outside hospital gates and office buildings. | Hospital staff and visitors in Dublin | €3.50 a cup
food-truck | Our food truck cooks Venezuelan arepas at business parks during the week and at festivals at the weekend. | Office workers in Austin | $12 per meal
food-truck | Street food from Georgia: khinkali and khachapuri from a stall on the weekly market and on brewery yards. | People who go out for lunch in Hamburg | €9 a portion
restaurant | A vegan restaurant with forty seats and a menu of eight dishes that changes every month. | Couples and friends in Brno who go out for dinner | Guests spend CZK 550 on average
restaurant | I want to open a small bistro with natural wine and an open kitchen where two chefs cook what the market had that morning. | People in Ghent who like to eat well | €48 per guest.
delivery-kitchen | A ghost kitchen that cooks three Korean brands from one site and delivers through Uber Eats and its own riders. | Students and young professionals in Manchester | Average order £22
delivery-kitchen | We run a delivery-only kitchen for Indian home food: no dining room, just couriers who pick up within twenty minutes. | Families in Rotterdam who order in | €28 per order
bakery | A craft bakery that makes sourdough with long fermentation and sells it over the counter until it is gone. | People in Freiburg who care about bread | €5.20 a loaf
bakery | Croissants, buns and rye loaves baked overnight in a wood-fired oven and sold from the shop window at six. | Early commuters and families in Gothenburg | SEK 45 per item
custom-cakes | I bake birthday cakes to order, with the child's favourite figure modelled in sugar, and bring them to the party. | Parents in Cardiff | £85 per cake
custom-cakes | Tiered wedding cakes and dessert tables designed together with the couple after a tasting. | Engaged couples in Tuscany | €650 on average
ice-cream | An artisan gelato shop with vegan sorbets from local fruit and a window to the park. | Families and walkers in Graz | €2.20 per scoop
ice-cream | We make ice cream from organic sheep's milk and sell it by the scoop from a cart and in tubs. | Day trippers in Devon | £3.50 a scoop, £7 a tub
juice-bar | A juice bar inside gyms that presses vegetables and fruit on demand and mixes protein shakes. | Gym members in Warsaw | PLN 24 per drink
juice-bar | Cold-pressed juices and smoothie bowls from a small counter near the yoga studios. | Health-conscious office workers in Lisbon | €6.50 each
bubble-tea | A bubble tea shop with freshly cooked tapioca pearls and real brewed tea instead of powder. | Teenagers and students in Leipzig | €5.50 a cup
bubble-tea | Boba made with oat milk and less sugar, sold from a small counter next to the cinema. | Young people in Toronto | CAD 7
supper-club | A supper club: once a week a cook invites twelve strangers to one long table in an unusual room. | People who are new in Berlin | €65 per seat
supper-club | Home cooks from all over the world host dinners in their flats and guests book a place at the table online. | Curious eaters in Melbourne | We keep 18% of A$70 per guest
office-lunch | We cook one fresh lunch a day and bring it to offices without a canteen, ready on the table at noon. | Companies with 20 to 150 employees in Zurich | CHF 16 per meal
office-lunch | Every team member picks a dish from local kitchens by ten o'clock and we deliver all lunches to the office in one go. | Office managers of firms in Birmingham | £9.50 a lunch, 15% commission from kitchens
healthy-vending | A vending machine with fresh salads, bowls and soups in jars that we refill every morning. | Hospitals and logistics firms in the Ruhr area | €7.50 per meal
healthy-vending | Smart fridges for the break room: staff open the door with a card, take a healthy snack and are charged automatically. | Companies with night shifts in Ohio | We earn 35% margin on $6 per item
school-meals | We cook organic lunches for primary schools and nurseries and bring them hot at half past eleven. | Private schools and nurseries in Vienna | €5.20 per meal
school-meals | Fresh school lunches that parents order for the week ahead and children pick up in the dining hall. | Schools in Auckland | NZ$8 a lunch
`;
