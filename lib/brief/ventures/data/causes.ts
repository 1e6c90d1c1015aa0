/** Causes and common good: what the figures need; the keys are those of `../venture.ts`. */
export const CAUSES = `
food-rescue | both
kinds: nonprofit local
who: household in need, households in need
often: 1 3 4
share: 6 10 16
unless: @animals, mountain, sea, app for shops

youth-mentoring | both
kinds: nonprofit education
who: young person, young people
often: 2 3 4
share: 1 2 4
unless: managers, founders, hostel, executives

refugee-work | both
kinds: nonprofit services education
who: refugee, refugees
often: once
share: 0.5 1.2 2.5
unless: @animals, swim*, bats, wild*, tents

literacy | both
kinds: nonprofit education
who: adult learner, adult learners
often: 3 4 8
share: 4 8 14
unless: financial, digital, computer, data

clean-water | both
kinds: nonprofit hardware local
who: household, households
often: 20 30 45
share: 20 40 60
costs: 35 48 62 = the operator's pay, power and parts
unless: windows, swimming pool, pools, dishes

repair-cafe | both
kinds: nonprofit local
who: visitor, visitors
often: 0.1 0.2 0.4
share: 8 15 25
unless: coffee machines, furniture café, car

tool-library | both
kinds: nonprofit local
who: member, members
often: 0.3 0.8 1.5
share: 8 15 25
unless: children's books, ai tools, seo, books

community-garden | both
kinds: nonprofit local
who: gardener, gardeners
share: 3 6 12
unless: kindergarten, online community, robots

women-coding | both
kinds: nonprofit education
who: woman in training, women in training
often: once
share: 0.5 1.2 2.5
costs: 40 52 65 = teachers, laptops and childcare
unless: medical coding, clothes, dress, men

volunteering | both
kinds: nonprofit saas marketplace
who: volunteer, volunteers
often: 0.3 0.8 2
share: 12 20 30
unless: holidays abroad, medical trials

donation | both
kinds: nonprofit fintech saas
who: donor, donors
often: 0.2 0.5 1
share: 15 25 38
unless: blood, organ, eggs, sperm, hair, egg

animal-rescue | both
kinds: nonprofit marketplace
who: adopter, adopters
often: once
share: 3 6 10
costs: 60 75 90 = vet, food and transport
unless: cattle, toys, breeder, sea rescue, car

energy-coop | both
kinds: nonprofit fintech local
who: member, members
often: once
share: 6 12 20
unless: drink, drinks, hen, housing, grocery

inclusive-cafe | both
kinds: nonprofit local
who: guest, guests
often: 1 2 4
share: 10 18 28
costs: 28 34 42 = coffee, food and packaging
unless: all inclusive, machine, internet
`;
