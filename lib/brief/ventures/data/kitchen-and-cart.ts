/** Food made in small kitchens, and what is brought to the door: what the figures need; the keys are those of `../venture.ts`. */
export const KITCHEN_AND_CART = `
granola-and-cereal | people
kinds: ecommerce local
who: breakfast buyer, breakfast buyers
often: 0.4 0.8 1.6
share: 10 16 24
costs: 44 52 62 = oats, nuts, baking, bags and postage
unless: @animals, @software, @lessons, vending, smoothie bar

nut-butter-and-spreads | people
kinds: ecommerce local
who: spread buyer, spread buyers
often: 0.3 0.6 1.2
share: 10 16 24
costs: 46 55 65 = nuts, grinding, jars and postage
unless: @animals, @software, @lessons, body butter, shea, lotion, soap, skin, grinding machine

sauces-and-pastes | people
kinds: ecommerce local
who: home cook, home cooks
often: 0.4 0.8 1.5
share: 12 18 26
costs: 44 53 63 = ingredients, cooking, jars and postage
unless: @animals, @software, @lessons, toothpaste, hair, filling machine, vending

protein-foods | people
kinds: ecommerce
who: active buyer, active buyers
often: 0.4 0.8 1.5
share: 8 14 22
costs: 48 57 66 = ingredients, contract production, lab tests and postage
unless: @animals, @software, insect*, cricket, app, vending, hair

cookies-and-sweets | people
kinds: ecommerce local
who: sweet buyer, sweet buyers
often: 0.2 0.4 0.8
share: 14 22 32
costs: 42 50 60 = ingredients, baking hours, boxes and postage
unless: @animals, @software, @lessons, cookie banner, cookie consent, website visitor, vending

dog-treats | people
kinds: ecommerce local
who: dog owner, dog owners
often: 0.5 1 2
share: 5 9 14
costs: 44 53 63 = meat and flour, baking or drying, bags and postage
unless: dog walk*, groom*, boarding, daycare, day care, sitter, tracker, insurance, fresh meals

lunch-van | people
kinds: local services
who: worker, workers
often: 2 5 10
share: 2 4 7
costs: 44 52 60 = ingredients, boxes and cups, gas and fuel
unless: @animals, @software, wedding, festival, ice cream, van conversion, build vans

meal-prep-delivery | people
kinds: ecommerce local services
who: meal customer, meal customers
often: 2 3 4
share: 4 7 12
costs: 52 60 70 = ingredients, kitchen hours, packing and chilled delivery
unless: @animals, @software, baby food, toddler, school, recipe app, meal planner

grocery-delivery | people
kinds: services marketplace ecommerce
who: household, households
often: 2 4 8
share: 8 14 22
costs: 62 72 82 = the shopper's pay, the ride and payment fees
unless: @animals, meal kit, recipe, drone, warehouse, software for

restaurant-delivery-app | both
kinds: marketplace services
who: diner, diners
often: 1 2 4
share: 10 18 30
costs: 60 70 80 = riders' pay, payment fees and refunds
unless: @animals, ghost kitchen, dark kitchen, cloud kitchen, reservation*, table booking, meal kit

gas-and-water-delivery | people
kinds: services ecommerce marketplace
who: household, households
often: 0.7 1.5 4
share: 15 25 40
costs: 70 78 86 = gas or water, the rider, bottles and fuel
unless: @animals, gas engineer, boiler, plumb*, leak detector, drinking bottle, treatment plant, borehole

pharmacy-delivery | people
kinds: services marketplace
who: patient, patients
often: 0.6 1 1.6
share: 10 16 25
costs: 60 70 80 = the rider's pay, fuel, sealed bags and payment fees
unless: @animals, pharmacy software, drone, pill box, pill dispenser, stock software, supplements

farm-marketplace | both
kinds: marketplace ecommerce
who: buyer of farm food, buyers of farm food
often: 2 3 4
share: 5 8 13
costs: 68 76 84 = what the farms get, crates and the round
unless: farm equipment, tractor, livestock auction, sensor, fertiliser, restaurant software, farm stay

cocktail-and-mixer-kits | people
kinds: ecommerce
who: home host, home hosts
often: 0.1 0.25 0.6
share: 8 13 20
costs: 44 53 63 = drinks, small bottles, boxes and postage
unless: @animals, @software, mobile bar, bar hire, bar staff, bartender school, vending
`;
