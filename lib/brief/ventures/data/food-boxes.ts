/** Food that comes to the door or is sold by the shelf: what the figures need; the keys are those of `../venture.ts`. */
export const FOOD_BOXES = `
meal-kit | people
kinds: ecommerce
who: household, households
often: 1 2 4
share: 8 12 18
costs: 52 60 70 = ingredients, packing and delivery
unless: @animals, @software, baby, restaurant, restaurants

free-from-box | people
kinds: ecommerce
who: free-from household, free-from households
often: 1 1 2
share: 1 2 4
costs: 50 58 68 = food, tests, packing and delivery
unless: @animals, app, restaurant, restaurants, software, debt

veg-box | people
kinds: ecommerce local marketplace
who: household, households
often: 2 3 4
share: 5 8 13
costs: 60 68 76 = what the farms get, crates and delivery
unless: @animals, @software, seeds, restaurants, school, meat

bread-subscription | people
kinds: ecommerce local
who: household, households
often: 3 5 8
share: 6 10 16
costs: 48 58 68 = flour, baking, bags and the round
unless: @animals, machine, gluten*, allerg*, flour mill, baking course

coffee-beans | both
kinds: ecommerce
who: coffee drinker, coffee drinkers
often: 1 1.5 2.5
share: 8 14 20
costs: 44 52 62 = green coffee, roasting, bags and postage
unless: @repair, @rental, espresso bar, café, cafe, roaster every, roasters, different roaster*

ready-meals | people
kinds: ecommerce local
who: meal customer, meal customers
often: 6 10 18
share: 5 8 13
costs: 52 60 70 = food, kitchen, packing and chilled delivery
unless: @animals, babies, baby, software, school, lessons

baby-food | people
kinds: ecommerce
who: parent, parents
often: 1 2 3
share: 1.5 2.5 4
costs: 48 56 66 = food, jars or pouches, cold delivery
unless: dogs, baby plants, calves, software, lessons, spoon

surplus-food | both
kinds: marketplace ecommerce local
who: bargain hunter, bargain hunters
often: 1 2 4
share: 8 14 20
costs: 55 66 78 = what the shops receive for the goods
unless: @animals, software for kitchens, animal feed, insect

refill-shop | people
kinds: local ecommerce
who: household, households
often: 1 2 3
share: 3 5 9
costs: 62 70 78 = goods, spillage and card fees
unless: printer, ink, gas, lighter, fire extinguisher, vending

world-groceries | people
kinds: ecommerce marketplace local
who: family from abroad, families from abroad
often: 1 2 4
share: 4 7 12
costs: 68 76 84 = goods, import and delivery
unless: @animals, software, restaurant, cooking, lessons

wine-club | people
kinds: ecommerce
who: wine drinker, wine drinkers
often: 0.4 0.8 1
share: 6 10 16
costs: 58 66 74 = wine, duty, packing and delivery
unless: @software, winery, glasses, rack, cellar construction

cheese-shop | people
kinds: ecommerce local
who: cheese lover, cheese lovers
often: 0.5 0.8 1.2
share: 5 8 13
costs: 55 63 72 = cheese, cutting loss, cooling and delivery
unless: @lessons, board game, cheese making kit, kit, slicer
`;
