/** What hobbies need: kits, wool, seeds, cards and tools: what the figures need; the keys are those of `../venture.ts`. */
export const HOBBY_GOODS = `
tool-kit-for-children | people
kinds: ecommerce hardware education
who: family with schoolchildren, families with schoolchildren
often: 0.04 0.08 0.2
share: 3 5 8
costs: 44 53 62 = wood, cutting, screws, packing and postage
start: 6000 18000 48000 = safety tests, tools, wood cutting, cases and shop
runs: 350 900 2200 = workshop corner, product insurance, shop software and storage
hours: 0.4 0.8 1.6 per box
price: 35 68 120 per use = box
unless: first aid, software tool, seo, adults, car, rental

grow-at-home-kit | people
kinds: ecommerce hardware
who: kitchen gardener, kitchen gardeners
often: 0.1 0.2 0.4
share: 5 9 14
costs: 42 52 62 = the living part, the box, losses and postage
start: 4000 12000 35000 = seeds, trays, printed boxes, trials and shop
runs: 250 650 1700 = storage, shop software, product insurance and accountant
hours: 0.2 0.4 0.8 per kit
price: 18 32 60 per use = kit
unless: @animals, hair, beard, restaurants, repair kit, farm

yarn-box | people
kinds: ecommerce local
who: knitter, knitters
often: 0.2 0.4 0.8
share: 3 5 8
costs: 46 55 64 = wool, dye, spinning, the pattern and postage
start: 3000 9000 26000 = dye pots, first yarn, patterns and web shop
runs: 200 550 1500 = studio, shop software, insurance and accountant
hours: 0.5 0.9 1.8 per box
price: 28 44 78 per use = box
unless: @lessons, machine, mill, sheep farm, story*, dogs

sewing-patterns | people
kinds: ecommerce education local
who: hobby sewer, hobby sewers
often: 0.1 0.25 0.5
share: 3 5 8
costs: 20 30 42 = grading, test sewers, printing and teachers' hours
start: 1500 5000 15000 = pattern software, test sewers, first prints and shop
runs: 120 350 1000 = pattern software, web shop and accountant
hours: 0.1 0.3 0.8 per order
price: 10 17 36 per use = pattern order
unless: @lessons, sewing school, @repair, machine repair, tile

puzzle-and-brick-library | people
kinds: ecommerce local
who: puzzler, puzzlers
often: 0.4 0.8 1.5
share: 3 5 8
costs: 42 52 62 = wear, lost pieces, counting, cleaning and postage
start: 4000 13000 38000 = first sets, shelves, scales, bags and website
runs: 250 700 1900 = store room, member software, insurance and accountant
hours: 0.35 0.6 1.2 per swap
price: 15 25 48 per use = swap
unless: construction, building site, clay, kiln, masonry, app

trading-cards | people
kinds: marketplace ecommerce saas local
who: collector, collectors
often: 0.5 1.2 3
share: 3 5 8
costs: 60 72 84 = buying in or the seller's share, checking and insured post
start: 4000 14000 45000 = first cards, magnifier camera, safe and website
runs: 300 850 2400 = insured storage, shop software, insurance and accountant
hours: 0.2 0.4 1 per card
price: 15 60 250 per use = deal
unless: stock trading, business card, credit card, greeting

film-lab | both
kinds: ecommerce local education
who: hobby photographer, hobby photographers
often: 0.3 0.7 1.5
share: 1.2 2.2 3.5
costs: 36 46 56 = chemistry, scanning hours, packing and postage
start: 10000 28000 75000 = film processor, scanner, sinks, chemistry and web shop
runs: 600 1600 3800 = lab rent, water, power, disposal and software
hours: 0.25 0.45 0.9 per order
price: 16 28 60 per use = order
unless: cling film, window film, blood, film school, movies

heirloom-seeds | people
kinds: ecommerce local nonprofit
who: hobby gardener, hobby gardeners
often: 0.1 0.17 0.3
share: 5 9 14
costs: 38 48 58 = growing, cleaning, germination tests, packets and postage
start: 3000 10000 30000 = seed stock, tools, drying racks, packets and shop
runs: 200 550 1500 = field lease, store room, licence and software
hours: 0.4 0.7 1.4 per order
price: 14 27 52 per use = order
unless: @animals, seed fund*, seed invest*, jewel*, watches

mystery-by-post | people
kinds: ecommerce media
who: crime fan, crime fans
often: 0.05 0.1 0.3
share: 3 5 8
costs: 40 48 58 = printing, props, packing and postage
start: 3000 9500 28000 = story, design, printing, props and web shop
runs: 180 500 1400 = store room, shop software and accountant
hours: 0.3 0.5 1.1 per box
price: 18 29 55 per use = box
unless: mystery shop*, lost post, fence post, escape room

leather-goods | people
kinds: ecommerce local
who: lover of good bags, lovers of good bags
often: 0.02 0.04 0.08
share: 5 8 12
costs: 42 51 60 = hides or cloth, buckles, hours at the bench and postage
start: 5000 15000 42000 = sewing machine, bench, tools, hides and shop
runs: 350 900 2200 = workshop rent, shop software, insurance and accountant
hours: 2 5 11 per piece
price: 55 170 450 per use = piece
unless: @lessons, sofa, car seat, steering, tannery, mushroom

knife-sharpening | both
kinds: services local
who: home cook, home cooks
often: 0.2 0.35 0.6
share: 5 9 13
costs: 42 52 62 = the grinder's minutes, stones, the box and postage
start: 2000 6500 20000 = wet grinder, stones, drop boxes and website
runs: 150 450 1200 = car, liability insurance, phone and software
hours: 0.5 0.9 1.8 per order
price: 24 46 95 per use = order
unless: ski, kitchen door, chefs, butchers, forged, we forge

left-handed-goods | people
kinds: ecommerce local
who: left-hander, left-handers
often: 0.08 0.15 0.3
share: 4 7 10
costs: 52 60 68 = buying in, packing, returns and postage
start: 5000 15000 42000 = first goods, shelves, photos and web shop
runs: 250 650 1700 = store room, shop software, insurance and accountant
hours: 0.2 0.4 0.8 per order
price: 22 46 95 per use = order
unless: driver, tattoo, cricket coach, @lessons, prosthe*

fishing-app | people
kinds: saas services ecommerce
who: angler, anglers
often: 0.5 1 2
share: 2 4 7
costs: 60 72 84 = the water owner's share and payment
start: 1200 5000 16000 = map and depth data, test trips and store accounts
runs: 180 550 1600 = hosting, map and weather data, software and accountant
hours: 0.02 0.04 0.15 per customer-month
price: 3 6 12 per month = angler
unless: phishing, fish farm, fishermen, trawler, boats, nets
`;
