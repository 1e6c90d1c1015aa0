/** Choirs, bands, theatre and evenings out: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const MUSIC_AND_STAGE = `
choir-rehearsal-app | both
cue: choir voice-part; choir score; choir part practise; choir part practice; @choir score; @choir practise; @choir practice; @choir rehears; @choir own-part; choir rehearsal app; singers part rehears; conductor uploads; conductor singer; conductor rehears; choral rehears; @singers rehears; @barbershop rehears; @choral practise; sheet-music choir; tenor line; alto part; chorister part; chorister score; chorister practise; chorister practice; chorister rehears; chorister voice; choral part; choral score; choral practise; choral practice; choral voice; chorus part; chorus score; chorus practise; chorus practice; chorus rehears; chorus voice; choir part; choir practise; choir practice; choir voice; choir track; choir line; singers part; singers score; singers practise; singers practice; singers voice; singers track; singers line; barbershop part; barbershop score; barbershop practise; barbershop practice; barbershop voice; barbershop track; barbershop line; chorus sheet-music; chorus recordings; chorus learn; chorus sing; chorus tracks; chorus conductor; chorus director; choir sheet-music; choir recordings; choir learn; choir sing; choir tracks; choir conductor; choir director; choirs sheet-music; choirs recordings; choirs learn; choirs sing; choirs tracks; choirs score; choirs conductor; choirs director
not: dues; attendance; venue; room; wedding; costume
kinds: saas
who: choir, choirs

costume-rental | both
cue: costume rent; costume rental; costume hire; costumes borrow; costumes lend; costume set; costumes school; costume musical; costume theatre; costumes theater; costume drama; costume wardrobe; stage costume; theatre props rent; props costumes; costume fund; wardrobe theatre; fancy-dress hire; fancy-dress rent; carnival costume; stage props; stage-wardrobes; wardrobes hire; wardrobes schools; wardrobes theatre; costume lend; costume borrow; costume school; costume stage; costume swap; costumes rent; costumes hire; costumes stage; costumes theatre; costumes drama; costumes musical; costumes swap; wardrobe rent; wardrobe hire; wardrobe lend; wardrobe borrow; wardrobe school; wardrobe stage; wardrobe drama; wardrobe musical; wardrobe swap; stage-costume; costumes theatres; costumes schools; costume theatres; costume schools
not: dirndl; wedding; swim; software; sewing-pattern
kinds: marketplace ecommerce local
who: theatre group, theatre groups
often: 0.08 0.17 0.3
costs: 42 54 66 = cleaning, mending, crates and both ways by courier

rehearsal-rooms | people
cue: rehearsal rooms; rehearsal studio; rehearsal space; rehears drums; rehears amps; rehears bands; @bands rooms; @band room; practice rooms musicians; practice rooms drums; band room; band rooms; soundproof room; soundproofed practise; music rooms hour; jam room; bands rooms; bands soundproof; bands rehears; bands amps; bands practise-room; band soundproof; band rehears; band amps; band practise-room; drummer rooms; drummer soundproof; drummer rehears; drummer amps; drummer practise-room; musicians rooms; musicians soundproof; musicians rehears; musicians amps; musicians practise-room; rehearsal-room; rehearsal-space; bands practise; bands loud; bands noise; bands drums; musicians practise; musicians loud; musicians noise; musicians drums; garage practise; garage soundproof; garage loud; garage noise; garage drums; cellar practise; cellar soundproof; cellar loud; cellar noise; cellar drums
not: software; dance; app-practise; choir-app; lockers
kinds: local
who: band, bands
often: 1.5 3 5
share: 0.3 0.6 1
costs: 12 20 30 = power, wear of drums and amps, and cleaning

line-learning-app | people
cue: learn lines; learn lines actor; actors lines; line-learning; lines script; script roles aloud; @actors script; @actors lines; reads roles aloud; cue lines; prompts actors; rehearse lines; @theatre lines; @theatre script; @drama lines; self-tape; audition partner; scene partner; memorise script; actor lines; actor script; actor learn; actor memor; actor audition; actors script; actors learn; actors memor; actors audition; actors learn-lines; actors rehearse; actors app; actors roles; lines learn-lines; lines rehearse; lines app; lines roles; script learn-lines; script rehearse; script app; script roles
not: costume; bus; assembly; manga
kinds: saas
who: amateur actor, amateur actors

piano-tuning | people
cue: piano-tun; pianos tuned; piano tuner; tuners pianos; tune pianos; piano technician; tuning piano; piano workshop; grand-piano; piano tune; piano tuned; piano tuning; pianos tune; pianos tuning; pianos tuner; pianos technician; pianos in-tune; pianos maintain; pianos service; pianos yearly; piano in-tune; piano maintain; piano service; piano yearly
not: teacher; guitar-lesson; app-learn; cars; engine
kinds: services local marketplace
who: piano owner, piano owners
often: 0.04 0.09 0.17
share: 1.5 3 5
costs: 52 62 72 = the tuner's hours, the drive, strings and felts

instrument-repair | people
cue: mends saxophones; mends trumpets; mends flutes; mends violins; mends instruments; repairs trumpets; violin repair; repair instruments; instrument repair; guitar repair; repairs guitars; luthier luthier; violin-maker; violin workshop; string-instruments repair; saxophone repair; woodwind repair; brass repair; instruments workshop; guitar workshop; accordion repair; bow rehair; violin mend; violin restor; violin luthier; guitar mend; guitar restor; guitar luthier; saxophone mend; saxophone restor; saxophone workshop; saxophone luthier; instruments repair; instruments mend; instruments restor; instruments luthier; trumpet repair; trumpet mend; trumpet restor; trumpet workshop; trumpet luthier; cello repair; cello mend; cello restor; cello workshop; cello luthier; flute repair; flute mend; flute restor; flute workshop; flute luthier; accordion mend; accordion restor; accordion workshop; accordion luthier; instruments repairs; instruments mended; violins repairs; violins repair; violins mended; violins workshop; guitars repairs; guitars repair; guitars mended; guitars workshop
not: rent; rental; lessons-online; piano; dental; medical; software; measuring; surgical
kinds: services local ecommerce
who: musician, musicians
often: 0.04 0.08 0.16
share: 2 4 6
costs: 48 58 70 = the maker's hours, strings, pads and wood

band-booking | both
cue: book bands; book band; bands djs; wedding bands; wedding band; live-music book; book musicians; musicians book; musicians weddings; musicians events; djs weddings; dj weddings; dj book; book djs; live-band; string-quartet weddings; singer ceremony; entertainers book; book entertainers; magician book; acts events; party band; live music weddings; live-music parties; live-music dinners; live-music part; jazz parties; brass parties; artists book events; band wedding; band book; band party; band parties; band event; band gig; bands wedding; bands book; bands party; bands parties; bands event; bands gig; musicians wedding; musicians party; musicians parties; musicians event; musicians gig; dj wedding; dj party; dj parties; dj event; dj gig; djs wedding; djs book; djs party; djs parties; djs event; djs gig; singer wedding; singer book; singer party; singer parties; singer event; singer gig; singers wedding; singers book; singers party; singers parties; singers event; singers gig; musicians hire; musicians couples; musicians live-videos; musicians festivities; singer hire; singer couples; singer live-videos; singer festivities; band hire; band couples; band live-videos; band festivities; dj hire; dj couples; dj live-videos; dj festivities; string-quartet hire; string-quartet couples; string-quartet live-videos; string-quartet festivities
not: room; rooms; rehears; teacher; lessons; ring; bracelet; school-dj; restaurant-book; rights; silver; gold; renew
kinds: marketplace services
who: host, hosts
often: once
share: 0.8 1.5 2.5
costs: 76 82 88 = the musicians' fee, the way and the sound

vinyl-records | people
cue: vinyl record; vinyl records; vinyl collect; vinyl month; vinyl club; vinyl shop; record-shop; record-store; records collectors; vinyl albums; lps collect; second-hand vinyl; used vinyl; vinyl listening; vinyl press; turntable; vinyl subscription; rare records; listening-bar; cassettes music; vinyl bar; vinyl album; vinyl lps; vinyl-record; lp second-hand; lp listening; lp crate; lp collectors; lp turntable; lps second-hand; lps listening; lps crate; lps collectors; lps turntable; vinyl second-hand; vinyl crate; vinyl collectors; vinyl turntable; records second-hand; records listening; records crate; records turntable
not: floor; flooring; health; medical; sticker; wrap; software; tile
kinds: ecommerce local marketplace
who: record collector, record collectors
often: 0.3 0.7 1.5
share: 1.5 3 5
costs: 54 64 74 = buying in, sleeves, packing and postage

custom-songs | people
cue: personal song; custom song; song birthday; songs birthday; song wedding gift; songwriters write; songwriter record; personalised song; personalized song; song gift; songs gift; write song; write songs; lullaby; song love-story; song personal; song personalised; song custom; song anniversary; song wedding; song written; song compose; songs personal; songs personalised; songs custom; songs anniversary; songs wedding; songs written; songs compose; lullaby baby; lullaby name; lullaby recorded; lullaby singer; lullaby lyrics; lullaby personal; lullabies baby; lullabies name; lullabies recorded; lullabies singer; lullabies lyrics; lullabies personal; ballad baby; ballad name; ballad recorded; ballad singer; ballad lyrics; ballad personal; song baby; song name; song recorded; song singer; song lyrics; songs baby; songs name; songs recorded; songs singer; songs lyrics
not: app-learn; teacher; choir; lessons; rights; streaming; training
kinds: services ecommerce
who: gift giver, gift givers
often: 0.04 0.08 0.15
share: 4 8 12
costs: 52 62 72 = the writer's and singer's hours and the recording

community-cinema | both
cue: community cinema; village cinema; cinema village; cinema hall; independent cinema; small-cinema; arthouse; art-house cinema; pop-up cinema; open-air cinema; outdoor cinema; cinema soup; film-club; film screening; films screen hall; mobile cinema; neighbourhood cinema; drive-in; cinema sofas; boutique cinema; cinema film; cinema community; cinema volunteers; cinema church; cinema town; cinema outdoor; cinema open-air; cinema members; cinema neighbourhood; movie-theatre village; movie-theatre community; movie-theatre volunteers; movie-theatre church; movie-theatre hall; movie-theatre town; movie-theatre outdoor; movie-theatre open-air; movie-theatre members; movie-theatre neighbourhood; film hall; film outdoor; film open-air; films hall; films outdoor; films open-air; screening village; screening community; screening volunteers; screening church; screening hall; screening town; screening outdoor; screening open-air; screening members; screening neighbourhood; cinema villagers; cinema pop-up; cinema square; cinema trailer; film-evenings villagers; film-evenings members; film-evenings soup; film-evenings pop-up; film-evenings square; film-evenings trailer
not: ads; software; subtitles-software; home-cinema; equipment-rent; projector-sale
kinds: local nonprofit
who: film lover, film lovers
often: 0.3 0.7 1.3
share: 6 11 17
costs: 44 54 64 = the film's share of each ticket, drinks and helpers

quiz-nights | both
cue: pub-quiz; quiz night; quiz-night; quiz host; quiz-nights; quiz pub; quiz pubs; quiz bars; quiz teams; trivia night; trivia bar; trivia host; trivia; bingo night; bingo evening; quiz questions sound; quizmaster; quiz bar; quiz league; quiz team; trivia bars; trivia pub; trivia pubs; trivia league; trivia team; trivia teams; trivia-night; quiz evenings; quiz weekly; trivia evenings; trivia weekly; bingo evenings; bingo weekly; bingo bars; bingo pub
not: school; exam; learn; study; flashcards; recruiting; rent
kinds: services local
who: quiz team, quiz teams
often: 0.5 1 2
share: 4 8 13
costs: 40 52 64 = the host's fee, questions, sound and prizes
`;
