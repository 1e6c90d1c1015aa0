/** What hobbies need: kits, wool, seeds, cards and tools: what the figures need; the keys are those of `../venture.ts`. */
export const HOBBY_GOODS = `
tool-kit-for-children | people
kinds: ecommerce hardware education
who: family with schoolchildren, families with schoolchildren
often: 0.4 0.7 1
share: 3 5 8
costs: 44 53 62 = wood, cutting, screws, packing and postage
unless: first aid, software tool, seo, adults, car, rental

grow-at-home-kit | people
kinds: ecommerce hardware
who: kitchen gardener, kitchen gardeners
often: 0.1 0.2 0.4
share: 5 9 14
costs: 42 52 62 = the living part, the box, losses and postage
unless: @animals, hair, beard, restaurants, repair kit, farm

yarn-box | people
kinds: ecommerce local
who: knitter, knitters
often: 0.2 0.4 0.8
share: 3 5 8
costs: 46 55 64 = wool, dye, spinning, the pattern and postage
unless: @lessons, machine, mill, sheep farm, story*, dogs

sewing-patterns | people
kinds: ecommerce education local
who: hobby sewer, hobby sewers
often: 0.15 0.3 0.6
share: 3 5 8
costs: 20 30 42 = grading, test sewers, printing and teachers' hours
unless: @lessons, sewing school, @repair, machine repair, tile

puzzle-and-brick-library | people
kinds: ecommerce local
who: puzzler, puzzlers
often: 0.4 0.8 1.5
share: 3 5 8
costs: 42 52 62 = wear, lost pieces, counting, cleaning and postage
unless: construction, building site, clay, kiln, masonry, app

trading-cards | people
kinds: marketplace ecommerce saas local
who: collector, collectors
often: 0.5 1.2 3
share: 3 5 8
costs: 60 72 84 = buying in or the seller's share, checking and insured post
unless: stock trading, business card, credit card, greeting

film-lab | both
kinds: ecommerce local education
who: hobby photographer, hobby photographers
often: 0.3 0.7 1.5
share: 1.2 2.2 3.5
costs: 36 46 56 = chemistry, scanning hours, packing and postage
unless: cling film, window film, blood, film school, movies

heirloom-seeds | people
kinds: ecommerce local nonprofit
who: hobby gardener, hobby gardeners
often: 0.1 0.17 0.3
share: 5 9 14
costs: 38 48 58 = growing, cleaning, germination tests, packets and postage
unless: @animals, seed fund*, seed invest*, jewel*, watches

mystery-by-post | people
kinds: ecommerce media
who: crime fan, crime fans
often: 0.3 0.6 1
share: 3 5 8
costs: 40 48 58 = printing, props, packing and postage
unless: mystery shop*, lost post, fence post, escape room

leather-goods | people
kinds: ecommerce local
who: lover of good bags, lovers of good bags
often: 0.02 0.04 0.08
share: 5 8 12
costs: 42 51 60 = hides or cloth, buckles, hours at the bench and postage
unless: @lessons, sofa, car seat, steering, tannery, mushroom

knife-sharpening | both
kinds: services local
who: home cook, home cooks
often: 0.2 0.35 0.6
share: 5 9 13
costs: 42 52 62 = the grinder's minutes, stones, the box and postage
unless: ski, kitchen door, chefs, butchers, forged, we forge

left-handed-goods | people
kinds: ecommerce local
who: left-hander, left-handers
often: 0.08 0.15 0.3
share: 4 7 10
costs: 52 60 68 = buying in, packing, returns and postage
unless: driver, tattoo, cricket coach, @lessons, prosthe*

fishing-app | people
kinds: saas services ecommerce
who: angler, anglers
often: 0.5 1 2
share: 2 4 7
costs: 60 72 84 = the water owner's share and payment
unless: phishing, fish farm, fishermen, trawler, boats, nets
`;
