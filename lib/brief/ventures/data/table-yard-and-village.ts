/** From the neighbour's table to the village shop: what the figures need; the keys are those of `../venture.ts`. */
export const TABLE_YARD_AND_VILLAGE = `
home-cooked-meals | people
kinds: marketplace ecommerce services
who: eater without time to cook, eaters without time to cook
often: 2 5 10
share: 5 9 14
costs: 74 80 86 = the cook's share, the box and the way
unless: @animals, restaurant chain, canteen, meal kit, lessons

meat-and-fish-shares | people
kinds: ecommerce local
who: household that likes to cook, households that like to cook
often: 0.3 0.6 1
share: 6 10 14
costs: 66 73 80 = the animal or catch, cutting, ice and the cold van
unless: dogs, cats, pets, stock market, shares in companies

jam-and-preserves | both
kinds: ecommerce local
who: breakfast eater, breakfast eaters
often: 0.3 0.6 1.2
share: 8 13 18
costs: 42 50 58 = fruit, sugar, jars, hours and the stall
unless: traffic, traffic jam, paper jam, jam session, @lessons

small-distillery | both
kinds: ecommerce local
who: lover of good spirits, lovers of good spirits
often: 0.08 0.15 0.3
share: 5 9 13
costs: 48 57 66 = fruit or grain, tax, bottles and hours at the still
unless: @software, @lessons, still maker, water distiller

junk-removal | people
kinds: services marketplace local
who: household with a full cellar, households with a full cellar
often: once
share: 4 7 10
costs: 60 68 76 = carriers' hours, the van and tipping fees
unless: hair, tattoo, software, junk food

pest-control | both
kinds: services hardware ecommerce
who: household with visitors, households with visitors
often: once
share: 5 9 13
costs: 52 61 70 = the technician's hours, traps, sealing and the drive
unless: remote, birth, children, spam, grain

christmas-trees | people
kinds: ecommerce local services
who: household that keeps Christmas, households that keep Christmas
often: 0.07 0.08 0.09
share: 14 20 28
costs: 52 61 70 = growing or making, drivers in December and storage
unless: recycl*, apple trees, fruit trees, family tree, stump

garden-bed-sharing | people
kinds: marketplace local nonprofit services
who: city gardener, city gardeners
often: once
share: 3 5 8
costs: 58 68 78 = the owner's share, tools, plants, feed and water
unless: mattress*, hotel, flatshare, beer

astrology-app | people
kinds: saas services marketplace
who: friend of the stars, friends of the stars
unless: planetarium, astronomy, telescope

wigs | people
kinds: ecommerce services local
who: person who loses hair, people who lose hair
often: once
share: 0.5 0.9 1.4
costs: 48 56 64 = hair, the knotter's or cutter's hours, fitting and returns
unless: @animals, costume, carnival, theatre, judge, dolls

village-shop | both
kinds: local nonprofit ecommerce
who: villager, villagers
often: 4 7 12
share: 30 45 60
costs: 72 77 82 = goods, what goes off and card fees
unless: workshop, holiday village, olympic

hospital-visitors | both
kinds: nonprofit services
who: patient, patients
costs: 60 70 80 = the visitors' hours, training, the way and hygiene
unless: tourists, hospitality, website, vets
`;
