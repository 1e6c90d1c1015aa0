/** Farewell, remembrance and faith: what the figures need; the keys are those of `../venture.ts`. */
export const FAITH_AND_FAREWELL = `
grave-care | people
kinds: services marketplace
who: family with a grave far away, families with a grave far away
often: 0.3 0.5 0.8
share: 4 8 13
costs: 50 60 70 = the pay of whoever goes there, flowers, candles and the way
unless: @animals, skin, gravel, software, road

funeral-planning | people
kinds: services marketplace
who: bereaved family, bereaved families
often: once
share: 0.7 1 1.3
costs: 58 66 75 = coffin, hearse, fees and people on the day
unless: @animals, wedding, software, town

celebrant | people
kinds: services marketplace
who: family with a ceremony ahead, families with a ceremony ahead
often: once
share: 1 1.8 3
costs: 52 62 72 = the speaker's hours, the way and rehearsal
unless: @lessons, concerts, birthday cake

urns-and-coffins | people
kinds: ecommerce
who: bereaved family, bereaved families
often: once
share: 0.7 1 1.3
costs: 36 46 56 = material, making, packing and the courier
unless: @animals, @rental, coffee, tea urns

memorial-pages | people
kinds: ecommerce saas
who: bereaved family, bereaved families
often: once
share: 0.7 1 1.3
costs: 22 32 42 = the plaque, engraving, postage and keeping the page
unless: @animals, computer memory, phone book

pet-farewell | people
kinds: services ecommerce
who: pet owner, pet owners
often: once
share: 2 3.5 5
costs: 42 52 62 = collection, the furnace, the urn and the hours
unless: farewell party, employees, colleague, funeral homes

prayer-app | people
kinds: saas
who: believer, believers
unless: rugs, beads, candles, mats, mantis

grief-support | people
kinds: services nonprofit saas
who: mourner, mourners
often: 1 2 4
share: 2 3.5 5
costs: 50 60 70 = the companion's hours and supervision
unless: @animals, knee, customer, it support

pilgrimage-travel | both
kinds: services marketplace
who: pilgrim, pilgrims
often: once
share: 1 2 4
costs: 76 82 88 = seats, beds, guides and insurance
unless: @animals, software, shoes, boots
`;
