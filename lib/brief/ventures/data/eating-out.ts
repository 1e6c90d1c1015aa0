/** Eating and drinking out: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const EATING_OUT = `
coffee-shop | people
cue: espresso bar; café magazines; café coffee;  cafe coffee; coffee-shop shop; café breakfast; cafe breakfast; café seats; cafe seats; café neighbourhood; café cakes; cafe cakes; espresso counter; coffee brunch; café tables; coffeehouse
not: software; app; subscri; cart; tricycle; van; trailer; vending; robot; grounds; directory; cat; cats
kinds: local ecommerce
who: café guest, café guests
often: 3 6 12
share: 15 25 35
costs: 28 34 42 = coffee, milk, food and cups

coffee-cart | both
cue: converted coffee bike; flat-whites bike; coffee-bike gates; coffee-bike outside; coffee cart;  coffee tricycle; coffee-bike bike; espresso cart; espresso tricycle; coffee trailer; coffee van; espresso van; barista van; barista cart; cart cappuccino; coffee piaggio; mobile-coffee bar
not: app; software; subscri; vending
kinds: local services
who: passer-by, passers-by
often: 3 6 12
share: 4 8 14
costs: 22 28 36 = beans, milk, cups and the pitch

food-truck | people
cue: food-truck truck; street-food food; truck lunch; truck burger; truck taco; truck festival; truck serve; food-trailer trailer; food-van van; stall dumpling; street-kitchen kitchen; hatch wrap
not: app; software; platform; find; surplus; marketplace; directory
kinds: local
who: lunch guest, lunch guests
often: 1 2 4
share: 8 14 22
costs: 32 38 46 = ingredients, packaging and the pitch fee

restaurant | people
cue: restaurant guests; restaurant grill; restaurant korean; restaurant table; restaurant dishes;  restaurant menu; restaurant seats; restaurant kitchen; restaurant cook; restaurant chef; restaurant serve; restaurant cuisine; restaurant vegan; bistro bistro; trattoria trattoria; tasting-menu menu; ramen bowl; restaurant tables; tapas
not: app; software; platform; delivery-only; ghost; dark; cloud; robot; cart; surplus; leftover; guide; translate; booking; truck; subscription; cup; containers
kinds: local
who: guest, guests
often: 0.3 0.7 1.5
share: 15 24 35
costs: 28 34 40 = food, drink and card fees

delivery-kitchen | people
cue: ghost kitchen cooks; ghost kitchen brands; ghost kitchen delivers; kitchen brands uber; ghost kitchen;  dark kitchen; cloud kitchen; delivery-only kitchen; delivery-only restaurant; virtual-restaurant restaurant; virtual-brand kitchen; kitchen couriers; cook deliver-only; kitchen without-dining; kitchen no-dining; kitchen no-tables
not: school; offices; box; boxes; software; recipe; ingredients; rent
kinds: local ecommerce
who: delivery customer, delivery customers
often: 1 2 4
share: 8 14 22
costs: 50 60 70 = food, packaging and the platform or courier

bakery | people
cue: bakery sourdough; bakery bread; bakery pastries; bakery bake; baker sourdough; croissants; croissants baked; loaves baked; loaves oven; bread oven; bakery neighbourhood; sourdough loaves; pastry shop; bakery shop; patisserie; rolls bake; bakery counter
not: subscri; software; app; leftover; surplus; unsold; doorstep; letterbox; birthday; wedding; dog; class; course; workshop
kinds: local ecommerce
who: bread buyer, bread buyers
often: 3 6 10
share: 12 20 30
costs: 26 32 40 = flour, butter, energy and bags

custom-cakes | people
cue: birthday cakes; cakes order; wedding cakes; custom cakes; cupcakes; cake decorat; cakes bespoke; celebration cakes; cakes themed; tiered cake; cakes allerg birthday; cookies decorated
not: class; course; café; app; software; machine; workshop
kinds: ecommerce local services
who: host of a party, hosts of parties
often: 0.1 0.25 0.5
share: 10 16 24
costs: 30 38 48 = ingredients, boxes, decoration and delivery

ice-cream | people
cue: ice-cream cream; gelato gelato; gelateria gelateria; sorbet; scoops cone; frozen-yoghurt; frozen-yogurt; ice-cream flavours; ice-cream parlour; ice-cream vegan; ice-cream tubs; gelato milk; sorbet fruit
not: dog; dogs; software; app; ice-cream-machine
kinds: local ecommerce
who: ice cream lover, ice cream lovers
often: 1 2 4
share: 20 30 40
costs: 25 32 40 = milk, fruit, nuts, cones and cups

juice-bar | people
cue: juice-bar bar; smoothie bar; smoothies; cold-pressed; cold-pressed juice; juice press; smoothie bowl; acai; juice smoothie; fresh juice; juices squeezed; smoothie shop; juice cleanse
not: software; app; machine; blender; vending; surplus; imperfect
kinds: local ecommerce
who: juice drinker, juice drinkers
often: 2 4 8
share: 6 10 16
costs: 34 42 50 = fruit, cups, waste and card fees

bubble-tea | people
cue: bubble-tea tea; boba boba; boba tea; tapioca pearls; pearl milk-tea; tea pearls; bubble-tea shop; boba shop; tea toppings
not: software; app; vending; kit
kinds: local ecommerce
who: bubble tea fan, bubble tea fans
often: 1 2 4
share: 6 10 16
costs: 22 28 36 = tea, milk, pearls, cups and straws

supper-club | people
cue: supper-club club; supper dinner strangers; dinner strangers; home-cook guests; hosts dinner guests; pop-up dinner; communal dinner; dinner long-table; dining hosts home; shared-table dinner; dinners home-cooked table; secret dinner
not: delivery; box; software; dating
kinds: local marketplace
who: diner, diners
often: 0.1 0.25 0.5
share: 2 4 7
costs: 45 55 68 = food, wine, the room and the cook

office-lunch | firms
cue: lunches office deliver; lunch day offices; offices canteen lunch; lunch fresh offices; lunch offices noon;  lunch office; team lunches;  lunch employees; lunch teams; lunch companies; meals offices; canteen office; lunch workplace; canteen staff; lunches staff; meals employees; office catering; lunch firms; buffet office
not: school; pupils; vending; voucher; software; invoice; fridge
kinds: services local marketplace
who: office, offices
costs: 55 64 74 = food, packaging and the driver

healthy-vending | firms
cue: vending machine; vending healthy; vending fresh; smart-fridge fridge; fridge office meals; fridge unattended; fridge card open; micro-market; micro-market office; vending snacks; machine fresh salads; fridge self-service
not: software; phone; household; homes; cosmetics
kinds: services local hardware
who: site, sites
costs: 55 64 74 = food, spoilt goods, refilling and payment fees

school-meals | both
cue: school meals; school lunch; school canteen; meals nursery; lunch pupils; meals kindergarten; nursery lunch; school caterer; meals daycare; lunch children school; lunchbox school deliver; canteen pupils
not: software; homework; vending; recycling
kinds: services local
who: school, schools
costs: 62 72 82 = food, kitchen staff and delivery
`;
