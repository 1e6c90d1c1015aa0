/** From the neighbour's table to the village shop: what the figures need; the keys are those of `../venture.ts`. */
export const TABLE_YARD_AND_VILLAGE = `
home-cooked-meals | people
kinds: marketplace ecommerce services
who: eater without time to cook, eaters without time to cook
often: 2 5 10
share: 5 9 14
costs: 74 80 86 = the cook's share, the box and the way
start: 1500 5000 16000 = first version, kitchen checks, permits, thermo boxes
runs: 180 480 1400 = hosting, messages, liability insurance and accountant
hours: 0.08 0.2 0.5 per order
price: 9 14 22 per use = meal portion
unless: @animals, restaurant chain, canteen, meal kit, lessons

meat-and-fish-shares | people
kinds: ecommerce local
who: household that likes to cook, households that like to cook
often: 0.3 0.6 1
share: 6 10 14
costs: 66 73 80 = the animal or catch, cutting, ice and the cold van
start: 7000 24000 70000 = freezers, scales, cooled van, permits and shop
runs: 400 1200 3000 = cold store, van insurance, shop software, accountant
hours: 0.5 1.1 2.3 per order
price: 130 220 420 per use = mixed box
unless: dogs, cats, pets, stock market, shares in companies

jam-and-preserves | both
kinds: ecommerce local
who: breakfast eater, breakfast eaters
often: 0.3 0.6 1.2
share: 8 13 18
costs: 42 50 58 = fruit, sugar, jars, hours and the stall
start: 1200 4500 14000 = kettle, jars, labels, kitchen permit, stall kit
runs: 120 380 1100 = shared kitchen, liability insurance, shop, storage
hours: 0.1 0.2 0.4 per jar
price: 7 10 15 per use = jar
unless: traffic, traffic jam, paper jam, jam session, @lessons

small-distillery | both
kinds: ecommerce local
who: lover of good spirits, lovers of good spirits
often: 0.08 0.15 0.3
share: 5 9 13
costs: 48 57 66 = fruit or grain, tax, bottles and hours at the still
start: 80000 180000 450000 = still, tanks, licences, fire safety, first bottles
runs: 2500 5500 12000 = building rent, energy, insurance and barrel storage
hours: 0.25 0.55 1.1 per bottle
price: 36 48 75 per use = bottle
unless: @software, @lessons, still maker, water distiller

junk-removal | people
kinds: services marketplace local
who: household with a full cellar, households with a full cellar
often: once
share: 4 7 10
costs: 60 68 76 = carriers' hours, the van and tipping fees
start: 4000 16000 48000 = used box truck, tools, permit and website
runs: 500 1200 2800 = truck insurance, parking, phone and booking software
hours: 2.5 5 10 per load
price: 160 330 700 per once = truck load
unless: hair, tattoo, software, junk food

pest-control | both
kinds: services hardware ecommerce
who: household with visitors, households with visitors
often: once
share: 5 9 13
costs: 52 61 70 = the technician's hours, traps, sealing and the drive
start: 6000 18000 45000 = licence, used van, sprayers, traps, protective gear
runs: 500 1200 2800 = liability insurance, van, storage and software
hours: 1.5 3 6 per job
price: 150 270 550 per once = treatment
unless: remote, birth, children, spam, grain

christmas-trees | people
kinds: ecommerce local services
who: household that keeps Christmas, households that keep Christmas
often: 0.07 0.08 0.09
share: 14 20 28
costs: 52 61 70 = growing or making, drivers in December and storage
start: 2500 9000 28000 = netting machine, trailer, stands, shop, first deposit
runs: 150 400 1200 = yard rent, insurance, phone and shop software
hours: 0.5 1 1.8 per order
price: 75 120 190 per use = delivered tree
unless: recycl*, apple trees, fruit trees, family tree, stump

garden-bed-sharing | people
kinds: marketplace local nonprofit services
who: city gardener, city gardeners
often: once
share: 3 5 8
costs: 58 68 78 = the owner's share, tools, plants, feed and water
start: 500 2500 8000 = website, contracts, shared tools and signs
runs: 60 180 500 = hosting, liability insurance, shed and accountant
hours: 0.5 1.5 4 per place
price: 60 150 350 per year = garden bed
unless: mattress*, hotel, flatshare, beer

astrology-app | people
kinds: saas services marketplace
who: friend of the stars, friends of the stars
start: 1000 3000 8000 = chart engine licence, texts, artwork, app accounts
runs: 80 250 750 = hosting, chart data licence, accountant
hours: 0.02 0.03 0.1 per customer-month
price: 5 8 15 per month = subscriber
unless: planetarium, astronomy, telescope

wigs | people
kinds: ecommerce services local
who: person who loses hair, people who lose hair
often: once
share: 0.5 0.9 1.4
costs: 48 56 64 = hair, the knotter's or cutter's hours, fitting and returns
start: 5000 16000 48000 = sample wigs, styling tools, mirrors and website
runs: 300 1000 2800 = small studio, insurance, shop software, car
hours: 2 4 12 per order
price: 250 650 1800 per once = wig
unless: @animals, costume, carnival, theatre, judge, dolls

village-shop | both
kinds: local nonprofit ecommerce
who: villager, villagers
often: 4 7 12
share: 30 45 60
costs: 72 77 82 = goods, what goes off and card fees
start: 25000 65000 170000 = shelves, fridges, till, door system, first stock
runs: 1300 2900 6000 = rent, power, insurance, till software, accountant
hours: 0.05 0.1 0.2 per purchase
price: 7 15 35 per use = basket
unless: workshop, holiday village, olympic

hospital-visitors | both
kinds: nonprofit services
who: patient, patients
costs: 60 70 80 = the visitors' hours, training, the way and hygiene
start: 500 2500 8000 = charity registration, training, checks, badges, website
runs: 120 350 1200 = insurance, phone, office corner and accountant
hours: 0.3 0.7 1.5 per customer-month
price: 8 20 50 per month = supporter
unless: tourists, hospitality, website, vets
`;
