/** Choirs, bands, theatre and evenings out: id | solution | target customer | how it earns, as founders write them. */
export const MUSIC_AND_STAGE_SAMPLES = `
choir-rehearsal-app | An app where the conductor uploads the score and every singer gets their own line to practise with, slower if they want. | Amateur choirs in the Netherlands with 20 to 80 members | €19 a month per choir.
choir-rehearsal-app | Singers hear their own part loud and the others quietly; we make the tracks for each choir from its sheet music. | Barbershop groups and church choirs in Ohio | $4 a month per singer.
costume-rental | A website where schools list their costumes by show and size and other schools rent them around the performance. | Drama teachers in secondary schools in Yorkshire | £180 per set, we keep 35 percent.
costume-rental | We keep the stage costumes of closed theatres in one warehouse and lend them to amateur theatre groups, cleaned and altered. | Amateur theatre societies in Bavaria | €14 per costume and week.
rehearsal-rooms | Eight soundproof rooms with drums and amplifiers, booked by the hour with a code for the door. | Amateur bands in Glasgow | £12 an hour.
rehearsal-rooms | An old bunker becomes rehearsal space that musicians share by the month, each band has one fixed evening. | Musicians and bands in Bremen | €85 a month per evening.
line-learning-app | The app reads the other roles aloud and waits while you say yours, so that you learn your lines on the train. | Amateur actors in England | £4 a month.
line-learning-app | Actors load up a script, record their scene partner's lines and get prompted when they stop. | Drama students and actors in New York | $6 a month.
piano-tuning | Trained tuners come to the house, the date is booked online and each piano gets a card with its history. | Owners of pianos in Vienna | €120 per tuning.
piano-tuning | A network of piano technicians: owners book a tuning by postcode and the technician sees the history of the instrument. | Families with a piano in Leeds | £75 per tuning, 15% is ours.
instrument-repair | A violin workshop that repairs and sets up string instruments and lends one in the meantime. | Pupils and amateur musicians in Cremona | €90 per repair.
instrument-repair | A workshop on wheels that visits music schools and mends saxophones, trumpets and flutes on the spot. | Music pupils and wind bands in Switzerland | CHF 85 per repair.
band-booking | A website on which couples book bands and DJs for their wedding, with live videos and fixed prices. | Couples in Ireland | 12% commission.
band-booking | We find the right live music for private parties and company dinners, from a jazz duo to a brass band. | Hosts of parties in Antwerp | €450 per evening plus 15%.
vinyl-records | A record shop owner chooses one album for you each month and sends it on vinyl with a note. | Music lovers in the US | $34 a month.
vinyl-records | A small record shop with a listening bar: second-hand LPs, good coffee and two turntables. | Record collectors in Lisbon | Average record €18.
custom-songs | Songwriters interview you for half an hour and write and record a song for the birthday of somebody you love. | People in Germany who look for a special gift | €189 per song.
custom-songs | Tell us your love story and a singer turns it into a song for the wedding dance. | Couples in Vermont | $390 per song.
community-cinema | A cinema in the village hall with one film every Friday and soup beforehand, run by members. | Villagers in mid Wales | £6 per ticket.
community-cinema | We bring an outdoor cinema on a trailer to squares and orchards, with headphones and blankets. | Families in small towns in Moravia | 150 CZK per ticket.
quiz-nights | We bring a quiz host, fresh questions and a sound system and make the emptiest evening of the week full. | Guests of pubs in Dublin | €4 per player.
quiz-nights | A trivia night with video rounds and a league between the bars of one town. | Quiz teams in Minneapolis | $5 per player.
`;
