/** Farewell, remembrance and faith: what the figures need; the keys are those of `../venture.ts`. */
export const FAITH_AND_FAREWELL = `
grave-care | people
kinds: services marketplace
who: family with a grave far away, families with a grave far away
often: 0.3 0.5 0.8
share: 4 8 13
costs: 50 60 70 = the pay of whoever goes there, flowers, candles and the way
start: 400 1500 4500 = stone cleaning kit, tools, website, cemetery permits
runs: 80 220 550 = car, liability insurance, website and phone
hours: 0.8 1.3 2.2 per visit
price: 45 75 130 per use = visit
unless: @animals, skin, gravel, software, road

funeral-planning | people
kinds: services marketplace
who: bereaved family, bereaved families
often: once
share: 0.7 1 1.3
costs: 58 66 75 = coffin, hearse, fees and people on the day
start: 1500 6000 25000 = licence, website, contracts, urn samples and training
runs: 250 700 2000 = liability insurance, licence, phone line and car
hours: 10 20 35 per funeral
price: 1200 3000 6000 per once = funeral
unless: @animals, wedding, software, town

celebrant | people
kinds: services marketplace
who: family with a ceremony ahead, families with a ceremony ahead
often: once
share: 1 1.8 3
costs: 52 62 72 = the speaker's hours, the way and rehearsal
start: 400 1500 4500 = training, portable sound system, website, photographs
runs: 60 170 450 = liability insurance, car, website and phone
hours: 9 14 24 per ceremony
price: 450 800 1500 per once = ceremony
unless: @lessons, concerts, birthday cake

urns-and-coffins | people
kinds: ecommerce
who: bereaved family, bereaved families
often: once
share: 0.7 1 1.3
costs: 36 46 56 = material, making, packing and the courier
start: 2500 9000 28000 = lathe, timber, finishing tools, photographs and shop
runs: 250 650 1600 = workshop rent, power, insurance and web shop
hours: 1.5 3 6 per piece
price: 130 240 420 per once = urn
unless: @animals, @rental, coffee, tea urns

memorial-pages | people
kinds: ecommerce saas
who: bereaved family, bereaved families
often: once
share: 0.7 1 1.3
costs: 22 32 42 = the plaque, engraving, postage and keeping the page
start: 1500 5000 15000 = page builder, engraver, sample plaques, design, shop
runs: 80 220 600 = hosting, web shop, storage and accountant
hours: 0.4 0.8 1.6 per page
price: 79 129 220 per once = page with plaque
unless: @animals, computer memory, phone book

pet-farewell | people
kinds: services ecommerce
who: pet owner, pet owners
often: once
share: 2 3.5 5
costs: 42 52 62 = collection, the furnace, the urn and the hours
start: 15000 50000 140000 = cremation furnace, used van, cooling, permits and urns
runs: 900 2200 5000 = unit rent, van, insurance, permits and phone
hours: 2.5 4 6.5 per farewell
price: 190 320 550 per once = cremation
unless: farewell party, employees, colleague, funeral homes

prayer-app | people
kinds: saas
who: believer, believers
start: 1000 4000 11000 = recorded prayers, texts, design and app stores
runs: 100 280 750 = hosting, audio delivery, app stores and accountant
hours: 0.02 0.03 0.07 per customer-month
price: 4 6 10 per month = user
unless: rugs, beads, candles, mats, mantis

grief-support | people
kinds: services nonprofit saas
who: mourner, mourners
often: 1 2 4
share: 2 3.5 5
costs: 50 60 70 = the companion's hours and supervision
start: 500 2200 7000 = training, website, handbooks, video set-up and registration
runs: 120 350 900 = room, liability insurance, supervision and video software
hours: 0.3 0.5 1 per place
price: 25 40 70 per use = evening
unless: @animals, knee, customer, it support

pilgrimage-travel | both
kinds: services marketplace
who: pilgrim, pilgrims
often: once
share: 1 2 4
costs: 76 82 88 = seats, beds, guides and insurance
start: 4000 14000 45000 = seller licence, bond, scouting trip, hotel deposits
runs: 350 900 2400 = bond, liability insurance, booking software and office
hours: 4 7 13 per traveller
price: 1500 2900 5200 per once = traveller
unless: @animals, software, shoes, boots
`;
