/** What is worn, carried, fitted or given away: what the figures need; the keys are those of `../venture.ts`. */
export const WORN_AND_CARRIED = `
socks-and-basics | people
kinds: ecommerce
who: basics buyer, basics buyers
often: 0.12 0.25 0.45
share: 14 20 30
costs: 42 50 60 = yarn and cloth, sewing, exchanges and postage
unless: @animals, @software, @lessons, wind sock, laundry service

activewear | people
kinds: ecommerce
who: sportswear buyer, sportswear buyers
often: 0.1 0.2 0.4
share: 12 18 26
costs: 44 52 62 = cloth, sewing, returns and postage
unless: @animals, @software, @lessons, @rental, fitness tracker, gym equipment

modest-and-plus-size-fashion | people
kinds: ecommerce local
who: fashion shopper, fashion shoppers
often: 0.15 0.3 0.5
share: 8 14 22
costs: 44 52 62 = cloth, sewing, returns and postage
unless: @animals, @software, @lessons, @rental, doll

hats-and-accessories | people
kinds: ecommerce local
who: accessory buyer, accessory buyers
often: 0.06 0.12 0.25
share: 10 16 24
costs: 40 48 58 = material, making, boxes and postage
unless: @animals, @software, @lessons, phone case, car, bicycle, helmet, hard hat

bags-and-backpacks | people
kinds: ecommerce local
who: bag buyer, bag buyers
often: 0.03 0.05 0.1
share: 14 20 30
costs: 42 52 62 = material, sewing, zips, returns and postage
unless: @software, @lessons, @rental, tea bag, bin bag, sleeping bag, bean bag, punch bag, paper bag

sneakers-resale | people
kinds: ecommerce marketplace local
who: sneaker buyer, sneaker buyers
often: 0.1 0.2 0.5
share: 5 9 14
costs: 64 72 80 = what the sellers get, checking, cleaning and postage
unless: @animals, @lessons, @rental, shoe factory, orthopaedic

phone-accessories | people
kinds: ecommerce local
who: phone owner, phone owners
often: 0.08 0.15 0.3
share: 30 45 60
costs: 48 56 66 = goods, packaging, returns and postage
unless: @animals, @lessons, screen repair, phone repair, call centre, refurbished phone

press-on-nails | people
kinds: ecommerce
who: nail customer, nail customers
often: 0.2 0.4 0.8
share: 6 10 15
costs: 38 46 56 = tips, paint, hours, boxes and postage
unless: @animals, @software, screws, hammer, nail salon

personalised-gifts | both
kinds: ecommerce
who: gift buyer, gift buyers
often: 0.08 0.15 0.3
share: 15 22 32
costs: 42 50 60 = blanks, printing or engraving, wrapping and postage
unless: @animals, @software, @lessons, song, voucher platform

eco-household | people
kinds: ecommerce
who: household, households
often: 0.3 0.5 1
share: 10 16 24
costs: 44 52 62 = raw materials, filling, packing and postage
unless: @animals, @software, @lessons, we clean, cleaning company, refill shop

home-fragrance | people
kinds: ecommerce local
who: home fragrance buyer, home fragrance buyers
often: 0.1 0.25 0.5
share: 10 16 24
costs: 38 46 56 = oils, glass, filling and postage
unless: @software, @lessons, perfume for, car wash, essential oil course

home-office-gear | both
kinds: ecommerce hardware
who: home worker, home workers
often: 0.04 0.08 0.15
share: 10 16 24
costs: 52 60 70 = goods, packaging, freight and returns
unless: @animals, @software, coworking, co working, office cleaning, virtual office

bike-and-car-accessories | people
kinds: ecommerce hardware
who: vehicle owner, vehicle owners
often: 0.05 0.1 0.2
share: 25 35 50
costs: 48 56 66 = goods, packaging, returns and postage
unless: @software, @lessons, @rental, car wash, charging station, workshop software

baby-gear | people
kinds: ecommerce services marketplace
who: parent, parents
often: 0.15 0.3 0.8
share: 2 3.5 5
costs: 46 56 66 = wear, cleaning, checking and delivery both ways
unless: @animals, @software, @lessons, babysit*, baby monitor, doll, baby clothes
`;
