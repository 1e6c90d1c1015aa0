/** Food that comes to the door or is sold by the shelf: what the figures need; the keys are those of `../venture.ts`. */
export const FOOD_BOXES = `
meal-kit | people
kinds: ecommerce
who: household, households
often: 1 2 4
share: 8 12 18
costs: 52 60 70 = ingredients, packing and delivery
start: 15000 45000 130000 = kitchen, cold room, packing tables, recipes and web shop
runs: 1800 4500 11000 = kitchen rent, power, insurance and shop software
hours: 0.3 0.6 1.2 per box
price: 48 80 135 per use = box
unless: @animals, @software, baby, restaurant, restaurants

free-from-box | people
kinds: ecommerce
who: free-from household, free-from households
often: 1 1 2
share: 1 2 4
costs: 50 58 68 = food, tests, packing and delivery
start: 5000 14000 38000 = first goods, allergen checks, boxes and web shop
runs: 350 900 2400 = storage, shop software, product insurance and accountant
hours: 0.2 0.35 0.8 per box
price: 29 44 75 per use = box
unless: @animals, app, restaurant, restaurants, software, debt

veg-box | people
kinds: ecommerce local marketplace
who: household, households
often: 2 3 4
share: 5 8 13
costs: 60 68 76 = what the farms get, crates and delivery
start: 7000 20000 55000 = used van, crates, cool store and order site
runs: 700 1700 4000 = packing shed, van, cooling and shop software
hours: 0.25 0.45 0.9 per box
price: 20 34 58 per use = box
unless: @animals, @software, seeds, restaurants, school, meat

bread-subscription | people
kinds: ecommerce local
who: household, households
often: 3 5 8
share: 6 10 16
costs: 48 58 68 = flour, baking, bags and the round
start: 8000 28000 85000 = deck oven, mixer, proofing baskets, permit and bags
runs: 500 1500 4000 = bakery rent, power, van and insurance
hours: 0.15 0.3 0.6 per delivery
price: 8 16 30 per use = delivery
unless: @animals, machine, gluten*, allerg*, flour mill, baking course

coffee-beans | both
kinds: ecommerce
who: coffee drinker, coffee drinkers
often: 1 1.5 2.5
share: 8 14 20
costs: 44 52 62 = green coffee, roasting, bags and postage
start: 9000 28000 75000 = roaster, grinder, scales, first green coffee and shop
runs: 600 1600 3800 = roastery rent, gas, insurance and shop software
hours: 0.15 0.3 0.6 per order
price: 16 30 58 per use = order
unless: @repair, @rental, espresso bar, café, cafe, roaster every, roasters, different roaster*

ready-meals | people
kinds: ecommerce local
who: meal customer, meal customers
often: 6 10 18
share: 5 8 13
costs: 52 60 70 = food, kitchen, packing and chilled delivery
start: 15000 45000 130000 = kitchen equipment, blast chiller, trays, permit and shop
runs: 1800 4200 10000 = kitchen rent, power, van, insurance and software
hours: 0.12 0.25 0.5 per meal
price: 10 14 20 per use = meal
unless: @animals, babies, baby, software, school, lessons

baby-food | people
kinds: ecommerce
who: parent, parents
often: 1 2 3
share: 1.5 2.5 4
costs: 48 56 66 = food, jars or pouches, cold delivery
start: 15000 42000 120000 = kitchen, freezers, lab tests, pouches and web shop
runs: 1200 3000 7500 = kitchen rent, lab checks, product insurance and software
hours: 0.3 0.6 1.2 per pack
price: 39 68 120 per use = two-week pack
unless: dogs, baby plants, calves, software, lessons, spoon

surplus-food | both
kinds: marketplace ecommerce local
who: bargain hunter, bargain hunters
often: 1 2 4
share: 8 14 20
costs: 55 66 78 = what the shops receive for the goods
start: 2500 8000 26000 = first app, shop stickers, payment set-up and tablets
runs: 250 800 2400 = hosting, payment tools, insurance and accountant
hours: 0.02 0.06 0.2 per bag
price: 4 7 14 per use = bag
unless: @animals, software for kitchens, animal feed, insect

refill-shop | people
kinds: local ecommerce
who: household, households
often: 1 2 3
share: 3 5 9
costs: 62 70 78 = goods, spillage and card fees
start: 25000 55000 120000 = dispensers, scales, till, shelves and first goods
runs: 2200 4500 9000 = shop rent, power, insurance and till software
hours: 0.15 0.25 0.45 per purchase
price: 12 26 50 per use = purchase
unless: printer, ink, gas, lighter, fire extinguisher, vending

world-groceries | people
kinds: ecommerce marketplace local
who: family from abroad, families from abroad
often: 1 2 4
share: 4 7 12
costs: 68 76 84 = goods, import and delivery
start: 10000 32000 90000 = first imported goods, shelves, freezers and web shop
runs: 900 2400 6000 = storage or shop rent, power, insurance and software
hours: 0.25 0.45 0.9 per order
price: 35 70 150 per use = order
unless: @animals, software, restaurant, cooking, lessons

wine-club | people
kinds: ecommerce
who: wine drinker, wine drinkers
often: 0.4 0.8 1
share: 6 10 16
costs: 58 66 74 = wine, duty, packing and delivery
start: 9000 28000 75000 = liquor licences, first wines, boxes and web shop
runs: 600 1600 4000 = wine storage, licences, insurance and shop software
hours: 0.25 0.45 0.9 per box
price: 48 78 140 per use = box
unless: @software, winery, glasses, rack, cellar construction

cheese-shop | people
kinds: ecommerce local
who: cheese lover, cheese lovers
often: 0.5 0.8 1.2
share: 5 8 13
costs: 55 63 72 = cheese, cutting loss, cooling and delivery
start: 12000 40000 110000 = counter, cold room, cutting tools and first cheese
runs: 1200 3200 7500 = rent, cooling power, insurance and shop software
hours: 0.3 0.5 1 per order
price: 35 62 120 per use = order
unless: @lessons, board game, cheese making kit, kit, slicer
`;
