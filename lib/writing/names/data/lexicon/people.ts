export const PEOPLE = `
nursing 180 care close at hand
? nurse* ward hospital clinical pflege* enfermer* midwi* caregiver-training
Night Round = the walk along the beds at two in the morning
Handover = the minutes in which one shift trusts the next
Bedside Manner = what no textbook teaches
Ward Ready = able to start on the ward on Monday
+Shiftmate = the colleague you want on your shift
Florence Hour = an hour named after the first modern nurse

health 180 health care that reaches people
? health patient* clinic* doctor* medic* diagnos* treatment symptom therap* hospital-visit arzt médico* gp
Good Hands = where every patient hopes to be
House Round = a doctor's walk from door to door
Steady Pulse = the first thing anybody checks
Second Opinion = what people ask for when it matters
+Chartlight = a light on the chart

rehab 165 getting back on your feet
? physio* rehab* surgery recover* orthop* mobility-training knee hip exercise-plan prosthe*
Stride = the length of a step when nothing hurts
Full Gait = walking as it was before
Up Again = the goal in two words
Range of Motion = how far a joint goes, and the measure of progress
+Gaitmate = a companion while the walk comes back
Small Steps = how a body learns to trust itself

dental 190 teeth in good hands
? dental dentist* tooth teeth orthodont* denture aligner crown implant zahn*
Eyetooth = what people would give for something they want
Good Bite = what a dental lab aims for
+Crownday = the day the crown is fitted
Milk Teeth = where care begins

eyes 210 seeing well
? glasses optician optic* eyesight spectacle* vision
+Lenslight = what makes it sharp
Far & Near = the two things eyes have to do

hearing 290 hearing every word
? hearing deaf hard-of-hearing audiolog* caption* tinnitus
Earshot = as far as a voice can be heard
Every Word = what nobody should have to miss
Undertone = what is said below the voice

sleep 260 a night's sleep
? sleep* insomnia mattress* bedtime pillow* snor* nap
Through the Night = what tired people want
Lights Out = the last thing said in a day
Dusk = the hour when eyes get heavy

mind 200 a mind at ease
? mental anxiety stress mindful* meditat* burnout depress* psycholog* wellbeing overwhelm*
Unknot = what happens to a mind that is heard
Long Exhale = the breath with which the body lets go
Better Morning = what a good evening leads to

elder 330 growing old among people
? elder* senior* older ageing aging dementia retire* grandparent* old-people carer
Porch Light = the light left on for somebody
Good Company = what an afternoon needs
Tea at Four = the visit to look forward to
+Visitday = the day of the week that has a name
Old Friends = the kind that needs no introduction

children 65 children and those who bring them up
? child* kid kids baby toddler family families parent* kindergarten daycare niño* enfant* kinder*
Hopscotch = the game that needs chalk and nothing else
+Marblebag = the bag in which a child keeps its treasures
Story Time = the minutes before the light goes out

kidsgoods 330 things that are outgrown
? outgrow* pram stroller children's-clothes children's-bike school-uniform
Hand Me Down = the oldest way to dress a child
+Mittenbox = the box for what still fits

birth 350 the first months of a family
? pregnan* birth newborn breastfeed* postpartum fertility diaper nappy infant
+Cradlemoon = the light at three
New Arrival = how a birth is announced

disability 235 getting there under one's own power
? disab* wheelchair accessib* blind impair* step-free
Handrail = what is there before it is needed
Level Way = a way without a step
+Railmark = a mark felt by the hand

fitness 15 a body that gets stronger
? fitness gym workout* athlete* personal-trainer exercise crossfit
Personal Best = the only rival that counts
Warm Up = what comes before everything
One More = the last repetition, and the one that counts
Chalk Up = what hands do before the bar

running 10 running far and well
? runn* marathon triathlon race pace swim* jog*
Last Lap = the one that tells
+Milemate = whoever runs the miles with you
Finish Line = what is always further than it looks

yoga 185 breath and balance
? yoga pilates breath stretch* massage spa wellness
Unfold = what a body does when it is given time
Slow Breath = the start of everything
+Matside = at the side of the mat
Morning Mat = the first half hour of a day

football 140 the game on Saturday
? football soccer rugby cricket hockey basketball league referee team-sport club-sport fans
Home End = the side of the ground where the loyal stand
Extra Time = what is given when it is not decided
+Pitchside = as near to the game as you can be
Kick Off = three in the afternoon

beauty 350 looking after oneself
? beauty cosmetic* skin* hair* salon makeup nail perfume barber peluquer* friseur*
+Petalhouse = a house that smells of flowers
Fresh Parting = what a good barber leaves

fashion 340 clothes that last
? fashion cloth* garment* wear shoe* jewel* tailor* dress* outfit wardrobe ropa moda mode
Basting = the loose stitches that come before the fitting
Selvedge = the edge of a cloth that does not fray
Made to Measure = cut for one person
+Hemline = the edge by which a year is known
Good Cloth = what a tailor feels before looking
+Cufflight = light at the cuff

weaving 25 cloth made by hand
? weav* woven textile* loom embroider* knit* crochet wool yarn tejid* tejer tejen tejedora* tejió textil* telar hilo tissag* tessut* spinning
Weft = the thread that crosses and makes cloth of a warp
Shuttle & Name = the tool that carries the thread, and who held it
Woven By = the two words every label should start with
+Threadname = a thread with a name at its end
+Weftmark = the mark a weaver leaves in the cloth
Backstrap = the loom that is tied around the weaver's waist

wedding 335 the day two people remember
? wedding* bride* bridegroom* ceremony engagement marry
First Dance = three minutes everybody films
Confetti Hour = the time between the church and the table
+Veilside = next to the veil, where the pictures are made
Golden Hour = the light photographers wait for

grief 290 saying goodbye well
? funeral* grief bereave* burial memorial obituar*
Evening Bell = the sound a village stops for
Remembered = what people hope to be
Quiet Room = the place to sit for a while

dating 345 people who find each other
? dating date relationship single* lonely loneliness friend* companionship
Second Date = the one that means something
Park Bench = where two strangers start to talk
+Sparkside = on the side of the spark
Plus One = what an invitation leaves open

refugees 30 arriving somewhere
? refugee* migrant* newcom* asylum integrat* immigrant* expat*
First Address = where a new life gets its letters
Landed = what people say when they have arrived
Open Door = the first thing a town can offer
+Bridgeway = the way across

charity 350 help that gets there
? charit* nonprofit non-profit donat* volunteer* grant ngo foundation
Many Hands = what makes light work
Good Turn = a favour done without a bill
Passed On = what help should be

racket 75 a game with somebody of your level
? tennis padel squash badminton racket* ping-pong court-time
Match Point = the one point that everything comes down to
Deuce = the score at which two players are equal
Good Rally = the exchange nobody wants to end
Second Serve = the one you can rely on
Baseline = where most points are won
*Rallye = rally, with the ease of a French ending
+Courtmate = whoever is on court with you
Even Match = two people of one level

diving 200 what lives under the surface
? div* reef* snorkel* coral underwater
Shoal = many fish that move as one
+Reefbook = a book in which a reef is kept
Logbook = where every dive is written down
Drift Dive = going where the current goes

pharmacy 170 medicine that is still good
? pharmac* vaccine* medicine* prescription* apothek* farmacia*
Green Cross = the sign a pharmacy is found by
Right Dose = what makes medicine of a substance
Vial = the small glass that everything depends on
*Dosely = in the right dose
+Vialwatch = a watch kept over small bottles
Night Bell = the bell by which a pharmacist is called

mediation 190 parting without a fight
? mediat* divorce* separat* custody family-court
Common Ground = what two people still share
*Accordly = by agreement
+Partfair = to part, and to be fair
Settled = agreed, and quiet again

safety 30 people who come home unhurt
? forklift* accident* near-miss* safety-training hazard* safety-manager* warehouse-training
Dry Run = the practice before it counts
Home Safe = how every shift should end
Second Nature = what practice turns into
`;
