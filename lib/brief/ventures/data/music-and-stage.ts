/** Choirs, bands, theatre and evenings out: what the figures need; the keys are those of `../venture.ts`. */
export const MUSIC_AND_STAGE = `
choir-rehearsal-app | both
kinds: saas
who: choir, choirs
unless: robes, tour, wedding, actors, concert tickets, gowns
needs: @screen

costume-rental | both
kinds: marketplace ecommerce local
who: theatre group, theatre groups
often: 0.08 0.17 0.3
costs: 42 54 66 = cleaning, mending, crates and both ways by courier
unless: @animals, we make, wash, iron*, cleaning, swim costume

rehearsal-rooms | people
kinds: local
who: band, bands
often: 1.5 3 5
share: 0.3 0.6 1
costs: 12 20 30 = power, wear of drums and amps, and cleaning
unless: meeting rooms, offices, wedding, hotel, speech, escape

line-learning-app | people
kinds: saas
who: amateur actor, amateur actors
unless: production line, fishing, clothes, pipe, choir, pupils, light cue, lights, lighting, dimmer
needs: lines, script, actor*, scene, play, theatre, speech*, stage, singer

piano-tuning | people
kinds: services local marketplace
who: piano owner, piano owners
often: 0.04 0.09 0.17
share: 1.5 3 5
costs: 52 62 72 = the tuner's hours, the drive, strings and felts
unless: @software, move, moving, moves, carry, transport, chip
needs: tun*, voicing, restor*, pitch

instrument-repair | people
kinds: services local ecommerce
who: musician, musicians
often: 0.04 0.08 0.16
share: 2 4 6
costs: 48 58 70 = the maker's hours, strings, pads and wood
unless: surgical, medical, @lessons, laboratory, measuring

band-booking | both
kinds: marketplace services
who: host, hosts
often: once
share: 0.8 1.5 2.5
costs: 76 82 88 = the musicians' fee, the way and the sound
unless: music room, rehears*, drums and, broadband, rubber

vinyl-records | people
kinds: ecommerce local marketplace
who: record collector, record collectors
often: 0.3 0.7 1.5
share: 1.5 3 5
costs: 54 64 74 = buying in, sleeves, packing and postage
unless: flooring, gloves, medical record*, stickers, siding

custom-songs | people
kinds: services ecommerce
who: gift giver, gift givers
often: 0.04 0.08 0.15
share: 4 8 12
costs: 52 62 72 = the writer's and singer's hours and the recording
unless: customs, elevator, choir app, one song in an hour

community-cinema | both
kinds: local nonprofit
who: film lover, film lovers
often: 0.3 0.7 1.3
share: 6 11 17
costs: 44 54 64 = the film's share of each ticket, drinks and helpers
unless: projector rental, home cinema, actors, film crew

quiz-nights | both
kinds: services local
who: quiz team, quiz teams
often: 0.5 1 2
share: 4 8 13
costs: 40 52 64 = the host's fee, questions, sound and prizes
unless: personality, school test, medical, theory test, exam
`;
