/** Money, health and safety of people, mostly on a phone: what the figures need; the keys are those of `../venture.ts`. */
export const HELP_ON_THE_PHONE = `
saving-app | both
kinds: fintech saas
who: saver, savers
share: 2 5 9
unless: energy, water, fuel, life saving

credit-building | people
kinds: fintech saas
who: newcomer to credit, newcomers to credit
share: 1 3 6
unless: carbon, houses, body building

debt-relief | people
kinds: fintech services saas
who: borrower, borrowers
share: 2 5 9
unless: back pain, tax advisers, map, pain

property-shares | people
kinds: fintech marketplace
who: small investor, small investors
often: 0.2 0.5 1.5
share: 0.5 1.2 2.5
unless: lost property, garden, car, tenants

symptom-checker | people
kinds: saas usage
who: adult with a complaint, adults with a complaint
share: 8 16 28
unless: @animals, cars, plants, spell, engine

skin-check | people
kinds: usage saas
who: adult with moles, adults with moles
often: 0.1 0.3 0.8
share: 4 8 14
unless: @animals, leather, phone, passport

vr-therapy | both
kinds: hardware services saas
who: person with a phobia, people with a phobia
share: 1 2.5 5
unless: training, welding, factories

speech-therapy-app | people
kinds: saas services
who: parent of a child in speech therapy, parents of children in speech therapy
share: 1 2 4
unless: @animals, wedding, politicians

dementia-app | people
kinds: saas hardware
who: family of somebody with dementia, families of somebody with dementia
share: 1 2 4
unless: @animals, puzzles by post, gardens

migraine-app | people
kinds: saas
who: person with migraine, people with migraine
share: 4 8 12
unless: migrants, mattress, grain, lamps

home-tests | people
kinds: ecommerce saas
who: adult who wants to know, adults who want to know
often: 0.08 0.15 0.3
share: 2 5 9
costs: 48 58 68 = kit, laboratory, postage and the doctor's reading
unless: home work, water, soil, mould, cars

blind-help | people
kinds: saas hardware
who: blind person, blind people
share: 0.3 0.6 1
unless: @animals, blinds, curtains, windows

scam-protection | people
kinds: saas
who: family with older parents, families with older parents
share: 3 7 12
unless: scan, sun, camera, banks, companies

consumer-claims | people
kinds: services usage
who: traveller, travellers
often: 0.03 0.06 0.12
share: 4 9 15
unless: mining, insurers, factories, patents

remote-patient-monitoring | firms
kinds: saas hardware services
who: clinic, clinics
unless: @animals, patience, machines, mines

patient-transport | firms
kinds: saas marketplace services
who: hospital, hospitals
often: 20 40 60
unless: @animals, piano, children to school
`;
