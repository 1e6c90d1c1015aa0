/** What a business does for its customers; "^" lends words to what is acted on, "!" lines are taglines that are true of the act. */
export const ACTS = `
watching trouble seen while it is small
? monitor* watch* detect* alert* warn* inspect* listens faulty fault* sensor track* thermal predict*
^ early: that is seen while there is time; steady: that nobody has to watch
Lookout = the person in the tree who sees it first
Early Sign = what shows before the damage does
First Light = the hour in which a fault can be seen
Crow's Nest = the highest place on a ship, with the widest view
! Seen before it costs you
! The {n} tells you first
! Nothing lost that could be seen
! Know which {n} needs you

answering an answer while it is still wanted
? quote quotes answer* reply replies respond* same-day priced instant estimate*
^ prompt: that is there while it is wanted
On the Spot = where the customer still stands
Straight Answer = what everybody wants and few get
! Answer first, win the job
! The price while you are still there

fetching brought, not fetched
? deliver* bring* brings ship ships courier doorstep comes-to mobile-practice
^ doorstep: that comes to the door
Milk Round = the walk that once brought breakfast to every door
At Your Door = the only address that matters
Morning Round = the tour that is over before the town wakes up
! There before you need it
! At the door, on the day

dawn ready before the day begins
? night overnight before-seven dawn breakfast sunrise early-morning before-light
Early Lark = the bird that is up first
+Firstlight = the minute at which a morning starts
! Made at night, there by morning
! Your {n}, before you are up

teaching learned by doing it
? teach* taught tutor* mentor* coach* learn* lesson* course* class classes graded pupil* kurs* cours curso* corso* unterricht*
^ open: that anybody may take apart; first: that somebody has done alone
Old Hand = somebody who has done it before
Been There = what the best teachers can say
Dress Rehearsal = the last try before it counts
Second Chair = the seat next to somebody who can do it
! Done once, never forgotten
! Ready on the first day
! Practised before it counts
! The {n}, practised before it counts

lending used by many instead of owned by one
? rent rents rental* lend* borrow* hire-out by-the-hour swap* by-the-day louer louent location* pret alquil* alug* miet* leih* verleih* noleggi* affitt*
^ borrowed: that goes from hand to hand; shared: that belongs to no cupboard
+Lendwell = lent, and back again
On Loan = yours until Sunday
! Use it, hand it back
! Yours for the hours you need
! Every {n}, in use again

matching two sides that find each other
? marketplace match* two-sided find-each-other directory platform-where finds-you
^ right: that fits whoever asked for it
Other Half = what each side was missing
Well Met = an old greeting, and a good result
Meeting Point = where those who looked for each other stand
! Two sides that needed each other
! Found today, agreed today

healing well again, step by step
? physio* surgery therap* rehab* recover* heal* treat* pain
^ easy: that has stopped hurting
On the Mend = getting better, as everybody says it
Soft Landing = how coming home should feel
Sound Again = an old way to say healthy
! Good days, one after another
! Better, one week after another

reclaiming money that was yours comes back
? deposit gets-back get-back refund* reclaim* illegal tribunal dispute* owed compensation unpaid claim claims
^ rightful: that belongs to whoever asks
Rightful = what belongs to you
Made Whole = what the law calls a loss that was paid back
Due Back = what is owed, and the day it comes
Turnabout = the moment at which the other side has to answer
! What is yours comes back
! Cheaper than giving up
! Your right, in an envelope

checking checked by somebody who knows
? test tested tests check* verif* certif* audit* graded reviewed proven laborator*
^ true: that was tested and passed; proven: that somebody has checked
Second Eyes = somebody who looks again
Plain Proof = a result anybody can read
! Checked, and you can see it
! Tested before it reaches you
! Every {n} checked

tracing where it comes from can be seen
? trace* origin story stories history-of who-made provenance transparen* quién-tejió historia código
^ known: that has a name and a place
By Name = how people should be thanked
Signed Work = work that somebody put a name to
+Handtold = told by the hand that made it
+Trueborn = from where it says it is
! Know whose hands made it
! A name on every {n}

sparing no detour, no middleman
? direct* middlem* intermediar* without-agent commission-free portal* directamente
Straight Through = without a stop in between
Hand to Hand = from whoever makes it to whoever keeps it
Firsthand = from the first hand, without a second
! Straight from those who make it
! Nobody in between

returning people who come back
? loyal* repeat come-back came-back returning regulars reward* loyalty-card collect-nights stamp-card
Comeback = what every good host hopes for
Known Here = what a guest feels at the second visit
! Come back, and be known
! The second visit starts here
! Back at the same {n}

making made by hand and with time
? handmade by-hand made-from crafted sew* carve* forge* glaze* own-mill dedicated-mill own-workshop small-batch hecho-a-mano
^ honest: that shows the hand behind it
*Handsmith = a smith whose tool is the hand
Hand & Eye = the two tools that matter
! Made by hand, with time
! Every {n}, made with time

automating the dull part done for you
? automat* fills-in reads-the turns-photos voice-note typing paperwork generat* extract* by-itself proposes
Done by Supper = work that does not follow you home
Evening Off = what is won when the paperwork does itself
+Autopen = a pen that writes while you drive
! Evenings are yours again
! Nothing typed twice
! The {n} writes itself

deciding knowing what to do next
? forecast* recommend* decide* plan-ahead compare* calculat* insight* dashboard demand
Good Call = a decision that turns out right
Foresight = seeing it while there is time
True North = the direction that does not change
! Know what to do next
! Fewer guesses, better days
! The right {n}, without a guess

joining people who do it together
? together community club member* cooperative shared-by volunteer* join neighbours
^ common: that belongs to everybody in it
Common Table = the one with a place for everybody
Joinery = the craft of fitting parts together
+Roundhouse = a house in which nobody sits at the head
! Better when there are many
! It belongs to its members

gifting something to look forward to
? monthly-box subscription-box surprise gift-box parcel-a-month letterbox box-a-month
In the Post = the three words that make waiting pleasant
Letterbox = where the good things come through
Lift the Lid = what everybody wants to do first
! Something good in the post
! A {n} to look forward to

playing time that is played, not passed
? game games toy toys board-game puzzle* play-together entertain*
Fair Game = open to everybody at the table
Play It Again = what is said on the way home
! Your turn, all the way
! Time that nobody wants to end
! Put the {n} on the table

protecting safe, without having to think of it
? insur* protect* secure* guard* safe safety covered damage guaranteed
^ safe: that is covered before anything happens
Safe Pair = hands that do not drop things
+Surefooted = steady where it is slippery
! Safe, and you can prove it
! Covered before anything happens
! Every {n} covered

saving less spent for the same
? cheap* save saves saving afford* lower-cost waste discount
^ fair: that costs what it is worth
+Pennyside = on the side of the purse
Fair Penny = a price both sides can name
! The same, for less
! What you do not spend stays yours
! The same {n}, for less

speeding minutes instead of days
? seconds minutes-instead instant* fast faster quick* same-day within-a-day within-hours speed 48-hours 24-hours
^ quick: that is done before lunch
+Quickstep = a dance in which nobody drags
+Dashline = the quickest way across
! Done before you are back
! Minutes, where it was days

simplifying one less thing to think about
? simple simpl* easy easier effortless hassle step-by-step one-tap one-click
^ plain: that needs no instructions
Plain Sailing = a way without obstacles
One Less Thing = what is taken off a full list
Easy Does It = how a helper says not to worry
! One thing less to think about
! Simple enough to start today

enduring made to last
? years durable lasts long-lasting reliab* warranty sturdy repairable robust
^ lasting: that is still there in ten years
Long Haul = the distance that shows what is good
Staying Power = what is left when others stop
+Steadfast = what does not give way
! Set it once, leave it
! Years, not months
! A {n} that stays

fairness a fair share for those who do the work
? fair fairly pay-the wage-for income-for tejedora pagamos
^ even: that pays both sides alike
Fair Share = the part that belongs to whoever did it
Even Scale = a scale on which nobody puts a thumb
Lion's Share = the largest part, given to the right one for once
+Evenhand = a hand that gives the same to both
! A fair share, said out loud
! A fair share of every {n}

caring looked after by somebody who stays
? cares caring look-after looks-after companion* home-visit visiting accompan* same-caretaker caretaker* carer*
^ kind: that somebody looks after
At Your Side = where help should be
Familiar Face = the same person every time
*Carewise = care that knows how
+Kindhand = a hand that is kind
Looked After = how people want to feel
! The same face every time
! Somebody who comes, and stays

cooling kept fresh, kept whole
? cool cold cold-room perish* spoil* chilled fridge*
^ fresh: that is as good tomorrow
+Coolkeep = where it lasts
Cool Shelf = where it keeps
! Fresh tomorrow as well
! The {n} stays fresh

cleansing clean, and counted
? clean* wash* launder* sanitiz* filter* purif* lava* limpez* limpi* nettoy* reinig* pulizi*
^ clear: that has nothing left in it
Clean Slate = where everybody would like to start
Fresh Start = what a morning should be
Clear Rinse = the last water, in which nothing is left
! Clean, counted, on time
! Every {n} clean, and counted

growing more of what works
? grow grows growing grown scale-up increase-revenue harvest* yield
Green Shoots = the first sign that it works
Taking Root = what a good thing does after a year
Upland = the land that lies higher
! Small today, rooted next year

remembering kept for later
? remember* memory memories archive* preserve* album
^ kept: that nobody will forget
Keepsake = a small thing that stands for a large one
Long Memory = what a family has together
Not Forgotten = what everybody wants to be
! Kept for those who come after
! Every {n} kept

speaking said so that it is understood
? speak* language voice translat* pronounc* conversation dialogue talk* interpret* explain* summar*
^ plain: that is understood the first time; clear: that carries across a room
Plainly Put = how it should be said
Found the Words = the moment a language becomes one's own
Clear Voice = what carries across a room
! Said so that it is understood

gathering people in one place
? event* wedding* party gather* conference festival
Save a Seat = what friends do for each other
Raise a Glass = what it is all for
! A room full of the right people

building put up to stay
? build builds install* construct* assembl* fitted manufactur*
^ square: that stands as it was drawn
Ground Up = from where a good thing is built
Square & Level = straight in both directions
Built to Stay = how it was meant
! Put up once, and right

selling sold at its worth
? sell sells sold seller* resell* e-commerce tienda vende vendemos
^ named: that is sold under its own name
+Fairstall = where a price is a price
Good Stock = things one is glad to have
! Shown as it is, sold at its worth
! Every {n}, sold at its worth

financing money when it is needed
? lend-money loan loans credit invest* payout advance cash-flow
Bridge Money = what carries a household to the next pay day
In Hand = where money is worth most
Good Faith = what lending has always rested on
! Money when it is needed

hosting a place where somebody waits for you
? overnight-stay guesthouse hostel retreat book-directly guests hotel-room spare-room
+Lampdoor = a door with a light
Warm Threshold = where one likes to step in
! A light left on for you
! A {n} that expects you

time an hour that comes back
? late waiting queue* delay* wait schedule* free-hour
^ prompt: that keeps nobody waiting
An Hour Back = what a good tool gives
Spare Hour = the hour nobody planned
Well Spent = what time should be
Unhurried = how a day feels when the dull part is gone
! An hour back, every week
! Time for what you meant to do
! Less waiting, more evening

helping somebody who knows the next step
? help helps helping assist* guidance advice advise* advisor adviser accompan*
Next Step = the only one that has to be seen
Leg Up = the small help with a large effect
Handrail = what is there before it is needed
Sidekick = the helper who never asks for the credit
! The next step, and then the one after
! Help that starts with one question

bettering better, one small step at a time
? better improve* best upgrade* progress
Up a Notch = a little better than yesterday
Turning Point = where it starts to get better
+Upstep = the next stair
Meliora = "better things" in Latin
! A little better than yesterday
! Try it for a week

recording a record that nobody can argue with
? logbook* log logs logged records-every on-record signed-in diary daybook timestamp* evidence
^ signed: that somebody has put a name to; known: that has a history anybody can read
On Record = what was written down while it happened
Daybook = the book in which a house wrote down every day
Docket = the slip that says what was done
Signed For = done, with a name beside it
+Tickmark = the small mark beside what is done
Roll Call = who is here, and who is not
! Written down while it happens
! Every {n} on record

storing looked after until it is wanted again
? storage stor* locker* stow* cloakroom luggage keeps-your leave-their leave-your
^ resting: that waits where it is safe; parked: that is out of the way
Set It Down = the moment in which a heavy thing leaves the hand
Pigeonhole = a small place for one thing
+Stowaway = what is out of sight and quite safe
! Yours again whenever you want
! Set it down and walk on

practising tried until it is easy
? rehears* practis* practic* role-play simulat* exercise* drill* dry-run
^ brave: that was practised first; next: that will go better
Dry Run = the try that costs nothing
Second Take = the one in which it works
From the Top = what is said before the good try
Warm-Up = what comes before anything that counts
+Runthrough = once, from beginning to end
Understudy = whoever is ready when it counts
Out Loud = the only way to try it
! Practise here, mean it there
! Wrong here, right when it counts

measuring known instead of guessed
? weigh* measur* gauge* calibrat* meter* dosage* how-much how-many days-are-left messung misst pes*
^ known: that nobody has to guess; exact: that is right to the gram
Plumb Line = the string that is always right
Sounding = how sailors learn what is below them
Fathom = to measure, and to understand
Known Weight = what a scale is tested with
+Fullmark = the line to which it reaches
Notch = the cut by which a length is remembered
Rule of Thumb = the guess that a measurement replaces
! Known, where it was guessed
! Read it, and be sure

finding found without a search
? find finds finden search* locate* discover* recogni* identif* which-are-free available
^ found: that was there all along
Well Spotted = what is said to whoever saw it first
Lost & Found = where a search ends
+Pinpoint = exactly there
Bellwether = the one the others follow
! Found while the kettle boils
! There when you look for it

wording in words that arrive
? write writes written draft* application* letter* proposal* petition* copywrit*
^ fair: that is ready to be signed; final: that can go out
In Ink = meant, and not to be rubbed out
Well Put = what is said of a good sentence
Last Draft = the one that goes out
Dotted Line = where it is signed
+Penmark = the mark of the pen
Signed & Sealed = ready to leave the house
! Written so that it is read
! Sent off complete

tending kept as it should be
? tend tends maintain* tune tunes tuning polish* renew* refresh* look-after looks-after change-the flowers caretaker*
^ tended: that somebody comes back to; kept: that is in good hands
Fettle = good order, as people in the north of England say
Well Kept = what neighbours say of a place that is looked after
Keeper = whoever stays and looks after it
Standing Date = a day on which somebody always comes
Good Order = how a thing should be left
Mindful = with the mind on it
! Looked after, although you are far
! As if you had been there

fitting made to measure
? fit fits fitted tailor* adjust* tune tunes custom made-to-order bespoke cut-to swatch*
^ fitted: that was made for one person; true: that looks like what it is
Dovetail = a joint in which two parts hold each other
In Tune = when nothing rubs against anything else
Snug = close, and comfortable
+Trueform = in its own shape
Right Size = neither too much nor too little
To Measure = made for one, not for all
! Made for one, not for all
! Fits, because it was fitted

rescuing used instead of thrown away
? leftover* surplus reuse* reus* second-hand rescue* upcycl* offcut* unsold refurbish* deadstock throw-away thrown discarded
^ second: that gets another go; spared: that was not thrown away
Offcut = the piece that was left over, and is worth having
Windfall = what falls to you without asking
Second Round = another go for a good thing
Remnant = what is left of the good cloth
+Roundagain = once more, and not into the bin
Waste Not = the first half of an old saying
! Too good to be thrown away
! Left over there, needed here

reaching near, although it is far
? abroad far-away remote* at-home comes-home home-visit* kitchen-table distance km-away emigr*
^ near: that is no journey away
House Call = the visit as doctors used to make it
Round the Corner = as near as help should be
Near & Dear = whom it is for
Kitchen Table = where everything important is settled
! Near, however far you are
! No journey first

showing proof that can be looked at
? send-a-photo sends-a-photo film* filmed shows-you before-and-after inside proof
^ plain: that can be looked at
In Plain Sight = where nothing can be hidden
Open Book = what anybody may read
See for Yourself = the best thing an honest firm can say
Clear View = what is left when nothing stands in the way
+Sidelight = the light that shows what was missed
Before & After = the two pictures that settle it
! See it for yourself
! A picture instead of a promise
`;
