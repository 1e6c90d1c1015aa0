/** What a business does for its customers; "<" words close a compound, "!" lines are taglines that are true of the act. */
export const ACTS = `
watching trouble seen while it is small
*Noticewell = to notice, and to do it well
? monitor* watch* detect* alert* warn* inspect* listens faulty fault* sensor track* thermal predict*
< lamp: a light held over what is hard to see; watch: somebody who stays awake; post: a lookout that is always manned; scout: whoever goes ahead to look
Lookout = the person in the tree who sees it first
Early Sign = what shows before the damage does
First Light = the hour in which a fault can be seen
+Tellwise = telling in time, and wise enough to wait
Crow's Nest = the highest place on a ship, with the widest view
! Seen before it costs you
! The {n} tells you first
! Nothing lost that could be seen
! Know which {n} needs you

answering an answer while it is still wanted
? quote quotes answer* reply replies respond* same-day priced instant estimate*
< call: an answer given on the spot; bell: the sound of a quick answer
On the Spot = where the customer still stands
Straight Answer = what everybody wants and few get
*Answell = answer and well
Quick Yes = the shortest way to a job
Shortnotice = ready when there is hardly any time
! Answer first, win the job
! The price while you are still there

fetching brought, not fetched
? deliver* bring* brings ship ships courier doorstep comes-to mobile-practice
< round: the way a milkman walked; bell: the ring at the door; step: the last metre before the door
Milk Round = the walk that once brought breakfast to every door
At Your Door = the only address that matters
*Doorward = towards the door
Morning Round = the tour that is over before the town wakes up
+Outrider = whoever rides ahead with the goods
! There before you need it
! At the door, on the day

dawn ready before the day begins
? night overnight before-seven dawn breakfast sunrise early-morning before-light
< dawn: the hour it is made for; lark: the bird that is up first
Small Hours = the hours in which the work is done
Early Lark = the bird that is up first
+Firstlight = the minute at which a morning starts
! Made at night, there by morning
! Your {n}, before you are up

teaching people who have done it show how
? teach* taught tutor* mentor* coach* learn* lesson* course* class classes role-play graded pupil*
< bench: where one learns beside another; mate: somebody who learns beside you; school: the place where it is practised
Old Hand = somebody who has done it before
Been There = what the best teachers can say
*Taughtful = taught and thoughtful
Dress Rehearsal = the last try before it counts
Second Chair = the seat next to somebody who can do it
+Showhow = the half of know-how that can be passed on
! Learn it from those who did it
! Ready on the first day
! Practised before it counts
! The {n}, practised before it counts

lending used by many instead of owned by one
? rent rents rental* lend* borrow* hire-out by-the-hour swap* by-the-day pick-up
< loop: the way out and back; share: the part that is yours for a while; hour: the time it is yours; shed: where things wait for their turn
Taken in Turn = how things are shared without a fight
By the Hour = as long as it is needed
*Lendable = good enough to lend
Returnable = what comes back in good order
On Loan = yours until Sunday
! Use it, hand it back
! No {n} left in a cupboard
! Yours for the hours you need
! Every {n}, in use again

matching two sides that find each other
? marketplace match* two-sided find-each-other directory platform-where finds-you
< row: where one stands beside the other; bridge: what lets two sides meet; mate: the one you were looking for
Other Half = what each side was missing
Well Met = an old greeting, and a good result
+Counterside = the other side of the counter
Meeting Point = where those who looked for each other stand
! Two sides that needed each other
! Found nearby, agreed face to face

healing well again, step by step
? physio* surgery therap* rehab* recover* heal* treat* pain
< stride: a step without pain; well: how it should end
On the Mend = getting better, as everybody says it
Soft Landing = how coming home should feel
+Mendwell = mend well, said as a wish
Sound Again = an old way to say healthy
! Good days, one after another
! Better, one week after another

reclaiming money that was yours comes back
? deposit gets-back get-back refund* reclaim* illegal tribunal dispute* owed compensation unpaid claim claims
< right: what nobody has to ask for twice
Rightful = what belongs to you
Made Whole = what the law calls a loss that was paid back
*Refundamental = refund and fundamental
Due Back = what is owed, and the day it comes
No Win No Bill = the terms in four words
Turnabout = the moment at which the other side has to answer
! What is yours comes back
! Cheaper than giving up
! Your right, in an envelope

checking checked by somebody who knows
? test tested tests check* verif* certif* audit* graded reviewed proven laborator*
< mark: the sign that it was checked; proof: what can be shown
Assayed = tested for what it is made of
Second Eyes = somebody who looks again
*Provenly = as something that was proven
Proof of It = what can be shown and not only said
Plain Proof = a result anybody can read
! Checked, and you can see it
! Tested before it reaches you
! Every {n} checked

tracing where it comes from can be seen
? trace* origin story stories history-of batch who-made provenance transparen* quién-tejió historia código
< mark: the sign of whoever made it; trail: the way it came; name: who stands behind it
By Name = how people should be thanked
Whose Hands = the question behind every good thing
Signed Work = work that somebody put a name to
+Handtold = told by the hand that made it
+Trueborn = from where it says it is
! Know whose hands made it
! A name on every {n}

sparing no detour, no middleman
? direct* middlem* intermediar* without-agent commission-free portal* directamente
< way: the short one; hand: from one to the other; line: from one end to the other
Straight Through = without a stop in between
Hand to Hand = from whoever makes it to whoever keeps it
Own Door = the one that needs no portal
Short Way = the one that locals take
Firsthand = from the first hand, without a second
! Straight from those who make it
! Nobody in between

returning people who come back
? loyal* repeat come-back came-back returning regulars reward* loyalty-card collect-nights stamp-card
< night: what is collected; key: what a regular holds; club: those who know each other
Once More = what the best guests say
Tenth Night = the one that should be free
*Loyalane = loyal and lane, the street one comes back to
Comeback = what every good host hopes for
Known Here = what a guest feels at the second visit
! Come back, and be known
! The second visit starts here
! Back at the same {n}

making made by hand and with time
? handmade by-hand made-from crafted sew* carve* forge* glaze* own-mill dedicated-mill own-workshop small-batch hecho-a-mano
< hand: the one that made it; bench: where it was made; yard: where the making is done; mark: the sign of the maker
Slow Made = made in the time it takes
Sleeves Up = how good work begins
*Handsmith = a smith whose tool is the hand
Hand & Eye = the two tools that matter
! Made by hand, with time
! Every {n}, made with time

automating the dull part done for you
? automat* fills-in reads-the turns-photos photo photos voice-note typing paperwork generat* extract* by-itself
< hand: the extra one you never had; mate: the one who does the dull part
Done by Supper = work that does not follow you home
Evening Off = what is won when the paperwork does itself
*Doneward = on the way to done
Sleight = a quick hand
+Autopen = a pen that writes while you drive
! Evenings are yours again
! Nothing typed twice
! Photographed, written, sent
! The {n} writes itself

deciding knowing what to do next
? forecast* recommend* decide* plan-ahead compare* calculat* insight* dashboard demand
< sense: the feeling for what comes; map: what shows the way; dial: what is read at a glance
Good Call = a decision that turns out right
Next Right Thing = all anybody needs to know
*Decidely = decide and decidedly
Foresight = seeing it while there is time
True North = the direction that does not change
! Know what to do next
! Fewer guesses, better days
! The right {n}, without a guess

joining people who do it together
? together community club member* cooperative shared-by volunteer* join neighbours
< round: where nobody sits at the head; guild: those of one trade; crew: those who do it together
Common Table = the one with a place for everybody
All of Us = who it belongs to
*Commonry = what is held in common, as a pantry holds food
Joinery = the craft of fitting parts together
+Roundhouse = a house in which nobody sits at the head
! Better when there are many
! It belongs to its members

gifting something to look forward to
? monthly-box subscription-box surprise box boxes gift-box parcel-a-month letterbox
< box: what everybody opens at once; post: how it arrives; day: the one to look forward to
Opening Day = the day the parcel comes
In the Post = the three words that make waiting pleasant
*Parcelight = parcel and light, joined at one letter
Letterbox = where the good things come through
Lift the Lid = what everybody wants to do first
! Something good in the post
! A {n} to look forward to

playing time that is played, not passed
? game games toy toys board-game puzzle* play-together entertain*
< play: what is done with free time; turn: what comes round
Screen Down = what has to happen first
Fair Game = open to everybody at the table
Play It Again = what is said on the way home
! Your turn, all the way
! Time that nobody wants to end
! Put the {n} on the table

protecting safe, without having to think of it
? insur* protect* secure* guard* safe safety cover covered damage guaranteed
< ward: the hand held over it; gate: what opens only for you
Safe Pair = hands that do not drop things
Roof Over It = what should be over anything valuable
*Safeward = in the direction of safe
+Surefooted = steady where it is slippery
! Safe, and you can prove it
! Covered before anything happens
! Every {n} covered

saving less spent for the same
? cheap* save saves saving afford* lower-cost waste discount
< wise: knowing what things cost; share: the part that stays with you; penny: what is worth keeping
Kept Back = money that stays where it was earned
Fair Penny = a price both sides can name
+Thriftwell = spending well, and less
! The same, for less
! What you do not spend stays yours
! The same {n}, for less

speeding minutes instead of days
? minute* instant* fast faster quick* same-day within-a-day speed
< spark: how quickly it catches; step: quick, and then the next
Before Lunch = when it should be done
In a Minute = what it really takes
+Quickstep = a dance in which nobody drags
Same Afternoon = as long as one should wait
! Done before you are back
! Minutes, where it was days

simplifying one less thing to think about
? simple simpl* easy easier effortless hassle step-by-step one-tap one-click
< path: the way that is marked; ease: how it should go
Plain Sailing = a way without obstacles
One Less Thing = what is taken off a full list
Easy Does It = how a helper says not to worry
+Knackwise = knowing the trick of it
! One thing less to think about
! Simple enough to start today

enduring made to last
? years durable lasts long-lasting reliab* warranty sturdy repairable robust
< mast: what stands through every storm; oak: what lasts longest
Long Haul = the distance that shows what is good
Three Winters = what a thing must last to be called good
Staying Power = what is left when others stop
+Steadfast = what does not give way
! Set it once, leave it
! Years, not months
! A {n} that stays

fairness a fair share for those who do the work
? fair fairly pay-the wage-for income-for tejedora pagamos
< share: the part that goes to the maker; scale: what is even on both sides
Fair Share = the part that belongs to whoever did it
Even Scale = a scale on which nobody puts a thumb
Lion's Share = the largest part, given to the right one for once
+Evenhand = a hand that gives the same to both
! A fair share, said out loud
! A fair share of every {n}

caring looked after by somebody who stays
? care cares caring look-after looks-after companion* visit visits visiting accompan*
< hand: the one that holds; nest: a place of safety; side: where a friend stands
At Your Side = where help should be
Familiar Face = the same person every time
*Carewise = care that knows how
+Kindhand = a hand that is kind
Looked After = how people want to feel
! The same face every time
! Somebody who comes, and stays
! The same face at every {n}

cooling kept fresh, kept whole
? cool cold cold-room frozen perish* spoil*
< keep: the place where it stays good; shade: the coolest place
Fresh Tomorrow = what it still should be
+Keepwell = a place where things keep well
+Shadeside = the side on which it stays cool
! Fresh tomorrow as well
! The {n} stays fresh

cleansing clean, and counted
? clean* wash* launder* sanitiz* filter* purif*
< 
Clean Slate = where everybody would like to start
Fresh Start = what a morning should be
Clear Rinse = the last water, in which nothing is left
! Clean, counted, on time
! Every {n} clean, and counted

growing more of what works
? grow* scale-up increase-revenue harvest* yield expand* season
< leaf: the first thing to show; root: what holds it
Green Shoots = the first sign that it works
Taking Root = what a good thing does after a year
*Growell = grow and well, with one letter shared
Upland = the land that lies higher
! Small today, rooted next year

remembering kept for later
? remember* memory memories archive* preserve* album
< page: where it stands; shelf: where it is kept
Keepsake = a small thing that stands for a large one
Long Memory = what a family has together
Not Forgotten = what everybody wants to be
! Kept for those who come after
! Every {n} kept

speaking said so that it is understood
? speak* language voice translat* pronounc* conversation dialogue talk* interpret* explain* summar*
< word: the one that is right; voice: what is heard
Plainly Put = how it should be said
Found the Words = the moment a language becomes one's own
*Sayable = what can be said by everybody
Clear Voice = what carries across a room
+Saywell = to say it well
! Said so that it is understood
! Every {n} understood

gathering people in one place
? event* wedding* party gather* conference festival
< hall: where there is room for everybody; row: where everybody sits
Full Room = what every host hopes for
Save a Seat = what friends do for each other
Raise a Glass = what it is all for
! A room full of the right people

building put up to stay
? build builds install* construct* assembl* fitted manufactur*
< beam: what carries it; brick: one after another
Ground Up = from where a good thing is built
Square & Level = straight in both directions
Built to Stay = how it was meant
! Put up once, and right

selling sold at its worth
? sell sells sold shop store seller* e-commerce tienda vende vendemos
< window: where it can be seen; row: the shops of one trade
Fair Window = a shop window that shows things as they are
Named Price = a price that is said aloud
*Sellright = to sell, and right
Good Stock = things one is glad to have
! Shown as it is, sold at its worth
! Every {n}, sold at its worth

financing money when it is needed
? lend-money loan loans credit invest* payout advance cash-flow
< purse: where it is kept; bridge: what carries you to pay day; coin: what is counted
Bridge Money = what carries a household to the next pay day
In Hand = where money is worth most
Good Faith = what lending has always rested on
! Money when it is needed

hosting a place where somebody waits for you
? hosts room rooms overnight-stay guesthouse hostel retreat book-directly guests
< key: what hangs there for you; lamp: the light that was left on; inn: a house for those on the way
Light Left On = how a house says it expects you
Own Key = what a friend of the house gets
Warm Hall = the first thing a guest should feel
! A light left on for you
! A {n} that expects you

time an hour that comes back
? time hour hours late waiting queue delay* wait schedule*
< hour: what is won; clock: what it runs like; day: what is left of it
An Hour Back = what a good tool gives
Spare Hour = the hour nobody planned
Well Spent = what time should be
Unhurried = how a day feels when the dull part is gone
+Daywell = a day that went well
Quarter To = still in time
Hour & Half = an hour, and the half that was saved as well
! An hour back, every week
! Time for what you meant to do
! Less waiting, more evening

helping somebody who knows the next step
? help helps helping assist* guide guides guidance support advice advise
< hand: the extra one; lamp: the light on the path; guide: whoever knows the way; mate: whoever stays with you
Next Step = the only one that has to be seen
Lend a Hand = what people say before they do it
*Helpward = towards help
Leg Up = the small help with a large effect
Handrail = what is there before it is needed
Sidekick = the helper who never asks for the credit
! Somebody to ask
! The next step, and then the one after
! Help that starts with one question

bettering better, one small step at a time
? better improve* best upgrade* progress
< step: one at a time; rise: the way up; mark: how progress is measured
Up a Notch = a little better than yesterday
Turning Point = where it starts to get better
Meliora = "better things" in Latin
Better Half Hour = the half hour that changes a day
+Upstep = the next stair
! A little better than yesterday
! Try it for a week
`;
