/** Money, people, rooms and things that firms take from others: what the figures need; the keys are those of `../venture.ts`. */
export const FIRM_PARTNERS = `
invoice-financing | firms
kinds: fintech marketplace services
who: small supplier, small suppliers
often: 1 3 8
costs: 30 42 58 = the money behind it, losses and the check of buyers
unless: mortgage, cars, students

credit-scoring | both
kinds: usage saas fintech
who: lender, lenders
often: 60 60 60
unless: football, music, film, sports

group-buying | firms
kinds: saas marketplace services
who: practice, practices
often: 1 2.5 5
unless: travel, tickets, pets, tours

whistleblower-channel | both
kinds: saas services
who: company, companies

vr-training | firms
kinds: hardware saas services
who: safety officer, safety officers
unless: @animals, games, therapy, phobia*

frontline-training | firms
kinds: saas education
who: chain, chains
unless: @animals, war, soldiers, fitness

freelancer-marketplace | firms
kinds: marketplace services
who: company, companies
often: 0.1 0.25 0.6
unless: dating, pets, cleaners, babysitters

influencer-matching | firms
kinds: marketplace saas services
who: small brand, small brands
often: 0.5 1.5 4
unless: dating, influenza, paint, jobs

interpreter-service | firms
kinds: services marketplace saas usage
who: clinic, clinics
often: 4 12 30
costs: 55 65 75 = the interpreter's fee
unless: @animals, printed, manuals, code

popup-space | firms
kinds: marketplace services
who: young brand, young brands
often: 0.05 0.15 0.4
unless: tents, pop up books, trampolines

office-plants | firms
kinds: services ecommerce
who: office, offices
costs: 45 55 65 = the gardener's round, replacement plants and pots
unless: factory, weddings, wedding, events

art-rental | firms
kinds: services saas marketplace
who: practice, practices
costs: 38 48 60 = the artists' share, transport, hanging and insurance
unless: tools, nail art, transport, musicians

unstaffed-shop | both
kinds: local hardware services
who: village household, village households
often: 4 8 14
share: 15 30 50
costs: 68 75 82 = goods, losses and spoilt food
unless: snack machine, workshop, car wash

exoskeleton | firms
kinds: hardware saas
who: warehouse, warehouses
unless: runners, children, insects, hikers
`;
