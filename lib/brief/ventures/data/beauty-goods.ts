/** What people put on their skin, and what belongs in the bathroom: what the figures need; the keys are those of `../venture.ts`. */
export const BEAUTY_GOODS = `
natural-soap | people
kinds: ecommerce
who: skin-care buyer, skin-care buyers
often: 0.2 0.35 0.6
share: 8 14 20
costs: 28 36 46 = ingredients, jars, filling and postage
unless: @lessons, @software, dispenser, mould, machine, dogs

sensitive-skin | people
kinds: ecommerce
who: person with sensitive skin, people with sensitive skin
often: 0.4 0.7 1.2
share: 5 8 12
costs: 30 38 48 = ingredients, tubes, filling, tests and postage
unless: @animals, @lessons, @software, leather, nickel, tattoo

hair-care | people
kinds: ecommerce
who: shampoo buyer, shampoo buyers
often: 0.25 0.4 0.7
share: 8 14 22
costs: 28 36 46 = ingredients, bottles, filling and postage
unless: @animals, @software, @lessons, flea, salon software

make-up | people
kinds: ecommerce
who: make-up wearer, make-up wearers
often: 0.25 0.4 0.7
share: 12 18 26
costs: 26 34 44 = filling, cases, cartons, samples and postage
unless: wedding, bridal, come to, make up time, make up work

sunscreen | people
kinds: ecommerce
who: sunscreen user, sunscreen users
often: 0.1 0.2 0.4
share: 15 24 34
costs: 30 38 48 = filters, bottles, filling, tests and postage
unless: car, awning, blinds, window, shade sail, parasol

perfume | people
kinds: ecommerce local
who: perfume wearer, perfume wearers
often: 0.06 0.12 0.25
share: 10 16 24
costs: 24 32 42 = oils, alcohol, bottles, samples and postage
unless: @animals, car, room scent, hotel lobby, cleaning

period-care | people
kinds: ecommerce
who: woman, women
often: 0.3 0.6 1
share: 10 16 22
costs: 42 50 60 = material, sewing or production, packing and postage
unless: @animals, period furniture, period house, period drama

supplements | people
kinds: ecommerce
who: supplement user, supplement users
often: 0.6 0.9 1
share: 8 14 22
costs: 24 32 42 = capsules, filling, tests and postage
unless: @animals, chickens, feed, software, magazine, soil

candles | people
kinds: ecommerce
who: candle lover, candle lovers
often: 0.12 0.25 0.5
share: 12 18 26
costs: 34 42 52 = wax, wick, scent, glass, carton and postage
unless: machine, mould, @lessons, led, spark plug, trading, pet owner, mourn*, griev*, funeral, memorial

deodorant | people
kinds: ecommerce
who: household, households
often: 0.3 0.5 0.8
share: 8 14 22
costs: 32 40 50 = ingredients, cases, filling and postage
unless: @animals, shoe, shoes, car, room, refrigerator, cat

cloth-nappies | people
kinds: ecommerce services
who: parent, parents
share: 0.8 1.5 2.5
costs: 46 56 66 = cloth, washing, driving and packing
unless: @animals, adult, incontinence, napkins, restaurant

shaving | people
kinds: ecommerce
who: shaver, shavers
often: 0.2 0.3 0.5
share: 10 16 24
costs: 34 42 52 = handles, blades, filling and postage
unless: @animals, @software, shearing, ice, parmesan, cow*
`;
