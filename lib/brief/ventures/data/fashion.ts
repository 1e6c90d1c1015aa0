/** What people wear: what the figures need; the keys are those of `../venture.ts`. */
export const FASHION = `
clothing-brand | people
kinds: ecommerce
who: clothes buyer, clothes buyers
often: 0.1 0.2 0.4
share: 12 18 26
costs: 42 50 60 = cloth, sewing, returns and postage
unless: @animals, @software, @lessons, @rental, alteration

kids-clothes | people
kinds: ecommerce marketplace
who: parent, parents
often: 0.25 0.5 1
share: 7 10 14
costs: 48 58 68 = clothes, checking, washing and postage both ways
unless: @animals, @software, @lessons, dolls, uniform, adults

dress-rental | people
kinds: ecommerce local
who: wedding guest, wedding guests
often: 0.08 0.17 0.35
share: 8 12 18
costs: 36 44 54 = cleaning, mending, wear and postage both ways
unless: dress code, salad, wound, costume, theatre, flat, men

second-hand-clothes | people
kinds: marketplace ecommerce local
who: second-hand shopper, second-hand shoppers
often: 0.2 0.4 0.8
share: 12 18 26
costs: 52 62 72 = what the sellers get, checking, photographs and postage
unless: @software, donate clothes, recycling plant, furniture

upcycled-bags | people
kinds: ecommerce
who: bag buyer, bag buyers
often: 0.02 0.04 0.08
share: 12 18 26
costs: 40 50 60 = material, cutting, sewing, zips and postage
unless: tea bags, sleeping bags, bin bags, punch bag, luggage

shoe-brand | people
kinds: ecommerce
who: shoe buyer, shoe buyers
often: 0.04 0.08 0.15
share: 12 18 26
costs: 46 55 65 = making, boxes, returns and postage
unless: @animals, @repair, @rental, brake, orthopaedic, polish

sewing-machine-repair | both
kinds: services local
often: 0.12 0.25 0.5
share: 2 4 8
costs: 45 55 66 = the mechanic's pay, parts and the way there
unless: @software, @lessons, @rental, learn to sew, sewing school, alterations, hem, hems

shoe-repair | people
kinds: local services marketplace
who: shoe owner, shoe owners
often: 0.05 0.1 0.2
share: 14 20 30
costs: 46 55 66 = the craftsman's hours, soles and post both ways
unless: @animals, @software, @lessons, bags, brake, tyre

jewellery | people
kinds: ecommerce local
who: jewellery buyer, jewellery buyers
often: 0.03 0.06 0.12
share: 12 18 26
costs: 38 46 56 = metal, stones, hours, hallmark and insured post
unless: @animals, @lessons, @repair, @rental, tools, display

eyewear | people
kinds: ecommerce local
who: glasses wearer, glasses wearers
often: 0.03 0.05 0.08
share: 30 40 50
costs: 38 46 56 = lenses, frames, fitting and returns
unless: @animals, @repair, wine, drinking, beer, window, drink

swimwear | people
kinds: ecommerce
who: swimwear buyer, swimwear buyers
often: 0.08 0.17 0.3
share: 12 18 26
costs: 40 48 58 = cloth, sewing, returns and postage
unless: @animals, pool, lessons, lifeguard, dryer, @rental

workwear | firms
kinds: ecommerce services
who: employer, employers
often: 1 3 8
costs: 52 60 70 = clothes, printing, exchange and freight
unless: @animals, @software, laundry, offices furniture, dolls

tailoring | people
kinds: services marketplace local
who: tailor's customer, tailor's customers
often: 0.05 0.1 0.2
share: 8 12 18
costs: 54 62 72 = cloth, the tailor's hours and corrections
unless: @animals, @software, tailor made trip, travel, @rental

knitwear | people
kinds: ecommerce
who: knitwear lover, knitwear lovers
often: 0.05 0.1 0.2
share: 8 12 18
costs: 48 57 68 = yarn, knitting hours and postage
unless: @lessons, @repair, knitting machine, tight knit, dogs

printed-shirts | both
kinds: ecommerce
who: fan, fans
often: 0.08 0.17 0.35
share: 8 13 20
costs: 55 64 74 = the shirt, printing, returns and postage
unless: machine, workwear, signs, banners, 3d, leaflets, menu

baby-wear | people
kinds: ecommerce
who: expectant mother, expectant mothers
often: 0.1 0.2 0.4
share: 0.8 1.5 2.5
costs: 42 50 60 = cloth, buckles, sewing, returns and postage
unless: @animals, dolls, @lessons, @repair, monitor, food

underwear | people
kinds: ecommerce
who: underwear buyer, underwear buyers
often: 0.12 0.25 0.45
share: 14 22 32
costs: 38 46 56 = cloth, sewing, returns and postage
unless: @animals, thermal insulation, machine, swim, cleaning
`;
