/** Studios, classes and places to play: what the figures need; the keys are those of `../venture.ts`. */
export const STUDIOS_AND_PLAY = `
pottery-studio | people
kinds: local education
who: hobby potter, hobby potters
often: 1 2 4
share: 2 3.5 5
costs: 42 52 62 = the teacher's hours, clay, glaze and firing
unless: @software, by post, glaze shop, tableware for
needs: studio, potter*, ceramic*, wheel*

craft-workshops | people
kinds: local education marketplace
who: person with busy hands, people with busy hands
often: 0.08 0.2 0.4
share: 4 7 11
costs: 52 62 72 = the craftsman's day, material and the room
unless: @software, car workshop, bike workshop, kits by post

paint-and-sip | people
kinds: local education
who: group of friends, groups of friends
often: 0.1 0.25 0.6
share: 4 7 11
costs: 46 56 66 = the teacher, canvas, paint, wine and the room
unless: house paint*, car paint*, face paint*, paint shop

cooking-classes | people
kinds: local education services
who: hobby cook, hobby cooks
often: 0.06 0.15 0.3
share: 4 7 11
costs: 52 62 72 = the cook, food, wine and washing up
unless: @software, fresh pasta, market stall, sell, food truck

martial-arts-school | people
kinds: local education
who: family or beginner, families and beginners
share: 3 5 8
costs: 46 56 66 = the trainers, the hall, mats and insurance
unless: @animals, @software, gloves, uniforms, fight night

chess-school | people
kinds: education saas local services
who: chess player, chess players
share: 1.5 3 5
costs: 48 58 68 = the trainers' hours, boards and prizes
unless: board from, carved, carved from, chess boards, cafe

baby-classes | people
kinds: local education
who: parent with a small child, parents with a small child
often: 2 3 4
share: 1.5 2.5 3.5
costs: 46 56 66 = the leader's hours, the room and instruments
unless: @software, online course, swimming pool, sleep, prams

senior-fitness | people
kinds: local services education saas
who: older person, older people
often: 3 4 8
share: 7 11 15
costs: 46 56 66 = the trainer's hours, the hall and insurance
unless: @animals, @software, equipment, wearable, supplements

cat-cafe | people
kinds: local
who: cat lover, cat lovers
often: 0.1 0.25 0.5
share: 8 13 18
costs: 32 42 52 = coffee and cake, feed, litter and vets
unless: by post, cat food, cat furniture, cat litter, dogs

indoor-playground | people
kinds: local
who: family with small children, families with small children
often: 0.4 0.8 1.6
share: 5 8 11
costs: 24 32 40 = helpers, cleaning, wear and coffee
unless: @animals, @software, inspect*, build playground*, rent

padel-club | people
kinds: local
who: hobby player, hobby players
often: 1 2 4
share: 4 7 11
costs: 14 22 30 = power, balls, cleaning and wear
unless: @software, booking system, court construction

gaming-lounge | people
kinds: local ecommerce
who: gamer, gamers
often: 0.5 1.2 3
share: 4 7 10
costs: 20 28 36 = power, licences, wear and drinks
unless: indie, our game, game studio, controllers, accessories
`;
