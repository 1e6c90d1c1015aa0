/** Old age, and what a family keeps: what the figures need; the keys are those of `../venture.ts`. */
export const MEMORY_AND_OLD_AGE = `
tech-help-for-older | people
kinds: services nonprofit saas
who: older person, older people
often: 0.2 0.4 0.8
share: 7 11 15
costs: 62 70 78 = the helper's hour and the way
unless: clinics, classic cars, old tractors

homeshare | people
kinds: services nonprofit marketplace
who: older person with a spare room, older people with a spare room
often: once
share: 1 2 3
costs: 55 65 75 = the hours of matching, visits and mediation
unless: shares, timeshare, holiday, office

home-adaptation | people
kinds: services local
who: family with an ageing parent, families with an ageing parent
often: once
share: 4 7 10
costs: 62 70 78 = fitters' hours, rails, tiles and waste
unless: film, electricity, house swap, shops

incontinence-products | people
kinds: ecommerce hardware
who: person with a weak bladder, people with a weak bladder
often: 0.6 0.9 1
share: 5 8 11
costs: 52 61 70 = the goods, plain packing and postage
unless: @animals, nappies for babies, pipes

adaptive-clothing | people
kinds: ecommerce
who: person whom buttons defeat, people whom buttons defeat
often: 0.08 0.17 0.3
share: 2 3.5 5
costs: 46 54 62 = cloth, sewing, fastenings, returns and postage
unless: @animals, babies, cyclists

dementia-activities | people
kinds: ecommerce saas services
who: family with dementia, families with dementia
often: 0.1 0.25 0.5
share: 2.5 4 6
costs: 44 53 62 = print, music rights, making and postage
unless: @animals, children, office, software

family-newspaper | people
kinds: media ecommerce saas
who: family with grandparents far away, families with grandparents far away
share: 7 11 15
costs: 42 50 58 = printing, envelope and postage
unless: recycl*, companies, town, delivery boy

family-history | people
kinds: services saas
who: family researcher, family researchers
often: once
share: 2 4 7
costs: 56 66 76 = the researcher's hours, copies and the way to archives
unless: @animals, car history, medical, houses

tape-digitising | people
kinds: services ecommerce
who: family with old films, families with old films
often: once
share: 6 10 14
costs: 50 60 70 = the hours at the machines, spare parts, data sticks and post
unless: adhesive, measuring, sticky, red tape

photo-books | people
kinds: ecommerce saas services
who: parent with thousands of pictures, parents with thousands of pictures
often: 0.08 0.12 0.2
share: 6 10 14
costs: 45 54 63 = printing, the hours of choosing and postage
unless: bookkeeping, booth, exhibition

family-cookbook | people
kinds: services ecommerce
who: grown-up child, grown-up children
often: once
share: 4 7 10
costs: 52 61 70 = the visit, testing, photographs, layout and printing
unless: restaurant, restaurants, software

speech-writing | people
kinds: services saas
who: nervous speaker, nervous speakers
often: once
share: 2.5 4 6
costs: 48 58 68 = the writer's hours and one rehearsal
unless: speech therap*, voice, stutter*
`;
