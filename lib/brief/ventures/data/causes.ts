/** Causes and common good: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const CAUSES = `
food-rescue | both
cue: food bank; surplus food; rescue food; food waste charity; surplus distribut; food rescue; leftover food people; collect surplus; redistribut food; food pantry; food donat; community fridge; unsold food collect; excess food families; food-sharing; surplus meal charit; soup kitchen; food bank market; unsold food market; food bank wheels; unsold food people; unsold food volunteer; surplus supermarkets families; surplus food volunteer; volunteers collect food; food households need; unsold distribut; collect unsold families; unsold need; unsold bread need; surplus-food; food-bank
not: magic-bag; app-where-customers-buy; discount; snack; animal-feed; compost; kitchen-software; jam; sell-surplus; forecast; waste-tracking; dog; half-price; half-the; brew; cheaper
kinds: nonprofit local
who: household in need, households in need
often: 1 3 4
share: 6 10 16

youth-mentoring | both
cue: mentor young; mentoring young; mentor teenager; mentor pupil; mentors youth; mentoring programme school; mentor disadvantag; mentor student; mentoring child; big brother; volunteer mentor; mentor foster; mentor apprentic; role-model youth; mentoring youth; school-leaver mentor; mentoring program teen
not: startup; founder-mentor; executive; leadership; employee-mentoring; software; refugee; saas
kinds: nonprofit education
who: young person, young people
often: 2 3 4
share: 1 2 4

refugee-work | both
cue: refugee job; refugee work; refugee employ; refugee cook; refugee skill; refugee train; refugees support; refugees integrat; asylum seeker; migrants job; migrant women job; newcomers employ; displaced people; refugee mentor; refugee women; refugee sew; refugees catering; train refugees place; refugees trial; refugees workshop; refugees mechanic; refugee paid; refugees earn; help refugees work; refugees find work; refugees assistants
not: remittance; tent; shelter-build; border; software-for-government; water
kinds: nonprofit services education
who: refugee, refugees
often: once
share: 0.5 1.2 2.5

literacy | both
cue: adult literacy; literacy programme; literacy program; teach read adult; illitera; literacy class; literacy volunteer; literacy village; children read volunteer; reading volunteer; basic education village; read write adult; literacy women; functional literacy; mobile library; literacy course; adult never read; learn read adult; never learned read; evening class read; adult-literacy; literacy-class
not: financial-literacy; financial; digital-marketing; health-literacy; media; app-for-parents; phonics
kinds: nonprofit education
who: adult learner, adult learners
often: 3 4 8
share: 4 8 14

clean-water | both
cue: clean water; drinking water village; safe water; water kiosk; water filter famil; well village; water pump; drinking-water; water purif; water point; water sanitation; borehole; rainwater harvest school; water access communit; water filter school; chlorin water; water filter village; water village; filter village; install water filter; clean-water; safe-water; drinking-water
not: bottle; pool; window; aquarium; gym; car-wash; watering; bottled; boat
kinds: nonprofit hardware local
who: household, households
often: 20 30 45
share: 20 40 60
costs: 35 48 62 = the operator's pay, power and parts

repair-cafe | both
cue: repair cafe; repair café; repair event volunteer; repair workshop communit; fix together; repair volunteers; mending circle; communit repair; repair evening; learn to repair; people repair broken; fix broken neighbour; repair meet; volunteers fix; repair appliances volunteer; mend clothes communit
not: car; phone-shop; accordion; watch; shoe-repair; software; roof; bicycle-shop; home-service; warranty
kinds: nonprofit local
who: visitor, visitors
often: 0.1 0.2 0.4
share: 8 15 25

tool-library | both
cue: library of-things; tool library; library things member; borrow tools member; lending library; tools lending member; borrow instead of buy; library tools; equipment library; library borrow drill; library borrow tent; item library; borrow shelf things; members borrow; member things lend
not: software; book; books; neighbour; neighbours; contractor; construction; university; peer-to-peer; code-library; photo; music; toy; toys; costume
kinds: nonprofit local
who: member, members
often: 0.3 0.8 1.5
share: 8 15 25

community-garden | both
cue: community garden; communal garden; neighbourhood garden; urban garden; garden plot; allotment share; rooftop garden; roof garden neighbour; school garden; shared garden; garden together neighbour; raised bed neighbour; garden members; community farm; community orchard; city garden; community-garden; garden roof; communal-garden; garden neighbours; vegetables raised-bed
not: gardener; design; landscap; wedding; app; beer; restaurant; software; centre; sensor
kinds: nonprofit local
who: gardener, gardeners
share: 3 6 12

women-coding | both
cue: women coding; women code; girls coding; girls code; women tech train; women programming; women in tech; girls tech; coding school women; code women single-mother; women software train; girls robotics; women digital skill; women bootcamp; women learn program; girls programming
not: dating; fashion; menopaus; fitness; refuge-shelter; magazine; investor
kinds: nonprofit education
who: woman in training, women in training
often: once
share: 0.5 1.2 2.5
costs: 40 52 65 = teachers, laptops and childcare

volunteering | both
cue: volunteer platform; volunteering platform; volunteer match; volunteering app; volunteer opportunit; find volunteers; corporate volunteering; micro-volunteer; volunteering hour; match volunteers; skilled volunteer; volunteer portal; volunteer nonprofit connect; volunteering connect; volunteers charit
not: abroad-travel; fire-brigade-software; dog; mentor; meal; refugee; food; repair; animals; literacy; safety; phone; cleaning-compan; ride
kinds: nonprofit saas marketplace
who: volunteer, volunteers
often: 0.3 0.8 2
share: 12 20 30

donation | both
cue: donation platform; donate platform; donation app; giving platform; fundraising platform; fundraise communit; crowdfund cause; round up donat; donate purchase; recurring donat; donate transparent; charity app; donors see; micro-donat; giving circle; crowdfunding medical; donation box digital; donors project
not: blood; organ; clothes; food; donate-time; hair; equity; political; event-software; book
kinds: nonprofit fintech saas
who: donor, donors
often: 0.2 0.5 1
share: 15 25 38

animal-rescue | both
cue: animal rescue; rescue animal; rescue dog; stray dog; stray cat; street dog; rescue cat; neuter stray; animal sanctuar; foster dog; foster cat; sanctuary horse; foster home stray; foster animal; rescue donkey; abandoned animal; injured wild animal; run shelter animal; stray-dog; stray-cat; rescue-dog; animal-rescue; rescue stray
not: grooming; dog-food; insurance; walkers; software; toy; hotel; boarding; training-school; matching; café; cafe; cremation
kinds: nonprofit marketplace
who: adopter, adopters
often: once
share: 3 6 10
costs: 60 75 90 = vet, food and transport

energy-coop | both
cue: energy co-op; energy cooperative; community energy; community solar; solar cooperative; energy community; energy share citizen; citizens solar; solar share member; citizen energy; balcony solar; shared solar; neighbours solar; solar roof member; wind citizen; tenant solar; invest local renewable; villagers solar; citizens own solar; jointly own solar; solar-cooperative; community-energy; energy-cooperative; cooperative solar
not: panel-cleaning; installer-software; charging; drone; forecasting-software; utility-software; pump; cold-room; cooking; battery-recycl
kinds: nonprofit fintech local
who: member, members
often: once
share: 6 12 20

inclusive-cafe | both
cue: social enterprise cafe; social enterprise café; cafe disab; café disab; employ people disab; employs people disab; inclusive cafe; inclusive café; inclusive workshop; people down-syndrome; down-syndrome; deaf cafe; deaf café; blind guide restaurant; sheltered workshop; bakery disab; autis employ; social enterprise employ; people disab work; former-prisoner work; homeless employ; ex-offenders employ; learning-disabilit cafe; deaf barista; baristas disab; cafe down; café deaf; cafe deaf; run by-people disab; people-with disab
not: software; accessib; wheelchair-app; care-home; travel; school; clothing-for; recruiting-platform; app; seizure
kinds: nonprofit local
who: guest, guests
often: 1 2 4
share: 10 18 28
costs: 28 34 42 = coffee, food and packaging
`;
