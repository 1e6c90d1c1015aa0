/** Choirs, bands, theatre and evenings out: what the figures need; the keys are those of `../venture.ts`. */
export const MUSIC_AND_STAGE = `
choir-rehearsal-app | both
kinds: saas
who: choir, choirs
start: 1500 4500 14000 = first version, score reader, voice recordings and rights
runs: 120 350 900 = servers, sheet rights, app stores and accountant
hours: 0.1 0.25 0.5 per customer-month
price: 9 19 39 per month = choir
unless: robes, tour, wedding, actors, concert tickets, gowns
needs: @screen

costume-rental | both
kinds: marketplace ecommerce local
who: theatre group, theatre groups
often: 0.08 0.17 0.3
costs: 42 54 66 = cleaning, mending, crates and both ways by courier
start: 3500 11000 38000 = first wardrobe, racks, photos, crates and website
runs: 350 950 2400 = storage rent, insurance, booking system and accountant
hours: 1 2 4 per order
price: 60 130 350 per use = costume set
unless: @animals, we make, wash, iron*, cleaning, swim costume

rehearsal-rooms | people
kinds: local
who: band, bands
often: 1.5 3 5
share: 0.3 0.6 1
costs: 12 20 30 = power, wear of drums and amps, and cleaning
start: 30000 80000 220000 = sound insulation, drums, amps, microphones and locks
runs: 2200 4500 9000 = rent, insurance, booking software and door system
hours: 0.2 0.35 0.6 per booking
price: 40 60 100 per use = three-hour rehearsal
unless: meeting rooms, offices, wedding, hotel, speech, escape

line-learning-app | people
kinds: saas
who: amateur actor, amateur actors
start: 1000 3000 9500 = first version, voices and script reader
runs: 100 300 800 = servers, voice model and app stores
hours: 0.02 0.03 0.07 per customer-month
price: 4 7 12 per month = actor
unless: production line, fishing, clothes, pipe, choir, pupils, light cue, lights, lighting, dimmer
needs: lines, script, actor*, scene, play, theatre, speech*, stage, singer

piano-tuning | people
kinds: services local marketplace
who: piano owner, piano owners
often: 0.04 0.09 0.17
share: 1.5 3 5
costs: 52 62 72 = the tuner's hours, the drive, strings and felts
start: 2000 5500 15000 = tuning tools, training, strings, felts and website
runs: 150 380 850 = car, liability insurance, tuning software and diary
hours: 2 2.8 4 per visit
price: 120 170 260 per use = tuning
unless: @software, move, moving, moves, carry, transport, chip
needs: tun*, voicing, restor*, pitch

instrument-repair | people
kinds: services local ecommerce
who: musician, musicians
often: 0.04 0.08 0.16
share: 2 4 6
costs: 48 58 70 = the maker's hours, strings, pads and wood
start: 4500 13000 38000 = workbench, special tools, leak lights, first parts
runs: 350 900 2200 = workshop rent, insurance, power and phone
hours: 1.5 2.8 6 per repair
price: 90 190 420 per use = repair
unless: surgical, medical, @lessons, laboratory, measuring

band-booking | both
kinds: marketplace services
who: host, hosts
often: once
share: 0.8 1.5 2.5
costs: 76 82 88 = the musicians' fee, the way and the sound
start: 2000 6500 20000 = booking site, contracts, live videos and designer
runs: 150 480 1200 = servers, e-signature, insurance and support
hours: 1.5 3 6 per booking
price: 800 1800 4000 per once = band booking
unless: music room, rehears*, drums and, broadband, rubber

vinyl-records | people
kinds: ecommerce local marketplace
who: record collector, record collectors
often: 0.3 0.7 1.5
share: 1.5 3 5
costs: 54 64 74 = buying in, sleeves, packing and postage
start: 6000 18000 55000 = first record stock, cleaner, shelves and shop
runs: 350 1400 3800 = shop rent or storage, insurance and web shop
hours: 0.25 0.4 0.7 per order
price: 22 36 65 per use = record order
unless: flooring, gloves, medical record*, stickers, siding

custom-songs | people
kinds: services ecommerce
who: gift giver, gift givers
often: 0.04 0.08 0.15
share: 4 8 12
costs: 52 62 72 = the writer's and singer's hours and the recording
start: 1500 4500 14000 = microphone, interface, instruments, sample songs and website
runs: 100 300 750 = recording software, storage, web shop and accountant
hours: 3.5 6 11 per song
price: 140 220 420 per use = song
unless: customs, elevator, choir app, one song in an hour

community-cinema | both
kinds: local nonprofit
who: film lover, film lovers
often: 0.3 0.7 1.3
share: 6 11 17
costs: 44 54 64 = the film's share of each ticket, drinks and helpers
start: 12000 38000 120000 = projector, screen, sound, seats and licence
runs: 600 1600 4000 = hall rent, power, film licence base and insurance
hours: 0.12 0.22 0.4 per ticket
price: 7 11 15 per use = ticket
unless: projector rental, home cinema, actors, film crew

quiz-nights | both
kinds: services local
who: quiz team, quiz teams
often: 0.5 1 2
share: 4 8 13
costs: 40 52 64 = the host's fee, questions, sound and prizes
start: 600 2000 6500 = sound system, screen, quiz software and website
runs: 60 180 480 = quiz software, insurance, car and music licence
hours: 4 6 9 per night
price: 120 180 300 per use = quiz night
unless: personality, school test, medical, theory test, exam
`;
