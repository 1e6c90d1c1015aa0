/** Food that comes to the door or is sold by the shelf: id | solution | target customer | how it earns, as founders write them. */
export const FOOD_BOXES_SAMPLES = `
meal-kit | Every week we send a box with three recipes and exactly the ingredients you need, all from farms within 80 km. | Families in Munich with both parents working | €69 per box for four people
meal-kit | Meal kits for beginners: chopped vegetables, sauces in little pots and a card with six pictures. Dinner is ready in 20 minutes. | Students who live alone in Leeds | £6.50 per portion
free-from-box | A monthly box with gluten-free breads, pasta and treats from small bakeries, tested by a lab. | People with coeliac disease in Ireland | €39 a month
free-from-box | An online shop for families with food allergies: every snack we sell is made without the 14 main allergens. | Parents of children with nut and milk allergies in Ontario | Average basket CAD 58, margin 32%
veg-box | We collect vegetables from six organic farms and bring a seasonal crate to pick-up points in town every Thursday. | Households in Ljubljana | €24 per crate
veg-box | A subscription for wonky fruit and veg which supermarkets reject, packed straight at the farm. | Families in Bristol who cook at home | £16 a box, weekly
bread-subscription | Fresh rolls hang on your door handle by half past six; you say the evening before how many you want. | Families in Basel | CHF 1.30 per roll plus CHF 2 delivery
bread-subscription | A weekly bread subscription by cargo bike: one sourdough loaf from a different local baker each Friday. | Households in Utrecht | €7.50 a loaf
coffee-beans | We roast single-origin beans to order and post them in a flat bag through the letterbox every two weeks. | Coffee lovers with a grinder at home in the UK | £9 per bag
coffee-beans | A coffee subscription that matches you with a roaster after a quiz and pays farmers twice the market price. | Home office workers in Germany | €14 per 250 g
ready-meals | Meal prep for athletes: ten chilled meals with exact macros on the lid, cooked by chefs on Sunday. | People who train for a triathlon in Denver | $11 a meal
ready-meals | We deliver home-style frozen meals in small portions to pensioners and put them in the freezer for them. | Pensioners living alone in Saxony and their children | €7.20 a meal
baby-food | Freshly cooked organic purées and finger food for the first year, delivered cold once a week. | Parents of babies in Copenhagen | DKK 249 per box
baby-food | Frozen toddler meals without added sugar or salt, designed by a paediatric dietitian for each stage of weaning. | Working parents in Chicago | $5.50 per meal
surplus-food | An app where bakeries and restaurants sell their unsold food at the end of the day as surprise bags. | Students and families in Kraków | We keep 20% of PLN 18 per bag
surplus-food | We buy groceries close to their best-before date from wholesalers and sell them online at half price. | Price-conscious families in Belgium | Average order €34, margin 30%
refill-shop | A zero-waste shop where people fill pasta, nuts, oil and washing-up liquid into their own jars. | Households in Aarhus | Average basket DKK 140
refill-shop | An electric van that brings refills of detergent, shampoo and rice to the street once a week, you bring the containers. | Families in Brighton | £22 per visit
world-groceries | An online supermarket for African groceries: plantain, yam, spices and palm oil delivered the next day. | West African families in Dublin and Cork | Average order €62, margin 28%
world-groceries | We bring products from the homeland to Latin Americans: fresh tortillas, masa and sweets from Mexican, Colombian and Peruvian brands. | Latin American expats in Scandinavia | €55 per order
wine-club | Each month our sommelier picks three bottles from young winegrowers and records a short tasting for them. | Wine drinkers in Austria aged 30 to 50 | €49 a month
wine-club | A natural wine club with direct import from twelve small wineries in Georgia and Slovenia. | City dwellers in the Netherlands | €85 per box of six, every two months
cheese-shop | A cheese box every month with five cheeses from mountain dairies that never sell to supermarkets. | Food lovers in Switzerland | CHF 59 per box
cheese-shop | We make fresh mozzarella and burrata from local milk every morning and sell it at markets and online. | People in London who cook Italian food | £6.50 a piece
`;
