/** Eating and drinking out: what the figures need; the keys are those of `../venture.ts`. */
export const EATING_OUT = `
coffee-shop | people
kinds: local ecommerce
who: café guest, café guests
often: 3 6 12
share: 15 25 35
costs: 28 34 42 = coffee, milk, food and cups
unless: @repair, machine, by post, beans for

coffee-cart | both
kinds: local services
who: passer-by, passers-by
often: 3 6 12
share: 4 8 14
costs: 22 28 36 = beans, milk, cups and the pitch
unless: @repair, golf, shopping cart, by post

food-truck | people
kinds: local
who: lunch guest, lunch guests
often: 1 2 4
share: 8 14 22
costs: 32 38 46 = ingredients, packaging and the pitch fee
unless: truck drivers, repair, tyre, convert

restaurant | people
kinds: local
who: guest, guests
often: 0.3 0.7 1.5
share: 15 24 35
costs: 28 34 40 = food, drink and card fees
unless: @animals, @software, chairs, knives

delivery-kitchen | people
kinds: local ecommerce
who: delivery customer, delivery customers
often: 1 2 4
share: 8 14 22
costs: 50 60 70 = food, packaging and the platform or courier
unless: @animals, babies, births, fitted

bakery | people
kinds: local ecommerce
who: bread buyer, bread buyers
often: 3 6 10
share: 12 20 30
costs: 26 32 40 = flour, butter, energy and bags
unless: @animals, @software, machine, @lessons, allerg*, gluten-free

custom-cakes | people
kinds: ecommerce local services
who: host of a party, hosts of parties
often: 0.1 0.25 0.5
share: 10 16 24
costs: 30 38 48 = ingredients, boxes, decoration and delivery
unless: @rental, @lessons, stands, soap, dogs

ice-cream | people
kinds: local ecommerce
who: ice cream lover, ice cream lovers
often: 1 2 4
share: 20 30 40
costs: 25 32 40 = milk, fruit, nuts, cones and cups
unless: @repair, skin, machine, face, rink

juice-bar | people
kinds: local ecommerce
who: juice drinker, juice drinkers
often: 2 4 8
share: 6 10 16
costs: 34 42 50 = fruit, cups, waste and card fees
unless: @repair, machine, press for, vape

bubble-tea | people
kinds: local ecommerce
who: bubble tea fan, bubble tea fans
often: 1 2 4
share: 6 10 16
costs: 22 28 36 = tea, milk, pearls, cups and straws
unless: wrap, bath, pearls necklace, straws

supper-club | people
kinds: local marketplace
who: diner, diners
often: 0.1 0.25 0.5
share: 2 4 7
costs: 45 55 68 = food, wine, the room and the cook
unless: @animals, golf, football, night club

office-lunch | firms
kinds: services local marketplace
who: office, offices
costs: 55 64 74 = food, packaging and the driver
unless: @animals, boxes made, school, vending

healthy-vending | firms
kinds: services local hardware
who: site, sites
costs: 55 64 74 = food, spoilt goods, refilling and payment fees
unless: @animals, bait, coffee machine, coffee

school-meals | both
kinds: services local
who: school, schools
costs: 62 72 82 = food, kitchen staff and delivery
unless: @animals, driving school, fish, riding
`;
