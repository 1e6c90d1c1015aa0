/** Food and drink that somebody makes: what the figures need; the keys are those of `../venture.ts`. */
export const FOOD_MAKERS = `
hot-sauce | people
kinds: ecommerce
who: home cook, home cooks
often: 0.2 0.4 0.8
share: 10 16 24
costs: 42 52 62 = ingredients, glass, filling and postage
unless: @lessons, machine, bottle maker

snack-bars | people
kinds: ecommerce
who: snacker, snackers
often: 0.4 0.8 1.5
share: 10 16 24
costs: 45 54 64 = ingredients, contract filling, wrapping and postage
unless: @animals, vending, software, a bar, pub, cocktail bar

chocolate | people
kinds: ecommerce local
who: chocolate lover, chocolate lovers
often: 0.2 0.4 0.8
share: 12 18 26
costs: 40 48 58 = cocoa, sugar, wrapping and postage
unless: @animals, machine, moulds, fountain, brown, husk, spa

honey | people
kinds: ecommerce
who: honey lover, honey lovers
often: 0.2 0.3 0.6
share: 8 12 18
costs: 45 54 64 = what the beekeepers get, glass, filling and postage
unless: extraction, beekeepers, rental, pollinat*, soap, wasps, roofs, company roof

plant-protein | both
kinds: ecommerce
who: flexitarian household, flexitarian households
often: 0.5 1 2
share: 6 10 16
costs: 50 60 70 = raw materials, production, cooling and packing
unless: @animals, power plant, factory machines, house plant

ferments | people
kinds: ecommerce
who: pickle lover, pickle lovers
often: 0.3 0.6 1.2
share: 5 9 14
costs: 40 48 58 = vegetables, salt, glass, cooling and postage
unless: @animals, @lessons, beer, biogas, compost, sensor, kit

spices | people
kinds: ecommerce
who: home cook, home cooks
often: 0.15 0.25 0.5
share: 8 13 20
costs: 38 46 56 = spices, tins, filling and postage
unless: @animals, rack, grinder, mill, machine, farm workers

tea | people
kinds: ecommerce
who: tea drinker, tea drinkers
often: 0.2 0.4 0.8
share: 9 15 22
costs: 38 46 56 = leaves, tins, filling and postage
unless: plants, seedlings, room, tea house, party, garden tea

olive-oil | people
kinds: ecommerce
who: home cook, home cooks
often: 0.15 0.25 0.4
share: 8 13 20
costs: 52 60 70 = oil, tins, freight and postage
unless: machine, press for, mill for, harvest machine, soap

alcohol-free | both
kinds: ecommerce local
who: non-drinker, non-drinkers
often: 0.4 0.8 1.5
share: 8 13 20
costs: 42 52 62 = ingredients, filling, glass and freight
unless: sanitis*, hand gel, quit, rehab, bar staff, disinfect*

soft-drinks | both
kinds: ecommerce
who: drink buyer, drink buyers
often: 0.4 0.8 1.5
share: 8 14 20
costs: 48 58 68 = ingredients, filling, bottles, deposit and freight
unless: @animals, machine, dispenser, vending, powder for, bar

craft-beer | people
kinds: local ecommerce
who: beer drinker, beer drinkers
often: 0.6 1.2 2.5
share: 6 10 16
costs: 42 52 62 = malt, hops, duty, bottles and freight
unless: @software, glasses, kit, brewing equipment, equipment

mushroom-farm | both
kinds: ecommerce local
who: kitchen, kitchens
often: 2 4 8
share: 3 6 10
costs: 45 55 66 = spawn or seed, substrate, power and delivery
unless: at home, foraging, walks, leather, packaging, extract
`;
