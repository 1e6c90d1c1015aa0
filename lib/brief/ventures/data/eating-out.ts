/** Eating and drinking out: what the figures need; the keys are those of `../venture.ts`. */
export const EATING_OUT = `
coffee-shop | people
kinds: local ecommerce
who: café guest, café guests
often: 3 6 12
share: 15 25 35
costs: 28 34 42 = coffee, milk, food and cups
start: 25000 65000 150000 = espresso machine, counter, fit-out, deposit and permits
runs: 3000 5500 10000 = rent, power, insurance, till and accountant
hours: 0.07 0.11 0.17 per order
price: 6 9 14 per use = order
unless: @repair, machine, by post, beans for

coffee-cart | both
kinds: local services
who: passer-by, passers-by
often: 3 6 12
share: 4 8 14
costs: 22 28 36 = beans, milk, cups and the pitch
start: 8000 18000 40000 = cart, espresso machine, grinder, water tank, permits
runs: 350 800 1800 = storage, insurance, permits, gas and card terminal
hours: 0.06 0.09 0.15 per order
price: 4 6 9 per use = cup
unless: @repair, golf, shopping cart, by post

food-truck | people
kinds: local
who: lunch guest, lunch guests
often: 1 2 4
share: 8 14 22
costs: 32 38 46 = ingredients, packaging and the pitch fee
start: 30000 65000 130000 = used truck, kitchen, generator, permits, first stock
runs: 1000 2200 4500 = commissary, insurance, fuel, permits and card terminal
hours: 0.12 0.18 0.28 per order
price: 11 15 20 per use = meal
unless: truck drivers, repair, tyre, convert

restaurant | people
kinds: local
who: guest, guests
often: 0.3 0.7 1.5
share: 15 24 35
costs: 28 34 40 = food, drink and card fees
start: 70000 170000 420000 = kitchen, dining room, deposit, licences, first stock
runs: 6500 12000 24000 = rent, power, insurance, licences and booking system
hours: 0.5 0.75 1.1 per guest
price: 25 40 70 per use = guest
unless: @animals, @software, chairs, knives

delivery-kitchen | people
kinds: local ecommerce
who: delivery customer, delivery customers
often: 1 2 4
share: 8 14 22
costs: 50 60 70 = food, packaging and the platform or courier
start: 12000 35000 90000 = kitchen equipment, deposit, permits, packaging and shop
runs: 2200 4200 8000 = kitchen rent, power, insurance and order software
hours: 0.2 0.3 0.45 per order
price: 18 28 42 per use = order
unless: @animals, babies, births, fitted

bakery | people
kinds: local ecommerce
who: bread buyer, bread buyers
often: 3 6 10
share: 12 20 30
costs: 26 32 40 = flour, butter, energy and bags
start: 40000 95000 220000 = deck oven, mixer, cooling, counter, deposit, permits
runs: 3000 5500 10500 = rent, insurance, mixer lease, till and accountant
hours: 0.1 0.17 0.28 per order
price: 8 13 21 per use = order
unless: @animals, @software, machine, @lessons, allerg*, gluten-free

custom-cakes | people
kinds: ecommerce local services
who: host of a party, hosts of parties
often: 0.1 0.25 0.5
share: 10 16 24
costs: 30 38 48 = ingredients, boxes, decoration and delivery
start: 1000 4000 13000 = oven, mixer, tins, tools, food permit, site
runs: 120 350 1000 = food permit, insurance, web shop and power
hours: 3 5 9 per piece
price: 85 150 300 per use = cake
unless: @rental, @lessons, stands, soap, dogs

ice-cream | people
kinds: local ecommerce
who: ice cream lover, ice cream lovers
often: 1 2 4
share: 20 30 40
costs: 25 32 40 = milk, fruit, nuts, cones and cups
start: 30000 70000 160000 = batch freezer, display, fit-out, deposit and permits
runs: 2200 4200 8500 = rent, power, insurance, till and accountant
hours: 0.06 0.1 0.16 per order
price: 5 9 14 per use = order
unless: @repair, skin, machine, face, rink

juice-bar | people
kinds: local ecommerce
who: juice drinker, juice drinkers
often: 2 4 8
share: 6 10 16
costs: 34 42 50 = fruit, cups, waste and card fees
start: 18000 45000 110000 = presses, blenders, counter, cooling, deposit and permits
runs: 1800 3500 7000 = rent, power, insurance, till and waste
hours: 0.07 0.12 0.18 per order
price: 7 10 14 per use = cup
unless: @repair, machine, press for, vape

bubble-tea | people
kinds: local ecommerce
who: bubble tea fan, bubble tea fans
often: 1 2 4
share: 6 10 16
costs: 22 28 36 = tea, milk, pearls, cups and straws
start: 25000 65000 150000 = cookers, sealer, counter, fit-out, deposit and permits
runs: 2500 5000 9500 = rent, power, insurance, till and accountant
hours: 0.06 0.1 0.15 per order
price: 6 8 12 per use = cup
unless: wrap, bath, pearls necklace, straws

supper-club | people
kinds: local marketplace
who: diner, diners
often: 0.1 0.25 0.5
share: 2 4 7
costs: 45 55 68 = food, wine, the room and the cook
start: 700 2500 8000 = tableware, long table, pots, food permit, site
runs: 80 250 800 = liability insurance, food permit, booking tool and laundry
hours: 0.8 1.4 2.2 per seat
price: 50 80 130 per use = seat
unless: @animals, golf, football, night club

office-lunch | firms
kinds: services local marketplace
who: office, offices
costs: 55 64 74 = food, packaging and the driver
start: 8000 25000 65000 = kitchen equipment, warm boxes, used van and permits
runs: 1500 3200 7000 = kitchen rent, van, insurance and order software
hours: 15 26 45 per customer-month
price: 1200 2800 6000 per month = firm
unless: @animals, boxes made, school, vending

healthy-vending | firms
kinds: services local hardware
who: site, sites
costs: 55 64 74 = food, spoilt goods, refilling and payment fees
start: 7000 20000 60000 = three smart fridges, first stock, van, permits
runs: 400 1000 2600 = storage, van, insurance, telemetry and machine leases
hours: 5 9 16 per customer-month
price: 600 1200 2500 per month = machine
unless: @animals, bait, coffee machine, coffee

school-meals | both
kinds: services local
who: school, schools
costs: 62 72 82 = food, kitchen staff and delivery
start: 20000 55000 150000 = central kitchen, heated boxes, van, permits, order app
runs: 2500 5200 11000 = kitchen rent, power, van, insurance, order app
hours: 1 1.8 3 per customer-month
price: 65 100 150 per month = child
unless: @animals, driving school, fish, riding
`;
