/** Things for the home, for reading and for playing: what the figures need; the keys are those of `../venture.ts`. */
export const HOME_GOODS = `
furniture-maker | people
kinds: ecommerce local
who: furniture buyer, furniture buyers
often: 0.01 0.02 0.04
share: 10 15 22
costs: 56 64 72 = wood, workshop hours, packing and delivery
unless: @repair, @rental, @lessons, @software, second hand, 3d

used-furniture | people
kinds: marketplace ecommerce local
who: used-furniture buyer, used-furniture buyers
often: 0.03 0.06 0.12
share: 10 15 22
costs: 54 62 72 = buying in, mending, storage and two-man delivery
unless: made to measure, @lessons, @software, assembly, polish

house-plants | people
kinds: ecommerce local
who: plant lover, plant lovers
often: 0.12 0.25 0.5
share: 10 16 24
costs: 48 56 66 = plants, pots, packing, losses and delivery
unless: @rental, power plant, factory, vegetable, outdoor, tea

flowers | people
kinds: ecommerce local
who: flower buyer, flower buyers
often: 0.3 0.6 1.2
share: 10 15 22
costs: 48 56 66 = flowers, binding, waste and delivery
unless: seeds, @lessons, flour, edible, bees, hemp, tattoo

kitchen-tools | people
kinds: ecommerce hardware
who: home cook, home cooks
often: 0.02 0.05 0.1
share: 14 20 28
costs: 40 48 58 = making, packing, returns and postage
unless: @repair, @rental, @lessons, app, software, dolls

toys | people
kinds: ecommerce hardware
who: parent, parents
often: 0.1 0.2 0.4
share: 8 12 18
costs: 42 50 60 = making, tests, packing and postage
unless: @rental, @repair, lend*, dogs, cats, dog, sex, borrow

toy-rental | people
kinds: ecommerce local marketplace
who: family, families
often: 0.3 0.7 1
share: 4 7 10
costs: 44 54 64 = wear, cleaning, missing parts and delivery both ways
unless: @animals, tool, costume, we sell, video game, carved

board-game | people
kinds: ecommerce hardware
who: player, players
often: 0.03 0.06 0.12
share: 10 15 22
costs: 40 48 58 = printing, boxes, freight, storage and postage
unless: @rental, circuit, surf, chess lessons, cafe, café

books | people
kinds: ecommerce local
who: reader, readers
often: 0.3 0.6 1.2
share: 12 18 26
costs: 58 66 74 = books, sorting and postage
unless: @lessons, bookkeep*, books accounts, audit, bookings

stationery | people
kinds: ecommerce
who: notebook user, notebook users
often: 0.08 0.16 0.3
share: 10 15 22
costs: 38 46 56 = paper, printing, binding and postage
unless: stationary, bike, exercise bike, school furniture, app

art-prints | people
kinds: marketplace ecommerce
who: art buyer, art buyers
often: 0.03 0.06 0.12
share: 6 10 16
costs: 52 62 72 = what the artists get, printing, framing and insured post
unless: 3d print*, fingerprint, nail art, martial, t shirt

ceramics | people
kinds: ecommerce local
who: tableware buyer, tableware buyers
often: 0.03 0.06 0.12
share: 8 12 18
costs: 44 52 62 = clay, glaze, firing, hours, breakage and postage
unless: dental, brake, @lessons, machine, knives, insulators

bedding | people
kinds: ecommerce
who: sleeper, sleepers
often: 0.02 0.04 0.08
share: 16 24 32
costs: 44 52 62 = material, sewing, returns and freight
unless: dogs, horse, cattle, cow, garden, hotel laundry, hay

gift-boxes | both
kinds: ecommerce
who: gift giver, gift givers
often: 0.1 0.2 0.4
share: 14 20 28
costs: 48 56 66 = contents, printing, box, hand-packing and postage
unless: @software, machine, printing, packaging for, lunch

gear-rental | people
kinds: local ecommerce marketplace
who: weekend camper, weekend campers
often: 0.05 0.1 0.25
share: 8 13 20
costs: 34 44 54 = wear, cleaning, repairs, losses and delivery
unless: excavator, scaffold, software, wedding, theatre

instrument-rental | people
kinds: services ecommerce local
who: family with a young musician, families with a young musician
share: 2 4 6
costs: 40 50 60 = wear, strings, repairs, insurance and delivery
unless: surgical, measuring, laboratory, survey*, sell
`;
