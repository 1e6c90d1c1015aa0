/** Trades that few people found a business in, with names of every kind; written as in nature.ts. */
export const SELDOM_FIELDS = `
grave-care grave-clean* clean-the-grave graves grave headstone* tombstone* cemetery
Evergrave = green all the year
Kept Name = a name somebody still reads
+Stonelight = a candle beside the stone
Fresh for Sunday = how one wants to find it
Candle & Stone = what stands there in November
All Saints = the day on which everybody comes
Seen To = what one wants to hear from far away
Saudade = Portuguese for missing somebody far away
By the Wall = where the family lies
+Homestone = the stone that stands at home
! Cared for while you are away
! The place you would tend yourself
! Fresh flowers, and a photograph to show it

lift-maintenance lift-inspection* lift-technician* elevator* lift lifts escalator*
Shaft & Stop = where it runs and where it halts
Next Stop = what every lift is due for
+Liftlog = what was done, and when
Machine Room = where the paper used to lie
Counterweight = what keeps the cabin in balance
+Doorclose = the last test of a visit
Plumb Line = what a shaft is measured by
All Floors = what has to be reached again
Overrun = the room above the top floor
+Cabinbook = the record of each lift
! Every check where it belongs
! Found when the inspector asks
! Each lift, each visit, on record

choir choirs singers choral conductor*
Four Parts = soprano, alto, tenor and bass
Tenor Line = the one that is always short
+Singalone = your part, practised alone
Bar by Bar = how one learns it
+Partwise = knowing your own line
Tutti = Italian for everybody at once
From the Top = what every conductor says
In Tune = where it should end
A Cappella = Italian for singing without instruments
Second Alto = the part nobody hears at home
! Your part, before Tuesday
! Come to rehearsal knowing it
! The others softly, yourself loud

costume* wardrobe*
Whole Cast = dressed from the first to the last
+Hemline = what is let down for the next one
Dress Rehearsal = when it has to fit
Trunk & Thread = what it travels in and what holds it
Third Act = what a costume seldom gets
Wardrobe Call = when everybody tries on
Costumier = who dresses a whole cast
+Castwear = for everybody on the stage
Curtain Up = by then it hangs in order
Baule = Italian for a trunk
! The whole show, in one crate
! Worn three nights, and not yet tired
! From one school stage to the next

handwriting old-letters family-letters diaries kurrent
In Her Hand = as she wrote it
+Inkread = what stands there, read
Dear All = how such letters begin
Loop & Line = what the old letters are made of
Box in the Attic = where they were found
+Pagekin = family, page by page
Legible = what it was not before
Scrittura = Italian for handwriting
Page Two = where the story turns
Yours Ever = how they end
! Read what she wrote
! Two readers for every page
! From the attic to the shelf

meadow* wildflower* wild-bees
Long Grass = what is left standing
Cut in August = once, and late enough
Seed & Scythe = what a meadow begins and ends with
+Meadowmark = where the lawn ends
Field Scabious = a flower that wild bees need
Prato = Italian for a meadow
Unmown = what makes the difference
+Cornerfield = unused ground in flower
Poppy Side = where the car park ends
Count the Bees = what is done every summer
! Unused ground, in flower
! Less lawn, more life
! Counted every summer

speak-in-front public-speaking speech speeches stage-fright
Sixty Chairs = the last audience of the course
Steady Voice = what one takes home
+Speakwell = what is learnt
First Sentence = the hardest one
Deep Breath = before the first word
Say It Standing = as it will have to be said
Podio = Italian for a platform
+Voicecraft = the voice, learnt like a craft
Stand & Speak = all there is to it
Knees Steady = how one knows that it worked
! From three listeners to sixty
! Said out loud, in front of people
! Six evenings, and one stage

ducks duck snails slugs
Duck Shift = three weeks in your garden
+Slugless = what the beds are afterwards
Beak & Bed = what eats and where
Night Patrol = when slugs are out
Waddle = how the help arrives
+Beakwork = work done by beaks
Anatra = Italian for a duck
Save the Salad = what it is all about
Three Week Guests = how long they stay
Quack & Go = they come, eat and leave
! They eat the slugs and go home
! Salad for you, slugs for them
! No poison in the beds

rooftop* roof-garden* flat-roof* on-the-roof the-roof
Sky Bed = a bed nearer to the sun
+Roofrow = vegetables in a row, up there
Up for Beans = why one climbs the stairs
Fifth Floor Farm = what grows above the classrooms
Load & Lettuce = what an engineer signs and what grows
+Topsoil = earth, on top of a house
Terrazza = Italian for a roof to sit on
Above the School = where the beds are
Ladder & Leaf = up, and then green
High Season = the one in which all the beds are let
! A bed of your own, above the street
! Signed by an engineer, sown by you
! Beans with a view

swap-their-harvest harvest-swap* harvest-with share-your-harvest surplus-harvest
Too Many Courgettes = every August
+Cropswap = what there is too much of, for something else
Over the Fence = how it was always done
Basket & Gate = what one carries and where one meets
Ripe Today = what cannot wait
+Fairshare = what each takes and gives
Windfall = what lies under the tree
Troc = French for swapping
Beans for Plums = a fair trade
Next Door Harvest = not farther than one can walk
! Your beans for their plums
! What is too much here is missing there
! No money over the fence

darn darns darning moth-hole* moth-holes mend-knit*
Purl Again = what the needle does
+Mothproof = what no sweater is
Good as Wool = when it is done
Needle & Skein = all it takes
Visible = a hole closed in a bright colour
+Stitchback = sent off with a hole, back without
Ten More Winters = what a mended sweater has before it
Rammendo = Italian for a darn
Hole Story = each one is shown before
Elbow First = where it goes through
! Every hole has its price
! Worn again by winter
! See the plan, then say yes
`;
