/** Choirs, bands, theatre and evenings out: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const MUSIC_AND_STAGE = `
choir-rehearsal-app | both
cue: choir voice-part; choir score; choir part practise; choir part practice; @choir score; @choir practise; @choir practice; @choir rehears; @choir own-part; choir rehearsal app; singers part rehears; conductor uploads; conductor singer; conductor rehears; choral rehears; @singers rehears; @barbershop rehears; @choral practise; sheet-music choir; tenor line; alto part
not: dues; attendance; venue; room; wedding; costume
kinds: saas
who: choir, choirs

costume-rental | both
cue: costume rent; costume rental; costume hire; costumes borrow; costumes lend; costume set; costumes school; costume musical; costume theatre; costumes theater; costume drama; costume wardrobe; stage costume; theatre props rent; props costumes; costume fund; wardrobe theatre; fancy-dress hire; fancy-dress rent; carnival costume; stage props; stage-wardrobes; wardrobes hire; wardrobes schools; wardrobes theatre
not: dirndl; wedding; swim; software; sewing-pattern
kinds: marketplace ecommerce local
who: theatre group, theatre groups
often: 0.08 0.17 0.3
costs: 42 54 66 = cleaning, mending, crates and both ways by courier

rehearsal-rooms | people
cue: rehearsal rooms; rehearsal studio; rehearsal space; rehears drums; rehears amps; rehears bands; @bands rooms; @band room; practice rooms musicians; practice rooms drums; band room; band rooms; soundproof room; soundproofed practise; music rooms hour; jam room
not: software; dance; app-practise; choir-app; lockers
kinds: local
who: band, bands
often: 1.5 3 5
share: 0.3 0.6 1
costs: 12 20 30 = power, wear of drums and amps, and cleaning

line-learning-app | people
cue: learn lines; learn lines actor; actors lines; line-learning; lines script; script roles aloud; @actors script; @actors lines; reads roles aloud; cue lines; prompts actors; rehearse lines; @theatre lines; @theatre script; @drama lines; self-tape; audition partner; scene partner; memorise script
not: costume; bus; assembly; manga
kinds: saas
who: amateur actor, amateur actors

piano-tuning | people
cue: piano-tun; pianos tuned; piano tuner; tuners pianos; tune pianos; piano technician; tuning piano; piano workshop; grand-piano
not: teacher; guitar-lesson; app-learn; cars; engine
kinds: services local marketplace
who: piano owner, piano owners
often: 0.04 0.09 0.17
share: 1.5 3 5
costs: 52 62 72 = the tuner's hours, the drive, strings and felts

instrument-repair | people
cue: mends saxophones; mends trumpets; mends flutes; mends violins; mends instruments; repairs trumpets; violin repair; repair instruments; instrument repair; guitar repair; repairs guitars; luthier luthier; violin-maker; violin workshop; string-instruments repair; saxophone repair; woodwind repair; brass repair; instruments workshop; guitar workshop; accordion repair; bow rehair
not: rent; rental; lessons-online; piano; dental; medical; software; measuring; surgical
kinds: services local ecommerce
who: musician, musicians
often: 0.04 0.08 0.16
share: 2 4 6
costs: 48 58 70 = the maker's hours, strings, pads and wood

band-booking | both
cue: book bands; book band; bands djs; wedding bands; wedding band; live-music book; book musicians; musicians book; musicians weddings; musicians events; djs weddings; dj weddings; dj book; book djs; live-band; string-quartet weddings; singer ceremony; entertainers book; book entertainers; magician book; acts events; party band; live music weddings; live-music parties; live-music dinners; live-music part; jazz parties; brass parties; artists book events
not: room; rooms; rehears; teacher; lessons; ring; bracelet; school-dj; restaurant-book; rights
kinds: marketplace services
who: host, hosts
often: once
share: 0.8 1.5 2.5
costs: 76 82 88 = the musicians' fee, the way and the sound

vinyl-records | people
cue: vinyl record; vinyl records; vinyl collect; vinyl month; vinyl club; vinyl shop; record-shop; record-store; records collectors; vinyl albums; lps collect; second-hand vinyl; used vinyl; vinyl listening; vinyl press; turntable; vinyl subscription; rare records; listening-bar; cassettes music; vinyl bar
not: floor; flooring; health; medical; sticker; wrap; software; tile
kinds: ecommerce local marketplace
who: record collector, record collectors
often: 0.3 0.7 1.5
share: 1.5 3 5
costs: 54 64 74 = buying in, sleeves, packing and postage

custom-songs | people
cue: personal song; custom song; song birthday; songs birthday; song wedding gift; songwriters write; songwriter record; personalised song; personalized song; song gift; songs gift; write song; write songs; lullaby; song love-story
not: app-learn; teacher; choir; lessons; rights; streaming; training
kinds: services ecommerce
who: gift giver, gift givers
often: 0.04 0.08 0.15
share: 4 8 12
costs: 52 62 72 = the writer's and singer's hours and the recording

community-cinema | both
cue: community cinema; village cinema; cinema village; cinema hall; independent cinema; small-cinema; arthouse; art-house cinema; pop-up cinema; open-air cinema; outdoor cinema; cinema soup; film evenings; film-club; film screening; films screen hall; mobile cinema; neighbourhood cinema; drive-in; cinema sofas; boutique cinema; film night; cinema film
not: ads; software; subtitles-software; home-cinema; equipment-rent; projector-sale
kinds: local nonprofit
who: film lover, film lovers
often: 0.3 0.7 1.3
share: 6 11 17
costs: 44 54 64 = the film's share of each ticket, drinks and helpers

quiz-nights | both
cue: pub-quiz; quiz night; quiz-night; quiz host; quiz-nights; quiz pub; quiz pubs; quiz bars; quiz teams; trivia night; trivia bar; trivia host; trivia; bingo night; bingo evening; quiz questions sound; quizmaster
not: school; exam; learn; study; flashcards; recruiting; rent
kinds: services local
who: quiz team, quiz teams
often: 0.5 1 2
share: 4 8 13
costs: 40 52 64 = the host's fee, questions, sound and prizes
`;
