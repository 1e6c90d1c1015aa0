/** Food that comes to the door or is sold by the shelf: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const FOOD_BOXES = `
meal-kit | people
cue: recipe-box dishes; recipe-box box; meal-kit kit;  recipe ingredients; recipe box ingredients;  recipe box; recipes box; ingredients measured; ingredients portioned; cook box; cooking box; box dinners; ingredients recipes week; meal-kits kits; dinner-kit kit; ingredients chopped
not: gluten; allergen; coeliac; baby; dog; fridge; scan; software; class; surplus
kinds: ecommerce
who: household, households
often: 1 2 4
share: 8 12 18
costs: 52 60 70 = ingredients, packing and delivery

free-from-box | people
cue: gluten-free box; gluten-free boxes; gluten-free snacks; gluten-free meals; gluten-free products; gluten-free subscri; gluten-free bread; coeliac; celiac; allergen-free box; allergen-free; free-from food; allergies box; nut-free snacks; lactose-free; allergen meals; food-allergies snack; food-allergies shop; allergens snack; coeliac coeliac
not: restaurant; scan; scanner; strip; translate; doctor; software; sensor; birthday; skin
kinds: ecommerce
who: free-from household, free-from households
often: 1 1 2
share: 1 2 4
costs: 50 58 68 = food, tests, packing and delivery

veg-box | people
cue: boxes fruit vegetables; vegetables growers; fruit growers; vegetable box;  vegetables box; vegetables farm; veg box; veg-boxes boxes; fruit box; produce farm; produce box; seasonal vegetables; farmers direct; farms vegetables; organic box farm; organic box vegetables; crate vegetables; farm shop deliver; wonky; harvest share; fruit veg subscri; veg farm; veg supermarkets; fruit farm supermarkets; community-supported agriculture
not: meal-kit; recipe; dishes; software; sensor; school; restaurant; tractor; equipment; grow-your; sauce; juice
kinds: ecommerce local marketplace
who: household, households
often: 2 3 4
share: 5 8 13
costs: 60 68 76 = what the farms get, crates and delivery

bread-subscription | people
cue: bread subscri; bread doorstep; loaf doorstep; loaves doorstep; bread deliver morning; rolls door; rolls deliver; sourdough subscri; bread letterbox; loaf week deliver; bread box week; bread bike; breakfast doorstep; bread delivered homes
not: gluten; surplus; leftover; unsold; dog; school; office; restaurants
kinds: ecommerce local
who: household, households
often: 3 5 8
share: 6 10 16
costs: 48 58 68 = flour, baking, bags and the round

coffee-beans | both
cue: coffee subscri; beans subscri; coffee beans roast; roast beans; coffee letterbox; freshly-roasted coffee; coffee roastery; coffee month beans; specialty-coffee beans; coffee farmers direct; coffee roaster; coffee pods; coffee capsules; beans farmers coffee
not: café; cafe; cart; rental; grounds; tricycle; software; scrub; seats; alternative
kinds: ecommerce
who: coffee drinker, coffee drinkers
often: 1 1.5 2.5
share: 8 14 20
costs: 44 52 62 = green coffee, roasting, bags and postage

ready-meals | people
cue: ready-meals meals; prepared meals; meals heat; meal-prep meals; meal-prep athletes; meals athletes; frozen meals; meals macros; meals microwave; meals pensioners; meals elderly; meals seniors; meals chilled; meals cooked delivered; meals protein deliver; meals jars
not: school; nursery; office; baby; dog; cat; vending; kit; tracker; couriers; employees; raw; fridges; babies
kinds: ecommerce local
who: meal customer, meal customers
often: 6 10 18
share: 5 8 13
costs: 52 60 70 = food, kitchen, packing and chilled delivery

baby-food | people
cue: baby-food food; baby purée; baby puree; baby meals; weaning; toddler meals; babies meals; infant food; purées organic; babies eat; baby-led; pouches baby; toddlers food; first-foods foods
not: formula; dog; class; clothes; warmer; bib; monitor
kinds: ecommerce
who: parent, parents
often: 1 2 3
share: 1.5 2.5 4
costs: 48 56 66 = food, jars or pouches, cold delivery

surplus-food | both
cue: surplus food; unsold food; unsold bread bags; leftover restaurants; leftovers bakeries; food-waste bags; rescue food; rescued food; surplus supermarket; surplus bakeries; unsold bakeries; best-before; unsold meals; surplus groceries; saved from waste food; expiry discount; best-before sell; best-before price; wholesalers best-before; short-dated groceries
not: compost; machine; malt; biogas;  vegetable-box; sensor; dog; animals; insects; fashion; juice; crackers; flour
kinds: marketplace ecommerce local
who: bargain hunter, bargain hunters
often: 1 2 4
share: 8 14 20
costs: 55 66 78 = what the shops receive for the goods

refill-shop | people
cue: zero-waste shop; zero-waste refill; packaging-free; packaging-free shop; refill shop; refill containers; unpackaged; unpackaged shop; own jars; refill jars; refill deliver; refills household; refill station; bulk shop jars; refillable deliver; unverpackt; refill detergent
not: skin; software; printer; ink; vending; perfume; deodorant
kinds: local ecommerce
who: household, households
often: 1 2 3
share: 3 5 9
costs: 62 70 78 = goods, spillage and card fees

world-groceries | people
cue: african groceries; asian groceries; indian groceries; groceries diaspora; ethnic groceries; ethnic food; groceries expats; grocery immigrants; food home-country; ingredients asian; ingredients african; caribbean groceries; latin groceries; polish groceries; products homeland; turkish groceries; korean groceries; groceries @expats; groceries @diaspora
not: restaurant; truck; recipe-box; remittance; stall; software; class
kinds: ecommerce marketplace local
who: family from abroad, families from abroad
often: 1 2 4
share: 4 7 12
costs: 68 76 84 = goods, import and delivery

wine-club | people
cue: wine club; wine subscri; wines subscri; wine box; wines box; natural-wine bottles; winegrowers; winegrowers bottles; sommelier bottles; wines month; wine winemakers; bottles vineyards; wine taste profile; natural-wine online; winery direct; wine importer
not: restaurant; bistro; dinner; zero-alcohol;  software; sensor; non-alcoholic; alcohol-free; rental; tour
kinds: ecommerce
who: wine drinker, wine drinkers
often: 0.4 0.8 1
share: 6 10 16
costs: 58 66 74 = wine, duty, packing and delivery

cheese-shop | people
cue: cheese subscri; cheese box; cheeses box; cheesemaker; cheese farms; cheesemonger; raw-milk cheese; cheese artisan; cheese small dairies; cheese aged; cheese shop; mozzarella mozzarella; burrata; cheese board; cheese cellar; vegan cheese; goat cheese
not: rack; oak; knife; knives; restaurant; pizza; class; software; dog; cake
kinds: ecommerce local
who: cheese lover, cheese lovers
often: 0.5 0.8 1.2
share: 5 8 13
costs: 55 63 72 = cheese, cutting loss, cooling and delivery
`;
